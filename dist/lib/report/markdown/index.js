"use strict";module.exports={"report/markdown/agent-task"(j,s,F,I){let M;const L=()=>M??=s("report/agent/project");let T;const w=()=>T??=
s("report/agent/render");let x;const k=()=>x??=s("report/escape");F(j,{agentSection:()=>m,roomForPeople:()=>O});const b=6e3,
y=2e4;function O({next_actor:d},p){return d==="done"||p<3*b?p:p-b}function m(d,p){const r=(0,L().agentTask)(d);if(r.next_actor===
"done")return"";const{edits:E,todo:D,human:l}=r,n=`
<details><summary>${`For agents: ${E.length} edits, ${D.length} to do, ${l.length} for a person`}</summary>

`,i=`

</details>
`,_=Math.min(p,y)-n.length-i.length-2*f,$=(0,w().fittingTask)(r,_);if($===void 0)return"";const u=(0,k().markdownFence)(
$.trimEnd().split(`
`),"json").join(`
`),g=`${n}${u}${i}`;return g.length<=p?g:""}const f=16},"report/markdown/blocked"(j,s,F,I){let M;const L=()=>M??=s("repo\
rt/escape");let T;const w=()=>T??=s("report/view/edit-lines");let x;const k=()=>x??=s("report/view/finding");let b;const y=()=>b??=
s("report/view/group");let O;const m=()=>O??=s("report/view/marked-lines");let f;const d=()=>f??=s("report/view/report-s\
ections");let p;const r=()=>p??=s("report/markdown/prose");F(j,{blockedBeyond:()=>o,blockedSection:()=>l});const E=2,D=20;
function l(t,e,a){if(t.length===0)return[];const c=i(t,e),h=c.slice(E).flatMap(S=>u(S,a));return["#### Blocked","",...c.
slice(0,E).flatMap(S=>_(S,a)),...h.length>0?["Also blocked:","",...(0,r().foldedList)(h,"blocked command",D)]:[]]}function o(t,e){
const a=i(t,e).flatMap(({lead:c,others:h})=>[c,...h]);return n(t)-n(a)}function n(t){return t.reduce((e,a)=>e+(0,y().sizeOf)(
a),0)}function i(t,{commands:e}){return(0,d().groupByCause)(t.slice(0,e))}function _({lead:t,others:e},a){const{gene:c,findings:h,
command:S}=t.lead,{main:N,further:R}=(0,k().reasonsOf)(h),v=h.flatMap(({span:C})=>C??[]);return[(0,r().placeLine)(t,a),"",
...(0,L().markdownFence)((0,m().markedLines)(S.command,v)),"",...N?(0,r().reasonAndFix)(N):[`- Why: ${(0,r().sentence)(c.
summary)}`],...R.map(({message:C,rule:A})=>`- Also: ${(0,r().sentence)(C)} (${(0,r().ruleLink)(A)})`),"",...$(N),...e.length>
0?["Blocked for the same reason:",""]:[],...(0,r().foldedList)(e.map(C=>g(C,a)),"command",D)]}function $(t){const e=(0,w().
editLines)(t?.edit);return e.length>0?[...(0,L().markdownFence)(e,"diff"),""]:[]}function u({lead:t,others:e},a){const{gene:c,
findings:h}=t.lead,{main:S}=(0,k().reasonsOf)(h),N=S?`${(0,r().sentence)(S.message)} ${(0,r().sentence)(S.remedy)} (${(0,r().
ruleLink)(S.rule)})`:(0,r().sentence)(c.summary);return[`${g(t,a)}: ${N}`,...e.map(R=>`${g(R,a)}: for the same reason`)]}
function g(t,e){const{command:a,findings:c}=t.lead,h=c.flatMap(({span:S})=>S??[]);return`- ${(0,L().markdownCode)((0,m().
commandLine)(a.command,h))} \u2014 ${(0,r().placeLine)(t,e)}`}},"report/markdown/check-text"(j,s,F,I){let M;const L=()=>M??=
s("report/escape");let T;const w=()=>T??=s("report/view/headline");let x;const k=()=>x??=s("report/view/marked-lines");let b;
const y=()=>b??=s("report/view/output");let O;const m=()=>O??=s("report/view/words");let f;const d=()=>f??=s("report/mar\
kdown/prose");F(j,{renderCheckText:()=>p});function p(l,o){const{genes:n,validation_reports:i}=l;if(n.length===0)return;
const _=new Map(i.map(c=>[c.id,c])),$=(0,d().linkerOf)(l,o.repositoryUrl),u=["### Genes and their ValidationReports","",
...r(i)],g=n.map(c=>{const h=_.get(c.validation_report_id??""),S=`**${$.place(c,c.id)}** ${w().VERDICT_SYMBOLS[c.verdict]}\
 ${(0,m().spoken)(c.verdict)}`,N=h?`, ${(0,d().name)(h.id)}, ${(0,d().name)(h.asset_id)}`:"";return[S+N,"",...c.commands.
map(E),""].join(`
`)}),t=c=>[...u,...g.slice(0,c),...D(n.slice(c),o)].join(`
`);let[e,a]=[0,g.length];for(;e<a;){const c=Math.ceil((e+a)/2);t(c).length<=o.maxCharacters?e=c:a=c-1}return t(e).slice(
0,o.maxCharacters)}function r(l){const o=l.map(({env_fingerprint:{node_version:n,platform:i,arch:_},env_fingerprint_key:$})=>`\
Commands ran with Node ${(0,d().name)(n)} on ${(0,d().name)(`${i} ${_}`)}, fingerprint ${(0,d().name)($)}.`);return[...new Set(
o)].flatMap(n=>[n,""])}function E({command:l,verdict:o,outcome:n}){const i=o==="block"?"blocked":n?(0,y().outcomeWords)(
n):"not run";return`- ${(0,L().markdownCode)((0,k().commandLine)(l,[]))}: ${i}`}function D(l,{detailsUrl:o}){const n=(0,d().
linked)("result files of the run",o);return[...l.length>0?[`Not shown: ${(0,m().count)(l.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},"report/markdown/everything"(j,s,F,I){let M;
const L=()=>M??=s("report/escape");let T;const w=()=>T??=s("report/view/assets");let x;const k=()=>x??=s("report/view/bl\
ast-radius");let b;const y=()=>b??=s("report/view/output");let O;const m=()=>O??=s("report/view/proof");let f;const d=()=>f??=
s("report/view/selection");let p;const r=()=>p??=s("report/view/words");let E;const D=()=>E??=s("report/markdown/prose");
F(j,{everythingSection:()=>n});const l=200,o=200;function n(e,a,c){if(!c.everything)return[];const h=[...e.genes.map($),
...e.capsules.map(_),...e.events.map(({type:v,id:C,change:A})=>`${v} ${t(C)} ${A}`),...i(e),...e.blast_radius?[`Size: ${(0,k().
countedWords)(e)}`]:[],...(0,k().largestDirectories)(e.blast_radius?.directories??[]).map(v=>`Directory ${t(v.path||".")}\
: ${(0,r().count)(v.files,"file")}, ${(0,r().count)(v.lines,"line")}${(0,k().exemptWords)(v)}`),...(0,k().uncountedFiles)(
e).map(({path:v,words:C})=>`File ${t(v)}: ${C}`),...a.notices.map(({rule:v,message:C})=>`Notice ${t(v)}: ${t(C)}`),...a.
suppressed.map(({rule:v,message:C,suppressed:A})=>`Ignored ${t(v)} until ${A?.expires}: ${t(C)}, reason: ${t(A?.reason??
"")}`)],S=h.length-o,N=[...h.slice(0,o),...S>0?[`${S} more not shown`]:[]],R=e.genes.reduce((v,C)=>v+C.commands.length,0);
return[`<details><summary>${e.genes.length>0?`Details: ${(0,r().count)(e.genes.length,"gene")}, ${(0,r().count)(R,"comma\
nd")}, `:""}commits, policy, isolation</summary>`,...N.length>0?[`<ul>${N.map(v=>`<li>${v}</li>`).join("")}</ul>`]:[],"",
[...(0,m().proofOf)(e).map(({label:v,value:C})=>`${v}: ${(0,D().sentence)(C)}`),...e.genes.length>0?[m().EVIDENCE_NOTE]:
[]].join("<br>"),"","</details>",""]}function i(e){const a=(0,d().selectionWords)(e);if(a===void 0)return[];const c=a.genes.
map(({id:h,words:S})=>`<li>${t(h)} ${S}</li>`);return[`${a.lead}${u(c)}`]}function _(e){const{lead:a,reason:c}=(0,w().eligibilityWords)(
e)??{},h=[a&&`, ${a}`,c&&`: ${t(c)}`];return`Capsule ${t(e.id)} ${e.change}${h.filter(Boolean).join("")}`}function $(e){
const{id:a,change:c,verdict:h,summary:S,commands:N}=e,R=h==="pass"?"":`: ${t(S)}`,v=(0,w().differenceWords)(e).map(W=>`<\
li>${g(W)}</li>`),C=N.map(({command:W,outcome:G})=>`<li>${t(W)} ${G?(0,y().outcomeWords)(G):"not run"}</li>`),A=(0,w().refusals)(
e).map(W=>`; profile ${t(W.profile)} would block it: ${t(W.reason)}`),B=(0,w().versionWords)(e),U=(0,w().remarks)(e).map(
W=>`; ${t(W)}`);return`${t(a)} ${c}, ${(0,r().spoken)(h)}${R}${[...A,B?`; ${B}`:"",...U].join("")}${u([...v,...C])}`}function u(e){
return e.length>0?`<ul>${e.join("")}</ul>`:""}function g(e){return e.map((a,c)=>c%2===0?a:t(a)).join("")}function t(e){return`\
<code>${(0,L().html)((0,r().clipCounted)(e,l))}</code>`}},"report/markdown/failed"(j,s,F,I){let M;const L=()=>M??=s("rep\
ort/escape");let T;const w=()=>T??=s("report/view/error-lines");let x;const k=()=>x??=s("report/view/finding");let b;const y=()=>b??=
s("report/view/marked-lines");let O;const m=()=>O??=s("report/view/output");let f;const d=()=>f??=s("report/view/words");
let p;const r=()=>p??=s("report/markdown/prose");F(j,{failedSection:()=>D});const E=2;function D(n,i,_,$){if(n.length===
0)return[];const u=n.slice(0,i.groups),g=u.slice(E),t=Math.min(i.outputLines,u.length>E?6:i.outputLines),e=a=>a.flatMap(
c=>o(c,t,_,$));return["#### Failed","",...e(u.slice(0,E)),...g.length>0?["Also failed:","",...g.map(a=>l(a,_,$)),"",`<de\
tails><summary>Output of ${(0,d().count)(g.length,"other failed command")}</summary>`,"",...e(g),"</details>",""]:[]]}function l(n,i,_){
const{command:$}=n.lead,u=$.outcome?(0,m().outcomeWords)($.outcome):"not run";return`- ${(0,L().markdownCode)((0,y().commandLine)(
$.command,[]))} \u2014 ${(0,r().placeLine)(n,i)}: ${(0,r().linked)(u,_)}`}function o(n,i,_,$){const{command:u,findings:g}=n.
lead,{outcome:t}=u;if(t===void 0)return[];const[e]=g,[a="",...c]=(0,y().markedLines)(u.command,[]);return[`${(0,r().placeLine)(
n,_)}: ${(0,r().linked)((0,m().outcomeWords)(t),$)}`,"",...(0,L().markdownFence)([`$ ${a}`,...c,...(0,w().errorLines)(t,
i)]),"",...e&&(0,k().isMissingTarget)(e)?[`- Why: ${(0,r().sentence)(e.message)}`]:[],...e?[`- Fix: ${(0,r().sentence)(e.
remedy)}`]:[],""]}},"report/markdown/findings"(j,s,F,I){let M;const L=()=>M??=s("report/view/words");let T;const w=()=>T??=
s("report/markdown/prose");F(j,{findingsSection:()=>k,waitingSection:()=>b});const x=4;function k(m,f,d){if(m.length===0)
return[];const p=m.slice(0,f.groups).map(r=>y(r,d));return["#### Findings","",...(0,w().foldedList)(p,"finding",x)]}function b(m,f,d){
return m.length===0?[]:["#### Approval required","",...m.slice(0,f.groups).map(r=>y(r,d,"Approval")),""]}function y(m,f,d=m.
lead.severity[0]?.toUpperCase()+m.lead.severity.slice(1)){const{lead:p}=m,r=p.location?`${f.place(p.location)}, `:"";return`\
- **${d}:** ${(0,w().sentence)(p.message)} ${(0,w().sentence)(p.remedy)} (${r}${(0,w().ruleLink)(p.rule)}${O(m)})`}function O({
lead:m,others:f}){if(f.length===0)return"";const d=f.flatMap(({subject:r})=>r?.id??[]),p=new Set(d).size;return d.length===
f.length&&p>0&&!d.includes(m.subject?.id??"")?`; also ${(0,w().names)(d)}`:`; ${(0,L().count)(f.length,"other place")}`}},
"report/markdown/genes"(j,s,F,I){let M;const L=()=>M??=s("model/verdict");let T;const w=()=>T??=s("report/view/assets");
let x;const k=()=>x??=s("report/view/group");let b;const y=()=>b??=s("report/view/headline");let O;const m=()=>O??=s("re\
port/view/words");F(j,{genesTable:()=>r});const f=10,d=2,p=["error","fail","needs_approval","warn","pass"];function r({genes:o},n){
if(o.length===0)return[];const i=o.toSorted((u,g)=>p.indexOf(u.verdict)-p.indexOf(g.verdict)),_=o.length>f?(0,k().groupsOf)(
i,u=>D(u).join("|")):i.map(u=>({lead:u,others:[]})),$=_.slice(f).flatMap(({lead:u,others:g})=>[u,...g]);return["| Gene |\
 Result | Commands | Files |","|---|---|---|--:|",..._.slice(0,f).map(u=>E(u,n)),"",...$.length>0?[`And ${(0,m().count)(
$.length,"other gene")}: ${l($)}.`,""]:[]]}function E(o,n){const i=[o.lead,...o.others].slice(0,d).map(({id:u,path:g,line:t})=>n.
place({path:g,line:t},u).replaceAll("|","\\|")),_=(0,k().sizeOf)(o)-i.length;return`| ${[`${i.join(", ")}${_>0?` and ${_.
toLocaleString("en-US")} more`:""}`,...D(o.lead)].join(" | ")} |`}function D(o){const{verdict:n,blast_radius:i}=o;return[
`${y().VERDICT_SYMBOLS[n]} ${(0,m().spoken)(n)}`,(0,w().commandCounts)(o,String(o.commands.length)),`${i.files} / ${i.max_files}`].
map(_=>_.replaceAll(" ","\xA0"))}function l(o){return L().verdictSchema.options.map(n=>({verdict:n,number:o.filter(i=>i.
verdict===n).length})).filter(({number:n})=>n>0).map(({verdict:n,number:i})=>`${i} ${(0,m().spoken)(n)}`).join(", ")}},"\
report/markdown/prose"(j,s,F,I){let M;const L=()=>M??=s("report/escape");let T;const w=()=>T??=s("report/links");let x;const k=()=>x??=
s("report/view/words");F(j,{foldedList:()=>D,linked:()=>p,linkerOf:()=>f,name:()=>O,names:()=>m,placeLine:()=>r,reasonAndFix:()=>E,
ruleLink:()=>d,sentence:()=>y});const b={sentence:400,name:100};function y(l){return(0,L().markdownSentence)((0,k().clipCounted)(
l,b.sentence))}function O(l){return(0,L().markdownCode)((0,k().clipCounted)(l,b.name))}function m(l){const o=[...new Set(
l)],n=o.slice(0,3).map(O).join(", ");return o.length>3?`${n} and ${o.length-3} more`:n}function f(l,o){return{place:(n,i=`${n.
path}:${n.line}`)=>{const _=o===void 0?void 0:(0,w().permalink)(l,o,n);return p(O(i),_)}}}function d(l){return p(O(l),(0,w().
rulePage)(l))}function p(l,o){const n=o&&(0,L().markdownLinkTarget)(o);return n?`[${l}](${n})`:l}function r({lead:l,others:o},n){
const{gene:i,command:_,position:$}=l,{path:u=i.path,line:g=i.line}=_.location??{},t=o.length>0?`; also in ${m(o.map(({gene:{
id:a}})=>a))}`:"",e=i.commands.length>1?`, command ${$} of ${i.commands.length}`:"";return`${O(i.id)}${e}, ${n.place({path:u,
line:g})}${t}`}function E({message:l,rule:o,remedy:n}){return[`- Why: ${y(l)} (${d(o)})`,`- Fix: ${y(n)}`]}function D(l,o,n){
if(l.length===0)return[];const i=l.slice(n),_=`<details><summary>${(0,k().count)(i.length,`other ${o}`)}</summary>`;return[
...l.slice(0,n),"",...i.length>0?[_,"",...i,"","</details>",""]:[]]}}};
