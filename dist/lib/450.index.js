"use strict";exports.id=450,exports.ids=[450],exports.modules={1207:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),
m.BrokenAnswer=void 0,m.asUnavailable=M,m.explainFailure=f,m.ifFound=j,m.readFailure=O,m.requireAsked=P;function o(){const i=a(
7723);return o=function(){return i},i}function b(){const i=a(41895);return b=function(){return i},i}class N extends Error{name="\
BrokenAnswer"}m.BrokenAnswer=N;function P(i,s){if(!i)throw new N(`it is not about ${s}`)}const $=300;function O(i){const s=typeof i==
"object"&&i!==null?i:{},e=E(s.message??i);if(h(s)||h(s.cause))return{kind:"timeout",said:e};if(s.name==="BrokenAnswer")return{
kind:"broken",said:e};const r=A(i);if(r!==void 0)return{kind:"broken",said:E(r)};if(typeof s.status!="number")return{kind:"\
unexpected",said:e};if(s.response===void 0)return{kind:"network",said:e};const l=s.response.headers??{},g=C(l["retry-aft\
er"]),k=l["x-ratelimit-remaining"]==="0"?C(l["x-ratelimit-reset"]):void 0,T=g!==void 0||k!==void 0;return{kind:R(s.status,
e,T),said:e,status:s.status,...g!==void 0&&{retryAfter:g},...k!==void 0&&{resetAt:k}}}const x=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function A(i){if(i instanceof o().ZodError){const[e]=i.issues;return`its field ${e?.path.join(".")} is not as GitHub doc\
uments it`}return i instanceof TypeError&&x.test(i.message)?"it lacks fields that GitHub documents":void 0}function R(i,s,e){
return i===429||i===403&&(e||/rate limit|abuse/i.test(s))?"rate_limited":i===403?/not accessible by/i.test(s)?"denied":"\
forbidden":i===401?"unauthorized":i===404||i===410?"not_found":i===422||i===400||i===413?"invalid":i>=500?"server":"unex\
pected"}const p="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",y={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(i,{permission:s,readOnlyToken:e})=>e?`th\
e token may not write (403): ${p}`:`the token lacks a permission (403); add \`${s}\` under \`permissions:\` of the job`,
forbidden:({said:i})=>`GitHub denied the request (403): ${i}`,not_found:({status:i},{permission:s})=>`not found on GitHu\
b (${i}): it was deleted, or the token cannot access this repository (it needs \`${s}\`)`,invalid:({status:i,said:s})=>`\
GitHub rejected the content (${i}): ${s}`,rate_limited:({status:i,retryAfter:s})=>`the token\u2019s rate limit is exhausted (${i}\
)${s===void 0?"":`; GitHub asks to wait ${s} s`}; run the job again later`,server:({status:i})=>`GitHub returned a serve\
r error (${i}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:i})=>`GitHub cannot be reached (${i}); check the runner\u2019s network and proxy`,
broken:({said:i})=>`the answer of GitHub, or of a proxy, cannot be used: ${i}; run the job again later`,unexpected:({said:i})=>i};
function f(i,s){const e=O(i);return`could not ${s.doing}: ${y[e.kind](e,s)}`}async function j(i){try{return await i}catch(s){
if(O(s).kind==="not_found")return;throw s}}function M(i,s){if(i instanceof b().GateError)return i;const e=f(i,s);return new(b()).
GateError("github_unavailable",e,"Run the job again.",{cause:i})}function h(i){const s=i?.name;return s==="TimeoutError"||
s==="AbortError"}function E(i){const s=String(i).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return s.length>$?`${s.slice(0,$)}...`:s}function C(i){const s=typeof i=="string"&&i!==""?
Number(i):Number.NaN;return Number.isFinite(s)&&s>=0?s:void 0}},55430:function(H,m,a){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.publishFiles=h,m.resultPaths=j;function o(){const e=a(51455);return o=function(){return e},e}function b(){
const e=a(76760);return b=function(){return e},e}function N(){const e=a(58500);return N=function(){return e},e}function P(){
const e=a(1207);return P=function(){return e},e}function $(){const e=a(41895);return $=function(){return e},e}function O(){
const e=a(28765);return O=function(){return e},e}function x(){const e=a(52978);return x=function(){return e},e}function A(){
const e=a(10289);return A=function(){return e},e}function R(){const e=a(62887);return R=function(){return e},e}function p(){
const e=a(31048);return p=function(){return e},e}function y(){const e=a(58924);return y=function(){return e},e}function f(){
const e=a(11357);return f=function(){return e},e}function j(e){const r=l=>(0,b().join)(e,l);return{report:r("gate-report\
.json"),validationReports:r("validation-reports"),agentTask:r(x().AGENT_TASK_FILE),agentPatch:r(x().AGENT_PATCH_FILE),page:r(
"report.md"),html:r("report.html"),sarif:r("report.sarif"),junit:r("report.junit.xml")}}const M=1024*1024;async function h(e,r,l){
const g=j(e);try{await i(e);for(const k of E(g,r,l))await k(),await(0,N().setImmediate)(),l?.throwIfAborted();return{status:"\
reached",where:e}}catch(k){return{status:"failed",reason:`could not write the result files: ${(0,P().readFailure)(k).said}`,
...k instanceof $().GateError&&{hint:k.hint}}}}function E(e,{report:r,markdown:l},g){return[()=>(0,O().replaceFile)(e.report,
(0,p().renderJson)(r)),()=>C(e.validationReports,r,g),()=>(0,O().replaceFile)(e.agentTask,(0,x().renderAgentTask)(r)),()=>s(
e.agentPatch,r.fix?.patch||void 0),()=>(0,O().replaceFile)(e.page,l(M)),()=>(0,O().replaceFile)(e.html,(0,R().renderHtml)(
r)),()=>(0,O().replaceFile)(e.sarif,(0,f().renderSarif)(r)),()=>(0,O().replaceFile)(e.junit,(0,y().renderJunit)(r))]}async function C(e,{
validation_reports:r},l){await i(e);for(const g of await(0,o().readdir)(e))/^vr_\d+\.json$/.test(g)&&await(0,o().rm)((0,b().
join)(e,g));for(const g of r)l?.throwIfAborted(),await(0,O().replaceFile)((0,b().join)(e,`${g.id}.json`),`${(0,A().json)(
g)}
`)}async function i(e){if(await(0,O().makeFolder)(e),!(await(0,o().lstat)(e)).isDirectory())throw new Error(`${e} is a s\
ymlink or not a directory`)}async function s(e,r){r===void 0?await(0,o().rm)(e,{force:!0}):await(0,O().replaceFile)(e,r)}},
62887:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.renderHtml=T;function o(){const n=a(892);return o=
function(){return n},n}function b(){const n=a(77598);return b=function(){return n},n}function N(){const n=a(40894);return N=
function(){return n},n}function P(){const n=a(13580);return P=function(){return n},n}function $(){const n=a(80770);return $=
function(){return n},n}function O(){const n=a(67237);return O=function(){return n},n}function x(){const n=a(69379);return x=
function(){return n},n}function A(){const n=a(55967);return A=function(){return n},n}function R(){const n=a(94978);return R=
function(){return n},n}function p(){const n=a(74658);return p=function(){return n},n}function y(){const n=a(90042);return y=
function(){return n},n}function f(){const n=a(63245);return f=function(){return n},n}function j(){const n=a(38319);return j=
function(){return n},n}function M(){const n=a(94965);return M=function(){return n},n}function h(){const n=a(11217);return h=
function(){return n},n}function E(){const n=a(31992);return E=function(){return n},n}function C(){const n=a(14305);return C=
function(){return n},n}const i=12,s={most:10,columns:120};function e(n,t){const{notices:d,suppressed:v}=t,w=(I,c,F)=>({id:I,
title:c,label:"",noun:"finding",rows:(0,x().findingRows)(F,!0)}),S=[(0,A().fixList)(n),(0,j().machineList)(n),(0,j().readList)(
n),(0,R().geneList)(n,t),(0,j().claimList)(n),(0,y().environmentList)(n)],L=[(0,O().sizeList)(n),(0,j().uncountedList)(n),
w("notices","Notices",d),w("suppressed","Ignored by the policy",v),g(n)];return[...l(t),...S.flatMap(I=>r(I,!1)),...L.flatMap(
I=>r(I,!0))]}function r({id:n,title:t,noun:d,note:v,rows:w},S){if(w.length===0)return[];const L=(0,o().jsxs)(o().Fragment,
{children:[v!==void 0&&(0,o().jsx)("p",{class:"quiet",children:v}),(0,o().jsx)(E().Rows,{of:w,noun:d})]}),I=(w[0]?.name??
w[0]?.status)!==void 0;return[{id:n,title:t,...I&&{count:w.length},isFolded:S,body:L}]}function l(n){const{dangers:t,blocked:d,
failed:v,waiting:w,findings:S}=n,L={"dangerous finding":(0,x().findingRows)(t),"blocked command":(0,x().blockedRows)(d),
"failed command":(0,x().failedRows)(v,s),"pending approval":(0,x().findingRows)(w),finding:(0,x().findingRows)(S)},I=Object.
entries(L).map(([F,D])=>(0,o().jsx)(E().Rows,{noun:F,of:D,open:i},F)),c=Object.values(L).flat().length;return c===0?[]:[
{id:"attention",title:"Action required",count:c,isFolded:!1,body:I}]}function g({findings:n,capsules:t}){const d=[...n,...t.
flatMap(({reasons:L})=>L)],v=[...new Set(d.map(({rule:L})=>L))].flatMap(L=>(0,P().ruleOf)(L)??[]),w=(L,I="")=>I===""?[]:
[{title:L,lines:I.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:v.map(({id:L,title:I,why:c,wrong:F,right:D,configure:G})=>({
tone:"quiet",name:L,words:I,documents:L,isFolded:!0,notes:[{text:c.replace(/\s+/g," ")}],blocks:[...w("Wrong",(0,$().exampleText)(
F)),...w("Right",(0,$().exampleText)(D)),...w("Configure",G)]}))}}const k=["default-src 'none'",`style-src 'sha256-${(0,b().
createHash)("sha256").update(C().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function T(n){const t=(0,f().reportSections)(n),d=e(n,t),v=(0,N().renderToString)((0,o().jsxs)(
o().Fragment,{children:[(0,o().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:k}),(0,o().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,o().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,o().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,o().jsx)("title",{children:`${(0,p().reportTitle)(n)} \xB7 gene-\
gate`})]})),w=(0,N().renderToString)((0,o().jsxs)("main",{children:[(0,o().jsx)(h().Masthead,{report:n,sections:t}),d.map(
S=>(0,o().jsx)(u,{section:S},S.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${v}<style>${C().STYLE}</style></head>
<body>${w}</body>
</html>
`}function u({section:n}){const{id:t,title:d,count:v,isFolded:w,body:S}=n,L=(0,o().jsxs)("h2",{id:`${t}-title`,children:[
d,v!==void 0&&(0,o().jsxs)("span",{class:"quiet",children:[" ",(0,M().grouped)(v)]})]});return w?(0,o().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,o().jsxs)("details",{id:t,children:[(0,o().jsx)("summary",{children:L}),
S]})}):(0,o().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[L,S]})}},11217:function(H,m,a){Object.defineProperty(
m,"__esModule",{value:!0}),m.Masthead=$;function o(){const x=a(892);return o=function(){return x},x}function b(){const x=a(
74658);return b=function(){return x},x}function N(){const x=a(94965);return N=function(){return x},x}function P(){const x=a(
31992);return P=function(){return x},x}function $({report:x,sections:A}){const{error:R,event:p}=x,y=(0,b().isReportedOnly)(
x),{verdict:f,words:j}=(0,b().headlineOf)(x,A);return(0,o().jsxs)("header",{children:[(0,o().jsxs)("p",{class:"quiet abo\
ut",children:[(0,o().jsx)("strong",{children:"gene-gate"}),p.pull_request!==void 0&&(0,o().jsxs)("span",{children:["pull\
 request ",p.pull_request]}),(0,o().jsxs)("span",{children:[(0,N().shortCommit)(x.base_sha)," \u2192 ",(0,N().shortCommit)(
x.head_sha)]}),(0,o().jsx)("time",{dateTime:x.finished_at,children:(0,N().moment)(x.finished_at)})]}),(0,o().jsx)("h1",{
children:(0,o().jsx)(P().Status,{tone:N().VERDICT_TONES[y?"warn":x.verdict],word:(0,N().capital)(f)})}),(0,o().jsx)("p",
{class:"headline",children:j}),y&&(0,o().jsx)("p",{children:(0,o().jsx)(P().Sentence,{text:(0,b().reportedOnlyNote)(x)})}),
R&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(P().Code,{lines:R.message.split(`
`)}),(0,o().jsx)("p",{class:"quiet",children:"Fix"}),(0,o().jsx)(P().Code,{lines:R.hint.split(`
`)})]}),(0,o().jsx)("dl",{class:"figures",children:O(x,A).map(([M,h,E])=>(0,o().jsxs)("div",{children:[(0,o().jsx)("dt",
{children:M}),(0,o().jsxs)("dd",{children:[(0,o().jsx)("strong",{children:h})," ",(0,o().jsx)("span",{class:"quiet",children:E})]})]},
M))})]})}function O(x,A){const{genes:R,blast_radius:p,duration_ms:y}=x,{commands:f,passed:j,blocked:M,failed:h,notRun:E}=A,
C=R.filter(({verdict:l})=>l==="pass"||l==="warn").length,s=Object.entries({blocked:M,failed:h,"not run":E}).flatMap(([l,
{length:g}])=>g>0?[`${g} ${l}`]:[]),e=[["Genes",`${C} of ${R.length}`,"passed"],["Commands",`${j.length} of ${f.length}`,
["passed",...s].join(", ")]],r=p&&[`${p.files}`,`counted, ${(0,N().count)(p.lines,"line")}`];return[...R.length>0?e:[],...r?
[["Files",...r]]:[],["Duration",(0,N().duration)(y),"total"]]}},31992:function(H,m,a){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.Code=y,m.Rows=j,m.Sentence=R,m.Status=p;function o(){const i=a(892);return o=function(){return i},i}function b(){
const i=a(13580);return b=function(){return i},i}function N(){const i=a(10289);return N=function(){return i},i}function P(){
const i=a(88611);return P=function(){return i},i}function $(){const i=a(94965);return $=function(){return i},i}const O={
sentence:2e3,name:300},x=1e3;function A({text:i}){return(0,o().jsx)("code",{children:i===""?"(empty)":(0,N().terminal)((0,$().
clipCounted)(i,O.name))})}function R({text:i}){const s=(0,$().clipCounted)(i,O.sentence).split(/`([^`]+)`/);return(0,o().
jsx)("bdi",{children:s.map((e,r)=>r%2===1?(0,o().jsx)("code",{children:(0,N().terminal)(e)},r):(0,N().terminal)(e))})}function p({
tone:i,word:s}){return(0,o().jsx)("strong",{class:`status ${i}`,children:s})}function y({lines:i,language:s}){const e=i.
map(r=>`${(0,N().terminal)(r.replaceAll("	","    "))}
`);return(0,o().jsx)("pre",{dir:"ltr",children:e.map((r,l)=>s==="diff"&&r.startsWith("-")?(0,o().jsx)("del",{children:r},
l):s==="diff"&&r.startsWith("+")?(0,o().jsx)("ins",{children:r},l):r)})}function f({command:i="",spans:s=[]}){return(0,o().
jsx)("pre",{dir:"ltr",children:(0,P().shownParts)(i,s).map(({start:e,end:r,isShown:l})=>l?(0,P().markedRuns)(i,{start:e,
end:r},s).map(({text:g,marked:k},T)=>k?(0,o().jsx)("mark",{children:g||"\xA0"},T):g):(0,o().jsx)("span",{class:"quiet",children:`\
 ${(0,P().notShown)(r-e)} `},e))})}function j({of:i,noun:s,open:e=x}){const r=i.slice(0,x).map((l,g)=>(0,o().jsx)("li",{
children:(0,o().jsx)(M,{row:l})},g));return(0,o().jsxs)(o().Fragment,{children:[r.length>0&&(0,o().jsx)("ul",{children:r.
slice(0,e)}),r.length>e&&(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:(0,$().count)(i.length-e,`mor\
e ${s}`)}),(0,o().jsx)("ul",{children:r.slice(e)})]}),i.length>x&&(0,o().jsxs)("p",{class:"quiet",children:[(0,$().count)(
i.length-x,`more ${s}`)," in ",(0,o().jsx)("code",{children:"gate-report.json"})]})]})}function M({row:i}){const{status:s,
rows:e=[],blocks:r=[],command:l,notes:g,rule:k,documents:T,isFolded:u}=i,n=g.filter(({label:v})=>v!==void 0),t=(0,o().jsxs)(
o().Fragment,{children:[l!==void 0&&(0,o().jsx)(f,{...i}),g.map(({label:v,text:w,tone:S="quiet"})=>v===void 0&&w!==""?(0,o().
jsx)("p",{class:S,children:(0,o().jsx)(R,{text:w})},w):null),(n.length>0||k!==void 0)&&(0,o().jsx)(E,{notes:n,rule:k}),r.
map((v,w)=>(0,o().jsx)(C,{block:v},w)),e.length>0&&!u&&i.also!==void 0?(0,o().jsxs)("details",{children:[(0,o().jsx)("su\
mmary",{children:(0,o().jsx)(R,{text:i.also})}),(0,o().jsx)(j,{of:e,noun:"finding"})]}):e.length>0&&(0,o().jsx)(j,{of:e,
noun:l===void 0?"command":"finding"})]}),d=s===void 0?"div":"article";return u?(0,o().jsxs)("details",{children:[(0,o().
jsx)("summary",{children:(0,o().jsx)(h,{row:i})}),(0,o().jsx)("div",{id:T&&`rule-${T}`,children:t})]}):(0,o().jsxs)(d,{children:[
(s??i.name??i.words)!==void 0&&(0,o().jsx)("p",{children:(0,o().jsx)(h,{row:i})}),t]})}function h({row:{status:i,tone:s,
name:e,word:r,words:l,place:g,also:k,rows:T=[]}}){const u=[i!==void 0&&(0,o().jsx)(p,{tone:s,word:i}),e!==void 0&&(0,o().
jsx)(A,{text:e}),r!==void 0&&(0,o().jsxs)("span",{class:i===void 0?s:"quiet",children:["(",r,")"]}),l!==void 0&&(0,o().jsx)(
R,{text:l}),g!==void 0&&!e?.startsWith(g.path)&&(0,o().jsx)("span",{class:"quiet",children:(0,o().jsx)(A,{text:`${g.path}\
:${g.line}`})}),k!==void 0&&T.length===0&&(0,o().jsx)(R,{text:k})];return(0,o().jsx)(o().Fragment,{children:u.filter(Boolean).
map((n,t)=>[t>0?" ":"",n])})}function E({notes:i,rule:s}){const e=i.map(({label:r="",text:l})=>[(0,$().capital)(r),(0,o().
jsx)(R,{text:l},l)]);if(s!==void 0){const r=(0,o().jsx)(A,{text:s});e.push(["Rule",(0,b().ruleOf)(s)===void 0?r:(0,o().jsx)(
"a",{href:`#rule-${s}`,children:r})])}return(0,o().jsx)("dl",{children:e.map(([r,l],g)=>(0,o().jsxs)("div",{children:[(0,o().
jsx)("dt",{children:r}),(0,o().jsx)("dd",{children:l})]},g))})}function C({block:i}){const{title:s,lines:e,isFolded:r}=i,
l=s!==void 0&&(0,o().jsx)(R,{text:s});return r?(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:l}),(0,o().
jsx)(y,{...i})]}):(0,o().jsxs)(o().Fragment,{children:[l&&(0,o().jsx)("p",{children:l}),e.length>0&&(0,o().jsx)(y,{...i})]})}},
14305:function(H,m){Object.defineProperty(m,"__esModule",{value:!0}),m.STYLE=void 0;const a=m.STYLE=`
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
`},31048:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.renderJson=x,m.reportDigest=A;function o(){const R=a(
77598);return o=function(){return R},R}function b(){const R=a(23404);return b=function(){return R},R}function N(){const R=a(
41895);return N=function(){return R},R}function P(){const R=a(10289);return P=function(){return R},R}function $(){const R=a(
5640);return $=function(){return R},R}function O(){const R=a(78534);return O=function(){return R},R}function x(R,p=O().MAX_REPORT_BYTES){
const y=`${(0,P().json)($().gateReportSchema.parse(R))}
`;if(Buffer.byteLength(y)<=p)return y;throw new(N()).GateError("file_unreadable",`The report has more than ${p} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function A(R){return`s\
ha256:${(0,o().createHash)("sha256").update((0,b().canonicalize)(R)).digest("hex")}`}},58924:function(H,m,a){Object.defineProperty(
m,"__esModule",{value:!0}),m.renderJunit=y;function o(){const n=a(42844);return o=function(){return n},n}function b(){const n=a(
59490);return b=function(){return n},n}function N(){const n=a(10289);return N=function(){return n},n}function P(){const n=a(
51660);return P=function(){return n},n}function $(){const n=a(74658);return $=function(){return n},n}function O(){const n=a(
90042);return O=function(){return n},n}function x(){const n=a(63245);return x=function(){return n},n}function A(){const n=a(
94965);return A=function(){return n},n}const R="change",p=new(o()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function y(n){const t=f(n),d={"@timestamp":n.started_at},v={
"@name":"gene-gate",...h(t.flatMap(({cases:S})=>S)),...d,...t.length>0&&{testsuite:t.map(({name:S,file:L,cases:I})=>({"@\
name":(0,N().terminal)(S),...h(I),...L!==void 0&&{"@file":(0,N().terminal)(L)},...d,testcase:I}))}},w={"@version":"1.0",
"@encoding":"UTF-8"};return`${p.build({"?xml":w,testsuites:v}).trim()}
`}function f(n){const{error:t,verdict:d}=n,v=(0,x().reportSections)(n),w=[...v.dangers,...v.findings].filter(({severity:W})=>W===
"error"),S=new Set(n.genes.map(({id:W})=>W)),L=(0,b().groupBy)(w,({subject:W})=>S.has(W?.id??"")?W?.id:R),I=(0,b().groupBy)(
v.commands,({gene:W})=>W),c=W=>(L.get(W)??[]).map(U=>s(U,W)),F=n.genes.map(W=>{const U=[...(I.get(W)??[]).map(i),...c(W.
id)];return j({name:W.id,file:W.path,cases:U},W.verdict,W.summary)}),D=t?[e("error",R,t.message,t.hint)]:[],G={name:R,cases:[
...D,...c(R)]},B=F.some(M)?G:j(G,d,(0,$().reportTitle)(n));return B.cases.length>0?[B,...F]:F}function j(n,t,d){return!(t===
"fail"||t==="error")||M(n)?n:{...n,cases:[...n.cases,e("failure",n.name,d)]}}function M({cases:n}){return n.some(({failure:t,
error:d})=>t!==void 0||d!==void 0)}function h(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,d)=>t+Number(
d["@time"]),0).toFixed(3)}}const E=1e3,C={lines:40,columns:200};function i(n){const{gene:t,command:d}=n,{outcome:v,mutant:w,
location:S}=d;return{"@name":T(d.command),"@classname":T(t.id),"@file":T(S?.path??t.path),"@line":S?.line??t.line,"@time":u(
v?.duration_ms??0),...w&&{properties:{property:{"@name":"mutant","@value":T((0,O().mutantWords)(w))}}},...r(n),...v&&{"s\
ystem-out":(0,P().streamLines)(v.stdout).join(`
`),"system-err":(0,P().streamLines)(v.stderr).join(`
`)}}}function s(n,t){const{rule:d,message:v,location:w}=n;return{"@name":T(d),"@classname":T(t),...w&&{"@file":T(w.path),
"@line":w.line},"@time":u(0),failure:{"@type":T(d),"@message":T(v),"#text":k(n)}}}function e(n,t,d,v=""){const w=(0,N().
terminalLines)((0,A().clipCounted)(v,E));return{"@name":"verdict","@classname":T(t),"@time":u(0),[n]:{"@type":"verdict",
"@message":T(d),"#text":w.join(`
`)}}}function r({gene:n,command:t,result:d,findings:v}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":T(g(n,t))}};case"blocked":case"failed":{const[w]=v,{outcome:S}=t,L=S?(0,P().errorLines)(S,C.lines,C.columns):[],
I={"@type":T(w?.rule??d),"@message":T(w?.message??n.summary),"#text":[...v.map(k),...L].join(`
`)};return S!==void 0&&l.has(S.status)?{error:I}:{failure:I}}}}const l=new Set(["crashed","not_runnable","error"]);function g({
summary:n,verdict:t},{outcome:d}){const v=d?.reason??(t==="pass"||t==="warn"?"":n);return[d?(0,A().statusWords)(d):"not \
run",v].filter(Boolean).join(": ")}function k({message:n,remedy:t}){return[n,t].filter(Boolean).map(T).join(`
`)}function T(n){return(0,N().terminal)((0,A().clipCounted)(n,E))}function u(n){return(n/1e3).toFixed(3)}},69633:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.diffLink=A,m.encodedPath=O,m.headPlace=R,m.isRepositoryPath=x,m.permalink=
$,m.rulePage=P;function o(){const p=a(77598);return o=function(){return p},p}function b(){const p=a(38863);return b=function(){
return p},p}function N(){const p=a(13580);return N=function(){return p},p}function P(p){return(0,N().ruleOf)(p)&&`${b().
HOME}/blob/main/docs/rules/${p}.md`}function $(p,y,f){const j=R(p,f);if(j===void 0||p.head_sha===null||/\p{Cs}/u.test(j.
path))return;const M=O(j.path),h=j.line===void 0?"":`#L${j.line}`;return`${y}/blob/${p.head_sha}/${M}${h}`}function O(p){
return Buffer.from(p).toString().split("/").map(encodeURIComponent).join("/")}function x(p){return p.split("/").every(y=>![
"",".",".."].includes(y))}function A(p,y,f){const{pull_request:j}=p.event;if(j===void 0)return $(p,y,f);const M=(0,o().createHash)(
"sha256").update(f.path).digest("hex");return`${y}/pull/${j}/files#diff-${M}`}function R({head_sha:p,audited_sha:y,head_files:f},{
path:j,line:M}){if(y===p)return{path:j,line:M};if(f===void 0)return{path:j};const h=f.find(C=>C.path===j);if(h===void 0)
return{path:j,line:M};if(h.missing)return;const E=h.same.find(C=>C.line<=M&&M<C.line+(C.lines??Number.POSITIVE_INFINITY));
return{path:j,...E&&{line:E.head_line+M-E.line}}}},28387:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),
m.genesTable=R;function o(){const f=a(17577);return o=function(){return f},f}function b(){const f=a(94978);return b=function(){
return f},f}function N(){const f=a(74658);return N=function(){return f},f}function P(){const f=a(90042);return P=function(){
return f},f}function $(){const f=a(94965);return $=function(){return f},f}const O=10,x=2,A=["error","fail","needs_approv\
al","warn","pass"];function R({genes:f},j){if(f.length===0)return[];const M=f.toSorted((e,r)=>A.indexOf(e.verdict)-A.indexOf(
r.verdict)),h=f.length>O?(0,o().groupsOf)(M,e=>y(e).join("|")):M.map(e=>({lead:e,others:[]})),E=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],C=f.some(e=>(0,P().noticesDefect)(e)!==void 0),i=E.slice(0,C?E.length:-1),s=h.slice(
O).flatMap(({lead:e,others:r})=>[e,...r]);return[`| ${i.join(" | ")} |`,`|${"---|".repeat(i.length)}`,...h.slice(0,O).map(
e=>p(e,f,j)).map(e=>`| ${e.slice(0,i.length).join(" | ")} |`),"",...s.length>0?[`And ${(0,$().count)(s.length,"other gen\
e")}.`,""]:[]]}function p(f,j,M){const h=[f.lead,...f.others].slice(0,x).map(i=>M.place(i,(0,b().geneName)(i,j)).replaceAll(
"|","\\|")),E=(0,o().sizeOf)(f)-h.length,C=`${h.join(", ")}${E>0?` and ${(0,$().grouped)(E)} more`:""}`;return y(f.lead).
toSpliced(2,0,C)}function y(f){const{verdict:j,blast_radius:M}=f;return[`${N().VERDICT_SYMBOLS[j]} ${(0,$().spoken)(j)}`,
`${(0,$().grouped)(M.files)} of ${(0,$().grouped)(M.max_files)}`,(0,b().commandCounts)(f,""),(0,P().noticesDefect)(f)??"\
not run"].map(h=>h.replaceAll(" ","\xA0"))}},20471:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.renderMarkdown=
C;function o(){const c=a(52978);return o=function(){return c},c}function b(){const c=a(10289);return b=function(){return c},
c}function N(){const c=a(67237);return N=function(){return c},c}function P(){const c=a(69379);return P=function(){return c},
c}function $(){const c=a(55967);return $=function(){return c},c}function O(){const c=a(94978);return O=function(){return c},
c}function x(){const c=a(74658);return x=function(){return c},c}function A(){const c=a(90042);return A=function(){return c},
c}function R(){const c=a(63245);return R=function(){return c},c}function p(){const c=a(38319);return p=function(){return c},
c}function y(){const c=a(94965);return y=function(){return c},c}function f(){const c=a(28387);return f=function(){return c},
c}function j(){const c=a(80615);return j=function(){return c},c}function M(){const c=a(70939);return M=function(){return c},
c}const h=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
E=3;function C(c,F){const D=(0,R().reportSections)(c),G=s(c,D),{part:B="whole",maxCharacters:W,repositoryUrl:U}=F,z=B===
"screen"?h.slice(E):h,J=[...B==="table"?[()=>[...(0,f().genesTable)(c,(0,j().linkerOf)(c,U)),...L(F)]]:z.map(Y=>()=>u(c,
D,Y,F)),()=>[`Not shown: everything but this line. ${I(F)}`]];for(const Y of J){const V=i([...G,...Y()]);if(V.length<=W)
return V}return i(G).split(`
`,1).join("").slice(0,W)}function i(c){return`${c.join(`
`).trimEnd()}
`}function s(c,F){const{verdict:D,words:G}=(0,x().headlineOf)(c,F),B=(0,x().isReportedOnly)(c),U=`### ${x().VERDICT_SYMBOLS[B?
"warn":((0,x().undecidedPart)(c)??c).verdict]} gene-gate: ${D}`,{error:z}=c;return[G===""?U:`${U} \u2014 ${G}`,"",...z?[
...l(z.message),...l(`Fix: ${z.hint}`)]:[],...B?[(0,x().reportedOnlyNote)(c),""]:[],...c.isolation.untrusted?[e,""]:[]]}
const e="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",r=2e3;function l(c){const[F="",...D]=(0,y().clip)(c,r).trim().split(`
`),G=D.length>0?[...(0,b().markdownFence)((0,b().terminalLines)(D.join(`
`))),""]:[];return[(0,j().sentence)(F),"",...G]}const g=2,k={findings:4,blocked:20},T=12;function u(c,F,D,G){const{part:B="\
whole",detailsUrl:W}=G,U=(0,j().linkerOf)(c,G.repositoryUrl),{most:z}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=F,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,P().
findingRows)(J)),{most:z}],[(0,p().machineList)(c),{most:T}],[X("blocked","Blocked","blocked command",(0,P().blockedRows)(
Y)),{most:D.blocked,full:g,unfolded:k.blocked}],[X("failed","Failed","failed command",(0,P().failedRows)(V,on)),{most:z,
full:g}],[X("waiting","Approval required","finding",(0,P().findingRows)(K)),{most:z}],[X("findings","Findings","finding",
(0,P().findingRows)(_)),{most:z,unfolded:k.findings}],[(0,$().fixList)(c),{most:z,full:1}],[(0,p().readList)(c),{most:T}]],
en=tn.map(([Z,Q])=>(0,M().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,M().beyond)(Q,nn.most);
return q>0?[(0,y().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,f().genesTable)(c,U),...en.slice(2).flat(),...n(
rn,D,G),...B==="detail"?[]:t(c,W),...L(G),...D.everything?v(c,F,U):[]]}function n(c,{everything:F},D){const G=F||D.part===
"screen"?[]:["everything that passed"],B=[...c,...G];return B.length===0?[]:[`Not shown: ${B.join(", ")}. ${I(D)}`,""]}function t(c,F){
const{next_actor:D,edits:G,todo:B,human:W}=(0,o().agentTask)(c);if(D==="done")return[];const U=(0,j().linked)("artifacts",
F&&`${F}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...G.length>0?[(0,y().count)(G.length,"edit")]:[],...B.
length>0?[`${B.length} to do`]:[],...W.length>0?[`${W.length} for a person`]:[]].join(", ")}. The task${G.length>0?", wi\
th its diff,":""} is \`${o().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;function v(c,F,D){const{genes:G}=c,
B=[(0,p().claimList)(c),(0,p().uncountedList)(c)],W=[...(0,O().geneList)(c,F).rows.flatMap(w),...B.flatMap(({rows:V})=>V.
map(K=>(0,M().rowItem)(K,D))),...c.blast_radius?[`- Size: ${(0,N().countedWords)(c)}`]:[],...(0,P().findingRows)([...F.notices,
...F.suppressed],!0).map(V=>(0,M().rowItem)(V,D))],U=W.length-d,z=G.flatMap(V=>V.commands).length,J=G.length>0?`${(0,y().
count)(G.length,"gene")}, ${(0,y().count)(z,"command")}, `:"",Y=(0,A().environmentList)(c).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...W.slice(0,d),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,j().sentence)(K)}`]),"","</details>",""]}function w({
name:c="",word:F,status:D,words:G,notes:B,rows:W=[]}){const U=W.filter(({command:z})=>z!==void 0);return[`- ${(0,j().name)(
c)} ${F}, ${D}: ${G}`,...B.map(({text:z})=>`  - ${(0,j().sentence)(z)}`),...U.map(({command:z="",status:J,words:Y})=>{const V=(0,j().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,b().markdownCode)((0,y().clipCounted)(z,S))} ${V}`})]}const S=200;
function L({detailsUrl:c,detailUrl:F}){const[D,G]=[c,F].map(W=>W&&(0,b().markdownLinkTarget)(W)),B=[...G?[`[Details](${G}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return B.length>
0?[B.join(" \xB7 "),""]:[]}function I({detailsUrl:c,detailUrl:F=c}){const D=F&&(0,b().markdownLinkTarget)(F);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,m,a){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.linked=R,m.linkerOf=x,m.name=O,m.ruleLink=A,m.sentence=$;function o(){const p=a(10289);return o=function(){
return p},p}function b(){const p=a(69633);return b=function(){return p},p}function N(){const p=a(94965);return N=function(){
return p},p}const P={sentence:400,name:100};function $(p){return(0,o().markdownSentence)((0,N().clipCounted)(p,P.sentence))}
function O(p){return(0,o().markdownCode)((0,N().clipCounted)(p,P.name))}function x(p,y){const f=j=>(M,h=`${M.path}:${M.line}`)=>R(
O(h),y===void 0?void 0:j(p,y,M));return{place:f(b().permalink),diff:f(b().diffLink)}}function A(p){return R(O(p),(0,b().
rulePage)(p))}function R(p,y){const f=y&&(0,o().markdownLinkTarget)(y);return f?`[${p}](${f})`:p}},70939:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.beyond=A,m.listSection=x,m.rowItem=h;function o(){const s=a(38863);return o=
function(){return s},s}function b(){const s=a(10289);return b=function(){return s},s}function N(){const s=a(88611);return N=
function(){return s},s}function P(){const s=a(23408);return P=function(){return s},s}function $(){const s=a(94965);return $=
function(){return s},s}function O(){const s=a(80615);return O=function(){return s},s}function x({title:s,note:e,noun:r,rows:l},g,{
full:k=0,unfolded:T=Number.POSITIVE_INFINITY,most:u=Number.POSITIVE_INFINITY}){if(l.length===0)return[];const n=l.slice(
k,u).map(t=>h(t,g));return[`#### ${s}`,"",...e===void 0?[]:[e,""],...l.slice(0,Math.min(k,u)).flatMap(t=>f(t,g)),...k>0&&
n.length>0?[`Other ${r}s:`,""]:[],...R(n,r,T),...p(l)]}function A(s,e){return(0,P().sizeOfRows)(s.slice(e))}function R(s,e,r){
if(s.length===0)return[];const l=s.slice(r),g=`<details><summary>${(0,$().count)(l.length,`other ${e}`)}</summary>`;return[
...s.slice(0,r),"",...l.length>0?[g,"",...l,"","</details>",""]:[]]}function p(s){return s.some(({notes:r})=>r.some(({text:l})=>l.
includes("`/gene-gate approve`")))?y:[]}const y=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function f(s,e){const{words:r,command:l,spans:g=[],notes:k,blocks:T=[],rule:u,also:n}=s,t=T.filter(({title:c})=>c===
void 0).flatMap(({lines:c})=>c),[d="",...v]=(0,N().markedLines)(l??"",g),w=t.length>0?"$ ":"",S=(0,b().markdownFence)([w+
d,...v,...t]),L=[...C(s,e),...r===void 0?[]:[(0,O().sentence)(r)]],I=u===void 0?"":` (${(0,O().ruleLink)(u)})`;return[[...L,
...i(s,e)].join(", ")+(n?`; ${(0,O().sentence)(n)}`:""),"",...l===void 0?[]:[...S,""],...k.map((c,F)=>`- ${(0,$().capital)(
c.label??"note")}: ${M(c)}${F===0?I:""}`),...k.length>0?[""]:[],...T.flatMap(c=>j(c))]}function j({title:s,lines:e,language:r,
isFolded:l}){if(s===void 0||l)return[];const g=r==="sh"?` (${(0,O().linked)("how to get it",o().HOW_TO_GET_IT)})`:"",k=r?
(0,b().rawBlock)(e,r):(0,b().markdownFence)(e),T=(0,$().capital)((0,O().sentence)(s))+g;return e.length>0?[`${T}:`,"",...k,
""]:[`${T}.`,""]}function M({label:s,text:e}){const r=s==="fix";return(0,O().sentence)(r?e.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):e)}function h(s,e){const{status:r,tone:l,words:g,command:k,spans:T=[],notes:u,rule:n,also:t,files:d=[]}=s,v=r===void 0&&
l==="bad"?"\u26A0\uFE0F ":"",w=r!==void 0&&k===void 0?[`**${(0,$().capital)(r)}:**`]:[],S=g&&(s.isWhole?(0,b().markdownSentence)(
g):(0,O().sentence)(g)),L=[...S?[S]:[],...u.filter(({isMinor:G})=>!G).map(M),...d.length>0?[`Files: ${d.map(G=>e.diff({path:G,
line:1},G)).join(", ")}`]:[]].reduce((G,B)=>G===""||/[.:]$/.test(G)?`${G} ${B}`:`${G}. ${B}`,""),I=k===void 0?[]:[(0,b().
markdownCode)((0,N().commandLine)(k,T)),"\u2014"],c=C(s,e).map(G=>L===""?G:`${G}:`),F=[...i(s,e),...n?[(0,O().ruleLink)(
n)]:[]].join(", "),D=[...F===""?[]:[F],...t?[(0,O().sentence)(t)]:[]].join("; ");return`- ${v}${[...w,...I,...c,L.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function E({status:s,name:e,place:r}){return s===void 0||r===void 0||
e?.startsWith(r.path)===!0}function C(s,e){const{name:r,word:l,place:g}=s;if(r===void 0)return[];const k=g&&E(s)?e.diff(
g,r):(0,O().name)(r);return[l===void 0?k:`${k} (${l})`]}function i(s,e){return s.place&&!E(s)?[e.place(s.place)]:[]}},11357:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.renderSarif=M;function o(){const t=a(41895);return o=function(){return t},
t}function b(){const t=a(38863);return b=function(){return t},t}function N(){const t=a(78261);return N=function(){return t},
t}function P(){const t=a(74238);return P=function(){return t},t}function $(){const t=a(13580);return $=function(){return t},
t}function O(){const t=a(47350);return O=function(){return t},t}function x(){const t=a(10289);return x=function(){return t},
t}function A(){const t=a(69633);return A=function(){return t},t}function R(){const t=a(6244);return R=function(){return t},
t}function p(){const t=a(8229);return p=function(){return t},t}function y(){const t=a(74658);return y=function(){return t},
t}function f(){const t=a(94965);return f=function(){return t},t}const j=5e3;function M(t){const d=t.findings.toSorted(N().
byHarm).slice(0,j),v=[...new Set(d.map(({rule:F})=>F))],{audited_sha:w,base_sha:S,verdict:L,tool:I}=t,c={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:I.name,version:I.version,semanticVersion:I.
version,informationUri:b().HOME,rules:v.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[e]:{description:{text:"\
The audited commit."}}},invocations:[h(t,t.findings.length-d.length)],results:d.map(F=>({...i(F,t),ruleIndex:v.indexOf(F.
rule)})),properties:{verdict:L,base_sha:S,audited_sha:w}}]};return`${(0,x().jsonLine)(c)}
`}function h(t,d){const{error:v,verdict:w}=t,S=[];if(v){const L={text:(0,x().sarifText)((0,o().inSentences)(v))};S.push(
{level:"error",descriptor:{id:v.code},message:L})}if(d>0){const L=`${(0,f().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;S.push({level:"warning",
message:{text:L}})}return{executionSuccessful:w!=="error",exitCode:(0,O().exitCodeOf)(w,t.policy?.enforce),exitCodeDescription:(0,y().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...S.length>0&&{toolExecutionNotifications:S}}}const E=600,
C="geneGateFinding/v1";function i(t,d){const{id:v,rule:w,severity:S,harm:L="bookkeeping",suppressed:I}=t;return{ruleId:w,
level:g[S],rank:T[L].rank,message:{text:s(t)},locations:[r(t,d)],...v!==void 0&&{partialFingerprints:{[C]:v}},...I&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,x().sarifText)((0,f().clipCounted)(I.reason,E)),properties:{expires:I.
expires}}]}}}function s({message:t,remedy:d,rule:v}){return[t,d].filter(S=>S!=="").map(S=>(0,x().sarifText)((0,f().clipCounted)(
S,E))).join(" ")||v}const e="%SRCROOT%";function r({subject:t,location:d},{genes:v,policy:w}){const S=v.find(({id:I})=>I===
t?.id),L=[d,S&&{path:S.path,line:S.line}].find(I=>I!==void 0&&(0,A().isRepositoryPath)(I.path));return{physicalLocation:{
artifactLocation:{uri:(0,A().encodedPath)(L?.path??w?.path??P().POLICY_PATH),uriBaseId:e},region:L===void 0?{startLine:1}:
l(L)},...t?.id!==void 0&&{logicalLocations:[{name:(0,x().terminal)(t.id),kind:(0,x().terminal)(t.type??"Gene").toLowerCase()}]}}}
function l(t){const{line:d=1,column:v,end_line:w,end_column:S}=t,L={startLine:d,...v!==void 0&&{startColumn:v}};if(w===void 0||
w<d)return L;const I=S!==void 0&&(w>d||S>=(v??1));return{...L,endLine:w,...I&&{endColumn:S}}}const g={error:"error",warning:"\
warning",notice:"note"},k={error:"error",warning:"warning",notice:"recommendation"},T={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},u=80;function n(t){const d=(0,$().ruleOf)(t);if(d===void 0)return{
id:t};const{title:v,why:w,severity:S,harm:L,layer:I}=d,c=(0,A().rulePage)(t);return{id:t,...c!==void 0&&{helpUri:c},shortDescription:{
text:`${v}.`},fullDescription:{text:w},help:{text:(0,p().renderRule)(d,u),markdown:(0,R().ruleMarkdown)(d)},defaultConfiguration:{
level:g[S]},properties:{tags:[...L==="danger"?["security"]:[],typeof I=="number"?`layer-${I}`:I],"problem.severity":k[S],
"security-severity":T[L].score}}}},67237:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.countedWords=
p,m.sizeLimits=N,m.sizeList=R;function o(){const y=a(53315);return o=function(){return y},y}function b(){const y=a(94965);
return b=function(){return y},y}function N({genes:y,blast_radius:f}){const[j]=y.filter(C=>C.blast_radius.files>0).toSorted(
(C,i)=>$(i)-$(C)),M=y.filter(C=>C!==j&&$(C)>1).length,h=f&&(0,o().cappedSize)(f,f.counting),E=h&&[x(h.files,f.hard_cap_files,
"file",P),x(h.lines,f.hard_cap_lines,"line",P)];return[...j?[O(j,M)]:[],...(E??[]).filter(({isNear:C})=>C)]}const P="the\
 policy for every change (hard cap)";function $({blast_radius:{files:y,max_files:f}}){return y/Math.max(1,f)}function O({
id:y,blast_radius:f},j){const M=`${f.default_limit?"genes without one of their own, such as ":""}${(0,b().inCode)(y)}`,h=j>
0?`, and ${(0,b().count)(j,"other gene")} over the limit`:"";return x(f.files,f.max_files,"file",M+h)}function x(y,f,j,M){
const[h,E]=A(y,f);return{tone:E,words:`${(0,b().grouped)(y)} of ${(0,b().count)(f,j)}, ${h} the limit of ${M}`,isNear:y>
.8*f}}function A(y,f){return y>2*f?["more than twice","bad"]:y>f?["over","bad"]:y===f?["as many as","caution"]:y>.8*f?["\
close to","caution"]:["within","good"]}function R(y){const f={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},j=y.blast_radius;if(j===null||j.files+j.exempt_files===0)return{...f,rows:[]};const M=(E,C)=>`${(0,b().count)(E,
"file")}, ${(0,b().count)(C,"line")}`,h=[["counted",M(j.files,j.lines)],["uncounted",M(j.exempt_files,j.exempt_lines)],[
"hard cap",M(j.hard_cap_files,j.hard_cap_lines)]];return{...f,rows:[...N(y).map(({words:E,tone:C})=>({words:E,tone:C,notes:[]})),
{tone:"quiet",words:p(y),notes:h.map(([E,C])=>({label:E,text:C,isMinor:!0}))}]}}function p({blast_radius:y}){if(y===null)
return"";const{files:f,exempt_files:j,renamed_files:M=0}=y;return[`${(0,b().count)(f+j-M,"changed file")} in the pull re\
quest`,...M>0?[`${(0,b().count)(M,"rename")}, counted with both names`]:[],...j>0?[`${(0,b().grouped)(j)} not counted`]:
[]].join("; ")}},94978:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.commandCounts=x,m.geneList=h,m.
geneName=A,m.versionWords=f;function o(){const r=a(51660);return o=function(){return r},r}function b(){const r=a(69379);
return b=function(){return r},r}function N(){const r=a(90042);return N=function(){return r},r}function P(){const r=a(63245);
return P=function(){return r},r}function $(){const r=a(94965);return $=function(){return r},r}const O={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function x({commands:r},l="command"){if(r.length===0)return"no command\
s";const g=r.map(P().resultOf);return Object.entries(O).map(([T,u])=>({words:u,number:g.filter(n=>n===T).length})).filter(
({number:T})=>T>0).map(({words:T,number:u},n)=>`${n===0&&l!==""?(0,$().count)(u,l):(0,$().grouped)(u)} ${T}`).join(", ")}
function A({id:r,path:l},g){return g.filter(T=>T.id===r).length<2?r:`${r} (${l})`}const R=200;function p(r){const{store:l,
commands:g,differences:k=[]}=r,T=l!==void 0&&l.root!=="."&&g.length>0,u=f(r),n=k.map(M);return[...T?[{tone:"quiet",text:`\
commands run in ${(0,$().inCode)(l.root)}`}]:[],...n.filter(({tone:t})=>t==="caution"),...n.filter(({tone:t})=>t!=="caut\
ion"),...y(r),...u===void 0?[]:[{tone:"caution",text:u}],...Object.values(r.profiles).flatMap(({remark:t})=>t===void 0?[]:
[{text:t,isMinor:!0}])].map(t=>({...t,text:(0,$().clip)(t.text,R)}))}function y({commands:r,profiles:l}){return r.some(({
verdict:g})=>g==="block")?[]:Object.entries(l).flatMap(([g,{accepted:k,reason:T="no reason given"}])=>{const u=`not acce\
pted by the profile ${g}, which is not in use here: ${T}`;return k?[]:[{tone:"caution",text:u}]})}function f({validators:r={}}){
const l=T=>Object.entries(r).filter(([,{accepted:u}])=>u===T).map(([u])=>u==="newer"?"newer ones":u).join(" and "),[g,k]=[
l(!0),l(!1)];return g===""||k===""?void 0:`accepted by the validators of ${g}, not of ${k}`}const j={command_added:"adds",
command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function M({kind:r,field:l,base:g,
head:k}){const T=r==="constraint_loosened"?"caution":"quiet",u=r==="command_added"||r==="command_removed",n=g===null?`no\
w also ${(0,$().inCode)(k??"")}`:k===null?`no longer ${(0,$().inCode)(g)}`:`${(0,$().inCode)(g)} \u2192 ${(0,$().inCode)(
k)}`,t=u?(0,$().inCode)(k??g??""):`${(0,$().inCode)(l)}: ${n}`;return{tone:T,text:`${j[r]} ${t}`}}function h({genes:r},{
about:l}){const g=({verdict:T})=>T==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:r.toSorted((T,u)=>Number(
g(T))-Number(g(u))).map(T=>{const{verdict:u,change:n,summary:t,commands:d,blast_radius:v}=T,w=d.some(S=>["blocked","fail\
ed"].includes((0,P().resultOf)(S)));return{status:u==="needs_approval"?"approval":(0,$().spoken)(u),tone:$().VERDICT_TONES[u],
name:A(T,r),word:n,words:`${x(T)}, ${(0,$().grouped)(v.files)} of ${(0,$().count)(v.max_files,"file")}`,place:T,notes:[...g(
T)||w?[]:[{text:t}],...p(T)],rows:[...d.map(S=>C(S,l(T,S))),...(0,b().findingRows)(l(T),!0)],isFolded:!0}})}}const E={passed:"\
good",failed:"bad",blocked:"bad",notRun:"quiet"};function C(r,l){const{verdict:g,risk:k,confirmation:T,outcome:u,mutant:n,
profiles:t}=r,d=[...u?i(u):[],...u?.reused?["result reused from another gene"]:[],...n?[(0,N().mutantWords)(n)]:[],...g===
"warn"?["allowed with a warning"]:[]],v=[...k?[`risk: ${k}`]:[],...T?[`confirmation: ${(0,$().spoken)(T)}`]:[],...Object.
entries(t).map(([w,S])=>`${w}: ${S}`)];return{status:g==="block"?"blocked":u?(0,$().statusWords)(u):"not run",tone:E[(0,P().
resultOf)(r)],command:r.command,spans:l.flatMap(({span:w})=>w??[]),...d.length>0&&{words:d.join(", ")},notes:[{text:v.join(
", "),isMinor:!0},...u?e(u):[]],blocks:Object.entries({"standard output":u?.stdout,"standard error":u?.stderr}).flatMap(
([w,S])=>S&&S.bytes>0?[{title:`${w}, ${(0,$().size)(S.bytes)}`,lines:(0,o().streamLines)(S),isFolded:!0}]:[]),rows:(0,b().
findingRows)(l,!0)}}function i(r){const{peak_memory_bytes:l,cpu_ms:g}=r.resources??{};return[...(0,$().didRun)(r)?[(0,$().
duration)(r.duration_ms)]:[],...g===void 0?[]:[`CPU ${(0,$().duration)(g)}`],...l===void 0?[]:[`memory ${(0,$().size)(l)}`]]}
const s=20;function e({reason:r,side_effects:l}){const g=$().SIDE_EFFECTS.filter(k=>(l?.[k].length??0)>0).map(k=>`${(0,$().
count)((0,$().sideEffectCount)(k,l),"file")} ${k}: ${(0,$().named)(l?.[k]??[],s)}`);return[...r===void 0?[]:[r],...g,...l?.
complete===!1?["The list of side effects is incomplete."]:[]].map(k=>({text:k,isMinor:!0}))}},74658:function(H,m,a){Object.
defineProperty(m,"__esModule",{value:!0}),m.VERDICT_SYMBOLS=void 0,m.headlineOf=j,m.isReportedOnly=R,m.reportTitle=M,m.reportedOnlyNote=
p,m.undecidedPart=x;function o(){const u=a(1395);return o=function(){return u},u}function b(){const u=a(13580);return b=
function(){return u},u}function N(){const u=a(47350);return N=function(){return u},u}function P(){const u=a(17577);return P=
function(){return u},u}function $(){const u=a(63245);return $=function(){return u},u}function O(){const u=a(94965);return O=
function(){return u},u}function x({verdict:u,error:n,shards:t=[]}){const[d]=t;return u==="error"&&!n&&d&&t.length<d.of?d:
void 0}function A(u){const{verdict:n}=u,t=x(u);return t?`part ${t.index}/${t.of}: ${O().VERDICT_WORDS[t.verdict]}`:R(u)?
n==="fail"?"would fail":`would be: ${O().VERDICT_WORDS[n]}`:O().VERDICT_WORDS[n]}function R({verdict:u,policy:n}){return n?.
enforce==="report"&&N().REPORTED_ONLY.has(u)}function p({policy:u}){const n=u?.enforce_until;return`The policy reports ${n===
void 0?"only":`only until ${n}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required \
check, and blocks nothing.`}const y=m.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"},f=56;function j(u,n){const t=C(u,n),d=[t[0]??""].flat(),v=E(u,n),w=(c,F="")=>c.length+F.length<=f,L=!w(v,d[0])&&
d.some(c=>w(h,c))&&u.verdict==="warn"?h:v;let I="";for(const c of t){const[F]=[c].flat().map(D=>I===""?D:`${I}, ${D}`).filter(
D=>L.length+D.length<=f);I=F??I}return{verdict:L,words:I}}function M(u){const{verdict:n,words:t}=j(u,(0,$().reportSections)(
u));return t===""?n:`${n}: ${t}`}const h="warning";function E(u,n){const t=A(u),{length:d}=e(n);return t===O().VERDICT_WORDS.
warn&&d>0?`pass with ${(0,O().count)(d,"warning")}`:t}function C(u,n){const t=r(n);switch(u.verdict){case"pass":case"war\
n":return[...t,...i(u),...l(e(n)),...s(u,n)];case"needs_approval":return[...k(u),...r({...n,dangers:n.dangers.filter(d=>!(0,o().
needsPerson)(d))})];case"fail":case"error":return[...[u.error?.code??""].filter(d=>/^\w+$/.test(d)).map(O().spoken),...t,
...T(u,n)]}}function i({agent_files:u=[]}){const n=u.flatMap(({entries:t})=>t.filter(({state:d})=>d));return n.length===
0?[]:n.every(({command:t,change:d})=>t===""&&d===void 0)?[["files of agents change"]]:n.every(({change:t})=>t!==void 0)?
[["what agents may do changes","agent settings change"]]:[["commands that run automatically change","automatic commands \
change"]]}function s({genes:u,agent_files:n},{passed:t,notRun:d}){return u.length===0?n?[]:["no genes changed"]:[(0,O().
count)(u.length,"gene"),...t.length>0?[`${(0,O().count)(t.length,"command")} passed`]:[],...d.length>0?[`${(0,O().count)(
d.length,"command")} not run`]:[]]}function e({dangers:u,findings:n,told:t}){return(0,$().groupCauses)([...u,...n,...t]).
filter(({lead:d})=>d.severity==="warning")}function r({blocked:u,dangers:n}){const d=[...u.flatMap(({findings:[L]})=>L?.
harm==="danger"?L:[]),...(0,$().groupCauses)(n).map(({lead:L})=>L)],[v]=d.map(L=>({why:g(L),isGrave:L.severity==="error"||
(0,o().needsPerson)(L)})).toSorted((L,I)=>Number(I.isGrave)-Number(L.isGrave)||(0,P().dangerRank)(L.why)-(0,P().dangerRank)(
I.why));if(v===void 0)return[];const{why:w}=v,S=(0,O().grouped)(d.length);return d.length===1?[[w.replace(/^command /,"1\
 command "),"1 danger"]]:[[w,w.replace(/ with .*/,"")].map(L=>`${S} dangers: ${L}`).concat(w,`${S} dangers`)]}function l([
u,...n]){return u&&n.every(({lead:d})=>d.rule===u.lead.rule)&&u.lead.harm!=="danger"?[g(u.lead)]:[]}function g({rule:u,danger:n=""}){
return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,b().ruleOf)(u)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
d=>d.toLowerCase())}function k({genes:u,findings:n}){const t=u.filter(({verdict:w})=>w==="needs_approval").length,d=n.some(
({rule:w})=>w==="gate-approval-missing"),v=w=>d&&n.some(({rule:S})=>S===w);return[...v("gate-weakened")?["the gate is we\
akened"]:[],...v("agent-files-unapproved")?["automatic commands change"]:[],...t>0?[`${(0,O().grouped)(t)} of ${(0,O().count)(
u.length,"gene")}`]:[]]}function T({genes:u},n){const{blocked:t,failed:d,findings:v}=n,w=u.filter(({verdict:F})=>F==="fa\
il"||F==="error").length,S=(0,$().groupCauses)(v.filter(F=>!(0,$().isOfSize)(F))).filter(({lead:F})=>F.severity==="error"),
L=[...w>0&&u.length>1?[`${(0,O().grouped)(w)} of ${(0,O().count)(u.length,"gene")} failed`]:[],...t.some(({findings:[F]})=>F?.
harm!=="danger")?[`${(0,O().count)(t.length,"command")} blocked`]:[],...d.length>0?[`${(0,O().count)(d.length,"command")}\
 failed`]:[],...v.some(F=>(0,$().isOfSize)(F)&&F.severity==="error")?["size limit exceeded"]:[]],I=L.length>0?"other err\
or":"error";if(S.length>0)return[...L,[...l(S),(0,O().count)(S.length,I)]];const c=e(n);return L.length>0||c.length===0?
L:[[...l(c),(0,O().count)(c.length,"warning")]]}},90042:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),
m.environmentList=N,m.mutantWords=f,m.noticesDefect=j;function o(){const h=a(89549);return o=function(){return h},h}function b(){
const h=a(94965);return b=function(){return h},h}function N(h){const E=(s,e)=>s.flatMap(([r,l])=>l?{label:r,text:l,isMinor:e}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:E($(h),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:E(P(h),!0),isFolded:!0}]}}function P(h){const{isolation:E,policy:C,shards:i=[],
tool:s,validation_reports:e}=h,{probes:r=[],downgrades:l=[],level:g,description:k}=E,T=e.map(({env_fingerprint:{node_version:t,
platform:d,arch:v}})=>`Node ${t}, ${d} ${v}`),u=i.length<(i[0]?.of??0),n=r.filter(({held:t})=>!t);return[["Next actor",(0,b().
spoken)(h.next_actor)],["Policy digest",C?.digest],["Plans digest",h.plans_digest],["Approval digest",h.approval_digest],
["Isolation in full",g==="none"?null:k],...[...new Set(T)].map(t=>["Commands ran on",t]),[u?"Shard":"Merged from",i.map(
({index:t,of:d,verdict:v})=>`${t}/${d} (${b().VERDICT_WORDS[v]})`).join(", ")],["Tool",`${s.name} ${s.version}`],["Sandb\
ox self-test",r.length>0?`${r.length-n.length} of ${(0,b().count)(r.length,"attempt")} prevented`:null],...n.map(({name:t,
required:d})=>["Not prevented",`${(0,b().spoken)(t)}${d?"":" (not required)"}`]),...l.map(({from:t,reason:d})=>["Not ava\
ilable",`${(0,b().inCode)(t)}: ${d}`])]}function $(h){const{genes:E,isolation:C,approvals:i,approval_digest:s}=h,e=E.some(
({commands:r})=>r.length>0);return[["Commits",x(h)],["Policy",O(h)],["Approved",i.map(A).join(", ")],["Approval",s&&`dig\
est ${(0,o().shortDigest)(s)}`],["Isolation",R(C)],["Can fail",e?M(h):null],["Note",E.length>0?p:null]]}function O({policy:h,
blast_radius:E}){if(h===null)return"not read";const{path:C="built-in defaults",extends:i,combined_with:s,profile:e}=h,r=h.
enforce_until===void 0?"":` until ${h.enforce_until}`;return[C,i?` extending ${i.repository}/${i.path}`:"",s?` combined \
with ${s.name}`:"",`, profile ${e}`,E?.counting==="reference"?", files counted like the reference engine":"",h.enforce?`\
, reports only${r}: a failing verdict does not fail the check`:""].join("")}function x(h){const{base_sha:E,head_sha:C,audited_sha:i,
event:s}=h;if(E!==null&&E===i)return`${(0,b().shortCommit)(E)} is both base and head, so nothing changes`;const e=`${(0,b().
shortCommit)(E)} \u2192 ${(0,b().shortCommit)(C)}`;return s.name==="worktree"?`${e} with the uncommitted files`:s.name===
"index"?`${e} with the staged files`:i===C?e:`${e}, audited: ${(0,b().shortCommit)(i)}`}function A({user:h,at:E,pull_request:C}){
return`by ${h} at ${(0,b().moment)(E)}${C===void 0?"":` (pull request ${C})`}`}function R({level:h,description:E}){return h!==
"namespaces"?E:`contained: ${/no network/.test(E)?"no network":"network allowed"}, private copy`}const p="The audit is t\
he gate. Command output comes from the change\u2019s own code and is only evidence.",y={killed:"yes",survived:"no",not_run:"\
not run"};function f({outcome:h,reason:E}){return`notices a defect: ${y[h]}${E===void 0?"":` (${E})`}`}function j({commands:h}){
const E=h.flatMap(({mutant:i})=>i?.outcome??[]);if(E.length===0)return;const[C]=["killed","not_run","survived"].filter(i=>E.
includes(i));return C&&y[C]}function M({genes:h}){const C=h.flatMap(e=>e.commands).flatMap(({mutant:e})=>e??[]);if(C.length===
0)return"not tried; only a run with the change broken can tell";const i=C.find(e=>e.reason!==void 0)?.reason,s=e=>C.filter(
({outcome:r})=>r===e).length;return s("not_run")===C.length?`not tried: ${i}`:`with the change broken, ${s("killed")} of\
 ${C.length} commands did not pass, as the change\u2019s own code reported${i===void 0?"":`; ${s("not_run")} not run: ${i}`}`}},
42844:function(H,m,a){a.r(m),a.d(m,{default:()=>o.A});var o=a(49585)},40894:function(H,m,a){a.r(m),a.d(m,{renderToString:()=>o.
F0});var o=a(53091)},892:function(H,m,a){a.r(m),a.d(m,{Fragment:()=>o.FK,jsx:()=>o.Y,jsxs:()=>o.FD});var o=a(38720)}};
