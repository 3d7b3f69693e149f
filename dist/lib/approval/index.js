"use strict";module.exports={"approval/approval"($,f,D,R){let S;const k=()=>S??=f("error");let M;const b=()=>M??=f("model/confirmatio\
ns");let g;const w=()=>g??=f("approval/head");let d;const m=()=>d??=f("approval/subject");D($,{NOTHING_WAITS:()=>l,seekApproval:()=>a});
async function a(e,t,n,o){const{means:r}=o,p=(0,w().weakensGate)(e)?i(t.gate,r):0,O=e.genes.flatMap(v=>{const E=s(v);return E===
"standard"?[]:[{gene:v,confirmation:E,needed:i(t[E],r)}]});if(O.length===0&&p===0)return{...l,means:r};const I=await Promise.
all(n.map(v=>y(v,t.people,o))),u=n.length>1?I.map(j):I,h=O.flatMap(({gene:v,...E})=>{const T=c(u,({asking:x})=>x?.has(N(
v))??!0);return E.needed>T?[[v,{...E,given:T}]]:[]}),_=c(u,({weakensGate:v})=>v??!0),A=u.flatMap(({digest:v})=>v??[]),G=A.
length===n.length?(0,m().groupDigest)(A):void 0;return{means:r,approvals:u.flatMap(({approvals:v})=>v),refusals:u.flatMap(
({refusals:v})=>v),waiting:new Map(h),...p>_&&{gate:{needed:p,given:_}},...G!==void 0&&{digest:G}}}function i(e,t){return t===
"digest"?Math.min(e,1):e}function c(e,t){const n=e.filter(t),o=n.length>0?n:e;return o.length===0?0:Math.min(...o.map(({
approvals:r})=>r.length))}async function y({pullRequest:e,judge:t},n,{seek:o}){try{const{subject:r,genes:p,weakensGate:O}=await t(),
I=(0,m().approvalDigest)(r),u={people:n,subject:r,...e!==void 0&&{pullRequest:e}},{approvals:h,refusals:_}=await o(u),A=p.
filter(G=>s(G)!=="standard").map(N);return{pullRequest:e,approvals:h,refusals:_,asking:new Set(A),weakensGate:O,digest:I}}catch(r){
if(!(r instanceof k().GateError))throw r;const p=`could not judge the head: ${r.message}`;return{pullRequest:e,approvals:[],
refusals:[p]}}}function j(e){const{pullRequest:t,approvals:n,refusals:o}=e;return t===void 0?e:{...e,approvals:n.map(r=>({
...r,pull_request:t})),refusals:o.map(r=>`pull request ${t}: ${r}`)}}function N({asset:{path:e,id:t}}){return JSON.stringify(
[e,t])}function s({commands:e}){if(e.some(({plan:n})=>n===void 0))return"standard";const t=e.map(({confirmation:n})=>b().
CONFIRMATIONS.indexOf(n));return b().CONFIRMATIONS[Math.max(0,...t)]??"standard"}const l={means:"digest",approvals:[],refusals:[],
waiting:new Map}},"approval/by-digest"($,f,D,R){let S;const k=()=>S??=f("error");let M;const b=()=>M??=f("approval/subje\
ct");D($,{approveByDigest:()=>m,shortDigest:()=>d});const g=24,w=new RegExp(`^sha256:[0-9a-f]{${g},64}$`);function d(a){
return a.slice(0,7+g)}function m(a,i){if(a!==void 0&&!w.test(a))throw new(k()).GateError("usage",`--approve requires an \
approval digest; ${JSON.stringify(a)} is not one`,"Run the command without --approve; it prints the digest to approve.");
return{means:"digest",seek:async({subject:c})=>{if(a===void 0)return{approvals:[],refusals:[]};if((0,b().approvalDigest)(
c).startsWith(a))return{approvals:[{user:"command line",at:i.toISOString()}],refusals:[]};const y=d(a);return{approvals:[],
refusals:[`--approve ${y} is for another state: the files of the head, the base branch, the policy or the commands have \
changed`]}}}}},"approval/by-reviews"($,f,D,R){let S;const k=()=>S??=f("error");let M;const b=()=>M??=f("approval/review");
let g;const w=()=>g??=f("approval/subject");D($,{approveByNobody:()=>i,approveByReviews:()=>a});const d=20,m=10;function a(e){
return{means:"review",seek:async t=>{const n=e(t.pullRequest);return n!==void 0?await c(n,t):{approvals:[],refusals:["th\
e event has no pull request to review"]}}}}function i(e){return{means:"review",seek:async()=>({approvals:[],refusals:[e]})}}
async function c(e,t){const n=[],o=[];try{const r=(0,b().approvingReviewers)(await e.list());if(r.length===0)return{approvals:n,
refusals:o};const p=r.slice(-d),O=await e.authorId(),I=await e.lastEdits(p.flatMap(h=>h.reviews)),u=l(t,e);for(const h of p){
const _=await y(h,{reviews:e,question:t,authorId:O,edits:I,subjectAt:u});typeof _=="string"?o.push(`${h.user.login}: ${_}`):
n.push(_)}}catch(r){o.push(e.explain(r,"read the reviews of the pull request"))}return{approvals:n,refusals:o}}async function y(e,t){
const{user:n,withdrawn:o}=e;if(n.id===t.authorId)return"opened the pull request and cannot approve it";if(n.type!=="User")
return"is not a person";if(!j(t.question.people,n.login))return"is not an approver in the policy";if(o)return"has withdr\
awn the approval, or it was dismissed";const r=await N(e,t);if(typeof r=="string")return r;try{if(!await t.reviews.mayWrite(
n))return"has no write access to the repository"}catch(p){return t.reviews.explain(p,"read the permission of this accoun\
t")}return{user:n.login,at:new Date(r.submittedAt).toISOString()}}function j(e,t){return e.length===0||e.some(n=>n.toLowerCase()===
t.toLowerCase())}async function N({reviews:e},{edits:t,question:n,subjectAt:o,reviews:r}){let p;for(const u of e){const h=await O(
u);if(h===void 0)return u;p??=h}return p??"has not approved";async function O(u){const h=t.get(u.nodeId);if(h===void 0)return"\
GitHub does not report whether the review was edited";const _=v=>v!==null&&!(Date.parse(v)<=Date.parse(u.submittedAt));if(_(
h.editedAt))return"the review was edited after it was submitted";if(_(h.retargetedAt))return"the base branch was changed\
 after the review";if(u.commit===null)return"GitHub does not report which commit was reviewed";const A=await o(u.commit);
if("reason"in A)return A.reason;const G=(0,w().changedSince)(A,n.subject);return G===void 0?await I(u):`${G} since the a\
pproved commit ${u.commit.slice(0,12)}`}async function I(u){try{if(await n.policyChangedSince(u.submittedAt))return"the \
policy of the base branch has changed since the review"}catch(_){return s(_,r,"read the policy at the time of the review")}
const{digest:h}=(0,b().approvalIn)(u.body)??{};if(!(h===void 0||(0,w().approvalDigest)(n.subject).startsWith(h)))return"\
the review approves another digest; the base branch, the policy or the commands have changed since"}}function s(e,{explain:t},n){
return e instanceof k().GateError?`could not ${n}: ${e.message}`:t(e,n)}function l({subjectAt:e},t){const n=new Map,o=async r=>{
try{return await e(r)}catch(p){return{reason:s(p,t,`judge ${r}`)}}};return async r=>{const p=n.get(r);if(p!==void 0)return await p;
if(n.size===m)return{reason:"too many commits were approved"};const O=o(r);return n.set(r,O),await O}}},"approval/head"($,f,D,R){
let S;const k=()=>S??=f("approval/subject");D($,{judgedHead:()=>M,weakensGate:()=>b});async function M(g,w,{policy:d,digest:m},a){
const{genes:i,plansDigest:c}=g;return{subject:{files:await(0,k().boundFiles)(w,d.approvals.unaffected_by),baseRef:a,plansDigest:c,
policyDigest:m},genes:i,weakensGate:b(g)}}function b({findings:g}){return g.some(({rule:w})=>w==="gate-weakened")}},"app\
roval/review"($,f,D,R){D($,{approvalIn:()=>w,approvingReviewers:()=>k,asksForApproval:()=>g});const S=new Set(["COMMENTE\
D","PENDING"]);function k(d){const m=d.filter(M).sort((i,c)=>i.submittedAt.localeCompare(c.submittedAt)||i.id-c.id),a=new Map;
for(const i of m){const{user:c,state:y}=i,j=a.get(c.id);if(y==="APPROVED"&&g(i.body)){const s=j&&!j.withdrawn?j.reviews:
[];a.set(c.id,{user:c,reviews:[i,...s],withdrawn:!1})}else if(y!=="APPROVED"&&!S.has(y)){const s=j??(g(i.body)?{user:c,reviews:[
i]}:void 0);s!==void 0&&a.set(c.id,{...s,withdrawn:!0})}}return[...a.values()]}function M(d){return d.user!==null&&d.submittedAt!==
null&&d.state!=="PENDING"}const b=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function g(d){return w(d)!==void 0}
function w(d){let m;for(const a of d.replace(/<!--.*?(?:-->|$)/gs,"").split(/\r\n?|\n/)){const i=/^ {0,3}(`{3,}|~{3,})(.*)$/.
exec(a);if(m!==void 0)i?.[1]?.startsWith(m)&&i[2]?.trim()===""&&(m=void 0);else if(i)m=i[1];else{const[c,y]=/^ {0,3}\S/.
test(a)?b.exec(a.trim())??[]:[];if(c!==void 0)return y===void 0?{}:{digest:y}}}}},"approval/subject"($,f,D,R){let S;const k=()=>S??=
f("node:crypto");let M;const b=()=>M??=f("picomatch");let g;const w=()=>g??=f("repo/paths");D($,{approvalDigest:()=>a,boundFiles:()=>d,
changedSince:()=>j,groupDigest:()=>i});async function d(s,l){const e=l.length===0?()=>!1:(0,b().default)([...l],{dot:!0,
nonegate:!0}),n=[...s.files()].filter(({path:o})=>(0,w().isWithin)(o,".github")||!e(o)).map(async o=>[o.path,await m(s,o)]);
return new Map(await Promise.all(n))}async function m(s,{path:l,kind:e,oid:t}){if(t!==void 0)return`${e} ${t}`;const n=e===
"symlink"?s.readlink(l)??"":await s.read(l);return`${e} ${(0,k().createHash)("sha256").update(n).digest("hex")}`}function a(s){
const{files:l,baseRef:e,plansDigest:t,policyDigest:n}=s,o=[...l].sort(([r],[p])=>r<p?-1:1);return c([e,t,n,o])}function i(s){
return s.length>1?c([...s].sort()):s[0]}function c(s){return`sha256:${(0,k().createHash)("sha256").update(JSON.stringify(
s)).digest("hex")}`}const y=3;function j(s,l){const e=[...new Set([...s.files.keys(),...l.files.keys()])].filter(t=>s.files.
get(t)!==l.files.get(t)).sort();if(e.length>0)return`${N(e)} ${e.length===1?"has":"have"} changed`;if(s.plansDigest!==l.
plansDigest)return"the commands that would run have changed"}function N(s){const l=s.slice(0,y).map(n=>`\`${n}\``),e=s.length-
l.length,t=e>0?`${e} more ${e===1?"file":"files"}`:l.pop();return l.length===0?`${t}`:`${l.join(", ")} and ${t}`}}};
