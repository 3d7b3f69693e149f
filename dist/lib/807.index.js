"use strict";exports.id=807,exports.ids=[807],exports.modules={25807:((U,m,t)=>{function o(){const w=t(39281);return o=function(){return w},
w}function y(){const w=t(94639);return y=function(){return w},w}function O(){const w=t(54244);return O=function(){return w},
w}const I="main-has-run";o().getState(I)===""?(o().saveState(I,"true"),(0,O().runProcess)(1,async w=>{await(0,y().runAction)(
process.env,w),w.aborted&&process.exit()})):(0,y().runPost)(process.env)}),63226:((U,m,t)=>{Object.defineProperty(m,"__e\
sModule",{value:!0}),m.checkPlace=g;function o(){const r=t(39281);return o=function(){return r},r}function y(){const r=t(
97928);return y=function(){return r},r}function O(){const r=t(16346);return O=function(){return r},r}function I(){const r=t(
41895);return I=function(){return r},r}function w(){const r=t(64597);return w=function(){return r},r}function $(){const r=t(
5547);return $=function(){return r},r}function R(){const r=t(76721);return R=function(){return r},r}function v(){const r=t(
1405);return v=function(){return r},r}async function g(r,l){const n=(0,R().publishContext)(r,l);if(l instanceof I().GateError)
return{context:n,known:{}};const c=await(0,y().askForRefs)(n.github,l,o().warning),i=(0,v().sharedPolicies)(n.github),e=await(0,$().
isProtected)(l,c,r.env,i).catch(O().asGateError),u=e instanceof I().GateError?{doubt:e}:{},h={...n,checkName:(0,w().checkNameOf)(
n.name,l,e!==!1)};if(l.name!=="pull_request"||e===!1)return{context:h,known:c,...u};const{number:s}=l.pullRequest;return{
context:{...h,others:{judge:()=>(0,$().otherPulls)(l.headSha,s,h,r),canDiffer:()=>(0,$().protectsSeveral)(l,c,r.env,i).catch(
()=>!0)}},known:c,...u}}}),62486:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.failUndecided=I;function o(){
const w=t(39281);return o=function(){return w},w}function y(){const w=t(41895);return y=function(){return w},w}function O(){
const w=t(20849);return O=function(){return w},w}function I({message:w,hint:$}){const R=w.replace(/\s*\n\s*/g," "),v=$.split(
`
`);if(v.length===1){o().setFailed((0,y().inSentences)({message:w,hint:$}));return}for(const g of v)o().info((0,O().safeLine)(
g));o().setFailed(R)}}),33451:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.eventJob=s,m.gateJob=h,m.judgeEvent=
S,m.withChangedFiles=a;function o(){const f=t(39281);return o=function(){return f},f}function y(){const f=t(60016);return y=
function(){return f},f}function O(){const f=t(97928);return O=function(){return f},f}function I(){const f=t(54436);return I=
function(){return f},f}function w(){const f=t(46960);return w=function(){return f},f}function $(){const f=t(42287);return $=
function(){return f},f}function R(){const f=t(1207);return R=function(){return f},f}function v(){const f=t(81014);return v=
function(){return f},f}function g(){const f=t(64632);return g=function(){return f},f}function r(){const f=t(16346);return r=
function(){return f},f}function l(){const f=t(41895);return l=function(){return f},f}function n(){const f=t(63226);return n=
function(){return f},f}function c(){const f=t(4423);return c=function(){return f},f}function i(){const f=t(60847);return i=
function(){return f},f}function e(){const f=t(1405);return e=function(){return f},f}function u(){const f=t(916);return u=
function(){return f},f}function h(f){return s(f,()=>({run:!0}))}async function s(f,M){const d=await(0,u().eventPayload)(
f.env).catch(r().asGateError);if("action"in d&&d.action==="closed"){await(0,i().publishOthers)(f,d,d.pullRequest.number);
return}const{context:b,known:j,doubt:P}=await(0,n().checkPlace)(f,d),p=async()=>{if(P)throw P;return await S(d,b.github,
{...M(),known:j},f)},A="action"in d&&d.action==="edited"&&b.others===void 0;return{context:b,decide:p,...A&&{afterwards:()=>(0,i().
publishOthers)(f,d,d.pullRequest.number)}}}async function S(f,M,{known:d,...b},j){if(f instanceof l().GateError)throw f;
(0,w().requireUnprivileged)(f);const P=(0,c().readInputs)(o().getInput),p=f.name==="pull_request"?await a(f,M,o().warning):
f,A=d??await(0,O().askForRefs)(M,p,o().warning),k=async B=>{const L=await(0,$().resolveEvent)(B,p,A);return p.name==="me\
rge_group"?await(0,I().withGroup)(L,p,B,{github:M,warn:o().warning}):L},G=P.prepare===void 0?{}:{prepare:P.prepare},N={...b,
...G,locate:k,approver:E(M)};return await(0,e().gateOfStep)(N,P,M,j)}function E(f){return"unavailable"in f?(0,y().approveByNobody)(
`cannot read reviews: ${f.unavailable}`):(0,y().approveByReviews)(M=>M===void 0?void 0:(0,g().githubReviews)(f,{number:M}))}
const C="read the number of changed files";async function a(f,M,d){const{pullRequest:b,headSha:j}=f;if(b.changedFiles!==
void 0)return f;const P=await T(f,M);if("headSha"in P&&P.headSha===j)return{...f,pullRequest:{...b,changedFiles:P.changedFiles}};
const p="reason"in P?P.reason:"the pull request has newer commits";return d(`The number of changed files was not compare\
d with GitHub's: ${p}.`),f}async function T({pullRequest:{owner:f,repo:M,number:d}},b){if("unavailable"in b)return{reason:b.
unavailable};try{return await(0,v().pullRequestState)({client:b.client,owner:f,repo:M},d)}catch(j){const P={doing:C,permission:"\
pull-requests: read"};return{reason:(0,R().explainFailure)(j,P)}}}}),4423:((U,m,t)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.inputsSchema=void 0,m.readInputs=g,m.readPublishingInputs=r;function o(){const n=t(7723);return o=function(){
return n},n}function y(){const n=t(41895);return y=function(){return n},n}function O(){const n=t(78374);return O=function(){
return n},n}function I(){const n=t(11160);return I=function(){return n},n}function w(){const n=t(92910);return w=function(){
return n},n}const $=o().enum(["true","True","TRUE","false","False","FALSE"]).transform(n=>n.toLowerCase()==="true"),R=m.
inputsSchema=o().object({mode:o().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":o().
string().optional(),prepare:o().string().optional(),...I().policyInputsSchema.shape,"policy-ref":o().string().optional(),
all:$.default(!1),comment:o().enum(["on-findings","always","never"]).default("on-findings"),suggestions:$.default(!0),"c\
heck-name":o().string().min(1).max(100).default("gene-gate"),"artifact-name":o().string().min(1).default("gene-gate"),shards:o().
coerce.number().pipe(O().shardCountSchema).default(4),shard:w().shardSchema.optional(),parts:o().string().optional(),durations:o().
string().optional(),assets:o().string().optional(),events:o().string().optional(),report:o().string().optional(),attestation:o().
string().optional(),fetch:$.default(!1),"trusted-root":o().string().optional(),"output-directory":o().string().optional()}),
v=R.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function g(n){const c=R.
safeParse(l(R,n));if(c.success)return c.data;const i=c.error.issues.map(({path:e,message:u})=>`${e.join(".")}: ${u}`);throw new(y()).
GateError("input_invalid",`The action's inputs are invalid:
${i.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function r(n){const c=l(v,
n),i=v.safeParse(c);if(i.success)return i.data;const e=Object.fromEntries(i.error.issues.map(({path:u})=>[u[0],void 0]));
return v.parse({...c,...e})}function l({shape:n},c){const i=Object.keys(n).map(e=>[e,c(e)]);return Object.fromEntries(i.
filter(([,e])=>e!==""))}}),94639:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.runAction=c,m.runPost=i;function o(){
const e=t(39281);return o=function(){return e},e}function y(){const e=t(40410);return y=function(){return e},e}function O(){
const e=t(16346);return O=function(){return e},e}function I(){const e=t(20235);return I=function(){return e},e}function w(){
const e=t(62486);return w=function(){return e},e}function $(){const e=t(33451);return $=function(){return e},e}function R(){
const e=t(4423);return R=function(){return e},e}function v(){const e=t(85931);return v=function(){return e},e}function g(){
const e=t(47752);return g=function(){return e},e}function r(){const e=t(23393);return r=function(){return e},e}function l(){
const e=t(17938);return l=function(){return e},e}const n={gate:async e=>await(0,l().publishReport)(await(0,$().gateJob)(
e)),publish:async e=>await(0,l().publishReport)(await(0,r().publishJob)(e)),plan:v().planShardsStep,run:v().runShard,report:async e=>await(0,l().
publishReport)(await(0,v().reportJob)(e)),promote:async({env:e})=>await(0,g().runPromotion)(e)};async function c(e,u){try{
const h=(0,R().readPublishingInputs)(o().getInput);await n[h.mode]({inputs:h,env:e,signal:u})}catch(h){(0,w().failUndecided)(
(0,O().asGateError)(h))}}async function i(e){const u=o().getInput("github-token");if(u==="")return;if((0,I().wereUnseen)(
o())){const{signal:s}=new AbortController;await(0,r().publishAgain)({inputs:(0,R().readPublishingInputs)(o().getInput),env:e,
signal:s})}const h=await(0,I().closeAbandonedCheck)({connect:()=>(0,y().connect)(u,{baseUrl:e.GITHUB_API_URL}),getState:o().
getState});h.status==="closed"&&o().warning("The gate did not finish; its check run was completed as a failure."),h.status===
"failed"&&o().warning(`The check run may still be in progress: ${h.reason}.`)}}),85931:((U,m,t)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.planShardsStep=M,m.reportJob=b,m.runShard=d;function o(){const P=t(76760);return o=function(){
return P},P}function y(){const P=t(39281);return y=function(){return P},P}function O(){const P=t(16346);return O=function(){
return P},P}function I(){const P=t(41895);return I=function(){return P},P}function w(){const P=t(73388);return w=function(){
return P},P}function $(){const P=t(67111);return $=function(){return P},P}function R(){const P=t(88863);return R=function(){
return P},P}function v(){const P=t(64597);return v=function(){return P},P}function g(){const P=t(55430);return g=function(){
return P},P}function r(){const P=t(27624);return r=function(){return P},P}function l(){const P=t(20471);return l=function(){
return P},P}function n(){const P=t(74658);return n=function(){return P},P}function c(){const P=t(94965);return c=function(){
return P},P}function i(){const P=t(91088);return i=function(){return P},P}function e(){const P=t(2850);return e=function(){
return P},P}function u(){const P=t(77875);return u=function(){return P},P}function h(){const P=t(23107);return h=function(){
return P},P}function s(){const P=t(92910);return s=function(){return P},P}function S(){const P=t(47350);return S=function(){
return P},P}function E(){const P=t(62486);return E=function(){return P},P}function C(){const P=t(33451);return C=function(){
return P},P}function a(){const P=t(4423);return a=function(){return P},P}function T(){const P=t(76721);return T=function(){
return P},P}function f(){const P=t(916);return f=function(){return P},P}async function M(P){const p=await(0,f().eventPayload)(
P.env);if("action"in p&&p.action==="closed"){y().setOutput("matrix",JSON.stringify({shard:[]})),y().setOutput("shards","\
[]");return}const{github:A}=(0,T().publishContext)(P,p),k=await(0,C().judgeEvent)(p,A,{run:!1},P),{error:G}=k;if(G){(0,E().
failUndecided)(G);return}const{matrix:N,shards:B,waiting:L}=(0,u().planShards)(k,(0,a().readInputs)(y().getInput).shards,
await(0,f().durationsInput)(P.env));y().setOutput("matrix",JSON.stringify(N));const F=B.map(({shard:D,genes:W,commands:H})=>({
shard:D,genes:W.length,commands:H}));y().setOutput("shards",JSON.stringify(F)),y().info(`${(0,c().count)(B.length,"shard")}\
: ${JSON.stringify(F)}`),L.length>0&&y().info(`${(0,c().count)(L.length,"gene")} waiting for approval`)}async function d(P){
const p=new Date,{shard:A}=(0,a().readInputs)(y().getInput);if(A===void 0)throw new(I()).GateError("input_invalid","`mod\
e: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const k=await(0,f().eventPayload)(
P.env).catch(O().asGateError),{github:G,outputDirectory:N}=(0,T().publishContext)(P,k),L=await(0,f().durationsInput)(P.env).
then(H=>(0,C().judgeEvent)(k,G,{run:!0,shard:A,durations:H},P)).catch(H=>(0,r().buildErrorReport)((0,O().asGateError)(H),
{startedAt:p,shard:A},new Date)),F=await(0,g().publishFiles)(N,{report:L,markdown:H=>(0,l().renderMarkdown)(L,{maxCharacters:H})});
if(F.status==="failed")throw new(I()).GateError("file_unreadable",F.reason,"Set `output-directory` to another directory.");
await(0,$().logFailures)(y(),L),(0,R().setOutputs)(y(),(0,R().outputsOf)(L,(0,v().conclusionOf)(L),(0,g().resultPaths)(N)));
const D=(0,e().ownVerdict)(L),W=`part ${(0,s().shardName)(A)}: ${n().VERDICT_WORDS[D]}`;(0,S().exitCodeOf)(D,L.policy?.enforce)===
0?y().info(W):L.error?(0,E().failUndecided)(L.error):y().setFailed(W)}function b(P){return(0,C().eventJob)(P,()=>{const p=j(
P.env);return{run:!1,takeRuns:async(A,k)=>(0,i().mergedRuns)(await(0,h().readParts)(await(0,h().findParts)(p),w().openInput),
A,k,await(0,f().durationsInput)(P.env))}})}function j(P){const{parts:p}=(0,a().readInputs)(y().getInput);if(p!==void 0)return(0,o().
resolve)(P.GITHUB_WORKSPACE??".",p);throw new(I()).GateError("input_invalid","`mode: report` requires the input `parts`",
"Set it to the directory into which actions/download-artifact downloads the parts.")}}),5547:((U,m,t)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.isProtected=T,m.otherPulls=S,m.protectsSeveral=f;function o(){const d=t(39281);return o=function(){
return d},d}function y(){const d=t(60016);return y=function(){return d},d}function O(){const d=t(97928);return O=function(){
return d},d}function I(){const d=t(14203);return I=function(){return d},d}function w(){const d=t(42287);return w=function(){
return d},d}function $(){const d=t(52483);return $=function(){return d},d}function R(){const d=t(1207);return R=function(){
return d},d}function v(){const d=t(81014);return v=function(){return d},d}function g(){const d=t(64632);return g=function(){
return d},d}function r(){const d=t(16346);return r=function(){return d},d}function l(){const d=t(41895);return l=function(){
return d},d}function n(){const d=t(74238);return n=function(){return d},d}function c(){const d=t(96402);return c=function(){
return d},d}function i(){const d=t(27624);return i=function(){return d},d}function e(){const d=t(4423);return e=function(){
return d},d}function u(){const d=t(17938);return u=function(){return d},d}function h(){const d=t(1405);return h=function(){
return d},d}const s=10;async function S(d,b,j,P){const{github:p}=j;if("unavailable"in p)return[];const A=await(0,v().pullsWithHead)(
p,d);b!==void 0&&await E(A,b,d,p);const k=A.filter(({number:N})=>N!==b),G=[];for(const{number:N,baseRef:B}of k){const L=(0,I().
pullRequest)(await(0,v().pullRequestAsPayload)(p,N));if(L.headSha!==d||L.baseRef!==B)continue;const F=await C(L,p,G.length,
P);if(F&&G.push({number:N,base:B,publication:(0,u().publicationOf)(F,j)}),G.length>s)break}return G}async function E(d,b,j,P){
if(d.some(k=>k.number===b))return;const{isOpen:p,headSha:A}=await(0,v().pullOrigin)(P,b);(0,R().requireAsked)(!(p&&A===j),
`all open pull requests: #${b} is missing`)}async function C(d,b,j,P){const p=new Date;try{const A=await(0,O().askForRefs)(
b,d,o().warning);if(!await T(d,A,P.env,(0,h().sharedPolicies)(b)))return;if(j>=s)throw a();const k={locate:G=>(0,w().resolveUnchecked)(
G,d,A),approver:(0,y().approveByReviews)(()=>(0,g().githubReviews)(b,d.pullRequest)),run:!1};return await(0,h().gateOfStep)(
k,(0,e().readInputs)(o().getInput),b,P)}catch(A){return(0,i().buildErrorReport)((0,r().asGateError)(A),{startedAt:p},new Date)}}
function a(){return new(l()).GateError("pull_request_not_found",`More than ${s} other open pull requests into protected \
branches have this head`,"Close some of them; the required check belongs to the commit, so all of them count.")}async function T(d,b,j,P){
const{baseRef:p,defaultBranch:A=p}=d;return A===p?!0:await M(d,b,j,async(k,G)=>{const N=(0,$().readerOf)(k,P);return await(0,$().
protectedBy)({name:A,commit:G},p,N)!==void 0})}async function f(d,b,j,P){const{baseRef:p,defaultBranch:A=p}=d;if(A!==p)return!0;
const k={...b,...b.baseTip&&{defaultTip:b.baseTip}};return await M(d,k,j,async(G,N)=>{const{policy:B}=await(0,$().readerOf)(
G,P)(N,n().POLICY_PATH);return Object.keys(B.branches).some(L=>L!==A)})}async function M(d,b,j,P){const p=await(0,c().openRepository)(
j.GITHUB_WORKSPACE??process.cwd(),j);try{return await P(p,await(0,O().defaultTip)(p,d,b))}finally{await p.close()}}}),47752:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.runPromotion=C;function o(){const d=t(51455);return o=function(){return d},
d}function y(){const d=t(76760);return y=function(){return d},d}function O(){const d=t(39281);return O=function(){return d},
d}function I(){const d=t(47987);return I=function(){return d},d}function w(){const d=t(41895);return w=function(){return d},
d}function $(){const d=t(73388);return $=function(){return d},d}function R(){const d=t(28765);return R=function(){return d},
d}function v(){const d=t(26016);return v=function(){return d},d}function g(){const d=t(39242);return g=function(){return d},
d}function r(){const d=t(18421);return r=function(){return d},d}function l(){const d=t(73517);return l=function(){return d},
d}function n(){const d=t(77787);return n=function(){return d},d}function c(){const d=t(80335);return c=function(){return d},
d}function i(){const d=t(11719);return i=function(){return d},d}function e(){const d=t(10289);return e=function(){return d},
d}function u(){const d=t(58802);return u=function(){return d},d}function h(){const d=t(20849);return h=function(){return d},
d}function s(){const d=t(4423);return s=function(){return d},d}function S(){const d=t(30225);return S=function(){return d},
d}function E(){const d=t(916);return E=function(){return d},d}async function C(d){const b=(0,s().readInputs)(O().getInput),
j=d.GITHUB_WORKSPACE??process.cwd(),P=await(0,i().withWorkspace)(j,d,async L=>(0,g().promote)(await f(b,L,d)),await(0,E().
readEvent)(d,a)),p=b["output-directory"],A=await M(p?(0,y().resolve)(j,p):(0,y().join)(d.RUNNER_TEMP??j,"gene-gate"),P),
{promoted:k,quarantined:G,rejected:N}=P;O().setOutput("promoted",String(k.length)),O().setOutput("quarantined",String(G.
length)),O().setOutput("rejected",String(N.length)),O().setOutput("promotion-path",A.promotion),O().setOutput("promoted-\
path",A.promoted),O().setOutput("quarantined-path",A.quarantined);const B=(0,c().renderPromotion)(P,{columns:120,colour:!1,
verbose:!0});for(const L of B.split(`
`))O().info((0,h().safeLine)(L));await T(P,d.GITHUB_STEP_SUMMARY),N.length+G.length>0&&O().setFailed(`${(0,c().countsOf)(
P)}; see the log for the reasons`)}function a(d,b){return I().repositorySchema.safeParse(b).data?.repository.defaultBranch}
async function T(d,b){if(b!==void 0)try{await(0,o().appendFile)(b,(0,n().promotionPage)(d))}catch(j){O().info((0,h().safeLine)(
`Could not write the step summary: ${j.message}`))}}async function f(d,b,j){const{assets:P,events:p,report:A,attestation:k,
fetch:G}=d,{"trusted-root":N,"github-token":B}=d;if(j.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(w()).GateError(
"event_unsupported","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","P\
romote in a workflow on the default branch: workflow_dispatch, schedule or push.");if(P===void 0)throw new(w()).GateError(
"input_invalid","`mode: promote` requires candidates.","Set the input `assets` to their file.");const L=k!==void 0||G;if(L&&
(N===void 0||G&&!B))throw new(w()).GateError("input_invalid","The inputs `attestation` and `fetch` require `trusted-root\
`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, and set `truste\
d-root` to it.");const F=await(0,i().promotionPolicy)(b),{audit:D}=(0,S().groupedProgress)(O()),W={assets:P,events:p,report:A,
attestation:k,fetch:G},H={folder:b.directory,open:J=>(0,$().openInput)((0,y().resolve)(b.directory,J)),token:B,repository:j.
GITHUB_REPOSITORY,apiUrl:j.GITHUB_API_URL};return{...await(0,r().openInputs)({...W,...L&&{trustedRoot:N}},H,F),policy:F,
platform:(0,v().platformOf)(process.platform),...D&&{progress:D},workspace:b}}async function M(d,b){const j={promotion:(0,y().
join)(d,"promotion.json"),promoted:(0,y().join)(d,"promoted.jsonl"),quarantined:(0,y().join)(d,"quarantined.jsonl"),subjects:(0,y().
join)(d,"promotion.subjects.sha256")};return await(0,R().makeFolder)(d),await(0,R().replaceFile)(j.promotion,`${(0,e().json)(
b)}
`),await(0,R().replaceFile)(j.promoted,(0,l().promotedLines)(b)),await(0,R().replaceFile)(j.quarantined,(0,l().quarantinedLines)(
b)),await(0,R().replaceFile)(j.subjects,(0,u().checksumsOf)((0,l().promotedSubjects)(b))),j}}),76721:((U,m,t)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.publishContext=$;function o(){const r=t(76760);return o=function(){return r},r}function y(){
const r=t(39281);return y=function(){return r},r}function O(){const r=t(34413);return O=function(){return r},r}function I(){
const r=t(40410);return I=function(){return r},r}function w(){const r=t(41895);return w=function(){return r},r}function $({
inputs:r,env:l,signal:n},c){const{GITHUB_SERVER_URL:i,GITHUB_REPOSITORY:e,GITHUB_RUN_ID:u,RUNNER_TEMP:h}=l,s=r["output-d\
irectory"],S=`${i}/${e}`;return{github:v(r["github-token"],c,l,n),checkName:r["check-name"],name:r["check-name"],...!(c instanceof
w().GateError)&&{binding:R(c)},runKey:(0,O().newRunKey)(l.GITHUB_EVENT_NAME),...e!==void 0&&{repositoryUrl:S},...u!==void 0&&
{detailsUrl:`${S}/actions/runs/${u}`},comment:r.comment,suggestions:r.suggestions,outputDirectory:s===void 0?(0,o().join)(
h??process.cwd(),"gene-gate"):(0,o().resolve)(l.GITHUB_WORKSPACE??".",s),...l.GITHUB_STEP_SUMMARY&&{stepSummaryPath:l.GITHUB_STEP_SUMMARY},
core:y()}}function R(r){const l=r.name==="pull_request"?[r.pullRequest.number]:[];return{event:r.name,base:r.baseRef,pulls:l}}
function v(r,l,n,c){if(l instanceof w().GateError)return{unavailable:"the event has no commit to report on"};if(r===void 0)
return{unavailable:"the input `github-token` is not set"};const i={client:(0,I().connect)(r,{signal:c,baseUrl:n.GITHUB_API_URL}),
headSha:l.headSha};if(l.name!=="pull_request")return{...i,owner:l.owner,repo:l.repo};const{owner:e,repo:u,number:h}=l.pullRequest;
return{...i,owner:e,repo:u,pullRequest:{number:h},readOnlyToken:g(l.pullRequest,n)}}function g({isFork:r},l){return/^pull_request(?:_review)?$/.
test(l.GITHUB_EVENT_NAME??"")&&(r||l.GITHUB_ACTOR==="dependabot[bot]")}}),23393:((U,m,t)=>{Object.defineProperty(m,"__es\
Module",{value:!0}),m.publishAgain=d,m.publishJob=a;function o(){const p=t(39281);return o=function(){return p},p}function y(){
const p=t(60016);return y=function(){return p},p}function O(){const p=t(40479);return O=function(){return p},p}function I(){
const p=t(42287);return I=function(){return p},p}function w(){const p=t(96493);return w=function(){return p},p}function $(){
const p=t(89055);return $=function(){return p},p}function R(){const p=t(32693);return R=function(){return p},p}function v(){
const p=t(34413);return v=function(){return p},p}function g(){const p=t(40410);return g=function(){return p},p}function r(){
const p=t(53844);return r=function(){return p},p}function l(){const p=t(64632);return l=function(){return p},p}function n(){
const p=t(16346);return n=function(){return p},p}function c(){const p=t(41895);return c=function(){return p},p}function i(){
const p=t(64597);return i=function(){return p},p}function e(){const p=t(78534);return e=function(){return p},p}function u(){
const p=t(47064);return u=function(){return p},p}function h(){const p=t(63226);return h=function(){return p},p}function s(){
const p=t(4423);return s=function(){return p},p}function S(){const p=t(60847);return S=function(){return p},p}function E(){
const p=t(1405);return E=function(){return p},p}function C(){const p=t(916);return C=function(){return p},p}async function a(p){
const A=await f(p).catch(n().asGateError);if(A===void 0)return;const k=A instanceof c().GateError,G=await(0,h().checkPlace)(
p,k?A:A.payload),N=async()=>{if(k)throw A;return await T(A,G,p)};return{context:G.context,decide:N,reportsOnly:!0}}async function T({
payload:p,file:A},{context:{github:k},known:G,doubt:N},B){if(N)throw N;if(A instanceof c().GateError)throw A;if("unavail\
able"in k)throw new Error(k.unavailable);const L=(0,s().readInputs)(o().getInput),F=(0,e().readUploadedReport)(A,p),D={locate:W=>(0,I().
resolveUnchecked)(W,p,G),approver:(0,y().approveByReviews)(()=>(0,l().githubReviews)(k,p.pullRequest)),run:!1,takeRuns:({
audit:W},H)=>(0,u().reportedRuns)(W,F,H)};return await(0,E().gateOfStep)(D,L,k,B)}async function f(p){const{run:A,client:k,
pulls:G}=await M(p),[N]=G;if(N===void 0){const F=JSON.stringify(`${A.head.owner}:${A.head.branch}`);o().info(`No open pu\
ll request from ${F} is at ${A.headSha}: nothing to publish.`);return}const B=await j(A,k).catch(n().asGateError);if(B instanceof
c().GateError&&await b({...A,client:k},G,p.inputs["check-name"])){await(0,S().publishOthers)(p,N,void 0);return}return{payload:P(
G,B)??N,file:B}}async function M({inputs:p,env:A,signal:k}){const G=await(0,C().readEvent)(A,w().parseWorkflowRun),{"git\
hub-token":N}=p;if(N===void 0)throw new(c()).GateError("input_invalid","`mode: publish` requires the input `github-token\
`","Remove the input from the step; its default is the token of the job.");const B=(0,g().connect)(N,{signal:k,baseUrl:A.
GITHUB_API_URL});return{run:G,client:B,pulls:await(0,O().findPullRequests)(B,G)}}async function d(p){try{const k=p.inputs.
mode==="publish"?(await M(p)).pulls[0]:await(0,C().eventPayload)(p.env);k?.name==="pull_request"&&await(0,S().publishOthers)(
p,k,void 0)}catch(A){o().warning(`The required check stays failed: ${(0,n().asGateError)(A).message}`)}}async function b(p,A,k){
for(const G of A){const{number:N}=G.pullRequest,B=[k,(0,r().nameOfPull)(k,N),(0,i().checkNameOf)(k,G,!1)],L=(await Promise.
all(B.map(D=>(0,v().gateChecks)(p,D)))).flat(),F=({completed:D,externalId:W})=>{const H=(0,R().readExternalId)(W);return D&&
H?.pulls.join()===`${N}`&&H.isInto(G.baseRef)};if(!L.some(F))return!1}return!0}async function j({runId:p,owner:A,repo:k},G){
const{"artifact-name":N}=(0,s().readInputs)(o().getInput),B=await(0,$().downloadArtifact)({client:G,owner:A,repo:k},p,N);
return await(0,$().readZipFile)(B,e().REPORT_FILE,e().MAX_REPORT_BYTES)}function P(p,A){if(A instanceof c().GateError)return;
const k=(0,e().claimedPull)(A);return p.find(({pullRequest:G})=>G.number===k)}}),60847:((U,m,t)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.publishOthers=g;function o(){const n=t(39281);return o=function(){return n},n}function y(){
const n=t(32693);return y=function(){return n},n}function O(){const n=t(34413);return O=function(){return n},n}function I(){
const n=t(1207);return I=function(){return n},n}function w(){const n=t(34453);return w=function(){return n},n}function $(){
const n=t(65433);return $=function(){return n},n}function R(){const n=t(5547);return R=function(){return n},n}function v(){
const n=t(76721);return v=function(){return n},n}async function g(n,c,i){const e=(0,v().publishContext)(n,c),{github:u}=e;
if(!("unavailable"in u))try{const h=await(0,R().otherPulls)(c.headSha,i,e,n);if(h.length===0)o().info("No other open pul\
l request into a protected branch has this head.");else if(await r(e,u,h)){const s=await(0,w().startCheck)(e),S=await(0,$().
publishWorst)(u,e,s,h);S.status==="reached"?o().info(`Published for ${l(h)}.`):o().warning(`The check of ${l(h)} was not\
 published: ${S.reason}.`)}}catch(h){const S={doing:"look for other pull requests of this commit",permission:"pull-reque\
sts: read"};o().warning(`The required check may be outdated: ${(0,I().explainFailure)(h,S)}.`)}}async function r({checkName:n},c,[
i,...e]){const[u]=await(0,O().gateChecks)(c,n);if(u===void 0)return!0;if(!u.completed)return(0,y().isWaiting)(u.externalId);
const h=(0,y().readExternalId)(u.externalId)?.pulls??[];return e.length>0||h.length!==1||h[0]!==i?.number}function l(n){
return n.map(({number:c})=>`#${c}`).join(", ")}}),17938:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publicationOf=
r,m.publishReport=l;function o(){const n=t(39281);return o=function(){return n},n}function y(){const n=t(16346);return y=
function(){return n},n}function O(){const n=t(34453);return O=function(){return n},n}function I(){const n=t(27624);return I=
function(){return n},n}function w(){const n=t(42594);return w=function(){return n},n}function $(){const n=t(20471);return $=
function(){return n},n}function R(){const n=t(74658);return R=function(){return n},n}function v(){const n=t(62486);return v=
function(){return n},n}function g({detailsUrl:n,repositoryUrl:c}){return{...n!==void 0&&{detailsUrl:n},...c!==void 0&&{repositoryUrl:c}}}
function r(n,c){return{report:n,title:(0,R().checkTitle)(n),markdown:i=>(0,$().renderMarkdown)(n,{...g(c),maxCharacters:i}),
text:i=>(0,w().renderCheckText)(n,{...g(c),maxCharacters:i})}}async function l(n){if(n===void 0)return;const{context:c,decide:i,
reportsOnly:e,afterwards:u}=n,h=new Date,s=await(0,O().startCheck)(c),S=await i().catch(M=>(0,I().buildErrorReport)((0,y().
asGateError)(M),{startedAt:h},new Date)),E=r(S,c),{title:C}=E,{conclusion:a,channels:T}=await(0,O().publish)(c,s,E);if(await u?.(),
S.error){(0,v().failUndecided)(S.error);return}if(!e){a==="success"||a==="neutral"?o().info(C):o().setFailed(C);return}const{
check:f}=T;f.status==="failed"?o().setFailed(`Decided, but not published: ${f.reason}. The result: ${C}`):o().info(f.status===
"reached"?C:`${C} (not published: ${f.reason})`)}}),1405:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.gateOfStep=
v,m.sharedPolicies=g;function o(){const r=t(39281);return o=function(){return r},r}function y(){const r=t(24474);return y=
function(){return r},r}function O(){const r=t(1207);return O=function(){return r},r}function I(){const r=t(40638);return I=
function(){return r},r}function w(){const r=t(24666);return w=function(){return r},r}function $(){const r=t(83890);return $=
function(){return r},r}function R(){const r=t(30225);return R=function(){return r},r}function v(r,l,n,{env:c,signal:i}){
return(0,y().gate)({...r,directory:c.GITHUB_WORKSPACE??process.cwd(),env:c,...l["policy-ref"]!==void 0&&{policyRef:l["po\
licy-ref"]},inputs:l,readShared:g(n),all:l.all,progress:(0,R().groupedProgress)(o()),signal:i,secrets:(0,$().secretsOf)(
c)})}function g(r){return async l=>{if("unavailable"in r)throw(0,w().unavailable)(l,r.unavailable);const[n="",c=""]=l.repository.
split("/");try{return await(0,I().readFileAt)({client:r.client,owner:n,repo:c},l.path,l.commit)}catch(i){const e={doing:"\
read it",permission:"contents: read"};throw(0,w().unavailable)(l,(0,O().explainFailure)(i,e),{cause:i})}}}}),916:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.durationsInput=l,m.eventPayload=r,m.readEvent=g;function o(){const n=t(
76760);return o=function(){return n},n}function y(){const n=t(38321);return y=function(){return n},n}function O(){const n=t(
39281);return O=function(){return n},n}function I(){const n=t(46960);return I=function(){return n},n}function w(){const n=t(
41895);return w=function(){return n},n}function $(){const n=t(73388);return $=function(){return n},n}function R(){const n=t(
71667);return R=function(){return n},n}function v(){const n=t(4423);return v=function(){return n},n}async function g(n,c){
const{GITHUB_EVENT_NAME:i="",GITHUB_EVENT_PATH:e=""}=n;try{return c(i,JSON.parse(await(0,y().text)((0,$().openInput)(e))))}catch(u){
throw u instanceof w().GateError?u:new(w()).GateError("event_invalid",`Cannot read the event file ${e||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:u})}}function r(n){
return g(n,(c,i)=>(0,I().parsePayload)(c,i,n.GITHUB_SHA))}async function l(n){const{durations:c}=(0,v().readInputs)(O().
getInput);return c===void 0?new Map:(0,R().readDurations)((0,o().resolve)(n.GITHUB_WORKSPACE??".",c),$().openInput)}}),60016:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.approveByNobody=R,m.approveByReviews=$;function o(){const i=t(41895);
return o=function(){return i},i}function y(){const i=t(1395);return y=function(){return i},i}function O(){const i=t(12133);
return O=function(){return i},i}const I=20,w=10;function $(i){return{means:"review",find:async e=>{const u=i(e.pullRequest);
return u!==void 0?await v(u,e):{approvals:[],refusals:["the event has no pull request to review"]}}}}function R(i){return{
means:"review",find:async()=>({approvals:[],refusals:[i]})}}async function v(i,e){const u=[],h=[];try{const s=(0,O().approvingReviewers)(
await i.list());if(s.length===0)return{approvals:u,refusals:h};const S=s.slice(-I),E=await i.authorId(),C=await i.lastEdits(
S.flatMap(T=>T.reviews)),a=c(e,i);for(const T of S){const f=await g(T,{reviews:i,question:e,authorId:E,edits:C,subjectAt:a});
typeof f=="string"?h.push(`${T.user.login}: ${f}`):u.push(f)}}catch(s){h.push(i.explain(s,"read the reviews of the pull \
request"))}return{approvals:u,refusals:h}}async function g(i,e){const{user:u,withdrawn:h}=i;if(u.id===e.authorId)return"\
opened the pull request and cannot approve it";if(u.type!=="User")return"is not a person";if(!r(e.question.people,u.login))
return"is not an approver in the policy";if(h)return"has withdrawn the approval, or it was dismissed";const s=await l(i,
e);if(typeof s=="string")return s;try{if(!await e.reviews.mayWrite(u))return"has no write access to the repository"}catch(S){
return e.reviews.explain(S,"read the permission of this account")}return{user:u.login,at:new Date(s.submittedAt).toISOString()}}
function r(i,e){return i.length===0||i.some(u=>u.toLowerCase()===e.toLowerCase())}async function l({reviews:i},{edits:e,
question:u,subjectAt:h,reviews:s}){let S;for(const a of i){const T=await E(a);if(T===void 0)return a;S??=T}return S??"ha\
s not approved";async function E(a){const T=e.get(a.nodeId);if(T===void 0)return"GitHub does not report whether the revi\
ew was edited";const f=b=>b!==null&&!(Date.parse(b)<=Date.parse(a.submittedAt));if(f(T.editedAt))return"the review was e\
dited after it was submitted";if(f(T.retargetedAt))return"the base branch was changed after the review";if(a.commit===null)
return"GitHub does not report which commit was reviewed";const M=await h(a.commit);if("reason"in M)return M.reason;const d=(0,y().
changedSince)(M,u.subject);return d===void 0?await C(a):`${d} since the approved commit ${a.commit.slice(0,12)}`}async function C(a){
try{if(await u.policyChangedSince(a.submittedAt))return"the policy of the base branch has changed since the review"}catch(f){
return n(f,s,"read the policy at the time of the review")}const{digest:T}=(0,O().approvalIn)(a.body)??{};if(!(T===void 0||
(0,y().approvalDigest)(u.subject).startsWith(T)))return"the review approves another digest; the base branch, the policy \
or the commands have changed since"}}function n(i,{explain:e},u){return i instanceof o().GateError?`could not ${u}: ${i.
message}`:e(i,u)}function c({subjectAt:i},e){const u=new Map,h=async s=>{try{return await i(s)}catch(S){return{reason:n(
S,e,`judge ${s}`)}}};return async s=>{const S=u.get(s);if(S!==void 0)return await S;if(u.size===w)return{reason:"too man\
y commits were approved"};const E=h(s);return u.set(s,E),await E}}}),12133:((U,m)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.approvalIn=w,m.approvingReviewers=o,m.asksForApproval=I;const t=new Set(["COMMENTED","PENDING"]);function o($){
const R=$.filter(y).sort((g,r)=>g.submittedAt.localeCompare(r.submittedAt)||g.id-r.id),v=new Map;for(const g of R){const{
user:r,state:l}=g,n=v.get(r.id);if(l==="APPROVED"&&I(g.body)){const i=n&&!n.withdrawn?n.reviews:[];v.set(r.id,{user:r,reviews:[
g,...i],withdrawn:!1})}else if(l!=="APPROVED"&&!t.has(l)){const i=n??(I(g.body)?{user:r,reviews:[g]}:void 0);i!==void 0&&
v.set(r.id,{...i,withdrawn:!0})}}return[...v.values()]}function y($){return $.user!==null&&$.submittedAt!==null&&$.state!==
"PENDING"}const O=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function I($){return w($)!==void 0}function w($){
let R;for(const v of $.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const g=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(v);if(R!==
void 0)g?.[1]?.startsWith(R)&&g[2]?.trim()===""&&(R=void 0);else if(g)R=g[1];else{const[r,l]=/^ {0,3}\S/.test(v)?O.exec(
v.trim())??[]:[];if(r!==void 0)return l===void 0?{}:{digest:l}}}}}),13929:((U,m,t)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.baseTip=w,m.descends=R;function o(){const v=t(41895);return o=function(){return v},v}function y(){const v=t(
24634);return y=function(){return v},v}function O(){const v=t(19674);return O=function(){return v},v}function I(){const v=t(
67397);return I=function(){return v},v}async function w(v,g,{baseTip:r}){const{baseRef:l,baseSha:n}=g,c=r??n;if(await(0,y().
requireCommits)(v,[c],[c,(0,O().fetched)(l)]),r!==void 0)return r;const i=await $(v,g);return i!==void 0&&await R(v,i,n,
g)?i:n}async function $(v,{baseRef:g,pullRequest:r}){if(!await(0,O().isRemoteOf)(v,r))return;const l=`refs/remotes/origi\
n/${g}`;try{await(0,y().requireCommits)(v,[l],[(0,O().fetched)(g)])}catch(n){if(!(n instanceof o().GateError)||n.code!==
"shallow_clone")throw n}return(await(0,I().lookUpCommits)(v,[l]))[0]}async function R(v,g,r,{baseRef:l}){if(g===r)return!0;
try{return await(0,y().mergeBase)(v,g,r,[g,r,(0,O().fetched)(l)])===r}catch(n){if(n instanceof o().GateError&&n.code==="\
no_merge_base")return!1;throw n}}}),75152:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.mergeGroup=g,m.push=
l,m.workflowDispatch=c;function o(){const i=t(7723);return o=function(){return i},i}function y(){const i=t(41895);return y=
function(){return i},i}function O(){const i=t(47987);return O=function(){return i},i}const I=/^0+$/,w=/^refs\/heads\//,$=/^refs\/(?:heads|tags)\//,
R=o().object({...O().repositorySchema.shape,merge_group:o().object({head_sha:O().sha,base_sha:O().sha,head_ref:o().string(),
base_ref:o().string()})}),v=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function g(i){const{repository:e,
merge_group:u}=R.parse(i),h=v.exec(u.head_ref)?.[1];return{name:"merge_group",...e,headSha:u.head_sha,against:{commit:u.
base_sha},baseRef:u.base_ref.replace(w,""),isOwn:!1,...h!==void 0&&{pullNumber:Number(h)}}}const r=o().object({...O().repositorySchema.
shape,ref:o().string().min(1),before:O().sha,after:O().sha});function l(i){const{repository:e,ref:u,before:h,after:s}=r.
parse(i),{defaultBranch:S}=e;if(I.test(s)||!w.test(u))throw new(y()).GateError("event_unsupported",`The push of ${JSON.stringify(
u)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const E=u===`refs/\
heads/${S}`;if(E&&I.test(h))throw new(y()).GateError("event_unsupported","First push of the default branch: there is no \
earlier commit to compare with","Run the gate on the next change.");return{name:"push",...e,...{headSha:s,against:E?{commit:h}:
{branch:S},baseRef:S},isOwn:!0}}const n=o().object({...O().repositorySchema.shape,ref:o().string().min(1)});function c(i,e){
const{repository:u,ref:h}=n.parse(i),{defaultBranch:s}=u;return{name:"workflow_dispatch",...u,headSha:O().sha.parse(e),against:{
branch:s},baseRef:s,isOwn:$.test(h)}}}),40479:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.findPullRequests=
I;function o(){const w=t(1207);return o=function(){return w},w}function y(){const w=t(81014);return y=function(){return w},
w}function O(){const w=t(14203);return O=function(){return w},w}async function I(w,{owner:$,repo:R,head:v,headSha:g}){const r={
client:w,owner:$,repo:R};try{const l=`${v.owner}:${v.branch}`,c=(await(0,y().pullsWithHead)(r,g,l)).map(async({number:e})=>(0,O().
pullRequest)(await(0,y().pullRequestAsPayload)(r,e)));return(await Promise.all(c)).filter(e=>e.headSha===g).sort((e,u)=>e.
pullRequest.number-u.pullRequest.number)}catch(l){throw(0,o().asUnavailable)(l,{doing:"find the pull request",permission:"\
pull-requests: read"})}}}),97928:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.askForRefs=R,m.defaultTip=
g;function o(){const r=t(1207);return o=function(){return r},r}function y(){const r=t(40638);return y=function(){return r},
r}function O(){const r=t(41895);return O=function(){return r},r}function I(){const r=t(24634);return I=function(){return r},
r}function w(){const r=t(19674);return w=function(){return r},r}function $(){const r=t(67397);return $=function(){return r},
r}async function R(r,l,n){const c=v(l);if("unavailable"in r)return{};const{defaultBranch:i=l.baseRef}=l,e=async(s,S="bas\
e")=>{try{return await(0,y().refTip)(r,s)}catch(E){const C=`read the tip of ${s.replace(/^heads\//,"")}`,a=(0,o().explainFailure)(
E,{doing:C,permission:"contents: read"});n(`The ${S} was not compared with GitHub's: ${a}.`);return}},[u,h]=await Promise.
all([c===void 0?void 0:e(`heads/${c}`),i===l.baseRef?void 0:e(`heads/${i}`)]);return{...u!==void 0&&{baseTip:u},...h!==void 0&&
{defaultTip:h},...l.name==="pull_request"&&{merge:()=>e(`pull/${l.pullRequest.number}/merge`,"test merge")}}}function v(r){
return r.name==="pull_request"?r.baseRef:"branch"in r.against?r.against.branch:void 0}async function g(r,l,{defaultTip:n}){
const{defaultBranch:c=l.baseRef}=l,i=`refs/remotes/origin/${c}`,e=l.name==="pull_request"?l.pullRequest:l;if(n===void 0&&
!await(0,w().isRemoteOf)(r,e))throw new(O()).GateError("ref_not_found",`The policy of ${JSON.stringify(c)}, the default \
branch, says whether this base is protected, and cannot be read`,"Keep the input `github-token`, or check out the reposi\
tory of the pull request.");const u=n??i;await(0,I().requireCommits)(r,[u],[...n===void 0?[]:[n],(0,w().fetched)(c)]);const[
h]=await(0,$().resolveCommits)(r,[u]);return h}}),54436:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.withGroup=
R;function o(){const n=t(1207);return o=function(){return n},n}function y(){const n=t(81014);return y=function(){return n},
n}function O(){const n=t(41895);return O=function(){return n},n}function I(){const n=t(24634);return I=function(){return n},
n}function w(){const n=t(37213);return w=function(){return n},n}function $(){const n=t(47520);return $=function(){return n},
n}async function R(n,c,i,{github:e,warn:u}){const h=await v(n,c,i,e);return typeof h!="string"?{...n,group:h,isFork:h.some(
({isFork:s})=>s)}:(u(`The merge group is treated as a change from a fork: ${h}.`),n)}async function v({base:n,head:c},{baseRef:i,
pullNumber:e},u,h){if("unavailable"in h)return h.unavailable;try{if(await(0,I().mergeBase)(u,n,c)!==n)return"its base is\
 not in its history";const s=await(0,$().firstParents)(u,n,c),S={repository:u,github:h,baseRef:i},E=await Promise.all(s.
map(M=>l(M,S))),C=E.filter(M=>M===void 0),a=e===void 0?void 0:await(0,y().pullOrigin)(h,e),T=C.length===s.length&&a?.isOpen&&
a.commits===s.length;if(a===void 0||C.length>0&&!T)return`no pull request is known for ${C.length} of its ${s.length} co\
mmits`;const f=[...E,a].filter(M=>M!==void 0);return[...new Map(f.map(M=>[M.number,g(M)])).values()]}catch(s){return s instanceof
O().GateError?s.message:(0,o().explainFailure)(s,{doing:"read the pull requests of the merge group",permission:"pull-req\
uests: read"})}}function g({number:n,headSha:c,isFork:i}){return{number:n,headSha:c,isFork:i}}const r=/\(#(\d{1,9})\)$/;
async function l({commit:n,parents:c,subject:i,tree:e},{repository:u,github:h,baseRef:s}){const[S="",E,...C]=c,a=M=>M.isOpen&&
M.baseRef===s;if(E!==void 0){if(C.length>0)return;const d=(await(0,y().pullsOfCommit)(h,E)).filter(a).filter(({headSha:b})=>b===
E);return d.find(({isFork:b})=>b)??d[0]}const T=r.exec(i)?.[1];if(T===void 0)return;const f=await(0,y().pullOrigin)(h,Number(
T));if(a(f))return await(0,I().requireCommits)(u,[f.headSha],[`refs/pull/${T}/head`]),await(0,I().mergeBase)(u,S,f.headSha,
[n,f.headSha]),await(0,w().mergedTree)(u,S,f.headSha)===e?f:void 0}}),46960:((U,m,t)=>{Object.defineProperty(m,"__esModu\
le",{value:!0}),m.parsePayload=$,m.requireUnprivileged=R;function o(){const v=t(7723);return o=function(){return v},v}function y(){
const v=t(41895);return y=function(){return v},v}function O(){const v=t(75152);return O=function(){return v},v}function I(){
const v=t(14203);return I=function(){return v},v}const w=new Map([["pull_request",I().pullRequest],["pull_request_review",
I().pullRequestReview],["pull_request_target",v=>({...(0,I().pullRequest)(v),privileged:!0})],["merge_group",O().mergeGroup],
["push",O().push],["workflow_dispatch",O().workflowDispatch]]);function $(v,g,r){const l=w.get(v);if(l===void 0)throw new(y()).
GateError("event_unsupported",`The event ${JSON.stringify(v)} does not identify a change to gate`,"Use `on: pull_request\
`; docs/github.md lists the supported events.");try{return l(g,r)}catch(n){throw n instanceof o().ZodError?new(y()).GateError(
"event_invalid",`The payload is not a GitHub ${v} event: ${o().prettifyError(n)}`,"GITHUB_EVENT_PATH must be the path of\
 the file that the runner wrote."):n}}function R(v){if("privileged"in v)throw new(y()).GateError("event_unsupported","No\
 command was run: on pull_request_target the commands of a change would have a write token and the secrets of the reposi\
tory","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}}),14203:((U,m,t)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.pullRequest=v,m.pullRequestReview=g;function o(){const l=t(7723);return o=function(){
return l},l}function y(){const l=t(47987);return y=function(){return l},l}const O=o().int().nonnegative(),I=o().object({
number:o().int().positive(),head:o().object({sha:y().sha,repo:o().object({id:o().int()}).nullable()}),base:o().object({sha:y().
sha,ref:o().string().min(1)})});function w(l){return o().object({action:o().string().optional(),repository:o().object({id:o().
int(),name:o().string().min(1),owner:o().object({login:o().string().min(1)}),default_branch:o().string().min(1).optional()}),
pull_request:I.extend({changed_files:l})})}const $=w(O),R=w(O.optional());function v(l){const n=$.parse(l);return{...r(n),
...n.action!==void 0&&{action:n.action}}}function g(l){return r(R.parse(l))}function r({repository:l,pull_request:n}){return{
name:"pull_request",pullRequest:{owner:l.owner.login,repo:l.name,number:n.number,isFork:n.head.repo?.id!==l.id,...n.changed_files!==
void 0&&{changedFiles:n.changed_files}},headSha:n.head.sha,baseRef:n.base.ref,baseSha:n.base.sha,...l.default_branch!==void 0&&
{defaultBranch:l.default_branch}}}}),42287:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveBranch=g,
m.resolveEvent=$,m.resolveUnchecked=R;function o(){const n=t(24634);return o=function(){return n},n}function y(){const n=t(
19674);return y=function(){return n},n}function O(){const n=t(67397);return O=function(){return n},n}function I(){const n=t(
97928);return I=function(){return n},n}function w(){const n=t(1096);return w=function(){return n},n}async function $(n,c,i){
const e=c.name==="pull_request"?await(0,w().resolvePullRequest)(n,c,i):await g(n,c,i);return await v(e,c,n,i)}async function R(n,c,i){
const e=await(0,w().resolveFetched)(n,c,i);return await v(e,c,n,i)}async function v(n,c,i,e){const{defaultBranch:u}=c;if(u===
void 0)return n;const h=u===n.baseRef?n.policyCommit:await(0,I().defaultTip)(i,c,e);return{...n,defaultBranch:{name:u,commit:h}}}
async function g(n,{name:c,headSha:i,against:e,baseRef:u,isOwn:h},s){const S="commit"in e?await r(n,e.commit,i):await l(
n,e.branch,i,s);return{name:c,directory:n.directory,head:i,audited:i,baseRef:u,...S,isFork:!h}}async function r(n,c,i){return await(0,o().
requireCommits)(n,[c,i],[c,i]),{base:c,policyCommit:c}}async function l(n,c,i,e){const u=(0,y().fetched)(c),h=e.baseTip??
`refs/remotes/origin/${c}`;await(0,o().requireCommits)(n,[h],[u]);const[s]=await(0,O().resolveCommits)(n,[h]);return{base:await(0,o().
mergeBase)(n,s,i,[i,u]),policyCommit:s}}}),1096:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveFetched=
r,m.resolvePullRequest=g;function o(){const s=t(41895);return o=function(){return s},s}function y(){const s=t(61388);return y=
function(){return s},s}function O(){const s=t(24634);return O=function(){return s},s}function I(){const s=t(37213);return I=
function(){return s},s}function w(){const s=t(213);return w=function(){return s},s}function $(){const s=t(19674);return $=
function(){return s},s}function R(){const s=t(67397);return R=function(){return s},s}function v(){const s=t(13929);return v=
function(){return s},s}async function g(s,S,E={}){const[C]=await(0,R().resolveCommits)(s,["HEAD"]),a=C===S.headSha?await c(
s,S,await(0,v().baseTip)(s,S,E)):await n(s,S,C,E);return l(s,S,a)}async function r(s,S,E={}){const{headSha:C,pullRequest:a}=S;
await(0,O().requireCommits)(s,[C],[`refs/pull/${a.number}/head`]);const T=await(0,v().baseTip)(s,S,E);return l(s,S,await c(
s,S,T))}function l({directory:s},{headSha:S,baseRef:E,pullRequest:C},a){const{isFork:T}=C;return{name:"pull_request",directory:s,
head:S,baseRef:E,...a,isFork:T,pullRequest:C}}async function n(s,S,E,C){const{headSha:a,baseRef:T}=S,[f,M,...d]=await(0,R().
parentsOf)(s,E);if(f===void 0||M!==a||d.length>0)throw(0,y().checkoutDiffers)(`the checkout is at ${(0,O().short)(E)}, w\
hich is neither that commit nor its test merge commit`,a,"actions");await(0,O().requireCommits)(s,[f,a],[E,(0,$().fetched)(
T)]);const b=await(0,v().baseTip)(s,S,C),j=await e({commit:E,base:f,tip:b},s,S,C);return j===void 0?{base:f,audited:E,policyCommit:b}:
{...await c(s,S,b),unprovenMerge:{commit:E,reason:j}}}async function c(s,S,E){const{headSha:C,baseSha:a,baseRef:T}=S,f=await(0,O().
mergeBase)(s,E,C,[C,E,(0,$().fetched)(T)]),[M]=await(0,R().lookUpCommits)(s,[a]);return(M===void 0||M===E?f:await(0,O().
mergeBase)(s,M,C))===f&&await i(s,S,f),{base:f,audited:C,policyCommit:E}}async function i(s,{headSha:S,pullRequest:{changedFiles:E}},C){
if(E===void 0)return;const a=await(0,w().countChangedFiles)(s,C,S);if(!(a>=E))throw new(o()).GateError("change_incomplet\
e",`GitHub reports ${E} changed files, but this clone shows only ${a}`,"Set `fetch-depth: 0` on actions/checkout, and ru\
n the job again.")}async function e(s,S,E,C){const a=async()=>await C.merge?.()===s.commit,T=(await S.shallowCommits()).
size>0;if(T&&await a())return;const f=await u(s,S,E);return f===void 0||T?f:await a()?void 0:f}async function u(s,S,E){const{
headSha:C,baseRef:a}=E;if(!await h(s,S,E))return`its first parent ${(0,O().short)(s.base)} is not a recent commit of ${a}`;
(await S.shallowCommits()).size>0&&await(0,O().mergeBase)(S,s.base,C,[s.commit,(0,$().fetched)(a)]);const[T,[f]]=await Promise.
all([(0,I().mergedTree)(S,s.base,C),S.read([`${s.commit}^{tree}`])]);return T===void 0?"git cannot compute this merge":T===
f?.oid?void 0:"git computes other content for it"}async function h({base:s,tip:S},E,C){return s===S||s===C.baseSha?!0:await(0,v().
descends)(E,s,C.baseSha,C)&&await(0,v().descends)(E,S,s,C)}}),47987:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.sha=m.repositorySchema=void 0;function o(){const I=t(7723);return o=function(){return I},I}const y=m.sha=o().string().
regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),O=m.repositorySchema=o().object({repository:o().object({name:o().string().min(1),
owner:o().object({login:o().string().min(1)}),default_branch:o().string().min(1)}).transform(({name:I,owner:w,default_branch:$})=>({
owner:w.login,repo:I,defaultBranch:$}))})}),96493:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.parseWorkflowRun=
$;function o(){const v=t(7723);return o=function(){return v},v}function y(){const v=t(41895);return y=function(){return v},
v}function O(){const v=t(47987);return O=function(){return v},v}const I=o().object({...O().repositorySchema.shape,workflow_run:o().
object({id:o().int().positive(),event:o().string(),head_sha:O().sha,head_branch:o().string().min(1).nullable(),head_repository:o().
object({owner:o().object({login:o().string().min(1)})}).nullable()})}),w=["pull_request","pull_request_review"];function $(v,g){
if(v!=="workflow_run")throw R(`\`mode: publish\` does not support the event ${JSON.stringify(v)}`);const r=I.safeParse(g);
if(!r.success)throw new(y()).GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${o().prettifyError(
r.error)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote.");const{repository:l,workflow_run:n}=r.
data,{owner:c,repo:i}=l;if(!w.includes(n.event))throw R(`The workflow run was started by ${JSON.stringify(n.event)}`);if(n.
head_branch===null||n.head_repository===null)throw R("The branch or the repository of the workflow run was deleted");const e={
owner:n.head_repository.owner.login,branch:n.head_branch};return{owner:c,repo:i,runId:n.id,headSha:n.head_sha,head:e}}function R(v){
return new(y()).GateError("event_unsupported",v,"Trigger it on `workflow_run` of the workflow that gates pull requests (\
docs/github.md).")}}),89055:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.downloadArtifact=$,m.readZipFile=
r;function o(){const c=t(51041);return o=function(){return c},c}function y(){const c=t(41895);return y=function(){return c},
c}function O(){const c=t(40410);return O=function(){return c},c}function I(){const c=t(1207);return I=function(){return c},
c}const w=16*1024*1024;async function $({client:c,owner:i,repo:e},u,h){const{actions:s}=c.octokit.rest;try{const{data:S}=await s.
listWorkflowRunArtifacts({owner:i,repo:e,run_id:u,name:h,per_page:100}),[E]=S.artifacts.filter(a=>a.name===h&&!a.expired).
sort((a,T)=>T.id-a.id);if(E===void 0)throw v(h);if(E.size_in_bytes>w)throw g(h);const C=await s.downloadArtifact({owner:i,
repo:e,artifact_id:E.id,archive_format:"zip",request:{...O().LEAVES_API,parseSuccessResponseBody:!1}});return await R(C.
data,h)}catch(S){throw(0,I().asUnavailable)(S,{doing:"download the report",permission:"actions: read"})}}async function R(c,i){
const e=[];let u=0;for await(const h of c){if(u+=h.length,u>w)throw g(i);e.push(h)}return Buffer.concat(e)}function v(c){
return new(y()).GateError("artifact_invalid",`The workflow run has no artifact ${JSON.stringify(c)}`,"The step that uplo\
ads the report must run `if: always()`; see the log of the run.")}function g(c){return new(y()).GateError("artifact_inva\
lid",`The artifact ${JSON.stringify(c)} is larger than ${w} bytes`,"Upload only the file that the output `report-path` n\
ames.")}async function r(c,i,e){try{const u=await(0,o().fromBufferPromise)(c,{lazyEntries:!0});return await l(u,i,e)}catch(u){
throw u instanceof y().GateError?u:n(`is not a readable zip archive (${String(u)})`,u)}}async function l(c,i,e){for await(const u of c.
eachEntry()){if(u.fileName!==i)continue;if(u.uncompressedSize>e)throw n(`has a ${i} that is too large`);const h=[];for await(const s of await c.
openReadStreamPromise(u))h.push(s);return Buffer.concat(h)}throw n(`has no ${i}`)}function n(c,i){return new(y()).GateError(
"artifact_invalid",`The artifact of the workflow run ${c}`,"Upload only the file that the output `report-path` names.",{
cause:i})}}),77954:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.appendAnnotations=R,m.missingAnnotations=
w;function o(){const g=t(61218);return o=function(){return g},g}function y(){const g=t(94049);return y=function(){return g},
g}function O(){const g=t(34413);return O=function(){return g},g}function I(){const g=t(1207);return I=function(){return g},
g}async function w(g,r,l){if(r.annotationsCount===0)return l;const{client:n,owner:c,repo:i}=g,e=await n.octokit.paginate(
n.octokit.rest.checks.listAnnotations,{owner:c,repo:i,check_run_id:r.id,per_page:100}),u=new Set(e.map($)),h=new Set(l.map(
$));if([...u].every(s=>h.has(s)))return l.filter(s=>!u.has($(s)))}function $(g){const{path:r,start_line:l,end_line:n,start_column:c,
end_column:i}=g,{annotation_level:e,title:u,message:h}=g,s=[u,h].map(E=>E?.trim()??"");return JSON.stringify([r,l,n,...[
c??0,i??0],e,...s])}async function R(g,r,l){const n=o().GITHUB_LIMITS.annotationsPerRequest,c=[];let i=r.annotationsCount;
for(let e=0;e<l.length;e+=n){const u=l.slice(e,e+n);try{await v(g,r,u,i),i+=u.length}catch(h){const s=(0,I().readFailure)(
h).kind==="invalid",S=s?u.length:l.length-e,E=(0,I().explainFailure)(h,{...(0,O().checkOperation)(g),doing:"annotate"});
if(c.push(`Missing annotations: ${S}; ${E}.`),!s)break}}return c}async function v({client:g,owner:r,repo:l},{id:n},c,i){
const{checks:e}=g.octokit.rest,u={owner:r,repo:l,check_run_id:n},h=async()=>{const s={title:"The gate is publishing",summary:"\
Writing annotations.",annotations:[...c]};return await e.update({...u,status:"in_progress",output:s,...y().NOT_REPEATABLE}),
!0};await g.once(h,async()=>{const{data:s}=await e.get(u);return s.output.annotations_count>=i+c.length||void 0})}}),66059:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.commentThread=O,m.viewerLogin=w;function o(){const $=t(94049);return o=
function(){return $},$}function y(){const $=t(1207);return y=function(){return $},$}function O($,R,v){const{client:g,owner:r,
repo:l}=$,{issues:n}=g.octokit.rest,c={owner:r,repo:l};let i;async function e(){const E=(await g.octokit.paginate(n.listComments,
{...c,issue_number:R,per_page:100})).filter(C=>C.body?.startsWith(v));return E.length===0?[]:(i??=await w(g),E.filter(C=>C.
user?.login===i).map(({id:C,html_url:a,body:T=""})=>({id:C,url:a,body:T})).sort((C,a)=>C.id-a.id))}async function u(S){const E=async()=>{
const{data:C}=await n.createComment({...c,issue_number:R,body:S,...o().NOT_REPEATABLE});return i??=C.user?.login,{id:C.id,
url:C.html_url,body:S}};return g.once(E,async()=>(await e())[0])}async function h(S,E){const[C,...a]=S;if(C!==void 0)return await s(
C,a,E);const T=await u(E),[f=T,...M]=await e();return await s(f,M,E)}async function s(S,E,C){S.body!==C&&await n.updateComment(
{...c,comment_id:S.id,body:C});for(const a of E)await I($,a);return S}return{own:e,leaveOne:h}}async function I({client:$,
owner:R,repo:v},{id:g}){try{await $.octokit.rest.issues.deleteComment({owner:R,repo:v,comment_id:g})}catch(r){if((0,y().
readFailure)(r).kind!=="not_found")throw r}}async function w({octokit:$}){return(await $.graphql("{ viewer { login } }")).
viewer.login}}),53844:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.nameOfPull=v,m.obtainCheck=w,m.renameOthers=
g,m.settleCheck=l;function o(){const e=t(77954);return o=function(){return e},e}function y(){const e=t(32693);return y=function(){
return e},e}function O(){const e=t(34413);return O=function(){return e},e}function I(){const e=t(1207);return I=function(){
return e},e}async function w(e,u,h){const s=await(0,O().gateChecks)(e,u.checkName);if($(s,u))return"merge queue";if(h!==
void 0&&s.some(a=>R(a,{...u,claim:h})))return"later run";const S=Math.max(0,...s.map(({externalId:a})=>(0,y().claimOf)(a))),
E={...u,claim:h??S+1},C=s.filter(a=>r(a,u)===void 0);for(const a of C){const T=await i(e,E,a);if(T)return T}return await(0,O().
createCheck)(e,E,s[0])}function $(e,{binding:u}){return u?.event!==y().QUEUE&&e.some(O().isOfQueue)}function R({id:e,externalId:u},{
runKey:h,claim:s},S){if((0,y().isWaiting)(u)||u.startsWith((0,y().claimPrefix)(h)))return!1;const E=(0,y().claimOf)(u);return E!==
0&&E!==s?E>s:S===void 0?E===s:e>=S.id}function v(e,u){return`${e} (#${u})`}async function g(e,u){for(const h of await(0,O().
gateChecks)(e,u.checkName)){const s=r(h,u);s!==void 0&&await(0,O().renameCheck)(e,h,v(u.checkName,s))}}function r(e,{binding:u}){
const[h,...s]=(0,y().readExternalId)(e.externalId)?.pulls??[];return e.completed&&s.length===0&&u!==void 0&&h!==void 0&&
!u.pulls.includes(h)?h:void 0}async function l(e,u,h,s){const S={...u,claim:(0,y().claimOf)(h.externalId)},E=await(0,O().
listChecks)(e,e.headSha,u.checkName),C=E.filter(O().isOfGate).sort((A,k)=>k.id-A.id);if($(C,u))return;const a=E.filter(A=>!(0,O().
isOfGate)(A)&&!n(A,u)),T=C.filter(A=>A.appId===h.appId&&r(A,u)===void 0),f=A=>R(A,S,h)&&!(A.completed&&u.joins===!0);if(T.
some(f))return;const M=Math.max(...[h,...T].map(({externalId:A})=>(0,y().claimOf)(A))),d={...u,claim:M},[b]=T,j=b?.externalId===
h.externalId&&!b.completed?b:b&&await i(e,d,b),P=j&&await(0,o().missingAnnotations)(e,j,s);return j&&P?{run:j,missing:P,
superseded:T.filter(({id:A})=>A!==j.id),twins:a}:{run:await(0,O().createCheck)(e,d,b),missing:s,superseded:T,twins:a}}function n({
detailsUrl:e},{detailsUrl:u}){return u!==void 0&&e.startsWith(`${u}/`)}const c=new Set(["forbidden","not_found","invalid"]);
async function i(e,u,h){try{const s=await(0,O().takeUpCheck)(e,u,h);return s.completed||s.externalId!==(0,O().claimId)(u)?
void 0:s}catch(s){if(c.has((0,I().readFailure)(s).kind))return;throw s}}}),81014:((U,m,t)=>{Object.defineProperty(m,"__e\
sModule",{value:!0}),m.pullOrigin=g,m.pullRequestAsPayload=R,m.pullRequestHunks=l,m.pullRequestState=w,m.pullsOfCommit=v,
m.pullsWithHead=$;function o(){const n=t(7723);return o=function(){return n},n}function y(){const n=t(1207);return y=function(){
return n},n}const O=o().object({number:o().int().positive(),state:o().enum(["open","closed"]),head:o().object({sha:o().string().
regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),repo:o().object({id:o().int()}).nullable()}),base:o().object({ref:o().string().
min(1),repo:o().object({id:o().int()})})});async function I({client:n,owner:c,repo:i},e){const{data:u}=await n.octokit.rest.
pulls.get({owner:c,repo:i,pull_number:e}),h=O.parse(u);return(0,y().requireAsked)(h.number===e,`pull request ${e}`),{data:u,
pull:h}}async function w(n,c){const{data:i,pull:e}=await I(n,c);return{headSha:e.head.sha,changedFiles:i.changed_files}}
async function $({client:n,owner:c,repo:i},e,u){const h=await n.octokit.paginate(n.octokit.rest.pulls.list,{owner:c,repo:i,
state:"open",...u!==void 0&&{head:u},per_page:100}),s=o().array(O).parse(h);return(0,y().requireAsked)(s.every(({state:S})=>S===
"open"),"open pull requests"),s.filter(({head:S})=>S.sha===e).map(({number:S,base:E})=>({number:S,baseRef:E.ref})).sort(
(S,E)=>S.number-E.number)}async function R(n,c){const{client:i,owner:e,repo:u}=n,{data:h}=await i.octokit.rest.repos.get(
{owner:e,repo:u}),{data:s}=await I(n,c);return{repository:h,pull_request:s}}async function v({client:n,owner:c,repo:i},e){
const{repos:u}=n.octokit.rest,h={owner:c,repo:i,commit_sha:e,per_page:100},s=await n.octokit.paginate(u.listPullRequestsAssociatedWithCommit,
h);return o().array(O).parse(s).map(r)}async function g(n,c){const{data:i,pull:e}=await I(n,c);return{...r(e),commits:i.
commits}}function r({number:n,state:c,head:i,base:e}){return{number:n,isOpen:c==="open",baseRef:e.ref,headSha:i.sha,isFork:i.
repo?.id!==e.repo.id}}async function l({client:n,owner:c,repo:i},e,u){const{octokit:h}=n,s={owner:c,repo:i,pull_number:e,
per_page:100},S=new Map;for await(const{data:E}of h.paginate.iterator(h.rest.pulls.listFiles,s)){for(const{filename:C,patch:a}of E)
a!==void 0&&u.has(C)&&S.set(C,a);if(S.size===u.size)break}return S}}),59508:((U,m,t)=>{Object.defineProperty(m,"__esModu\
le",{value:!0}),m.changeLineComments=w,m.lineCommentChanges=I;function o(){const r=t(94049);return o=function(){return r},
r}function y(){const r=t(66059);return y=function(){return r},r}function O(){const r=t(1207);return O=function(){return r},
r}async function I(r,l){const n=await R(r),c=new Set(l.map($)),i=new Set,e=[];for(const{id:u,key:h,answered:s}of n)c.has(
h)&&!i.has(h)?i.add(h):s||e.push(u);return{missing:l.filter(u=>!i.has($(u))),outdated:e}}async function w(r,{missing:l,outdated:n},c){
for(const i of n)await g(r.target,i);l.length>0&&await v(r,l,c)}function $({path:r,start_line:l,line:n,body:c}){return JSON.
stringify([r,l??n,n,c.trim()])}async function R({target:r,number:l,marker:n}){const{client:c,owner:i,repo:e}=r,u=await c.
octokit.paginate(c.octokit.rest.pulls.listReviewComments,{owner:i,repo:e,pull_number:l,per_page:100}),h=u.filter(({body:E})=>E.
startsWith(n));if(h.length===0)return[];const s=await(0,y().viewerLogin)(c),S=new Set(u.map(({in_reply_to_id:E})=>E));return h.
filter(({user:E})=>E.login===s).map(({id:E,path:C,line:a,start_line:T,body:f})=>({id:E,key:$({path:C,line:a??0,...T&&{start_line:T},
body:f}),answered:S.has(E)}))}async function v(r,l,n){const{target:c,number:i,marker:e}=r,{client:u,owner:h,repo:s,headSha:S}=c,
E=async()=>(await u.octokit.rest.pulls.createReview({owner:h,repo:s,pull_number:i,commit_id:S,event:"COMMENT",body:`${e}\

${n}`,comments:l.map(a=>({...a,side:"RIGHT",...a.start_line!==void 0&&{start_side:"RIGHT"}})),...o().NOT_REPEATABLE}),!0),
C=new Set(l.map($));await u.once(E,async()=>(await R(r)).some(({key:T})=>C.has(T))||void 0)}async function g({client:r,owner:l,
repo:n},c){try{await r.octokit.rest.pulls.deleteReviewComment({owner:l,repo:n,comment_id:c})}catch(i){if((0,O().readFailure)(
i).kind!=="not_found")throw i}}}),64632:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.LAST_EDITS=void 0,
m.githubReviews=n;function o(){const c=t(7723);return o=function(){return c},c}function y(){const c=t(1207);return y=function(){
return c},c}const O=o().object({id:o().int(),login:o().string(),type:o().string()}),I=o().object({id:o().int(),node_id:o().
string(),user:O.nullable(),state:o().string(),body:o().string().nullable(),commit_id:o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).
nullable().optional(),submitted_at:o().iso.datetime().optional()}).transform(({node_id:c,commit_id:i=null,submitted_at:e=null,
body:u,...h})=>({...h,nodeId:c,body:u??"",commit:i,submittedAt:e})),w=o().object({user:O}),$=o().object({permission:o().
string(),user:o().object({id:o().int()}).nullable()}),R=o().object({timelineItems:o().object({nodes:o().array(o().object(
{createdAt:o().iso.datetime()}).nullable())})}),v=o().object({nodes:o().array(o().object({id:o().string(),lastEditedAt:o().
iso.datetime().nullable(),pullRequest:R.optional()}).nullable())}),g=m.LAST_EDITS=`query($ids: [ID!]!) { nodes(ids: $ids\
) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,r=100,l=new Set(["admin","write"]);function n({client:c,owner:i,repo:e},{number:u}){const{pulls:h,repos:s}=c.octokit.
rest,S={owner:i,repo:e,pull_number:u};return{authorId:async()=>w.parse((await h.get(S)).data).user.id,list:async()=>{const E=await c.
octokit.paginate(h.listReviews,{...S,per_page:100});return o().array(I).parse(E)},lastEdits:async E=>{const C=new Map,a=E.
map(({nodeId:T})=>T);for(let T=0;T<a.length;T+=r){const f=a.slice(T,T+r),M=v.parse(await c.octokit.graphql(g,{ids:f}));for(const d of M.
nodes){if(d===null)continue;const b=d.pullRequest?.timelineItems.nodes.at(-1)?.createdAt??null;C.set(d.id,{editedAt:d.lastEditedAt,
retargetedAt:b})}}return C},mayWrite:async({id:E,login:C})=>{try{const a=await s.getCollaboratorPermissionLevel({owner:i,
repo:e,username:C}),{permission:T,user:f}=$.parse(a.data);return f?.id===E&&l.has(T)}catch(a){if((0,y().readFailure)(a).
kind==="not_found")return!1;throw a}},explain:(E,C)=>(0,y().explainFailure)(E,{doing:C,permission:"pull-requests: read"})}}}),
77787:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.promotionPage=$;function o(){const l=t(10289);return o=
function(){return l},l}function y(){const l=t(94965);return y=function(){return l},l}function O(){const l=t(80335);return O=
function(){return l},l}const I=50,w={sentence:400,name:100};function $(l){const{quarantined:n,rejected:c,gate:i=[]}=l;return[
`## Promotion: ${(0,O().countsOf)(l)}`,...v("Refused",c,R),...v("Quarantined",n,R),...v("Promoted",(0,O().promotedIn)(l),
({type:e,id:u,evidence:h})=>`- ${e} ${g(u)} (evidence: ${h.level})`),...v("Weakened gate",i,({message:e,remedy:u})=>`- ${r(
`${e} ${u}`)}`),""].join(`
`)}function R({type:l,id:n,path:c,line:i,reasons:e}){const[u,...h]=e,s=h.length===0?"":` And ${(0,y().count)(h.length,"f\
urther reason")}.`;return`- ${l==="File"?g(`${c}:${i}`):`${l} ${g(n)}`}: ${r(`${u?.message??""} ${u?.remedy??""}`)}${s}`}
function v(l,n,c){if(n.length===0)return[];const i=n.length-I,e=n.slice(0,I).map(c);return["",`### ${l}`,"",...e,...i>0?
[`- and ${i} more`]:[]]}function g(l){return(0,o().markdownCode)((0,y().clip)(l,w.name))}function r(l){return(0,o().markdownSentence)(
(0,y().clip)(l,w.sentence))}}),60823:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.annotationsOf=r;function o(){
const a=t(61218);return o=function(){return a},a}function y(){const a=t(99462);return y=function(){return a},a}function O(){
const a=t(10289);return O=function(){return a},a}function I(){const a=t(69633);return I=function(){return a},a}function w(){
const a=t(17577);return w=function(){return a},a}function $(){const a=t(94965);return $=function(){return a},a}const R=3,
v=80,g={error:"failure",warning:"warning",notice:"notice"};function r(a,T=o().MAX_ANNOTATIONS){const f=a.findings.filter(
n).filter(({suppressed:A})=>!A),M=f.filter(({location:A})=>h(A.path)),d=(0,w().groupsOf)(M,c).sort((A,k)=>E(A.lead,k.lead)),
b=l(d.map(A=>i(A,a))),j=f.length-M.length,P=b.length-T,p=[P>0&&`Findings beyond the limit of ${T} annotations per check \
run: ${P}.`,j>0&&`Findings in files whose names cannot be used in an annotation: ${j}.`];return{annotations:b.slice(0,T),
notes:p.filter(A=>A!==!1)}}function l(a){return[...new Map(a.map(T=>[JSON.stringify(T),T])).values()]}function n(a){return a.
location!==void 0}function c(a){const{cause:T,severity:f,location:M,subject:d}=a,b=T===void 0||d?.command!==void 0;return JSON.
stringify(b?a:[T,f,M.path])}function i({lead:a,others:T},f){const{severity:M,rule:d,message:b,remedy:j,subject:P}=a,{location:p,
note:A}=e(a.location,f),{line:k,column:G,end_line:N=k,end_column:B=G}=p,L=[d,P?.id].filter(Boolean).join(": "),F=[b,j,...u(
T),A].filter(Boolean).join(`
`)||d;return{path:p.path,start_line:k,end_line:Math.max(k,N),...N<=k&&{start_column:G,end_column:Math.max(G,B)},annotation_level:g[M],
title:(0,$().clip)(s(L).replace(/\s+/g," "),o().GITHUB_LIMITS.annotationTitle),message:S(s(F),o().GITHUB_LIMITS.annotationMessageBytes)}}
function e(a,T){const{path:f,line:M,end_line:d=M}=a,b=(0,I().headPlace)(T,a)?.line;if(b===void 0){const P=`This is line ${M}\
 of the audited commit ${(0,$().shortCommit)(T.audited_sha)}; the head has no such line.`;return{location:{path:f,line:1,
column:1},note:P}}const j=(0,I().headPlace)(T,{path:f,line:d})?.line??b;return{location:{...a,line:b,end_line:Math.max(b,
j)}}}function u(a){if(a.length===0)return[];const T=[...new Set(a.map(({subject:d,location:b})=>d?.id??`line ${b.line}`))],
f=T.length-R;return[`Also: ${T.slice(0,R).map(d=>(0,$().clip)(d,v)).join(", ")}${f>0?` and ${f} more`:""}`]}function h(a){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(a)&&(0,w().isRepositoryPath)(a)}function s(a){return(0,O().terminalLines)(
a).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function S(a,T){const f=Buffer.from(a);return f.length<=T?a:`${f.subarray(
0,T-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function E(a,T){const[f,M]=[a.location,T.location];
return(0,y().byHarm)(a,T)||C(f.path,M.path)||f.line-M.line}function C(a,T){return a===T?0:a<T?-1:1}}),26789:((U,m,t)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.beginCheck=e,m.checkOutput=T,m.publishCheck=u;function o(){const f=t(61218);
return o=function(){return f},f}function y(){const f=t(94049);return y=function(){return f},f}function O(){const f=t(77954);
return O=function(){return f},f}function I(){const f=t(32693);return I=function(){return f},f}function w(){const f=t(34413);
return w=function(){return f},f}function $(){const f=t(1207);return $=function(){return f},f}function R(){const f=t(53844);
return R=function(){return f},f}function v(){const f=t(10289);return v=function(){return f},f}function g(){const f=t(31048);
return g=function(){return f},f}function r(){const f=t(94965);return r=function(){return f},f}function l(){const f=t(96556);
return l=function(){return f},f}function n(){const f=t(64597);return n=function(){return f},f}const c="the check run of \
this commit belongs to the merge queue, which has not passed; push another commit to the pull request",i="a later run of\
 the gate on this commit, or the merge queue, has the check run";async function e(f,M,d){try{const b=d&&"run"in d?(0,I().
claimOf)(d.run.externalId):void 0,j=await(0,R().obtainCheck)(f,M,b);return j==="later run"?{reason:i,permanent:!0,lost:!0}:
j==="merge queue"?{reason:c,permanent:!0}:{run:j}}catch(b){const j=!y().PASSING_FAILURES.has((0,$().readFailure)(b).kind);
return{reason:(0,$().explainFailure)(b,(0,w().checkOperation)(f)),permanent:j}}}async function u(f,M,d,b){const j="run"in
d||d.permanent?d:await e(f,M);if("reason"in j)return{status:j.lost?"skipped":"failed",reason:j.reason};try{const P=await(0,R().
settleCheck)(f,M,j.run,b.annotations.annotations);return P===void 0?(await a(f,M,await(0,w().findUnfinished)(f,M)),{status:"\
skipped",reason:i}):await h(f,M,P,b)}catch(P){return{status:"failed",reason:(0,$().explainFailure)(P,(0,w().checkOperation)(
f))}}}async function h(f,M,{run:d,missing:b,superseded:j,twins:P},{publication:p,annotations:A}){const k={...p,title:C(p,
M)},N=[...await(0,O().appendAnnotations)(f,d,b),...P.slice(0,s).map(S)];if(!await(0,w().isStillClaimed)(f,d))return{status:"\
skipped",reason:i};const B={conclusion:p.conclusion??(0,n().conclusionOf)(p.report),externalId:E(p,M,d),output:T(k,[...A.
notes,...N])},L=await D(B.output),F=await a(f,M,j);return{status:"reached",...d.url!==null&&{where:d.url},notes:[...N,...L,
...F]};async function D(W){try{return await(0,w().completeCheck)(f,d,{...B,output:W}),[]}catch(H){if((0,$().readFailure)(
H).kind!=="invalid")throw H;const J=(0,$().explainFailure)(H,(0,w().checkOperation)(f)),z=k.title.replace(/[^\x20-\x7e]/g,
"?");return await(0,w().completeCheck)(f,d,{...B,output:{title:(0,r().clip)(z,o().GITHUB_LIMITS.checkTitle),summary:`The\
 step summary and the result files have the details: ${J}.`}}),[J]}}}const s=3;function S({url:f,appSlug:M="unknown",conclusion:d,
completed:b}){return`Another check run of this commit has the same name, but is not the gate's: it is ${b?d:"not complet\
ed"}, by the app ${M}, ${f??"without a page"}. Its result says nothing about this change, and can satisfy or block a rul\
e that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`}function E({report:f},{
binding:M},d){const b=(0,g().reportDigest)(f);return M===void 0?b:(0,I().completedExternalId)(b,f.policy?.digest,M,(0,I().
claimOf)(d.externalId))}function C({title:f,report:M},{binding:d}){if(d===void 0)return f;const b=(0,I().shortPolicy)(M.
policy?.digest);return`${f} \xB7 ${d.event} into ${(0,v().terminal)(d.base)}, policy ${b}`}async function a(f,M,d){const b=[];
for(const j of d)try{await(0,w().supersedeCheck)(f,M,j)}catch(P){b.push((0,$().explainFailure)(P,{...(0,w().checkOperation)(
f),doing:"rename an older check run of the same name"}))}return b}function T(f,M){const d=f.text(o().GITHUB_LIMITS.checkText);
return{title:(0,r().clip)(f.title,o().GITHUB_LIMITS.checkTitle),summary:(0,l().withNotes)(f,M,o().GITHUB_LIMITS.checkSummary),
...d!==void 0&&{text:(0,r().clip)(d,o().GITHUB_LIMITS.checkText)}}}}),31540:((U,m,t)=>{Object.defineProperty(m,"__esModu\
le",{value:!0}),m.commentMarker=R,m.publishComment=v;function o(){const r=t(61218);return o=function(){return r},r}function y(){
const r=t(66059);return y=function(){return r},r}function O(){const r=t(1207);return O=function(){return r},r}function I(){
const r=t(81014);return I=function(){return r},r}function w(){const r=t(45710);return w=function(){return r},r}function $(){
const r=t(96556);return $=function(){return r},r}function R(r){return`<!-- gene-gate: ${encodeURIComponent(r).replaceAll(
"-","%2D")} -->`}async function v(r,{mode:l,name:n},c,i){const{pullRequest:e,readOnlyToken:u=!1}=r;if(l==="never")return(0,w().
skipped)("the `comment` input is `never`");if(e===void 0)return(0,w().skipped)("the event has no pull request");const h={
doing:"write the comment",permission:"pull-requests: write",readOnlyToken:u};try{const s=(0,y().commentThread)(r,e.number,
R(n)),S=await s.own(),E=c.report.verdict==="pass";if(E&&S.length===0&&l==="on-findings")return(0,w().skipped)("there is \
nothing to report");const{headSha:C}=await(0,I().pullRequestState)(r,e.number);if(C!==r.headSha)return(0,w().skipped)(`t\
he head of the pull request is now ${C}, which has its own run`);const a=E&&l==="on-findings"?[g]:[],T=[R(n),...a,""].join(
`
`),f=o().GITHUB_LIMITS.commentBody-T.length,M=`${T}${(0,$().withNotes)(c,i,f)}`;return{status:"reached",where:(await s.leaveOne(
S,M)).url}}catch(s){return{status:"failed",reason:(0,O().explainFailure)(s,h)}}}const g=`The problems reported here are \
fixed.
`}),45710:((U,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.skipped=t;function t(o){return{status:"skipped",reason:o}}}),
67111:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.logAnnotations=R,m.logChannels=v,m.logFailures=l;function o(){
const n=t(51660);return o=function(){return n},n}function y(){const n=t(63245);return y=function(){return n},n}function O(){
const n=t(94965);return O=function(){return n},n}function I(){const n=t(20849);return I=function(){return n},n}const w=10,
$={failure:"error",warning:"warning",notice:"notice"};function R(n,c){let i=0;for(const[e,u]of Object.entries($)){const h=c.
filter(({annotation_level:s})=>s===e);i+=Math.max(0,h.length-w);for(const s of h.slice(0,w))n[u](s.message,{title:s.title,
file:s.path,startLine:s.start_line,endLine:s.end_line,...s.start_column!==void 0&&{startColumn:s.start_column},...s.end_column!==
void 0&&{endColumn:s.end_column}})}i>0&&n.info(`Findings omitted from the log: ${i}; see the summary.`)}function v(n,c){
for(const[i,e]of Object.entries(c))if(e.status==="failed"&&n.warning(`${i}: ${e.reason}`),e.status==="skipped"&&n.info(`${i}\
: skipped: ${e.reason}`),e.status==="reached"){n.info(`${i}: published${e.where===void 0?"":` (${e.where})`}`);for(const u of e.
notes??[])n.warning(`${i}: ${u}`)}}const g={lines:20,columns:160},r=50;async function l(n,c){const i=(0,y().reportSections)(
c).failed.filter(({command:e})=>!e.outcome?.reused);for(const{command:e,gene:u,position:h}of i.slice(0,r)){if(e.outcome===
void 0)continue;const s=`${u.id}, command ${h} ${(0,O().statusWords)(e.outcome)}: ${e.command}`;n.startGroup((0,I().safeLine)(
s));const S=(0,o().errorLines)(e.outcome,g.lines,g.columns);await(0,I().withoutLogCommands)(n.info,async()=>{for(const E of S)
n.info(`\u2502 ${(0,I().safeLine)(E)}`)}),n.endGroup()}}}),96556:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.withNotes=y;function o(){const O=t(94965);return o=function(){return O},O}function y(O,I,w){if(I.length===0)return(0,o().
clip)(O.markdown(w),w);const $=(0,o().clip)(`

---
${I.map(v=>`- ${v}`).join(`
`)}
`,w),R=w-$.length;return`${(0,o().clip)(O.markdown(R),R)}${$}`}}),88863:((U,m,t)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.outputsOf=y,m.setOutputs=O;function o(){const R=t(1207);return o=function(){return R},R}function y(R,v,g,r={}){
const l=R.genes.flatMap(i=>i.commands),n=l.filter($),c=n.filter(({outcome:i})=>i?.status==="passed");return{verdict:R.verdict,
conclusion:v,"next-actor":R.next_actor,"report-path":g?.report??"","page-path":g?.html??"","agent-task-path":g?.agentTask??
"","validation-reports-path":g?.validationReports??"","sarif-path":g?.sarif??"","junit-path":g?.junit??"","check-url":I(
r.check),"comment-url":I(r.comment),errors:String(w(R,"error")),warnings:String(w(R,"warning")),"genes-changed":String(R.
genes.length),"commands-run":String(n.length),"commands-passed":String(c.length),"commands-failed":String(n.length-c.length),
"commands-blocked":String(l.filter(({verdict:i})=>i==="block").length),"approval-digest":R.approval_digest??""}}function O(R,v){
try{for(const[g,r]of Object.entries(v))R.setOutput(g,r)}catch(g){R.warning(`could not set the outputs: ${(0,o().readFailure)(
g).said}`)}}function I(R){return R?.status==="reached"?R.where??"":""}function w({findings:R},v){return R.filter(g=>g.severity===
v&&!g.suppressed).length}function $({outcome:R}){return R!==void 0&&R.status!=="blocked"&&R.status!=="skipped"}}),20235:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.closeAbandonedCheck=u,m.forgetCheck=e,m.rememberCheck=l,m.rememberDecision=
n,m.rememberUnseen=c,m.wereUnseen=i;function o(){const s=t(7723);return o=function(){return s},s}function y(){const s=t(
34413);return y=function(){return s},s}function O(){const s=t(1207);return O=function(){return s},s}function I(){const s=t(
26040);return I=function(){return s},s}const w="started-check",$="decided",R="others-unseen",v={title:"The gate did not \
finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its\
 runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the deta\
ils."},g={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete this ch\
eck run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},r=o().
object({owner:o().string(),repo:o().string(),headSha:o().string(),checkName:o().string(),runKey:o().string()});function l({
core:s,checkName:S,runKey:E},{owner:C,repo:a,headSha:T}){const f={owner:C,repo:a,headSha:T,checkName:S,runKey:E};s.saveState(
w,JSON.stringify(f))}function n({core:s}){s.saveState($,"true")}function c({core:s}){s.saveState(R,"true")}function i({getState:s}){
return s(R)!==""}function e({core:s}){s.saveState(w,"")}async function u({connect:s,getState:S}){const E=h(S(w));if(E===
void 0)return{status:"nothing_to_close"};const C={client:s(),...E};try{const a=await(0,y().findUnfinished)(C,{runKey:E.runKey});
if(a.length===0)return{status:"nothing_to_close"};const T=S($)===""?v:g;for(const f of a)await(0,y().completeCheck)(C,f,
{conclusion:"failure",externalId:f.externalId,output:T});return{status:"closed"}}catch(a){return{status:"failed",reason:(0,O().
explainFailure)(a,(0,y().checkOperation)(C))}}}function h(s){return(0,I().attempt)(()=>r.parse(JSON.parse(s)))}}),34453:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.publish=s,m.startCheck=u;function o(){const a=t(1207);return o=function(){
return a},a}function y(){const a=t(26040);return y=function(){return a},a}function O(){const a=t(31048);return O=function(){
return a},a}function I(){const a=t(60823);return I=function(){return a},a}function w(){const a=t(26789);return w=function(){
return a},a}function $(){const a=t(31540);return $=function(){return a},a}function R(){const a=t(45710);return R=function(){
return a},a}function v(){const a=t(67111);return v=function(){return a},a}function g(){const a=t(88863);return g=function(){
return a},a}function r(){const a=t(20235);return r=function(){return a},a}function l(){const a=t(64597);return l=function(){
return a},a}function n(){const a=t(55430);return n=function(){return a},a}function c(){const a=t(65433);return c=function(){
return a},a}function i(){const a=t(85306);return i=function(){return a},a}function e(){const a=t(34484);return e=function(){
return a},a}async function u(a){const{github:T}=a;return"unavailable"in T?{reason:T.unavailable,permanent:!0}:(h(a,()=>(0,r().
rememberCheck)(a,T)),await(0,w().beginCheck)(T,a))}function h({core:a},T){try{T()}catch(f){a.warning(`The post step cann\
ot close the check run: ${(0,o().readFailure)(f).said}`)}}async function s(a,T,f){const{github:M,core:d,outputDirectory:b}=a,
j=E(f),{report:P}=j,p=(0,l().conclusionOf)(P),A=(0,I().annotationsOf)(P),k=await(0,n().publishFiles)(b,j),{check:G,comment:N,
suggestions:B}="unavailable"in M?S(M.unavailable):await W(M),L=await(0,i().publishStepSummary)(a.stepSummaryPath,j,C(k,G,
N)),F={files:k,check:G,comment:N,suggestions:B,summary:L};await(0,v().logFailures)(d,P),G.status!=="reached"&&(0,v().logAnnotations)(
d,A.annotations),G.status==="failed"&&P.verdict!=="error"&&h(a,()=>(0,r().rememberDecision)(a)),(0,v().logChannels)(d,F);
const D=k.status==="reached"?(0,n().resultPaths)(b):void 0;return(0,g().setOutputs)(d,(0,g().outputsOf)(P,p,D,F)),{conclusion:p,
digest:(0,O().reportDigest)(P),channels:F};async function W(H){const J=await(0,c().publishAmongOthers)(H,a,T,{publication:j,
annotations:A});if(J.status==="skipped")return{check:J,comment:J,suggestions:J};J.status==="reached"&&h(a,()=>(0,r().forgetCheck)(
a)),J.status==="reached"&&J.unseen&&h(a,()=>(0,r().rememberUnseen)(a));const{name:z,comment:K,suggestions:Y}=a,Q=C(k,J),
V=await(0,$().publishComment)(H,{mode:K,name:z},j,Q),Z={enabled:Y,name:z},X=await(0,e().publishSuggestions)(H,Z,P,V);return{
check:J,comment:V,suggestions:X}}}function S(a){const T=(0,R().skipped)(a);return{check:T,comment:T,suggestions:T}}function E(a){
const{report:T}=a;return{...a,markdown(f){try{return a.markdown(f)}catch{return`The result is **${T.verdict}**. The page\
 could not be rendered; see the result files.`}},text:f=>(0,y().attempt)(()=>a.text(f))}}function C(...a){return a.flatMap(
T=>T.status==="skipped"?[]:T.status==="reached"?[...T.notes??[]]:[`${T.reason.charAt(0).toUpperCase()}${T.reason.slice(1)}\
.`])}}),64597:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.checkNameOf=O,m.conclusionOf=w;function o(){
const $=t(47350);return o=function(){return $},$}const y=200;function O($,R,v){return R.name==="push"||R.name==="workflo\
w_dispatch"?`${$} (${R.name})`:v?$:`${$} (base: ${R.baseRef})`.slice(0,y)}const I={pass:"success",warn:"success",fail:"f\
ailure",error:"failure",needs_approval:"action_required"};function w({verdict:$,policy:R}){return R?.enforce==="report"&&
o().REPORTED_ONLY.has($)?"neutral":I[$]}}),65433:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publishAmongOthers=
v,m.publishWorst=e;function o(){const b=t(32693);return o=function(){return b},b}function y(){const b=t(34413);return y=
function(){return b},b}function O(){const b=t(1207);return O=function(){return b},b}function I(){const b=t(53844);return I=
function(){return b},b}function w(){const b=t(10289);return w=function(){return b},b}function $(){const b=t(26789);return $=
function(){return b},b}function R(){const b=t(64597);return R=function(){return b},b}async function v(b,j,P,p){const{publication:A,
annotations:k}=p,{pullRequest:G}=b,N=await n(j);if("reason"in N&&N.canDiffer&&G)return await l(b,j,P,{...p,reason:N.reason});
const B="reason"in N?[`${r}: ${N.reason}.`]:[];if("reason"in N||N.pulls.length===0||G===void 0){const H={...k,notes:[...k.
notes,...B]};return await c(b,j)??(0,$().publishCheck)(b,j,P,{publication:A,annotations:H})}const{number:L}=G,F=await g(
b,j,P,p);if(F.status!=="reached")return F;const D=[{number:L,base:j.binding?.base??"",publication:A},...N.pulls],W=await e(
b,j,P,D);return W.status==="failed"?W:F}async function g(b,j,P,p){const{number:A=0}=b.pullRequest??{},k={...j,checkName:(0,I().
nameOfPull)(j.checkName,A)};return await(0,$().publishCheck)(b,k,await(0,$().beginCheck)(b,k,P),p)}const r="Other open p\
ull requests of this commit were not considered";async function l(b,j,P,p){const A=await g(b,j,P,p);if(A.status!=="reach\
ed")return A;const{event:k="",base:G=""}=j.binding??{},N=`could not see the other pull requests of this commit; this one\
: ${p.publication.title}`,B=`The required check fails, because the other open pull requests of this commit into protecte\
d branches share it, and could not be seen: ${p.reason}. Run the job again.`,L=await(0,$().publishCheck)(b,{...j,binding:{
event:k,base:G,pulls:[]}},P,{publication:{...p.publication,title:N,conclusion:"failure"},annotations:{annotations:[],notes:[
B]}});return L.status!=="reached"?L:{...A,notes:[...A.notes??[],B],unseen:!0}}async function n({others:b}){if(b===void 0)
return{pulls:[]};try{return{pulls:await b.judge()}}catch(j){const P={doing:"look for other pull requests of this commit",
permission:"pull-requests: read"};return{reason:(0,O().explainFailure)(j,P),canDiffer:await b.canDiffer()}}}async function c(b,j){
try{await(0,I().renameOthers)(b,j);return}catch(P){return{status:"failed",reason:(0,O().explainFailure)(P,(0,y().checkOperation)(
b))}}}const i=3;async function e(b,j,P,p){const A=await c(b,j);if(A)return A;try{let k=await S(b,j,p);s(k)&&"run"in P&&(await d(
b,j,P.run,k),k=await S(b,j,p));for(let G=1;;G+=1){if(s(k))return{status:"reached",notes:[M(k)]};const N=await u(b,j,P,k);
if(N.status!=="reached"||G===i)return N;const B=h(k);if(k=await S(b,j,p),!s(k)&&C(h(k))>=C(B))return N}}catch(k){return{
status:"failed",reason:(0,O().explainFailure)(k,(0,y().checkOperation)(b))}}}function u(b,j,P,p){const A=h(p),k=p.map(({
number:L})=>L),G={event:"pull_request",base:A.base,pulls:k},N={annotations:[],notes:[f(p)]},B={...j,binding:G,joins:!0};
return(0,$().publishCheck)(b,B,P,{publication:a(A),annotations:N})}function h([b,...j]){if(b===void 0)throw new Error("e\
xpected a pull request");return j.reduce((P,p)=>C(p)<C(P)?p:P,b)}function s(b){return b.some(({own:j})=>j===void 0)}function S(b,{
checkName:j},P){return Promise.all(P.map(async p=>{const[A]=await(0,y().gateChecks)(b,(0,I().nameOfPull)(j,p.number)),k=A?.
completed&&(0,o().readExternalId)(A.externalId)?.isInto(p.base)===!0;return{...p,own:k?A:void 0}}))}function E({own:b,publication:j}){
const P=(0,R().conclusionOf)(j.report),p=y().CONCLUSIONS.find(A=>A===b?.conclusion)??"failure";return y().CONCLUSIONS.indexOf(
p)<y().CONCLUSIONS.indexOf(P)?p:P}function C(b){return y().CONCLUSIONS.indexOf(E(b))}function a(b){const{number:j,base:P,
publication:p,own:A}=b,k=E(b),N=k!==(0,R().conclusionOf)(p.report)?A?.title.split(T)[0]??"":p.title;return{...p,conclusion:k,
title:`#${j} into ${(0,w().terminal)(P)}: ${N}`}}const T=/ · [a-z_]+ into /;function f(b){const j=b.map(P=>`#${P.number}\
 into ${(0,w().markdownCode)(P.base)}: ${E(P)}`);return`${b.length} open pull requests into protected branches have this\
 commit as their head, and the worst result counts: ${j.join(", ")}.`}function M(b){return`The required check waits for \
the result of ${b.filter(({own:p})=>p===void 0).map(({number:p,base:A})=>`#${p} into ${(0,w().markdownCode)(A)}`).join("\
, ")}, which has the same head.`}async function d(b,{checkName:j},P,p){const[A]=await(0,y().gateChecks)(b,j);if(A?.externalId!==
P.externalId)return;const G=`waiting for ${p.filter(({own:N})=>N===void 0).map(({number:N})=>`#${N}`).join(", ")}`;await(0,y().
leaveWaiting)(b,A,{title:G,summary:M(p)})}}),85306:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.publishStepSummary=
v;function o(){const g=t(51455);return o=function(){return g},g}function y(){const g=t(61218);return y=function(){return g},
g}function O(){const g=t(1207);return O=function(){return g},g}function I(){const g=t(45710);return I=function(){return g},
g}function w(){const g=t(96556);return w=function(){return g},g}const $=3,R=1024;async function v(g,r,l){if(g===void 0)return(0,I().
skipped)("the runner does not set GITHUB_STEP_SUMMARY");try{const{size:n}=await(0,o().stat)(g),c=Math.floor((y().GITHUB_LIMITS.
stepSummaryBytes-n-1)/$);return c<R?{status:"failed",reason:"could not write the step summary: earlier output has used u\
p its size limit"}:(await(0,o().appendFile)(g,`${(0,w().withNotes)(r,l,c)}
`),{status:"reached"})}catch(n){return{status:"failed",reason:`could not write the step summary: ${(0,O().readFailure)(n).
said}`}}}}),3060:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.suggestionsOf=$;function o(){const u=t(80401);
return o=function(){return u},u}function y(){const u=t(10289);return y=function(){return u},u}function O(){const u=t(69633);
return O=function(){return u},u}const I=60,w=8e3;function $(u,h){const{fix:s}=u;return s?.patch?l(s.patch).flatMap(({path:S,
blocks:E})=>{const C=h.get(S);if(C===void 0)return[];const a=e(C);return R(u,S,E).flatMap(T=>v(S,T,a))}):[]}function R(u,h,s){
const{genes:S,capsules:E,events:C,findings:a,fix:T}=u,f=[...S,...E,...C].filter(p=>p.path===h).flatMap(p=>(0,O().headPlace)(
u,p)?.line??[]).sort((p,A)=>p-A),M=p=>f.findLast(A=>A<=p),d=(T?.edits??[]).filter(p=>p.path===h),b=new Map(a.map(p=>[p.id,
p])),j=d.map(p=>{const A=b.get(p.finding),k=A?.location&&(0,O().headPlace)(u,A.location)?.line;return{edit:p,finding:A,owner:k===
void 0?void 0:M(k)}});return s.some(p=>M(p.start)!==M(i(p)))||j.some(p=>p.owner===void 0)?[]:[...new Set(s.map(({start:p})=>M(
p)))].flatMap(p=>{const A=j.filter(G=>G.owner===p);if(p===void 0||A.some(({edit:G})=>G.files!==void 0))return[];const k=new Set(
A.flatMap(({finding:G})=>G??[]));return[{blocks:s.filter(({start:G})=>M(G)===p),findings:[...k]}]})}function v(u,{blocks:h,
findings:s},S){const E=Math.min(...h.map(M=>M.start)),C=Math.max(...h.map(i)),a=S.find(M=>M.has(E)&&M.has(C));if(a===void 0||
C<E||C-E>=I)return[];const T=[];for(let M=E;M<=C;){const{removed:d,added:b}=h.find(j=>j.start===M)??r;if(!d.every((j,P)=>a.
get(M+P)===j))return[];T.push(...b),d.length===0&&T.push(a.get(M)??""),M+=Math.max(1,d.length)}return T.join(`
`).length<=w&&T.every(g)?[{path:u,start:E,end:C,lines:T,findings:s}]:[]}function g(u){const h=u.replaceAll("	"," ");return(0,y().
terminal)(h)===h}const r={removed:[],added:[]};function l(u){return(0,o().parsePatch)(u).filter(({oldFileName:h})=>h!==void 0&&
h!=="/dev/null").map(({oldFileName:h="",hunks:s})=>({path:h.replace(/^a\//,""),blocks:s.flatMap(({oldStart:S,lines:E})=>n(
S,E).flatMap(c))}))}function n(u,h){const s=[];let S=u,E=!1;for(const C of h){const[a,T]=[C[0],C.slice(1)];if(a==="\\")continue;
if(a===" "){E=!1,S+=1;continue}E||s.push({start:S,removed:[],added:[]}),E=!0;const f=s.at(-1);a==="+"?f?.added.push(T):(f?.
removed.push(T),S+=1)}return s}function c(u){const{start:h,removed:s,added:S}=u;return s.length!==S.length?[u]:s.map((E,C)=>({
start:h+C,removed:[E],added:S.slice(C,C+1)}))}function i({start:u,removed:h}){return u+Math.max(1,h.length)-1}function e(u){
return(0,o().parsePatch)(u).flatMap(({hunks:h})=>h).map(({newStart:h,lines:s})=>{const S=s.filter(E=>E[0]===" "||E[0]===
"+");return new Map(S.map((E,C)=>[h+C,E.slice(1)]))})}}),34484:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.publishSuggestions=c,m.suggestionMarker=n;function o(){const e=t(1207);return o=function(){return e},e}function y(){const e=t(
81014);return y=function(){return e},e}function O(){const e=t(59508);return O=function(){return e},e}function I(){const e=t(
10289);return I=function(){return e},e}function w(){const e=t(80615);return w=function(){return e},e}function $(){const e=t(
94965);return $=function(){return e},e}function R(){const e=t(45710);return R=function(){return e},e}function v(){const e=t(
3060);return v=function(){return e},e}const g=20,r=3,l="gene-gate has judged these suggestions in a copy of the files.";
function n(e){return`<!-- gene-gate suggestion: ${encodeURIComponent(e).replaceAll("-","%2D")} -->`}async function c(e,{
enabled:u,name:h},s,S){const{pullRequest:E,readOnlyToken:C=!1}=e;if(!u)return(0,R().skipped)("the `suggestions` input is\
 `false`");if(E===void 0||S.status!=="reached")return(0,R().skipped)("no comment");const a={doing:"suggest changes",permission:"\
pull-requests: write",readOnlyToken:C};try{const{number:T}=E,f=new Set((s.fix?.edits??[]).map(({path:p})=>p)),M=f.size>0?
await(0,y().pullRequestHunks)(e,T,f):new Map,d=n(h),b={target:e,number:T,marker:d},j=(0,v().suggestionsOf)(s,M).slice(0,
g).map(p=>i(p,d)),P=await(0,O().lineCommentChanges)(b,j);if(P.missing.length+P.outdated.length>0){const{headSha:p}=await(0,y().
pullRequestState)(e,T);if(p!==e.headSha)return(0,R().skipped)("the pull request has newer commits");await(0,O().changeLineComments)(
b,P,l)}return j.length>0?{status:"reached"}:(0,R().skipped)("no edit is on lines that the pull request shows")}catch(T){
const f=(0,o().explainFailure)(T,a),{kind:M}=(0,o().readFailure)(T);return M==="denied"?(0,R().skipped)(f):{status:"fail\
ed",reason:f}}}function i({path:e,start:u,end:h,lines:s,findings:S},E){const C=S.slice(0,r).map(({rule:f,message:M,subject:d})=>`\
- ${d?.id===void 0?"":`${(0,w().name)(d.id)}: `}${(0,w().sentence)(M)} (${(0,w().ruleLink)(f)})`),a=S.length-r,T=[E,...C,
...a>0?[`- and ${(0,$().count)(a,"other finding")}`]:[],"",...(0,I().suggestionBlock)(s)].join(`
`);return{path:e,line:h,...u<h&&{start_line:u},body:T}}}),37213:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.mergedTree=I;function o(){const w=t(41895);return o=function(){return w},w}function y(){const w=t(35720);return y=function(){
return w},w}function O(){const w=t(67397);return O=function(){return w},w}async function I(w,$,R){const{objects:v}=w;if(await w.
isPartial()){const g=await v(["merge-base",$,R],{accept:[1]}),r=[$,R,g.toString().trim()].filter(Boolean);await Promise.
all(r.map(l=>(0,y().requireObjects)(w,l)))}try{return(await v(["merge-tree","--write-tree","--no-messages",$,R])).toString().
split(`
`).find(O().isObjectId)}catch(g){if(g instanceof o().GateError&&g.code==="git_failed")return;throw g}}}),47520:((U,m,t)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.firstParents=$,m.hasSoleAuthor=w,m.pastChanges=O;function o(){const R=t(
77598);return o=function(){return R},R}function y(){const R=t(96681);return y=function(){return R},R}async function O({objects:R},v,g){
const r=`${(0,o().randomUUID)()} `,l=await R(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",
`--max-count=${g}`,`--format=${r}%H %P%x00%s`,v]),n=[];for(const c of(0,y().splitNul)(l)){const i=(0,y().decodePath)(c),
e=n.at(-1);if(i.startsWith(r)){const[u="",h]=i.slice(r.length).split(" ");n.push({commit:u,...h&&{base:h},paths:[]})}else
e&&e.subject===void 0?e.subject=i:e&&i!==""&&e.paths.push(e.paths.length===0?i.slice(1):i)}return n.flatMap(({commit:c,base:i,
subject:e="",paths:u})=>i===void 0?[]:[{commit:c,base:i,subject:e,paths:u}])}const I=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function w({objects:R},v){const g=await R(["log","--no-color","--format=%aN%x00%aE",v]),r=[...new Set(g.toString().
toLowerCase().split(`
`))].map(l=>l.split("\0")).filter(l=>l.length>1&&!l.some(n=>I.test(n)));return[0,1].some(l=>new Set(r.map(n=>n[l])).size===
1)}async function $({objects:R},v,g){return(await R(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${v}..${g}`])).toString().split(`
`).filter(Boolean).map(n=>{const[c="",i="",e="",...u]=n.split("\0");return{commit:c,tree:i,parents:e.split(" ").filter(Boolean),
subject:u.join("")}})}}),42594:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.renderCheckText=$;function o(){
const r=t(10289);return o=function(){return r},r}function y(){const r=t(88611);return y=function(){return r},r}function O(){
const r=t(74658);return O=function(){return r},r}function I(){const r=t(94965);return I=function(){return r},r}function w(){
const r=t(80615);return w=function(){return r},r}function $(r,l){const{genes:n,validation_reports:c}=r;if(n.length===0)return;
const i=new Map(c.map(C=>[C.id,C])),e=(0,w().linkerOf)(r,l.repositoryUrl),u=["### Genes and their ValidationReports","",
...R(c)],h=n.map(C=>{const a=i.get(C.validation_report_id??""),T=`**${e.place(C,C.id)}** ${O().VERDICT_SYMBOLS[C.verdict]}\
 ${(0,I().spoken)(C.verdict)}`,f=a?`, ${(0,w().name)(a.id)}, ${(0,w().name)(a.asset_id)}`:"";return[T+f,"",...C.commands.
map(v),""].join(`
`)}),s=C=>[...u,...h.slice(0,C),...g(n.slice(C),l)].join(`
`);let[S,E]=[0,h.length];for(;S<E;){const C=Math.ceil((S+E)/2);s(C).length<=l.maxCharacters?S=C:E=C-1}return s(S).slice(
0,l.maxCharacters)}function R(r){const l=r.map(({env_fingerprint:{node_version:n,platform:c,arch:i},env_fingerprint_key:e})=>`\
Commands ran with Node ${(0,w().name)(n)} on ${(0,w().name)(`${c} ${i}`)}, fingerprint ${(0,w().name)(e)}.`);return[...new Set(
l)].flatMap(n=>[n,""])}function v({command:r,verdict:l,outcome:n}){const c=l==="block"?"blocked":n?(0,I().outcomeWords)(
n):"not run";return`- ${(0,o().markdownCode)((0,y().commandLine)(r,[]))}: ${c}`}function g(r,{detailsUrl:l}){const n=(0,w().
linked)("result files of the run",l);return[...r.length>0?[`Not shown: ${(0,I().count)(r.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}}),47064:((U,m,t)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.reportedRuns=w;function o(){const g=t(41895);return o=function(){return g},g}function y(){const g=t(
57334);return y=function(){return g},g}function O(){const g=t(22562);return O=function(){return g},g}function I(){const g=t(
78534);return I=function(){return g},g}function w(g,r,l){if(r.error)throw new(o()).GateError("artifact_invalid",`The run\
 could not decide: ${r.error.message.slice(0,500)}`,"See the log of the run.");const n=new Date(r.finished_at),c=g.genes.
filter(s=>!l.has(s)&&!(s.change==="removed"&&s.commands.length===0)),i=new Map(c.map(s=>[s,$(r,s,n)])),e=new Map(c.flatMap(
s=>{const S=(0,I().mutantsIn)(R(r,s),s);return S?[[s,S]]:[]})),{level:u}=r.isolation,h=(0,I().nodeIn)(r);return{outcomes:i,
mutants:e,interrupted:(0,y().countInterrupted)([...i.values()].flat()),isolation:{level:u,untrusted:!0,description:`Repo\
rted by a runner that the pull request controls, as isolation level "${u}".`},nodeOf:()=>h}}function $(g,r,l){if(r.commands.
some(({verdict:c})=>c==="block"))return(0,O().outcomesOf)(r,[],l);const n=R(g,r);return r.commands.map((c,i)=>v(n?.commands[i],
c,l))}function R({genes:g},{asset:{id:r,path:l}}){return g.find(n=>n.id===r&&n.path===l)}function v(g,{command:r,plan:l},n){
if(g?.command!==r||g.outcome===void 0)return(0,y().skippedOutcome)("the run reported no result for this command",n);const{
plan_digest:c,outcome:i}=g;return l!==void 0&&c!==l.digest?(0,y().skippedOutcome)("what the command runs has changed sin\
ce; run the first workflow again",n):i}}),91088:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.mergeIsolation=
u,m.mergedRuns=v;function o(){const a=t(57430);return o=function(){return a},a}function y(){const a=t(39763);return y=function(){
return a},a}function O(){const a=t(78534);return O=function(){return a},a}function I(){const a=t(57334);return I=function(){
return a},a}function w(){const a=t(22562);return w=function(){return a},a}function $(){const a=t(89953);return $=function(){
return a},a}function R(){const a=t(96620);return R=function(){return a},a}function v(a,T,f,M){const d=(0,$().requireParts)(
a,T),{genes:b}=T.audit,j=(0,R().partition)((0,R().commandsToRun)(b),d.length,M),P=new Map(b.flatMap((G,N)=>{const B=d[(j[N]??
0)-1];return B?[[G,B]]:[]})),p=b.flatMap((G,N)=>{const B=P.get(G);return B===void 0||f.has(G)?[]:[[G,g(B,B.report.genes[N],
G)]]}),A=new Map([...P].map(([{asset:G},{report:N}])=>[G,(0,O().nodeIn)(N)])),[k=process]=A.values();return{outcomes:new Map(
[...(0,w().refusedOutcomes)(b,!0,new Date),...n(p,T.policy.policy.views)]),mutants:l(b,P,f),interrupted:(0,I().countInterrupted)(
p.flatMap(([,G])=>G)),isolation:u(d.map(({report:G})=>G.isolation)),nodeOf:({asset:G})=>A.get(G)??k,shards:d.map(({shard:{
index:G,of:N}})=>({index:G,of:N,genes:new Set(b.filter((B,L)=>j[L]===G))}))}}function g(a,T,{asset:f,commands:M}){return M.
map((d,b)=>{const j=r(T,d,b);if(j)return j;throw(0,$().invalid)(`${(0,$().nameOf)(a)} has no result for command ${b+1} o\
f \`${f.id}\``,"If an approval was given while the parts ran, run them again; use the same durations for all jobs; other\
wise the part is incomplete.")})}function r(a,T,f){const M=a?.commands[f];return(M?.plan_digest===T.plan?.digest||(0,R().
isPending)(T))&&M?.command===T.command?M.outcome:void 0}function l(a,T,f){return new Map(a.flatMap((M,d)=>{const b=T.get(
M)?.report.genes[d],j=f.has(M)?void 0:(0,O().mutantsIn)(b,M);return j?[[M,j]]:[]}))}function n(a,T){const f=new Map;return a.
map(([M,d])=>[M,d.map((b,j)=>{const{reused:P,...p}=b,A=T==="gene"?i(M,j):c(M,j);if(A===void 0||p.status==="skipped")return p;
const k=f.get(A);return k===void 0?(f.set(A,p),p):e(k,p)?{...k,reused:!0}:p})])}function c({commands:a},T){return a[T]?.
plan?.digest}function i(a,T){return[T,...a.commands.map((f,M)=>c(a,M))].join()}function e(a,T){return a.status===T.status&&
a.exit_code===T.exit_code&&a.signal===T.signal}function u(a){const T=a.filter(({level:d})=>d!=="none"),[f]=T;if(f===void 0)
return o().NOTHING_RUN;const M=T.reduce((d,b)=>h(b,d)?b:d);return new Set(T.map(E)).size===1?M:{...M,description:`${M.description}\
 The machines differed; this is the weakest isolation.`}}function h(a,T){return s(a)<s(T)||s(a)===s(T)&&S(a)>S(T)}function s({
level:a}){return y().ISOLATION_LEVELS.indexOf(a)}function S({limits:a}){return a?.written_bytes??0}function E({limits:a,
description:T,...f}){return JSON.stringify({...f,limits:a?C(a):T})}function C({memory_bytes:a,processes:T,processes_counted_for:f,
file_bytes:M}){return{isMemoryLimited:a!==null,processes:T,processes_counted_for:f,file_bytes:M}}}),2850:((U,m)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.ownVerdict=t;function t({verdict:o,shards:y=[]}){const[O]=y;return O&&y.length<
O.of?O.verdict:o}}),89953:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.invalid=i,m.nameOf=n,m.requireParts=
$;function o(){const e=t(41895);return o=function(){return e},e}function y(){const e=t(38863);return y=function(){return e},
e}function O(){const e=t(96620);return O=function(){return e},e}function I(){const e=t(92910);return I=function(){return e},
e}const w=500;function $(e,u){const h=e.map(g),[s]=h;if(s===void 0){if((0,O().shardsFor)((0,O().commandsToRun)(u.audit.genes),
1)===0)return[];throw i("There are commands to run, but no parts",c)}for(const S of h)R(S,s,u);return v(h,s.shard.of)}function R(e,u,h){
const{shard:s,report:S}=e;if(s.of!==u.shard.of)throw i(`${n(e)} and ${n(u)} are not parts of the same run`);if(S.error)throw i(
`${n(e)} could not decide${r(S)}`,c);const E=l(S,h);if(E.length>0)throw i(`${n(e)} belongs to another run: ${E.join("; ")}`)}
function v(e,u){const h=Array.from({length:u},(E,C)=>e.filter(({shard:a})=>a.index===C+1)),s=h.filter(({length:E})=>E>1).
flat();if(s.length>0)throw i(`Duplicate parts: ${s.map(n).join(", ")}`);const S=h.flatMap(({length:E},C)=>E===0?[(0,I().
shardName)({index:C+1,of:u})]:[]);if(S.length>0)throw i(`Missing parts: ${S.join(", ")}`,c);return h.flat()}function g({
name:e,report:u}){const{shards:h=[]}=u,[s]=h;if(s&&h.length===1)return{name:e,report:u,shard:s};throw i(`${e} is not a p\
art of a run${r(u)}`)}function r({error:e}){return e?`; its error: ${e.message.slice(0,w)}`:""}function l(e,{audit:u,event:h,
policy:s}){const S=!u.genes.some(({commands:C})=>C.some(O().isPending));return[["version of the gate",e.tool.version,y().
TOOL.version],["base",e.base_sha,h.base],["head",e.head_sha,h.head],["audited commit",e.audited_sha,h.audited],["policy",
e.policy?.digest,s.digest],["other policy",e.policy?.combined_with?.digest,s.combinedWith?.digest],["profile",e.policy?.
profile,s.policy.profile],...S?[["Plans",e.plans_digest,u.plansDigest]]:[],["number of genes",e.genes.length,u.genes.length]].
flatMap(([C,a,T])=>a===T?[]:[`its ${C}: ${a??"none"}, here: ${T??"none"}`])}function n({shard:e,name:u}){return`part ${(0,I().
shardName)(e)} (${u})`}const c="See the logs of the jobs that run the shards, and run them again.";function i(e,u="Use e\
xactly the parts of one run, made with the same options and dependencies as here."){const h=e.charAt(0).toUpperCase()+e.
slice(1);return new(o()).GateError("parts_invalid",h,u)}}),77875:((U,m,t)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.planShards=O;function o(){const w=t(96620);return o=function(){return w},w}function y(){const w=t(92910);return y=function(){
return w},w}function O({genes:w,findings:$,approval_digest:R,plans_digest:v},g,r){const l=new Set($.flatMap(({rule:u,subject:h})=>u===
"target-not-judged"?h?.id??[]:[])),n=w.map(u=>I(u,l)),c=(0,o().shardsFor)(n,g,r),i=(0,o().partition)(n,c,r),e=Array.from(
{length:c},(u,h)=>{const s=w.filter((S,E)=>i[E]===h+1);return{shard:(0,y().shardName)({index:h+1,of:c}),genes:s.map(({id:S})=>S),
commands:s.reduce((S,{commands:E})=>S+E.length,0)}});return{matrix:{shard:e.map(({shard:u})=>u)},shards:e,waiting:w.filter(
({verdict:u})=>u==="needs_approval").map(({id:u})=>u),approval_digest:R,plans_digest:v}}function I({id:w,commands:$},R){
return $.every(({plan_digest:g,verdict:r})=>g!==void 0||r!=="block"&&R.has(w))?$.map(({command:g})=>g):[]}}),39281:((U,m,t)=>{
t.r(m),t.d(m,{ExitCode:()=>o.yU,addPath:()=>o.fM,debug:()=>o.Yz,endGroup:()=>o.N4,error:()=>o.z3,exportVariable:()=>o.dN,
getBooleanInput:()=>o.Vt,getIDToken:()=>o.V9,getInput:()=>o.V4,getMultilineInput:()=>o.q3,getState:()=>o.Gu,group:()=>o.
Os,info:()=>o.pq,isDebug:()=>o._o,markdownSummary:()=>o.yo,notice:()=>o.lm,platform:()=>o.iD,saveState:()=>o.LZ,setCommandEcho:()=>o.
NI,setFailed:()=>o.C1,setOutput:()=>o.uH,setSecret:()=>o.Pq,startGroup:()=>o.Oh,summary:()=>o.z,toPlatformPath:()=>o.Om,
toPosixPath:()=>o.kb,toWin32Path:()=>o.eG,warning:()=>o.$e});var o=t(57264)}),51041:((U,m,t)=>{t.r(m),t.d(m,{fromBufferPromise:()=>o.
SY});var o=t(20663)})};
