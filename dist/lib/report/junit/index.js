//# report/junit/cases
(function(h,a,y,W){let C;const c=()=>C??=a("report/escape");let g;const v=()=>g??=a("report/view/error-lines");let L;const b=()=>L??=
a("report/view/output");let j;const m=()=>j??=a("report/view/words");y(h,{commandCase:()=>E,findingCase:()=>R,verdictCase:()=>T});
const l=1e3,p={lines:40,columns:200};function E(e,n){const{gene:t,command:s}=e,{outcome:r,location:i}=s;return{"@name":o(
s.command),"@classname":o(t.id),"@file":o(i?.path??t.path),"@line":i?.line??t.line,"@time":u(r?.duration_ms??0),...x(e,n),
...r&&{"system-out":_(r.stdout),"system-err":_(r.stderr)}}}function R(e,n){const{rule:t,message:s,location:r}=e;return{"\
@name":o(t),"@classname":o(n),...r&&{"@file":o(r.path),"@line":r.line},"@time":u(0),failure:{"@type":o(t),"@message":o(s),
"#text":d(e)}}}function T(e,n,t,s){return{"@name":"verdict","@classname":o(n),"@time":u(0),[e]:{"@type":"verdict","@mess\
age":o(t),"#text":k(s)}}}function x({gene:e,command:n,findings:t},s){switch(s){case"passed":return{};case"notRun":return{
skipped:{"@message":o(S(e,n))}};case"blocked":case"failed":{const[r]=t,{outcome:i}=n,B=i?(0,v().errorLines)(i,p.lines,p.
columns):[],w={"@type":o(r?.rule??s),"@message":o(r?.message??e.summary),"#text":[...t.map(d),...B].join(`
`)};return i!==void 0&&O.has(i.status)?{error:w}:{failure:w}}}}const O=new Set(["crashed","not_runnable","error"]);function S({
summary:e,verdict:n},{outcome:t}){const s=t?.reason??(n==="pass"||n==="warn"?"":e);return[t?(0,b().statusWords)(t):"not \
run",s].filter(Boolean).join(": ")}function d({message:e,remedy:n}){return[e,n].filter(Boolean).map(o).join(`
`)}function o(e){return(0,c().terminal)((0,m().clipCounted)(e,l))}function k(e){return(0,c().terminalLines)((0,m().clipCounted)(
e,l)).join(`
`)}function _({head:e,tail:n,bytes:t,truncated:s}){const r=s?[`[${t} bytes in total; the middle is omitted]`]:[];return[
...(0,c().outputLines)(e),...r,...n===""?[]:(0,c().outputLines)(n)].join(`
`)}function u(e){return(e/1e3).toFixed(3)}});
//# report/junit/junit
(function(b,u,v,O){let x;const C=()=>x??=u("fast-xml-builder");let y;const S=()=>y??=u("group-by");let N;const p=()=>N??=
u("report/escape");let w;const A=()=>w??=u("report/view/headline");let M;const d=()=>M??=u("report/view/report-sections");
let T;const l=()=>T??=u("report/junit/cases");v(b,{renderJunit:()=>B});const m="change",E=new(C()).default({attributeNamePrefix:"\
@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function B(t){const e=F(t),n={"?xml":{
"@version":"1.0","@encoding":"UTF-8"},testsuites:{"@name":"gene-gate",...h(e.flatMap(({cases:r})=>r)),"@timestamp":t.started_at,
testsuite:e.map(({name:r,file:s,cases:o})=>({"@name":(0,p().terminal)(r),...h(o),...s!==void 0&&{"@file":(0,p().terminal)(
s)},"@timestamp":t.started_at,testcase:o}))}};return`${E.build(n).trim()}
`}function F(t){const e=(0,d().reportSections)(t),n=[...e.findings,...e.blast].filter(({severity:a})=>a==="error"),r=(0,S().
groupBy)(n,({subject:a})=>a?.id??""),s=t.genes.map(a=>G(a,e,r.get(a.id)??[])),o=new Set(t.genes.map(({id:a})=>a)),i=n.filter(
({subject:a})=>!o.has(a?.id??"")),c=J(t,i,s.some(g));return c.cases.length>0?[c,...s]:s}function G(t,e,n){const r=d().COMMAND_RESULTS.
flatMap(i=>e[i].filter(c=>c.gene===t).map(c=>({...c,result:i}))).sort((i,c)=>i.position-c.position),s={name:t.id,file:t.
path,cases:[...r.map(i=>(0,l().commandCase)(i,i.result)),...n.map(i=>(0,l().findingCase)(i,t.id))]};return _(t.verdict)&&
!g(s)?{...s,cases:[...s.cases,(0,l().verdictCase)("failure",t.id,t.summary,"")]}:s}function J(t,e,n){const{error:r,verdict:s}=t,
o=e.map(i=>(0,l().findingCase)(i,m));return r?o.unshift((0,l().verdictCase)("error",m,r.message,r.hint)):_(s)&&!n&&o.length===
0&&o.push((0,l().verdictCase)("failure",m,(0,A().reportTitle)(t),"")),{name:m,cases:o}}function _(t){return t==="fail"||
t==="error"}function g({cases:t}){return t.some(({failure:e,error:n})=>e!==void 0||n!==void 0)}function h(t){return{"@te\
sts":t.length,"@failures":t.filter(({failure:e})=>e).length,"@errors":t.filter(({error:e})=>e).length,"@skipped":t.filter(
({skipped:e})=>e).length,"@time":t.reduce((e,n)=>e+Number(n["@time"]),0).toFixed(3)}}});
