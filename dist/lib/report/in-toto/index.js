//# report/in-toto/statement
(function(s,r,i,d){let u;const a=()=>u??=r("node:crypto");i(s,{RESULTS:()=>S,STATEMENT:()=>m,assetSubject:()=>h,checksumsOf:()=>E,
commitSubject:()=>p,policyResource:()=>l,sha256:()=>n,textDigest:()=>o});const m="https://in-toto.io/Statement/v1";function p(t){
return{name:"commit",digest:{gitCommit:t}}}function h(t,e){return{name:t,digest:n(e)}}function n(t){return{sha256:t.replace(
/^sha256:/,"")}}function o(t){return(0,a().createHash)("sha256").update(t).digest("hex")}const S={pass:"PASSED",warn:"WA\
RNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function l({path:t,digest:e}){return{name:t??"default policy",
digest:n(e)}}function E(t){return t.map(({name:e,digest:c})=>`${c.sha256??o(c.gitCommit??"")}  ${e.replace(/[\p{C}\p{Zl}\p{Zp}]/gu,
"?")}
`).join("")}});
//# report/in-toto/test-result
(function(p,i,l,R){let u;const d=()=>u??=i("report/view/report-sections");let m;const s=()=>m??=i("report/in-toto/state\
ment");l(p,{TEST_RESULT:()=>a,testResultStatement:()=>T});const a="https://in-toto.io/attestation/test-result/v0.1";function T(n){
const{audited_sha:r,policy:c,genes:S}=n;if(r===null||c===null)return;const _=S.flatMap(t=>t.commands.map(e=>({name:`${t.
id}: ${e.command}`,result:(0,d().resultOf)(e),warned:e.verdict==="warn"}))),o=t=>_.filter(({result:e,warned:E})=>t(e,E)).
map(({name:e})=>e);return{_type:s().STATEMENT,subject:[(0,s().commitSubject)(r),...n.validation_reports.flatMap(({gene_id:t,
gene_asset_id:e})=>e===null?[]:[(0,s().assetSubject)(t,e)])],predicateType:a,predicate:{result:s().RESULTS[n.verdict],configuration:[
(0,s().policyResource)(c)],passedTests:o((t,e)=>t==="passed"&&!e),warnedTests:o((t,e)=>t==="passed"&&e),failedTests:o(t=>t===
"failed"||t==="blocked"),skippedTests:o(t=>t==="notRun")}}}});
//# report/in-toto/verification-summary
(function(v,m,A,U){let _;const a=()=>_??=m("tool");let p;const r=()=>p??=m("report/in-toto/statement");A(v,{VALIDATED:()=>d,
VERIFICATION_SUMMARY:()=>u,commitUri:()=>l,verificationSummary:()=>T});const u="https://slsa.dev/verification_summary/v1",
d="GENE_GATE_VALIDATED",I="GENE_GATE_AUDITED";function T(e,o){const{audited_sha:i,policy:n,tool:s,finished_at:t}=e;if(i===
null||n===null)return;const c=r().RESULTS[e.verdict]!=="FAILED";return{_type:r().STATEMENT,subject:[(0,r().commitSubject)(
i),...D(e,c)],predicateType:u,predicate:{verifier:{id:a().HOME,version:{[a().TOOL.name]:s.version}},timeVerified:t,resourceUri:l(
i),policy:{uri:y(n),digest:(0,r().sha256)(n.digest)},inputAttestations:o,verificationResult:c?"PASSED":"FAILED",verifiedLevels:[
c?S(e):"FAILED"]}}}function D({genes:e,capsules:o,events:i},n){const s=o.filter(({eligible:t})=>!n||t===!0);return[...e,
...s,...i].flatMap(({id:t,change:c,asset_id:E})=>c==="removed"||E===void 0?[]:[(0,r().assetSubject)(t,E)])}function S({genes:e,
validation_reports:o}){const i=e.filter(({change:t})=>t!=="removed"),n=new Set(o.filter(t=>t.overall_ok).map(({id:t})=>t)),
s=i.every(({validation_report_id:t})=>t!==null&&n.has(t));return i.length>0&&s?d:I}function l(e){return`gitoid:commit:${e.
length===40?"sha1":"sha256"}:${e}`}function y({source:e,path:o,ref:i}){return e!=="base"||o===void 0||!/^[0-9a-f]{40,64}$/.
test(i??"")?`${a().HOME}/blob/main/docs/policy.md`:`${l(i??"")}#${encodeURI(o)}`}});
