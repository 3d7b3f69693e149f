"use strict";exports.id=434,exports.ids=[434],exports.modules={1207:((_,r,u)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.BrokenAnswer=
void 0,r.asUnavailable=i,r.explainFailure=w,r.readFailure=y,r.requireAsked=T;function S(){const n=u(7723);return S=function(){
return n},n}function l(){const n=u(41895);return l=function(){return n},n}class h extends Error{name="BrokenAnswer"}r.BrokenAnswer=
h;function T(n,t){if(!n)throw new h(`it is not about ${t}`)}const p=300;function y(n){const t=typeof n=="object"&&n!==null?
n:{},o=A(t.message??n);if(E(t)||E(t.cause))return{kind:"timeout",said:o};if(t.name==="BrokenAnswer")return{kind:"broken",
said:o};const f=b(n);if(f!==void 0)return{kind:"broken",said:A(f)};if(typeof t.status!="number")return{kind:"unexpected",
said:o};if(t.response===void 0)return{kind:"network",said:o};const s=t.response.headers??{},e=D(s["retry-after"]),d=s["x\
-ratelimit-remaining"]==="0"?D(s["x-ratelimit-reset"]):void 0,c=e!==void 0||d!==void 0;return{kind:R(t.status,o,c),said:o,
status:t.status,...e!==void 0&&{retryAfter:e},...d!==void 0&&{resetAt:d}}}const a=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function b(n){if(n instanceof S().ZodError){const[o]=n.issues;return`its field ${o?.path.join(".")} is not as GitHub doc\
uments it`}return n instanceof TypeError&&a.test(n.message)?"it lacks fields that GitHub documents":void 0}function R(n,t,o){
return n===429||n===403&&(o||/rate limit|abuse/i.test(t))?"rate_limited":n===403?/not accessible by/i.test(t)?"denied":"\
forbidden":n===401?"unauthorized":n===404||n===410?"not_found":n===422||n===400||n===413?"invalid":n>=500?"server":"unex\
pected"}const $="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",O={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(n,{permission:t,readOnlyToken:o})=>o?`th\
e token may not write (403): ${$}`:`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job`,
forbidden:({said:n})=>`GitHub denied the request (403): ${n}`,not_found:({status:n},{permission:t})=>`not found on GitHu\
b (${n}): it was deleted, or the token cannot access this repository (it needs \`${t}\`)`,invalid:({status:n,said:t})=>`\
GitHub rejected the content (${n}): ${t}`,rate_limited:({status:n,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${n}\
)${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,server:({status:n})=>`GitHub returned a serve\
r error (${n}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:n})=>`GitHub cannot be reached (${n}); check the runner\u2019s network and proxy`,
broken:({said:n})=>`the answer of GitHub, or of a proxy, cannot be used: ${n}; run the job again later`,unexpected:({said:n})=>n};
function w(n,t){const o=y(n);return`could not ${t.doing}: ${O[o.kind](o,t)}`}function i(n,t){if(n instanceof l().GateError)
return n;const o=w(n,t);return new(l()).GateError("github_unavailable",o,"Run the job again.",{cause:n})}function E(n){const t=n?.
name;return t==="TimeoutError"||t==="AbortError"}function A(n){const t=String(n).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>p?`${t.slice(0,p)}...`:t}function D(n){const t=typeof n=="string"&&n!==""?
Number(n):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}}),28765:((_,r,u)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.makeFolder=p,r.replaceFile=T;function S(){const a=u(77598);return S=function(){return a},a}function l(){const a=u(
51455);return l=function(){return a},a}function h(){const a=u(76760);return h=function(){return a},a}async function T(a,b,R){
const $=`${a}.${(0,S().randomUUID)()}.tmp`;try{await(0,l().writeFile)($,b,{flag:"wx",mode:R}),await(0,l().rename)($,a)}finally{
await(0,l().rm)($,{force:!0})}}async function p(a){await y(a)||((0,h().dirname)(a)!==a&&await p((0,h().dirname)(a)).catch(
()=>{}),await(0,l().mkdir)(a).catch(async b=>{if(!await y(a))throw b}))}async function y(a){return(0,l().stat)(a).then(b=>b.
isDirectory(),()=>!1)}}),58802:((_,r,u)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.VERIFICATION_SUMMARY=r.VALIDATED=
r.TEST_RESULT=void 0,r.assetSubject=y,r.checksumsOf=O,r.commitUri=f,r.testResultStatement=i,r.textDigest=b,r.verificationSummary=
n;function S(){const e=u(77598);return S=function(){return e},e}function l(){const e=u(38863);return l=function(){return e},
e}function h(){const e=u(63245);return h=function(){return e},e}const T="https://in-toto.io/Statement/v1";function p(e){
return{name:"commit",digest:{gitCommit:e}}}function y(e,d){return{name:e,digest:a(d)}}function a(e){return{sha256:e.replace(
/^sha256:/,"")}}function b(e){return(0,S().createHash)("sha256").update(e).digest("hex")}const R={pass:"PASSED",warn:"WA\
RNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function $({path:e,digest:d}){return{name:e??"default policy",
digest:a(d)}}function O(e){return e.map(({name:d,digest:c})=>`${c.sha256??b(c.gitCommit??"")}  ${d.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,
"?")}
`).join("")}const w=r.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function i(e){const{audited_sha:d,policy:c,
genes:k}=e;if(d===null||c===null)return;const I=k.flatMap(m=>m.commands.map(v=>({name:`${m.id}: ${v.command}`,result:(0,h().
resultOf)(v),warned:v.verdict==="warn"}))),g=m=>I.filter(({result:v,warned:j})=>m(v,j)).map(({name:v})=>v);return{_type:T,
subject:[p(d),...e.validation_reports.flatMap(({gene_id:m,gene_asset_id:v})=>v===null?[]:[y(m,v)])],predicateType:w,predicate:{
result:R[e.verdict],configuration:[$(c)],passedTests:g((m,v)=>m==="passed"&&!v),warnedTests:g((m,v)=>m==="passed"&&v),failedTests:g(
m=>m==="failed"||m==="blocked"),skippedTests:g(m=>m==="notRun")}}}const E=r.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",A=r.VALIDATED="GENE_GATE_VALIDATED",D="GENE_GATE_AUDITED";function n(e,d){const{audited_sha:c,policy:k,
tool:I,finished_at:g}=e;if(c===null||k===null)return;const m=R[e.verdict]!=="FAILED";return{_type:T,subject:[p(c),...t(e,
m)],predicateType:E,predicate:{verifier:{id:l().HOME,version:{[l().TOOL.name]:I.version}},timeVerified:g,resourceUri:f(c),
policy:{uri:s(k),digest:a(k.digest)},inputAttestations:d,verificationResult:m?"PASSED":"FAILED",verifiedLevels:[m?o(e):"\
FAILED"]}}}function t({genes:e,capsules:d,events:c},k){const I=d.filter(({eligible:g})=>!k||g===!0);return[...e,...I,...c].
flatMap(({id:g,change:m,asset_id:v})=>m==="removed"||v===void 0?[]:[y(g,v)])}function o({genes:e,validation_reports:d}){
const c=e.filter(({change:g})=>g!=="removed"),k=new Set(d.filter(g=>g.overall_ok).map(({id:g})=>g)),I=c.every(({validation_report_id:g})=>g!==
null&&k.has(g));return c.length>0&&I?A:D}function f(e){return`gitoid:commit:${e.length===40?"sha1":"sha256"}:${e}`}function s({
source:e,path:d,ref:c}){return e!=="base"||d===void 0||!/^[0-9a-f]{40,64}$/.test(c??"")?`${l().HOME}/blob/main/docs/poli\
cy.md`:`${f(c??"")}#${encodeURI(d)}`}}),31048:((_,r,u)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.renderJson=a,
r.renderJsonLines=b,r.renderStatement=R,r.renderSummary=O,r.reportDigest=w,r.summaryStatement=$;function S(){const i=u(23404);
return S=function(){return i},i}function l(){const i=u(41895);return l=function(){return i},i}function h(){const i=u(10289);
return h=function(){return i},i}function T(){const i=u(5640);return T=function(){return i},i}function p(){const i=u(58802);
return p=function(){return i},i}function y(){const i=u(78534);return y=function(){return i},i}function a(i,E=y().MAX_REPORT_BYTES){
const A=`${(0,h().json)(T().gateReportSchema.parse(i))}
`;if(Buffer.byteLength(A)<=E)return A;throw new(l()).GateError("file_unreadable",`The report has more than ${E} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function b({validation_reports:i}){
return i.map(E=>`${(0,h().jsonLine)(E)}
`).join("")}function R(i){const E=(0,p().testResultStatement)(i);return E===void 0?"":`${(0,h().json)(E)}
`}function $(i,E=a(i)){const A=[{uri:"gate-report.json",digest:{sha256:(0,p().textDigest)(E)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,p().textDigest)(R(i))}}];return(0,p().verificationSummary)(i,A)}function O(i){const E=$(i);return E===
void 0?"":`${(0,h().json)(E)}
`}function w(i){return`sha256:${(0,p().textDigest)((0,S().canonicalize)(i))}`}}),78534:((_,r,u)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.REPORT_FILE=r.MAX_REPORT_BYTES=void 0,r.claimedPull=A,r.mutantsIn=i,r.nodeIn=w,r.readReportFile=
R,r.readUploadedReport=D;function S(){const t=u(7723);return S=function(){return t},t}function l(){const t=u(26040);return l=
function(){return t},t}function h(){const t=u(41895);return h=function(){return t},t}function T(){const t=u(54078);return T=
function(){return t},t}function p(){const t=u(5640);return p=function(){return t},t}function y(){const t=u(27436);return y=
function(){return t},t}const a=r.MAX_REPORT_BYTES=256*1024*1024,b=500;function R(t,o,f){try{return p().gateReportSchema.
parse(JSON.parse(t.toString("utf8")))}catch(s){throw new(h()).GateError("artifact_invalid",`${o} ${O(s,t).slice(0,b)}`,f,
{cause:s})}}const $=S().looseObject({type:S().unknown().optional(),schema_version:S().unknown().optional()});function O(t,o){
if(t instanceof SyntaxError)return"is not JSON.";const f=$.safeParse(JSON.parse(o.toString("utf8"))).data;if(f?.type!=="\
GateReport")return`is not a GateReport${typeof f?.type=="string"?`: its type is ${JSON.stringify(f.type)}`:""}.`;const{schema_version:s}=f;
return s!==y().GATE_REPORT_VERSION?`is a GateReport ${s===void 0?"without a version":`of version ${JSON.stringify(s)}`};\
 this version of gene-gate reads ${y().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,T().firstProblem)(t)}.`}function w({
validation_reports:[t]}){if(t===void 0)return process;const{node_version:o,platform:f,arch:s}=t.env_fingerprint;return{version:o,
platform:f,arch:s}}function i(t,{commands:o}){const f=o.flatMap(({command:s,plan:e},d)=>{const c=t?.commands[d];return c?.
command===s&&c.plan_digest===e?.digest&&c.mutant?[c.mutant]:[]});return f.length>0&&f.length===o.length?f:void 0}const E=r.
REPORT_FILE="gate-report.json";function A(t){const o=p().gateReportSchema.pick({event:!0});return(0,l().attempt)(()=>o.parse(
JSON.parse(t.toString("utf8"))).event.pull_request)}function D(t,{headSha:o,pullRequest:f}){const s=R(t,`The ${E} of the\
 run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:e}=s.event;if(s.
verdict==="error"&&s.head_sha===null)return s;if(s.head_sha!==o)throw n(`commit ${s.head_sha}`,o);if(e!==f.number)throw n(
`pull request ${e??"(none)"}`,`${f.number}`);return s}function n(t,o){return new(h()).GateError("artifact_invalid",`The \
report of the run is about ${t}, not ${o}.`,"Run the first workflow again. If the error persists, check its file for cha\
nges.")}})};
