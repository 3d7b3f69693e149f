"use strict";exports.id=770,exports.ids=[770],exports.modules={1207:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.BrokenAnswer=void 0,m.asUnavailable=j,m.explainFailure=c,m.ifFound=x,m.readFailure=R,m.requireAsked=N;function r(){const i=u(
7723);return r=function(){return i},i}function y(){const i=u(41895);return y=function(){return i},i}class C extends Error{name="\
BrokenAnswer"}m.BrokenAnswer=C;function N(i,o){if(!i)throw new C(`it is not about ${o}`)}const $=300;function R(i){const o=typeof i==
"object"&&i!==null?i:{},e=f(o.message??i);if(d(o)||d(o.cause))return{kind:"timeout",said:e};if(o.name==="BrokenAnswer")return{
kind:"broken",said:e};const a=F(i);if(a!==void 0)return{kind:"broken",said:f(a)};if(typeof o.status!="number")return{kind:"\
unexpected",said:e};if(o.response===void 0)return{kind:"network",said:e};const v=o.response.headers??{},L=b(v["retry-aft\
er"]),h=v["x-ratelimit-remaining"]==="0"?b(v["x-ratelimit-reset"]):void 0,s=L!==void 0||h!==void 0;return{kind:T(o.status,
e,s),said:e,status:o.status,...L!==void 0&&{retryAfter:L},...h!==void 0&&{resetAt:h}}}const w=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function F(i){if(i instanceof r().ZodError){const[e]=i.issues;return`its field ${e?.path.join(".")} is not as GitHub doc\
uments it`}return i instanceof TypeError&&w.test(i.message)?"it lacks fields that GitHub documents":void 0}function T(i,o,e){
return i===429||i===403&&(e||/rate limit|abuse/i.test(o))?"rate_limited":i===403?/not accessible by/i.test(o)?"denied":"\
forbidden":i===401?"unauthorized":i===404||i===410?"not_found":i===422||i===400||i===413?"invalid":i>=500?"server":"unex\
pected"}const p="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",S={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(i,{permission:o,readOnlyToken:e})=>e?`th\
e token may not write (403): ${p}`:`the token lacks a permission (403); add \`${o}\` under \`permissions:\` of the job`,
forbidden:({said:i})=>`GitHub denied the request (403): ${i}`,not_found:({status:i},{permission:o})=>`not found on GitHu\
b (${i}): it was deleted, or the token cannot access this repository (it needs \`${o}\`)`,invalid:({status:i,said:o})=>`\
GitHub rejected the content (${i}): ${o}`,rate_limited:({status:i,retryAfter:o})=>`the token\u2019s rate limit is exhausted (${i}\
)${o===void 0?"":`; GitHub asks to wait ${o} s`}; run the job again later`,server:({status:i})=>`GitHub returned a serve\
r error (${i}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:i})=>`GitHub cannot be reached (${i}); check the runner\u2019s network and proxy`,
broken:({said:i})=>`the answer of GitHub, or of a proxy, cannot be used: ${i}; run the job again later`,unexpected:({said:i})=>i};
function c(i,o){const e=R(i);return`could not ${o.doing}: ${S[e.kind](e,o)}`}async function x(i){try{return await i}catch(o){
if(R(o).kind==="not_found")return;throw o}}function j(i,o){if(i instanceof y().GateError)return i;const e=c(i,o);return new(y()).
GateError("github_unavailable",e,"Run the job again.",{cause:i})}function d(i){const o=i?.name;return o==="TimeoutError"||
o==="AbortError"}function f(i){const o=String(i).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return o.length>$?`${o.slice(0,$)}...`:o}function b(i){const o=typeof i=="string"&&i!==""?
Number(i):Number.NaN;return Number.isFinite(o)&&o>=0?o:void 0}},28765:function(H,m,u){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.makeFolder=$,m.replaceFile=N;function r(){const w=u(77598);return r=function(){return w},w}function y(){
const w=u(51455);return y=function(){return w},w}function C(){const w=u(76760);return C=function(){return w},w}async function N(w,F,T){
const p=`${w}.${(0,r().randomUUID)()}.tmp`;try{await(0,y().writeFile)(p,F,{flag:"wx",mode:T}),await(0,y().rename)(p,w)}finally{
await(0,y().rm)(p,{force:!0})}}async function $(w){await R(w)||((0,C().dirname)(w)!==w&&await $((0,C().dirname)(w)).catch(
()=>{}),await(0,y().mkdir)(w).catch(async F=>{if(!await R(w))throw F}))}async function R(w){return(0,y().stat)(w).then(F=>F.
isDirectory(),()=>!1)}},55430:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.publishFiles=d,m.resultPaths=
x;function r(){const e=u(51455);return r=function(){return e},e}function y(){const e=u(76760);return y=function(){return e},
e}function C(){const e=u(58500);return C=function(){return e},e}function N(){const e=u(1207);return N=function(){return e},
e}function $(){const e=u(41895);return $=function(){return e},e}function R(){const e=u(28765);return R=function(){return e},
e}function w(){const e=u(52978);return w=function(){return e},e}function F(){const e=u(10289);return F=function(){return e},
e}function T(){const e=u(62887);return T=function(){return e},e}function p(){const e=u(31048);return p=function(){return e},
e}function S(){const e=u(58924);return S=function(){return e},e}function c(){const e=u(11357);return c=function(){return e},
e}function x(e){const a=v=>(0,y().join)(e,v);return{report:a("gate-report.json"),validationReports:a("validation-reports"),
agentTask:a(w().AGENT_TASK_FILE),agentPatch:a(w().AGENT_PATCH_FILE),page:a("report.md"),html:a("report.html"),sarif:a("r\
eport.sarif"),junit:a("report.junit.xml")}}const j=1024*1024;async function d(e,a,v){const L=x(e);try{await i(e);for(const h of f(
L,a,v))await h(),await(0,C().setImmediate)(),v?.throwIfAborted();return{status:"reached",where:e}}catch(h){return{status:"\
failed",reason:`could not write the result files: ${(0,N().readFailure)(h).said}`,...h instanceof $().GateError&&{hint:h.
hint}}}}function f(e,{report:a,markdown:v},L){return[()=>(0,R().replaceFile)(e.report,(0,p().renderJson)(a)),()=>b(e.validationReports,
a,L),()=>(0,R().replaceFile)(e.agentTask,(0,w().renderAgentTask)(a)),()=>o(e.agentPatch,a.fix?.patch||void 0),()=>(0,R().
replaceFile)(e.page,v(j)),()=>(0,R().replaceFile)(e.html,(0,T().renderHtml)(a)),()=>(0,R().replaceFile)(e.sarif,(0,c().renderSarif)(
a)),()=>(0,R().replaceFile)(e.junit,(0,S().renderJunit)(a))]}async function b(e,{validation_reports:a},v){await i(e);for(const L of await(0,r().
readdir)(e))/^vr_\d+\.json$/.test(L)&&await(0,r().rm)((0,y().join)(e,L));for(const L of a)v?.throwIfAborted(),await(0,R().
replaceFile)((0,y().join)(e,`${L.id}.json`),`${(0,F().json)(L)}
`)}async function i(e){if(await(0,R().makeFolder)(e),!(await(0,r().lstat)(e)).isDirectory())throw new Error(`${e} is a s\
ymlink or not a directory`)}async function o(e,a){a===void 0?await(0,r().rm)(e,{force:!0}):await(0,R().replaceFile)(e,a)}},
62887:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.renderHtml=s;function r(){const n=u(892);return r=
function(){return n},n}function y(){const n=u(77598);return y=function(){return n},n}function C(){const n=u(40894);return C=
function(){return n},n}function N(){const n=u(13580);return N=function(){return n},n}function $(){const n=u(80770);return $=
function(){return n},n}function R(){const n=u(67237);return R=function(){return n},n}function w(){const n=u(69379);return w=
function(){return n},n}function F(){const n=u(55967);return F=function(){return n},n}function T(){const n=u(94978);return T=
function(){return n},n}function p(){const n=u(74658);return p=function(){return n},n}function S(){const n=u(90042);return S=
function(){return n},n}function c(){const n=u(63245);return c=function(){return n},n}function x(){const n=u(38319);return x=
function(){return n},n}function j(){const n=u(94965);return j=function(){return n},n}function d(){const n=u(11217);return d=
function(){return n},n}function f(){const n=u(31992);return f=function(){return n},n}function b(){const n=u(14305);return b=
function(){return n},n}const i=12,o={most:10,columns:120};function e(n,t){const{notices:O,suppressed:E}=t,M=(I,g,A)=>({id:I,
title:g,label:"",noun:"finding",rows:(0,w().findingRows)(A,!0)}),k=[(0,F().fixList)(n),(0,x().machineList)(n),(0,x().readList)(
n),(0,T().geneList)(n,t),(0,x().claimList)(n),(0,S().environmentList)(n)],P=[(0,R().sizeList)(n),(0,x().uncountedList)(n),
M("notices","Notices",O),M("suppressed","Ignored by the policy",E),L(n)];return[...v(t),...k.flatMap(I=>a(I,!1)),...P.flatMap(
I=>a(I,!0))]}function a({id:n,title:t,noun:O,note:E,rows:M},k){if(M.length===0)return[];const P=(0,r().jsxs)(r().Fragment,
{children:[E!==void 0&&(0,r().jsx)("p",{class:"quiet",children:E}),(0,r().jsx)(f().Rows,{of:M,noun:O})]}),I=(M[0]?.name??
M[0]?.status)!==void 0;return[{id:n,title:t,...I&&{count:M.length},isFolded:k,body:P}]}function v(n){const{dangers:t,blocked:O,
failed:E,waiting:M,findings:k}=n,P={"dangerous finding":(0,w().findingRows)(t),"blocked command":(0,w().blockedRows)(O),
"failed command":(0,w().failedRows)(E,o),"pending approval":(0,w().findingRows)(M),finding:(0,w().findingRows)(k)},I=Object.
entries(P).map(([A,D])=>(0,r().jsx)(f().Rows,{noun:A,of:D,open:i},A)),g=Object.values(P).flat().length;return g===0?[]:[
{id:"attention",title:"Action required",count:g,isFolded:!1,body:I}]}function L({findings:n,capsules:t}){const O=[...n,...t.
flatMap(({reasons:P})=>P)],E=[...new Set(O.map(({rule:P})=>P))].flatMap(P=>(0,N().ruleOf)(P)??[]),M=(P,I="")=>I===""?[]:
[{title:P,lines:I.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:E.map(({id:P,title:I,why:g,wrong:A,right:D,configure:G})=>({
tone:"quiet",name:P,words:I,documents:P,isFolded:!0,notes:[{text:g.replace(/\s+/g," ")}],blocks:[...M("Wrong",(0,$().exampleText)(
A)),...M("Right",(0,$().exampleText)(D)),...M("Configure",G)]}))}}const h=["default-src 'none'",`style-src 'sha256-${(0,y().
createHash)("sha256").update(b().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function s(n){const t=(0,c().reportSections)(n),O=e(n,t),E=(0,C().renderToString)((0,r().jsxs)(
r().Fragment,{children:[(0,r().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:h}),(0,r().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,r().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,r().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,r().jsx)("title",{children:`${(0,p().reportTitle)(n)} \xB7 gene-\
gate`})]})),M=(0,C().renderToString)((0,r().jsxs)("main",{children:[(0,r().jsx)(d().Masthead,{report:n,sections:t}),O.map(
k=>(0,r().jsx)(l,{section:k},k.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${E}<style>${b().STYLE}</style></head>
<body>${M}</body>
</html>
`}function l({section:n}){const{id:t,title:O,count:E,isFolded:M,body:k}=n,P=(0,r().jsxs)("h2",{id:`${t}-title`,children:[
O,E!==void 0&&(0,r().jsxs)("span",{class:"quiet",children:[" ",(0,j().grouped)(E)]})]});return M?(0,r().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,r().jsxs)("details",{id:t,children:[(0,r().jsx)("summary",{children:P}),
k]})}):(0,r().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[P,k]})}},11217:function(H,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.Masthead=$;function r(){const w=u(892);return r=function(){return w},w}function y(){const w=u(
74658);return y=function(){return w},w}function C(){const w=u(94965);return C=function(){return w},w}function N(){const w=u(
31992);return N=function(){return w},w}function $({report:w,sections:F}){const{error:T,event:p}=w,S=(0,y().isReportedOnly)(
w),{verdict:c,words:x}=(0,y().headlineOf)(w,F);return(0,r().jsxs)("header",{children:[(0,r().jsxs)("p",{class:"quiet abo\
ut",children:[(0,r().jsx)("strong",{children:"gene-gate"}),p.pull_request!==void 0&&(0,r().jsxs)("span",{children:["pull\
 request ",p.pull_request]}),(0,r().jsxs)("span",{children:[(0,C().shortCommit)(w.base_sha)," \u2192 ",(0,C().shortCommit)(
w.head_sha)]}),(0,r().jsx)("time",{dateTime:w.finished_at,children:(0,C().moment)(w.finished_at)})]}),(0,r().jsx)("h1",{
children:(0,r().jsx)(N().Status,{tone:C().VERDICT_TONES[S?"warn":w.verdict],word:(0,C().capital)(c)})}),(0,r().jsx)("p",
{class:"headline",children:x}),S&&(0,r().jsx)("p",{children:(0,r().jsx)(N().Sentence,{text:(0,y().reportedOnlyNote)(w)})}),
T&&(0,r().jsxs)(r().Fragment,{children:[(0,r().jsx)(N().Code,{lines:T.message.split(`
`)}),(0,r().jsx)("p",{class:"quiet",children:"Fix"}),(0,r().jsx)(N().Code,{lines:T.hint.split(`
`)})]}),(0,r().jsx)("dl",{class:"figures",children:R(w,F).map(([j,d,f])=>(0,r().jsxs)("div",{children:[(0,r().jsx)("dt",
{children:j}),(0,r().jsxs)("dd",{children:[(0,r().jsx)("strong",{children:d})," ",(0,r().jsx)("span",{class:"quiet",children:f})]})]},
j))})]})}function R(w,F){const{genes:T,blast_radius:p,duration_ms:S}=w,{commands:c,passed:x,blocked:j,failed:d,notRun:f}=F,
b=T.filter(({verdict:v})=>v==="pass"||v==="warn").length,o=Object.entries({blocked:j,failed:d,"not run":f}).flatMap(([v,
{length:L}])=>L>0?[`${L} ${v}`]:[]),e=[["Genes",`${b} of ${T.length}`,"passed"],["Commands",`${x.length} of ${c.length}`,
["passed",...o].join(", ")]],a=p&&[`${p.files}`,`counted, ${(0,C().count)(p.lines,"line")}`];return[...T.length>0?e:[],...a?
[["Files",...a]]:[],["Duration",(0,C().duration)(S),"total"]]}},31992:function(H,m,u){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.Code=S,m.Rows=x,m.Sentence=T,m.Status=p;function r(){const i=u(892);return r=function(){return i},i}function y(){
const i=u(13580);return y=function(){return i},i}function C(){const i=u(10289);return C=function(){return i},i}function N(){
const i=u(88611);return N=function(){return i},i}function $(){const i=u(94965);return $=function(){return i},i}const R={
sentence:2e3,name:300},w=1e3;function F({text:i}){return(0,r().jsx)("code",{children:i===""?"(empty)":(0,C().terminal)((0,$().
clipCounted)(i,R.name))})}function T({text:i}){const o=(0,$().clipCounted)(i,R.sentence).split(/`([^`]+)`/);return(0,r().
jsx)("bdi",{children:o.map((e,a)=>a%2===1?(0,r().jsx)("code",{children:(0,C().terminal)(e)},a):(0,C().terminal)(e))})}function p({
tone:i,word:o}){return(0,r().jsx)("strong",{class:`status ${i}`,children:o})}function S({lines:i,language:o}){const e=i.
map(a=>`${(0,C().terminal)(a.replaceAll("	","    "))}
`);return(0,r().jsx)("pre",{dir:"ltr",children:e.map((a,v)=>o==="diff"&&a.startsWith("-")?(0,r().jsx)("del",{children:a},
v):o==="diff"&&a.startsWith("+")?(0,r().jsx)("ins",{children:a},v):a)})}function c({command:i="",spans:o=[]}){return(0,r().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(i,o).map(({start:e,end:a,isShown:v})=>v?(0,N().markedRuns)(i,{start:e,
end:a},o).map(({text:L,marked:h},s)=>h?(0,r().jsx)("mark",{children:L||"\xA0"},s):L):(0,r().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(a-e)} `},e))})}function x({of:i,noun:o,open:e=w}){const a=i.slice(0,w).map((v,L)=>(0,r().jsx)("li",{
children:(0,r().jsx)(j,{row:v})},L));return(0,r().jsxs)(r().Fragment,{children:[a.length>0&&(0,r().jsx)("ul",{children:a.
slice(0,e)}),a.length>e&&(0,r().jsxs)("details",{children:[(0,r().jsx)("summary",{children:(0,$().count)(i.length-e,`mor\
e ${o}`)}),(0,r().jsx)("ul",{children:a.slice(e)})]}),i.length>w&&(0,r().jsxs)("p",{class:"quiet",children:[(0,$().count)(
i.length-w,`more ${o}`)," in ",(0,r().jsx)("code",{children:"gate-report.json"})]})]})}function j({row:i}){const{status:o,
rows:e=[],blocks:a=[],command:v,notes:L,rule:h,documents:s,isFolded:l}=i,n=L.filter(({label:E})=>E!==void 0),t=(0,r().jsxs)(
r().Fragment,{children:[v!==void 0&&(0,r().jsx)(c,{...i}),L.map(({label:E,text:M,tone:k="quiet"})=>E===void 0&&M!==""?(0,r().
jsx)("p",{class:k,children:(0,r().jsx)(T,{text:M})},M):null),(n.length>0||h!==void 0)&&(0,r().jsx)(f,{notes:n,rule:h}),a.
map((E,M)=>(0,r().jsx)(b,{block:E},M)),e.length>0&&!l&&i.also!==void 0?(0,r().jsxs)("details",{children:[(0,r().jsx)("su\
mmary",{children:(0,r().jsx)(T,{text:i.also})}),(0,r().jsx)(x,{of:e,noun:"finding"})]}):e.length>0&&(0,r().jsx)(x,{of:e,
noun:v===void 0?"command":"finding"})]}),O=o===void 0?"div":"article";return l?(0,r().jsxs)("details",{children:[(0,r().
jsx)("summary",{children:(0,r().jsx)(d,{row:i})}),(0,r().jsx)("div",{id:s&&`rule-${s}`,children:t})]}):(0,r().jsxs)(O,{children:[
(o??i.name??i.words)!==void 0&&(0,r().jsx)("p",{children:(0,r().jsx)(d,{row:i})}),t]})}function d({row:{status:i,tone:o,
name:e,word:a,words:v,place:L,also:h,rows:s=[]}}){const l=[i!==void 0&&(0,r().jsx)(p,{tone:o,word:i}),e!==void 0&&(0,r().
jsx)(F,{text:e}),a!==void 0&&(0,r().jsxs)("span",{class:i===void 0?o:"quiet",children:["(",a,")"]}),v!==void 0&&(0,r().jsx)(
T,{text:v}),L!==void 0&&!e?.startsWith(L.path)&&(0,r().jsx)("span",{class:"quiet",children:(0,r().jsx)(F,{text:`${L.path}\
:${L.line}`})}),h!==void 0&&s.length===0&&(0,r().jsx)(T,{text:h})];return(0,r().jsx)(r().Fragment,{children:l.filter(Boolean).
map((n,t)=>[t>0?" ":"",n])})}function f({notes:i,rule:o}){const e=i.map(({label:a="",text:v})=>[(0,$().capital)(a),(0,r().
jsx)(T,{text:v},v)]);if(o!==void 0){const a=(0,r().jsx)(F,{text:o});e.push(["Rule",(0,y().ruleOf)(o)===void 0?a:(0,r().jsx)(
"a",{href:`#rule-${o}`,children:a})])}return(0,r().jsx)("dl",{children:e.map(([a,v],L)=>(0,r().jsxs)("div",{children:[(0,r().
jsx)("dt",{children:a}),(0,r().jsx)("dd",{children:v})]},L))})}function b({block:i}){const{title:o,lines:e,isFolded:a}=i,
v=o!==void 0&&(0,r().jsx)(T,{text:o});return a?(0,r().jsxs)("details",{children:[(0,r().jsx)("summary",{children:v}),(0,r().
jsx)(S,{...i})]}):(0,r().jsxs)(r().Fragment,{children:[v&&(0,r().jsx)("p",{children:v}),e.length>0&&(0,r().jsx)(S,{...i})]})}},
14305:function(H,m){Object.defineProperty(m,"__esModule",{value:!0}),m.STYLE=void 0;const u=m.STYLE=`
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
`},31048:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.renderJson=w,m.reportDigest=F;function r(){const T=u(
77598);return r=function(){return T},T}function y(){const T=u(23404);return y=function(){return T},T}function C(){const T=u(
41895);return C=function(){return T},T}function N(){const T=u(10289);return N=function(){return T},T}function $(){const T=u(
5640);return $=function(){return T},T}function R(){const T=u(78534);return R=function(){return T},T}function w(T,p=R().MAX_REPORT_BYTES){
const S=`${(0,N().json)($().gateReportSchema.parse(T))}
`;if(Buffer.byteLength(S)<=p)return S;throw new(C()).GateError("file_unreadable",`The report has more than ${p} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function F(T){return`s\
ha256:${(0,r().createHash)("sha256").update((0,y().canonicalize)(T)).digest("hex")}`}},58924:function(H,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.renderJunit=S;function r(){const n=u(42844);return r=function(){return n},n}function y(){const n=u(
59490);return y=function(){return n},n}function C(){const n=u(10289);return C=function(){return n},n}function N(){const n=u(
51660);return N=function(){return n},n}function $(){const n=u(74658);return $=function(){return n},n}function R(){const n=u(
90042);return R=function(){return n},n}function w(){const n=u(63245);return w=function(){return n},n}function F(){const n=u(
94965);return F=function(){return n},n}const T="change",p=new(r()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function S(n){const t=c(n),O={"@timestamp":n.started_at},E={
"@name":"gene-gate",...d(t.flatMap(({cases:k})=>k)),...O,...t.length>0&&{testsuite:t.map(({name:k,file:P,cases:I})=>({"@\
name":(0,C().terminal)(k),...d(I),...P!==void 0&&{"@file":(0,C().terminal)(P)},...O,testcase:I}))}},M={"@version":"1.0",
"@encoding":"UTF-8"};return`${p.build({"?xml":M,testsuites:E}).trim()}
`}function c(n){const{error:t,verdict:O}=n,E=(0,w().reportSections)(n),M=[...E.dangers,...E.findings].filter(({severity:B})=>B===
"error"),k=new Set(n.genes.map(({id:B})=>B)),P=(0,y().groupBy)(M,({subject:B})=>k.has(B?.id??"")?B?.id:T),I=(0,y().groupBy)(
E.commands,({gene:B})=>B),g=B=>(P.get(B)??[]).map(U=>o(U,B)),A=n.genes.map(B=>{const U=[...(I.get(B)??[]).map(i),...g(B.
id)];return x({name:B.id,file:B.path,cases:U},B.verdict,B.summary)}),D=t?[e("error",T,t.message,t.hint)]:[],G={name:T,cases:[
...D,...g(T)]},W=A.some(j)?G:x(G,O,(0,$().reportTitle)(n));return W.cases.length>0?[W,...A]:A}function x(n,t,O){return!(t===
"fail"||t==="error")||j(n)?n:{...n,cases:[...n.cases,e("failure",n.name,O)]}}function j({cases:n}){return n.some(({failure:t,
error:O})=>t!==void 0||O!==void 0)}function d(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,O)=>t+Number(
O["@time"]),0).toFixed(3)}}const f=1e3,b={lines:40,columns:200};function i(n){const{gene:t,command:O}=n,{outcome:E,mutant:M,
location:k}=O;return{"@name":s(O.command),"@classname":s(t.id),"@file":s(k?.path??t.path),"@line":k?.line??t.line,"@time":l(
E?.duration_ms??0),...M&&{properties:{property:{"@name":"mutant","@value":s((0,R().mutantWords)(M))}}},...a(n),...E&&{"s\
ystem-out":(0,N().streamLines)(E.stdout).join(`
`),"system-err":(0,N().streamLines)(E.stderr).join(`
`)}}}function o(n,t){const{rule:O,message:E,location:M}=n;return{"@name":s(O),"@classname":s(t),...M&&{"@file":s(M.path),
"@line":M.line},"@time":l(0),failure:{"@type":s(O),"@message":s(E),"#text":h(n)}}}function e(n,t,O,E=""){const M=(0,C().
terminalLines)((0,F().clipCounted)(E,f));return{"@name":"verdict","@classname":s(t),"@time":l(0),[n]:{"@type":"verdict",
"@message":s(O),"#text":M.join(`
`)}}}function a({gene:n,command:t,result:O,findings:E}){switch(O){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":s(L(n,t))}};case"blocked":case"failed":{const[M]=E,{outcome:k}=t,P=k?(0,N().errorLines)(k,b.lines,b.columns):[],
I={"@type":s(M?.rule??O),"@message":s(M?.message??n.summary),"#text":[...E.map(h),...P].join(`
`)};return k!==void 0&&v.has(k.status)?{error:I}:{failure:I}}}}const v=new Set(["crashed","not_runnable","error"]);function L({
summary:n,verdict:t},{outcome:O}){const E=O?.reason??(t==="pass"||t==="warn"?"":n);return[O?(0,F().statusWords)(O):"not \
run",E].filter(Boolean).join(": ")}function h({message:n,remedy:t}){return[n,t].filter(Boolean).map(s).join(`
`)}function s(n){return(0,C().terminal)((0,F().clipCounted)(n,f))}function l(n){return(n/1e3).toFixed(3)}},69633:function(H,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.diffLink=F,m.encodedPath=R,m.headPlace=T,m.isRepositoryPath=w,m.permalink=
$,m.rulePage=N;function r(){const p=u(77598);return r=function(){return p},p}function y(){const p=u(38863);return y=function(){
return p},p}function C(){const p=u(13580);return C=function(){return p},p}function N(p){return(0,C().ruleOf)(p)&&`${y().
HOME}/blob/main/docs/rules/${p}.md`}function $(p,S,c){const x=T(p,c);if(x===void 0||p.head_sha===null||/\p{Cs}/u.test(x.
path))return;const j=R(x.path),d=x.line===void 0?"":`#L${x.line}`;return`${S}/blob/${p.head_sha}/${j}${d}`}function R(p){
return Buffer.from(p).toString().split("/").map(encodeURIComponent).join("/")}function w(p){return p.split("/").every(S=>![
"",".",".."].includes(S))}function F(p,S,c){const{pull_request:x}=p.event;if(x===void 0)return $(p,S,c);const j=(0,r().createHash)(
"sha256").update(c.path).digest("hex");return`${S}/pull/${x}/files#diff-${j}`}function T({head_sha:p,audited_sha:S,head_files:c},{
path:x,line:j}){if(S===p)return{path:x,line:j};if(c===void 0)return{path:x};const d=c.find(b=>b.path===x);if(d===void 0)
return{path:x,line:j};if(d.missing)return;const f=d.same.find(b=>b.line<=j&&j<b.line+(b.lines??Number.POSITIVE_INFINITY));
return{path:x,...f&&{line:f.head_line+j-f.line}}}},28387:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.genesTable=T;function r(){const c=u(17577);return r=function(){return c},c}function y(){const c=u(94978);return y=function(){
return c},c}function C(){const c=u(74658);return C=function(){return c},c}function N(){const c=u(90042);return N=function(){
return c},c}function $(){const c=u(94965);return $=function(){return c},c}const R=10,w=2,F=["error","fail","needs_approv\
al","warn","pass"];function T({genes:c},x){if(c.length===0)return[];const j=c.toSorted((e,a)=>F.indexOf(e.verdict)-F.indexOf(
a.verdict)),d=c.length>R?(0,r().groupsOf)(j,e=>S(e).join("|")):j.map(e=>({lead:e,others:[]})),f=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],b=c.some(e=>(0,N().noticesDefect)(e)!==void 0),i=f.slice(0,b?f.length:-1),o=d.slice(
R).flatMap(({lead:e,others:a})=>[e,...a]);return[`| ${i.join(" | ")} |`,`|${"---|".repeat(i.length)}`,...d.slice(0,R).map(
e=>p(e,c,x)).map(e=>`| ${e.slice(0,i.length).join(" | ")} |`),"",...o.length>0?[`And ${(0,$().count)(o.length,"other gen\
e")}.`,""]:[]]}function p(c,x,j){const d=[c.lead,...c.others].slice(0,w).map(i=>j.place(i,(0,y().geneName)(i,x)).replaceAll(
"|","\\|")),f=(0,r().sizeOf)(c)-d.length,b=`${d.join(", ")}${f>0?` and ${(0,$().grouped)(f)} more`:""}`;return S(c.lead).
toSpliced(2,0,b)}function S(c){const{verdict:x,blast_radius:j}=c;return[`${C().VERDICT_SYMBOLS[x]} ${(0,$().spoken)(x)}`,
`${(0,$().grouped)(j.files)} of ${(0,$().grouped)(j.max_files)}`,(0,y().commandCounts)(c,""),(0,N().noticesDefect)(c)??"\
not run"].map(d=>d.replaceAll(" ","\xA0"))}},20471:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.renderMarkdown=
b;function r(){const g=u(52978);return r=function(){return g},g}function y(){const g=u(10289);return y=function(){return g},
g}function C(){const g=u(67237);return C=function(){return g},g}function N(){const g=u(69379);return N=function(){return g},
g}function $(){const g=u(55967);return $=function(){return g},g}function R(){const g=u(94978);return R=function(){return g},
g}function w(){const g=u(74658);return w=function(){return g},g}function F(){const g=u(90042);return F=function(){return g},
g}function T(){const g=u(63245);return T=function(){return g},g}function p(){const g=u(38319);return p=function(){return g},
g}function S(){const g=u(94965);return S=function(){return g},g}function c(){const g=u(28387);return c=function(){return g},
g}function x(){const g=u(80615);return x=function(){return g},g}function j(){const g=u(70939);return j=function(){return g},
g}const d=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
f=3;function b(g,A){const D=(0,T().reportSections)(g),G=o(g,D),{part:W="whole",maxCharacters:B,repositoryUrl:U}=A,z=W===
"screen"?d.slice(f):d,J=[...W==="table"?[()=>[...(0,c().genesTable)(g,(0,x().linkerOf)(g,U)),...P(A)]]:z.map(V=>()=>l(g,
D,V,A)),()=>[`Not shown: everything but this line. ${I(A)}`]];for(const V of J){const Y=i([...G,...V()]);if(Y.length<=B)
return Y}return i(G).split(`
`,1).join("").slice(0,B)}function i(g){return`${g.join(`
`).trimEnd()}
`}function o(g,A){const{verdict:D,words:G}=(0,w().headlineOf)(g,A),W=(0,w().isReportedOnly)(g),U=`### ${w().VERDICT_SYMBOLS[W?
"warn":((0,w().undecidedPart)(g)??g).verdict]} gene-gate: ${D}`,{error:z}=g;return[G===""?U:`${U} \u2014 ${G}`,"",...z?[
...v(z.message),...v(`Fix: ${z.hint}`)]:[],...W?[(0,w().reportedOnlyNote)(g),""]:[],...g.isolation.untrusted?[e,""]:[]]}
const e="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",a=2e3;function v(g){const[A="",...D]=(0,S().clip)(g,a).trim().split(`
`),G=D.length>0?[...(0,y().markdownFence)((0,y().terminalLines)(D.join(`
`))),""]:[];return[(0,x().sentence)(A),"",...G]}const L=2,h={findings:4,blocked:20},s=12;function l(g,A,D,G){const{part:W="\
whole",detailsUrl:B}=G,U=(0,x().linkerOf)(g,G.repositoryUrl),{most:z}=D,{dangers:J,blocked:V,failed:Y,waiting:X,findings:q}=A,
on={most:D.outputLines},K=(Z,Q,nn,_)=>({id:Z,title:Q,label:"",noun:nn,rows:_}),tn=[[K("dangers","Dangerous","finding",(0,N().
findingRows)(J)),{most:z}],[(0,p().machineList)(g),{most:s}],[K("blocked","Blocked","blocked command",(0,N().blockedRows)(
V)),{most:D.blocked,full:L,unfolded:h.blocked}],[K("failed","Failed","failed command",(0,N().failedRows)(Y,on)),{most:z,
full:L}],[K("waiting","Approval required","finding",(0,N().findingRows)(X)),{most:z}],[K("findings","Findings","finding",
(0,N().findingRows)(q)),{most:z,unfolded:h.findings}],[(0,$().fixList)(g),{most:z,full:1}],[(0,p().readList)(g),{most:s}]],
en=tn.map(([Z,Q])=>(0,j().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const _=(0,j().beyond)(Q,nn.most);
return _>0?[(0,S().count)(_,Z)]:[]});return[...en.slice(0,2).flat(),...(0,c().genesTable)(g,U),...en.slice(2).flat(),...n(
rn,D,G),...W==="detail"?[]:t(g,B),...P(G),...D.everything?E(g,A,U):[]]}function n(g,{everything:A},D){const G=A||D.part===
"screen"?[]:["everything that passed"],W=[...g,...G];return W.length===0?[]:[`Not shown: ${W.join(", ")}. ${I(D)}`,""]}function t(g,A){
const{next_actor:D,edits:G,todo:W,human:B}=(0,r().agentTask)(g);if(D==="done")return[];const U=(0,x().linked)("artifacts",
A&&`${A}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...G.length>0?[(0,S().count)(G.length,"edit")]:[],...W.
length>0?[`${W.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join(", ")}. The task${G.length>0?", wi\
th its diff,":""} is \`${r().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const O=200;function E(g,A,D){const{genes:G}=g,
W=[(0,p().claimList)(g),(0,p().uncountedList)(g)],B=[...(0,R().geneList)(g,A).rows.flatMap(M),...W.flatMap(({rows:Y})=>Y.
map(X=>(0,j().rowItem)(X,D))),...g.blast_radius?[`- Size: ${(0,C().countedWords)(g)}`]:[],...(0,N().findingRows)([...A.notices,
...A.suppressed],!0).map(Y=>(0,j().rowItem)(Y,D))],U=B.length-O,z=G.flatMap(Y=>Y.commands).length,J=G.length>0?`${(0,S().
count)(G.length,"gene")}, ${(0,S().count)(z,"command")}, `:"",V=(0,F().environmentList)(g).rows.flatMap(({notes:Y})=>Y);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,O),...U>0?[`- ${U} more not\
 shown`]:[],...V.flatMap(({label:Y,text:X,isMinor:q})=>q?[]:[`- ${Y}: ${(0,x().sentence)(X)}`]),"","</details>",""]}function M({
name:g="",word:A,status:D,words:G,notes:W,rows:B=[]}){const U=B.filter(({command:z})=>z!==void 0);return[`- ${(0,x().name)(
g)} ${A}, ${D}: ${G}`,...W.map(({text:z})=>`  - ${(0,x().sentence)(z)}`),...U.map(({command:z="",status:J,words:V})=>{const Y=(0,x().
sentence)([J,V].filter(Boolean).join(", "));return`  - ${(0,y().markdownCode)((0,S().clipCounted)(z,k))} ${Y}`})]}const k=200;
function P({detailsUrl:g,detailUrl:A}){const[D,G]=[g,A].map(B=>B&&(0,y().markdownLinkTarget)(B)),W=[...G?[`[Details](${G}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return W.length>
0?[W.join(" \xB7 "),""]:[]}function I({detailsUrl:g,detailUrl:A=g}){const D=A&&(0,y().markdownLinkTarget)(A);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,m,u){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.linked=T,m.linkerOf=w,m.name=R,m.ruleLink=F,m.sentence=$;function r(){const p=u(10289);return r=function(){
return p},p}function y(){const p=u(69633);return y=function(){return p},p}function C(){const p=u(94965);return C=function(){
return p},p}const N={sentence:400,name:100};function $(p){return(0,r().markdownSentence)((0,C().clipCounted)(p,N.sentence))}
function R(p){return(0,r().markdownCode)((0,C().clipCounted)(p,N.name))}function w(p,S){const c=x=>(j,d=`${j.path}:${j.line}`)=>T(
R(d),S===void 0?void 0:x(p,S,j));return{place:c(y().permalink),diff:c(y().diffLink)}}function F(p){return T(R(p),(0,y().
rulePage)(p))}function T(p,S){const c=S&&(0,r().markdownLinkTarget)(S);return c?`[${p}](${c})`:p}},70939:function(H,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.beyond=F,m.listSection=w,m.rowItem=d;function r(){const o=u(38863);return r=
function(){return o},o}function y(){const o=u(10289);return y=function(){return o},o}function C(){const o=u(88611);return C=
function(){return o},o}function N(){const o=u(23408);return N=function(){return o},o}function $(){const o=u(94965);return $=
function(){return o},o}function R(){const o=u(80615);return R=function(){return o},o}function w({title:o,note:e,noun:a,rows:v},L,{
full:h=0,unfolded:s=Number.POSITIVE_INFINITY,most:l=Number.POSITIVE_INFINITY}){if(v.length===0)return[];const n=v.slice(
h,l).map(t=>d(t,L));return[`#### ${o}`,"",...e===void 0?[]:[e,""],...v.slice(0,Math.min(h,l)).flatMap(t=>c(t,L)),...h>0&&
n.length>0?[`Other ${a}s:`,""]:[],...T(n,a,s),...p(v)]}function F(o,e){return(0,N().sizeOfRows)(o.slice(e))}function T(o,e,a){
if(o.length===0)return[];const v=o.slice(a),L=`<details><summary>${(0,$().count)(v.length,`other ${e}`)}</summary>`;return[
...o.slice(0,a),"",...v.length>0?[L,"",...v,"","</details>",""]:[]]}function p(o){return o.some(({notes:a})=>a.some(({text:v})=>v.
includes("`/gene-gate approve`")))?S:[]}const S=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function c(o,e){const{words:a,command:v,spans:L=[],notes:h,blocks:s=[],rule:l,also:n}=o,t=s.filter(({title:g})=>g===
void 0).flatMap(({lines:g})=>g),[O="",...E]=(0,C().markedLines)(v??"",L),M=t.length>0?"$ ":"",k=(0,y().markdownFence)([M+
O,...E,...t]),P=[...b(o,e),...a===void 0?[]:[(0,R().sentence)(a)]],I=l===void 0?"":` (${(0,R().ruleLink)(l)})`;return[[...P,
...i(o,e)].join(", ")+(n?`; ${(0,R().sentence)(n)}`:""),"",...v===void 0?[]:[...k,""],...h.map((g,A)=>`- ${(0,$().capital)(
g.label??"note")}: ${j(g)}${A===0?I:""}`),...h.length>0?[""]:[],...s.flatMap(g=>x(g))]}function x({title:o,lines:e,language:a,
isFolded:v}){if(o===void 0||v)return[];const L=a==="sh"?` (${(0,R().linked)("how to get it",r().HOW_TO_GET_IT)})`:"",h=a?
(0,y().rawBlock)(e,a):(0,y().markdownFence)(e),s=(0,$().capital)((0,R().sentence)(o))+L;return e.length>0?[`${s}:`,"",...h,
""]:[`${s}.`,""]}function j({label:o,text:e}){const a=o==="fix";return(0,R().sentence)(a?e.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):e)}function d(o,e){const{status:a,tone:v,words:L,command:h,spans:s=[],notes:l,rule:n,also:t,files:O=[]}=o,E=a===void 0&&
v==="bad"?"\u26A0\uFE0F ":"",M=a!==void 0&&h===void 0?[`**${(0,$().capital)(a)}:**`]:[],k=L&&(o.isWhole?(0,y().markdownSentence)(
L):(0,R().sentence)(L)),P=[...k?[k]:[],...l.filter(({isMinor:G})=>!G).map(j),...O.length>0?[`Files: ${O.map(G=>e.diff({path:G,
line:1},G)).join(", ")}`]:[]].reduce((G,W)=>G===""||/[.:]$/.test(G)?`${G} ${W}`:`${G}. ${W}`,""),I=h===void 0?[]:[(0,y().
markdownCode)((0,C().commandLine)(h,s)),"\u2014"],g=b(o,e).map(G=>P===""?G:`${G}:`),A=[...i(o,e),...n?[(0,R().ruleLink)(
n)]:[]].join(", "),D=[...A===""?[]:[A],...t?[(0,R().sentence)(t)]:[]].join("; ");return`- ${E}${[...M,...I,...g,P.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function f({status:o,name:e,place:a}){return o===void 0||a===void 0||
e?.startsWith(a.path)===!0}function b(o,e){const{name:a,word:v,place:L}=o;if(a===void 0)return[];const h=L&&f(o)?e.diff(
L,a):(0,R().name)(a);return[v===void 0?h:`${h} (${v})`]}function i(o,e){return o.place&&!f(o)?[e.place(o.place)]:[]}},78534:function(H,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.REPORT_FILE=m.MAX_REPORT_BYTES=void 0,m.claimedPull=x,m.mutantsOf=S,m.
nodeIn=p,m.readReportFile=F,m.readUploadedReport=j;function r(){const f=u(26040);return r=function(){return f},f}function y(){
const f=u(41895);return y=function(){return f},f}function C(){const f=u(54078);return C=function(){return f},f}function N(){
const f=u(5640);return N=function(){return f},f}function $(){const f=u(27436);return $=function(){return f},f}const R=m.
MAX_REPORT_BYTES=256*1024*1024,w=500;function F(f,b,i){try{return N().gateReportSchema.parse(JSON.parse(f.toString("utf8")))}catch(o){
throw new(y()).GateError("artifact_invalid",`${b} ${T(o,f).slice(0,w)}`,i,{cause:o})}}function T(f,b){if(f instanceof SyntaxError)
return"is not JSON.";const{type:i,schema_version:o}=JSON.parse(b.toString("utf8"))??{};return i!=="GateReport"?`is not a\
 GateReport${typeof i=="string"?`: its type is ${JSON.stringify(i)}`:""}.`:o!==$().GATE_REPORT_VERSION?`is a GateReport ${o===
void 0?"without a version":`of version ${JSON.stringify(o)}`}; this version of gene-gate reads ${$().GATE_REPORT_VERSION}\
.`:`is not a valid GateReport: ${(0,C().firstProblem)(f)}.`}function p({validation_reports:[f]}){if(f===void 0)return process;
const{node_version:b,platform:i,arch:o}=f.env_fingerprint;return{version:b,platform:i,arch:o}}function S(f,b){const i=f.
map((o,e)=>{const a=b(o,e)?.commands,v=o.commands.flatMap(({command:L,plan:h},s)=>{const l=a?.[s];return l?.command===L&&
l.plan_digest===h?.digest&&l.mutant?[l.mutant]:[]});return[o,v]});return new Map(i.filter(([{commands:o},{length:e}])=>e>
0&&e===o.length))}const c=m.REPORT_FILE="gate-report.json";function x(f){const b=N().gateReportSchema.pick({event:!0});return(0,r().
attempt)(()=>b.parse(JSON.parse(f.toString("utf8"))).event.pull_request)}function j(f,{headSha:b,pullRequest:i}){const o=F(
f,`The ${c} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:e}=o.
event;if(o.verdict==="error"&&o.head_sha===null)return o;if(o.head_sha!==b)throw d(`commit ${o.head_sha}`,b);if(e!==i.number)
throw d(`pull request ${e??"(none)"}`,`${i.number}`);return o}function d(f,b){return new(y()).GateError("artifact_invali\
d",`The report of the run is about ${f}, not ${b}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}},6244:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ruleDocuments=R,m.ruleMarkdown=
p,m.rulePage=c,m.rulesByTopic=w;function r(){const d=u(59490);return r=function(){return d},d}function y(){const d=u(13580);
return y=function(){return d},d}function C(){const d=u(43767);return C=function(){return d},d}function N(){const d=u(80770);
return N=function(){return d},d}const $="<!-- Generated from the catalogue of rules. Do not edit. -->";function R(d=(0,y().
allRules)()){return new Map([["README.md",F(d)],...d.map(f=>[`${f.id}.md`,`${$}

${p(f)}`])])}function w(d=(0,y().allRules)()){return(0,r().groupBy)(d,T)}function F(d){const f=[...w(d)].map(([i,o])=>{const e=o.
map(({id:a,severity:v,title:L})=>`| [${a}](${a}.md) | ${v} | ${L} |`);return[`## ${i}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...e].join(`
`)}),b=`The gate has ${d.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[$,"# Rules",b,...f].join(`

`)}
`}function T({layer:d,profile:f}){return f===void 0?String(d):`Profile ${f}${typeof d=="number"?`, layer ${d}`:""}`}function p(d){
return`${c(d).map(S).join(`

`)}
`}function S({kind:d,text:f}){switch(d){case"title":return`# ${f}`;case"heading":return`## ${f}`;case"paragraph":return f;case"\
code":return`\`\`\`\`text
${f}
\`\`\`\``}}function c(d){const{id:f,title:b,severity:i,harm:o,layer:e,why:a,wrong:v,right:L,configure:h}=d;return[{kind:"\
title",text:f},{kind:"paragraph",text:`${b}.`},{kind:"paragraph",text:`Severity: ${i} \xB7 Harm: ${o} \xB7 Layer: ${e}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:a},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,N().exampleText)(
v)},{kind:"heading",text:"Right"},{kind:"code",text:(0,N().exampleText)(L)},{kind:"heading",text:"In the policy"},...h===
void 0?[]:[{kind:"code",text:h}],...x(d)]}function x(d){return(0,C().mayBeIgnored)(d)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${d.id}
    reason: Why this is acceptable
    expires: ${j}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const j="2027-12-31"},
74156:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.fileText=C,m.filesText=y;function r(){const T=u(
80401);return r=function(){return T},T}function y(T,p={}){return[...new Set([...Object.keys(T??{}),...Object.keys(p)])].
map(c=>{const x=T?.[c],j=p[c];return(T===void 0||JSON.stringify(x)===JSON.stringify(j))&&j!==void 0?C(c,j):N(c,x,j)})}function C(T,p){
if(typeof p=="object"&&"symlink"in p)return`# ${T} -> ${p.symlink}`;const S=typeof p=="object"&&"latin1"in p?" (in ISO 8\
859-1)":"",c=$(T,p).trimEnd();return c===""?`# ${T} (empty)`:`# ${T}${S}
${c}`}function N(T,p,S){return(0,r().createTwoFilesPatch)(p===void 0?"/dev/null":`a/${T}`,S===void 0?"/dev/null":`b/${T}`,
$(T,p),$(T,S),void 0,void 0,{headerOptions:r().FILE_HEADERS_ONLY}).trimEnd()}function $(T,p=""){return typeof p=="string"?
p:"symlink"in p?p.symlink:"submodule"in p?`Subproject commit ${p.submodule}
`:("latin1"in p?p.latin1:p).map(c=>`${w(c,T.endsWith(".jsonl"))}
`).join("")}const R=76;function w(T,p){const S=Object.entries(T).filter(([,d])=>d!==void 0).map(([d,f])=>`${JSON.stringify(
d)}: ${F(f)}`),c=Object.keys(T).filter(d=>T[d]===void 0),x=c.length===0?"":`   // without ${c.join(", ")}`,j=`{ ${[...S,
"\u2026"].join(", ")} }${x}`;return p||j.length<=R?j:`{
${[...S,"\u2026"].map(d=>`  ${d}`).join(`,
`)}
}${x}`}function F(T){return JSON.stringify(T,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(H,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.exampleText=C;function r(){const c=u(79215);return r=function(){return c},
c}function y(){const c=u(74156);return y=function(){return c},c}function C(c){return typeof c=="string"?S(c):[...R(c),...$(
c)].join(`

