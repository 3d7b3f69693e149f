"use strict";module.exports={"report/html/command"(S,i,v,W){let k;const t=()=>k??=i("preact/jsx-runtime");let O;const h=()=>O??=i("re\
port/escape");let b;const p=()=>b??=i("report/view/output");let y;const C=()=>y??=i("report/view/report-sections");let E;
const T=()=>E??=i("report/view/tones");let F;const l=()=>F??=i("report/view/words");let N;const u=()=>N??=i("report/html\
/command-text");let A;const D=()=>A??=i("report/html/finding");let I;const x=()=>I??=i("report/html/mark");let P;const m=()=>P??=
i("report/html/words");v(S,{Command:()=>$});const R={allow:"allowed",warn:"allowed with a warning",block:"blocked"};function $({
gene:n,command:s,page:r}){const{verdict:e,risk:c,confirmation:a,outcome:o}=s,w=r.findingsOf(n,s),g=(0,u().marksOf)(w);return(0,t().
jsxs)("div",{class:"command",id:r.commandAnchor(s),"data-status":(0,C().resultOf)(s),children:[(0,t().jsx)(u().CommandText,
{command:s,marked:g}),(0,t().jsxs)("p",{class:"result",children:[(0,t().jsx)(x().Status,{tone:T().COMMAND_TONES[e],word:R[e]}),
o&&(0,t().jsx)(x().Status,{tone:x().STATUS_TONES[o.status],word:(0,p().statusWords)(o)}),o&&o.status!=="skipped"&&(0,t().
jsx)("span",{children:(0,l().duration)(o.duration_ms)}),o&&(0,t().jsx)(L,{outcome:o}),o===void 0&&e!=="block"&&(0,t().jsx)(
"span",{children:"not run"}),c&&(0,t().jsxs)("span",{children:["risk: ",c]}),a&&(0,t().jsxs)("span",{children:["confirma\
tion: ",(0,l().spoken)(a)]}),Object.entries(s.profiles).map(([d,j])=>(0,t().jsxs)("span",{children:[(0,h().terminal)(d),
": ",j]},d))]}),w.map((d,j)=>(0,t().jsx)(D().FindingItem,{finding:d,page:r,number:(0,u().numberOf)(d,g)},j)),(0,t().jsx)(
z,{command:s}),o&&(0,t().jsx)(M,{outcome:o})]})}function z({command:{command:n,words:s=[]}}){return s.every(({text:r,start:e,
end:c})=>n.slice(e,c)===r)?null:(0,t().jsxs)("p",{class:"argv",children:[(0,t().jsx)("span",{class:"label",children:"Par\
sed arguments"})," ",s.map(({text:r},e)=>(0,t().jsx)("span",{class:"word",children:(0,t().jsx)(m().Name,{text:r})},e))]})}
function L({outcome:{resources:n={}}}){const{peak_memory_bytes:s,cpu_ms:r}=n;return(0,t().jsxs)(t().Fragment,{children:[
r!==void 0&&(0,t().jsxs)("span",{children:["CPU: ",(0,l().duration)(r)]}),s!==void 0&&(0,t().jsxs)("span",{children:["me\
mory: ",(0,l().size)(s)]})]})}function M({outcome:n}){const{reason:s,reused:r,side_effects:e}=n;return(0,t().jsxs)(t().Fragment,
{children:[s!==void 0&&(0,t().jsx)("p",{children:(0,t().jsx)(m().Sentence,{text:s})}),r&&(0,t().jsx)("p",{class:"quiet",
children:"Result reused from another gene with the same command."}),(0,t().jsx)(V,{outcome:n}),e&&(0,t().jsx)(U,{effects:e})]})}
function U({effects:n}){const s=p().SIDE_EFFECTS.filter(e=>n[e].length),r=n.complete===!1;return s.length===0&&!r?null:(0,t().
jsxs)("details",{class:"fold",children:[(0,t().jsxs)("summary",{children:["Side effects"," ",(0,t().jsx)("span",{class:"\
quiet",children:s.map(e=>`${(0,l().count)((0,p().sideEffectCount)(e,n),"file")} ${e}`).join(", ")})]}),r&&(0,t().jsx)("p",
{class:"quiet",children:"The list of side effects is incomplete."}),(0,t().jsx)(m().Facts,{facts:s.map(e=>[e,(0,t().jsx)(
"ul",{class:"plain",children:n[e].map((c,a)=>(0,t().jsx)("li",{children:(0,t().jsx)(m().Name,{text:c})},a))},e)])})]})}function V({
outcome:n}){return(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(_,{name:"Standard output",stream:n.stdout}),(0,t().jsx)(
_,{name:"Standard error",stream:n.stderr})]})}function _({name:n,stream:s}){const{head:r,tail:e,bytes:c,truncated:a}=s;return c===
0?null:(0,t().jsxs)("details",{class:"fold",children:[(0,t().jsxs)("summary",{children:[n," ",(0,t().jsx)("span",{class:"\
quiet",children:(0,l().size)(c)})]}),(0,t().jsx)(f,{text:r}),a&&(0,t().jsx)("p",{class:"quiet",children:"Output truncate\
d: only the beginning and the end are kept."}),e!==""&&(0,t().jsx)(f,{text:e})]})}function f({text:n}){return(0,t().jsx)(
"pre",{dir:"ltr",children:(0,h().outputLines)(n.replace(/\r?\n$/,"")).join(`
`)})}}};
