//# report/markdown/agent-task
(function(d,S,t){const m=t("report/agent/project"),g=t("report/agent/render"),u=t("report/escape"),a=t("report/view/wor\
ds"),r=6e3,l=2e4;function E({next_actor:o},n){return o==="done"||n<3*r?n:n-r}function $(o,n){const e=(0,m().agentTask)(o);
if(e.next_actor==="done")return"";const{edits:j,todo:F,human:_}=e,s=`
<details><summary>${`For agents: ${(0,a().count)(j.length,"edit")}, ${F.length} to do, ${_.length} for a person`}</summa\
ry>

`,i=`

</details>
`,k=Math.min(n,l)-s.length-i.length-2*h,c=(0,g().fittingTask)(e,k);if(c===void 0)return"";const w=(0,u().markdownFence)(
c.trimEnd().split(`
`),"json").join(`
`),p=`${s}${w}${i}`;return p.length<=n?p:""}const h=16;d.exports={agentSection:$,roomForPeople:E}});
//# report/markdown/blocked
(function(b,O,a){const $=a("report/escape"),y=a("report/view/edit-lines"),m=a("report/view/finding"),B=a("report/view/g\
roup"),g=a("report/view/marked-lines"),C=a("report/view/report-sections"),t=a("report/markdown/prose"),w=2,L=20;function v(e,n,o){
if(e.length===0)return[];const r=_(e,n),s=r.length>w?1:w,i=r.slice(s).flatMap(c=>F(c,o));return["#### Blocked","",...r.slice(
0,s).flatMap(c=>x(c,o)),...i.length>0?["Also blocked:","",...(0,t().foldedList)(i,"blocked command",L)]:[]]}function M(e,n){
const o=_(e,n).flatMap(({lead:r,others:s})=>[r,...s]);return h(e)-h(o)}function h(e){return e.reduce((n,o)=>n+(0,B().sizeOf)(
o),0)}function _(e,{commands:n}){return(0,C().groupByCause)(e.slice(0,n))}function x({lead:e,others:n},o){const{gene:r,findings:s,
command:i}=e.lead,{main:c,further:l}=(0,m().reasonsOf)(s),u=s.flatMap(({span:d})=>d??[]);return[(0,t().placeLine)(e,o),"",
...(0,$().markdownFence)((0,g().markedLines)(i.command,u)),"",...c?(0,t().reasonAndFix)(c):[`- Why: ${(0,t().sentence)(r.
summary)}`],...l.map(({message:d,rule:p})=>`- Also: ${(0,t().sentence)(d)} (${(0,t().ruleLink)(p)})`),"",...A(c),...n.length>
0?["Blocked for the same reason:",""]:[],...(0,t().foldedList)(n.map(d=>{const p=(0,m().ownRemedy)(d.lead.findings,s);return`${k(
d,o)}${p?`: ${(0,t().sentence)(p)}`:""}`}),"command",L)]}function A(e){const n=(0,y().editLines)(e?.edit);return n.length>
0?[...(0,$().markdownFence)(n,"diff"),""]:[]}function F({lead:e,others:n},o){const{gene:r,findings:s}=e.lead,{main:i}=(0,m().
reasonsOf)(s),c=i?`${(0,t().sentence)(i.message)} ${(0,t().sentence)(i.remedy)} (${(0,t().ruleLink)(i.rule)})`:(0,t().sentence)(
r.summary);return[`${k(e,o)}: ${c}`,...n.map(l=>{const u=(0,m().ownRemedy)(l.lead.findings,s),d=`for the same reason${u?
`; ${(0,t().sentence)(u)}`:""}`;return`${k(l,o)}: ${d}`})]}function k(e,n){const{command:o,findings:r}=e.lead,s=r.flatMap(
({span:i})=>i??[]);return`- ${(0,$().markdownCode)((0,g().commandLine)(o.command,s))} \u2014 ${(0,t().shortPlaceLine)(e,
n)}`}b.exports={blockedBeyond:M,blockedSection:v}});
//# report/markdown/check-text
(function(w,j,i){const $=i("report/escape"),_=i("report/view/headline"),k=i("report/view/marked-lines"),v=i("report/vie\
w/output"),p=i("report/view/words"),r=i("report/markdown/prose");function g(o,t){const{genes:n,validation_reports:s}=o;if(n.
length===0)return;const a=new Map(s.map(e=>[e.id,e])),d=(0,r().linkerOf)(o,t.repositoryUrl),M=["### Genes and their Vali\
dationReports","",...C(s)],u=n.map(e=>{const m=a.get(e.validation_report_id??""),S=`**${d.place(e,e.id)}** ${_().VERDICT_SYMBOLS[e.
verdict]} ${(0,p().spoken)(e.verdict)}`,T=m?`, ${(0,r().name)(m.id)}, ${(0,r().name)(m.asset_id)}`:"";return[S+T,"",...e.
commands.map(x),""].join(`
`)}),h=e=>[...M,...u.slice(0,e),...b(n.slice(e),t)].join(`
`);let[c,l]=[0,u.length];for(;c<l;){const e=Math.ceil((c+l)/2);h(e).length<=t.maxCharacters?c=e:l=e-1}return h(c).slice(
0,t.maxCharacters)}function C(o){const t=o.map(({env_fingerprint:{node_version:n,platform:s,arch:a},env_fingerprint_key:d})=>`\
Commands ran with Node ${(0,r().name)(n)} on ${(0,r().name)(`${s} ${a}`)}, fingerprint ${(0,r().name)(d)}.`);return[...new Set(
t)].flatMap(n=>[n,""])}function x({command:o,verdict:t,outcome:n}){const s=t==="block"?"blocked":n?(0,v().outcomeWords)(
n):"not run";return`- ${(0,$().markdownCode)((0,k().commandLine)(o,[]))}: ${s}`}function b(o,{detailsUrl:t}){const n=(0,r().
linked)("result files of the run",t);return[...o.length>0?[`Not shown: ${(0,p().count)(o.length,"gene")}.`]:[],`The ${n}\
 contain all ValidationReports as JSON, with the output of each command.`,""]}w.exports={renderCheckText:g}});
