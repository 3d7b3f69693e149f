"use strict";var U=Object.defineProperty;var e=(w,t)=>U(w,"name",{value:t,configurable:!0});module.exports={"event/base-name"(w,t,k,P){let q;const r=e(()=>q??=t("repo/revision"),"import_revision");k(w,{baseName:e(
()=>h,"baseName")});const v=/^refs\/(?:heads|remotes\/origin)\//;async function h(R,a){for(const m of a===void 0?r().DEFAULT_BRANCHES:
[a]){const f=["--verify","--quiet","--symbolic-full-name","--end-of-options"],u=(await R.user(["rev-parse",...f,m],{accept:[
1,128]})).toString().trim();if(v.test(u))return u.replace(v,"")}return a??"HEAD"}e(h,"baseName")},"event/base-tip"(w,t,k,P){
let q;const r=e(()=>q??=t("error"),"import_error");let v;const h=e(()=>v??=t("repo/merge-base"),"import_merge_base");let R;
const a=e(()=>R??=t("repo/remote"),"import_remote");let m;const f=e(()=>m??=t("repo/revision"),"import_revision");k(w,{baseTip:e(
()=>$,"baseTip"),descends:e(()=>c,"descends")});async function $(n,s,{baseTip:i}){const{baseRef:o,baseSha:l}=s,b=i??l;if(await(0,h().
requireCommits)(n,[b],[b,(0,a().fetched)(o)]),i!==void 0)return i;const _=await u(n,s);return _!==void 0&&await c(n,_,l,
s)?_:l}e($,"baseTip");async function u(n,{baseRef:s,pullRequest:i}){if(!await(0,a().isRemoteOf)(n,i))return;const o=`ref\
s/remotes/origin/${s}`;try{await(0,h().requireCommits)(n,[o],[(0,a().fetched)(s)])}catch(l){if(!(l instanceof r().GateError)||
l.code!=="shallow_clone")throw l}return(await(0,f().lookUpCommits)(n,[o]))[0]}e(u,"branchOfClone");async function c(n,s,i,{
baseRef:o}){if(s===i)return!0;try{return await(0,h().mergeBase)(n,s,i,[s,i,(0,a().fetched)(o)])===i}catch(l){if(l instanceof
r().GateError&&l.code==="no_merge_base")return!1;throw l}}e(c,"descends")},"event/branch"(w,t,k,P){let q;const r=e(()=>q??=
t("zod"),"z");let v;const h=e(()=>v??=t("error"),"import_error");let R;const a=e(()=>R??=t("event/schema"),"import_schem\
a");k(w,{mergeGroup:e(()=>n,"mergeGroup"),push:e(()=>i,"push"),workflowDispatch:e(()=>l,"workflowDispatch")});const m=/^0+$/,
f=/^refs\/heads\//,$=/^refs\/(?:heads|tags)\//,u=r().object({...a().repositorySchema.shape,merge_group:r().object({head_sha:a().
sha,base_sha:a().sha,head_ref:r().string(),base_ref:r().string()})}),c=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function n(b){const{repository:_,merge_group:E}=u.parse(b),{owner:S,repo:y}=_,p=c.exec(E.head_ref)?.[1];return{name:"mer\
ge_group",owner:S,repo:y,headSha:E.head_sha,against:{commit:E.base_sha},baseRef:E.base_ref.replace(f,""),isOwn:!1,...p!==
void 0&&{pullNumber:Number(p)}}}e(n,"mergeGroup");const s=r().object({...a().repositorySchema.shape,ref:r().string().min(
1),before:a().sha,after:a().sha});function i(b){const{repository:_,ref:E,before:S,after:y}=s.parse(b),{defaultBranch:p,...g}=_;
if(m.test(y)||!f.test(E))throw new(h()).GateError("event_unsupported",`The push of ${JSON.stringify(E)} adds no commits \
to a branch`,'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.');const d=E===`refs/heads/${p}`;if(d&&m.
test(S))throw new(h()).GateError("event_unsupported","First push of the default branch: there is no earlier commit to co\
mpare with","Run the gate on the next change.");return{name:"push",...g,headSha:y,against:d?{commit:S}:{branch:p},baseRef:p,
isOwn:!0}}e(i,"push");const o=r().object({...a().repositorySchema.shape,ref:r().string().min(1)});function l(b,_){const{
repository:E,ref:S}=o.parse(b),{defaultBranch:y,...p}=E;return{name:"workflow_dispatch",...p,headSha:a().sha.parse(_),against:{
branch:y},baseRef:y,isOwn:$.test(S)}}e(l,"workflowDispatch")},"event/find-pull-request"(w,t,k,P){let q;const r=e(()=>q??=
t("error"),"import_error");let v;const h=e(()=>v??=t("github/failure"),"import_failure");let R;const a=e(()=>R??=t("gith\
ub/pull-request"),"import_pull_request");let m;const f=e(()=>m??=t("event/pull-request"),"import_pull_request2");k(w,{findPullRequest:e(
()=>$,"findPullRequest")});async function $(c,{owner:n,repo:s,head:i,headSha:o}){const l=`${i.owner}:${i.branch}`,b={client:c,
owner:n,repo:s};try{const _=await(0,a().openPullRequests)(b,l,o),[E]=_;if(E===void 0||_.length>1)throw u(l,o,_.length);const S=(0,f().
pullRequest)(await(0,a().pullRequestAsPayload)(b,E));if(S.headSha!==o)throw u(l,o,0);return S}catch(_){throw(0,h().asUnavailable)(
_,{doing:"find the pull request",permission:"pull-requests: read",fork:!1})}}e($,"findPullRequest");function u(c,n,s){return s===
0?new(r()).GateError("pull_request_not_found",`No open pull request from ${JSON.stringify(c)} is at ${n}`,"The pull requ\
est was closed, or a newer commit has its own run; no action is needed."):new(r()).GateError("pull_request_not_found",`${s}\
 open pull requests from ${JSON.stringify(c)} are at ${n}`,"Close all but one; a check run belongs to a commit, not to a\
 pull request.")}e(u,"notFound")},"event/known-refs"(w,t,k,P){let q;const r=e(()=>q??=t("github/failure"),"import_failur\
e");let v;const h=e(()=>v??=t("github/refs"),"import_refs");k(w,{askForRefs:e(()=>R,"askForRefs")});async function R(m,f,$){
const u=a(f);if("unavailable"in m||u===void 0)return{};const c=f.name==="pull_request";try{const[n,s]=await Promise.all(
[(0,h().refTip)(m,`heads/${u}`),c?(0,h().refTip)(m,`pull/${f.pullRequest.number}/merge`):void 0]);return{...n!==void 0&&
{baseTip:n},...s!==void 0&&{merge:s}}}catch(n){const s=(0,r().explainFailure)(n,{doing:`read the tip of ${u}`,permission:"\
contents: read",fork:c&&f.pullRequest.isFork});return $(`The base was not compared with GitHub's: ${s}.`),{}}}e(R,"askFo\
rRefs");function a(m){return m.name==="pull_request"?m.baseRef:"branch"in m.against?m.against.branch:void 0}e(a,"baseRef\
Of")},"event/merge-group"(w,t,k,P){let q;const r=e(()=>q??=t("error"),"import_error");let v;const h=e(()=>v??=t("github/\
failure"),"import_failure");let R;const a=e(()=>R??=t("github/pull-request"),"import_pull_request");let m;const f=e(()=>m??=
t("repo/first-parents"),"import_first_parents");let $;const u=e(()=>$??=t("repo/merge-base"),"import_merge_base");let c;
const n=e(()=>c??=t("repo/merge-tree"),"import_merge_tree");k(w,{withGroup:e(()=>s,"withGroup")});async function s(_,E,S,y,p){
const g=await i(_,E,S,y);return typeof g!="string"?{..._,group:g,isFork:g.some(({isFork:d})=>d)}:(p(`The merge group is \
treated as a change from a fork: ${g}.`),_)}e(s,"withGroup");async function i({base:_,head:E},{baseRef:S,pullNumber:y},p,g){
if("unavailable"in g)return g.unavailable;try{if(await(0,u().mergeBase)(p,_,E)!==_)return"its base is not in its history";
const d=await(0,f().firstParents)(p,_,E),T={repository:p,github:g,baseRef:S},O=await Promise.all(d.map(B=>b(B,T))),C=O.filter(
B=>B===void 0),G=y===void 0?void 0:await(0,a().pullOrigin)(g,y),N=C.length===d.length&&G?.isOpen&&G.commits===d.length;if(G===
void 0||C.length>0&&!N)return`no pull request is known for ${C.length} of its ${d.length} commits`;const F=[...O,G].filter(
B=>B!==void 0);return[...new Map(F.map(B=>[B.number,o(B)])).values()]}catch(d){return d instanceof r().GateError?d.message:
(0,h().explainFailure)(d,{doing:"read the pull requests of the merge group",permission:"pull-requests: read",fork:!1})}}
e(i,"findGroup");function o({number:_,headSha:E,isFork:S}){return{number:_,headSha:E,isFork:S}}e(o,"queued");const l=/\(#(\d{1,9})\)$/;
async function b({commit:_,parents:E,subject:S,tree:y},{repository:p,github:g,baseRef:d}){const[T="",O,...C]=E,G=e(B=>B.
isOpen&&B.baseRef===d,"isQueued");if(O!==void 0){if(C.length>0)return;const j=(await(0,a().pullsOfCommit)(g,O)).filter(G).
filter(({headSha:A})=>A===O);return j.find(({isFork:A})=>A)??j[0]}const N=l.exec(S)?.[1];if(N===void 0)return;const F=await(0,a().
pullOrigin)(g,Number(N));if(G(F))return await(0,u().requireCommits)(p,[F.headSha],[`refs/pull/${N}/head`]),await(0,u().mergeBase)(
p,T,F.headSha,[_,F.headSha]),await(0,n().mergedTree)(p,T,F.headSha)===y?F:void 0}e(b,"pullOf")},"event/payload"(w,t,k,P){
let q;const r=e(()=>q??=t("zod"),"z");let v;const h=e(()=>v??=t("error"),"import_error");let R;const a=e(()=>R??=t("even\
t/branch"),"import_branch");let m;const f=e(()=>m??=t("event/pull-request"),"import_pull_request");k(w,{parsePayload:e(()=>u,
"parsePayload"),requireUnprivileged:e(()=>c,"requireUnprivileged")});const $=new Map([["pull_request",f().pullRequest],[
"pull_request_review",f().pullRequestReview],["pull_request_target",n=>({...(0,f().pullRequest)(n),privileged:!0})],["me\
rge_group",a().mergeGroup],["push",a().push],["workflow_dispatch",a().workflowDispatch]]);function u(n,s,i){const o=$.get(
n);if(o===void 0)throw new(h()).GateError("event_unsupported",`The event ${JSON.stringify(n)} does not identify a change\
 to gate`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return o(s,i)}catch(l){throw l instanceof
r().ZodError?new(h()).GateError("event_invalid",`The payload is not a GitHub ${n} event: ${r().prettifyError(l)}`,"GITHU\
B_EVENT_PATH must be the path of the file that the runner wrote."):l}}e(u,"parsePayload");function c(n){if("privileged"in
n)throw new(h()).GateError("event_unsupported","No command was run: on pull_request_target the commands of a change woul\
d have a write token and the secrets of the repository","Use `on: pull_request`; for forks, publish from a second workfl\
ow (docs/github.md).")}e(c,"requireUnprivileged")},"event/policy-ref"(w,t,k,P){let q;const r=e(()=>q??=t("error"),"impor\
t_error");let v;const h=e(()=>v??=t("repo/merge-base"),"import_merge_base");let R;const a=e(()=>R??=t("repo/remote"),"im\
port_remote");let m;const f=e(()=>m??=t("repo/revision"),"import_revision");let $;const u=e(()=>$??=t("repo/typed-revisi\
on"),"import_typed_revision");k(w,{resolvePolicyRef:e(()=>c,"resolvePolicyRef")});async function c(i,o){const l=o.replace(
/^refs\/heads\//,"");try{return(0,f().isObjectId)(l)?await(0,u().resolveRevision)(i,l):await n(i,l)??await(0,u().resolveRevision)(
i,o)}catch(b){throw b instanceof r().GateError&&b.code==="ref_ambiguous"?b:s(o,b)}}e(c,"resolvePolicyRef");async function n(i,o){
const l=`refs/remotes/origin/${o}`,[b,_]=await(0,f().lookUpCommits)(i,[l,`refs/heads/${o}`]);if(b!==void 0)return b;try{
if(!await(0,a().branchAtOrigin)(i,o))return}catch(E){if(_!==void 0)return _;throw E}return await(0,h().requireCommits)(i,
[l],[(0,a().fetched)(o)]),(await(0,f().lookUpCommits)(i,[l]))[0]}e(n,"branchOfOrigin");function s(i,o){const l=o instanceof
r().GateError&&o.code==="git_failed"?`: ${o.message}`:"";return new(r()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
i)} is not a branch of origin or a revision in this clone${l}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:o})}e(s,"notFound")},"event/pull-request"(w,t,k,P){let q;const r=e(()=>q??=t("zod"),"z");let v;const h=e(
()=>v??=t("event/schema"),"import_schema");k(w,{pullRequest:e(()=>u,"pullRequest"),pullRequestReview:e(()=>c,"pullReques\
tReview")});const R=r().int().nonnegative(),a=r().object({number:r().int().positive(),head:r().object({sha:h().sha,repo:r().
object({id:r().int()}).nullable()}),base:r().object({sha:h().sha,ref:r().string().min(1)})});function m(s){return r().object(
{repository:r().object({id:r().int(),name:r().string().min(1),owner:r().object({login:r().string().min(1)})}),pull_request:a.
extend({changed_files:s})})}e(m,"payloadSchema");const f=m(R),$=m(R.optional());function u(s){return n(f.parse(s))}e(u,"\
pullRequest");function c(s){return n($.parse(s))}e(c,"pullRequestReview");function n({repository:s,pull_request:i}){return{
name:"pull_request",pullRequest:{owner:s.owner.login,repo:s.name,number:i.number,isFork:i.head.repo?.id!==s.id,...i.changed_files!==
void 0&&{changedFiles:i.changed_files}},headSha:i.head.sha,baseRef:i.base.ref,baseSha:i.base.sha}}e(n,"read")},"event/re\
solve-branch"(w,t,k,P){let q;const r=e(()=>q??=t("repo/merge-base"),"import_merge_base");let v;const h=e(()=>v??=t("repo\
/remote"),"import_remote");let R;const a=e(()=>R??=t("repo/revision"),"import_revision");k(w,{resolveBranch:e(()=>m,"res\
olveBranch")});async function m(u,{name:c,headSha:n,against:s,baseRef:i,isOwn:o},l){const b="commit"in s?await f(u,s.commit,
n):await $(u,s.branch,n,l);return{name:c,directory:u.directory,head:n,audited:n,baseRef:i,...b,isFork:!o}}e(m,"resolveBr\
anch");async function f(u,c,n){return await(0,r().requireCommits)(u,[c,n],[c,n]),{base:c,policyCommit:c}}e(f,"fromCommit");
async function $(u,c,n,s){const i=(0,h().fetched)(c),o=s.baseTip??`refs/remotes/origin/${c}`;await(0,r().requireCommits)(
u,[o],[i]);const[l]=await(0,a().resolveCommits)(u,[o]);return{base:await(0,r().mergeBase)(u,l,n,[n,i]),policyCommit:l}}e(
$,"fromBranch")},"event/resolve-event"(w,t,k,P){let q;const r=e(()=>q??=t("event/resolve-branch"),"import_resolve_branch");
let v;const h=e(()=>v??=t("event/resolve-pull-request"),"import_resolve_pull_request");k(w,{resolveEvent:e(()=>R,"resolv\
eEvent")});function R(a,m,f){return m.name==="pull_request"?(0,h().resolvePullRequest)(a,m,f):(0,r().resolveBranch)(a,m,
f)}e(R,"resolveEvent")},"event/resolve-pull-request"(w,t,k,P){let q;const r=e(()=>q??=t("error"),"import_error");let v;const h=e(
()=>v??=t("repo/checkout"),"import_checkout");let R;const a=e(()=>R??=t("repo/merge-base"),"import_merge_base");let m;const f=e(
()=>m??=t("repo/read-change"),"import_read_change");let $;const u=e(()=>$??=t("repo/remote"),"import_remote");let c;const n=e(
()=>c??=t("repo/revision"),"import_revision");let s;const i=e(()=>s??=t("event/base-tip"),"import_base_tip");let o;const l=e(
()=>o??=t("event/test-merge"),"import_test_merge");k(w,{resolveFetched:e(()=>_,"resolveFetched"),resolvePullRequest:e(()=>b,
"resolvePullRequest")});async function b(p,g,d={}){const{headSha:T,baseRef:O,pullRequest:C}=g,[G]=await(0,n().resolveCommits)(
p,["HEAD"]),N=G===T?await S(p,g,await(0,i().baseTip)(p,g,d)):await E(p,g,G,d);return{name:"pull_request",directory:p.directory,
head:T,baseRef:O,...N,isFork:C.isFork,pullRequest:C}}e(b,"resolvePullRequest");async function _(p,g,d={}){const{headSha:T,
baseRef:O,pullRequest:C}=g;await(0,a().requireCommits)(p,[T],[`refs/pull/${C.number}/head`]);const G=await(0,i().baseTip)(
p,g,d);return{name:"pull_request",directory:p.directory,head:T,baseRef:O,...await S(p,g,G),isFork:C.isFork,pullRequest:C}}
e(_,"resolveFetched");async function E(p,g,d,T){const{headSha:O,baseRef:C}=g,[G,N,...F]=await(0,n().parentsOf)(p,d);if(G===
void 0||N!==O||F.length>0)throw(0,h().checkoutDiffers)(`the checkout is at ${(0,a().short)(d)}, which is neither that co\
mmit nor its test merge commit`,O,"actions");await(0,a().requireCommits)(p,[G,O],[d,(0,u().fetched)(C)]);const B=await(0,i().
baseTip)(p,g,T),j=await(0,l().doubtAbout)({commit:d,base:G},B,p,g,T);return j===void 0?{base:G,audited:d,policyCommit:B}:
{...await S(p,g,B),unprovenMerge:{commit:d,reason:j}}}e(E,"fromTestMerge");async function S(p,g,d){const{headSha:T,baseSha:O,
baseRef:C}=g,G=await(0,a().mergeBase)(p,d,T,[T,d,(0,u().fetched)(C)]),[N]=await(0,n().lookUpCommits)(p,[O]);return(N===void 0||
N===d?G:await(0,a().mergeBase)(p,N,T))===G&&await y(p,g,G),{base:G,audited:T,policyCommit:d}}e(S,"fromHead");async function y(p,{
headSha:g,pullRequest:{changedFiles:d}},T){if(d===void 0)return;const O=await(0,f().countChangedFiles)(p,T,g);if(!(O>=d))
throw new(r()).GateError("change_incomplete",`GitHub reports ${d} changed files, but this clone shows only ${O}`,"Set `f\
etch-depth: 0` on actions/checkout, and run the job again.")}e(y,"requireAllFiles")},"event/resolve-range"(w,t,k,P){let q;
const r=e(()=>q??=t("error"),"import_error");let v;const h=e(()=>v??=t("repo/merge-base"),"import_merge_base");let R;const a=e(
()=>R??=t("repo/revision"),"import_revision");let m;const f=e(()=>m??=t("repo/typed-revision"),"import_typed_revision");
let $;const u=e(()=>$??=t("repo/worktree"),"import_worktree");let c;const n=e(()=>c??=t("event/base-name"),"import_base_\
name");k(w,{resolveRange:e(()=>s,"resolveRange")});async function s(o,{base:l,head:b,worktree:_=!1}){if(_&&b!==void 0)throw new(r()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[E,S,y]=await i([(0,f().resolveRevision)(o,b??"HEAD"),l===void 0?(0,a().defaultBranchTip)(o):(0,f().
resolveRevision)(o,l),(0,n().baseName)(o,l)]);return{name:_?"worktree":"range",directory:o.directory,base:await(0,h().mergeBase)(
o,S,E),head:E,audited:_?await(0,u().snapshotWorktree)(o):E,policyCommit:S,baseRef:y,isFork:!1}}e(s,"resolveRange");async function i(o){
return await Promise.allSettled(o),Promise.all(o)}e(i,"inOrder")},"event/schema"(w,t,k,P){let q;const r=e(()=>q??=t("zod"),
"z");k(w,{repositorySchema:e(()=>h,"repositorySchema"),sha:e(()=>v,"sha")});const v=r().string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
h=r().object({repository:r().object({name:r().string().min(1),owner:r().object({login:r().string().min(1)}),default_branch:r().
string().min(1)}).transform(({name:R,owner:a,default_branch:m})=>({owner:a.login,repo:R,defaultBranch:m}))})},"event/tes\
t-merge"(w,t,k,P){let q;const r=e(()=>q??=t("repo/merge-base"),"import_merge_base");let v;const h=e(()=>v??=t("repo/merg\
e-tree"),"import_merge_tree");let R;const a=e(()=>R??=t("repo/remote"),"import_remote");let m;const f=e(()=>m??=t("event\
/base-tip"),"import_base_tip");k(w,{doubtAbout:e(()=>$,"doubtAbout")});async function $(c,n,s,i,o){const{headSha:l,baseRef:b}=i;
if(o.merge===c.commit)return;if(!await u(c.base,n,s,i))return`its first parent ${(0,r().short)(c.base)} is not a recent \
commit of ${b}`;await(0,r().mergeBase)(s,c.base,l,[c.commit,(0,a().fetched)(b)]);const _=await(0,h().mergedTree)(s,c.base,
l);return _===void 0?"git cannot compute this merge":_===await(0,h().treeOf)(s,c.commit)?void 0:"git computes other cont\
ent for it"}e($,"doubtAbout");async function u(c,n,s,i){return c===n||c===i.baseSha?!0:await(0,f().descends)(s,c,i.baseSha,
i)&&await(0,f().descends)(s,n,c,i)}e(u,"isOnBase")},"event/workflow-run"(w,t,k,P){let q;const r=e(()=>q??=t("zod"),"z");
let v;const h=e(()=>v??=t("error"),"import_error");let R;const a=e(()=>R??=t("event/schema"),"import_schema");k(w,{parseWorkflowRun:e(
()=>$,"parseWorkflowRun")});const m=r().object({...a().repositorySchema.shape,workflow_run:r().object({id:r().int().positive(),
event:r().string(),head_sha:a().sha,head_branch:r().string().min(1).nullable(),head_repository:r().object({owner:r().object(
{login:r().string().min(1)})}).nullable()})}),f=["pull_request","pull_request_review"];function $(c,n){if(c!=="workflow_\
run")throw u(`\`mode: publish\` does not support the event ${JSON.stringify(c)}`);const s=m.safeParse(n);if(!s.success)throw new(h()).
GateError("event_invalid",`The payload is not a GitHub workflow_run event: ${r().prettifyError(s.error)}`,"GITHUB_EVENT_\
PATH must be the path of the file that the runner wrote.");const{repository:i,workflow_run:o}=s.data,{owner:l,repo:b}=i;
if(!f.includes(o.event))throw u(`The workflow run was started by ${JSON.stringify(o.event)}`);if(o.head_branch===null||o.
head_repository===null)throw u("The branch or the repository of the workflow run was deleted");const _={owner:o.head_repository.
owner.login,branch:o.head_branch};return{owner:l,repo:b,runId:o.id,headSha:o.head_sha,head:_}}e($,"parseWorkflowRun");function u(c){
return new(h()).GateError("event_unsupported",c,"Trigger it on `workflow_run` of the workflow that gates pull requests (\
docs/github.md).")}e(u,"unsupported")}};
