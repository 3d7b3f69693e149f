"use strict";exports.id=450,exports.ids=[450],exports.modules={1207:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),
m.BrokenAnswer=void 0,m.asUnavailable=M,m.explainFailure=f,m.ifFound=y,m.readFailure=O,m.requireAsked=P;function o(){const i=a(
7723);return o=function(){return i},i}function b(){const i=a(41895);return b=function(){return i},i}class N extends Error{name="\
BrokenAnswer"}m.BrokenAnswer=N;function P(i,s){if(!i)throw new N(`it is not about ${s}`)}const $=300;function O(i){const s=typeof i==
"object"&&i!==null?i:{},e=E(s.message??i);if(g(s)||g(s.cause))return{kind:"timeout",said:e};if(s.name==="BrokenAnswer")return{
kind:"broken",said:e};const r=A(i);if(r!==void 0)return{kind:"broken",said:E(r)};if(typeof s.status!="number")return{kind:"\
unexpected",said:e};if(s.response===void 0)return{kind:"network",said:e};const l=s.response.headers??{},p=C(l["retry-aft\
er"]),k=l["x-ratelimit-remaining"]==="0"?C(l["x-ratelimit-reset"]):void 0,T=p!==void 0||k!==void 0;return{kind:R(s.status,
e,T),said:e,status:s.status,...p!==void 0&&{retryAfter:p},...k!==void 0&&{resetAt:k}}}const x=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function A(i){if(i instanceof o().ZodError){const[e]=i.issues;return`its field ${e?.path.join(".")} is not as GitHub doc\
uments it`}return i instanceof TypeError&&x.test(i.message)?"it lacks fields that GitHub documents":void 0}function R(i,s,e){
return i===429||i===403&&(e||/rate limit|abuse/i.test(s))?"rate_limited":i===403?/not accessible by/i.test(s)?"denied":"\
forbidden":i===401?"unauthorized":i===404||i===410?"not_found":i===422||i===400||i===413?"invalid":i>=500?"server":"unex\
pected"}const j="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",v={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(i,{permission:s,readOnlyToken:e})=>e?`th\
e token may not write (403): ${j}`:`the token lacks a permission (403); add \`${s}\` under \`permissions:\` of the job`,
forbidden:({said:i})=>`GitHub denied the request (403): ${i}`,not_found:({status:i},{permission:s})=>`not found on GitHu\
b (${i}): it was deleted, or the token cannot access this repository (it needs \`${s}\`)`,invalid:({status:i,said:s})=>`\
GitHub rejected the content (${i}): ${s}`,rate_limited:({status:i,retryAfter:s})=>`the token\u2019s rate limit is exhausted (${i}\
)${s===void 0?"":`; GitHub asks to wait ${s} s`}; run the job again later`,server:({status:i})=>`GitHub returned a serve\
r error (${i}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:i})=>`GitHub cannot be reached (${i}); check the runner\u2019s network and proxy`,
broken:({said:i})=>`the answer of GitHub, or of a proxy, cannot be used: ${i}; run the job again later`,unexpected:({said:i})=>i};
function f(i,s){const e=O(i);return`could not ${s.doing}: ${v[e.kind](e,s)}`}async function y(i){try{return await i}catch(s){
if(O(s).kind==="not_found")return;throw s}}function M(i,s){if(i instanceof b().GateError)return i;const e=f(i,s);return new(b()).
GateError("github_unavailable",e,"Run the job again.",{cause:i})}function g(i){const s=i?.name;return s==="TimeoutError"||
s==="AbortError"}function E(i){const s=String(i).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return s.length>$?`${s.slice(0,$)}...`:s}function C(i){const s=typeof i=="string"&&i!==""?
Number(i):Number.NaN;return Number.isFinite(s)&&s>=0?s:void 0}},55430:function(H,m,a){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.publishFiles=g,m.resultPaths=y;function o(){const e=a(51455);return o=function(){return e},e}function b(){
const e=a(76760);return b=function(){return e},e}function N(){const e=a(58500);return N=function(){return e},e}function P(){
const e=a(1207);return P=function(){return e},e}function $(){const e=a(41895);return $=function(){return e},e}function O(){
const e=a(28765);return O=function(){return e},e}function x(){const e=a(52978);return x=function(){return e},e}function A(){
const e=a(10289);return A=function(){return e},e}function R(){const e=a(62887);return R=function(){return e},e}function j(){
const e=a(31048);return j=function(){return e},e}function v(){const e=a(58924);return v=function(){return e},e}function f(){
const e=a(11357);return f=function(){return e},e}function y(e){const r=l=>(0,b().join)(e,l);return{report:r("gate-report\
.json"),validationReports:r("validation-reports"),agentTask:r(x().AGENT_TASK_FILE),agentPatch:r(x().AGENT_PATCH_FILE),page:r(
"report.md"),html:r("report.html"),sarif:r("report.sarif"),junit:r("report.junit.xml")}}const M=1024*1024;async function g(e,r,l){
const p=y(e);try{await i(e);for(const k of E(p,r,l))await k(),await(0,N().setImmediate)(),l?.throwIfAborted();return{status:"\
reached",where:e}}catch(k){return{status:"failed",reason:`could not write the result files: ${(0,P().readFailure)(k).said}`,
...k instanceof $().GateError&&{hint:k.hint}}}}function E(e,{report:r,markdown:l},p){return[()=>(0,O().replaceFile)(e.report,
(0,j().renderJson)(r)),()=>C(e.validationReports,r,p),()=>(0,O().replaceFile)(e.agentTask,(0,x().renderAgentTask)(r)),()=>s(
e.agentPatch,r.fix?.patch||void 0),()=>(0,O().replaceFile)(e.page,l(M)),()=>(0,O().replaceFile)(e.html,(0,R().renderHtml)(
r)),()=>(0,O().replaceFile)(e.sarif,(0,f().renderSarif)(r)),()=>(0,O().replaceFile)(e.junit,(0,v().renderJunit)(r))]}async function C(e,{
validation_reports:r},l){await i(e);for(const p of await(0,o().readdir)(e))/^vr_\d+\.json$/.test(p)&&await(0,o().rm)((0,b().
join)(e,p));for(const p of r)l?.throwIfAborted(),await(0,O().replaceFile)((0,b().join)(e,`${p.id}.json`),`${(0,A().json)(
p)}
`)}async function i(e){if(await(0,O().makeFolder)(e),!(await(0,o().lstat)(e)).isDirectory())throw new Error(`${e} is a s\
ymlink or not a directory`)}async function s(e,r){r===void 0?await(0,o().rm)(e,{force:!0}):await(0,O().replaceFile)(e,r)}},
62887:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.renderHtml=T;function o(){const n=a(892);return o=
function(){return n},n}function b(){const n=a(77598);return b=function(){return n},n}function N(){const n=a(40894);return N=
function(){return n},n}function P(){const n=a(13580);return P=function(){return n},n}function $(){const n=a(80770);return $=
function(){return n},n}function O(){const n=a(67237);return O=function(){return n},n}function x(){const n=a(69379);return x=
function(){return n},n}function A(){const n=a(55967);return A=function(){return n},n}function R(){const n=a(94978);return R=
function(){return n},n}function j(){const n=a(74658);return j=function(){return n},n}function v(){const n=a(90042);return v=
function(){return n},n}function f(){const n=a(63245);return f=function(){return n},n}function y(){const n=a(38319);return y=
function(){return n},n}function M(){const n=a(94965);return M=function(){return n},n}function g(){const n=a(11217);return g=
function(){return n},n}function E(){const n=a(31992);return E=function(){return n},n}function C(){const n=a(14305);return C=
function(){return n},n}const i=12,s={most:10,columns:120};function e(n,t){const{notices:c,suppressed:h}=t,w=(I,d,F)=>({id:I,
title:d,label:"",noun:"finding",rows:(0,x().findingRows)(F,!0)}),S=[(0,A().fixList)(n),(0,y().machineList)(n),(0,y().readList)(
n),(0,R().geneList)(n,t),(0,y().claimList)(n),(0,v().environmentList)(n)],L=[(0,O().sizeList)(n),(0,y().uncountedList)(n),
w("notices","Notices",c),w("suppressed","Ignored by the policy",h),p(n)];return[...l(t),...S.flatMap(I=>r(I,!1)),...L.flatMap(
I=>r(I,!0))]}function r({id:n,title:t,noun:c,note:h,rows:w},S){if(w.length===0)return[];const L=(0,o().jsxs)(o().Fragment,
{children:[h!==void 0&&(0,o().jsx)("p",{class:"quiet",children:h}),(0,o().jsx)(E().Rows,{of:w,noun:c})]}),I=(w[0]?.name??
w[0]?.status)!==void 0;return[{id:n,title:t,...I&&{count:w.length},isFolded:S,body:L}]}function l(n){const{dangers:t,blocked:c,
failed:h,waiting:w,findings:S}=n,L={"dangerous finding":(0,x().findingRows)(t),"blocked command":(0,x().blockedRows)(c),
"failed command":(0,x().failedRows)(h,s),"pending approval":(0,x().findingRows)(w),finding:(0,x().findingRows)(S)},I=Object.
entries(L).map(([F,D])=>(0,o().jsx)(E().Rows,{noun:F,of:D,open:i},F)),d=Object.values(L).flat().length;return d===0?[]:[
{id:"attention",title:"Action required",count:d,isFolded:!1,body:I}]}function p({findings:n,capsules:t}){const c=[...n,...t.
flatMap(({reasons:L})=>L)],h=[...new Set(c.map(({rule:L})=>L))].flatMap(L=>(0,P().ruleOf)(L)??[]),w=(L,I="")=>I===""?[]:
[{title:L,lines:I.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:h.map(({id:L,title:I,why:d,wrong:F,right:D,configure:G})=>({
tone:"quiet",name:L,words:I,documents:L,isFolded:!0,notes:[{text:d.replace(/\s+/g," ")}],blocks:[...w("Wrong",(0,$().exampleText)(
F)),...w("Right",(0,$().exampleText)(D)),...w("Configure",G)]}))}}const k=["default-src 'none'",`style-src 'sha256-${(0,b().
createHash)("sha256").update(C().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function T(n){const t=(0,f().reportSections)(n),c=e(n,t),h=(0,N().renderToString)((0,o().jsxs)(
o().Fragment,{children:[(0,o().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:k}),(0,o().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,o().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,o().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,o().jsx)("title",{children:`${(0,j().reportTitle)(n)} \xB7 gene-\
gate`})]})),w=(0,N().renderToString)((0,o().jsxs)("main",{children:[(0,o().jsx)(g().Masthead,{report:n,sections:t}),c.map(
S=>(0,o().jsx)(u,{section:S},S.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${h}<style>${C().STYLE}</style></head>
<body>${w}</body>
</html>
`}function u({section:n}){const{id:t,title:c,count:h,isFolded:w,body:S}=n,L=(0,o().jsxs)("h2",{id:`${t}-title`,children:[
c,h!==void 0&&(0,o().jsxs)("span",{class:"quiet",children:[" ",(0,M().grouped)(h)]})]});return w?(0,o().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,o().jsxs)("details",{id:t,children:[(0,o().jsx)("summary",{children:L}),
S]})}):(0,o().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[L,S]})}},11217:function(H,m,a){Object.defineProperty(
m,"__esModule",{value:!0}),m.Masthead=$;function o(){const x=a(892);return o=function(){return x},x}function b(){const x=a(
74658);return b=function(){return x},x}function N(){const x=a(94965);return N=function(){return x},x}function P(){const x=a(
31992);return P=function(){return x},x}function $({report:x,sections:A}){const{error:R,event:j}=x,v=(0,b().isReportedOnly)(
x),{verdict:f,words:y}=(0,b().headlineOf)(x,A);return(0,o().jsxs)("header",{children:[(0,o().jsxs)("p",{class:"quiet abo\
ut",children:[(0,o().jsx)("strong",{children:"gene-gate"}),j.pull_request!==void 0&&(0,o().jsxs)("span",{children:["pull\
 request ",j.pull_request]}),(0,o().jsxs)("span",{children:[(0,N().shortCommit)(x.base_sha)," \u2192 ",(0,N().shortCommit)(
x.head_sha)]}),(0,o().jsx)("time",{dateTime:x.finished_at,children:(0,N().moment)(x.finished_at)})]}),(0,o().jsx)("h1",{
children:(0,o().jsx)(P().Status,{tone:N().VERDICT_TONES[v?"warn":x.verdict],word:(0,N().capital)(f)})}),(0,o().jsx)("p",
{class:"headline",children:y}),v&&(0,o().jsx)("p",{children:(0,o().jsx)(P().Sentence,{text:(0,b().reportedOnlyNote)(x)})}),
R&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(P().Code,{lines:R.message.split(`
`)}),(0,o().jsx)("p",{class:"quiet",children:"Fix"}),(0,o().jsx)(P().Code,{lines:R.hint.split(`
`)})]}),(0,o().jsx)("dl",{class:"figures",children:O(x,A).map(([M,g,E])=>(0,o().jsxs)("div",{children:[(0,o().jsx)("dt",
{children:M}),(0,o().jsxs)("dd",{children:[(0,o().jsx)("strong",{children:g})," ",(0,o().jsx)("span",{class:"quiet",children:E})]})]},
M))})]})}function O(x,A){const{genes:R,blast_radius:j,duration_ms:v}=x,{commands:f,passed:y,blocked:M,failed:g,notRun:E}=A,
C=R.filter(({verdict:l})=>l==="pass"||l==="warn").length,s=Object.entries({blocked:M,failed:g,"not run":E}).flatMap(([l,
{length:p}])=>p>0?[`${p} ${l}`]:[]),e=[["Genes",`${C} of ${R.length}`,"passed"],["Commands",`${y.length} of ${f.length}`,
["passed",...s].join(", ")]],r=j&&[`${j.files}`,`counted, ${(0,N().count)(j.lines,"line")}`];return[...R.length>0?e:[],...r?
[["Files",...r]]:[],["Duration",(0,N().duration)(v),"total"]]}},31992:function(H,m,a){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.Code=v,m.Rows=y,m.Sentence=R,m.Status=j;function o(){const i=a(892);return o=function(){return i},i}function b(){
const i=a(13580);return b=function(){return i},i}function N(){const i=a(10289);return N=function(){return i},i}function P(){
const i=a(88611);return P=function(){return i},i}function $(){const i=a(94965);return $=function(){return i},i}const O={
sentence:2e3,name:300},x=1e3;function A({text:i}){return(0,o().jsx)("code",{children:i===""?"(empty)":(0,N().terminal)((0,$().
clipCounted)(i,O.name))})}function R({text:i}){const s=(0,$().clipCounted)(i,O.sentence).split(/`([^`]+)`/);return(0,o().
jsx)("bdi",{children:s.map((e,r)=>r%2===1?(0,o().jsx)("code",{children:(0,N().terminal)(e)},r):(0,N().terminal)(e))})}function j({
tone:i,word:s}){return(0,o().jsx)("strong",{class:`status ${i}`,children:s})}function v({lines:i,language:s}){const e=i.
map(r=>`${(0,N().terminal)(r.replaceAll("	","    "))}
`);return(0,o().jsx)("pre",{dir:"ltr",children:e.map((r,l)=>s==="diff"&&r.startsWith("-")?(0,o().jsx)("del",{children:r},
l):s==="diff"&&r.startsWith("+")?(0,o().jsx)("ins",{children:r},l):r)})}function f({command:i="",spans:s=[]}){return(0,o().
jsx)("pre",{dir:"ltr",children:(0,P().shownParts)(i,s).map(({start:e,end:r,isShown:l})=>l?(0,P().markedRuns)(i,{start:e,
end:r},s).map(({text:p,marked:k},T)=>k?(0,o().jsx)("mark",{children:p||"\xA0"},T):p):(0,o().jsx)("span",{class:"quiet",children:`\
 ${(0,P().notShown)(r-e)} `},e))})}function y({of:i,noun:s,open:e=x}){const r=i.slice(0,x).map((l,p)=>(0,o().jsx)("li",{
children:(0,o().jsx)(M,{row:l})},p));return(0,o().jsxs)(o().Fragment,{children:[r.length>0&&(0,o().jsx)("ul",{children:r.
slice(0,e)}),r.length>e&&(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:(0,$().count)(i.length-e,`mor\
e ${s}`)}),(0,o().jsx)("ul",{children:r.slice(e)})]}),i.length>x&&(0,o().jsxs)("p",{class:"quiet",children:[(0,$().count)(
i.length-x,`more ${s}`)," in ",(0,o().jsx)("code",{children:"gate-report.json"})]})]})}function M({row:i}){const{status:s,
rows:e=[],blocks:r=[],command:l,notes:p,rule:k,documents:T,isFolded:u}=i,n=p.filter(({label:h})=>h!==void 0),t=(0,o().jsxs)(
o().Fragment,{children:[l!==void 0&&(0,o().jsx)(f,{...i}),p.map(({label:h,text:w,tone:S="quiet"})=>h===void 0&&w!==""?(0,o().
jsx)("p",{class:S,children:(0,o().jsx)(R,{text:w})},w):null),(n.length>0||k!==void 0)&&(0,o().jsx)(E,{notes:n,rule:k}),r.
map((h,w)=>(0,o().jsx)(C,{block:h},w)),e.length>0&&!u&&i.also!==void 0?(0,o().jsxs)("details",{children:[(0,o().jsx)("su\
mmary",{children:(0,o().jsx)(R,{text:i.also})}),(0,o().jsx)(y,{of:e,noun:"finding"})]}):e.length>0&&(0,o().jsx)(y,{of:e,
noun:l===void 0?"command":"finding"})]}),c=s===void 0?"div":"article";return u?(0,o().jsxs)("details",{children:[(0,o().
jsx)("summary",{children:(0,o().jsx)(g,{row:i})}),(0,o().jsx)("div",{id:T&&`rule-${T}`,children:t})]}):(0,o().jsxs)(c,{children:[
(s??i.name??i.words)!==void 0&&(0,o().jsx)("p",{children:(0,o().jsx)(g,{row:i})}),t]})}function g({row:{status:i,tone:s,
name:e,word:r,words:l,place:p,also:k,rows:T=[]}}){const u=[i!==void 0&&(0,o().jsx)(j,{tone:s,word:i}),e!==void 0&&(0,o().
jsx)(A,{text:e}),r!==void 0&&(0,o().jsxs)("span",{class:i===void 0?s:"quiet",children:["(",r,")"]}),l!==void 0&&(0,o().jsx)(
R,{text:l}),p!==void 0&&!e?.startsWith(p.path)&&(0,o().jsx)("span",{class:"quiet",children:(0,o().jsx)(A,{text:`${p.path}\
:${p.line}`})}),k!==void 0&&T.length===0&&(0,o().jsx)(R,{text:k})];return(0,o().jsx)(o().Fragment,{children:u.filter(Boolean).
map((n,t)=>[t>0?" ":"",n])})}function E({notes:i,rule:s}){const e=i.map(({label:r="",text:l})=>[(0,$().capital)(r),(0,o().
jsx)(R,{text:l},l)]);if(s!==void 0){const r=(0,o().jsx)(A,{text:s});e.push(["Rule",(0,b().ruleOf)(s)===void 0?r:(0,o().jsx)(
"a",{href:`#rule-${s}`,children:r})])}return(0,o().jsx)("dl",{children:e.map(([r,l],p)=>(0,o().jsxs)("div",{children:[(0,o().
jsx)("dt",{children:r}),(0,o().jsx)("dd",{children:l})]},p))})}function C({block:i}){const{title:s,lines:e,isFolded:r}=i,
l=s!==void 0&&(0,o().jsx)(R,{text:s});return r?(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:l}),(0,o().
jsx)(v,{...i})]}):(0,o().jsxs)(o().Fragment,{children:[l&&(0,o().jsx)("p",{children:l}),e.length>0&&(0,o().jsx)(v,{...i})]})}},
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
5640);return $=function(){return R},R}function O(){const R=a(78534);return O=function(){return R},R}function x(R,j=O().MAX_REPORT_BYTES){
const v=`${(0,P().json)($().gateReportSchema.parse(R))}
`;if(Buffer.byteLength(v)<=j)return v;throw new(N()).GateError("file_unreadable",`The report has more than ${j} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function A(R){return`s\
ha256:${(0,o().createHash)("sha256").update((0,b().canonicalize)(R)).digest("hex")}`}},58924:function(H,m,a){Object.defineProperty(
m,"__esModule",{value:!0}),m.renderJunit=v;function o(){const n=a(42844);return o=function(){return n},n}function b(){const n=a(
59490);return b=function(){return n},n}function N(){const n=a(10289);return N=function(){return n},n}function P(){const n=a(
51660);return P=function(){return n},n}function $(){const n=a(74658);return $=function(){return n},n}function O(){const n=a(
90042);return O=function(){return n},n}function x(){const n=a(63245);return x=function(){return n},n}function A(){const n=a(
94965);return A=function(){return n},n}const R="change",j=new(o()).default({attributeNamePrefix:"@",ignoreAttributes:!1,
suppressBooleanAttributes:!1,suppressEmptyNode:!0,format:!0});function v(n){const t=f(n),c={"@timestamp":n.started_at},h={
"@name":"gene-gate",...g(t.flatMap(({cases:S})=>S)),...c,...t.length>0&&{testsuite:t.map(({name:S,file:L,cases:I})=>({"@\
name":(0,N().terminal)(S),...g(I),...L!==void 0&&{"@file":(0,N().terminal)(L)},...c,testcase:I}))}},w={"@version":"1.0",
"@encoding":"UTF-8"};return`${j.build({"?xml":w,testsuites:h}).trim()}
`}function f(n){const{error:t,verdict:c}=n,h=(0,x().reportSections)(n),w=[...h.dangers,...h.findings].filter(({severity:W})=>W===
"error"),S=new Set(n.genes.map(({id:W})=>W)),L=(0,b().groupBy)(w,({subject:W})=>S.has(W?.id??"")?W?.id:R),I=(0,b().groupBy)(
h.commands,({gene:W})=>W),d=W=>(L.get(W)??[]).map(U=>s(U,W)),F=n.genes.map(W=>{const U=[...(I.get(W)??[]).map(i),...d(W.
id)];return y({name:W.id,file:W.path,cases:U},W.verdict,W.summary)}),D=t?[e("error",R,t.message,t.hint)]:[],G={name:R,cases:[
...D,...d(R)]},B=F.some(M)?G:y(G,c,(0,$().reportTitle)(n));return B.cases.length>0?[B,...F]:F}function y(n,t,c){return!(t===
"fail"||t==="error")||M(n)?n:{...n,cases:[...n.cases,e("failure",n.name,c)]}}function M({cases:n}){return n.some(({failure:t,
error:c})=>t!==void 0||c!==void 0)}function g(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,c)=>t+Number(
c["@time"]),0).toFixed(3)}}const E=1e3,C={lines:40,columns:200};function i(n){const{gene:t,command:c}=n,{outcome:h,mutant:w,
location:S}=c;return{"@name":T(c.command),"@classname":T(t.id),"@file":T(S?.path??t.path),"@line":S?.line??t.line,"@time":u(
h?.duration_ms??0),...w&&{properties:{property:{"@name":"mutant","@value":T((0,O().mutantWords)(w))}}},...r(n),...h&&{"s\
ystem-out":(0,P().streamLines)(h.stdout).join(`
`),"system-err":(0,P().streamLines)(h.stderr).join(`
`)}}}function s(n,t){const{rule:c,message:h,location:w}=n;return{"@name":T(c),"@classname":T(t),...w&&{"@file":T(w.path),
"@line":w.line},"@time":u(0),failure:{"@type":T(c),"@message":T(h),"#text":k(n)}}}function e(n,t,c,h=""){const w=(0,N().
terminalLines)((0,A().clipCounted)(h,E));return{"@name":"verdict","@classname":T(t),"@time":u(0),[n]:{"@type":"verdict",
"@message":T(c),"#text":w.join(`
`)}}}function r({gene:n,command:t,result:c,findings:h}){switch(c){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":T(p(n,t))}};case"blocked":case"failed":{const[w]=h,{outcome:S}=t,L=S?(0,P().errorLines)(S,C.lines,C.columns):[],
I={"@type":T(w?.rule??c),"@message":T(w?.message??n.summary),"#text":[...h.map(k),...L].join(`
`)};return S!==void 0&&l.has(S.status)?{error:I}:{failure:I}}}}const l=new Set(["crashed","not_runnable","error"]);function p({
summary:n,verdict:t},{outcome:c}){const h=c?.reason??(t==="pass"||t==="warn"?"":n);return[c?(0,A().statusWords)(c):"not \
run",h].filter(Boolean).join(": ")}function k({message:n,remedy:t}){return[n,t].filter(Boolean).map(T).join(`
`)}function T(n){return(0,N().terminal)((0,A().clipCounted)(n,E))}function u(n){return(n/1e3).toFixed(3)}},69633:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.diffLink=A,m.encodedPath=O,m.headPlace=R,m.isRepositoryPath=x,m.permalink=
$,m.rulePage=P;function o(){const j=a(77598);return o=function(){return j},j}function b(){const j=a(38863);return b=function(){
return j},j}function N(){const j=a(13580);return N=function(){return j},j}function P(j){return(0,N().ruleOf)(j)&&`${b().
HOME}/blob/main/docs/rules/${j}.md`}function $(j,v,f){const y=R(j,f);if(y===void 0||j.head_sha===null||/\p{Cs}/u.test(y.
path))return;const M=O(y.path),g=y.line===void 0?"":`#L${y.line}`;return`${v}/blob/${j.head_sha}/${M}${g}`}function O(j){
return Buffer.from(j).toString().split("/").map(encodeURIComponent).join("/")}function x(j){return j.split("/").every(v=>![
"",".",".."].includes(v))}function A(j,v,f){const{pull_request:y}=j.event;if(y===void 0)return $(j,v,f);const M=(0,o().createHash)(
"sha256").update(f.path).digest("hex");return`${v}/pull/${y}/files#diff-${M}`}function R({head_sha:j,audited_sha:v,head_files:f},{
path:y,line:M}){if(v===j)return{path:y,line:M};if(f===void 0)return{path:y};const g=f.find(C=>C.path===y);if(g===void 0)
return{path:y,line:M};if(g.missing)return;const E=g.same.find(C=>C.line<=M&&M<C.line+(C.lines??Number.POSITIVE_INFINITY));
return{path:y,...E&&{line:E.head_line+M-E.line}}}},28387:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),
m.genesTable=R;function o(){const f=a(17577);return o=function(){return f},f}function b(){const f=a(94978);return b=function(){
return f},f}function N(){const f=a(74658);return N=function(){return f},f}function P(){const f=a(90042);return P=function(){
return f},f}function $(){const f=a(94965);return $=function(){return f},f}const O=10,x=2,A=["error","fail","needs_approv\
al","warn","pass"];function R({genes:f},y){if(f.length===0)return[];const M=f.toSorted((e,r)=>A.indexOf(e.verdict)-A.indexOf(
r.verdict)),g=f.length>O?(0,o().groupsOf)(M,e=>v(e).join("|")):M.map(e=>({lead:e,others:[]})),E=["Result","Files of limi\
t","Gene","Commands","Notices a defect"],C=f.some(e=>(0,P().noticesDefect)(e)!==void 0),i=E.slice(0,C?E.length:-1),s=g.slice(
O).flatMap(({lead:e,others:r})=>[e,...r]);return[`| ${i.join(" | ")} |`,`|${"---|".repeat(i.length)}`,...g.slice(0,O).map(
e=>j(e,f,y)).map(e=>`| ${e.slice(0,i.length).join(" | ")} |`),"",...s.length>0?[`And ${(0,$().count)(s.length,"other gen\
e")}.`,""]:[]]}function j(f,y,M){const g=[f.lead,...f.others].slice(0,x).map(i=>M.place(i,(0,b().geneName)(i,y)).replaceAll(
"|","\\|")),E=(0,o().sizeOf)(f)-g.length,C=`${g.join(", ")}${E>0?` and ${(0,$().grouped)(E)} more`:""}`;return v(f.lead).
toSpliced(2,0,C)}function v(f){const{verdict:y,blast_radius:M}=f;return[`${N().VERDICT_SYMBOLS[y]} ${(0,$().spoken)(y)}`,
`${(0,$().grouped)(M.files)} of ${(0,$().grouped)(M.max_files)}`,(0,b().commandCounts)(f,""),(0,P().noticesDefect)(f)??"\
not run"].map(g=>g.replaceAll(" ","\xA0"))}},20471:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.renderMarkdown=
C;function o(){const d=a(52978);return o=function(){return d},d}function b(){const d=a(10289);return b=function(){return d},
d}function N(){const d=a(67237);return N=function(){return d},d}function P(){const d=a(69379);return P=function(){return d},
d}function $(){const d=a(55967);return $=function(){return d},d}function O(){const d=a(94978);return O=function(){return d},
d}function x(){const d=a(74658);return x=function(){return d},d}function A(){const d=a(90042);return A=function(){return d},
d}function R(){const d=a(63245);return R=function(){return d},d}function j(){const d=a(38319);return j=function(){return d},
d}function v(){const d=a(94965);return v=function(){return d},d}function f(){const d=a(28387);return f=function(){return d},
d}function y(){const d=a(80615);return y=function(){return d},d}function M(){const d=a(70939);return M=function(){return d},
d}const g=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,
outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],
E=3;function C(d,F){const D=(0,R().reportSections)(d),G=s(d,D),{part:B="whole",maxCharacters:W,repositoryUrl:U}=F,z=B===
"screen"?g.slice(E):g,J=[...B==="table"?[()=>[...(0,f().genesTable)(d,(0,y().linkerOf)(d,U)),...L(F)]]:z.map(Y=>()=>u(d,
D,Y,F)),()=>[`Not shown: everything but this line. ${I(F)}`]];for(const Y of J){const V=i([...G,...Y()]);if(V.length<=W)
return V}return i(G).split(`
`,1).join("").slice(0,W)}function i(d){return`${d.join(`
`).trimEnd()}
`}function s(d,F){const{verdict:D,words:G}=(0,x().headlineOf)(d,F),B=(0,x().isReportedOnly)(d),U=`### ${x().VERDICT_SYMBOLS[B?
"warn":((0,x().undecidedPart)(d)??d).verdict]} gene-gate: ${D}`,{error:z}=d;return[G===""?U:`${U} \u2014 ${G}`,"",...z?[
...l(z.message),...l(`Fix: ${z.hint}`)]:[],...B?[(0,x().reportedOnlyNote)(d),""]:[],...d.isolation.untrusted?[e,""]:[]]}
const e="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",r=2e3;function l(d){const[F="",...D]=(0,v().clip)(d,r).trim().split(`
`),G=D.length>0?[...(0,b().markdownFence)((0,b().terminalLines)(D.join(`
`))),""]:[];return[(0,y().sentence)(F),"",...G]}const p=2,k={findings:4,blocked:20},T=12;function u(d,F,D,G){const{part:B="\
whole",detailsUrl:W}=G,U=(0,y().linkerOf)(d,G.repositoryUrl),{most:z}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=F,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,P().
findingRows)(J)),{most:z}],[(0,j().machineList)(d),{most:T}],[X("blocked","Blocked","blocked command",(0,P().blockedRows)(
Y)),{most:D.blocked,full:p,unfolded:k.blocked}],[X("failed","Failed","failed command",(0,P().failedRows)(V,on)),{most:z,
full:p}],[X("waiting","Approval required","finding",(0,P().findingRows)(K)),{most:z}],[X("findings","Findings","finding",
(0,P().findingRows)(_)),{most:z,unfolded:k.findings}],[(0,$().fixList)(d),{most:z,full:1}],[(0,j().readList)(d),{most:T}]],
en=tn.map(([Z,Q])=>(0,M().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,M().beyond)(Q,nn.most);
return q>0?[(0,v().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,f().genesTable)(d,U),...en.slice(2).flat(),...n(
rn,D,G),...B==="detail"?[]:t(d,W),...L(G),...D.everything?h(d,F,U):[]]}function n(d,{everything:F},D){const G=F||D.part===
"screen"?[]:["everything that passed"],B=[...d,...G];return B.length===0?[]:[`Not shown: ${B.join(", ")}. ${I(D)}`,""]}function t(d,F){
const{next_actor:D,edits:G,todo:B,human:W}=(0,o().agentTask)(d);if(D==="done")return[];const U=(0,y().linked)("artifacts",
F&&`${F}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...G.length>0?[(0,v().count)(G.length,"edit")]:[],...B.
length>0?[`${B.length} to do`]:[],...W.length>0?[`${W.length} for a person`]:[]].join(", ")}. The task${G.length>0?", wi\
th its diff,":""} is \`${o().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const c=200;function h(d,F,D){const{genes:G}=d,
B=[(0,j().claimList)(d),(0,j().uncountedList)(d)],W=[...(0,O().geneList)(d,F).rows.flatMap(w),...B.flatMap(({rows:V})=>V.
map(K=>(0,M().rowItem)(K,D))),...d.blast_radius?[`- Size: ${(0,N().countedWords)(d)}`]:[],...(0,P().findingRows)([...F.notices,
...F.suppressed],!0).map(V=>(0,M().rowItem)(V,D))],U=W.length-c,z=G.flatMap(V=>V.commands).length,J=G.length>0?`${(0,v().
count)(G.length,"gene")}, ${(0,v().count)(z,"command")}, `:"",Y=(0,A().environmentList)(d).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...W.slice(0,c),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,y().sentence)(K)}`]),"","</details>",""]}function w({
name:d="",word:F,status:D,words:G,notes:B,rows:W=[]}){const U=W.filter(({command:z})=>z!==void 0);return[`- ${(0,y().name)(
d)} ${F}, ${D}: ${G}`,...B.map(({text:z})=>`  - ${(0,y().sentence)(z)}`),...U.map(({command:z="",status:J,words:Y})=>{const V=(0,y().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,b().markdownCode)((0,v().clipCounted)(z,S))} ${V}`})]}const S=200;
function L({detailsUrl:d,detailUrl:F}){const[D,G]=[d,F].map(W=>W&&(0,b().markdownLinkTarget)(W)),B=[...G?[`[Details](${G}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return B.length>
0?[B.join(" \xB7 "),""]:[]}function I({detailsUrl:d,detailUrl:F=d}){const D=F&&(0,b().markdownLinkTarget)(F);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(H,m,a){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.linked=R,m.linkerOf=x,m.name=O,m.ruleLink=A,m.sentence=$;function o(){const j=a(10289);return o=function(){
return j},j}function b(){const j=a(69633);return b=function(){return j},j}function N(){const j=a(94965);return N=function(){
return j},j}const P={sentence:400,name:100};function $(j){return(0,o().markdownSentence)((0,N().clipCounted)(j,P.sentence))}
function O(j){return(0,o().markdownCode)((0,N().clipCounted)(j,P.name))}function x(j,v){const f=y=>(M,g=`${M.path}:${M.line}`)=>R(
O(g),v===void 0?void 0:y(j,v,M));return{place:f(b().permalink),diff:f(b().diffLink)}}function A(j){return R(O(j),(0,b().
rulePage)(j))}function R(j,v){const f=v&&(0,o().markdownLinkTarget)(v);return f?`[${j}](${f})`:j}},70939:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.beyond=A,m.listSection=x,m.rowItem=g;function o(){const s=a(38863);return o=
function(){return s},s}function b(){const s=a(10289);return b=function(){return s},s}function N(){const s=a(88611);return N=
function(){return s},s}function P(){const s=a(23408);return P=function(){return s},s}function $(){const s=a(94965);return $=
function(){return s},s}function O(){const s=a(80615);return O=function(){return s},s}function x({title:s,note:e,noun:r,rows:l},p,{
full:k=0,unfolded:T=Number.POSITIVE_INFINITY,most:u=Number.POSITIVE_INFINITY}){if(l.length===0)return[];const n=l.slice(
k,u).map(t=>g(t,p));return[`#### ${s}`,"",...e===void 0?[]:[e,""],...l.slice(0,Math.min(k,u)).flatMap(t=>f(t,p)),...k>0&&
n.length>0?[`Other ${r}s:`,""]:[],...R(n,r,T),...j(l)]}function A(s,e){return(0,P().sizeOfRows)(s.slice(e))}function R(s,e,r){
if(s.length===0)return[];const l=s.slice(r),p=`<details><summary>${(0,$().count)(l.length,`other ${e}`)}</summary>`;return[
...s.slice(0,r),"",...l.length>0?[p,"",...l,"","</details>",""]:[]]}function j(s){return s.some(({notes:r})=>r.some(({text:l})=>l.
includes("`/gene-gate approve`")))?v:[]}const v=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function f(s,e){const{words:r,command:l,spans:p=[],notes:k,blocks:T=[],rule:u,also:n}=s,t=T.filter(({title:d})=>d===
void 0).flatMap(({lines:d})=>d),[c="",...h]=(0,N().markedLines)(l??"",p),w=t.length>0?"$ ":"",S=(0,b().markdownFence)([w+
c,...h,...t]),L=[...C(s,e),...r===void 0?[]:[(0,O().sentence)(r)]],I=u===void 0?"":` (${(0,O().ruleLink)(u)})`;return[[...L,
...i(s,e)].join(", ")+(n?`; ${(0,O().sentence)(n)}`:""),"",...l===void 0?[]:[...S,""],...k.map((d,F)=>`- ${(0,$().capital)(
d.label??"note")}: ${M(d)}${F===0?I:""}`),...k.length>0?[""]:[],...T.flatMap(d=>y(d))]}function y({title:s,lines:e,language:r,
isFolded:l}){if(s===void 0||l)return[];const p=r==="sh"?` (${(0,O().linked)("how to get it",o().HOW_TO_GET_IT)})`:"",k=r?
(0,b().rawBlock)(e,r):(0,b().markdownFence)(e),T=(0,$().capital)((0,O().sentence)(s))+p;return e.length>0?[`${T}:`,"",...k,
""]:[`${T}.`,""]}function M({label:s,text:e}){const r=s==="fix";return(0,O().sentence)(r?e.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):e)}function g(s,e){const{status:r,tone:l,words:p,command:k,spans:T=[],notes:u,rule:n,also:t,files:c=[]}=s,h=r===void 0&&
l==="bad"?"\u26A0\uFE0F ":"",w=r!==void 0&&k===void 0?[`**${(0,$().capital)(r)}:**`]:[],S=p&&(s.isWhole?(0,b().markdownSentence)(
p):(0,O().sentence)(p)),L=[...S?[S]:[],...u.filter(({isMinor:G})=>!G).map(M),...c.length>0?[`Files: ${c.map(G=>e.diff({path:G,
line:1},G)).join(", ")}`]:[]].reduce((G,B)=>G===""||/[.:]$/.test(G)?`${G} ${B}`:`${G}. ${B}`,""),I=k===void 0?[]:[(0,b().
markdownCode)((0,N().commandLine)(k,T)),"\u2014"],d=C(s,e).map(G=>L===""?G:`${G}:`),F=[...i(s,e),...n?[(0,O().ruleLink)(
n)]:[]].join(", "),D=[...F===""?[]:[F],...t?[(0,O().sentence)(t)]:[]].join("; ");return`- ${h}${[...w,...I,...d,L.trim(),
...D===""?[]:[`(${D})`]].filter(Boolean).join(" ")}`}function E({status:s,name:e,place:r}){return s===void 0||r===void 0||
e?.startsWith(r.path)===!0}function C(s,e){const{name:r,word:l,place:p}=s;if(r===void 0)return[];const k=p&&E(s)?e.diff(
p,r):(0,O().name)(r);return[l===void 0?k:`${k} (${l})`]}function i(s,e){return s.place&&!E(s)?[e.place(s.place)]:[]}},11357:function(H,m,a){
Object.defineProperty(m,"__esModule",{value:!0}),m.renderSarif=M;function o(){const t=a(41895);return o=function(){return t},
t}function b(){const t=a(38863);return b=function(){return t},t}function N(){const t=a(78261);return N=function(){return t},
t}function P(){const t=a(74238);return P=function(){return t},t}function $(){const t=a(13580);return $=function(){return t},
t}function O(){const t=a(47350);return O=function(){return t},t}function x(){const t=a(10289);return x=function(){return t},
t}function A(){const t=a(69633);return A=function(){return t},t}function R(){const t=a(6244);return R=function(){return t},
t}function j(){const t=a(8229);return j=function(){return t},t}function v(){const t=a(74658);return v=function(){return t},
t}function f(){const t=a(94965);return f=function(){return t},t}const y=5e3;function M(t){const c=t.findings.toSorted(N().
byHarm).slice(0,y),h=[...new Set(c.map(({rule:F})=>F))],{audited_sha:w,base_sha:S,verdict:L,tool:I}=t,d={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:I.name,version:I.version,semanticVersion:I.
version,informationUri:b().HOME,rules:h.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[e]:{description:{text:"\
The audited commit."}}},invocations:[g(t,t.findings.length-c.length)],results:c.map(F=>({...i(F,t),ruleIndex:h.indexOf(F.
rule)})),properties:{verdict:L,base_sha:S,audited_sha:w}}]};return`${(0,x().jsonLine)(d)}
`}function g(t,c){const{error:h,verdict:w}=t,S=[];if(h){const L={text:(0,x().sarifText)((0,o().inSentences)(h))};S.push(
{level:"error",descriptor:{id:h.code},message:L})}if(c>0){const L=`${(0,f().count)(c,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;S.push({level:"warning",
message:{text:L}})}return{executionSuccessful:w!=="error",exitCode:(0,O().exitCodeOf)(w,t.policy?.enforce),exitCodeDescription:(0,v().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...S.length>0&&{toolExecutionNotifications:S}}}const E=600,
C="geneGateFinding/v1";function i(t,c){const{id:h,rule:w,severity:S,harm:L="bookkeeping",suppressed:I}=t;return{ruleId:w,
level:p[S],rank:T[L].rank,message:{text:s(t)},locations:[r(t,c)],...h!==void 0&&{partialFingerprints:{[C]:h}},...I&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,x().sarifText)((0,f().clipCounted)(I.reason,E)),properties:{expires:I.
expires}}]}}}function s({message:t,remedy:c,rule:h}){return[t,c].filter(S=>S!=="").map(S=>(0,x().sarifText)((0,f().clipCounted)(
S,E))).join(" ")||h}const e="%SRCROOT%";function r({subject:t,location:c},{genes:h,policy:w}){const S=h.find(({id:I})=>I===
t?.id),L=[c,S&&{path:S.path,line:S.line}].find(I=>I!==void 0&&(0,A().isRepositoryPath)(I.path));return{physicalLocation:{
artifactLocation:{uri:(0,A().encodedPath)(L?.path??w?.path??P().POLICY_PATH),uriBaseId:e},region:L===void 0?{startLine:1}:
l(L)},...t?.id!==void 0&&{logicalLocations:[{name:(0,x().terminal)(t.id),kind:(0,x().terminal)(t.type??"Gene").toLowerCase()}]}}}
function l(t){const{line:c=1,column:h,end_line:w,end_column:S}=t,L={startLine:c,...h!==void 0&&{startColumn:h}};if(w===void 0||
w<c)return L;const I=S!==void 0&&(w>c||S>=(h??1));return{...L,endLine:w,...I&&{endColumn:S}}}const p={error:"error",warning:"\
warning",notice:"note"},k={error:"error",warning:"warning",notice:"recommendation"},T={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},u=80;function n(t){const c=(0,$().ruleOf)(t);if(c===void 0)return{
id:t};const{title:h,why:w,severity:S,harm:L,layer:I}=c,d=(0,A().rulePage)(t);return{id:t,...d!==void 0&&{helpUri:d},shortDescription:{
text:`${h}.`},fullDescription:{text:w},help:{text:(0,j().renderRule)(c,u),markdown:(0,R().ruleMarkdown)(c)},defaultConfiguration:{
level:p[S]},properties:{tags:[...L==="danger"?["security"]:[],typeof I=="number"?`layer-${I}`:I],"problem.severity":k[S],
"security-severity":T[L].score}}}},67237:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.countedWords=
j,m.sizeLimits=N,m.sizeList=R;function o(){const v=a(53315);return o=function(){return v},v}function b(){const v=a(94965);
return b=function(){return v},v}function N({genes:v,blast_radius:f}){const[y]=v.filter(C=>C.blast_radius.files>0).toSorted(
(C,i)=>$(i)-$(C)),M=v.filter(C=>C!==y&&$(C)>1).length,g=f&&(0,o().cappedSize)(f,f.counting),E=g&&[x(g.files,f.hard_cap_files,
"file",P),x(g.lines,f.hard_cap_lines,"line",P)];return[...y?[O(y,M)]:[],...(E??[]).filter(({isNear:C})=>C)]}const P="the\
 policy for every change (hard cap)";function $({blast_radius:{files:v,max_files:f}}){return v/Math.max(1,f)}function O({
id:v,blast_radius:f},y){const M=`${f.default_limit?"genes without one of their own, such as ":""}${(0,b().inCode)(v)}`,g=y>
0?`, and ${(0,b().count)(y,"other gene")} over the limit`:"";return x(f.files,f.max_files,"file",M+g)}function x(v,f,y,M){
const[g,E]=A(v,f);return{tone:E,words:`${(0,b().grouped)(v)} of ${(0,b().count)(f,y)}, ${g} the limit of ${M}`,isNear:v>
.8*f}}function A(v,f){return v>2*f?["more than twice","bad"]:v>f?["over","bad"]:v===f?["as many as","caution"]:v>.8*f?["\
close to","caution"]:["within","good"]}function R(v){const f={id:"blast-radius",title:"Blast radius",label:"size",noun:"\
limit"},y=v.blast_radius;if(y===null||y.files+y.exempt_files===0)return{...f,rows:[]};const M=(E,C)=>`${(0,b().count)(E,
"file")}, ${(0,b().count)(C,"line")}`,g=[["counted",M(y.files,y.lines)],["uncounted",M(y.exempt_files,y.exempt_lines)],[
"hard cap",M(y.hard_cap_files,y.hard_cap_lines)]];return{...f,rows:[...N(v).map(({words:E,tone:C})=>({words:E,tone:C,notes:[]})),
{tone:"quiet",words:j(v),notes:g.map(([E,C])=>({label:E,text:C,isMinor:!0}))}]}}function j({blast_radius:v}){if(v===null)
return"";const{files:f,exempt_files:y,renamed_files:M=0}=v;return[`${(0,b().count)(f+y-M,"changed file")} in the pull re\
quest`,...M>0?[`${(0,b().count)(M,"rename")}, counted with both names`]:[],...y>0?[`${(0,b().grouped)(y)} not counted`]:
[]].join("; ")}},94978:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.commandCounts=x,m.geneList=g,m.
geneName=A,m.versionWords=f;function o(){const r=a(51660);return o=function(){return r},r}function b(){const r=a(69379);
return b=function(){return r},r}function N(){const r=a(90042);return N=function(){return r},r}function P(){const r=a(63245);
return P=function(){return r},r}function $(){const r=a(94965);return $=function(){return r},r}const O={blocked:"blocked",
failed:"failed",passed:"passed",notRun:"not run"};function x({commands:r},l="command"){if(r.length===0)return"no command\
s";const p=r.map(P().resultOf);return Object.entries(O).map(([T,u])=>({words:u,number:p.filter(n=>n===T).length})).filter(
({number:T})=>T>0).map(({words:T,number:u},n)=>`${n===0&&l!==""?(0,$().count)(u,l):(0,$().grouped)(u)} ${T}`).join(", ")}
function A({id:r,path:l},p){return p.filter(T=>T.id===r).length<2?r:`${r} (${l})`}const R=200;function j(r){const{store:l,
commands:p,differences:k=[]}=r,T=l!==void 0&&l.root!=="."&&p.length>0,u=l?.checkout_as,n=u===void 0?"":`, where the chec\
kout is ${(0,$().inCode)(u)}`,t=f(r),c=k.map(M);return[...T?[{tone:"quiet",text:`commands run in ${(0,$().inCode)(l.root)}${n}`}]:
[],...c.filter(({tone:h})=>h==="caution"),...c.filter(({tone:h})=>h!=="caution"),...v(r),...t===void 0?[]:[{tone:"cautio\
n",text:t}],...Object.values(r.profiles).flatMap(({remark:h})=>h===void 0?[]:[{text:h,isMinor:!0}])].map(h=>({...h,text:(0,$().
clip)(h.text,R)}))}function v({commands:r,profiles:l}){return r.some(({verdict:p})=>p==="block")?[]:Object.entries(l).flatMap(
([p,{accepted:k,reason:T="no reason given"}])=>{const u=`not accepted by the profile ${p}, which is not in use here: ${T}`;
return k?[]:[{tone:"caution",text:u}]})}function f({validators:r={}}){const l=T=>Object.entries(r).filter(([,{accepted:u}])=>u===
T).map(([u])=>u==="newer"?"newer ones":u).join(" and "),[p,k]=[l(!0),l(!1)];return p===""||k===""?void 0:`accepted by th\
e validators of ${p}, not of ${k}`}const y={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",
constraint_tightened:"tightens"};function M({kind:r,field:l,base:p,head:k}){const T=r==="constraint_loosened"?"caution":
"quiet",u=r==="command_added"||r==="command_removed",n=p===null?`now also ${(0,$().inCode)(k??"")}`:k===null?`no longer ${(0,$().
inCode)(p)}`:`${(0,$().inCode)(p)} \u2192 ${(0,$().inCode)(k)}`,t=u?(0,$().inCode)(k??p??""):`${(0,$().inCode)(l)}: ${n}`;
return{tone:T,text:`${y[r]} ${t}`}}function g({genes:r},{about:l}){const p=({verdict:T})=>T==="pass";return{id:"genes",title:"\
Genes",label:"",noun:"gene",rows:r.toSorted((T,u)=>Number(p(T))-Number(p(u))).map(T=>{const{verdict:u,change:n,summary:t,
commands:c,blast_radius:h}=T,w=c.some(S=>["blocked","failed"].includes((0,P().resultOf)(S)));return{status:u==="needs_ap\
proval"?"approval":(0,$().spoken)(u),tone:$().VERDICT_TONES[u],name:A(T,r),word:n,words:`${x(T)}, ${(0,$().grouped)(h.files)}\
 of ${(0,$().count)(h.max_files,"file")}`,place:T,notes:[...p(T)||w?[]:[{text:t}],...j(T)],rows:[...c.map(S=>C(S,l(T,S))),
...(0,b().findingRows)(l(T),!0)],isFolded:!0}})}}const E={passed:"good",failed:"bad",blocked:"bad",notRun:"quiet"};function C(r,l){
const{verdict:p,risk:k,confirmation:T,outcome:u,mutant:n,profiles:t}=r,c=[...u?i(u):[],...u?.reused?["result reused from\
 another gene"]:[],...n?[(0,N().mutantWords)(n)]:[],...p==="warn"?["allowed with a warning"]:[]],h=[...k?[`risk: ${k}`]:
[],...T?[`confirmation: ${(0,$().spoken)(T)}`]:[],...Object.entries(t).map(([w,S])=>`${w}: ${S}`)];return{status:p==="bl\
ock"?"blocked":u?(0,$().statusWords)(u):"not run",tone:E[(0,P().resultOf)(r)],command:r.command,spans:l.flatMap(({span:w})=>w??
[]),...c.length>0&&{words:c.join(", ")},notes:[{text:h.join(", "),isMinor:!0},...u?e(u):[]],blocks:Object.entries({"stan\
dard output":u?.stdout,"standard error":u?.stderr}).flatMap(([w,S])=>S&&S.bytes>0?[{title:`${w}, ${(0,$().size)(S.bytes)}`,
lines:(0,o().streamLines)(S),isFolded:!0}]:[]),rows:(0,b().findingRows)(l,!0)}}function i(r){const{peak_memory_bytes:l,cpu_ms:p}=r.
resources??{};return[...(0,$().didRun)(r)?[(0,$().duration)(r.duration_ms)]:[],...p===void 0?[]:[`CPU ${(0,$().duration)(
p)}`],...l===void 0?[]:[`memory ${(0,$().size)(l)}`]]}const s=20;function e({reason:r,side_effects:l}){const p=$().SIDE_EFFECTS.
filter(k=>(l?.[k].length??0)>0).map(k=>`${(0,$().count)((0,$().sideEffectCount)(k,l),"file")} ${k}: ${(0,$().named)(l?.[k]??
[],s)}`);return[...r===void 0?[]:[r],...p,...l?.complete===!1?["The list of side effects is incomplete."]:[]].map(k=>({text:k,
isMinor:!0}))}},74658:function(H,m,a){Object.defineProperty(m,"__esModule",{value:!0}),m.VERDICT_SYMBOLS=void 0,m.headlineOf=
y,m.isReportedOnly=R,m.reportTitle=M,m.reportedOnlyNote=j,m.undecidedPart=x;function o(){const u=a(1395);return o=function(){
return u},u}function b(){const u=a(13580);return b=function(){return u},u}function N(){const u=a(47350);return N=function(){
return u},u}function P(){const u=a(17577);return P=function(){return u},u}function $(){const u=a(63245);return $=function(){
return u},u}function O(){const u=a(94965);return O=function(){return u},u}function x({verdict:u,error:n,shards:t=[]}){const[
c]=t;return u==="error"&&!n&&c&&t.length<c.of?c:void 0}function A(u){const{verdict:n}=u,t=x(u);return t?`part ${t.index}\
/${t.of}: ${O().VERDICT_WORDS[t.verdict]}`:R(u)?n==="fail"?"would fail":`would be: ${O().VERDICT_WORDS[n]}`:O().VERDICT_WORDS[n]}
function R({verdict:u,policy:n}){return n?.enforce==="report"&&N().REPORTED_ONLY.has(u)}function j({policy:u}){const n=u?.
enforce_until;return`The policy reports ${n===void 0?"only":`only until ${n}, and blocks from then on`} (\`enforce\`): the\
 check is neutral, which satisfies a required check, and blocks nothing.`}const v=m.VERDICT_SYMBOLS={pass:"\u2705",warn:"\
\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"},f=56;function y(u,n){const t=C(u,n),c=[t[0]??""].flat(),
h=E(u,n),w=(d,F="")=>d.length+F.length<=f,L=!w(h,c[0])&&c.some(d=>w(g,d))&&u.verdict==="warn"?g:h;let I="";for(const d of t){
const[F]=[d].flat().map(D=>I===""?D:`${I}, ${D}`).filter(D=>L.length+D.length<=f);I=F??I}return{verdict:L,words:I}}function M(u){
const{verdict:n,words:t}=y(u,(0,$().reportSections)(u));return t===""?n:`${n}: ${t}`}const g="warning";function E(u,n){const t=A(
u),{length:c}=e(n);return t===O().VERDICT_WORDS.warn&&c>0?`pass with ${(0,O().count)(c,"warning")}`:t}function C(u,n){const t=r(
n);switch(u.verdict){case"pass":case"warn":return[...t,...i(u),...l(e(n)),...s(u,n)];case"needs_approval":return[...k(u),
...r({...n,dangers:n.dangers.filter(c=>!(0,o().needsPerson)(c))})];case"fail":case"error":return[...[u.error?.code??""].
filter(c=>/^\w+$/.test(c)).map(O().spoken),...t,...T(u,n)]}}function i({agent_files:u=[]}){const n=u.flatMap(({entries:t})=>t.
filter(({state:c})=>c));return n.length===0?[]:n.every(({command:t,change:c})=>t===""&&c===void 0)?[["files of agents ch\
ange"]]:n.every(({change:t})=>t!==void 0)?[["what agents may do changes","agent settings change"]]:[["commands that run \
automatically change","automatic commands change"]]}function s({genes:u,agent_files:n},{passed:t,notRun:c}){return u.length===
0?n?[]:["no genes changed"]:[(0,O().count)(u.length,"gene"),...t.length>0?[`${(0,O().count)(t.length,"command")} passed`]:
[],...c.length>0?[`${(0,O().count)(c.length,"command")} not run`]:[]]}function e({dangers:u,findings:n,told:t}){return(0,$().
groupCauses)([...u,...n,...t]).filter(({lead:c})=>c.severity==="warning")}function r({blocked:u,dangers:n}){const c=[...u.
flatMap(({findings:[L]})=>L?.harm==="danger"?L:[]),...(0,$().groupCauses)(n).map(({lead:L})=>L)],[h]=c.map(L=>({why:p(L),
isGrave:L.severity==="error"||(0,o().needsPerson)(L)})).toSorted((L,I)=>Number(I.isGrave)-Number(L.isGrave)||(0,P().dangerRank)(
L.why)-(0,P().dangerRank)(I.why));if(h===void 0)return[];const{why:w}=h,S=(0,O().grouped)(c.length);return c.length===1?
[[w.replace(/^command /,"1 command "),"1 danger"]]:[[w,w.replace(/ with .*/,"")].map(L=>`${S} dangers: ${L}`).concat(w,`${S}\
 dangers`)]}function l([u,...n]){return u&&n.every(({lead:c})=>c.rule===u.lead.rule)&&u.lead.harm!=="danger"?[p(u.lead)]:
[]}function p({rule:u,danger:n=""}){return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,b().ruleOf)(u)?.title??
"another finding").replace(/^[A-Z](?=[a-z]+ )/,c=>c.toLowerCase())}function k({genes:u,findings:n}){const t=u.filter(({verdict:w})=>w===
"needs_approval").length,c=n.some(({rule:w})=>w==="gate-approval-missing"),h=w=>c&&n.some(({rule:S})=>S===w);return[...h(
"gate-weakened")?["the gate is weakened"]:[],...h("agent-files-unapproved")?["automatic commands change"]:[],...t>0?[`${(0,O().
grouped)(t)} of ${(0,O().count)(u.length,"gene")}`]:[]]}function T({genes:u},n){const{blocked:t,failed:c,findings:h}=n,w=u.
filter(({verdict:F})=>F==="fail"||F==="error").length,S=(0,$().groupCauses)(h.filter(F=>!(0,$().isOfSize)(F))).filter(({
lead:F})=>F.severity==="error"),L=[...w>0&&u.length>1?[`${(0,O().grouped)(w)} of ${(0,O().count)(u.length,"gene")} faile\
d`]:[],...t.some(({findings:[F]})=>F?.harm!=="danger")?[`${(0,O().count)(t.length,"command")} blocked`]:[],...c.length>0?
[`${(0,O().count)(c.length,"command")} failed`]:[],...h.some(F=>(0,$().isOfSize)(F)&&F.severity==="error")?["size limit \
exceeded"]:[]],I=L.length>0?"other error":"error";if(S.length>0)return[...L,[...l(S),(0,O().count)(S.length,I)]];const d=e(
n);return L.length>0||d.length===0?L:[[...l(d),(0,O().count)(d.length,"warning")]]}},90042:function(H,m,a){Object.defineProperty(
m,"__esModule",{value:!0}),m.environmentList=N,m.mutantWords=f,m.noticesDefect=y;function o(){const g=a(89549);return o=
function(){return g},g}function b(){const g=a(94965);return b=function(){return g},g}function N(g){const E=(s,e)=>s.flatMap(
([r,l])=>l?{label:r,text:l,isMinor:e}:[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"\
quiet",notes:E($(g),!1)},{tone:"quiet",words:"Digests, limits and the machine",notes:E(P(g),!0),isFolded:!0}]}}function P(g){
const{isolation:E,policy:C,shards:i=[],tool:s,validation_reports:e}=g,{probes:r=[],downgrades:l=[],level:p,description:k}=E,
T=e.map(({env_fingerprint:{node_version:t,platform:c,arch:h}})=>`Node ${t}, ${c} ${h}`),u=i.length<(i[0]?.of??0),n=r.filter(
({held:t})=>!t);return[["Next actor",(0,b().spoken)(g.next_actor)],["Policy digest",C?.digest],["Plans digest",g.plans_digest],
["Approval digest",g.approval_digest],["Isolation in full",p==="none"?null:k],...[...new Set(T)].map(t=>["Commands ran o\
n",t]),[u?"Shard":"Merged from",i.map(({index:t,of:c,verdict:h})=>`${t}/${c} (${b().VERDICT_WORDS[h]})`).join(", ")],["T\
ool",`${s.name} ${s.version}`],["Sandbox self-test",r.length>0?`${r.length-n.length} of ${(0,b().count)(r.length,"attemp\
t")} prevented`:null],...n.map(({name:t,required:c})=>["Not prevented",`${(0,b().spoken)(t)}${c?"":" (not required)"}`]),
...l.map(({from:t,reason:c})=>["Not available",`${(0,b().inCode)(t)}: ${c}`])]}function $(g){const{genes:E,isolation:C,approvals:i,
approval_digest:s}=g,e=E.some(({commands:r})=>r.length>0);return[["Commits",x(g)],["Policy",O(g)],["Approved",i.map(A).join(
", ")],["Approval",s&&`digest ${(0,o().shortDigest)(s)}`],["Isolation",R(C)],["Can fail",e?M(g):null],["Note",E.length>0?
j:null]]}function O({policy:g,blast_radius:E}){if(g===null)return"not read";const{path:C="built-in defaults",extends:i,combined_with:s,
profile:e}=g,r=g.enforce_until===void 0?"":` until ${g.enforce_until}`;return[C,i?` extending ${i.repository}/${i.path}`:
"",s?` combined with ${s.name}`:"",`, profile ${e}`,E?.counting==="reference"?", files counted like the reference engine":
"",g.enforce?`, reports only${r}: a failing verdict does not fail the check`:""].join("")}function x(g){const{base_sha:E,
head_sha:C,audited_sha:i,event:s}=g;if(E!==null&&E===i)return`${(0,b().shortCommit)(E)} is both base and head, so nothin\
g changes`;const e=`${(0,b().shortCommit)(E)} \u2192 ${(0,b().shortCommit)(C)}`;return s.name==="worktree"?`${e} with th\
e uncommitted files`:s.name==="index"?`${e} with the staged files`:i===C?e:`${e}, audited: ${(0,b().shortCommit)(i)}`}function A({
user:g,at:E,pull_request:C}){return`by ${g} at ${(0,b().moment)(E)}${C===void 0?"":` (pull request ${C})`}`}function R({
level:g,description:E}){return g!=="namespaces"?E:`contained: ${/no network/.test(E)?"no network":"network allowed"}, pr\
ivate copy`}const j="The audit is the gate. Command output comes from the change\u2019s own code and is only evidence.",
v={killed:"yes",survived:"no",not_run:"not run"};function f({outcome:g,reason:E}){return`notices a defect: ${v[g]}${E===
void 0?"":` (${E})`}`}function y({commands:g}){const E=g.flatMap(({mutant:i})=>i?.outcome??[]);if(E.length===0)return;const[
C]=["killed","not_run","survived"].filter(i=>E.includes(i));return C&&v[C]}function M({genes:g}){const C=g.flatMap(e=>e.
commands).flatMap(({mutant:e})=>e??[]);if(C.length===0)return"not tried; only a run with the change broken can tell";const i=C.
find(e=>e.reason!==void 0)?.reason,s=e=>C.filter(({outcome:r})=>r===e).length;return s("not_run")===C.length?`not tried:\
 ${i}`:`with the change broken, ${s("killed")} of ${C.length} commands did not pass, as the change\u2019s own code reported${i===
void 0?"":`; ${s("not_run")} not run: ${i}`}`}},42844:function(H,m,a){a.r(m),a.d(m,{default:()=>o.A});var o=a(49585)},40894:function(H,m,a){
a.r(m),a.d(m,{renderToString:()=>o.F0});var o=a(53091)},892:function(H,m,a){a.r(m),a.d(m,{Fragment:()=>o.FK,jsx:()=>o.Y,
jsxs:()=>o.FD});var o=a(38720)}};
