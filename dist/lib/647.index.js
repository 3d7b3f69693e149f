"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(U,w,r){Object.defineProperty(w,"__esModule",{value:!0}),
w.explainVerb=void 0;function R(){const n=r(76760);return R=function(){return n},n}function P(){const n=r(63314);return P=
function(){return n},n}function y(){const n=r(18744);return y=function(){return n},n}function u(){const n=r(68450);return u=
function(){return n},n}function x(){const n=r(41895);return x=function(){return n},n}function F(){const n=r(3051);return F=
function(){return n},n}function f(){const n=r(4378);return f=function(){return n},n}function M(){const n=r(54441);return M=
function(){return n},n}function N(){const n=r(87952);return N=function(){return n},n}function s(){const n=r(92739);return s=
function(){return n},n}function l(){const n=r(34397);return l=function(){return n},n}function d(){const n=r(10289);return d=
function(){return n},n}function t(){const n=r(74183);return t=function(){return n},n}function e(){const n=r(6244);return e=
function(){return n},n}function i(){const n=r(25733);return i=function(){return n},n}function o(){const n=r(8229);return o=
function(){return n},n}function c(){const n=r(34165);return c=function(){return n},n}function p(){const n=r(94965);return p=
function(){return n},n}function a(){const n=r(13580);return a=function(){return n},n}function O(){const n=r(11331);return O=
function(){return n},n}function $(){const n=r(10482);return $=function(){return n},n}function m(){const n=r(49232);return m=
function(){return n},n}function A(){const n=r(82256);return A=function(){return n},n}const T=(n,E)=>(0,A().withJudgingOptions)(
new(P()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async(v="",g,{args:h})=>{
if(g.list){const L=(0,e().rulesByTopic)(),C=()=>(0,o().renderRuleList)(L,n);return(0,A().printAnswer)((0,t().ruleList)(L),
C,g.format,n),E(0)}if(I(h),g.command!==!0&&G(v),g.command!==!0&&D(v)){const L=W(v),C=()=>(0,o().renderRule)(L,n.columns);
(0,A().printAnswer)((0,t().explainRule)(L),C,g.format,n)}else await X(v,g,n);E(0)});w.explainVerb=T;const S="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function I(n){
if(!(n.length<=1))throw new(x()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function G(n){if(n==="")throw new(x()).GateError("usage","`explain` has nothing t\
o explain.",S)}function D(n){return(0,a().ruleOf)(n)!==void 0?!0:!Q.test(n)&&!Y(n)}const Q=/[\s/\\.=:@$&|;<>"'()]|^-/;function Y(n){
return z.has(n)||(0,O().programNamed)(n)!==void 0||s().TOOLS.has(n)}const z=new Set(["node","npm","npx",...N().FAMILIES.
map(({name:n})=>n)]),K=80;function W(n){const E=(0,a().ruleOf)(n);if(E!==void 0)return E;const v=M().RULE_GROUPS.find(h=>h===
n);if(v!==void 0){const h=(0,a().allRules)().filter(L=>L.group===v).map(L=>L.id);throw new(x()).GateError("usage",`\`${v}\
\` is a group of rules.`,`Its rules: ${h.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const g=(0,F().
nearestName)(n,(0,a().allRules)().map(h=>h.id));throw new(x()).GateError("usage",`Unknown rule: ${(0,d().terminal)((0,p().
clip)(n,K))}.`,`${g?`Did you mean ${g}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function X(n,{repo:E,format:v,...g},h){const{platform:L,signal:C}=h;return Z(E,h,async(j,k)=>{const q=j===
void 0&&g.policy===void 0,J=await(0,m().policyFor)({...g,...q&&{policy:!1}},h,j),{policy:b}=J,B=g.command?void 0:await(0,$().
answerOfAgentFile)({path:n,file:n},{tree:j,root:k},b,h),V=(0,A().textOptions)(g,h);if(B!==void 0)return(0,A().printAnswer)(
B,()=>(0,i().renderFileAnswers)([B],V),v,h);const _=j?[...j.files()].map(({path:on})=>on):[],nn=(0,u().commonRoot)(_.filter(
(0,y().assetPathTest)(b)),{policy:b,tree:j}),tn=f().Judge.by({policy:b,tree:j,changed:new Set,platform:L,signal:C,cwd:nn}),
H=await(0,t().explainCommand)(n,tn),en=()=>`${(0,o().renderExplanation)(H,V)}
${(0,c().renderPolicyUsed)((0,m().policyName)(J),b,h)}`;(0,A().printAnswer)(H,en,v,h)})}async function Z(n,E,v){const{cwd:g,
env:h}=E;return n===!1?v():n!==void 0?(0,l().withSourceTree)((0,R().resolve)(g,n),E,v):await(0,m().repositoryOf)(g,h)===
void 0?v():(0,l().withSourceTree)(g,E,v)}},74183:function(U,w,r){Object.defineProperty(w,"__esModule",{value:!0}),w.explainCommand=
x,w.explainRule=M,w.ruleList=N;function R(){const s=r(39763);return R=function(){return s},s}function P(){const s=r(16455);
return P=function(){return s},s}function y(){const s=r(77648);return y=function(){return s},s}function u(){const s=r(80770);
return u=function(){return s},s}async function x(s,l){const{policy:d,tree:t}=l.terms,e=new Map;for(const S of[...R().GENE_PROFILES,
d.profile]){const I=l.with({policy:{...d,profile:S}}),G=await I.command(s),D=S===d.profile;e.set(S,D?await(0,P().withEdit)(
G,I):G)}const{reading:i,validators:o,verdict:c,confirmation:p}=await l.command(s),{words:a,assignments:O,argv:$,invocation:m,
targets:A,scripts:T}=i;return{command:s,profiles:Object.fromEntries([...e].map(([S,{verdict:I}])=>[S,I])),validators:(0,y().
verdictsOf)(o),words:a,assignments:O,argv:$,invocation:m?F(m):null,tree:t?.label??null,...l.terms.cwd&&{root:l.terms.cwd},
outcome:c==="block"?"blocked":p==="standard"?"runs":"needs_approval",targets:A,scripts:T?(0,y().reportScripts)(T):null,findings:f(
e)}}function F(s){const{program:l,subcommand:d=null,flags:t,operands:e,passthrough:i}=s;return{program:l,subcommand:d,flags:t,
operands:e,passthrough:i}}function f(s){const l=new Map;for(const[d,{findings:t}]of s)for(const e of t){const i=JSON.stringify(
[e.rule,e.span,e.args]),o=l.get(i);o?(o.profiles.add(d),o.finding=e.edit?e:o.finding):l.set(i,{finding:e,profiles:new Set(
[d])})}return[...l.values()].map(({finding:d,profiles:t})=>({...(0,y().reportFinding)(d),profiles:[...t]}))}function M(s){
const{id:l,title:d,severity:t,harm:e,layer:i,why:o,configure:c}=s,p={wrong:(0,u().exampleText)(s.wrong),right:(0,u().exampleText)(
s.right)};return{id:l,title:d,severity:t,harm:e,layer:i,why:o,...p,...c&&{configure:c}}}function N(s){return[...s].map(([
l,d])=>({topic:l,rules:d.map(({id:t,severity:e,title:i})=>({id:t,severity:e,title:i}))}))}},25733:function(U,w,r){Object.
defineProperty(w,"__esModule",{value:!0}),w.renderCommandAnswers=F,w.renderFileAnswers=f;function R(){const t=r(69379);return R=
function(){return t},t}function P(){const t=r(38319);return P=function(){return t},t}function y(){const t=r(94965);return y=
function(){return t},t}function u(){const t=r(31626);return u=function(){return t},t}function x(){const t=r(27809);return x=
function(){return t},t}function F(t,e){const i=(0,u().layoutOf)(e);return(0,u().page)([...s(t,i),d(t,[],i)])}function f(t,e){
const i=(0,u().layoutOf)(e),o=t.filter(m=>"assets"in m),c=t.filter(m=>"entries"in m),p=o.flatMap(m=>m.assets),a=p.flatMap(
m=>m.commands),O=o.reduce((m,{assets_not_listed:A=0})=>m+A,0),$=[(0,y().count)(o.length,"file"),(0,y().count)(p.length+O,
"asset")];return(0,u().page)([...o.flatMap(m=>N(m,i)),...c.flatMap(m=>M(m,i)),...o.length>0?[d(a,$,i)]:[]])}function M(t,e){
const{path:i,tool:o,approval:c,specification:p,findings:a}=t,O=e.paint("strong",(0,u().shortName)(i,(0,u().roomOf)(e)));
return[(0,u().labelled)(e,"file",[O]),(0,u().prose)(e,"read by",`${o}, which ${c}; see ${p}`),(0,x().listRows)((0,P().machineList)(
{agent_files:[t],findings:a}),e),...(0,R().findingRows)(a.filter($=>!(0,P().isTold)($))).map($=>(0,x().rowLines)($,e))]}
function N({path:t,assets:e,findings:i},o){const c=i.filter(({subject:T})=>T?.command===void 0),p=o.verbose?c:c.filter(({
severity:T})=>T!=="notice"),a=(0,R().findingRows)(p),O=s(e.flatMap(T=>T.commands),o),$=o.paint("strong",(0,u().shortName)(
t,(0,u().roomOf)(o))),A=O.length===0&&a.length===0?[o.paint("quiet","no problems found")]:[];return[(0,u().labelled)(o,"\
file",[$,...A]),...O,...a.map(T=>(0,x().rowLines)(T,o))]}function s(t,e){return t.filter(({verdict:i})=>e.verbose||i!=="\
allow").map(i=>l(i,e))}function l({command:t,verdict:e,findings:i},o){const c=i.filter(({severity:$})=>$!=="notice"),p=(0,R().
reasonNotes)(c),a=y().COMMAND_TONES[e],{span:O}=c.find($=>$.span)??{};return[...(0,u().labelled)(o,e,(0,x().markedCommand)(
t,O?[O]:[],o,a),a),...(0,x().rowLines)({tone:a,...p},o)]}function d(t,e,i){const o=p=>t.filter(({verdict:a})=>a===p).length,
c=[...e,(0,y().count)(t.length,"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:
[],...o("block")>0?[`${o("block")} blocked`]:[]];return(0,u().prose)(i,"total",c.join(", "))}},34165:function(U,w,r){Object.
defineProperty(w,"__esModule",{value:!0}),w.renderPolicy=F,w.renderPolicyUsed=x;function R(){const f=r(81961);return R=function(){
return f},f}function P(){const f=r(94853);return P=function(){return f},f}function y(){const f=r(94965);return y=function(){
return f},f}function u(){const f=r(31626);return u=function(){return f},f}function x(f,{profile:M},N){const s=(0,u().layoutOf)(
{...N,verbose:!0});return`${(0,u().prose)(s,"policy",`${f}, profile ${M}`).join(`
`)}
`}function F(f,M,{idleIgnores:N,idleLevels:s,failedExamples:l},d){const t=(0,u().layoutOf)({...d,verbose:!0}),e=(0,R().comparePolicies)(
P().DEFAULT_POLICY,f),i=e.length===0?"same as the defaults":`${(0,y().count)(e.length,"difference")} from the defaults`;
return`${[(0,u().prose)(t,"policy",`${M}: ${i}`,{text:"strong"}),...e.map(({key:c,change:p,direction:a="changed"})=>(0,u().
prose)(t,a,`${c}: ${p}`,{label:a==="looser"?"caution":"quiet"})),...l.map(c=>(0,u().prose)(t,"example",c,{label:"bad"})),
...Object.entries({ignore:N,rules:s}).flatMap(([c,p])=>p.map(({name:a,why:O})=>(0,u().prose)(t,"no effect",`${c} ${a}: ${O}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
