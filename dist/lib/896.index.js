var $n=Object.defineProperty;var l=(K,$)=>$n(K,"name",{value:$,configurable:!0});export const id=896,ids=[896],modules={21896:((K,$,p)=>{p.r($),p.d($,{Toolbar:l(()=>de,"Toolbar"),renderHtml:l(()=>wn,"r\
enderHtml")});var e=p(38720),ce=p(77598),j=p(53091),F=p(39549);const z=':root{color-scheme:light dark;--ground: #fbfbfa;\
--surface: #fff;--sunken: #f3f3f1;--line: #e1e1de;--edge: #8b8f96;--ink: #1c1f23;--quiet: #5a616b;--link: #0a58ca;--good\
: #1a7434;--bad: #b3261e;--caution: #855300;--waiting: #6a3fc4;--marked: #ffe3df;--found: #ffe58a;--current: #ff9f43;--o\
n-found: #1c1f23}@media(prefers-color-scheme:dark){:root{--ground: #101214;--surface: #171a1d;--sunken: #1f2327;--line: \
#2c3136;--edge: #737b85;--ink: #e7e9ec;--quiet: #a0a8b2;--link: #83b9ff;--good: #62c979;--bad: #ff8d82;--caution: #e2b34\
a;--waiting: #bda5ff;--marked: #54221d;--found: #7a6512;--current: #b3590a;--on-found: #fff}}*,*:before,*:after{box-sizi\
ng:border-box}[hidden]{display:none!important}html{font:100%/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,\
sans-serif;background:var(--ground);color:var(--ink);scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}body{margin\
:0;font-size:.9375rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,SF Mono,Cascadia Code,Menlo,Consolas,Deja\
Vu Sans Mono,monospace;font-size:.875em;unicode-bidi:isolate;font-variant-ligatures:none}pre{margin:0;padding:.625rem .7\
5rem;background:var(--sunken);border-radius:.375rem;white-space:pre-wrap;line-height:1.45}h1,h2,h3,p,dl,dd,ul,figure{mar\
gin:0}h2{font-size:1.25rem;font-weight:650;letter-spacing:-.01em;margin-bottom:1rem}h3{font-size:.9375rem;font-weight:60\
0}a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:.06em}a:hover{text-decoration-thickness:.12em\
}:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:.25rem}main:focus{outline:none}del{color:\
var(--quiet)}ins{text-decoration:none;font-weight:600}::highlight(found){background:var(--found);color:var(--on-found)}:\
:highlight(current){background:var(--current);color:var(--on-found)}.skip{position:absolute;left:.5rem;top:-10rem;z-inde\
x:3;padding:.5rem .75rem;background:var(--surface);border:1px solid var(--line);border-radius:.375rem}.skip:focus{top:.5\
rem}.shapes{position:absolute}.frame{max-width:60rem;margin:0 auto;padding:0 1rem 4rem}.contents{display:none}.contents \
a{display:flex;justify-content:space-between;gap:.75rem;padding:.25rem .5rem;border-radius:.375rem;color:var(--quiet);te\
xt-decoration:none}.contents a:hover{background:var(--sunken);color:var(--ink)}.contents ul{list-style:none;padding:0}.c\
ount{color:var(--quiet);font-weight:400;font-variant-numeric:tabular-nums}h2 .count{margin-left:.5rem}main>section{margi\
n-top:3rem}.toolbar{position:sticky;top:0;z-index:2;margin-top:1.5rem;padding:.625rem 0;background:var(--ground);border-\
bottom:1px solid var(--line)}.toolbar form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}.toolbar label{posit\
ion:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}.toolbar input{flex:1 1 10rem;\
min-width:0}.toolbar input,.toolbar button{font:inherit;color:inherit;padding:.3125rem .625rem;background:var(--surface)\
;border:1px solid var(--edge);border-radius:.375rem}.toolbar input::placeholder{color:var(--quiet);opacity:1}.toolbar bu\
tton{cursor:pointer}.toolbar button:hover{background:var(--sunken)}.toolbar output:empty{margin-left:-.5rem}.toolbar out\
put{color:var(--quiet);font-variant-numeric:tabular-nums}@media(max-width:30rem){.toolbar{position:static}.toolbar input\
{flex-basis:100%}}@media(min-width:64rem){.frame{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem;max-wid\
th:76rem;padding-inline:2rem}.contents{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:\
auto;padding:2.5rem 0}}.masthead{padding-top:2.5rem}.about{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var(--qu\
iet)}.about strong{color:var(--ink)}h1{display:flex;gap:.75rem;margin:1.25rem 0 1.5rem;font-size:2rem;line-height:1.2;le\
tter-spacing:-.02em}h1 .mark{flex:none;width:2.25rem;height:2.25rem}.verdict{display:block;font-weight:700}.verdict:firs\
t-letter{text-transform:uppercase}.headline{display:block;margin-top:.25rem;font-size:1.0625rem;font-weight:400;letter-s\
pacing:0;line-height:1.4}.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem 1.5rem;p\
adding:1rem 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}.numbers dt{color:var(--quiet);font-s\
ize:.8125rem}.numbers .figure{display:block;font-size:1.375rem;font-weight:600;letter-spacing:-.01em;font-variant-numeri\
c:tabular-nums}.undecided{display:grid;gap:.5rem;margin-bottom:1.5rem}.quiet,.label,.reason dt{color:var(--quiet);font-w\
eight:400}.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--caution)}.waiting{color:var(--waiting)}.mar\
k{fill:none;stroke:currentcolor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.15em}.statu\
s{display:inline-flex;gap:.375rem;align-items:baseline;font-weight:600}.status .mark{flex:none;position:relative;top:.18\
75rem}.status span:first-letter{text-transform:uppercase}.masthead .mark{stroke-width:1.25}.plain{list-style:none;paddin\
g:0}.facts{display:grid;gap:.375rem}.facts>div{display:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr);gap:1\
rem}.facts dt{color:var(--quiet)}.cards{display:grid;gap:1rem}.cards+.cards{margin-top:1rem}.card{display:grid;gap:.75re\
m;padding:1rem 1.125rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}section>h3,section>.q\
uiet{margin-top:1.25rem}section>h3+ul{margin-top:.375rem}.card h3{display:flex;flex-wrap:wrap;gap:.25rem .75rem}.fold>.c\
ard{margin-top:1rem}.where{font-weight:400;color:var(--quiet)}.finding{display:grid;gap:.25rem}.reason{display:grid;grid\
-template-columns:4.5rem minmax(0,1fr);gap:.125rem .25rem}.number{font-variant-numeric:tabular-nums}.fold>summary,.gene>\
summary,.rule>summary{cursor:pointer}.fold>summary{color:var(--link)}.fold>pre,.fold>dl,.fold>ul,.fold>div,.fold>p{margi\
n-top:.5rem}.finding+.finding{margin-top:.75rem}.command>.finding+.finding{margin-top:0}.gene,.rule,.rows>li,#notices>di\
v,#suppressed>div{border-top:1px solid var(--line);padding:.625rem 0}.gene:last-child,.rule:last-child{border-bottom:1px\
 solid var(--line)}.gene>summary,.rule>summary{padding:.125rem 0}.gene>summary{display:grid;grid-template-columns:.75rem\
 11.5rem minmax(0,1fr) auto;gap:.125rem .5rem;list-style:none}.gene>summary:before{content:"\\25b8" / "";color:var(--quie\
t)}.gene[open]>summary:before{content:"\\25be" / ""}.gene>summary::-webkit-details-marker{display:none}.gene>summary .id{\
font-weight:600}.inside{display:grid;gap:1rem;padding:.75rem 0 1rem 1.125rem}.differences ul{margin-top:.25rem}table{wid\
th:100%;border-collapse:collapse}th,td{padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);text-align:lef\
t;vertical-align:top;font-weight:400}thead th{color:var(--quiet);font-size:.8125rem}th.number,td.number{width:1%;text-al\
ign:right;white-space:nowrap}.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}@media(\
max-width:30rem){.facts>div{grid-template-columns:minmax(0,1fr);gap:0}.gene>summary{grid-template-columns:.75rem minmax(\
0,1fr)}.gene>summary>*{grid-column:2}.card{padding:.875rem}.inside{padding-left:0}}.command{display:grid;gap:.625rem;pad\
ding:.875rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:.5rem}.command-text{padding:.5rem\
 .75rem;background:var(--sunken);border-radius:.375rem;line-height:1.9}.command-text code{white-space:pre-wrap}.word{pad\
ding:.0625rem .1875rem;border-radius:.1875rem;box-shadow:inset 0 0 0 1px var(--line);background:var(--surface);unicode-b\
idi:isolate;-webkit-box-decoration-break:clone;box-decoration-break:clone}mark{background:var(--marked);color:inherit;te\
xt-decoration:underline 2px var(--bad);text-underline-offset:.25em;-webkit-box-decoration-break:clone;box-decoration-bre\
ak:clone}mark sup{display:inline-block;margin-left:.125rem;font:600 .6875rem/1 system-ui,sans-serif;text-decoration:none\
;color:var(--bad);vertical-align:super}.result{display:flex;flex-wrap:wrap;gap:.125rem 1rem;color:var(--quiet)}.reason .\
number{display:inline-block;min-width:1.25rem;padding:0 .25rem;border:1px solid currentcolor;border-radius:.625rem;font-\
size:.75rem;line-height:1.125rem;text-align:center;color:var(--bad)}.argv .word{margin-right:.25rem}.excerpt figcaption{\
margin-bottom:.25rem;color:var(--quiet);font-size:.8125rem}.diff{margin-top:.375rem}.diff del{color:var(--bad);text-deco\
ration:none}.diff ins{color:var(--good);font-weight:400}.limit{display:grid;gap:.5rem;margin-bottom:1.25rem}.bar,.timeli\
ne svg{display:block;overflow:visible}.track{fill:var(--sunken);stroke:var(--line)}.fill{fill:var(--edge)}.fill.good{fil\
l:var(--good)}.fill.bad{fill:var(--bad)}.fill.caution{fill:var(--caution)}.stop{stroke:var(--ink);stroke-width:2}.direct\
ories{margin-bottom:1.25rem}.directories .chart{width:40%;padding-right:0}.directories .bar{margin-top:.4375rem}.timelin\
e figcaption{margin-bottom:.75rem;color:var(--quiet)}.timeline+*{margin-top:1rem}.tick line{stroke:var(--line)}.tick tex\
t{fill:var(--quiet);font-size:.75rem}#stripes path{stroke:var(--surface);stroke-width:1.5}@media(max-width:30rem){.direc\
tories .chart{width:20%}}@media print{:root{color-scheme:light;--ground: #fff;--surface: #fff;--sunken: #f5f5f4;--line: \
#d0d0cd;--edge: #8b8f96;--ink: #000;--quiet: #4a5058;--link: #000;--good: #145c29;--bad: #9a1c15;--caution: #6b4300;--wa\
iting: #52309b;--marked: #ffe3df}body{font-size:9.5pt}.contents,.skip,.toolbar{display:none}.frame{display:block;max-wid\
th:none;padding:0}.masthead{padding-top:0}main>section{margin-top:1.5rem}.card,.command,.finding,tr{break-inside:avoid}h\
2,summary{break-after:avoid}details::details-content{content-visibility:visible;block-size:auto}.bar,.timeline svg,mark{\
-webkit-print-color-adjust:exact;print-color-adjust:exact}}',P='"use strict";(()=>{var h=()=>document.querySelectorAll("\
details");function m(s){for(let e of s.querySelectorAll("button[data-fold]"))e.addEventListener("click",()=>{for(let t o\
f h())t.open=e.dataset.fold==="open"})}function d(s){for(let e=s.closest("details");e;e=T(e))e.open=!0}function T(s){ret\
urn s.parentElement?.closest("details")??null}function g(){let s=[];addEventListener("beforeprint",()=>{s=[...h()].filte\
r(({open:e})=>!e);for(let e of s)e.open=!0}),addEventListener("afterprint",()=>{for(let e of s)e.open=!1})}function p(){\
let s=()=>{let e=document.getElementById(location.hash.slice(1));e&&(d(e),e.scrollIntoView())};addEventListener("hashcha\
nge",s),location.hash&&s()}var c=class{#e=[];current=-1;more=!1;get count(){return this.#e.length}show(e,t){return this.\
#e=[],this.current=-1,this.more=!1,e!==""&&this.#t(e,t),this.#n("found",this.#e),this.#n("current",[]),this.#e}go(e){let\
{count:t}=this;if(t===0)return;this.current=this.current<0&&e<0?t-1:(this.current+e+t)%t;let n=this.#e[this.current];ret\
urn n&&this.#n("current",[n]),n}#t(e,t){let n=new RegExp(e.replace(/[.*+?^${}()|[\\]\\\\]/g,"\\\\$&"),"gi");for(let i of t){l\
et o=new u(i);for(let{index:r,0:l}of o.content.matchAll(n)){if(this.#e.length===500){this.more=!0;return}this.#e.push(o.\
rangeOf(r,r+l.length))}}}#n(e,t){typeof Highlight>"u"||CSS.highlights.set(e,new Highlight(...t))}},u=class{content;#e=[]\
;#t=[];constructor(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT|NodeFilter.SHOW_ELEMENT,o=>o instanceof Tex\
t?NodeFilter.FILTER_ACCEPT:o.hasAttribute("hidden")?NodeFilter.FILTER_REJECT:NodeFilter.FILTER_SKIP),n=[],i=0;for(let o=\
e.hidden?null:t.nextNode();o;o=t.nextNode()){let{data:r}=o;this.#e.push(o),this.#t.push(i),n.push(r),i+=r.length}this.co\
ntent=n.join("")}rangeOf(e,t){let n=new Range;n.setStart(...this.#n(e));let[i,o]=this.#n(t-1);return n.setEnd(i,o+1),n}#\
n(e){let[t,n]=[0,this.#t.length-1];for(;t<n;){let i=Math.ceil((t+n)/2);(this.#t[i]??0)<=e?t=i:n=i-1}return[this.#e[t],e-\
(this.#t[t]??0)]}};var y=120;function E(s){let e=s.querySelector("input"),t=s.querySelector("output");if(!e||!t)return;l\
et n=new f,i,o=()=>{clearTimeout(i),t.textContent=n.find(e.value.trim())};e.addEventListener("input",()=>{clearTimeout(i\
),i=setTimeout(o,y)}),s.addEventListener("submit",r=>r.preventDefault()),e.addEventListener("keydown",r=>{r.key==="Enter\
"?(r.preventDefault(),o(),t.textContent=n.go(r.shiftKey?-1:1)):r.key==="Escape"&&(e.value="",o())}),document.addEventLis\
tener("keydown",r=>{let l=r.target instanceof Element&&r.target.closest("input");r.key!=="/"||l||r.ctrlKey||r.metaKey||r\
.altKey||(r.preventDefault(),e.focus(),e.select())})}var f=class{#e=[...document.querySelectorAll("[data-item]")];#t=[..\
.document.querySelectorAll("main > section")];#n=new Map;#o=new Set;#r=new c;#s="";find(e){if(e===this.#s)return this.#i\
();this.#s=e;for(let o of this.#o)o.open=!1;this.#o.clear();let t=e.toLowerCase(),n=o=>t===""||this.#c(o).includes(t);fo\
r(let o of this.#e)o.hidden=!n(o);for(let o of this.#t){let r=!n(o);o.hidden=r;let l=document.querySelector(`.contents a\
[href="#${o.id}"]`)?.parentElement;l&&(l.hidden=r)}let i=this.#r.show(e,this.#t);for(let{startContainer:o}of i)this.#l(o\
.parentElement);return this.#i()}go(e){let n=this.#r.go(e)?.startContainer.parentElement;return n&&(d(n),n.scrollIntoVie\
w({block:"center"})),this.#i()}#i(){if(this.#s==="")return"";let{current:e,count:t,more:n}=this.#r;if(t===0)return"No ma\
tches";let i=`${t.toLocaleString("en-US")}${n?" or more":""}`;return e<0?`${i} found`:`${e+1} of ${i}`}#l(e){for(let t=e\
?.closest("details");t;)t.open||(t.open=!0,this.#o.add(t)),t=t.parentElement?.closest("details")}#c(e){let t=this.#n.get\
(e);if(t!==void 0)return t;let n=(e.textContent??"").toLowerCase();return this.#n.set(e,n),n}};var a=document.querySelec\
tor(".toolbar");a&&(m(a),E(a),a.hidden=!1);p();g();})();',T={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"\
quiet",crashed:"bad",error:"bad"},ue={good:"M4.5 8.4 7 10.9l4.6-5.4",bad:"m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4",caution:"M8 4.\
3v4.6m0 2.5v.2",waiting:"M6.4 5.2v5.6m3.2-5.6v5.6",quiet:"M5 8h6"};function he(){return(0,e.Y)("svg",{class:"shapes",width:"\
0",height:"0","aria-hidden":"true",focusable:"false",children:Object.entries(ue).map(([n,t])=>(0,e.FD)("symbol",{id:`sha\
pe-${n}`,viewBox:"0 0 16 16",children:[(0,e.Y)("circle",{cx:"8",cy:"8",r:"7.25"}),(0,e.Y)("path",{d:t})]},n))})}l(he,"Sh\
apes");function G({tone:n}){return(0,e.Y)("svg",{class:`mark ${n}`,width:"16",height:"16","aria-hidden":"true",focusable:"\
false",children:(0,e.Y)("use",{href:`#shape-${n}`})})}l(G,"Mark");function v({tone:n,word:t}){return(0,e.FD)("span",{class:`\
status ${n}`,children:[(0,e.Y)(G,{tone:n}),(0,e.Y)("span",{children:t})]})}l(v,"Status");var b=p(9924),E=p(33482),D=p(6420),
u=p(58848);const W={sentence:2e3,name:300};function f({text:n}){return(0,e.Y)("code",{children:n===""?"(empty)":(0,b.Fo)(
(0,u.$Q)(n,W.name))})}l(f,"Name");function Y({text:n}){const t=(0,u.$Q)(n,W.sentence).split(/`([^`]+)`/);return(0,e.Y)("\
bdi",{children:t.map((r,i)=>i%2===1?(0,e.Y)("code",{children:(0,b.Fo)(r)},i):(0,b.Fo)(r))})}l(Y,"Sentence");function k({
to:n,children:t}){return n===void 0?t:(0,e.Y)("a",{href:`#${n}`,children:t})}l(k,"Link");function w({facts:n}){return(0,e.
Y)("dl",{class:"facts",children:n.map(([t,r],i)=>(0,e.FD)("div",{children:[(0,e.Y)("dt",{children:t}),(0,e.Y)("dd",{children:r})]},
i))})}l(w,"Facts");function A({caption:n,columns:t,children:r}){return(0,e.FD)("table",{children:[(0,e.Y)("caption",{class:"\
unseen",children:n}),(0,e.Y)("thead",{children:(0,e.Y)("tr",{children:t.map(([i,o])=>(0,e.Y)("th",{scope:"col",class:o,children:o===
"chart"?(0,e.Y)("span",{class:"unseen",children:i}):i},i))})}),(0,e.Y)("tbody",{children:r})]})}l(A,"Table");function me({
page:n}){const{report:t,sections:r}=n,i=(0,F.Pl)(t,r),o=D.g9[t.verdict];return(0,e.FD)("header",{class:"masthead",children:[
(0,e.FD)("p",{class:"about",children:[(0,e.Y)("strong",{children:"gene-gate"}),t.event.pull_request!==void 0&&(0,e.FD)("\
span",{children:["pull request ",t.event.pull_request]}),(0,e.FD)("span",{children:[(0,u.Ax)(t.base_sha)," \u2192 ",(0,u.
Ax)(t.head_sha)]}),(0,e.Y)("time",{dateTime:t.finished_at,children:(0,u.n$)(t.finished_at)})]}),(0,e.FD)("h1",{children:[
(0,e.Y)(G,{tone:o}),(0,e.FD)("span",{children:[(0,e.Y)("span",{class:"verdict",children:F._G[t.verdict]}),i!==""&&(0,e.Y)(
"span",{class:"headline",children:i})]})]}),t.error&&(0,e.Y)(fe,{error:t.error}),(0,e.Y)(pe,{page:n})]})}l(me,"Masthead");
function fe({error:{message:n,hint:t}}){return(0,e.FD)("div",{class:"undecided",children:[(0,e.Y)("p",{children:(0,e.Y)(
Y,{text:n})}),(0,e.Y)("p",{class:"label",children:"Fix"}),(0,e.Y)("pre",{children:(0,b.MJ)(t).join(`
`)})]})}l(fe,"Undecided");function pe({page:n}){return(0,e.Y)("dl",{class:"numbers",children:ge(n).map(([t,r,i])=>(0,e.FD)(
"div",{children:[(0,e.Y)("dt",{children:t}),(0,e.FD)("dd",{children:[(0,e.Y)("span",{class:"figure",children:r})," ",(0,e.
Y)("span",{class:"quiet",children:i})]})]},t))})}l(pe,"Numbers");function ge({report:n,sections:t}){const{genes:r,blast_radius:i,
duration_ms:o}=n,a=[];if(r.length>0){const s=r.filter(({verdict:h})=>h==="pass"||h==="warn").length,d=r.reduce((h,c)=>h+
c.commands.length,0);a.push(["Genes",`${s} / ${r.length}`,"passed"],["Commands",`${t.passed.length} / ${d}`,be(t)])}if(i){
const s=(0,E.Oc)(n)?.tightest.blast_radius.max_files,d=s===void 0?`${i.files}`:`${i.files} / ${s}`;a.push(["Files",d,`ch\
anged, ${(0,u.U9)(i.lines,"line")}`])}return[...a,["Duration",(0,u.p0)(o),"total"]]}l(ge,"numbersOf");function be({blocked:n,
failed:t,notRun:r}){return["passed",...n.length>0?[`${n.length} blocked`]:[],...t.length>0?[`${t.length} failed`]:[],...r.
length>0?[`${r.length} not run`]:[]].join(", ")}l(be,"commandRemark");var H=p(60027),Ye=p(26010),x=p(78932);function ve(n){
const t=new Map(n.genes.map((o,a)=>[o,`gene-${a+1}`])),r=new Map(n.genes.flatMap(o=>o.commands.map((a,s)=>[a,`${t.get(o)}\
-${s+1}`]))),i=(0,Ye.$)(n.findings,({subject:o})=>(0,x.B4)(o?.id,o?.command));return{report:n,sections:(0,x.lN)(n),geneAnchor:l(
o=>t.get(o),"geneAnchor"),commandAnchor:l(o=>r.get(o),"commandAnchor"),ruleAnchor:l(o=>(0,H.Y)(o)?`rule-${o}`:void 0,"ru\
leAnchor"),findingsOf:l((o,a)=>(i.get((0,x.B4)(o.id,a.command))??[]).filter(s=>(0,x.T7)(s,o,a)),"findingsOf"),findingsOfGene:l(
o=>(i.get((0,x.B4)(o.id,void 0))??[]).filter(({location:a})=>a===void 0||a.path===o.path),"findingsOfGene")}}l(ve,"pageO\
f");var xe=p(68421),q=p(47364),L=p(63756);function ye(n,t,r){const i=l(c=>we(n,Math.min(Math.max(0,c),n.length)),"place"),
o=r.map(({start:c,end:m})=>{const g=i(c);return{start:g,end:Math.max(i(m),De(n,g))}}),a=new Set([0,n.length]);for(const{
start:c,end:m}of[...t,...o])a.add(i(c)).add(i(m));const s=[...a].sort((c,m)=>c-m),d=[];let h=0;return s.forEach((c,m)=>{
const g=s[m+1]??c,y=Fe(o,S=>S.start<=c&&g<=S.end&&(c<g||S.start===c));if(c===g&&y.length===0)return;for(;h<t.length&&(t[h]?.
end??0)<=c;)h+=1;const Sn=h<t.length&&(t[h]?.start??g)<=c&&c<g;d.push({text:n.slice(c,g),word:Sn?h:void 0,marks:y,ends:y.
filter(S=>o[S]?.end===g)})}),d}l(ye,"segmentsOf");function Fe(n,t){return n.flatMap((r,i)=>t(r)?[i]:[])}l(Fe,"indexesOf");
function we(n,t){return(n.codePointAt(t-1)??0)>65535?t-1:t}l(we,"whole");function De(n,t){const r=n.codePointAt(t);return r===
void 0?t:t+(r>65535?2:1)}l(De,"afterCharacter");const ke=4e3,Se=30;function B(n){return n.filter(({span:t})=>t!==void 0).
slice(0,Se)}l(B,"marksOf");function V(n,t){return t.length>1&&t.includes(n)?t.indexOf(n)+1:void 0}l(V,"numberOf");function U({
command:{command:n,words:t=[]},marked:r}){const i=(0,u.$Q)(n,ke),o=r.flatMap(({span:d})=>d??[]),a=r.length>1,s=n.length-
i.length;return(0,e.FD)("p",{class:"command-text",children:[(0,e.Y)("code",{dir:"ltr",children:$e(ye(i,t,o)).map(({word:d,
segments:h},c)=>d===void 0?h.map(J(a)):(0,e.Y)("span",{class:"word",children:h.map(J(a))},c))}),s>0&&(0,e.FD)("span",{class:"\
quiet",children:[" and ",(0,u.U9)(s,"more character")]})]})}l(U,"CommandText");const J=l(n=>l(function({text:r,marks:i,ends:o},a){
return i.length===0?(0,b.Fo)(r):(0,e.FD)("mark",{children:[r===""?"\xA0":(0,b.Fo)(r),n&&o.map(s=>(0,e.Y)("sup",{children:s+
1},s))]},a)},"Marking"),"marking");function $e(n){const t=[];for(const r of n){const i=t.at(-1);i&&i.word===r.word?i.segments.
push(r):t.push({word:r.word,segments:[r]})}return t}l($e,"byWord");var Ee=p(64467);function M({finding:n,page:t,number:r}){
const{message:i,remedy:o,rule:a,suppressed:s,edit:d}=n;return(0,e.FD)("dl",{class:"reason",children:[(0,e.Y)("dt",{children:"\
Why"}),(0,e.FD)("dd",{children:[r!==void 0&&(0,e.Y)("span",{class:"number",children:r})," ",(0,e.Y)(Y,{text:i})]}),o!==""&&
(0,e.FD)(e.FK,{children:[(0,e.Y)("dt",{children:"Fix"}),(0,e.FD)("dd",{children:[(0,e.Y)(Y,{text:o}),(0,e.Y)(Me,{edit:d})]})]}),
s&&(0,e.FD)(e.FK,{children:[(0,e.Y)("dt",{children:"Ignored"}),(0,e.FD)("dd",{children:["until ",(0,b.Fo)(s.expires),": ",
(0,e.Y)(Y,{text:s.reason})]})]}),(0,e.Y)("dt",{children:"Rule"}),(0,e.Y)("dd",{children:(0,e.Y)(k,{to:t.ruleAnchor(a),children:(0,e.
Y)(f,{text:a})})})]})}l(M,"FindingReason");function Me({edit:n}){const t=(0,Ee.S)(n);return t.length===0?null:(0,e.Y)("p\
re",{dir:"ltr",class:"diff",children:t.map((r,i)=>r.startsWith("-")?(0,e.Y)("del",{children:`${(0,b.Fo)(r)}
`},i):(0,e.Y)("ins",{children:`${(0,b.Fo)(r)}
`},i))})}l(Me,"EditDiff");function C({finding:n,page:t,number:r}){const{severity:i}=n,o=(0,q.VC)(n);return(0,e.FD)("div",
{class:"finding",children:[(0,e.FD)("p",{children:[(0,e.Y)(v,{tone:D.UZ[i],word:i})," ",o!==void 0&&(0,e.Y)("span",{class:"\
quiet",children:(0,e.Y)(f,{text:o})})]}),(0,e.Y)(M,{finding:n,page:t,number:r})]})}l(C,"FindingItem");const O=12,Q={most:10,
columns:120};function Ce(n){const{blocked:t,failed:r,waiting:i,blast:o,findings:a}=n.sections,[s,d]=[(0,x.Io)(t),(0,x.Io)(
r)],h=[{noun:"blocked command",cards:s.map(c=>Oe(c,n))},{noun:"failed command",cards:d.map(c=>Te(c,n))},{noun:"pending a\
pproval",cards:(0,x.kG)(i).map(c=>X(c,n,["waiting","approval required"]))},{noun:"finding",cards:(0,x.kG)([...o,...a]).map(
c=>X(c,n))}].filter(({cards:c})=>c.length>0);if(h.length!==0)return{id:"attention",title:"Action required",count:h.reduce(
(c,{cards:m})=>c+m.length,0),body:h.map(({noun:c,cards:m})=>(0,e.FD)("div",{class:"cards",children:[m.slice(0,O),m.length>
O&&(0,e.FD)("details",{class:"fold",children:[(0,e.Y)("summary",{children:(0,u.U9)(m.length-O,`more ${c}`)}),m.slice(O)]})]},
c))}}l(Ce,"attentionSection");function Oe({lead:n,others:t},r){const{main:i,further:o}=(0,q.zM)(n.findings),a=[...i?[i]:
[],...o],s=B(a);return(0,e.FD)(I,{tone:"bad",word:"blocked",title:(0,e.Y)(R,{of:n,page:r}),children:[(0,e.Y)(U,{command:n.
command,marked:s}),i===void 0&&(0,e.Y)("p",{children:(0,e.Y)(Y,{text:n.gene.summary})}),a.map(d=>(0,e.Y)(M,{finding:d,page:r,
number:V(d,s)},d.rule)),(0,e.Y)(Z,{others:t,page:r})]})}l(Oe,"blockedCard");function Te({lead:n,others:t},r){const{outcome:i}=n.
command;if(i===void 0)return null;const o=(0,xe.S)(i,Q.most,Q.columns);return(0,e.FD)(I,{tone:"bad",word:`${(0,L.o)(i)} \
after ${(0,u.p0)(i.duration_ms)}`,title:(0,e.Y)(R,{of:n,page:r}),children:[(0,e.Y)(U,{command:n.command,marked:[]}),o.length>
0&&(0,e.FD)("figure",{class:"excerpt",children:[(0,e.Y)("figcaption",{children:"Output"}),(0,e.Y)("pre",{dir:"ltr",children:o.
join(`
`)})]}),n.findings.map((a,s)=>(0,e.Y)(M,{finding:a,page:r},s)),(0,e.Y)(Z,{others:t,page:r})]})}l(Te,"failedCard");function X({
lead:n,others:t},r,[i,o]=[D.UZ[n.severity],n.severity]){const a=(0,q.VC)(n)??n.subject?.id;return(0,e.FD)(I,{tone:i,word:o,
title:a===void 0?null:(0,e.Y)(f,{text:a}),children:[(0,e.Y)(M,{finding:n,page:r}),t.length>0&&(0,e.FD)("details",{class:"\
fold",children:[(0,e.FD)("summary",{children:[(0,u.U9)(t.length,"more finding")," of this rule in this file"]}),t.map((s,d)=>(0,e.
Y)(C,{finding:s,page:r},d))]})]})}l(X,"findingCard");function I({tone:n,word:t,title:r,children:i}){return(0,e.FD)("arti\
cle",{class:"card","data-item":"",children:[(0,e.FD)("h3",{children:[(0,e.Y)(v,{tone:n,word:t})," ",(0,e.Y)("span",{class:"\
where",children:r})]}),i]})}l(I,"Card");function R({of:{gene:n,command:t,position:r},page:i}){const{path:o=n.path,line:a=n.
line}=t.location??{};return(0,e.FD)(e.FK,{children:[(0,e.Y)(k,{to:i.commandAnchor(t),children:(0,e.Y)(f,{text:n.id})}),"\
, command ",r," of ",n.commands.length,", ",(0,e.Y)(f,{text:`${o}:${a}`})]})}l(R,"CommandPlace");function Z({others:n,page:t}){
return n.length===0?null:(0,e.FD)("details",{class:"fold",children:[(0,e.FD)("summary",{children:["Same problem in ",(0,u.
U9)(n.length,"other command")]}),(0,e.Y)("ul",{class:"plain",children:n.map((r,i)=>(0,e.Y)("li",{children:(0,e.Y)(R,{of:r,
page:t})},i))})]})}l(Z,"SameCommands");var _=p(25602);function Ae(n){const{report:t}=n,r=t.blast_radius;if(r===null||r.files+
r.exempt_files===0)return;const i=(0,E.Oc)(t);return{id:"blast-radius",title:"Blast radius",body:(0,e.FD)(e.FK,{children:[
i&&(0,e.Y)(Le,{blast:i,page:n}),(0,e.Y)(Ue,{radius:r,limit:i?.tightest.blast_radius.max_files}),(0,e.Y)(Ie,{report:t}),(0,e.
Y)(w,{facts:[["Counted",`${(0,u.U9)(r.files,"file")}, ${(0,u.U9)(r.lines,"line")}`],["Not counted",`${(0,u.U9)(r.exempt_files,
"file")}, ${(0,u.U9)(r.exempt_lines,"line")}: asset files and new validation scripts`],["Hard cap",`${(0,u.U9)(r.hard_cap_files,
"file")}, ${(0,u.U9)(r.hard_cap_lines,"line")}`]]})]})}}l(Ae,"blastRadiusSection");function qe({near:n,over:t}){return t?
"bad":n?"caution":"good"}l(qe,"toneOf");function Le({blast:n,page:t}){const{tightest:r,others:i}=n,{files:o,max_files:a,
severity:s}=r.blast_radius,d=qe(n),h=ee(Math.max(o,a));return(0,e.FD)("div",{class:"limit",children:[(0,e.FD)("p",{children:[
(0,e.Y)(v,{tone:d,word:`${o} of ${(0,u.U9)(a,"file")}`})," ",E.rk[s]," ",(0,e.Y)(k,{to:t.geneAnchor(r),children:(0,e.Y)(
f,{text:r.id})}),i]}),(0,e.FD)("svg",{class:"bar",width:"100%",height:"14","aria-hidden":"true",focusable:"false",children:[
(0,e.Y)("rect",{class:"track",width:"100%",height:"14",rx:"3"}),(0,e.Y)("rect",{class:`fill ${d}`,width:h(o),height:"14",
rx:"3"}),o>a&&(0,e.Y)("line",{class:"stop",x1:h(a),x2:h(a),y2:"14"})]})]})}l(Le,"Limit");function Ue({radius:{directories:n},
limit:t=0}){if(n.length===0)return null;const r=n.toSorted((o,a)=>a.files-o.files||a.lines-o.lines),i=ee(Math.max(t,...r.
map(({files:o})=>o)));return(0,e.Y)("div",{class:"directories",children:(0,e.Y)(A,{caption:"Changed directories",columns:[
["Directory"],["Files","number"],["Lines","number"],["Share","chart"]],children:r.map(({path:o,files:a,lines:s})=>(0,e.FD)(
"tr",{"data-item":"",children:[(0,e.Y)("th",{scope:"row",children:(0,e.Y)(f,{text:o===""?".":o})}),(0,e.Y)("td",{class:"\
number",children:a.toLocaleString("en-US")}),(0,e.Y)("td",{class:"number",children:s.toLocaleString("en-US")}),(0,e.Y)("\
td",{class:"chart",children:(0,e.Y)("svg",{class:"bar",width:"100%",height:"8","aria-hidden":"true",focusable:"false",children:(0,e.
Y)("rect",{class:"fill",width:i(a),height:"8",rx:"2"})})})]},o))})})}l(Ue,"Directories");function Ie({report:n}){const t=(0,E.
Jd)(n);return t.length===0?null:(0,e.FD)("details",{children:[(0,e.Y)("summary",{children:"Files that do not count or wh\
ose diff is hidden"}),(0,e.Y)("ul",{children:t.map(({path:r,words:i},o)=>(0,e.FD)("li",{"data-item":"",children:[(0,e.Y)(
f,{text:r}),": ",i]},o))})]})}l(Ie,"UncountedFiles");function ee(n){const t=(0,_.m4)().domain([0,Math.max(1,n)]).range([
0,100]).clamp(!0);return r=>`${t(r).toFixed(2)}%`}l(ee,"percentOf");var ne=p(14151);function Re({report:n}){const{isolation:t}=n;
return{id:"environment",title:"Environment",body:(0,e.FD)(e.FK,{children:[(0,e.Y)(w,{facts:[...Ne(n),...Ke(t),...je(n)]}),
(0,e.Y)(Pe,{isolation:t}),(0,e.Y)(Ge,{isolation:t}),n.genes.length>0&&(0,e.Y)("p",{class:"quiet",children:ne.t})]})}}l(Re,
"environmentSection");function Ne(n){const{policy:t,isolation:r,plans_digest:i}=n;return[...(0,ne.o)(n).map(({label:o,value:a})=>[
o,(0,e.Y)(Y,{text:a},o)]),...t?[["Policy digest",(0,e.Y)(f,{text:t.digest},"policy")]]:[],...i===null?[]:[["Plans digest",
(0,e.Y)(f,{text:i},"plans")]],["Isolation level",(0,u.vg)(r.level)],...r.requested?[["Requested isolation",r.requested]]:
[],...r.launcher?[["Launcher",(0,b.Fo)(r.launcher)]]:[]]}l(Ne,"environment_proof");function Ke({limits:n}){if(n===void 0)
return[];const{memory_bytes:t,processes:r,processes_counted_for:i}=n;return[["Memory per command",t===null?"unlimited":(0,u.
Ej)(t)],["Processes",`${r} per ${i}`],["Open files",String(n.open_files)],["File size",(0,u.Ej)(n.file_bytes)],["Total w\
ritten",(0,u.Ej)(n.written_bytes)]]}l(Ke,"limits");function je({validation_reports:n,shards:t,tool:r,...i}){const o=n.map(
({env_fingerprint:{node_version:a,platform:s,arch:d}})=>`Node ${a}, ${s} ${d}`);return[...[...new Set(o)].map(a=>["Comma\
nds ran on",(0,b.Fo)(a)]),...t?[ze(t)]:[],["Tool",`${r.name} ${(0,b.Fo)(r.version)}`],["Started",(0,b.Fo)((0,u.n$)(i.started_at))],
["Duration",(0,u.p0)(i.duration_ms)]]}l(je,"machine");function ze(n){const t=n.length<(n[0]?.of??0),r=n.map(({index:i,of:o,
verdict:a})=>`${i}/${o} (${F._G[a]})`);return[t?"Shard":"Merged from",r.join(", ")]}l(ze,"shardsFact");function Pe({isolation:{
probes:n=[]}}){return n.length===0?null:(0,e.FD)(e.FK,{children:[(0,e.Y)("h3",{children:"Sandbox self-test"}),(0,e.Y)("u\
l",{class:"plain",children:n.map(({name:t,held:r,required:i},o)=>(0,e.FD)("li",{children:[(0,e.Y)(v,{tone:r?"good":i?"ba\
d":"caution",word:r?"prevented":"not prevented"})," ",(0,e.Y)(Y,{text:(0,u.vg)(t)}),!i&&(0,e.Y)("span",{class:"quiet",children:"\
 (not required)"})]},o))})]})}l(Pe,"Probes");function Ge({isolation:{downgrades:n=[]}}){return n.length===0?null:(0,e.FD)(
e.FK,{children:[(0,e.Y)("h3",{children:"Stronger containment that is not available"}),(0,e.Y)("ul",{children:n.map(({from:t,
reason:r},i)=>(0,e.FD)("li",{children:[(0,e.Y)(f,{text:t}),": ",(0,e.Y)(Y,{text:r})]},i))})]})}l(Ge,"Downgrades");function We({
report:{capsules:n,events:t},ruleAnchor:r}){if(n.length+t.length!==0)return{id:"evidence",title:"Evidence",count:n.length+
t.length,body:(0,e.FD)("ul",{class:"plain rows",children:[n.map((i,o)=>(0,e.FD)("li",{"data-item":"",children:[(0,e.Y)(te,
{claim:i}),(0,e.Y)(He,{capsule:i,ruleAnchor:r})]},`capsule-${o}`)),t.map((i,o)=>(0,e.Y)("li",{"data-item":"",children:(0,e.
Y)(te,{claim:i})},`event-${o}`))]})}}l(We,"evidenceSection");function te({claim:n}){const{type:t,id:r,change:i,path:o,line:a}=n;
return(0,e.FD)("p",{children:[t," ",(0,e.Y)(f,{text:r})," ",i," ",(0,e.Y)("span",{class:"quiet",children:(0,e.Y)(f,{text:`${o}\
:${a}`})})]})}l(te,"Claim");function He({capsule:{eligible:n,reasons:t},ruleAnchor:r}){const[i,o]=n===null?["quiet","eli\
gibility not checked"]:n?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,e.FD)(e.FK,{children:[
(0,e.Y)("p",{children:(0,e.Y)(v,{tone:i,word:o})}),t.length>0&&(0,e.Y)("ul",{children:t.map(({rule:a,message:s},d)=>(0,e.
FD)("li",{children:[(0,e.Y)(Y,{text:s})," ",(0,e.Y)(k,{to:r(a),children:(0,e.Y)(f,{text:a})})]},d))})]})}l(He,"Eligibili\
ty");function Be({report:{approvals:n,approval_digest:t}}){if(n.length!==0)return{id:"approvals",title:"Approvals",count:n.
length,body:(0,e.Y)(w,{facts:[...n.map(({user:r,at:i},o)=>[`Approved ${n.length>1?`(${o+1})`:""}`,(0,e.FD)(e.FK,{children:[
"by ",(0,e.Y)(f,{text:r})," at ",(0,b.Fo)((0,u.n$)(i))]})]),...t===null?[]:[["Approval digest",(0,e.Y)(f,{text:t},"diges\
t")]]]})}}l(Be,"approvalsSection");var re=p(95216);const Ve={allow:"allowed",warn:"allowed with a warning",block:"blocke\
d"};function Je({gene:n,command:t,page:r}){const{verdict:i,risk:o,confirmation:a,outcome:s}=t,d=r.findingsOf(n,t),h=B(d);
return(0,e.FD)("div",{class:"command",id:r.commandAnchor(t),children:[(0,e.Y)(U,{command:t,marked:h}),(0,e.FD)("p",{class:"\
result",children:[(0,e.Y)(v,{tone:D.KI[i],word:Ve[i]}),s&&(0,e.Y)(v,{tone:T[s.status],word:(0,L.o)(s)}),s&&s.status!=="s\
kipped"&&(0,e.Y)("span",{children:(0,u.p0)(s.duration_ms)}),s&&(0,e.Y)(Xe,{outcome:s}),s===void 0&&i!=="block"&&(0,e.Y)(
"span",{children:"not run"}),o&&(0,e.FD)("span",{children:["risk: ",o]}),a&&(0,e.FD)("span",{children:["confirmation: ",
(0,u.vg)(a)]}),Object.entries(t.profiles).map(([c,m])=>(0,e.FD)("span",{children:[(0,b.Fo)(c),": ",m]},c))]}),d.map((c,m)=>(0,e.
Y)(C,{finding:c,page:r,number:V(c,h)},m)),(0,e.Y)(Qe,{command:t}),s&&(0,e.Y)(Ze,{outcome:s})]})}l(Je,"Command");function Qe({
command:{command:n,words:t=[]}}){return t.every(({text:r,start:i,end:o})=>n.slice(i,o)===r)?null:(0,e.FD)("p",{class:"ar\
gv",children:[(0,e.Y)("span",{class:"label",children:"Parsed arguments"})," ",t.map(({text:r},i)=>(0,e.Y)("span",{class:"\
word",children:(0,e.Y)(f,{text:r})},i))]})}l(Qe,"Argv");function Xe({outcome:{resources:n={}}}){const{peak_memory_bytes:t,
cpu_ms:r}=n;return(0,e.FD)(e.FK,{children:[r!==void 0&&(0,e.FD)("span",{children:["CPU: ",(0,u.p0)(r)]}),t!==void 0&&(0,e.
FD)("span",{children:["memory: ",(0,u.Ej)(t)]})]})}l(Xe,"Resources");function Ze({outcome:n}){const{reason:t,reused:r,side_effects:i}=n;
return(0,e.FD)(e.FK,{children:[t!==void 0&&(0,e.Y)("p",{children:(0,e.Y)(Y,{text:t})}),r&&(0,e.Y)("p",{class:"quiet",children:"\
Result reused from another gene with the same command."}),(0,e.Y)(en,{outcome:n}),i&&(0,e.Y)(_e,{effects:i})]})}l(Ze,"Ou\
tcomeDetails");function _e({effects:n}){const t=["created","changed","deleted"].filter(r=>n[r].length);return t.length===
0?null:(0,e.FD)("details",{class:"fold",children:[(0,e.FD)("summary",{children:["Side effects"," ",(0,e.Y)("span",{class:"\
quiet",children:t.map(r=>`${(0,u.U9)(n[r].length,"file")} ${r}`).join(", ")})]}),(0,e.Y)(w,{facts:t.map(r=>[r,(0,e.Y)("u\
l",{class:"plain",children:n[r].map((i,o)=>(0,e.Y)("li",{children:(0,e.Y)(f,{text:i})},o))},r)])})]})}l(_e,"SideEffects");
function en({outcome:n}){return(0,e.FD)(e.FK,{children:[(0,e.Y)(ie,{name:"Standard output",stream:n.stdout}),(0,e.Y)(ie,
{name:"Standard error",stream:n.stderr})]})}l(en,"Output");function ie({name:n,stream:t}){const{head:r,tail:i,bytes:o,truncated:a}=t;
return o===0?null:(0,e.FD)("details",{class:"fold",children:[(0,e.FD)("summary",{children:[n," ",(0,e.Y)("span",{class:"\
quiet",children:(0,u.Ej)(o)})]}),(0,e.Y)(oe,{text:r}),a&&(0,e.Y)("p",{class:"quiet",children:"Output truncated: only the\
 beginning and the end are kept."}),i!==""&&(0,e.Y)(oe,{text:i})]})}l(ie,"Stream");function oe({text:n}){return(0,e.Y)("\
pre",{dir:"ltr",children:(0,b.MJ)(n.replace(/\r?\n$/,"")).join(`
`)})}l(oe,"Lines");function nn(n){const{genes:t}=n.report;if(t.length===0)return;const r=l(o=>o.verdict==="pass","passin\
g"),i=[...t.filter(o=>!r(o)),...t.filter(r)];return{id:"genes",title:"Genes",count:t.length,body:i.map(o=>(0,e.Y)(tn,{gene:o,
page:n},n.geneAnchor(o)))}}l(nn,"genesSection");function tn({gene:n,page:t}){const{id:r,change:i,verdict:o,commands:a,blast_radius:s}=n,
d=(0,re.WS)(n);return(0,e.FD)("details",{class:"gene",id:t.geneAnchor(n),"data-item":"",children:[(0,e.FD)("summary",{children:[
(0,e.Y)(v,{tone:D.g9[o],word:F._G[o]}),(0,e.Y)("span",{class:"id",children:(0,e.Y)(f,{text:r})}),(0,e.FD)("span",{class:"\
quiet",children:[i," \xB7 ",(0,re.Ay)(n)]})]}),(0,e.FD)("div",{class:"inside",children:[o!=="pass"&&n.summary!==F._G[o]&&
(0,e.Y)("p",{children:(0,e.Y)(Y,{text:n.summary})}),(0,e.Y)(w,{facts:[["Location",(0,e.Y)(f,{text:`${n.path}:${n.line}`},
"place")],["Blast radius",`${s.files} of ${s.max_files} files, ${(0,u.vg)(s.severity)}`],...Object.entries(n.profiles).map(
([h,{accepted:c,reason:m,remark:g}])=>[`Profile ${h}`,(0,e.FD)(e.FK,{children:[c?"accepted":"blocked",(m??g)!==void 0&&(0,e.
FD)(e.FK,{children:[": ",(0,e.Y)(Y,{text:m??g??""})]})]})]),...d?[["Validators",d]]:[]]}),(0,e.Y)(rn,{gene:n}),t.findingsOfGene(
n).map((h,c)=>(0,e.Y)(C,{finding:h,page:t},c)),a.map((h,c)=>(0,e.Y)(Je,{gene:n,command:h,page:t},c))]})]})}l(tn,"Gene");
function rn({gene:{differences:n=[]}}){return n.length===0?null:(0,e.FD)("div",{class:"differences",children:[(0,e.Y)("h\
3",{children:"Changes"}),(0,e.Y)("ul",{class:"plain",children:n.map(({kind:t,field:r,base:i,head:o},a)=>(0,e.FD)("li",{children:[
(0,e.Y)("span",{class:t==="constraint_loosened"?"caution":"quiet",children:(0,u.vg)(t)})," ",(0,e.Y)(f,{text:r}),":"," ",
i!==null&&(0,e.Y)("del",{children:(0,e.Y)(f,{text:i})}),i!==null&&o!==null&&" \u2192 ",o!==null&&(0,e.Y)("ins",{children:(0,e.
Y)(f,{text:o})})]},a))})]})}l(rn,"Differences");function on(n){return ae("notices","Notices",n.sections.notices,n)}l(on,
"noticesSection");function an(n){return ae("suppressed","Ignored by the policy",n.sections.suppressed,n)}l(an,"suppresse\
dSection");function ae(n,t,r,i){if(r.length!==0)return{id:n,title:t,count:r.length,body:r.map((o,a)=>(0,e.Y)("div",{"dat\
a-item":"",children:(0,e.Y)(C,{finding:o,page:i})},a))}}l(ae,"listed");var le=p(47437);function ln({report:n,ruleAnchor:t}){
const r=[...n.findings,...n.capsules.flatMap(({reasons:o})=>o)],i=[...new Set(r.map(({rule:o})=>o))].flatMap(o=>(0,H.Y)(
o)??[]);if(i.length!==0)return{id:"rules",title:"Rules",count:i.length,body:i.map(({id:o,title:a,why:s,wrong:d,right:h,configure:c,
since:m})=>(0,e.FD)("details",{class:"rule",id:t(o),"data-item":"",children:[(0,e.FD)("summary",{children:[(0,e.Y)("code",
{children:o})," ",(0,e.Y)(Y,{text:a})]}),(0,e.FD)("div",{class:"inside",children:[(0,e.Y)("p",{children:(0,e.Y)(Y,{text:s.
replace(/\s+/g," ")})}),(0,e.Y)(w,{facts:[["Wrong",(0,e.Y)("pre",{children:N((0,le.kQ)(d))},"wrong")],["Right",(0,e.Y)("\
pre",{children:N((0,le.kQ)(h))},"right")],...c?[["Configure",(0,e.Y)("pre",{children:N(c)},"configure")]]:[],["Since",m]]})]})]},
o))}}l(ln,"rulesSection");function N(n){return(0,b.MJ)(n).join(`
`)}l(N,"lines");var sn=p(3311);function dn({report:n}){const t=(0,sn.w)(n);if(t===void 0)return;const{genes:r}=n.selection??
{genes:[]};return{id:"selection",title:"Selection",body:(0,e.FD)(e.FK,{children:[(0,e.Y)("p",{children:t.lead}),r.length>
0&&(0,e.Y)(A,{caption:"Selected cycles",columns:[["Gene"],["Before","number"],["After","number"],["Difference","number"]],
children:r.map(({id:i,base:o,head:a},s)=>(0,e.FD)("tr",{"data-item":"",children:[(0,e.Y)("th",{scope:"row",children:(0,e.
Y)(f,{text:i})}),(0,e.Y)("td",{class:"number",children:o}),(0,e.Y)("td",{class:"number",children:a}),(0,e.Y)("td",{class:"\
number",children:cn(a-o)})]},s))})]})}}l(dn,"selectionSection");function cn(n){return n===0?"0":n>0?`+${n}`:`\u2212${-n}`}
l(cn,"signed");function un(n){const t=n.flatMap(o=>o.commands.flatMap(a=>{const{outcome:s}=a,d=Date.parse(s?.started_at??
"");return s&&hn(s)&&Number.isFinite(d)?[{gene:o,command:a,outcome:s,at:d}]:[]})).sort((o,a)=>o.at-a.at),r=t[0]?.at??0,i=[];
return t.map(({gene:o,command:a,outcome:s,at:d})=>{const h=d-r,c=h+s.duration_ms,m=i.findIndex(y=>y<=h),g=m<0?i.length:m;
return i[g]=c,{gene:o,command:a,outcome:s,start:h,end:c,lane:g}})}l(un,"runsOf");function hn({status:n,reused:t}){return!t&&
n!=="skipped"&&n!=="blocked"}l(hn,"didRun");const mn={height:18,gap:5},fn={height:6,gap:2},pn=12,gn=22,bn=4,Yn=8;function vn({
report:n,commandAnchor:t}){const r=un(n.genes);if(r.length===0)return;const i=(0,e.Y)(yn,{runs:r,commandAnchor:t});return{
id:"timeline",title:"Timeline",count:r.length,body:(0,e.FD)(e.FK,{children:[(0,e.Y)(xn,{runs:r}),r.length>Yn?(0,e.FD)("d\
etails",{class:"fold",children:[(0,e.FD)("summary",{children:["Table of ",(0,u.U9)(r.length,"run")]}),i]}):i]})}}l(vn,"t\
imelineSection");function xn({runs:n}){const t=Math.max(1,...n.map(d=>d.end)),r=Math.max(...n.map(({lane:d})=>d))+1,i=(0,_.
m4)().domain([0,t]).range([0,100]),{height:o,gap:a}=r>pn?fn:mn,s=r*(o+a);return(0,e.FD)("figure",{class:"timeline",children:[
(0,e.FD)("figcaption",{children:[(0,u.U9)(n.length,"command")," in ",(0,u.p0)(t),", ",(0,u.U9)(r,"lane"),"; striped bars\
 did not pass."]}),(0,e.FD)("svg",{width:"100%",height:s+gn,"aria-hidden":"true",focusable:"false",children:[(0,e.Y)("de\
fs",{children:(0,e.Y)("pattern",{id:"stripes",width:"6",height:"6",patternUnits:"userSpaceOnUse",children:(0,e.Y)("path",
{d:"M-1 1l2-2M0 6l6-6M5 7l2-2"})})}),i.ticks(bn).map(d=>(0,e.FD)("g",{class:"tick",children:[(0,e.Y)("line",{x1:`${i(d)}\
%`,x2:`${i(d)}%`,y2:s}),(0,e.Y)("text",{x:`${i(d)}%`,y:s+15,"text-anchor":d===0?"start":i(d)>92?"end":"middle",children:(0,u.
p0)(d)})]},d)),n.map(({start:d,end:h,lane:c,outcome:m},g)=>{const y={x:`${i(d).toFixed(2)}%`,y:c*(o+a),width:`${Math.max(
.4,i(h-d)).toFixed(2)}%`,height:o,rx:2};return(0,e.FD)("g",{children:[(0,e.Y)("rect",{class:`fill ${T[m.status]}`,...y}),
m.status!=="passed"&&(0,e.Y)("rect",{fill:"url(#stripes)",...y})]},g)})]})]})}l(xn,"Lanes");function yn({runs:n,commandAnchor:t}){
return(0,e.Y)(A,{caption:"Runs",columns:[["Start","number"],["Duration","number"],["Result"],["Command"]],children:n.map(
({gene:r,command:i,outcome:o,start:a},s)=>(0,e.FD)("tr",{"data-item":"",children:[(0,e.Y)("td",{class:"number",children:(0,u.
p0)(a)}),(0,e.Y)("td",{class:"number",children:(0,u.p0)(o.duration_ms)}),(0,e.Y)("td",{children:(0,e.Y)(v,{tone:T[o.status],
word:(0,L.o)(o)})}),(0,e.FD)("td",{children:[(0,e.Y)(k,{to:t(i),children:(0,e.Y)(f,{text:i.command})})," ",(0,e.Y)("span",
{class:"quiet",children:(0,e.Y)(f,{text:r.id})})]})]},s))})}l(yn,"Runs");const Fn=[Ce,Ae,nn,vn,We,dn,Be,on,an,Re,ln];function wn(n){
const t=ve(n),r=Fn.flatMap(a=>a(t)??[]),i=(0,j.F0)((0,e.FD)(e.FK,{children:[(0,e.Y)(he,{}),(0,e.Y)("a",{class:"skip",href:"\
#content",children:"Skip to the report"}),(0,e.FD)("div",{class:"frame",children:[(0,e.Y)(kn,{sections:r}),(0,e.FD)("mai\
n",{id:"content",tabIndex:-1,children:[(0,e.Y)(me,{page:t}),(0,e.Y)(de,{}),r.map(({id:a,title:s,count:d,body:h})=>(0,e.FD)(
"section",{id:a,"aria-labelledby":`${a}-title`,children:[(0,e.FD)("h2",{id:`${a}-title`,children:[s,d!==void 0&&(0,e.Y)(
"span",{class:"count",children:d.toLocaleString("en-US")})]}),h]},a))]})]})]}));return`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${(0,j.F0)((0,e.FD)(e.FK,{children:[(0,e.Y)("meta",{"http-equiv":"Content-Security-Policy",content:Dn}),
(0,e.Y)("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),(0,e.Y)("meta",{name:"referrer",content:"\
no-referrer"}),(0,e.Y)("meta",{name:"color-scheme",content:"light dark"}),(0,e.Y)("title",{children:`${(0,F.r4)(n)} \xB7 ge\
ne-gate`})]}))}<style>${z}</style></head>
<body>${i}<script>${P}<\/script></body>
</html>
`}l(wn,"renderHtml");const Dn=["default-src 'none'",`script-src '${se(P)}'`,`style-src '${se(z)}'`,"base-uri 'none'","fo\
rm-action 'none'","require-trusted-types-for 'script'"].join("; ");function se(n){return`sha256-${(0,ce.createHash)("sha\
256").update(n).digest("base64")}`}l(se,"hashOf");function kn({sections:n}){return(0,e.Y)("nav",{class:"contents","aria-\
label":"Sections",children:(0,e.Y)("ul",{children:n.map(({id:t,title:r,count:i})=>(0,e.Y)("li",{children:(0,e.FD)("a",{href:`\
#${t}`,children:[r,i!==void 0&&(0,e.Y)("span",{class:"count",children:i.toLocaleString("en-US")})]})},t))})})}l(kn,"Cont\
ents");function de(){return(0,e.Y)("search",{class:"toolbar",hidden:!0,children:(0,e.FD)("form",{children:[(0,e.Y)("labe\
l",{for:"search",children:"Search the report"}),(0,e.Y)("input",{id:"search",type:"search",autoComplete:"off",spellcheck:!1,
placeholder:"Press / to search","aria-describedby":"found"}),(0,e.Y)("button",{type:"button","data-fold":"open",children:"\
Open all"}),(0,e.Y)("button",{type:"button","data-fold":"close",children:"Close all"}),(0,e.Y)("output",{id:"found",for:"\
search"})]})})}l(de,"Toolbar")})};
