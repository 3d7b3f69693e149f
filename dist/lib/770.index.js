"use strict";exports.id=770,exports.ids=[770],exports.modules={1207:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.BrokenAnswer=void 0,l.asUnavailable=v,l.explainFailure=f,l.ifFound=b,l.readFailure=x,l.requireAsked=P;function i(){const r=a(
7723);return i=function(){return r},r}function y(){const r=a(41895);return y=function(){return r},r}class k extends Error{name="\
BrokenAnswer"}l.BrokenAnswer=k;function P(r,o){if(!r)throw new k(`it is not about ${o}`)}const $=300;function x(r){const o=typeof r==
"object"&&r!==null?r:{},t=d(o.message??r);if(p(o)||p(o.cause))return{kind:"timeout",said:t};if(o.name==="BrokenAnswer")return{
kind:"broken",said:t};const s=F(r);if(s!==void 0)return{kind:"broken",said:d(s)};if(typeof o.status!="number")return{kind:"\
unexpected",said:t};if(o.response===void 0)return{kind:"network",said:t};const h=o.response.headers??{},R=j(h["retry-aft\
er"]),M=h["x-ratelimit-remaining"]==="0"?j(h["x-ratelimit-reset"]):void 0,u=R!==void 0||M!==void 0;return{kind:L(o.status,
t,u),said:t,status:o.status,...R!==void 0&&{retryAfter:R},...M!==void 0&&{resetAt:M}}}const m=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function F(r){if(r instanceof i().ZodError){const[t]=r.issues;return`its field ${t?.path.join(".")} is not as GitHub doc\
uments it`}return r instanceof TypeError&&m.test(r.message)?"it lacks fields that GitHub documents":void 0}function L(r,o,t){
return r===429||r===403&&(t||/rate limit|abuse/i.test(o))?"rate_limited":r===403?/not accessible by/i.test(o)?"denied":"\
forbidden":r===401?"unauthorized":r===404||r===410?"not_found":r===422||r===400||r===413?"invalid":r>=500?"server":"unex\
pected"}const w="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",S={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(r,{permission:o,readOnlyToken:t})=>t?`th\
e token may not write (403): ${w}`:`the token lacks a permission (403); add \`${o}\` under \`permissions:\` of the job`,
forbidden:({said:r})=>`GitHub denied the request (403): ${r}`,not_found:({status:r},{permission:o})=>`not found on GitHu\
b (${r}): it was deleted, or the token cannot access this repository (it needs \`${o}\`)`,invalid:({status:r,said:o})=>`\
GitHub rejected the content (${r}): ${o}`,rate_limited:({status:r,retryAfter:o})=>`the token\u2019s rate limit is exhausted (${r}\
)${o===void 0?"":`; GitHub asks to wait ${o} s`}; run the job again later`,server:({status:r})=>`GitHub returned a serve\
r error (${r}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:r})=>`GitHub cannot be reached (${r}); check the runner\u2019s network and proxy`,
broken:({said:r})=>`the answer of GitHub, or of a proxy, cannot be used: ${r}; run the job again later`,unexpected:({said:r})=>r};
function f(r,o){const t=x(r);return`could not ${o.doing}: ${S[t.kind](t,o)}`}async function b(r){try{return await r}catch(o){
if(x(o).kind==="not_found")return;throw o}}function v(r,o){if(r instanceof y().GateError)return r;const t=f(r,o);return new(y()).
GateError("github_unavailable",t,"Run the job again.",{cause:r})}function p(r){const o=r?.name;return o==="TimeoutError"||
o==="AbortError"}function d(r){const o=String(r).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return o.length>$?`${o.slice(0,$)}...`:o}function j(r){const o=typeof r=="string"&&r!==""?
Number(r):Number.NaN;return Number.isFinite(o)&&o>=0?o:void 0}},28765:function(H,l,a){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.makeFolder=$,l.replaceFile=P;function i(){const m=a(77598);return i=function(){return m},m}function y(){
const m=a(51455);return y=function(){return m},m}function k(){const m=a(76760);return k=function(){return m},m}async function P(m,F,L){
const w=`${m}.${(0,i().randomUUID)()}.tmp`;try{await(0,y().writeFile)(w,F,{flag:"wx",mode:L}),await(0,y().rename)(w,m)}finally{
await(0,y().rm)(w,{force:!0})}}async function $(m){await x(m)||((0,k().dirname)(m)!==m&&await $((0,k().dirname)(m)).catch(
()=>{}),await(0,y().mkdir)(m).catch(async F=>{if(!await x(m))throw F}))}async function x(m){return(0,y().stat)(m).then(F=>F.
isDirectory(),()=>!1)}},55430:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.publishFiles=p,l.resultPaths=
b;function i(){const t=a(51455);return i=function(){return t},t}function y(){const t=a(76760);return y=function(){return t},
t}function k(){const t=a(58500);return k=function(){return t},t}function P(){const t=a(1207);return P=function(){return t},
t}function $(){const t=a(41895);return $=function(){return t},t}function x(){const t=a(28765);return x=function(){return t},
t}function m(){const t=a(52978);return m=function(){return t},t}function F(){const t=a(10289);return F=function(){return t},
t}function L(){const t=a(62887);return L=function(){return t},t}function w(){const t=a(31048);return w=function(){return t},
t}function S(){const t=a(58924);return S=function(){return t},t}function f(){const t=a(11357);return f=function(){return t},
t}function b(t){const s=h=>(0,y().join)(t,h);return{report:s("gate-report.json"),validationReports:s("validation-reports"),
agentTask:s(m().AGENT_TASK_FILE),agentPatch:s(m().AGENT_PATCH_FILE),page:s("report.md"),html:s("report.html"),sarif:s("r\
eport.sarif"),junit:s("report.junit.xml")}}const v=1024*1024;async function p(t,s,h){const R=b(t);try{await r(t);for(const M of d(
R,s,h))await M(),await(0,k().setImmediate)(),h?.throwIfAborted();return{status:"reached",where:t}}catch(M){return{status:"\
failed",reason:`could not write the result files: ${(0,P().readFailure)(M).said}`,...M instanceof $().GateError&&{hint:M.
hint}}}}function d(t,{report:s,markdown:h},R){return[()=>(0,x().replaceFile)(t.report,(0,w().renderJson)(s)),()=>j(t.validationReports,
s,R),()=>(0,x().replaceFile)(t.agentTask,(0,m().renderAgentTask)(s)),()=>o(t.agentPatch,s.fix?.patch||void 0),()=>(0,x().
replaceFile)(t.page,h(v)),()=>(0,x().replaceFile)(t.html,(0,L().renderHtml)(s)),()=>(0,x().replaceFile)(t.sarif,(0,f().renderSarif)(
s)),()=>(0,x().replaceFile)(t.junit,(0,S().renderJunit)(s))]}async function j(t,{validation_reports:s},h){await r(t);for(const R of await(0,i().
readdir)(t))/^vr_\d+\.json$/.test(R)&&await(0,i().rm)((0,y().join)(t,R));for(const R of s)h?.throwIfAborted(),await(0,x().
replaceFile)((0,y().join)(t,`${R.id}.json`),`${(0,F().json)(R)}
`)}async function r(t){if(await(0,x().makeFolder)(t),!(await(0,i().lstat)(t)).isDirectory())throw new Error(`${t} is a s\
ymlink or not a directory`)}async function o(t,s){s===void 0?await(0,i().rm)(t,{force:!0}):await(0,x().replaceFile)(t,s)}},
62887:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderHtml=u;function i(){const n=a(892);return i=
function(){return n},n}function y(){const n=a(77598);return y=function(){return n},n}function k(){const n=a(40894);return k=
function(){return n},n}function P(){const n=a(13580);return P=function(){return n},n}function $(){const n=a(80770);return $=
function(){return n},n}function x(){const n=a(67237);return x=function(){return n},n}function m(){const n=a(69379);return m=
function(){return n},n}function F(){const n=a(55967);return F=function(){return n},n}function L(){const n=a(94978);return L=
function(){return n},n}function w(){const n=a(74658);return w=function(){return n},n}function S(){const n=a(90042);return S=
function(){return n},n}function f(){const n=a(63245);return f=function(){return n},n}function b(){const n=a(38319);return b=
function(){return n},n}function v(){const n=a(94965);return v=function(){return n},n}function p(){const n=a(11217);return p=
function(){return n},n}function d(){const n=a(31992);return d=function(){return n},n}function j(){const n=a(14305);return j=
function(){return n},n}const r=12,o={most:10,columns:120};function t(n,e){const{notices:O,suppressed:E}=e,C=(I,c,A)=>({id:I,
title:c,label:"",noun:"finding",rows:(0,m().findingRows)(A,!0)}),T=[(0,F().fixList)(n),(0,b().machineList)(n),(0,b().readList)(
n),(0,L().geneList)(n,e),(0,b().claimList)(n),(0,S().environmentList)(n)],N=[(0,x().sizeList)(n),(0,b().uncountedList)(n),
C("notices","Notices",O),C("suppressed","Ignored by the policy",E),R(n)];return[...h(e),...T.flatMap(I=>s(I,!1)),...N.flatMap(
I=>s(I,!0))]}function s({id:n,title:e,noun:O,note:E,rows:C},T){if(C.length===0)return[];const N=(0,i().jsxs)(i().Fragment,
{children:[E!==void 0&&(0,i().jsx)("p",{class:"quiet",children:E}),(0,i().jsx)(d().Rows,{of:C,noun:O})]}),I=(C[0]?.name??
C[0]?.status)!==void 0;return[{id:n,title:e,...I&&{count:C.length},isFolded:T,body:N}]}function h(n){const{dangers:e,blocked:O,
failed:E,waiting:C,findings:T}=n,N={"dangerous finding":(0,m().findingRows)(e),"blocked command":(0,m().blockedRows)(O),
"failed command":(0,m().failedRows)(E,o),"pending approval":(0,m().findingRows)(C),finding:(0,m().findingRows)(T)},I=Object.
entries(N).map(([A,G])=>(0,i().jsx)(d().Rows,{noun:A,of:G,open:r},A)),c=Object.values(N).flat().length;return c===0?[]:[
{id:"attention",title:"Action required",count:c,isFolded:!1,body:I}]}function R({findings:n,capsules:e}){const O=[...n,...e.
flatMap(({reasons:N})=>N)],E=[...new Set(O.map(({rule:N})=>N))].flatMap(N=>(0,P().ruleOf)(N)??[]),C=(N,I="")=>I===""?[]:
[{title:N,lines:I.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:E.map(({id:N,title:I,why:c,wrong:A,right:G,configure:D})=>({
tone:"quiet",name:N,words:I,documents:N,isFolded:!0,notes:[{text:c.replace(/\s+/g," ")}],blocks:[...C("Wrong",(0,$().exampleText)(
A)),...C("Right",(0,$().exampleText)(G)),...C("Configure",D)]}))}}const M=["default-src 'none'",`style-src 'sha256-${(0,y().
createHash)("sha256").update(j().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function u(n){const e=(0,f().reportSections)(n),O=t(n,e),E=(0,k().renderToString)((0,i().jsxs)(
i().Fragment,{children:[(0,i().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:M}),(0,i().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,i().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,i().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,i().jsx)("title",{children:`${(0,w().reportTitle)(n)} \xB7 gene-\
gate`})]})),C=(0,k().renderToString)((0,i().jsxs)("main",{children:[(0,i().jsx)(p().Masthead,{report:n,sections:e}),O.map(
T=>(0,i().jsx)(g,{section:T},T.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${E}<style>${j().STYLE}</style></head>
<body>${C}</body>
</html>
`}function g({section:n}){const{id:e,title:O,count:E,isFolded:C,body:T}=n,N=(0,i().jsxs)("h2",{id:`${e}-title`,children:[
O,E!==void 0&&(0,i().jsxs)("span",{class:"quiet",children:[" ",(0,v().grouped)(E)]})]});return C?(0,i().jsx)("section",{
class:"folded","aria-labelledby":`${e}-title`,children:(0,i().jsxs)("details",{id:e,children:[(0,i().jsx)("summary",{children:N}),
T]})}):(0,i().jsxs)("section",{id:e,"aria-labelledby":`${e}-title`,children:[N,T]})}},11217:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.Masthead=$;function i(){const m=a(892);return i=function(){return m},m}function y(){const m=a(
74658);return y=function(){return m},m}function k(){const m=a(94965);return k=function(){return m},m}function P(){const m=a(
31992);return P=function(){return m},m}function $({report:m,sections:F}){const{error:L,event:w}=m,S=(0,y().isReportedOnly)(
m),{verdict:f,words:b}=(0,y().headlineOf)(m,F);return(0,i().jsxs)("header",{children:[(0,i().jsxs)("p",{class:"quiet abo\
ut",children:[(0,i().jsx)("strong",{children:"gene-gate"}),w.pull_request!==void 0&&(0,i().jsxs)("span",{children:["pull\
 request ",w.pull_request]}),(0,i().jsxs)("span",{children:[(0,k().shortCommit)(m.base_sha)," \u2192 ",(0,k().shortCommit)(
m.head_sha)]}),(0,i().jsx)("time",{dateTime:m.finished_at,children:(0,k().moment)(m.finished_at)})]}),(0,i().jsx)("h1",{
children:(0,i().jsx)(P().Status,{tone:k().VERDICT_TONES[S?"warn":m.verdict],word:(0,k().capital)(f)})}),(0,i().jsx)("p",
{class:"headline",children:b}),S&&(0,i().jsx)("p",{children:(0,i().jsx)(P().Sentence,{text:(0,y().reportedOnlyNote)(m)})}),
L&&(0,i().jsxs)(i().Fragment,{children:[(0,i().jsx)(P().Code,{lines:L.message.split(`
`)}),(0,i().jsx)("p",{class:"quiet",children:"Fix"}),(0,i().jsx)(P().Code,{lines:L.hint.split(`
`)})]}),(0,i().jsx)("dl",{class:"figures",children:x(m,F).map(([v,p,d])=>(0,i().jsxs)("div",{children:[(0,i().jsx)("dt",
{children:v}),(0,i().jsxs)("dd",{children:[(0,i().jsx)("strong",{children:p})," ",(0,i().jsx)("span",{class:"quiet",children:d})]})]},
v))})]})}function x(m,F){const{genes:L,blast_radius:w,duration_ms:S}=m,{commands:f,passed:b,blocked:v,failed:p,notRun:d}=F,
j=L.filter(({verdict:h})=>h==="pass"||h==="warn").length,o=Object.entries({blocked:v,failed:p,"not run":d}).flatMap(([h,
{length:R}])=>R>0?[`${R} ${h}`]:[]),t=[["Genes",`${j} of ${L.length}`,"passed"],["Commands",`${b.length} of ${f.length}`,
["passed",...o].join(", ")]],s=w&&[`${w.files}`,`counted, ${(0,k().count)(w.lines,"line")}`];return[...L.length>0?t:[],...s?
[["Files",...s]]:[],["Duration",(0,k().duration)(S),"total"]]}},31992:function(H,l,a){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.Code=S,l.Rows=b,l.Sentence=L,l.Status=w;function i(){const r=a(892);return i=function(){return r},r}function y(){
const r=a(13580);return y=function(){return r},r}function k(){const r=a(10289);return k=function(){return r},r}function P(){
const r=a(88611);return P=function(){return r},r}function $(){const r=a(94965);return $=function(){return r},r}const x={
sentence:2e3,name:300},m=1e3;function F({text:r}){return(0,i().jsx)("code",{children:r===""?"(empty)":(0,k().terminal)((0,$().
clipCounted)(r,x.name))})}function L({text:r}){const o=(0,$().clipCounted)(r,x.sentence).split(/`([^`]+)`/);return(0,i().
jsx)("bdi",{children:o.map((t,s)=>s%2===1?(0,i().jsx)("code",{children:(0,k().terminal)(t)},s):(0,k().terminal)(t))})}function w({
tone:r,word:o}){return(0,i().jsx)("strong",{class:`status ${r}`,children:o})}function S({lines:r,language:o}){const t=r.
map(s=>`${(0,k().terminal)(s.replaceAll("	","    "))}
`);return(0,i().jsx)("pre",{dir:"ltr",children:t.map((s,h)=>o==="diff"&&s.startsWith("-")?(0,i().jsx)("del",{children:s},
h):o==="diff"&&s.startsWith("+")?(0,i().jsx)("ins",{children:s},h):s)})}function f({command:r="",spans:o=[]}){return(0,i().
jsx)("pre",{dir:"ltr",children:(0,P().shownParts)(r,o).map(({start:t,end:s,isShown:h})=>h?(0,P().markedRuns)(r,{start:t,
end:s},o).map(({text:R,marked:M},u)=>M?(0,i().jsx)("mark",{children:R||"\xA0"},u):R):(0,i().jsx)("span",{class:"quiet",children:`\
 ${(0,P().notShown)(s-t)} `},t))})}function b({of:r,noun:o,open:t=m}){const s=r.slice(0,m).map((h,R)=>(0,i().jsx)("li",{
children:(0,i().jsx)(v,{row:h})},R));return(0,i().jsxs)(i().Fragment,{children:[s.length>0&&(0,i().jsx)("ul",{children:s.
slice(0,t)}),s.length>t&&(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:(0,$().count)(r.length-t,`mor\
e ${o}`)}),(0,i().jsx)("ul",{children:s.slice(t)})]}),r.length>m&&(0,i().jsxs)("p",{class:"quiet",children:[(0,$().count)(
r.length-m,`more ${o}`)," in ",(0,i().jsx)("code",{children:"gate-report.json"})]})]})}function v({row:r}){const{status:o,
rows:t=[],blocks:s=[],command:h,notes:R,rule:M,documents:u,isFolded:g}=r,n=R.filter(({label:E})=>E!==void 0),e=(0,i().jsxs)(
i().Fragment,{children:[h!==void 0&&(0,i().jsx)(f,{...r}),R.map(({label:E,text:C,tone:T="quiet"})=>E===void 0&&C!==""?(0,i().
jsx)("p",{class:T,children:(0,i().jsx)(L,{text:C})},C):null),(n.length>0||M!==void 0)&&(0,i().jsx)(d,{notes:n,rule:M}),s.
map((E,C)=>(0,i().jsx)(j,{block:E},C)),t.length>0&&!g&&r.also!==void 0?(0,i().jsxs)("details",{children:[(0,i().jsx)("su\
mmary",{children:(0,i().jsx)(L,{text:r.also})}),(0,i().jsx)(b,{of:t,noun:"finding"})]}):t.length>0&&(0,i().jsx)(b,{of:t,
noun:h===void 0?"command":"finding"})]}),O=o===void 0?"div":"article";return g?(0,i().jsxs)("details",{children:[(0,i().
jsx)("summary",{children:(0,i().jsx)(p,{row:r})}),(0,i().jsx)("div",{id:u&&`rule-${u}`,children:e})]}):(0,i().jsxs)(O,{children:[
(o??r.name??r.words)!==void 0&&(0,i().jsx)("p",{children:(0,i().jsx)(p,{row:r})}),e]})}function p({row:{status:r,tone:o,
name:t,word:s,words:h,place:R,also:M,rows:u=[]}}){const g=[r!==void 0&&(0,i().jsx)(w,{tone:o,word:r}),t!==void 0&&(0,i().
jsx)(F,{text:t}),s!==void 0&&(0,i().jsxs)("span",{class:r===void 0?o:"quiet",children:["(",s,")"]}),h!==void 0&&(0,i().jsx)(
L,{text:h}),R!==void 0&&!t?.startsWith(R.path)&&(0,i().jsx)("span",{class:"quiet",children:(0,i().jsx)(F,{text:`${R.path}\
:${R.line}`})}),M!==void 0&&u.length===0&&(0,i().jsx)(L,{text:M})];return(0,i().jsx)(i().Fragment,{children:g.filter(Boolean).
map((n,e)=>[e>0?" ":"",n])})}function d({notes:r,rule:o}){const t=r.map(({label:s="",text:h})=>[(0,$().capital)(s),(0,i().
jsx)(L,{text:h},h)]);if(o!==void 0){const s=(0,i().jsx)(F,{text:o});t.push(["Rule",(0,y().ruleOf)(o)===void 0?s:(0,i().jsx)(
"a",{href:`#rule-${o}`,children:s})])}return(0,i().jsx)("dl",{children:t.map(([s,h],R)=>(0,i().jsxs)("div",{children:[(0,i().
jsx)("dt",{children:s}),(0,i().jsx)("dd",{children:h})]},R))})}function j({block:r}){const{title:o,lines:t,isFolded:s}=r,
h=o!==void 0&&(0,i().jsx)(L,{text:o});return s?(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:h}),(0,i().
jsx)(S,{...r})]}):(0,i().jsxs)(i().Fragment,{children:[h&&(0,i().jsx)("p",{children:h}),t.length>0&&(0,i().jsx)(S,{...r})]})}},
14305:function(H,l){Object.defineProperty(l,"__esModule",{value:!0}),l.STYLE=void 0;const a=l.STYLE=`
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
`},31048:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderJson=m,l.reportDigest=F;function i(){const L=a(
77598);return i=function(){return L},L}function y(){const L=a(23404);return y=function(){return L},L}function k(){const L=a(
41895);return k=function(){return L},L}function P(){const L=a(10289);return P=function(){return L},L}function $(){const L=a(
5640);return $=function(){return L},L}function x(){const L=a(78534);return x=function(){return L},L}function m(L,w=x().MAX_REPORT_BYTES){
const S=`${(0,P().json)($().gateReportSchema.parse(L))}
`;if(Buffer.byteLength(S)<=w)return S;throw new(k()).GateError("file_unreadable",`The report has more than ${w} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function F(L){return`s\
ha256:${(0,i().createHash)("sha256").update((0,y().canonicalize)(L)).digest("hex")}`}},58924:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.renderJunit=S;function i(){const n=a(42844);return i=function(){return n},n}function y(){const n=a(
59490);return y=function(){return n},n}function k(){const n=a(10289);return k=function(){return n},n}function P(){const n=a(
51660);return P=function(){return n},n}function $(){const n=a(74658);return $=function(){return n},n}function x(){const n=a(
90042);return x=function(){return n},n}function m(){const n=a(63245);return m=function(){return n},n}function F(){const n=a(
94965);return F=function(){return n},n}const L="change",w=new(i()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(n){const e=f(n),O={"@timestamp":n.started_at},E={
"@name":"gene-gate",...p(e.flatMap(({cases:T})=>T)),...O,...e.length>0&&{testsuite:e.map(({name:T,file:N,cases:I})=>({"@\
name":(0,k().terminal)(T),...p(I),...N!==void 0&&{"@file":(0,k().terminal)(N)},...O,testcase:I}))}},C={"@version":"1.0",
"@encoding":"UTF-8"};return`${w.build({"?xml":C,testsuites:E}).trim()}
`}function f(n){const{error:e,verdict:O}=n,E=(0,m().reportSections)(n),C=[...E.dangers,...E.findings].filter(({severity:B})=>B===
"error"),T=new Set(n.genes.map(({id:B})=>B)),N=(0,y().groupBy)(C,({subject:B})=>T.has(B?.id??"")?B?.id:L),I=(0,y().groupBy)(
E.commands,({gene:B})=>B),c=B=>(N.get(B)??[]).map(U=>o(U,B)),A=n.genes.map(B=>{const U=[...(I.get(B)??[]).map(r),...c(B.
id)];return b({name:B.id,file:B.path,cases:U},B.verdict,B.summary)}),G=e?[t("error",L,e.message,e.hint)]:[],D={name:L,cases:[
...G,...c(L)]},W=A.some(v)?D:b(D,O,(0,$().reportTitle)(n));return W.cases.length>0?[W,...A]:A}function b(n,e,O){return!(e===
"fail"||e==="error")||v(n)?n:{...n,cases:[...n.cases,t("failure",n.name,O)]}}function v({cases:n}){return n.some(({failure:e,
error:O})=>e!==void 0||O!==void 0)}function p(n){return{"@tests":n.length,"@failures":n.filter(({failure:e})=>e).length,
"@errors":n.filter(({error:e})=>e).length,"@skipped":n.filter(({skipped:e})=>e).length,"@time":n.reduce((e,O)=>e+Number(
O["@time"]),0).toFixed(3)}}const d=1e3,j={lines:40,columns:200};function r(n){const{gene:e,command:O}=n,{outcome:E,mutant:C,
location:T}=O;return{"@name":u(O.command),"@classname":u(e.id),"@file":u(T?.path??e.path),"@line":T?.line??e.line,"@time":g(
E?.duration_ms??0),...C&&{properties:{property:{"@name":"mutant","@value":u((0,x().mutantWords)(C))}}},...s(n),...E&&{"s\
ystem-out":(0,P().streamLines)(E.stdout).join(`
`),"system-err":(0,P().streamLines)(E.stderr).join(`
`)}}}function o(n,e){const{rule:O,message:E,location:C}=n;return{"@name":u(O),"@classname":u(e),...C&&{"@file":u(C.path),
"@line":C.line},"@time":g(0),failure:{"@type":u(O),"@message":u(E),"#text":M(n)}}}function t(n,e,O,E=""){const C=(0,k().
terminalLines)((0,F().clipCounted)(E,d));return{"@name":"verdict","@classname":u(e),"@time":g(0),[n]:{"@type":"verdict",
"@message":u(O),"#text":C.join(`
`)}}}function s({gene:n,command:e,result:O,findings:E}){switch(O){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":u(R(n,e))}};case"blocked":case"failed":{const[C]=E,{outcome:T}=e,N=T?(0,P().errorLines)(T,j.lines,j.columns):[],
I={"@type":u(C?.rule??O),"@message":u(C?.message??n.summary),"#text":[...E.map(M),...N].join(`
`)};return T!==void 0&&h.has(T.status)?{error:I}:{failure:I}}}}const h=new Set(["crashed","not_runnable","error"]);function R({
summary:n,verdict:e},{outcome:O}){const E=O?.reason??(e==="pass"||e==="warn"?"":n);return[O?(0,F().statusWords)(O):"not \
run",E].filter(Boolean).join(": ")}function M({message:n,remedy:e}){return[n,e].filter(Boolean).map(u).join(`
`)}function u(n){return(0,k().terminal)((0,F().clipCounted)(n,d))}function g(n){return(n/1e3).toFixed(3)}},69633:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.diffLink=F,l.encodedPath=x,l.headPlace=L,l.isRepositoryPath=m,l.permalink=
$,l.rulePage=P;function i(){const w=a(77598);return i=function(){return w},w}function y(){const w=a(38863);return y=function(){
return w},w}function k(){const w=a(13580);return k=function(){return w},w}function P(w){return(0,k().ruleOf)(w)&&`${y().
HOME}/blob/main/docs/rules/${w}.md`}function $(w,S,f){const b=L(w,f);if(b===void 0||w.head_sha===null||/\p{Cs}/u.test(b.
path))return;const v=x(b.path),p=b.line===void 0?"":`#L${b.line}`;return`${S}/blob/${w.head_sha}/${v}${p}`}function x(w){
return Buffer.from(w).toString().split("/").map(encodeURIComponent).join("/")}function m(w){return w.split("/").every(S=>![
"",".",".."].includes(S))}function F(w,S,f){const{pull_request:b}=w.event;if(b===void 0)return $(w,S,f);const v=(0,i().createHash)(
"sha256").update(f.path).digest("hex");return`${S}/pull/${b}/files#diff-${v}`}function L({head_sha:w,audited_sha:S,head_files:f},{
path:b,line:v}){if(S===w)return{path:b,line:v};if(f===void 0)return{path:b};const p=f.find(j=>j.path===b);if(p===void 0)
return{path:b,line:v};if(p.missing)return;const d=p.same.find(j=>j.line<=v&&v<j.line+(j.lines??Number.POSITIVE_INFINITY));
return{path:b,...d&&{line:d.head_line+v-d.line}}}},28387:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.genesTable=L;function i(){const f=a(17577);return i=function(){return f},f}function y(){const f=a(94978);return y=function(){
return f},f}function k(){const f=a(74658);return k=function(){return f},f}function P(){const f=a(90042);return P=function(){
return f},f}function $(){const f=a(94965);return $=function(){return f},f}const x=10,m=2,F=["error","fail","needs_approv\
al","warn","pass"];function L({genes:f},b){if(f.length===0)return[];const v=f.toSorted((t,s)=>F.indexOf(t.verdict)-F.indexOf(
s.verdict)),p=f.length>x?(0,i().groupsOf)(v,t=>S(t).join("|")):v.map(t=>({lead:t,others:[]})),d=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],j=f.some(t=>(0,P().noticesDefect)(t)!==void 0),r=d.slice(0,j?d.length:-1),o=p.slice(
x).flatMap(({lead:t,others:s})=>[t,...s]);return[`| ${r.join(" | ")} |`,`|${"---|".repeat(r.length)}`,...p.slice(0,x).map(
t=>w(t,f,b)).map(t=>`| ${t.slice(0,r.length).join(" | ")} |`),"",...o.length>0?[`And ${(0,$().count)(o.length,"other gen\
e")}.`,""]:[]]}function w(f,b,v){const p=[f.lead,...f.others].slice(0,m).map(r=>v.place(r,(0,y().geneName)(r,b)).replaceAll(
"|","\\|")),d=(0,i().sizeOf)(f)-p.length,j=`${p.join(", ")}${d>0?` and ${(0,$().grouped)(d)} more`:""}`;return S(f.lead).
toSpliced(2,0,j)}function S(f){const{verdict:b,blast_radius:v}=f;return[`${k().VERDICT_SYMBOLS[b]} ${(0,$().spoken)(b)}`,
`${(0,$().grouped)(v.files)} of ${(0,$().grouped)(v.max_files)}`,(0,y().commandCounts)(f,""),(0,P().noticesDefect)(f)??"\
not run"].map(p=>p.replaceAll(" ","\xA0"))}},20471:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderMarkdown=
j;function i(){const c=a(52978);return i=function(){return c},c}function y(){const c=a(10289);return y=function(){return c},
c}function k(){const c=a(67237);return k=function(){return c},c}function P(){const c=a(69379);return P=function(){return c},
c}function $(){const c=a(55967);return $=function(){return c},c}function x(){const c=a(94978);return x=function(){return c},
c}function m(){const c=a(74658);return m=function(){return c},c}function F(){const c=a(90042);return F=function(){return c},
c}function L(){const c=a(63245);return L=function(){return c},c}function w(){const c=a(38319);return w=function(){return c},
c}function S(){const c=a(94965);return S=function(){return c},c}function f(){const c=a(28387);return f=function(){return c},
c}function b(){const c=a(80615);return b=function(){return c},c}function v(){const c=a(70939);return v=function(){return c},
c}const p=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
d=3;function j(c,A){const G=(0,L().reportSections)(c),D=o(c,G),{part:W="whole",maxCharacters:B,repositoryUrl:U}=A,z=W===
"screen"?p.slice(d):p,J=[...W==="table"?[()=>[...(0,f().genesTable)(c,(0,b().linkerOf)(c,U)),...N(A)]]:z.map(V=>()=>g(c,
G,V,A)),()=>[`Not shown: everything but this line. ${I(A)}`]];for(const V of J){const Y=r([...D,...V()]);if(Y.length<=B)
return Y}return r(D).split(`
`,1).join("").slice(0,B)}function r(c){return`${c.join(`
`).trimEnd()}
`}function o(c,A){const{verdict:G,words:D}=(0,m().headlineOf)(c,A),W=(0,m().isReportedOnly)(c),U=`### ${m().VERDICT_SYMBOLS[W?
"warn":((0,m().undecidedPart)(c)??c).verdict]} gene-gate: ${G}`,{error:z}=c;return[D===""?U:`${U} \u2014 ${D}`,"",...z?[
...h(z.message),...h(`Fix: ${z.hint}`)]:[],...W?[(0,m().reportedOnlyNote)(c),""]:[],...c.isolation.untrusted?[t,""]:[]]}
const t="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",s=2e3;function h(c){const[A="",...G]=(0,S().clip)(c,s).trim().split(`
`),D=G.length>0?[...(0,y().markdownFence)((0,y().terminalLines)(G.join(`
`))),""]:[];return[(0,b().sentence)(A),"",...D]}const R=2,M={findings:4,blocked:20},u=12;function g(c,A,G,D){const{part:W="\
whole",detailsUrl:B}=D,U=(0,b().linkerOf)(c,D.repositoryUrl),{most:z}=G,{dangers:J,blocked:V,failed:Y,waiting:X,findings:_}=A,
on={most:G.outputLines},K=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[K("dangers","Dangerous","finding",(0,P().
findingRows)(J)),{most:z}],[(0,w().machineList)(c),{most:u}],[K("blocked","Blocked","blocked command",(0,P().blockedRows)(
V)),{most:G.blocked,full:R,unfolded:M.blocked}],[K("failed","Failed","failed command",(0,P().failedRows)(Y,on)),{most:z,
full:R}],[K("waiting","Approval required","finding",(0,P().findingRows)(X)),{most:z}],[K("findings","Findings","finding",
(0,P().findingRows)(_)),{most:z,unfolded:M.findings}],[(0,$().fixList)(c),{most:z,full:1}],[(0,w().readList)(c),{most:u}]],
en=tn.map(([Z,Q])=>(0,v().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,v().beyond)(Q,nn.most);
return q>0?[(0,S().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,f().genesTable)(c,U),...en.slice(2).flat(),...n(
rn,G,D),...W==="detail"?[]:e(c,B),...N(D),...G.everything?E(c,A,U):[]]}function n(c,{everything:A},G){const D=A||G.part===
"screen"?[]:["everything that passed"],W=[...c,...D];return W.length===0?[]:[`Not shown: ${W.join(", ")}. ${I(G)}`,""]}function e(c,A){
const{next_actor:G,edits:D,todo:W,human:B}=(0,i().agentTask)(c);if(G==="done")return[];const U=(0,b().linked)("artifacts",
A&&`${A}#artifacts`);return[`For agents: ${[`\`next_actor: ${G}\``,...D.length>0?[(0,S().count)(D.length,"edit")]:[],...W.
length>0?[`${W.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join(", ")}. The task${D.length>0?", wi\
th its diff,":""} is \`${i().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const O=200;function E(c,A,G){const{genes:D}=c,
W=[(0,w().claimList)(c),(0,w().uncountedList)(c)],B=[...(0,x().geneList)(c,A).rows.flatMap(C),...W.flatMap(({rows:Y})=>Y.
map(X=>(0,v().rowItem)(X,G))),...c.blast_radius?[`- Size: ${(0,k().countedWords)(c)}`]:[],...(0,P().findingRows)([...A.notices,
...A.suppressed],!0).map(Y=>(0,v().rowItem)(Y,G))],U=B.length-O,z=D.flatMap(Y=>Y.commands).length,J=D.length>0?`${(0,S().
count)(D.length,"gene")}, ${(0,S().count)(z,"command")}, `:"",V=(0,F().environmentList)(c).rows.flatMap(({notes:Y})=>Y);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,O),...U>0?[`- ${U} more not\
 shown`]:[],...V.flatMap(({label:Y,text:X,isMinor:_})=>_?[]:[`- ${Y}: ${(0,b().sentence)(X)}`]),"","</details>",""]}function C({
name:c="",word:A,status:G,words:D,notes:W,rows:B=[]}){const U=B.filter(({command:z})=>z!==void 0);return[`- ${(0,b().name)(
c)} ${A}, ${G}: ${D}`,...W.map(({text:z})=>`  - ${(0,b().sentence)(z)}`),...U.map(({command:z="",status:J,words:V})=>{const Y=(0,b().
sentence)([J,V].filter(Boolean).join(", "));return`  - ${(0,y().markdownCode)((0,S().clipCounted)(z,T))} ${Y}`})]}const T=200;
function N({detailsUrl:c,detailUrl:A}){const[G,D]=[c,A].map(B=>B&&(0,y().markdownLinkTarget)(B)),W=[...D?[`[Details](${D}\
)`]:[],...G?[`Full report: \`report.html\` in the [artifacts](${G}#artifacts) of the run`,`[Log](${G})`]:[]];return W.length>
0?[W.join(" \xB7 "),""]:[]}function I({detailsUrl:c,detailUrl:A=c}){const G=A&&(0,y().markdownLinkTarget)(A);return G?`S\
ee the [full report](${G}).`:"See the JSON report of this run."}},80615:function(H,l,a){Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.linked=L,l.linkerOf=m,l.name=x,l.ruleLink=F,l.sentence=$;function i(){const w=a(10289);return i=function(){
return w},w}function y(){const w=a(69633);return y=function(){return w},w}function k(){const w=a(94965);return k=function(){
return w},w}const P={sentence:400,name:100};function $(w){return(0,i().markdownSentence)((0,k().clipCounted)(w,P.sentence))}
function x(w){return(0,i().markdownCode)((0,k().clipCounted)(w,P.name))}function m(w,S){const f=b=>(v,p=`${v.path}:${v.line}`)=>L(
x(p),S===void 0?void 0:b(w,S,v));return{place:f(y().permalink),diff:f(y().diffLink)}}function F(w){return L(x(w),(0,y().
rulePage)(w))}function L(w,S){const f=S&&(0,i().markdownLinkTarget)(S);return f?`[${w}](${f})`:w}},70939:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.beyond=F,l.listSection=m,l.rowItem=p;function i(){const o=a(38863);return i=
function(){return o},o}function y(){const o=a(10289);return y=function(){return o},o}function k(){const o=a(88611);return k=
function(){return o},o}function P(){const o=a(23408);return P=function(){return o},o}function $(){const o=a(94965);return $=
function(){return o},o}function x(){const o=a(80615);return x=function(){return o},o}function m({title:o,note:t,noun:s,rows:h},R,{
full:M=0,unfolded:u=Number.POSITIVE_INFINITY,most:g=Number.POSITIVE_INFINITY}){if(h.length===0)return[];const n=h.slice(
M,g).map(e=>p(e,R));return[`#### ${o}`,"",...t===void 0?[]:[t,""],...h.slice(0,Math.min(M,g)).flatMap(e=>f(e,R)),...M>0&&
n.length>0?[`Other ${s}s:`,""]:[],...L(n,s,u),...w(h)]}function F(o,t){return(0,P().sizeOfRows)(o.slice(t))}function L(o,t,s){
if(o.length===0)return[];const h=o.slice(s),R=`<details><summary>${(0,$().count)(h.length,`other ${t}`)}</summary>`;return[
...o.slice(0,s),"",...h.length>0?[R,"",...h,"","</details>",""]:[]]}function w(o){return o.some(({notes:s})=>s.some(({text:h})=>h.
includes("`/gene-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function f(o,t){const{words:s,command:h,spans:R=[],notes:M,blocks:u=[],rule:g,also:n}=o,e=u.filter(({title:c})=>c===
void 0).flatMap(({lines:c})=>c),[O="",...E]=(0,k().markedLines)(h??"",R),C=e.length>0?"$ ":"",T=(0,y().markdownFence)([C+
O,...E,...e]),N=[...j(o,t),...s===void 0?[]:[(0,x().sentence)(s)]],I=g===void 0?"":` (${(0,x().ruleLink)(g)})`;return[[...N,
...r(o,t)].join(", ")+(n?`; ${(0,x().sentence)(n)}`:""),"",...h===void 0?[]:[...T,""],...M.map((c,A)=>`- ${(0,$().capital)(
c.label??"note")}: ${v(c)}${A===0?I:""}`),...M.length>0?[""]:[],...u.flatMap(c=>b(c))]}function b({title:o,lines:t,language:s,
isFolded:h}){if(o===void 0||h)return[];const R=s==="sh"?` (${(0,x().linked)("how to get it",i().HOW_TO_GET_IT)})`:"",M=s?
(0,y().rawBlock)(t,s):(0,y().markdownFence)(t),u=(0,$().capital)((0,x().sentence)(o))+R;return t.length>0?[`${u}:`,"",...M,
""]:[`${u}.`,""]}function v({label:o,text:t}){const s=o==="fix";return(0,x().sentence)(s?t.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):t)}function p(o,t){const{status:s,tone:h,words:R,command:M,spans:u=[],notes:g,rule:n,also:e,files:O=[]}=o,E=s===void 0&&
h==="bad"?"\u26A0\uFE0F ":"",C=s!==void 0&&M===void 0?[`**${(0,$().capital)(s)}:**`]:[],T=R&&(o.isWhole?(0,y().markdownSentence)(
R):(0,x().sentence)(R)),N=[...T?[T]:[],...g.filter(({isMinor:D})=>!D).map(v),...O.length>0?[`Files: ${O.map(D=>t.diff({path:D,
line:1},D)).join(", ")}`]:[]].reduce((D,W)=>D===""||/[.:]$/.test(D)?`${D} ${W}`:`${D}. ${W}`,""),I=M===void 0?[]:[(0,y().
markdownCode)((0,k().commandLine)(M,u)),"\u2014"],c=j(o,t).map(D=>N===""?D:`${D}:`),A=[...r(o,t),...n?[(0,x().ruleLink)(
n)]:[]].join(", "),G=[...A===""?[]:[A],...e?[(0,x().sentence)(e)]:[]].join("; ");return`- ${E}${[...C,...I,...c,N.trim(),
...G===""?[]:[`(${G})`]].filter(Boolean).join(" ")}`}function d({status:o,name:t,place:s}){return o===void 0||s===void 0||
t?.startsWith(s.path)===!0}function j(o,t){const{name:s,word:h,place:R}=o;if(s===void 0)return[];const M=R&&d(o)?t.diff(
R,s):(0,x().name)(s);return[h===void 0?M:`${M} (${h})`]}function r(o,t){return o.place&&!d(o)?[t.place(o.place)]:[]}},78534:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.REPORT_FILE=l.MAX_REPORT_BYTES=void 0,l.claimedPull=b,l.mutantsOf=S,l.
nodeIn=w,l.readReportFile=F,l.readUploadedReport=v;function i(){const d=a(26040);return i=function(){return d},d}function y(){
const d=a(41895);return y=function(){return d},d}function k(){const d=a(54078);return k=function(){return d},d}function P(){
const d=a(5640);return P=function(){return d},d}function $(){const d=a(27436);return $=function(){return d},d}const x=l.
MAX_REPORT_BYTES=256*1024*1024,m=500;function F(d,j,r){try{return P().gateReportSchema.parse(JSON.parse(d.toString("utf8")))}catch(o){
throw new(y()).GateError("artifact_invalid",`${j} ${L(o,d).slice(0,m)}`,r,{cause:o})}}function L(d,j){if(d instanceof SyntaxError)
return"is not JSON.";const{type:r,schema_version:o}=JSON.parse(j.toString("utf8"))??{};return r!=="GateReport"?`is not a\
 GateReport${typeof r=="string"?`: its type is ${JSON.stringify(r)}`:""}.`:o!==$().GATE_REPORT_VERSION?`is a GateReport ${o===
void 0?"without a version":`of version ${JSON.stringify(o)}`}; this version of gene-gate reads ${$().GATE_REPORT_VERSION}\
.`:`is not a valid GateReport: ${(0,k().firstProblem)(d)}.`}function w({validation_reports:[d]}){if(d===void 0)return process;
const{node_version:j,platform:r,arch:o}=d.env_fingerprint;return{version:j,platform:r,arch:o}}function S(d,j){const r=d.
map((o,t)=>{const s=j(o,t)?.commands,h=o.commands.flatMap(({command:R,plan:M},u)=>{const g=s?.[u];return g?.command===R&&
g.plan_digest===M?.digest&&g.mutant?[g.mutant]:[]});return[o,h]});return new Map(r.filter(([{commands:o},{length:t}])=>t>
0&&t===o.length))}const f=l.REPORT_FILE="gate-report.json";function b(d){const j=P().gateReportSchema.pick({event:!0});return(0,i().
attempt)(()=>j.parse(JSON.parse(d.toString("utf8"))).event.pull_request)}function v(d,{headSha:j,pullRequest:r}){const o=F(
d,`The ${f} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:t}=o.
event;if(o.verdict==="error"&&o.head_sha===null)return o;if(o.head_sha!==j)throw p(`commit ${o.head_sha}`,j);if(t!==r.number)
throw p(`pull request ${t??"(none)"}`,`${r.number}`);return o}function p(d,j){return new(y()).GateError("artifact_invali\
d",`The report of the run is about ${d}, not ${j}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}},11357:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderSarif=v;function i(){const e=a(
41895);return i=function(){return e},e}function y(){const e=a(38863);return y=function(){return e},e}function k(){const e=a(
78261);return k=function(){return e},e}function P(){const e=a(74238);return P=function(){return e},e}function $(){const e=a(
13580);return $=function(){return e},e}function x(){const e=a(47350);return x=function(){return e},e}function m(){const e=a(
10289);return m=function(){return e},e}function F(){const e=a(69633);return F=function(){return e},e}function L(){const e=a(
6244);return L=function(){return e},e}function w(){const e=a(8229);return w=function(){return e},e}function S(){const e=a(
74658);return S=function(){return e},e}function f(){const e=a(94965);return f=function(){return e},e}const b=5e3;function v(e){
const O=e.findings.toSorted(k().byHarm).slice(0,b),E=[...new Set(O.map(({rule:A})=>A))],{audited_sha:C,base_sha:T,verdict:N,
tool:I}=e,c={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:I.name,version:I.
version,semanticVersion:I.version,informationUri:y().HOME,rules:E.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{
[t]:{description:{text:"The audited commit."}}},invocations:[p(e,e.findings.length-O.length)],results:O.map(A=>({...r(A,
e),ruleIndex:E.indexOf(A.rule)})),properties:{verdict:N,base_sha:T,audited_sha:C}}]};return`${(0,m().jsonLine)(c)}
`}function p(e,O){const{error:E,verdict:C}=e,T=[];if(E){const N={text:(0,m().sarifText)((0,i().inSentences)(E))};T.push(
{level:"error",descriptor:{id:E.code},message:N})}if(O>0){const N=`${(0,f().count)(O,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;T.push({level:"warning",
message:{text:N}})}return{executionSuccessful:C!=="error",exitCode:(0,x().exitCodeOf)(C,e.policy?.enforce),exitCodeDescription:(0,S().
reportTitle)(e),startTimeUtc:e.started_at,endTimeUtc:e.finished_at,...T.length>0&&{toolExecutionNotifications:T}}}const d=600,
j="geneGateFinding/v1";function r(e,O){const{id:E,rule:C,severity:T,harm:N="bookkeeping",suppressed:I}=e;return{ruleId:C,
level:R[T],rank:u[N].rank,message:{text:o(e)},locations:[s(e,O)],...E!==void 0&&{partialFingerprints:{[j]:E}},...I&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,m().sarifText)((0,f().clipCounted)(I.reason,d)),properties:{expires:I.
expires}}]}}}function o({message:e,remedy:O,rule:E}){return[e,O].filter(T=>T!=="").map(T=>(0,m().sarifText)((0,f().clipCounted)(
T,d))).join(" ")||E}const t="%SRCROOT%";function s({subject:e,location:O},{genes:E,policy:C}){const T=E.find(({id:I})=>I===
e?.id),N=[O,T&&{path:T.path,line:T.line}].find(I=>I!==void 0&&(0,F().isRepositoryPath)(I.path));return{physicalLocation:{
artifactLocation:{uri:(0,F().encodedPath)(N?.path??C?.path??P().POLICY_PATH),uriBaseId:t},region:N===void 0?{startLine:1}:
h(N)},...e?.id!==void 0&&{logicalLocations:[{name:(0,m().terminal)(e.id),kind:(0,m().terminal)(e.type??"Gene").toLowerCase()}]}}}
function h(e){const{line:O=1,column:E,end_line:C,end_column:T}=e,N={startLine:O,...E!==void 0&&{startColumn:E}};if(C===void 0||
C<O)return N;const I=T!==void 0&&(C>O||T>=(E??1));return{...N,endLine:C,...I&&{endColumn:T}}}const R={error:"error",warning:"\
warning",notice:"note"},M={error:"error",warning:"warning",notice:"recommendation"},u={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},g=80;function n(e){const O=(0,$().ruleOf)(e);if(O===void 0)return{
id:e};const{title:E,why:C,severity:T,harm:N,layer:I}=O,c=(0,F().rulePage)(e);return{id:e,...c!==void 0&&{helpUri:c},shortDescription:{
text:`${E}.`},fullDescription:{text:C},help:{text:(0,w().renderRule)(O,g),markdown:(0,L().ruleMarkdown)(O)},defaultConfiguration:{
level:R[T]},properties:{tags:[...N==="danger"?["security"]:[],typeof I=="number"?`layer-${I}`:I],"problem.severity":M[T],
"security-severity":u[N].score}}}},67237:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.countedWords=
w,l.sizeLimits=k,l.sizeList=L;function i(){const S=a(53315);return i=function(){return S},S}function y(){const S=a(94965);
return y=function(){return S},S}function k({genes:S,blast_radius:f}){const[b]=S.filter(j=>j.blast_radius.files>0).toSorted(
(j,r)=>$(r)-$(j)),v=S.filter(j=>j!==b&&$(j)>1).length,p=f&&(0,i().cappedSize)(f,f.counting),d=p&&[m(p.files,f.hard_cap_files,
"file",P),m(p.lines,f.hard_cap_lines,"line",P)];return[...b?[x(b,v)]:[],...(d??[]).filter(({isNear:j})=>j)]}const P="the\
 policy for every change (hard cap)";function $({blast_radius:{files:S,max_files:f}}){return S/Math.max(1,f)}function x({
id:S,blast_radius:f},b){const v=`${f.default_limit?"genes without one of their own, such as ":""}${(0,y().inCode)(S)}`,p=b>
0?`, and ${(0,y().count)(b,"other gene")} over the limit`:"";return m(f.files,f.max_files,"file",v+p)}function m(S,f,b,v){
const[p,d]=F(S,f);return{tone:d,words:`${(0,y().grouped)(S)} of ${(0,y().count)(f,b)}, ${p} the limit of ${v}`,isNear:S>
.8*f}}function F(S,f){return S>2*f?["more than twice","bad"]:S>f?["over","bad"]:S===f?["as many as","caution"]:S>.8*f?["\
close to","caution"]:["within","good"]}function L(S){const f={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},b=S.blast_radius;if(b===null||b.files+b.exempt_files===0)return{...f,rows:[]};const v=(d,j)=>`${(0,y().count)(d,
"file")}, ${(0,y().count)(j,"line")}`,p=[["counted",v(b.files,b.lines)],["uncounted",v(b.exempt_files,b.exempt_lines)],[
"hard cap",v(b.hard_cap_files,b.hard_cap_lines)]];return{...f,rows:[...k(S).map(({words:d,tone:j})=>({words:d,tone:j,notes:[]})),
{tone:"quiet",words:w(S),notes:p.map(([d,j])=>({label:d,text:j,isMinor:!0}))}]}}function w({blast_radius:S}){if(S===null)
return"";const{files:f,exempt_files:b,renamed_files:v=0}=S;return[`${(0,y().count)(f+b-v,"changed file")} in the pull re\
quest`,...v>0?[`${(0,y().count)(v,"rename")}, counted with both names`]:[],...b>0?[`${(0,y().grouped)(b)} not counted`]:
[]].join("; ")}},94978:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.commandCounts=m,l.geneList=p,l.
geneName=F,l.versionWords=f;function i(){const s=a(51660);return i=function(){return s},s}function y(){const s=a(69379);
return y=function(){return s},s}function k(){const s=a(90042);return k=function(){return s},s}function P(){const s=a(63245);
return P=function(){return s},s}function $(){const s=a(94965);return $=function(){return s},s}const x={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function m({commands:s},h="command"){if(s.length===0)return"no command\
s";const R=s.map(P().resultOf);return Object.entries(x).map(([u,g])=>({words:g,number:R.filter(n=>n===u).length})).filter(
({number:u})=>u>0).map(({words:u,number:g},n)=>`${n===0&&h!==""?(0,$().count)(g,h):(0,$().grouped)(g)} ${u}`).join(", ")}
function F({id:s,path:h},R){return R.filter(u=>u.id===s).length<2?s:`${s} (${h})`}const L=200;function w(s){const{store:h,
commands:R,differences:M=[]}=s,u=h!==void 0&&h.root!=="."&&R.length>0,g=f(s),n=M.map(v);return[...u?[{tone:"quiet",text:`\
commands run in ${(0,$().inCode)(h.root)}`}]:[],...n.filter(({tone:e})=>e==="caution"),...n.filter(({tone:e})=>e!=="caut\
ion"),...S(s),...g===void 0?[]:[{tone:"caution",text:g}],...Object.values(s.profiles).flatMap(({remark:e})=>e===void 0?[]:
[{text:e,isMinor:!0}])].map(e=>({...e,text:(0,$().clip)(e.text,L)}))}function S({commands:s,profiles:h}){return s.some(({
verdict:R})=>R==="block")?[]:Object.entries(h).flatMap(([R,{accepted:M,reason:u="no reason given"}])=>{const g=`not acce\
pted by the profile ${R}, which is not in use here: ${u}`;return M?[]:[{tone:"caution",text:g}]})}function f({validators:s={}}){
const h=u=>Object.entries(s).filter(([,{accepted:g}])=>g===u).map(([g])=>g==="newer"?"newer ones":g).join(" and "),[R,M]=[
h(!0),h(!1)];return R===""||M===""?void 0:`accepted by the validators of ${R}, not of ${M}`}const b={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function v({kind:s,field:h,base:R,
head:M}){const u=s==="constraint_loosened"?"caution":"quiet",g=s==="command_added"||s==="command_removed",n=R===null?`no\
w also ${(0,$().inCode)(M??"")}`:M===null?`no longer ${(0,$().inCode)(R)}`:`${(0,$().inCode)(R)} \u2192 ${(0,$().inCode)(
M)}`,e=g?(0,$().inCode)(M??R??""):`${(0,$().inCode)(h)}: ${n}`;return{tone:u,text:`${b[s]} ${e}`}}function p({genes:s},{
about:h}){const R=({verdict:u})=>u==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:s.toSorted((u,g)=>Number(
R(u))-Number(R(g))).map(u=>{const{verdict:g,change:n,summary:e,commands:O,blast_radius:E}=u,C=O.some(T=>["blocked","fail\
ed"].includes((0,P().resultOf)(T)));return{status:g==="needs_approval"?"approval":(0,$().spoken)(g),tone:$().VERDICT_TONES[g],
name:F(u,s),word:n,words:`${m(u)}, ${(0,$().grouped)(E.files)} of ${(0,$().count)(E.max_files,"file")}`,place:u,notes:[...R(
u)||C?[]:[{text:e}],...w(u)],rows:[...O.map(T=>j(T,h(u,T))),...(0,y().findingRows)(h(u),!0)],isFolded:!0}})}}const d={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function j(s,h){const{verdict:R,risk:M,confirmation:u,outcome:g,mutant:n,
profiles:e}=s,O=[...g?r(g):[],...g?.reused?["result reused from another gene"]:[],...n?[(0,k().mutantWords)(n)]:[],...R===
"warn"?["allowed with a warning"]:[]],E=[...M?[`risk: ${M}`]:[],...u?[`confirmation: ${(0,$().spoken)(u)}`]:[],...Object.
entries(e).map(([C,T])=>`${C}: ${T}`)];return{status:R==="block"?"blocked":g?(0,$().statusWords)(g):"not run",tone:d[(0,P().
resultOf)(s)],command:s.command,spans:h.flatMap(({span:C})=>C??[]),...O.length>0&&{words:O.join(", ")},notes:[{text:E.join(
", "),isMinor:!0},...g?t(g):[]],blocks:Object.entries({"standard output":g?.stdout,"standard error":g?.stderr}).flatMap(
([C,T])=>T&&T.bytes>0?[{title:`${C}, ${(0,$().size)(T.bytes)}`,lines:(0,i().streamLines)(T),isFolded:!0}]:[]),rows:(0,y().
findingRows)(h,!0)}}function r(s){const{peak_memory_bytes:h,cpu_ms:R}=s.resources??{};return[...(0,$().didRun)(s)?[(0,$().
duration)(s.duration_ms)]:[],...R===void 0?[]:[`CPU ${(0,$().duration)(R)}`],...h===void 0?[]:[`memory ${(0,$().size)(h)}`]]}
const o=20;function t({reason:s,side_effects:h}){const R=$().SIDE_EFFECTS.filter(M=>(h?.[M].length??0)>0).map(M=>`${(0,$().
count)((0,$().sideEffectCount)(M,h),"file")} ${M}: ${(0,$().named)(h?.[M]??[],o)}`);return[...s===void 0?[]:[s],...R,...h?.
complete===!1?["The list of side effects is incomplete."]:[]].map(M=>({text:M,isMinor:!0}))}},74658:function(H,l,a){Object.
defineProperty(l,"__esModule",{value:!0}),l.VERDICT_SYMBOLS=void 0,l.headlineOf=b,l.isReportedOnly=L,l.reportTitle=v,l.reportedOnlyNote=
w,l.undecidedPart=m;function i(){const u=a(1395);return i=function(){return u},u}function y(){const u=a(13580);return y=
function(){return u},u}function k(){const u=a(47350);return k=function(){return u},u}function P(){const u=a(17577);return P=
function(){return u},u}function $(){const u=a(63245);return $=function(){return u},u}function x(){const u=a(94965);return x=
function(){return u},u}function m({verdict:u,error:g,shards:n=[]}){const[e]=n;return u==="error"&&!g&&e&&n.length<e.of?e:
void 0}function F(u){const{verdict:g}=u,n=m(u);return n?`part ${n.index}/${n.of}: ${x().VERDICT_WORDS[n.verdict]}`:L(u)?
g==="fail"?"would fail":`would be: ${x().VERDICT_WORDS[g]}`:x().VERDICT_WORDS[g]}function L({verdict:u,policy:g}){return g?.
enforce==="report"&&k().REPORTED_ONLY.has(u)}function w({policy:u}){const g=u?.enforce_until;return`The policy reports ${g===
void 0?"only":`only until ${g}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const S=l.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},f=56;function b(u,g){const n=j(u,g),e=[n[0]??""].flat(),O=d(u,g),E=(I,c="")=>I.length+c.length<=f,T=!E(O,e[0])&&
e.some(I=>E(p,I))&&u.verdict==="warn"?p:O;let N="";for(const I of n){const[c]=[I].flat().map(A=>N===""?A:`${N}, ${A}`).filter(
A=>T.length+A.length<=f);N=c??N}return{verdict:T,words:N}}function v(u){const{verdict:g,words:n}=b(u,(0,$().reportSections)(
u));return n===""?g:`${g}: ${n}`}const p="warning";function d(u,g){const n=F(u),{length:e}=o(g);return n===x().VERDICT_WORDS.
warn&&e>0?`pass with ${(0,x().count)(e,"warning")}`:n}function j(u,g){const n=t(g);switch(u.verdict){case"pass":case"war\
n":return[...n,...s(o(g)),...r(u,g)];case"needs_approval":return[...R(u),...t({...g,dangers:g.dangers.filter(e=>!(0,i().
needsPerson)(e))})];case"fail":case"error":return[...[u.error?.code??""].filter(e=>/^\w+$/.test(e)).map(x().spoken),...n,
...M(u,g)]}}function r({genes:u},{passed:g,notRun:n}){return u.length===0?["no genes changed"]:[(0,x().count)(u.length,"\
gene"),...g.length>0?[`${(0,x().count)(g.length,"command")} passed`]:[],...n.length>0?[`${(0,x().count)(n.length,"comman\
d")} not run`]:[]]}function o({dangers:u,findings:g,told:n}){return(0,$().groupCauses)([...u,...g,...n]).filter(({lead:e})=>e.
severity==="warning")}function t({blocked:u,dangers:g}){const e=[...u.flatMap(({findings:[T]})=>T?.harm==="danger"?T:[]),
...(0,$().groupCauses)(g).map(({lead:T})=>T)],[O]=e.map(T=>({why:h(T),isGrave:T.severity==="error"||(0,i().needsPerson)(
T)})).toSorted((T,N)=>Number(N.isGrave)-Number(T.isGrave)||(0,P().dangerRank)(T.why)-(0,P().dangerRank)(N.why));if(O===void 0)
return[];const{why:E}=O,C=(0,x().grouped)(e.length);return e.length===1?[[E.replace(/^command /,"1 command "),"1 danger"]]:
[[E,E.replace(/ with .*/,"")].map(T=>`${C} dangers: ${T}`).concat(E,`${C} dangers`)]}function s([u,...g]){return u&&g.every(
({lead:e})=>e.rule===u.lead.rule)&&u.lead.harm!=="danger"?[h(u.lead)]:[]}function h({rule:u,danger:g=""}){return/^[\w ,`]+$/.
test(g)?`command ${g.replaceAll("`","")}`:((0,y().ruleOf)(u)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,e=>e.
toLowerCase())}function R({genes:u,findings:g}){const n=u.filter(({verdict:E})=>E==="needs_approval").length,e=g.some(({
rule:E})=>E==="gate-approval-missing"),O=E=>e&&g.some(({rule:C})=>C===E);return[...O("gate-weakened")?["the gate is weak\
ened"]:[],...O("agent-files-unapproved")?["machines run something else"]:[],...n>0?[`${(0,x().grouped)(n)} of ${(0,x().count)(
u.length,"gene")}`]:[]]}function M({genes:u},g){const{blocked:n,failed:e,findings:O}=g,E=u.filter(({verdict:c})=>c==="fa\
il"||c==="error").length,C=(0,$().groupCauses)(O.filter(c=>!(0,$().isOfSize)(c))).filter(({lead:c})=>c.severity==="error"),
T=[...E>0&&u.length>1?[`${(0,x().grouped)(E)} of ${(0,x().count)(u.length,"gene")} failed`]:[],...n.some(({findings:[c]})=>c?.
harm!=="danger")?[`${(0,x().count)(n.length,"command")} blocked`]:[],...e.length>0?[`${(0,x().count)(e.length,"command")}\
 failed`]:[],...O.some(c=>(0,$().isOfSize)(c)&&c.severity==="error")?["size limit exceeded"]:[]],N=T.length>0?"other err\
or":"error";if(C.length>0)return[...T,[...s(C),(0,x().count)(C.length,N)]];const I=o(g);return T.length>0||I.length===0?
T:[[...s(I),(0,x().count)(I.length,"warning")]]}},90042:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.environmentList=k,l.mutantWords=f,l.noticesDefect=b;function i(){const p=a(89549);return i=function(){return p},p}function y(){
const p=a(94965);return y=function(){return p},p}function k(p){const d=(o,t)=>o.flatMap(([s,h])=>h?{label:s,text:h,isMinor:t}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:d($(p),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:d(P(p),!0),isFolded:!0}]}}function P(p){const{isolation:d,policy:j,shards:r=[],
tool:o,validation_reports:t}=p,{probes:s=[],downgrades:h=[],level:R,description:M}=d,u=t.map(({env_fingerprint:{node_version:e,
platform:O,arch:E}})=>`Node ${e}, ${O} ${E}`),g=r.length<(r[0]?.of??0),n=s.filter(({held:e})=>!e);return[["Next actor",(0,y().
spoken)(p.next_actor)],["Policy digest",j?.digest],["Plans digest",p.plans_digest],["Approval digest",p.approval_digest],
["Isolation in full",R==="none"?null:M],...[...new Set(u)].map(e=>["Commands ran on",e]),[g?"Shard":"Merged from",r.map(
({index:e,of:O,verdict:E})=>`${e}/${O} (${y().VERDICT_WORDS[E]})`).join(", ")],["Tool",`${o.name} ${o.version}`],["Sandb\
ox self-test",s.length>0?`${s.length-n.length} of ${(0,y().count)(s.length,"attempt")} prevented`:null],...n.map(({name:e,
required:O})=>["Not prevented",`${(0,y().spoken)(e)}${O?"":" (not required)"}`]),...h.map(({from:e,reason:O})=>["Not ava\
ilable",`${(0,y().inCode)(e)}: ${O}`])]}function $(p){const{genes:d,isolation:j,approvals:r,approval_digest:o}=p,t=d.some(
({commands:s})=>s.length>0);return[["Commits",m(p)],["Policy",x(p)],["Approved",r.map(F).join(", ")],["Approval",o&&`dig\
est ${(0,i().shortDigest)(o)}`],["Isolation",L(j)],["Can fail",t?v(p):null],["Note",d.length>0?w:null]]}function x({policy:p,
blast_radius:d}){if(p===null)return"not read";const{path:j="built-in defaults",extends:r,combined_with:o,profile:t}=p,s=p.
enforce_until===void 0?"":` until ${p.enforce_until}`;return[j,r?` extending ${r.repository}/${r.path}`:"",o?` combined \
with ${o.name}`:"",`, profile ${t}`,d?.counting==="reference"?", files counted like the reference engine":"",p.enforce?`\
, reports only${s}: a failing verdict does not fail the check`:""].join("")}function m(p){const{base_sha:d,head_sha:j,audited_sha:r,
event:o}=p;if(d!==null&&d===r)return`${(0,y().shortCommit)(d)} is both base and head, so nothing changes`;const t=`${(0,y().
shortCommit)(d)} \u2192 ${(0,y().shortCommit)(j)}`;return o.name==="worktree"?`${t} with the uncommitted files`:o.name===
"index"?`${t} with the staged files`:r===j?t:`${t}, audited: ${(0,y().shortCommit)(r)}`}function F({user:p,at:d,pull_request:j}){
return`by ${p} at ${(0,y().moment)(d)}${j===void 0?"":` (pull request ${j})`}`}function L({level:p,description:d}){return p!==
"namespaces"?d:`contained: ${/no network/.test(d)?"no network":"network allowed"}, private copy`}const w="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"\
not run"};function f({outcome:p,reason:d}){return`notices a defect: ${S[p]}${d===void 0?"":` (${d})`}`}function b({commands:p}){
const d=p.flatMap(({mutant:r})=>r?.outcome??[]);if(d.length===0)return;const[j]=["killed","not_run","survived"].filter(r=>d.
includes(r));return j&&S[j]}function v({genes:p}){const j=p.flatMap(t=>t.commands).flatMap(({mutant:t})=>t??[]);if(j.length===
0)return"not tried; only a run with the change broken can tell";const r=j.find(t=>t.reason!==void 0)?.reason,o=t=>j.filter(
({outcome:s})=>s===t).length;return o("not_run")===j.length?`not tried: ${r}`:`with the change broken, ${o("killed")} of\
 ${j.length} commands did not pass, as the change\u2019s own code reported${r===void 0?"":`; ${o("not_run")} not run: ${r}`}`}},
