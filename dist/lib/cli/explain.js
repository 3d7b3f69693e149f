"use strict";module.exports={"cli/explain"(x,t,h,_o){let w;const R=()=>w??=t("node:path");let E;const s=()=>E??=t("commander");let O;
const S=()=>O??=t("command/families/programs");let j;const v=()=>j??=t("command/families/tools");let L;const p=()=>L??=t(
"error");let $;const T=()=>$??=t("judge/families/registry");let b;const A=()=>b??=t("judge/judge");let G;const I=()=>G??=
t("model/level");let N;const U=()=>N??=t("nearest-name");let P;const D=()=>P??=t("policy/profile-names");let F;const _=()=>F??=
t("repo/source-tree");let M;const m=()=>M??=t("report/escape");let k;const u=()=>k??=t("report/explanation");let C;const V=()=>C??=
t("report/text/explain/command");let J;const z=()=>J??=t("report/text/explain/rule");let B;const H=()=>B??=t("report/tex\
t/policy");let K;const Q=()=>K??=t("report/view/words");let W;const l=()=>W??=t("rules/catalogue");let X;const c=()=>X??=
t("cli/policy");h(x,{explainVerb:()=>Y});const Y=(o,r)=>new(s()).Command("explain").argument("<what>","rule id, or comma\
nd in quotes").option("--command","treat the argument as a command even if it is one word").option("--repo <dir>","direc\
tory where the command would run (default: the current repository)").option("--no-repo","judge the command without looki\
ng at files").option("--policy <file>","policy file (default: the policy of the repository)").option("--no-policy","use \
the built-in policy").addOption(new(s()).Option("--profile <name>","profile for commands").choices(D().PROFILE_NAMES)).addOption(
new(s()).Option("--format <name>","output format").choices(["text","json"]).default("text")).option("--verbose","show lo\
ng commands in full").action(async(n,e)=>{e.command!==!0&&Z(n);const i=e.command!==!0&&q(n);o.print(i?no(n,e,o):await ao(
n,e,o),e.format),r(0)});function Z(o){if(o!=="")return;const r="Name a rule, as in `gene-gate explain shell-operator`, o\
r a command in quotes.";throw new(p()).GateError("usage","The argument of `explain` is empty.",r)}function q(o){return(0,l().
ruleOf)(o)!==void 0?!0:!oo.test(o)&&!to(o)}const oo=/[\s/\\.=:@$&|;<>"'()]|^-/;function to(o){return eo.has(o)||S().REFUSED_PROGRAMS.
has(o)||v().TOOLS.has(o)}const eo=new Set(["node","npm","npx",...T().FAMILIES.map(({name:o})=>o)]);function no(o,{format:r},{
columns:n}){const e=io(o);return r==="json"?`${(0,m().json)((0,u().explainRule)(e))}
`:(0,z().renderRule)(e,n)}const ro=80;function io(o){const r=(0,l().ruleOf)(o);if(r!==void 0)return r;const n=I().RULE_GROUPS.
find(i=>i===o);if(n!==void 0){const i=l().ALL_RULES.filter(a=>a.group===n).map(a=>a.id);throw new(p()).GateError("usage",
`\`${n}\` is a group of rules.`,`Its rules: ${i.join(", ")}. docs/policy.md describes the groups.`)}const e=(0,U().nearestName)(
o,l().ALL_RULES.map(i=>i.id));throw new(p()).GateError("usage",`Unknown rule: ${(0,m().terminal)((0,Q().clip)(o,ro))}.`,
`${e?`Did you mean ${e}? `:""}docs/rules/README.md lists all rules. To explain a command, add --command.`)}async function ao(o,{
repo:r,format:n,verbose:e,...i},a){const{platform:so,signal:po}=a;return lo(r,a,async d=>{const mo=d===void 0&&i.policy===
void 0,f=await(0,c().policyFor)({...i,...mo&&{policy:!1}},a,d),{policy:g}=f,co=A().Judge.by({policy:g,tree:d,changed:new Set,
platform:so,signal:po}),y=await(0,u().explainCommand)(o,co);return n==="json"?`${(0,m().json)(y)}
`:`${(0,V().renderExplanation)(y,{...a,verbose:e??!1})}
${(0,H().renderPolicyUsed)((0,c().policyName)(f),g,a)}`})}async function lo(o,{cwd:r,env:n},e){return o===!1?e():o!==void 0?
(0,_().withSourceTree)((0,R().resolve)(r,o),n,e):await(0,c().repositoryOf)(r,n)===void 0?e():(0,_().withSourceTree)(r,n,
e)}}};
