"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((H,m,o)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.explainVerb=
void 0;function v(){const n=o(76760);return v=function(){return n},n}function S(){const n=o(63314);return S=function(){return n},
n}function x(){const n=o(18744);return x=function(){return n},n}function R(){const n=o(68450);return R=function(){return n},
n}function j(){const n=o(37866);return j=function(){return n},n}function F(){const n=o(41115);return F=function(){return n},
n}function A(){const n=o(94854);return A=function(){return n},n}function h(){const n=o(41895);return h=function(){return n},
n}function T(){const n=o(3051);return T=function(){return n},n}function e(){const n=o(4378);return e=function(){return n},
n}function s(){const n=o(54441);return s=function(){return n},n}function a(){const n=o(53010);return a=function(){return n},
n}function c(){const n=o(10289);return c=function(){return n},n}function r(){const n=o(74183);return r=function(){return n},
n}function l(){const n=o(25733);return l=function(){return n},n}function d(){const n=o(8229);return d=function(){return n},
n}function E(){const n=o(34165);return E=function(){return n},n}function y(){const n=o(94965);return y=function(){return n},
n}function L(){const n=o(37156);return L=function(){return n},n}function P(){const n=o(13580);return P=function(){return n},
n}function $(){const n=o(17655);return $=function(){return n},n}function t(){const n=o(99944);return t=function(){return n},
n}function O(){const n=o(49232);return O=function(){return n},n}function G(){const n=o(82256);return G=function(){return n},
n}const U=(n,f)=>(0,G().withJudgingOptions)(new(S()).Command("explain").argument("[what]","rule id, command in quotes, o\
r file of agents or editors").allowExcessArguments().option("--list","list all rules by topic").option("--command","trea\
t the argument as a command even if it is one word").option("--repo <dir>","directory where the command would run (defau\
lt: the current repository)").option("--no-repo","judge the command without looking at files")).option("--verbose","show\
 long commands in full").action(async(i="",u,{args:p})=>{if(u.list)return n.print(M(u,n),u.format),f(0);D(p),u.command!==
!0&&w(i);const g=u.command!==!0&&B(i);n.print(g?X(i,u,n):await b(i,u,n),u.format),f(0)});m.explainVerb=U;const N="Name a\
 rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function M({
