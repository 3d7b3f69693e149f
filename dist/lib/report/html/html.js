"use strict";module.exports={"report/html/html"(_,e,x,tt){let j;const t=()=>j??=e("preact/jsx-runtime");let u;const S=()=>u??=e("node\
:crypto");let f;const l=()=>f??=e("preact-render-to-string");let b;const g=()=>b??=e("report/view/headline");let y;const i=()=>y??=
e("report/html/assets");let v;const T=()=>v??=e("report/html/mark");let k;const C=()=>k??=e("report/html/masthead");let $;
const I=()=>$??=e("report/html/page");let M;const O=()=>M??=e("report/html/sections/attention");let P;const E=()=>P??=e(
"report/html/sections/blast-radius");let L;const R=()=>L??=e("report/html/sections/environment");let Y;const a=()=>Y??=e(
"report/html/sections/evidence");let w;const A=()=>w??=e("report/html/sections/genes");let N;const m=()=>N??=e("report/h\
tml/sections/remarks");let U;const F=()=>U??=e("report/html/sections/rules");let H;const B=()=>H??=e("report/html/sectio\
ns/selection");let D;const z=()=>D??=e("report/html/sections/timeline");x(_,{Toolbar:()=>d,renderHtml:()=>J});const G=[O().
attentionSection,E().blastRadiusSection,A().genesSection,z().timelineSection,a().evidenceSection,B().selectionSection,a().
approvalsSection,m().noticesSection,m().suppressedSection,R().environmentSection,F().rulesSection];function J(n){const s=(0,I().
pageOf)(n),o=G.flatMap(r=>r(s)??[]),c=(0,l().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(T().Shapes,
{}),(0,t().jsx)("a",{class:"skip",href:"#content",children:"Skip to the report"}),(0,t().jsxs)("div",{class:"frame",children:[
(0,t().jsx)(W,{sections:o}),(0,t().jsxs)("main",{id:"content",tabIndex:-1,class:Q(n)?"many":void 0,children:[(0,t().jsx)(
C().Masthead,{page:s}),(0,t().jsx)(d,{}),o.map(({id:r,title:Z,count:h,body:q})=>(0,t().jsxs)("section",{id:r,"aria-label\
ledby":`${r}-title`,children:[(0,t().jsxs)("h2",{id:`${r}-title`,children:[Z,h!==void 0&&(0,t().jsx)("span",{class:"coun\
t",children:h.toLocaleString("en-US")})]}),q]},r))]})]})]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,l().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:V}),(0,t().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,t().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,t().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,t().jsx)("title",{children:`${(0,g().reportTitle)(n)} \xB7 gene-gate`})]}))}<style>${i().STYLE}</style></head\
>
<body>${c}<script>${i().SCRIPT}<\/script></body>
</html>
`}const K=200;function Q({genes:n}){return n.reduce((s,{commands:o})=>s+o.length,0)>K}const V=["default-src 'none'",`scr\
ipt-src '${p(i().SCRIPT)}'`,`style-src '${p(i().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-\
for 'script'"].join("; ");function p(n){return`sha256-${(0,S().createHash)("sha256").update(n).digest("base64")}`}function W({
sections:n}){return(0,t().jsx)("nav",{class:"contents","aria-label":"Sections",children:(0,t().jsx)("ul",{children:n.map(
({id:s,title:o,count:c})=>(0,t().jsx)("li",{children:(0,t().jsxs)("a",{href:`#${s}`,children:[o,c!==void 0&&(0,t().jsx)(
"span",{class:"count",children:c.toLocaleString("en-US")})]})},s))})})}const X=[["blocked","Blocked"],["failed","Failed"],
["passed","Passed"],["notRun","Not run"]];function d(){return(0,t().jsx)("search",{class:"toolbar",hidden:!0,children:(0,t().
jsxs)("form",{children:[(0,t().jsx)("label",{for:"search",children:"Search the report"}),(0,t().jsx)("input",{id:"search",
type:"search",autoComplete:"off",spellcheck:!1,placeholder:"Press / to search","aria-describedby":"found"}),(0,t().jsx)(
"label",{for:"status",children:"Commands"}),(0,t().jsxs)("select",{id:"status",children:[(0,t().jsx)("option",{value:"",
children:"All commands"}),X.map(([n,s])=>(0,t().jsx)("option",{value:n,children:s},n))]}),(0,t().jsx)("button",{type:"bu\
tton","data-fold":"open",children:"Open all"}),(0,t().jsx)("button",{type:"button","data-fold":"close",children:"Close a\
ll"}),(0,t().jsx)("output",{id:"found",for:"search"})]})})}}};