23107:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.findParts=L,l.readAtMost=S,l.readParts=w;function i(){
const v=a(51455);return i=function(){return v},v}function y(){const v=a(76760);return y=function(){return v},v}function k(){
const v=a(41895);return k=function(){return v},v}function P(){const v=a(73388);return P=function(){return v},v}function $(){
const v=a(78374);return $=function(){return v},v}function x(){const v=a(78534);return x=function(){return v},v}const m=2*
x().MAX_REPORT_BYTES,F="gate-report.json";async function L(v){return(await(0,i().readdir)(v,{recursive:!0,withFileTypes:!0}).
catch(d=>{if(d.code==="ENOENT")return[];throw new(k()).GateError("file_unreadable",`Cannot read the directory ${v} (${d.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:d})})).filter(d=>d.isFile()&&d.name===F).map(
({parentPath:d,name:j})=>(0,y().join)(d,j)).sort()}async function w(v,p,d=f){if(v.length>$().MAX_SHARDS)throw b(`There a\
re more than ${$().MAX_SHARDS} parts`);const j=[];let r=m;for(const o of v){const t=await S(Math.min(r,x().MAX_REPORT_BYTES),
o,p);r-=t.length;const s=(0,P().inputName)(o);j.push({name:s,report:(0,x().readReportFile)(t,s,d)})}return j}async function S(v,p,d){
const j=[];let r=0;for await(const o of d(p)){if(r+=o.length,r>v)throw b(`${(0,P().inputName)(p)} is too large, alone or\
 together with the other parts`);j.push(o)}return Buffer.concat(j)}const f="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function b(v){return new(k()).GateError("artifact_invalid",v,f)}},42844:function(H,l,a){
a.r(l),a.d(l,{default:()=>i.A});var i=a(49585)},40894:function(H,l,a){a.r(l),a.d(l,{renderToString:()=>i.F0});var i=a(53091)},
892:function(H,l,a){a.r(l),a.d(l,{Fragment:()=>i.FK,jsx:()=>i.Y,jsxs:()=>i.FD});var i=a(38720)}};
