//# publish/annotations
(function(I,R,a){const u=a("github/limits"),M=a("model/severities"),T=a("report/escape"),$=a("report/view/finding"),b=a(
"report/view/group"),p=a("report/view/head-place"),h=a("report/view/words"),g=3,L=80,_={error:"failure",warning:"warning",
notice:"notice"};function N(n,t=u().MAX_ANNOTATIONS){const e=n.findings.filter(B).filter(({suppressed:r})=>!r),s=e.filter(
({location:r})=>F(r.path)),o=O((0,b().groupsOf)(s,E).map(r=>y(r,n))).sort(C),i=e.length-s.length,c=o.length-t,l=[c>0&&`F\
indings beyond the limit of ${t} annotations per check run: ${c}.`,i>0&&`Findings in files whose names cannot be used in\
 an annotation: ${i}.`];return{annotations:o.slice(0,t),notes:l.filter(r=>r!==!1)}}function O(n){return[...new Map(n.map(
t=>[JSON.stringify(t),t])).values()]}function B(n){return n.location!==void 0}function E(n){const{cause:t,severity:e,location:s,
subject:o}=n,i=t===void 0||o?.command!==void 0;return JSON.stringify(i?n:[t,e,s.path])}function y({lead:n,others:t},e){const{
severity:s,rule:o,message:i,remedy:c,subject:l}=n,{location:r,note:H}=A(n.location,e),{line:d,column:m,end_line:S=d,end_column:k=m}=r,
D=[o,l?.id].filter(Boolean).join(": "),J=[i,c,...j(t),H].filter(Boolean).join(`
`)||o;return{path:r.path,start_line:d,end_line:Math.max(d,S),...S<=d&&{start_column:m,end_column:Math.max(m,k)},annotation_level:_[s],
title:(0,u().shorten)(v(D).replace(/\s+/g," "),u().GITHUB_LIMITS.annotationTitle),message:P(v(J),u().GITHUB_LIMITS.annotationMessageBytes)}}
function A(n,t){const{path:e,line:s,end_line:o=s}=n,i=(0,p().headPlace)(t,n)?.line;if(i===void 0){const l=`This is line ${s}\
 of the audited commit ${(0,h().shortCommit)(t.audited_sha)}; the head has no such line.`;return{location:{path:e,line:1,
column:1},note:l}}const c=(0,p().headPlace)(t,{path:e,line:o})?.line??i;return{location:{...n,line:i,end_line:Math.max(i,
c)}}}function j(n){if(n.length===0)return[];const t=[...new Set(n.map(({subject:o,location:i})=>o?.id??`line ${i.line}`))],
e=t.length-g;return[`Also: ${t.slice(0,g).map(o=>(0,h().clip)(o,L)).join(", ")}${e>0?` and ${e} more`:""}`]}function F(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,$().isRepositoryPath)(n)}function v(n){return(0,T().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function P(n,t){const e=Buffer.from(n);return e.length<=t?n:`${e.subarray(
0,t-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function C(n,t){return w(n)-w(t)||G(n.path,t.
path)||n.start_line-t.start_line}function w({annotation_level:n}){return M().SEVERITIES.findIndex(t=>_[t]===n)}function G(n,t){
return n===t?0:n<t?-1:1}I.exports={annotationsOf:N}});
//# publish/check
(function(C,L,o){const F=o("github/backoff"),O=o("github/check-annotations"),l=o("github/check-binding"),s=o("github/ch\
eck-run"),a=o("github/failure"),m=o("github/limits"),k=o("github/one-check"),I=o("report/escape"),g=o("report/json"),v=o(
"publish/check-output"),U=o("publish/conclusion"),$="the check run of this commit belongs to the merge queue, which has \
not passed; push another commit to the pull request";async function d(e,n){try{const t=await(0,k().obtainCheck)(e,n);return t?
{run:t}:{reason:$,permanent:!0}}catch(t){const r=!F().PASSING_FAILURES.has((0,a().readFailure)(t).kind);return{reason:(0,a().
explainFailure)(t,(0,s().checkOperation)(e)),permanent:r}}}async function q(e,n,t,r,u){const c="run"in t||t.permanent?t:
await d(e,n);if("reason"in c)return{status:"failed",reason:c.reason};try{const i=await(0,k().settleCheck)(e,n,c.run,u.annotations);
return i===void 0?(await _(e,n,await(0,s().findUnfinished)(e,n)),{status:"skipped",reason:"a later run of the gate on th\
is commit, or the merge queue, has the check run"}):await E(e,n,i,r,u.notes)}catch(i){return{status:"failed",reason:(0,a().
explainFailure)(i,(0,s().checkOperation)(e))}}}async function E(e,n,{run:t,missing:r,superseded:u},c,i){const w={...c,title:T(
c,n)},b=await(0,O().appendAnnotations)(e,t,r),h={conclusion:c.conclusion??(0,U().conclusionOf)(c.report),externalId:S(c,
n),output:(0,v().checkOutput)(w,[...i,...b])},A=await j(h.output),P=await _(e,n,u);return{status:"reached",...t.url!==null&&
{where:t.url},notes:[...b,...A,...P]};async function j(B){try{return await(0,s().completeCheck)(e,t,{...h,output:B}),[]}catch(p){
if((0,a().readFailure)(p).kind!=="invalid")throw p;const x=(0,a().explainFailure)(p,(0,s().checkOperation)(e)),G=w.title.
replace(/[^\x20-\x7e]/g,"?");return await(0,s().completeCheck)(e,t,{...h,output:{title:(0,m().shorten)(G,m().GITHUB_LIMITS.
checkTitle),summary:`The step summary and the result files have the details: ${x}.`}}),[x]}}}function S({report:e},{binding:n}){
const t=(0,g().reportDigest)(e);return n?(0,l().completedExternalId)(t,e.policy?.digest,n):t}function T({title:e,report:n},{
binding:t}){if(t===void 0)return e;const r=(0,l().shortPolicy)(n.policy?.digest);return`${e} \xB7 ${t.event} into ${(0,I().
terminal)(t.base)}, policy ${r}`}async function _(e,n,t){const r=[];for(const u of t)try{await(0,s().supersedeCheck)(e,n,
u)}catch(c){r.push((0,a().explainFailure)(c,{...(0,s().checkOperation)(e),doing:"rename an older check run of the same n\
ame"}))}return r}C.exports={beginCheck:d,publishCheck:q}});
//# publish/check-name
(function(e,s,u){function a(c,r,i){return r.name==="push"||r.name==="workflow_dispatch"?`${c} (${r.name})`:i?c:`${c} (b\
ase: ${r.baseRef})`.slice(0,200)}e.exports={checkNameOf:a}});
//# publish/check-output
(function(i,r,c){const t=c("github/limits"),o=c("publish/notes");function I(e,h){const s=e.text(t().GITHUB_LIMITS.checkText);
return{title:(0,t().shorten)(e.title,t().GITHUB_LIMITS.checkTitle),summary:(0,o().withNotes)(e,h,t().GITHUB_LIMITS.checkSummary),
...s!==void 0&&{text:(0,t().shorten)(s,t().GITHUB_LIMITS.checkText)}}}i.exports={checkOutput:I}});
//# publish/comment
(function(a,C,t){const d=t("github/comments"),w=t("github/failure"),g=t("github/limits"),b=t("github/pull-request"),q=t(
"publish/notes");function r(e){return`<!-- gene-gate: ${encodeURIComponent(e).replaceAll("-","%2D")} -->`}async function k(e,{
mode:s,name:u},c,v){const{pullRequest:i,readOnlyToken:x=!1}=e;if(s==="never")return n("the `comment` input is `never`");
if(i===void 0)return n("the event has no pull request");const I={doing:"write the comment",permission:"pull-requests: wr\
ite",readOnlyToken:x};try{const o=(0,d().commentThread)(e,i.number,r(u)),h=await o.own(),p=c.report.verdict==="pass";if(p&&
h.length===0&&s==="on-findings")return n("there is nothing to report");const{headSha:l}=await(0,b().pullRequestState)(e,
i.number);if(l!==e.headSha)return n(`the head of the pull request is now ${l}, which has its own run`);const T=p&&s==="o\
n-findings"?[_]:[],m=[r(u),...T,""].join(`
`),S=g().GITHUB_LIMITS.commentBody-m.length,$=`${m}${(0,q().withNotes)(c,v,S)}`;return{status:"reached",where:(await o.leaveOne(
h,$)).url}}catch(o){return{status:"failed",reason:(0,w().explainFailure)(o,I)}}}const _=`The problems reported here are \
fixed.
`;function n(e){return{status:"skipped",reason:e}}a.exports={commentMarker:r,publishComment:k}});
//# publish/conclusion
(function(r,t,n){const o=n("verdict/exit-code"),c={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"\
action_required"};function s({verdict:e,policy:i}){return i?.enforce==="report"&&o().REPORTED_ONLY.has(e)?"neutral":c[e]}
r.exports={conclusionOf:s}});
//# publish/files
(function(_,q,i){const j=i("node:crypto"),n=i("node:fs/promises"),d=i("node:path"),h=i("node:timers/promises"),k=i("err\
or"),b=i("github/failure"),P=i("make-folder"),c=i("replace-file"),F=i("report/agent/render"),m=i("report/escape"),R=i("r\
eport/format"),v=i("report/in-toto/statement"),$=i("report/in-toto/test-result"),u=i("report/json"),g=i("report/junit/ju\
nit"),A=i("report/sarif/sarif"),E=i("turns"),S=i("publish/folder-lock"),T=i("publish/result-paths"),x=1024*1024;async function I(e,t,s){
const o=(0,T().resultPaths)(e);try{return await l(e),await(0,S().whileLocked)(e,async()=>{for(const r of L(o,t,s))await r(),
await(0,h().setImmediate)(),s?.throwIfAborted()}),{status:"reached",where:e}}catch(r){return{status:"failed",reason:`cou\
ld not write the result files: ${(0,b().readFailure)(r).said}`,...r instanceof k().GateError&&{hint:r.hint}}}}function L(e,{
report:t,markdown:s},o){const r=(H,O)=>(0,c().replaceFile)(H,(0,E().inTurns)(O,o)),w=(0,j().createHash)("sha256");return[
()=>r(e.report,C((0,u().jsonPieces)(t),w)),()=>G(e.validationReports,t,o),()=>r(e.validationLines,(0,u().jsonLinePieces)(
t)),()=>p(e.testResult,(0,$().testResultStatement)(t)),()=>p(e.summary,(0,u().summaryStatement)(t,w.digest("hex"))),()=>r(
e.agentTask,(0,F().agentTaskPieces)(t)),()=>a(e.agentPatch,t.fix?.patch||void 0),()=>(0,c().replaceFile)(e.page,s(x)),async()=>r(
e.html,(await(0,R().htmlRenderer)()).htmlPieces(t)),()=>r(e.sarif,(0,A().sarifPieces)(t)),()=>r(e.junit,(0,g().junitPieces)(
t))]}function*C(e,t){for(const s of e)t.update(s),yield s}async function G(e,{validation_reports:t},s){await l(e);for(const o of await(0,n().
readdir)(e))/^vr_\d+\.json$/.test(o)&&await(0,n().rm)((0,d().join)(e,o));for(const o of t)s?.throwIfAborted(),await(0,c().
replaceFile)((0,d().join)(e,`${o.id}.json`),`${(0,m().json)(o)}
`)}async function p(e,t){await a(e.statement,t&&`${(0,m().json)(t)}
`),await a(e.predicate,t&&`${(0,m().json)(t.predicate)}
`),await a(e.subjects,t&&(0,v().checksumsOf)(t.subject))}async function l(e){if(await(0,P().makeFolder)(e),!(await(0,n().
lstat)(e)).isDirectory())throw new Error(`${e} is a symlink or not a directory`)}async function a(e,t){t===void 0?await(0,n().
rm)(e,{force:!0}):await(0,c().replaceFile)(e,t)}_.exports={publishFiles:I}});
//# publish/folder-lock
(function(s,S,n){const c=n("node:crypto"),r=n("node:fs/promises"),w=n("node:path"),m=n("node:timers/promises"),i=n("pro\
cess-identity"),p=".gene-gate.lock",u=3e4,d=50,h=12e4;async function _(t,e){const o=(0,w().join)(t,p),l=performance.now()+
u;for(;!await y(o);)if(await a(o))await E(o);else{if(performance.now()>l)throw new Error(`another gene-gate process writ\
es to ${t} (remove ${o} if none does)`);await(0,m().setTimeout)(d)}try{return await e()}finally{await(0,r().rm)(o,{force:!0})}}
async function y(t){try{return await(0,r().writeFile)(t,(0,i().processIdentity)(),{flag:"wx"}),!0}catch(e){if(e.code==="\
EEXIST")return!1;throw e}}async function E(t){const e=`${t}.${(0,c().randomUUID)()}`;try{await(0,r().rename)(t,e)}catch{
return}await a(e)||await(0,r().link)(e,t).catch(()=>{}),await(0,r().rm)(e,{force:!0})}async function a(t){try{return(0,i().
isEnded)(await(0,r().readFile)(t,"utf8"))?!0:Date.now()-(await(0,r().stat)(t)).mtimeMs>h}catch{return!1}}s.exports={whileLocked:_}});
//# publish/log
(function(a,u,h){const l={failure:"error",warning:"warning",notice:"notice"};function c(o,i){let t=0;for(const[e,s]of Object.
entries(l)){const r=i.filter(({annotation_level:n})=>n===e);t+=Math.max(0,r.length-10);for(const n of r.slice(0,10))o[s](
n.message,{title:n.title,file:n.path,startLine:n.start_line,endLine:n.end_line,...n.start_column!==void 0&&{startColumn:n.
start_column},...n.end_column!==void 0&&{endColumn:n.end_column}})}t>0&&o.info(`Findings omitted from the log: ${t}; see\
 the summary.`)}function d(o,i){for(const[t,e]of Object.entries(i))if(e.status==="failed"&&o.warning(`${t}: ${e.reason}`),
e.status==="skipped"&&o.info(`${t}: skipped: ${e.reason}`),e.status==="reached"){o.info(`${t}: published${e.where===void 0?
"":` (${e.where})`}`);for(const s of e.notes??[])o.warning(`${t}: ${s}`)}}a.exports={logAnnotations:c,logChannels:d}});
//# publish/log-failures
(function(r,g,t){const s=t("report/view/error-lines"),i=t("report/view/output"),c=t("report/view/report-sections"),u=t(
"run/log-commands"),n=t("run/safe-line"),m=20,p=160,a=50;async function d(e,l){const _=(0,c().reportSections)(l).failed.
filter(({command:o})=>!o.outcome?.reused);for(const{command:o,gene:L,position:w}of _.slice(0,a)){if(o.outcome===void 0)continue;
const S=`${L.id}, command ${w} ${(0,i().statusWords)(o.outcome)}: ${o.command}`;e.startGroup((0,n().safeLine)(S));const $=(0,s().
errorLines)(o.outcome,m,p);await(0,u().withoutLogCommands)(e.info,async()=>{for(const v of $)e.info(`\u2502 ${(0,n().safeLine)(
v)}`)}),e.endGroup()}}r.exports={logFailures:d}});
//# publish/notes
(function(s,c,h){const n=h("github/limits");function m(r,o,t){if(o.length===0)return(0,n().shorten)(r.markdown(t),t);const e=(0,n().
shorten)(`

---
${o.map(u=>`- ${u}`).join(`
`)}
`,t),i=t-e.length;return`${(0,n().shorten)(r.markdown(i),i)}${e}`}s.exports={withNotes:m}});
//# publish/outputs
(function(g,v,l){const d=l("github/failure");function p(t,e,n,s={}){const o=t.genes.flatMap(r=>r.commands),a=o.filter(h),
c=a.filter(({outcome:r})=>r?.status==="passed");return{verdict:t.verdict,conclusion:e,"next-actor":t.next_actor,"report-\
path":n?.report??"","page-path":n?.html??"","agent-task-path":n?.agentTask??"","validation-reports-path":n?.validationReports??
"","sarif-path":n?.sarif??"","junit-path":n?.junit??"","check-url":i(s.check),"comment-url":i(s.comment),errors:String(u(
t,"error")),warnings:String(u(t,"warning")),"genes-changed":String(t.genes.length),"commands-run":String(a.length),"comm\
ands-passed":String(c.length),"commands-failed":String(a.length-c.length),"commands-blocked":String(o.filter(({verdict:r})=>r===
"block").length),"approval-digest":t.approval_digest??""}}function m(t,e){try{for(const[n,s]of Object.entries(e))t.setOutput(
n,s)}catch(n){t.warning(`could not set the outputs: ${(0,d().readFailure)(n).said}`)}}function i(t){return t?.status==="\
reached"?t.where??"":""}function u({findings:t},e){return t.filter(n=>n.severity===e&&!n.suppressed).length}function h({
outcome:t}){return t!==void 0&&t.status!=="blocked"&&t.status!=="skipped"}g.exports={outputsOf:p,setOutputs:m}});
//# publish/patch-blocks
(function(u,g,p){const i=p("packages/diff");function d(n){return(0,i().parsePatch)(n).filter(({oldFileName:e})=>e!==void 0&&
e!=="/dev/null").map(({oldFileName:e="",hunks:s})=>({path:e.replace(/^a\//,""),blocks:s.flatMap(({oldStart:r,lines:t})=>h(
r,t).flatMap(m))}))}function h(n,e){const s=[];let r=n,t=!1;for(const a of e){const[o,c]=[a[0],a.slice(1)];if(o==="\\")continue;
if(o===" "){t=!1,r+=1;continue}t||s.push({start:r,removed:[],added:[]}),t=!0;const l=s.at(-1);o==="+"?l?.added.push(c):(l?.
removed.push(c),r+=1)}return s}function m(n){const{start:e,removed:s,added:r}=n;return s.length!==r.length?[n]:s.map((t,a)=>({
start:e+a,removed:[t],added:r.slice(a,a+1)}))}function k({start:n,removed:e}){return n+Math.max(1,e.length)-1}function v(n){
return(0,i().parsePatch)(n).flatMap(({hunks:e})=>e).map(({newStart:e,lines:s})=>{const r=s.filter(t=>t[0]===" "||t[0]===
"+");return new Map(r.map((t,a)=>[e+a,t.slice(1)]))})}u.exports={filesOf:d,lastLine:k,shownHunks:v}});
//# publish/post
(function(l,E,i){const t=i("packages/zod"),m=i("attempt"),c=i("github/check-run"),g=i("github/failure"),a="started-chec\
k",d="decided",b={title:"The gate did not finish",summary:"The job ended before the gate published its result: it was ca\
ncelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made no decision about this chang\
e. Run the job again; its log has the details."},p={title:"Decided, but not published",summary:"The gate decided about t\
his change, but could not complete this check run. The log of the job and its step summary have the result and the reaso\
n. Run the job again to publish it."},k=t().object({owner:t().string(),repo:t().string(),headSha:t().string(),checkName:t().
string(),runKey:t().string()});function S({core:e,checkName:r,runKey:n},{owner:s,repo:o,headSha:u}){const h={owner:s,repo:o,
headSha:u,checkName:r,runKey:n};e.saveState(a,JSON.stringify(h))}function C({core:e}){e.saveState(d,"true")}function D({
core:e}){e.saveState(a,"")}async function _({connect:e,getState:r}){const n=T(r(a));if(n===void 0)return{status:"nothing\
_to_close"};const s={client:e(),...n};try{const o=await(0,c().findUnfinished)(s,n);if(o.length===0)return{status:"nothin\
g_to_close"};const u=r(d)===""?b:p;for(const h of o)await(0,c().completeCheck)(s,h,{conclusion:"failure",externalId:(0,c().
runExternalId)(n),output:u});return{status:"closed"}}catch(o){return{status:"failed",reason:(0,g().explainFailure)(o,(0,c().
checkOperation)(s))}}}function T(e){return(0,m().attempt)(()=>k.parse(JSON.parse(e)))}l.exports={closeAbandonedCheck:_,forgetCheck:D,
rememberCheck:S,rememberDecision:C}});
//# publish/publisher
(function(S,x,e){const T=e("attempt"),$=e("github/failure"),A=e("report/json"),D=e("publish/annotations"),j=e("publish/\
check"),G=e("publish/comment"),H=e("publish/conclusion"),P=e("publish/files"),g=e("publish/log"),q=e("publish/log-failur\
es"),d=e("publish/outputs"),p=e("publish/post"),M=e("publish/result-paths"),R=e("publish/several"),U=e("publish/step-sum\
mary"),B=e("publish/suggestions");async function E(t){const{github:s}=t;return"unavailable"in s?{reason:s.unavailable,permanent:!0}:
(h(t,()=>(0,p().rememberCheck)(t,s)),await(0,j().beginCheck)(s,t))}function h({core:t},s){try{s()}catch(n){t.warning(`Th\
e post step cannot close the check run: ${(0,$().readFailure)(n).said}`)}}async function I(t,s,n){const{github:m,core:u,
outputDirectory:_}=t,r=K(n),{report:o}=r,w=(0,H().conclusionOf)(o),v=(0,D().annotationsOf)(o),c=await(0,P().publishFiles)(
_,r),{check:a,comment:C,suggestions:L}="unavailable"in m?J(m.unavailable):await V(m),N=await(0,U().publishStepSummary)(t.
stepSummaryPath,r,k(c,a,C)),l={files:c,check:a,comment:C,suggestions:L,summary:N};await(0,q().logFailures)(u,o),a.status!==
"reached"&&(0,g().logAnnotations)(u,v.annotations),a.status==="failed"&&o.verdict!=="error"&&h(t,()=>(0,p().rememberDecision)(
t)),(0,g().logChannels)(u,l);const Q=c.status==="reached"?(0,M().resultPaths)(_):void 0;return(0,d().setOutputs)(u,(0,d().
outputsOf)(o,w,Q,l)),{conclusion:w,digest:(0,A().reportDigest)(o),channels:l};async function V(b){const i=await(0,R().publishAmongOthers)(
b,t,s,r,v);if(i.status==="skipped")return{check:i,comment:i,suggestions:i};i.status==="reached"&&h(t,()=>(0,p().forgetCheck)(
t));const{name:O,comment:W,suggestions:X}=t,Y=k(c,i),F=await(0,G().publishComment)(b,{mode:W,name:O},r,Y),Z={enabled:X,name:O},
y=await(0,B().publishSuggestions)(b,Z,o,F);return{check:i,comment:F,suggestions:y}}}function J(t){const s={status:"skipp\
ed",reason:t};return{check:s,comment:s,suggestions:s}}function K(t){const{report:s}=t;return{...t,markdown(n){try{return t.
markdown(n)}catch{return`The result is **${s.verdict}**. The page could not be rendered; see the result files.`}},text:n=>(0,T().
attempt)(()=>t.text(n))}}function k(...t){return t.flatMap(s=>s.status==="skipped"?[]:s.status==="reached"?[...s.notes??
[]]:[`${s.reason.charAt(0).toUpperCase()}${s.reason.slice(1)}.`])}S.exports={publish:I,startCheck:E}});
//# publish/result-paths
(function(j,r,a){const s=a("node:path"),i=a("report/agent/render");function o(n){return{report:(0,s().join)(n,"gate-rep\
ort.json"),validationReports:(0,s().join)(n,"validation-reports"),validationLines:(0,s().join)(n,"validation-reports.jso\
nl"),testResult:t(n,"test-result"),summary:t(n,"verification-summary"),agentTask:(0,s().join)(n,i().AGENT_TASK_FILE),agentPatch:(0,s().
join)(n,i().AGENT_PATCH_FILE),page:(0,s().join)(n,"report.md"),html:(0,s().join)(n,"report.html"),sarif:(0,s().join)(n,"\
report.sarif"),junit:(0,s().join)(n,"report.junit.xml")}}function t(n,e){return{statement:(0,s().join)(n,`${e}.intoto.js\
on`),predicate:(0,s().join)(n,`${e}.predicate.json`),subjects:(0,s().join)(n,`${e}.subjects.sha256`)}}j.exports={resultPaths:o}});
//# publish/several
(function(v,F,a){const S=a("github/check-binding"),c=a("github/check-run"),O=a("github/failure"),k=a("github/one-check"),
d=a("report/escape"),l=a("publish/check"),g=a("publish/conclusion");async function y(n,e,i,s,t){const o=await L(e),{pullRequest:h}=n;
if(typeof o=="string"||o.length===0||h===void 0){const x=typeof o=="string"?[o]:[],A={...t,notes:[...t.notes,...x]};return await(0,l().
publishCheck)(n,e,i,s,A)}const{number:r}=h,m={...e,checkName:(0,k().nameOfPull)(e.checkName,r)},b=await(0,l().beginCheck)(
n,m),u=await(0,l().publishCheck)(n,m,b,s,t);if(u.status==="failed")return u;const p=[{number:r,base:e.binding?.base??"",
publication:s},...o],q=await C(n,e,i,p);return q.status==="failed"?q:u}async function L({others:n}){try{return await n?.()??
[]}catch(e){return`Other open pull requests of this commit were not considered: ${(0,O().explainFailure)(e,{doing:"look \
for other pull requests of this commit",permission:"pull-requests: read"})}.`}}async function C(n,e,i,s){try{let t=await I(
n,e,s);if($(t)&&"run"in i&&(await P(n,e,i.run,t),t=await I(n,e,s)),$(t))return{status:"reached",notes:[_(t)]};const o=t.
reduce((u,p)=>N(p)<N(u)?p:u),h=s.map(({number:u})=>u),r={event:"pull_request",base:o.base,pulls:h},m={...e,binding:r},b={
annotations:[],notes:[j(t)]};return await(0,l().publishCheck)(n,m,i,U(o),b)}catch(t){return{status:"failed",reason:(0,O().
explainFailure)(t,(0,c().checkOperation)(n))}}}function $(n){return n.some(({own:e})=>e===void 0)}function I(n,{checkName:e},i){
return Promise.all(i.map(async s=>{const[t]=await(0,c().gateChecks)(n,(0,k().nameOfPull)(e,s.number)),o=t?.completed&&(0,S().
readExternalId)(t.externalId)?.isInto(s.base)===!0;return{...s,own:o?t:void 0}}))}function w({own:n,publication:e}){const i=(0,g().
conclusionOf)(e.report),s=c().CONCLUSIONS.find(t=>t===n?.conclusion)??"failure";return c().CONCLUSIONS.indexOf(s)<c().CONCLUSIONS.
indexOf(i)?s:i}function N(n){return c().CONCLUSIONS.indexOf(w(n))}function U(n){const{number:e,base:i,publication:s,own:t}=n,
o=w(n),r=o!==(0,g().conclusionOf)(s.report)?t?.title.split(W)[0]??"":s.title;return{...s,conclusion:o,title:`#${e} into ${(0,d().
terminal)(i)}: ${r}`}}const W=/ · [a-z_]+ into /;function j(n){const e=n.map(i=>`#${i.number} into ${(0,d().markdownCode)(
i.base)}: ${w(i)}`);return`${n.length} open pull requests into protected branches have this commit as their head, and th\
e worst result counts: ${e.join(", ")}.`}function _(n){return`The required check waits for the result of ${n.filter(({own:s})=>s===
void 0).map(({number:s,base:t})=>`#${s} into ${(0,d().markdownCode)(t)}`).join(", ")}, which has the same head.`}async function P(n,{
checkName:e},i,s){const[t]=await(0,c().gateChecks)(n,e);if(t?.externalId!==i.externalId)return;const h=`waiting for ${s.
filter(({own:r})=>r===void 0).map(({number:r})=>`#${r}`).join(", ")}`;await(0,c().leaveWaiting)(n,t,{title:h,summary:_(s)})}
v.exports={publishAmongOthers:y,publishWorst:C}});
//# publish/step-summary
(function(o,h,t){const r=t("node:fs/promises"),u=t("github/failure"),n=t("github/limits"),a=t("publish/notes"),m=3,p=1024;
async function c(s,d,l){if(s===void 0)return{status:"skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{
const{size:e}=await(0,r().stat)(s),i=Math.floor((n().GITHUB_LIMITS.stepSummaryBytes-e-1)/m);return i<p?{status:"failed",
reason:"could not write the step summary: earlier output has used up its size limit"}:(await(0,r().appendFile)(s,`${(0,a().
withNotes)(d,l,i)}
`),{status:"reached"})}catch(e){return{status:"failed",reason:`could not write the step summary: ${(0,u().readFailure)(e).
said}`}}}o.exports={publishStepSummary:c}});
//# publish/suggestion
(function(_,I,v){const x=v("report/escape"),M=v("report/view/head-place"),g=v("publish/patch-blocks"),L=60,A=8e3;function C(s,e){
const{fix:c}=s;return c?.patch?(0,g().filesOf)(c.patch).flatMap(({path:d,blocks:r})=>{const o=e.get(d);if(o===void 0)return[];
const l=(0,g().shownHunks)(o);return P(s,d,r).flatMap(a=>T(d,a,l))}):[]}function P(s,e,c){const{genes:d,capsules:r,events:o,
findings:l,fix:a}=s,S=[...d,...r,...o].filter(t=>t.path===e).flatMap(t=>(0,M().headPlace)(s,t)?.line??[]).sort((t,i)=>t-
i),n=t=>S.findLast(i=>i<=t),h=(a?.edits??[]).filter(t=>t.path===e),w=new Map(l.map(t=>[t.id,t])),p=h.map(t=>{const i=w.get(
t.finding),m=i?.location&&(0,M().headPlace)(s,i.location)?.line;return{edit:t,finding:i,owner:m===void 0?void 0:n(m)}});
return c.some(t=>n(t.start)!==n((0,g().lastLine)(t)))||p.some(t=>t.owner===void 0)?[]:[...new Set(c.map(({start:t})=>n(t)))].
flatMap(t=>{const i=p.filter(u=>u.owner===t);if(t===void 0||i.some(({edit:u})=>u.files!==void 0))return[];const m=new Set(
i.flatMap(({finding:u})=>u??[]));return[{blocks:c.filter(({start:u})=>n(u)===t),findings:[...m]}]})}function T(s,{blocks:e,
findings:c},d){const r=Math.min(...e.map(n=>n.start)),o=Math.max(...e.map(g().lastLine)),l=d.find(n=>n.has(r)&&n.has(o));
if(l===void 0||o<r||o-r>=L)return[];const a=[];for(let n=r;n<=o;){const{removed:h,added:w}=e.find(p=>p.start===n)??H;if(!h.
every((p,O)=>l.get(n+O)===p))return[];a.push(...w),h.length===0&&a.push(l.get(n)??""),n+=Math.max(1,h.length)}return a.join(
`
`).length<=A&&a.every(E)?[{path:s,start:r,end:o,lines:a,findings:c}]:[]}function E(s){const e=s.replaceAll("	"," ");return(0,x().
terminal)(e)===e}const H={removed:[],added:[]};_.exports={suggestionsOf:C}});
//# publish/suggestions
(function(b,N,t){const k=t("github/failure"),O=t("github/pull-files"),$=t("github/pull-request"),S=t("github/review-com\
ments"),v=t("report/escape"),m=t("report/markdown/prose"),C=t("report/view/words"),R=t("publish/suggestion"),T=20,q=3,x="\
gene-gate has judged these suggestions in a copy of the files.";function M(e){return`<!-- gene-gate suggestion: ${encodeURIComponent(
e).replaceAll("-","%2D")} -->`}async function F(e,{enabled:c,name:a},p,l){const{pullRequest:g,readOnlyToken:d=!1}=e;if(!c)
return i("the `suggestions` input is `false`");if(g===void 0||l.status!=="reached")return i("no comment");const h={doing:"\
suggest changes",permission:"pull-requests: write",readOnlyToken:d};try{const{number:s}=g,n=new Set((p.fix?.edits??[]).map(
({path:u})=>u)),r=n.size>0?await(0,O().pullRequestHunks)(e,s,n):new Map,o=M(a),w=(0,R().suggestionsOf)(p,r).slice(0,T).map(
u=>I(u,o)),_=await(0,S().lineCommentChanges)(e,s,o,w);if(_.missing.length+_.outdated.length>0){const{headSha:u}=await(0,$().
pullRequestState)(e,s);if(u!==e.headSha)return i("the pull request has newer commits");await(0,S().changeLineComments)(e,
s,o,_,x)}return w.length>0?{status:"reached"}:i("no edit is on lines that the pull request shows")}catch(s){const n=(0,k().
explainFailure)(s,h),{kind:r}=(0,k().readFailure)(s);return r==="denied"?i(n):{status:"failed",reason:n}}}function I({path:e,
start:c,end:a,lines:p,findings:l},g){const d=l.slice(0,q).map(({rule:n,message:r,subject:o})=>`- ${o?.id===void 0?"":`${(0,m().
name)(o.id)}: `}${(0,m().sentence)(r)} (${(0,m().ruleLink)(n)})`),h=l.length-q,s=[g,...d,...h>0?[`- and ${(0,C().count)(
h,"other finding")}`]:[],"",...(0,v().suggestionBlock)(p)].join(`
`);return{path:e,line:a,...c<a&&{start_line:c},body:s}}function i(e){return{status:"skipped",reason:e}}b.exports={publishSuggestions:F,
suggestionMarker:M}});
