"use strict";module.exports={"report/markdown/markdown"(L,i,T,Z){let O;const l=()=>O??=i("report/escape");let C;const w=()=>C??=i("re\
port/view/group");let E;const g=()=>E??=i("report/view/headline");let R;const m=()=>R??=i("report/view/report-sections");
let F;const u=()=>F??=i("report/view/words");let N;const h=()=>N??=i("report/markdown/agent-task");let j;const v=()=>j??=
i("report/markdown/blocked");let B;const D=()=>B??=i("report/markdown/everything");let M;const U=()=>M??=i("report/markd\
own/failed");let A;const S=()=>A??=i("report/markdown/findings");let W;const z=()=>W??=i("report/markdown/genes");let G;
const f=()=>G??=i("report/markdown/prose");T(L,{renderMarkdown:()=>J});const I=[{groups:8,commands:200,outputLines:10,everything:!0},
{groups:8,commands:200,outputLines:10,everything:!1},{groups:8,commands:20,outputLines:5,everything:!1},{groups:2,commands:4,
outputLines:3,everything:!1}];function J(t,n){const e=(0,m().reportSections)(t),o={report:t,sections:e,blocked:(0,m().groupCommands)(
e.blocked),failed:(0,m().groupCommands)(e.failed),waiting:(0,m().groupFindings)(e.waiting),findings:(0,m().groupFindings)(
[...e.blast,...e.findings]),options:n},r=(0,h().roomForPeople)(t,n.maxCharacters);for(const a of I){const p=y([...$(o),...Y(
o,a)]);if(p.length<=r)return p+(0,h().agentSection)(t,n.maxCharacters-p.length)}const s=y([...$(o),...Q(o)]);return s.length<=
n.maxCharacters?s+(0,h().agentSection)(t,n.maxCharacters-s.length):s.slice(0,s.indexOf(`
`)).slice(0,n.maxCharacters)}function y(t){return`${t.join(`
`).trimEnd()}
`}function $({report:t,sections:n}){const e=(0,g().headline)(t,n),o=`### ${g().VERDICT_SYMBOLS[t.verdict]} gene-gate: ${(0,g().
verdictWords)(t)}`,{error:r}=t;return[[e===""?o:`${o} \u2014 ${e}`,(0,g().nextActorWords)(t)].join(" \xB7 "),"",...r?[...b(
r.message),...b(`Fix: ${r.hint}`)]:[],...t.isolation.untrusted?[P,""]:[]]}const P="The command results come from a runne\
r that the pull request controls. The audit was repeated on a runner of this repository.",V=2e3;function b(t){const[n="",
...e]=(0,u().clip)(t,V).trim().split(`
`),o=e.length>0?[...(0,l().markdownFence)((0,l().terminalLines)(e.join(`
`))),""]:[];return[(0,f().sentence)(n),"",...o]}function Y(t,n){const{report:e,sections:o,blocked:r,failed:s,waiting:a,findings:p,
options:d}=t,c=(0,f().linkerOf)(e,d.repositoryUrl);return[...(0,z().genesTable)(e,c),...(0,v().blockedSection)(r,n,c),...(0,U().
failedSection)(s,n,c,d.detailsUrl),...(0,S().waitingSection)(a,n,c),...(0,S().findingsSection)(p,n,c),...H(t,n),...K(d),
...(0,D().everythingSection)(e,o,n)]}function H({blocked:t,failed:n,waiting:e,findings:o,options:r},s){const a=c=>c.slice(
s.groups).reduce((k,X)=>k+(0,w().sizeOf)(X),0),d=[...[[(0,v().blockedBeyond)(t,s),"blocked command"],[a(n),"failed comma\
nd"],[a(e),"pending approval"],[a(o),"finding"]].filter(([c])=>c>0).map(([c,k])=>(0,u().count)(c,k)),...s.everything?[]:
["everything that passed"]];return d.length===0?[]:[`Not shown: ${d.join(", ")}. ${x(r)}`,""]}function K({detailsUrl:t}){
const n=t&&(0,l().markdownLinkTarget)(t);return n?[`Full report: \`report.html\` in the [artifacts](${n}#artifacts) of t\
he run \xB7 [Log](${n})`,""]:[]}function x({detailsUrl:t}){const n=t&&(0,l().markdownLinkTarget)(t);return n?`See the [f\
ull report](${n}).`:"See the JSON report of this run."}const _=10;function Q({report:t,options:n}){const e=t.findings.filter(
({suppressed:r})=>!r),o=[...(0,w().groupBy)(e,({rule:r})=>r)].sort(([,r],[,s])=>s.length-r.length);return[...o.slice(0,_).
map(([r,{length:s}])=>`- ${(0,f().name)(r)}: ${(0,u().count)(s,"finding")}`),...o.length>_?[`- and ${(0,u().count)(o.length-
_,"other rule")}`]:[],"",`Not shown: everything but these counts. ${x(n)}`,""]}}};
