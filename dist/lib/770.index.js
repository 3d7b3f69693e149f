"use strict";exports.id=770,exports.ids=[770],exports.modules={1207:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.BrokenAnswer=void 0,l.asUnavailable=v,l.explainFailure=m,l.ifFound=O,l.readFailure=R,l.requireAsked=N;function i(){const r=a(
7723);return i=function(){return r},r}function y(){const r=a(41895);return y=function(){return r},r}class k extends Error{name="\
BrokenAnswer"}l.BrokenAnswer=k;function N(r,o){if(!r)throw new k(`it is not about ${o}`)}const $=300;function R(r){const o=typeof r==
"object"&&r!==null?r:{},t=d(o.message??r);if(p(o)||p(o.cause))return{kind:"timeout",said:t};if(o.name==="BrokenAnswer")return{
kind:"broken",said:t};const s=I(r);if(s!==void 0)return{kind:"broken",said:d(s)};if(typeof o.status!="number")return{kind:"\
unexpected",said:t};if(o.response===void 0)return{kind:"network",said:t};const h=o.response.headers??{},b=j(h["retry-aft\
er"]),M=h["x-ratelimit-remaining"]==="0"?j(h["x-ratelimit-reset"]):void 0,L=b!==void 0||M!==void 0;return{kind:E(o.status,
t,L),said:t,status:o.status,...b!==void 0&&{retryAfter:b},...M!==void 0&&{resetAt:M}}}const g=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function I(r){if(r instanceof i().ZodError){const[t]=r.issues;return`its field ${t?.path.join(".")} is not as GitHub doc\
uments it`}return r instanceof TypeError&&g.test(r.message)?"it lacks fields that GitHub documents":void 0}function E(r,o,t){
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
function m(r,o){const t=R(r);return`could not ${o.doing}: ${S[t.kind](t,o)}`}async function O(r){try{return await r}catch(o){
if(R(o).kind==="not_found")return;throw o}}function v(r,o){if(r instanceof y().GateError)return r;const t=m(r,o);return new(y()).
GateError("github_unavailable",t,"Run the job again.",{cause:r})}function p(r){const o=r?.name;return o==="TimeoutError"||
o==="AbortError"}function d(r){const o=String(r).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return o.length>$?`${o.slice(0,$)}...`:o}function j(r){const o=typeof r=="string"&&r!==""?
Number(r):Number.NaN;return Number.isFinite(o)&&o>=0?o:void 0}},28765:function(H,l,a){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.makeFolder=$,l.replaceFile=N;function i(){const g=a(77598);return i=function(){return g},g}function y(){
const g=a(51455);return y=function(){return g},g}function k(){const g=a(76760);return k=function(){return g},g}async function N(g,I,E){
const w=`${g}.${(0,i().randomUUID)()}.tmp`;try{await(0,y().writeFile)(w,I,{flag:"wx",mode:E}),await(0,y().rename)(w,g)}finally{
await(0,y().rm)(w,{force:!0})}}async function $(g){await R(g)||((0,k().dirname)(g)!==g&&await $((0,k().dirname)(g)).catch(
()=>{}),await(0,y().mkdir)(g).catch(async I=>{if(!await R(g))throw I}))}async function R(g){return(0,y().stat)(g).then(I=>I.
isDirectory(),()=>!1)}},55430:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.publishFiles=p,l.resultPaths=
O;function i(){const t=a(51455);return i=function(){return t},t}function y(){const t=a(76760);return y=function(){return t},
t}function k(){const t=a(58500);return k=function(){return t},t}function N(){const t=a(1207);return N=function(){return t},
t}function $(){const t=a(41895);return $=function(){return t},t}function R(){const t=a(28765);return R=function(){return t},
t}function g(){const t=a(52978);return g=function(){return t},t}function I(){const t=a(10289);return I=function(){return t},
t}function E(){const t=a(62887);return E=function(){return t},t}function w(){const t=a(31048);return w=function(){return t},
t}function S(){const t=a(58924);return S=function(){return t},t}function m(){const t=a(11357);return m=function(){return t},
t}function O(t){const s=h=>(0,y().join)(t,h);return{report:s("gate-report.json"),validationReports:s("validation-reports"),
agentTask:s(g().AGENT_TASK_FILE),agentPatch:s(g().AGENT_PATCH_FILE),page:s("report.md"),html:s("report.html"),sarif:s("r\
eport.sarif"),junit:s("report.junit.xml")}}const v=1024*1024;async function p(t,s,h){const b=O(t);try{await r(t);for(const M of d(
b,s,h))await M(),await(0,k().setImmediate)(),h?.throwIfAborted();return{status:"reached",where:t}}catch(M){return{status:"\
failed",reason:`could not write the result files: ${(0,N().readFailure)(M).said}`,...M instanceof $().GateError&&{hint:M.
hint}}}}function d(t,{report:s,markdown:h},b){return[()=>(0,R().replaceFile)(t.report,(0,w().renderJson)(s)),()=>j(t.validationReports,
s,b),()=>(0,R().replaceFile)(t.agentTask,(0,g().renderAgentTask)(s)),()=>o(t.agentPatch,s.fix?.patch||void 0),()=>(0,R().
replaceFile)(t.page,h(v)),()=>(0,R().replaceFile)(t.html,(0,E().renderHtml)(s)),()=>(0,R().replaceFile)(t.sarif,(0,m().renderSarif)(
s)),()=>(0,R().replaceFile)(t.junit,(0,S().renderJunit)(s))]}async function j(t,{validation_reports:s},h){await r(t);for(const b of await(0,i().
readdir)(t))/^vr_\d+\.json$/.test(b)&&await(0,i().rm)((0,y().join)(t,b));for(const b of s)h?.throwIfAborted(),await(0,R().
replaceFile)((0,y().join)(t,`${b.id}.json`),`${(0,I().json)(b)}
`)}async function r(t){if(await(0,R().makeFolder)(t),!(await(0,i().lstat)(t)).isDirectory())throw new Error(`${t} is a s\
ymlink or not a directory`)}async function o(t,s){s===void 0?await(0,i().rm)(t,{force:!0}):await(0,R().replaceFile)(t,s)}},
62887:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderHtml=L;function i(){const n=a(892);return i=
function(){return n},n}function y(){const n=a(77598);return y=function(){return n},n}function k(){const n=a(40894);return k=
function(){return n},n}function N(){const n=a(13580);return N=function(){return n},n}function $(){const n=a(80770);return $=
function(){return n},n}function R(){const n=a(67237);return R=function(){return n},n}function g(){const n=a(69379);return g=
function(){return n},n}function I(){const n=a(55967);return I=function(){return n},n}function E(){const n=a(94978);return E=
function(){return n},n}function w(){const n=a(74658);return w=function(){return n},n}function S(){const n=a(90042);return S=
function(){return n},n}function m(){const n=a(63245);return m=function(){return n},n}function O(){const n=a(38319);return O=
function(){return n},n}function v(){const n=a(94965);return v=function(){return n},n}function p(){const n=a(11217);return p=
function(){return n},n}function d(){const n=a(31992);return d=function(){return n},n}function j(){const n=a(14305);return j=
function(){return n},n}const r=12,o={most:10,columns:120};function t(n,e){const{notices:f,suppressed:T}=e,x=(A,c,F)=>({id:A,
title:c,label:"",noun:"finding",rows:(0,g().findingRows)(F,!0)}),C=[(0,I().fixList)(n),(0,O().machineList)(n),(0,O().readList)(
n),(0,E().geneList)(n,e),(0,O().claimList)(n),(0,S().environmentList)(n)],P=[(0,R().sizeList)(n),(0,O().uncountedList)(n),
x("notices","Notices",f),x("suppressed","Ignored by the policy",T),b(n)];return[...h(e),...C.flatMap(A=>s(A,!1)),...P.flatMap(
A=>s(A,!0))]}function s({id:n,title:e,noun:f,note:T,rows:x},C){if(x.length===0)return[];const P=(0,i().jsxs)(i().Fragment,
{children:[T!==void 0&&(0,i().jsx)("p",{class:"quiet",children:T}),(0,i().jsx)(d().Rows,{of:x,noun:f})]}),A=(x[0]?.name??
x[0]?.status)!==void 0;return[{id:n,title:e,...A&&{count:x.length},isFolded:C,body:P}]}function h(n){const{dangers:e,blocked:f,
failed:T,waiting:x,findings:C}=n,P={"dangerous finding":(0,g().findingRows)(e),"blocked command":(0,g().blockedRows)(f),
"failed command":(0,g().failedRows)(T,o),"pending approval":(0,g().findingRows)(x),finding:(0,g().findingRows)(C)},A=Object.
entries(P).map(([F,D])=>(0,i().jsx)(d().Rows,{noun:F,of:D,open:r},F)),c=Object.values(P).flat().length;return c===0?[]:[
{id:"attention",title:"Action required",count:c,isFolded:!1,body:A}]}function b({findings:n,capsules:e}){const f=[...n,...e.
flatMap(({reasons:P})=>P)],T=[...new Set(f.map(({rule:P})=>P))].flatMap(P=>(0,N().ruleOf)(P)??[]),x=(P,A="")=>A===""?[]:
[{title:P,lines:A.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:T.map(({id:P,title:A,why:c,wrong:F,right:D,configure:G})=>({
tone:"quiet",name:P,words:A,documents:P,isFolded:!0,notes:[{text:c.replace(/\s+/g," ")}],blocks:[...x("Wrong",(0,$().exampleText)(
F)),...x("Right",(0,$().exampleText)(D)),...x("Configure",G)]}))}}const M=["default-src 'none'",`style-src 'sha256-${(0,y().
createHash)("sha256").update(j().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function L(n){const e=(0,m().reportSections)(n),f=t(n,e),T=(0,k().renderToString)((0,i().jsxs)(
i().Fragment,{children:[(0,i().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:M}),(0,i().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,i().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,i().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,i().jsx)("title",{children:`${(0,w().reportTitle)(n)} \xB7 gene-\
gate`})]})),x=(0,k().renderToString)((0,i().jsxs)("main",{children:[(0,i().jsx)(p().Masthead,{report:n,sections:e}),f.map(
C=>(0,i().jsx)(u,{section:C},C.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${T}<style>${j().STYLE}</style></head>
<body>${x}</body>
</html>
`}function u({section:n}){const{id:e,title:f,count:T,isFolded:x,body:C}=n,P=(0,i().jsxs)("h2",{id:`${e}-title`,children:[
f,T!==void 0&&(0,i().jsxs)("span",{class:"quiet",children:[" ",(0,v().grouped)(T)]})]});return x?(0,i().jsx)("section",{
class:"folded","aria-labelledby":`${e}-title`,children:(0,i().jsxs)("details",{id:e,children:[(0,i().jsx)("summary",{children:P}),
C]})}):(0,i().jsxs)("section",{id:e,"aria-labelledby":`${e}-title`,children:[P,C]})}},11217:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.Masthead=$;function i(){const g=a(892);return i=function(){return g},g}function y(){const g=a(
74658);return y=function(){return g},g}function k(){const g=a(94965);return k=function(){return g},g}function N(){const g=a(
31992);return N=function(){return g},g}function $({report:g,sections:I}){const{error:E,event:w}=g,S=(0,y().isReportedOnly)(
g),{verdict:m,words:O}=(0,y().headlineOf)(g,I);return(0,i().jsxs)("header",{children:[(0,i().jsxs)("p",{class:"quiet abo\
ut",children:[(0,i().jsx)("strong",{children:"gene-gate"}),w.pull_request!==void 0&&(0,i().jsxs)("span",{children:["pull\
 request ",w.pull_request]}),(0,i().jsxs)("span",{children:[(0,k().shortCommit)(g.base_sha)," \u2192 ",(0,k().shortCommit)(
g.head_sha)]}),(0,i().jsx)("time",{dateTime:g.finished_at,children:(0,k().moment)(g.finished_at)})]}),(0,i().jsx)("h1",{
children:(0,i().jsx)(N().Status,{tone:k().VERDICT_TONES[S?"warn":g.verdict],word:(0,k().capital)(m)})}),(0,i().jsx)("p",
{class:"headline",children:O}),S&&(0,i().jsx)("p",{children:(0,i().jsx)(N().Sentence,{text:(0,y().reportedOnlyNote)(g)})}),
E&&(0,i().jsxs)(i().Fragment,{children:[(0,i().jsx)(N().Code,{lines:E.message.split(`
`)}),(0,i().jsx)("p",{class:"quiet",children:"Fix"}),(0,i().jsx)(N().Code,{lines:E.hint.split(`
`)})]}),(0,i().jsx)("dl",{class:"figures",children:R(g,I).map(([v,p,d])=>(0,i().jsxs)("div",{children:[(0,i().jsx)("dt",
{children:v}),(0,i().jsxs)("dd",{children:[(0,i().jsx)("strong",{children:p})," ",(0,i().jsx)("span",{class:"quiet",children:d})]})]},
v))})]})}function R(g,I){const{genes:E,blast_radius:w,duration_ms:S}=g,{commands:m,passed:O,blocked:v,failed:p,notRun:d}=I,
j=E.filter(({verdict:h})=>h==="pass"||h==="warn").length,o=Object.entries({blocked:v,failed:p,"not run":d}).flatMap(([h,
{length:b}])=>b>0?[`${b} ${h}`]:[]),t=[["Genes",`${j} of ${E.length}`,"passed"],["Commands",`${O.length} of ${m.length}`,
["passed",...o].join(", ")]],s=w&&[`${w.files}`,`counted, ${(0,k().count)(w.lines,"line")}`];return[...E.length>0?t:[],...s?
[["Files",...s]]:[],["Duration",(0,k().duration)(S),"total"]]}},31992:function(H,l,a){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.Code=S,l.Rows=O,l.Sentence=E,l.Status=w;function i(){const r=a(892);return i=function(){return r},r}function y(){
const r=a(13580);return y=function(){return r},r}function k(){const r=a(10289);return k=function(){return r},r}function N(){
const r=a(88611);return N=function(){return r},r}function $(){const r=a(94965);return $=function(){return r},r}const R={
sentence:2e3,name:300},g=1e3;function I({text:r}){return(0,i().jsx)("code",{children:r===""?"(empty)":(0,k().terminal)((0,$().
clipCounted)(r,R.name))})}function E({text:r}){const o=(0,$().clipCounted)(r,R.sentence).split(/`([^`]+)`/);return(0,i().
jsx)("bdi",{children:o.map((t,s)=>s%2===1?(0,i().jsx)("code",{children:(0,k().terminal)(t)},s):(0,k().terminal)(t))})}function w({
tone:r,word:o}){return(0,i().jsx)("strong",{class:`status ${r}`,children:o})}function S({lines:r,language:o}){const t=r.
map(s=>`${(0,k().terminal)(s.replaceAll("	","    "))}
`);return(0,i().jsx)("pre",{dir:"ltr",children:t.map((s,h)=>o==="diff"&&s.startsWith("-")?(0,i().jsx)("del",{children:s},
h):o==="diff"&&s.startsWith("+")?(0,i().jsx)("ins",{children:s},h):s)})}function m({command:r="",spans:o=[]}){return(0,i().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(r,o).map(({start:t,end:s,isShown:h})=>h?(0,N().markedRuns)(r,{start:t,
end:s},o).map(({text:b,marked:M},L)=>M?(0,i().jsx)("mark",{children:b||"\xA0"},L):b):(0,i().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(s-t)} `},t))})}function O({of:r,noun:o,open:t=g}){const s=r.slice(0,g).map((h,b)=>(0,i().jsx)("li",{
children:(0,i().jsx)(v,{row:h})},b));return(0,i().jsxs)(i().Fragment,{children:[s.length>0&&(0,i().jsx)("ul",{children:s.
slice(0,t)}),s.length>t&&(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:(0,$().count)(r.length-t,`mor\
e ${o}`)}),(0,i().jsx)("ul",{children:s.slice(t)})]}),r.length>g&&(0,i().jsxs)("p",{class:"quiet",children:[(0,$().count)(
r.length-g,`more ${o}`)," in ",(0,i().jsx)("code",{children:"gate-report.json"})]})]})}function v({row:r}){const{status:o,
rows:t=[],blocks:s=[],command:h,notes:b,rule:M,documents:L,isFolded:u}=r,n=b.filter(({label:T})=>T!==void 0),e=(0,i().jsxs)(
i().Fragment,{children:[h!==void 0&&(0,i().jsx)(m,{...r}),b.map(({label:T,text:x,tone:C="quiet"})=>T===void 0&&x!==""?(0,i().
jsx)("p",{class:C,children:(0,i().jsx)(E,{text:x})},x):null),(n.length>0||M!==void 0)&&(0,i().jsx)(d,{notes:n,rule:M}),s.
map((T,x)=>(0,i().jsx)(j,{block:T},x)),t.length>0&&!u&&r.also!==void 0?(0,i().jsxs)("details",{children:[(0,i().jsx)("su\
mmary",{children:(0,i().jsx)(E,{text:r.also})}),(0,i().jsx)(O,{of:t,noun:"finding"})]}):t.length>0&&(0,i().jsx)(O,{of:t,
noun:h===void 0?"command":"finding"})]}),f=o===void 0?"div":"article";return u?(0,i().jsxs)("details",{children:[(0,i().
jsx)("summary",{children:(0,i().jsx)(p,{row:r})}),(0,i().jsx)("div",{id:L&&`rule-${L}`,children:e})]}):(0,i().jsxs)(f,{children:[
(o??r.name??r.words)!==void 0&&(0,i().jsx)("p",{children:(0,i().jsx)(p,{row:r})}),e]})}function p({row:{status:r,tone:o,
name:t,word:s,words:h,place:b,also:M,rows:L=[]}}){const u=[r!==void 0&&(0,i().jsx)(w,{tone:o,word:r}),t!==void 0&&(0,i().
jsx)(I,{text:t}),s!==void 0&&(0,i().jsxs)("span",{class:r===void 0?o:"quiet",children:["(",s,")"]}),h!==void 0&&(0,i().jsx)(
E,{text:h}),b!==void 0&&!t?.startsWith(b.path)&&(0,i().jsx)("span",{class:"quiet",children:(0,i().jsx)(I,{text:`${b.path}\
:${b.line}`})}),M!==void 0&&L.length===0&&(0,i().jsx)(E,{text:M})];return(0,i().jsx)(i().Fragment,{children:u.filter(Boolean).
map((n,e)=>[e>0?" ":"",n])})}function d({notes:r,rule:o}){const t=r.map(({label:s="",text:h})=>[(0,$().capital)(s),(0,i().
jsx)(E,{text:h},h)]);if(o!==void 0){const s=(0,i().jsx)(I,{text:o});t.push(["Rule",(0,y().ruleOf)(o)===void 0?s:(0,i().jsx)(
"a",{href:`#rule-${o}`,children:s})])}return(0,i().jsx)("dl",{children:t.map(([s,h],b)=>(0,i().jsxs)("div",{children:[(0,i().
jsx)("dt",{children:s}),(0,i().jsx)("dd",{children:h})]},b))})}function j({block:r}){const{title:o,lines:t,isFolded:s}=r,
h=o!==void 0&&(0,i().jsx)(E,{text:o});return s?(0,i().jsxs)("details",{children:[(0,i().jsx)("summary",{children:h}),(0,i().
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
`},31048:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderJson=g,l.reportDigest=I;function i(){const E=a(
77598);return i=function(){return E},E}function y(){const E=a(23404);return y=function(){return E},E}function k(){const E=a(
41895);return k=function(){return E},E}function N(){const E=a(10289);return N=function(){return E},E}function $(){const E=a(
5640);return $=function(){return E},E}function R(){const E=a(78534);return R=function(){return E},E}function g(E,w=R().MAX_REPORT_BYTES){
const S=`${(0,N().json)($().gateReportSchema.parse(E))}
`;if(Buffer.byteLength(S)<=w)return S;throw new(k()).GateError("file_unreadable",`The report has more than ${w} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function I(E){return`s\
ha256:${(0,i().createHash)("sha256").update((0,y().canonicalize)(E)).digest("hex")}`}},58924:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.renderJunit=S;function i(){const n=a(42844);return i=function(){return n},n}function y(){const n=a(
59490);return y=function(){return n},n}function k(){const n=a(10289);return k=function(){return n},n}function N(){const n=a(
51660);return N=function(){return n},n}function $(){const n=a(74658);return $=function(){return n},n}function R(){const n=a(
90042);return R=function(){return n},n}function g(){const n=a(63245);return g=function(){return n},n}function I(){const n=a(
94965);return I=function(){return n},n}const E="change",w=new(i()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(n){const e=m(n),f={"@timestamp":n.started_at},T={
"@name":"gene-gate",...p(e.flatMap(({cases:C})=>C)),...f,...e.length>0&&{testsuite:e.map(({name:C,file:P,cases:A})=>({"@\
name":(0,k().terminal)(C),...p(A),...P!==void 0&&{"@file":(0,k().terminal)(P)},...f,testcase:A}))}},x={"@version":"1.0",
"@encoding":"UTF-8"};return`${w.build({"?xml":x,testsuites:T}).trim()}
`}function m(n){const{error:e,verdict:f}=n,T=(0,g().reportSections)(n),x=[...T.dangers,...T.findings].filter(({severity:B})=>B===
"error"),C=new Set(n.genes.map(({id:B})=>B)),P=(0,y().groupBy)(x,({subject:B})=>C.has(B?.id??"")?B?.id:E),A=(0,y().groupBy)(
T.commands,({gene:B})=>B),c=B=>(P.get(B)??[]).map(U=>o(U,B)),F=n.genes.map(B=>{const U=[...(A.get(B)??[]).map(r),...c(B.
id)];return O({name:B.id,file:B.path,cases:U},B.verdict,B.summary)}),D=e?[t("error",E,e.message,e.hint)]:[],G={name:E,cases:[
...D,...c(E)]},W=F.some(v)?G:O(G,f,(0,$().reportTitle)(n));return W.cases.length>0?[W,...F]:F}function O(n,e,f){return!(e===
"fail"||e==="error")||v(n)?n:{...n,cases:[...n.cases,t("failure",n.name,f)]}}function v({cases:n}){return n.some(({failure:e,
error:f})=>e!==void 0||f!==void 0)}function p(n){return{"@tests":n.length,"@failures":n.filter(({failure:e})=>e).length,
"@errors":n.filter(({error:e})=>e).length,"@skipped":n.filter(({skipped:e})=>e).length,"@time":n.reduce((e,f)=>e+Number(
f["@time"]),0).toFixed(3)}}const d=1e3,j={lines:40,columns:200};function r(n){const{gene:e,command:f}=n,{outcome:T,mutant:x,
location:C}=f;return{"@name":L(f.command),"@classname":L(e.id),"@file":L(C?.path??e.path),"@line":C?.line??e.line,"@time":u(
T?.duration_ms??0),...x&&{properties:{property:{"@name":"mutant","@value":L((0,R().mutantWords)(x))}}},...s(n),...T&&{"s\
ystem-out":(0,N().streamLines)(T.stdout).join(`
`),"system-err":(0,N().streamLines)(T.stderr).join(`
`)}}}function o(n,e){const{rule:f,message:T,location:x}=n;return{"@name":L(f),"@classname":L(e),...x&&{"@file":L(x.path),
"@line":x.line},"@time":u(0),failure:{"@type":L(f),"@message":L(T),"#text":M(n)}}}function t(n,e,f,T=""){const x=(0,k().
terminalLines)((0,I().clipCounted)(T,d));return{"@name":"verdict","@classname":L(e),"@time":u(0),[n]:{"@type":"verdict",
"@message":L(f),"#text":x.join(`
`)}}}function s({gene:n,command:e,result:f,findings:T}){switch(f){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":L(b(n,e))}};case"blocked":case"failed":{const[x]=T,{outcome:C}=e,P=C?(0,N().errorLines)(C,j.lines,j.columns):[],
A={"@type":L(x?.rule??f),"@message":L(x?.message??n.summary),"#text":[...T.map(M),...P].join(`
`)};return C!==void 0&&h.has(C.status)?{error:A}:{failure:A}}}}const h=new Set(["crashed","not_runnable","error"]);function b({
summary:n,verdict:e},{outcome:f}){const T=f?.reason??(e==="pass"||e==="warn"?"":n);return[f?(0,I().statusWords)(f):"not \
run",T].filter(Boolean).join(": ")}function M({message:n,remedy:e}){return[n,e].filter(Boolean).map(L).join(`
`)}function L(n){return(0,k().terminal)((0,I().clipCounted)(n,d))}function u(n){return(n/1e3).toFixed(3)}},69633:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.diffLink=I,l.encodedPath=R,l.headPlace=E,l.isRepositoryPath=g,l.permalink=
$,l.rulePage=N;function i(){const w=a(77598);return i=function(){return w},w}function y(){const w=a(38863);return y=function(){
return w},w}function k(){const w=a(13580);return k=function(){return w},w}function N(w){return(0,k().ruleOf)(w)&&`${y().
HOME}/blob/main/docs/rules/${w}.md`}function $(w,S,m){const O=E(w,m);if(O===void 0||w.head_sha===null||/\p{Cs}/u.test(O.
path))return;const v=R(O.path),p=O.line===void 0?"":`#L${O.line}`;return`${S}/blob/${w.head_sha}/${v}${p}`}function R(w){
return Buffer.from(w).toString().split("/").map(encodeURIComponent).join("/")}function g(w){return w.split("/").every(S=>![
"",".",".."].includes(S))}function I(w,S,m){const{pull_request:O}=w.event;if(O===void 0)return $(w,S,m);const v=(0,i().createHash)(
"sha256").update(m.path).digest("hex");return`${S}/pull/${O}/files#diff-${v}`}function E({head_sha:w,audited_sha:S,head_files:m},{
path:O,line:v}){if(S===w)return{path:O,line:v};if(m===void 0)return{path:O};const p=m.find(j=>j.path===O);if(p===void 0)
return{path:O,line:v};if(p.missing)return;const d=p.same.find(j=>j.line<=v&&v<j.line+(j.lines??Number.POSITIVE_INFINITY));
return{path:O,...d&&{line:d.head_line+v-d.line}}}},28387:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.genesTable=E;function i(){const m=a(17577);return i=function(){return m},m}function y(){const m=a(94978);return y=function(){
return m},m}function k(){const m=a(74658);return k=function(){return m},m}function N(){const m=a(90042);return N=function(){
return m},m}function $(){const m=a(94965);return $=function(){return m},m}const R=10,g=2,I=["error","fail","needs_approv\
al","warn","pass"];function E({genes:m},O){if(m.length===0)return[];const v=m.toSorted((t,s)=>I.indexOf(t.verdict)-I.indexOf(
s.verdict)),p=m.length>R?(0,i().groupsOf)(v,t=>S(t).join("|")):v.map(t=>({lead:t,others:[]})),d=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],j=m.some(t=>(0,N().noticesDefect)(t)!==void 0),r=d.slice(0,j?d.length:-1),o=p.slice(
R).flatMap(({lead:t,others:s})=>[t,...s]);return[`| ${r.join(" | ")} |`,`|${"---|".repeat(r.length)}`,...p.slice(0,R).map(
t=>w(t,m,O)).map(t=>`| ${t.slice(0,r.length).join(" | ")} |`),"",...o.length>0?[`And ${(0,$().count)(o.length,"other gen\
e")}.`,""]:[]]}function w(m,O,v){const p=[m.lead,...m.others].slice(0,g).map(r=>v.place(r,(0,y().geneName)(r,O)).replaceAll(
"|","\\|")),d=(0,i().sizeOf)(m)-p.length,j=`${p.join(", ")}${d>0?` and ${(0,$().grouped)(d)} more`:""}`;return S(m.lead).
toSpliced(2,0,j)}function S(m){const{verdict:O,blast_radius:v}=m;return[`${k().VERDICT_SYMBOLS[O]} ${(0,$().spoken)(O)}`,
`${(0,$().grouped)(v.files)} of ${(0,$().grouped)(v.max_files)}`,(0,y().commandCounts)(m,""),(0,N().noticesDefect)(m)??"\
not run"].map(p=>p.replaceAll(" ","\xA0"))}},20471:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderMarkdown=
j;function i(){const c=a(52978);return i=function(){return c},c}function y(){const c=a(10289);return y=function(){return c},
c}function k(){const c=a(67237);return k=function(){return c},c}function N(){const c=a(69379);return N=function(){return c},
c}function $(){const c=a(55967);return $=function(){return c},c}function R(){const c=a(94978);return R=function(){return c},
c}function g(){const c=a(74658);return g=function(){return c},c}function I(){const c=a(90042);return I=function(){return c},
c}function E(){const c=a(63245);return E=function(){return c},c}function w(){const c=a(38319);return w=function(){return c},
c}function S(){const c=a(94965);return S=function(){return c},c}function m(){const c=a(28387);return m=function(){return c},
c}function O(){const c=a(80615);return O=function(){return c},c}function v(){const c=a(70939);return v=function(){return c},
c}const p=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
d=3;function j(c,F){const D=(0,E().reportSections)(c),G=o(c,D),{part:W="whole",maxCharacters:B,repositoryUrl:U}=F,z=W===
"screen"?p.slice(d):p,J=[...W==="table"?[()=>[...(0,m().genesTable)(c,(0,O().linkerOf)(c,U)),...P(F)]]:z.map(V=>()=>u(c,
D,V,F)),()=>[`Not shown: everything but this line. ${A(F)}`]];for(const V of J){const Y=r([...G,...V()]);if(Y.length<=B)
return Y}return r(G).split(`
`,1).join("").slice(0,B)}function r(c){return`${c.join(`
`).trimEnd()}
`}function o(c,F){const{verdict:D,words:G}=(0,g().headlineOf)(c,F),W=(0,g().isReportedOnly)(c),U=`### ${g().VERDICT_SYMBOLS[W?
"warn":((0,g().undecidedPart)(c)??c).verdict]} gene-gate: ${D}`,{error:z}=c;return[G===""?U:`${U} \u2014 ${G}`,"",...z?[
...h(z.message),...h(`Fix: ${z.hint}`)]:[],...W?[(0,g().reportedOnlyNote)(c),""]:[],...c.isolation.untrusted?[t,""]:[]]}
const t="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",s=2e3;function h(c){const[F="",...D]=(0,S().clip)(c,s).trim().split(`
`),G=D.length>0?[...(0,y().markdownFence)((0,y().terminalLines)(D.join(`
`))),""]:[];return[(0,O().sentence)(F),"",...G]}const b=2,M={findings:4,blocked:20},L=12;function u(c,F,D,G){const{part:W="\
whole",detailsUrl:B}=G,U=(0,O().linkerOf)(c,G.repositoryUrl),{most:z}=D,{dangers:J,blocked:V,failed:Y,waiting:X,findings:_}=F,
on={most:D.outputLines},K=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[K("dangers","Dangerous","finding",(0,N().
findingRows)(J)),{most:z}],[(0,w().machineList)(c),{most:L}],[K("blocked","Blocked","blocked command",(0,N().blockedRows)(
V)),{most:D.blocked,full:b,unfolded:M.blocked}],[K("failed","Failed","failed command",(0,N().failedRows)(Y,on)),{most:z,
full:b}],[K("waiting","Approval required","finding",(0,N().findingRows)(X)),{most:z}],[K("findings","Findings","finding",
(0,N().findingRows)(_)),{most:z,unfolded:M.findings}],[(0,$().fixList)(c),{most:z,full:1}],[(0,w().readList)(c),{most:L}]],
en=tn.map(([Z,Q])=>(0,v().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,v().beyond)(Q,nn.most);
return q>0?[(0,S().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,m().genesTable)(c,U),...en.slice(2).flat(),...n(
rn,D,G),...W==="detail"?[]:e(c,B),...P(G),...D.everything?T(c,F,U):[]]}function n(c,{everything:F},D){const G=F||D.part===
"screen"?[]:["everything that passed"],W=[...c,...G];return W.length===0?[]:[`Not shown: ${W.join(", ")}. ${A(D)}`,""]}function e(c,F){
const{next_actor:D,edits:G,todo:W,human:B}=(0,i().agentTask)(c);if(D==="done")return[];const U=(0,O().linked)("artifacts",
F&&`${F}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...G.length>0?[(0,S().count)(G.length,"edit")]:[],...W.
length>0?[`${W.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join(", ")}. The task${G.length>0?", wi\
th its diff,":""} is \`${i().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const f=200;function T(c,F,D){const{genes:G}=c,
W=[(0,w().claimList)(c),(0,w().uncountedList)(c)],B=[...(0,R().geneList)(c,F).rows.flatMap(x),...W.flatMap(({rows:Y})=>Y.
map(X=>(0,v().rowItem)(X,D))),...c.blast_radius?[`- Size: ${(0,k().countedWords)(c)}`]:[],...(0,N().findingRows)([...F.notices,
...F.suppressed],!0).map(Y=>(0,v().rowItem)(Y,D))],U=B.length-f,z=G.flatMap(Y=>Y.commands).length,J=G.length>0?`${(0,S().
count)(G.length,"gene")}, ${(0,S().count)(z,"command")}, `:"",V=(0,I().environmentList)(c).rows.flatMap(({notes:Y})=>Y);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,f),...U>0?[`- ${U} more not\
 shown`]:[],...V.flatMap(({label:Y,text:X,isMinor:_})=>_?[]:[`- ${Y}: ${(0,O().sentence)(X)}`]),"","</details>",""]}function x({
name:c="",word:F,status:D,words:G,notes:W,rows:B=[]}){const U=B.filter(({command:z})=>z!==void 0);return[`- ${(0,O().name)(
c)} ${F}, ${D}: ${G}`,...W.map(({text:z})=>`  - ${(0,O().sentence)(z)}`),...U.map(({command:z="",status:J,words:V})=>{const Y=(0,O().
sentence)([J,V].filter(Boolean).join(", "));return`  - ${(0,y().markdownCode)((0,S().clipCounted)(z,C))} ${Y}`})]}const C=200;
function P({detailsUrl:c,detailUrl:F}){const[D,G]=[c,F].map(B=>B&&(0,y().markdownLinkTarget)(B)),W=[...G?[`[Details](${G}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return W.length>
0?[W.join(" \xB7 "),""]:[]}function A({detailsUrl:c,detailUrl:F=c}){const D=F&&(0,y().markdownLinkTarget)(F);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,l,a){Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.linked=E,l.linkerOf=g,l.name=R,l.ruleLink=I,l.sentence=$;function i(){const w=a(10289);return i=function(){
return w},w}function y(){const w=a(69633);return y=function(){return w},w}function k(){const w=a(94965);return k=function(){
return w},w}const N={sentence:400,name:100};function $(w){return(0,i().markdownSentence)((0,k().clipCounted)(w,N.sentence))}
function R(w){return(0,i().markdownCode)((0,k().clipCounted)(w,N.name))}function g(w,S){const m=O=>(v,p=`${v.path}:${v.line}`)=>E(
R(p),S===void 0?void 0:O(w,S,v));return{place:m(y().permalink),diff:m(y().diffLink)}}function I(w){return E(R(w),(0,y().
rulePage)(w))}function E(w,S){const m=S&&(0,i().markdownLinkTarget)(S);return m?`[${w}](${m})`:w}},70939:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.beyond=I,l.listSection=g,l.rowItem=p;function i(){const o=a(38863);return i=
function(){return o},o}function y(){const o=a(10289);return y=function(){return o},o}function k(){const o=a(88611);return k=
function(){return o},o}function N(){const o=a(23408);return N=function(){return o},o}function $(){const o=a(94965);return $=
function(){return o},o}function R(){const o=a(80615);return R=function(){return o},o}function g({title:o,note:t,noun:s,rows:h},b,{
full:M=0,unfolded:L=Number.POSITIVE_INFINITY,most:u=Number.POSITIVE_INFINITY}){if(h.length===0)return[];const n=h.slice(
M,u).map(e=>p(e,b));return[`#### ${o}`,"",...t===void 0?[]:[t,""],...h.slice(0,Math.min(M,u)).flatMap(e=>m(e,b)),...M>0&&
n.length>0?[`Other ${s}s:`,""]:[],...E(n,s,L),...w(h)]}function I(o,t){return(0,N().sizeOfRows)(o.slice(t))}function E(o,t,s){
if(o.length===0)return[];const h=o.slice(s),b=`<details><summary>${(0,$().count)(h.length,`other ${t}`)}</summary>`;return[
...o.slice(0,s),"",...h.length>0?[b,"",...h,"","</details>",""]:[]]}function w(o){return o.some(({notes:s})=>s.some(({text:h})=>h.
includes("`/gene-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function m(o,t){const{words:s,command:h,spans:b=[],notes:M,blocks:L=[],rule:u,also:n}=o,e=L.filter(({title:c})=>c===
void 0).flatMap(({lines:c})=>c),[f="",...T]=(0,k().markedLines)(h??"",b),x=e.length>0?"$ ":"",C=(0,y().markdownFence)([x+
f,...T,...e]),P=[...j(o,t),...s===void 0?[]:[(0,R().sentence)(s)]],A=u===void 0?"":` (${(0,R().ruleLink)(u)})`;return[[...P,
...r(o,t)].join(", ")+(n?`; ${(0,R().sentence)(n)}`:""),"",...h===void 0?[]:[...C,""],...M.map((c,F)=>`- ${(0,$().capital)(
c.label??"note")}: ${v(c)}${F===0?A:""}`),...M.length>0?[""]:[],...L.flatMap(c=>O(c))]}function O({title:o,lines:t,language:s,
isFolded:h}){if(o===void 0||h)return[];const b=s==="sh"?` (${(0,R().linked)("how to get it",i().HOW_TO_GET_IT)})`:"",M=s?
(0,y().rawBlock)(t,s):(0,y().markdownFence)(t),L=(0,$().capital)((0,R().sentence)(o))+b;return t.length>0?[`${L}:`,"",...M,
""]:[`${L}.`,""]}function v({label:o,text:t}){const s=o==="fix";return(0,R().sentence)(s?t.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):t)}function p(o,t){const{status:s,tone:h,words:b,command:M,spans:L=[],notes:u,rule:n,also:e,files:f=[]}=o,T=s===void 0&&
h==="bad"?"\u26A0\uFE0F ":"",x=s!==void 0&&M===void 0?[`**${(0,$().capital)(s)}:**`]:[],C=b&&(o.isWhole?(0,y().markdownSentence)(
b):(0,R().sentence)(b)),P=[...C?[C]:[],...u.filter(({isMinor:G})=>!G).map(v),...f.length>0?[`Files: ${f.map(G=>t.diff({path:G,
line:1},G)).join(", ")}`]:[]].reduce((G,W)=>G===""||/[.:]$/.test(G)?`${G} ${W}`:`${G}. ${W}`,""),A=M===void 0?[]:[(0,y().
markdownCode)((0,k().commandLine)(M,L)),"\u2014"],c=j(o,t).map(G=>P===""?G:`${G}:`),F=[...r(o,t),...n?[(0,R().ruleLink)(
n)]:[]].join(", "),D=[...F===""?[]:[F],...e?[(0,R().sentence)(e)]:[]].join("; ");return`- ${T}${[...x,...A,...c,P.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function d({status:o,name:t,place:s}){return o===void 0||s===void 0||
t?.startsWith(s.path)===!0}function j(o,t){const{name:s,word:h,place:b}=o;if(s===void 0)return[];const M=b&&d(o)?t.diff(
b,s):(0,R().name)(s);return[h===void 0?M:`${M} (${h})`]}function r(o,t){return o.place&&!d(o)?[t.place(o.place)]:[]}},78534:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.REPORT_FILE=l.MAX_REPORT_BYTES=void 0,l.claimedPull=O,l.mutantsOf=S,l.
nodeIn=w,l.readReportFile=I,l.readUploadedReport=v;function i(){const d=a(26040);return i=function(){return d},d}function y(){
const d=a(41895);return y=function(){return d},d}function k(){const d=a(54078);return k=function(){return d},d}function N(){
const d=a(5640);return N=function(){return d},d}function $(){const d=a(27436);return $=function(){return d},d}const R=l.
MAX_REPORT_BYTES=256*1024*1024,g=500;function I(d,j,r){try{return N().gateReportSchema.parse(JSON.parse(d.toString("utf8")))}catch(o){
throw new(y()).GateError("artifact_invalid",`${j} ${E(o,d).slice(0,g)}`,r,{cause:o})}}function E(d,j){if(d instanceof SyntaxError)
return"is not JSON.";const{type:r,schema_version:o}=JSON.parse(j.toString("utf8"))??{};return r!=="GateReport"?`is not a\
 GateReport${typeof r=="string"?`: its type is ${JSON.stringify(r)}`:""}.`:o!==$().GATE_REPORT_VERSION?`is a GateReport ${o===
void 0?"without a version":`of version ${JSON.stringify(o)}`}; this version of gene-gate reads ${$().GATE_REPORT_VERSION}\
.`:`is not a valid GateReport: ${(0,k().firstProblem)(d)}.`}function w({validation_reports:[d]}){if(d===void 0)return process;
const{node_version:j,platform:r,arch:o}=d.env_fingerprint;return{version:j,platform:r,arch:o}}function S(d,j){const r=d.
map((o,t)=>{const s=j(o,t)?.commands,h=o.commands.flatMap(({command:b,plan:M},L)=>{const u=s?.[L];return u?.command===b&&
u.plan_digest===M?.digest&&u.mutant?[u.mutant]:[]});return[o,h]});return new Map(r.filter(([{commands:o},{length:t}])=>t>
0&&t===o.length))}const m=l.REPORT_FILE="gate-report.json";function O(d){const j=N().gateReportSchema.pick({event:!0});return(0,i().
attempt)(()=>j.parse(JSON.parse(d.toString("utf8"))).event.pull_request)}function v(d,{headSha:j,pullRequest:r}){const o=I(
d,`The ${m} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:t}=o.
event;if(o.verdict==="error"&&o.head_sha===null)return o;if(o.head_sha!==j)throw p(`commit ${o.head_sha}`,j);if(t!==r.number)
throw p(`pull request ${t??"(none)"}`,`${r.number}`);return o}function p(d,j){return new(y()).GateError("artifact_invali\
d",`The report of the run is about ${d}, not ${j}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}},11357:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.renderSarif=v;function i(){const e=a(
41895);return i=function(){return e},e}function y(){const e=a(38863);return y=function(){return e},e}function k(){const e=a(
78261);return k=function(){return e},e}function N(){const e=a(74238);return N=function(){return e},e}function $(){const e=a(
13580);return $=function(){return e},e}function R(){const e=a(47350);return R=function(){return e},e}function g(){const e=a(
10289);return g=function(){return e},e}function I(){const e=a(69633);return I=function(){return e},e}function E(){const e=a(
6244);return E=function(){return e},e}function w(){const e=a(8229);return w=function(){return e},e}function S(){const e=a(
74658);return S=function(){return e},e}function m(){const e=a(94965);return m=function(){return e},e}const O=5e3;function v(e){
const f=e.findings.toSorted(k().byHarm).slice(0,O),T=[...new Set(f.map(({rule:F})=>F))],{audited_sha:x,base_sha:C,verdict:P,
tool:A}=e,c={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:A.name,version:A.
version,semanticVersion:A.version,informationUri:y().HOME,rules:T.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{
[t]:{description:{text:"The audited commit."}}},invocations:[p(e,e.findings.length-f.length)],results:f.map(F=>({...r(F,
e),ruleIndex:T.indexOf(F.rule)})),properties:{verdict:P,base_sha:C,audited_sha:x}}]};return`${(0,g().jsonLine)(c)}
`}function p(e,f){const{error:T,verdict:x}=e,C=[];if(T){const P={text:(0,g().sarifText)((0,i().inSentences)(T))};C.push(
{level:"error",descriptor:{id:T.code},message:P})}if(f>0){const P=`${(0,m().count)(f,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;C.push({level:"warning",
message:{text:P}})}return{executionSuccessful:x!=="error",exitCode:(0,R().exitCodeOf)(x,e.policy?.enforce),exitCodeDescription:(0,S().
reportTitle)(e),startTimeUtc:e.started_at,endTimeUtc:e.finished_at,...C.length>0&&{toolExecutionNotifications:C}}}const d=600,
j="geneGateFinding/v1";function r(e,f){const{id:T,rule:x,severity:C,harm:P="bookkeeping",suppressed:A}=e;return{ruleId:x,
level:b[C],rank:L[P].rank,message:{text:o(e)},locations:[s(e,f)],...T!==void 0&&{partialFingerprints:{[j]:T}},...A&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,g().sarifText)((0,m().clipCounted)(A.reason,d)),properties:{expires:A.
expires}}]}}}function o({message:e,remedy:f,rule:T}){return[e,f].filter(C=>C!=="").map(C=>(0,g().sarifText)((0,m().clipCounted)(
C,d))).join(" ")||T}const t="%SRCROOT%";function s({subject:e,location:f},{genes:T,policy:x}){const C=T.find(({id:A})=>A===
e?.id),P=[f,C&&{path:C.path,line:C.line}].find(A=>A!==void 0&&(0,I().isRepositoryPath)(A.path));return{physicalLocation:{
artifactLocation:{uri:(0,I().encodedPath)(P?.path??x?.path??N().POLICY_PATH),uriBaseId:t},region:P===void 0?{startLine:1}:
h(P)},...e?.id!==void 0&&{logicalLocations:[{name:(0,g().terminal)(e.id),kind:(0,g().terminal)(e.type??"Gene").toLowerCase()}]}}}
function h(e){const{line:f=1,column:T,end_line:x,end_column:C}=e,P={startLine:f,...T!==void 0&&{startColumn:T}};if(x===void 0||
x<f)return P;const A=C!==void 0&&(x>f||C>=(T??1));return{...P,endLine:x,...A&&{endColumn:C}}}const b={error:"error",warning:"\
warning",notice:"note"},M={error:"error",warning:"warning",notice:"recommendation"},L={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},u=80;function n(e){const f=(0,$().ruleOf)(e);if(f===void 0)return{
id:e};const{title:T,why:x,severity:C,harm:P,layer:A}=f,c=(0,I().rulePage)(e);return{id:e,...c!==void 0&&{helpUri:c},shortDescription:{
text:`${T}.`},fullDescription:{text:x},help:{text:(0,w().renderRule)(f,u),markdown:(0,E().ruleMarkdown)(f)},defaultConfiguration:{
level:b[C]},properties:{tags:[...P==="danger"?["security"]:[],typeof A=="number"?`layer-${A}`:A],"problem.severity":M[C],
"security-severity":L[P].score}}}},67237:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.countedWords=
w,l.sizeLimits=k,l.sizeList=E;function i(){const S=a(53315);return i=function(){return S},S}function y(){const S=a(94965);
return y=function(){return S},S}function k({genes:S,blast_radius:m}){const[O]=S.filter(j=>j.blast_radius.files>0).toSorted(
(j,r)=>$(r)-$(j)),v=S.filter(j=>j!==O&&$(j)>1).length,p=m&&(0,i().cappedSize)(m,m.counting),d=p&&[g(p.files,m.hard_cap_files,
"file",N),g(p.lines,m.hard_cap_lines,"line",N)];return[...O?[R(O,v)]:[],...(d??[]).filter(({isNear:j})=>j)]}const N="the\
 policy for every change (hard cap)";function $({blast_radius:{files:S,max_files:m}}){return S/Math.max(1,m)}function R({
id:S,blast_radius:m},O){const v=`${m.default_limit?"genes without one of their own, such as ":""}${(0,y().inCode)(S)}`,p=O>
0?`, and ${(0,y().count)(O,"other gene")} over the limit`:"";return g(m.files,m.max_files,"file",v+p)}function g(S,m,O,v){
const[p,d]=I(S,m);return{tone:d,words:`${(0,y().grouped)(S)} of ${(0,y().count)(m,O)}, ${p} the limit of ${v}`,isNear:S>
.8*m}}function I(S,m){return S>2*m?["more than twice","bad"]:S>m?["over","bad"]:S===m?["as many as","caution"]:S>.8*m?["\
close to","caution"]:["within","good"]}function E(S){const m={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},O=S.blast_radius;if(O===null||O.files+O.exempt_files===0)return{...m,rows:[]};const v=(d,j)=>`${(0,y().count)(d,
"file")}, ${(0,y().count)(j,"line")}`,p=[["counted",v(O.files,O.lines)],["uncounted",v(O.exempt_files,O.exempt_lines)],[
"hard cap",v(O.hard_cap_files,O.hard_cap_lines)]];return{...m,rows:[...k(S).map(({words:d,tone:j})=>({words:d,tone:j,notes:[]})),
{tone:"quiet",words:w(S),notes:p.map(([d,j])=>({label:d,text:j,isMinor:!0}))}]}}function w({blast_radius:S}){if(S===null)
return"";const{files:m,exempt_files:O,renamed_files:v=0}=S;return[`${(0,y().count)(m+O-v,"changed file")} in the pull re\
quest`,...v>0?[`${(0,y().count)(v,"rename")}, counted with both names`]:[],...O>0?[`${(0,y().grouped)(O)} not counted`]:
[]].join("; ")}},94978:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.commandCounts=g,l.geneList=p,l.
geneName=I,l.versionWords=m;function i(){const s=a(51660);return i=function(){return s},s}function y(){const s=a(69379);
return y=function(){return s},s}function k(){const s=a(90042);return k=function(){return s},s}function N(){const s=a(63245);
return N=function(){return s},s}function $(){const s=a(94965);return $=function(){return s},s}const R={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function g({commands:s},h="command"){if(s.length===0)return"no command\
s";const b=s.map(N().resultOf);return Object.entries(R).map(([L,u])=>({words:u,number:b.filter(n=>n===L).length})).filter(
({number:L})=>L>0).map(({words:L,number:u},n)=>`${n===0&&h!==""?(0,$().count)(u,h):(0,$().grouped)(u)} ${L}`).join(", ")}
function I({id:s,path:h},b){return b.filter(L=>L.id===s).length<2?s:`${s} (${h})`}const E=200;function w(s){const{store:h,
commands:b,differences:M=[]}=s,L=h!==void 0&&h.root!=="."&&b.length>0,u=m(s),n=M.map(v);return[...L?[{tone:"quiet",text:`\
commands run in ${(0,$().inCode)(h.root)}`}]:[],...n.filter(({tone:e})=>e==="caution"),...n.filter(({tone:e})=>e!=="caut\
ion"),...S(s),...u===void 0?[]:[{tone:"caution",text:u}],...Object.values(s.profiles).flatMap(({remark:e})=>e===void 0?[]:
[{text:e,isMinor:!0}])].map(e=>({...e,text:(0,$().clip)(e.text,E)}))}function S({commands:s,profiles:h}){return s.some(({
verdict:b})=>b==="block")?[]:Object.entries(h).flatMap(([b,{accepted:M,reason:L="no reason given"}])=>{const u=`not acce\
pted by the profile ${b}, which is not in use here: ${L}`;return M?[]:[{tone:"caution",text:u}]})}function m({validators:s={}}){
const h=L=>Object.entries(s).filter(([,{accepted:u}])=>u===L).map(([u])=>u==="newer"?"newer ones":u).join(" and "),[b,M]=[
h(!0),h(!1)];return b===""||M===""?void 0:`accepted by the validators of ${b}, not of ${M}`}const O={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function v({kind:s,field:h,base:b,
head:M}){const L=s==="constraint_loosened"?"caution":"quiet",u=s==="command_added"||s==="command_removed",n=b===null?`no\
w also ${(0,$().inCode)(M??"")}`:M===null?`no longer ${(0,$().inCode)(b)}`:`${(0,$().inCode)(b)} \u2192 ${(0,$().inCode)(
M)}`,e=u?(0,$().inCode)(M??b??""):`${(0,$().inCode)(h)}: ${n}`;return{tone:L,text:`${O[s]} ${e}`}}function p({genes:s},{
about:h}){const b=({verdict:L})=>L==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:s.toSorted((L,u)=>Number(
b(L))-Number(b(u))).map(L=>{const{verdict:u,change:n,summary:e,commands:f,blast_radius:T}=L,x=f.some(C=>["blocked","fail\
ed"].includes((0,N().resultOf)(C)));return{status:u==="needs_approval"?"approval":(0,$().spoken)(u),tone:$().VERDICT_TONES[u],
name:I(L,s),word:n,words:`${g(L)}, ${(0,$().grouped)(T.files)} of ${(0,$().count)(T.max_files,"file")}`,place:L,notes:[...b(
L)||x?[]:[{text:e}],...w(L)],rows:[...f.map(C=>j(C,h(L,C))),...(0,y().findingRows)(h(L),!0)],isFolded:!0}})}}const d={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function j(s,h){const{verdict:b,risk:M,confirmation:L,outcome:u,mutant:n,
profiles:e}=s,f=[...u?r(u):[],...u?.reused?["result reused from another gene"]:[],...n?[(0,k().mutantWords)(n)]:[],...b===
"warn"?["allowed with a warning"]:[]],T=[...M?[`risk: ${M}`]:[],...L?[`confirmation: ${(0,$().spoken)(L)}`]:[],...Object.
entries(e).map(([x,C])=>`${x}: ${C}`)];return{status:b==="block"?"blocked":u?(0,$().statusWords)(u):"not run",tone:d[(0,N().
resultOf)(s)],command:s.command,spans:h.flatMap(({span:x})=>x??[]),...f.length>0&&{words:f.join(", ")},notes:[{text:T.join(
", "),isMinor:!0},...u?t(u):[]],blocks:Object.entries({"standard output":u?.stdout,"standard error":u?.stderr}).flatMap(
([x,C])=>C&&C.bytes>0?[{title:`${x}, ${(0,$().size)(C.bytes)}`,lines:(0,i().streamLines)(C),isFolded:!0}]:[]),rows:(0,y().
findingRows)(h,!0)}}function r(s){const{peak_memory_bytes:h,cpu_ms:b}=s.resources??{};return[...(0,$().didRun)(s)?[(0,$().
duration)(s.duration_ms)]:[],...b===void 0?[]:[`CPU ${(0,$().duration)(b)}`],...h===void 0?[]:[`memory ${(0,$().size)(h)}`]]}
const o=20;function t({reason:s,side_effects:h}){const b=$().SIDE_EFFECTS.filter(M=>(h?.[M].length??0)>0).map(M=>`${(0,$().
count)((0,$().sideEffectCount)(M,h),"file")} ${M}: ${(0,$().named)(h?.[M]??[],o)}`);return[...s===void 0?[]:[s],...b,...h?.
complete===!1?["The list of side effects is incomplete."]:[]].map(M=>({text:M,isMinor:!0}))}},74658:function(H,l,a){Object.
defineProperty(l,"__esModule",{value:!0}),l.VERDICT_SYMBOLS=void 0,l.headlineOf=O,l.isReportedOnly=E,l.reportTitle=v,l.reportedOnlyNote=
w,l.undecidedPart=g;function i(){const u=a(1395);return i=function(){return u},u}function y(){const u=a(13580);return y=
function(){return u},u}function k(){const u=a(47350);return k=function(){return u},u}function N(){const u=a(17577);return N=
function(){return u},u}function $(){const u=a(63245);return $=function(){return u},u}function R(){const u=a(94965);return R=
function(){return u},u}function g({verdict:u,error:n,shards:e=[]}){const[f]=e;return u==="error"&&!n&&f&&e.length<f.of?f:
void 0}function I(u){const{verdict:n}=u,e=g(u);return e?`part ${e.index}/${e.of}: ${R().VERDICT_WORDS[e.verdict]}`:E(u)?
n==="fail"?"would fail":`would be: ${R().VERDICT_WORDS[n]}`:R().VERDICT_WORDS[n]}function E({verdict:u,policy:n}){return n?.
enforce==="report"&&k().REPORTED_ONLY.has(u)}function w({policy:u}){const n=u?.enforce_until;return`The policy reports ${n===
void 0?"only":`only until ${n}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const S=l.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},m=56;function O(u,n){const e=j(u,n),f=[e[0]??""].flat(),T=d(u,n),x=(c,F="")=>c.length+F.length<=m,P=!x(T,f[0])&&
f.some(c=>x(p,c))&&u.verdict==="warn"?p:T;let A="";for(const c of e){const[F]=[c].flat().map(D=>A===""?D:`${A}, ${D}`).filter(
D=>P.length+D.length<=m);A=F??A}return{verdict:P,words:A}}function v(u){const{verdict:n,words:e}=O(u,(0,$().reportSections)(
u));return e===""?n:`${n}: ${e}`}const p="warning";function d(u,n){const e=I(u),{length:f}=t(n);return e===R().VERDICT_WORDS.
warn&&f>0?`pass with ${(0,R().count)(f,"warning")}`:e}function j(u,n){const e=s(n);switch(u.verdict){case"pass":case"war\
n":return[...e,...r(u),...h(t(n)),...o(u,n)];case"needs_approval":return[...M(u),...s({...n,dangers:n.dangers.filter(f=>!(0,i().
needsPerson)(f))})];case"fail":case"error":return[...[u.error?.code??""].filter(f=>/^\w+$/.test(f)).map(R().spoken),...e,
...L(u,n)]}}function r({agent_files:u=[]}){const n=["commands that run automatically change","automatic commands change"];
return u.length>0?[n]:[]}function o({genes:u,agent_files:n},{passed:e,notRun:f}){return u.length===0?n?[]:["no genes cha\
nged"]:[(0,R().count)(u.length,"gene"),...e.length>0?[`${(0,R().count)(e.length,"command")} passed`]:[],...f.length>0?[`${(0,R().
count)(f.length,"command")} not run`]:[]]}function t({dangers:u,findings:n,told:e}){return(0,$().groupCauses)([...u,...n,
...e]).filter(({lead:f})=>f.severity==="warning")}function s({blocked:u,dangers:n}){const f=[...u.flatMap(({findings:[P]})=>P?.
harm==="danger"?P:[]),...(0,$().groupCauses)(n).map(({lead:P})=>P)],[T]=f.map(P=>({why:b(P),isGrave:P.severity==="error"||
(0,i().needsPerson)(P)})).toSorted((P,A)=>Number(A.isGrave)-Number(P.isGrave)||(0,N().dangerRank)(P.why)-(0,N().dangerRank)(
A.why));if(T===void 0)return[];const{why:x}=T,C=(0,R().grouped)(f.length);return f.length===1?[[x.replace(/^command /,"1\
 command "),"1 danger"]]:[[x,x.replace(/ with .*/,"")].map(P=>`${C} dangers: ${P}`).concat(x,`${C} dangers`)]}function h([
u,...n]){return u&&n.every(({lead:f})=>f.rule===u.lead.rule)&&u.lead.harm!=="danger"?[b(u.lead)]:[]}function b({rule:u,danger:n=""}){
return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,y().ruleOf)(u)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
f=>f.toLowerCase())}function M({genes:u,findings:n}){const e=u.filter(({verdict:x})=>x==="needs_approval").length,f=n.some(
({rule:x})=>x==="gate-approval-missing"),T=x=>f&&n.some(({rule:C})=>C===x);return[...T("gate-weakened")?["the gate is we\
akened"]:[],...T("agent-files-unapproved")?["automatic commands change"]:[],...e>0?[`${(0,R().grouped)(e)} of ${(0,R().count)(
u.length,"gene")}`]:[]]}function L({genes:u},n){const{blocked:e,failed:f,findings:T}=n,x=u.filter(({verdict:F})=>F==="fa\
il"||F==="error").length,C=(0,$().groupCauses)(T.filter(F=>!(0,$().isOfSize)(F))).filter(({lead:F})=>F.severity==="error"),
P=[...x>0&&u.length>1?[`${(0,R().grouped)(x)} of ${(0,R().count)(u.length,"gene")} failed`]:[],...e.some(({findings:[F]})=>F?.
harm!=="danger")?[`${(0,R().count)(e.length,"command")} blocked`]:[],...f.length>0?[`${(0,R().count)(f.length,"command")}\
 failed`]:[],...T.some(F=>(0,$().isOfSize)(F)&&F.severity==="error")?["size limit exceeded"]:[]],A=P.length>0?"other err\
or":"error";if(C.length>0)return[...P,[...h(C),(0,R().count)(C.length,A)]];const c=t(n);return P.length>0||c.length===0?
P:[[...h(c),(0,R().count)(c.length,"warning")]]}},90042:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.environmentList=k,l.mutantWords=m,l.noticesDefect=O;function i(){const p=a(89549);return i=function(){return p},p}function y(){
const p=a(94965);return y=function(){return p},p}function k(p){const d=(o,t)=>o.flatMap(([s,h])=>h?{label:s,text:h,isMinor:t}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:d($(p),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:d(N(p),!0),isFolded:!0}]}}function N(p){const{isolation:d,policy:j,shards:r=[],
tool:o,validation_reports:t}=p,{probes:s=[],downgrades:h=[],level:b,description:M}=d,L=t.map(({env_fingerprint:{node_version:e,
platform:f,arch:T}})=>`Node ${e}, ${f} ${T}`),u=r.length<(r[0]?.of??0),n=s.filter(({held:e})=>!e);return[["Next actor",(0,y().
spoken)(p.next_actor)],["Policy digest",j?.digest],["Plans digest",p.plans_digest],["Approval digest",p.approval_digest],
["Isolation in full",b==="none"?null:M],...[...new Set(L)].map(e=>["Commands ran on",e]),[u?"Shard":"Merged from",r.map(
({index:e,of:f,verdict:T})=>`${e}/${f} (${y().VERDICT_WORDS[T]})`).join(", ")],["Tool",`${o.name} ${o.version}`],["Sandb\
ox self-test",s.length>0?`${s.length-n.length} of ${(0,y().count)(s.length,"attempt")} prevented`:null],...n.map(({name:e,
required:f})=>["Not prevented",`${(0,y().spoken)(e)}${f?"":" (not required)"}`]),...h.map(({from:e,reason:f})=>["Not ava\
ilable",`${(0,y().inCode)(e)}: ${f}`])]}function $(p){const{genes:d,isolation:j,approvals:r,approval_digest:o}=p,t=d.some(
({commands:s})=>s.length>0);return[["Commits",g(p)],["Policy",R(p)],["Approved",r.map(I).join(", ")],["Approval",o&&`dig\
est ${(0,i().shortDigest)(o)}`],["Isolation",E(j)],["Can fail",t?v(p):null],["Note",d.length>0?w:null]]}function R({policy:p,
blast_radius:d}){if(p===null)return"not read";const{path:j="built-in defaults",extends:r,combined_with:o,profile:t}=p,s=p.
enforce_until===void 0?"":` until ${p.enforce_until}`;return[j,r?` extending ${r.repository}/${r.path}`:"",o?` combined \
with ${o.name}`:"",`, profile ${t}`,d?.counting==="reference"?", files counted like the reference engine":"",p.enforce?`\
, reports only${s}: a failing verdict does not fail the check`:""].join("")}function g(p){const{base_sha:d,head_sha:j,audited_sha:r,
event:o}=p;if(d!==null&&d===r)return`${(0,y().shortCommit)(d)} is both base and head, so nothing changes`;const t=`${(0,y().
shortCommit)(d)} \u2192 ${(0,y().shortCommit)(j)}`;return o.name==="worktree"?`${t} with the uncommitted files`:o.name===
"index"?`${t} with the staged files`:r===j?t:`${t}, audited: ${(0,y().shortCommit)(r)}`}function I({user:p,at:d,pull_request:j}){
return`by ${p} at ${(0,y().moment)(d)}${j===void 0?"":` (pull request ${j})`}`}function E({level:p,description:d}){return p!==
"namespaces"?d:`contained: ${/no network/.test(d)?"no network":"network allowed"}, private copy`}const w="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"\
not run"};function m({outcome:p,reason:d}){return`notices a defect: ${S[p]}${d===void 0?"":` (${d})`}`}function O({commands:p}){
const d=p.flatMap(({mutant:r})=>r?.outcome??[]);if(d.length===0)return;const[j]=["killed","not_run","survived"].filter(r=>d.
includes(r));return j&&S[j]}function v({genes:p}){const j=p.flatMap(t=>t.commands).flatMap(({mutant:t})=>t??[]);if(j.length===
0)return"not tried; only a run with the change broken can tell";const r=j.find(t=>t.reason!==void 0)?.reason,o=t=>j.filter(
({outcome:s})=>s===t).length;return o("not_run")===j.length?`not tried: ${r}`:`with the change broken, ${o("killed")} of\
 ${j.length} commands did not pass, as the change\u2019s own code reported${r===void 0?"":`; ${o("not_run")} not run: ${r}`}`}},
