//# report/html/sections/attention
(function(y,e,F,B){let O;const n=()=>O??=e("preact/jsx-runtime");let T;const N=()=>T??=e("report/view/error-lines");let R;
const b=()=>R??=e("report/view/finding");let $;const A=()=>$??=e("report/view/output");let E;const u=()=>E??=e("report/v\
iew/report-sections");let L;const I=()=>L??=e("report/view/tones");let G;const x=()=>G??=e("report/view/words");let P;const _=()=>P??=
e("report/html/command-text");let U;const h=()=>U??=e("report/html/finding");let D;const M=()=>D??=e("report/html/mark");
let V;const p=()=>V??=e("report/html/words");F(y,{attentionSection:()=>W});const j=12,k={most:10,columns:120};function W(t){
const{blocked:s,failed:o,waiting:i,blast:c,findings:m}=t.sections,[d,l]=[(0,u().groupCommands)(s),(0,u().groupCommands)(
o)],v=[{noun:"blocked command",cards:d.map(r=>Y(r,t))},{noun:"failed command",cards:l.map(r=>z(r,t))},{noun:"pending app\
roval",cards:(0,u().groupFindings)(i).map(r=>C(r,t,["waiting","approval required"]))},{noun:"finding",cards:(0,u().groupFindings)(
[...c,...m]).map(r=>C(r,t))}].filter(({cards:r})=>r.length>0);if(v.length!==0)return{id:"attention",title:"Action requir\
ed",count:v.reduce((r,{cards:a})=>r+a.length,0),body:v.map(({noun:r,cards:a})=>(0,n().jsxs)("div",{class:"cards",children:[
a.slice(0,j),a.length>j&&(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsx)("summary",{children:(0,x().count)(a.
length-j,`more ${r}`)}),a.slice(j)]})]},r))}}function Y({lead:t,others:s},o){const{main:i,further:c}=(0,b().reasonsOf)(t.
findings),m=[...i?[i]:[],...c],d=(0,_().marksOf)(m);return(0,n().jsxs)(g,{tone:"bad",word:"blocked",title:(0,n().jsx)(w,
{of:t,page:o}),children:[(0,n().jsx)(_().CommandText,{command:t.command,marked:d}),i===void 0&&(0,n().jsx)("p",{children:(0,n().
jsx)(p().Sentence,{text:t.gene.summary})}),m.map(l=>(0,n().jsx)(h().FindingReason,{finding:l,page:o,number:(0,_().numberOf)(
l,d)},l.rule)),(0,n().jsx)(S,{others:s,page:o})]})}function z({lead:t,others:s},o){const{outcome:i}=t.command;if(i===void 0)
return null;const c=(0,N().errorLines)(i,k.most,k.columns);return(0,n().jsxs)(g,{tone:"bad",word:`${(0,A().statusWords)(
i)} after ${(0,x().duration)(i.duration_ms)}`,title:(0,n().jsx)(w,{of:t,page:o}),children:[(0,n().jsx)(_().CommandText,{
command:t.command,marked:[]}),c.length>0&&(0,n().jsxs)("figure",{class:"excerpt",children:[(0,n().jsx)("figcaption",{children:"\
Output"}),(0,n().jsx)("pre",{dir:"ltr",children:c.join(`
`)})]}),t.findings.map((m,d)=>(0,n().jsx)(h().FindingReason,{finding:m,page:o},d)),(0,n().jsx)(S,{others:s,page:o})]})}function C({
lead:t,others:s},o,[i,c]=[I().SEVERITY_TONES[t.severity],t.severity]){const m=(0,b().pathAndLine)(t)??t.subject?.id;return(0,n().
jsxs)(g,{tone:i,word:c,title:m===void 0?null:(0,n().jsx)(p().Name,{text:m}),children:[(0,n().jsx)(h().FindingReason,{finding:t,
page:o}),s.length>0&&(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsxs)("summary",{children:[(0,x().count)(s.length,
"more finding")," of this rule in this file"]}),s.map((d,l)=>(0,n().jsx)(h().FindingItem,{finding:d,page:o},l))]})]})}function g({
tone:t,word:s,title:o,children:i}){return(0,n().jsxs)("article",{class:"card","data-item":"",children:[(0,n().jsxs)("h3",
{children:[(0,n().jsx)(M().Status,{tone:t,word:s})," ",(0,n().jsx)("span",{class:"where",children:o})]}),i]})}function w({
of:{gene:t,command:s,position:o},page:i}){const{path:c=t.path,line:m=t.line}=s.location??{};return(0,n().jsxs)(n().Fragment,
{children:[(0,n().jsx)(p().Link,{to:i.commandAnchor(s),children:(0,n().jsx)(p().Name,{text:t.id})}),", command ",o," of ",
t.commands.length,", ",(0,n().jsx)(p().Name,{text:`${c}:${m}`})]})}function S({others:t,page:s}){return t.length===0?null:
(0,n().jsxs)("details",{class:"fold",children:[(0,n().jsxs)("summary",{children:["Same problem in ",(0,x().count)(t.length,
"other command")]}),(0,n().jsx)("ul",{class:"plain",children:t.map((o,i)=>(0,n().jsx)("li",{children:(0,n().jsx)(w,{of:o,
page:s})},i))})]})}});
//# report/html/sections/blast-radius
(function(p,u,j,y){let _;const t=()=>_??=u("preact/jsx-runtime");let w;const a=()=>w??=u("report/view/blast-radius");let g;
const o=()=>g??=u("report/view/words");let b;const $=()=>b??=u("report/html/mark");let v;const F=()=>v??=u("report/html/\
scale");let S;const h=()=>S??=u("report/html/words");j(p,{blastRadiusSection:()=>k});function k(r){const{report:i}=r,s=i.
blast_radius;if(s===null||s.files+s.exempt_files===0)return;const n=(0,a().sizeLimits)(i);return{id:"blast-radius",title:"\
Blast radius",body:(0,t().jsxs)(t().Fragment,{children:[n.map((e,l)=>(0,t().jsx)(N,{limit:e,page:r},l)),(0,t().jsx)(z,{radius:s,
limit:n.find(({gene:e})=>e)?.limit}),(0,t().jsx)(L,{report:i}),(0,t().jsx)(h().Facts,{facts:[["Changed",(0,a().countedWords)(
i)],["Counted",`${(0,o().count)(s.files,"file")}, ${(0,o().count)(s.lines,"line")}`],["Not counted",`${(0,o().count)(s.exempt_files,
"file")}, ${(0,o().count)(s.exempt_lines,"line")}: asset files and new validation scripts`],["Hard cap",`${(0,o().count)(
s.hard_cap_files,"file")}, ${(0,o().count)(s.hard_cap_lines,"line")}`]]})]})}}function N({limit:r,page:i}){const{used:s,
limit:n,unit:e,grade:l,gene:d}=r,c=(0,a().isOver)(r)?"bad":l==="within"?"good":"caution",m=x(Math.max(s,n)),O=`${(0,o().
grouped)(s)} of ${(0,o().grouped)(n)} ${e}`;return(0,t().jsxs)("div",{class:"limit",children:[(0,t().jsxs)("p",{children:[
(0,t().jsx)($().Status,{tone:c,word:O})," ",a().SIZE_WORDS[l]," ",(0,a().ownerWords)(r)," ",d&&(0,t().jsx)(h().Link,{to:i.
geneAnchor(d),children:(0,t().jsx)(h().Name,{text:d.id})}),(0,a().othersOver)(i.report,r)]}),(0,t().jsxs)("svg",{class:"\
bar",width:"100%",height:"14","aria-hidden":"true",focusable:"false",children:[(0,t().jsx)("rect",{class:"track",width:"\
100%",height:"14",rx:"3"}),(0,t().jsx)("rect",{class:`fill ${c}`,width:m(s),height:"14",rx:"3"}),s>n&&(0,t().jsx)("line",
{class:"stop",x1:m(n),x2:m(n),y2:"14"})]})]})}function z({radius:{directories:r},limit:i=0}){if(r.length===0)return null;
const s=r.map(e=>{const{files:l,lines:d,exempt_files:c=0,exempt_lines:m=0}=e;return{...e,exempt_files:c,counted:l-c,size:d-
m}}).toSorted((e,l)=>l.counted-e.counted||l.size-e.size),n=x(Math.max(i,...s.map(({counted:e})=>e)));return(0,t().jsx)("\
div",{class:"directories",children:(0,t().jsx)(h().Table,{caption:"Changed directories",columns:[["Directory"],["Lines",
"number"],["Not counted","number"],["Files","number"],[`Share of the limit of ${(0,o().count)(i,"file")}`,"chart"]],children:s.
map(({path:e,counted:l,size:d,exempt_files:c})=>(0,t().jsxs)("tr",{"data-item":"",children:[(0,t().jsx)("th",{scope:"row",
children:(0,t().jsx)(h().Name,{text:e===""?".":e})}),(0,t().jsx)("td",{class:"number",children:(0,o().grouped)(d)}),(0,t().
jsx)("td",{class:"number",children:c===0?"":(0,o().count)(c,"file")}),(0,t().jsx)("td",{class:"number",children:(0,o().grouped)(
l)}),(0,t().jsx)("td",{class:"chart",children:(0,t().jsxs)("svg",{class:"bar",width:"100%",height:"8","aria-hidden":"tru\
e",focusable:"false",children:[(0,t().jsx)("rect",{class:"track",width:n(i),height:"8",rx:"2"}),(0,t().jsx)("rect",{class:"\
fill",width:n(l),height:"8",rx:"2"})]})})]},e))})})}function L({report:r}){const i=(0,a().uncountedFiles)(r);return i.length===
0?null:(0,t().jsxs)("details",{children:[(0,t().jsx)("summary",{children:"Files that do not count or whose diff is hidde\
n"}),(0,t().jsx)("ul",{children:i.map(({path:s,words:n},e)=>(0,t().jsxs)("li",{"data-item":"",children:[(0,t().jsx)(h().
Name,{text:s}),": ",n]},e))})]})}function x(r){const i=(0,F().scaleTo)(Math.max(1,r));return s=>`${i.at(s).toFixed(2)}%`}});
//# report/html/sections/environment
(function(d,r,u,O){let _;const t=()=>_??=r("preact/jsx-runtime");let x;const m=()=>x??=r("report/escape");let h;const j=()=>h??=
r("report/view/headline");let g;const p=()=>g??=r("report/view/proof");let v;const l=()=>v??=r("report/view/words");let w;
const S=()=>w??=r("report/html/mark");let $;const a=()=>$??=r("report/html/words");u(d,{environmentSection:()=>y});function y({
report:e}){const{isolation:n}=e;return{id:"environment",title:"Environment",body:(0,t().jsxs)(t().Fragment,{children:[(0,t().
jsx)(a().Facts,{facts:[...b(e),...E(n),...F(e)]}),(0,t().jsx)(k,{isolation:n}),(0,t().jsx)(D,{isolation:n}),e.genes.length>
0&&(0,t().jsx)("p",{class:"quiet",children:p().EVIDENCE_NOTE})]})}}function b(e){const{policy:n,isolation:o,plans_digest:s}=e;
return[...(0,p().proofOf)(e).map(({label:i,value:c})=>[i,(0,t().jsx)(a().Sentence,{text:c},i)]),...n?[["Policy digest",(0,t().
jsx)(a().Name,{text:n.digest},"policy")]]:[],...s===null?[]:[["Plans digest",(0,t().jsx)(a().Name,{text:s},"plans")]],["\
Isolation level",(0,l().spoken)(o.level)],...o.requested?[["Requested isolation",o.requested]]:[],...o.launcher?[["Launc\
her",(0,m().terminal)(o.launcher)]]:[]]}function E({limits:e}){if(e===void 0)return[];const{memory_bytes:n,processes:o,processes_counted_for:s}=e;
return[["Memory per command",n===null?"unlimited":(0,l().size)(n)],["Processes",`${o} per ${s}`],["Open files",String(e.
open_files)],["File size",(0,l().size)(e.file_bytes)],["Total written",(0,l().size)(e.written_bytes)]]}function F({validation_reports:e,
shards:n,tool:o,...s}){const i=e.map(({env_fingerprint:{node_version:c,platform:P,arch:z}})=>`Node ${c}, ${P} ${z}`);return[
...[...new Set(i)].map(c=>["Commands ran on",(0,m().terminal)(c)]),...n?[N(n)]:[],["Tool",`${o.name} ${(0,m().terminal)(
o.version)}`],["Started",(0,m().terminal)((0,l().moment)(s.started_at))],["Duration",(0,l().duration)(s.duration_ms)]]}function N(e){
const n=e.length<(e[0]?.of??0),o=e.map(({index:s,of:i,verdict:c})=>`${s}/${i} (${j().VERDICT_WORDS[c]})`);return[n?"Shar\
d":"Merged from",o.join(", ")]}function k({isolation:{probes:e=[]}}){return e.length===0?null:(0,t().jsxs)(t().Fragment,
{children:[(0,t().jsx)("h3",{children:"Sandbox self-test"}),(0,t().jsx)("ul",{class:"plain",children:e.map(({name:n,held:o,
required:s},i)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(S().Status,{tone:o?"good":s?"bad":"caution",word:o?"prevented":
"not prevented"})," ",(0,t().jsx)(a().Sentence,{text:(0,l().spoken)(n)}),!s&&(0,t().jsx)("span",{class:"quiet",children:"\
 (not required)"})]},i))})]})}function D({isolation:{downgrades:e=[]}}){return e.length===0?null:(0,t().jsxs)(t().Fragment,
{children:[(0,t().jsx)("h3",{children:"Stronger containment that is not available"}),(0,t().jsx)("ul",{children:e.map(({
from:n,reason:o},s)=>(0,t().jsxs)("li",{children:[(0,t().jsx)(a().Name,{text:n}),": ",(0,t().jsx)(a().Sentence,{text:o})]},
s))})]})}});
//# report/html/sections/evidence
(function(d,s,a,k){let p;const t=()=>p??=s("preact/jsx-runtime");let x;const j=()=>x??=s("report/escape");let h;const u=()=>h??=
s("report/view/words");let g;const _=()=>g??=s("report/html/mark");let w;const r=()=>w??=s("report/html/words");a(d,{approvalsSection:()=>y,
evidenceSection:()=>v});function v({report:{capsules:e,events:n},ruleAnchor:l}){if(e.length+n.length!==0)return{id:"evid\
ence",title:"Evidence",count:e.length+n.length,body:(0,t().jsxs)("ul",{class:"plain rows",children:[e.map((i,o)=>(0,t().
jsxs)("li",{"data-item":"",children:[(0,t().jsx)(m,{claim:i}),(0,t().jsx)(b,{capsule:i,ruleAnchor:l})]},`capsule-${o}`)),
n.map((i,o)=>(0,t().jsx)("li",{"data-item":"",children:(0,t().jsx)(m,{claim:i})},`event-${o}`))]})}}function m({claim:e}){
const{type:n,id:l,change:i,path:o,line:c}=e;return(0,t().jsxs)("p",{children:[n," ",(0,t().jsx)(r().Name,{text:l})," ",i,
" ",(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(r().Name,{text:`${o}:${c}`})})]})}function b({capsule:{eligible:e,
reasons:n},ruleAnchor:l}){const[i,o]=e===null?["quiet","eligibility not checked"]:e?["good","eligible for promotion"]:["\
bad","not eligible for promotion"];return(0,t().jsxs)(t().Fragment,{children:[(0,t().jsx)("p",{children:(0,t().jsx)(_().
Status,{tone:i,word:o})}),n.length>0&&(0,t().jsx)("ul",{children:n.map(({rule:c,message:S},$)=>(0,t().jsxs)("li",{children:[
(0,t().jsx)(r().Sentence,{text:S})," ",(0,t().jsx)(r().Link,{to:l(c),children:(0,t().jsx)(r().Name,{text:c})})]},$))})]})}
function y({report:{approvals:e,approval_digest:n}}){if(e.length!==0)return{id:"approvals",title:"Approvals",count:e.length,
body:(0,t().jsx)(r().Facts,{facts:[...e.map(({user:l,at:i},o)=>[`Approved ${e.length>1?`(${o+1})`:""}`,(0,t().jsxs)(t().
Fragment,{children:["by ",(0,t().jsx)(r().Name,{text:l})," at ",(0,j().terminal)((0,u().moment)(i))]})]),...n===null?[]:
[["Approval digest",(0,t().jsx)(r().Name,{text:n},"digest")]]]})}}});
//# report/html/sections/genes
(function(v,i,w,W){let S;const s=()=>S??=i("preact/jsx-runtime");let C;const p=()=>C??=i("report/view/assets");let D;const x=()=>D??=
i("report/view/headline");let N;const $=()=>N??=i("report/view/tones");let y;const _=()=>y??=i("report/view/words");let O;
const R=()=>O??=i("report/html/command");let g;const k=()=>g??=i("report/html/finding");let E;const F=()=>E??=i("report/\
html/mark");let I;const o=()=>I??=i("report/html/words");w(v,{genesSection:()=>T});function T(t){const{genes:e}=t.report;
if(e.length===0)return;const l=n=>n.verdict==="pass",r=[...e.filter(n=>!l(n)),...e.filter(l)];return{id:"genes",title:"G\
enes",count:e.length,body:r.map(n=>(0,s().jsx)(V,{gene:n,page:t},t.geneAnchor(n)))}}function V({gene:t,page:e}){const{id:l,
change:r,verdict:n,commands:d,blast_radius:a}=t,j=(0,p().versionWords)(t);return(0,s().jsxs)("details",{class:"gene",id:e.
geneAnchor(t),"data-item":"",children:[(0,s().jsxs)("summary",{children:[(0,s().jsx)(F().Status,{tone:$().VERDICT_TONES[n],
word:x().VERDICT_WORDS[n]}),(0,s().jsx)("span",{class:"id",children:(0,s().jsx)(o().Name,{text:l})}),(0,s().jsxs)("span",
{class:"quiet",children:[r," \xB7 ",(0,p().commandCounts)(t)]})]}),(0,s().jsxs)("div",{class:"inside",children:[n!=="pas\
s"&&t.summary!==x().VERDICT_WORDS[n]&&(0,s().jsx)("p",{children:(0,s().jsx)(o().Sentence,{text:t.summary})}),(0,s().jsx)(
o().Facts,{facts:[["Location",(0,s().jsx)(o().Name,{text:`${t.path}:${t.line}`},"place")],["Blast radius",`${a.files} of\
 ${a.max_files} files, ${(0,_().spoken)(a.severity)}`],...Object.entries(t.profiles).map(([c,{accepted:m,reason:h,remark:u}])=>[
`Profile ${c}`,(0,s().jsxs)(s().Fragment,{children:[m?"accepted":"blocked",(h??u)!==void 0&&(0,s().jsxs)(s().Fragment,{children:[
": ",(0,s().jsx)(o().Sentence,{text:h??u??""})]})]})]),...j?[["Validators",j]]:[]]}),(0,s().jsx)(G,{gene:t}),e.findingsOfGene(
t).map((c,m)=>(0,s().jsx)(k().FindingItem,{finding:c,page:e},m)),d.map((c,m)=>(0,s().jsx)(R().Command,{gene:t,command:c,
page:e},m))]})]})}function G({gene:{differences:t=[]}}){return t.length===0?null:(0,s().jsxs)("div",{class:"differences",
children:[(0,s().jsx)("h3",{children:"Changes"}),(0,s().jsx)("ul",{class:"plain",children:t.map(({kind:e,field:l,base:r,
head:n},d)=>(0,s().jsxs)("li",{children:[(0,s().jsx)("span",{class:e==="constraint_loosened"?"caution":"quiet",children:(0,_().
spoken)(e)})," ",(0,s().jsx)(o().Name,{text:l}),":"," ",r!==null&&(0,s().jsx)("del",{children:(0,s().jsx)(o().Name,{text:r})}),
r!==null&&n!==null&&" \u2192 ",n!==null&&(0,s().jsx)("ins",{children:(0,s().jsx)(o().Name,{text:n})})]},d))})]})}});
//# report/html/sections/remarks
(function(s,e,r,x){let c;const i=()=>c??=e("preact/jsx-runtime");let u;const d=()=>u??=e("report/html/finding");r(s,{noticesSection:()=>p,
suppressedSection:()=>m});function p(t){return o("notices","Notices",t.sections.notices,t)}function m(t){return o("suppr\
essed","Ignored by the policy",t.sections.suppressed,t)}function o(t,l,n,_){if(n.length!==0)return{id:t,title:l,count:n.
length,body:n.map((h,j)=>(0,i().jsx)("div",{"data-item":"",children:(0,i().jsx)(d().FindingItem,{finding:h,page:_})},j))}}});
//# report/html/sections/rules
(function(a,s,p,b){let m;const e=()=>m??=s("preact/jsx-runtime");let x;const u=()=>x??=s("rules/catalogue");let d;const c=()=>d??=
s("rules/example");let _;const j=()=>_??=s("report/escape");let g;const l=()=>g??=s("report/html/words");p(a,{rulesSection:()=>h});
function h({report:n,ruleAnchor:S}){const w=[...n.findings,...n.capsules.flatMap(({reasons:t})=>t)],i=[...new Set(w.map(
({rule:t})=>t))].flatMap(t=>(0,u().ruleOf)(t)??[]);if(i.length!==0)return{id:"rules",title:"Rules",count:i.length,body:i.
map(({id:t,title:v,why:y,wrong:M,right:R,configure:o,since:T})=>(0,e().jsxs)("details",{class:"rule",id:S(t),"data-item":"",
children:[(0,e().jsxs)("summary",{children:[(0,e().jsx)("code",{children:t})," ",(0,e().jsx)(l().Sentence,{text:v})]}),(0,e().
jsxs)("div",{class:"inside",children:[(0,e().jsx)("p",{children:(0,e().jsx)(l().Sentence,{text:y.replace(/\s+/g," ")})}),
(0,e().jsx)(l().Facts,{facts:[["Wrong",(0,e().jsx)("pre",{children:r((0,c().exampleText)(M))},"wrong")],["Right",(0,e().
jsx)("pre",{children:r((0,c().exampleText)(R))},"right")],...o?[["Configure",(0,e().jsx)("pre",{children:r(o)},"configur\
e")]]:[],["Since",T]]})]})]},t))}}function r(n){return(0,j().terminalLines)(n).join(`
`)}});
//# report/html/sections/selection
(function(l,n,d,w){let m;const e=()=>m??=n("preact/jsx-runtime");let u;const x=()=>u??=n("report/view/selection");let j;
const s=()=>j??=n("report/html/words");d(l,{selectionSection:()=>p});function p({report:t}){const i=(0,x().selectionWords)(
t);if(i===void 0)return;const{genes:o}=t.selection??{genes:[]};return{id:"selection",title:"Selection",body:(0,e().jsxs)(
e().Fragment,{children:[(0,e().jsx)("p",{children:i.lead}),o.length>0&&(0,e().jsx)(s().Table,{caption:"Selected cycles",
columns:[["Gene"],["Before","number"],["After","number"],["Difference","number"]],children:o.map(({id:a,base:c,head:r},h)=>(0,e().
jsxs)("tr",{"data-item":"",children:[(0,e().jsx)("th",{scope:"row",children:(0,e().jsx)(s().Name,{text:a})}),(0,e().jsx)(
"td",{class:"number",children:c}),(0,e().jsx)("td",{class:"number",children:r}),(0,e().jsx)("td",{class:"number",children:_(
r-c)})]},h))})]})}}function _(t){return t===0?"0":t>0?`+${t}`:`\u2212${-t}`}});
//# report/html/sections/timeline
(function(u,a,j,H){let _;const t=()=>_??=a("preact/jsx-runtime");let g;const S=()=>g??=a("report/view/output");let T;const r=()=>T??=
a("report/view/words");let b;const w=()=>b??=a("report/html/lanes");let E;const h=()=>E??=a("report/html/mark");let M;const N=()=>M??=
a("report/html/scale");let O;const c=()=>O??=a("report/html/words");j(u,{timelineSection:()=>L});const A={height:18,gap:5},
R={height:6,gap:2},W=12,$=22,y=4,I=8;function L({report:i,commandAnchor:l}){const e=(0,w().runsOf)(i.genes);if(e.length===
0)return;const n=(0,t().jsx)(U,{runs:e,commandAnchor:l});return{id:"timeline",title:"Timeline",count:e.length,body:(0,t().
jsxs)(t().Fragment,{children:[(0,t().jsx)(v,{runs:e}),e.length>I?(0,t().jsxs)("details",{class:"fold",children:[(0,t().jsxs)(
"summary",{children:["Table of ",(0,r().count)(e.length,"run")]}),n]}):n]})}}function v({runs:i}){const l=Math.max(1,...i.
map(s=>s.end)),e=Math.max(...i.map(({lane:s})=>s))+1,n=(0,N().scaleTo)(l),{height:o,gap:m}=e>W?R:A,d=e*(o+m);return(0,t().
jsxs)("figure",{class:"timeline",children:[(0,t().jsxs)("figcaption",{children:[(0,r().count)(i.length,"command")," in ",
(0,r().duration)(l),", ",(0,r().count)(e,"lane"),"; striped bars did not pass."]}),(0,t().jsxs)("svg",{width:"100%",height:d+
$,"aria-hidden":"true",focusable:"false",children:[(0,t().jsx)("defs",{children:(0,t().jsx)("pattern",{id:"stripes",width:"\
6",height:"6",patternUnits:"userSpaceOnUse",children:(0,t().jsx)("path",{d:"M-1 1l2-2M0 6l6-6M5 7l2-2"})})}),n.ticks(y).
map(s=>(0,t().jsxs)("g",{class:"tick",children:[(0,t().jsx)("line",{x1:`${n.at(s)}%`,x2:`${n.at(s)}%`,y2:d}),(0,t().jsx)(
"text",{x:`${n.at(s)}%`,y:d+15,"text-anchor":s===0?"start":n.at(s)>92?"end":"middle",children:(0,r().duration)(s)})]},s)),
i.map(({start:s,end:D,lane:F,outcome:x},C)=>{const p={x:`${n.at(s).toFixed(2)}%`,y:F*(o+m),width:`${Math.max(.4,n.at(D-s)).
toFixed(2)}%`,height:o,rx:2};return(0,t().jsxs)("g",{children:[(0,t().jsx)("rect",{class:`fill ${h().STATUS_TONES[x.status]}`,
...p}),x.status!=="passed"&&(0,t().jsx)("rect",{fill:"url(#stripes)",...p})]},C)})]})]})}function U({runs:i,commandAnchor:l}){
return(0,t().jsx)(c().Table,{caption:"Runs",columns:[["Start","number"],["Waited","number"],["Duration","number"],["Resu\
lt"],["Command"]],children:i.map(({gene:e,command:n,outcome:o,start:m,waited:d},s)=>(0,t().jsxs)("tr",{"data-item":"",children:[
(0,t().jsx)("td",{class:"number",children:(0,r().duration)(m)}),(0,t().jsx)("td",{class:"number",children:(0,r().duration)(
d)}),(0,t().jsx)("td",{class:"number",children:(0,r().duration)(o.duration_ms)}),(0,t().jsx)("td",{children:(0,t().jsx)(
h().Status,{tone:h().STATUS_TONES[o.status],word:(0,S().statusWords)(o)})}),(0,t().jsxs)("td",{children:[(0,t().jsx)(c().
Link,{to:l(n),children:(0,t().jsx)(c().Name,{text:n.command})})," ",(0,t().jsx)("span",{class:"quiet",children:(0,t().jsx)(
c().Name,{text:e.id})})]})]},s))})}});
