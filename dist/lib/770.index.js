"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.publishFiles=h,j.resultPaths=x;function e(){const o=i(51455);return e=function(){return o},o}function S(){const o=i(76760);
return S=function(){return o},o}function M(){const o=i(58500);return M=function(){return o},o}function N(){const o=i(1207);
return N=function(){return o},o}function w(){const o=i(41895);return w=function(){return o},o}function C(){const o=i(28765);
return C=function(){return o},o}function y(){const o=i(52978);return y=function(){return o},o}function k(){const o=i(10289);
return k=function(){return o},o}function I(){const o=i(62887);return I=function(){return o},o}function O(){const o=i(58802);
return O=function(){return o},o}function E(){const o=i(31048);return E=function(){return o},o}function $(){const o=i(58924);
return $=function(){return o},o}function d(){const o=i(11357);return d=function(){return o},o}function x(o){const g=t=>(0,S().
join)(o,t),l=t=>({statement:g(`${t}.intoto.json`),predicate:g(`${t}.predicate.json`),subjects:g(`${t}.subjects.sha256`)});
return{report:g("gate-report.json"),validationReports:g("validation-reports"),validationLines:g("validation-reports.json\
l"),testResult:l("test-result"),summary:l("verification-summary"),agentTask:g(y().AGENT_TASK_FILE),agentPatch:g(y().AGENT_PATCH_FILE),
page:g("report.md"),html:g("report.html"),sarif:g("report.sarif"),junit:g("report.junit.xml")}}const T=1024*1024;async function h(o,g,l){
const t=x(o);try{await p(o);for(const c of R(t,g,l))await c(),await(0,M().setImmediate)(),l?.throwIfAborted();return{status:"\
reached",where:o}}catch(c){return{status:"failed",reason:`could not write the result files: ${(0,N().readFailure)(c).said}`,
...c instanceof w().GateError&&{hint:c.hint}}}}function R(o,{report:g,markdown:l},t){const c=(0,E().renderJson)(g);return[
()=>(0,C().replaceFile)(o.report,c),()=>m(o.validationReports,g,t),()=>(0,C().replaceFile)(o.validationLines,(0,E().renderJsonLines)(
g)),()=>u(o.testResult,(0,O().testResultStatement)(g)),()=>u(o.summary,(0,E().summaryStatement)(g,c)),()=>(0,C().replaceFile)(
o.agentTask,(0,y().renderAgentTask)(g)),()=>r(o.agentPatch,g.fix?.patch||void 0),()=>(0,C().replaceFile)(o.page,l(T)),()=>(0,C().
replaceFile)(o.html,(0,I().renderHtml)(g)),()=>(0,C().replaceFile)(o.sarif,(0,d().renderSarif)(g)),()=>(0,C().replaceFile)(
o.junit,(0,$().renderJunit)(g))]}async function m(o,{validation_reports:g},l){await p(o);for(const t of await(0,e().readdir)(
o))/^vr_\d+\.json$/.test(t)&&await(0,e().rm)((0,S().join)(o,t));for(const t of g)l?.throwIfAborted(),await(0,C().replaceFile)(
(0,S().join)(o,`${t.id}.json`),`${(0,k().json)(t)}
`)}async function u(o,g){await r(o.statement,g&&`${(0,k().json)(g)}
`),await r(o.predicate,g&&`${(0,k().json)(g.predicate)}
`),await r(o.subjects,g&&(0,O().checksumsOf)(g.subject))}async function p(o){if(await(0,C().makeFolder)(o),!(await(0,e().
lstat)(o)).isDirectory())throw new Error(`${o} is a symlink or not a directory`)}async function r(o,g){g===void 0?await(0,e().
rm)(o,{force:!0}):await(0,C().replaceFile)(o,g)}},62887:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.renderHtml=n;function e(){const a=i(892);return e=function(){return a},a}function S(){const a=i(77598);return S=function(){
return a},a}function M(){const a=i(40894);return M=function(){return a},a}function N(){const a=i(13580);return N=function(){
return a},a}function w(){const a=i(79215);return w=function(){return a},a}function C(){const a=i(67237);return C=function(){
return a},a}function y(){const a=i(69379);return y=function(){return a},a}function k(){const a=i(55967);return k=function(){
return a},a}function I(){const a=i(94978);return I=function(){return a},a}function O(){const a=i(74658);return O=function(){
return a},a}function E(){const a=i(90042);return E=function(){return a},a}function $(){const a=i(63245);return $=function(){
return a},a}function d(){const a=i(38319);return d=function(){return a},a}function x(){const a=i(94965);return x=function(){
return a},a}function T(){const a=i(11217);return T=function(){return a},a}function h(){const a=i(31992);return h=function(){
return a},a}function R(){const a=i(26517);return R=function(){return a},a}function m(){const a=i(14305);return m=function(){
return a},a}const u=12,p={most:10,columns:120},r={label:"",noun:"finding"};function o(a,b){const{notices:F,suppressed:W}=b,
f=[(0,k().fixList)(a),(0,d().machineList)(a),(0,d().readList)(a),(0,C().sizeList)(a),(0,d().directoryList)(a),(0,d().uncountedList)(
a),(0,I().geneList)(a,b),(0,d().claimList)(a),{...r,id:"notices",title:"Notices",rows:(0,y().findingRows)(F,!0)},{...r,id:"\
suppressed",title:"Ignored by the policy",rows:(0,y().findingRows)(W,!0)},(0,E().environmentList)(a),l(a)];return[...g(b),
...f.filter(({rows:P})=>P.length>0).map(({id:P,title:A,noun:D,note:G,rows:B})=>({id:P,title:A,...(B[0]?.name??B[0]?.status)!==
void 0&&{count:B.length},body:(0,e().jsxs)(e().Fragment,{children:[G!==void 0&&(0,e().jsx)("p",{class:"quiet",children:G}),
(0,e().jsx)(h().Rows,{of:B,noun:D})]})}))]}function g(a){const{dangers:b,blocked:F,failed:W,waiting:f,blast:P,findings:A}=a,
D={"dangerous finding":(0,y().findingRows)(b),"blocked command":(0,y().blockedRows)(F),"failed command":(0,y().failedRows)(
W,p),"pending approval":(0,y().findingRows)(f),finding:(0,y().findingRows)([...P,...A])},G=Object.entries(D).map(([H,U])=>(0,e().
jsx)(h().Rows,{noun:H,of:U,open:u},H)),B=Object.values(D).flat().length;return B===0?[]:[{id:"attention",title:"Action r\
equired",count:B,body:G}]}function l({findings:a,capsules:b}){const F=[...a,...b.flatMap(({reasons:A})=>A)],W=[...new Set(
F.map(({rule:A})=>A))].flatMap(A=>(0,N().ruleOf)(A)??[]),f=(A,D="")=>D===""?[]:[{title:A,lines:D.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:W.map(({id:A,title:D,why:G,wrong:B,right:H,configure:U})=>({
tone:"quiet",name:A,words:D,documents:A,isFolded:!0,notes:[{text:G.replace(/\s+/g," ")}],blocks:[...f("Wrong",(0,w().exampleText)(
B)),...f("Right",(0,w().exampleText)(H)),...f("Configure",U)]}))}}const t=`(${R().pageScript.toString()})()`,c=["default\
-src 'none'",`script-src '${s(t)}'`,`style-src '${s(m().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-truste\
d-types-for 'script'"].join("; ");function s(a){return`sha256-${(0,S().createHash)("sha256").update(a).digest("base64")}`}
function n(a){const b=(0,$().reportSections)(a),F=o(a,b),W=(0,M().renderToString)((0,e().jsxs)(e().Fragment,{children:[(0,e().
jsx)("meta",{"http-equiv":"Content-Security-Policy",content:c}),(0,e().jsx)("meta",{name:"viewport",content:"width=devic\
e-width, initial-scale=1"}),(0,e().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,e().jsx)("meta",{name:"color-\
scheme",content:"light dark"}),(0,e().jsx)("title",{children:`${(0,O().reportTitle)(a)} \xB7 gene-gate`})]})),f=(0,M().renderToString)(
(0,e().jsxs)("main",{children:[(0,e().jsx)(T().Masthead,{report:a,sections:b}),(0,e().jsx)("nav",{"aria-label":"Sections",
children:F.map(P=>(0,e().jsx)("a",{href:`#${P.id}`,children:(0,e().jsx)(v,{section:P})},P.id))}),a.genes.length>0&&(0,e().
jsx)(L,{}),F.map(P=>(0,e().jsxs)("section",{id:P.id,"aria-labelledby":`${P.id}-title`,children:[(0,e().jsx)("h2",{id:`${P.
id}-title`,children:(0,e().jsx)(v,{section:P})}),P.body]},P.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${W}<style>${m().STYLE}</style></head>
<body>${f}<script>${t}<\/script></body>
</html>
`}function v({section:{title:a,count:b}}){return(0,e().jsxs)(e().Fragment,{children:[a,b!==void 0&&(0,e().jsxs)("span",{
class:"quiet",children:[" ",(0,x().grouped)(b)]})]})}function L(){return(0,e().jsxs)("search",{hidden:!0,children:[(0,e().
jsx)("label",{for:"filter",children:"Filter"}),(0,e().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,e().jsx)("output",{for:"filter"})]})}},11217:function(z,j,i){Object.defineProperty(
j,"__esModule",{value:!0}),j.Masthead=w;function e(){const y=i(892);return e=function(){return y},y}function S(){const y=i(
74658);return S=function(){return y},y}function M(){const y=i(94965);return M=function(){return y},y}function N(){const y=i(
31992);return N=function(){return y},y}function w({report:y,sections:k}){const{error:I,event:O}=y,E=(0,S().isReportedOnly)(
y),{verdict:$,words:d}=(0,S().headlineOf)(y,k);return(0,e().jsxs)("header",{children:[(0,e().jsxs)("p",{class:"quiet abo\
ut",children:[(0,e().jsx)("strong",{children:"gene-gate"}),O.pull_request!==void 0&&(0,e().jsxs)("span",{children:["pull\
 request ",O.pull_request]}),(0,e().jsxs)("span",{children:[(0,M().shortCommit)(y.base_sha)," \u2192 ",(0,M().shortCommit)(
y.head_sha)]}),(0,e().jsx)("time",{dateTime:y.finished_at,children:(0,M().moment)(y.finished_at)})]}),(0,e().jsx)("h1",{
children:(0,e().jsx)(N().Status,{tone:M().VERDICT_TONES[E?"warn":y.verdict],word:(0,M().capital)($)})}),(0,e().jsx)("p",
{class:"headline",children:d}),E&&(0,e().jsx)("p",{children:(0,e().jsx)(N().Sentence,{text:(0,S().reportedOnlyNote)(y)})}),
I&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(N().Code,{lines:I.message.split(`
`)}),(0,e().jsx)("p",{class:"quiet",children:"Fix"}),(0,e().jsx)(N().Code,{lines:I.hint.split(`
`)})]}),(0,e().jsx)("dl",{class:"figures",children:C(y,k).map(([x,T,h])=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",
{children:x}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("strong",{children:T})," ",(0,e().jsx)("span",{class:"quiet",children:h})]})]},
x))})]})}function C(y,k){const{genes:I,blast_radius:O,duration_ms:E}=y,{commands:$,passed:d,blocked:x,failed:T,notRun:h}=k,
R=I.filter(({verdict:o})=>o==="pass"||o==="warn").length,u=Object.entries({blocked:x,failed:T,"not run":h}).flatMap(([o,
{length:g}])=>g>0?[`${g} ${o}`]:[]),p=[["Genes",`${R} of ${I.length}`,"passed"],["Commands",`${d.length} of ${$.length}`,
["passed",...u].join(", ")]],r=O&&[`${O.files}`,`counted, ${(0,M().count)(O.lines,"line")}`];return[...I.length>0?p:[],...r?
[["Files",...r]]:[],["Duration",(0,M().duration)(E),"total"]]}},31992:function(z,j,i){Object.defineProperty(j,"__esModul\
e",{value:!0}),j.Code=E,j.Rows=d,j.Sentence=I,j.Status=O;function e(){const m=i(892);return e=function(){return m},m}function S(){
const m=i(13580);return S=function(){return m},m}function M(){const m=i(10289);return M=function(){return m},m}function N(){
const m=i(88611);return N=function(){return m},m}function w(){const m=i(94965);return w=function(){return m},m}const C={
sentence:2e3,name:300},y=1e3;function k({text:m}){return(0,e().jsx)("code",{children:m===""?"(empty)":(0,M().terminal)((0,w().
clipCounted)(m,C.name))})}function I({text:m}){const u=(0,w().clipCounted)(m,C.sentence).split(/`([^`]+)`/);return(0,e().
jsx)("bdi",{children:u.map((p,r)=>r%2===1?(0,e().jsx)("code",{children:(0,M().terminal)(p)},r):(0,M().terminal)(p))})}function O({
tone:m,word:u}){return(0,e().jsx)("strong",{class:`status ${m}`,children:u})}function E({lines:m,language:u}){const p=m.
map(r=>`${(0,M().terminal)(r.replaceAll("	","    "))}
`);return(0,e().jsx)("pre",{dir:"ltr",children:p.map((r,o)=>u==="diff"&&r.startsWith("-")?(0,e().jsx)("del",{children:r},
o):u==="diff"&&r.startsWith("+")?(0,e().jsx)("ins",{children:r},o):r)})}function $({command:m="",spans:u=[]}){return(0,e().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(m,u).map(({start:p,end:r,isShown:o})=>o?(0,N().markedRuns)(m,{start:p,
end:r},u).map(({text:g,marked:l},t)=>l?(0,e().jsx)("mark",{children:g||"\xA0"},t):g):(0,e().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(r-p)} `},p))})}function d({of:m,noun:u,open:p=y}){const r=m.slice(0,y).map((o,g)=>(0,e().jsx)("li",{
children:(0,e().jsx)(x,{row:o})},g));return(0,e().jsxs)(e().Fragment,{children:[r.length>0&&(0,e().jsx)("ul",{children:r.
slice(0,p)}),r.length>p&&(0,e().jsxs)("details",{children:[(0,e().jsx)("summary",{children:(0,w().count)(m.length-p,`mor\
e ${u}`)}),(0,e().jsx)("ul",{children:r.slice(p)})]}),m.length>y&&(0,e().jsxs)("p",{class:"quiet",children:[(0,w().count)(
m.length-y,`more ${u}`)," in ",(0,e().jsx)("code",{children:"gate-report.json"})]})]})}function x({row:m}){const{status:u,
rows:p=[],blocks:r=[],command:o,notes:g,rule:l,documents:t,isFolded:c}=m,s=g.filter(({label:L})=>L!==void 0),n=(0,e().jsxs)(
e().Fragment,{children:[o!==void 0&&(0,e().jsx)($,{...m}),g.map(({label:L,text:a,tone:b="quiet"})=>L===void 0&&a!==""?(0,e().
jsx)("p",{class:b,children:(0,e().jsx)(I,{text:a})},a):null),(s.length>0||l!==void 0)&&(0,e().jsx)(h,{notes:s,rule:l}),r.
map((L,a)=>(0,e().jsx)(R,{block:L},a)),p.length>0&&!c&&m.also!==void 0?(0,e().jsxs)("details",{children:[(0,e().jsx)("su\
mmary",{children:(0,e().jsx)(I,{text:m.also})}),(0,e().jsx)(d,{of:p,noun:"finding"})]}):p.length>0&&(0,e().jsx)(d,{of:p,
noun:o===void 0?"command":"finding"})]}),v=u===void 0?"div":"article";return c?(0,e().jsxs)("details",{id:t&&`rule-${t}`,
children:[(0,e().jsx)("summary",{children:(0,e().jsx)(T,{row:m})}),n]}):(0,e().jsxs)(v,{children:[(0,e().jsx)("p",{children:(0,e().
jsx)(T,{row:m})}),n]})}function T({row:{status:m,tone:u,name:p,word:r,words:o,place:g,also:l,rows:t=[]}}){const c=[m!==void 0&&
(0,e().jsx)(O,{tone:u,word:m}),p!==void 0&&(0,e().jsx)(k,{text:p}),r!==void 0&&(0,e().jsxs)("span",{class:m===void 0?u:"\
quiet",children:["(",r,")"]}),o!==void 0&&(0,e().jsx)(I,{text:o}),g!==void 0&&!p?.startsWith(g.path)&&(0,e().jsx)("span",
{class:"quiet",children:(0,e().jsx)(k,{text:`${g.path}:${g.line}`})}),l!==void 0&&t.length===0&&(0,e().jsx)(I,{text:l})];
return(0,e().jsx)(e().Fragment,{children:c.filter(Boolean).map((s,n)=>[n>0?" ":"",s])})}function h({notes:m,rule:u}){const p=m.
map(({label:r="",text:o})=>[(0,w().capital)(r),(0,e().jsx)(I,{text:o},o)]);if(u!==void 0){const r=(0,e().jsx)(k,{text:u});
p.push(["Rule",(0,S().ruleOf)(u)===void 0?r:(0,e().jsx)("a",{href:`#rule-${u}`,children:r})])}return(0,e().jsx)("dl",{children:p.
map(([r,o],g)=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",{children:r}),(0,e().jsx)("dd",{children:o})]},g))})}function R({
block:m}){const{title:u,lines:p,isFolded:r}=m,o=u!==void 0&&(0,e().jsx)(I,{text:u});return r?(0,e().jsxs)("details",{children:[
(0,e().jsx)("summary",{children:o}),(0,e().jsx)(E,{...m})]}):(0,e().jsxs)(e().Fragment,{children:[o&&(0,e().jsx)("p",{children:o}),
p.length>0&&(0,e().jsx)(E,{...m})]})}},26517:function(z,j){Object.defineProperty(j,"__esModule",{value:!0}),j.pageScript=
i;function i(){const e=document.querySelector("search"),[S,M]=[e?.querySelector("input"),e?.querySelector("output")],N=document.
querySelectorAll("section > details"),w=document.querySelectorAll("section > ul > li, section > details > ul > li");S?.addEventListener(
"input",()=>{const y=S.value.trim().toLowerCase();let k=0;for(const I of w)I.hidden=!I.textContent.toLowerCase().includes(
y),I.hidden||(k+=1);for(const I of N)I.open=y!=="";M&&(M.textContent=y===""?"":`${k} of ${w.length} entries`)}),e&&(e.hidden=
!1);const C=()=>{const y=document.getElementById(location.hash.slice(1));for(let k=y?.closest("details");k;)k.open=!0,k=
k.parentElement?.closest("details");y?.scrollIntoView()};addEventListener("hashchange",C),location.hash&&C(),addEventListener(
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
`},58924:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderJunit=E;function e(){const s=i(42844);
return e=function(){return s},s}function S(){const s=i(59490);return S=function(){return s},s}function M(){const s=i(10289);
return M=function(){return s},s}function N(){const s=i(51660);return N=function(){return s},s}function w(){const s=i(74658);
return w=function(){return s},s}function C(){const s=i(90042);return C=function(){return s},s}function y(){const s=i(63245);
return y=function(){return s},s}function k(){const s=i(94965);return k=function(){return s},s}const I="change",O=new(e()).
default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function E(s){
const n=$(s),v={"@timestamp":s.started_at},L={"@name":"gene-gate",...T(n.flatMap(({cases:b})=>b)),...v,...n.length>0&&{testsuite:n.
map(({name:b,file:F,cases:W})=>({"@name":(0,M().terminal)(b),...T(W),...F!==void 0&&{"@file":(0,M().terminal)(F)},...v,testcase:W}))}},
a={"@version":"1.0","@encoding":"UTF-8"};return`${O.build({"?xml":a,testsuites:L}).trim()}
`}function $(s){const{error:n,verdict:v}=s,L=(0,y().reportSections)(s),a=[...L.dangers,...L.findings,...L.blast].filter(
({severity:B})=>B==="error"),b=new Set(s.genes.map(({id:B})=>B)),F=(0,S().groupBy)(a,({subject:B})=>b.has(B?.id??"")?B?.
id:I),W=(0,S().groupBy)(L.commands,({gene:B})=>B),f=B=>(F.get(B)??[]).map(H=>u(H,B)),P=s.genes.map(B=>{const H=[...(W.get(
B)??[]).map(m),...f(B.id)];return d({name:B.id,file:B.path,cases:H},B.verdict,B.summary)}),A=n?[p("error",I,n.message,n.
hint)]:[],D={name:I,cases:[...A,...f(I)]},G=P.some(x)?D:d(D,v,(0,w().reportTitle)(s));return G.cases.length>0?[G,...P]:P}
function d(s,n,v){return!(n==="fail"||n==="error")||x(s)?s:{...s,cases:[...s.cases,p("failure",s.name,v)]}}function x({cases:s}){
return s.some(({failure:n,error:v})=>n!==void 0||v!==void 0)}function T(s){return{"@tests":s.length,"@failures":s.filter(
({failure:n})=>n).length,"@errors":s.filter(({error:n})=>n).length,"@skipped":s.filter(({skipped:n})=>n).length,"@time":s.
reduce((n,v)=>n+Number(v["@time"]),0).toFixed(3)}}const h=1e3,R={lines:40,columns:200};function m(s){const{gene:n,command:v}=s,
{outcome:L,mutant:a,location:b}=v;return{"@name":t(v.command),"@classname":t(n.id),"@file":t(b?.path??n.path),"@line":b?.
line??n.line,"@time":c(L?.duration_ms??0),...a&&{properties:{property:{"@name":"mutant","@value":t((0,C().mutantWords)(a))}}},
...r(s),...L&&{"system-out":(0,N().streamLines)(L.stdout).join(`
`),"system-err":(0,N().streamLines)(L.stderr).join(`
`)}}}function u(s,n){const{rule:v,message:L,location:a}=s;return{"@name":t(v),"@classname":t(n),...a&&{"@file":t(a.path),
"@line":a.line},"@time":c(0),failure:{"@type":t(v),"@message":t(L),"#text":l(s)}}}function p(s,n,v,L=""){const a=(0,M().
terminalLines)((0,k().clipCounted)(L,h));return{"@name":"verdict","@classname":t(n),"@time":c(0),[s]:{"@type":"verdict",
"@message":t(v),"#text":a.join(`
`)}}}function r({gene:s,command:n,result:v,findings:L}){switch(v){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":t(g(s,n))}};case"blocked":case"failed":{const[a]=L,{outcome:b}=n,F=b?(0,N().errorLines)(b,R.lines,R.columns):[],
W={"@type":t(a?.rule??v),"@message":t(a?.message??s.summary),"#text":[...L.map(l),...F].join(`
`)};return b!==void 0&&o.has(b.status)?{error:W}:{failure:W}}}}const o=new Set(["crashed","not_runnable","error"]);function g({
summary:s,verdict:n},{outcome:v}){const L=v?.reason??(n==="pass"||n==="warn"?"":s);return[v?(0,k().statusWords)(v):"not \
run",L].filter(Boolean).join(": ")}function l({message:s,remedy:n}){return[s,n].filter(Boolean).map(t).join(`
`)}function t(s){return(0,M().terminal)((0,k().clipCounted)(s,h))}function c(s){return(s/1e3).toFixed(3)}},69633:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.diffLink=k,j.encodedPath=C,j.headPlace=I,j.isRepositoryPath=y,j.permalink=
w,j.rulePage=N;function e(){const O=i(77598);return e=function(){return O},O}function S(){const O=i(38863);return S=function(){
return O},O}function M(){const O=i(13580);return M=function(){return O},O}function N(O){return(0,M().ruleOf)(O)&&`${S().
HOME}/blob/main/docs/rules/${O}.md`}function w(O,E,$){const d=I(O,$);if(d===void 0||O.head_sha===null||/\p{Cs}/u.test(d.
path))return;const x=C(d.path),T=d.line===void 0?"":`#L${d.line}`;return`${E}/blob/${O.head_sha}/${x}${T}`}function C(O){
return Buffer.from(O).toString().split("/").map(encodeURIComponent).join("/")}function y(O){return O.split("/").every(E=>![
"",".",".."].includes(E))}function k(O,E,$){const{pull_request:d}=O.event;if(d===void 0)return w(O,E,$);const x=(0,e().createHash)(
"sha256").update($.path).digest("hex");return`${E}/pull/${d}/files#diff-${x}`}function I({head_sha:O,audited_sha:E,head_files:$},{
path:d,line:x}){if(E===O)return{path:d,line:x};if($===void 0)return{path:d};const T=$.find(R=>R.path===d);if(T===void 0)
return{path:d,line:x};if(T.missing)return;const h=T.same.find(R=>R.line<=x&&x<R.line+(R.lines??Number.POSITIVE_INFINITY));
return{path:d,...h&&{line:h.head_line+x-h.line}}}},28387:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.genesTable=I;function e(){const $=i(17577);return e=function(){return $},$}function S(){const $=i(94978);return S=function(){
return $},$}function M(){const $=i(74658);return M=function(){return $},$}function N(){const $=i(90042);return N=function(){
return $},$}function w(){const $=i(94965);return w=function(){return $},$}const C=10,y=2,k=["error","fail","needs_approv\
al","warn","pass"];function I({genes:$},d){if($.length===0)return[];const x=$.toSorted((p,r)=>k.indexOf(p.verdict)-k.indexOf(
r.verdict)),T=$.length>C?(0,e().groupsOf)(x,p=>E(p).join("|")):x.map(p=>({lead:p,others:[]})),h=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],R=$.some(p=>(0,N().noticesDefect)(p)!==void 0),m=h.slice(0,R?h.length:-1),u=T.slice(
C).flatMap(({lead:p,others:r})=>[p,...r]);return[`| ${m.join(" | ")} |`,`|${"---|".repeat(m.length)}`,...T.slice(0,C).map(
p=>O(p,$,d)).map(p=>`| ${p.slice(0,m.length).join(" | ")} |`),"",...u.length>0?[`And ${(0,w().count)(u.length,"other gen\
e")}.`,""]:[]]}function O($,d,x){const T=[$.lead,...$.others].slice(0,y).map(m=>x.place(m,(0,S().geneName)(m,d)).replaceAll(
"|","\\|")),h=(0,e().sizeOf)($)-T.length,R=`${T.join(", ")}${h>0?` and ${(0,w().grouped)(h)} more`:""}`;return E($.lead).
toSpliced(2,0,R)}function E($){const{verdict:d,blast_radius:x}=$;return[`${M().VERDICT_SYMBOLS[d]} ${(0,w().spoken)(d)}`,
`${(0,w().grouped)(x.files)} of ${(0,w().grouped)(x.max_files)}`,(0,S().commandCounts)($,""),(0,N().noticesDefect)($)??"\
not run"].map(T=>T.replaceAll(" ","\xA0"))}},20471:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderMarkdown=
R;function e(){const f=i(52978);return e=function(){return f},f}function S(){const f=i(10289);return S=function(){return f},
f}function M(){const f=i(67237);return M=function(){return f},f}function N(){const f=i(69379);return N=function(){return f},
f}function w(){const f=i(55967);return w=function(){return f},f}function C(){const f=i(94978);return C=function(){return f},
f}function y(){const f=i(74658);return y=function(){return f},f}function k(){const f=i(90042);return k=function(){return f},
f}function I(){const f=i(63245);return I=function(){return f},f}function O(){const f=i(38319);return O=function(){return f},
f}function E(){const f=i(94965);return E=function(){return f},f}function $(){const f=i(28387);return $=function(){return f},
f}function d(){const f=i(80615);return d=function(){return f},f}function x(){const f=i(70939);return x=function(){return f},
f}const T=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
h=3;function R(f,P){const A=(0,I().reportSections)(f),D=u(f,A),{part:G="whole",maxCharacters:B,repositoryUrl:H}=P,U=G===
"screen"?T.slice(h):T,J=[...G==="table"?[()=>[...(0,$().genesTable)(f,(0,d().linkerOf)(f,H)),...F(P)]]:U.map(V=>()=>c(f,
A,V,P)),()=>[`Not shown: everything but this line. ${W(P)}`]];for(const V of J){const Y=m([...D,...V()]);if(Y.length<=B)
return Y}return m(D).split(`
`,1).join("").slice(0,B)}function m(f){return`${f.join(`
`).trimEnd()}
`}function u(f,P){const{verdict:A,words:D}=(0,y().headlineOf)(f,P),G=(0,y().isReportedOnly)(f),H=`### ${y().VERDICT_SYMBOLS[G?
"warn":((0,y().undecidedPart)(f)??f).verdict]} gene-gate: ${A}`,{error:U}=f;return[D===""?H:`${H} \u2014 ${D}`,"",...U?[
...o(U.message),...o(`Fix: ${U.hint}`)]:[],...G?[(0,y().reportedOnlyNote)(f),""]:[],...f.isolation.untrusted?[p,""]:[]]}
const p="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",r=2e3;function o(f){const[P="",...A]=(0,E().clip)(f,r).trim().split(`
`),D=A.length>0?[...(0,S().markdownFence)((0,S().terminalLines)(A.join(`
`))),""]:[];return[(0,d().sentence)(P),"",...D]}const g=2,l={findings:4,blocked:20},t=12;function c(f,P,A,D){const{part:G="\
whole",detailsUrl:B}=D,H=(0,d().linkerOf)(f,D.repositoryUrl),{most:U}=A,{dangers:J,blocked:V,failed:Y,waiting:X,blast:_,
findings:on}=P,rn={most:A.outputLines},K=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[K("dangers","Dangerou\
s","finding",(0,N().findingRows)(J)),{most:U}],[(0,O().machineList)(f),{most:t}],[K("blocked","Blocked","blocked command",
(0,N().blockedRows)(V)),{most:A.blocked,full:g,unfolded:l.blocked}],[K("failed","Failed","failed command",(0,N().failedRows)(
Y,rn)),{most:U,full:g}],[K("waiting","Approval required","finding",(0,N().findingRows)(X)),{most:U}],[K("findings","Find\
ings","finding",(0,N().findingRows)([..._,...on])),{most:U,unfolded:l.findings}],[(0,w().fixList)(f),{most:U,full:1}],[(0,O().
readList)(f),{most:t}]],en=tn.map(([Z,Q])=>(0,x().listSection)(Z,H,Q)),sn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,x().
beyond)(Q,nn.most);return q>0?[(0,E().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,$().genesTable)(f,H),...en.
slice(2).flat(),...s(sn,A,D),...G==="detail"?[]:n(f,B),...F(D),...A.everything?L(f,P,H):[]]}function s(f,{everything:P},A){
const D=P||A.part==="screen"?[]:["everything that passed"],G=[...f,...D];return G.length===0?[]:[`Not shown: ${G.join(",\
 ")}. ${W(A)}`,""]}function n(f,P){const{next_actor:A,edits:D,todo:G,human:B}=(0,e().agentTask)(f);if(A==="done")return[];
const H=(0,d().linked)("artifacts",P&&`${P}#artifacts`);return[`For agents: ${[`\`next_actor: ${A}\``,...D.length>0?[(0,E().
count)(D.length,"edit")]:[],...G.length>0?[`${G.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join("\
, ")}. The task${D.length>0?", with its diff,":""} is \`${e().AGENT_TASK_FILE}\` in the ${H} of the run.`,""]}const v=200;
function L(f,P,A){const{genes:D}=f,G=[(0,O().claimList)(f),(0,O().directoryList)(f),(0,O().uncountedList)(f)],B=[...(0,C().
geneList)(f,P).rows.flatMap(a),...G.flatMap(({rows:Y})=>Y.map(X=>(0,x().rowItem)(X,A))),...f.blast_radius?[`- Size: ${(0,M().
countedWords)(f)}`]:[],...(0,N().findingRows)([...P.notices,...P.suppressed],!0).map(Y=>(0,x().rowItem)(Y,A)),`- Next ac\
tor: ${(0,E().spoken)(f.next_actor)}`],H=B.length-v,U=D.flatMap(Y=>Y.commands).length,J=D.length>0?`${(0,E().count)(D.length,
"gene")}, ${(0,E().count)(U,"command")}, `:"",V=(0,k().environmentList)(f).rows.flatMap(({notes:Y})=>Y);return[`<details\
><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,v),...H>0?[`- ${H} more not shown`]:[],...V.
flatMap(({label:Y,text:X,isMinor:_})=>_?[]:[`- ${Y}: ${(0,d().sentence)(X)}`]),"","</details>",""]}function a({name:f="",
word:P,status:A,words:D,notes:G,rows:B=[]}){const H=B.filter(({command:U})=>U!==void 0);return[`- ${(0,d().name)(f)} ${P}\
, ${A}: ${D}`,...G.map(({text:U})=>`  - ${(0,d().sentence)(U)}`),...H.map(({command:U="",status:J,words:V})=>{const Y=(0,d().
sentence)([J,V].filter(Boolean).join(", "));return`  - ${(0,S().markdownCode)((0,E().clipCounted)(U,b))} ${Y}`})]}const b=200;
function F({detailsUrl:f,detailUrl:P}){const[A,D]=[f,P].map(B=>B&&(0,S().markdownLinkTarget)(B)),G=[...D?[`[Details](${D}\
)`]:[],...A?[`Full report: \`report.html\` in the [artifacts](${A}#artifacts) of the run`,`[Log](${A})`]:[]];return G.length>
0?[G.join(" \xB7 "),""]:[]}function W({detailsUrl:f,detailUrl:P=f}){const A=P&&(0,S().markdownLinkTarget)(P);return A?`S\
ee the [full report](${A}).`:"See the JSON report of this run."}},80615:function(z,j,i){Object.defineProperty(j,"__esMod\
ule",{value:!0}),j.linked=I,j.linkerOf=y,j.name=C,j.ruleLink=k,j.sentence=w;function e(){const O=i(10289);return e=function(){
return O},O}function S(){const O=i(69633);return S=function(){return O},O}function M(){const O=i(94965);return M=function(){
return O},O}const N={sentence:400,name:100};function w(O){return(0,e().markdownSentence)((0,M().clipCounted)(O,N.sentence))}
function C(O){return(0,e().markdownCode)((0,M().clipCounted)(O,N.name))}function y(O,E){const $=d=>(x,T=`${x.path}:${x.line}`)=>I(
C(T),E===void 0?void 0:d(O,E,x));return{place:$(S().permalink),diff:$(S().diffLink)}}function k(O){return I(C(O),(0,S().
rulePage)(O))}function I(O,E){const $=E&&(0,e().markdownLinkTarget)(E);return $?`[${O}](${$})`:O}},70939:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.beyond=k,j.listSection=y,j.rowItem=T;function e(){const u=i(38863);return e=
function(){return u},u}function S(){const u=i(10289);return S=function(){return u},u}function M(){const u=i(88611);return M=
function(){return u},u}function N(){const u=i(23408);return N=function(){return u},u}function w(){const u=i(94965);return w=
function(){return u},u}function C(){const u=i(80615);return C=function(){return u},u}function y({title:u,note:p,noun:r,rows:o},g,{
full:l=0,unfolded:t=Number.POSITIVE_INFINITY,most:c=Number.POSITIVE_INFINITY}){if(o.length===0)return[];const s=o.slice(
l,c).map(n=>T(n,g));return[`#### ${u}`,"",...p===void 0?[]:[p,""],...o.slice(0,Math.min(l,c)).flatMap(n=>$(n,g)),...l>0&&
s.length>0?[`Other ${r}s:`,""]:[],...I(s,r,t),...O(o)]}function k(u,p){return(0,N().sizeOfRows)(u.slice(p))}function I(u,p,r){
if(u.length===0)return[];const o=u.slice(r),g=`<details><summary>${(0,w().count)(o.length,`other ${p}`)}</summary>`;return[
...u.slice(0,r),"",...o.length>0?[g,"",...o,"","</details>",""]:[]]}function O(u){return u.some(({notes:r})=>r.some(({text:o})=>o.
includes("`/gene-gate approve`")))?E:[]}const E=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function $(u,p){const{words:r,command:o,spans:g=[],notes:l,blocks:t=[],rule:c,also:s}=u,n=t.filter(({title:f})=>f===
void 0).flatMap(({lines:f})=>f),[v="",...L]=(0,M().markedLines)(o??"",g),a=n.length>0?"$ ":"",b=(0,S().markdownFence)([a+
v,...L,...n]),F=[...R(u,p),...r===void 0?[]:[(0,C().sentence)(r)]],W=c===void 0?"":` (${(0,C().ruleLink)(c)})`;return[[...F,
...m(u,p)].join(", ")+(s?`; ${(0,C().sentence)(s)}`:""),"",...o===void 0?[]:[...b,""],...l.map((f,P)=>`- ${(0,w().capital)(
f.label??"note")}: ${x(f)}${P===0?W:""}`),...l.length>0?[""]:[],...t.flatMap(f=>d(f))]}function d({title:u,lines:p,language:r,
isFolded:o}){if(u===void 0||o)return[];const g=r==="sh"?` (${(0,C().linked)("how to get it",e().HOW_TO_GET_IT)})`:"",l=r?
(0,S().rawBlock)(p,r):(0,S().markdownFence)(p),t=(0,w().capital)((0,C().sentence)(u))+g;return p.length>0?[`${t}:`,"",...l,
""]:[`${t}.`,""]}function x({label:u,text:p}){const r=u==="fix";return(0,C().sentence)(r?p.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):p)}function T(u,p){const{status:r,tone:o,words:g,command:l,spans:t=[],notes:c,rule:s,also:n,files:v=[]}=u,L=r===void 0&&
o==="bad"?"\u26A0\uFE0F ":"",a=r!==void 0&&l===void 0?[`**${(0,w().capital)(r)}:**`]:[],b=g&&(u.isWhole?(0,S().markdownSentence)(
g):(0,C().sentence)(g)),F=[...b?[b]:[],...c.filter(({isMinor:D})=>!D).map(x),...v.length>0?[`Files: ${v.map(D=>p.diff({path:D,
line:1},D)).join(", ")}`]:[]].reduce((D,G)=>D===""||/[.:]$/.test(D)?`${D} ${G}`:`${D}. ${G}`,""),W=l===void 0?[]:[(0,S().
markdownCode)((0,M().commandLine)(l,t)),"\u2014"],f=R(u,p).map(D=>F===""?D:`${D}:`),P=[...m(u,p),...s?[(0,C().ruleLink)(
s)]:[]].join(", "),A=[...P===""?[]:[P],...n?[(0,C().sentence)(n)]:[]].join("; ");return`- ${L}${[...a,...W,...f,F.trim(),
...A===""?[]:[`(${A})`]].filter(Boolean).join(" ")}`}function h({status:u,name:p,place:r}){return u===void 0||r===void 0||
p?.startsWith(r.path)===!0}function R(u,p){const{name:r,word:o,place:g}=u;if(r===void 0)return[];const l=g&&h(u)?p.diff(
g,r):(0,C().name)(r);return[o===void 0?l:`${l} (${o})`]}function m(u,p){return u.place&&!h(u)?[p.place(u.place)]:[]}},11357:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.renderSarif=x;function e(){const n=i(41895);return e=function(){return n},
n}function S(){const n=i(38863);return S=function(){return n},n}function M(){const n=i(78261);return M=function(){return n},
n}function N(){const n=i(74238);return N=function(){return n},n}function w(){const n=i(13580);return w=function(){return n},
n}function C(){const n=i(17655);return C=function(){return n},n}function y(){const n=i(47350);return y=function(){return n},
n}function k(){const n=i(10289);return k=function(){return n},n}function I(){const n=i(69633);return I=function(){return n},
n}function O(){const n=i(8229);return O=function(){return n},n}function E(){const n=i(74658);return E=function(){return n},
n}function $(){const n=i(94965);return $=function(){return n},n}const d=5e3;function x(n){const v=n.findings.toSorted(M().
byHarm).slice(0,d),L=[...new Set(v.map(({rule:P})=>P))],{audited_sha:a,base_sha:b,verdict:F,tool:W}=n,f={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:W.name,version:W.version,semanticVersion:W.
version,informationUri:S().HOME,rules:L.map(s)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[p]:{description:{text:"\
The audited commit."}}},invocations:[T(n,n.findings.length-v.length)],results:v.map(P=>({...m(P,n),ruleIndex:L.indexOf(P.
rule)})),properties:{verdict:F,base_sha:b,audited_sha:a}}]};return`${(0,k().jsonLine)(f)}
`}function T(n,v){const{error:L,verdict:a}=n,b=[];if(L){const F={text:(0,k().sarifText)((0,e().inSentences)(L))};b.push(
{level:"error",descriptor:{id:L.code},message:F})}if(v>0){const F=`${(0,$().count)(v,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;b.push({level:"warning",
message:{text:F}})}return{executionSuccessful:a!=="error",exitCode:(0,y().exitCodeOf)(a,n.policy?.enforce),exitCodeDescription:(0,E().
reportTitle)(n),startTimeUtc:n.started_at,endTimeUtc:n.finished_at,...b.length>0&&{toolExecutionNotifications:b}}}const h=600,
R="geneGateFinding/v1";function m(n,v){const{id:L,rule:a,severity:b,harm:F="bookkeeping",suppressed:W}=n;return{ruleId:a,
level:g[b],rank:t[F].rank,message:{text:u(n)},locations:[r(n,v)],...L!==void 0&&{partialFingerprints:{[R]:L}},...W&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,k().sarifText)((0,$().clipCounted)(W.reason,h)),properties:{expires:W.
expires}}]}}}function u({message:n,remedy:v,rule:L}){return[n,v].filter(b=>b!=="").map(b=>(0,k().sarifText)((0,$().clipCounted)(
b,h))).join(" ")||L}const p="%SRCROOT%";function r({subject:n,location:v},{genes:L,policy:a}){const b=L.find(({id:W})=>W===
n?.id),F=[v,b&&{path:b.path,line:b.line}].find(W=>W!==void 0&&(0,I().isRepositoryPath)(W.path));return{physicalLocation:{
artifactLocation:{uri:(0,I().encodedPath)(F?.path??a?.path??N().POLICY_PATH),uriBaseId:p},region:F===void 0?{startLine:1}:
o(F)},...n?.id!==void 0&&{logicalLocations:[{name:(0,k().terminal)(n.id),kind:(0,k().terminal)(n.type??"Gene").toLowerCase()}]}}}
function o(n){const{line:v=1,column:L,end_line:a,end_column:b}=n,F={startLine:v,...L!==void 0&&{startColumn:L}};if(a===void 0||
a<v)return F;const W=b!==void 0&&(a>v||b>=(L??1));return{...F,endLine:a,...W&&{endColumn:b}}}const g={error:"error",warning:"\
warning",notice:"note"},l={error:"error",warning:"warning",notice:"recommendation"},t={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},c=80;function s(n){const v=(0,w().ruleOf)(n);if(v===void 0)return{
id:n};const{title:L,why:a,severity:b,harm:F,layer:W}=v,f=(0,I().rulePage)(n);return{id:n,...f!==void 0&&{helpUri:f},shortDescription:{
text:`${L}.`},fullDescription:{text:a},help:{text:(0,O().renderRule)(v,c),markdown:(0,C().ruleMarkdown)(v)},defaultConfiguration:{
level:g[b]},properties:{tags:[...F==="danger"?["security"]:[],typeof W=="number"?`layer-${W}`:W],"problem.severity":l[b],
"security-severity":t[F].score}}}},8229:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.renderExplanation=
k,j.renderRule=r,j.renderRuleList=o;function e(){const l=i(17655);return e=function(){return l},l}function S(){const l=i(
10289);return S=function(){return l},l}function M(){const l=i(50427);return M=function(){return l},l}function N(){const l=i(
94965);return N=function(){return l},l}function w(){const l=i(31626);return w=function(){return l},l}function C(){const l=i(
27809);return C=function(){return l},l}const y=8;function k(l,t){const c=(0,w().layoutOf)(t),{shown:s,rest:n}=(0,w().limited)(
l.findings,y,"finding",c);return(0,w().page)([I(l,c),...s.map(v=>O(v,l,c)),n,d(l,c),h(l,c),u(l,c)])}function I({command:l,
profiles:t},c){const s=E(l)?[c.paint("strong","(blank)")]:(0,C().markedCommand)(l,[],c);return[...(0,w().labelled)(c,"co\
mmand",s),...Object.entries(t).flatMap(([n,v])=>(0,w().prose)(c,v,`profile ${n}`,{label:N().COMMAND_TONES[v]}))]}function O(l,{
command:t,profiles:c},s){const{severity:n,message:v,span:L,remedy:a,rule:b}=l,F=l.profiles.length<Object.keys(c).length,
W=L===void 0||E(t)?{}:{command:t,spans:[L]},f=[...F?[{label:"only in",text:`profile ${l.profiles.join(", ")}`}]:[],{label:"\
fix",text:a,tone:"good"}],P={status:n,tone:N().SEVERITY_TONES[n],words:v,...W};return(0,C().rowLines)({...P,notes:f,rule:b},
s)}function E(l){return/^ *$/.test(l)}const $=800;function d({argv:l,assignments:t,invocation:c},s){const n=(A,D)=>{const G=D.
map(H=>H===""?"(empty)":H).join(", "),B=s.verbose?G:(0,N().clip)(G,$);return D.length===0?[]:(0,w().labelled)(s,A,(0,M().
chop)((0,S().terminal)(B),(0,w().roomOf)(s)))},{program:v,subcommand:L,flags:a=[],operands:b=[],passthrough:F=[]}=c??{},
W=t.map(({name:A,value:D})=>`${A}=${D}`),f=l?.map(A=>JSON.stringify(A)).join(", ");return[["sets",W],["argv",[f===void 0?
"none: the command is ambiguous":`[${f}]`]],["program",[v??"not one of the default profile"]],["subcommand",L?[L]:[]],["\
flags",a.map(x)],["operands",b.map(({text:A})=>A)],["passed on",F.map(({text:A})=>A)]].flatMap(A=>n(...A))}function x({name:l,
written:t,value:c}){const s=c===void 0?l:`${l} = ${c===""?"(empty)":c}`;return t===l?s:`${s} (written as ${t})`}const T=12;
function h(l,t){const{argv:c,invocation:s,outcome:n,targets:v,tree:L,root:a}=l,[b]=c??[];if(b===void 0)return(0,w().prose)(
t,"would run","nothing");const F=n==="needs_approval"?(0,w().prose)(t,"waits","needs approval"):[],W=n==="blocked"?"lead\
s to":"would run";if(s===null){const f=n==="blocked"?"nothing":`program ${b}`;return[...F,...(0,w().prose)(t,"would run",
f)]}return L===null?[...F,...(0,w().prose)(t,W,"unknown without a repository; use --repo DIR")]:[...F,...R(W,v.map(m),"f\
ile, script or tool",t),...(0,w().prose)(t,"looked in",a===void 0?L:`${a} of ${L}`)]}function R(l,t,c,s){const{shown:n,rest:v}=(0,w().
limited)(t,T,c,s);return n.length===0?(0,w().prose)(s,l,`no ${c}`):[...n.flatMap((L,a)=>(0,w().prose)(s,a===0?l:"",(0,N().
clip)(L,400))),...v]}function m({kind:l,name:t,path:c,script:s,via:n}){const v=n===void 0?"":`  (from ${n})`;switch(l){case"\
file":return`file ${c??t}${v}`;case"npm_script":return`script ${t}: ${s??""}${v}`;case"package_binary":return`tool ${t}${c===
void 0?"":`: ${c}`}${v}`}}function u({argv:l,scripts:t},c){return l===null||t===null?[]:R("in order",t.map(p),"script",c)}
function p({directory:l,event:t,text:c,shell:s}){const n=l===""?"":` in ${l}`;return c===""?`${t}${n}: there is no such \
script, or it is empty`:`${t}${n}, ${s?"by a shell":"without a shell"}: ${c}`}function r(l,t){return`${(0,e().rulePage)(
l).map(c=>g(c,t)).join(`

`)}
`}function o(l,{columns:t}){const c=Math.max(...[...l.values()].flat().map(({id:n})=>n.length))+4;return`${[...l].map(([
n,v])=>[`${n}:`,...v.flatMap(({id:L,title:a})=>(0,M().wrap)(a,t-c).map((b,F)=>(0,M().padRight)(F===0?`  ${L}`:"",c)+b))]).
map(n=>n.join(`
`)).join(`

`)}
`}function g({kind:l,text:t},c){switch(l){case"title":return t;case"heading":return`${t}:`;case"paragraph":return(0,M().
wrap)(t.replace(/\s+/g," "),c).join(`
`);case"code":return t.replace(/^(?=.)/gm,"    ")}}},67237:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),
j.countedWords=O,j.sizeLimits=M,j.sizeList=I;function e(){const E=i(53315);return e=function(){return E},E}function S(){
const E=i(94965);return S=function(){return E},E}function M({genes:E,blast_radius:$}){const[d]=E.filter(R=>R.blast_radius.
files>0).toSorted((R,m)=>w(m)-w(R)),x=E.filter(R=>R!==d&&w(R)>1).length,T=$&&(0,e().cappedSize)($,$.counting),h=T&&[y(T.
files,$.hard_cap_files,"file",N),y(T.lines,$.hard_cap_lines,"line",N)];return[...d?[C(d,x)]:[],...(h??[]).filter(({isNear:R})=>R)]}
const N="the policy for every change (hard cap)";function w({blast_radius:{files:E,max_files:$}}){return E/Math.max(1,$)}
function C({id:E,blast_radius:$},d){const x=`${$.default_limit?"genes without one of their own, such as ":""}${(0,S().inCode)(
E)}`,T=d>0?`, and ${(0,S().count)(d,"other gene")} over the limit`:"";return y($.files,$.max_files,"file",x+T)}function y(E,$,d,x){
const[T,h]=k(E,$);return{tone:h,words:`${(0,S().grouped)(E)} of ${(0,S().count)($,d)}, ${T} the limit of ${x}`,isNear:E>
.8*$}}function k(E,$){return E>2*$?["more than twice","bad"]:E>$?["over","bad"]:E===$?["as many as","caution"]:E>.8*$?["\
close to","caution"]:["within","good"]}function I(E){const $={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},d=E.blast_radius;if(d===null||d.files+d.exempt_files===0)return{...$,rows:[]};const x=(h,R)=>`${(0,S().count)(h,
"file")}, ${(0,S().count)(R,"line")}`,T=[["counted",x(d.files,d.lines)],["uncounted",x(d.exempt_files,d.exempt_lines)],[
"hard cap",x(d.hard_cap_files,d.hard_cap_lines)]];return{...$,rows:[...M(E).map(({words:h,tone:R})=>({words:h,tone:R,notes:[]})),
{tone:"quiet",words:O(E),notes:T.map(([h,R])=>({label:h,text:R,isMinor:!0}))}]}}function O({blast_radius:E}){if(E===null)
return"";const{files:$,exempt_files:d,renamed_files:x=0}=E;return[`${(0,S().count)($+d-x,"changed file")} in the pull re\
quest`,...x>0?[`${(0,S().count)(x,"rename")}, counted with both names`]:[],...d>0?[`${(0,S().grouped)(d)} not counted`]:
[]].join("; ")}},94978:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.commandCounts=y,j.geneList=T,j.
geneName=k,j.versionWords=$;function e(){const r=i(51660);return e=function(){return r},r}function S(){const r=i(69379);
return S=function(){return r},r}function M(){const r=i(90042);return M=function(){return r},r}function N(){const r=i(63245);
return N=function(){return r},r}function w(){const r=i(94965);return w=function(){return r},r}const C={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function y({commands:r},o="command"){if(r.length===0)return"no command\
s";const g=r.map(N().resultOf);return Object.entries(C).map(([t,c])=>({words:c,number:g.filter(s=>s===t).length})).filter(
({number:t})=>t>0).map(({words:t,number:c},s)=>`${s===0&&o!==""?(0,w().count)(c,o):(0,w().grouped)(c)} ${t}`).join(", ")}
function k({id:r,path:o},g){return g.filter(t=>t.id===r).length<2?r:`${r} (${o})`}const I=200;function O(r){const{store:o,
commands:g,differences:l=[]}=r,t=o!==void 0&&o.root!=="."&&g.length>0,c=$(r),s=l.map(x);return[...t?[{tone:"quiet",text:`\
commands run in ${(0,w().inCode)(o.root)}`}]:[],...s.filter(({tone:n})=>n==="caution"),...s.filter(({tone:n})=>n!=="caut\
ion"),...E(r),...c===void 0?[]:[{tone:"caution",text:c}],...Object.values(r.profiles).flatMap(({remark:n})=>n===void 0?[]:
[{text:n,isMinor:!0}])].map(n=>({...n,text:(0,w().clip)(n.text,I)}))}function E({commands:r,profiles:o}){return r.some(({
verdict:g})=>g==="block")?[]:Object.entries(o).flatMap(([g,{accepted:l,reason:t="no reason given"}])=>{const c=`not acce\
pted by the profile ${g}, which is not in use here: ${t}`;return l?[]:[{tone:"caution",text:c}]})}function $({validators:r={}}){
const o=t=>Object.entries(r).filter(([,{accepted:c}])=>c===t).map(([c])=>c==="newer"?"newer ones":c).join(" and "),[g,l]=[
o(!0),o(!1)];return g===""||l===""?void 0:`accepted by the validators of ${g}, not of ${l}`}const d={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function x({kind:r,field:o,base:g,
head:l}){const t=r==="constraint_loosened"?"caution":"quiet",c=r==="command_added"||r==="command_removed",s=g===null?`no\
w also ${(0,w().inCode)(l??"")}`:l===null?`no longer ${(0,w().inCode)(g)}`:`${(0,w().inCode)(g)} \u2192 ${(0,w().inCode)(
l)}`,n=c?(0,w().inCode)(l??g??""):`${(0,w().inCode)(o)}: ${s}`;return{tone:t,text:`${d[r]} ${n}`}}function T({genes:r},{
about:o}){const g=({verdict:t})=>t==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:r.toSorted((t,c)=>Number(
g(t))-Number(g(c))).map(t=>{const{verdict:c,change:s,summary:n,commands:v,blast_radius:L}=t,a=v.some(b=>["blocked","fail\
ed"].includes((0,N().resultOf)(b)));return{status:c==="needs_approval"?"approval":(0,w().spoken)(c),tone:w().VERDICT_TONES[c],
name:k(t,r),word:s,words:`${y(t)}, ${(0,w().grouped)(L.files)} of ${(0,w().count)(L.max_files,"file")}`,place:t,notes:[...g(
t)||a?[]:[{text:n}],...O(t)],rows:[...v.map(b=>R(b,o(t,b))),...(0,S().findingRows)(o(t),!0)],isFolded:!0}})}}const h={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function R(r,o){const{verdict:g,risk:l,confirmation:t,outcome:c,mutant:s,
profiles:n}=r,v=[...c?m(c):[],...c?.reused?["result reused from another gene"]:[],...s?[(0,M().mutantWords)(s)]:[],...g===
"warn"?["allowed with a warning"]:[]],L=[...l?[`risk: ${l}`]:[],...t?[`confirmation: ${(0,w().spoken)(t)}`]:[],...Object.
entries(n).map(([a,b])=>`${a}: ${b}`)];return{status:g==="block"?"blocked":c?(0,w().statusWords)(c):"not run",tone:h[(0,N().
resultOf)(r)],command:r.command,spans:o.flatMap(({span:a})=>a??[]),...v.length>0&&{words:v.join(", ")},notes:[{text:L.join(
", "),isMinor:!0},...c?p(c):[]],blocks:Object.entries({"standard output":c?.stdout,"standard error":c?.stderr}).flatMap(
([a,b])=>b&&b.bytes>0?[{title:`${a}, ${(0,w().size)(b.bytes)}`,lines:(0,e().streamLines)(b),isFolded:!0}]:[]),rows:(0,S().
findingRows)(o,!0)}}function m(r){const{peak_memory_bytes:o,cpu_ms:g}=r.resources??{};return[...(0,w().didRun)(r)?[(0,w().
duration)(r.duration_ms)]:[],...g===void 0?[]:[`CPU ${(0,w().duration)(g)}`],...o===void 0?[]:[`memory ${(0,w().size)(o)}`]]}
const u=20;function p({reason:r,side_effects:o}){const g=w().SIDE_EFFECTS.filter(l=>(o?.[l].length??0)>0).map(l=>`${(0,w().
count)((0,w().sideEffectCount)(l,o),"file")} ${l}: ${(0,w().named)(o?.[l]??[],u)}`);return[...r===void 0?[]:[r],...g,...o?.
complete===!1?["The list of side effects is incomplete."]:[]].map(l=>({text:l,isMinor:!0}))}},74658:function(z,j,i){Object.
defineProperty(j,"__esModule",{value:!0}),j.VERDICT_SYMBOLS=void 0,j.headlineOf=d,j.isReportedOnly=I,j.reportTitle=x,j.reportedOnlyNote=
O,j.undecidedPart=y;function e(){const t=i(1395);return e=function(){return t},t}function S(){const t=i(13580);return S=
function(){return t},t}function M(){const t=i(47350);return M=function(){return t},t}function N(){const t=i(17577);return N=
function(){return t},t}function w(){const t=i(63245);return w=function(){return t},t}function C(){const t=i(94965);return C=
function(){return t},t}function y({verdict:t,error:c,shards:s=[]}){const[n]=s;return t==="error"&&!c&&n&&s.length<n.of?n:
void 0}function k(t){const{verdict:c}=t,s=y(t);return s?`part ${s.index}/${s.of}: ${C().VERDICT_WORDS[s.verdict]}`:I(t)?
c==="fail"?"would fail":`would be: ${C().VERDICT_WORDS[c]}`:C().VERDICT_WORDS[c]}function I({verdict:t,policy:c}){return c?.
enforce==="report"&&M().REPORTED_ONLY.has(t)}function O({policy:t}){const c=t?.enforce_until;return`The policy reports ${c===
void 0?"only":`only until ${c}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const E=j.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},$=56;function d(t,c){const s=R(t,c),n=[s[0]??""].flat(),v=h(t,c),L=(W,f="")=>W.length+f.length<=$,b=!L(v,n[0])&&
n.some(W=>L(T,W))&&t.verdict==="warn"?T:v;let F="";for(const W of s){const[f]=[W].flat().map(P=>F===""?P:`${F}, ${P}`).filter(
P=>b.length+P.length<=$);F=f??F}return{verdict:b,words:F}}function x(t){const{verdict:c,words:s}=d(t,(0,w().reportSections)(
t));return s===""?c:`${c}: ${s}`}const T="warning";function h(t,c){const s=k(t),{length:n}=u(c);return s===C().VERDICT_WORDS.
warn&&n>0?`pass with ${(0,C().count)(n,"warning")}`:s}function R(t,c){const s=p(c);switch(t.verdict){case"pass":case"war\
n":return[...s,...r(u(c)),...m(t,c)];case"needs_approval":return[...g(t),...p({...c,dangers:c.dangers.filter(n=>!(0,e().
needsPerson)(n))})];case"fail":case"error":return[...[t.error?.code??""].filter(n=>/^\w+$/.test(n)).map(C().spoken),...s,
...l(t,c)]}}function m({genes:t},{passed:c,notRun:s}){return t.length===0?["no genes changed"]:[(0,C().count)(t.length,"\
gene"),...c.length>0?[`${(0,C().count)(c.length,"command")} passed`]:[],...s.length>0?[`${(0,C().count)(s.length,"comman\
d")} not run`]:[]]}function u({dangers:t,findings:c,blast:s,told:n}){return(0,w().groupCauses)([...t,...c,...s,...n]).filter(
({lead:v})=>v.severity==="warning")}function p({blocked:t,dangers:c}){const n=[...t.flatMap(({findings:[b]})=>b?.harm===
"danger"?b:[]),...(0,w().groupCauses)(c).map(({lead:b})=>b)],[v]=n.map(b=>({why:o(b),isGrave:b.severity==="error"||(0,e().
needsPerson)(b)})).toSorted((b,F)=>Number(F.isGrave)-Number(b.isGrave)||(0,N().dangerRank)(b.why)-(0,N().dangerRank)(F.why));
if(v===void 0)return[];const{why:L}=v,a=(0,C().grouped)(n.length);return n.length===1?[[L.replace(/^command /,"1 command\
 "),"1 danger"]]:[[L,L.replace(/ with .*/,"")].map(b=>`${a} dangers: ${b}`).concat(L,`${a} dangers`)]}function r([t,...c]){
return t&&c.every(({lead:n})=>n.rule===t.lead.rule)&&t.lead.harm!=="danger"?[o(t.lead)]:[]}function o({rule:t,danger:c=""}){
return/^[\w ,`]+$/.test(c)?`command ${c.replaceAll("`","")}`:((0,S().ruleOf)(t)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
n=>n.toLowerCase())}function g({genes:t,findings:c}){const s=t.filter(({verdict:L})=>L==="needs_approval").length,n=c.some(
({rule:L})=>L==="gate-approval-missing"),v=L=>n&&c.some(({rule:a})=>a===L);return[...v("gate-weakened")?["the gate is we\
akened"]:[],...v("agent-files-unapproved")?["machines run something else"]:[],...s>0?[`${(0,C().grouped)(s)} of ${(0,C().
count)(t.length,"gene")}`]:[]]}function l({genes:t},c){const{blocked:s,failed:n,blast:v,findings:L}=c,a=t.filter(({verdict:P})=>P===
"fail"||P==="error").length,b=(0,w().groupCauses)(L).filter(({lead:P})=>P.severity==="error"),F=[...a>0&&t.length>1?[`${(0,C().
grouped)(a)} of ${(0,C().count)(t.length,"gene")} failed`]:[],...s.some(({findings:[P]})=>P?.harm!=="danger")?[`${(0,C().
count)(s.length,"command")} blocked`]:[],...n.length>0?[`${(0,C().count)(n.length,"command")} failed`]:[],...v.some(({severity:P})=>P===
"error")?["size limit exceeded"]:[]],W=F.length>0?"other error":"error";if(b.length>0)return[...F,[...r(b),(0,C().count)(
b.length,W)]];const f=u(c);return F.length>0||f.length===0?F:[[...r(f),(0,C().count)(f.length,"warning")]]}},90042:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.environmentList=M,j.mutantWords=d,j.noticesDefect=x;function e(){const h=i(
89549);return e=function(){return h},h}function S(){const h=i(94965);return S=function(){return h},h}function M(h){const R=(p,r=!1)=>p.
flatMap(([o,g])=>g?{label:o,text:g,isMinor:r}:[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[
{tone:"quiet",notes:[...R(C(h)),...R(N(h),!0)]}]}}function N(h){const{isolation:R,policy:m,shards:u=[],tool:p,validation_reports:r}=h,
{probes:o=[],downgrades:g=[],level:l,description:t}=R,c=r.map(({env_fingerprint:{node_version:v,platform:L,arch:a}})=>`N\
ode ${v}, ${L} ${a}`),s=u.length<(u[0]?.of??0),n=o.filter(({held:v})=>!v);return[["Next actor",(0,S().spoken)(h.next_actor)],
["Policy digest",m?.digest],["Plans digest",h.plans_digest],["Approval digest",h.approval_digest],["Isolation in full",l===
"none"?null:t],["Limits",w(R)],...[...new Set(c)].map(v=>["Commands ran on",v]),[s?"Shard":"Merged from",u.map(({index:v,
of:L,verdict:a})=>`${v}/${L} (${S().VERDICT_WORDS[a]})`).join(", ")],["Tool",`${p.name} ${p.version}`],["Started",(0,S().
moment)(h.started_at)],["Duration",(0,S().duration)(h.duration_ms)],["Sandbox self-test",o.length>0?`${o.length-n.length}\
 of ${(0,S().count)(o.length,"attempt")} prevented`:null],...n.map(({name:v,required:L})=>["Not prevented",`${(0,S().spoken)(
v)}${L?"":" (not required)"}`]),...g.map(({from:v,reason:L})=>["Not available",`${(0,S().inCode)(v)}: ${L}`])]}function w({
limits:h}){if(h===void 0)return;const{memory_bytes:R,processes:m,processes_counted_for:u}=h;return`${R===null?"unlimited\
 memory":`${(0,S().size)(R)} of memory`} and ${(0,S().size)(h.written_bytes)} written per command, ${m} processes per ${u}`}
function C(h){const{genes:R,isolation:m,approvals:u,approval_digest:p}=h,r=R.some(({commands:o})=>o.length>0);return[["C\
ommits",k(h)],["Policy",y(h)],["Approved",u.map(I).join(", ")],["Approval",p&&`digest ${(0,e().shortDigest)(p)}`],["Isol\
ation",O(m)],["Can fail",r?T(h):null],["Note",R.length>0?E:null]]}function y({policy:h,blast_radius:R}){if(h===null)return"\
not read";const{path:m="built-in defaults",extends:u,combined_with:p,profile:r}=h,o=h.enforce_until===void 0?"":` until ${h.
enforce_until}`;return[m,u?` extending ${u.repository}/${u.path}`:"",p?` combined with ${p.name}`:"",`, profile ${r}`,R?.
counting==="reference"?", files counted like the reference engine":"",h.enforce?`, reports only${o}: a failing verdict d\
oes not fail the check`:""].join("")}function k(h){const{base_sha:R,head_sha:m,audited_sha:u,event:p}=h;if(R!==null&&R===
u)return`${(0,S().shortCommit)(R)} is both base and head, so nothing changes`;const r=`${(0,S().shortCommit)(R)} \u2192 ${(0,S().
shortCommit)(m)}`;return p.name==="worktree"?`${r} with the uncommitted files`:p.name==="index"?`${r} with the staged fi\
les`:u===m?r:`${r}, audited: ${(0,S().shortCommit)(u)}`}function I({user:h,at:R,pull_request:m}){return`by ${h} at ${(0,S().
moment)(R)}${m===void 0?"":` (pull request ${m})`}`}function O({level:h,description:R}){return h!=="namespaces"?R:`conta\
ined: ${/no network/.test(R)?"no network":"network allowed"}, private copy`}const E="The audit is the gate. Command outp\
ut comes from the change\u2019s own code and is only evidence.",$={killed:"yes",survived:"no",not_run:"not run"};function d({
outcome:h,reason:R}){return`notices a defect: ${$[h]}${R===void 0?"":` (${R})`}`}function x({commands:h}){const R=h.flatMap(
({mutant:u})=>u?.outcome??[]);if(R.length===0)return;const[m]=["killed","not_run","survived"].filter(u=>R.includes(u));return m&&
$[m]}function T({genes:h}){const m=h.flatMap(r=>r.commands).flatMap(({mutant:r})=>r??[]);if(m.length===0)return"not trie\
d; only a run with the change broken can tell";const u=m.find(r=>r.reason!==void 0)?.reason,p=r=>m.filter(({outcome:o})=>o===
r).length;return p("not_run")===m.length?`not tried: ${u}`:`with the change broken, ${p("killed")} of ${m.length} comman\
ds did not pass, as the change\u2019s own code reported${u===void 0?"":`; ${p("not_run")} not run: ${u}`}`}},17655:function(z,j,i){
Object.defineProperty(j,"__esModule",{value:!0}),j.ruleDocuments=C,j.ruleMarkdown=O,j.rulePage=$,j.rulesByTopic=y;function e(){
const T=i(59490);return e=function(){return T},T}function S(){const T=i(13580);return S=function(){return T},T}function M(){
const T=i(79215);return M=function(){return T},T}function N(){const T=i(43767);return N=function(){return T},T}const w="\
<!-- Generated from the catalogue of rules. Do not edit. -->";function C(T=(0,S().allRules)()){return new Map([["README.\
md",k(T)],...T.map(h=>[`${h.id}.md`,`${w}

${O(h)}`])])}function y(T=(0,S().allRules)()){return(0,e().groupBy)(T,I)}function k(T){const h=[...y(T)].map(([m,u])=>{const p=u.
map(({id:r,severity:o,title:g})=>`| [${r}](${r}.md) | ${o} | ${g} |`);return[`## ${m}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...p].join(`
`)}),R=`The gate has ${T.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
a repository with Node scripts in \`scripts/\`, \`src/index.js\`, a test in \`test/\`, the workspace \`packages/a\`,
a package.json with the scripts \`test\`, \`check\`, and \`lint\`, and the locked, installed dependencies \`eslint\`,
\`jest\`, and \`tsx\`. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[w,"# Rules",R,...h].join(`

`)}
`}function I({layer:T,profile:h}){return h===void 0?String(T):`Profile ${h}${typeof T=="number"?`, layer ${T}`:""}`}function O(T){
return`${$(T).map(E).join(`

`)}
`}function E({kind:T,text:h}){switch(T){case"title":return`# ${h}`;case"heading":return`## ${h}`;case"paragraph":return h;case"\
code":return`\`\`\`\`text
${h}
\`\`\`\``}}function $(T){const{id:h,title:R,severity:m,harm:u,layer:p,why:r,wrong:o,right:g,configure:l}=T;return[{kind:"\
title",text:h},{kind:"paragraph",text:`${R}.`},{kind:"paragraph",text:`Severity: ${m} \xB7 Harm: ${u} \xB7 Layer: ${p}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:r},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,M().exampleText)(
o)},{kind:"heading",text:"Right"},{kind:"code",text:(0,M().exampleText)(g)},{kind:"heading",text:"In the policy"},...l===
void 0?[]:[{kind:"code",text:l}],...d(T)]}function d(T){return(0,N().mayBeIgnored)(T)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${T.id}
    reason: Why this is acceptable
    expires: ${x}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const x="2027-12-31"},
80633:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.fileText=N,j.filesText=M;function e(){const y=i(
80401);return e=function(){return y},y}function S(){const y=i(67298);return S=function(){return y},y}function M(y,k={}){
return[...new Set([...Object.keys(y??{}),...Object.keys(k)])].map(O=>{const E=y?.[O],$=k[O];return(y===void 0||JSON.stringify(
E)===JSON.stringify($))&&$!==void 0?N(O,$):w(O,E,$)})}function N(y,k){if(typeof k=="object"&&"symlink"in k)return`# ${y}\
 -> ${k.symlink}`;const I=typeof k=="object"&&"latin1"in k?" (in ISO 8859-1)":"",O=C(y,k).trimEnd();return O===""?`# ${y}\
 (empty)`:`# ${y}${I}
${O}`}function w(y,k,I){return(0,e().createTwoFilesPatch)(k===void 0?"/dev/null":`a/${y}`,I===void 0?"/dev/null":`b/${y}`,
C(y,k),C(y,I),void 0,void 0,{headerOptions:e().FILE_HEADERS_ONLY}).trimEnd()}function C(y,k=""){return typeof k=="string"?
k:"symlink"in k?k.symlink:"submodule"in k?`Subproject commit ${k.submodule}
`:("latin1"in k?k.latin1:k).map(O=>`${(0,S().assetText)(O,y.endsWith(".jsonl"))}
`).join("")}},79215:function(z,j,i){Object.defineProperty(j,"__esModule",{value:!0}),j.exampleText=N,j.isChangeExample=S,
j.isPromotionExample=M;function e(){const d=i(80633);return e=function(){return d},d}function S(d){return typeof d=="obj\
ect"&&"head"in d}function M(d){return typeof d=="object"&&"candidates"in d}function N(d){return typeof d=="string"?$(d):
[...y(d),...C(d)].join(`

`)}const w=".github/gene-gate.yml";function C({policy:d}){return d===void 0?[]:[(0,e().fileText)(w,d)]}function y(d){if(M(
d))return I(d);if(!S(d))return[E(d),...d.firstHalf?["# Judged before `prepare`"]:[],...(d.without??[]).map(p=>`# without\
 ${p}`),...(0,e().filesText)(d.base,d.files)];const{base:x,head:T,checkout:h,inputs:R,run:m,approvedBy:u}=d;return[...(0,e().
filesText)(x,T),...h?[`# The checkout is ${k[h]}.`]:[],...R?[`with:
${O(R)}`]:[],...m?.installed?["npm ci --ignore-scripts"]:[],...m?.prepare?[`with:
  prepare: ${m.prepare}`]:[],...m?.untracked?["# On disk, but not in the commit:",...(0,e().filesText)(void 0,m.untracked)]:
[],...m?.meanwhile?["# Written while this runs:",...(0,e().filesText)(void 0,m.meanwhile)]:[],...m?.shard?[`gene-gate ch\
eck --shard ${m.shard}`]:[],...m?.cancelled?["# The job is cancelled while this runs."]:[],...(u??[]).map(p=>`@${p} appr\
oves with the comment: /gene-gate approve`)]}const k={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function I(d){const{candidates:x,files:T,events:h,reports:R,checkRun:m}=d;
return[...(0,e().filesText)(void 0,{"candidates.jsonl":x,...T,...h&&{"events.jsonl":h},...R&&{"gate-report.json":R}}),...m===
void 0?[]:[`# The digest of the report is ${m?"":"not "}in a check run on GitHub.`]]}function O(d){return Object.entries(
d).map(([x,T])=>`  ${x}: ${T}`).join(`
`)}function E({command:d,context:x}){return x===void 0?$(d):JSON.stringify({command:d,context:x})}function $(d){return typeof d==
"string"&&d.trim()!==""?d:`"validation": [${JSON.stringify(d)}]`}},23107:function(z,j,i){Object.defineProperty(j,"__esMo\
dule",{value:!0}),j.findParts=I,j.readAtMost=E,j.readParts=O;function e(){const x=i(51455);return e=function(){return x},
x}function S(){const x=i(76760);return S=function(){return x},x}function M(){const x=i(41895);return M=function(){return x},
x}function N(){const x=i(73388);return N=function(){return x},x}function w(){const x=i(78374);return w=function(){return x},
x}function C(){const x=i(78534);return C=function(){return x},x}const y=2*C().MAX_REPORT_BYTES,k="gate-report.json";async function I(x){
return(await(0,e().readdir)(x,{recursive:!0,withFileTypes:!0}).catch(h=>{if(h.code==="ENOENT")return[];throw new(M()).GateError(
"file_unreadable",`Cannot read the directory ${x} (${h.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:h})})).filter(h=>h.isFile()&&h.name===k).map(({parentPath:h,name:R})=>(0,S().join)(h,R)).sort()}async function O(x,T,h=$){
if(x.length>w().MAX_SHARDS)throw d(`There are more than ${w().MAX_SHARDS} parts`);const R=[];let m=y;for(const u of x){const p=await E(
Math.min(m,C().MAX_REPORT_BYTES),u,T);m-=p.length;const r=(0,N().inputName)(u);R.push({name:r,report:(0,C().readReportFile)(
p,r,h)})}return R}async function E(x,T,h){const R=[];let m=0;for await(const u of h(T)){if(m+=u.length,m>x)throw d(`${(0,N().
inputName)(T)} is too large, alone or together with the other parts`);R.push(u)}return Buffer.concat(R)}const $="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function d(x){return new(M()).GateError("\
artifact_invalid",x,$)}},42844:function(z,j,i){i.r(j),i.d(j,{default:()=>e.A});var e=i(49585)},40894:function(z,j,i){i.r(
j),i.d(j,{renderToString:()=>e.F0});var e=i(53091)},892:function(z,j,i){i.r(j),i.d(j,{Fragment:()=>e.FK,jsx:()=>e.Y,jsxs:()=>e.
FD});var e=i(38720)}};
