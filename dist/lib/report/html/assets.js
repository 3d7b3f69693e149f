"use strict";module.exports={"report/html/assets"(e,o,t,n){t(e,{SCRIPT:()=>i,STYLE:()=>r});const r=':root{color-scheme:light dark;--g\
round: #fbfbfa;--surface: #fff;--sunken: #f3f3f1;--line: #e1e1de;--edge: #8b8f96;--ink: #1c1f23;--quiet: #5a616b;--link:\
 #0a58ca;--good: #1a7434;--bad: #b3261e;--caution: #855300;--waiting: #6a3fc4;--marked: #ffe3df;--found: #ffe58a;--curre\
nt: #ff9f43;--on-found: #1c1f23}@media(prefers-color-scheme:dark){:root{--ground: #101214;--surface: #171a1d;--sunken: #\
1f2327;--line: #2c3136;--edge: #737b85;--ink: #e7e9ec;--quiet: #a0a8b2;--link: #83b9ff;--good: #62c979;--bad: #ff8d82;--\
caution: #e2b34a;--waiting: #bda5ff;--marked: #54221d;--found: #7a6512;--current: #b3590a;--on-found: #fff}}*,*:before,*\
:after{box-sizing:border-box}[hidden]{display:none!important}html{font:100%/1.5 system-ui,-apple-system,Segoe UI,Roboto,\
Helvetica Neue,sans-serif;background:var(--ground);color:var(--ink);scroll-padding-top:4.5rem;-webkit-text-size-adjust:1\
00%}body{margin:0;font-size:.9375rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,SF Mono,Cascadia Code,Menl\
o,Consolas,DejaVu Sans Mono,monospace;font-size:.875em;unicode-bidi:isolate;font-variant-ligatures:none}pre{margin:0;pad\
ding:.625rem .75rem;background:var(--sunken);border-radius:.375rem;white-space:pre-wrap;line-height:1.45}h1,h2,h3,p,dl,d\
d,ul,figure{margin:0}h2{font-size:1.25rem;font-weight:650;letter-spacing:-.01em;margin-bottom:1rem}h3{font-size:.9375rem\
;font-weight:600}a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:.06em}a:hover{text-decoration-\
thickness:.12em}:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:.25rem}main:focus{outline:\
none}del{color:var(--quiet)}ins{text-decoration:none;font-weight:600}::highlight(found){background:var(--found);color:va\
r(--on-found)}::highlight(current){background:var(--current);color:var(--on-found)}.skip{position:absolute;left:.5rem;to\
p:-10rem;z-index:3;padding:.5rem .75rem;background:var(--surface);border:1px solid var(--line);border-radius:.375rem}.sk\
ip:focus{top:.5rem}.shapes{position:absolute}.frame{max-width:60rem;margin:0 auto;padding:0 1rem 4rem}.contents{display:\
none}.contents a{display:flex;justify-content:space-between;gap:.75rem;padding:.25rem .5rem;border-radius:.375rem;color:\
var(--quiet);text-decoration:none}.contents a:hover{background:var(--sunken);color:var(--ink)}.contents ul{list-style:no\
ne;padding:0}.count{color:var(--quiet);font-weight:400;font-variant-numeric:tabular-nums}h2 .count{margin-left:.5rem}mai\
n>section{margin-top:3rem}.toolbar{position:sticky;top:0;z-index:2;margin-top:1.5rem;padding:.625rem 0;background:var(--\
ground);border-bottom:1px solid var(--line)}.toolbar form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}.tool\
bar label{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}.toolbar input{\
flex:1 1 10rem;min-width:0}.toolbar input,.toolbar select,.toolbar button{font:inherit;color:inherit;padding:.3125rem .6\
25rem;background:var(--surface);border:1px solid var(--edge);border-radius:.375rem}.toolbar input::placeholder{color:var\
(--quiet);opacity:1}.toolbar button{cursor:pointer}.toolbar button:hover{background:var(--sunken)}.toolbar output:empty{\
margin-left:-.5rem}.toolbar output{color:var(--quiet);font-variant-numeric:tabular-nums}@media(max-width:30rem){.toolbar\
{position:static}.toolbar input{flex-basis:100%}}@media(min-width:64rem){.frame{display:grid;grid-template-columns:12rem\
 minmax(0,1fr);gap:3rem;max-width:76rem;padding-inline:2rem}.contents{display:block;position:sticky;top:0;align-self:sta\
rt;max-height:100vh;overflow-y:auto;padding:2.5rem 0}}.masthead{padding-top:2.5rem}.about{display:flex;flex-wrap:wrap;ga\
p:.25rem 1.25rem;color:var(--quiet)}.about strong{color:var(--ink)}h1{display:flex;gap:.75rem;margin:1.25rem 0 1.5rem;fo\
nt-size:2rem;line-height:1.2;letter-spacing:-.02em}h1 .mark{flex:none;width:2.25rem;height:2.25rem}.verdict{display:bloc\
k;font-weight:700}.verdict:first-letter{text-transform:uppercase}.headline{display:block;margin-top:.25rem;font-size:1.0\
625rem;font-weight:400;letter-spacing:0;line-height:1.4}.numbers{display:grid;grid-template-columns:repeat(auto-fit,minm\
ax(9rem,1fr));gap:1rem 1.5rem;padding:1rem 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}.numbe\
rs dt{color:var(--quiet);font-size:.8125rem}.numbers .figure{display:block;font-size:1.375rem;font-weight:600;letter-spa\
cing:-.01em;font-variant-numeric:tabular-nums}.reported-only{margin-bottom:1.5rem}.undecided{display:grid;gap:.5rem;marg\
in-bottom:1.5rem}.quiet,.label,.reason dt{color:var(--quiet);font-weight:400}.good{color:var(--good)}.bad{color:var(--ba\
d)}.caution{color:var(--caution)}.waiting{color:var(--waiting)}.mark{fill:none;stroke:currentcolor;stroke-width:1.5;stro\
ke-linecap:round;stroke-linejoin:round;vertical-align:-.15em}.status{display:inline-flex;gap:.375rem;align-items:baselin\
e;font-weight:600}td .status{overflow-wrap:normal}.status .mark{flex:none;position:relative;top:.1875rem}.status span:fi\
rst-letter{text-transform:uppercase}.masthead .mark{stroke-width:1.25}details+dl{margin-top:1rem}.plain{list-style:none;\
padding:0}.facts{display:grid;gap:.375rem}.facts>div{display:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr)\
;gap:1rem}.facts dt{color:var(--quiet)}.cards{display:grid;gap:1rem}.cards+.cards{margin-top:1rem}.card{display:grid;gap\
:.75rem;padding:1rem 1.125rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}section>h3,sect\
ion>.quiet{margin-top:1.25rem}section>h3+ul{margin-top:.375rem}.card h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem}.f\
old>.card{margin-top:1rem}.where{font-weight:400;color:var(--quiet)}.finding{display:grid;gap:.25rem}.reason{display:gri\
d;grid-template-columns:4.5rem minmax(0,1fr);gap:.125rem .25rem}.number{font-variant-numeric:tabular-nums}.fold>summary,\
.gene>summary,.rule>summary{cursor:pointer}.fold>summary{color:var(--link)}.fold>pre,.fold>dl,.fold>ul,.fold>div,.fold>p\
{margin-top:.5rem}.finding+.finding{margin-top:.75rem}.command>.finding+.finding{margin-top:0}.gene,.rule,.rows>li,#noti\
ces>div,#suppressed>div{border-top:1px solid var(--line);padding:.625rem 0}.gene:last-child,.rule:last-child{border-bott\
om:1px solid var(--line)}.gene.filtered,.command.filtered{display:none}.many .inside>.command{content-visibility:auto;co\
ntain-intrinsic-size:auto 12rem}.gene>summary,.rule>summary{padding:.125rem 0}.gene>summary{display:grid;grid-template-c\
olumns:.75rem 11.5rem minmax(0,1fr) auto;gap:.125rem .5rem;list-style:none}.gene>summary:before{content:"\\25b8" / "";col\
or:var(--quiet)}.gene[open]>summary:before{content:"\\25be" / ""}.gene>summary::-webkit-details-marker{display:none}.gene\
>summary .id{font-weight:600}.inside{display:grid;gap:1rem;padding:.75rem 0 1rem 1.125rem}.differences ul{margin-top:.25\
rem}table{width:100%;border-collapse:collapse}th,td{padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);t\
ext-align:left;vertical-align:top;font-weight:400}thead th{color:var(--quiet);font-size:.8125rem}th.number,td.number{wid\
th:1%;text-align:right;white-space:nowrap}.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:h\
idden}@media(max-width:30rem){#timeline :is(th,td):first-child{display:none}th,td{padding-right:.5rem}.facts>div{grid-te\
mplate-columns:minmax(0,1fr);gap:0}.gene>summary{grid-template-columns:.75rem minmax(0,1fr)}.gene>summary>*{grid-column:\
2}.card{padding:.875rem}.inside{padding-left:0}}.command{display:grid;gap:.625rem;padding:.875rem 1rem;background:var(--\
surface);border:1px solid var(--line);border-radius:.5rem}.command-text{padding:.5rem .75rem;background:var(--sunken);bo\
rder-radius:.375rem;line-height:1.9}.command-text code{white-space:pre-wrap}.word{padding:.0625rem .1875rem;border-radiu\
s:.1875rem;box-shadow:inset 0 0 0 1px var(--line);background:var(--surface);unicode-bidi:isolate;-webkit-box-decoration-\
break:clone;box-decoration-break:clone}mark{background:var(--marked);color:inherit;text-decoration:underline 2px var(--b\
ad);text-underline-offset:.25em;-webkit-box-decoration-break:clone;box-decoration-break:clone}mark sup{display:inline-bl\
ock;margin-left:.125rem;font:600 .6875rem/1 system-ui,sans-serif;text-decoration:none;color:var(--bad);vertical-align:su\
per}.result{display:flex;flex-wrap:wrap;gap:.125rem 1rem;color:var(--quiet)}.reason .number{display:inline-block;min-wid\
th:1.25rem;padding:0 .25rem;border:1px solid currentcolor;border-radius:.625rem;font-size:.75rem;line-height:1.125rem;te\
xt-align:center;color:var(--bad)}.argv .word{margin-right:.25rem}.excerpt figcaption{margin-bottom:.25rem;color:var(--qu\
iet);font-size:.8125rem}.diff{margin-top:.375rem}.diff del{color:var(--bad);text-decoration:none}.diff ins{color:var(--g\
ood);font-weight:400}.limit{display:grid;gap:.5rem;margin-bottom:1.25rem}.bar,.timeline svg{display:block;overflow:visib\
le}.track{fill:var(--sunken);stroke:var(--line)}.fill{fill:var(--edge)}.fill.good{fill:var(--good)}.fill.bad{fill:var(--\
bad)}.fill.caution{fill:var(--caution)}.stop{stroke:var(--ink);stroke-width:2}.directories{margin-bottom:1.25rem}.direct\
ories .chart{width:40%;padding-right:0}.directories .bar{margin-top:.4375rem}.timeline figcaption{margin-bottom:.75rem;c\
olor:var(--quiet)}.timeline+*{margin-top:1rem}.tick line{stroke:var(--line)}.tick text{fill:var(--quiet);font-size:.75re\
m}#stripes path{stroke:var(--surface);stroke-width:1.5}@media(max-width:30rem){.directories .chart{width:20%}}@media pri\
nt{:root{color-scheme:light;--ground: #fff;--surface: #fff;--sunken: #f5f5f4;--line: #d0d0cd;--edge: #8b8f96;--ink: #000\
;--quiet: #4a5058;--link: #000;--good: #145c29;--bad: #9a1c15;--caution: #6b4300;--waiting: #52309b;--marked: #ffe3df}bo\
dy{font-size:9.5pt}.contents,.skip,.toolbar{display:none}.frame{display:block;max-width:none;padding:0}.masthead{padding\
-top:0}main>section{margin-top:1.5rem}.card,.command,.finding,tr{break-inside:avoid}h2,summary{break-after:avoid}details\
::details-content{content-visibility:visible;block-size:auto}.bar,.timeline svg,mark{-webkit-print-color-adjust:exact;pr\
int-color-adjust:exact}.many .inside>.command{content-visibility:visible}}',i='"use strict";(()=>{function h(i){let e=i.\
querySelector("select"),t=[...document.querySelectorAll("[data-status]")],n=[...document.querySelectorAll(".gene")];e?.a\
ddEventListener("change",()=>{let{value:s}=e,o=l=>s===""||l.dataset.status===s,r=new Set;for(let l of t)l.classList.togg\
le("filtered",!o(l)),o(l)&&r.add(l.closest(".gene"));for(let l of n)l.classList.toggle("filtered",s!==""&&!r.has(l)),s!=\
=""&&(l.open=r.has(l));s!==""&&document.getElementById("genes")?.scrollIntoView()})}var m=()=>document.querySelectorAll(\
"details");function g(i){for(let e of i.querySelectorAll("button[data-fold]"))e.addEventListener("click",()=>{for(let t \
of m())t.open=e.dataset.fold==="open"})}function d(i){for(let e=i.closest("details");e;e=L(e))e.open=!0}function L(i){re\
turn i.parentElement?.closest("details")??null}function E(){let i=[];addEventListener("beforeprint",()=>{i=[...m()].filt\
er(({open:e})=>!e);for(let e of i)e.open=!0}),addEventListener("afterprint",()=>{for(let e of i)e.open=!1})}function p()\
{let i=()=>{let e=document.getElementById(location.hash.slice(1));e&&(d(e),e.scrollIntoView())};addEventListener("hashch\
ange",i),location.hash&&i()}var a=class{#e=[];current=-1;more=!1;get count(){return this.#e.length}show(e,t){return this\
.#e=[],this.current=-1,this.more=!1,e!==""&&this.#t(e,t),this.#n("found",this.#e),this.#n("current",[]),this.#e}go(e){le\
t{count:t}=this;if(t===0)return;this.current=this.current<0&&e<0?t-1:(this.current+e+t)%t;let n=this.#e[this.current];re\
turn n&&this.#n("current",[n]),n}#t(e,t){let n=new RegExp(e.replace(/[.*+?^${}()|[\\]\\\\]/g,"\\\\$&"),"gi");for(let s of t){\
let o=new u(s);for(let{index:r,0:l}of o.content.matchAll(n)){if(this.#e.length===500){this.more=!0;return}this.#e.push(o\
.rangeOf(r,r+l.length))}}}#n(e,t){typeof Highlight>"u"||CSS.highlights.set(e,new Highlight(...t))}},u=class{content;#e=[\
];#t=[];constructor(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT|NodeFilter.SHOW_ELEMENT,o=>o instanceof Te\
xt?NodeFilter.FILTER_ACCEPT:o.hasAttribute("hidden")?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_SKIP),n=[],s=0;for(let o\
=e.hidden?null:t.nextNode();o;o=t.nextNode()){let{data:r}=o;this.#e.push(o),this.#t.push(s),n.push(r),s+=r.length}this.c\
ontent=n.join("")}rangeOf(e,t){let n=new Range;n.setStart(...this.#n(e));let[s,o]=this.#n(t-1);return n.setEnd(s,o+1),n}\
#n(e){let[t,n]=[0,this.#t.length-1];for(;t<n;){let s=Math.ceil((t+n)/2);(this.#t[s]??0)<=e?t=s:n=s-1}return[this.#e[t],e\
-(this.#t[t]??0)]}};var y=120;function T(i){let e=i.querySelector("input"),t=i.querySelector("output");if(!e||!t)return;\
let n=new f,s,o=()=>{clearTimeout(s),t.textContent=n.find(e.value.trim())};e.addEventListener("input",()=>{clearTimeout(\
s),s=setTimeout(o,y)}),i.addEventListener("submit",r=>r.preventDefault()),e.addEventListener("keydown",r=>{r.key==="Ente\
r"?(r.preventDefault(),o(),t.textContent=n.go(r.shiftKey?-1:1)):r.key==="Escape"&&(e.value="",o())}),document.addEventLi\
stener("keydown",r=>{let l=r.target instanceof Element&&r.target.closest("input");r.key!=="/"||l||r.ctrlKey||r.metaKey||\
r.altKey||(r.preventDefault(),e.focus(),e.select())})}var f=class{#e=[...document.querySelectorAll("[data-item]")];#t=[.\
..document.querySelectorAll("main > section")];#n=new Map;#o=new Set;#r=new a;#s="";find(e){if(e===this.#s)return this.#\
i();this.#s=e;for(let o of this.#o)o.open=!1;this.#o.clear();let t=e.toLowerCase(),n=o=>t===""||this.#c(o).includes(t);f\
or(let o of this.#e)o.hidden=!n(o);for(let o of this.#t){let r=!n(o);o.hidden=r;let l=document.querySelector(`.contents \
a[href="#${o.id}"]`)?.parentElement;l&&(l.hidden=r)}let s=this.#r.show(e,this.#t);for(let{startContainer:o}of s)this.#l(\
o.parentElement);return this.#i()}go(e){let n=this.#r.go(e)?.startContainer.parentElement;return n&&(d(n),n.scrollIntoVi\
ew({block:"center"})),this.#i()}#i(){if(this.#s==="")return"";let{current:e,count:t,more:n}=this.#r;if(t===0)return"No m\
atches";let s=`${t.toLocaleString("en-US")}${n?" or more":""}`;return e<0?`${s} found`:`${e+1} of ${s}`}#l(e){for(let t=\
e?.closest("details");t;)t.open||(t.open=!0,this.#o.add(t)),t=t.parentElement?.closest("details")}#c(e){let t=this.#n.ge\
t(e);if(t!==void 0)return t;let n=(e.textContent??"").toLowerCase();return this.#n.set(e,n),n}};var c=document.querySele\
ctor(".toolbar");c&&(g(c),T(c),h(c),c.hidden=!1);p();E();})();'}};
