"use strict";module.exports={"report/html/sections/blast-radius"(f,u,p,z){let _;const t=()=>_??=u("preact/jsx-runtime");let j;const a=()=>j??=
u("report/view/blast-radius");let b;const l=()=>b??=u("report/view/words");let g;const w=()=>g??=u("report/html/mark");let S;
const $=()=>S??=u("report/html/scale");let v;const h=()=>v??=u("report/html/words");p(f,{blastRadiusSection:()=>L});function L(n){
const{report:i}=n,s=i.blast_radius;if(s===null||s.files+s.exempt_files===0)return;const r=(0,a().sizeLimits)(i);return{id:"\
blast-radius",title:"Blast radius",body:(0,t().jsxs)(t().Fragment,{children:[r.map((e,o)=>(0,t().jsx)(F,{limit:e,page:n},
o)),(0,t().jsx)(k,{radius:s,limit:r.find(({gene:e})=>e)?.limit}),(0,t().jsx)(N,{report:i}),(0,t().jsx)(h().Facts,{facts:[
["Changed",(0,a().countedWords)(i)],["Counted",`${(0,l().count)(s.files,"file")}, ${(0,l().count)(s.lines,"line")}`],["N\
ot counted",`${(0,l().count)(s.exempt_files,"file")}, ${(0,l().count)(s.exempt_lines,"line")}: asset files and new valid\
ation scripts`],["Hard cap",`${(0,l().count)(s.hard_cap_files,"file")}, ${(0,l().count)(s.hard_cap_lines,"line")}`]]})]})}}
function F({limit:n,page:i}){const{used:s,limit:r,unit:e,grade:o,gene:d}=n,c=(0,a().isOver)(n)?"bad":o==="within"?"good":
"caution",m=x(Math.max(s,r)),U=`${s.toLocaleString("en-US")} of ${r.toLocaleString("en-US")} ${e}`;return(0,t().jsxs)("d\
iv",{class:"limit",children:[(0,t().jsxs)("p",{children:[(0,t().jsx)(w().Status,{tone:c,word:U})," ",a().SIZE_WORDS[o],"\
 ",d?(0,t().jsx)(h().Link,{to:i.geneAnchor(d),children:(0,t().jsx)(h().Name,{text:d.id})}):a().HARD_CAP,(0,a().othersOver)(
i.report,n)]}),(0,t().jsxs)("svg",{class:"bar",width:"100%",height:"14","aria-hidden":"true",focusable:"false",children:[
(0,t().jsx)("rect",{class:"track",width:"100%",height:"14",rx:"3"}),(0,t().jsx)("rect",{class:`fill ${c}`,width:m(s),height:"\
14",rx:"3"}),s>r&&(0,t().jsx)("line",{class:"stop",x1:m(r),x2:m(r),y2:"14"})]})]})}function k({radius:{directories:n},limit:i=0}){
if(n.length===0)return null;const s=n.map(e=>{const{files:o,lines:d,exempt_files:c=0,exempt_lines:m=0}=e;return{...e,exempt_files:c,
counted:o-c,size:d-m}}).toSorted((e,o)=>o.counted-e.counted||o.size-e.size),r=x(Math.max(i,...s.map(({counted:e})=>e)));
return(0,t().jsx)("div",{class:"directories",children:(0,t().jsx)(h().Table,{caption:"Changed directories",columns:[["Di\
rectory"],["Lines","number"],["Not counted","number"],["Files","number"],[`Share of the limit of ${(0,l().count)(i,"file")}`,
"chart"]],children:s.map(({path:e,counted:o,size:d,exempt_files:c})=>(0,t().jsxs)("tr",{"data-item":"",children:[(0,t().
jsx)("th",{scope:"row",children:(0,t().jsx)(h().Name,{text:e===""?".":e})}),(0,t().jsx)("td",{class:"number",children:d.
toLocaleString("en-US")}),(0,t().jsx)("td",{class:"number",children:c===0?"":(0,l().count)(c,"file")}),(0,t().jsx)("td",
{class:"number",children:o.toLocaleString("en-US")}),(0,t().jsx)("td",{class:"chart",children:(0,t().jsxs)("svg",{class:"\
bar",width:"100%",height:"8","aria-hidden":"true",focusable:"false",children:[(0,t().jsx)("rect",{class:"track",width:r(
i),height:"8",rx:"2"}),(0,t().jsx)("rect",{class:"fill",width:r(o),height:"8",rx:"2"})]})})]},e))})})}function N({report:n}){
const i=(0,a().uncountedFiles)(n);return i.length===0?null:(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:"\
Files that do not count or whose diff is hidden"}),(0,t().jsx)("ul",{children:i.map(({path:s,words:r},e)=>(0,t().jsxs)("\
li",{"data-item":"",children:[(0,t().jsx)(h().Name,{text:s}),": ",r]},e))})]})}function x(n){const i=(0,$().scaleTo)(Math.
max(1,n));return s=>`${i.at(s).toFixed(2)}%`}}};
