//# report/sarif/places
(function(d,v,a){const c=a("report/escape"),p=a("report/view/finding"),s="%SRCROOT%",l=".github/gene-gate.yml";function u({
genes:t,policy:o}){const i=new Map(t.toReversed().map(n=>[n.id,n]));return n=>m(n,i.get(n.subject?.id),o)}function m({subject:t,
location:o},i,n){const e=[o,i&&{path:i.path,line:i.line}].find(r=>r!==void 0&&(0,p().isRepositoryPath)(r.path));return{physicalLocation:{
artifactLocation:{uri:O(e?.path??n?.path??l),uriBaseId:s},region:e===void 0?{startLine:1}:L(e)},...t?.id!==void 0&&{logicalLocations:[
{name:(0,c().terminal)(t.id),kind:(0,c().terminal)(t.type??"Gene").toLowerCase()}]}}}function L(t){const{line:o=1,column:i,
end_line:n,end_column:e}=t,r=n!==void 0&&n>=o;return{startLine:o,...i!==void 0&&{startColumn:i},...r&&{endLine:n},...r&&
e!==void 0&&(n>o||e>=(i??1))&&{endColumn:e}}}function O(t){return t.split("/").map(o=>encodeURIComponent(Buffer.from(o).
toString())).join("/")}d.exports={ROOT:s,sarifLocator:u}});
//# report/sarif/results
(function(m,V,c){const E=c("node:crypto"),p=c("model/severities"),u=c("report/escape"),a=c("report/view/words"),S=c("re\
port/sarif/places"),v=c("report/sarif/rules"),d=1e3;function _(t,s){const i=t.findings.toSorted((n,o)=>l(n)-l(o)).slice(
0,s),e=T(i),r=(0,S().sarifLocator)(t);return i.map((n,o)=>({ruleId:n.rule,level:v().LEVELS[n.severity],message:{text:x(n)},
locations:[r(n)],partialFingerprints:e[o]??{},...n.suppressed&&{suppressions:[g(n.suppressed)]}}))}function l({severity:t,
suppressed:s}){return p().SEVERITIES.indexOf(t)+(s?p().SEVERITIES.length:0)}function x({message:t,remedy:s,rule:i}){return[
t,s].filter(r=>r!=="").map(r=>(0,u().sarifText)((0,a().clipCounted)(r,d))).join(" ")||i}function g({reason:t,expires:s}){
return{kind:"external",status:"accepted",justification:(0,u().sarifText)((0,a().clipCounted)(t,d)),properties:{expires:s}}}
const h="geneGateFinding/v1",O="geneGateFinding/v2";function T(t){const s=new Map,i=e=>{const r=(s.get(e)??0)+1;return s.
set(e,r),`${e}:${r}`};return t.map(({id:e,rule:r,location:n,subject:o})=>{const w=[r,n?.path,o?.type,o?.id,o?.command],I=(0,E().
createHash)("sha256").update(JSON.stringify(w)).digest("hex");return{[h]:i(I),...e!==void 0&&{[O]:e.includes(":")?e:`${e}\
:1`}}})}m.exports={resultsOf:_}});
//# report/sarif/rules
(function(l,L,e){const u=e("rules/catalogue"),c=e("rules/documents"),p=e("report/links"),a=e("report/text/explain/rule"),
n={error:"error",warning:"warning",notice:"note"},m={error:"error",warning:"warning",notice:"recommendation"},g=80;function E(r){
const t=(0,u().ruleOf)(r);if(t===void 0)return{id:r};const{title:d,why:w,severity:i,layer:o}=t,s=(0,p().rulePage)(r);return{
id:r,...s!==void 0&&{helpUri:s},shortDescription:{text:`${d}.`},fullDescription:{text:w},help:{text:(0,a().renderRule)(t,
g),markdown:(0,c().ruleMarkdown)(t)},defaultConfiguration:{level:n[i]},properties:{tags:[typeof o=="number"?`layer-${o}`:
o],"problem.severity":m[i]}}}l.exports={LEVELS:n,describeRule:E}});
//# report/sarif/sarif
(function(l,B,i){const u=i("error"),m=i("tool"),p=i("verdict/exit-code"),c=i("report/escape"),h=i("report/view/headline"),
_=i("report/view/words"),g=i("report/sarif/places"),v=i("report/sarif/results"),x=i("report/sarif/rules"),a={results:25e3,
bytes:1e7},w=2e6;function*E(e){const s=(0,v().resultsOf)(e,a.results);yield"";const t=T(s);yield"";const o=[...new Set(t.
map(({ruleId:n=""})=>n))],r=new Map(o.map((n,j)=>[n,j])),{audited_sha:O,base_sha:U,verdict:L,tool:d}=e,R={$schema:"https\
://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:d.name,version:d.version,semanticVersion:d.
version,informationUri:m().HOME,rules:o.map(x().describeRule)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[g().ROOT]:{
description:{text:"The audited commit."}}},invocations:[b(e,e.findings.length-t.length)],results:t.map(n=>({...n,ruleIndex:r.
get(n.ruleId??"")??-1})),properties:{verdict:L,base_sha:U,audited_sha:O}}]};yield`${(0,c().jsonLine)(R)}
`}function T(e){let s=w;const t=e.findIndex(o=>(s+=Buffer.byteLength((0,c().jsonLine)(o))+S,s>a.bytes));return t===-1?e:
e.slice(0,t)}const S=20;function b(e,s){const{error:t,verdict:o}=e,r=[...t?[{level:"error",descriptor:{id:t.code},message:{
text:(0,c().sarifText)((0,u().inSentences)(t))}}]:[],...s>0?[{level:"warning",message:{text:I(s)}}]:[]];return{executionSuccessful:o!==
"error",exitCode:(0,p().exitCodeOf)(o,e.policy?.enforce),exitCodeDescription:(0,h().reportTitle)(e),startTimeUtc:e.started_at,
endTimeUtc:e.finished_at,...r.length>0&&{toolExecutionNotifications:r}}}function I(e){return`${(0,_().count)(e,"finding")}\
 omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}
l.exports={sarifPieces:E}});
