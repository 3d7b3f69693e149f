"use strict";exports.id=5450,exports.ids=[5450],exports.modules={1207:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),
$.BrokenAnswer=void 0,$.asUnavailable=p,$.explainFailure=m,$.ifFound=u,$.readFailure=j,$.requireAsked=N;function e(){const l=s(
7723);return e=function(){return l},l}function x(){const l=s(41895);return x=function(){return l},l}class k extends Error{name="\
BrokenAnswer"}$.BrokenAnswer=k;function N(l,o){if(!l)throw new k(`it is not about ${o}`)}const M=300;function j(l){const o=typeof l==
"object"&&l!==null?l:{},i=L(o.message??l);if(E(o)||E(o.cause))return{kind:"timeout",said:i};if(o.name==="BrokenAnswer")return{
kind:"broken",said:i};const r=g(l);if(r!==void 0)return{kind:"broken",said:L(r)};if(typeof o.status!="number")return{kind:"\
unexpected",said:i};if(o.response===void 0)return{kind:"network",said:i};const f=o.response.headers??{},v=I(f["retry-aft\
er"]),y=f["x-ratelimit-remaining"]==="0"?I(f["x-ratelimit-reset"]):void 0,C=v!==void 0||y!==void 0;return{kind:O(o.status,
i,C),said:i,status:o.status,...v!==void 0&&{retryAfter:v},...y!==void 0&&{resetAt:y}}}const A=/^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;
function g(l){if(l instanceof e().ZodError){const[i]=l.issues;return`its field ${i?.path.join(".")} is not as GitHub doc\
uments it`}return l instanceof TypeError&&A.test(l.message)?"it lacks fields that GitHub documents":void 0}function O(l,o,i){
return l===429||l===403&&(i||/rate limit|abuse/i.test(o))?"rate_limited":l===403?/not accessible by/i.test(o)?"denied":"\
forbidden":l===401?"unauthorized":l===404||l===410?"not_found":l===422||l===400||l===413?"invalid":l>=500?"server":"unex\
pected"}const h="the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result f\
iles, and publish them from a second workflow on `workflow_run`, which runs with the default branch\u2019s token",w={unauthorized:()=>"\
GitHub does not accept the token (401); check the `github-token` input",denied:(l,{permission:o,readOnlyToken:i})=>i?`th\
e token may not write (403): ${h}`:`the token lacks a permission (403); add \`${o}\` under \`permissions:\` of the job`,
forbidden:({said:l})=>`GitHub denied the request (403): ${l}`,not_found:({status:l},{permission:o})=>`not found on GitHu\
b (${l}): it was deleted, or the token cannot access this repository (it needs \`${o}\`)`,invalid:({status:l,said:o})=>`\
GitHub rejected the content (${l}): ${o}`,rate_limited:({status:l,retryAfter:o})=>`the token\u2019s rate limit is exhausted (${l}\
)${o===void 0?"":`; GitHub asks to wait ${o} s`}; run the job again later`,server:({status:l})=>`GitHub returned a serve\
r error (${l}) on every attempt; run the job again later`,timeout:()=>"GitHub did not respond in time on any attempt; ru\
n the job again later",network:({said:l})=>`GitHub cannot be reached (${l}); check the runner\u2019s network and proxy`,
broken:({said:l})=>`the answer of GitHub, or of a proxy, cannot be used: ${l}; run the job again later`,unexpected:({said:l})=>l};
function m(l,o){const i=j(l);return`could not ${o.doing}: ${w[i.kind](i,o)}`}async function u(l){try{return await l}catch(o){
if(j(o).kind==="not_found")return;throw o}}function p(l,o){if(l instanceof x().GateError)return l;const i=m(l,o);return new(x()).
GateError("github_unavailable",i,"Run the job again.",{cause:l})}function E(l){const o=l?.name;return o==="TimeoutError"||
o==="AbortError"}function L(l){const o=String(l).replace(/ - https:\S*$/,"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g,"\
 ").replace(/ +/g," ").trim();return o.length>M?`${o.slice(0,M)}...`:o}function I(l){const o=typeof l=="string"&&l!==""?
Number(l):Number.NaN;return Number.isFinite(o)&&o>=0?o:void 0}},55430:function(z,$,s){Object.defineProperty($,"__esModul\
e",{value:!0}),$.publishFiles=E,$.resultPaths=u;function e(){const i=s(51455);return e=function(){return i},i}function x(){
const i=s(76760);return x=function(){return i},i}function k(){const i=s(58500);return k=function(){return i},i}function N(){
const i=s(1207);return N=function(){return i},i}function M(){const i=s(41895);return M=function(){return i},i}function j(){
const i=s(28765);return j=function(){return i},i}function A(){const i=s(52978);return A=function(){return i},i}function g(){
const i=s(10289);return g=function(){return i},i}function O(){const i=s(62887);return O=function(){return i},i}function h(){
const i=s(31048);return h=function(){return i},i}function w(){const i=s(58924);return w=function(){return i},i}function m(){
const i=s(11357);return m=function(){return i},i}function u(i){const r=f=>(0,x().join)(i,f);return{report:r("gate-report\
.json"),validationReports:r("validation-reports"),agentTask:r(A().AGENT_TASK_FILE),agentPatch:r(A().AGENT_PATCH_FILE),page:r(
"report.md"),html:r("report.html"),sarif:r("report.sarif"),junit:r("report.junit.xml")}}const p=1024*1024;async function E(i,r,f){
const v=u(i);try{await l(i);for(const y of L(v,r,f))await y(),await(0,k().setImmediate)(),f?.throwIfAborted();return{status:"\
reached",where:i}}catch(y){return{status:"failed",reason:`could not write the result files: ${(0,N().readFailure)(y).said}`,
...y instanceof M().GateError&&{hint:y.hint}}}}function L(i,{report:r,markdown:f},v){return[()=>(0,j().replaceFile)(i.report,
(0,h().renderJson)(r)),()=>I(i.validationReports,r,v),()=>(0,j().replaceFile)(i.agentTask,(0,A().renderAgentTask)(r)),()=>o(
i.agentPatch,r.fix?.patch||void 0),()=>(0,j().replaceFile)(i.page,f(p)),()=>(0,j().replaceFile)(i.html,(0,O().renderHtml)(
r)),()=>(0,j().replaceFile)(i.sarif,(0,m().renderSarif)(r)),()=>(0,j().replaceFile)(i.junit,(0,w().renderJunit)(r))]}async function I(i,{
validation_reports:r},f){await l(i);for(const v of await(0,e().readdir)(i))/^vr_\d+\.json$/.test(v)&&await(0,e().rm)((0,x().
join)(i,v));for(const v of r)f?.throwIfAborted(),await(0,j().replaceFile)((0,x().join)(i,`${v.id}.json`),`${(0,g().json)(
v)}
`)}async function l(i){if(await(0,j().makeFolder)(i),!(await(0,e().lstat)(i)).isDirectory())throw new Error(`${i} is a s\
ymlink or not a directory`)}async function o(i,r){r===void 0?await(0,e().rm)(i,{force:!0}):await(0,j().replaceFile)(i,r)}},
62887:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.renderHtml=C;function e(){const n=s(892);return e=
function(){return n},n}function x(){const n=s(77598);return x=function(){return n},n}function k(){const n=s(40894);return k=
function(){return n},n}function N(){const n=s(13580);return N=function(){return n},n}function M(){const n=s(80770);return M=
function(){return n},n}function j(){const n=s(67237);return j=function(){return n},n}function A(){const n=s(63029);return A=
function(){return n},n}function g(){const n=s(69379);return g=function(){return n},n}function O(){const n=s(55967);return O=
function(){return n},n}function h(){const n=s(94978);return h=function(){return n},n}function w(){const n=s(74658);return w=
function(){return n},n}function m(){const n=s(63245);return m=function(){return n},n}function u(){const n=s(38319);return u=
function(){return n},n}function p(){const n=s(94965);return p=function(){return n},n}function E(){const n=s(11217);return E=
function(){return n},n}function L(){const n=s(31992);return L=function(){return n},n}function I(){const n=s(14305);return I=
function(){return n},n}const l=12,o={most:10,columns:120};function i(n,t){const{notices:d,suppressed:S}=t,R=(P,a,F)=>({id:P,
title:a,label:"",noun:"finding",rows:(0,g().findingRows)(F,!0)}),b=[(0,O().fixList)(n),(0,u().machineList)(n),(0,u().readList)(
n),(0,h().geneList)(n,t),(0,u().claimList)(n),(0,A().environmentList)(n)],T=[(0,j().sizeList)(n),(0,u().uncountedList)(n),
R("notices","Notices",d),R("suppressed","Ignored by the policy",S),v(n)];return[...f(n,t),...b.flatMap(P=>r(P,!1)),...T.
flatMap(P=>r(P,!0))]}function r({id:n,title:t,noun:d,note:S,rows:R,copy:b},T){if(R.length===0)return[];const P=(0,e().jsxs)(
e().Fragment,{children:[S!==void 0&&(0,e().jsx)("p",{class:"quiet",children:S}),(0,e().jsx)(L().Rows,{of:(0,O().withoutFixCommand)(
R),noun:d}),b&&(0,e().jsx)(L().Block,{block:{...b,isFolded:!0}})]}),a=(R[0]?.name??R[0]?.status)!==void 0;return[{id:n,title:t,
...a&&{count:R.length},isFolded:T,body:P}]}function f({next_actor:n},t){const{dangers:d,blocked:S,failed:R,waiting:b,findings:T}=t,
P={"dangerous finding":(0,g().findingRows)(d),"blocked command":(0,g().blockedRows)(S),"failed command":(0,g().failedRows)(
R,o),"pending approval":(0,g().findingRows)(b),finding:(0,g().findingRows)(T)},a=Object.entries(P).map(([D,B])=>(0,e().jsx)(
L().Rows,{noun:D,of:(0,O().withoutFixCommand)(B),open:l},D)),F=Object.values(P).flat().length;return F===0?[]:[{id:"atte\
ntion",title:n==="done"?"Warnings":"Action required",count:F,isFolded:!1,body:a}]}function v({findings:n,capsules:t}){const d=[
...n,...t.flatMap(({reasons:T})=>T)],S=[...new Set(d.map(({rule:T})=>T))].flatMap(T=>(0,N().ruleOf)(T)??[]),R=(T,P="")=>P===
""?[]:[{title:T,lines:P.trimEnd().split(`
`)}];return{id:"rules",title:"Rules",label:"",noun:"rule",rows:S.map(({id:T,title:P,why:a,wrong:F,right:W,configure:D})=>({
tone:"quiet",name:T,words:P,documents:T,isFolded:!0,notes:[{text:a.replace(/\s+/g," ")}],blocks:[...R("Wrong",(0,M().exampleText)(
F)),...R("Right",(0,M().exampleText)(W)),...R("Configure",D)]}))}}const y=["default-src 'none'",`style-src 'sha256-${(0,x().
createHash)("sha256").update(I().STYLE).digest("base64")}'`,"base-uri 'none'","form-action 'none'","require-trusted-type\
s-for 'script'"].join("; ");function C(n){const t=(0,m().reportSections)(n),d=i(n,t),S=(0,k().renderToString)((0,e().jsxs)(
e().Fragment,{children:[(0,e().jsx)("meta",{"http-equiv":"Content-Security-Policy",content:y}),(0,e().jsx)("meta",{name:"\
viewport",content:"width=device-width, initial-scale=1"}),(0,e().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,e().
jsx)("meta",{name:"color-scheme",content:"light dark"}),(0,e().jsx)("title",{children:`${(0,w().reportTitle)(n)} \xB7 gene-\
gate`})]})),R=(0,k().renderToString)((0,e().jsxs)("main",{children:[(0,e().jsx)(E().Masthead,{report:n,sections:t}),d.map(
b=>(0,e().jsx)(c,{section:b},b.id))]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${S}<style>${I().STYLE}</style></head>
<body>${R}</body>
</html>
`}function c({section:n}){const{id:t,title:d,count:S,isFolded:R,body:b}=n,T=(0,e().jsxs)("h2",{id:`${t}-title`,children:[
d,S!==void 0&&(0,e().jsxs)("span",{class:"quiet",children:[" ",(0,p().grouped)(S)]})]});return R?(0,e().jsx)("section",{
class:"folded","aria-labelledby":`${t}-title`,children:(0,e().jsxs)("details",{id:t,children:[(0,e().jsx)("summary",{children:T}),
b]})}):(0,e().jsxs)("section",{id:t,"aria-labelledby":`${t}-title`,children:[T,b]})}},11217:function(z,$,s){Object.defineProperty(
$,"__esModule",{value:!0}),$.Masthead=M;function e(){const g=s(892);return e=function(){return g},g}function x(){const g=s(
74658);return x=function(){return g},g}function k(){const g=s(94965);return k=function(){return g},g}function N(){const g=s(
31992);return N=function(){return g},g}function M({report:g,sections:O}){const{error:h,event:w}=g,m=(0,x().isReportedOnly)(
g),{verdict:u,words:p}=(0,x().headlineOf)(g,O);return(0,e().jsxs)("header",{children:[(0,e().jsxs)("p",{class:"quiet abo\
ut",children:[(0,e().jsx)("strong",{children:"gene-gate"}),w.pull_request!==void 0&&(0,e().jsxs)("span",{children:["pull\
 request ",w.pull_request]}),(0,e().jsxs)("span",{children:[(0,k().shortCommit)(g.base_sha)," \u2192 ",(0,k().shortCommit)(
g.head_sha)]}),(0,e().jsx)("time",{dateTime:g.finished_at,children:(0,k().moment)(g.finished_at)})]}),(0,e().jsx)("h1",{
children:(0,e().jsx)(N().Status,{tone:k().VERDICT_TONES[m?"warn":g.verdict],word:(0,k().capital)(u)})}),(0,e().jsx)("p",
{class:"headline",children:(0,k().capital)(p)}),m&&(0,e().jsx)("p",{children:(0,e().jsx)(N().Sentence,{text:(0,x().reportedOnlyNote)(
g)})}),h&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(N().Code,{lines:h.message.split(`
`)}),(0,e().jsx)("p",{class:"quiet",children:"Fix"}),(0,e().jsx)(N().Code,{lines:h.hint.split(`
`)})]}),(0,e().jsx)("dl",{class:"figures",children:A(g,O).map(([E,L,I])=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",
{children:E}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("strong",{children:L})," ",(0,e().jsx)("span",{class:"quiet",children:I})]})]},
E))})]})}const j={agent:"author",human:"person",done:"nobody",undecided:"undecided"};function A(g,O){const{genes:h,blast_radius:w,
next_actor:m,duration_ms:u}=g,{commands:p,passed:E,blocked:L,failed:I,notRun:l}=O,o=h.filter(({verdict:y})=>y==="pass"||
y==="warn").length,r=Object.entries({blocked:L,failed:I,"not run":l}).flatMap(([y,{length:C}])=>C>0?[`${C} ${y}`]:[]),f=[
["Genes",`${o} of ${h.length}`,"passed"],["Commands",`${E.length} of ${p.length}`,["passed",...r].join(", ")]],v=w&&[`${w.
files}`,`counted, ${(0,k().count)(w.lines,"line")}`];return[...h.length>0?f:[],...v?[["Files",...v]]:[],["Next actor",j[m],
""],["Duration",(0,k().duration)(u),"total"]]}},31992:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.
Block=l,$.Code=m,$.Rows=p,$.Sentence=h,$.Status=w;function e(){const o=s(892);return e=function(){return o},o}function x(){
const o=s(38863);return x=function(){return o},o}function k(){const o=s(13580);return k=function(){return o},o}function N(){
const o=s(10289);return N=function(){return o},o}function M(){const o=s(88611);return M=function(){return o},o}function j(){
const o=s(94965);return j=function(){return o},o}const A={sentence:2e3,name:300},g=1e3;function O({text:o}){return(0,e().
jsx)("code",{children:o===""?"(empty)":(0,N().terminal)((0,j().clipCounted)(o,A.name))})}function h({text:o}){const i=(0,j().
clipCounted)(o,A.sentence).split(/`([^`]+)`/);return(0,e().jsx)("bdi",{children:i.map((r,f)=>f%2===1?(0,e().jsx)("code",
{children:(0,N().terminal)(r)},f):(0,N().terminal)(r))})}function w({tone:o,word:i}){return(0,e().jsx)("strong",{class:`\
status ${o}`,children:i})}function m({lines:o,language:i}){const r=o.map(f=>`${(0,N().terminal)(f.replaceAll("	","    "))}\

`);return(0,e().jsx)("pre",{dir:"ltr",children:r.map((f,v)=>i==="diff"&&f.startsWith("-")?(0,e().jsx)("del",{children:f},
v):i==="diff"&&f.startsWith("+")?(0,e().jsx)("ins",{children:f},v):f)})}function u({command:o="",spans:i=[]}){return(0,e().
jsx)("pre",{dir:"ltr",children:(0,M().shownParts)(o,i).map(({start:r,end:f,isShown:v})=>v?(0,M().markedRuns)(o,{start:r,
end:f},i).map(({text:y,marked:C},c)=>C?(0,e().jsx)("mark",{children:y||"\xA0"},c):y):(0,e().jsx)("span",{class:"quiet",children:`\
 ${(0,M().notShown)(f-r)} `},r))})}function p({of:o,noun:i,open:r=g}){const f=o.slice(0,g).map((v,y)=>(0,e().jsx)("li",{
children:(0,e().jsx)(E,{row:v})},y));return(0,e().jsxs)(e().Fragment,{children:[f.length>0&&(0,e().jsx)("ul",{children:f.
slice(0,r)}),f.length>r&&(0,e().jsxs)("details",{children:[(0,e().jsx)("summary",{children:(0,j().count)(o.length-r,`mor\
e ${i}`)}),(0,e().jsx)("ul",{children:f.slice(r)})]}),o.length>g&&(0,e().jsxs)("p",{class:"quiet",children:[(0,j().count)(
o.length-g,`more ${i}`)," in ",(0,e().jsx)("code",{children:"gate-report.json"})]})]})}function E({row:o}){const{status:i,
rows:r=[],blocks:f=[],command:v,notes:y,rule:C,documents:c,isFolded:n}=o,t=y.filter(({label:R})=>R!==void 0),d=(0,e().jsxs)(
e().Fragment,{children:[v!==void 0&&(0,e().jsx)(u,{...o}),y.map(({label:R,text:b,tone:T="quiet"})=>R===void 0&&b!==""?(0,e().
jsx)("p",{class:T,children:(0,e().jsx)(h,{text:b})},b):null),(t.length>0||C!==void 0)&&(0,e().jsx)(I,{notes:t,rule:C}),f.
map((R,b)=>(0,e().jsx)(l,{block:R},b)),r.length>0&&!n&&o.also!==void 0?(0,e().jsxs)("details",{children:[(0,e().jsx)("su\
mmary",{children:(0,e().jsx)(h,{text:o.also})}),(0,e().jsx)(p,{of:r,noun:"finding"})]}):r.length>0&&(0,e().jsx)(p,{of:r,
noun:v===void 0?"command":"finding"})]}),S=i===void 0?"div":"article";return n?(0,e().jsxs)("details",{children:[(0,e().
jsx)("summary",{children:(0,e().jsx)(L,{row:o})}),(0,e().jsx)("div",{id:c&&`rule-${c}`,children:d})]}):(0,e().jsxs)(S,{children:[
(i??o.name??o.words)!==void 0&&(0,e().jsx)("p",{children:(0,e().jsx)(L,{row:o})}),d]})}function L({row:{status:o,tone:i,
name:r,word:f,words:v,place:y,also:C,rows:c=[]}}){const n=[o!==void 0&&(0,e().jsx)(w,{tone:i,word:o}),r!==void 0&&(0,e().
jsx)(O,{text:r}),f!==void 0&&(0,e().jsxs)("span",{class:o===void 0?i:"quiet",children:["(",f,")"]}),v!==void 0&&(0,e().jsx)(
h,{text:v}),y!==void 0&&!r?.startsWith(y.path)&&(0,e().jsx)("span",{class:"quiet",children:(0,e().jsx)(O,{text:`${y.path}\
:${y.line}`})}),C!==void 0&&c.length===0&&(0,e().jsx)(h,{text:C})];return(0,e().jsx)(e().Fragment,{children:n.filter(Boolean).
map((t,d)=>[d>0?" ":"",t])})}function I({notes:o,rule:i}){const r=o.map(({label:f="",text:v})=>[(0,j().capital)(f),(0,e().
jsx)(h,{text:v},v)]);if(i!==void 0){const f=(0,e().jsx)(O,{text:i});r.push(["Rule",(0,k().ruleOf)(i)===void 0?f:(0,e().jsx)(
"a",{href:`#rule-${i}`,children:f})])}return(0,e().jsx)("dl",{children:r.map(([f,v],y)=>(0,e().jsxs)("div",{children:[(0,e().
jsx)("dt",{children:f}),(0,e().jsx)("dd",{children:v})]},y))})}function l({block:o}){const{title:i,lines:r,language:f,isFolded:v}=o,
y=i!==void 0&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(h,{text:i}),f==="sh"&&(0,e().jsxs)(e().Fragment,{children:[
" ","(",(0,e().jsx)("a",{href:x().HOW_TO_GET_IT,children:"how to get it"}),")"]})]});return v?(0,e().jsxs)("details",{children:[
(0,e().jsx)("summary",{children:y}),(0,e().jsx)(m,{...o})]}):(0,e().jsxs)(e().Fragment,{children:[y&&(0,e().jsx)("p",{children:y}),
r.length>0&&(0,e().jsx)(m,{...o})]})}},14305:function(z,$){Object.defineProperty($,"__esModule",{value:!0}),$.STYLE=void 0;
const s=$.STYLE=`
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
`},31048:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.renderJson=A,$.reportDigest=g;function e(){const O=s(
23404);return e=function(){return O},O}function x(){const O=s(2833);return x=function(){return O},O}function k(){const O=s(
41895);return k=function(){return O},O}function N(){const O=s(10289);return N=function(){return O},O}function M(){const O=s(
5640);return M=function(){return O},O}function j(){const O=s(78534);return j=function(){return O},O}function A(O,h=j().MAX_REPORT_BYTES){
const w=`${(0,N().json)(M().gateReportSchema.parse(O))}
`;if(Buffer.byteLength(w)<=h)return w;throw new(k()).GateError("file_unreadable",`The report has more than ${h} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function g(O){return(0,x().
digestOf)((0,e().canonicalize)(O))}},58924:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.renderJunit=
w;function e(){const n=s(42844);return e=function(){return n},n}function x(){const n=s(59490);return x=function(){return n},
n}function k(){const n=s(10289);return k=function(){return n},n}function N(){const n=s(51660);return N=function(){return n},
n}function M(){const n=s(74658);return M=function(){return n},n}function j(){const n=s(90042);return j=function(){return n},
n}function A(){const n=s(63245);return A=function(){return n},n}function g(){const n=s(94965);return g=function(){return n},
n}const O="change",h=new(e()).default({attributeNamePrefix:"@",ignoreAttributes:!1,suppressBooleanAttributes:!1,suppressEmptyNode:!0,
format:!0});function w(n){const t=m(n),d={"@timestamp":n.started_at},S={"@name":"gene-gate",...E(t.flatMap(({cases:b})=>b)),
...d,...t.length>0&&{testsuite:t.map(({name:b,file:T,cases:P})=>({"@name":(0,k().terminal)(b),...E(P),...T!==void 0&&{"@\
file":(0,k().terminal)(T)},...d,testcase:P}))}},R={"@version":"1.0","@encoding":"UTF-8"};return`${h.build({"?xml":R,testsuites:S}).
trim()}
`}function m(n){const{error:t,verdict:d}=n,S=(0,A().reportSections)(n),R=[...S.dangers,...S.findings].filter(({severity:G})=>G===
"error"),b=new Set(n.genes.map(({id:G})=>G)),T=(0,x().groupBy)(R,({subject:G})=>b.has(G?.id??"")?G?.id:O),P=(0,x().groupBy)(
S.commands,({gene:G})=>G),a=G=>(T.get(G)??[]).map(U=>i(U,G)),F=n.genes.map(G=>{const U=[...(P.get(G)??[]).map(o),...a(G.
id)];return u({name:G.id,file:G.path,cases:U},G.verdict,G.summary)}),W=t?[r("error",O,t.message,t.hint)]:[],D={name:O,cases:[
...W,...a(O)]},B=F.some(p)?D:u(D,d,(0,M().reportTitle)(n));return B.cases.length>0?[B,...F]:F}function u(n,t,d){return!(t===
"fail"||t==="error")||p(n)?n:{...n,cases:[...n.cases,r("failure",n.name,d)]}}function p({cases:n}){return n.some(({failure:t,
error:d})=>t!==void 0||d!==void 0)}function E(n){return{"@tests":n.length,"@failures":n.filter(({failure:t})=>t).length,
"@errors":n.filter(({error:t})=>t).length,"@skipped":n.filter(({skipped:t})=>t).length,"@time":n.reduce((t,d)=>t+Number(
d["@time"]),0).toFixed(3)}}const L=1e3,I={lines:40,columns:200};function l(n,t,d,S=0){return{"@name":c(n),"@classname":c(
t),...d&&{"@file":c(d.path),"@line":d.line},"@time":(S/1e3).toFixed(3)}}function o(n){const{gene:t,command:d}=n,{outcome:S,
proof:R,location:b}=d;return{...l(d.command,t.id,b??t,S?.duration_ms),...R&&{properties:{property:{"@name":"proof","@val\
ue":c((0,j().proofWords)(R))}}},...f(n),...S&&{"system-out":(0,N().streamLines)(S.stdout).join(`
`),"system-err":(0,N().streamLines)(S.stderr).join(`
`)}}}function i(n,t){const{rule:d,message:S,location:R}=n;return{...l(d,t,R),failure:{"@type":c(d),"@message":c(S),"#tex\
t":C(n)}}}function r(n,t,d,S=""){const R=(0,k().terminalLines)((0,g().clipCounted)(S,L));return{...l("verdict",t),[n]:{"\
@type":"verdict","@message":c(d),"#text":R.join(`
`)}}}function f({gene:n,command:t,result:d,findings:S}){switch(d){case"passed":return{};case"notRun":return{skipped:{"@m\
essage":c(y(n,t))}};case"blocked":case"failed":{const[R]=S,{outcome:b}=t,T=b?(0,N().errorLines)(b,I.lines,I.columns):[],
P={"@type":c(R?.rule??d),"@message":c(R?.message??n.summary),"#text":[...S.map(C),...T].join(`
`)};return b!==void 0&&v.has(b.status)?{error:P}:{failure:P}}}}const v=new Set(["crashed","not_runnable","error"]);function y({
summary:n,verdict:t},{outcome:d}){const S=d?.reason??(t==="pass"||t==="warn"?"":n);return[d?(0,g().statusWords)(d):"not \
run",S].filter(Boolean).join(": ")}function C({message:n,remedy:t}){return[n,t].filter(Boolean).map(c).join(`
`)}function c(n){return(0,k().terminal)((0,g().clipCounted)(n,L))}},69633:function(z,$,s){Object.defineProperty($,"__esM\
odule",{value:!0}),$.diffLink=g,$.encodedPath=j,$.headPlace=O,$.isRepositoryPath=A,$.permalink=M,$.rulePage=N;function e(){
const h=s(77598);return e=function(){return h},h}function x(){const h=s(38863);return x=function(){return h},h}function k(){
const h=s(13580);return k=function(){return h},h}function N(h){return(0,k().ruleOf)(h)&&`${x().HOME}/blob/main/docs/rule\
s/${h}.md`}function M(h,w,m){const u=O(h,m);if(u===void 0||h.head_sha===null||/\p{Cs}/u.test(u.path))return;const p=j(u.
path),E=u.line===void 0?"":`#L${u.line}`;return`${w}/blob/${h.head_sha}/${p}${E}`}function j(h){return Buffer.from(h).toString().
split("/").map(encodeURIComponent).join("/")}function A(h){return h.split("/").every(w=>!["",".",".."].includes(w))}function g(h,w,m){
const{pull_request:u}=h.event;if(u===void 0)return M(h,w,m);const p=(0,e().hash)("sha256",m.path);return`${w}/pull/${u}/\
files#diff-${p}`}function O({head_sha:h,audited_sha:w,head_files:m},{path:u,line:p}){if(w===h)return{path:u,line:p};if(m===
void 0)return{path:u};const E=m.find(I=>I.path===u);if(E===void 0)return{path:u,line:p};if(E.missing)return;const L=E.same.
find(I=>I.line<=p&&p<I.line+(I.lines??Number.POSITIVE_INFINITY));return{path:u,...L&&{line:L.head_line+p-L.line}}}},28387:function(z,$,s){
Object.defineProperty($,"__esModule",{value:!0}),$.genesTable=h;function e(){const u=s(67237);return e=function(){return u},
u}function x(){const u=s(17577);return x=function(){return u},u}function k(){const u=s(94978);return k=function(){return u},
u}function N(){const u=s(74658);return N=function(){return u},u}function M(){const u=s(90042);return M=function(){return u},
u}function j(){const u=s(94965);return j=function(){return u},u}const A=10,g=2,O=["error","fail","needs_approval","warn",
"pass"];function h({genes:u,verdict:p},E){if(u.length===0)return[];const L=u.toSorted((r,f)=>O.indexOf(r.verdict)-O.indexOf(
f.verdict)),I=u.length>A?(0,x().groupsOf)(L,r=>m(r).join("|")):L.map(r=>({lead:r,others:[]})),l=[["Result",u.some(r=>r.verdict!==
p)],["Commands",!0],["Files",!0],["Gene",!0],["Fails without the change",u.some(r=>(0,M().failsWithoutChange)(r)!==void 0)]],
o=l.flatMap(([r,f])=>f?[r]:[]),i=I.slice(A).flatMap(({lead:r,others:f})=>[r,...f]);return[`| ${o.join(" | ")} |`,`|${"--\
-|".repeat(o.length)}`,...I.slice(0,A).map(r=>w(r,u,E)).map(r=>`| ${r.filter((f,v)=>l[v]?.[1]).join(" | ")} |`),"",...i.
length>0?[`And ${(0,j().count)(i.length,"other gene")}.`,""]:[]]}function w(u,p,E){const L=[u.lead,...u.others].slice(0,
g).map(o=>E.place(o,(0,k().geneName)(o,p)).replaceAll("|","\\|")),I=(0,x().sizeOf)(u)-L.length,l=`${L.join(", ")}${I>0?`\
 and ${(0,j().grouped)(I)} more`:""}`;return m(u.lead).toSpliced(3,0,l)}function m(u){const{verdict:p,blast_radius:E}=u;
return[`${N().VERDICT_SYMBOLS[p]} ${(0,j().spoken)(p)}`,(0,k().commandCounts)(u,""),(0,e().sizeWords)(E.files,E.max_files),
(0,M().failsWithoutChange)(u)??"not run"].map(L=>L.replaceAll(/(?<!,) /g,"\xA0"))}},20471:function(z,$,s){Object.defineProperty(
$,"__esModule",{value:!0}),$.renderMarkdown=I;function e(){const a=s(52978);return e=function(){return a},a}function x(){
const a=s(10289);return x=function(){return a},a}function k(){const a=s(67237);return k=function(){return a},a}function N(){
const a=s(63029);return N=function(){return a},a}function M(){const a=s(69379);return M=function(){return a},a}function j(){
const a=s(55967);return j=function(){return a},a}function A(){const a=s(94978);return A=function(){return a},a}function g(){
const a=s(74658);return g=function(){return a},a}function O(){const a=s(63245);return O=function(){return a},a}function h(){
const a=s(38319);return h=function(){return a},a}function w(){const a=s(94965);return w=function(){return a},a}function m(){
const a=s(28387);return m=function(){return a},a}function u(){const a=s(80615);return u=function(){return a},a}function p(){
const a=s(70939);return p=function(){return a},a}const E=[{most:8,blocked:200,outputLines:10,everything:!0},{most:8,blocked:200,
outputLines:10,everything:!1},{most:8,blocked:20,outputLines:5,everything:!1},{most:4,blocked:6,outputLines:6,everything:!1},
{most:2,blocked:4,outputLines:3,everything:!1}],L=3;function I(a,F){const W=(0,O().reportSections)(a),D=o(a,W),{part:B="\
whole",maxCharacters:G,repositoryUrl:U}=F,H=B==="screen"?E.slice(L):E,J=[...B==="table"?[()=>[...(0,m().genesTable)(a,(0,u().
linkerOf)(a,U)),...T(F)]]:H.map(Y=>()=>c(a,W,Y,F)),()=>[`Not shown: everything but this line. ${P(F)}`]];for(const Y of J){
const V=l([...D,...Y()]);if(V.length<=G)return V}return l(D).split(`
`,1).join("").slice(0,G)}function l(a){return`${a.join(`
`).trimEnd()}
`}function o(a,F){const{verdict:W,words:D}=(0,g().headlineOf)(a,F),B=(0,g().isReportedOnly)(a),U=`### ${g().VERDICT_SYMBOLS[B?
"warn":((0,g().undecidedPart)(a)??a).verdict]} gene-gate: ${W}`,{error:H}=a;return[D===""?U:`${U} \u2014 ${D}`,"",...H?[
...f(H.message),...f(`Fix: ${H.hint}`)]:[],...B?[(0,g().reportedOnlyNote)(a),""]:[],...a.isolation.untrusted?[i,""]:[]]}
const i="The command results come from a runner that the pull request controls. The audit was repeated on a runner of th\
is repository.",r=2e3;function f(a){const[F="",...W]=(0,w().clip)(a,r).trim().split(`
`),D=W.length>0?[...(0,x().markdownFence)((0,x().terminalLines)(W.join(`
`))),""]:[];return[(0,u().sentence)(F),"",...D]}const v=2,y={findings:4,blocked:20},C=12;function c(a,F,W,D){const{part:B="\
whole",detailsUrl:G}=D,U=(0,u().linkerOf)(a,D.repositoryUrl),{most:H}=W,{dangers:J,blocked:Y,failed:V,waiting:K,findings:_}=F,
on={most:W.outputLines},X=(Z,Q,nn,q)=>({id:Z,title:Q,label:"",noun:nn,rows:(0,j().withoutFixCommand)(q)}),tn=[[X("danger\
s","Dangerous","finding",(0,M().findingRows)(J)),{most:H}],[(0,h().machineList)(a),{most:C}],[X("blocked","Blocked","blo\
cked command",(0,M().blockedRows)(Y)),{most:W.blocked,full:v,unfolded:y.blocked}],[X("failed","Failed","failed command",
(0,M().failedRows)(V,on)),{most:H,full:v}],[X("waiting","Approval required","finding",(0,M().findingRows)(K)),{most:H}],
[X("findings","Findings","finding",(0,M().findingRows)(_)),{most:H,unfolded:y.findings}],[(0,j().fixList)(a),{most:H,full:1}],
[(0,h().readList)(a),{most:C}]],en=tn.map(([Z,Q])=>(0,p().listSection)(Z,U,Q)),rn=tn.flatMap(([{noun:Z,rows:Q},nn])=>{const q=(0,p().
beyond)(Q,nn.most);return q>0?[(0,w().count)(q,Z)]:[]});return[...en.slice(0,2).flat(),...(0,m().genesTable)(a,U),...en.
slice(2).flat(),...n(rn,W,D),...B==="detail"?[]:t(a,G),...T(D),...W.everything?S(a,F,U):[]]}function n(a,{everything:F},W){
const D=F||W.part==="screen"?[]:["everything that passed"],B=[...a,...D];return B.length===0?[]:[`Not shown: ${B.join(",\
 ")}. ${P(W)}`,""]}function t(a,F){const{next_actor:W,edits:D,todo:B,human:G}=(0,e().agentTask)(a);if(W==="done")return[];
const U=(0,u().linked)("artifacts",F&&`${F}#artifacts`);return[`For agents: ${[`\`next_actor: ${W}\``,...D.length>0?[(0,w().
count)(D.length,"edit")]:[],...B.length>0?[`${B.length} to do`]:[],...G.length>0?[`${G.length} for a person`]:[]].join("\
, ")}. The task${D.length>0?", with its diff,":""} is \`${e().AGENT_TASK_FILE}\` in the ${U} of the run.`,""]}const d=200;
function S(a,F,W){const{genes:D}=a,B=[(0,h().claimList)(a),(0,h().uncountedList)(a)],G=[...(0,A().geneList)(a,F).rows.flatMap(
R),...B.flatMap(({rows:V})=>V.map(K=>(0,p().rowItem)(K,W))),...a.blast_radius?[`- Size: ${(0,k().countedWords)(a)}`]:[],
...(0,j().withoutFixCommand)((0,M().findingRows)([...F.notices,...F.suppressed],!0)).map(V=>(0,p().rowItem)(V,W))],U=G.length-
d,H=D.flatMap(V=>V.commands).length,J=D.length>0?`${(0,w().count)(D.length,"gene")}, ${(0,w().count)(H,"command")}, `:"",
Y=(0,N().environmentList)(a).rows.flatMap(({notes:V})=>V);return[`<details><summary>Details: ${J}commits, policy, isolat\
ion</summary>`,"",...G.slice(0,d),...U>0?[`- ${U} more not shown`]:[],...Y.flatMap(({label:V,text:K,isMinor:_})=>_?[]:[`\
- ${V}: ${(0,u().sentence)(K)}`]),"","</details>",""]}function R({name:a="",word:F,status:W,words:D,notes:B,rows:G=[]}){
const U=G.filter(({command:H})=>H!==void 0);return[`- ${(0,u().name)(a)} ${F}, ${W}: ${D}`,...B.map(({text:H})=>`  - ${(0,u().
sentence)(H)}`),...U.map(({command:H="",status:J,words:Y})=>{const V=(0,u().sentence)([J,Y].filter(Boolean).join(", "));
return`  - ${(0,x().markdownCode)((0,w().clipCounted)(H,b))} ${V}`})]}const b=200;function T({detailsUrl:a,detailUrl:F}){
const[W,D]=[a,F].map(G=>G&&(0,x().markdownLinkTarget)(G)),B=[...D?[`[Details](${D})`]:[],...W?[`Full report: \`report.htm\
l\` in the [artifacts](${W}#artifacts) of the run`,`[Log](${W})`]:[]];return B.length>0?[B.join(" \xB7 "),""]:[]}function P({
detailsUrl:a,detailUrl:F=a}){const W=F&&(0,x().markdownLinkTarget)(F);return W?`See the [full report](${W}).`:"See the J\
SON report of this run."}},80615:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.linked=O,$.linkerOf=
A,$.name=j,$.ruleLink=g,$.sentence=M;function e(){const h=s(10289);return e=function(){return h},h}function x(){const h=s(
69633);return x=function(){return h},h}function k(){const h=s(94965);return k=function(){return h},h}const N={sentence:400,
name:100};function M(h){return(0,e().markdownSentence)((0,k().clipCounted)(h,N.sentence))}function j(h){return(0,e().markdownCode)(
(0,k().clipCounted)(h,N.name))}function A(h,w){const m=u=>(p,E=`${p.path}:${p.line}`)=>O(j(E),w===void 0?void 0:u(h,w,p));
return{place:m(x().permalink),diff:m(x().diffLink)}}function g(h){return O(j(h),(0,x().rulePage)(h))}function O(h,w){const m=w&&
(0,e().markdownLinkTarget)(w);return m?`[${h}](${m})`:h}},70939:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),
$.beyond=g,$.listSection=A,$.rowItem=E;function e(){const o=s(38863);return e=function(){return o},o}function x(){const o=s(
10289);return x=function(){return o},o}function k(){const o=s(88611);return k=function(){return o},o}function N(){const o=s(
23408);return N=function(){return o},o}function M(){const o=s(94965);return M=function(){return o},o}function j(){const o=s(
80615);return j=function(){return o},o}function A({title:o,note:i,noun:r,rows:f,copy:v},y,{full:C=0,unfolded:c=Number.POSITIVE_INFINITY,
most:n=Number.POSITIVE_INFINITY}){if(f.length===0)return[];const t=(0,N().shownRows)(f,n),d=t.slice(C).map(S=>E(S,y));return[
`#### ${o}`,"",...i===void 0?[]:[i,""],...t.slice(0,C).flatMap(S=>u(S,y)),...C>0&&d.length>0?[`Other ${r}s:`,""]:[],...O(
d,r,c),...v?h(v.title,(0,x().markdownFence)(v.lines)):[],...w(f)]}function g(o,i){return(0,N().sizeOfRows)(o)-(0,N().sizeOfRows)(
(0,N().shownRows)(o,i))}function O(o,i,r){if(o.length===0)return[];const f=o.slice(r);return[...o.slice(0,r),"",...f.length>
0?h((0,M().count)(f.length,`other ${i}`),f):[]]}function h(o,i){return[`<details><summary>${o}</summary>`,"",...i,"","</\
details>",""]}function w(o){return o.some(({notes:r})=>r.some(({text:f})=>f.includes("`/gene-gate approve`")))?m:[]}const m=[
"The line for an approving review:","","```text","/gene-gate approve","```","","The review runs the gate again if its wo\
rkflow has the event `pull_request_review`; if not, run the job again.",""];function u(o,i){const{words:r,command:f,spans:v=[],
notes:y,blocks:C=[],rule:c,also:n}=o,t=C.filter(({title:a})=>a===void 0).flatMap(({lines:a})=>a),[d="",...S]=(0,k().markedLines)(
f??"",v),R=t.length>0?"$ ":"",b=(0,x().markdownFence)([R+d,...S,...t]),T=[...I(o,i),...r===void 0?[]:[(0,j().sentence)(r)]],
P=c===void 0?"":` (${(0,j().ruleLink)(c)})`;return[[...T,...l(o,i)].join(", ")+(n?`; ${(0,j().sentence)(n)}`:""),"",...f===
void 0?[]:[...b,""],...y.map((a,F)=>`- ${(0,M().capital)(a.label??"note")}: ${(0,j().sentence)(a.text)}${F===0?P:""}`),...y.
length>0?[""]:[],...C.flatMap(a=>p(a))]}function p({title:o,lines:i,language:r,isFolded:f}){if(o===void 0||f)return[];const v=r===
"sh"?` (${(0,j().linked)("how to get it",e().HOW_TO_GET_IT)})`:"",y=r?(0,x().rawBlock)(i,r):(0,x().markdownFence)(i),C=(0,M().
capital)((0,j().sentence)(o))+v;return i.length>0?[`${C}:`,"",...y,""]:[`${C}.`,""]}function E(o,i){const{status:r,tone:f,
words:v,command:y,spans:C=[],notes:c,rule:n,also:t,files:d=[]}=o,S=r===void 0&&f==="bad"?"\u26A0\uFE0F ":"",R=r!==void 0&&
y===void 0?[`**${(0,M().capital)(r)}:**`]:[],b=v&&(o.isWhole?(0,x().markdownSentence)(v):(0,j().sentence)(v)),T=[...b?[b]:
[],...c.filter(({isMinor:D})=>!D).map(({text:D})=>(0,j().sentence)(D)),...d.length>0?[`Files: ${d.map(D=>i.diff({path:D,
line:1},D)).join(", ")}`]:[]].reduce((D,B)=>D===""||/[.:]$/.test(D)?`${D} ${B}`:`${D}. ${B}`,""),P=y===void 0?[]:[(0,x().
markdownCode)((0,k().commandLine)(y,C)),"\u2014"],a=I(o,i).map(D=>T===""?D:`${D}:`),F=[...l(o,i),...n?[(0,j().ruleLink)(
n)]:[]].join(", "),W=[...F===""?[]:[F],...t?[(0,j().sentence)(t)]:[]].join("; ");return`- ${S}${[...R,...P,...a,T.trim(),
...W===""?[]:[`(${W})`]].filter(Boolean).join(" ")}`}function L({status:o,name:i,place:r}){return o===void 0||r===void 0||
i?.startsWith(r.path)===!0}function I(o,i){const{name:r,word:f,place:v}=o;if(r===void 0)return[];const y=v&&L(o)?i.diff(
v,r):(0,j().name)(r);return[f===void 0?y:`${y} (${f})`]}function l(o,i){return o.place&&!L(o)?[i.place(o.place)]:[]}},11357:function(z,$,s){
Object.defineProperty($,"__esModule",{value:!0}),$.renderSarif=p;function e(){const t=s(41895);return e=function(){return t},
t}function x(){const t=s(38863);return x=function(){return t},t}function k(){const t=s(78261);return k=function(){return t},
t}function N(){const t=s(74238);return N=function(){return t},t}function M(){const t=s(13580);return M=function(){return t},
t}function j(){const t=s(47350);return j=function(){return t},t}function A(){const t=s(10289);return A=function(){return t},
t}function g(){const t=s(69633);return g=function(){return t},t}function O(){const t=s(6244);return O=function(){return t},
t}function h(){const t=s(8229);return h=function(){return t},t}function w(){const t=s(74658);return w=function(){return t},
t}function m(){const t=s(94965);return m=function(){return t},t}const u=5e3;function p(t){const d=t.findings.toSorted(k().
byHarm).slice(0,u),S=[...new Set(d.map(({rule:F})=>F))],{audited_sha:R,base_sha:b,verdict:T,tool:P}=t,a={$schema:"https:\
//json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:P.name,version:P.version,semanticVersion:P.
version,informationUri:x().HOME,rules:S.map(n)}},columnKind:"utf16CodeUnits",originalUriBaseIds:{[i]:{description:{text:"\
The audited commit."}}},invocations:[E(t,t.findings.length-d.length)],results:d.map(F=>({...l(F,t),ruleIndex:S.indexOf(F.
rule)})),properties:{verdict:T,base_sha:b,audited_sha:R}}]};return`${(0,A().jsonLine)(a)}
`}function E(t,d){const{error:S,verdict:R}=t,b=[];if(S){const T={text:(0,A().sarifText)((0,e().inSentences)(S))};b.push(
{level:"error",descriptor:{id:S.code},message:T})}if(d>0){const T=`${(0,m().count)(d,"finding")} omitted, starting with \
the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;b.push({level:"warning",
message:{text:T}})}return{executionSuccessful:R!=="error",exitCode:(0,j().exitCodeOf)(R,t.policy?.enforce),exitCodeDescription:(0,w().
reportTitle)(t),startTimeUtc:t.started_at,endTimeUtc:t.finished_at,...b.length>0&&{toolExecutionNotifications:b}}}const L=600,
I="geneGateFinding/v1";function l(t,d){const{id:S,rule:R,severity:b,harm:T="bookkeeping",suppressed:P}=t;return{ruleId:R,
level:v[b],rank:C[T].rank,message:{text:o(t)},locations:[r(t,d)],...S!==void 0&&{partialFingerprints:{[I]:S}},...P&&{suppressions:[
{kind:"external",status:"accepted",justification:(0,A().sarifText)((0,m().clipCounted)(P.reason,L)),properties:{expires:P.
expires}}]}}}function o({message:t,remedy:d,rule:S}){return[t,d].filter(b=>b!=="").map(b=>(0,A().sarifText)((0,m().clipCounted)(
b,L))).join(" ")||S}const i="%SRCROOT%";function r({subject:t,location:d},{genes:S,policy:R}){const b=S.find(({id:P})=>P===
t?.id),T=[d,b&&{path:b.path,line:b.line}].find(P=>P!==void 0&&(0,g().isRepositoryPath)(P.path));return{physicalLocation:{
artifactLocation:{uri:(0,g().encodedPath)(T?.path??R?.path??N().POLICY_PATH),uriBaseId:i},region:T===void 0?{startLine:1}:
f(T)},...t?.id!==void 0&&{logicalLocations:[{name:(0,A().terminal)(t.id),kind:(0,A().terminal)(t.type??"Gene").toLowerCase()}]}}}
function f(t){const{line:d=1,column:S,end_line:R,end_column:b}=t,T={startLine:d,...S!==void 0&&{startColumn:S}};if(R===void 0||
R<d)return T;const P=b!==void 0&&(R>d||b>=(S??1));return{...T,endLine:R,...P&&{endColumn:b}}}const v={error:"error",warning:"\
warning",notice:"note"},y={error:"error",warning:"warning",notice:"recommendation"},C={danger:{rank:90,score:"8.0"},broken:{
rank:50,score:"5.0"},bookkeeping:{rank:10,score:"2.0"}},c=80;function n(t){const d=(0,M().ruleOf)(t);if(d===void 0)return{
id:t};const{title:S,why:R,severity:b,harm:T,layer:P}=d,a=(0,g().rulePage)(t);return{id:t,...a!==void 0&&{helpUri:a},shortDescription:{
text:`${S}.`},fullDescription:{text:R},help:{text:(0,h().renderRule)(d,{columns:c}),markdown:(0,O().ruleMarkdown)(d)},defaultConfiguration:{
level:v[b]},properties:{tags:[...T==="danger"?["security"]:[],typeof P=="number"?`layer-${P}`:P],"problem.severity":y[b],
"security-severity":C[T].score}}}},67237:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.countedWords=
w,$.sizeLimits=k,$.sizeList=h,$.sizeWords=g;function e(){const m=s(53315);return e=function(){return m},m}function x(){const m=s(
94965);return x=function(){return m},m}function k({genes:m,blast_radius:u}){const[p]=m.filter(l=>l.blast_radius.files>0).
toSorted((l,o)=>M(o)-M(l)),E=m.filter(l=>l!==p&&M(l)>1).length,L=u&&(0,e().cappedSize)(u,u.counting),I=L&&[A(L.files,u.hard_cap_files,
"file",N),A(L.lines,u.hard_cap_lines,"line",N)];return[...p?[j(p,E)]:[],...(I??[]).filter(({isNear:l})=>l)]}const N="the\
 policy for every change (hard cap)";function M({blast_radius:{files:m,max_files:u}}){return m/Math.max(1,u)}function j({
id:m,blast_radius:u},p){const E=`${u.default_limit?"genes without one of their own, such as ":""}${(0,x().inCode)(m)}`,L=p>
0?`, and ${(0,x().count)(p,"other gene")} over the limit`:"";return A(u.files,u.max_files,"file",E+L)}function A(m,u,p,E){
const[L,I]=O(m,u);return{tone:I,words:`${g(m,u,p)}, ${L} the limit of ${E}`,isNear:m>.8*u}}function g(m,u,p="file"){return`${(0,x().
count)(m,p)} (limit ${(0,x().grouped)(u)})`}function O(m,u){return m>2*u?["more than twice","bad"]:m>u?["over","bad"]:m===
u?["as many as","caution"]:m>.8*u?["close to","caution"]:["within","good"]}function h(m){const u={id:"blast-radius",title:"\
Blast radius",label:"size",noun:"limit"},p=m.blast_radius;if(p===null||p.files+p.exempt_files===0)return{...u,rows:[]};const E=(I,l)=>`${(0,x().
count)(I,"file")}, ${(0,x().count)(l,"line")}`,L=[["counted",E(p.files,p.lines)],["uncounted",E(p.exempt_files,p.exempt_lines)],
["hard cap",E(p.hard_cap_files,p.hard_cap_lines)]];return{...u,rows:[...k(m).map(({words:I,tone:l})=>({words:I,tone:l,notes:[]})),
{tone:"quiet",words:w(m),notes:L.map(([I,l])=>({label:I,text:l,isMinor:!0}))}]}}function w({blast_radius:m}){if(m===null)
return"";const{files:u,exempt_files:p,renamed_files:E=0}=m;return[`${(0,x().count)(u+p-E,"changed file")} in the pull re\
quest`,...E>0?[`${(0,x().count)(E,"rename")}, counted with both names`]:[],...p>0?[`${(0,x().grouped)(p)} not counted`]:
[]].join("; ")}},63029:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.environmentList=k;function e(){
const w=s(90042);return e=function(){return w},w}function x(){const w=s(94965);return x=function(){return w},w}function k(w){
const m=(E,L)=>E.flatMap(([I,l])=>l?{label:I,text:l,isMinor:L}:[]);return{id:"environment",title:"Environment",label:"",
noun:"fact",rows:[{tone:"quiet",notes:m(M(w),!1)},{tone:"quiet",words:"Digests, limits and the machine",notes:m(N(w),!0),
isFolded:!0}]}}function N(w){const{isolation:m,policy:u,shards:p=[],tool:E,validation_reports:L}=w,{probes:I=[],downgrades:l=[],
level:o,description:i}=m,r=L.map(({env_fingerprint:{node_version:y,platform:C,arch:c}})=>`Node ${y}, ${C} ${c}`),f=p.length<
(p[0]?.of??0),v=I.filter(({held:y})=>!y);return[["Policy digest",u?.digest],["Plans digest",w.plans_digest],["Approval d\
igest",w.approval_digest],["Isolation in full",o==="none"?null:i],...[...new Set(r)].map(y=>["Commands ran on",y]),[f?"S\
hard":"Merged from",p.map(({index:y,of:C,verdict:c})=>`${y}/${C} (${x().VERDICT_WORDS[c]})`).join(", ")],["Tool",`${E.name}\
 ${E.version}`],["Sandbox self-test",I.length>0?`${I.length-v.length} of ${(0,x().count)(I.length,"attempt")} prevented`:
null],...v.map(({name:y,required:C})=>["Not prevented",`${(0,x().spoken)(y)}${C?"":" (not required)"}`]),...l.map(({from:y,
reason:C})=>["Not available",`${(0,x().inCode)(y)}: ${C}`])]}function M(w){const{genes:m,isolation:u,approvals:p}=w,E=m.
some(({commands:L})=>L.length>0);return[["Commits",A(w)],["Policy",j(w)],["Approved",p.map(g).join(", ")],["Isolation",O(
u)],["Proof",E?(0,e().proofSummary)(w):null],["Note",m.length>0?h:null]]}function j({policy:w,blast_radius:m}){if(w===null)
return"not read";const{path:u="built-in defaults",extends:p,combined_with:E,profile:L}=w,I=w.enforce_until===void 0?"":`\
 until ${w.enforce_until}`;return[u,p?` extending ${p.repository}/${p.path}`:"",E?` combined with ${E.name}`:"",`, profi\
le ${L}`,m?.counting==="reference"?", files counted like the reference engine":"",w.enforce?`, reports only${I}: a faili\
ng verdict does not fail the check`:""].join("")}function A(w){const{base_sha:m,head_sha:u,audited_sha:p,event:E}=w;if(m!==
null&&m===p)return`${(0,x().shortCommit)(m)} is both base and head, so nothing changes`;const L=`${(0,x().shortCommit)(m)}\
 \u2192 ${(0,x().shortCommit)(u)}`;return E.name==="worktree"?`${L} with the uncommitted files`:E.name==="index"?`${L} w\
ith the staged files`:p===u?L:`${L}, audited: ${(0,x().shortCommit)(p)}`}function g({user:w,at:m,pull_request:u}){return`\
by ${w} at ${(0,x().moment)(m)}${u===void 0?"":` (pull request ${u})`}`}function O({level:w,description:m}){return w!=="\
namespaces"?m:`contained: ${/no network/.test(m)?"no network":"network allowed"}, private copy`}const h="The audit is th\
e gate. Command output comes from the change\u2019s own code and is only evidence."},94978:function(z,$,s){Object.defineProperty(
$,"__esModule",{value:!0}),$.commandCounts=h,$.geneList=L,$.geneName=w;function e(){const r=s(67237);return e=function(){
return r},r}function x(){const r=s(51660);return x=function(){return r},r}function k(){const r=s(17577);return k=function(){
return r},r}function N(){const r=s(69379);return N=function(){return r},r}function M(){const r=s(33643);return M=function(){
return r},r}function j(){const r=s(90042);return j=function(){return r},r}function A(){const r=s(63245);return A=function(){
return r},r}function g(){const r=s(94965);return g=function(){return r},r}const O={blocked:{words:"blocked",tone:"bad"},
failed:{words:"failed",tone:"bad"},passed:{words:"passed",tone:"good"},notRun:{words:"not run",tone:"quiet"}};function h({
commands:r},f="command"){if(r.length===0)return"no commands";const v=r.map(A().resultOf);return Object.entries(O).map(([
C,{words:c}])=>({words:c,number:v.filter(n=>n===C).length})).filter(({number:C})=>C>0).map(({words:C,number:c},n)=>`${n===
0&&f!==""?(0,g().count)(c,f):(0,g().grouped)(c)} ${C}`).join(", ")}function w({id:r,path:f},v){return v.filter(C=>C.id===
r).length<2?r:`${r} (${f})`}const m=200;function u(r){const{store:f,commands:v,differences:y=[],profiles:C}=r,c=f!==void 0&&
f.root!=="."&&v.length>0,n=f?.checkout_as,t=n===void 0?"":`, where the checkout is ${(0,g().inCode)(n)}`,d=(0,M().hubAnswer)(
C),S=v.some(({verdict:a})=>a==="block"),{accepted:R=!0,reason:b="no reason given"}=C.evolver??{},T=`not accepted by the \
profile evolver, which is not in use here: ${b}`,P=y.map(E);return[...c?[{tone:"quiet",text:`commands run in ${(0,g().inCode)(
f.root)}${t}`}]:[],...P.filter(({tone:a})=>a==="caution"),...P.filter(({tone:a})=>a!=="caution"),...R||S?[]:[{tone:"caut\
ion",text:T}],...d?.taken===!1?[{tone:"caution",text:`${M().QUESTION} No: ${d.words}`,isMinor:S}]:[],...Object.values(C).
flatMap(({remark:a})=>a===void 0?[]:[{text:a,isMinor:!0}])].map(a=>({...a,text:(0,g().clip)(a.text,m)}))}const p={command_added:"\
adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tightens"};function E({kind:r,field:f,
base:v,head:y}){const C=r==="constraint_loosened"?"caution":"quiet",c=r==="command_added"||r==="command_removed",n=v===null?
`now also ${(0,g().inCode)(y??"")}`:y===null?`no longer ${(0,g().inCode)(v)}`:`${(0,g().inCode)(v)} \u2192 ${(0,g().inCode)(
y)}`,t=c?(0,g().inCode)(y??v??""):`${(0,g().inCode)(f)}: ${n}`;return{tone:C,text:`${p[r]} ${t}`}}function L({genes:r},{
about:f}){const v=({verdict:C})=>C==="pass";return{id:"genes",title:"Genes",label:"",noun:"gene",rows:r.toSorted((C,c)=>Number(
v(C))-Number(v(c))).map(C=>{const{verdict:c,change:n,summary:t,commands:d,blast_radius:S}=C,R=t.startsWith("constraint: \
blast_radius")||d.some(T=>["blocked","failed"].includes((0,A().resultOf)(T))),b=(0,M().hubAnswer)(C.profiles);return{status:c===
"needs_approval"?"approval":(0,g().spoken)(c),tone:g().VERDICT_TONES[c],name:w(C,r),word:n,words:[h(C),(0,e().sizeWords)(
S.files,S.max_files),...b?.taken&&!R?[b.words]:[]].join(", "),place:C,notes:[...R||/pass|warn/.test(c)?[]:[{text:t}],...u(
C)],rows:[...d.map(T=>I(T,f(C,T))),...(0,N().findingRows)(f(C),!0)],isFolded:!0}})}}function I(r,f){const{verdict:v,risk:y,
confirmation:C,outcome:c,proof:n,profiles:t}=r,d=[...c?l(c):[],...c?.reused?["result reused from another gene"]:[],...n?
[(0,j().proofWords)(n)]:[],...v==="warn"?["allowed with a warning"]:[]],S=[...y?[`risk: ${y}`]:[],...C?[`confirmation: ${(0,g().
spoken)(C)}`]:[],...Object.entries(t).map(([R,b])=>`${R}: ${b}`)];return{status:v==="block"?"blocked":c?(0,g().statusWords)(
c):"not run",tone:O[(0,A().resultOf)(r)].tone,command:r.command,spans:(0,k().spansOf)(r.command,f),...d.length>0&&{words:d.
join(", ")},notes:[{text:S.join(", "),isMinor:!0},...c?i(c):[]],blocks:Object.entries({"standard output":c?.stdout,"stan\
dard error":c?.stderr}).flatMap(([R,b])=>b&&b.bytes>0?[{title:`${R}, ${(0,g().size)(b.bytes)}`,lines:(0,x().streamLines)(
b),isFolded:!0}]:[]),rows:(0,N().findingRows)(f,!0)}}function l(r){const{peak_memory_bytes:f,cpu_ms:v}=r.resources??{};return[
...(0,g().didRun)(r)?[(0,g().duration)(r.duration_ms)]:[],...v===void 0?[]:[`CPU ${(0,g().duration)(v)}`],...f===void 0?
[]:[`memory ${(0,g().size)(f)}`]]}const o=20;function i({reason:r,side_effects:f}){const v=g().SIDE_EFFECTS.filter(y=>(f?.[y].
length??0)>0).map(y=>`${(0,g().count)((0,g().sideEffectCount)(y,f),"file")} ${y}: ${(0,g().named)(f?.[y]??[],o)}`);return[
...r===void 0?[]:[r],...v,...f?.complete===!1?["The list of side effects is incomplete."]:[]].map(y=>({text:y,isMinor:!0}))}},
74658:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.VERDICT_SYMBOLS=void 0,$.headlineOf=u,$.isReportedOnly=
O,$.reportTitle=p,$.reportedOnlyNote=h,$.undecidedPart=A;function e(){const c=s(1395);return e=function(){return c},c}function x(){
const c=s(13580);return x=function(){return c},c}function k(){const c=s(47350);return k=function(){return c},c}function N(){
const c=s(17577);return N=function(){return c},c}function M(){const c=s(63245);return M=function(){return c},c}function j(){
const c=s(94965);return j=function(){return c},c}function A({verdict:c,error:n,shards:t=[]}){const[d]=t;return c==="erro\
r"&&!n&&d&&t.length<d.of?d:void 0}function g(c){const{verdict:n}=c,t=A(c);return t?`part ${t.index}/${t.of}: ${j().VERDICT_WORDS[t.
verdict]}`:O(c)?n==="fail"?"would fail":`would be: ${j().VERDICT_WORDS[n]}`:j().VERDICT_WORDS[n]}function O({verdict:c,policy:n}){
return n?.enforce==="report"&&k().REPORTED_ONLY.has(c)}function h({policy:c}){const n=c?.enforce_until;return`The policy\
 reports ${n===void 0?"only":`only until ${n}, and blocks from then on`} (\`enforce\`): the check is neutral, which satisf\
ies a required check, and blocks nothing.`}const w=$.VERDICT_SYMBOLS={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"},m=56;function u(c,n){const t=I(c,n),d=[t[0]??""].flat(),S=L(c,n),R=(a,F="")=>a.length+F.
length<=m,T=!R(S,d[0])&&d.some(a=>R(E,a))&&c.verdict==="warn"?E:S;let P="";for(const a of t){const[F]=[a].flat().map(W=>P===
""?W:`${P}, ${W}`).filter(W=>T.length+W.length<=m);P=F??P}return{verdict:T,words:P}}function p(c){const{verdict:n,words:t}=u(
c,(0,M().reportSections)(c));return t===""?n:`${n}: ${t}`}const E="warning";function L(c,n){const t=g(c),{length:d}=i(n);
return t===j().VERDICT_WORDS.warn&&d>0?`pass with ${(0,j().count)(d,"warning")}`:t}function I(c,n){const t=r(n);switch(c.
verdict){case"pass":case"warn":return[...t,...l(c),...f(i(n)),...o(c,n)];case"needs_approval":return y(c,n);case"fail":case"\
error":return[...[c.error?.code??""].filter(d=>/^\w+$/.test(d)).map(j().spoken),...t,...C(c,n)]}}function l({agent_files:c=[]}){
const n=c.flatMap(({entries:t})=>t.filter(({state:d})=>d));return n.length===0?[]:n.every(({command:t,change:d})=>t===""&&
d===void 0)?[["files of agents change"]]:n.every(({change:t})=>t!==void 0)?[["what agents may do changes","agent setting\
s change"]]:[["commands that run automatically change","automatic commands change"]]}function o({genes:c,agent_files:n},{
passed:t,notRun:d}){return c.length===0?n?[]:[["no automatic command or gene changed","no genes changed"]]:[(0,j().count)(
c.length,"gene"),...t.length>0?[`${(0,j().count)(t.length,"command")} passed`]:[],...d.length>0?[`${(0,j().count)(d.length,
"command")} not run`]:[]]}function i({dangers:c,findings:n,told:t}){return(0,M().groupCauses)([...c,...n,...t]).filter(({
lead:d})=>d.severity==="warning")}function r({blocked:c,dangers:n}){const d=[...c.flatMap(({findings:[T]})=>T?.harm==="d\
anger"?T:[]),...(0,M().groupCauses)(n).map(({lead:T})=>T)],[S]=d.map(T=>({why:v(T),isGrave:T.severity==="error"||(0,e().
needsPerson)(T)})).toSorted((T,P)=>Number(P.isGrave)-Number(T.isGrave)||(0,N().dangerRank)(T.why)-(0,N().dangerRank)(P.why));
if(S===void 0)return[];const{why:R}=S,b=(0,j().grouped)(d.length);return d.length===1?[[R.replace(/^command /,"1 command\
 "),"1 danger"]]:[[R,R.replace(/ with .*/,"")].map(T=>`${b} dangers: ${T}`).concat(R,`${b} dangers`)]}function f([c,...n]){
return c&&n.every(({lead:d})=>d.rule===c.lead.rule)&&c.lead.harm!=="danger"?[v(c.lead)]:[]}function v({rule:c,danger:n=""}){
return/^[\w ,`]+$/.test(n)?`command ${n.replaceAll("`","")}`:((0,x().ruleOf)(c)?.title??"another finding").replace(/^[A-Z](?=[a-z]+ )/,
d=>d.toLowerCase())}function y({genes:c,findings:n},t){const d=c.filter(({verdict:b})=>b==="needs_approval").length,S=n.
some(({rule:b})=>b==="gate-approval-missing"),R=b=>S&&n.some(({rule:T})=>T===b);return[...R("gate-weakened")?["the gate \
is weakened"]:[],...r({...t,dangers:t.dangers.filter(b=>!(0,e().needsPerson)(b))}),...R("agent-files-unapproved")?["auto\
matic commands change"]:[],...d>0?[`${(0,j().grouped)(d)} of ${(0,j().count)(c.length,"gene")}`]:[]]}function C({genes:c},n){
const{blocked:t,failed:d,findings:S}=n,R=c.filter(({verdict:F})=>F==="fail"||F==="error").length,b=(0,M().groupCauses)(S.
filter(F=>!(0,M().isOfSize)(F))).filter(({lead:F})=>F.severity==="error"),T=[...R>0&&c.length>1?[`${(0,j().grouped)(R)} \
of ${(0,j().count)(c.length,"gene")} failed`]:[],...t.some(({findings:[F]})=>F?.harm!=="danger")?[`${(0,j().count)(t.length,
"command")} blocked`]:[],...d.length>0?[`${(0,j().count)(d.length,"command")} failed`]:[],...S.some(F=>(0,M().isOfSize)(
F)&&F.severity==="error")?["size limit exceeded"]:[]],P=T.length>0?"other error":"error";if(b.length>0)return[...T,[...f(
b),(0,j().count)(b.length,P)]];const a=i(n);return T.length>0||a.length===0?T:[[...f(a),(0,j().count)(a.length,"warning")]]}},
90042:function(z,$,s){Object.defineProperty($,"__esModule",{value:!0}),$.failsWithoutChange=j,$.proofSummary=g,$.proofWords=
M;function e(){const O=s(78641);return e=function(){return O},O}function x(){const O=s(39763);return x=function(){return O},
O}function k(){const O=s(94965);return k=function(){return O},O}const N={fails_without_change:"yes",fails_when_new_code_fails:"\
if new code fails",not_run:"not run",nothing_shown:"nothing shown",no_subject:"nothing to take back"};function M({outcome:O,
reason:h,files:w,kept:m,hunks:u=[]}){const p=O==="fails_when_new_code_fails",E=u.filter(({noticed:L})=>!L).map(L=>`${(0,e().
linesOf)(L)} of ${(0,k().inCode)(L.path)}`);return[`fails without the change: ${N[O]}`,...h===void 0?[]:[h],...w.length>
0?[`${p?"made to fail":"taken back"}: ${(0,k().named)(w)}`]:[],...m.length>0?[`kept: ${(0,k().named)(m)}`]:[],...E.length>
0?[`passes without ${E.join(", ")}`]:[]].join("; ")}function j({commands:O}){const h=O.flatMap(({proof:m})=>m?.outcome??
[]),w=x().PROOF_OUTCOMES.find(m=>h.includes(m));return w&&N[w]}const A={fails_without_change:"failed without the change",
fails_when_new_code_fails:"failed when its new code failed",not_run:"not tried",nothing_shown:"passed without the change",
no_subject:"had nothing to take back"};function g({genes:O}){const h=O.flatMap(({commands:p})=>p).flatMap(({proof:p})=>p??
[]);if(h.length===0)return"not tried";const w=h.find(p=>p.reason!==void 0)?.reason,m=x().PROOF_OUTCOMES.flatMap(p=>{const{
length:E}=h.filter(L=>L.outcome===p);return E===0?[]:[`${(0,k().grouped)(E)} ${A[p]}`]}),u=w===void 0?"":` (${w})`;return`\
of ${(0,k().count)(h.length,"command")}, ${m.join(", ")}${u}`}},42844:function(z,$,s){s.r($),s.d($,{default:()=>e.A});var e=s(
49585)},40894:function(z,$,s){s.r($),s.d($,{renderToString:()=>e.F0});var e=s(53091)},892:function(z,$,s){s.r($),s.d($,{
Fragment:()=>e.FK,jsx:()=>e.Y,jsxs:()=>e.FD});var e=s(38720)}};