`)}const N=".github/gene-gate.yml";function $({policy:c}){return c===void 0?[]:[(0,y().fileText)(N,c)]}function R(c){if((0,r().
isPromotionExample)(c))return F(c);if(!(0,r().isChangeExample)(c))return[p(c),...c.firstHalf?["# Judged before `prepare`"]:
[],...(c.without??[]).map(o=>`# without ${o}`),...(0,y().filesText)(c.base,c.files)];const{base:x,head:j,checkout:d,inputs:f,
run:b,approvedBy:i}=c;return[...(0,y().filesText)(x,j),...d?[`# The checkout is ${w[d]}.`]:[],...f?[`with:
${T(f)}`]:[],...b?.installed?["npm ci --ignore-scripts"]:[],...b?.prepare?[`with:
  prepare: ${b.prepare}`]:[],...b?.untracked?["# On disk, but not in the commit:",...(0,y().filesText)(void 0,b.untracked)]:
[],...b?.meanwhile?["# Written while this runs:",...(0,y().filesText)(void 0,b.meanwhile)]:[],...b?.shard?[`gene-gate ch\
eck --shard ${b.shard}`]:[],...b?.cancelled?["# The job is cancelled while this runs."]:[],...(i??[]).map(o=>`@${o} appr\
oves with the comment: /gene-gate approve`)]}const w={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function F(c){const{candidates:x,files:j,events:d,reports:f}=c;return[
...(0,y().filesText)(void 0,{"candidates.jsonl":x,...j,...d&&{"events.jsonl":d},...f&&{"gate-report.json":f}})]}function T(c){
return Object.entries(c).map(([x,j])=>`  ${x}: ${j}`).join(`
`)}function p({command:c,context:x}){return x===void 0?S(c):JSON.stringify({command:c,context:x})}function S(c){return typeof c==
"string"&&c.trim()!==""?c:`"validation": [${JSON.stringify(c)}]`}},11357:function(H,m,u){Object.defineProperty(m,"__esMo\
dule",{value:!0}),m.renderSarif=j;function r(){const t=u(41895);return r=function(){return t},t}function y(){const t=u(38863);
return y=function(){return t},t}function C(){const t=u(78261);return C=function(){return t},t}function N(){const t=u(74238);
return N=function(){return t},t}function $(){const t=u(13580);return $=function(){return t},t}function R(){const t=u(47350);
return R=function(){return t},t}function w(){const t=u(10289);return w=function(){return t},t}function F(){const t=u(69633);
return F=function(){return t},t}function T(){const t=u(6244);return T=function(){return t},t}function p(){const t=u(8229);
return p=function(){return t},t}function S(){const t=u(74658);return S=function(){return t},t}function c(){const t=u(94965);
return c=function(){return t},t}const x=5e3;function j(t){const O=t.findings.toSorted(C().byHarm).slice(0,x),E=[...new Set(
O.map(({rule:A})=>A))],{audited_sha:M,base_sha:k,verdict:P,tool:I}=t,g={$schema:"https://json.schemastore.org/sarif-2.1.\
0.json",version:"2.1.0",runs:[{tool:{driver:{name:I.name,version:I.version,semanticVersion:I.version,informationUri:y().
HOME,rules:E.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[e]:{description:{text:"The audited commit."}}},invocations:[
d(t,t.findings.length-O.length)],results:O.map(A=>({...i(A,t),ruleIndex:E.indexOf(A.rule)})),properties:{verdict:P,base_sha:k,
audited_sha:M}}]};return`${(0,w().jsonLine)(g)}
`}function d(t,O){const{error:E,verdict:M}=t,k=[];if(E){const P={text:(0,w().sarifText)((0,r().inSentences)(E))};k.push(
{level:"error",descriptor:{id:E.code},message:P})}if(O>0){const P=`${(0,c().count)(O,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;k.push({level:"warning",
message:{text:P}})}return{executionSuccessful:M!=="error",exitCode:(0,R().exitCodeOf)(M,t.policy?.enforce),exitCodeDescription:(0,S().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...k.length>0&&{toolExecutionNotifications:k}}}const f=600,
b="geneGateFinding/v1";function i(t,O){const{id:E,rule:M,severity:k,harm:P="bookkeeping",suppressed:I}=t;return{ruleId:M,
level:L[k],rank:s[P].rank,message:{text:o(t)},locations:[a(t,O)],...E!==void 0&&{partialFingerprints:{[b]:E}},...I&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,w().sarifText)((0,c().clipCounted)(I.reason,f)),properties:{expires:I.
expires}}]}}}function o({message:t,remedy:O,rule:E}){return[t,O].filter(k=>k!=="").map(k=>(0,w().sarifText)((0,c().clipCounted)(
k,f))).join(" ")||E}const e="%SRCROOT%";function a({subject:t,location:O},{genes:E,policy:M}){const k=E.find(({id:I})=>I===
t?.id),P=[O,k&&{path:k.path,line:k.line}].find(I=>I!==void 0&&(0,F().isRepositoryPath)(I.path));return{physicalLocation:{
artifactLocation:{uri:(0,F().encodedPath)(P?.path??M?.path??N().POLICY_PATH),uriBaseId:e},region:P===void 0?{startLine:1}:
v(P)},...t?.id!==void 0&&{logicalLocations:[{name:(0,w().terminal)(t.id),kind:(0,w().terminal)(t.type??"Gene").toLowerCase()}]}}}
function v(t){const{line:O=1,column:E,end_line:M,end_column:k}=t,P={startLine:O,...E!==void 0&&{startColumn:E}};if(M===void 0||
M<O)return P;const I=k!==void 0&&(M>O||k>=(E??1));return{...P,endLine:M,...I&&{endColumn:k}}}const L={error:"error",warning:"\
warning",notice:"note"},h={error:"error",warning:"warning",notice:"recommendation"},s={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},l=80;function n(t){const O=(0,$().ruleOf)(t);if(O===void 0)return{
id:t};const{title:E,why:M,severity:k,harm:P,layer:I}=O,g=(0,F().rulePage)(t);return{id:t,...g!==void 0&&{helpUri:g},shortDescription:{
text:`${E}.`},fullDescription:{text:M},help:{text:(0,p().renderRule)(O,l),markdown:(0,T().ruleMarkdown)(O)},defaultConfiguration:{
level:L[k]},properties:{tags:[...P==="danger"?["security"]:[],typeof I=="number"?`layer-${I}`:I],"problem.severity":h[k],
"security-severity":s[P].score}}}},8229:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.renderExplanation=
F,m.renderRule=a,m.renderRuleList=v;function r(){const h=u(10289);return r=function(){return h},h}function y(){const h=u(
6244);return y=function(){return h},h}function C(){const h=u(50427);return C=function(){return h},h}function N(){const h=u(
94965);return N=function(){return h},h}function $(){const h=u(31626);return $=function(){return h},h}function R(){const h=u(
27809);return R=function(){return h},h}const w=8;function F(h,s){const l=(0,$().layoutOf)(s),{shown:n,rest:t}=(0,$().limited)(
h.findings,w,"finding",l);return(0,$().page)([T(h,l),...n.map(O=>p(O,h,l)),t,x(h,l),f(h,l),o(h,l)])}function T({command:h,
profiles:s},l){const n=S(h)?[l.paint("strong","(blank)")]:(0,R().markedCommand)(h,[],l);return[...(0,$().labelled)(l,"co\
mmand",n),...Object.entries(s).flatMap(([t,O])=>(0,$().prose)(l,O,`profile ${t}`,{label:N().COMMAND_TONES[O]}))]}function p(h,{
command:s,profiles:l},n){const{severity:t,message:O,span:E,remedy:M,rule:k}=h,P=h.profiles.length<Object.keys(l).length,
I=E===void 0||S(s)?{}:{command:s,spans:[E]},g=[...P?[{label:"only in",text:`profile ${h.profiles.join(", ")}`}]:[],{label:"\
fix",text:M,tone:"good"}],A={status:t,tone:N().SEVERITY_TONES[t],words:O,...I};return(0,R().rowLines)({...A,notes:g,rule:k},
n)}function S(h){return/^ *$/.test(h)}const c=800;function x({argv:h,assignments:s,invocation:l},n){const t=(D,G)=>{const W=G.
map(U=>U===""?"(empty)":U).join(", "),B=n.verbose?W:(0,N().clip)(W,c);return G.length===0?[]:(0,$().labelled)(n,D,(0,C().
chop)((0,r().terminal)(B),(0,$().roomOf)(n)))},{program:O,subcommand:E,flags:M=[],operands:k=[],passthrough:P=[]}=l??{},
I=s.map(({name:D,value:G})=>`${D}=${G}`),g=h?.map(D=>JSON.stringify(D)).join(", ");return[["sets",I],["argv",[g===void 0?
"none: the command is ambiguous":`[${g}]`]],["program",[O??"not one of the default profile"]],["subcommand",E?[E]:[]],["\
flags",M.map(j)],["operands",k.map(({text:D})=>D)],["passed on",P.map(({text:D})=>D)]].flatMap(D=>t(...D))}function j({name:h,
written:s,value:l}){const n=l===void 0?h:`${h} = ${l===""?"(empty)":l}`;return s===h?n:`${n} (written as ${s})`}const d=12;
function f(h,s){const{argv:l,invocation:n,outcome:t,targets:O,tree:E,root:M}=h,[k]=l??[];if(k===void 0)return(0,$().prose)(
s,"would run","nothing");const P=t==="needs_approval"?(0,$().prose)(s,"waits","needs approval"):[],I=t==="blocked"?"lead\
s to":"would run";if(n===null){const g=t==="blocked"?"nothing":`program ${k}`;return[...P,...(0,$().prose)(s,"would run",
g)]}return E===null?[...P,...(0,$().prose)(s,I,"unknown without a repository; use --repo DIR")]:[...P,...b(I,O.map(i),"f\
ile, script or tool",s),...(0,$().prose)(s,"looked in",M===void 0?E:`${M} of ${E}`)]}function b(h,s,l,n){const{shown:t,rest:O}=(0,$().
limited)(s,d,l,n);return t.length===0?(0,$().prose)(n,h,`no ${l}`):[...t.flatMap((E,M)=>(0,$().prose)(n,M===0?h:"",(0,N().
clip)(E,400))),...O]}function i({kind:h,name:s,path:l,script:n,via:t}){const O=t===void 0?"":`  (from ${t})`;switch(h){case"\
file":return`file ${l??s}${O}`;case"npm_script":return`script ${s}: ${n??""}${O}`;case"package_binary":return`tool ${s}${l===
void 0?"":`: ${l}`}${O}`}}function o({argv:h,scripts:s},l){return h===null||s===null?[]:b("in order",s.map(e),"script",l)}
function e({directory:h,event:s,text:l,shell:n}){const t=h===""?"":` in ${h}`;return l===""?`${s}${t}: there is no such \
script, or it is empty`:`${s}${t}, ${n?"by a shell":"without a shell"}: ${l}`}function a(h,s){return`${(0,y().rulePage)(
h).map(l=>L(l,s)).join(`

`)}
`}function v(h,{columns:s}){const l=Math.max(...[...h.values()].flat().map(({id:t})=>t.length))+4;return`${[...h].map(([
t,O])=>[`${t}:`,...O.flatMap(({id:E,title:M})=>(0,C().wrap)(M,s-l).map((k,P)=>(0,C().padRight)(P===0?`  ${E}`:"",l)+k))]).
map(t=>t.join(`
`)).join(`

`)}
`}function L({kind:h,text:s},l){switch(h){case"title":return s;case"heading":return`${s}:`;case"paragraph":return(0,C().
wrap)(s.replace(/\s+/g," "),l).join(`
`);case"code":return s.replace(/^(?=.)/gm,"    ")}}},67237:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.countedWords=p,m.sizeLimits=C,m.sizeList=T;function r(){const S=u(53315);return r=function(){return S},S}function y(){
const S=u(94965);return y=function(){return S},S}function C({genes:S,blast_radius:c}){const[x]=S.filter(b=>b.blast_radius.
files>0).toSorted((b,i)=>$(i)-$(b)),j=S.filter(b=>b!==x&&$(b)>1).length,d=c&&(0,r().cappedSize)(c,c.counting),f=d&&[w(d.
files,c.hard_cap_files,"file",N),w(d.lines,c.hard_cap_lines,"line",N)];return[...x?[R(x,j)]:[],...(f??[]).filter(({isNear:b})=>b)]}
const N="the policy for every change (hard cap)";function $({blast_radius:{files:S,max_files:c}}){return S/Math.max(1,c)}
function R({id:S,blast_radius:c},x){const j=`${c.default_limit?"genes without one of their own, such as ":""}${(0,y().inCode)(
S)}`,d=x>0?`, and ${(0,y().count)(x,"other gene")} over the limit`:"";return w(c.files,c.max_files,"file",j+d)}function w(S,c,x,j){
const[d,f]=F(S,c);return{tone:f,words:`${(0,y().grouped)(S)} of ${(0,y().count)(c,x)}, ${d} the limit of ${j}`,isNear:S>
.8*c}}function F(S,c){return S>2*c?["more than twice","bad"]:S>c?["over","bad"]:S===c?["as many as","caution"]:S>.8*c?["\
close to","caution"]:["within","good"]}function T(S){const c={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},x=S.blast_radius;if(x===null||x.files+x.exempt_files===0)return{...c,rows:[]};const j=(f,b)=>`${(0,y().count)(f,
"file")}, ${(0,y().count)(b,"line")}`,d=[["counted",j(x.files,x.lines)],["uncounted",j(x.exempt_files,x.exempt_lines)],[
"hard cap",j(x.hard_cap_files,x.hard_cap_lines)]];return{...c,rows:[...C(S).map(({words:f,tone:b})=>({words:f,tone:b,notes:[]})),
{tone:"quiet",words:p(S),notes:d.map(([f,b])=>({label:f,text:b,isMinor:!0}))}]}}function p({blast_radius:S}){if(S===null)
return"";const{files:c,exempt_files:x,renamed_files:j=0}=S;return[`${(0,y().count)(c+x-j,"changed file")} in the pull re\
quest`,...j>0?[`${(0,y().count)(j,"rename")}, counted with both names`]:[],...x>0?[`${(0,y().grouped)(x)} not counted`]:
[]].join("; ")}},94978:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.commandCounts=w,m.geneList=d,m.
geneName=F,m.versionWords=c;function r(){const a=u(51660);return r=function(){return a},a}function y(){const a=u(69379);
return y=function(){return a},a}function C(){const a=u(90042);return C=function(){return a},a}function N(){const a=u(63245);
return N=function(){return a},a}function $(){const a=u(94965);return $=function(){return a},a}const R={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function w({commands:a},v="command"){if(a.length===0)return"no command\
s";const L=a.map(N().resultOf);return Object.entries(R).map(([s,l])=>({words:l,number:L.filter(n=>n===s).length})).filter(
({number:s})=>s>0).map(({words:s,number:l},n)=>`${n===0&&v!==""?(0,$().count)(l,v):(0,$().grouped)(l)} ${s}`).join(", ")}
function F({id:a,path:v},L){return L.filter(s=>s.id===a).length<2?a:`${a} (${v})`}const T=200;function p(a){const{store:v,
commands:L,differences:h=[]}=a,s=v!==void 0&&v.root!=="."&&L.length>0,l=c(a),n=h.map(j);return[...s?[{tone:"quiet",text:`\
commands run in ${(0,$().inCode)(v.root)}`}]:[],...n.filter(({tone:t})=>t==="caution"),...n.filter(({tone:t})=>t!=="caut\
ion"),...S(a),...l===void 0?[]:[{tone:"caution",text:l}],...Object.values(a.profiles).flatMap(({remark:t})=>t===void 0?[]:
[{text:t,isMinor:!0}])].map(t=>({...t,text:(0,$().clip)(t.text,T)}))}function S({commands:a,profiles:v}){return a.some(({
verdict:L})=>L==="block")?[]:Object.entries(v).flatMap(([L,{accepted:h,reason:s="no reason given"}])=>{const l=`not acce\
pted by the profile ${L}, which is not in use here: ${s}`;return h?[]:[{tone:"caution",text:l}]})}function c({validators:a={}}){
const v=s=>Object.entries(a).filter(([,{accepted:l}])=>l===s).map(([l])=>l==="newer"?"newer ones":l).join(" and "),[L,h]=[
v(!0),v(!1)];return L===""||h===""?void 0:`accepted by the validators of ${L}, not of ${h}`}const x={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function j({kind:a,field:v,base:L,
head:h}){const s=a==="constraint_loosened"?"caution":"quiet",l=a==="command_added"||a==="command_removed",n=L===null?`no\
w also ${(0,$().inCode)(h??"")}`:h===null?`no longer ${(0,$().inCode)(L)}`:`${(0,$().inCode)(L)} \u2192 ${(0,$().inCode)(
h)}`,t=l?(0,$().inCode)(h??L??""):`${(0,$().inCode)(v)}: ${n}`;return{tone:s,text:`${x[a]} ${t}`}}function d({genes:a},{
about:v}){const L=({verdict:s})=>s==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:a.toSorted((s,l)=>Number(
L(s))-Number(L(l))).map(s=>{const{verdict:l,change:n,summary:t,commands:O,blast_radius:E}=s,M=O.some(k=>["blocked","fail\
ed"].includes((0,N().resultOf)(k)));return{status:l==="needs_approval"?"approval":(0,$().spoken)(l),tone:$().VERDICT_TONES[l],
name:F(s,a),word:n,words:`${w(s)}, ${(0,$().grouped)(E.files)} of ${(0,$().count)(E.max_files,"file")}`,place:s,notes:[...L(
s)||M?[]:[{text:t}],...p(s)],rows:[...O.map(k=>b(k,v(s,k))),...(0,y().findingRows)(v(s),!0)],isFolded:!0}})}}const f={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function b(a,v){const{verdict:L,risk:h,confirmation:s,outcome:l,mutant:n,
profiles:t}=a,O=[...l?i(l):[],...l?.reused?["result reused from another gene"]:[],...n?[(0,C().mutantWords)(n)]:[],...L===
"warn"?["allowed with a warning"]:[]],E=[...h?[`risk: ${h}`]:[],...s?[`confirmation: ${(0,$().spoken)(s)}`]:[],...Object.
entries(t).map(([M,k])=>`${M}: ${k}`)];return{status:L==="block"?"blocked":l?(0,$().statusWords)(l):"not run",tone:f[(0,N().
resultOf)(a)],command:a.command,spans:v.flatMap(({span:M})=>M??[]),...O.length>0&&{words:O.join(", ")},notes:[{text:E.join(
", "),isMinor:!0},...l?e(l):[]],blocks:Object.entries({"standard output":l?.stdout,"standard error":l?.stderr}).flatMap(
([M,k])=>k&&k.bytes>0?[{title:`${M}, ${(0,$().size)(k.bytes)}`,lines:(0,r().streamLines)(k),isFolded:!0}]:[]),rows:(0,y().
findingRows)(v,!0)}}function i(a){const{peak_memory_bytes:v,cpu_ms:L}=a.resources??{};return[...(0,$().didRun)(a)?[(0,$().
duration)(a.duration_ms)]:[],...L===void 0?[]:[`CPU ${(0,$().duration)(L)}`],...v===void 0?[]:[`memory ${(0,$().size)(v)}`]]}
const o=20;function e({reason:a,side_effects:v}){const L=$().SIDE_EFFECTS.filter(h=>(v?.[h].length??0)>0).map(h=>`${(0,$().
count)((0,$().sideEffectCount)(h,v),"file")} ${h}: ${(0,$().named)(v?.[h]??[],o)}`);return[...a===void 0?[]:[a],...L,...v?.
complete===!1?["The list of side effects is incomplete."]:[]].map(h=>({text:h,isMinor:!0}))}},74658:function(H,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.VERDICT_SYMBOLS=void 0,m.headlineOf=x,m.isReportedOnly=T,m.reportTitle=j,m.reportedOnlyNote=
p,m.undecidedPart=w;function r(){const s=u(1395);return r=function(){return s},s}function y(){const s=u(13580);return y=
function(){return s},s}function C(){const s=u(47350);return C=function(){return s},s}function N(){const s=u(17577);return N=
function(){return s},s}function $(){const s=u(63245);return $=function(){return s},s}function R(){const s=u(94965);return R=
function(){return s},s}function w({verdict:s,error:l,shards:n=[]}){const[t]=n;return s==="error"&&!l&&t&&n.length<t.of?t:
void 0}function F(s){const{verdict:l}=s,n=w(s);return n?`part ${n.index}/${n.of}: ${R().VERDICT_WORDS[n.verdict]}`:T(s)?
l==="fail"?"would fail":`would be: ${R().VERDICT_WORDS[l]}`:R().VERDICT_WORDS[l]}function T({verdict:s,policy:l}){return l?.
enforce==="report"&&C().REPORTED_ONLY.has(s)}function p({policy:s}){const l=s?.enforce_until;return`The policy reports ${l===
void 0?"only":`only until ${l}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const S=m.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},c=56;function x(s,l){const n=b(s,l),t=[n[0]??""].flat(),O=f(s,l),E=(I,g="")=>I.length+g.length<=c,k=!E(O,t[0])&&
t.some(I=>E(d,I))&&s.verdict==="warn"?d:O;let P="";for(const I of n){const[g]=[I].flat().map(A=>P===""?A:`${P}, ${A}`).filter(
A=>k.length+A.length<=c);P=g??P}return{verdict:k,words:P}}function j(s){const{verdict:l,words:n}=x(s,(0,$().reportSections)(
s));return n===""?l:`${l}: ${n}`}const d="warning";function f(s,l){const n=F(s),{length:t}=o(l);return n===R().VERDICT_WORDS.
warn&&t>0?`pass with ${(0,R().count)(t,"warning")}`:n}function b(s,l){const n=e(l);switch(s.verdict){case"pass":case"war\
n":return[...n,...a(o(l)),...i(s,l)];case"needs_approval":return[...L(s),...e({...l,dangers:l.dangers.filter(t=>!(0,r().
needsPerson)(t))})];case"fail":case"error":return[...[s.error?.code??""].filter(t=>/^\w+$/.test(t)).map(R().spoken),...n,
...h(s,l)]}}function i({genes:s},{passed:l,notRun:n}){return s.length===0?["no genes changed"]:[(0,R().count)(s.length,"\
gene"),...l.length>0?[`${(0,R().count)(l.length,"command")} passed`]:[],...n.length>0?[`${(0,R().count)(n.length,"comman\
d")} not run`]:[]]}function o({dangers:s,findings:l,told:n}){return(0,$().groupCauses)([...s,...l,...n]).filter(({lead:t})=>t.
severity==="warning")}function e({blocked:s,dangers:l}){const t=[...s.flatMap(({findings:[k]})=>k?.harm==="danger"?k:[]),
...(0,$().groupCauses)(l).map(({lead:k})=>k)],[O]=t.map(k=>({why:v(k),isGrave:k.severity==="error"||(0,r().needsPerson)(
k)})).toSorted((k,P)=>Number(P.isGrave)-Number(k.isGrave)||(0,N().dangerRank)(k.why)-(0,N().dangerRank)(P.why));if(O===void 0)
return[];const{why:E}=O,M=(0,R().grouped)(t.length);return t.length===1?[[E.replace(/^command /,"1 command "),"1 danger"]]:
[[E,E.replace(/ with .*/,"")].map(k=>`${M} dangers: ${k}`).concat(E,`${M} dangers`)]}function a([s,...l]){return s&&l.every(
({lead:t})=>t.rule===s.lead.rule)&&s.lead.harm!=="danger"?[v(s.lead)]:[]}function v({rule:s,danger:l=""}){return/^[\w ,`]+$/.
test(l)?`command ${l.replaceAll("`","")}`:((0,y().ruleOf)(s)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,t=>t.
toLowerCase())}function L({genes:s,findings:l}){const n=s.filter(({verdict:E})=>E==="needs_approval").length,t=l.some(({
rule:E})=>E==="gate-approval-missing"),O=E=>t&&l.some(({rule:M})=>M===E);return[...O("gate-weakened")?["the gate is weak\
ened"]:[],...O("agent-files-unapproved")?["machines run something else"]:[],...n>0?[`${(0,R().grouped)(n)} of ${(0,R().count)(
s.length,"gene")}`]:[]]}function h({genes:s},l){const{blocked:n,failed:t,findings:O}=l,E=s.filter(({verdict:g})=>g==="fa\
il"||g==="error").length,M=(0,$().groupCauses)(O.filter(g=>!(0,$().isOfSize)(g))).filter(({lead:g})=>g.severity==="error"),
k=[...E>0&&s.length>1?[`${(0,R().grouped)(E)} of ${(0,R().count)(s.length,"gene")} failed`]:[],...n.some(({findings:[g]})=>g?.
harm!=="danger")?[`${(0,R().count)(n.length,"command")} blocked`]:[],...t.length>0?[`${(0,R().count)(t.length,"command")}\
 failed`]:[],...O.some(g=>(0,$().isOfSize)(g)&&g.severity==="error")?["size limit exceeded"]:[]],P=k.length>0?"other err\
or":"error";if(M.length>0)return[...k,[...a(M),(0,R().count)(M.length,P)]];const I=o(l);return k.length>0||I.length===0?
k:[[...a(I),(0,R().count)(I.length,"warning")]]}},90042:function(H,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.environmentList=C,m.mutantWords=c,m.noticesDefect=x;function r(){const d=u(89549);return r=function(){return d},d}function y(){
const d=u(94965);return y=function(){return d},d}function C(d){const f=(o,e)=>o.flatMap(([a,v])=>v?{label:a,text:v,isMinor:e}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:f($(d),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:f(N(d),!0),isFolded:!0}]}}function N(d){const{isolation:f,policy:b,shards:i=[],
tool:o,validation_reports:e}=d,{probes:a=[],downgrades:v=[],level:L,description:h}=f,s=e.map(({env_fingerprint:{node_version:t,
platform:O,arch:E}})=>`Node ${t}, ${O} ${E}`),l=i.length<(i[0]?.of??0),n=a.filter(({held:t})=>!t);return[["Next actor",(0,y().
spoken)(d.next_actor)],["Policy digest",b?.digest],["Plans digest",d.plans_digest],["Approval digest",d.approval_digest],
["Isolation in full",L==="none"?null:h],...[...new Set(s)].map(t=>["Commands ran on",t]),[l?"Shard":"Merged from",i.map(
({index:t,of:O,verdict:E})=>`${t}/${O} (${y().VERDICT_WORDS[E]})`).join(", ")],["Tool",`${o.name} ${o.version}`],["Sandb\
ox self-test",a.length>0?`${a.length-n.length} of ${(0,y().count)(a.length,"attempt")} prevented`:null],...n.map(({name:t,
required:O})=>["Not prevented",`${(0,y().spoken)(t)}${O?"":" (not required)"}`]),...v.map(({from:t,reason:O})=>["Not ava\
ilable",`${(0,y().inCode)(t)}: ${O}`])]}function $(d){const{genes:f,isolation:b,approvals:i,approval_digest:o}=d,e=f.some(
({commands:a})=>a.length>0);return[["Commits",w(d)],["Policy",R(d)],["Approved",i.map(F).join(", ")],["Approval",o&&`dig\
est ${(0,r().shortDigest)(o)}`],["Isolation",T(b)],["Can fail",e?j(d):null],["Note",f.length>0?p:null]]}function R({policy:d,
blast_radius:f}){if(d===null)return"not read";const{path:b="built-in defaults",extends:i,combined_with:o,profile:e}=d,a=d.
enforce_until===void 0?"":` until ${d.enforce_until}`;return[b,i?` extending ${i.repository}/${i.path}`:"",o?` combined \
with ${o.name}`:"",`, profile ${e}`,f?.counting==="reference"?", files counted like the reference engine":"",d.enforce?`\
, reports only${a}: a failing verdict does not fail the check`:""].join("")}function w(d){const{base_sha:f,head_sha:b,audited_sha:i,
event:o}=d;if(f!==null&&f===i)return`${(0,y().shortCommit)(f)} is both base and head, so nothing changes`;const e=`${(0,y().
shortCommit)(f)} \u2192 ${(0,y().shortCommit)(b)}`;return o.name==="worktree"?`${e} with the uncommitted files`:o.name===
"index"?`${e} with the staged files`:i===b?e:`${e}, audited: ${(0,y().shortCommit)(i)}`}function F({user:d,at:f,pull_request:b}){
return`by ${d} at ${(0,y().moment)(f)}${b===void 0?"":` (pull request ${b})`}`}function T({level:d,description:f}){return d!==
"namespaces"?f:`contained: ${/no network/.test(f)?"no network":"network allowed"}, private copy`}const p="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",S={killed:"yes",survived:"no",not_run:"\
not run"};function c({outcome:d,reason:f}){return`notices a defect: ${S[d]}${f===void 0?"":` (${f})`}`}function x({commands:d}){
const f=d.flatMap(({mutant:i})=>i?.outcome??[]);if(f.length===0)return;const[b]=["killed","not_run","survived"].filter(i=>f.
includes(i));return b&&S[b]}function j({genes:d}){const b=d.flatMap(e=>e.commands).flatMap(({mutant:e})=>e??[]);if(b.length===
0)return"not tried; only a run with the change broken can tell";const i=b.find(e=>e.reason!==void 0)?.reason,o=e=>b.filter(
({outcome:a})=>a===e).length;return o("not_run")===b.length?`not tried: ${i}`:`with the change broken, ${o("killed")} of\
 ${b.length} commands did not pass, as the change\u2019s own code reported${i===void 0?"":`; ${o("not_run")} not run: ${i}`}`}},
