"use strict";module.exports={"event/base-tip"(g,e,R,O){let k;const r=()=>k??=e("error");let S;const m=()=>S??=e("repo/merge-base");let b;
const c=()=>b??=e("repo/remote");let h;const l=()=>h??=e("repo/revision");R(g,{baseTip:()=>f,descends:()=>s});async function f(n,t,{
baseTip:o}){const{baseRef:a,baseSha:u}=t,p=o??u;if(await(0,m().requireCommits)(n,[p],[p,(0,c().fetched)(a)]),o!==void 0)
return o;const _=await i(n,t);return _!==void 0&&await s(n,_,u,t)?_:u}async function i(n,{baseRef:t,pullRequest:o}){if(!await(0,c().
isRemoteOf)(n,o))return;const a=`refs/remotes/origin/${t}`;try{await(0,m().requireCommits)(n,[a],[(0,c().fetched)(t)])}catch(u){
if(!(u instanceof r().GateError)||u.code!=="shallow_clone")throw u}return(await(0,l().lookUpCommits)(n,[a]))[0]}async function s(n,t,o,{
baseRef:a}){if(t===o)return!0;try{return await(0,m().mergeBase)(n,t,o,[t,o,(0,c().fetched)(a)])===o}catch(u){if(u instanceof
r().GateError&&u.code==="no_merge_base")return!1;throw u}}},"event/branch"(g,e,R,O){let k;const r=()=>k??=e("zod");let S;
const m=()=>S??=e("error");let b;const c=()=>b??=e("event/schema");R(g,{mergeGroup:()=>n,push:()=>o,workflowDispatch:()=>u});
const h=/^0+$/,l=/^refs\/heads\//,f=/^refs\/(?:heads|tags)\//,i=r().object({...c().repositorySchema.shape,merge_group:r().
object({head_sha:c().sha,base_sha:c().sha,head_ref:r().string(),base_ref:r().string()})}),s=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function n(p){const{repository:_,merge_group:T}=i.parse(p),$=s.exec(T.head_ref)?.[1];return{name:"merge_group",..._,headSha:T.
head_sha,against:{commit:T.base_sha},baseRef:T.base_ref.replace(l,""),isOwn:!1,...$!==void 0&&{pullNumber:Number($)}}}const t=r().
object({...c().repositorySchema.shape,ref:r().string().min(1),before:c().sha,after:c().sha});function o(p){const{repository:_,
ref:T,before:$,after:y}=t.parse(p),{defaultBranch:d}=_;if(h.test(y)||!l.test(T))throw new(m()).GateError("event_unsuppor\
ted",`The push of ${JSON.stringify(T)} adds no commits to a branch`,'Exclude tags and deletions: `on: { push: { branches\
: ["**"] } }`.');const w=T===`refs/heads/${d}`;if(w&&h.test($))throw new(m()).GateError("event_unsupported","First push \
of the default branch: there is no earlier commit to compare with","Run the gate on the next change.");return{name:"push",
..._,...{headSha:y,against:w?{commit:$}:{branch:d},baseRef:d},isOwn:!0}}const a=r().object({...c().repositorySchema.shape,
ref:r().string().min(1)});function u(p,_){const{repository:T,ref:$}=a.parse(p),{defaultBranch:y}=T;return{name:"workflow\
_dispatch",...T,headSha:c().sha.parse(_),against:{branch:y},baseRef:y,isOwn:f.test($)}}},"event/default-branch"(g,e,R,O){
let k;const r=()=>k??=e("error");let S;const m=()=>S??=e("repo/merge-base");let b;const c=()=>b??=e("repo/remote");let h;
const l=()=>h??=e("repo/revision");R(g,{defaultTip:()=>f});async function f(i,s,{defaultTip:n}){const{defaultBranch:t=s.
baseRef}=s,o=`refs/remotes/origin/${t}`,a=s.name==="pull_request"?s.pullRequest:s;if(n===void 0&&!await(0,c().isRemoteOf)(
i,a))throw new(r()).GateError("ref_not_found",`The policy of ${JSON.stringify(t)}, the default branch, says whether this\
 base is protected, and cannot be read`,"Keep the input `github-token`, or check out the repository of the pull request.");
const u=n??o;await(0,m().requireCommits)(i,[u],[...n===void 0?[]:[n],(0,c().fetched)(t)]);const[p]=await(0,l().resolveCommits)(
i,[u]);return p}},"event/find-pull-request"(g,e,R,O){let k;const r=()=>k??=e("github/failure");let S;const m=()=>S??=e("\
github/pull-request");let b;const c=()=>b??=e("event/pull-request");R(g,{findPullRequests:()=>h});async function h(l,{owner:f,
repo:i,head:s,headSha:n}){const t={client:l,owner:f,repo:i};try{const a=(await(0,m().openPullRequests)(t,`${s.owner}:${s.
branch}`,n)).map(async p=>(0,c().pullRequest)(await(0,m().pullRequestAsPayload)(t,p)));return(await Promise.all(a)).filter(
p=>p.headSha===n).sort((p,_)=>p.pullRequest.number-_.pullRequest.number)}catch(o){throw(0,r().asUnavailable)(o,{doing:"f\
ind the pull request",permission:"pull-requests: read"})}}},"event/known-refs"(g,e,R,O){let k;const r=()=>k??=e("github/\
failure");let S;const m=()=>S??=e("github/refs");R(g,{askForRefs:()=>b});async function b(h,l,f){const i=c(l);if("unavai\
lable"in h)return{};const s=l.name==="pull_request",{defaultBranch:n=l.baseRef}=l;try{const[t,o,a]=await Promise.all([i===
void 0?void 0:(0,m().refTip)(h,`heads/${i}`),n===l.baseRef?void 0:(0,m().refTip)(h,`heads/${n}`),s?(0,m().refTip)(h,`pul\
l/${l.pullRequest.number}/merge`):void 0]);return{...t!==void 0&&{baseTip:t},...o!==void 0&&{defaultTip:o},...a!==void 0&&
{merge:a}}}catch(t){const o=(0,r().explainFailure)(t,{doing:`read the tip of ${l.baseRef}`,permission:"contents: read"});
return f(`The base was not compared with GitHub's: ${o}.`),{}}}function c(h){return h.name==="pull_request"?h.baseRef:"b\
ranch"in h.against?h.against.branch:void 0}},"event/merge-group"(g,e,R,O){let k;const r=()=>k??=e("error");let S;const m=()=>S??=
e("github/failure");let b;const c=()=>b??=e("github/pull-request");let h;const l=()=>h??=e("repo/first-parents");let f;const i=()=>f??=
e("repo/merge-base");let s;const n=()=>s??=e("repo/merge-tree");R(g,{withGroup:()=>t});async function t(_,T,$,y,d){const w=await o(
_,T,$,y);return typeof w!="string"?{..._,group:w,isFork:w.some(({isFork:v})=>v)}:(d(`The merge group is treated as a cha\
nge from a fork: ${w}.`),_)}async function o({base:_,head:T},{baseRef:$,pullNumber:y},d,w){if("unavailable"in w)return w.
unavailable;try{if(await(0,i().mergeBase)(d,_,T)!==_)return"its base is not in its history";const v=await(0,l().firstParents)(
d,_,T),E={repository:d,github:w,baseRef:$},B=await Promise.all(v.map(C=>p(C,E))),G=B.filter(C=>C===void 0),q=y===void 0?
void 0:await(0,c().pullOrigin)(w,y),P=G.length===v.length&&q?.isOpen&&q.commits===v.length;if(q===void 0||G.length>0&&!P)
return`no pull request is known for ${G.length} of its ${v.length} commits`;const j=[...B,q].filter(C=>C!==void 0);return[
...new Map(j.map(C=>[C.number,a(C)])).values()]}catch(v){return v instanceof r().GateError?v.message:(0,m().explainFailure)(
v,{doing:"read the pull requests of the merge group",permission:"pull-requests: read"})}}function a({number:_,headSha:T,
isFork:$}){return{number:_,headSha:T,isFork:$}}const u=/\(#(\d{1,9})\)$/;async function p({commit:_,parents:T,subject:$,
tree:y},{repository:d,github:w,baseRef:v}){const[E="",B,...G]=T,q=C=>C.isOpen&&C.baseRef===v;if(B!==void 0){if(G.length>
0)return;const U=(await(0,c().pullsOfCommit)(w,B)).filter(q).filter(({headSha:A})=>A===B);return U.find(({isFork:A})=>A)??
U[0]}const P=u.exec($)?.[1];if(P===void 0)return;const j=await(0,c().pullOrigin)(w,Number(P));if(q(j))return await(0,i().
requireCommits)(d,[j.headSha],[`refs/pull/${P}/head`]),await(0,i().mergeBase)(d,E,j.headSha,[_,j.headSha]),await(0,n().mergedTree)(
d,E,j.headSha)===y?j:void 0}},"event/payload"(g,e,R,O){let k;const r=()=>k??=e("zod");let S;const m=()=>S??=e("error");let b;
const c=()=>b??=e("event/branch");let h;const l=()=>h??=e("event/pull-request");R(g,{parsePayload:()=>i,requireUnprivileged:()=>s});
const f=new Map([["pull_request",l().pullRequest],["pull_request_review",l().pullRequestReview],["pull_request_target",n=>({
...(0,l().pullRequest)(n),privileged:!0})],["merge_group",c().mergeGroup],["push",c().push],["workflow_dispatch",c().workflowDispatch]]);
function i(n,t,o){const a=f.get(n);if(a===void 0)throw new(m()).GateError("event_unsupported",`The event ${JSON.stringify(
n)} does not identify a change to gate`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return a(
t,o)}catch(u){throw u instanceof r().ZodError?new(m()).GateError("event_invalid",`The payload is not a GitHub ${n} event\
: ${r().prettifyError(u)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote."):u}}function s(n){if("\
privileged"in n)throw new(m()).GateError("event_unsupported","No command was run: on pull_request_target the commands of\
 a change would have a write token and the secrets of the repository","Use `on: pull_request`; for forks, publish from a\
 second workflow (docs/github.md).")}},"event/policy-ref"(g,e,R,O){let k;const r=()=>k??=e("error");let S;const m=()=>S??=
e("repo/merge-base");let b;const c=()=>b??=e("repo/remote");let h;const l=()=>h??=e("repo/revision");let f;const i=()=>f??=
e("repo/typed-revision");R(g,{resolvePolicyRef:()=>s});async function s(o,a){const u=a.replace(/^refs\/heads\//,"");try{
return(0,l().isObjectId)(u)?await(0,i().resolveRevision)(o,u):await n(o,u)??await(0,i().resolveRevision)(o,a)}catch(p){throw p instanceof
r().GateError&&p.code==="ref_ambiguous"?p:t(a,p)}}async function n(o,a){const u=`refs/remotes/origin/${a}`,[p,_]=await(0,l().
lookUpCommits)(o,[u,`refs/heads/${a}`]);if(p!==void 0)return p;try{if(!await(0,c().branchAtOrigin)(o,a))return}catch(T){
if(_!==void 0)return _;throw T}return await(0,m().requireCommits)(o,[u],[(0,c().fetched)(a)]),(await(0,l().lookUpCommits)(
o,[u]))[0]}function t(o,a){const u=a instanceof r().GateError&&a.code==="git_failed"?`: ${a.message}`:"";return new(r()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a branch of origin or a revision in this clone${u}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:a})}},"event/pull-request"(g,e,R,O){let k;
const r=()=>k??=e("zod");let S;const m=()=>S??=e("event/schema");R(g,{pullRequest:()=>i,pullRequestReview:()=>s});const b=r().
int().nonnegative(),c=r().object({number:r().int().positive(),head:r().object({sha:m().sha,repo:r().object({id:r().int()}).
nullable()}),base:r().object({sha:m().sha,ref:r().string().min(1)})});function h(t){return r().object({action:r().string().
optional(),repository:r().object({id:r().int(),name:r().string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().
string().min(1).optional()}),pull_request:c.extend({changed_files:t})})}const l=h(b),f=h(b.optional());function i(t){const o=l.
parse(t);return{...n(o),...o.action!==void 0&&{action:o.action}}}function s(t){return n(f.parse(t))}function n({repository:t,
pull_request:o}){return{name:"pull_request",pullRequest:{owner:t.owner.login,repo:t.name,number:o.number,isFork:o.head.repo?.
id!==t.id,...o.changed_files!==void 0&&{changedFiles:o.changed_files}},headSha:o.head.sha,baseRef:o.base.ref,baseSha:o.base.
sha,...t.default_branch!==void 0&&{defaultBranch:t.default_branch}}}},"event/resolve-base"(g,e,R,O){let k;const r=()=>k??=
e("repo/revision");let S;const m=()=>S??=e("repo/typed-revision");R(g,{resolveBase:()=>c});const b=/^refs\/(?:heads|remotes\/origin)\//;
async function c(l,f){const i=f===void 0?await(0,r().defaultBranch)(l):await(0,m().resolveNamed)(l,f),s=f==="HEAD"||f===
"@"?await h(l):i.ref,n=s!==void 0&&b.test(s);return{commit:i.commit,name:n?s.replace(b,""):f??"HEAD"}}async function h({
user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},"event/resolve-branch"(g,e,R,O){
let k;const r=()=>k??=e("repo/merge-base");let S;const m=()=>S??=e("repo/remote");let b;const c=()=>b??=e("repo/revision");
R(g,{resolveBranch:()=>h});async function h(i,{name:s,headSha:n,against:t,baseRef:o,isOwn:a},u){const p="commit"in t?await l(
i,t.commit,n):await f(i,t.branch,n,u);return{name:s,directory:i.directory,head:n,audited:n,baseRef:o,...p,isFork:!a}}async function l(i,s,n){
return await(0,r().requireCommits)(i,[s,n],[s,n]),{base:s,policyCommit:s}}async function f(i,s,n,t){const o=(0,m().fetched)(
s),a=t.baseTip??`refs/remotes/origin/${s}`;await(0,r().requireCommits)(i,[a],[o]);const[u]=await(0,c().resolveCommits)(i,
[a]);return{base:await(0,r().mergeBase)(i,u,n,[n,o]),policyCommit:u}}},"event/resolve-event"(g,e,R,O){let k;const r=()=>k??=
e("event/default-branch");let S;const m=()=>S??=e("event/resolve-branch");let b;const c=()=>b??=e("event/resolve-pull-re\
quest");R(g,{resolveEvent:()=>h,resolveUnchecked:()=>l});async function h(i,s,n){const t=s.name==="pull_request"?await(0,c().
resolvePullRequest)(i,s,n):await(0,m().resolveBranch)(i,s,n);return await f(t,s,i,n)}async function l(i,s,n){const t=await(0,c().
resolveFetched)(i,s,n);return await f(t,s,i,n)}async function f(i,s,n,t){const{defaultBranch:o}=s;if(o===void 0)return i;
const a=o===i.baseRef?i.policyCommit:await(0,r().defaultTip)(n,s,t);return{...i,defaultBranch:{name:o,commit:a}}}},"even\
t/resolve-pull-request"(g,e,R,O){let k;const r=()=>k??=e("error");let S;const m=()=>S??=e("repo/checkout");let b;const c=()=>b??=
e("repo/merge-base");let h;const l=()=>h??=e("repo/read-change");let f;const i=()=>f??=e("repo/remote");let s;const n=()=>s??=
e("repo/revision");let t;const o=()=>t??=e("event/base-tip");let a;const u=()=>a??=e("event/test-merge");R(g,{resolveFetched:()=>_,
resolvePullRequest:()=>p});async function p(d,w,v={}){const{headSha:E,baseRef:B,pullRequest:G}=w,[q]=await(0,n().resolveCommits)(
d,["HEAD"]),P=q===E?await $(d,w,await(0,o().baseTip)(d,w,v)):await T(d,w,q,v);return{name:"pull_request",directory:d.directory,
head:E,baseRef:B,...P,isFork:G.isFork,pullRequest:G}}async function _(d,w,v={}){const{headSha:E,baseRef:B,pullRequest:G}=w;
await(0,c().requireCommits)(d,[E],[`refs/pull/${G.number}/head`]);const q=await(0,o().baseTip)(d,w,v);return{name:"pull_\
request",directory:d.directory,head:E,baseRef:B,...await $(d,w,q),isFork:G.isFork,pullRequest:G}}async function T(d,w,v,E){
const{headSha:B,baseRef:G}=w,[q,P,...j]=await(0,n().parentsOf)(d,v);if(q===void 0||P!==B||j.length>0)throw(0,m().checkoutDiffers)(
`the checkout is at ${(0,c().short)(v)}, which is neither that commit nor its test merge commit`,B,"actions");await(0,c().
requireCommits)(d,[q,B],[v,(0,i().fetched)(G)]);const C=await(0,o().baseTip)(d,w,E),U=await(0,u().doubtAbout)({commit:v,
base:q},C,d,w,E);return U===void 0?{base:q,audited:v,policyCommit:C}:{...await $(d,w,C),unprovenMerge:{commit:v,reason:U}}}
async function $(d,w,v){const{headSha:E,baseSha:B,baseRef:G}=w,q=await(0,c().mergeBase)(d,v,E,[E,v,(0,i().fetched)(G)]),
[P]=await(0,n().lookUpCommits)(d,[B]);return(P===void 0||P===v?q:await(0,c().mergeBase)(d,P,E))===q&&await y(d,w,q),{base:q,
audited:E,policyCommit:v}}async function y(d,{headSha:w,pullRequest:{changedFiles:v}},E){if(v===void 0)return;const B=await(0,l().
countChangedFiles)(d,E,w);if(!(B>=v))throw new(r()).GateError("change_incomplete",`GitHub reports ${v} changed files, bu\
t this clone shows only ${B}`,"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}},"event/resolve-range"(g,e,R,O){
let k;const r=()=>k??=e("error");let S;const m=()=>S??=e("repo/merge-base");let b;const c=()=>b??=e("repo/typed-revision");
let h;const l=()=>h??=e("repo/worktree");let f;const i=()=>f??=e("event/resolve-base");R(g,{resolveRange:()=>s});async function s(t,{
base:o,head:a,worktree:u=!1}){if(u&&a!==void 0)throw new(r()).GateError("usage","`--head` cannot be used with `--worktre\
e`: uncommitted files belong to the checked-out commit","Remove one of them.");const[p,_]=await n([(0,c().resolveRevision)(
t,a??"HEAD"),(0,i().resolveBase)(t,o)]);return{name:u?"worktree":"range",directory:t.directory,base:await(0,m().mergeBase)(
t,_.commit,p),head:p,audited:u?await(0,l().snapshotWorktree)(t):p,policyCommit:_.commit,baseRef:_.name,isFork:!1}}async function n(t){
return await Promise.allSettled(t),Promise.all(t)}},"event/schema"(g,e,R,O){let k;const r=()=>k??=e("zod");R(g,{repositorySchema:()=>m,
sha:()=>S});const S=r().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),m=r().object({repository:r().object({name:r().
string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().string().min(1)}).transform(({name:b,owner:c,
default_branch:h})=>({owner:c.login,repo:b,defaultBranch:h}))})},"event/test-merge"(g,e,R,O){let k;const r=()=>k??=e("re\
po/merge-base");let S;const m=()=>S??=e("repo/merge-tree");let b;const c=()=>b??=e("repo/remote");let h;const l=()=>h??=
e("event/base-tip");R(g,{doubtAbout:()=>f});async function f(s,n,t,o,a){const{headSha:u,baseRef:p}=o;if(a.merge===s.commit)
return;if(!await i(s.base,n,t,o))return`its first parent ${(0,r().short)(s.base)} is not a recent commit of ${p}`;await(0,r().
mergeBase)(t,s.base,u,[s.commit,(0,c().fetched)(p)]);const _=await(0,m().mergedTree)(t,s.base,u);return _===void 0?"git \
cannot compute this merge":_===await(0,m().treeOf)(t,s.commit)?void 0:"git computes other content for it"}async function i(s,n,t,o){
return s===n||s===o.baseSha?!0:await(0,l().descends)(t,s,o.baseSha,o)&&await(0,l().descends)(t,n,s,o)}},"event/workflow-\
run"(g,e,R,O){let k;const r=()=>k??=e("zod");let S;const m=()=>S??=e("error");let b;const c=()=>b??=e("event/schema");R(
g,{parseWorkflowRun:()=>f});const h=r().object({...c().repositorySchema.shape,workflow_run:r().object({id:r().int().positive(),
event:r().string(),head_sha:c().sha,head_branch:r().string().min(1).nullable(),head_repository:r().object({owner:r().object(
{login:r().string().min(1)})}).nullable()})}),l=["pull_request","pull_request_review"];function f(s,n){if(s!=="workflow_\
run")throw i(`\`mode: publish\` does not support the event ${JSON.stringify(s)}`);const t=h.safeParse(n);if(!t.success)throw new(m()).
GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${r().prettifyError(t.error)}`,"GITHUB_EVENT_\
PATH must be the path of the file that the runner wrote.");const{repository:o,workflow_run:a}=t.data,{owner:u,repo:p}=o;
if(!l.includes(a.event))throw i(`The workflow run was started by ${JSON.stringify(a.event)}`);if(a.head_branch===null||a.
head_repository===null)throw i("The branch or the repository of the workflow run was deleted");const _={owner:a.head_repository.
owner.login,branch:a.head_branch};return{owner:u,repo:p,runId:a.id,headSha:a.head_sha,head:_}}function i(s){return new(m()).
GateError("event_unsupported",s,"Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).")}}};
