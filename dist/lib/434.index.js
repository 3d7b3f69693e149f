"use strict";exports.id=434,exports.ids=[434],exports.modules={1207:((_,r,f)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.BrokenAnswer=
void 0,r.asUnavailable=a,r.explainFailure=I,r.readFailure=b,r.requireAsked=$;function v(){const n=f(7723);return v=function(){
return n},n}function m(){const n=f(41895);return m=function(){return n},n}class l extends Error{name="BrokenAnswer"}r.BrokenAnswer=
l;function $(n,t){if(!n)throw new l(`it is not about ${t}`)}const g=300;function b(n){const t=typeof n=="object"&&n!==null?
n:{},s=A(t.message??n);if(y(t)||y(t.cause))return{kind:"timeout",said:s};if(t.name==="BrokenAnswer")return{kind:"broken",
said:s};const d=S(n);if(d!==void 0)return{kind:"broken",said:A(d)};if(typeof t.status!="number")return{kind:"unexpected",
said:s};if(t.response===void 0)return{kind:"network",said:s};const p=t.response.headers??{},e=o(p["retry-after"]),i=p["x\
-ratelimit-remaining"]==="0"?o(p["x-ratelimit-reset"]):void 0,c=e!==void 0||i!==void 0;return{kind:R(t.status,s,c),said:s,
status:t.status,...e!==void 0&&{retryAfter:e},...i!==void 0&&{resetAt:i}}}const u=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function S(n){if(n instanceof v().ZodError){const[s]=n.issues;return`its field ${s?.path.join(".")} is not as GitHub doc\
uments it`}return n instanceof TypeError&&u.test(n.message)?"it lacks fields that GitHub documents":void 0}function R(n,t,s){
return n===429||n===403&&(s||/rate limit|abuse/i.test(t))?"rate_limited":n===403?/not accessible by/i.test(t)?"denied":"\
forbidden":n===401?"unauthorized":n===404||n===410?"not_found":n===422||n===400||n===413?"invalid":n>=500?"server":"unex\
pected"}const O="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",w={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(n,{permission:t,readOnlyToken:s})=>s?`th\
e token may not write (403): ${O}`:`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job`,
forbidden:({said:n})=>`GitHub denied the request (403): ${n}`,not_found:({status:n},{permission:t})=>`not found on GitHu\
b (${n}): it was deleted, or the token cannot access this repository (it needs \`${t}\`)`,invalid:({status:n,said:t})=>`\
GitHub rejected the content (${n}): ${t}`,rate_limited:({status:n,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${n}\
)${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,server:({status:n})=>`GitHub returned a serve\
r error (${n}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:n})=>`GitHub cannot be reached (${n}); check the runner\u2019s network and proxy`,
broken:({said:n})=>`the answer of GitHub, or of a proxy, cannot be used: ${n}; run the job again later`,unexpected:({said:n})=>n};
function I(n,t){const s=b(n);return`could not ${t.doing}: ${w[s.kind](s,t)}`}function a(n,t){if(n instanceof m().GateError)
return n;const s=I(n,t);return new(m()).GateError("github_unavailable",s,"Run the job again.",{cause:n})}function y(n){const t=n?.
name;return t==="TimeoutError"||t==="AbortError"}function A(n){const t=String(n).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>g?`${t.slice(0,g)}...`:t}function o(n){const t=typeof n=="string"&&n!==""?
Number(n):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}}),28765:((_,r,f)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.makeFolder=g,r.replaceFile=$;function v(){const u=f(77598);return v=function(){return u},u}function m(){const u=f(
51455);return m=function(){return u},u}function l(){const u=f(76760);return l=function(){return u},u}async function $(u,S,R){
const O=`${u}.${(0,v().randomUUID)()}.tmp`;try{await(0,m().writeFile)(O,S,{flag:"wx",mode:R}),await(0,m().rename)(O,u)}finally{
await(0,m().rm)(O,{force:!0})}}async function g(u){try{await(0,m().mkdir)(u)}catch(S){const{code:R}=S;if(R==="ENOENT"&&(0,l().
dirname)(u)!==u){await g((0,l().dirname)(u)),await(0,m().mkdir)(u).catch(O=>b(u,O));return}await b(u,S)}}async function b(u,S){
if(!await(0,m().stat)(u).then(O=>O.isDirectory(),()=>!1))throw S}}),58802:((_,r,f)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.VERIFICATION_SUMMARY=r.VALIDATED=r.TEST_RESULT=void 0,r.assetSubject=b,r.checksumsOf=w,r.commitUri=d,r.testResultStatement=
a,r.textDigest=S,r.verificationSummary=n;function v(){const e=f(77598);return v=function(){return e},e}function m(){const e=f(
38863);return m=function(){return e},e}function l(){const e=f(63245);return l=function(){return e},e}const $="https://in\
-toto.io/Statement/v1";function g(e){return{name:"commit",digest:{gitCommit:e}}}function b(e,i){return{name:e,digest:u(i)}}
function u(e){return{sha256:e.replace(/^sha256:/,"")}}function S(e){return(0,v().createHash)("sha256").update(e).digest(
"hex")}const R={pass:"PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function O({path:e,digest:i}){
return{name:e??"default policy",digest:u(i)}}function w(e){return e.map(({name:i,digest:c})=>`${c.sha256??S(c.gitCommit??
"")}  ${i.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}const I=r.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function a(e){const{audited_sha:i,policy:c,
genes:k}=e;if(i===null||c===null)return;const D=k.flatMap(h=>h.commands.map(T=>({name:`${h.id}: ${T.command}`,result:(0,l().
resultOf)(T),warned:T.verdict==="warn"}))),E=h=>D.filter(({result:T,warned:F})=>h(T,F)).map(({name:T})=>T);return{_type:$,
subject:[g(i),...e.validation_reports.flatMap(({gene_id:h,gene_asset_id:T})=>T===null?[]:[b(h,T)])],predicateType:I,predicate:{
result:R[e.verdict],configuration:[O(c)],passedTests:E((h,T)=>h==="passed"&&!T),warnedTests:E((h,T)=>h==="passed"&&T),failedTests:E(
h=>h==="failed"||h==="blocked"),skippedTests:E(h=>h==="notRun")}}}const y=r.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",A=r.VALIDATED="GENE_GATE_VALIDATED",o="GENE_GATE_AUDITED";function n(e,i){const{audited_sha:c,policy:k,
tool:D,finished_at:E}=e;if(c===null||k===null)return;const h=R[e.verdict]!=="FAILED";return{_type:$,subject:[g(c),...t(e,
h)],predicateType:y,predicate:{verifier:{id:m().HOME,version:{[m().TOOL.name]:D.version}},timeVerified:E,resourceUri:d(c),
policy:{uri:p(k),digest:u(k.digest)},inputAttestations:i,verificationResult:h?"PASSED":"FAILED",verifiedLevels:[h?s(e):"\
FAILED"]}}}function t({genes:e,capsules:i,events:c},k){const D=i.filter(({eligible:E})=>!k||E===!0);return[...e,...D,...c].
flatMap(({id:E,change:h,asset_id:T})=>h==="removed"||T===void 0?[]:[b(E,T)])}function s({genes:e,validation_reports:i}){
const c=e.filter(({change:E})=>E!=="removed"),k=new Set(i.filter(E=>E.overall_ok).map(({id:E})=>E)),D=c.every(({validation_report_id:E})=>E!==
null&&k.has(E));return c.length>0&&D?A:o}function d(e){return`gitoid:commit:${e.length===40?"sha1":"sha256"}:${e}`}function p({
source:e,path:i,ref:c}){return e!=="base"||i===void 0||!/^[0-9a-f]{40,64}$/.test(c??"")?`${m().HOME}/blob/main/docs/poli\
cy.md`:`${d(c??"")}#${encodeURI(i)}`}}),31048:((_,r,f)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.renderJson=u,
r.renderJsonLines=S,r.renderStatement=R,r.renderSummary=w,r.reportDigest=I,r.summaryStatement=O;function v(){const a=f(23404);
return v=function(){return a},a}function m(){const a=f(41895);return m=function(){return a},a}function l(){const a=f(10289);
return l=function(){return a},a}function $(){const a=f(5640);return $=function(){return a},a}function g(){const a=f(58802);
return g=function(){return a},a}function b(){const a=f(78534);return b=function(){return a},a}function u(a,y=b().MAX_REPORT_BYTES){
const A=`${(0,l().json)($().gateReportSchema.parse(a))}
`;if(Buffer.byteLength(A)<=y)return A;throw new(m()).GateError("file_unreadable",`The report has more than ${y} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function S({validation_reports:a}){
return a.map(y=>`${(0,l().jsonLine)(y)}
`).join("")}function R(a){const y=(0,g().testResultStatement)(a);return y===void 0?"":`${(0,l().json)(y)}
`}function O(a,y=u(a)){const A=[{uri:"gate-report.json",digest:{sha256:(0,g().textDigest)(y)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,g().textDigest)(R(a))}}];return(0,g().verificationSummary)(a,A)}function w(a){const y=O(a);return y===
void 0?"":`${(0,l().json)(y)}
`}function I(a){return`sha256:${(0,g().textDigest)((0,v().canonicalize)(a))}`}}),78534:((_,r,f)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.REPORT_FILE=r.MAX_REPORT_BYTES=void 0,r.claimedPull=A,r.mutantsIn=a,r.nodeIn=I,r.readReportFile=
R,r.readUploadedReport=o;function v(){const t=f(7723);return v=function(){return t},t}function m(){const t=f(26040);return m=
function(){return t},t}function l(){const t=f(41895);return l=function(){return t},t}function $(){const t=f(54078);return $=
function(){return t},t}function g(){const t=f(5640);return g=function(){return t},t}function b(){const t=f(27436);return b=
function(){return t},t}const u=r.MAX_REPORT_BYTES=256*1024*1024,S=500;function R(t,s,d){try{return g().gateReportSchema.
parse(JSON.parse(t.toString("utf8")))}catch(p){throw new(l()).GateError("artifact_invalid",`${s} ${w(p,t).slice(0,S)}`,d,
{cause:p})}}const O=v().looseObject({type:v().unknown().optional(),schema_version:v().unknown().optional()});function w(t,s){
if(t instanceof SyntaxError)return"is not JSON.";const d=O.safeParse(JSON.parse(s.toString("utf8"))).data;if(d?.type!=="\
GateReport"){const e=typeof d?.type=="string"?`its type is ${JSON.stringify(d.type)}`:"";return`is not a GateReport${e&&
`: ${e}`}.`}if(d.schema_version!==b().GATE_REPORT_VERSION){const e=d.schema_version;return`is a GateReport ${e===void 0?
"without a version":`of version ${JSON.stringify(e)}`}; this version of gene-gate reads ${b().GATE_REPORT_VERSION}.`}return t instanceof
v().ZodError?`is not a valid GateReport: \`${(0,$().dotPath)(t.issues[0]?.path??[])}\` is missing or has an invalid value\
.`:"is not a valid GateReport."}function I({validation_reports:[t]}){if(t===void 0)return process;const{node_version:s,platform:d,
arch:p}=t.env_fingerprint;return{version:s,platform:d,arch:p}}function a(t,{commands:s}){const d=s.flatMap(({command:p,plan:e},i)=>{
const c=t?.commands[i];return c?.command===p&&c.plan_digest===e?.digest&&c.mutant?[c.mutant]:[]});return d.length>0&&d.length===
s.length?d:void 0}const y=r.REPORT_FILE="gate-report.json";function A(t){const s=g().gateReportSchema.pick({event:!0});return(0,m().
attempt)(()=>s.parse(JSON.parse(t.toString("utf8"))).event.pull_request)}function o(t,{headSha:s,pullRequest:d}){const p=R(
t,`The ${y} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:e}=p.
event;if(p.verdict==="error"&&p.head_sha===null)return p;if(p.head_sha!==s)throw n(`commit ${p.head_sha}`,s);if(e!==d.number)
throw n(`pull request ${e??"(none)"}`,`${d.number}`);return p}function n(t,s){return new(l()).GateError("artifact_invali\
d",`The report of the run is about ${t}, not ${s}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}),63245:((_,r,f)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.commandKey=S,r.groupByCause=A,r.groupCommands=
y,r.groupFindings=I,r.reportSections=$,r.resultOf=R,r.standsAt=w;function v(){const o=f(59490);return v=function(){return o},
o}function m(){const o=f(99462);return m=function(){return o},o}function l(){const o=f(17577);return l=function(){return o},
o}function $(o){const n=(0,v().groupBy)(o.findings,({subject:i})=>S(i?.id,i?.command)),t=o.genes.flatMap(i=>i.commands.map(
(c,k)=>{const D=R(c),E=(n.get(S(i.id,c.command))??[]).filter(h=>O(h,D)&&w(h,i,c)).sort((h,T)=>Number((0,l().isMissingTarget)(
T))-Number((0,l().isMissingTarget)(h)));return{gene:i,command:c,result:D,position:k+1,findings:E}})),s=i=>t.filter(({result:c})=>c===
i).sort(g),d=new Set(t.flatMap(({findings:i})=>i)),p=o.findings.filter(i=>!d.has(i)&&!i.suppressed),e=p.filter(({severity:i})=>i!==
"notice");return{commands:t,blocked:s("blocked"),failed:s("failed"),passed:s("passed"),notRun:s("notRun"),blast:e.filter(
u),dangers:e.filter(({harm:i})=>i==="danger"),findings:e.filter(i=>!u(i)&&i.harm!=="danger"),waiting:p.filter(b),notices:p.
filter(i=>i.severity==="notice"&&!b(i)),suppressed:o.findings.filter(({suppressed:i})=>i)}}function g({findings:[o]},{findings:[
n]}){return o&&n?(0,m().byHarm)(o,n):0}function b({rule:o}){return o==="approval-missing"}function u({rule:o}){return o.
startsWith("blast-radius-")}function S(o,n){return JSON.stringify([o,n])}function R({verdict:o,outcome:n}){if(o==="block"||
n?.status==="blocked")return"blocked";switch(n?.status){case"passed":return"passed";case"failed":case"timed_out":case"cr\
ashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function O(o,n){const{severity:t,layer:s}=o,
d=s==="run";return n==="blocked"?t==="error"&&!d:n==="failed"&&((0,l().isMissingTarget)(o)||t==="error"&&d)}function w({
location:o},n,t){if(o===void 0)return!0;const{path:s=n.path,line:d=o.line}=t.location??{};return o.path===s&&o.line===d}
function I(o){return(0,l().groupsOf)(o.toSorted(m().byHarm),a)}function a({cause:o,rule:n,location:t,message:s}){return o??
JSON.stringify([n,t?t.path:s])}function y(o){return(0,l().groupsOf)(o,({command:n,findings:[t]})=>JSON.stringify([t&&a(t),
n.outcome?.status,n.outcome?.exit_code,t&&(0,l().isMissingTarget)(t)?t.message:n.command]))}function A(o){return(0,l().groupsOf)(
o,({lead:{gene:n,findings:t}})=>t[0]?a(t[0]):n.summary)}})};
