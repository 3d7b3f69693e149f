"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((B,y,r)=>{function a(){const T=r(39281);return a=function(){return T},
T}function R(){const T=r(94639);return R=function(){return T},T}function S(){const T=r(54244);return S=function(){return T},
T}const $="main-has-run";a().getState($)===""?(a().saveState($,"true"),(0,S().runProcess)(1,async T=>{await(0,R().runAction)(
process.env,T),T.aborted&&process.exit()})):(0,R().runPost)(process.env)}),63226:((B,y,r)=>{Object.defineProperty(y,"__e\
sModule",{value:!0}),y.checkPlace=I;function a(){const p=r(39281);return a=function(){return p},p}function R(){const p=r(
97928);return R=function(){return p},p}function S(){const p=r(41895);return S=function(){return p},p}function $(){const p=r(
64597);return $=function(){return p},p}function T(){const p=r(5547);return T=function(){return p},p}function C(){const p=r(
76721);return C=function(){return p},p}function P(){const p=r(1405);return P=function(){return p},p}async function I(p,c){
const w=(0,C().publishContext)(p,c);if(c instanceof S().GateError)return{context:w,known:{}};const t=await(0,R().askForRefs)(
w.github,c,a().warning),i=(0,P().sharedPolicies)(w.github),s=await(0,T().isProtected)(c,t,p.env,i).catch(S().asGateError),
n=s instanceof S().GateError?{doubt:s}:{},u={...w,checkName:(0,$().checkNameOf)(w.name,c,s!==!1)};if(c.name!=="pull_requ\
est"||s===!1)return{context:u,known:t,...n};const{number:g}=c.pullRequest;return{context:{...u,others:{judge:()=>(0,T().
otherPulls)(c.headSha,g,u,p),canDiffer:()=>(0,T().protectsSeveral)(c,t,p.env,i).catch(()=>!0)}},known:t,...n}}}),33451:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.eventJob=g,y.gateJob=u,y.judgeEvent=o,y.withChangedFiles=m;function a(){
const f=r(39281);return a=function(){return f},f}function R(){const f=r(60016);return R=function(){return f},f}function S(){
const f=r(97928);return S=function(){return f},f}function $(){const f=r(54436);return $=function(){return f},f}function T(){
const f=r(46960);return T=function(){return f},f}function C(){const f=r(42287);return C=function(){return f},f}function P(){
const f=r(1207);return P=function(){return f},f}function I(){const f=r(81014);return I=function(){return f},f}function p(){
const f=r(64632);return p=function(){return f},f}function c(){const f=r(41895);return c=function(){return f},f}function w(){
const f=r(63226);return w=function(){return f},f}function t(){const f=r(4423);return t=function(){return f},f}function i(){
const f=r(5547);return i=function(){return f},f}function s(){const f=r(1405);return s=function(){return f},f}function n(){
const f=r(916);return n=function(){return f},f}function u(f){return g(f,()=>({run:!0}))}async function g(f,e){const E=await(0,n().
eventPayload)(f.env).catch(c().asGateError);if("action"in E&&E.action==="closed"){await(0,i().publishOthers)(f,E,E.pullRequest.
number);return}const{context:v,known:l,doubt:b}=await(0,w().checkPlace)(f,E),M=async()=>{if(b)throw b;return await o(E,v.
github,{...e(),known:l},f)},A="action"in E&&E.action==="edited"&&v.others===void 0;return{context:v,decide:M,...A&&{afterwards:()=>(0,i().
publishOthers)(f,E,E.pullRequest.number)}}}async function o(f,e,{known:E,...v},l){if(f instanceof c().GateError)throw f;
(0,T().requireUnprivileged)(f);const b=(0,t().readInputs)(a().getInput),M=f.name==="pull_request"?await m(f,e,a().warning):
f,A=E??await(0,S().askForRefs)(e,M,a().warning),N=async G=>{const U=await(0,C().resolveEvent)(G,M,A);return M.name==="me\
rge_group"?await(0,$().withGroup)(U,M,G,{github:e,warn:a().warning}):U},k=b.prepare===void 0?{}:{prepare:b.prepare},j={...v,
...k,locate:N,approver:d(e)};return await(0,s().gateOfStep)(j,b,e,l)}function d(f){return"unavailable"in f?(0,R().approveByNobody)(
`cannot read reviews: ${f.unavailable}`):(0,R().approveByReviews)(e=>e===void 0?void 0:(0,p().githubReviews)(f,{number:e}))}
const O="read the number of changed files";async function m(f,e,E){const{pullRequest:v,headSha:l}=f;if(v.changedFiles!==
void 0)return f;const b=await h(f,e);if("headSha"in b&&b.headSha===l)return{...f,pullRequest:{...v,changedFiles:b.changedFiles}};
const M="reason"in b?b.reason:"the pull request has newer commits";return E(`The number of changed files was not compare\
d with GitHub's: ${M}.`),f}async function h({pullRequest:{owner:f,repo:e,number:E}},v){if("unavailable"in v)return{reason:v.
unavailable};try{return await(0,I().pullRequestState)({client:v.client,owner:f,repo:e},E)}catch(l){const b={doing:O,permission:"\
pull-requests: read"};return{reason:(0,P().explainFailure)(l,b)}}}}),4423:((B,y,r)=>{Object.defineProperty(y,"__esModule",
{value:!0}),y.inputsSchema=void 0,y.readInputs=p,y.readPublishingInputs=c;function a(){const t=r(7723);return a=function(){
return t},t}function R(){const t=r(41895);return R=function(){return t},t}function S(){const t=r(78374);return S=function(){
return t},t}function $(){const t=r(11160);return $=function(){return t},t}function T(){const t=r(92910);return T=function(){
return t},t}const C=a().enum(["true","True","TRUE","false","False","FALSE"]).transform(t=>t.toLowerCase()==="true"),P=y.
inputsSchema=a().object({mode:a().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":a().
string().optional(),prepare:a().string().optional(),...$().policyInputsSchema.shape,"policy-ref":a().string().optional(),
all:C.default(!1),comment:a().enum(["on-findings","always","never"]).default("on-findings"),suggestions:C.default(!0),"c\
heck-name":a().string().min(1).max(100).default("gene-gate"),"artifact-name":a().string().min(1).default("gene-gate"),shards:a().
coerce.number().pipe(S().shardCountSchema).default(4),shard:T().shardSchema.optional(),parts:a().string().optional(),durations:a().
string().optional(),assets:a().string().optional(),events:a().string().optional(),report:a().string().optional(),attestation:a().
string().optional(),fetch:C.default(!1),"trusted-root":a().string().optional(),"output-directory":a().string().optional()}),
I=P.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function p(t){const i=P.
safeParse(w(P,t));if(i.success)return i.data;const s=i.error.issues.map(({path:n,message:u})=>`${n.join(".")}: ${u}`);throw new(R()).
GateError("input_invalid",`The action's inputs are invalid:
${s.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function c(t){const i=w(I,t),s=I.safeParse(
i);if(s.success)return s.data;const n=Object.fromEntries(s.error.issues.map(({path:u})=>[u[0],void 0]));return I.parse({
...i,...n})}function w({shape:t},i){const s=Object.keys(t).map(n=>[n,i(n)]);return Object.fromEntries(s.filter(([,n])=>n!==
""))}}),94639:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.runAction=i,y.runPost=s;function a(){const n=r(
39281);return a=function(){return n},n}function R(){const n=r(40410);return R=function(){return n},n}function S(){const n=r(
41895);return S=function(){return n},n}function $(){const n=r(20235);return $=function(){return n},n}function T(){const n=r(
33451);return T=function(){return n},n}function C(){const n=r(4423);return C=function(){return n},n}function P(){const n=r(
85931);return P=function(){return n},n}function I(){const n=r(47752);return I=function(){return n},n}function p(){const n=r(
23393);return p=function(){return n},n}function c(){const n=r(17938);return c=function(){return n},n}function w(){const n=r(
916);return w=function(){return n},n}const t={gate:async n=>await(0,c().publishReport)(await(0,T().gateJob)(n)),publish:async n=>await(0,c().
publishReport)(await(0,p().publishJob)(n)),plan:P().planShardsStep,run:P().runShard,report:async n=>await(0,c().publishReport)(
await(0,P().reportJob)(n)),promote:async({env:n})=>await(0,I().runPromotion)(n)};async function i(n,u){try{const g=(0,C().
readPublishingInputs)(a().getInput);await t[g.mode]({inputs:g,env:n,signal:u})}catch(g){(0,w().failUndecided)((0,S().asGateError)(
g))}}async function s(n){const u=a().getInput("github-token");if(u==="")return;if((0,$().wereUnseen)(a())){const{signal:o}=new AbortController;
await(0,p().publishAgain)({inputs:(0,C().readPublishingInputs)(a().getInput),env:n,signal:o})}const g=await(0,$().closeAbandonedCheck)(
{connect:()=>(0,R().connect)(u,{baseUrl:n.GITHUB_API_URL}),getState:a().getState});g.status==="closed"&&a().warning("The\
 gate did not finish; its check run was completed as a failure."),g.status==="failed"&&a().warning(`The check run may st\
ill be in progress: ${g.reason}.`)}}),85931:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.planShardsStep=
f,y.reportJob=E,y.runShard=e;function a(){const l=r(76760);return a=function(){return l},l}function R(){const l=r(39281);
return R=function(){return l},l}function S(){const l=r(41895);return S=function(){return l},l}function $(){const l=r(73388);
return $=function(){return l},l}function T(){const l=r(67111);return T=function(){return l},l}function C(){const l=r(88863);
return C=function(){return l},l}function P(){const l=r(64597);return P=function(){return l},l}function I(){const l=r(55430);
return I=function(){return l},l}function p(){const l=r(27624);return p=function(){return l},l}function c(){const l=r(20471);
return c=function(){return l},l}function w(){const l=r(74658);return w=function(){return l},l}function t(){const l=r(94965);
return t=function(){return l},l}function i(){const l=r(91088);return i=function(){return l},l}function s(){const l=r(2850);
return s=function(){return l},l}function n(){const l=r(77875);return n=function(){return l},l}function u(){const l=r(23107);
return u=function(){return l},l}function g(){const l=r(92910);return g=function(){return l},l}function o(){const l=r(47350);
return o=function(){return l},l}function d(){const l=r(33451);return d=function(){return l},l}function O(){const l=r(4423);
return O=function(){return l},l}function m(){const l=r(76721);return m=function(){return l},l}function h(){const l=r(916);
return h=function(){return l},l}async function f(l){const b=await(0,h().eventPayload)(l.env);if("action"in b&&b.action===
"closed"){R().setOutput("matrix",JSON.stringify({shard:[]})),R().setOutput("shards","[]");return}const{github:M}=(0,m().
publishContext)(l,b),A=await(0,d().judgeEvent)(b,M,{run:!1},l),{error:N}=A;if(N){(0,h().failUndecided)(N);return}const{matrix:k,
shards:j,waiting:G}=(0,n().planShards)(A,(0,O().readInputs)(R().getInput).shards,await(0,h().durationsInput)(l.env));R().
setOutput("matrix",JSON.stringify(k));const U=j.map(({shard:H,genes:L,commands:F})=>({shard:H,genes:L.length,commands:F}));
R().setOutput("shards",JSON.stringify(U)),R().info(`${(0,t().count)(j.length,"shard")}: ${JSON.stringify(U)}`),G.length>
0&&R().info(`${(0,t().count)(G.length,"gene")} waiting for approval`)}async function e(l){const b=new Date,{shard:M}=(0,O().
readInputs)(R().getInput);if(M===void 0)throw new(S()).GateError("input_invalid","`mode: run` requires the input `shard`",
"Set it to the shard of the matrix, such as 2/8.");const A=await(0,h().eventPayload)(l.env).catch(S().asGateError),{github:N,
outputDirectory:k}=(0,m().publishContext)(l,A),G=await(0,h().durationsInput)(l.env).then(F=>(0,d().judgeEvent)(A,N,{run:!0,
shard:M,durations:F},l)).catch(F=>(0,p().buildErrorReport)((0,S().asGateError)(F),{startedAt:b,shard:M},new Date)),U=await(0,I().
publishFiles)(k,{report:G,markdown:F=>(0,c().renderMarkdown)(G,{maxCharacters:F})});if(U.status==="failed")throw new(S()).
GateError("file_unreadable",U.reason,"Set `output-directory` to another directory.");await(0,T().logFailures)(R(),G),(0,C().
setOutputs)(R(),(0,C().outputsOf)(G,(0,P().conclusionOf)(G),(0,I().resultPaths)(k)));const H=(0,s().ownVerdict)(G),L=`pa\
rt ${(0,g().shardName)(M)}: ${w().VERDICT_WORDS[H]}`;(0,o().exitCodeOf)(H,G.policy?.enforce)===0?R().info(L):G.error?(0,h().
failUndecided)(G.error):R().setFailed(L)}function E(l){return(0,d().eventJob)(l,()=>{const b=v(l.env);return{run:!1,takeRuns:async(M,A)=>(0,i().
mergedRuns)(await(0,u().readParts)(await(0,u().findParts)(b),$().openInput),M,A,await(0,h().durationsInput)(l.env))}})}function v(l){
const{parts:b}=(0,O().readInputs)(R().getInput);if(b!==void 0)return(0,a().resolve)(l.GITHUB_WORKSPACE??".",b);throw new(S()).
GateError("input_invalid","`mode: report` requires the input `parts`","Set it to the directory into which actions/downlo\
ad-artifact downloads the parts.")}}),5547:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.isProtected=l,y.
otherPulls=f,y.protectsSeveral=b,y.publishOthers=A;function a(){const j=r(39281);return a=function(){return j},j}function R(){
const j=r(60016);return R=function(){return j},j}function S(){const j=r(97928);return S=function(){return j},j}function $(){
const j=r(14203);return $=function(){return j},j}function T(){const j=r(42287);return T=function(){return j},j}function C(){
const j=r(52483);return C=function(){return j},j}function P(){const j=r(32693);return P=function(){return j},j}function I(){
const j=r(34413);return I=function(){return j},j}function p(){const j=r(1207);return p=function(){return j},j}function c(){
const j=r(81014);return c=function(){return j},j}function w(){const j=r(64632);return w=function(){return j},j}function t(){
const j=r(41895);return t=function(){return j},j}function i(){const j=r(74238);return i=function(){return j},j}function s(){
const j=r(34453);return s=function(){return j},j}function n(){const j=r(65433);return n=function(){return j},j}function u(){
const j=r(96402);return u=function(){return j},j}function g(){const j=r(27624);return g=function(){return j},j}function o(){
const j=r(4423);return o=function(){return j},j}function d(){const j=r(76721);return d=function(){return j},j}function O(){
const j=r(17938);return O=function(){return j},j}function m(){const j=r(1405);return m=function(){return j},j}const h=10;
async function f(j,G,U,H){const{github:L}=U;if("unavailable"in L)return[];const F=await(0,c().pullsWithHead)(L,j);G!==void 0&&
await e(F,G,j,L);const D=F.filter(({number:z})=>z!==G),W=[];for(const{number:z,baseRef:V}of D){const J=(0,$().pullRequest)(
await(0,c().pullRequestAsPayload)(L,z));if(J.headSha!==j||J.baseRef!==V)continue;const K=await E(J,L,W.length,H);if(K&&W.
push({number:z,base:V,publication:(0,O().publicationOf)(K,U)}),W.length>h)break}return W}async function e(j,G,U,H){if(j.
some(D=>D.number===G))return;const{isOpen:L,headSha:F}=await(0,c().pullOrigin)(H,G);(0,p().requireAsked)(!(L&&F===U),`al\
l open pull requests: #${G} is missing`)}async function E(j,G,U,H){const L=new Date;try{const F=await(0,S().askForRefs)(
G,j,a().warning);if(!await l(j,F,H.env,(0,m().sharedPolicies)(G)))return;if(U>=h)throw v();const D={locate:W=>(0,T().resolveUnchecked)(
W,j,F),approver:(0,R().approveByReviews)(()=>(0,w().githubReviews)(G,j.pullRequest)),run:!1};return await(0,m().gateOfStep)(
D,(0,o().readInputs)(a().getInput),G,H)}catch(F){return(0,g().buildErrorReport)((0,t().asGateError)(F),{startedAt:L},new Date)}}
function v(){return new(t()).GateError("pull_request_not_found",`More than ${h} other open pull requests into protected \
branches have this head`,"Close some of them; the required check belongs to the commit, so all of them count.")}async function l(j,G,U,H){
const{baseRef:L,defaultBranch:F=L}=j;return F===L?!0:await M(j,G,U,async(D,W)=>{const z=(0,C().readerOf)(D,H);return await(0,C().
protectedBy)({name:F,commit:W},L,z)!==void 0})}async function b(j,G,U,H){const{baseRef:L,defaultBranch:F=L}=j;if(F!==L)return!0;
const D={...G,...G.baseTip&&{defaultTip:G.baseTip}};return await M(j,D,U,async(W,z)=>{const{policy:V}=await(0,C().readerOf)(
W,H)(z,i().POLICY_PATH);return Object.keys(V.branches).some(J=>J!==F)})}async function M(j,G,U,H){const L=await(0,u().openRepository)(
U.GITHUB_WORKSPACE??process.cwd(),U);try{return await H(L,await(0,S().defaultTip)(L,j,G))}finally{await L.close()}}async function A(j,G,U){
const H=(0,d().publishContext)(j,G),{github:L}=H;if(!("unavailable"in L))try{const F=await f(G.headSha,U,H,j);if(F.length===
0)a().info("No other open pull request into a protected branch has this head.");else if(await N(H,L,F)){const D=await(0,s().
startCheck)(H),W=await(0,n().publishWorst)(L,H,D,F);W.status==="reached"?a().info(`Published for ${k(F)}.`):a().warning(
`The check of ${k(F)} was not published: ${W.reason}.`)}}catch(F){const W={doing:"look for other pull requests of this c\
ommit",permission:"pull-requests: read"};a().warning(`The required check may be outdated: ${(0,p().explainFailure)(F,W)}\
.`)}}async function N({checkName:j},G,[U,...H]){const[L]=await(0,I().gateChecks)(G,j);if(L===void 0)return!0;if(!L.completed)
return(0,P().isWaiting)(L.externalId);const F=(0,P().readExternalId)(L.externalId)?.pulls??[];return H.length>0||F.length!==
1||F[0]!==U?.number}function k(j){return j.map(({number:G})=>`#${G}`).join(", ")}}),47752:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.runPromotion=d;function a(){const e=r(51455);return a=function(){return e},e}function R(){const e=r(
76760);return R=function(){return e},e}function S(){const e=r(39281);return S=function(){return e},e}function $(){const e=r(
47987);return $=function(){return e},e}function T(){const e=r(41895);return T=function(){return e},e}function C(){const e=r(
73388);return C=function(){return e},e}function P(){const e=r(28765);return P=function(){return e},e}function I(){const e=r(
26016);return I=function(){return e},e}function p(){const e=r(39242);return p=function(){return e},e}function c(){const e=r(
18421);return c=function(){return e},e}function w(){const e=r(73517);return w=function(){return e},e}function t(){const e=r(
80335);return t=function(){return e},e}function i(){const e=r(11719);return i=function(){return e},e}function s(){const e=r(
10289);return s=function(){return e},e}function n(){const e=r(58802);return n=function(){return e},e}function u(){const e=r(
20849);return u=function(){return e},e}function g(){const e=r(4423);return g=function(){return e},e}function o(){const e=r(
916);return o=function(){return e},e}async function d(e){const E=(0,g().readInputs)(S().getInput),v=e.GITHUB_WORKSPACE??
process.cwd(),l=await(0,i().withWorkspace)(v,e,async G=>(0,p().promote)(await h(E,G,e)),await(0,o().readEvent)(e,O)),b=E["\
output-directory"],M=await f(b?(0,R().resolve)(v,b):(0,R().join)(e.RUNNER_TEMP??v,"gene-gate"),l),{promoted:A,quarantined:N,
rejected:k}=l;S().setOutput("promoted",String(A.length)),S().setOutput("quarantined",String(N.length)),S().setOutput("re\
jected",String(k.length)),S().setOutput("promotion-path",M.promotion),S().setOutput("promoted-path",M.promoted),S().setOutput(
"quarantined-path",M.quarantined);const j=(0,t().renderPromotion)(l,{columns:120,colour:!1,verbose:!0});for(const G of j.
split(`
`))S().info((0,u().safeLine)(G));await m(l,e.GITHUB_STEP_SUMMARY),k.length+N.length>0&&S().setFailed(`${(0,t().countsOf)(
l)}; see the log for the reasons`)}function O(e,E){return $().repositorySchema.safeParse(E).data?.repository.defaultBranch}
async function m(e,E){if(E!==void 0)try{await(0,a().appendFile)(E,(0,t().promotionPage)(e))}catch(v){S().info((0,u().safeLine)(
`Could not write the step summary: ${v.message}`))}}async function h(e,E,v){const{assets:l,events:b,report:M,attestation:A,
fetch:N}=e,{"trusted-root":k,"github-token":j}=e;if(v.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(T()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(l===void 0)throw new(T()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const G=A!==void 0||N;if(G&&
(k===void 0||N&&!j))throw new(T()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const U=await(0,i().promotionPolicy)(E),H={assets:l,events:b,report:M,attestation:A,fetch:N},L={folder:E.
directory,open:F=>(0,C().openInput)((0,R().resolve)(E.directory,F)),token:j,repository:v.GITHUB_REPOSITORY,apiUrl:v.GITHUB_API_URL};
return{...await(0,c().openInputs)({...H,...G&&{trustedRoot:k}},L,U),policy:U,platform:(0,I().platformOf)(process.platform),
workspace:E}}async function f(e,E){const v={promotion:(0,R().join)(e,"promotion.json"),promoted:(0,R().join)(e,"promoted\
.jsonl"),quarantined:(0,R().join)(e,"quarantined.jsonl"),subjects:(0,R().join)(e,"promotion.subjects.sha256")};return await(0,P().
makeFolder)(e),await(0,P().replaceFile)(v.promotion,`${(0,s().json)(E)}
`),await(0,P().replaceFile)(v.promoted,(0,w().promotedLines)(E)),await(0,P().replaceFile)(v.quarantined,(0,w().quarantinedLines)(
E)),await(0,P().replaceFile)(v.subjects,(0,n().checksumsOf)((0,w().promotedSubjects)(E))),v}}),76721:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.publishContext=C;function a(){const c=r(76760);return a=function(){return c},c}function R(){
const c=r(39281);return R=function(){return c},c}function S(){const c=r(34413);return S=function(){return c},c}function $(){
const c=r(40410);return $=function(){return c},c}function T(){const c=r(41895);return T=function(){return c},c}function C({
inputs:c,env:w,signal:t},i){const{GITHUB_SERVER_URL:s,GITHUB_REPOSITORY:n,GITHUB_RUN_ID:u,RUNNER_TEMP:g}=w,o=c["output-d\
irectory"],d=`${s}/${n}`;return{github:I(c["github-token"],i,w,t),checkName:c["check-name"],name:c["check-name"],...!(i instanceof
T().GateError)&&{binding:P(i)},runKey:(0,S().newRunKey)(w.GITHUB_EVENT_NAME),...n!==void 0&&{repositoryUrl:d},...u!==void 0&&
{detailsUrl:`${d}/actions/runs/${u}`},comment:c.comment,suggestions:c.suggestions,outputDirectory:o===void 0?(0,a().join)(
g??process.cwd(),"gene-gate"):(0,a().resolve)(w.GITHUB_WORKSPACE??".",o),...w.GITHUB_STEP_SUMMARY&&{stepSummaryPath:w.GITHUB_STEP_SUMMARY},
core:R()}}function P(c){const w=c.name==="pull_request"?[c.pullRequest.number]:[];return{event:c.name,base:c.baseRef,pulls:w}}
function I(c,w,t,i){if(w instanceof T().GateError)return{unavailable:"the event has no commit to report on"};if(c===void 0)
return{unavailable:"the input `github-token` is not set"};const s={client:(0,$().connect)(c,{signal:i,baseUrl:t.GITHUB_API_URL}),
headSha:w.headSha};if(w.name!=="pull_request")return{...s,owner:w.owner,repo:w.repo};const{owner:n,repo:u,number:g}=w.pullRequest;
return{...s,owner:n,repo:u,pullRequest:{number:g},readOnlyToken:p(w.pullRequest,t)}}function p({isFork:c},w){return/^pull_request(?:_review)?$/.
test(w.GITHUB_EVENT_NAME??"")&&(c||w.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((B,y,r)=>{Object.defineProperty(y,"__es\
Module",{value:!0}),y.publishAgain=e,y.publishJob=O;function a(){const b=r(39281);return a=function(){return b},b}function R(){
const b=r(60016);return R=function(){return b},b}function S(){const b=r(42287);return S=function(){return b},b}function $(){
const b=r(96493);return $=function(){return b},b}function T(){const b=r(89055);return T=function(){return b},b}function C(){
const b=r(32693);return C=function(){return b},b}function P(){const b=r(34413);return P=function(){return b},b}function I(){
const b=r(40410);return I=function(){return b},b}function p(){const b=r(53844);return p=function(){return b},b}function c(){
const b=r(64632);return c=function(){return b},b}function w(){const b=r(41895);return w=function(){return b},b}function t(){
const b=r(64597);return t=function(){return b},b}function i(){const b=r(78534);return i=function(){return b},b}function s(){
const b=r(47064);return s=function(){return b},b}function n(){const b=r(63226);return n=function(){return b},b}function u(){
const b=r(4423);return u=function(){return b},b}function g(){const b=r(5547);return g=function(){return b},b}function o(){
const b=r(1405);return o=function(){return b},b}function d(){const b=r(916);return d=function(){return b},b}async function O(b){
const M=await h(b).catch(w().asGateError);if(M===void 0)return;const A=M instanceof w().GateError,N=await(0,n().checkPlace)(
b,A?M:M.payload),k=async()=>{if(A)throw M;return await m(M,N,b)};return{context:N.context,decide:k,reportsOnly:!0}}async function m({
payload:b,file:M},{context:{github:A},known:N,doubt:k},j){if(k)throw k;if(M instanceof w().GateError)throw M;if("unavail\
able"in A)throw new Error(A.unavailable);const G=(0,u().readInputs)(a().getInput),U=(0,i().readUploadedReport)(M,b),H={locate:L=>(0,S().
resolveUnchecked)(L,b,N),approver:(0,R().approveByReviews)(()=>(0,c().githubReviews)(A,b.pullRequest)),run:!1,takeRuns:({
audit:L},F)=>(0,s().reportedRuns)(L,U,F)};return await(0,o().gateOfStep)(H,G,A,j)}async function h(b){const{run:M,client:A,
pulls:N}=await f(b),[k]=N;if(k===void 0){const U=JSON.stringify(`${M.head.owner}:${M.head.branch}`);a().info(`No open pu\
ll request from ${U} is at ${M.headSha}: nothing to publish.`);return}const j=await v(M,A).catch(w().asGateError);if(j instanceof
w().GateError&&await E({...M,client:A},N,b.inputs["check-name"])){await(0,g().publishOthers)(b,k,void 0);return}return{payload:l(
N,j)??k,file:j}}async function f({inputs:b,env:M,signal:A}){const N=await(0,d().readEvent)(M,$().parseWorkflowRun),{"git\
hub-token":k}=b;if(k===void 0)throw new(w()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const j=(0,I().connect)(k,{signal:A,baseUrl:M.
GITHUB_API_URL});return{run:N,client:j,pulls:await(0,$().findPullRequests)(j,N)}}async function e(b){try{const A=b.inputs.
mode==="publish"?(await f(b)).pulls[0]:await(0,d().eventPayload)(b.env);A?.name==="pull_request"&&await(0,g().publishOthers)(
b,A,void 0)}catch(M){a().warning(`The required check stays failed: ${(0,w().asGateError)(M).message}`)}}async function E(b,M,A){
for(const N of M){const{number:k}=N.pullRequest,j=[A,(0,p().nameOfPull)(A,k),(0,t().checkNameOf)(A,N,!1)],G=(await Promise.
all(j.map(H=>(0,P().gateChecks)(b,H)))).flat(),U=({completed:H,externalId:L})=>{const F=(0,C().readExternalId)(L);return H&&
F?.pulls.join()===`${k}`&&F.isInto(N.baseRef)};if(!G.some(U))return!1}return!0}async function v({runId:b,owner:M,repo:A},N){
const{"artifact-name":k}=(0,u().readInputs)(a().getInput),j=await(0,T().downloadArtifact)({client:N,owner:M,repo:A},b,k);
return await(0,T().readZipFile)(j,i().REPORT_FILE,i().MAX_REPORT_BYTES)}function l(b,M){if(M instanceof w().GateError)return;
const A=(0,i().claimedPull)(M);return b.find(({pullRequest:N})=>N.number===A)}}),17938:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.publicationOf=c,y.publishReport=w;function a(){const t=r(39281);return a=function(){return t},
t}function R(){const t=r(41895);return R=function(){return t},t}function S(){const t=r(34453);return S=function(){return t},
t}function $(){const t=r(27624);return $=function(){return t},t}function T(){const t=r(42594);return T=function(){return t},
t}function C(){const t=r(20471);return C=function(){return t},t}function P(){const t=r(74658);return P=function(){return t},
t}function I(){const t=r(916);return I=function(){return t},t}function p({detailsUrl:t,repositoryUrl:i}){return{...t!==void 0&&
{detailsUrl:t},...i!==void 0&&{repositoryUrl:i}}}function c(t,i){return{report:t,title:(0,P().reportTitle)(t),markdown:(s,n)=>(0,C().
renderMarkdown)(t,{...p(i),...n,maxCharacters:s}),text:s=>(0,T().renderCheckText)(t,{...p(i),maxCharacters:s})}}async function w(t){
if(t===void 0)return;const{context:i,decide:s,reportsOnly:n,afterwards:u}=t,g=new Date,o=await(0,S().startCheck)(i),d=await s().
catch(E=>(0,$().buildErrorReport)((0,R().asGateError)(E),{startedAt:g},new Date)),O=c(d,i),{title:m}=O,{conclusion:h,channels:f}=await(0,S().
publish)(i,o,O);if(await u?.(),d.error){(0,I().failUndecided)(d.error);return}if(!n){h==="success"||h==="neutral"?a().info(
m):a().setFailed(m);return}const{check:e}=f;e.status==="failed"?a().setFailed(`Decided, but not published: ${e.reason}. \
The result: ${m}`):a().info(e.status==="reached"?m:`${m} (not published: ${e.reason})`)}}),1405:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.gateOfStep=I,y.sharedPolicies=p;function a(){const c=r(39281);return a=function(){return c},
c}function R(){const c=r(24474);return R=function(){return c},c}function S(){const c=r(1207);return S=function(){return c},
c}function $(){const c=r(40638);return $=function(){return c},c}function T(){const c=r(41551);return T=function(){return c},
c}function C(){const c=r(24666);return C=function(){return c},c}function P(){const c=r(49604);return P=function(){return c},
c}function I(c,w,t,{env:i,signal:s}){return(0,R().gate)({...c,directory:i.GITHUB_WORKSPACE??process.cwd(),env:i,...w["po\
licy-ref"]!==void 0&&{policyRef:w["policy-ref"]},inputs:w,readShared:p(t),all:w.all,progress:(0,P().groupedProgress)(a()),
signal:s,secrets:(0,T().secretsOf)(i)})}function p(c){return async w=>{if("unavailable"in c)throw(0,C().unavailable)(w,c.
unavailable);const[t="",i=""]=w.repository.split("/");try{return await(0,$().readFileAt)({client:c.client,owner:t,repo:i},
w.path,w.commit)}catch(s){const n={doing:"read it",permission:"contents: read"};throw(0,C().unavailable)(w,(0,S().explainFailure)(
s,n),{cause:s})}}}}),916:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.durationsInput=t,y.eventPayload=w,
y.failUndecided=i,y.readEvent=c;function a(){const s=r(76760);return a=function(){return s},s}function R(){const s=r(38321);
return R=function(){return s},s}function S(){const s=r(39281);return S=function(){return s},s}function $(){const s=r(46960);
return $=function(){return s},s}function T(){const s=r(41895);return T=function(){return s},s}function C(){const s=r(73388);
return C=function(){return s},s}function P(){const s=r(20849);return P=function(){return s},s}function I(){const s=r(71667);
return I=function(){return s},s}function p(){const s=r(4423);return p=function(){return s},s}async function c(s,n){const{
GITHUB_EVENT_NAME:u="",GITHUB_EVENT_PATH:g=""}=s;try{return n(u,JSON.parse(await(0,R().text)((0,C().openInput)(g))))}catch(o){
throw o instanceof T().GateError?o:new(T()).GateError("event_invalid",`Cannot read the event file ${g||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:o})}}function w(s){
return c(s,(n,u)=>(0,$().parsePayload)(n,u,s.GITHUB_SHA))}async function t(s){const{durations:n}=(0,p().readInputs)(S().
getInput);return n===void 0?new Map:(0,I().readDurations)((0,a().resolve)(s.GITHUB_WORKSPACE??".",n),C().openInput)}function i({
message:s,hint:n}){const u=s.replace(/\s*\n\s*/g," "),g=n.split(`
`);if(g.length===1){S().setFailed((0,T().inSentences)({message:s,hint:n}));return}for(const o of g)S().info((0,P().safeLine)(
o));S().setFailed(u)}}),60016:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.approveByNobody=C,y.approveByReviews=
T,y.approvingReviewers=s,y.asksForApproval=g;function a(){const d=r(41895);return a=function(){return d},d}function R(){
const d=r(1395);return R=function(){return d},d}const S=20,$=10;function T(d){return{means:"review",find:async O=>{const m=d(
O.pullRequest);return m!==void 0?await P(m,O):{approvals:[],refusals:["the event has no pull request to review"]}}}}function C(d){
return{means:"review",find:async()=>({approvals:[],refusals:[d]})}}async function P(d,O){const m=[],h=[];try{const f=s(await d.
list());if(f.length===0)return{approvals:m,refusals:h};const e=f.slice(-S),E=await d.authorId(),v=await d.lastEdits(e.flatMap(
b=>b.reviews)),l=t(O,d);for(const b of e){const M=await I(b,{reviews:d,question:O,authorId:E,edits:v,subjectAt:l});typeof M==
"string"?h.push(`${b.user.login}: ${M}`):m.push(M)}}catch(f){h.push(d.explain(f,"read the reviews of the pull request"))}
return{approvals:m,refusals:h}}async function I(d,O){const{user:m,withdrawn:h}=d;if(m.id===O.authorId)return"opened the \
pull request and cannot approve it";if(m.type!=="User")return"is not a person";if(!p(O.question.people,m.login))return"i\
s not an approver in the policy";if(h)return"has withdrawn the approval, or it was dismissed";const f=await c(d,O);if(typeof f==
"string")return f;try{if(!await O.reviews.mayWrite(m))return"has no write access to the repository"}catch(e){return O.reviews.
explain(e,"read the permission of this account")}return{user:m.login,at:new Date(f.submittedAt).toISOString()}}function p(d,O){
return d.length===0||d.some(m=>m.toLowerCase()===O.toLowerCase())}async function c({reviews:d},{edits:O,question:m,subjectAt:h,
reviews:f}){let e;for(const l of d){const b=await E(l);if(b===void 0)return l;e??=b}return e??"has not approved";async function E(l){
const b=O.get(l.nodeId);if(b===void 0)return"GitHub does not report whether the review was edited";const M=k=>k!==null&&
!(Date.parse(k)<=Date.parse(l.submittedAt));if(M(b.editedAt))return"the review was edited after it was submitted";if(M(b.
retargetedAt))return"the base branch was changed after the review";if(l.commit===null)return"GitHub does not report whic\
h commit was reviewed";const A=await h(l.commit);if("reason"in A)return A.reason;const N=(0,R().changedSince)(A,m.subject);
return N===void 0?await v(l):`${N} since the approved commit ${l.commit.slice(0,12)}`}async function v(l){try{if(await m.
policyChangedSince(l.submittedAt))return"the policy of the base branch has changed since the review"}catch(M){return w(M,
f,"read the policy at the time of the review")}const{digest:b}=o(l.body)??{};if(!(b===void 0||(0,R().approvalDigest)(m.subject).
startsWith(b)))return"the review approves another digest; the base branch, the policy or the commands have changed since"}}
function w(d,{explain:O},m){return d instanceof a().GateError?`could not ${m}: ${d.message}`:O(d,m)}function t({subjectAt:d},O){
const m=new Map,h=async f=>{try{return await d(f)}catch(e){return{reason:w(e,O,`judge ${f}`)}}};return async f=>{const e=m.
get(f);if(e!==void 0)return await e;if(m.size===$)return{reason:"too many commits were approved"};const E=h(f);return m.
set(f,E),await E}}const i=new Set(["COMMENTED","PENDING"]);function s(d){const O=d.filter(n).sort((h,f)=>h.submittedAt.localeCompare(
f.submittedAt)||h.id-f.id),m=new Map;for(const h of O){const{user:f,state:e}=h,E=m.get(f.id);if(e==="APPROVED"&&g(h.body)){
const l=E&&!E.withdrawn?E.reviews:[];m.set(f.id,{user:f,reviews:[h,...l],withdrawn:!1})}else if(e!=="APPROVED"&&!i.has(e)){
const l=E??(g(h.body)?{user:f,reviews:[h]}:void 0);l!==void 0&&m.set(f.id,{...l,withdrawn:!0})}}return[...m.values()]}function n(d){
return d.user!==null&&d.submittedAt!==null&&d.state!=="PENDING"}const u=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function g(d){return o(d)!==void 0}function o(d){let O;for(const m of d.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){
const h=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(m);if(O!==void 0)h?.[1]?.startsWith(O)&&h[2]?.trim()===""&&(O=void 0);else if(h)
O=h[1];else{const[f,e]=/^ {0,3}\S/.test(m)?u.exec(m.trim())??[]:[];if(f!==void 0)return e===void 0?{}:{digest:e}}}}}),75152:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.mergeGroup=p,y.push=w,y.workflowDispatch=i;function a(){const s=r(7723);
return a=function(){return s},s}function R(){const s=r(41895);return R=function(){return s},s}function S(){const s=r(47987);
return S=function(){return s},s}const $=/^0+$/,T=/^refs\/heads\//,C=/^refs\/(?:heads|tags)\//,P=a().object({...S().repositorySchema.
shape,merge_group:a().object({head_sha:S().sha,base_sha:S().sha,head_ref:a().string(),base_ref:a().string()})}),I=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function p(s){const{repository:n,merge_group:u}=P.parse(s),g=I.exec(u.head_ref)?.[1];return{name:"merge_group",...n,headSha:u.
head_sha,against:{commit:u.base_sha},baseRef:u.base_ref.replace(T,""),isOwn:!1,...g!==void 0&&{pullNumber:Number(g)}}}const c=a().
object({...S().repositorySchema.shape,ref:a().string().min(1),before:S().sha,after:S().sha});function w(s){const{repository:n,
ref:u,before:g,after:o}=c.parse(s),{defaultBranch:d}=n;if($.test(o)||!T.test(u))throw new(R()).GateError("event_unsuppor\
ted",`The push of ${JSON.stringify(u)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches\
: ["**"] } }`.');const O=u===`refs/heads/${d}`;if(O&&$.test(g))throw new(R()).GateError("event_unsupported","First push \
of the default branch: there is no earlier commit to compare with","Run the gate on the next change.");return{name:"push",
...n,...{headSha:o,against:O?{commit:g}:{branch:d},baseRef:d},isOwn:!0}}const t=a().object({...S().repositorySchema.shape,
ref:a().string().min(1)});function i(s,n){const{repository:u,ref:g}=t.parse(s),{defaultBranch:o}=u;return{name:"workflow\
_dispatch",...u,headSha:S().sha.parse(n),against:{branch:o},baseRef:o,isOwn:C.test(g)}}}),97928:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.askForRefs=P,y.baseTip=c,y.defaultTip=p,y.descends=t;function a(){const i=r(1207);return a=
function(){return i},i}function R(){const i=r(40638);return R=function(){return i},i}function S(){const i=r(41895);return S=
function(){return i},i}function $(){const i=r(24634);return $=function(){return i},i}function T(){const i=r(19674);return T=
function(){return i},i}function C(){const i=r(67397);return C=function(){return i},i}async function P(i,s,n){const u=I(s);
if("unavailable"in i)return{};const{defaultBranch:g=s.baseRef}=s,o=async(m,h="base")=>{try{return await(0,R().refTip)(i,
m)}catch(f){const e=`read the tip of ${m.replace(/^heads\//,"")}`,E=(0,a().explainFailure)(f,{doing:e,permission:"conten\
ts: read"});n(`The ${h} was not compared with GitHub's: ${E}.`);return}},[d,O]=await Promise.all([u===void 0?void 0:o(`h\
eads/${u}`),g===s.baseRef?void 0:o(`heads/${g}`)]);return{...d!==void 0&&{baseTip:d},...O!==void 0&&{defaultTip:O},...s.
name==="pull_request"&&{merge:()=>o(`pull/${s.pullRequest.number}/merge`,"test merge")}}}function I(i){return i.name==="\
pull_request"?i.baseRef:"branch"in i.against?i.against.branch:void 0}async function p(i,s,{defaultTip:n}){const{defaultBranch:u=s.
baseRef}=s,g=`refs/remotes/origin/${u}`,o=s.name==="pull_request"?s.pullRequest:s;if(n===void 0&&!await(0,T().isRemoteOf)(
i,o))throw new(S()).GateError("ref_not_found",`The policy of ${JSON.stringify(u)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const d=n??g;await(0,$().requireCommits)(i,[d],[...n===void 0?[]:[n],(0,T().fetched)(u)]);const[O]=await(0,C().resolveCommits)(
i,[d]);return O}async function c(i,s,{baseTip:n}){const{baseRef:u,baseSha:g}=s,o=n??g;if(await(0,$().requireCommits)(i,[
o],[o,(0,T().fetched)(u)]),n!==void 0)return n;const d=await w(i,s);return d!==void 0&&await t(i,d,g,s)?d:g}async function w(i,{
baseRef:s,pullRequest:n}){if(!await(0,T().isRemoteOf)(i,n))return;const u=`refs/remotes/origin/${s}`;try{await(0,$().requireCommits)(
i,[u],[(0,T().fetched)(s)])}catch(g){if(!(g instanceof S().GateError)||g.code!=="shallow_clone")throw g}return(await(0,C().
lookUpCommits)(i,[u]))[0]}async function t(i,s,n,{baseRef:u}){if(s===n)return!0;try{return await(0,$().mergeBase)(i,s,n,
[s,n,(0,T().fetched)(u)])===n}catch(g){if(g instanceof S().GateError&&g.code==="no_merge_base")return!1;throw g}}}),54436:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.withGroup=P;function a(){const t=r(1207);return a=function(){return t},
t}function R(){const t=r(81014);return R=function(){return t},t}function S(){const t=r(41895);return S=function(){return t},
t}function $(){const t=r(24634);return $=function(){return t},t}function T(){const t=r(37213);return T=function(){return t},
t}function C(){const t=r(47520);return C=function(){return t},t}async function P(t,i,s,{github:n,warn:u}){const g=await I(
t,i,s,n);return typeof g!="string"?{...t,group:g,isFork:g.some(({isFork:o})=>o)}:(u(`The merge group is treated as a cha\
nge from a fork: ${g}.`),t)}async function I({base:t,head:i},{baseRef:s,pullNumber:n},u,g){if("unavailable"in g)return g.
unavailable;try{if(await(0,$().mergeBase)(u,t,i)!==t)return"its base is not in its history";const o=await(0,C().firstParents)(
u,t,i),d={repository:u,github:g,baseRef:s},O=await Promise.all(o.map(E=>w(E,d))),m=O.filter(E=>E===void 0),h=n===void 0?
void 0:await(0,R().pullOrigin)(g,n),f=m.length===o.length&&h?.isOpen&&h.commits===o.length;if(h===void 0||m.length>0&&!f)
return`no pull request is known for ${m.length} of its ${o.length} commits`;const e=[...O,h].filter(E=>E!==void 0);return[
...new Map(e.map(E=>[E.number,p(E)])).values()]}catch(o){return o instanceof S().GateError?o.message:(0,a().explainFailure)(
o,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function p({number:t,headSha:i,
isFork:s}){return{number:t,headSha:i,isFork:s}}const c=/\(#(\d{1,9})\)$/;async function w({commit:t,parents:i,subject:s,
tree:n},{repository:u,github:g,baseRef:o}){const[d="",O,...m]=i,h=E=>E.isOpen&&E.baseRef===o;if(O!==void 0){if(m.length>
0)return;const v=(await(0,R().pullsOfCommit)(g,O)).filter(h).filter(({headSha:l})=>l===O);return v.find(({isFork:l})=>l)??
v[0]}const f=c.exec(s)?.[1];if(f===void 0)return;const e=await(0,R().pullOrigin)(g,Number(f));if(h(e))return await(0,$().
requireCommits)(u,[e.headSha],[`refs/pull/${f}/head`]),await(0,$().mergeBase)(u,d,e.headSha,[t,e.headSha]),await(0,T().mergedTree)(
u,d,e.headSha)===n?e:void 0}}),46960:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.parsePayload=C,y.requireUnprivileged=
P;function a(){const I=r(7723);return a=function(){return I},I}function R(){const I=r(41895);return R=function(){return I},
I}function S(){const I=r(75152);return S=function(){return I},I}function $(){const I=r(14203);return $=function(){return I},
I}const T=new Map([["pull_request",$().pullRequest],["pull_request_review",$().pullRequestReview],["pull_request_target",
I=>({...(0,$().pullRequest)(I),privileged:!0})],["merge_group",S().mergeGroup],["push",S().push],["workflow_dispatch",S().
workflowDispatch]]);function C(I,p,c){const w=T.get(I);if(w===void 0)throw new(R()).GateError("event_unsupported",`The e\
vent ${JSON.stringify(I)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supporte\
d events.");try{return w(p,c)}catch(t){throw t instanceof a().ZodError?new(R()).GateError("event_invalid",`The payload i\
s not a GitHub ${I} event: ${a().prettifyError(t)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrot\
e."):t}}function P(I){if("privileged"in I)throw new(R()).GateError("event_unsupported","No command was run: on pull_requ\
est_target the commands of a change would have a write token and the secrets of the repository","Use `on: pull_request`;\
 for forks, publish from a second workflow (docs/github.md).")}}),14203:((B,y,r)=>{Object.defineProperty(y,"__esModule",
{value:!0}),y.pullRequest=I,y.pullRequestReview=p;function a(){const w=r(7723);return a=function(){return w},w}function R(){
const w=r(47987);return R=function(){return w},w}const S=a().int().nonnegative(),$=a().object({number:a().int().positive(),
head:a().object({sha:R().sha,repo:a().object({id:a().int()}).nullable()}),base:a().object({sha:R().sha,ref:a().string().
min(1)})});function T(w){return a().object({action:a().string().optional(),repository:a().object({id:a().int(),name:a().
string().min(1),owner:a().object({login:a().string().min(1)}),default_branch:a().string().min(1).optional()}),pull_request:$.
extend({changed_files:w})})}const C=T(S),P=T(S.optional());function I(w){const t=C.parse(w);return{...c(t),...t.action!==
void 0&&{action:t.action}}}function p(w){return c(P.parse(w))}function c({repository:w,pull_request:t}){return{name:"pul\
l_request",pullRequest:{owner:w.owner.login,repo:w.name,number:t.number,isFork:t.head.repo?.id!==w.id,...t.changed_files!==
void 0&&{changedFiles:t.changed_files}},headSha:t.head.sha,baseRef:t.base.ref,baseSha:t.base.sha,...w.default_branch!==void 0&&
{defaultBranch:w.default_branch}}}}),42287:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.resolveBranch=p,
y.resolveEvent=C,y.resolveUnchecked=P;function a(){const t=r(24634);return a=function(){return t},t}function R(){const t=r(
19674);return R=function(){return t},t}function S(){const t=r(67397);return S=function(){return t},t}function $(){const t=r(
97928);return $=function(){return t},t}function T(){const t=r(1096);return T=function(){return t},t}async function C(t,i,s){
const n=i.name==="pull_request"?await(0,T().resolvePullRequest)(t,i,s):await p(t,i,s);return await I(n,i,t,s)}async function P(t,i,s){
const n=await(0,T().resolveFetched)(t,i,s);return await I(n,i,t,s)}async function I(t,i,s,n){const{defaultBranch:u}=i;if(u===
void 0)return t;const g=u===t.baseRef?t.policyCommit:await(0,$().defaultTip)(s,i,n);return{...t,defaultBranch:{name:u,commit:g}}}
async function p(t,{name:i,headSha:s,against:n,baseRef:u,isOwn:g},o){const d="commit"in n?await c(t,n.commit,s):await w(
t,n.branch,s,o);return{name:i,directory:t.directory,head:s,audited:s,baseRef:u,...d,isFork:!g}}async function c(t,i,s){return await(0,a().
requireCommits)(t,[i,s],[i,s]),{base:i,policyCommit:i}}async function w(t,i,s,n){const u=(0,R().fetched)(i),g=n.baseTip??
`refs/remotes/origin/${i}`;await(0,a().requireCommits)(t,[g],[u]);const[o]=await(0,S().resolveCommits)(t,[g]);return{base:await(0,a().
mergeBase)(t,o,s,[s,u]),policyCommit:o}}}),1096:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.resolveFetched=
c,y.resolvePullRequest=p;function a(){const o=r(41895);return a=function(){return o},o}function R(){const o=r(61388);return R=
function(){return o},o}function S(){const o=r(24634);return S=function(){return o},o}function $(){const o=r(37213);return $=
function(){return o},o}function T(){const o=r(213);return T=function(){return o},o}function C(){const o=r(19674);return C=
function(){return o},o}function P(){const o=r(67397);return P=function(){return o},o}function I(){const o=r(97928);return I=
function(){return o},o}async function p(o,d,O={}){const[m]=await(0,P().resolveCommits)(o,["HEAD"]),h=m===d.headSha?await i(
o,d,await(0,I().baseTip)(o,d,O)):await t(o,d,m,O);return w(o,d,h)}async function c(o,d,O={}){const{headSha:m,pullRequest:h}=d;
await(0,S().requireCommits)(o,[m],[`refs/pull/${h.number}/head`]);const f=await(0,I().baseTip)(o,d,O);return w(o,d,await i(
o,d,f))}function w({directory:o},{headSha:d,baseRef:O,pullRequest:m},h){const{isFork:f}=m;return{name:"pull_request",directory:o,
head:d,baseRef:O,...h,isFork:f,pullRequest:m}}async function t(o,d,O,m){const{headSha:h,baseRef:f}=d,[e,E,...v]=await(0,P().
parentsOf)(o,O);if(e===void 0||E!==h||v.length>0)throw(0,R().checkoutDiffers)(`the checkout is at ${(0,S().short)(O)}, w\
hich is neither that commit nor its test merge commit`,h,"actions");await(0,S().requireCommits)(o,[e,h],[O,(0,C().fetched)(
f)]);const l=await(0,I().baseTip)(o,d,m),b=await n({commit:O,base:e,tip:l},o,d,m);return b===void 0?{base:e,audited:O,policyCommit:l}:
{...await i(o,d,l),unprovenMerge:{commit:O,reason:b}}}async function i(o,d,O){const{headSha:m,baseSha:h,baseRef:f}=d,e=await(0,S().
mergeBase)(o,O,m,[m,O,(0,C().fetched)(f)]),[E]=await(0,P().lookUpCommits)(o,[h]);return(E===void 0||E===O?e:await(0,S().
mergeBase)(o,E,m))===e&&await s(o,d,e),{base:e,audited:m,policyCommit:O}}async function s(o,{headSha:d,pullRequest:{changedFiles:O}},m){
if(O===void 0)return;const h=await(0,T().countChangedFiles)(o,m,d);if(!(h>=O))throw new(a()).GateError("change_incomplet\
e",`GitHub reports ${O} changed files, but this clone shows only ${h}`,"Set `fetch-depth: 0` on actions/checkout, and ru\
n the job again.")}async function n(o,d,O,m){const h=async()=>await m.merge?.()===o.commit,f=(await d.shallowCommits()).
size>0;if(f&&await h())return;const e=await u(o,d,O);return e===void 0||f?e:await h()?void 0:e}async function u(o,d,O){const{
headSha:m,baseRef:h}=O;if(!await g(o,d,O))return`its first parent ${(0,S().short)(o.base)} is not a recent commit of ${h}`;
(await d.shallowCommits()).size>0&&await(0,S().mergeBase)(d,o.base,m,[o.commit,(0,C().fetched)(h)]);const[f,[e]]=await Promise.
all([(0,$().mergedTree)(d,o.base,m),d.read([`${o.commit}^{tree}`])]);return f===void 0?"git cannot compute this merge":f===
e?.oid?void 0:"git computes other content for it"}async function g({base:o,tip:d},O,m){return o===d||o===m.baseSha?!0:await(0,I().
descends)(O,o,m.baseSha,m)&&await(0,I().descends)(O,d,o,m)}}),47987:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.sha=y.repositorySchema=void 0;function a(){const $=r(7723);return a=function(){return $},$}const R=y.sha=a().string().
regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),S=y.repositorySchema=a().object({repository:a().object({name:a().string().min(1),
owner:a().object({login:a().string().min(1)}),default_branch:a().string().min(1)}).transform(({name:$,owner:T,default_branch:C})=>({
owner:T.login,repo:$,defaultBranch:C}))})}),96493:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.findPullRequests=
w,y.parseWorkflowRun=p;function a(){const t=r(7723);return a=function(){return t},t}function R(){const t=r(1207);return R=
function(){return t},t}function S(){const t=r(81014);return S=function(){return t},t}function $(){const t=r(41895);return $=
function(){return t},t}function T(){const t=r(14203);return T=function(){return t},t}function C(){const t=r(47987);return C=
function(){return t},t}const P=a().object({...C().repositorySchema.shape,workflow_run:a().object({id:a().int().positive(),
event:a().string(),head_sha:C().sha,head_branch:a().string().min(1).nullable(),head_repository:a().object({owner:a().object(
{login:a().string().min(1)})}).nullable()})}),I=["pull_request","pull_request_review"];function p(t,i){if(t!=="workflow_\
run")throw c(`\`mode: publish\` does not support the event ${JSON.stringify(t)}`);const s=P.safeParse(i);if(!s.success)throw new($()).
GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${a().prettifyError(s.error)}`,"GITHUB_EVENT_\
PATH must be the path of the file that the runner wrote.");const{repository:n,workflow_run:u}=s.data,{owner:g,repo:o}=n;
if(!I.includes(u.event))throw c(`The workflow run was started by ${JSON.stringify(u.event)}`);if(u.head_branch===null||u.
head_repository===null)throw c("The branch or the repository of the workflow run was deleted");const d={owner:u.head_repository.
owner.login,branch:u.head_branch};return{owner:g,repo:o,runId:u.id,headSha:u.head_sha,head:d}}function c(t){return new($()).
GateError("event_unsupported",t,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function w(t,{owner:i,repo:s,head:n,headSha:u}){const g={client:t,owner:i,repo:s};try{const o=`${n.owner}:${n.branch}`,
O=(await(0,S().pullsWithHead)(g,u,o)).map(async({number:h})=>(0,T().pullRequest)(await(0,S().pullRequestAsPayload)(g,h)));
return(await Promise.all(O)).filter(h=>h.headSha===u).sort((h,f)=>h.pullRequest.number-f.pullRequest.number)}catch(o){throw(0,R().
asUnavailable)(o,{doing:"find the pull request",permission:"pull-requests: read"})}}}),89055:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.downloadArtifact=C,y.readZipFile=I;function a(){const w=r(51041);return a=function(){return w},
w}function R(){const w=r(41895);return R=function(){return w},w}function S(){const w=r(40410);return S=function(){return w},
w}function $(){const w=r(1207);return $=function(){return w},w}const T=16*1024*1024;async function C({client:w,owner:t,repo:i},s,n){
const{actions:u}=w.octokit.rest;try{const{data:g}=await u.listWorkflowRunArtifacts({owner:t,repo:i,run_id:s,name:n,per_page:100}),
[o]=g.artifacts.filter(O=>O.name===n&&!O.expired).sort((O,m)=>m.id-O.id);if(o===void 0)throw c(`is missing: ${JSON.stringify(
n)}`);if(o.size_in_bytes>T)throw c(`is larger than ${T} bytes`);const d=await u.downloadArtifact({owner:t,repo:i,artifact_id:o.
id,archive_format:"zip",request:{...S().LEAVES_API,parseSuccessResponseBody:!1}});return await P(d.data)}catch(g){throw(0,$().
asUnavailable)(g,{doing:"download the report",permission:"actions: read"})}}async function P(w){const t=[];let i=0;for await(const s of w){
if(i+=s.length,i>T)throw c(`is larger than ${T} bytes`);t.push(s)}return Buffer.concat(t)}async function I(w,t,i){try{const s=await(0,a().
fromBufferPromise)(w,{lazyEntries:!0});return await p(s,t,i)}catch(s){throw s instanceof R().GateError?s:c(`is not a rea\
dable zip archive (${String(s)})`,s)}}async function p(w,t,i){for await(const s of w.eachEntry()){if(s.fileName!==t)continue;
if(s.uncompressedSize>i)throw c(`has a ${t} that is too large`);const n=[];for await(const u of await w.openReadStreamPromise(
s))n.push(u);return Buffer.concat(n)}throw c(`has no ${t}`)}function c(w,t){return new(R()).GateError("artifact_invalid",
`The artifact of the workflow run ${w}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:t})}}),77954:((B,y,r)=>{Object.defineProperty(y,
"__esModule",{value:!0}),y.appendAnnotations=P,y.missingAnnotations=T;function a(){const p=r(61218);return a=function(){
return p},p}function R(){const p=r(34413);return R=function(){return p},p}function S(){const p=r(40410);return S=function(){
return p},p}function $(){const p=r(1207);return $=function(){return p},p}async function T(p,c,w){if(c.annotationsCount===
0)return w;const{client:t,owner:i,repo:s}=p,n=await t.octokit.paginate(t.octokit.rest.checks.listAnnotations,{owner:i,repo:s,
check_run_id:c.id,per_page:100}),u=new Set(n.map(C)),g=new Set(w.map(C));if([...u].every(o=>g.has(o)))return w.filter(o=>!u.
has(C(o)))}function C(p){const{path:c,start_line:w,end_line:t,start_column:i,end_column:s}=p,{annotation_level:n,title:u,
message:g}=p,o=[u,g].map(O=>O?.trim()??"");return JSON.stringify([c,w,t,...[i??0,s??0],n,...o])}async function P(p,c,w){
const t=a().GITHUB_LIMITS.annotationsPerRequest,i=[];let s=c.annotationsCount;for(let n=0;n<w.length;n+=t){const u=w.slice(
n,n+t);try{await I(p,c,u,s),s+=u.length}catch(g){const o=(0,$().readFailure)(g).kind==="invalid",d=o?u.length:w.length-n,
O=(0,$().explainFailure)(g,{...(0,R().checkOperation)(p),doing:"annotate"});if(i.push(`Missing annotations: ${d}; ${O}.`),
!o)break}}return i}async function I({client:p,owner:c,repo:w},{id:t},i,s){const{checks:n}=p.octokit.rest,u={owner:c,repo:w,
check_run_id:t},g=async()=>{const o={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...i]};return await n.
update({...u,status:"in_progress",output:o,...S().NOT_REPEATABLE}),!0};await p.once(g,async()=>{const{data:o}=await n.get(
u);return o.output.annotations_count>=s+i.length||void 0})}}),66059:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.commentThread=S,y.unlessGone=$,y.viewerLogin=T;function a(){const C=r(40410);return a=function(){return C},C}function R(){
const C=r(1207);return R=function(){return C},C}function S(C,P,I){const{client:p,owner:c,repo:w}=C,{issues:t}=p.octokit.
rest,i={owner:c,repo:w};let s;async function n(){const O=(await p.octokit.paginate(t.listComments,{...i,issue_number:P,per_page:100})).
filter(m=>m.body?.startsWith(I));return O.length===0?[]:(s??=await T(p),O.filter(m=>m.user?.login===s).map(({id:m,html_url:h,
body:f=""})=>({id:m,url:h,body:f})).sort((m,h)=>m.id-h.id))}async function u(d){const O=async()=>{const{data:m}=await t.
createComment({...i,issue_number:P,body:d,...a().NOT_REPEATABLE});return s??=m.user?.login,{id:m.id,url:m.html_url,body:d}};
return p.once(O,async()=>(await n())[0])}async function g(d,O){const[m,...h]=d;if(m!==void 0)return await o(m,h,O);const f=await u(
O),[e=f,...E]=await n();return await o(e,E,O)}async function o(d,O,m){d.body!==m&&await t.updateComment({...i,comment_id:d.
id,body:m});for(const{id:h}of O)await $(t.deleteComment({...i,comment_id:h}));return d}return{own:n,leaveOne:g}}async function $(C){
try{await C}catch(P){if((0,R().readFailure)(P).kind!=="not_found")throw P}}async function T({octokit:C}){return(await C.
graphql("{ viewer { login } }")).viewer.login}}),53844:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.nameOfPull=
I,y.obtainCheck=T,y.renameOthers=p,y.settleCheck=w;function a(){const n=r(77954);return a=function(){return n},n}function R(){
const n=r(32693);return R=function(){return n},n}function S(){const n=r(34413);return S=function(){return n},n}function $(){
const n=r(1207);return $=function(){return n},n}async function T(n,u,g){const o=await(0,S().gateChecks)(n,u.checkName);if(C(
o,u))return"merge queue";if(g!==void 0&&o.some(h=>P(h,{...u,claim:g})))return"later run";const d=Math.max(0,...o.map(({externalId:h})=>(0,R().
claimOf)(h))),O={...u,claim:g??d+1},m=o.filter(h=>c(h,u)===void 0);for(const h of m){const f=await s(n,O,h);if(f)return f}
return await(0,S().createCheck)(n,O,o[0])}function C(n,{binding:u}){return u?.event!==R().QUEUE&&n.some(S().isOfQueue)}function P({
id:n,externalId:u},{runKey:g,claim:o},d){if((0,R().isWaiting)(u)||u.startsWith((0,R().claimPrefix)(g)))return!1;const O=(0,R().
claimOf)(u);return O!==0&&O!==o?O>o:d===void 0?O===o:n>=d.id}function I(n,u){return`${n} (#${u})`}async function p(n,u,g){
for(const o of g??await(0,S().gateChecks)(n,u.checkName)){const d=c(o,u);d!==void 0&&await(0,S().renameCheck)(n,o,I(u.checkName,
d))}}function c(n,{binding:u}){const[g,...o]=(0,R().readExternalId)(n.externalId)?.pulls??[];return n.completed&&o.length===
0&&u!==void 0&&g!==void 0&&!u.pulls.includes(g)?g:void 0}async function w(n,u,g,o){const d={...u,claim:(0,R().claimOf)(g.
externalId)},O=await(0,S().listChecks)(n,n.headSha,u.checkName),m=O.filter(S().isOfGate).sort((N,k)=>k.id-N.id);if(C(m,u))
return;const h=O.filter(N=>!(0,S().isOfGate)(N)&&!t(N,u)),f=m.filter(N=>N.appId===g.appId&&c(N,u)===void 0),e=N=>P(N,d,g)&&
!(N.completed&&u.joins===!0);if(f.some(e))return;u.separates&&await p(n,u,m);const E=Math.max(...[g,...f].map(({externalId:N})=>(0,R().
claimOf)(N))),v={...u,claim:E},[l]=f,b=l?.externalId===g.externalId&&!l.completed?l:l&&await s(n,v,l),M=b&&await(0,a().missingAnnotations)(
n,b,o);return b&&M?{run:b,missing:M,superseded:f.filter(({id:N})=>N!==b.id),twins:h}:{run:await(0,S().createCheck)(n,v,l),
missing:o,superseded:f,twins:h}}function t({detailsUrl:n},{detailsUrl:u}){return u!==void 0&&n.startsWith(`${u}/`)}const i=new Set(
["forbidden","not_found","invalid"]);async function s(n,u,g){try{const o=await(0,S().takeUpCheck)(n,u,g);return o.completed||
o.externalId!==(0,S().claimId)(u)?void 0:o}catch(o){if(i.has((0,$().readFailure)(o).kind))return;throw o}}}),81014:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.pullOrigin=p,y.pullRequestAsPayload=P,y.pullRequestHunks=w,y.pullRequestState=
T,y.pullsOfCommit=I,y.pullsWithHead=C;function a(){const t=r(7723);return a=function(){return t},t}function R(){const t=r(
1207);return R=function(){return t},t}const S=a().object({number:a().int().positive(),state:a().enum(["open","closed"]),
head:a().object({sha:a().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:a().object({id:a().int()}).nullable()}),
base:a().object({ref:a().string().min(1),repo:a().object({id:a().int()})})});async function $({client:t,owner:i,repo:s},n){
const{data:u}=await t.octokit.rest.pulls.get({owner:i,repo:s,pull_number:n}),g=S.parse(u);return(0,R().requireAsked)(g.number===
n,`pull request ${n}`),{data:u,pull:g}}async function T(t,i){const{data:s,pull:n}=await $(t,i);return{headSha:n.head.sha,
changedFiles:s.changed_files}}async function C({client:t,owner:i,repo:s},n,u){const g=await t.octokit.paginate(t.octokit.
rest.pulls.list,{owner:i,repo:s,state:"open",...u!==void 0&&{head:u},per_page:100}),o=a().array(S).parse(g);return(0,R().
requireAsked)(o.every(({state:d})=>d==="open"),"open pull requests"),o.filter(({head:d})=>d.sha===n).map(({number:d,base:O})=>({
number:d,baseRef:O.ref})).sort((d,O)=>d.number-O.number)}async function P(t,i){const{client:s,owner:n,repo:u}=t,{data:g}=await s.
octokit.rest.repos.get({owner:n,repo:u}),{data:o}=await $(t,i);return{repository:g,pull_request:o}}async function I({client:t,
owner:i,repo:s},n){const{repos:u}=t.octokit.rest,g={owner:i,repo:s,commit_sha:n,per_page:100},o=await t.octokit.paginate(
u.listPullRequestsAssociatedWithCommit,g);return a().array(S).parse(o).map(c)}async function p(t,i){const{data:s,pull:n}=await $(
t,i);return{...c(n),commits:s.commits}}function c({number:t,state:i,head:s,base:n}){return{number:t,isOpen:i==="open",baseRef:n.
ref,headSha:s.sha,isFork:s.repo?.id!==n.repo.id}}async function w({client:t,owner:i,repo:s},n,u){const{octokit:g}=t,o={owner:i,
repo:s,pull_number:n,per_page:100},d=new Map;for await(const{data:O}of g.paginate.iterator(g.rest.pulls.listFiles,o)){for(const{
filename:m,patch:h}of O)h!==void 0&&u.has(m)&&d.set(m,h);if(d.size===u.size)break}return d}}),59508:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.changeLineComments=$,y.lineCommentChanges=S;function a(){const I=r(40410);return a=function(){
return I},I}function R(){const I=r(66059);return R=function(){return I},I}async function S(I,p){const c=await C(I),w=new Set(
p.map(T)),t=new Set,i=[];for(const{id:s,key:n,answered:u}of c)w.has(n)&&!t.has(n)?t.add(n):u||i.push(s);return{missing:p.
filter(s=>!t.has(T(s))),outdated:i}}async function $(I,{missing:p,outdated:c},w){const{client:t,owner:i,repo:s}=I.target,
n=t.octokit.rest.pulls.deleteReviewComment;for(const u of c)await(0,R().unlessGone)(n({owner:i,repo:s,comment_id:u}));p.
length>0&&await P(I,p,w)}function T({path:I,start_line:p,line:c,body:w}){return JSON.stringify([I,p??c,c,w.trim()])}async function C({
target:I,number:p,marker:c}){const{client:w,owner:t,repo:i}=I,s=await w.octokit.paginate(w.octokit.rest.pulls.listReviewComments,
{owner:t,repo:i,pull_number:p,per_page:100}),n=s.filter(({body:o})=>o.startsWith(c));if(n.length===0)return[];const u=await(0,R().
viewerLogin)(w),g=new Set(s.map(({in_reply_to_id:o})=>o));return n.filter(({user:o})=>o.login===u).map(({id:o,path:d,line:O,
start_line:m,body:h})=>({id:o,key:T({path:d,line:O??0,...m&&{start_line:m},body:h}),answered:g.has(o)}))}async function P(I,p,c){
const{target:w,number:t,marker:i}=I,{client:s,owner:n,repo:u,headSha:g}=w,o=async()=>(await s.octokit.rest.pulls.createReview(
{owner:n,repo:u,pull_number:t,commit_id:g,event:"COMMENT",body:`${i}
${c}`,comments:p.map(O=>({...O,side:"RIGHT",...O.start_line!==void 0&&{start_side:"RIGHT"}})),...a().NOT_REPEATABLE}),!0),
d=new Set(p.map(T));await s.once(o,async()=>(await C(I)).some(({key:m})=>d.has(m))||void 0)}}),64632:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.LAST_EDITS=void 0,y.githubReviews=t;function a(){const i=r(7723);return a=function(){return i},
i}function R(){const i=r(1207);return R=function(){return i},i}const S=a().object({id:a().int(),login:a().string(),type:a().
string()}),$=a().object({id:a().int(),node_id:a().string(),user:S.nullable(),state:a().string(),body:a().string().nullable(),
commit_id:a().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable().optional(),submitted_at:a().iso.datetime().optional()}).
transform(({node_id:i,commit_id:s=null,submitted_at:n=null,body:u,...g})=>({...g,nodeId:i,body:u??"",commit:s,submittedAt:n})),
T=a().object({user:S}),C=a().object({permission:a().string(),user:a().object({id:a().int()}).nullable()}),P=a().object({
timelineItems:a().object({nodes:a().array(a().object({createdAt:a().iso.datetime()}).nullable())})}),I=a().object({nodes:a().
array(a().object({id:a().string(),lastEditedAt:a().iso.datetime().nullable(),pullRequest:P.optional()}).nullable())}),p=y.
LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,c=100,w=new Set(["admin","write"]);function t({client:i,owner:s,repo:n},{number:u}){const{pulls:g,repos:o}=i.octokit.
rest,d={owner:s,repo:n,pull_number:u};return{authorId:async()=>T.parse((await g.get(d)).data).user.id,list:async()=>{const O=await i.
octokit.paginate(g.listReviews,{...d,per_page:100});return a().array($).parse(O)},lastEdits:async O=>{const m=new Map,h=O.
map(({nodeId:f})=>f);for(let f=0;f<h.length;f+=c){const e=h.slice(f,f+c),E=I.parse(await i.octokit.graphql(p,{ids:e}));for(const v of E.
nodes){if(v===null)continue;const l=v.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;m.set(v.id,{editedAt:v.lastEditedAt,
retargetedAt:l})}}return m},mayWrite:async({id:O,login:m})=>{try{const h=await o.getCollaboratorPermissionLevel({owner:s,
repo:n,username:m}),{permission:f,user:e}=C.parse(h.data);return e?.id===O&&w.has(f)}catch(h){if((0,R().readFailure)(h).
kind==="not_found")return!1;throw h}},explain:(O,m)=>(0,R().explainFailure)(O,{doing:m,permission:"pull-requests: read"})}}}),
60823:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.annotationsOf=c;function a(){const h=r(61218);return a=
function(){return h},h}function R(){const h=r(78261);return R=function(){return h},h}function S(){const h=r(10289);return S=
function(){return h},h}function $(){const h=r(69633);return $=function(){return h},h}function T(){const h=r(17577);return T=
function(){return h},h}function C(){const h=r(94965);return C=function(){return h},h}const P=3,I=80,p={error:"failure",warning:"\
warning",notice:"notice"};function c(h,f=a().MAX_ANNOTATIONS){const e=h.findings.filter(t).filter(({suppressed:N,seed:k})=>!N&&
!k),E=e.filter(({location:N})=>g(N.path)),v=(0,T().groupsOf)(E,i).sort((N,k)=>O(N.lead,k.lead)),l=w(v.map(N=>s(N,h))),b=e.
length-E.length,M=l.length-f,A=[M>0&&`Findings beyond the limit of ${f} annotations per check run: ${M}.`,b>0&&`Findings\
 in files whose names cannot be used in an annotation: ${b}.`];return{annotations:l.slice(0,f),notes:A.filter(N=>N!==!1)}}
