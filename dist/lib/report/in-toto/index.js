"use strict";module.exports={"report/in-toto/statement"(E,u,T,y){let S;const m=()=>S??=u("node:crypto");T(E,{RESULTS:()=>d,STATEMENT:()=>_,
assetSubject:()=>l,checksumsOf:()=>v,commitSubject:()=>s,policyResource:()=>f,sha256:()=>c,textDigest:()=>a});const _="h\
ttps://in-toto.io/Statement/v1";function s(o){return{name:"commit",digest:{gitCommit:o}}}function l(o,r){return{name:o,digest:c(
r)}}function c(o){return{sha256:o.replace(/^sha256:/,"")}}function a(o){return(0,m().createHash)("sha256").update(o).digest(
"hex")}const d={pass:"PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function f({path:o,digest:r}){
return{name:o??"default policy",digest:c(r)}}function v(o){return o.map(({name:r,digest:t})=>`${t.sha256??a(t.gitCommit??
"")}  ${r.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}},"report/in-toto/test-result"(E,u,T,y){let S;const m=()=>S??=u("report/view/report-sections");let _;const s=()=>_??=
u("report/in-toto/statement");T(E,{TEST_RESULT:()=>l,testResultStatement:()=>c});const l="https://in-toto.io/attestation\
/test-result/v0.1";function c(a){const{audited_sha:d,policy:f,genes:v}=a;if(d===null||f===null)return;const o=v.flatMap(
t=>t.commands.map(e=>({name:`${t.id}: ${e.command}`,result:(0,m().resultOf)(e),warned:e.verdict==="warn"}))),r=t=>o.filter(
({result:e,warned:n})=>t(e,n)).map(({name:e})=>e);return{_type:s().STATEMENT,subject:[(0,s().commitSubject)(d),...a.validation_reports.
flatMap(({gene_id:t,gene_asset_id:e})=>e===null?[]:[(0,s().assetSubject)(t,e)])],predicateType:l,predicate:{result:s().RESULTS[a.
verdict],configuration:[(0,s().policyResource)(f)],passedTests:r((t,e)=>t==="passed"&&!e),warnedTests:r((t,e)=>t==="pass\
ed"&&e),failedTests:r(t=>t==="failed"||t==="blocked"),skippedTests:r(t=>t==="notRun")}}}},"report/in-toto/verification-s\
ummary"(E,u,T,y){let S;const m=()=>S??=u("tool");let _;const s=()=>_??=u("report/in-toto/statement");T(E,{VALIDATED:()=>c,
VERIFICATION_SUMMARY:()=>l,commitUri:()=>o,verificationSummary:()=>d});const l="https://slsa.dev/verification_summary/v1",
c="GENE_GATE_VALIDATED",a="GENE_GATE_AUDITED";function d(t,e){const{audited_sha:n,policy:p,tool:A,finished_at:i}=t;if(n===
null||p===null)return;const h=s().RESULTS[t.verdict]!=="FAILED";return{_type:s().STATEMENT,subject:[(0,s().commitSubject)(
n),...f(t,h)],predicateType:l,predicate:{verifier:{id:m().HOME,version:{[m().TOOL.name]:A.version}},timeVerified:i,resourceUri:o(
n),policy:{uri:r(p),digest:(0,s().sha256)(p.digest)},inputAttestations:e,verificationResult:h?"PASSED":"FAILED",verifiedLevels:[
h?v(t):"FAILED"]}}}function f({genes:t,capsules:e,events:n},p){const A=e.filter(({eligible:i})=>!p||i===!0);return[...t,
...A,...n].flatMap(({id:i,change:h,asset_id:D})=>h==="removed"||D===void 0?[]:[(0,s().assetSubject)(i,D)])}function v({genes:t,
validation_reports:e}){const n=t.filter(({change:i})=>i!=="removed"),p=new Set(e.filter(i=>i.overall_ok).map(({id:i})=>i)),
A=n.every(({validation_report_id:i})=>i!==null&&p.has(i));return n.length>0&&A?c:a}function o(t){return`gitoid:commit:${t.
length===40?"sha1":"sha256"}:${t}`}function r({source:t,path:e,ref:n}){return t!=="base"||e===void 0||!/^[0-9a-f]{40,64}$/.
test(n??"")?`${m().HOME}/blob/main/docs/policy.md`:`${o(n??"")}#${encodeURI(e)}`}}};
