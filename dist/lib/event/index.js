//# event/base-tip
(function(d,i,u,T){let h;const m=()=>h??=i("error");let l;const a=()=>l??=i("repo/merge-base");let b;const s=()=>b??=i(
"repo/remote");let p;const g=()=>p??=i("repo/revision");u(d,{baseTip:()=>v,descends:()=>_});async function v(o,r,{baseTip:t}){
const{baseRef:n,baseSha:e}=r,w=t??e;if(await(0,a().requireCommits)(o,[w],[w,(0,s().fetched)(n)]),t!==void 0)return t;const c=await C(
o,r);return c!==void 0&&await _(o,c,e,r)?c:e}async function C(o,{baseRef:r,pullRequest:t}){if(!await(0,s().isRemoteOf)(o,
t))return;const n=`refs/remotes/origin/${r}`;try{await(0,a().requireCommits)(o,[n],[(0,s().fetched)(r)])}catch(e){if(!(e instanceof
m().GateError)||e.code!=="shallow_clone")throw e}return(await(0,g().lookUpCommits)(o,[n]))[0]}async function _(o,r,t,{baseRef:n}){
if(r===t)return!0;try{return await(0,a().mergeBase)(o,r,t,[r,t,(0,s().fetched)(n)])===t}catch(e){if(e instanceof m().GateError&&
e.code==="no_merge_base")return!1;throw e}}});
//# event/branch
(function(d,h,g,E){let _;const t=()=>_??=h("zod");let b;const i=()=>b??=h("error");let l;const r=()=>l??=h("event/schem\
a");g(d,{mergeGroup:()=>R,push:()=>O,workflowDispatch:()=>B});const p=/^0+$/,m=/^refs\/heads\//,w=/^refs\/(?:heads|tags)\//,
S=t().object({...r().repositorySchema.shape,merge_group:t().object({head_sha:r().sha,base_sha:r().sha,head_ref:t().string(),
base_ref:t().string()})}),y=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;function R(o){const{repository:a,
merge_group:e}=S.parse(o),s=y.exec(e.head_ref)?.[1];return{name:"merge_group",...a,headSha:e.head_sha,against:{commit:e.
base_sha},baseRef:e.base_ref.replace(m,""),isOwn:!1,...s!==void 0&&{pullNumber:Number(s)}}}const N=t().object({...r().repositorySchema.
shape,ref:t().string().min(1),before:r().sha,after:r().sha});function O(o){const{repository:a,ref:e,before:s,after:n}=N.
parse(o),{defaultBranch:c}=a;if(p.test(n)||!m.test(e))throw new(i()).GateError("event_unsupported",`The push of ${JSON.stringify(
e)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const u=e===`refs/\
heads/${c}`;if(u&&p.test(s))throw new(i()).GateError("event_unsupported","First push of the default branch: there is no \
earlier commit to compare with","Run the gate on the next change.");return{name:"push",...a,...{headSha:n,against:u?{commit:s}:
{branch:c},baseRef:c},isOwn:!0}}const G=t().object({...r().repositorySchema.shape,ref:t().string().min(1)});function B(o,a){
const{repository:e,ref:s}=G.parse(o),{defaultBranch:n}=e;return{name:"workflow_dispatch",...e,headSha:r().sha.parse(a),against:{
branch:n},baseRef:n,isOwn:w.test(s)}}});
//# event/default-branch
(function(m,t,c,T){let a;const u=()=>a??=t("error");let _;const h=()=>_??=t("repo/merge-base");let l;const i=()=>l??=t(
"repo/remote");let p;const d=()=>p??=t("repo/revision");c(m,{defaultTip:()=>b});async function b(r,e,{defaultTip:o}){const{
defaultBranch:n=e.baseRef}=e,w=`refs/remotes/origin/${n}`,g=e.name==="pull_request"?e.pullRequest:e;if(o===void 0&&!await(0,i().
isRemoteOf)(r,g))throw new(u()).GateError("ref_not_found",`The policy of ${JSON.stringify(n)}, the default branch, says \
whether this base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the p\
ull request.");const s=o??w;await(0,h().requireCommits)(r,[s],[...o===void 0?[]:[o],(0,i().fetched)(n)]);const[v]=await(0,d().
resolveCommits)(r,[s]);return v}});
//# event/find-pull-request
(function(o,l,i,y){let p;const a=()=>p??=l("github/failure");let c;const t=()=>c??=l("github/pull-request");let m;const q=()=>m??=
l("event/pull-request");i(o,{findPullRequests:()=>_});async function _(b,{owner:d,repo:R,head:u,headSha:s}){const r={client:b,
owner:d,repo:R};try{const h=(await(0,t().openPullRequests)(r,`${u.owner}:${u.branch}`,s)).map(async e=>(0,q().pullRequest)(
await(0,t().pullRequestAsPayload)(r,e)));return(await Promise.all(h)).filter(e=>e.headSha===s).sort((e,w)=>e.pullRequest.
number-w.pullRequest.number)}catch(n){throw(0,a().asUnavailable)(n,{doing:"find the pull request",permission:"pull-reque\
sts: read"})}}});
//# event/known-refs
(function(c,n,l,T){let m;const b=()=>m??=n("github/failure");let h;const d=()=>h??=n("github/refs");l(c,{askForRefs:()=>p});
async function p(e,t,R){const s=v(t);if("unavailable"in e)return{};const{defaultBranch:i=t.baseRef}=t,r=async(u,_="base")=>{
try{return await(0,d().refTip)(e,u)}catch(g){const $=`read the tip of ${u.replace(/^heads\//,"")}`,w=(0,b().explainFailure)(
g,{doing:$,permission:"contents: read"});R(`The ${_} was not compared with GitHub's: ${w}.`);return}},[a,o]=await Promise.
all([s===void 0?void 0:r(`heads/${s}`),i===t.baseRef?void 0:r(`heads/${i}`)]);return{...a!==void 0&&{baseTip:a},...o!==void 0&&
{defaultTip:o},...t.name==="pull_request"&&{merge:()=>r(`pull/${t.pullRequest.number}/merge`,"test merge")}}}function v(e){
return e.name==="pull_request"?e.baseRef:"branch"in e.against?e.against.branch:void 0}});
//# event/merge-group
(function(O,u,b,A){let $;const k=()=>$??=u("error");let G;const S=()=>G??=u("github/failure");let q;const _=()=>q??=u("\
github/pull-request");let B;const x=()=>B??=u("repo/first-parents");let y;const h=()=>y??=u("repo/merge-base");let C;const E=()=>C??=
u("repo/merge-tree");b(O,{withGroup:()=>F});async function F(i,o,a,m,n){const e=await M(i,o,a,m);return typeof e!="strin\
g"?{...i,group:e,isFork:e.some(({isFork:t})=>t)}:(n(`The merge group is treated as a change from a fork: ${e}.`),i)}async function M({
base:i,head:o},{baseRef:a,pullNumber:m},n,e){if("unavailable"in e)return e.unavailable;try{if(await(0,h().mergeBase)(n,i,
o)!==i)return"its base is not in its history";const t=await(0,x().firstParents)(n,i,o),c={repository:n,github:e,baseRef:a},
p=await Promise.all(t.map(r=>T(r,c))),d=p.filter(r=>r===void 0),l=m===void 0?void 0:await(0,_().pullOrigin)(e,m),g=d.length===
t.length&&l?.isOpen&&l.commits===t.length;if(l===void 0||d.length>0&&!g)return`no pull request is known for ${d.length} \
of its ${t.length} commits`;const s=[...p,l].filter(r=>r!==void 0);return[...new Map(s.map(r=>[r.number,P(r)])).values()]}catch(t){
return t instanceof k().GateError?t.message:(0,S().explainFailure)(t,{doing:"read the pull requests of the merge group",
permission:"pull-requests: read"})}}function P({number:i,headSha:o,isFork:a}){return{number:i,headSha:o,isFork:a}}const R=/\(#(\d{1,9})\)$/;
async function T({commit:i,parents:o,subject:a,tree:m},{repository:n,github:e,baseRef:t}){const[c="",p,...d]=o,l=r=>r.isOpen&&
r.baseRef===t;if(p!==void 0){if(d.length>0)return;const v=(await(0,_().pullsOfCommit)(e,p)).filter(l).filter(({headSha:w})=>w===
p);return v.find(({isFork:w})=>w)??v[0]}const g=R.exec(a)?.[1];if(g===void 0)return;const s=await(0,_().pullOrigin)(e,Number(
g));if(l(s))return await(0,h().requireCommits)(n,[s.headSha],[`refs/pull/${g}/head`]),await(0,h().mergeBase)(n,c,s.headSha,
[i,s.headSha]),await(0,E().mergedTree)(n,c,s.headSha)===m?s:void 0}});
//# event/payload
(function(p,t,i,q){let a;const u=()=>a??=t("zod");let h;const r=()=>h??=t("error");let _;const o=()=>_??=t("event/branc\
h");let d;const n=()=>d??=t("event/pull-request");i(p,{parsePayload:()=>w,requireUnprivileged:()=>g});const c=new Map([[
"pull_request",n().pullRequest],["pull_request_review",n().pullRequestReview],["pull_request_target",e=>({...(0,n().pullRequest)(
e),privileged:!0})],["merge_group",o().mergeGroup],["push",o().push],["workflow_dispatch",o().workflowDispatch]]);function w(e,m,v){
const l=c.get(e);if(l===void 0)throw new(r()).GateError("event_unsupported",`The event ${JSON.stringify(e)} does not ide\
ntify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return l(m,v)}catch(s){
throw s instanceof u().ZodError?new(r()).GateError("event_invalid",`The payload is not a GitHub ${e} event: ${u().prettifyError(
s)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote."):s}}function g(e){if("privileged"in e)throw new(r()).
GateError("event_unsupported","No command was run: on pull_request_target the commands of a change would have a write to\
ken and the secrets of the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.m\
d).")}});
//# event/policy-ref
(function(_,i,l,$){let d;const n=()=>d??=i("error");let p;const h=()=>p??=i("repo/merge-base");let v;const a=()=>v??=i(
"repo/remote");let u;const s=()=>u??=i("repo/revision");let w;const c=()=>w??=i("repo/typed-revision");l(_,{resolvePolicyRef:()=>g});
async function g(o,e){const t=e.replace(/^refs\/heads\//,"");try{return(0,s().isObjectId)(t)?await(0,c().resolveRevision)(
o,t):await b(o,t)??await(0,c().resolveRevision)(o,e)}catch(r){throw r instanceof n().GateError&&r.code==="ref_ambiguous"?
r:y(e,r)}}async function b(o,e){const t=`refs/remotes/origin/${e}`,[r,m]=await(0,s().lookUpCommits)(o,[t,`refs/heads/${e}`]);
if(r!==void 0)return r;try{if(!await(0,a().branchAtOrigin)(o,e))return}catch(O){if(m!==void 0)return m;throw O}return await(0,h().
requireCommits)(o,[t],[(0,a().fetched)(e)]),(await(0,s().lookUpCommits)(o,[t]))[0]}function y(o,e){const t=e instanceof n().
GateError&&e.code==="git_failed"?`: ${e.message}`:"";return new(n()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
o)} is not a branch of origin or a revision in this clone${t}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:e})}});
//# event/pull-request
(function(u,a,r,g){let l;const e=()=>l??=a("zod");let d;const o=()=>d??=a("event/schema");r(u,{pullRequest:()=>p,pullRequestReview:()=>_});
const i=e().int().nonnegative(),h=e().object({number:e().int().positive(),head:e().object({sha:o().sha,repo:e().object({
id:e().int()}).nullable()}),base:e().object({sha:o().sha,ref:e().string().min(1)})});function s(n){return e().object({action:e().
string().optional(),repository:e().object({id:e().int(),name:e().string().min(1),owner:e().object({login:e().string().min(
1)}),default_branch:e().string().min(1).optional()}),pull_request:h.extend({changed_files:n})})}const b=s(i),m=s(i.optional());
function p(n){const t=b.parse(n);return{...c(t),...t.action!==void 0&&{action:t.action}}}function _(n){return c(m.parse(
n))}function c({repository:n,pull_request:t}){return{name:"pull_request",pullRequest:{owner:n.owner.login,repo:n.name,number:t.
number,isFork:t.head.repo?.id!==n.id,...t.changed_files!==void 0&&{changedFiles:t.changed_files}},headSha:t.head.sha,baseRef:t.
base.ref,baseSha:t.base.sha,...n.default_branch!==void 0&&{defaultBranch:n.default_branch}}}});
//# event/resolve-base
(function(v,i,l,D){let p;const c=()=>p??=i("repo/revision");let _;const h=()=>_??=i("repo/typed-revision");l(v,{resolveBase:()=>w});
const r=/^refs\/(?:heads|remotes\/origin)\//;async function w(n,t){const o=t===void 0?await(0,c().defaultBranch)(n):await(0,h().
resolveNamed)(n,t),{commit:m}=o,s=t==="HEAD"||t==="@"?await B(n):o.ref,d=s&&a(s);if(d===void 0)return{commit:m,name:t??"\
HEAD"};const e=t===void 0?o:await(0,c().findDefaultBranch)(n),u=e?.ref&&a(e.ref);return{commit:m,name:d,...e&&u&&{defaultBranch:{
name:u,commit:e.commit}}}}function a(n){return r.test(n)?n.replace(r,""):void 0}async function B({user:n}){return(await n(
["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}});
//# event/resolve-branch
(function(a,s,_,g){let p;const c=()=>p??=s("repo/merge-base");let u;const l=()=>u??=s("repo/remote");let b;const v=()=>b??=
s("repo/revision");_(a,{resolveBranch:()=>w});async function w(o,{name:t,headSha:e,against:r,baseRef:i,isOwn:n},m){const d="\
commit"in r?await C(o,r.commit,e):await B(o,r.branch,e,m);return{name:t,directory:o.directory,head:e,audited:e,baseRef:i,
...d,isFork:!n}}async function C(o,t,e){return await(0,c().requireCommits)(o,[t,e],[t,e]),{base:t,policyCommit:t}}async function B(o,t,e,r){
const i=(0,l().fetched)(t),n=r.baseTip??`refs/remotes/origin/${t}`;await(0,c().requireCommits)(o,[n],[i]);const[m]=await(0,v().
resolveCommits)(o,[n]);return{base:await(0,c().mergeBase)(o,m,e,[e,i]),policyCommit:m}}});
//# event/resolve-event
(function(u,r,o,w){let i;const v=()=>i??=r("event/default-branch");let _;const h=()=>_??=r("event/resolve-branch");let m;
const s=()=>m??=r("event/resolve-pull-request");o(u,{resolveEvent:()=>b,resolveUnchecked:()=>d});async function b(e,t,n){
const c=t.name==="pull_request"?await(0,s().resolvePullRequest)(e,t,n):await(0,h().resolveBranch)(e,t,n);return await a(
c,t,e,n)}async function d(e,t,n){const c=await(0,s().resolveFetched)(e,t,n);return await a(c,t,e,n)}async function a(e,t,n,c){
const{defaultBranch:l}=t;if(l===void 0)return e;const p=l===e.baseRef?e.policyCommit:await(0,v().defaultTip)(n,t,c);return{
...e,defaultBranch:{name:l,commit:p}}}});
//# event/resolve-pull-request
(function(v,o,p,j){let k;const C=()=>k??=o("error");let S;const H=()=>S??=o("repo/checkout");let R;const r=()=>R??=o("r\
epo/merge-base");let G;const T=()=>G??=o("repo/read-change");let $;const b=()=>$??=o("repo/remote");let A;const m=()=>A??=
o("repo/revision");let F;const u=()=>F??=o("event/base-tip");let O;const B=()=>O??=o("event/test-merge");p(v,{resolveFetched:()=>E,
resolvePullRequest:()=>D});async function D(e,t,n={}){const[s]=await(0,m().resolveCommits)(e,["HEAD"]),a=s===t.headSha?await _(
e,t,await(0,u().baseTip)(e,t,n)):await M(e,t,s,n);return w(e,t,a)}async function E(e,t,n={}){const{headSha:s,pullRequest:a}=t;
await(0,r().requireCommits)(e,[s],[`refs/pull/${a.number}/head`]);const c=await(0,u().baseTip)(e,t,n);return w(e,t,await _(
e,t,c))}function w({directory:e},{headSha:t,baseRef:n,pullRequest:s},a){const{isFork:c}=s;return{name:"pull_request",directory:e,
head:t,baseRef:n,...a,isFork:c,pullRequest:s}}async function M(e,t,n,s){const{headSha:a,baseRef:c}=t,[i,h,...d]=await(0,m().
parentsOf)(e,n);if(i===void 0||h!==a||d.length>0)throw(0,H().checkoutDiffers)(`the checkout is at ${(0,r().short)(n)}, w\
hich is neither that commit nor its test merge commit`,a,"actions");await(0,r().requireCommits)(e,[i,a],[n,(0,b().fetched)(
c)]);const l=await(0,u().baseTip)(e,t,s),g=await(0,B().doubtAbout)({commit:n,base:i},l,e,t,s);return g===void 0?{base:i,
audited:n,policyCommit:l}:{...await _(e,t,l),unprovenMerge:{commit:n,reason:g}}}async function _(e,t,n){const{headSha:s,
baseSha:a,baseRef:c}=t,i=await(0,r().mergeBase)(e,n,s,[s,n,(0,b().fetched)(c)]),[h]=await(0,m().lookUpCommits)(e,[a]);return(h===
void 0||h===n?i:await(0,r().mergeBase)(e,h,s))===i&&await P(e,t,i),{base:i,audited:s,policyCommit:n}}async function P(e,{
headSha:t,pullRequest:{changedFiles:n}},s){if(n===void 0)return;const a=await(0,T().countChangedFiles)(e,s,t);if(!(a>=n))
throw new(C()).GateError("change_incomplete",`GitHub reports ${n} changed files, but this clone shows only ${a}`,"Set `f\
etch-depth: 0` on actions/checkout, and run the job again.")}});
//# event/resolve-range
(function(i,t,s,B){let m;const l=()=>m??=t("error");let c;const _=()=>c??=t("repo/merge-base");let d;const v=()=>d??=t(
"repo/typed-revision");let p;const h=()=>p??=t("repo/worktree");let b;const g=()=>b??=t("event/resolve-base");s(i,{resolveRange:()=>u});
async function u(e,{base:k,head:n,worktree:r=!1}){if(r&&n!==void 0)throw new(l()).GateError("usage","`--head` cannot be \
used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[a,o]=await w([(0,v().
resolveRevision)(e,n??"HEAD"),(0,g().resolveBase)(e,k)]);return{name:r?"worktree":"range",directory:e.directory,base:await(0,_().
mergeBase)(e,o.commit,a),head:a,audited:r?await(0,h().snapshotWorktree)(e):a,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function w(e){return await Promise.allSettled(e),Promise.all(e)}});
//# event/schema
(function(n,e,r,g){let t;const o=()=>t??=e("zod");r(n,{repositorySchema:()=>s,sha:()=>i});const i=o().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
s=o().object({repository:o().object({name:o().string().min(1),owner:o().object({login:o().string().min(1)}),default_branch:o().
string().min(1)}).transform(({name:a,owner:c,default_branch:m})=>({owner:c.login,repo:a,defaultBranch:m}))})});
//# event/test-merge
(function(b,r,_,z){let d;const m=()=>d??=r("repo/merge-base");let w;const h=()=>w??=r("repo/merge-tree");let l;const p=()=>l??=
r("repo/remote");let g;const u=()=>g??=r("event/base-tip");_(b,{doubtAbout:()=>v});async function v(t,i,e,a,c){const n=async()=>await c.
merge?.()===t.commit,o=(await e.shallowCommits()).size>0;if(o&&await n())return;const s=await S(t,i,e,a);return s===void 0||
o?s:await n()?void 0:s}async function S(t,i,e,a){const{headSha:c,baseRef:n}=a;if(!await $(t.base,i,e,a))return`its first\
 parent ${(0,m().short)(t.base)} is not a recent commit of ${n}`;(await e.shallowCommits()).size>0&&await(0,m().mergeBase)(
e,t.base,c,[t.commit,(0,p().fetched)(n)]);const[o,[s]]=await Promise.all([(0,h().mergedTree)(e,t.base,c),e.read([`${t.commit}\
^{tree}`])]);return o===void 0?"git cannot compute this merge":o===s?.oid?void 0:"git computes other content for it"}async function $(t,i,e,a){
return t===i||t===a.baseSha?!0:await(0,u().descends)(e,t,a.baseSha,a)&&await(0,u().descends)(e,i,t,a)}});
//# event/workflow-run
(function(i,t,l,v){let u;const e=()=>u??=t("zod");let w;const a=()=>w??=t("error");let c;const h=()=>c??=t("event/schem\
a");l(i,{parseWorkflowRun:()=>_});const d=e().object({...h().repositorySchema.shape,workflow_run:e().object({id:e().int().
positive(),event:e().string(),head_sha:h().sha,head_branch:e().string().min(1).nullable(),head_repository:e().object({owner:e().
object({login:e().string().min(1)})}).nullable()})}),p=["pull_request","pull_request_review"];function _(o,b){if(o!=="wo\
rkflow_run")throw n(`\`mode: publish\` does not support the event ${JSON.stringify(o)}`);const s=d.safeParse(b);if(!s.success)
throw new(a()).GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${e().prettifyError(s.error)}`,
"GITHUB_EVENT_PATH must be the path of the file that the runner wrote.");const{repository:m,workflow_run:r}=s.data,{owner:g,
repo:k}=m;if(!p.includes(r.event))throw n(`The workflow run was started by ${JSON.stringify(r.event)}`);if(r.head_branch===
null||r.head_repository===null)throw n("The branch or the repository of the workflow run was deleted");const y={owner:r.
head_repository.owner.login,branch:r.head_branch};return{owner:g,repo:k,runId:r.id,headSha:r.head_sha,head:y}}function n(o){
return new(a()).GateError("event_unsupported",o,"Trigger it on `workflow_run` of the workflow that gates pull requests (\
docs/github.md).")}});
