"use strict";exports.id=5450,exports.ids=[5450],exports.modules={1207:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.BrokenAnswer=void 0,p.asUnavailable=$,p.explainFailure=c,p.ifFound=s,p.readFailure=v,p.requireAsked=P;function o(){const f=r(
7723);return o=function(){return f},f}function E(){const f=r(41895);return E=function(){return f},f}class L extends Error{name="\
BrokenAnswer"}p.BrokenAnswer=L;function P(f,u){if(!f)throw new L(`it is not about ${u}`)}const N=300;function v(f){const u=typeof f==
"object"&&f!==null?f:{},e=k(u.message??f);if(C(u)||C(u.cause))return{kind:"timeout",said:e};if(u.name==="BrokenAnswer")return{
kind:"broken",said:e};const l=g(f);if(l!==void 0)return{kind:"broken",said:k(l)};if(typeof u.status!="number")return{kind:"\
unexpected",said:e};if(u.response===void 0)return{kind:"network",said:e};const i=u.response.headers??{},j=I(i["retry-aft\
er"]),O=i["x-ratelimit-remaining"]==="0"?I(i["x-ratelimit-reset"]):void 0,S=j!==void 0||O!==void 0;return{kind:x(u.status,
e,S),said:e,status:u.status,...j!==void 0&&{retryAfter:j},...O!==void 0&&{resetAt:O}}}const A=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function g(f){if(f instanceof o().ZodError){const[e]=f.issues;return`its field ${e?.path.join(".")} is not as GitHub doc\
uments it`}return f instanceof TypeError&&A.test(f.message)?"it lacks fields that GitHub documents":void 0}function x(f,u,e){
return f===429||f===403&&(e||/rate limit|abuse/i.test(u))?"rate_limited":f===403?/not accessible by/i.test(u)?"denied":"\
forbidden":f===401?"unauthorized":f===404||f===410?"not_found":f===422||f===400||f===413?"invalid":f>=500?"server":"unex\
pected"}const h="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",M={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(f,{permission:u,readOnlyToken:e})=>e?`th\
e token may not write (403): ${h}`:`the token lacks a permission (403); add \`${u}\` under \`permissions:\` of the job`,
forbidden:({said:f})=>`GitHub denied the request (403): ${f}`,not_found:({status:f},{permission:u})=>`not found on GitHu\
b (${f}): it was deleted, or the token cannot access this repository (it needs \`${u}\`)`,invalid:({status:f,said:u})=>`\
GitHub rejected the content (${f}): ${u}`,rate_limited:({status:f,retryAfter:u})=>`the token\u2019s rate limit is exhausted (${f}\
)${u===void 0?"":`; GitHub asks to wait ${u} s`}; run the job again later`,server:({status:f})=>`GitHub returned a serve\
r error (${f}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:f})=>`GitHub cannot be reached (${f}); check the runner\u2019s network and proxy`,
broken:({said:f})=>`the answer of GitHub, or of a proxy, cannot be used: ${f}; run the job again later`,unexpected:({said:f})=>f};
function c(f,u){const e=v(f);return`could not ${u.doing}: ${M[e.kind](e,u)}`}async function s(f){try{return await f}catch(u){
if(v(u).kind==="not_found")return;throw u}}function $(f,u){if(f instanceof E().GateError)return f;const e=c(f,u);return new(E()).
GateError("github_unavailable",e,"Run the job again.",{cause:f})}function C(f){const u=f?.name;return u==="TimeoutError"||
u==="AbortError"}function k(f){const u=String(f).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return u.length>N?`${u.slice(0,N)}...`:u}function I(f){const u=typeof f=="string"&&f!==""?
Number(f):Number.NaN;return Number.isFinite(u)&&u>=0?u:void 0}},55430:function(z,p,r){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.publishFiles=C,p.resultPaths=s;function o(){const e=r(51455);return o=function(){return e},e}function E(){
const e=r(76760);return E=function(){return e},e}function L(){const e=r(58500);return L=function(){return e},e}function P(){
const e=r(1207);return P=function(){return e},e}function N(){const e=r(41895);return N=function(){return e},e}function v(){
const e=r(28765);return v=function(){return e},e}function A(){const e=r(52978);return A=function(){return e},e}function g(){
const e=r(10289);return g=function(){return e},e}function x(){const e=r(62887);return x=function(){return e},e}function h(){
const e=r(31048);return h=function(){return e},e}function M(){const e=r(58924);return M=function(){return e},e}function c(){
const e=r(11357);return c=function(){return e},e}function s(e){const l=i=>(0,E().join)(e,i);return{report:l("gate-report\
.json"),validationReports:l("validation-reports"),agentTask:l(A().AGENT_TASK_FILE),agentPatch:l(A().AGENT_PATCH_FILE),page:l(
"report.md"),html:l("report.html"),sarif:l("report.sarif"),junit:l("report.junit.xml")}}const $=1024*1024;async function C(e,l,i){
const j=s(e);try{await f(e);for(const O of k(j,l,i))await O(),await(0,L().setImmediate)(),i?.throwIfAborted();return{status:"\
reached",where:e}}catch(O){return{status:"failed",reason:`could not write the result files: ${(0,P().readFailure)(O).said}`,
...O instanceof N().GateError&&{hint:O.hint}}}}function k(e,{report:l,markdown:i},j){return[()=>(0,v().replaceFile)(e.report,
(0,h().renderJson)(l)),()=>I(e.validationReports,l,j),()=>(0,v().replaceFile)(e.agentTask,(0,A().renderAgentTask)(l)),()=>u(
e.agentPatch,l.fix?.patch||void 0),()=>(0,v().replaceFile)(e.page,i($)),()=>(0,v().replaceFile)(e.html,(0,x().renderHtml)(
l)),()=>(0,v().replaceFile)(e.sarif,(0,c().renderSarif)(l)),()=>(0,v().replaceFile)(e.junit,(0,M().renderJunit)(l))]}async function I(e,{
validation_reports:l},i){await f(e);for(const j of await(0,o().readdir)(e))/^vr_\d+\.json$/.test(j)&&await(0,o().rm)((0,E().
join)(e,j));for(const j of l)i?.throwIfAborted(),await(0,v().replaceFile)((0,E().join)(e,`${j.id}.json`),`${(0,g().json)(
j)}
`)}async function f(e){if(await(0,v().makeFolder)(e),!(await(0,o().lstat)(e)).isDirectory())throw new Error(`${e} is a s\
ymlink or not a directory`)}async function u(e,l){l===void 0?await(0,o().rm)(e,{force:!0}):await(0,v().replaceFile)(e,l)}},
62887:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderHtml=S;function o(){const n=r(892);return o=
function(){return n},n}function E(){const n=r(77598);return E=function(){return n},n}function L(){const n=r(40894);return L=
function(){return n},n}function P(){const n=r(13580);return P=function(){return n},n}function N(){const n=r(80770);return N=
function(){return n},n}function v(){const n=r(67237);return v=function(){return n},n}function A(){const n=r(63029);return A=
function(){return n},n}function g(){const n=r(69379);return g=function(){return n},n}function x(){const n=r(55967);return x=
function(){return n},n}function h(){const n=r(94978);return h=function(){return n},n}function M(){const n=r(74658);return M=
function(){return n},n}function c(){const n=r(63245);return c=function(){return n},n}function s(){const n=r(38319);return s=
function(){return n},n}function $(){const n=r(94965);return $=function(){return n},n}function C(){const n=r(11217);return C=
function(){return n},n}function k(){const n=r(31992);return k=function(){return n},n}function I(){const n=r(14305);return I=
function(){return n},n}const f=12,u={most:10,columns:120};function e(n,t){const{notices:d,suppressed:y}=t,w=(F,m,R)=>({id:F,
title:m,label:"",noun:"finding",rows:(0,g().findingRows)(R,!0)}),T=[(0,x().fixList)(n),(0,s().machineList)(n),(0,s().readList)(
n),(0,h().geneList)(n,t),(0,s().claimList)(n),(0,A().environmentList)(n)],b=[(0,v().sizeList)(n),(0,s().uncountedList)(n),
w("notices","Notices",d),w("suppressed","Ignored by the policy",y),j(n)];return[...i(n,t),...T.flatMap(F=>l(F,!1)),...b.
flatMap(F=>l(F,!0))]}function l({id:n,title:t,noun:d,note:y,rows:w,copy:T},b){if(w.length===0)return[];const F=(0,o().jsxs)(
o().Fragment,{children:[y!==void 0&&(0,o().jsx)("p",{class:"quiet",children:y}),(0,o().jsx)(k().Rows,{of:w,noun:d}),T&&(0,o().
jsx)(k().Block,{block:{...T,isFolded:!0}})]}),m=(w[0]?.name??w[0]?.status)!==void 0;return[{id:n,title:t,...m&&{count:w.
length},isFolded:b,body:F}]}function i({next_actor:n},t){const{dangers:d,blocked:y,failed:w,waiting:T,findings:b}=t,F={"\
dangerous finding":(0,g().findingRows)(d),"blocked command":(0,g().blockedRows)(y),"failed command":(0,g().failedRows)(w,
u),"pending approval":(0,g().findingRows)(T),finding:(0,g().findingRows)(b)},m=Object.entries(F).map(([D,G])=>(0,o().jsx)(
k().Rows,{noun:D,of:G,open:f},D)),R=Object.values(F).flat().length;return R===0?[]:[{id:"attention",count:R,isFolded:!1,
body:m,title:n==="done"?"Warnings":"Action required"}]}function j({findings:n,capsules:t}){const d=[...n,...t.flatMap(({
reasons:b})=>b)],y=[...new Set(d.map(({rule:b})=>b))].flatMap(b=>(0,P().ruleOf)(b)??[]),w=(b,F="")=>F===""?[]:[{title:b,
lines:F.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:y.map(({id:b,title:F,why:m,wrong:R,right:D,configure:G})=>({
tone:"quiet",name:b,words:F,documents:b,isFolded:!0,notes:[{text:m.replace(/\s+/g," ")}],blocks:[...w("Wrong",(0,N().exampleText)(
R)),...w("Right",(0,N().exampleText)(D)),...w("Configure",G)]}))}}const O=["default-src 'none'",`style-src 'sha256-${(0,E().
createHash)("sha256").update(I().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function S(n){const t=(0,c().reportSections)(n),d=e(n,t),y=(0,L().renderToString)((0,o().jsxs)(
o().Fragment,{children:[(0,o().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:O}),(0,o().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,o().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,o().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,o().jsx)("title",{children:`${(0,M().reportTitle)(n)} \xB7 gene-\
gate`})]})),w=(0,L().renderToString)((0,o().jsxs)("main",{children:[(0,o().jsx)(C().Masthead,{report:n,sections:t}),d.map(
T=>(0,o().jsx)(a,{section:T},T.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${y}<style>${I().STYLE}</style></head>
<body>${w}</body>
</html>
`}function a({section:n}){const{id:t,title:d,count:y,isFolded:w,body:T}=n,b=(0,o().jsxs)("h2",{id:`${t}-title`,children:[
d,y!==void 0&&(0,o().jsxs)("span",{class:"quiet",children:[" ",(0,$().grouped)(y)]})]});return w?(0,o().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,o().jsxs)("details",{id:t,children:[(0,o().jsx)("summary",{children:b}),
T]})}):(0,o().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[b,T]})}},11217:function(z,p,r){Object.defineProperty(
p,"__esModule",{value:!0}),p.Masthead=N;function o(){const g=r(892);return o=function(){return g},g}function E(){const g=r(
74658);return E=function(){return g},g}function L(){const g=r(94965);return L=function(){return g},g}function P(){const g=r(
31992);return P=function(){return g},g}function N({report:g,sections:x}){const{error:h,event:M}=g,c=(0,E().isReportedOnly)(
g),{verdict:s,words:$}=(0,E().headlineOf)(g,x);return(0,o().jsxs)("header",{children:[(0,o().jsxs)("p",{class:"quiet abo\
ut",children:[(0,o().jsx)("strong",{children:"gene-gate"}),M.pull_request!==void 0&&(0,o().jsxs)("span",{children:["pull\
 request ",M.pull_request]}),(0,o().jsxs)("span",{children:[(0,L().shortCommit)(g.base_sha)," \u2192 ",(0,L().shortCommit)(
g.head_sha)]}),(0,o().jsx)("time",{dateTime:g.finished_at,children:(0,L().moment)(g.finished_at)})]}),(0,o().jsx)("h1",{
children:(0,o().jsx)(P().Status,{tone:L().VERDICT_TONES[c?"warn":g.verdict],word:(0,L().capital)(s)})}),(0,o().jsx)("p",
{class:"headline",children:$}),c&&(0,o().jsx)("p",{children:(0,o().jsx)(P().Sentence,{text:(0,E().reportedOnlyNote)(g)})}),
h&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(P().Code,{lines:h.message.split(`
`)}),(0,o().jsx)("p",{class:"quiet",children:"Fix"}),(0,o().jsx)(P().Code,{lines:h.hint.split(`
`)})]}),(0,o().jsx)("dl",{class:"figures",children:A(g,x).map(([C,k,I])=>(0,o().jsxs)("div",{children:[(0,o().jsx)("dt",
{children:C}),(0,o().jsxs)("dd",{children:[(0,o().jsx)("strong",{children:k})," ",(0,o().jsx)("span",{class:"quiet",children:I})]})]},
C))})]})}const v={agent:"author",human:"person",done:"nobody",undecided:"undecided"};function A(g,x){const{genes:h,blast_radius:M,
next_actor:c,duration_ms:s}=g,{commands:$,passed:C,blocked:k,failed:I,notRun:f}=x,u=h.filter(({verdict:O})=>O==="pass"||
O==="warn").length,l=Object.entries({blocked:k,failed:I,"not run":f}).flatMap(([O,{length:S}])=>S>0?[`${S} ${O}`]:[]),i=[
["Genes",`${u} of ${h.length}`,"passed"],["Commands",`${C.length} of ${$.length}`,["passed",...l].join(", ")]],j=M&&[`${M.
files}`,`counted, ${(0,L().count)(M.lines,"line")}`];return[...h.length>0?i:[],...j?[["Files",...j]]:[],["Next actor",v[c],
""],["Duration",(0,L().duration)(s),"total"]]}},31992:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.
Block=f,p.Code=c,p.Rows=$,p.Sentence=h,p.Status=M;function o(){const u=r(892);return o=function(){return u},u}function E(){
const u=r(38863);return E=function(){return u},u}function L(){const u=r(13580);return L=function(){return u},u}function P(){
const u=r(10289);return P=function(){return u},u}function N(){const u=r(88611);return N=function(){return u},u}function v(){
const u=r(94965);return v=function(){return u},u}const A={sentence:2e3,name:300},g=1e3;function x({text:u}){return(0,o().
jsx)("code",{children:u===""?"(empty)":(0,P().terminal)((0,v().clipCounted)(u,A.name))})}function h({text:u}){const e=(0,v().
clipCounted)(u,A.sentence).split(/`([^`]+)`/);return(0,o().jsx)("bdi",{children:e.map((l,i)=>i%2===1?(0,o().jsx)("code",
{children:(0,P().terminal)(l)},i):(0,P().terminal)(l))})}function M({tone:u,word:e}){return(0,o().jsx)("strong",{class:`\
status ${u}`,children:e})}function c({lines:u,language:e}){const l=u.map(i=>`${(0,P().terminal)(i.replaceAll("	","    "))}\

`);return(0,o().jsx)("pre",{dir:"ltr",children:l.map((i,j)=>e==="diff"&&i.startsWith("-")?(0,o().jsx)("del",{children:i},
j):e==="diff"&&i.startsWith("+")?(0,o().jsx)("ins",{children:i},j):i)})}function s({command:u="",spans:e=[]}){return(0,o().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(u,e).map(({start:l,end:i,isShown:j})=>j?(0,N().markedRuns)(u,{start:l,
end:i},e).map(({text:O,marked:S},a)=>S?(0,o().jsx)("mark",{children:O||"\xA0"},a):O):(0,o().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(i-l)} `},l))})}function $({of:u,noun:e,open:l=g}){const i=u.slice(0,g).map((j,O)=>(0,o().jsx)("li",{
children:(0,o().jsx)(C,{row:j})},O));return(0,o().jsxs)(o().Fragment,{children:[i.length>0&&(0,o().jsx)("ul",{children:i.
slice(0,l)}),i.length>l&&(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:(0,v().count)(u.length-l,`mor\
e ${e}`)}),(0,o().jsx)("ul",{children:i.slice(l)})]}),u.length>g&&(0,o().jsxs)("p",{class:"quiet",children:[(0,v().count)(
u.length-g,`more ${e}`)," in ",(0,o().jsx)("code",{children:"gate-report.json"})]})]})}function C({row:u}){const{status:e,
rows:l=[],blocks:i=[],command:j,notes:O,rule:S,documents:a,isFolded:n}=u,t=O.filter(({label:w})=>w!==void 0),d=(0,o().jsxs)(
o().Fragment,{children:[j!==void 0&&(0,o().jsx)(s,{...u}),O.map(({label:w,text:T,tone:b="quiet"})=>w===void 0&&T!==""?(0,o().
jsx)("p",{class:b,children:(0,o().jsx)(h,{text:T})},T):null),(t.length>0||S!==void 0)&&(0,o().jsx)(I,{notes:t,rule:S}),i.
map((w,T)=>(0,o().jsx)(f,{block:w},T)),l.length>0&&!n&&u.also!==void 0?(0,o().jsxs)("details",{children:[(0,o().jsx)("su\
mmary",{children:(0,o().jsx)(h,{text:u.also})}),(0,o().jsx)($,{of:l,noun:"finding"})]}):l.length>0&&(0,o().jsx)($,{of:l,
noun:j===void 0?"command":"finding"})]}),y=e===void 0?"div":"article";return n?(0,o().jsxs)("details",{children:[(0,o().
jsx)("summary",{children:(0,o().jsx)(k,{row:u})}),(0,o().jsx)("div",{id:a&&`rule-${a}`,children:d})]}):(0,o().jsxs)(y,{children:[
(e??u.name??u.words)!==void 0&&(0,o().jsx)("p",{children:(0,o().jsx)(k,{row:u})}),d]})}function k({row:{status:u,tone:e,
name:l,word:i,words:j,place:O,also:S,rows:a=[]}}){const n=[u!==void 0&&(0,o().jsx)(M,{tone:e,word:u}),l!==void 0&&(0,o().
jsx)(x,{text:l}),i!==void 0&&(0,o().jsxs)("span",{class:u===void 0?e:"quiet",children:["(",i,")"]}),j!==void 0&&(0,o().jsx)(
h,{text:j}),O!==void 0&&!l?.startsWith(O.path)&&(0,o().jsx)("span",{class:"quiet",children:(0,o().jsx)(x,{text:`${O.path}\
:${O.line}`})}),S!==void 0&&a.length===0&&(0,o().jsx)(h,{text:S})];return(0,o().jsx)(o().Fragment,{children:n.filter(Boolean).
map((t,d)=>[d>0?" ":"",t])})}function I({notes:u,rule:e}){const l=u.map(({label:i="",text:j})=>[(0,v().capital)(i),(0,o().
jsx)(h,{text:j},j)]);if(e!==void 0){const i=(0,o().jsx)(x,{text:e});l.push(["Rule",(0,L().ruleOf)(e)===void 0?i:(0,o().jsx)(
"a",{href:`#rule-${e}`,children:i})])}return(0,o().jsx)("dl",{children:l.map(([i,j],O)=>(0,o().jsxs)("div",{children:[(0,o().
jsx)("dt",{children:i}),(0,o().jsx)("dd",{children:j})]},O))})}function f({block:u}){const{title:e,lines:l,language:i,isFolded:j}=u,
O=e!==void 0&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(h,{text:e}),i==="sh"&&(0,o().jsxs)(o().Fragment,{children:[
" ","(",(0,o().jsx)("a",{href:E().HOW_TO_GET_IT,children:"how to get it"}),")"]})]});return j?(0,o().jsxs)("details",{children:[
(0,o().jsx)("summary",{children:O}),(0,o().jsx)(c,{...u})]}):(0,o().jsxs)(o().Fragment,{children:[O&&(0,o().jsx)("p",{children:O}),
l.length>0&&(0,o().jsx)(c,{...u})]})}},14305:function(z,p){Object.defineProperty(p,"__esModule",{value:!0}),p.STYLE=void 0;
const r=p.STYLE=`
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
  grid-template-columns: clamp(4.5rem, 22%, 9rem) minmax(0, 1fr);
  gap: 1rem;
}

article dl > div { grid-template-columns: 4.5rem minmax(0, 1fr); }

.figures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
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
`},31048:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderJson=A,p.reportDigest=g;function o(){const x=r(
23404);return o=function(){return x},x}function E(){const x=r(2833);return E=function(){return x},x}function L(){const x=r(
41895);return L=function(){return x},x}function P(){const x=r(10289);return P=function(){return x},x}function N(){const x=r(
5640);return N=function(){return x},x}function v(){const x=r(78534);return v=function(){return x},x}function A(x,h=v().MAX_REPORT_BYTES){
const M=`${(0,P().json)(N().gateReportSchema.parse(x))}
`;if(Buffer.byteLength(M)<=h)return M;throw new(L()).GateError("file_unreadable",`The report has more than ${h} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function g(x){return(0,E().
digestOf)((0,o().canonicalize)(x))}},58924:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderJunit=
M;function o(){const n=r(42844);return o=function(){return n},n}function E(){const n=r(59490);return E=function(){return n},
n}function L(){const n=r(10289);return L=function(){return n},n}function P(){const n=r(51660);return P=function(){return n},
n}function N(){const n=r(74658);return N=function(){return n},n}function v(){const n=r(90042);return v=function(){return n},
n}function A(){const n=r(63245);return A=function(){return n},n}function g(){const n=r(94965);return g=function(){return n},
n}const x="change",h=new(o()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function M(n){const t=c(n),d={"@timestamp":n.started_at},y={"@name":"gene-gate",...C(t.flatMap(({cases:T})=>T)),
...d,...t.length>0&&{testsuite:t.map(({name:T,file:b,cases:F})=>({"@name":(0,L().terminal)(T),...C(F),...b!==void 0&&{"@\
file":(0,L().terminal)(b)},...d,testcase:F}))}},w={"@version":"1.0","@encoding":"UTF-8"};return`${h.build({"?xml":w,testsuites:y}).
trim()}
`}function c(n){const{error:t,verdict:d}=n,y=(0,A().reportSections)(n),w=[...y.dangers,...y.findings].filter(({severity:W})=>W===
"error"),T=new Set(n.genes.map(({id:W})=>W)),b=(0,E().groupBy)(w,({subject:W})=>T.has(W?.id??"")?W?.id:x),F=(0,E().groupBy)(
y.commands,({gene:W})=>W),m=W=>(b.get(W)??[]).map(U=>u(U,W)),R=n.genes.map(W=>{const U=[...(F.get(W)??[]).map(f),...m(W.
id)];return s({name:W.id,file:W.path,cases:U},W.verdict,W.summary)}),D=t?[e("error",x,t.message,t.hint)]:[],G={name:x,cases:[
...D,...m(x)]},B=R.some($)?G:s(G,d,(0,N().reportTitle)(n));return B.cases.length>0?[B,...R]:R}function s(n,t,d){return!(t===
"fail"||t==="error")||$(n)?n:{...n,cases:[...n.cases,e("failure",n.name,d)]}}function $({cases:n}){return n.some(({failure:t,
error:d})=>t!==void 0||d!==void 0)}function C(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,d)=>t+Number(
d["@time"]),0).toFixed(3)}}const k=1e3,I={lines:40,columns:200};function f(n){const{gene:t,command:d}=n,{outcome:y,proof:w,
location:T}=d;return{"@name":S(d.command),"@classname":S(t.id),"@file":S(T?.path??t.path),"@line":T?.line??t.line,"@time":a(
y?.duration_ms??0),...w&&{properties:{property:{"@name":"proof","@value":S((0,v().proofWords)(w))}}},...l(n),...y&&{"sys\
tem-out":(0,P().streamLines)(y.stdout).join(`
`),"system-err":(0,P().streamLines)(y.stderr).join(`
`)}}}function u(n,t){const{rule:d,message:y,location:w}=n;return{"@name":S(d),"@classname":S(t),...w&&{"@file":S(w.path),
"@line":w.line},"@time":a(0),failure:{"@type":S(d),"@message":S(y),"#text":O(n)}}}function e(n,t,d,y=""){const w=(0,L().
terminalLines)((0,g().clipCounted)(y,k));return{"@name":"verdict","@classname":S(t),"@time":a(0),[n]:{"@type":"verdict",
"@message":S(d),"#text":w.join(`
`)}}}function l({gene:n,command:t,result:d,findings:y}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":S(j(n,t))}};case"blocked":case"failed":{const[w]=y,{outcome:T}=t,b=T?(0,P().errorLines)(T,I.lines,I.columns):[],
F={"@type":S(w?.rule??d),"@message":S(w?.message??n.summary),"#text":[...y.map(O),...b].join(`
`)};return T!==void 0&&i.has(T.status)?{error:F}:{failure:F}}}}const i=new Set(["crashed","not_runnable","error"]);function j({
summary:n,verdict:t},{outcome:d}){const y=d?.reason??(t==="pass"||t==="warn"?"":n);return[d?(0,g().statusWords)(d):"not \
run",y].filter(Boolean).join(": ")}function O({message:n,remedy:t}){return[n,t].filter(Boolean).map(S).join(`
`)}function S(n){return(0,L().terminal)((0,g().clipCounted)(n,k))}function a(n){return(n/1e3).toFixed(3)}},69633:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.diffLink=g,p.encodedPath=v,p.headPlace=x,p.isRepositoryPath=A,p.permalink=
N,p.rulePage=P;function o(){const h=r(77598);return o=function(){return h},h}function E(){const h=r(38863);return E=function(){
return h},h}function L(){const h=r(13580);return L=function(){return h},h}function P(h){return(0,L().ruleOf)(h)&&`${E().
HOME}/blob/main/docs/rules/${h}.md`}function N(h,M,c){const s=x(h,c);if(s===void 0||h.head_sha===null||/\p{Cs}/u.test(s.
path))return;const $=v(s.path),C=s.line===void 0?"":`#L${s.line}`;return`${M}/blob/${h.head_sha}/${$}${C}`}function v(h){
return Buffer.from(h).toString().split("/").map(encodeURIComponent).join("/")}function A(h){return h.split("/").every(M=>![
"",".",".."].includes(M))}function g(h,M,c){const{pull_request:s}=h.event;if(s===void 0)return N(h,M,c);const $=(0,o().hash)(
"sha256",c.path);return`${M}/pull/${s}/files#diff-${$}`}function x({head_sha:h,audited_sha:M,head_files:c},{path:s,line:$}){
if(M===h)return{path:s,line:$};if(c===void 0)return{path:s};const C=c.find(I=>I.path===s);if(C===void 0)return{path:s,line:$};
if(C.missing)return;const k=C.same.find(I=>I.line<=$&&$<I.line+(I.lines??Number.POSITIVE_INFINITY));return{path:s,...k&&
{line:k.head_line+$-k.line}}}},28387:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.genesTable=h;function o(){
const s=r(67237);return o=function(){return s},s}function E(){const s=r(17577);return E=function(){return s},s}function L(){
const s=r(94978);return L=function(){return s},s}function P(){const s=r(74658);return P=function(){return s},s}function N(){
const s=r(90042);return N=function(){return s},s}function v(){const s=r(94965);return v=function(){return s},s}const A=10,
g=2,x=["error","fail","needs_approval","warn","pass"];function h({genes:s,verdict:$},C){if(s.length===0)return[];const k=s.
toSorted((l,i)=>x.indexOf(l.verdict)-x.indexOf(i.verdict)),I=s.length>A?(0,E().groupsOf)(k,l=>c(l).join("|")):k.map(l=>({
lead:l,others:[]})),f=[["Result",s.some(l=>l.verdict!==$)],["Commands",!0],["Files",!0],["Gene",!0],["Fails without the \
change",s.some(l=>(0,N().failsWithoutChange)(l)!==void 0)]],u=f.flatMap(([l,i])=>i?[l]:[]),e=I.slice(A).flatMap(({lead:l,
others:i})=>[l,...i]);return[`| ${u.join(" | ")} |`,`|${"---|".repeat(u.length)}`,...I.slice(0,A).map(l=>M(l,s,C)).map(l=>`\
| ${l.filter((i,j)=>f[j]?.[1]).join(" | ")} |`),"",...e.length>0?[`And ${(0,v().count)(e.length,"other gene")}.`,""]:[]]}
function M(s,$,C){const k=[s.lead,...s.others].slice(0,g).map(u=>C.place(u,(0,L().geneName)(u,$)).replaceAll("|","\\|")),
I=(0,E().sizeOf)(s)-k.length,f=`${k.join(", ")}${I>0?` and ${(0,v().grouped)(I)} more`:""}`;return c(s.lead).toSpliced(3,
0,f)}function c(s){const{verdict:$,blast_radius:C}=s;return[`${P().VERDICT_SYMBOLS[$]} ${(0,v().spoken)($)}`,(0,L().commandCounts)(
s,""),(0,o().sizeWords)(C.files,C.max_files),(0,N().failsWithoutChange)(s)??"not run"].map(k=>k.replaceAll(/(?<!,) /g,"\xA0"))}},
20471:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderMarkdown=I;function o(){const m=r(52978);
return o=function(){return m},m}function E(){const m=r(10289);return E=function(){return m},m}function L(){const m=r(67237);
return L=function(){return m},m}function P(){const m=r(63029);return P=function(){return m},m}function N(){const m=r(69379);
return N=function(){return m},m}function v(){const m=r(55967);return v=function(){return m},m}function A(){const m=r(94978);
return A=function(){return m},m}function g(){const m=r(74658);return g=function(){return m},m}function x(){const m=r(63245);
return x=function(){return m},m}function h(){const m=r(38319);return h=function(){return m},m}function M(){const m=r(94965);
return M=function(){return m},m}function c(){const m=r(28387);return c=function(){return m},m}function s(){const m=r(80615);
return s=function(){return m},m}function $(){const m=r(70939);return $=function(){return m},m}const C=[{most:8,blocked:200,
outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},
{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],k=3;function I(m,R){const D=(0,x().
reportSections)(m),G=u(m,D),{part:B="whole",maxCharacters:W,repositoryUrl:U}=R,H=B==="screen"?C.slice(k):C,J=[...B==="ta\
ble"?[()=>[...(0,c().genesTable)(m,(0,s().linkerOf)(m,U)),...b(R)]]:H.map(Y=>()=>a(m,D,Y,R)),()=>[`Not shown: everything\
 but this line. ${F(R)}`]];for(const Y of J){const V=f([...G,...Y()]);if(V.length<=W)return V}return f(G).split(`
`,1).join("").slice(0,W)}function f(m){return`${m.join(`
`).trimEnd()}
`}function u(m,R){const{verdict:D,words:G}=(0,g().headlineOf)(m,R),B=(0,g().isReportedOnly)(m),U=`### ${g().VERDICT_SYMBOLS[B?
"warn":((0,g().undecidedPart)(m)??m).verdict]} gene-gate: ${D}`,{error:H}=m;return[G===""?U:`${U} \u2014 ${G}`,"",...H?[
...i(H.message),...i(`Fix: ${H.hint}`)]:[],...B?[(0,g().reportedOnlyNote)(m),""]:[],...m.isolation.untrusted?[e,""]:[]]}
const e="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",l=2e3;function i(m){const[R="",...D]=(0,M().clip)(m,l).trim().split(`
`),G=D.length>0?[...(0,E().markdownFence)((0,E().terminalLines)(D.join(`
`))),""]:[];return[(0,s().sentence)(R),"",...G]}const j=2,O={findings:4,blocked:20},S=12;function a(m,R,D,G){const{part:B="\
whole",detailsUrl:W}=G,U=(0,s().linkerOf)(m,G.repositoryUrl),{most:H}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=R,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,N().
findingRows)(J)),{most:H}],[(0,h().machineList)(m),{most:S}],[X("blocked","Blocked","blocked command",(0,N().blockedRows)(
Y)),{most:D.blocked,full:j,unfolded:O.blocked}],[X("failed","Failed","failed command",(0,N().failedRows)(V,on)),{most:H,
full:j}],[X("waiting","Approval required","finding",(0,N().findingRows)(K)),{most:H}],[X("findings","Findings","finding",
(0,N().findingRows)(_)),{most:H,unfolded:O.findings}],[(0,v().fixList)(m),{most:H,full:1}],[(0,h().readList)(m),{most:S}]],
en=tn.map(([Z,Q])=>(0,$().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,$().beyond)(Q,nn.most);
return q>0?[(0,M().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,c().genesTable)(m,U),...en.slice(2).flat(),...n(
rn,D,G),...B==="detail"?[]:t(m,W),...b(G),...D.everything?y(m,R,U):[]]}function n(m,{everything:R},D){const G=R||D.part===
"screen"?[]:["everything that passed"],B=[...m,...G];return B.length===0?[]:[`Not shown: ${B.join(", ")}. ${F(D)}`,""]}function t(m,R){
const{next_actor:D,edits:G,todo:B,human:W}=(0,o().agentTask)(m);if(D==="done")return[];const U=(0,s().linked)("artifacts",
R&&`${R}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...G.length>0?[(0,M().count)(G.length,"edit")]:[],...B.
length>0?[`${B.length} to do`]:[],...W.length>0?[`${W.length} for a person`]:[]].join(", ")}. The task${G.length>0?", wi\
th its diff,":""} is \`${o().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;function y(m,R,D){const{genes:G}=m,
B=[(0,h().claimList)(m),(0,h().uncountedList)(m)],W=[...(0,A().geneList)(m,R).rows.flatMap(w),...B.flatMap(({rows:V})=>V.
map(K=>(0,$().rowItem)(K,D))),...m.blast_radius?[`- Size: ${(0,L().countedWords)(m)}`]:[],...(0,N().findingRows)([...R.notices,
...R.suppressed],!0).map(V=>(0,$().rowItem)(V,D))],U=W.length-d,H=G.flatMap(V=>V.commands).length,J=G.length>0?`${(0,M().
count)(G.length,"gene")}, ${(0,M().count)(H,"command")}, `:"",Y=(0,P().environmentList)(m).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...W.slice(0,d),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,s().sentence)(K)}`]),"","</details>",""]}function w({
name:m="",word:R,status:D,words:G,notes:B,rows:W=[]}){const U=W.filter(({command:H})=>H!==void 0);return[`- ${(0,s().name)(
m)} ${R}, ${D}: ${G}`,...B.map(({text:H})=>`  - ${(0,s().sentence)(H)}`),...U.map(({command:H="",status:J,words:Y})=>{const V=(0,s().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,E().markdownCode)((0,M().clipCounted)(H,T))} ${V}`})]}const T=200;
function b({detailsUrl:m,detailUrl:R}){const[D,G]=[m,R].map(W=>W&&(0,E().markdownLinkTarget)(W)),B=[...G?[`[Details](${G}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return B.length>
0?[B.join(" \xB7 "),""]:[]}function F({detailsUrl:m,detailUrl:R=m}){const D=R&&(0,E().markdownLinkTarget)(R);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(z,p,r){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.linked=x,p.linkerOf=A,p.name=v,p.ruleLink=g,p.sentence=N;function o(){const h=r(10289);return o=function(){
return h},h}function E(){const h=r(69633);return E=function(){return h},h}function L(){const h=r(94965);return L=function(){
return h},h}const P={sentence:400,name:100};function N(h){return(0,o().markdownSentence)((0,L().clipCounted)(h,P.sentence))}
function v(h){return(0,o().markdownCode)((0,L().clipCounted)(h,P.name))}function A(h,M){const c=s=>($,C=`${$.path}:${$.line}`)=>x(
v(C),M===void 0?void 0:s(h,M,$));return{place:c(E().permalink),diff:c(E().diffLink)}}function g(h){return x(v(h),(0,E().
rulePage)(h))}function x(h,M){const c=M&&(0,o().markdownLinkTarget)(M);return c?`[${h}](${c})`:h}},70939:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.beyond=g,p.listSection=A,p.rowItem=k;function o(){const e=r(38863);return o=
function(){return e},e}function E(){const e=r(10289);return E=function(){return e},e}function L(){const e=r(88611);return L=
function(){return e},e}function P(){const e=r(23408);return P=function(){return e},e}function N(){const e=r(94965);return N=
function(){return e},e}function v(){const e=r(80615);return v=function(){return e},e}function A({title:e,note:l,noun:i,rows:j,
copy:O},S,{full:a=0,unfolded:n=Number.POSITIVE_INFINITY,most:t=Number.POSITIVE_INFINITY}){if(j.length===0)return[];const d=(0,P().
shownRows)(j,t),y=d.slice(a).map(w=>k(w,S));return[`#### ${e}`,"",...l===void 0?[]:[l,""],...d.slice(0,a).flatMap(w=>s(w,
S)),...a>0&&y.length>0?[`Other ${i}s:`,""]:[],...x(y,i,n),...O?h(O.title,(0,E().markdownFence)(O.lines)):[],...M(j)]}function g(e,l){
return(0,P().sizeOfRows)(e)-(0,P().sizeOfRows)((0,P().shownRows)(e,l))}function x(e,l,i){if(e.length===0)return[];const j=e.
slice(i);return[...e.slice(0,i),"",...j.length>0?h((0,N().count)(j.length,`other ${l}`),j):[]]}function h(e,l){return[`<\
details><summary>${e}</summary>`,"",...l,"","</details>",""]}function M(e){return e.some(({notes:i})=>i.some(({text:j})=>j.
includes("`/gene-gate approve`")))?c:[]}const c=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function s(e,l){const{words:i,command:j,spans:O=[],notes:S,blocks:a=[],rule:n,also:t}=e,d=a.filter(({title:R})=>R===
void 0).flatMap(({lines:R})=>R),[y="",...w]=(0,L().markedLines)(j??"",O),T=d.length>0?"$ ":"",b=(0,E().markdownFence)([T+
y,...w,...d]),F=[...f(e,l),...i===void 0?[]:[(0,v().sentence)(i)]],m=n===void 0?"":` (${(0,v().ruleLink)(n)})`;return[[...F,
...u(e,l)].join(", ")+(t?`; ${(0,v().sentence)(t)}`:""),"",...j===void 0?[]:[...b,""],...S.map((R,D)=>`- ${(0,N().capital)(
R.label??"note")}: ${C(R)}${D===0?m:""}`),...S.length>0?[""]:[],...a.flatMap(R=>$(R))]}function $({title:e,lines:l,language:i,
isFolded:j}){if(e===void 0||j)return[];const O=i==="sh"?` (${(0,v().linked)("how to get it",o().HOW_TO_GET_IT)})`:"",S=i?
(0,E().rawBlock)(l,i):(0,E().markdownFence)(l),a=(0,N().capital)((0,v().sentence)(e))+O;return l.length>0?[`${a}:`,"",...S,
""]:[`${a}.`,""]}function C({label:e,text:l}){const i=e==="fix";return(0,v().sentence)(i?l.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):l)}function k(e,l){const{status:i,tone:j,words:O,command:S,spans:a=[],notes:n,rule:t,also:d,files:y=[]}=e,w=i===void 0&&
j==="bad"?"\u26A0\uFE0F ":"",T=i!==void 0&&S===void 0?[`**${(0,N().capital)(i)}:**`]:[],b=O&&(e.isWhole?(0,E().markdownSentence)(
O):(0,v().sentence)(O)),F=[...b?[b]:[],...n.filter(({isMinor:B})=>!B).map(C),...y.length>0?[`Files: ${y.map(B=>l.diff({path:B,
line:1},B)).join(", ")}`]:[]].reduce((B,W)=>B===""||/[.:]$/.test(B)?`${B} ${W}`:`${B}. ${W}`,""),m=S===void 0?[]:[(0,E().
markdownCode)((0,L().commandLine)(S,a)),"\u2014"],R=f(e,l).map(B=>F===""?B:`${B}:`),D=[...u(e,l),...t?[(0,v().ruleLink)(
t)]:[]].join(", "),G=[...D===""?[]:[D],...d?[(0,v().sentence)(d)]:[]].join("; ");return`- ${w}${[...T,...m,...R,F.trim(),
...G===""?[]:[`(${G})`]].filter(Boolean).join(" ")}`}function I({status:e,name:l,place:i}){return e===void 0||i===void 0||
l?.startsWith(i.path)===!0}function f(e,l){const{name:i,word:j,place:O}=e;if(i===void 0)return[];const S=O&&I(e)?l.diff(
O,i):(0,v().name)(i);return[j===void 0?S:`${S} (${j})`]}function u(e,l){return e.place&&!I(e)?[l.place(e.place)]:[]}},11357:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.renderSarif=$;function o(){const t=r(41895);return o=function(){return t},
t}function E(){const t=r(38863);return E=function(){return t},t}function L(){const t=r(78261);return L=function(){return t},
t}function P(){const t=r(74238);return P=function(){return t},t}function N(){const t=r(13580);return N=function(){return t},
t}function v(){const t=r(47350);return v=function(){return t},t}function A(){const t=r(10289);return A=function(){return t},
t}function g(){const t=r(69633);return g=function(){return t},t}function x(){const t=r(6244);return x=function(){return t},
t}function h(){const t=r(8229);return h=function(){return t},t}function M(){const t=r(74658);return M=function(){return t},
t}function c(){const t=r(94965);return c=function(){return t},t}const s=5e3;function $(t){const d=t.findings.toSorted(L().
byHarm).slice(0,s),y=[...new Set(d.map(({rule:R})=>R))],{audited_sha:w,base_sha:T,verdict:b,tool:F}=t,m={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:F.name,version:F.version,semanticVersion:F.
version,informationUri:E().HOME,rules:y.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[e]:{description:{text:"\
The audited commit."}}},invocations:[C(t,t.findings.length-d.length)],results:d.map(R=>({...f(R,t),ruleIndex:y.indexOf(R.
rule)})),properties:{verdict:b,base_sha:T,audited_sha:w}}]};return`${(0,A().jsonLine)(m)}
`}function C(t,d){const{error:y,verdict:w}=t,T=[];if(y){const b={text:(0,A().sarifText)((0,o().inSentences)(y))};T.push(
{level:"error",descriptor:{id:y.code},message:b})}if(d>0){const b=`${(0,c().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;T.push({level:"warning",
message:{text:b}})}return{executionSuccessful:w!=="error",exitCode:(0,v().exitCodeOf)(w,t.policy?.enforce),exitCodeDescription:(0,M().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...T.length>0&&{toolExecutionNotifications:T}}}const k=600,
I="geneGateFinding/v1";function f(t,d){const{id:y,rule:w,severity:T,harm:b="bookkeeping",suppressed:F}=t;return{ruleId:w,
level:j[T],rank:S[b].rank,message:{text:u(t)},locations:[l(t,d)],...y!==void 0&&{partialFingerprints:{[I]:y}},...F&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,A().sarifText)((0,c().clipCounted)(F.reason,k)),properties:{expires:F.
expires}}]}}}function u({message:t,remedy:d,rule:y}){return[t,d].filter(T=>T!=="").map(T=>(0,A().sarifText)((0,c().clipCounted)(
T,k))).join(" ")||y}const e="%SRCROOT%";function l({subject:t,location:d},{genes:y,policy:w}){const T=y.find(({id:F})=>F===
t?.id),b=[d,T&&{path:T.path,line:T.line}].find(F=>F!==void 0&&(0,g().isRepositoryPath)(F.path));return{physicalLocation:{
artifactLocation:{uri:(0,g().encodedPath)(b?.path??w?.path??P().POLICY_PATH),uriBaseId:e},region:b===void 0?{startLine:1}:
i(b)},...t?.id!==void 0&&{logicalLocations:[{name:(0,A().terminal)(t.id),kind:(0,A().terminal)(t.type??"Gene").toLowerCase()}]}}}
function i(t){const{line:d=1,column:y,end_line:w,end_column:T}=t,b={startLine:d,...y!==void 0&&{startColumn:y}};if(w===void 0||
w<d)return b;const F=T!==void 0&&(w>d||T>=(y??1));return{...b,endLine:w,...F&&{endColumn:T}}}const j={error:"error",warning:"\
warning",notice:"note"},O={error:"error",warning:"warning",notice:"recommendation"},S={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},a=80;function n(t){const d=(0,N().ruleOf)(t);if(d===void 0)return{
id:t};const{title:y,why:w,severity:T,harm:b,layer:F}=d,m=(0,g().rulePage)(t);return{id:t,...m!==void 0&&{helpUri:m},shortDescription:{
text:`${y}.`},fullDescription:{text:w},help:{text:(0,h().renderRule)(d,{columns:a}),markdown:(0,x().ruleMarkdown)(d)},defaultConfiguration:{
level:j[T]},properties:{tags:[...b==="danger"?["security"]:[],typeof F=="number"?`layer-${F}`:F],"problem.severity":O[T],
"security-severity":S[b].score}}}},67237:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.countedWords=
M,p.sizeLimits=L,p.sizeList=h,p.sizeWords=g;function o(){const c=r(53315);return o=function(){return c},c}function E(){const c=r(
94965);return E=function(){return c},c}function L({genes:c,blast_radius:s}){const[$]=c.filter(f=>f.blast_radius.files>0).
toSorted((f,u)=>N(u)-N(f)),C=c.filter(f=>f!==$&&N(f)>1).length,k=s&&(0,o().cappedSize)(s,s.counting),I=k&&[A(k.files,s.hard_cap_files,
"file",P),A(k.lines,s.hard_cap_lines,"line",P)];return[...$?[v($,C)]:[],...(I??[]).filter(({isNear:f})=>f)]}const P="the\
 policy for every change (hard cap)";function N({blast_radius:{files:c,max_files:s}}){return c/Math.max(1,s)}function v({
id:c,blast_radius:s},$){const C=`${s.default_limit?"genes without one of their own, such as ":""}${(0,E().inCode)(c)}`,k=$>
0?`, and ${(0,E().count)($,"other gene")} over the limit`:"";return A(s.files,s.max_files,"file",C+k)}function A(c,s,$,C){
const[k,I]=x(c,s);return{tone:I,words:`${g(c,s,$)}, ${k} the limit of ${C}`,isNear:c>.8*s}}function g(c,s,$="file"){return`${(0,E().
count)(c,$)} (limit ${(0,E().grouped)(s)})`}function x(c,s){return c>2*s?["more than twice","bad"]:c>s?["over","bad"]:c===
s?["as many as","caution"]:c>.8*s?["close to","caution"]:["within","good"]}function h(c){const s={id:"blast-radius",title:"\
Blast radius",label:"size",noun:"limit"},$=c.blast_radius;if($===null||$.files+$.exempt_files===0)return{...s,rows:[]};const C=(I,f)=>`${(0,E().
count)(I,"file")}, ${(0,E().count)(f,"line")}`,k=[["counted",C($.files,$.lines)],["uncounted",C($.exempt_files,$.exempt_lines)],
["hard cap",C($.hard_cap_files,$.hard_cap_lines)]];return{...s,rows:[...L(c).map(({words:I,tone:f})=>({words:I,tone:f,notes:[]})),
{tone:"quiet",words:M(c),notes:k.map(([I,f])=>({label:I,text:f,isMinor:!0}))}]}}function M({blast_radius:c}){if(c===null)
return"";const{files:s,exempt_files:$,renamed_files:C=0}=c;return[`${(0,E().count)(s+$-C,"changed file")} in the pull re\
quest`,...C>0?[`${(0,E().count)(C,"rename")}, counted with both names`]:[],...$>0?[`${(0,E().grouped)($)} not counted`]:
[]].join("; ")}},63029:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.environmentList=P;function o(){
const c=r(89549);return o=function(){return c},c}function E(){const c=r(90042);return E=function(){return c},c}function L(){
const c=r(94965);return L=function(){return c},c}function P(c){const s=(k,I)=>k.flatMap(([f,u])=>u?{label:f,text:u,isMinor:I}:
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:s(v(c),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:s(N(c),!0),isFolded:!0}]}}function N(c){const{isolation:s,policy:$,shards:C=[],
tool:k,validation_reports:I}=c,{probes:f=[],downgrades:u=[],level:e,description:l}=s,i=I.map(({env_fingerprint:{node_version:S,
platform:a,arch:n}})=>`Node ${S}, ${a} ${n}`),j=C.length<(C[0]?.of??0),O=f.filter(({held:S})=>!S);return[["Policy digest",
$?.digest],["Plans digest",c.plans_digest],["Approval digest",c.approval_digest],["Isolation in full",e==="none"?null:l],
...[...new Set(i)].map(S=>["Commands ran on",S]),[j?"Shard":"Merged from",C.map(({index:S,of:a,verdict:n})=>`${S}/${a} (${L().
VERDICT_WORDS[n]})`).join(", ")],["Tool",`${k.name} ${k.version}`],["Sandbox self-test",f.length>0?`${f.length-O.length}\
 of ${(0,L().count)(f.length,"attempt")} prevented`:null],...O.map(({name:S,required:a})=>["Not prevented",`${(0,L().spoken)(
S)}${a?"":" (not required)"}`]),...u.map(({from:S,reason:a})=>["Not available",`${(0,L().inCode)(S)}: ${a}`])]}function v(c){
const{genes:s,isolation:$,approvals:C,approval_digest:k}=c,I=s.some(({commands:f})=>f.length>0);return[["Commits",g(c)],
["Policy",A(c)],["Approved",C.map(x).join(", ")],["Approval",k&&`digest ${(0,o().shortDigest)(k)}`],["Isolation",h($)],[
"Proof",I?(0,E().proofSummary)(c):null],["Note",s.length>0?M:null]]}function A({policy:c,blast_radius:s}){if(c===null)return"\
not read";const{path:$="built-in defaults",extends:C,combined_with:k,profile:I}=c,f=c.enforce_until===void 0?"":` until ${c.
enforce_until}`;return[$,C?` extending ${C.repository}/${C.path}`:"",k?` combined with ${k.name}`:"",`, profile ${I}`,s?.
counting==="reference"?", files counted like the reference engine":"",c.enforce?`, reports only${f}: a failing verdict d\
oes not fail the check`:""].join("")}function g(c){const{base_sha:s,head_sha:$,audited_sha:C,event:k}=c;if(s!==null&&s===
C)return`${(0,L().shortCommit)(s)} is both base and head, so nothing changes`;const I=`${(0,L().shortCommit)(s)} \u2192 ${(0,L().
shortCommit)($)}`;return k.name==="worktree"?`${I} with the uncommitted files`:k.name==="index"?`${I} with the staged fi\
les`:C===$?I:`${I}, audited: ${(0,L().shortCommit)(C)}`}function x({user:c,at:s,pull_request:$}){return`by ${c} at ${(0,L().
moment)(s)}${$===void 0?"":` (pull request ${$})`}`}function h({level:c,description:s}){return c!=="namespaces"?s:`conta\
ined: ${/no network/.test(s)?"no network":"network allowed"}, private copy`}const M="The audit is the gate. Command outp\
ut comes from the change\u2019s own code and is only evidence."},94978:function(z,p,r){Object.defineProperty(p,"__esModu\
le",{value:!0}),p.commandCounts=h,p.geneList=k,p.geneName=M;function o(){const i=r(67237);return o=function(){return i},
i}function E(){const i=r(51660);return E=function(){return i},i}function L(){const i=r(17577);return L=function(){return i},
i}function P(){const i=r(69379);return P=function(){return i},i}function N(){const i=r(33643);return N=function(){return i},
i}function v(){const i=r(90042);return v=function(){return i},i}function A(){const i=r(63245);return A=function(){return i},
i}function g(){const i=r(94965);return g=function(){return i},i}const x={blocked:"blocked",failed:"failed",passed:"passe\
d",notRun:"not run"};function h({commands:i},j="command"){if(i.length===0)return"no commands";const O=i.map(A().resultOf);
return Object.entries(x).map(([a,n])=>({words:n,number:O.filter(t=>t===a).length})).filter(({number:a})=>a>0).map(({words:a,
number:n},t)=>`${t===0&&j!==""?(0,g().count)(n,j):(0,g().grouped)(n)} ${a}`).join(", ")}function M({id:i,path:j},O){return O.
filter(a=>a.id===i).length<2?i:`${i} (${j})`}const c=200;function s(i){const{store:j,commands:O,differences:S=[],profiles:a}=i,
n=j!==void 0&&j.root!=="."&&O.length>0,t=j?.checkout_as,d=t===void 0?"":`, where the checkout is ${(0,g().inCode)(t)}`,y=(0,N().
hubAnswer)(a),w=O.some(({verdict:R})=>R==="block"),{accepted:T=!0,reason:b="no reason given"}=a.evolver??{},F=`not accep\
ted by the profile evolver, which is not in use here: ${b}`,m=S.map(C);return[...n?[{tone:"quiet",text:`commands run in ${(0,g().
inCode)(j.root)}${d}`}]:[],...m.filter(({tone:R})=>R==="caution"),...m.filter(({tone:R})=>R!=="caution"),...T||w?[]:[{tone:"\
caution",text:F}],...y?.taken===!1?[{tone:"caution",text:`${N().QUESTION} No: ${y.words}`,isMinor:w}]:[],...Object.values(
a).flatMap(({remark:R})=>R===void 0?[]:[{text:R,isMinor:!0}])].map(R=>({...R,text:(0,g().clip)(R.text,c)}))}const $={command_added:"\
adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function C({kind:i,field:j,
base:O,head:S}){const a=i==="constraint_loosened"?"caution":"quiet",n=i==="command_added"||i==="command_removed",t=O===null?
`now also ${(0,g().inCode)(S??"")}`:S===null?`no longer ${(0,g().inCode)(O)}`:`${(0,g().inCode)(O)} \u2192 ${(0,g().inCode)(
S)}`,d=n?(0,g().inCode)(S??O??""):`${(0,g().inCode)(j)}: ${t}`;return{tone:a,text:`${$[i]} ${d}`}}function k({genes:i},{
about:j}){const O=({verdict:a})=>a==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:i.toSorted((a,n)=>Number(
O(a))-Number(O(n))).map(a=>{const{verdict:n,change:t,summary:d,commands:y,blast_radius:w}=a,T=d.startsWith("constraint: \
blast_radius")||y.some(F=>["blocked","failed"].includes((0,A().resultOf)(F))),b=(0,N().hubAnswer)(a.profiles);return{status:n===
"needs_approval"?"approval":(0,g().spoken)(n),tone:g().VERDICT_TONES[n],name:M(a,i),word:t,words:[h(a),(0,o().sizeWords)(
w.files,w.max_files),...b?.taken&&!T?[b.words]:[]].join(", "),place:a,notes:[...O(a)||T?[]:[{text:d}],...s(a)],rows:[...y.
map(F=>f(F,j(a,F))),...(0,P().findingRows)(j(a),!0)],isFolded:!0}})}}const I={passed:"good",failed:"bad",blocked:"bad",notRun:"\
quiet"};function f(i,j){const{verdict:O,risk:S,confirmation:a,outcome:n,proof:t,profiles:d}=i,y=[...n?u(n):[],...n?.reused?
["result reused from another gene"]:[],...t?[(0,v().proofWords)(t)]:[],...O==="warn"?["allowed with a warning"]:[]],w=[...S?
[`risk: ${S}`]:[],...a?[`confirmation: ${(0,g().spoken)(a)}`]:[],...Object.entries(d).map(([T,b])=>`${T}: ${b}`)];return{
status:O==="block"?"blocked":n?(0,g().statusWords)(n):"not run",tone:I[(0,A().resultOf)(i)],command:i.command,spans:(0,L().
spansOf)(i.command,j),...y.length>0&&{words:y.join(", ")},notes:[{text:w.join(", "),isMinor:!0},...n?l(n):[]],blocks:Object.
entries({"standard output":n?.stdout,"standard error":n?.stderr}).flatMap(([T,b])=>b&&b.bytes>0?[{title:`${T}, ${(0,g().
size)(b.bytes)}`,lines:(0,E().streamLines)(b),isFolded:!0}]:[]),rows:(0,P().findingRows)(j,!0)}}function u(i){const{peak_memory_bytes:j,
cpu_ms:O}=i.resources??{};return[...(0,g().didRun)(i)?[(0,g().duration)(i.duration_ms)]:[],...O===void 0?[]:[`CPU ${(0,g().
duration)(O)}`],...j===void 0?[]:[`memory ${(0,g().size)(j)}`]]}const e=20;function l({reason:i,side_effects:j}){const O=g().
SIDE_EFFECTS.filter(S=>(j?.[S].length??0)>0).map(S=>`${(0,g().count)((0,g().sideEffectCount)(S,j),"file")} ${S}: ${(0,g().
named)(j?.[S]??[],e)}`);return[...i===void 0?[]:[i],...O,...j?.complete===!1?["The list of side effects is incomplete."]:
[]].map(S=>({text:S,isMinor:!0}))}},74658:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.VERDICT_SYMBOLS=
void 0,p.headlineOf=s,p.isReportedOnly=x,p.reportTitle=$,p.reportedOnlyNote=h,p.undecidedPart=A;function o(){const a=r(1395);
return o=function(){return a},a}function E(){const a=r(13580);return E=function(){return a},a}function L(){const a=r(47350);
return L=function(){return a},a}function P(){const a=r(17577);return P=function(){return a},a}function N(){const a=r(63245);
return N=function(){return a},a}function v(){const a=r(94965);return v=function(){return a},a}function A({verdict:a,error:n,
shards:t=[]}){const[d]=t;return a==="error"&&!n&&d&&t.length<d.of?d:void 0}function g(a){const{verdict:n}=a,t=A(a);return t?
`part ${t.index}/${t.of}: ${v().VERDICT_WORDS[t.verdict]}`:x(a)?n==="fail"?"would fail":`would be: ${v().VERDICT_WORDS[n]}`:
v().VERDICT_WORDS[n]}function x({verdict:a,policy:n}){return n?.enforce==="report"&&L().REPORTED_ONLY.has(a)}function h({
policy:a}){const n=a?.enforce_until;return`The policy reports ${n===void 0?"only":`only until ${n}, and blocks from then\
 on`} (\`enforce\`): the check is neutral, which satisfies a required check, and blocks nothing.`}const M=p.VERDICT_SYMBOLS=
{pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"},c=56;function s(a,n){const t=I(
a,n),d=[t[0]??""].flat(),y=k(a,n),w=(m,R="")=>m.length+R.length<=c,b=!w(y,d[0])&&d.some(m=>w(C,m))&&a.verdict==="warn"?C:
y;let F="";for(const m of t){const[R]=[m].flat().map(D=>F===""?D:`${F}, ${D}`).filter(D=>b.length+D.length<=c);F=R??F}return{
verdict:b,words:F}}function $(a){const{verdict:n,words:t}=s(a,(0,N().reportSections)(a));return t===""?n:`${n}: ${t}`}const C="\
warning";function k(a,n){const t=g(a),{length:d}=e(n);return t===v().VERDICT_WORDS.warn&&d>0?`pass with ${(0,v().count)(
d,"warning")}`:t}function I(a,n){const t=l(n);switch(a.verdict){case"pass":case"warn":return[...t,...f(a),...i(e(n)),...u(
a,n)];case"needs_approval":return[...O(a),...l({...n,dangers:n.dangers.filter(d=>!(0,o().needsPerson)(d))})];case"fail":case"\
error":return[...[a.error?.code??""].filter(d=>/^\w+$/.test(d)).map(v().spoken),...t,...S(a,n)]}}function f({agent_files:a=[]}){
const n=a.flatMap(({entries:t})=>t.filter(({state:d})=>d));return n.length===0?[]:n.every(({command:t,change:d})=>t===""&&
d===void 0)?[["files of agents change"]]:n.every(({change:t})=>t!==void 0)?[["what agents may do changes","agent setting\
s change"]]:[["commands that run automatically change","automatic commands change"]]}function u({genes:a,agent_files:n},{
passed:t,notRun:d}){return a.length===0?n?[]:[["no automatic command or gene changed","no genes changed"]]:[(0,v().count)(
a.length,"gene"),...t.length>0?[`${(0,v().count)(t.length,"command")} passed`]:[],...d.length>0?[`${(0,v().count)(d.length,
"command")} not run`]:[]]}function e({dangers:a,findings:n,told:t}){return(0,N().groupCauses)([...a,...n,...t]).filter(({
lead:d})=>d.severity==="warning")}function l({blocked:a,dangers:n}){const d=[...a.flatMap(({findings:[b]})=>b?.harm==="d\
anger"?b:[]),...(0,N().groupCauses)(n).map(({lead:b})=>b)],[y]=d.map(b=>({why:j(b),isGrave:b.severity==="error"||(0,o().
needsPerson)(b)})).toSorted((b,F)=>Number(F.isGrave)-Number(b.isGrave)||(0,P().dangerRank)(b.why)-(0,P().dangerRank)(F.why));
if(y===void 0)return[];const{why:w}=y,T=(0,v().grouped)(d.length);return d.length===1?[[w.replace(/^command /,"1 command\
 "),"1 danger"]]:[[w,w.replace(/ with .*/,"")].map(b=>`${T} dangers: ${b}`).concat(w,`${T} dangers`)]}function i([a,...n]){
return a&&n.every(({lead:d})=>d.rule===a.lead.rule)&&a.lead.harm!=="danger"?[j(a.lead)]:[]}function j({rule:a,danger:n=""}){
return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,E().ruleOf)(a)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
d=>d.toLowerCase())}function O({genes:a,findings:n}){const t=a.filter(({verdict:w})=>w==="needs_approval").length,d=n.some(
({rule:w})=>w==="gate-approval-missing"),y=w=>d&&n.some(({rule:T})=>T===w);return[...y("gate-weakened")?["the gate is we\
akened"]:[],...y("agent-files-unapproved")?["automatic commands change"]:[],...t>0?[`${(0,v().grouped)(t)} of ${(0,v().count)(
a.length,"gene")}`]:[]]}function S({genes:a},n){const{blocked:t,failed:d,findings:y}=n,w=a.filter(({verdict:R})=>R==="fa\
il"||R==="error").length,T=(0,N().groupCauses)(y.filter(R=>!(0,N().isOfSize)(R))).filter(({lead:R})=>R.severity==="error"),
b=[...w>0&&a.length>1?[`${(0,v().grouped)(w)} of ${(0,v().count)(a.length,"gene")} failed`]:[],...t.some(({findings:[R]})=>R?.
harm!=="danger")?[`${(0,v().count)(t.length,"command")} blocked`]:[],...d.length>0?[`${(0,v().count)(d.length,"command")}\
 failed`]:[],...y.some(R=>(0,N().isOfSize)(R)&&R.severity==="error")?["size limit exceeded"]:[]],F=b.length>0?"other err\
or":"error";if(T.length>0)return[...b,[...i(T),(0,v().count)(T.length,F)]];const m=e(n);return b.length>0||m.length===0?
b:[[...i(m),(0,v().count)(m.length,"warning")]]}},90042:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.failsWithoutChange=v,p.proofSummary=g,p.proofWords=N;function o(){const x=r(78641);return o=function(){return x},x}function E(){
const x=r(39763);return E=function(){return x},x}function L(){const x=r(94965);return L=function(){return x},x}const P={
fails_without_change:"yes",fails_when_new_code_fails:"when its new code fails",not_run:"not run",nothing_shown:"nothing \
shown",no_subject:"nothing to take back"};function N({outcome:x,reason:h,files:M,kept:c,hunks:s=[]}){const $=x==="fails_\
when_new_code_fails",C=s.filter(({noticed:k})=>!k).map(k=>`${(0,o().linesOf)(k)} of ${(0,L().inCode)(k.path)}`);return[`\
fails without the change: ${P[x]}`,...h===void 0?[]:[h],...M.length>0?[`${$?"made to fail":"taken back"}: ${(0,L().named)(
M)}`]:[],...c.length>0?[`kept: ${(0,L().named)(c)}`]:[],...C.length>0?[`passes without ${C.join(", ")}`]:[]].join("; ")}
function v({commands:x}){const h=x.flatMap(({proof:c})=>c?.outcome??[]),M=E().PROOF_OUTCOMES.find(c=>h.includes(c));return M&&
P[M]}const A={fails_without_change:"failed",fails_when_new_code_fails:"failed when its new code failed",not_run:"not run",
nothing_shown:"passed",no_subject:"had nothing to take back"};function g({genes:x}){const h=x.flatMap(({commands:$})=>$).
flatMap(({proof:$})=>$??[]);if(h.length===0)return"not tried";const M=h.find($=>$.reason!==void 0)?.reason,c=E().PROOF_OUTCOMES.
flatMap($=>{const{length:C}=h.filter(k=>k.outcome===$);return C===0?[]:[`${(0,L().grouped)(C)} ${A[$]}`]}),s=M===void 0?
"":` (${M})`;return`of ${(0,L().count)(h.length,"command")}, ${c.join(", ")} without the change${s}, as the change\u2019s own\
 code reported`}},42844:function(z,p,r){r.r(p),r.d(p,{default:()=>o.A});var o=r(49585)},40894:function(z,p,r){r.r(p),r.d(
p,{renderToString:()=>o.F0});var o=r(53091)},892:function(z,p,r){r.r(p),r.d(p,{Fragment:()=>o.FK,jsx:()=>o.Y,jsxs:()=>o.
FD});var o=r(38720)}};
