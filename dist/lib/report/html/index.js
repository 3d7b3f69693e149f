//# report/html/assets
(function(e,o,t,n){t(e,{SCRIPT:()=>i,STYLE:()=>r});const r=':root{color-scheme:light dark;--ground: #fbfbfa;--surface: \
#fff;--sunken: #f3f3f1;--line: #e1e1de;--edge: #8b8f96;--ink: #1c1f23;--quiet: #5a616b;--link: #0a58ca;--good: #1a7434;-\
-bad: #b3261e;--caution: #855300;--waiting: #6a3fc4;--marked: #ffe3df;--found: #ffe58a;--current: #ff9f43;--on-found: #1\
c1f23}@media(prefers-color-scheme:dark){:root{--ground: #101214;--surface: #171a1d;--sunken: #1f2327;--line: #2c3136;--e\
dge: #737b85;--ink: #e7e9ec;--quiet: #a0a8b2;--link: #83b9ff;--good: #62c979;--bad: #ff8d82;--caution: #e2b34a;--waiting\
: #bda5ff;--marked: #54221d;--found: #7a6512;--current: #b3590a;--on-found: #fff}}*,*:before,*:after{box-sizing:border-b\
ox}[hidden]{display:none!important}html{font:100%/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,sans-serif;\
background:var(--ground);color:var(--ink);scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}body{margin:0;font-siz\
e:.9375rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,SF Mono,Cascadia Code,Menlo,Consolas,DejaVu Sans Mon\
o,monospace;font-size:.875em;unicode-bidi:isolate;font-variant-ligatures:none}pre{margin:0;padding:.625rem .75rem;backgr\
ound:var(--sunken);border-radius:.375rem;white-space:pre-wrap;line-height:1.45}h1,h2,h3,p,dl,dd,ul,figure{margin:0}h2{fo\
nt-size:1.25rem;font-weight:650;letter-spacing:-.01em;margin-bottom:1rem}h3{font-size:.9375rem;font-weight:600}a{color:v\
ar(--link);text-underline-offset:.2em;text-decoration-thickness:.06em}a:hover{text-decoration-thickness:.12em}:focus-vis\
ible{outline:2px solid var(--link);outline-offset:2px;border-radius:.25rem}main:focus{outline:none}del{color:var(--quiet\
)}ins{text-decoration:none;font-weight:600}::highlight(found){background:var(--found);color:var(--on-found)}::highlight(\
current){background:var(--current);color:var(--on-found)}.skip{position:absolute;left:.5rem;top:-10rem;z-index:3;padding\
:.5rem .75rem;background:var(--surface);border:1px solid var(--line);border-radius:.375rem}.skip:focus{top:.5rem}.shapes\
{position:absolute}.frame{max-width:60rem;margin:0 auto;padding:0 1rem 4rem}.contents{display:none}.contents a{display:f\
lex;justify-content:space-between;gap:.75rem;padding:.25rem .5rem;border-radius:.375rem;color:var(--quiet);text-decorati\
on:none}.contents a:hover{background:var(--sunken);color:var(--ink)}.contents ul{list-style:none;padding:0}.count{color:\
var(--quiet);font-weight:400;font-variant-numeric:tabular-nums}h2 .count{margin-left:.5rem}main>section{margin-top:3rem}\
.toolbar{position:sticky;top:0;z-index:2;margin-top:1.5rem;padding:.625rem 0;background:var(--ground);border-bottom:1px \
solid var(--line)}.toolbar form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}.toolbar label{position:absolut\
e;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}.toolbar input{flex:1 1 10rem;min-width:0\
}.toolbar input,.toolbar select,.toolbar button{font:inherit;color:inherit;padding:.3125rem .625rem;background:var(--sur\
face);border:1px solid var(--edge);border-radius:.375rem}.toolbar input::placeholder{color:var(--quiet);opacity:1}.toolb\
ar button{cursor:pointer}.toolbar button:hover{background:var(--sunken)}.toolbar output:empty{margin-left:-.5rem}.toolba\
r output{color:var(--quiet);font-variant-numeric:tabular-nums}@media(max-width:30rem){.toolbar{position:static}.toolbar \
input{flex-basis:100%}}@media(min-width:64rem){.frame{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem;ma\
x-width:76rem;padding-inline:2rem}.contents{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overfl\
ow-y:auto;padding:2.5rem 0}}.masthead{padding-top:2.5rem}.about{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var\
(--quiet)}.about strong{color:var(--ink)}h1{display:flex;gap:.75rem;margin:1.25rem 0 1.5rem;font-size:2rem;line-height:1\
.2;letter-spacing:-.02em}h1 .mark{flex:none;width:2.25rem;height:2.25rem}.verdict{display:block;font-weight:700}.verdict\
:first-letter{text-transform:uppercase}.headline{display:block;margin-top:.25rem;font-size:1.0625rem;font-weight:400;let\
ter-spacing:0;line-height:1.4}.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem 1.5\
rem;padding:1rem 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}.numbers dt{color:var(--quiet);f\
ont-size:.8125rem}.numbers .figure{display:block;font-size:1.375rem;font-weight:600;letter-spacing:-.01em;font-variant-n\
umeric:tabular-nums}.reported-only{margin-bottom:1.5rem}.undecided{display:grid;gap:.5rem;margin-bottom:1.5rem}.quiet,.l\
abel,.reason dt{color:var(--quiet);font-weight:400}.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--ca\
ution)}.waiting{color:var(--waiting)}.mark{fill:none;stroke:currentcolor;stroke-width:1.5;stroke-linecap:round;stroke-li\
nejoin:round;vertical-align:-.15em}.status{display:inline-flex;gap:.375rem;align-items:baseline;font-weight:600}td .stat\
us{overflow-wrap:normal}.status .mark{flex:none;position:relative;top:.1875rem}.status span:first-letter{text-transform:\
uppercase}.masthead .mark{stroke-width:1.25}details+dl{margin-top:1rem}.plain{list-style:none;padding:0}.facts{display:g\
rid;gap:.375rem}.facts>div{display:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr);gap:1rem}.facts dt{color:\
var(--quiet)}.cards{display:grid;gap:1rem}.cards+.cards{margin-top:1rem}.card{display:grid;gap:.75rem;padding:1rem 1.125\
rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}section>h3,section>.quiet{margin-top:1.25\
rem}section>h3+ul{margin-top:.375rem}.card h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem}.fold>.card{margin-top:1rem}\
.where{font-weight:400;color:var(--quiet)}.finding{display:grid;gap:.25rem}.reason{display:grid;grid-template-columns:4.\
5rem minmax(0,1fr);gap:.125rem .25rem}.number{font-variant-numeric:tabular-nums}.fold>summary,.gene>summary,.rule>summar\
y{cursor:pointer}.fold>summary{color:var(--link)}.fold>pre,.fold>dl,.fold>ul,.fold>div,.fold>p{margin-top:.5rem}.finding\
+.finding{margin-top:.75rem}.command>.finding+.finding{margin-top:0}.gene,.rule,.rows>li,#notices>div,#suppressed>div{bo\
rder-top:1px solid var(--line);padding:.625rem 0}.gene:last-child,.rule:last-child{border-bottom:1px solid var(--line)}.\
gene.filtered,.command.filtered{display:none}.many .inside>.command{content-visibility:auto;contain-intrinsic-size:auto \
12rem}.gene>summary,.rule>summary{padding:.125rem 0}.gene>summary{display:grid;grid-template-columns:.75rem 11.5rem minm\
ax(0,1fr) auto;gap:.125rem .5rem;list-style:none}.gene>summary:before{content:"\\25b8" / "";color:var(--quiet)}.gene[open\
]>summary:before{content:"\\25be" / ""}.gene>summary::-webkit-details-marker{display:none}.gene>summary .id{font-weight:6\
00}.inside{display:grid;gap:1rem;padding:.75rem 0 1rem 1.125rem}.differences ul{margin-top:.25rem}table{width:100%;borde\
r-collapse:collapse}th,td{padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-al\
ign:top;font-weight:400}thead th{color:var(--quiet);font-size:.8125rem}th.number,td.number{width:1%;text-align:right;whi\
te-space:nowrap}.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}@media(max-width:30r\
em){#timeline :is(th,td):first-child{display:none}th,td{padding-right:.5rem}.facts>div{grid-template-columns:minmax(0,1f\
r);gap:0}.gene>summary{grid-template-columns:.75rem minmax(0,1fr)}.gene>summary>*{grid-column:2}.card{padding:.875rem}.i\
nside{padding-left:0}}.command{display:grid;gap:.625rem;padding:.875rem 1rem;background:var(--surface);border:1px solid \
var(--line);border-radius:.5rem}.command-text{padding:.5rem .75rem;background:var(--sunken);border-radius:.375rem;line-h\
eight:1.9}.command-text code{white-space:pre-wrap}.word{padding:.0625rem .1875rem;border-radius:.1875rem;box-shadow:inse\
t 0 0 0 1px var(--line);background:var(--surface);unicode-bidi:isolate;-webkit-box-decoration-break:clone;box-decoration\
-break:clone}mark{background:var(--marked);color:inherit;text-decoration:underline 2px var(--bad);text-underline-offset:\
.25em;-webkit-box-decoration-break:clone;box-decoration-break:clone}mark sup{display:inline-block;margin-left:.125rem;fo\
nt:600 .6875rem/1 system-ui,sans-serif;text-decoration:none;color:var(--bad);vertical-align:super}.result{display:flex;f\
lex-wrap:wrap;gap:.125rem 1rem;color:var(--quiet)}.reason .number{display:inline-block;min-width:1.25rem;padding:0 .25re\
m;border:1px solid currentcolor;border-radius:.625rem;font-size:.75rem;line-height:1.125rem;text-align:center;color:var(\
--bad)}.argv .word{margin-right:.25rem}.excerpt figcaption{margin-bottom:.25rem;color:var(--quiet);font-size:.8125rem}.d\
iff{margin-top:.375rem}.diff del{color:var(--bad);text-decoration:none}.diff ins{color:var(--good);font-weight:400}.limi\
t{display:grid;gap:.5rem;margin-bottom:1.25rem}.bar,.timeline svg{display:block;overflow:visible}.track{fill:var(--sunke\
n);stroke:var(--line)}.fill{fill:var(--edge)}.fill.good{fill:var(--good)}.fill.bad{fill:var(--bad)}.fill.caution{fill:va\
r(--caution)}.stop{stroke:var(--ink);stroke-width:2}.directories{margin-bottom:1.25rem}.directories .chart{width:40%;pad\
ding-right:0}.directories .bar{margin-top:.4375rem}.timeline figcaption{margin-bottom:.75rem;color:var(--quiet)}.timelin\
e+*{margin-top:1rem}.tick line{stroke:var(--line)}.tick text{fill:var(--quiet);font-size:.75rem}#stripes path{stroke:var\
(--surface);stroke-width:1.5}@media(max-width:30rem){.directories .chart{width:20%}}@media print{:root{color-scheme:ligh\
t;--ground: #fff;--surface: #fff;--sunken: #f5f5f4;--line: #d0d0cd;--edge: #8b8f96;--ink: #000;--quiet: #4a5058;--link: \
#000;--good: #145c29;--bad: #9a1c15;--caution: #6b4300;--waiting: #52309b;--marked: #ffe3df}body{font-size:9.5pt}.conten\
ts,.skip,.toolbar{display:none}.frame{display:block;max-width:none;padding:0}.masthead{padding-top:0}main>section{margin\
-top:1.5rem}.card,.command,.finding,tr{break-inside:avoid}h2,summary{break-after:avoid}details::details-content{content-\
visibility:visible;block-size:auto}.bar,.timeline svg,mark{-webkit-print-color-adjust:exact;print-color-adjust:exact}.ma\
ny .inside>.command{content-visibility:visible}}',i='"use strict";(()=>{function h(i){let e=i.querySelector("select"),t=\
[...document.querySelectorAll("[data-status]")],n=[...document.querySelectorAll(".gene")];e?.addEventListener("change",(\
)=>{let{value:s}=e,o=l=>s===""||l.dataset.status===s,r=new Set;for(let l of t)l.classList.toggle("filtered",!o(l)),o(l)&\
&r.add(l.closest(".gene"));for(let l of n)l.classList.toggle("filtered",s!==""&&!r.has(l)),s!==""&&(l.open=r.has(l));s!=\
=""&&document.getElementById("genes")?.scrollIntoView()})}var m=()=>document.querySelectorAll("details");function g(i){f\
or(let e of i.querySelectorAll("button[data-fold]"))e.addEventListener("click",()=>{for(let t of m())t.open=e.dataset.fo\
ld==="open"})}function d(i){for(let e=i.closest("details");e;e=L(e))e.open=!0}function L(i){return i.parentElement?.clos\
est("details")??null}function E(){let i=[];addEventListener("beforeprint",()=>{i=[...m()].filter(({open:e})=>!e);for(let\
 e of i)e.open=!0}),addEventListener("afterprint",()=>{for(let e of i)e.open=!1})}function p(){let i=()=>{let e=document\
.getElementById(location.hash.slice(1));e&&(d(e),e.scrollIntoView())};addEventListener("hashchange",i),location.hash&&i(\
)}var a=class{#e=[];current=-1;more=!1;get count(){return this.#e.length}show(e,t){return this.#e=[],this.current=-1,thi\
s.more=!1,e!==""&&this.#t(e,t),this.#n("found",this.#e),this.#n("current",[]),this.#e}go(e){let{count:t}=this;if(t===0)r\
eturn;this.current=this.current<0&&e<0?t-1:(this.current+e+t)%t;let n=this.#e[this.current];return n&&this.#n("current",\
[n]),n}#t(e,t){let n=new RegExp(e.replace(/[.*+?^${}()|[\\]\\\\]/g,"\\\\$&"),"gi");for(let s of t){let o=new u(s);for(let{ind\
ex:r,0:l}of o.content.matchAll(n)){if(this.#e.length===500){this.more=!0;return}this.#e.push(o.rangeOf(r,r+l.length))}}}\
#n(e,t){typeof Highlight>"u"||CSS.highlights.set(e,new Highlight(...t))}},u=class{content;#e=[];#t=[];constructor(e){let\
 t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT|NodeFilter.SHOW_ELEMENT,o=>o instanceof Text?NodeFilter.FILTER_ACCEP\
T:o.hasAttribute("hidden")?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_SKIP),n=[],s=0;for(let o=e.hidden?null:t.nextNode(\
);o;o=t.nextNode()){let{data:r}=o;this.#e.push(o),this.#t.push(s),n.push(r),s+=r.length}this.content=n.join("")}rangeOf(\
e,t){let n=new Range;n.setStart(...this.#n(e));let[s,o]=this.#n(t-1);return n.setEnd(s,o+1),n}#n(e){let[t,n]=[0,this.#t.\
length-1];for(;t<n;){let s=Math.ceil((t+n)/2);(this.#t[s]??0)<=e?t=s:n=s-1}return[this.#e[t],e-(this.#t[t]??0)]}};var y=\
120;function T(i){let e=i.querySelector("input"),t=i.querySelector("output");if(!e||!t)return;let n=new f,s,o=()=>{clear\
Timeout(s),t.textContent=n.find(e.value.trim())};e.addEventListener("input",()=>{clearTimeout(s),s=setTimeout(o,y)}),i.a\
ddEventListener("submit",r=>r.preventDefault()),e.addEventListener("keydown",r=>{r.key==="Enter"?(r.preventDefault(),o()\
,t.textContent=n.go(r.shiftKey?-1:1)):r.key==="Escape"&&(e.value="",o())}),document.addEventListener("keydown",r=>{let l\
=r.target instanceof Element&&r.target.closest("input");r.key!=="/"||l||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefaul\
t(),e.focus(),e.select())})}var f=class{#e=[...document.querySelectorAll("[data-item]")];#t=[...document.querySelectorAl\
l("main > section")];#n=new Map;#o=new Set;#r=new a;#s="";find(e){if(e===this.#s)return this.#i();this.#s=e;for(let o of\
 this.#o)o.open=!1;this.#o.clear();let t=e.toLowerCase(),n=o=>t===""||this.#c(o).includes(t);for(let o of this.#e)o.hidd\
en=!n(o);for(let o of this.#t){let r=!n(o);o.hidden=r;let l=document.querySelector(`.contents a[href="#${o.id}"]`)?.pare\
ntElement;l&&(l.hidden=r)}let s=this.#r.show(e,this.#t);for(let{startContainer:o}of s)this.#l(o.parentElement);return th\
is.#i()}go(e){let n=this.#r.go(e)?.startContainer.parentElement;return n&&(d(n),n.scrollIntoView({block:"center"})),this\
.#i()}#i(){if(this.#s==="")return"";let{current:e,count:t,more:n}=this.#r;if(t===0)return"No matches";let s=`${t.toLocal\
eString("en-US")}${n?" or more":""}`;return e<0?`${s} found`:`${e+1} of ${s}`}#l(e){for(let t=e?.closest("details");t;)t\
.open||(t.open=!0,this.#o.add(t)),t=t.parentElement?.closest("details")}#c(e){let t=this.#n.get(e);if(t!==void 0)return \
t;let n=(e.textContent??"").toLowerCase();return this.#n.set(e,n),n}};var c=document.querySelector(".toolbar");c&&(g(c),\
T(c),h(c),c.hidden=!1);p();E();})();'});
//# report/html/command
(function(v,i,k,B){let O;const t=()=>O??=i("preact/jsx-runtime");let b;const _=()=>b??=i("report/escape");let y;const p=()=>y??=
i("report/view/output");let C;const E=()=>C??=i("report/view/report-sections");let T;const F=()=>T??=i("report/view/tone\
s");let N;const a=()=>N??=i("report/view/words");let A;const u=()=>A??=i("report/html/command-text");let D;const I=()=>D??=
i("report/html/finding");let P;const x=()=>P??=i("report/html/mark");let R;const m=()=>R??=i("report/html/words");k(v,{Command:()=>z});
const $={allow:"allowed",warn:"allowed with a warning",block:"blocked"};function z({gene:n,command:s,page:r}){const{verdict:e,
risk:c,confirmation:l,outcome:o}=s,g=r.findingsOf(n,s),S=(0,u().marksOf)(g);return(0,t().jsxs)("div",{class:"command",id:r.
commandAnchor(s),"data-status":(0,E().resultOf)(s),children:[(0,t().jsx)(u().CommandText,{command:s,marked:S}),(0,t().jsxs)(
"p",{class:"result",children:[(0,t().jsx)(x().Status,{tone:F().COMMAND_TONES[e],word:$[e]}),o&&(0,t().jsx)(x().Status,{tone:x().
STATUS_TONES[o.status],word:(0,p().statusWords)(o)}),o&&o.status!=="skipped"&&(0,t().jsx)("span",{children:(0,a().duration)(
o.duration_ms)}),o&&(0,t().jsx)(M,{outcome:o}),o===void 0&&e!=="block"&&(0,t().jsx)("span",{children:"not run"}),c&&(0,t().
jsxs)("span",{children:["risk: ",c]}),l&&(0,t().jsxs)("span",{children:["confirmation: ",(0,a().spoken)(l)]}),Object.entries(
s.profiles).map(([d,j])=>(0,t().jsxs)("span",{children:[(0,_().terminal)(d),": ",j]},d))]}),g.map((d,j)=>(0,t().jsx)(I().
FindingItem,{finding:d,page:r,number:(0,u().numberOf)(d,S)},j)),(0,t().jsx)(L,{command:s}),o&&(0,t().jsx)(U,{outcome:o})]})}
function L({command:{command:n,words:s=[]}}){return s.every(({text:r,start:e,end:c})=>n.slice(e,c)===r)?null:(0,t().jsxs)(
"p",{class:"argv",children:[(0,t().jsx)("span",{class:"label",children:"Parsed arguments"})," ",s.map(({text:r},e)=>(0,t().
jsx)("span",{class:"word",children:(0,t().jsx)(m().Name,{text:r})},e))]})}function M({outcome:{resources:n={}}}){const{peak_memory_bytes:s,
cpu_ms:r}=n;return(0,t().jsxs)(t().Fragment,{children:[r!==void 0&&(0,t().jsxs)("span",{children:["CPU: ",(0,a().duration)(
r)]}),s!==void 0&&(0,t().jsxs)("span",{children:["memory: ",(0,a().size)(s)]})]})}function U({outcome:n}){const{reason:s,
reused:r,side_effects:e}=n;return(0,t().jsxs)(t().Fragment,{children:[s!==void 0&&(0,t().jsx)("p",{children:(0,t().jsx)(
m().Sentence,{text:s})}),r&&(0,t().jsx)("p",{class:"quiet",children:"Result reused from another gene with the same comma\
nd."}),(0,t().jsx)(W,{outcome:n}),e&&(0,t().jsx)(V,{effects:e})]})}function V({effects:n}){const s=p().SIDE_EFFECTS.filter(
e=>n[e].length),r=n.complete===!1;return s.length===0&&!r?null:(0,t().jsxs)("details",{class:"fold",children:[(0,t().jsxs)(
"summary",{children:["Side effects"," ",(0,t().jsx)("span",{class:"quiet",children:s.map(e=>`${(0,a().count)((0,p().sideEffectCount)(
e,n),"file")} ${e}`).join(", ")})]}),r&&(0,t().jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),
(0,t().jsx)(m().Facts,{facts:s.map(e=>[e,(0,t().jsx)("ul",{class:"plain",children:n[e].map((c,l)=>(0,t().jsx)("li",{children:(0,t().
jsx)(m().Name,{text:c})},l))},e)])})]})}function W({outcome:n}){return(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(h,
{name:"Standard output",stream:n.stdout}),(0,t().jsx)(h,{name:"Standard error",stream:n.stderr})]})}function h({name:n,stream:s}){
const{head:r,tail:e,bytes:c,truncated:l}=s;return c===0?null:(0,t().jsxs)("details",{class:"fold",children:[(0,t().jsxs)(
"summary",{children:[n," ",(0,t().jsx)("span",{class:"quiet",children:(0,a().size)(c)})]}),(0,t().jsx)(w,{text:r}),l&&(0,t().
jsx)("p",{class:"quiet",children:"Output truncated: only the beginning and the end are kept."}),e!==""&&(0,t().jsx)(w,{text:e})]})}
function w({text:n}){return(0,t().jsx)("pre",{dir:"ltr",children:(0,_().outputLines)(n.replace(/\r?\n$/,"")).join(`
`)})}});
//# report/html/command-text
(function(u,m,_,N){let h;const r=()=>h??=m("preact/jsx-runtime");let x;const l=()=>x??=m("report/escape");let g;const p=()=>g??=
m("report/view/marked-lines");let j;const w=()=>j??=m("report/html/segments");_(u,{CommandText:()=>v,marksOf:()=>b,numberOf:()=>k});
const O=4e3,M=30;function b(s){return s.filter(({span:n})=>n!==void 0).slice(0,M)}function k(s,n){return n.length>1&&n.includes(
s)?n.indexOf(s)+1:void 0}function v({command:{command:s,words:n=[]},marked:e}){const t=e.flatMap(({span:o})=>o??[]),c=e.
length>1;return(0,r().jsx)("p",{class:"command-text",children:(0,p().shownParts)(s,t,O).map(({start:o,end:i,isShown:T})=>T?
(0,r().jsx)("code",{dir:"ltr",children:S((0,w().segmentsWithin)(s,n,t,{start:o,end:i})).map(({word:A,segments:d},C)=>A===
void 0?d.map(a(c)):(0,r().jsx)("span",{class:"word",children:d.map(a(c))},C))},o):(0,r().jsxs)("span",{class:"quiet",children:[
" ",(0,p().notShown)(i-o)," "]},o))})}const a=s=>function({text:e,marks:t,ends:c},o){return t.length===0?(0,l().terminal)(
e):(0,r().jsxs)("mark",{children:[e===""?"\xA0":(0,l().terminal)(e),s&&c.map(i=>(0,r().jsx)("sup",{children:i+1},i))]},o)};
function S(s){const n=[];for(const e of s){const t=n.at(-1);t&&t.word===e.word?t.segments.push(e):n.push({word:e.word,segments:[
e]})}return n}});
//# report/html/finding
(function(p,s,a,L){let j;const t=()=>j??=s("preact/jsx-runtime");let h;const l=()=>h??=s("report/escape");let _;const u=()=>_??=
s("report/view/edit-lines");let g;const v=()=>g??=s("report/view/finding");let w;const F=()=>w??=s("report/view/tones");
let S;const k=()=>S??=s("report/html/mark");let E;const r=()=>E??=s("report/html/words");a(p,{FindingItem:()=>R,FindingReason:()=>x});
function x({finding:n,page:d,number:e}){const{message:i,remedy:o,rule:m,suppressed:c,edit:y}=n;return(0,t().jsxs)("dl",{
class:"reason",children:[(0,t().jsx)("dt",{children:"Why"}),(0,t().jsxs)("dd",{children:[e!==void 0&&(0,t().jsx)("span",
{class:"number",children:e})," ",(0,t().jsx)(r().Sentence,{text:i})]}),o!==""&&(0,t().jsxs)(t().Fragment,{children:[(0,t().
jsx)("dt",{children:"Fix"}),(0,t().jsxs)("dd",{children:[(0,t().jsx)(r().Sentence,{text:o}),(0,t().jsx)(I,{edit:y})]})]}),
c&&(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("dt",{children:"Ignored"}),(0,t().jsxs)("dd",{children:["until ",(0,l().
terminal)(c.expires),": ",(0,t().jsx)(r().Sentence,{text:c.reason})]})]}),(0,t().jsx)("dt",{children:"Rule"}),(0,t().jsx)(
"dd",{children:(0,t().jsx)(r().Link,{to:d.ruleAnchor(m),children:(0,t().jsx)(r().Name,{text:m})})})]})}function I({edit:n}){
const d=(0,u().editLines)(n);return d.length===0?null:(0,t().jsx)("pre",{dir:"ltr",class:"diff",children:d.map((e,i)=>e.
startsWith("-")?(0,t().jsx)("del",{children:`${(0,l().terminal)(e)}
`},i):(0,t().jsx)("ins",{children:`${(0,l().terminal)(e)}
`},i))})}function R({finding:n,page:d,number:e}){const{severity:i}=n,o=(0,v().pathAndLine)(n);return(0,t().jsxs)("div",{
class:"finding",children:[(0,t().jsxs)("p",{children:[(0,t().jsx)(k().Status,{tone:F().SEVERITY_TONES[i],word:i})," ",o!==
void 0&&(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(r().Name,{text:o})})]}),(0,t().jsx)(x,{finding:n,page:d,number:e})]})}});
//# report/html/html
(function(x,e,j,st){let u;const t=()=>u??=e("preact/jsx-runtime");let S;const b=()=>S??=e("node:crypto");let g;const l=()=>g??=
e("preact-render-to-string");let y;const v=()=>y??=e("report/view/headline");let T;const a=()=>T??=e("report/view/words");
let k;const i=()=>k??=e("report/html/assets");let C;const $=()=>C??=e("report/html/mark");let w;const I=()=>w??=e("repor\
t/html/masthead");let M;const O=()=>M??=e("report/html/page");let P;const E=()=>P??=e("report/html/sections/attention");
let R;const Y=()=>R??=e("report/html/sections/blast-radius");let A;const N=()=>A??=e("report/html/sections/environment");
let F;const p=()=>F??=e("report/html/sections/evidence");let H;const L=()=>H??=e("report/html/sections/genes");let B;const d=()=>B??=
e("report/html/sections/remarks");let U;const D=()=>U??=e("report/html/sections/rules");let z;const G=()=>z??=e("report/\
html/sections/selection");let J;const K=()=>J??=e("report/html/sections/timeline");j(x,{Toolbar:()=>h,renderHtml:()=>V});
const Q=[E().attentionSection,Y().blastRadiusSection,L().genesSection,K().timelineSection,p().evidenceSection,G().selectionSection,
p().approvalsSection,d().noticesSection,d().suppressedSection,N().environmentSection,D().rulesSection];function V(n){const s=(0,O().
pageOf)(n),o=Q.flatMap(r=>r(s)??[]),c=(0,l().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)($().Shapes,
{}),(0,t().jsx)("a",{class:"skip",href:"#content",children:"Skip to the report"}),(0,t().jsxs)("div",{class:"frame",children:[
(0,t().jsx)(q,{sections:o}),(0,t().jsxs)("main",{id:"content",tabIndex:-1,class:X(n)?"many":void 0,children:[(0,t().jsx)(
I().Masthead,{page:s}),(0,t().jsx)(h,{}),o.map(({id:r,title:et,count:_,body:nt})=>(0,t().jsxs)("section",{id:r,"aria-lab\
elledby":`${r}-title`,children:[(0,t().jsxs)("h2",{id:`${r}-title`,children:[et,_!==void 0&&(0,t().jsx)("span",{class:"c\
ount",children:(0,a().grouped)(_)})]}),nt]},r))]})]})]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,l().renderToString)((0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:Z}),(0,t().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,t().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,t().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,t().jsx)("title",{children:`${(0,v().reportTitle)(n)} \xB7 gene-gate`})]}))}<style>${i().STYLE}</style></head\
>
<body>${c}<script>${i().SCRIPT}<\/script></body>
</html>
`}const W=200;function X({genes:n}){return n.reduce((s,{commands:o})=>s+o.length,0)>W}const Z=["default-src 'none'",`scr\
ipt-src '${m(i().SCRIPT)}'`,`style-src '${m(i().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-\
for 'script'"].join("; ");function m(n){return`sha256-${(0,b().createHash)("sha256").update(n).digest("base64")}`}function q({
sections:n}){return(0,t().jsx)("nav",{class:"contents","aria-label":"Sections",children:(0,t().jsx)("ul",{children:n.map(
({id:s,title:o,count:c})=>(0,t().jsx)("li",{children:(0,t().jsxs)("a",{href:`#${s}`,children:[o,c!==void 0&&(0,t().jsx)(
"span",{class:"count",children:(0,a().grouped)(c)})]})},s))})})}const tt=[["blocked","Blocked"],["failed","Failed"],["pa\
ssed","Passed"],["notRun","Not run"]];function h(){return(0,t().jsx)("search",{class:"toolbar",hidden:!0,children:(0,t().
jsxs)("form",{children:[(0,t().jsx)("label",{for:"search",children:"Search the report"}),(0,t().jsx)("input",{id:"search",
type:"search",autoComplete:"off",spellcheck:!1,placeholder:"Press / to search","aria-describedby":"found"}),(0,t().jsx)(
"label",{for:"status",children:"Commands"}),(0,t().jsxs)("select",{id:"status",children:[(0,t().jsx)("option",{value:"",
children:"All commands"}),tt.map(([n,s])=>(0,t().jsx)("option",{value:n,children:s},n))]}),(0,t().jsx)("button",{type:"b\
utton","data-fold":"open",children:"Open all"}),(0,t().jsx)("button",{type:"button","data-fold":"close",children:"Close \
all"}),(0,t().jsx)("output",{id:"found",for:"search"})]})})}});
//# report/html/lanes
(function(l,x,m,A){m(l,{runsOf:()=>M});function M(a){const e=a.flatMap(t=>t.commands.flatMap(r=>{const{outcome:n}=r,s=Date.
parse(n?.started_at??"");return n&&b(n)&&Number.isFinite(s)?[{gene:t,command:r,outcome:n,at:s}]:[]})).sort((t,r)=>t.at-r.
at),h=e[0]?.at??0,c=[],u=new Map;return e.map(({gene:t,command:r,outcome:n,at:s})=>{const o=s-h,i=o+n.duration_ms,d=c.findIndex(
w=>w<=o),p=d<0?c.length:d;c[p]=i;const k=Math.max(0,o-(u.get(t)??0));return u.set(t,i),{gene:t,command:r,outcome:n,start:o,
end:i,lane:p,waited:k}})}function b({status:a,reused:e}){return!e&&a!=="skipped"&&a!=="blocked"}});
//# report/html/mark
(function(i,r,d,o){let n;const s=()=>n??=r("preact/jsx-runtime");d(i,{Mark:()=>t,STATUS_TONES:()=>c,Shapes:()=>h,Status:()=>l});
const c={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"quiet",crashed:"bad",not_runnable:"bad",error:"\
bad"},u={good:"M4.5 8.4 7 10.9l4.6-5.4",bad:"m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4",caution:"M8 4.3v4.6m0 2.5v.2",waiting:"M6.4\
 5.2v5.6m3.2-5.6v5.6",quiet:"M5 8h6"};function h(){return(0,s().jsx)("svg",{class:"shapes",width:"0",height:"0","aria-hi\
dden":"true",focusable:"false",children:Object.entries(u).map(([e,a])=>(0,s().jsxs)("symbol",{id:`shape-${e}`,viewBox:"0\
 0 16 16",children:[(0,s().jsx)("circle",{cx:"8",cy:"8",r:"7.25"}),(0,s().jsx)("path",{d:a})]},e))})}function t({tone:e}){
return(0,s().jsx)("svg",{class:`mark ${e}`,width:"16",height:"16","aria-hidden":"true",focusable:"false",children:(0,s().
jsx)("use",{href:`#shape-${e}`})})}function l({tone:e,word:a}){return(0,s().jsxs)("span",{class:`status ${e}`,children:[
(0,s().jsx)(t,{tone:e}),(0,s().jsx)("span",{children:a})]})}});
//# report/html/masthead
(function(u,i,x,G){let j;const e=()=>j??=i("preact/jsx-runtime");let g;const v=()=>g??=i("report/escape");let w;const b=()=>w??=
i("report/view/blast-radius");let $;const c=()=>$??=i("report/view/headline");let O;const k=()=>O??=i("report/view/tones");
let E;const d=()=>E??=i("report/view/words");let T;const C=()=>T??=i("report/html/lanes");let L;const N=()=>L??=i("repor\
t/html/mark");let R;const p=()=>R??=i("report/html/words");x(u,{Masthead:()=>y});function y({page:t}){const{report:s,sections:n}=t,
r=(0,c().headline)(s,n),l=(0,c().isReportedOnly)(s),a=k().VERDICT_TONES[l?"warn":s.verdict];return(0,e().jsxs)("header",
{class:"masthead",children:[(0,e().jsxs)("p",{class:"about",children:[(0,e().jsx)("strong",{children:"gene-gate"}),s.event.
pull_request!==void 0&&(0,e().jsxs)("span",{children:["pull request ",s.event.pull_request]}),(0,e().jsxs)("span",{children:[
(0,d().shortCommit)(s.base_sha)," \u2192 ",(0,d().shortCommit)(s.head_sha)]}),(0,e().jsx)("time",{dateTime:s.finished_at,
children:(0,d().moment)(s.finished_at)})]}),(0,e().jsxs)("h1",{children:[(0,e().jsx)(N().Mark,{tone:a}),(0,e().jsxs)("sp\
an",{children:[(0,e().jsx)("span",{class:"verdict",children:(0,c().verdictWords)(s)}),r!==""&&(0,e().jsx)("span",{class:"\
headline",children:r})]})]}),l&&(0,e().jsx)("p",{class:"reported-only",children:(0,e().jsx)(p().Sentence,{text:c().REPORTED_ONLY_NOTE})}),
s.error&&(0,e().jsx)(D,{error:s.error}),(0,e().jsx)(M,{page:t})]})}function D({error:{message:t,hint:s}}){return(0,e().jsxs)(
"div",{class:"undecided",children:[(0,e().jsx)("p",{children:(0,e().jsx)(p().Sentence,{text:t})}),(0,e().jsx)("p",{class:"\
label",children:"Fix"}),(0,e().jsx)("pre",{children:(0,v().terminalLines)(s).join(`
`)})]})}function M({page:t}){return(0,e().jsx)("dl",{class:"numbers",children:S(t).map(([s,n,r,l])=>(0,e().jsxs)("div",{
children:[(0,e().jsx)("dt",{children:s}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("span",{class:"figure",children:(0,e().
jsx)(p().Link,{to:l,children:n})})," ",(0,e().jsx)("span",{class:"quiet",children:r})]})]},s))})}function S({report:t,sections:s}){
const{genes:n,blast_radius:r,duration_ms:l}=t,a=[];if(n.length>0){const h=n.filter(({verdict:o})=>o==="pass"||o==="warn").
length,m=n.reduce((o,_)=>o+_.commands.length,0);a.push(["Genes",`${h} / ${n.length}`,"passed","genes"],["Commands",`${s.
passed.length} / ${m}`,F(s),s.blocked.length+s.failed.length>0?"attention":"genes"])}if(r){const h=(0,b().sizeLimits)(t).
find(({gene:_})=>_)?.limit,m=h===void 0?`${r.files}`:`${r.files} / ${h}`,o=r.files+r.exempt_files;a.push(["Files",m,`cou\
nted, ${(0,d().count)(r.lines,"line")}`,o>0?"blast-radius":void 0])}const z=(0,C().runsOf)(n).length>0?"timeline":void 0;
return[...a,["Duration",(0,d().duration)(l),"total",z]]}function F({blocked:t,failed:s,notRun:n}){return["passed",...t.length>
0?[`${t.length} blocked`]:[],...s.length>0?[`${s.length} failed`]:[],...n.length>0?[`${n.length} not run`]:[]].join(", ")}});
//# report/html/page
(function(m,c,p,h){let g;const d=()=>g??=c("group-by");let r;const _=()=>r??=c("rules/catalogue");let l;const n=()=>l??=
c("report/view/report-sections");p(m,{pageOf:()=>u});function u(e){const s=new Map(e.genes.map((o,t)=>[o,`gene-${t+1}`])),
y=new Map(e.genes.flatMap(o=>o.commands.map((t,i)=>[t,`${s.get(o)}-${i+1}`]))),a=(0,d().groupBy)(e.findings,({subject:o})=>(0,n().
commandKey)(o?.id,o?.command));return{report:e,sections:(0,n().reportSections)(e),geneAnchor:o=>s.get(o),commandAnchor:o=>y.
get(o),ruleAnchor:o=>(0,_().ruleOf)(o)?`rule-${o}`:void 0,findingsOf:(o,t)=>(a.get((0,n().commandKey)(o.id,t.command))??
[]).filter(i=>(0,n().standsAt)(i,o,t)),findingsOfGene:o=>(a.get((0,n().commandKey)(o.id,void 0))??[]).filter(({location:t})=>t===
void 0||t.path===o.path)}}});
//# report/html/scale
(function(o,c,a,i){a(o,{scaleTo:()=>e});function e(r){return{at:t=>Math.min(1,Math.max(0,t/r))*100,ticks:t=>{const n=u(
r/t);return Array.from({length:Math.floor(r/n)+1},(M,h)=>h*n)}}}function u(r){const t=10**Math.floor(Math.log10(r)),n=r/
t;return n>=Math.sqrt(50)?10*t:n>=Math.sqrt(10)?5*t:n>=Math.sqrt(2)?2*t:t}});
//# report/html/segments
(function(p,v,M,E){M(p,{segmentsOf:()=>I,segmentsWithin:()=>x});function I(t,n,o){const i=e=>O(t,Math.min(Math.max(0,e),
t.length)),s=o.map(({start:e,end:h})=>{const c=i(e);return{start:c,end:Math.max(i(h),P(t,c))}}),l=new Set([0,t.length]);
for(const{start:e,end:h}of[...n,...s])l.add(i(e)).add(i(h));const d=[...l].sort((e,h)=>e-h),g=[];let r=0;return d.forEach(
(e,h)=>{const c=d[h+1]??e,a=N(s,u=>u.start<=e&&c<=u.end&&(e<c||u.start===e));if(e===c&&a.length===0)return;for(;r<n.length&&
(n[r]?.end??0)<=e;)r+=1;const T=r<n.length&&(n[r]?.start??c)<=e&&e<c;g.push({text:t.slice(e,c),word:T?r:void 0,marks:a,ends:a.
filter(u=>s[u]?.end===c)})}),g}function x(t,n,o,{start:i,end:s}){if(i===0&&s===t.length)return I(t,n,o);const l=e=>({start:Math.
max(e.start-i,0),end:Math.min(e.end,s)-i}),d=n.filter(e=>e.end>i&&e.start<s).map(l),g={start:Number.POSITIVE_INFINITY,end:Number.
POSITIVE_INFINITY},r=o.map(e=>e.start<s&&Math.max(e.end,e.start+1)>i?l(e):g);return I(t.slice(i,s),d,r).filter(({text:e})=>e!==
"")}function N(t,n){return t.flatMap((o,i)=>n(o)?[i]:[])}function O(t,n){return(t.codePointAt(n-1)??0)>65535?n-1:n}function P(t,n){
const o=t.codePointAt(n);return o===void 0?n:n+(o>65535?2:1)}});
//# report/html/words
(function(d,r,p,v){let m;const e=()=>m??=r("preact/jsx-runtime");let j;const i=()=>j??=r("report/escape");let u;const o=()=>u??=
r("report/view/words");p(d,{Facts:()=>b,Link:()=>_,Name:()=>h,Sentence:()=>x,Table:()=>w});const a={sentence:2e3,name:300};
function h({text:n}){return(0,e().jsx)("code",{children:n===""?"(empty)":(0,i().terminal)((0,o().clipCounted)(n,a.name))})}
function x({text:n}){const s=(0,o().clipCounted)(n,a.sentence).split(/`([^`]+)`/);return(0,e().jsx)("bdi",{children:s.map(
(t,c)=>c%2===1?(0,e().jsx)("code",{children:(0,i().terminal)(t)},c):(0,i().terminal)(t))})}function _({to:n,children:s}){
return n===void 0?s:(0,e().jsx)("a",{href:`#${n}`,children:s})}function b({facts:n}){return(0,e().jsx)("dl",{class:"fact\
s",children:n.map(([s,t],c)=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",{children:s}),(0,e().jsx)("dd",{children:t})]},
c))})}function w({caption:n,columns:s,children:t}){return(0,e().jsxs)("table",{children:[(0,e().jsx)("caption",{class:"u\
nseen",children:n}),(0,e().jsx)("thead",{children:(0,e().jsx)("tr",{children:s.map(([c,l])=>(0,e().jsx)("th",{scope:"col",
class:l,children:l==="chart"?(0,e().jsx)("span",{class:"unseen",children:c}):c},c))})}),(0,e().jsx)("tbody",{children:t})]})}});
