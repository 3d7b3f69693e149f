"use strict";exports.id=3434,exports.ids=[3434],exports.modules={1207:function(I,e,s){Object.defineProperty(e,"__esModule",{value:!0}),
e.BrokenAnswer=void 0,e.asUnavailable=g,e.explainFailure=O,e.ifFound=i,e.readFailure=y,e.requireAsked=R;function b(){const t=s(
7723);return b=function(){return t},t}function f(){const t=s(41895);return f=function(){return t},t}class E extends Error{name="\
BrokenAnswer"}e.BrokenAnswer=E;function R(t,n){if(!t)throw new E(`it is not about ${n}`)}const h=300;function y(t){const n=typeof t==
"object"&&t!==null?t:{},a=o(n.message??t);if(A(n)||A(n.cause))return{kind:"timeout",said:a};if(n.name==="BrokenAnswer")return{
kind:"broken",said:a};const D=S(t);if(D!==void 0)return{kind:"broken",said:o(D)};if(typeof n.status!="number")return{kind:"\
unexpected",said:a};if(n.response===void 0)return{kind:"network",said:a};const r=n.response.headers??{},c=p(r["retry-aft\
er"]),d=r["x-ratelimit-remaining"]==="0"?p(r["x-ratelimit-reset"]):void 0,T=c!==void 0||d!==void 0;return{kind:k(n.status,
a,T),said:a,status:n.status,...c!==void 0&&{retryAfter:c},...d!==void 0&&{resetAt:d}}}const u=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function S(t){if(t instanceof b().ZodError){const[a]=t.issues;return`its field ${a?.path.join(".")} is not as GitHub doc\
uments it`}return t instanceof TypeError&&u.test(t.message)?"it lacks fields that GitHub documents":void 0}function k(t,n,a){
return t===429||t===403&&(a||/rate limit|abuse/i.test(n))?"rate_limited":t===403?/not accessible by/i.test(n)?"denied":"\
forbidden":t===401?"unauthorized":t===404||t===410?"not_found":t===422||t===400||t===413?"invalid":t>=500?"server":"unex\
pected"}const $="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",_={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(t,{permission:n,readOnlyToken:a})=>a?`th\
e token may not write (403): ${$}`:`the token lacks a permission (403); add \`${n}\` under \`permissions:\` of the job`,
forbidden:({said:t})=>`GitHub denied the request (403): ${t}`,not_found:({status:t},{permission:n})=>`not found on GitHu\
b (${t}): it was deleted, or the token cannot access this repository (it needs \`${n}\`)`,invalid:({status:t,said:n})=>`\
GitHub rejected the content (${t}): ${n}`,rate_limited:({status:t,retryAfter:n})=>`the token\u2019s rate limit is exhausted (${t}\
)${n===void 0?"":`; GitHub asks to wait ${n} s`}; run the job again later`,server:({status:t})=>`GitHub returned a serve\
r error (${t}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:t})=>`GitHub cannot be reached (${t}); check the runner\u2019s network and proxy`,
broken:({said:t})=>`the answer of GitHub, or of a proxy, cannot be used: ${t}; run the job again later`,unexpected:({said:t})=>t};
function O(t,n){const a=y(t);return`could not ${n.doing}: ${_[a.kind](a,n)}`}async function i(t){try{return await t}catch(n){
if(y(n).kind==="not_found")return;throw n}}function g(t,n){if(t instanceof f().GateError)return t;const a=O(t,n);return new(f()).
GateError("github_unavailable",a,"Run the job again.",{cause:t})}function A(t){const n=t?.name;return n==="TimeoutError"||
n==="AbortError"}function o(t){const n=String(t).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return n.length>h?`${n.slice(0,h)}...`:n}function p(t){const n=typeof t=="string"&&t!==""?
Number(t):Number.NaN;return Number.isFinite(n)&&n>=0?n:void 0}},28765:function(I,e,s){Object.defineProperty(e,"__esModul\
e",{value:!0}),e.makeFolder=h,e.replaceFile=R;function b(){const u=s(77598);return b=function(){return u},u}function f(){
const u=s(51455);return f=function(){return u},u}function E(){const u=s(76760);return E=function(){return u},u}async function R(u,S,k){
const $=`${u}.${(0,b().randomUUID)()}.tmp`;try{await(0,f().writeFile)($,S,{flag:"wx",mode:k}),await(0,f().rename)($,u)}finally{
await(0,f().rm)($,{force:!0})}}async function h(u){await y(u)||((0,E().dirname)(u)!==u&&await h((0,E().dirname)(u)).catch(
()=>{}),await(0,f().mkdir)(u).catch(async S=>{if(!await y(u))throw S}))}async function y(u){return(0,f().stat)(u).then(S=>S.
isDirectory(),()=>!1)}},58802:function(I,e,s){Object.defineProperty(e,"__esModule",{value:!0}),e.VERIFICATION_SUMMARY=e.
VALIDATED=e.TEST_RESULT=void 0,e.assetSubject=y,e.checksumsOf=_,e.commitUri=a,e.testResultStatement=i,e.textDigest=S,e.verificationSummary=
p;function b(){const r=s(77598);return b=function(){return r},r}function f(){const r=s(38863);return f=function(){return r},
r}function E(){const r=s(63245);return E=function(){return r},r}const R="https://in-toto.io/Statement/v1";function h(r){
return{name:"commit",digest:{gitCommit:r}}}function y(r,c){return{name:r,digest:u(c)}}function u(r){return{sha256:r.replace(
/^sha256:/,"")}}function S(r){return(0,b().createHash)("sha256").update(r).digest("hex")}const k={pass:"PASSED",warn:"WA\
RNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function $({path:r,digest:c}){return{name:r??"default policy",
digest:u(c)}}function _(r){return r.map(({name:c,digest:d})=>`${d.sha256??S(d.gitCommit??"")}  ${c.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,
"?")}
`).join("")}const O=e.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function i(r){const{audited_sha:c,policy:d,
genes:T}=r;if(c===null||d===null)return;const w=T.flatMap(l=>l.commands.map(v=>({name:`${l.id}: ${v.command}`,result:(0,E().
resultOf)(v),warned:v.verdict==="warn"}))),m=l=>w.filter(({result:v,warned:F})=>l(v,F)).map(({name:v})=>v);return{_type:R,
subject:[h(c),...r.validation_reports.flatMap(({gene_id:l,gene_asset_id:v})=>v===null?[]:[y(l,v)])],predicateType:O,predicate:{
result:k[r.verdict],configuration:[$(d)],passedTests:m((l,v)=>l==="passed"&&!v),warnedTests:m((l,v)=>l==="passed"&&v),failedTests:m(
l=>l==="failed"||l==="blocked"),skippedTests:m(l=>l==="notRun")}}}const g=e.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",A=e.VALIDATED="GENE_GATE_VALIDATED",o="GENE_GATE_AUDITED";function p(r,c){const{audited_sha:d,policy:T,
tool:w,finished_at:m}=r;if(d===null||T===null)return;const l=k[r.verdict]!=="FAILED";return{_type:R,subject:[h(d),...t(r,
l)],predicateType:g,predicate:{verifier:{id:f().HOME,version:{[f().TOOL.name]:w.version}},timeVerified:m,resourceUri:a(d),
policy:{uri:D(T),digest:u(T.digest)},inputAttestations:c,verificationResult:l?"PASSED":"FAILED",verifiedLevels:[l?n(r):"\
FAILED"]}}}function t({genes:r,capsules:c,events:d},T){const w=c.filter(({eligible:m})=>!T||m===!0);return[...r,...w,...d].
flatMap(({id:m,change:l,asset_id:v})=>l==="removed"||v===void 0?[]:[y(m,v)])}function n({genes:r,validation_reports:c}){
const d=r.filter(({change:m})=>m!=="removed"),T=new Set(c.filter(m=>m.overall_ok).map(({id:m})=>m)),w=d.every(({validation_report_id:m})=>m!==
null&&T.has(m));return d.length>0&&w?A:o}function a(r){return`gitoid:commit:${r.length===40?"sha1":"sha256"}:${r}`}function D({
source:r,path:c,ref:d}){return r!=="base"||c===void 0||!/^[0-9a-f]{40,64}$/.test(d??"")?`${f().HOME}/blob/main/docs/poli\
cy.md`:`${a(d??"")}#${encodeURI(c)}`}},31048:function(I,e,s){Object.defineProperty(e,"__esModule",{value:!0}),e.renderJson=
u,e.renderJsonLines=S,e.renderStatement=k,e.renderSummary=_,e.reportDigest=O,e.summaryStatement=$;function b(){const i=s(
23404);return b=function(){return i},i}function f(){const i=s(41895);return f=function(){return i},i}function E(){const i=s(
10289);return E=function(){return i},i}function R(){const i=s(5640);return R=function(){return i},i}function h(){const i=s(
58802);return h=function(){return i},i}function y(){const i=s(78534);return y=function(){return i},i}function u(i,g=y().
MAX_REPORT_BYTES){const A=`${(0,E().json)(R().gateReportSchema.parse(i))}
`;if(Buffer.byteLength(A)<=g)return A;throw new(f()).GateError("file_unreadable",`The report has more than ${g} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function S({validation_reports:i}){
return i.map(g=>`${(0,E().jsonLine)(g)}
`).join("")}function k(i){const g=(0,h().testResultStatement)(i);return g===void 0?"":`${(0,E().json)(g)}
`}function $(i,g=u(i)){const A=[{uri:"gate-report.json",digest:{sha256:(0,h().textDigest)(g)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,h().textDigest)(k(i))}}];return(0,h().verificationSummary)(i,A)}function _(i){const g=$(i);return g===
void 0?"":`${(0,E().json)(g)}
`}function O(i){return`sha256:${(0,h().textDigest)((0,b().canonicalize)(i))}`}},78534:function(I,e,s){Object.defineProperty(
e,"__esModule",{value:!0}),e.REPORT_FILE=e.MAX_REPORT_BYTES=void 0,e.claimedPull=i,e.mutantsOf=_,e.nodeIn=$,e.readReportFile=
S,e.readUploadedReport=g;function b(){const o=s(26040);return b=function(){return o},o}function f(){const o=s(41895);return f=
function(){return o},o}function E(){const o=s(54078);return E=function(){return o},o}function R(){const o=s(5640);return R=
function(){return o},o}function h(){const o=s(27436);return h=function(){return o},o}const y=e.MAX_REPORT_BYTES=256*1024*
1024,u=500;function S(o,p,t){try{return R().gateReportSchema.parse(JSON.parse(o.toString("utf8")))}catch(n){throw new(f()).
GateError("artifact_invalid",`${p} ${k(n,o).slice(0,u)}`,t,{cause:n})}}function k(o,p){if(o instanceof SyntaxError)return"\
is not JSON.";const{type:t,schema_version:n}=JSON.parse(p.toString("utf8"))??{};return t!=="GateReport"?`is not a GateRe\
port${typeof t=="string"?`: its type is ${JSON.stringify(t)}`:""}.`:n!==h().GATE_REPORT_VERSION?`is a GateReport ${n===void 0?
"without a version":`of version ${JSON.stringify(n)}`}; this version of gene-gate reads ${h().GATE_REPORT_VERSION}.`:`is\
 not a valid GateReport: ${(0,E().firstProblem)(o)}.`}function $({validation_reports:[o]}){if(o===void 0)return process;
const{node_version:p,platform:t,arch:n}=o.env_fingerprint;return{version:p,platform:t,arch:n}}function _(o,p){const t=o.
map((n,a)=>{const D=p(n,a)?.commands,r=n.commands.flatMap(({command:c,plan:d},T)=>{const w=D?.[T];return w?.command===c&&
w.plan_digest===d?.digest&&w.mutant?[w.mutant]:[]});return[n,r]});return new Map(t.filter(([{commands:n},{length:a}])=>a>
0&&a===n.length))}const O=e.REPORT_FILE="gate-report.json";function i(o){const p=R().gateReportSchema.pick({event:!0});return(0,b().
attempt)(()=>p.parse(JSON.parse(o.toString("utf8"))).event.pull_request)}function g(o,{headSha:p,pullRequest:t}){const n=S(
o,`The ${O} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:a}=n.
event;if(n.verdict==="error"&&n.head_sha===null)return n;if(n.head_sha!==p)throw A(`commit ${n.head_sha}`,p);if(a!==t.number)
throw A(`pull request ${a??"(none)"}`,`${t.number}`);return n}function A(o,p){return new(f()).GateError("artifact_invali\
d",`The report of the run is about ${o}, not ${p}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}};
