"use strict";module.exports={"report/markdown/agent-task"(F,s,M,I){let T;const y=()=>T??=s("report/agent/project");let x;const w=()=>x??=
s("report/agent/render");let D;const k=()=>D??=s("report/escape");let j;const C=()=>j??=s("report/view/words");M(F,{agentSection:()=>d,
roomForPeople:()=>f});const O=6e3,m=2e4;function f({next_actor:r},S){return r==="done"||S<3*O?S:S-O}function d(r,S){const E=(0,y().
agentTask)(r);if(E.next_actor==="done")return"";const{edits:l,todo:o,human:n}=E,p=`
<details><summary>${`For agents: ${(0,C().count)(l.length,"edit")}, ${o.length} to do, ${n.length} for a person`}</summa\
ry>

`,$=`

</details>
`,u=Math.min(S,m)-p.length-$.length-2*_,g=(0,w().fittingTask)(E,u);if(g===void 0)return"";const t=(0,k().markdownFence)(
g.trimEnd().split(`
`),"json").join(`
`),e=`${p}${t}${$}`;return e.length<=S?e:""}const _=16},"report/markdown/blocked"(F,s,M,I){let T;const y=()=>T??=s("repo\
rt/escape");let x;const w=()=>x??=s("report/view/edit-lines");let D;const k=()=>D??=s("report/view/finding");let j;const C=()=>j??=
s("report/view/group");let O;const m=()=>O??=s("report/view/marked-lines");let f;const d=()=>f??=s("report/view/report-s\
ections");let _;const r=()=>_??=s("report/markdown/prose");M(F,{blockedBeyond:()=>o,blockedSection:()=>l});const S=2,E=20;
function l(t,e,a){if(t.length===0)return[];const c=i(t,e),h=c.slice(S).flatMap(L=>u(L,a));return["#### Blocked","",...c.
slice(0,S).flatMap(L=>p(L,a)),...h.length>0?["Also blocked:","",...(0,r().foldedList)(h,"blocked command",E)]:[]]}function o(t,e){
const a=i(t,e).flatMap(({lead:c,others:h})=>[c,...h]);return n(t)-n(a)}function n(t){return t.reduce((e,a)=>e+(0,C().sizeOf)(
a),0)}function i(t,{commands:e}){return(0,d().groupByCause)(t.slice(0,e))}function p({lead:t,others:e},a){const{gene:c,findings:h,
command:L}=t.lead,{main:N,further:R}=(0,k().reasonsOf)(h),v=h.flatMap(({span:b})=>b??[]);return[(0,r().placeLine)(t,a),"",
...(0,y().markdownFence)((0,m().markedLines)(L.command,v)),"",...N?(0,r().reasonAndFix)(N):[`- Why: ${(0,r().sentence)(c.
summary)}`],...R.map(({message:b,rule:A})=>`- Also: ${(0,r().sentence)(b)} (${(0,r().ruleLink)(A)})`),"",...$(N),...e.length>
0?["Blocked for the same reason:",""]:[],...(0,r().foldedList)(e.map(b=>g(b,a)),"command",E)]}function $(t){const e=(0,w().
editLines)(t?.edit);return e.length>0?[...(0,y().markdownFence)(e,"diff"),""]:[]}function u({lead:t,others:e},a){const{gene:c,
findings:h}=t.lead,{main:L}=(0,k().reasonsOf)(h),N=L?`${(0,r().sentence)(L.message)} ${(0,r().sentence)(L.remedy)} (${(0,r().
ruleLink)(L.rule)})`:(0,r().sentence)(c.summary);return[`${g(t,a)}: ${N}`,...e.map(R=>`${g(R,a)}: for the same reason`)]}
function g(t,e){const{command:a,findings:c}=t.lead,h=c.flatMap(({span:L})=>L??[]);return`- ${(0,y().markdownCode)((0,m().
commandLine)(a.command,h))} \u2014 ${(0,r().placeLine)(t,e)}`}},"report/markdown/check-text"(F,s,M,I){let T;const y=()=>T??=
s("report/escape");let x;const w=()=>x??=s("report/view/headline");let D;const k=()=>D??=s("report/view/marked-lines");let j;
const C=()=>j??=s("report/view/output");let O;const m=()=>O??=s("report/view/words");let f;const d=()=>f??=s("report/mar\
kdown/prose");M(F,{renderCheckText:()=>_});function _(l,o){const{genes:n,validation_reports:i}=l;if(n.length===0)return;
const p=new Map(i.map(c=>[c.id,c])),$=(0,d().linkerOf)(l,o.repositoryUrl),u=["### Genes and their ValidationReports","",
...r(i)],g=n.map(c=>{const h=p.get(c.validation_report_id??""),L=`**${$.place(c,c.id)}** ${w().VERDICT_SYMBOLS[c.verdict]}\
 ${(0,m().spoken)(c.verdict)}`,N=h?`, ${(0,d().name)(h.id)}, ${(0,d().name)(h.asset_id)}`:"";return[L+N,"",...c.commands.
map(S),""].join(`
`)}),t=c=>[...u,...g.slice(0,c),...E(n.slice(c),o)].join(`
`);let[e,a]=[0,g.length];for(;e<a;){const c=Math.ceil((e+a)/2);t(c).length<=o.maxCharacters?e=c:a=c-1}return t(e).slice(
0,o.maxCharacters)}function r(l){const o=l.map(({env_fingerprint:{node_version:n,platform:i,arch:p},env_fingerprint_key:$})=>`\
Commands ran with Node ${(0,d().name)(n)} on ${(0,d().name)(`${i} ${p}`)}, fingerprint ${(0,d().name)($)}.`);return[...new Set(
o)].flatMap(n=>[n,""])}function S({command:l,verdict:o,outcome:n}){const i=o==="block"?"blocked":n?(0,C().outcomeWords)(
n):"not run";return`- ${(0,y().markdownCode)((0,k().commandLine)(l,[]))}: ${i}`}function E(l,{detailsUrl:o}){const n=(0,d().
linked)("result files of the run",o);return[...l.length>0?[`Not shown: ${(0,m().count)(l.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},"report/markdown/everything"(F,s,M,I){let T;
const y=()=>T??=s("report/escape");let x;const w=()=>x??=s("report/view/assets");let D;const k=()=>D??=s("report/view/bl\
ast-radius");let j;const C=()=>j??=s("report/view/output");let O;const m=()=>O??=s("report/view/proof");let f;const d=()=>f??=
s("report/view/selection");let _;const r=()=>_??=s("report/view/words");let S;const E=()=>S??=s("report/markdown/prose");
M(F,{everythingSection:()=>n});const l=200,o=200;function n(e,a,c){if(!c.everything)return[];const h=[...e.genes.map($),
...e.capsules.map(p),...e.events.map(({type:v,id:b,change:A})=>`${v} ${t(b)} ${A}`),...i(e),...e.blast_radius?[`Size: ${(0,k().
countedWords)(e)}`]:[],...(0,k().largestDirectories)(e.blast_radius?.directories??[]).map(v=>`Directory ${t(v.path||".")}\
: ${(0,r().count)(v.files,"file")}, ${(0,r().count)(v.lines,"line")}${(0,k().exemptWords)(v)}`),...(0,k().uncountedFiles)(
e).map(({path:v,words:b})=>`File ${t(v)}: ${b}`),...a.notices.map(({rule:v,message:b})=>`Notice ${t(v)}: ${t(b)}`),...a.
suppressed.map(({rule:v,message:b,suppressed:A})=>`Ignored ${t(v)} until ${A?.expires}: ${t(b)}, reason: ${t(A?.reason??
"")}`)],L=h.length-o,N=[...h.slice(0,o),...L>0?[`${L} more not shown`]:[]],R=e.genes.reduce((v,b)=>v+b.commands.length,0);
return[`<details><summary>${e.genes.length>0?`Details: ${(0,r().count)(e.genes.length,"gene")}, ${(0,r().count)(R,"comma\
nd")}, `:""}commits, policy, isolation</summary>`,...N.length>0?[`<ul>${N.map(v=>`<li>${v}</li>`).join("")}</ul>`]:[],"",
[...(0,m().proofOf)(e).map(({label:v,value:b})=>`${v}: ${(0,E().sentence)(b)}`),...e.genes.length>0?[m().EVIDENCE_NOTE]:
[]].join("<br>"),"","</details>",""]}function i(e){const a=(0,d().selectionWords)(e);if(a===void 0)return[];const c=a.genes.
map(({id:h,words:L})=>`<li>${t(h)} ${L}</li>`);return[`${a.lead}${u(c)}`]}function p(e){const{lead:a,reason:c}=(0,w().eligibilityWords)(
e)??{},h=[a&&`, ${a}`,c&&`: ${t(c)}`];return`Capsule ${t(e.id)} ${e.change}${h.filter(Boolean).join("")}`}function $(e){
const{id:a,change:c,verdict:h,summary:L,commands:N}=e,R=h==="pass"?"":`: ${t(L)}`,v=(0,w().differenceWords)(e).map(W=>`<\
li>${g(W)}</li>`),b=N.map(({command:W,outcome:G})=>`<li>${t(W)} ${G?(0,C().outcomeWords)(G):"not run"}</li>`),A=(0,w().refusals)(
e).map(W=>`; profile ${t(W.profile)} would block it: ${t(W.reason)}`),B=(0,w().versionWords)(e),U=(0,w().remarks)(e).map(
W=>`; ${t(W)}`);return`${t(a)} ${c}, ${(0,r().spoken)(h)}${R}${[...A,B?`; ${B}`:"",...U].join("")}${u([...v,...b])}`}function u(e){
return e.length>0?`<ul>${e.join("")}</ul>`:""}function g(e){return e.map((a,c)=>c%2===0?a:t(a)).join("")}function t(e){return`\
<code>${(0,y().html)((0,r().clipCounted)(e,l))}</code>`}},"report/markdown/failed"(F,s,M,I){let T;const y=()=>T??=s("rep\
ort/escape");let x;const w=()=>x??=s("report/view/error-lines");let D;const k=()=>D??=s("report/view/finding");let j;const C=()=>j??=
s("report/view/marked-lines");let O;const m=()=>O??=s("report/view/output");let f;const d=()=>f??=s("report/view/words");
let _;const r=()=>_??=s("report/markdown/prose");M(F,{failedSection:()=>E});const S=2;function E(n,i,p,$){if(n.length===
0)return[];const u=n.slice(0,i.groups),g=u.slice(S),t=Math.min(i.outputLines,u.length>S?6:i.outputLines),e=a=>a.flatMap(
c=>o(c,t,p,$));return["#### Failed","",...e(u.slice(0,S)),...g.length>0?["Also failed:","",...g.map(a=>l(a,p,$)),"",`<de\
tails><summary>Output of ${(0,d().count)(g.length,"other failed command")}</summary>`,"",...e(g),"</details>",""]:[]]}function l(n,i,p){
const{command:$}=n.lead,u=$.outcome?(0,m().outcomeWords)($.outcome):"not run";return`- ${(0,y().markdownCode)((0,C().commandLine)(
$.command,[]))} \u2014 ${(0,r().placeLine)(n,i)}: ${(0,r().linked)(u,p)}`}function o(n,i,p,$){const{command:u,findings:g}=n.
lead,{outcome:t}=u;if(t===void 0)return[];const[e]=g,[a="",...c]=(0,C().markedLines)(u.command,[]);return[`${(0,r().placeLine)(
n,p)}: ${(0,r().linked)((0,m().outcomeWords)(t),$)}`,"",...(0,y().markdownFence)([`$ ${a}`,...c,...(0,w().errorLines)(t,
i)]),"",...e&&(0,k().isMissingTarget)(e)?[`- Why: ${(0,r().sentence)(e.message)}`]:[],...e?[`- Fix: ${(0,r().sentence)(e.
remedy)}`]:[],""]}},"report/markdown/findings"(F,s,M,I){let T;const y=()=>T??=s("report/view/words");let x;const w=()=>x??=
s("report/markdown/prose");M(F,{findingsSection:()=>k,waitingSection:()=>j});const D=4;function k(m,f,d){if(m.length===0)
return[];const _=m.slice(0,f.groups).map(r=>C(r,d));return["#### Findings","",...(0,w().foldedList)(_,"finding",D)]}function j(m,f,d){
return m.length===0?[]:["#### Approval required","",...m.slice(0,f.groups).map(r=>C(r,d,"Approval")),""]}function C(m,f,d=m.
lead.severity[0]?.toUpperCase()+m.lead.severity.slice(1)){const{lead:_}=m,r=_.location?`${f.place(_.location)}, `:"";return`\
- **${d}:** ${(0,w().sentence)(_.message)} ${(0,w().sentence)(_.remedy)} (${r}${(0,w().ruleLink)(_.rule)}${O(m)})`}function O({
lead:m,others:f}){if(f.length===0)return"";const d=f.flatMap(({subject:r})=>r?.id??[]),_=new Set(d).size;return d.length===
f.length&&_>0&&!d.includes(m.subject?.id??"")?`; also ${(0,w().names)(d)}`:`; ${(0,y().count)(f.length,"other place")}`}},
"report/markdown/genes"(F,s,M,I){let T;const y=()=>T??=s("model/verdict");let x;const w=()=>x??=s("report/view/assets");
let D;const k=()=>D??=s("report/view/group");let j;const C=()=>j??=s("report/view/headline");let O;const m=()=>O??=s("re\
port/view/words");M(F,{genesTable:()=>r});const f=10,d=2,_=["error","fail","needs_approval","warn","pass"];function r({genes:o},n){
if(o.length===0)return[];const i=o.toSorted((u,g)=>_.indexOf(u.verdict)-_.indexOf(g.verdict)),p=o.length>f?(0,k().groupsOf)(
i,u=>E(u).join("|")):i.map(u=>({lead:u,others:[]})),$=p.slice(f).flatMap(({lead:u,others:g})=>[u,...g]);return["| Gene |\
 Result | Commands | Files |","|---|---|---|--:|",...p.slice(0,f).map(u=>S(u,n)),"",...$.length>0?[`And ${(0,m().count)(
$.length,"other gene")}: ${l($)}.`,""]:[]]}function S(o,n){const i=[o.lead,...o.others].slice(0,d).map(({id:u,path:g,line:t})=>n.
place({path:g,line:t},u).replaceAll("|","\\|")),p=(0,k().sizeOf)(o)-i.length;return`| ${[`${i.join(", ")}${p>0?` and ${p.
toLocaleString("en-US")} more`:""}`,...E(o.lead)].join(" | ")} |`}function E(o){const{verdict:n,blast_radius:i}=o;return[
`${C().VERDICT_SYMBOLS[n]} ${(0,m().spoken)(n)}`,(0,w().commandCounts)(o,String(o.commands.length)),`${i.files} / ${i.max_files}`].
map(p=>p.replaceAll(" ","\xA0"))}function l(o){return y().verdictSchema.options.map(n=>({verdict:n,number:o.filter(i=>i.
verdict===n).length})).filter(({number:n})=>n>0).map(({verdict:n,number:i})=>`${i} ${(0,m().spoken)(n)}`).join(", ")}},"\
report/markdown/prose"(F,s,M,I){let T;const y=()=>T??=s("report/escape");let x;const w=()=>x??=s("report/links");let D;const k=()=>D??=
s("report/view/words");M(F,{foldedList:()=>E,linked:()=>_,linkerOf:()=>f,name:()=>O,names:()=>m,placeLine:()=>r,reasonAndFix:()=>S,
ruleLink:()=>d,sentence:()=>C});const j={sentence:400,name:100};function C(l){return(0,y().markdownSentence)((0,k().clipCounted)(
l,j.sentence))}function O(l){return(0,y().markdownCode)((0,k().clipCounted)(l,j.name))}function m(l){const o=[...new Set(
l)],n=o.slice(0,3).map(O).join(", ");return o.length>3?`${n} and ${o.length-3} more`:n}function f(l,o){return{place:(n,i=`${n.
path}:${n.line}`)=>{const p=o===void 0?void 0:(0,w().permalink)(l,o,n);return _(O(i),p)}}}function d(l){return _(O(l),(0,w().
rulePage)(l))}function _(l,o){const n=o&&(0,y().markdownLinkTarget)(o);return n?`[${l}](${n})`:l}function r({lead:l,others:o},n){
const{gene:i,command:p,position:$}=l,{path:u=i.path,line:g=i.line}=p.location??{},t=o.length>0?`; also in ${m(o.map(({gene:{
id:a}})=>a))}`:"",e=i.commands.length>1?`, command ${$} of ${i.commands.length}`:"";return`${O(i.id)}${e}, ${n.place({path:u,
line:g})}${t}`}function S({message:l,rule:o,remedy:n}){return[`- Why: ${C(l)} (${d(o)})`,`- Fix: ${C(n)}`]}function E(l,o,n){
if(l.length===0)return[];const i=l.slice(n),p=`<details><summary>${(0,k().count)(i.length,`other ${o}`)}</summary>`;return[
...l.slice(0,n),"",...i.length>0?[p,"",...i,"","</details>",""]:[]]}}};
