"use strict";module.exports={"report/junit/cases"(y,c,x,B){let j;const p=()=>j??=c("report/escape");let S;const T=()=>S??=c("report/v\
iew/error-lines");let E;const h=()=>E??=c("report/view/output");let L;const b=()=>L??=c("report/view/words");x(y,{commandCase:()=>R,
findingCase:()=>l,verdictCase:()=>d});const v=1e3,_={lines:40,columns:200};function R(t,e){const{gene:n,command:o}=t,{outcome:s,
location:r}=o;return{"@name":i(o.command),"@classname":i(n.id),"@file":i(r?.path??n.path),"@line":r?.line??n.line,"@time":f(
s?.duration_ms??0),...N(t,e),...s&&{"system-out":g(s.stdout),"system-err":g(s.stderr)}}}function l(t,e){const{rule:n,message:o,
location:s}=t;return{"@name":i(n),"@classname":i(e),...s&&{"@file":i(s.path),"@line":s.line},"@time":f(0),failure:{"@typ\
e":i(n),"@message":i(o),"#text":C(t)}}}function d(t,e,n,o){return{"@name":"verdict","@classname":i(e),"@time":f(0),[t]:{
"@type":"verdict","@message":i(n),"#text":w(o)}}}function N({gene:t,command:e,findings:n},o){switch(o){case"passed":return{};case"\
notRun":return{skipped:{"@message":i(O(t,e))}};case"blocked":case"failed":{const[s]=n,{outcome:r}=e,a=r?(0,T().errorLines)(
r,_.lines,_.columns):[],u={"@type":i(s?.rule??o),"@message":i(s?.message??t.summary),"#text":[...n.map(C),...a].join(`
`)};return r!==void 0&&A.has(r.status)?{error:u}:{failure:u}}}}const A=new Set(["crashed","not_runnable","error"]);function O({
summary:t,verdict:e},{outcome:n}){const o=n?.reason??(e==="pass"||e==="warn"?"":t);return[n?(0,h().statusWords)(n):"not \
run",o].filter(Boolean).join(": ")}function C({message:t,remedy:e}){return[t,e].filter(Boolean).map(i).join(`
`)}function i(t){return(0,p().terminal)((0,b().clipCounted)(t,v))}function w(t){return(0,p().terminalLines)((0,b().clipCounted)(
t,v)).join(`
`)}function g({head:t,tail:e,bytes:n,truncated:o}){const s=o?[`[${n} bytes in total; the middle is omitted]`]:[];return[
...(0,p().outputLines)(t),...s,...e===""?[]:(0,p().outputLines)(e)].join(`
`)}function f(t){return(t/1e3).toFixed(3)}},"report/junit/junit"(y,c,x,B){let j;const p=()=>j??=c("fast-xml-builder");let S;
const T=()=>S??=c("group-by");let E;const h=()=>E??=c("report/escape");let L;const b=()=>L??=c("report/view/headline");let v;
const _=()=>v??=c("report/view/report-sections");let R;const l=()=>R??=c("report/junit/cases");x(y,{renderJunit:()=>A});
const d="change",N=new(p()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function A(t){const e=O(t),n={"?xml":{"@version":"1.0","@encoding":"UTF-8"},testsuites:{"@name":"gene-gate",
...f(e.flatMap(({cases:o})=>o)),"@timestamp":t.started_at,testsuite:e.map(({name:o,file:s,cases:r})=>({"@name":(0,h().terminal)(
o),...f(r),...s!==void 0&&{"@file":(0,h().terminal)(s)},"@timestamp":t.started_at,testcase:r}))}};return`${N.build(n).trim()}\

`}function O(t){const e=(0,_().reportSections)(t),n=[...e.findings,...e.blast].filter(({severity:m})=>m==="error"),o=(0,T().
groupBy)(n,({subject:m})=>m?.id??""),s=t.genes.map(m=>C(m,e,o.get(m.id)??[])),r=new Set(t.genes.map(({id:m})=>m)),a=n.filter(
({subject:m})=>!r.has(m?.id??"")),u=i(t,a,s.some(g));return u.cases.length>0?[u,...s]:s}function C(t,e,n){const o=_().COMMAND_RESULTS.
flatMap(a=>e[a].filter(u=>u.gene===t).map(u=>({...u,result:a}))).sort((a,u)=>a.position-u.position),s={name:t.id,file:t.
path,cases:[...o.map(a=>(0,l().commandCase)(a,a.result)),...n.map(a=>(0,l().findingCase)(a,t.id))]};return w(t.verdict)&&
!g(s)?{...s,cases:[...s.cases,(0,l().verdictCase)("failure",t.id,t.summary,"")]}:s}function i(t,e,n){const{error:o,verdict:s}=t,
r=e.map(a=>(0,l().findingCase)(a,d));return o?r.unshift((0,l().verdictCase)("error",d,o.message,o.hint)):w(s)&&!n&&r.length===
0&&r.push((0,l().verdictCase)("failure",d,(0,b().reportTitle)(t),"")),{name:d,cases:r}}function w(t){return t==="fail"||
t==="error"}function g({cases:t}){return t.some(({failure:e,error:n})=>e!==void 0||n!==void 0)}function f(t){return{"@te\
sts":t.length,"@failures":t.filter(({failure:e})=>e).length,"@errors":t.filter(({error:e})=>e).length,"@skipped":t.filter(
({skipped:e})=>e).length,"@time":t.reduce((e,n)=>e+Number(n["@time"]),0).toFixed(3)}}}};
