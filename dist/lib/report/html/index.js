//# report/html/assets
(function(e,i,o){const t=':root{color-scheme:light dark;--ground: #fbfbfa;--surface: #fff;--sunken: #f3f3f1;--line: #e1\
e1de;--edge: #8b8f96;--ink: #1c1f23;--quiet: #5a616b;--link: #0a58ca;--good: #1a7434;--bad: #b3261e;--caution: #855300;-\
-waiting: #6a3fc4;--marked: #ffe3df;--found: #ffe58a;--current: #ff9f43;--on-found: #1c1f23}@media(prefers-color-scheme:\
dark){:root{--ground: #101214;--surface: #171a1d;--sunken: #1f2327;--line: #2c3136;--edge: #737b85;--ink: #e7e9ec;--quie\
t: #a0a8b2;--link: #83b9ff;--good: #62c979;--bad: #ff8d82;--caution: #e2b34a;--waiting: #bda5ff;--marked: #54221d;--foun\
d: #7a6512;--current: #b3590a;--on-found: #fff}}*,*:before,*:after{box-sizing:border-box}[hidden]{display:none!important\
}html{font:100%/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,sans-serif;background:var(--ground);color:var\
(--ink);scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}body{margin:0;font-size:.9375rem;overflow-wrap:anywhere}\
code,pre{font-family:ui-monospace,SF Mono,Cascadia Code,Menlo,Consolas,DejaVu Sans Mono,monospace;font-size:.875em;unico\
de-bidi:isolate;font-variant-ligatures:none}pre{margin:0;padding:.625rem .75rem;background:var(--sunken);border-radius:.\
375rem;white-space:pre-wrap;line-height:1.45}h1,h2,h3,p,dl,dd,ul,figure{margin:0}h2{font-size:1.25rem;font-weight:650;le\
tter-spacing:-.01em;margin-bottom:1rem}h3{font-size:.9375rem;font-weight:600}a{color:var(--link);text-underline-offset:.\
2em;text-decoration-thickness:.06em}a:hover{text-decoration-thickness:.12em}:focus-visible{outline:2px solid var(--link)\
;outline-offset:2px;border-radius:.25rem}main:focus{outline:none}del{color:var(--quiet)}ins{text-decoration:none;font-we\
ight:600}::highlight(found){background:var(--found);color:var(--on-found)}::highlight(current){background:var(--current)\
;color:var(--on-found)}.skip{position:absolute;left:.5rem;top:-10rem;z-index:3;padding:.5rem .75rem;background:var(--sur\
face);border:1px solid var(--line);border-radius:.375rem}.skip:focus{top:.5rem}.shapes{position:absolute}.frame{max-widt\
h:60rem;margin:0 auto;padding:0 1rem 4rem}.contents{display:none}.contents a{display:flex;justify-content:space-between;\
gap:.75rem;padding:.25rem .5rem;border-radius:.375rem;color:var(--quiet);text-decoration:none}.contents a:hover{backgrou\
nd:var(--sunken);color:var(--ink)}.contents ul{list-style:none;padding:0}.count{color:var(--quiet);font-weight:400;font-\
variant-numeric:tabular-nums}h2 .count{margin-left:.5rem}main>section{margin-top:3rem}.toolbar{position:sticky;top:0;z-i\
ndex:2;margin-top:1.5rem;padding:.625rem 0;background:var(--ground);border-bottom:1px solid var(--line)}.toolbar form{di\
splay:flex;flex-wrap:wrap;align-items:center;gap:.5rem}.toolbar label{position:absolute;clip-path:inset(50%);width:1px;h\
eight:1px;overflow:hidden;white-space:nowrap}.toolbar input{flex:1 1 10rem;min-width:0}.toolbar input,.toolbar select,.t\
oolbar button{font:inherit;color:inherit;padding:.3125rem .625rem;background:var(--surface);border:1px solid var(--edge)\
;border-radius:.375rem}.toolbar input::placeholder{color:var(--quiet);opacity:1}.toolbar button{cursor:pointer}.toolbar \
button:hover{background:var(--sunken)}.toolbar output:empty{margin-left:-.5rem}.toolbar output{color:var(--quiet);font-v\
ariant-numeric:tabular-nums}@media(max-width:30rem){.toolbar{position:static}.toolbar input{flex-basis:100%}}@media(min-\
width:64rem){.frame{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem;max-width:76rem;padding-inline:2rem}\
.contents{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:2.5rem 0}}.masth\
ead{padding-top:2.5rem}.about{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var(--quiet)}.about strong{color:var(\
--ink)}h1{display:flex;gap:.75rem;margin:1.25rem 0 1.5rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}h1 .mark{\
flex:none;width:2.25rem;height:2.25rem}.verdict{display:block;font-weight:700}.verdict:first-letter{text-transform:upper\
case}.headline{display:block;margin-top:.25rem;font-size:1.0625rem;font-weight:400;letter-spacing:0;line-height:1.4}.num\
bers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem 1.5rem;padding:1rem 0;border-top:1px \
solid var(--line);border-bottom:1px solid var(--line)}.numbers dt{color:var(--quiet);font-size:.8125rem}.numbers .figure\
{display:block;font-size:1.375rem;font-weight:600;letter-spacing:-.01em;font-variant-numeric:tabular-nums}.reported-only\
{margin-bottom:1.5rem}.undecided{display:grid;gap:.5rem;margin-bottom:1.5rem}.quiet,.label,.reason dt{color:var(--quiet)\
;font-weight:400}.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--caution)}.waiting{color:var(--waitin\
g)}.mark{fill:none;stroke:currentcolor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.15em\
}.status{display:inline-flex;gap:.375rem;align-items:baseline;font-weight:600}td .status{overflow-wrap:normal}.status .m\
ark{flex:none;position:relative;top:.1875rem}.status span:first-letter{text-transform:uppercase}.masthead .mark{stroke-w\
idth:1.25}details+dl{margin-top:1rem}.plain{list-style:none;padding:0}.facts{display:grid;gap:.375rem}.facts>div{display\
:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr);gap:1rem}.facts dt{color:var(--quiet)}.cards{display:grid;g\
ap:1rem}.cards+.cards{margin-top:1rem}.card{display:grid;gap:.75rem;padding:1rem 1.125rem;background:var(--surface);bord\
er:1px solid var(--line);border-radius:.5rem}section>h3,section>.quiet{margin-top:1.25rem}section>h3+ul{margin-top:.375r\
em}.card h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem}.fold>.card{margin-top:1rem}.where{font-weight:400;color:var(-\
-quiet)}.finding{display:grid;gap:.25rem}.reason{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.125rem .25\
rem}.number{font-variant-numeric:tabular-nums}.fold>summary,.gene>summary,.rule>summary{cursor:pointer}.fold>summary{col\
or:var(--link)}.fold>pre,.fold>dl,.fold>ul,.fold>div,.fold>p{margin-top:.5rem}.finding+.finding{margin-top:.75rem}.comma\
nd>.finding+.finding{margin-top:0}.gene,.rule,.rows>li,#notices>div,#suppressed>div{border-top:1px solid var(--line);pad\
ding:.625rem 0}.gene:last-child,.rule:last-child{border-bottom:1px solid var(--line)}.gene.filtered,.command.filtered{di\
splay:none}.many .inside>.command{content-visibility:auto;contain-intrinsic-size:auto 12rem}.gene>summary,.rule>summary{\
padding:.125rem 0}.gene>summary{display:grid;grid-template-columns:.75rem 11.5rem minmax(0,1fr) auto;gap:.125rem .5rem;l\
ist-style:none}.gene>summary:before{content:"\\25b8" / "";color:var(--quiet)}.gene[open]>summary:before{content:"\\25be" /\
 ""}.gene>summary::-webkit-details-marker{display:none}.gene>summary .id{font-weight:600}.inside{display:grid;gap:1rem;p\
adding:.75rem 0 1rem 1.125rem}.differences ul{margin-top:.25rem}table{width:100%;border-collapse:collapse}th,td{padding:\
.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}thead th{c\
olor:var(--quiet);font-size:.8125rem}th.number,td.number{width:1%;text-align:right;white-space:nowrap}.unseen{position:a\
bsolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}@media(max-width:30rem){#timeline :is(th,td):first-chi\
ld{display:none}th,td{padding-right:.5rem}.facts>div{grid-template-columns:minmax(0,1fr);gap:0}.gene>summary{grid-templa\
te-columns:.75rem minmax(0,1fr)}.gene>summary>*{grid-column:2}.card{padding:.875rem}.inside{padding-left:0}}.command{dis\
play:grid;gap:.625rem;padding:.875rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}.c\
ommand-text{padding:.5rem .75rem;background:var(--sunken);border-radius:.375rem;line-height:1.9}.command-text code{white\
-space:pre-wrap}.word{padding:.0625rem .1875rem;border-radius:.1875rem;box-shadow:inset 0 0 0 1px var(--line);background\
:var(--surface);unicode-bidi:isolate;-webkit-box-decoration-break:clone;box-decoration-break:clone}mark{background:var(-\
-marked);color:inherit;text-decoration:underline 2px var(--bad);text-underline-offset:.25em;-webkit-box-decoration-break\
:clone;box-decoration-break:clone}mark sup{display:inline-block;margin-left:.125rem;font:600 .6875rem/1 system-ui,sans-s\
erif;text-decoration:none;color:var(--bad);vertical-align:super}.result{display:flex;flex-wrap:wrap;gap:.125rem 1rem;col\
or:var(--quiet)}.reason .number{display:inline-block;min-width:1.25rem;padding:0 .25rem;border:1px solid currentcolor;bo\
rder-radius:.625rem;font-size:.75rem;line-height:1.125rem;text-align:center;color:var(--bad)}.argv .word{margin-right:.2\
5rem}.excerpt figcaption{margin-bottom:.25rem;color:var(--quiet);font-size:.8125rem}.diff{margin-top:.375rem}.diff del{c\
olor:var(--bad);text-decoration:none}.diff ins{color:var(--good);font-weight:400}.limit{display:grid;gap:.5rem;margin-bo\
ttom:1.25rem}.bar,.timeline svg{display:block;overflow:visible}.track{fill:var(--sunken);stroke:var(--line)}.fill{fill:v\
ar(--edge)}.fill.good{fill:var(--good)}.fill.bad{fill:var(--bad)}.fill.caution{fill:var(--caution)}.stop{stroke:var(--in\
k);stroke-width:2}.directories{margin-bottom:1.25rem}.directories .chart{width:40%;padding-right:0}.directories .bar{mar\
gin-top:.4375rem}.timeline figcaption{margin-bottom:.75rem;color:var(--quiet)}.timeline+*{margin-top:1rem}.tick line{str\
oke:var(--line)}.tick text{fill:var(--quiet);font-size:.75rem}#stripes path{stroke:var(--surface);stroke-width:1.5}@medi\
a(max-width:30rem){.directories .chart{width:20%}}@media print{:root{color-scheme:light;--ground: #fff;--surface: #fff;-\
-sunken: #f5f5f4;--line: #d0d0cd;--edge: #8b8f96;--ink: #000;--quiet: #4a5058;--link: #000;--good: #145c29;--bad: #9a1c1\
5;--caution: #6b4300;--waiting: #52309b;--marked: #ffe3df}body{font-size:9.5pt}.contents,.skip,.toolbar{display:none}.fr\
ame{display:block;max-width:none;padding:0}.masthead{padding-top:0}main>section{margin-top:1.5rem}.card,.command,.findin\
g,tr{break-inside:avoid}h2,summary{break-after:avoid}details::details-content{content-visibility:visible;block-size:auto\
}.bar,.timeline svg,mark{-webkit-print-color-adjust:exact;print-color-adjust:exact}.many .inside>.command{content-visibi\
lity:visible}}',r='"use strict";(()=>{function h(i){let e=i.querySelector("select"),t=[...document.querySelectorAll("[da\
ta-status]")],n=[...document.querySelectorAll(".gene")];e?.addEventListener("change",()=>{let{value:s}=e,o=l=>s===""||l.\
dataset.status===s,r=new Set;for(let l of t)l.classList.toggle("filtered",!o(l)),o(l)&&r.add(l.closest(".gene"));for(let\
 l of n)l.classList.toggle("filtered",s!==""&&!r.has(l)),s!==""&&(l.open=r.has(l));s!==""&&document.getElementById("gene\
s")?.scrollIntoView()})}var m=()=>document.querySelectorAll("details");function g(i){for(let e of i.querySelectorAll("bu\
tton[data-fold]"))e.addEventListener("click",()=>{for(let t of m())t.open=e.dataset.fold==="open"})}function d(i){for(le\
t e=i.closest("details");e;e=L(e))e.open=!0}function L(i){return i.parentElement?.closest("details")??null}function E(){\
let i=[];addEventListener("beforeprint",()=>{i=[...m()].filter(({open:e})=>!e);for(let e of i)e.open=!0}),addEventListen\
er("afterprint",()=>{for(let e of i)e.open=!1})}function p(){let i=()=>{let e=document.getElementById(location.hash.slic\
e(1));e&&(d(e),e.scrollIntoView())};addEventListener("hashchange",i),location.hash&&i()}var a=class{#e=[];current=-1;mor\
e=!1;get count(){return this.#e.length}show(e,t){return this.#e=[],this.current=-1,this.more=!1,e!==""&&this.#t(e,t),thi\
s.#n("found",this.#e),this.#n("current",[]),this.#e}go(e){let{count:t}=this;if(t===0)return;this.current=this.current<0&\
&e<0?t-1:(this.current+e+t)%t;let n=this.#e[this.current];return n&&this.#n("current",[n]),n}#t(e,t){let n=new RegExp(e.\
replace(/[.*+?^${}()|[\\]\\\\]/g,"\\\\$&"),"gi");for(let s of t){let o=new u(s);for(let{index:r,0:l}of o.content.matchAll(n))\
{if(this.#e.length===500){this.more=!0;return}this.#e.push(o.rangeOf(r,r+l.length))}}}#n(e,t){typeof Highlight>"u"||CSS.\
highlights.set(e,new Highlight(...t))}},u=class{content;#e=[];#t=[];constructor(e){let t=document.createTreeWalker(e,Nod\
eFilter.SHOW_TEXT|NodeFilter.SHOW_ELEMENT,o=>o instanceof Text?NodeFilter.FILTER_ACCEPT:o.hasAttribute("hidden")?NodeFil\
ter.FILTER_REJECT:NodeFilter.FILTER_SKIP),n=[],s=0;for(let o=e.hidden?null:t.nextNode();o;o=t.nextNode()){let{data:r}=o;\
this.#e.push(o),this.#t.push(s),n.push(r),s+=r.length}this.content=n.join("")}rangeOf(e,t){let n=new Range;n.setStart(..\
.this.#n(e));let[s,o]=this.#n(t-1);return n.setEnd(s,o+1),n}#n(e){let[t,n]=[0,this.#t.length-1];for(;t<n;){let s=Math.ce\
il((t+n)/2);(this.#t[s]??0)<=e?t=s:n=s-1}return[this.#e[t],e-(this.#t[t]??0)]}};var y=120;function T(i){let e=i.querySel\
ector("input"),t=i.querySelector("output");if(!e||!t)return;let n=new f,s,o=()=>{clearTimeout(s),t.textContent=n.find(e.\
value.trim())};e.addEventListener("input",()=>{clearTimeout(s),s=setTimeout(o,y)}),i.addEventListener("submit",r=>r.prev\
entDefault()),e.addEventListener("keydown",r=>{r.key==="Enter"?(r.preventDefault(),o(),t.textContent=n.go(r.shiftKey?-1:\
1)):r.key==="Escape"&&(e.value="",o())}),document.addEventListener("keydown",r=>{let l=r.target instanceof Element&&r.ta\
rget.closest("input");r.key!=="/"||l||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),e.focus(),e.select())})}var f=\
class{#e=[...document.querySelectorAll("[data-item]")];#t=[...document.querySelectorAll("main > section")];#n=new Map;#o\
=new Set;#r=new a;#s="";find(e){if(e===this.#s)return this.#i();this.#s=e;for(let o of this.#o)o.open=!1;this.#o.clear()\
;let t=e.toLowerCase(),n=o=>t===""||this.#c(o).includes(t);for(let o of this.#e)o.hidden=!n(o);for(let o of this.#t){let\
 r=!n(o);o.hidden=r;let l=document.querySelector(`.contents a[href="#${o.id}"]`)?.parentElement;l&&(l.hidden=r)}let s=th\
is.#r.show(e,this.#t);for(let{startContainer:o}of s)this.#l(o.parentElement);return this.#i()}go(e){let n=this.#r.go(e)?\
.startContainer.parentElement;return n&&(d(n),n.scrollIntoView({block:"center"})),this.#i()}#i(){if(this.#s==="")return"\
";let{current:e,count:t,more:n}=this.#r;if(t===0)return"No matches";let s=`${t.toLocaleString("en-US")}${n?" or more":""\
}`;return e<0?`${s} found`:`${e+1} of ${s}`}#l(e){for(let t=e?.closest("details");t;)t.open||(t.open=!0,this.#o.add(t)),\
t=t.parentElement?.closest("details")}#c(e){let t=this.#n.get(e);if(t!==void 0)return t;let n=(e.textContent??"").toLowe\
rCase();return this.#n.set(e,n),n}};var c=document.querySelector(".toolbar");c&&(g(c),T(c),h(c),c.hidden=!1);p();E();})(\
);';e.exports={SCRIPT:r,STYLE:t}});
//# report/html/command
(function(v,D,o){const s=o("packages/preact/jsx-runtime"),h=o("report/escape"),p=o("report/view/output"),k=o("report/vi\
ew/report-sections"),O=o("report/view/tones"),a=o("report/view/words"),m=o("report/html/command-text"),b=o("report/html/\
finding"),x=o("report/html/mark"),u=o("report/html/words"),C={allow:"allowed",warn:"allowed with a warning",block:"block\
ed"};function E({gene:n,command:t,page:r}){const{verdict:e,risk:c,confirmation:d,outcome:i}=t,g=r.findingsOf(n,t),S=(0,m().
marksOf)(g);return(0,s().jsxs)("div",{class:"command",id:r.commandAnchor(t),"data-status":(0,k().resultOf)(t),children:[
(0,s().jsx)(m().CommandText,{command:t,marked:S}),(0,s().jsxs)("p",{class:"result",children:[(0,s().jsx)(x().Status,{tone:O().
COMMAND_TONES[e],word:C[e]}),i&&(0,s().jsx)(x().Status,{tone:x().STATUS_TONES[i.status],word:(0,p().statusWords)(i)}),i&&
i.status!=="skipped"&&(0,s().jsx)("span",{children:(0,a().duration)(i.duration_ms)}),i&&(0,s().jsx)(F,{outcome:i}),i===void 0&&
e!=="block"&&(0,s().jsx)("span",{children:"not run"}),c&&(0,s().jsxs)("span",{children:["risk: ",c]}),d&&(0,s().jsxs)("s\
pan",{children:["confirmation: ",(0,a().spoken)(d)]}),Object.entries(t.profiles).map(([l,j])=>(0,s().jsxs)("span",{children:[
(0,h().terminal)(l),": ",j]},l))]}),g.map((l,j)=>(0,s().jsx)(b().FindingItem,{finding:l,page:r,number:(0,m().numberOf)(l,
S)},j)),(0,s().jsx)(T,{command:t}),i&&(0,s().jsx)(q,{outcome:i})]})}function T({command:{command:n,words:t=[]}}){return t.
every(({text:r,start:e,end:c})=>n.slice(e,c)===r)?null:(0,s().jsxs)("p",{class:"argv",children:[(0,s().jsx)("span",{class:"\
label",children:"Parsed arguments"})," ",t.map(({text:r},e)=>(0,s().jsx)("span",{class:"word",children:(0,s().jsx)(u().Name,
{text:r})},e))]})}function F({outcome:{resources:n={}}}){const{peak_memory_bytes:t,cpu_ms:r}=n;return(0,s().jsxs)(s().Fragment,
{children:[r!==void 0&&(0,s().jsxs)("span",{children:["CPU: ",(0,a().duration)(r)]}),t!==void 0&&(0,s().jsxs)("span",{children:[
"memory: ",(0,a().size)(t)]})]})}function q({outcome:n}){const{reason:t,reused:r,side_effects:e}=n;return(0,s().jsxs)(s().
Fragment,{children:[t!==void 0&&(0,s().jsx)("p",{children:(0,s().jsx)(u().Sentence,{text:t})}),r&&(0,s().jsx)("p",{class:"\
quiet",children:"Result reused from another gene with the same command."}),(0,s().jsx)(A,{outcome:n}),e&&(0,s().jsx)(N,{
effects:e})]})}function N({effects:n}){const t=p().SIDE_EFFECTS.filter(e=>n[e].length),r=n.complete===!1;return t.length===
0&&!r?null:(0,s().jsxs)("details",{class:"fold",children:[(0,s().jsxs)("summary",{children:["Side effects"," ",(0,s().jsx)(
"span",{class:"quiet",children:t.map(e=>`${(0,a().count)((0,p().sideEffectCount)(e,n),"file")} ${e}`).join(", ")})]}),r&&
(0,s().jsx)("p",{class:"quiet",children:"The list of side effects is incomplete."}),(0,s().jsx)(u().Facts,{facts:t.map(e=>[
e,(0,s().jsx)("ul",{class:"plain",children:n[e].map((c,d)=>(0,s().jsx)("li",{children:(0,s().jsx)(u().Name,{text:c})},d))},
e)])})]})}function A({outcome:n}){return(0,s().jsxs)(s().Fragment,{children:[(0,s().jsx)(_,{name:"Standard output",stream:n.
stdout}),(0,s().jsx)(_,{name:"Standard error",stream:n.stderr})]})}function _({name:n,stream:t}){const{head:r,tail:e,bytes:c,
truncated:d}=t;return c===0?null:(0,s().jsxs)("details",{class:"fold",children:[(0,s().jsxs)("summary",{children:[n," ",
(0,s().jsx)("span",{class:"quiet",children:(0,a().size)(c)})]}),(0,s().jsx)(w,{text:r}),d&&(0,s().jsx)("p",{class:"quiet",
children:"Output truncated: only the beginning and the end are kept."}),e!==""&&(0,s().jsx)(w,{text:e})]})}function w({text:n}){
return(0,s().jsx)("pre",{dir:"ltr",children:(0,h().outputLines)(n.replace(/\r?\n$/,"")).join(`
`)})}v.exports={Command:E}});
//# report/html/command-text
(function(d,v,c){const o=c("packages/preact/jsx-runtime"),p=c("report/escape"),u=c("report/view/marked-lines"),h=c("rep\
ort/html/segments"),x=4e3,g=30;function j(e){return e.filter(({span:n})=>n!==void 0).slice(0,g)}function w(e,n){return n.
length>1&&n.includes(e)?n.indexOf(e)+1:void 0}function O({command:{command:e,words:n=[]},marked:s}){const r=s.flatMap(({
span:t})=>t??[]),m=s.length>1;return(0,o().jsx)("p",{class:"command-text",children:(0,u().shownParts)(e,r,x).map(({start:t,
end:i,isShown:M})=>M?(0,o().jsx)("code",{dir:"ltr",children:_((0,h().segmentsWithin)(e,n,r,{start:t,end:i})).map(({word:b,
segments:l},k)=>b===void 0?l.map(a(m)):(0,o().jsx)("span",{class:"word",children:l.map(a(m))},k))},t):(0,o().jsxs)("span",
{class:"quiet",children:[" ",(0,u().notShown)(i-t)," "]},t))})}const a=e=>function({text:s,marks:r,ends:m},t){return r.length===
0?(0,p().terminal)(s):(0,o().jsxs)("mark",{children:[s===""?"\xA0":(0,p().terminal)(s),e&&m.map(i=>(0,o().jsx)("sup",{children:i+
1},i))]},t)};function _(e){const n=[];for(const s of e){const r=n.at(-1);r&&r.word===s.word?r.segments.push(s):n.push({word:s.
word,segments:[s]})}return n}d.exports={CommandText:O,marksOf:j,numberOf:w}});
//# report/html/finding
(function(p,F,n){const e=n("packages/preact/jsx-runtime"),o=n("report/escape"),h=n("report/view/edit-lines"),a=n("repor\
t/view/finding"),m=n("report/view/tones"),u=n("report/html/mark"),i=n("report/html/words");function l({finding:t,page:d,
number:s}){const{message:r,remedy:c,rule:j,suppressed:x,edit:v}=t;return(0,e().jsxs)("dl",{class:"reason",children:[(0,e().
jsx)("dt",{children:"Why"}),(0,e().jsxs)("dd",{children:[s!==void 0&&(0,e().jsx)("span",{class:"number",children:s})," ",
(0,e().jsx)(i().Sentence,{text:r})]}),c!==""&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("dt",{children:"Fix"}),(0,e().
jsxs)("dd",{children:[(0,e().jsx)(i().Sentence,{text:c}),(0,e().jsx)(g,{edit:v})]})]}),x&&(0,e().jsxs)(e().Fragment,{children:[
(0,e().jsx)("dt",{children:"Ignored"}),(0,e().jsxs)("dd",{children:["until ",(0,o().terminal)(x.expires),": ",(0,e().jsx)(
i().Sentence,{text:x.reason})]})]}),(0,e().jsx)("dt",{children:"Rule"}),(0,e().jsx)("dd",{children:(0,e().jsx)(i().Link,
{to:d.ruleAnchor(j),children:(0,e().jsx)(i().Name,{text:j})})})]})}function g({edit:t}){const d=(0,h().editLines)(t);return d.
length===0?null:(0,e().jsx)("pre",{dir:"ltr",class:"diff",children:d.map((s,r)=>s.startsWith("-")?(0,e().jsx)("del",{children:`${(0,o().
terminal)(s)}
`},r):(0,e().jsx)("ins",{children:`${(0,o().terminal)(s)}
`},r))})}function _({finding:t,page:d,number:s}){const{severity:r}=t,c=(0,a().pathAndLine)(t);return(0,e().jsxs)("div",{
class:"finding",children:[(0,e().jsxs)("p",{children:[(0,e().jsx)(u().Status,{tone:m().SEVERITY_TONES[r],word:r})," ",c!==
void 0&&(0,e().jsx)("span",{class:"quiet",children:(0,e().jsx)(i().Name,{text:c})})]}),(0,e().jsx)(l,{finding:t,page:d,number:s})]})}
p.exports={FindingItem:_,FindingReason:l}});
//# report/html/first
(function(o,d,e){const n=e("packages/preact/jsx-runtime"),c=e("report/view/words"),s=1e3;function u(r,t=s){return r.slice(
0,t)}function p({of:r,noun:t,shown:i=s}){return r<=i?null:(0,n().jsxs)("p",{class:"quiet",children:[(0,c().count)(r-i,`m\
ore ${t}`)," in ",(0,n().jsx)("code",{children:"gate-report.json"})]})}o.exports={Rest:p,firstOf:u}});
//# report/html/html
(function(S,F,t){const e=t("packages/preact/jsx-runtime"),_=t("node:crypto"),l=t("packages/preact-render-to-string"),b=t(
"report/view/headline"),d=t("report/view/words"),i=t("report/html/assets"),g=t("report/html/mark"),v=t("report/html/mast\
head"),T=t("report/html/page"),k=t("report/html/sections/attention"),C=t("report/html/sections/blast-radius"),$=t("repor\
t/html/sections/environment"),p=t("report/html/sections/evidence"),P=t("report/html/sections/genes"),h=t("report/html/se\
ctions/remarks"),w=t("report/html/sections/rules"),O=t("report/html/sections/selection"),y=t("report/html/sections/timel\
ine"),I=[k().attentionSection,C().blastRadiusSection,P().genesSection,y().timelineSection,p().evidenceSection,O().selectionSection,
p().approvalsSection,h().noticesSection,h().suppressedSection,$().environmentSection,w().rulesSection];function E(s){return[
...m(s)].join("")}function*m(s){const n=(0,T().pageOf)(s);yield"";const o=[];for(const r of I){const a=r(n);a!==void 0&&
o.push(a),yield""}const c=(0,l().renderToString)((0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)(g().Shapes,{}),(0,e().
jsx)("a",{class:"skip",href:"#content",children:"Skip to the report"}),(0,e().jsxs)("div",{class:"frame",children:[(0,e().
jsx)(A,{sections:o}),(0,e().jsxs)("main",{id:"content",tabIndex:-1,class:R(s)?"many":void 0,children:[(0,e().jsx)(v().Masthead,
{page:n}),(0,e().jsx)(x,{}),o.map(({id:r,title:a,count:j,body:q})=>(0,e().jsxs)("section",{id:r,"aria-labelledby":`${r}-\
title`,children:[(0,e().jsxs)("h2",{id:`${r}-title`,children:[a,j!==void 0&&(0,e().jsx)("span",{class:"count",children:(0,d().
grouped)(j)})]}),q]},r))]})]})]}));yield`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,l().renderToString)((0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("meta",{"http-equi\
v":"Content-Security-Policy",content:Y}),(0,e().jsx)("meta",{name:"viewport",content:"width=device-width, initial-scale=\
1"}),(0,e().jsx)("meta",{name:"referrer",content:"no-referrer"}),(0,e().jsx)("meta",{name:"color-scheme",content:"light \
dark"}),(0,e().jsx)("title",{children:`${(0,b().reportTitle)(s)} \xB7 gene-gate`})]}))}<style>${i().STYLE}</style></head\
>
<body>${c}<script>${i().SCRIPT}<\/script></body>
</html>
`}const M=200;function R({genes:s}){return s.reduce((n,{commands:o})=>n+o.length,0)>M}const Y=["default-src 'none'",`scr\
ipt-src '${u(i().SCRIPT)}'`,`style-src '${u(i().STYLE)}'`,"base-uri 'none'","form-action 'none'","require-trusted-types-\
for 'script'"].join("; ");function u(s){return`sha256-${(0,_().createHash)("sha256").update(s).digest("base64")}`}function A({
sections:s}){return(0,e().jsx)("nav",{class:"contents","aria-label":"Sections",children:(0,e().jsx)("ul",{children:s.map(
({id:n,title:o,count:c})=>(0,e().jsx)("li",{children:(0,e().jsxs)("a",{href:`#${n}`,children:[o,c!==void 0&&(0,e().jsx)(
"span",{class:"count",children:(0,d().grouped)(c)})]})},n))})})}const N=[["blocked","Blocked"],["failed","Failed"],["pas\
sed","Passed"],["notRun","Not run"]];function x(){return(0,e().jsx)("search",{class:"toolbar",hidden:!0,children:(0,e().
jsxs)("form",{children:[(0,e().jsx)("label",{for:"search",children:"Search the report"}),(0,e().jsx)("input",{id:"search",
type:"search",autoComplete:"off",spellcheck:!1,placeholder:"Press / to search","aria-describedby":"found"}),(0,e().jsx)(
"label",{for:"status",children:"Commands"}),(0,e().jsxs)("select",{id:"status",children:[(0,e().jsx)("option",{value:"",
children:"All commands"}),N.map(([s,n])=>(0,e().jsx)("option",{value:s,children:n},s))]}),(0,e().jsx)("button",{type:"bu\
tton","data-fold":"open",children:"Open all"}),(0,e().jsx)("button",{type:"button","data-fold":"close",children:"Close a\
ll"}),(0,e().jsx)("output",{id:"found",for:"search"})]})})}S.exports={Toolbar:x,htmlPieces:m,renderHtml:E}});
//# report/html/lanes
(function(l,k,w){function m(a){const e=a.flatMap(t=>t.commands.flatMap(r=>{const{outcome:n}=r,s=Date.parse(n?.started_at??
"");return n&&M(n)&&Number.isFinite(s)?[{gene:t,command:r,outcome:n,at:s}]:[]})).sort((t,r)=>t.at-r.at),x=e[0]?.at??0,c=[],
u=new Map;return e.map(({gene:t,command:r,outcome:n,at:s})=>{const o=s-x,i=o+n.duration_ms,d=c.findIndex(h=>h<=o),p=d<0?
c.length:d;c[p]=i;const b=Math.max(0,o-(u.get(t)??0));return u.set(t,i),{gene:t,command:r,outcome:n,start:o,end:i,lane:p,
waited:b}})}function M({status:a,reused:e}){return!e&&a!=="skipped"&&a!=="blocked"}l.exports={runsOf:m}});
//# report/html/mark
(function(t,h,i){const s=i("packages/preact/jsx-runtime"),d={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"\
quiet",crashed:"bad",not_runnable:"bad",error:"bad"},n={good:"M4.5 8.4 7 10.9l4.6-5.4",bad:"m5.3 5.3 5.4 5.4m0-5.4-5.4 5\
.4",caution:"M8 4.3v4.6m0 2.5v.2",waiting:"M6.4 5.2v5.6m3.2-5.6v5.6",quiet:"M5 8h6"};function c(){return(0,s().jsx)("svg",
{class:"shapes",width:"0",height:"0","aria-hidden":"true",focusable:"false",children:Object.entries(n).map(([e,a])=>(0,s().
jsxs)("symbol",{id:`shape-${e}`,viewBox:"0 0 16 16",children:[(0,s().jsx)("circle",{cx:"8",cy:"8",r:"7.25"}),(0,s().jsx)(
"path",{d:a})]},e))})}function r({tone:e}){return(0,s().jsx)("svg",{class:`mark ${e}`,width:"16",height:"16","aria-hidde\
n":"true",focusable:"false",children:(0,s().jsx)("use",{href:`#shape-${e}`})})}function u({tone:e,word:a}){return(0,s().
jsxs)("span",{class:`status ${e}`,children:[(0,s().jsx)(r,{tone:e}),(0,s().jsx)("span",{children:a})]})}t.exports={Mark:r,
STATUS_TONES:d,Shapes:c,Status:u}});
//# report/html/masthead
(function(x,T,i){const e=i("packages/preact/jsx-runtime"),j=i("report/escape"),g=i("report/view/blast-radius"),a=i("rep\
ort/view/headline"),_=i("report/view/tones"),l=i("report/view/words"),v=i("report/html/lanes"),b=i("report/html/mark"),p=i(
"report/html/words");function w({page:n}){const{report:s,sections:t}=n,r=(0,a().headline)(s,t),o=(0,a().isReportedOnly)(
s),c=_().VERDICT_TONES[o?"warn":s.verdict];return(0,e().jsxs)("header",{class:"masthead",children:[(0,e().jsxs)("p",{class:"\
about",children:[(0,e().jsx)("strong",{children:"gene-gate"}),s.event.pull_request!==void 0&&(0,e().jsxs)("span",{children:[
"pull request ",s.event.pull_request]}),(0,e().jsxs)("span",{children:[(0,l().shortCommit)(s.base_sha)," \u2192 ",(0,l().
shortCommit)(s.head_sha)]}),(0,e().jsx)("time",{dateTime:s.finished_at,children:(0,l().moment)(s.finished_at)})]}),(0,e().
jsxs)("h1",{children:[(0,e().jsx)(b().Mark,{tone:c}),(0,e().jsxs)("span",{children:[(0,e().jsx)("span",{class:"verdict",
children:(0,a().verdictWords)(s)}),r!==""&&(0,e().jsx)("span",{class:"headline",children:r})]})]}),o&&(0,e().jsx)("p",{class:"\
reported-only",children:(0,e().jsx)(p().Sentence,{text:a().REPORTED_ONLY_NOTE})}),s.error&&(0,e().jsx)($,{error:s.error}),
(0,e().jsx)(O,{page:n})]})}function $({error:{message:n,hint:s}}){return(0,e().jsxs)("div",{class:"undecided",children:[
(0,e().jsx)("p",{children:(0,e().jsx)(p().Sentence,{text:n})}),(0,e().jsx)("p",{class:"label",children:"Fix"}),(0,e().jsx)(
"pre",{children:(0,j().terminalLines)(s).join(`
`)})]})}function O({page:n}){return(0,e().jsx)("dl",{class:"numbers",children:k(n).map(([s,t,r,o])=>(0,e().jsxs)("div",{
children:[(0,e().jsx)("dt",{children:s}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("span",{class:"figure",children:(0,e().
jsx)(p().Link,{to:o,children:t})})," ",(0,e().jsx)("span",{class:"quiet",children:r})]})]},s))})}function k({report:n,sections:s}){
const{genes:t,blast_radius:r,duration_ms:o}=n,c=[];if(t.length>0){const h=t.filter(({verdict:d})=>d==="pass"||d==="warn").
length,m=t.reduce((d,u)=>d+u.commands.length,0);c.push(["Genes",`${h} / ${t.length}`,"passed","genes"],["Commands",`${s.
passed.length} / ${m}`,q(s),s.blocked.length+s.failed.length>0?"attention":"genes"])}if(r){const h=(0,g().sizeLimits)(n).
find(({gene:u})=>u)?.limit,m=h===void 0?`${r.files}`:`${r.files} / ${h}`,d=r.files+r.exempt_files;c.push(["Files",m,`cou\
nted, ${(0,l().count)(r.lines,"line")}`,d>0?"blast-radius":void 0])}const E=(0,v().runsOf)(t).length>0?"timeline":void 0;
return[...c,["Duration",(0,l().duration)(o),"total",E]]}function q({blocked:n,failed:s,notRun:t}){return["passed",...n.length>
0?[`${n.length} blocked`]:[],...s.length>0?[`${s.length} failed`]:[],...t.length>0?[`${t.length} not run`]:[]].join(", ")}
x.exports={Masthead:w}});
//# report/html/page
(function(g,O,r){const m=r("group-by"),p=r("rules/catalogue"),i=r("report/view/report-sections"),u=4e3;function l(t){const s=h(
t.genes),c=new Set(s),o=new Map(t.genes.flatMap((n,e)=>c.has(n)?[[n,`gene-${e+1}`]]:[])),w=new Map(s.flatMap(n=>n.commands.
map((e,a)=>[e,`${o.get(n)}-${a+1}`]))),d=(0,m().groupBy)(t.findings,({subject:n})=>(0,i().commandKey)(n?.id,n?.command));
return{report:t,sections:(0,i().reportSections)(t),genes:s,geneAnchor:n=>o.get(n),commandAnchor:n=>w.get(n),ruleAnchor:n=>(0,p().
ruleOf)(n)?`rule-${n}`:void 0,findingsOf:(n,e)=>(d.get((0,i().commandKey)(n.id,e.command))??[]).filter(a=>(0,i().standsAt)(
a,n,e)),findingsOfGene:n=>(d.get((0,i().commandKey)(n.id,void 0))??[]).filter(({location:e})=>e===void 0||e.path===n.path)}}
function h(t){const s=o=>o.verdict==="pass";let c=u;return[...t.filter(o=>!s(o)),...t.filter(s)].filter(({commands:o})=>(c-=
1+o.length,c>=0))}g.exports={pageOf:l}});
//# report/html/scale
(function(o,h,c){function a(r){return{at:t=>Math.min(1,Math.max(0,t/r))*100,ticks:t=>{const n=e(r/t);return Array.from(
{length:Math.floor(r/n)+1},(i,u)=>u*n)}}}function e(r){const t=10**Math.floor(Math.log10(r)),n=r/t;return n>=Math.sqrt(50)?
10*t:n>=Math.sqrt(10)?5*t:n>=Math.sqrt(2)?2*t:t}o.exports={scaleTo:a}});
//# report/html/segments
(function(p,T,v){function a(n,t,o){const i=e=>N(n,Math.min(Math.max(0,e),n.length)),s=o.map(({start:e,end:h})=>{const c=i(
e);return{start:c,end:Math.max(i(h),O(n,c))}}),l=new Set([0,n.length]);for(const{start:e,end:h}of[...t,...s])l.add(i(e)).
add(i(h));const d=[...l].sort((e,h)=>e-h),g=[];let r=0;return d.forEach((e,h)=>{const c=d[h+1]??e,I=M(s,u=>u.start<=e&&c<=
u.end&&(e<c||u.start===e));if(e===c&&I.length===0)return;for(;r<t.length&&(t[r]?.end??0)<=e;)r+=1;const P=r<t.length&&(t[r]?.
start??c)<=e&&e<c;g.push({text:n.slice(e,c),word:P?r:void 0,marks:I,ends:I.filter(u=>s[u]?.end===c)})}),g}function x(n,t,o,{
start:i,end:s}){if(i===0&&s===n.length)return a(n,t,o);const l=e=>({start:Math.max(e.start-i,0),end:Math.min(e.end,s)-i}),
d=t.filter(e=>e.end>i&&e.start<s).map(l),g={start:Number.POSITIVE_INFINITY,end:Number.POSITIVE_INFINITY},r=o.map(e=>e.start<
s&&Math.max(e.end,e.start+1)>i?l(e):g);return a(n.slice(i,s),d,r).filter(({text:e})=>e!=="")}function M(n,t){return n.flatMap(
(o,i)=>t(o)?[i]:[])}function N(n,t){return(n.codePointAt(t-1)??0)>65535?t-1:t}function O(n,t){const o=n.codePointAt(t);return o===
void 0?t:t+(o>65535?2:1)}p.exports={segmentsOf:a,segmentsWithin:x}});
//# report/html/words
(function(l,x,t){const e=t("packages/preact/jsx-runtime"),i=t("report/escape"),a=t("report/view/words"),o={sentence:2e3,
name:300};function p({text:n}){return(0,e().jsx)("code",{children:n===""?"(empty)":(0,i().terminal)((0,a().clipCounted)(
n,o.name))})}function u({text:n}){const s=(0,a().clipCounted)(n,o.sentence).split(/`([^`]+)`/);return(0,e().jsx)("bdi",{
children:s.map((r,c)=>c%2===1?(0,e().jsx)("code",{children:(0,i().terminal)(r)},c):(0,i().terminal)(r))})}function j({to:n,
children:s}){return n===void 0?s:(0,e().jsx)("a",{href:`#${n}`,children:s})}function h({facts:n}){return(0,e().jsx)("dl",
{class:"facts",children:n.map(([s,r],c)=>(0,e().jsxs)("div",{children:[(0,e().jsx)("dt",{children:s}),(0,e().jsx)("dd",{
children:r})]},c))})}function m({caption:n,columns:s,children:r}){return(0,e().jsxs)("table",{children:[(0,e().jsx)("cap\
tion",{class:"unseen",children:n}),(0,e().jsx)("thead",{children:(0,e().jsx)("tr",{children:s.map(([c,d])=>(0,e().jsx)("\
th",{scope:"col",class:d,children:d==="chart"?(0,e().jsx)("span",{class:"unseen",children:c}):c},c))})}),(0,e().jsx)("tb\
ody",{children:r})]})}l.exports={Facts:h,Link:j,Name:p,Sentence:u,Table:m}});
