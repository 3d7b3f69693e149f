"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.publishFiles=
u,x.resultPaths=v;function t(){const n=o(51455);return t=function(){return n},n}function E(){const n=o(76760);return E=function(){
return n},n}function k(){const n=o(58500);return k=function(){return n},n}function B(){const n=o(1207);return B=function(){
return n},n}function p(){const n=o(41895);return p=function(){return n},n}function T(){const n=o(28765);return T=function(){
return n},n}function j(){const n=o(52978);return j=function(){return n},n}function y(){const n=o(10289);return y=function(){
return n},n}function F(){const n=o(62887);return F=function(){return n},n}function N(){const n=o(58802);return N=function(){
return n},n}function S(){const n=o(31048);return S=function(){return n},n}function R(){const n=o(58924);return R=function(){
return n},n}function r(){const n=o(11357);return r=function(){return n},n}function v(n){const h=m=>(0,E().join)(n,m),i=m=>({
statement:h(`${m}.intoto.json`),predicate:h(`${m}.predicate.json`),subjects:h(`${m}.subjects.sha256`)});return{report:h(
"gate-report.json"),validationReports:h("validation-reports"),validationLines:h("validation-reports.jsonl"),testResult:i(
"test-result"),summary:i("verification-summary"),agentTask:h(j().AGENT_TASK_FILE),agentPatch:h(j().AGENT_PATCH_FILE),page:h(
"report.md"),html:h("report.html"),sarif:h("report.sarif"),junit:h("report.junit.xml")}}const w=1024*1024;async function u(n,h,i){
const m=v(n);try{await a(n);for(const e of b(m,h,i))await e(),await(0,k().setImmediate)(),i?.throwIfAborted();return{status:"\
reached",where:n}}catch(e){return{status:"failed",reason:`could not write the result files: ${(0,B().readFailure)(e).said}`,
...e instanceof p().GateError&&{hint:e.hint}}}}function b(n,{report:h,markdown:i},m){const e=(0,S().renderJson)(h);return[
()=>(0,T().replaceFile)(n.report,e),()=>f(n.validationReports,h,m),()=>(0,T().replaceFile)(n.validationLines,(0,S().renderJsonLines)(
h)),()=>C(n.testResult,(0,N().testResultStatement)(h)),()=>C(n.summary,(0,S().summaryStatement)(h,e)),()=>(0,T().replaceFile)(
n.agentTask,(0,j().renderAgentTask)(h)),()=>O(n.agentPatch,h.fix?.patch||void 0),()=>(0,T().replaceFile)(n.page,i(w)),()=>(0,T().
replaceFile)(n.html,(0,F().renderHtml)(h)),()=>(0,T().replaceFile)(n.sarif,(0,r().renderSarif)(h)),()=>(0,T().replaceFile)(
n.junit,(0,R().renderJunit)(h))]}async function f(n,{validation_reports:h},i){await a(n);for(const m of await(0,t().readdir)(
n))/^vr_\d+\.json$/.test(m)&&await(0,t().rm)((0,E().join)(n,m));for(const m of h)i?.throwIfAborted(),await(0,T().replaceFile)(
(0,E().join)(n,`${m.id}.json`),`${(0,y().json)(m)}
`)}async function C(n,h){await O(n.statement,h&&`${(0,y().json)(h)}
`),await O(n.predicate,h&&`${(0,y().json)(h.predicate)}
`),await O(n.subjects,h&&(0,N().checksumsOf)(h.subject))}async function a(n){if(await(0,T().makeFolder)(n),!(await(0,t().
lstat)(n)).isDirectory())throw new Error(`${n} is a symlink or not a directory`)}async function O(n,h){h===void 0?await(0,t().
rm)(n,{force:!0}):await(0,T().replaceFile)(n,h)}}),62887:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.renderHtml=
s;function t(){const c=o(892);return t=function(){return c},c}function E(){const c=o(77598);return E=function(){return c},
c}function k(){const c=o(40894);return k=function(){return c},c}function B(){const c=o(13580);return B=function(){return c},
c}function p(){const c=o(79215);return p=function(){return c},c}function T(){const c=o(67237);return T=function(){return c},
c}function j(){const c=o(69379);return j=function(){return c},c}function y(){const c=o(55967);return y=function(){return c},
c}function F(){const c=o(94978);return F=function(){return c},c}function N(){const c=o(74658);return N=function(){return c},
c}function S(){const c=o(90042);return S=function(){return c},c}function R(){const c=o(63245);return R=function(){return c},
c}function r(){const c=o(38319);return r=function(){return c},c}function v(){const c=o(94965);return v=function(){return c},
c}function w(){const c=o(11217);return w=function(){return c},c}function u(){const c=o(31992);return u=function(){return c},
c}function b(){const c=o(26517);return b=function(){return c},c}function f(){const c=o(14305);return f=function(){return c},
c}const C=12,a={most:10,columns:120};function O(c,d){const{notices:M,suppressed:P}=d,l=[(0,y().fixList)(c),(0,r().machineList)(
c),(0,r().readList)(c),(0,T().sizeList)(c),(0,r().directoryList)(c),(0,r().uncountedList)(c),(0,F().geneList)(c,d),(0,r().
claimList)(c),(0,j().findingList)("notices","Notices",M,!0),(0,j().findingList)("suppressed","Ignored by the policy",P,!0),
(0,S().environmentList)(c),h(c)];return[...n(d),...l.filter(({rows:A})=>A.length>0).map(({id:A,title:D,noun:I,note:W,rows:U})=>({
id:A,title:D,...(U[0]?.name??U[0]?.status)!==void 0&&{count:U.length},body:(0,t().jsxs)(t().Fragment,{children:[W!==void 0&&
(0,t().jsx)("p",{class:"quiet",children:W}),(0,t().jsx)(u().Rows,{of:U,noun:I})]})}))]}function n(c){const{dangers:d,blocked:M,
failed:P,waiting:l,blast:A,findings:D}=c,W=[["dangerous finding",(0,j().findingRows)(d)],["blocked command",(0,j().blockedRows)(
M)],["failed command",(0,j().failedRows)(P,a)],["pending approval",(0,j().findingRows)(l)],["finding",(0,j().findingRows)(
[...A,...D])]].filter(([,g])=>g.length>0);if(W.length===0)return[];const U=W.map(([g,G])=>(0,t().jsx)(u().Rows,{noun:g,of:G,
open:C},g));return[{id:"attention",title:"Action required",count:W.reduce((g,[,G])=>g+G.length,0),body:U}]}function h({findings:c,
capsules:d}){const M=[...c,...d.flatMap(({reasons:D})=>D)],P=[...new Set(M.map(({rule:D})=>D))].flatMap(D=>(0,B().ruleOf)(
D)??[]),l=(D,I="")=>I===""?[]:[{title:D,lines:I.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:P.map(({id:D,title:I,why:W,wrong:U,right:z,configure:g,since:G})=>({
tone:"quiet",name:D,words:I,documents:D,isFolded:!0,notes:[{text:W.replace(/\s+/g," ")},{label:"since",text:G}],blocks:[
...l("Wrong",(0,p().exampleText)(U)),...l("Right",(0,p().exampleText)(z)),...l("Configure",g)]}))}}const i=`(${b().pageScript.
toString()})()`,m=["default-src 'none'",`script-src '${e(i)}'`,`style-src '${e(f().STYLE)}'`,"base-uri 'none'","form-act\
ion 'none'","require-trusted-types-for 'script'"].join("; ");function e(c){return`sha256-${(0,E().createHash)("sha256").
update(c).digest("base64")}`}function s(c){const d=(0,R().reportSections)(c),M=O(c,d),P=(0,k().renderToString)((0,t().jsxs)(
t().Fragment,{children:[(0,t().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:m}),(0,t().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,t().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,t().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,t().jsx)("title",{children:`${(0,N().reportTitle)(c)} \xB7 gene-\
gate`})]})),l=(0,k().renderToString)((0,t().jsxs)("main",{children:[(0,t().jsx)(w().Masthead,{report:c,sections:d}),(0,t().
jsx)("nav",{"aria-label":"Sections",children:M.map(A=>(0,t().jsx)("a",{href:`#${A.id}`,children:(0,t().jsx)($,{section:A})},
A.id))}),c.genes.length>0&&(0,t().jsx)(L,{}),M.map(A=>(0,t().jsxs)("section",{id:A.id,"aria-labelledby":`${A.id}-title`,
children:[(0,t().jsx)("h2",{id:`${A.id}-title`,children:(0,t().jsx)($,{section:A})}),A.body]},A.id))]}));return`<!doctyp\
e html>
<html lang="en">
<head><meta charset="utf-8">${P}<style>${f().STYLE}</style></head>
<body>${l}<script>${i}<\/script></body>
</html>
`}function $({section:{title:c,count:d}}){return(0,t().jsxs)(t().Fragment,{children:[c,d!==void 0&&(0,t().jsxs)("span",{
class:"quiet",children:[" ",(0,v().grouped)(d)]})]})}function L(){return(0,t().jsxs)("search",{hidden:!0,children:[(0,t().
jsx)("label",{for:"filter",children:"Filter"}),(0,t().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,t().jsx)("output",{for:"filter"})]})}}),11217:((J,x,o)=>{Object.defineProperty(
x,"__esModule",{value:!0}),x.Masthead=p;function t(){const j=o(892);return t=function(){return j},j}function E(){const j=o(
74658);return E=function(){return j},j}function k(){const j=o(94965);return k=function(){return j},j}function B(){const j=o(
31992);return B=function(){return j},j}function p({report:j,sections:y}){const{error:F,event:N}=j,S=(0,E().isReportedOnly)(
j),{verdict:R,words:r}=(0,E().headlineOf)(j,y);return(0,t().jsxs)("header",{children:[(0,t().jsxs)("p",{class:"quiet abo\
ut",children:[(0,t().jsx)("strong",{children:"gene-gate"}),N.pull_request!==void 0&&(0,t().jsxs)("span",{children:["pull\
 request ",N.pull_request]}),(0,t().jsxs)("span",{children:[(0,k().shortCommit)(j.base_sha)," \u2192 ",(0,k().shortCommit)(
j.head_sha)]}),(0,t().jsx)("time",{dateTime:j.finished_at,children:(0,k().moment)(j.finished_at)})]}),(0,t().jsx)("h1",{
children:(0,t().jsx)(B().Status,{tone:k().VERDICT_TONES[S?"warn":j.verdict],word:R.slice(0,1).toUpperCase()+R.slice(1)})}),
(0,t().jsx)("p",{class:"headline",children:r}),S&&(0,t().jsx)("p",{children:(0,t().jsx)(B().Sentence,{text:(0,E().reportedOnlyNote)(
j)})}),F&&(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(B().Code,{lines:F.message.split(`
`)}),(0,t().jsx)("p",{class:"quiet",children:"Fix"}),(0,t().jsx)(B().Code,{lines:F.hint.split(`
`)})]}),(0,t().jsx)("dl",{class:"figures",children:T(j,y).map(([v,w,u])=>(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",
{children:v}),(0,t().jsxs)("dd",{children:[(0,t().jsx)("strong",{children:w})," ",(0,t().jsx)("span",{class:"quiet",children:u})]})]},
v))})]})}function T(j,y){const{genes:F,blast_radius:N,duration_ms:S}=j,{commands:R,passed:r,blocked:v,failed:w,notRun:u}=y,
b=F.filter(({verdict:n})=>n==="pass"||n==="warn").length,C=Object.entries({blocked:v,failed:w,"not run":u}).flatMap(([n,
{length:h}])=>h>0?[`${h} ${n}`]:[]),a=[["Genes",`${b} of ${F.length}`,"passed"],["Commands",`${r.length} of ${R.length}`,
["passed",...C].join(", ")]],O=N&&[`${N.files}`,`counted, ${(0,k().count)(N.lines,"line")}`];return[...F.length>0?a:[],...O?
[["Files",...O]]:[],["Duration",(0,k().duration)(S),"total"]]}}),31992:((J,x,o)=>{Object.defineProperty(x,"__esModule",{
value:!0}),x.Code=S,x.Rows=r,x.Sentence=F,x.Status=N;function t(){const f=o(892);return t=function(){return f},f}function E(){
const f=o(13580);return E=function(){return f},f}function k(){const f=o(10289);return k=function(){return f},f}function B(){
const f=o(88611);return B=function(){return f},f}function p(){const f=o(94965);return p=function(){return f},f}const T={
sentence:2e3,name:300},j=1e3;function y({text:f}){return(0,t().jsx)("code",{children:f===""?"(empty)":(0,k().terminal)((0,p().
clipCounted)(f,T.name))})}function F({text:f}){const C=(0,p().clipCounted)(f,T.sentence).split(/`([^`]+)`/);return(0,t().
jsx)("bdi",{children:C.map((a,O)=>O%2===1?(0,t().jsx)("code",{children:(0,k().terminal)(a)},O):(0,k().terminal)(a))})}function N({
tone:f,word:C}){return(0,t().jsx)("strong",{class:`status ${f}`,children:C})}function S({lines:f,language:C}){const a=f.
map(O=>`${(0,k().terminal)(O.replaceAll("	","    "))}
`);return(0,t().jsx)("pre",{dir:"ltr",children:a.map((O,n)=>C==="diff"&&O.startsWith("-")?(0,t().jsx)("del",{children:O},
n):C==="diff"&&O.startsWith("+")?(0,t().jsx)("ins",{children:O},n):O)})}function R({command:f="",spans:C=[]}){return(0,t().
jsx)("pre",{dir:"ltr",children:(0,B().shownParts)(f,C).map(({start:a,end:O,isShown:n})=>n?(0,B().markedRuns)(f,{start:a,
end:O},C).map(({text:h,marked:i},m)=>i?(0,t().jsx)("mark",{children:h||"\xA0"},m):h):(0,t().jsx)("span",{class:"quiet",children:`\
 ${(0,B().notShown)(O-a)} `},a))})}function r({of:f,noun:C,open:a=j}){const O=f.slice(0,j).map((n,h)=>(0,t().jsx)("li",{
children:(0,t().jsx)(v,{row:n})},h));return(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("ul",{children:O.slice(0,a)}),
O.length>a&&(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:(0,p().count)(f.length-a,`more ${C}`)}),(0,t().
jsx)("ul",{children:O.slice(a)})]}),f.length>j&&(0,t().jsxs)("p",{class:"quiet",children:[(0,p().count)(f.length-j,`more\
 ${C}`)," in ",(0,t().jsx)("code",{children:"gate-report.json"})]})]})}function v({row:f}){const{status:C,rows:a=[],blocks:O=[],
command:n,notes:h,rule:i,documents:m,isFolded:e}=f,s=h.filter(({label:c})=>c!==void 0),$=(0,t().jsxs)(t().Fragment,{children:[
n!==void 0&&(0,t().jsx)(R,{...f}),h.map(({label:c,text:d,tone:M="quiet"})=>c===void 0&&d!==""?(0,t().jsx)("p",{class:M,children:(0,t().
jsx)(F,{text:d})},d):null),(s.length>0||i!==void 0)&&(0,t().jsx)(u,{notes:s,rule:i}),O.map((c,d)=>(0,t().jsx)(b,{block:c},
d)),a.length>0&&!e&&f.also!==void 0?(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:(0,t().jsx)(F,{text:f.
also})}),(0,t().jsx)(r,{of:a,noun:"finding"})]}):a.length>0&&(0,t().jsx)(r,{of:a,noun:n===void 0?"command":"finding"})]}),
L=C===void 0?"div":"article";return e?(0,t().jsxs)("details",{id:m&&`rule-${m}`,children:[(0,t().jsx)("summary",{children:(0,t().
jsx)(w,{row:f})}),$]}):(0,t().jsxs)(L,{children:[(0,t().jsx)("p",{children:(0,t().jsx)(w,{row:f})}),$]})}function w({row:{
status:f,tone:C,name:a,word:O,words:n,place:h,also:i,rows:m=[]}}){const e=[f!==void 0&&(0,t().jsx)(N,{tone:C,word:f}),a!==
void 0&&(0,t().jsx)(y,{text:a}),O!==void 0&&(0,t().jsxs)("span",{class:f===void 0?C:"quiet",children:["(",O,")"]}),n!==void 0&&
(0,t().jsx)(F,{text:n}),h!==void 0&&!a?.startsWith(h.path)&&(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(y,{text:`${h.
path}:${h.line}`})}),i!==void 0&&m.length===0&&(0,t().jsx)(F,{text:i})];return(0,t().jsx)(t().Fragment,{children:e.filter(
Boolean).map((s,$)=>[$>0?" ":"",s])})}function u({notes:f,rule:C}){return(0,t().jsxs)("dl",{children:[f.map(({label:a="",
text:O},n)=>(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",{children:a.slice(0,1).toUpperCase()+a.slice(1)}),(0,t().jsx)(
"dd",{children:(0,t().jsx)(F,{text:O})})]},n)),C!==void 0&&(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",{children:"Rul\
e"}),(0,t().jsx)("dd",{children:(0,E().ruleOf)(C)===void 0?(0,t().jsx)(y,{text:C}):(0,t().jsx)("a",{href:`#rule-${C}`,children:(0,t().
jsx)(y,{text:C})})})]})]})}function b({block:f}){const{title:C,lines:a,isFolded:O}=f,n=C!==void 0&&(0,t().jsx)(F,{text:C});
return O?(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:n}),(0,t().jsx)(S,{...f})]}):(0,t().jsxs)(t().
Fragment,{children:[n&&(0,t().jsx)("p",{children:n}),a.length>0&&(0,t().jsx)(S,{...f})]})}}),26517:((J,x)=>{Object.defineProperty(
x,"__esModule",{value:!0}),x.pageScript=o;function o(){const t=document.querySelector("search"),[E,k]=[t?.querySelector(
"input"),t?.querySelector("output")],B=document.querySelectorAll("section > details"),p=document.querySelectorAll("secti\
on > ul > li, section > details > ul > li");E?.addEventListener("input",()=>{const j=E.value.trim().toLowerCase();let y=0;
for(const F of p)F.hidden=!F.textContent.toLowerCase().includes(j),F.hidden||(y+=1);for(const F of B)F.open=j!=="";k&&(k.
textContent=j===""?"":`${y} of ${p.length} entries`)}),t&&(t.hidden=!1);const T=()=>{const j=document.getElementById(location.
hash.slice(1));for(let y=j?.closest("details");y;)y.open=!0,y=y.parentElement?.closest("details");j?.scrollIntoView()};addEventListener(
"hashchange",T),location.hash&&T(),addEventListener("beforeprint",()=>{for(const j of document.querySelectorAll("details"))
j.open=!0})}}),14305:((J,x)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.STYLE=void 0;const o=x.STYLE=`
:root {
  color-scheme: light dark;
  --sunken: light-dark(#f3f3f1, #1f2327);
  --line: light-dark(#e1e1de, #2c3136);
  --quiet: light-dark(#5a616b, #a0a8b2);
  --good: light-dark(#1a7434, #62c979);
  --bad: light-dark(#b3261e, #ff8d82);
  --caution: light-dark(#855300, #e2b34a);
}

* {
  box-sizing: border-box;
  margin: 0;
}

html {
  background: light-dark(#fff, #121417);
  color: light-dark(#1c1f23, #e7e9ec);
  font: 0.9375rem / 1.5 system-ui, sans-serif;
}

main {
  max-width: 60rem;
  margin: auto;
  padding: 2rem 1.25rem 4rem;
  overflow-wrap: anywhere;
}

/* Right-to-left text does not reorder the text next to it, and two characters are two characters. */
code,
pre {
  font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace;
  font-size: 0.875em;
  font-variant-ligatures: none;
  unicode-bidi: isolate;
}

pre {
  padding: 0.625rem 0.75rem;
  background: var(--sunken);
  border-radius: 0.375rem;
  white-space: pre-wrap;
}

del,
ins {
  text-decoration: none;
}

mark {
  background: light-dark(#ffe3df, #54221d);
  color: inherit;
  text-decoration: underline 2px var(--bad);
  print-color-adjust: exact;
}

a {
  color: light-dark(#0a58ca, #83b9ff);
}

/* The meaning of a word has a color and a sign, which is not read aloud. */
.good,
ins {
  color: var(--good);
}

.bad,
del {
  color: var(--bad);
}

.caution {
  color: var(--caution);
}

.waiting {
  color: light-dark(#6a3fc4, #bda5ff);
}

.quiet,
dt,
::placeholder {
  color: var(--quiet);
  font-weight: 400;
}

.status::before {
  margin-right: 0.375em;
  content: "\u2013" / "";
}

.status.good::before {
  content: "\u2713" / "";
}

.status.bad::before {
  content: "\u2717" / "";
}

.status.caution::before {
  content: "!" / "";
}

.status.waiting::before {
  content: "\u2026" / "";
}

h1 {
  font-size: 2rem;
}

h2 {
  font-size: 1.25rem;
}

.headline,
.figures strong {
  font-size: 1.25rem;
}

header,
section,
article,
li > div,
details[open],
ul {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
}

.about,
nav,
search {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 0.5rem;
}

ul {
  padding: 0;
  list-style: none;
}

section {
  margin-top: 3rem;
}

li,
.figures {
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
}

article {
  padding: 0.875rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}

li:has(> article) {
  border: 0;
  padding: 0;
}

summary {
  cursor: pointer;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 9rem) minmax(0, 1fr);
  gap: 1rem;
}

article dl > div {
  grid-template-columns: 4.5rem minmax(0, 1fr);
}

.figures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
}

.figures > div,
.figures strong {
  display: block;
}

[hidden],
output:empty {
  display: none;
}

input {
  flex: 1 1 10rem;
  min-width: 0;
  font: inherit;
}

@media print {
  :root {
    color-scheme: light;
  }

  nav,
  search {
    display: none;
  }

  article {
    break-inside: avoid;
  }

  /* Paper cannot be unfolded. */
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }
}
`}),58924:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.renderJunit=S;function t(){const d=o(42844);return t=
function(){return d},d}function E(){const d=o(59490);return E=function(){return d},d}function k(){const d=o(10289);return k=
function(){return d},d}function B(){const d=o(51660);return B=function(){return d},d}function p(){const d=o(74658);return p=
function(){return d},d}function T(){const d=o(90042);return T=function(){return d},d}function j(){const d=o(63245);return j=
function(){return d},d}function y(){const d=o(94965);return y=function(){return d},d}const F="change",N=new(t()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(d){
const M=R(d),P={"@timestamp":d.started_at},l={"@name":"gene-gate",...b(M.flatMap(({cases:D})=>D)),...P,...M.length>0&&{testsuite:M.
map(({name:D,file:I,cases:W})=>({"@name":(0,k().terminal)(D),...b(W),...I!==void 0&&{"@file":(0,k().terminal)(I)},...P,testcase:W}))}},
A={"@version":"1.0","@encoding":"UTF-8"};return`${N.build({"?xml":A,testsuites:l}).trim()}
`}function R(d){const M=(0,j().reportSections)(d),P=[...M.dangers,...M.findings,...M.blast].filter(({severity:z})=>z==="\
error"),l=(0,E().groupBy)(P,({subject:z})=>z?.id??""),A=(0,E().groupBy)(M.commands,({gene:z})=>z),D=d.genes.map(z=>r(z,A.
get(z)??[],l.get(z.id)??[])),I=new Set(d.genes.map(({id:z})=>z)),W=P.filter(({subject:z})=>!I.has(z?.id??"")),U=v(d,W,D.
some(u));return U.cases.length>0?[U,...D]:D}function r(d,M,P){const l={name:d.id,file:d.path,cases:[...M.map(a),...P.map(
D=>O(D,d.id))]};return w(d.verdict)&&!u(l)?{...l,cases:[...l.cases,n("failure",d.id,d.summary,"")]}:l}function v(d,M,P){
const{error:l,verdict:A}=d,D=M.map(I=>O(I,F));return l?D.unshift(n("error",F,l.message,l.hint)):w(A)&&!P&&D.length===0&&
D.push(n("failure",F,(0,p().reportTitle)(d),"")),{name:F,cases:D}}function w(d){return d==="fail"||d==="error"}function u({
cases:d}){return d.some(({failure:M,error:P})=>M!==void 0||P!==void 0)}function b(d){return{"@tests":d.length,"@failures":d.
filter(({failure:M})=>M).length,"@errors":d.filter(({error:M})=>M).length,"@skipped":d.filter(({skipped:M})=>M).length,"\
@time":d.reduce((M,P)=>M+Number(P["@time"]),0).toFixed(3)}}const f=1e3,C={lines:40,columns:200};function a(d){const{gene:M,
command:P}=d,{outcome:l,mutant:A,location:D}=P;return{"@name":s(P.command),"@classname":s(M.id),"@file":s(D?.path??M.path),
"@line":D?.line??M.line,"@time":c(l?.duration_ms??0),...A&&{properties:{property:{"@name":"mutant","@value":s((0,T().mutantWords)(
A))}}},...h(d),...l&&{"system-out":L(l.stdout),"system-err":L(l.stderr)}}}function O(d,M){const{rule:P,message:l,location:A}=d;
return{"@name":s(P),"@classname":s(M),...A&&{"@file":s(A.path),"@line":A.line},"@time":c(0),failure:{"@type":s(P),"@mess\
age":s(l),"#text":e(d)}}}function n(d,M,P,l){return{"@name":"verdict","@classname":s(M),"@time":c(0),[d]:{"@type":"verdi\
ct","@message":s(P),"#text":$(l)}}}function h({gene:d,command:M,result:P,findings:l}){switch(P){case"passed":return{};case"\
notRun":return{skipped:{"@message":s(m(d,M))}};case"blocked":case"failed":{const[A]=l,{outcome:D}=M,I=D?(0,B().errorLines)(
D,C.lines,C.columns):[],W={"@type":s(A?.rule??P),"@message":s(A?.message??d.summary),"#text":[...l.map(e),...I].join(`
`)};return D!==void 0&&i.has(D.status)?{error:W}:{failure:W}}}}const i=new Set(["crashed","not_runnable","error"]);function m({
summary:d,verdict:M},{outcome:P}){const l=P?.reason??(M==="pass"||M==="warn"?"":d);return[P?(0,y().statusWords)(P):"not \
run",l].filter(Boolean).join(": ")}function e({message:d,remedy:M}){return[d,M].filter(Boolean).map(s).join(`
`)}function s(d){return(0,k().terminal)((0,y().clipCounted)(d,f))}function $(d){return(0,k().terminalLines)((0,y().clipCounted)(
d,f)).join(`
`)}function L({head:d,tail:M,bytes:P,truncated:l}){const A=l?[`[${P} bytes in total; the middle is omitted]`]:[];return[
...(0,k().outputLines)(d),...A,...M===""?[]:(0,k().outputLines)(M)].join(`
`)}function c(d){return(d/1e3).toFixed(3)}}),69633:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.diffLink=
T,x.headPlace=j,x.permalink=p,x.rulePage=B;function t(){const y=o(77598);return t=function(){return y},y}function E(){const y=o(
38863);return E=function(){return y},y}function k(){const y=o(13580);return k=function(){return y},y}function B(y){return(0,k().
ruleOf)(y)&&`${E().HOME}/blob/main/docs/rules/${y}.md`}function p(y,F,N){const S=j(y,N);if(S===void 0||y.head_sha===null||
/\p{Cs}/u.test(S.path))return;const R=S.path.split("/").map(encodeURIComponent).join("/"),r=S.line===void 0?"":`#L${S.line}`;
return`${F}/blob/${y.head_sha}/${R}${r}`}function T(y,F,N){const{pull_request:S}=y.event;if(S===void 0)return p(y,F,N);const R=(0,t().
createHash)("sha256").update(N.path).digest("hex");return`${F}/pull/${S}/files#diff-${R}`}function j({head_sha:y,audited_sha:F,
head_files:N},{path:S,line:R}){if(F===y)return{path:S,line:R};if(N===void 0)return{path:S};const r=N.find(w=>w.path===S);
if(r===void 0)return{path:S,line:R};if(r.missing)return;const v=r.same.find(w=>w.line<=R&&R<w.line+(w.lines??Number.POSITIVE_INFINITY));
return{path:S,...v&&{line:v.head_line+R-v.line}}}}),28387:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.
genesTable=F;function t(){const r=o(17577);return t=function(){return r},r}function E(){const r=o(94978);return E=function(){
return r},r}function k(){const r=o(74658);return k=function(){return r},r}function B(){const r=o(90042);return B=function(){
return r},r}function p(){const r=o(94965);return p=function(){return r},r}const T=10,j=2,y=["error","fail","needs_approv\
al","warn","pass"];function F({genes:r},v){if(r.length===0)return[];const w=r.toSorted((C,a)=>y.indexOf(C.verdict)-y.indexOf(
a.verdict)),u=r.length>T?(0,t().groupsOf)(w,C=>R(C,r).join("|")):w.map(C=>({lead:C,others:[]})),b=["Result","Files of li\
mit","Gene","Commands",...N(r,"Notices a defect")],f=u.slice(T).flatMap(({lead:C,others:a})=>[C,...a]);return[`| ${b.join(
" | ")} |`,`|${"---|".repeat(b.length)}`,...u.slice(0,T).map(C=>S(C,r,v)),"",...f.length>0?[`And ${(0,p().count)(f.length,
"other gene")}.`,""]:[]]}function N(r,v){return r.some(w=>(0,B().noticesDefect)(w)!==void 0)?[v]:[]}function S(r,v,w){const u=[
r.lead,...r.others].slice(0,j).map(n=>w.place(n,(0,E().geneName)(n,v)).replaceAll("|","\\|")),b=(0,t().sizeOf)(r)-u.length,
f=`${u.join(", ")}${b>0?` and ${(0,p().grouped)(b)} more`:""}`,[C,a,...O]=R(r.lead,v);return`| ${[C,a,f,...O].join(" | ")}\
 |`}function R(r,v){const{verdict:w,blast_radius:u}=r;return[`${k().VERDICT_SYMBOLS[w]} ${(0,p().spoken)(w)}`,`${(0,p().
grouped)(u.files)} of ${(0,p().grouped)(u.max_files)}`,(0,E().commandCounts)(r,""),...N(v,(0,B().noticesDefect)(r)??"not\
 run")].map(b=>b.replaceAll(" ","\xA0"))}}),20471:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.renderMarkdown=
