"use strict";module.exports={"cli/audit"(j,o,x,at){let O;const A=()=>O??=o("node:path");let F;const u=()=>F??=o("commander");let C;const E=()=>C??=
o("assets/file");let k;const S=()=>k??=o("assets/limits");let N;const P=()=>N??=o("audit/asset-file");let I;const J=()=>I??=
o("error");let L;const M=()=>L??=o("judge/judge");let R;const T=()=>R??=o("policy/profile-names");let V;const $=()=>V??=
o("remedy/edits");let G;const U=()=>G??=o("repo/source-tree");let z;const y=()=>z??=o("report/audit-answer");let B;const g=()=>B??=
o("report/escape");let D;const h=()=>D??=o("report/text/audit");let H;const K=()=>H??=o("report/text/policy");let Q;const W=()=>Q??=
o("rules/catalogue");let X;const w=()=>X??=o("cli/audit-input");let Y;const v=()=>Y??=o("cli/policy");let Z;const q=()=>Z??=
o("cli/progress");x(j,{auditVerb:()=>tt});const tt=(r,s)=>new(u()).Command("audit").argument("[files...]","asset files").
option("--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit the fil\
es that commands would run in this directory").option("--policy <file>","policy file (default: the policy of the reposit\
ory)").option("--no-policy","use the built-in policy").addOption(new(u()).Option("--profile <name>","profile for command\
s").choices(T().PROFILE_NAMES)).addOption(new(u()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")).option("--verbose","show everything, including what is allowed").action(async(t,n)=>s(await ot(t,n,r)));async function ot(r,s,t){
if(s.commands===void 0==(r.length===0))throw new(J()).GateError("usage","audit requires either asset files or --commands\
.","Example: gene-gate audit assets/gep/genes.json");const{repo:n,commands:d}=s,p=async l=>{const{platform:a,signal:e}=t,
i=await(0,v().policyFor)(s,t,l),{policy:c}=i,{audit:_}=(0,q().progressFor)(t,!1),m=M().Judge.by({policy:c,tree:l,changed:new Set,
platform:a,signal:e,..._&&{progress:_}}),f=await(d===void 0?st(r,m,s,t):et(d,m,s,t)).finally(()=>_?.ended());return s.format===
"text"&&t.print((0,K().renderPolicyUsed)((0,v().policyName)(i),c,t)),f};return n===void 0?p():(0,U().withSourceTree)((0,A().
resolve)(t.cwd,n),t.env,p)}const b=5e3;async function et(r,s,t,n){const{profile:d}=s.terms.policy,p=(0,w().readCommandEntries)(
await n.readInput(r),r),l=async e=>{const{id:i,command:c}=e,_=typeof c=="string"?c:JSON.stringify(c)??"",m=(0,w().judgeFor)(
e.context,s),f=d==="curated"?(0,w().riskAsked)(e):void 0,nt=await(f===void 0?m.command(c).then(rt=>(0,$().withEdit)(rt,m)):
m.risk(f,c));return(0,y().commandAnswer)(i,_,nt,d)},a=[];for(let e=0;e<p.length;e+=b)a.push(...await Promise.all(p.slice(
e,e+b).map(l)));return n.print(t.format==="json"?`${(0,g().json)(a)}
`:(0,h().renderCommandAnswers)(a,{...n,verbose:t.verbose??!1}),t.format),it(a.map(({verdict:e})=>e))}async function st(r,s,t,n){
const{profile:d,assets:p}=s.terms.policy,l=(0,S().assetLimits)(p.max_file_bytes),a=[];for(const i of r){const c=await n.
readInput(i);a.push((0,y().fileAnswer)(await(0,P().auditAssetFile)((0,E().readAssetFile)(i,c,l),s),d))}n.print(t.format===
"json"?`${(0,g().json)(a)}
`:(0,h().renderFileAnswers)(a,{...n,verbose:t.verbose??!1}),t.format);const e=a.flatMap(i=>i.findings);return e.some(({rule:i})=>(0,W().
ruleOf)(i)?.undecided)?2:e.some(({severity:i})=>i==="error")?1:0}function it(r){return r.includes("block")?1:0}}};
