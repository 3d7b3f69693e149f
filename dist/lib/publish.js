"use strict";var et=Object.defineProperty;var t=(f,e)=>et(f,"name",{value:e,configurable:!0});module.exports={"publish/annotations"(f,e,v,J){let k;const s=t(()=>k??=e("github/limits"),"import_limits");let I;const r=t(
()=>I??=e("model/finding"),"import_finding");let h;const i=t(()=>h??=e("report/escape"),"import_escape");let u;const a=t(
()=>u??=e("report/view/finding"),"import_finding2");let b;const w=t(()=>b??=e("report/view/group"),"import_group");let d;
const y=t(()=>d??=e("report/view/head-place"),"import_head_place");let F;const T=t(()=>F??=e("report/view/words"),"impor\
t_words");v(f,{annotationsOf:t(()=>E,"annotationsOf")});const p=3,$=80,M={error:"failure",warning:"warning",notice:"noti\
ce"};function E(o,c=s().MAX_ANNOTATIONS){const O=o.findings.filter(j).filter(({suppressed:R})=>!R),_=O.filter(({location:R})=>L(
R.path)),n=C((0,w().groupsOf)(_,U).map(R=>P(R,o))).sort(N),l=O.length-_.length,m=n.length-c,B=[m>0&&`Findings beyond the\
 limit of ${c} annotations per check run: ${m}.`,l>0&&`Findings in files whose names cannot be used in an annotation: ${l}\
.`];return{annotations:n.slice(0,c),notes:B.filter(R=>R!==!1)}}t(E,"annotationsOf");function C(o){return[...new Map(o.map(
c=>[JSON.stringify(c),c])).values()]}t(C,"once");function j(o){return o.location!==void 0}t(j,"hasLocation");function U(o){
const{cause:c,severity:O,location:_,subject:n}=o,l=c===void 0||n?.command!==void 0;return JSON.stringify(l?o:[c,O,_.path])}
t(U,"causeInFile");function P({lead:o,others:c},O){const{severity:_,rule:n,message:l,remedy:m,subject:B}=o,{location:R,note:V}=g(
o.location,O),{line:z,column:W,end_line:K=z,end_column:Y=W}=R,Q=[n,B?.id].filter(Boolean).join(": "),Z=[l,m,...A(c),V].filter(
Boolean).join(`
`)||n;return{path:R.path,start_line:z,end_line:Math.max(z,K),...K<=z&&{start_column:W,end_column:Math.max(W,Y)},annotation_level:M[_],
title:(0,s().shorten)(x(Q).replace(/\s+/g," "),s().GITHUB_LIMITS.annotationTitle),message:H(x(Z),s().GITHUB_LIMITS.annotationMessageBytes)}}
t(P,"annotate");function g(o,c){const{path:O,line:_,end_line:n=_}=o,l=(0,y().headPlace)(c,o)?.line;if(l===void 0){const B=`\
This is line ${_} of the audited commit ${(0,T().shortCommit)(c.audited_sha)}; the head has no such line.`;return{location:{
path:O,line:1,column:1},note:B}}const m=(0,y().headPlace)(c,{path:O,line:n})?.line??l;return{location:{...o,line:l,end_line:Math.
max(l,m)}}}t(g,"atHead");function A(o){if(o.length===0)return[];const c=[...new Set(o.map(({subject:n,location:l})=>n?.id??
`line ${l.line}`))],O=c.length-p;return[`Also: ${c.slice(0,p).map(n=>(0,T().clip)(n,$)).join(", ")}${O>0?` and ${O} more`:
""}`]}t(A,"alsoWords");function L(o){return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(o)&&(0,a().isRepositoryPath)(o)}t(
L,"isNamable");function x(o){return(0,i().terminalLines)(o).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}t(x,"presentable");function H(o,c){const O=Buffer.from(o);return O.length<=
c?o:`${O.subarray(0,c-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}t(H,"fitBytes");function N(o,c){
return G(o)-G(c)||S(o.path,c.path)||o.start_line-c.start_line}t(N,"byLevelAndPlace");function G({annotation_level:o}){return r().
SEVERITIES.findIndex(c=>M[c]===o)}t(G,"rank");function S(o,c){return o===c?0:o<c?-1:1}t(S,"compare")},"publish/check"(f,e,v,J){
let k;const s=t(()=>k??=e("github/backoff"),"import_backoff");let I;const r=t(()=>I??=e("github/check-annotations"),"imp\
ort_check_annotations");let h;const i=t(()=>h??=e("github/check-run"),"import_check_run");let u;const a=t(()=>u??=e("git\
hub/failure"),"import_failure");let b;const w=t(()=>b??=e("github/limits"),"import_limits");let d;const y=t(()=>d??=e("g\
ithub/one-check"),"import_one_check");let F;const T=t(()=>F??=e("report/json"),"import_json");let p;const $=t(()=>p??=e(
"publish/check-output"),"import_check_output");let M;const E=t(()=>M??=e("publish/conclusion"),"import_conclusion");v(f,
{beginCheck:t(()=>C,"beginCheck"),publishCheck:t(()=>j,"publishCheck")});async function C(g,A){try{return{run:await(0,y().
obtainCheck)(g,A)}}catch(L){const x=!s().PASSING_FAILURES.has((0,a().readFailure)(L).kind);return{reason:(0,a().explainFailure)(
L,(0,i().checkOperation)(g)),permanent:x}}}t(C,"beginCheck");async function j(g,A,L,x,H){const N="run"in L||L.permanent?
L:await C(g,A);if("reason"in N)return{status:"failed",reason:N.reason};try{const G=await(0,y().settleCheck)(g,A,N.run,H.
annotations);return G===void 0?(await P(g,A,await(0,i().findUnfinished)(g,A)),{status:"skipped",reason:"a later run of t\
he gate on this commit has taken over the check run"}):await U(g,A,G,x,H.notes)}catch(G){return{status:"failed",reason:(0,a().
explainFailure)(G,(0,i().checkOperation)(g))}}}t(j,"publishCheck");async function U(g,A,{run:L,missing:x,superseded:H},N,G){
const S=await(0,r().appendAnnotations)(g,L,x),o={conclusion:E().CONCLUSIONS[N.report.verdict],externalId:(0,T().reportDigest)(
N.report),output:(0,$().checkOutput)(N,[...G,...S])},c=await _(o.output),O=await P(g,A,H);return{status:"reached",...L.url!==
null&&{where:L.url},notes:[...S,...c,...O]};async function _(n){try{return await(0,i().completeCheck)(g,L,{...o,output:n}),
[]}catch(l){if((0,a().readFailure)(l).kind!=="invalid")throw l;const m=(0,a().explainFailure)(l,(0,i().checkOperation)(g)),
B=N.title.replace(/[^\x20-\x7e]/g,"?");return await(0,i().completeCheck)(g,L,{...o,output:{title:(0,w().shorten)(B,w().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${m}.`}}),[m]}}}t(U,"complete");async function P(g,A,L){
const x=[];for(const H of L)try{await(0,i().supersedeCheck)(g,A,H)}catch(N){x.push((0,a().explainFailure)(N,{...(0,i().checkOperation)(
g),doing:"rename an older check run of the same name"}))}return x}t(P,"supersede")},"publish/check-output"(f,e,v,J){let k;
const s=t(()=>k??=e("github/limits"),"import_limits");let I;const r=t(()=>I??=e("publish/notes"),"import_notes");v(f,{checkOutput:t(
()=>h,"checkOutput")});function h(i,u){const a=i.text(s().GITHUB_LIMITS.checkText);return{title:(0,s().shorten)(i.title,
s().GITHUB_LIMITS.checkTitle),summary:(0,r().withNotes)(i,u,s().GITHUB_LIMITS.checkSummary),...a!==void 0&&{text:(0,s().
shorten)(a,s().GITHUB_LIMITS.checkText)}}}t(h,"checkOutput")},"publish/comment"(f,e,v,J){let k;const s=t(()=>k??=e("gith\
ub/comments"),"import_comments");let I;const r=t(()=>I??=e("github/failure"),"import_failure");let h;const i=t(()=>h??=e(
"github/limits"),"import_limits");let u;const a=t(()=>u??=e("github/pull-request"),"import_pull_request");let b;const w=t(
()=>b??=e("publish/notes"),"import_notes");v(f,{commentMarker:t(()=>d,"commentMarker"),publishComment:t(()=>y,"publishCo\
mment")});function d(p){return`<!-- gene-gate: ${encodeURIComponent(p).replaceAll("-","%2D")} -->`}t(d,"commentMarker");
async function y(p,{mode:$,checkName:M},E,C){const{pullRequest:j}=p;if($==="never")return T("the `comment` input is `nev\
er`");if(j===void 0)return T("the event has no pull request");const U={doing:"write the comment",permission:"pull-reques\
ts: write",fork:j.isFork};try{const P=(0,s().commentThread)(p,j.number,d(M)),g=await P.own(),A=E.report.verdict==="pass";
if(A&&g.length===0&&$==="on-findings")return T("there is nothing to report");const{headSha:L}=await(0,a().pullRequestState)(
p,j.number);if(L!==p.headSha)return T(`the head of the pull request is now ${L}, which has its own run`);const x=A&&$===
"on-findings"?[F]:[],H=[d(M),...x,""].join(`
`),N=i().GITHUB_LIMITS.commentBody-H.length,G=`${H}${(0,w().withNotes)(E,C,N)}`;return{status:"reached",where:(await P.leaveOne(
g,G)).url}}catch(P){return{status:"failed",reason:(0,r().explainFailure)(P,U)}}}t(y,"publishComment");const F=`The probl\
ems reported here are fixed.
`;function T(p){return{status:"skipped",reason:p}}t(T,"skipped")},"publish/conclusion"(f,e,v,J){v(f,{CONCLUSIONS:t(()=>k,
"CONCLUSIONS")});const k={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"action_required"}},
"publish/files"(f,e,v,J){let k;const s=t(()=>k??=e("node:fs/promises"),"import_promises");let I;const r=t(()=>I??=e("nod\
e:path"),"import_node_path");let h;const i=t(()=>h??=e("github/failure"),"import_failure");let u;const a=t(()=>u??=e("ma\
ke-folder"),"import_make_folder");let b;const w=t(()=>b??=e("report/agent/render"),"import_render");let d;const y=t(()=>d??=
e("report/escape"),"import_escape");let F;const T=t(()=>F??=e("report/format"),"import_format");let p;const $=t(()=>p??=
e("report/in-toto/statement"),"import_statement");let M;const E=t(()=>M??=e("report/in-toto/test-result"),"import_test_r\
esult");let C;const j=t(()=>C??=e("report/json"),"import_json");let U;const P=t(()=>U??=e("report/junit/junit"),"import_\
junit");let g;const A=t(()=>g??=e("report/sarif/sarif"),"import_sarif");let L;const x=t(()=>L??=e("publish/folder-lock"),
"import_folder_lock");v(f,{publishFiles:t(()=>S,"publishFiles"),resultPaths:t(()=>H,"resultPaths")});function H(n){return{
report:(0,r().join)(n,"gate-report.json"),validationReports:(0,r().join)(n,"validation-reports"),validationLines:(0,r().
join)(n,"validation-reports.jsonl"),testResult:N(n,"test-result"),summary:N(n,"verification-summary"),agentTask:(0,r().join)(
n,w().AGENT_TASK_FILE),agentPatch:(0,r().join)(n,w().AGENT_PATCH_FILE),page:(0,r().join)(n,"report.md"),html:(0,r().join)(
n,"report.html"),sarif:(0,r().join)(n,"report.sarif"),junit:(0,r().join)(n,"report.junit.xml")}}t(H,"resultPaths");function N(n,l){
return{statement:(0,r().join)(n,`${l}.intoto.json`),predicate:(0,r().join)(n,`${l}.predicate.json`),subjects:(0,r().join)(
n,`${l}.subjects.sha256`)}}t(N,"statementPaths");const G=1024*1024;async function S(n,l){const m=H(n);try{return await O(
n),await(0,x().whileLocked)(n,()=>o(m,l)),{status:"reached",where:n}}catch(B){return{status:"failed",reason:`could not w\
rite the result files: ${(0,i().readFailure)(B).said}`}}}t(S,"publishFiles");async function o(n,l){const{report:m}=l;await O(
n.validationReports),await _(n.report,(0,j().renderJson)(m));for(const R of await(0,s().readdir)(n.validationReports))/^vr_\d+\.json$/.
test(R)&&await(0,s().rm)((0,r().join)(n.validationReports,R));for(const R of m.validation_reports)await _((0,r().join)(n.
validationReports,`${R.id}.json`),`${(0,y().json)(R)}
`);await _(n.validationLines,(0,j().renderJsonLines)(m)),await c(n.testResult,(0,E().testResultStatement)(m)),await c(n.
summary,(0,j().summaryStatement)(m)),await _(n.agentTask,(0,w().renderAgentTask)(m)),m.fix?.patch?await _(n.agentPatch,m.
fix.patch):await(0,s().rm)(n.agentPatch,{force:!0}),await _(n.page,l.markdown(G));const{renderHtml:B}=await(0,T().htmlRenderer)();
await _(n.html,B(m)),await _(n.sarif,(0,A().renderSarif)(m)),await _(n.junit,(0,P().renderJunit)(m))}t(o,"writeAll");async function c(n,l){
if(l===void 0){for(const m of Object.values(n))await(0,s().rm)(m,{force:!0});return}await _(n.statement,`${(0,y().json)(
l)}
`),await _(n.predicate,`${(0,y().json)(l.predicate)}
`),await _(n.subjects,(0,$().checksumsOf)(l.subject))}t(c,"writeStatement");async function O(n){if(await(0,a().makeFolder)(
n),!(await(0,s().lstat)(n)).isDirectory())throw new Error(`${n} is a symlink or not a directory`)}t(O,"realDirectory");async function _(n,l){
const m=`${n}.draft`;await(0,s().rm)(m,{force:!0}),await(0,s().writeFile)(m,l,{flag:"wx"}),await(0,s().rename)(m,n)}t(_,
"replace")},"publish/folder-lock"(f,e,v,J){let k;const s=t(()=>k??=e("node:crypto"),"import_node_crypto");let I;const r=t(
()=>I??=e("node:fs/promises"),"import_promises");let h;const i=t(()=>h??=e("node:path"),"import_node_path");let u;const a=t(
()=>u??=e("node:timers/promises"),"import_promises2");let b;const w=t(()=>b??=e("process-identity"),"import_process_iden\
tity");v(f,{whileLocked:t(()=>p,"whileLocked")});const d=".gene-gate.lock",y=3e4,F=50,T=12e4;async function p(C,j){const U=(0,i().
join)(C,d),P=performance.now()+y;for(;!await $(U);)if(await E(U))await M(U);else{if(performance.now()>P)throw new Error(
`another gene-gate process writes to ${C} (remove ${U} if none does)`);await(0,a().setTimeout)(F)}try{return await j()}finally{
await(0,r().rm)(U,{force:!0})}}t(p,"whileLocked");async function $(C){try{return await(0,r().writeFile)(C,(0,w().processIdentity)(),
{flag:"wx"}),!0}catch(j){if(j.code==="EEXIST")return!1;throw j}}t($,"take");async function M(C){const j=`${C}.${(0,s().randomUUID)()}`;
try{await(0,r().rename)(C,j)}catch{return}await E(j)||await(0,r().link)(j,C).catch(()=>{}),await(0,r().rm)(j,{force:!0})}
t(M,"removeLeft");async function E(C){try{return(0,w().isEnded)(await(0,r().readFile)(C,"utf8"))?!0:Date.now()-(await(0,r().
stat)(C)).mtimeMs>T}catch{return!1}}t(E,"isLeftBehind")},"publish/log"(f,e,v,J){v(f,{logAnnotations:t(()=>I,"logAnnotati\
ons"),logChannels:t(()=>r,"logChannels")});const k=10,s={failure:"error",warning:"warning",notice:"notice"};function I(h,i){
let u=0;for(const[a,b]of Object.entries(s)){const w=i.filter(({annotation_level:d})=>d===a);u+=Math.max(0,w.length-k);for(const d of w.
slice(0,k))h[b](d.message,{title:d.title,file:d.path,startLine:d.start_line,endLine:d.end_line,...d.start_column!==void 0&&
{startColumn:d.start_column},...d.end_column!==void 0&&{endColumn:d.end_column}})}u>0&&h.info(`Findings omitted from the\
 log: ${u}; see the summary.`)}t(I,"logAnnotations");function r(h,i){for(const[u,a]of Object.entries(i))if(a.status==="f\
ailed"&&h.warning(`${u}: ${a.reason}`),a.status==="skipped"&&h.info(`${u}: skipped: ${a.reason}`),a.status==="reached"){
h.info(`${u}: published${a.where===void 0?"":` (${a.where})`}`);for(const b of a.notes??[])h.warning(`${u}: ${b}`)}}t(r,
"logChannels")},"publish/log-failures"(f,e,v,J){let k;const s=t(()=>k??=e("report/view/error-lines"),"import_error_lines");
let I;const r=t(()=>I??=e("report/view/output"),"import_output");let h;const i=t(()=>h??=e("report/view/report-sections"),
"import_report_sections");let u;const a=t(()=>u??=e("run/log-commands"),"import_log_commands");let b;const w=t(()=>b??=e(
"run/safe-line"),"import_safe_line");v(f,{logFailures:t(()=>T,"logFailures")});const d=20,y=160,F=50;async function T(p,$){
const M=(0,i().reportSections)($).failed.filter(({command:E})=>!E.outcome?.reused);for(const{command:E,gene:C,position:j}of M.
slice(0,F)){if(E.outcome===void 0)continue;const U=`${C.id}, command ${j} ${(0,r().statusWords)(E.outcome)}: ${E.command}`;
p.startGroup((0,w().safeLine)(U));const P=(0,s().errorLines)(E.outcome,d,y);await(0,a().withoutLogCommands)(p.info,async()=>{
for(const g of P)p.info(`\u2502 ${(0,w().safeLine)(g)}`)}),p.endGroup()}}t(T,"logFailures")},"publish/notes"(f,e,v,J){let k;
const s=t(()=>k??=e("github/limits"),"import_limits");v(f,{withNotes:t(()=>I,"withNotes")});function I(r,h,i){if(h.length===
0)return(0,s().shorten)(r.markdown(i),i);const u=(0,s().shorten)(`

---
${h.map(b=>`- ${b}`).join(`
`)}
`,i),a=i-u.length;return`${(0,s().shorten)(r.markdown(a),a)}${u}`}t(I,"withNotes")},"publish/outputs"(f,e,v,J){let k;const s=t(
()=>k??=e("github/failure"),"import_failure");v(f,{outputsOf:t(()=>I,"outputsOf"),setOutputs:t(()=>r,"setOutputs")});function I(i,u,a){
const b=i.genes.flatMap(w=>w.commands);return{verdict:i.verdict,conclusion:u,"next-actor":i.next_actor,"report-path":a?.
report??"","agent-task-path":a?.agentTask??"","validation-reports-path":a?.validationReports??"","genes-changed":String(
i.genes.length),"commands-run":String(b.filter(h).length),"commands-blocked":String(b.filter(({verdict:w})=>w==="block").
length),"approval-digest":i.approval_digest??""}}t(I,"outputsOf");function r(i,u){try{for(const[a,b]of Object.entries(u))
i.setOutput(a,b)}catch(a){i.warning(`could not set the outputs: ${(0,s().readFailure)(a).said}`)}}t(r,"setOutputs");function h({
outcome:i}){return i!==void 0&&i.status!=="blocked"&&i.status!=="skipped"}t(h,"hasRun")},"publish/post"(f,e,v,J){let k;const s=t(
()=>k??=e("zod"),"z");let I;const r=t(()=>I??=e("github/check-run"),"import_check_run");let h;const i=t(()=>h??=e("githu\
b/failure"),"import_failure");v(f,{closeAbandonedCheck:t(()=>w,"closeAbandonedCheck"),rememberCheck:t(()=>b,"rememberChe\
ck")});const u="started-check",a=s().object({owner:s().string(),repo:s().string(),headSha:s().string(),checkName:s().string(),
runKey:s().string()});function b({core:y,checkName:F,runKey:T},{owner:p,repo:$,headSha:M}){const E={owner:p,repo:$,headSha:M,
checkName:F,runKey:T};y.saveState(u,JSON.stringify(E))}t(b,"rememberCheck");async function w({client:y,getState:F}){const T=d(
F(u));if(T===void 0)return{status:"nothing_to_close"};const p={client:y,...T};try{const $=await(0,r().findUnfinished)(p,
T);if($.length===0)return{status:"nothing_to_close"};for(const M of $)await(0,r().completeCheck)(p,M,{conclusion:"failur\
e",externalId:(0,r().runExternalId)(T),output:{title:"The gate did not finish",summary:"The job ended before the gate pu\
blished its result: it was cancelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made\
 no decision about this change. Run the job again; its log has the details."}});return{status:"closed"}}catch($){return{
status:"failed",reason:(0,i().explainFailure)($,(0,r().checkOperation)(p))}}}t(w,"closeAbandonedCheck");function d(y){try{
return a.parse(JSON.parse(y))}catch{return}}t(d,"readState")},"publish/publisher"(f,e,v,J){let k;const s=t(()=>k??=e("gi\
thub/failure"),"import_failure");let I;const r=t(()=>I??=e("report/json"),"import_json");let h;const i=t(()=>h??=e("publ\
ish/annotations"),"import_annotations");let u;const a=t(()=>u??=e("publish/check"),"import_check");let b;const w=t(()=>b??=
e("publish/comment"),"import_comment");let d;const y=t(()=>d??=e("publish/conclusion"),"import_conclusion");let F;const T=t(
()=>F??=e("publish/files"),"import_files");let p;const $=t(()=>p??=e("publish/log"),"import_log");let M;const E=t(()=>M??=
e("publish/log-failures"),"import_log_failures");let C;const j=t(()=>C??=e("publish/outputs"),"import_outputs");let U;const P=t(
()=>U??=e("publish/post"),"import_post");let g;const A=t(()=>g??=e("publish/step-summary"),"import_step_summary");v(f,{publish:t(
()=>x,"publish"),startCheck:t(()=>L,"startCheck")});async function L(S){const{github:o}=S;if("unavailable"in o)return{reason:o.
unavailable,permanent:!0};try{(0,P().rememberCheck)(S,o)}catch(c){S.core.warning(`The post step cannot close the check r\
un: ${(0,s().readFailure)(c).said}`)}return await(0,a().beginCheck)(o,S)}t(L,"startCheck");async function x(S,o,c){const{
github:O,core:_,outputDirectory:n}=S,l=N(c),{report:m}=l,B=y().CONCLUSIONS[m.verdict],R=(0,i().annotationsOf)(m),V=await(0,T().
publishFiles)(n,l),{check:z,comment:W}="unavailable"in O?H(O.unavailable):await Z(O),K=await(0,A().publishStepSummary)(S.
stepSummaryPath,l,G(V,z,W)),Y={files:V,check:z,comment:W,summary:K};await(0,E().logFailures)(_,m),z.status!=="reached"&&
(0,$().logAnnotations)(_,R.annotations),(0,$().logChannels)(_,Y);const Q=V.status==="reached"?(0,T().resultPaths)(n):void 0;
return(0,j().setOutputs)(_,(0,j().outputsOf)(m,B,Q)),{conclusion:B,digest:(0,r().reportDigest)(m),channels:Y};async function Z(D){
const X=await(0,a().publishCheck)(D,S,o,l,R);if(X.status==="skipped")return{check:X,comment:X};const q={mode:S.comment,checkName:S.
checkName},tt=G(V,X);return{check:X,comment:await(0,w().publishComment)(D,q,l,tt)}}t(Z,"publishToGitHub")}t(x,"publish");
function H(S){return{check:{status:"skipped",reason:S},comment:{status:"skipped",reason:S}}}t(H,"withoutGitHub");function N(S){
const{report:o}=S;return{...S,markdown(c){try{return S.markdown(c)}catch{return`The result is **${o.verdict}**. The page\
 could not be rendered; see the result files.`}},text(c){try{return S.text(c)}catch{return}}}}t(N,"withRenderFallback");
function G(...S){return S.flatMap(o=>o.status==="skipped"?[]:o.status==="reached"?[...o.notes??[]]:[`${o.reason.charAt(0).
toUpperCase()}${o.reason.slice(1)}.`])}t(G,"troubles")},"publish/step-summary"(f,e,v,J){let k;const s=t(()=>k??=e("node:\
fs/promises"),"import_promises");let I;const r=t(()=>I??=e("github/failure"),"import_failure");let h;const i=t(()=>h??=e(
"github/limits"),"import_limits");let u;const a=t(()=>u??=e("publish/notes"),"import_notes");v(f,{publishStepSummary:t(()=>d,
"publishStepSummary")});const b=3,w=1024;async function d(y,F,T){if(y===void 0)return{status:"skipped",reason:"the runne\
r does not set GITHUB_STEP_SUMMARY"};try{const{size:p}=await(0,s().stat)(y),$=Math.floor((i().GITHUB_LIMITS.stepSummaryBytes-
p-1)/b);return $<w?{status:"failed",reason:"could not write the step summary: earlier output has used up its size limit"}:
(await(0,s().appendFile)(y,`${(0,a().withNotes)(F,T,$)}
`),{status:"reached"})}catch(p){return{status:"failed",reason:`could not write the step summary: ${(0,r().readFailure)(p).
said}`}}}t(d,"publishStepSummary")}};
