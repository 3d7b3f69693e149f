"use strict";exports.id=434,exports.ids=[434],exports.modules={1207:((_,r,u)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.BrokenAnswer=
void 0,r.asUnavailable=i,r.explainFailure=w,r.readFailure=y,r.requireAsked=$;function v(){const n=u(7723);return v=function(){
return n},n}function f(){const n=u(41895);return f=function(){return n},n}class h extends Error{name="BrokenAnswer"}r.BrokenAnswer=
h;function $(n,t){if(!n)throw new h(`it is not about ${t}`)}const p=300;function y(n){const t=typeof n=="object"&&n!==null?
n:{},o=A(t.message??n);if(E(t)||E(t.cause))return{kind:"timeout",said:o};if(t.name==="BrokenAnswer")return{kind:"broken",
said:o};const d=T(n);if(d!==void 0)return{kind:"broken",said:A(d)};if(typeof t.status!="number")return{kind:"unexpected",
said:o};if(t.response===void 0)return{kind:"network",said:o};const l=t.response.headers??{},e=D(l["retry-after"]),s=l["x\
-ratelimit-remaining"]==="0"?D(l["x-ratelimit-reset"]):void 0,c=e!==void 0||s!==void 0;return{kind:R(t.status,o,c),said:o,
status:t.status,...e!==void 0&&{retryAfter:e},...s!==void 0&&{resetAt:s}}}const a=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function T(n){if(n instanceof v().ZodError){const[o]=n.issues;return`its field ${o?.path.join(".")} is not as GitHub doc\
uments it`}return n instanceof TypeError&&a.test(n.message)?"it lacks fields that GitHub documents":void 0}function R(n,t,o){
return n===429||n===403&&(o||/rate limit|abuse/i.test(t))?"rate_limited":n===403?/not accessible by/i.test(t)?"denied":"\
forbidden":n===401?"unauthorized":n===404||n===410?"not_found":n===422||n===400||n===413?"invalid":n>=500?"server":"unex\
pected"}const b="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",O={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(n,{permission:t,readOnlyToken:o})=>o?`th\
e token may not write (403): ${b}`:`the token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job`,
forbidden:({said:n})=>`GitHub denied the request (403): ${n}`,not_found:({status:n},{permission:t})=>`not found on GitHu\
b (${n}): it was deleted, or the token cannot access this repository (it needs \`${t}\`)`,invalid:({status:n,said:t})=>`\
GitHub rejected the content (${n}): ${t}`,rate_limited:({status:n,retryAfter:t})=>`the token\u2019s rate limit is exhausted (${n}\
)${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,server:({status:n})=>`GitHub returned a serve\
r error (${n}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:n})=>`GitHub cannot be reached (${n}); check the runner\u2019s network and proxy`,
broken:({said:n})=>`the answer of GitHub, or of a proxy, cannot be used: ${n}; run the job again later`,unexpected:({said:n})=>n};
function w(n,t){const o=y(n);return`could not ${t.doing}: ${O[o.kind](o,t)}`}function i(n,t){if(n instanceof f().GateError)
return n;const o=w(n,t);return new(f()).GateError("github_unavailable",o,"Run the job again.",{cause:n})}function E(n){const t=n?.
name;return t==="TimeoutError"||t==="AbortError"}function A(n){const t=String(n).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,
" ").replace(/ +/g," ").trim();return t.length>p?`${t.slice(0,p)}...`:t}function D(n){const t=typeof n=="string"&&n!==""?
Number(n):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}}),28765:((_,r,u)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.makeFolder=p,r.replaceFile=$;function v(){const a=u(77598);return v=function(){return a},a}function f(){const a=u(
51455);return f=function(){return a},a}function h(){const a=u(76760);return h=function(){return a},a}async function $(a,T,R){
const b=`${a}.${(0,v().randomUUID)()}.tmp`;try{await(0,f().writeFile)(b,T,{flag:"wx",mode:R}),await(0,f().rename)(b,a)}finally{
await(0,f().rm)(b,{force:!0})}}async function p(a){try{await(0,f().mkdir)(a)}catch(T){const{code:R}=T;if(R==="ENOENT"&&(0,h().
dirname)(a)!==a){await p((0,h().dirname)(a)),await(0,f().mkdir)(a).catch(b=>y(a,b));return}await y(a,T)}}async function y(a,T){
if(!await(0,f().stat)(a).then(b=>b.isDirectory(),()=>!1))throw T}}),58802:((_,r,u)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.VERIFICATION_SUMMARY=r.VALIDATED=r.TEST_RESULT=void 0,r.assetSubject=y,r.checksumsOf=O,r.commitUri=d,r.testResultStatement=
i,r.textDigest=T,r.verificationSummary=n;function v(){const e=u(77598);return v=function(){return e},e}function f(){const e=u(
38863);return f=function(){return e},e}function h(){const e=u(63245);return h=function(){return e},e}const $="https://in\
-toto.io/Statement/v1";function p(e){return{name:"commit",digest:{gitCommit:e}}}function y(e,s){return{name:e,digest:a(s)}}
function a(e){return{sha256:e.replace(/^sha256:/,"")}}function T(e){return(0,v().createHash)("sha256").update(e).digest(
"hex")}const R={pass:"PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function b({path:e,digest:s}){
return{name:e??"default policy",digest:a(s)}}function O(e){return e.map(({name:s,digest:c})=>`${c.sha256??T(c.gitCommit??
"")}  ${s.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}const w=r.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function i(e){const{audited_sha:s,policy:c,
genes:k}=e;if(s===null||c===null)return;const I=k.flatMap(m=>m.commands.map(S=>({name:`${m.id}: ${S.command}`,result:(0,h().
resultOf)(S),warned:S.verdict==="warn"}))),g=m=>I.filter(({result:S,warned:j})=>m(S,j)).map(({name:S})=>S);return{_type:$,
subject:[p(s),...e.validation_reports.flatMap(({gene_id:m,gene_asset_id:S})=>S===null?[]:[y(m,S)])],predicateType:w,predicate:{
result:R[e.verdict],configuration:[b(c)],passedTests:g((m,S)=>m==="passed"&&!S),warnedTests:g((m,S)=>m==="passed"&&S),failedTests:g(
m=>m==="failed"||m==="blocked"),skippedTests:g(m=>m==="notRun")}}}const E=r.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",A=r.VALIDATED="GENE_GATE_VALIDATED",D="GENE_GATE_AUDITED";function n(e,s){const{audited_sha:c,policy:k,
tool:I,finished_at:g}=e;if(c===null||k===null)return;const m=R[e.verdict]!=="FAILED";return{_type:$,subject:[p(c),...t(e,
m)],predicateType:E,predicate:{verifier:{id:f().HOME,version:{[f().TOOL.name]:I.version}},timeVerified:g,resourceUri:d(c),
policy:{uri:l(k),digest:a(k.digest)},inputAttestations:s,verificationResult:m?"PASSED":"FAILED",verifiedLevels:[m?o(e):"\
FAILED"]}}}function t({genes:e,capsules:s,events:c},k){const I=s.filter(({eligible:g})=>!k||g===!0);return[...e,...I,...c].
flatMap(({id:g,change:m,asset_id:S})=>m==="removed"||S===void 0?[]:[y(g,S)])}function o({genes:e,validation_reports:s}){
const c=e.filter(({change:g})=>g!=="removed"),k=new Set(s.filter(g=>g.overall_ok).map(({id:g})=>g)),I=c.every(({validation_report_id:g})=>g!==
null&&k.has(g));return c.length>0&&I?A:D}function d(e){return`gitoid:commit:${e.length===40?"sha1":"sha256"}:${e}`}function l({
source:e,path:s,ref:c}){return e!=="base"||s===void 0||!/^[0-9a-f]{40,64}$/.test(c??"")?`${f().HOME}/blob/main/docs/poli\
cy.md`:`${d(c??"")}#${encodeURI(s)}`}}),31048:((_,r,u)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.renderJson=a,
r.renderJsonLines=T,r.renderStatement=R,r.renderSummary=O,r.reportDigest=w,r.summaryStatement=b;function v(){const i=u(23404);
return v=function(){return i},i}function f(){const i=u(41895);return f=function(){return i},i}function h(){const i=u(10289);
return h=function(){return i},i}function $(){const i=u(5640);return $=function(){return i},i}function p(){const i=u(58802);
return p=function(){return i},i}function y(){const i=u(78534);return y=function(){return i},i}function a(i,E=y().MAX_REPORT_BYTES){
const A=`${(0,h().json)($().gateReportSchema.parse(i))}
`;if(Buffer.byteLength(A)<=E)return A;throw new(f()).GateError("file_unreadable",`The report has more than ${E} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function T({validation_reports:i}){
return i.map(E=>`${(0,h().jsonLine)(E)}
`).join("")}function R(i){const E=(0,p().testResultStatement)(i);return E===void 0?"":`${(0,h().json)(E)}
`}function b(i,E=a(i)){const A=[{uri:"gate-report.json",digest:{sha256:(0,p().textDigest)(E)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,p().textDigest)(R(i))}}];return(0,p().verificationSummary)(i,A)}function O(i){const E=b(i);return E===
void 0?"":`${(0,h().json)(E)}
`}function w(i){return`sha256:${(0,p().textDigest)((0,v().canonicalize)(i))}`}}),78534:((_,r,u)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.REPORT_FILE=r.MAX_REPORT_BYTES=void 0,r.claimedPull=A,r.mutantsIn=i,r.nodeIn=w,r.readReportFile=
R,r.readUploadedReport=D;function v(){const t=u(7723);return v=function(){return t},t}function f(){const t=u(26040);return f=
function(){return t},t}function h(){const t=u(41895);return h=function(){return t},t}function $(){const t=u(54078);return $=
function(){return t},t}function p(){const t=u(5640);return p=function(){return t},t}function y(){const t=u(27436);return y=
function(){return t},t}const a=r.MAX_REPORT_BYTES=256*1024*1024,T=500;function R(t,o,d){try{return p().gateReportSchema.
parse(JSON.parse(t.toString("utf8")))}catch(l){throw new(h()).GateError("artifact_invalid",`${o} ${O(l,t).slice(0,T)}`,d,
{cause:l})}}const b=v().looseObject({type:v().unknown().optional(),schema_version:v().unknown().optional()});function O(t,o){
if(t instanceof SyntaxError)return"is not JSON.";const d=b.safeParse(JSON.parse(o.toString("utf8"))).data;if(d?.type!=="\
GateReport"){const e=typeof d?.type=="string"?`its type is ${JSON.stringify(d.type)}`:"";return`is not a GateReport${e&&
`: ${e}`}.`}if(d.schema_version!==y().GATE_REPORT_VERSION){const e=d.schema_version;return`is a GateReport ${e===void 0?
"without a version":`of version ${JSON.stringify(e)}`}; this version of gene-gate reads ${y().GATE_REPORT_VERSION}.`}return t instanceof
v().ZodError?`is not a valid GateReport: \`${(0,$().dotPath)(t.issues[0]?.path??[])}\` is missing or has an invalid value\
.`:"is not a valid GateReport."}function w({validation_reports:[t]}){if(t===void 0)return process;const{node_version:o,platform:d,
arch:l}=t.env_fingerprint;return{version:o,platform:d,arch:l}}function i(t,{commands:o}){const d=o.flatMap(({command:l,plan:e},s)=>{
const c=t?.commands[s];return c?.command===l&&c.plan_digest===e?.digest&&c.mutant?[c.mutant]:[]});return d.length>0&&d.length===
o.length?d:void 0}const E=r.REPORT_FILE="gate-report.json";function A(t){const o=p().gateReportSchema.pick({event:!0});return(0,f().
attempt)(()=>o.parse(JSON.parse(t.toString("utf8"))).event.pull_request)}function D(t,{headSha:o,pullRequest:d}){const l=R(
t,`The ${E} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:e}=l.
event;if(l.verdict==="error"&&l.head_sha===null)return l;if(l.head_sha!==o)throw n(`commit ${l.head_sha}`,o);if(e!==d.number)
throw n(`pull request ${e??"(none)"}`,`${d.number}`);return l}function n(t,o){return new(h()).GateError("artifact_invali\
d",`The report of the run is about ${t}, not ${o}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}})};
