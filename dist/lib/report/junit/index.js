//# report/junit/cases
(function(C,T,a){const c=a("report/escape"),_=a("report/view/error-lines"),g=a("report/view/output"),m=a("report/view/w\
ords"),l=1e3,p={lines:40,columns:200};function v(e,n){const{gene:t,command:o}=e,{outcome:r,location:i}=o;return{"@name":s(
o.command),"@classname":s(t.id),"@file":s(i?.path??t.path),"@line":i?.line??t.line,"@time":u(r?.duration_ms??0),...j(e,n),
...r&&{"system-out":w(r.stdout),"system-err":w(r.stderr)}}}function L(e,n){const{rule:t,message:o,location:r}=e;return{"\
@name":s(t),"@classname":s(n),...r&&{"@file":s(r.path),"@line":r.line},"@time":u(0),failure:{"@type":s(t),"@message":s(o),
"#text":d(e)}}}function b(e,n,t,o){return{"@name":"verdict","@classname":s(n),"@time":u(0),[e]:{"@type":"verdict","@mess\
age":s(t),"#text":E(o)}}}function j({gene:e,command:n,findings:t},o){switch(o){case"passed":return{};case"notRun":return{
skipped:{"@message":s(y(e,n))}};case"blocked":case"failed":{const[r]=t,{outcome:i}=n,R=i?(0,_().errorLines)(i,p.lines,p.
columns):[],h={"@type":s(r?.rule??o),"@message":s(r?.message??e.summary),"#text":[...t.map(d),...R].join(`
`)};return i!==void 0&&x.has(i.status)?{error:h}:{failure:h}}}}const x=new Set(["crashed","not_runnable","error"]);function y({
summary:e,verdict:n},{outcome:t}){const o=t?.reason??(n==="pass"||n==="warn"?"":e);return[t?(0,g().statusWords)(t):"not \
run",o].filter(Boolean).join(": ")}function d({message:e,remedy:n}){return[e,n].filter(Boolean).map(s).join(`
`)}function s(e){return(0,c().terminal)((0,m().clipCounted)(e,l))}function E(e){return(0,c().terminalLines)((0,m().clipCounted)(
e,l)).join(`
`)}function w({head:e,tail:n,bytes:t,truncated:o}){const r=o?[`[${t} bytes in total; the middle is omitted]`]:[];return[
...(0,c().outputLines)(e),...r,...n===""?[]:(0,c().outputLines)(n)].join(`
`)}function u(e){return(e/1e3).toFixed(3)}C.exports={commandCase:v,findingCase:L,verdictCase:b}});
//# report/junit/junit
(function(x,O,u){const C=u("packages/fast-xml-builder"),p=u("group-by"),l=u("report/escape"),S=u("report/view/headline"),
g=u("report/view/report-sections"),c=u("report/junit/cases"),m="change",N=new(C()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function w(e){const t=A(e),i={"?xml":{"@version":"1.0","@e\
ncoding":"UTF-8"},testsuites:{"@name":"gene-gate",..._(t.flatMap(({cases:r})=>r)),"@timestamp":e.started_at,testsuite:t.
map(({name:r,file:o,cases:a})=>({"@name":(0,l().terminal)(r),..._(a),...o!==void 0&&{"@file":(0,l().terminal)(o)},"@time\
stamp":e.started_at,testcase:a}))}};return`${N.build(i).trim()}
`}function A(e){const t=(0,g().reportSections)(e),i=[...t.findings,...t.blast].filter(({severity:s})=>s==="error"),r=(0,p().
groupBy)(i,({subject:s})=>s?.id??""),o=g().COMMAND_RESULTS.flatMap(s=>t[s].map(E=>({...E,result:s}))),a=(0,p().groupBy)(
o,({gene:s})=>s),n=e.genes.map(s=>M(s,a.get(s)??[],r.get(s.id)??[])),d=new Set(e.genes.map(({id:s})=>s)),B=i.filter(({subject:s})=>!d.
has(s?.id??"")),v=T(e,B,n.some(b));return v.cases.length>0?[v,...n]:n}function M(e,t,i){const r=t.toSorted((n,d)=>n.position-
d.position),o={name:e.id,file:e.path,cases:[...r.map(n=>(0,c().commandCase)(n,n.result)),...i.map(n=>(0,c().findingCase)(
n,e.id))]};return h(e.verdict)&&!b(o)?{...o,cases:[...o.cases,(0,c().verdictCase)("failure",e.id,e.summary,"")]}:o}function T(e,t,i){
const{error:r,verdict:o}=e,a=t.map(n=>(0,c().findingCase)(n,m));return r?a.unshift((0,c().verdictCase)("error",m,r.message,
r.hint)):h(o)&&!i&&a.length===0&&a.push((0,c().verdictCase)("failure",m,(0,S().reportTitle)(e),"")),{name:m,cases:a}}function h(e){
return e==="fail"||e==="error"}function b({cases:e}){return e.some(({failure:t,error:i})=>t!==void 0||i!==void 0)}function _(e){
return{"@tests":e.length,"@failures":e.filter(({failure:t})=>t).length,"@errors":e.filter(({error:t})=>t).length,"@skipp\
ed":e.filter(({skipped:t})=>t).length,"@time":e.reduce((t,i)=>t+Number(i["@time"]),0).toFixed(3)}}x.exports={renderJunit:w}});
