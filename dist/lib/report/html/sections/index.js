//# report/html/sections/attention
(function(T,q,e){const n=e("packages/preact/jsx-runtime"),F=e("report/view/error-lines"),k=e("report/view/finding"),N=e(
"report/view/output"),x=e("report/view/report-sections"),A=e("report/view/tones"),p=e("report/view/words"),j=e("report/h\
tml/command-text"),h=e("report/html/finding"),l=e("report/html/first"),$=e("report/html/mark"),a=e("report/html/words"),
g=12,_=50,C={most:10,columns:120};function E(t){const{blocked:i,failed:r,waiting:o,blast:d,findings:c}=t.sections,m=[w("\
blocked command",(0,x().groupCommands)(i),s=>I(s,t)),w("failed command",(0,x().groupCommands)(r),s=>L(s,t)),w("pending a\
pproval",(0,x().groupFindings)(o),s=>O(s,t,["waiting","approval required"])),w("finding",(0,x().groupFindings)([...d,...c]),
s=>O(s,t))].filter(({total:s})=>s>0);if(m.length!==0)return{id:"attention",title:"Action required",count:m.reduce((s,{total:u})=>s+
u,0),body:m.map(({noun:s,total:u,cards:R})=>(0,n().jsxs)("div",{class:"cards",children:[R.slice(0,g),u>g&&(0,n().jsxs)("\
details",{class:"fold",children:[(0,n().jsx)("summary",{children:(0,p().count)(u-g,`more ${s}`)}),R.slice(g),(0,n().jsx)(
l().Rest,{of:u,noun:s})]})]},s))}}function w(t,i,r){return{noun:t,total:i.length,cards:(0,l().firstOf)(i).map(r)}}function I({
lead:t,others:i},r){const{main:o,further:d}=(0,k().reasonsOf)(t.findings),c=[...o?[o]:[],...d],m=(0,j().marksOf)(c);return(0,n().
jsxs)(v,{tone:"bad",word:"blocked",title:(0,n().jsx)(b,{of:t,page:r}),children:[(0,n().jsx)(j().CommandText,{command:t.command,
marked:m}),o===void 0&&(0,n().jsx)("p",{children:(0,n().jsx)(a().Sentence,{text:t.gene.summary})}),c.map(s=>(0,n().jsx)(
h().FindingReason,{finding:s,page:r,number:(0,j().numberOf)(s,m)},s.rule)),(0,n().jsx)(S,{others:i,page:r})]})}function L({
lead:t,others:i},r){const{outcome:o}=t.command;if(o===void 0)return null;const d=(0,F().errorLines)(o,C.most,C.columns);
return(0,n().jsxs)(v,{tone:"bad",word:`${(0,N().statusWords)(o)} after ${(0,p().duration)(o.duration_ms)}`,title:(0,n().
jsx)(b,{of:t,page:r}),children:[(0,n().jsx)(j().CommandText,{command:t.command,marked:[]}),d.length>0&&(0,n().jsxs)("fig\
ure",{class:"excerpt",children:[(0,n().jsx)("figcaption",{children:"Output"}),(0,n().jsx)("pre",{dir:"ltr",children:d.join(
`
`)})]}),t.findings.map((c,m)=>(0,n().jsx)(h().FindingReason,{finding:c,page:r},m)),(0,n().jsx)(S,{others:i,page:r})]})}function O({
lead:t,others:i},r,[o,d]=[A().SEVERITY_TONES[t.severity],t.severity]){const c=(0,k().pathAndLine)(t)??t.subject?.id;return(0,n().
jsxs)(v,{tone:o,word:d,title:c===void 0?null:(0,n().jsx)(a().Name,{text:c}),children:[(0,n().jsx)(h().FindingReason,{finding:t,
page:r}),i.length>0&&(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsxs)("summary",{children:[(0,p().count)(i.length,
"more finding")," of this rule in this file"]}),(0,l().firstOf)(i,_).map((m,s)=>(0,n().jsx)(h().FindingItem,{finding:m,page:r},
s)),(0,n().jsx)(l().Rest,{of:i.length,noun:"finding",shown:_})]})]})}function v({tone:t,word:i,title:r,children:o}){return(0,n().
jsxs)("article",{class:"card","data-item":"",children:[(0,n().jsxs)("h3",{children:[(0,n().jsx)($().Status,{tone:t,word:i}),
" ",(0,n().jsx)("span",{class:"where",children:r})]}),o]})}function b({of:{gene:t,command:i,position:r},page:o}){const{path:d=t.
path,line:c=t.line}=i.location??{};return(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(a().Link,{to:o.commandAnchor(i),
children:(0,n().jsx)(a().Name,{text:t.id})}),", command ",r," of ",t.commands.length,", ",(0,n().jsx)(a().Name,{text:`${d}\
:${c}`})]})}function S({others:t,page:i}){return t.length===0?null:(0,n().jsxs)("details",{class:"fold",children:[(0,n().
jsxs)("summary",{children:["Same problem in ",(0,p().count)(t.length,"other command")]}),(0,n().jsx)("ul",{class:"plain",
children:(0,l().firstOf)(t,_).map((r,o)=>(0,n().jsx)("li",{children:(0,n().jsx)(b,{of:r,page:i})},o))}),(0,n().jsx)(l().
Rest,{of:t.length,noun:"command",shown:_})]})}T.exports={attentionSection:E}});
//# report/html/sections/blast-radius
(function(p,F,u){const e=u("packages/preact/jsx-runtime"),d=u("report/view/blast-radius"),c=u("report/view/words"),j=u(
"report/html/mark"),g=u("report/html/scale"),h=u("report/html/words");function _(r){const{report:i}=r,s=i.blast_radius;if(s===
null||s.files+s.exempt_files===0)return;const n=(0,d().sizeLimits)(i);return{id:"blast-radius",title:"Blast radius",body:(0,e().
jsxs)(e().Fragment,{children:[n.map((t,o)=>(0,e().jsx)(w,{limit:t,page:r},o)),(0,e().jsx)(b,{radius:s,limit:n.find(({gene:t})=>t)?.
limit}),(0,e().jsx)($,{report:i}),(0,e().jsx)(h().Facts,{facts:[["Changed",(0,d().countedWords)(i)],["Counted",`${(0,c().
count)(s.files,"file")}, ${(0,c().count)(s.lines,"line")}`],["Not counted",`${(0,c().count)(s.exempt_files,"file")}, ${(0,c().
count)(s.exempt_lines,"line")}: asset files and new validation scripts`],["Hard cap",`${(0,c().count)(s.hard_cap_files,"\
file")}, ${(0,c().count)(s.hard_cap_lines,"line")}`]]})]})}}function w({limit:r,page:i}){const{used:s,limit:n,unit:t,grade:o,
gene:a}=r,l=(0,d().isOver)(r)?"bad":o==="within"?"good":"caution",x=m(Math.max(s,n)),v=`${(0,c().grouped)(s)} of ${(0,c().
grouped)(n)} ${t}`;return(0,e().jsxs)("div",{class:"limit",children:[(0,e().jsxs)("p",{children:[(0,e().jsx)(j().Status,
{tone:l,word:v})," ",d().SIZE_WORDS[o]," ",(0,d().ownerWords)(r)," ",a&&(0,e().jsx)(h().Link,{to:i.geneAnchor(a),children:(0,e().
jsx)(h().Name,{text:a.id})}),(0,d().othersOver)(i.report,r)]}),(0,e().jsxs)("svg",{class:"bar",width:"100%",height:"14",
"aria-hidden":"true",focusable:"false",children:[(0,e().jsx)("rect",{class:"track",width:"100%",height:"14",rx:"3"}),(0,e().
jsx)("rect",{class:`fill ${l}`,width:x(s),height:"14",rx:"3"}),s>n&&(0,e().jsx)("line",{class:"stop",x1:x(n),x2:x(n),y2:"\
14"})]})]})}function b({radius:{directories:r},limit:i=0}){if(r.length===0)return null;const s=r.map(t=>{const{files:o,lines:a,
exempt_files:l=0,exempt_lines:x=0}=t;return{...t,exempt_files:l,counted:o-l,size:a-x}}).toSorted((t,o)=>o.counted-t.counted||
o.size-t.size),n=m(Math.max(i,...s.map(({counted:t})=>t)));return(0,e().jsx)("div",{class:"directories",children:(0,e().
jsx)(h().Table,{caption:"Changed directories",columns:[["Directory"],["Lines","number"],["Not counted","number"],["Files",
"number"],[`Share of the limit of ${(0,c().count)(i,"file")}`,"chart"]],children:s.map(({path:t,counted:o,size:a,exempt_files:l})=>(0,e().
jsxs)("tr",{"data-item":"",children:[(0,e().jsx)("th",{scope:"row",children:(0,e().jsx)(h().Name,{text:t===""?".":t})}),
(0,e().jsx)("td",{class:"number",children:(0,c().grouped)(a)}),(0,e().jsx)("td",{class:"number",children:l===0?"":(0,c().
count)(l,"file")}),(0,e().jsx)("td",{class:"number",children:(0,c().grouped)(o)}),(0,e().jsx)("td",{class:"chart",children:(0,e().
jsxs)("svg",{class:"bar",width:"100%",height:"8","aria-hidden":"true",focusable:"false",children:[(0,e().jsx)("rect",{class:"\
track",width:n(i),height:"8",rx:"2"}),(0,e().jsx)("rect",{class:"fill",width:n(o),height:"8",rx:"2"})]})})]},t))})})}function $({
report:r}){const i=(0,d().uncountedFiles)(r);return i.length===0?null:(0,e().jsxs)("details",{children:[(0,e().jsx)("sum\
mary",{children:"Files that do not count or whose diff is hidden"}),(0,e().jsx)("ul",{children:i.map(({path:s,words:n},t)=>(0,e().
jsxs)("li",{"data-item":"",children:[(0,e().jsx)(h().Name,{text:s}),": ",n]},t))})]})}function m(r){const i=(0,g().scaleTo)(
Math.max(1,r));return s=>`${i.at(s).toFixed(2)}%`}p.exports={blastRadiusSection:_}});
//# report/html/sections/environment
(function(u,q,i){const n=i("packages/preact/jsx-runtime"),m=i("report/escape"),p=i("report/view/headline"),d=i("report/\
view/proof"),c=i("report/view/words"),x=i("report/html/mark"),a=i("report/html/words");function h({report:e}){const{isolation:t}=e;
return{id:"environment",title:"Environment",body:(0,n().jsxs)(n().Fragment,{children:[(0,n().jsx)(a().Facts,{facts:[...j(
e),..._(t),...g(e)]}),(0,n().jsx)(S,{isolation:t}),(0,n().jsx)(w,{isolation:t}),e.genes.length>0&&(0,n().jsx)("p",{class:"\
quiet",children:d().EVIDENCE_NOTE})]})}}function j(e){const{policy:t,isolation:o,plans_digest:r}=e;return[...(0,d().proofOf)(
e).map(({label:s,value:l})=>[s,(0,n().jsx)(a().Sentence,{text:l},s)]),...t?[["Policy digest",(0,n().jsx)(a().Name,{text:t.
digest},"policy")]]:[],...r===null?[]:[["Plans digest",(0,n().jsx)(a().Name,{text:r},"plans")]],["Isolation level",(0,c().
spoken)(o.level)],...o.requested?[["Requested isolation",o.requested]]:[],...o.launcher?[["Launcher",(0,m().terminal)(o.
launcher)]]:[]]}function _({limits:e}){if(e===void 0)return[];const{memory_bytes:t,processes:o,processes_counted_for:r}=e;
return[["Memory per command",t===null?"unlimited":(0,c().size)(t)],["Processes",`${o} per ${r}`],["Open files",String(e.
open_files)],["File size",(0,c().size)(e.file_bytes)],["Total written",(0,c().size)(e.written_bytes)]]}function g({validation_reports:e,
shards:t,tool:o,...r}){const s=e.map(({env_fingerprint:{node_version:l,platform:$,arch:b}})=>`Node ${l}, ${$} ${b}`);return[
...[...new Set(s)].map(l=>["Commands ran on",(0,m().terminal)(l)]),...t?[v(t)]:[],["Tool",`${o.name} ${(0,m().terminal)(
o.version)}`],["Started",(0,m().terminal)((0,c().moment)(r.started_at))],["Duration",(0,c().duration)(r.duration_ms)]]}function v(e){
const t=e.length<(e[0]?.of??0),o=e.map(({index:r,of:s,verdict:l})=>`${r}/${s} (${p().VERDICT_WORDS[l]})`);return[t?"Shar\
d":"Merged from",o.join(", ")]}function S({isolation:{probes:e=[]}}){return e.length===0?null:(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("h3",{children:"Sandbox self-test"}),(0,n().jsx)("ul",{class:"plain",children:e.map(({name:t,held:o,
required:r},s)=>(0,n().jsxs)("li",{children:[(0,n().jsx)(x().Status,{tone:o?"good":r?"bad":"caution",word:o?"prevented":
"not prevented"})," ",(0,n().jsx)(a().Sentence,{text:(0,c().spoken)(t)}),!r&&(0,n().jsx)("span",{class:"quiet",children:"\
 (not required)"})]},s))})]})}function w({isolation:{downgrades:e=[]}}){return e.length===0?null:(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)("h3",{children:"Stronger containment that is not available"}),(0,n().jsx)("ul",{children:e.map(({
from:t,reason:o},r)=>(0,n().jsxs)("li",{children:[(0,n().jsx)(a().Name,{text:t}),": ",(0,n().jsx)(a().Sentence,{text:o})]},
r))})]})}u.exports={environmentSection:h}});
//# report/html/sections/evidence
(function(x,w,c){const t=c("packages/preact/jsx-runtime"),p=c("report/escape"),a=c("report/view/words"),l=c("report/htm\
l/first"),h=c("report/html/mark"),o=c("report/html/words");function j({report:{capsules:e,events:n},ruleAnchor:s}){if(e.
length+n.length!==0)return{id:"evidence",title:"Evidence",count:e.length+n.length,body:(0,t().jsxs)(t().Fragment,{children:[
(0,t().jsxs)("ul",{class:"plain rows",children:[(0,l().firstOf)(e).map((i,r)=>(0,t().jsxs)("li",{"data-item":"",children:[
(0,t().jsx)(m,{claim:i}),(0,t().jsx)(u,{capsule:i,ruleAnchor:s})]},`capsule-${r}`)),(0,l().firstOf)(n).map((i,r)=>(0,t().
jsx)("li",{"data-item":"",children:(0,t().jsx)(m,{claim:i})},`event-${r}`))]}),(0,t().jsx)(l().Rest,{of:e.length,noun:"C\
apsule"}),(0,t().jsx)(l().Rest,{of:n.length,noun:"event"})]})}}function m({claim:e}){const{type:n,id:s,change:i,path:r,line:d}=e;
return(0,t().jsxs)("p",{children:[n," ",(0,t().jsx)(o().Name,{text:s})," ",i," ",(0,t().jsx)("span",{class:"quiet",children:(0,t().
jsx)(o().Name,{text:`${r}:${d}`})})]})}function u({capsule:{eligible:e,reasons:n},ruleAnchor:s}){const[i,r]=e===null?["q\
uiet","eligibility not checked"]:e?["good","eligible for promotion"]:["bad","not eligible for promotion"];return(0,t().jsxs)(
t().Fragment,{children:[(0,t().jsx)("p",{children:(0,t().jsx)(h().Status,{tone:i,word:r})}),n.length>0&&(0,t().jsx)("ul",
{children:n.map(({rule:d,message:v},b)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(o().Sentence,{text:v})," ",(0,t().jsx)(
o().Link,{to:s(d),children:(0,t().jsx)(o().Name,{text:d})})]},b))})]})}function g({report:{approvals:e,approval_digest:n}}){
if(e.length!==0)return{id:"approvals",title:"Approvals",count:e.length,body:(0,t().jsx)(o().Facts,{facts:[...e.map(({user:s,
at:i},r)=>[`Approved ${e.length>1?`(${r+1})`:""}`,(0,t().jsxs)(t().Fragment,{children:["by ",(0,t().jsx)(o().Name,{text:s}),
" at ",(0,p().terminal)((0,a().moment)(i))]})]),...n===null?[]:[["Approval digest",(0,t().jsx)(o().Name,{text:n},"digest")]]]})}}
x.exports={approvalsSection:g,evidenceSection:j}});
//# report/html/sections/genes
(function(v,F,e){const s=e("packages/preact/jsx-runtime"),x=e("report/view/assets"),j=e("report/view/headline"),w=e("re\
port/view/tones"),p=e("report/view/words"),S=e("report/html/command"),C=e("report/html/finding"),D=e("report/html/first"),
N=e("report/html/mark"),r=e("report/html/words");function R(t){const{length:n}=t.report.genes;if(n!==0)return{id:"genes",
title:"Genes",count:n,body:(0,s().jsxs)(s().Fragment,{children:[t.genes.map(o=>(0,s().jsx)($,{gene:o,page:t},t.geneAnchor(
o))),(0,s().jsx)(D().Rest,{of:n,noun:"gene",shown:t.genes.length})]})}}function $({gene:t,page:n}){const{id:o,change:c,verdict:i,
commands:m,blast_radius:a}=t,u=(0,x().versionWords)(t);return(0,s().jsxs)("details",{class:"gene",id:n.geneAnchor(t),"da\
ta-item":"",children:[(0,s().jsxs)("summary",{children:[(0,s().jsx)(N().Status,{tone:w().VERDICT_TONES[i],word:j().VERDICT_WORDS[i]}),
(0,s().jsx)("span",{class:"id",children:(0,s().jsx)(r().Name,{text:o})}),(0,s().jsxs)("span",{class:"quiet",children:[c,
" \xB7 ",(0,x().commandCounts)(t)]})]}),(0,s().jsxs)("div",{class:"inside",children:[i!=="pass"&&t.summary!==j().VERDICT_WORDS[i]&&
(0,s().jsx)("p",{children:(0,s().jsx)(r().Sentence,{text:t.summary})}),(0,s().jsx)(r().Facts,{facts:[["Location",(0,s().
jsx)(r().Name,{text:`${t.path}:${t.line}`},"place")],["Blast radius",`${a.files} of ${a.max_files} files, ${(0,p().spoken)(
a.severity)}`],...Object.entries(t.profiles).map(([l,{accepted:d,reason:h,remark:_}])=>[`Profile ${l}`,(0,s().jsxs)(s().
Fragment,{children:[d?"accepted":"blocked",(h??_)!==void 0&&(0,s().jsxs)(s().Fragment,{children:[": ",(0,s().jsx)(r().Sentence,
{text:h??_??""})]})]})]),...u?[["Validators",u]]:[]]}),(0,s().jsx)(g,{gene:t}),n.findingsOfGene(t).map((l,d)=>(0,s().jsx)(
C().FindingItem,{finding:l,page:n},d)),m.map((l,d)=>(0,s().jsx)(S().Command,{gene:t,command:l,page:n},d))]})]})}function g({
gene:{differences:t=[]}}){return t.length===0?null:(0,s().jsxs)("div",{class:"differences",children:[(0,s().jsx)("h3",{children:"\
Changes"}),(0,s().jsx)("ul",{class:"plain",children:t.map(({kind:n,field:o,base:c,head:i},m)=>(0,s().jsxs)("li",{children:[
(0,s().jsx)("span",{class:n==="constraint_loosened"?"caution":"quiet",children:(0,p().spoken)(n)})," ",(0,s().jsx)(r().Name,
{text:o}),":"," ",c!==null&&(0,s().jsx)("del",{children:(0,s().jsx)(r().Name,{text:c})}),c!==null&&i!==null&&" \u2192 ",
i!==null&&(0,s().jsx)("ins",{children:(0,s().jsx)(r().Name,{text:i})})]},m))})]})}v.exports={genesSection:R}});
//# report/html/sections/remarks
(function(o,x,s){const e=s("packages/preact/jsx-runtime"),c=s("report/html/finding"),i=s("report/html/first");function u(t){
return r("notices","Notices",t.sections.notices,t)}function p(t){return r("suppressed","Ignored by the policy",t.sections.
suppressed,t)}function r(t,d,n,m){if(n.length!==0)return{id:t,title:d,count:n.length,body:(0,e().jsxs)(e().Fragment,{children:[
(0,i().firstOf)(n).map((h,l)=>(0,e().jsx)("div",{"data-item":"",children:(0,e().jsx)(c().FindingItem,{finding:h,page:m})},
l)),(0,e().jsx)(i().Rest,{of:n.length,noun:"finding"})]})}}o.exports={noticesSection:u,suppressedSection:p}});
//# report/html/sections/rules
(function(a,w,t){const e=t("packages/preact/jsx-runtime"),p=t("rules/catalogue"),l=t("rules/example"),u=t("report/escap\
e"),r=t("report/html/words");function x({report:n,ruleAnchor:d}){const m=[...n.findings,...n.capsules.flatMap(({reasons:s})=>s)],
c=[...new Set(m.map(({rule:s})=>s))].flatMap(s=>(0,p().ruleOf)(s)??[]);if(c.length!==0)return{id:"rules",title:"Rules",count:c.
length,body:c.map(({id:s,title:j,why:g,wrong:h,right:S,configure:o,since:_})=>(0,e().jsxs)("details",{class:"rule",id:d(
s),"data-item":"",children:[(0,e().jsxs)("summary",{children:[(0,e().jsx)("code",{children:s})," ",(0,e().jsx)(r().Sentence,
{text:j})]}),(0,e().jsxs)("div",{class:"inside",children:[(0,e().jsx)("p",{children:(0,e().jsx)(r().Sentence,{text:g.replace(
/\s+/g," ")})}),(0,e().jsx)(r().Facts,{facts:[["Wrong",(0,e().jsx)("pre",{children:i((0,l().exampleText)(h))},"wrong")],
["Right",(0,e().jsx)("pre",{children:i((0,l().exampleText)(S))},"right")],...o?[["Configure",(0,e().jsx)("pre",{children:i(
o)},"configure")]]:[],["Since",_]]})]})]},s))}}function i(n){return(0,u().terminalLines)(n).join(`
`)}a.exports={rulesSection:x}});
//# report/html/sections/selection
(function(d,j,n){const e=n("packages/preact/jsx-runtime"),m=n("report/view/selection"),r=n("report/html/first"),i=n("re\
port/html/words");function u({report:t}){const o=(0,m().selectionWords)(t);if(o===void 0)return;const{genes:s}=t.selection??
{genes:[]};return{id:"selection",title:"Selection",body:(0,e().jsxs)(e().Fragment,{children:[(0,e().jsx)("p",{children:o.
lead}),s.length>0&&(0,e().jsx)(i().Table,{caption:"Selected cycles",columns:[["Gene"],["Before","number"],["After","numb\
er"],["Difference","number"]],children:(0,r().firstOf)(s).map(({id:p,base:c,head:l},h)=>(0,e().jsxs)("tr",{"data-item":"",
children:[(0,e().jsx)("th",{scope:"row",children:(0,e().jsx)(i().Name,{text:p})}),(0,e().jsx)("td",{class:"number",children:c}),
(0,e().jsx)("td",{class:"number",children:l}),(0,e().jsx)("td",{class:"number",children:x(l-c)})]},h))}),(0,e().jsx)(r().
Rest,{of:s.length,noun:"gene"})]})}}function x(t){return t===0?"0":t>0?`+${t}`:`\u2212${-t}`}d.exports={selectionSection:u}});
//# report/html/sections/timeline
(function(g,L,i){const t=i("packages/preact/jsx-runtime"),_=i("report/view/output"),o=i("report/view/words"),m=i("repor\
t/html/first"),S=i("report/html/lanes"),x=i("report/html/mark"),T=i("report/html/scale"),u=i("report/html/words"),b={height:18,
gap:5},w={height:6,gap:2},O=12,E=22,M=4,N=8;function A({report:a,commandAnchor:c}){const n=(0,S().runsOf)(a.genes);if(n.
length===0)return;const e=(0,m().firstOf)(n),r=(0,t().jsx)(W,{runs:e,commandAnchor:c});return{id:"timeline",title:"Timel\
ine",count:n.length,body:(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)(R,{runs:e}),(0,t().jsx)(m().Rest,{of:n.length,
noun:"run"}),e.length>N?(0,t().jsxs)("details",{class:"fold",children:[(0,t().jsxs)("summary",{children:["Table of ",(0,o().
count)(e.length,"run")]}),r]}):r]})}}function R({runs:a}){const c=a.reduce((s,l)=>Math.max(s,l.end),1),n=a.reduce((s,{lane:l})=>Math.
max(s,l+1),0),e=(0,T().scaleTo)(c),{height:r,gap:h}=n>O?w:b,d=n*(r+h);return(0,t().jsxs)("figure",{class:"timeline",children:[
(0,t().jsxs)("figcaption",{children:[(0,o().count)(a.length,"command")," in ",(0,o().duration)(c),", ",(0,o().count)(n,"\
lane"),"; striped bars did not pass."]}),(0,t().jsxs)("svg",{width:"100%",height:d+E,"aria-hidden":"true",focusable:"fal\
se",children:[(0,t().jsx)("defs",{children:(0,t().jsx)("pattern",{id:"stripes",width:"6",height:"6",patternUnits:"userSp\
aceOnUse",children:(0,t().jsx)("path",{d:"M-1 1l2-2M0 6l6-6M5 7l2-2"})})}),e.ticks(M).map(s=>(0,t().jsxs)("g",{class:"ti\
ck",children:[(0,t().jsx)("line",{x1:`${e.at(s)}%`,x2:`${e.at(s)}%`,y2:d}),(0,t().jsx)("text",{x:`${e.at(s)}%`,y:d+15,"t\
ext-anchor":s===0?"start":e.at(s)>92?"end":"middle",children:(0,o().duration)(s)})]},s)),a.map(({start:s,end:l,lane:$,outcome:p},I)=>{
const j={x:`${e.at(s).toFixed(2)}%`,y:$*(r+h),width:`${Math.max(.4,e.at(l-s)).toFixed(2)}%`,height:r,rx:2};return(0,t().
jsxs)("g",{children:[(0,t().jsx)("rect",{class:`fill ${x().STATUS_TONES[p.status]}`,...j}),p.status!=="passed"&&(0,t().jsx)(
"rect",{fill:"url(#stripes)",...j})]},I)})]})]})}function W({runs:a,commandAnchor:c}){return(0,t().jsx)(u().Table,{caption:"\
Runs",columns:[["Start","number"],["Waited","number"],["Duration","number"],["Result"],["Command"]],children:a.map(({gene:n,
command:e,outcome:r,start:h,waited:d},s)=>(0,t().jsxs)("tr",{"data-item":"",children:[(0,t().jsx)("td",{class:"number",children:(0,o().
duration)(h)}),(0,t().jsx)("td",{class:"number",children:(0,o().duration)(d)}),(0,t().jsx)("td",{class:"number",children:(0,o().
duration)(r.duration_ms)}),(0,t().jsx)("td",{children:(0,t().jsx)(x().Status,{tone:x().STATUS_TONES[r.status],word:(0,_().
statusWords)(r)})}),(0,t().jsxs)("td",{children:[(0,t().jsx)(u().Link,{to:c(e),children:(0,t().jsx)(u().Name,{text:e.command})}),
" ",(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(u().Name,{text:n.id})})]})]},s))})}g.exports={timelineSection:A}});
