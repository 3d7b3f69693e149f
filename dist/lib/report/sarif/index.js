"use strict";module.exports={"report/sarif/places"(L,e,w,U){let S;const g=()=>S??=e("report/escape");let O;const h=()=>O??=e("report/\
view/finding");w(L,{ROOT:()=>v,sarifLocation:()=>y});const v="%SRCROOT%",_=".github/gene-gate.yml";function y(d,{genes:s,
policy:u}){const{subject:n,location:r}=d,i=s.find(({id:c})=>c===n?.id),f=[r,i&&{path:i.path,line:i.line}].find(c=>c!==void 0&&
(0,h().isRepositoryPath)(c.path));return{physicalLocation:{artifactLocation:{uri:x(f?.path??u?.path??_),uriBaseId:v},region:f===
void 0?{startLine:1}:E(f)},...n?.id!==void 0&&{logicalLocations:[{name:(0,g().terminal)(n.id),kind:(0,g().terminal)(n.type??
"Gene").toLowerCase()}]}}}function E(d){const{line:s=1,column:u,end_line:n,end_column:r}=d,i=n!==void 0&&n>=s;return{startLine:s,
...u!==void 0&&{startColumn:u},...i&&{endLine:n},...i&&r!==void 0&&(n>s||r>=(u??1))&&{endColumn:r}}}function x(d){return d.
split("/").map(s=>encodeURIComponent(Buffer.from(s).toString())).join("/")}},"report/sarif/results"(L,e,w,U){let S;const g=()=>S??=
e("node:crypto");let O;const h=()=>O??=e("model/severities");let v;const _=()=>v??=e("report/escape");let y;const E=()=>y??=
e("report/view/words");let x;const d=()=>x??=e("report/sarif/places");let s;const u=()=>s??=e("report/sarif/rules");w(L,
{resultsOf:()=>r});const n=1e3;function r(p){const l=p.findings.toSorted((t,o)=>i(t)-i(o)),R=V(l);return l.map((t,o)=>({
ruleId:t.rule,level:u().LEVELS[t.severity],message:{text:f(t)},locations:[(0,d().sarifLocation)(t,p)],partialFingerprints:R[o]??
{},...t.suppressed&&{suppressions:[c(t.suppressed)]}}))}function i({severity:p,suppressed:l}){return h().SEVERITIES.indexOf(
p)+(l?h().SEVERITIES.length:0)}function f({message:p,remedy:l,rule:R}){return[p,l].filter(o=>o!=="").map(o=>(0,_().sarifText)(
(0,E().clipCounted)(o,n))).join(" ")||R}function c({reason:p,expires:l}){return{kind:"external",status:"accepted",justification:(0,_().
sarifText)((0,E().clipCounted)(p,n)),properties:{expires:l}}}const T="geneGateFinding/v1",I="geneGateFinding/v2";function V(p){
const l=new Map,R=t=>{const o=(l.get(t)??0)+1;return l.set(t,o),`${t}:${o}`};return p.map(({id:t,rule:o,location:a,subject:m})=>{
const C=[o,a?.path,m?.type,m?.id,m?.command],$=(0,g().createHash)("sha256").update(JSON.stringify(C)).digest("hex");return{
[T]:R($),...t!==void 0&&{[I]:t.includes(":")?t:`${t}:1`}}})}},"report/sarif/rules"(L,e,w,U){let S;const g=()=>S??=e("rul\
es/catalogue");let O;const h=()=>O??=e("rules/documents");let v;const _=()=>v??=e("report/links");let y;const E=()=>y??=
e("report/text/explain/rule");w(L,{LEVELS:()=>x,describeRule:()=>u});const x={error:"error",warning:"warning",notice:"no\
te"},d={error:"error",warning:"warning",notice:"recommendation"},s=80;function u(n){const r=(0,g().ruleOf)(n);if(r===void 0)
return{id:n};const{title:i,why:f,severity:c,layer:T}=r,I=(0,_().rulePage)(n);return{id:n,...I!==void 0&&{helpUri:I},shortDescription:{
text:`${i}.`},fullDescription:{text:f},help:{text:(0,E().renderRule)(r,s),markdown:(0,h().ruleMarkdown)(r)},defaultConfiguration:{
level:x[c]},properties:{tags:[typeof T=="number"?`layer-${T}`:T],"problem.severity":d[c]}}}},"report/sarif/sarif"(L,e,w,U){
let S;const g=()=>S??=e("tool");let O;const h=()=>O??=e("verdict/exit-code");let v;const _=()=>v??=e("report/escape");let y;
const E=()=>y??=e("report/view/headline");let x;const d=()=>x??=e("report/view/words");let s;const u=()=>s??=e("report/s\
arif/places");let n;const r=()=>n??=e("report/sarif/results");let i;const f=()=>i??=e("report/sarif/rules");w(L,{renderSarif:()=>I});
const c={results:25e3,bytes:1e7},T=2e6;function I(t){const o=(0,r().resultsOf)(t),a=V(o),m=[...new Set(a.map(({ruleId:b=""})=>b))],
C=new Map(m.map((b,j)=>[b,j])),{audited_sha:$,base_sha:N,verdict:B,tool:k}=t,M={$schema:"https://json.schemastore.org/sa\
rif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:k.name,version:k.version,semanticVersion:k.version,informationUri:g().
HOME,rules:m.map(f().describeRule)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[u().ROOT]:{description:{text:"The \
audited commit."}}},invocations:[l(t,o.length-a.length)],results:a.map(b=>({...b,ruleIndex:C.get(b.ruleId??"")??-1})),properties:{
verdict:B,base_sha:N,audited_sha:$}}]};return`${(0,_().jsonLine)(M)}
`}function V(t){let o=T;const a=t.slice(0,c.results).findIndex(m=>(o+=Buffer.byteLength((0,_().jsonLine)(m))+p,o>c.bytes));
return t.slice(0,a===-1?c.results:a)}const p=20;function l(t,o){const{error:a,verdict:m}=t,C=[...a?[{level:"error",descriptor:{
id:a.code},message:{text:(0,_().sarifText)(`${a.message} ${a.hint}`.replace(/\s+/g," "))}}]:[],...o>0?[{level:"warning",
message:{text:R(o)}}]:[]];return{executionSuccessful:m!=="error",exitCode:(0,h().exitCodeOf)(m,t.policy?.enforce),exitCodeDescription:(0,E().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...C.length>0&&{toolExecutionNotifications:C}}}function R(t){
return`${(0,d().count)(t,"finding")} omitted, starting with the least severe, to stay within GitHub's upload limits; the\
 JSON report contains all of them.`}}};