f;function t(){const g=o(59490);return t=function(){return g},g}function E(){const g=o(52978);return E=function(){return g},
g}function k(){const g=o(10289);return k=function(){return g},g}function B(){const g=o(67237);return B=function(){return g},
g}function p(){const g=o(69379);return p=function(){return g},g}function T(){const g=o(55967);return T=function(){return g},
g}function j(){const g=o(94978);return j=function(){return g},g}function y(){const g=o(74658);return y=function(){return g},
g}function F(){const g=o(90042);return F=function(){return g},g}function N(){const g=o(63245);return N=function(){return g},
g}function S(){const g=o(38319);return S=function(){return g},g}function R(){const g=o(94965);return R=function(){return g},
g}function r(){const g=o(28387);return r=function(){return g},g}function v(){const g=o(80615);return v=function(){return g},
g}function w(){const g=o(70939);return w=function(){return g},g}const u=[{most:8,blocked:200,outputLines:10,everything:!0},
{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,
everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],b=3;function f(g,G){const H=(0,N().reportSections)(g),V=O(
g,H),{part:Y="whole",maxCharacters:K}=G,Z=Y==="screen"?u.slice(b):u,X=[...Y==="table"?[()=>C(g,G)]:Z.map(q=>()=>$(g,H,q,
G)),()=>z(g,G)];for(const q of X){const _=a([...V,...q()]);if(_.length<=K)return _}return a(V).split(`
`,1).join("").slice(0,K)}function C(g,G){return[...(0,r().genesTable)(g,(0,v().linkerOf)(g,G.repositoryUrl)),...I(G)]}function a(g){
return`${g.join(`
`).trimEnd()}
`}function O(g,G){const{verdict:H,words:V}=(0,y().headlineOf)(g,G),Y=(0,y().isReportedOnly)(g),Z=`### ${y().VERDICT_SYMBOLS[Y?
"warn":((0,y().undecidedPart)(g)??g).verdict]} gene-gate: ${H}`,{error:X}=g;return[V===""?Z:`${Z} \u2014 ${V}`,"",...X?[
...i(X.message),...i(`Fix: ${X.hint}`)]:[],...Y?[(0,y().reportedOnlyNote)(g),""]:[],...g.isolation.untrusted?[n,""]:[]]}
const n="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",h=2e3;function i(g){const[G="",...H]=(0,R().clip)(g,h).trim().split(`
`),V=H.length>0?[...(0,k().markdownFence)((0,k().terminalLines)(H.join(`
`))),""]:[];return[(0,v().sentence)(G),"",...V]}const m=2,e={findings:4,blocked:20},s=12;function $(g,G,H,V){const{part:Y="\
whole",detailsUrl:K}=V,Z=(0,v().linkerOf)(g,V.repositoryUrl),{most:X}=H,{dangers:q,blast:_,findings:Q}=G,nn=[[(0,p().findingList)(
"dangers","Dangerous",q),{most:X}],[(0,S().machineList)(g),{most:s}],[L(G),{most:H.blocked,full:m,unfolded:e.blocked}],[
c(G,H),{most:X,full:m}],[(0,p().findingList)("waiting","Approval required",G.waiting),{most:X}],[(0,p().findingList)("fi\
ndings","Findings",[..._,...Q]),{most:X,unfolded:e.findings}],[(0,T().fixList)(g),{most:X,full:1}],[(0,S().readList)(g),
{most:s}]],tn=nn.map(([en,on])=>(0,w().listSection)(en,Z,on)),sn=nn.flatMap(([{noun:en,rows:on},an])=>{const rn=(0,w().beyond)(
on,an.most);return rn>0?[(0,R().count)(rn,en)]:[]});return[...tn.slice(0,2).flat(),...(0,r().genesTable)(g,Z),...tn.slice(
2).flat(),...d(sn,H,V),...Y==="detail"?[]:M(g,K),...I(V),...H.everything?l(g,G,Z):[]]}function L({blocked:g}){return{id:"\
blocked",title:"Blocked",label:"",noun:"blocked command",rows:(0,p().blockedRows)(g)}}function c({failed:g},{outputLines:G}){
return{id:"failed",title:"Failed",label:"",noun:"failed command",rows:(0,p().failedRows)(g,{most:G})}}function d(g,{everything:G},H){
const V=G||H.part==="screen"?[]:["everything that passed"],Y=[...g,...V];return Y.length===0?[]:[`Not shown: ${Y.join(",\
 ")}. ${W(H)}`,""]}function M(g,G){const{next_actor:H,edits:V,todo:Y,human:K}=(0,E().agentTask)(g);if(H==="done")return[];
const Z=(0,v().linked)("artifacts",G&&`${G}#artifacts`);return[`For agents: ${[`\`next_actor: ${H}\``,...V.length>0?[(0,R().
count)(V.length,"edit")]:[],...Y.length>0?[`${Y.length} to do`]:[],...K.length>0?[`${K.length} for a person`]:[]].join("\
, ")}. The task${V.length>0?", with its diff,":""} is \`${E().AGENT_TASK_FILE}\` in the ${Z} of the run.`,""]}const P=200;
function l(g,G,H){const{genes:V}=g,Y=[(0,S().claimList)(g),(0,S().directoryList)(g),(0,S().uncountedList)(g)],K=[...(0,j().
geneList)(g,G).rows.flatMap(A),...Y.flatMap(({rows:Q})=>Q.map(nn=>(0,w().rowItem)(nn,H))),...g.blast_radius?[`- Size: ${(0,B().
countedWords)(g)}`]:[],...(0,p().findingRows)([...G.notices,...G.suppressed],!0).map(Q=>(0,w().rowItem)(Q,H)),`- Next ac\
tor: ${(0,R().spoken)(g.next_actor)}`],Z=K.length-P,X=V.flatMap(Q=>Q.commands).length,q=V.length>0?`${(0,R().count)(V.length,
"gene")}, ${(0,R().count)(X,"command")}, `:"",_=(0,F().environmentList)(g).rows.flatMap(({notes:Q})=>Q);return[`<details\
><summary>Details: ${q}commits, policy, isolation</summary>`,"",...K.slice(0,P),...Z>0?[`- ${Z} more not shown`]:[],..._.
flatMap(({label:Q,text:nn,isMinor:tn})=>tn?[]:[`- ${Q}: ${(0,v().sentence)(nn)}`]),"","</details>",""]}function A({name:g="",
word:G,status:H,words:V,notes:Y,rows:K=[]}){const Z=K.filter(({command:X})=>X!==void 0);return[`- ${(0,v().name)(g)} ${G}\
, ${H}: ${V}`,...Y.map(({text:X})=>`  - ${(0,v().sentence)(X)}`),...Z.map(({command:X="",status:q,words:_})=>{const Q=(0,v().
sentence)([q,_].filter(Boolean).join(", "));return`  - ${(0,k().markdownCode)((0,R().clipCounted)(X,D))} ${Q}`})]}const D=200;
function I({detailsUrl:g,detailUrl:G}){const[H,V]=[g,G].map(K=>K&&(0,k().markdownLinkTarget)(K)),Y=[...V?[`[Details](${V}\
)`]:[],...H?[`Full report: \`report.html\` in the [artifacts](${H}#artifacts) of the run`,`[Log](${H})`]:[]];return Y.length>
0?[Y.join(" \xB7 "),""]:[]}function W({detailsUrl:g,detailUrl:G=g}){const H=G&&(0,k().markdownLinkTarget)(G);return H?`S\
ee the [full report](${H}).`:"See the JSON report of this run."}const U=10;function z(g,G){const H=g.findings.filter(({suppressed:Y})=>!Y),
V=[...(0,t().groupBy)(H,({rule:Y})=>Y)].sort(([,Y],[,K])=>K.length-Y.length);return[...V.slice(0,U).map(([Y,{length:K}])=>`\
- ${(0,v().name)(Y)}: ${(0,R().count)(K,"finding")}`),...V.length>U?[`- and ${(0,R().count)(V.length-U,"other rule")}`]:
[],"",`Not shown: everything but these counts. ${W(G)}`,""]}}),80615:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),
x.linked=F,x.linkerOf=j,x.name=T,x.ruleLink=y,x.sentence=p;function t(){const N=o(10289);return t=function(){return N},N}
function E(){const N=o(69633);return E=function(){return N},N}function k(){const N=o(94965);return k=function(){return N},
N}const B={sentence:400,name:100};function p(N){return(0,t().markdownSentence)((0,k().clipCounted)(N,B.sentence))}function T(N){
return(0,t().markdownCode)((0,k().clipCounted)(N,B.name))}function j(N,S){const R=r=>(v,w=`${v.path}:${v.line}`)=>F(T(w),
S===void 0?void 0:r(N,S,v));return{place:R(E().permalink),diff:R(E().diffLink)}}function y(N){return F(T(N),(0,E().rulePage)(
N))}function F(N,S){const R=S&&(0,t().markdownLinkTarget)(S);return R?`[${N}](${R})`:N}}),70939:((J,x,o)=>{Object.defineProperty(
x,"__esModule",{value:!0}),x.beyond=y,x.listSection=j,x.rowItem=u;function t(){const a=o(38863);return t=function(){return a},
a}function E(){const a=o(10289);return E=function(){return a},a}function k(){const a=o(88611);return k=function(){return a},
a}function B(){const a=o(23408);return B=function(){return a},a}function p(){const a=o(94965);return p=function(){return a},
a}function T(){const a=o(80615);return T=function(){return a},a}function j({title:a,note:O,noun:n,rows:h},i,{full:m=0,unfolded:e=Number.
POSITIVE_INFINITY,most:s=Number.POSITIVE_INFINITY}){if(h.length===0)return[];const $=h.slice(m,s).map(L=>u(L,i));return[
`#### ${a}`,"",...O===void 0?[]:[O,""],...h.slice(0,Math.min(m,s)).flatMap(L=>R(L,i)),...m>0&&$.length>0?[`Other ${n}s:`,
""]:[],...F($,n,e),...N(h)]}function y(a,O){return(0,B().sizeOfRows)(a.slice(O))}function F(a,O,n){if(a.length===0)return[];
const h=a.slice(n),i=`<details><summary>${(0,p().count)(h.length,`other ${O}`)}</summary>`;return[...a.slice(0,n),"",...h.
length>0?[i,"",...h,"","</details>",""]:[]]}function N(a){return a.some(({notes:n})=>n.some(({text:h})=>h.includes("`/ge\
ne-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","```","","The r\
eview runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",""];function R(a,O){
const{words:n,command:h,spans:i=[],notes:m,blocks:e=[],rule:s,also:$}=a,L=e.filter(({title:D})=>D===void 0).flatMap(({lines:D})=>D),
[c="",...d]=(0,k().markedLines)(h??"",i),M=L.length>0?"$ ":"",P=(0,E().markdownFence)([M+c,...d,...L]),l=[...f(a,O),...n===
void 0?[]:[(0,T().sentence)(n)]],A=s===void 0?"":` (${(0,T().ruleLink)(s)})`;return[[...l,...C(a,O)].join(", ")+($?`; ${(0,T().
sentence)($)}`:""),"",...h===void 0?[]:[...P,""],...m.map((D,I)=>`- ${r(D.label??"note")}: ${w(D)}${I===0?A:""}`),...m.length>
0?[""]:[],...e.flatMap(D=>v(D))]}function r(a){return a.slice(0,1).toUpperCase()+a.slice(1)}function v({title:a,lines:O,
language:n,isFolded:h}){if(a===void 0||h)return[];const i=n==="sh"?` (${(0,T().linked)("how to get it",t().HOW_TO_GET_IT)}\
)`:"",m=n?(0,E().rawBlock)(O,n):(0,E().markdownFence)(O),e=r((0,T().sentence)(a))+i;return O.length>0?[`${e}:`,"",...m,""]:
[`${e}.`,""]}function w({label:a,text:O}){const n=a==="fix";return(0,T().sentence)(n?O.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):O)}function u(a,O){const{status:n,tone:h,words:i,command:m,spans:e=[],notes:s,rule:$,also:L,files:c=[]}=a,d=n===void 0&&
h==="bad"?"\u26A0\uFE0F ":"",M=n!==void 0&&m===void 0?[`**${r(n)}:**`]:[],P=i&&(a.isWhole?(0,E().markdownSentence)(i):(0,T().
sentence)(i)),l=[...P?[P]:[],...s.filter(({isMinor:U})=>!U).map(w),...c.length>0?[`Files: ${c.map(U=>O.diff({path:U,line:1},
U)).join(", ")}`]:[]].reduce((U,z)=>U===""||/[.:]$/.test(U)?`${U} ${z}`:`${U}. ${z}`,""),A=m===void 0?[]:[(0,E().markdownCode)(
(0,k().commandLine)(m,e)),"\u2014"],D=f(a,O).map(U=>l===""?U:`${U}:`),I=[...C(a,O),...$?[(0,T().ruleLink)($)]:[]].join("\
, "),W=[...I===""?[]:[I],...L?[(0,T().sentence)(L)]:[]].join("; ");return`- ${d}${[...M,...A,...D,l.trim(),...W===""?[]:
[`(${W})`]].filter(Boolean).join(" ")}`}function b({status:a,name:O,place:n}){return a===void 0||n===void 0||O?.startsWith(
n.path)===!0}function f(a,O){const{name:n,word:h,place:i}=a;if(n===void 0)return[];const m=i&&b(a)?O.diff(i,n):(0,T().name)(
n);return[h===void 0?m:`${m} (${h})`]}function C(a,O){return a.place&&!b(a)?[O.place(a.place)]:[]}}),11357:((J,x,o)=>{Object.
defineProperty(x,"__esModule",{value:!0}),x.renderSarif=w;function t(){const l=o(77598);return t=function(){return l},l}
function E(){const l=o(41895);return E=function(){return l},l}function k(){const l=o(38863);return k=function(){return l},
l}function B(){const l=o(78261);return B=function(){return l},l}function p(){const l=o(13580);return p=function(){return l},
l}function T(){const l=o(17655);return T=function(){return l},l}function j(){const l=o(47350);return j=function(){return l},
l}function y(){const l=o(10289);return y=function(){return l},l}function F(){const l=o(69633);return F=function(){return l},
l}function N(){const l=o(8229);return N=function(){return l},l}function S(){const l=o(17577);return S=function(){return l},
l}function R(){const l=o(74658);return R=function(){return l},l}function r(){const l=o(94965);return r=function(){return l},
l}const v=5e3;function w(l){const A=f(l),D=[...new Set(A.map(({ruleId:H=""})=>H))],I=new Map(D.map((H,V)=>[H,V])),{audited_sha:W,
base_sha:U,verdict:z,tool:g}=l,G={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{
name:g.name,version:g.version,semanticVersion:g.version,informationUri:k().HOME,rules:D.map(P)}},columnKind:"utf16CodeUn\
its",originalUriBaseIds:{[h]:{description:{text:"The audited commit."}}},invocations:[u(l,l.findings.length-A.length)],results:A.
map(H=>({...H,ruleIndex:I.get(H.ruleId??"")??-1})),properties:{verdict:z,base_sha:U,audited_sha:W}}]};return`${(0,y().jsonLine)(
G)}
`}function u(l,A){const{error:D,verdict:I}=l,W=[...D?[{level:"error",descriptor:{id:D.code},message:{text:(0,y().sarifText)(
(0,E().inSentences)(D))}}]:[],...A>0?[{level:"warning",message:{text:`${(0,r().count)(A,"finding")} omitted, starting wi\
th the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}}]:[]];return{executionSuccessful:I!==
"error",exitCode:(0,j().exitCodeOf)(I,l.policy?.enforce),exitCodeDescription:(0,R().reportTitle)(l),startTimeUtc:l.started_at,
endTimeUtc:l.finished_at,...W.length>0&&{toolExecutionNotifications:W}}}const b=600;function f(l){const A=l.findings.toSorted(
B().byHarm).slice(0,v),D=n(A);return A.map((I,W)=>({ruleId:I.rule,level:$[I.severity],rank:c[I.harm??"bookkeeping"],message:{
text:C(I)},locations:[m(I,l)],partialFingerprints:D[W]??{},...I.suppressed&&{suppressions:[{kind:"external",status:"acce\
pted",justification:(0,y().sarifText)((0,r().clipCounted)(I.suppressed.reason,b)),properties:{expires:I.suppressed.expires}}]}}))}
function C({message:l,remedy:A,rule:D}){return[l,A].filter(W=>W!=="").map(W=>(0,y().sarifText)((0,r().clipCounted)(W,b))).
join(" ")||D}const a="geneGateFinding/v1",O="geneGateFinding/v2";function n(l){const A=new Map,D=I=>{const W=(A.get(I)??
0)+1;return A.set(I,W),`${I}:${W}`};return l.map(({id:I,rule:W,location:U,subject:z})=>{const g=[W,U?.path,z?.type,z?.id,
z?.command],G=(0,t().createHash)("sha256").update(JSON.stringify(g)).digest("hex");return{[a]:D(G),...I!==void 0&&{[O]:I.
includes(":")?I:`${I}:1`}}})}const h="%SRCROOT%",i=".github/gene-gate.yml";function m({subject:l,location:A},{genes:D,policy:I}){
const W=D.find(({id:z})=>z===l?.id),U=[A,W&&{path:W.path,line:W.line}].find(z=>z!==void 0&&(0,S().isRepositoryPath)(z.path));
return{physicalLocation:{artifactLocation:{uri:s(U?.path??I?.path??i),uriBaseId:h},region:U===void 0?{startLine:1}:e(U)},
...l?.id!==void 0&&{logicalLocations:[{name:(0,y().terminal)(l.id),kind:(0,y().terminal)(l.type??"Gene").toLowerCase()}]}}}
function e(l){const{line:A=1,column:D,end_line:I,end_column:W}=l,U=I!==void 0&&I>=A;return{startLine:A,...D!==void 0&&{startColumn:D},
...U&&{endLine:I},...U&&W!==void 0&&(I>A||W>=(D??1))&&{endColumn:W}}}function s(l){return l.split("/").map(A=>encodeURIComponent(
Buffer.from(A).toString())).join("/")}const $={error:"error",warning:"warning",notice:"note"},L={error:"error",warning:"\
warning",notice:"recommendation"},c={danger:90,broken:50,bookkeeping:10},d={danger:"8.0",broken:"5.0",bookkeeping:"2.0"},
M=80;function P(l){const A=(0,p().ruleOf)(l);if(A===void 0)return{id:l};const{title:D,why:I,severity:W,harm:U,layer:z}=A,
g=(0,F().rulePage)(l);return{id:l,...g!==void 0&&{helpUri:g},shortDescription:{text:`${D}.`},fullDescription:{text:I},help:{
text:(0,N().renderRule)(A,M),markdown:(0,T().ruleMarkdown)(A)},defaultConfiguration:{level:$[W]},properties:{tags:[...U===
"danger"?["security"]:[],typeof z=="number"?`layer-${z}`:z],"problem.severity":L[W],"security-severity":d[U]}}}}),8229:((J,x,o)=>{
Object.defineProperty(x,"__esModule",{value:!0}),x.renderExplanation=y,x.renderRule=O,x.renderRuleList=n;function t(){const i=o(
17655);return t=function(){return i},i}function E(){const i=o(10289);return E=function(){return i},i}function k(){const i=o(
50427);return k=function(){return i},i}function B(){const i=o(94965);return B=function(){return i},i}function p(){const i=o(
31626);return p=function(){return i},i}function T(){const i=o(27809);return T=function(){return i},i}const j=8;function y(i,m){
const e=(0,p().layoutOf)(m),{shown:s,rest:$}=(0,p().limited)(i.findings,j,"finding",e);return(0,p().page)([F(i,e),...s.map(
L=>N(L,i,e)),$,r(i,e),u(i,e),C(i,e)])}function F({command:i,profiles:m},e){const s=S(i)?[e.paint("strong","(blank)")]:(0,T().
markedCommand)(i,[],e);return[...(0,p().labelled)(e,"command",s),...Object.entries(m).flatMap(([$,L])=>(0,p().prose)(e,L,
`profile ${$}`,{label:B().COMMAND_TONES[L]}))]}function N(i,{command:m,profiles:e},s){const{severity:$,message:L,span:c}=i,
d=i.profiles.length<Object.keys(e).length;return[...(0,p().prose)(s,$,(0,B().clip)(L,T().LONGEST_SENTENCE),{label:B().SEVERITY_TONES[$]}),
...c===void 0||S(m)?[]:(0,p().labelled)(s,"",(0,T().markedCommand)(m,[c],s)),...d?(0,p().prose)(s,"only in",`profile ${i.
profiles.join(", ")}`):[],...(0,T().noteLines)([{label:"fix",text:i.remedy,tone:"good"}],s),...(0,T().explainRow)(i.rule,
s)]}function S(i){return/^ *$/.test(i)}const R=800;function r({argv:i,assignments:m,invocation:e},s){const $=(I,W)=>{const U=W.
map(g=>g===""?"(empty)":g).join(", "),z=s.verbose?U:(0,B().clip)(U,R);return W.length===0?[]:(0,p().labelled)(s,I,(0,k().
chop)((0,E().terminal)(z),(0,p().roomOf)(s)))},{program:L,subcommand:c,flags:d=[],operands:M=[],passthrough:P=[]}=e??{},
l=m.map(({name:I,value:W})=>`${I}=${W}`),A=i?.map(I=>JSON.stringify(I)).join(", ");return[["sets",l],["argv",[A===void 0?
"none: the command is ambiguous":`[${A}]`]],["program",[L??"not one of the default profile"]],["subcommand",c?[c]:[]],["\
flags",d.map(v)],["operands",M.map(({text:I})=>I)],["passed on",P.map(({text:I})=>I)]].flatMap(I=>$(...I))}function v({name:i,
written:m,value:e}){const s=e===void 0?i:`${i} = ${e===""?"(empty)":e}`;return m===i?s:`${s} (written as ${m})`}const w=12;
function u(i,m){const{argv:e,invocation:s,outcome:$,targets:L,tree:c,root:d}=i,[M]=e??[];if(M===void 0)return(0,p().prose)(
m,"would run","nothing");const P=$==="needs_approval"?(0,p().prose)(m,"waits","needs approval"):[],l=$==="blocked"?"lead\
s to":"would run";if(s===null){const A=$==="blocked"?"nothing":`program ${M}`;return[...P,...(0,p().prose)(m,"would run",
A)]}return c===null?[...P,...(0,p().prose)(m,l,"unknown without a repository; use --repo DIR")]:[...P,...b(l,L.map(f),"f\
ile, script or tool",m),...(0,p().prose)(m,"looked in",d===void 0?c:`${d} of ${c}`)]}function b(i,m,e,s){const{shown:$,rest:L}=(0,p().
limited)(m,w,e,s);return $.length===0?(0,p().prose)(s,i,`no ${e}`):[...$.flatMap((c,d)=>(0,p().prose)(s,d===0?i:"",(0,B().
clip)(c,400))),...L]}function f({kind:i,name:m,path:e,script:s,via:$}){const L=$===void 0?"":`  (from ${$})`;switch(i){case"\
file":return`file ${e??m}${L}`;case"npm_script":return`script ${m}: ${s??""}${L}`;case"package_binary":return`tool ${m}${e===
void 0?"":`: ${e}`}${L}`}}function C({argv:i,scripts:m},e){return i===null||m===null?[]:b("in order",m.map(a),"script",e)}
function a({directory:i,event:m,text:e,shell:s}){const $=i===""?"":` in ${i}`;return e===""?`${m}${$}: there is no such \
script, or it is empty`:`${m}${$}, ${s?"by a shell":"without a shell"}: ${e}`}function O(i,m){return`${(0,t().rulePage)(
i).map(e=>h(e,m)).join(`

`)}
`}function n(i,{columns:m}){const e=Math.max(...[...i.values()].flat().map(({id:$})=>$.length))+4;return`${[...i].map(([
$,L])=>[`${$}:`,...L.flatMap(({id:c,title:d})=>(0,k().wrap)(d,m-e).map((M,P)=>(0,k().padRight)(P===0?`  ${c}`:"",e)+M))]).
map($=>$.join(`
`)).join(`

`)}
`}function h({kind:i,text:m},e){switch(i){case"title":return m;case"heading":return`${m}:`;case"paragraph":return(0,k().
wrap)(m.replace(/\s+/g," "),e).join(`
`);case"code":return m.replace(/^(?=.)/gm,"    ")}}}),67237:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),
x.countedWords=N,x.sizeLimits=k,x.sizeList=F;function t(){const S=o(53315);return t=function(){return S},S}function E(){
const S=o(94965);return E=function(){return S},S}function k({genes:S,blast_radius:R}){const[r]=S.filter(b=>b.blast_radius.
files>0).toSorted((b,f)=>p(f)-p(b)),v=S.filter(b=>b!==r&&p(b)>1).length,w=R&&(0,t().cappedSize)(R,R.counting),u=w&&[j(w.
files,R.hard_cap_files,"file",B),j(w.lines,R.hard_cap_lines,"line",B)];return[...r?[T(r,v)]:[],...(u??[]).filter(({isNear:b})=>b)]}
const B="the policy for every change (hard cap)";function p({blast_radius:{files:S,max_files:R}}){return S/Math.max(1,R)}
function T({id:S,blast_radius:R},r){const v=`${R.default_limit?"genes without one of their own, such as ":""}${(0,E().inCode)(
S)}`,w=r>0?`, and ${(0,E().count)(r,"other gene")} over the limit`:"";return j(R.files,R.max_files,"file",v+w)}function j(S,R,r,v){
const[w,u]=y(S,R);return{tone:u,words:`${(0,E().grouped)(S)} of ${(0,E().count)(R,r)}, ${w} the limit of ${v}`,isNear:S>
.8*R}}function y(S,R){return S>2*R?["more than twice","bad"]:S>R?["over","bad"]:S===R?["as many as","caution"]:S>.8*R?["\
close to","caution"]:["within","good"]}function F(S){const R={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},r=S.blast_radius;if(r===null||r.files+r.exempt_files===0)return{...R,rows:[]};const v=(u,b)=>`${(0,E().count)(u,
"file")}, ${(0,E().count)(b,"line")}`,w=[["counted",v(r.files,r.lines)],["uncounted",v(r.exempt_files,r.exempt_lines)],[
"hard cap",v(r.hard_cap_files,r.hard_cap_lines)]];return{...R,rows:[...k(S).map(({words:u,tone:b})=>({words:u,tone:b,notes:[]})),
{tone:"quiet",words:N(S),notes:w.map(([u,b])=>({label:u,text:b,isMinor:!0}))}]}}function N({blast_radius:S}){if(S===null)
return"";const{files:R,exempt_files:r,renamed_files:v=0}=S;return[`${(0,E().count)(R+r-v,"changed file")} in the pull re\
quest`,...v>0?[`${(0,E().count)(v,"rename")}, counted with both names`]:[],...r>0?[`${(0,E().grouped)(r)} not counted`]:
[]].join("; ")}}),94978:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.commandCounts=j,x.geneList=w,x.geneName=
y,x.versionWords=R;function t(){const n=o(10289);return t=function(){return n},n}function E(){const n=o(69379);return E=
function(){return n},n}function k(){const n=o(90042);return k=function(){return n},n}function B(){const n=o(63245);return B=
function(){return n},n}function p(){const n=o(94965);return p=function(){return n},n}const T={blocked:"blocked",failed:"\
failed",passed:"passed",notRun:"not run"};function j({commands:n},h="command"){if(n.length===0)return"no commands";const i=n.
map(B().resultOf);return Object.entries(T).map(([e,s])=>({words:s,number:i.filter($=>$===e).length})).filter(({number:e})=>e>
0).map(({words:e,number:s},$)=>`${$===0&&h!==""?(0,p().count)(s,h):(0,p().grouped)(s)} ${e}`).join(", ")}function y({id:n,
path:h},i){return i.filter(e=>e.id===n).length<2?n:`${n} (${h})`}const F=200;function N(n){const{store:h,commands:i,differences:m=[]}=n,
e=h!==void 0&&h.root!=="."&&i.length>0,s=R(n),$=m.map(v);return[...e?[{tone:"quiet",text:`commands run in ${(0,p().inCode)(
h.root)}`}]:[],...$.filter(({tone:L})=>L==="caution"),...$.filter(({tone:L})=>L!=="caution"),...S(n),...s===void 0?[]:[{
tone:"caution",text:s}],...Object.values(n.profiles).flatMap(({remark:L})=>L===void 0?[]:[{text:L,isMinor:!0}])].map(L=>({
...L,text:(0,p().clip)(L.text,F)}))}function S({commands:n,profiles:h}){return n.some(({verdict:i})=>i==="block")?[]:Object.
entries(h).flatMap(([i,{accepted:m,reason:e="no reason given"}])=>{const s=`not accepted by the profile ${i}, which is n\
ot in use here: ${e}`;return m?[]:[{tone:"caution",text:s}]})}function R({validators:n={}}){const h=e=>Object.entries(n).
filter(([,{accepted:s}])=>s===e).map(([s])=>s==="newer"?"newer ones":s).join(" and "),[i,m]=[h(!0),h(!1)];return i===""||
m===""?void 0:`accepted by the validators of ${i}, not of ${m}`}const r={command_added:"adds",command_removed:"removes",
constraint_loosened:"loosens",constraint_tightened:"tightens"};function v({kind:n,field:h,base:i,head:m}){const e=n==="c\
onstraint_loosened"?"caution":"quiet",s=n==="command_added"||n==="command_removed",$=i===null?`now also ${(0,p().inCode)(
m??"")}`:m===null?`no longer ${(0,p().inCode)(i)}`:`${(0,p().inCode)(i)} \u2192 ${(0,p().inCode)(m)}`,L=s?(0,p().inCode)(
m??i??""):`${(0,p().inCode)(h)}: ${$}`;return{tone:e,text:`${r[n]} ${L}`}}function w({genes:n},{about:h}){const i=({verdict:e})=>e===
"pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:n.toSorted((e,s)=>Number(i(e))-Number(i(s))).map(e=>{const{
verdict:s,change:$,summary:L,commands:c,blast_radius:d}=e,M=c.some(P=>["blocked","failed"].includes((0,B().resultOf)(P)));
return{status:s==="needs_approval"?"approval":(0,p().spoken)(s),tone:p().VERDICT_TONES[s],name:y(e,n),word:$,words:`${j(
e)}, ${(0,p().grouped)(d.files)} of ${(0,p().count)(d.max_files,"file")}`,place:e,notes:[...i(e)||M?[]:[{text:L}],...N(e)],
rows:[...c.map(P=>b(P,h(e,P))),...(0,E().findingRows)(h(e),!0)],isFolded:!0}})}}const u={passed:"good",failed:"bad",blocked:"\
bad",notRun:"quiet"};function b(n,h){const{verdict:i,risk:m,confirmation:e,outcome:s,mutant:$,profiles:L}=n,c=[...s?f(s):
[],...s?.reused?["result reused from another gene"]:[],...$?[(0,k().mutantWords)($)]:[],...i==="warn"?["allowed with a w\
arning"]:[]],d=[...m?[`risk: ${m}`]:[],...e?[`confirmation: ${(0,p().spoken)(e)}`]:[],...Object.entries(L).map(([M,P])=>`${M}\
: ${P}`)];return{status:i==="block"?"blocked":s?(0,p().statusWords)(s):"not run",tone:u[(0,B().resultOf)(n)],command:n.command,
spans:h.flatMap(({span:M})=>M??[]),...c.length>0&&{words:c.join(", ")},notes:[{text:d.join(", "),isMinor:!0},...s?a(s):[]],
blocks:s?[O("standard output",s.stdout),O("standard error",s.stderr)].flat():[],rows:(0,E().findingRows)(h,!0)}}function f({
status:n,duration_ms:h,resources:i={}}){const{peak_memory_bytes:m,cpu_ms:e}=i;return[...n==="skipped"||n==="blocked"?[]:
[(0,p().duration)(h)],...e===void 0?[]:[`CPU ${(0,p().duration)(e)}`],...m===void 0?[]:[`memory ${(0,p().size)(m)}`]]}const C=20;
function a({reason:n,side_effects:h}){const i=p().SIDE_EFFECTS.filter(m=>(h?.[m].length??0)>0).map(m=>`${(0,p().count)((0,p().
sideEffectCount)(m,h),"file")} ${m}: ${(0,p().named)(h?.[m]??[],C)}`);return[...n===void 0?[]:[n],...i,...h?.complete===
!1?["The list of side effects is incomplete."]:[]].map(m=>({text:m,isMinor:!0}))}function O(n,{head:h,tail:i,bytes:m,truncated:e}){
if(m===0)return[];const s=c=>(0,t().outputLines)(c.replace(/\r?\n$/,"")),$=e?["[output truncated: only the beginning and\
 the end are kept]"]:[],L=[...s(h),...$,...i===""?[]:s(i)];return[{title:`${n}, ${(0,p().size)(m)}`,lines:L,isFolded:!0}]}}),
74658:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.VERDICT_SYMBOLS=void 0,x.headlineOf=r,x.isReportedOnly=
F,x.reportTitle=v,x.reportedOnlyNote=N,x.undecidedPart=j;function t(){const e=o(1395);return t=function(){return e},e}function E(){
const e=o(13580);return E=function(){return e},e}function k(){const e=o(47350);return k=function(){return e},e}function B(){
const e=o(17577);return B=function(){return e},e}function p(){const e=o(63245);return p=function(){return e},e}function T(){
const e=o(94965);return T=function(){return e},e}function j({verdict:e,error:s,shards:$=[]}){const[L]=$;return e==="erro\
r"&&!s&&L&&$.length<L.of?L:void 0}function y(e){const{verdict:s}=e,$=j(e);return $?`part ${$.index}/${$.of}: ${T().VERDICT_WORDS[$.
verdict]}`:F(e)?s==="fail"?"would fail":`would be: ${T().VERDICT_WORDS[s]}`:T().VERDICT_WORDS[s]}function F({verdict:e,policy:s}){
return s?.enforce==="report"&&k().REPORTED_ONLY.has(e)}function N({policy:e}){const s=e?.enforce_until;return`The policy\
 reports ${s===void 0?"only":`only until ${s}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const S=x.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},R=56;function r(e,s){const $=w(e,s);let L="";for(const c of u(e,s)){const[d]=[c].flat().
map(M=>L===""?M:`${L}, ${M}`).filter(M=>$.length+M.length<=R);L=d??L}return{verdict:$,words:L}}function v(e){const{verdict:s,
words:$}=r(e,(0,p().reportSections)(e));return $===""?s:`${s}: ${$}`}function w(e,s){const $=y(e),{length:L}=f(s);return $===
T().VERDICT_WORDS.warn&&L>0?`pass with ${(0,T().count)(L,"warning")}`:$}function u(e,s){const $=C(s);switch(e.verdict){case"\
pass":case"warn":return[...$,...O(f(s)),...b(e,s)];case"needs_approval":return[...h(e),...C(i(s))];case"fail":case"error":
return[.../^\w+$/.test(e.error?.code??"")?[(0,T().spoken)(e.error?.code??"")]:[],...$,...m(e,s)]}}function b({genes:e},{
passed:s,notRun:$}){return e.length===0?["no genes changed"]:[(0,T().count)(e.length,"gene"),...s.length>0?[`${(0,T().count)(
s.length,"command")} passed`]:[],...$.length>0?[`${(0,T().count)($.length,"command")} not run`]:[]]}function f({dangers:e,
findings:s,blast:$,told:L}){return(0,p().groupCauses)([...e,...s,...$,...L]).filter(({lead:c})=>c.severity==="warning")}
function C({blocked:e,dangers:s}){const L=[...e.flatMap(({findings:[P]})=>P?.harm==="danger"?P:[]),...(0,p().groupCauses)(
s).map(({lead:P})=>P)],[c]=L.map(P=>({why:n(P),isGrave:P.severity==="error"||t().NEEDS_PERSON.has(P.rule)})).toSorted((P,l)=>Number(
l.isGrave)-Number(P.isGrave)||(0,B().dangerRank)(P.why)-(0,B().dangerRank)(l.why));if(c===void 0)return[];const{why:d}=c,
M=(0,T().grouped)(L.length);return L.length===1?[[d.replace(/^command /,"1 command "),"1 danger"]]:[[d,d.replace(/ with .*/,
"")].map(P=>`${M} dangers: ${P}`).concat(`${M} dangers`)]}function a({findings:[e]}){return e?.harm==="danger"}function O([
e,...s]){return e&&s.length===0&&e.lead.harm!=="danger"?[n(e.lead)]:[]}function n({rule:e,danger:s=""}){return/^[\w ,`]+$/.
test(s)?`command ${s.replaceAll("`","")}`:((0,E().ruleOf)(e)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,L=>L.
toLowerCase())}function h({genes:e,findings:s}){const $=e.filter(({verdict:d})=>d==="needs_approval").length,L=s.some(({
rule:d})=>d==="gate-approval-missing"),c=d=>L&&s.some(({rule:M})=>M===d);return[...c("gate-weakened")?["the gate is weak\
ened"]:[],...c("agent-files-unapproved")?["machines run something else"]:[],...$>0?[`${(0,T().grouped)($)} of ${(0,T().count)(
e.length,"gene")}`]:[]]}function i(e){const s=e.dangers.filter(({rule:$})=>!t().NEEDS_PERSON.has($));return{...e,dangers:s}}
function m({genes:e},s){const{blocked:$,failed:L,blast:c,findings:d}=s,M=e.filter(({verdict:I})=>I==="fail"||I==="error").
length,P=(0,p().groupCauses)(d).filter(({lead:I})=>I.severity==="error"),l=[...M>0&&e.length>1?[`${(0,T().grouped)(M)} o\
f ${(0,T().count)(e.length,"gene")} failed`]:[],...$.some(I=>!a(I))?[`${(0,T().count)($.length,"command")} blocked`]:[],
...L.length>0?[`${(0,T().count)(L.length,"command")} failed`]:[],...c.some(({severity:I})=>I==="error")?["size limit exc\
eeded"]:[]],A=l.length>0?"other error":"error";if(P.length>0)return[...l,[...O(P),(0,T().count)(P.length,A)]];const D=f(
s);return l.length>0||D.length===0?l:[[...O(D),(0,T().count)(D.length,"warning")]]}}),90042:((J,x,o)=>{Object.defineProperty(
x,"__esModule",{value:!0}),x.environmentList=k,x.mutantWords=R,x.noticesDefect=r;function t(){const w=o(89549);return t=
function(){return w},w}function E(){const w=o(94965);return E=function(){return w},w}function k(w){const u=T(w).map(({label:a,
value:O})=>({label:a,text:O})),b=B(w).flatMap(([a,O])=>O?{label:a,text:O,isMinor:!0}:[]),f=w.genes.length>0?[{label:"Not\
e",text:N}]:[];return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:[...u,...f,...b]}]}}
function B(w){const{isolation:u,policy:b,shards:f=[],tool:C,validation_reports:a}=w,{probes:O=[],downgrades:n=[],level:h,
description:i}=u,m=a.map(({env_fingerprint:{node_version:$,platform:L,arch:c}})=>`Node ${$}, ${L} ${c}`),e=f.length<(f[0]?.
of??0),s=O.filter(({held:$})=>!$);return[["Next actor",(0,E().spoken)(w.next_actor)],["Policy digest",b?.digest],["Plans\
 digest",w.plans_digest],["Approval digest",w.approval_digest],["Isolation in full",h==="none"?null:i],["Limits",p(u)],...[
...new Set(m)].map($=>["Commands ran on",$]),[e?"Shard":"Merged from",f.map(({index:$,of:L,verdict:c})=>`${$}/${L} (${E().
VERDICT_WORDS[c]})`).join(", ")],["Tool",`${C.name} ${C.version}`],["Started",(0,E().moment)(w.started_at)],["Duration",
(0,E().duration)(w.duration_ms)],["Sandbox self-test",O.length>0?`${O.length-s.length} of ${(0,E().count)(O.length,"atte\
mpt")} prevented`:null],...s.map(({name:$,required:L})=>["Not prevented",`${(0,E().spoken)($)}${L?"":" (not required)"}`]),
...n.map(({from:$,reason:L})=>["Not available",`${(0,E().inCode)($)}: ${L}`])]}function p({limits:w}){if(w===void 0)return;
const{memory_bytes:u,processes:b,processes_counted_for:f}=w;return`${u===null?"unlimited memory":`${(0,E().size)(u)} of \
memory`} and ${(0,E().size)(w.written_bytes)} written per command, ${b} processes per ${f}`}function T(w){const{policy:u,
isolation:b,approvals:f,approval_digest:C}=w,a=w.blast_radius?.counting==="reference"?", files counted like the referenc\
e engine":"",O=u?.extends?` extending ${u.extends.repository}/${u.extends.path}`:"",n=u?.enforce_until===void 0?"":` unt\
il ${u.enforce_until}`,h=u?.enforce?`, reports only${n}: a failing verdict does not fail the check`:"",i=u?.combined_with?
` combined with ${u.combined_with.name}`:"";return[{label:"Commits",value:j(w)},{label:"Policy",value:u?`${u.path??"buil\
t-in defaults"}${O}${i}, profile ${u.profile}${a}${h}`:"not read"},...f.length>0?[{label:"Approved",value:f.map(y).join(
", ")}]:[],...C===null?[]:[{label:"Approval",value:`digest ${(0,t().shortDigest)(C)}`}],{label:"Isolation",value:F(b)},...w.
genes.some(({commands:m})=>m.length>0)?[{label:"Can fail",value:v(w)}]:[]]}function j(w){const{base_sha:u,head_sha:b,audited_sha:f,
event:C}=w;if(u!==null&&u===f)return`${(0,E().shortCommit)(u)} is both base and head, so nothing changes`;const a=`${(0,E().
shortCommit)(u)} \u2192 ${(0,E().shortCommit)(b)}`;return C.name==="worktree"?`${a} with the uncommitted files`:C.name===
"index"?`${a} with the staged files`:f===b?a:`${a}, audited: ${(0,E().shortCommit)(f)}`}function y({user:w,at:u,pull_request:b}){
return`by ${w} at ${(0,E().moment)(u)}${b===void 0?"":` (pull request ${b})`}`}function F({level:w,description:u}){return w!==
"namespaces"?u:`contained: ${/no network/.test(u)?"no network":"network allowed"}, private copy`}const N="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"\
not run"};function R({outcome:w,reason:u}){return`notices a defect: ${S[w]}${u===void 0?"":` (${u})`}`}function r({commands:w}){
const u=w.flatMap(({mutant:f})=>f?.outcome??[]);if(u.length===0)return;const[b]=["killed","not_run","survived"].filter(f=>u.
includes(f));return b&&S[b]}function v({genes:w}){const b=w.flatMap(a=>a.commands).flatMap(({mutant:a})=>a??[]);if(b.length===
0)return"not tried; only a run with the change broken can tell";const f=b.find(a=>a.reason!==void 0)?.reason,C=a=>b.filter(
({outcome:O})=>O===a).length;return C("not_run")===b.length?`not tried: ${f}`:`with the change broken, ${C("killed")} of\
 ${b.length} commands did not pass, as the change\u2019s own code reported${f===void 0?"":`; ${C("not_run")} not run: ${f}`}`}}),
