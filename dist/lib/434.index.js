"use strict";exports.id=434,exports.ids=[434],exports.modules={1207:((I,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.BrokenAnswer=
void 0,i.asUnavailable=k,i.explainFailure=b,i.readFailure=T;function S(){const e=l(41895);return S=function(){return e},
e}class m extends Error{name="BrokenAnswer"}i.BrokenAnswer=m;const a=300;function T(e){const r=typeof e=="object"&&e!==null?
e:{},n=O(r.message??e);if(p(r)||p(r.cause))return{kind:"timeout",said:n};if(r.name==="BrokenAnswer")return{kind:"broken",
said:n};if(typeof r.status!="number")return{kind:"unexpected",said:n};if(r.response===void 0)return{kind:"network",said:n};
const u=r.response.headers??{},s=w(u["retry-after"]),g=u["x-ratelimit-remaining"]==="0"?w(u["x-ratelimit-reset"]):void 0,
D=s!==void 0||g!==void 0;return{kind:y(r.status,n,D),said:n,status:r.status,...s!==void 0&&{retryAfter:s},...g!==void 0&&
{resetAt:g}}}function y(e,r,n){return e===429||e===403&&(n||/rate limit|abuse/i.test(r))?"rate_limited":e===403?/not accessible by/i.
test(r)?"denied":"forbidden":e===401?"unauthorized":e===404||e===410?"not_found":e===422||e===400||e===413?"invalid":e>=
500?"server":"unexpected"}const v="the token of a pull request from a fork or from Dependabot is read-only; keep this ru\
n for the result files, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s \
token",o={unauthorized:()=>"GitHub does not accept the token (401); check the `github-token` input",denied:(e,{permission:r,
readOnlyToken:n})=>n?`the token may not write (403): ${v}`:`the token lacks a permission (403); add \`${r}\` under \`permi\
ssions:\` of the job`,forbidden:({said:e})=>`GitHub denied the request (403): ${e}`,not_found:({status:e},{permission:r})=>`\
not found on GitHub (${e}): it was deleted, or the token cannot access this repository (it needs \`${r}\`)`,invalid:({status:e,
said:r})=>`GitHub rejected the content (${e}): ${r}`,rate_limited:({status:e,retryAfter:r})=>`the token\u2019s rate limit is \
exhausted (${e})${r===void 0?"":`; GitHub asks to wait ${r} s`}; run the job again later`,server:({status:e})=>`GitHub r\
eturned a server error (${e}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on \
any attempt; run the job again later",network:({said:e})=>`GitHub cannot be reached (${e}); check the runner\u2019s network a\
nd proxy`,broken:({said:e})=>`the answer of GitHub, or of a proxy, cannot be used: ${e}; run the job again later`,unexpected:({
said:e})=>e};function b(e,r){const n=T(e);return`could not ${r.doing}: ${o[n.kind](n,r)}`}function k(e,r){if(e instanceof
S().GateError)return e;const n=b(e,r);return new(S()).GateError("github_unavailable",n,"Run the job again.",{cause:e})}function p(e){
const r=e?.name;return r==="TimeoutError"||r==="AbortError"}function O(e){const r=String(e).replace(/ - https:\S*$/,"").
replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g," ").replace(/ +/g," ").trim();return r.length>a?`${r.slice(0,a)}...`:r}function w(e){
const r=typeof e=="string"&&e!==""?Number(e):Number.NaN;return Number.isFinite(r)&&r>=0?r:void 0}}),28765:((I,i,l)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.makeFolder=y,i.replaceFile=T;function S(){const o=l(77598);return S=function(){
return o},o}function m(){const o=l(51455);return m=function(){return o},o}function a(){const o=l(76760);return a=function(){
return o},o}async function T(o,b,k){const p=`${o}.${(0,S().randomUUID)()}.tmp`;try{await(0,m().writeFile)(p,b,{flag:"wx",
mode:k}),await(0,m().rename)(p,o)}finally{await(0,m().rm)(p,{force:!0})}}async function y(o){try{await(0,m().mkdir)(o)}catch(b){
const{code:k}=b;if(k==="ENOENT"&&(0,a().dirname)(o)!==o){await y((0,a().dirname)(o)),await(0,m().mkdir)(o).catch(p=>v(o,
p));return}await v(o,b)}}async function v(o,b){if(!await(0,m().stat)(o).then(p=>p.isDirectory(),()=>!1))throw b}}),58802:((I,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.VERIFICATION_SUMMARY=i.VALIDATED=i.TEST_RESULT=void 0,i.assetSubject=
v,i.checksumsOf=O,i.commitUri=R,i.testResultStatement=e,i.textDigest=b,i.verificationSummary=s;function S(){const t=l(77598);
return S=function(){return t},t}function m(){const t=l(38863);return m=function(){return t},t}function a(){const t=l(63245);
return a=function(){return t},t}const T="https://in-toto.io/Statement/v1";function y(t){return{name:"commit",digest:{gitCommit:t}}}
function v(t,c){return{name:t,digest:o(c)}}function o(t){return{sha256:t.replace(/^sha256:/,"")}}function b(t){return(0,S().
createHash)("sha256").update(t).digest("hex")}const k={pass:"PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"\
FAILED"};function p({path:t,digest:c}){return{name:t??"default policy",digest:o(c)}}function O(t){return t.map(({name:c,
digest:h})=>`${h.sha256??b(h.gitCommit??"")}  ${c.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}const w=i.TEST_RESULT="https://in-toto.io/attestation/test-result/v0.1";function e(t){const{audited_sha:c,policy:h,
genes:A}=t;if(c===null||h===null)return;const $=A.flatMap(f=>f.commands.map(E=>({name:`${f.id}: ${E.command}`,result:(0,a().
resultOf)(E),warned:E.verdict==="warn"}))),d=f=>$.filter(({result:E,warned:M})=>f(E,M)).map(({name:E})=>E);return{_type:T,
subject:[y(c),...t.validation_reports.flatMap(({gene_id:f,gene_asset_id:E})=>E===null?[]:[v(f,E)])],predicateType:w,predicate:{
result:k[t.verdict],configuration:[p(h)],passedTests:d((f,E)=>f==="passed"&&!E),warnedTests:d((f,E)=>f==="passed"&&E),failedTests:d(
f=>f==="failed"||f==="blocked"),skippedTests:d(f=>f==="notRun")}}}const r=i.VERIFICATION_SUMMARY="https://slsa.dev/verif\
ication_summary/v1",n=i.VALIDATED="GENE_GATE_VALIDATED",u="GENE_GATE_AUDITED";function s(t,c){const{audited_sha:h,policy:A,
tool:$,finished_at:d}=t;if(h===null||A===null)return;const f=k[t.verdict]!=="FAILED";return{_type:T,subject:[y(h),...g(t,
f)],predicateType:r,predicate:{verifier:{id:m().HOME,version:{[m().TOOL.name]:$.version}},timeVerified:d,resourceUri:R(h),
policy:{uri:j(A),digest:o(A.digest)},inputAttestations:c,verificationResult:f?"PASSED":"FAILED",verifiedLevels:[f?D(t):"\
FAILED"]}}}function g({genes:t,capsules:c,events:h},A){const $=c.filter(({eligible:d})=>!A||d===!0);return[...t,...$,...h].
flatMap(({id:d,change:f,asset_id:E})=>f==="removed"||E===void 0?[]:[v(d,E)])}function D({genes:t,validation_reports:c}){
const h=t.filter(({change:d})=>d!=="removed"),A=new Set(c.filter(d=>d.overall_ok).map(({id:d})=>d)),$=h.every(({validation_report_id:d})=>d!==
null&&A.has(d));return h.length>0&&$?n:u}function R(t){return`gitoid:commit:${t.length===40?"sha1":"sha256"}:${t}`}function j({
source:t,path:c,ref:h}){return t!=="base"||c===void 0||!/^[0-9a-f]{40,64}$/.test(h??"")?`${m().HOME}/blob/main/docs/poli\
cy.md`:`${R(h??"")}#${encodeURI(c)}`}}),31048:((I,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.renderJson=o,
i.renderJsonLines=b,i.renderStatement=k,i.renderSummary=O,i.reportDigest=w,i.summaryStatement=p;function S(){const e=l(23404);
return S=function(){return e},e}function m(){const e=l(41895);return m=function(){return e},e}function a(){const e=l(10289);
return a=function(){return e},e}function T(){const e=l(5640);return T=function(){return e},e}function y(){const e=l(58802);
return y=function(){return e},e}function v(){const e=l(78534);return v=function(){return e},e}function o(e,r=v().MAX_REPORT_BYTES){
const n=`${(0,a().json)(T().gateReportSchema.parse(e))}
`;if(Buffer.byteLength(n)<=r)return n;throw new(m()).GateError("file_unreadable",`The report has more than ${r} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function b({validation_reports:e}){
return e.map(r=>`${(0,a().jsonLine)(r)}
`).join("")}function k(e){const r=(0,y().testResultStatement)(e);return r===void 0?"":`${(0,a().json)(r)}
`}function p(e,r=o(e)){const n=[{uri:"gate-report.json",digest:{sha256:(0,y().textDigest)(r)}},{uri:"test-result.intoto.\
json",digest:{sha256:(0,y().textDigest)(k(e))}}];return(0,y().verificationSummary)(e,n)}function O(e){const r=p(e);return r===
void 0?"":`${(0,a().json)(r)}
`}function w(e){return`sha256:${(0,y().textDigest)((0,S().canonicalize)(e))}`}}),63245:((I,i,l)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.commandKey=o,i.groupByCause=r,i.groupCommands=e,i.groupFindings=O,i.reportSections=T,i.resultOf=
b,i.standsAt=p;function S(){const n=l(59490);return S=function(){return n},n}function m(){const n=l(39763);return m=function(){
return n},n}function a(){const n=l(17577);return a=function(){return n},n}function T(n){const u=(0,S().groupBy)(n.findings,
({subject:t})=>o(t?.id,t?.command)),s=n.genes.flatMap(t=>t.commands.map((c,h)=>{const A=b(c),$=(u.get(o(t.id,c.command))??
[]).filter(d=>k(d,A)&&p(d,t,c)).sort((d,f)=>Number((0,a().isMissingTarget)(f))-Number((0,a().isMissingTarget)(d)));return{
gene:t,command:c,result:A,position:h+1,findings:$}})),g=t=>s.filter(({result:c})=>c===t),D=new Set(s.flatMap(({findings:t})=>t)),
R=n.findings.filter(t=>!D.has(t)&&!t.suppressed),j=R.filter(({severity:t})=>t!=="notice");return{commands:s,blocked:g("b\
locked"),failed:g("failed"),passed:g("passed"),notRun:g("notRun"),blast:j.filter(v),findings:j.filter(t=>!v(t)),waiting:R.
filter(y),notices:R.filter(t=>t.severity==="notice"&&!y(t)),suppressed:n.findings.filter(({suppressed:t})=>t)}}function y({
rule:n}){return n==="approval-missing"}function v({rule:n}){return n.startsWith("blast-radius-")}function o(n,u){return JSON.
stringify([n,u])}function b({verdict:n,outcome:u}){if(n==="block"||u?.status==="blocked")return"blocked";switch(u?.status){case"\
passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:
return"notRun"}}function k(n,u){const{severity:s,layer:g}=n,D=g==="run";return u==="blocked"?s==="error"&&!D:u==="failed"&&
((0,a().isMissingTarget)(n)||s==="error"&&D)}function p({location:n},u,s){if(n===void 0)return!0;const{path:g=u.path,line:D=n.
line}=s.location??{};return n.path===g&&n.line===D}function O(n){const u=m().SEVERITIES.flatMap(s=>n.filter(g=>g.severity===
s));return(0,a().groupsOf)(u,w)}function w({cause:n,rule:u,location:s,message:g}){return n??JSON.stringify([u,s?s.path:g])}
function e(n){return(0,a().groupsOf)(n,({command:u,findings:[s]})=>JSON.stringify([s&&w(s),u.outcome?.status,u.outcome?.
exit_code,s&&(0,a().isMissingTarget)(s)?s.message:u.command]))}function r(n){return(0,a().groupsOf)(n,({lead:{gene:u,findings:s}})=>s[0]?
w(s[0]):u.summary)}})};
