//# publish/annotations
(function(S,r,I,Q){let M;const u=()=>M??=r("github/limits");let T;const $=()=>T??=r("model/severities");let b;const L=()=>b??=
r("report/escape");let N;const O=()=>N??=r("report/view/finding");let B;const E=()=>B??=r("report/view/group");let A;const d=()=>A??=
r("report/view/head-place");let j;const _=()=>j??=r("report/view/words");I(S,{annotationsOf:()=>P});const h=3,F=80,g={error:"\
failure",warning:"warning",notice:"notice"};function P(n,t=u().MAX_ANNOTATIONS){const e=n.findings.filter(G).filter(({suppressed:a})=>!a),
s=e.filter(({location:a})=>R(a.path)),o=C((0,E().groupsOf)(s,H).map(a=>k(a,n))).sort(V),i=e.length-s.length,c=o.length-t,
l=[c>0&&`Findings beyond the limit of ${t} annotations per check run: ${c}.`,i>0&&`Findings in files whose names cannot \
be used in an annotation: ${i}.`];return{annotations:o.slice(0,t),notes:l.filter(a=>a!==!1)}}function C(n){return[...new Map(
n.map(t=>[JSON.stringify(t),t])).values()]}function G(n){return n.location!==void 0}function H(n){const{cause:t,severity:e,
location:s,subject:o}=n,i=t===void 0||o?.command!==void 0;return JSON.stringify(i?n:[t,e,s.path])}function k({lead:n,others:t},e){
const{severity:s,rule:o,message:i,remedy:c,subject:l}=n,{location:a,note:X}=D(n.location,e),{line:m,column:p,end_line:y=m,
end_column:x=p}=a,z=[o,l?.id].filter(Boolean).join(": "),K=[i,c,...J(t),X].filter(Boolean).join(`
`)||o;return{path:a.path,start_line:m,end_line:Math.max(m,y),...y<=m&&{start_column:p,end_column:Math.max(p,x)},annotation_level:g[s],
title:(0,u().shorten)(v(z).replace(/\s+/g," "),u().GITHUB_LIMITS.annotationTitle),message:U(v(K),u().GITHUB_LIMITS.annotationMessageBytes)}}
function D(n,t){const{path:e,line:s,end_line:o=s}=n,i=(0,d().headPlace)(t,n)?.line;if(i===void 0){const l=`This is line ${s}\
 of the audited commit ${(0,_().shortCommit)(t.audited_sha)}; the head has no such line.`;return{location:{path:e,line:1,
column:1},note:l}}const c=(0,d().headPlace)(t,{path:e,line:o})?.line??i;return{location:{...n,line:i,end_line:Math.max(i,
c)}}}function J(n){if(n.length===0)return[];const t=[...new Set(n.map(({subject:o,location:i})=>o?.id??`line ${i.line}`))],
e=t.length-h;return[`Also: ${t.slice(0,h).map(o=>(0,_().clip)(o,F)).join(", ")}${e>0?` and ${e} more`:""}`]}function R(n){
return!/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(n)&&(0,O().isRepositoryPath)(n)}function v(n){return(0,L().terminalLines)(
n).join(`
`).replace(/[\u{10000}-\u{10ffff}]/gu,"\uFFFD")}function U(n,t){const e=Buffer.from(n);return e.length<=t?n:`${e.subarray(
0,t-Buffer.byteLength("\u2026")).toString().replace(/\ufffd+$/,"")}\u2026`}function V(n,t){return w(n)-w(t)||W(n.path,t.
path)||n.start_line-t.start_line}function w({annotation_level:n}){return $().SEVERITIES.findIndex(t=>g[t]===n)}function W(n,t){
return n===t?0:n<t?-1:1}});
//# publish/check
(function(y,n,C,X){let F;const O=()=>F??=n("github/backoff");let I;const g=()=>I??=n("github/check-annotations");let v;
const p=()=>v??=n("github/check-binding");let U;const i=()=>U??=n("github/check-run");let $;const r=()=>$??=n("github/fa\
ilure");let E;const m=()=>E??=n("github/limits");let S;const _=()=>S??=n("github/one-check");let T;const j=()=>T??=n("re\
port/escape");let A;const P=()=>A??=n("report/json");let B;const G=()=>B??=n("publish/check-output");let L;const D=()=>L??=
n("publish/conclusion");C(y,{beginCheck:()=>k,publishCheck:()=>M});const H="the check run of this commit belongs to the \
merge queue, which has not passed; push another commit to the pull request";async function k(t,o){try{const e=await(0,_().
obtainCheck)(t,o);return e?{run:e}:{reason:H,permanent:!0}}catch(e){const s=!O().PASSING_FAILURES.has((0,r().readFailure)(
e).kind);return{reason:(0,r().explainFailure)(e,(0,i().checkOperation)(t)),permanent:s}}}async function M(t,o,e,s,h){const c="\
run"in e||e.permanent?e:await k(t,o);if("reason"in c)return{status:"failed",reason:c.reason};try{const a=await(0,_().settleCheck)(
t,o,c.run,h.annotations);return a===void 0?(await d(t,o,await(0,i().findUnfinished)(t,o)),{status:"skipped",reason:"a la\
ter run of the gate on this commit, or the merge queue, has the check run"}):await N(t,o,a,s,h.notes)}catch(a){return{status:"\
failed",reason:(0,r().explainFailure)(a,(0,i().checkOperation)(t))}}}async function N(t,o,{run:e,missing:s,superseded:h},c,a){
const w={...c,title:R(c,o)},b=await(0,g().appendAnnotations)(t,e,s),l={conclusion:c.conclusion??(0,D().conclusionOf)(c.report),
externalId:Q(c,o),output:(0,G().checkOutput)(w,[...a,...b])},z=await K(l.output),J=await d(t,o,h);return{status:"reached",
...e.url!==null&&{where:e.url},notes:[...b,...z,...J]};async function K(V){try{return await(0,i().completeCheck)(t,e,{...l,
output:V}),[]}catch(u){if((0,r().readFailure)(u).kind!=="invalid")throw u;const x=(0,r().explainFailure)(u,(0,i().checkOperation)(
t)),W=w.title.replace(/[^\x20-\x7e]/g,"?");return await(0,i().completeCheck)(t,e,{...l,output:{title:(0,m().shorten)(W,m().
GITHUB_LIMITS.checkTitle),summary:`The step summary and the result files have the details: ${x}.`}}),[x]}}}function Q({report:t},{
binding:o}){const e=(0,P().reportDigest)(t);return o?(0,p().completedExternalId)(e,t.policy?.digest,o):e}function R({title:t,
report:o},{binding:e}){if(e===void 0)return t;const s=(0,p().shortPolicy)(o.policy?.digest);return`${t} \xB7 ${e.event} \
into ${(0,j().terminal)(e.base)}, policy ${s}`}async function d(t,o,e){const s=[];for(const h of e)try{await(0,i().supersedeCheck)(
t,o,h)}catch(c){s.push((0,r().explainFailure)(c,{...(0,i().checkOperation)(t),doing:"rename an older check run of the sa\
me name"}))}return s}});
//# publish/check-name
(function(r,o,u,s){u(r,{checkNameOf:()=>a});const i=200;function a(e,c,n){return c.name==="push"||c.name==="workflow_di\
spatch"?`${e} (${c.name})`:n?e:`${e} (base: ${c.baseRef})`.slice(0,i)}});
//# publish/check-output
(function(i,c,s,_){let m;const t=()=>m??=c("github/limits");let I;const h=()=>I??=c("publish/notes");s(i,{checkOutput:()=>n});
function n(e,T){const o=e.text(t().GITHUB_LIMITS.checkText);return{title:(0,t().shorten)(e.title,t().GITHUB_LIMITS.checkTitle),
summary:(0,h().withNotes)(e,T,t().GITHUB_LIMITS.checkSummary),...o!==void 0&&{text:(0,t().shorten)(o,t().GITHUB_LIMITS.checkText)}}}});
//# publish/comment
(function(h,e,d,F){let _;const w=()=>_??=e("github/comments");let g;const b=()=>g??=e("github/failure");let k;const v=()=>k??=
e("github/limits");let y;const I=()=>y??=e("github/pull-request");let T;const q=()=>T??=e("publish/notes");d(h,{commentMarker:()=>s,
publishComment:()=>x});function s(t){return`<!-- gene-gate: ${encodeURIComponent(t).replaceAll("-","%2D")} -->`}async function x(t,{
mode:i,name:l},u,$){const{pullRequest:r,readOnlyToken:C=!1}=t;if(i==="never")return n("the `comment` input is `never`");
if(r===void 0)return n("the event has no pull request");const M={doing:"write the comment",permission:"pull-requests: wr\
ite",readOnlyToken:C};try{const o=(0,w().commentThread)(t,r.number,s(l)),m=await o.own(),p=u.report.verdict==="pass";if(p&&
m.length===0&&i==="on-findings")return n("there is nothing to report");const{headSha:c}=await(0,I().pullRequestState)(t,
r.number);if(c!==t.headSha)return n(`the head of the pull request is now ${c}, which has its own run`);const R=p&&i==="o\
n-findings"?[S]:[],a=[s(l),...R,""].join(`
`),B=v().GITHUB_LIMITS.commentBody-a.length,D=`${a}${(0,q().withNotes)(u,$,B)}`;return{status:"reached",where:(await o.leaveOne(
m,D)).url}}catch(o){return{status:"failed",reason:(0,b().explainFailure)(o,M)}}}const S=`The problems reported here are \
fixed.
`;function n(t){return{status:"skipped",reason:t}}});
//# publish/conclusion
(function(o,r,c,a){let n;const i=()=>n??=r("verdict/exit-code");c(o,{conclusionOf:()=>s});const t={pass:"success",warn:"\
success",fail:"failure",error:"failure",needs_approval:"action_required"};function s({verdict:e,policy:u}){return u?.enforce===
"report"&&i().REPORTED_ONLY.has(e)?"neutral":t[e]}});
//# publish/files
(function(d,i,w,W){let u;const a=()=>u??=i("node:fs/promises");let j;const m=()=>j??=i("node:path");let F;const k=()=>F??=
i("node:timers/promises");let y;const h=()=>y??=i("github/failure");let b;const R=()=>b??=i("make-folder");let v;const o=()=>v??=
i("replace-file");let $;const g=()=>$??=i("report/agent/render");let A;const n=()=>A??=i("report/escape");let P;const S=()=>P??=
i("report/format");let E;const L=()=>E??=i("report/in-toto/statement");let T;const C=()=>T??=i("report/in-toto/test-resu\
lt");let H;const l=()=>H??=i("report/json");let I;const O=()=>I??=i("report/junit/junit");let x;const G=()=>x??=i("repor\
t/sarif/sarif");let J;const V=()=>J??=i("publish/folder-lock");let z;const B=()=>z??=i("publish/result-paths");w(d,{publishFiles:()=>M});
const K=1024*1024;async function M(t,e,r){const U=(0,B().resultPaths)(t);try{return await p(t),await(0,V().whileLocked)(
t,async()=>{for(const c of N(U,e))await c(),await(0,k().setImmediate)(),r?.throwIfAborted()}),{status:"reached",where:t}}catch(c){
return{status:"failed",reason:`could not write the result files: ${(0,h().readFailure)(c).said}`}}}function N(t,{report:e,
markdown:r}){return[()=>(0,o().replaceFile)(t.report,(0,l().jsonPieces)(e)),()=>Q(t.validationReports,e),()=>(0,o().replaceFile)(
t.validationLines,(0,l().jsonLinePieces)(e)),()=>_(t.testResult,(0,C().testResultStatement)(e)),()=>_(t.summary,(0,l().summaryStatement)(
e)),()=>(0,o().replaceFile)(t.agentTask,(0,g().renderAgentTask)(e)),()=>s(t.agentPatch,e.fix?.patch||void 0),()=>(0,o().
replaceFile)(t.page,r(K)),async()=>(0,o().replaceFile)(t.html,(await(0,S().htmlRenderer)()).renderHtml(e)),()=>(0,o().replaceFile)(
t.sarif,(0,G().renderSarif)(e)),()=>(0,o().replaceFile)(t.junit,(0,O().renderJunit)(e))]}async function Q(t,{validation_reports:e}){
await p(t);for(const r of await(0,a().readdir)(t))/^vr_\d+\.json$/.test(r)&&await(0,a().rm)((0,m().join)(t,r));for(const r of e)
await(0,o().replaceFile)((0,m().join)(t,`${r.id}.json`),`${(0,n().json)(r)}
`)}async function _(t,e){await s(t.statement,e&&`${(0,n().json)(e)}
`),await s(t.predicate,e&&`${(0,n().json)(e.predicate)}
`),await s(t.subjects,e&&(0,L().checksumsOf)(e.subject))}async function p(t){if(await(0,R().makeFolder)(t),!(await(0,a().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function s(t,e){e===void 0?await(0,a().
rm)(t,{force:!0}):await(0,o().replaceFile)(t,e)}});
//# publish/folder-lock
(function(s,n,c,I){let m;const p=()=>m??=n("node:crypto");let w;const o=()=>w??=n("node:fs/promises");let _;const d=()=>_??=
n("node:path");let l;const u=()=>l??=n("node:timers/promises");let y;const i=()=>y??=n("process-identity");c(s,{whileLocked:()=>L});
const h=".gene-gate.lock",E=3e4,S=50,g=12e4;async function L(t,e){const r=(0,d().join)(t,h),A=performance.now()+E;for(;!await M(
r);)if(await a(r))await k(r);else{if(performance.now()>A)throw new Error(`another gene-gate process writes to ${t} (remo\
ve ${r} if none does)`);await(0,u().setTimeout)(S)}try{return await e()}finally{await(0,o().rm)(r,{force:!0})}}async function M(t){
try{return await(0,o().writeFile)(t,(0,i().processIdentity)(),{flag:"wx"}),!0}catch(e){if(e.code==="EEXIST")return!1;throw e}}
async function k(t){const e=`${t}.${(0,p().randomUUID)()}`;try{await(0,o().rename)(t,e)}catch{return}await a(e)||await(0,o().
link)(e,t).catch(()=>{}),await(0,o().rm)(e,{force:!0})}async function a(t){try{return(0,i().isEnded)(await(0,o().readFile)(
t,"utf8"))?!0:Date.now()-(await(0,o().stat)(t)).mtimeMs>g}catch{return!1}}});
//# publish/log
(function(l,m,c,$){c(l,{logAnnotations:()=>u,logChannels:()=>h});const r=10,d={failure:"error",warning:"warning",notice:"\
notice"};function u(o,i){let t=0;for(const[e,s]of Object.entries(d)){const a=i.filter(({annotation_level:n})=>n===e);t+=
Math.max(0,a.length-r);for(const n of a.slice(0,r))o[s](n.message,{title:n.title,file:n.path,startLine:n.start_line,endLine:n.
end_line,...n.start_column!==void 0&&{startColumn:n.start_column},...n.end_column!==void 0&&{endColumn:n.end_column}})}t>
0&&o.info(`Findings omitted from the log: ${t}; see the summary.`)}function h(o,i){for(const[t,e]of Object.entries(i))if(e.
status==="failed"&&o.warning(`${t}: ${e.reason}`),e.status==="skipped"&&o.info(`${t}: skipped: ${e.reason}`),e.status===
"reached"){o.info(`${t}: published${e.where===void 0?"":` (${e.where})`}`);for(const s of e.notes??[])o.warning(`${t}: ${s}`)}}});
//# publish/log-failures
(function(s,t,i,M){let r;const c=()=>r??=t("report/view/error-lines");let m;const _=()=>m??=t("report/view/output");let l;
const p=()=>l??=t("report/view/report-sections");let a;const u=()=>a??=t("run/log-commands");let d;const e=()=>d??=t("ru\
n/safe-line");i(s,{logFailures:()=>$});const L=20,w=160,S=50;async function $(n,g){const v=(0,p().reportSections)(g).failed.
filter(({command:o})=>!o.outcome?.reused);for(const{command:o,gene:G,position:O}of v.slice(0,S)){if(o.outcome===void 0)continue;
const y=`${G.id}, command ${O} ${(0,_().statusWords)(o.outcome)}: ${o.command}`;n.startGroup((0,e().safeLine)(y));const C=(0,c().
errorLines)(o.outcome,L,w);await(0,u().withoutLogCommands)(n.info,async()=>{for(const F of C)n.info(`\u2502 ${(0,e().safeLine)(
F)}`)}),n.endGroup()}}});
//# publish/notes
(function(s,h,m,w){let l;const n=()=>l??=h("github/limits");m(s,{withNotes:()=>u});function u(o,r,t){if(r.length===0)return(0,n().
shorten)(o.markdown(t),t);const i=(0,n().shorten)(`

---
${r.map(c=>`- ${c}`).join(`
`)}
`,t),e=t-i.length;return`${(0,n().shorten)(o.markdown(e),e)}${i}`}});
//# publish/outputs
(function(l,d,g,O){let p;const m=()=>p??=d("github/failure");g(l,{outputsOf:()=>h,setOutputs:()=>v});function h(t,e,n,s={}){
const o=t.genes.flatMap(r=>r.commands),a=o.filter(k),c=a.filter(({outcome:r})=>r?.status==="passed");return{verdict:t.verdict,
conclusion:e,"next-actor":t.next_actor,"report-path":n?.report??"","page-path":n?.html??"","agent-task-path":n?.agentTask??
"","validation-reports-path":n?.validationReports??"","sarif-path":n?.sarif??"","junit-path":n?.junit??"","check-url":i(
s.check),"comment-url":i(s.comment),errors:String(u(t,"error")),warnings:String(u(t,"warning")),"genes-changed":String(t.
genes.length),"commands-run":String(a.length),"commands-passed":String(c.length),"commands-failed":String(a.length-c.length),
"commands-blocked":String(o.filter(({verdict:r})=>r==="block").length),"approval-digest":t.approval_digest??""}}function v(t,e){
try{for(const[n,s]of Object.entries(e))t.setOutput(n,s)}catch(n){t.warning(`could not set the outputs: ${(0,m().readFailure)(
n).said}`)}}function i(t){return t?.status==="reached"?t.where??"":""}function u({findings:t},e){return t.filter(n=>n.severity===
e&&!n.suppressed).length}function k({outcome:t}){return t!==void 0&&t.status!=="blocked"&&t.status!=="skipped"}});
//# publish/patch-blocks
(function(u,d,p,g){let h;const i=()=>h??=d("diff");p(u,{filesOf:()=>m,lastLine:()=>M,shownHunks:()=>b});function m(n){return(0,i().
parsePatch)(n).filter(({oldFileName:t})=>t!==void 0&&t!=="/dev/null").map(({oldFileName:t="",hunks:s})=>({path:t.replace(
/^a\//,""),blocks:s.flatMap(({oldStart:r,lines:e})=>v(r,e).flatMap(k))}))}function v(n,t){const s=[];let r=n,e=!1;for(const a of t){
const[o,l]=[a[0],a.slice(1)];if(o==="\\")continue;if(o===" "){e=!1,r+=1;continue}e||s.push({start:r,removed:[],added:[]}),
e=!0;const c=s.at(-1);o==="+"?c?.added.push(l):(c?.removed.push(l),r+=1)}return s}function k(n){const{start:t,removed:s,
added:r}=n;return s.length!==r.length?[n]:s.map((e,a)=>({start:t+a,removed:[e],added:r.slice(a,a+1)}))}function M({start:n,
removed:t}){return n+Math.max(1,t.length)-1}function b(n){return(0,i().parsePatch)(n).flatMap(({hunks:t})=>t).map(({newStart:t,
lines:s})=>{const r=s.filter(e=>e[0]===" "||e[0]==="+");return new Map(r.map((e,a)=>[t+a,e.slice(1)]))})}});
//# publish/post
(function(l,s,m,v){let g;const e=()=>g??=s("zod");let b;const p=()=>b??=s("attempt");let _;const c=()=>_??=s("github/ch\
eck-run");let k;const S=()=>k??=s("github/failure");m(l,{closeAbandonedCheck:()=>N,forgetCheck:()=>I,rememberCheck:()=>T,
rememberDecision:()=>E});const r="started-check",d="decided",C={title:"The gate did not finish",summary:"The job ended b\
efore the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could not reach GitH\
ub. The gate made no decision about this change. Run the job again; its log has the details."},D={title:"Decided, but no\
t published",summary:"The gate decided about this change, but could not complete this check run. The log of the job and \
its step summary have the result and the reason. Run the job again to publish it."},y=e().object({owner:e().string(),repo:e().
string(),headSha:e().string(),checkName:e().string(),runKey:e().string()});function T({core:t,checkName:a,runKey:n},{owner:i,
repo:o,headSha:h}){const u={owner:i,repo:o,headSha:h,checkName:a,runKey:n};t.saveState(r,JSON.stringify(u))}function E({
core:t}){t.saveState(d,"true")}function I({core:t}){t.saveState(r,"")}async function N({connect:t,getState:a}){const n=j(
a(r));if(n===void 0)return{status:"nothing_to_close"};const i={client:t(),...n};try{const o=await(0,c().findUnfinished)(
i,n);if(o.length===0)return{status:"nothing_to_close"};const h=a(d)===""?C:D;for(const u of o)await(0,c().completeCheck)(
i,u,{conclusion:"failure",externalId:(0,c().runExternalId)(n),output:h});return{status:"closed"}}catch(o){return{status:"\
failed",reason:(0,S().explainFailure)(o,(0,c().checkOperation)(i))}}}function j(t){return(0,p().attempt)(()=>y.parse(JSON.
parse(t)))}});
//# publish/publisher
(function(F,o,S,gt){let T;const $=()=>T??=o("attempt");let j;const A=()=>j??=o("github/failure");let D;const G=()=>D??=
o("report/json");let H;const P=()=>H??=o("publish/annotations");let M;const R=()=>M??=o("publish/check");let U;const z=()=>U??=
o("publish/comment");let B;const E=()=>B??=o("publish/conclusion");let I;const J=()=>I??=o("publish/files");let K;const g=()=>K??=
o("publish/log");let L;const N=()=>L??=o("publish/log-failures");let Q;const b=()=>Q??=o("publish/outputs");let V;const u=()=>V??=
o("publish/post");let W;const X=()=>W??=o("publish/result-paths");let Y;const Z=()=>Y??=o("publish/several");let x;const q=()=>x??=
o("publish/step-summary");let tt;const st=()=>tt??=o("publish/suggestions");S(F,{publish:()=>nt,startCheck:()=>ot});async function ot(t){
const{github:s}=t;return"unavailable"in s?{reason:s.unavailable,permanent:!0}:(l(t,()=>(0,u().rememberCheck)(t,s)),await(0,R().
beginCheck)(s,t))}function l({core:t},s){try{s()}catch(n){t.warning(`The post step cannot close the check run: ${(0,A().
readFailure)(n).said}`)}}async function nt(t,s,n){const{github:m,core:c,outputDirectory:k}=t,a=it(n),{report:e}=a,w=(0,E().
conclusionOf)(e),y=(0,P().annotationsOf)(e),r=await(0,J().publishFiles)(k,a),{check:p,comment:v,suggestions:at}="unavail\
able"in m?et(m.unavailable):await pt(m),ct=await(0,q().publishStepSummary)(t.stepSummaryPath,a,d(r,p,v)),h={files:r,check:p,
comment:v,suggestions:at,summary:ct};await(0,N().logFailures)(c,e),p.status!=="reached"&&(0,g().logAnnotations)(c,y.annotations),
p.status==="failed"&&e.verdict!=="error"&&l(t,()=>(0,u().rememberDecision)(t)),(0,g().logChannels)(c,h);const rt=r.status===
"reached"?(0,X().resultPaths)(k):void 0;return(0,b().setOutputs)(c,(0,b().outputsOf)(e,w,rt,h)),{conclusion:w,digest:(0,G().
reportDigest)(e),channels:h};async function pt(_){const i=await(0,Z().publishAmongOthers)(_,t,s,a,y);if(i.status==="skip\
ped")return{check:i,comment:i,suggestions:i};i.status==="reached"&&l(t,()=>(0,u().forgetCheck)(t));const{name:C,comment:ut,
suggestions:lt}=t,mt=d(r,i),O=await(0,z().publishComment)(_,{mode:ut,name:C},a,mt),ht={enabled:lt,name:C},_t=await(0,st().
publishSuggestions)(_,ht,e,O);return{check:i,comment:O,suggestions:_t}}}function et(t){const s={status:"skipped",reason:t};
return{check:s,comment:s,suggestions:s}}function it(t){const{report:s}=t;return{...t,markdown(n){try{return t.markdown(n)}catch{
return`The result is **${s.verdict}**. The page could not be rendered; see the result files.`}},text:n=>(0,$().attempt)(
()=>t.text(n))}}function d(...t){return t.flatMap(s=>s.status==="skipped"?[]:s.status==="reached"?[...s.notes??[]]:[`${s.
reason.charAt(0).toUpperCase()}${s.reason.slice(1)}.`])}});
//# publish/result-paths
(function(o,a,j,m){let r;const e=()=>r??=a("node:path");let l;const t=()=>l??=a("report/agent/render");j(o,{resultPaths:()=>d});
function d(n){return{report:(0,e().join)(n,"gate-report.json"),validationReports:(0,e().join)(n,"validation-reports"),validationLines:(0,e().
join)(n,"validation-reports.jsonl"),testResult:i(n,"test-result"),summary:i(n,"verification-summary"),agentTask:(0,e().join)(
n,t().AGENT_TASK_FILE),agentPatch:(0,e().join)(n,t().AGENT_PATCH_FILE),page:(0,e().join)(n,"report.md"),html:(0,e().join)(
n,"report.html"),sarif:(0,e().join)(n,"report.sarif"),junit:(0,e().join)(n,"report.junit.xml")}}function i(n,s){return{statement:(0,e().
join)(n,`${s}.intoto.json`),predicate:(0,e().join)(n,`${s}.predicate.json`),subjects:(0,e().join)(n,`${s}.subjects.sha25\
6`)}}});
//# publish/several
(function(v,u,S,T){let L;const U=()=>L??=u("github/check-binding");let W;const r=()=>W??=u("github/check-run");let j;const _=()=>j??=
u("github/failure");let P;const k=()=>P??=u("github/one-check");let A;const d=()=>A??=u("report/escape");let F;const h=()=>F??=
u("publish/check");let q;const O=()=>q??=u("publish/conclusion");S(v,{publishAmongOthers:()=>x,publishWorst:()=>g});async function x(n,e,o,i,t){
const s=await z(e),{pullRequest:l}=n;if(typeof s=="string"||s.length===0||l===void 0){const M=typeof s=="string"?[s]:[],
R={...t,notes:[...t.notes,...M]};return await(0,h().publishCheck)(n,e,o,i,R)}const{number:c}=l,m={...e,checkName:(0,k().
nameOfPull)(e.checkName,c)},b=await(0,h().beginCheck)(n,m),a=await(0,h().publishCheck)(n,m,b,i,t);if(a.status==="failed")
return a;const p=[{number:c,base:e.binding?.base??"",publication:i},...s],N=await g(n,e,o,p);return N.status==="failed"?
N:a}async function z({others:n}){try{return await n?.()??[]}catch(e){return`Other open pull requests of this commit were\
 not considered: ${(0,_().explainFailure)(e,{doing:"look for other pull requests of this commit",permission:"pull-reques\
ts: read"})}.`}}async function g(n,e,o,i){try{let t=await $(n,e,i);if(C(t)&&"run"in o&&(await G(n,e,o.run,t),t=await $(n,
e,i)),C(t))return{status:"reached",notes:[I(t)]};const s=t.reduce((a,p)=>y(p)<y(a)?p:a),l=i.map(({number:a})=>a),c={event:"\
pull_request",base:s.base,pulls:l},m={...e,binding:c},b={annotations:[],notes:[E(t)]};return await(0,h().publishCheck)(n,
m,o,B(s),b)}catch(t){return{status:"failed",reason:(0,_().explainFailure)(t,(0,r().checkOperation)(n))}}}function C(n){return n.
some(({own:e})=>e===void 0)}function $(n,{checkName:e},o){return Promise.all(o.map(async i=>{const[t]=await(0,r().gateChecks)(
n,(0,k().nameOfPull)(e,i.number)),s=t?.completed&&(0,U().readExternalId)(t.externalId)?.isInto(i.base)===!0;return{...i,
own:s?t:void 0}}))}function w({own:n,publication:e}){const o=(0,O().conclusionOf)(e.report),i=r().CONCLUSIONS.find(t=>t===
n?.conclusion)??"failure";return r().CONCLUSIONS.indexOf(i)<r().CONCLUSIONS.indexOf(o)?i:o}function y(n){return r().CONCLUSIONS.
indexOf(w(n))}function B(n){const{number:e,base:o,publication:i,own:t}=n,s=w(n),c=s!==(0,O().conclusionOf)(i.report)?t?.
title.split(D)[0]??"":i.title;return{...i,conclusion:s,title:`#${e} into ${(0,d().terminal)(o)}: ${c}`}}const D=/ · [a-z_]+ into /;
function E(n){const e=n.map(o=>`#${o.number} into ${(0,d().markdownCode)(o.base)}: ${w(o)}`);return`${n.length} open pul\
l requests into protected branches have this commit as their head, and the worst result counts: ${e.join(", ")}.`}function I(n){
return`The required check waits for the result of ${n.filter(({own:i})=>i===void 0).map(({number:i,base:t})=>`#${i} into\
 ${(0,d().markdownCode)(t)}`).join(", ")}, which has the same head.`}async function G(n,{checkName:e},o,i){const[t]=await(0,r().
gateChecks)(n,e);if(t?.externalId!==o.externalId)return;const l=`waiting for ${i.filter(({own:c})=>c===void 0).map(({number:c})=>`\
#${c}`).join(", ")}`;await(0,r().leaveWaiting)(n,t,{title:l,summary:I(i)})}});
//# publish/step-summary
(function(r,t,a,A){let n;const i=()=>n??=t("node:fs/promises");let u;const m=()=>u??=t("github/failure");let l;const p=()=>l??=
t("github/limits");let _;const c=()=>_??=t("publish/notes");a(r,{publishStepSummary:()=>S});const d=3,h=1024;async function S(s,y,T){
if(s===void 0)return{status:"skipped",reason:"the runner does not set GITHUB_STEP_SUMMARY"};try{const{size:e}=await(0,i().
stat)(s),o=Math.floor((p().GITHUB_LIMITS.stepSummaryBytes-e-1)/d);return o<h?{status:"failed",reason:"could not write th\
e step summary: earlier output has used up its size limit"}:(await(0,i().appendFile)(s,`${(0,c().withNotes)(y,T,o)}
`),{status:"reached"})}catch(e){return{status:"failed",reason:`could not write the step summary: ${(0,m().readFailure)(e).
said}`}}}});
//# publish/suggestion
(function(O,_,x,R){let L;const y=()=>L??=_("report/escape");let A;const w=()=>A??=_("report/view/head-place");let C;const m=()=>C??=
_("publish/patch-blocks");x(O,{suggestionsOf:()=>b});const P=60,T=8e3;function b(s,e){const{fix:c}=s;return c?.patch?(0,m().
filesOf)(c.patch).flatMap(({path:l,blocks:a})=>{const o=e.get(l);if(o===void 0)return[];const d=(0,m().shownHunks)(o);return E(
s,l,a).flatMap(r=>H(l,r,d))}):[]}function E(s,e,c){const{genes:l,capsules:a,events:o,findings:d,fix:r}=s,M=[...l,...a,...o].
filter(t=>t.path===e).flatMap(t=>(0,w().headPlace)(s,t)?.line??[]).sort((t,i)=>t-i),n=t=>M.findLast(i=>i<=t),u=(r?.edits??
[]).filter(t=>t.path===e),v=new Map(d.map(t=>[t.id,t])),h=u.map(t=>{const i=v.get(t.finding),g=i?.location&&(0,w().headPlace)(
s,i.location)?.line;return{edit:t,finding:i,owner:g===void 0?void 0:n(g)}});return c.some(t=>n(t.start)!==n((0,m().lastLine)(
t)))||h.some(t=>t.owner===void 0)?[]:[...new Set(c.map(({start:t})=>n(t)))].flatMap(t=>{const i=h.filter(p=>p.owner===t);
if(t===void 0||i.some(({edit:p})=>p.files!==void 0))return[];const g=new Set(i.flatMap(({finding:p})=>p??[]));return[{blocks:c.
filter(({start:p})=>n(p)===t),findings:[...g]}]})}function H(s,{blocks:e,findings:c},l){const a=Math.min(...e.map(n=>n.start)),
o=Math.max(...e.map(m().lastLine)),d=l.find(n=>n.has(a)&&n.has(o));if(d===void 0||o<a||o-a>=P)return[];const r=[];for(let n=a;n<=
o;){const{removed:u,added:v}=e.find(h=>h.start===n)??N;if(!u.every((h,S)=>d.get(n+S)===h))return[];r.push(...v),u.length===
0&&r.push(d.get(n)??""),n+=Math.max(1,u.length)}return r.join(`
`).length<=T&&r.every(I)?[{path:s,start:a,end:o,lines:r,findings:c}]:[]}function I(s){const e=s.replaceAll("	"," ");return(0,y().
terminal)(e)===e}const N={removed:[],added:[]}});
//# publish/suggestions
(function(v,s,O,E){let $;const k=()=>$??=s("github/failure");let y;const C=()=>y??=s("github/pull-files");let R;const T=()=>R??=
s("github/pull-request");let F;const S=()=>F??=s("github/review-comments");let I;const N=()=>I??=s("report/escape");let q;
const h=()=>q??=s("report/markdown/prose");let x;const A=()=>x??=s("report/view/words");let D;const L=()=>D??=s("publish\
/suggestion");O(v,{publishSuggestions:()=>z,suggestionMarker:()=>b});const U=20,M=3,j="gene-gate has judged these sugges\
tions in a copy of the files.";function b(e){return`<!-- gene-gate suggestion: ${encodeURIComponent(e).replaceAll("-","%\
2D")} -->`}async function z(e,{enabled:u,name:a},c,p){const{pullRequest:m,readOnlyToken:_=!1}=e;if(!u)return i("the `sug\
gestions` input is `false`");if(m===void 0||p.status!=="reached")return i("no comment");const g={doing:"suggest changes",
permission:"pull-requests: write",readOnlyToken:_};try{const{number:t}=m,n=new Set((c.fix?.edits??[]).map(({path:r})=>r)),
l=n.size>0?await(0,C().pullRequestHunks)(e,t,n):new Map,o=b(a),d=(0,L().suggestionsOf)(c,l).slice(0,U).map(r=>B(r,o)),w=await(0,S().
lineCommentChanges)(e,t,o,d);if(w.missing.length+w.outdated.length>0){const{headSha:r}=await(0,T().pullRequestState)(e,t);
if(r!==e.headSha)return i("the pull request has newer commits");await(0,S().changeLineComments)(e,t,o,w,j)}return d.length>
0?{status:"reached"}:i("no edit is on lines that the pull request shows")}catch(t){const n=(0,k().explainFailure)(t,g),{
kind:l}=(0,k().readFailure)(t);return l==="denied"?i(n):{status:"failed",reason:n}}}function B({path:e,start:u,end:a,lines:c,
findings:p},m){const _=p.slice(0,M).map(({rule:n,message:l,subject:o})=>`- ${o?.id===void 0?"":`${(0,h().name)(o.id)}: `}${(0,h().
sentence)(l)} (${(0,h().ruleLink)(n)})`),g=p.length-M,t=[m,..._,...g>0?[`- and ${(0,A().count)(g,"other finding")}`]:[],
"",...(0,N().suggestionBlock)(c)].join(`
`);return{path:e,line:a,...u<a&&{start_line:u},body:t}}function i(e){return{status:"skipped",reason:e}}});
