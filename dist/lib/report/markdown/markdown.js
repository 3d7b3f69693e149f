"use strict";module.exports={"report/markdown/markdown"($,i,x,tt){let L;const T=()=>L??=i("group-by");let E;const g=()=>E??=i("report\
/escape");let R;const C=()=>R??=i("report/view/group");let N;const p=()=>N??=i("report/view/headline");let F;const m=()=>F??=
i("report/view/report-sections");let j;const u=()=>j??=i("report/view/words");let B;const _=()=>B??=i("report/markdown/a\
gent-task");let D;const k=()=>D??=i("report/markdown/blocked");let M;const U=()=>M??=i("report/markdown/everything");let A;
const P=()=>A??=i("report/markdown/failed");let W;const y=()=>W??=i("report/markdown/findings");let Y;const z=()=>Y??=i(
"report/markdown/genes");let G;const h=()=>G??=i("report/markdown/prose");x($,{renderMarkdown:()=>J});const I=[{groups:8,
commands:200,outputLines:10,everything:!0},{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,
everything:!1},{groups:2,commands:4,outputLines:3,everything:!1}];function J(t,n){const o=(0,m().reportSections)(t),r={report:t,
sections:o,blocked:(0,m().groupCommands)(o.blocked),failed:(0,m().groupCommands)(o.failed),waiting:(0,m().groupFindings)(
o.waiting),findings:(0,m().groupFindings)([...o.blast,...o.findings]),options:n},s=(0,_().roomForPeople)(t,n.maxCharacters);
for(const c of I){const d=b([...v(r),...K(r,c)]);if(d.length<=s)return d+(0,_().agentSection)(t,n.maxCharacters-d.length)}
const e=b([...v(r),...Z(r)]);return e.length<=n.maxCharacters?e+(0,_().agentSection)(t,n.maxCharacters-e.length):e.slice(
0,e.indexOf(`
`)).slice(0,n.maxCharacters)}function b(t){return`${t.join(`
`).trimEnd()}
`}function v({report:t,sections:n}){const o=(0,p().headline)(t,n),r=(0,p().isReportedOnly)(t),e=`### ${p().VERDICT_SYMBOLS[r?
"warn":t.verdict]} gene-gate: ${(0,p().verdictWords)(t)}`,{error:c}=t;return[[o===""?e:`${e} \u2014 ${o}`,(0,p().nextActorWords)(
t)].join(" \xB7 "),"",...c?[...S(c.message),...S(`Fix: ${c.hint}`)]:[],...r?[p().REPORTED_ONLY_NOTE,""]:[],...t.isolation.
untrusted?[V,""]:[]]}const V="The command results come from a runner that the pull request controls. The audit was repea\
ted on a runner of this repository.",H=2e3;function S(t){const[n="",...o]=(0,u().clip)(t,H).trim().split(`
`),r=o.length>0?[...(0,g().markdownFence)((0,g().terminalLines)(o.join(`
`))),""]:[];return[(0,h().sentence)(n),"",...r]}function K(t,n){const{report:o,sections:r,blocked:s,failed:e,waiting:c,findings:d,
options:l}=t,a=(0,h().linkerOf)(o,l.repositoryUrl);return[...(0,z().genesTable)(o,a),...(0,k().blockedSection)(s,n,a),...(0,P().
failedSection)(e,n,a,l.detailsUrl),...(0,y().waitingSection)(c,n,a),...(0,y().findingsSection)(d,n,a),...Q(t,n),...X(l),
...(0,U().everythingSection)(o,r,n)]}function Q({blocked:t,failed:n,waiting:o,findings:r,options:s},e){const c=a=>a.slice(
e.groups).reduce((w,q)=>w+(0,C().sizeOf)(q),0),l=[...[[(0,k().blockedBeyond)(t,e),"blocked command"],[c(n),"failed comma\
nd"],[c(o),"pending approval"],[c(r),"finding"]].filter(([a])=>a>0).map(([a,w])=>(0,u().count)(a,w)),...e.everything?[]:
["everything that passed"]];return l.length===0?[]:[`Not shown: ${l.join(", ")}. ${O(s)}`,""]}function X({detailsUrl:t}){
const n=t&&(0,g().markdownLinkTarget)(t);return n?[`Full report: \`report.html\` in the [artifacts](${n}#artifacts) of t\
he run \xB7 [Log](${n})`,""]:[]}function O({detailsUrl:t}){const n=t&&(0,g().markdownLinkTarget)(t);return n?`See the [f\
ull report](${n}).`:"See the JSON report of this run."}const f=10;function Z({report:t,options:n}){const o=t.findings.filter(
({suppressed:s})=>!s),r=[...(0,T().groupBy)(o,({rule:s})=>s)].sort(([,s],[,e])=>e.length-s.length);return[...r.slice(0,f).
map(([s,{length:e}])=>`- ${(0,h().name)(s)}: ${(0,u().count)(e,"finding")}`),...r.length>f?[`- and ${(0,u().count)(r.length-
f,"other rule")}`]:[],"",`Not shown: everything but these counts. ${O(n)}`,""]}}};
