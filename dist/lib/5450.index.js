"use strict";exports.id=5450,exports.ids=[5450],exports.modules={1207:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.BrokenAnswer=void 0,p.asUnavailable=$,p.explainFailure=c,p.ifFound=s,p.readFailure=w,p.requireAsked=P;function o(){const f=r(
7723);return o=function(){return f},f}function E(){const f=r(41895);return E=function(){return f},f}class L extends Error{name="\
BrokenAnswer"}p.BrokenAnswer=L;function P(f,u){if(!f)throw new L(`it is not about ${u}`)}const N=300;function w(f){const u=typeof f==
"object"&&f!==null?f:{},e=k(u.message??f);if(C(u)||C(u.cause))return{kind:"timeout",said:e};if(u.name==="BrokenAnswer")return{
kind:"broken",said:e};const l=g(f);if(l!==void 0)return{kind:"broken",said:k(l)};if(typeof u.status!="number")return{kind:"\
unexpected",said:e};if(u.response===void 0)return{kind:"network",said:e};const i=u.response.headers??{},j=I(i["retry-aft\
er"]),S=i["x-ratelimit-remaining"]==="0"?I(i["x-ratelimit-reset"]):void 0,T=j!==void 0||S!==void 0;return{kind:x(u.status,
e,T),said:e,status:u.status,...j!==void 0&&{retryAfter:j},...S!==void 0&&{resetAt:S}}}const A=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
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
function c(f,u){const e=w(f);return`could not ${u.doing}: ${M[e.kind](e,u)}`}async function s(f){try{return await f}catch(u){
if(w(u).kind==="not_found")return;throw u}}function $(f,u){if(f instanceof E().GateError)return f;const e=c(f,u);return new(E()).
GateError("github_unavailable",e,"Run the job again.",{cause:f})}function C(f){const u=f?.name;return u==="TimeoutError"||
u==="AbortError"}function k(f){const u=String(f).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return u.length>N?`${u.slice(0,N)}...`:u}function I(f){const u=typeof f=="string"&&f!==""?
Number(f):Number.NaN;return Number.isFinite(u)&&u>=0?u:void 0}},55430:function(z,p,r){Object.defineProperty(p,"__esModul\
e",{value:!0}),p.publishFiles=C,p.resultPaths=s;function o(){const e=r(51455);return o=function(){return e},e}function E(){
const e=r(76760);return E=function(){return e},e}function L(){const e=r(58500);return L=function(){return e},e}function P(){
const e=r(1207);return P=function(){return e},e}function N(){const e=r(41895);return N=function(){return e},e}function w(){
const e=r(28765);return w=function(){return e},e}function A(){const e=r(52978);return A=function(){return e},e}function g(){
const e=r(10289);return g=function(){return e},e}function x(){const e=r(62887);return x=function(){return e},e}function h(){
const e=r(31048);return h=function(){return e},e}function M(){const e=r(58924);return M=function(){return e},e}function c(){
const e=r(11357);return c=function(){return e},e}function s(e){const l=i=>(0,E().join)(e,i);return{report:l("gate-report\
.json"),validationReports:l("validation-reports"),agentTask:l(A().AGENT_TASK_FILE),agentPatch:l(A().AGENT_PATCH_FILE),page:l(
"report.md"),html:l("report.html"),sarif:l("report.sarif"),junit:l("report.junit.xml")}}const $=1024*1024;async function C(e,l,i){
const j=s(e);try{await f(e);for(const S of k(j,l,i))await S(),await(0,L().setImmediate)(),i?.throwIfAborted();return{status:"\
reached",where:e}}catch(S){return{status:"failed",reason:`could not write the result files: ${(0,P().readFailure)(S).said}`,
...S instanceof N().GateError&&{hint:S.hint}}}}function k(e,{report:l,markdown:i},j){return[()=>(0,w().replaceFile)(e.report,
(0,h().renderJson)(l)),()=>I(e.validationReports,l,j),()=>(0,w().replaceFile)(e.agentTask,(0,A().renderAgentTask)(l)),()=>u(
e.agentPatch,l.fix?.patch||void 0),()=>(0,w().replaceFile)(e.page,i($)),()=>(0,w().replaceFile)(e.html,(0,x().renderHtml)(
l)),()=>(0,w().replaceFile)(e.sarif,(0,c().renderSarif)(l)),()=>(0,w().replaceFile)(e.junit,(0,M().renderJunit)(l))]}async function I(e,{
validation_reports:l},i){await f(e);for(const j of await(0,o().readdir)(e))/^vr_\d+\.json$/.test(j)&&await(0,o().rm)((0,E().
join)(e,j));for(const j of l)i?.throwIfAborted(),await(0,w().replaceFile)((0,E().join)(e,`${j.id}.json`),`${(0,g().json)(
j)}
`)}async function f(e){if(await(0,w().makeFolder)(e),!(await(0,o().lstat)(e)).isDirectory())throw new Error(`${e} is a s\
ymlink or not a directory`)}async function u(e,l){l===void 0?await(0,o().rm)(e,{force:!0}):await(0,w().replaceFile)(e,l)}},
62887:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderHtml=T;function o(){const n=r(892);return o=
function(){return n},n}function E(){const n=r(77598);return E=function(){return n},n}function L(){const n=r(40894);return L=
function(){return n},n}function P(){const n=r(13580);return P=function(){return n},n}function N(){const n=r(80770);return N=
function(){return n},n}function w(){const n=r(67237);return w=function(){return n},n}function A(){const n=r(63029);return A=
function(){return n},n}function g(){const n=r(69379);return g=function(){return n},n}function x(){const n=r(55967);return x=
function(){return n},n}function h(){const n=r(94978);return h=function(){return n},n}function M(){const n=r(74658);return M=
function(){return n},n}function c(){const n=r(63245);return c=function(){return n},n}function s(){const n=r(38319);return s=
function(){return n},n}function $(){const n=r(94965);return $=function(){return n},n}function C(){const n=r(11217);return C=
function(){return n},n}function k(){const n=r(31992);return k=function(){return n},n}function I(){const n=r(14305);return I=
function(){return n},n}const f=12,u={most:10,columns:120};function e(n,t){const{notices:d,suppressed:O}=t,y=(F,m,R)=>({id:F,
title:m,label:"",noun:"finding",rows:(0,g().findingRows)(R,!0)}),b=[(0,x().fixList)(n),(0,s().machineList)(n),(0,s().readList)(
n),(0,h().geneList)(n,t),(0,s().claimList)(n),(0,A().environmentList)(n)],v=[(0,w().sizeList)(n),(0,s().uncountedList)(n),
y("notices","Notices",d),y("suppressed","Ignored by the policy",O),j(n)];return[...i(n,t),...b.flatMap(F=>l(F,!1)),...v.
flatMap(F=>l(F,!0))]}function l({id:n,title:t,noun:d,note:O,rows:y,copy:b},v){if(y.length===0)return[];const F=(0,o().jsxs)(
o().Fragment,{children:[O!==void 0&&(0,o().jsx)("p",{class:"quiet",children:O}),(0,o().jsx)(k().Rows,{of:y,noun:d}),b&&(0,o().
jsx)(k().Block,{block:{...b,isFolded:!0}})]}),m=(y[0]?.name??y[0]?.status)!==void 0;return[{id:n,title:t,...m&&{count:y.
length},isFolded:v,body:F}]}function i({next_actor:n},t){const{dangers:d,blocked:O,failed:y,waiting:b,findings:v}=t,F={"\
dangerous finding":(0,g().findingRows)(d),"blocked command":(0,g().blockedRows)(O),"failed command":(0,g().failedRows)(y,
u),"pending approval":(0,g().findingRows)(b),finding:(0,g().findingRows)(v)},m=Object.entries(F).map(([W,G])=>(0,o().jsx)(
k().Rows,{noun:W,of:G,open:f},W)),R=Object.values(F).flat().length;return R===0?[]:[{id:"attention",title:n==="done"?"Wa\
rnings":"Action required",count:R,isFolded:!1,body:m}]}function j({findings:n,capsules:t}){const d=[...n,...t.flatMap(({
reasons:v})=>v)],O=[...new Set(d.map(({rule:v})=>v))].flatMap(v=>(0,P().ruleOf)(v)??[]),y=(v,F="")=>F===""?[]:[{title:v,
lines:F.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:O.map(({id:v,title:F,why:m,wrong:R,right:D,configure:W})=>({
tone:"quiet",name:v,words:F,documents:v,isFolded:!0,notes:[{text:m.replace(/\s+/g," ")}],blocks:[...y("Wrong",(0,N().exampleText)(
R)),...y("Right",(0,N().exampleText)(D)),...y("Configure",W)]}))}}const S=["default-src 'none'",`style-src 'sha256-${(0,E().
createHash)("sha256").update(I().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function T(n){const t=(0,c().reportSections)(n),d=e(n,t),O=(0,L().renderToString)((0,o().jsxs)(
o().Fragment,{children:[(0,o().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:S}),(0,o().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,o().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,o().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,o().jsx)("title",{children:`${(0,M().reportTitle)(n)} \xB7 gene-\
gate`})]})),y=(0,L().renderToString)((0,o().jsxs)("main",{children:[(0,o().jsx)(C().Masthead,{report:n,sections:t}),d.map(
b=>(0,o().jsx)(a,{section:b},b.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${O}<style>${I().STYLE}</style></head>
<body>${y}</body>
</html>
`}function a({section:n}){const{id:t,title:d,count:O,isFolded:y,body:b}=n,v=(0,o().jsxs)("h2",{id:`${t}-title`,children:[
d,O!==void 0&&(0,o().jsxs)("span",{class:"quiet",children:[" ",(0,$().grouped)(O)]})]});return y?(0,o().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,o().jsxs)("details",{id:t,children:[(0,o().jsx)("summary",{children:v}),
b]})}):(0,o().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[v,b]})}},11217:function(z,p,r){Object.defineProperty(
p,"__esModule",{value:!0}),p.Masthead=N;function o(){const g=r(892);return o=function(){return g},g}function E(){const g=r(
74658);return E=function(){return g},g}function L(){const g=r(94965);return L=function(){return g},g}function P(){const g=r(
31992);return P=function(){return g},g}function N({report:g,sections:x}){const{error:h,event:M}=g,c=(0,E().isReportedOnly)(
g),{verdict:s,words:$}=(0,E().headlineOf)(g,x);return(0,o().jsxs)("header",{children:[(0,o().jsxs)("p",{class:"quiet abo\
ut",children:[(0,o().jsx)("strong",{children:"gene-gate"}),M.pull_request!==void 0&&(0,o().jsxs)("span",{children:["pull\
 request ",M.pull_request]}),(0,o().jsxs)("span",{children:[(0,L().shortCommit)(g.base_sha)," \u2192 ",(0,L().shortCommit)(
g.head_sha)]}),(0,o().jsx)("time",{dateTime:g.finished_at,children:(0,L().moment)(g.finished_at)})]}),(0,o().jsx)("h1",{
children:(0,o().jsx)(P().Status,{tone:L().VERDICT_TONES[c?"warn":g.verdict],word:(0,L().capital)(s)})}),(0,o().jsx)("p",
{class:"headline",children:(0,L().capital)($)}),c&&(0,o().jsx)("p",{children:(0,o().jsx)(P().Sentence,{text:(0,E().reportedOnlyNote)(
g)})}),h&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(P().Code,{lines:h.message.split(`
`)}),(0,o().jsx)("p",{class:"quiet",children:"Fix"}),(0,o().jsx)(P().Code,{lines:h.hint.split(`
`)})]}),(0,o().jsx)("dl",{class:"figures",children:A(g,x).map(([C,k,I])=>(0,o().jsxs)("div",{children:[(0,o().jsx)("dt",
{children:C}),(0,o().jsxs)("dd",{children:[(0,o().jsx)("strong",{children:k})," ",(0,o().jsx)("span",{class:"quiet",children:I})]})]},
C))})]})}const w={agent:"author",human:"person",done:"nobody",undecided:"undecided"};function A(g,x){const{genes:h,blast_radius:M,
next_actor:c,duration_ms:s}=g,{commands:$,passed:C,blocked:k,failed:I,notRun:f}=x,u=h.filter(({verdict:S})=>S==="pass"||
S==="warn").length,l=Object.entries({blocked:k,failed:I,"not run":f}).flatMap(([S,{length:T}])=>T>0?[`${T} ${S}`]:[]),i=[
["Genes",`${u} of ${h.length}`,"passed"],["Commands",`${C.length} of ${$.length}`,["passed",...l].join(", ")]],j=M&&[`${M.
files}`,`counted, ${(0,L().count)(M.lines,"line")}`];return[...h.length>0?i:[],...j?[["Files",...j]]:[],["Next actor",w[c],
""],["Duration",(0,L().duration)(s),"total"]]}},31992:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.
Block=f,p.Code=c,p.Rows=$,p.Sentence=h,p.Status=M;function o(){const u=r(892);return o=function(){return u},u}function E(){
const u=r(38863);return E=function(){return u},u}function L(){const u=r(13580);return L=function(){return u},u}function P(){
const u=r(10289);return P=function(){return u},u}function N(){const u=r(88611);return N=function(){return u},u}function w(){
const u=r(94965);return w=function(){return u},u}const A={sentence:2e3,name:300},g=1e3;function x({text:u}){return(0,o().
jsx)("code",{children:u===""?"(empty)":(0,P().terminal)((0,w().clipCounted)(u,A.name))})}function h({text:u}){const e=(0,w().
clipCounted)(u,A.sentence).split(/`([^`]+)`/);return(0,o().jsx)("bdi",{children:e.map((l,i)=>i%2===1?(0,o().jsx)("code",
{children:(0,P().terminal)(l)},i):(0,P().terminal)(l))})}function M({tone:u,word:e}){return(0,o().jsx)("strong",{class:`\
status ${u}`,children:e})}function c({lines:u,language:e}){const l=u.map(i=>`${(0,P().terminal)(i.replaceAll("	","    "))}\

