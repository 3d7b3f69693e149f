"use strict";module.exports={"publish/annotations"(b,t,y,B){let w;const i=()=>w??=t("github/limits");let v;const s=()=>v??=t("model/f\
inding");let u;const o=()=>u??=t("report/escape");let l;const r=()=>l??=t("report/view/finding");let g;const d=()=>g??=t(
"report/view/group");let h;const S=()=>h??=t("report/view/head-place");let A;const T=()=>A??=t("report/view/words");y(b,
{annotationsOf:()=>L});const p=3,$=80,F={error:"failure",warning:"warning",notice:"notice"};function L(n,a=i().MAX_ANNOTATIONS){
const O=n.findings.filter(j).filter(({suppressed:R})=>!R),_=O.filter(({location:R})=>C(R.path)),e=I((0,d().groupsOf)(_,N).
map(R=>x(R,n))).sort(M),c=O.length-_.length,m=e.length-a,H=[m>0&&`Findings beyond the limit of ${a} annotations per chec\
k run: ${m}.`,c>0&&`Findings in files whose names cannot be used in an annotation: ${c}.`];return{annotations:e.slice(0,
a),notes:H.filter(R=>R!==!1)}}function I(n){return[...new Map(n.map(a=>[JSON.stringify(a),a])).values()]}function j(n){return n.
location!==void 0}function N(n){const{cause:a,severity:O,location:_,subject:e}=n,c=a===void 0||e?.command!==void 0;return JSON.
stringify(c?n:[a,O,_.path])}function x({lead:n,others:a},O){const{severity:_,rule:e,message:c,remedy:m,subject:H}=n,{location:R,
note:z}=f(n.location,O),{line:J,column:V,end_line:X=J,end_column:Y=V}=R,K=[e,H?.id].filter(Boolean).join(": "),Q=[c,m,...E(
a),z].filter(Boolean).join(`
`)||e;return{path:R.path,start_line:J,end_line:Math.max(J,X),...X<=J&&{start_column:V,end_column:Math.max(V,Y)},annotation_level:F[_],
title:(0,i().shorten)(P(K).replace(/\s+/g," "),i().GITHUB_LIMITS.annotationTitle),message:G(P(Q),i().GITHUB_LIMITS.annotationMessageBytes)}}
function f(n,a){const{path:O,line:_,end_line:e=_}=n,c=(0,S().headPlace)(a,n)?.line;if(c===void 0){const H=`This is line ${_}\
 of the audited commit ${(0,T().shortCommit)(a.audited_sha)}; the head has no such line.`;return{location:{path:O,line:1,
column:1},note:H}}const m=(0,S().headPlace)(a,{path:O,line:e})?.line??c;return{location:{...n,line:c,end_line:Math.max(c,
m)}}}function E(n){if(n.length===0)return[];const a=[...new Set(n.map(({subject:e,location:c})=>e?.id??`line ${c.line}`))],
O=a.length-p;return[`Also: ${a.slice(0,p).map(e=>(0,T().clip)(e,$)).join(", ")}${O>0?` and ${O} more`:""}`]}function C(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,r().isRepositoryPath)(n)}function P(n){return(0,o().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function G(n,a){const O=Buffer.from(n);return O.length<=a?n:`${O.subarray(
0,a-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function M(n,a){return U(n)-U(a)||k(n.path,a.
path)||n.start_line-a.start_line}function U({annotation_level:n}){return s().SEVERITIES.findIndex(a=>F[a]===n)}function k(n,a){
return n===a?0:n<a?-1:1}},"publish/check"(b,t,y,B){let w;const i=()=>w??=t("github/backoff");let v;const s=()=>v??=t("gi\
thub/check-annotations");let u;const o=()=>u??=t("github/check-run");let l;const r=()=>l??=t("github/failure");let g;const d=()=>g??=
t("github/limits");let h;const S=()=>h??=t("github/one-check");let A;const T=()=>A??=t("report/json");let p;const $=()=>p??=
t("publish/check-output");let F;const L=()=>F??=t("publish/conclusion");y(b,{beginCheck:()=>I,publishCheck:()=>j});async function I(f,E){
try{return{run:await(0,S().obtainCheck)(f,E)}}catch(C){const P=!i().PASSING_FAILURES.has((0,r().readFailure)(C).kind);return{
reason:(0,r().explainFailure)(C,(0,o().checkOperation)(f)),permanent:P}}}async function j(f,E,C,P,G){const M="run"in C||
C.permanent?C:await I(f,E);if("reason"in M)return{status:"failed",reason:M.reason};try{const U=await(0,S().settleCheck)(
f,E,M.run,G.annotations);return U===void 0?(await x(f,E,await(0,o().findUnfinished)(f,E)),{status:"skipped",reason:"a la\
ter run of the gate on this commit has taken over the check run"}):await N(f,E,U,P,G.notes)}catch(U){return{status:"fail\
ed",reason:(0,r().explainFailure)(U,(0,o().checkOperation)(f))}}}async function N(f,E,{run:C,missing:P,superseded:G},M,U){
const k=await(0,s().appendAnnotations)(f,C,P),n={conclusion:(0,L().conclusionOf)(M.report),externalId:(0,T().reportDigest)(
M.report),output:(0,$().checkOutput)(M,[...U,...k])},a=await _(n.output),O=await x(f,E,G);return{status:"reached",...C.url!==
null&&{where:C.url},notes:[...k,...a,...O]};async function _(e){try{return await(0,o().completeCheck)(f,C,{...n,output:e}),
[]}catch(c){if((0,r().readFailure)(c).kind!=="invalid")throw c;const m=(0,r().explainFailure)(c,(0,o().checkOperation)(f)),
H=M.title.replace(/[^\x20-\x7e]/g,"?");return await(0,o().completeCheck)(f,C,{...n,output:{title:(0,d().shorten)(H,d().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${m}.`}}),[m]}}}async function x(f,E,C){const P=[];
for(const G of C)try{await(0,o().supersedeCheck)(f,E,G)}catch(M){P.push((0,r().explainFailure)(M,{...(0,o().checkOperation)(
f),doing:"rename an older check run of the same name"}))}return P}},"publish/check-output"(b,t,y,B){let w;const i=()=>w??=
t("github/limits");let v;const s=()=>v??=t("publish/notes");y(b,{checkOutput:()=>u});function u(o,l){const r=o.text(i().
GITHUB_LIMITS.checkText);return{title:(0,i().shorten)(o.title,i().GITHUB_LIMITS.checkTitle),summary:(0,s().withNotes)(o,
l,i().GITHUB_LIMITS.checkSummary),...r!==void 0&&{text:(0,i().shorten)(r,i().GITHUB_LIMITS.checkText)}}}},"publish/comme\
nt"(b,t,y,B){let w;const i=()=>w??=t("github/comments");let v;const s=()=>v??=t("github/failure");let u;const o=()=>u??=
t("github/limits");let l;const r=()=>l??=t("github/pull-request");let g;const d=()=>g??=t("publish/notes");y(b,{commentMarker:()=>h,
publishComment:()=>S});function h(p){return`<!-- gene-gate: ${encodeURIComponent(p).replaceAll("-","%2D")} -->`}async function S(p,{
mode:$,checkName:F},L,I){const{pullRequest:j}=p;if($==="never")return T("the `comment` input is `never`");if(j===void 0)
return T("the event has no pull request");const N={doing:"write the comment",permission:"pull-requests: write",fork:j.isFork};
try{const x=(0,i().commentThread)(p,j.number,h(F)),f=await x.own(),E=L.report.verdict==="pass";if(E&&f.length===0&&$==="\
on-findings")return T("there is nothing to report");const{headSha:C}=await(0,r().pullRequestState)(p,j.number);if(C!==p.
headSha)return T(`the head of the pull request is now ${C}, which has its own run`);const P=E&&$==="on-findings"?[A]:[],
G=[h(F),...P,""].join(`
`),M=o().GITHUB_LIMITS.commentBody-G.length,U=`${G}${(0,d().withNotes)(L,I,M)}`;return{status:"reached",where:(await x.leaveOne(
f,U)).url}}catch(x){return{status:"failed",reason:(0,s().explainFailure)(x,N)}}}const A=`The problems reported here are \
fixed.
`;function T(p){return{status:"skipped",reason:p}}},"publish/conclusion"(b,t,y,B){let w;const i=()=>w??=t("verdict/exit-\
code");y(b,{conclusionOf:()=>s});const v={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"a\
ction_required"};function s({verdict:u,policy:o}){return o?.enforce==="report"&&i().REPORTED_ONLY.has(u)?"neutral":v[u]}},
"publish/files"(b,t,y,B){let w;const i=()=>w??=t("node:fs/promises");let v;const s=()=>v??=t("node:path");let u;const o=()=>u??=
t("github/failure");let l;const r=()=>l??=t("make-folder");let g;const d=()=>g??=t("report/agent/render");let h;const S=()=>h??=
t("report/escape");let A;const T=()=>A??=t("report/format");let p;const $=()=>p??=t("report/in-toto/statement");let F;const L=()=>F??=
t("report/in-toto/test-result");let I;const j=()=>I??=t("report/json");let N;const x=()=>N??=t("report/junit/junit");let f;
const E=()=>f??=t("report/sarif/sarif");let C;const P=()=>C??=t("publish/folder-lock");y(b,{publishFiles:()=>k,resultPaths:()=>G});
function G(e){return{report:(0,s().join)(e,"gate-report.json"),validationReports:(0,s().join)(e,"validation-reports"),validationLines:(0,s().
join)(e,"validation-reports.jsonl"),testResult:M(e,"test-result"),summary:M(e,"verification-summary"),agentTask:(0,s().join)(
e,d().AGENT_TASK_FILE),agentPatch:(0,s().join)(e,d().AGENT_PATCH_FILE),page:(0,s().join)(e,"report.md"),html:(0,s().join)(
e,"report.html"),sarif:(0,s().join)(e,"report.sarif"),junit:(0,s().join)(e,"report.junit.xml")}}function M(e,c){return{statement:(0,s().
join)(e,`${c}.intoto.json`),predicate:(0,s().join)(e,`${c}.predicate.json`),subjects:(0,s().join)(e,`${c}.subjects.sha25\
6`)}}const U=1024*1024;async function k(e,c){const m=G(e);try{return await O(e),await(0,P().whileLocked)(e,()=>n(m,c)),{
status:"reached",where:e}}catch(H){return{status:"failed",reason:`could not write the result files: ${(0,o().readFailure)(
H).said}`}}}async function n(e,c){const{report:m}=c;await O(e.validationReports),await _(e.report,(0,j().jsonPieces)(m));
for(const R of await(0,i().readdir)(e.validationReports))/^vr_\d+\.json$/.test(R)&&await(0,i().rm)((0,s().join)(e.validationReports,
R));for(const R of m.validation_reports)await _((0,s().join)(e.validationReports,`${R.id}.json`),`${(0,S().json)(R)}
`);await _(e.validationLines,(0,j().renderJsonLines)(m)),await a(e.testResult,(0,L().testResultStatement)(m)),await a(e.
summary,(0,j().summaryStatement)(m)),await _(e.agentTask,(0,d().renderAgentTask)(m)),m.fix?.patch?await _(e.agentPatch,m.
fix.patch):await(0,i().rm)(e.agentPatch,{force:!0}),await _(e.page,c.markdown(U));const{renderHtml:H}=await(0,T().htmlRenderer)();
await _(e.html,H(m)),await _(e.sarif,(0,E().renderSarif)(m)),await _(e.junit,(0,x().renderJunit)(m))}async function a(e,c){
if(c===void 0){for(const m of Object.values(e))await(0,i().rm)(m,{force:!0});return}await _(e.statement,`${(0,S().json)(
c)}
`),await _(e.predicate,`${(0,S().json)(c.predicate)}
`),await _(e.subjects,(0,$().checksumsOf)(c.subject))}async function O(e){if(await(0,r().makeFolder)(e),!(await(0,i().lstat)(
e)).isDirectory())throw new Error(`${e} is a symlink or not a directory`)}async function _(e,c){const m=`${e}.draft`;await(0,i().
rm)(m,{force:!0}),await(0,i().writeFile)(m,c,{flag:"wx"}),await(0,i().rename)(m,e)}},"publish/folder-lock"(b,t,y,B){let w;
const i=()=>w??=t("node:crypto");let v;const s=()=>v??=t("node:fs/promises");let u;const o=()=>u??=t("node:path");let l;
const r=()=>l??=t("node:timers/promises");let g;const d=()=>g??=t("process-identity");y(b,{whileLocked:()=>p});const h="\
.gene-gate.lock",S=3e4,A=50,T=12e4;async function p(I,j){const N=(0,o().join)(I,h),x=performance.now()+S;for(;!await $(N);)
if(await L(N))await F(N);else{if(performance.now()>x)throw new Error(`another gene-gate process writes to ${I} (remove ${N}\
 if none does)`);await(0,r().setTimeout)(A)}try{return await j()}finally{await(0,s().rm)(N,{force:!0})}}async function $(I){
try{return await(0,s().writeFile)(I,(0,d().processIdentity)(),{flag:"wx"}),!0}catch(j){if(j.code==="EEXIST")return!1;throw j}}
async function F(I){const j=`${I}.${(0,i().randomUUID)()}`;try{await(0,s().rename)(I,j)}catch{return}await L(j)||await(0,s().
link)(j,I).catch(()=>{}),await(0,s().rm)(j,{force:!0})}async function L(I){try{return(0,d().isEnded)(await(0,s().readFile)(
I,"utf8"))?!0:Date.now()-(await(0,s().stat)(I)).mtimeMs>T}catch{return!1}}},"publish/log"(b,t,y,B){y(b,{logAnnotations:()=>v,
logChannels:()=>s});const w=10,i={failure:"error",warning:"warning",notice:"notice"};function v(u,o){let l=0;for(const[r,
g]of Object.entries(i)){const d=o.filter(({annotation_level:h})=>h===r);l+=Math.max(0,d.length-w);for(const h of d.slice(
0,w))u[g](h.message,{title:h.title,file:h.path,startLine:h.start_line,endLine:h.end_line,...h.start_column!==void 0&&{startColumn:h.
start_column},...h.end_column!==void 0&&{endColumn:h.end_column}})}l>0&&u.info(`Findings omitted from the log: ${l}; see\
 the summary.`)}function s(u,o){for(const[l,r]of Object.entries(o))if(r.status==="failed"&&u.warning(`${l}: ${r.reason}`),
r.status==="skipped"&&u.info(`${l}: skipped: ${r.reason}`),r.status==="reached"){u.info(`${l}: published${r.where===void 0?
"":` (${r.where})`}`);for(const g of r.notes??[])u.warning(`${l}: ${g}`)}}},"publish/log-failures"(b,t,y,B){let w;const i=()=>w??=
t("report/view/error-lines");let v;const s=()=>v??=t("report/view/output");let u;const o=()=>u??=t("report/view/report-s\
ections");let l;const r=()=>l??=t("run/log-commands");let g;const d=()=>g??=t("run/safe-line");y(b,{logFailures:()=>T});
const h=20,S=160,A=50;async function T(p,$){const F=(0,o().reportSections)($).failed.filter(({command:L})=>!L.outcome?.reused);
for(const{command:L,gene:I,position:j}of F.slice(0,A)){if(L.outcome===void 0)continue;const N=`${I.id}, command ${j} ${(0,s().
statusWords)(L.outcome)}: ${L.command}`;p.startGroup((0,d().safeLine)(N));const x=(0,i().errorLines)(L.outcome,h,S);await(0,r().
withoutLogCommands)(p.info,async()=>{for(const f of x)p.info(`\u2502 ${(0,d().safeLine)(f)}`)}),p.endGroup()}}},"publish\
/notes"(b,t,y,B){let w;const i=()=>w??=t("github/limits");y(b,{withNotes:()=>v});function v(s,u,o){if(u.length===0)return(0,i().
shorten)(s.markdown(o),o);const l=(0,i().shorten)(`

---
${u.map(g=>`- ${g}`).join(`
`)}
`,o),r=o-l.length;return`${(0,i().shorten)(s.markdown(r),r)}${l}`}},"publish/outputs"(b,t,y,B){let w;const i=()=>w??=t("\
github/failure");y(b,{outputsOf:()=>v,setOutputs:()=>s});function v(o,l,r){const g=o.genes.flatMap(d=>d.commands);return{
verdict:o.verdict,conclusion:l,"next-actor":o.next_actor,"report-path":r?.report??"","page-path":r?.html??"","agent-task\
-path":r?.agentTask??"","validation-reports-path":r?.validationReports??"","genes-changed":String(o.genes.length),"comma\
nds-run":String(g.filter(u).length),"commands-blocked":String(g.filter(({verdict:d})=>d==="block").length),"approval-dig\
est":o.approval_digest??""}}function s(o,l){try{for(const[r,g]of Object.entries(l))o.setOutput(r,g)}catch(r){o.warning(`\
could not set the outputs: ${(0,i().readFailure)(r).said}`)}}function u({outcome:o}){return o!==void 0&&o.status!=="bloc\
ked"&&o.status!=="skipped"}},"publish/post"(b,t,y,B){let w;const i=()=>w??=t("zod");let v;const s=()=>v??=t("github/chec\
k-run");let u;const o=()=>u??=t("github/failure");y(b,{closeAbandonedCheck:()=>d,rememberCheck:()=>g});const l="started-\
check",r=i().object({owner:i().string(),repo:i().string(),headSha:i().string(),checkName:i().string(),runKey:i().string()});
function g({core:S,checkName:A,runKey:T},{owner:p,repo:$,headSha:F}){const L={owner:p,repo:$,headSha:F,checkName:A,runKey:T};
S.saveState(l,JSON.stringify(L))}async function d({client:S,getState:A}){const T=h(A(l));if(T===void 0)return{status:"no\
thing_to_close"};const p={client:S,...T};try{const $=await(0,s().findUnfinished)(p,T);if($.length===0)return{status:"not\
hing_to_close"};for(const F of $)await(0,s().completeCheck)(p,F,{conclusion:"failure",externalId:(0,s().runExternalId)(T),
output:{title:"The gate did not finish",summary:"The job ended before the gate published its result: it was cancelled, e\
xceeded its time limit, lost its runner, or could not reach GitHub. The gate made no decision about this change. Run the\
 job again; its log has the details."}});return{status:"closed"}}catch($){return{status:"failed",reason:(0,o().explainFailure)(
$,(0,s().checkOperation)(p))}}}function h(S){try{return r.parse(JSON.parse(S))}catch{return}}},"publish/publisher"(b,t,y,B){
let w;const i=()=>w??=t("github/failure");let v;const s=()=>v??=t("report/json");let u;const o=()=>u??=t("publish/annota\
tions");let l;const r=()=>l??=t("publish/check");let g;const d=()=>g??=t("publish/comment");let h;const S=()=>h??=t("pub\
lish/conclusion");let A;const T=()=>A??=t("publish/files");let p;const $=()=>p??=t("publish/log");let F;const L=()=>F??=
t("publish/log-failures");let I;const j=()=>I??=t("publish/outputs");let N;const x=()=>N??=t("publish/post");let f;const E=()=>f??=
t("publish/step-summary");y(b,{publish:()=>P,startCheck:()=>C});async function C(k){const{github:n}=k;if("unavailable"in
n)return{reason:n.unavailable,permanent:!0};try{(0,x().rememberCheck)(k,n)}catch(a){k.core.warning(`The post step cannot\
 close the check run: ${(0,i().readFailure)(a).said}`)}return await(0,r().beginCheck)(n,k)}async function P(k,n,a){const{
github:O,core:_,outputDirectory:e}=k,c=M(a),{report:m}=c,H=(0,S().conclusionOf)(m),R=(0,o().annotationsOf)(m),z=await(0,T().
publishFiles)(e,c),{check:J,comment:V}="unavailable"in O?G(O.unavailable):await Q(O),X=await(0,E().publishStepSummary)(k.
stepSummaryPath,c,U(z,J,V)),Y={files:z,check:J,comment:V,summary:X};await(0,L().logFailures)(_,m),J.status!=="reached"&&
(0,$().logAnnotations)(_,R.annotations),(0,$().logChannels)(_,Y);const K=z.status==="reached"?(0,T().resultPaths)(e):void 0;
return(0,j().setOutputs)(_,(0,j().outputsOf)(m,H,K)),{conclusion:H,digest:(0,s().reportDigest)(m),channels:Y};async function Q(Z){
const W=await(0,r().publishCheck)(Z,k,n,c,R);if(W.status==="skipped")return{check:W,comment:W};const D={mode:k.comment,checkName:k.
checkName},q=U(z,W);return{check:W,comment:await(0,d().publishComment)(Z,D,c,q)}}}function G(k){return{check:{status:"sk\
ipped",reason:k},comment:{status:"skipped",reason:k}}}function M(k){const{report:n}=k;return{...k,markdown(a){try{return k.
markdown(a)}catch{return`The result is **${n.verdict}**. The page could not be rendered; see the result files.`}},text(a){
try{return k.text(a)}catch{return}}}}function U(...k){return k.flatMap(n=>n.status==="skipped"?[]:n.status==="reached"?[
...n.notes??[]]:[`${n.reason.charAt(0).toUpperCase()}${n.reason.slice(1)}.`])}},"publish/step-summary"(b,t,y,B){let w;const i=()=>w??=
t("node:fs/promises");let v;const s=()=>v??=t("github/failure");let u;const o=()=>u??=t("github/limits");let l;const r=()=>l??=
t("publish/notes");y(b,{publishStepSummary:()=>h});const g=3,d=1024;async function h(S,A,T){if(S===void 0)return{status:"\
skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{const{size:p}=await(0,i().stat)(S),$=Math.floor((o().
GITHUB_LIMITS.stepSummaryBytes-p-1)/g);return $<d?{status:"failed",reason:"could not write the step summary: earlier out\
put has used up its size limit"}:(await(0,i().appendFile)(S,`${(0,r().withNotes)(A,T,$)}
`),{status:"reached"})}catch(p){return{status:"failed",reason:`could not write the step summary: ${(0,s().readFailure)(p).
said}`}}}}};
