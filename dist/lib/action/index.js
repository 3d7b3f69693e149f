//# action/changed-files
(function(a,u,l,_){let o;const c=()=>o??=u("github/failure");let h;const d=()=>h??=u("github/pull-request");l(a,{withChangedFiles:()=>m});
const p="read the number of changed files";async function m(e,r,i){const{pullRequest:t,headSha:s}=e;if(t.changedFiles!==
void 0)return e;const n=await g(e,r);if("headSha"in n&&n.headSha===s)return{...e,pullRequest:{...t,changedFiles:n.changedFiles}};
const q="reason"in n?n.reason:"the pull request has newer commits";return i(`The number of changed files was not compare\
d with GitHub's: ${q}.`),e}async function g({pullRequest:{owner:e,repo:r,number:i}},t){if("unavailable"in t)return{reason:t.
unavailable};try{return await(0,d().pullRequestState)({client:t.client,owner:e,repo:r},i)}catch(s){const n={doing:p,permission:"\
pull-requests: read"};return{reason:(0,c().explainFailure)(s,n)}}}});
//# action/check-place
(function(l,t,p,A){let h;const m=()=>h??=t("as-gate-error");let u;const _=()=>u??=t("error");let d;const k=()=>d??=t("e\
vent/known-refs");let b;const w=()=>b??=t("publish/check-name");let x;const g=()=>x??=t("action/core");let P;const y=()=>P??=
t("action/is-protected");let E;const G=()=>E??=t("action/other-pulls");let N;const R=()=>N??=t("action/publish-context");
let C;const F=()=>C??=t("action/shared-policy");p(l,{checkPlace:()=>O});async function O(S,e,o,a){const c=(0,R().publishContext)(
S,e,o,a);if(o instanceof _().GateError)return{context:c,known:{}};const s=await(0,k().askForRefs)(c.github,o,g().core.warning),
j=(0,F().sharedPolicies)(c.github),r=await(0,y().isProtected)(o,s,e,j).catch(m().asGateError),i=r instanceof _().GateError?
{doubt:r}:{},n={...c,checkName:(0,w().checkNameOf)(c.name,o,r!==!1)};if(o.name!=="pull_request"||r===!1)return{context:n,
known:s,...i};const{number:z}=o.pullRequest;return{context:{...n,others:()=>(0,G().otherPulls)(o.headSha,z,n,e,a)},known:s,
...i}}});
//# action/core
(function(e,o,r,i){let n;const t=()=>n??=o("@actions/core");r(e,{core:()=>a});const a={endGroup:t().endGroup,error:t().
error,getInput:t().getInput,getState:t().getState,info:t().info,notice:t().notice,saveState:t().saveState,setFailed:t().
setFailed,setOutput:t().setOutput,startGroup:t().startGroup,warning:t().warning}});
//# action/durations
(function(o,t,p,h){let i;const r=()=>i??=t("node:path");let s;const _=()=>s??=t("open-input");let u;const a=()=>u??=t("\
shard/durations");let e;const c=()=>e??=t("action/core");let d;const m=()=>d??=t("action/inputs");p(o,{durationsInput:()=>l});
async function l(I){const{durations:n}=(0,m().readInputs)(c().core.getInput);return n===void 0?new Map:(0,a().readDurations)(
(0,r().resolve)(I.GITHUB_WORKSPACE??".",n),_().openInput)}});
//# action/fail
(function(r,e,c,F){let l;const s=()=>l??=e("error");let _;const a=()=>_??=e("run/safe-line");let d;const o=()=>d??=e("a\
ction/core");c(r,{failUndecided:()=>p});function p({message:n,hint:t}){const m=n.replace(/\s*\n\s*/g," "),i=t.split(`
`);if(i.length===1){o().core.setFailed((0,s().inSentences)({message:n,hint:t}));return}for(const u of i)o().core.info((0,a().
safeLine)(u));o().core.setFailed(m)}});
//# action/find-run
(function(d,t,k,U){let b;const w=()=>b??=t("as-gate-error");let g;const p=()=>g??=t("error");let R;const v=()=>R??=t("e\
vent/find-pull-request");let y;const E=()=>y??=t("event/workflow-run");let O;const P=()=>O??=t("github/artifact");let A;
const I=()=>A??=t("github/check-binding");let $;const G=()=>$??=t("github/check-run");let z;const N=()=>z??=t("github/cl\
ient");let S;const T=()=>S??=t("github/one-check");let j;const B=()=>j??=t("github/unzip");let F;const J=()=>F??=t("publ\
ish/check-name");let x;const u=()=>x??=t("report/read");let C;const m=()=>C??=t("action/core");let L;const M=()=>L??=t("\
action/inputs");let W;const X=()=>W??=t("action/payload");let Y;const Z=()=>Y??=t("action/publish-others");k(d,{findRun:()=>D});
async function D(e,i,n){const o=await(0,X().readEvent)(i,E().parseWorkflowRun),{"github-token":r}=e;if(r===void 0)throw new(p()).
GateError("input_invalid","`mode: publish` requires the input `github-token`","Remove the input from the step; its defau\
lt is the token of the job.");const c=(0,N().connect)(r,{signal:n}),s=await(0,v().findPullRequests)(c,o),[_]=s;if(_===void 0){
const l=JSON.stringify(`${o.head.owner}:${o.head.branch}`);m().core.info(`No open pull request from ${l} is at ${o.headSha}\
: nothing to publish.`);return}const a=await K(o,c).catch(w().asGateError);if(a instanceof p().GateError&&await H({...o,
client:c},s,e["check-name"])){await(0,Z().publishOthers)(e,_,void 0,i,n);return}return{payload:Q(s,a)??_,file:a}}async function H(e,i,n){
for(const o of i){const{number:r}=o.pullRequest,c=[n,(0,T().nameOfPull)(n,r),(0,J().checkNameOf)(n,o,!1)],s=(await Promise.
all(c.map(a=>(0,G().gateChecks)(e,a)))).flat(),_=({completed:a,externalId:h})=>{const l=(0,I().readExternalId)(h);return a&&
l?.pulls.join()===`${r}`&&l.isInto(o.baseRef)};if(!s.some(_))return!1}return!0}async function K({runId:e,owner:i,repo:n},o){
const{"artifact-name":r}=(0,M().readInputs)(m().core.getInput),c=await(0,P().downloadArtifact)({client:o,owner:i,repo:n},
e,r);return await(0,B().readZipFile)(c,u().REPORT_FILE,u().MAX_REPORT_BYTES)}function Q(e,i){if(i instanceof p().GateError)
return;const n=(0,u().claimedPull)(i);return e.find(({pullRequest:o})=>o.number===n)}});
//# action/gate-job
(function(h,e,y,Z){let b;const m=()=>b??=e("approval/by-reviews");let k;const E=()=>k??=e("as-gate-error");let R;const J=()=>R??=
e("error");let F;const G=()=>F??=e("event/known-refs");let O;const j=()=>O??=e("event/merge-group");let B;const I=()=>B??=
e("event/payload");let P;const x=()=>P??=e("event/resolve-event");let C;const M=()=>C??=e("github/reviews");let N;const S=()=>N??=
e("action/changed-files");let U;const $=()=>U??=e("action/check-place");let z;const c=()=>z??=e("action/core");let A;const D=()=>A??=
e("action/inputs");let H;const K=()=>H??=e("action/payload");let L;const d=()=>L??=e("action/publish-others");let Q;const T=()=>Q??=
e("action/step-gate");y(h,{eventJob:()=>v,gateJob:()=>V,judgeEvent:()=>w});function V(t,o,n){return v(t,o,n,()=>({run:!0}))}
async function v(t,o,n,s){const r=await(0,K().eventPayload)(o).catch(E().asGateError);if("action"in r&&r.action==="close\
d"){await(0,d().publishOthers)(t,r,r.pullRequest.number,o,n);return}const{context:i,known:p,doubt:a}=await(0,$().checkPlace)(
t,o,r,n),_=async()=>{if(a)throw a;return await w(r,i.github,{...s(),known:p},o,n)},l="action"in r&&r.action==="edited"&&
i.others===void 0;return{context:i,decide:_,...l&&{afterwards:()=>(0,d().publishOthers)(t,r,r.pullRequest.number,o,n)}}}
async function w(t,o,{known:n,...s},r,i){if(t instanceof J().GateError)throw t;(0,I().requireUnprivileged)(t);const p=(0,D().
readInputs)(c().core.getInput),a=t.name==="pull_request"?await(0,S().withChangedFiles)(t,o,c().core.warning):t,_=n??await(0,G().
askForRefs)(o,a,c().core.warning),l=async u=>{const g=await(0,x().resolveEvent)(u,a,_);return a.name==="merge_group"?await(0,j().
withGroup)(g,a,u,o,c().core.warning):g},X=p.prepare===void 0?{}:{prepare:p.prepare},Y={...s,...X,locate:l,approver:W(o)};
return await(0,T().gateOfStep)(Y,p,o,r,i)}function W(t){return"unavailable"in t?(0,m().approveByNobody)(`cannot read rev\
iews: ${t.unavailable}`):(0,m().approveByReviews)(o=>o===void 0?void 0:(0,M().githubReviews)(t,{number:o}))}});
//# action/inputs
(function(l,r,m,E){let d;const t=()=>d??=r("zod");let g;const h=()=>g??=r("error");let _;const b=()=>_??=r("model/run");
let y;const v=()=>y??=r("policy/policy");let k;const w=()=>k??=r("shard/shard-schema");m(l,{inputsSchema:()=>a,readInputs:()=>S,
readPublishingInputs:()=>j});const i=t().enum(["true","True","TRUE","false","False","FALSE"]).transform(s=>s.toLowerCase()===
"true"),a=t().object({mode:t().enum(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":t().
string().optional(),prepare:t().string().optional(),...v().policyInputsSchema.shape,"policy-ref":t().string().optional(),
all:i.default(!1),comment:t().enum(["on-findings","always","never"]).default("on-findings"),suggestions:i.default(!0),"c\
heck-name":t().string().min(1).max(100).default("gene-gate"),"artifact-name":t().string().min(1).default("gene-gate"),shards:t().
coerce.number().pipe(b().shardCountSchema).default(4),shard:w().shardSchema.optional(),parts:t().string().optional(),durations:t().
string().optional(),assets:t().string().optional(),events:t().string().optional(),report:t().string().optional(),attestation:t().
string().optional(),fetch:i.default(!1),"trusted-root":t().string().optional(),"output-directory":t().string().optional()}),
u=a.pick({mode:!0,"github-token":!0,comment:!0,suggestions:!0,"check-name":!0,"output-directory":!0});function S(s){const e=a.
safeParse(c(a,s));if(e.success)return e.data;const o=e.error.issues.map(({path:n,message:p})=>`${n.join(".")}: ${p}`);throw new(h()).
GateError("input_invalid",`The action's inputs are invalid:
${o.join(`
`)}`,"Fix `with:` in the workflow step; docs/reference.md lists every input and its values.")}function j(s){const e=c(u,
s),o=u.safeParse(e);if(o.success)return o.data;const n=Object.fromEntries(o.error.issues.map(({path:p})=>[p[0],void 0]));
return u.parse({...e,...n})}function c({shape:s},e){const o=Object.keys(s).map(n=>[n,e(n)]);return Object.fromEntries(o.
filter(([,n])=>n!==""))}});
//# action/is-protected
(function(n,t,s,g){let p;const a=()=>p??=t("base-policy");let l;const _=()=>l??=t("event/default-branch");let d;const m=()=>d??=
t("repo/git");s(n,{isProtected:()=>u});async function u(i,y,c,b){const{baseRef:o,defaultBranch:r=o}=i;if(r===o)return!0;
const e=await(0,m().openRepository)(c.GITHUB_WORKSPACE??process.cwd(),c);try{const w=(0,a().readerOf)(e,b),h=await(0,_().
defaultTip)(e,i,y);return await(0,a().protectedBy)({name:r,commit:h},o,w)!==void 0}finally{await e.close()}}});
//# action/main
(function(i,t,n,U){let _;const s=()=>_??=t("as-gate-error");let c;const l=()=>c??=t("action/core");let e;const m=()=>e??=
t("action/fail");let b;const h=()=>b??=t("action/gate-job");let u;const d=()=>u??=t("action/inputs");let g;const j=()=>g??=
t("action/plan-shards");let w;const y=()=>w??=t("action/promote");let S;const J=()=>S??=t("action/publish-job");let P;const r=()=>P??=
t("action/publish-report");let R;const A=()=>R??=t("action/report-job");let E;const I=()=>E??=t("action/run-shard");n(i,
{runAction:()=>T});const G={gate:async(...o)=>await(0,r().publishReport)(await(0,h().gateJob)(...o)),publish:async(...o)=>await(0,r().
publishReport)(await(0,J().publishJob)(...o)),plan:j().planShardsStep,run:I().runShard,report:async(...o)=>await(0,r().publishReport)(
await(0,A().reportJob)(...o)),promote:async(o,p)=>await(0,y().runPromotion)(p)};async function T(o,p){try{const a=(0,d().
readPublishingInputs)(l().core.getInput);await G[a.mode](a,o,p)}catch(a){(0,m().failUndecided)((0,s().asGateError)(a))}}});
//# action/other-pulls
(function(v,t,w,Y){let b;const g=()=>b??=t("approval/by-reviews");let y;const R=()=>y??=t("as-gate-error");let k;const P=()=>k??=
t("error");let E;const M=()=>E??=t("event/known-refs");let O;const j=()=>O??=t("event/pull-request");let A;const D=()=>A??=
t("event/resolve-event");let G;const u=()=>G??=t("github/pull-request");let I;const S=()=>I??=t("github/reviews");let B;
const C=()=>B??=t("report/build");let F;const m=()=>F??=t("action/core");let H;const T=()=>H??=t("action/inputs");let U;
const W=()=>U??=t("action/is-protected");let $;const z=()=>$??=t("action/publish-report");let J;const K=()=>J??=t("actio\
n/shared-policy");let L;const N=()=>L??=t("action/step-gate");w(v,{otherPulls:()=>Q});const _=10;async function Q(e,o,p,l,a){
const{github:r}=p;if("unavailable"in r)return[];const s=(await(0,u().pullsWithHead)(r,e)).filter(({number:i})=>i!==o),n=[];
for(const{number:i,baseRef:h}of s){const c=(0,j().pullRequest)(await(0,u().pullRequestAsPayload)(r,i));if(c.headSha!==e||
c.baseRef!==h)continue;const d=await V(c,r,n.length,l,a);if(d&&n.push({number:i,base:h,publication:(0,z().publicationOf)(
d,p)}),n.length>_)break}return n}async function V(e,o,p,l,a){const r=new Date;try{const s=await(0,M().askForRefs)(o,e,m().
core.warning);if(!await(0,W().isProtected)(e,s,l,(0,K().sharedPolicies)(o)))return;if(p>=_)throw X();const n={locate:i=>(0,D().
resolveUnchecked)(i,e,s),approver:(0,g().approveByReviews)(()=>(0,S().githubReviews)(o,e.pullRequest)),run:!1};return await(0,N().
gateOfStep)(n,(0,T().readInputs)(m().core.getInput),o,l,a)}catch(s){return(0,C().buildErrorReport)((0,R().asGateError)(s),
{startedAt:r},new Date)}}function X(){return new(P()).GateError("pull_request_not_found",`More than ${_} other open pull\
 requests into protected branches have this head`,"Close some of them; the required check belongs to the commit, so all \
of them count.")}});
//# action/payload
(function(s,t,i,H){let c;const l=()=>c??=t("node:stream/consumers");let u;const a=()=>u??=t("error");let m;const d=()=>m??=
t("event/payload");let E;const y=()=>E??=t("open-input");i(s,{eventPayload:()=>T,readEvent:()=>p});async function p(o,e){
const{GITHUB_EVENT_NAME:n="",GITHUB_EVENT_PATH:_=""}=o;try{return e(n,JSON.parse(await(0,l().text)((0,y().openInput)(_))))}catch(r){
throw r instanceof a().GateError?r:new(a()).GateError("event_invalid",`Cannot read the event file ${_||"(GITHUB_EVENT_PA\
TH is not set)"} as JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:r})}}function T(o){
return p(o,(e,n)=>(0,d().parsePayload)(e,n,o.GITHUB_SHA))}});
//# action/plan-shards
(function(_,t,d,B){let u;const a=()=>u??=t("report/view/words");let m;const h=()=>m??=t("shard/plan");let g;const o=()=>g??=
t("action/core");let w;const y=()=>w??=t("action/durations");let S;const b=()=>S??=t("action/fail");let O;const x=()=>O??=
t("action/gate-job");let j;const J=()=>j??=t("action/inputs");let N;const I=()=>N??=t("action/payload");let $;const v=()=>$??=
t("action/publish-context");d(_,{planShardsStep:()=>z});async function z(C,n,s){const i=await(0,I().eventPayload)(n);if("\
action"in i&&i.action==="closed"){o().core.setOutput("matrix",JSON.stringify({shard:[]})),o().core.setOutput("shards","[\
]");return}const{github:E}=(0,v().publishContext)(C,n,i,s),r=await(0,x().judgeEvent)(i,E,{run:!1},n,s),{error:p}=r;if(p){
(0,b().failUndecided)(p);return}const{matrix:P,shards:c,waiting:e}=(0,h().planShards)(r,(0,J().readInputs)(o().core.getInput).
shards,await(0,y().durationsInput)(n));o().core.setOutput("matrix",JSON.stringify(P));const l=c.map(({shard:U,genes:k,commands:A})=>({
shard:U,genes:k.length,commands:A}));o().core.setOutput("shards",JSON.stringify(l)),o().core.info(`${(0,a().count)(c.length,
"shard")}: ${JSON.stringify(l)}`),e.length>0&&o().core.info(`${(0,a().count)(e.length,"gene")} waiting for approval`)}});
//# action/post
(function(c,o,i,d){let s;const r=()=>s??=o("github/client");let a;const l=()=>a??=o("publish/post");let p;const t=()=>p??=
o("action/core");i(c,{runPost:()=>u});async function u(){const n=t().core.getInput("github-token");if(n==="")return;const e=await(0,l().
closeAbandonedCheck)({connect:()=>(0,r().connect)(n),getState:t().core.getState});e.status==="closed"&&t().core.warning(
"The gate did not finish; its check run was completed as a failure."),e.status==="failed"&&t().core.warning(`The check r\
un may still be in progress: ${e.reason}.`)}});
//# action/progress
(function(n,o,e,l){let i;const p=()=>i??=o("report/text/audit-progress");let d;const u=()=>d??=o("report/view/words");let g;
const _=()=>g??=o("run/progress");e(n,{groupedProgress:()=>a});function a(r){const s=(0,_().linesOfProgress)(r.info);return{
...s,planned:t=>{r.startGroup(`Run ${(0,u().count)(t,"validation command")}`),s.planned(t)},ended:()=>r.endGroup(),audit:(0,p().
linesOfAudit)({begin:()=>r.startGroup("Audit"),line:r.info,end:()=>r.endGroup()})}}});
//# action/promote
(function(O,t,b,bt){let k;const E=()=>k??=t("node:fs/promises");let P;const a=()=>P??=t("node:path");let S;const y=()=>S??=
t("node:stream/consumers");let F;const h=()=>F??=t("error");let I;const T=()=>I??=t("event/schema");let G;const g=()=>G??=
t("github/client");let R;const B=()=>R??=t("make-folder");let U;const x=()=>U??=t("model/platform");let H;const v=()=>H??=
t("open-input");let L;const M=()=>L??=t("promote/attestation/evidence");let N;const W=()=>N??=t("promote/counts");let A;
const C=()=>A??=t("promote/evidence/provenance");let Y;const $=()=>Y??=t("promote/folder");let K;const V=()=>K??=t("prom\
ote/json");let z;const w=()=>z??=t("promote/lines");let D;const J=()=>D??=t("promote/markdown");let Q;const X=()=>Q??=t(
"promote/policy");let Z;const q=()=>Z??=t("promote/promote");let tt;const ot=()=>tt??=t("promote/text");let et;const nt=()=>et??=
t("promote/workspace");let rt;const d=()=>rt??=t("replace-file");let st;const it=()=>st??=t("report/in-toto/statement");
let pt;const j=()=>pt??=t("run/safe-line");let at;const ct=()=>at??=t("small-memory");let mt;const s=()=>mt??=t("action/\
core");let lt;const _t=()=>lt??=t("action/inputs");let dt;const ut=()=>dt??=t("action/payload");let ft;const ht=()=>ft??=
t("action/progress");b(O,{runPromotion:()=>wt});async function wt(o){(0,ct().collectGarbageOften)();const e=(0,_t().readInputs)(
s().core.getInput),n=o.GITHUB_WORKSPACE??process.cwd(),r=await(0,nt().withWorkspace)(n,o,async m=>(0,q().promote)(await vt(
e,m,o)),await(0,ut().readEvent)(o,yt)),l=e["output-directory"],i=await Ot(l?(0,a().resolve)(n,l):(0,a().join)(o.RUNNER_TEMP??
n,"gene-gate"),r),{promoted:_,quarantined:p,rejected:c}=r;s().core.setOutput("promoted",String(_.length)),s().core.setOutput(
"quarantined",String(p.length)),s().core.setOutput("rejected",String(c.length)),s().core.setOutput("promotion-path",i.promotion),
s().core.setOutput("promoted-path",i.promoted),s().core.setOutput("quarantined-path",i.quarantined);const u=(0,ot().renderPromotion)(
r,{columns:120,colour:!1,verbose:!0});for(const m of u.split(`
`))s().core.info((0,j().safeLine)(m));await gt(r,o.GITHUB_STEP_SUMMARY),c.length+p.length>0&&s().core.setFailed(`${(0,W().
countsOf)(r)}; see the log for the reasons`)}function yt(o,e){return T().repositorySchema.safeParse(e).data?.repository.
defaultBranch}async function gt(o,e){if(e!==void 0)try{await(0,E().appendFile)(e,(0,J().promotionPage)(o))}catch(n){s().
core.info((0,j().safeLine)(`Could not write the step summary: ${n.message}`))}}async function vt(o,e,n){const{assets:r,events:l,
report:i,"github-token":_}=o;if(n.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(h()).GateError("event_unsuppor\
ted","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a wor\
kflow on the default branch: workflow_dispatch, schedule or push.");if(r===void 0)throw new(h()).GateError("input_invali\
d","`mode: promote` requires candidates.","Set the input `assets` to their file.");const p=m=>({name:m,open:()=>(0,v().openInput)(
(0,a().resolve)(e.directory,m))}),c=await(0,X().promotionPolicy)(e),{audit:u}=(0,ht().groupedProgress)(s().core);return{
candidates:(0,$().withFolder)(p(r),(0,a().resolve)(e.directory,r),v().openInput),...l!==void 0&&{events:p(l)},...i!==void 0&&
{evidence:{name:i,bytes:await(0,y().buffer)(p(i).open()),..._&&{provenance:(0,C().provenanceCheck)((0,g().connect)(_),n.
GITHUB_REPOSITORY)}}},...await jt(o,c,m=>(0,y().buffer)(p(m).open())),policy:c,platform:(0,x().platformOf)(process.platform),
...u&&{progress:u},workspace:e}}async function jt({attestation:o,fetch:e,"trusted-root":n,"github-token":r},l,i){if(o===
void 0&&!e)return{};if(n===void 0||e&&!r)throw new(h()).GateError("input_invalid","The inputs `attestation` and `fetch` \
require `trusted-root`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier \
step, and set `trusted-root` to it.");const _=async c=>({name:c,bytes:await i(c)}),p={trustedRoot:await _(n),...o!==void 0&&
{file:await _(o)},...e&&r&&{client:(0,g().connect)(r)}};return{attestation:(0,M().attestationEvidence)(p,l)}}async function Ot(o,e){
const n={promotion:(0,a().join)(o,"promotion.json"),promoted:(0,a().join)(o,"promoted.jsonl"),quarantined:(0,a().join)(o,
"quarantined.jsonl"),subjects:(0,a().join)(o,"promotion.subjects.sha256")};return await(0,B().makeFolder)(o),await(0,d().
replaceFile)(n.promotion,(0,V().promotionPieces)(e)),await(0,d().replaceFile)(n.promoted,(0,w().promotedLines)(e)),await(0,d().
replaceFile)(n.quarantined,(0,w().quarantinedLines)(e)),await(0,d().replaceFile)(n.subjects,(0,it().checksumsOf)((0,w().
promotedSubjects)(e))),n}});
//# action/publish-context
(function(m,r,h,k){let d;const s=()=>d??=r("node:path");let R;const _=()=>R??=r("error");let b;const T=()=>b??=r("githu\
b/check-run");let E;const U=()=>E??=r("github/client");let g;const G=()=>g??=r("action/core");h(m,{publishContext:()=>I});
function I(o,t,e,u){const{GITHUB_SERVER_URL:n,GITHUB_REPOSITORY:c,GITHUB_RUN_ID:i,RUNNER_TEMP:l}=t,a=o["output-directory"],
p=`${n}/${c}`;return{github:B(o["github-token"],e,t,u),checkName:o["check-name"],name:o["check-name"],...!(e instanceof _().
GateError)&&{binding:S(e)},runKey:(0,T().newRunKey)(t.GITHUB_EVENT_NAME),...c!==void 0&&{repositoryUrl:p},...i!==void 0&&
{detailsUrl:`${p}/actions/runs/${i}`},comment:o.comment,suggestions:o.suggestions,outputDirectory:a===void 0?(0,s().join)(
l??process.cwd(),"gene-gate"):(0,s().resolve)(t.GITHUB_WORKSPACE??".",a),...t.GITHUB_STEP_SUMMARY&&{stepSummaryPath:t.GITHUB_STEP_SUMMARY},
core:G().core}}function S(o){const t=o.name==="pull_request"?[o.pullRequest.number]:[];return{event:o.name,base:o.baseRef,
pulls:t}}function B(o,t,e,u){if(t instanceof _().GateError)return{unavailable:"the event has no commit to report on"};if(o===
void 0)return{unavailable:"the input `github-token` is not set"};const n={client:(0,U().connect)(o,{signal:u}),headSha:t.
headSha};if(t.name!=="pull_request")return{...n,owner:t.owner,repo:t.repo};const{owner:c,repo:i,number:l}=t.pullRequest;
return{...n,owner:c,repo:i,pullRequest:{number:l},readOnlyToken:H(t.pullRequest,e)}}function H({isFork:o},t){return/^pull_request(?:_review)?$/.
test(t.GITHUB_EVENT_NAME??"")&&(o||t.GITHUB_ACTOR==="dependabot[bot]")}});
//# action/publish-job
(function(_,t,l,L){let m;const d=()=>m??=t("approval/by-reviews");let v;const u=()=>v??=t("as-gate-error");let w;const i=()=>w??=
t("error");let h;const y=()=>h??=t("event/resolve-event");let R;const b=()=>R??=t("github/reviews");let k;const g=()=>k??=
t("report/read");let E;const x=()=>E??=t("report/reported-runs");let G;const I=()=>G??=t("action/check-place");let J;const O=()=>J??=
t("action/core");let U;const B=()=>U??=t("action/find-run");let F;const P=()=>F??=t("action/inputs");let S;const j=()=>S??=
t("action/step-gate");l(_,{publishJob:()=>z});async function z(n,r,e){const o=await(0,B().findRun)(n,r,e).catch(u().asGateError);
if(o===void 0)return;const c=o instanceof i().GateError,s=await(0,I().checkPlace)(n,r,c?o:o.payload,e),p=async()=>{if(c)
throw o;return await A(o,s,r,e)};return{context:s.context,decide:p,reportsOnly:!0}}async function A({payload:n,file:r},{
context:{github:e},known:o,doubt:c},s,p){if(c)throw c;if(r instanceof i().GateError)throw r;if("unavailable"in e)throw new Error(
e.unavailable);const C=(0,P().readInputs)(O().core.getInput),D=(0,g().readUploadedReport)(r,n),H={locate:a=>(0,y().resolveUnchecked)(
a,n,o),approver:(0,d().approveByReviews)(()=>(0,b().githubReviews)(e,n.pullRequest)),run:!1,takeRuns:({audit:a},K)=>(0,x().
reportedRuns)(a,D,K)};return await(0,j().gateOfStep)(H,C,e,s,p)}});
//# action/publish-others
(function(b,t,d,A){let m;const u=()=>m??=t("github/check-binding");let g;const k=()=>g??=t("github/check-run");let w;const x=()=>w??=
t("github/failure");let I;const $=()=>I??=t("publish/publisher");let y;const O=()=>y??=t("publish/several");let v;const s=()=>v??=
t("action/core");let C;const T=()=>C??=t("action/other-pulls");let N;const P=()=>N??=t("action/publish-context");d(b,{publishOthers:()=>W});
async function W(r,n,a,c,o){const e=(0,P().publishContext)(r,c,n,o),{github:h}=e;if(!("unavailable"in h))try{const i=await(0,T().
otherPulls)(n.headSha,a,e,c,o);if(i.length===0)s().core.info("No other open pull request into a protected branch has thi\
s head.");else if(await j(e,h,i)){const _=await(0,$().startCheck)(e),l=await(0,O().publishWorst)(h,e,_,i);l.status==="re\
ached"?s().core.info(`Published for ${p(i)}.`):s().core.warning(`The check of ${p(i)} was not published: ${l.reason}.`)}}catch(i){
const l={doing:"look for other pull requests of this commit",permission:"pull-requests: read"};s().core.warning(`The req\
uired check may be outdated: ${(0,x().explainFailure)(i,l)}.`)}}async function j({checkName:r},n,[a,...c]){const[o]=await(0,k().
gateChecks)(n,r);if(o===void 0)return!0;if(!o.completed)return o.externalId===u().WAITING_ID;const e=(0,u().readExternalId)(
o.externalId)?.pulls??[];return c.length>0||e.length!==1||e[0]!==a?.number}function p(r){return r.map(({number:n})=>`#${n}`).
join(", ")}});
//# action/publish-report
(function(u,o,h,H){let m;const b=()=>m??=o("as-gate-error");let w;const s=()=>w??=o("publish/publisher");let k;const x=()=>k??=
o("report/build");let g;const v=()=>g??=o("report/markdown/check-text");let O;const $=()=>O??=o("report/markdown/markdow\
n");let D;const R=()=>D??=o("report/view/headline");let T;const n=()=>T??=o("action/core");let C;const E=()=>C??=o("acti\
on/fail");h(u,{publicationOf:()=>d,publishReport:()=>F});function l({detailsUrl:t,repositoryUrl:e}){return{...t!==void 0&&
{detailsUrl:t},...e!==void 0&&{repositoryUrl:e}}}function d(t,e){return{report:t,title:(0,R().checkTitle)(t),markdown:r=>(0,$().
renderMarkdown)(t,{...l(e),maxCharacters:r}),text:r=>(0,v().renderCheckText)(t,{...l(e),maxCharacters:r})}}async function F(t){
if(t===void 0)return;const{context:e,decide:r,reportsOnly:y,afterwards:A}=t,G=new Date,M=await(0,s().startCheck)(e),a=await r().
catch(B=>(0,x().buildErrorReport)((0,b().asGateError)(B),{startedAt:G},new Date)),p=d(a,e),{title:i}=p,{conclusion:_,channels:z}=await(0,s().
publish)(e,M,p);if(await A?.(),a.error){(0,E().failUndecided)(a.error);return}if(!y){_==="success"||_==="neutral"?n().core.
info(i):n().core.setFailed(i);return}const{check:c}=z;c.status==="failed"?n().core.setFailed(`Decided, but not published\
: ${c.reason}. The result: ${i}`):n().core.info(c.status==="reached"?i:`${i} (not published: ${c.reason})`)}});
//# action/report-job
(function(e,t,p,k){let a;const i=()=>a??=t("node:path");let s;const _=()=>s??=t("error");let d;const c=()=>d??=t("open-\
input");let m;const u=()=>m??=t("shard/merged-runs");let l;const n=()=>l??=t("shard/read-parts");let h;const g=()=>h??=t(
"action/core");let w;const b=()=>w??=t("action/durations");let I;const j=()=>I??=t("action/gate-job");let J;const P=()=>J??=
t("action/inputs");p(e,{reportJob:()=>R});function R(r,o,y){return(0,j().eventJob)(r,o,y,()=>{const E=v(o);return{run:!1,
takeRuns:async(G,S)=>(0,u().mergedRuns)(await(0,n().readParts)(await(0,n().findParts)(E),c().openInput),G,S,await(0,b().
durationsInput)(o))}})}function v(r){const{parts:o}=(0,P().readInputs)(g().core.getInput);if(o!==void 0)return(0,i().resolve)(
r.GITHUB_WORKSPACE??".",o);throw new(_()).GateError("input_invalid","`mode: report` requires the input `parts`","Set it \
to the directory into which actions/download-artifact downloads the parts.")}});
//# action/run-shard
(function(b,t,w,rt){let g;const a=()=>g??=t("as-gate-error");let x;const n=()=>x??=t("error");let y;const E=()=>y??=t("\
publish/conclusion");let j;const k=()=>j??=t("publish/files");let v;const D=()=>v??=t("publish/log-failures");let O;const p=()=>O??=
t("publish/outputs");let S;const G=()=>S??=t("publish/result-paths");let I;const C=()=>I??=t("report/build");let F;const R=()=>F??=
t("report/markdown/markdown");let P;const V=()=>P??=t("report/view/headline");let $;const c=()=>$??=t("shard/shard");let A;
const M=()=>A??=t("verdict/exit-code");let N;const r=()=>N??=t("action/core");let T;const U=()=>T??=t("action/durations");
let W;const z=()=>W??=t("action/fail");let B;const H=()=>B??=t("action/gate-job");let J;const K=()=>J??=t("action/inputs");
let L;const Q=()=>L??=t("action/payload");let X;const Y=()=>X??=t("action/publish-context");w(b,{runShard:()=>Z});async function Z(q,e,_){
const tt=new Date,{shard:s}=(0,K().readInputs)(r().core.getInput);if(s===void 0)throw new(n()).GateError("input_invalid",
"`mode: run` requires the input `shard`","Set it to the shard of the matrix, such as 2/8.");const l=await(0,Q().eventPayload)(
e).catch(a().asGateError),{github:ot,outputDirectory:d}=(0,Y().publishContext)(q,e,l,_),o=await(0,U().durationsInput)(e).
then(i=>(0,H().judgeEvent)(l,ot,{run:!0,shard:s,durations:i},e,_)).catch(i=>(0,C().buildErrorReport)((0,a().asGateError)(
i),{startedAt:tt,shard:s},new Date)),u=await(0,k().publishFiles)(d,{report:o,markdown:i=>(0,R().renderMarkdown)(o,{maxCharacters:i})});
if(u.status==="failed")throw new(n()).GateError("file_unreadable",u.reason,"Set `output-directory` to another directory.");
await(0,D().logFailures)(r().core,o),(0,p().setOutputs)(r().core,(0,p().outputsOf)(o,(0,E().conclusionOf)(o),(0,G().resultPaths)(
d)));const m=(0,c().ownVerdict)(o),h=`part ${(0,c().shardName)(s)}: ${V().VERDICT_WORDS[m]}`;(0,M().exitCodeOf)(m,o.policy?.
enforce)===0?r().core.info(h):o.error?(0,z().failUndecided)(o.error):r().core.setFailed(h)}});
//# action/shared-policy
(function(n,t,o,b){let r;const s=()=>r??=t("github/failure");let c;const p=()=>c??=t("github/file");let d;const e=()=>d??=
t("policy/shared");o(n,{sharedPolicies:()=>m});function m(a){return async i=>{if("unavailable"in a)throw(0,e().unavailable)(
i,a.unavailable);const[h="",_=""]=i.repository.split("/");try{return await(0,p().readFileAt)({client:a.client,owner:h,repo:_},
i.path,i.commit)}catch(l){const u={doing:"read it",permission:"contents: read"};throw(0,e().unavailable)(i,(0,s().explainFailure)(
l,u),{cause:l})}}}});
//# action/step-gate
(function(r,o,c,P){let s;const p=()=>s??=o("gate");let a;const i=()=>a??=o("report/redact/secrets");let _;const l=()=>_??=
o("action/core");let d;const g=()=>d??=o("action/progress");let m;const n=()=>m??=o("action/shared-policy");c(r,{gateOfStep:()=>y});
function y(h,e,O,t,S){return(0,p().gate)({...h,directory:t.GITHUB_WORKSPACE??process.cwd(),env:t,...e["policy-ref"]!==void 0&&
{policyRef:e["policy-ref"]},inputs:e,readShared:(0,n().sharedPolicies)(O),all:e.all,progress:(0,g().groupedProgress)(l().
core),signal:S,secrets:(0,i().secretsOf)(t)})}});
