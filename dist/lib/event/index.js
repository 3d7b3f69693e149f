//# event/base-tip
(function(h,g,i){const u=i("error"),a=i("repo/merge-base"),s=i("repo/remote"),m=i("repo/revision");async function b(n,r,{
baseTip:t}){const{baseRef:o,baseSha:e}=r,d=t??e;if(await(0,a().requireCommits)(n,[d],[d,(0,s().fetched)(o)]),t!==void 0)
return t;const c=await _(n,r);return c!==void 0&&await w(n,c,e,r)?c:e}async function _(n,{baseRef:r,pullRequest:t}){if(!await(0,s().
isRemoteOf)(n,t))return;const o=`refs/remotes/origin/${r}`;try{await(0,a().requireCommits)(n,[o],[(0,s().fetched)(r)])}catch(e){
if(!(e instanceof u().GateError)||e.code!=="shallow_clone")throw e}return(await(0,m().lookUpCommits)(n,[o]))[0]}async function w(n,r,t,{
baseRef:o}){if(r===t)return!0;try{return await(0,a().mergeBase)(n,r,t,[r,t,(0,s().fetched)(o)])===t}catch(e){if(e instanceof
u().GateError&&e.code==="no_merge_base")return!1;throw e}}h.exports={baseTip:b,descends:w}});
//# event/branch
(function(d,O,h){const r=h("packages/zod"),i=h("error"),s=h("event/schema"),p=/^0+$/,u=/^refs\/heads\//,g=/^refs\/(?:heads|tags)\//,
b=r().object({...s().repositorySchema.shape,merge_group:r().object({head_sha:s().sha,base_sha:s().sha,head_ref:r().string(),
base_ref:r().string()})}),_=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function w(o){const{repository:a,
merge_group:e}=b.parse(o),t=_.exec(e.head_ref)?.[1];return{name:"merge_group",...a,headSha:e.head_sha,against:{commit:e.
base_sha},baseRef:e.base_ref.replace(u,""),isOwn:!1,...t!==void 0&&{pullNumber:Number(t)}}}const l=r().object({...s().repositorySchema.
shape,ref:r().string().min(1),before:s().sha,after:s().sha});function S(o){const{repository:a,ref:e,before:t,after:n}=l.
parse(o),{defaultBranch:c}=a;if(p.test(n)||!u.test(e))throw new(i()).GateError("event_unsupported",`The push of ${JSON.stringify(
e)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const m=e===`refs/\
heads/${c}`;if(m&&p.test(t))throw new(i()).GateError("event_unsupported","First push of the default branch: there is no \
earlier commit to compare with","Run the gate on the next change.");return{name:"push",...a,...{headSha:n,against:m?{commit:t}:
{branch:c},baseRef:c},isOwn:!0}}const R=r().object({...s().repositorySchema.shape,ref:r().string().min(1)});function N(o,a){
const{repository:e,ref:t}=R.parse(o),{defaultBranch:n}=e;return{name:"workflow_dispatch",...e,headSha:s().sha.parse(a),against:{
branch:n},baseRef:n,isOwn:g.test(t)}}d.exports={mergeGroup:w,push:S,workflowDispatch:N}});
//# event/default-branch
(function(c,_,t){const u=t("error"),m=t("repo/merge-base"),i=t("repo/remote"),a=t("repo/revision");async function h(o,e,{
defaultTip:r}){const{defaultBranch:n=e.baseRef}=e,p=`refs/remotes/origin/${n}`,d=e.name==="pull_request"?e.pullRequest:e;
if(r===void 0&&!await(0,i().isRemoteOf)(o,d))throw new(u()).GateError("ref_not_found",`The policy of ${JSON.stringify(n)}\
, the default branch, says whether this base is protected, and cannot be read`,"Keep the input `github-token`, or check \
out the repository of the pull request.");const s=r??p;await(0,m().requireCommits)(o,[s],[...r===void 0?[]:[r],(0,i().fetched)(
n)]);const[b]=await(0,a().resolveCommits)(o,[s]);return b}c.exports={defaultTip:h}});
//# event/find-pull-request
(function(o,d,t){const i=t("github/failure"),u=t("github/pull-request"),p=t("event/pull-request");async function a(c,{owner:q,
repo:m,head:s,headSha:l}){const r={client:c,owner:q,repo:m};try{const b=(await(0,u().openPullRequests)(r,`${s.owner}:${s.
branch}`,l)).map(async e=>(0,p().pullRequest)(await(0,u().pullRequestAsPayload)(r,e)));return(await Promise.all(b)).filter(
e=>e.headSha===l).sort((e,R)=>e.pullRequest.number-R.pullRequest.number)}catch(n){throw(0,i().asUnavailable)(n,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}o.exports={findPullRequests:a}});
//# event/known-refs
(function(c,$,n){const b=n("github/failure"),h=n("github/refs");async function m(e,r,d){const s=l(r);if("unavailable"in
e)return{};const{defaultBranch:i=r.baseRef}=r,t=async(o,p="base")=>{try{return await(0,h().refTip)(e,o)}catch(v){const R=`\
read the tip of ${o.replace(/^heads\//,"")}`,g=(0,b().explainFailure)(v,{doing:R,permission:"contents: read"});d(`The ${p}\
 was not compared with GitHub's: ${g}.`);return}},[a,u]=await Promise.all([s===void 0?void 0:t(`heads/${s}`),i===r.baseRef?
void 0:t(`heads/${i}`)]);return{...a!==void 0&&{baseTip:a},...u!==void 0&&{defaultTip:u},...r.name==="pull_request"&&{merge:()=>t(
`pull/${r.pullRequest.number}/merge`,"test merge")}}}function l(e){return e.name==="pull_request"?e.baseRef:"branch"in e.
against?e.against.branch:void 0}c.exports={askForRefs:m}});
//# event/merge-group
(function(q,E,l){const O=l("error"),$=l("github/failure"),h=l("github/pull-request"),b=l("repo/first-parents"),w=l("rep\
o/merge-base"),k=l("repo/merge-tree");async function G(n,o,a,c,i){const e=await S(n,o,a,c);return typeof e!="string"?{...n,
group:e,isFork:e.some(({isFork:r})=>r)}:(i(`The merge group is treated as a change from a fork: ${e}.`),n)}async function S({
base:n,head:o},{baseRef:a,pullNumber:c},i,e){if("unavailable"in e)return e.unavailable;try{if(await(0,w().mergeBase)(i,n,
o)!==n)return"its base is not in its history";const r=await(0,b().firstParents)(i,n,o),p={repository:i,github:e,baseRef:a},
m=await Promise.all(r.map(t=>C(t,p))),d=m.filter(t=>t===void 0),u=c===void 0?void 0:await(0,h().pullOrigin)(e,c),g=d.length===
r.length&&u?.isOpen&&u.commits===r.length;if(u===void 0||d.length>0&&!g)return`no pull request is known for ${d.length} \
of its ${r.length} commits`;const s=[...m,u].filter(t=>t!==void 0);return[...new Map(s.map(t=>[t.number,x(t)])).values()]}catch(r){
return r instanceof O().GateError?r.message:(0,$().explainFailure)(r,{doing:"read the pull requests of the merge group",
permission:"pull-requests: read"})}}function x({number:n,headSha:o,isFork:a}){return{number:n,headSha:o,isFork:a}}const B=/\(#(\d{1,9})\)$/;
async function C({commit:n,parents:o,subject:a,tree:c},{repository:i,github:e,baseRef:r}){const[p="",m,...d]=o,u=t=>t.isOpen&&
t.baseRef===r;if(m!==void 0){if(d.length>0)return;const _=(await(0,h().pullsOfCommit)(e,m)).filter(u).filter(({headSha:v})=>v===
m);return _.find(({isFork:v})=>v)??_[0]}const g=B.exec(a)?.[1];if(g===void 0)return;const s=await(0,h().pullOrigin)(e,Number(
g));if(u(s))return await(0,w().requireCommits)(i,[s.headSha],[`refs/pull/${g}/head`]),await(0,w().mergeBase)(i,p,s.headSha,
[n,s.headSha]),await(0,k().mergedTree)(i,p,s.headSha)===c?s:void 0}q.exports={withGroup:G}});
//# event/payload
(function(p,w,r){const u=r("packages/zod"),t=r("error"),o=r("event/branch"),n=r("event/pull-request"),a=new Map([["pull\
_request",n().pullRequest],["pull_request_review",n().pullRequestReview],["pull_request_target",e=>({...(0,n().pullRequest)(
e),privileged:!0})],["merge_group",o().mergeGroup],["push",o().push],["workflow_dispatch",o().workflowDispatch]]);function l(e,d,c){
const i=a.get(e);if(i===void 0)throw new(t()).GateError("event_unsupported",`The event ${JSON.stringify(e)} does not ide\
ntify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return i(d,c)}catch(s){
throw s instanceof u().ZodError?new(t()).GateError("event_invalid",`The payload is not a GitHub ${e} event: ${u().prettifyError(
s)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote."):s}}function h(e){if("privileged"in e)throw new(t()).
GateError("event_unsupported","No command was run: on pull_request_target the commands of a change would have a write to\
ken and the secrets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.m\
d).")}p.exports={parsePayload:l,requireUnprivileged:h}});
//# event/policy-ref
(function(u,_,i){const n=i("error"),h=i("repo/merge-base"),c=i("repo/remote"),s=i("repo/revision"),a=i("repo/typed-revi\
sion");async function d(o,e){const r=e.replace(/^refs\/heads\//,"");try{return(0,s().isObjectId)(r)?await(0,a().resolveRevision)(
o,r):await v(o,r)??await(0,a().resolveRevision)(o,e)}catch(t){throw t instanceof n().GateError&&t.code==="ref_ambiguous"?
t:w(e,t)}}async function v(o,e){const r=`refs/remotes/origin/${e}`,[t,m]=await(0,s().lookUpCommits)(o,[r,`refs/heads/${e}`]);
if(t!==void 0)return t;try{if(!await(0,c().branchAtOrigin)(o,e))return}catch(p){if(m!==void 0)return m;throw p}return await(0,h().
requireCommits)(o,[r],[(0,c().fetched)(e)]),(await(0,s().lookUpCommits)(o,[r]))[0]}function w(o,e){const r=e instanceof n().
GateError&&e.code==="git_failed"?`: ${e.message}`:"";return new(n()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
o)} is not a branch of origin or a revision in this clone${r}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:e})}u.exports={resolvePolicyRef:d}});
//# event/pull-request
(function(r,m,a){const e=a("packages/zod"),i=a("event/schema"),o=e().int().nonnegative(),u=e().object({number:e().int().
positive(),head:e().object({sha:i().sha,repo:e().object({id:e().int()}).nullable()}),base:e().object({sha:i().sha,ref:e().
string().min(1)})});function s(n){return e().object({action:e().string().optional(),repository:e().object({id:e().int(),
name:e().string().min(1),owner:e().object({login:e().string().min(1)}),default_branch:e().string().min(1).optional()}),pull_request:u.
extend({changed_files:n})})}const d=s(o),l=s(o.optional());function h(n){const t=d.parse(n);return{...c(t),...t.action!==
void 0&&{action:t.action}}}function b(n){return c(l.parse(n))}function c({repository:n,pull_request:t}){return{name:"pul\
l_request",pullRequest:{owner:n.owner.login,repo:n.name,number:t.number,isFork:t.head.repo?.id!==n.id,...t.changed_files!==
void 0&&{changedFiles:t.changed_files}},headSha:t.head.sha,baseRef:t.base.ref,baseSha:t.base.sha,...n.default_branch!==void 0&&
{defaultBranch:n.default_branch}}}r.exports={pullRequest:h,pullRequestReview:b}});
//# event/resolve-base
(function(v,w,i){const r=i("repo/revision"),l=i("repo/typed-revision"),c=/^refs\/(?:heads|remotes\/origin)\//;async function h(n,e){
const o=e===void 0?await(0,r().defaultBranch)(n):await(0,l().resolveNamed)(n,e),{commit:m}=o,s=e==="HEAD"||e==="@"?await p(
n):o.ref,u=s&&a(s);if(u===void 0)return{commit:m,name:e??"HEAD"};const t=e===void 0?o:await(0,r().findDefaultBranch)(n),
d=t?.ref&&a(t.ref);return{commit:m,name:u,...t&&d&&{defaultBranch:{name:d,commit:t.commit}}}}function a(n){return c.test(
n)?n.replace(c,""):void 0}async function p({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().
trim()}v.exports={resolveBase:h}});
//# event/resolve-branch
(function(a,B,c){const m=c("repo/merge-base"),u=c("repo/remote"),p=c("repo/revision");async function w(r,{name:o,headSha:e,
against:t,baseRef:i,isOwn:n},s){const v="commit"in t?await C(r,t.commit,e):await b(r,t.branch,e,s);return{name:o,directory:r.
directory,head:e,audited:e,baseRef:i,...v,isFork:!n}}async function C(r,o,e){return await(0,m().requireCommits)(r,[o,e],
[o,e]),{base:o,policyCommit:o}}async function b(r,o,e,t){const i=(0,u().fetched)(o),n=t.baseTip??`refs/remotes/origin/${o}`;
await(0,m().requireCommits)(r,[n],[i]);const[s]=await(0,p().resolveCommits)(r,[n]);return{base:await(0,m().mergeBase)(r,
s,e,[e,i]),policyCommit:s}}a.exports={resolveBranch:w}});
//# event/resolve-event
(function(l,_,c){const i=c("event/default-branch"),o=c("event/resolve-branch"),u=c("event/resolve-pull-request");async function v(e,t,n){
const r=t.name==="pull_request"?await(0,u().resolvePullRequest)(e,t,n):await(0,o().resolveBranch)(e,t,n);return await a(
r,t,e,n)}async function h(e,t,n){const r=await(0,u().resolveFetched)(e,t,n);return await a(r,t,e,n)}async function a(e,t,n,r){
const{defaultBranch:s}=t;if(s===void 0)return e;const m=s===e.baseRef?e.policyCommit:await(0,i().defaultTip)(n,t,r);return{
...e,defaultBranch:{name:s,commit:m}}}l.exports={resolveEvent:v,resolveUnchecked:h}});
//# event/resolve-pull-request
(function(q,T,r){const k=r("error"),l=r("repo/checkout"),o=r("repo/merge-base"),C=r("repo/read-change"),d=r("repo/remot\
e"),h=r("repo/revision"),m=r("event/base-tip"),S=r("event/test-merge");async function H(e,t,n={}){const[s]=await(0,h().resolveCommits)(
e,["HEAD"]),i=s===t.headSha?await w(e,t,await(0,m().baseTip)(e,t,n)):await p(e,t,s,n);return v(e,t,i)}async function R(e,t,n={}){
const{headSha:s,pullRequest:i}=t;await(0,o().requireCommits)(e,[s],[`refs/pull/${i.number}/head`]);const a=await(0,m().baseTip)(
e,t,n);return v(e,t,await w(e,t,a))}function v({directory:e},{headSha:t,baseRef:n,pullRequest:s},i){const{isFork:a}=s;return{
name:"pull_request",directory:e,head:t,baseRef:n,...i,isFork:a,pullRequest:s}}async function p(e,t,n,s){const{headSha:i,
baseRef:a}=t,[c,u,...g]=await(0,h().parentsOf)(e,n);if(c===void 0||u!==i||g.length>0)throw(0,l().checkoutDiffers)(`the c\
heckout is at ${(0,o().short)(n)}, which is neither that commit nor its test merge commit`,i,"actions");await(0,o().requireCommits)(
e,[c,i],[n,(0,d().fetched)(a)]);const b=await(0,m().baseTip)(e,t,s),_=await(0,S().doubtAbout)({commit:n,base:c},b,e,t,s);
return _===void 0?{base:c,audited:n,policyCommit:b}:{...await w(e,t,b),unprovenMerge:{commit:n,reason:_}}}async function w(e,t,n){
const{headSha:s,baseSha:i,baseRef:a}=t,c=await(0,o().mergeBase)(e,n,s,[s,n,(0,d().fetched)(a)]),[u]=await(0,h().lookUpCommits)(
e,[i]);return(u===void 0||u===n?c:await(0,o().mergeBase)(e,u,s))===c&&await G(e,t,c),{base:c,audited:s,policyCommit:n}}async function G(e,{
headSha:t,pullRequest:{changedFiles:n}},s){if(n===void 0)return;const i=await(0,C().countChangedFiles)(e,s,t);if(!(i>=n))
throw new(k()).GateError("change_incomplete",`GitHub reports ${n} changed files, but this clone shows only ${i}`,"Set `f\
etch-depth: 0` on actions/checkout, and run the job again.")}q.exports={resolveFetched:R,resolvePullRequest:H}});
//# event/resolve-range
(function(i,g,t){const s=t("error"),m=t("repo/merge-base"),c=t("repo/typed-revision"),d=t("repo/worktree"),l=t("event/r\
esolve-base");async function u(e,{base:h,head:n,worktree:r=!1}){if(r&&n!==void 0)throw new(s()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[a,
o]=await v([(0,c().resolveRevision)(e,n??"HEAD"),(0,l().resolveBase)(e,h)]);return{name:r?"worktree":"range",directory:e.
directory,base:await(0,m().mergeBase)(e,o.commit,a),head:a,audited:r?await(0,d().snapshotWorktree)(e):a,policyCommit:o.commit,
baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function v(e){return await Promise.allSettled(
e),Promise.all(e)}i.exports={resolveRange:u}});
//# event/schema
(function(r,c,e){const o=e("packages/zod"),n=o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),t=o().object({repository:o().
object({name:o().string().min(1),owner:o().object({login:o().string().min(1)}),default_branch:o().string().min(1)}).transform(
({name:s,owner:a,default_branch:i})=>({owner:a.login,repo:s,defaultBranch:i}))});r.exports={repositorySchema:t,sha:n}});
//# event/test-merge
(function(b,g,r){const u=r("repo/merge-base"),d=r("repo/merge-tree"),w=r("repo/remote"),m=r("event/base-tip");async function h(t,n,e,i,c){
const s=async()=>await c.merge?.()===t.commit,a=(await e.shallowCommits()).size>0;if(a&&await s())return;const o=await _(
t,n,e,i);return o===void 0||a?o:await s()?void 0:o}async function _(t,n,e,i){const{headSha:c,baseRef:s}=i;if(!await v(t.
base,n,e,i))return`its first parent ${(0,u().short)(t.base)} is not a recent commit of ${s}`;(await e.shallowCommits()).
size>0&&await(0,u().mergeBase)(e,t.base,c,[t.commit,(0,w().fetched)(s)]);const[a,[o]]=await Promise.all([(0,d().mergedTree)(
e,t.base,c),e.read([`${t.commit}^{tree}`])]);return a===void 0?"git cannot compute this merge":a===o?.oid?void 0:"git co\
mputes other content for it"}async function v(t,n,e,i){return t===n||t===i.baseSha?!0:await(0,m().descends)(e,t,i.baseSha,
i)&&await(0,m().descends)(e,n,t,i)}b.exports={doubtAbout:h}});
//# event/workflow-run
(function(h,g,t){const e=t("packages/zod"),a=t("error"),i=t("event/schema"),u=e().object({...i().repositorySchema.shape,
workflow_run:e().object({id:e().int().positive(),event:e().string(),head_sha:i().sha,head_branch:e().string().min(1).nullable(),
head_repository:e().object({owner:e().object({login:e().string().min(1)})}).nullable()})}),w=["pull_request","pull_reque\
st_review"];function l(o,c){if(o!=="workflow_run")throw n(`\`mode: publish\` does not support the event ${JSON.stringify(
o)}`);const s=u.safeParse(c);if(!s.success)throw new(a()).GateError("event_invalid",`The payload is not a GitHub workflo\
w_run event: ${e().prettifyError(s.error)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote.");const{
repository:p,workflow_run:r}=s.data,{owner:d,repo:_}=p;if(!w.includes(r.event))throw n(`The workflow run was started by ${JSON.
stringify(r.event)}`);if(r.head_branch===null||r.head_repository===null)throw n("The branch or the repository of the wor\
kflow run was deleted");const b={owner:r.head_repository.owner.login,branch:r.head_branch};return{owner:d,repo:_,runId:r.
id,headSha:r.head_sha,head:b}}function n(o){return new(a()).GateError("event_unsupported",o,"Trigger it on `workflow_run\
` of the workflow that gates pull requests (docs/github.md).")}h.exports={parseWorkflowRun:l}});