`);return(0,o().jsx)("pre",{dir:"ltr",children:l.map((i,j)=>e==="diff"&&i.startsWith("-")?(0,o().jsx)("del",{children:i},
j):e==="diff"&&i.startsWith("+")?(0,o().jsx)("ins",{children:i},j):i)})}function s({command:u="",spans:e=[]}){return(0,o().
jsx)("pre",{dir:"ltr",children:(0,N().shownParts)(u,e).map(({start:l,end:i,isShown:j})=>j?(0,N().markedRuns)(u,{start:l,
end:i},e).map(({text:S,marked:T},a)=>T?(0,o().jsx)("mark",{children:S||"\xA0"},a):S):(0,o().jsx)("span",{class:"quiet",children:`\
 ${(0,N().notShown)(i-l)} `},l))})}function $({of:u,noun:e,open:l=g}){const i=u.slice(0,g).map((j,S)=>(0,o().jsx)("li",{
children:(0,o().jsx)(C,{row:j})},S));return(0,o().jsxs)(o().Fragment,{children:[i.length>0&&(0,o().jsx)("ul",{children:i.
slice(0,l)}),i.length>l&&(0,o().jsxs)("details",{children:[(0,o().jsx)("summary",{children:(0,w().count)(u.length-l,`mor\
e ${e}`)}),(0,o().jsx)("ul",{children:i.slice(l)})]}),u.length>g&&(0,o().jsxs)("p",{class:"quiet",children:[(0,w().count)(
u.length-g,`more ${e}`)," in ",(0,o().jsx)("code",{children:"gate-report.json"})]})]})}function C({row:u}){const{status:e,
rows:l=[],blocks:i=[],command:j,notes:S,rule:T,documents:a,isFolded:n}=u,t=S.filter(({label:y})=>y!==void 0),d=(0,o().jsxs)(
o().Fragment,{children:[j!==void 0&&(0,o().jsx)(s,{...u}),S.map(({label:y,text:b,tone:v="quiet"})=>y===void 0&&b!==""?(0,o().
jsx)("p",{class:v,children:(0,o().jsx)(h,{text:b})},b):null),(t.length>0||T!==void 0)&&(0,o().jsx)(I,{notes:t,rule:T}),i.
map((y,b)=>(0,o().jsx)(f,{block:y},b)),l.length>0&&!n&&u.also!==void 0?(0,o().jsxs)("details",{children:[(0,o().jsx)("su\
mmary",{children:(0,o().jsx)(h,{text:u.also})}),(0,o().jsx)($,{of:l,noun:"finding"})]}):l.length>0&&(0,o().jsx)($,{of:l,
noun:j===void 0?"command":"finding"})]}),O=e===void 0?"div":"article";return n?(0,o().jsxs)("details",{children:[(0,o().
jsx)("summary",{children:(0,o().jsx)(k,{row:u})}),(0,o().jsx)("div",{id:a&&`rule-${a}`,children:d})]}):(0,o().jsxs)(O,{children:[
(e??u.name??u.words)!==void 0&&(0,o().jsx)("p",{children:(0,o().jsx)(k,{row:u})}),d]})}function k({row:{status:u,tone:e,
name:l,word:i,words:j,place:S,also:T,rows:a=[]}}){const n=[u!==void 0&&(0,o().jsx)(M,{tone:e,word:u}),l!==void 0&&(0,o().
jsx)(x,{text:l}),i!==void 0&&(0,o().jsxs)("span",{class:u===void 0?e:"quiet",children:["(",i,")"]}),j!==void 0&&(0,o().jsx)(
h,{text:j}),S!==void 0&&!l?.startsWith(S.path)&&(0,o().jsx)("span",{class:"quiet",children:(0,o().jsx)(x,{text:`${S.path}\
:${S.line}`})}),T!==void 0&&a.length===0&&(0,o().jsx)(h,{text:T})];return(0,o().jsx)(o().Fragment,{children:n.filter(Boolean).
map((t,d)=>[d>0?" ":"",t])})}function I({notes:u,rule:e}){const l=u.map(({label:i="",text:j})=>[(0,w().capital)(i),(0,o().
jsx)(h,{text:j},j)]);if(e!==void 0){const i=(0,o().jsx)(x,{text:e});l.push(["Rule",(0,L().ruleOf)(e)===void 0?i:(0,o().jsx)(
"a",{href:`#rule-${e}`,children:i})])}return(0,o().jsx)("dl",{children:l.map(([i,j],S)=>(0,o().jsxs)("div",{children:[(0,o().
jsx)("dt",{children:i}),(0,o().jsx)("dd",{children:j})]},S))})}function f({block:u}){const{title:e,lines:l,language:i,isFolded:j}=u,
S=e!==void 0&&(0,o().jsxs)(o().Fragment,{children:[(0,o().jsx)(h,{text:e}),i==="sh"&&(0,o().jsxs)(o().Fragment,{children:[
" ","(",(0,o().jsx)("a",{href:E().HOW_TO_GET_IT,children:"how to get it"}),")"]})]});return j?(0,o().jsxs)("details",{children:[
(0,o().jsx)("summary",{children:S}),(0,o().jsx)(c,{...u})]}):(0,o().jsxs)(o().Fragment,{children:[S&&(0,o().jsx)("p",{children:S}),
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
5640);return N=function(){return x},x}function w(){const x=r(78534);return w=function(){return x},x}function A(x,h=w().MAX_REPORT_BYTES){
const M=`${(0,P().json)(N().gateReportSchema.parse(x))}
`;if(Buffer.byteLength(M)<=h)return M;throw new(L()).GateError("file_unreadable",`The report has more than ${h} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function g(x){return(0,E().
digestOf)((0,o().canonicalize)(x))}},58924:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderJunit=
M;function o(){const n=r(42844);return o=function(){return n},n}function E(){const n=r(59490);return E=function(){return n},
n}function L(){const n=r(10289);return L=function(){return n},n}function P(){const n=r(51660);return P=function(){return n},
n}function N(){const n=r(74658);return N=function(){return n},n}function w(){const n=r(90042);return w=function(){return n},
n}function A(){const n=r(63245);return A=function(){return n},n}function g(){const n=r(94965);return g=function(){return n},
n}const x="change",h=new(o()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function M(n){const t=c(n),d={"@timestamp":n.started_at},O={"@name":"gene-gate",...C(t.flatMap(({cases:b})=>b)),
...d,...t.length>0&&{testsuite:t.map(({name:b,file:v,cases:F})=>({"@name":(0,L().terminal)(b),...C(F),...v!==void 0&&{"@\
file":(0,L().terminal)(v)},...d,testcase:F}))}},y={"@version":"1.0","@encoding":"UTF-8"};return`${h.build({"?xml":y,testsuites:O}).
trim()}
`}function c(n){const{error:t,verdict:d}=n,O=(0,A().reportSections)(n),y=[...O.dangers,...O.findings].filter(({severity:B})=>B===
"error"),b=new Set(n.genes.map(({id:B})=>B)),v=(0,E().groupBy)(y,({subject:B})=>b.has(B?.id??"")?B?.id:x),F=(0,E().groupBy)(
O.commands,({gene:B})=>B),m=B=>(v.get(B)??[]).map(U=>u(U,B)),R=n.genes.map(B=>{const U=[...(F.get(B)??[]).map(f),...m(B.
id)];return s({name:B.id,file:B.path,cases:U},B.verdict,B.summary)}),D=t?[e("error",x,t.message,t.hint)]:[],W={name:x,cases:[
...D,...m(x)]},G=R.some($)?W:s(W,d,(0,N().reportTitle)(n));return G.cases.length>0?[G,...R]:R}function s(n,t,d){return!(t===
"fail"||t==="error")||$(n)?n:{...n,cases:[...n.cases,e("failure",n.name,d)]}}function $({cases:n}){return n.some(({failure:t,
error:d})=>t!==void 0||d!==void 0)}function C(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,d)=>t+Number(
d["@time"]),0).toFixed(3)}}const k=1e3,I={lines:40,columns:200};function f(n){const{gene:t,command:d}=n,{outcome:O,proof:y,
location:b}=d;return{"@name":T(d.command),"@classname":T(t.id),"@file":T(b?.path??t.path),"@line":b?.line??t.line,"@time":a(
O?.duration_ms??0),...y&&{properties:{property:{"@name":"proof","@value":T((0,w().proofWords)(y))}}},...l(n),...O&&{"sys\
tem-out":(0,P().streamLines)(O.stdout).join(`
`),"system-err":(0,P().streamLines)(O.stderr).join(`
`)}}}function u(n,t){const{rule:d,message:O,location:y}=n;return{"@name":T(d),"@classname":T(t),...y&&{"@file":T(y.path),
"@line":y.line},"@time":a(0),failure:{"@type":T(d),"@message":T(O),"#text":S(n)}}}function e(n,t,d,O=""){const y=(0,L().
terminalLines)((0,g().clipCounted)(O,k));return{"@name":"verdict","@classname":T(t),"@time":a(0),[n]:{"@type":"verdict",
"@message":T(d),"#text":y.join(`
`)}}}function l({gene:n,command:t,result:d,findings:O}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":T(j(n,t))}};case"blocked":case"failed":{const[y]=O,{outcome:b}=t,v=b?(0,P().errorLines)(b,I.lines,I.columns):[],
F={"@type":T(y?.rule??d),"@message":T(y?.message??n.summary),"#text":[...O.map(S),...v].join(`
`)};return b!==void 0&&i.has(b.status)?{error:F}:{failure:F}}}}const i=new Set(["crashed","not_runnable","error"]);function j({
summary:n,verdict:t},{outcome:d}){const O=d?.reason??(t==="pass"||t==="warn"?"":n);return[d?(0,g().statusWords)(d):"not \
run",O].filter(Boolean).join(": ")}function S({message:n,remedy:t}){return[n,t].filter(Boolean).map(T).join(`
`)}function T(n){return(0,L().terminal)((0,g().clipCounted)(n,k))}function a(n){return(n/1e3).toFixed(3)}},69633:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.diffLink=g,p.encodedPath=w,p.headPlace=x,p.isRepositoryPath=A,p.permalink=
N,p.rulePage=P;function o(){const h=r(77598);return o=function(){return h},h}function E(){const h=r(38863);return E=function(){
return h},h}function L(){const h=r(13580);return L=function(){return h},h}function P(h){return(0,L().ruleOf)(h)&&`${E().
HOME}/blob/main/docs/rules/${h}.md`}function N(h,M,c){const s=x(h,c);if(s===void 0||h.head_sha===null||/\p{Cs}/u.test(s.
path))return;const $=w(s.path),C=s.line===void 0?"":`#L${s.line}`;return`${M}/blob/${h.head_sha}/${$}${C}`}function w(h){
return Buffer.from(h).toString().split("/").map(encodeURIComponent).join("/")}function A(h){return h.split("/").every(M=>![
"",".",".."].includes(M))}function g(h,M,c){const{pull_request:s}=h.event;if(s===void 0)return N(h,M,c);const $=(0,o().hash)(
"sha256",c.path);return`${M}/pull/${s}/files#diff-${$}`}function x({head_sha:h,audited_sha:M,head_files:c},{path:s,line:$}){
if(M===h)return{path:s,line:$};if(c===void 0)return{path:s};const C=c.find(I=>I.path===s);if(C===void 0)return{path:s,line:$};
if(C.missing)return;const k=C.same.find(I=>I.line<=$&&$<I.line+(I.lines??Number.POSITIVE_INFINITY));return{path:s,...k&&
{line:k.head_line+$-k.line}}}},28387:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.genesTable=h;function o(){
const s=r(67237);return o=function(){return s},s}function E(){const s=r(17577);return E=function(){return s},s}function L(){
const s=r(94978);return L=function(){return s},s}function P(){const s=r(74658);return P=function(){return s},s}function N(){
const s=r(90042);return N=function(){return s},s}function w(){const s=r(94965);return w=function(){return s},s}const A=10,
g=2,x=["error","fail","needs_approval","warn","pass"];function h({genes:s,verdict:$},C){if(s.length===0)return[];const k=s.
toSorted((l,i)=>x.indexOf(l.verdict)-x.indexOf(i.verdict)),I=s.length>A?(0,E().groupsOf)(k,l=>c(l).join("|")):k.map(l=>({
lead:l,others:[]})),f=[["Result",s.some(l=>l.verdict!==$)],["Commands",!0],["Files",!0],["Gene",!0],["Fails without the \
change",s.some(l=>(0,N().failsWithoutChange)(l)!==void 0)]],u=f.flatMap(([l,i])=>i?[l]:[]),e=I.slice(A).flatMap(({lead:l,
others:i})=>[l,...i]);return[`| ${u.join(" | ")} |`,`|${"---|".repeat(u.length)}`,...I.slice(0,A).map(l=>M(l,s,C)).map(l=>`\
| ${l.filter((i,j)=>f[j]?.[1]).join(" | ")} |`),"",...e.length>0?[`And ${(0,w().count)(e.length,"other gene")}.`,""]:[]]}
function M(s,$,C){const k=[s.lead,...s.others].slice(0,g).map(u=>C.place(u,(0,L().geneName)(u,$)).replaceAll("|","\\|")),
I=(0,E().sizeOf)(s)-k.length,f=`${k.join(", ")}${I>0?` and ${(0,w().grouped)(I)} more`:""}`;return c(s.lead).toSpliced(3,
0,f)}function c(s){const{verdict:$,blast_radius:C}=s;return[`${P().VERDICT_SYMBOLS[$]} ${(0,w().spoken)($)}`,(0,L().commandCounts)(
s,""),(0,o().sizeWords)(C.files,C.max_files),(0,N().failsWithoutChange)(s)??"not run"].map(k=>k.replaceAll(/(?<!,) /g,"\xA0"))}},
20471:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderMarkdown=I;function o(){const m=r(52978);
return o=function(){return m},m}function E(){const m=r(10289);return E=function(){return m},m}function L(){const m=r(67237);
return L=function(){return m},m}function P(){const m=r(63029);return P=function(){return m},m}function N(){const m=r(69379);
return N=function(){return m},m}function w(){const m=r(55967);return w=function(){return m},m}function A(){const m=r(94978);
return A=function(){return m},m}function g(){const m=r(74658);return g=function(){return m},m}function x(){const m=r(63245);
return x=function(){return m},m}function h(){const m=r(38319);return h=function(){return m},m}function M(){const m=r(94965);
return M=function(){return m},m}function c(){const m=r(28387);return c=function(){return m},m}function s(){const m=r(80615);
return s=function(){return m},m}function $(){const m=r(70939);return $=function(){return m},m}const C=[{most:8,blocked:200,
outputLines:10,everything:!0},{most:8,blocked:200,outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},
{most:4,blocked:6,outputLines:6,everything:!1},{most:2,blocked:4,outputLines:3,everything:!1}],k=3;function I(m,R){const D=(0,x().
reportSections)(m),W=u(m,D),{part:G="whole",maxCharacters:B,repositoryUrl:U}=R,H=G==="screen"?C.slice(k):C,J=[...G==="ta\
ble"?[()=>[...(0,c().genesTable)(m,(0,s().linkerOf)(m,U)),...v(R)]]:H.map(Y=>()=>a(m,D,Y,R)),()=>[`Not shown: everything\
 but this line. ${F(R)}`]];for(const Y of J){const V=f([...W,...Y()]);if(V.length<=B)return V}return f(W).split(`
`,1).join("").slice(0,B)}function f(m){return`${m.join(`
`).trimEnd()}
`}function u(m,R){const{verdict:D,words:W}=(0,g().headlineOf)(m,R),G=(0,g().isReportedOnly)(m),U=`### ${g().VERDICT_SYMBOLS[G?
"warn":((0,g().undecidedPart)(m)??m).verdict]} gene-gate: ${D}`,{error:H}=m;return[W===""?U:`${U} \u2014 ${W}`,"",...H?[
...i(H.message),...i(`Fix: ${H.hint}`)]:[],...G?[(0,g().reportedOnlyNote)(m),""]:[],...m.isolation.untrusted?[e,""]:[]]}
const e="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",l=2e3;function i(m){const[R="",...D]=(0,M().clip)(m,l).trim().split(`
`),W=D.length>0?[...(0,E().markdownFence)((0,E().terminalLines)(D.join(`
`))),""]:[];return[(0,s().sentence)(R),"",...W]}const j=2,S={findings:4,blocked:20},T=12;function a(m,R,D,W){const{part:G="\
whole",detailsUrl:B}=W,U=(0,s().linkerOf)(m,W.repositoryUrl),{most:H}=D,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=R,
on={most:D.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:q}),tn=[[X("dangers","Dangerous","finding",(0,N().
findingRows)(J)),{most:H}],[(0,h().machineList)(m),{most:T}],[X("blocked","Blocked","blocked command",(0,N().blockedRows)(
Y)),{most:D.blocked,full:j,unfolded:S.blocked}],[X("failed","Failed","failed command",(0,N().failedRows)(V,on)),{most:H,
full:j}],[X("waiting","Approval required","finding",(0,N().findingRows)(K)),{most:H}],[X("findings","Findings","finding",
(0,N().findingRows)(_)),{most:H,unfolded:S.findings}],[(0,w().fixList)(m),{most:H,full:1}],[(0,h().readList)(m),{most:T}]],
en=tn.map(([Z,Q])=>(0,$().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,$().beyond)(Q,nn.most);
return q>0?[(0,M().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,c().genesTable)(m,U),...en.slice(2).flat(),...n(
rn,D,W),...G==="detail"?[]:t(m,B),...v(W),...D.everything?O(m,R,U):[]]}function n(m,{everything:R},D){const W=R||D.part===
"screen"?[]:["everything that passed"],G=[...m,...W];return G.length===0?[]:[`Not shown: ${G.join(", ")}. ${F(D)}`,""]}function t(m,R){
const{next_actor:D,edits:W,todo:G,human:B}=(0,o().agentTask)(m);if(D==="done")return[];const U=(0,s().linked)("artifacts",
R&&`${R}#artifacts`);return[`For agents: ${[`\`next_actor: ${D}\``,...W.length>0?[(0,M().count)(W.length,"edit")]:[],...G.
length>0?[`${G.length} to do`]:[],...B.length>0?[`${B.length} for a person`]:[]].join(", ")}. The task${W.length>0?", wi\
th its diff,":""} is \`${o().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;function O(m,R,D){const{genes:W}=m,
G=[(0,h().claimList)(m),(0,h().uncountedList)(m)],B=[...(0,A().geneList)(m,R).rows.flatMap(y),...G.flatMap(({rows:V})=>V.
map(K=>(0,$().rowItem)(K,D))),...m.blast_radius?[`- Size: ${(0,L().countedWords)(m)}`]:[],...(0,N().findingRows)([...R.notices,
...R.suppressed],!0).map(V=>(0,$().rowItem)(V,D))],U=B.length-d,H=W.flatMap(V=>V.commands).length,J=W.length>0?`${(0,M().
count)(W.length,"gene")}, ${(0,M().count)(H,"command")}, `:"",Y=(0,P().environmentList)(m).rows.flatMap(({notes:V})=>V);
return[`<details><summary>Details: ${J}commits, policy, isolation</summary>`,"",...B.slice(0,d),...U>0?[`- ${U} more not\
 shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`- ${V}: ${(0,s().sentence)(K)}`]),"","</details>",""]}function y({
name:m="",word:R,status:D,words:W,notes:G,rows:B=[]}){const U=B.filter(({command:H})=>H!==void 0);return[`- ${(0,s().name)(
m)} ${R}, ${D}: ${W}`,...G.map(({text:H})=>`  - ${(0,s().sentence)(H)}`),...U.map(({command:H="",status:J,words:Y})=>{const V=(0,s().
sentence)([J,Y].filter(Boolean).join(", "));return`  - ${(0,E().markdownCode)((0,M().clipCounted)(H,b))} ${V}`})]}const b=200;
function v({detailsUrl:m,detailUrl:R}){const[D,W]=[m,R].map(B=>B&&(0,E().markdownLinkTarget)(B)),G=[...W?[`[Details](${W}\
)`]:[],...D?[`Full report: \`report.html\` in the [artifacts](${D}#artifacts) of the run`,`[Log](${D})`]:[]];return G.length>
0?[G.join(" \xB7 "),""]:[]}function F({detailsUrl:m,detailUrl:R=m}){const D=R&&(0,E().markdownLinkTarget)(R);return D?`S\
ee the [full report](${D}).`:"See the JSON report of this run."}},80615:function(z,p,r){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.linked=x,p.linkerOf=A,p.name=w,p.ruleLink=g,p.sentence=N;function o(){const h=r(10289);return o=function(){
return h},h}function E(){const h=r(69633);return E=function(){return h},h}function L(){const h=r(94965);return L=function(){
return h},h}const P={sentence:400,name:100};function N(h){return(0,o().markdownSentence)((0,L().clipCounted)(h,P.sentence))}
function w(h){return(0,o().markdownCode)((0,L().clipCounted)(h,P.name))}function A(h,M){const c=s=>($,C=`${$.path}:${$.line}`)=>x(
w(C),M===void 0?void 0:s(h,M,$));return{place:c(E().permalink),diff:c(E().diffLink)}}function g(h){return x(w(h),(0,E().
rulePage)(h))}function x(h,M){const c=M&&(0,o().markdownLinkTarget)(M);return c?`[${h}](${c})`:h}},70939:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.beyond=g,p.listSection=A,p.rowItem=k;function o(){const e=r(38863);return o=
function(){return e},e}function E(){const e=r(10289);return E=function(){return e},e}function L(){const e=r(88611);return L=
function(){return e},e}function P(){const e=r(23408);return P=function(){return e},e}function N(){const e=r(94965);return N=
function(){return e},e}function w(){const e=r(80615);return w=function(){return e},e}function A({title:e,note:l,noun:i,rows:j,
copy:S},T,{full:a=0,unfolded:n=Number.POSITIVE_INFINITY,most:t=Number.POSITIVE_INFINITY}){if(j.length===0)return[];const d=(0,P().
shownRows)(j,t),O=d.slice(a).map(y=>k(y,T));return[`#### ${e}`,"",...l===void 0?[]:[l,""],...d.slice(0,a).flatMap(y=>s(y,
T)),...a>0&&O.length>0?[`Other ${i}s:`,""]:[],...x(O,i,n),...S?h(S.title,(0,E().markdownFence)(S.lines)):[],...M(j)]}function g(e,l){
return(0,P().sizeOfRows)(e)-(0,P().sizeOfRows)((0,P().shownRows)(e,l))}function x(e,l,i){if(e.length===0)return[];const j=e.
slice(i);return[...e.slice(0,i),"",...j.length>0?h((0,N().count)(j.length,`other ${l}`),j):[]]}function h(e,l){return[`<\
details><summary>${e}</summary>`,"",...l,"","</details>",""]}function M(e){return e.some(({notes:i})=>i.some(({text:j})=>j.
includes("`/gene-gate approve`")))?c:[]}const c=["The line for an approving review:","","```text","/gene-gate approve","\
```","","The review runs the gate again if its workflow has the event `pull_request_review`; if not, run the job again.",
""];function s(e,l){const{words:i,command:j,spans:S=[],notes:T,blocks:a=[],rule:n,also:t}=e,d=a.filter(({title:R})=>R===
void 0).flatMap(({lines:R})=>R),[O="",...y]=(0,L().markedLines)(j??"",S),b=d.length>0?"$ ":"",v=(0,E().markdownFence)([b+
O,...y,...d]),F=[...f(e,l),...i===void 0?[]:[(0,w().sentence)(i)]],m=n===void 0?"":` (${(0,w().ruleLink)(n)})`;return[[...F,
...u(e,l)].join(", ")+(t?`; ${(0,w().sentence)(t)}`:""),"",...j===void 0?[]:[...v,""],...T.map((R,D)=>`- ${(0,N().capital)(
R.label??"note")}: ${C(R)}${D===0?m:""}`),...T.length>0?[""]:[],...a.flatMap(R=>$(R))]}function $({title:e,lines:l,language:i,
isFolded:j}){if(e===void 0||j)return[];const S=i==="sh"?` (${(0,w().linked)("how to get it",o().HOW_TO_GET_IT)})`:"",T=i?
(0,E().rawBlock)(l,i):(0,E().markdownFence)(l),a=(0,N().capital)((0,w().sentence)(e))+S;return l.length>0?[`${a}:`,"",...T,
""]:[`${a}.`,""]}function C({label:e,text:l}){const i=e==="fix";return(0,w().sentence)(i?l.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/,
"."):l)}function k(e,l){const{status:i,tone:j,words:S,command:T,spans:a=[],notes:n,rule:t,also:d,files:O=[]}=e,y=i===void 0&&
j==="bad"?"\u26A0\uFE0F ":"",b=i!==void 0&&T===void 0?[`**${(0,N().capital)(i)}:**`]:[],v=S&&(e.isWhole?(0,E().markdownSentence)(
S):(0,w().sentence)(S)),F=[...v?[v]:[],...n.filter(({isMinor:G})=>!G).map(C),...O.length>0?[`Files: ${O.map(G=>l.diff({path:G,
line:1},G)).join(", ")}`]:[]].reduce((G,B)=>G===""||/[.:]$/.test(G)?`${G} ${B}`:`${G}. ${B}`,""),m=T===void 0?[]:[(0,E().
markdownCode)((0,L().commandLine)(T,a)),"\u2014"],R=f(e,l).map(G=>F===""?G:`${G}:`),D=[...u(e,l),...t?[(0,w().ruleLink)(
t)]:[]].join(", "),W=[...D===""?[]:[D],...d?[(0,w().sentence)(d)]:[]].join("; ");return`- ${y}${[...b,...m,...R,F.trim(),
...W===""?[]:[`(${W})`]].filter(Boolean).join(" ")}`}function I({status:e,name:l,place:i}){return e===void 0||i===void 0||
l?.startsWith(i.path)===!0}function f(e,l){const{name:i,word:j,place:S}=e;if(i===void 0)return[];const T=S&&I(e)?l.diff(
S,i):(0,w().name)(i);return[j===void 0?T:`${T} (${j})`]}function u(e,l){return e.place&&!I(e)?[l.place(e.place)]:[]}},11357:function(z,p,r){
Object.defineProperty(p,"__esModule",{value:!0}),p.renderSarif=$;function o(){const t=r(41895);return o=function(){return t},
t}function E(){const t=r(38863);return E=function(){return t},t}function L(){const t=r(78261);return L=function(){return t},
t}function P(){const t=r(74238);return P=function(){return t},t}function N(){const t=r(13580);return N=function(){return t},
t}function w(){const t=r(47350);return w=function(){return t},t}function A(){const t=r(10289);return A=function(){return t},
t}function g(){const t=r(69633);return g=function(){return t},t}function x(){const t=r(6244);return x=function(){return t},
t}function h(){const t=r(8229);return h=function(){return t},t}function M(){const t=r(74658);return M=function(){return t},
t}function c(){const t=r(94965);return c=function(){return t},t}const s=5e3;function $(t){const d=t.findings.toSorted(L().
byHarm).slice(0,s),O=[...new Set(d.map(({rule:R})=>R))],{audited_sha:y,base_sha:b,verdict:v,tool:F}=t,m={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:F.name,version:F.version,semanticVersion:F.
version,informationUri:E().HOME,rules:O.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[e]:{description:{text:"\
The audited commit."}}},invocations:[C(t,t.findings.length-d.length)],results:d.map(R=>({...f(R,t),ruleIndex:O.indexOf(R.
rule)})),properties:{verdict:v,base_sha:b,audited_sha:y}}]};return`${(0,A().jsonLine)(m)}
`}function C(t,d){const{error:O,verdict:y}=t,b=[];if(O){const v={text:(0,A().sarifText)((0,o().inSentences)(O))};b.push(
{level:"error",descriptor:{id:O.code},message:v})}if(d>0){const v=`${(0,c().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;b.push({level:"warning",
message:{text:v}})}return{executionSuccessful:y!=="error",exitCode:(0,w().exitCodeOf)(y,t.policy?.enforce),exitCodeDescription:(0,M().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...b.length>0&&{toolExecutionNotifications:b}}}const k=600,
I="geneGateFinding/v1";function f(t,d){const{id:O,rule:y,severity:b,harm:v="bookkeeping",suppressed:F}=t;return{ruleId:y,
level:j[b],rank:T[v].rank,message:{text:u(t)},locations:[l(t,d)],...O!==void 0&&{partialFingerprints:{[I]:O}},...F&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,A().sarifText)((0,c().clipCounted)(F.reason,k)),properties:{expires:F.
expires}}]}}}function u({message:t,remedy:d,rule:O}){return[t,d].filter(b=>b!=="").map(b=>(0,A().sarifText)((0,c().clipCounted)(
b,k))).join(" ")||O}const e="%SRCROOT%";function l({subject:t,location:d},{genes:O,policy:y}){const b=O.find(({id:F})=>F===
t?.id),v=[d,b&&{path:b.path,line:b.line}].find(F=>F!==void 0&&(0,g().isRepositoryPath)(F.path));return{physicalLocation:{
artifactLocation:{uri:(0,g().encodedPath)(v?.path??y?.path??P().POLICY_PATH),uriBaseId:e},region:v===void 0?{startLine:1}:
i(v)},...t?.id!==void 0&&{logicalLocations:[{name:(0,A().terminal)(t.id),kind:(0,A().terminal)(t.type??"Gene").toLowerCase()}]}}}
function i(t){const{line:d=1,column:O,end_line:y,end_column:b}=t,v={startLine:d,...O!==void 0&&{startColumn:O}};if(y===void 0||
y<d)return v;const F=b!==void 0&&(y>d||b>=(O??1));return{...v,endLine:y,...F&&{endColumn:b}}}const j={error:"error",warning:"\
warning",notice:"note"},S={error:"error",warning:"warning",notice:"recommendation"},T={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},a=80;function n(t){const d=(0,N().ruleOf)(t);if(d===void 0)return{
id:t};const{title:O,why:y,severity:b,harm:v,layer:F}=d,m=(0,g().rulePage)(t);return{id:t,...m!==void 0&&{helpUri:m},shortDescription:{
text:`${O}.`},fullDescription:{text:y},help:{text:(0,h().renderRule)(d,{columns:a}),markdown:(0,x().ruleMarkdown)(d)},defaultConfiguration:{
level:j[b]},properties:{tags:[...v==="danger"?["security"]:[],typeof F=="number"?`layer-${F}`:F],"problem.severity":S[b],
"security-severity":T[v].score}}}},67237:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.countedWords=
M,p.sizeLimits=L,p.sizeList=h,p.sizeWords=g;function o(){const c=r(53315);return o=function(){return c},c}function E(){const c=r(
94965);return E=function(){return c},c}function L({genes:c,blast_radius:s}){const[$]=c.filter(f=>f.blast_radius.files>0).
toSorted((f,u)=>N(u)-N(f)),C=c.filter(f=>f!==$&&N(f)>1).length,k=s&&(0,o().cappedSize)(s,s.counting),I=k&&[A(k.files,s.hard_cap_files,
"file",P),A(k.lines,s.hard_cap_lines,"line",P)];return[...$?[w($,C)]:[],...(I??[]).filter(({isNear:f})=>f)]}const P="the\
 policy for every change (hard cap)";function N({blast_radius:{files:c,max_files:s}}){return c/Math.max(1,s)}function w({
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
[]);return{id:"environment",title:"Environment",label:"",noun:"fact",rows:[{tone:"quiet",notes:s(w(c),!1)},{tone:"quiet",
words:"Digests, limits and the machine",notes:s(N(c),!0),isFolded:!0}]}}function N(c){const{isolation:s,policy:$,shards:C=[],
tool:k,validation_reports:I}=c,{probes:f=[],downgrades:u=[],level:e,description:l}=s,i=I.map(({env_fingerprint:{node_version:T,
platform:a,arch:n}})=>`Node ${T}, ${a} ${n}`),j=C.length<(C[0]?.of??0),S=f.filter(({held:T})=>!T);return[["Policy digest",
$?.digest],["Plans digest",c.plans_digest],["Approval digest",c.approval_digest],["Isolation in full",e==="none"?null:l],
...[...new Set(i)].map(T=>["Commands ran on",T]),[j?"Shard":"Merged from",C.map(({index:T,of:a,verdict:n})=>`${T}/${a} (${L().
VERDICT_WORDS[n]})`).join(", ")],["Tool",`${k.name} ${k.version}`],["Sandbox self-test",f.length>0?`${f.length-S.length}\
 of ${(0,L().count)(f.length,"attempt")} prevented`:null],...S.map(({name:T,required:a})=>["Not prevented",`${(0,L().spoken)(
T)}${a?"":" (not required)"}`]),...u.map(({from:T,reason:a})=>["Not available",`${(0,L().inCode)(T)}: ${a}`])]}function w(c){
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
i}function w(){const i=r(90042);return w=function(){return i},i}function A(){const i=r(63245);return A=function(){return i},
i}function g(){const i=r(94965);return g=function(){return i},i}const x={blocked:"blocked",failed:"failed",passed:"passe\
d",notRun:"not run"};function h({commands:i},j="command"){if(i.length===0)return"no commands";const S=i.map(A().resultOf);
return Object.entries(x).map(([a,n])=>({words:n,number:S.filter(t=>t===a).length})).filter(({number:a})=>a>0).map(({words:a,
number:n},t)=>`${t===0&&j!==""?(0,g().count)(n,j):(0,g().grouped)(n)} ${a}`).join(", ")}function M({id:i,path:j},S){return S.
filter(a=>a.id===i).length<2?i:`${i} (${j})`}const c=200;function s(i){const{store:j,commands:S,differences:T=[],profiles:a}=i,
n=j!==void 0&&j.root!=="."&&S.length>0,t=j?.checkout_as,d=t===void 0?"":`, where the checkout is ${(0,g().inCode)(t)}`,O=(0,N().
hubAnswer)(a),y=S.some(({verdict:R})=>R==="block"),{accepted:b=!0,reason:v="no reason given"}=a.evolver??{},F=`not accep\
ted by the profile evolver, which is not in use here: ${v}`,m=T.map(C);return[...n?[{tone:"quiet",text:`commands run in ${(0,g().
inCode)(j.root)}${d}`}]:[],...m.filter(({tone:R})=>R==="caution"),...m.filter(({tone:R})=>R!=="caution"),...b||y?[]:[{tone:"\
caution",text:F}],...O?.taken===!1?[{tone:"caution",text:`${N().QUESTION} No: ${O.words}`,isMinor:y}]:[],...Object.values(
a).flatMap(({remark:R})=>R===void 0?[]:[{text:R,isMinor:!0}])].map(R=>({...R,text:(0,g().clip)(R.text,c)}))}const $={command_added:"\
adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function C({kind:i,field:j,
base:S,head:T}){const a=i==="constraint_loosened"?"caution":"quiet",n=i==="command_added"||i==="command_removed",t=S===null?
`now also ${(0,g().inCode)(T??"")}`:T===null?`no longer ${(0,g().inCode)(S)}`:`${(0,g().inCode)(S)} \u2192 ${(0,g().inCode)(
T)}`,d=n?(0,g().inCode)(T??S??""):`${(0,g().inCode)(j)}: ${t}`;return{tone:a,text:`${$[i]} ${d}`}}function k({genes:i},{
about:j}){const S=({verdict:a})=>a==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:i.toSorted((a,n)=>Number(
S(a))-Number(S(n))).map(a=>{const{verdict:n,change:t,summary:d,commands:O,blast_radius:y}=a,b=d.startsWith("constraint: \
blast_radius")||O.some(F=>["blocked","failed"].includes((0,A().resultOf)(F))),v=(0,N().hubAnswer)(a.profiles);return{status:n===
"needs_approval"?"approval":(0,g().spoken)(n),tone:g().VERDICT_TONES[n],name:M(a,i),word:t,words:[h(a),(0,o().sizeWords)(
y.files,y.max_files),...v?.taken&&!b?[v.words]:[]].join(", "),place:a,notes:[...b||/pass|warn/.test(n)?[]:[{text:d}],...s(
a)],rows:[...O.map(F=>f(F,j(a,F))),...(0,P().findingRows)(j(a),!0)],isFolded:!0}})}}const I={passed:"good",failed:"bad",
blocked:"bad",notRun:"quiet"};function f(i,j){const{verdict:S,risk:T,confirmation:a,outcome:n,proof:t,profiles:d}=i,O=[...n?
u(n):[],...n?.reused?["result reused from another gene"]:[],...t?[(0,w().proofWords)(t)]:[],...S==="warn"?["allowed with\
 a warning"]:[]],y=[...T?[`risk: ${T}`]:[],...a?[`confirmation: ${(0,g().spoken)(a)}`]:[],...Object.entries(d).map(([b,v])=>`${b}\
: ${v}`)];return{status:S==="block"?"blocked":n?(0,g().statusWords)(n):"not run",tone:I[(0,A().resultOf)(i)],command:i.command,
spans:(0,L().spansOf)(i.command,j),...O.length>0&&{words:O.join(", ")},notes:[{text:y.join(", "),isMinor:!0},...n?l(n):[]],
blocks:Object.entries({"standard output":n?.stdout,"standard error":n?.stderr}).flatMap(([b,v])=>v&&v.bytes>0?[{title:`${b}\
, ${(0,g().size)(v.bytes)}`,lines:(0,E().streamLines)(v),isFolded:!0}]:[]),rows:(0,P().findingRows)(j,!0)}}function u(i){
const{peak_memory_bytes:j,cpu_ms:S}=i.resources??{};return[...(0,g().didRun)(i)?[(0,g().duration)(i.duration_ms)]:[],...S===
void 0?[]:[`CPU ${(0,g().duration)(S)}`],...j===void 0?[]:[`memory ${(0,g().size)(j)}`]]}const e=20;function l({reason:i,
side_effects:j}){const S=g().SIDE_EFFECTS.filter(T=>(j?.[T].length??0)>0).map(T=>`${(0,g().count)((0,g().sideEffectCount)(
T,j),"file")} ${T}: ${(0,g().named)(j?.[T]??[],e)}`);return[...i===void 0?[]:[i],...S,...j?.complete===!1?["The list of \
side effects is incomplete."]:[]].map(T=>({text:T,isMinor:!0}))}},74658:function(z,p,r){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.VERDICT_SYMBOLS=void 0,p.headlineOf=s,p.isReportedOnly=x,p.reportTitle=$,p.reportedOnlyNote=h,p.undecidedPart=
A;function o(){const a=r(1395);return o=function(){return a},a}function E(){const a=r(13580);return E=function(){return a},
a}function L(){const a=r(47350);return L=function(){return a},a}function P(){const a=r(17577);return P=function(){return a},
a}function N(){const a=r(63245);return N=function(){return a},a}function w(){const a=r(94965);return w=function(){return a},
a}function A({verdict:a,error:n,shards:t=[]}){const[d]=t;return a==="error"&&!n&&d&&t.length<d.of?d:void 0}function g(a){
const{verdict:n}=a,t=A(a);return t?`part ${t.index}/${t.of}: ${w().VERDICT_WORDS[t.verdict]}`:x(a)?n==="fail"?"would fai\
l":`would be: ${w().VERDICT_WORDS[n]}`:w().VERDICT_WORDS[n]}function x({verdict:a,policy:n}){return n?.enforce==="report"&&
L().REPORTED_ONLY.has(a)}function h({policy:a}){const n=a?.enforce_until;return`The policy reports ${n===void 0?"only":`\
only until ${n}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisfies a required check, and bloc\
ks nothing.`}const M=p.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"},
c=56;function s(a,n){const t=I(a,n),d=[t[0]??""].flat(),O=k(a,n),y=(m,R="")=>m.length+R.length<=c,v=!y(O,d[0])&&d.some(m=>y(
C,m))&&a.verdict==="warn"?C:O;let F="";for(const m of t){const[R]=[m].flat().map(D=>F===""?D:`${F}, ${D}`).filter(D=>v.length+
D.length<=c);F=R??F}return{verdict:v,words:F}}function $(a){const{verdict:n,words:t}=s(a,(0,N().reportSections)(a));return t===
""?n:`${n}: ${t}`}const C="warning";function k(a,n){const t=g(a),{length:d}=e(n);return t===w().VERDICT_WORDS.warn&&d>0?
`pass with ${(0,w().count)(d,"warning")}`:t}function I(a,n){const t=l(n);switch(a.verdict){case"pass":case"warn":return[
...t,...f(a),...i(e(n)),...u(a,n)];case"needs_approval":return S(a,n);case"fail":case"error":return[...[a.error?.code??""].
filter(d=>/^\w+$/.test(d)).map(w().spoken),...t,...T(a,n)]}}function f({agent_files:a=[]}){const n=a.flatMap(({entries:t})=>t.
filter(({state:d})=>d));return n.length===0?[]:n.every(({command:t,change:d})=>t===""&&d===void 0)?[["files of agents ch\
ange"]]:n.every(({change:t})=>t!==void 0)?[["what agents may do changes","agent settings change"]]:[["commands that run \
automatically change","automatic commands change"]]}function u({genes:a,agent_files:n},{passed:t,notRun:d}){return a.length===
0?n?[]:[["no automatic command or gene changed","no genes changed"]]:[(0,w().count)(a.length,"gene"),...t.length>0?[`${(0,w().
count)(t.length,"command")} passed`]:[],...d.length>0?[`${(0,w().count)(d.length,"command")} not run`]:[]]}function e({dangers:a,
findings:n,told:t}){return(0,N().groupCauses)([...a,...n,...t]).filter(({lead:d})=>d.severity==="warning")}function l({blocked:a,
dangers:n}){const d=[...a.flatMap(({findings:[v]})=>v?.harm==="danger"?v:[]),...(0,N().groupCauses)(n).map(({lead:v})=>v)],
[O]=d.map(v=>({why:j(v),isGrave:v.severity==="error"||(0,o().needsPerson)(v)})).toSorted((v,F)=>Number(F.isGrave)-Number(
v.isGrave)||(0,P().dangerRank)(v.why)-(0,P().dangerRank)(F.why));if(O===void 0)return[];const{why:y}=O,b=(0,w().grouped)(
d.length);return d.length===1?[[y.replace(/^command /,"1 command "),"1 danger"]]:[[y,y.replace(/ with .*/,"")].map(v=>`${b}\
 dangers: ${v}`).concat(y,`${b} dangers`)]}function i([a,...n]){return a&&n.every(({lead:d})=>d.rule===a.lead.rule)&&a.lead.
harm!=="danger"?[j(a.lead)]:[]}function j({rule:a,danger:n=""}){return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:
((0,E().ruleOf)(a)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,d=>d.toLowerCase())}function S({genes:a,findings:n},t){
const d=a.filter(({verdict:b})=>b==="needs_approval").length,O=n.some(({rule:b})=>b==="gate-approval-missing"),y=b=>O&&n.
some(({rule:v})=>v===b);return[...y("gate-weakened")?["the gate is weakened"]:[],...l({...t,dangers:t.dangers.filter(b=>!(0,o().
needsPerson)(b))}),...y("agent-files-unapproved")?["automatic commands change"]:[],...d>0?[`${(0,w().grouped)(d)} of ${(0,w().
count)(a.length,"gene")}`]:[]]}function T({genes:a},n){const{blocked:t,failed:d,findings:O}=n,y=a.filter(({verdict:R})=>R===
"fail"||R==="error").length,b=(0,N().groupCauses)(O.filter(R=>!(0,N().isOfSize)(R))).filter(({lead:R})=>R.severity==="er\
ror"),v=[...y>0&&a.length>1?[`${(0,w().grouped)(y)} of ${(0,w().count)(a.length,"gene")} failed`]:[],...t.some(({findings:[
R]})=>R?.harm!=="danger")?[`${(0,w().count)(t.length,"command")} blocked`]:[],...d.length>0?[`${(0,w().count)(d.length,"\
command")} failed`]:[],...O.some(R=>(0,N().isOfSize)(R)&&R.severity==="error")?["size limit exceeded"]:[]],F=v.length>0?
"other error":"error";if(b.length>0)return[...v,[...i(b),(0,w().count)(b.length,F)]];const m=e(n);return v.length>0||m.length===
0?v:[[...i(m),(0,w().count)(m.length,"warning")]]}},90042:function(z,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.failsWithoutChange=w,p.proofSummary=g,p.proofWords=N;function o(){const x=r(78641);return o=function(){return x},x}function E(){
const x=r(39763);return E=function(){return x},x}function L(){const x=r(94965);return L=function(){return x},x}const P={
fails_without_change:"yes",fails_when_new_code_fails:"if new code fails",not_run:"not run",nothing_shown:"nothing shown",
no_subject:"nothing to take back"};function N({outcome:x,reason:h,files:M,kept:c,hunks:s=[]}){const $=x==="fails_when_ne\
w_code_fails",C=s.filter(({noticed:k})=>!k).map(k=>`${(0,o().linesOf)(k)} of ${(0,L().inCode)(k.path)}`);return[`fails w\
ithout the change: ${P[x]}`,...h===void 0?[]:[h],...M.length>0?[`${$?"made to fail":"taken back"}: ${(0,L().named)(M)}`]:
[],...c.length>0?[`kept: ${(0,L().named)(c)}`]:[],...C.length>0?[`passes without ${C.join(", ")}`]:[]].join("; ")}function w({
commands:x}){const h=x.flatMap(({proof:c})=>c?.outcome??[]),M=E().PROOF_OUTCOMES.find(c=>h.includes(c));return M&&P[M]}const A={
fails_without_change:"failed without the change",fails_when_new_code_fails:"failed when its new code failed",not_run:"no\
t tried",nothing_shown:"passed without the change",no_subject:"had nothing to take back"};function g({genes:x}){const h=x.
flatMap(({commands:$})=>$).flatMap(({proof:$})=>$??[]);if(h.length===0)return"not tried";const M=h.find($=>$.reason!==void 0)?.
reason,c=E().PROOF_OUTCOMES.flatMap($=>{const{length:C}=h.filter(k=>k.outcome===$);return C===0?[]:[`${(0,L().grouped)(C)}\
 ${A[$]}`]}),s=M===void 0?"":` (${M})`;return`of ${(0,L().count)(h.length,"command")}, ${c.join(", ")}${s}`}},42844:function(z,p,r){
r.r(p),r.d(p,{default:()=>o.A});var o=r(49585)},40894:function(z,p,r){r.r(p),r.d(p,{renderToString:()=>o.F0});var o=r(53091)},
892:function(z,p,r){r.r(p),r.d(p,{Fragment:()=>o.FK,jsx:()=>o.Y,jsxs:()=>o.FD});var o=r(38720)}};
