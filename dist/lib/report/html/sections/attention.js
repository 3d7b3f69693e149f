"use strict";module.exports={"report/html/sections/attention"(S,e,y,z){let F;const n=()=>F??=e("preact/jsx-runtime");let O;const T=()=>O??=
e("report/view/error-lines");let N;const v=()=>N??=e("report/view/finding");let R;const $=()=>R??=e("report/view/output");
let A;const u=()=>A??=e("report/view/report-sections");let E;const L=()=>E??=e("report/view/tones");let I;const x=()=>I??=
e("report/view/words");let G;const _=()=>G??=e("report/html/command-text");let P;const h=()=>P??=e("report/html/finding");
let U;const D=()=>U??=e("report/html/mark");let M;const p=()=>M??=e("report/html/words");y(S,{attentionSection:()=>V});const f=12,
b={most:10,columns:120};function V(t){const{blocked:i,failed:o,waiting:s,blast:c,findings:m}=t.sections,[d,l]=[(0,u().groupCommands)(
i),(0,u().groupCommands)(o)],w=[{noun:"blocked command",cards:d.map(r=>W(r,t))},{noun:"failed command",cards:l.map(r=>Y(
r,t))},{noun:"pending approval",cards:(0,u().groupFindings)(s).map(r=>k(r,t,["waiting","approval required"]))},{noun:"fi\
nding",cards:(0,u().groupFindings)([...c,...m]).map(r=>k(r,t))}].filter(({cards:r})=>r.length>0);if(w.length!==0)return{
id:"attention",title:"Action required",count:w.reduce((r,{cards:a})=>r+a.length,0),body:w.map(({noun:r,cards:a})=>(0,n().
jsxs)("div",{class:"cards",children:[a.slice(0,f),a.length>f&&(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsx)(
"summary",{children:(0,x().count)(a.length-f,`more ${r}`)}),a.slice(f)]})]},r))}}function W({lead:t,others:i},o){const{main:s,
further:c}=(0,v().reasonsOf)(t.findings),m=[...s?[s]:[],...c],d=(0,_().marksOf)(m);return(0,n().jsxs)(j,{tone:"bad",word:"\
blocked",title:(0,n().jsx)(g,{of:t,page:o}),children:[(0,n().jsx)(_().CommandText,{command:t.command,marked:d}),s===void 0&&
(0,n().jsx)("p",{children:(0,n().jsx)(p().Sentence,{text:t.gene.summary})}),m.map(l=>(0,n().jsx)(h().FindingReason,{finding:l,
page:o,number:(0,_().numberOf)(l,d)},l.rule)),(0,n().jsx)(C,{others:i,page:o})]})}function Y({lead:t,others:i},o){const{
outcome:s}=t.command;if(s===void 0)return null;const c=(0,T().errorLines)(s,b.most,b.columns);return(0,n().jsxs)(j,{tone:"\
bad",word:`${(0,$().statusWords)(s)} after ${(0,x().duration)(s.duration_ms)}`,title:(0,n().jsx)(g,{of:t,page:o}),children:[
(0,n().jsx)(_().CommandText,{command:t.command,marked:[]}),c.length>0&&(0,n().jsxs)("figure",{class:"excerpt",children:[
(0,n().jsx)("figcaption",{children:"Output"}),(0,n().jsx)("pre",{dir:"ltr",children:c.join(`
`)})]}),t.findings.map((m,d)=>(0,n().jsx)(h().FindingReason,{finding:m,page:o},d)),(0,n().jsx)(C,{others:i,page:o})]})}function k({
lead:t,others:i},o,[s,c]=[L().SEVERITY_TONES[t.severity],t.severity]){const m=(0,v().pathAndLine)(t)??t.subject?.id;return(0,n().
jsxs)(j,{tone:s,word:c,title:m===void 0?null:(0,n().jsx)(p().Name,{text:m}),children:[(0,n().jsx)(h().FindingReason,{finding:t,
page:o}),i.length>0&&(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsxs)("summary",{children:[(0,x().count)(i.length,
"more finding")," of this rule in this file"]}),i.map((d,l)=>(0,n().jsx)(h().FindingItem,{finding:d,page:o},l))]})]})}function j({
tone:t,word:i,title:o,children:s}){return(0,n().jsxs)("article",{class:"card","data-item":"",children:[(0,n().jsxs)("h3",
{children:[(0,n().jsx)(D().Status,{tone:t,word:i})," ",(0,n().jsx)("span",{class:"where",children:o})]}),s]})}function g({
of:{gene:t,command:i,position:o},page:s}){const{path:c=t.path,line:m=t.line}=i.location??{};return(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)(p().Link,{to:s.commandAnchor(i),children:(0,n().jsx)(p().Name,{text:t.id})}),", command ",o," of ",
t.commands.length,", ",(0,n().jsx)(p().Name,{text:`${c}:${m}`})]})}function C({others:t,page:i}){return t.length===0?null:
(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,x().count)(t.length,
"other command")]}),(0,n().jsx)("ul",{class:"plain",children:t.map((o,s)=>(0,n().jsx)("li",{children:(0,n().jsx)(g,{of:o,
page:i})},s))})]})}}};
