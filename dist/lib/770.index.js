"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.publishFiles=
u,v.resultPaths=O;function t(){const n=o(51455);return t=function(){return n},n}function R(){const n=o(76760);return R=function(){
return n},n}function N(){const n=o(58500);return N=function(){return n},n}function B(){const n=o(1207);return B=function(){
return n},n}function p(){const n=o(41895);return p=function(){return n},n}function E(){const n=o(28765);return E=function(){
return n},n}function w(){const n=o(52978);return w=function(){return n},n}function j(){const n=o(10289);return j=function(){
return n},n}function I(){const n=o(62887);return I=function(){return n},n}function P(){const n=o(58802);return P=function(){
return n},n}function S(){const n=o(31048);return S=function(){return n},n}function L(){const n=o(58924);return L=function(){
return n},n}function r(){const n=o(11357);return r=function(){return n},n}function O(n){const m=h=>(0,R().join)(n,h),s=h=>({
statement:m(`${h}.intoto.json`),predicate:m(`${h}.predicate.json`),subjects:m(`${h}.subjects.sha256`)});return{report:m(
"gate-report.json"),validationReports:m("validation-reports"),validationLines:m("validation-reports.jsonl"),testResult:s(
"test-result"),summary:s("verification-summary"),agentTask:m(w().AGENT_TASK_FILE),agentPatch:m(w().AGENT_PATCH_FILE),page:m(
"report.md"),html:m("report.html"),sarif:m("report.sarif"),junit:m("report.junit.xml")}}const x=1024*1024;async function u(n,m,s){
const h=O(n);try{await y(n);for(const $ of T(h,m,s))await $(),await(0,N().setImmediate)(),s?.throwIfAborted();return{status:"\
reached",where:n}}catch($){return{status:"failed",reason:`could not write the result files: ${(0,B().readFailure)($).said}`,
...$ instanceof p().GateError&&{hint:$.hint}}}}function T(n,{report:m,markdown:s},h){const $=(0,S().renderJson)(m);return[
()=>(0,E().replaceFile)(n.report,$),()=>l(n.validationReports,m,h),()=>(0,E().replaceFile)(n.validationLines,(0,S().renderJsonLines)(
m)),()=>c(n.testResult,(0,P().testResultStatement)(m)),()=>c(n.summary,(0,S().summaryStatement)(m,$)),()=>(0,E().replaceFile)(
n.agentTask,(0,w().renderAgentTask)(m)),()=>b(n.agentPatch,m.fix?.patch||void 0),()=>(0,E().replaceFile)(n.page,s(x)),()=>(0,E().
replaceFile)(n.html,(0,I().renderHtml)(m)),()=>(0,E().replaceFile)(n.sarif,(0,r().renderSarif)(m)),()=>(0,E().replaceFile)(
n.junit,(0,L().renderJunit)(m))]}async function l(n,{validation_reports:m},s){await y(n);for(const h of await(0,t().readdir)(
n))/^vr_\d+\.json$/.test(h)&&await(0,t().rm)((0,R().join)(n,h));for(const h of m)s?.throwIfAborted(),await(0,E().replaceFile)(
(0,R().join)(n,`${h.id}.json`),`${(0,j().json)(h)}
`)}async function c(n,m){await b(n.statement,m&&`${(0,j().json)(m)}
`),await b(n.predicate,m&&`${(0,j().json)(m.predicate)}
`),await b(n.subjects,m&&(0,P().checksumsOf)(m.subject))}async function y(n){if(await(0,E().makeFolder)(n),!(await(0,t().
lstat)(n)).isDirectory())throw new Error(`${n} is a symlink or not a directory`)}async function b(n,m){m===void 0?await(0,t().
rm)(n,{force:!0}):await(0,E().replaceFile)(n,m)}}),62887:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderHtml=
e;function t(){const i=o(892);return t=function(){return i},i}function R(){const i=o(77598);return R=function(){return i},
i}function N(){const i=o(40894);return N=function(){return i},i}function B(){const i=o(13580);return B=function(){return i},
i}function p(){const i=o(79215);return p=function(){return i},i}function E(){const i=o(67237);return E=function(){return i},
i}function w(){const i=o(69379);return w=function(){return i},i}function j(){const i=o(55967);return j=function(){return i},
i}function I(){const i=o(94978);return I=function(){return i},i}function P(){const i=o(74658);return P=function(){return i},
i}function S(){const i=o(90042);return S=function(){return i},i}function L(){const i=o(63245);return L=function(){return i},
i}function r(){const i=o(38319);return r=function(){return i},i}function O(){const i=o(94965);return O=function(){return i},
i}function x(){const i=o(11217);return x=function(){return i},i}function u(){const i=o(31992);return u=function(){return i},
i}function T(){const i=o(26517);return T=function(){return i},i}function l(){const i=o(14305);return l=function(){return i},
i}const c=12,y={most:10,columns:120};function b(i,d){const{notices:k,suppressed:F}=d,a=[(0,j().fixList)(i),(0,r().machineList)(
i),(0,r().readList)(i),(0,E().sizeList)(i),(0,r().directoryList)(i),(0,r().uncountedList)(i),(0,I().geneList)(i,d),(0,r().
claimList)(i),(0,w().findingList)("notices","Notices",k,!0),(0,w().findingList)("suppressed","Ignored by the policy",F,!0),
(0,S().environmentList)(i),m(i)];return[...n(d),...a.filter(({rows:M})=>M.length>0).map(({id:M,title:W,noun:A,note:D,rows:U})=>({
id:M,title:W,...(U[0]?.name??U[0]?.status)!==void 0&&{count:U.length},body:(0,t().jsxs)(t().Fragment,{children:[D!==void 0&&
(0,t().jsx)("p",{class:"quiet",children:D}),(0,t().jsx)(u().Rows,{of:U,noun:A})]})}))]}function n(i){const{dangers:d,blocked:k,
failed:F,waiting:a,blast:M,findings:W}=i,D=[["dangerous finding",(0,w().findingRows)(d)],["blocked command",(0,w().blockedRows)(
k)],["failed command",(0,w().failedRows)(F,y)],["pending approval",(0,w().findingRows)(a)],["finding",(0,w().findingRows)(
[...M,...W])]].filter(([,g])=>g.length>0);if(D.length===0)return[];const U=D.map(([g,G])=>(0,t().jsx)(u().Rows,{noun:g,of:G,
open:c},g));return[{id:"attention",title:"Action required",count:D.reduce((g,[,G])=>g+G.length,0),body:U}]}function m({findings:i,
capsules:d}){const k=[...i,...d.flatMap(({reasons:W})=>W)],F=[...new Set(k.map(({rule:W})=>W))].flatMap(W=>(0,B().ruleOf)(
W)??[]),a=(W,A="")=>A===""?[]:[{title:W,lines:A.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:F.map(({id:W,title:A,why:D,wrong:U,right:z,configure:g,since:G})=>({
tone:"quiet",name:W,words:A,documents:W,isFolded:!0,notes:[{text:D.replace(/\s+/g," ")},{label:"since",text:G}],blocks:[
...a("Wrong",(0,p().exampleText)(U)),...a("Right",(0,p().exampleText)(z)),...a("Configure",g)]}))}}const s=`(${T().pageScript.
toString()})()`,h=["default-src 'none'",`script-src '${$(s)}'`,`style-src '${$(l().STYLE)}'`,"base-uri 'none'","form-act\
ion 'none'","require-trusted-types-for 'script'"].join("; ");function $(i){return`sha256-${(0,R().createHash)("sha256").
update(i).digest("base64")}`}function e(i){const d=(0,L().reportSections)(i),k=b(i,d),F=(0,N().renderToString)((0,t().jsxs)(
t().Fragment,{children:[(0,t().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:h}),(0,t().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,t().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,t().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,t().jsx)("title",{children:`${(0,P().reportTitle)(i)} \xB7 gene-\
gate`})]})),a=(0,N().renderToString)((0,t().jsxs)("main",{children:[(0,t().jsx)(x().Masthead,{report:i,sections:d}),(0,t().
jsx)("nav",{"aria-label":"Sections",children:k.map(M=>(0,t().jsx)("a",{href:`#${M.id}`,children:(0,t().jsx)(f,{section:M})},
M.id))}),i.genes.length>0&&(0,t().jsx)(C,{}),k.map(M=>(0,t().jsxs)("section",{id:M.id,"aria-labelledby":`${M.id}-title`,
children:[(0,t().jsx)("h2",{id:`${M.id}-title`,children:(0,t().jsx)(f,{section:M})}),M.body]},M.id))]}));return`<!doctyp\
e html>
<html lang="en">
<head><meta charset="utf-8">${F}<style>${l().STYLE}</style></head>
<body>${a}<script>${s}<\/script></body>
</html>
`}function f({section:{title:i,count:d}}){return(0,t().jsxs)(t().Fragment,{children:[i,d!==void 0&&(0,t().jsxs)("span",{
class:"quiet",children:[" ",(0,O().grouped)(d)]})]})}function C(){return(0,t().jsxs)("search",{hidden:!0,children:[(0,t().
jsx)("label",{for:"filter",children:"Filter"}),(0,t().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,t().jsx)("output",{for:"filter"})]})}}),11217:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.Masthead=p;function t(){const w=o(892);return t=function(){return w},w}function R(){const w=o(
74658);return R=function(){return w},w}function N(){const w=o(94965);return N=function(){return w},w}function B(){const w=o(
31992);return B=function(){return w},w}function p({report:w,sections:j}){const{error:I,event:P}=w,S=(0,R().isReportedOnly)(
w),{verdict:L,words:r}=(0,R().headlineOf)(w,j);return(0,t().jsxs)("header",{children:[(0,t().jsxs)("p",{class:"quiet abo\
ut",children:[(0,t().jsx)("strong",{children:"gene-gate"}),P.pull_request!==void 0&&(0,t().jsxs)("span",{children:["pull\
 request ",P.pull_request]}),(0,t().jsxs)("span",{children:[(0,N().shortCommit)(w.base_sha)," \u2192 ",(0,N().shortCommit)(
w.head_sha)]}),(0,t().jsx)("time",{dateTime:w.finished_at,children:(0,N().moment)(w.finished_at)})]}),(0,t().jsx)("h1",{
children:(0,t().jsx)(B().Status,{tone:N().VERDICT_TONES[S?"warn":w.verdict],word:(0,N().capital)(L)})}),(0,t().jsx)("p",
{class:"headline",children:r}),S&&(0,t().jsx)("p",{children:(0,t().jsx)(B().Sentence,{text:(0,R().reportedOnlyNote)(w)})}),
I&&(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(B().Code,{lines:I.message.split(`
`)}),(0,t().jsx)("p",{class:"quiet",children:"Fix"}),(0,t().jsx)(B().Code,{lines:I.hint.split(`
`)})]}),(0,t().jsx)("dl",{class:"figures",children:E(w,j).map(([O,x,u])=>(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",
{children:O}),(0,t().jsxs)("dd",{children:[(0,t().jsx)("strong",{children:x})," ",(0,t().jsx)("span",{class:"quiet",children:u})]})]},
O))})]})}function E(w,j){const{genes:I,blast_radius:P,duration_ms:S}=w,{commands:L,passed:r,blocked:O,failed:x,notRun:u}=j,
T=I.filter(({verdict:n})=>n==="pass"||n==="warn").length,c=Object.entries({blocked:O,failed:x,"not run":u}).flatMap(([n,
{length:m}])=>m>0?[`${m} ${n}`]:[]),y=[["Genes",`${T} of ${I.length}`,"passed"],["Commands",`${r.length} of ${L.length}`,
["passed",...c].join(", ")]],b=P&&[`${P.files}`,`counted, ${(0,N().count)(P.lines,"line")}`];return[...I.length>0?y:[],...b?
[["Files",...b]]:[],["Duration",(0,N().duration)(S),"total"]]}}),31992:((J,v,o)=>{Object.defineProperty(v,"__esModule",{
value:!0}),v.Code=S,v.Rows=r,v.Sentence=I,v.Status=P;function t(){const l=o(892);return t=function(){return l},l}function R(){
const l=o(13580);return R=function(){return l},l}function N(){const l=o(10289);return N=function(){return l},l}function B(){
const l=o(88611);return B=function(){return l},l}function p(){const l=o(94965);return p=function(){return l},l}const E={
sentence:2e3,name:300},w=1e3;function j({text:l}){return(0,t().jsx)("code",{children:l===""?"(empty)":(0,N().terminal)((0,p().
clipCounted)(l,E.name))})}function I({text:l}){const c=(0,p().clipCounted)(l,E.sentence).split(/`([^`]+)`/);return(0,t().
jsx)("bdi",{children:c.map((y,b)=>b%2===1?(0,t().jsx)("code",{children:(0,N().terminal)(y)},b):(0,N().terminal)(y))})}function P({
tone:l,word:c}){return(0,t().jsx)("strong",{class:`status ${l}`,children:c})}function S({lines:l,language:c}){const y=l.
map(b=>`${(0,N().terminal)(b.replaceAll("	","    "))}
`);return(0,t().jsx)("pre",{dir:"ltr",children:y.map((b,n)=>c==="diff"&&b.startsWith("-")?(0,t().jsx)("del",{children:b},
n):c==="diff"&&b.startsWith("+")?(0,t().jsx)("ins",{children:b},n):b)})}function L({command:l="",spans:c=[]}){return(0,t().
jsx)("pre",{dir:"ltr",children:(0,B().shownParts)(l,c).map(({start:y,end:b,isShown:n})=>n?(0,B().markedRuns)(l,{start:y,
end:b},c).map(({text:m,marked:s},h)=>s?(0,t().jsx)("mark",{children:m||"\xA0"},h):m):(0,t().jsx)("span",{class:"quiet",children:`\
 ${(0,B().notShown)(b-y)} `},y))})}function r({of:l,noun:c,open:y=w}){const b=l.slice(0,w).map((n,m)=>(0,t().jsx)("li",{
children:(0,t().jsx)(O,{row:n})},m));return(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("ul",{children:b.slice(0,y)}),
b.length>y&&(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:(0,p().count)(l.length-y,`more ${c}`)}),(0,t().
jsx)("ul",{children:b.slice(y)})]}),l.length>w&&(0,t().jsxs)("p",{class:"quiet",children:[(0,p().count)(l.length-w,`more\
 ${c}`)," in ",(0,t().jsx)("code",{children:"gate-report.json"})]})]})}function O({row:l}){const{status:c,rows:y=[],blocks:b=[],
command:n,notes:m,rule:s,documents:h,isFolded:$}=l,e=m.filter(({label:i})=>i!==void 0),f=(0,t().jsxs)(t().Fragment,{children:[
n!==void 0&&(0,t().jsx)(L,{...l}),m.map(({label:i,text:d,tone:k="quiet"})=>i===void 0&&d!==""?(0,t().jsx)("p",{class:k,children:(0,t().
jsx)(I,{text:d})},d):null),(e.length>0||s!==void 0)&&(0,t().jsx)(u,{notes:e,rule:s}),b.map((i,d)=>(0,t().jsx)(T,{block:i},
d)),y.length>0&&!$&&l.also!==void 0?(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:(0,t().jsx)(I,{text:l.
also})}),(0,t().jsx)(r,{of:y,noun:"finding"})]}):y.length>0&&(0,t().jsx)(r,{of:y,noun:n===void 0?"command":"finding"})]}),
C=c===void 0?"div":"article";return $?(0,t().jsxs)("details",{id:h&&`rule-${h}`,children:[(0,t().jsx)("summary",{children:(0,t().
jsx)(x,{row:l})}),f]}):(0,t().jsxs)(C,{children:[(0,t().jsx)("p",{children:(0,t().jsx)(x,{row:l})}),f]})}function x({row:{
status:l,tone:c,name:y,word:b,words:n,place:m,also:s,rows:h=[]}}){const $=[l!==void 0&&(0,t().jsx)(P,{tone:c,word:l}),y!==
void 0&&(0,t().jsx)(j,{text:y}),b!==void 0&&(0,t().jsxs)("span",{class:l===void 0?c:"quiet",children:["(",b,")"]}),n!==void 0&&
(0,t().jsx)(I,{text:n}),m!==void 0&&!y?.startsWith(m.path)&&(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(j,{text:`${m.
path}:${m.line}`})}),s!==void 0&&h.length===0&&(0,t().jsx)(I,{text:s})];return(0,t().jsx)(t().Fragment,{children:$.filter(
Boolean).map((e,f)=>[f>0?" ":"",e])})}function u({notes:l,rule:c}){return(0,t().jsxs)("dl",{children:[l.map(({label:y="",
text:b},n)=>(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",{children:(0,p().capital)(y)}),(0,t().jsx)("dd",{children:(0,t().
jsx)(I,{text:b})})]},n)),c!==void 0&&(0,t().jsxs)("div",{children:[(0,t().jsx)("dt",{children:"Rule"}),(0,t().jsx)("dd",
{children:(0,R().ruleOf)(c)===void 0?(0,t().jsx)(j,{text:c}):(0,t().jsx)("a",{href:`#rule-${c}`,children:(0,t().jsx)(j,{
text:c})})})]})]})}function T({block:l}){const{title:c,lines:y,isFolded:b}=l,n=c!==void 0&&(0,t().jsx)(I,{text:c});return b?
(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:n}),(0,t().jsx)(S,{...l})]}):(0,t().jsxs)(t().Fragment,
{children:[n&&(0,t().jsx)("p",{children:n}),y.length>0&&(0,t().jsx)(S,{...l})]})}}),26517:((J,v)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.pageScript=o;function o(){const t=document.querySelector("search"),[R,N]=[t?.querySelector(
"input"),t?.querySelector("output")],B=document.querySelectorAll("section > details"),p=document.querySelectorAll("secti\
on > ul > li, section > details > ul > li");R?.addEventListener("input",()=>{const w=R.value.trim().toLowerCase();let j=0;
for(const I of p)I.hidden=!I.textContent.toLowerCase().includes(w),I.hidden||(j+=1);for(const I of B)I.open=w!=="";N&&(N.
textContent=w===""?"":`${j} of ${p.length} entries`)}),t&&(t.hidden=!1);const E=()=>{const w=document.getElementById(location.
hash.slice(1));for(let j=w?.closest("details");j;)j.open=!0,j=j.parentElement?.closest("details");w?.scrollIntoView()};addEventListener(
"hashchange",E),location.hash&&E(),addEventListener("beforeprint",()=>{for(const w of document.querySelectorAll("details"))
w.open=!0})}}),14305:((J,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.STYLE=void 0;const o=v.STYLE=`
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
`}),58924:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderJunit=S;function t(){const d=o(42844);return t=
function(){return d},d}function R(){const d=o(59490);return R=function(){return d},d}function N(){const d=o(10289);return N=
function(){return d},d}function B(){const d=o(51660);return B=function(){return d},d}function p(){const d=o(74658);return p=
function(){return d},d}function E(){const d=o(90042);return E=function(){return d},d}function w(){const d=o(63245);return w=
function(){return d},d}function j(){const d=o(94965);return j=function(){return d},d}const I="change",P=new(t()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(d){
const k=L(d),F={"@timestamp":d.started_at},a={"@name":"gene-gate",...T(k.flatMap(({cases:W})=>W)),...F,...k.length>0&&{testsuite:k.
map(({name:W,file:A,cases:D})=>({"@name":(0,N().terminal)(W),...T(D),...A!==void 0&&{"@file":(0,N().terminal)(A)},...F,testcase:D}))}},
M={"@version":"1.0","@encoding":"UTF-8"};return`${P.build({"?xml":M,testsuites:a}).trim()}
`}function L(d){const k=(0,w().reportSections)(d),F=[...k.dangers,...k.findings,...k.blast].filter(({severity:z})=>z==="\
error"),a=(0,R().groupBy)(F,({subject:z})=>z?.id??""),M=(0,R().groupBy)(k.commands,({gene:z})=>z),W=d.genes.map(z=>r(z,M.
get(z)??[],a.get(z.id)??[])),A=new Set(d.genes.map(({id:z})=>z)),D=F.filter(({subject:z})=>!A.has(z?.id??"")),U=O(d,D,W.
some(u));return U.cases.length>0?[U,...W]:W}function r(d,k,F){const a={name:d.id,file:d.path,cases:[...k.map(y),...F.map(
W=>b(W,d.id))]};return x(d.verdict)&&!u(a)?{...a,cases:[...a.cases,n("failure",d.id,d.summary,"")]}:a}function O(d,k,F){
const{error:a,verdict:M}=d,W=k.map(A=>b(A,I));return a?W.unshift(n("error",I,a.message,a.hint)):x(M)&&!F&&W.length===0&&
W.push(n("failure",I,(0,p().reportTitle)(d),"")),{name:I,cases:W}}function x(d){return d==="fail"||d==="error"}function u({
cases:d}){return d.some(({failure:k,error:F})=>k!==void 0||F!==void 0)}function T(d){return{"@tests":d.length,"@failures":d.
filter(({failure:k})=>k).length,"@errors":d.filter(({error:k})=>k).length,"@skipped":d.filter(({skipped:k})=>k).length,"\
@time":d.reduce((k,F)=>k+Number(F["@time"]),0).toFixed(3)}}const l=1e3,c={lines:40,columns:200};function y(d){const{gene:k,
command:F}=d,{outcome:a,mutant:M,location:W}=F;return{"@name":e(F.command),"@classname":e(k.id),"@file":e(W?.path??k.path),
"@line":W?.line??k.line,"@time":i(a?.duration_ms??0),...M&&{properties:{property:{"@name":"mutant","@value":e((0,E().mutantWords)(
M))}}},...m(d),...a&&{"system-out":C(a.stdout),"system-err":C(a.stderr)}}}function b(d,k){const{rule:F,message:a,location:M}=d;
return{"@name":e(F),"@classname":e(k),...M&&{"@file":e(M.path),"@line":M.line},"@time":i(0),failure:{"@type":e(F),"@mess\
age":e(a),"#text":$(d)}}}function n(d,k,F,a){return{"@name":"verdict","@classname":e(k),"@time":i(0),[d]:{"@type":"verdi\
ct","@message":e(F),"#text":f(a)}}}function m({gene:d,command:k,result:F,findings:a}){switch(F){case"passed":return{};case"\
notRun":return{skipped:{"@message":e(h(d,k))}};case"blocked":case"failed":{const[M]=a,{outcome:W}=k,A=W?(0,B().errorLines)(
W,c.lines,c.columns):[],D={"@type":e(M?.rule??F),"@message":e(M?.message??d.summary),"#text":[...a.map($),...A].join(`
`)};return W!==void 0&&s.has(W.status)?{error:D}:{failure:D}}}}const s=new Set(["crashed","not_runnable","error"]);function h({
summary:d,verdict:k},{outcome:F}){const a=F?.reason??(k==="pass"||k==="warn"?"":d);return[F?(0,j().statusWords)(F):"not \
run",a].filter(Boolean).join(": ")}function $({message:d,remedy:k}){return[d,k].filter(Boolean).map(e).join(`
`)}function e(d){return(0,N().terminal)((0,j().clipCounted)(d,l))}function f(d){return(0,N().terminalLines)((0,j().clipCounted)(
d,l)).join(`
`)}function C({head:d,tail:k,bytes:F,truncated:a}){const M=a?[`[${F} bytes in total; the middle is omitted]`]:[];return[
...(0,N().outputLines)(d),...M,...k===""?[]:(0,N().outputLines)(k)].join(`
`)}function i(d){return(d/1e3).toFixed(3)}}),69633:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.diffLink=
E,v.headPlace=w,v.permalink=p,v.rulePage=B;function t(){const j=o(77598);return t=function(){return j},j}function R(){const j=o(
38863);return R=function(){return j},j}function N(){const j=o(13580);return N=function(){return j},j}function B(j){return(0,N().
ruleOf)(j)&&`${R().HOME}/blob/main/docs/rules/${j}.md`}function p(j,I,P){const S=w(j,P);if(S===void 0||j.head_sha===null||
/\p{Cs}/u.test(S.path))return;const L=S.path.split("/").map(encodeURIComponent).join("/"),r=S.line===void 0?"":`#L${S.line}`;
return`${I}/blob/${j.head_sha}/${L}${r}`}function E(j,I,P){const{pull_request:S}=j.event;if(S===void 0)return p(j,I,P);const L=(0,t().
createHash)("sha256").update(P.path).digest("hex");return`${I}/pull/${S}/files#diff-${L}`}function w({head_sha:j,audited_sha:I,
head_files:P},{path:S,line:L}){if(I===j)return{path:S,line:L};if(P===void 0)return{path:S};const r=P.find(x=>x.path===S);
if(r===void 0)return{path:S,line:L};if(r.missing)return;const O=r.same.find(x=>x.line<=L&&L<x.line+(x.lines??Number.POSITIVE_INFINITY));
return{path:S,...O&&{line:O.head_line+L-O.line}}}}),28387:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.
genesTable=I;function t(){const r=o(17577);return t=function(){return r},r}function R(){const r=o(94978);return R=function(){
return r},r}function N(){const r=o(74658);return N=function(){return r},r}function B(){const r=o(90042);return B=function(){
return r},r}function p(){const r=o(94965);return p=function(){return r},r}const E=10,w=2,j=["error","fail","needs_approv\
al","warn","pass"];function I({genes:r},O){if(r.length===0)return[];const x=r.toSorted((c,y)=>j.indexOf(c.verdict)-j.indexOf(
y.verdict)),u=r.length>E?(0,t().groupsOf)(x,c=>L(c,r).join("|")):x.map(c=>({lead:c,others:[]})),T=["Result","Files of li\
mit","Gene","Commands",...P(r,"Notices a defect")],l=u.slice(E).flatMap(({lead:c,others:y})=>[c,...y]);return[`| ${T.join(
" | ")} |`,`|${"---|".repeat(T.length)}`,...u.slice(0,E).map(c=>S(c,r,O)),"",...l.length>0?[`And ${(0,p().count)(l.length,
"other gene")}.`,""]:[]]}function P(r,O){return r.some(x=>(0,B().noticesDefect)(x)!==void 0)?[O]:[]}function S(r,O,x){const u=[
r.lead,...r.others].slice(0,w).map(n=>x.place(n,(0,R().geneName)(n,O)).replaceAll("|","\\|")),T=(0,t().sizeOf)(r)-u.length,
l=`${u.join(", ")}${T>0?` and ${(0,p().grouped)(T)} more`:""}`,[c,y,...b]=L(r.lead,O);return`| ${[c,y,l,...b].join(" | ")}\
 |`}function L(r,O){const{verdict:x,blast_radius:u}=r;return[`${N().VERDICT_SYMBOLS[x]} ${(0,p().spoken)(x)}`,`${(0,p().
grouped)(u.files)} of ${(0,p().grouped)(u.max_files)}`,(0,R().commandCounts)(r,""),...P(O,(0,B().noticesDefect)(r)??"not\
 run")].map(T=>T.replaceAll(" ","\xA0"))}}),20471:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderMarkdown=