17655:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.ruleDocuments=j,x.ruleMarkdown=S,x.rulePage=r,x.rulesByTopic=
y;function t(){const u=o(59490);return t=function(){return u},u}function E(){const u=o(13580);return E=function(){return u},
u}function k(){const u=o(79215);return k=function(){return u},u}function B(){const u=o(43767);return B=function(){return u},
u}function p(){const u=o(88489);return p=function(){return u},u}const T="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function j(u=(0,E().allRules)()){return new Map([["README.md",F(u)],...u.map(b=>[`${b.id}.md`,`${T}

${S(b)}`])])}function y(u=(0,E().allRules)()){return(0,t().groupBy)(u,N)}function F(u){const b=[...y(u)].map(([C,a])=>{const O=a.
map(({id:n,severity:h,title:i})=>`| [${n}](${n}.md) | ${h} | ${i} |`);return[`## ${C}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...O].join(`
`)}),f=`The gate has ${u.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${p().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[T,"# Rules",f,...b].join(`

`)}
`}function N({layer:u,profile:b}){return b===void 0?String(u):`Profile ${b}${typeof u=="number"?`, layer ${u}`:""}`}function S(u){
return`${r(u).map(R).join(`

`)}
`}function R({kind:u,text:b}){switch(u){case"title":return`# ${b}`;case"heading":return`## ${b}`;case"paragraph":return b;case"\
code":return`\`\`\`\`text
${b}
\`\`\`\``}}function r(u){const{id:b,title:f,severity:C,harm:a,layer:O,since:n,why:h,wrong:i,right:m,configure:e}=u;return[
{kind:"title",text:b},{kind:"paragraph",text:`${f}.`},{kind:"paragraph",text:`Severity: ${C} \xB7 Harm: ${a} \xB7 Layer: ${O}\
 \xB7 Since: ${n}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:h},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,k().
exampleText)(i)},{kind:"heading",text:"Right"},{kind:"code",text:(0,k().exampleText)(m)},{kind:"heading",text:"In the po\
licy"},...e===void 0?[]:[{kind:"code",text:e}],...v(u)]}function v(u){return(0,B().mayBeIgnored)(u)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${u.id}
    reason: Why this is acceptable
    expires: ${w}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const w="2027-12-31"}),
80633:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.fileText=B,x.filesText=k;function t(){const j=o(80401);
return t=function(){return j},j}function E(){const j=o(67298);return E=function(){return j},j}function k(j,y={}){return[
...new Set([...Object.keys(j??{}),...Object.keys(y)])].map(N=>{const S=j?.[N],R=y[N];return(j===void 0||JSON.stringify(S)===
JSON.stringify(R))&&R!==void 0?B(N,R):p(N,S,R)})}function B(j,y){if(typeof y=="object"&&"symlink"in y)return`# ${j} -> ${y.
symlink}`;const F=typeof y=="object"&&"latin1"in y?" (in ISO 8859-1)":"",N=T(j,y).trimEnd();return N===""?`# ${j} (empty\
)`:`# ${j}${F}
${N}`}function p(j,y,F){return(0,t().createTwoFilesPatch)(y===void 0?"/dev/null":`a/${j}`,F===void 0?"/dev/null":`b/${j}`,
T(j,y),T(j,F),void 0,void 0,{headerOptions:t().FILE_HEADERS_ONLY}).trimEnd()}function T(j,y=""){return typeof y=="string"?
y:"symlink"in y?y.symlink:"submodule"in y?`Subproject commit ${y.submodule}
`:("latin1"in y?y.latin1:y).map(N=>`${(0,E().assetText)(N,j.endsWith(".jsonl"))}
`).join("")}}),79215:((J,x,o)=>{Object.defineProperty(x,"__esModule",{value:!0}),x.exampleText=B,x.isChangeExample=E,x.isPromotionExample=
k;function t(){const r=o(80633);return t=function(){return r},r}function E(r){return typeof r=="object"&&"head"in r}function k(r){
return typeof r=="object"&&"candidates"in r}function B(r){return typeof r=="string"?R(r):[...j(r),...T(r)].join(`

`)}const p=".github/gene-gate.yml";function T({policy:r}){return r===void 0?[]:[(0,t().fileText)(p,r)]}function j(r){if(k(
r))return F(r);if(!E(r))return[S(r),...r.firstHalf?["# Judged before `prepare`"]:[],...(r.without??[]).map(a=>`# without\
 ${a}`),...(0,t().filesText)(r.base,r.files)];const{base:v,head:w,checkout:u,inputs:b,run:f,approvedBy:C}=r;return[...(0,t().
filesText)(v,w),...u?[`# The checkout is ${y[u]}.`]:[],...b?[`with:
${N(b)}`]:[],...f?.installed?["npm ci --ignore-scripts"]:[],...f?.prepare?[`with:
  prepare: ${f.prepare}`]:[],...f?.large?["truncate --size=5G node_modules/large"]:[],...f?.untracked?["# On disk, but n\
ot in the commit:",...(0,t().filesText)(void 0,f.untracked)]:[],...f?.meanwhile?["# Written while this runs:",...(0,t().
filesText)(void 0,f.meanwhile)]:[],...f?.shard?[`gene-gate check --shard ${f.shard}`]:[],...f?.cancelled?["# The job is \
cancelled while this runs."]:[],...(C??[]).map(a=>`@${a} approves with the comment: /gene-gate approve`)]}const y={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function F(r){
const{candidates:v,messages:w=[],files:u,events:b,reports:f,attestations:C=[],checkRun:a,run:O}=r;return[...w.map(n=>(0,t().
fileText)("messages.jsonl",JSON.stringify(n))),...(0,t().filesText)(void 0,{"candidates.jsonl":v,...u,...b&&{"events.jso\
nl":b},...f&&{"gate-report.json":f}}),...C.map(n=>`# The attestation:
${JSON.stringify(n,null,2)}`),...a===void 0?[]:[`# The digest of the report is ${a?"":"not "}in a check run on GitHub.`],
...O?["gene-gate promote candidates.jsonl --run"]:[]]}function N(r){return Object.entries(r).map(([v,w])=>`  ${v}: ${w}`).
join(`
`)}function S({command:r,context:v}){return v===void 0?R(r):JSON.stringify({command:r,context:v})}function R(r){return typeof r==
"string"&&r.trim()!==""?r:`"validation": [${JSON.stringify(r)}]`}}),23107:((J,x,o)=>{Object.defineProperty(x,"__esModule",
{value:!0}),x.findParts=F,x.readAtMost=S,x.readParts=N;function t(){const v=o(51455);return t=function(){return v},v}function E(){
const v=o(76760);return E=function(){return v},v}function k(){const v=o(41895);return k=function(){return v},v}function B(){
const v=o(73388);return B=function(){return v},v}function p(){const v=o(78374);return p=function(){return v},v}function T(){
const v=o(78534);return T=function(){return v},v}const j=2*T().MAX_REPORT_BYTES,y="gate-report.json";async function F(v){
return(await(0,t().readdir)(v,{recursive:!0,withFileTypes:!0}).catch(u=>{if(u.code==="ENOENT")return[];throw new(k()).GateError(
"file_unreadable",`Cannot read the directory ${v} (${u.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:u})})).filter(u=>u.isFile()&&u.name===y).map(({parentPath:u,name:b})=>(0,E().join)(u,b)).sort()}async function N(v,w,u=R){
if(v.length>p().MAX_SHARDS)throw r(`There are more than ${p().MAX_SHARDS} parts`);const b=[];let f=j;for(const C of v){const a=await S(
Math.min(f,T().MAX_REPORT_BYTES),C,w);f-=a.length;const O=(0,B().inputName)(C);b.push({name:O,report:(0,T().readReportFile)(
a,O,u)})}return b}async function S(v,w,u){const b=[];let f=0;for await(const C of u(w)){if(f+=C.length,f>v)throw r(`${(0,B().
inputName)(w)} is too large, alone or together with the other parts`);b.push(C)}return Buffer.concat(b)}const R="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function r(v){return new(k()).GateError("\
artifact_invalid",v,R)}}),42844:((J,x,o)=>{o.r(x),o.d(x,{default:()=>t.A});var t=o(49585)}),40894:((J,x,o)=>{o.r(x),o.d(
x,{renderToString:()=>t.F0});var t=o(53091)}),892:((J,x,o)=>{o.r(x),o.d(x,{Fragment:()=>t.FK,jsx:()=>t.Y,jsxs:()=>t.FD});
var t=o(38720)})};
