"use strict";module.exports={"report/html/html"(_,e,x,Z){let j;const t=()=>j??=e("preact/jsx-runtime");let S;const u=()=>S??=e("node:\
crypto");let f;const c=()=>f??=e("preact-render-to-string");let b;const g=()=>b??=e("report/view/headline");let y;const r=()=>y??=
e("report/html/assets");let v;const T=()=>v??=e("report/html/mark");let k;const $=()=>k??=e("report/html/masthead");let C;
const I=()=>C??=e("report/html/page");let P;const E=()=>P??=e("report/html/sections/attention");let L;const O=()=>L??=e(
"report/html/sections/blast-radius");let R;const w=()=>R??=e("report/html/sections/environment");let U;const a=()=>U??=e(
"report/html/sections/evidence");let Y;const F=()=>Y??=e("report/html/sections/genes");let H;const m=()=>H??=e("report/h\
tml/sections/remarks");let A;const B=()=>A??=e("report/html/sections/rules");let M;const N=()=>M??=e("report/html/sectio\
ns/selection");let z;const D=()=>z??=e("report/html/sections/timeline");x(_,{Toolbar:()=>d,renderHtml:()=>J});const G=[E().
attentionSection,O().blastRadiusSection,F().genesSection,D().timelineSection,a().evidenceSection,N().selectionSection,a().
approvalsSection,m().noticesSection,m().suppressedSection,w().environmentSection,B().rulesSection];function J(n){const s=(0,I().
pageOf)(n),i=G.flatMap(o=>o(s)??[]),l=(0,c().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(T().Shapes,
{}),(0,t().jsx)("a",{class:"skip",href:"#content",children:"Skip to the report"}),(0,t().jsxs)("div",{class:"frame",children:[
(0,t().jsx)(Q,{sections:i}),(0,t().jsxs)("main",{id:"content",tabIndex:-1,children:[(0,t().jsx)($().Masthead,{page:s}),(0,t().
jsx)(d,{}),i.map(({id:o,title:W,count:h,body:X})=>(0,t().jsxs)("section",{id:o,"aria-labelledby":`${o}-title`,children:[
(0,t().jsxs)("h2",{id:`${o}-title`,children:[W,h!==void 0&&(0,t().jsx)("span",{class:"count",children:h.toLocaleString("\
en-US")})]}),X]},o))]})]})]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,c().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:K}),(0,t().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,t().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,t().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,t().jsx)("title",{children:`${(0,g().reportTitle)(n)} \xB7 gene-gate`})]}))}<style>${r().STYLE}</style></head\
>
<body>${l}<script>${r().SCRIPT}<\/script></body>
</html>
`}const K=["default-src 'none'",`script-src '${p(r().SCRIPT)}'`,`style-src '${p(r().STYLE)}'`,"base-uri 'none'","form-ac\
tion 'none'","require-trusted-types-for 'script'"].join("; ");function p(n){return`sha256-${(0,u().createHash)("sha256").
update(n).digest("base64")}`}function Q({sections:n}){return(0,t().jsx)("nav",{class:"contents","aria-label":"Sections",
children:(0,t().jsx)("ul",{children:n.map(({id:s,title:i,count:l})=>(0,t().jsx)("li",{children:(0,t().jsxs)("a",{href:`#${s}`,
children:[i,l!==void 0&&(0,t().jsx)("span",{class:"count",children:l.toLocaleString("en-US")})]})},s))})})}const V=[["bl\
ocked","Blocked"],["failed","Failed"],["passed","Passed"],["notRun","Not run"]];function d(){return(0,t().jsx)("search",
{class:"toolbar",hidden:!0,children:(0,t().jsxs)("form",{children:[(0,t().jsx)("label",{for:"search",children:"Search th\
e report"}),(0,t().jsx)("input",{id:"search",type:"search",autoComplete:"off",spellcheck:!1,placeholder:"Press / to sear\
ch","aria-describedby":"found"}),(0,t().jsx)("label",{for:"status",children:"Commands"}),(0,t().jsxs)("select",{id:"stat\
us",children:[(0,t().jsx)("option",{value:"",children:"All commands"}),V.map(([n,s])=>(0,t().jsx)("option",{value:n,children:s},
n))]}),(0,t().jsx)("button",{type:"button","data-fold":"open",children:"Open all"}),(0,t().jsx)("button",{type:"button",
"data-fold":"close",children:"Close all"}),(0,t().jsx)("output",{id:"found",for:"search"})]})})}}};
