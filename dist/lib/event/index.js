"use strict";module.exports={"event/base-tip"(v,e,R,B){let k;const t=()=>k??=e("error");let q;const h=()=>q??=e("repo/merge-base");let w;
const i=()=>w??=e("repo/remote");let m;const u=()=>m??=e("repo/revision");R(v,{baseTip:()=>b,descends:()=>s});async function b(o,r,{
baseTip:n}){const{baseRef:a,baseSha:c}=r,d=n??c;if(await(0,h().requireCommits)(o,[d],[d,(0,i().fetched)(a)]),n!==void 0)
return n;const _=await l(o,r);return _!==void 0&&await s(o,_,c,r)?_:c}async function l(o,{baseRef:r,pullRequest:n}){if(!await(0,i().
isRemoteOf)(o,n))return;const a=`refs/remotes/origin/${r}`;try{await(0,h().requireCommits)(o,[a],[(0,i().fetched)(r)])}catch(c){
if(!(c instanceof t().GateError)||c.code!=="shallow_clone")throw c}return(await(0,u().lookUpCommits)(o,[a]))[0]}async function s(o,r,n,{
baseRef:a}){if(r===n)return!0;try{return await(0,h().mergeBase)(o,r,n,[r,n,(0,i().fetched)(a)])===n}catch(c){if(c instanceof
t().GateError&&c.code==="no_merge_base")return!1;throw c}}},"event/branch"(v,e,R,B){let k;const t=()=>k??=e("zod");let q;
const h=()=>q??=e("error");let w;const i=()=>w??=e("event/schema");R(v,{mergeGroup:()=>o,push:()=>n,workflowDispatch:()=>c});
const m=/^0+$/,u=/^refs\/heads\//,b=/^refs\/(?:heads|tags)\//,l=t().object({...i().repositorySchema.shape,merge_group:t().
object({head_sha:i().sha,base_sha:i().sha,head_ref:t().string(),base_ref:t().string()})}),s=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function o(d){const{repository:_,merge_group:E}=l.parse(d),{owner:y,repo:G}=_,p=s.exec(E.head_ref)?.[1];return{name:"mer\
ge_group",owner:y,repo:G,headSha:E.head_sha,against:{commit:E.base_sha},baseRef:E.base_ref.replace(u,""),isOwn:!1,...p!==
void 0&&{pullNumber:Number(p)}}}const r=t().object({...i().repositorySchema.shape,ref:t().string().min(1),before:i().sha,
after:i().sha});function n(d){const{repository:_,ref:E,before:y,after:G}=r.parse(d),{defaultBranch:p,...g}=_;if(m.test(G)||
!u.test(E))throw new(h()).GateError("event_unsupported",`The push of ${JSON.stringify(E)} adds no commits to a branch`,'\
Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const f=E===`refs/heads/${p}`;if(f&&m.test(y))throw new(h()).
GateError("event_unsupported","First push of the default branch: there is no earlier commit to compare with","Run the ga\
te on the next change.");return{name:"push",...g,headSha:G,against:f?{commit:y}:{branch:p},baseRef:p,isOwn:!0}}const a=t().
object({...i().repositorySchema.shape,ref:t().string().min(1)});function c(d,_){const{repository:E,ref:y}=a.parse(d),{defaultBranch:G,
...p}=E;return{name:"workflow_dispatch",...p,headSha:i().sha.parse(_),against:{branch:G},baseRef:G,isOwn:b.test(y)}}},"e\
vent/find-pull-request"(v,e,R,B){let k;const t=()=>k??=e("error");let q;const h=()=>q??=e("github/failure");let w;const i=()=>w??=
e("github/pull-request");let m;const u=()=>m??=e("event/pull-request");R(v,{findPullRequest:()=>b});async function b(s,{
owner:o,repo:r,head:n,headSha:a}){const c=`${n.owner}:${n.branch}`,d={client:s,owner:o,repo:r};try{const _=await(0,i().openPullRequests)(
d,c,a),[E]=_;if(E===void 0||_.length>1)throw l(c,a,_.length);const y=(0,u().pullRequest)(await(0,i().pullRequestAsPayload)(
d,E));if(y.headSha!==a)throw l(c,a,0);return y}catch(_){throw(0,h().asUnavailable)(_,{doing:"find the pull request",permission:"\
pull-requests: read",fork:!1})}}function l(s,o,r){return r===0?new(t()).GateError("pull_request_not_found",`No open pull\
 request from ${JSON.stringify(s)} is at ${o}`,"The pull request was closed, or a newer commit has its own run; no actio\
n is needed."):new(t()).GateError("pull_request_not_found",`${r} open pull requests from ${JSON.stringify(s)} are at ${o}`,
"Close all but one; a check run belongs to a commit, not to a pull request.")}},"event/known-refs"(v,e,R,B){let k;const t=()=>k??=
e("github/failure");let q;const h=()=>q??=e("github/refs");R(v,{askForRefs:()=>w});async function w(m,u,b){const l=i(u);
if("unavailable"in m||l===void 0)return{};const s=u.name==="pull_request";try{const[o,r]=await Promise.all([(0,h().refTip)(
m,`heads/${l}`),s?(0,h().refTip)(m,`pull/${u.pullRequest.number}/merge`):void 0]);return{...o!==void 0&&{baseTip:o},...r!==
void 0&&{merge:r}}}catch(o){const r=(0,t().explainFailure)(o,{doing:`read the tip of ${l}`,permission:"contents: read",fork:s&&
u.pullRequest.isFork});return b(`The base was not compared with GitHub's: ${r}.`),{}}}function i(m){return m.name==="pul\
l_request"?m.baseRef:"branch"in m.against?m.against.branch:void 0}},"event/merge-group"(v,e,R,B){let k;const t=()=>k??=e(
"error");let q;const h=()=>q??=e("github/failure");let w;const i=()=>w??=e("github/pull-request");let m;const u=()=>m??=
e("repo/first-parents");let b;const l=()=>b??=e("repo/merge-base");let s;const o=()=>s??=e("repo/merge-tree");R(v,{withGroup:()=>r});
async function r(_,E,y,G,p){const g=await n(_,E,y,G);return typeof g!="string"?{..._,group:g,isFork:g.some(({isFork:f})=>f)}:
(p(`The merge group is treated as a change from a fork: ${g}.`),_)}async function n({base:_,head:E},{baseRef:y,pullNumber:G},p,g){
if("unavailable"in g)return g.unavailable;try{if(await(0,l().mergeBase)(p,_,E)!==_)return"its base is not in its history";
const f=await(0,u().firstParents)(p,_,E),$={repository:p,github:g,baseRef:y},T=await Promise.all(f.map(C=>d(C,$))),O=T.filter(
C=>C===void 0),S=G===void 0?void 0:await(0,i().pullOrigin)(g,G),P=O.length===f.length&&S?.isOpen&&S.commits===f.length;if(S===
void 0||O.length>0&&!P)return`no pull request is known for ${O.length} of its ${f.length} commits`;const j=[...T,S].filter(
C=>C!==void 0);return[...new Map(j.map(C=>[C.number,a(C)])).values()]}catch(f){return f instanceof t().GateError?f.message:
(0,h().explainFailure)(f,{doing:"read the pull requests of the merge group",permission:"pull-requests: read",fork:!1})}}
function a({number:_,headSha:E,isFork:y}){return{number:_,headSha:E,isFork:y}}const c=/\(#(\d{1,9})\)$/;async function d({
commit:_,parents:E,subject:y,tree:G},{repository:p,github:g,baseRef:f}){const[$="",T,...O]=E,S=C=>C.isOpen&&C.baseRef===
f;if(T!==void 0){if(O.length>0)return;const F=(await(0,i().pullsOfCommit)(g,T)).filter(S).filter(({headSha:A})=>A===T);return F.
find(({isFork:A})=>A)??F[0]}const P=c.exec(y)?.[1];if(P===void 0)return;const j=await(0,i().pullOrigin)(g,Number(P));if(S(
j))return await(0,l().requireCommits)(p,[j.headSha],[`refs/pull/${P}/head`]),await(0,l().mergeBase)(p,$,j.headSha,[_,j.headSha]),
await(0,o().mergedTree)(p,$,j.headSha)===G?j:void 0}},"event/payload"(v,e,R,B){let k;const t=()=>k??=e("zod");let q;const h=()=>q??=
e("error");let w;const i=()=>w??=e("event/branch");let m;const u=()=>m??=e("event/pull-request");R(v,{parsePayload:()=>l,
requireUnprivileged:()=>s});const b=new Map([["pull_request",u().pullRequest],["pull_request_review",u().pullRequestReview],
["pull_request_target",o=>({...(0,u().pullRequest)(o),privileged:!0})],["merge_group",i().mergeGroup],["push",i().push],
["workflow_dispatch",i().workflowDispatch]]);function l(o,r,n){const a=b.get(o);if(a===void 0)throw new(h()).GateError("\
event_unsupported",`The event ${JSON.stringify(o)} does not identify a change to gate`,"Use `on: pull_request`; docs/git\
hub.md lists the supported events.");try{return a(r,n)}catch(c){throw c instanceof t().ZodError?new(h()).GateError("even\
t_invalid",`The payload is not a GitHub ${o} event: ${t().prettifyError(c)}`,"GITHUB_EVENT_PATH must be the path of the \
file that the runner wrote."):c}}function s(o){if("privileged"in o)throw new(h()).GateError("event_unsupported","No comm\
and was run: on pull_request_target the commands of a change would have a write token and the secrets of the repository",
"Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}},"event/policy-ref"(v,e,R,B){let k;
const t=()=>k??=e("error");let q;const h=()=>q??=e("repo/merge-base");let w;const i=()=>w??=e("repo/remote");let m;const u=()=>m??=
e("repo/revision");let b;const l=()=>b??=e("repo/typed-revision");R(v,{resolvePolicyRef:()=>s});async function s(n,a){const c=a.
replace(/^refs\/heads\//,"");try{return(0,u().isObjectId)(c)?await(0,l().resolveRevision)(n,c):await o(n,c)??await(0,l().
resolveRevision)(n,a)}catch(d){throw d instanceof t().GateError&&d.code==="ref_ambiguous"?d:r(a,d)}}async function o(n,a){
const c=`refs/remotes/origin/${a}`,[d,_]=await(0,u().lookUpCommits)(n,[c,`refs/heads/${a}`]);if(d!==void 0)return d;try{
if(!await(0,i().branchAtOrigin)(n,a))return}catch(E){if(_!==void 0)return _;throw E}return await(0,h().requireCommits)(n,
[c],[(0,i().fetched)(a)]),(await(0,u().lookUpCommits)(n,[c]))[0]}function r(n,a){const c=a instanceof t().GateError&&a.code===
"git_failed"?`: ${a.message}`:"";return new(t()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(n)} is not a br\
anch of origin or a revision in this clone${c}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:a})}},"event/pull-request"(v,e,R,B){let k;const t=()=>k??=e("zod");let q;const h=()=>q??=e("event/schema");R(v,{pullRequest:()=>l,
pullRequestReview:()=>s});const w=t().int().nonnegative(),i=t().object({number:t().int().positive(),head:t().object({sha:h().
sha,repo:t().object({id:t().int()}).nullable()}),base:t().object({sha:h().sha,ref:t().string().min(1)})});function m(r){
return t().object({repository:t().object({id:t().int(),name:t().string().min(1),owner:t().object({login:t().string().min(
1)})}),pull_request:i.extend({changed_files:r})})}const u=m(w),b=m(w.optional());function l(r){return o(u.parse(r))}function s(r){
return o(b.parse(r))}function o({repository:r,pull_request:n}){return{name:"pull_request",pullRequest:{owner:r.owner.login,
repo:r.name,number:n.number,isFork:n.head.repo?.id!==r.id,...n.changed_files!==void 0&&{changedFiles:n.changed_files}},headSha:n.
head.sha,baseRef:n.base.ref,baseSha:n.base.sha}}},"event/resolve-base"(v,e,R,B){let k;const t=()=>k??=e("repo/revision");
let q;const h=()=>q??=e("repo/typed-revision");R(v,{resolveBase:()=>i});const w=/^refs\/(?:heads|remotes\/origin)\//;async function i(u,b){
const l=b===void 0?await(0,t().defaultBranch)(u):await(0,h().resolveNamed)(u,b),s=b==="HEAD"||b==="@"?await m(u):l.ref,o=s!==
void 0&&w.test(s);return{commit:l.commit,name:o?s.replace(w,""):b??"HEAD"}}async function m({user:u}){return(await u(["s\
ymbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},"event/resolve-branch"(v,e,R,B){let k;const t=()=>k??=
e("repo/merge-base");let q;const h=()=>q??=e("repo/remote");let w;const i=()=>w??=e("repo/revision");R(v,{resolveBranch:()=>m});
async function m(l,{name:s,headSha:o,against:r,baseRef:n,isOwn:a},c){const d="commit"in r?await u(l,r.commit,o):await b(
l,r.branch,o,c);return{name:s,directory:l.directory,head:o,audited:o,baseRef:n,...d,isFork:!a}}async function u(l,s,o){return await(0,t().
requireCommits)(l,[s,o],[s,o]),{base:s,policyCommit:s}}async function b(l,s,o,r){const n=(0,h().fetched)(s),a=r.baseTip??
`refs/remotes/origin/${s}`;await(0,t().requireCommits)(l,[a],[n]);const[c]=await(0,i().resolveCommits)(l,[a]);return{base:await(0,t().
mergeBase)(l,c,o,[o,n]),policyCommit:c}}},"event/resolve-event"(v,e,R,B){let k;const t=()=>k??=e("event/resolve-branch");
let q;const h=()=>q??=e("event/resolve-pull-request");R(v,{resolveEvent:()=>w});function w(i,m,u){return m.name==="pull_\
request"?(0,h().resolvePullRequest)(i,m,u):(0,t().resolveBranch)(i,m,u)}},"event/resolve-pull-request"(v,e,R,B){let k;const t=()=>k??=
e("error");let q;const h=()=>q??=e("repo/checkout");let w;const i=()=>w??=e("repo/merge-base");let m;const u=()=>m??=e("\
repo/read-change");let b;const l=()=>b??=e("repo/remote");let s;const o=()=>s??=e("repo/revision");let r;const n=()=>r??=
e("event/base-tip");let a;const c=()=>a??=e("event/test-merge");R(v,{resolveFetched:()=>_,resolvePullRequest:()=>d});async function d(p,g,f={}){
const{headSha:$,baseRef:T,pullRequest:O}=g,[S]=await(0,o().resolveCommits)(p,["HEAD"]),P=S===$?await y(p,g,await(0,n().baseTip)(
p,g,f)):await E(p,g,S,f);return{name:"pull_request",directory:p.directory,head:$,baseRef:T,...P,isFork:O.isFork,pullRequest:O}}
async function _(p,g,f={}){const{headSha:$,baseRef:T,pullRequest:O}=g;await(0,i().requireCommits)(p,[$],[`refs/pull/${O.
number}/head`]);const S=await(0,n().baseTip)(p,g,f);return{name:"pull_request",directory:p.directory,head:$,baseRef:T,...await y(
p,g,S),isFork:O.isFork,pullRequest:O}}async function E(p,g,f,$){const{headSha:T,baseRef:O}=g,[S,P,...j]=await(0,o().parentsOf)(
p,f);if(S===void 0||P!==T||j.length>0)throw(0,h().checkoutDiffers)(`the checkout is at ${(0,i().short)(f)}, which is nei\
ther that commit nor its test merge commit`,T,"actions");await(0,i().requireCommits)(p,[S,T],[f,(0,l().fetched)(O)]);const C=await(0,n().
baseTip)(p,g,$),F=await(0,c().doubtAbout)({commit:f,base:S},C,p,g,$);return F===void 0?{base:S,audited:f,policyCommit:C}:
{...await y(p,g,C),unprovenMerge:{commit:f,reason:F}}}async function y(p,g,f){const{headSha:$,baseSha:T,baseRef:O}=g,S=await(0,i().
mergeBase)(p,f,$,[$,f,(0,l().fetched)(O)]),[P]=await(0,o().lookUpCommits)(p,[T]);return(P===void 0||P===f?S:await(0,i().
mergeBase)(p,P,$))===S&&await G(p,g,S),{base:S,audited:$,policyCommit:f}}async function G(p,{headSha:g,pullRequest:{changedFiles:f}},$){
if(f===void 0)return;const T=await(0,u().countChangedFiles)(p,$,g);if(!(T>=f))throw new(t()).GateError("change_incomplet\
e",`GitHub reports ${f} changed files, but this clone shows only ${T}`,"Set `fetch-depth: 0` on actions/checkout, and ru\
n the job again.")}},"event/resolve-range"(v,e,R,B){let k;const t=()=>k??=e("error");let q;const h=()=>q??=e("repo/merge\
-base");let w;const i=()=>w??=e("repo/typed-revision");let m;const u=()=>m??=e("repo/worktree");let b;const l=()=>b??=e(
"event/resolve-base");R(v,{resolveRange:()=>s});async function s(r,{base:n,head:a,worktree:c=!1}){if(c&&a!==void 0)throw new(t()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[d,_]=await o([(0,i().resolveRevision)(r,a??"HEAD"),(0,l().resolveBase)(r,n)]);return{name:c?"work\
tree":"range",directory:r.directory,base:await(0,h().mergeBase)(r,_.commit,d),head:d,audited:c?await(0,u().snapshotWorktree)(
r):d,policyCommit:_.commit,baseRef:_.name,isFork:!1}}async function o(r){return await Promise.allSettled(r),Promise.all(
r)}},"event/schema"(v,e,R,B){let k;const t=()=>k??=e("zod");R(v,{repositorySchema:()=>h,sha:()=>q});const q=t().string().
regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),h=t().object({repository:t().object({name:t().string().min(1),owner:t().object(
{login:t().string().min(1)}),default_branch:t().string().min(1)}).transform(({name:w,owner:i,default_branch:m})=>({owner:i.
login,repo:w,defaultBranch:m}))})},"event/test-merge"(v,e,R,B){let k;const t=()=>k??=e("repo/merge-base");let q;const h=()=>q??=
e("repo/merge-tree");let w;const i=()=>w??=e("repo/remote");let m;const u=()=>m??=e("event/base-tip");R(v,{doubtAbout:()=>b});
async function b(s,o,r,n,a){const{headSha:c,baseRef:d}=n;if(a.merge===s.commit)return;if(!await l(s.base,o,r,n))return`i\
ts first parent ${(0,t().short)(s.base)} is not a recent commit of ${d}`;await(0,t().mergeBase)(r,s.base,c,[s.commit,(0,i().
fetched)(d)]);const _=await(0,h().mergedTree)(r,s.base,c);return _===void 0?"git cannot compute this merge":_===await(0,h().
treeOf)(r,s.commit)?void 0:"git computes other content for it"}async function l(s,o,r,n){return s===o||s===n.baseSha?!0:
await(0,u().descends)(r,s,n.baseSha,n)&&await(0,u().descends)(r,o,s,n)}},"event/workflow-run"(v,e,R,B){let k;const t=()=>k??=
e("zod");let q;const h=()=>q??=e("error");let w;const i=()=>w??=e("event/schema");R(v,{parseWorkflowRun:()=>b});const m=t().
object({...i().repositorySchema.shape,workflow_run:t().object({id:t().int().positive(),event:t().string(),head_sha:i().sha,
head_branch:t().string().min(1).nullable(),head_repository:t().object({owner:t().object({login:t().string().min(1)})}).nullable()})}),
u=["pull_request","pull_request_review"];function b(s,o){if(s!=="workflow_run")throw l(`\`mode: publish\` does not support\
 the event ${JSON.stringify(s)}`);const r=m.safeParse(o);if(!r.success)throw new(h()).GateError("event_invalid",`The pay\
load is not a GitHub workflow_run event: ${t().prettifyError(r.error)}`,"GITHUB_EVENT_PATH must be the path of the file \
that the runner wrote.");const{repository:n,workflow_run:a}=r.data,{owner:c,repo:d}=n;if(!u.includes(a.event))throw l(`T\
he workflow run was started by ${JSON.stringify(a.event)}`);if(a.head_branch===null||a.head_repository===null)throw l("T\
he branch or the repository of the workflow run was deleted");const _={owner:a.head_repository.owner.login,branch:a.head_branch};
return{owner:c,repo:d,runId:a.id,headSha:a.head_sha,head:_}}function l(s){return new(h()).GateError("event_unsupported",
s,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}}};
