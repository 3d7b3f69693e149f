"use strict";module.exports={"report/markdown/markdown"(x,i,L,Z){let T;const g=()=>T??=i("report/escape");let E;const k=()=>E??=i("re\
port/view/group");let R;const p=()=>R??=i("report/view/headline");let C;const m=()=>C??=i("report/view/report-sections");
let N;const u=()=>N??=i("report/view/words");let F;const h=()=>F??=i("report/markdown/agent-task");let j;const y=()=>j??=
i("report/markdown/blocked");let B;const D=()=>B??=i("report/markdown/everything");let M;const U=()=>M??=i("report/markd\
own/failed");let A;const v=()=>A??=i("report/markdown/findings");let P;const W=()=>P??=i("report/markdown/genes");let Y;
const f=()=>Y??=i("report/markdown/prose");L(x,{renderMarkdown:()=>G});const z=[{groups:8,commands:200,outputLines:10,everything:!0},
{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:2,commands:4,
outputLines:3,everything:!1}];function G(t,n){const e=(0,m().reportSections)(t),r={report:t,sections:e,blocked:(0,m().groupCommands)(
e.blocked),failed:(0,m().groupCommands)(e.failed),waiting:(0,m().groupFindings)(e.waiting),findings:(0,m().groupFindings)(
[...e.blast,...e.findings]),options:n},s=(0,h().roomForPeople)(t,n.maxCharacters);for(const c of z){const d=S([...b(r),...V(
r,c)]);if(d.length<=s)return d+(0,h().agentSection)(t,n.maxCharacters-d.length)}const o=S([...b(r),...Q(r)]);return o.length<=
n.maxCharacters?o+(0,h().agentSection)(t,n.maxCharacters-o.length):o.slice(0,o.indexOf(`
`)).slice(0,n.maxCharacters)}function S(t){return`${t.join(`
`).trimEnd()}
`}function b({report:t,sections:n}){const e=(0,p().headline)(t,n),r=(0,p().isReportedOnly)(t),o=`### ${p().VERDICT_SYMBOLS[r?
"warn":t.verdict]} gene-gate: ${(0,p().verdictWords)(t)}`,{error:c}=t;return[[e===""?o:`${o} \u2014 ${e}`,(0,p().nextActorWords)(
t)].join(" \xB7 "),"",...c?[...O(c.message),...O(`Fix: ${c.hint}`)]:[],...r?[p().REPORTED_ONLY_NOTE,""]:[],...t.isolation.
untrusted?[I,""]:[]]}const I="The command results come from a runner that the pull request controls. The audit was repea\
ted on a runner of this repository.",J=2e3;function O(t){const[n="",...e]=(0,u().clip)(t,J).trim().split(`
`),r=e.length>0?[...(0,g().markdownFence)((0,g().terminalLines)(e.join(`
`))),""]:[];return[(0,f().sentence)(n),"",...r]}function V(t,n){const{report:e,sections:r,blocked:s,failed:o,waiting:c,findings:d,
options:l}=t,a=(0,f().linkerOf)(e,l.repositoryUrl);return[...(0,W().genesTable)(e,a),...(0,y().blockedSection)(s,n,a),...(0,U().
failedSection)(o,n,a,l.detailsUrl),...(0,v().waitingSection)(c,n,a),...(0,v().findingsSection)(d,n,a),...H(t,n),...K(l),
...(0,D().everythingSection)(e,r,n)]}function H({blocked:t,failed:n,waiting:e,findings:r,options:s},o){const c=a=>a.slice(
o.groups).reduce((w,X)=>w+(0,k().sizeOf)(X),0),l=[...[[(0,y().blockedBeyond)(t,o),"blocked command"],[c(n),"failed comma\
nd"],[c(e),"pending approval"],[c(r),"finding"]].filter(([a])=>a>0).map(([a,w])=>(0,u().count)(a,w)),...o.everything?[]:
["everything that passed"]];return l.length===0?[]:[`Not shown: ${l.join(", ")}. ${$(s)}`,""]}function K({detailsUrl:t}){
const n=t&&(0,g().markdownLinkTarget)(t);return n?[`Full report: \`report.html\` in the [artifacts](${n}#artifacts) of t\
he run \xB7 [Log](${n})`,""]:[]}function $({detailsUrl:t}){const n=t&&(0,g().markdownLinkTarget)(t);return n?`See the [f\
ull report](${n}).`:"See the JSON report of this run."}const _=10;function Q({report:t,options:n}){const e=t.findings.filter(
({suppressed:s})=>!s),r=[...(0,k().groupBy)(e,({rule:s})=>s)].sort(([,s],[,o])=>o.length-s.length);return[...r.slice(0,_).
map(([s,{length:o}])=>`- ${(0,f().name)(s)}: ${(0,u().count)(o,"finding")}`),...r.length>_?[`- and ${(0,u().count)(r.length-
_,"other rule")}`]:[],"",`Not shown: everything but these counts. ${$(n)}`,""]}}};