l;function t(){const g=o(59490);return t=function(){return g},g}function R(){const g=o(52978);return R=function(){return g},
g}function N(){const g=o(10289);return N=function(){return g},g}function B(){const g=o(67237);return B=function(){return g},
g}function p(){const g=o(69379);return p=function(){return g},g}function E(){const g=o(55967);return E=function(){return g},
g}function w(){const g=o(94978);return w=function(){return g},g}function j(){const g=o(74658);return j=function(){return g},
g}function I(){const g=o(90042);return I=function(){return g},g}function P(){const g=o(63245);return P=function(){return g},
g}function S(){const g=o(38319);return S=function(){return g},g}function L(){const g=o(94965);return L=function(){return g},
g}function r(){const g=o(28387);return r=function(){return g},g}function O(){const g=o(80615);return O=function(){return g},
g}function x(){const g=o(70939);return x=function(){return g},g}const u=[{most:8,blocked:200,outputLines:10,everything:!0},
{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,
everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],T=3;function l(g,G){const H=(0,P().reportSections)(g),V=b(
g,H),{part:Y="whole",maxCharacters:K}=G,Z=Y==="screen"?u.slice(T):u,X=[...Y==="table"?[()=>c(g,G)]:Z.map(q=>()=>f(g,H,q,
G)),()=>z(g,G)];for(const q of X){const _=y([...V,...q()]);if(_.length<=K)return _}return y(V).split(`
`,1).join("").slice(0,K)}function c(g,G){return[...(0,r().genesTable)(g,(0,O().linkerOf)(g,G.repositoryUrl)),...A(G)]}function y(g){
return`${g.join(`
`).trimEnd()}
`}function b(g,G){const{verdict:H,words:V}=(0,j().headlineOf)(g,G),Y=(0,j().isReportedOnly)(g),Z=`### ${j().VERDICT_SYMBOLS[Y?
"warn":((0,j().undecidedPart)(g)??g).verdict]} gene-gate: ${H}`,{error:X}=g;return[V===""?Z:`${Z} \u2014 ${V}`,"",...X?[
...s(X.message),...s(`Fix: ${X.hint}`)]:[],...Y?[(0,j().reportedOnlyNote)(g),""]:[],...g.isolation.untrusted?[n,""]:[]]}
const n="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",m=2e3;function s(g){const[G="",...H]=(0,L().clip)(g,m).trim().split(`
`),V=H.length>0?[...(0,N().markdownFence)((0,N().terminalLines)(H.join(`
`))),""]:[];return[(0,O().sentence)(G),"",...V]}const h=2,$={findings:4,blocked:20},e=12;function f(g,G,H,V){const{part:Y="\
whole",detailsUrl:K}=V,Z=(0,O().linkerOf)(g,V.repositoryUrl),{most:X}=H,{dangers:q,blast:_,findings:Q}=G,nn=[[(0,p().findingList)(
"dangers","Dangerous",q),{most:X}],[(0,S().machineList)(g),{most:e}],[C(G),{most:H.blocked,full:h,unfolded:$.blocked}],[
i(G,H),{most:X,full:h}],[(0,p().findingList)("waiting","Approval required",G.waiting),{most:X}],[(0,p().findingList)("fi\
ndings","Findings",[..._,...Q]),{most:X,unfolded:$.findings}],[(0,E().fixList)(g),{most:X,full:1}],[(0,S().readList)(g),
{most:e}]],tn=nn.map(([en,on])=>(0,x().listSection)(en,Z,on)),sn=nn.flatMap(([{noun:en,rows:on},an])=>{const rn=(0,x().beyond)(
on,an.most);return rn>0?[(0,L().count)(rn,en)]:[]});return[...tn.slice(0,2).flat(),...(0,r().genesTable)(g,Z),...tn.slice(
2).flat(),...d(sn,H,V),...Y==="detail"?[]:k(g,K),...A(V),...H.everything?a(g,G,Z):[]]}function C({blocked:g}){return{id:"\
blocked",title:"Blocked",label:"",noun:"blocked command",rows:(0,p().blockedRows)(g)}}function i({failed:g},{outputLines:G}){
return{id:"failed",title:"Failed",label:"",noun:"failed command",rows:(0,p().failedRows)(g,{most:G})}}function d(g,{everything:G},H){
const V=G||H.part==="screen"?[]:["everything that passed"],Y=[...g,...V];return Y.length===0?[]:[`Not shown: ${Y.join(",\
 ")}. ${D(H)}`,""]}function k(g,G){const{next_actor:H,edits:V,todo:Y,human:K}=(0,R().agentTask)(g);if(H==="done")return[];
const Z=(0,O().linked)("artifacts",G&&`${G}#artifacts`);return[`For agents: ${[`\`next_actor: ${H}\``,...V.length>0?[(0,L().
count)(V.length,"edit")]:[],...Y.length>0?[`${Y.length} to do`]:[],...K.length>0?[`${K.length} for a person`]:[]].join("\
, ")}. The task${V.length>0?", with its diff,":""} is \`${R().AGENT_TASK_FILE}\` in the ${Z} of the run.`,""]}const F=200;
function a(g,G,H){const{genes:V}=g,Y=[(0,S().claimList)(g),(0,S().directoryList)(g),(0,S().uncountedList)(g)],K=[...(0,w().
geneList)(g,G).rows.flatMap(M),...Y.flatMap(({rows:Q})=>Q.map(nn=>(0,x().rowItem)(nn,H))),...g.blast_radius?[`- Size: ${(0,B().
countedWords)(g)}`]:[],...(0,p().findingRows)([...G.notices,...G.suppressed],!0).map(Q=>(0,x().rowItem)(Q,H)),`- Next ac\
tor: ${(0,L().spoken)(g.next_actor)}`],Z=K.length-F,X=V.flatMap(Q=>Q.commands).length,q=V.length>0?`${(0,L().count)(V.length,
"gene")}, ${(0,L().count)(X,"command")}, `:"",_=(0,I().environmentList)(g).rows.flatMap(({notes:Q})=>Q);return[`<details\
><summary>Details: ${q}commits, policy, isolation</summary>`,"",...K.slice(0,F),...Z>0?[`- ${Z} more not shown`]:[],..._.
flatMap(({label:Q,text:nn,isMinor:tn})=>tn?[]:[`- ${Q}: ${(0,O().sentence)(nn)}`]),"","</details>",""]}function M({name:g="",
word:G,status:H,words:V,notes:Y,rows:K=[]}){const Z=K.filter(({command:X})=>X!==void 0);return[`- ${(0,O().name)(g)} ${G}\
, ${H}: ${V}`,...Y.map(({text:X})=>`  - ${(0,O().sentence)(X)}`),...Z.map(({command:X="",status:q,words:_})=>{const Q=(0,O().
sentence)([q,_].filter(Boolean).join(", "));return`  - ${(0,N().markdownCode)((0,L().clipCounted)(X,W))} ${Q}`})]}const W=200;
function A({detailsUrl:g,detailUrl:G}){const[H,V]=[g,G].map(K=>K&&(0,N().markdownLinkTarget)(K)),Y=[...V?[`[Details](${V}\
)`]:[],...H?[`Full report: \`report.html\` in the [artifacts](${H}#artifacts) of the run`,`[Log](${H})`]:[]];return Y.length>
0?[Y.join(" \xB7 "),""]:[]}function D({detailsUrl:g,detailUrl:G=g}){const H=G&&(0,N().markdownLinkTarget)(G);return H?`S\
ee the [full report](${H}).`:"See the JSON report of this run."}const U=10;function z(g,G){const H=g.findings.filter(({suppressed:Y})=>!Y),
V=[...(0,t().groupBy)(H,({rule:Y})=>Y)].sort(([,Y],[,K])=>K.length-Y.length);return[...V.slice(0,U).map(([Y,{length:K}])=>`\
- ${(0,O().name)(Y)}: ${(0,L().count)(K,"finding")}`),...V.length>U?[`- and ${(0,L().count)(V.length-U,"other rule")}`]:
[],"",`Not shown: everything but these counts. ${D(G)}`,""]}}),80615:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),
v.linked=I,v.linkerOf=w,v.name=E,v.ruleLink=j,v.sentence=p;function t(){const P=o(10289);return t=function(){return P},P}
function R(){const P=o(69633);return R=function(){return P},P}function N(){const P=o(94965);return N=function(){return P},
P}const B={sentence:400,name:100};function p(P){return(0,t().markdownSentence)((0,N().clipCounted)(P,B.sentence))}function E(P){
return(0,t().markdownCode)((0,N().clipCounted)(P,B.name))}function w(P,S){const L=r=>(O,x=`${O.path}:${O.line}`)=>I(E(x),
S===void 0?void 0:r(P,S,O));return{place:L(R().permalink),diff:L(R().diffLink)}}function j(P){return I(E(P),(0,R().rulePage)(
P))}function I(P,S){const L=S&&(0,t().markdownLinkTarget)(S);return L?`[${P}](${L})`:P}}),70939:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.beyond=j,v.listSection=w,v.rowItem=x;function t(){const c=o(38863);return t=function(){return c},
c}function R(){const c=o(10289);return R=function(){return c},c}function N(){const c=o(88611);return N=function(){return c},
c}function B(){const c=o(23408);return B=function(){return c},c}function p(){const c=o(94965);return p=function(){return c},
c}function E(){const c=o(80615);return E=function(){return c},c}function w({title:c,note:y,noun:b,rows:n},m,{full:s=0,unfolded:h=Number.
POSITIVE_INFINITY,most:$=Number.POSITIVE_INFINITY}){if(n.length===0)return[];const e=n.slice(s,$).map(f=>x(f,m));return[
`#### ${c}`,"",...y===void 0?[]:[y,""],...n.slice(0,Math.min(s,$)).flatMap(f=>L(f,m)),...s>0&&e.length>0?[`Other ${b}s:`,
""]:[],...I(e,b,h),...P(n)]}function j(c,y){return(0,B().sizeOfRows)(c.slice(y))}function I(c,y,b){if(c.length===0)return[];
const n=c.slice(b),m=`<details><summary>${(0,p().count)(n.length,`other ${y}`)}</summary>`;return[...c.slice(0,b),"",...n.
length>0?[m,"",...n,"","</details>",""]:[]]}function P(c){return c.some(({notes:b})=>b.some(({text:n})=>n.includes("`/ge\
ne-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","```","","The r\
eview runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",""];function L(c,y){
const{words:b,command:n,spans:m=[],notes:s,blocks:h=[],rule:$,also:e}=c,f=h.filter(({title:M})=>M===void 0).flatMap(({lines:M})=>M),
[C="",...i]=(0,N().markedLines)(n??"",m),d=f.length>0?"$ ":"",k=(0,R().markdownFence)([d+C,...i,...f]),F=[...T(c,y),...b===
void 0?[]:[(0,E().sentence)(b)]],a=$===void 0?"":` (${(0,E().ruleLink)($)})`;return[[...F,...l(c,y)].join(", ")+(e?`; ${(0,E().
sentence)(e)}`:""),"",...n===void 0?[]:[...k,""],...s.map((M,W)=>`- ${(0,p().capital)(M.label??"note")}: ${O(M)}${W===0?
a:""}`),...s.length>0?[""]:[],...h.flatMap(M=>r(M))]}function r({title:c,lines:y,language:b,isFolded:n}){if(c===void 0||
n)return[];const m=b==="sh"?` (${(0,E().linked)("how to get it",t().HOW_TO_GET_IT)})`:"",s=b?(0,R().rawBlock)(y,b):(0,R().
markdownFence)(y),h=(0,p().capital)((0,E().sentence)(c))+m;return y.length>0?[`${h}:`,"",...s,""]:[`${h}.`,""]}function O({
label:c,text:y}){const b=c==="fix";return(0,E().sentence)(b?y.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):y)}function x(c,y){const{status:b,tone:n,words:m,command:s,spans:h=[],notes:$,rule:e,also:f,files:C=[]}=c,i=b===void 0&&
n==="bad"?"\u26A0\uFE0F ":"",d=b!==void 0&&s===void 0?[`**${(0,p().capital)(b)}:**`]:[],k=m&&(c.isWhole?(0,R().markdownSentence)(
m):(0,E().sentence)(m)),F=[...k?[k]:[],...$.filter(({isMinor:D})=>!D).map(O),...C.length>0?[`Files: ${C.map(D=>y.diff({path:D,
line:1},D)).join(", ")}`]:[]].reduce((D,U)=>D===""||/[.:]$/.test(D)?`${D} ${U}`:`${D}. ${U}`,""),a=s===void 0?[]:[(0,R().
markdownCode)((0,N().commandLine)(s,h)),"\u2014"],M=T(c,y).map(D=>F===""?D:`${D}:`),W=[...l(c,y),...e?[(0,E().ruleLink)(
e)]:[]].join(", "),A=[...W===""?[]:[W],...f?[(0,E().sentence)(f)]:[]].join("; ");return`- ${i}${[...d,...a,...M,F.trim(),
...A===""?[]:[`(${A})`]].filter(Boolean).join(" ")}`}function u({status:c,name:y,place:b}){return c===void 0||b===void 0||
y?.startsWith(b.path)===!0}function T(c,y){const{name:b,word:n,place:m}=c;if(b===void 0)return[];const s=m&&u(c)?y.diff(
m,b):(0,E().name)(b);return[n===void 0?s:`${s} (${n})`]}function l(c,y){return c.place&&!u(c)?[y.place(c.place)]:[]}}),11357:((J,v,o)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.renderSarif=x;function t(){const a=o(77598);return t=function(){return a},
a}function R(){const a=o(41895);return R=function(){return a},a}function N(){const a=o(38863);return N=function(){return a},
a}function B(){const a=o(78261);return B=function(){return a},a}function p(){const a=o(13580);return p=function(){return a},
a}function E(){const a=o(17655);return E=function(){return a},a}function w(){const a=o(47350);return w=function(){return a},
a}function j(){const a=o(10289);return j=function(){return a},a}function I(){const a=o(69633);return I=function(){return a},
a}function P(){const a=o(8229);return P=function(){return a},a}function S(){const a=o(17577);return S=function(){return a},
a}function L(){const a=o(74658);return L=function(){return a},a}function r(){const a=o(94965);return r=function(){return a},
a}const O=5e3;function x(a){const M=l(a),W=[...new Set(M.map(({ruleId:H=""})=>H))],A=new Map(W.map((H,V)=>[H,V])),{audited_sha:D,
base_sha:U,verdict:z,tool:g}=a,G={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{
name:g.name,version:g.version,semanticVersion:g.version,informationUri:N().HOME,rules:W.map(F)}},columnKind:"utf16CodeUn\
its",originalUriBaseIds:{[m]:{description:{text:"The audited commit."}}},invocations:[u(a,a.findings.length-M.length)],results:M.
map(H=>({...H,ruleIndex:A.get(H.ruleId??"")??-1})),properties:{verdict:z,base_sha:U,audited_sha:D}}]};return`${(0,j().jsonLine)(
G)}
`}function u(a,M){const{error:W,verdict:A}=a,D=[...W?[{level:"error",descriptor:{id:W.code},message:{text:(0,j().sarifText)(
(0,R().inSentences)(W))}}]:[],...M>0?[{level:"warning",message:{text:`${(0,r().count)(M,"finding")} omitted, starting wi\
th the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}}]:[]];return{executionSuccessful:A!==
"error",exitCode:(0,w().exitCodeOf)(A,a.policy?.enforce),exitCodeDescription:(0,L().reportTitle)(a),startTimeUtc:a.started_at,
endTimeUtc:a.finished_at,...D.length>0&&{toolExecutionNotifications:D}}}const T=600;function l(a){const M=a.findings.toSorted(
B().byHarm).slice(0,O),W=n(M);return M.map((A,D)=>({ruleId:A.rule,level:f[A.severity],rank:i[A.harm??"bookkeeping"],message:{
text:c(A)},locations:[h(A,a)],partialFingerprints:W[D]??{},...A.suppressed&&{suppressions:[{kind:"external",status:"acce\
pted",justification:(0,j().sarifText)((0,r().clipCounted)(A.suppressed.reason,T)),properties:{expires:A.suppressed.expires}}]}}))}
function c({message:a,remedy:M,rule:W}){return[a,M].filter(D=>D!=="").map(D=>(0,j().sarifText)((0,r().clipCounted)(D,T))).
join(" ")||W}const y="geneGateFinding/v1",b="geneGateFinding/v2";function n(a){const M=new Map,W=A=>{const D=(M.get(A)??
0)+1;return M.set(A,D),`${A}:${D}`};return a.map(({id:A,rule:D,location:U,subject:z})=>{const g=[D,U?.path,z?.type,z?.id,
z?.command],G=(0,t().createHash)("sha256").update(JSON.stringify(g)).digest("hex");return{[y]:W(G),...A!==void 0&&{[b]:A.
includes(":")?A:`${A}:1`}}})}const m="%SRCROOT%",s=".github/gene-gate.yml";function h({subject:a,location:M},{genes:W,policy:A}){
const D=W.find(({id:z})=>z===a?.id),U=[M,D&&{path:D.path,line:D.line}].find(z=>z!==void 0&&(0,S().isRepositoryPath)(z.path));
return{physicalLocation:{artifactLocation:{uri:e(U?.path??A?.path??s),uriBaseId:m},region:U===void 0?{startLine:1}:$(U)},
...a?.id!==void 0&&{logicalLocations:[{name:(0,j().terminal)(a.id),kind:(0,j().terminal)(a.type??"Gene").toLowerCase()}]}}}
function $(a){const{line:M=1,column:W,end_line:A,end_column:D}=a,U=A!==void 0&&A>=M;return{startLine:M,...W!==void 0&&{startColumn:W},
...U&&{endLine:A},...U&&D!==void 0&&(A>M||D>=(W??1))&&{endColumn:D}}}function e(a){return a.split("/").map(M=>encodeURIComponent(
Buffer.from(M).toString())).join("/")}const f={error:"error",warning:"warning",notice:"note"},C={error:"error",warning:"\
warning",notice:"recommendation"},i={danger:90,broken:50,bookkeeping:10},d={danger:"8.0",broken:"5.0",bookkeeping:"2.0"},
k=80;function F(a){const M=(0,p().ruleOf)(a);if(M===void 0)return{id:a};const{title:W,why:A,severity:D,harm:U,layer:z}=M,
g=(0,I().rulePage)(a);return{id:a,...g!==void 0&&{helpUri:g},shortDescription:{text:`${W}.`},fullDescription:{text:A},help:{
text:(0,P().renderRule)(M,k),markdown:(0,E().ruleMarkdown)(M)},defaultConfiguration:{level:f[D]},properties:{tags:[...U===
"danger"?["security"]:[],typeof z=="number"?`layer-${z}`:z],"problem.severity":C[D],"security-severity":d[U]}}}}),8229:((J,v,o)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.renderExplanation=j,v.renderRule=b,v.renderRuleList=n;function t(){const s=o(
17655);return t=function(){return s},s}function R(){const s=o(10289);return R=function(){return s},s}function N(){const s=o(
50427);return N=function(){return s},s}function B(){const s=o(94965);return B=function(){return s},s}function p(){const s=o(
31626);return p=function(){return s},s}function E(){const s=o(27809);return E=function(){return s},s}const w=8;function j(s,h){
const $=(0,p().layoutOf)(h),{shown:e,rest:f}=(0,p().limited)(s.findings,w,"finding",$);return(0,p().page)([I(s,$),...e.map(
C=>P(C,s,$)),f,r(s,$),u(s,$),c(s,$)])}function I({command:s,profiles:h},$){const e=S(s)?[$.paint("strong","(blank)")]:(0,E().
markedCommand)(s,[],$);return[...(0,p().labelled)($,"command",e),...Object.entries(h).flatMap(([f,C])=>(0,p().prose)($,C,
`profile ${f}`,{label:B().COMMAND_TONES[C]}))]}function P(s,{command:h,profiles:$},e){const{severity:f,message:C,span:i}=s,
d=s.profiles.length<Object.keys($).length;return[...(0,p().prose)(e,f,(0,B().clip)(C,E().LONGEST_SENTENCE),{label:B().SEVERITY_TONES[f]}),
...i===void 0||S(h)?[]:(0,p().labelled)(e,"",(0,E().markedCommand)(h,[i],e)),...d?(0,p().prose)(e,"only in",`profile ${s.
profiles.join(", ")}`):[],...(0,E().noteLines)([{label:"fix",text:s.remedy,tone:"good"}],e),...(0,E().explainRow)(s.rule,
e)]}function S(s){return/^ *$/.test(s)}const L=800;function r({argv:s,assignments:h,invocation:$},e){const f=(A,D)=>{const U=D.
map(g=>g===""?"(empty)":g).join(", "),z=e.verbose?U:(0,B().clip)(U,L);return D.length===0?[]:(0,p().labelled)(e,A,(0,N().
chop)((0,R().terminal)(z),(0,p().roomOf)(e)))},{program:C,subcommand:i,flags:d=[],operands:k=[],passthrough:F=[]}=$??{},
a=h.map(({name:A,value:D})=>`${A}=${D}`),M=s?.map(A=>JSON.stringify(A)).join(", ");return[["sets",a],["argv",[M===void 0?
"none: the command is ambiguous":`[${M}]`]],["program",[C??"not one of the default profile"]],["subcommand",i?[i]:[]],["\
flags",d.map(O)],["operands",k.map(({text:A})=>A)],["passed on",F.map(({text:A})=>A)]].flatMap(A=>f(...A))}function O({name:s,
written:h,value:$}){const e=$===void 0?s:`${s} = ${$===""?"(empty)":$}`;return h===s?e:`${e} (written as ${h})`}const x=12;
function u(s,h){const{argv:$,invocation:e,outcome:f,targets:C,tree:i,root:d}=s,[k]=$??[];if(k===void 0)return(0,p().prose)(
h,"would run","nothing");const F=f==="needs_approval"?(0,p().prose)(h,"waits","needs approval"):[],a=f==="blocked"?"lead\
s to":"would run";if(e===null){const M=f==="blocked"?"nothing":`program ${k}`;return[...F,...(0,p().prose)(h,"would run",
M)]}return i===null?[...F,...(0,p().prose)(h,a,"unknown without a repository; use --repo DIR")]:[...F,...T(a,C.map(l),"f\
ile, script or tool",h),...(0,p().prose)(h,"looked in",d===void 0?i:`${d} of ${i}`)]}function T(s,h,$,e){const{shown:f,rest:C}=(0,p().
limited)(h,x,$,e);return f.length===0?(0,p().prose)(e,s,`no ${$}`):[...f.flatMap((i,d)=>(0,p().prose)(e,d===0?s:"",(0,B().
clip)(i,400))),...C]}function l({kind:s,name:h,path:$,script:e,via:f}){const C=f===void 0?"":`  (from ${f})`;switch(s){case"\
file":return`file ${$??h}${C}`;case"npm_script":return`script ${h}: ${e??""}${C}`;case"package_binary":return`tool ${h}${$===
void 0?"":`: ${$}`}${C}`}}function c({argv:s,scripts:h},$){return s===null||h===null?[]:T("in order",h.map(y),"script",$)}
function y({directory:s,event:h,text:$,shell:e}){const f=s===""?"":` in ${s}`;return $===""?`${h}${f}: there is no such \
script, or it is empty`:`${h}${f}, ${e?"by a shell":"without a shell"}: ${$}`}function b(s,h){return`${(0,t().rulePage)(
s).map($=>m($,h)).join(`

`)}
`}function n(s,{columns:h}){const $=Math.max(...[...s.values()].flat().map(({id:f})=>f.length))+4;return`${[...s].map(([
f,C])=>[`${f}:`,...C.flatMap(({id:i,title:d})=>(0,N().wrap)(d,h-$).map((k,F)=>(0,N().padRight)(F===0?`  ${i}`:"",$)+k))]).
map(f=>f.join(`
`)).join(`

`)}
`}function m({kind:s,text:h},$){switch(s){case"title":return h;case"heading":return`${h}:`;case"paragraph":return(0,N().
wrap)(h.replace(/\s+/g," "),$).join(`
`);case"code":return h.replace(/^(?=.)/gm,"    ")}}}),67237:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),
v.countedWords=P,v.sizeLimits=N,v.sizeList=I;function t(){const S=o(53315);return t=function(){return S},S}function R(){
const S=o(94965);return R=function(){return S},S}function N({genes:S,blast_radius:L}){const[r]=S.filter(T=>T.blast_radius.
files>0).toSorted((T,l)=>p(l)-p(T)),O=S.filter(T=>T!==r&&p(T)>1).length,x=L&&(0,t().cappedSize)(L,L.counting),u=x&&[w(x.
files,L.hard_cap_files,"file",B),w(x.lines,L.hard_cap_lines,"line",B)];return[...r?[E(r,O)]:[],...(u??[]).filter(({isNear:T})=>T)]}
const B="the policy for every change (hard cap)";function p({blast_radius:{files:S,max_files:L}}){return S/Math.max(1,L)}
function E({id:S,blast_radius:L},r){const O=`${L.default_limit?"genes without one of their own, such as ":""}${(0,R().inCode)(
S)}`,x=r>0?`, and ${(0,R().count)(r,"other gene")} over the limit`:"";return w(L.files,L.max_files,"file",O+x)}function w(S,L,r,O){
const[x,u]=j(S,L);return{tone:u,words:`${(0,R().grouped)(S)} of ${(0,R().count)(L,r)}, ${x} the limit of ${O}`,isNear:S>
.8*L}}function j(S,L){return S>2*L?["more than twice","bad"]:S>L?["over","bad"]:S===L?["as many as","caution"]:S>.8*L?["\
close to","caution"]:["within","good"]}function I(S){const L={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},r=S.blast_radius;if(r===null||r.files+r.exempt_files===0)return{...L,rows:[]};const O=(u,T)=>`${(0,R().count)(u,
"file")}, ${(0,R().count)(T,"line")}`,x=[["counted",O(r.files,r.lines)],["uncounted",O(r.exempt_files,r.exempt_lines)],[
"hard cap",O(r.hard_cap_files,r.hard_cap_lines)]];return{...L,rows:[...N(S).map(({words:u,tone:T})=>({words:u,tone:T,notes:[]})),
{tone:"quiet",words:P(S),notes:x.map(([u,T])=>({label:u,text:T,isMinor:!0}))}]}}function P({blast_radius:S}){if(S===null)
return"";const{files:L,exempt_files:r,renamed_files:O=0}=S;return[`${(0,R().count)(L+r-O,"changed file")} in the pull re\
quest`,...O>0?[`${(0,R().count)(O,"rename")}, counted with both names`]:[],...r>0?[`${(0,R().grouped)(r)} not counted`]:
[]].join("; ")}}),94978:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.commandCounts=w,v.geneList=x,v.geneName=
j,v.versionWords=L;function t(){const n=o(10289);return t=function(){return n},n}function R(){const n=o(69379);return R=
function(){return n},n}function N(){const n=o(90042);return N=function(){return n},n}function B(){const n=o(63245);return B=
function(){return n},n}function p(){const n=o(94965);return p=function(){return n},n}const E={blocked:"blocked",failed:"\
failed",passed:"passed",notRun:"not run"};function w({commands:n},m="command"){if(n.length===0)return"no commands";const s=n.
map(B().resultOf);return Object.entries(E).map(([$,e])=>({words:e,number:s.filter(f=>f===$).length})).filter(({number:$})=>$>
0).map(({words:$,number:e},f)=>`${f===0&&m!==""?(0,p().count)(e,m):(0,p().grouped)(e)} ${$}`).join(", ")}function j({id:n,
path:m},s){return s.filter($=>$.id===n).length<2?n:`${n} (${m})`}const I=200;function P(n){const{store:m,commands:s,differences:h=[]}=n,
$=m!==void 0&&m.root!=="."&&s.length>0,e=L(n),f=h.map(O);return[...$?[{tone:"quiet",text:`commands run in ${(0,p().inCode)(
m.root)}`}]:[],...f.filter(({tone:C})=>C==="caution"),...f.filter(({tone:C})=>C!=="caution"),...S(n),...e===void 0?[]:[{
tone:"caution",text:e}],...Object.values(n.profiles).flatMap(({remark:C})=>C===void 0?[]:[{text:C,isMinor:!0}])].map(C=>({
...C,text:(0,p().clip)(C.text,I)}))}function S({commands:n,profiles:m}){return n.some(({verdict:s})=>s==="block")?[]:Object.
entries(m).flatMap(([s,{accepted:h,reason:$="no reason given"}])=>{const e=`not accepted by the profile ${s}, which is n\
ot in use here: ${$}`;return h?[]:[{tone:"caution",text:e}]})}function L({validators:n={}}){const m=$=>Object.entries(n).
filter(([,{accepted:e}])=>e===$).map(([e])=>e==="newer"?"newer ones":e).join(" and "),[s,h]=[m(!0),m(!1)];return s===""||
h===""?void 0:`accepted by the validators of ${s}, not of ${h}`}const r={command_added:"adds",command_removed:"removes",
constraint_loosened:"loosens",constraint_tightened:"tightens"};function O({kind:n,field:m,base:s,head:h}){const $=n==="c\
onstraint_loosened"?"caution":"quiet",e=n==="command_added"||n==="command_removed",f=s===null?`now also ${(0,p().inCode)(
h??"")}`:h===null?`no longer ${(0,p().inCode)(s)}`:`${(0,p().inCode)(s)} \u2192 ${(0,p().inCode)(h)}`,C=e?(0,p().inCode)(
h??s??""):`${(0,p().inCode)(m)}: ${f}`;return{tone:$,text:`${r[n]} ${C}`}}function x({genes:n},{about:m}){const s=({verdict:$})=>$===
"pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:n.toSorted(($,e)=>Number(s($))-Number(s(e))).map($=>{const{
verdict:e,change:f,summary:C,commands:i,blast_radius:d}=$,k=i.some(F=>["blocked","failed"].includes((0,B().resultOf)(F)));
return{status:e==="needs_approval"?"approval":(0,p().spoken)(e),tone:p().VERDICT_TONES[e],name:j($,n),word:f,words:`${w(
$)}, ${(0,p().grouped)(d.files)} of ${(0,p().count)(d.max_files,"file")}`,place:$,notes:[...s($)||k?[]:[{text:C}],...P($)],
rows:[...i.map(F=>T(F,m($,F))),...(0,R().findingRows)(m($),!0)],isFolded:!0}})}}const u={passed:"good",failed:"bad",blocked:"\
bad",notRun:"quiet"};function T(n,m){const{verdict:s,risk:h,confirmation:$,outcome:e,mutant:f,profiles:C}=n,i=[...e?l(e):
[],...e?.reused?["result reused from another gene"]:[],...f?[(0,N().mutantWords)(f)]:[],...s==="warn"?["allowed with a w\
arning"]:[]],d=[...h?[`risk: ${h}`]:[],...$?[`confirmation: ${(0,p().spoken)($)}`]:[],...Object.entries(C).map(([k,F])=>`${k}\
: ${F}`)];return{status:s==="block"?"blocked":e?(0,p().statusWords)(e):"not run",tone:u[(0,B().resultOf)(n)],command:n.command,
spans:m.flatMap(({span:k})=>k??[]),...i.length>0&&{words:i.join(", ")},notes:[{text:d.join(", "),isMinor:!0},...e?y(e):[]],
blocks:e?[b("standard output",e.stdout),b("standard error",e.stderr)].flat():[],rows:(0,R().findingRows)(m,!0)}}function l({
status:n,duration_ms:m,resources:s={}}){const{peak_memory_bytes:h,cpu_ms:$}=s;return[...n==="skipped"||n==="blocked"?[]:
[(0,p().duration)(m)],...$===void 0?[]:[`CPU ${(0,p().duration)($)}`],...h===void 0?[]:[`memory ${(0,p().size)(h)}`]]}const c=20;
function y({reason:n,side_effects:m}){const s=p().SIDE_EFFECTS.filter(h=>(m?.[h].length??0)>0).map(h=>`${(0,p().count)((0,p().
sideEffectCount)(h,m),"file")} ${h}: ${(0,p().named)(m?.[h]??[],c)}`);return[...n===void 0?[]:[n],...s,...m?.complete===
!1?["The list of side effects is incomplete."]:[]].map(h=>({text:h,isMinor:!0}))}function b(n,{head:m,tail:s,bytes:h,truncated:$}){
if(h===0)return[];const e=i=>(0,t().outputLines)(i.replace(/\r?\n$/,"")),f=$?["[output truncated: only the beginning and\
 the end are kept]"]:[],C=[...e(m),...f,...s===""?[]:e(s)];return[{title:`${n}, ${(0,p().size)(h)}`,lines:C,isFolded:!0}]}}),
74658:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.VERDICT_SYMBOLS=void 0,v.headlineOf=r,v.isReportedOnly=
I,v.reportTitle=O,v.reportedOnlyNote=P,v.undecidedPart=w;function t(){const e=o(1395);return t=function(){return e},e}function R(){
const e=o(13580);return R=function(){return e},e}function N(){const e=o(47350);return N=function(){return e},e}function B(){
const e=o(17577);return B=function(){return e},e}function p(){const e=o(63245);return p=function(){return e},e}function E(){
const e=o(94965);return E=function(){return e},e}function w({verdict:e,error:f,shards:C=[]}){const[i]=C;return e==="erro\
r"&&!f&&i&&C.length<i.of?i:void 0}function j(e){const{verdict:f}=e,C=w(e);return C?`part ${C.index}/${C.of}: ${E().VERDICT_WORDS[C.
verdict]}`:I(e)?f==="fail"?"would fail":`would be: ${E().VERDICT_WORDS[f]}`:E().VERDICT_WORDS[f]}function I({verdict:e,policy:f}){
return f?.enforce==="report"&&N().REPORTED_ONLY.has(e)}function P({policy:e}){const f=e?.enforce_until;return`The policy\
 reports ${f===void 0?"only":`only until ${f}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const S=v.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},L=56;function r(e,f){const C=T(e,f),[i=""]=[C[0]??""].flat(),d=u(e,f),F=d.length+i.length<=
L||e.verdict!=="warn"?d:x;let a="";for(const M of C){const[W]=[M].flat().map(A=>a===""?A:`${a}, ${A}`).filter(A=>F.length+
A.length<=L);a=W??a}return{verdict:F,words:a}}function O(e){const{verdict:f,words:C}=r(e,(0,p().reportSections)(e));return C===
""?f:`${f}: ${C}`}const x="warning";function u(e,f){const C=j(e),{length:i}=c(f);return C===E().VERDICT_WORDS.warn&&i>0?
`pass with ${(0,E().count)(i,"warning")}`:C}function T(e,f){const C=y(f);switch(e.verdict){case"pass":case"warn":return[
...C,...n(c(f)),...l(e,f)];case"needs_approval":return[...s(e),...y(h(f))];case"fail":case"error":return[.../^\w+$/.test(
e.error?.code??"")?[(0,E().spoken)(e.error?.code??"")]:[],...C,...$(e,f)]}}function l({genes:e},{passed:f,notRun:C}){return e.
length===0?["no genes changed"]:[(0,E().count)(e.length,"gene"),...f.length>0?[`${(0,E().count)(f.length,"command")} pas\
sed`]:[],...C.length>0?[`${(0,E().count)(C.length,"command")} not run`]:[]]}function c({dangers:e,findings:f,blast:C,told:i}){
return(0,p().groupCauses)([...e,...f,...C,...i]).filter(({lead:d})=>d.severity==="warning")}function y({blocked:e,dangers:f}){
const i=[...e.flatMap(({findings:[a]})=>a?.harm==="danger"?a:[]),...(0,p().groupCauses)(f).map(({lead:a})=>a)],[d]=i.map(
a=>({why:m(a),isGrave:a.severity==="error"||t().NEEDS_PERSON.has(a.rule)})).toSorted((a,M)=>Number(M.isGrave)-Number(a.isGrave)||
(0,B().dangerRank)(a.why)-(0,B().dangerRank)(M.why));if(d===void 0)return[];const{why:k}=d,F=(0,E().grouped)(i.length);return i.
length===1?[[k.replace(/^command /,"1 command "),"1 danger"]]:[[k,k.replace(/ with .*/,"")].map(a=>`${F} dangers: ${a}`).
concat(k,`${F} dangers`)]}function b({findings:[e]}){return e?.harm==="danger"}function n([e,...f]){return e&&f.length===
0&&e.lead.harm!=="danger"?[m(e.lead)]:[]}function m({rule:e,danger:f=""}){return/^[\w ,`]+$/.test(f)?`command ${f.replaceAll(
"`","")}`:((0,R().ruleOf)(e)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,i=>i.toLowerCase())}function s({genes:e,
findings:f}){const C=e.filter(({verdict:k})=>k==="needs_approval").length,i=f.some(({rule:k})=>k==="gate-approval-missin\
g"),d=k=>i&&f.some(({rule:F})=>F===k);return[...d("gate-weakened")?["the gate is weakened"]:[],...d("agent-files-unappro\
ved")?["machines run something else"]:[],...C>0?[`${(0,E().grouped)(C)} of ${(0,E().count)(e.length,"gene")}`]:[]]}function h(e){
const f=e.dangers.filter(({rule:C})=>!t().NEEDS_PERSON.has(C));return{...e,dangers:f}}function $({genes:e},f){const{blocked:C,
failed:i,blast:d,findings:k}=f,F=e.filter(({verdict:D})=>D==="fail"||D==="error").length,a=(0,p().groupCauses)(k).filter(
({lead:D})=>D.severity==="error"),M=[...F>0&&e.length>1?[`${(0,E().grouped)(F)} of ${(0,E().count)(e.length,"gene")} fai\
led`]:[],...C.some(D=>!b(D))?[`${(0,E().count)(C.length,"command")} blocked`]:[],...i.length>0?[`${(0,E().count)(i.length,
"command")} failed`]:[],...d.some(({severity:D})=>D==="error")?["size limit exceeded"]:[]],W=M.length>0?"other error":"e\
rror";if(a.length>0)return[...M,[...n(a),(0,E().count)(a.length,W)]];const A=c(f);return M.length>0||A.length===0?M:[[...n(
A),(0,E().count)(A.length,"warning")]]}}),90042:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.environmentList=
N,v.mutantWords=L,v.noticesDefect=r;function t(){const x=o(89549);return t=function(){return x},x}function R(){const x=o(
94965);return R=function(){return x},x}function N(x){const u=E(x).map(({label:y,value:b})=>({label:y,text:b})),T=B(x).flatMap(
([y,b])=>b?{label:y,text:b,isMinor:!0}:[]),l=x.genes.length>0?[{label:"Note",text:P}]:[];return{id:"environment",title:"\
Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:[...u,...l,...T]}]}}function B(x){const{isolation:u,policy:T,
shards:l=[],tool:c,validation_reports:y}=x,{probes:b=[],downgrades:n=[],level:m,description:s}=u,h=y.map(({env_fingerprint:{
node_version:f,platform:C,arch:i}})=>`Node ${f}, ${C} ${i}`),$=l.length<(l[0]?.of??0),e=b.filter(({held:f})=>!f);return[
["Next actor",(0,R().spoken)(x.next_actor)],["Policy digest",T?.digest],["Plans digest",x.plans_digest],["Approval diges\
t",x.approval_digest],["Isolation in full",m==="none"?null:s],["Limits",p(u)],...[...new Set(h)].map(f=>["Commands ran o\
n",f]),[$?"Shard":"Merged from",l.map(({index:f,of:C,verdict:i})=>`${f}/${C} (${R().VERDICT_WORDS[i]})`).join(", ")],["T\
ool",`${c.name} ${c.version}`],["Started",(0,R().moment)(x.started_at)],["Duration",(0,R().duration)(x.duration_ms)],["S\
andbox self-test",b.length>0?`${b.length-e.length} of ${(0,R().count)(b.length,"attempt")} prevented`:null],...e.map(({name:f,
required:C})=>["Not prevented",`${(0,R().spoken)(f)}${C?"":" (not required)"}`]),...n.map(({from:f,reason:C})=>["Not ava\
ilable",`${(0,R().inCode)(f)}: ${C}`])]}function p({limits:x}){if(x===void 0)return;const{memory_bytes:u,processes:T,processes_counted_for:l}=x;
return`${u===null?"unlimited memory":`${(0,R().size)(u)} of memory`} and ${(0,R().size)(x.written_bytes)} written per co\
mmand, ${T} processes per ${l}`}function E(x){const{policy:u,isolation:T,approvals:l,approval_digest:c}=x,y=x.blast_radius?.
counting==="reference"?", files counted like the reference engine":"",b=u?.extends?` extending ${u.extends.repository}/${u.
extends.path}`:"",n=u?.enforce_until===void 0?"":` until ${u.enforce_until}`,m=u?.enforce?`, reports only${n}: a failing\
 verdict does not fail the check`:"",s=u?.combined_with?` combined with ${u.combined_with.name}`:"";return[{label:"Commi\
ts",value:w(x)},{label:"Policy",value:u?`${u.path??"built-in defaults"}${b}${s}, profile ${u.profile}${y}${m}`:"not read"},
...l.length>0?[{label:"Approved",value:l.map(j).join(", ")}]:[],...c===null?[]:[{label:"Approval",value:`digest ${(0,t().
shortDigest)(c)}`}],{label:"Isolation",value:I(T)},...x.genes.some(({commands:h})=>h.length>0)?[{label:"Can fail",value:O(
x)}]:[]]}function w(x){const{base_sha:u,head_sha:T,audited_sha:l,event:c}=x;if(u!==null&&u===l)return`${(0,R().shortCommit)(
u)} is both base and head, so nothing changes`;const y=`${(0,R().shortCommit)(u)} \u2192 ${(0,R().shortCommit)(T)}`;return c.
name==="worktree"?`${y} with the uncommitted files`:c.name==="index"?`${y} with the staged files`:l===T?y:`${y}, audited\
: ${(0,R().shortCommit)(l)}`}function j({user:x,at:u,pull_request:T}){return`by ${x} at ${(0,R().moment)(u)}${T===void 0?
"":` (pull request ${T})`}`}function I({level:x,description:u}){return x!=="namespaces"?u:`contained: ${/no network/.test(
u)?"no network":"network allowed"}, private copy`}const P="The audit is the gate. Command output comes from the change\u2019s\
 own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"not run"};function L({outcome:x,reason:u}){return`\
notices a defect: ${S[x]}${u===void 0?"":` (${u})`}`}function r({commands:x}){const u=x.flatMap(({mutant:l})=>l?.outcome??
[]);if(u.length===0)return;const[T]=["killed","not_run","survived"].filter(l=>u.includes(l));return T&&S[T]}function O({
genes:x}){const T=x.flatMap(y=>y.commands).flatMap(({mutant:y})=>y??[]);if(T.length===0)return"not tried; only a run wit\
h the change broken can tell";const l=T.find(y=>y.reason!==void 0)?.reason,c=y=>T.filter(({outcome:b})=>b===y).length;return c(
"not_run")===T.length?`not tried: ${l}`:`with the change broken, ${c("killed")} of ${T.length} commands did not pass, as\
 the change\u2019s own code reported${l===void 0?"":`; ${c("not_run")} not run: ${l}`}`}}),17655:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.ruleDocuments=w,v.ruleMarkdown=S,v.rulePage=r,v.rulesByTopic=j;function t(){const u=o(59490);
return t=function(){return u},u}function R(){const u=o(13580);return R=function(){return u},u}function N(){const u=o(79215);
return N=function(){return u},u}function B(){const u=o(43767);return B=function(){return u},u}function p(){const u=o(88489);
return p=function(){return u},u}const E="<!-- Generated from the catalogue of rules. Do not edit. -->";function w(u=(0,R().
allRules)()){return new Map([["README.md",I(u)],...u.map(T=>[`${T.id}.md`,`${E}

${S(T)}`])])}function j(u=(0,R().allRules)()){return(0,t().groupBy)(u,P)}function I(u){const T=[...j(u)].map(([c,y])=>{const b=y.
map(({id:n,severity:m,title:s})=>`| [${n}](${n}.md) | ${m} | ${s} |`);return[`## ${c}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...b].join(`
`)}),l=`The gate has ${u.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[E,"# Rules",l,...T].join(`

`)}
`}function P({layer:u,profile:T}){return T===void 0?String(u):`Profile ${T}${typeof u=="number"?`, layer ${u}`:""}`}function S(u){
return`${r(u).map(L).join(`

`)}
`}function L({kind:u,text:T}){switch(u){case"title":return`# ${T}`;case"heading":return`## ${T}`;case"paragraph":return T;case"\
code":return`\`\`\`\`text
${T}
\`\`\`\``}}function r(u){const{id:T,title:l,severity:c,harm:y,layer:b,since:n,why:m,wrong:s,right:h,configure:$}=u;return[
{kind:"title",text:T},{kind:"paragraph",text:`${l}.`},{kind:"paragraph",text:`Severity: ${c} \xB7 Harm: ${y} \xB7 Layer: ${b}\
 \xB7 Since: ${n}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:m},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,N().
exampleText)(s)},{kind:"heading",text:"Right"},{kind:"code",text:(0,N().exampleText)(h)},{kind:"heading",text:"In the po\
licy"},...$===void 0?[]:[{kind:"code",text:$}],...O(u)]}function O(u){return(0,B().mayBeIgnored)(u)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${u.id}
    reason: Why this is acceptable
    expires: ${x}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const x="2027-12-31"}),
80633:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.fileText=B,v.filesText=N;function t(){const w=o(80401);
return t=function(){return w},w}function R(){const w=o(67298);return R=function(){return w},w}function N(w,j={}){return[
...new Set([...Object.keys(w??{}),...Object.keys(j)])].map(P=>{const S=w?.[P],L=j[P];return(w===void 0||JSON.stringify(S)===
JSON.stringify(L))&&L!==void 0?B(P,L):p(P,S,L)})}function B(w,j){if(typeof j=="object"&&"symlink"in j)return`# ${w} -> ${j.
symlink}`;const I=typeof j=="object"&&"latin1"in j?" (in ISO 8859-1)":"",P=E(w,j).trimEnd();return P===""?`# ${w} (empty\
)`:`# ${w}${I}
${P}`}function p(w,j,I){return(0,t().createTwoFilesPatch)(j===void 0?"/dev/null":`a/${w}`,I===void 0?"/dev/null":`b/${w}`,
E(w,j),E(w,I),void 0,void 0,{headerOptions:t().FILE_HEADERS_ONLY}).trimEnd()}function E(w,j=""){return typeof j=="string"?
j:"symlink"in j?j.symlink:"submodule"in j?`Subproject commit ${j.submodule}
`:("latin1"in j?j.latin1:j).map(P=>`${(0,R().assetText)(P,w.endsWith(".jsonl"))}
`).join("")}}),79215:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.exampleText=B,v.isChangeExample=R,v.isPromotionExample=
N;function t(){const r=o(80633);return t=function(){return r},r}function R(r){return typeof r=="object"&&"head"in r}function N(r){
return typeof r=="object"&&"candidates"in r}function B(r){return typeof r=="string"?L(r):[...w(r),...E(r)].join(`

`)}const p=".github/gene-gate.yml";function E({policy:r}){return r===void 0?[]:[(0,t().fileText)(p,r)]}function w(r){if(N(
r))return I(r);if(!R(r))return[S(r),...r.firstHalf?["# Judged before `prepare`"]:[],...(r.without??[]).map(y=>`# without\
 ${y}`),...(0,t().filesText)(r.base,r.files)];const{base:O,head:x,checkout:u,inputs:T,run:l,approvedBy:c}=r;return[...(0,t().
filesText)(O,x),...u?[`# The checkout is ${j[u]}.`]:[],...T?[`with:
${P(T)}`]:[],...l?.installed?["npm ci --ignore-scripts"]:[],...l?.prepare?[`with:
  prepare: ${l.prepare}`]:[],...l?.large?["truncate --size=5G node_modules/large"]:[],...l?.untracked?["# On disk, but n\
ot in the commit:",...(0,t().filesText)(void 0,l.untracked)]:[],...l?.meanwhile?["# Written while this runs:",...(0,t().
filesText)(void 0,l.meanwhile)]:[],...l?.shard?[`gene-gate check --shard ${l.shard}`]:[],...l?.cancelled?["# The job is \
cancelled while this runs."]:[],...(c??[]).map(y=>`@${y} approves with the comment: /gene-gate approve`)]}const j={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function I(r){
const{candidates:O,messages:x=[],files:u,events:T,reports:l,attestations:c=[],checkRun:y,run:b}=r;return[...x.map(n=>(0,t().
fileText)("messages.jsonl",JSON.stringify(n))),...(0,t().filesText)(void 0,{"candidates.jsonl":O,...u,...T&&{"events.jso\
nl":T},...l&&{"gate-report.json":l}}),...c.map(n=>`# The attestation:
${JSON.stringify(n,null,2)}`),...y===void 0?[]:[`# The digest of the report is ${y?"":"not "}in a check run on GitHub.`],
...b?["gene-gate promote candidates.jsonl --run"]:[]]}function P(r){return Object.entries(r).map(([O,x])=>`  ${O}: ${x}`).
join(`
`)}function S({command:r,context:O}){return O===void 0?L(r):JSON.stringify({command:r,context:O})}function L(r){return typeof r==
"string"&&r.trim()!==""?r:`"validation": [${JSON.stringify(r)}]`}}),23107:((J,v,o)=>{Object.defineProperty(v,"__esModule",
{value:!0}),v.findParts=I,v.readAtMost=S,v.readParts=P;function t(){const O=o(51455);return t=function(){return O},O}function R(){
const O=o(76760);return R=function(){return O},O}function N(){const O=o(41895);return N=function(){return O},O}function B(){
const O=o(73388);return B=function(){return O},O}function p(){const O=o(78374);return p=function(){return O},O}function E(){
const O=o(78534);return E=function(){return O},O}const w=2*E().MAX_REPORT_BYTES,j="gate-report.json";async function I(O){
return(await(0,t().readdir)(O,{recursive:!0,withFileTypes:!0}).catch(u=>{if(u.code==="ENOENT")return[];throw new(N()).GateError(
"file_unreadable",`Cannot read the directory ${O} (${u.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:u})})).filter(u=>u.isFile()&&u.name===j).map(({parentPath:u,name:T})=>(0,R().join)(u,T)).sort()}async function P(O,x,u=L){
if(O.length>p().MAX_SHARDS)throw r(`There are more than ${p().MAX_SHARDS} parts`);const T=[];let l=w;for(const c of O){const y=await S(
Math.min(l,E().MAX_REPORT_BYTES),c,x);l-=y.length;const b=(0,B().inputName)(c);T.push({name:b,report:(0,E().readReportFile)(
y,b,u)})}return T}async function S(O,x,u){const T=[];let l=0;for await(const c of u(x)){if(l+=c.length,l>O)throw r(`${(0,B().
inputName)(x)} is too large, alone or together with the other parts`);T.push(c)}return Buffer.concat(T)}const L="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function r(O){return new(N()).GateError("\
artifact_invalid",O,L)}}),42844:((J,v,o)=>{o.r(v),o.d(v,{default:()=>t.A});var t=o(49585)}),40894:((J,v,o)=>{o.r(v),o.d(
v,{renderToString:()=>t.F0});var t=o(53091)}),892:((J,v,o)=>{o.r(v),o.d(v,{Fragment:()=>t.FK,jsx:()=>t.Y,jsxs:()=>t.FD});
var t=o(38720)})};
