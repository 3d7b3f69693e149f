//# approval/approval
(function(I,p,y,D){let A;const S=()=>A??=p("error");let T;const h=()=>T??=p("model/confirmations");let b;const j=()=>b??=
p("approval/head");let C;const _=()=>C??=p("approval/subject");y(I,{NOTHING_WAITS:()=>O,seekApproval:()=>F});async function F(t,n,s,o){
const{means:e}=o,r=(0,j().weakensGate)(t)?k(n.gate,e):0,l=t.genes.flatMap(a=>{const c=N(a);return c==="standard"?[]:[{gene:a,
confirmation:c,needed:k(n[c],e)}]});if(l.length===0&&r===0)return{...O,means:e};const u=await Promise.all(s.map(a=>$(a,n.
people,o))),i=s.length>1?u.map(x):u,v=l.flatMap(({gene:a,...c})=>{const G=w(i,({asking:B})=>B?.has(M(a))??!0);return c.needed>
G?[[a,{...c,given:G}]]:[]}),d=w(i,({weakensGate:a})=>a??!0),g=i.flatMap(({digest:a})=>a??[]),m=g.length===s.length?(0,_().
groupDigest)(g):void 0;return{means:e,approvals:i.flatMap(({approvals:a})=>a),refusals:i.flatMap(({refusals:a})=>a),waiting:new Map(
v),...r>d&&{gate:{needed:r,given:d}},...m!==void 0&&{digest:m}}}function k(t,n){return n==="digest"?Math.min(t,1):t}function w(t,n){
const s=t.filter(n),o=s.length>0?s:t;return o.length===0?0:Math.min(...o.map(({approvals:e})=>e.length))}async function $({
pullRequest:t,judge:n},s,{seek:o}){try{const{subject:e,genes:r,weakensGate:l}=await n(),u=(0,_().approvalDigest)(e),i={people:s,
subject:e,...t!==void 0&&{pullRequest:t}},{approvals:v,refusals:d}=await o(i),g=r.filter(m=>N(m)!=="standard").map(M);return{
pullRequest:t,approvals:v,refusals:d,asking:new Set(g),weakensGate:l,digest:u}}catch(e){if(!(e instanceof S().GateError))
throw e;const r=`could not judge the head: ${e.message}`;return{pullRequest:t,approvals:[],refusals:[r]}}}function x(t){
const{pullRequest:n,approvals:s,refusals:o}=t;return n===void 0?t:{...t,approvals:s.map(e=>({...e,pull_request:n})),refusals:o.
map(e=>`pull request ${n}: ${e}`)}}function M({asset:{path:t,id:n}}){return JSON.stringify([t,n])}function N({commands:t}){
if(t.some(({plan:s})=>s===void 0))return"standard";const n=t.map(({confirmation:s})=>h().CONFIRMATIONS.indexOf(s));return h().
CONFIRMATIONS[Math.max(0,...n)]??"standard"}const O={means:"digest",approvals:[],refusals:[],waiting:new Map}});
//# approval/by-digest
(function(s,t,a,g){let n;const p=()=>n??=t("error");let i;const h=()=>i??=t("approval/subject");a(s,{approveByDigest:()=>u,
shortDigest:()=>o});const r=24,c=new RegExp(`^sha256:[0-9a-f]{${r},64}$`);function o(e){return e.slice(0,7+r)}function u(e,l){
if(e!==void 0&&!c.test(e))throw new(p()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(e)} \
is not one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",seek:async({subject:v})=>{
if(e===void 0)return{approvals:[],refusals:[]};if((0,h().approvalDigest)(v).startsWith(e))return{approvals:[{user:"comma\
nd line",at:l.toISOString()}],refusals:[]};const m=o(e);return{approvals:[],refusals:[`--approve ${m} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}});
//# approval/by-reviews
(function(g,p,b,E){let _;const j=()=>_??=p("error");let k;const l=()=>k??=p("approval/review");let A;const w=()=>A??=p(
"approval/subject");b(g,{approveByNobody:()=>$,approveByReviews:()=>S});const I=20,M=10;function S(t){return{means:"revi\
ew",seek:async r=>{const e=t(r.pullRequest);return e!==void 0?await O(e,r):{approvals:[],refusals:["the event has no pul\
l request to review"]}}}}function $(t){return{means:"review",seek:async()=>({approvals:[],refusals:[t]})}}async function O(t,r){
const e=[],i=[];try{const n=(0,l().approvingReviewers)(await t.list());if(n.length===0)return{approvals:e,refusals:i};const s=n.
slice(-I),u=await t.authorId(),d=await t.lastEdits(s.flatMap(o=>o.reviews)),a=D(r,t);for(const o of s){const c=await R(o,
{reviews:t,question:r,authorId:u,edits:d,subjectAt:a});typeof c=="string"?i.push(`${o.user.login}: ${c}`):e.push(c)}}catch(n){
i.push(t.explain(n,"read the reviews of the pull request"))}return{approvals:e,refusals:i}}async function R(t,r){const{user:e,
withdrawn:i}=t;if(e.id===r.authorId)return"opened the pull request and cannot approve it";if(e.type!=="User")return"is n\
ot a person";if(!B(r.question.people,e.login))return"is not an approver in the policy";if(i)return"has withdrawn the app\
roval, or it was dismissed";const n=await C(t,r);if(typeof n=="string")return n;try{if(!await r.reviews.mayWrite(e))return"\
has no write access to the repository"}catch(s){return r.reviews.explain(s,"read the permission of this account")}return{
user:e.login,at:new Date(n.submittedAt).toISOString()}}function B(t,r){return t.length===0||t.some(e=>e.toLowerCase()===
r.toLowerCase())}async function C({reviews:t},{edits:r,question:e,subjectAt:i,reviews:n}){let s;for(const a of t){const o=await u(
a);if(o===void 0)return a;s??=o}return s??"has not approved";async function u(a){const o=r.get(a.nodeId);if(o===void 0)return"\
GitHub does not report whether the review was edited";const c=y=>y!==null&&!(Date.parse(y)<=Date.parse(a.submittedAt));if(c(
o.editedAt))return"the review was edited after it was submitted";if(c(o.retargetedAt))return"the base branch was changed\
 after the review";if(a.commit===null)return"GitHub does not report which commit was reviewed";const h=await i(a.commit);
if("reason"in h)return h.reason;const m=(0,w().changedSince)(h,e.subject);return m===void 0?await d(a):`${m} since the a\
pproved commit ${a.commit.slice(0,12)}`}async function d(a){try{if(await e.policyChangedSince(a.submittedAt))return"the \
policy of the base branch has changed since the review"}catch(c){return v(c,n,"read the policy at the time of the review")}
const{digest:o}=(0,l().approvalIn)(a.body)??{};if(!(o===void 0||(0,w().approvalDigest)(e.subject).startsWith(o)))return"\
the review approves another digest; the base branch, the policy or the commands have changed since"}}function v(t,{explain:r},e){
return t instanceof j().GateError?`could not ${e}: ${t.message}`:r(t,e)}function D({subjectAt:t},r){const e=new Map,i=async n=>{
try{return await t(n)}catch(s){return{reason:v(s,r,`judge ${n}`)}}};return async n=>{const s=e.get(n);if(s!==void 0)return await s;
if(e.size===M)return{reason:"too many commits were approved"};const u=i(n);return e.set(n,u),await u}}});
//# approval/head
(function(s,a,o,g){let c;const u=()=>c??=a("approval/subject");o(s,{judgedHead:()=>i,weakensGate:()=>n});async function i(e,t,{
policy:d,digest:l},p){const{genes:r,plansDigest:b}=e;return{subject:{files:await(0,u().boundFiles)(t,d.approvals.unaffected_by),
baseRef:p,plansDigest:b,policyDigest:l},genes:r,weakensGate:n(e)}}function n({findings:e}){return e.some(({rule:t})=>t===
"gate-weakened")}});
//# approval/review
(function(p,A,l,g){l(p,{approvalIn:()=>c,approvingReviewers:()=>v,asksForApproval:()=>d});const u=new Set(["COMMENTED",
"PENDING"]);function v(o){const s=o.filter(w).sort((e,t)=>e.submittedAt.localeCompare(t.submittedAt)||e.id-t.id),i=new Map;
for(const e of s){const{user:t,state:n}=e,r=i.get(t.id);if(n==="APPROVED"&&d(e.body)){const a=r&&!r.withdrawn?r.reviews:
[];i.set(t.id,{user:t,reviews:[e,...a],withdrawn:!1})}else if(n!=="APPROVED"&&!u.has(n)){const a=r??(d(e.body)?{user:t,reviews:[
e]}:void 0);a!==void 0&&i.set(t.id,{...a,withdrawn:!0})}}return[...i.values()]}function w(o){return o.user!==null&&o.submittedAt!==
null&&o.state!=="PENDING"}const m=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function d(o){return c(o)!==void 0}
function c(o){let s;for(const i of o.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const e=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(i);if(s!==void 0)e?.[1]?.startsWith(s)&&e[2]?.trim()===""&&(s=void 0);else if(e)s=e[1];else{const[t,n]=/^ {0,3}\S/.
test(i)?m.exec(i.trim())??[]:[];if(t!==void 0)return n===void 0?{}:{digest:n}}}}});
//# approval/subject
(function(l,a,p,x){let u;const c=()=>u??=a("node:crypto");let h;const g=()=>h??=a("picomatch");let d;const m=()=>d??=a(
"repo/paths");p(l,{approvalDigest:()=>y,boundFiles:()=>$,changedSince:()=>S,groupDigest:()=>D});async function $(t,e){const n=e.
length===0?()=>!1:(0,g().default)([...e],{dot:!0,nonegate:!0}),i=[...t.files()].filter(({path:o})=>(0,m().isWithin)(o,".\
github")||!n(o)).map(async o=>[o.path,await _(t,o)]);return new Map(await Promise.all(i))}async function _(t,{path:e,kind:n,
oid:s}){if(s!==void 0)return`${n} ${s}`;const i=n==="symlink"?t.readlink(e)??"":await t.read(e);return`${n} ${(0,c().createHash)(
"sha256").update(i).digest("hex")}`}function y(t){const{files:e,baseRef:n,plansDigest:s,policyDigest:i}=t,o=[...e].sort(
([b],[O])=>b<O?-1:1);return r([n,s,i,o])}function D(t){return t.length>1?r([...t].sort()):t[0]}function r(t){return`sha2\
56:${(0,c().createHash)("sha256").update(JSON.stringify(t)).digest("hex")}`}const v=3;function S(t,e){const n=[...new Set(
[...t.files.keys(),...e.files.keys()])].filter(s=>t.files.get(s)!==e.files.get(s)).sort();if(n.length>0)return`${w(n)} ${n.
length===1?"has":"have"} changed`;if(t.plansDigest!==e.plansDigest)return"the commands that would run have changed"}function w(t){
const e=t.slice(0,v).map(i=>`\`${i}\``),n=t.length-e.length,s=n>0?`${n} more ${n===1?"file":"files"}`:e.pop();return e.length===
0?`${s}`:`${e.join(", ")} and ${s}`}});
