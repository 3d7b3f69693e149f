"use strict";exports.id=450,exports.ids=[450],exports.modules={1207:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),
h.BrokenAnswer=void 0,h.asUnavailable=y,h.explainFailure=s,h.ifFound=f,h.readFailure=l,h.requireAsked=A;function o(){const r=i(
7723);return o=function(){return r},r}function S(){const r=i(41895);return S=function(){return r},r}class b extends Error{name="\
BrokenAnswer"}h.BrokenAnswer=b;function A(r,a){if(!r)throw new b(`it is not about ${a}`)}const k=300;function l(r){const a=typeof r==
"object"&&r!==null?r:{},t=N(a.message??r);if(R(a)||R(a.cause))return{kind:"timeout",said:t};if(a.name==="BrokenAnswer")return{
kind:"broken",said:t};const u=I(r);if(u!==void 0)return{kind:"broken",said:N(u)};if(typeof a.status!="number")return{kind:"\
unexpected",said:t};if(a.response===void 0)return{kind:"network",said:t};const p=a.response.headers??{},O=P(p["retry-aft\
er"]),T=p["x-ratelimit-remaining"]==="0"?P(p["x-ratelimit-reset"]):void 0,x=O!==void 0||T!==void 0;return{kind:j(a.status,
t,x),said:t,status:a.status,...O!==void 0&&{retryAfter:O},...T!==void 0&&{resetAt:T}}}const C=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function I(r){if(r instanceof o().ZodError){const[t]=r.issues;return`its field ${t?.path.join(".")} is not as GitHub doc\
uments it`}return r instanceof TypeError&&C.test(r.message)?"it lacks fields that GitHub documents":void 0}function j(r,a,t){
return r===429||r===403&&(t||/rate limit|abuse/i.test(a))?"rate_limited":r===403?/not accessible by/i.test(a)?"denied":"\
forbidden":r===401?"unauthorized":r===404||r===410?"not_found":r===422||r===400||r===413?"invalid":r>=500?"server":"unex\
pected"}const g="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",$={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(r,{permission:a,readOnlyToken:t})=>t?`th\
e token may not write (403): ${g}`:`the token lacks a permission (403); add \`${a}\` under \`permissions:\` of the job`,
forbidden:({said:r})=>`GitHub denied the request (403): ${r}`,not_found:({status:r},{permission:a})=>`not found on GitHu\
b (${r}): it was deleted, or the token cannot access this repository (it needs \`${a}\`)`,invalid:({status:r,said:a})=>`\
GitHub rejected the content (${r}): ${a}`,rate_limited:({status:r,retryAfter:a})=>`the token\u2019s rate limit is exhausted (${r}\
)${a===void 0?"":`; GitHub asks to wait ${a} s`}; run the job again later`,server:({status:r})=>`GitHub returned a serve\
r error (${r}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:r})=>`GitHub cannot be reached (${r}); check the runner\u2019s network and proxy`,
broken:({said:r})=>`the answer of GitHub, or of a proxy, cannot be used: ${r}; run the job again later`,unexpected:({said:r})=>r};
function s(r,a){const t=l(r);return`could not ${a.doing}: ${$[t.kind](t,a)}`}async function f(r){try{return await r}catch(a){
if(l(a).kind==="not_found")return;throw a}}function y(r,a){if(r instanceof S().GateError)return r;const t=s(r,a);return new(S()).
GateError("github_unavailable",t,"Run the job again.",{cause:r})}function R(r){const a=r?.name;return a==="TimeoutError"||
a==="AbortError"}function N(r){const a=String(r).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return a.length>k?`${a.slice(0,k)}...`:a}function P(r){const a=typeof r=="string"&&r!==""?
Number(r):Number.NaN;return Number.isFinite(a)&&a>=0?a:void 0}},55430:function(H,h,i){Object.defineProperty(h,"__esModul\
e",{value:!0}),h.publishFiles=R,h.resultPaths=f;function o(){const t=i(51455);return o=function(){return t},t}function S(){
const t=i(76760);return S=function(){return t},t}function b(){const t=i(58500);return b=function(){return t},t}function A(){
const t=i(1207);return A=function(){return t},t}function k(){const t=i(41895);return k=function(){return t},t}function l(){
const t=i(28765);return l=function(){return t},t}function C(){const t=i(52978);return C=function(){return t},t}function I(){
const t=i(10289);return I=function(){return t},t}function j(){const t=i(62887);return j=function(){return t},t}function g(){
const t=i(31048);return g=function(){return t},t}function $(){const t=i(58924);return $=function(){return t},t}function s(){
const t=i(11357);return s=function(){return t},t}function f(t){const u=p=>(0,S().join)(t,p);return{report:u("gate-report\
.json"),validationReports:u("validation-reports"),agentTask:u(C().AGENT_TASK_FILE),agentPatch:u(C().AGENT_PATCH_FILE),page:u(
"report.md"),html:u("report.html"),sarif:u("report.sarif"),junit:u("report.junit.xml")}}const y=1024*1024;async function R(t,u,p){
const O=f(t);try{await r(t);for(const T of N(O,u,p))await T(),await(0,b().setImmediate)(),p?.throwIfAborted();return{status:"\
reached",where:t}}catch(T){return{status:"failed",reason:`could not write the result files: ${(0,A().readFailure)(T).said}`,
...T instanceof k().GateError&&{hint:T.hint}}}}function N(t,{report:u,markdown:p},O){return[()=>(0,l().replaceFile)(t.report,
(0,g().renderJson)(u)),()=>P(t.validationReports,u,O),()=>(0,l().replaceFile)(t.agentTask,(0,C().renderAgentTask)(u)),()=>a(
t.agentPatch,u.fix?.patch||void 0),()=>(0,l().replaceFile)(t.page,p(y)),()=>(0,l().replaceFile)(t.html,(0,j().renderHtml)(
u)),()=>(0,l().replaceFile)(t.sarif,(0,s().renderSarif)(u)),()=>(0,l().replaceFile)(t.junit,(0,$().renderJunit)(u))]}async function P(t,{
validation_reports:u},p){await r(t);for(const O of await(0,o().readdir)(t))/^vr_\d+\.json$/.test(O)&&await(0,o().rm)((0,S().
join)(t,O));for(const O of u)p?.throwIfAborted(),await(0,l().replaceFile)((0,S().join)(t,`${O.id}.json`),`${(0,I().json)(
O)}
`)}async function r(t){if(await(0,l().makeFolder)(t),!(await(0,o().lstat)(t)).isDirectory())throw new Error(`${t} is a s\
ymlink or not a directory`)}async function a(t,u){u===void 0?await(0,o().rm)(t,{force:!0}):await(0,l().replaceFile)(t,u)}},
62887:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.renderHtml=x;function o(){const n=i(892);return o=
function(){return n},n}function S(){const n=i(77598);return S=function(){return n},n}function b(){const n=i(40894);return b=
function(){return n},n}function A(){const n=i(13580);return A=function(){return n},n}function k(){const n=i(80770);return k=
function(){return n},n}function l(){const n=i(67237);return l=function(){return n},n}function C(){const n=i(63029);return C=
function(){return n},n}function I(){const n=i(69379);return I=function(){return n},n}function j(){const n=i(55967);return j=
function(){return n},n}function g(){const n=i(94978);return g=function(){return n},n}function $(){const n=i(74658);return $=
function(){return n},n}function s(){const n=i(63245);return s=function(){return n},n}function f(){const n=i(38319);return f=
function(){return n},n}function y(){const n=i(94965);return y=function(){return n},n}function R(){const n=i(11217);return R=
function(){return n},n}function N(){const n=i(31992);return N=function(){return n},n}function P(){const n=i(14305);return P=
function(){return n},n}const r=12,a={most:10,columns:120};function t(n,e){const{notices:d,suppressed:v}=e,w=(M,c,F)=>({id:M,
title:c,label:"",noun:"finding",rows:(0,I().findingRows)(F,!0)}),L=[(0,j().fixList)(n),(0,f().machineList)(n),(0,f().readList)(
n),(0,g().geneList)(n,e),(0,f().claimList)(n),(0,C().environmentList)(n)],E=[(0,l().sizeList)(n),(0,f().uncountedList)(n),
w("notices","Notices",d),w("suppressed","Ignored by the policy",v),O(n)];return[...p(e),...L.flatMap(M=>u(M,!1)),...E.flatMap(
M=>u(M,!0))]}function u({id:n,title:e,noun:d,note:v,rows:w},L){if(w.length===0)return[];const E=(0,o().jsxs)(o().Fragment,
{children:[v!==void 0&&(0,o().jsx)("p",{class:"quiet",children:v}),(0,o().jsx)(N().Rows,{of:w,noun:d})]}),M=(w[0]?.name??
w[0]?.status)!==void 0;return[{id:n,title:e,...M&&{count:w.length},isFolded:L,body:E}]}function p(n){const{dangers:e,blocked:d,
failed:v,waiting:w,findings:L}=n,E={"dangerous finding":(0,I().findingRows)(e),"blocked command":(0,I().blockedRows)(d),
"failed command":(0,I().failedRows)(v,a),"pending approval":(0,I().findingRows)(w),finding:(0,I().findingRows)(L)},M=Object.
entries(E).map(([F,D])=>(0,o().jsx)(N().Rows,{noun:F,of:D,open:r},F)),c=Object.values(E).flat().length;return c===0?[]:[
{id:"attention",title:"Action required",count:c,isFolded:!1,body:M}]}function O({findings:n,capsules:e}){const d=[...n,...e.
flatMap(({reasons:E})=>E)],v=[...new Set(d.map(({rule:E})=>E))].flatMap(E=>(0,A().ruleOf)(E)??[]),w=(E,M="")=>M===""?[]:
[{title:E,lines:M.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:v.map(({id:E,title:M,why:c,wrong:F,right:D,configure:W})=>({
tone:"quiet",name:E,words:M,documents:E,isFolded:!0,notes:[{text:c.replace(/\s+/g," ")}],blocks:[...w("Wrong",(0,k().exampleText)(
F)),...w("Right",(0,k().exampleText)(D)),...w("Configure",W)]}))}}const T=["default-src 'none'",`style-src 'sha256-${(0,S().
createHash)("sha256").update(P().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function x(n){const e=(0,s().reportSections)(n),d=t(n,e),v=(0,b().renderToString)((0,o().jsxs)(
o().Fragment,{children:[(0,o().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:T}),(0,o().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,o().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,o().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,o().jsx)("title",{children:`${(0,$().reportTitle)(n)} \xB7 gene-\
gate`})]})),w=(0,b().renderToString)((0,o().jsxs)("main",{children:[(0,o().jsx)(R().Masthead,{report:n,sections:e}),d.map(
L=>(0,o().jsx)(m,{section:L},L.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${v}<style>${P().STYLE}</style></head>
<body>${w}</body>
</html>
`}function m({section:n}){const{id:e,title:d,count:v,isFolded:w,body:L}=n,E=(0,o().jsxs)("h2",{id:`${e}-title`,children:[
d,v!==void 0&&(0,o().jsxs)("span",{class:"quiet",children:[" ",(0,y().grouped)(v)]})]});return w?(0,o().jsx)("section",{
class:"folded","aria-labelledby":`${e}-title`,children:(0,o().jsxs)("details",{id:e,children:[(0,o().jsx)("summary",{children:E}),
L]})}):(0,o().jsxs)("section",{id:e,"aria-labelledby":`${e}-title`,children:[E,L]})}},11217:function(H,h,i){Object.defineProperty(
h,"__esModule",{value:!0}),h.Masthead=k;function o(){const C=i(892);return o=function(){return C},C}function S(){const C=i(
74658);return S=function(){return C},C}function b(){const C=i(94965);return b=function(){return C},C}function A(){const C=i(
31992);return A=function(){return C},C}function k({report:C,sections:I}){const{error:j,event:g}=C,$=(0,S().isReportedOnly)(
C),{verdict:s,words:f}=(0,S().headlineOf)(C,I);return(0,o().jsxs)("header",{children:[(0,o().jsxs)("p",{class:"quiet abo\
ut",children:[(0,o().jsx)("strong",{children:"gene-gate"}),g.pull_request!==void 0&&(0,o().jsxs)("span",{children:["pull\
 request ",g.pull_request]}),(0,o().jsxs)("span",{children:[(0,b().shortCommit)(C.base_sha)," \u2192 ",(0,b().shortCommit)(
C.head_sha)]}),(0,o().jsx)("time",{dateTime:C.finished_at,children:(0,b().moment)(C.finished_at)})]}),(0,o().jsx)("h1",{
children:(0,o().jsx)(A().Status,{tone:b().VERDICT_TONES[$?"warn":C.verdict],word:(0,b().capital)(s)})}),(0,o().jsx)("p",
{class:"headline",children:f}),$&&(0,o().jsx)("p",{children:(0,o().jsx)(A().Sentence,{text:(0,S().reportedOnlyNote)(C)})}),
j&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(A().Code,{lines:j.message.split(`
`)}),(0,o().jsx)("p",{class:"quiet",children:"Fix"}),(0,o().jsx)(A().Code,{lines:j.hint.split(`
`)})]}),(0,o().jsx)("dl",{class:"figures",children:l(C,I).map(([y,R,N])=>(0,o().jsxs)("div",{children:[(0,o().jsx)("dt",
{children:y}),(0,o().jsxs)("dd",{children:[(0,o().jsx)("strong",{children:R})," ",(0,o().jsx)("span",{class:"quiet",children:N})]})]},
y))})]})}function l(C,I){const{genes:j,blast_radius:g,duration_ms:$}=C,{commands:s,passed:f,blocked:y,failed:R,notRun:N}=I,
P=j.filter(({verdict:p})=>p==="pass"||p==="warn").length,a=Object.entries({blocked:y,failed:R,"not run":N}).flatMap(([p,
{length:O}])=>O>0?[`${O} ${p}`]:[]),t=[["Genes",`${P} of ${j.length}`,"passed"],["Commands",`${f.length} of ${s.length}`,
["passed",...a].join(", ")]],u=g&&[`${g.files}`,`counted, ${(0,b().count)(g.lines,"line")}`];return[...j.length>0?t:[],...u?
[["Files",...u]]:[],["Duration",(0,b().duration)($),"total"]]}},31992:function(H,h,i){Object.defineProperty(h,"__esModul\
e",{value:!0}),h.Code=$,h.Rows=f,h.Sentence=j,h.Status=g;function o(){const r=i(892);return o=function(){return r},r}function S(){
const r=i(13580);return S=function(){return r},r}function b(){const r=i(10289);return b=function(){return r},r}function A(){
const r=i(88611);return A=function(){return r},r}function k(){const r=i(94965);return k=function(){return r},r}const l={
sentence:2e3,name:300},C=1e3;function I({text:r}){return(0,o().jsx)("code",{children:r===""?"(empty)":(0,b().terminal)((0,k().
clipCounted)(r,l.name))})}function j({text:r}){const a=(0,k().clipCounted)(r,l.sentence).split(/`([^`]+)`/);return(0,o().
jsx)("bdi",{children:a.map((t,u)=>u%2===1?(0,o().jsx)("code",{children:(0,b().terminal)(t)},u):(0,b().terminal)(t))})}function g({
tone:r,word:a}){return(0,o().jsx)("strong",{class:`status ${r}`,children:a})}function $({lines:r,language:a}){const t=r.
map(u=>`${(0,b().terminal)(u.replaceAll("	","    "))}
`);return(0,o().jsx)("pre",{dir:"ltr",children:t.map((u,p)=>a==="diff"&&u.startsWith("-")?(0,o().jsx)("del",{children:u},
p):a==="diff"&&u.startsWith("+")?(0,o().jsx)("ins",{children:u},p):u)})}function s({command:r="",spans:a=[]}){return(0,o().
jsx)("pre",{dir:"ltr",children:(0,A().shownParts)(r,a).map(({start:t,end:u,isShown:p})=>p?(0,A().markedRuns)(r,{start:t,
end:u},a).map(({text:O,marked:T},x)=>T?(0,o().jsx)("mark",{children:O||"\xA0"},x):O):(0,o().jsx)("span",{class:"quiet",children:`\
 ${(0,A().notShown)(u-t)} `},t))})}function f({of:r,noun:a,open:t=C}){const u=r.slice(0,C).map((p,O)=>(0,o().jsx)("li",{
children:(0,o().jsx)(y,{row:p})},O));return(0,o().jsxs)(o().Fragment,{children:[u.length>0&&(0,o().jsx)("ul",{children:u.
slice(0,t)}),u.length>t&&(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:(0,k().count)(r.length-t,`mor\
e ${a}`)}),(0,o().jsx)("ul",{children:u.slice(t)})]}),r.length>C&&(0,o().jsxs)("p",{class:"quiet",children:[(0,k().count)(
r.length-C,`more ${a}`)," in ",(0,o().jsx)("code",{children:"gate-report.json"})]})]})}function y({row:r}){const{status:a,
rows:t=[],blocks:u=[],command:p,notes:O,rule:T,documents:x,isFolded:m}=r,n=O.filter(({label:v})=>v!==void 0),e=(0,o().jsxs)(
o().Fragment,{children:[p!==void 0&&(0,o().jsx)(s,{...r}),O.map(({label:v,text:w,tone:L="quiet"})=>v===void 0&&w!==""?(0,o().
jsx)("p",{class:L,children:(0,o().jsx)(j,{text:w})},w):null),(n.length>0||T!==void 0)&&(0,o().jsx)(N,{notes:n,rule:T}),u.
map((v,w)=>(0,o().jsx)(P,{block:v},w)),t.length>0&&!m&&r.also!==void 0?(0,o().jsxs)("details",{children:[(0,o().jsx)("su\
mmary",{children:(0,o().jsx)(j,{text:r.also})}),(0,o().jsx)(f,{of:t,noun:"finding"})]}):t.length>0&&(0,o().jsx)(f,{of:t,
noun:p===void 0?"command":"finding"})]}),d=a===void 0?"div":"article";return m?(0,o().jsxs)("details",{children:[(0,o().
jsx)("summary",{children:(0,o().jsx)(R,{row:r})}),(0,o().jsx)("div",{id:x&&`rule-${x}`,children:e})]}):(0,o().jsxs)(d,{children:[
(a??r.name??r.words)!==void 0&&(0,o().jsx)("p",{children:(0,o().jsx)(R,{row:r})}),e]})}function R({row:{status:r,tone:a,
name:t,word:u,words:p,place:O,also:T,rows:x=[]}}){const m=[r!==void 0&&(0,o().jsx)(g,{tone:a,word:r}),t!==void 0&&(0,o().
jsx)(I,{text:t}),u!==void 0&&(0,o().jsxs)("span",{class:r===void 0?a:"quiet",children:["(",u,")"]}),p!==void 0&&(0,o().jsx)(
j,{text:p}),O!==void 0&&!t?.startsWith(O.path)&&(0,o().jsx)("span",{class:"quiet",children:(0,o().jsx)(I,{text:`${O.path}\
:${O.line}`})}),T!==void 0&&x.length===0&&(0,o().jsx)(j,{text:T})];return(0,o().jsx)(o().Fragment,{children:m.filter(Boolean).
map((n,e)=>[e>0?" ":"",n])})}function N({notes:r,rule:a}){const t=r.map(({label:u="",text:p})=>[(0,k().capital)(u),(0,o().
jsx)(j,{text:p},p)]);if(a!==void 0){const u=(0,o().jsx)(I,{text:a});t.push(["Rule",(0,S().ruleOf)(a)===void 0?u:(0,o().jsx)(
"a",{href:`#rule-${a}`,children:u})])}return(0,o().jsx)("dl",{children:t.map(([u,p],O)=>(0,o().jsxs)("div",{children:[(0,o().
jsx)("dt",{children:u}),(0,o().jsx)("dd",{children:p})]},O))})}function P({block:r}){const{title:a,lines:t,isFolded:u}=r,
p=a!==void 0&&(0,o().jsx)(j,{text:a});return u?(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:p}),(0,o().
jsx)($,{...r})]}):(0,o().jsxs)(o().Fragment,{children:[p&&(0,o().jsx)("p",{children:p}),t.length>0&&(0,o().jsx)($,{...r})]})}},
14305:function(H,h){Object.defineProperty(h,"__esModule",{value:!0}),h.STYLE=void 0;const i=h.STYLE=`
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
`},31048:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.renderJson=C,h.reportDigest=I;function o(){const j=i(
23404);return o=function(){return j},j}function S(){const j=i(2833);return S=function(){return j},j}function b(){const j=i(
41895);return b=function(){return j},j}function A(){const j=i(10289);return A=function(){return j},j}function k(){const j=i(
5640);return k=function(){return j},j}function l(){const j=i(78534);return l=function(){return j},j}function C(j,g=l().MAX_REPORT_BYTES){
const $=`${(0,A().json)(k().gateReportSchema.parse(j))}
`;if(Buffer.byteLength($)<=g)return $;throw new(b()).GateError("file_unreadable",`The report has more than ${g} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function I(j){return(0,S().
digestOf)((0,o().canonicalize)(j))}},58924:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.renderJunit=
$;function o(){const n=i(42844);return o=function(){return n},n}function S(){const n=i(59490);return S=function(){return n},
n}function b(){const n=i(10289);return b=function(){return n},n}function A(){const n=i(51660);return A=function(){return n},
n}function k(){const n=i(74658);return k=function(){return n},n}function l(){const n=i(90042);return l=function(){return n},
n}function C(){const n=i(63245);return C=function(){return n},n}function I(){const n=i(94965);return I=function(){return n},
n}const j="change",g=new(o()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function $(n){const e=s(n),d={"@timestamp":n.started_at},v={"@name":"gene-gate",...R(e.flatMap(({cases:L})=>L)),
...d,...e.length>0&&{testsuite:e.map(({name:L,file:E,cases:M})=>({"@name":(0,b().terminal)(L),...R(M),...E!==void 0&&{"@\
file":(0,b().terminal)(E)},...d,testcase:M}))}},w={"@version":"1.0","@encoding":"UTF-8"};return`${g.build({"?xml":w,testsuites:v}).
trim()}
`}function s(n){const{error:e,verdict:d}=n,v=(0,C().reportSections)(n),w=[...v.dangers,...v.findings].filter(({severity:G})=>G===
"error"),L=new Set(n.genes.map(({id:G})=>G)),E=(0,S().groupBy)(w,({subject:G})=>L.has(G?.id??"")?G?.id:j),M=(0,S().groupBy)(
v.commands,({gene:G})=>G),c=G=>(E.get(G)??[]).map(U=>a(U,G)),F=n.genes.map(G=>{const U=[...(M.get(G)??[]).map(r),...c(G.
id)];return f({name:G.id,file:G.path,cases:U},G.verdict,G.summary)}),D=e?[t("error",j,e.message,e.hint)]:[],W={name:j,cases:[
...D,...c(j)]},B=F.some(y)?W:f(W,d,(0,k().reportTitle)(n));return B.cases.length>0?[B,...F]:F}function f(n,e,d){return!(e===
"fail"||e==="error")||y(n)?n:{...n,cases:[...n.cases,t("failure",n.name,d)]}}function y({cases:n}){return n.some(({failure:e,
error:d})=>e!==void 0||d!==void 0)}function R(n){return{"@tests":n.length,"@failures":n.filter(({failure:e})=>e).length,
"@errors":n.filter(({error:e})=>e).length,"@skipped":n.filter(({skipped:e})=>e).length,"@time":n.reduce((e,d)=>e+Number(
d["@time"]),0).toFixed(3)}}const N=1e3,P={lines:40,columns:200};function r(n){const{gene:e,command:d}=n,{outcome:v,proof:w,
location:L}=d;return{"@name":x(d.command),"@classname":x(e.id),"@file":x(L?.path??e.path),"@line":L?.line??e.line,"@time":m(
v?.duration_ms??0),...w&&{properties:{property:{"@name":"proof","@value":x((0,l().proofWords)(w))}}},...u(n),...v&&{"sys\
tem-out":(0,A().streamLines)(v.stdout).join(`
`),"system-err":(0,A().streamLines)(v.stderr).join(`
`)}}}function a(n,e){const{rule:d,message:v,location:w}=n;return{"@name":x(d),"@classname":x(e),...w&&{"@file":x(w.path),
"@line":w.line},"@time":m(0),failure:{"@type":x(d),"@message":x(v),"#text":T(n)}}}function t(n,e,d,v=""){const w=(0,b().
terminalLines)((0,I().clipCounted)(v,N));return{"@name":"verdict","@classname":x(e),"@time":m(0),[n]:{"@type":"verdict",
"@message":x(d),"#text":w.join(`
`)}}}function u({gene:n,command:e,result:d,findings:v}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":x(O(n,e))}};case"blocked":case"failed":{const[w]=v,{outcome:L}=e,E=L?(0,A().errorLines)(L,P.lines,P.columns):[],
M={"@type":x(w?.rule??d),"@message":x(w?.message??n.summary),"#text":[...v.map(T),...E].join(`
`)};return L!==void 0&&p.has(L.status)?{error:M}:{failure:M}}}}const p=new Set(["crashed","not_runnable","error"]);function O({
summary:n,verdict:e},{outcome:d}){const v=d?.reason??(e==="pass"||e==="warn"?"":n);return[d?(0,I().statusWords)(d):"not \
run",v].filter(Boolean).join(": ")}function T({message:n,remedy:e}){return[n,e].filter(Boolean).map(x).join(`
`)}function x(n){return(0,b().terminal)((0,I().clipCounted)(n,N))}function m(n){return(n/1e3).toFixed(3)}},69633:function(H,h,i){
Object.defineProperty(h,"__esModule",{value:!0}),h.diffLink=I,h.encodedPath=l,h.headPlace=j,h.isRepositoryPath=C,h.permalink=
k,h.rulePage=A;function o(){const g=i(77598);return o=function(){return g},g}function S(){const g=i(38863);return S=function(){
return g},g}function b(){const g=i(13580);return b=function(){return g},g}function A(g){return(0,b().ruleOf)(g)&&`${S().
HOME}/blob/main/docs/rules/${g}.md`}function k(g,$,s){const f=j(g,s);if(f===void 0||g.head_sha===null||/\p{Cs}/u.test(f.
path))return;const y=l(f.path),R=f.line===void 0?"":`#L${f.line}`;return`${$}/blob/${g.head_sha}/${y}${R}`}function l(g){
return Buffer.from(g).toString().split("/").map(encodeURIComponent).join("/")}function C(g){return g.split("/").every($=>![
"",".",".."].includes($))}function I(g,$,s){const{pull_request:f}=g.event;if(f===void 0)return k(g,$,s);const y=(0,o().hash)(
"sha256",s.path);return`${$}/pull/${f}/files#diff-${y}`}function j({head_sha:g,audited_sha:$,head_files:s},{path:f,line:y}){
if($===g)return{path:f,line:y};if(s===void 0)return{path:f};const R=s.find(P=>P.path===f);if(R===void 0)return{path:f,line:y};
if(R.missing)return;const N=R.same.find(P=>P.line<=y&&y<P.line+(P.lines??Number.POSITIVE_INFINITY));return{path:f,...N&&
{line:N.head_line+y-N.line}}}},28387:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.genesTable=j;function o(){
const s=i(17577);return o=function(){return s},s}function S(){const s=i(94978);return S=function(){return s},s}function b(){
const s=i(74658);return b=function(){return s},s}function A(){const s=i(90042);return A=function(){return s},s}function k(){
const s=i(94965);return k=function(){return s},s}const l=10,C=2,I=["error","fail","needs_approval","warn","pass"];function j({
genes:s},f){if(s.length===0)return[];const y=s.toSorted((t,u)=>I.indexOf(t.verdict)-I.indexOf(u.verdict)),R=s.length>l?(0,o().
groupsOf)(y,t=>$(t).join("|")):y.map(t=>({lead:t,others:[]})),N=["Result","Files of limit","Gene","Commands","Fails with\
out the change"],P=s.some(t=>(0,A().failsWithoutChange)(t)!==void 0),r=N.slice(0,P?N.length:-1),a=R.slice(l).flatMap(({lead:t,
others:u})=>[t,...u]);return[`| ${r.join(" | ")} |`,`|${"---|".repeat(r.length)}`,...R.slice(0,l).map(t=>g(t,s,f)).map(t=>`\
| ${t.slice(0,r.length).join(" | ")} |`),"",...a.length>0?[`And ${(0,k().count)(a.length,"other gene")}.`,""]:[]]}function g(s,f,y){
const R=[s.lead,...s.others].slice(0,C).map(r=>y.place(r,(0,S().geneName)(r,f)).replaceAll("|","\\|")),N=(0,o().sizeOf)(
s)-R.length,P=`${R.join(", ")}${N>0?` and ${(0,k().grouped)(N)} more`:""}`;return $(s.lead).toSpliced(2,0,P)}function $(s){
const{verdict:f,blast_radius:y}=s;return[`${b().VERDICT_SYMBOLS[f]} ${(0,k().spoken)(f)}`,`${(0,k().grouped)(y.files)} o\
f ${(0,k().grouped)(y.max_files)}`,(0,S().commandCounts)(s,""),(0,A().failsWithoutChange)(s)??"not run"].map(R=>R.replaceAll(
" ","\xA0"))}},20471:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.renderMarkdown=P;function o(){const c=i(
52978);return o=function(){return c},c}function S(){const c=i(10289);return S=function(){return c},c}function b(){const c=i(
67237);return b=function(){return c},c}function A(){const c=i(63029);return A=function(){return c},c}function k(){const c=i(
69379);return k=function(){return c},c}function l(){const c=i(55967);return l=function(){return c},c}function C(){const c=i(
94978);return C=function(){return c},c}function I(){const c=i(74658);return I=function(){return c},c}function j(){const c=i(
63245);return j=function(){return c},c}function g(){const c=i(38319);return g=function(){return c},c}function $(){const c=i(
94965);return $=function(){return c},c}function s(){const c=i(28387);return s=function(){return c},c}function f(){const c=i(
80615);return f=function(){return c},c}function y(){const c=i(70939);return y=function(){return c},c}const R=[{most:8,blocked:200,
outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},
{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],N=3;function P(c,F){const D=(0,j().
reportSections)(c),W=a(c,D),{part:B="whole",maxCharacters:G,repositoryUrl:U}=F,z=B==="screen"?R.slice(N):R,J=[...B==="ta\
ble"?[()=>[...(0,s().genesTable)(c,(0,f().linkerOf)(c,U)),...E(F)]]:z.map(Y=>()=>m(c,D,Y,F)),()=>[`Not shown: everything\
 but this line. ${M(F)}`]];for(const Y of J){const V=r([...W,...Y()]);if(V.length<=G)return V}return r(W).split(`
`,1).join("").slice(0,G)}function r(c){return`${c.join(`
`).trimEnd()}
`}function a(c,F){const{verdict:D,words:W}=(0,I().headlineOf)(c,F),B=(0,I().isReportedOnly)(c),U=`### ${I().VERDICT_SYMBOLS[B?
"warn":((0,I().undecidedPart)(c)??c).verdict]} gene-gate: ${D}`,{error:z}=c;return[W===""?U:`${U} \u2014 ${W}`,"",...z?[
...p(z.message),...p(`Fix: ${z.hint}`)]:[],...B?[(0,I().reportedOnlyNote)(c),""]:[],...c.isolation.untrusted?[t,""]:[]]}
const t="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",u=2e3;function p(c){const[F="",...D]=(0,$().clip)(c,u).trim().split(`
`),W=D.length>0?[...(0,S().markdownFence)((0,S().terminalLines)(D.join(`
`))),""]:[];return[(0,f().sentence)(F),"",...W]}const O=2,T={findings:4,blocked:20},x=12;function m(c,F,D,W){const{part:B="\
whole",detailsUrl:G}=W,U=(0,f().linkerOf)(c,W.repositoryUrl),{most:z}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=F,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,k().
findingRows)(J)),{most:z}],[(0,g().machineList)(c),{most:x}],[X("blocked","Blocked","blocked command",(0,k().blockedRows)(
Y)),{most:D.blocked,full:O,unfolded:T.blocked}],[X("failed","Failed","failed command",(0,k().failedRows)(V,on)),{most:z,
full:O}],[X("waiting","Approval required","finding",(0,k().findingRows)(K)),{most:z}],[X("findings","Findings","finding",
(0,k().findingRows)(_)),{most:z,unfolded:T.findings}],[(0,l().fixList)(c),{most:z,full:1}],[(0,g().readList)(c),{most:x}]],
en=tn.map(([Z,Q])=>(0,y().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,y().beyond)(Q,nn.most);
return q>0?[(0,$().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,s().genesTable)(c,U),...en.slice(2).flat(),...n(
rn,D,W),...B==="detail"?[]:e(c,G),...E(W),...D.everything?v(c,F,U):[]]}function n(c,{everything:F},D){const W=F||D.part===
"screen"?[]:["everything that passed"],B=[...c,...W];return B.length===0?[]:[`Not shown: ${B.join(", ")}. ${M(D)}`,""]}function e(c,F){
const{next_actor:D,edits:W,todo:B,human:G}=(0,o().agentTask)(c);if(D==="done")return[];const U=(0,f().linked)("artifacts",
F&&`${F}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...W.length>0?[(0,$().count)(W.length,"edit")]:[],...B.
length>0?[`${B.length} to do`]:[],...G.length>0?[`${G.length} for a person`]:[]].join(", ")}. The task${W.length>0?", wi\
th its diff,":""} is \`${o().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;function v(c,F,D){const{genes:W}=c,
B=[(0,g().claimList)(c),(0,g().uncountedList)(c)],G=[...(0,C().geneList)(c,F).rows.flatMap(w),...B.flatMap(({rows:V})=>V.
map(K=>(0,y().rowItem)(K,D))),...c.blast_radius?[`- Size: ${(0,b().countedWords)(c)}`]:[],...(0,k().findingRows)([...F.notices,
...F.suppressed],!0).map(V=>(0,y().rowItem)(V,D))],U=G.length-d,z=W.flatMap(V=>V.commands).length,J=W.length>0?`${(0,$().
count)(W.length,"gene")}, ${(0,$().count)(z,"command")}, `:"",Y=(0,A().environmentList)(c).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...G.slice(0,d),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,f().sentence)(K)}`]),"","</details>",""]}function w({
name:c="",word:F,status:D,words:W,notes:B,rows:G=[]}){const U=G.filter(({command:z})=>z!==void 0);return[`- ${(0,f().name)(
c)} ${F}, ${D}: ${W}`,...B.map(({text:z})=>`  - ${(0,f().sentence)(z)}`),...U.map(({command:z="",status:J,words:Y})=>{const V=(0,f().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,S().markdownCode)((0,$().clipCounted)(z,L))} ${V}`})]}const L=200;
function E({detailsUrl:c,detailUrl:F}){const[D,W]=[c,F].map(G=>G&&(0,S().markdownLinkTarget)(G)),B=[...W?[`[Details](${W}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return B.length>
0?[B.join(" \xB7 "),""]:[]}function M({detailsUrl:c,detailUrl:F=c}){const D=F&&(0,S().markdownLinkTarget)(F);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,h,i){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.linked=j,h.linkerOf=C,h.name=l,h.ruleLink=I,h.sentence=k;function o(){const g=i(10289);return o=function(){
return g},g}function S(){const g=i(69633);return S=function(){return g},g}function b(){const g=i(94965);return b=function(){
return g},g}const A={sentence:400,name:100};function k(g){return(0,o().markdownSentence)((0,b().clipCounted)(g,A.sentence))}
function l(g){return(0,o().markdownCode)((0,b().clipCounted)(g,A.name))}function C(g,$){const s=f=>(y,R=`${y.path}:${y.line}`)=>j(
l(R),$===void 0?void 0:f(g,$,y));return{place:s(S().permalink),diff:s(S().diffLink)}}function I(g){return j(l(g),(0,S().
rulePage)(g))}function j(g,$){const s=$&&(0,o().markdownLinkTarget)($);return s?`[${g}](${s})`:g}},70939:function(H,h,i){
Object.defineProperty(h,"__esModule",{value:!0}),h.beyond=I,h.listSection=C,h.rowItem=R;function o(){const a=i(38863);return o=
function(){return a},a}function S(){const a=i(10289);return S=function(){return a},a}function b(){const a=i(88611);return b=
function(){return a},a}function A(){const a=i(23408);return A=function(){return a},a}function k(){const a=i(94965);return k=
function(){return a},a}function l(){const a=i(80615);return l=function(){return a},a}function C({title:a,note:t,noun:u,rows:p},O,{
full:T=0,unfolded:x=Number.POSITIVE_INFINITY,most:m=Number.POSITIVE_INFINITY}){if(p.length===0)return[];const n=p.slice(
T,m).map(e=>R(e,O));return[`#### ${a}`,"",...t===void 0?[]:[t,""],...p.slice(0,Math.min(T,m)).flatMap(e=>s(e,O)),...T>0&&
n.length>0?[`Other ${u}s:`,""]:[],...j(n,u,x),...g(p)]}function I(a,t){return(0,A().sizeOfRows)(a.slice(t))}function j(a,t,u){
if(a.length===0)return[];const p=a.slice(u),O=`<details><summary>${(0,k().count)(p.length,`other ${t}`)}</summary>`;return[
...a.slice(0,u),"",...p.length>0?[O,"",...p,"","</details>",""]:[]]}function g(a){return a.some(({notes:u})=>u.some(({text:p})=>p.
includes("`/gene-gate approve`")))?$:[]}const $=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function s(a,t){const{words:u,command:p,spans:O=[],notes:T,blocks:x=[],rule:m,also:n}=a,e=x.filter(({title:c})=>c===
void 0).flatMap(({lines:c})=>c),[d="",...v]=(0,b().markedLines)(p??"",O),w=e.length>0?"$ ":"",L=(0,S().markdownFence)([w+
d,...v,...e]),E=[...P(a,t),...u===void 0?[]:[(0,l().sentence)(u)]],M=m===void 0?"":` (${(0,l().ruleLink)(m)})`;return[[...E,
...r(a,t)].join(", ")+(n?`; ${(0,l().sentence)(n)}`:""),"",...p===void 0?[]:[...L,""],...T.map((c,F)=>`- ${(0,k().capital)(
c.label??"note")}: ${y(c)}${F===0?M:""}`),...T.length>0?[""]:[],...x.flatMap(c=>f(c))]}function f({title:a,lines:t,language:u,
isFolded:p}){if(a===void 0||p)return[];const O=u==="sh"?` (${(0,l().linked)("how to get it",o().HOW_TO_GET_IT)})`:"",T=u?
(0,S().rawBlock)(t,u):(0,S().markdownFence)(t),x=(0,k().capital)((0,l().sentence)(a))+O;return t.length>0?[`${x}:`,"",...T,
""]:[`${x}.`,""]}function y({label:a,text:t}){const u=a==="fix";return(0,l().sentence)(u?t.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):t)}function R(a,t){const{status:u,tone:p,words:O,command:T,spans:x=[],notes:m,rule:n,also:e,files:d=[]}=a,v=u===void 0&&
p==="bad"?"\u26A0\uFE0F ":"",w=u!==void 0&&T===void 0?[`**${(0,k().capital)(u)}:**`]:[],L=O&&(a.isWhole?(0,S().markdownSentence)(
O):(0,l().sentence)(O)),E=[...L?[L]:[],...m.filter(({isMinor:W})=>!W).map(y),...d.length>0?[`Files: ${d.map(W=>t.diff({path:W,
line:1},W)).join(", ")}`]:[]].reduce((W,B)=>W===""||/[.:]$/.test(W)?`${W} ${B}`:`${W}. ${B}`,""),M=T===void 0?[]:[(0,S().
markdownCode)((0,b().commandLine)(T,x)),"\u2014"],c=P(a,t).map(W=>E===""?W:`${W}:`),F=[...r(a,t),...n?[(0,l().ruleLink)(
n)]:[]].join(", "),D=[...F===""?[]:[F],...e?[(0,l().sentence)(e)]:[]].join("; ");return`- ${v}${[...w,...M,...c,E.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function N({status:a,name:t,place:u}){return a===void 0||u===void 0||
t?.startsWith(u.path)===!0}function P(a,t){const{name:u,word:p,place:O}=a;if(u===void 0)return[];const T=O&&N(a)?t.diff(
O,u):(0,l().name)(u);return[p===void 0?T:`${T} (${p})`]}function r(a,t){return a.place&&!N(a)?[t.place(a.place)]:[]}},11357:function(H,h,i){
Object.defineProperty(h,"__esModule",{value:!0}),h.renderSarif=y;function o(){const e=i(41895);return o=function(){return e},
e}function S(){const e=i(38863);return S=function(){return e},e}function b(){const e=i(78261);return b=function(){return e},
e}function A(){const e=i(74238);return A=function(){return e},e}function k(){const e=i(13580);return k=function(){return e},
e}function l(){const e=i(47350);return l=function(){return e},e}function C(){const e=i(10289);return C=function(){return e},
e}function I(){const e=i(69633);return I=function(){return e},e}function j(){const e=i(6244);return j=function(){return e},
e}function g(){const e=i(8229);return g=function(){return e},e}function $(){const e=i(74658);return $=function(){return e},
e}function s(){const e=i(94965);return s=function(){return e},e}const f=5e3;function y(e){const d=e.findings.toSorted(b().
byHarm).slice(0,f),v=[...new Set(d.map(({rule:F})=>F))],{audited_sha:w,base_sha:L,verdict:E,tool:M}=e,c={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:M.name,version:M.version,semanticVersion:M.
version,informationUri:S().HOME,rules:v.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[t]:{description:{text:"\
The audited commit."}}},invocations:[R(e,e.findings.length-d.length)],results:d.map(F=>({...r(F,e),ruleIndex:v.indexOf(F.
rule)})),properties:{verdict:E,base_sha:L,audited_sha:w}}]};return`${(0,C().jsonLine)(c)}
`}function R(e,d){const{error:v,verdict:w}=e,L=[];if(v){const E={text:(0,C().sarifText)((0,o().inSentences)(v))};L.push(
{level:"error",descriptor:{id:v.code},message:E})}if(d>0){const E=`${(0,s().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;L.push({level:"warning",
message:{text:E}})}return{executionSuccessful:w!=="error",exitCode:(0,l().exitCodeOf)(w,e.policy?.enforce),exitCodeDescription:(0,$().
reportTitle)(e),startTimeUtc:e.started_at,endTimeUtc:e.finished_at,...L.length>0&&{toolExecutionNotifications:L}}}const N=600,
P="geneGateFinding/v1";function r(e,d){const{id:v,rule:w,severity:L,harm:E="bookkeeping",suppressed:M}=e;return{ruleId:w,
level:O[L],rank:x[E].rank,message:{text:a(e)},locations:[u(e,d)],...v!==void 0&&{partialFingerprints:{[P]:v}},...M&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,C().sarifText)((0,s().clipCounted)(M.reason,N)),properties:{expires:M.
expires}}]}}}function a({message:e,remedy:d,rule:v}){return[e,d].filter(L=>L!=="").map(L=>(0,C().sarifText)((0,s().clipCounted)(
L,N))).join(" ")||v}const t="%SRCROOT%";function u({subject:e,location:d},{genes:v,policy:w}){const L=v.find(({id:M})=>M===
e?.id),E=[d,L&&{path:L.path,line:L.line}].find(M=>M!==void 0&&(0,I().isRepositoryPath)(M.path));return{physicalLocation:{
artifactLocation:{uri:(0,I().encodedPath)(E?.path??w?.path??A().POLICY_PATH),uriBaseId:t},region:E===void 0?{startLine:1}:
p(E)},...e?.id!==void 0&&{logicalLocations:[{name:(0,C().terminal)(e.id),kind:(0,C().terminal)(e.type??"Gene").toLowerCase()}]}}}
function p(e){const{line:d=1,column:v,end_line:w,end_column:L}=e,E={startLine:d,...v!==void 0&&{startColumn:v}};if(w===void 0||
w<d)return E;const M=L!==void 0&&(w>d||L>=(v??1));return{...E,endLine:w,...M&&{endColumn:L}}}const O={error:"error",warning:"\
warning",notice:"note"},T={error:"error",warning:"warning",notice:"recommendation"},x={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},m=80;function n(e){const d=(0,k().ruleOf)(e);if(d===void 0)return{
id:e};const{title:v,why:w,severity:L,harm:E,layer:M}=d,c=(0,I().rulePage)(e);return{id:e,...c!==void 0&&{helpUri:c},shortDescription:{
text:`${v}.`},fullDescription:{text:w},help:{text:(0,g().renderRule)(d,{columns:m}),markdown:(0,j().ruleMarkdown)(d)},defaultConfiguration:{
level:O[L]},properties:{tags:[...E==="danger"?["security"]:[],typeof M=="number"?`layer-${M}`:M],"problem.severity":T[L],
"security-severity":x[E].score}}}},67237:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.countedWords=
g,h.sizeLimits=b,h.sizeList=j;function o(){const $=i(53315);return o=function(){return $},$}function S(){const $=i(94965);
return S=function(){return $},$}function b({genes:$,blast_radius:s}){const[f]=$.filter(P=>P.blast_radius.files>0).toSorted(
(P,r)=>k(r)-k(P)),y=$.filter(P=>P!==f&&k(P)>1).length,R=s&&(0,o().cappedSize)(s,s.counting),N=R&&[C(R.files,s.hard_cap_files,
"file",A),C(R.lines,s.hard_cap_lines,"line",A)];return[...f?[l(f,y)]:[],...(N??[]).filter(({isNear:P})=>P)]}const A="the\
 policy for every change (hard cap)";function k({blast_radius:{files:$,max_files:s}}){return $/Math.max(1,s)}function l({
id:$,blast_radius:s},f){const y=`${s.default_limit?"genes without one of their own, such as ":""}${(0,S().inCode)($)}`,R=f>
0?`, and ${(0,S().count)(f,"other gene")} over the limit`:"";return C(s.files,s.max_files,"file",y+R)}function C($,s,f,y){
const[R,N]=I($,s);return{tone:N,words:`${(0,S().grouped)($)} of ${(0,S().count)(s,f)}, ${R} the limit of ${y}`,isNear:$>
.8*s}}function I($,s){return $>2*s?["more than twice","bad"]:$>s?["over","bad"]:$===s?["as many as","caution"]:$>.8*s?["\
close to","caution"]:["within","good"]}function j($){const s={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},f=$.blast_radius;if(f===null||f.files+f.exempt_files===0)return{...s,rows:[]};const y=(N,P)=>`${(0,S().count)(N,
"file")}, ${(0,S().count)(P,"line")}`,R=[["counted",y(f.files,f.lines)],["uncounted",y(f.exempt_files,f.exempt_lines)],[
"hard cap",y(f.hard_cap_files,f.hard_cap_lines)]];return{...s,rows:[...b($).map(({words:N,tone:P})=>({words:N,tone:P,notes:[]})),
{tone:"quiet",words:g($),notes:R.map(([N,P])=>({label:N,text:P,isMinor:!0}))}]}}function g({blast_radius:$}){if($===null)
return"";const{files:s,exempt_files:f,renamed_files:y=0}=$;return[`${(0,S().count)(s+f-y,"changed file")} in the pull re\
quest`,...y>0?[`${(0,S().count)(y,"rename")}, counted with both names`]:[],...f>0?[`${(0,S().grouped)(f)} not counted`]:
[]].join("; ")}},63029:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.environmentList=A;function o(){
const s=i(89549);return o=function(){return s},s}function S(){const s=i(90042);return S=function(){return s},s}function b(){
const s=i(94965);return b=function(){return s},s}function A(s){const f=(N,P)=>N.flatMap(([r,a])=>a?{label:r,text:a,isMinor:P}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:f(l(s),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:f(k(s),!0),isFolded:!0}]}}function k(s){const{isolation:f,policy:y,shards:R=[],
tool:N,validation_reports:P}=s,{probes:r=[],downgrades:a=[],level:t,description:u}=f,p=P.map(({env_fingerprint:{node_version:x,
platform:m,arch:n}})=>`Node ${x}, ${m} ${n}`),O=R.length<(R[0]?.of??0),T=r.filter(({held:x})=>!x);return[["Next actor",(0,b().
spoken)(s.next_actor)],["Policy digest",y?.digest],["Plans digest",s.plans_digest],["Approval digest",s.approval_digest],
["Isolation in full",t==="none"?null:u],...[...new Set(p)].map(x=>["Commands ran on",x]),[O?"Shard":"Merged from",R.map(
({index:x,of:m,verdict:n})=>`${x}/${m} (${b().VERDICT_WORDS[n]})`).join(", ")],["Tool",`${N.name} ${N.version}`],["Sandb\
ox self-test",r.length>0?`${r.length-T.length} of ${(0,b().count)(r.length,"attempt")} prevented`:null],...T.map(({name:x,
required:m})=>["Not prevented",`${(0,b().spoken)(x)}${m?"":" (not required)"}`]),...a.map(({from:x,reason:m})=>["Not ava\
ilable",`${(0,b().inCode)(x)}: ${m}`])]}function l(s){const{genes:f,isolation:y,approvals:R,approval_digest:N}=s,P=f.some(
({commands:r})=>r.length>0);return[["Commits",I(s)],["Policy",C(s)],["Approved",R.map(j).join(", ")],["Approval",N&&`dig\
est ${(0,o().shortDigest)(N)}`],["Isolation",g(y)],["Proof",P?(0,S().proofSummary)(s):null],["Note",f.length>0?$:null]]}
function C({policy:s,blast_radius:f}){if(s===null)return"not read";const{path:y="built-in defaults",extends:R,combined_with:N,
profile:P}=s,r=s.enforce_until===void 0?"":` until ${s.enforce_until}`;return[y,R?` extending ${R.repository}/${R.path}`:
"",N?` combined with ${N.name}`:"",`, profile ${P}`,f?.counting==="reference"?", files counted like the reference engine":
"",s.enforce?`, reports only${r}: a failing verdict does not fail the check`:""].join("")}function I(s){const{base_sha:f,
head_sha:y,audited_sha:R,event:N}=s;if(f!==null&&f===R)return`${(0,b().shortCommit)(f)} is both base and head, so nothin\
g changes`;const P=`${(0,b().shortCommit)(f)} \u2192 ${(0,b().shortCommit)(y)}`;return N.name==="worktree"?`${P} with th\
e uncommitted files`:N.name==="index"?`${P} with the staged files`:R===y?P:`${P}, audited: ${(0,b().shortCommit)(R)}`}function j({
user:s,at:f,pull_request:y}){return`by ${s} at ${(0,b().moment)(f)}${y===void 0?"":` (pull request ${y})`}`}function g({
level:s,description:f}){return s!=="namespaces"?f:`contained: ${/no network/.test(f)?"no network":"network allowed"}, pr\
ivate copy`}const $="The audit is the gate. Command output comes from the change\u2019s own code and is only evidence."},
94978:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.commandCounts=I,h.geneList=y,h.geneName=j;function o(){
const t=i(51660);return o=function(){return t},t}function S(){const t=i(69379);return S=function(){return t},t}function b(){
const t=i(33643);return b=function(){return t},t}function A(){const t=i(90042);return A=function(){return t},t}function k(){
const t=i(63245);return k=function(){return t},t}function l(){const t=i(94965);return l=function(){return t},t}const C={
blocked:"blocked",failed:"failed",passed:"passed",notRun:"not run"};function I({commands:t},u="command"){if(t.length===0)
return"no commands";const p=t.map(k().resultOf);return Object.entries(C).map(([T,x])=>({words:x,number:p.filter(m=>m===T).
length})).filter(({number:T})=>T>0).map(({words:T,number:x},m)=>`${m===0&&u!==""?(0,l().count)(x,u):(0,l().grouped)(x)} ${T}`).
join(", ")}function j({id:t,path:u},p){return p.filter(T=>T.id===t).length<2?t:`${t} (${u})`}const g=200;function $(t){const{
store:u,commands:p,differences:O=[],profiles:T}=t,x=u!==void 0&&u.root!=="."&&p.length>0,m=u?.checkout_as,n=m===void 0?"":
`, where the checkout is ${(0,l().inCode)(m)}`,e=(0,b().hubAnswer)(T),d=p.some(({verdict:M})=>M==="block"),{accepted:v=!0,
reason:w="no reason given"}=T.evolver??{},L=`not accepted by the profile evolver, which is not in use here: ${w}`,E=O.map(
f);return[...x?[{tone:"quiet",text:`commands run in ${(0,l().inCode)(u.root)}${n}`}]:[],...E.filter(({tone:M})=>M==="cau\
tion"),...E.filter(({tone:M})=>M!=="caution"),...v||d?[]:[{tone:"caution",text:L}],...e?.taken===!1?[{tone:"caution",text:`${b().
QUESTION} No: ${e.words}`,isMinor:d}]:[],...Object.values(T).flatMap(({remark:M})=>M===void 0?[]:[{text:M,isMinor:!0}])].
map(M=>({...M,text:(0,l().clip)(M.text,g)}))}const s={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function f({kind:t,field:u,base:p,head:O}){const T=t==="constraint_loosened"?"\
caution":"quiet",x=t==="command_added"||t==="command_removed",m=p===null?`now also ${(0,l().inCode)(O??"")}`:O===null?`n\
o longer ${(0,l().inCode)(p)}`:`${(0,l().inCode)(p)} \u2192 ${(0,l().inCode)(O)}`,n=x?(0,l().inCode)(O??p??""):`${(0,l().
inCode)(u)}: ${m}`;return{tone:T,text:`${s[t]} ${n}`}}function y({genes:t},{about:u}){const p=({verdict:T})=>T==="pass";
return{id:"genes",title:"Genes",label:"",noun:"gene",rows:t.toSorted((T,x)=>Number(p(T))-Number(p(x))).map(T=>{const{verdict:x,
change:m,summary:n,commands:e,blast_radius:d}=T,v=e.some(L=>["blocked","failed"].includes((0,k().resultOf)(L))),w=(0,b().
hubAnswer)(T.profiles);return{status:x==="needs_approval"?"approval":(0,l().spoken)(x),tone:l().VERDICT_TONES[x],name:j(
T,t),word:m,words:[I(T),`${(0,l().grouped)(d.files)} of ${(0,l().count)(d.max_files,"file")}`,...w?.taken&&!v?[w.words]:
[]].join(", "),place:T,notes:[...p(T)||v?[]:[{text:n}],...$(T)],rows:[...e.map(L=>N(L,u(T,L))),...(0,S().findingRows)(u(
T),!0)],isFolded:!0}})}}const R={passed:"good",failed:"bad",blocked:"bad",notRun:"quiet"};function N(t,u){const{verdict:p,
risk:O,confirmation:T,outcome:x,proof:m,profiles:n}=t,e=[...x?P(x):[],...x?.reused?["result reused from another gene"]:[],
...m?[(0,A().proofWords)(m)]:[],...p==="warn"?["allowed with a warning"]:[]],d=[...O?[`risk: ${O}`]:[],...T?[`confirmati\
on: ${(0,l().spoken)(T)}`]:[],...Object.entries(n).map(([v,w])=>`${v}: ${w}`)];return{status:p==="block"?"blocked":x?(0,l().
statusWords)(x):"not run",tone:R[(0,k().resultOf)(t)],command:t.command,spans:u.flatMap(({span:v})=>v??[]),...e.length>0&&
{words:e.join(", ")},notes:[{text:d.join(", "),isMinor:!0},...x?a(x):[]],blocks:Object.entries({"standard output":x?.stdout,
"standard error":x?.stderr}).flatMap(([v,w])=>w&&w.bytes>0?[{title:`${v}, ${(0,l().size)(w.bytes)}`,lines:(0,o().streamLines)(
w),isFolded:!0}]:[]),rows:(0,S().findingRows)(u,!0)}}function P(t){const{peak_memory_bytes:u,cpu_ms:p}=t.resources??{};return[
...(0,l().didRun)(t)?[(0,l().duration)(t.duration_ms)]:[],...p===void 0?[]:[`CPU ${(0,l().duration)(p)}`],...u===void 0?
[]:[`memory ${(0,l().size)(u)}`]]}const r=20;function a({reason:t,side_effects:u}){const p=l().SIDE_EFFECTS.filter(O=>(u?.[O].
length??0)>0).map(O=>`${(0,l().count)((0,l().sideEffectCount)(O,u),"file")} ${O}: ${(0,l().named)(u?.[O]??[],r)}`);return[
...t===void 0?[]:[t],...p,...u?.complete===!1?["The list of side effects is incomplete."]:[]].map(O=>({text:O,isMinor:!0}))}},
74658:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),h.VERDICT_SYMBOLS=void 0,h.headlineOf=f,h.isReportedOnly=
j,h.reportTitle=y,h.reportedOnlyNote=g,h.undecidedPart=C;function o(){const m=i(1395);return o=function(){return m},m}function S(){
const m=i(13580);return S=function(){return m},m}function b(){const m=i(47350);return b=function(){return m},m}function A(){
const m=i(17577);return A=function(){return m},m}function k(){const m=i(63245);return k=function(){return m},m}function l(){
const m=i(94965);return l=function(){return m},m}function C({verdict:m,error:n,shards:e=[]}){const[d]=e;return m==="erro\
r"&&!n&&d&&e.length<d.of?d:void 0}function I(m){const{verdict:n}=m,e=C(m);return e?`part ${e.index}/${e.of}: ${l().VERDICT_WORDS[e.
verdict]}`:j(m)?n==="fail"?"would fail":`would be: ${l().VERDICT_WORDS[n]}`:l().VERDICT_WORDS[n]}function j({verdict:m,policy:n}){
return n?.enforce==="report"&&b().REPORTED_ONLY.has(m)}function g({policy:m}){const n=m?.enforce_until;return`The policy\
 reports ${n===void 0?"only":`only until ${n}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const $=h.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},s=56;function f(m,n){const e=P(m,n),d=[e[0]??""].flat(),v=N(m,n),w=(c,F="")=>c.length+F.
length<=s,E=!w(v,d[0])&&d.some(c=>w(R,c))&&m.verdict==="warn"?R:v;let M="";for(const c of e){const[F]=[c].flat().map(D=>M===
""?D:`${M}, ${D}`).filter(D=>E.length+D.length<=s);M=F??M}return{verdict:E,words:M}}function y(m){const{verdict:n,words:e}=f(
m,(0,k().reportSections)(m));return e===""?n:`${n}: ${e}`}const R="warning";function N(m,n){const e=I(m),{length:d}=t(n);
return e===l().VERDICT_WORDS.warn&&d>0?`pass with ${(0,l().count)(d,"warning")}`:e}function P(m,n){const e=u(n);switch(m.
verdict){case"pass":case"warn":return[...e,...r(m),...p(t(n)),...a(m,n)];case"needs_approval":return[...T(m),...u({...n,
dangers:n.dangers.filter(d=>!(0,o().needsPerson)(d))})];case"fail":case"error":return[...[m.error?.code??""].filter(d=>/^\w+$/.
test(d)).map(l().spoken),...e,...x(m,n)]}}function r({agent_files:m=[]}){const n=m.flatMap(({entries:e})=>e.filter(({state:d})=>d));
return n.length===0?[]:n.every(({command:e,change:d})=>e===""&&d===void 0)?[["files of agents change"]]:n.every(({change:e})=>e!==
void 0)?[["what agents may do changes","agent settings change"]]:[["commands that run automatically change","automatic c\
ommands change"]]}function a({genes:m,agent_files:n},{passed:e,notRun:d}){return m.length===0?n?[]:["no genes changed"]:
[(0,l().count)(m.length,"gene"),...e.length>0?[`${(0,l().count)(e.length,"command")} passed`]:[],...d.length>0?[`${(0,l().
count)(d.length,"command")} not run`]:[]]}function t({dangers:m,findings:n,told:e}){return(0,k().groupCauses)([...m,...n,
...e]).filter(({lead:d})=>d.severity==="warning")}function u({blocked:m,dangers:n}){const d=[...m.flatMap(({findings:[E]})=>E?.
harm==="danger"?E:[]),...(0,k().groupCauses)(n).map(({lead:E})=>E)],[v]=d.map(E=>({why:O(E),isGrave:E.severity==="error"||
(0,o().needsPerson)(E)})).toSorted((E,M)=>Number(M.isGrave)-Number(E.isGrave)||(0,A().dangerRank)(E.why)-(0,A().dangerRank)(
M.why));if(v===void 0)return[];const{why:w}=v,L=(0,l().grouped)(d.length);return d.length===1?[[w.replace(/^command /,"1\
 command "),"1 danger"]]:[[w,w.replace(/ with .*/,"")].map(E=>`${L} dangers: ${E}`).concat(w,`${L} dangers`)]}function p([
m,...n]){return m&&n.every(({lead:d})=>d.rule===m.lead.rule)&&m.lead.harm!=="danger"?[O(m.lead)]:[]}function O({rule:m,danger:n=""}){
return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,S().ruleOf)(m)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
d=>d.toLowerCase())}function T({genes:m,findings:n}){const e=m.filter(({verdict:w})=>w==="needs_approval").length,d=n.some(
({rule:w})=>w==="gate-approval-missing"),v=w=>d&&n.some(({rule:L})=>L===w);return[...v("gate-weakened")?["the gate is we\
akened"]:[],...v("agent-files-unapproved")?["automatic commands change"]:[],...e>0?[`${(0,l().grouped)(e)} of ${(0,l().count)(
m.length,"gene")}`]:[]]}function x({genes:m},n){const{blocked:e,failed:d,findings:v}=n,w=m.filter(({verdict:F})=>F==="fa\
il"||F==="error").length,L=(0,k().groupCauses)(v.filter(F=>!(0,k().isOfSize)(F))).filter(({lead:F})=>F.severity==="error"),
E=[...w>0&&m.length>1?[`${(0,l().grouped)(w)} of ${(0,l().count)(m.length,"gene")} failed`]:[],...e.some(({findings:[F]})=>F?.
harm!=="danger")?[`${(0,l().count)(e.length,"command")} blocked`]:[],...d.length>0?[`${(0,l().count)(d.length,"command")}\
 failed`]:[],...v.some(F=>(0,k().isOfSize)(F)&&F.severity==="error")?["size limit exceeded"]:[]],M=E.length>0?"other err\
or":"error";if(L.length>0)return[...E,[...p(L),(0,l().count)(L.length,M)]];const c=t(n);return E.length>0||c.length===0?
E:[[...p(c),(0,l().count)(c.length,"warning")]]}},90042:function(H,h,i){Object.defineProperty(h,"__esModule",{value:!0}),
h.failsWithoutChange=l,h.proofSummary=I,h.proofWords=k;function o(){const j=i(78641);return o=function(){return j},j}function S(){
const j=i(39763);return S=function(){return j},j}function b(){const j=i(94965);return b=function(){return j},j}const A={
fails_without_change:"yes",fails_when_new_code_fails:"when its new code fails",not_run:"not run",nothing_shown:"nothing \
shown",no_subject:"nothing to take back"};function k({outcome:j,reason:g,files:$,kept:s,hunks:f=[]}){const y=j==="fails_\
when_new_code_fails",R=f.filter(({noticed:N})=>!N).map(N=>`${(0,o().linesOf)(N)} of ${(0,b().inCode)(N.path)}`);return[`\
fails without the change: ${A[j]}`,...g===void 0?[]:[g],...$.length>0?[`${y?"made to fail":"taken back"}: ${(0,b().named)(
$)}`]:[],...s.length>0?[`kept: ${(0,b().named)(s)}`]:[],...R.length>0?[`passes without ${R.join(", ")}`]:[]].join("; ")}
function l({commands:j}){const g=j.flatMap(({proof:s})=>s?.outcome??[]),$=S().PROOF_OUTCOMES.find(s=>g.includes(s));return $&&
A[$]}const C={fails_without_change:"failed",fails_when_new_code_fails:"failed when its new code failed",not_run:"not run",
nothing_shown:"passed",no_subject:"had nothing to take back"};function I({genes:j}){const g=j.flatMap(({commands:y})=>y).
flatMap(({proof:y})=>y??[]);if(g.length===0)return"not tried";const $=g.find(y=>y.reason!==void 0)?.reason,s=S().PROOF_OUTCOMES.
flatMap(y=>{const{length:R}=g.filter(N=>N.outcome===y);return R===0?[]:[`${(0,b().grouped)(R)} ${C[y]}`]}),f=$===void 0?
"":` (${$})`;return`of ${(0,b().count)(g.length,"command")}, ${s.join(", ")} without the change${f}, as the change\u2019s own\
 code reported`}},42844:function(H,h,i){i.r(h),i.d(h,{default:()=>o.A});var o=i(49585)},40894:function(H,h,i){i.r(h),i.d(
h,{renderToString:()=>o.F0});var o=i(53091)},892:function(H,h,i){i.r(h),i.d(h,{Fragment:()=>o.FK,jsx:()=>o.Y,jsxs:()=>o.
FD});var o=i(38720)}};
