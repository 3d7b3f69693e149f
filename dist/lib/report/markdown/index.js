//# report/markdown/agent-task
(function(m,n,d,P){let l;const a=()=>l??=n("report/agent/project");let g;const _=()=>g??=n("report/agent/render");let u;
const E=()=>u??=n("report/escape");let $;const h=()=>$??=n("report/view/words");d(m,{agentSection:()=>F,roomForPeople:()=>w});
const r=6e3,j=2e4;function w({next_actor:o},t){return o==="done"||t<3*r?t:t-r}function F(o,t){const e=(0,a().agentTask)(
o);if(e.next_actor==="done")return"";const{edits:y,todo:S,human:T}=e,s=`
<details><summary>${`For agents: ${(0,h().count)(y.length,"edit")}, ${S.length} to do, ${T.length} for a person`}</summa\
ry>

`,c=`

</details>
`,v=Math.min(t,j)-s.length-c.length-2*k,i=(0,_().fittingTask)(e,v);if(i===void 0)return"";const N=(0,E().markdownFence)(
i.trimEnd().split(`
`),"json").join(`
`),p=`${s}${N}${c}`;return p.length<=t?p:""}const k=16});
//# report/markdown/blocked
(function(h,a,b,I){let B;const _=()=>B??=a("report/escape");let C;const v=()=>C??=a("report/view/edit-lines");let M;const m=()=>M??=
a("report/view/finding");let A;const F=()=>A??=a("report/view/group");let O;const k=()=>O??=a("report/view/marked-lines");
let x;const D=()=>x??=a("report/view/report-sections");let E;const t=()=>E??=a("report/markdown/prose");b(h,{blockedBeyond:()=>P,
blockedSection:()=>N});const g=2,w=20;function N(e,n,o){if(e.length===0)return[];const i=L(e,n),s=i.length>g?1:g,c=i.slice(
s).flatMap(r=>z(r,o));return["#### Blocked","",...i.slice(0,s).flatMap(r=>R(r,o)),...c.length>0?["Also blocked:","",...(0,t().
foldedList)(c,"blocked command",w)]:[]]}function P(e,n){const o=L(e,n).flatMap(({lead:i,others:s})=>[i,...s]);return y(e)-
y(o)}function y(e){return e.reduce((n,o)=>n+(0,F().sizeOf)(o),0)}function L(e,{commands:n}){return(0,D().groupByCause)(e.
slice(0,n))}function R({lead:e,others:n},o){const{gene:i,findings:s,command:c}=e.lead,{main:r,further:l}=(0,m().reasonsOf)(
s),p=s.flatMap(({span:d})=>d??[]);return[(0,t().placeLine)(e,o),"",...(0,_().markdownFence)((0,k().markedLines)(c.command,
p)),"",...r?(0,t().reasonAndFix)(r):[`- Why: ${(0,t().sentence)(i.summary)}`],...l.map(({message:d,rule:u})=>`- Also: ${(0,t().
sentence)(d)} (${(0,t().ruleLink)(u)})`),"",...S(r),...n.length>0?["Blocked for the same reason:",""]:[],...(0,t().foldedList)(
n.map(d=>{const u=(0,m().ownRemedy)(d.lead.findings,s);return`${$(d,o)}${u?`: ${(0,t().sentence)(u)}`:""}`}),"command",w)]}
function S(e){const n=(0,v().editLines)(e?.edit);return n.length>0?[...(0,_().markdownFence)(n,"diff"),""]:[]}function z({
lead:e,others:n},o){const{gene:i,findings:s}=e.lead,{main:c}=(0,m().reasonsOf)(s),r=c?`${(0,t().sentence)(c.message)} ${(0,t().
sentence)(c.remedy)} (${(0,t().ruleLink)(c.rule)})`:(0,t().sentence)(i.summary);return[`${$(e,o)}: ${r}`,...n.map(l=>{const p=(0,m().
ownRemedy)(l.lead.findings,s),d=`for the same reason${p?`; ${(0,t().sentence)(p)}`:""}`;return`${$(l,o)}: ${d}`})]}function $(e,n){
const{command:o,findings:i}=e.lead,s=i.flatMap(({span:c})=>c??[]);return`- ${(0,_().markdownCode)((0,k().commandLine)(o.
command,s))} \u2014 ${(0,t().shortPlaceLine)(e,n)}`}});
//# report/markdown/check-text
(function(u,i,w,L){let $;const k=()=>$??=i("report/escape");let v;const g=()=>v??=i("report/view/headline");let C;const b=()=>C??=
i("report/view/marked-lines");let x;const M=()=>x??=i("report/view/output");let S;const p=()=>S??=i("report/view/words");
let T;const r=()=>T??=i("report/markdown/prose");w(u,{renderCheckText:()=>j});function j(o,n){const{genes:e,validation_reports:s}=o;
if(e.length===0)return;const c=new Map(s.map(t=>[t.id,t])),l=(0,r().linkerOf)(o,n.repositoryUrl),R=["### Genes and their\
 ValidationReports","",...I(s)],_=e.map(t=>{const d=c.get(t.validation_report_id??""),V=`**${l.place(t,t.id)}** ${g().VERDICT_SYMBOLS[t.
verdict]} ${(0,p().spoken)(t.verdict)}`,y=d?`, ${(0,r().name)(d.id)}, ${(0,r().name)(d.asset_id)}`:"";return[V+y,"",...t.
commands.map(N),""].join(`
`)}),h=t=>[...R,..._.slice(0,t),...O(e.slice(t),n)].join(`
`);let[a,m]=[0,_.length];for(;a<m;){const t=Math.ceil((a+m)/2);h(t).length<=n.maxCharacters?a=t:m=t-1}return h(a).slice(
0,n.maxCharacters)}function I(o){const n=o.map(({env_fingerprint:{node_version:e,platform:s,arch:c},env_fingerprint_key:l})=>`\
Commands ran with Node ${(0,r().name)(e)} on ${(0,r().name)(`${s} ${c}`)}, fingerprint ${(0,r().name)(l)}.`);return[...new Set(
n)].flatMap(e=>[e,""])}function N({command:o,verdict:n,outcome:e}){const s=n==="block"?"blocked":e?(0,M().outcomeWords)(
e):"not run";return`- ${(0,k().markdownCode)((0,b().commandLine)(o,[]))}: ${s}`}function O(o,{detailsUrl:n}){const e=(0,r().
linked)("result files of the run",n);return[...o.length>0?[`Not shown: ${(0,p().count)(o.length,"gene")}.`]:[],`The ${e}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}});
//# report/markdown/everything
(function(I,l,S,V){let W;const j=()=>W??=l("report/escape");let y;const $=()=>y??=l("report/view/assets");let E;const d=()=>E??=
l("report/view/blast-radius");let k;const N=()=>k??=l("report/view/output");let O;const g=()=>O??=l("report/view/proof");
let T;const C=()=>T??=l("report/view/selection");let D;const a=()=>D??=l("report/view/words");let x;const F=()=>x??=l("r\
eport/markdown/prose");S(I,{everythingSection:()=>M});const G=200,h=200;function M(o,n,i){if(!i.everything)return[];const c=[
...o.genes.map(B),...o.capsules.map(A),...o.events.map(({type:e,id:s,change:p})=>`${e} ${t(s)} ${p}`),...z(o),...o.blast_radius?
[`Size: ${(0,d().countedWords)(o)}`]:[],...(0,d().largestDirectories)(o.blast_radius?.directories??[]).map(e=>`Directory\
 ${t(e.path||".")}: ${(0,a().count)(e.files,"file")}, ${(0,a().count)(e.lines,"line")}${(0,d().exemptWords)(e)}`),...(0,d().
uncountedFiles)(o).map(({path:e,words:s})=>`File ${t(e)}: ${s}`),...n.notices.map(({rule:e,message:s})=>`Notice ${t(e)}:\
 ${t(s)}`),...n.suppressed.map(({rule:e,message:s,suppressed:p})=>`Ignored ${t(e)} until ${p?.expires}: ${t(s)}, reason:\
 ${t(p?.reason??"")}`)],m=c.length-h,u=[...c.slice(0,h),...m>0?[`${m} more not shown`]:[]],_=o.genes.reduce((e,s)=>e+s.commands.
length,0);return[`<details><summary>${o.genes.length>0?`Details: ${(0,a().count)(o.genes.length,"gene")}, ${(0,a().count)(
_,"command")}, `:""}commits, policy, isolation</summary>`,...u.length>0?[`<ul>${u.map(e=>`<li>${e}</li>`).join("")}</ul>`]:
[],"",[...(0,g().proofOf)(o).map(({label:e,value:s})=>`${e}: ${(0,F().sentence)(s)}`),...o.genes.length>0?[g().EVIDENCE_NOTE]:
[]].join("<br>"),"","</details>",""]}function z(o){const n=(0,C().selectionWords)(o);if(n===void 0)return[];const i=n.genes.
map(({id:c,words:m})=>`<li>${t(c)} ${m}</li>`);return[`${n.lead}${v(i)}`]}function A(o){const{lead:n,reason:i}=(0,$().eligibilityWords)(
o)??{},c=[n&&`, ${n}`,i&&`: ${t(i)}`];return`Capsule ${t(o.id)} ${o.change}${c.filter(Boolean).join("")}`}function B(o){
const{id:n,change:i,verdict:c,summary:m,commands:u}=o,_=c==="pass"?"":`: ${t(m)}`,e=(0,$().differenceWords)(o).map(r=>`<\
li>${L(r)}</li>`),s=u.map(({command:r,outcome:b})=>`<li>${t(r)} ${b?(0,N().outcomeWords)(b):"not run"}</li>`),p=(0,$().refusals)(
o).map(r=>`; profile ${t(r.profile)} would block it: ${t(r.reason)}`),w=(0,$().versionWords)(o),R=(0,$().remarks)(o).map(
r=>`; ${t(r)}`);return`${t(n)} ${i}, ${(0,a().spoken)(c)}${_}${[...p,w?`; ${w}`:"",...R].join("")}${v([...e,...s])}`}function v(o){
return o.length>0?`<ul>${o.join("")}</ul>`:""}function L(o){return o.map((n,i)=>i%2===0?n:t(n)).join("")}function t(o){return`\
<code>${(0,j().html)((0,a().clipCounted)(o,G))}</code>`}});
//# report/markdown/failed
(function(h,i,$,E){let g;const u=()=>g??=i("report/escape");let k;const L=()=>k??=i("report/view/error-lines");let v;const y=()=>v??=
i("report/view/finding");let F;const _=()=>F??=i("report/view/marked-lines");let C;const w=()=>C??=i("report/view/output");
let M;const W=()=>M??=i("report/view/words");let D;const m=()=>D??=i("report/markdown/prose");$(h,{failedSection:()=>O});
const p=2;function O(o,r,c,t){if(o.length===0)return[];const e=o.slice(0,r.groups),l=e.length>p?1:p,n=e.slice(l),s=Math.
min(r.outputLines,e.length>p?6:r.outputLines),a=d=>d.flatMap(A=>x(A,s,c,t));return["#### Failed","",...a(e.slice(0,l)),...n.
length>0?["Also failed:","",...n.map(d=>S(d,c,t)),"",`<details><summary>Output of ${(0,W().count)(n.length,"other failed\
 command")}</summary>`,"",...a(n),"</details>",""]:[]]}function S(o,r,c){const{command:t}=o.lead,e=t.outcome?(0,w().outcomeWords)(
t.outcome):"not run";return`- ${(0,u().markdownCode)((0,_().commandLine)(t.command,[]))} \u2014 ${(0,m().shortPlaceLine)(
o,r)}: ${(0,m().linked)(e,c)}`}function x(o,r,c,t){const{command:e,findings:l}=o.lead,{outcome:n}=e;if(n===void 0)return[];
const[s]=l,[a="",...d]=(0,_().markedLines)(e.command,[]);return[`${(0,m().placeLine)(o,c)}: ${(0,m().linked)((0,w().outcomeWords)(
n),t)}`,"",...(0,u().markdownFence)([`$ ${a}`,...d,...(0,L().errorLines)(n,r)]),"",...s&&(0,y().isMissingTarget)(s)?[`- \
Why: ${(0,m().sentence)(s.message)}`]:[],...s?[`- Fix: ${(0,m().sentence)(s.remedy)}`]:[],""]}});
//# report/markdown/findings
(function(p,c,m,w){let u;const l=()=>u??=c("report/view/group");let g;const o=()=>g??=c("report/markdown/prose");m(p,{findingsSection:()=>$,
waitingSection:()=>v});const h=4;function $(e,i,n){if(e.length===0)return[];const t=e.slice(0,i.groups).map(s=>a(s,n));return[
"#### Findings","",...(0,o().foldedList)(t,"finding",h)]}function v(e,i,n){return e.length===0?[]:["#### Approval requir\
ed","",...e.slice(0,i.groups).map(s=>a(s,n,"Approval")),""]}function a(e,i,n=e.lead.severity[0]?.toUpperCase()+e.lead.severity.
slice(1)){const{lead:t}=e,s=t.location?`${i.place(t.location)}, `:"";return`- **${n}:** ${(0,o().sentence)(t.message)} ${(0,o().
sentence)(t.remedy)} (${s}${(0,o().ruleLink)(t.rule)}${_(e)})`}function _(e){const{lead:i,others:n}=e;if(n.length===0)return"";
const t=n.flatMap(({subject:r})=>r?.id??[]),d=t.length===n.length&&!t.includes(i.subject?.id??"")&&n.every(({rule:r})=>r===
i.rule)?t:(0,l().otherFiles)(e);return d.length>0?`; also ${(0,o().names)(d)}`:`; ${(0,l().othersWords)(e)}`}});
//# report/markdown/genes
(function(_,r,u,x){let h;const g=()=>h??=r("model/verdict");let v;const $=()=>v??=r("report/view/assets");let O;const p=()=>O??=
r("report/view/group");let w;const S=()=>w??=r("report/view/headline");let A;const l=()=>A??=r("report/view/words");u(_,
{genesTable:()=>R});const a=10,M=2,d=["error","fail","needs_approval","warn","pass"];function R({genes:t},e){if(t.length===
0)return[];const o=t.toSorted((n,i)=>d.indexOf(n.verdict)-d.indexOf(i.verdict)),s=t.length>a?(0,p().groupsOf)(o,n=>m(n).
join("|")):o.map(n=>({lead:n,others:[]})),c=s.slice(a).flatMap(({lead:n,others:i})=>[n,...i]);return["| Gene | Result | \
Commands | Files |","|---|---|---|--:|",...s.slice(0,a).map(n=>T(n,e)),"",...c.length>0?[`And ${(0,l().count)(c.length,"\
other gene")}: ${b(c)}.`,""]:[]]}function T(t,e){const o=[t.lead,...t.others].slice(0,M).map(({id:n,path:i,line:j})=>e.place(
{path:i,line:j},n).replaceAll("|","\\|")),s=(0,p().sizeOf)(t)-o.length;return`| ${[`${o.join(", ")}${s>0?` and ${(0,l().
grouped)(s)} more`:""}`,...m(t.lead)].join(" | ")} |`}function m(t){const{verdict:e,blast_radius:o}=t;return[`${S().VERDICT_SYMBOLS[e]}\
 ${(0,l().spoken)(e)}`,(0,$().commandCounts)(t,String(t.commands.length)),`${o.files} / ${o.max_files}`].map(s=>s.replaceAll(
" ","\xA0"))}function b(t){return g().verdictSchema.options.map(e=>({verdict:e,number:t.filter(o=>o.verdict===e).length})).
filter(({number:e})=>e>0).map(({verdict:e,number:o})=>`${o} ${(0,l().spoken)(e)}`).join(", ")}});
//# report/markdown/markdown
(function(L,i,T,nt){let x;const E=()=>x??=i("group-by");let R;const m=()=>R??=i("report/escape");let C;const N=()=>C??=
i("report/view/group");let F;const p=()=>F??=i("report/view/headline");let j;const g=()=>j??=i("report/view/report-secti\
ons");let B;const u=()=>B??=i("report/view/words");let D;const _=()=>D??=i("report/markdown/agent-task");let M;const y=()=>M??=
i("report/markdown/blocked");let U;const A=()=>U??=i("report/markdown/everything");let P;const W=()=>P??=i("report/markd\
own/failed");let Y;const b=()=>Y??=i("report/markdown/findings");let z;const G=()=>z??=i("report/markdown/genes");let I;
const h=()=>I??=i("report/markdown/prose");T(L,{renderMarkdown:()=>V});const J=[{groups:8,commands:200,outputLines:10,everything:!0},
{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:2,commands:4,
outputLines:3,everything:!1}];function V(t,n){const o=(0,g().reportSections)(t),r={report:t,sections:o,blocked:(0,g().groupCommands)(
o.blocked),failed:(0,g().groupCommands)(o.failed),waiting:(0,g().groupFindings)(o.waiting),findings:(0,g().groupFindings)(
[...o.blast,...o.findings]),options:n},s=(0,_().roomForPeople)(t,n.maxCharacters);for(const c of J){const l=v([...S(r),...Q(
r,c)]);if(l.length<=s)return l+(0,_().agentSection)(t,n.maxCharacters-l.length)}const e=v([...S(r),...q(r)]);return e.length<=
n.maxCharacters?e+(0,_().agentSection)(t,n.maxCharacters-e.length):e.slice(0,e.indexOf(`
`)).slice(0,n.maxCharacters)}function v(t){return`${t.join(`
`).trimEnd()}
`}function S({report:t,sections:n}){const o=(0,p().headline)(t,n),r=(0,p().isReportedOnly)(t),e=`### ${p().VERDICT_SYMBOLS[r?
"warn":t.verdict]} gene-gate: ${(0,p().verdictWords)(t)}`,{error:c}=t;return[[o===""?e:`${e} \u2014 ${o}`,(0,p().nextActorWords)(
t)].join(" \xB7 "),"",...c?[...O(c.message),...O(`Fix: ${c.hint}`)]:[],...r?[p().REPORTED_ONLY_NOTE,""]:[],...t.isolation.
untrusted?[H,""]:[]]}const H="The command results come from a runner that the pull request controls. The audit was repea\
ted on a runner of this repository.",K=2e3;function O(t){const[n="",...o]=(0,u().clip)(t,K).trim().split(`
`),r=o.length>0?[...(0,m().markdownFence)((0,m().terminalLines)(o.join(`
`))),""]:[];return[(0,h().sentence)(n),"",...r]}function Q(t,n){const{report:o,sections:r,blocked:s,failed:e,waiting:c,findings:l,
options:d}=t,a=(0,h().linkerOf)(o,d.repositoryUrl);return[...(0,G().genesTable)(o,a),...(0,y().blockedSection)(s,n,a),...(0,W().
failedSection)(e,n,a,d.detailsUrl),...(0,b().waitingSection)(c,n,a),...(0,b().findingsSection)(l,n,a),...X(t,n),...Z(d),
...(0,A().everythingSection)(o,r,n)]}function X({blocked:t,failed:n,waiting:o,findings:r,options:s},e){const c=a=>a.slice(
e.groups).reduce((k,tt)=>k+(0,N().sizeOf)(tt),0),d=[...[[(0,y().blockedBeyond)(t,e),"blocked command"],[c(n),"failed com\
mand"],[c(o),"pending approval"],[c(r),"finding"]].filter(([a])=>a>0).map(([a,k])=>(0,u().count)(a,k)),...e.everything?[]:
["everything that passed"]];return d.length===0?[]:[`Not shown: ${d.join(", ")}. ${$(s)}`,""]}function Z({detailsUrl:t}){
const n=t&&(0,m().markdownLinkTarget)(t);return n?[`Full report: \`report.html\` in the [artifacts](${n}#artifacts) of t\
he run \xB7 [Log](${n})`,""]:[]}function $({detailsUrl:t}){const n=t&&(0,m().markdownLinkTarget)(t);return n?`See the [f\
ull report](${n}).`:"See the JSON report of this run."}const w=10;function q({report:t,options:n}){const o=t.findings.filter(
({suppressed:s})=>!s),r=[...(0,E().groupBy)(o,({rule:s})=>s)].sort(([,s],[,e])=>e.length-s.length);return[...r.slice(0,w).
map(([s,{length:e}])=>`- ${(0,h().name)(s)}: ${(0,u().count)(e,"finding")}`),...r.length>w?[`- and ${(0,u().count)(r.length-
w,"other rule")}`]:[],"",`Not shown: everything but these counts. ${$(n)}`,""]}});
//# report/markdown/prose
(function(L,r,_,j){let O;const s=()=>O??=r("report/escape");let S;const p=()=>S??=r("report/links");let v;const a=()=>v??=
r("report/view/words");_(L,{foldedList:()=>P,linked:()=>m,linkerOf:()=>x,name:()=>c,names:()=>k,placeLine:()=>A,reasonAndFix:()=>F,
ruleLink:()=>g,sentence:()=>d,shortPlaceLine:()=>C});const $={sentence:400,name:100};function d(n){return(0,s().markdownSentence)(
(0,a().clipCounted)(n,$.sentence))}function c(n){return(0,s().markdownCode)((0,a().clipCounted)(n,$.name))}const h=3;function k(n){
const t=[...new Set(n)];if(t.length<=h)return t.map(c).join(", ");const e=t.slice(0,h-1);return`${e.map(c).join(", ")} a\
nd ${t.length-e.length} more`}function x(n,t){return{place:(e,o=`${e.path}:${e.line}`)=>{const i=t===void 0?void 0:(0,p().
permalink)(n,t,e);return m(c(o),i)}}}function g(n){return m(c(n),(0,p().rulePage)(n))}function m(n,t){const e=t&&(0,s().
markdownLinkTarget)(t);return e?`[${n}](${e})`:n}function A(n,t){const{gene:e,command:o,position:i}=n.lead,{path:l=e.path,
line:u=e.line}=o.location??{},T=e.commands.length>1?`, command ${i} of ${e.commands.length}`:"";return`${c(e.id)}${T}, ${t.
place({path:l,line:u})}${w(n)}`}function C(n,t){const{gene:e,command:o}=n.lead,{path:i=e.path,line:l=e.line}=o.location??
{},u=i.slice(i.lastIndexOf("/")+1);return`${c(e.id)}, ${t.place({path:i,line:l},`${u}:${l}`)}${w(n)}`}function w({others:n}){
return n.length>0?`; also in ${k(n.map(({gene:{id:t}})=>t))}`:""}function F({message:n,rule:t,remedy:e}){return[`- Why: ${d(
n)} (${g(t)})`,`- Fix: ${d(e)}`]}function P(n,t,e){if(n.length===0)return[];const o=n.slice(e),i=`<details><summary>${(0,a().
count)(o.length,`other ${t}`)}</summary>`;return[...n.slice(0,e),"",...o.length>0?[i,"",...o,"","</details>",""]:[]]}});
