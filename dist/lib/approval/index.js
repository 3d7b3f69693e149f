//# approval/approval
(function(_,x,u){const A=u("error"),h=u("model/confirmations"),S=u("approval/head"),k=u("approval/subject");async function T(t,n,s,r){
const{means:e}=r,o=(0,S().weakensGate)(t)?w(n.gate,e):0,p=t.genes.flatMap(a=>{const c=O(a);return c==="standard"?[]:[{gene:a,
confirmation:c,needed:w(n[c],e)}]});if(p.length===0&&o===0)return{...G,means:e};const d=await Promise.all(s.map(a=>b(a,n.
people,r))),i=s.length>1?d.map(j):d,v=p.flatMap(({gene:a,...c})=>{const I=M(i,({asking:y})=>y?.has(N(a))??!0);return c.needed>
I?[[a,{...c,given:I}]]:[]}),g=M(i,({weakensGate:a})=>a??!0),l=i.flatMap(({digest:a})=>a??[]),m=l.length===s.length?(0,k().
groupDigest)(l):void 0;return{means:e,approvals:i.flatMap(({approvals:a})=>a),refusals:i.flatMap(({refusals:a})=>a),waiting:new Map(
v),...o>g&&{gate:{needed:o,given:g}},...m!==void 0&&{digest:m}}}function w(t,n){return n==="digest"?Math.min(t,1):t}function M(t,n){
const s=t.filter(n),r=s.length>0?s:t;return r.length===0?0:Math.min(...r.map(({approvals:e})=>e.length))}async function b({
pullRequest:t,judge:n},s,{seek:r}){try{const{subject:e,genes:o,weakensGate:p}=await n(),d=(0,k().approvalDigest)(e),i={people:s,
subject:e,...t!==void 0&&{pullRequest:t}},{approvals:v,refusals:g}=await r(i),l=o.filter(m=>O(m)!=="standard").map(N);return{
pullRequest:t,approvals:v,refusals:g,asking:new Set(l),weakensGate:p,digest:d}}catch(e){if(!(e instanceof A().GateError))
throw e;const o=`could not judge the head: ${e.message}`;return{pullRequest:t,approvals:[],refusals:[o]}}}function j(t){
const{pullRequest:n,approvals:s,refusals:r}=t;return n===void 0?t:{...t,approvals:s.map(e=>({...e,pull_request:n})),refusals:r.
map(e=>`pull request ${n}: ${e}`)}}function N({asset:{path:t,id:n}}){return JSON.stringify([t,n])}function O({commands:t}){
if(t.some(({plan:s})=>s===void 0))return"standard";const n=t.map(({confirmation:s})=>h().CONFIRMATIONS.indexOf(s));return h().
CONFIRMATIONS[Math.max(0,...n)]??"standard"}const G={means:"digest",approvals:[],refusals:[],waiting:new Map};_.exports=
{NOTHING_WAITS:G,seekApproval:T}});
//# approval/by-digest
(function(s,v,r){const a=r("error"),n=r("approval/subject"),t=24,p=new RegExp(`^sha256:[0-9a-f]{${t},64}$`);function o(e){
return e.slice(0,7+t)}function i(e,h){if(e!==void 0&&!p.test(e))throw new(a()).GateError("usage",`--approve requires an \
approval digest; ${JSON.stringify(e)} is not one`,"Run the command without --approve; it prints the digest to approve.");
return{means:"digest",seek:async({subject:u})=>{if(e===void 0)return{approvals:[],refusals:[]};if((0,n().approvalDigest)(
u).startsWith(e))return{approvals:[{user:"command line",at:h.toISOString()}],refusals:[]};const c=o(e);return{approvals:[],
refusals:[`--approve ${c} is for another state: the files of the head, the base branch, the policy or the commands have \
changed`]}}}}s.exports={approveByDigest:i,shortDigest:o}});
//# approval/by-reviews
(function(m,B,p){const b=p("error"),w=p("approval/review"),l=p("approval/subject"),j=20,k=10;function A(t){return{means:"\
review",seek:async r=>{const e=t(r.pullRequest);return e!==void 0?await M(e,r):{approvals:[],refusals:["the event has no\
 pull request to review"]}}}}function I(t){return{means:"review",seek:async()=>({approvals:[],refusals:[t]})}}async function M(t,r){
const e=[],i=[];try{const n=(0,w().approvingReviewers)(await t.list());if(n.length===0)return{approvals:e,refusals:i};const o=n.
slice(-j),u=await t.authorId(),d=await t.lastEdits(o.flatMap(s=>s.reviews)),a=R(r,t);for(const s of o){const c=await S(s,
{reviews:t,question:r,authorId:u,edits:d,subjectAt:a});typeof c=="string"?i.push(`${s.user.login}: ${c}`):e.push(c)}}catch(n){
i.push(t.explain(n,"read the reviews of the pull request"))}return{approvals:e,refusals:i}}async function S(t,r){const{user:e,
withdrawn:i}=t;if(e.id===r.authorId)return"opened the pull request and cannot approve it";if(e.type!=="User")return"is n\
ot a person";if(!$(r.question.people,e.login))return"is not an approver in the policy";if(i)return"has withdrawn the app\
roval, or it was dismissed";const n=await O(t,r);if(typeof n=="string")return n;try{if(!await r.reviews.mayWrite(e))return"\
has no write access to the repository"}catch(o){return r.reviews.explain(o,"read the permission of this account")}return{
user:e.login,at:new Date(n.submittedAt).toISOString()}}function $(t,r){return t.length===0||t.some(e=>e.toLowerCase()===
r.toLowerCase())}async function O({reviews:t},{edits:r,question:e,subjectAt:i,reviews:n}){let o;for(const a of t){const s=await u(
a);if(s===void 0)return a;o??=s}return o??"has not approved";async function u(a){const s=r.get(a.nodeId);if(s===void 0)return"\
GitHub does not report whether the review was edited";const c=g=>g!==null&&!(Date.parse(g)<=Date.parse(a.submittedAt));if(c(
s.editedAt))return"the review was edited after it was submitted";if(c(s.retargetedAt))return"the base branch was changed\
 after the review";if(a.commit===null)return"GitHub does not report which commit was reviewed";const h=await i(a.commit);
if("reason"in h)return h.reason;const y=(0,l().changedSince)(h,e.subject);return y===void 0?await d(a):`${y} since the a\
pproved commit ${a.commit.slice(0,12)}`}async function d(a){try{if(await e.policyChangedSince(a.submittedAt))return"the \
policy of the base branch has changed since the review"}catch(c){return v(c,n,"read the policy at the time of the review")}
const{digest:s}=(0,w().approvalIn)(a.body)??{};if(!(s===void 0||(0,l().approvalDigest)(e.subject).startsWith(s)))return"\
the review approves another digest; the base branch, the policy or the commands have changed since"}}function v(t,{explain:r},e){
return t instanceof b().GateError?`could not ${e}: ${t.message}`:r(t,e)}function R({subjectAt:t},r){const e=new Map,i=async n=>{
try{return await t(n)}catch(o){return{reason:v(o,r,`judge ${n}`)}}};return async n=>{const o=e.get(n);if(o!==void 0)return await o;
if(e.size===k)return{reason:"too many commits were approved"};const u=i(n);return e.set(n,u),await u}}m.exports={approveByNobody:I,
approveByReviews:A}});
//# approval/head
(function(t,l,a){const o=a("approval/subject");async function c(e,n,{policy:u,digest:i},r){const{genes:d,plansDigest:p}=e;
return{subject:{files:await(0,o().boundFiles)(n,u.approvals.unaffected_by),baseRef:r,plansDigest:p,policyDigest:i},genes:d,
weakensGate:s(e)}}function s({findings:e}){return e.some(({rule:n})=>n==="gate-weakened")}t.exports={judgedHead:c,weakensGate:s}});
//# approval/review
(function(c,m,A){const l=new Set(["COMMENTED","PENDING"]);function u(o){const i=o.filter(v).sort((e,t)=>e.submittedAt.localeCompare(
t.submittedAt)||e.id-t.id),s=new Map;for(const e of i){const{user:t,state:n}=e,r=s.get(t.id);if(n==="APPROVED"&&d(e.body)){
const a=r&&!r.withdrawn?r.reviews:[];s.set(t.id,{user:t,reviews:[e,...a],withdrawn:!1})}else if(n!=="APPROVED"&&!l.has(n)){
const a=r??(d(e.body)?{user:t,reviews:[e]}:void 0);a!==void 0&&s.set(t.id,{...a,withdrawn:!0})}}return[...s.values()]}function v(o){
return o.user!==null&&o.submittedAt!==null&&o.state!=="PENDING"}const w=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;
function d(o){return p(o)!==void 0}function p(o){let i;for(const s of o.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){
const e=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(s);if(i!==void 0)e?.[1]?.startsWith(i)&&e[2]?.trim()===""&&(i=void 0);else if(e)
i=e[1];else{const[t,n]=/^ {0,3}\S/.test(s)?w.exec(s.trim())??[]:[];if(t!==void 0)return n===void 0?{}:{digest:n}}}}c.exports=
{approvalIn:p,approvingReviewers:u,asksForApproval:d}});
//# approval/subject
(function(l,w,r){const a=r("node:crypto"),u=r("packages/picomatch"),g=r("repo/paths");async function p(e,t){const n=t.length===
0?()=>!1:(0,u().default)([...t],{dot:!0,nonegate:!0}),i=[...e.files()].filter(({path:o})=>(0,g().isWithin)(o,".github")||
!n(o)).map(async o=>[o.path,await h(e,o)]);return new Map(await Promise.all(i))}async function h(e,{path:t,kind:n,oid:s}){
if(s!==void 0)return`${n} ${s}`;const i=n==="symlink"?e.readlink(t)??"":await e.read(t);return`${n} ${(0,a().createHash)(
"sha256").update(i).digest("hex")}`}function d(e){const{files:t,baseRef:n,plansDigest:s,policyDigest:i}=e,o=[...t].sort(
([v],[S])=>v<S?-1:1);return c([n,s,i,o])}function m(e){return e.length>1?c([...e].sort()):e[0]}function c(e){return`sha2\
56:${(0,a().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const $=3;function D(e,t){const n=[...new Set(
[...e.files.keys(),...t.files.keys()])].filter(s=>e.files.get(s)!==t.files.get(s)).sort();if(n.length>0)return`${y(n)} ${n.
length===1?"has":"have"} changed`;if(e.plansDigest!==t.plansDigest)return"the commands that would run have changed"}function y(e){
const t=e.slice(0,$).map(i=>`\`${i}\``),n=e.length-t.length,s=n>0?`${n} more ${n===1?"file":"files"}`:t.pop();return t.length===
0?`${s}`:`${t.join(", ")} and ${s}`}l.exports={approvalDigest:d,boundFiles:p,changedSince:D,groupDigest:m}});
