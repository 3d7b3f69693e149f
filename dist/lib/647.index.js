"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(U,h,o){Object.defineProperty(h,"__esModule",{value:!0}),
h.explainVerb=void 0;function v(){const n=o(76760);return v=function(){return n},n}function R(){const n=o(63314);return R=
function(){return n},n}function w(){const n=o(18744);return w=function(){return n},n}function a(){const n=o(68450);return a=
function(){return n},n}function y(){const n=o(41895);return y=function(){return n},n}function M(){const n=o(3051);return M=
function(){return n},n}function d(){const n=o(4378);return d=function(){return n},n}function E(){const n=o(54441);return E=
function(){return n},n}function F(){const n=o(87952);return F=function(){return n},n}function s(){const n=o(92739);return s=
function(){return n},n}function f(){const n=o(53010);return f=function(){return n},n}function m(){const n=o(10289);return m=
function(){return n},n}function t(){const n=o(74183);return t=function(){return n},n}function e(){const n=o(6244);return e=
function(){return n},n}function i(){const n=o(25733);return i=function(){return n},n}function r(){const n=o(8229);return r=
function(){return n},n}function l(){const n=o(34165);return l=function(){return n},n}function p(){const n=o(94965);return p=
function(){return n},n}function u(){const n=o(13580);return u=function(){return n},n}function x(){const n=o(11331);return x=
function(){return n},n}function c(){const n=o(99944);return c=function(){return n},n}function L(){const n=o(49232);return L=
function(){return n},n}function T(){const n=o(82256);return T=function(){return n},n}const A=(n,N)=>(0,T().withJudgingOptions)(
new(R()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async($="",g,{args:O})=>{
if(g.list){const P=(0,e().rulesByTopic)(),I=()=>(0,r().renderRuleList)(P,n);return(0,T().printAnswer)((0,t().ruleList)(P),
I,g.format,n),N(0)}if(C(O),g.command!==!0&&b($),g.command!==!0&&D($)){const P=W($),I=()=>(0,r().renderRule)(P,n.columns);
(0,T().printAnswer)((0,t().explainRule)(P),I,g.format,n)}else await X($,g,n);N(0)});h.explainVerb=A;const S="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function C(n){
if(!(n.length<=1))throw new(y()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function b(n){if(n==="")throw new(y()).GateError("usage","`explain` has nothing t\
o explain.",S)}function D(n){return(0,u().ruleOf)(n)!==void 0?!0:!Q.test(n)&&!Y(n)}const Q=/[\s/\\.=:@$&|;<>"'()]|^-/;function Y(n){
return z.has(n)||(0,x().programNamed)(n)!==void 0||s().TOOLS.has(n)}const z=new Set(["node","npm","npx",...F().FAMILIES.
map(({name:n})=>n)]),K=80;function W(n){const N=(0,u().ruleOf)(n);if(N!==void 0)return N;const $=E().RULE_GROUPS.find(O=>O===
n);if($!==void 0){const O=(0,u().allRules)().filter(P=>P.group===$).map(P=>P.id);throw new(y()).GateError("usage",`\`${$}\
\` is a group of rules.`,`Its rules: ${O.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const g=(0,M().
nearestName)(n,(0,u().allRules)().map(O=>O.id));throw new(y()).GateError("usage",`Unknown rule: ${(0,m().terminal)((0,p().
clip)(n,K))}.`,`${g?`Did you mean ${g}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function X(n,{repo:N,format:$,...g},O){const{platform:P,signal:I}=O;return Z(N,O,async(j,k)=>{const q=j===
void 0&&g.policy===void 0,J=await(0,L().policyFor)({...g,...q&&{policy:!1}},O,j),{policy:G}=J,B=g.command?void 0:await(0,c().
answerOfAgentFile)({path:n,file:n},{tree:j,root:k},G,O),V=(0,T().textOptions)(g,O);if(B!==void 0)return(0,T().printAnswer)(
B,()=>(0,i().renderFileAnswers)([B],V),$,O);const _=j?[...j.files()].map(({path:on})=>on):[],nn=(0,a().commonRoot)(_.filter(
(0,w().assetPathTest)(G)),{policy:G,tree:j}),tn=d().Judge.by({policy:G,tree:j,changed:new Set,platform:P,signal:I,cwd:nn}),
H=await(0,t().explainCommand)(n,tn),en=()=>`${(0,r().renderExplanation)(H,V)}
${(0,l().renderPolicyUsed)((0,L().policyName)(J),G,O)}`;(0,T().printAnswer)(H,en,$,O)})}async function Z(n,{cwd:N,env:$},g){
return n===!1?g():n!==void 0?(0,f().withSourceTree)((0,v().resolve)(N,n),$,g):await(0,L().repositoryOf)(N,$)===void 0?g():
(0,f().withSourceTree)(N,$,g)}},74183:function(U,h,o){Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=
y,h.explainRule=E,h.ruleList=F;function v(){const s=o(80068);return v=function(){return s},s}function R(){const s=o(16455);
return R=function(){return s},s}function w(){const s=o(77648);return w=function(){return s},s}function a(){const s=o(80770);
return a=function(){return s},s}async function y(s,f){const{policy:m,tree:t}=f.terms,e=new Map;for(const S of[...v().GENE_PROFILES,
m.profile]){const C=f.with({policy:{...m,profile:S}}),b=await C.command(s),D=S===m.profile;e.set(S,D?await(0,R().withEdit)(
b,C):b)}const{reading:i,validators:r,verdict:l,confirmation:p}=await f.command(s),{words:u,assignments:x,argv:c,invocation:L,
targets:T,scripts:A}=i;return{command:s,profiles:Object.fromEntries([...e].map(([S,{verdict:C}])=>[S,C])),validators:(0,w().
verdictsOf)(r),words:u,assignments:x,argv:c,invocation:L?M(L):null,tree:t?.label??null,...f.terms.cwd&&{root:f.terms.cwd},
outcome:l==="block"?"blocked":p==="standard"?"runs":"needs_approval",targets:T,scripts:A?(0,w().reportScripts)(A):null,findings:d(
e)}}function M(s){const{program:f,subcommand:m=null,flags:t,operands:e,passthrough:i}=s;return{program:f,subcommand:m,flags:t,
operands:e,passthrough:i}}function d(s){const f=new Map;for(const[m,{findings:t}]of s)for(const e of t){const i=JSON.stringify(
[e.rule,e.span,e.args]),r=f.get(i);r?(r.profiles.add(m),r.finding=e.edit?e:r.finding):f.set(i,{finding:e,profiles:new Set(
[m])})}return[...f.values()].map(({finding:m,profiles:t})=>({...(0,w().reportFinding)(m),profiles:[...t]}))}function E(s){
const{id:f,title:m,severity:t,harm:e,layer:i,why:r,configure:l}=s,p={wrong:(0,a().exampleText)(s.wrong),right:(0,a().exampleText)(
s.right)};return{id:f,title:m,severity:t,harm:e,layer:i,why:r,...p,...l&&{configure:l}}}function F(s){return[...s].map(([
f,m])=>({topic:f,rules:m.map(({id:t,severity:e,title:i})=>({id:t,severity:e,title:i}))}))}},25733:function(U,h,o){Object.
defineProperty(h,"__esModule",{value:!0}),h.renderCommandAnswers=M,h.renderFileAnswers=d;function v(){const t=o(69379);return v=
function(){return t},t}function R(){const t=o(38319);return R=function(){return t},t}function w(){const t=o(94965);return w=
function(){return t},t}function a(){const t=o(31626);return a=function(){return t},t}function y(){const t=o(27809);return y=
function(){return t},t}function M(t,e){const i=(0,a().layoutOf)(e);return(0,a().page)([...s(t,i),m(t,[],i)])}function d(t,e){
const i=(0,a().layoutOf)(e),r=t.filter(c=>"assets"in c),l=t.filter(c=>"entries"in c),p=r.flatMap(c=>c.assets),u=p.flatMap(
c=>c.commands),x=[(0,w().count)(r.length,"file"),(0,w().count)(p.length,"asset")];return(0,a().page)([...r.flatMap(c=>F(
c,i)),...l.flatMap(c=>E(c,i)),...r.length>0?[m(u,x,i)]:[]])}function E(t,e){const{path:i,tool:r,approval:l,specification:p,
findings:u}=t,x=e.paint("strong",(0,a().shortName)(i,(0,a().roomOf)(e)));return[(0,a().labelled)(e,"file",[x]),(0,a().prose)(
e,"read by",`${r}, which ${l}; see ${p}`),(0,y().listRows)((0,R().machineList)({agent_files:[t],findings:u}),e),...(0,v().
findingRows)(u.filter(c=>!(0,R().isTold)(c))).map(c=>(0,y().rowLines)(c,e))]}function F({path:t,assets:e,findings:i},r){
const l=i.filter(({subject:A})=>A?.command===void 0),p=r.verbose?l:l.filter(({severity:A})=>A!=="notice"),u=(0,v().findingRows)(
p),x=s(e.flatMap(A=>A.commands),r),c=r.paint("strong",(0,a().shortName)(t,(0,a().roomOf)(r))),T=x.length===0&&u.length===
0?[r.paint("quiet","no problems found")]:[];return[(0,a().labelled)(r,"file",[c,...T]),...x,...u.map(A=>(0,y().rowLines)(
A,r))]}function s(t,e){return t.filter(({verdict:i})=>e.verbose||i!=="allow").map(i=>f(i,e))}function f({command:t,verdict:e,
findings:i},r){const l=i.filter(({severity:c})=>c!=="notice"),p=(0,v().reasonNotes)(l),u=w().COMMAND_TONES[e],{span:x}=l.
find(c=>c.span)??{};return[...(0,a().labelled)(r,e,(0,y().markedCommand)(t,x?[x]:[],r,u),u),...(0,y().rowLines)({tone:u,
...p},r)]}function m(t,e,i){const r=p=>t.filter(({verdict:u})=>u===p).length,l=[...e,(0,w().count)(t.length,"command"),`${r(
"allow")} allowed`,...r("warn")>0?[`${r("warn")} allowed with a warning`]:[],...r("block")>0?[`${r("block")} blocked`]:[]];
return(0,a().prose)(i,"total",l.join(", "))}},34165:function(U,h,o){Object.defineProperty(h,"__esModule",{value:!0}),h.renderPolicy=
M,h.renderPolicyUsed=y;function v(){const d=o(94853);return v=function(){return d},d}function R(){const d=o(76545);return R=
function(){return d},d}function w(){const d=o(94965);return w=function(){return d},d}function a(){const d=o(31626);return a=
function(){return d},d}function y(d,{profile:E},F){const s=(0,a().layoutOf)({...F,verbose:!0});return`${(0,a().prose)(s,
"policy",`${d}, profile ${E}`).join(`
`)}
`}function M(d,E,{idleIgnores:F,idleLevels:s,failedExamples:f},m){const t=(0,a().layoutOf)({...m,verbose:!0}),e=(0,R().comparePolicies)(
v().DEFAULT_POLICY,d),i=e.length===0?"same as the defaults":`${(0,w().count)(e.length,"difference")} from the defaults`;
return`${[(0,a().prose)(t,"policy",`${E}: ${i}`,{text:"strong"}),...e.map(({key:l,change:p,direction:u="changed"})=>(0,a().
prose)(t,u,`${l}: ${p}`,{label:u==="looser"?"caution":"quiet"})),...f.map(l=>(0,a().prose)(t,"example",l,{label:"bad"})),
...Object.entries({ignore:F,rules:s}).flatMap(([l,p])=>p.map(({name:u,why:x})=>(0,a().prose)(t,"no effect",`${l} ${u}: ${x}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