//# report/markdown/everything
(function(I,F,c){const S=c("report/escape"),u=c("report/view/assets"),p=c("report/view/blast-radius"),W=c("report/view/\
output"),h=c("report/view/proof"),j=c("report/view/selection"),a=c("report/view/words"),E=c("report/markdown/prose"),k=200,
v=200;function N(e,s,i){if(!i.everything)return[];const r=[...e.genes.map(n=>()=>C(n)),...e.capsules.map(n=>()=>T(n)),...e.
events.map(({type:n,id:t,change:l})=>()=>`${n} ${o(t)} ${l}`),...O(e).map(n=>()=>n),...e.blast_radius?[()=>`Size: ${(0,p().
countedWords)(e)}`]:[],...(0,p().largestDirectories)(e.blast_radius?.directories??[]).map(n=>()=>`Directory ${o(n.path||
".")}: ${(0,a().count)(n.files,"file")}, ${(0,a().count)(n.lines,"line")}${(0,p().exemptWords)(n)}`),...(0,p().uncountedFiles)(
e).map(({path:n,words:t})=>()=>`File ${o(n)}: ${t}`),...s.notices.map(({rule:n,message:t})=>()=>`Notice ${o(n)}: ${o(t)}`),
...s.suppressed.map(({rule:n,message:t,suppressed:l})=>()=>`Ignored ${o(n)} until ${l?.expires}: ${o(t)}, reason: ${o(l?.
reason??"")}`)],$=r.length-v,d=[...r.slice(0,v).map(n=>n()),...$>0?[`${$} more not shown`]:[]],g=e.genes.reduce((n,t)=>n+
t.commands.length,0);return[`<details><summary>${e.genes.length>0?`Details: ${(0,a().count)(e.genes.length,"gene")}, ${(0,a().
count)(g,"command")}, `:""}commits, policy, isolation</summary>`,...d.length>0?[`<ul>${d.map(n=>`<li>${n}</li>`).join("")}\
</ul>`]:[],"",[...(0,h().proofOf)(e).map(({label:n,value:t})=>`${n}: ${(0,E().sentence)(t)}`),...e.genes.length>0?[h().EVIDENCE_NOTE]:
[]].join("<br>"),"","</details>",""]}function O(e){const s=(0,j().selectionWords)(e);if(s===void 0)return[];const i=s.genes.
map(({id:r,words:$})=>`<li>${o(r)} ${$}</li>`);return[`${s.lead}${_(i)}`]}function T(e){const{lead:s,reason:i}=(0,u().eligibilityWords)(
e)??{},r=[s&&`, ${s}`,i&&`: ${o(i)}`];return`Capsule ${o(e.id)} ${e.change}${r.filter(Boolean).join("")}`}function C(e){
const{id:s,change:i,verdict:r,summary:$,commands:w}=e,d=r==="pass"?"":`: ${o($)}`,g=(0,u().differenceWords)(e).map(m=>`<\
li>${D(m)}</li>`),n=w.map(({command:m,outcome:b})=>`<li>${o(m)} ${b?(0,W().outcomeWords)(b):"not run"}</li>`),t=(0,u().refusals)(
e).map(m=>`; profile ${o(m.profile)} would block it: ${o(m.reason)}`),l=(0,u().versionWords)(e),x=(0,u().remarks)(e).map(
m=>`; ${o(m)}`);return`${o(s)} ${i}, ${(0,a().spoken)(r)}${d}${[...t,l?`; ${l}`:"",...x].join("")}${_([...g,...n])}`}function _(e){
return e.length>0?`<ul>${e.join("")}</ul>`:""}function D(e){return e.map((s,i)=>i%2===0?s:o(s)).join("")}function o(e){return`\
<code>${(0,S().html)((0,a().clipCounted)(e,k))}</code>`}I.exports={everythingSection:N}});
//# report/markdown/failed
(function($,M,r){const l=r("report/escape"),_=r("report/view/error-lines"),g=r("report/view/finding"),w=r("report/view/\
marked-lines"),h=r("report/view/output"),L=r("report/view/words"),c=r("report/markdown/prose"),p=2;function k(n,i,d,o){if(n.
length===0)return[];const e=n.slice(0,i.groups),a=e.length>p?1:p,t=e.slice(a),s=Math.min(i.outputLines,e.length>p?6:i.outputLines),
u=m=>m.flatMap(C=>F(C,s,d,o));return["#### Failed","",...u(e.slice(0,a)),...t.length>0?["Also failed:","",...t.map(m=>v(
m,d,o)),"",`<details><summary>Output of ${(0,L().count)(t.length,"other failed command")}</summary>`,"",...u(t),"</detai\
ls>",""]:[]]}function v(n,i,d){const{command:o}=n.lead,e=o.outcome?(0,h().outcomeWords)(o.outcome):"not run";return`- ${(0,l().
markdownCode)((0,w().commandLine)(o.command,[]))} \u2014 ${(0,c().shortPlaceLine)(n,i)}: ${(0,c().linked)(e,d)}`}function F(n,i,d,o){
const{command:e,findings:a}=n.lead,{outcome:t}=e;if(t===void 0)return[];const[s]=a,[u="",...m]=(0,w().markedLines)(e.command,
[]);return[`${(0,c().placeLine)(n,d)}: ${(0,c().linked)((0,h().outcomeWords)(t),o)}`,"",...(0,l().markdownFence)([`$ ${u}`,
...m,...(0,_().errorLines)(t,i)]),"",...s&&(0,g().isMissingTarget)(s)?[`- Why: ${(0,c().sentence)(s.message)}`]:[],...s?
[`- Fix: ${(0,c().sentence)(s.remedy)}`]:[],""]}$.exports={failedSection:k}});
//# report/markdown/findings
(function(u,$,c){const l=c("report/view/group"),r=c("report/markdown/prose"),p=4;function m(e,i,t){if(e.length===0)return[];
const n=e.slice(0,i.groups).map(s=>a(s,t));return["#### Findings","",...(0,r().foldedList)(n,"finding",p)]}function g(e,i,t){
return e.length===0?[]:["#### Approval required","",...e.slice(0,i.groups).map(s=>a(s,t,"Approval")),""]}function a(e,i,t=e.
lead.severity[0]?.toUpperCase()+e.lead.severity.slice(1)){const{lead:n}=e,s=n.location?`${i.place(n.location)}, `:"";return`\
- **${t}:** ${(0,r().sentence)(n.message)} ${(0,r().sentence)(n.remedy)} (${s}${(0,r().ruleLink)(n.rule)}${h(e)})`}function h(e){
const{lead:i,others:t}=e;if(t.length===0)return"";const n=t.flatMap(({subject:o})=>o?.id??[]),d=n.length===t.length&&!n.
includes(i.subject?.id??"")&&t.every(({rule:o})=>o===i.rule)?n:(0,l().otherFiles)(e);return d.length>0?`; also ${(0,r().
names)(d)}`:`; ${(0,l().othersWords)(e)}`}u.exports={findingsSection:m,waitingSection:g}});
//# report/markdown/genes
(function(u,x,s){const h=s("model/verdict"),$=s("report/view/assets"),p=s("report/view/group"),g=s("report/view/headlin\
e"),c=s("report/view/words"),a=10,v=2,d=["error","fail","needs_approval","warn","pass"];function _({genes:e},t){if(e.length===
0)return[];const n=e.toSorted((o,i)=>d.indexOf(o.verdict)-d.indexOf(i.verdict)),r=e.length>a?(0,p().groupsOf)(n,o=>m(o).
join("|")):n.map(o=>({lead:o,others:[]})),l=r.slice(a).flatMap(({lead:o,others:i})=>[o,...i]);return["| Gene | Result | \
Commands | Files |","|---|---|---|--:|",...r.slice(0,a).map(o=>O(o,t)),"",...l.length>0?[`And ${(0,c().count)(l.length,"\
other gene")}: ${S(l)}.`,""]:[]]}function O(e,t){const n=[e.lead,...e.others].slice(0,v).map(({id:o,path:i,line:w})=>t.place(
{path:i,line:w},o).replaceAll("|","\\|")),r=(0,p().sizeOf)(e)-n.length;return`| ${[`${n.join(", ")}${r>0?` and ${(0,c().
grouped)(r)} more`:""}`,...m(e.lead)].join(" | ")} |`}function m(e){const{verdict:t,blast_radius:n}=e;return[`${g().VERDICT_SYMBOLS[t]}\
 ${(0,c().spoken)(t)}`,(0,$().commandCounts)(e,String(e.commands.length)),`${n.files} / ${n.max_files}`].map(r=>r.replaceAll(
" ","\xA0"))}function S(e){return h().verdictSchema.options.map(t=>({verdict:t,number:e.filter(n=>n.verdict===t).length})).
filter(({number:t})=>t>0).map(({verdict:t,number:n})=>`${n} ${(0,c().spoken)(t)}`).join(", ")}u.exports={genesTable:_}});
//# report/markdown/markdown
(function(L,A,i){const T=i("group-by"),m=i("report/escape"),E=i("report/view/group"),d=i("report/view/headline"),p=i("r\
eport/view/report-sections"),h=i("report/view/words"),l=i("report/markdown/agent-task"),S=i("report/markdown/blocked"),R=i(
"report/markdown/everything"),y=i("report/markdown/failed"),v=i("report/markdown/findings"),C=i("report/markdown/genes"),
w=i("report/markdown/prose"),N=[{groups:8,commands:200,outputLines:10,everything:!0},{groups:8,commands:200,outputLines:10,
everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:2,commands:4,outputLines:3,everything:!1}];function F(n,t){
const e=(0,p().reportSections)(n),r={report:n,sections:e,blocked:(0,p().groupCommands)(e.blocked),failed:(0,p().groupCommands)(
e.failed),waiting:(0,p().groupFindings)(e.waiting),findings:(0,p().groupFindings)([...e.blast,...e.findings]),options:t},
s=(0,l().roomForPeople)(n,t.maxCharacters);for(const c of N){const u=b([...O(r),...D(r,c)]);if(u.length<=s)return u+(0,l().
agentSection)(n,t.maxCharacters-u.length)}const o=b([...O(r),...U(r)]);return o.length<=t.maxCharacters?o+(0,l().agentSection)(
n,t.maxCharacters-o.length):o.slice(0,o.indexOf(`
`)).slice(0,t.maxCharacters)}function b(n){return`${n.join(`
`).trimEnd()}
`}function O({report:n,sections:t}){const e=(0,d().headline)(n,t),r=(0,d().isReportedOnly)(n),o=`### ${d().VERDICT_SYMBOLS[r?
"warn":((0,d().undecidedPart)(n)??n).verdict]} gene-gate: ${(0,d().verdictWords)(n)}`,{error:c}=n;return[[e===""?o:`${o}\
 \u2014 ${e}`,(0,d().nextActorWords)(n)].join(" \xB7 "),"",...c?[...$(c.message),...$(`Fix: ${c.hint}`)]:[],...r?[d().REPORTED_ONLY_NOTE,
""]:[],...n.isolation.untrusted?[j,""]:[]]}const j="The command results come from a runner that the pull request control\
s. The audit was repeated on a runner of this repository.",B=2e3;function $(n){const[t="",...e]=(0,h().clip)(n,B).trim().
split(`
`),r=e.length>0?[...(0,m().markdownFence)((0,m().terminalLines)(e.join(`
`))),""]:[];return[(0,w().sentence)(t),"",...r]}function D(n,t){const{report:e,sections:r,blocked:s,failed:o,waiting:c,findings:u,
options:g}=n,a=(0,w().linkerOf)(e,g.repositoryUrl);return[...(0,C().genesTable)(e,a),...(0,S().blockedSection)(s,t,a),...(0,y().
failedSection)(o,t,a,g.detailsUrl),...(0,v().waitingSection)(c,t,a),...(0,v().findingsSection)(u,t,a),...M(n,t),...P(g),
...(0,R().everythingSection)(e,r,t)]}function M({blocked:n,failed:t,waiting:e,findings:r,options:s},o){const c=a=>a.slice(
o.groups).reduce((_,q)=>_+(0,E().sizeOf)(q),0),g=[...[[(0,S().blockedBeyond)(n,o),"blocked command"],[c(t),"failed comma\
nd"],[c(e),"pending approval"],[c(r),"finding"]].filter(([a])=>a>0).map(([a,_])=>(0,h().count)(a,_)),...o.everything?[]:
["everything that passed"]];return g.length===0?[]:[`Not shown: ${g.join(", ")}. ${x(s)}`,""]}function P({detailsUrl:n}){
const t=n&&(0,m().markdownLinkTarget)(n);return t?[`Full report: \`report.html\` in the [artifacts](${t}#artifacts) of t\
he run \xB7 [Log](${t})`,""]:[]}function x({detailsUrl:n}){const t=n&&(0,m().markdownLinkTarget)(n);return t?`See the [f\
ull report](${t}).`:"See the JSON report of this run."}const k=10;function U({report:n,options:t}){const e=n.findings.filter(
({suppressed:s})=>!s),r=[...(0,T().groupBy)(e,({rule:s})=>s)].sort(([,s],[,o])=>o.length-s.length);return[...r.slice(0,k).
map(([s,{length:o}])=>`- ${(0,w().name)(s)}: ${(0,h().count)(o,"finding")}`),...r.length>k?[`- and ${(0,h().count)(r.length-
k,"other rule")}`]:[],"",`Not shown: everything but these counts. ${x(t)}`,""]}L.exports={renderMarkdown:F}});
//# report/markdown/prose
(function(w,C,s){const l=s("report/escape"),p=s("report/links"),a=s("report/view/words"),$={sentence:400,name:100};function d(n){
return(0,l().markdownSentence)((0,a().clipCounted)(n,$.sentence))}function c(n){return(0,l().markdownCode)((0,a().clipCounted)(
n,$.name))}const h=3;function g(n){const t=[...new Set(n)];if(t.length<=h)return t.map(c).join(", ");const e=t.slice(0,h-
1);return`${e.map(c).join(", ")} and ${t.length-e.length} more`}function O(n,t){return{place:(e,o=`${e.path}:${e.line}`)=>{
const i=t===void 0?void 0:(0,p().permalink)(n,t,e);return u(c(o),i)}}}function k(n){return u(c(n),(0,p().rulePage)(n))}function u(n,t){
const e=t&&(0,l().markdownLinkTarget)(t);return e?`[${n}](${e})`:n}function S(n,t){const{gene:e,command:o,position:i}=n.
lead,{path:r=e.path,line:m=e.line}=o.location??{},A=e.commands.length>1?`, command ${i} of ${e.commands.length}`:"";return`${c(
e.id)}${A}, ${t.place({path:r,line:m})}${L(n)}`}function x(n,t){const{gene:e,command:o}=n.lead,{path:i=e.path,line:r=e.line}=o.
location??{},m=i.slice(i.lastIndexOf("/")+1);return`${c(e.id)}, ${t.place({path:i,line:r},`${m}:${r}`)}${L(n)}`}function L({
others:n}){return n.length>0?`; also in ${g(n.map(({gene:{id:t}})=>t))}`:""}function _({message:n,rule:t,remedy:e}){return[
`- Why: ${d(n)} (${k(t)})`,`- Fix: ${d(e)}`]}function v(n,t,e){if(n.length===0)return[];const o=n.slice(e),i=`<details><\
summary>${(0,a().count)(o.length,`other ${t}`)}</summary>`;return[...n.slice(0,e),"",...o.length>0?[i,"",...o,"","</deta\
ils>",""]:[]]}w.exports={foldedList:v,linked:u,linkerOf:O,name:c,names:g,placeLine:S,reasonAndFix:_,ruleLink:k,sentence:d,
shortPlaceLine:x}});
