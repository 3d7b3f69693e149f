"use strict";exports.id=434,exports.ids=[434],exports.modules={1207:((_,r,c)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.BrokenAnswer=
void 0,r.asUnavailable=i,r.explainFailure=w,r.readFailure=y,r.requireAsked=T;function S(){const n=c(7723);return S=function(){
return n},n}function f(){const n=c(41895);return f=function(){return n},n}class p extends Error{name="BrokenAnswer"}r.BrokenAnswer=
p;function T(n,t){if(!n)throw new p(`it is not about ${t}`)}const E=300;function y(n){const t=typeof n=="object"&&n!==null?
n:{},o=O(t.message??n);if(g(t)||g(t.cause))return{kind:"timeout",said:o};if(t.name==="BrokenAnswer")return{kind:"broken",
said:o};const h=b(n);if(h!==void 0)return{kind:"broken",said:O(h)};if(typeof t.status!="number")return{kind:"unexpected",
said:o};if(t.response===void 0)return{kind:"network",said:o};const u=t.response.headers??{},e=I(u["retry-after"]),d=u["x\
-ratelimit-remaining"]==="0"?I(u["x-ratelimit-reset"]):void 0,l=e!==void 0||d!==void 0;return{kind:R(t.status,o,l),said:o,
status:t.status,...e!==void 0&&{retryAfter:e},...d!==void 0&&{resetAt:d}}}const a=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function b(n){if(n instanceof S().ZodError){const[o]=n.issues;return`its field ${o?.path.join(".")} is not as GitHub doc\
uments it`}return n instanceof TypeError&&a.test(n.message)?"it lacks fields that GitHub documents":void 0}function R(n,t,o){
return n===429||n===403&&(o||/rate limit|abuse/i.test(t))?"rate_limited":n===403?/not accessible by/i.test(t)?"denied":"\
forbidden":n===401?"unauthorized":n===404||n===410?"not_found":n===422||n===400||n===413?"invalid":n>=500?"server":"unex\
pected"}const $="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",D={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(n,{permission:t,readOnlyToken:o})=>o?`th\
e token may not write (403): ${$}`:`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job`,
forbidden:({said:n})=>`GitHub denied the request (403): ${n}`,not_found:({status:n},{permission:t})=>`not found on GitHu\
b (${n}): it was deleted, or the token cannot access this repository (it needs \`${t}\`)`,invalid:({status:n,said:t})=>`\
GitHub rejected the content (${n}): ${t}`,rate_limited:({status:n,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${n}\
)${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,server:({status:n})=>`GitHub returned a serve\
r error (${n}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:n})=>`GitHub cannot be reached (${n}); check the runner\u2019s network and proxy`,
broken:({said:n})=>`the answer of GitHub, or of a proxy, cannot be used: ${n}; run the job again later`,unexpected:({said:n})=>n};
function w(n,t){const o=y(n);return`could not ${t.doing}: ${D[o.kind](o,t)}`}function i(n,t){if(n instanceof f().GateError)
return n;const o=w(n,t);return new(f()).GateError("github_unavailable",o,"Run the job again.",{cause:n})}function g(n){const t=n?.
name;return t==="TimeoutError"||t==="AbortError"}function O(n){const t=String(n).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>E?`${t.slice(0,E)}...`:t}function I(n){const t=typeof n=="string"&&n!==""?
Number(n):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}}),28765:((_,r,c)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.makeFolder=E,r.replaceFile=T;function S(){const a=c(77598);return S=function(){return a},a}function f(){const a=c(
51455);return f=function(){return a},a}function p(){const a=c(76760);return p=function(){return a},a}async function T(a,b,R){
const $=`${a}.${(0,S().randomUUID)()}.tmp`;try{await(0,f().writeFile)($,b,{flag:"wx",mode:R}),await(0,f().rename)($,a)}finally{
await(0,f().rm)($,{force:!0})}}async function E(a){await y(a)||((0,p().dirname)(a)!==a&&await E((0,p().dirname)(a)).catch(
()=>{}),await(0,f().mkdir)(a).catch(async b=>{if(!await y(a))throw b}))}async function y(a){return(0,f().stat)(a).then(b=>b.
isDirectory(),()=>!1)}}),58802:((_,r,c)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.VERIFICATION_SUMMARY=r.VALIDATED=
r.TEST_RESULT=void 0,r.assetSubject=y,r.checksumsOf=D,r.commitUri=h,r.testResultStatement=i,r.textDigest=b,r.verificationSummary=
n;function S(){const e=c(77598);return S=function(){return e},e}function f(){const e=c(38863);return f=function(){return e},
e}function p(){const e=c(63245);return p=function(){return e},e}const T="https://in-toto.io/Statement/v1";function E(e){
return{name:"commit",digest:{gitCommit:e}}}function y(e,d){return{name:e,digest:a(d)}}function a(e){return{sha256:e.replace(
/^sha256:/,"")}}function b(e){return(0,S().createHash)("sha256").update(e).digest("hex")}const R={pass:"PASSED",warn:"WA\
RNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function $({path:e,digest:d}){return{name:e??"default policy",
digest:a(d)}}function D(e){return e.map(({name:d,digest:l})=>`${l.sha256??b(l.gitCommit??"")}  ${d.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,
"?")}
`).join("")}const w=r.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function i(e){const{audited_sha:d,policy:l,
genes:A}=e;if(d===null||l===null)return;const k=A.flatMap(s=>s.commands.map(v=>({name:`${s.id}: ${v.command}`,result:(0,p().
resultOf)(v),warned:v.verdict==="warn"}))),m=s=>k.filter(({result:v,warned:j})=>s(v,j)).map(({name:v})=>v);return{_type:T,
subject:[E(d),...e.validation_reports.flatMap(({gene_id:s,gene_asset_id:v})=>v===null?[]:[y(s,v)])],predicateType:w,predicate:{
result:R[e.verdict],configuration:[$(l)],passedTests:m((s,v)=>s==="passed"&&!v),warnedTests:m((s,v)=>s==="passed"&&v),failedTests:m(
s=>s==="failed"||s==="blocked"),skippedTests:m(s=>s==="notRun")}}}const g=r.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",O=r.VALIDATED="GENE_GATE_VALIDATED",I="GENE_GATE_AUDITED";function n(e,d){const{audited_sha:l,policy:A,
tool:k,finished_at:m}=e;if(l===null||A===null)return;const s=R[e.verdict]!=="FAILED";return{_type:T,subject:[E(l),...t(e,
s)],predicateType:g,predicate:{verifier:{id:f().HOME,version:{[f().TOOL.name]:k.version}},timeVerified:m,resourceUri:h(l),
policy:{uri:u(A),digest:a(A.digest)},inputAttestations:d,verificationResult:s?"PASSED":"FAILED",verifiedLevels:[s?o(e):"\
FAILED"]}}}function t({genes:e,capsules:d,events:l},A){const k=d.filter(({eligible:m})=>!A||m===!0);return[...e,...k,...l].
flatMap(({id:m,change:s,asset_id:v})=>s==="removed"||v===void 0?[]:[y(m,v)])}function o({genes:e,validation_reports:d}){
const l=e.filter(({change:m})=>m!=="removed"),A=new Set(d.filter(m=>m.overall_ok).map(({id:m})=>m)),k=l.every(({validation_report_id:m})=>m!==
null&&A.has(m));return l.length>0&&k?O:I}function h(e){return`gitoid:commit:${e.length===40?"sha1":"sha256"}:${e}`}function u({
source:e,path:d,ref:l}){return e!=="base"||d===void 0||!/^[0-9a-f]{40,64}$/.test(l??"")?`${f().HOME}/blob/main/docs/poli\
cy.md`:`${h(l??"")}#${encodeURI(d)}`}}),31048:((_,r,c)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.renderJson=a,
r.renderJsonLines=b,r.renderStatement=R,r.renderSummary=D,r.reportDigest=w,r.summaryStatement=$;function S(){const i=c(23404);
return S=function(){return i},i}function f(){const i=c(41895);return f=function(){return i},i}function p(){const i=c(10289);
return p=function(){return i},i}function T(){const i=c(5640);return T=function(){return i},i}function E(){const i=c(58802);
return E=function(){return i},i}function y(){const i=c(78534);return y=function(){return i},i}function a(i,g=y().MAX_REPORT_BYTES){
const O=`${(0,p().json)(T().gateReportSchema.parse(i))}
`;if(Buffer.byteLength(O)<=g)return O;throw new(f()).GateError("file_unreadable",`The report has more than ${g} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function b({validation_reports:i}){
return i.map(g=>`${(0,p().jsonLine)(g)}
`).join("")}function R(i){const g=(0,E().testResultStatement)(i);return g===void 0?"":`${(0,p().json)(g)}
`}function $(i,g=a(i)){const O=[{uri:"gate-report.json",digest:{sha256:(0,E().textDigest)(g)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,E().textDigest)(R(i))}}];return(0,E().verificationSummary)(i,O)}function D(i){const g=$(i);return g===
void 0?"":`${(0,p().json)(g)}
`}function w(i){return`sha256:${(0,E().textDigest)((0,S().canonicalize)(i))}`}}),78534:((_,r,c)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.REPORT_FILE=r.MAX_REPORT_BYTES=void 0,r.claimedPull=O,r.mutantsOf=i,r.nodeIn=w,r.readReportFile=
R,r.readUploadedReport=I;function S(){const t=c(7723);return S=function(){return t},t}function f(){const t=c(26040);return f=
function(){return t},t}function p(){const t=c(41895);return p=function(){return t},t}function T(){const t=c(54078);return T=
function(){return t},t}function E(){const t=c(5640);return E=function(){return t},t}function y(){const t=c(27436);return y=
function(){return t},t}const a=r.MAX_REPORT_BYTES=256*1024*1024,b=500;function R(t,o,h){try{return E().gateReportSchema.
parse(JSON.parse(t.toString("utf8")))}catch(u){throw new(p()).GateError("artifact_invalid",`${o} ${D(u,t).slice(0,b)}`,h,
{cause:u})}}const $=S().looseObject({type:S().unknown().optional(),schema_version:S().unknown().optional()});function D(t,o){
if(t instanceof SyntaxError)return"is not JSON.";const h=$.safeParse(JSON.parse(o.toString("utf8"))).data;if(h?.type!=="\
GateReport")return`is not a GateReport${typeof h?.type=="string"?`: its type is ${JSON.stringify(h.type)}`:""}.`;const{schema_version:u}=h;
return u!==y().GATE_REPORT_VERSION?`is a GateReport ${u===void 0?"without a version":`of version ${JSON.stringify(u)}`};\
 this version of gene-gate reads ${y().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,T().firstProblem)(t)}.`}function w({
validation_reports:[t]}){if(t===void 0)return process;const{node_version:o,platform:h,arch:u}=t.env_fingerprint;return{version:o,
platform:h,arch:u}}function i(t,o){const h=t.map((u,e)=>{const d=o(u,e)?.commands,l=u.commands.flatMap(({command:A,plan:k},m)=>{
const s=d?.[m];return s?.command===A&&s.plan_digest===k?.digest&&s.mutant?[s.mutant]:[]});return[u,l]});return new Map(h.
filter(([{commands:u},{length:e}])=>e>0&&e===u.length))}const g=r.REPORT_FILE="gate-report.json";function O(t){const o=E().
gateReportSchema.pick({event:!0});return(0,f().attempt)(()=>o.parse(JSON.parse(t.toString("utf8"))).event.pull_request)}
function I(t,{headSha:o,pullRequest:h}){const u=R(t,`The ${g} of the run`,"Use the same version of the action in both wo\
rkflows, and run the first one again."),{pull_request:e}=u.event;if(u.verdict==="error"&&u.head_sha===null)return u;if(u.
head_sha!==o)throw n(`commit ${u.head_sha}`,o);if(e!==h.number)throw n(`pull request ${e??"(none)"}`,`${h.number}`);return u}
function n(t,o){return new(p()).GateError("artifact_invalid",`The report of the run is about ${t}, not ${o}.`,"Run the f\
irst workflow again. If the error persists, check its file for changes.")}})};