function w(h){return[...new Map(h.map(f=>[JSON.stringify(f),f])).values()]}function t(h){return h.location!==void 0}function i(h){
const{cause:f,severity:e,location:E,subject:v}=h,l=f===void 0||v?.command!==void 0;return JSON.stringify(l?h:[f,e,E.path])}
function s({lead:h,others:f},e){const{severity:E,rule:v,message:l,remedy:b,subject:M}=(0,T().dangerFirst)(h),{location:A,
note:N}=n(h.location,e),{line:k,column:j,end_line:G=k,end_column:U=j}=A,H=[v,M?.id].filter(Boolean).join(": "),L=[l,b,...u(
f),N].filter(Boolean).join(`
`)||v;return{path:A.path,start_line:k,end_line:Math.max(k,G),...G<=k&&{start_column:j,end_column:Math.max(j,U)},annotation_level:p[E],
title:(0,C().clip)(o(H).replace(/\s+/g," "),a().GITHUB_LIMITS.annotationTitle),message:d(o(L),a().GITHUB_LIMITS.annotationMessageBytes)}}
function n(h,f){const{path:e,line:E,end_line:v=E}=h,l=(0,$().headPlace)(f,h)?.line;if(l===void 0){const M=`This is line ${E}\
 of the audited commit ${(0,C().shortCommit)(f.audited_sha)}; the head has no such line.`;return{location:{path:e,line:1,
column:1},note:M}}const b=(0,$().headPlace)(f,{path:e,line:v})?.line??l;return{location:{...h,line:l,end_line:Math.max(l,
b)}}}function u(h){if(h.length===0)return[];const f=[...new Set(h.map(({subject:v,location:l})=>v?.id??`line ${l.line}`))],
e=f.length-P;return[`Also: ${f.slice(0,P).map(v=>(0,C().clip)(v,I)).join(", ")}${e>0?` and ${e} more`:""}`]}function g(h){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(h)&&(0,T().isRepositoryPath)(h)}function o(h){return(0,S().terminalLines)(
h).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function d(h,f){const e=Buffer.from(h);return e.length<=f?h:`${e.subarray(
0,f-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function O(h,f){const[e,E]=[h.location,f.location];
return(0,R().byHarm)(h,f)||m(e.path,E.path)||e.line-E.line}function m(h,f){return h===f?0:h<f?-1:1}}),26789:((B,y,r)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.beginCheck=n,y.checkOutput=f,y.publishCheck=u;function a(){const e=r(61218);
return a=function(){return e},e}function R(){const e=r(77954);return R=function(){return e},e}function S(){const e=r(32693);
return S=function(){return e},e}function $(){const e=r(34413);return $=function(){return e},e}function T(){const e=r(40410);
return T=function(){return e},e}function C(){const e=r(1207);return C=function(){return e},e}function P(){const e=r(53844);
return P=function(){return e},e}function I(){const e=r(10289);return I=function(){return e},e}function p(){const e=r(31048);
return p=function(){return e},e}function c(){const e=r(94965);return c=function(){return e},e}function w(){const e=r(45710);
return w=function(){return e},e}function t(){const e=r(64597);return t=function(){return e},e}const i="the check run of \
this commit belongs to the merge queue, which has not passed; push another commit to the pull request",s="a later run of\
 the gate on this commit, or the merge queue, has the check run";async function n(e,E,v){try{const l=v&&"run"in v?(0,S().
claimOf)(v.run.externalId):void 0,b=await(0,P().obtainCheck)(e,E,l);return b==="later run"?{reason:s,permanent:!0,lost:!0}:
b==="merge queue"?{reason:i,permanent:!0}:{run:b}}catch(l){const b=!T().PASSING_FAILURES.has((0,C().readFailure)(l).kind);
return{reason:(0,C().explainFailure)(l,(0,$().checkOperation)(e)),permanent:b}}}async function u(e,E,v,l){const b="run"in
v||v.permanent?v:await n(e,E);if("reason"in b)return{status:b.lost?"skipped":"failed",reason:b.reason};try{const M=await(0,P().
settleCheck)(e,E,b.run,l.annotations.annotations);return M===void 0?(await h(e,E,await(0,$().findUnfinished)(e,E)),{status:"\
skipped",reason:s}):await g(e,E,M,l)}catch(M){return{status:"failed",reason:(0,C().explainFailure)(M,(0,$().checkOperation)(
e))}}}async function g(e,E,{run:v,missing:l,superseded:b,twins:M},{publication:A,annotations:N}){const j=[...await(0,R().
appendAnnotations)(e,v,l),...M.slice(0,o).map(d)];if(!await(0,$().isStillClaimed)(e,v))return{status:"skipped",reason:s};
const G={conclusion:A.conclusion??(0,t().conclusionOf)(A.report),externalId:O(A,E,v),output:f(A,[...N.notes,...j,...m(A,
E)])},U=await L(G.output),H=await h(e,E,b);return{status:"reached",...v.url!==null&&{where:v.url},notes:[...j,...U,...H]};
async function L(F){try{return await(0,$().completeCheck)(e,v,{...G,output:F}),[]}catch(D){if((0,C().readFailure)(D).kind!==
"invalid")throw D;const W=(0,C().explainFailure)(D,(0,$().checkOperation)(e)),z=A.title.replace(/[^\x20-\x7e]/g,"?");return await(0,$().
completeCheck)(e,v,{...G,output:{title:(0,c().clip)(z,a().GITHUB_LIMITS.checkTitle),summary:`The step summary and the re\
sult files have the details: ${W}.`}}),[W]}}}const o=3;function d({url:e,appSlug:E="unknown",conclusion:v,completed:l}){
return`Another check run of this commit has the same name, but is not the gate's: it is ${l?v:"not completed"}, by the a\
pp ${E}, ${e??"without a page"}. Its result says nothing about this change, and can satisfy or block a rule that require\
s the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function O({report:e},{binding:E},v){
const l=(0,p().reportDigest)(e);return E===void 0?l:(0,S().completedExternalId)(l,e.policy?.digest,E,(0,S().claimOf)(v.externalId))}
function m({report:e},{binding:E}){if(E===void 0)return[];const v=(0,S().shortPolicy)(e.policy?.digest);return[`The resu\
lt is about ${E.event} into ${(0,I().markdownCode)(E.base)}, policy ${v}.`]}async function h(e,E,v){const l=[];for(const b of v)
try{await(0,$().supersedeCheck)(e,E,b)}catch(M){l.push((0,C().explainFailure)(M,{...(0,$().checkOperation)(e),doing:"ren\
ame an older check run of the same name"}))}return l}function f(e,E){const v=e.text(a().GITHUB_LIMITS.checkText);return{
title:(0,c().clip)(e.title,a().GITHUB_LIMITS.checkTitle),summary:(0,w().withNotes)(e,{part:"detail"},E,a().GITHUB_LIMITS.
checkSummary),...v!==void 0&&{text:(0,c().clip)(v,a().GITHUB_LIMITS.checkText)}}}}),31540:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.commentMarker=C,y.publishComment=P;function a(){const p=r(61218);return a=function(){return p},
p}function R(){const p=r(66059);return R=function(){return p},p}function S(){const p=r(1207);return S=function(){return p},
p}function $(){const p=r(81014);return $=function(){return p},p}function T(){const p=r(45710);return T=function(){return p},
p}function C(p){return`<!-- gene-gate: ${encodeURIComponent(p).replaceAll("-","%2D")} -->`}async function P(p,{mode:c,name:w,
place:t},i,s){const{pullRequest:n,readOnlyToken:u=!1}=p;if(c==="never")return(0,T().skipped)("the `comment` input is `ne\
ver`");if(n===void 0)return(0,T().skipped)("the event has no pull request");const g={doing:"write the comment",permission:"\
pull-requests: write",readOnlyToken:u};try{const o=(0,R().commentThread)(p,n.number,C(w)),d=await o.own(),{verdict:O,read:m=[],
agent_files:h=[]}=i.report,f=O==="pass"&&m.length+h.length===0;if(f&&d.length===0&&c==="on-findings")return(0,T().skipped)(
"there is nothing to report");const{headSha:e}=await(0,$().pullRequestState)(p,n.number);if(e!==p.headSha)return(0,T().skipped)(
`the head of the pull request is now ${e}, which has its own run`);const E=f&&c==="on-findings"?[I]:[],v=[C(w),...E,""].
join(`
`),l=a().GITHUB_LIMITS.commentBody-v.length,b=`${v}${(0,T().withNotes)(i,t,s,l)}`;return{status:"reached",where:(await o.
leaveOne(d,b)).url}}catch(o){return{status:"failed",reason:(0,S().explainFailure)(o,g)}}}const I=`Nothing is left of wha\
t was reported here.
`}),45710:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.skipped=R,y.withNotes=S;function a(){const $=r(94965);
return a=function(){return $},$}function R($){return{status:"skipped",reason:$}}function S({markdown:$},T,C,P){if(C.length===
0)return(0,a().clip)($(P,T),P);const I=(0,a().clip)(`

---
${C.map(c=>`- ${c}`).join(`
`)}
`,P),p=P-I.length;return`${(0,a().clip)($(p,T),p)}${I}`}}),67111:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.logAnnotations=P,y.logChannels=I,y.logFailures=w;function a(){const t=r(51660);return a=function(){return t},t}function R(){
const t=r(63245);return R=function(){return t},t}function S(){const t=r(94965);return S=function(){return t},t}function $(){
const t=r(20849);return $=function(){return t},t}const T=10,C={failure:"error",warning:"warning",notice:"notice"};function P(t,i){
let s=0;for(const[n,u]of Object.entries(C)){const g=i.filter(({annotation_level:o})=>o===n);s+=Math.max(0,g.length-T);for(const o of g.
slice(0,T))t[u](o.message,{title:o.title,file:o.path,startLine:o.start_line,endLine:o.end_line,...o.start_column!==void 0&&
{startColumn:o.start_column},...o.end_column!==void 0&&{endColumn:o.end_column}})}s>0&&t.info(`Findings omitted from the\
 log: ${s}; see the summary.`)}function I(t,i){for(const[s,n]of Object.entries(i))if(n.status==="failed"&&t.warning(`${s}\
: ${n.reason}`),n.status==="skipped"&&t.info(`${s}: skipped: ${n.reason}`),n.status==="reached"){t.info(`${s}: published${n.
where===void 0?"":` (${n.where})`}`);for(const u of n.notes??[])t.warning(`${s}: ${u}`)}}const p={lines:20,columns:160},
c=50;async function w(t,i){const s=(0,R().reportSections)(i).failed.filter(({command:n})=>!n.outcome?.reused);for(const{
command:n,gene:u,position:g}of s.slice(0,c)){if(n.outcome===void 0)continue;const o=`${u.id}, command ${g} ${(0,S().statusWords)(
n.outcome)}: ${n.command}`;t.startGroup((0,$().safeLine)(o));const d=(0,a().errorLines)(n.outcome,p.lines,p.columns);await(0,$().
withoutLogCommands)(t.info,async()=>{for(const O of d)t.info(`\u2502 ${(0,$().safeLine)(O)}`)}),t.endGroup()}}}),88863:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.outputsOf=R,y.setOutputs=S;function a(){const P=r(1207);return a=function(){
return P},P}function R(P,I,p,c={}){const w=P.genes.flatMap(s=>s.commands),t=w.filter(C),i=t.filter(({outcome:s})=>s?.status===
"passed");return{verdict:P.verdict,conclusion:I,"next-actor":P.next_actor,"report-path":p?.report??"","page-path":p?.html??
"","agent-task-path":p?.agentTask??"","validation-reports-path":p?.validationReports??"","sarif-path":p?.sarif??"","juni\
t-path":p?.junit??"","check-url":$(c.check),"comment-url":$(c.comment),errors:String(T(P,"error")),warnings:String(T(P,"\
warning")),"genes-changed":String(P.genes.length),"commands-run":String(t.length),"commands-passed":String(i.length),"co\
mmands-failed":String(t.length-i.length),"commands-blocked":String(w.filter(({verdict:s})=>s==="block").length),"approva\
l-digest":P.approval_digest??""}}function S(P,I){try{for(const[p,c]of Object.entries(I))P.setOutput(p,c)}catch(p){P.warning(
`could not set the outputs: ${(0,a().readFailure)(p).said}`)}}function $(P){return P?.status==="reached"?P.where??"":""}
function T({findings:P},I){return P.filter(p=>p.severity===I&&!p.suppressed).length}function C({outcome:P}){return P!==void 0&&
P.status!=="blocked"&&P.status!=="skipped"}}),20235:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.closeAbandonedCheck=
u,y.forgetCheck=n,y.rememberCheck=w,y.rememberDecision=t,y.rememberUnseen=i,y.wereUnseen=s;function a(){const o=r(7723);
return a=function(){return o},o}function R(){const o=r(34413);return R=function(){return o},o}function S(){const o=r(1207);
return S=function(){return o},o}function $(){const o=r(26040);return $=function(){return o},o}const T="started-check",C="\
decided",P="others-unseen",I={title:"The gate did not finish",summary:"The job ended before the gate published its resul\
t: it was cancelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made no decision abou\
t this change. Run the job again; its log has the details."},p={title:"Decided, but not published",summary:"The gate dec\
ided about this change, but could not complete this check run. The log of the job and its step summary have the result a\
nd the reason. Run the job again to publish it."},c=a().object({owner:a().string(),repo:a().string(),headSha:a().string(),
checkName:a().string(),runKey:a().string()});function w({core:o,checkName:d,runKey:O},{owner:m,repo:h,headSha:f}){const e={
owner:m,repo:h,headSha:f,checkName:d,runKey:O};o.saveState(T,JSON.stringify(e))}function t({core:o}){o.saveState(C,"true")}
function i({core:o}){o.saveState(P,"true")}function s({getState:o}){return o(P)!==""}function n({core:o}){o.saveState(T,
"")}async function u({connect:o,getState:d}){const O=g(d(T));if(O===void 0)return{status:"nothing_to_close"};const m={client:o(),
...O};try{const h=await(0,R().findUnfinished)(m,{runKey:O.runKey});if(h.length===0)return{status:"nothing_to_close"};const f=d(
C)===""?I:p;for(const e of h)await(0,R().completeCheck)(m,e,{conclusion:"failure",externalId:e.externalId,output:f});return{
status:"closed"}}catch(h){return{status:"failed",reason:(0,S().explainFailure)(h,(0,R().checkOperation)(m))}}}function g(o){
return(0,$().attempt)(()=>c.parse(JSON.parse(o)))}}),34453:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.
publish=o,y.startCheck=u;function a(){const e=r(1207);return a=function(){return e},e}function R(){const e=r(26040);return R=
function(){return e},e}function S(){const e=r(31048);return S=function(){return e},e}function $(){const e=r(60823);return $=
function(){return e},e}function T(){const e=r(26789);return T=function(){return e},e}function C(){const e=r(31540);return C=
function(){return e},e}function P(){const e=r(45710);return P=function(){return e},e}function I(){const e=r(67111);return I=
function(){return e},e}function p(){const e=r(88863);return p=function(){return e},e}function c(){const e=r(20235);return c=
function(){return e},e}function w(){const e=r(64597);return w=function(){return e},e}function t(){const e=r(55430);return t=
function(){return e},e}function i(){const e=r(65433);return i=function(){return e},e}function s(){const e=r(85306);return s=
function(){return e},e}function n(){const e=r(34484);return n=function(){return e},e}async function u(e){const{github:E}=e;
return"unavailable"in E?{reason:E.unavailable,permanent:!0}:(g(e,()=>(0,c().rememberCheck)(e,E)),await(0,T().beginCheck)(
E,e))}function g({core:e},E){try{E()}catch(v){e.warning(`The post step cannot close the check run: ${(0,a().readFailure)(
v).said}`)}}async function o(e,E,v){const{github:l,core:b,outputDirectory:M}=e,A=h(v),{report:N}=A,k=(0,w().conclusionOf)(
N),j=(0,$().annotationsOf)(N),G=await(0,t().publishFiles)(M,A),{check:U,comment:H,suggestions:L}="unavailable"in l?m(l.unavailable):
await z(l),F=await(0,s().publishStepSummary)(e.stepSummaryPath,A,O(U,H),f(G,U,H)),D={files:G,check:U,comment:H,suggestions:L,
summary:F};await(0,I().logFailures)(b,N),U.status!=="reached"&&(0,I().logAnnotations)(b,j.annotations),U.status==="faile\
d"&&N.verdict!=="error"&&g(e,()=>(0,c().rememberDecision)(e)),(0,I().logChannels)(b,D);const W=G.status==="reached"?(0,t().
resultPaths)(M):void 0;return(0,p().setOutputs)(b,(0,p().outputsOf)(N,k,W,D)),{conclusion:k,digest:(0,S().reportDigest)(
N),channels:D};async function z(V){const J=await(0,i().publishAmongOthers)(V,e,E,{publication:A,annotations:j});if(J.status===
"skipped")return{check:J,comment:J,suggestions:J};J.status==="reached"&&g(e,()=>(0,c().forgetCheck)(e)),J.status==="reac\
hed"&&J.unseen&&g(e,()=>(0,c().rememberUnseen)(e));const{name:K,comment:Q,suggestions:Z}=e,X=f(G,J),x=d(J),Y=await(0,C().
publishComment)(V,{mode:Q,name:K,place:x},A,X),q={enabled:Z,name:K},_=await(0,n().publishSuggestions)(V,q,N,Y);return{check:J,
comment:Y,suggestions:_}}}function d(e){return e.status!=="reached"?{part:"whole"}:{part:"screen",...e.where!==void 0&&{
detailUrl:e.where}}}function O(e,E){return e.status!=="reached"&&E.status!=="reached"?{part:"whole"}:{...e.status==="rea\
ched"?d(e):{},part:E.status==="failed"?"screen":"table"}}function m(e){const E=(0,P().skipped)(e);return{check:E,comment:E,
suggestions:E}}function h(e){const{report:E}=e;return{...e,markdown(v,l){try{return e.markdown(v,l)}catch{return`The res\
ult is **${E.verdict}**. The page could not be rendered; see the result files.`}},text:v=>(0,R().attempt)(()=>e.text(v))}}
function f(...e){return e.flatMap(E=>E.status==="skipped"?[]:E.status==="reached"?[...E.notes??[]]:[`${E.reason.charAt(0).
toUpperCase()}${E.reason.slice(1)}.`])}}),64597:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.checkNameOf=
S,y.conclusionOf=T;function a(){const C=r(47350);return a=function(){return C},C}const R=200;function S(C,P,I){return P.
name==="push"||P.name==="workflow_dispatch"?`${C} (${P.name})`:I?C:`${C} (base: ${P.baseRef})`.slice(0,R)}const $={pass:"\
success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function T({verdict:C,policy:P}){
return P?.enforce==="report"&&a().REPORTED_ONLY.has(C)?"neutral":$[C]}}),65433:((B,y,r)=>{Object.defineProperty(y,"__esM\
odule",{value:!0}),y.publishAmongOthers=I,y.publishWorst=s;function a(){const v=r(32693);return a=function(){return v},v}
function R(){const v=r(34413);return R=function(){return v},v}function S(){const v=r(1207);return S=function(){return v},
v}function $(){const v=r(53844);return $=function(){return v},v}function T(){const v=r(10289);return T=function(){return v},
v}function C(){const v=r(26789);return C=function(){return v},v}function P(){const v=r(64597);return P=function(){return v},
v}async function I(v,l,b,M){const{publication:A,annotations:N}=M,{pullRequest:k}=v,j=await t(l);if("reason"in j&&j.canDiffer&&
k)return await w(v,l,b,{...M,reason:j.reason});const G="reason"in j?[`${c}: ${j.reason}.`]:[];if("reason"in j||j.pulls.length===
0||k===void 0){const D={...N,notes:[...N.notes,...G]},W={...l,separates:!0};return(0,C().publishCheck)(v,W,b,{publication:A,
annotations:D})}const{number:U}=k,H=await p(v,l,b,M);if(H.status!=="reached")return H;const L=[{number:U,base:l.binding?.
base??"",publication:A},...j.pulls],F=await s(v,l,b,L);return F.status==="failed"?F:H}async function p(v,l,b,M){const{number:A=0}=v.
pullRequest??{},N={...l,checkName:(0,$().nameOfPull)(l.checkName,A)};return await(0,C().publishCheck)(v,N,await(0,C().beginCheck)(
v,N,b),M)}const c="Other open pull requests of this commit were not considered";async function w(v,l,b,M){const A=await p(
v,l,b,M);if(A.status!=="reached")return A;const{event:N="",base:k=""}=l.binding??{},j="the other pull requests of this c\
ommit could not be seen",G=`The required check fails, because the other open pull requests of this commit into protected\
 branches share it, and could not be seen: ${M.reason}. Run the job again.`,U=await(0,C().publishCheck)(v,{...l,binding:{
event:N,base:k,pulls:[]}},b,{publication:{...M.publication,title:j,conclusion:"failure"},annotations:{annotations:[],notes:[
G]}});return U.status!=="reached"?U:{...A,notes:[...A.notes??[],G],unseen:!0}}async function t({others:v}){if(v===void 0)
return{pulls:[]};try{return{pulls:await v.judge()}}catch(l){const b={doing:"look for other pull requests of this commit",
permission:"pull-requests: read"};return{reason:(0,S().explainFailure)(l,b),canDiffer:await v.canDiffer()}}}const i=3;async function s(v,l,b,M){
try{await(0,$().renameOthers)(v,l);let A=await o(v,l,M);g(A)&&"run"in b&&(await E(v,l,b.run,A),A=await o(v,l,M));for(let N=1;;N+=
1){if(g(A))return{status:"reached",notes:[e(A)]};const k=await n(v,l,b,A);if(k.status!=="reached"||N===i)return k;const j=u(
A);if(A=await o(v,l,M),!g(A)&&O(u(A))>=O(j))return k}}catch(A){return{status:"failed",reason:(0,S().explainFailure)(A,(0,R().
checkOperation)(v))}}}function n(v,l,b,M){const A=u(M),N=M.map(({number:U})=>U),k={event:"pull_request",base:A.base,pulls:N},
j={annotations:[],notes:[f(M)]},G={...l,binding:k,joins:!0};return(0,C().publishCheck)(v,G,b,{publication:h(A),annotations:j})}
function u([v,...l]){if(v===void 0)throw new Error("expected a pull request");return l.reduce((b,M)=>O(M)<O(b)?M:b,v)}function g(v){
return v.some(({own:l})=>l===void 0)}function o(v,{checkName:l},b){return Promise.all(b.map(async M=>{const[A]=await(0,R().
gateChecks)(v,(0,$().nameOfPull)(l,M.number)),N=A?.completed&&(0,a().readExternalId)(A.externalId)?.isInto(M.base)===!0;
return{...M,own:N?A:void 0}}))}function d({own:v,publication:l}){const b=(0,P().conclusionOf)(l.report),M=R().CONCLUSIONS.
find(A=>A===v?.conclusion)??"failure";return R().CONCLUSIONS.indexOf(M)<R().CONCLUSIONS.indexOf(b)?M:b}function O(v){return R().
CONCLUSIONS.indexOf(d(v))}const m={failure:"failed in its own run",action_required:"waits for approval",neutral:"would f\
ail in its own run",success:"passed in its own run"};function h(v){const{number:l,publication:b}=v,M=d(v),N=M===(0,P().conclusionOf)(
b.report)?`: ${b.title}`:` ${m[M]}`;return{...b,conclusion:M,title:`#${l}${N}`}}function f(v){const l=v.map(b=>`#${b.number}\
 into ${(0,T().markdownCode)(b.base)}: ${d(b)}`);return`${v.length} open pull requests into protected branches have this\
 commit as their head, and the worst result counts: ${l.join(", ")}.`}function e(v){return`The required check waits for \
the result of ${v.filter(({own:M})=>M===void 0).map(({number:M,base:A})=>`#${M} into ${(0,T().markdownCode)(A)}`).join("\
, ")}, which has the same head.`}async function E(v,{checkName:l},b,M){const[A]=await(0,R().gateChecks)(v,l);if(A?.externalId!==
b.externalId)return;const k=`waiting for ${M.filter(({own:j})=>j===void 0).map(({number:j})=>`#${j}`).join(", ")}`;await(0,R().
leaveWaiting)(v,A,{title:k,summary:e(M)})}}),85306:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.publishStepSummary=
P;function a(){const I=r(51455);return a=function(){return I},I}function R(){const I=r(61218);return R=function(){return I},
I}function S(){const I=r(1207);return S=function(){return I},I}function $(){const I=r(45710);return $=function(){return I},
I}const T=3,C=1024;async function P(I,p,c,w){if(I===void 0)return(0,$().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:t}=await(0,a().stat)(I),i=Math.floor((R().GITHUB_LIMITS.stepSummaryBytes-t-1)/T);return i<C?{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"}:(await(0,a().appendFile)(I,
`${(0,$().withNotes)(p,c,w,i)}
`),{status:"reached"})}catch(t){return{status:"failed",reason:`could not write the step summary: ${(0,S().readFailure)(t).
said}`}}}}),3060:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.suggestionsOf=C;function a(){const n=r(80401);
return a=function(){return n},n}function R(){const n=r(10289);return R=function(){return n},n}function S(){const n=r(69633);
return S=function(){return n},n}const $=60,T=8e3;function C(n,u){const{fix:g}=n;return g?.patch?c(g.patch).flatMap(({path:o,
blocks:d})=>{const O=u.get(o);if(O===void 0)return[];const m=s(O);return P(n,o,d).flatMap(h=>I(o,h,m))}):[]}function P(n,u,g){
const{genes:o,capsules:d,events:O,findings:m,fix:h}=n,f=[...o,...d,...O].filter(M=>M.path===u).flatMap(M=>(0,S().headPlace)(
n,M)?.line??[]).sort((M,A)=>M-A),e=M=>f.findLast(A=>A<=M),E=(h?.edits??[]).filter(M=>M.path===u),v=new Map(m.map(M=>[M.id,
M])),l=E.map(M=>{const A=v.get(M.finding),N=A?.location&&(0,S().headPlace)(n,A.location)?.line;return{edit:M,finding:A,owner:N===
void 0?void 0:e(N)}});return g.some(M=>e(M.start)!==e(i(M)))||l.some(M=>M.owner===void 0)?[]:[...new Set(g.map(({start:M})=>e(
M)))].flatMap(M=>{const A=l.filter(k=>k.owner===M);if(M===void 0||A.some(({edit:k})=>k.files!==void 0))return[];const N=new Set(
A.flatMap(({finding:k})=>k??[]));return[{blocks:g.filter(({start:k})=>e(k)===M),findings:[...N]}]})}function I(n,{blocks:u,
findings:g},o){const d=Math.min(...u.map(e=>e.start)),O=Math.max(...u.map(i)),m=o.find(e=>e.has(d)&&e.has(O));if(m===void 0||
O<d||O-d>=$)return[];const h=[];for(let e=d;e<=O;){const{removed:E,added:v}=u.find(l=>l.start===e)??p;if(!E.every((l,b)=>m.
get(e+b)===l))return[];h.push(...v),E.length===0&&h.push(m.get(e)??""),e+=Math.max(1,E.length)}return h.join(`
`).length<=T&&h.every(R().isPlain)?[{path:n,start:d,end:O,lines:h,findings:g}]:[]}const p={removed:[],added:[]};function c(n){
return(0,a().parsePatch)(n).filter(({oldFileName:u})=>u!==void 0&&u!=="/dev/null").map(({oldFileName:u="",hunks:g})=>({path:u.
replace(/^a\//,""),blocks:g.flatMap(({oldStart:o,lines:d})=>w(o,d).flatMap(t))}))}function w(n,u){const g=[];let o=n,d=!1;
for(const O of u){const[m,h]=[O[0],O.slice(1)];if(m==="\\")continue;if(m===" "){d=!1,o+=1;continue}d||g.push({start:o,removed:[],
added:[]}),d=!0;const f=g.at(-1);m==="+"?f?.added.push(h):(f?.removed.push(h),o+=1)}return g}function t(n){const{start:u,
removed:g,added:o}=n;return g.length!==o.length?[n]:g.map((d,O)=>({start:u+O,removed:[d],added:o.slice(O,O+1)}))}function i({
start:n,removed:u}){return n+Math.max(1,u.length)-1}function s(n){return(0,a().parsePatch)(n).flatMap(({hunks:u})=>u).map(
({newStart:u,lines:g})=>{const o=g.filter(d=>d[0]===" "||d[0]==="+");return new Map(o.map((d,O)=>[u+O,d.slice(1)]))})}}),
34484:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.publishSuggestions=i,y.suggestionMarker=t;function a(){
const n=r(1207);return a=function(){return n},n}function R(){const n=r(81014);return R=function(){return n},n}function S(){
const n=r(59508);return S=function(){return n},n}function $(){const n=r(10289);return $=function(){return n},n}function T(){
const n=r(80615);return T=function(){return n},n}function C(){const n=r(94965);return C=function(){return n},n}function P(){
const n=r(45710);return P=function(){return n},n}function I(){const n=r(3060);return I=function(){return n},n}const p=20,
c=3,w="gene-gate has judged these suggestions in a copy of the files.";function t(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function i(n,{enabled:u,name:g},o,d){const{pullRequest:O,readOnlyToken:m=!1}=n;if(!u)
return(0,P().skipped)("the `suggestions` input is `false`");if(O===void 0||d.status!=="reached")return(0,P().skipped)("n\
o comment");const h={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:m};try{const{number:f}=O,e=new Set(
(o.fix?.edits??[]).map(({path:A})=>A)),E=e.size>0?await(0,R().pullRequestHunks)(n,f,e):new Map,v=t(g),l={target:n,number:f,
marker:v},b=(0,I().suggestionsOf)(o,E).slice(0,p).map(A=>s(A,v)),M=await(0,S().lineCommentChanges)(l,b);if(M.missing.length+
M.outdated.length>0){const{headSha:A}=await(0,R().pullRequestState)(n,f);if(A!==n.headSha)return(0,P().skipped)("the pul\
l request has newer commits");await(0,S().changeLineComments)(l,M,w)}return b.length>0?{status:"reached"}:(0,P().skipped)(
"no edit is on lines that the pull request shows")}catch(f){const e=(0,a().explainFailure)(f,h),{kind:E}=(0,a().readFailure)(
f);return E==="denied"?(0,P().skipped)(e):{status:"failed",reason:e}}}function s({path:n,start:u,end:g,lines:o,findings:d},O){
const m=d.slice(0,c).map(({rule:e,message:E,subject:v})=>`- ${v?.id===void 0?"":`${(0,T().name)(v.id)}: `}${(0,T().sentence)(
E)} (${(0,T().ruleLink)(e)})`),h=d.length-c,f=[O,...m,...h>0?[`- and ${(0,C().count)(h,"other finding")}`]:[],"",...(0,$().
rawBlock)(o,"suggestion")].join(`
`);return{path:n,line:g,...u<g&&{start_line:u},body:f}}}),37213:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.mergedTree=$;function a(){const T=r(41895);return a=function(){return T},T}function R(){const T=r(35720);return R=function(){
return T},T}function S(){const T=r(67397);return S=function(){return T},T}async function $(T,C,P){const{objects:I}=T;if(await T.
isPartial()){const p=await I(["merge-base",C,P],{accept:[1]}),c=[C,P,p.toString().trim()].filter(Boolean);await Promise.
all(c.map(w=>(0,R().requireObjects)(T,w)))}try{return(await I(["merge-tree","--write-tree","--no-messages",C,P])).toString().
split(`
`).find(S().isObjectId)}catch(p){if(p instanceof a().GateError&&p.code==="git_failed")return;throw p}}}),47520:((B,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.firstParents=C,y.hasSoleAuthor=T,y.pastChanges=S;function a(){const P=r(
77598);return a=function(){return P},P}function R(){const P=r(96681);return R=function(){return P},P}async function S({objects:P},I,p){
const c=`${(0,a().randomUUID)()} `,w=await P(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${p}`,`--format=${c}%H %P%x00%s`,I]),t=[];for(const i of(0,R().splitNul)(w)){const s=(0,R().decodePath)(i),
n=t.at(-1);if(s.startsWith(c)){const[u="",g]=s.slice(c.length).split(" ");t.push({commit:u,...g&&{base:g},paths:[]})}else
n&&n.subject===void 0?n.subject=s:n&&s!==""&&n.paths.push(n.paths.length===0?s.slice(1):s)}return t.flatMap(({commit:i,base:s,
subject:n="",paths:u})=>s===void 0?[]:[{commit:i,base:s,subject:n,paths:u}])}const $=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function T({objects:P},I){const p=await P(["log","--no-color","--format=%aN%x00%aE",I]),c=[...new Set(p.toString().
toLowerCase().split(`
`))].map(w=>w.split("\0")).filter(w=>w.length>1&&!w.some(t=>$.test(t)));return[0,1].some(w=>new Set(c.map(t=>t[w])).size===
1)}async function C({objects:P},I,p){return(await P(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${I}..${p}`])).toString().split(`
`).filter(Boolean).map(t=>{const[i="",s="",n="",...u]=t.split("\0");return{commit:i,tree:s,parents:n.split(" ").filter(Boolean),
subject:u.join("")}})}}),42594:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.renderCheckText=C;function a(){
const c=r(10289);return a=function(){return c},c}function R(){const c=r(88611);return R=function(){return c},c}function S(){
const c=r(74658);return S=function(){return c},c}function $(){const c=r(94965);return $=function(){return c},c}function T(){
const c=r(80615);return T=function(){return c},c}function C(c,w){const{genes:t,validation_reports:i}=c;if(t.length===0)return;
const s=new Map(i.map(m=>[m.id,m])),n=(0,T().linkerOf)(c,w.repositoryUrl),u=["### Genes and their ValidationReports","",
...P(i)],g=t.map(m=>{const h=s.get(m.validation_report_id??""),f=`**${n.place(m,m.id)}** ${S().VERDICT_SYMBOLS[m.verdict]}\
 ${(0,$().spoken)(m.verdict)}`,e=h?`, ${(0,T().name)(h.id)}, ${(0,T().name)(h.asset_id)}`:"";return[f+e,"",...m.commands.
map(I),""].join(`
`)});let o=[...u,...p(t,w)].join(`
`).length;const d=g.findIndex(m=>(o+=m.length+1,o>w.maxCharacters)),O=d===-1?g.length:d;return[...u,...g.slice(0,O),...p(
t.slice(O),w)].join(`
`).slice(0,w.maxCharacters)}function P(c){const w=c.map(({env_fingerprint:{node_version:t,platform:i,arch:s},env_fingerprint_key:n})=>`\
Commands ran with Node ${(0,T().name)(t)} on ${(0,T().name)(`${i} ${s}`)}, fingerprint ${(0,T().name)(n)}.`);return[...new Set(
w)].flatMap(t=>[t,""])}function I({command:c,verdict:w,outcome:t}){const i=w==="block"?"blocked":t?(0,$().outcomeWords)(
t):"not run";return`- ${(0,a().markdownCode)((0,R().commandLine)(c,[]))}: ${i}`}function p(c,{detailsUrl:w}){const t=(0,T().
linked)("result files of the run",w);return[...c.length>0?[`Not shown: ${(0,$().count)(c.length,"gene")}.`]:[],`The ${t}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((B,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.reportedRuns=T;function a(){const p=r(41895);return a=function(){return p},p}function R(){const p=r(
57334);return R=function(){return p},p}function S(){const p=r(22562);return S=function(){return p},p}function $(){const p=r(
78534);return $=function(){return p},p}function T(p,c,w){if(c.error)throw new(a()).GateError("artifact_invalid",`The run\
 could not decide: ${c.error.message.slice(0,500)}`,"See the log of the run.");const t=new Date(c.finished_at),i=p.genes.
filter(o=>!w.has(o)&&!(o.change==="removed"&&o.commands.length===0)),s=new Map(i.map(o=>[o,C(c,o,t)])),n=new Map(i.flatMap(
o=>{const d=(0,$().mutantsIn)(P(c,o),o);return d?[[o,d]]:[]})),{level:u}=c.isolation,g=(0,$().nodeIn)(c);return{outcomes:s,
mutants:n,interrupted:(0,R().countInterrupted)([...s.values()].flat()),isolation:{level:u,untrusted:!0,description:`Repo\
rted by a runner that the pull request controls, as isolation level "${u}".`},nodeOf:()=>g}}function C(p,c,w){if(c.commands.
some(({verdict:i})=>i==="block"))return(0,S().outcomesOf)(c,[],w);const t=P(p,c);return c.commands.map((i,s)=>I(t?.commands[s],
i,w))}function P({genes:p},{asset:{id:c,path:w}}){return p.find(t=>t.id===c&&t.path===w)}function I(p,{command:c,plan:w},t){
if(p?.command!==c||p.outcome===void 0)return(0,R().skippedOutcome)("the run reported no result for this command",t);const{
plan_digest:i,outcome:s}=p;return w!==void 0&&i!==w.digest?(0,R().skippedOutcome)("what the command runs has changed sin\
ce; run the first workflow again",t):s}}),91088:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.mergeIsolation=
g,y.mergedRuns=p;function a(){const m=r(57975);return a=function(){return m},m}function R(){const m=r(57430);return R=function(){
return m},m}function S(){const m=r(39763);return S=function(){return m},m}function $(){const m=r(78534);return $=function(){
return m},m}function T(){const m=r(57334);return T=function(){return m},m}function C(){const m=r(22562);return C=function(){
return m},m}function P(){const m=r(89953);return P=function(){return m},m}function I(){const m=r(96620);return I=function(){
return m},m}function p(m,h,f,e){const E=(0,P().requireParts)(m,h),{genes:v}=h.audit,l=(0,I().partition)((0,I().commandsToRun)(
v),E.length,e),b=new Map(v.flatMap((k,j)=>{const G=E[(l[j]??0)-1];return G?[[k,G]]:[]})),M=v.flatMap((k,j)=>{const G=b.get(
k);return G===void 0||f.has(k)?[]:[[k,c(G,G.report.genes[j],k)]]}),A=new Map([...b].map(([{asset:k},{report:j}])=>[k,(0,$().
nodeIn)(j)])),[N=process]=A.values();return{outcomes:new Map([...(0,C().refusedOutcomes)(v,!0,new Date),...i(M,h.policy.
policy.views)]),mutants:t(v,b,f),interrupted:(0,T().countInterrupted)(M.flatMap(([,k])=>k)),isolation:g(E.map(({report:k})=>k.
isolation)),nodeOf:({asset:k})=>A.get(k)??N,shards:E.map(({shard:{index:k,of:j}})=>({index:k,of:j,genes:new Set(v.filter(
(G,U)=>l[U]===k))}))}}function c(m,h,{asset:f,commands:e}){return e.map((E,v)=>{const l=w(h,E,v);if(l)return l;throw(0,P().
invalid)(`${(0,P().nameOf)(m)} has no result for command ${v+1} of \`${f.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function w(m,h,f){const e=m?.
commands[f];return(e?.plan_digest===h.plan?.digest||(0,I().isPending)(h))&&e?.command===h.command?e.outcome:void 0}function t(m,h,f){
return new Map(m.flatMap((e,E)=>{const v=h.get(e)?.report.genes[E],l=f.has(e)?void 0:(0,$().mutantsIn)(v,e);return l?[[e,
l]]:[]}))}function i(m,h){const f=new Map;return m.map(([e,E])=>[e,E.map((v,l)=>{const{reused:b,...M}=v,A=h==="gene"?n(e,
l):s(e,l);if(A===void 0||M.status==="skipped")return M;const N=f.get(A);return N===void 0?(f.set(A,M),M):u(N,M)?{...N,reused:!0}:
M})])}function s({commands:m},h){return m[h]?.plan?.digest}function n(m,h){return[h,...m.commands.map((f,e)=>s(m,e))].join()}
function u(m,h){return m.status===h.status&&m.exit_code===h.exit_code&&m.signal===h.signal}function g(m){const h=m.filter(
({level:E})=>E!=="none").sort((E,v)=>d(E)-d(v)||o(v)-o(E)),[f,...e]=h;return f===void 0?R().NOTHING_RUN:e.every(E=>O(E,f))?
f:{...f,description:`${f.description} The machines differed; this is the weakest isolation.`}}function o({limits:m}){return m?.
written_bytes??0}function d({level:m,limits:h}){return 2*S().ISOLATION_LEVELS.indexOf(m)+(h?.memory_bytes===null?0:1)}function O(m,h){
const f=({limits:e,description:E,...v})=>v;return d(m)===d(h)&&(0,a().isDeepStrictEqual)(f(m),f(h))}}),2850:((B,y)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.ownVerdict=r;function r({verdict:a,shards:R=[]}){const[S]=R;return S&&R.length<
S.of?S.verdict:a}}),89953:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.invalid=s,y.nameOf=t,y.requireParts=
C;function a(){const n=r(41895);return a=function(){return n},n}function R(){const n=r(38863);return R=function(){return n},
n}function S(){const n=r(96620);return S=function(){return n},n}function $(){const n=r(92910);return $=function(){return n},
n}const T=500;function C(n,u){const g=n.map(p),[o]=g;if(o===void 0){if((0,S().shardsFor)((0,S().commandsToRun)(u.audit.genes),
1)===0)return[];throw s("There are commands to run, but no parts",i)}for(const d of g)P(d,o,u);return I(g,o.shard.of)}function P(n,u,g){
const{shard:o,report:d}=n;if(o.of!==u.shard.of)throw s(`${t(n)} and ${t(u)} are not parts of the same run`);if(d.error)throw s(
`${t(n)} could not decide${c(d)}`,i);const O=w(d,g);if(O.length>0)throw s(`${t(n)} belongs to another run: ${O.join("; ")}`)}
function I(n,u){const g=Array.from({length:u},(O,m)=>n.filter(({shard:h})=>h.index===m+1)),o=g.filter(({length:O})=>O>1).
flat();if(o.length>0)throw s(`Duplicate parts: ${o.map(t).join(", ")}`);const d=g.flatMap(({length:O},m)=>O===0?[(0,$().
shardName)({index:m+1,of:u})]:[]);if(d.length>0)throw s(`Missing parts: ${d.join(", ")}`,i);return g.flat()}function p({
name:n,report:u}){const{shards:g=[]}=u,[o]=g;if(o&&g.length===1)return{name:n,report:u,shard:o};throw s(`${n} is not a p\
art of a run${c(u)}`)}function c({error:n}){return n?`; its error: ${n.message.slice(0,T)}`:""}function w(n,{audit:u,event:g,
policy:o}){const d=!u.genes.some(({commands:m})=>m.some(S().isPending));return[["version of the gate",n.tool.version,R().
TOOL.version],["base",n.base_sha,g.base],["head",n.head_sha,g.head],["audited commit",n.audited_sha,g.audited],["policy",
n.policy?.digest,o.digest],["other policy",n.policy?.combined_with?.digest,o.combinedWith?.digest],["profile",n.policy?.
profile,o.policy.profile],...d?[["Plans",n.plans_digest,u.plansDigest]]:[],["number of genes",n.genes.length,u.genes.length]].
flatMap(([m,h,f])=>h===f?[]:[`its ${m}: ${h??"none"}, here: ${f??"none"}`])}function t({shard:n,name:u}){return`part ${(0,$().
shardName)(n)} (${u})`}const i="See the logs of the jobs that run the shards, and run them again.";function s(n,u="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const g=n.charAt(0).toUpperCase()+n.
slice(1);return new(a()).GateError("parts_invalid",g,u)}}),77875:((B,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),
y.planShards=S;function a(){const T=r(96620);return a=function(){return T},T}function R(){const T=r(92910);return R=function(){
return T},T}function S({genes:T,findings:C,approval_digest:P,plans_digest:I},p,c){const w=new Set(C.flatMap(({rule:u,subject:g})=>u===
"target-not-judged"?g?.id??[]:[])),t=T.map(u=>$(u,w)),i=(0,a().shardsFor)(t,p,c),s=(0,a().partition)(t,i,c),n=Array.from(
{length:i},(u,g)=>{const o=T.filter((d,O)=>s[O]===g+1);return{shard:(0,R().shardName)({index:g+1,of:i}),genes:o.map(({id:d})=>d),
commands:o.reduce((d,{commands:O})=>d+O.length,0)}});return{matrix:{shard:n.map(({shard:u})=>u)},shards:n,waiting:T.filter(
({verdict:u})=>u==="needs_approval").map(({id:u})=>u),approval_digest:P,plans_digest:I}}function $({id:T,commands:C},P){
return C.every(({plan_digest:p,verdict:c})=>p!==void 0||c!=="block"&&P.has(T))?C.map(({command:p})=>p):[]}}),39281:((B,y,r)=>{
r.r(y),r.d(y,{ExitCode:()=>a.yU,addPath:()=>a.fM,debug:()=>a.Yz,endGroup:()=>a.N4,error:()=>a.z3,exportVariable:()=>a.dN,
getBooleanInput:()=>a.Vt,getIDToken:()=>a.V9,getInput:()=>a.V4,getMultilineInput:()=>a.q3,getState:()=>a.Gu,group:()=>a.
Os,info:()=>a.pq,isDebug:()=>a._o,markdownSummary:()=>a.yo,notice:()=>a.lm,platform:()=>a.iD,saveState:()=>a.LZ,setCommandEcho:()=>a.
NI,setFailed:()=>a.C1,setOutput:()=>a.uH,setSecret:()=>a.Pq,startGroup:()=>a.Oh,summary:()=>a.z,toPlatformPath:()=>a.Om,
toPosixPath:()=>a.kb,toWin32Path:()=>a.eG,warning:()=>a.$e});var a=r(57264)}),51041:((B,y,r)=>{r.r(y),r.d(y,{fromBufferPromise:()=>a.
SY});var a=r(20663)})};
