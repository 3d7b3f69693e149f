//# report/sarif/places
(function(p,s,m,C){let u;const d=()=>u??=s("report/escape");let g;const L=()=>g??=s("report/view/finding");m(p,{ROOT:()=>l,
sarifLocation:()=>v});const l="%SRCROOT%",h=".github/gene-gate.yml";function v(o,{genes:i,policy:e}){const{subject:n,location:a}=o,
t=i.find(({id:r})=>r===n?.id),c=[a,t&&{path:t.path,line:t.line}].find(r=>r!==void 0&&(0,L().isRepositoryPath)(r.path));return{
physicalLocation:{artifactLocation:{uri:_(c?.path??e?.path??h),uriBaseId:l},region:c===void 0?{startLine:1}:O(c)},...n?.
id!==void 0&&{logicalLocations:[{name:(0,d().terminal)(n.id),kind:(0,d().terminal)(n.type??"Gene").toLowerCase()}]}}}function O(o){
const{line:i=1,column:e,end_line:n,end_column:a}=o,t=n!==void 0&&n>=i;return{startLine:i,...e!==void 0&&{startColumn:e},
...t&&{endLine:n},...t&&a!==void 0&&(n>i||a>=(e??1))&&{endColumn:a}}}function _(o){return o.split("/").map(i=>encodeURIComponent(
Buffer.from(i).toString())).join("/")}});
//# report/sarif/results
(function(m,o,d,G){let _;const E=()=>_??=o("node:crypto");let v;const i=()=>v??=o("model/severities");let S;const c=()=>S??=
o("report/escape");let g;const a=()=>g??=o("report/view/words");let h;const w=()=>h??=o("report/sarif/places");let x;const y=()=>x??=
o("report/sarif/rules");d(m,{resultsOf:()=>O});const l=1e3;function O(r){const s=r.findings.toSorted((t,e)=>u(t)-u(e)),n=N(
s);return s.map((t,e)=>({ruleId:t.rule,level:y().LEVELS[t.severity],message:{text:T(t)},locations:[(0,w().sarifLocation)(
t,r)],partialFingerprints:n[e]??{},...t.suppressed&&{suppressions:[I(t.suppressed)]}}))}function u({severity:r,suppressed:s}){
return i().SEVERITIES.indexOf(r)+(s?i().SEVERITIES.length:0)}function T({message:r,remedy:s,rule:n}){return[r,s].filter(
e=>e!=="").map(e=>(0,c().sarifText)((0,a().clipCounted)(e,l))).join(" ")||n}function I({reason:r,expires:s}){return{kind:"\
external",status:"accepted",justification:(0,c().sarifText)((0,a().clipCounted)(r,l)),properties:{expires:s}}}const V="g\
eneGateFinding/v1",L="geneGateFinding/v2";function N(r){const s=new Map,n=t=>{const e=(s.get(t)??0)+1;return s.set(t,e),
`${t}:${e}`};return r.map(({id:t,rule:e,location:k,subject:p})=>{const C=[e,k?.path,p?.type,p?.id,p?.command],F=(0,E().createHash)(
"sha256").update(JSON.stringify(C)).digest("hex");return{[V]:n(F),...t!==void 0&&{[L]:t.includes(":")?t:`${t}:1`}}})}});
//# report/sarif/rules
(function(s,e,c,x){let u;const a=()=>u??=e("rules/catalogue");let p;const m=()=>p??=e("rules/documents");let _;const d=()=>_??=
e("report/links");let g;const E=()=>g??=e("report/text/explain/rule");c(s,{LEVELS:()=>n,describeRule:()=>y});const n={error:"\
error",warning:"warning",notice:"note"},w={error:"error",warning:"warning",notice:"recommendation"},L=80;function y(t){const r=(0,a().
ruleOf)(t);if(r===void 0)return{id:t};const{title:k,why:v,severity:l,layer:o}=r,i=(0,d().rulePage)(t);return{id:t,...i!==
void 0&&{helpUri:i},shortDescription:{text:`${k}.`},fullDescription:{text:v},help:{text:(0,E().renderRule)(r,L),markdown:(0,m().
ruleMarkdown)(r)},defaultConfiguration:{level:n[l]},properties:{tags:[typeof o=="number"?`layer-${o}`:o],"problem.severi\
ty":w[l]}}}});
//# report/sarif/sarif
(function(d,o,m,G){let p;const _=()=>p??=o("error");let u;const h=()=>u??=o("tool");let v;const x=()=>v??=o("verdict/ex\
it-code");let g;const c=()=>g??=o("report/escape");let w;const S=()=>w??=o("report/view/headline");let E;const T=()=>E??=
o("report/view/words");let b;const I=()=>b??=o("report/sarif/places");let O;const y=()=>O??=o("report/sarif/results");let U;
const L=()=>U??=o("report/sarif/rules");m(d,{renderSarif:()=>j});const l={results:25e3,bytes:1e7},R=2e6;function j(t){const s=(0,y().
resultsOf)(t),e=B(s),i=[...new Set(e.map(({ruleId:n=""})=>n))],r=new Map(i.map((n,Y)=>[n,Y])),{audited_sha:N,base_sha:$,
verdict:H,tool:a}=t,V={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:a.
name,version:a.version,semanticVersion:a.version,informationUri:h().HOME,rules:i.map(L().describeRule)}},columnKind:"utf\
16CodeUnits",originalUriBaseIds:{[I().ROOT]:{description:{text:"The audited commit."}}},invocations:[D(t,s.length-e.length)],
results:e.map(n=>({...n,ruleIndex:r.get(n.ruleId??"")??-1})),properties:{verdict:H,base_sha:$,audited_sha:N}}]};return`${(0,c().
jsonLine)(V)}
`}function B(t){let s=R;const e=t.slice(0,l.results).findIndex(i=>(s+=Buffer.byteLength((0,c().jsonLine)(i))+C,s>l.bytes));
return t.slice(0,e===-1?l.results:e)}const C=20;function D(t,s){const{error:e,verdict:i}=t,r=[...e?[{level:"error",descriptor:{
id:e.code},message:{text:(0,c().sarifText)((0,_().inSentences)(e))}}]:[],...s>0?[{level:"warning",message:{text:M(s)}}]:
[]];return{executionSuccessful:i!=="error",exitCode:(0,x().exitCodeOf)(i,t.policy?.enforce),exitCodeDescription:(0,S().reportTitle)(
t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...r.length>0&&{toolExecutionNotifications:r}}}function M(t){return`${(0,T().
count)(t,"finding")} omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report con\
tains all of them.`}});
