"use strict";exports.id=770,exports.ids=[770],exports.modules={55430:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.publishFiles=
a,v.resultPaths=O;function n(){const t=o(51455);return n=function(){return t},t}function R(){const t=o(76760);return R=function(){
return t},t}function k(){const t=o(58500);return k=function(){return t},t}function D(){const t=o(1207);return D=function(){
return t},t}function p(){const t=o(41895);return p=function(){return t},t}function E(){const t=o(28765);return E=function(){
return t},t}function x(){const t=o(52978);return x=function(){return t},t}function j(){const t=o(10289);return j=function(){
return t},t}function F(){const t=o(62887);return F=function(){return t},t}function N(){const t=o(58802);return N=function(){
return t},t}function S(){const t=o(31048);return S=function(){return t},t}function L(){const t=o(58924);return L=function(){
return t},t}function s(){const t=o(11357);return s=function(){return t},t}function O(t){const m=h=>(0,R().join)(t,h),i=h=>({
statement:m(`${h}.intoto.json`),predicate:m(`${h}.predicate.json`),subjects:m(`${h}.subjects.sha256`)});return{report:m(
"gate-report.json"),validationReports:m("validation-reports"),validationLines:m("validation-reports.jsonl"),testResult:i(
"test-result"),summary:i("verification-summary"),agentTask:m(x().AGENT_TASK_FILE),agentPatch:m(x().AGENT_PATCH_FILE),page:m(
"report.md"),html:m("report.html"),sarif:m("report.sarif"),junit:m("report.junit.xml")}}const w=1024*1024;async function a(t,m,i){
const h=O(t);try{await y(t);for(const e of T(h,m,i))await e(),await(0,k().setImmediate)(),i?.throwIfAborted();return{status:"\
reached",where:t}}catch(e){return{status:"failed",reason:`could not write the result files: ${(0,D().readFailure)(e).said}`,
...e instanceof p().GateError&&{hint:e.hint}}}}function T(t,{report:m,markdown:i},h){const e=(0,S().renderJson)(m);return[
()=>(0,E().replaceFile)(t.report,e),()=>l(t.validationReports,m,h),()=>(0,E().replaceFile)(t.validationLines,(0,S().renderJsonLines)(
m)),()=>u(t.testResult,(0,N().testResultStatement)(m)),()=>u(t.summary,(0,S().summaryStatement)(m,e)),()=>(0,E().replaceFile)(
t.agentTask,(0,x().renderAgentTask)(m)),()=>b(t.agentPatch,m.fix?.patch||void 0),()=>(0,E().replaceFile)(t.page,i(w)),()=>(0,E().
replaceFile)(t.html,(0,F().renderHtml)(m)),()=>(0,E().replaceFile)(t.sarif,(0,s().renderSarif)(m)),()=>(0,E().replaceFile)(
t.junit,(0,L().renderJunit)(m))]}async function l(t,{validation_reports:m},i){await y(t);for(const h of await(0,n().readdir)(
t))/^vr_\d+\.json$/.test(h)&&await(0,n().rm)((0,R().join)(t,h));for(const h of m)i?.throwIfAborted(),await(0,E().replaceFile)(
(0,R().join)(t,`${h.id}.json`),`${(0,j().json)(h)}
`)}async function u(t,m){await b(t.statement,m&&`${(0,j().json)(m)}
`),await b(t.predicate,m&&`${(0,j().json)(m.predicate)}
`),await b(t.subjects,m&&(0,N().checksumsOf)(m.subject))}async function y(t){if(await(0,E().makeFolder)(t),!(await(0,n().
lstat)(t)).isDirectory())throw new Error(`${t} is a symlink or not a directory`)}async function b(t,m){m===void 0?await(0,n().
rm)(t,{force:!0}):await(0,E().replaceFile)(t,m)}}),62887:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderHtml=
r;function n(){const c=o(892);return n=function(){return c},c}function R(){const c=o(77598);return R=function(){return c},
c}function k(){const c=o(40894);return k=function(){return c},c}function D(){const c=o(13580);return D=function(){return c},
c}function p(){const c=o(79215);return p=function(){return c},c}function E(){const c=o(67237);return E=function(){return c},
c}function x(){const c=o(69379);return x=function(){return c},c}function j(){const c=o(55967);return j=function(){return c},
c}function F(){const c=o(94978);return F=function(){return c},c}function N(){const c=o(74658);return N=function(){return c},
c}function S(){const c=o(90042);return S=function(){return c},c}function L(){const c=o(63245);return L=function(){return c},
c}function s(){const c=o(38319);return s=function(){return c},c}function O(){const c=o(94965);return O=function(){return c},
c}function w(){const c=o(11217);return w=function(){return c},c}function a(){const c=o(31992);return a=function(){return c},
c}function T(){const c=o(26517);return T=function(){return c},c}function l(){const c=o(14305);return l=function(){return c},
c}const u=12,y={most:10,columns:120};function b(c,d){const{notices:M,suppressed:I}=d,f=[(0,j().fixList)(c),(0,s().machineList)(
c),(0,s().readList)(c),(0,E().sizeList)(c),(0,s().directoryList)(c),(0,s().uncountedList)(c),(0,F().geneList)(c,d),(0,s().
claimList)(c),(0,x().findingList)("notices","Notices",M,!0),(0,x().findingList)("suppressed","Ignored by the policy",I,!0),
(0,S().environmentList)(c),m(c)];return[...t(d),...f.filter(({rows:P})=>P.length>0).map(({id:P,title:B,noun:A,note:W,rows:U})=>({
id:P,title:B,...(U[0]?.name??U[0]?.status)!==void 0&&{count:U.length},body:(0,n().jsxs)(n().Fragment,{children:[W!==void 0&&
(0,n().jsx)("p",{class:"quiet",children:W}),(0,n().jsx)(a().Rows,{of:U,noun:A})]})}))]}function t(c){const{dangers:d,blocked:M,
failed:I,waiting:f,blast:P,findings:B}=c,W=[["dangerous finding",(0,x().findingRows)(d)],["blocked command",(0,x().blockedRows)(
M)],["failed command",(0,x().failedRows)(I,y)],["pending approval",(0,x().findingRows)(f)],["finding",(0,x().findingRows)(
[...P,...B])]].filter(([,g])=>g.length>0);if(W.length===0)return[];const U=W.map(([g,G])=>(0,n().jsx)(a().Rows,{noun:g,of:G,
open:u},g));return[{id:"attention",title:"Action required",count:W.reduce((g,[,G])=>g+G.length,0),body:U}]}function m({findings:c,
capsules:d}){const M=[...c,...d.flatMap(({reasons:B})=>B)],I=[...new Set(M.map(({rule:B})=>B))].flatMap(B=>(0,D().ruleOf)(
B)??[]),f=(B,A="")=>A===""?[]:[{title:B,lines:A.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:I.map(({id:B,title:A,why:W,wrong:U,right:z,configure:g,since:G})=>({
tone:"quiet",name:B,words:A,documents:B,isFolded:!0,notes:[{text:W.replace(/\s+/g," ")},{label:"since",text:G}],blocks:[
...f("Wrong",(0,p().exampleText)(U)),...f("Right",(0,p().exampleText)(z)),...f("Configure",g)]}))}}const i=`(${T().pageScript.
toString()})()`,h=["default-src 'none'",`script-src '${e(i)}'`,`style-src '${e(l().STYLE)}'`,"base-uri 'none'","form-act\
ion 'none'","require-trusted-types-for 'script'"].join("; ");function e(c){return`sha256-${(0,R().createHash)("sha256").
update(c).digest("base64")}`}function r(c){const d=(0,L().reportSections)(c),M=b(c,d),I=(0,k().renderToString)((0,n().jsxs)(
n().Fragment,{children:[(0,n().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:h}),(0,n().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,n().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,n().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,n().jsx)("title",{children:`${(0,N().reportTitle)(c)} \xB7 gene-\
gate`})]})),f=(0,k().renderToString)((0,n().jsxs)("main",{children:[(0,n().jsx)(w().Masthead,{report:c,sections:d}),(0,n().
jsx)("nav",{"aria-label":"Sections",children:M.map(P=>(0,n().jsx)("a",{href:`#${P.id}`,children:(0,n().jsx)($,{section:P})},
P.id))}),c.genes.length>0&&(0,n().jsx)(C,{}),M.map(P=>(0,n().jsxs)("section",{id:P.id,"aria-labelledby":`${P.id}-title`,
children:[(0,n().jsx)("h2",{id:`${P.id}-title`,children:(0,n().jsx)($,{section:P})}),P.body]},P.id))]}));return`<!doctyp\
e html>
<html lang="en">
<head><meta charset="utf-8">${I}<style>${l().STYLE}</style></head>
<body>${f}<script>${i}<\/script></body>
</html>
`}function $({section:{title:c,count:d}}){return(0,n().jsxs)(n().Fragment,{children:[c,d!==void 0&&(0,n().jsxs)("span",{
class:"quiet",children:[" ",(0,O().grouped)(d)]})]})}function C(){return(0,n().jsxs)("search",{hidden:!0,children:[(0,n().
jsx)("label",{for:"filter",children:"Filter"}),(0,n().jsx)("input",{id:"filter",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"gene, command, rule or output"}),(0,n().jsx)("output",{for:"filter"})]})}}),11217:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.Masthead=p;function n(){const x=o(892);return n=function(){return x},x}function R(){const x=o(
74658);return R=function(){return x},x}function k(){const x=o(94965);return k=function(){return x},x}function D(){const x=o(
31992);return D=function(){return x},x}function p({report:x,sections:j}){const{error:F,event:N}=x,S=(0,R().isReportedOnly)(
x),{verdict:L,words:s}=(0,R().headlineOf)(x,j);return(0,n().jsxs)("header",{children:[(0,n().jsxs)("p",{class:"quiet abo\
ut",children:[(0,n().jsx)("strong",{children:"gene-gate"}),N.pull_request!==void 0&&(0,n().jsxs)("span",{children:["pull\
 request ",N.pull_request]}),(0,n().jsxs)("span",{children:[(0,k().shortCommit)(x.base_sha)," \u2192 ",(0,k().shortCommit)(
x.head_sha)]}),(0,n().jsx)("time",{dateTime:x.finished_at,children:(0,k().moment)(x.finished_at)})]}),(0,n().jsx)("h1",{
children:(0,n().jsx)(D().Status,{tone:k().VERDICT_TONES[S?"warn":x.verdict],word:(0,k().capital)(L)})}),(0,n().jsx)("p",
{class:"headline",children:s}),S&&(0,n().jsx)("p",{children:(0,n().jsx)(D().Sentence,{text:(0,R().reportedOnlyNote)(x)})}),
F&&(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(D().Code,{lines:F.message.split(`
`)}),(0,n().jsx)("p",{class:"quiet",children:"Fix"}),(0,n().jsx)(D().Code,{lines:F.hint.split(`
`)})]}),(0,n().jsx)("dl",{class:"figures",children:E(x,j).map(([O,w,a])=>(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",
{children:O}),(0,n().jsxs)("dd",{children:[(0,n().jsx)("strong",{children:w})," ",(0,n().jsx)("span",{class:"quiet",children:a})]})]},
O))})]})}function E(x,j){const{genes:F,blast_radius:N,duration_ms:S}=x,{commands:L,passed:s,blocked:O,failed:w,notRun:a}=j,
T=F.filter(({verdict:t})=>t==="pass"||t==="warn").length,u=Object.entries({blocked:O,failed:w,"not run":a}).flatMap(([t,
{length:m}])=>m>0?[`${m} ${t}`]:[]),y=[["Genes",`${T} of ${F.length}`,"passed"],["Commands",`${s.length} of ${L.length}`,
["passed",...u].join(", ")]],b=N&&[`${N.files}`,`counted, ${(0,k().count)(N.lines,"line")}`];return[...F.length>0?y:[],...b?
[["Files",...b]]:[],["Duration",(0,k().duration)(S),"total"]]}}),31992:((J,v,o)=>{Object.defineProperty(v,"__esModule",{
value:!0}),v.Code=S,v.Rows=s,v.Sentence=F,v.Status=N;function n(){const l=o(892);return n=function(){return l},l}function R(){
const l=o(13580);return R=function(){return l},l}function k(){const l=o(10289);return k=function(){return l},l}function D(){
const l=o(88611);return D=function(){return l},l}function p(){const l=o(94965);return p=function(){return l},l}const E={
sentence:2e3,name:300},x=1e3;function j({text:l}){return(0,n().jsx)("code",{children:l===""?"(empty)":(0,k().terminal)((0,p().
clipCounted)(l,E.name))})}function F({text:l}){const u=(0,p().clipCounted)(l,E.sentence).split(/`([^`]+)`/);return(0,n().
jsx)("bdi",{children:u.map((y,b)=>b%2===1?(0,n().jsx)("code",{children:(0,k().terminal)(y)},b):(0,k().terminal)(y))})}function N({
tone:l,word:u}){return(0,n().jsx)("strong",{class:`status ${l}`,children:u})}function S({lines:l,language:u}){const y=l.
map(b=>`${(0,k().terminal)(b.replaceAll("	","    "))}
`);return(0,n().jsx)("pre",{dir:"ltr",children:y.map((b,t)=>u==="diff"&&b.startsWith("-")?(0,n().jsx)("del",{children:b},
t):u==="diff"&&b.startsWith("+")?(0,n().jsx)("ins",{children:b},t):b)})}function L({command:l="",spans:u=[]}){return(0,n().
jsx)("pre",{dir:"ltr",children:(0,D().shownParts)(l,u).map(({start:y,end:b,isShown:t})=>t?(0,D().markedRuns)(l,{start:y,
end:b},u).map(({text:m,marked:i},h)=>i?(0,n().jsx)("mark",{children:m||"\xA0"},h):m):(0,n().jsx)("span",{class:"quiet",children:`\
 ${(0,D().notShown)(b-y)} `},y))})}function s({of:l,noun:u,open:y=x}){const b=l.slice(0,x).map((t,m)=>(0,n().jsx)("li",{
children:(0,n().jsx)(O,{row:t})},m));return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)("ul",{children:b.slice(0,y)}),
b.length>y&&(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,p().count)(l.length-y,`more ${u}`)}),(0,n().
jsx)("ul",{children:b.slice(y)})]}),l.length>x&&(0,n().jsxs)("p",{class:"quiet",children:[(0,p().count)(l.length-x,`more\
 ${u}`)," in ",(0,n().jsx)("code",{children:"gate-report.json"})]})]})}function O({row:l}){const{status:u,rows:y=[],blocks:b=[],
command:t,notes:m,rule:i,documents:h,isFolded:e}=l,r=m.filter(({label:c})=>c!==void 0),$=(0,n().jsxs)(n().Fragment,{children:[
t!==void 0&&(0,n().jsx)(L,{...l}),m.map(({label:c,text:d,tone:M="quiet"})=>c===void 0&&d!==""?(0,n().jsx)("p",{class:M,children:(0,n().
jsx)(F,{text:d})},d):null),(r.length>0||i!==void 0)&&(0,n().jsx)(a,{notes:r,rule:i}),b.map((c,d)=>(0,n().jsx)(T,{block:c},
d)),y.length>0&&!e&&l.also!==void 0?(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:(0,n().jsx)(F,{text:l.
also})}),(0,n().jsx)(s,{of:y,noun:"finding"})]}):y.length>0&&(0,n().jsx)(s,{of:y,noun:t===void 0?"command":"finding"})]}),
C=u===void 0?"div":"article";return e?(0,n().jsxs)("details",{id:h&&`rule-${h}`,children:[(0,n().jsx)("summary",{children:(0,n().
jsx)(w,{row:l})}),$]}):(0,n().jsxs)(C,{children:[(0,n().jsx)("p",{children:(0,n().jsx)(w,{row:l})}),$]})}function w({row:{
status:l,tone:u,name:y,word:b,words:t,place:m,also:i,rows:h=[]}}){const e=[l!==void 0&&(0,n().jsx)(N,{tone:u,word:l}),y!==
void 0&&(0,n().jsx)(j,{text:y}),b!==void 0&&(0,n().jsxs)("span",{class:l===void 0?u:"quiet",children:["(",b,")"]}),t!==void 0&&
(0,n().jsx)(F,{text:t}),m!==void 0&&!y?.startsWith(m.path)&&(0,n().jsx)("span",{class:"quiet",children:(0,n().jsx)(j,{text:`${m.
path}:${m.line}`})}),i!==void 0&&h.length===0&&(0,n().jsx)(F,{text:i})];return(0,n().jsx)(n().Fragment,{children:e.filter(
Boolean).map((r,$)=>[$>0?" ":"",r])})}function a({notes:l,rule:u}){return(0,n().jsxs)("dl",{children:[l.map(({label:y="",
text:b},t)=>(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",{children:(0,p().capital)(y)}),(0,n().jsx)("dd",{children:(0,n().
jsx)(F,{text:b})})]},t)),u!==void 0&&(0,n().jsxs)("div",{children:[(0,n().jsx)("dt",{children:"Rule"}),(0,n().jsx)("dd",
{children:(0,R().ruleOf)(u)===void 0?(0,n().jsx)(j,{text:u}):(0,n().jsx)("a",{href:`#rule-${u}`,children:(0,n().jsx)(j,{
text:u})})})]})]})}function T({block:l}){const{title:u,lines:y,isFolded:b}=l,t=u!==void 0&&(0,n().jsx)(F,{text:u});return b?
(0,n().jsxs)("details",{children:[(0,n().jsx)("summary",{children:t}),(0,n().jsx)(S,{...l})]}):(0,n().jsxs)(n().Fragment,
{children:[t&&(0,n().jsx)("p",{children:t}),y.length>0&&(0,n().jsx)(S,{...l})]})}}),26517:((J,v)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.pageScript=o;function o(){const n=document.querySelector("search"),[R,k]=[n?.querySelector(
"input"),n?.querySelector("output")],D=document.querySelectorAll("section > details"),p=document.querySelectorAll("secti\
on > ul > li, section > details > ul > li");R?.addEventListener("input",()=>{const x=R.value.trim().toLowerCase();let j=0;
for(const F of p)F.hidden=!F.textContent.toLowerCase().includes(x),F.hidden||(j+=1);for(const F of D)F.open=x!=="";k&&(k.
textContent=x===""?"":`${j} of ${p.length} entries`)}),n&&(n.hidden=!1);const E=()=>{const x=document.getElementById(location.
hash.slice(1));for(let j=x?.closest("details");j;)j.open=!0,j=j.parentElement?.closest("details");x?.scrollIntoView()};addEventListener(
"hashchange",E),location.hash&&E(),addEventListener("beforeprint",()=>{for(const x of document.querySelectorAll("details"))
x.open=!0})}}),14305:((J,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.STYLE=void 0;const o=v.STYLE=`
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
`}),58924:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderJunit=S;function n(){const d=o(42844);return n=
function(){return d},d}function R(){const d=o(59490);return R=function(){return d},d}function k(){const d=o(10289);return k=
function(){return d},d}function D(){const d=o(51660);return D=function(){return d},d}function p(){const d=o(74658);return p=
function(){return d},d}function E(){const d=o(90042);return E=function(){return d},d}function x(){const d=o(63245);return x=
function(){return d},d}function j(){const d=o(94965);return j=function(){return d},d}const F="change",N=new(n()).default(
{attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(d){
const M=L(d),I={"@timestamp":d.started_at},f={"@name":"gene-gate",...T(M.flatMap(({cases:B})=>B)),...I,...M.length>0&&{testsuite:M.
map(({name:B,file:A,cases:W})=>({"@name":(0,k().terminal)(B),...T(W),...A!==void 0&&{"@file":(0,k().terminal)(A)},...I,testcase:W}))}},
P={"@version":"1.0","@encoding":"UTF-8"};return`${N.build({"?xml":P,testsuites:f}).trim()}
`}function L(d){const M=(0,x().reportSections)(d),I=[...M.dangers,...M.findings,...M.blast].filter(({severity:z})=>z==="\
error"),f=(0,R().groupBy)(I,({subject:z})=>z?.id??""),P=(0,R().groupBy)(M.commands,({gene:z})=>z),B=d.genes.map(z=>s(z,P.
get(z)??[],f.get(z.id)??[])),A=new Set(d.genes.map(({id:z})=>z)),W=I.filter(({subject:z})=>!A.has(z?.id??"")),U=O(d,W,B.
some(a));return U.cases.length>0?[U,...B]:B}function s(d,M,I){const f={name:d.id,file:d.path,cases:[...M.map(y),...I.map(
B=>b(B,d.id))]};return w(d.verdict)&&!a(f)?{...f,cases:[...f.cases,t("failure",d.id,d.summary,"")]}:f}function O(d,M,I){
const{error:f,verdict:P}=d,B=M.map(A=>b(A,F));return f?B.unshift(t("error",F,f.message,f.hint)):w(P)&&!I&&B.length===0&&
B.push(t("failure",F,(0,p().reportTitle)(d),"")),{name:F,cases:B}}function w(d){return d==="fail"||d==="error"}function a({
cases:d}){return d.some(({failure:M,error:I})=>M!==void 0||I!==void 0)}function T(d){return{"@tests":d.length,"@failures":d.
filter(({failure:M})=>M).length,"@errors":d.filter(({error:M})=>M).length,"@skipped":d.filter(({skipped:M})=>M).length,"\
@time":d.reduce((M,I)=>M+Number(I["@time"]),0).toFixed(3)}}const l=1e3,u={lines:40,columns:200};function y(d){const{gene:M,
command:I}=d,{outcome:f,mutant:P,location:B}=I;return{"@name":r(I.command),"@classname":r(M.id),"@file":r(B?.path??M.path),
"@line":B?.line??M.line,"@time":c(f?.duration_ms??0),...P&&{properties:{property:{"@name":"mutant","@value":r((0,E().mutantWords)(
P))}}},...m(d),...f&&{"system-out":C(f.stdout),"system-err":C(f.stderr)}}}function b(d,M){const{rule:I,message:f,location:P}=d;
return{"@name":r(I),"@classname":r(M),...P&&{"@file":r(P.path),"@line":P.line},"@time":c(0),failure:{"@type":r(I),"@mess\
age":r(f),"#text":e(d)}}}function t(d,M,I,f){return{"@name":"verdict","@classname":r(M),"@time":c(0),[d]:{"@type":"verdi\
ct","@message":r(I),"#text":$(f)}}}function m({gene:d,command:M,result:I,findings:f}){switch(I){case"passed":return{};case"\
notRun":return{skipped:{"@message":r(h(d,M))}};case"blocked":case"failed":{const[P]=f,{outcome:B}=M,A=B?(0,D().errorLines)(
B,u.lines,u.columns):[],W={"@type":r(P?.rule??I),"@message":r(P?.message??d.summary),"#text":[...f.map(e),...A].join(`
`)};return B!==void 0&&i.has(B.status)?{error:W}:{failure:W}}}}const i=new Set(["crashed","not_runnable","error"]);function h({
summary:d,verdict:M},{outcome:I}){const f=I?.reason??(M==="pass"||M==="warn"?"":d);return[I?(0,j().statusWords)(I):"not \
run",f].filter(Boolean).join(": ")}function e({message:d,remedy:M}){return[d,M].filter(Boolean).map(r).join(`
`)}function r(d){return(0,k().terminal)((0,j().clipCounted)(d,l))}function $(d){return(0,k().terminalLines)((0,j().clipCounted)(
d,l)).join(`
`)}function C({head:d,tail:M,bytes:I,truncated:f}){const P=f?[`[${I} bytes in total; the middle is omitted]`]:[];return[
...(0,k().outputLines)(d),...P,...M===""?[]:(0,k().outputLines)(M)].join(`
`)}function c(d){return(d/1e3).toFixed(3)}}),69633:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.diffLink=
E,v.headPlace=x,v.permalink=p,v.rulePage=D;function n(){const j=o(77598);return n=function(){return j},j}function R(){const j=o(
38863);return R=function(){return j},j}function k(){const j=o(13580);return k=function(){return j},j}function D(j){return(0,k().
ruleOf)(j)&&`${R().HOME}/blob/main/docs/rules/${j}.md`}function p(j,F,N){const S=x(j,N);if(S===void 0||j.head_sha===null||
/\p{Cs}/u.test(S.path))return;const L=S.path.split("/").map(encodeURIComponent).join("/"),s=S.line===void 0?"":`#L${S.line}`;
return`${F}/blob/${j.head_sha}/${L}${s}`}function E(j,F,N){const{pull_request:S}=j.event;if(S===void 0)return p(j,F,N);const L=(0,n().
createHash)("sha256").update(N.path).digest("hex");return`${F}/pull/${S}/files#diff-${L}`}function x({head_sha:j,audited_sha:F,
head_files:N},{path:S,line:L}){if(F===j)return{path:S,line:L};if(N===void 0)return{path:S};const s=N.find(w=>w.path===S);
if(s===void 0)return{path:S,line:L};if(s.missing)return;const O=s.same.find(w=>w.line<=L&&L<w.line+(w.lines??Number.POSITIVE_INFINITY));
return{path:S,...O&&{line:O.head_line+L-O.line}}}}),28387:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.
genesTable=F;function n(){const s=o(17577);return n=function(){return s},s}function R(){const s=o(94978);return R=function(){
return s},s}function k(){const s=o(74658);return k=function(){return s},s}function D(){const s=o(90042);return D=function(){
return s},s}function p(){const s=o(94965);return p=function(){return s},s}const E=10,x=2,j=["error","fail","needs_approv\
al","warn","pass"];function F({genes:s},O){if(s.length===0)return[];const w=s.toSorted((u,y)=>j.indexOf(u.verdict)-j.indexOf(
y.verdict)),a=s.length>E?(0,n().groupsOf)(w,u=>L(u,s).join("|")):w.map(u=>({lead:u,others:[]})),T=["Result","Files of li\
mit","Gene","Commands",...N(s,"Notices a defect")],l=a.slice(E).flatMap(({lead:u,others:y})=>[u,...y]);return[`| ${T.join(
" | ")} |`,`|${"---|".repeat(T.length)}`,...a.slice(0,E).map(u=>S(u,s,O)),"",...l.length>0?[`And ${(0,p().count)(l.length,
"other gene")}.`,""]:[]]}function N(s,O){return s.some(w=>(0,D().noticesDefect)(w)!==void 0)?[O]:[]}function S(s,O,w){const a=[
s.lead,...s.others].slice(0,x).map(t=>w.place(t,(0,R().geneName)(t,O)).replaceAll("|","\\|")),T=(0,n().sizeOf)(s)-a.length,
l=`${a.join(", ")}${T>0?` and ${(0,p().grouped)(T)} more`:""}`,[u,y,...b]=L(s.lead,O);return`| ${[u,y,l,...b].join(" | ")}\
 |`}function L(s,O){const{verdict:w,blast_radius:a}=s;return[`${k().VERDICT_SYMBOLS[w]} ${(0,p().spoken)(w)}`,`${(0,p().
grouped)(a.files)} of ${(0,p().grouped)(a.max_files)}`,(0,R().commandCounts)(s,""),...N(O,(0,D().noticesDefect)(s)??"not\
 run")].map(T=>T.replaceAll(" ","\xA0"))}}),20471:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.renderMarkdown=
