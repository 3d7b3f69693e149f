"use strict";module.exports={"event/base-name"(v,e,R,B){let k;const t=()=>k??=e("repo/revision");R(v,{baseName:()=>_});const b=/^refs\/(?:heads|remotes\/origin)\//;
async function _(g,i){for(const u of i===void 0?t().DEFAULT_BRANCHES:[i]){const h=["--verify","--quiet","--symbolic-full\
-name","--end-of-options"],l=(await g.user(["rev-parse",...h,u],{accept:[1,128]})).toString().trim();if(b.test(l))return l.
replace(b,"")}return i??"HEAD"}},"event/base-tip"(v,e,R,B){let k;const t=()=>k??=e("error");let b;const _=()=>b??=e("rep\
o/merge-base");let g;const i=()=>g??=e("repo/remote");let u;const h=()=>u??=e("repo/revision");R(v,{baseTip:()=>E,descends:()=>a});
async function E(o,n,{baseTip:s}){const{baseRef:r,baseSha:c}=n,d=s??c;if(await(0,_().requireCommits)(o,[d],[d,(0,i().fetched)(
r)]),s!==void 0)return s;const p=await l(o,n);return p!==void 0&&await a(o,p,c,n)?p:c}async function l(o,{baseRef:n,pullRequest:s}){
if(!await(0,i().isRemoteOf)(o,s))return;const r=`refs/remotes/origin/${n}`;try{await(0,_().requireCommits)(o,[r],[(0,i().
fetched)(n)])}catch(c){if(!(c instanceof t().GateError)||c.code!=="shallow_clone")throw c}return(await(0,h().lookUpCommits)(
o,[r]))[0]}async function a(o,n,s,{baseRef:r}){if(n===s)return!0;try{return await(0,_().mergeBase)(o,n,s,[n,s,(0,i().fetched)(
r)])===s}catch(c){if(c instanceof t().GateError&&c.code==="no_merge_base")return!1;throw c}}},"event/branch"(v,e,R,B){let k;
const t=()=>k??=e("zod");let b;const _=()=>b??=e("error");let g;const i=()=>g??=e("event/schema");R(v,{mergeGroup:()=>o,
push:()=>s,workflowDispatch:()=>c});const u=/^0+$/,h=/^refs\/heads\//,E=/^refs\/(?:heads|tags)\//,l=t().object({...i().repositorySchema.
shape,merge_group:t().object({head_sha:i().sha,base_sha:i().sha,head_ref:t().string(),base_ref:t().string()})}),a=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function o(d){const{repository:p,merge_group:q}=l.parse(d),{owner:$,repo:O}=p,m=a.exec(q.head_ref)?.[1];return{name:"mer\
ge_group",owner:$,repo:O,headSha:q.head_sha,against:{commit:q.base_sha},baseRef:q.base_ref.replace(h,""),isOwn:!1,...m!==
void 0&&{pullNumber:Number(m)}}}const n=t().object({...i().repositorySchema.shape,ref:t().string().min(1),before:i().sha,
after:i().sha});function s(d){const{repository:p,ref:q,before:$,after:O}=n.parse(d),{defaultBranch:m,...w}=p;if(u.test(O)||
!h.test(q))throw new(_()).GateError("event_unsupported",`The push of ${JSON.stringify(q)} adds no commits to a branch`,'\
Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const f=q===`refs/heads/${m}`;if(f&&u.test($))throw new(_()).
GateError("event_unsupported","First push of the default branch: there is no earlier commit to compare with","Run the ga\
te on the next change.");return{name:"push",...w,headSha:O,against:f?{commit:$}:{branch:m},baseRef:m,isOwn:!0}}const r=t().
object({...i().repositorySchema.shape,ref:t().string().min(1)});function c(d,p){const{repository:q,ref:$}=r.parse(d),{defaultBranch:O,
...m}=q;return{name:"workflow_dispatch",...m,headSha:i().sha.parse(p),against:{branch:O},baseRef:O,isOwn:E.test($)}}},"e\
vent/find-pull-request"(v,e,R,B){let k;const t=()=>k??=e("error");let b;const _=()=>b??=e("github/failure");let g;const i=()=>g??=
e("github/pull-request");let u;const h=()=>u??=e("event/pull-request");R(v,{findPullRequest:()=>E});async function E(a,{
owner:o,repo:n,head:s,headSha:r}){const c=`${s.owner}:${s.branch}`,d={client:a,owner:o,repo:n};try{const p=await(0,i().openPullRequests)(
d,c,r),[q]=p;if(q===void 0||p.length>1)throw l(c,r,p.length);const $=(0,h().pullRequest)(await(0,i().pullRequestAsPayload)(
d,q));if($.headSha!==r)throw l(c,r,0);return $}catch(p){throw(0,_().asUnavailable)(p,{doing:"find the pull request",permission:"\
pull-requests: read",fork:!1})}}function l(a,o,n){return n===0?new(t()).GateError("pull_request_not_found",`No open pull\
 request from ${JSON.stringify(a)} is at ${o}`,"The pull request was closed, or a newer commit has its own run; no actio\
n is needed."):new(t()).GateError("pull_request_not_found",`${n} open pull requests from ${JSON.stringify(a)} are at ${o}`,
"Close all but one; a check run belongs to a commit, not to a pull request.")}},"event/known-refs"(v,e,R,B){let k;const t=()=>k??=
e("github/failure");let b;const _=()=>b??=e("github/refs");R(v,{askForRefs:()=>g});async function g(u,h,E){const l=i(h);
if("unavailable"in u||l===void 0)return{};const a=h.name==="pull_request";try{const[o,n]=await Promise.all([(0,_().refTip)(
u,`heads/${l}`),a?(0,_().refTip)(u,`pull/${h.pullRequest.number}/merge`):void 0]);return{...o!==void 0&&{baseTip:o},...n!==
void 0&&{merge:n}}}catch(o){const n=(0,t().explainFailure)(o,{doing:`read the tip of ${l}`,permission:"contents: read",fork:a&&
h.pullRequest.isFork});return E(`The base was not compared with GitHub's: ${n}.`),{}}}function i(u){return u.name==="pul\
l_request"?u.baseRef:"branch"in u.against?u.against.branch:void 0}},"event/merge-group"(v,e,R,B){let k;const t=()=>k??=e(
"error");let b;const _=()=>b??=e("github/failure");let g;const i=()=>g??=e("github/pull-request");let u;const h=()=>u??=
e("repo/first-parents");let E;const l=()=>E??=e("repo/merge-base");let a;const o=()=>a??=e("repo/merge-tree");R(v,{withGroup:()=>n});
async function n(p,q,$,O,m){const w=await s(p,q,$,O);return typeof w!="string"?{...p,group:w,isFork:w.some(({isFork:f})=>f)}:
(m(`The merge group is treated as a change from a fork: ${w}.`),p)}async function s({base:p,head:q},{baseRef:$,pullNumber:O},m,w){
if("unavailable"in w)return w.unavailable;try{if(await(0,l().mergeBase)(m,p,q)!==p)return"its base is not in its history";
const f=await(0,h().firstParents)(m,p,q),S={repository:m,github:w,baseRef:$},G=await Promise.all(f.map(C=>d(C,S))),y=G.filter(
C=>C===void 0),T=O===void 0?void 0:await(0,i().pullOrigin)(w,O),P=y.length===f.length&&T?.isOpen&&T.commits===f.length;if(T===
void 0||y.length>0&&!P)return`no pull request is known for ${y.length} of its ${f.length} commits`;const N=[...G,T].filter(
C=>C!==void 0);return[...new Map(N.map(C=>[C.number,r(C)])).values()]}catch(f){return f instanceof t().GateError?f.message:
(0,_().explainFailure)(f,{doing:"read the pull requests of the merge group",permission:"pull-requests: read",fork:!1})}}
function r({number:p,headSha:q,isFork:$}){return{number:p,headSha:q,isFork:$}}const c=/\(#(\d{1,9})\)$/;async function d({
commit:p,parents:q,subject:$,tree:O},{repository:m,github:w,baseRef:f}){const[S="",G,...y]=q,T=C=>C.isOpen&&C.baseRef===
f;if(G!==void 0){if(y.length>0)return;const F=(await(0,i().pullsOfCommit)(w,G)).filter(T).filter(({headSha:j})=>j===G);return F.
find(({isFork:j})=>j)??F[0]}const P=c.exec($)?.[1];if(P===void 0)return;const N=await(0,i().pullOrigin)(w,Number(P));if(T(
N))return await(0,l().requireCommits)(m,[N.headSha],[`refs/pull/${P}/head`]),await(0,l().mergeBase)(m,S,N.headSha,[p,N.headSha]),
await(0,o().mergedTree)(m,S,N.headSha)===O?N:void 0}},"event/payload"(v,e,R,B){let k;const t=()=>k??=e("zod");let b;const _=()=>b??=
e("error");let g;const i=()=>g??=e("event/branch");let u;const h=()=>u??=e("event/pull-request");R(v,{parsePayload:()=>l,
requireUnprivileged:()=>a});const E=new Map([["pull_request",h().pullRequest],["pull_request_review",h().pullRequestReview],
["pull_request_target",o=>({...(0,h().pullRequest)(o),privileged:!0})],["merge_group",i().mergeGroup],["push",i().push],
["workflow_dispatch",i().workflowDispatch]]);function l(o,n,s){const r=E.get(o);if(r===void 0)throw new(_()).GateError("\
event_unsupported",`The event ${JSON.stringify(o)} does not identify a change to gate`,"Use `on: pull_request`; docs/git\
hub.md lists the supported events.");try{return r(n,s)}catch(c){throw c instanceof t().ZodError?new(_()).GateError("even\
t_invalid",`The payload is not a GitHub ${o} event: ${t().prettifyError(c)}`,"GITHUB_EVENT_PATH must be the path of the \
file that the runner wrote."):c}}function a(o){if("privileged"in o)throw new(_()).GateError("event_unsupported","No comm\
and was run: on pull_request_target the commands of a change would have a write token and the secrets of the repository",
"Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},"event/policy-ref"(v,e,R,B){let k;
const t=()=>k??=e("error");let b;const _=()=>b??=e("repo/merge-base");let g;const i=()=>g??=e("repo/remote");let u;const h=()=>u??=
e("repo/revision");let E;const l=()=>E??=e("repo/typed-revision");R(v,{resolvePolicyRef:()=>a});async function a(s,r){const c=r.
replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(c)?await(0,l().resolveRevision)(s,c):await o(s,c)??await(0,l().
resolveRevision)(s,r)}catch(d){throw d instanceof t().GateError&&d.code==="ref_ambiguous"?d:n(r,d)}}async function o(s,r){
const c=`refs/remotes/origin/${r}`,[d,p]=await(0,h().lookUpCommits)(s,[c,`refs/heads/${r}`]);if(d!==void 0)return d;try{
if(!await(0,i().branchAtOrigin)(s,r))return}catch(q){if(p!==void 0)return p;throw q}return await(0,_().requireCommits)(s,
[c],[(0,i().fetched)(r)]),(await(0,h().lookUpCommits)(s,[c]))[0]}function n(s,r){const c=r instanceof t().GateError&&r.code===
"git_failed"?`: ${r.message}`:"";return new(t()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a br\
anch of origin or a revision in this clone${c}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:r})}},"event/pull-request"(v,e,R,B){let k;const t=()=>k??=e("zod");let b;const _=()=>b??=e("event/schema");R(v,{pullRequest:()=>l,
pullRequestReview:()=>a});const g=t().int().nonnegative(),i=t().object({number:t().int().positive(),head:t().object({sha:_().
sha,repo:t().object({id:t().int()}).nullable()}),base:t().object({sha:_().sha,ref:t().string().min(1)})});function u(n){
return t().object({repository:t().object({id:t().int(),name:t().string().min(1),owner:t().object({login:t().string().min(
1)})}),pull_request:i.extend({changed_files:n})})}const h=u(g),E=u(g.optional());function l(n){return o(h.parse(n))}function a(n){
return o(E.parse(n))}function o({repository:n,pull_request:s}){return{name:"pull_request",pullRequest:{owner:n.owner.login,
repo:n.name,number:s.number,isFork:s.head.repo?.id!==n.id,...s.changed_files!==void 0&&{changedFiles:s.changed_files}},headSha:s.
head.sha,baseRef:s.base.ref,baseSha:s.base.sha}}},"event/resolve-branch"(v,e,R,B){let k;const t=()=>k??=e("repo/merge-ba\
se");let b;const _=()=>b??=e("repo/remote");let g;const i=()=>g??=e("repo/revision");R(v,{resolveBranch:()=>u});async function u(l,{
name:a,headSha:o,against:n,baseRef:s,isOwn:r},c){const d="commit"in n?await h(l,n.commit,o):await E(l,n.branch,o,c);return{
name:a,directory:l.directory,head:o,audited:o,baseRef:s,...d,isFork:!r}}async function h(l,a,o){return await(0,t().requireCommits)(
l,[a,o],[a,o]),{base:a,policyCommit:a}}async function E(l,a,o,n){const s=(0,_().fetched)(a),r=n.baseTip??`refs/remotes/o\
rigin/${a}`;await(0,t().requireCommits)(l,[r],[s]);const[c]=await(0,i().resolveCommits)(l,[r]);return{base:await(0,t().mergeBase)(
l,c,o,[o,s]),policyCommit:c}}},"event/resolve-event"(v,e,R,B){let k;const t=()=>k??=e("event/resolve-branch");let b;const _=()=>b??=
e("event/resolve-pull-request");R(v,{resolveEvent:()=>g});function g(i,u,h){return u.name==="pull_request"?(0,_().resolvePullRequest)(
i,u,h):(0,t().resolveBranch)(i,u,h)}},"event/resolve-pull-request"(v,e,R,B){let k;const t=()=>k??=e("error");let b;const _=()=>b??=
e("repo/checkout");let g;const i=()=>g??=e("repo/merge-base");let u;const h=()=>u??=e("repo/read-change");let E;const l=()=>E??=
e("repo/remote");let a;const o=()=>a??=e("repo/revision");let n;const s=()=>n??=e("event/base-tip");let r;const c=()=>r??=
e("event/test-merge");R(v,{resolveFetched:()=>p,resolvePullRequest:()=>d});async function d(m,w,f={}){const{headSha:S,baseRef:G,
pullRequest:y}=w,[T]=await(0,o().resolveCommits)(m,["HEAD"]),P=T===S?await $(m,w,await(0,s().baseTip)(m,w,f)):await q(m,
w,T,f);return{name:"pull_request",directory:m.directory,head:S,baseRef:G,...P,isFork:y.isFork,pullRequest:y}}async function p(m,w,f={}){
const{headSha:S,baseRef:G,pullRequest:y}=w;await(0,i().requireCommits)(m,[S],[`refs/pull/${y.number}/head`]);const T=await(0,s().
baseTip)(m,w,f);return{name:"pull_request",directory:m.directory,head:S,baseRef:G,...await $(m,w,T),isFork:y.isFork,pullRequest:y}}
async function q(m,w,f,S){const{headSha:G,baseRef:y}=w,[T,P,...N]=await(0,o().parentsOf)(m,f);if(T===void 0||P!==G||N.length>
0)throw(0,_().checkoutDiffers)(`the checkout is at ${(0,i().short)(f)}, which is neither that commit nor its test merge \
commit`,G,"actions");await(0,i().requireCommits)(m,[T,G],[f,(0,l().fetched)(y)]);const C=await(0,s().baseTip)(m,w,S),F=await(0,c().
doubtAbout)({commit:f,base:T},C,m,w,S);return F===void 0?{base:T,audited:f,policyCommit:C}:{...await $(m,w,C),unprovenMerge:{
commit:f,reason:F}}}async function $(m,w,f){const{headSha:S,baseSha:G,baseRef:y}=w,T=await(0,i().mergeBase)(m,f,S,[S,f,(0,l().
fetched)(y)]),[P]=await(0,o().lookUpCommits)(m,[G]);return(P===void 0||P===f?T:await(0,i().mergeBase)(m,P,S))===T&&await O(
m,w,T),{base:T,audited:S,policyCommit:f}}async function O(m,{headSha:w,pullRequest:{changedFiles:f}},S){if(f===void 0)return;
const G=await(0,h().countChangedFiles)(m,S,w);if(!(G>=f))throw new(t()).GateError("change_incomplete",`GitHub reports ${f}\
 changed files, but this clone shows only ${G}`,"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}},"e\
vent/resolve-range"(v,e,R,B){let k;const t=()=>k??=e("error");let b;const _=()=>b??=e("repo/merge-base");let g;const i=()=>g??=
e("repo/revision");let u;const h=()=>u??=e("repo/typed-revision");let E;const l=()=>E??=e("repo/worktree");let a;const o=()=>a??=
e("event/base-name");R(v,{resolveRange:()=>n});async function n(r,{base:c,head:d,worktree:p=!1}){if(p&&d!==void 0)throw new(t()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[q,$,O]=await s([(0,h().resolveRevision)(r,d??"HEAD"),c===void 0?(0,i().defaultBranchTip)(r):(0,h().
resolveRevision)(r,c),(0,o().baseName)(r,c)]);return{name:p?"worktree":"range",directory:r.directory,base:await(0,_().mergeBase)(
r,$,q),head:q,audited:p?await(0,l().snapshotWorktree)(r):q,policyCommit:$,baseRef:O,isFork:!1}}async function s(r){return await Promise.
allSettled(r),Promise.all(r)}},"event/schema"(v,e,R,B){let k;const t=()=>k??=e("zod");R(v,{repositorySchema:()=>_,sha:()=>b});
const b=t().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),_=t().object({repository:t().object({name:t().string().min(
1),owner:t().object({login:t().string().min(1)}),default_branch:t().string().min(1)}).transform(({name:g,owner:i,default_branch:u})=>({
owner:i.login,repo:g,defaultBranch:u}))})},"event/test-merge"(v,e,R,B){let k;const t=()=>k??=e("repo/merge-base");let b;
const _=()=>b??=e("repo/merge-tree");let g;const i=()=>g??=e("repo/remote");let u;const h=()=>u??=e("event/base-tip");R(
v,{doubtAbout:()=>E});async function E(a,o,n,s,r){const{headSha:c,baseRef:d}=s;if(r.merge===a.commit)return;if(!await l(
a.base,o,n,s))return`its first parent ${(0,t().short)(a.base)} is not a recent commit of ${d}`;await(0,t().mergeBase)(n,
a.base,c,[a.commit,(0,i().fetched)(d)]);const p=await(0,_().mergedTree)(n,a.base,c);return p===void 0?"git cannot comput\
e this merge":p===await(0,_().treeOf)(n,a.commit)?void 0:"git computes other content for it"}async function l(a,o,n,s){return a===
o||a===s.baseSha?!0:await(0,h().descends)(n,a,s.baseSha,s)&&await(0,h().descends)(n,o,a,s)}},"event/workflow-run"(v,e,R,B){
let k;const t=()=>k??=e("zod");let b;const _=()=>b??=e("error");let g;const i=()=>g??=e("event/schema");R(v,{parseWorkflowRun:()=>E});
const u=t().object({...i().repositorySchema.shape,workflow_run:t().object({id:t().int().positive(),event:t().string(),head_sha:i().
sha,head_branch:t().string().min(1).nullable(),head_repository:t().object({owner:t().object({login:t().string().min(1)})}).
nullable()})}),h=["pull_request","pull_request_review"];function E(a,o){if(a!=="workflow_run")throw l(`\`mode: publish\` d\
oes not support the event ${JSON.stringify(a)}`);const n=u.safeParse(o);if(!n.success)throw new(_()).GateError("event_in\
valid",`The payload is not a GitHub workflow_run event: ${t().prettifyError(n.error)}`,"GITHUB_EVENT_PATH must be the pa\
th of the file that the runner wrote.");const{repository:s,workflow_run:r}=n.data,{owner:c,repo:d}=s;if(!h.includes(r.event))
throw l(`The workflow run was started by ${JSON.stringify(r.event)}`);if(r.head_branch===null||r.head_repository===null)
throw l("The branch or the repository of the workflow run was deleted");const p={owner:r.head_repository.owner.login,branch:r.
head_branch};return{owner:c,repo:d,runId:r.id,headSha:r.head_sha,head:p}}function l(a){return new(_()).GateError("event_\
unsupported",a,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}}};
