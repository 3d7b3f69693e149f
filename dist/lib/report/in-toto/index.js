//# report/in-toto/statement
(function(i,g,r){const u=r("node:crypto"),a="https://in-toto.io/Statement/v1";function p(t){return{name:"commit",digest:{
gitCommit:t}}}function m(t,e){return{name:t,digest:c(e)}}function c(t){return{sha256:t.replace(/^sha256:/,"")}}function o(t){
return s([t])}function s(t){const e=(0,u().createHash)("sha256");for(const n of t)e.update(n);return e.digest("hex")}const h={
pass:"PASSED",warn:"WARNED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function S({path:t,digest:e}){return{name:t??
"default policy",digest:c(e)}}function E(t){return t.map(({name:e,digest:n})=>`${n.sha256??o(n.gitCommit??"")}  ${e.replace(
/[\p{C}\p{Zl}\p{Zp}]/gu,"?")}
`).join("")}i.exports={RESULTS:h,STATEMENT:a,assetSubject:m,checksumsOf:E,commitSubject:p,piecesDigest:s,policyResource:S,
sha256:c,textDigest:o}});
//# report/in-toto/test-result
(function(p,S,i){const u=i("report/view/report-sections"),s=i("report/in-toto/statement"),a="https://in-toto.io/attesta\
tion/test-result/v0.1";function l(o){const{audited_sha:r,policy:c,genes:d}=o;if(r===null||c===null)return;const T=d.flatMap(
t=>t.commands.map(e=>({name:`${t.id}: ${e.command}`,result:(0,u().resultOf)(e),warned:e.verdict==="warn"}))),n=t=>T.filter(
({result:e,warned:m})=>t(e,m)).map(({name:e})=>e);return{_type:s().STATEMENT,subject:[(0,s().commitSubject)(r),...o.validation_reports.
flatMap(({gene_id:t,gene_asset_id:e})=>e===null?[]:[(0,s().assetSubject)(t,e)])],predicateType:a,predicate:{result:s().RESULTS[o.
verdict],configuration:[(0,s().policyResource)(c)],passedTests:n((t,e)=>t==="passed"&&!e),warnedTests:n((t,e)=>t==="pass\
ed"&&e),failedTests:n(t=>t==="failed"||t==="blocked"),skippedTests:n(t=>t==="notRun")}}}p.exports={TEST_RESULT:a,testResultStatement:l}});
//# report/in-toto/verification-summary
(function(v,_,l){const a=l("tool"),r=l("report/in-toto/statement"),d="https://slsa.dev/verification_summary/v1",m="GENE\
_GATE_VALIDATED",A="GENE_GATE_AUDITED";function p(e,o){const{audited_sha:i,policy:n,tool:s,finished_at:t}=e;if(i===null||
n===null)return;const c=r().RESULTS[e.verdict]!=="FAILED";return{_type:r().STATEMENT,subject:[(0,r().commitSubject)(i),...I(
e,c)],predicateType:d,predicate:{verifier:{id:a().HOME,version:{[a().TOOL.name]:s.version}},timeVerified:t,resourceUri:u(
i),policy:{uri:D(n),digest:(0,r().sha256)(n.digest)},inputAttestations:o,verificationResult:c?"PASSED":"FAILED",verifiedLevels:[
c?T(e):"FAILED"]}}}function I({genes:e,capsules:o,events:i},n){const s=o.filter(({eligible:t})=>!n||t===!0);return[...e,
...s,...i].flatMap(({id:t,change:c,asset_id:E})=>c==="removed"||E===void 0?[]:[(0,r().assetSubject)(t,E)])}function T({genes:e,
validation_reports:o}){const i=e.filter(({change:t})=>t!=="removed"),n=new Set(o.filter(t=>t.overall_ok).map(({id:t})=>t)),
s=i.every(({validation_report_id:t})=>t!==null&&n.has(t));return i.length>0&&s?m:A}function u(e){return`gitoid:commit:${e.
length===40?"sha1":"sha256"}:${e}`}function D({source:e,path:o,ref:i}){return e!=="base"||o===void 0||!/^[0-9a-f]{40,64}$/.
test(i??"")?`${a().HOME}/blob/main/docs/policy.md`:`${u(i??"")}#${encodeURI(o)}`}v.exports={VALIDATED:m,VERIFICATION_SUMMARY:d,
commitUri:u,verificationSummary:p}});
