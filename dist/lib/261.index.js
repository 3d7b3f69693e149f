var fo=Object.defineProperty;var n=(z,j)=>fo(z,"name",{value:j,configurable:!0});export const id=261,ids=[261,463],modules={10612:((z,j,c)=>{c.a(z,async(l,b)=>{try{c.r(j);var h=c(96421),R=c(71977),T=c(
6517),I=c(19251),P=c(49733),N=c(16963);(0,N.E)();const E="main-has-run";h.getState(E)===""?(h.saveState(E,"true"),await(0,P.
I)(async m=>{await(0,I.XU)(),await(0,R.C)(process.env,m),m.aborted&&process.exit()})):await(0,T.a)(),b()}catch(E){b(E)}},
1)}),71977:((z,j,c)=>{c.d(j,{C:n(()=>lo,"C")});var l=c(96421),b=c(80689),h=c(35602);const R=new Set(["COMMENTED","PENDIN\
G"]);function T(e){const t=e.filter(I).sort((o,s)=>o.submittedAt.localeCompare(s.submittedAt)||o.id-s.id),r=new Map;for(const o of t){
const{user:s,state:a}=o,i=r.get(s.id);if(a==="APPROVED"&&N(o.body)){const d=i&&!i.withdrawn?i.reviews:[];r.set(s.id,{user:s,
reviews:[o,...d],withdrawn:!1})}else if(a!=="APPROVED"&&!R.has(a)){const d=i??(N(o.body)?{user:s,reviews:[o]}:void 0);d!==
void 0&&r.set(s.id,{...d,withdrawn:!0})}}return[...r.values()]}n(T,"approvingReviewers");function I(e){return e.user!==null&&
e.submittedAt!==null&&e.state!=="PENDING"}n(I,"isSubmitted");const P=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function N(e){return E(e)!==void 0}n(N,"asksForApproval");function E(e){let t;for(const r of e.replace(/<!--.*?(?:-->|$)/gs,
"").split(/\r\n?|\n/)){const o=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(r);if(t!==void 0)o?.[1]?.startsWith(t)&&o[2]?.trim()===""&&
(t=void 0);else if(o)t=o[1];else{const[s,a]=/^ {0,3}\S/.test(r)?P.exec(r.trim())??[]:[];if(s!==void 0)return a===void 0?
{}:{digest:a}}}}n(E,"approvalIn");var m=c(13258);const k=20,p=10;function g(e){return{means:"review",seek:n(async t=>{const r=e(
t.pullRequest);return r!==void 0?await S(r,t):{approvals:[],refusals:["the event has no pull request to review"]}},"seek")}}
n(g,"approveByReviews");function $(e){return{means:"review",seek:n(async()=>({approvals:[],refusals:[e]}),"seek")}}n($,"\
approveByNobody");async function S(e,t){const r=[],o=[];try{const s=T(await e.list());if(s.length===0)return{approvals:r,
refusals:o};const a=s.slice(-k),i=await e.authorId(),u=await e.lastEdits(a.flatMap(f=>f.reviews)),d=V(t,e);for(const f of a){
const y=await M(f,{reviews:e,question:t,authorId:i,edits:u,subjectAt:d});typeof y=="string"?o.push(`${f.user.login}: ${y}`):
r.push(y)}}catch(s){o.push(e.explain(s,"read the reviews of the pull request"))}return{approvals:r,refusals:o}}n(S,"seek");
async function M(e,t){const{user:r,withdrawn:o}=e;if(r.id===t.authorId)return"opened the pull request and cannot approve\
 it";if(r.type!=="User")return"is not a person";if(!G(t.question.people,r.login))return"is not an approver in the policy";
if(o)return"has withdrawn the approval, or it was dismissed";const s=await O(e,t);if(typeof s=="string")return s;try{if(!await t.
reviews.mayWrite(r))return"has no write access to the repository"}catch(a){return t.reviews.explain(a,"read the permissi\
on of this account")}return{user:r.login,at:new Date(s.submittedAt).toISOString()}}n(M,"judgeReviewer");function G(e,t){
return e.length===0||e.some(r=>r.toLowerCase()===t.toLowerCase())}n(G,"isAmong");async function O({reviews:e},{edits:t,question:r,
subjectAt:o,reviews:s}){let a;for(const d of e){const f=await i(d);if(f===void 0)return d;a??=f}return a??"has not appro\
ved";async function i(d){const f=t.get(d.nodeId);if(f===void 0)return"GitHub does not report whether the review was edit\
ed";const y=n(H=>H!==null&&!(Date.parse(H)<=Date.parse(d.submittedAt)),"isLater");if(y(f.editedAt))return"the review was\
 edited after it was submitted";if(y(f.retargetedAt))return"the base branch was changed after the review";if(d.commit===
null)return"GitHub does not report which commit was reviewed";const A=await o(d.commit);if("reason"in A)return A.reason;
const F=(0,m.$A)(A,r.subject);return F===void 0?await u(d):`${F} since the approved commit ${d.commit.slice(0,12)}`}async function u(d){
try{if(await r.policyChangedSince(d.submittedAt))return"the policy of the base branch has changed since the review"}catch(y){
return U(y,s,"read the policy at the time of the review")}const{digest:f}=E(d.body)??{};if(!(f===void 0||(0,m.Y)(r.subject).
startsWith(f)))return"the review approves another digest; the base branch, the policy or the commands have changed since"}}
n(O,"findReview");function U(e,{explain:t},r){return e instanceof h.ue?`could not ${r}: ${e.message}`:t(e,r)}n(U,"inWord\
s");function V({subjectAt:e},t){const r=new Map,o=n(async s=>{try{return await e(s)}catch(a){return{reason:U(a,t,`judge ${s}`)}}},
"ask");return async s=>{const a=r.get(s);if(a!==void 0)return await a;if(r.size===p)return{reason:"too many commits were\
 approved"};const i=o(s);return r.set(s,i),await i}}n(V,"limited");var W=c(220);async function q({client:e,owner:t,repo:r},o){
try{const{data:s}=await e.octokit.rest.git.getRef({owner:t,repo:r,ref:o});return s.object.sha}catch(s){if((0,W.f1)(s).kind===
"not_found")return;throw s}}n(q,"refTip");async function te(e,t,r){const o=he(t);if("unavailable"in e||o===void 0)return{};
const s=t.name==="pull_request";try{const[a,i]=await Promise.all([q(e,`heads/${o}`),s?q(e,`pull/${t.pullRequest.number}/\
merge`):void 0]);return{...a!==void 0&&{baseTip:a},...i!==void 0&&{merge:i}}}catch(a){const i=(0,W.SP)(a,{doing:`read th\
e tip of ${o}`,permission:"contents: read",fork:s&&t.pullRequest.isFork});return r(`The base was not compared with GitHu\
b's: ${i}.`),{}}}n(te,"askForRefs");function he(e){return e.name==="pull_request"?e.baseRef:"branch"in e.against?e.against.
branch:void 0}n(he,"baseRefOf");async function se({client:e,owner:t,repo:r},o){const{data:s}=await e.octokit.rest.pulls.
get({owner:t,repo:r,pull_number:o});return{headSha:s.head.sha,changedFiles:s.changed_files}}n(se,"pullRequestState");async function D({
client:e,owner:t,repo:r},o,s){return(await e.octokit.paginate(e.octokit.rest.pulls.list,{owner:t,repo:r,state:"open",head:o,
per_page:100})).filter(({head:i})=>i.sha===s).map(({number:i})=>i)}n(D,"openPullRequests");async function x({client:e,owner:t,
repo:r},o){const{pulls:s,repos:a}=e.octokit.rest,{data:i}=await a.get({owner:t,repo:r}),{data:u}=await s.get({owner:t,repo:r,
pull_number:o});return{repository:i,pull_request:u}}n(x,"pullRequestAsPayload");async function v({client:e,owner:t,repo:r},o){
const{repos:s}=e.octokit.rest,a={owner:t,repo:r,commit_sha:o,per_page:100};return(await e.octokit.paginate(s.listPullRequestsAssociatedWithCommit,
a)).map(B)}n(v,"pullsOfCommit");async function _({client:e,owner:t,repo:r},o){const{data:s}=await e.octokit.rest.pulls.get(
{owner:t,repo:r,pull_number:o});return{...B(s),commits:s.commits}}n(_,"pullOrigin");function B({number:e,state:t,head:r,
base:o}){return{number:e,isOpen:t==="open",baseRef:o.ref,headSha:r.sha,isFork:r.repo?.id!==o.repo.id}}n(B,"originOf");async function L({
objects:e},t,r){return(await e(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",`${t}..${r}`])).toString().
split(`
`).filter(Boolean).map(a=>{const[i="",u="",d="",...f]=a.split("\0");return{commit:i,tree:u,parents:d.split(" ").filter(Boolean),
subject:f.join("")}})}n(L,"firstParents");var C=c(3235),K=c(37836);async function X({objects:e},t,r){try{return(await e(
["merge-tree","--write-tree","--no-messages",t,r])).toString().split(`
`).find(K.TS)}catch(o){if(o instanceof h.ue&&o.code==="git_failed")return;throw o}}n(X,"mergedTree");async function re({
objects:e},t){return(await e(["rev-parse","--verify",`${t}^{tree}`])).toString().trim()}n(re,"treeOf");async function ne(e,t,r,o,s){
const a=await pe(e,t,r,o);return typeof a!="string"?{...e,group:a,isFork:a.some(({isFork:i})=>i)}:(s(`The merge group is\
 treated as a change from a fork: ${a}.`),e)}n(ne,"withGroup");async function pe({base:e,head:t},{baseRef:r,pullNumber:o},s,a){
if("unavailable"in a)return a.unavailable;try{if(await(0,C.wu)(s,e,t)!==e)return"its base is not in its history";const i=await L(
s,e,t),u={repository:s,github:a,baseRef:r},d=await Promise.all(i.map(H=>ie(H,u))),f=d.filter(H=>H===void 0),y=o===void 0?
void 0:await _(a,o),A=f.length===i.length&&y?.isOpen&&y.commits===i.length;if(y===void 0||f.length>0&&!A)return`no pull \
request is known for ${f.length} of its ${i.length} commits`;const F=[...d,y].filter(H=>H!==void 0);return[...new Map(F.
map(H=>[H.number,Q(H)])).values()]}catch(i){return i instanceof h.ue?i.message:(0,W.SP)(i,{doing:"read the pull requests\
 of the merge group",permission:"pull-requests: read",fork:!1})}}n(pe,"findGroup");function Q({number:e,headSha:t,isFork:r}){
return{number:e,headSha:t,isFork:r}}n(Q,"queued");const ae=/\(#(\d{1,9})\)$/;async function ie({commit:e,parents:t,subject:r,
tree:o},{repository:s,github:a,baseRef:i}){const[u="",d,...f]=t,y=n(H=>H.isOpen&&H.baseRef===i,"isQueued");if(d!==void 0){
if(f.length>0)return;const Y=(await v(a,d)).filter(y).filter(({headSha:J})=>J===d);return Y.find(({isFork:J})=>J)??Y[0]}
const A=ae.exec(r)?.[1];if(A===void 0)return;const F=await _(a,Number(A));if(y(F))return await(0,C.e9)(s,[F.headSha],[`r\
efs/pull/${A}/head`]),await(0,C.wu)(s,u,F.headSha,[e,F.headSha]),await X(s,u,F.headSha)===o?F:void 0}n(ie,"pullOf");var ke=c(
961),qe=c(37428),w=c(2503);const de=w.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),ve=w.Ikc({repository:w.Ikc({name:w.
YjP().min(1),owner:w.Ikc({login:w.YjP().min(1)}),default_branch:w.YjP().min(1)}).transform(({name:e,owner:t,default_branch:r})=>({
owner:t.login,repo:e,defaultBranch:r}))}),et=/^0+$/,tt=/^refs\/heads\//,Bt=/^refs\/(?:heads|tags)\//,Lt=w.Ikc({...ve.shape,
merge_group:w.Ikc({head_sha:de,base_sha:de,head_ref:w.YjP(),base_ref:w.YjP()})}),Wt=/^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function Ft(e){const{repository:t,merge_group:r}=Lt.parse(e),{owner:o,repo:s}=t,a=Wt.exec(r.head_ref)?.[1];return{name:"\
merge_group",owner:o,repo:s,headSha:r.head_sha,against:{commit:r.base_sha},baseRef:r.base_ref.replace(tt,""),isOwn:!1,...a!==
void 0&&{pullNumber:Number(a)}}}n(Ft,"mergeGroup");const Gt=w.Ikc({...ve.shape,ref:w.YjP().min(1),before:de,after:de});function Ht(e){
const{repository:t,ref:r,before:o,after:s}=Gt.parse(e),{defaultBranch:a,...i}=t;if(et.test(s)||!tt.test(r))throw new h.ue(
"event_unsupported",`The push of ${JSON.stringify(r)} adds no commits to a branch`,'Exclude tags and deletions: `on: { p\
ush: { branches: ["**"] } }`.');const u=r===`refs/heads/${a}`;if(u&&et.test(o))throw new h.ue("event_unsupported","First\
 push of the default branch: there is no earlier commit to compare with","Run the gate on the next change.");return{name:"\
push",...i,headSha:s,against:u?{commit:o}:{branch:a},baseRef:a,isOwn:!0}}n(Ht,"push");const Yt=w.Ikc({...ve.shape,ref:w.
YjP().min(1)});function xt(e,t){const{repository:r,ref:o}=Yt.parse(e),{defaultBranch:s,...a}=r;return{name:"workflow_dis\
patch",...a,headSha:de.parse(t),against:{branch:s},baseRef:s,isOwn:Bt.test(o)}}n(xt,"workflowDispatch");const nt=w.Whr().
nonnegative(),Kt=w.Ikc({number:w.Whr().positive(),head:w.Ikc({sha:de,repo:w.Ikc({id:w.Whr()}).nullable()}),base:w.Ikc({sha:de,
ref:w.YjP().min(1)})});function rt(e){return w.Ikc({repository:w.Ikc({id:w.Whr(),name:w.YjP().min(1),owner:w.Ikc({login:w.
YjP().min(1)})}),pull_request:Kt.extend({changed_files:e})})}n(rt,"payloadSchema");const Jt=rt(nt),zt=rt(nt.optional());
function Pe(e){return ot(Jt.parse(e))}n(Pe,"pullRequest");function Vt(e){return ot(zt.parse(e))}n(Vt,"pullRequestReview");
function ot({repository:e,pull_request:t}){return{name:"pull_request",pullRequest:{owner:e.owner.login,repo:e.name,number:t.
number,isFork:t.head.repo?.id!==e.id,...t.changed_files!==void 0&&{changedFiles:t.changed_files}},headSha:t.head.sha,baseRef:t.
base.ref,baseSha:t.base.sha}}n(ot,"read");const Qt=new Map([["pull_request",Pe],["pull_request_review",Vt],["pull_reques\
t_target",e=>({...Pe(e),privileged:!0})],["merge_group",Ft],["push",Ht],["workflow_dispatch",xt]]);function Xt(e,t,r){const o=Qt.
get(e);if(o===void 0)throw new h.ue("event_unsupported",`The event ${JSON.stringify(e)} does not identify a change to ga\
te`,"Use `on: pull_request`; docs/github.md lists the supported events.");try{return o(t,r)}catch(s){throw s instanceof ke.
G?new h.ue("event_invalid",`The payload is not a GitHub ${e} event: ${qe.S1(s)}`,"GITHUB_EVENT_PATH must be the path of \
the file that the runner wrote."):s}}n(Xt,"parsePayload");function Zt(e){if("privileged"in e)throw new h.ue("event_unsup\
ported","No command was run: on pull_request_target the commands of a change would have a write token and the secrets of\
 the repository","Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).")}n(Zt,"requireUnp\
rivileged");var le=c(9379);async function qt(e,{name:t,headSha:r,against:o,baseRef:s,isOwn:a},i){const u="commit"in o?await en(
e,o.commit,r):await tn(e,o.branch,r,i);return{name:t,directory:e.directory,head:r,audited:r,baseRef:s,...u,isFork:!a}}n(
qt,"resolveBranch");async function en(e,t,r){return await(0,C.e9)(e,[t,r],[t,r]),{base:t,policyCommit:t}}n(en,"fromCommi\
t");async function tn(e,t,r,o){const s=(0,le.sg)(t),a=o.baseTip??`refs/remotes/origin/${t}`;await(0,C.e9)(e,[a],[s]);const[
i]=await(0,K.J9)(e,[a]);return{base:await(0,C.wu)(e,i,r,[r,s]),policyCommit:i}}n(tn,"fromBranch");var nn=c(25679),rn=c(60360);
async function Re(e,t,{baseTip:r}){const{baseRef:o,baseSha:s}=t,a=r??s;if(await(0,C.e9)(e,[a],[a,(0,le.sg)(o)]),r!==void 0)
return r;const i=await on(e,t);return i!==void 0&&await Ie(e,i,s,t)?i:s}n(Re,"baseTip");async function on(e,{baseRef:t,pullRequest:r}){
if(!await(0,le._v)(e,r))return;const o=`refs/remotes/origin/${t}`;try{await(0,C.e9)(e,[o],[(0,le.sg)(t)])}catch(s){if(!(s instanceof
h.ue)||s.code!=="shallow_clone")throw s}return(await(0,K.V3)(e,[o]))[0]}n(on,"branchOfClone");async function Ie(e,t,r,{baseRef:o}){
if(t===r)return!0;try{return await(0,C.wu)(e,t,r,[t,r,(0,le.sg)(o)])===r}catch(s){if(s instanceof h.ue&&s.code==="no_mer\
ge_base")return!1;throw s}}n(Ie,"descends");async function sn(e,t,r,o,s){const{headSha:a,baseRef:i}=o;if(s.merge===e.commit)
return;if(!await an(e.base,t,r,o))return`its first parent ${(0,C.h0)(e.base)} is not a recent commit of ${i}`;await(0,C.
wu)(r,e.base,a,[e.commit,(0,le.sg)(i)]);const u=await X(r,e.base,a);return u===void 0?"git cannot compute this merge":u===
await re(r,e.commit)?void 0:"git computes other content for it"}n(sn,"doubtAbout");async function an(e,t,r,o){return e===
t||e===o.baseSha?!0:await Ie(r,e,o.baseSha,o)&&await Ie(r,t,e,o)}n(an,"isOnBase");async function cn(e,t,r={}){const{headSha:o,
baseRef:s,pullRequest:a}=t,[i]=await(0,K.J9)(e,["HEAD"]),u=i===o?await Me(e,t,await Re(e,t,r)):await dn(e,t,i,r);return{
name:"pull_request",directory:e.directory,head:o,baseRef:s,...u,isFork:a.isFork,pullRequest:a}}n(cn,"resolvePullRequest");
async function un(e,t,r={}){const{headSha:o,baseRef:s,pullRequest:a}=t;await(0,C.e9)(e,[o],[`refs/pull/${a.number}/head`]);
const i=await Re(e,t,r);return{name:"pull_request",directory:e.directory,head:o,baseRef:s,...await Me(e,t,i),isFork:a.isFork,
pullRequest:a}}n(un,"resolveFetched");async function dn(e,t,r,o){const{headSha:s,baseRef:a}=t,[i,u,...d]=await(0,K.fY)(e,
r);if(i===void 0||u!==s||d.length>0)throw(0,nn.eT)(`the checkout is at ${(0,C.h0)(r)}, which is neither that commit nor \
its test merge commit`,s,"actions");await(0,C.e9)(e,[i,s],[r,(0,le.sg)(a)]);const f=await Re(e,t,o),y=await sn({commit:r,
base:i},f,e,t,o);return y===void 0?{base:i,audited:r,policyCommit:f}:{...await Me(e,t,f),unprovenMerge:{commit:r,reason:y}}}
n(dn,"fromTestMerge");async function Me(e,t,r){const{headSha:o,baseSha:s,baseRef:a}=t,i=await(0,C.wu)(e,r,o,[o,r,(0,le.sg)(
a)]),[u]=await(0,K.V3)(e,[s]);return(u===void 0||u===r?i:await(0,C.wu)(e,u,o))===i&&await ln(e,t,i),{base:i,audited:o,policyCommit:r}}
n(Me,"fromHead");async function ln(e,{headSha:t,pullRequest:{changedFiles:r}},o){if(r===void 0)return;const s=await(0,rn.
dh)(e,o,t);if(!(s>=r))throw new h.ue("change_incomplete",`GitHub reports ${r} changed files, but this clone shows only ${s}`,
"Set `fetch-depth: 0` on actions/checkout, and run the job again.")}n(ln,"requireAllFiles");function fn(e,t,r){return t.
name==="pull_request"?cn(e,t,r):qt(e,t,r)}n(fn,"resolveEvent");var Ae=c(64377);const st=w.Ikc({id:w.Whr(),login:w.YjP(),
type:w.YjP()}),hn=w.Ikc({id:w.Whr(),node_id:w.YjP(),user:st.nullable(),state:w.YjP(),body:w.YjP().nullable(),commit_id:w.
YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable().optional(),submitted_at:Ae.w$().optional()}).transform(({node_id:e,
commit_id:t=null,submitted_at:r=null,body:o,...s})=>({...s,nodeId:e,body:o??"",commit:t,submittedAt:r})),pn=w.Ikc({user:st}),
mn=w.Ikc({permission:w.YjP(),user:w.Ikc({id:w.Whr()}).nullable()}),wn=w.Ikc({timelineItems:w.Ikc({nodes:w.YOg(w.Ikc({createdAt:Ae.
w$()}).nullable())})}),gn=w.Ikc({nodes:w.YOg(w.Ikc({id:w.YjP(),lastEditedAt:Ae.w$().nullable(),pullRequest:wn.optional()}).
nullable())}),vn=`query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`,at=100,yn=new Set(["admin","write"]);function it({client:e,owner:t,repo:r},{number:o,isFork:s}){const{pulls:a,repos:i}=e.
octokit.rest,u={owner:t,repo:r,pull_number:o};return{authorId:n(async()=>pn.parse((await a.get(u)).data).user.id,"author\
Id"),list:n(async()=>{const d=await e.octokit.paginate(a.listReviews,{...u,per_page:100});return w.YOg(hn).parse(d)},"li\
st"),lastEdits:n(async d=>{const f=new Map,y=d.map(({nodeId:A})=>A);for(let A=0;A<y.length;A+=at){const F=y.slice(A,A+at),
H=gn.parse(await e.octokit.graphql(vn,{ids:F}));for(const Y of H.nodes){if(Y===null)continue;const J=Y.pullRequest?.timelineItems.
nodes.at(-1)?.createdAt??null;f.set(Y.id,{editedAt:Y.lastEditedAt,retargetedAt:J})}}return f},"lastEdits"),mayWrite:n(async({
id:d,login:f})=>{try{const y=await i.getCollaboratorPermissionLevel({owner:t,repo:r,username:f}),{permission:A,user:F}=mn.
parse(y.data);return F?.id===d&&yn.has(A)}catch(y){if((0,W.f1)(y).kind==="not_found")return!1;throw y}},"mayWrite"),explain:n(
(d,f)=>(0,W.SP)(d,{doing:f,permission:"pull-requests: read",fork:s}),"explain")}}n(it,"githubReviews");var ct=c(53640);const $n="\
read the number of changed files";async function _n(e,t,r){const{pullRequest:o,headSha:s}=e;if(o.changedFiles!==void 0)return e;
const a=await En(e,t);if("headSha"in a&&a.headSha===s)return{...e,pullRequest:{...o,changedFiles:a.changedFiles}};const i="\
reason"in a?a.reason:"the pull request has newer commits";return r(`The number of changed files was not compared with Gi\
tHub's: ${i}.`),e}n(_n,"withChangedFiles");async function En({pullRequest:{owner:e,repo:t,number:r,isFork:o}},s){if("una\
vailable"in s)return{reason:s.unavailable};try{return await se({client:s.client,owner:e,repo:t},r)}catch(a){const i={doing:$n,
permission:"pull-requests: read",fork:o};return{reason:(0,W.SP)(a,i)}}}n(En,"askForCount");var Sn=c(49567),ut=c(83215),On=c(
68956),Ce=c(21339);const bn=w.k5n(["true","True","TRUE","false","False","FALSE"]).transform(e=>e.toLowerCase()==="true"),
je=w.Ikc({mode:w.k5n(["gate","publish","plan","run","report","promote"]).default("gate"),"github-token":w.YjP().optional(),
prepare:w.YjP().optional(),...On.ds.shape,"policy-ref":w.YjP().optional(),all:bn.default(!1),comment:w.k5n(["on-findings",
"always","never"]).default("on-findings"),"check-name":w.YjP().min(1).max(100).default("gene-gate"),"artifact-name":w.YjP().
min(1).default("gene-gate"),shards:Sn.ai().pipe(ut.hC).default(4),shard:Ce.Id.optional(),parts:w.YjP().optional(),assets:w.
YjP().optional(),events:w.YjP().optional(),report:w.YjP().optional(),"output-directory":w.YjP().optional()}),Ne=je.pick(
{mode:!0,"github-token":!0,comment:!0,"check-name":!0,"output-directory":!0});function we(e){const t=je.safeParse(dt(je,
e));if(t.success)return t.data;const r=t.error.issues.map(({path:o,message:s})=>`${o.join(".")}: ${s}`);throw new h.ue("\
input_invalid",`The action's inputs are invalid:
${r.join(`
`)}`,"Fix `with:` in the workflow step; the README lists every input and its values.")}n(we,"readInputs");function Tn(e){
const t=dt(Ne,e),r=Ne.safeParse(t);if(r.success)return r.data;const o=Object.fromEntries(r.error.issues.map(({path:s})=>[
s[0],void 0]));return Ne.parse({...t,...o})}n(Tn,"readPublishingInputs");function dt({shape:e},t){const r=Object.keys(e).
map(o=>[o,t(o)]);return Object.fromEntries(r.filter(([,o])=>o!==""))}n(dt,"given");var lt=c(38321),Ue=c(6615);async function De(e,t){
const{GITHUB_EVENT_NAME:r="",GITHUB_EVENT_PATH:o=""}=e;try{return t(r,JSON.parse(await(0,lt.text)((0,Ue.l)(o))))}catch(s){
throw s instanceof h.ue?s:new h.ue("event_invalid",`Cannot read the event file ${o||"(GITHUB_EVENT_PATH is not set)"} as\
 JSON.`,"Run the action in a workflow started by GitHub, on `pull_request`.",{cause:s})}}n(De,"readEvent");function Be(e){
return De(e,(t,r)=>Xt(t,r,e.GITHUB_SHA))}n(Be,"eventPayload");var me=c(58848),kn=c(82527);function ft(e){const t=(0,kn.Q)(
e.info);return{...t,planned:n(r=>{e.startGroup(`Run ${(0,me.U9)(r,"validation command")}`),t.planned(r)},"planned"),ended:n(
()=>e.endGroup(),"ended")}}n(ft,"groupedProgress");var ht=c(77598),fe=c(76760),Le=c(44463);function $e(e,t,r){const{GITHUB_SERVER_URL:o,
GITHUB_REPOSITORY:s,GITHUB_RUN_ID:a,RUNNER_TEMP:i}=t,u=e["output-directory"],d=`${o}/${s}`;return{github:Pn(e["github-to\
ken"],r),checkName:e["check-name"],runKey:(0,ht.randomUUID)(),...s!==void 0&&{repositoryUrl:d},...a!==void 0&&{detailsUrl:`${d}\
/actions/runs/${a}`},comment:e.comment,outputDirectory:u===void 0?(0,fe.join)(i??process.cwd(),"gene-gate"):(0,fe.resolve)(
t.GITHUB_WORKSPACE??".",u),...t.GITHUB_STEP_SUMMARY&&{stepSummaryPath:t.GITHUB_STEP_SUMMARY},core:l}}n($e,"publishContex\
t");function Pn(e,t){if(t instanceof h.ue)return{unavailable:"the event has no commit to report on"};if(e===void 0)return{
unavailable:"the input `github-token` is not set"};const r={client:(0,Le.connect)(e),headSha:t.headSha};if(t.name!=="pul\
l_request")return{...r,owner:t.owner,repo:t.repo};const{owner:o,repo:s,number:a,isFork:i}=t.pullRequest;return{...r,owner:o,
repo:s,pullRequest:{number:a,isFork:i}}}n(Pn,"targetOf");function Rn(e,t,r){return pt(e,t,r,()=>({run:!0}))}n(Rn,"gateJo\
b");async function pt(e,t,r,o){const s=await Be(t).catch(b.U),a=$e(e,t,s);return{context:a,decide:n(async()=>await We(s,
a.github,o(),t,r),"decide")}}n(pt,"eventJob");async function We(e,t,r,o,s){if(e instanceof h.ue)throw e;Zt(e);const a=we(
l.getInput),i=e.name==="pull_request"?await _n(e,t,l.warning):e,u=await te(t,i,l.warning);return await Mn(a,async d=>{const f=await fn(
d,i,u);return i.name==="merge_group"?await ne(f,i,d,t,l.warning):f},{...r,approver:In(t,i)},o,s)}n(We,"judgeEvent");function In(e,t){
if("unavailable"in e)return $(`cannot read reviews: ${e.unavailable}`);const r=t.name==="pull_request"&&t.pullRequest.isFork;
return g(o=>o===void 0?void 0:it(e,{number:o,isFork:r}))}n(In,"approverFor");function Mn(e,t,r,o,s){const a=o.GITHUB_WORKSPACE??
process.cwd();return(0,b.G)({directory:a,env:o,locate:t,...e["policy-ref"]!==void 0&&{policyRef:e["policy-ref"]},inputs:e,
all:e.all,...r,...e.prepare!==void 0&&{prepare:e.prepare},progress:ft(l),signal:s,secrets:(0,ct.F)(o)})}n(Mn,"gateOf");var An=c(
28796);async function Cn(e,t,r){const o=await Be(t),{github:s}=$e(e,t,o),a=await We(o,s,{run:!1},t,r),{error:i}=a;if(i){
l.setFailed(`${i.message}
${i.hint}`);return}const{matrix:u,shards:d,waiting:f}=(0,An.t)(a,we(l.getInput).shards);l.setOutput("matrix",JSON.stringify(
u));const y=d.map(({shard:A,genes:F,commands:H})=>({shard:A,genes:F.length,commands:H}));l.setOutput("shards",JSON.stringify(
y)),l.info(`${(0,me.U9)(d.length,"shard")}: ${JSON.stringify(y)}`),f.length>0&&l.info(`${(0,me.U9)(f.length,"gene")} wai\
ting for approval`)}n(Cn,"planShardsStep");var ye=c(51455),jn=c(82713),Nn=c(50798),Un=c(99284),_e=c(9924);const mt=50,wt={
sentence:400,name:100};function Dn({promoted:e,rejected:t,skipped:r,gate:o=[]}){const s=[`${e.length} promoted`,`${t.length}\
 rejected`];return[`## Promotion: ${(r.length>0?[...s,`${r.length} skipped`]:s).join(", ")}`,...Fe("Refused",t.map(({type:i,
id:u,path:d,line:f,reasons:[y,...A]})=>{const F=A.length===0?"":` And ${(0,me.U9)(A.length,"further reason")}.`;return`-\
 ${i==="File"?Ge(`${d}:${f}`):`${i} ${Ge(u)}`}: ${gt(`${y?.message??""} ${y?.remedy??""}`)}${F}`})),...Fe("Promoted",e.map(
({type:i,id:u})=>`- ${i} ${Ge(u)}`)),...Fe("Weakened gate",o.map(({message:i,remedy:u})=>`- ${gt(`${i} ${u}`)}`)),""].join(
`
`)}n(Dn,"promotionPage");function Fe(e,t){if(t.length===0)return[];const r=t.length-mt;return["",`### ${e}`,"",...t.slice(
0,mt),...r>0?[`- and ${r} more`]:[]]}n(Fe,"section");function Ge(e){return(0,_e.D9)((0,me.$Q)(e,wt.name))}n(Ge,"markdown\
_name");function gt(e){return(0,_e.nv)((0,me.$Q)(e,wt.sentence))}n(gt,"sentence");var Bn=c(90113),Ln=c(59806),Wn=c(61592),
Fn=c(35970),Ee=c(4116);async function Gn(e){const t=we(l.getInput),r=e.GITHUB_WORKSPACE??process.cwd(),o=await(0,Fn.A)(r,
e,async f=>(0,Ln.p)(await xn(t,f,e)),await De(e,Hn)),s=t["output-directory"],a=await Kn(s?(0,fe.resolve)(r,s):(0,fe.join)(
e.RUNNER_TEMP??r,"gene-gate"),o),{promoted:i,rejected:u}=o;l.setOutput("promoted",String(i.length)),l.setOutput("rejecte\
d",String(u.length)),l.setOutput("promotion-path",a.promotion),l.setOutput("promoted-path",a.promoted);const d=(0,Wn.W)(
o,{columns:120,colour:!1,verbose:!0});for(const f of d.split(`
`))l.info((0,Ee.o)(f));await Yn(o,e.GITHUB_STEP_SUMMARY),u.length>0&&l.setFailed(`${u.length} rejected; see the log for \
the reasons`)}n(Gn,"runPromotion");function Hn(e,t){return ve.safeParse(t).data?.repository.defaultBranch}n(Hn,"defaultB\
ranchOf");async function Yn(e,t){if(t!==void 0)try{await(0,ye.appendFile)(t,Dn(e))}catch(r){l.info((0,Ee.o)(`Could not w\
rite the step summary: ${r.message}`))}}n(Yn,"summarise");async function xn({assets:e,events:t,report:r,"github-token":o},s,a){
if(a.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new h.ue("event_unsupported","`mode: promote` uses the policy o\
f the checkout, but that of a pull request is only a proposal.","Promote in a workflow on the default branch: workflow_d\
ispatch, schedule or push.");if(e===void 0)throw new h.ue("input_invalid","`mode: promote` requires candidates.","Set th\
e input `assets` to their file.");const i=n(u=>({name:u,open:n(()=>(0,Ue.l)((0,fe.resolve)(s.directory,u)),"open")}),"so\
urce");return{candidates:i(e),...t!==void 0&&{events:i(t)},...r!==void 0&&{evidence:{name:r,bytes:await(0,lt.buffer)(i(r).
open()),...o&&{provenance:(0,Nn.m)((0,Le.connect)(o),a.GITHUB_REPOSITORY)}}},policy:await(0,Bn.k)(s),platform:(0,ut.tj)(
process.platform),workspace:s}}n(xn,"requestOf");async function Kn(e,t){const r={promotion:(0,fe.join)(e,"promotion.json"),
promoted:(0,fe.join)(e,"promoted.jsonl")};return await(0,jn.f)(e),await(0,ye.writeFile)(r.promotion,`${(0,_e.Pq)(t)}
`),await(0,ye.writeFile)(r.promoted,(0,Un.k)(t)),r}n(Kn,"writeFiles");async function Jn(e,{owner:t,repo:r,head:o,headSha:s}){
const a=`${o.owner}:${o.branch}`,i={client:e,owner:t,repo:r};try{const u=await D(i,a,s),[d]=u;if(d===void 0||u.length>1)
throw vt(a,s,u.length);const f=Pe(await x(i,d));if(f.headSha!==s)throw vt(a,s,0);return f}catch(u){throw(0,W.le)(u,{doing:"\
find the pull request",permission:"pull-requests: read",fork:!1})}}n(Jn,"findPullRequest");function vt(e,t,r){return r===
0?new h.ue("pull_request_not_found",`No open pull request from ${JSON.stringify(e)} is at ${t}`,"The pull request was cl\
osed, or a newer commit has its own run; no action is needed."):new h.ue("pull_request_not_found",`${r} open pull reques\
ts from ${JSON.stringify(e)} are at ${t}`,"Close all but one; a check run belongs to a commit, not to a pull request.")}
n(vt,"notFound");const zn=w.Ikc({...ve.shape,workflow_run:w.Ikc({id:w.Whr().positive(),event:w.YjP(),head_sha:de,head_branch:w.
YjP().min(1).nullable(),head_repository:w.Ikc({owner:w.Ikc({login:w.YjP().min(1)})}).nullable()})}),Vn=["pull_request","\
pull_request_review"];function Qn(e,t){if(e!=="workflow_run")throw He(`\`mode: publish\` does not support the event ${JSON.
stringify(e)}`);const r=zn.safeParse(t);if(!r.success)throw new h.ue("event_invalid",`The payload is not a GitHub workfl\
ow_run event: ${qe.S1(r.error)}`,"GITHUB_EVENT_PATH must be the path of the file that the runner wrote.");const{repository:o,
workflow_run:s}=r.data,{owner:a,repo:i}=o;if(!Vn.includes(s.event))throw He(`The workflow run was started by ${JSON.stringify(
s.event)}`);if(s.head_branch===null||s.head_repository===null)throw He("The branch or the repository of the workflow run\
 was deleted");const u={owner:s.head_repository.owner.login,branch:s.head_branch};return{owner:a,repo:i,runId:s.id,headSha:s.
head_sha,head:u}}n(Qn,"parseWorkflowRun");function He(e){return new h.ue("event_unsupported",e,"Trigger it on `workflow_\
run` of the workflow that gates pull requests (docs/github.md).")}n(He,"unsupported");const Ye=16*1024*1024;async function Xn({
client:e,owner:t,repo:r},o,s){const{actions:a}=e.octokit.rest;try{const{data:i}=await a.listWorkflowRunArtifacts({owner:t,
repo:r,run_id:o,name:s,per_page:100}),[u]=i.artifacts.filter(f=>f.name===s&&!f.expired).sort((f,y)=>y.id-f.id);if(u===void 0)
throw qn(s);if(u.size_in_bytes>Ye)throw yt(s);const d=await a.downloadArtifact({owner:t,repo:r,artifact_id:u.id,archive_format:"\
zip",request:{parseSuccessResponseBody:!1}});return await Zn(d.data,s)}catch(i){throw(0,W.le)(i,{doing:"download the rep\
ort",permission:"actions: read",fork:!1})}}n(Xn,"downloadArtifact");async function Zn(e,t){const r=[];let o=0;for await(const s of e){
if(o+=s.length,o>Ye)throw yt(t);r.push(s)}return Buffer.concat(r)}n(Zn,"readAtMost");function qn(e){return new h.ue("art\
ifact_invalid",`The workflow run has no artifact ${JSON.stringify(e)}`,"The step that uploads the report must run `if: a\
lways()`; see the log of the run.")}n(qn,"missing");function yt(e){return new h.ue("artifact_invalid",`The artifact ${JSON.
stringify(e)} is larger than ${Ye} bytes`,"Upload only the file that the output `report-path` names.")}n(yt,"tooLarge");
var er=c(20663);async function tr(e,t,r){try{const o=await(0,er.SY)(e,{lazyEntries:!0});return await nr(o,t,r)}catch(o){
throw o instanceof h.ue?o:xe(`is not a readable zip archive (${String(o)})`,o)}}n(tr,"readZipFile");async function nr(e,t,r){
for await(const o of e.eachEntry()){if(o.fileName!==t)continue;if(o.uncompressedSize>r)throw xe(`has a ${t} that is too \
large`);const s=[];for await(const a of await e.openReadStreamPromise(o))s.push(a);return Buffer.concat(s)}throw xe(`has\
 no ${t}`)}n(nr,"readEntry");function xe(e,t){return new h.ue("artifact_invalid",`The artifact of the workflow run ${e}`,
"Upload only the file that the output `report-path` names.",{cause:t})}n(xe,"invalid");var Se=c(92775),Ke=c(61247),rr=c(
98637);function or(e,t,r){if(t.error)throw new h.ue("artifact_invalid",`The run could not decide: ${t.error.message.slice(
0,500)}`,"See the log of the run.");const o=new Date(t.finished_at),s=e.genes.filter(d=>!r.has(d)&&!(d.change==="removed"&&
d.commands.length===0)),a=new Map(s.map(d=>[d,sr(t,d,o)])),{level:i}=t.isolation,u=(0,Se.Gd)(t);return{outcomes:a,interrupted:(0,Ke.
sy)([...a.values()].flat()),isolation:{level:i,untrusted:!0,description:`Reported by a runner that the pull request cont\
rols, as isolation level "${i}".`},nodeOf:n(()=>u,"nodeOf")}}n(or,"reportedRuns");function sr(e,t,r){if(t.commands.some(
({verdict:i})=>i==="block"))return(0,rr.RK)(t,[],r);const{id:o,path:s}=t.asset,a=e.genes.find(i=>i.id===o&&i.path===s);return t.
commands.map((i,u)=>ar(a?.commands[u],i,r))}n(sr,"outcomesIn");function ar(e,{command:t,plan:r},o){if(e?.command!==t||e.
outcome===void 0)return(0,Ke.dE)("the run reported no result for this command",o);const{plan_digest:s,outcome:a}=e;return r!==
void 0&&s!==r.digest?(0,Ke.dE)("what the command runs has changed since; run the first workflow again",o):a}n(ar,"outcom\
eIn");async function ir(e,t,r){const o=await cr(e["github-token"],t).catch(b.U),s=o instanceof h.ue,a=$e(e,t,s?o:o.payload);
return{context:a,decide:n(async()=>{if(s)throw o;return await ur(o,a.github,t,r)},"decide"),reportsOnly:!0}}n(ir,"publis\
hJob");async function cr(e,t){const r=await De(t,Qn);if(e===void 0)throw new h.ue("input_invalid","`mode: publish` requi\
res the input `github-token`","Remove the input from the step; its default is the token of the job.");return{run:r,payload:await Jn(
(0,Le.connect)(e),r)}}n(cr,"find");async function ur({run:e,payload:t},r,o,s){if("unavailable"in r)throw new Error(r.unavailable);
const a=we(l.getInput),i={client:r.client,owner:e.owner,repo:e.repo},u=await Xn(i,e.runId,a["artifact-name"]),d=await tr(
u,Se.Uq,Se.WA),f=(0,Se.$o)(d,t),y=await te(r,t,l.warning);return await(0,b.G)({directory:o.GITHUB_WORKSPACE??process.cwd(),
env:o,locate:n(A=>un(A,t,y),"locate"),...a["policy-ref"]!==void 0&&{policyRef:a["policy-ref"]},inputs:a,all:a.all,approver:g(
()=>it(r,t.pullRequest)),run:!1,takeRuns:n(({audit:A},F)=>or(A,f,F),"takeRuns"),progress:ft(l),signal:s,secrets:(0,ct.F)(
o)})}n(ur,"decideFrom");var $t=c(87162);const ce={checkTitle:255,checkSummary:65535,checkText:65535,annotationsPerRequest:50,
annotationTitle:255,annotationMessageBytes:64*1024,commentBody:65536,stepSummaryBytes:1024*1024},dr=500;function ge(e,t){
return e.length<=t?e:`${e.slice(0,t-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}n(ge,"shorten");var lr=c(36939),fr=c(47364),
hr=c(26010);const _t=3,pr=80,Et={error:"failure",warning:"warning",notice:"notice"};function mr(e,t=dr){const r=e.filter(
gr).filter(({suppressed:d})=>!d),o=r.filter(({location:d})=>_r(d.path)),s=wr((0,hr.c)(o,vr).map(yr)).sort(Sr),a=r.length-
o.length,i=s.length-t,u=[i>0&&`Findings beyond the limit of ${t} annotations per check run: ${i}.`,a>0&&`Findings in fil\
es whose names cannot be used in an annotation: ${a}.`];return{annotations:s.slice(0,t),notes:u.filter(d=>d!==!1)}}n(mr,
"annotationsOf");function wr(e){return[...new Map(e.map(t=>[JSON.stringify(t),t])).values()]}n(wr,"once");function gr(e){
return e.location!==void 0}n(gr,"hasLocation");function vr(e){const{cause:t,severity:r,location:o,subject:s}=e,a=t===void 0||
s?.command!==void 0;return JSON.stringify(a?e:[t,r,o.path])}n(vr,"causeInFile");function yr({lead:e,others:t}){const{location:r,
severity:o,rule:s,message:a,remedy:i,subject:u}=e,{line:d,column:f,end_line:y=d,end_column:A=f}=r,F=[s,u?.id].filter(Boolean).
join(": "),H=[a,i,...$r(t)].filter(Boolean).join(`
`)||s;return{path:r.path,start_line:d,end_line:Math.max(d,y),...y<=d&&{start_column:f,end_column:Math.max(f,A)},annotation_level:Et[o],
title:ge(St(F).replace(/\s+/g," "),ce.annotationTitle),message:Er(St(H),ce.annotationMessageBytes)}}n(yr,"annotate");function $r(e){
if(e.length===0)return[];const t=[...new Set(e.map(({subject:s,location:a})=>s?.id??`line ${a.line}`))],r=t.length-_t;return[
`Also: ${t.slice(0,_t).map(s=>(0,me.$Q)(s,pr)).join(", ")}${r>0?` and ${r} more`:""}`]}n($r,"alsoWords");function _r(e){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(e)&&(0,fr.og)(e)}n(_r,"isNamable");function St(e){return(0,_e.MJ)(e).join(
`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}n(St,"presentable");function Er(e,t){const r=Buffer.from(e);return r.length<=
t?e:`${r.subarray(0,t-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}n(Er,"fitBytes");function Sr(e,t){
return Ot(e)-Ot(t)||Or(e.path,t.path)||e.start_line-t.start_line}n(Sr,"byLevelAndPlace");function Ot({annotation_level:e}){
return lr.oC.findIndex(t=>Et[t]===e)}n(Ot,"rank");function Or(e,t){return e===t?0:e<t?-1:1}n(Or,"compare");var Oe=c(59006),
ee=c(96418);async function br(e,t,r){if(t.annotationsCount===0)return r;const{client:o,owner:s,repo:a}=e,i=await o.octokit.
paginate(o.octokit.rest.checks.listAnnotations,{owner:s,repo:a,check_run_id:t.id,per_page:100}),u=new Set(i.map(Je)),d=new Set(
r.map(Je));if([...u].every(f=>d.has(f)))return r.filter(f=>!u.has(Je(f)))}n(br,"missingAnnotations");function Je(e){const{
path:t,start_line:r,end_line:o,start_column:s,end_column:a}=e,{annotation_level:i,title:u,message:d}=e,f=[u,d].map(A=>A?.
trim()??"");return JSON.stringify([t,r,o,...[s??0,a??0],i,...f])}n(Je,"identify");async function Tr(e,t,r){const o=ce.annotationsPerRequest,
s=[];let a=t.annotationsCount;for(let i=0;i<r.length;i+=o){const u=r.slice(i,i+o);try{await kr(e,t,u,a),a+=u.length}catch(d){
const f=(0,W.f1)(d).kind==="invalid",y=f?u.length:r.length-i,A=(0,W.SP)(d,{...(0,ee.M5)(e),doing:"annotate"});if(s.push(
`Missing annotations: ${y}; ${A}.`),!f)break}}return s}n(Tr,"appendAnnotations");async function kr({client:e,owner:t,repo:r},{
id:o},s,a){const{checks:i}=e.octokit.rest,u={owner:t,repo:r,check_run_id:o},d=n(async()=>{const f={title:"The gate is pu\
blishing",summary:"Writing annotations.",annotations:[...s]};return await i.update({...u,status:"in_progress",output:f,...Oe.
Wq}),!0},"append");await e.once(d,async()=>{const{data:f}=await i.get(u);return f.output.annotations_count>=a+s.length||
void 0})}n(kr,"appendBatch");async function Pr(e,t){const r=await(0,ee.He)(e,t.checkName);for(const o of r){const s=await bt(
e,t,o);if(s)return s}return await(0,ee.bY)(e,t,r[0])}n(Pr,"obtainCheck");async function Rr(e,t,r,o){const a=(await(0,ee.
He)(e,t.checkName)).filter(({appId:y})=>y===r.appId),[i]=a;if(i&&Ir(i,r))return;const u=i?.externalId===r.externalId&&!i.
completed?i:i&&await bt(e,t,i),d=u&&await br(e,u,o);return u&&d?{run:u,missing:d,superseded:a.filter(({id:y})=>y!==u.id)}:
{run:await(0,ee.bY)(e,t,i),missing:o,superseded:a}}n(Rr,"settleCheck");function Ir(e,t){return e.completed?e.startedAt>t.
startedAt:e.externalId!==t.externalId}n(Ir,"isOfLaterRun");async function bt(e,t,r){try{const o=await(0,ee.LR)(e,t,r);return o.
completed||o.externalId!==(0,ee.UT)(t)?void 0:o}catch(o){if(Oe.wU.has((0,W.f1)(o).kind))throw o;return}}n(bt,"reopen");function ze(e,t,r){
if(t.length===0)return ge(e.markdown(r),r);const o=ge(`

---
${t.map(a=>`- ${a}`).join(`
`)}
`,r),s=r-o.length;return`${ge(e.markdown(s),s)}${o}`}n(ze,"withNotes");function Mr(e,t){const r=e.report.validation_reports;
return{title:ge(e.title,ce.checkTitle),summary:ze(e,t,ce.checkSummary),...r.length>0&&{text:Ar(r,ce.checkText)}}}n(Mr,"c\
heckOutput");function Ar(e,t){const r=n(i=>`\`\`\`json
[
${i.join(`,
`)}
]
\`\`\`
${Cr(e.length-i.length)}`,"render"),o=t-r([]).length,s=[];let a=0;for(const i of e){const u=JSON.stringify(i);a+u.length+
2>o||(a+=u.length+2,s.push(u))}return r(s)}n(Ar,"reportsAsText");function Cr(e){return e===0?"":`ValidationReports omitt\
ed because of the size limit: ${e}; the result files contain all of them.
`}n(Cr,"leftOut");const Ve={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"};
async function Tt(e,t){try{return{run:await Pr(e,t)}}catch(r){const o=!Oe.wU.has((0,W.f1)(r).kind);return{reason:(0,W.SP)(
r,(0,ee.M5)(e)),permanent:o}}}n(Tt,"beginCheck");async function jr(e,t,r,o,s){const a="run"in r||r.permanent?r:await Tt(
e,t);if("reason"in a)return{status:"failed",reason:a.reason};try{const i=await Rr(e,t,a.run,s.annotations);return i===void 0?
(await kt(e,t,await(0,ee.dJ)(e,t)),{status:"skipped",reason:"a later run of the gate on this commit has taken over the c\
heck run"}):await Nr(e,t,i,o,s.notes)}catch(i){return{status:"failed",reason:(0,W.SP)(i,(0,ee.M5)(e))}}}n(jr,"publishChe\
ck");async function Nr(e,t,{run:r,missing:o,superseded:s},a,i){const u=await Tr(e,r,o),d={conclusion:Ve[a.report.verdict],
externalId:(0,$t.Np)(a.report),output:Mr(a,[...i,...u])},f=await A(d.output),y=await kt(e,t,s);return{status:"reached",...r.
url!==null&&{where:r.url},notes:[...u,...f,...y]};async function A(F){try{return await(0,ee.iL)(e,r,{...d,output:F}),[]}catch(H){
if((0,W.f1)(H).kind!=="invalid")throw H;const Y=(0,W.SP)(H,(0,ee.M5)(e)),J=a.title.replace(/[^\x20-\x7e]/g,"?");return await(0,ee.
iL)(e,r,{...d,output:{title:ge(J,ce.checkTitle),summary:`The step summary and the result files have the details: ${Y}.`}}),
[Y]}}}n(Nr,"complete");async function kt(e,t,r){const o=[];for(const s of r)try{await(0,ee.f7)(e,t,s)}catch(a){o.push((0,W.
SP)(a,{...(0,ee.M5)(e),doing:"rename an older check run of the same name"}))}return o}n(kt,"supersede");function Ur({client:e,
owner:t,repo:r},o,s){const{issues:a}=e.octokit.rest,i={owner:t,repo:r};let u;async function d(){const J=(await e.octokit.
paginate(a.listComments,{...i,issue_number:o,per_page:100})).filter(Z=>Z.body?.startsWith(s));return J.length===0?[]:(u??=
await f(),J.filter(Z=>Z.user?.login===u).map(({id:Z,html_url:oe,body:ue=""})=>({id:Z,url:oe,body:ue})).sort((Z,oe)=>Z.id-
oe.id))}n(d,"own");async function f(){return(await e.octokit.graphql("{ viewer { login } }")).viewer.login}n(f,"viewer");
async function y(Y){const J=n(async()=>{const{data:Z}=await a.createComment({...i,issue_number:o,body:Y,...Oe.Wq});return u??=
Z.user?.login,{id:Z.id,url:Z.html_url,body:Y}},"send");return e.once(J,async()=>(await d())[0])}n(y,"create");async function A(Y,J){
const[Z,...oe]=Y;if(Z!==void 0)return await F(Z,oe,J);const ue=await y(J),[Xe=ue,...Ze]=await d();return await F(Xe,Ze,J)}
n(A,"leaveOne");async function F(Y,J,Z){Y.body!==Z&&await a.updateComment({...i,comment_id:Y.id,body:Z});for(const oe of J)
await H(oe);return Y}n(F,"settle");async function H({id:Y}){try{await a.deleteComment({...i,comment_id:Y})}catch(J){if((0,W.
f1)(J).kind!=="not_found")throw J}}return n(H,"remove"),{own:d,leaveOne:A}}n(Ur,"commentThread");function Pt(e){return`<\
!-- gene-gate: ${encodeURIComponent(e).replaceAll("-","%2D")} -->`}n(Pt,"commentMarker");async function Dr(e,{mode:t,checkName:r},o,s){
const{pullRequest:a}=e;if(t==="never")return be("the `comment` input is `never`");if(a===void 0)return be("the event has\
 no pull request");const i={doing:"write the comment",permission:"pull-requests: write",fork:a.isFork};try{const u=Ur(e,
a.number,Pt(r)),d=await u.own(),f=o.report.verdict==="pass";if(f&&d.length===0&&t==="on-findings")return be("there is no\
thing to report");const{headSha:y}=await se(e,a.number);if(y!==e.headSha)return be(`the head of the pull request is now ${y}\
, which has its own run`);const A=f&&t==="on-findings"?[Br]:[],F=[Pt(r),...A,""].join(`
`),H=ce.commentBody-F.length,Y=`${F}${ze(o,s,H)}`;return{status:"reached",where:(await u.leaveOne(d,Y)).url}}catch(u){return{
status:"failed",reason:(0,W.SP)(u,i)}}}n(Dr,"publishComment");const Br=`The problems reported here are fixed.
`;function be(e){return{status:"skipped",reason:e}}n(be,"skipped");var Te=c(27344);const Rt=10,Lr={failure:"error",warning:"\
warning",notice:"notice"};function Wr(e,t){let r=0;for(const[o,s]of Object.entries(Lr)){const a=t.filter(({annotation_level:i})=>i===
o);r+=Math.max(0,a.length-Rt);for(const i of a.slice(0,Rt))e[s](i.message,{title:i.title,file:i.path,startLine:i.start_line,
endLine:i.end_line,...i.start_column!==void 0&&{startColumn:i.start_column},...i.end_column!==void 0&&{endColumn:i.end_column}})}
r>0&&e.info(`Findings omitted from the log: ${r}; see the summary.`)}n(Wr,"logAnnotations");function Fr(e,t){for(const[r,
o]of Object.entries(t))if(o.status==="failed"&&e.warning(`${r}: ${o.reason}`),o.status==="skipped"&&e.info(`${r}: skippe\
d: ${o.reason}`),o.status==="reached"){e.info(`${r}: published${o.where===void 0?"":` (${o.where})`}`);for(const s of o.
notes??[])e.warning(`${r}: ${s}`)}}n(Fr,"logChannels");var Gr=c(68421),Hr=c(63756),Yr=c(78932);async function xr(e,t){const r=(0,ht.
randomUUID)();e(`::stop-commands::${r}`);try{return await t()}finally{e(`::${r}::`)}}n(xr,"withoutLogCommands");const Kr=20,
Jr=160,zr=50;async function It(e,t){const r=(0,Yr.lN)(t).failed.filter(({command:o})=>!o.outcome?.reused);for(const{command:o,
gene:s,position:a}of r.slice(0,zr)){if(o.outcome===void 0)continue;const i=`${s.id}, command ${a} ${(0,Hr.o)(o.outcome)}\
: ${o.command}`;e.startGroup((0,Ee.o)(i));const u=(0,Gr.S)(o.outcome,Kr,Jr);await xr(e.info,async()=>{for(const d of u)e.
info(`\u2502 ${(0,Ee.o)(d)}`)}),e.endGroup()}}n(It,"logFailures");function Mt(e,t,r){const o=e.genes.flatMap(s=>s.commands);
return{verdict:e.verdict,conclusion:t,"report-path":r?.report??"","validation-reports-path":r?.validationReports??"","ge\
nes-changed":String(e.genes.length),"commands-run":String(o.filter(Vr).length),"commands-blocked":String(o.filter(({verdict:s})=>s===
"block").length),"approval-digest":e.approval_digest??""}}n(Mt,"outputsOf");function At(e,t){try{for(const[r,o]of Object.
entries(t))e.setOutput(r,o)}catch(r){e.warning(`could not set the outputs: ${(0,W.f1)(r).said}`)}}n(At,"setOutputs");function Vr({
outcome:e}){return e!==void 0&&e.status!=="blocked"&&e.status!=="skipped"}n(Vr,"hasRun");var Qr=c(92924);const Xr=3,Zr=1024;
async function qr(e,t,r){if(e===void 0)return{status:"skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{
const{size:o}=await(0,ye.stat)(e),s=Math.floor((ce.stepSummaryBytes-o-1)/Xr);return s<Zr?{status:"failed",reason:"could \
not write the step summary: earlier output has used up its size limit"}:(await(0,ye.appendFile)(e,`${ze(t,r,s)}
`),{status:"reached"})}catch(o){return{status:"failed",reason:`could not write the step summary: ${(0,W.f1)(o).said}`}}}
n(qr,"publishStepSummary");async function eo(e){const{github:t}=e;if("unavailable"in t)return{reason:t.unavailable,permanent:!0};
try{(0,Qr.K)(e,t)}catch(r){e.core.warning(`The post step cannot close the check run: ${(0,W.f1)(r).said}`)}return await Tt(
t,e)}n(eo,"startCheck");async function to(e,t,r){const{github:o,core:s,outputDirectory:a}=e,i=ro(r),{report:u}=i,d=Ve[u.
verdict],f=mr(u.findings),y=await(0,Te.b)(a,i),{check:A,comment:F}="unavailable"in o?no(o.unavailable):await Z(o),H=await qr(
e.stepSummaryPath,i,Ct(y,A,F)),Y={files:y,check:A,comment:F,summary:H};await It(s,u),A.status!=="reached"&&Wr(s,f.annotations),
Fr(s,Y);const J=y.status==="reached"?(0,Te.O)(a):void 0;return At(s,Mt(u,d,J)),{conclusion:d,digest:(0,$t.Np)(u),channels:Y};
async function Z(oe){const ue=await jr(oe,e,t,i,f);if(ue.status==="skipped")return{check:ue,comment:ue};const Xe={mode:e.
comment,checkName:e.checkName},Ze=Ct(y,ue);return{check:ue,comment:await Dr(oe,Xe,i,Ze)}}n(Z,"publishToGitHub")}n(to,"pu\
blish");function no(e){return{check:{status:"skipped",reason:e},comment:{status:"skipped",reason:e}}}n(no,"withoutGitHub");
function ro(e){const{report:t}=e;return{...e,markdown(r){try{return e.markdown(r)}catch{return`The result is **${t.verdict}\
**. The page could not be rendered; see the result files.`}}}}n(ro,"withRenderFallback");function Ct(...e){return e.flatMap(
t=>t.status==="skipped"?[]:t.status==="reached"?[...t.notes??[]]:[`${t.reason.charAt(0).toUpperCase()}${t.reason.slice(1)}\
.`])}n(Ct,"troubles");var jt=c(26344),Nt=c(92899),Ut=c(39549);function oo({detailsUrl:e,repositoryUrl:t}){return{...e!==
void 0&&{detailsUrl:e},...t!==void 0&&{repositoryUrl:t}}}n(oo,"pagesOf");async function Qe({context:e,decide:t,reportsOnly:r}){
const o=new Date,s=await eo(e),a=await t().catch(y=>(0,jt.N)((0,b.U)(y),{startedAt:o},new Date)),i=(0,Ut.r4)(a),{conclusion:u,
channels:d}=await to(e,s,{report:a,title:i,markdown:n(y=>(0,Nt.G)(a,{...oo(e),maxCharacters:y}),"markdown")});(r?d.check.
status==="reached":u==="success")?l.info(i):a.error?l.setFailed(`${a.error.message}
${a.error.hint}`):l.setFailed(i)}n(Qe,"publishReport");var so=c(10042),Dt=c(8512);function ao(e,t,r){return pt(e,t,r,()=>{
const o=io(t);return{run:!1,takeRuns:n(async(s,a)=>(0,so.$)(await(0,Dt.f)(await(0,Dt.a)(o),Ue.l),s,a),"takeRuns")}})}n(ao,
"reportJob");function io(e){const{parts:t}=we(l.getInput);if(t!==void 0)return(0,fe.resolve)(e.GITHUB_WORKSPACE??".",t);
throw new h.ue("input_invalid","`mode: report` requires the input `parts`","Set it to the folder into which actions/down\
load-artifact downloads the parts.")}n(io,"partsFolder");async function co(e,t,r){const o=new Date,{shard:s}=we(l.getInput);
if(s===void 0)throw new h.ue("input_invalid","`mode: run` requires the input `shard`","Set it to the shard of the matrix\
, such as 2/8.");const a=await Be(t).catch(b.U),{github:i,outputDirectory:u}=$e(e,t,a),d=await We(a,i,{run:!0,shard:s},t,
r).catch(F=>(0,jt.N)((0,b.U)(F),{startedAt:o,shard:s},new Date)),f=await(0,Te.b)(u,{report:d,markdown:n(F=>(0,Nt.G)(d,{maxCharacters:F}),
"markdown")});if(f.status==="failed")throw new h.ue("file_unreadable",f.reason,"Set `output-directory` to another folder\
.");await It(l,d),At(l,Mt(d,Ve[d.verdict],(0,Te.O)(u)));const y=(0,Ce.W8)(d),A=`part ${(0,Ce.Az)(s)}: ${Ut._G[y]}`;y==="\
pass"||y==="warn"?l.info(A):d.error?l.setFailed(`${d.error.message}
${d.error.hint}`):l.setFailed(A)}n(co,"runShard");const uo={gate:n(async(...e)=>await Qe(await Rn(...e)),"gate"),publish:n(
async(...e)=>await Qe(await ir(...e)),"publish"),plan:Cn,run:co,report:n(async(...e)=>await Qe(await ao(...e)),"report"),
promote:n(async(e,t)=>await Gn(t),"promote")};async function lo(e,t){try{const r=Tn(l.getInput);await uo[r.mode](r,e,t)}catch(r){
const{message:o,hint:s}=(0,b.U)(r);l.setFailed(`${o}
${s}`)}}n(lo,"runAction")}),6517:((z,j,c)=>{c.d(j,{a:n(()=>R,"a")});var l=c(96421),b=c(44463),h=c(92924);async function R(){
const T=l.getInput("github-token");if(T==="")return;const I=await(0,h.N)({client:(0,b.connect)(T),getState:l.getState});
I.status==="closed"&&l.warning("The gate did not finish; its check run was completed as a failure."),I.status==="failed"&&
l.warning(`The check run may still be in progress: ${I.reason}.`)}n(R,"runPost")}),35602:((z,j,c)=>{c.d(j,{VM:n(()=>h,"V\
M"),qz:n(()=>b,"qz"),ue:n(()=>l,"ue")});class l extends Error{static{n(this,"GateError")}name="GateError";code;hint;constructor(T,I,P,N){
super(I,N),this.code=T,this.hint=P}}function b(R){return R instanceof l&&(R.code==="interrupted"||R.code==="audit_too_lo\
ng")}n(b,"endsAudit");function h(R){return new l("interrupted",`The gate was interrupted ${R} and made no decision.`,"Ru\
n the gate again.")}n(h,"interrupted")}),44463:((z,j,c)=>{c.d(j,{connect:n(()=>T,"connect")});var l=c(92413),b=c(59006),
h=c(220);const R=18e4;function T(P,N={}){const{baseUrl:E,timeoutMs:m=15e3,sleep:k=I,now:p=Date.now}=N,g=(0,l.Q)(P,E===void 0?
{}:{baseUrl:E});let $=R;async function S(M,G){for(let O=1;;O+=1){const U=p();try{return await M()}catch(W){const q=(0,b.
jy)((0,h.f1)(W),O,p());if(q===void 0||($-=p()-U+q,$<0))throw W;await k(q)}const V=await G?.();if(V!==void 0)return V}}return n(
S,"persist"),g.hook.wrap("request",(M,G)=>{const O=n(async()=>{G.request={...G.request,signal:AbortSignal.timeout(m)};const U=await M(
G);if(U.status!==204&&typeof U.data=="string")throw new h.MC("the response was truncated or was not JSON");return U},"se\
nd");return G.request?.notRepeatable===!0?O():S(O)}),{octokit:g,once:S}}n(T,"connect");function I(P){return new Promise(
N=>setTimeout(N,P))}n(I,"pause")}),83215:((z,j,c)=>{c.d(j,{VX:n(()=>h,"VX"),Zz:n(()=>E,"Zz"),hC:n(()=>P,"hC"),hH:n(()=>I,
"hH"),tj:n(()=>T,"tj"),vd:n(()=>R,"vd")});var l=c(2503),b=c(70543);const h=l.k5n(["pull_request","merge_group","push","w\
orkflow_dispatch","range","worktree"]),R=l.k5n(["darwin","linux","win32"]);function T(m){return m==="darwin"||m==="win32"?
m:"linux"}n(T,"platformOf");const I=256,P=l.Whr().min(1).max(I),E=l.Ikc({index:P,of:P}).extend({genes:l.Whr().nonnegative().
describe("Number of genes in the shard."),verdict:b.$D.describe("The verdict about these genes alone.")})}),70543:((z,j,c)=>{
c.d(j,{$D:n(()=>h,"$D"),TW:n(()=>P,"TW"),WU:n(()=>R,"WU"),dQ:n(()=>T,"dQ"),v3:n(()=>I,"v3"),xI:n(()=>N,"xI")});var l=c(2503),
b=c(64377);const h=l.k5n(["pass","warn","fail","error","needs_approval"]),R=l.k5n(["allow","warn","block"]),T=l.k5n(["sa\
fe","write","dangerous"]),I=["standard","strong","very_strong"],P=l.k5n(I),N=l.Ikc({user:l.YjP(),at:b.w$(),pull_request:l.
Whr().positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")})}),6615:((z,j,c)=>{
c.d(j,{l:n(()=>T,"l")});var l=c(73024),b=c(51455),h=c(35602);const R=256*1024*1024;async function*T(p,g=R){let $=0;for await(const S of p===
"-"?I():P(p,g)){if($+=S.length,$>g)throw m(p,`more than ${g}`,g);yield S}}n(T,"openInput");async function*I(){try{yield*process.
stdin}catch(p){throw k("-",p)}}n(I,"standardInput");async function*P(p,g){let $;try{N(p,await(0,b.stat)(p),g),$=await(0,b.
open)(p,l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)),N(p,await $.stat(),g),yield*$.createReadStream({autoClose:!1})}catch(S){
throw S instanceof h.ue?S:k(p,S)}finally{await $?.close()}}n(P,"regularFile");function N(p,g,$){if(!g.isFile())throw new h.
ue("file_unreadable",`${p} is ${E(g)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(g.size>
$)throw m(p,`${g.size}`,$)}n(N,"requireRegular");function E(p){return p.isDirectory()?"a directory":p.isFIFO()?"a named \
pipe":p.isSocket()?"a socket":"a device"}n(E,"kindOf");function m(p,g,$){return new h.ue("file_unreadable",`${p} has ${g}\
 bytes; the limit is ${$}.`,"Split the file, or check that the path is the intended one.")}n(m,"tooLarge");function k(p,g){
const{code:$}=g;return new h.ue("file_unreadable",`Cannot read ${p}${$?` (${$})`:""}.`,"Check the path and its permissio\
ns; `-` reads standard input.",{cause:g})}n(k,"unreadable")}),92924:((z,j,c)=>{c.d(j,{K:n(()=>I,"K"),N:n(()=>P,"N")});var l=c(
2503),b=c(96418),h=c(220);const R="started-check",T=l.Ikc({owner:l.YjP(),repo:l.YjP(),headSha:l.YjP(),checkName:l.YjP(),
runKey:l.YjP()});function I({core:E,checkName:m,runKey:k},{owner:p,repo:g,headSha:$}){const S={owner:p,repo:g,headSha:$,
checkName:m,runKey:k};E.saveState(R,JSON.stringify(S))}n(I,"rememberCheck");async function P({client:E,getState:m}){const k=N(
m(R));if(k===void 0)return{status:"nothing_to_close"};const p={client:E,...k};try{const g=await(0,b.dJ)(p,k);if(g.length===
0)return{status:"nothing_to_close"};for(const $ of g)await(0,b.iL)(p,$,{conclusion:"failure",externalId:(0,b.UT)(k),output:{
title:"The gate did not finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded \
its time limit, lost its runner, or could not reach GitHub. The gate made no decision about this change. Run the job aga\
in; its log has the details."}});return{status:"closed"}}catch(g){return{status:"failed",reason:(0,h.SP)(g,(0,b.M5)(p))}}}
n(P,"closeAbandonedCheck");function N(E){try{return T.parse(JSON.parse(E))}catch{return}}n(N,"readState")}),9924:((z,j,c)=>{
c.d(j,{BC:n(()=>U,"BC"),D9:n(()=>M,"D9"),Fo:n(()=>T,"Fo"),MJ:n(()=>I,"MJ"),Pq:n(()=>te,"Pq"),jj:n(()=>O,"jj"),nv:n(()=>$,
"nv"),p0:n(()=>G,"p0"),qy:n(()=>P,"qy"),rF:n(()=>he,"rF")});const l=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
b=/\u001b\[[0-?]*[ -/]*[@-~]/g,h=/\r\n|[\n\r]/g;function R(D){return`U+${(D.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}`}n(R,"codePointName");function T(D){return D.replace(l,x=>`<${R(x)}>`)}n(T,"terminal");function I(D){return D.
replace(b,"").replace(/\t/g,"    ").split(h).map(T)}n(I,"terminalLines");function P(D){return T(D).replace(/[&<>"'$]/g,x=>`\
&#${x.codePointAt(0)??0};`)}n(P,"html");const N=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,E=/^(.*?)([.,;:!?]?)$/s,
m=/[\\`*[\]<>|~]|&(?=[#\w])/g,k=/^(\d*)([-+=]|(?<=\d)[.)])/;function p(D){return(D.match(/`+/g)??[]).reduce((x,v)=>Math.
max(x,v.length),0)}n(p,"longestFence");function g(D){return D.split(/\s+/).filter(Boolean).map(S).join(" ")}n(g,"markdow\
nInline");function $(D){return D.split(/`([^`]+)`/).map((v,_)=>{if(_%2===1)return M(v);const[B,L]=[/^\s/.test(v)?" ":"",
/\s$/.test(v)?" ":""];return B+g(v)+L}).reduce((v,_)=>v.endsWith("`")&&_.startsWith("`")?`${v} ${_}`:v+_)}n($,"markdownS\
entence");function S(D,x){const[,v="",_=""]=E.exec(D)??[];if(N.test(D))return M(v)+_;const B=T(D).replace(m,"\\$&");return x===
0?B.replace(k,"$1\\$2"):B}n(S,"markdownWord");function M(D){const x=T(D);if(x==="")return"(empty)";const v="`".repeat(p(
x)+1),_=/^[ `]|[ `]$/.test(x)?" ":"";return`${v}${_}${x}${_}${v}`}n(M,"markdownCode");function G(D,x="text"){const v=D.map(
T),_="`".repeat(Math.max(3,p(v.join(`
`))+1));return[_+x,...v,_]}n(G,"markdownFence");function O(D){if(!(!/^https?:\/\//i.test(D)||!URL.canParse(D)))return new URL(
D).href.replace(/[()<>\\`|*_~[\]]/g,x=>`%${(x.codePointAt(0)??0).toString(16).toUpperCase()}`)}n(O,"markdownLinkTarget");
function U(D){return T(D).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}n(U,"sarifText");function V(D){return D.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}n(V,"workflowData");function W(D){return V(D).replaceAll(":","%3A").replaceAll(",","%2C")}n(W,"workflowProperty");
const q=new RegExp(`(?!\\n)(?:${l.source})`,l.flags);function te(D){return se(JSON.stringify(D,null,2))}n(te,"json");function he(D){
return se(JSON.stringify(D))}n(he,"jsonLine");function se(D){return D.replace(q,x=>Array.from({length:x.length},(v,_)=>`\
\\u${x.charCodeAt(_).toString(16).padStart(4,"0")}`).join(""))}n(se,"withoutInvisible")}),92775:((z,j,c)=>{c.d(j,{$h:n(()=>P,
"$h"),$o:n(()=>k,"$o"),Gd:n(()=>E,"Gd"),Uq:n(()=>m,"Uq"),WA:n(()=>T,"WA")});var l=c(961),b=c(37428),h=c(35602),R=c(27961);
const T=64*1024*1024,I=500;function P(g,$,S){try{return R.v.parse(JSON.parse(g.toString("utf8")))}catch(M){throw new h.ue(
"artifact_invalid",`${$} is not a report of this version: ${N(M).slice(0,I)}`,S,{cause:M})}}n(P,"readReportFile");function N(g){
if(!(g instanceof l.G))return"it is not JSON";const[$]=g.issues;return $?`${b.sR($.path)||"its top level"}: ${$.message}`:
"invalid"}n(N,"complaintOf");function E({validation_reports:[g]}){if(g===void 0)return process;const{node_version:$,platform:S,
arch:M}=g.env_fingerprint;return{version:$,platform:S,arch:M}}n(E,"nodeIn");const m="gate-report.json";function k(g,{headSha:$,
pullRequest:S}){const M=P(g,`The ${m} of the run`,"Use the same version of the action in both workflows, and run the fir\
st one again."),{pull_request:G}=M.event;if(M.verdict==="error"&&M.head_sha===null)return M;if(M.head_sha!==$)throw p(`c\
ommit ${M.head_sha}`,$);if(G!==S.number)throw p(`pull request ${G??"(none)"}`,`${S.number}`);return M}n(k,"readUploadedR\
eport");function p(g,$){return new h.ue("artifact_invalid",`The report of the run is about ${g}, not ${$}.`,"Run the fir\
st workflow again. If the error persists, check its file for changes.")}n(p,"foreign")}),58933:((z,j,c)=>{c.d(j,{CS:n(()=>P,
"CS"),EU:n(()=>k,"EU"),MY:n(()=>g,"MY"),TJ:n(()=>E,"TJ"),aH:n(()=>p,"aH"),dT:n(()=>I,"dT"),ig:n(()=>m,"ig"),kY:n(()=>M,"\
kY"),wW:n(()=>N,"wW")});var l=c(57975),b=c(9924),h=c(42886),R=c(58848);const T=11;function I({columns:O}){return Math.max(
20,O-T)}n(I,"roomOf");function P(O,U,V,W={}){const q=(0,h.LV)((0,b.Fo)(V.replace(/\s+/g," ").trim()),I(O));return N(O,U,
q.map(te=>W.text?O.paint(W.text,te):te),W.label)}n(P,"prose");function N({paint:O},U,V,W="quiet"){const q=" ".repeat(T),
te=U===""?q:O(W,(0,h.M7)(U,T));return V.map((he,se)=>`${se===0?te:q}${he}`.trimEnd())}n(N,"labelled");function E(O,U,V,W){
const q=W.verbose?O:O.slice(0,U),te=O.length-q.length;return{shown:q,rest:te>0?m((0,R.U9)(te,`other ${V}`),W):[]}}n(E,"l\
imited");function m(O,U){return P(U,"",`and ${O}; --verbose shows all`,{text:"quiet"})}n(m,"leftOut");function k(O,U){return(0,h.
qZ)((0,b.Fo)(O.slice(0,U*2)),U)}n(k,"shortName");function p({columns:O,colour:U,verbose:V}){return{columns:Math.max(40,O),
paint:S(U),verbose:V}}n(p,"layoutOf");function g(O){return`${O.filter(U=>U.length>0).map(U=>U.join(`
`)).join(`

`)}
`}n(g,"page");const $={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function S(O){
return O?(U,V)=>V===""?V:(0,l.styleText)($[U],V,{validateStream:!1}):(U,V)=>V}n(S,"painter");function M({message:O,hint:U}){
return`error: ${G(O)}
hint: ${G(U)}
`}n(M,"failureText");function G(O){return(0,b.MJ)(O).join(`
`)}n(G,"shown")}),42886:((z,j,c)=>{c.d(j,{LV:n(()=>P,"LV"),M7:n(()=>T,"M7"),VA:n(()=>N,"VA"),qZ:n(()=>I,"qZ"),sc:n(()=>R,
"sc")});const l=new RegExp("[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\\
uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d\
300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fffd}]|\\ufe0f|\\p{Emoji_Presentation}","u"),b=/[\p{Mn}\p{Me}]/u;function h(E){
return E<"\x7F"?1:l.test(E)?2:b.test(E)?0:1}n(h,"charWidth");function R(E){let m=0;for(const k of E)m+=h(k);return m}n(R,
"textWidth");function T(E,m){return E+" ".repeat(Math.max(0,m-R(E)))}n(T,"padRight");function I(E,m){let k=0,p=0,g=0;for(const $ of E)
if(k+=h($),p+=$.length,k<=m-1&&(g=p),k>m)return`${E.slice(0,g)}\u2026`;return E}n(I,"clipColumns");function P(E,m){const k=[];
let p="",g=0;for(const $ of E.split(" ").flatMap(S=>N(S,m))){const S=R($);g>0&&g+1+S>m&&(k.push(p),[p,g]=["",0]),[p,g]=g>
0?[`${p} ${$}`,g+1+S]:[$,S]}return[...k,p]}n(P,"wrap");function N(E,m){const k=[];let p="",g=0;for(const $ of E){const S=h(
$);if(g+S>m&&p!==""){const M=p.lastIndexOf(" ")+1,G=M>p.length/2?M:p.length;k.push(p.slice(0,G)),p=p.slice(G),g=R(p)}p+=
$,g+=S}return[...k,p]}n(N,"chop")}),58848:((z,j,c)=>{c.d(j,{$Q:n(()=>E,"$Q"),Ax:n(()=>I,"Ax"),Ej:n(()=>h,"Ej"),HO:n(()=>N,
"HO"),U9:n(()=>l,"U9"),n$:n(()=>T,"n$"),p0:n(()=>b,"p0"),vg:n(()=>P,"vg")});function l(m,k){return`${m.toLocaleString("e\
n-US")} ${k}${m===1?"":"s"}`}n(l,"count");function b(m){if(m<1e3)return`${Math.round(m)} ms`;const k=Math.floor(m/1e3);return k<
60?`${(Math.floor(m/100)/10).toFixed(1)} s`:`${Math.floor(k/60)} min ${k%60} s`}n(b,"duration");function h(m){const k=Math.
min(R.length-1,Math.floor(Math.log2(Math.max(1,m))/10)),p=m/1024**k;return`${k===0?p:p.toFixed(1)} ${R[k]}`}n(h,"size");
const R=["B","KiB","MiB","GiB","TiB"];function T(m){return`${m.slice(0,16).replace("T"," ")} UTC`}n(T,"moment");function I(m){
return m===null?"unknown":m.slice(0,7)}n(I,"shortCommit");function P(m){return m.replaceAll("_"," ")}n(P,"spoken");function N(m,k){
const p=E(m,k);return p===m?m:`${p} (${l(m.length-p.length+1,"character")} not shown)`}n(N,"clipCounted");function E(m,k){
return m.length<=k?m:`${m.slice(0,k-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}n(E,"clip")}),49733:((z,j,c)=>{c.d(j,{I:n(
()=>b,"I")});const l=["SIGINT","SIGTERM"];async function b(h){const R=new AbortController,T=n(()=>{I(),R.abort()},"inter\
rupt"),I=n(()=>{for(const P of l)process.off(P,T)},"release");for(const P of l)process.on(P,T);try{return await h(R.signal)}finally{
I()}}n(b,"interruptible")}),10042:((z,j,c)=>{c.d(j,{$:n(()=>te,"$")});var l=c(19782),b=c(92775),h=c(61247),R=c(98637),T=c(
35602),I=c(54756),P=c(853),N=c(21339);const E=500;function m(v,_){const B=v.map(g),[L]=B;if(L===void 0){if((0,P.h9)((0,P.
Rh)(_.audit.genes),1)===0)return[];throw O("There are commands to run, but no parts",G)}for(const C of B)k(C,L,_);return p(
B,L.shard.of)}n(m,"requireParts");function k(v,_,B){const{shard:L,report:C}=v;if(L.of!==_.shard.of)throw O(`${M(v)} and ${M(
_)} are not parts of the same run`);if(C.error)throw O(`${M(v)} could not decide${$(C)}`,G);const K=S(C,B);if(K.length>0)
throw O(`${M(v)} belongs to another run: ${K.join("; ")}`)}n(k,"requireSameRun");function p(v,_){const B=Array.from({length:_},
(K,X)=>v.filter(({shard:re})=>re.index===X+1)),L=B.filter(({length:K})=>K>1).flat();if(L.length>0)throw O(`Duplicate par\
ts: ${L.map(M).join(", ")}`);const C=B.flatMap(({length:K},X)=>K===0?[(0,N.Az)({index:X+1,of:_})]:[]);if(C.length>0)throw O(
`Missing parts: ${C.join(", ")}`,G);return B.flat()}n(p,"inOrder");function g({name:v,report:_}){const{shards:B=[]}=_,[L]=B;
if(L&&B.length===1)return{name:v,report:_,shard:L};throw O(`${v} is not a part of a run${$(_)}`)}n(g,"partOf");function $({
error:v}){return v?`; its error: ${v.message.slice(0,E)}`:""}n($,"saidBy");function S(v,{audit:_,event:B,policy:L}){const C=!_.
genes.some(({commands:X})=>X.some(P.mm));return[["version of the gate",v.tool.version,I.j.version],["base",v.base_sha,B.
base],["head",v.head_sha,B.head],["audited commit",v.audited_sha,B.audited],["policy",v.policy?.digest,L.digest],["other\
 policy",v.policy?.combined_with?.digest,L.combinedWith?.digest],["profile",v.policy?.profile,L.policy.profile],...C?[["\
Plans",v.plans_digest,_.plansDigest]]:[],["number of genes",v.genes.length,_.genes.length]].flatMap(([X,re,ne])=>re===ne?
[]:[`its ${X}: ${re??"none"}, here: ${ne??"none"}`])}n(S,"foreignIn");function M({shard:v,name:_}){return`part ${(0,N.Az)(
v)} (${_})`}n(M,"nameOf");const G="See the logs of the jobs that run the shards, and run them again.";function O(v,_="Us\
e exactly the parts of one run, made with the same options and dependencies as here."){const B=v.charAt(0).toUpperCase()+
v.slice(1);return new T.ue("parts_invalid",B,_)}n(O,"invalid");function U(v,_){const B=new Map;return v.map(([L,C])=>[L,
C.map((K,X)=>{const{reused:re,...ne}=K,pe=_==="gene"?W(L,X):V(L,X);if(pe===void 0||ne.status==="skipped")return ne;const Q=B.
get(pe);return Q===void 0?(B.set(pe,ne),ne):q(Q,ne)?{...Q,reused:!0}:ne})])}n(U,"shareOutcomes");function V({commands:v},_){
return v[_]?.plan?.digest}n(V,"digestAt");function W(v,_){return[_,...v.commands.map((B,L)=>V(v,L))].join()}n(W,"placeIn");
function q(v,_){return v.status===_.status&&v.exit_code===_.exit_code&&v.signal===_.signal}n(q,"agree");function te(v,_,B){
const L=m(v,_),{genes:C}=_.audit,K=(0,P.jB)((0,P.Rh)(C),L.length),X=new Map(C.flatMap((Q,ae)=>{const ie=L[(K[ae]??0)-1];
return ie?[[Q,ie]]:[]})),re=C.flatMap((Q,ae)=>{const ie=X.get(Q);return ie===void 0||B.has(Q)?[]:[[Q,he(ie,ie.report.genes[ae],
Q)]]}),ne=new Map([...X].map(([{asset:Q},{report:ae}])=>[Q,(0,b.Gd)(ae)])),[pe=process]=ne.values();return{outcomes:new Map(
[...(0,R.WR)(C,!0,new Date),...U(re,_.policy.policy.views)]),interrupted:(0,h.sy)(re.flatMap(([,Q])=>Q)),isolation:D(L.map(
({report:Q})=>Q.isolation)),nodeOf:n(({asset:Q})=>ne.get(Q)??pe,"nodeOf"),shards:L.map(({shard:{index:Q,of:ae}})=>({index:Q,
of:ae,genes:new Set(C.filter((ie,ke)=>K[ke]===Q))}))}}n(te,"mergedRuns");function he(v,_,{asset:B,commands:L}){return L.
map((C,K)=>{const X=se(_,C,K);if(X)return X;throw O(`${M(v)} has no result for command ${K+1} of \`${B.id}\``,"If an app\
roval was given while the parts ran, run them again; otherwise the part is incomplete.")})}n(he,"outcomesIn");function se(v,_,B){
const L=v?.commands[B];return(L?.plan_digest===_.plan?.digest||(0,P.mm)(_))&&L?.command===_.command?L.outcome:void 0}n(se,
"outcomeIn");function D(v){const _=v.filter(({level:C})=>C!=="none"),[B]=_;if(B===void 0)return l.k9;if(new Set(_.map(C=>JSON.
stringify(C))).size===1)return B;const L=_.reduce((C,K)=>x(K)<x(C)?K:C);return{...L,description:`${L.description} The ma\
chines differed; this is the weakest isolation.`}}n(D,"mergeIsolation");function x({level:v}){return l.l$.indexOf(v)}n(x,
"rank")}),28796:((z,j,c)=>{c.d(j,{t:n(()=>h,"t")});var l=c(853),b=c(21339);function h({genes:T,findings:I,approval_digest:P,
plans_digest:N},E){const m=new Set(I.flatMap(({rule:S,subject:M})=>S==="target-not-judged"?M?.id??[]:[])),k=T.map(S=>R(S,
m)),p=(0,l.h9)(k,E),g=(0,l.jB)(k,p),$=Array.from({length:p},(S,M)=>{const G=T.filter((O,U)=>g[U]===M+1);return{shard:(0,b.
Az)({index:M+1,of:p}),genes:G.map(({id:O})=>O),commands:G.reduce((O,{commands:U})=>O+U.length,0)}});return{matrix:{shard:$.
map(({shard:S})=>S)},shards:$,waiting:T.filter(({verdict:S})=>S==="needs_approval").map(({id:S})=>S),approval_digest:P,plans_digest:N}}
n(h,"planShards");function R({id:T,commands:I},P){return I.every(({plan_digest:E,verdict:m})=>E!==void 0||m!=="block"&&P.
has(T))?I.map(({command:E})=>E):[]}n(R,"commandsOf")}),8512:((z,j,c)=>{c.d(j,{a:n(()=>N,"a"),f:n(()=>E,"f")});var l=c(51455),
b=c(76760),h=c(35602),R=c(83215),T=c(92775);const I=8*T.WA,P="gate-report.json";async function N(g){return(await(0,l.readdir)(
g,{recursive:!0,withFileTypes:!0}).catch(S=>{if(S.code==="ENOENT")return[];throw new h.ue("file_unreadable",`Cannot read\
 the folder ${g} (${S.code}).`,"Specify the folder into which the parts were downloaded.",{cause:S})})).filter(S=>S.isFile()&&
S.name===P).map(({parentPath:S,name:M})=>(0,b.join)(S,M)).sort()}n(N,"findParts");async function E(g,$,S=k){if(g.length>
R.hH)throw p(`There are more than ${R.hH} parts`);const M=[];let G=I;for(const O of g){const U=await m(Math.min(G,T.WA),
O,$);G-=U.length,M.push({name:O,report:(0,T.$h)(U,O,S)})}return M}n(E,"readParts");async function m(g,$,S){const M=[];let G=0;
for await(const O of S($)){if(G+=O.length,G>g)throw p(`${$} is too large, alone or together with the other parts`);M.push(
O)}return Buffer.concat(M)}n(m,"readAtMost");const k="Specify the gate-report.json of every shard, made by this version,\
 and nothing else.";function p(g){return new h.ue("artifact_invalid",g,k)}n(p,"refusal")}),16963:((z,j,c)=>{c.d(j,{E:n(()=>b,
"E")});var l=c(78877);function b(){(0,l.setFlagsFromString)("--semi-space-growth-factor=1")}n(b,"keepMemorySmall")}),53648:((z,j,c)=>{
c.d(j,{O:n(()=>R,"O")});var l=c(48161),b=c(35602);const h={EACCES:"permission denied",EDQUOT:"the disk quota is used up",
EIO:"the disk reports an error",EMFILE:"too many open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"\
no space is left",ENOTDIR:"a part of the path is not a folder",EPERM:"permission denied",EROFS:"the file system is read-\
only"};function R(T){if(!(T instanceof Error))return;const{code:I="",syscall:P,path:N}=T,E=h[I];if(E===void 0||P===void 0)
return;const m=N??`a file in the temporary folder ${(0,l.tmpdir)()}`;return new b.ue("file_unreadable",`Cannot use ${m}:\
 ${E} (${I}).`,N===void 0||N.startsWith((0,l.tmpdir)())?"Free space there, or set TMPDIR to a writable folder with free \
space.":"Check the permissions and the free space of the folder.",{cause:T})}n(R,"systemError")}),54756:((z,j,c)=>{c.d(j,
{j:n(()=>l,"j"),y:n(()=>b,"y")});const l={name:"gene-gate",version:"0.1.0"},b="https://github.com/gene-gate/gene-gate"})};