l;function n(){const g=o(59490);return n=function(){return g},g}function R(){const g=o(52978);return R=function(){return g},
g}function k(){const g=o(10289);return k=function(){return g},g}function D(){const g=o(67237);return D=function(){return g},
g}function p(){const g=o(69379);return p=function(){return g},g}function E(){const g=o(55967);return E=function(){return g},
g}function x(){const g=o(94978);return x=function(){return g},g}function j(){const g=o(74658);return j=function(){return g},
g}function F(){const g=o(90042);return F=function(){return g},g}function N(){const g=o(63245);return N=function(){return g},
g}function S(){const g=o(38319);return S=function(){return g},g}function L(){const g=o(94965);return L=function(){return g},
g}function s(){const g=o(28387);return s=function(){return g},g}function O(){const g=o(80615);return O=function(){return g},
g}function w(){const g=o(70939);return w=function(){return g},g}const a=[{most:8,blocked:200,outputLines:10,everything:!0},
{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,
everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],T=3;function l(g,G){const H=(0,N().reportSections)(g),V=b(
g,H),{part:Y="whole",maxCharacters:K}=G,Z=Y==="screen"?a.slice(T):a,X=[...Y==="table"?[()=>u(g,G)]:Z.map(q=>()=>$(g,H,q,
G)),()=>z(g,G)];for(const q of X){const _=y([...V,...q()]);if(_.length<=K)return _}return y(V).split(`
`,1).join("").slice(0,K)}function u(g,G){return[...(0,s().genesTable)(g,(0,O().linkerOf)(g,G.repositoryUrl)),...A(G)]}function y(g){
return`${g.join(`
`).trimEnd()}
`}function b(g,G){const{verdict:H,words:V}=(0,j().headlineOf)(g,G),Y=(0,j().isReportedOnly)(g),Z=`### ${j().VERDICT_SYMBOLS[Y?
"warn":((0,j().undecidedPart)(g)??g).verdict]} gene-gate: ${H}`,{error:X}=g;return[V===""?Z:`${Z} \u2014 ${V}`,"",...X?[
...i(X.message),...i(`Fix: ${X.hint}`)]:[],...Y?[(0,j().reportedOnlyNote)(g),""]:[],...g.isolation.untrusted?[t,""]:[]]}
const t="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",m=2e3;function i(g){const[G="",...H]=(0,L().clip)(g,m).trim().split(`
`),V=H.length>0?[...(0,k().markdownFence)((0,k().terminalLines)(H.join(`
`))),""]:[];return[(0,O().sentence)(G),"",...V]}const h=2,e={findings:4,blocked:20},r=12;function $(g,G,H,V){const{part:Y="\
whole",detailsUrl:K}=V,Z=(0,O().linkerOf)(g,V.repositoryUrl),{most:X}=H,{dangers:q,blast:_,findings:Q}=G,nn=[[(0,p().findingList)(
"dangers","Dangerous",q),{most:X}],[(0,S().machineList)(g),{most:r}],[C(G),{most:H.blocked,full:h,unfolded:e.blocked}],[
c(G,H),{most:X,full:h}],[(0,p().findingList)("waiting","Approval required",G.waiting),{most:X}],[(0,p().findingList)("fi\
ndings","Findings",[..._,...Q]),{most:X,unfolded:e.findings}],[(0,E().fixList)(g),{most:X,full:1}],[(0,S().readList)(g),
{most:r}]],tn=nn.map(([en,on])=>(0,w().listSection)(en,Z,on)),sn=nn.flatMap(([{noun:en,rows:on},an])=>{const rn=(0,w().beyond)(
on,an.most);return rn>0?[(0,L().count)(rn,en)]:[]});return[...tn.slice(0,2).flat(),...(0,s().genesTable)(g,Z),...tn.slice(
2).flat(),...d(sn,H,V),...Y==="detail"?[]:M(g,K),...A(V),...H.everything?f(g,G,Z):[]]}function C({blocked:g}){return{id:"\
blocked",title:"Blocked",label:"",noun:"blocked command",rows:(0,p().blockedRows)(g)}}function c({failed:g},{outputLines:G}){
return{id:"failed",title:"Failed",label:"",noun:"failed command",rows:(0,p().failedRows)(g,{most:G})}}function d(g,{everything:G},H){
const V=G||H.part==="screen"?[]:["everything that passed"],Y=[...g,...V];return Y.length===0?[]:[`Not shown: ${Y.join(",\
 ")}. ${W(H)}`,""]}function M(g,G){const{next_actor:H,edits:V,todo:Y,human:K}=(0,R().agentTask)(g);if(H==="done")return[];
const Z=(0,O().linked)("artifacts",G&&`${G}#artifacts`);return[`For agents: ${[`\`next_actor: ${H}\``,...V.length>0?[(0,L().
count)(V.length,"edit")]:[],...Y.length>0?[`${Y.length} to do`]:[],...K.length>0?[`${K.length} for a person`]:[]].join("\
, ")}. The task${V.length>0?", with its diff,":""} is \`${R().AGENT_TASK_FILE}\` in the ${Z} of the run.`,""]}const I=200;
function f(g,G,H){const{genes:V}=g,Y=[(0,S().claimList)(g),(0,S().directoryList)(g),(0,S().uncountedList)(g)],K=[...(0,x().
geneList)(g,G).rows.flatMap(P),...Y.flatMap(({rows:Q})=>Q.map(nn=>(0,w().rowItem)(nn,H))),...g.blast_radius?[`- Size: ${(0,D().
countedWords)(g)}`]:[],...(0,p().findingRows)([...G.notices,...G.suppressed],!0).map(Q=>(0,w().rowItem)(Q,H)),`- Next ac\
tor: ${(0,L().spoken)(g.next_actor)}`],Z=K.length-I,X=V.flatMap(Q=>Q.commands).length,q=V.length>0?`${(0,L().count)(V.length,
"gene")}, ${(0,L().count)(X,"command")}, `:"",_=(0,F().environmentList)(g).rows.flatMap(({notes:Q})=>Q);return[`<details\
><summary>Details: ${q}commits, policy, isolation</summary>`,"",...K.slice(0,I),...Z>0?[`- ${Z} more not shown`]:[],..._.
flatMap(({label:Q,text:nn,isMinor:tn})=>tn?[]:[`- ${Q}: ${(0,O().sentence)(nn)}`]),"","</details>",""]}function P({name:g="",
word:G,status:H,words:V,notes:Y,rows:K=[]}){const Z=K.filter(({command:X})=>X!==void 0);return[`- ${(0,O().name)(g)} ${G}\
, ${H}: ${V}`,...Y.map(({text:X})=>`  - ${(0,O().sentence)(X)}`),...Z.map(({command:X="",status:q,words:_})=>{const Q=(0,O().
sentence)([q,_].filter(Boolean).join(", "));return`  - ${(0,k().markdownCode)((0,L().clipCounted)(X,B))} ${Q}`})]}const B=200;
function A({detailsUrl:g,detailUrl:G}){const[H,V]=[g,G].map(K=>K&&(0,k().markdownLinkTarget)(K)),Y=[...V?[`[Details](${V}\
)`]:[],...H?[`Full report: \`report.html\` in the [artifacts](${H}#artifacts) of the run`,`[Log](${H})`]:[]];return Y.length>
0?[Y.join(" \xB7 "),""]:[]}function W({detailsUrl:g,detailUrl:G=g}){const H=G&&(0,k().markdownLinkTarget)(G);return H?`S\
ee the [full report](${H}).`:"See the JSON report of this run."}const U=10;function z(g,G){const H=g.findings.filter(({suppressed:Y})=>!Y),
V=[...(0,n().groupBy)(H,({rule:Y})=>Y)].sort(([,Y],[,K])=>K.length-Y.length);return[...V.slice(0,U).map(([Y,{length:K}])=>`\
- ${(0,O().name)(Y)}: ${(0,L().count)(K,"finding")}`),...V.length>U?[`- and ${(0,L().count)(V.length-U,"other rule")}`]:
[],"",`Not shown: everything but these counts. ${W(G)}`,""]}}),80615:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),
v.linked=F,v.linkerOf=x,v.name=E,v.ruleLink=j,v.sentence=p;function n(){const N=o(10289);return n=function(){return N},N}
function R(){const N=o(69633);return R=function(){return N},N}function k(){const N=o(94965);return k=function(){return N},
N}const D={sentence:400,name:100};function p(N){return(0,n().markdownSentence)((0,k().clipCounted)(N,D.sentence))}function E(N){
return(0,n().markdownCode)((0,k().clipCounted)(N,D.name))}function x(N,S){const L=s=>(O,w=`${O.path}:${O.line}`)=>F(E(w),
S===void 0?void 0:s(N,S,O));return{place:L(R().permalink),diff:L(R().diffLink)}}function j(N){return F(E(N),(0,R().rulePage)(
N))}function F(N,S){const L=S&&(0,n().markdownLinkTarget)(S);return L?`[${N}](${L})`:N}}),70939:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.beyond=j,v.listSection=x,v.rowItem=w;function n(){const u=o(38863);return n=function(){return u},
u}function R(){const u=o(10289);return R=function(){return u},u}function k(){const u=o(88611);return k=function(){return u},
u}function D(){const u=o(23408);return D=function(){return u},u}function p(){const u=o(94965);return p=function(){return u},
u}function E(){const u=o(80615);return E=function(){return u},u}function x({title:u,note:y,noun:b,rows:t},m,{full:i=0,unfolded:h=Number.
POSITIVE_INFINITY,most:e=Number.POSITIVE_INFINITY}){if(t.length===0)return[];const r=t.slice(i,e).map($=>w($,m));return[
`#### ${u}`,"",...y===void 0?[]:[y,""],...t.slice(0,Math.min(i,e)).flatMap($=>L($,m)),...i>0&&r.length>0?[`Other ${b}s:`,
""]:[],...F(r,b,h),...N(t)]}function j(u,y){return(0,D().sizeOfRows)(u.slice(y))}function F(u,y,b){if(u.length===0)return[];
const t=u.slice(b),m=`<details><summary>${(0,p().count)(t.length,`other ${y}`)}</summary>`;return[...u.slice(0,b),"",...t.
length>0?[m,"",...t,"","</details>",""]:[]]}function N(u){return u.some(({notes:b})=>b.some(({text:t})=>t.includes("`/ge\
ne-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","```","","The r\
eview runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",""];function L(u,y){
const{words:b,command:t,spans:m=[],notes:i,blocks:h=[],rule:e,also:r}=u,$=h.filter(({title:P})=>P===void 0).flatMap(({lines:P})=>P),
[C="",...c]=(0,k().markedLines)(t??"",m),d=$.length>0?"$ ":"",M=(0,R().markdownFence)([d+C,...c,...$]),I=[...T(u,y),...b===
void 0?[]:[(0,E().sentence)(b)]],f=e===void 0?"":` (${(0,E().ruleLink)(e)})`;return[[...I,...l(u,y)].join(", ")+(r?`; ${(0,E().
sentence)(r)}`:""),"",...t===void 0?[]:[...M,""],...i.map((P,B)=>`- ${(0,p().capital)(P.label??"note")}: ${O(P)}${B===0?
f:""}`),...i.length>0?[""]:[],...h.flatMap(P=>s(P))]}function s({title:u,lines:y,language:b,isFolded:t}){if(u===void 0||
t)return[];const m=b==="sh"?` (${(0,E().linked)("how to get it",n().HOW_TO_GET_IT)})`:"",i=b?(0,R().rawBlock)(y,b):(0,R().
markdownFence)(y),h=(0,p().capital)((0,E().sentence)(u))+m;return y.length>0?[`${h}:`,"",...i,""]:[`${h}.`,""]}function O({
label:u,text:y}){const b=u==="fix";return(0,E().sentence)(b?y.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):y)}function w(u,y){const{status:b,tone:t,words:m,command:i,spans:h=[],notes:e,rule:r,also:$,files:C=[]}=u,c=b===void 0&&
t==="bad"?"\u26A0\uFE0F ":"",d=b!==void 0&&i===void 0?[`**${(0,p().capital)(b)}:**`]:[],M=m&&(u.isWhole?(0,R().markdownSentence)(
m):(0,E().sentence)(m)),I=[...M?[M]:[],...e.filter(({isMinor:W})=>!W).map(O),...C.length>0?[`Files: ${C.map(W=>y.diff({path:W,
line:1},W)).join(", ")}`]:[]].reduce((W,U)=>W===""||/[.:]$/.test(W)?`${W} ${U}`:`${W}. ${U}`,""),f=i===void 0?[]:[(0,R().
markdownCode)((0,k().commandLine)(i,h)),"\u2014"],P=T(u,y).map(W=>I===""?W:`${W}:`),B=[...l(u,y),...r?[(0,E().ruleLink)(
r)]:[]].join(", "),A=[...B===""?[]:[B],...$?[(0,E().sentence)($)]:[]].join("; ");return`- ${c}${[...d,...f,...P,I.trim(),
...A===""?[]:[`(${A})`]].filter(Boolean).join(" ")}`}function a({status:u,name:y,place:b}){return u===void 0||b===void 0||
y?.startsWith(b.path)===!0}function T(u,y){const{name:b,word:t,place:m}=u;if(b===void 0)return[];const i=m&&a(u)?y.diff(
m,b):(0,E().name)(b);return[t===void 0?i:`${i} (${t})`]}function l(u,y){return u.place&&!a(u)?[y.place(u.place)]:[]}}),11357:((J,v,o)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.renderSarif=w;function n(){const f=o(77598);return n=function(){return f},
f}function R(){const f=o(41895);return R=function(){return f},f}function k(){const f=o(38863);return k=function(){return f},
f}function D(){const f=o(78261);return D=function(){return f},f}function p(){const f=o(13580);return p=function(){return f},
f}function E(){const f=o(17655);return E=function(){return f},f}function x(){const f=o(47350);return x=function(){return f},
f}function j(){const f=o(10289);return j=function(){return f},f}function F(){const f=o(69633);return F=function(){return f},
f}function N(){const f=o(8229);return N=function(){return f},f}function S(){const f=o(17577);return S=function(){return f},
f}function L(){const f=o(74658);return L=function(){return f},f}function s(){const f=o(94965);return s=function(){return f},
f}const O=5e3;function w(f){const P=l(f),B=[...new Set(P.map(({ruleId:H=""})=>H))],A=new Map(B.map((H,V)=>[H,V])),{audited_sha:W,
base_sha:U,verdict:z,tool:g}=f,G={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{
name:g.name,version:g.version,semanticVersion:g.version,informationUri:k().HOME,rules:B.map(I)}},columnKind:"utf16CodeUn\
its",originalUriBaseIds:{[m]:{description:{text:"The audited commit."}}},invocations:[a(f,f.findings.length-P.length)],results:P.
map(H=>({...H,ruleIndex:A.get(H.ruleId??"")??-1})),properties:{verdict:z,base_sha:U,audited_sha:W}}]};return`${(0,j().jsonLine)(
G)}
`}function a(f,P){const{error:B,verdict:A}=f,W=[...B?[{level:"error",descriptor:{id:B.code},message:{text:(0,j().sarifText)(
(0,R().inSentences)(B))}}]:[],...P>0?[{level:"warning",message:{text:`${(0,s().count)(P,"finding")} omitted, starting wi\
th the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`}}]:[]];return{executionSuccessful:A!==
"error",exitCode:(0,x().exitCodeOf)(A,f.policy?.enforce),exitCodeDescription:(0,L().reportTitle)(f),startTimeUtc:f.started_at,
endTimeUtc:f.finished_at,...W.length>0&&{toolExecutionNotifications:W}}}const T=600;function l(f){const P=f.findings.toSorted(
D().byHarm).slice(0,O),B=t(P);return P.map((A,W)=>({ruleId:A.rule,level:$[A.severity],rank:c[A.harm??"bookkeeping"],message:{
text:u(A)},locations:[h(A,f)],partialFingerprints:B[W]??{},...A.suppressed&&{suppressions:[{kind:"external",status:"acce\
pted",justification:(0,j().sarifText)((0,s().clipCounted)(A.suppressed.reason,T)),properties:{expires:A.suppressed.expires}}]}}))}
function u({message:f,remedy:P,rule:B}){return[f,P].filter(W=>W!=="").map(W=>(0,j().sarifText)((0,s().clipCounted)(W,T))).
join(" ")||B}const y="geneGateFinding/v1",b="geneGateFinding/v2";function t(f){const P=new Map,B=A=>{const W=(P.get(A)??
0)+1;return P.set(A,W),`${A}:${W}`};return f.map(({id:A,rule:W,location:U,subject:z})=>{const g=[W,U?.path,z?.type,z?.id,
z?.command],G=(0,n().createHash)("sha256").update(JSON.stringify(g)).digest("hex");return{[y]:B(G),...A!==void 0&&{[b]:A.
includes(":")?A:`${A}:1`}}})}const m="%SRCROOT%",i=".github/gene-gate.yml";function h({subject:f,location:P},{genes:B,policy:A}){
const W=B.find(({id:z})=>z===f?.id),U=[P,W&&{path:W.path,line:W.line}].find(z=>z!==void 0&&(0,S().isRepositoryPath)(z.path));
return{physicalLocation:{artifactLocation:{uri:r(U?.path??A?.path??i),uriBaseId:m},region:U===void 0?{startLine:1}:e(U)},
...f?.id!==void 0&&{logicalLocations:[{name:(0,j().terminal)(f.id),kind:(0,j().terminal)(f.type??"Gene").toLowerCase()}]}}}
function e(f){const{line:P=1,column:B,end_line:A,end_column:W}=f,U=A!==void 0&&A>=P;return{startLine:P,...B!==void 0&&{startColumn:B},
...U&&{endLine:A},...U&&W!==void 0&&(A>P||W>=(B??1))&&{endColumn:W}}}function r(f){return f.split("/").map(P=>encodeURIComponent(
Buffer.from(P).toString())).join("/")}const $={error:"error",warning:"warning",notice:"note"},C={error:"error",warning:"\
warning",notice:"recommendation"},c={danger:90,broken:50,bookkeeping:10},d={danger:"8.0",broken:"5.0",bookkeeping:"2.0"},
M=80;function I(f){const P=(0,p().ruleOf)(f);if(P===void 0)return{id:f};const{title:B,why:A,severity:W,harm:U,layer:z}=P,
g=(0,F().rulePage)(f);return{id:f,...g!==void 0&&{helpUri:g},shortDescription:{text:`${B}.`},fullDescription:{text:A},help:{
text:(0,N().renderRule)(P,M),markdown:(0,E().ruleMarkdown)(P)},defaultConfiguration:{level:$[W]},properties:{tags:[...U===
"danger"?["security"]:[],typeof z=="number"?`layer-${z}`:z],"problem.severity":C[W],"security-severity":d[U]}}}}),8229:((J,v,o)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.renderExplanation=j,v.renderRule=b,v.renderRuleList=t;function n(){const i=o(
17655);return n=function(){return i},i}function R(){const i=o(10289);return R=function(){return i},i}function k(){const i=o(
50427);return k=function(){return i},i}function D(){const i=o(94965);return D=function(){return i},i}function p(){const i=o(
31626);return p=function(){return i},i}function E(){const i=o(27809);return E=function(){return i},i}const x=8;function j(i,h){
const e=(0,p().layoutOf)(h),{shown:r,rest:$}=(0,p().limited)(i.findings,x,"finding",e);return(0,p().page)([F(i,e),...r.map(
C=>N(C,i,e)),$,s(i,e),a(i,e),u(i,e)])}function F({command:i,profiles:h},e){const r=S(i)?[e.paint("strong","(blank)")]:(0,E().
markedCommand)(i,[],e);return[...(0,p().labelled)(e,"command",r),...Object.entries(h).flatMap(([$,C])=>(0,p().prose)(e,C,
`profile ${$}`,{label:D().COMMAND_TONES[C]}))]}function N(i,{command:h,profiles:e},r){const{severity:$,message:C,span:c}=i,
d=i.profiles.length<Object.keys(e).length;return[...(0,p().prose)(r,$,(0,D().clip)(C,E().LONGEST_SENTENCE),{label:D().SEVERITY_TONES[$]}),
...c===void 0||S(h)?[]:(0,p().labelled)(r,"",(0,E().markedCommand)(h,[c],r)),...d?(0,p().prose)(r,"only in",`profile ${i.
profiles.join(", ")}`):[],...(0,E().noteLines)([{label:"fix",text:i.remedy,tone:"good"}],r),...(0,E().explainRow)(i.rule,
r)]}function S(i){return/^ *$/.test(i)}const L=800;function s({argv:i,assignments:h,invocation:e},r){const $=(A,W)=>{const U=W.
map(g=>g===""?"(empty)":g).join(", "),z=r.verbose?U:(0,D().clip)(U,L);return W.length===0?[]:(0,p().labelled)(r,A,(0,k().
chop)((0,R().terminal)(z),(0,p().roomOf)(r)))},{program:C,subcommand:c,flags:d=[],operands:M=[],passthrough:I=[]}=e??{},
f=h.map(({name:A,value:W})=>`${A}=${W}`),P=i?.map(A=>JSON.stringify(A)).join(", ");return[["sets",f],["argv",[P===void 0?
"none: the command is ambiguous":`[${P}]`]],["program",[C??"not one of the default profile"]],["subcommand",c?[c]:[]],["\
flags",d.map(O)],["operands",M.map(({text:A})=>A)],["passed on",I.map(({text:A})=>A)]].flatMap(A=>$(...A))}function O({name:i,
written:h,value:e}){const r=e===void 0?i:`${i} = ${e===""?"(empty)":e}`;return h===i?r:`${r} (written as ${h})`}const w=12;
function a(i,h){const{argv:e,invocation:r,outcome:$,targets:C,tree:c,root:d}=i,[M]=e??[];if(M===void 0)return(0,p().prose)(
h,"would run","nothing");const I=$==="needs_approval"?(0,p().prose)(h,"waits","needs approval"):[],f=$==="blocked"?"lead\
s to":"would run";if(r===null){const P=$==="blocked"?"nothing":`program ${M}`;return[...I,...(0,p().prose)(h,"would run",
P)]}return c===null?[...I,...(0,p().prose)(h,f,"unknown without a repository; use --repo DIR")]:[...I,...T(f,C.map(l),"f\
ile, script or tool",h),...(0,p().prose)(h,"looked in",d===void 0?c:`${d} of ${c}`)]}function T(i,h,e,r){const{shown:$,rest:C}=(0,p().
limited)(h,w,e,r);return $.length===0?(0,p().prose)(r,i,`no ${e}`):[...$.flatMap((c,d)=>(0,p().prose)(r,d===0?i:"",(0,D().
clip)(c,400))),...C]}function l({kind:i,name:h,path:e,script:r,via:$}){const C=$===void 0?"":`  (from ${$})`;switch(i){case"\
file":return`file ${e??h}${C}`;case"npm_script":return`script ${h}: ${r??""}${C}`;case"package_binary":return`tool ${h}${e===
void 0?"":`: ${e}`}${C}`}}function u({argv:i,scripts:h},e){return i===null||h===null?[]:T("in order",h.map(y),"script",e)}
function y({directory:i,event:h,text:e,shell:r}){const $=i===""?"":` in ${i}`;return e===""?`${h}${$}: there is no such \
script, or it is empty`:`${h}${$}, ${r?"by a shell":"without a shell"}: ${e}`}function b(i,h){return`${(0,n().rulePage)(
i).map(e=>m(e,h)).join(`

`)}
`}function t(i,{columns:h}){const e=Math.max(...[...i.values()].flat().map(({id:$})=>$.length))+4;return`${[...i].map(([
$,C])=>[`${$}:`,...C.flatMap(({id:c,title:d})=>(0,k().wrap)(d,h-e).map((M,I)=>(0,k().padRight)(I===0?`  ${c}`:"",e)+M))]).
map($=>$.join(`
`)).join(`

`)}
`}function m({kind:i,text:h},e){switch(i){case"title":return h;case"heading":return`${h}:`;case"paragraph":return(0,k().
wrap)(h.replace(/\s+/g," "),e).join(`
`);case"code":return h.replace(/^(?=.)/gm,"    ")}}}),67237:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),
v.countedWords=N,v.sizeLimits=k,v.sizeList=F;function n(){const S=o(53315);return n=function(){return S},S}function R(){
const S=o(94965);return R=function(){return S},S}function k({genes:S,blast_radius:L}){const[s]=S.filter(T=>T.blast_radius.
files>0).toSorted((T,l)=>p(l)-p(T)),O=S.filter(T=>T!==s&&p(T)>1).length,w=L&&(0,n().cappedSize)(L,L.counting),a=w&&[x(w.
files,L.hard_cap_files,"file",D),x(w.lines,L.hard_cap_lines,"line",D)];return[...s?[E(s,O)]:[],...(a??[]).filter(({isNear:T})=>T)]}
const D="the policy for every change (hard cap)";function p({blast_radius:{files:S,max_files:L}}){return S/Math.max(1,L)}
function E({id:S,blast_radius:L},s){const O=`${L.default_limit?"genes without one of their own, such as ":""}${(0,R().inCode)(
S)}`,w=s>0?`, and ${(0,R().count)(s,"other gene")} over the limit`:"";return x(L.files,L.max_files,"file",O+w)}function x(S,L,s,O){
const[w,a]=j(S,L);return{tone:a,words:`${(0,R().grouped)(S)} of ${(0,R().count)(L,s)}, ${w} the limit of ${O}`,isNear:S>
.8*L}}function j(S,L){return S>2*L?["more than twice","bad"]:S>L?["over","bad"]:S===L?["as many as","caution"]:S>.8*L?["\
close to","caution"]:["within","good"]}function F(S){const L={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},s=S.blast_radius;if(s===null||s.files+s.exempt_files===0)return{...L,rows:[]};const O=(a,T)=>`${(0,R().count)(a,
"file")}, ${(0,R().count)(T,"line")}`,w=[["counted",O(s.files,s.lines)],["uncounted",O(s.exempt_files,s.exempt_lines)],[
"hard cap",O(s.hard_cap_files,s.hard_cap_lines)]];return{...L,rows:[...k(S).map(({words:a,tone:T})=>({words:a,tone:T,notes:[]})),
{tone:"quiet",words:N(S),notes:w.map(([a,T])=>({label:a,text:T,isMinor:!0}))}]}}function N({blast_radius:S}){if(S===null)
return"";const{files:L,exempt_files:s,renamed_files:O=0}=S;return[`${(0,R().count)(L+s-O,"changed file")} in the pull re\
quest`,...O>0?[`${(0,R().count)(O,"rename")}, counted with both names`]:[],...s>0?[`${(0,R().grouped)(s)} not counted`]:
[]].join("; ")}}),94978:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.commandCounts=x,v.geneList=w,v.geneName=
j,v.versionWords=L;function n(){const t=o(10289);return n=function(){return t},t}function R(){const t=o(69379);return R=
function(){return t},t}function k(){const t=o(90042);return k=function(){return t},t}function D(){const t=o(63245);return D=
function(){return t},t}function p(){const t=o(94965);return p=function(){return t},t}const E={blocked:"blocked",failed:"\
failed",passed:"passed",notRun:"not run"};function x({commands:t},m="command"){if(t.length===0)return"no commands";const i=t.
map(D().resultOf);return Object.entries(E).map(([e,r])=>({words:r,number:i.filter($=>$===e).length})).filter(({number:e})=>e>
0).map(({words:e,number:r},$)=>`${$===0&&m!==""?(0,p().count)(r,m):(0,p().grouped)(r)} ${e}`).join(", ")}function j({id:t,
path:m},i){return i.filter(e=>e.id===t).length<2?t:`${t} (${m})`}const F=200;function N(t){const{store:m,commands:i,differences:h=[]}=t,
e=m!==void 0&&m.root!=="."&&i.length>0,r=L(t),$=h.map(O);return[...e?[{tone:"quiet",text:`commands run in ${(0,p().inCode)(
m.root)}`}]:[],...$.filter(({tone:C})=>C==="caution"),...$.filter(({tone:C})=>C!=="caution"),...S(t),...r===void 0?[]:[{
tone:"caution",text:r}],...Object.values(t.profiles).flatMap(({remark:C})=>C===void 0?[]:[{text:C,isMinor:!0}])].map(C=>({
...C,text:(0,p().clip)(C.text,F)}))}function S({commands:t,profiles:m}){return t.some(({verdict:i})=>i==="block")?[]:Object.
entries(m).flatMap(([i,{accepted:h,reason:e="no reason given"}])=>{const r=`not accepted by the profile ${i}, which is n\
ot in use here: ${e}`;return h?[]:[{tone:"caution",text:r}]})}function L({validators:t={}}){const m=e=>Object.entries(t).
filter(([,{accepted:r}])=>r===e).map(([r])=>r==="newer"?"newer ones":r).join(" and "),[i,h]=[m(!0),m(!1)];return i===""||
h===""?void 0:`accepted by the validators of ${i}, not of ${h}`}const s={command_added:"adds",command_removed:"removes",
constraint_loosened:"loosens",constraint_tightened:"tightens"};function O({kind:t,field:m,base:i,head:h}){const e=t==="c\
onstraint_loosened"?"caution":"quiet",r=t==="command_added"||t==="command_removed",$=i===null?`now also ${(0,p().inCode)(
h??"")}`:h===null?`no longer ${(0,p().inCode)(i)}`:`${(0,p().inCode)(i)} \u2192 ${(0,p().inCode)(h)}`,C=r?(0,p().inCode)(
h??i??""):`${(0,p().inCode)(m)}: ${$}`;return{tone:e,text:`${s[t]} ${C}`}}function w({genes:t},{about:m}){const i=({verdict:e})=>e===
"pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:t.toSorted((e,r)=>Number(i(e))-Number(i(r))).map(e=>{const{
verdict:r,change:$,summary:C,commands:c,blast_radius:d}=e,M=c.some(I=>["blocked","failed"].includes((0,D().resultOf)(I)));
return{status:r==="needs_approval"?"approval":(0,p().spoken)(r),tone:p().VERDICT_TONES[r],name:j(e,t),word:$,words:`${x(
e)}, ${(0,p().grouped)(d.files)} of ${(0,p().count)(d.max_files,"file")}`,place:e,notes:[...i(e)||M?[]:[{text:C}],...N(e)],
rows:[...c.map(I=>T(I,m(e,I))),...(0,R().findingRows)(m(e),!0)],isFolded:!0}})}}const a={passed:"good",failed:"bad",blocked:"\
bad",notRun:"quiet"};function T(t,m){const{verdict:i,risk:h,confirmation:e,outcome:r,mutant:$,profiles:C}=t,c=[...r?l(r):
[],...r?.reused?["result reused from another gene"]:[],...$?[(0,k().mutantWords)($)]:[],...i==="warn"?["allowed with a w\
arning"]:[]],d=[...h?[`risk: ${h}`]:[],...e?[`confirmation: ${(0,p().spoken)(e)}`]:[],...Object.entries(C).map(([M,I])=>`${M}\
: ${I}`)];return{status:i==="block"?"blocked":r?(0,p().statusWords)(r):"not run",tone:a[(0,D().resultOf)(t)],command:t.command,
spans:m.flatMap(({span:M})=>M??[]),...c.length>0&&{words:c.join(", ")},notes:[{text:d.join(", "),isMinor:!0},...r?y(r):[]],
blocks:r?[b("standard output",r.stdout),b("standard error",r.stderr)].flat():[],rows:(0,R().findingRows)(m,!0)}}function l({
status:t,duration_ms:m,resources:i={}}){const{peak_memory_bytes:h,cpu_ms:e}=i;return[...t==="skipped"||t==="blocked"?[]:
[(0,p().duration)(m)],...e===void 0?[]:[`CPU ${(0,p().duration)(e)}`],...h===void 0?[]:[`memory ${(0,p().size)(h)}`]]}const u=20;
function y({reason:t,side_effects:m}){const i=p().SIDE_EFFECTS.filter(h=>(m?.[h].length??0)>0).map(h=>`${(0,p().count)((0,p().
sideEffectCount)(h,m),"file")} ${h}: ${(0,p().named)(m?.[h]??[],u)}`);return[...t===void 0?[]:[t],...i,...m?.complete===
!1?["The list of side effects is incomplete."]:[]].map(h=>({text:h,isMinor:!0}))}function b(t,{head:m,tail:i,bytes:h,truncated:e}){
if(h===0)return[];const r=c=>(0,n().outputLines)(c.replace(/\r?\n$/,"")),$=e?["[output truncated: only the beginning and\
 the end are kept]"]:[],C=[...r(m),...$,...i===""?[]:r(i)];return[{title:`${t}, ${(0,p().size)(h)}`,lines:C,isFolded:!0}]}}),
