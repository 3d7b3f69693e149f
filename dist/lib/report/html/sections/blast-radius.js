"use strict";module.exports={"report/html/sections/blast-radius"(f,u,p,z){let j;const t=()=>j??=u("preact/jsx-runtime");let _;const a=()=>_??=
u("report/view/blast-radius");let w;const l=()=>w??=u("report/view/words");let b;const g=()=>b??=u("report/html/mark");let S;
const $=()=>S??=u("report/html/scale");let v;const h=()=>v??=u("report/html/words");p(f,{blastRadiusSection:()=>L});function L(r){
const{report:i}=r,s=i.blast_radius;if(s===null||s.files+s.exempt_files===0)return;const n=(0,a().sizeLimits)(i);return{id:"\
blast-radius",title:"Blast radius",body:(0,t().jsxs)(t().Fragment,{children:[n.map((e,o)=>(0,t().jsx)(F,{limit:e,page:r},
o)),(0,t().jsx)(k,{radius:s,limit:n.find(({gene:e})=>e)?.limit}),(0,t().jsx)(N,{report:i}),(0,t().jsx)(h().Facts,{facts:[
["Changed",(0,a().countedWords)(i)],["Counted",`${(0,l().count)(s.files,"file")}, ${(0,l().count)(s.lines,"line")}`],["N\
ot counted",`${(0,l().count)(s.exempt_files,"file")}, ${(0,l().count)(s.exempt_lines,"line")}: asset files and new valid\
ation scripts`],["Hard cap",`${(0,l().count)(s.hard_cap_files,"file")}, ${(0,l().count)(s.hard_cap_lines,"line")}`]]})]})}}
function F({limit:r,page:i}){const{used:s,limit:n,unit:e,grade:o,gene:d}=r,c=(0,a().isOver)(r)?"bad":o==="within"?"good":
"caution",m=x(Math.max(s,n)),U=`${s.toLocaleString("en-US")} of ${n.toLocaleString("en-US")} ${e}`;return(0,t().jsxs)("d\
iv",{class:"limit",children:[(0,t().jsxs)("p",{children:[(0,t().jsx)(g().Status,{tone:c,word:U})," ",a().SIZE_WORDS[o],"\
 ",(0,a().ownerWords)(r)," ",d&&(0,t().jsx)(h().Link,{to:i.geneAnchor(d),children:(0,t().jsx)(h().Name,{text:d.id})}),(0,a().
othersOver)(i.report,r)]}),(0,t().jsxs)("svg",{class:"bar",width:"100%",height:"14","aria-hidden":"true",focusable:"fals\
e",children:[(0,t().jsx)("rect",{class:"track",width:"100%",height:"14",rx:"3"}),(0,t().jsx)("rect",{class:`fill ${c}`,width:m(
s),height:"14",rx:"3"}),s>n&&(0,t().jsx)("line",{class:"stop",x1:m(n),x2:m(n),y2:"14"})]})]})}function k({radius:{directories:r},
limit:i=0}){if(r.length===0)return null;const s=r.map(e=>{const{files:o,lines:d,exempt_files:c=0,exempt_lines:m=0}=e;return{
...e,exempt_files:c,counted:o-c,size:d-m}}).toSorted((e,o)=>o.counted-e.counted||o.size-e.size),n=x(Math.max(i,...s.map(
({counted:e})=>e)));return(0,t().jsx)("div",{class:"directories",children:(0,t().jsx)(h().Table,{caption:"Changed direct\
ories",columns:[["Directory"],["Lines","number"],["Not counted","number"],["Files","number"],[`Share of the limit of ${(0,l().
count)(i,"file")}`,"chart"]],children:s.map(({path:e,counted:o,size:d,exempt_files:c})=>(0,t().jsxs)("tr",{"data-item":"",
children:[(0,t().jsx)("th",{scope:"row",children:(0,t().jsx)(h().Name,{text:e===""?".":e})}),(0,t().jsx)("td",{class:"nu\
mber",children:d.toLocaleString("en-US")}),(0,t().jsx)("td",{class:"number",children:c===0?"":(0,l().count)(c,"file")}),
(0,t().jsx)("td",{class:"number",children:o.toLocaleString("en-US")}),(0,t().jsx)("td",{class:"chart",children:(0,t().jsxs)(
"svg",{class:"bar",width:"100%",height:"8","aria-hidden":"true",focusable:"false",children:[(0,t().jsx)("rect",{class:"t\
rack",width:n(i),height:"8",rx:"2"}),(0,t().jsx)("rect",{class:"fill",width:n(o),height:"8",rx:"2"})]})})]},e))})})}function N({
report:r}){const i=(0,a().uncountedFiles)(r);return i.length===0?null:(0,t().jsxs)("details",{children:[(0,t().jsx)("sum\
mary",{children:"Files that do not count or whose diff is hidden"}),(0,t().jsx)("ul",{children:i.map(({path:s,words:n},e)=>(0,t().
jsxs)("li",{"data-item":"",children:[(0,t().jsx)(h().Name,{text:s}),": ",n]},e))})]})}function x(r){const i=(0,$().scaleTo)(
Math.max(1,r));return s=>`${i.at(s).toFixed(2)}%`}}};
