"use strict";module.exports={"report/junit/cases"(x,c,y,B){let j;const p=()=>j??=c("report/escape");let S;const h=()=>S??=c("report/v\
iew/error-lines");let T;const E=()=>T??=c("report/view/output");let L;const v=()=>L??=c("report/view/words");y(x,{commandCase:()=>R,
findingCase:()=>l,verdictCase:()=>d});const b=1e3,_={lines:40,columns:200};function R(t,e){const{gene:n,command:r}=t,{outcome:s,
location:o}=r;return{"@name":i(r.command),"@classname":i(n.id),"@file":i(o?.path??n.path),"@line":o?.line??n.line,"@time":f(
s?.duration_ms??0),...N(t,e),...s&&{"system-out":g(s.stdout),"system-err":g(s.stderr)}}}function l(t,e){const{rule:n,message:r,
location:s}=t;return{"@name":i(n),"@classname":i(e),...s&&{"@file":i(s.path),"@line":s.line},"@time":f(0),failure:{"@typ\
e":i(n),"@message":i(r),"#text":w(t)}}}function d(t,e,n,r){return{"@name":"verdict","@classname":i(e),"@time":f(0),[t]:{
"@type":"verdict","@message":i(n),"#text":C(r)}}}function N({gene:t,command:e,findings:n},r){switch(r){case"passed":return{};case"\
notRun":return{skipped:{"@message":i(O(t,e))}};case"blocked":case"failed":{const[s]=n,{outcome:o}=e,a=o?(0,h().errorLines)(
o,_.lines,_.columns):[],u={"@type":i(s?.rule??r),"@message":i(s?.message??t.summary),"#text":[...n.map(w),...a].join(`
`)};return o!==void 0&&A.has(o.status)?{error:u}:{failure:u}}}}const A=new Set(["crashed","not_runnable","error"]);function O({
summary:t,verdict:e},{outcome:n}){const r=n?.reason??(e==="pass"||e==="warn"?"":t);return[n?(0,E().statusWords)(n):"not \
run",r].filter(Boolean).join(": ")}function w({message:t,remedy:e}){return[t,e].filter(Boolean).map(i).join(`
`)}function i(t){return(0,p().terminal)((0,v().clipCounted)(t,b))}function C(t){return(0,p().terminalLines)((0,v().clipCounted)(
t,b)).join(`
`)}function g({head:t,tail:e,bytes:n,truncated:r}){const s=r?[`[${n} bytes in total; the middle is omitted]`]:[];return[
...(0,p().outputLines)(t),...s,...e===""?[]:(0,p().outputLines)(e)].join(`
`)}function f(t){return(t/1e3).toFixed(3)}},"report/junit/junit"(x,c,y,B){let j;const p=()=>j??=c("fast-xml-builder");let S;
const h=()=>S??=c("report/escape");let T;const E=()=>T??=c("report/view/group");let L;const v=()=>L??=c("report/view/hea\
dline");let b;const _=()=>b??=c("report/view/report-sections");let R;const l=()=>R??=c("report/junit/cases");y(x,{renderJunit:()=>A});
const d="change",N=new(p()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function A(t){const e=O(t),n={"?xml":{"@version":"1.0","@encoding":"UTF-8"},testsuites:{"@name":"gene-gate",
...f(e.flatMap(({cases:r})=>r)),"@timestamp":t.started_at,testsuite:e.map(({name:r,file:s,cases:o})=>({"@name":(0,h().terminal)(
r),...f(o),...s!==void 0&&{"@file":(0,h().terminal)(s)},"@timestamp":t.started_at,testcase:o}))}};return`${N.build(n).trim()}\

`}function O(t){const e=(0,_().reportSections)(t),n=[...e.findings,...e.blast].filter(({severity:m})=>m==="error"),r=(0,E().
groupBy)(n,({subject:m})=>m?.id??""),s=t.genes.map(m=>w(m,e,r.get(m.id)??[])),o=new Set(t.genes.map(({id:m})=>m)),a=n.filter(
({subject:m})=>!o.has(m?.id??"")),u=i(t,a,s.some(g));return u.cases.length>0?[u,...s]:s}function w(t,e,n){const r=_().COMMAND_RESULTS.
flatMap(a=>e[a].filter(u=>u.gene===t).map(u=>({...u,result:a}))).sort((a,u)=>a.position-u.position),s={name:t.id,file:t.
path,cases:[...r.map(a=>(0,l().commandCase)(a,a.result)),...n.map(a=>(0,l().findingCase)(a,t.id))]};return C(t.verdict)&&
!g(s)?{...s,cases:[...s.cases,(0,l().verdictCase)("failure",t.id,t.summary,"")]}:s}function i(t,e,n){const{error:r,verdict:s}=t,
o=e.map(a=>(0,l().findingCase)(a,d));return r?o.unshift((0,l().verdictCase)("error",d,r.message,r.hint)):C(s)&&!n&&o.length===
0&&o.push((0,l().verdictCase)("failure",d,(0,v().reportTitle)(t),"")),{name:d,cases:o}}function C(t){return t==="fail"||
t==="error"}function g({cases:t}){return t.some(({failure:e,error:n})=>e!==void 0||n!==void 0)}function f(t){return{"@te\
sts":t.length,"@failures":t.filter(({failure:e})=>e).length,"@errors":t.filter(({error:e})=>e).length,"@skipped":t.filter(
({skipped:e})=>e).length,"@time":t.reduce((e,n)=>e+Number(n["@time"]),0).toFixed(3)}}}};