74658:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.VERDICT_SYMBOLS=void 0,v.headlineOf=s,v.isReportedOnly=
F,v.reportTitle=O,v.reportedOnlyNote=N,v.undecidedPart=x;function n(){const e=o(1395);return n=function(){return e},e}function R(){
const e=o(13580);return R=function(){return e},e}function k(){const e=o(47350);return k=function(){return e},e}function D(){
const e=o(17577);return D=function(){return e},e}function p(){const e=o(63245);return p=function(){return e},e}function E(){
const e=o(94965);return E=function(){return e},e}function x({verdict:e,error:r,shards:$=[]}){const[C]=$;return e==="erro\
r"&&!r&&C&&$.length<C.of?C:void 0}function j(e){const{verdict:r}=e,$=x(e);return $?`part ${$.index}/${$.of}: ${E().VERDICT_WORDS[$.
verdict]}`:F(e)?r==="fail"?"would fail":`would be: ${E().VERDICT_WORDS[r]}`:E().VERDICT_WORDS[r]}function F({verdict:e,policy:r}){
return r?.enforce==="report"&&k().REPORTED_ONLY.has(e)}function N({policy:e}){const r=e?.enforce_until;return`The policy\
 reports ${r===void 0?"only":`only until ${r}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const S=v.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},L=56;function s(e,r){const $=w(e,r);let C="";for(const c of a(e,r)){const[d]=[c].flat().
map(M=>C===""?M:`${C}, ${M}`).filter(M=>$.length+M.length<=L);C=d??C}return{verdict:$,words:C}}function O(e){const{verdict:r,
words:$}=s(e,(0,p().reportSections)(e));return $===""?r:`${r}: ${$}`}function w(e,r){const $=j(e),{length:C}=l(r);return $===
E().VERDICT_WORDS.warn&&C>0?`pass with ${(0,E().count)(C,"warning")}`:$}function a(e,r){const $=u(r);switch(e.verdict){case"\
pass":case"warn":return[...$,...b(l(r)),...T(e,r)];case"needs_approval":return[...m(e),...u(i(r))];case"fail":case"error":
return[.../^\w+$/.test(e.error?.code??"")?[(0,E().spoken)(e.error?.code??"")]:[],...$,...h(e,r)]}}function T({genes:e},{
passed:r,notRun:$}){return e.length===0?["no genes changed"]:[(0,E().count)(e.length,"gene"),...r.length>0?[`${(0,E().count)(
r.length,"command")} passed`]:[],...$.length>0?[`${(0,E().count)($.length,"command")} not run`]:[]]}function l({dangers:e,
findings:r,blast:$,told:C}){return(0,p().groupCauses)([...e,...r,...$,...C]).filter(({lead:c})=>c.severity==="warning")}
function u({blocked:e,dangers:r}){const C=[...e.flatMap(({findings:[I]})=>I?.harm==="danger"?I:[]),...(0,p().groupCauses)(
r).map(({lead:I})=>I)],[c]=C.map(I=>({why:t(I),isGrave:I.severity==="error"||n().NEEDS_PERSON.has(I.rule)})).toSorted((I,f)=>Number(
f.isGrave)-Number(I.isGrave)||(0,D().dangerRank)(I.why)-(0,D().dangerRank)(f.why));if(c===void 0)return[];const{why:d}=c,
M=(0,E().grouped)(C.length);return C.length===1?[[d.replace(/^command /,"1 command "),"1 danger"]]:[[d,d.replace(/ with .*/,
"")].map(I=>`${M} dangers: ${I}`).concat(`${M} dangers`)]}function y({findings:[e]}){return e?.harm==="danger"}function b([
e,...r]){return e&&r.length===0&&e.lead.harm!=="danger"?[t(e.lead)]:[]}function t({rule:e,danger:r=""}){return/^[\w ,`]+$/.
test(r)?`command ${r.replaceAll("`","")}`:((0,R().ruleOf)(e)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,C=>C.
toLowerCase())}function m({genes:e,findings:r}){const $=e.filter(({verdict:d})=>d==="needs_approval").length,C=r.some(({
rule:d})=>d==="gate-approval-missing"),c=d=>C&&r.some(({rule:M})=>M===d);return[...c("gate-weakened")?["the gate is weak\
ened"]:[],...c("agent-files-unapproved")?["machines run something else"]:[],...$>0?[`${(0,E().grouped)($)} of ${(0,E().count)(
e.length,"gene")}`]:[]]}function i(e){const r=e.dangers.filter(({rule:$})=>!n().NEEDS_PERSON.has($));return{...e,dangers:r}}
function h({genes:e},r){const{blocked:$,failed:C,blast:c,findings:d}=r,M=e.filter(({verdict:A})=>A==="fail"||A==="error").
length,I=(0,p().groupCauses)(d).filter(({lead:A})=>A.severity==="error"),f=[...M>0&&e.length>1?[`${(0,E().grouped)(M)} o\
f ${(0,E().count)(e.length,"gene")} failed`]:[],...$.some(A=>!y(A))?[`${(0,E().count)($.length,"command")} blocked`]:[],
...C.length>0?[`${(0,E().count)(C.length,"command")} failed`]:[],...c.some(({severity:A})=>A==="error")?["size limit exc\
eeded"]:[]],P=f.length>0?"other error":"error";if(I.length>0)return[...f,[...b(I),(0,E().count)(I.length,P)]];const B=l(
r);return f.length>0||B.length===0?f:[[...b(B),(0,E().count)(B.length,"warning")]]}}),90042:((J,v,o)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.environmentList=k,v.mutantWords=L,v.noticesDefect=s;function n(){const w=o(89549);return n=
function(){return w},w}function R(){const w=o(94965);return R=function(){return w},w}function k(w){const a=E(w).map(({label:y,
value:b})=>({label:y,text:b})),T=D(w).flatMap(([y,b])=>b?{label:y,text:b,isMinor:!0}:[]),l=w.genes.length>0?[{label:"Not\
e",text:N}]:[];return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:[...a,...l,...T]}]}}
function D(w){const{isolation:a,policy:T,shards:l=[],tool:u,validation_reports:y}=w,{probes:b=[],downgrades:t=[],level:m,
description:i}=a,h=y.map(({env_fingerprint:{node_version:$,platform:C,arch:c}})=>`Node ${$}, ${C} ${c}`),e=l.length<(l[0]?.
of??0),r=b.filter(({held:$})=>!$);return[["Next actor",(0,R().spoken)(w.next_actor)],["Policy digest",T?.digest],["Plans\
 digest",w.plans_digest],["Approval digest",w.approval_digest],["Isolation in full",m==="none"?null:i],["Limits",p(a)],...[
...new Set(h)].map($=>["Commands ran on",$]),[e?"Shard":"Merged from",l.map(({index:$,of:C,verdict:c})=>`${$}/${C} (${R().
VERDICT_WORDS[c]})`).join(", ")],["Tool",`${u.name} ${u.version}`],["Started",(0,R().moment)(w.started_at)],["Duration",
(0,R().duration)(w.duration_ms)],["Sandbox self-test",b.length>0?`${b.length-r.length} of ${(0,R().count)(b.length,"atte\
mpt")} prevented`:null],...r.map(({name:$,required:C})=>["Not prevented",`${(0,R().spoken)($)}${C?"":" (not required)"}`]),
...t.map(({from:$,reason:C})=>["Not available",`${(0,R().inCode)($)}: ${C}`])]}function p({limits:w}){if(w===void 0)return;
const{memory_bytes:a,processes:T,processes_counted_for:l}=w;return`${a===null?"unlimited memory":`${(0,R().size)(a)} of \
memory`} and ${(0,R().size)(w.written_bytes)} written per command, ${T} processes per ${l}`}function E(w){const{policy:a,
isolation:T,approvals:l,approval_digest:u}=w,y=w.blast_radius?.counting==="reference"?", files counted like the referenc\
e engine":"",b=a?.extends?` extending ${a.extends.repository}/${a.extends.path}`:"",t=a?.enforce_until===void 0?"":` unt\
il ${a.enforce_until}`,m=a?.enforce?`, reports only${t}: a failing verdict does not fail the check`:"",i=a?.combined_with?
` combined with ${a.combined_with.name}`:"";return[{label:"Commits",value:x(w)},{label:"Policy",value:a?`${a.path??"buil\
t-in defaults"}${b}${i}, profile ${a.profile}${y}${m}`:"not read"},...l.length>0?[{label:"Approved",value:l.map(j).join(
", ")}]:[],...u===null?[]:[{label:"Approval",value:`digest ${(0,n().shortDigest)(u)}`}],{label:"Isolation",value:F(T)},...w.
genes.some(({commands:h})=>h.length>0)?[{label:"Can fail",value:O(w)}]:[]]}function x(w){const{base_sha:a,head_sha:T,audited_sha:l,
event:u}=w;if(a!==null&&a===l)return`${(0,R().shortCommit)(a)} is both base and head, so nothing changes`;const y=`${(0,R().
shortCommit)(a)} \u2192 ${(0,R().shortCommit)(T)}`;return u.name==="worktree"?`${y} with the uncommitted files`:u.name===
"index"?`${y} with the staged files`:l===T?y:`${y}, audited: ${(0,R().shortCommit)(l)}`}function j({user:w,at:a,pull_request:T}){
return`by ${w} at ${(0,R().moment)(a)}${T===void 0?"":` (pull request ${T})`}`}function F({level:w,description:a}){return w!==
"namespaces"?a:`contained: ${/no network/.test(a)?"no network":"network allowed"}, private copy`}const N="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"\
not run"};function L({outcome:w,reason:a}){return`notices a defect: ${S[w]}${a===void 0?"":` (${a})`}`}function s({commands:w}){
const a=w.flatMap(({mutant:l})=>l?.outcome??[]);if(a.length===0)return;const[T]=["killed","not_run","survived"].filter(l=>a.
includes(l));return T&&S[T]}function O({genes:w}){const T=w.flatMap(y=>y.commands).flatMap(({mutant:y})=>y??[]);if(T.length===
0)return"not tried; only a run with the change broken can tell";const l=T.find(y=>y.reason!==void 0)?.reason,u=y=>T.filter(
({outcome:b})=>b===y).length;return u("not_run")===T.length?`not tried: ${l}`:`with the change broken, ${u("killed")} of\
 ${T.length} commands did not pass, as the change\u2019s own code reported${l===void 0?"":`; ${u("not_run")} not run: ${l}`}`}}),
17655:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.ruleDocuments=x,v.ruleMarkdown=S,v.rulePage=s,v.rulesByTopic=
j;function n(){const a=o(59490);return n=function(){return a},a}function R(){const a=o(13580);return R=function(){return a},
a}function k(){const a=o(79215);return k=function(){return a},a}function D(){const a=o(43767);return D=function(){return a},
a}function p(){const a=o(88489);return p=function(){return a},a}const E="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function x(a=(0,R().allRules)()){return new Map([["README.md",F(a)],...a.map(T=>[`${T.id}.md`,`${E}

${S(T)}`])])}function j(a=(0,R().allRules)()){return(0,n().groupBy)(a,N)}function F(a){const T=[...j(a)].map(([u,y])=>{const b=y.
map(({id:t,severity:m,title:i})=>`| [${t}](${t}.md) | ${m} | ${i} |`);return[`## ${u}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...b].join(`
`)}),l=`The gate has ${a.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
`}function N({layer:a,profile:T}){return T===void 0?String(a):`Profile ${T}${typeof a=="number"?`, layer ${a}`:""}`}function S(a){
return`${s(a).map(L).join(`

`)}
`}function L({kind:a,text:T}){switch(a){case"title":return`# ${T}`;case"heading":return`## ${T}`;case"paragraph":return T;case"\
code":return`\`\`\`\`text
${T}
\`\`\`\``}}function s(a){const{id:T,title:l,severity:u,harm:y,layer:b,since:t,why:m,wrong:i,right:h,configure:e}=a;return[
{kind:"title",text:T},{kind:"paragraph",text:`${l}.`},{kind:"paragraph",text:`Severity: ${u} \xB7 Harm: ${y} \xB7 Layer: ${b}\
 \xB7 Since: ${t}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:m},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,k().
exampleText)(i)},{kind:"heading",text:"Right"},{kind:"code",text:(0,k().exampleText)(h)},{kind:"heading",text:"In the po\
licy"},...e===void 0?[]:[{kind:"code",text:e}],...O(a)]}function O(a){return(0,D().mayBeIgnored)(a)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${a.id}
    reason: Why this is acceptable
    expires: ${w}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const w="2027-12-31"}),
80633:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.fileText=D,v.filesText=k;function n(){const x=o(80401);
return n=function(){return x},x}function R(){const x=o(67298);return R=function(){return x},x}function k(x,j={}){return[
...new Set([...Object.keys(x??{}),...Object.keys(j)])].map(N=>{const S=x?.[N],L=j[N];return(x===void 0||JSON.stringify(S)===
JSON.stringify(L))&&L!==void 0?D(N,L):p(N,S,L)})}function D(x,j){if(typeof j=="object"&&"symlink"in j)return`# ${x} -> ${j.
symlink}`;const F=typeof j=="object"&&"latin1"in j?" (in ISO 8859-1)":"",N=E(x,j).trimEnd();return N===""?`# ${x} (empty\
)`:`# ${x}${F}
${N}`}function p(x,j,F){return(0,n().createTwoFilesPatch)(j===void 0?"/dev/null":`a/${x}`,F===void 0?"/dev/null":`b/${x}`,
E(x,j),E(x,F),void 0,void 0,{headerOptions:n().FILE_HEADERS_ONLY}).trimEnd()}function E(x,j=""){return typeof j=="string"?
j:"symlink"in j?j.symlink:"submodule"in j?`Subproject commit ${j.submodule}
`:("latin1"in j?j.latin1:j).map(N=>`${(0,R().assetText)(N,x.endsWith(".jsonl"))}
`).join("")}}),79215:((J,v,o)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.exampleText=D,v.isChangeExample=R,v.isPromotionExample=
k;function n(){const s=o(80633);return n=function(){return s},s}function R(s){return typeof s=="object"&&"head"in s}function k(s){
return typeof s=="object"&&"candidates"in s}function D(s){return typeof s=="string"?L(s):[...x(s),...E(s)].join(`

`)}const p=".github/gene-gate.yml";function E({policy:s}){return s===void 0?[]:[(0,n().fileText)(p,s)]}function x(s){if(k(
s))return F(s);if(!R(s))return[S(s),...s.firstHalf?["# Judged before `prepare`"]:[],...(s.without??[]).map(y=>`# without\
 ${y}`),...(0,n().filesText)(s.base,s.files)];const{base:O,head:w,checkout:a,inputs:T,run:l,approvedBy:u}=s;return[...(0,n().
filesText)(O,w),...a?[`# The checkout is ${j[a]}.`]:[],...T?[`with:
${N(T)}`]:[],...l?.installed?["npm ci --ignore-scripts"]:[],...l?.prepare?[`with:
  prepare: ${l.prepare}`]:[],...l?.large?["truncate --size=5G node_modules/large"]:[],...l?.untracked?["# On disk, but n\
ot in the commit:",...(0,n().filesText)(void 0,l.untracked)]:[],...l?.meanwhile?["# Written while this runs:",...(0,n().
filesText)(void 0,l.meanwhile)]:[],...l?.shard?[`gene-gate check --shard ${l.shard}`]:[],...l?.cancelled?["# The job is \
cancelled while this runs."]:[],...(u??[]).map(y=>`@${y} approves with the comment: /gene-gate approve`)]}const j={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function F(s){
const{candidates:O,messages:w=[],files:a,events:T,reports:l,attestations:u=[],checkRun:y,run:b}=s;return[...w.map(t=>(0,n().
fileText)("messages.jsonl",JSON.stringify(t))),...(0,n().filesText)(void 0,{"candidates.jsonl":O,...a,...T&&{"events.jso\
nl":T},...l&&{"gate-report.json":l}}),...u.map(t=>`# The attestation:
${JSON.stringify(t,null,2)}`),...y===void 0?[]:[`# The digest of the report is ${y?"":"not "}in a check run on GitHub.`],
...b?["gene-gate promote candidates.jsonl --run"]:[]]}function N(s){return Object.entries(s).map(([O,w])=>`  ${O}: ${w}`).
join(`
`)}function S({command:s,context:O}){return O===void 0?L(s):JSON.stringify({command:s,context:O})}function L(s){return typeof s==
"string"&&s.trim()!==""?s:`"validation": [${JSON.stringify(s)}]`}}),23107:((J,v,o)=>{Object.defineProperty(v,"__esModule",
{value:!0}),v.findParts=F,v.readAtMost=S,v.readParts=N;function n(){const O=o(51455);return n=function(){return O},O}function R(){
const O=o(76760);return R=function(){return O},O}function k(){const O=o(41895);return k=function(){return O},O}function D(){
const O=o(73388);return D=function(){return O},O}function p(){const O=o(78374);return p=function(){return O},O}function E(){
const O=o(78534);return E=function(){return O},O}const x=2*E().MAX_REPORT_BYTES,j="gate-report.json";async function F(O){
return(await(0,n().readdir)(O,{recursive:!0,withFileTypes:!0}).catch(a=>{if(a.code==="ENOENT")return[];throw new(k()).GateError(
"file_unreadable",`Cannot read the directory ${O} (${a.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:a})})).filter(a=>a.isFile()&&a.name===j).map(({parentPath:a,name:T})=>(0,R().join)(a,T)).sort()}async function N(O,w,a=L){
if(O.length>p().MAX_SHARDS)throw s(`There are more than ${p().MAX_SHARDS} parts`);const T=[];let l=x;for(const u of O){const y=await S(
Math.min(l,E().MAX_REPORT_BYTES),u,w);l-=y.length;const b=(0,D().inputName)(u);T.push({name:b,report:(0,E().readReportFile)(
y,b,a)})}return T}async function S(O,w,a){const T=[];let l=0;for await(const u of a(w)){if(l+=u.length,l>O)throw s(`${(0,D().
inputName)(w)} is too large, alone or together with the other parts`);T.push(u)}return Buffer.concat(T)}const L="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function s(O){return new(k()).GateError("\
artifact_invalid",O,L)}}),42844:((J,v,o)=>{o.r(v),o.d(v,{default:()=>n.A});var n=o(49585)}),40894:((J,v,o)=>{o.r(v),o.d(
v,{renderToString:()=>n.F0});var n=o(53091)}),892:((J,v,o)=>{o.r(v),o.d(v,{Fragment:()=>n.FK,jsx:()=>n.Y,jsxs:()=>n.FD});
var n=o(38720)})};
