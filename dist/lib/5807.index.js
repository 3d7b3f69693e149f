"use strict";exports.id=5807,exports.ids=[5807],exports.modules={25807:function(U,O,e){function r(){const v=e(39281);return r=function(){
return v},v}function T(){const v=e(94639);return T=function(){return v},v}function I(){const v=e(54244);return I=function(){
return v},v}const P="main-has-run";r().getState(P)===""?(r().saveState(P,"true"),(0,I().runProcess)(1,async v=>{await(0,T().
runAction)(process.env,v),v.aborted&&process.exit()})):(0,T().runPost)(process.env)},63226:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.checkPlace=$;function r(){const E=e(39281);return r=function(){return E},E}function T(){const E=e(
97928);return T=function(){return E},E}function I(){const E=e(41895);return I=function(){return E},E}function P(){const E=e(
64597);return P=function(){return E},E}function v(){const E=e(5547);return v=function(){return E},E}function C(){const E=e(
76721);return C=function(){return E},E}async function $(E,w){const p=(0,C().publishContext)(E,w);if(w instanceof I().GateError)
return{context:p,known:{}};const d=await(0,T().askForRefs)(p.github,w,r().warning),{baseRef:s,defaultBranch:c=s}=w,u=(0,v().
protectionOf)(w,p.github,d,E.env),i=await(async()=>s===c||(await u()).isProtected(s))().catch(I().asGateError),l=i instanceof
I().GateError?{doubt:i}:{},o={...p,checkName:(0,P().checkNameOf)(p.name,w,i!==!1)};if(w.name!=="pull_request"||i===!1)return{
context:o,known:d,...l};const{number:b}=w.pullRequest;return{context:{...o,others:{list:()=>(0,v().otherPulls)(w,b,o.github,
u),canDiffer:()=>u().then(({ofSeveral:a})=>a,()=>!0)}},known:d,...l}}},33451:function(U,O,e){Object.defineProperty(O,"__\
esModule",{value:!0}),O.eventJob=l,O.gateJob=i,O.judgeEvent=o,O.withChangedFiles=R;function r(){const a=e(39281);return r=
function(){return a},a}function T(){const a=e(60016);return T=function(){return a},a}function I(){const a=e(97928);return I=
function(){return a},a}function P(){const a=e(54436);return P=function(){return a},a}function v(){const a=e(46960);return v=
function(){return a},a}function C(){const a=e(42287);return C=function(){return a},a}function $(){const a=e(1207);return $=
function(){return a},a}function E(){const a=e(81014);return E=function(){return a},a}function w(){const a=e(64632);return w=
function(){return a},a}function p(){const a=e(41895);return p=function(){return a},a}function d(){const a=e(63226);return d=
function(){return a},a}function s(){const a=e(4423);return s=function(){return a},a}function c(){const a=e(5547);return c=
function(){return a},a}function u(){const a=e(1405);return u=function(){return a},a}function t(){const a=e(916);return t=
function(){return a},a}function i(a){return l(a,()=>({run:!0}))}async function l(a,n){const g=await(0,t().eventPayload)(
a.env).catch(p().asGateError);if("action"in g&&g.action==="closed"){await(0,c().publishOthers)(a,g,g.pullRequest.number);
return}const{context:f,known:m,doubt:h}=await(0,d().checkPlace)(a,g),S=async()=>{if(h)throw h;return await o(g,f.github,
{...n(),known:m},a)},y="action"in g&&g.action==="edited"&&f.others===void 0;return{context:f,decide:S,...y&&{afterwards:()=>(0,c().
publishOthers)(a,g,g.pullRequest.number)}}}async function o(a,n,{known:g,...f},m){if(a instanceof p().GateError)throw a;
(0,v().requireUnprivileged)(a);const h=(0,s().readInputs)(r().getInput),S=a.name==="pull_request"?await R(a,n,r().warning):
a,y=g??await(0,I().askForRefs)(n,S,r().warning),j=async N=>{const k=await(0,C().resolveEvent)(N,S,y);return S.name==="me\
rge_group"?await(0,P().withGroup)(k,S,N,{github:n,warn:r().warning}):k},A=h.prepare===void 0?{}:{prepare:h.prepare},M={...f,
...A,locate:j,approver:b(n)};return await(0,u().gateOfStep)(M,h,n,m)}function b(a){return"unavailable"in a?(0,T().approveByNobody)(
`cannot read reviews: ${a.unavailable}`):(0,T().approveByReviews)(n=>n===void 0?void 0:(0,w().githubReviews)(a,{number:n}))}
async function R(a,n,g){const{pullRequest:f,headSha:m}=a;if(f.changedFiles!==void 0)return a;const h={doing:"read the nu\
mber of changed files",permission:"pull-requests: read"},S="unavailable"in n?n.unavailable:await(0,E().pullRequestState)(
{...n,...f},f.number).catch(j=>(0,$().explainFailure)(j,h));return typeof S!="string"&&S.headSha===m?{...a,pullRequest:{
...f,changedFiles:S.changedFiles}}:(g(`The number of changed files was not compared with GitHub's: ${typeof S=="string"?
S:"the pull request has newer commits"}.`),a)}},4423:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.
inputsSchema=void 0,O.readInputs=w,O.readPublishingInputs=p;function r(){const s=e(7723);return r=function(){return s},s}
function T(){const s=e(41895);return T=function(){return s},s}function I(){const s=e(78374);return I=function(){return s},
s}function P(){const s=e(11160);return P=function(){return s},s}function v(){const s=e(92910);return v=function(){return s},
s}const C=r().enum(["true","True","TRUE","false","False","FALSE"]).transform(s=>s.toLowerCase()==="true"),$=O.inputsSchema=
r().object({mode:r().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":r().string().
optional(),prepare:r().string().optional(),...P().policyInputsSchema.shape,"policy-ref":r().string().optional(),all:C.default(
!1),comment:r().enum(["on-findings","always","never"]).default("on-findings"),suggestions:C.default(!0),"check-name":r().
string().min(1).max(100).default("gene-gate"),"artifact-name":r().string().min(1).default("gene-gate"),shards:r().coerce.
number().pipe(I().shardCountSchema).default(4),shard:v().shardSchema.optional(),parts:r().string().optional(),durations:r().
string().optional(),assets:r().string().optional(),events:r().string().optional(),report:r().string().optional(),attestation:r().
string().optional(),fetch:C.default(!1),"trusted-root":r().string().optional(),"output-directory":r().string().optional()}),
E=$.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function w(s){const c=$.
safeParse(d($,s));if(c.success)return c.data;const u=c.error.issues.map(({path:t,message:i})=>`${t.join(".")}: ${i}`);throw new(T()).
GateError("input_invalid",`The action's inputs are invalid:
${u.join(`
`)}`,"Fix `with:` in the workflow step; README.md lists every input and its values.")}function p(s){const c=d(E,s),u=E.safeParse(
c);if(u.success)return u.data;const t=Object.fromEntries(u.error.issues.map(({path:i})=>[i[0],void 0]));return E.parse({
...c,...t})}function d({shape:s},c){const u=Object.keys(s).map(t=>[t,c(t)]);return Object.fromEntries(u.filter(([,t])=>t!==
""))}},94639:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.runAction=c,O.runPost=u;function r(){const t=e(
39281);return r=function(){return t},t}function T(){const t=e(40410);return T=function(){return t},t}function I(){const t=e(
41895);return I=function(){return t},t}function P(){const t=e(20235);return P=function(){return t},t}function v(){const t=e(
33451);return v=function(){return t},t}function C(){const t=e(4423);return C=function(){return t},t}function $(){const t=e(
85931);return $=function(){return t},t}function E(){const t=e(47752);return E=function(){return t},t}function w(){const t=e(
23393);return w=function(){return t},t}function p(){const t=e(17938);return p=function(){return t},t}function d(){const t=e(
916);return d=function(){return t},t}const s={gate:async t=>await(0,p().publishReport)(await(0,v().gateJob)(t)),publish:async t=>await(0,p().
publishReport)(await(0,w().publishJob)(t)),plan:$().planShardsStep,run:$().runShard,report:async t=>await(0,p().publishReport)(
await(0,$().reportJob)(t)),promote:async({env:t})=>await(0,E().runPromotion)(t)};async function c(t,i){try{const l=(0,C().
readPublishingInputs)(r().getInput);await s[l.mode]({inputs:l,env:t,signal:i})}catch(l){(0,d().failUndecided)((0,I().asGateError)(
l))}}async function u(t){const i=r().getInput("github-token");if(i==="")return;if((0,P().wereUnseen)(r())){const{signal:o}=new AbortController;
await(0,w().publishAgain)({inputs:(0,C().readPublishingInputs)(r().getInput),env:t,signal:o})}const l=await(0,P().closeAbandonedCheck)(
{connect:()=>(0,T().connect)(i,{baseUrl:t.GITHUB_API_URL}),getState:r().getState});l.status==="closed"&&r().warning("The\
 gate did not finish; its check run was completed as a failure."),l.status==="failed"&&r().warning(`The check run may st\
ill be in progress: ${l.reason}.`)}},85931:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.planShardsStep=
n,O.reportJob=f,O.runShard=g;function r(){const h=e(76760);return r=function(){return h},h}function T(){const h=e(39281);
return T=function(){return h},h}function I(){const h=e(41895);return I=function(){return h},h}function P(){const h=e(73388);
return P=function(){return h},h}function v(){const h=e(67111);return v=function(){return h},h}function C(){const h=e(88863);
return C=function(){return h},h}function $(){const h=e(64597);return $=function(){return h},h}function E(){const h=e(55430);
return E=function(){return h},h}function w(){const h=e(27624);return w=function(){return h},h}function p(){const h=e(20471);
return p=function(){return h},h}function d(){const h=e(94965);return d=function(){return h},h}function s(){const h=e(91088);
return s=function(){return h},h}function c(){const h=e(2850);return c=function(){return h},h}function u(){const h=e(77875);
return u=function(){return h},h}function t(){const h=e(23107);return t=function(){return h},h}function i(){const h=e(92910);
return i=function(){return h},h}function l(){const h=e(47350);return l=function(){return h},h}function o(){const h=e(33451);
return o=function(){return h},h}function b(){const h=e(4423);return b=function(){return h},h}function R(){const h=e(76721);
return R=function(){return h},h}function a(){const h=e(916);return a=function(){return h},h}async function n(h){const S=await(0,a().
eventPayload)(h.env);if("action"in S&&S.action==="closed"){T().setOutput("matrix",JSON.stringify({shard:[]})),T().setOutput(
"shards","[]");return}const{github:y}=(0,R().publishContext)(h,S),j=await(0,o().judgeEvent)(S,y,{run:!1},h),{error:A}=j;
if(A){(0,a().failUndecided)(A);return}const{matrix:M,shards:N,waiting:k}=(0,u().planShards)(j,(0,b().readInputs)(T().getInput).
shards,await(0,a().durationsInput)(h.env));T().setOutput("matrix",JSON.stringify(M));const G=N.map(({shard:B,genes:L,commands:F})=>({
shard:B,genes:L.length,commands:F}));T().setOutput("shards",JSON.stringify(G)),T().info(`${(0,d().count)(N.length,"shard")}\
: ${JSON.stringify(G)}`),k.length>0&&T().info(`${(0,d().count)(k.length,"gene")} waiting for approval`)}async function g(h){
const S=new Date,{shard:y}=(0,b().readInputs)(T().getInput);if(y===void 0)throw new(I()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const j=await(0,a().eventPayload)(
h.env).catch(I().asGateError),{github:A,outputDirectory:M}=(0,R().publishContext)(h,j),k=await(0,a().durationsInput)(h.env).
then(F=>(0,o().judgeEvent)(j,A,{run:!0,shard:y,durations:F},h)).catch(F=>(0,w().buildErrorReport)((0,I().asGateError)(F),
{startedAt:S,shard:y},new Date)),G=await(0,E().publishFiles)(M,{report:k,markdown:F=>(0,p().renderMarkdown)(k,{maxCharacters:F})});
if(G.status==="failed")throw new(I()).GateError("file_unreadable",G.reason,"Set `output-directory` to another directory.");
await(0,v().logFailures)(T(),k),(0,C().setOutputs)(T(),(0,C().outputsOf)(k,(0,$().conclusionOf)(k),(0,E().resultPaths)(M)));
const B=(0,c().ownVerdict)(k),L=`part ${(0,i().shardName)(y)}: ${d().VERDICT_WORDS[B]}`;(0,l().exitCodeOf)(B,k.policy?.enforce)===
0?T().info(L):k.error?(0,a().failUndecided)(k.error):T().setFailed(L)}function f(h){return(0,o().eventJob)(h,()=>{const S=m(
h.env);return{run:!1,takeRuns:async(y,j)=>(0,s().mergedRuns)(await(0,t().readParts)(await(0,t().findParts)(S),P().openInput),
y,j,await(0,a().durationsInput)(h.env))}})}function m(h){const{parts:S}=(0,b().readInputs)(T().getInput);if(S!==void 0)return(0,r().
resolve)(h.GITHUB_WORKSPACE??".",S);throw new(I()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}},5547:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.otherPulls=t,O.protectionOf=l,O.publishOthers=o;function r(){const a=e(39281);return r=function(){
return a},a}function T(){const a=e(97928);return T=function(){return a},a}function I(){const a=e(52483);return I=function(){
return a},a}function P(){const a=e(32693);return P=function(){return a},a}function v(){const a=e(34413);return v=function(){
return a},a}function C(){const a=e(1207);return C=function(){return a},a}function $(){const a=e(81014);return $=function(){
return a},a}function E(){const a=e(67617);return E=function(){return a},a}function w(){const a=e(74238);return w=function(){
return a},a}function p(){const a=e(34453);return p=function(){return a},a}function d(){const a=e(65433);return d=function(){
return a},a}function s(){const a=e(96402);return s=function(){return a},a}function c(){const a=e(76721);return c=function(){
return a},a}function u(){const a=e(1405);return u=function(){return a},a}async function t(a,n,g,f){if("unavailable"in g)
return[];const m=await(0,$().pullsWithHead)(g,a.headSha);n!==void 0&&await i(m,n,a.headSha,g);const h=m.filter(({number:y})=>y!==
n);if(h.length===0)return[];const{isProtected:S}=await f();return h.filter(({baseRef:y})=>S(y)).map(({number:y,baseRef:j})=>({
number:y,base:j}))}async function i(a,n,g,f){if(a.some(S=>S.number===n))return;const{isOpen:m,headSha:h}=await(0,$().pullOrigin)(
f,n);(0,C().requireAsked)(!(m&&h===g),`all open pull requests: #${n} is missing`)}function l(a,n,g,f){const{baseRef:m,defaultBranch:h=m}=a,
S=h===m?g.baseTip:g.defaultTip,y=async()=>{const A=await(0,s().openRepository)(f.GITHUB_WORKSPACE??process.cwd(),f);try{
const M=S===void 0?{}:{defaultTip:S},N=await(0,T().defaultTip)(A,a,M),G=await(0,I().readerOf)(A,(0,u().sharedPolicies)(n))(
N,`${h}:${w().POLICY_PATH}`);return{isProtected:B=>(0,E().policyOfBranch)(G,B,h)!==void 0,ofSeveral:Object.keys(G.policy.
branches).some(B=>B!==h)}}finally{await A.close()}};let j;return()=>(j??=y(),j)}async function o(a,n,g){const f=(0,c().publishContext)(
a,n),{github:m}=f;if(!("unavailable"in m))try{const h=await(0,T().askForRefs)(m,n,r().warning),S=l(n,m,h,a.env),y=await t(
n,g,m,S);if(y.length===0)r().info("No other open pull request into a protected branch has this head.");else if(await b(f,
m,y)){const j=await(0,p().startCheck)(f),A=await(0,d().publishWorst)(m,f,j,y);A.status==="reached"?r().info(`Published f\
or ${R(y)}.`):r().warning(`The check of ${R(y)} was not published: ${A.reason}.`)}}catch(h){const y={doing:"look for oth\
er pull requests of this commit",permission:"pull-requests: read"};r().warning(`The required check may be outdated: ${(0,C().
explainFailure)(h,y)}.`)}}async function b({checkName:a},n,[g,...f]){const[m]=await(0,v().gateChecks)(n,a);if(m===void 0)
return!0;if(!m.completed)return(0,P().isWaiting)(m.externalId);const h=(0,P().readExternalId)(m.externalId)?.pulls??[];return f.
length>0||h.length!==1||h[0]!==g?.number}function R(a){return a.map(({number:n})=>`#${n}`).join(", ")}},47752:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.runPromotion=b;function r(){const f=e(51455);return r=function(){return f},
f}function T(){const f=e(76760);return T=function(){return f},f}function I(){const f=e(39281);return I=function(){return f},
f}function P(){const f=e(46960);return P=function(){return f},f}function v(){const f=e(41895);return v=function(){return f},
f}function C(){const f=e(73388);return C=function(){return f},f}function $(){const f=e(28765);return $=function(){return f},
f}function E(){const f=e(26016);return E=function(){return f},f}function w(){const f=e(72883);return w=function(){return f},
f}function p(){const f=e(39242);return p=function(){return f},f}function d(){const f=e(18421);return d=function(){return f},
f}function s(){const f=e(73517);return s=function(){return f},f}function c(){const f=e(80335);return c=function(){return f},
f}function u(){const f=e(10289);return u=function(){return f},f}function t(){const f=e(58802);return t=function(){return f},
f}function i(){const f=e(20849);return i=function(){return f},f}function l(){const f=e(4423);return l=function(){return f},
f}function o(){const f=e(916);return o=function(){return f},f}async function b(f){const m=(0,l().readInputs)(I().getInput),
h=f.GITHUB_WORKSPACE??process.cwd(),S=await(0,w().withWorkspace)(h,f,async G=>(0,p().promote)(await n(m,G,f)),await(0,o().
readEvent)(f,R)),y=m["output-directory"],j=await g(y?(0,T().resolve)(h,y):(0,T().join)(f.RUNNER_TEMP??h,"gene-gate"),S),
{promoted:A,quarantined:M,rejected:N}=S;I().setOutput("promoted",String(A.length)),I().setOutput("quarantined",String(M.
length)),I().setOutput("rejected",String(N.length)),I().setOutput("promotion-path",j.promotion),I().setOutput("promoted-\
path",j.promoted),I().setOutput("quarantined-path",j.quarantined);const k=(0,c().renderPromotion)(S,{columns:120,colour:!1,
verbose:!0});for(const G of k.split(`
`))I().info((0,i().safeLine)(G));await a(S,f.GITHUB_STEP_SUMMARY),N.length+M.length>0&&I().setFailed(`${(0,c().countsOf)(
S)}; see the log for the reasons`)}function R(f,m){return P().repositorySchema.safeParse(m).data?.repository.defaultBranch}
async function a(f,m){if(m!==void 0)try{await(0,r().appendFile)(m,(0,c().promotionPage)(f))}catch(h){I().info((0,i().safeLine)(
`Could not write the step summary: ${h.message}`))}}async function n(f,m,h){const{assets:S,events:y,report:j,attestation:A,
fetch:M}=f,{"trusted-root":N,"github-token":k}=f;if(h.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(v()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(S===void 0)throw new(v()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const G=A!==void 0||M;if(G&&
(N===void 0||M&&!k))throw new(v()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const B=await(0,w().promotionPolicy)(m),L={assets:S,events:y,report:j,attestation:A,fetch:M},F={folder:m.
directory,open:H=>(0,C().openInput)((0,T().resolve)(m.directory,H)),token:k,env:h};return{...await(0,d().openInputs)({...L,
...G&&{trustedRoot:N}},F,B),policy:B,platform:(0,E().platformOf)(process.platform),workspace:m}}async function g(f,m){const h={
promotion:(0,T().join)(f,"promotion.json"),promoted:(0,T().join)(f,"promoted.jsonl"),quarantined:(0,T().join)(f,"quarant\
ined.jsonl"),subjects:(0,T().join)(f,"promotion.subjects.sha256")};return await(0,$().makeFolder)(f),await(0,$().replaceFile)(
h.promotion,`${(0,u().json)(m)}
`),await(0,$().replaceFile)(h.promoted,(0,s().promotedLines)(m)),await(0,$().replaceFile)(h.quarantined,(0,s().quarantinedLines)(
m)),await(0,$().replaceFile)(h.subjects,(0,t().checksumsOf)((0,s().promotedSubjects)(m))),h}},76721:function(U,O,e){Object.
defineProperty(O,"__esModule",{value:!0}),O.publishContext=C;function r(){const p=e(76760);return r=function(){return p},
p}function T(){const p=e(39281);return T=function(){return p},p}function I(){const p=e(34413);return I=function(){return p},
p}function P(){const p=e(40410);return P=function(){return p},p}function v(){const p=e(41895);return v=function(){return p},
p}function C({inputs:p,env:d,signal:s},c){const{GITHUB_SERVER_URL:u,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:i,RUNNER_TEMP:l}=d,
o=p["output-directory"],b=`${u}/${t}`;return{github:E(p["github-token"],c,d,s),checkName:p["check-name"],name:p["check-n\
ame"],...!(c instanceof v().GateError)&&{binding:$(c)},runKey:(0,I().newRunKey)(d.GITHUB_EVENT_NAME),...t!==void 0&&{repositoryUrl:b},
...i!==void 0&&{detailsUrl:`${b}/actions/runs/${i}`},comment:p.comment,suggestions:p.suggestions,outputDirectory:o===void 0?
(0,r().join)(l??process.cwd(),"gene-gate"):(0,r().resolve)(d.GITHUB_WORKSPACE??".",o),...d.GITHUB_STEP_SUMMARY&&{stepSummaryPath:d.
GITHUB_STEP_SUMMARY},core:T()}}function $(p){const d=p.name==="pull_request"?[p.pullRequest.number]:[];return{event:p.name,
base:p.baseRef,pulls:d}}function E(p,d,s,c){if(d instanceof v().GateError)return{unavailable:"the event has no commit to\
 report on"};if(p===void 0)return{unavailable:"the input `github-token` is not set"};const u={client:(0,P().connect)(p,{
signal:c,baseUrl:s.GITHUB_API_URL}),headSha:d.headSha};if(d.name!=="pull_request")return{...u,owner:d.owner,repo:d.repo};
const{owner:t,repo:i,number:l}=d.pullRequest;return{...u,owner:t,repo:i,pullRequest:{number:l},readOnlyToken:w(d.pullRequest,
s)}}function w({isFork:p},d){return/^pull_request(?:_review)?$/.test(d.GITHUB_EVENT_NAME??"")&&(p||d.GITHUB_ACTOR==="dep\
endabot[bot]")}},23393:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.publishAgain=f,O.publishJob=R;
function r(){const y=e(39281);return r=function(){return y},y}function T(){const y=e(60016);return T=function(){return y},
y}function I(){const y=e(42287);return I=function(){return y},y}function P(){const y=e(96493);return P=function(){return y},
y}function v(){const y=e(89055);return v=function(){return y},y}function C(){const y=e(32693);return C=function(){return y},
y}function $(){const y=e(34413);return $=function(){return y},y}function E(){const y=e(40410);return E=function(){return y},
y}function w(){const y=e(53844);return w=function(){return y},y}function p(){const y=e(64632);return p=function(){return y},
y}function d(){const y=e(41895);return d=function(){return y},y}function s(){const y=e(64597);return s=function(){return y},
y}function c(){const y=e(78534);return c=function(){return y},y}function u(){const y=e(47064);return u=function(){return y},
y}function t(){const y=e(63226);return t=function(){return y},y}function i(){const y=e(4423);return i=function(){return y},
y}function l(){const y=e(5547);return l=function(){return y},y}function o(){const y=e(1405);return o=function(){return y},
y}function b(){const y=e(916);return b=function(){return y},y}async function R(y){const j=await n(y).catch(d().asGateError);
if(j===void 0)return;const A=j instanceof d().GateError,M=await(0,t().checkPlace)(y,A?j:j.payload),N=async()=>{if(A)throw j;
return await a(j,M,y)};return{context:M.context,decide:N,reportsOnly:!0}}async function a({payload:y,file:j},{context:{github:A},
known:M,doubt:N},k){if(N)throw N;if(j instanceof d().GateError)throw j;if("unavailable"in A)throw new Error(A.unavailable);
const G=(0,i().readInputs)(r().getInput),B=(0,c().readUploadedReport)(j,y),L={locate:F=>(0,I().resolveUnchecked)(F,y,M),
approver:(0,T().approveByReviews)(()=>(0,p().githubReviews)(A,y.pullRequest)),run:!1,takeRuns:({audit:F},H)=>(0,u().reportedRuns)(
F,B,H)};return await(0,o().gateOfStep)(L,G,A,k)}async function n(y){const{run:j,client:A,pulls:M}=await g(y),[N]=M;if(N===
void 0){const B=JSON.stringify(`${j.head.owner}:${j.head.branch}`);r().info(`No open pull request from ${B} is at ${j.headSha}\
: nothing to publish.`);return}const k=await h(j,A).catch(d().asGateError);if(k instanceof d().GateError&&await m({...j,
client:A},M,y.inputs["check-name"])){await(0,l().publishOthers)(y,N,void 0);return}return{payload:S(M,k)??N,file:k}}async function g({
inputs:y,env:j,signal:A}){const M=await(0,b().readEvent)(j,P().parseWorkflowRun),{"github-token":N}=y;if(N===void 0)throw new(d()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const k=(0,E().connect)(N,{signal:A,baseUrl:j.GITHUB_API_URL});return{run:M,client:k,pulls:await(0,P().
findPullRequests)(k,M)}}async function f(y){try{const A=y.inputs.mode==="publish"?(await g(y)).pulls[0]:await(0,b().eventPayload)(
y.env);A?.name==="pull_request"&&await(0,l().publishOthers)(y,A,void 0)}catch(j){r().warning(`The required check stays f\
ailed: ${(0,d().asGateError)(j).message}`)}}async function m(y,j,A){for(const M of j){const{number:N}=M.pullRequest,k=[A,
(0,w().nameOfPull)(A,N),(0,s().checkNameOf)(A,M,!1)],G=(await Promise.all(k.map(L=>(0,$().gateChecks)(y,L)))).flat(),B=({
completed:L,externalId:F})=>{const H=(0,C().readExternalId)(F);return L&&H?.pulls.join()===`${N}`&&H.isInto(M.baseRef)};
if(!G.some(B))return!1}return!0}async function h({runId:y,owner:j,repo:A},M){const{"artifact-name":N}=(0,i().readInputs)(
r().getInput),k=await(0,v().downloadArtifact)({client:M,owner:j,repo:A},y,N);return await(0,v().readZipFile)(k,c().REPORT_FILE,
c().MAX_REPORT_BYTES)}function S(y,j){if(j instanceof d().GateError)return;const A=(0,c().claimedPull)(j);return y.find(
({pullRequest:M})=>M.number===A)}},17938:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.publishReport=
p;function r(){const d=e(39281);return r=function(){return d},d}function T(){const d=e(41895);return T=function(){return d},
d}function I(){const d=e(34453);return I=function(){return d},d}function P(){const d=e(27624);return P=function(){return d},
d}function v(){const d=e(42594);return v=function(){return d},d}function C(){const d=e(20471);return C=function(){return d},
d}function $(){const d=e(74658);return $=function(){return d},d}function E(){const d=e(916);return E=function(){return d},
d}function w(d,{detailsUrl:s,repositoryUrl:c}){const u={...s!==void 0&&{detailsUrl:s},...c!==void 0&&{repositoryUrl:c}};
return{report:d,title:(0,$().reportTitle)(d),markdown:(t,i)=>(0,C().renderMarkdown)(d,{...u,...i,maxCharacters:t}),text:t=>(0,v().
renderCheckText)(d,{...u,maxCharacters:t})}}async function p(d){if(d===void 0)return;const{context:s,decide:c,reportsOnly:u,
afterwards:t}=d,i=new Date,l=await(0,I().startCheck)(s),o=await c().catch(f=>(0,P().buildErrorReport)((0,T().asGateError)(
f),{startedAt:i},new Date)),b=w(o,s),{title:R}=b,{conclusion:a,channels:n}=await(0,I().publish)(s,l,b);if(await t?.(),o.
error){(0,E().failUndecided)(o.error);return}if(!u){a==="success"||a==="neutral"?r().info(R):r().setFailed(R);return}const{
check:g}=n;g.status==="failed"?r().setFailed(`Decided, but not published: ${g.reason}. The result: ${R}`):r().info(g.status===
"reached"?R:`${R} (not published: ${g.reason})`)}},1405:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.gateOfStep=E,O.sharedPolicies=w;function r(){const p=e(39281);return r=function(){return p},p}function T(){const p=e(24474);
return T=function(){return p},p}function I(){const p=e(1207);return I=function(){return p},p}function P(){const p=e(40638);
return P=function(){return p},p}function v(){const p=e(41551);return v=function(){return p},p}function C(){const p=e(24666);
return C=function(){return p},p}function $(){const p=e(49604);return $=function(){return p},p}function E(p,d,s,{env:c,signal:u}){
return(0,T().gate)({...p,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...d["policy-ref"]!==void 0&&{policyRef:d["po\
licy-ref"]},inputs:d,readShared:w(s),all:d.all,progress:(0,$().groupedProgress)(r()),signal:u,secrets:(0,v().secretsOf)(
c)})}function w(p){return async d=>{if("unavailable"in p)throw(0,C().unavailable)(d,p.unavailable);const[s="",c=""]=d.repository.
split("/");try{return await(0,P().readFileAt)({client:p.client,owner:s,repo:c},d.path,d.commit)}catch(u){const t={doing:"\
read it",permission:"contents: read"};throw(0,C().unavailable)(d,(0,I().explainFailure)(u,t),{cause:u})}}}},916:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.durationsInput=s,O.eventPayload=d,O.failUndecided=c,O.readEvent=p;function r(){
const u=e(76760);return r=function(){return u},u}function T(){const u=e(38321);return T=function(){return u},u}function I(){
const u=e(39281);return I=function(){return u},u}function P(){const u=e(46960);return P=function(){return u},u}function v(){
const u=e(41895);return v=function(){return u},u}function C(){const u=e(73388);return C=function(){return u},u}function $(){
const u=e(20849);return $=function(){return u},u}function E(){const u=e(71667);return E=function(){return u},u}function w(){
const u=e(4423);return w=function(){return u},u}async function p(u,t){const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:l=""}=u;
try{return t(i,JSON.parse(await(0,T().text)((0,C().openInput)(l))))}catch(o){throw o instanceof v().GateError?o:new(v()).
GateError("event_invalid",`Cannot read the event file ${l||"(GITHUB_EVENT_PATH is not set)"} as JSON.`,"Run the action i\
n a workflow started by GitHub, on `pull_request`.",{cause:o})}}function d(u){return p(u,(t,i)=>(0,P().parsePayload)(t,i,
u.GITHUB_SHA))}async function s(u){const{durations:t}=(0,w().readInputs)(I().getInput);return t===void 0?new Map:(0,E().
readDurations)((0,r().resolve)(u.GITHUB_WORKSPACE??".",t),C().openInput)}function c({message:u,hint:t}){const i=u.replace(
/\s*\n\s*/g," "),l=t.split(`
`);if(l.length===1){I().setFailed((0,v().inSentences)({message:u,hint:t}));return}for(const o of l)I().info((0,$().safeLine)(
o));I().setFailed(i)}},60016:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.approvalIn=i,O.approveByNobody=
v,O.approveByReviews=P,O.approvingReviewers=c;function r(){const l=e(1395);return r=function(){return l},l}const T=20,I=10;
function P(l){return{means:"review",find:async o=>{const b=l(o.pullRequest);return b!==void 0?await C(b,o):{approvals:[],
refusals:["the event has no pull request to review"]}}}}function v(l){return{means:"review",find:async()=>({approvals:[],
refusals:[l]})}}async function C(l,o){const b=[],R=[];try{const a=c(await l.list());if(a.length===0)return{approvals:b,refusals:R};
const n=a.slice(-T),g=await l.authorId(),f=await l.lastEdits(n.flatMap(h=>h.reviews)),m=d(o,l);for(const h of n){const S=await $(
h,{reviews:l,question:o,authorId:g,edits:f,subjectAt:m});typeof S=="string"?R.push(`${h.user.login}: ${S}`):b.push(S)}}catch(a){
R.push(l.explain(a,"read the reviews of the pull request"))}return{approvals:b,refusals:R}}async function $(l,o){const{user:b,
withdrawn:R}=l;if(b.id===o.authorId)return"opened the pull request and cannot approve it";if(b.type!=="User")return"is n\
ot a person";if(!E(o.question.people,b.login))return"is not an approver in the policy";if(R)return"has withdrawn the app\
roval, or it was dismissed";const a=await w(l,o);if(typeof a=="string")return a;try{if(!await o.reviews.mayWrite(b))return"\
has no write access to the repository"}catch(n){return o.reviews.explain(n,"read the permission of this account")}return{
user:b.login,at:new Date(a.submittedAt).toISOString()}}function E(l,o){return l.length===0||l.some(b=>b.toLowerCase()===
o.toLowerCase())}async function w({reviews:l},o){let b;for(const R of l){const a=await p(R,o);if(a===void 0)return R;b??=
a}return b??"has not approved"}async function p({nodeId:l,submittedAt:o,commit:b,body:R},{edits:a,question:n,subjectAt:g,
reviews:{explain:f}}){const m=a.get(l);if(m===void 0)return"GitHub does not report whether the review was edited";const h=A=>A!==
null&&!(Date.parse(A)<=Date.parse(o));if(h(m.editedAt))return"the review was edited after it was submitted";if(h(m.retargetedAt))
return"the base branch was changed after the review";if(b===null)return"GitHub does not report which commit was reviewed";
const S=await g(b);if("reason"in S)return S.reason;const y=(0,r().changedSince)(S,n.subject);if(y!==void 0)return`${y} s\
ince the approved commit ${b.slice(0,12)}`;try{if(await n.policyChangedSince(o))return"the policy of the base branch has\
 changed since the review"}catch(A){return f(A,"read the policy at the time of the review")}const{digest:j}=i(R)??{};if(!(j===
void 0||(0,r().approvalDigest)(n.subject).startsWith(j)))return"the review approves another digest; the base branch, the\
 policy or the commands have changed since"}function d({subjectAt:l},o){const b=new Map;return async R=>{const a=b.get(R)??
(b.size<I?l(R).catch(n=>({reason:o.explain(n,`judge ${R}`)})):{reason:"too many commits were approved"});return b.set(R,
Promise.resolve(a)),await a}}const s=new Set(["COMMENTED","PENDING"]);function c(l){const o=l.filter(u).sort((R,a)=>R.submittedAt.
localeCompare(a.submittedAt)||R.id-a.id),b=new Map;for(const R of o){const{user:a,state:n}=R,g=b.get(a.id),f=i(R.body)!==
void 0;if(n==="APPROVED"&&f){const m=g&&!g.withdrawn?g.reviews:[];b.set(a.id,{user:a,reviews:[R,...m],withdrawn:!1})}else
n!=="APPROVED"&&!s.has(n)&&(g!==void 0||f)&&b.set(a.id,{user:a,reviews:[R],...g,withdrawn:!0})}return[...b.values()]}function u(l){
return l.user!==null&&l.submittedAt!==null&&l.state!=="PENDING"}const t=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function i(l){let o;for(const b of l.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const R=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(b);if(o!==void 0)R?.[1]?.startsWith(o)&&R[2]?.trim()===""&&(o=void 0);else if(R)o=R[1];else{const[a,n]=/^ {0,3}\S/.
test(b)?t.exec(b.trim())??[]:[];if(a!==void 0)return n===void 0?{}:{digest:n}}}}},97928:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.askForRefs=$,O.baseTip=p,O.defaultTip=w,O.descends=s;function r(){const c=e(1207);return r=
function(){return c},c}function T(){const c=e(40638);return T=function(){return c},c}function I(){const c=e(41895);return I=
function(){return c},c}function P(){const c=e(24634);return P=function(){return c},c}function v(){const c=e(19674);return v=
function(){return c},c}function C(){const c=e(67397);return C=function(){return c},c}async function $(c,u,t){const i=E(u);
if("unavailable"in c)return{};const{defaultBranch:l=u.baseRef}=u,o=async(a,n="base")=>{try{return await(0,T().refTip)(c,
a)}catch(g){const f=`read the tip of ${a.replace(/^heads\//,"")}`,m=(0,r().explainFailure)(g,{doing:f,permission:"conten\
ts: read"});t(`The ${n} was not compared with GitHub's: ${m}.`);return}},[b,R]=await Promise.all([i===void 0?void 0:o(`h\
eads/${i}`),l===u.baseRef?void 0:o(`heads/${l}`)]);return{...b!==void 0&&{baseTip:b},...R!==void 0&&{defaultTip:R},...u.
name==="pull_request"&&{merge:()=>o(`pull/${u.pullRequest.number}/merge`,"test merge")}}}function E(c){return c.name==="\
pull_request"?c.baseRef:"branch"in c.against?c.against.branch:void 0}async function w(c,u,{defaultTip:t}){const{defaultBranch:i=u.
baseRef}=u,l=`refs/remotes/origin/${i}`,o=u.name==="pull_request"?u.pullRequest:u;if(t===void 0&&!await(0,v().isRemoteOf)(
c,o))throw new(I()).GateError("ref_not_found",`The policy of ${JSON.stringify(i)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const b=t??l;await(0,P().requireCommits)(c,[b],[...t===void 0?[]:[t],(0,v().fetched)(i)]);const[R]=await(0,C().resolveCommits)(
c,[b]);return R}async function p(c,u,{baseTip:t}){const{baseRef:i,baseSha:l}=u,o=t??l;if(await(0,P().requireCommits)(c,[
o],[o,(0,v().fetched)(i)]),t!==void 0)return t;const b=await d(c,u);return b!==void 0&&await s(c,b,l,u)?b:l}async function d(c,{
baseRef:u,pullRequest:t}){if(!await(0,v().isRemoteOf)(c,t))return;const i=`refs/remotes/origin/${u}`;try{await(0,P().requireCommits)(
c,[i],[(0,v().fetched)(u)])}catch(l){if(!(l instanceof I().GateError)||l.code!=="shallow_clone")throw l}return(await(0,C().
lookUpCommits)(c,[i]))[0]}async function s(c,u,t,{baseRef:i}){if(u===t)return!0;try{return await(0,P().mergeBase)(c,u,t,
[u,t,(0,v().fetched)(i)])===t}catch(l){if(l instanceof I().GateError&&l.code==="no_merge_base")return!1;throw l}}},54436:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.withGroup=$;function r(){const s=e(1207);return r=function(){return s},
s}function T(){const s=e(81014);return T=function(){return s},s}function I(){const s=e(41895);return I=function(){return s},
s}function P(){const s=e(24634);return P=function(){return s},s}function v(){const s=e(37213);return v=function(){return s},
s}function C(){const s=e(47520);return C=function(){return s},s}async function $(s,c,u,{github:t,warn:i}){const l=await E(
s,c,u,t);return typeof l!="string"?{...s,group:l,isFork:l.some(({isFork:o})=>o)}:(i(`The merge group is treated as a cha\
nge from a fork: ${l}.`),s)}async function E({base:s,head:c},{baseRef:u,pullNumber:t},i,l){if("unavailable"in l)return l.
unavailable;try{if(await(0,P().mergeBase)(i,s,c)!==s)return"its base is not in its history";const o=await(0,C().firstParents)(
i,s,c),b={repository:i,github:l,baseRef:u},R=await Promise.all(o.map(m=>d(m,b))),a=R.filter(m=>m===void 0),n=t===void 0?
void 0:await(0,T().pullOrigin)(l,t),g=a.length===o.length&&n?.isOpen&&n.commits===o.length;if(n===void 0||a.length>0&&!g)
return`no pull request is known for ${a.length} of its ${o.length} commits`;const f=[...R,n].filter(m=>m!==void 0);return[
...new Map(f.map(m=>[m.number,w(m)])).values()]}catch(o){return o instanceof I().GateError?o.message:(0,r().explainFailure)(
o,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function w({number:s,headSha:c,
isFork:u}){return{number:s,headSha:c,isFork:u}}const p=/\(#(\d{1,9})\)$/;async function d({commit:s,parents:c,subject:u,
tree:t},{repository:i,github:l,baseRef:o}){const[b="",R,...a]=c,n=m=>m.isOpen&&m.baseRef===o;if(R!==void 0){if(a.length>
0)return;const h=(await(0,T().pullsOfCommit)(l,R)).filter(n).filter(({headSha:S})=>S===R);return h.find(({isFork:S})=>S)??
h[0]}const g=p.exec(u)?.[1];if(g===void 0)return;const f=await(0,T().pullOrigin)(l,Number(g));if(n(f))return await(0,P().
requireCommits)(i,[f.headSha],[`refs/pull/${g}/head`]),await(0,P().mergeBase)(i,b,f.headSha,[s,f.headSha]),await(0,v().mergedTree)(
i,b,f.headSha)===t?f:void 0}},46960:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.inWords=R,O.mergeGroup=
c,O.parsePayload=b,O.pullRequest=C,O.pullRequestReview=$,O.repositorySchema=void 0,O.requireUnprivileged=a;function r(){
const n=e(7723);return r=function(){return n},n}function T(){const n=e(81014);return T=function(){return n},n}function I(){
const n=e(41895);return I=function(){return n},n}const P=O.repositorySchema=r().object({repository:r().object({name:r().
string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().string().min(1)}).transform(({name:n,owner:g,
default_branch:f})=>({owner:g.login,repo:n,defaultBranch:f}))}),v=r().object({action:r().string().optional(),repository:r().
object({id:r().int(),name:r().string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().string().
min(1).optional()}),pull_request:r().object({number:r().int().positive(),head:r().object({sha:T().objectIdSchema,repo:r().
object({id:r().int()}).nullable()}),base:r().object({sha:T().objectIdSchema,ref:r().string().min(1)}),changed_files:r().
int().nonnegative().optional()})});function C(n){const{action:g,pull_request:f}=v.parse(n);return r().int().parse(f.changed_files),
{...$(n),...g!==void 0&&{action:g}}}function $(n){const{repository:g,pull_request:f}=v.parse(n);return{name:"pull_reques\
t",pullRequest:{owner:g.owner.login,repo:g.name,number:f.number,isFork:f.head.repo?.id!==g.id,...f.changed_files!==void 0&&
{changedFiles:f.changed_files}},headSha:f.head.sha,baseRef:f.base.ref,baseSha:f.base.sha,...g.default_branch!==void 0&&{
defaultBranch:g.default_branch}}}const E=/^0+$/,w=/^refs\/heads\//,p=/^refs\/(?:heads|tags)\//,d=r().object({...P.shape,
merge_group:r().object({head_sha:T().objectIdSchema,base_sha:T().objectIdSchema,head_ref:r().string(),base_ref:r().string()})}),
s=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function c(n){const{repository:g,merge_group:f}=d.parse(n),
m=s.exec(f.head_ref)?.[1];return{name:"merge_group",...g,headSha:f.head_sha,against:{commit:f.base_sha},baseRef:f.base_ref.
replace(w,""),isOwn:!1,...m!==void 0&&{pullNumber:Number(m)}}}const u=r().object({...P.shape,ref:r().string().min(1),before:T().
objectIdSchema,after:T().objectIdSchema});function t(n){const{repository:g,ref:f,before:m,after:h}=u.parse(n),{defaultBranch:S}=g,
y=f===`refs/heads/${S}`;if(E.test(h)||!w.test(f)||y&&E.test(m))throw new(I()).GateError("event_unsupported",`The push of\
 ${JSON.stringify(f)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare wi\
th`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next chan\
ge.');return{name:"push",...g,...{headSha:h,against:y?{commit:m}:{branch:S},baseRef:S},isOwn:!0}}const i=r().object({...P.
shape,ref:r().string().min(1)});function l(n,g){const{repository:f,ref:m}=i.parse(n),{defaultBranch:h}=f;return{name:"wo\
rkflow_dispatch",...f,headSha:T().objectIdSchema.parse(g),against:{branch:h},baseRef:h,isOwn:p.test(m)}}const o=new Map(
[["pull_request",C],["pull_request_review",$],["pull_request_target",n=>({...C(n),privileged:!0})],["merge_group",c],["p\
ush",t],["workflow_dispatch",l]]);function b(n,g,f){const m=o.get(n);if(m===void 0)throw new(I()).GateError("event_unsup\
ported",`The event ${JSON.stringify(n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md list\
s the supported events.");return R(n,()=>m(g,f))}function R(n,g){try{return g()}catch(f){throw f instanceof r().ZodError?
new(I()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${r().prettifyError(f)}`,"GITHUB_EVENT_PATH \
must be the path of the file that the runner wrote."):f}}function a(n){if("privileged"in n)throw new(I()).GateError("eve\
nt_unsupported","No command was run: on pull_request_target the commands of a change would have a write token and the se\
crets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},42287:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveBranch=w,O.resolveEvent=C,O.resolveUnchecked=$;function r(){const s=e(
24634);return r=function(){return s},s}function T(){const s=e(19674);return T=function(){return s},s}function I(){const s=e(
67397);return I=function(){return s},s}function P(){const s=e(97928);return P=function(){return s},s}function v(){const s=e(
1096);return v=function(){return s},s}async function C(s,c,u){const t=c.name==="pull_request"?await(0,v().resolvePullRequest)(
s,c,u):await w(s,c,u);return await E(t,c,s,u)}async function $(s,c,u){const t=await(0,v().resolveFetched)(s,c,u);return await E(
t,c,s,u)}async function E(s,c,u,t){const{defaultBranch:i}=c;if(i===void 0)return s;const l=i===s.baseRef?s.policyCommit:
await(0,P().defaultTip)(u,c,t);return{...s,defaultBranch:{name:i,commit:l}}}async function w(s,{name:c,headSha:u,against:t,
baseRef:i,isOwn:l},o){const b="commit"in t?await p(s,t.commit,u):await d(s,t.branch,u,o);return{name:c,directory:s.directory,
head:u,audited:u,baseRef:i,...b,isFork:!l}}async function p(s,c,u){return await(0,r().requireCommits)(s,[c,u],[c,u]),{base:c,
policyCommit:c}}async function d(s,c,u,t){const i=(0,T().fetched)(c),l=t.baseTip??`refs/remotes/origin/${c}`;await(0,r().
requireCommits)(s,[l],[i]);const[o]=await(0,I().resolveCommits)(s,[l]);return{base:await(0,r().mergeBase)(s,o,u,[u,i]),policyCommit:o}}},
1096:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveFetched=p,O.resolvePullRequest=w;function r(){
const o=e(41895);return r=function(){return o},o}function T(){const o=e(61388);return T=function(){return o},o}function I(){
const o=e(24634);return I=function(){return o},o}function P(){const o=e(37213);return P=function(){return o},o}function v(){
const o=e(213);return v=function(){return o},o}function C(){const o=e(19674);return C=function(){return o},o}function $(){
const o=e(67397);return $=function(){return o},o}function E(){const o=e(97928);return E=function(){return o},o}async function w(o,b,R={}){
const[a]=await(0,$().resolveCommits)(o,["HEAD"]),n=a===b.headSha?await c(o,b,await(0,E().baseTip)(o,b,R)):await s(o,b,a,
R);return d(o,b,n)}async function p(o,b,R={}){const{headSha:a,pullRequest:n}=b;await(0,I().requireCommits)(o,[a],[`refs/\
pull/${n.number}/head`]);const g=await(0,E().baseTip)(o,b,R);return d(o,b,await c(o,b,g))}function d({directory:o},{headSha:b,
baseRef:R,pullRequest:a},n){const{isFork:g}=a;return{name:"pull_request",directory:o,head:b,baseRef:R,...n,isFork:g,pullRequest:a}}
async function s(o,b,R,a){const{headSha:n,baseRef:g}=b,[f,m,...h]=await(0,$().parentsOf)(o,R);if(f===void 0||m!==n||h.length>
0)throw(0,T().checkoutDiffers)(`the checkout is at ${(0,I().short)(R)}, which is neither that commit nor its test merge \
commit`,n,"actions");await(0,I().requireCommits)(o,[f,n],[R,(0,C().fetched)(g)]);const S=await(0,E().baseTip)(o,b,a),y=await t(
{commit:R,base:f,tip:S},o,b,a);return y===void 0?{base:f,audited:R,policyCommit:S}:{...await c(o,b,S),unprovenMerge:{commit:R,
reason:y}}}async function c(o,b,R){const{headSha:a,baseSha:n,baseRef:g}=b,f=await(0,I().mergeBase)(o,R,a,[a,R,(0,C().fetched)(
g)]),[m]=await(0,$().lookUpCommits)(o,[n]);return(m===void 0||m===R?f:await(0,I().mergeBase)(o,m,a))===f&&await u(o,b,f),
{base:f,audited:a,policyCommit:R}}async function u(o,{headSha:b,pullRequest:R},a){const{changedFiles:n}=R;if(n===void 0)
return;const g=(await(0,v().changedFiles)(o,a,b)).length;if(!(g>=n))throw new(r()).GateError("change_incomplete",`GitHub\
 reports ${n} changed files, but this clone shows only ${g}`,"Set `fetch-depth: 0` on actions/checkout, and run the job \
again.")}async function t(o,b,R,a){const n=async()=>await a.merge?.()===o.commit,g=(await b.shallowCommits()).size>0;if(g&&
await n())return;const f=await i(o,b,R);return f===void 0||g?f:await n()?void 0:f}async function i(o,b,R){const{headSha:a,
baseRef:n}=R;if(!await l(o,b,R))return`its first parent ${(0,I().short)(o.base)} is not a recent commit of ${n}`;(await b.
shallowCommits()).size>0&&await(0,I().mergeBase)(b,o.base,a,[o.commit,(0,C().fetched)(n)]);const[g,[f]]=await Promise.all(
[(0,P().mergedTree)(b,o.base,a),b.read([`${o.commit}^{tree}`])]);return g===void 0?"git cannot compute this merge":g===f?.
oid?void 0:"git computes other content for it"}async function l({base:o,tip:b},R,a){return o===b||o===a.baseSha?!0:await(0,E().
descends)(R,o,a.baseSha,a)&&await(0,E().descends)(R,b,o,a)}},96493:function(U,O,e){Object.defineProperty(O,"__esModule",
{value:!0}),O.findPullRequests=p,O.parseWorkflowRun=E;function r(){const d=e(7723);return r=function(){return d},d}function T(){
const d=e(1207);return T=function(){return d},d}function I(){const d=e(81014);return I=function(){return d},d}function P(){
const d=e(41895);return P=function(){return d},d}function v(){const d=e(46960);return v=function(){return d},d}const C=r().
object({...v().repositorySchema.shape,workflow_run:r().object({id:r().int().positive(),event:r().string(),head_sha:I().objectIdSchema,
head_branch:r().string().min(1).nullable(),head_repository:r().object({owner:r().object({login:r().string().min(1)})}).nullable()})}),
$=["pull_request","pull_request_review"];function E(d,s){if(d!=="workflow_run")throw w(`\`mode: publish\` does not support\
 the event ${JSON.stringify(d)}`);const c=(0,v().inWords)(d,()=>C.parse(s)),{repository:u,workflow_run:t}=c,{owner:i,repo:l}=u;
if(!$.includes(t.event))throw w(`The workflow run was started by ${JSON.stringify(t.event)}`);if(t.head_branch===null||t.
head_repository===null)throw w("The branch or the repository of the workflow run was deleted");const o={owner:t.head_repository.
owner.login,branch:t.head_branch};return{owner:i,repo:l,runId:t.id,headSha:t.head_sha,head:o}}function w(d){return new(P()).
GateError("event_unsupported",d,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}
async function p(d,{owner:s,repo:c,head:u,headSha:t}){const i={client:d,owner:s,repo:c};try{const l=`${u.owner}:${u.branch}`,
b=(await(0,I().pullsWithHead)(i,t,l)).map(async({number:a})=>(0,v().pullRequest)(await(0,I().pullRequestAsPayload)(i,a)));
return(await Promise.all(b)).filter(a=>a.headSha===t).sort((a,n)=>a.pullRequest.number-n.pullRequest.number)}catch(l){throw(0,T().
asUnavailable)(l,{doing:"find the pull request",permission:"pull-requests: read"})}}},89055:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.downloadArtifact=C,O.readZipFile=E;function r(){const d=e(51041);return r=function(){return d},
d}function T(){const d=e(41895);return T=function(){return d},d}function I(){const d=e(40410);return I=function(){return d},
d}function P(){const d=e(1207);return P=function(){return d},d}const v=16*1024*1024;async function C({client:d,owner:s,repo:c},u,t){
const{actions:i}=d.octokit.rest;try{const{data:l}=await i.listWorkflowRunArtifacts({owner:s,repo:c,run_id:u,name:t,per_page:100}),
[o]=l.artifacts.filter(R=>R.name===t&&!R.expired).sort((R,a)=>a.id-R.id);if(o===void 0)throw p(`is missing: ${JSON.stringify(
t)}`);if(o.size_in_bytes>v)throw p(`is larger than ${v} bytes`);const b=await i.downloadArtifact({owner:s,repo:c,artifact_id:o.
id,archive_format:"zip",request:{...I().LEAVES_API,parseSuccessResponseBody:!1}});return await $(b.data)}catch(l){throw(0,P().
asUnavailable)(l,{doing:"download the report",permission:"actions: read"})}}async function $(d){const s=[];let c=0;for await(const u of d){
if(c+=u.length,c>v)throw p(`is larger than ${v} bytes`);s.push(u)}return Buffer.concat(s)}async function E(d,s,c){try{const u=await(0,r().
fromBufferPromise)(d,{lazyEntries:!0});return await w(u,s,c)}catch(u){throw u instanceof T().GateError?u:p(`is not a rea\
dable zip archive (${String(u)})`,u)}}async function w(d,s,c){for await(const u of d.eachEntry()){if(u.fileName!==s)continue;
if(u.uncompressedSize>c)throw p(`has a ${s} that is too large`);const t=[];for await(const i of await d.openReadStreamPromise(
u))t.push(i);return Buffer.concat(t)}throw p(`has no ${s}`)}function p(d,s){return new(T()).GateError("artifact_invalid",
`The artifact of the workflow run ${d}`,"The step that uploads the report must run `if: always()`, and upload only the f\
ile that the output `report-path` names; see the log of the run.",{cause:s})}},77954:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.appendAnnotations=$,O.missingAnnotations=v;function r(){const w=e(61218);return r=function(){
return w},w}function T(){const w=e(34413);return T=function(){return w},w}function I(){const w=e(40410);return I=function(){
return w},w}function P(){const w=e(1207);return P=function(){return w},w}async function v(w,p,d){if(p.annotationsCount===
0)return d;const{client:s,owner:c,repo:u}=w,t=await s.octokit.paginate(s.octokit.rest.checks.listAnnotations,{owner:c,repo:u,
check_run_id:p.id,per_page:100}),i=new Set(t.map(C)),l=new Set(d.map(C));if([...i].every(o=>l.has(o)))return d.filter(o=>!i.
has(C(o)))}function C(w){const{path:p,start_line:d,end_line:s,start_column:c,end_column:u}=w,{annotation_level:t,title:i,
message:l}=w,o=[i,l].map(R=>R?.trim()??"");return JSON.stringify([p,d,s,...[c??0,u??0],t,...o])}async function $(w,p,d){
const s=r().GITHUB_LIMITS.annotationsPerRequest,c=[];let u=p.annotationsCount;for(let t=0;t<d.length;t+=s){const i=d.slice(
t,t+s);try{await E(w,p,i,u),u+=i.length}catch(l){const o=(0,P().readFailure)(l).kind==="invalid",b=o?i.length:d.length-t,
R=(0,P().explainFailure)(l,{...(0,T().checkOperation)(w),doing:"annotate"});if(c.push(`Missing annotations: ${b}; ${R}.`),
!o)break}}return c}async function E({client:w,owner:p,repo:d},{id:s},c,u){const{checks:t}=w.octokit.rest,i={owner:p,repo:d,
check_run_id:s},l=async()=>{const o={title:"The gate is publishing",summary:"Writing annotations.",annotations:[...c]};return await t.
update({...i,status:"in_progress",output:o,...I().NOT_REPEATABLE}),!0};await w.once(l,async()=>{const{data:o}=await t.get(
i);return o.output.annotations_count>=u+c.length||void 0})}},66059:function(U,O,e){Object.defineProperty(O,"__esModule",
{value:!0}),O.commentThread=I,O.viewerLogin=P;function r(){const v=e(40410);return r=function(){return v},v}function T(){
const v=e(1207);return T=function(){return v},v}function I(v,C,$){const{client:E,owner:w,repo:p}=v,{issues:d}=E.octokit.
rest,s={owner:w,repo:p};let c;async function u(){const b=(await E.octokit.paginate(d.listComments,{...s,issue_number:C,per_page:100})).
filter(R=>R.body?.startsWith($));return b.length===0?[]:(c??=await P(E),b.filter(R=>R.user?.login===c).map(({id:R,html_url:a,
body:n=""})=>({id:R,url:a,body:n})).sort((R,a)=>R.id-a.id))}async function t(o){const b=async()=>{const{data:R}=await d.
createComment({...s,issue_number:C,body:o,...r().NOT_REPEATABLE});return c??=R.user?.login,{id:R.id,url:R.html_url,body:o}};
return E.once(b,async()=>(await u())[0])}async function i(o,b){const[R,...a]=o;if(R!==void 0)return await l(R,a,b);const n=await t(
b),[g=n,...f]=await u();return await l(g,f,b)}async function l(o,b,R){o.body!==R&&await d.updateComment({...s,comment_id:o.
id,body:R});for(const{id:a}of b)await(0,T().ifFound)(d.deleteComment({...s,comment_id:a}));return o}return{own:u,leaveOne:i}}
async function P({octokit:v}){return(await v.graphql("{ viewer { login } }")).viewer.login}},53844:function(U,O,e){Object.
defineProperty(O,"__esModule",{value:!0}),O.nameOfPull=E,O.obtainCheck=v,O.renameOthers=w,O.settleCheck=d;function r(){const t=e(
77954);return r=function(){return t},t}function T(){const t=e(32693);return T=function(){return t},t}function I(){const t=e(
34413);return I=function(){return t},t}function P(){const t=e(1207);return P=function(){return t},t}async function v(t,i,l){
const o=await(0,I().gateChecks)(t,i.checkName);if(C(o,i))return"merge queue";if(l!==void 0&&o.some(n=>$(n,{...i,claim:l})))
return"later run";const b=Math.max(0,...o.map(({externalId:n})=>(0,T().claimOf)(n))),R={...i,claim:l??b+1},a=o.filter(n=>p(
n,i)===void 0);for(const n of a){const g=await u(t,R,n);if(g)return g}return await(0,I().createCheck)(t,R,o[0])}function C(t,{
binding:i}){return i?.event!==T().QUEUE&&t.some(I().isOfQueue)}function $({id:t,externalId:i},{runKey:l,claim:o},b){if((0,T().
isWaiting)(i)||i.startsWith((0,T().claimPrefix)(l)))return!1;const R=(0,T().claimOf)(i);return R!==0&&R!==o?R>o:b===void 0?
R===o:t>=b.id}function E(t,i){return`${t} (#${i})`}async function w(t,i,l){for(const o of l??await(0,I().gateChecks)(t,i.
checkName)){const b=p(o,i);b!==void 0&&await(0,I().updateCheck)(t,o,{name:E(i.checkName,b)})}}function p(t,{binding:i}){
const[l,...o]=(0,T().readExternalId)(t.externalId)?.pulls??[];return t.completed&&o.length===0&&i!==void 0&&l!==void 0&&
!i.pulls.includes(l)?l:void 0}async function d(t,i,l,o){const b={...i,claim:(0,T().claimOf)(l.externalId)},R=await(0,I().
listChecks)(t,t.headSha,i.checkName),a=R.filter(I().isOfGate).sort((M,N)=>N.id-M.id);if(C(a,i))return;const n=R.filter(M=>!(0,I().
isOfGate)(M)&&!s(M,i)),g=a.filter(M=>M.appId===l.appId&&p(M,i)===void 0),f=M=>$(M,b,l)&&!(M.completed&&i.joins===!0);if(g.
some(f))return;i.separates&&await w(t,i,a);const m=Math.max(...[l,...g].map(({externalId:M})=>(0,T().claimOf)(M))),h={...i,
claim:m},[S]=g,y=S?.externalId===l.externalId&&!S.completed?S:S&&await u(t,h,S),j=y&&await(0,r().missingAnnotations)(t,y,
o);return y&&j?{run:y,missing:j,superseded:g.filter(({id:M})=>M!==y.id),twins:n}:{run:await(0,I().createCheck)(t,h,S),missing:o,
superseded:g,twins:n}}function s({detailsUrl:t},{detailsUrl:i}){return i!==void 0&&t.startsWith(`${i}/`)}const c=new Set(
["forbidden","not_found","invalid"]);async function u(t,i,l){try{const o=await(0,I().takeUpCheck)(t,i,l);return o.completed||
o.externalId!==(0,I().claimId)(i)?void 0:o}catch(o){if(c.has((0,P().readFailure)(o).kind))return;throw o}}},59508:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.changeLineComments=v,O.lineCommentChanges=P;function r(){const w=e(40410);
return r=function(){return w},w}function T(){const w=e(66059);return T=function(){return w},w}function I(){const w=e(1207);
return I=function(){return w},w}async function P(w,p){const d=await $(w),s=new Set(p.map(C)),c=new Set,u=[];for(const{id:t,
key:i,answered:l}of d)s.has(i)&&!c.has(i)?c.add(i):l||u.push(t);return{missing:p.filter(t=>!c.has(C(t))),outdated:u}}async function v(w,{
missing:p,outdated:d},s){const{client:c,owner:u,repo:t}=w.target,i=c.octokit.rest.pulls.deleteReviewComment;for(const l of d)
await(0,I().ifFound)(i({owner:u,repo:t,comment_id:l}));p.length>0&&await E(w,p,s)}function C({path:w,start_line:p,line:d,
body:s}){return JSON.stringify([w,p??d,d,s.trim()])}async function $({target:w,number:p,marker:d}){const{client:s,owner:c,
repo:u}=w,t=await s.octokit.paginate(s.octokit.rest.pulls.listReviewComments,{owner:c,repo:u,pull_number:p,per_page:100}),
i=t.filter(({body:b})=>b.startsWith(d));if(i.length===0)return[];const l=await(0,T().viewerLogin)(s),o=new Set(t.map(({in_reply_to_id:b})=>b));
return i.filter(({user:b})=>b.login===l).map(({id:b,path:R,line:a,start_line:n,body:g})=>({id:b,key:C({path:R,line:a??0,
...n&&{start_line:n},body:g}),answered:o.has(b)}))}async function E(w,p,d){const{target:s,number:c,marker:u}=w,{client:t,
owner:i,repo:l,headSha:o}=s,b=async()=>(await t.octokit.rest.pulls.createReview({owner:i,repo:l,pull_number:c,commit_id:o,
event:"COMMENT",body:`${u}
${d}`,comments:p.map(a=>({...a,side:"RIGHT",...a.start_line!==void 0&&{start_side:"RIGHT"}})),...r().NOT_REPEATABLE}),!0),
R=new Set(p.map(C));await t.once(b,async()=>(await $(w)).some(({key:n})=>R.has(n))||void 0)}},64632:function(U,O,e){Object.
defineProperty(O,"__esModule",{value:!0}),O.LAST_EDITS=void 0,O.githubReviews=u;function r(){const t=e(7723);return r=function(){
return t},t}function T(){const t=e(41895);return T=function(){return t},t}function I(){const t=e(1207);return I=function(){
return t},t}function P(){const t=e(81014);return P=function(){return t},t}const v=r().object({id:r().int(),login:r().string(),
type:r().string()}),C=r().object({id:r().int(),node_id:r().string(),user:v.nullable(),state:r().string(),body:r().string().
nullable(),commit_id:P().objectIdSchema.nullable().optional(),submitted_at:r().iso.datetime().optional()}).transform(({node_id:t,
commit_id:i=null,submitted_at:l=null,body:o,...b})=>({...b,nodeId:t,body:o??"",commit:i,submittedAt:l})),$=r().object({user:v}),
E=r().object({permission:r().string(),user:r().object({id:r().int()}).nullable()}),w=r().object({timelineItems:r().object(
{nodes:r().array(r().object({createdAt:r().iso.datetime()}).nullable())})}),p=r().object({nodes:r().array(r().object({id:r().
string(),lastEditedAt:r().iso.datetime().nullable(),pullRequest:w.optional()}).nullable())}),d=O.LAST_EDITS=`query($ids:\
 [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,s=100,c=new Set(["admin","write"]);function u({client:t,owner:i,repo:l},{number:o}){const{pulls:b,repos:R}=t.octokit.
rest,a={owner:i,repo:l,pull_number:o};return{authorId:async()=>$.parse((await b.get(a)).data).user.id,list:async()=>{const n=await t.
octokit.paginate(b.listReviews,{...a,per_page:100});return r().array(C).parse(n)},lastEdits:async n=>{const g=new Map,f=n.
map(({nodeId:m})=>m);for(let m=0;m<f.length;m+=s){const h=f.slice(m,m+s),S=p.parse(await t.octokit.graphql(d,{ids:h}));for(const y of S.
nodes){if(y===null)continue;const j=y.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;g.set(y.id,{editedAt:y.lastEditedAt,
retargetedAt:j})}}return g},mayWrite:async({id:n,login:g})=>{const f={owner:i,repo:l,username:g},m=await(0,I().ifFound)(
R.getCollaboratorPermissionLevel(f));if(m===void 0)return!1;const{permission:h,user:S}=E.parse(m.data);return S?.id===n&&
c.has(h)},explain:(n,g)=>n instanceof T().GateError?`could not ${g}: ${n.message}`:(0,I().explainFailure)(n,{doing:g,permission:"\
pull-requests: read"})}}},60823:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.annotationsOf=p;function r(){
const n=e(61218);return r=function(){return n},n}function T(){const n=e(78261);return T=function(){return n},n}function I(){
const n=e(10289);return I=function(){return n},n}function P(){const n=e(69633);return P=function(){return n},n}function v(){
const n=e(17577);return v=function(){return n},n}function C(){const n=e(94965);return C=function(){return n},n}const $=3,
E=80,w={error:"failure",warning:"warning",notice:"notice"};function p(n,g=r().MAX_ANNOTATIONS){const f=n.findings.filter(
s).filter(({suppressed:M,seed:N})=>!M&&!N),m=f.filter(({location:M})=>l(M.path)),h=(0,v().groupsOf)(m,c).sort((M,N)=>R(M.
lead,N.lead)),S=d(h.map(M=>u(M,n))),y=f.length-m.length,j=S.length-g,A=[j>0&&`Findings beyond the limit of ${g} annotati\
ons per check run: ${j}.`,y>0&&`Findings in files whose names cannot be used in an annotation: ${y}.`];return{annotations:S.
slice(0,g),notes:A.filter(M=>M!==!1)}}function d(n){return[...new Map(n.map(g=>[JSON.stringify(g),g])).values()]}function s(n){
return n.location!==void 0}function c(n){const{cause:g,severity:f,location:m,subject:h}=n,S=g===void 0||h?.command!==void 0;
return JSON.stringify(S?n:[g,f,m.path])}function u({lead:n,others:g},f){const{severity:m,rule:h,message:S,remedy:y,subject:j}=(0,v().
dangerFirst)(n),{location:A,note:M}=t(n.location,f),{line:N,column:k,end_line:G=N,end_column:B=k}=A,L=[h,j?.id].filter(Boolean).
join(": "),F=[S,y,...i(g),M].filter(Boolean).join(`
`)||h;return{path:A.path,start_line:N,end_line:Math.max(N,G),...G<=N&&{start_column:k,end_column:Math.max(k,B)},annotation_level:w[m],
title:(0,C().clip)(o(L).replace(/\s+/g," "),r().GITHUB_LIMITS.annotationTitle),message:b(o(F),r().GITHUB_LIMITS.annotationMessageBytes)}}
function t(n,g){const{path:f,line:m,end_line:h=m}=n,S=(0,P().headPlace)(g,n)?.line;if(S===void 0){const j=`This is line ${m}\
 of the audited commit ${(0,C().shortCommit)(g.audited_sha)}; the head has no such line.`;return{location:{path:f,line:1,
column:1},note:j}}const y=(0,P().headPlace)(g,{path:f,line:h})?.line??S;return{location:{...n,line:S,end_line:Math.max(S,
y)}}}function i(n){if(n.length===0)return[];const g=[...new Set(n.map(({subject:h,location:S})=>h?.id??`line ${S.line}`))],
f=g.length-$;return[`Also: ${g.slice(0,$).map(h=>(0,C().clip)(h,E)).join(", ")}${f>0?` and ${f} more`:""}`]}function l(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,P().isRepositoryPath)(n)}function o(n){return(0,I().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function b(n,g){const f=Buffer.from(n);return f.length<=g?n:`${f.subarray(
0,g-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function R(n,g){const[f,m]=[n.location,g.location];
return(0,T().byHarm)(n,g)||a(f.path,m.path)||f.line-m.line}function a(n,g){return n===g?0:n<g?-1:1}},26789:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.beginCheck=t,O.checkContent=i,O.checkOutput=f,O.publishCheck=l;function r(){
const m=e(61218);return r=function(){return m},m}function T(){const m=e(77954);return T=function(){return m},m}function I(){
const m=e(32693);return I=function(){return m},m}function P(){const m=e(34413);return P=function(){return m},m}function v(){
const m=e(40410);return v=function(){return m},m}function C(){const m=e(1207);return C=function(){return m},m}function $(){
const m=e(53844);return $=function(){return m},m}function E(){const m=e(10289);return E=function(){return m},m}function w(){
const m=e(31048);return w=function(){return m},m}function p(){const m=e(94965);return p=function(){return m},m}function d(){
const m=e(45710);return d=function(){return m},m}function s(){const m=e(64597);return s=function(){return m},m}const c="\
the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request",
u="a later run of the gate on this commit, or the merge queue, has the check run";async function t(m,h,S){try{const y=S&&
"run"in S?(0,I().claimOf)(S.run.externalId):void 0,j=await(0,$().obtainCheck)(m,h,y);return j==="later run"?{reason:u,permanent:!0,
lost:!0}:j==="merge queue"?{reason:c,permanent:!0}:{run:j}}catch(y){const j=!v().PASSING_FAILURES.has((0,C().readFailure)(
y).kind);return{reason:(0,C().explainFailure)(y,(0,P().checkOperation)(m)),permanent:j}}}function i(m,h){const{report:S,
title:y,text:j}=m;return{...h,conclusion:(0,s().conclusionOf)(S),title:y,digest:(0,w().reportDigest)(S),policy:S.policy?.
digest,page:A=>m.markdown(A,{part:"detail"}),text:j}}async function l(m,h,S,y){const j="run"in S||S.permanent?S:await t(
m,h);if("reason"in j)return{status:j.lost?"skipped":"failed",reason:j.reason};try{const A=await(0,$().settleCheck)(m,h,j.
run,y.annotations);return A===void 0?(await g(m,h,await(0,P().findUnfinished)(m,h)),{status:"skipped",reason:u}):await o(
m,h,A,y)}catch(A){return{status:"failed",reason:(0,C().explainFailure)(A,(0,P().checkOperation)(m))}}}async function o(m,h,{
run:S,missing:y,superseded:j,twins:A},M){const k=[...await(0,T().appendAnnotations)(m,S,y),...A.slice(0,b).map(R)];if(!await(0,P().
isStillClaimed)(m,S))return{status:"skipped",reason:u};const G={conclusion:M.conclusion,externalId:a(M,h,S),output:f(M,[
...M.notes,...k,...n(M,h)])},B=await F(G.output),L=await g(m,h,j);return{status:"reached",...S.url!==null&&{where:S.url},
notes:[...k,...B,...L]};async function F(H){try{return await(0,P().completeCheck)(m,S,{...G,output:H}),[]}catch(J){if((0,C().
readFailure)(J).kind!=="invalid")throw J;const W=(0,C().explainFailure)(J,(0,P().checkOperation)(m)),V=M.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,P().completeCheck)(m,S,{...G,output:{title:(0,p().clip)(V,r().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${W}.`}}),[W]}}}const b=3;function R({url:m,appSlug:h="unknown",conclusion:S,
completed:y}){return`Another check run of this commit has the same name, but is not the gate's: it is ${y?S:"not complet\
ed"}, by the app ${h}, ${m??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function a({digest:m,
policy:h},{binding:S},y){return S===void 0?m:(0,I().completedExternalId)(m,h,S,(0,I().claimOf)(y.externalId))}function n({
policy:m},{binding:h}){if(h===void 0)return[];const{event:S,base:y}=h;return[`The result is about ${S} into ${(0,E().markdownCode)(
y)}, policy ${(0,I().shortPolicy)(m)}.`]}async function g(m,h,S){const y=[];for(const j of S)try{await(0,P().supersedeCheck)(
m,h,j)}catch(A){y.push((0,C().explainFailure)(A,{...(0,P().checkOperation)(m),doing:"rename an older check run of the sa\
me name"}))}return y}function f({title:m,page:h,text:S},y){const j=S?.(r().GITHUB_LIMITS.checkText);return{title:(0,p().
clip)(m,r().GITHUB_LIMITS.checkTitle),summary:(0,d().withNotes)(h,y,r().GITHUB_LIMITS.checkSummary),...j!==void 0&&{text:(0,p().
clip)(j,r().GITHUB_LIMITS.checkText)}}}},31540:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.commentMarker=
C,O.publishComment=$;function r(){const w=e(61218);return r=function(){return w},w}function T(){const w=e(66059);return T=
function(){return w},w}function I(){const w=e(1207);return I=function(){return w},w}function P(){const w=e(81014);return P=
function(){return w},w}function v(){const w=e(45710);return v=function(){return w},w}function C(w){return`<!-- gene-gate\
: ${encodeURIComponent(w).replaceAll("-","%2D")} -->`}async function $(w,{mode:p,name:d,place:s},c,u){const{pullRequest:t,
readOnlyToken:i=!1}=w;if(p==="never")return(0,v().skipped)("the `comment` input is `never`");if(t===void 0)return(0,v().
skipped)("the event has no pull request");const l={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:i};
try{const o=(0,T().commentThread)(w,t.number,C(d)),b=await o.own(),{verdict:R,read:a=[],agent_files:n=[]}=c.report,g=R===
"pass"&&a.length+n.length===0;if(g&&b.length===0&&p==="on-findings")return(0,v().skipped)("there is nothing to report");
const{headSha:f}=await(0,P().pullRequestState)(w,t.number);if(f!==w.headSha)return(0,v().skipped)(`the head of the pull \
request is now ${f}, which has its own run`);const m=g&&p==="on-findings"?[E]:[],h=[C(d),...m,""].join(`
`),S=r().GITHUB_LIMITS.commentBody-h.length,y=`${h}${(0,v().withNotes)(A=>c.markdown(A,s),u,S)}`;return{status:"reached",
where:(await o.leaveOne(b,y)).url}}catch(o){return{status:"failed",reason:(0,I().explainFailure)(o,l)}}}const E=`Nothing\
 is left of what was reported here.
`},45710:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.skipped=T,O.withNotes=I;function r(){const P=e(
94965);return r=function(){return P},P}function T(P){return{status:"skipped",reason:P}}function I(P,v,C){if(v.length===0)
return(0,r().clip)(P(C),C);const $=(0,r().clip)(`

---
${v.map(w=>`- ${w}`).join(`
`)}
`,C),E=C-$.length;return`${(0,r().clip)(P(E),E)}${$}`}},67111:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.logAnnotations=$,O.logChannels=E,O.logFailures=d;function r(){const s=e(51660);return r=function(){return s},s}function T(){
const s=e(63245);return T=function(){return s},s}function I(){const s=e(94965);return I=function(){return s},s}function P(){
const s=e(20849);return P=function(){return s},s}const v=10,C={failure:"error",warning:"warning",notice:"notice"};function $(s,c){
let u=0;for(const[t,i]of Object.entries(C)){const l=c.filter(({annotation_level:o})=>o===t);u+=Math.max(0,l.length-v);for(const o of l.
slice(0,v))s[i](o.message,{title:o.title,file:o.path,startLine:o.start_line,endLine:o.end_line,...o.start_column!==void 0&&
{startColumn:o.start_column},...o.end_column!==void 0&&{endColumn:o.end_column}})}u>0&&s.info(`Findings omitted from the\
 log: ${u}; see the summary.`)}function E(s,c){for(const[u,t]of Object.entries(c))if(t.status==="failed"&&s.warning(`${u}\
: ${t.reason}`),t.status==="skipped"&&s.info(`${u}: skipped: ${t.reason}`),t.status==="reached"){s.info(`${u}: published${t.
where===void 0?"":` (${t.where})`}`);for(const i of t.notes??[])s.warning(`${u}: ${i}`)}}const w={lines:20,columns:160},
p=50;async function d(s,c){const u=(0,T().reportSections)(c).failed.filter(({command:t})=>!t.outcome?.reused);for(const{
command:t,gene:i,position:l}of u.slice(0,p)){if(t.outcome===void 0)continue;const o=`${i.id}, command ${l} ${(0,I().statusWords)(
t.outcome)}: ${t.command}`;s.startGroup((0,P().safeLine)(o));const b=(0,r().errorLines)(t.outcome,w.lines,w.columns);await(0,P().
withoutLogCommands)(s.info,async()=>{for(const R of b)s.info(`\u2502 ${(0,P().safeLine)(R)}`)}),s.endGroup()}}},88863:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.outputsOf=I,O.setOutputs=P;function r(){const $=e(1207);return r=function(){
return $},$}function T(){const $=e(94965);return T=function(){return $},$}function I($,E,w,p={}){const d=$.genes.flatMap(
u=>u.commands),s=d.filter(({outcome:u})=>u&&(0,T().didRun)(u)),c=s.filter(({outcome:u})=>u?.status==="passed");return{verdict:$.
verdict,conclusion:E,"next-actor":$.next_actor,"report-path":w?.report??"","page-path":w?.html??"","agent-task-path":w?.
agentTask??"","validation-reports-path":w?.validationReports??"","sarif-path":w?.sarif??"","junit-path":w?.junit??"","ch\
eck-url":v(p.check),"comment-url":v(p.comment),errors:String(C($,"error")),warnings:String(C($,"warning")),"genes-change\
d":String($.genes.length),"commands-run":String(s.length),"commands-passed":String(c.length),"commands-failed":String(s.
length-c.length),"commands-blocked":String(d.filter(({verdict:u})=>u==="block").length),"approval-digest":$.approval_digest??
""}}function P($,E){try{for(const[w,p]of Object.entries(E))$.setOutput(w,p)}catch(w){$.warning(`could not set the output\
s: ${(0,r().readFailure)(w).said}`)}}function v($){return $?.status==="reached"?$.where??"":""}function C({findings:$},E){
return $.filter(w=>w.severity===E&&!w.suppressed).length}},20235:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.closeAbandonedCheck=d,O.remember=v,O.startedState=w,O.wereUnseen=p;function r(){const c=e(7723);return r=function(){return c},
c}function T(){const c=e(34413);return T=function(){return c},c}function I(){const c=e(1207);return I=function(){return c},
c}function P(){const c=e(26040);return P=function(){return c},c}function v({core:c},u,t="true"){try{c.saveState(u,t)}catch(i){
c.warning(`The post step cannot close the check run: ${(0,I().readFailure)(i).said}`)}}const C={title:"The gate did not \
finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its\
 runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the deta\
ils."},$={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete this ch\
eck run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},E=r().
object({owner:r().string(),repo:r().string(),headSha:r().string(),checkName:r().string(),runKey:r().string()});function w({
checkName:c,runKey:u},{owner:t,repo:i,headSha:l}){return JSON.stringify({owner:t,repo:i,headSha:l,checkName:c,runKey:u})}
function p({getState:c}){return c("others-unseen")!==""}async function d({connect:c,getState:u}){const t=s(u("started-ch\
eck"));if(t===void 0)return{status:"nothing_to_close"};const i={client:c(),...t};try{const l=await(0,T().findUnfinished)(
i,{runKey:t.runKey});if(l.length===0)return{status:"nothing_to_close"};const o=u("decided")===""?C:$;for(const b of l)await(0,T().
completeCheck)(i,b,{conclusion:"failure",externalId:b.externalId,output:o});return{status:"closed"}}catch(l){return{status:"\
failed",reason:(0,I().explainFailure)(l,(0,T().checkOperation)(i))}}}function s(c){return(0,P().attempt)(()=>E.parse(JSON.
parse(c)))}},34453:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.publish=i,O.startCheck=t;function r(){
const n=e(26040);return r=function(){return n},n}function T(){const n=e(31048);return T=function(){return n},n}function I(){
const n=e(60823);return I=function(){return n},n}function P(){const n=e(26789);return P=function(){return n},n}function v(){
const n=e(31540);return v=function(){return n},n}function C(){const n=e(45710);return C=function(){return n},n}function $(){
const n=e(67111);return $=function(){return n},n}function E(){const n=e(88863);return E=function(){return n},n}function w(){
const n=e(20235);return w=function(){return n},n}function p(){const n=e(64597);return p=function(){return n},n}function d(){
const n=e(55430);return d=function(){return n},n}function s(){const n=e(65433);return s=function(){return n},n}function c(){
const n=e(85306);return c=function(){return n},n}function u(){const n=e(34484);return u=function(){return n},n}async function t(n){
const{github:g}=n;return"unavailable"in g?{reason:g.unavailable,permanent:!0}:((0,w().remember)(n,"started-check",(0,w().
startedState)(n,g)),await(0,P().beginCheck)(g,n))}async function i(n,g,f){const{github:m,core:h,outputDirectory:S}=n,y=R(
f),{report:j}=y,A=(0,p().conclusionOf)(j),M=(0,I().annotationsOf)(j),N=await(0,d().publishFiles)(S,y),{check:k,comment:G,
suggestions:B}="unavailable"in m?b(m.unavailable):await J(m),L=await(0,c().publishStepSummary)(n.stepSummaryPath,y,o(k,G),
a(N,k,G)),F={files:N,check:k,comment:G,suggestions:B,summary:L};await(0,$().logFailures)(h,j),k.status!=="reached"&&(0,$().
logAnnotations)(h,M.annotations),k.status==="failed"&&j.verdict!=="error"&&(0,w().remember)(n,"decided"),(0,$().logChannels)(
h,F);const H=N.status==="reached"?(0,d().resultPaths)(S):void 0;return(0,E().setOutputs)(h,(0,E().outputsOf)(j,A,H,F)),{
conclusion:A,digest:(0,T().reportDigest)(j),channels:F};async function J(W){const V=(0,P().checkContent)(y,M),D=await(0,s().
publishAmongOthers)(W,n,g,V);if(D.status==="skipped")return{check:D,comment:D,suggestions:D};D.status==="reached"&&(0,w().
remember)(n,"started-check",""),D.status==="reached"&&D.unseen&&(0,w().remember)(n,"others-unseen");const{name:z,comment:Y,
suggestions:Q}=n,Z=a(N,D),X=l(D),K=await(0,v().publishComment)(W,{mode:Y,name:z,place:X},y,Z),x={enabled:Q,name:z},q=await(0,u().
publishSuggestions)(W,x,j,K);return{check:D,comment:K,suggestions:q}}}function l(n){return n.status!=="reached"?{part:"w\
hole"}:{part:"screen",...n.where!==void 0&&{detailUrl:n.where}}}function o(n,g){return n.status!=="reached"&&g.status!==
"reached"?{part:"whole"}:{...n.status==="reached"?l(n):{},part:g.status==="failed"?"screen":"table"}}function b(n){const g=(0,C().
skipped)(n);return{check:g,comment:g,suggestions:g}}function R(n){const{report:g}=n;return{...n,markdown(f,m){try{return n.
markdown(f,m)}catch{return`The result is **${g.verdict}**. The page could not be rendered; see the result files.`}},text:f=>(0,r().
attempt)(()=>n.text(f))}}function a(...n){return n.flatMap(g=>g.status==="skipped"?[]:g.status==="reached"?[...g.notes??
[]]:[`${g.reason.charAt(0).toUpperCase()}${g.reason.slice(1)}.`])}},64597:function(U,O,e){Object.defineProperty(O,"__esM\
odule",{value:!0}),O.checkNameOf=I,O.conclusionOf=v;function r(){const C=e(74658);return r=function(){return C},C}const T=200;
function I(C,$,E){return $.name==="push"||$.name==="workflow_dispatch"?`${C} (${$.name})`:E?C:`${C} (base: ${$.baseRef})`.
slice(0,T)}const P={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};function v(C){
return(0,r().isReportedOnly)(C)?"neutral":P[C.verdict]}},65433:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.publishAmongOthers=$,O.publishWorst=s;function r(){const n=e(32693);return r=function(){return n},n}function T(){const n=e(
34413);return T=function(){return n},n}function I(){const n=e(1207);return I=function(){return n},n}function P(){const n=e(
53844);return P=function(){return n},n}function v(){const n=e(10289);return v=function(){return n},n}function C(){const n=e(
26789);return C=function(){return n},n}async function $(n,g,f,m){const{number:h}=n.pullRequest??{},S=await p(g);if(h===void 0||
("pulls"in S?S.pulls.length===0:!S.canDiffer)){const N="reason"in S?[`${E}: ${S.reason}.`]:[],k={...g,separates:!0};return(0,C().
publishCheck)(n,k,f,{...m,notes:[...m.notes,...N]})}const y={...g,checkName:(0,P().nameOfPull)(g.checkName,h)},j=await(0,C().
publishCheck)(n,y,await(0,C().beginCheck)(n,y,f),m);if(j.status!=="reached")return j;if("reason"in S){const N=`The requi\
red check fails, because the other open pull requests of this commit into protected branches share it, and could not be \
seen: ${S.reason}. Run the job again.`,k=await w(n,g,f,{...m,notes:[N]});return k.status!=="reached"?k:{...j,notes:[...j.
notes??[],N],unseen:!0}}const A=[{number:h,base:g.binding?.base??""},...S.pulls],M=await s(n,g,f,A);return M.status==="f\
ailed"?M:j}const E="Other open pull requests of this commit were not considered";function w(n,g,f,m){const{event:h="",base:S=""}=g.
binding??{},y={...g,binding:{event:h,base:S,pulls:[]}};return(0,C().publishCheck)(n,y,f,{...m,title:"the other pull requ\
ests of this commit could not be seen",conclusion:"failure",annotations:[]})}async function p({others:n}){if(n===void 0)
return{pulls:[]};try{return{pulls:await n.list()}}catch(g){const f={doing:"look for other pull requests of this commit",
permission:"pull-requests: read"};return{reason:(0,I().explainFailure)(g,f),canDiffer:await n.canDiffer()}}}const d=3;async function s(n,g,f,m){
try{await(0,P().renameOthers)(n,g);let h=await l(n,g,m);i(h).length>0&&"run"in f&&(await a(n,g,f.run,h),h=await l(n,g,m));
for(let S=1;;S+=1){if(i(h).length>0)return{status:"reached",notes:[R(h)]};const y=await u(n,g,f,h);if(y.status!=="reache\
d"||S===d)return y;const j=b(t(h));if(h=await l(n,g,m),i(h).length===0&&b(t(h))>=j)return y}}catch(h){return{status:"fai\
led",reason:(0,I().explainFailure)(h,(0,T().checkOperation)(n))}}}const c={failure:"failed in its own run",action_required:"\
waits for approval",neutral:"would fail in its own run",success:"passed in its own run"};function u(n,g,f,m){const{number:h,
base:S,own:y}=t(m),j=o(y),{digest:A="",policy:M}=(0,r().readExternalId)(y?.externalId??"")??{},N=m.map(L=>`#${L.number} \
into ${(0,v().markdownCode)(L.base)}: ${o(L.own)}`),k=`${m.length} open pull requests into protected branches have this \
commit as their head, and the worst result counts: ${N.join(", ")}. The check run of each has the details.`,G=m.map(L=>L.
number),B={...g,binding:{event:"pull_request",base:S,pulls:G},joins:!0};return(0,C().publishCheck)(n,B,f,{conclusion:j,digest:A,
policy:M,annotations:[],notes:[],title:`#${h} ${c[j]}`,page:()=>k})}function t([n,...g]){if(n===void 0)throw new Error("\
expected a pull request");return g.reduce((f,m)=>b(m)<b(f)?m:f,n)}function i(n){return n.filter(({own:g})=>g===void 0)}function l(n,{
checkName:g},f){return Promise.all(f.map(async m=>{const[h]=await(0,T().gateChecks)(n,(0,P().nameOfPull)(g,m.number)),S=h?.
completed&&(0,r().readExternalId)(h.externalId)?.isInto(m.base)===!0;return{...m,own:S?h:void 0}}))}function o(n){return T().
CONCLUSIONS.find(g=>g===n?.conclusion)??"failure"}function b({own:n}){return T().CONCLUSIONS.indexOf(o(n))}function R(n){
return`The required check waits for the result of ${i(n).map(({number:f,base:m})=>`#${f} into ${(0,v().markdownCode)(m)}`).
join(", ")}, which has the same head.`}async function a(n,{checkName:g},f,m){const[h]=await(0,T().gateChecks)(n,g);if(h?.
externalId!==f.externalId)return;const y=`waiting for ${i(m).map(({number:j})=>`#${j}`).join(", ")}`;await(0,T().leaveWaiting)(
n,h,{title:y,summary:R(m)})}},85306:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.publishStepSummary=
$;function r(){const E=e(51455);return r=function(){return E},E}function T(){const E=e(61218);return T=function(){return E},
E}function I(){const E=e(1207);return I=function(){return E},E}function P(){const E=e(45710);return P=function(){return E},
E}const v=3,C=1024;async function $(E,w,p,d){if(E===void 0)return(0,P().skipped)("the runner does not set GITHUB_STEP_SU\
MMARY");try{const{size:s}=await(0,r().stat)(E),c=Math.floor((T().GITHUB_LIMITS.stepSummaryBytes-s-1)/v);if(c<C)return{status:"\
failed",reason:"could not write the step summary: earlier output has used up its size limit"};const u=t=>w.markdown(t,p);
return await(0,r().appendFile)(E,`${(0,P().withNotes)(u,d,c)}
`),{status:"reached"}}catch(s){return{status:"failed",reason:`could not write the step summary: ${(0,I().readFailure)(s).
said}`}}}},34484:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.publishSuggestions=R,O.suggestionMarker=
b,O.suggestionsOf=d;function r(){const n=e(80401);return r=function(){return n},n}function T(){const n=e(1207);return T=
function(){return n},n}function I(){const n=e(81014);return I=function(){return n},n}function P(){const n=e(59508);return P=
function(){return n},n}function v(){const n=e(10289);return v=function(){return n},n}function C(){const n=e(69633);return C=
function(){return n},n}function $(){const n=e(80615);return $=function(){return n},n}function E(){const n=e(94965);return E=
function(){return n},n}function w(){const n=e(45710);return w=function(){return n},n}const p=8e3;function d(n,g){return(0,r().
parsePatch)(n.fix?.patch??"").flatMap(({oldFileName:f="",hunks:m})=>{const h=f.replace(/^a\//,""),S=new Map(m.flatMap(c));
return s(n,h).flatMap(({from:y,before:j,findings:A})=>{const M=[...S.keys()].filter(F=>y<=F&&F<j),[N,k]=[Math.min(...M),
Math.max(...M)],G=t(g.get(h)).find(F=>F.has(N)&&F.has(k)),B=G&&u({start:N,end:k},G,S);return B&&B.join(`
`).length<=p&&B.every(v().isPlain)?[{path:h,start:N,end:k,lines:B,findings:A}]:[]})})}function s(n,g){const{genes:f,capsules:m,
events:h,findings:S,fix:y}=n,j=G=>G&&(0,C().headPlace)(n,G)?.line,A=new Map(S.map(G=>[G.id,G])),M=(y?.edits??[]).filter(
G=>G.path===g).map(({finding:G,files:B})=>({files:B,finding:A.get(G)})).map(G=>({...G,line:j(G.finding?.location)}));if(M.
some(({line:G})=>G===void 0))return[];const N=[...f,...m,...h].filter(G=>G.path===g),k=[...new Set(N.flatMap(G=>j(G)??[]))].
sort((G,B)=>G-B);return k.flatMap((G,B)=>{const L=k[B+1]??Number.POSITIVE_INFINITY,F=M.filter(({line:H=0})=>G<=H&&H<L);return F.
some(({files:H})=>H!==void 0)?[]:{from:G,before:L,findings:[...new Set(F.flatMap(({finding:H})=>H??[]))]}})}function c({
oldStart:n,lines:g}){const f=[];let m=n,h=[];for(const S of g)if(S.startsWith("+")){if(h.length===0){const y={added:[]};
h.push(y),f.push([m,y])}h[0]?.added.push(S.slice(1)),h.length>1&&h.shift()}else if(S.startsWith("-")){const y={old:S.slice(
1),added:[]};h.push(y),f.push([m,y]),m+=1}else S.startsWith(" ")&&(h=[],m+=1);return f}function u({start:n,end:g},f,m){const h=[];
for(let S=n;S<=g;S+=1){const[y="",j]=[f.get(S),m.get(S)];if(j?.old!==void 0&&j.old!==y)return;h.push(...j?.added??[]),j?.
old===void 0&&h.push(y)}return h}function t(n=""){return(0,r().parsePatch)(n).flatMap(({hunks:g})=>g).map(({newStart:g,lines:f})=>{
const m=f.filter(h=>h[0]===" "||h[0]==="+");return new Map(m.map((h,S)=>[g+S,h.slice(1)]))})}const i=20,l=3,o="gene-gate\
 has judged these suggestions in a copy of the files.";function b(n){return`<!-- gene-gate suggestion: ${encodeURIComponent(
n).replaceAll("-","%2D")} -->`}async function R(n,{enabled:g,name:f},m,h){const{pullRequest:S,readOnlyToken:y=!1}=n;if(!g)
return(0,w().skipped)("the `suggestions` input is `false`");if(S===void 0||h.status!=="reached")return(0,w().skipped)("n\
o comment");const j={doing:"suggest changes",permission:"pull-requests: write",readOnlyToken:y};try{const{number:A}=S,M=new Set(
(m.fix?.edits??[]).map(({path:F})=>F)),N=M.size>0?await(0,I().pullRequestHunks)(n,A,M):new Map,k=b(f),G={target:n,number:A,
marker:k},B=d(m,N).slice(0,i).map(F=>a(F,k)),L=await(0,P().lineCommentChanges)(G,B);if(L.missing.length+L.outdated.length>
0){const{headSha:F}=await(0,I().pullRequestState)(n,A);if(F!==n.headSha)return(0,w().skipped)("the pull request has newe\
r commits");await(0,P().changeLineComments)(G,L,o)}return B.length>0?{status:"reached"}:(0,w().skipped)("no edit is on l\
ines that the pull request shows")}catch(A){const M=(0,T().explainFailure)(A,j),{kind:N}=(0,T().readFailure)(A);return N===
"denied"?(0,w().skipped)(M):{status:"failed",reason:M}}}function a({path:n,start:g,end:f,lines:m,findings:h},S){const y=h.
slice(0,l).map(({rule:M,message:N,subject:k})=>`- ${k?.id===void 0?"":`${(0,$().name)(k.id)}: `}${(0,$().sentence)(N)} (${(0,$().
ruleLink)(M)})`),j=h.length-l,A=[S,...y,...j>0?[`- and ${(0,E().count)(j,"other finding")}`]:[],"",...(0,v().rawBlock)(m,
"suggestion")].join(`
`);return{path:n,line:f,...g<f&&{start_line:g},body:A}}},37213:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.mergedTree=P;function r(){const v=e(41895);return r=function(){return v},v}function T(){const v=e(35720);return T=function(){
return v},v}function I(){const v=e(67397);return I=function(){return v},v}async function P(v,C,$){const{objects:E}=v;if(await v.
isPartial()){const w=await E(["merge-base",C,$],{accept:[1]}),p=[C,$,w.toString().trim()].filter(Boolean);await Promise.
all(p.map(d=>(0,T().requireObjects)(v,d)))}try{return(await E(["merge-tree","--write-tree","--no-messages",C,$])).toString().
split(`
`).find(I().isObjectId)}catch(w){if(w instanceof r().GateError&&w.code==="git_failed")return;throw w}}},47520:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.firstParents=C,O.hasSoleAuthor=v,O.pastChanges=I;function r(){const $=e(
77598);return r=function(){return $},$}function T(){const $=e(96681);return T=function(){return $},$}async function I({objects:$},E,w){
const p=`${(0,r().randomUUID)()} `,d=await $(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${w}`,`--format=${p}%H %P%x00%s`,E]),s=[];for(const c of(0,T().splitNul)(d)){const u=(0,T().decodePath)(c),
t=s.at(-1);if(u.startsWith(p)){const[i="",l]=u.slice(p.length).split(" ");s.push({commit:i,...l&&{base:l},paths:[]})}else
t&&t.subject===void 0?t.subject=u:t&&u!==""&&t.paths.push(t.paths.length===0?u.slice(1):u)}return s.flatMap(({commit:c,base:u,
subject:t="",paths:i})=>u===void 0?[]:[{commit:c,base:u,subject:t,paths:i}])}const P=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function v({objects:$},E){const w=await $(["log","--no-color","--format=%aN%x00%aE",E]),p=[...new Set(w.toString().
toLowerCase().split(`
`))].map(d=>d.split("\0")).filter(d=>d.length>1&&!d.some(s=>P.test(s)));return[0,1].some(d=>new Set(p.map(s=>s[d])).size===
1)}async function C({objects:$},E,w){return(await $(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${E}..${w}`])).toString().split(`
`).filter(Boolean).map(s=>{const[c="",u="",t="",...i]=s.split("\0");return{commit:c,tree:u,parents:t.split(" ").filter(Boolean),
subject:i.join("")}})}},42594:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),O.renderCheckText=C;function r(){
const p=e(10289);return r=function(){return p},p}function T(){const p=e(88611);return T=function(){return p},p}function I(){
const p=e(74658);return I=function(){return p},p}function P(){const p=e(94965);return P=function(){return p},p}function v(){
const p=e(80615);return v=function(){return p},p}function C(p,d){const{genes:s,validation_reports:c}=p;if(s.length===0)return;
const u=new Map(c.map(a=>[a.id,a])),t=(0,v().linkerOf)(p,d.repositoryUrl),i=["### Genes and their ValidationReports","",
...$(c)],l=s.map(a=>{const n=u.get(a.validation_report_id??""),g=`**${t.place(a,a.id)}** ${I().VERDICT_SYMBOLS[a.verdict]}\
 ${(0,P().spoken)(a.verdict)}`,f=n?`, ${(0,v().name)(n.id)}, ${(0,v().name)(n.asset_id)}`:"";return[g+f,"",...a.commands.
map(E),""].join(`
`)});let o=[...i,...w(s,d)].join(`
`).length;const b=l.findIndex(a=>(o+=a.length+1,o>d.maxCharacters)),R=b===-1?l.length:b;return[...i,...l.slice(0,R),...w(
s.slice(R),d)].join(`
`).slice(0,d.maxCharacters)}function $(p){const d=p.map(({env_fingerprint:{node_version:s,platform:c,arch:u},env_fingerprint_key:t})=>`\
Commands ran with Node ${(0,v().name)(s)} on ${(0,v().name)(`${c} ${u}`)}, fingerprint ${(0,v().name)(t)}.`);return[...new Set(
d)].flatMap(s=>[s,""])}function E({command:p,verdict:d,outcome:s}){const c=d==="block"?"blocked":s?(0,P().outcomeWords)(
s):"not run";return`- ${(0,r().markdownCode)((0,T().commandLine)(p,[]))}: ${c}`}function w(p,{detailsUrl:d}){const s=(0,v().
linked)("result files of the run",d);return[...p.length>0?[`Not shown: ${(0,P().count)(p.length,"gene")}.`]:[],`The ${s}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},47064:function(U,O,e){Object.defineProperty(
O,"__esModule",{value:!0}),O.reportedRuns=v;function r(){const w=e(41895);return r=function(){return w},w}function T(){const w=e(
57334);return T=function(){return w},w}function I(){const w=e(22562);return I=function(){return w},w}function P(){const w=e(
78534);return P=function(){return w},w}function v(w,p,d){if(p.error)throw new(r()).GateError("artifact_invalid",`The run\
 could not decide: ${p.error.message.slice(0,500)}`,"See the log of the run.");const s=new Date(p.finished_at),c=w.genes.
filter(l=>!d.has(l)&&!(l.change==="removed"&&l.commands.length===0)),u=new Map(c.map(l=>[l,C(p,l,s)])),{level:t}=p.isolation,
i=(0,P().nodeIn)(p);return{outcomes:u,mutants:(0,P().mutantsOf)(c,l=>$(p,l)),interrupted:(0,T().countInterrupted)([...u.
values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pull request controls, as i\
solation level "${t}".`},nodeOf:()=>i}}function C(w,p,d){if(p.commands.some(({verdict:c})=>c==="block"))return(0,I().outcomesOf)(
p,[],d);const s=$(w,p);return p.commands.map((c,u)=>E(s?.commands[u],c,d))}function $({genes:w},{asset:{id:p,path:d}}){return w.
find(s=>s.id===p&&s.path===d)}function E(w,{command:p,plan:d},s){if(w?.command!==p||w.outcome===void 0)return(0,T().notRun)(
"skipped","the run reported no result for this command",s);const{plan_digest:c,outcome:u}=w;return d!==void 0&&c!==d.digest?
(0,T().notRun)("skipped","what the command runs has changed since; run the first workflow again",s):u}},91088:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.mergeIsolation=s,O.mergedRuns=w;function r(){const i=e(57975);return r=
function(){return i},i}function T(){const i=e(57430);return T=function(){return i},i}function I(){const i=e(39763);return I=
function(){return i},i}function P(){const i=e(78534);return P=function(){return i},i}function v(){const i=e(57334);return v=
function(){return i},i}function C(){const i=e(22562);return C=function(){return i},i}function $(){const i=e(89953);return $=
function(){return i},i}function E(){const i=e(96620);return E=function(){return i},i}function w(i,l,o,b){const R=(0,$().
requireParts)(i,l),{genes:a}=l.audit,n=(0,E().partition)((0,E().commandsToRun)(a),R.length,b),g=new Map(a.flatMap((S,y)=>{
const j=R[(n[y]??0)-1];return j?[[S,j]]:[]})),f=a.flatMap((S,y)=>{const j=g.get(S);return j===void 0||o.has(S)?[]:[[S,p(
j,j.report.genes[y],S)]]}),m=new Map([...g].map(([{asset:S},{report:y}])=>[S,(0,P().nodeIn)(y)])),[h=process]=m.values();
return{outcomes:new Map([...(0,C().refusedOutcomes)(a,!0,new Date),...f]),mutants:(0,P().mutantsOf)(a,(S,y)=>o.has(S)?void 0:
g.get(S)?.report.genes[y]),interrupted:(0,v().countInterrupted)(f.flatMap(([,S])=>S)),isolation:s(R.map(({report:S})=>S.
isolation)),nodeOf:({asset:S})=>m.get(S)??h,shards:R.map(({shard:{index:S,of:y}})=>({index:S,of:y,genes:new Set(a.filter(
(j,A)=>n[A]===S))}))}}function p(i,l,{asset:o,commands:b}){return b.map((R,a)=>{const n=d(l,R,a);if(n)return n;throw(0,$().
invalid)(`${(0,$().nameOf)(i)} has no result for command ${a+1} of \`${o.id}\``,"If an approval was given while the part\
s ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.")})}function d(i,l,o){const b=i?.
commands[o];return(b?.plan_digest===l.plan?.digest||(0,E().isPending)(l))&&b?.command===l.command?b.outcome:void 0}function s(i){
const l=i.filter(({level:R})=>R!=="none").sort((R,a)=>u(R)-u(a)||c(a)-c(R)),[o,...b]=l;return o===void 0?T().NOTHING_RUN:
b.every(R=>t(R,o))?o:{...o,description:`${o.description} The machines differed; this is the weakest isolation.`}}function c({
limits:i}){return i?.written_bytes??0}function u({level:i,limits:l}){return 2*I().ISOLATION_LEVELS.indexOf(i)+(l?.memory_bytes===
null?0:1)}function t(i,l){const o=({limits:b,description:R,...a})=>a;return u(i)===u(l)&&(0,r().isDeepStrictEqual)(o(i),
o(l))}},2850:function(U,O){Object.defineProperty(O,"__esModule",{value:!0}),O.ownVerdict=e;function e({verdict:r,shards:T=[]}){
const[I]=T;return I&&T.length<I.of?I.verdict:r}},89953:function(U,O,e){Object.defineProperty(O,"__esModule",{value:!0}),
O.invalid=u,O.nameOf=s,O.requireParts=C;function r(){const t=e(41895);return r=function(){return t},t}function T(){const t=e(
38863);return T=function(){return t},t}function I(){const t=e(96620);return I=function(){return t},t}function P(){const t=e(
92910);return P=function(){return t},t}const v=500;function C(t,i){const l=t.map(w),[o]=l;if(o===void 0){if((0,I().shardsFor)(
(0,I().commandsToRun)(i.audit.genes),1)===0)return[];throw u("There are commands to run, but no parts",c)}for(const b of l)
$(b,o,i);return E(l,o.shard.of)}function $(t,i,l){const{shard:o,report:b}=t;if(o.of!==i.shard.of)throw u(`${s(t)} and ${s(
i)} are not parts of the same run`);if(b.error)throw u(`${s(t)} could not decide${p(b)}`,c);const R=d(b,l);if(R.length>0)
throw u(`${s(t)} belongs to another run: ${R.join("; ")}`)}function E(t,i){const l=Array.from({length:i},(R,a)=>t.filter(
({shard:n})=>n.index===a+1)),o=l.filter(({length:R})=>R>1).flat();if(o.length>0)throw u(`Duplicate parts: ${o.map(s).join(
", ")}`);const b=l.flatMap(({length:R},a)=>R===0?[(0,P().shardName)({index:a+1,of:i})]:[]);if(b.length>0)throw u(`Missin\
g parts: ${b.join(", ")}`,c);return l.flat()}function w({name:t,report:i}){const{shards:l=[]}=i,[o]=l;if(o&&l.length===1)
return{name:t,report:i,shard:o};throw u(`${t} is not a part of a run${p(i)}`)}function p({error:t}){return t?`; its erro\
r: ${t.message.slice(0,v)}`:""}function d(t,{audit:i,event:l,policy:o}){const b=!i.genes.some(({commands:a})=>a.some(I().
isPending));return[["version of the gate",t.tool.version,T().TOOL.version],["base",t.base_sha,l.base],["head",t.head_sha,
l.head],["audited commit",t.audited_sha,l.audited],["policy",t.policy?.digest,o.digest],["other policy",t.policy?.combined_with?.
digest,o.combinedWith?.digest],["profile",t.policy?.profile,o.policy.profile],...b?[["Plans",t.plans_digest,i.plansDigest]]:
[],["number of genes",t.genes.length,i.genes.length]].flatMap(([a,n,g])=>n===g?[]:[`its ${a}: ${n??"none"}, here: ${g??"\
none"}`])}function s({shard:t,name:i}){return`part ${(0,P().shardName)(t)} (${i})`}const c="See the logs of the jobs tha\
t run the shards, and run them again.";function u(t,i="Use exactly the parts of one run, made with the same options and \
dependencies as here."){const l=t.charAt(0).toUpperCase()+t.slice(1);return new(r()).GateError("parts_invalid",l,i)}},77875:function(U,O,e){
Object.defineProperty(O,"__esModule",{value:!0}),O.planShards=I;function r(){const v=e(96620);return r=function(){return v},
v}function T(){const v=e(92910);return T=function(){return v},v}function I({genes:v,findings:C,approval_digest:$,plans_digest:E},w,p){
const d=new Set(C.flatMap(({rule:i,subject:l})=>i==="target-not-judged"?l?.id??[]:[])),s=v.map(i=>P(i,d)),c=(0,r().shardsFor)(
s,w,p),u=(0,r().partition)(s,c,p),t=Array.from({length:c},(i,l)=>{const o=v.filter((b,R)=>u[R]===l+1);return{shard:(0,T().
shardName)({index:l+1,of:c}),genes:o.map(({id:b})=>b),commands:o.reduce((b,{commands:R})=>b+R.length,0)}});return{matrix:{
shard:t.map(({shard:i})=>i)},shards:t,waiting:v.filter(({verdict:i})=>i==="needs_approval").map(({id:i})=>i),approval_digest:$,
plans_digest:E}}function P({id:v,commands:C},$){return C.every(({plan_digest:w,verdict:p})=>w!==void 0||p!=="block"&&$.has(
v))?C.map(({command:w})=>w):[]}},39281:function(U,O,e){e.r(O),e.d(O,{ExitCode:()=>r.yU,addPath:()=>r.fM,debug:()=>r.Yz,endGroup:()=>r.
N4,error:()=>r.z3,exportVariable:()=>r.dN,getBooleanInput:()=>r.Vt,getIDToken:()=>r.V9,getInput:()=>r.V4,getMultilineInput:()=>r.
q3,getState:()=>r.Gu,group:()=>r.Os,info:()=>r.pq,isDebug:()=>r._o,markdownSummary:()=>r.yo,notice:()=>r.lm,platform:()=>r.
iD,saveState:()=>r.LZ,setCommandEcho:()=>r.NI,setFailed:()=>r.C1,setOutput:()=>r.uH,setSecret:()=>r.Pq,startGroup:()=>r.
Oh,summary:()=>r.z,toPlatformPath:()=>r.Om,toPosixPath:()=>r.kb,toWin32Path:()=>r.eG,warning:()=>r.$e});var r=e(57264)},
51041:function(U,O,e){e.r(O),e.d(O,{fromBufferPromise:()=>r.SY});var r=e(20663)}};
