"use strict";module.exports={"event/base-tip"(g,t,R,O){let k;const r=()=>k??=t("error");let S;const l=()=>S??=t("repo/merge-base");let w;
const c=()=>w??=t("repo/remote");let m;const h=()=>m??=t("repo/revision");R(g,{baseTip:()=>p,descends:()=>s});async function p(n,e,{
baseTip:o}){const{baseRef:a,baseSha:u}=e,_=o??u;if(await(0,l().requireCommits)(n,[_],[_,(0,c().fetched)(a)]),o!==void 0)
return o;const f=await i(n,e);return f!==void 0&&await s(n,f,u,e)?f:u}async function i(n,{baseRef:e,pullRequest:o}){if(!await(0,c().
isRemoteOf)(n,o))return;const a=`refs/remotes/origin/${e}`;try{await(0,l().requireCommits)(n,[a],[(0,c().fetched)(e)])}catch(u){
if(!(u instanceof r().GateError)||u.code!=="shallow_clone")throw u}return(await(0,h().lookUpCommits)(n,[a]))[0]}async function s(n,e,o,{
baseRef:a}){if(e===o)return!0;try{return await(0,l().mergeBase)(n,e,o,[e,o,(0,c().fetched)(a)])===o}catch(u){if(u instanceof
r().GateError&&u.code==="no_merge_base")return!1;throw u}}},"event/branch"(g,t,R,O){let k;const r=()=>k??=t("zod");let S;
const l=()=>S??=t("error");let w;const c=()=>w??=t("event/schema");R(g,{mergeGroup:()=>n,push:()=>o,workflowDispatch:()=>u});
const m=/^0+$/,h=/^refs\/heads\//,p=/^refs\/(?:heads|tags)\//,i=r().object({...c().repositorySchema.shape,merge_group:r().
object({head_sha:c().sha,base_sha:c().sha,head_ref:r().string(),base_ref:r().string()})}),s=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function n(_){const{repository:f,merge_group:T}=i.parse(_),B=s.exec(T.head_ref)?.[1];return{name:"merge_group",...f,headSha:T.
head_sha,against:{commit:T.base_sha},baseRef:T.base_ref.replace(h,""),isOwn:!1,...B!==void 0&&{pullNumber:Number(B)}}}const e=r().
object({...c().repositorySchema.shape,ref:r().string().min(1),before:c().sha,after:c().sha});function o(_){const{repository:f,
ref:T,before:B,after:y}=e.parse(_),{defaultBranch:d}=f;if(m.test(y)||!h.test(T))throw new(l()).GateError("event_unsuppor\
ted",`The push of ${JSON.stringify(T)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches\
: ["**"] } }`.');const b=T===`refs/heads/${d}`;if(b&&m.test(B))throw new(l()).GateError("event_unsupported","First push \
of the default branch: there is no earlier commit to compare with","Run the gate on the next change.");return{name:"push",
...f,...{headSha:y,against:b?{commit:B}:{branch:d},baseRef:d},isOwn:!0}}const a=r().object({...c().repositorySchema.shape,
ref:r().string().min(1)});function u(_,f){const{repository:T,ref:B}=a.parse(_),{defaultBranch:y}=T;return{name:"workflow\
_dispatch",...T,headSha:c().sha.parse(f),against:{branch:y},baseRef:y,isOwn:p.test(B)}}},"event/default-branch"(g,t,R,O){
let k;const r=()=>k??=t("error");let S;const l=()=>S??=t("repo/merge-base");let w;const c=()=>w??=t("repo/remote");let m;
const h=()=>m??=t("repo/revision");R(g,{defaultTip:()=>p});async function p(i,s,{defaultTip:n}){const{defaultBranch:e=s.
baseRef}=s,o=`refs/remotes/origin/${e}`,a=s.name==="pull_request"?s.pullRequest:s;if(n===void 0&&!await(0,c().isRemoteOf)(
i,a))throw new(r()).GateError("ref_not_found",`The policy of ${JSON.stringify(e)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const u=n??o;await(0,l().requireCommits)(i,[u],[...n===void 0?[]:[n],(0,c().fetched)(e)]);const[_]=await(0,h().resolveCommits)(
i,[u]);return _}},"event/find-pull-request"(g,t,R,O){let k;const r=()=>k??=t("github/failure");let S;const l=()=>S??=t("\
github/pull-request");let w;const c=()=>w??=t("event/pull-request");R(g,{findPullRequests:()=>m});async function m(h,{owner:p,
repo:i,head:s,headSha:n}){const e={client:h,owner:p,repo:i};try{const a=(await(0,l().openPullRequests)(e,`${s.owner}:${s.
branch}`,n)).map(async _=>(0,c().pullRequest)(await(0,l().pullRequestAsPayload)(e,_)));return(await Promise.all(a)).filter(
_=>_.headSha===n).sort((_,f)=>_.pullRequest.number-f.pullRequest.number)}catch(o){throw(0,r().asUnavailable)(o,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}},"event/known-refs"(g,t,R,O){let k;const r=()=>k??=t("github/\
failure");let S;const l=()=>S??=t("github/refs");R(g,{askForRefs:()=>w});async function w(m,h,p){const i=c(h);if("unavai\
lable"in m)return{};const s=h.name==="pull_request",{defaultBranch:n=h.baseRef}=h;try{const[e,o,a]=await Promise.all([i===
void 0?void 0:(0,l().refTip)(m,`heads/${i}`),n===h.baseRef?void 0:(0,l().refTip)(m,`heads/${n}`),s?(0,l().refTip)(m,`pul\
l/${h.pullRequest.number}/merge`):void 0]);return{...e!==void 0&&{baseTip:e},...o!==void 0&&{defaultTip:o},...a!==void 0&&
{merge:a}}}catch(e){const o=(0,r().explainFailure)(e,{doing:`read the tip of ${h.baseRef}`,permission:"contents: read"});
return p(`The base was not compared with GitHub's: ${o}.`),{}}}function c(m){return m.name==="pull_request"?m.baseRef:"b\
ranch"in m.against?m.against.branch:void 0}},"event/merge-group"(g,t,R,O){let k;const r=()=>k??=t("error");let S;const l=()=>S??=
t("github/failure");let w;const c=()=>w??=t("github/pull-request");let m;const h=()=>m??=t("repo/first-parents");let p;const i=()=>p??=
t("repo/merge-base");let s;const n=()=>s??=t("repo/merge-tree");R(g,{withGroup:()=>e});async function e(f,T,B,y,d){const b=await o(
f,T,B,y);return typeof b!="string"?{...f,group:b,isFork:b.some(({isFork:v})=>v)}:(d(`The merge group is treated as a cha\
nge from a fork: ${b}.`),f)}async function o({base:f,head:T},{baseRef:B,pullNumber:y},d,b){if("unavailable"in b)return b.
unavailable;try{if(await(0,i().mergeBase)(d,f,T)!==f)return"its base is not in its history";const v=await(0,h().firstParents)(
d,f,T),E={repository:d,github:b,baseRef:B},$=await Promise.all(v.map(C=>_(C,E))),G=$.filter(C=>C===void 0),q=y===void 0?
void 0:await(0,c().pullOrigin)(b,y),P=G.length===v.length&&q?.isOpen&&q.commits===v.length;if(q===void 0||G.length>0&&!P)
return`no pull request is known for ${G.length} of its ${v.length} commits`;const j=[...$,q].filter(C=>C!==void 0);return[
...new Map(j.map(C=>[C.number,a(C)])).values()]}catch(v){return v instanceof r().GateError?v.message:(0,l().explainFailure)(
v,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function a({number:f,headSha:T,
isFork:B}){return{number:f,headSha:T,isFork:B}}const u=/\(#(\d{1,9})\)$/;async function _({commit:f,parents:T,subject:B,
tree:y},{repository:d,github:b,baseRef:v}){const[E="",$,...G]=T,q=C=>C.isOpen&&C.baseRef===v;if($!==void 0){if(G.length>
0)return;const U=(await(0,c().pullsOfCommit)(b,$)).filter(q).filter(({headSha:A})=>A===$);return U.find(({isFork:A})=>A)??
U[0]}const P=u.exec(B)?.[1];if(P===void 0)return;const j=await(0,c().pullOrigin)(b,Number(P));if(q(j))return await(0,i().
requireCommits)(d,[j.headSha],[`refs/pull/${P}/head`]),await(0,i().mergeBase)(d,E,j.headSha,[f,j.headSha]),await(0,n().mergedTree)(
d,E,j.headSha)===y?j:void 0}},"event/payload"(g,t,R,O){let k;const r=()=>k??=t("zod");let S;const l=()=>S??=t("error");let w;
const c=()=>w??=t("event/branch");let m;const h=()=>m??=t("event/pull-request");R(g,{parsePayload:()=>i,requireUnprivileged:()=>s});
const p=new Map([["pull_request",h().pullRequest],["pull_request_review",h().pullRequestReview],["pull_request_target",n=>({
...(0,h().pullRequest)(n),privileged:!0})],["merge_group",c().mergeGroup],["push",c().push],["workflow_dispatch",c().workflowDispatch]]);
function i(n,e,o){const a=p.get(n);if(a===void 0)throw new(l()).GateError("event_unsupported",`The event ${JSON.stringify(
n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return a(
e,o)}catch(u){throw u instanceof r().ZodError?new(l()).GateError("event_invalid",`The payload is not a GitHub ${n} event\
: ${r().prettifyError(u)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote."):u}}function s(n){if("\
privileged"in n)throw new(l()).GateError("event_unsupported","No command was run: on pull_request_target the commands of\
 a change would have a write token and the secrets of the repository","Use `on: pull_request`; for forks, publish from a\
 second workflow (docs/github.md).")}},"event/policy-ref"(g,t,R,O){let k;const r=()=>k??=t("error");let S;const l=()=>S??=
t("repo/merge-base");let w;const c=()=>w??=t("repo/remote");let m;const h=()=>m??=t("repo/revision");let p;const i=()=>p??=
t("repo/typed-revision");R(g,{resolvePolicyRef:()=>s});async function s(o,a){const u=a.replace(/^refs\/heads\//,"");try{
return(0,h().isObjectId)(u)?await(0,i().resolveRevision)(o,u):await n(o,u)??await(0,i().resolveRevision)(o,a)}catch(_){throw _ instanceof
r().GateError&&_.code==="ref_ambiguous"?_:e(a,_)}}async function n(o,a){const u=`refs/remotes/origin/${a}`,[_,f]=await(0,h().
lookUpCommits)(o,[u,`refs/heads/${a}`]);if(_!==void 0)return _;try{if(!await(0,c().branchAtOrigin)(o,a))return}catch(T){
if(f!==void 0)return f;throw T}return await(0,l().requireCommits)(o,[u],[(0,c().fetched)(a)]),(await(0,h().lookUpCommits)(
o,[u]))[0]}function e(o,a){const u=a instanceof r().GateError&&a.code==="git_failed"?`: ${a.message}`:"";return new(r()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a branch of origin or a revision in this clone${u}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:a})}},"event/pull-request"(g,t,R,O){let k;
const r=()=>k??=t("zod");let S;const l=()=>S??=t("event/schema");R(g,{pullRequest:()=>i,pullRequestReview:()=>s});const w=r().
int().nonnegative(),c=r().object({number:r().int().positive(),head:r().object({sha:l().sha,repo:r().object({id:r().int()}).
nullable()}),base:r().object({sha:l().sha,ref:r().string().min(1)})});function m(e){return r().object({action:r().string().
optional(),repository:r().object({id:r().int(),name:r().string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().
string().min(1).optional()}),pull_request:c.extend({changed_files:e})})}const h=m(w),p=m(w.optional());function i(e){const o=h.
parse(e);return{...n(o),...o.action!==void 0&&{action:o.action}}}function s(e){return n(p.parse(e))}function n({repository:e,
pull_request:o}){return{name:"pull_request",pullRequest:{owner:e.owner.login,repo:e.name,number:o.number,isFork:o.head.repo?.
id!==e.id,...o.changed_files!==void 0&&{changedFiles:o.changed_files}},headSha:o.head.sha,baseRef:o.base.ref,baseSha:o.base.
sha,...e.default_branch!==void 0&&{defaultBranch:e.default_branch}}}},"event/resolve-base"(g,t,R,O){let k;const r=()=>k??=
t("repo/revision");let S;const l=()=>S??=t("repo/typed-revision");R(g,{resolveBase:()=>c});const w=/^refs\/(?:heads|remotes\/origin)\//;
async function c(p,i){const s=i===void 0?await(0,r().defaultBranch)(p):await(0,l().resolveNamed)(p,i),{commit:n}=s,e=i===
"HEAD"||i==="@"?await h(p):s.ref,o=e&&m(e);if(o===void 0)return{commit:n,name:i??"HEAD"};const a=i===void 0?s:await(0,r().
findDefaultBranch)(p),u=a?.ref&&m(a.ref);return{commit:n,name:o,...a&&u&&{defaultBranch:{name:u,commit:a.commit}}}}function m(p){
return w.test(p)?p.replace(w,""):void 0}async function h({user:p}){return(await p(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}},"event/resolve-branch"(g,t,R,O){let k;const r=()=>k??=t("repo/merge-base");let S;const l=()=>S??=
t("repo/remote");let w;const c=()=>w??=t("repo/revision");R(g,{resolveBranch:()=>m});async function m(i,{name:s,headSha:n,
against:e,baseRef:o,isOwn:a},u){const _="commit"in e?await h(i,e.commit,n):await p(i,e.branch,n,u);return{name:s,directory:i.
directory,head:n,audited:n,baseRef:o,..._,isFork:!a}}async function h(i,s,n){return await(0,r().requireCommits)(i,[s,n],
[s,n]),{base:s,policyCommit:s}}async function p(i,s,n,e){const o=(0,l().fetched)(s),a=e.baseTip??`refs/remotes/origin/${s}`;
await(0,r().requireCommits)(i,[a],[o]);const[u]=await(0,c().resolveCommits)(i,[a]);return{base:await(0,r().mergeBase)(i,
u,n,[n,o]),policyCommit:u}}},"event/resolve-event"(g,t,R,O){let k;const r=()=>k??=t("event/default-branch");let S;const l=()=>S??=
t("event/resolve-branch");let w;const c=()=>w??=t("event/resolve-pull-request");R(g,{resolveEvent:()=>m,resolveUnchecked:()=>h});
async function m(i,s,n){const e=s.name==="pull_request"?await(0,c().resolvePullRequest)(i,s,n):await(0,l().resolveBranch)(
i,s,n);return await p(e,s,i,n)}async function h(i,s,n){const e=await(0,c().resolveFetched)(i,s,n);return await p(e,s,i,n)}
async function p(i,s,n,e){const{defaultBranch:o}=s;if(o===void 0)return i;const a=o===i.baseRef?i.policyCommit:await(0,r().
defaultTip)(n,s,e);return{...i,defaultBranch:{name:o,commit:a}}}},"event/resolve-pull-request"(g,t,R,O){let k;const r=()=>k??=
t("error");let S;const l=()=>S??=t("repo/checkout");let w;const c=()=>w??=t("repo/merge-base");let m;const h=()=>m??=t("\
repo/read-change");let p;const i=()=>p??=t("repo/remote");let s;const n=()=>s??=t("repo/revision");let e;const o=()=>e??=
t("event/base-tip");let a;const u=()=>a??=t("event/test-merge");R(g,{resolveFetched:()=>f,resolvePullRequest:()=>_});async function _(d,b,v={}){
const{headSha:E,baseRef:$,pullRequest:G}=b,[q]=await(0,n().resolveCommits)(d,["HEAD"]),P=q===E?await B(d,b,await(0,o().baseTip)(
d,b,v)):await T(d,b,q,v);return{name:"pull_request",directory:d.directory,head:E,baseRef:$,...P,isFork:G.isFork,pullRequest:G}}
async function f(d,b,v={}){const{headSha:E,baseRef:$,pullRequest:G}=b;await(0,c().requireCommits)(d,[E],[`refs/pull/${G.
number}/head`]);const q=await(0,o().baseTip)(d,b,v);return{name:"pull_request",directory:d.directory,head:E,baseRef:$,...await B(
d,b,q),isFork:G.isFork,pullRequest:G}}async function T(d,b,v,E){const{headSha:$,baseRef:G}=b,[q,P,...j]=await(0,n().parentsOf)(
d,v);if(q===void 0||P!==$||j.length>0)throw(0,l().checkoutDiffers)(`the checkout is at ${(0,c().short)(v)}, which is nei\
ther that commit nor its test merge commit`,$,"actions");await(0,c().requireCommits)(d,[q,$],[v,(0,i().fetched)(G)]);const C=await(0,o().
baseTip)(d,b,E),U=await(0,u().doubtAbout)({commit:v,base:q},C,d,b,E);return U===void 0?{base:q,audited:v,policyCommit:C}:
{...await B(d,b,C),unprovenMerge:{commit:v,reason:U}}}async function B(d,b,v){const{headSha:E,baseSha:$,baseRef:G}=b,q=await(0,c().
mergeBase)(d,v,E,[E,v,(0,i().fetched)(G)]),[P]=await(0,n().lookUpCommits)(d,[$]);return(P===void 0||P===v?q:await(0,c().
mergeBase)(d,P,E))===q&&await y(d,b,q),{base:q,audited:E,policyCommit:v}}async function y(d,{headSha:b,pullRequest:{changedFiles:v}},E){
if(v===void 0)return;const $=await(0,h().countChangedFiles)(d,E,b);if(!($>=v))throw new(r()).GateError("change_incomplet\
e",`GitHub reports ${v} changed files, but this clone shows only ${$}`,"Set `fetch-depth: 0` on actions/checkout, and ru\
n the job again.")}},"event/resolve-range"(g,t,R,O){let k;const r=()=>k??=t("error");let S;const l=()=>S??=t("repo/merge\
-base");let w;const c=()=>w??=t("repo/typed-revision");let m;const h=()=>m??=t("repo/worktree");let p;const i=()=>p??=t(
"event/resolve-base");R(g,{resolveRange:()=>s});async function s(e,{base:o,head:a,worktree:u=!1}){if(u&&a!==void 0)throw new(r()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[_,f]=await n([(0,c().resolveRevision)(e,a??"HEAD"),(0,i().resolveBase)(e,o)]);return{name:u?"work\
tree":"range",directory:e.directory,base:await(0,l().mergeBase)(e,f.commit,_),head:_,audited:u?await(0,h().snapshotWorktree)(
e):_,policyCommit:f.commit,baseRef:f.name,...f.defaultBranch&&{defaultBranch:f.defaultBranch},isFork:!1}}async function n(e){
return await Promise.allSettled(e),Promise.all(e)}},"event/schema"(g,t,R,O){let k;const r=()=>k??=t("zod");R(g,{repositorySchema:()=>l,
sha:()=>S});const S=r().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),l=r().object({repository:r().object({name:r().
string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().string().min(1)}).transform(({name:w,owner:c,
default_branch:m})=>({owner:c.login,repo:w,defaultBranch:m}))})},"event/test-merge"(g,t,R,O){let k;const r=()=>k??=t("re\
po/merge-base");let S;const l=()=>S??=t("repo/merge-tree");let w;const c=()=>w??=t("repo/remote");let m;const h=()=>m??=
t("event/base-tip");R(g,{doubtAbout:()=>p});async function p(s,n,e,o,a){const{headSha:u,baseRef:_}=o;if(a.merge===s.commit)
return;if(!await i(s.base,n,e,o))return`its first parent ${(0,r().short)(s.base)} is not a recent commit of ${_}`;await(0,r().
mergeBase)(e,s.base,u,[s.commit,(0,c().fetched)(_)]);const f=await(0,l().mergedTree)(e,s.base,u);return f===void 0?"git \
cannot compute this merge":f===await(0,l().treeOf)(e,s.commit)?void 0:"git computes other content for it"}async function i(s,n,e,o){
return s===n||s===o.baseSha?!0:await(0,h().descends)(e,s,o.baseSha,o)&&await(0,h().descends)(e,n,s,o)}},"event/workflow-\
run"(g,t,R,O){let k;const r=()=>k??=t("zod");let S;const l=()=>S??=t("error");let w;const c=()=>w??=t("event/schema");R(
g,{parseWorkflowRun:()=>p});const m=r().object({...c().repositorySchema.shape,workflow_run:r().object({id:r().int().positive(),
event:r().string(),head_sha:c().sha,head_branch:r().string().min(1).nullable(),head_repository:r().object({owner:r().object(
{login:r().string().min(1)})}).nullable()})}),h=["pull_request","pull_request_review"];function p(s,n){if(s!=="workflow_\
run")throw i(`\`mode: publish\` does not support the event ${JSON.stringify(s)}`);const e=m.safeParse(n);if(!e.success)throw new(l()).
GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${r().prettifyError(e.error)}`,"GITHUB_EVENT_\
PATH must be the path of the file that the runner wrote.");const{repository:o,workflow_run:a}=e.data,{owner:u,repo:_}=o;
if(!h.includes(a.event))throw i(`The workflow run was started by ${JSON.stringify(a.event)}`);if(a.head_branch===null||a.
head_repository===null)throw i("The branch or the repository of the workflow run was deleted");const f={owner:a.head_repository.
owner.login,branch:a.head_branch};return{owner:u,repo:_,runId:a.id,headSha:a.head_sha,head:f}}function i(s){return new(l()).
GateError("event_unsupported",s,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}}};
