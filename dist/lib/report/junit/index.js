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
(function(A,B,a){const N=a("packages/fast-xml-builder"),b=a("group-by"),O=a("turns"),_=a("report/escape"),T=a("report/v\
iew/headline"),x=a("report/view/report-sections"),u=a("report/junit/cases"),m="change",h=new(N()).default({attributeNamePrefix:"\
@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0}),v=100;function*w(t){const e=yield*M(
t),n={"@timestamp":t.started_at},c=e.flatMap(({cases:s})=>s),r={"@name":"gene-gate",...S(c),...n},o={"?xml":{"@version":"\
1.0","@encoding":"UTF-8"},testsuites:r};if(e.length===0){yield`${h.build(o).trim()}
`;return}yield h.build(o).trim().replace(/\/>$/,`>
`);for(let s=0;s<e.length;s+=v){const l=e.slice(s,s+v).map(({name:p,file:i,cases:g})=>({"@name":(0,_().terminal)(p),...S(
g),...i!==void 0&&{"@file":(0,_().terminal)(i)},...n,testcase:g})),d=h.build({testsuites:{testsuite:l}}).trim();yield d.
slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1)}yield`</testsuites>
`}function*M(t){const e=(0,x().reportSections)(t),n=[...e.findings,...e.blast].filter(({severity:i})=>i==="error"),c=(0,b().
groupBy)(n,({subject:i})=>i?.id??""),r=x().COMMAND_RESULTS.flatMap(i=>e[i].map(g=>({...g,result:i}))),o=(0,b().groupBy)(
r,({gene:i})=>i),s=yield*(0,O().each)(t.genes,i=>P(i,o.get(i)??[],c.get(i.id)??[])),l=new Set(t.genes.map(({id:i})=>i)),
d=n.filter(({subject:i})=>!l.has(i?.id??"")),p=j(t,d,s.some(y));return p.cases.length>0?[p,...s]:s}function P(t,e,n){const c=e.
toSorted((s,l)=>s.position-l.position),r={name:t.id,file:t.path,cases:[...c.map(s=>(0,u().commandCase)(s,s.result)),...n.
map(s=>(0,u().findingCase)(s,t.id))]};return C(t.verdict)&&!y(r)?{...r,cases:[...r.cases,(0,u().verdictCase)("failure",t.
id,t.summary,"")]}:r}function j(t,e,n){const{error:c,verdict:r}=t,o=e.map(s=>(0,u().findingCase)(s,m));return c?o.unshift(
(0,u().verdictCase)("error",m,c.message,c.hint)):C(r)&&!n&&o.length===0&&o.push((0,u().verdictCase)("failure",m,(0,T().reportTitle)(
t),"")),{name:m,cases:o}}function C(t){return t==="fail"||t==="error"}function y({cases:t}){return t.some(({failure:e,error:n})=>e!==
void 0||n!==void 0)}function S(t){return{"@tests":t.length,"@failures":t.filter(({failure:e})=>e).length,"@errors":t.filter(
({error:e})=>e).length,"@skipped":t.filter(({skipped:e})=>e).length,"@time":t.reduce((e,n)=>e+Number(n["@time"]),0).toFixed(
3)}}A.exports={junitPieces:w}});
