"use strict";module.exports={"report/html/sections/environment"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=
n("report/escape");let E;const m=()=>E??=n("report/view/headline");let v;const _=()=>v??=n("report/view/proof");let j;const o=()=>j??=
n("report/view/words");let b;const w=()=>b??=n("report/html/mark");let g;const u=()=>g??=n("report/html/words");$(y,{environmentSection:()=>d});
function d({report:e}){const{isolation:i}=e;return{id:"environment",title:"Environment",body:(0,t().jsxs)(t().Fragment,{
children:[(0,t().jsx)(u().Facts,{facts:[...h(e),...p(i),...c(e)]}),(0,t().jsx)(O,{isolation:i}),(0,t().jsx)(k,{isolation:i}),
e.genes.length>0&&(0,t().jsx)("p",{class:"quiet",children:_().EVIDENCE_NOTE})]})}}function h(e){const{policy:i,isolation:r,
plans_digest:l}=e;return[...(0,_().proofOf)(e).map(({label:s,value:a})=>[s,(0,t().jsx)(u().Sentence,{text:a},s)]),...i?[
["Policy digest",(0,t().jsx)(u().Name,{text:i.digest},"policy")]]:[],...l===null?[]:[["Plans digest",(0,t().jsx)(u().Name,
{text:l},"plans")]],["Isolation level",(0,o().spoken)(r.level)],...r.requested?[["Requested isolation",r.requested]]:[],
...r.launcher?[["Launcher",(0,f().terminal)(r.launcher)]]:[]]}function p({limits:e}){if(e===void 0)return[];const{memory_bytes:i,
processes:r,processes_counted_for:l}=e;return[["Memory per command",i===null?"unlimited":(0,o().size)(i)],["Processes",`${r}\
 per ${l}`],["Open files",String(e.open_files)],["File size",(0,o().size)(e.file_bytes)],["Total written",(0,o().size)(e.
written_bytes)]]}function c({validation_reports:e,shards:i,tool:r,...l}){const s=e.map(({env_fingerprint:{node_version:a,
platform:F,arch:D}})=>`Node ${a}, ${F} ${D}`);return[...[...new Set(s)].map(a=>["Commands ran on",(0,f().terminal)(a)]),
...i?[S(i)]:[],["Tool",`${r.name} ${(0,f().terminal)(r.version)}`],["Started",(0,f().terminal)((0,o().moment)(l.started_at))],
["Duration",(0,o().duration)(l.duration_ms)]]}function S(e){const i=e.length<(e[0]?.of??0),r=e.map(({index:l,of:s,verdict:a})=>`${l}\
/${s} (${m().VERDICT_WORDS[a]})`);return[i?"Shard":"Merged from",r.join(", ")]}function O({isolation:{probes:e=[]}}){return e.
length===0?null:(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("h3",{children:"Sandbox self-test"}),(0,t().jsx)("ul",{
class:"plain",children:e.map(({name:i,held:r,required:l},s)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(w().Status,{tone:r?
"good":l?"bad":"caution",word:r?"prevented":"not prevented"})," ",(0,t().jsx)(u().Sentence,{text:(0,o().spoken)(i)}),!l&&
(0,t().jsx)("span",{class:"quiet",children:" (not required)"})]},s))})]})}function k({isolation:{downgrades:e=[]}}){return e.
length===0?null:(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("h3",{children:"Stronger containment that is not availa\
ble"}),(0,t().jsx)("ul",{children:e.map(({from:i,reason:r},l)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(u().Name,{text:i}),
": ",(0,t().jsx)(u().Sentence,{text:r})]},l))})]})}},"report/html/sections/evidence"(y,n,$,I){let N;const t=()=>N??=n("p\
react/jsx-runtime");let T;const f=()=>T??=n("report/escape");let E;const m=()=>E??=n("report/view/words");let v;const _=()=>v??=
n("report/html/mark");let j;const o=()=>j??=n("report/html/words");$(y,{approvalsSection:()=>u,evidenceSection:()=>b});function b({
report:{capsules:d,events:h},ruleAnchor:p}){if(d.length+h.length!==0)return{id:"evidence",title:"Evidence",count:d.length+
h.length,body:(0,t().jsxs)("ul",{class:"plain rows",children:[d.map((c,S)=>(0,t().jsxs)("li",{"data-item":"",children:[(0,t().
jsx)(w,{claim:c}),(0,t().jsx)(g,{capsule:c,ruleAnchor:p})]},`capsule-${S}`)),h.map((c,S)=>(0,t().jsx)("li",{"data-item":"",
children:(0,t().jsx)(w,{claim:c})},`event-${S}`))]})}}function w({claim:d}){const{type:h,id:p,change:c,path:S,line:O}=d;
return(0,t().jsxs)("p",{children:[h," ",(0,t().jsx)(o().Name,{text:p})," ",c," ",(0,t().jsx)("span",{class:"quiet",children:(0,t().
jsx)(o().Name,{text:`${S}:${O}`})})]})}function g({capsule:{eligible:d,reasons:h},ruleAnchor:p}){const[c,S]=d===null?["q\
uiet","eligibility not checked"]:d?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,t().jsxs)(
t().Fragment,{children:[(0,t().jsx)("p",{children:(0,t().jsx)(_().Status,{tone:c,word:S})}),h.length>0&&(0,t().jsx)("ul",
{children:h.map(({rule:O,message:k},e)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(o().Sentence,{text:k})," ",(0,t().jsx)(
o().Link,{to:p(O),children:(0,t().jsx)(o().Name,{text:O})})]},e))})]})}function u({report:{approvals:d,approval_digest:h}}){
if(d.length!==0)return{id:"approvals",title:"Approvals",count:d.length,body:(0,t().jsx)(o().Facts,{facts:[...d.map(({user:p,
at:c},S)=>[`Approved ${d.length>1?`(${S+1})`:""}`,(0,t().jsxs)(t().Fragment,{children:["by ",(0,t().jsx)(o().Name,{text:p}),
" at ",(0,f().terminal)((0,m().moment)(c))]})]),...h===null?[]:[["Approval digest",(0,t().jsx)(o().Name,{text:h},"digest")]]]})}}},
"report/html/sections/genes"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=n("report/view\
/assets");let E;const m=()=>E??=n("report/view/headline");let v;const _=()=>v??=n("report/view/tones");let j;const o=()=>j??=
n("report/view/words");let b;const w=()=>b??=n("report/html/command");let g;const u=()=>g??=n("report/html/finding");let d;
const h=()=>d??=n("report/html/mark");let p;const c=()=>p??=n("report/html/words");$(y,{genesSection:()=>S});function S(e){
const{genes:i}=e.report;if(i.length===0)return;const r=s=>s.verdict==="pass",l=[...i.filter(s=>!r(s)),...i.filter(r)];return{
id:"genes",title:"Genes",count:i.length,body:l.map(s=>(0,t().jsx)(O,{gene:s,page:e},e.geneAnchor(s)))}}function O({gene:e,
page:i}){const{id:r,change:l,verdict:s,commands:a,blast_radius:F}=e,D=(0,f().versionWords)(e);return(0,t().jsxs)("detail\
s",{class:"gene",id:i.geneAnchor(e),"data-item":"",children:[(0,t().jsxs)("summary",{children:[(0,t().jsx)(h().Status,{tone:_().
VERDICT_TONES[s],word:m().VERDICT_WORDS[s]}),(0,t().jsx)("span",{class:"id",children:(0,t().jsx)(c().Name,{text:r})}),(0,t().
jsxs)("span",{class:"quiet",children:[l," \xB7 ",(0,f().commandCounts)(e)]})]}),(0,t().jsxs)("div",{class:"inside",children:[
s!=="pass"&&e.summary!==m().VERDICT_WORDS[s]&&(0,t().jsx)("p",{children:(0,t().jsx)(c().Sentence,{text:e.summary})}),(0,t().
jsx)(c().Facts,{facts:[["Location",(0,t().jsx)(c().Name,{text:`${e.path}:${e.line}`},"place")],["Blast radius",`${F.files}\
 of ${F.max_files} files, ${(0,o().spoken)(F.severity)}`],...Object.entries(e.profiles).map(([R,{accepted:x,reason:A,remark:C}])=>[
`Profile ${R}`,(0,t().jsxs)(t().Fragment,{children:[x?"accepted":"blocked",(A??C)!==void 0&&(0,t().jsxs)(t().Fragment,{children:[
": ",(0,t().jsx)(c().Sentence,{text:A??C??""})]})]})]),...D?[["Validators",D]]:[]]}),(0,t().jsx)(k,{gene:e}),i.findingsOfGene(
e).map((R,x)=>(0,t().jsx)(u().FindingItem,{finding:R,page:i},x)),a.map((R,x)=>(0,t().jsx)(w().Command,{gene:e,command:R,
page:i},x))]})]})}function k({gene:{differences:e=[]}}){return e.length===0?null:(0,t().jsxs)("div",{class:"differences",
children:[(0,t().jsx)("h3",{children:"Changes"}),(0,t().jsx)("ul",{class:"plain",children:e.map(({kind:i,field:r,base:l,
head:s},a)=>(0,t().jsxs)("li",{children:[(0,t().jsx)("span",{class:i==="constraint_loosened"?"caution":"quiet",children:(0,o().
spoken)(i)})," ",(0,t().jsx)(c().Name,{text:r}),":"," ",l!==null&&(0,t().jsx)("del",{children:(0,t().jsx)(c().Name,{text:l})}),
l!==null&&s!==null&&" \u2192 ",s!==null&&(0,t().jsx)("ins",{children:(0,t().jsx)(c().Name,{text:s})})]},a))})]})}},"repo\
rt/html/sections/remarks"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=n("report/html/fi\
nding");$(y,{noticesSection:()=>E,suppressedSection:()=>m});function E(_){return v("notices","Notices",_.sections.notices,
_)}function m(_){return v("suppressed","Ignored by the policy",_.sections.suppressed,_)}function v(_,j,o,b){if(o.length!==
0)return{id:_,title:j,count:o.length,body:o.map((w,g)=>(0,t().jsx)("div",{"data-item":"",children:(0,t().jsx)(f().FindingItem,
{finding:w,page:b})},g))}}},"report/html/sections/rules"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=
n("rules/catalogue");let E;const m=()=>E??=n("rules/example");let v;const _=()=>v??=n("report/escape");let j;const o=()=>j??=
n("report/html/words");$(y,{rulesSection:()=>b});function b({report:g,ruleAnchor:u}){const d=[...g.findings,...g.capsules.
flatMap(({reasons:p})=>p)],h=[...new Set(d.map(({rule:p})=>p))].flatMap(p=>(0,f().ruleOf)(p)??[]);if(h.length!==0)return{
id:"rules",title:"Rules",count:h.length,body:h.map(({id:p,title:c,why:S,wrong:O,right:k,configure:e,since:i})=>(0,t().jsxs)(
"details",{class:"rule",id:u(p),"data-item":"",children:[(0,t().jsxs)("summary",{children:[(0,t().jsx)("code",{children:p}),
" ",(0,t().jsx)(o().Sentence,{text:c})]}),(0,t().jsxs)("div",{class:"inside",children:[(0,t().jsx)("p",{children:(0,t().
jsx)(o().Sentence,{text:S.replace(/\s+/g," ")})}),(0,t().jsx)(o().Facts,{facts:[["Wrong",(0,t().jsx)("pre",{children:w((0,m().
exampleText)(O))},"wrong")],["Right",(0,t().jsx)("pre",{children:w((0,m().exampleText)(k))},"right")],...e?[["Configure",
(0,t().jsx)("pre",{children:w(e)},"configure")]]:[],["Since",i]]})]})]},p))}}function w(g){return(0,_().terminalLines)(g).
join(`
`)}},"report/html/sections/selection"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=n("re\
port/view/selection");let E;const m=()=>E??=n("report/html/words");$(y,{selectionSection:()=>v});function v({report:j}){
const o=(0,f().selectionWords)(j);if(o===void 0)return;const{genes:b}=j.selection??{genes:[]};return{id:"selection",title:"\
Selection",body:(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("p",{children:o.lead}),b.length>0&&(0,t().jsx)(m().Table,
{caption:"Selected cycles",columns:[["Gene"],["Before","number"],["After","number"],["Difference","number"]],children:b.
map(({id:w,base:g,head:u},d)=>(0,t().jsxs)("tr",{"data-item":"",children:[(0,t().jsx)("th",{scope:"row",children:(0,t().
jsx)(m().Name,{text:w})}),(0,t().jsx)("td",{class:"number",children:g}),(0,t().jsx)("td",{class:"number",children:u}),(0,t().
jsx)("td",{class:"number",children:_(u-g)})]},d))})]})}}function _(j){return j===0?"0":j>0?`+${j}`:`\u2212${-j}`}},"repo\
rt/html/sections/timeline"(y,n,$,I){let N;const t=()=>N??=n("preact/jsx-runtime");let T;const f=()=>T??=n("report/view/o\
utput");let E;const m=()=>E??=n("report/view/words");let v;const _=()=>v??=n("report/html/lanes");let j;const o=()=>j??=
n("report/html/mark");let b;const w=()=>b??=n("report/html/scale");let g;const u=()=>g??=n("report/html/words");$(y,{timelineSection:()=>k});
const d={height:18,gap:5},h={height:6,gap:2},p=12,c=22,S=4,O=8;function k({report:r,commandAnchor:l}){const s=(0,_().runsOf)(
r.genes);if(s.length===0)return;const a=(0,t().jsx)(i,{runs:s,commandAnchor:l});return{id:"timeline",title:"Timeline",count:s.
length,body:(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(e,{runs:s}),s.length>O?(0,t().jsxs)("details",{class:"fold",
children:[(0,t().jsxs)("summary",{children:["Table of ",(0,m().count)(s.length,"run")]}),a]}):a]})}}function e({runs:r}){
const l=Math.max(1,...r.map(x=>x.end)),s=Math.max(...r.map(({lane:x})=>x))+1,a=(0,w().scaleTo)(l),{height:F,gap:D}=s>p?h:
d,R=s*(F+D);return(0,t().jsxs)("figure",{class:"timeline",children:[(0,t().jsxs)("figcaption",{children:[(0,m().count)(r.
length,"command")," in ",(0,m().duration)(l),", ",(0,m().count)(s,"lane"),"; striped bars did not pass."]}),(0,t().jsxs)(
"svg",{width:"100%",height:R+c,"aria-hidden":"true",focusable:"false",children:[(0,t().jsx)("defs",{children:(0,t().jsx)(
"pattern",{id:"stripes",width:"6",height:"6",patternUnits:"userSpaceOnUse",children:(0,t().jsx)("path",{d:"M-1 1l2-2M0 6\
l6-6M5 7l2-2"})})}),a.ticks(S).map(x=>(0,t().jsxs)("g",{class:"tick",children:[(0,t().jsx)("line",{x1:`${a.at(x)}%`,x2:`${a.
at(x)}%`,y2:R}),(0,t().jsx)("text",{x:`${a.at(x)}%`,y:R+15,"text-anchor":x===0?"start":a.at(x)>92?"end":"middle",children:(0,m().
duration)(x)})]},x)),r.map(({start:x,end:A,lane:C,outcome:M},L)=>{const W={x:`${a.at(x).toFixed(2)}%`,y:C*(F+D),width:`${Math.
max(.4,a.at(A-x)).toFixed(2)}%`,height:F,rx:2};return(0,t().jsxs)("g",{children:[(0,t().jsx)("rect",{class:`fill ${o().STATUS_TONES[M.
status]}`,...W}),M.status!=="passed"&&(0,t().jsx)("rect",{fill:"url(#stripes)",...W})]},L)})]})]})}function i({runs:r,commandAnchor:l}){
return(0,t().jsx)(u().Table,{caption:"Runs",columns:[["Start","number"],["Waited","number"],["Duration","number"],["Resu\
lt"],["Command"]],children:r.map(({gene:s,command:a,outcome:F,start:D,waited:R},x)=>(0,t().jsxs)("tr",{"data-item":"",children:[
(0,t().jsx)("td",{class:"number",children:(0,m().duration)(D)}),(0,t().jsx)("td",{class:"number",children:(0,m().duration)(
R)}),(0,t().jsx)("td",{class:"number",children:(0,m().duration)(F.duration_ms)}),(0,t().jsx)("td",{children:(0,t().jsx)(
o().Status,{tone:o().STATUS_TONES[F.status],word:(0,f().statusWords)(F)})}),(0,t().jsxs)("td",{children:[(0,t().jsx)(u().
Link,{to:l(a),children:(0,t().jsx)(u().Name,{text:a.command})})," ",(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(
u().Name,{text:s.id})})]})]},x))})}}};
