"use strict";exports.id=450,exports.ids=[450],exports.modules={1207:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),
p.BrokenAnswer=void 0,p.asUnavailable=L,p.explainFailure=f,p.ifFound=y,p.readFailure=l,p.requireAsked=N;function i(){const o=a(
7723);return i=function(){return o},o}function E(){const o=a(41895);return E=function(){return o},o}class S extends Error{name="\
BrokenAnswer"}p.BrokenAnswer=S;function N(o,r){if(!o)throw new S(`it is not about ${r}`)}const k=300;function l(o){const r=typeof o==
"object"&&o!==null?o:{},n=I(r.message??o);if(F(r)||F(r.cause))return{kind:"timeout",said:n};if(r.name==="BrokenAnswer")return{
kind:"broken",said:n};const s=A(o);if(s!==void 0)return{kind:"broken",said:I(s)};if(typeof r.status!="number")return{kind:"\
unexpected",said:n};if(r.response===void 0)return{kind:"network",said:n};const c=r.response.headers??{},m=P(c["retry-aft\
er"]),$=c["x-ratelimit-remaining"]==="0"?P(c["x-ratelimit-reset"]):void 0,T=m!==void 0||$!==void 0;return{kind:R(r.status,
n,T),said:n,status:r.status,...m!==void 0&&{retryAfter:m},...$!==void 0&&{resetAt:$}}}const x=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function A(o){if(o instanceof i().ZodError){const[n]=o.issues;return`its field ${n?.path.join(".")} is not as GitHub doc\
uments it`}return o instanceof TypeError&&x.test(o.message)?"it lacks fields that GitHub documents":void 0}function R(o,r,n){
return o===429||o===403&&(n||/rate limit|abuse/i.test(r))?"rate_limited":o===403?/not accessible by/i.test(r)?"denied":"\
forbidden":o===401?"unauthorized":o===404||o===410?"not_found":o===422||o===400||o===413?"invalid":o>=500?"server":"unex\
pected"}const w="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",v={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(o,{permission:r,readOnlyToken:n})=>n?`th\
e token may not write (403): ${w}`:`the token lacks a permission (403); add \`${r}\` under \`permissions:\` of the job`,
forbidden:({said:o})=>`GitHub denied the request (403): ${o}`,not_found:({status:o},{permission:r})=>`not found on GitHu\
b (${o}): it was deleted, or the token cannot access this repository (it needs \`${r}\`)`,invalid:({status:o,said:r})=>`\
GitHub rejected the content (${o}): ${r}`,rate_limited:({status:o,retryAfter:r})=>`the token\u2019s rate limit is exhausted (${o}\
)${r===void 0?"":`; GitHub asks to wait ${r} s`}; run the job again later`,server:({status:o})=>`GitHub returned a serve\
r error (${o}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:o})=>`GitHub cannot be reached (${o}); check the runner\u2019s network and proxy`,
broken:({said:o})=>`the answer of GitHub, or of a proxy, cannot be used: ${o}; run the job again later`,unexpected:({said:o})=>o};
function f(o,r){const n=l(o);return`could not ${r.doing}: ${v[n.kind](n,r)}`}async function y(o){try{return await o}catch(r){
if(l(r).kind==="not_found")return;throw r}}function L(o,r){if(o instanceof E().GateError)return o;const n=f(o,r);return new(E()).
GateError("github_unavailable",n,"Run the job again.",{cause:o})}function F(o){const r=o?.name;return r==="TimeoutError"||
r==="AbortError"}function I(o){const r=String(o).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return r.length>k?`${r.slice(0,k)}...`:r}function P(o){const r=typeof o=="string"&&o!==""?
Number(o):Number.NaN;return Number.isFinite(r)&&r>=0?r:void 0}},55430:function(H,p,a){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.publishFiles=F,p.resultPaths=y;function i(){const n=a(51455);return i=function(){return n},n}function E(){
const n=a(76760);return E=function(){return n},n}function S(){const n=a(58500);return S=function(){return n},n}function N(){
const n=a(1207);return N=function(){return n},n}function k(){const n=a(41895);return k=function(){return n},n}function l(){
const n=a(28765);return l=function(){return n},n}function x(){const n=a(52978);return x=function(){return n},n}function A(){
const n=a(10289);return A=function(){return n},n}function R(){const n=a(62887);return R=function(){return n},n}function w(){
const n=a(31048);return w=function(){return n},n}function v(){const n=a(58924);return v=function(){return n},n}function f(){
const n=a(11357);return f=function(){return n},n}function y(n){const s=c=>(0,E().join)(n,c);return{report:s("gate-report\
.json"),validationReports:s("validation-reports"),agentTask:s(x().AGENT_TASK_FILE),agentPatch:s(x().AGENT_PATCH_FILE),page:s(
"report.md"),html:s("report.html"),sarif:s("report.sarif"),junit:s("report.junit.xml")}}const L=1024*1024;async function F(n,s,c){
const m=y(n);try{await o(n);for(const $ of I(m,s,c))await $(),await(0,S().setImmediate)(),c?.throwIfAborted();return{status:"\
reached",where:n}}catch($){return{status:"failed",reason:`could not write the result files: ${(0,N().readFailure)($).said}`,
...$ instanceof k().GateError&&{hint:$.hint}}}}function I(n,{report:s,markdown:c},m){return[()=>(0,l().replaceFile)(n.report,
(0,w().renderJson)(s)),()=>P(n.validationReports,s,m),()=>(0,l().replaceFile)(n.agentTask,(0,x().renderAgentTask)(s)),()=>r(
n.agentPatch,s.fix?.patch||void 0),()=>(0,l().replaceFile)(n.page,c(L)),()=>(0,l().replaceFile)(n.html,(0,R().renderHtml)(
s)),()=>(0,l().replaceFile)(n.sarif,(0,f().renderSarif)(s)),()=>(0,l().replaceFile)(n.junit,(0,v().renderJunit)(s))]}async function P(n,{
validation_reports:s},c){await o(n);for(const m of await(0,i().readdir)(n))/^vr_\d+\.json$/.test(m)&&await(0,i().rm)((0,E().
join)(n,m));for(const m of s)c?.throwIfAborted(),await(0,l().replaceFile)((0,E().join)(n,`${m.id}.json`),`${(0,A().json)(
m)}
`)}async function o(n){if(await(0,l().makeFolder)(n),!(await(0,i().lstat)(n)).isDirectory())throw new Error(`${n} is a s\
ymlink or not a directory`)}async function r(n,s){s===void 0?await(0,i().rm)(n,{force:!0}):await(0,l().replaceFile)(n,s)}},
62887:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.renderHtml=T;function i(){const t=a(892);return i=
function(){return t},t}function E(){const t=a(77598);return E=function(){return t},t}function S(){const t=a(40894);return S=
function(){return t},t}function N(){const t=a(13580);return N=function(){return t},t}function k(){const t=a(80770);return k=
function(){return t},t}function l(){const t=a(67237);return l=function(){return t},t}function x(){const t=a(69379);return x=
function(){return t},t}function A(){const t=a(55967);return A=function(){return t},t}function R(){const t=a(94978);return R=
function(){return t},t}function w(){const t=a(74658);return w=function(){return t},t}function v(){const t=a(90042);return v=
function(){return t},t}function f(){const t=a(63245);return f=function(){return t},t}function y(){const t=a(38319);return y=
function(){return t},t}function L(){const t=a(94965);return L=function(){return t},t}function F(){const t=a(11217);return F=
function(){return t},t}function I(){const t=a(31992);return I=function(){return t},t}function P(){const t=a(14305);return P=
function(){return t},t}const o=12,r={most:10,columns:120};function n(t,e){const{notices:d,suppressed:j}=e,g=(C,u,M)=>({id:C,
title:u,label:"",noun:"finding",rows:(0,x().findingRows)(M,!0)}),b=[(0,A().fixList)(t),(0,y().machineList)(t),(0,y().readList)(
t),(0,R().geneList)(t,e),(0,y().claimList)(t),(0,v().environmentList)(t)],O=[(0,l().sizeList)(t),(0,y().uncountedList)(t),
g("notices","Notices",d),g("suppressed","Ignored by the policy",j),m(t)];return[...c(e),...b.flatMap(C=>s(C,!1)),...O.flatMap(
C=>s(C,!0))]}function s({id:t,title:e,noun:d,note:j,rows:g},b){if(g.length===0)return[];const O=(0,i().jsxs)(i().Fragment,
{children:[j!==void 0&&(0,i().jsx)("p",{class:"quiet",children:j}),(0,i().jsx)(I().Rows,{of:g,noun:d})]}),C=(g[0]?.name??
g[0]?.status)!==void 0;return[{id:t,title:e,...C&&{count:g.length},isFolded:b,body:O}]}function c(t){const{dangers:e,blocked:d,
failed:j,waiting:g,findings:b}=t,O={"dangerous finding":(0,x().findingRows)(e),"blocked command":(0,x().blockedRows)(d),
"failed command":(0,x().failedRows)(j,r),"pending approval":(0,x().findingRows)(g),finding:(0,x().findingRows)(b)},C=Object.
entries(O).map(([M,D])=>(0,i().jsx)(I().Rows,{noun:M,of:D,open:o},M)),u=Object.values(O).flat().length;return u===0?[]:[
{id:"attention",title:"Action required",count:u,isFolded:!1,body:C}]}function m({findings:t,capsules:e}){const d=[...t,...e.
flatMap(({reasons:O})=>O)],j=[...new Set(d.map(({rule:O})=>O))].flatMap(O=>(0,N().ruleOf)(O)??[]),g=(O,C="")=>C===""?[]:
[{title:O,lines:C.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:j.map(({id:O,title:C,why:u,wrong:M,right:D,configure:W})=>({
tone:"quiet",name:O,words:C,documents:O,isFolded:!0,notes:[{text:u.replace(/\s+/g," ")}],blocks:[...g("Wrong",(0,k().exampleText)(
M)),...g("Right",(0,k().exampleText)(D)),...g("Configure",W)]}))}}const $=["default-src 'none'",`style-src 'sha256-${(0,E().
createHash)("sha256").update(P().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function T(t){const e=(0,f().reportSections)(t),d=n(t,e),j=(0,S().renderToString)((0,i().jsxs)(
i().Fragment,{children:[(0,i().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:$}),(0,i().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,i().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,i().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,i().jsx)("title",{children:`${(0,w().reportTitle)(t)} \xB7 gene-\
gate`})]})),g=(0,S().renderToString)((0,i().jsxs)("main",{children:[(0,i().jsx)(F().Masthead,{report:t,sections:e}),d.map(
b=>(0,i().jsx)(h,{section:b},b.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${j}<style>${P().STYLE}</style></head>
<body>${g}</body>
</html>
`}function h({section:t}){const{id:e,title:d,count:j,isFolded:g,body:b}=t,O=(0,i().jsxs)("h2",{id:`${e}-title`,children:[
d,j!==void 0&&(0,i().jsxs)("span",{class:"quiet",children:[" ",(0,L().grouped)(j)]})]});return g?(0,i().jsx)("section",{
class:"folded","aria-labelledby":`${e}-title`,children:(0,i().jsxs)("details",{id:e,children:[(0,i().jsx)("summary",{children:O}),
b]})}):(0,i().jsxs)("section",{id:e,"aria-labelledby":`${e}-title`,children:[O,b]})}},11217:function(H,p,a){Object.defineProperty(
p,"__esModule",{value:!0}),p.Masthead=k;function i(){const x=a(892);return i=function(){return x},x}function E(){const x=a(
74658);return E=function(){return x},x}function S(){const x=a(94965);return S=function(){return x},x}function N(){const x=a(
31992);return N=function(){return x},x}function k({report:x,sections:A}){const{error:R,event:w}=x,v=(0,E().isReportedOnly)(
x),{verdict:f,words:y}=(0,E().headlineOf)(x,A);return(0,i().jsxs)("header",{children:[(0,i().jsxs)("p",{class:"quiet abo\
ut",children:[(0,i().jsx)("strong",{children:"gene-gate"}),w.pull_request!==void 0&&(0,i().jsxs)("span",{children:["pull\
 request ",w.pull_request]}),(0,i().jsxs)("span",{children:[(0,S().shortCommit)(x.base_sha)," \u2192 ",(0,S().shortCommit)(
x.head_sha)]}),(0,i().jsx)("time",{dateTime:x.finished_at,children:(0,S().moment)(x.finished_at)})]}),(0,i().jsx)("h1",{
children:(0,i().jsx)(N().Status,{tone:S().VERDICT_TONES[v?"warn":x.verdict],word:(0,S().capital)(f)})}),(0,i().jsx)("p",
{class:"headline",children:y}),v&&(0,i().jsx)("p",{children:(0,i().jsx)(N().Sentence,{text:(0,E().reportedOnlyNote)(x)})}),
R&&(0,i().jsxs)(i().Fragment,{children:[(0,i().jsx)(N().Code,{lines:R.message.split(`
`)}),(0,i().jsx)("p",{class:"quiet",children:"Fix"}),(0,i().jsx)(N().Code,{lines:R.hint.split(`
`)})]}),(0,i().jsx)("dl",{class:"figures",children:l(x,A).map(([L,F,I])=>(0,i().jsxs)("div",{children:[(0,i().jsx)("dt",
{children:L}),(0,i().jsxs)("dd",{children:[(0,i().jsx)("strong",{children:F})," ",(0,i().jsx)("span",{class:"quiet",children:I})]})]},
L))})]})}function l(x,A){const{genes:R,blast_radius:w,duration_ms:v}=x,{commands:f,passed:y,blocked:L,failed:F,notRun:I}=A,
P=R.filter(({verdict:c})=>c==="pass"||c==="warn").length,r=Object.entries({blocked:L,failed:F,"not run":I}).flatMap(([c,
{length:m}])=>m>0?[`${m} ${c}`]:[]),n=[["Genes",`${P} of ${R.length}`,"passed"],["Commands",`${y.length} of ${f.length}`,
["passed",...r].join(", ")]],s=w&&[`${w.files}`,`counted, ${(0,S().count)(w.lines,"line")}`];return[...R.length>0?n:[],...s?
[["Files",...s]]:[],["Duration",(0,S().duration)(v),"total"]]}},31992:function(H,p,a){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.Code=v,p.Rows=y,p.Sentence=R,p.Status=w;function i(){const o=a(892);return i=function(){return o},o}function E(){
const o=a(13580);return E=function(){return o},o}function S(){const o=a(10289);return S=function(){return o},o}function N(){
const o=a(88611);return N=function(){return o},o}function k(){const o=a(94965);return k=function(){return o},o}const l={
sentence:2e3,name:300},x=1e3;function A({text:o}){return(0,i().jsx)("code",{children:o===""?"(empty)":(0,S().terminal)((0,k().
clipCounted)(o,l.name))})}function R({text:o}){const r=(0,k().clipCounted)(o,l.sentence).split(/`([^`]+)`/);return(0,i().
jsx)("bdi",{children:r.map((n,s)=>s%2===1?(0,i().jsx)("code",{children:(0,S().terminal)(n)},s):(0,S().terminal)(n))})}function w({
tone:o,word:r}){return(0,i().jsx)("strong",{class:`status ${o}`,children:r})}function v({lines:o,language:r}){const n=o.
map(s=>`${(0,S().terminal)(s.replaceAll("	","    "))}
`);return(0,i().jsx)("pre",{dir:"ltr",children:n.map((s,c)=>r==="diff"&&s.startsWith("-")?(0,i().jsx)("del",{children:s},
c):r==="diff"&&s.startsWith("+")?(0,i().jsx)("ins",{children:s},c):s)})}function f({command:o="",spans:r=[]}){return(0,i().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(o,r).map(({start:n,end:s,isShown:c})=>c?(0,N().markedRuns)(o,{start:n,
end:s},r).map(({text:m,marked:$},T)=>$?(0,i().jsx)("mark",{children:m||"\xA0"},T):m):(0,i().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(s-n)} `},n))})}function y({of:o,noun:r,open:n=x}){const s=o.slice(0,x).map((c,m)=>(0,i().jsx)("li",{
children:(0,i().jsx)(L,{row:c})},m));return(0,i().jsxs)(i().Fragment,{children:[s.length>0&&(0,i().jsx)("ul",{children:s.
slice(0,n)}),s.length>n&&(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:(0,k().count)(o.length-n,`mor\
e ${r}`)}),(0,i().jsx)("ul",{children:s.slice(n)})]}),o.length>x&&(0,i().jsxs)("p",{class:"quiet",children:[(0,k().count)(
o.length-x,`more ${r}`)," in ",(0,i().jsx)("code",{children:"gate-report.json"})]})]})}function L({row:o}){const{status:r,
rows:n=[],blocks:s=[],command:c,notes:m,rule:$,documents:T,isFolded:h}=o,t=m.filter(({label:j})=>j!==void 0),e=(0,i().jsxs)(
i().Fragment,{children:[c!==void 0&&(0,i().jsx)(f,{...o}),m.map(({label:j,text:g,tone:b="quiet"})=>j===void 0&&g!==""?(0,i().
jsx)("p",{class:b,children:(0,i().jsx)(R,{text:g})},g):null),(t.length>0||$!==void 0)&&(0,i().jsx)(I,{notes:t,rule:$}),s.
map((j,g)=>(0,i().jsx)(P,{block:j},g)),n.length>0&&!h&&o.also!==void 0?(0,i().jsxs)("details",{children:[(0,i().jsx)("su\
mmary",{children:(0,i().jsx)(R,{text:o.also})}),(0,i().jsx)(y,{of:n,noun:"finding"})]}):n.length>0&&(0,i().jsx)(y,{of:n,
noun:c===void 0?"command":"finding"})]}),d=r===void 0?"div":"article";return h?(0,i().jsxs)("details",{children:[(0,i().
jsx)("summary",{children:(0,i().jsx)(F,{row:o})}),(0,i().jsx)("div",{id:T&&`rule-${T}`,children:e})]}):(0,i().jsxs)(d,{children:[
(r??o.name??o.words)!==void 0&&(0,i().jsx)("p",{children:(0,i().jsx)(F,{row:o})}),e]})}function F({row:{status:o,tone:r,
name:n,word:s,words:c,place:m,also:$,rows:T=[]}}){const h=[o!==void 0&&(0,i().jsx)(w,{tone:r,word:o}),n!==void 0&&(0,i().
jsx)(A,{text:n}),s!==void 0&&(0,i().jsxs)("span",{class:o===void 0?r:"quiet",children:["(",s,")"]}),c!==void 0&&(0,i().jsx)(
R,{text:c}),m!==void 0&&!n?.startsWith(m.path)&&(0,i().jsx)("span",{class:"quiet",children:(0,i().jsx)(A,{text:`${m.path}\
:${m.line}`})}),$!==void 0&&T.length===0&&(0,i().jsx)(R,{text:$})];return(0,i().jsx)(i().Fragment,{children:h.filter(Boolean).
map((t,e)=>[e>0?" ":"",t])})}function I({notes:o,rule:r}){const n=o.map(({label:s="",text:c})=>[(0,k().capital)(s),(0,i().
jsx)(R,{text:c},c)]);if(r!==void 0){const s=(0,i().jsx)(A,{text:r});n.push(["Rule",(0,E().ruleOf)(r)===void 0?s:(0,i().jsx)(
"a",{href:`#rule-${r}`,children:s})])}return(0,i().jsx)("dl",{children:n.map(([s,c],m)=>(0,i().jsxs)("div",{children:[(0,i().
jsx)("dt",{children:s}),(0,i().jsx)("dd",{children:c})]},m))})}function P({block:o}){const{title:r,lines:n,isFolded:s}=o,
c=r!==void 0&&(0,i().jsx)(R,{text:r});return s?(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:c}),(0,i().
jsx)(v,{...o})]}):(0,i().jsxs)(i().Fragment,{children:[c&&(0,i().jsx)("p",{children:c}),n.length>0&&(0,i().jsx)(v,{...o})]})}},
14305:function(H,p){Object.defineProperty(p,"__esModule",{value:!0}),p.STYLE=void 0;const a=p.STYLE=`
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
  padding: 1.5rem 1.25rem 2rem;
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
ins { text-decoration: none; }

mark {
  background: light-dark(#ffe3df, #54221d);
  color: inherit;
  text-decoration: underline 2px var(--bad);
  print-color-adjust: exact;
}

a { color: light-dark(#0a58ca, #83b9ff); }

/* The meaning of a word has a color and a sign, which is not read aloud. */
.good,
ins { color: var(--good); }

.bad,
del { color: var(--bad); }

.caution { color: var(--caution); }

.waiting { color: light-dark(#6a3fc4, #bda5ff); }

.quiet,
dt {
  color: var(--quiet);
  font-weight: 400;
}

.status::before {
  margin-right: 0.375em;
  content: "\u2013" / "";
}

.status.good::before { content: "\u2713" / ""; }

.status.bad::before { content: "\u2717" / ""; }

.status.caution::before { content: "!" / ""; }

.status.waiting::before { content: "\u2026" / ""; }

h1 { font-size: 2rem; }

h2 { font-size: 1.25rem; }

.headline,
.figures strong { font-size: 1.25rem; }

header,
section,
article,
li > div,
details[open],
details > div,
ul {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
}

.about {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 0.5rem;
}

ul {
  padding: 0;
  list-style: none;
}

section { margin-top: 2rem; }

section.folded { margin-top: 0.5rem; }

summary h2 {
  display: inline;
  font-size: 1rem;
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

summary { cursor: pointer; }

dl > div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 9rem) minmax(0, 1fr);
  gap: 1rem;
}

article dl > div { grid-template-columns: 4.5rem minmax(0, 1fr); }

.figures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
}

.figures > div,
.figures strong { display: block; }

@media print {
  :root { color-scheme: light; }

  article { break-inside: avoid; }

  /* Paper cannot be unfolded. */
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }
}
`},31048:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.renderJson=x,p.reportDigest=A;function i(){const R=a(
23404);return i=function(){return R},R}function E(){const R=a(2833);return E=function(){return R},R}function S(){const R=a(
41895);return S=function(){return R},R}function N(){const R=a(10289);return N=function(){return R},R}function k(){const R=a(
5640);return k=function(){return R},R}function l(){const R=a(78534);return l=function(){return R},R}function x(R,w=l().MAX_REPORT_BYTES){
const v=`${(0,N().json)(k().gateReportSchema.parse(R))}
`;if(Buffer.byteLength(v)<=w)return v;throw new(S()).GateError("file_unreadable",`The report has more than ${w} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function A(R){return(0,E().
digestOf)((0,i().canonicalize)(R))}},58924:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.renderJunit=
v;function i(){const t=a(42844);return i=function(){return t},t}function E(){const t=a(59490);return E=function(){return t},
t}function S(){const t=a(10289);return S=function(){return t},t}function N(){const t=a(51660);return N=function(){return t},
t}function k(){const t=a(74658);return k=function(){return t},t}function l(){const t=a(90042);return l=function(){return t},
t}function x(){const t=a(63245);return x=function(){return t},t}function A(){const t=a(94965);return A=function(){return t},
t}const R="change",w=new(i()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function v(t){const e=f(t),d={"@timestamp":t.started_at},j={"@name":"gene-gate",...F(e.flatMap(({cases:b})=>b)),
...d,...e.length>0&&{testsuite:e.map(({name:b,file:O,cases:C})=>({"@name":(0,S().terminal)(b),...F(C),...O!==void 0&&{"@\
file":(0,S().terminal)(O)},...d,testcase:C}))}},g={"@version":"1.0","@encoding":"UTF-8"};return`${w.build({"?xml":g,testsuites:j}).
trim()}
`}function f(t){const{error:e,verdict:d}=t,j=(0,x().reportSections)(t),g=[...j.dangers,...j.findings].filter(({severity:G})=>G===
"error"),b=new Set(t.genes.map(({id:G})=>G)),O=(0,E().groupBy)(g,({subject:G})=>b.has(G?.id??"")?G?.id:R),C=(0,E().groupBy)(
j.commands,({gene:G})=>G),u=G=>(O.get(G)??[]).map(U=>r(U,G)),M=t.genes.map(G=>{const U=[...(C.get(G)??[]).map(o),...u(G.
id)];return y({name:G.id,file:G.path,cases:U},G.verdict,G.summary)}),D=e?[n("error",R,e.message,e.hint)]:[],W={name:R,cases:[
...D,...u(R)]},B=M.some(L)?W:y(W,d,(0,k().reportTitle)(t));return B.cases.length>0?[B,...M]:M}function y(t,e,d){return!(e===
"fail"||e==="error")||L(t)?t:{...t,cases:[...t.cases,n("failure",t.name,d)]}}function L({cases:t}){return t.some(({failure:e,
error:d})=>e!==void 0||d!==void 0)}function F(t){return{"@tests":t.length,"@failures":t.filter(({failure:e})=>e).length,
"@errors":t.filter(({error:e})=>e).length,"@skipped":t.filter(({skipped:e})=>e).length,"@time":t.reduce((e,d)=>e+Number(
d["@time"]),0).toFixed(3)}}const I=1e3,P={lines:40,columns:200};function o(t){const{gene:e,command:d}=t,{outcome:j,proof:g,
location:b}=d;return{"@name":T(d.command),"@classname":T(e.id),"@file":T(b?.path??e.path),"@line":b?.line??e.line,"@time":h(
j?.duration_ms??0),...g&&{properties:{property:{"@name":"proof","@value":T((0,l().proofWords)(g))}}},...s(t),...j&&{"sys\
tem-out":(0,N().streamLines)(j.stdout).join(`
`),"system-err":(0,N().streamLines)(j.stderr).join(`
`)}}}function r(t,e){const{rule:d,message:j,location:g}=t;return{"@name":T(d),"@classname":T(e),...g&&{"@file":T(g.path),
"@line":g.line},"@time":h(0),failure:{"@type":T(d),"@message":T(j),"#text":$(t)}}}function n(t,e,d,j=""){const g=(0,S().
terminalLines)((0,A().clipCounted)(j,I));return{"@name":"verdict","@classname":T(e),"@time":h(0),[t]:{"@type":"verdict",
"@message":T(d),"#text":g.join(`
`)}}}function s({gene:t,command:e,result:d,findings:j}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":T(m(t,e))}};case"blocked":case"failed":{const[g]=j,{outcome:b}=e,O=b?(0,N().errorLines)(b,P.lines,P.columns):[],
C={"@type":T(g?.rule??d),"@message":T(g?.message??t.summary),"#text":[...j.map($),...O].join(`
`)};return b!==void 0&&c.has(b.status)?{error:C}:{failure:C}}}}const c=new Set(["crashed","not_runnable","error"]);function m({
summary:t,verdict:e},{outcome:d}){const j=d?.reason??(e==="pass"||e==="warn"?"":t);return[d?(0,A().statusWords)(d):"not \
run",j].filter(Boolean).join(": ")}function $({message:t,remedy:e}){return[t,e].filter(Boolean).map(T).join(`
`)}function T(t){return(0,S().terminal)((0,A().clipCounted)(t,I))}function h(t){return(t/1e3).toFixed(3)}},69633:function(H,p,a){
Object.defineProperty(p,"__esModule",{value:!0}),p.diffLink=A,p.encodedPath=l,p.headPlace=R,p.isRepositoryPath=x,p.permalink=
k,p.rulePage=N;function i(){const w=a(77598);return i=function(){return w},w}function E(){const w=a(38863);return E=function(){
return w},w}function S(){const w=a(13580);return S=function(){return w},w}function N(w){return(0,S().ruleOf)(w)&&`${E().
HOME}/blob/main/docs/rules/${w}.md`}function k(w,v,f){const y=R(w,f);if(y===void 0||w.head_sha===null||/\p{Cs}/u.test(y.
path))return;const L=l(y.path),F=y.line===void 0?"":`#L${y.line}`;return`${v}/blob/${w.head_sha}/${L}${F}`}function l(w){
return Buffer.from(w).toString().split("/").map(encodeURIComponent).join("/")}function x(w){return w.split("/").every(v=>![
"",".",".."].includes(v))}function A(w,v,f){const{pull_request:y}=w.event;if(y===void 0)return k(w,v,f);const L=(0,i().hash)(
"sha256",f.path);return`${v}/pull/${y}/files#diff-${L}`}function R({head_sha:w,audited_sha:v,head_files:f},{path:y,line:L}){
if(v===w)return{path:y,line:L};if(f===void 0)return{path:y};const F=f.find(P=>P.path===y);if(F===void 0)return{path:y,line:L};
if(F.missing)return;const I=F.same.find(P=>P.line<=L&&L<P.line+(P.lines??Number.POSITIVE_INFINITY));return{path:y,...I&&
{line:I.head_line+L-I.line}}}},28387:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.genesTable=R;function i(){
const f=a(17577);return i=function(){return f},f}function E(){const f=a(94978);return E=function(){return f},f}function S(){
const f=a(74658);return S=function(){return f},f}function N(){const f=a(90042);return N=function(){return f},f}function k(){
const f=a(94965);return k=function(){return f},f}const l=10,x=2,A=["error","fail","needs_approval","warn","pass"];function R({
genes:f},y){if(f.length===0)return[];const L=f.toSorted((n,s)=>A.indexOf(n.verdict)-A.indexOf(s.verdict)),F=f.length>l?(0,i().
groupsOf)(L,n=>v(n).join("|")):L.map(n=>({lead:n,others:[]})),I=["Result","Files of limit","Gene","Commands","Fails with\
out the change"],P=f.some(n=>(0,N().failsWithoutChange)(n)!==void 0),o=I.slice(0,P?I.length:-1),r=F.slice(l).flatMap(({lead:n,
others:s})=>[n,...s]);return[`| ${o.join(" | ")} |`,`|${"---|".repeat(o.length)}`,...F.slice(0,l).map(n=>w(n,f,y)).map(n=>`\
| ${n.slice(0,o.length).join(" | ")} |`),"",...r.length>0?[`And ${(0,k().count)(r.length,"other gene")}.`,""]:[]]}function w(f,y,L){
const F=[f.lead,...f.others].slice(0,x).map(o=>L.place(o,(0,E().geneName)(o,y)).replaceAll("|","\\|")),I=(0,i().sizeOf)(
f)-F.length,P=`${F.join(", ")}${I>0?` and ${(0,k().grouped)(I)} more`:""}`;return v(f.lead).toSpliced(2,0,P)}function v(f){
const{verdict:y,blast_radius:L}=f;return[`${S().VERDICT_SYMBOLS[y]} ${(0,k().spoken)(y)}`,`${(0,k().grouped)(L.files)} o\
f ${(0,k().grouped)(L.max_files)}`,(0,E().commandCounts)(f,""),(0,N().failsWithoutChange)(f)??"not run"].map(F=>F.replaceAll(
" ","\xA0"))}},20471:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.renderMarkdown=P;function i(){const u=a(
52978);return i=function(){return u},u}function E(){const u=a(10289);return E=function(){return u},u}function S(){const u=a(
67237);return S=function(){return u},u}function N(){const u=a(69379);return N=function(){return u},u}function k(){const u=a(
55967);return k=function(){return u},u}function l(){const u=a(94978);return l=function(){return u},u}function x(){const u=a(
74658);return x=function(){return u},u}function A(){const u=a(90042);return A=function(){return u},u}function R(){const u=a(
63245);return R=function(){return u},u}function w(){const u=a(38319);return w=function(){return u},u}function v(){const u=a(
94965);return v=function(){return u},u}function f(){const u=a(28387);return f=function(){return u},u}function y(){const u=a(
80615);return y=function(){return u},u}function L(){const u=a(70939);return L=function(){return u},u}const F=[{most:8,blocked:200,
outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},
{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],I=3;function P(u,M){const D=(0,R().
reportSections)(u),W=r(u,D),{part:B="whole",maxCharacters:G,repositoryUrl:U}=M,z=B==="screen"?F.slice(I):F,J=[...B==="ta\
ble"?[()=>[...(0,f().genesTable)(u,(0,y().linkerOf)(u,U)),...O(M)]]:z.map(Y=>()=>h(u,D,Y,M)),()=>[`Not shown: everything\
 but this line. ${C(M)}`]];for(const Y of J){const V=o([...W,...Y()]);if(V.length<=G)return V}return o(W).split(`
`,1).join("").slice(0,G)}function o(u){return`${u.join(`
`).trimEnd()}
`}function r(u,M){const{verdict:D,words:W}=(0,x().headlineOf)(u,M),B=(0,x().isReportedOnly)(u),U=`### ${x().VERDICT_SYMBOLS[B?
"warn":((0,x().undecidedPart)(u)??u).verdict]} gene-gate: ${D}`,{error:z}=u;return[W===""?U:`${U} \u2014 ${W}`,"",...z?[
...c(z.message),...c(`Fix: ${z.hint}`)]:[],...B?[(0,x().reportedOnlyNote)(u),""]:[],...u.isolation.untrusted?[n,""]:[]]}
const n="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",s=2e3;function c(u){const[M="",...D]=(0,v().clip)(u,s).trim().split(`
`),W=D.length>0?[...(0,E().markdownFence)((0,E().terminalLines)(D.join(`
`))),""]:[];return[(0,y().sentence)(M),"",...W]}const m=2,$={findings:4,blocked:20},T=12;function h(u,M,D,W){const{part:B="\
whole",detailsUrl:G}=W,U=(0,y().linkerOf)(u,W.repositoryUrl),{most:z}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=M,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,N().
findingRows)(J)),{most:z}],[(0,w().machineList)(u),{most:T}],[X("blocked","Blocked","blocked command",(0,N().blockedRows)(
Y)),{most:D.blocked,full:m,unfolded:$.blocked}],[X("failed","Failed","failed command",(0,N().failedRows)(V,on)),{most:z,
full:m}],[X("waiting","Approval required","finding",(0,N().findingRows)(K)),{most:z}],[X("findings","Findings","finding",
(0,N().findingRows)(_)),{most:z,unfolded:$.findings}],[(0,k().fixList)(u),{most:z,full:1}],[(0,w().readList)(u),{most:T}]],
en=tn.map(([Z,Q])=>(0,L().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,L().beyond)(Q,nn.most);
return q>0?[(0,v().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,f().genesTable)(u,U),...en.slice(2).flat(),...t(
rn,D,W),...B==="detail"?[]:e(u,G),...O(W),...D.everything?j(u,M,U):[]]}function t(u,{everything:M},D){const W=M||D.part===
"screen"?[]:["everything that passed"],B=[...u,...W];return B.length===0?[]:[`Not shown: ${B.join(", ")}. ${C(D)}`,""]}function e(u,M){
const{next_actor:D,edits:W,todo:B,human:G}=(0,i().agentTask)(u);if(D==="done")return[];const U=(0,y().linked)("artifacts",
M&&`${M}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...W.length>0?[(0,v().count)(W.length,"edit")]:[],...B.
length>0?[`${B.length} to do`]:[],...G.length>0?[`${G.length} for a person`]:[]].join(", ")}. The task${W.length>0?", wi\
th its diff,":""} is \`${i().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;function j(u,M,D){const{genes:W}=u,
B=[(0,w().claimList)(u),(0,w().uncountedList)(u)],G=[...(0,l().geneList)(u,M).rows.flatMap(g),...B.flatMap(({rows:V})=>V.
map(K=>(0,L().rowItem)(K,D))),...u.blast_radius?[`- Size: ${(0,S().countedWords)(u)}`]:[],...(0,N().findingRows)([...M.notices,
...M.suppressed],!0).map(V=>(0,L().rowItem)(V,D))],U=G.length-d,z=W.flatMap(V=>V.commands).length,J=W.length>0?`${(0,v().
count)(W.length,"gene")}, ${(0,v().count)(z,"command")}, `:"",Y=(0,A().environmentList)(u).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...G.slice(0,d),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,y().sentence)(K)}`]),"","</details>",""]}function g({
name:u="",word:M,status:D,words:W,notes:B,rows:G=[]}){const U=G.filter(({command:z})=>z!==void 0);return[`- ${(0,y().name)(
u)} ${M}, ${D}: ${W}`,...B.map(({text:z})=>`  - ${(0,y().sentence)(z)}`),...U.map(({command:z="",status:J,words:Y})=>{const V=(0,y().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,E().markdownCode)((0,v().clipCounted)(z,b))} ${V}`})]}const b=200;
function O({detailsUrl:u,detailUrl:M}){const[D,W]=[u,M].map(G=>G&&(0,E().markdownLinkTarget)(G)),B=[...W?[`[Details](${W}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return B.length>
0?[B.join(" \xB7 "),""]:[]}function C({detailsUrl:u,detailUrl:M=u}){const D=M&&(0,E().markdownLinkTarget)(M);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,p,a){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.linked=R,p.linkerOf=x,p.name=l,p.ruleLink=A,p.sentence=k;function i(){const w=a(10289);return i=function(){
return w},w}function E(){const w=a(69633);return E=function(){return w},w}function S(){const w=a(94965);return S=function(){
return w},w}const N={sentence:400,name:100};function k(w){return(0,i().markdownSentence)((0,S().clipCounted)(w,N.sentence))}
function l(w){return(0,i().markdownCode)((0,S().clipCounted)(w,N.name))}function x(w,v){const f=y=>(L,F=`${L.path}:${L.line}`)=>R(
l(F),v===void 0?void 0:y(w,v,L));return{place:f(E().permalink),diff:f(E().diffLink)}}function A(w){return R(l(w),(0,E().
rulePage)(w))}function R(w,v){const f=v&&(0,i().markdownLinkTarget)(v);return f?`[${w}](${f})`:w}},70939:function(H,p,a){
Object.defineProperty(p,"__esModule",{value:!0}),p.beyond=A,p.listSection=x,p.rowItem=F;function i(){const r=a(38863);return i=
function(){return r},r}function E(){const r=a(10289);return E=function(){return r},r}function S(){const r=a(88611);return S=
function(){return r},r}function N(){const r=a(23408);return N=function(){return r},r}function k(){const r=a(94965);return k=
function(){return r},r}function l(){const r=a(80615);return l=function(){return r},r}function x({title:r,note:n,noun:s,rows:c},m,{
full:$=0,unfolded:T=Number.POSITIVE_INFINITY,most:h=Number.POSITIVE_INFINITY}){if(c.length===0)return[];const t=c.slice(
$,h).map(e=>F(e,m));return[`#### ${r}`,"",...n===void 0?[]:[n,""],...c.slice(0,Math.min($,h)).flatMap(e=>f(e,m)),...$>0&&
t.length>0?[`Other ${s}s:`,""]:[],...R(t,s,T),...w(c)]}function A(r,n){return(0,N().sizeOfRows)(r.slice(n))}function R(r,n,s){
if(r.length===0)return[];const c=r.slice(s),m=`<details><summary>${(0,k().count)(c.length,`other ${n}`)}</summary>`;return[
...r.slice(0,s),"",...c.length>0?[m,"",...c,"","</details>",""]:[]]}function w(r){return r.some(({notes:s})=>s.some(({text:c})=>c.
includes("`/gene-gate approve`")))?v:[]}const v=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function f(r,n){const{words:s,command:c,spans:m=[],notes:$,blocks:T=[],rule:h,also:t}=r,e=T.filter(({title:u})=>u===
void 0).flatMap(({lines:u})=>u),[d="",...j]=(0,S().markedLines)(c??"",m),g=e.length>0?"$ ":"",b=(0,E().markdownFence)([g+
d,...j,...e]),O=[...P(r,n),...s===void 0?[]:[(0,l().sentence)(s)]],C=h===void 0?"":` (${(0,l().ruleLink)(h)})`;return[[...O,
...o(r,n)].join(", ")+(t?`; ${(0,l().sentence)(t)}`:""),"",...c===void 0?[]:[...b,""],...$.map((u,M)=>`- ${(0,k().capital)(
u.label??"note")}: ${L(u)}${M===0?C:""}`),...$.length>0?[""]:[],...T.flatMap(u=>y(u))]}function y({title:r,lines:n,language:s,
isFolded:c}){if(r===void 0||c)return[];const m=s==="sh"?` (${(0,l().linked)("how to get it",i().HOW_TO_GET_IT)})`:"",$=s?
(0,E().rawBlock)(n,s):(0,E().markdownFence)(n),T=(0,k().capital)((0,l().sentence)(r))+m;return n.length>0?[`${T}:`,"",...$,
""]:[`${T}.`,""]}function L({label:r,text:n}){const s=r==="fix";return(0,l().sentence)(s?n.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):n)}function F(r,n){const{status:s,tone:c,words:m,command:$,spans:T=[],notes:h,rule:t,also:e,files:d=[]}=r,j=s===void 0&&
c==="bad"?"\u26A0\uFE0F ":"",g=s!==void 0&&$===void 0?[`**${(0,k().capital)(s)}:**`]:[],b=m&&(r.isWhole?(0,E().markdownSentence)(
m):(0,l().sentence)(m)),O=[...b?[b]:[],...h.filter(({isMinor:W})=>!W).map(L),...d.length>0?[`Files: ${d.map(W=>n.diff({path:W,
line:1},W)).join(", ")}`]:[]].reduce((W,B)=>W===""||/[.:]$/.test(W)?`${W} ${B}`:`${W}. ${B}`,""),C=$===void 0?[]:[(0,E().
markdownCode)((0,S().commandLine)($,T)),"\u2014"],u=P(r,n).map(W=>O===""?W:`${W}:`),M=[...o(r,n),...t?[(0,l().ruleLink)(
t)]:[]].join(", "),D=[...M===""?[]:[M],...e?[(0,l().sentence)(e)]:[]].join("; ");return`- ${j}${[...g,...C,...u,O.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function I({status:r,name:n,place:s}){return r===void 0||s===void 0||
n?.startsWith(s.path)===!0}function P(r,n){const{name:s,word:c,place:m}=r;if(s===void 0)return[];const $=m&&I(r)?n.diff(
m,s):(0,l().name)(s);return[c===void 0?$:`${$} (${c})`]}function o(r,n){return r.place&&!I(r)?[n.place(r.place)]:[]}},11357:function(H,p,a){
Object.defineProperty(p,"__esModule",{value:!0}),p.renderSarif=L;function i(){const e=a(41895);return i=function(){return e},
e}function E(){const e=a(38863);return E=function(){return e},e}function S(){const e=a(78261);return S=function(){return e},
e}function N(){const e=a(74238);return N=function(){return e},e}function k(){const e=a(13580);return k=function(){return e},
e}function l(){const e=a(47350);return l=function(){return e},e}function x(){const e=a(10289);return x=function(){return e},
e}function A(){const e=a(69633);return A=function(){return e},e}function R(){const e=a(6244);return R=function(){return e},
e}function w(){const e=a(8229);return w=function(){return e},e}function v(){const e=a(74658);return v=function(){return e},
e}function f(){const e=a(94965);return f=function(){return e},e}const y=5e3;function L(e){const d=e.findings.toSorted(S().
byHarm).slice(0,y),j=[...new Set(d.map(({rule:M})=>M))],{audited_sha:g,base_sha:b,verdict:O,tool:C}=e,u={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:C.name,version:C.version,semanticVersion:C.
version,informationUri:E().HOME,rules:j.map(t)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[n]:{description:{text:"\
The audited commit."}}},invocations:[F(e,e.findings.length-d.length)],results:d.map(M=>({...o(M,e),ruleIndex:j.indexOf(M.
rule)})),properties:{verdict:O,base_sha:b,audited_sha:g}}]};return`${(0,x().jsonLine)(u)}
`}function F(e,d){const{error:j,verdict:g}=e,b=[];if(j){const O={text:(0,x().sarifText)((0,i().inSentences)(j))};b.push(
{level:"error",descriptor:{id:j.code},message:O})}if(d>0){const O=`${(0,f().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;b.push({level:"warning",
message:{text:O}})}return{executionSuccessful:g!=="error",exitCode:(0,l().exitCodeOf)(g,e.policy?.enforce),exitCodeDescription:(0,v().
reportTitle)(e),startTimeUtc:e.started_at,endTimeUtc:e.finished_at,...b.length>0&&{toolExecutionNotifications:b}}}const I=600,
P="geneGateFinding/v1";function o(e,d){const{id:j,rule:g,severity:b,harm:O="bookkeeping",suppressed:C}=e;return{ruleId:g,
level:m[b],rank:T[O].rank,message:{text:r(e)},locations:[s(e,d)],...j!==void 0&&{partialFingerprints:{[P]:j}},...C&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,x().sarifText)((0,f().clipCounted)(C.reason,I)),properties:{expires:C.
expires}}]}}}function r({message:e,remedy:d,rule:j}){return[e,d].filter(b=>b!=="").map(b=>(0,x().sarifText)((0,f().clipCounted)(
b,I))).join(" ")||j}const n="%SRCROOT%";function s({subject:e,location:d},{genes:j,policy:g}){const b=j.find(({id:C})=>C===
e?.id),O=[d,b&&{path:b.path,line:b.line}].find(C=>C!==void 0&&(0,A().isRepositoryPath)(C.path));return{physicalLocation:{
artifactLocation:{uri:(0,A().encodedPath)(O?.path??g?.path??N().POLICY_PATH),uriBaseId:n},region:O===void 0?{startLine:1}:
c(O)},...e?.id!==void 0&&{logicalLocations:[{name:(0,x().terminal)(e.id),kind:(0,x().terminal)(e.type??"Gene").toLowerCase()}]}}}
function c(e){const{line:d=1,column:j,end_line:g,end_column:b}=e,O={startLine:d,...j!==void 0&&{startColumn:j}};if(g===void 0||
g<d)return O;const C=b!==void 0&&(g>d||b>=(j??1));return{...O,endLine:g,...C&&{endColumn:b}}}const m={error:"error",warning:"\
warning",notice:"note"},$={error:"error",warning:"warning",notice:"recommendation"},T={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},h=80;function t(e){const d=(0,k().ruleOf)(e);if(d===void 0)return{
id:e};const{title:j,why:g,severity:b,harm:O,layer:C}=d,u=(0,A().rulePage)(e);return{id:e,...u!==void 0&&{helpUri:u},shortDescription:{
text:`${j}.`},fullDescription:{text:g},help:{text:(0,w().renderRule)(d,{columns:h}),markdown:(0,R().ruleMarkdown)(d)},defaultConfiguration:{
level:m[b]},properties:{tags:[...O==="danger"?["security"]:[],typeof C=="number"?`layer-${C}`:C],"problem.severity":$[b],
"security-severity":T[O].score}}}},67237:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.countedWords=
w,p.sizeLimits=S,p.sizeList=R;function i(){const v=a(53315);return i=function(){return v},v}function E(){const v=a(94965);
return E=function(){return v},v}function S({genes:v,blast_radius:f}){const[y]=v.filter(P=>P.blast_radius.files>0).toSorted(
(P,o)=>k(o)-k(P)),L=v.filter(P=>P!==y&&k(P)>1).length,F=f&&(0,i().cappedSize)(f,f.counting),I=F&&[x(F.files,f.hard_cap_files,
"file",N),x(F.lines,f.hard_cap_lines,"line",N)];return[...y?[l(y,L)]:[],...(I??[]).filter(({isNear:P})=>P)]}const N="the\
 policy for every change (hard cap)";function k({blast_radius:{files:v,max_files:f}}){return v/Math.max(1,f)}function l({
id:v,blast_radius:f},y){const L=`${f.default_limit?"genes without one of their own, such as ":""}${(0,E().inCode)(v)}`,F=y>
0?`, and ${(0,E().count)(y,"other gene")} over the limit`:"";return x(f.files,f.max_files,"file",L+F)}function x(v,f,y,L){
const[F,I]=A(v,f);return{tone:I,words:`${(0,E().grouped)(v)} of ${(0,E().count)(f,y)}, ${F} the limit of ${L}`,isNear:v>
.8*f}}function A(v,f){return v>2*f?["more than twice","bad"]:v>f?["over","bad"]:v===f?["as many as","caution"]:v>.8*f?["\
close to","caution"]:["within","good"]}function R(v){const f={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},y=v.blast_radius;if(y===null||y.files+y.exempt_files===0)return{...f,rows:[]};const L=(I,P)=>`${(0,E().count)(I,
"file")}, ${(0,E().count)(P,"line")}`,F=[["counted",L(y.files,y.lines)],["uncounted",L(y.exempt_files,y.exempt_lines)],[
"hard cap",L(y.hard_cap_files,y.hard_cap_lines)]];return{...f,rows:[...S(v).map(({words:I,tone:P})=>({words:I,tone:P,notes:[]})),
{tone:"quiet",words:w(v),notes:F.map(([I,P])=>({label:I,text:P,isMinor:!0}))}]}}function w({blast_radius:v}){if(v===null)
return"";const{files:f,exempt_files:y,renamed_files:L=0}=v;return[`${(0,E().count)(f+y-L,"changed file")} in the pull re\
quest`,...L>0?[`${(0,E().count)(L,"rename")}, counted with both names`]:[],...y>0?[`${(0,E().grouped)(y)} not counted`]:
[]].join("; ")}},94978:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.commandCounts=A,p.geneList=L,p.
geneName=R;function i(){const n=a(51660);return i=function(){return n},n}function E(){const n=a(69379);return E=function(){
return n},n}function S(){const n=a(33643);return S=function(){return n},n}function N(){const n=a(90042);return N=function(){
return n},n}function k(){const n=a(63245);return k=function(){return n},n}function l(){const n=a(94965);return l=function(){
return n},n}const x={blocked:"blocked",failed:"failed",passed:"passed",notRun:"not run"};function A({commands:n},s="comm\
and"){if(n.length===0)return"no commands";const c=n.map(k().resultOf);return Object.entries(x).map(([$,T])=>({words:T,number:c.
filter(h=>h===$).length})).filter(({number:$})=>$>0).map(({words:$,number:T},h)=>`${h===0&&s!==""?(0,l().count)(T,s):(0,l().
grouped)(T)} ${$}`).join(", ")}function R({id:n,path:s},c){return c.filter($=>$.id===n).length<2?n:`${n} (${s})`}const w=200;
function v(n){const{store:s,commands:c,differences:m=[],profiles:$}=n,T=s!==void 0&&s.root!=="."&&c.length>0,h=s?.checkout_as,
t=h===void 0?"":`, where the checkout is ${(0,l().inCode)(h)}`,e=(0,S().hubAnswer)($),d=c.some(({verdict:C})=>C==="block"),
{accepted:j=!0,reason:g="no reason given"}=$.evolver??{},b=`not accepted by the profile evolver, which is not in use her\
e: ${g}`,O=m.map(y);return[...T?[{tone:"quiet",text:`commands run in ${(0,l().inCode)(s.root)}${t}`}]:[],...O.filter(({tone:C})=>C===
"caution"),...O.filter(({tone:C})=>C!=="caution"),...j||d?[]:[{tone:"caution",text:b}],...e?.taken===!1?[{tone:"caution",
text:`${S().QUESTION} No: ${e.words}`,isMinor:d}]:[],...Object.values($).flatMap(({remark:C})=>C===void 0?[]:[{text:C,isMinor:!0}])].
map(C=>({...C,text:(0,l().clip)(C.text,w)}))}const f={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function y({kind:n,field:s,base:c,head:m}){const $=n==="constraint_loosened"?"\
caution":"quiet",T=n==="command_added"||n==="command_removed",h=c===null?`now also ${(0,l().inCode)(m??"")}`:m===null?`n\
o longer ${(0,l().inCode)(c)}`:`${(0,l().inCode)(c)} \u2192 ${(0,l().inCode)(m)}`,t=T?(0,l().inCode)(m??c??""):`${(0,l().
inCode)(s)}: ${h}`;return{tone:$,text:`${f[n]} ${t}`}}function L({genes:n},{about:s}){const c=({verdict:$})=>$==="pass";
return{id:"genes",title:"Genes",label:"",noun:"gene",rows:n.toSorted(($,T)=>Number(c($))-Number(c(T))).map($=>{const{verdict:T,
change:h,summary:t,commands:e,blast_radius:d}=$,j=e.some(b=>["blocked","failed"].includes((0,k().resultOf)(b))),g=(0,S().
hubAnswer)($.profiles);return{status:T==="needs_approval"?"approval":(0,l().spoken)(T),tone:l().VERDICT_TONES[T],name:R(
$,n),word:h,words:[A($),`${(0,l().grouped)(d.files)} of ${(0,l().count)(d.max_files,"file")}`,...g?.taken&&!j?[g.words]:
[]].join(", "),place:$,notes:[...c($)||j?[]:[{text:t}],...v($)],rows:[...e.map(b=>I(b,s($,b))),...(0,E().findingRows)(s(
$),!0)],isFolded:!0}})}}const F={passed:"good",failed:"bad",blocked:"bad",notRun:"quiet"};function I(n,s){const{verdict:c,
risk:m,confirmation:$,outcome:T,proof:h,profiles:t}=n,e=[...T?P(T):[],...T?.reused?["result reused from another gene"]:[],
...h?[(0,N().proofWords)(h)]:[],...c==="warn"?["allowed with a warning"]:[]],d=[...m?[`risk: ${m}`]:[],...$?[`confirmati\
on: ${(0,l().spoken)($)}`]:[],...Object.entries(t).map(([j,g])=>`${j}: ${g}`)];return{status:c==="block"?"blocked":T?(0,l().
statusWords)(T):"not run",tone:F[(0,k().resultOf)(n)],command:n.command,spans:s.flatMap(({span:j})=>j??[]),...e.length>0&&
{words:e.join(", ")},notes:[{text:d.join(", "),isMinor:!0},...T?r(T):[]],blocks:Object.entries({"standard output":T?.stdout,
"standard error":T?.stderr}).flatMap(([j,g])=>g&&g.bytes>0?[{title:`${j}, ${(0,l().size)(g.bytes)}`,lines:(0,i().streamLines)(
g),isFolded:!0}]:[]),rows:(0,E().findingRows)(s,!0)}}function P(n){const{peak_memory_bytes:s,cpu_ms:c}=n.resources??{};return[
...(0,l().didRun)(n)?[(0,l().duration)(n.duration_ms)]:[],...c===void 0?[]:[`CPU ${(0,l().duration)(c)}`],...s===void 0?
[]:[`memory ${(0,l().size)(s)}`]]}const o=20;function r({reason:n,side_effects:s}){const c=l().SIDE_EFFECTS.filter(m=>(s?.[m].
length??0)>0).map(m=>`${(0,l().count)((0,l().sideEffectCount)(m,s),"file")} ${m}: ${(0,l().named)(s?.[m]??[],o)}`);return[
...n===void 0?[]:[n],...c,...s?.complete===!1?["The list of side effects is incomplete."]:[]].map(m=>({text:m,isMinor:!0}))}},
74658:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),p.VERDICT_SYMBOLS=void 0,p.headlineOf=y,p.isReportedOnly=
R,p.reportTitle=L,p.reportedOnlyNote=w,p.undecidedPart=x;function i(){const h=a(1395);return i=function(){return h},h}function E(){
const h=a(13580);return E=function(){return h},h}function S(){const h=a(47350);return S=function(){return h},h}function N(){
const h=a(17577);return N=function(){return h},h}function k(){const h=a(63245);return k=function(){return h},h}function l(){
const h=a(94965);return l=function(){return h},h}function x({verdict:h,error:t,shards:e=[]}){const[d]=e;return h==="erro\
r"&&!t&&d&&e.length<d.of?d:void 0}function A(h){const{verdict:t}=h,e=x(h);return e?`part ${e.index}/${e.of}: ${l().VERDICT_WORDS[e.
verdict]}`:R(h)?t==="fail"?"would fail":`would be: ${l().VERDICT_WORDS[t]}`:l().VERDICT_WORDS[t]}function R({verdict:h,policy:t}){
return t?.enforce==="report"&&S().REPORTED_ONLY.has(h)}function w({policy:h}){const t=h?.enforce_until;return`The policy\
 reports ${t===void 0?"only":`only until ${t}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const v=p.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},f=56;function y(h,t){const e=P(h,t),d=[e[0]??""].flat(),j=I(h,t),g=(u,M="")=>u.length+M.
length<=f,O=!g(j,d[0])&&d.some(u=>g(F,u))&&h.verdict==="warn"?F:j;let C="";for(const u of e){const[M]=[u].flat().map(D=>C===
""?D:`${C}, ${D}`).filter(D=>O.length+D.length<=f);C=M??C}return{verdict:O,words:C}}function L(h){const{verdict:t,words:e}=y(
h,(0,k().reportSections)(h));return e===""?t:`${t}: ${e}`}const F="warning";function I(h,t){const e=A(h),{length:d}=n(t);
return e===l().VERDICT_WORDS.warn&&d>0?`pass with ${(0,l().count)(d,"warning")}`:e}function P(h,t){const e=s(t);switch(h.
verdict){case"pass":case"warn":return[...e,...o(h),...c(n(t)),...r(h,t)];case"needs_approval":return[...$(h),...s({...t,
dangers:t.dangers.filter(d=>!(0,i().needsPerson)(d))})];case"fail":case"error":return[...[h.error?.code??""].filter(d=>/^\w+$/.
test(d)).map(l().spoken),...e,...T(h,t)]}}function o({agent_files:h=[]}){const t=h.flatMap(({entries:e})=>e.filter(({state:d})=>d));
return t.length===0?[]:t.every(({command:e,change:d})=>e===""&&d===void 0)?[["files of agents change"]]:t.every(({change:e})=>e!==
void 0)?[["what agents may do changes","agent settings change"]]:[["commands that run automatically change","automatic c\
ommands change"]]}function r({genes:h,agent_files:t},{passed:e,notRun:d}){return h.length===0?t?[]:["no genes changed"]:
[(0,l().count)(h.length,"gene"),...e.length>0?[`${(0,l().count)(e.length,"command")} passed`]:[],...d.length>0?[`${(0,l().
count)(d.length,"command")} not run`]:[]]}function n({dangers:h,findings:t,told:e}){return(0,k().groupCauses)([...h,...t,
...e]).filter(({lead:d})=>d.severity==="warning")}function s({blocked:h,dangers:t}){const d=[...h.flatMap(({findings:[O]})=>O?.
harm==="danger"?O:[]),...(0,k().groupCauses)(t).map(({lead:O})=>O)],[j]=d.map(O=>({why:m(O),isGrave:O.severity==="error"||
(0,i().needsPerson)(O)})).toSorted((O,C)=>Number(C.isGrave)-Number(O.isGrave)||(0,N().dangerRank)(O.why)-(0,N().dangerRank)(
C.why));if(j===void 0)return[];const{why:g}=j,b=(0,l().grouped)(d.length);return d.length===1?[[g.replace(/^command /,"1\
 command "),"1 danger"]]:[[g,g.replace(/ with .*/,"")].map(O=>`${b} dangers: ${O}`).concat(g,`${b} dangers`)]}function c([
h,...t]){return h&&t.every(({lead:d})=>d.rule===h.lead.rule)&&h.lead.harm!=="danger"?[m(h.lead)]:[]}function m({rule:h,danger:t=""}){
return/^[\w ,`]+$/.test(t)?`command ${t.replaceAll("`","")}`:((0,E().ruleOf)(h)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
d=>d.toLowerCase())}function $({genes:h,findings:t}){const e=h.filter(({verdict:g})=>g==="needs_approval").length,d=t.some(
({rule:g})=>g==="gate-approval-missing"),j=g=>d&&t.some(({rule:b})=>b===g);return[...j("gate-weakened")?["the gate is we\
akened"]:[],...j("agent-files-unapproved")?["automatic commands change"]:[],...e>0?[`${(0,l().grouped)(e)} of ${(0,l().count)(
h.length,"gene")}`]:[]]}function T({genes:h},t){const{blocked:e,failed:d,findings:j}=t,g=h.filter(({verdict:M})=>M==="fa\
il"||M==="error").length,b=(0,k().groupCauses)(j.filter(M=>!(0,k().isOfSize)(M))).filter(({lead:M})=>M.severity==="error"),
O=[...g>0&&h.length>1?[`${(0,l().grouped)(g)} of ${(0,l().count)(h.length,"gene")} failed`]:[],...e.some(({findings:[M]})=>M?.
harm!=="danger")?[`${(0,l().count)(e.length,"command")} blocked`]:[],...d.length>0?[`${(0,l().count)(d.length,"command")}\
 failed`]:[],...j.some(M=>(0,k().isOfSize)(M)&&M.severity==="error")?["size limit exceeded"]:[]],C=O.length>0?"other err\
or":"error";if(b.length>0)return[...O,[...c(b),(0,l().count)(b.length,C)]];const u=n(t);return O.length>0||u.length===0?
O:[[...c(u),(0,l().count)(u.length,"warning")]]}},90042:function(H,p,a){Object.defineProperty(p,"__esModule",{value:!0}),
p.environmentList=N,p.failsWithoutChange=F,p.proofWords=y;function i(){const o=a(89549);return i=function(){return o},o}
function E(){const o=a(39763);return E=function(){return o},o}function S(){const o=a(94965);return S=function(){return o},
o}function N(o){const r=(c,m)=>c.flatMap(([$,T])=>T?{label:$,text:T,isMinor:m}:[]);return{id:"environment",title:"Enviro\
nment",label:"",noun:"fact",rows:[{tone:"quiet",notes:r(l(o),!1)},{tone:"quiet",words:"Digests, limits and the machine",
notes:r(k(o),!0),isFolded:!0}]}}function k(o){const{isolation:r,policy:n,shards:s=[],tool:c,validation_reports:m}=o,{probes:$=[],
downgrades:T=[],level:h,description:t}=r,e=m.map(({env_fingerprint:{node_version:g,platform:b,arch:O}})=>`Node ${g}, ${b}\
 ${O}`),d=s.length<(s[0]?.of??0),j=$.filter(({held:g})=>!g);return[["Next actor",(0,S().spoken)(o.next_actor)],["Policy \
digest",n?.digest],["Plans digest",o.plans_digest],["Approval digest",o.approval_digest],["Isolation in full",h==="none"?
null:t],...[...new Set(e)].map(g=>["Commands ran on",g]),[d?"Shard":"Merged from",s.map(({index:g,of:b,verdict:O})=>`${g}\
/${b} (${S().VERDICT_WORDS[O]})`).join(", ")],["Tool",`${c.name} ${c.version}`],["Sandbox self-test",$.length>0?`${$.length-
j.length} of ${(0,S().count)($.length,"attempt")} prevented`:null],...j.map(({name:g,required:b})=>["Not prevented",`${(0,S().
spoken)(g)}${b?"":" (not required)"}`]),...T.map(({from:g,reason:b})=>["Not available",`${(0,S().inCode)(g)}: ${b}`])]}function l(o){
const{genes:r,isolation:n,approvals:s,approval_digest:c}=o,m=r.some(({commands:$})=>$.length>0);return[["Commits",A(o)],
["Policy",x(o)],["Approved",s.map(R).join(", ")],["Approval",c&&`digest ${(0,i().shortDigest)(c)}`],["Isolation",w(n)],[
"Proof",m?P(o):null],["Note",r.length>0?v:null]]}function x({policy:o,blast_radius:r}){if(o===null)return"not read";const{
path:n="built-in defaults",extends:s,combined_with:c,profile:m}=o,$=o.enforce_until===void 0?"":` until ${o.enforce_until}`;
return[n,s?` extending ${s.repository}/${s.path}`:"",c?` combined with ${c.name}`:"",`, profile ${m}`,r?.counting==="ref\
erence"?", files counted like the reference engine":"",o.enforce?`, reports only${$}: a failing verdict does not fail th\
e check`:""].join("")}function A(o){const{base_sha:r,head_sha:n,audited_sha:s,event:c}=o;if(r!==null&&r===s)return`${(0,S().
shortCommit)(r)} is both base and head, so nothing changes`;const m=`${(0,S().shortCommit)(r)} \u2192 ${(0,S().shortCommit)(
n)}`;return c.name==="worktree"?`${m} with the uncommitted files`:c.name==="index"?`${m} with the staged files`:s===n?m:
`${m}, audited: ${(0,S().shortCommit)(s)}`}function R({user:o,at:r,pull_request:n}){return`by ${o} at ${(0,S().moment)(r)}${n===
void 0?"":` (pull request ${n})`}`}function w({level:o,description:r}){return o!=="namespaces"?r:`contained: ${/no network/.
test(r)?"no network":"network allowed"}, private copy`}const v="The audit is the gate. Command output comes from the cha\
nge\u2019s own code and is only evidence.",f={fails_without_change:"yes",fails_when_new_code_fails:"when its new code fa\
ils",not_run:"not run",nothing_shown:"nothing shown",no_subject:"nothing to take back"};function y({outcome:o,reason:r,files:n,
kept:s,hunks:c=[]}){const m=o==="fails_when_new_code_fails",$=c.filter(({noticed:T})=>!T).map(L);return[`fails without t\
he change: ${f[o]}`,...r===void 0?[]:[r],...n.length>0?[`${m?"made to fail":"taken back"}: ${(0,S().named)(n)}`]:[],...s.
length>0?[`kept: ${(0,S().named)(s)}`]:[],...$.length>0?[`passes without ${$.join(", ")}`]:[]].join("; ")}function L({path:o,
lines:[r=1,n=0]}){return`${n>r?`lines ${r}\u2013${n}`:`line ${r}`} of ${(0,S().inCode)(o)}`}function F({commands:o}){const r=o.
flatMap(({proof:s})=>s?.outcome??[]),n=E().PROOF_OUTCOMES.find(s=>r.includes(s));return n&&f[n]}const I={fails_without_change:"\
failed",fails_when_new_code_fails:"failed when its new code failed",not_run:"not run",nothing_shown:"passed",no_subject:"\
had nothing to take back"};function P({genes:o}){const r=o.flatMap(({commands:m})=>m).flatMap(({proof:m})=>m??[]);if(r.length===
0)return"not tried";const n=r.find(m=>m.reason!==void 0)?.reason,s=E().PROOF_OUTCOMES.flatMap(m=>{const{length:$}=r.filter(
T=>T.outcome===m);return $===0?[]:[`${(0,S().grouped)($)} ${I[m]}`]}),c=n===void 0?"":` (${n})`;return`of ${(0,S().count)(
r.length,"command")}, ${s.join(", ")} without the change${c}, as the change\u2019s own code reported`}},42844:function(H,p,a){
a.r(p),a.d(p,{default:()=>i.A});var i=a(49585)},40894:function(H,p,a){a.r(p),a.d(p,{renderToString:()=>i.F0});var i=a(53091)},
892:function(H,p,a){a.r(p),a.d(p,{Fragment:()=>i.FK,jsx:()=>i.Y,jsxs:()=>i.FD});var i=a(38720)}};
