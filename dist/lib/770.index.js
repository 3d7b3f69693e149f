"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.publishFiles=u,j.resultPaths=O;function e(){const o=i(51455);return e=function(){return o},o}function S(){const o=i(76760);
return S=function(){return o},o}function M(){const o=i(58500);return M=function(){return o},o}function k(){const o=i(1207);
return k=function(){return o},o}function w(){const o=i(41895);return w=function(){return o},o}function E(){const o=i(28765);
return E=function(){return o},o}function y(){const o=i(52978);return y=function(){return o},o}function C(){const o=i(10289);
return C=function(){return o},o}function P(){const o=i(62887);return P=function(){return o},o}function T(){const o=i(58802);
return T=function(){return o},o}function R(){const o=i(31048);return R=function(){return o},o}function $(){const o=i(58924);
return $=function(){return o},o}function l(){const o=i(11357);return l=function(){return o},o}function O(o){const p=n=>(0,S().
join)(o,n),f=n=>({statement:p(`${n}.intoto.json`),predicate:p(`${n}.predicate.json`),subjects:p(`${n}.subjects.sha256`)});
return{report:p("gate-report.json"),validationReports:p("validation-reports"),validationLines:p("validation-reports.json\
l"),testResult:f("test-result"),summary:f("verification-summary"),agentTask:p(y().AGENT_TASK_FILE),agentPatch:p(y().AGENT_PATCH_FILE),
page:p("report.md"),html:p("report.html"),sarif:p("report.sarif"),junit:p("report.junit.xml")}}const I=1024*1024;async function u(o,p,f){
const n=O(o);try{await g(o);for(const c of x(n,p,f))await c(),await(0,M().setImmediate)(),f?.throwIfAborted();return{status:"\
reached",where:o}}catch(c){return{status:"failed",reason:`could not write the result files: ${(0,k().readFailure)(c).said}`,
...c instanceof w().GateError&&{hint:c.hint}}}}function x(o,{report:p,markdown:f},n){const c=(0,R().renderJson)(p);return[
()=>(0,E().replaceFile)(o.report,c),()=>h(o.validationReports,p,n),()=>(0,E().replaceFile)(o.validationLines,(0,R().renderJsonLines)(
p)),()=>d(o.testResult,(0,T().testResultStatement)(p)),()=>d(o.summary,(0,R().summaryStatement)(p,c)),()=>(0,E().replaceFile)(
o.agentTask,(0,y().renderAgentTask)(p)),()=>r(o.agentPatch,p.fix?.patch||void 0),()=>(0,E().replaceFile)(o.page,f(I)),()=>(0,E().
replaceFile)(o.html,(0,P().renderHtml)(p)),()=>(0,E().replaceFile)(o.sarif,(0,l().renderSarif)(p)),()=>(0,E().replaceFile)(
o.junit,(0,$().renderJunit)(p))]}async function h(o,{validation_reports:p},f){await g(o);for(const n of await(0,e().readdir)(
o))/^vr_\d+\.json$/.test(n)&&await(0,e().rm)((0,S().join)(o,n));for(const n of p)f?.throwIfAborted(),await(0,E().replaceFile)(
(0,S().join)(o,`${n.id}.json`),`${(0,C().json)(n)}
`)}async function d(o,p){await r(o.statement,p&&`${(0,C().json)(p)}
`),await r(o.predicate,p&&`${(0,C().json)(p.predicate)}
`),await r(o.subjects,p&&(0,T().checksumsOf)(p.subject))}async function g(o){if(await(0,E().makeFolder)(o),!(await(0,e().
lstat)(o)).isDirectory())throw new Error(`${o} is a symlink or not a directory`)}async function r(o,p){p===void 0?await(0,e().
rm)(o,{force:!0}):await(0,E().replaceFile)(o,p)}},62887:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.renderHtml=t;function e(){const a=i(892);return e=function(){return a},a}function S(){const a=i(77598);return S=function(){
return a},a}function M(){const a=i(40894);return M=function(){return a},a}function k(){const a=i(13580);return k=function(){
return a},a}function w(){const a=i(79215);return w=function(){return a},a}function E(){const a=i(67237);return E=function(){
return a},a}function y(){const a=i(69379);return y=function(){return a},a}function C(){const a=i(55967);return C=function(){
return a},a}function P(){const a=i(94978);return P=function(){return a},a}function T(){const a=i(74658);return T=function(){
return a},a}function R(){const a=i(90042);return R=function(){return a},a}function $(){const a=i(63245);return $=function(){
return a},a}function l(){const a=i(38319);return l=function(){return a},a}function O(){const a=i(94965);return O=function(){
return a},a}function I(){const a=i(11217);return I=function(){return a},a}function u(){const a=i(31992);return u=function(){
return a},a}function x(){const a=i(26517);return x=function(){return a},a}function h(){const a=i(14305);return h=function(){
return a},a}const d=12,g={most:10,columns:120},r={label:"",noun:"finding"};function o(a,b){const{notices:F,suppressed:W}=b,
m=[(0,C().fixList)(a),(0,l().machineList)(a),(0,l().readList)(a),(0,E().sizeList)(a),(0,l().directoryList)(a),(0,l().uncountedList)(
a),(0,P().geneList)(a,b),(0,l().claimList)(a),{...r,id:"notices",title:"Notices",rows:(0,y().findingRows)(F,!0)},{...r,id:"\
suppressed",title:"Ignored by the policy",rows:(0,y().findingRows)(W,!0)},(0,R().environmentList)(a),f(a)];return[...p(b),
...m.filter(({rows:N})=>N.length>0).map(({id:N,title:A,noun:D,note:G,rows:B})=>({id:N,title:A,...(B[0]?.name??B[0]?.status)!==
void 0&&{count:B.length},body:(0,e().jsxs)(e().Fragment,{children:[G!==void 0&&(0,e().jsx)("p",{class:"quiet",children:G}),
(0,e().jsx)(u().Rows,{of:B,noun:D})]})}))]}function p(a){const{dangers:b,blocked:F,failed:W,waiting:m,blast:N,findings:A}=a,
D={"dangerous finding":(0,y().findingRows)(b),"blocked command":(0,y().blockedRows)(F),"failed command":(0,y().failedRows)(
W,g),"pending approval":(0,y().findingRows)(m),finding:(0,y().findingRows)([...N,...A])},G=Object.entries(D).map(([H,Y])=>(0,e().
jsx)(u().Rows,{noun:H,of:Y,open:d},H)),B=Object.values(D).flat().length;return B===0?[]:[{id:"attention",title:"Action r\
equired",count:B,body:G}]}function f({findings:a,capsules:b}){const F=[...a,...b.flatMap(({reasons:A})=>A)],W=[...new Set(
F.map(({rule:A})=>A))].flatMap(A=>(0,k().ruleOf)(A)??[]),m=(A,D="")=>D===""?[]:[{title:A,lines:D.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:W.map(({id:A,title:D,why:G,wrong:B,right:H,configure:Y})=>({
tone:"quiet",name:A,words:D,documents:A,isFolded:!0,notes:[{text:G.replace(/\s+/g," ")}],blocks:[...m("Wrong",(0,w().exampleText)(
B)),...m("Right",(0,w().exampleText)(H)),...m("Configure",Y)]}))}}const n=`(${x().pageScript.toString()})()`,c=["default\
-src 'none'",`script-src '${s(n)}'`,`style-src '${s(h().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-truste\
d-types-for 'script'"].join("; ");function s(a){return`sha256-${(0,S().createHash)("sha256").update(a).digest("base64")}`}
function t(a){const b=(0,$().reportSections)(a),F=o(a,b),W=(0,M().renderToString)((0,e().jsxs)(e().Fragment,{children:[(0,e().
jsx)("meta",{"http-equiv":"Content-Security-Policy",content:c}),(0,e().jsx)("meta",{name:"viewport",content:"width=devic\
e-width, initial-scale=1"}),(0,e().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,e().jsx)("meta",{name:"color-\
scheme",content:"light dark"}),(0,e().jsx)("title",{children:`${(0,T().reportTitle)(a)} \xB7 gene-gate`})]})),m=(0,M().renderToString)(
(0,e().jsxs)("main",{children:[(0,e().jsx)(I().Masthead,{report:a,sections:b}),(0,e().jsx)("nav",{"aria-label":"Sections",
children:F.map(N=>(0,e().jsx)("a",{href:`#${N.id}`,children:(0,e().jsx)(v,{section:N})},N.id))}),a.genes.length>0&&(0,e().
jsx)(L,{}),F.map(N=>(0,e().jsxs)("section",{id:N.id,"aria-labelledby":`${N.id}-title`,children:[(0,e().jsx)("h2",{id:`${N.
id}-title`,children:(0,e().jsx)(v,{section:N})}),N.body]},N.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${W}<style>${h().STYLE}</style></head>
<body>${m}<script>${n}<\/script></body>
</html>
`}function v({section:{title:a,count:b}}){return(0,e().jsxs)(e().Fragment,{children:[a,b!==void 0&&(0,e().jsxs)("span",{
class:"quiet",children:[" ",(0,O().grouped)(b)]})]})}function L(){return(0,e().jsxs)("search",{hidden:!0,children:[(0,e().
jsx)("label",{for:"filter",children:"Filter"}),(0,e().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,e().jsx)("output",{for:"filter"})]})}},11217:function(z,j,i){Object.defineProperty(
j,"__esModule",{value:!0}),j.Masthead=w;function e(){const y=i(892);return e=function(){return y},y}function S(){const y=i(
74658);return S=function(){return y},y}function M(){const y=i(94965);return M=function(){return y},y}function k(){const y=i(
31992);return k=function(){return y},y}function w({report:y,sections:C}){const{error:P,event:T}=y,R=(0,S().isReportedOnly)(
y),{verdict:$,words:l}=(0,S().headlineOf)(y,C);return(0,e().jsxs)("header",{children:[(0,e().jsxs)("p",{class:"quiet abo\
ut",children:[(0,e().jsx)("strong",{children:"gene-gate"}),T.pull_request!==void 0&&(0,e().jsxs)("span",{children:["pull\
 request ",T.pull_request]}),(0,e().jsxs)("span",{children:[(0,M().shortCommit)(y.base_sha)," \u2192 ",(0,M().shortCommit)(
y.head_sha)]}),(0,e().jsx)("time",{dateTime:y.finished_at,children:(0,M().moment)(y.finished_at)})]}),(0,e().jsx)("h1",{
children:(0,e().jsx)(k().Status,{tone:M().VERDICT_TONES[R?"warn":y.verdict],word:(0,M().capital)($)})}),(0,e().jsx)("p",
{class:"headline",children:l}),R&&(0,e().jsx)("p",{children:(0,e().jsx)(k().Sentence,{text:(0,S().reportedOnlyNote)(y)})}),
P&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(k().Code,{lines:P.message.split(`
`)}),(0,e().jsx)("p",{class:"quiet",children:"Fix"}),(0,e().jsx)(k().Code,{lines:P.hint.split(`
`)})]}),(0,e().jsx)("dl",{class:"figures",children:E(y,C).map(([O,I,u])=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",
{children:O}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("strong",{children:I})," ",(0,e().jsx)("span",{class:"quiet",children:u})]})]},
O))})]})}function E(y,C){const{genes:P,blast_radius:T,duration_ms:R}=y,{commands:$,passed:l,blocked:O,failed:I,notRun:u}=C,
x=P.filter(({verdict:o})=>o==="pass"||o==="warn").length,d=Object.entries({blocked:O,failed:I,"not run":u}).flatMap(([o,
{length:p}])=>p>0?[`${p} ${o}`]:[]),g=[["Genes",`${x} of ${P.length}`,"passed"],["Commands",`${l.length} of ${$.length}`,
["passed",...d].join(", ")]],r=T&&[`${T.files}`,`counted, ${(0,M().count)(T.lines,"line")}`];return[...P.length>0?g:[],...r?
[["Files",...r]]:[],["Duration",(0,M().duration)(R),"total"]]}},31992:function(z,j,i){Object.defineProperty(j,"__esModul\
e",{value:!0}),j.Code=R,j.Rows=l,j.Sentence=P,j.Status=T;function e(){const h=i(892);return e=function(){return h},h}function S(){
const h=i(13580);return S=function(){return h},h}function M(){const h=i(10289);return M=function(){return h},h}function k(){
const h=i(88611);return k=function(){return h},h}function w(){const h=i(94965);return w=function(){return h},h}const E={
sentence:2e3,name:300},y=1e3;function C({text:h}){return(0,e().jsx)("code",{children:h===""?"(empty)":(0,M().terminal)((0,w().
clipCounted)(h,E.name))})}function P({text:h}){const d=(0,w().clipCounted)(h,E.sentence).split(/`([^`]+)`/);return(0,e().
jsx)("bdi",{children:d.map((g,r)=>r%2===1?(0,e().jsx)("code",{children:(0,M().terminal)(g)},r):(0,M().terminal)(g))})}function T({
tone:h,word:d}){return(0,e().jsx)("strong",{class:`status ${h}`,children:d})}function R({lines:h,language:d}){const g=h.
map(r=>`${(0,M().terminal)(r.replaceAll("	","    "))}
`);return(0,e().jsx)("pre",{dir:"ltr",children:g.map((r,o)=>d==="diff"&&r.startsWith("-")?(0,e().jsx)("del",{children:r},
o):d==="diff"&&r.startsWith("+")?(0,e().jsx)("ins",{children:r},o):r)})}function $({command:h="",spans:d=[]}){return(0,e().
jsx)("pre",{dir:"ltr",children:(0,k().shownParts)(h,d).map(({start:g,end:r,isShown:o})=>o?(0,k().markedRuns)(h,{start:g,
end:r},d).map(({text:p,marked:f},n)=>f?(0,e().jsx)("mark",{children:p||"\xA0"},n):p):(0,e().jsx)("span",{class:"quiet",children:`\
 ${(0,k().notShown)(r-g)} `},g))})}function l({of:h,noun:d,open:g=y}){const r=h.slice(0,y).map((o,p)=>(0,e().jsx)("li",{
children:(0,e().jsx)(O,{row:o})},p));return(0,e().jsxs)(e().Fragment,{children:[r.length>0&&(0,e().jsx)("ul",{children:r.
slice(0,g)}),r.length>g&&(0,e().jsxs)("details",{children:[(0,e().jsx)("summary",{children:(0,w().count)(h.length-g,`mor\
e ${d}`)}),(0,e().jsx)("ul",{children:r.slice(g)})]}),h.length>y&&(0,e().jsxs)("p",{class:"quiet",children:[(0,w().count)(
h.length-y,`more ${d}`)," in ",(0,e().jsx)("code",{children:"gate-report.json"})]})]})}function O({row:h}){const{status:d,
rows:g=[],blocks:r=[],command:o,notes:p,rule:f,documents:n,isFolded:c}=h,s=p.filter(({label:L})=>L!==void 0),t=(0,e().jsxs)(
e().Fragment,{children:[o!==void 0&&(0,e().jsx)($,{...h}),p.map(({label:L,text:a,tone:b="quiet"})=>L===void 0&&a!==""?(0,e().
jsx)("p",{class:b,children:(0,e().jsx)(P,{text:a})},a):null),(s.length>0||f!==void 0)&&(0,e().jsx)(u,{notes:s,rule:f}),r.
map((L,a)=>(0,e().jsx)(x,{block:L},a)),g.length>0&&!c&&h.also!==void 0?(0,e().jsxs)("details",{children:[(0,e().jsx)("su\
mmary",{children:(0,e().jsx)(P,{text:h.also})}),(0,e().jsx)(l,{of:g,noun:"finding"})]}):g.length>0&&(0,e().jsx)(l,{of:g,
noun:o===void 0?"command":"finding"})]}),v=d===void 0?"div":"article";return c?(0,e().jsxs)("details",{id:n&&`rule-${n}`,
children:[(0,e().jsx)("summary",{children:(0,e().jsx)(I,{row:h})}),t]}):(0,e().jsxs)(v,{children:[(0,e().jsx)("p",{children:(0,e().
jsx)(I,{row:h})}),t]})}function I({row:{status:h,tone:d,name:g,word:r,words:o,place:p,also:f,rows:n=[]}}){const c=[h!==void 0&&
(0,e().jsx)(T,{tone:d,word:h}),g!==void 0&&(0,e().jsx)(C,{text:g}),r!==void 0&&(0,e().jsxs)("span",{class:h===void 0?d:"\
quiet",children:["(",r,")"]}),o!==void 0&&(0,e().jsx)(P,{text:o}),p!==void 0&&!g?.startsWith(p.path)&&(0,e().jsx)("span",
{class:"quiet",children:(0,e().jsx)(C,{text:`${p.path}:${p.line}`})}),f!==void 0&&n.length===0&&(0,e().jsx)(P,{text:f})];
return(0,e().jsx)(e().Fragment,{children:c.filter(Boolean).map((s,t)=>[t>0?" ":"",s])})}function u({notes:h,rule:d}){const g=h.
map(({label:r="",text:o})=>[(0,w().capital)(r),(0,e().jsx)(P,{text:o},o)]);if(d!==void 0){const r=(0,e().jsx)(C,{text:d});
g.push(["Rule",(0,S().ruleOf)(d)===void 0?r:(0,e().jsx)("a",{href:`#rule-${d}`,children:r})])}return(0,e().jsx)("dl",{children:g.
map(([r,o],p)=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",{children:r}),(0,e().jsx)("dd",{children:o})]},p))})}function x({
block:h}){const{title:d,lines:g,isFolded:r}=h,o=d!==void 0&&(0,e().jsx)(P,{text:d});return r?(0,e().jsxs)("details",{children:[
(0,e().jsx)("summary",{children:o}),(0,e().jsx)(R,{...h})]}):(0,e().jsxs)(e().Fragment,{children:[o&&(0,e().jsx)("p",{children:o}),
g.length>0&&(0,e().jsx)(R,{...h})]})}},26517:function(z,j){Object.defineProperty(j,"__esModule",{value:!0}),j.pageScript=
i;function i(){const e=document.querySelector("search"),[S,M]=[e?.querySelector("input"),e?.querySelector("output")],k=document.
querySelectorAll("section > details"),w=document.querySelectorAll("section > ul > li, section > details > ul > li");S?.addEventListener(
"input",()=>{const y=S.value.trim().toLowerCase();let C=0;for(const P of w)P.hidden=!P.textContent.toLowerCase().includes(
y),P.hidden||(C+=1);for(const P of k)P.open=y!=="";M&&(M.textContent=y===""?"":`${C} of ${w.length} entries`)}),e&&(e.hidden=
!1);const E=()=>{const y=document.getElementById(location.hash.slice(1));for(let C=y?.closest("details");C;)C.open=!0,C=
C.parentElement?.closest("details");y?.scrollIntoView()};addEventListener("hashchange",E),location.hash&&E(),addEventListener(
"beforeprint",()=>{for(const y of document.querySelectorAll("details"))y.open=!0})}},14305:function(z,j){Object.defineProperty(
j,"__esModule",{value:!0}),j.STYLE=void 0;const i=j.STYLE=`
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
`},58924:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderJunit=R;function e(){const s=i(42844);
return e=function(){return s},s}function S(){const s=i(59490);return S=function(){return s},s}function M(){const s=i(10289);
return M=function(){return s},s}function k(){const s=i(51660);return k=function(){return s},s}function w(){const s=i(74658);
return w=function(){return s},s}function E(){const s=i(90042);return E=function(){return s},s}function y(){const s=i(63245);
return y=function(){return s},s}function C(){const s=i(94965);return C=function(){return s},s}const P="change",T=new(e()).
default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function R(s){
const t=$(s),v={"@timestamp":s.started_at},L={"@name":"gene-gate",...I(t.flatMap(({cases:b})=>b)),...v,...t.length>0&&{testsuite:t.
map(({name:b,file:F,cases:W})=>({"@name":(0,M().terminal)(b),...I(W),...F!==void 0&&{"@file":(0,M().terminal)(F)},...v,testcase:W}))}},
a={"@version":"1.0","@encoding":"UTF-8"};return`${T.build({"?xml":a,testsuites:L}).trim()}
`}function $(s){const{error:t,verdict:v}=s,L=(0,y().reportSections)(s),a=[...L.dangers,...L.findings,...L.blast].filter(
({severity:B})=>B==="error"),b=new Set(s.genes.map(({id:B})=>B)),F=(0,S().groupBy)(a,({subject:B})=>b.has(B?.id??"")?B?.
id:P),W=(0,S().groupBy)(L.commands,({gene:B})=>B),m=B=>(F.get(B)??[]).map(H=>d(H,B)),N=s.genes.map(B=>{const H=[...(W.get(
B)??[]).map(h),...m(B.id)];return l({name:B.id,file:B.path,cases:H},B.verdict,B.summary)}),A=t?[g("error",P,t.message,t.
hint)]:[],D={name:P,cases:[...A,...m(P)]},G=N.some(O)?D:l(D,v,(0,w().reportTitle)(s));return G.cases.length>0?[G,...N]:N}
function l(s,t,v){return!(t==="fail"||t==="error")||O(s)?s:{...s,cases:[...s.cases,g("failure",s.name,v)]}}function O({cases:s}){
return s.some(({failure:t,error:v})=>t!==void 0||v!==void 0)}function I(s){return{"@tests":s.length,"@failures":s.filter(
({failure:t})=>t).length,"@errors":s.filter(({error:t})=>t).length,"@skipped":s.filter(({skipped:t})=>t).length,"@time":s.
reduce((t,v)=>t+Number(v["@time"]),0).toFixed(3)}}const u=1e3,x={lines:40,columns:200};function h(s){const{gene:t,command:v}=s,
{outcome:L,mutant:a,location:b}=v;return{"@name":n(v.command),"@classname":n(t.id),"@file":n(b?.path??t.path),"@line":b?.
line??t.line,"@time":c(L?.duration_ms??0),...a&&{properties:{property:{"@name":"mutant","@value":n((0,E().mutantWords)(a))}}},
...r(s),...L&&{"system-out":(0,k().streamLines)(L.stdout).join(`
`),"system-err":(0,k().streamLines)(L.stderr).join(`
`)}}}function d(s,t){const{rule:v,message:L,location:a}=s;return{"@name":n(v),"@classname":n(t),...a&&{"@file":n(a.path),
"@line":a.line},"@time":c(0),failure:{"@type":n(v),"@message":n(L),"#text":f(s)}}}function g(s,t,v,L=""){const a=(0,M().
terminalLines)((0,C().clipCounted)(L,u));return{"@name":"verdict","@classname":n(t),"@time":c(0),[s]:{"@type":"verdict",
"@message":n(v),"#text":a.join(`
`)}}}function r({gene:s,command:t,result:v,findings:L}){switch(v){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":n(p(s,t))}};case"blocked":case"failed":{const[a]=L,{outcome:b}=t,F=b?(0,k().errorLines)(b,x.lines,x.columns):[],
W={"@type":n(a?.rule??v),"@message":n(a?.message??s.summary),"#text":[...L.map(f),...F].join(`
`)};return b!==void 0&&o.has(b.status)?{error:W}:{failure:W}}}}const o=new Set(["crashed","not_runnable","error"]);function p({
summary:s,verdict:t},{outcome:v}){const L=v?.reason??(t==="pass"||t==="warn"?"":s);return[v?(0,C().statusWords)(v):"not \
run",L].filter(Boolean).join(": ")}function f({message:s,remedy:t}){return[s,t].filter(Boolean).map(n).join(`
`)}function n(s){return(0,M().terminal)((0,C().clipCounted)(s,u))}function c(s){return(s/1e3).toFixed(3)}},69633:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.diffLink=C,j.encodedPath=E,j.headPlace=P,j.isRepositoryPath=y,j.permalink=
w,j.rulePage=k;function e(){const T=i(77598);return e=function(){return T},T}function S(){const T=i(38863);return S=function(){
return T},T}function M(){const T=i(13580);return M=function(){return T},T}function k(T){return(0,M().ruleOf)(T)&&`${S().
HOME}/blob/main/docs/rules/${T}.md`}function w(T,R,$){const l=P(T,$);if(l===void 0||T.head_sha===null||/\p{Cs}/u.test(l.
path))return;const O=E(l.path),I=l.line===void 0?"":`#L${l.line}`;return`${R}/blob/${T.head_sha}/${O}${I}`}function E(T){
return Buffer.from(T).toString().split("/").map(encodeURIComponent).join("/")}function y(T){return T.split("/").every(R=>![
"",".",".."].includes(R))}function C(T,R,$){const{pull_request:l}=T.event;if(l===void 0)return w(T,R,$);const O=(0,e().createHash)(
"sha256").update($.path).digest("hex");return`${R}/pull/${l}/files#diff-${O}`}function P({head_sha:T,audited_sha:R,head_files:$},{
path:l,line:O}){if(R===T)return{path:l,line:O};if($===void 0)return{path:l};const I=$.find(x=>x.path===l);if(I===void 0)
return{path:l,line:O};if(I.missing)return;const u=I.same.find(x=>x.line<=O&&O<x.line+(x.lines??Number.POSITIVE_INFINITY));
return{path:l,...u&&{line:u.head_line+O-u.line}}}},28387:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.genesTable=P;function e(){const $=i(17577);return e=function(){return $},$}function S(){const $=i(94978);return S=function(){
return $},$}function M(){const $=i(74658);return M=function(){return $},$}function k(){const $=i(90042);return k=function(){
return $},$}function w(){const $=i(94965);return w=function(){return $},$}const E=10,y=2,C=["error","fail","needs_approv\
al","warn","pass"];function P({genes:$},l){if($.length===0)return[];const O=$.toSorted((g,r)=>C.indexOf(g.verdict)-C.indexOf(
r.verdict)),I=$.length>E?(0,e().groupsOf)(O,g=>R(g).join("|")):O.map(g=>({lead:g,others:[]})),u=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],x=$.some(g=>(0,k().noticesDefect)(g)!==void 0),h=u.slice(0,x?u.length:-1),d=I.slice(
E).flatMap(({lead:g,others:r})=>[g,...r]);return[`| ${h.join(" | ")} |`,`|${"---|".repeat(h.length)}`,...I.slice(0,E).map(
g=>T(g,$,l)).map(g=>`| ${g.slice(0,h.length).join(" | ")} |`),"",...d.length>0?[`And ${(0,w().count)(d.length,"other gen\
e")}.`,""]:[]]}function T($,l,O){const I=[$.lead,...$.others].slice(0,y).map(h=>O.place(h,(0,S().geneName)(h,l)).replaceAll(
"|","\\|")),u=(0,e().sizeOf)($)-I.length,x=`${I.join(", ")}${u>0?` and ${(0,w().grouped)(u)} more`:""}`;return R($.lead).
toSpliced(2,0,x)}function R($){const{verdict:l,blast_radius:O}=$;return[`${M().VERDICT_SYMBOLS[l]} ${(0,w().spoken)(l)}`,
`${(0,w().grouped)(O.files)} of ${(0,w().grouped)(O.max_files)}`,(0,S().commandCounts)($,""),(0,k().noticesDefect)($)??"\
not run"].map(I=>I.replaceAll(" ","\xA0"))}},20471:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderMarkdown=
x;function e(){const m=i(52978);return e=function(){return m},m}function S(){const m=i(10289);return S=function(){return m},
m}function M(){const m=i(67237);return M=function(){return m},m}function k(){const m=i(69379);return k=function(){return m},
m}function w(){const m=i(55967);return w=function(){return m},m}function E(){const m=i(94978);return E=function(){return m},
m}function y(){const m=i(74658);return y=function(){return m},m}function C(){const m=i(90042);return C=function(){return m},
m}function P(){const m=i(63245);return P=function(){return m},m}function T(){const m=i(38319);return T=function(){return m},
m}function R(){const m=i(94965);return R=function(){return m},m}function $(){const m=i(28387);return $=function(){return m},
m}function l(){const m=i(80615);return l=function(){return m},m}function O(){const m=i(70939);return O=function(){return m},
m}const I=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
u=3;function x(m,N){const A=(0,P().reportSections)(m),D=d(m,A),{part:G="whole",maxCharacters:B,repositoryUrl:H}=N,Y=G===
"screen"?I.slice(u):I,J=[...G==="table"?[()=>[...(0,$().genesTable)(m,(0,l().linkerOf)(m,H)),...F(N)]]:Y.map(V=>()=>c(m,
A,V,N)),()=>[`Not shown: everything but this line. ${W(N)}`]];for(const V of J){const U=h([...D,...V()]);if(U.length<=B)
return U}return h(D).split(`
`,1).join("").slice(0,B)}function h(m){return`${m.join(`
`).trimEnd()}
`}function d(m,N){const{verdict:A,words:D}=(0,y().headlineOf)(m,N),G=(0,y().isReportedOnly)(m),H=`### ${y().VERDICT_SYMBOLS[G?
"warn":((0,y().undecidedPart)(m)??m).verdict]} gene-gate: ${A}`,{error:Y}=m;return[D===""?H:`${H} \u2014 ${D}`,"",...Y?[
...o(Y.message),...o(`Fix: ${Y.hint}`)]:[],...G?[(0,y().reportedOnlyNote)(m),""]:[],...m.isolation.untrusted?[g,""]:[]]}
const g="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",r=2e3;function o(m){const[N="",...A]=(0,R().clip)(m,r).trim().split(`
`),D=A.length>0?[...(0,S().markdownFence)((0,S().terminalLines)(A.join(`
`))),""]:[];return[(0,l().sentence)(N),"",...D]}const p=2,f={findings:4,blocked:20},n=12;function c(m,N,A,D){const{part:G="\
whole",detailsUrl:B}=D,H=(0,l().linkerOf)(m,D.repositoryUrl),{most:Y}=A,{dangers:J,blocked:V,failed:U,waiting:X,blast:_,
findings:on}=N,rn={most:A.outputLines},K=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[K("dangers","Dangerou\
s","finding",(0,k().findingRows)(J)),{most:Y}],[(0,T().machineList)(m),{most:n}],[K("blocked","Blocked","blocked command",
(0,k().blockedRows)(V)),{most:A.blocked,full:p,unfolded:f.blocked}],[K("failed","Failed","failed command",(0,k().failedRows)(
U,rn)),{most:Y,full:p}],[K("waiting","Approval required","finding",(0,k().findingRows)(X)),{most:Y}],[K("findings","Find\
ings","finding",(0,k().findingRows)([..._,...on])),{most:Y,unfolded:f.findings}],[(0,w().fixList)(m),{most:Y,full:1}],[(0,T().
readList)(m),{most:n}]],en=tn.map(([Z,Q])=>(0,O().listSection)(Z,H,Q)),sn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,O().
beyond)(Q,nn.most);return q>0?[(0,R().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,$().genesTable)(m,H),...en.
slice(2).flat(),...s(sn,A,D),...G==="detail"?[]:t(m,B),...F(D),...A.everything?L(m,N,H):[]]}function s(m,{everything:N},A){
const D=N||A.part==="screen"?[]:["everything that passed"],G=[...m,...D];return G.length===0?[]:[`Not shown: ${G.join(",\
 ")}. ${W(A)}`,""]}function t(m,N){const{next_actor:A,edits:D,todo:G,human:B}=(0,e().agentTask)(m);if(A==="done")return[];
const H=(0,l().linked)("artifacts",N&&`${N}#artifacts`);return[`For agents: ${[`\`next_actor: ${A}\``,...D.length>0?[(0,R().
count)(D.length,"edit")]:[],...G.length>0?[`${G.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join("\
, ")}. The task${D.length>0?", with its diff,":""} is \`${e().AGENT_TASK_FILE}\` in the ${H} of the run.`,""]}const v=200;
function L(m,N,A){const{genes:D}=m,G=[(0,T().claimList)(m),(0,T().directoryList)(m),(0,T().uncountedList)(m)],B=[...(0,E().
geneList)(m,N).rows.flatMap(a),...G.flatMap(({rows:U})=>U.map(X=>(0,O().rowItem)(X,A))),...m.blast_radius?[`- Size: ${(0,M().
countedWords)(m)}`]:[],...(0,k().findingRows)([...N.notices,...N.suppressed],!0).map(U=>(0,O().rowItem)(U,A)),`- Next ac\
tor: ${(0,R().spoken)(m.next_actor)}`],H=B.length-v,Y=D.flatMap(U=>U.commands).length,J=D.length>0?`${(0,R().count)(D.length,
"gene")}, ${(0,R().count)(Y,"command")}, `:"",V=(0,C().environmentList)(m).rows.flatMap(({notes:U})=>U);return[`<details\
><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,v),...H>0?[`- ${H} more not shown`]:[],...V.
flatMap(({label:U,text:X,isMinor:_})=>_?[]:[`- ${U}: ${(0,l().sentence)(X)}`]),"","</details>",""]}function a({name:m="",
word:N,status:A,words:D,notes:G,rows:B=[]}){const H=B.filter(({command:Y})=>Y!==void 0);return[`- ${(0,l().name)(m)} ${N}\
, ${A}: ${D}`,...G.map(({text:Y})=>`  - ${(0,l().sentence)(Y)}`),...H.map(({command:Y="",status:J,words:V})=>{const U=(0,l().
sentence)([J,V].filter(Boolean).join(", "));return`  - ${(0,S().markdownCode)((0,R().clipCounted)(Y,b))} ${U}`})]}const b=200;
function F({detailsUrl:m,detailUrl:N}){const[A,D]=[m,N].map(B=>B&&(0,S().markdownLinkTarget)(B)),G=[...D?[`[Details](${D}\
)`]:[],...A?[`Full report: \`report.html\` in the [artifacts](${A}#artifacts) of the run`,`[Log](${A})`]:[]];return G.length>
0?[G.join(" \xB7 "),""]:[]}function W({detailsUrl:m,detailUrl:N=m}){const A=N&&(0,S().markdownLinkTarget)(N);return A?`S\
ee the [full report](${A}).`:"See the JSON report of this run."}},80615:function(z,j,i){Object.defineProperty(j,"__esMod\
ule",{value:!0}),j.linked=P,j.linkerOf=y,j.name=E,j.ruleLink=C,j.sentence=w;function e(){const T=i(10289);return e=function(){
return T},T}function S(){const T=i(69633);return S=function(){return T},T}function M(){const T=i(94965);return M=function(){
return T},T}const k={sentence:400,name:100};function w(T){return(0,e().markdownSentence)((0,M().clipCounted)(T,k.sentence))}
function E(T){return(0,e().markdownCode)((0,M().clipCounted)(T,k.name))}function y(T,R){const $=l=>(O,I=`${O.path}:${O.line}`)=>P(
E(I),R===void 0?void 0:l(T,R,O));return{place:$(S().permalink),diff:$(S().diffLink)}}function C(T){return P(E(T),(0,S().
rulePage)(T))}function P(T,R){const $=R&&(0,e().markdownLinkTarget)(R);return $?`[${T}](${$})`:T}},70939:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.beyond=C,j.listSection=y,j.rowItem=I;function e(){const d=i(38863);return e=
function(){return d},d}function S(){const d=i(10289);return S=function(){return d},d}function M(){const d=i(88611);return M=
function(){return d},d}function k(){const d=i(23408);return k=function(){return d},d}function w(){const d=i(94965);return w=
function(){return d},d}function E(){const d=i(80615);return E=function(){return d},d}function y({title:d,note:g,noun:r,rows:o},p,{
full:f=0,unfolded:n=Number.POSITIVE_INFINITY,most:c=Number.POSITIVE_INFINITY}){if(o.length===0)return[];const s=o.slice(
f,c).map(t=>I(t,p));return[`#### ${d}`,"",...g===void 0?[]:[g,""],...o.slice(0,Math.min(f,c)).flatMap(t=>$(t,p)),...f>0&&
s.length>0?[`Other ${r}s:`,""]:[],...P(s,r,n),...T(o)]}function C(d,g){return(0,k().sizeOfRows)(d.slice(g))}function P(d,g,r){
if(d.length===0)return[];const o=d.slice(r),p=`<details><summary>${(0,w().count)(o.length,`other ${g}`)}</summary>`;return[
...d.slice(0,r),"",...o.length>0?[p,"",...o,"","</details>",""]:[]]}function T(d){return d.some(({notes:r})=>r.some(({text:o})=>o.
includes("`/gene-gate approve`")))?R:[]}const R=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function $(d,g){const{words:r,command:o,spans:p=[],notes:f,blocks:n=[],rule:c,also:s}=d,t=n.filter(({title:m})=>m===
void 0).flatMap(({lines:m})=>m),[v="",...L]=(0,M().markedLines)(o??"",p),a=t.length>0?"$ ":"",b=(0,S().markdownFence)([a+
v,...L,...t]),F=[...x(d,g),...r===void 0?[]:[(0,E().sentence)(r)]],W=c===void 0?"":` (${(0,E().ruleLink)(c)})`;return[[...F,
...h(d,g)].join(", ")+(s?`; ${(0,E().sentence)(s)}`:""),"",...o===void 0?[]:[...b,""],...f.map((m,N)=>`- ${(0,w().capital)(
m.label??"note")}: ${O(m)}${N===0?W:""}`),...f.length>0?[""]:[],...n.flatMap(m=>l(m))]}function l({title:d,lines:g,language:r,
isFolded:o}){if(d===void 0||o)return[];const p=r==="sh"?` (${(0,E().linked)("how to get it",e().HOW_TO_GET_IT)})`:"",f=r?
(0,S().rawBlock)(g,r):(0,S().markdownFence)(g),n=(0,w().capital)((0,E().sentence)(d))+p;return g.length>0?[`${n}:`,"",...f,
""]:[`${n}.`,""]}function O({label:d,text:g}){const r=d==="fix";return(0,E().sentence)(r?g.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):g)}function I(d,g){const{status:r,tone:o,words:p,command:f,spans:n=[],notes:c,rule:s,also:t,files:v=[]}=d,L=r===void 0&&
o==="bad"?"\u26A0\uFE0F ":"",a=r!==void 0&&f===void 0?[`**${(0,w().capital)(r)}:**`]:[],b=p&&(d.isWhole?(0,S().markdownSentence)(
p):(0,E().sentence)(p)),F=[...b?[b]:[],...c.filter(({isMinor:D})=>!D).map(O),...v.length>0?[`Files: ${v.map(D=>g.diff({path:D,
line:1},D)).join(", ")}`]:[]].reduce((D,G)=>D===""||/[.:]$/.test(D)?`${D} ${G}`:`${D}. ${G}`,""),W=f===void 0?[]:[(0,S().
markdownCode)((0,M().commandLine)(f,n)),"\u2014"],m=x(d,g).map(D=>F===""?D:`${D}:`),N=[...h(d,g),...s?[(0,E().ruleLink)(
s)]:[]].join(", "),A=[...N===""?[]:[N],...t?[(0,E().sentence)(t)]:[]].join("; ");return`- ${L}${[...a,...W,...m,F.trim(),
...A===""?[]:[`(${A})`]].filter(Boolean).join(" ")}`}function u({status:d,name:g,place:r}){return d===void 0||r===void 0||
g?.startsWith(r.path)===!0}function x(d,g){const{name:r,word:o,place:p}=d;if(r===void 0)return[];const f=p&&u(d)?g.diff(
p,r):(0,E().name)(r);return[o===void 0?f:`${f} (${o})`]}function h(d,g){return d.place&&!u(d)?[g.place(d.place)]:[]}},11357:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.renderSarif=O;function e(){const t=i(41895);return e=function(){return t},
t}function S(){const t=i(38863);return S=function(){return t},t}function M(){const t=i(78261);return M=function(){return t},
t}function k(){const t=i(74238);return k=function(){return t},t}function w(){const t=i(13580);return w=function(){return t},
t}function E(){const t=i(17655);return E=function(){return t},t}function y(){const t=i(47350);return y=function(){return t},
t}function C(){const t=i(10289);return C=function(){return t},t}function P(){const t=i(69633);return P=function(){return t},
t}function T(){const t=i(8229);return T=function(){return t},t}function R(){const t=i(74658);return R=function(){return t},
t}function $(){const t=i(94965);return $=function(){return t},t}const l=5e3;function O(t){const v=t.findings.toSorted(M().
byHarm).slice(0,l),L=[...new Set(v.map(({rule:N})=>N))],{audited_sha:a,base_sha:b,verdict:F,tool:W}=t,m={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:W.name,version:W.version,semanticVersion:W.
version,informationUri:S().HOME,rules:L.map(s)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[g]:{description:{text:"\
The audited commit."}}},invocations:[I(t,t.findings.length-v.length)],results:v.map(N=>({...h(N,t),ruleIndex:L.indexOf(N.
rule)})),properties:{verdict:F,base_sha:b,audited_sha:a}}]};return`${(0,C().jsonLine)(m)}
`}function I(t,v){const{error:L,verdict:a}=t,b=[];if(L){const F={text:(0,C().sarifText)((0,e().inSentences)(L))};b.push(
{level:"error",descriptor:{id:L.code},message:F})}if(v>0){const F=`${(0,$().count)(v,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;b.push({level:"warning",
message:{text:F}})}return{executionSuccessful:a!=="error",exitCode:(0,y().exitCodeOf)(a,t.policy?.enforce),exitCodeDescription:(0,R().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...b.length>0&&{toolExecutionNotifications:b}}}const u=600,
x="geneGateFinding/v1";function h(t,v){const{id:L,rule:a,severity:b,harm:F="bookkeeping",suppressed:W}=t;return{ruleId:a,
level:p[b],rank:n[F].rank,message:{text:d(t)},locations:[r(t,v)],...L!==void 0&&{partialFingerprints:{[x]:L}},...W&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,C().sarifText)((0,$().clipCounted)(W.reason,u)),properties:{expires:W.
expires}}]}}}function d({message:t,remedy:v,rule:L}){return[t,v].filter(b=>b!=="").map(b=>(0,C().sarifText)((0,$().clipCounted)(
b,u))).join(" ")||L}const g="%SRCROOT%";function r({subject:t,location:v},{genes:L,policy:a}){const b=L.find(({id:W})=>W===
t?.id),F=[v,b&&{path:b.path,line:b.line}].find(W=>W!==void 0&&(0,P().isRepositoryPath)(W.path));return{physicalLocation:{
artifactLocation:{uri:(0,P().encodedPath)(F?.path??a?.path??k().POLICY_PATH),uriBaseId:g},region:F===void 0?{startLine:1}:
o(F)},...t?.id!==void 0&&{logicalLocations:[{name:(0,C().terminal)(t.id),kind:(0,C().terminal)(t.type??"Gene").toLowerCase()}]}}}
function o(t){const{line:v=1,column:L,end_line:a,end_column:b}=t,F={startLine:v,...L!==void 0&&{startColumn:L}};if(a===void 0||
a<v)return F;const W=b!==void 0&&(a>v||b>=(L??1));return{...F,endLine:a,...W&&{endColumn:b}}}const p={error:"error",warning:"\
warning",notice:"note"},f={error:"error",warning:"warning",notice:"recommendation"},n={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},c=80;function s(t){const v=(0,w().ruleOf)(t);if(v===void 0)return{
id:t};const{title:L,why:a,severity:b,harm:F,layer:W}=v,m=(0,P().rulePage)(t);return{id:t,...m!==void 0&&{helpUri:m},shortDescription:{
text:`${L}.`},fullDescription:{text:a},help:{text:(0,T().renderRule)(v,c),markdown:(0,E().ruleMarkdown)(v)},defaultConfiguration:{
level:p[b]},properties:{tags:[...F==="danger"?["security"]:[],typeof W=="number"?`layer-${W}`:W],"problem.severity":f[b],
"security-severity":n[F].score}}}},8229:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderExplanation=
C,j.renderRule=r,j.renderRuleList=o;function e(){const f=i(17655);return e=function(){return f},f}function S(){const f=i(
10289);return S=function(){return f},f}function M(){const f=i(50427);return M=function(){return f},f}function k(){const f=i(
94965);return k=function(){return f},f}function w(){const f=i(31626);return w=function(){return f},f}function E(){const f=i(
27809);return E=function(){return f},f}const y=8;function C(f,n){const c=(0,w().layoutOf)(n),{shown:s,rest:t}=(0,w().limited)(
f.findings,y,"finding",c);return(0,w().page)([P(f,c),...s.map(v=>T(v,f,c)),t,l(f,c),u(f,c),d(f,c)])}function P({command:f,
profiles:n},c){const s=R(f)?[c.paint("strong","(blank)")]:(0,E().markedCommand)(f,[],c);return[...(0,w().labelled)(c,"co\
mmand",s),...Object.entries(n).flatMap(([t,v])=>(0,w().prose)(c,v,`profile ${t}`,{label:k().COMMAND_TONES[v]}))]}function T(f,{
command:n,profiles:c},s){const{severity:t,message:v,span:L,remedy:a,rule:b}=f,F=f.profiles.length<Object.keys(c).length,
W=L===void 0||R(n)?{}:{command:n,spans:[L]},m=[...F?[{label:"only in",text:`profile ${f.profiles.join(", ")}`}]:[],{label:"\
fix",text:a,tone:"good"}],N={status:t,tone:k().SEVERITY_TONES[t],words:v,...W};return(0,E().rowLines)({...N,notes:m,rule:b},
s)}function R(f){return/^ *$/.test(f)}const $=800;function l({argv:f,assignments:n,invocation:c},s){const t=(A,D)=>{const G=D.
map(H=>H===""?"(empty)":H).join(", "),B=s.verbose?G:(0,k().clip)(G,$);return D.length===0?[]:(0,w().labelled)(s,A,(0,M().
chop)((0,S().terminal)(B),(0,w().roomOf)(s)))},{program:v,subcommand:L,flags:a=[],operands:b=[],passthrough:F=[]}=c??{},
W=n.map(({name:A,value:D})=>`${A}=${D}`),m=f?.map(A=>JSON.stringify(A)).join(", ");return[["sets",W],["argv",[m===void 0?
"none: the command is ambiguous":`[${m}]`]],["program",[v??"not one of the default profile"]],["subcommand",L?[L]:[]],["\
flags",a.map(O)],["operands",b.map(({text:A})=>A)],["passed on",F.map(({text:A})=>A)]].flatMap(A=>t(...A))}function O({name:f,
written:n,value:c}){const s=c===void 0?f:`${f} = ${c===""?"(empty)":c}`;return n===f?s:`${s} (written as ${n})`}const I=12;
function u(f,n){const{argv:c,invocation:s,outcome:t,targets:v,tree:L,root:a}=f,[b]=c??[];if(b===void 0)return(0,w().prose)(
n,"would run","nothing");const F=t==="needs_approval"?(0,w().prose)(n,"waits","needs approval"):[],W=t==="blocked"?"lead\
s to":"would run";if(s===null){const m=t==="blocked"?"nothing":`program ${b}`;return[...F,...(0,w().prose)(n,"would run",
m)]}return L===null?[...F,...(0,w().prose)(n,W,"unknown without a repository; use --repo DIR")]:[...F,...x(W,v.map(h),"f\
ile, script or tool",n),...(0,w().prose)(n,"looked in",a===void 0?L:`${a} of ${L}`)]}function x(f,n,c,s){const{shown:t,rest:v}=(0,w().
limited)(n,I,c,s);return t.length===0?(0,w().prose)(s,f,`no ${c}`):[...t.flatMap((L,a)=>(0,w().prose)(s,a===0?f:"",(0,k().
clip)(L,400))),...v]}function h({kind:f,name:n,path:c,script:s,via:t}){const v=t===void 0?"":`  (from ${t})`;switch(f){case"\
file":return`file ${c??n}${v}`;case"npm_script":return`script ${n}: ${s??""}${v}`;case"package_binary":return`tool ${n}${c===
void 0?"":`: ${c}`}${v}`}}function d({argv:f,scripts:n},c){return f===null||n===null?[]:x("in order",n.map(g),"script",c)}
function g({directory:f,event:n,text:c,shell:s}){const t=f===""?"":` in ${f}`;return c===""?`${n}${t}: there is no such \
script, or it is empty`:`${n}${t}, ${s?"by a shell":"without a shell"}: ${c}`}function r(f,n){return`${(0,e().rulePage)(
f).map(c=>p(c,n)).join(`

`)}
`}function o(f,{columns:n}){const c=Math.max(...[...f.values()].flat().map(({id:t})=>t.length))+4;return`${[...f].map(([
t,v])=>[`${t}:`,...v.flatMap(({id:L,title:a})=>(0,M().wrap)(a,n-c).map((b,F)=>(0,M().padRight)(F===0?`  ${L}`:"",c)+b))]).
map(t=>t.join(`
`)).join(`

`)}
`}function p({kind:f,text:n},c){switch(f){case"title":return n;case"heading":return`${n}:`;case"paragraph":return(0,M().
wrap)(n.replace(/\s+/g," "),c).join(`
`);case"code":return n.replace(/^(?=.)/gm,"    ")}}},67237:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.countedWords=T,j.sizeLimits=M,j.sizeList=P;function e(){const R=i(53315);return e=function(){return R},R}function S(){
const R=i(94965);return S=function(){return R},R}function M({genes:R,blast_radius:$}){const[l]=R.filter(x=>x.blast_radius.
files>0).toSorted((x,h)=>w(h)-w(x)),O=R.filter(x=>x!==l&&w(x)>1).length,I=$&&(0,e().cappedSize)($,$.counting),u=I&&[y(I.
files,$.hard_cap_files,"file",k),y(I.lines,$.hard_cap_lines,"line",k)];return[...l?[E(l,O)]:[],...(u??[]).filter(({isNear:x})=>x)]}
const k="the policy for every change (hard cap)";function w({blast_radius:{files:R,max_files:$}}){return R/Math.max(1,$)}
function E({id:R,blast_radius:$},l){const O=`${$.default_limit?"genes without one of their own, such as ":""}${(0,S().inCode)(
R)}`,I=l>0?`, and ${(0,S().count)(l,"other gene")} over the limit`:"";return y($.files,$.max_files,"file",O+I)}function y(R,$,l,O){
const[I,u]=C(R,$);return{tone:u,words:`${(0,S().grouped)(R)} of ${(0,S().count)($,l)}, ${I} the limit of ${O}`,isNear:R>
.8*$}}function C(R,$){return R>2*$?["more than twice","bad"]:R>$?["over","bad"]:R===$?["as many as","caution"]:R>.8*$?["\
close to","caution"]:["within","good"]}function P(R){const $={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},l=R.blast_radius;if(l===null||l.files+l.exempt_files===0)return{...$,rows:[]};const O=(u,x)=>`${(0,S().count)(u,
"file")}, ${(0,S().count)(x,"line")}`,I=[["counted",O(l.files,l.lines)],["uncounted",O(l.exempt_files,l.exempt_lines)],[
"hard cap",O(l.hard_cap_files,l.hard_cap_lines)]];return{...$,rows:[...M(R).map(({words:u,tone:x})=>({words:u,tone:x,notes:[]})),
{tone:"quiet",words:T(R),notes:I.map(([u,x])=>({label:u,text:x,isMinor:!0}))}]}}function T({blast_radius:R}){if(R===null)
return"";const{files:$,exempt_files:l,renamed_files:O=0}=R;return[`${(0,S().count)($+l-O,"changed file")} in the pull re\
quest`,...O>0?[`${(0,S().count)(O,"rename")}, counted with both names`]:[],...l>0?[`${(0,S().grouped)(l)} not counted`]:
[]].join("; ")}},94978:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.commandCounts=y,j.geneList=I,j.
geneName=C,j.versionWords=$;function e(){const r=i(51660);return e=function(){return r},r}function S(){const r=i(69379);
return S=function(){return r},r}function M(){const r=i(90042);return M=function(){return r},r}function k(){const r=i(63245);
return k=function(){return r},r}function w(){const r=i(94965);return w=function(){return r},r}const E={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function y({commands:r},o="command"){if(r.length===0)return"no command\
s";const p=r.map(k().resultOf);return Object.entries(E).map(([n,c])=>({words:c,number:p.filter(s=>s===n).length})).filter(
({number:n})=>n>0).map(({words:n,number:c},s)=>`${s===0&&o!==""?(0,w().count)(c,o):(0,w().grouped)(c)} ${n}`).join(", ")}
function C({id:r,path:o},p){return p.filter(n=>n.id===r).length<2?r:`${r} (${o})`}const P=200;function T(r){const{store:o,
commands:p,differences:f=[]}=r,n=o!==void 0&&o.root!=="."&&p.length>0,c=$(r),s=f.map(O);return[...n?[{tone:"quiet",text:`\
commands run in ${(0,w().inCode)(o.root)}`}]:[],...s.filter(({tone:t})=>t==="caution"),...s.filter(({tone:t})=>t!=="caut\
ion"),...R(r),...c===void 0?[]:[{tone:"caution",text:c}],...Object.values(r.profiles).flatMap(({remark:t})=>t===void 0?[]:
[{text:t,isMinor:!0}])].map(t=>({...t,text:(0,w().clip)(t.text,P)}))}function R({commands:r,profiles:o}){return r.some(({
verdict:p})=>p==="block")?[]:Object.entries(o).flatMap(([p,{accepted:f,reason:n="no reason given"}])=>{const c=`not acce\
pted by the profile ${p}, which is not in use here: ${n}`;return f?[]:[{tone:"caution",text:c}]})}function $({validators:r={}}){
const o=n=>Object.entries(r).filter(([,{accepted:c}])=>c===n).map(([c])=>c==="newer"?"newer ones":c).join(" and "),[p,f]=[
o(!0),o(!1)];return p===""||f===""?void 0:`accepted by the validators of ${p}, not of ${f}`}const l={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function O({kind:r,field:o,base:p,
head:f}){const n=r==="constraint_loosened"?"caution":"quiet",c=r==="command_added"||r==="command_removed",s=p===null?`no\
w also ${(0,w().inCode)(f??"")}`:f===null?`no longer ${(0,w().inCode)(p)}`:`${(0,w().inCode)(p)} \u2192 ${(0,w().inCode)(
f)}`,t=c?(0,w().inCode)(f??p??""):`${(0,w().inCode)(o)}: ${s}`;return{tone:n,text:`${l[r]} ${t}`}}function I({genes:r},{
about:o}){const p=({verdict:n})=>n==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:r.toSorted((n,c)=>Number(
p(n))-Number(p(c))).map(n=>{const{verdict:c,change:s,summary:t,commands:v,blast_radius:L}=n,a=v.some(b=>["blocked","fail\
ed"].includes((0,k().resultOf)(b)));return{status:c==="needs_approval"?"approval":(0,w().spoken)(c),tone:w().VERDICT_TONES[c],
name:C(n,r),word:s,words:`${y(n)}, ${(0,w().grouped)(L.files)} of ${(0,w().count)(L.max_files,"file")}`,place:n,notes:[...p(
n)||a?[]:[{text:t}],...T(n)],rows:[...v.map(b=>x(b,o(n,b))),...(0,S().findingRows)(o(n),!0)],isFolded:!0}})}}const u={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function x(r,o){const{verdict:p,risk:f,confirmation:n,outcome:c,mutant:s,
profiles:t}=r,v=[...c?h(c):[],...c?.reused?["result reused from another gene"]:[],...s?[(0,M().mutantWords)(s)]:[],...p===
"warn"?["allowed with a warning"]:[]],L=[...f?[`risk: ${f}`]:[],...n?[`confirmation: ${(0,w().spoken)(n)}`]:[],...Object.
entries(t).map(([a,b])=>`${a}: ${b}`)];return{status:p==="block"?"blocked":c?(0,w().statusWords)(c):"not run",tone:u[(0,k().
resultOf)(r)],command:r.command,spans:o.flatMap(({span:a})=>a??[]),...v.length>0&&{words:v.join(", ")},notes:[{text:L.join(
", "),isMinor:!0},...c?g(c):[]],blocks:Object.entries({"standard output":c?.stdout,"standard error":c?.stderr}).flatMap(
([a,b])=>b&&b.bytes>0?[{title:`${a}, ${(0,w().size)(b.bytes)}`,lines:(0,e().streamLines)(b),isFolded:!0}]:[]),rows:(0,S().
findingRows)(o,!0)}}function h(r){const{peak_memory_bytes:o,cpu_ms:p}=r.resources??{};return[...(0,w().didRun)(r)?[(0,w().
duration)(r.duration_ms)]:[],...p===void 0?[]:[`CPU ${(0,w().duration)(p)}`],...o===void 0?[]:[`memory ${(0,w().size)(o)}`]]}
const d=20;function g({reason:r,side_effects:o}){const p=w().SIDE_EFFECTS.filter(f=>(o?.[f].length??0)>0).map(f=>`${(0,w().
count)((0,w().sideEffectCount)(f,o),"file")} ${f}: ${(0,w().named)(o?.[f]??[],d)}`);return[...r===void 0?[]:[r],...p,...o?.
complete===!1?["The list of side effects is incomplete."]:[]].map(f=>({text:f,isMinor:!0}))}},74658:function(z,j,i){Object.
defineProperty(j,"__esModule",{value:!0}),j.VERDICT_SYMBOLS=void 0,j.headlineOf=l,j.isReportedOnly=P,j.reportTitle=O,j.reportedOnlyNote=
T,j.undecidedPart=y;function e(){const n=i(1395);return e=function(){return n},n}function S(){const n=i(13580);return S=
function(){return n},n}function M(){const n=i(47350);return M=function(){return n},n}function k(){const n=i(17577);return k=
function(){return n},n}function w(){const n=i(63245);return w=function(){return n},n}function E(){const n=i(94965);return E=
function(){return n},n}function y({verdict:n,error:c,shards:s=[]}){const[t]=s;return n==="error"&&!c&&t&&s.length<t.of?t:
void 0}function C(n){const{verdict:c}=n,s=y(n);return s?`part ${s.index}/${s.of}: ${E().VERDICT_WORDS[s.verdict]}`:P(n)?
c==="fail"?"would fail":`would be: ${E().VERDICT_WORDS[c]}`:E().VERDICT_WORDS[c]}function P({verdict:n,policy:c}){return c?.
enforce==="report"&&M().REPORTED_ONLY.has(n)}function T({policy:n}){const c=n?.enforce_until;return`The policy reports ${c===
void 0?"only":`only until ${c}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const R=j.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},$=56;function l(n,c){const s=x(n,c),t=[s[0]??""].flat(),v=u(n,c),L=(W,m="")=>W.length+m.length<=$,b=!L(v,t[0])&&
t.some(W=>L(I,W))&&n.verdict==="warn"?I:v;let F="";for(const W of s){const[m]=[W].flat().map(N=>F===""?N:`${F}, ${N}`).filter(
N=>b.length+N.length<=$);F=m??F}return{verdict:b,words:F}}function O(n){const{verdict:c,words:s}=l(n,(0,w().reportSections)(
n));return s===""?c:`${c}: ${s}`}const I="warning";function u(n,c){const s=C(n),{length:t}=d(c);return s===E().VERDICT_WORDS.
warn&&t>0?`pass with ${(0,E().count)(t,"warning")}`:s}function x(n,c){const s=g(c);switch(n.verdict){case"pass":case"war\
n":return[...s,...r(d(c)),...h(n,c)];case"needs_approval":return[...p(n),...g({...c,dangers:c.dangers.filter(t=>!(0,e().
needsPerson)(t))})];case"fail":case"error":return[...[n.error?.code??""].filter(t=>/^\w+$/.test(t)).map(E().spoken),...s,
...f(n,c)]}}function h({genes:n},{passed:c,notRun:s}){return n.length===0?["no genes changed"]:[(0,E().count)(n.length,"\
gene"),...c.length>0?[`${(0,E().count)(c.length,"command")} passed`]:[],...s.length>0?[`${(0,E().count)(s.length,"comman\
d")} not run`]:[]]}function d({dangers:n,findings:c,blast:s,told:t}){return(0,w().groupCauses)([...n,...c,...s,...t]).filter(
({lead:v})=>v.severity==="warning")}function g({blocked:n,dangers:c}){const t=[...n.flatMap(({findings:[b]})=>b?.harm===
"danger"?b:[]),...(0,w().groupCauses)(c).map(({lead:b})=>b)],[v]=t.map(b=>({why:o(b),isGrave:b.severity==="error"||(0,e().
needsPerson)(b)})).toSorted((b,F)=>Number(F.isGrave)-Number(b.isGrave)||(0,k().dangerRank)(b.why)-(0,k().dangerRank)(F.why));
if(v===void 0)return[];const{why:L}=v,a=(0,E().grouped)(t.length);return t.length===1?[[L.replace(/^command /,"1 command\
 "),"1 danger"]]:[[L,L.replace(/ with .*/,"")].map(b=>`${a} dangers: ${b}`).concat(L,`${a} dangers`)]}function r([n,...c]){
return n&&c.every(({lead:t})=>t.rule===n.lead.rule)&&n.lead.harm!=="danger"?[o(n.lead)]:[]}function o({rule:n,danger:c=""}){
return/^[\w ,`]+$/.test(c)?`command ${c.replaceAll("`","")}`:((0,S().ruleOf)(n)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
t=>t.toLowerCase())}function p({genes:n,findings:c}){const s=n.filter(({verdict:L})=>L==="needs_approval").length,t=c.some(
({rule:L})=>L==="gate-approval-missing"),v=L=>t&&c.some(({rule:a})=>a===L);return[...v("gate-weakened")?["the gate is we\
akened"]:[],...v("agent-files-unapproved")?["machines run something else"]:[],...s>0?[`${(0,E().grouped)(s)} of ${(0,E().
count)(n.length,"gene")}`]:[]]}function f({genes:n},c){const{blocked:s,failed:t,blast:v,findings:L}=c,a=n.filter(({verdict:N})=>N===
"fail"||N==="error").length,b=(0,w().groupCauses)(L).filter(({lead:N})=>N.severity==="error"),F=[...a>0&&n.length>1?[`${(0,E().
grouped)(a)} of ${(0,E().count)(n.length,"gene")} failed`]:[],...s.some(({findings:[N]})=>N?.harm!=="danger")?[`${(0,E().
count)(s.length,"command")} blocked`]:[],...t.length>0?[`${(0,E().count)(t.length,"command")} failed`]:[],...v.some(({severity:N})=>N===
"error")?["size limit exceeded"]:[]],W=F.length>0?"other error":"error";if(b.length>0)return[...F,[...r(b),(0,E().count)(
b.length,W)]];const m=d(c);return F.length>0||m.length===0?F:[[...r(m),(0,E().count)(m.length,"warning")]]}},90042:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.environmentList=M,j.mutantWords=l,j.noticesDefect=O;function e(){const u=i(
89549);return e=function(){return u},u}function S(){const u=i(94965);return S=function(){return u},u}function M(u){const x=(g,r=!1)=>g.
flatMap(([o,p])=>p?{label:o,text:p,isMinor:r}:[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[
{tone:"quiet",notes:[...x(E(u)),...x(k(u),!0)]}]}}function k(u){const{isolation:x,policy:h,shards:d=[],tool:g,validation_reports:r}=u,
{probes:o=[],downgrades:p=[],level:f,description:n}=x,c=r.map(({env_fingerprint:{node_version:v,platform:L,arch:a}})=>`N\
ode ${v}, ${L} ${a}`),s=d.length<(d[0]?.of??0),t=o.filter(({held:v})=>!v);return[["Next actor",(0,S().spoken)(u.next_actor)],
["Policy digest",h?.digest],["Plans digest",u.plans_digest],["Approval digest",u.approval_digest],["Isolation in full",f===
"none"?null:n],["Limits",w(x)],...[...new Set(c)].map(v=>["Commands ran on",v]),[s?"Shard":"Merged from",d.map(({index:v,
of:L,verdict:a})=>`${v}/${L} (${S().VERDICT_WORDS[a]})`).join(", ")],["Tool",`${g.name} ${g.version}`],["Started",(0,S().
moment)(u.started_at)],["Duration",(0,S().duration)(u.duration_ms)],["Sandbox self-test",o.length>0?`${o.length-t.length}\
 of ${(0,S().count)(o.length,"attempt")} prevented`:null],...t.map(({name:v,required:L})=>["Not prevented",`${(0,S().spoken)(
v)}${L?"":" (not required)"}`]),...p.map(({from:v,reason:L})=>["Not available",`${(0,S().inCode)(v)}: ${L}`])]}function w({
limits:u}){if(u===void 0)return;const{memory_bytes:x,processes:h,processes_counted_for:d}=u;return`${x===null?"unlimited\
 memory":`${(0,S().size)(x)} of memory`} and ${(0,S().size)(u.written_bytes)} written per command, ${h} processes per ${d}`}
function E(u){const{genes:x,isolation:h,approvals:d,approval_digest:g}=u,r=x.some(({commands:o})=>o.length>0);return[["C\
ommits",C(u)],["Policy",y(u)],["Approved",d.map(P).join(", ")],["Approval",g&&`digest ${(0,e().shortDigest)(g)}`],["Isol\
ation",T(h)],["Can fail",r?I(u):null],["Note",x.length>0?R:null]]}function y({policy:u,blast_radius:x}){if(u===null)return"\
not read";const{path:h="built-in defaults",extends:d,combined_with:g,profile:r}=u,o=u.enforce_until===void 0?"":` until ${u.
enforce_until}`;return[h,d?` extending ${d.repository}/${d.path}`:"",g?` combined with ${g.name}`:"",`, profile ${r}`,x?.
counting==="reference"?", files counted like the reference engine":"",u.enforce?`, reports only${o}: a failing verdict d\
oes not fail the check`:""].join("")}function C(u){const{base_sha:x,head_sha:h,audited_sha:d,event:g}=u;if(x!==null&&x===
d)return`${(0,S().shortCommit)(x)} is both base and head, so nothing changes`;const r=`${(0,S().shortCommit)(x)} \u2192 ${(0,S().
shortCommit)(h)}`;return g.name==="worktree"?`${r} with the uncommitted files`:g.name==="index"?`${r} with the staged fi\
les`:d===h?r:`${r}, audited: ${(0,S().shortCommit)(d)}`}function P({user:u,at:x,pull_request:h}){return`by ${u} at ${(0,S().
moment)(x)}${h===void 0?"":` (pull request ${h})`}`}function T({level:u,description:x}){return u!=="namespaces"?x:`conta\
ined: ${/no network/.test(x)?"no network":"network allowed"}, private copy`}const R="The audit is the gate. Command outp\
ut comes from the change\u2019s own code and is only evidence.",$={killed:"yes",survived:"no",not_run:"not run"};function l({
outcome:u,reason:x}){return`notices a defect: ${$[u]}${x===void 0?"":` (${x})`}`}function O({commands:u}){const x=u.flatMap(
({mutant:d})=>d?.outcome??[]);if(x.length===0)return;const[h]=["killed","not_run","survived"].filter(d=>x.includes(d));return h&&
$[h]}function I({genes:u}){const h=u.flatMap(r=>r.commands).flatMap(({mutant:r})=>r??[]);if(h.length===0)return"not trie\
d; only a run with the change broken can tell";const d=h.find(r=>r.reason!==void 0)?.reason,g=r=>h.filter(({outcome:o})=>o===
r).length;return g("not_run")===h.length?`not tried: ${d}`:`with the change broken, ${g("killed")} of ${h.length} comman\
ds did not pass, as the change\u2019s own code reported${d===void 0?"":`; ${g("not_run")} not run: ${d}`}`}},17655:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.ruleDocuments=y,j.ruleMarkdown=R,j.rulePage=l,j.rulesByTopic=C;function e(){
const u=i(59490);return e=function(){return u},u}function S(){const u=i(13580);return S=function(){return u},u}function M(){
const u=i(79215);return M=function(){return u},u}function k(){const u=i(43767);return k=function(){return u},u}function w(){
const u=i(88489);return w=function(){return u},u}const E="<!-- Generated from the catalogue of rules. Do not edit. -->";
function y(u=(0,S().allRules)()){return new Map([["README.md",P(u)],...u.map(x=>[`${x.id}.md`,`${E}

${R(x)}`])])}function C(u=(0,S().allRules)()){return(0,e().groupBy)(u,T)}function P(u){const x=[...C(u)].map(([d,g])=>{const r=g.
map(({id:o,severity:p,title:f})=>`| [${o}](${o}.md) | ${p} | ${f} |`);return[`## ${d}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...r].join(`
`)}),h=`The gate has ${u.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${w().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[E,"# Rules",h,...x].join(`

`)}
`}function T({layer:u,profile:x}){return x===void 0?String(u):`Profile ${x}${typeof u=="number"?`, layer ${u}`:""}`}function R(u){
return`${l(u).map($).join(`

`)}
`}function $({kind:u,text:x}){switch(u){case"title":return`# ${x}`;case"heading":return`## ${x}`;case"paragraph":return x;case"\
code":return`\`\`\`\`text
${x}
\`\`\`\``}}function l(u){const{id:x,title:h,severity:d,harm:g,layer:r,why:o,wrong:p,right:f,configure:n}=u;return[{kind:"\
title",text:x},{kind:"paragraph",text:`${h}.`},{kind:"paragraph",text:`Severity: ${d} \xB7 Harm: ${g} \xB7 Layer: ${r}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:o},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,M().exampleText)(
p)},{kind:"heading",text:"Right"},{kind:"code",text:(0,M().exampleText)(f)},{kind:"heading",text:"In the policy"},...n===
void 0?[]:[{kind:"code",text:n}],...O(u)]}function O(u){return(0,k().mayBeIgnored)(u)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${u.id}
    reason: Why this is acceptable
    expires: ${I}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const I="2027-12-31"},
80633:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.fileText=k,j.filesText=M;function e(){const y=i(
80401);return e=function(){return y},y}function S(){const y=i(67298);return S=function(){return y},y}function M(y,C={}){
return[...new Set([...Object.keys(y??{}),...Object.keys(C)])].map(T=>{const R=y?.[T],$=C[T];return(y===void 0||JSON.stringify(
R)===JSON.stringify($))&&$!==void 0?k(T,$):w(T,R,$)})}function k(y,C){if(typeof C=="object"&&"symlink"in C)return`# ${y}\
 -> ${C.symlink}`;const P=typeof C=="object"&&"latin1"in C?" (in ISO 8859-1)":"",T=E(y,C).trimEnd();return T===""?`# ${y}\
 (empty)`:`# ${y}${P}
${T}`}function w(y,C,P){return(0,e().createTwoFilesPatch)(C===void 0?"/dev/null":`a/${y}`,P===void 0?"/dev/null":`b/${y}`,
E(y,C),E(y,P),void 0,void 0,{headerOptions:e().FILE_HEADERS_ONLY}).trimEnd()}function E(y,C=""){return typeof C=="string"?
C:"symlink"in C?C.symlink:"submodule"in C?`Subproject commit ${C.submodule}
`:("latin1"in C?C.latin1:C).map(T=>`${(0,S().assetText)(T,y.endsWith(".jsonl"))}
`).join("")}},79215:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.exampleText=k,j.isChangeExample=S,
j.isPromotionExample=M;function e(){const l=i(80633);return e=function(){return l},l}function S(l){return typeof l=="obj\
ect"&&"head"in l}function M(l){return typeof l=="object"&&"candidates"in l}function k(l){return typeof l=="string"?$(l):
[...y(l),...E(l)].join(`

`)}const w=".github/gene-gate.yml";function E({policy:l}){return l===void 0?[]:[(0,e().fileText)(w,l)]}function y(l){if(M(
l))return P(l);if(!S(l))return[R(l),...l.firstHalf?["# Judged before `prepare`"]:[],...(l.without??[]).map(g=>`# without\
 ${g}`),...(0,e().filesText)(l.base,l.files)];const{base:O,head:I,checkout:u,inputs:x,run:h,approvedBy:d}=l;return[...(0,e().
filesText)(O,I),...u?[`# The checkout is ${C[u]}.`]:[],...x?[`with:
${T(x)}`]:[],...h?.installed?["npm ci --ignore-scripts"]:[],...h?.prepare?[`with:
  prepare: ${h.prepare}`]:[],...h?.large?["truncate --size=5G node_modules/large"]:[],...h?.untracked?["# On disk, but n\
ot in the commit:",...(0,e().filesText)(void 0,h.untracked)]:[],...h?.meanwhile?["# Written while this runs:",...(0,e().
filesText)(void 0,h.meanwhile)]:[],...h?.shard?[`gene-gate check --shard ${h.shard}`]:[],...h?.cancelled?["# The job is \
cancelled while this runs."]:[],...(d??[]).map(g=>`@${g} approves with the comment: /gene-gate approve`)]}const C={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function P(l){
const{candidates:O,messages:I=[],files:u,events:x,reports:h,attestations:d=[],checkRun:g,run:r}=l;return[...I.map(o=>(0,e().
fileText)("messages.jsonl",JSON.stringify(o))),...(0,e().filesText)(void 0,{"candidates.jsonl":O,...u,...x&&{"events.jso\
nl":x},...h&&{"gate-report.json":h}}),...d.map(o=>`# The attestation:
${JSON.stringify(o,null,2)}`),...g===void 0?[]:[`# The digest of the report is ${g?"":"not "}in a check run on GitHub.`],
...r?["gene-gate promote candidates.jsonl --run"]:[]]}function T(l){return Object.entries(l).map(([O,I])=>`  ${O}: ${I}`).
join(`
`)}function R({command:l,context:O}){return O===void 0?$(l):JSON.stringify({command:l,context:O})}function $(l){return typeof l==
"string"&&l.trim()!==""?l:`"validation": [${JSON.stringify(l)}]`}},23107:function(z,j,i){Object.defineProperty(j,"__esMo\
dule",{value:!0}),j.findParts=P,j.readAtMost=R,j.readParts=T;function e(){const O=i(51455);return e=function(){return O},
O}function S(){const O=i(76760);return S=function(){return O},O}function M(){const O=i(41895);return M=function(){return O},
O}function k(){const O=i(73388);return k=function(){return O},O}function w(){const O=i(78374);return w=function(){return O},
O}function E(){const O=i(78534);return E=function(){return O},O}const y=2*E().MAX_REPORT_BYTES,C="gate-report.json";async function P(O){
return(await(0,e().readdir)(O,{recursive:!0,withFileTypes:!0}).catch(u=>{if(u.code==="ENOENT")return[];throw new(M()).GateError(
"file_unreadable",`Cannot read the directory ${O} (${u.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:u})})).filter(u=>u.isFile()&&u.name===C).map(({parentPath:u,name:x})=>(0,S().join)(u,x)).sort()}async function T(O,I,u=$){
if(O.length>w().MAX_SHARDS)throw l(`There are more than ${w().MAX_SHARDS} parts`);const x=[];let h=y;for(const d of O){const g=await R(
Math.min(h,E().MAX_REPORT_BYTES),d,I);h-=g.length;const r=(0,k().inputName)(d);x.push({name:r,report:(0,E().readReportFile)(
g,r,u)})}return x}async function R(O,I,u){const x=[];let h=0;for await(const d of u(I)){if(h+=d.length,h>O)throw l(`${(0,k().
inputName)(I)} is too large, alone or together with the other parts`);x.push(d)}return Buffer.concat(x)}const $="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function l(O){return new(M()).GateError("\
artifact_invalid",O,$)}},42844:function(z,j,i){i.r(j),i.d(j,{default:()=>e.A});var e=i(49585)},40894:function(z,j,i){i.r(
j),i.d(j,{renderToString:()=>e.F0});var e=i(53091)},892:function(z,j,i){i.r(j),i.d(j,{Fragment:()=>e.FK,jsx:()=>e.Y,jsxs:()=>e.
FD});var e=i(38720)}};
