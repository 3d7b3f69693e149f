"use strict";module.exports={"publish/annotations"(M,e,L,G){let j;const m=()=>j??=e("github/limits");let C;const a=()=>C??=e("model/s\
everities");let k;const v=()=>k??=e("report/escape");let T;const r=()=>T??=e("report/view/finding");let E;const f=()=>E??=
e("report/view/group");let y;const I=()=>y??=e("report/view/head-place");let x;const A=()=>x??=e("report/view/words");L(
M,{annotationsOf:()=>N});const O=3,H=80,F={error:"failure",warning:"warning",notice:"notice"};function N(n,o=m().MAX_ANNOTATIONS){
const s=n.findings.filter(l).filter(({suppressed:U})=>!U),u=s.filter(({location:U})=>P(U.path)),t=h((0,f().groupsOf)(u,g).
map(U=>$(U,n))).sort(p),i=s.length-u.length,_=t.length-o,B=[_>0&&`Findings beyond the limit of ${o} annotations per chec\
k run: ${_}.`,i>0&&`Findings in files whose names cannot be used in an annotation: ${i}.`];return{annotations:t.slice(0,
o),notes:B.filter(U=>U!==!1)}}function h(n){return[...new Map(n.map(o=>[JSON.stringify(o),o])).values()]}function l(n){return n.
location!==void 0}function g(n){const{cause:o,severity:s,location:u,subject:t}=n,i=o===void 0||t?.command!==void 0;return JSON.
stringify(i?n:[o,s,u.path])}function $({lead:n,others:o},s){const{severity:u,rule:t,message:i,remedy:_,subject:B}=n,{location:U,
note:J}=w(n.location,s),{line:D,column:z,end_line:V=D,end_column:Y=z}=U,W=[t,B?.id].filter(Boolean).join(": "),K=[i,_,...b(
o),J].filter(Boolean).join(`
`)||t;return{path:U.path,start_line:D,end_line:Math.max(D,V),...V<=D&&{start_column:z,end_column:Math.max(z,Y)},annotation_level:F[u],
title:(0,m().shorten)(R(W).replace(/\s+/g," "),m().GITHUB_LIMITS.annotationTitle),message:d(R(K),m().GITHUB_LIMITS.annotationMessageBytes)}}
function w(n,o){const{path:s,line:u,end_line:t=u}=n,i=(0,I().headPlace)(o,n)?.line;if(i===void 0){const B=`This is line ${u}\
 of the audited commit ${(0,A().shortCommit)(o.audited_sha)}; the head has no such line.`;return{location:{path:s,line:1,
column:1},note:B}}const _=(0,I().headPlace)(o,{path:s,line:t})?.line??i;return{location:{...n,line:i,end_line:Math.max(i,
_)}}}function b(n){if(n.length===0)return[];const o=[...new Set(n.map(({subject:t,location:i})=>t?.id??`line ${i.line}`))],
s=o.length-O;return[`Also: ${o.slice(0,O).map(t=>(0,A().clip)(t,H)).join(", ")}${s>0?` and ${s} more`:""}`]}function P(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,r().isRepositoryPath)(n)}function R(n){return(0,v().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function d(n,o){const s=Buffer.from(n);return s.length<=o?n:`${s.subarray(
0,o-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function p(n,o){return S(n)-S(o)||c(n.path,o.
path)||n.start_line-o.start_line}function S({annotation_level:n}){return a().SEVERITIES.findIndex(o=>F[o]===n)}function c(n,o){
return n===o?0:n<o?-1:1}},"publish/check"(M,e,L,G){let j;const m=()=>j??=e("github/backoff");let C;const a=()=>C??=e("gi\
thub/check-annotations");let k;const v=()=>k??=e("github/check-binding");let T;const r=()=>T??=e("github/check-run");let E;
const f=()=>E??=e("github/failure");let y;const I=()=>y??=e("github/limits");let x;const A=()=>x??=e("github/one-check");
let O;const H=()=>O??=e("report/escape");let F;const N=()=>F??=e("report/json");let h;const l=()=>h??=e("publish/check-o\
utput");let g;const $=()=>g??=e("publish/conclusion");L(M,{beginCheck:()=>b,publishCheck:()=>P});const w="the check run \
of this commit belongs to the merge queue, which has not passed; push another commit to the pull request";async function b(c,n){
try{const o=await(0,A().obtainCheck)(c,n);return o?{run:o}:{reason:w,permanent:!0}}catch(o){const s=!m().PASSING_FAILURES.
has((0,f().readFailure)(o).kind);return{reason:(0,f().explainFailure)(o,(0,r().checkOperation)(c)),permanent:s}}}async function P(c,n,o,s,u){
const t="run"in o||o.permanent?o:await b(c,n);if("reason"in t)return{status:"failed",reason:t.reason};try{const i=await(0,A().
settleCheck)(c,n,t.run,u.annotations);return i===void 0?(await S(c,n,await(0,r().findUnfinished)(c,n)),{status:"skipped",
reason:"a later run of the gate on this commit, or the merge queue, has the check run"}):await R(c,n,i,s,u.notes)}catch(i){
return{status:"failed",reason:(0,f().explainFailure)(i,(0,r().checkOperation)(c))}}}async function R(c,n,{run:o,missing:s,
superseded:u},t,i){const _={...t,title:p(t,n)},B=await(0,a().appendAnnotations)(c,o,s),U={conclusion:t.conclusion??(0,$().
conclusionOf)(t.report),externalId:d(t,n),output:(0,l().checkOutput)(_,[...i,...B])},J=await z(U.output),D=await S(c,n,u);
return{status:"reached",...o.url!==null&&{where:o.url},notes:[...B,...J,...D]};async function z(V){try{return await(0,r().
completeCheck)(c,o,{...U,output:V}),[]}catch(Y){if((0,f().readFailure)(Y).kind!=="invalid")throw Y;const W=(0,f().explainFailure)(
Y,(0,r().checkOperation)(c)),K=_.title.replace(/[^\x20-\x7e]/g,"?");return await(0,r().completeCheck)(c,o,{...U,output:{
title:(0,I().shorten)(K,I().GITHUB_LIMITS.checkTitle),summary:`The step summary and the result files have the details: ${W}\
.`}}),[W]}}}function d({report:c},{binding:n}){const o=(0,N().reportDigest)(c);return n?(0,v().completedExternalId)(o,c.
policy?.digest,n):o}function p({title:c,report:n},{binding:o}){if(o===void 0)return c;const s=(0,v().shortPolicy)(n.policy?.
digest);return`${c} \xB7 ${o.event} into ${(0,H().terminal)(o.base)}, policy ${s}`}async function S(c,n,o){const s=[];for(const u of o)
try{await(0,r().supersedeCheck)(c,n,u)}catch(t){s.push((0,f().explainFailure)(t,{...(0,r().checkOperation)(c),doing:"ren\
ame an older check run of the same name"}))}return s}},"publish/check-name"(M,e,L,G){L(M,{checkNameOf:()=>m});const j=200;
function m(C,a,k){return a.name==="push"||a.name==="workflow_dispatch"?`${C} (${a.name})`:k?C:`${C} (base: ${a.baseRef})`.
slice(0,j)}},"publish/check-output"(M,e,L,G){let j;const m=()=>j??=e("github/limits");let C;const a=()=>C??=e("publish/n\
otes");L(M,{checkOutput:()=>k});function k(v,T){const r=v.text(m().GITHUB_LIMITS.checkText);return{title:(0,m().shorten)(
v.title,m().GITHUB_LIMITS.checkTitle),summary:(0,a().withNotes)(v,T,m().GITHUB_LIMITS.checkSummary),...r!==void 0&&{text:(0,m().
shorten)(r,m().GITHUB_LIMITS.checkText)}}}},"publish/comment"(M,e,L,G){let j;const m=()=>j??=e("github/comments");let C;
const a=()=>C??=e("github/failure");let k;const v=()=>k??=e("github/limits");let T;const r=()=>T??=e("github/pull-reques\
t");let E;const f=()=>E??=e("publish/notes");L(M,{commentMarker:()=>y,publishComment:()=>I});function y(O){return`<!-- g\
ene-gate: ${encodeURIComponent(O).replaceAll("-","%2D")} -->`}async function I(O,{mode:H,name:F},N,h){const{pullRequest:l,
readOnlyToken:g=!1}=O;if(H==="never")return A("the `comment` input is `never`");if(l===void 0)return A("the event has no\
 pull request");const $={doing:"write the comment",permission:"pull-requests: write",readOnlyToken:g};try{const w=(0,m().
commentThread)(O,l.number,y(F)),b=await w.own(),P=N.report.verdict==="pass";if(P&&b.length===0&&H==="on-findings")return A(
"there is nothing to report");const{headSha:R}=await(0,r().pullRequestState)(O,l.number);if(R!==O.headSha)return A(`the \
head of the pull request is now ${R}, which has its own run`);const d=P&&H==="on-findings"?[x]:[],p=[y(F),...d,""].join(
`
`),S=v().GITHUB_LIMITS.commentBody-p.length,c=`${p}${(0,f().withNotes)(N,h,S)}`;return{status:"reached",where:(await w.leaveOne(
b,c)).url}}catch(w){return{status:"failed",reason:(0,a().explainFailure)(w,$)}}}const x=`The problems reported here are \
fixed.
`;function A(O){return{status:"skipped",reason:O}}},"publish/conclusion"(M,e,L,G){let j;const m=()=>j??=e("verdict/exit-\
code");L(M,{conclusionOf:()=>a});const C={pass:"success",warn:"success",fail:"failure",error:"failure",needs_approval:"a\
ction_required"};function a({verdict:k,policy:v}){return v?.enforce==="report"&&m().REPORTED_ONLY.has(k)?"neutral":C[k]}},
"publish/files"(M,e,L,G){let j;const m=()=>j??=e("node:fs/promises");let C;const a=()=>C??=e("node:path");let k;const v=()=>k??=
e("github/failure");let T;const r=()=>T??=e("make-folder");let E;const f=()=>E??=e("report/agent/render");let y;const I=()=>y??=
e("report/escape");let x;const A=()=>x??=e("report/format");let O;const H=()=>O??=e("report/in-toto/statement");let F;const N=()=>F??=
e("report/in-toto/test-result");let h;const l=()=>h??=e("report/json");let g;const $=()=>g??=e("report/junit/junit");let w;
const b=()=>w??=e("report/sarif/sarif");let P;const R=()=>P??=e("publish/folder-lock");L(M,{publishFiles:()=>c,resultPaths:()=>d});
function d(t){return{report:(0,a().join)(t,"gate-report.json"),validationReports:(0,a().join)(t,"validation-reports"),validationLines:(0,a().
join)(t,"validation-reports.jsonl"),testResult:p(t,"test-result"),summary:p(t,"verification-summary"),agentTask:(0,a().join)(
t,f().AGENT_TASK_FILE),agentPatch:(0,a().join)(t,f().AGENT_PATCH_FILE),page:(0,a().join)(t,"report.md"),html:(0,a().join)(
t,"report.html"),sarif:(0,a().join)(t,"report.sarif"),junit:(0,a().join)(t,"report.junit.xml")}}function p(t,i){return{statement:(0,a().
join)(t,`${i}.intoto.json`),predicate:(0,a().join)(t,`${i}.predicate.json`),subjects:(0,a().join)(t,`${i}.subjects.sha25\
6`)}}const S=1024*1024;async function c(t,i){const _=d(t);try{return await s(t),await(0,R().whileLocked)(t,()=>n(_,i)),{
status:"reached",where:t}}catch(B){return{status:"failed",reason:`could not write the result files: ${(0,v().readFailure)(
B).said}`}}}async function n(t,i){const{report:_}=i;await s(t.validationReports),await u(t.report,(0,l().jsonPieces)(_));
for(const U of await(0,m().readdir)(t.validationReports))/^vr_\d+\.json$/.test(U)&&await(0,m().rm)((0,a().join)(t.validationReports,
U));for(const U of _.validation_reports)await u((0,a().join)(t.validationReports,`${U.id}.json`),`${(0,I().json)(U)}
`);await u(t.validationLines,(0,l().renderJsonLines)(_)),await o(t.testResult,(0,N().testResultStatement)(_)),await o(t.
summary,(0,l().summaryStatement)(_)),await u(t.agentTask,(0,f().renderAgentTask)(_)),_.fix?.patch?await u(t.agentPatch,_.
fix.patch):await(0,m().rm)(t.agentPatch,{force:!0}),await u(t.page,i.markdown(S));const{renderHtml:B}=await(0,A().htmlRenderer)();
await u(t.html,B(_)),await u(t.sarif,(0,b().renderSarif)(_)),await u(t.junit,(0,$().renderJunit)(_))}async function o(t,i){
if(i===void 0){for(const _ of Object.values(t))await(0,m().rm)(_,{force:!0});return}await u(t.statement,`${(0,I().json)(
i)}
`),await u(t.predicate,`${(0,I().json)(i.predicate)}
`),await u(t.subjects,(0,H().checksumsOf)(i.subject))}async function s(t){if(await(0,r().makeFolder)(t),!(await(0,m().lstat)(
t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function u(t,i){const _=`${t}.draft`;await(0,m().
rm)(_,{force:!0}),await(0,m().writeFile)(_,i,{flag:"wx"}),await(0,m().rename)(_,t)}},"publish/folder-lock"(M,e,L,G){let j;
const m=()=>j??=e("node:crypto");let C;const a=()=>C??=e("node:fs/promises");let k;const v=()=>k??=e("node:path");let T;
const r=()=>T??=e("node:timers/promises");let E;const f=()=>E??=e("process-identity");L(M,{whileLocked:()=>O});const y="\
.gene-gate.lock",I=3e4,x=50,A=12e4;async function O(h,l){const g=(0,v().join)(h,y),$=performance.now()+I;for(;!await H(g);)
if(await N(g))await F(g);else{if(performance.now()>$)throw new Error(`another gene-gate process writes to ${h} (remove ${g}\
 if none does)`);await(0,r().setTimeout)(x)}try{return await l()}finally{await(0,a().rm)(g,{force:!0})}}async function H(h){
try{return await(0,a().writeFile)(h,(0,f().processIdentity)(),{flag:"wx"}),!0}catch(l){if(l.code==="EEXIST")return!1;throw l}}
async function F(h){const l=`${h}.${(0,m().randomUUID)()}`;try{await(0,a().rename)(h,l)}catch{return}await N(l)||await(0,a().
link)(l,h).catch(()=>{}),await(0,a().rm)(l,{force:!0})}async function N(h){try{return(0,f().isEnded)(await(0,a().readFile)(
h,"utf8"))?!0:Date.now()-(await(0,a().stat)(h)).mtimeMs>A}catch{return!1}}},"publish/log"(M,e,L,G){L(M,{logAnnotations:()=>C,
logChannels:()=>a});const j=10,m={failure:"error",warning:"warning",notice:"notice"};function C(k,v){let T=0;for(const[r,
E]of Object.entries(m)){const f=v.filter(({annotation_level:y})=>y===r);T+=Math.max(0,f.length-j);for(const y of f.slice(
0,j))k[E](y.message,{title:y.title,file:y.path,startLine:y.start_line,endLine:y.end_line,...y.start_column!==void 0&&{startColumn:y.
start_column},...y.end_column!==void 0&&{endColumn:y.end_column}})}T>0&&k.info(`Findings omitted from the log: ${T}; see\
 the summary.`)}function a(k,v){for(const[T,r]of Object.entries(v))if(r.status==="failed"&&k.warning(`${T}: ${r.reason}`),
r.status==="skipped"&&k.info(`${T}: skipped: ${r.reason}`),r.status==="reached"){k.info(`${T}: published${r.where===void 0?
"":` (${r.where})`}`);for(const E of r.notes??[])k.warning(`${T}: ${E}`)}}},"publish/log-failures"(M,e,L,G){let j;const m=()=>j??=
e("report/view/error-lines");let C;const a=()=>C??=e("report/view/output");let k;const v=()=>k??=e("report/view/report-s\
ections");let T;const r=()=>T??=e("run/log-commands");let E;const f=()=>E??=e("run/safe-line");L(M,{logFailures:()=>A});
const y=20,I=160,x=50;async function A(O,H){const F=(0,v().reportSections)(H).failed.filter(({command:N})=>!N.outcome?.reused);
for(const{command:N,gene:h,position:l}of F.slice(0,x)){if(N.outcome===void 0)continue;const g=`${h.id}, command ${l} ${(0,a().
statusWords)(N.outcome)}: ${N.command}`;O.startGroup((0,f().safeLine)(g));const $=(0,m().errorLines)(N.outcome,y,I);await(0,r().
withoutLogCommands)(O.info,async()=>{for(const w of $)O.info(`\u2502 ${(0,f().safeLine)(w)}`)}),O.endGroup()}}},"publish\
/notes"(M,e,L,G){let j;const m=()=>j??=e("github/limits");L(M,{withNotes:()=>C});function C(a,k,v){if(k.length===0)return(0,m().
shorten)(a.markdown(v),v);const T=(0,m().shorten)(`

---
${k.map(E=>`- ${E}`).join(`
`)}
`,v),r=v-T.length;return`${(0,m().shorten)(a.markdown(r),r)}${T}`}},"publish/outputs"(M,e,L,G){let j;const m=()=>j??=e("\
github/failure");L(M,{outputsOf:()=>C,setOutputs:()=>a});function C(r,E,f,y={}){const I=r.genes.flatMap(O=>O.commands),x=I.
filter(T),A=x.filter(({outcome:O})=>O?.status==="passed");return{verdict:r.verdict,conclusion:E,"next-actor":r.next_actor,
"report-path":f?.report??"","page-path":f?.html??"","agent-task-path":f?.agentTask??"","validation-reports-path":f?.validationReports??
"","sarif-path":f?.sarif??"","junit-path":f?.junit??"","check-url":k(y.check),"comment-url":k(y.comment),errors:String(v(
r,"error")),warnings:String(v(r,"warning")),"genes-changed":String(r.genes.length),"commands-run":String(x.length),"comm\
ands-passed":String(A.length),"commands-failed":String(x.length-A.length),"commands-blocked":String(I.filter(({verdict:O})=>O===
"block").length),"approval-digest":r.approval_digest??""}}function a(r,E){try{for(const[f,y]of Object.entries(E))r.setOutput(
f,y)}catch(f){r.warning(`could not set the outputs: ${(0,m().readFailure)(f).said}`)}}function k(r){return r?.status==="\
reached"?r.where??"":""}function v({findings:r},E){return r.filter(f=>f.severity===E&&!f.suppressed).length}function T({
outcome:r}){return r!==void 0&&r.status!=="blocked"&&r.status!=="skipped"}},"publish/post"(M,e,L,G){let j;const m=()=>j??=
e("zod");let C;const a=()=>C??=e("github/check-run");let k;const v=()=>k??=e("github/failure");L(M,{closeAbandonedCheck:()=>O,
forgetCheck:()=>A,rememberCheck:()=>I,rememberDecision:()=>x});const T="started-check",r="decided",E={title:"The gate di\
d not finish",summary:"The job ended before the gate published its result: it was cancelled, exceeded its time limit, lo\
st its runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has th\
e details."},f={title:"Decided, but not published",summary:"The gate decided about this change, but could not complete t\
his check run. The log of the job and its step summary have the result and the reason. Run the job again to publish it."},
y=m().object({owner:m().string(),repo:m().string(),headSha:m().string(),checkName:m().string(),runKey:m().string()});function I({
core:F,checkName:N,runKey:h},{owner:l,repo:g,headSha:$}){const w={owner:l,repo:g,headSha:$,checkName:N,runKey:h};F.saveState(
T,JSON.stringify(w))}function x({core:F}){F.saveState(r,"true")}function A({core:F}){F.saveState(T,"")}async function O({
connect:F,getState:N}){const h=H(N(T));if(h===void 0)return{status:"nothing_to_close"};const l={client:F(),...h};try{const g=await(0,a().
findUnfinished)(l,h);if(g.length===0)return{status:"nothing_to_close"};const $=N(r)===""?E:f;for(const w of g)await(0,a().
completeCheck)(l,w,{conclusion:"failure",externalId:(0,a().runExternalId)(h),output:$});return{status:"closed"}}catch(g){
return{status:"failed",reason:(0,v().explainFailure)(g,(0,a().checkOperation)(l))}}}function H(F){try{return y.parse(JSON.
parse(F))}catch{return}}},"publish/publisher"(M,e,L,G){let j;const m=()=>j??=e("github/failure");let C;const a=()=>C??=e(
"report/json");let k;const v=()=>k??=e("publish/annotations");let T;const r=()=>T??=e("publish/check");let E;const f=()=>E??=
e("publish/comment");let y;const I=()=>y??=e("publish/conclusion");let x;const A=()=>x??=e("publish/files");let O;const H=()=>O??=
e("publish/log");let F;const N=()=>F??=e("publish/log-failures");let h;const l=()=>h??=e("publish/outputs");let g;const $=()=>g??=
e("publish/post");let w;const b=()=>w??=e("publish/several");let P;const R=()=>P??=e("publish/step-summary");let d;const p=()=>d??=
e("publish/suggestions");L(M,{publish:()=>n,startCheck:()=>S});async function S(t){const{github:i}=t;return"unavailable"in
i?{reason:i.unavailable,permanent:!0}:(c(t,()=>(0,$().rememberCheck)(t,i)),await(0,r().beginCheck)(i,t))}function c({core:t},i){
try{i()}catch(_){t.warning(`The post step cannot close the check run: ${(0,m().readFailure)(_).said}`)}}async function n(t,i,_){
const{github:B,core:U,outputDirectory:J}=t,D=s(_),{report:z}=D,V=(0,I().conclusionOf)(z),Y=(0,v().annotationsOf)(z),W=await(0,A().
publishFiles)(J,D),{check:K,comment:q,suggestions:nt}="unavailable"in B?o(B.unavailable):await it(B),ot=await(0,R().publishStepSummary)(
t.stepSummaryPath,D,u(W,K,q)),Q={files:W,check:K,comment:q,suggestions:nt,summary:ot};await(0,N().logFailures)(U,z),K.status!==
"reached"&&(0,H().logAnnotations)(U,Y.annotations),K.status==="failed"&&z.verdict!=="error"&&c(t,()=>(0,$().rememberDecision)(
t)),(0,H().logChannels)(U,Q);const st=W.status==="reached"?(0,A().resultPaths)(J):void 0;return(0,l().setOutputs)(U,(0,l().
outputsOf)(z,V,st,Q)),{conclusion:V,digest:(0,a().reportDigest)(z),channels:Q};async function it(Z){const X=await(0,b().
publishAmongOthers)(Z,t,i,D,Y);if(X.status==="skipped")return{check:X,comment:X,suggestions:X};X.status==="reached"&&c(t,
()=>(0,$().forgetCheck)(t));const{name:tt,comment:rt,suggestions:at}=t,ct=u(W,X),et=await(0,f().publishComment)(Z,{mode:rt,
name:tt},D,ct),lt={enabled:at,name:tt},ut=await(0,p().publishSuggestions)(Z,lt,z,et);return{check:X,comment:et,suggestions:ut}}}
function o(t){const i={status:"skipped",reason:t};return{check:i,comment:i,suggestions:i}}function s(t){const{report:i}=t;
return{...t,markdown(_){try{return t.markdown(_)}catch{return`The result is **${i.verdict}**. The page could not be rend\
ered; see the result files.`}},text(_){try{return t.text(_)}catch{return}}}}function u(...t){return t.flatMap(i=>i.status===
"skipped"?[]:i.status==="reached"?[...i.notes??[]]:[`${i.reason.charAt(0).toUpperCase()}${i.reason.slice(1)}.`])}},"publ\
ish/several"(M,e,L,G){let j;const m=()=>j??=e("github/check-binding");let C;const a=()=>C??=e("github/check-run");let k;
const v=()=>k??=e("github/failure");let T;const r=()=>T??=e("github/one-check");let E;const f=()=>E??=e("report/escape");
let y;const I=()=>y??=e("publish/check");let x;const A=()=>x??=e("publish/conclusion");L(M,{publishAmongOthers:()=>O,publishWorst:()=>F});
async function O(d,p,S,c,n){const o=await H(p),{pullRequest:s}=d;if(typeof o=="string"||o.length===0||s===void 0){const J=typeof o==
"string"?[o]:[],D={...n,notes:[...n.notes,...J]};return await(0,I().publishCheck)(d,p,S,c,D)}const{number:u}=s,t={...p,checkName:(0,r().
nameOfPull)(p.checkName,u)},i=await(0,I().beginCheck)(d,t),_=await(0,I().publishCheck)(d,t,i,c,n);if(_.status==="failed")
return _;const B=[{number:u,base:p.binding?.base??"",publication:c},...o],U=await F(d,p,S,B);return U.status==="failed"?
U:_}async function H({others:d}){try{return await d?.()??[]}catch(p){return`Other open pull requests of this commit were\
 not considered: ${(0,v().explainFailure)(p,{doing:"look for other pull requests of this commit",permission:"pull-reques\
ts: read"})}.`}}async function F(d,p,S,c){try{let n=await h(d,p,c);if(N(n)&&"run"in S&&(await R(d,p,S.run,n),n=await h(d,
p,c)),N(n))return{status:"reached",notes:[P(n)]};const o=n.reduce((_,B)=>g(B)<g(_)?B:_),s=c.map(({number:_})=>_),u={event:"\
pull_request",base:o.base,pulls:s},t={...p,binding:u},i={annotations:[],notes:[b(n)]};return await(0,I().publishCheck)(d,
t,S,$(o),i)}catch(n){return{status:"failed",reason:(0,v().explainFailure)(n,(0,a().checkOperation)(d))}}}function N(d){return d.
some(({own:p})=>p===void 0)}function h(d,{checkName:p},S){return Promise.all(S.map(async c=>{const[n]=await(0,a().gateChecks)(
d,(0,r().nameOfPull)(p,c.number)),o=n?.completed&&(0,m().readExternalId)(n.externalId)?.isInto(c.base)===!0;return{...c,
own:o?n:void 0}}))}function l({own:d,publication:p}){const S=(0,A().conclusionOf)(p.report),c=a().CONCLUSIONS.find(n=>n===
d?.conclusion)??"failure";return a().CONCLUSIONS.indexOf(c)<a().CONCLUSIONS.indexOf(S)?c:S}function g(d){return a().CONCLUSIONS.
indexOf(l(d))}function $(d){const{number:p,base:S,publication:c,own:n}=d,o=l(d),u=o!==(0,A().conclusionOf)(c.report)?n?.
title.split(w)[0]??"":c.title;return{...c,conclusion:o,title:`#${p} into ${(0,f().terminal)(S)}: ${u}`}}const w=/ · [a-z_]+ into /;
function b(d){const p=d.map(S=>`#${S.number} into ${(0,f().markdownCode)(S.base)}: ${l(S)}`);return`${d.length} open pul\
l requests into protected branches have this commit as their head, and the worst result counts: ${p.join(", ")}.`}function P(d){
return`The required check waits for the result of ${d.filter(({own:c})=>c===void 0).map(({number:c,base:n})=>`#${c} into\
 ${(0,f().markdownCode)(n)}`).join(", ")}, which has the same head.`}async function R(d,{checkName:p},S,c){const[n]=await(0,a().
gateChecks)(d,p);if(n?.externalId!==S.externalId)return;const s=`waiting for ${c.filter(({own:u})=>u===void 0).map(({number:u})=>`\
#${u}`).join(", ")}`;await(0,a().leaveWaiting)(d,n,{title:s,summary:P(c)})}},"publish/step-summary"(M,e,L,G){let j;const m=()=>j??=
e("node:fs/promises");let C;const a=()=>C??=e("github/failure");let k;const v=()=>k??=e("github/limits");let T;const r=()=>T??=
e("publish/notes");L(M,{publishStepSummary:()=>y});const E=3,f=1024;async function y(I,x,A){if(I===void 0)return{status:"\
skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{const{size:O}=await(0,m().stat)(I),H=Math.floor((v().
GITHUB_LIMITS.stepSummaryBytes-O-1)/E);return H<f?{status:"failed",reason:"could not write the step summary: earlier out\
put has used up its size limit"}:(await(0,m().appendFile)(I,`${(0,r().withNotes)(x,A,H)}
`),{status:"reached"})}catch(O){return{status:"failed",reason:`could not write the step summary: ${(0,a().readFailure)(O).
said}`}}}},"publish/suggestion"(M,e,L,G){let j;const m=()=>j??=e("diff");let C;const a=()=>C??=e("report/escape");let k;
const v=()=>k??=e("report/view/head-place");L(M,{suggestionsOf:()=>E});const T=60,r=8e3;function E(h,l){const{fix:g}=h;return g?.
patch?f(g.patch).flatMap(({path:$,blocks:w})=>{const b=l.get($);if(b===void 0)return[];const P=A(b);return x(h,$,w).flatMap(
R=>O($,R,P))}):[]}function f(h){return(0,m().parsePatch)(h).filter(({oldFileName:l})=>l!==void 0&&l!=="/dev/null").map(({
oldFileName:l="",hunks:g})=>({path:l.replace(/^a\//,""),blocks:g.flatMap(({oldStart:$,lines:w})=>y($,w).flatMap(I))}))}function y(h,l){
const g=[];let $=h,w=!1;for(const b of l){const[P,R]=[b[0],b.slice(1)];if(P==="\\")continue;if(P===" "){w=!1,$+=1;continue}
w||g.push({start:$,removed:[],added:[]}),w=!0;const d=g.at(-1);P==="+"?d?.added.push(R):(d?.removed.push(R),$+=1)}return g}
function I(h){const{start:l,removed:g,added:$}=h;return g.length!==$.length?[h]:g.map((w,b)=>({start:l+b,removed:[w],added:$.
slice(b,b+1)}))}function x(h,l,g){const{genes:$,capsules:w,events:b,findings:P,fix:R}=h,d=[...$,...w,...b].filter(s=>s.path===
l).flatMap(s=>(0,v().headPlace)(h,s)?.line??[]).sort((s,u)=>s-u),p=s=>d.findLast(u=>u<=s),S=(R?.edits??[]).filter(s=>s.path===
l),c=new Map(P.map(s=>[s.id,s])),n=S.map(s=>{const u=c.get(s.finding),t=u?.location&&(0,v().headPlace)(h,u.location)?.line;
return{edit:s,finding:u,owner:t===void 0?void 0:p(t)}});return g.some(s=>p(s.start)!==p(N(s)))||n.some(s=>s.owner===void 0)?
[]:[...new Set(g.map(({start:s})=>p(s)))].flatMap(s=>{const u=n.filter(i=>i.owner===s);if(s===void 0||u.some(({edit:i})=>i.
files!==void 0))return[];const t=new Set(u.flatMap(({finding:i})=>i??[]));return[{blocks:g.filter(({start:i})=>p(i)===s),
findings:[...t]}]})}function A(h){return(0,m().parsePatch)(h).flatMap(({hunks:l})=>l).map(({newStart:l,lines:g})=>{const $=g.
filter(w=>w[0]===" "||w[0]==="+");return new Map($.map((w,b)=>[l+b,w.slice(1)]))})}function O(h,{blocks:l,findings:g},$){
const w=Math.min(...l.map(p=>p.start)),b=Math.max(...l.map(N)),P=$.find(p=>p.has(w)&&p.has(b));if(P===void 0||b<w||b-w>=
T)return[];const R=[];for(let p=w;p<=b;){const{removed:S,added:c}=l.find(n=>n.start===p)??F;if(!S.every((n,o)=>P.get(p+o)===
n))return[];R.push(...c),S.length===0&&R.push(P.get(p)??""),p+=Math.max(1,S.length)}return R.join(`
`).length<=r&&R.every(H)?[{path:h,start:w,end:b,lines:R,findings:g}]:[]}function H(h){const l=h.replaceAll("	"," ");return(0,a().
terminal)(l)===l}const F={removed:[],added:[]};function N({start:h,removed:l}){return h+Math.max(1,l.length)-1}},"publis\
h/suggestions"(M,e,L,G){let j;const m=()=>j??=e("github/failure");let C;const a=()=>C??=e("github/pull-files");let k;const v=()=>k??=
e("github/pull-request");let T;const r=()=>T??=e("github/review-comments");let E;const f=()=>E??=e("report/escape");let y;
const I=()=>y??=e("report/markdown/prose");let x;const A=()=>x??=e("report/view/words");let O;const H=()=>O??=e("publish\
/suggestion");L(M,{publishSuggestions:()=>g,suggestionMarker:()=>l});const F=20,N=3,h="gene-gate has judged these sugges\
tions in a copy of the files.";function l(b){return`<!-- gene-gate suggestion: ${encodeURIComponent(b).replaceAll("-","%\
2D")} -->`}async function g(b,{enabled:P,name:R},d,p){const{pullRequest:S,readOnlyToken:c=!1}=b;if(!P)return w("the `sug\
gestions` input is `false`");if(S===void 0||p.status!=="reached")return w("no comment");const n={doing:"suggest changes",
permission:"pull-requests: write",readOnlyToken:c};try{const{number:o}=S,s=new Set((d.fix?.edits??[]).map(({path:B})=>B)),
u=s.size>0?await(0,a().pullRequestHunks)(b,o,s):new Map,t=l(R),i=(0,H().suggestionsOf)(d,u).slice(0,F).map(B=>$(B,t)),_=await(0,r().
lineCommentChanges)(b,o,t,i);if(_.missing.length+_.outdated.length>0){const{headSha:B}=await(0,v().pullRequestState)(b,o);
if(B!==b.headSha)return w("the pull request has newer commits");await(0,r().changeLineComments)(b,o,t,_,h)}return i.length>
0?{status:"reached"}:w("no edit is on lines that the pull request shows")}catch(o){const s=(0,m().explainFailure)(o,n),{
kind:u}=(0,m().readFailure)(o);return u==="denied"?w(s):{status:"failed",reason:s}}}function $({path:b,start:P,end:R,lines:d,
findings:p},S){const c=p.slice(0,N).map(({rule:s,message:u,subject:t})=>`- ${t?.id===void 0?"":`${(0,I().name)(t.id)}: `}${(0,I().
sentence)(u)} (${(0,I().ruleLink)(s)})`),n=p.length-N,o=[S,...c,...n>0?[`- and ${(0,A().count)(n,"other finding")}`]:[],
"",...(0,f().suggestionBlock)(d)].join(`
`);return{path:b,line:R,...P<R&&{start_line:P},body:o}}function w(b){return{status:"skipped",reason:b}}}};
