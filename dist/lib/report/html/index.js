"use strict";module.exports={"report/html/command-text"(S,l,O,N){let w;const e=()=>w??=l("preact/jsx-runtime");let _;const m=()=>_??=
l("report/escape");let f;const r=()=>f??=l("report/view/marked-lines");let i;const n=()=>i??=l("report/html/segments");O(
S,{CommandText:()=>o,marksOf:()=>j,numberOf:()=>s});const a=4e3,u=30;function j(d){return d.filter(({span:p})=>p!==void 0).
slice(0,u)}function s(d,p){return p.length>1&&p.includes(d)?p.indexOf(d)+1:void 0}function o({command:{command:d,words:p=[]},
marked:x}){const v=x.flatMap(({span:b})=>b??[]),g=x.length>1;return(0,e().jsx)("p",{class:"command-text",children:(0,r().
shownParts)(d,v,a).map(({start:b,end:$,isShown:y})=>y?(0,e().jsx)("code",{dir:"ltr",children:t((0,n().segmentsWithin)(d,
p,v,{start:b,end:$})).map(({word:M,segments:h},T)=>M===void 0?h.map(c(g)):(0,e().jsx)("span",{class:"word",children:h.map(
c(g))},T))},b):(0,e().jsxs)("span",{class:"quiet",children:[" ",(0,r().notShown)($-b)," "]},b))})}const c=d=>function({text:x,
marks:v,ends:g},b){return v.length===0?(0,m().terminal)(x):(0,e().jsxs)("mark",{children:[x===""?"\xA0":(0,m().terminal)(
x),d&&g.map($=>(0,e().jsx)("sup",{children:$+1},$))]},b)};function t(d){const p=[];for(const x of d){const v=p.at(-1);v&&
v.word===x.word?v.segments.push(x):p.push({word:x.word,segments:[x]})}return p}},"report/html/finding"(S,l,O,N){let w;const e=()=>w??=
l("preact/jsx-runtime");let _;const m=()=>_??=l("report/escape");let f;const r=()=>f??=l("report/view/edit-lines");let i;
const n=()=>i??=l("report/view/finding");let a;const u=()=>a??=l("report/view/tones");let j;const s=()=>j??=l("report/ht\
ml/mark");let o;const c=()=>o??=l("report/html/words");O(S,{FindingItem:()=>p,FindingReason:()=>t});function t({finding:x,
page:v,number:g}){const{message:b,remedy:$,rule:y,suppressed:M,edit:h}=x;return(0,e().jsxs)("dl",{class:"reason",children:[
(0,e().jsx)("dt",{children:"Why"}),(0,e().jsxs)("dd",{children:[g!==void 0&&(0,e().jsx)("span",{class:"number",children:g}),
" ",(0,e().jsx)(c().Sentence,{text:b})]}),$!==""&&(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("dt",{children:"Fix"}),
(0,e().jsxs)("dd",{children:[(0,e().jsx)(c().Sentence,{text:$}),(0,e().jsx)(d,{edit:h})]})]}),M&&(0,e().jsxs)(e().Fragment,
{children:[(0,e().jsx)("dt",{children:"Ignored"}),(0,e().jsxs)("dd",{children:["until ",(0,m().terminal)(M.expires),": ",
(0,e().jsx)(c().Sentence,{text:M.reason})]})]}),(0,e().jsx)("dt",{children:"Rule"}),(0,e().jsx)("dd",{children:(0,e().jsx)(
c().Link,{to:v.ruleAnchor(y),children:(0,e().jsx)(c().Name,{text:y})})})]})}function d({edit:x}){const v=(0,r().editLines)(
x);return v.length===0?null:(0,e().jsx)("pre",{dir:"ltr",class:"diff",children:v.map((g,b)=>g.startsWith("-")?(0,e().jsx)(
"del",{children:`${(0,m().terminal)(g)}
`},b):(0,e().jsx)("ins",{children:`${(0,m().terminal)(g)}
`},b))})}function p({finding:x,page:v,number:g}){const{severity:b}=x,$=(0,n().pathAndLine)(x);return(0,e().jsxs)("div",{
class:"finding",children:[(0,e().jsxs)("p",{children:[(0,e().jsx)(s().Status,{tone:u().SEVERITY_TONES[b],word:b})," ",$!==
void 0&&(0,e().jsx)("span",{class:"quiet",children:(0,e().jsx)(c().Name,{text:$})})]}),(0,e().jsx)(t,{finding:x,page:v,number:g})]})}},
"report/html/lanes"(S,l,O,N){O(S,{runsOf:()=>w});function w(_){const m=_.flatMap(n=>n.commands.flatMap(a=>{const{outcome:u}=a,
j=Date.parse(u?.started_at??"");return u&&e(u)&&Number.isFinite(j)?[{gene:n,command:a,outcome:u,at:j}]:[]})).sort((n,a)=>n.
at-a.at),f=m[0]?.at??0,r=[],i=new Map;return m.map(({gene:n,command:a,outcome:u,at:j})=>{const s=j-f,o=s+u.duration_ms,c=r.
findIndex(p=>p<=s),t=c<0?r.length:c;r[t]=o;const d=Math.max(0,s-(i.get(n)??0));return i.set(n,o),{gene:n,command:a,outcome:u,
start:s,end:o,lane:t,waited:d}})}function e({status:_,reused:m}){return!m&&_!=="skipped"&&_!=="blocked"}},"report/html/m\
ark"(S,l,O,N){let w;const e=()=>w??=l("preact/jsx-runtime");O(S,{Mark:()=>r,STATUS_TONES:()=>_,Shapes:()=>f,Status:()=>i});
const _={passed:"good",failed:"bad",timed_out:"bad",blocked:"bad",skipped:"quiet",crashed:"bad",not_runnable:"bad",error:"\
bad"},m={good:"M4.5 8.4 7 10.9l4.6-5.4",bad:"m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4",caution:"M8 4.3v4.6m0 2.5v.2",waiting:"M6.4\
 5.2v5.6m3.2-5.6v5.6",quiet:"M5 8h6"};function f(){return(0,e().jsx)("svg",{class:"shapes",width:"0",height:"0","aria-hi\
dden":"true",focusable:"false",children:Object.entries(m).map(([n,a])=>(0,e().jsxs)("symbol",{id:`shape-${n}`,viewBox:"0\
 0 16 16",children:[(0,e().jsx)("circle",{cx:"8",cy:"8",r:"7.25"}),(0,e().jsx)("path",{d:a})]},n))})}function r({tone:n}){
return(0,e().jsx)("svg",{class:`mark ${n}`,width:"16",height:"16","aria-hidden":"true",focusable:"false",children:(0,e().
jsx)("use",{href:`#shape-${n}`})})}function i({tone:n,word:a}){return(0,e().jsxs)("span",{class:`status ${n}`,children:[
(0,e().jsx)(r,{tone:n}),(0,e().jsx)("span",{children:a})]})}},"report/html/masthead"(S,l,O,N){let w;const e=()=>w??=l("p\
react/jsx-runtime");let _;const m=()=>_??=l("report/escape");let f;const r=()=>f??=l("report/view/blast-radius");let i;const n=()=>i??=
l("report/view/headline");let a;const u=()=>a??=l("report/view/tones");let j;const s=()=>j??=l("report/view/words");let o;
const c=()=>o??=l("report/html/lanes");let t;const d=()=>t??=l("report/html/mark");let p;const x=()=>p??=l("report/html/\
words");O(S,{Masthead:()=>v});function v({page:M}){const{report:h,sections:T}=M,k=(0,n().headline)(h,T),A=(0,n().isReportedOnly)(
h),I=u().VERDICT_TONES[A?"warn":h.verdict];return(0,e().jsxs)("header",{class:"masthead",children:[(0,e().jsxs)("p",{class:"\
about",children:[(0,e().jsx)("strong",{children:"gene-gate"}),h.event.pull_request!==void 0&&(0,e().jsxs)("span",{children:[
"pull request ",h.event.pull_request]}),(0,e().jsxs)("span",{children:[(0,s().shortCommit)(h.base_sha)," \u2192 ",(0,s().
shortCommit)(h.head_sha)]}),(0,e().jsx)("time",{dateTime:h.finished_at,children:(0,s().moment)(h.finished_at)})]}),(0,e().
jsxs)("h1",{children:[(0,e().jsx)(d().Mark,{tone:I}),(0,e().jsxs)("span",{children:[(0,e().jsx)("span",{class:"verdict",
children:(0,n().verdictWords)(h)}),k!==""&&(0,e().jsx)("span",{class:"headline",children:k})]})]}),A&&(0,e().jsx)("p",{class:"\
reported-only",children:(0,e().jsx)(x().Sentence,{text:n().REPORTED_ONLY_NOTE})}),h.error&&(0,e().jsx)(g,{error:h.error}),
(0,e().jsx)(b,{page:M})]})}function g({error:{message:M,hint:h}}){return(0,e().jsxs)("div",{class:"undecided",children:[
(0,e().jsx)("p",{children:(0,e().jsx)(x().Sentence,{text:M})}),(0,e().jsx)("p",{class:"label",children:"Fix"}),(0,e().jsx)(
"pre",{children:(0,m().terminalLines)(h).join(`
`)})]})}function b({page:M}){return(0,e().jsx)("dl",{class:"numbers",children:$(M).map(([h,T,k,A])=>(0,e().jsxs)("div",{
children:[(0,e().jsx)("dt",{children:h}),(0,e().jsxs)("dd",{children:[(0,e().jsx)("span",{class:"figure",children:(0,e().
jsx)(x().Link,{to:A,children:T})})," ",(0,e().jsx)("span",{class:"quiet",children:k})]})]},h))})}function $({report:M,sections:h}){
const{genes:T,blast_radius:k,duration_ms:A}=M,I=[];if(T.length>0){const F=T.filter(({verdict:E})=>E==="pass"||E==="warn").
length,L=T.reduce((E,C)=>E+C.commands.length,0);I.push(["Genes",`${F} / ${T.length}`,"passed","genes"],["Commands",`${h.
passed.length} / ${L}`,y(h),h.blocked.length+h.failed.length>0?"attention":"genes"])}if(k){const F=(0,r().sizeLimits)(M).
find(({gene:C})=>C)?.limit,L=F===void 0?`${k.files}`:`${k.files} / ${F}`,E=k.files+k.exempt_files;I.push(["Files",L,`cou\
nted, ${(0,s().count)(k.lines,"line")}`,E>0?"blast-radius":void 0])}const R=(0,c().runsOf)(T).length>0?"timeline":void 0;
return[...I,["Duration",(0,s().duration)(A),"total",R]]}function y({blocked:M,failed:h,notRun:T}){return["passed",...M.length>
0?[`${M.length} blocked`]:[],...h.length>0?[`${h.length} failed`]:[],...T.length>0?[`${T.length} not run`]:[]].join(", ")}},
"report/html/page"(S,l,O,N){let w;const e=()=>w??=l("rules/catalogue");let _;const m=()=>_??=l("report/view/group");let f;
const r=()=>f??=l("report/view/report-sections");O(S,{pageOf:()=>i});function i(n){const a=new Map(n.genes.map((s,o)=>[s,
`gene-${o+1}`])),u=new Map(n.genes.flatMap(s=>s.commands.map((o,c)=>[o,`${a.get(s)}-${c+1}`]))),j=(0,m().groupBy)(n.findings,
({subject:s})=>(0,r().commandKey)(s?.id,s?.command));return{report:n,sections:(0,r().reportSections)(n),geneAnchor:s=>a.
get(s),commandAnchor:s=>u.get(s),ruleAnchor:s=>(0,e().ruleOf)(s)?`rule-${s}`:void 0,findingsOf:(s,o)=>(j.get((0,r().commandKey)(
s.id,o.command))??[]).filter(c=>(0,r().standsAt)(c,s,o)),findingsOfGene:s=>(j.get((0,r().commandKey)(s.id,void 0))??[]).
filter(({location:o})=>o===void 0||o.path===s.path)}}},"report/html/scale"(S,l,O,N){O(S,{scaleTo:()=>w});function w(_){return{
at:m=>Math.min(1,Math.max(0,m/_))*100,ticks:m=>{const f=e(_/m);return Array.from({length:Math.floor(_/f)+1},(r,i)=>i*f)}}}
function e(_){const m=10**Math.floor(Math.log10(_)),f=_/m;return f>=Math.sqrt(50)?10*m:f>=Math.sqrt(10)?5*m:f>=Math.sqrt(
2)?2*m:m}},"report/html/segments"(S,l,O,N){O(S,{segmentsOf:()=>w,segmentsWithin:()=>e});function w(r,i,n){const a=t=>m(r,
Math.min(Math.max(0,t),r.length)),u=n.map(({start:t,end:d})=>{const p=a(t);return{start:p,end:Math.max(a(d),f(r,p))}}),j=new Set(
[0,r.length]);for(const{start:t,end:d}of[...i,...u])j.add(a(t)).add(a(d));const s=[...j].sort((t,d)=>t-d),o=[];let c=0;return s.
forEach((t,d)=>{const p=s[d+1]??t,x=_(u,g=>g.start<=t&&p<=g.end&&(t<p||g.start===t));if(t===p&&x.length===0)return;for(;c<
i.length&&(i[c]?.end??0)<=t;)c+=1;const v=c<i.length&&(i[c]?.start??p)<=t&&t<p;o.push({text:r.slice(t,p),word:v?c:void 0,
marks:x,ends:x.filter(g=>u[g]?.end===p)})}),o}function e(r,i,n,{start:a,end:u}){if(a===0&&u===r.length)return w(r,i,n);const j=t=>({
start:Math.max(t.start-a,0),end:Math.min(t.end,u)-a}),s=i.filter(t=>t.end>a&&t.start<u).map(j),o={start:Number.POSITIVE_INFINITY,
end:Number.POSITIVE_INFINITY},c=n.map(t=>t.start<u&&Math.max(t.end,t.start+1)>a?j(t):o);return w(r.slice(a,u),s,c).filter(
({text:t})=>t!=="")}function _(r,i){return r.flatMap((n,a)=>i(n)?[a]:[])}function m(r,i){return(r.codePointAt(i-1)??0)>65535?
i-1:i}function f(r,i){const n=r.codePointAt(i);return n===void 0?i:i+(n>65535?2:1)}},"report/html/words"(S,l,O,N){let w;
const e=()=>w??=l("preact/jsx-runtime");let _;const m=()=>_??=l("report/escape");let f;const r=()=>f??=l("report/view/wo\
rds");O(S,{Facts:()=>j,Link:()=>u,Name:()=>n,Sentence:()=>a,Table:()=>s});const i={sentence:2e3,name:300};function n({text:o}){
return(0,e().jsx)("code",{children:o===""?"(empty)":(0,m().terminal)((0,r().clipCounted)(o,i.name))})}function a({text:o}){
const c=(0,r().clipCounted)(o,i.sentence).split(/`([^`]+)`/);return(0,e().jsx)("bdi",{children:c.map((t,d)=>d%2===1?(0,e().
jsx)("code",{children:(0,m().terminal)(t)},d):(0,m().terminal)(t))})}function u({to:o,children:c}){return o===void 0?c:(0,e().
jsx)("a",{href:`#${o}`,children:c})}function j({facts:o}){return(0,e().jsx)("dl",{class:"facts",children:o.map(([c,t],d)=>(0,e().
jsxs)("div",{children:[(0,e().jsx)("dt",{children:c}),(0,e().jsx)("dd",{children:t})]},d))})}function s({caption:o,columns:c,
children:t}){return(0,e().jsxs)("table",{children:[(0,e().jsx)("caption",{class:"unseen",children:o}),(0,e().jsx)("thead",
{children:(0,e().jsx)("tr",{children:c.map(([d,p])=>(0,e().jsx)("th",{scope:"col",class:p,children:p==="chart"?(0,e().jsx)(
"span",{class:"unseen",children:d}):d},d))})}),(0,e().jsx)("tbody",{children:t})]})}}};