79215:function(H,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isChangeExample=u,m.isPromotionExample=r;function u(y){
return typeof y=="object"&&"head"in y}function r(y){return typeof y=="object"&&"candidates"in y}},23107:function(H,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.findParts=T,m.readAtMost=S,m.readParts=p;function r(){const j=u(51455);
return r=function(){return j},j}function y(){const j=u(76760);return y=function(){return j},j}function C(){const j=u(41895);
return C=function(){return j},j}function N(){const j=u(73388);return N=function(){return j},j}function $(){const j=u(78374);
return $=function(){return j},j}function R(){const j=u(78534);return R=function(){return j},j}const w=2*R().MAX_REPORT_BYTES,
F="gate-report.json";async function T(j){return(await(0,r().readdir)(j,{recursive:!0,withFileTypes:!0}).catch(f=>{if(f.code===
"ENOENT")return[];throw new(C()).GateError("file_unreadable",`Cannot read the directory ${j} (${f.code}).`,"Specify the \
directory into which the parts were downloaded.",{cause:f})})).filter(f=>f.isFile()&&f.name===F).map(({parentPath:f,name:b})=>(0,y().
join)(f,b)).sort()}async function p(j,d,f=c){if(j.length>$().MAX_SHARDS)throw x(`There are more than ${$().MAX_SHARDS} p\
arts`);const b=[];let i=w;for(const o of j){const e=await S(Math.min(i,R().MAX_REPORT_BYTES),o,d);i-=e.length;const a=(0,N().
inputName)(o);b.push({name:a,report:(0,R().readReportFile)(e,a,f)})}return b}async function S(j,d,f){const b=[];let i=0;
for await(const o of f(d)){if(i+=o.length,i>j)throw x(`${(0,N().inputName)(d)} is too large, alone or together with the \
other parts`);b.push(o)}return Buffer.concat(b)}const c="Specify the gate-report.json of every shard, made by this versi\
on, and nothing else.";function x(j){return new(C()).GateError("artifact_invalid",j,c)}},42844:function(H,m,u){u.r(m),u.
d(m,{default:()=>r.A});var r=u(49585)},40894:function(H,m,u){u.r(m),u.d(m,{renderToString:()=>r.F0});var r=u(53091)},892:function(H,m,u){
u.r(m),u.d(m,{Fragment:()=>r.FK,jsx:()=>r.Y,jsxs:()=>r.FD});var r=u(38720)}};
