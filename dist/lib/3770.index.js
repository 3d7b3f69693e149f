"use strict";exports.id=3770,exports.ids=[3770],exports.modules={55430:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),
$.publishFiles=g,$.resultPaths=p;function n(){const t=i(51455);return n=function(){return t},t}function O(){const t=i(76760);
return O=function(){return t},t}function M(){const t=i(58500);return M=function(){return t},t}function N(){const t=i(1207);
return N=function(){return t},t}function S(){const t=i(41895);return S=function(){return t},t}function R(){const t=i(28765);
return R=function(){return t},t}function y(){const t=i(52978);return y=function(){return t},t}function F(){const t=i(10289);
return F=function(){return t},t}function I(){const t=i(62887);return I=function(){return t},t}function x(){const t=i(58802);
return x=function(){return t},t}function b(){const t=i(31048);return b=function(){return t},t}function h(){const t=i(58924);
return h=function(){return t},t}function w(){const t=i(11357);return w=function(){return t},t}function p(t){const d=r=>(0,O().
join)(t,r),L=r=>({statement:d(`${r}.intoto.json`),predicate:d(`${r}.predicate.json`),subjects:d(`${r}.subjects.sha256`)});
return{report:d("gate-report.json"),validationReports:d("validation-reports"),validationLines:d("validation-reports.json\
l"),testResult:L("test-result"),summary:L("verification-summary"),agentTask:d(y().AGENT_TASK_FILE),agentPatch:d(y().AGENT_PATCH_FILE),
page:d("report.md"),html:d("report.html"),sarif:d("report.sarif"),junit:d("report.junit.xml")}}const P=1024*1024;async function g(t,d,L){
const r=p(t);try{await l(t);for(const f of T(r,d,L))await f(),await(0,M().setImmediate)(),L?.throwIfAborted();return{status:"\
reached",where:t}}catch(f){return{status:"failed",reason:`could not write the result files: ${(0,N().readFailure)(f).said}`,
...f instanceof S().GateError&&{hint:f.hint}}}}function T(t,{report:d,markdown:L},r){const f=(0,b().renderJson)(d);return[
()=>(0,R().replaceFile)(t.report,f),()=>m(t.validationReports,d,r),()=>(0,R().replaceFile)(t.validationLines,(0,b().renderJsonLines)(
d)),()=>c(t.testResult,(0,x().testResultStatement)(d)),()=>c(t.summary,(0,b().summaryStatement)(d,f)),()=>(0,R().replaceFile)(
t.agentTask,(0,y().renderAgentTask)(d)),()=>o(t.agentPatch,d.fix?.patch||void 0),()=>(0,R().replaceFile)(t.page,L(P)),()=>(0,R().
replaceFile)(t.html,(0,I().renderHtml)(d)),()=>(0,R().replaceFile)(t.sarif,(0,w().renderSarif)(d)),()=>(0,R().replaceFile)(
t.junit,(0,h().renderJunit)(d))]}async function m(t,{validation_reports:d},L){await l(t);for(const r of await(0,n().readdir)(
t))/^vr_\d+\.json$/.test(r)&&await(0,n().rm)((0,O().join)(t,r));for(const r of d)L?.throwIfAborted(),await(0,R().replaceFile)(
(0,O().join)(t,`${r.id}.json`),`${(0,F().json)(r)}
`)}async function c(t,d){await o(t.statement,d&&`${(0,F().json)(d)}
`),await o(t.predicate,d&&`${(0,F().json)(d.predicate)}
`),await o(t.subjects,d&&(0,x().checksumsOf)(d.subject))}async function l(t){if(await(0,R().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function o(t,d){d===void 0?await(0,n().
rm)(t,{force:!0}):await(0,R().replaceFile)(t,d)}},62887:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),
$.renderHtml=e;function n(){const s=i(892);return n=function(){return s},s}function O(){const s=i(77598);return O=function(){
return s},s}function M(){const s=i(40894);return M=function(){return s},s}function N(){const s=i(13580);return N=function(){
return s},s}function S(){const s=i(80770);return S=function(){return s},s}function R(){const s=i(67237);return R=function(){
return s},s}function y(){const s=i(69379);return y=function(){return s},s}function F(){const s=i(55967);return F=function(){
return s},s}function I(){const s=i(94978);return I=function(){return s},s}function x(){const s=i(74658);return x=function(){
return s},s}function b(){const s=i(90042);return b=function(){return s},s}function h(){const s=i(63245);return h=function(){
return s},s}function w(){const s=i(38319);return w=function(){return s},s}function p(){const s=i(94965);return p=function(){
return s},s}function P(){const s=i(11217);return P=function(){return s},s}function g(){const s=i(31992);return g=function(){
return s},s}function T(){const s=i(26517);return T=function(){return s},s}function m(){const s=i(14305);return m=function(){
return s},s}const c=12,l={most:10,columns:120},o={label:"",noun:"finding"};function t(s,j){const{notices:k,suppressed:W}=j,
u=[(0,F().fixList)(s),(0,w().machineList)(s),(0,w().readList)(s),(0,R().sizeList)(s),(0,w().directoryList)(s),(0,w().uncountedList)(
s),(0,I().geneList)(s,j),(0,w().claimList)(s),{...o,id:"notices",title:"Notices",rows:(0,y().findingRows)(k,!0)},{...o,id:"\
suppressed",title:"Ignored by the policy",rows:(0,y().findingRows)(W,!0)},(0,b().environmentList)(s),L(s)];return[...d(j),
...u.filter(({rows:C})=>C.length>0).map(({id:C,title:D,noun:A,note:G,rows:B})=>({id:C,title:D,...(B[0]?.name??B[0]?.status)!==
void 0&&{count:B.length},body:(0,n().jsxs)(n().Fragment,{children:[G!==void 0&&(0,n().jsx)("p",{class:"quiet",children:G}),
(0,n().jsx)(g().Rows,{of:B,noun:A})]})}))]}function d(s){const{dangers:j,blocked:k,failed:W,waiting:u,blast:C,findings:D}=s,
A={"dangerous finding":(0,y().findingRows)(j),"blocked command":(0,y().blockedRows)(k),"failed command":(0,y().failedRows)(
W,l),"pending approval":(0,y().findingRows)(u),finding:(0,y().findingRows)([...C,...D])},G=Object.entries(A).map(([z,H])=>(0,n().
jsx)(g().Rows,{noun:z,of:H,open:c},z)),B=Object.values(A).flat().length;return B===0?[]:[{id:"attention",title:"Action r\
equired",count:B,body:G}]}function L({findings:s,capsules:j}){const k=[...s,...j.flatMap(({reasons:D})=>D)],W=[...new Set(
k.map(({rule:D})=>D))].flatMap(D=>(0,N().ruleOf)(D)??[]),u=(D,A="")=>A===""?[]:[{title:D,lines:A.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:W.map(({id:D,title:A,why:G,wrong:B,right:z,configure:H})=>({
tone:"quiet",name:D,words:A,documents:D,isFolded:!0,notes:[{text:G.replace(/\s+/g," ")}],blocks:[...u("Wrong",(0,S().exampleText)(
B)),...u("Right",(0,S().exampleText)(z)),...u("Configure",H)]}))}}const r=`(${T().pageScript.toString()})()`,f=["default\
-src 'none'",`script-src '${a(r)}'`,`style-src '${a(m().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-truste\
d-types-for 'script'"].join("; ");function a(s){return`sha256-${(0,O().createHash)("sha256").update(s).digest("base64")}`}
function e(s){const j=(0,h().reportSections)(s),k=t(s,j),W=(0,M().renderToString)((0,n().jsxs)(n().Fragment,{children:[(0,n().
jsx)("meta",{"http-equiv":"Content-Security-Policy",content:f}),(0,n().jsx)("meta",{name:"viewport",content:"width=devic\
e-width, initial-scale=1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,n().jsx)("meta",{name:"color-\
scheme",content:"light dark"}),(0,n().jsx)("title",{children:`${(0,x().reportTitle)(s)} \xB7 gene-gate`})]})),u=(0,M().renderToString)(
(0,n().jsxs)("main",{children:[(0,n().jsx)(P().Masthead,{report:s,sections:j}),(0,n().jsx)("nav",{"aria-label":"Sections",
children:k.map(C=>(0,n().jsx)("a",{href:`#${C.id}`,children:(0,n().jsx)(v,{section:C})},C.id))}),s.genes.length>0&&(0,n().
jsx)(E,{}),k.map(C=>(0,n().jsxs)("section",{id:C.id,"aria-labelledby":`${C.id}-title`,children:[(0,n().jsx)("h2",{id:`${C.
id}-title`,children:(0,n().jsx)(v,{section:C})}),C.body]},C.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${W}<style>${m().STYLE}</style></head>
<body>${u}<script>${r}<\/script></body>
</html>
`}function v({section:{title:s,count:j}}){return(0,n().jsxs)(n().Fragment,{children:[s,j!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,p().grouped)(j)]})]})}function E(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}},11217:function(V,$,i){Object.defineProperty(
$,"__esModule",{value:!0}),$.Masthead=S;function n(){const y=i(892);return n=function(){return y},y}function O(){const y=i(
74658);return O=function(){return y},y}function M(){const y=i(94965);return M=function(){return y},y}function N(){const y=i(
31992);return N=function(){return y},y}function S({report:y,sections:F}){const{error:I,event:x}=y,b=(0,O().isReportedOnly)(
y),{verdict:h,words:w}=(0,O().headlineOf)(y,F);return(0,n().jsxs)("header",{children:[(0,n().jsxs)("p",{class:"quiet abo\
ut",children:[(0,n().jsx)("strong",{children:"gene-gate"}),x.pull_request!==void 0&&(0,n().jsxs)("span",{children:["pull\
 request ",x.pull_request]}),(0,n().jsxs)("span",{children:[(0,M().shortCommit)(y.base_sha)," \u2192 ",(0,M().shortCommit)(
y.head_sha)]}),(0,n().jsx)("time",{dateTime:y.finished_at,children:(0,M().moment)(y.finished_at)})]}),(0,n().jsx)("h1",{
children:(0,n().jsx)(N().Status,{tone:M().VERDICT_TONES[b?"warn":y.verdict],word:(0,M().capital)(h)})}),(0,n().jsx)("p",
{class:"headline",children:w}),b&&(0,n().jsx)("p",{children:(0,n().jsx)(N().Sentence,{text:(0,O().reportedOnlyNote)(y)})}),
I&&(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(N().Code,{lines:I.message.split(`
`)}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)(N().Code,{lines:I.hint.split(`
`)})]}),(0,n().jsx)("dl",{class:"figures",children:R(y,F).map(([p,P,g])=>(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",
{children:p}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:P})," ",(0,n().jsx)("span",{class:"quiet",children:g})]})]},
p))})]})}function R(y,F){const{genes:I,blast_radius:x,duration_ms:b}=y,{commands:h,passed:w,blocked:p,failed:P,notRun:g}=F,
T=I.filter(({verdict:t})=>t==="pass"||t==="warn").length,c=Object.entries({blocked:p,failed:P,"not run":g}).flatMap(([t,
{length:d}])=>d>0?[`${d} ${t}`]:[]),l=[["Genes",`${T} of ${I.length}`,"passed"],["Commands",`${w.length} of ${h.length}`,
["passed",...c].join(", ")]],o=x&&[`${x.files}`,`counted, ${(0,M().count)(x.lines,"line")}`];return[...I.length>0?l:[],...o?
[["Files",...o]]:[],["Duration",(0,M().duration)(b),"total"]]}},31992:function(V,$,i){Object.defineProperty($,"__esModul\
e",{value:!0}),$.Code=b,$.Rows=w,$.Sentence=I,$.Status=x;function n(){const m=i(892);return n=function(){return m},m}function O(){
const m=i(13580);return O=function(){return m},m}function M(){const m=i(10289);return M=function(){return m},m}function N(){
const m=i(88611);return N=function(){return m},m}function S(){const m=i(94965);return S=function(){return m},m}const R={
sentence:2e3,name:300},y=1e3;function F({text:m}){return(0,n().jsx)("code",{children:m===""?"(empty)":(0,M().terminal)((0,S().
clipCounted)(m,R.name))})}function I({text:m}){const c=(0,S().clipCounted)(m,R.sentence).split(/`([^`]+)`/);return(0,n().
jsx)("bdi",{children:c.map((l,o)=>o%2===1?(0,n().jsx)("code",{children:(0,M().terminal)(l)},o):(0,M().terminal)(l))})}function x({
tone:m,word:c}){return(0,n().jsx)("strong",{class:`status ${m}`,children:c})}function b({lines:m,language:c}){const l=m.
map(o=>`${(0,M().terminal)(o.replaceAll("	","    "))}
`);return(0,n().jsx)("pre",{dir:"ltr",children:l.map((o,t)=>c==="diff"&&o.startsWith("-")?(0,n().jsx)("del",{children:o},
t):c==="diff"&&o.startsWith("+")?(0,n().jsx)("ins",{children:o},t):o)})}function h({command:m="",spans:c=[]}){return(0,n().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(m,c).map(({start:l,end:o,isShown:t})=>t?(0,N().markedRuns)(m,{start:l,
end:o},c).map(({text:d,marked:L},r)=>L?(0,n().jsx)("mark",{children:d||"\xA0"},r):d):(0,n().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(o-l)} `},l))})}function w({of:m,noun:c,open:l=y}){const o=m.slice(0,y).map((t,d)=>(0,n().jsx)("li",{
children:(0,n().jsx)(p,{row:t})},d));return(0,n().jsxs)(n().Fragment,{children:[o.length>0&&(0,n().jsx)("ul",{children:o.
slice(0,l)}),o.length>l&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,S().count)(m.length-l,`mor\
e ${c}`)}),(0,n().jsx)("ul",{children:o.slice(l)})]}),m.length>y&&(0,n().jsxs)("p",{class:"quiet",children:[(0,S().count)(
m.length-y,`more ${c}`)," in ",(0,n().jsx)("code",{children:"gate-report.json"})]})]})}function p({row:m}){const{status:c,
rows:l=[],blocks:o=[],command:t,notes:d,rule:L,documents:r,isFolded:f}=m,a=d.filter(({label:E})=>E!==void 0),e=(0,n().jsxs)(
n().Fragment,{children:[t!==void 0&&(0,n().jsx)(h,{...m}),d.map(({label:E,text:s,tone:j="quiet"})=>E===void 0&&s!==""?(0,n().
jsx)("p",{class:j,children:(0,n().jsx)(I,{text:s})},s):null),(a.length>0||L!==void 0)&&(0,n().jsx)(g,{notes:a,rule:L}),o.
map((E,s)=>(0,n().jsx)(T,{block:E},s)),l.length>0&&!f&&m.also!==void 0?(0,n().jsxs)("details",{children:[(0,n().jsx)("su\
mmary",{children:(0,n().jsx)(I,{text:m.also})}),(0,n().jsx)(w,{of:l,noun:"finding"})]}):l.length>0&&(0,n().jsx)(w,{of:l,
noun:t===void 0?"command":"finding"})]}),v=c===void 0?"div":"article";return f?(0,n().jsxs)("details",{id:r&&`rule-${r}`,
children:[(0,n().jsx)("summary",{children:(0,n().jsx)(P,{row:m})}),e]}):(0,n().jsxs)(v,{children:[(0,n().jsx)("p",{children:(0,n().
jsx)(P,{row:m})}),e]})}function P({row:{status:m,tone:c,name:l,word:o,words:t,place:d,also:L,rows:r=[]}}){const f=[m!==void 0&&
(0,n().jsx)(x,{tone:c,word:m}),l!==void 0&&(0,n().jsx)(F,{text:l}),o!==void 0&&(0,n().jsxs)("span",{class:m===void 0?c:"\
quiet",children:["(",o,")"]}),t!==void 0&&(0,n().jsx)(I,{text:t}),d!==void 0&&!l?.startsWith(d.path)&&(0,n().jsx)("span",
{class:"quiet",children:(0,n().jsx)(F,{text:`${d.path}:${d.line}`})}),L!==void 0&&r.length===0&&(0,n().jsx)(I,{text:L})];
return(0,n().jsx)(n().Fragment,{children:f.filter(Boolean).map((a,e)=>[e>0?" ":"",a])})}function g({notes:m,rule:c}){const l=m.
map(({label:o="",text:t})=>[(0,S().capital)(o),(0,n().jsx)(I,{text:t},t)]);if(c!==void 0){const o=(0,n().jsx)(F,{text:c});
l.push(["Rule",(0,O().ruleOf)(c)===void 0?o:(0,n().jsx)("a",{href:`#rule-${c}`,children:o})])}return(0,n().jsx)("dl",{children:l.
map(([o,t],d)=>(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",{children:o}),(0,n().jsx)("dd",{children:t})]},d))})}function T({
block:m}){const{title:c,lines:l,isFolded:o}=m,t=c!==void 0&&(0,n().jsx)(I,{text:c});return o?(0,n().jsxs)("details",{children:[
(0,n().jsx)("summary",{children:t}),(0,n().jsx)(b,{...m})]}):(0,n().jsxs)(n().Fragment,{children:[t&&(0,n().jsx)("p",{children:t}),
l.length>0&&(0,n().jsx)(b,{...m})]})}},26517:function(V,$){Object.defineProperty($,"__esModule",{value:!0}),$.pageScript=
i;function i(){const n=document.querySelector("search"),[O,M]=[n?.querySelector("input"),n?.querySelector("output")],N=document.
querySelectorAll("section > details"),S=document.querySelectorAll("section > ul > li, section > details > ul > li");O?.addEventListener(
"input",()=>{const y=O.value.trim().toLowerCase();let F=0;for(const I of S)I.hidden=!I.textContent.toLowerCase().includes(
y),I.hidden||(F+=1);for(const I of N)I.open=y!=="";M&&(M.textContent=y===""?"":`${F} of ${S.length} entries`)}),n&&(n.hidden=
!1);const R=()=>{const y=document.getElementById(location.hash.slice(1));for(let F=y?.closest("details");F;)F.open=!0,F=
F.parentElement?.closest("details");y?.scrollIntoView()};addEventListener("hashchange",R),location.hash&&R(),addEventListener(
"beforeprint",()=>{for(const y of document.querySelectorAll("details"))y.open=!0})}},14305:function(V,$){Object.defineProperty(
$,"__esModule",{value:!0}),$.STYLE=void 0;const i=$.STYLE=`
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
`},58924:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),$.renderJunit=b;function n(){const a=i(42844);
return n=function(){return a},a}function O(){const a=i(59490);return O=function(){return a},a}function M(){const a=i(10289);
return M=function(){return a},a}function N(){const a=i(51660);return N=function(){return a},a}function S(){const a=i(74658);
return S=function(){return a},a}function R(){const a=i(90042);return R=function(){return a},a}function y(){const a=i(63245);
return y=function(){return a},a}function F(){const a=i(94965);return F=function(){return a},a}const I="change",x=new(n()).
default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function b(a){
const e=h(a),v={"@timestamp":a.started_at},E={"@name":"gene-gate",...P(e.flatMap(({cases:j})=>j)),...v,...e.length>0&&{testsuite:e.
map(({name:j,file:k,cases:W})=>({"@name":(0,M().terminal)(j),...P(W),...k!==void 0&&{"@file":(0,M().terminal)(k)},...v,testcase:W}))}},
s={"@version":"1.0","@encoding":"UTF-8"};return`${x.build({"?xml":s,testsuites:E}).trim()}
`}function h(a){const{error:e,verdict:v}=a,E=(0,y().reportSections)(a),s=[...E.dangers,...E.findings,...E.blast].filter(
({severity:B})=>B==="error"),j=new Set(a.genes.map(({id:B})=>B)),k=(0,O().groupBy)(s,({subject:B})=>j.has(B?.id??"")?B?.
id:I),W=(0,O().groupBy)(E.commands,({gene:B})=>B),u=B=>(k.get(B)??[]).map(z=>c(z,B)),C=a.genes.map(B=>{const z=[...(W.get(
B)??[]).map(m),...u(B.id)];return w({name:B.id,file:B.path,cases:z},B.verdict,B.summary)}),D=e?[l("error",I,e.message,e.
hint)]:[],A={name:I,cases:[...D,...u(I)]},G=C.some(p)?A:w(A,v,(0,S().reportTitle)(a));return G.cases.length>0?[G,...C]:C}
function w(a,e,v){return!(e==="fail"||e==="error")||p(a)?a:{...a,cases:[...a.cases,l("failure",a.name,v)]}}function p({cases:a}){
return a.some(({failure:e,error:v})=>e!==void 0||v!==void 0)}function P(a){return{"@tests":a.length,"@failures":a.filter(
({failure:e})=>e).length,"@errors":a.filter(({error:e})=>e).length,"@skipped":a.filter(({skipped:e})=>e).length,"@time":a.
reduce((e,v)=>e+Number(v["@time"]),0).toFixed(3)}}const g=1e3,T={lines:40,columns:200};function m(a){const{gene:e,command:v}=a,
{outcome:E,mutant:s,location:j}=v;return{"@name":r(v.command),"@classname":r(e.id),"@file":r(j?.path??e.path),"@line":j?.
line??e.line,"@time":f(E?.duration_ms??0),...s&&{properties:{property:{"@name":"mutant","@value":r((0,R().mutantWords)(s))}}},
...o(a),...E&&{"system-out":(0,N().streamLines)(E.stdout).join(`
`),"system-err":(0,N().streamLines)(E.stderr).join(`
`)}}}function c(a,e){const{rule:v,message:E,location:s}=a;return{"@name":r(v),"@classname":r(e),...s&&{"@file":r(s.path),
"@line":s.line},"@time":f(0),failure:{"@type":r(v),"@message":r(E),"#text":L(a)}}}function l(a,e,v,E=""){const s=(0,M().
terminalLines)((0,F().clipCounted)(E,g));return{"@name":"verdict","@classname":r(e),"@time":f(0),[a]:{"@type":"verdict",
"@message":r(v),"#text":s.join(`
`)}}}function o({gene:a,command:e,result:v,findings:E}){switch(v){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":r(d(a,e))}};case"blocked":case"failed":{const[s]=E,{outcome:j}=e,k=j?(0,N().errorLines)(j,T.lines,T.columns):[],
W={"@type":r(s?.rule??v),"@message":r(s?.message??a.summary),"#text":[...E.map(L),...k].join(`
`)};return j!==void 0&&t.has(j.status)?{error:W}:{failure:W}}}}const t=new Set(["crashed","not_runnable","error"]);function d({
summary:a,verdict:e},{outcome:v}){const E=v?.reason??(e==="pass"||e==="warn"?"":a);return[v?(0,F().statusWords)(v):"not \
run",E].filter(Boolean).join(": ")}function L({message:a,remedy:e}){return[a,e].filter(Boolean).map(r).join(`
`)}function r(a){return(0,M().terminal)((0,F().clipCounted)(a,g))}function f(a){return(a/1e3).toFixed(3)}},69633:function(V,$,i){
Object.defineProperty($,"__esModule",{value:!0}),$.diffLink=F,$.encodedPath=R,$.headPlace=I,$.isRepositoryPath=y,$.permalink=
S,$.rulePage=N;function n(){const x=i(77598);return n=function(){return x},x}function O(){const x=i(38863);return O=function(){
return x},x}function M(){const x=i(13580);return M=function(){return x},x}function N(x){return(0,M().ruleOf)(x)&&`${O().
HOME}/blob/main/docs/rules/${x}.md`}function S(x,b,h){const w=I(x,h);if(w===void 0||x.head_sha===null||/\p{Cs}/u.test(w.
path))return;const p=R(w.path),P=w.line===void 0?"":`#L${w.line}`;return`${b}/blob/${x.head_sha}/${p}${P}`}function R(x){
return Buffer.from(x).toString().split("/").map(encodeURIComponent).join("/")}function y(x){return x.split("/").every(b=>![
"",".",".."].includes(b))}function F(x,b,h){const{pull_request:w}=x.event;if(w===void 0)return S(x,b,h);const p=(0,n().createHash)(
"sha256").update(h.path).digest("hex");return`${b}/pull/${w}/files#diff-${p}`}function I({head_sha:x,audited_sha:b,head_files:h},{
path:w,line:p}){if(b===x)return{path:w,line:p};if(h===void 0)return{path:w};const P=h.find(T=>T.path===w);if(P===void 0)
return{path:w,line:p};if(P.missing)return;const g=P.same.find(T=>T.line<=p&&p<T.line+(T.lines??Number.POSITIVE_INFINITY));
return{path:w,...g&&{line:g.head_line+p-g.line}}}},28387:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),
$.genesTable=I;function n(){const h=i(17577);return n=function(){return h},h}function O(){const h=i(94978);return O=function(){
return h},h}function M(){const h=i(74658);return M=function(){return h},h}function N(){const h=i(90042);return N=function(){
return h},h}function S(){const h=i(94965);return S=function(){return h},h}const R=10,y=2,F=["error","fail","needs_approv\
al","warn","pass"];function I({genes:h},w){if(h.length===0)return[];const p=h.toSorted((l,o)=>F.indexOf(l.verdict)-F.indexOf(
o.verdict)),P=h.length>R?(0,n().groupsOf)(p,l=>b(l).join("|")):p.map(l=>({lead:l,others:[]})),g=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],T=h.some(l=>(0,N().noticesDefect)(l)!==void 0),m=g.slice(0,T?g.length:-1),c=P.slice(
R).flatMap(({lead:l,others:o})=>[l,...o]);return[`| ${m.join(" | ")} |`,`|${"---|".repeat(m.length)}`,...P.slice(0,R).map(
l=>x(l,h,w)).map(l=>`| ${l.slice(0,m.length).join(" | ")} |`),"",...c.length>0?[`And ${(0,S().count)(c.length,"other gen\
e")}.`,""]:[]]}function x(h,w,p){const P=[h.lead,...h.others].slice(0,y).map(m=>p.place(m,(0,O().geneName)(m,w)).replaceAll(
"|","\\|")),g=(0,n().sizeOf)(h)-P.length,T=`${P.join(", ")}${g>0?` and ${(0,S().grouped)(g)} more`:""}`;return b(h.lead).
toSpliced(2,0,T)}function b(h){const{verdict:w,blast_radius:p}=h;return[`${M().VERDICT_SYMBOLS[w]} ${(0,S().spoken)(w)}`,
`${(0,S().grouped)(p.files)} of ${(0,S().grouped)(p.max_files)}`,(0,O().commandCounts)(h,""),(0,N().noticesDefect)(h)??"\
not run"].map(P=>P.replaceAll(" ","\xA0"))}},20471:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),$.renderMarkdown=
T;function n(){const u=i(52978);return n=function(){return u},u}function O(){const u=i(10289);return O=function(){return u},
u}function M(){const u=i(67237);return M=function(){return u},u}function N(){const u=i(69379);return N=function(){return u},
u}function S(){const u=i(55967);return S=function(){return u},u}function R(){const u=i(94978);return R=function(){return u},
u}function y(){const u=i(74658);return y=function(){return u},u}function F(){const u=i(90042);return F=function(){return u},
u}function I(){const u=i(63245);return I=function(){return u},u}function x(){const u=i(38319);return x=function(){return u},
u}function b(){const u=i(94965);return b=function(){return u},u}function h(){const u=i(28387);return h=function(){return u},
u}function w(){const u=i(80615);return w=function(){return u},u}function p(){const u=i(70939);return p=function(){return u},
u}const P=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
g=3;function T(u,C){const D=(0,I().reportSections)(u),A=c(u,D),{part:G="whole",maxCharacters:B,repositoryUrl:z}=C,H=G===
"screen"?P.slice(g):P,X=[...G==="table"?[()=>[...(0,h().genesTable)(u,(0,w().linkerOf)(u,z)),...k(C)]]:H.map(Y=>()=>f(u,
D,Y,C)),()=>[`Not shown: everything but this line. ${W(C)}`]];for(const Y of X){const U=m([...A,...Y()]);if(U.length<=B)
return U}return m(A).split(`
`,1).join("").slice(0,B)}function m(u){return`${u.join(`
`).trimEnd()}
`}function c(u,C){const{verdict:D,words:A}=(0,y().headlineOf)(u,C),G=(0,y().isReportedOnly)(u),z=`### ${y().VERDICT_SYMBOLS[G?
"warn":((0,y().undecidedPart)(u)??u).verdict]} gene-gate: ${D}`,{error:H}=u;return[A===""?z:`${z} \u2014 ${A}`,"",...H?[
...t(H.message),...t(`Fix: ${H.hint}`)]:[],...G?[(0,y().reportedOnlyNote)(u),""]:[],...u.isolation.untrusted?[l,""]:[]]}
const l="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",o=2e3;function t(u){const[C="",...D]=(0,b().clip)(u,o).trim().split(`
`),A=D.length>0?[...(0,O().markdownFence)((0,O().terminalLines)(D.join(`
`))),""]:[];return[(0,w().sentence)(C),"",...A]}const d=2,L={findings:4,blocked:20},r=12;function f(u,C,D,A){const{part:G="\
whole",detailsUrl:B}=A,z=(0,w().linkerOf)(u,A.repositoryUrl),{most:H}=D,{dangers:X,blocked:Y,failed:U,waiting:J,blast:_,
findings:on}=C,rn={most:D.outputLines},K=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[K("dangers","Dangerou\
s","finding",(0,N().findingRows)(X)),{most:H}],[(0,x().machineList)(u),{most:r}],[K("blocked","Blocked","blocked command",
(0,N().blockedRows)(Y)),{most:D.blocked,full:d,unfolded:L.blocked}],[K("failed","Failed","failed command",(0,N().failedRows)(
U,rn)),{most:H,full:d}],[K("waiting","Approval required","finding",(0,N().findingRows)(J)),{most:H}],[K("findings","Find\
ings","finding",(0,N().findingRows)([..._,...on])),{most:H,unfolded:L.findings}],[(0,S().fixList)(u),{most:H,full:1}],[(0,x().
readList)(u),{most:r}]],en=tn.map(([Z,Q])=>(0,p().listSection)(Z,z,Q)),sn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,p().
beyond)(Q,nn.most);return q>0?[(0,b().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,h().genesTable)(u,z),...en.
slice(2).flat(),...a(sn,D,A),...G==="detail"?[]:e(u,B),...k(A),...D.everything?E(u,C,z):[]]}function a(u,{everything:C},D){
const A=C||D.part==="screen"?[]:["everything that passed"],G=[...u,...A];return G.length===0?[]:[`Not shown: ${G.join(",\
 ")}. ${W(D)}`,""]}function e(u,C){const{next_actor:D,edits:A,todo:G,human:B}=(0,n().agentTask)(u);if(D==="done")return[];
const z=(0,w().linked)("artifacts",C&&`${C}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...A.length>0?[(0,b().
count)(A.length,"edit")]:[],...G.length>0?[`${G.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join("\
, ")}. The task${A.length>0?", with its diff,":""} is \`${n().AGENT_TASK_FILE}\` in the ${z} of the run.`,""]}const v=200;
function E(u,C,D){const{genes:A}=u,G=[(0,x().claimList)(u),(0,x().directoryList)(u),(0,x().uncountedList)(u)],B=[...(0,R().
geneList)(u,C).rows.flatMap(s),...G.flatMap(({rows:U})=>U.map(J=>(0,p().rowItem)(J,D))),...u.blast_radius?[`- Size: ${(0,M().
countedWords)(u)}`]:[],...(0,N().findingRows)([...C.notices,...C.suppressed],!0).map(U=>(0,p().rowItem)(U,D)),`- Next ac\
tor: ${(0,b().spoken)(u.next_actor)}`],z=B.length-v,H=A.flatMap(U=>U.commands).length,X=A.length>0?`${(0,b().count)(A.length,
"gene")}, ${(0,b().count)(H,"command")}, `:"",Y=(0,F().environmentList)(u).rows.flatMap(({notes:U})=>U);return[`<details\
><summary>Details: ${X}commits, policy, isolation</summary>`,"",...B.slice(0,v),...z>0?[`- ${z} more not shown`]:[],...Y.
flatMap(({label:U,text:J,isMinor:_})=>_?[]:[`- ${U}: ${(0,w().sentence)(J)}`]),"","</details>",""]}function s({name:u="",
word:C,status:D,words:A,notes:G,rows:B=[]}){const z=B.filter(({command:H})=>H!==void 0);return[`- ${(0,w().name)(u)} ${C}\
, ${D}: ${A}`,...G.map(({text:H})=>`  - ${(0,w().sentence)(H)}`),...z.map(({command:H="",status:X,words:Y})=>{const U=(0,w().
sentence)([X,Y].filter(Boolean).join(", "));return`  - ${(0,O().markdownCode)((0,b().clipCounted)(H,j))} ${U}`})]}const j=200;
function k({detailsUrl:u,detailUrl:C}){const[D,A]=[u,C].map(B=>B&&(0,O().markdownLinkTarget)(B)),G=[...A?[`[Details](${A}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return G.length>
0?[G.join(" \xB7 "),""]:[]}function W({detailsUrl:u,detailUrl:C=u}){const D=C&&(0,O().markdownLinkTarget)(C);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(V,$,i){Object.defineProperty($,"__esMod\
ule",{value:!0}),$.linked=I,$.linkerOf=y,$.name=R,$.ruleLink=F,$.sentence=S;function n(){const x=i(10289);return n=function(){
return x},x}function O(){const x=i(69633);return O=function(){return x},x}function M(){const x=i(94965);return M=function(){
return x},x}const N={sentence:400,name:100};function S(x){return(0,n().markdownSentence)((0,M().clipCounted)(x,N.sentence))}
function R(x){return(0,n().markdownCode)((0,M().clipCounted)(x,N.name))}function y(x,b){const h=w=>(p,P=`${p.path}:${p.line}`)=>I(
R(P),b===void 0?void 0:w(x,b,p));return{place:h(O().permalink),diff:h(O().diffLink)}}function F(x){return I(R(x),(0,O().
rulePage)(x))}function I(x,b){const h=b&&(0,n().markdownLinkTarget)(b);return h?`[${x}](${h})`:x}},70939:function(V,$,i){
Object.defineProperty($,"__esModule",{value:!0}),$.beyond=F,$.listSection=y,$.rowItem=P;function n(){const c=i(38863);return n=
function(){return c},c}function O(){const c=i(10289);return O=function(){return c},c}function M(){const c=i(88611);return M=
function(){return c},c}function N(){const c=i(23408);return N=function(){return c},c}function S(){const c=i(94965);return S=
function(){return c},c}function R(){const c=i(80615);return R=function(){return c},c}function y({title:c,note:l,noun:o,rows:t},d,{
full:L=0,unfolded:r=Number.POSITIVE_INFINITY,most:f=Number.POSITIVE_INFINITY}){if(t.length===0)return[];const a=t.slice(
L,f).map(e=>P(e,d));return[`#### ${c}`,"",...l===void 0?[]:[l,""],...t.slice(0,Math.min(L,f)).flatMap(e=>h(e,d)),...L>0&&
a.length>0?[`Other ${o}s:`,""]:[],...I(a,o,r),...x(t)]}function F(c,l){return(0,N().sizeOfRows)(c.slice(l))}function I(c,l,o){
if(c.length===0)return[];const t=c.slice(o),d=`<details><summary>${(0,S().count)(t.length,`other ${l}`)}</summary>`;return[
...c.slice(0,o),"",...t.length>0?[d,"",...t,"","</details>",""]:[]]}function x(c){return c.some(({notes:o})=>o.some(({text:t})=>t.
includes("`/gene-gate approve`")))?b:[]}const b=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function h(c,l){const{words:o,command:t,spans:d=[],notes:L,blocks:r=[],rule:f,also:a}=c,e=r.filter(({title:u})=>u===
void 0).flatMap(({lines:u})=>u),[v="",...E]=(0,M().markedLines)(t??"",d),s=e.length>0?"$ ":"",j=(0,O().markdownFence)([s+
v,...E,...e]),k=[...T(c,l),...o===void 0?[]:[(0,R().sentence)(o)]],W=f===void 0?"":` (${(0,R().ruleLink)(f)})`;return[[...k,
...m(c,l)].join(", ")+(a?`; ${(0,R().sentence)(a)}`:""),"",...t===void 0?[]:[...j,""],...L.map((u,C)=>`- ${(0,S().capital)(
u.label??"note")}: ${p(u)}${C===0?W:""}`),...L.length>0?[""]:[],...r.flatMap(u=>w(u))]}function w({title:c,lines:l,language:o,
isFolded:t}){if(c===void 0||t)return[];const d=o==="sh"?` (${(0,R().linked)("how to get it",n().HOW_TO_GET_IT)})`:"",L=o?
(0,O().rawBlock)(l,o):(0,O().markdownFence)(l),r=(0,S().capital)((0,R().sentence)(c))+d;return l.length>0?[`${r}:`,"",...L,
""]:[`${r}.`,""]}function p({label:c,text:l}){const o=c==="fix";return(0,R().sentence)(o?l.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):l)}function P(c,l){const{status:o,tone:t,words:d,command:L,spans:r=[],notes:f,rule:a,also:e,files:v=[]}=c,E=o===void 0&&
t==="bad"?"\u26A0\uFE0F ":"",s=o!==void 0&&L===void 0?[`**${(0,S().capital)(o)}:**`]:[],j=d&&(c.isWhole?(0,O().markdownSentence)(
d):(0,R().sentence)(d)),k=[...j?[j]:[],...f.filter(({isMinor:A})=>!A).map(p),...v.length>0?[`Files: ${v.map(A=>l.diff({path:A,
line:1},A)).join(", ")}`]:[]].reduce((A,G)=>A===""||/[.:]$/.test(A)?`${A} ${G}`:`${A}. ${G}`,""),W=L===void 0?[]:[(0,O().
markdownCode)((0,M().commandLine)(L,r)),"\u2014"],u=T(c,l).map(A=>k===""?A:`${A}:`),C=[...m(c,l),...a?[(0,R().ruleLink)(
a)]:[]].join(", "),D=[...C===""?[]:[C],...e?[(0,R().sentence)(e)]:[]].join("; ");return`- ${E}${[...s,...W,...u,k.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function g({status:c,name:l,place:o}){return c===void 0||o===void 0||
l?.startsWith(o.path)===!0}function T(c,l){const{name:o,word:t,place:d}=c;if(o===void 0)return[];const L=d&&g(c)?l.diff(
d,o):(0,R().name)(o);return[t===void 0?L:`${L} (${t})`]}function m(c,l){return c.place&&!g(c)?[l.place(c.place)]:[]}},11357:function(V,$,i){
Object.defineProperty($,"__esModule",{value:!0}),$.renderSarif=p;function n(){const e=i(41895);return n=function(){return e},
e}function O(){const e=i(38863);return O=function(){return e},e}function M(){const e=i(78261);return M=function(){return e},
e}function N(){const e=i(74238);return N=function(){return e},e}function S(){const e=i(13580);return S=function(){return e},
e}function R(){const e=i(47350);return R=function(){return e},e}function y(){const e=i(10289);return y=function(){return e},
e}function F(){const e=i(69633);return F=function(){return e},e}function I(){const e=i(6244);return I=function(){return e},
e}function x(){const e=i(8229);return x=function(){return e},e}function b(){const e=i(74658);return b=function(){return e},
e}function h(){const e=i(94965);return h=function(){return e},e}const w=5e3;function p(e){const v=e.findings.toSorted(M().
byHarm).slice(0,w),E=[...new Set(v.map(({rule:C})=>C))],{audited_sha:s,base_sha:j,verdict:k,tool:W}=e,u={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:W.name,version:W.version,semanticVersion:W.
version,informationUri:O().HOME,rules:E.map(a)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[l]:{description:{text:"\
The audited commit."}}},invocations:[P(e,e.findings.length-v.length)],results:v.map(C=>({...m(C,e),ruleIndex:E.indexOf(C.
rule)})),properties:{verdict:k,base_sha:j,audited_sha:s}}]};return`${(0,y().jsonLine)(u)}
`}function P(e,v){const{error:E,verdict:s}=e,j=[];if(E){const k={text:(0,y().sarifText)((0,n().inSentences)(E))};j.push(
{level:"error",descriptor:{id:E.code},message:k})}if(v>0){const k=`${(0,h().count)(v,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;j.push({level:"warning",
message:{text:k}})}return{executionSuccessful:s!=="error",exitCode:(0,R().exitCodeOf)(s,e.policy?.enforce),exitCodeDescription:(0,b().
reportTitle)(e),startTimeUtc:e.started_at,endTimeUtc:e.finished_at,...j.length>0&&{toolExecutionNotifications:j}}}const g=600,
T="geneGateFinding/v1";function m(e,v){const{id:E,rule:s,severity:j,harm:k="bookkeeping",suppressed:W}=e;return{ruleId:s,
level:d[j],rank:r[k].rank,message:{text:c(e)},locations:[o(e,v)],...E!==void 0&&{partialFingerprints:{[T]:E}},...W&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,y().sarifText)((0,h().clipCounted)(W.reason,g)),properties:{expires:W.
expires}}]}}}function c({message:e,remedy:v,rule:E}){return[e,v].filter(j=>j!=="").map(j=>(0,y().sarifText)((0,h().clipCounted)(
j,g))).join(" ")||E}const l="%SRCROOT%";function o({subject:e,location:v},{genes:E,policy:s}){const j=E.find(({id:W})=>W===
e?.id),k=[v,j&&{path:j.path,line:j.line}].find(W=>W!==void 0&&(0,F().isRepositoryPath)(W.path));return{physicalLocation:{
artifactLocation:{uri:(0,F().encodedPath)(k?.path??s?.path??N().POLICY_PATH),uriBaseId:l},region:k===void 0?{startLine:1}:
t(k)},...e?.id!==void 0&&{logicalLocations:[{name:(0,y().terminal)(e.id),kind:(0,y().terminal)(e.type??"Gene").toLowerCase()}]}}}
function t(e){const{line:v=1,column:E,end_line:s,end_column:j}=e,k={startLine:v,...E!==void 0&&{startColumn:E}};if(s===void 0||
s<v)return k;const W=j!==void 0&&(s>v||j>=(E??1));return{...k,endLine:s,...W&&{endColumn:j}}}const d={error:"error",warning:"\
warning",notice:"note"},L={error:"error",warning:"warning",notice:"recommendation"},r={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},f=80;function a(e){const v=(0,S().ruleOf)(e);if(v===void 0)return{
id:e};const{title:E,why:s,severity:j,harm:k,layer:W}=v,u=(0,F().rulePage)(e);return{id:e,...u!==void 0&&{helpUri:u},shortDescription:{
text:`${E}.`},fullDescription:{text:s},help:{text:(0,x().renderRule)(v,f),markdown:(0,I().ruleMarkdown)(v)},defaultConfiguration:{
level:d[j]},properties:{tags:[...k==="danger"?["security"]:[],typeof W=="number"?`layer-${W}`:W],"problem.severity":L[j],
"security-severity":r[k].score}}}},67237:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),$.countedWords=
x,$.sizeLimits=M,$.sizeList=I;function n(){const b=i(53315);return n=function(){return b},b}function O(){const b=i(94965);
return O=function(){return b},b}function M({genes:b,blast_radius:h}){const[w]=b.filter(T=>T.blast_radius.files>0).toSorted(
(T,m)=>S(m)-S(T)),p=b.filter(T=>T!==w&&S(T)>1).length,P=h&&(0,n().cappedSize)(h,h.counting),g=P&&[y(P.files,h.hard_cap_files,
"file",N),y(P.lines,h.hard_cap_lines,"line",N)];return[...w?[R(w,p)]:[],...(g??[]).filter(({isNear:T})=>T)]}const N="the\
 policy for every change (hard cap)";function S({blast_radius:{files:b,max_files:h}}){return b/Math.max(1,h)}function R({
id:b,blast_radius:h},w){const p=`${h.default_limit?"genes without one of their own, such as ":""}${(0,O().inCode)(b)}`,P=w>
0?`, and ${(0,O().count)(w,"other gene")} over the limit`:"";return y(h.files,h.max_files,"file",p+P)}function y(b,h,w,p){
const[P,g]=F(b,h);return{tone:g,words:`${(0,O().grouped)(b)} of ${(0,O().count)(h,w)}, ${P} the limit of ${p}`,isNear:b>
.8*h}}function F(b,h){return b>2*h?["more than twice","bad"]:b>h?["over","bad"]:b===h?["as many as","caution"]:b>.8*h?["\
close to","caution"]:["within","good"]}function I(b){const h={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},w=b.blast_radius;if(w===null||w.files+w.exempt_files===0)return{...h,rows:[]};const p=(g,T)=>`${(0,O().count)(g,
"file")}, ${(0,O().count)(T,"line")}`,P=[["counted",p(w.files,w.lines)],["uncounted",p(w.exempt_files,w.exempt_lines)],[
"hard cap",p(w.hard_cap_files,w.hard_cap_lines)]];return{...h,rows:[...M(b).map(({words:g,tone:T})=>({words:g,tone:T,notes:[]})),
{tone:"quiet",words:x(b),notes:P.map(([g,T])=>({label:g,text:T,isMinor:!0}))}]}}function x({blast_radius:b}){if(b===null)
return"";const{files:h,exempt_files:w,renamed_files:p=0}=b;return[`${(0,O().count)(h+w-p,"changed file")} in the pull re\
quest`,...p>0?[`${(0,O().count)(p,"rename")}, counted with both names`]:[],...w>0?[`${(0,O().grouped)(w)} not counted`]:
[]].join("; ")}},94978:function(V,$,i){Object.defineProperty($,"__esModule",{value:!0}),$.commandCounts=y,$.geneList=P,$.
geneName=F,$.versionWords=h;function n(){const o=i(51660);return n=function(){return o},o}function O(){const o=i(69379);
return O=function(){return o},o}function M(){const o=i(90042);return M=function(){return o},o}function N(){const o=i(63245);
return N=function(){return o},o}function S(){const o=i(94965);return S=function(){return o},o}const R={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function y({commands:o},t="command"){if(o.length===0)return"no command\
s";const d=o.map(N().resultOf);return Object.entries(R).map(([r,f])=>({words:f,number:d.filter(a=>a===r).length})).filter(
({number:r})=>r>0).map(({words:r,number:f},a)=>`${a===0&&t!==""?(0,S().count)(f,t):(0,S().grouped)(f)} ${r}`).join(", ")}
function F({id:o,path:t},d){return d.filter(r=>r.id===o).length<2?o:`${o} (${t})`}const I=200;function x(o){const{store:t,
commands:d,differences:L=[]}=o,r=t!==void 0&&t.root!=="."&&d.length>0,f=h(o),a=L.map(p);return[...r?[{tone:"quiet",text:`\
commands run in ${(0,S().inCode)(t.root)}`}]:[],...a.filter(({tone:e})=>e==="caution"),...a.filter(({tone:e})=>e!=="caut\
ion"),...b(o),...f===void 0?[]:[{tone:"caution",text:f}],...Object.values(o.profiles).flatMap(({remark:e})=>e===void 0?[]:
[{text:e,isMinor:!0}])].map(e=>({...e,text:(0,S().clip)(e.text,I)}))}function b({commands:o,profiles:t}){return o.some(({
verdict:d})=>d==="block")?[]:Object.entries(t).flatMap(([d,{accepted:L,reason:r="no reason given"}])=>{const f=`not acce\
pted by the profile ${d}, which is not in use here: ${r}`;return L?[]:[{tone:"caution",text:f}]})}function h({validators:o={}}){
const t=r=>Object.entries(o).filter(([,{accepted:f}])=>f===r).map(([f])=>f==="newer"?"newer ones":f).join(" and "),[d,L]=[
t(!0),t(!1)];return d===""||L===""?void 0:`accepted by the validators of ${d}, not of ${L}`}const w={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function p({kind:o,field:t,base:d,
head:L}){const r=o==="constraint_loosened"?"caution":"quiet",f=o==="command_added"||o==="command_removed",a=d===null?`no\
w also ${(0,S().inCode)(L??"")}`:L===null?`no longer ${(0,S().inCode)(d)}`:`${(0,S().inCode)(d)} \u2192 ${(0,S().inCode)(
L)}`,e=f?(0,S().inCode)(L??d??""):`${(0,S().inCode)(t)}: ${a}`;return{tone:r,text:`${w[o]} ${e}`}}function P({genes:o},{
about:t}){const d=({verdict:r})=>r==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:o.toSorted((r,f)=>Number(
d(r))-Number(d(f))).map(r=>{const{verdict:f,change:a,summary:e,commands:v,blast_radius:E}=r,s=v.some(j=>["blocked","fail\
ed"].includes((0,N().resultOf)(j)));return{status:f==="needs_approval"?"approval":(0,S().spoken)(f),tone:S().VERDICT_TONES[f],
name:F(r,o),word:a,words:`${y(r)}, ${(0,S().grouped)(E.files)} of ${(0,S().count)(E.max_files,"file")}`,place:r,notes:[...d(
r)||s?[]:[{text:e}],...x(r)],rows:[...v.map(j=>T(j,t(r,j))),...(0,O().findingRows)(t(r),!0)],isFolded:!0}})}}const g={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function T(o,t){const{verdict:d,risk:L,confirmation:r,outcome:f,mutant:a,
profiles:e}=o,v=[...f?m(f):[],...f?.reused?["result reused from another gene"]:[],...a?[(0,M().mutantWords)(a)]:[],...d===
"warn"?["allowed with a warning"]:[]],E=[...L?[`risk: ${L}`]:[],...r?[`confirmation: ${(0,S().spoken)(r)}`]:[],...Object.
entries(e).map(([s,j])=>`${s}: ${j}`)];return{status:d==="block"?"blocked":f?(0,S().statusWords)(f):"not run",tone:g[(0,N().
resultOf)(o)],command:o.command,spans:t.flatMap(({span:s})=>s??[]),...v.length>0&&{words:v.join(", ")},notes:[{text:E.join(
", "),isMinor:!0},...f?l(f):[]],blocks:Object.entries({"standard output":f?.stdout,"standard error":f?.stderr}).flatMap(
([s,j])=>j&&j.bytes>0?[{title:`${s}, ${(0,S().size)(j.bytes)}`,lines:(0,n().streamLines)(j),isFolded:!0}]:[]),rows:(0,O().
findingRows)(t,!0)}}function m(o){const{peak_memory_bytes:t,cpu_ms:d}=o.resources??{};return[...(0,S().didRun)(o)?[(0,S().
duration)(o.duration_ms)]:[],...d===void 0?[]:[`CPU ${(0,S().duration)(d)}`],...t===void 0?[]:[`memory ${(0,S().size)(t)}`]]}
const c=20;function l({reason:o,side_effects:t}){const d=S().SIDE_EFFECTS.filter(L=>(t?.[L].length??0)>0).map(L=>`${(0,S().
count)((0,S().sideEffectCount)(L,t),"file")} ${L}: ${(0,S().named)(t?.[L]??[],c)}`);return[...o===void 0?[]:[o],...d,...t?.
complete===!1?["The list of side effects is incomplete."]:[]].map(L=>({text:L,isMinor:!0}))}},74658:function(V,$,i){Object.
defineProperty($,"__esModule",{value:!0}),$.VERDICT_SYMBOLS=void 0,$.headlineOf=w,$.isReportedOnly=I,$.reportTitle=p,$.reportedOnlyNote=
x,$.undecidedPart=y;function n(){const r=i(1395);return n=function(){return r},r}function O(){const r=i(13580);return O=
function(){return r},r}function M(){const r=i(47350);return M=function(){return r},r}function N(){const r=i(17577);return N=
function(){return r},r}function S(){const r=i(63245);return S=function(){return r},r}function R(){const r=i(94965);return R=
function(){return r},r}function y({verdict:r,error:f,shards:a=[]}){const[e]=a;return r==="error"&&!f&&e&&a.length<e.of?e:
void 0}function F(r){const{verdict:f}=r,a=y(r);return a?`part ${a.index}/${a.of}: ${R().VERDICT_WORDS[a.verdict]}`:I(r)?
f==="fail"?"would fail":`would be: ${R().VERDICT_WORDS[f]}`:R().VERDICT_WORDS[f]}function I({verdict:r,policy:f}){return f?.
enforce==="report"&&M().REPORTED_ONLY.has(r)}function x({policy:r}){const f=r?.enforce_until;return`The policy reports ${f===
void 0?"only":`only until ${f}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const b=$.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},h=56;function w(r,f){const a=T(r,f),e=[a[0]??""].flat(),v=g(r,f),E=(W,u="")=>W.length+u.length<=h,j=!E(v,e[0])&&
e.some(W=>E(P,W))&&r.verdict==="warn"?P:v;let k="";for(const W of a){const[u]=[W].flat().map(C=>k===""?C:`${k}, ${C}`).filter(
C=>j.length+C.length<=h);k=u??k}return{verdict:j,words:k}}function p(r){const{verdict:f,words:a}=w(r,(0,S().reportSections)(
r));return a===""?f:`${f}: ${a}`}const P="warning";function g(r,f){const a=F(r),{length:e}=c(f);return a===R().VERDICT_WORDS.
warn&&e>0?`pass with ${(0,R().count)(e,"warning")}`:a}function T(r,f){const a=l(f);switch(r.verdict){case"pass":case"war\
n":return[...a,...o(c(f)),...m(r,f)];case"needs_approval":return[...d(r),...l({...f,dangers:f.dangers.filter(e=>!(0,n().
needsPerson)(e))})];case"fail":case"error":return[...[r.error?.code??""].filter(e=>/^\w+$/.test(e)).map(R().spoken),...a,
...L(r,f)]}}function m({genes:r},{passed:f,notRun:a}){return r.length===0?["no genes changed"]:[(0,R().count)(r.length,"\
gene"),...f.length>0?[`${(0,R().count)(f.length,"command")} passed`]:[],...a.length>0?[`${(0,R().count)(a.length,"comman\
d")} not run`]:[]]}function c({dangers:r,findings:f,blast:a,told:e}){return(0,S().groupCauses)([...r,...f,...a,...e]).filter(
({lead:v})=>v.severity==="warning")}function l({blocked:r,dangers:f}){const e=[...r.flatMap(({findings:[j]})=>j?.harm===
"danger"?j:[]),...(0,S().groupCauses)(f).map(({lead:j})=>j)],[v]=e.map(j=>({why:t(j),isGrave:j.severity==="error"||(0,n().
needsPerson)(j)})).toSorted((j,k)=>Number(k.isGrave)-Number(j.isGrave)||(0,N().dangerRank)(j.why)-(0,N().dangerRank)(k.why));
if(v===void 0)return[];const{why:E}=v,s=(0,R().grouped)(e.length);return e.length===1?[[E.replace(/^command /,"1 command\
 "),"1 danger"]]:[[E,E.replace(/ with .*/,"")].map(j=>`${s} dangers: ${j}`).concat(E,`${s} dangers`)]}function o([r,...f]){
return r&&f.every(({lead:e})=>e.rule===r.lead.rule)&&r.lead.harm!=="danger"?[t(r.lead)]:[]}function t({rule:r,danger:f=""}){
return/^[\w ,`]+$/.test(f)?`command ${f.replaceAll("`","")}`:((0,O().ruleOf)(r)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
e=>e.toLowerCase())}function d({genes:r,findings:f}){const a=r.filter(({verdict:E})=>E==="needs_approval").length,e=f.some(
({rule:E})=>E==="gate-approval-missing"),v=E=>e&&f.some(({rule:s})=>s===E);return[...v("gate-weakened")?["the gate is we\
akened"]:[],...v("agent-files-unapproved")?["machines run something else"]:[],...a>0?[`${(0,R().grouped)(a)} of ${(0,R().
count)(r.length,"gene")}`]:[]]}function L({genes:r},f){const{blocked:a,failed:e,blast:v,findings:E}=f,s=r.filter(({verdict:C})=>C===
"fail"||C==="error").length,j=(0,S().groupCauses)(E).filter(({lead:C})=>C.severity==="error"),k=[...s>0&&r.length>1?[`${(0,R().
grouped)(s)} of ${(0,R().count)(r.length,"gene")} failed`]:[],...a.some(({findings:[C]})=>C?.harm!=="danger")?[`${(0,R().
count)(a.length,"command")} blocked`]:[],...e.length>0?[`${(0,R().count)(e.length,"command")} failed`]:[],...v.some(({severity:C})=>C===
"error")?["size limit exceeded"]:[]],W=k.length>0?"other error":"error";if(j.length>0)return[...k,[...o(j),(0,R().count)(
j.length,W)]];const u=c(f);return k.length>0||u.length===0?k:[[...o(u),(0,R().count)(u.length,"warning")]]}},90042:function(V,$,i){
Object.defineProperty($,"__esModule",{value:!0}),$.environmentList=M,$.mutantWords=w,$.noticesDefect=p;function n(){const g=i(
89549);return n=function(){return g},g}function O(){const g=i(94965);return O=function(){return g},g}function M(g){const T=(l,o=!1)=>l.
flatMap(([t,d])=>d?{label:t,text:d,isMinor:o}:[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[
{tone:"quiet",notes:[...T(R(g)),...T(N(g),!0)]}]}}function N(g){const{isolation:T,policy:m,shards:c=[],tool:l,validation_reports:o}=g,
{probes:t=[],downgrades:d=[],level:L,description:r}=T,f=o.map(({env_fingerprint:{node_version:v,platform:E,arch:s}})=>`N\
ode ${v}, ${E} ${s}`),a=c.length<(c[0]?.of??0),e=t.filter(({held:v})=>!v);return[["Next actor",(0,O().spoken)(g.next_actor)],
["Policy digest",m?.digest],["Plans digest",g.plans_digest],["Approval digest",g.approval_digest],["Isolation in full",L===
"none"?null:r],["Limits",S(T)],...[...new Set(f)].map(v=>["Commands ran on",v]),[a?"Shard":"Merged from",c.map(({index:v,
of:E,verdict:s})=>`${v}/${E} (${O().VERDICT_WORDS[s]})`).join(", ")],["Tool",`${l.name} ${l.version}`],["Started",(0,O().
moment)(g.started_at)],["Duration",(0,O().duration)(g.duration_ms)],["Sandbox self-test",t.length>0?`${t.length-e.length}\
 of ${(0,O().count)(t.length,"attempt")} prevented`:null],...e.map(({name:v,required:E})=>["Not prevented",`${(0,O().spoken)(
v)}${E?"":" (not required)"}`]),...d.map(({from:v,reason:E})=>["Not available",`${(0,O().inCode)(v)}: ${E}`])]}function S({
limits:g}){if(g===void 0)return;const{memory_bytes:T,processes:m,processes_counted_for:c}=g;return`${T===null?"unlimited\
 memory":`${(0,O().size)(T)} of memory`} and ${(0,O().size)(g.written_bytes)} written per command, ${m} processes per ${c}`}
function R(g){const{genes:T,isolation:m,approvals:c,approval_digest:l}=g,o=T.some(({commands:t})=>t.length>0);return[["C\
ommits",F(g)],["Policy",y(g)],["Approved",c.map(I).join(", ")],["Approval",l&&`digest ${(0,n().shortDigest)(l)}`],["Isol\
ation",x(m)],["Can fail",o?P(g):null],["Note",T.length>0?b:null]]}function y({policy:g,blast_radius:T}){if(g===null)return"\
not read";const{path:m="built-in defaults",extends:c,combined_with:l,profile:o}=g,t=g.enforce_until===void 0?"":` until ${g.
enforce_until}`;return[m,c?` extending ${c.repository}/${c.path}`:"",l?` combined with ${l.name}`:"",`, profile ${o}`,T?.
counting==="reference"?", files counted like the reference engine":"",g.enforce?`, reports only${t}: a failing verdict d\
oes not fail the check`:""].join("")}function F(g){const{base_sha:T,head_sha:m,audited_sha:c,event:l}=g;if(T!==null&&T===
c)return`${(0,O().shortCommit)(T)} is both base and head, so nothing changes`;const o=`${(0,O().shortCommit)(T)} \u2192 ${(0,O().
shortCommit)(m)}`;return l.name==="worktree"?`${o} with the uncommitted files`:l.name==="index"?`${o} with the staged fi\
les`:c===m?o:`${o}, audited: ${(0,O().shortCommit)(c)}`}function I({user:g,at:T,pull_request:m}){return`by ${g} at ${(0,O().
moment)(T)}${m===void 0?"":` (pull request ${m})`}`}function x({level:g,description:T}){return g!=="namespaces"?T:`conta\
ined: ${/no network/.test(T)?"no network":"network allowed"}, private copy`}const b="The audit is the gate. Command outp\
ut comes from the change\u2019s own code and is only evidence.",h={killed:"yes",survived:"no",not_run:"not run"};function w({
outcome:g,reason:T}){return`notices a defect: ${h[g]}${T===void 0?"":` (${T})`}`}function p({commands:g}){const T=g.flatMap(
({mutant:c})=>c?.outcome??[]);if(T.length===0)return;const[m]=["killed","not_run","survived"].filter(c=>T.includes(c));return m&&
h[m]}function P({genes:g}){const m=g.flatMap(o=>o.commands).flatMap(({mutant:o})=>o??[]);if(m.length===0)return"not trie\
d; only a run with the change broken can tell";const c=m.find(o=>o.reason!==void 0)?.reason,l=o=>m.filter(({outcome:t})=>t===
o).length;return l("not_run")===m.length?`not tried: ${c}`:`with the change broken, ${l("killed")} of ${m.length} comman\
ds did not pass, as the change\u2019s own code reported${c===void 0?"":`; ${l("not_run")} not run: ${c}`}`}},23107:function(V,$,i){
Object.defineProperty($,"__esModule",{value:!0}),$.findParts=I,$.readAtMost=b,$.readParts=x;function n(){const p=i(51455);
return n=function(){return p},p}function O(){const p=i(76760);return O=function(){return p},p}function M(){const p=i(41895);
return M=function(){return p},p}function N(){const p=i(73388);return N=function(){return p},p}function S(){const p=i(78374);
return S=function(){return p},p}function R(){const p=i(78534);return R=function(){return p},p}const y=2*R().MAX_REPORT_BYTES,
F="gate-report.json";async function I(p){return(await(0,n().readdir)(p,{recursive:!0,withFileTypes:!0}).catch(g=>{if(g.code===
"ENOENT")return[];throw new(M()).GateError("file_unreadable",`Cannot read the directory ${p} (${g.code}).`,"Specify the \
directory into which the parts were downloaded.",{cause:g})})).filter(g=>g.isFile()&&g.name===F).map(({parentPath:g,name:T})=>(0,O().
join)(g,T)).sort()}async function x(p,P,g=h){if(p.length>S().MAX_SHARDS)throw w(`There are more than ${S().MAX_SHARDS} p\
arts`);const T=[];let m=y;for(const c of p){const l=await b(Math.min(m,R().MAX_REPORT_BYTES),c,P);m-=l.length;const o=(0,N().
inputName)(c);T.push({name:o,report:(0,R().readReportFile)(l,o,g)})}return T}async function b(p,P,g){const T=[];let m=0;
for await(const c of g(P)){if(m+=c.length,m>p)throw w(`${(0,N().inputName)(P)} is too large, alone or together with the \
other parts`);T.push(c)}return Buffer.concat(T)}const h="Specify the gate-report.json of every shard, made by this versi\
on, and nothing else.";function w(p){return new(M()).GateError("artifact_invalid",p,h)}},42844:function(V,$,i){i.r($),i.
d($,{default:()=>n.A});var n=i(49585)},40894:function(V,$,i){i.r($),i.d($,{renderToString:()=>n.F0});var n=i(53091)},892:function(V,$,i){
i.r($),i.d($,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.FD});var n=i(38720)}};