format:n},f){const i=(0,$().rulesByTopic)();return n==="json"?`${(0,c().json)((0,r().ruleList)(i))}
`:(0,d().renderRuleList)(i,f)}function D(n){if(!(n.length<=1))throw new(h()).GateError("usage",`\`explain\` takes one argu\
ment, not ${n.length}.`,`Quote the command: gene-gate explain '${n.join(" ")}'`)}function w(n){if(n==="")throw new(h()).
GateError("usage","`explain` has nothing to explain.",N)}function B(n){return(0,P().ruleOf)(n)!==void 0?!0:!Q.test(n)&&!z(
n)}const Q=/[\s/\\.=:@$&|;<>"'()]|^-/;function z(n){return W.has(n)||j().REFUSED_PROGRAMS.has(n)||A().TOOLS.has(n)}const W=new Set(
["node","npm","npx",...F().FAMILIES.map(({name:n})=>n)]);function X(n,{format:f},{columns:i}){const u=Z(n);return f==="j\
son"?`${(0,c().json)((0,r().explainRule)(u))}
`:(0,d().renderRule)(u,i)}const Y=80;function Z(n){const f=(0,P().ruleOf)(n);if(f!==void 0)return f;const i=s().RULE_GROUPS.
find(p=>p===n);if(i!==void 0){const p=L().ALL_RULES.filter(g=>g.group===i).map(g=>g.id);throw new(h()).GateError("usage",
`\`${i}\` is a group of rules.`,`Its rules: ${p.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}
const u=(0,T().nearestName)(n,L().ALL_RULES.map(p=>p.id));throw new(h()).GateError("usage",`Unknown rule: ${(0,c().terminal)(
(0,y().clip)(n,Y))}.`,`${u?`Did you mean ${u}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, ad\
d --command.`)}async function b(n,{repo:f,format:i,verbose:u,...p},g){const{platform:_,signal:nn}=g;return q(f,g,async(C,tn)=>{
const on=C===void 0&&p.policy===void 0,J=await(0,O().policyFor)({...p,...on&&{policy:!1}},g,C),{policy:I}=J,K=p.command?
void 0:await(0,t().answerOfAgentFile)({path:n,file:n},{tree:C,root:tn},I,g);if(K!==void 0)return k(K,{format:i,verbose:u},
g);const en=C?[...C.files()].map(({path:sn})=>sn):[],rn=(0,R().commonRoot)(en.filter((0,x().assetPathTest)(I)),{policy:I,
tree:C}),un=e().Judge.by({policy:I,tree:C,changed:new Set,platform:_,signal:nn,cwd:rn}),V=await(0,r().explainCommand)(n,
un);return i==="json"?`${(0,c().json)(V)}
`:`${(0,d().renderExplanation)(V,{...g,verbose:u??!1})}
${(0,E().renderPolicyUsed)((0,O().policyName)(J),I,g)}`})}function k(n,{format:f,verbose:i=!1},u){return f==="json"?`${(0,c().
json)(n)}
`:(0,l().renderFileAnswers)([n],{...u,verbose:i})}async function q(n,{cwd:f,env:i},u){return n===!1?u():n!==void 0?(0,a().
withSourceTree)((0,v().resolve)(f,n),i,u):await(0,O().repositoryOf)(f,i)===void 0?u():(0,a().withSourceTree)(f,i,u)}}),74183:((H,m,o)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.explainCommand=j,m.explainRule=h,m.ruleList=T;function v(){const e=o(
80068);return v=function(){return e},e}function S(){const e=o(16455);return S=function(){return e},e}function x(){const e=o(
79215);return x=function(){return e},e}function R(){const e=o(77648);return R=function(){return e},e}async function j(e,s){
const{policy:a,tree:c}=s.terms,r=new Map;for(const U of[...v().GENE_PROFILES,a.profile]){const N=s.with({policy:{...a,profile:U}}),
M=await N.command(e),D=U===a.profile;r.set(U,D?await(0,S().withEdit)(M,N):M)}const{reading:l,validators:d,verdict:E,confirmation:y}=await s.
command(e),{words:L,assignments:P,argv:$,invocation:t,targets:O,scripts:G}=l;return{command:e,profiles:Object.fromEntries(
[...r].map(([U,{verdict:N}])=>[U,N])),validators:(0,R().verdictsOf)(d),words:L,assignments:P,argv:$,invocation:t?F(t):null,
tree:c?.label??null,...s.terms.cwd&&{root:s.terms.cwd},outcome:E==="block"?"blocked":y==="standard"?"runs":"needs_approv\
al",targets:O,scripts:G?(0,R().reportScripts)(G):null,findings:A(r)}}function F(e){const{program:s,subcommand:a=null,flags:c,
operands:r,passthrough:l}=e;return{program:s,subcommand:a,flags:c,operands:r,passthrough:l}}function A(e){const s=new Map;
for(const[a,{findings:c}]of e)for(const r of c){const l=JSON.stringify([r.rule,r.span,r.args]),d=s.get(l);d?(d.profiles.
add(a),d.finding=r.edit?r:d.finding):s.set(l,{finding:r,profiles:new Set([a])})}return[...s.values()].map(({finding:a,profiles:c})=>({
...(0,R().reportFinding)(a),profiles:[...c]}))}function h(e){const{id:s,title:a,severity:c,harm:r,layer:l,since:d,why:E,
configure:y}=e,L={wrong:(0,x().exampleText)(e.wrong),right:(0,x().exampleText)(e.right)};return{id:s,title:a,severity:c,
harm:r,layer:l,since:d,why:E,...L,...y&&{configure:y}}}function T(e){return[...e].map(([s,a])=>({topic:s,rules:a.map(({id:c,
severity:r,title:l})=>({id:c,severity:r,title:l}))}))}}),37156:((H,m,o)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.CHECK_RULES=m.ALL_RULES=void 0;function v(){const t=o(18118);return v=function(){return t},t}function S(){const t=o(31453);
return S=function(){return t},t}function x(){const t=o(28672);return x=function(){return t},t}function R(){const t=o(46931);
return R=function(){return t},t}function j(){const t=o(8909);return j=function(){return t},t}function F(){const t=o(6335);
return F=function(){return t},t}function A(){const t=o(96208);return A=function(){return t},t}function h(){const t=o(40036);
return h=function(){return t},t}function T(){const t=o(72443);return T=function(){return t},t}function e(){const t=o(46711);
return e=function(){return t},t}function s(){const t=o(9969);return s=function(){return t},t}function a(){const t=o(17188);
return a=function(){return t},t}function c(){const t=o(65316);return c=function(){return t},t}function r(){const t=o(6692);
return r=function(){return t},t}function l(){const t=o(76186);return l=function(){return t},t}function d(){const t=o(48516);
return d=function(){return t},t}function E(){const t=o(8371);return E=function(){return t},t}function y(){const t=o(42148);
return y=function(){return t},t}const L=m.CHECK_RULES=$(l().syntaxRules,s().programRules,T().invocationRules,d().targetRules,
E().validatorRules,F().curatedRules,e().policyRules,y().workspaceRules,x().assetFileRules,S().assetRules,h().evidenceRules,
A().eligibilityRules,j().changeRules,r().storeRules,v().agentFileRules,c().runRules),P=m.ALL_RULES=[...L,...$(a().promotionRules,
R().attestationRules)];function $(...t){return t.flatMap(O=>Object.values(O))}})};
