"use strict";var P=Object.defineProperty;var e=(k,f)=>P(k,"name",{value:f,configurable:!0});module.exports={"approval/approval"(k,f,S,T){let M;const D=e(()=>M??=f("error"),"import_error");let O;const _=e(()=>O??=
f("model/verdict"),"import_verdict");let m;const y=e(()=>m??=f("approval/head"),"import_head");let h;const w=e(()=>h??=f(
"approval/subject"),"import_subject");S(k,{NOTHING_WAITS:e(()=>d,"NOTHING_WAITS"),seekApproval:e(()=>i,"seekApproval")});
async function i(t,n,r,o){const{means:s}=o,u=(0,y().weakensGate)(t)?c(n.gate,s):0,j=t.genes.flatMap(g=>{const R=a(g);return R===
"standard"?[]:[{gene:g,confirmation:R,needed:c(n[R],s)}]});if(j.length===0&&u===0)return{...d,means:s};const A=await Promise.
all(r.map(g=>b(g,n.people,o))),l=r.length>1?A.map(I):A,v=j.flatMap(({gene:g,...R})=>{const x=p(l,({asking:C})=>C?.has(G(
g))??!0);return R.needed>x?[[g,{...R,given:x}]]:[]}),$=p(l,({weakensGate:g})=>g??!0),N=l.flatMap(({digest:g})=>g??[]),E=N.
length===r.length?(0,w().groupDigest)(N):void 0;return{means:s,approvals:l.flatMap(({approvals:g})=>g),refusals:l.flatMap(
({refusals:g})=>g),waiting:new Map(v),...u>$&&{gate:{needed:u,given:$}},...E!==void 0&&{digest:E}}}e(i,"seekApproval");function c(t,n){
return n==="digest"?Math.min(t,1):t}e(c,"neededBy");function p(t,n){const r=t.filter(n),o=r.length>0?r:t;return o.length===
0?0:Math.min(...o.map(({approvals:s})=>s.length))}e(p,"givenBy");async function b({pullRequest:t,judge:n},r,{seek:o}){try{
const{subject:s,genes:u,weakensGate:j}=await n(),A=(0,w().approvalDigest)(s),l={people:r,subject:s,...t!==void 0&&{pullRequest:t}},
{approvals:v,refusals:$}=await o(l),N=u.filter(E=>a(E)!=="standard").map(G);return{pullRequest:t,approvals:v,refusals:$,
asking:new Set(N),weakensGate:j,digest:A}}catch(s){if(!(s instanceof D().GateError))throw s;const u=`could not judge the\
 head: ${s.message}`;return{pullRequest:t,approvals:[],refusals:[u]}}}e(b,"answerFor");function I(t){const{pullRequest:n,
approvals:r,refusals:o}=t;return n===void 0?t:{...t,approvals:r.map(s=>({...s,pull_request:n})),refusals:o.map(s=>`pull \
request ${n}: ${s}`)}}e(I,"named");function G({asset:{path:t,id:n}}){return JSON.stringify([t,n])}e(G,"keyOf");function a({
commands:t}){if(t.some(({plan:r})=>r===void 0))return"standard";const n=t.map(({confirmation:r})=>_().CONFIRMATIONS.indexOf(
r));return _().CONFIRMATIONS[Math.max(0,...n)]??"standard"}e(a,"strongestConfirmation");const d={means:"digest",approvals:[],
refusals:[],waiting:new Map}},"approval/by-digest"(k,f,S,T){let M;const D=e(()=>M??=f("error"),"import_error");let O;const _=e(
()=>O??=f("approval/subject"),"import_subject");S(k,{approveByDigest:e(()=>w,"approveByDigest"),shortDigest:e(()=>h,"sho\
rtDigest")});const m=24,y=new RegExp(`^sha256:[0-9a-f]{${m},64}$`);function h(i){return i.slice(0,7+m)}e(h,"shortDigest");
function w(i,c){if(i!==void 0&&!y.test(i))throw new(D()).GateError("usage",`--approve requires an approval digest; ${JSON.
stringify(i)} is not one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",seek:e(
async({subject:p})=>{if(i===void 0)return{approvals:[],refusals:[]};if((0,_().approvalDigest)(p).startsWith(i))return{approvals:[
{user:"command line",at:c.toISOString()}],refusals:[]};const b=h(i);return{approvals:[],refusals:[`--approve ${b} is for\
 another state: the files of the head, the base branch, the policy or the commands have changed`]}},"seek")}}e(w,"approv\
eByDigest")},"approval/by-reviews"(k,f,S,T){let M;const D=e(()=>M??=f("error"),"import_error");let O;const _=e(()=>O??=f(
"approval/review"),"import_review");let m;const y=e(()=>m??=f("approval/subject"),"import_subject");S(k,{approveByNobody:e(
()=>c,"approveByNobody"),approveByReviews:e(()=>i,"approveByReviews")});const h=20,w=10;function i(t){return{means:"revi\
ew",seek:e(async n=>{const r=t(n.pullRequest);return r!==void 0?await p(r,n):{approvals:[],refusals:["the event has no p\
ull request to review"]}},"seek")}}e(i,"approveByReviews");function c(t){return{means:"review",seek:e(async()=>({approvals:[],
refusals:[t]}),"seek")}}e(c,"approveByNobody");async function p(t,n){const r=[],o=[];try{const s=(0,_().approvingReviewers)(
await t.list());if(s.length===0)return{approvals:r,refusals:o};const u=s.slice(-h),j=await t.authorId(),A=await t.lastEdits(
u.flatMap(v=>v.reviews)),l=d(n,t);for(const v of u){const $=await b(v,{reviews:t,question:n,authorId:j,edits:A,subjectAt:l});
typeof $=="string"?o.push(`${v.user.login}: ${$}`):r.push($)}}catch(s){o.push(t.explain(s,"read the reviews of the pull \
request"))}return{approvals:r,refusals:o}}e(p,"seek");async function b(t,n){const{user:r,withdrawn:o}=t;if(r.id===n.authorId)
return"opened the pull request and cannot approve it";if(r.type!=="User")return"is not a person";if(!I(n.question.people,
r.login))return"is not an approver in the policy";if(o)return"has withdrawn the approval, or it was dismissed";const s=await G(
t,n);if(typeof s=="string")return s;try{if(!await n.reviews.mayWrite(r))return"has no write access to the repository"}catch(u){
return n.reviews.explain(u,"read the permission of this account")}return{user:r.login,at:new Date(s.submittedAt).toISOString()}}
e(b,"judgeReviewer");function I(t,n){return t.length===0||t.some(r=>r.toLowerCase()===n.toLowerCase())}e(I,"isAmong");async function G({
reviews:t},{edits:n,question:r,subjectAt:o,reviews:s}){let u;for(const l of t){const v=await j(l);if(v===void 0)return l;
u??=v}return u??"has not approved";async function j(l){const v=n.get(l.nodeId);if(v===void 0)return"GitHub does not repo\
rt whether the review was edited";const $=e(g=>g!==null&&!(Date.parse(g)<=Date.parse(l.submittedAt)),"isLater");if($(v.editedAt))
return"the review was edited after it was submitted";if($(v.retargetedAt))return"the base branch was changed after the r\
eview";if(l.commit===null)return"GitHub does not report which commit was reviewed";const N=await o(l.commit);if("reason"in
N)return N.reason;const E=(0,y().changedSince)(N,r.subject);return E===void 0?await A(l):`${E} since the approved commit\
 ${l.commit.slice(0,12)}`}async function A(l){try{if(await r.policyChangedSince(l.submittedAt))return"the policy of the \
base branch has changed since the review"}catch($){return a($,s,"read the policy at the time of the review")}const{digest:v}=(0,_().
approvalIn)(l.body)??{};if(!(v===void 0||(0,y().approvalDigest)(r.subject).startsWith(v)))return"the review approves ano\
ther digest; the base branch, the policy or the commands have changed since"}}e(G,"findReview");function a(t,{explain:n},r){
return t instanceof D().GateError?`could not ${r}: ${t.message}`:n(t,r)}e(a,"inWords");function d({subjectAt:t},n){const r=new Map,
o=e(async s=>{try{return await t(s)}catch(u){return{reason:a(u,n,`judge ${s}`)}}},"ask");return async s=>{const u=r.get(
s);if(u!==void 0)return await u;if(r.size===w)return{reason:"too many commits were approved"};const j=o(s);return r.set(
s,j),await j}}e(d,"limited")},"approval/head"(k,f,S,T){let M;const D=e(()=>M??=f("approval/subject"),"import_subject");S(
k,{judgedHead:e(()=>O,"judgedHead"),weakensGate:e(()=>_,"weakensGate")});async function O(m,y,{policy:h,digest:w},i){const{
genes:c,plansDigest:p}=m;return{subject:{files:await(0,D().boundFiles)(y,h.approvals.unaffected_by),baseRef:i,plansDigest:p,
policyDigest:w},genes:c,weakensGate:_(m)}}e(O,"judgedHead");function _({findings:m}){return m.some(({rule:y})=>y==="gate\
-weakened")}e(_,"weakensGate")},"approval/review"(k,f,S,T){S(k,{approvalIn:e(()=>y,"approvalIn"),approvingReviewers:e(()=>D,
"approvingReviewers"),asksForApproval:e(()=>m,"asksForApproval")});const M=new Set(["COMMENTED","PENDING"]);function D(h){
const w=h.filter(O).sort((c,p)=>c.submittedAt.localeCompare(p.submittedAt)||c.id-p.id),i=new Map;for(const c of w){const{
user:p,state:b}=c,I=i.get(p.id);if(b==="APPROVED"&&m(c.body)){const a=I&&!I.withdrawn?I.reviews:[];i.set(p.id,{user:p,reviews:[
c,...a],withdrawn:!1})}else if(b!=="APPROVED"&&!M.has(b)){const a=I??(m(c.body)?{user:p,reviews:[c]}:void 0);a!==void 0&&
i.set(p.id,{...a,withdrawn:!0})}}return[...i.values()]}e(D,"approvingReviewers");function O(h){return h.user!==null&&h.submittedAt!==
null&&h.state!=="PENDING"}e(O,"isSubmitted");const _=/^\/gene-gate approve(?: +(sha256:[0-9a-f]{24,64}))?$/;function m(h){
return y(h)!==void 0}e(m,"asksForApproval");function y(h){let w;for(const i of h.replace(/<!--.*?(?:-->|$)/gs,"").split(
/\r\n?|\n/)){const c=/^ {0,3}(`{3,}|~{3,})(.*)$/.exec(i);if(w!==void 0)c?.[1]?.startsWith(w)&&c[2]?.trim()===""&&(w=void 0);else if(c)
w=c[1];else{const[p,b]=/^ {0,3}\S/.test(i)?_.exec(i.trim())??[]:[];if(p!==void 0)return b===void 0?{}:{digest:b}}}}e(y,"\
approvalIn")},"approval/subject"(k,f,S,T){let M;const D=e(()=>M??=f("node:crypto"),"import_node_crypto");let O;const _=e(
()=>O??=f("picomatch"),"import_picomatch");let m;const y=e(()=>m??=f("repo/paths"),"import_paths");S(k,{approvalDigest:e(
()=>i,"approvalDigest"),boundFiles:e(()=>h,"boundFiles"),changedSince:e(()=>I,"changedSince"),groupDigest:e(()=>c,"group\
Digest")});async function h(a,d){const t=d.length===0?()=>!1:(0,_().default)([...d],{dot:!0,nonegate:!0}),r=[...a.files()].
filter(({path:o})=>(0,y().isWithin)(o,".github")||!t(o)).map(async o=>[o.path,await w(a,o)]);return new Map(await Promise.
all(r))}e(h,"boundFiles");async function w(a,{path:d,kind:t,oid:n}){if(n!==void 0)return`${t} ${n}`;const r=t==="symlink"?
a.readlink(d)??"":await a.read(d);return`${t} ${(0,D().createHash)("sha256").update(r).digest("hex")}`}e(w,"identityOf");
function i(a){const{files:d,baseRef:t,plansDigest:n,policyDigest:r}=a,o=[...d].sort(([s],[u])=>s<u?-1:1);return p([t,n,r,
o])}e(i,"approvalDigest");function c(a){return a.length>1?p([...a].sort()):a[0]}e(c,"groupDigest");function p(a){return`\
sha256:${(0,D().createHash)("sha256").update(JSON.stringify(a)).digest("hex")}`}e(p,"digestOf");const b=3;function I(a,d){
const t=[...new Set([...a.files.keys(),...d.files.keys()])].filter(n=>a.files.get(n)!==d.files.get(n)).sort();if(t.length>
0)return`${G(t)} ${t.length===1?"has":"have"} changed`;if(a.plansDigest!==d.plansDigest)return"the commands that would r\
un have changed"}e(I,"changedSince");function G(a){const d=a.slice(0,b).map(r=>`\`${r}\``),t=a.length-d.length,n=t>0?`${t}\
 more ${t===1?"file":"files"}`:d.pop();return d.length===0?`${n}`:`${d.join(", ")} and ${n}`}e(G,"listed")}};