23107:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.findParts=E,l.readAtMost=S,l.readParts=w;function i(){
const v=a(51455);return i=function(){return v},v}function y(){const v=a(76760);return y=function(){return v},v}function k(){
const v=a(41895);return k=function(){return v},v}function N(){const v=a(73388);return N=function(){return v},v}function $(){
const v=a(78374);return $=function(){return v},v}function R(){const v=a(78534);return R=function(){return v},v}const g=2*
R().MAX_REPORT_BYTES,I="gate-report.json";async function E(v){return(await(0,i().readdir)(v,{recursive:!0,withFileTypes:!0}).
catch(d=>{if(d.code==="ENOENT")return[];throw new(k()).GateError("file_unreadable",`Cannot read the directory ${v} (${d.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:d})})).filter(d=>d.isFile()&&d.name===I).map(
({parentPath:d,name:j})=>(0,y().join)(d,j)).sort()}async function w(v,p,d=m){if(v.length>$().MAX_SHARDS)throw O(`There a\
re more than ${$().MAX_SHARDS} parts`);const j=[];let r=g;for(const o of v){const t=await S(Math.min(r,R().MAX_REPORT_BYTES),
o,p);r-=t.length;const s=(0,N().inputName)(o);j.push({name:s,report:(0,R().readReportFile)(t,s,d)})}return j}async function S(v,p,d){
const j=[];let r=0;for await(const o of d(p)){if(r+=o.length,r>v)throw O(`${(0,N().inputName)(p)} is too large, alone or\
 together with the other parts`);j.push(o)}return Buffer.concat(j)}const m="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function O(v){return new(k()).GateError("artifact_invalid",v,m)}},42844:function(H,l,a){
a.r(l),a.d(l,{default:()=>i.A});var i=a(49585)},40894:function(H,l,a){a.r(l),a.d(l,{renderToString:()=>i.F0});var i=a(53091)},
892:function(H,l,a){a.r(l),a.d(l,{Fragment:()=>i.FK,jsx:()=>i.Y,jsxs:()=>i.FD});var i=a(38720)}};
