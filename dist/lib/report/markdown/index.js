"use strict";module.exports={"report/markdown/agent-task"(F,o,T,R){let x;const O=()=>x??=o("report/agent/project");let A;const k=()=>A??=
o("report/agent/render");let N;const v=()=>N??=o("report/escape");let M;const b=()=>M??=o("report/view/words");T(F,{agentSection:()=>_,
roomForPeople:()=>h});const L=6e3,p=2e4;function h({next_actor:i},g){return i==="done"||g<3*L?g:g-L}function _(i,g){const E=(0,O().
agentTask)(i);if(E.next_actor==="done")return"";const{edits:S,todo:d,human:l}=E,r=`
<details><summary>${`For agents: ${(0,b().count)(S.length,"edit")}, ${d.length} to do, ${l.length} for a person`}</summa\
ry>

`,s=`

</details>
`,a=Math.min(g,p)-r.length-s.length-2*$,u=(0,k().fittingTask)(E,a);if(u===void 0)return"";const t=(0,v().markdownFence)(
u.trimEnd().split(`
`),"json").join(`
`),e=`${r}${t}${s}`;return e.length<=g?e:""}const $=16},"report/markdown/blocked"(F,o,T,R){let x;const O=()=>x??=o("repo\
rt/escape");let A;const k=()=>A??=o("report/view/edit-lines");let N;const v=()=>N??=o("report/view/finding");let M;const b=()=>M??=
o("report/view/group");let L;const p=()=>L??=o("report/view/marked-lines");let h;const _=()=>h??=o("report/view/report-s\
ections");let $;const i=()=>$??=o("report/markdown/prose");T(F,{blockedBeyond:()=>d,blockedSection:()=>S});const g=2,E=20;
function S(t,e,m){if(t.length===0)return[];const c=n(t,e),f=c.length>g?1:g,C=c.slice(f).flatMap(j=>a(j,m));return["#### \
Blocked","",...c.slice(0,f).flatMap(j=>r(j,m)),...C.length>0?["Also blocked:","",...(0,i().foldedList)(C,"blocked comman\
d",E)]:[]]}function d(t,e){const m=n(t,e).flatMap(({lead:c,others:f})=>[c,...f]);return l(t)-l(m)}function l(t){return t.
reduce((e,m)=>e+(0,b().sizeOf)(m),0)}function n(t,{commands:e}){return(0,_().groupByCause)(t.slice(0,e))}function r({lead:t,
others:e},m){const{gene:c,findings:f,command:C}=t.lead,{main:j,further:I}=(0,v().reasonsOf)(f),w=f.flatMap(({span:y})=>y??
[]);return[(0,i().placeLine)(t,m),"",...(0,O().markdownFence)((0,p().markedLines)(C.command,w)),"",...j?(0,i().reasonAndFix)(
j):[`- Why: ${(0,i().sentence)(c.summary)}`],...I.map(({message:y,rule:D})=>`- Also: ${(0,i().sentence)(y)} (${(0,i().ruleLink)(
D)})`),"",...s(j),...e.length>0?["Blocked for the same reason:",""]:[],...(0,i().foldedList)(e.map(y=>{const D=(0,v().ownRemedy)(
y.lead.findings,f);return`${u(y,m)}${D?`: ${(0,i().sentence)(D)}`:""}`}),"command",E)]}function s(t){const e=(0,k().editLines)(
t?.edit);return e.length>0?[...(0,O().markdownFence)(e,"diff"),""]:[]}function a({lead:t,others:e},m){const{gene:c,findings:f}=t.
lead,{main:C}=(0,v().reasonsOf)(f),j=C?`${(0,i().sentence)(C.message)} ${(0,i().sentence)(C.remedy)} (${(0,i().ruleLink)(
C.rule)})`:(0,i().sentence)(c.summary);return[`${u(t,m)}: ${j}`,...e.map(I=>{const w=(0,v().ownRemedy)(I.lead.findings,f),
y=`for the same reason${w?`; ${(0,i().sentence)(w)}`:""}`;return`${u(I,m)}: ${y}`})]}function u(t,e){const{command:m,findings:c}=t.
lead,f=c.flatMap(({span:C})=>C??[]);return`- ${(0,O().markdownCode)((0,p().commandLine)(m.command,f))} \u2014 ${(0,i().shortPlaceLine)(
t,e)}`}},"report/markdown/check-text"(F,o,T,R){let x;const O=()=>x??=o("report/escape");let A;const k=()=>A??=o("report/\
view/headline");let N;const v=()=>N??=o("report/view/marked-lines");let M;const b=()=>M??=o("report/view/output");let L;
const p=()=>L??=o("report/view/words");let h;const _=()=>h??=o("report/markdown/prose");T(F,{renderCheckText:()=>$});function $(S,d){
const{genes:l,validation_reports:n}=S;if(l.length===0)return;const r=new Map(n.map(c=>[c.id,c])),s=(0,_().linkerOf)(S,d.
repositoryUrl),a=["### Genes and their ValidationReports","",...i(n)],u=l.map(c=>{const f=r.get(c.validation_report_id??
""),C=`**${s.place(c,c.id)}** ${k().VERDICT_SYMBOLS[c.verdict]} ${(0,p().spoken)(c.verdict)}`,j=f?`, ${(0,_().name)(f.id)}\
, ${(0,_().name)(f.asset_id)}`:"";return[C+j,"",...c.commands.map(g),""].join(`
`)}),t=c=>[...a,...u.slice(0,c),...E(l.slice(c),d)].join(`
`);let[e,m]=[0,u.length];for(;e<m;){const c=Math.ceil((e+m)/2);t(c).length<=d.maxCharacters?e=c:m=c-1}return t(e).slice(
0,d.maxCharacters)}function i(S){const d=S.map(({env_fingerprint:{node_version:l,platform:n,arch:r},env_fingerprint_key:s})=>`\
Commands ran with Node ${(0,_().name)(l)} on ${(0,_().name)(`${n} ${r}`)}, fingerprint ${(0,_().name)(s)}.`);return[...new Set(
d)].flatMap(l=>[l,""])}function g({command:S,verdict:d,outcome:l}){const n=d==="block"?"blocked":l?(0,b().outcomeWords)(
l):"not run";return`- ${(0,O().markdownCode)((0,v().commandLine)(S,[]))}: ${n}`}function E(S,{detailsUrl:d}){const l=(0,_().
linked)("result files of the run",d);return[...S.length>0?[`Not shown: ${(0,p().count)(S.length,"gene")}.`]:[],`The ${l}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}},"report/markdown/everything"(F,o,T,R){let x;
const O=()=>x??=o("report/escape");let A;const k=()=>A??=o("report/view/assets");let N;const v=()=>N??=o("report/view/bl\
ast-radius");let M;const b=()=>M??=o("report/view/output");let L;const p=()=>L??=o("report/view/proof");let h;const _=()=>h??=
o("report/view/selection");let $;const i=()=>$??=o("report/view/words");let g;const E=()=>g??=o("report/markdown/prose");
T(F,{everythingSection:()=>l});const S=200,d=200;function l(e,m,c){if(!c.everything)return[];const f=[...e.genes.map(s),
...e.capsules.map(r),...e.events.map(({type:w,id:y,change:D})=>`${w} ${t(y)} ${D}`),...n(e),...e.blast_radius?[`Size: ${(0,v().
countedWords)(e)}`]:[],...(0,v().largestDirectories)(e.blast_radius?.directories??[]).map(w=>`Directory ${t(w.path||".")}\
: ${(0,i().count)(w.files,"file")}, ${(0,i().count)(w.lines,"line")}${(0,v().exemptWords)(w)}`),...(0,v().uncountedFiles)(
e).map(({path:w,words:y})=>`File ${t(w)}: ${y}`),...m.notices.map(({rule:w,message:y})=>`Notice ${t(w)}: ${t(y)}`),...m.
suppressed.map(({rule:w,message:y,suppressed:D})=>`Ignored ${t(w)} until ${D?.expires}: ${t(y)}, reason: ${t(D?.reason??
"")}`)],C=f.length-d,j=[...f.slice(0,d),...C>0?[`${C} more not shown`]:[]],I=e.genes.reduce((w,y)=>w+y.commands.length,0);
return[`<details><summary>${e.genes.length>0?`Details: ${(0,i().count)(e.genes.length,"gene")}, ${(0,i().count)(I,"comma\
nd")}, `:""}commits, policy, isolation</summary>`,...j.length>0?[`<ul>${j.map(w=>`<li>${w}</li>`).join("")}</ul>`]:[],"",
[...(0,p().proofOf)(e).map(({label:w,value:y})=>`${w}: ${(0,E().sentence)(y)}`),...e.genes.length>0?[p().EVIDENCE_NOTE]:
[]].join("<br>"),"","</details>",""]}function n(e){const m=(0,_().selectionWords)(e);if(m===void 0)return[];const c=m.genes.
map(({id:f,words:C})=>`<li>${t(f)} ${C}</li>`);return[`${m.lead}${a(c)}`]}function r(e){const{lead:m,reason:c}=(0,k().eligibilityWords)(
e)??{},f=[m&&`, ${m}`,c&&`: ${t(c)}`];return`Capsule ${t(e.id)} ${e.change}${f.filter(Boolean).join("")}`}function s(e){
const{id:m,change:c,verdict:f,summary:C,commands:j}=e,I=f==="pass"?"":`: ${t(C)}`,w=(0,k().differenceWords)(e).map(W=>`<\
li>${u(W)}</li>`),y=j.map(({command:W,outcome:P})=>`<li>${t(W)} ${P?(0,b().outcomeWords)(P):"not run"}</li>`),D=(0,k().refusals)(
e).map(W=>`; profile ${t(W.profile)} would block it: ${t(W.reason)}`),B=(0,k().versionWords)(e),G=(0,k().remarks)(e).map(
W=>`; ${t(W)}`);return`${t(m)} ${c}, ${(0,i().spoken)(f)}${I}${[...D,B?`; ${B}`:"",...G].join("")}${a([...w,...y])}`}function a(e){
return e.length>0?`<ul>${e.join("")}</ul>`:""}function u(e){return e.map((m,c)=>c%2===0?m:t(m)).join("")}function t(e){return`\
<code>${(0,O().html)((0,i().clipCounted)(e,S))}</code>`}},"report/markdown/failed"(F,o,T,R){let x;const O=()=>x??=o("rep\
ort/escape");let A;const k=()=>A??=o("report/view/error-lines");let N;const v=()=>N??=o("report/view/finding");let M;const b=()=>M??=
o("report/view/marked-lines");let L;const p=()=>L??=o("report/view/output");let h;const _=()=>h??=o("report/view/words");
let $;const i=()=>$??=o("report/markdown/prose");T(F,{failedSection:()=>E});const g=2;function E(l,n,r,s){if(l.length===
0)return[];const a=l.slice(0,n.groups),u=a.length>g?1:g,t=a.slice(u),e=Math.min(n.outputLines,a.length>g?6:n.outputLines),
m=c=>c.flatMap(f=>d(f,e,r,s));return["#### Failed","",...m(a.slice(0,u)),...t.length>0?["Also failed:","",...t.map(c=>S(
c,r,s)),"",`<details><summary>Output of ${(0,_().count)(t.length,"other failed command")}</summary>`,"",...m(t),"</detai\
ls>",""]:[]]}function S(l,n,r){const{command:s}=l.lead,a=s.outcome?(0,p().outcomeWords)(s.outcome):"not run";return`- ${(0,O().
markdownCode)((0,b().commandLine)(s.command,[]))} \u2014 ${(0,i().shortPlaceLine)(l,n)}: ${(0,i().linked)(a,r)}`}function d(l,n,r,s){
const{command:a,findings:u}=l.lead,{outcome:t}=a;if(t===void 0)return[];const[e]=u,[m="",...c]=(0,b().markedLines)(a.command,
[]);return[`${(0,i().placeLine)(l,r)}: ${(0,i().linked)((0,p().outcomeWords)(t),s)}`,"",...(0,O().markdownFence)([`$ ${m}`,
...c,...(0,k().errorLines)(t,n)]),"",...e&&(0,v().isMissingTarget)(e)?[`- Why: ${(0,i().sentence)(e.message)}`]:[],...e?
[`- Fix: ${(0,i().sentence)(e.remedy)}`]:[],""]}},"report/markdown/findings"(F,o,T,R){let x;const O=()=>x??=o("report/vi\
ew/group");let A;const k=()=>A??=o("report/markdown/prose");T(F,{findingsSection:()=>v,waitingSection:()=>M});const N=4;
function v(p,h,_){if(p.length===0)return[];const $=p.slice(0,h.groups).map(i=>b(i,_));return["#### Findings","",...(0,k().
foldedList)($,"finding",N)]}function M(p,h,_){return p.length===0?[]:["#### Approval required","",...p.slice(0,h.groups).
map(i=>b(i,_,"Approval")),""]}function b(p,h,_=p.lead.severity[0]?.toUpperCase()+p.lead.severity.slice(1)){const{lead:$}=p,
i=$.location?`${h.place($.location)}, `:"";return`- **${_}:** ${(0,k().sentence)($.message)} ${(0,k().sentence)($.remedy)}\
 (${i}${(0,k().ruleLink)($.rule)}${L(p)})`}function L(p){const{lead:h,others:_}=p;if(_.length===0)return"";const $=_.flatMap(
({subject:g})=>g?.id??[]);return $.length===_.length&&!$.includes(h.subject?.id??"")&&_.every(({rule:g})=>g===h.rule)?`;\
 also ${(0,k().names)($)}`:`; ${(0,O().othersWords)(p)}`}},"report/markdown/genes"(F,o,T,R){let x;const O=()=>x??=o("mod\
el/verdict");let A;const k=()=>A??=o("report/view/assets");let N;const v=()=>N??=o("report/view/group");let M;const b=()=>M??=
o("report/view/headline");let L;const p=()=>L??=o("report/view/words");T(F,{genesTable:()=>i});const h=10,_=2,$=["error",
"fail","needs_approval","warn","pass"];function i({genes:d},l){if(d.length===0)return[];const n=d.toSorted((a,u)=>$.indexOf(
a.verdict)-$.indexOf(u.verdict)),r=d.length>h?(0,v().groupsOf)(n,a=>E(a).join("|")):n.map(a=>({lead:a,others:[]})),s=r.slice(
h).flatMap(({lead:a,others:u})=>[a,...u]);return["| Gene | Result | Commands | Files |","|---|---|---|--:|",...r.slice(0,
h).map(a=>g(a,l)),"",...s.length>0?[`And ${(0,p().count)(s.length,"other gene")}: ${S(s)}.`,""]:[]]}function g(d,l){const n=[
d.lead,...d.others].slice(0,_).map(({id:a,path:u,line:t})=>l.place({path:u,line:t},a).replaceAll("|","\\|")),r=(0,v().sizeOf)(
d)-n.length;return`| ${[`${n.join(", ")}${r>0?` and ${r.toLocaleString("en-US")} more`:""}`,...E(d.lead)].join(" | ")} |`}
function E(d){const{verdict:l,blast_radius:n}=d;return[`${b().VERDICT_SYMBOLS[l]} ${(0,p().spoken)(l)}`,(0,k().commandCounts)(
d,String(d.commands.length)),`${n.files} / ${n.max_files}`].map(r=>r.replaceAll(" ","\xA0"))}function S(d){return O().verdictSchema.
options.map(l=>({verdict:l,number:d.filter(n=>n.verdict===l).length})).filter(({number:l})=>l>0).map(({verdict:l,number:n})=>`${n}\
 ${(0,p().spoken)(l)}`).join(", ")}},"report/markdown/prose"(F,o,T,R){let x;const O=()=>x??=o("report/escape");let A;const k=()=>A??=
o("report/links");let N;const v=()=>N??=o("report/view/words");T(F,{foldedList:()=>l,linked:()=>i,linkerOf:()=>_,name:()=>L,
names:()=>h,placeLine:()=>g,reasonAndFix:()=>d,ruleLink:()=>$,sentence:()=>b,shortPlaceLine:()=>E});const M={sentence:400,
name:100};function b(n){return(0,O().markdownSentence)((0,v().clipCounted)(n,M.sentence))}function L(n){return(0,O().markdownCode)(
(0,v().clipCounted)(n,M.name))}const p=3;function h(n){const r=[...new Set(n)];if(r.length<=p)return r.map(L).join(", ");
const s=r.slice(0,p-1);return`${s.map(L).join(", ")} and ${r.length-s.length} more`}function _(n,r){return{place:(s,a=`${s.
path}:${s.line}`)=>{const u=r===void 0?void 0:(0,k().permalink)(n,r,s);return i(L(a),u)}}}function $(n){return i(L(n),(0,k().
rulePage)(n))}function i(n,r){const s=r&&(0,O().markdownLinkTarget)(r);return s?`[${n}](${s})`:n}function g(n,r){const{gene:s,
command:a,position:u}=n.lead,{path:t=s.path,line:e=s.line}=a.location??{},m=s.commands.length>1?`, command ${u} of ${s.commands.
length}`:"";return`${L(s.id)}${m}, ${r.place({path:t,line:e})}${S(n)}`}function E(n,r){const{gene:s,command:a}=n.lead,{path:u=s.
path,line:t=s.line}=a.location??{},e=u.slice(u.lastIndexOf("/")+1);return`${L(s.id)}, ${r.place({path:u,line:t},`${e}:${t}`)}${S(
n)}`}function S({others:n}){return n.length>0?`; also in ${h(n.map(({gene:{id:r}})=>r))}`:""}function d({message:n,rule:r,
remedy:s}){return[`- Why: ${b(n)} (${$(r)})`,`- Fix: ${b(s)}`]}function l(n,r,s){if(n.length===0)return[];const a=n.slice(
s),u=`<details><summary>${(0,v().count)(a.length,`other ${r}`)}</summary>`;return[...n.slice(0,s),"",...a.length>0?[u,"",
...a,"","</details>",""]:[]]}}};
