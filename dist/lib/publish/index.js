"use strict";module.exports={"publish/annotations"(S,t,v,B){let b;const i=()=>b??=t("github/limits");let T;const s=()=>T??=t("model/f\
inding");let m;const a=()=>m??=t("report/escape");let d;const n=()=>d??=t("report/view/finding");let g;const l=()=>g??=t(
"report/view/group");let p;const _=()=>p??=t("report/view/head-place");let C;const w=()=>C??=t("report/view/words");v(S,
{annotationsOf:()=>E});const c=3,$=80,F={error:"failure",warning:"warning",notice:"notice"};function E(o,r=i().MAX_ANNOTATIONS){
const O=o.findings.filter(j).filter(({suppressed:R})=>!R),f=O.filter(({location:R})=>L(R.path)),e=I((0,l().groupsOf)(f,N).
map(R=>x(R,o))).sort(M),u=O.length-f.length,h=e.length-r,H=[h>0&&`Findings beyond the limit of ${r} annotations per chec\
k run: ${h}.`,u>0&&`Findings in files whose names cannot be used in an annotation: ${u}.`];return{annotations:e.slice(0,
r),notes:H.filter(R=>R!==!1)}}function I(o){return[...new Map(o.map(r=>[JSON.stringify(r),r])).values()]}function j(o){return o.
location!==void 0}function N(o){const{cause:r,severity:O,location:f,subject:e}=o,u=r===void 0||e?.command!==void 0;return JSON.
stringify(u?o:[r,O,f.path])}function x({lead:o,others:r},O){const{severity:f,rule:e,message:u,remedy:h,subject:H}=o,{location:R,
note:z}=k(o.location,O),{line:J,column:V,end_line:Y=J,end_column:W=V}=R,K=[e,H?.id].filter(Boolean).join(": "),Q=[u,h,...A(
r),z].filter(Boolean).join(`
`)||e;return{path:R.path,start_line:J,end_line:Math.max(J,Y),...Y<=J&&{start_column:V,end_column:Math.max(V,W)},annotation_level:F[f],
title:(0,i().shorten)(P(K).replace(/\s+/g," "),i().GITHUB_LIMITS.annotationTitle),message:G(P(Q),i().GITHUB_LIMITS.annotationMessageBytes)}}
function k(o,r){const{path:O,line:f,end_line:e=f}=o,u=(0,_().headPlace)(r,o)?.line;if(u===void 0){const H=`This is line ${f}\
 of the audited commit ${(0,w().shortCommit)(r.audited_sha)}; the head has no such line.`;return{location:{path:O,line:1,
column:1},note:H}}const h=(0,_().headPlace)(r,{path:O,line:e})?.line??u;return{location:{...o,line:u,end_line:Math.max(u,
h)}}}function A(o){if(o.length===0)return[];const r=[...new Set(o.map(({subject:e,location:u})=>e?.id??`line ${u.line}`))],
O=r.length-c;return[`Also: ${r.slice(0,c).map(e=>(0,w().clip)(e,$)).join(", ")}${O>0?` and ${O} more`:""}`]}function L(o){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(o)&&(0,n().isRepositoryPath)(o)}function P(o){return(0,a().terminalLines)(
o).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function G(o,r){const O=Buffer.from(o);return O.length<=r?o:`${O.subarray(
0,r-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function M(o,r){return U(o)-U(r)||y(o.path,r.
path)||o.start_line-r.start_line}function U({annotation_level:o}){return s().SEVERITIES.findIndex(r=>F[r]===o)}function y(o,r){
return o===r?0:o<r?-1:1}},"publish/check"(S,t,v,B){let b;const i=()=>b??=t("github/backoff");let T;const s=()=>T??=t("gi\
thub/check-annotations");let m;const a=()=>m??=t("github/check-run");let d;const n=()=>d??=t("github/failure");let g;const l=()=>g??=
t("github/limits");let p;const _=()=>p??=t("github/one-check");let C;const w=()=>C??=t("report/json");let c;const $=()=>c??=
t("publish/check-output");let F;const E=()=>F??=t("publish/conclusion");v(S,{beginCheck:()=>I,publishCheck:()=>j});async function I(k,A){
try{return{run:await(0,_().obtainCheck)(k,A)}}catch(L){const P=!i().PASSING_FAILURES.has((0,n().readFailure)(L).kind);return{
reason:(0,n().explainFailure)(L,(0,a().checkOperation)(k)),permanent:P}}}async function j(k,A,L,P,G){const M="run"in L||
L.permanent?L:await I(k,A);if("reason"in M)return{status:"failed",reason:M.reason};try{const U=await(0,_().settleCheck)(
k,A,M.run,G.annotations);return U===void 0?(await x(k,A,await(0,a().findUnfinished)(k,A)),{status:"skipped",reason:"a la\
ter run of the gate on this commit has taken over the check run"}):await N(k,A,U,P,G.notes)}catch(U){return{status:"fail\
ed",reason:(0,n().explainFailure)(U,(0,a().checkOperation)(k))}}}async function N(k,A,{run:L,missing:P,superseded:G},M,U){
const y=await(0,s().appendAnnotations)(k,L,P),o={conclusion:(0,E().conclusionOf)(M.report),externalId:(0,w().reportDigest)(
M.report),output:(0,$().checkOutput)(M,[...U,...y])},r=await f(o.output),O=await x(k,A,G);return{status:"reached",...L.url!==
null&&{where:L.url},notes:[...y,...r,...O]};async function f(e){try{return await(0,a().completeCheck)(k,L,{...o,output:e}),
[]}catch(u){if((0,n().readFailure)(u).kind!=="invalid")throw u;const h=(0,n().explainFailure)(u,(0,a().checkOperation)(k)),
H=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,a().completeCheck)(k,L,{...o,output:{title:(0,l().shorten)(H,l().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${h}.`}}),[h]}}}async function x(k,A,L){const P=[];
for(const G of L)try{await(0,a().supersedeCheck)(k,A,G)}catch(M){P.push((0,n().explainFailure)(M,{...(0,a().checkOperation)(
k),doing:"rename an older check run of the same name"}))}return P}},"publish/check-output"(S,t,v,B){let b;const i=()=>b??=
t("github/limits");let T;const s=()=>T??=t("publish/notes");v(S,{checkOutput:()=>m});function m(a,d){const n=a.text(i().
GITHUB_LIMITS.checkText);return{title:(0,i().shorten)(a.title,i().GITHUB_LIMITS.checkTitle),summary:(0,s().withNotes)(a,
d,i().GITHUB_LIMITS.checkSummary),...n!==void 0&&{text:(0,i().shorten)(n,i().GITHUB_LIMITS.checkText)}}}},"publish/comme\
nt"(S,t,v,B){let b;const i=()=>b??=t("github/comments");let T;const s=()=>T??=t("github/failure");let m;const a=()=>m??=
t("github/limits");let d;const n=()=>d??=t("github/pull-request");let g;const l=()=>g??=t("publish/notes");v(S,{commentMarker:()=>p,
publishComment:()=>_});function p(c){return`<!-- gene-gate: ${encodeURIComponent(c).replaceAll("-","%2D")} -->`}async function _(c,{
mode:$,checkName:F},E,I){const{pullRequest:j}=c;if($==="never")return w("the `comment` input is `never`");if(j===void 0)
return w("the event has no pull request");const N={doing:"write the comment",permission:"pull-requests: write",fork:j.isFork};
try{const x=(0,i().commentThread)(c,j.number,p(F)),k=await x.own(),A=E.report.verdict==="pass";if(A&&k.length===0&&$==="\
on-findings")return w("there is nothing to report");const{headSha:L}=await(0,n().pullRequestState)(c,j.number);if(L!==c.
headSha)return w(`the head of the pull request is now ${L}, which has its own run`);const P=A&&$==="on-findings"?[C]:[],
G=[p(F),...P,""].join(`
`),M=a().GITHUB_LIMITS.commentBody-G.length,U=`${G}${(0,l().withNotes)(E,I,M)}`;return{status:"reached",where:(await x.leaveOne(
k,U)).url}}catch(x){return{status:"failed",reason:(0,s().explainFailure)(x,N)}}}const C=`The problems reported here are \
fixed.
`;function w(c){return{status:"skipped",reason:c}}},"publish/conclusion"(S,t,v,B){let b;const i=()=>b??=t("verdict/exit-\
code");v(S,{conclusionOf:()=>s});const T={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"a\
ction_required"};function s({verdict:m,policy:a}){return a?.enforce==="report"&&i().REPORTED_ONLY.has(m)?"neutral":T[m]}},
"publish/files"(S,t,v,B){let b;const i=()=>b??=t("node:fs/promises");let T;const s=()=>T??=t("node:path");let m;const a=()=>m??=
t("github/failure");let d;const n=()=>d??=t("make-folder");let g;const l=()=>g??=t("report/agent/render");let p;const _=()=>p??=
t("report/escape");let C;const w=()=>C??=t("report/format");let c;const $=()=>c??=t("report/in-toto/statement");let F;const E=()=>F??=
t("report/in-toto/test-result");let I;const j=()=>I??=t("report/json");let N;const x=()=>N??=t("report/junit/junit");let k;
const A=()=>k??=t("report/sarif/sarif");let L;const P=()=>L??=t("publish/folder-lock");v(S,{publishFiles:()=>y,resultPaths:()=>G});
function G(e){return{report:(0,s().join)(e,"gate-report.json"),validationReports:(0,s().join)(e,"validation-reports"),validationLines:(0,s().
join)(e,"validation-reports.jsonl"),testResult:M(e,"test-result"),summary:M(e,"verification-summary"),agentTask:(0,s().join)(
e,l().AGENT_TASK_FILE),agentPatch:(0,s().join)(e,l().AGENT_PATCH_FILE),page:(0,s().join)(e,"report.md"),html:(0,s().join)(
e,"report.html"),sarif:(0,s().join)(e,"report.sarif"),junit:(0,s().join)(e,"report.junit.xml")}}function M(e,u){return{statement:(0,s().
join)(e,`${u}.intoto.json`),predicate:(0,s().join)(e,`${u}.predicate.json`),subjects:(0,s().join)(e,`${u}.subjects.sha25\
6`)}}const U=1024*1024;async function y(e,u){const h=G(e);try{return await O(e),await(0,P().whileLocked)(e,()=>o(h,u)),{
status:"reached",where:e}}catch(H){return{status:"failed",reason:`could not write the result files: ${(0,a().readFailure)(
H).said}`}}}async function o(e,u){const{report:h}=u;await O(e.validationReports),await f(e.report,(0,j().jsonPieces)(h));
for(const R of await(0,i().readdir)(e.validationReports))/^vr_\d+\.json$/.test(R)&&await(0,i().rm)((0,s().join)(e.validationReports,
R));for(const R of h.validation_reports)await f((0,s().join)(e.validationReports,`${R.id}.json`),`${(0,_().json)(R)}
`);await f(e.validationLines,(0,j().renderJsonLines)(h)),await r(e.testResult,(0,E().testResultStatement)(h)),await r(e.
summary,(0,j().summaryStatement)(h)),await f(e.agentTask,(0,l().renderAgentTask)(h)),h.fix?.patch?await f(e.agentPatch,h.
fix.patch):await(0,i().rm)(e.agentPatch,{force:!0}),await f(e.page,u.markdown(U));const{renderHtml:H}=await(0,w().htmlRenderer)();
await f(e.html,H(h)),await f(e.sarif,(0,A().renderSarif)(h)),await f(e.junit,(0,x().renderJunit)(h))}async function r(e,u){
if(u===void 0){for(const h of Object.values(e))await(0,i().rm)(h,{force:!0});return}await f(e.statement,`${(0,_().json)(
u)}
`),await f(e.predicate,`${(0,_().json)(u.predicate)}
`),await f(e.subjects,(0,$().checksumsOf)(u.subject))}async function O(e){if(await(0,n().makeFolder)(e),!(await(0,i().lstat)(
e)).isDirectory())throw new Error(`${e} is a symlink or not a directory`)}async function f(e,u){const h=`${e}.draft`;await(0,i().
rm)(h,{force:!0}),await(0,i().writeFile)(h,u,{flag:"wx"}),await(0,i().rename)(h,e)}},"publish/folder-lock"(S,t,v,B){let b;
const i=()=>b??=t("node:crypto");let T;const s=()=>T??=t("node:fs/promises");let m;const a=()=>m??=t("node:path");let d;
const n=()=>d??=t("node:timers/promises");let g;const l=()=>g??=t("process-identity");v(S,{whileLocked:()=>c});const p="\
.gene-gate.lock",_=3e4,C=50,w=12e4;async function c(I,j){const N=(0,a().join)(I,p),x=performance.now()+_;for(;!await $(N);)
if(await E(N))await F(N);else{if(performance.now()>x)throw new Error(`another gene-gate process writes to ${I} (remove ${N}\
 if none does)`);await(0,n().setTimeout)(C)}try{return await j()}finally{await(0,s().rm)(N,{force:!0})}}async function $(I){
try{return await(0,s().writeFile)(I,(0,l().processIdentity)(),{flag:"wx"}),!0}catch(j){if(j.code==="EEXIST")return!1;throw j}}
async function F(I){const j=`${I}.${(0,i().randomUUID)()}`;try{await(0,s().rename)(I,j)}catch{return}await E(j)||await(0,s().
link)(j,I).catch(()=>{}),await(0,s().rm)(j,{force:!0})}async function E(I){try{return(0,l().isEnded)(await(0,s().readFile)(
I,"utf8"))?!0:Date.now()-(await(0,s().stat)(I)).mtimeMs>w}catch{return!1}}},"publish/log"(S,t,v,B){v(S,{logAnnotations:()=>T,
logChannels:()=>s});const b=10,i={failure:"error",warning:"warning",notice:"notice"};function T(m,a){let d=0;for(const[n,
g]of Object.entries(i)){const l=a.filter(({annotation_level:p})=>p===n);d+=Math.max(0,l.length-b);for(const p of l.slice(
0,b))m[g](p.message,{title:p.title,file:p.path,startLine:p.start_line,endLine:p.end_line,...p.start_column!==void 0&&{startColumn:p.
start_column},...p.end_column!==void 0&&{endColumn:p.end_column}})}d>0&&m.info(`Findings omitted from the log: ${d}; see\
 the summary.`)}function s(m,a){for(const[d,n]of Object.entries(a))if(n.status==="failed"&&m.warning(`${d}: ${n.reason}`),
n.status==="skipped"&&m.info(`${d}: skipped: ${n.reason}`),n.status==="reached"){m.info(`${d}: published${n.where===void 0?
"":` (${n.where})`}`);for(const g of n.notes??[])m.warning(`${d}: ${g}`)}}},"publish/log-failures"(S,t,v,B){let b;const i=()=>b??=
t("report/view/error-lines");let T;const s=()=>T??=t("report/view/output");let m;const a=()=>m??=t("report/view/report-s\
ections");let d;const n=()=>d??=t("run/log-commands");let g;const l=()=>g??=t("run/safe-line");v(S,{logFailures:()=>w});
const p=20,_=160,C=50;async function w(c,$){const F=(0,a().reportSections)($).failed.filter(({command:E})=>!E.outcome?.reused);
for(const{command:E,gene:I,position:j}of F.slice(0,C)){if(E.outcome===void 0)continue;const N=`${I.id}, command ${j} ${(0,s().
statusWords)(E.outcome)}: ${E.command}`;c.startGroup((0,l().safeLine)(N));const x=(0,i().errorLines)(E.outcome,p,_);await(0,n().
withoutLogCommands)(c.info,async()=>{for(const k of x)c.info(`\u2502 ${(0,l().safeLine)(k)}`)}),c.endGroup()}}},"publish\
/notes"(S,t,v,B){let b;const i=()=>b??=t("github/limits");v(S,{withNotes:()=>T});function T(s,m,a){if(m.length===0)return(0,i().
shorten)(s.markdown(a),a);const d=(0,i().shorten)(`

---
${m.map(g=>`- ${g}`).join(`
`)}
`,a),n=a-d.length;return`${(0,i().shorten)(s.markdown(n),n)}${d}`}},"publish/outputs"(S,t,v,B){let b;const i=()=>b??=t("\
github/failure");v(S,{outputsOf:()=>T,setOutputs:()=>s});function T(n,g,l,p={}){const _=n.genes.flatMap(c=>c.commands),C=_.
filter(d),w=C.filter(({outcome:c})=>c?.status==="passed");return{verdict:n.verdict,conclusion:g,"next-actor":n.next_actor,
"report-path":l?.report??"","page-path":l?.html??"","agent-task-path":l?.agentTask??"","validation-reports-path":l?.validationReports??
"","sarif-path":l?.sarif??"","junit-path":l?.junit??"","check-url":m(p.check),"comment-url":m(p.comment),errors:String(a(
n,"error")),warnings:String(a(n,"warning")),"genes-changed":String(n.genes.length),"commands-run":String(C.length),"comm\
ands-passed":String(w.length),"commands-failed":String(C.length-w.length),"commands-blocked":String(_.filter(({verdict:c})=>c===
"block").length),"approval-digest":n.approval_digest??""}}function s(n,g){try{for(const[l,p]of Object.entries(g))n.setOutput(
l,p)}catch(l){n.warning(`could not set the outputs: ${(0,i().readFailure)(l).said}`)}}function m(n){return n?.status==="\
reached"?n.where??"":""}function a({findings:n},g){return n.filter(l=>l.severity===g&&!l.suppressed).length}function d({
outcome:n}){return n!==void 0&&n.status!=="blocked"&&n.status!=="skipped"}},"publish/post"(S,t,v,B){let b;const i=()=>b??=
t("zod");let T;const s=()=>T??=t("github/check-run");let m;const a=()=>m??=t("github/failure");v(S,{closeAbandonedCheck:()=>l,
rememberCheck:()=>g});const d="started-check",n=i().object({owner:i().string(),repo:i().string(),headSha:i().string(),checkName:i().
string(),runKey:i().string()});function g({core:_,checkName:C,runKey:w},{owner:c,repo:$,headSha:F}){const E={owner:c,repo:$,
headSha:F,checkName:C,runKey:w};_.saveState(d,JSON.stringify(E))}async function l({client:_,getState:C}){const w=p(C(d));
if(w===void 0)return{status:"nothing_to_close"};const c={client:_,...w};try{const $=await(0,s().findUnfinished)(c,w);if($.
length===0)return{status:"nothing_to_close"};for(const F of $)await(0,s().completeCheck)(c,F,{conclusion:"failure",externalId:(0,s().
runExternalId)(w),output:{title:"The gate did not finish",summary:"The job ended before the gate published its result: i\
t was cancelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made no decision about th\
is change. Run the job again; its log has the details."}});return{status:"closed"}}catch($){return{status:"failed",reason:(0,a().
explainFailure)($,(0,s().checkOperation)(c))}}}function p(_){try{return n.parse(JSON.parse(_))}catch{return}}},"publish/\
publisher"(S,t,v,B){let b;const i=()=>b??=t("github/failure");let T;const s=()=>T??=t("report/json");let m;const a=()=>m??=
t("publish/annotations");let d;const n=()=>d??=t("publish/check");let g;const l=()=>g??=t("publish/comment");let p;const _=()=>p??=
t("publish/conclusion");let C;const w=()=>C??=t("publish/files");let c;const $=()=>c??=t("publish/log");let F;const E=()=>F??=
t("publish/log-failures");let I;const j=()=>I??=t("publish/outputs");let N;const x=()=>N??=t("publish/post");let k;const A=()=>k??=
t("publish/step-summary");v(S,{publish:()=>P,startCheck:()=>L});async function L(y){const{github:o}=y;if("unavailable"in
o)return{reason:o.unavailable,permanent:!0};try{(0,x().rememberCheck)(y,o)}catch(r){y.core.warning(`The post step cannot\
 close the check run: ${(0,i().readFailure)(r).said}`)}return await(0,n().beginCheck)(o,y)}async function P(y,o,r){const{
github:O,core:f,outputDirectory:e}=y,u=M(r),{report:h}=u,H=(0,_().conclusionOf)(h),R=(0,a().annotationsOf)(h),z=await(0,w().
publishFiles)(e,u),{check:J,comment:V}="unavailable"in O?G(O.unavailable):await Q(O),Y=await(0,A().publishStepSummary)(y.
stepSummaryPath,u,U(z,J,V)),W={files:z,check:J,comment:V,summary:Y};await(0,E().logFailures)(f,h),J.status!=="reached"&&
(0,$().logAnnotations)(f,R.annotations),(0,$().logChannels)(f,W);const K=z.status==="reached"?(0,w().resultPaths)(e):void 0;
return(0,j().setOutputs)(f,(0,j().outputsOf)(h,H,K,W)),{conclusion:H,digest:(0,s().reportDigest)(h),channels:W};async function Q(Z){
const X=await(0,n().publishCheck)(Z,y,o,u,R);if(X.status==="skipped")return{check:X,comment:X};const D={mode:y.comment,checkName:y.
checkName},q=U(z,X);return{check:X,comment:await(0,l().publishComment)(Z,D,u,q)}}}function G(y){return{check:{status:"sk\
ipped",reason:y},comment:{status:"skipped",reason:y}}}function M(y){const{report:o}=y;return{...y,markdown(r){try{return y.
markdown(r)}catch{return`The result is **${o.verdict}**. The page could not be rendered; see the result files.`}},text(r){
try{return y.text(r)}catch{return}}}}function U(...y){return y.flatMap(o=>o.status==="skipped"?[]:o.status==="reached"?[
...o.notes??[]]:[`${o.reason.charAt(0).toUpperCase()}${o.reason.slice(1)}.`])}},"publish/step-summary"(S,t,v,B){let b;const i=()=>b??=
t("node:fs/promises");let T;const s=()=>T??=t("github/failure");let m;const a=()=>m??=t("github/limits");let d;const n=()=>d??=
t("publish/notes");v(S,{publishStepSummary:()=>p});const g=3,l=1024;async function p(_,C,w){if(_===void 0)return{status:"\
skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{const{size:c}=await(0,i().stat)(_),$=Math.floor((a().
GITHUB_LIMITS.stepSummaryBytes-c-1)/g);return $<l?{status:"failed",reason:"could not write the step summary: earlier out\
put has used up its size limit"}:(await(0,i().appendFile)(_,`${(0,n().withNotes)(C,w,$)}
`),{status:"reached"})}catch(c){return{status:"failed",reason:`could not write the step summary: ${(0,s().readFailure)(c).
said}`}}}}};
