"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),
h.explainVerb=void 0;function x(){const n=s(76760);return x=function(){return n},n}function R(){const n=s(63314);return R=
function(){return n},n}function j(){const n=s(18744);return j=function(){return n},n}function l(){const n=s(68450);return l=
function(){return n},n}function p(){const n=s(41895);return p=function(){return n},n}function k(){const n=s(3051);return k=
function(){return n},n}function u(){const n=s(4378);return u=function(){return n},n}function m(){const n=s(54441);return m=
function(){return n},n}function E(){const n=s(87952);return E=function(){return n},n}function a(){const n=s(92739);return a=
function(){return n},n}function w(){const n=s(53010);return w=function(){return n},n}function $(){const n=s(10289);return $=
function(){return n},n}function t(){const n=s(74183);return t=function(){return n},n}function i(){const n=s(25733);return i=
function(){return n},n}function e(){const n=s(8229);return e=function(){return n},n}function r(){const n=s(34165);return r=
function(){return n},n}function g(){const n=s(94965);return g=function(){return n},n}function f(){const n=s(13580);return f=
function(){return n},n}function O(){const n=s(17655);return O=function(){return n},n}function b(){const n=s(11331);return b=
function(){return n},n}function y(){const n=s(99944);return y=function(){return n},n}function I(){const n=s(49232);return I=
function(){return n},n}function L(){const n=s(82256);return L=function(){return n},n}const o=(n,S)=>(0,L().withJudgingOptions)(
new(R()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async(N="",M,{args:P})=>{
if(M.list){const C=(0,O().rulesByTopic)(),Y=()=>(0,e().renderRuleList)(C,n);return(0,L().printAnswer)((0,t().ruleList)(C),
Y,M.format,n),S(0)}if(d(P),M.command!==!0&&v(N),M.command!==!0&&T(N)){const C=B(N),Y=()=>(0,e().renderRule)(C,n.columns);
(0,L().printAnswer)((0,t().explainRule)(C),Y,M.format,n)}else await U(N,M,n);S(0)});h.explainVerb=o;const c="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function d(n){
if(!(n.length<=1))throw new(p()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function v(n){if(n==="")throw new(p()).GateError("usage","`explain` has nothing t\
o explain.",c)}function T(n){return(0,f().ruleOf)(n)!==void 0?!0:!A.test(n)&&!F(n)}const A=/[\s/\\.=:@$&|;<>"'()]|^-/;function F(n){
return D.has(n)||(0,b().programNamed)(n)!==void 0||a().TOOLS.has(n)}const D=new Set(["node","npm","npx",...E().FAMILIES.
map(({name:n})=>n)]),G=80;function B(n){const S=(0,f().ruleOf)(n);if(S!==void 0)return S;const N=m().RULE_GROUPS.find(P=>P===
n);if(N!==void 0){const P=(0,f().allRules)().filter(C=>C.group===N).map(C=>C.id);throw new(p()).GateError("usage",`\`${N}\
\` is a group of rules.`,`Its rules: ${P.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const M=(0,k().
nearestName)(n,(0,f().allRules)().map(P=>P.id));throw new(p()).GateError("usage",`Unknown rule: ${(0,$().terminal)((0,g().
clip)(n,G))}.`,`${M?`Did you mean ${M}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function U(n,{repo:S,format:N,...M},P){const{platform:C,signal:Y}=P;return J(S,P,async(W,Z)=>{const q=W===
void 0&&M.policy===void 0,Q=await(0,I().policyFor)({...M,...q&&{policy:!1}},P,W),{policy:V}=Q,K=M.command?void 0:await(0,y().
answerOfAgentFile)({path:n,file:n},{tree:W,root:Z},V,P),X=(0,L().textOptions)(M,P);if(K!==void 0)return(0,L().printAnswer)(
K,()=>(0,i().renderFileAnswers)([K],X),N,P);const _=W?[...W.files()].map(({path:on})=>on):[],nn=(0,l().commonRoot)(_.filter(
(0,j().assetPathTest)(V)),{policy:V,tree:W}),tn=u().Judge.by({policy:V,tree:W,changed:new Set,platform:C,signal:Y,cwd:nn}),
z=await(0,t().explainCommand)(n,tn),en=()=>`${(0,e().renderExplanation)(z,X)}
${(0,r().renderPolicyUsed)((0,I().policyName)(Q),V,P)}`;(0,L().printAnswer)(z,en,N,P)})}async function J(n,{cwd:S,env:N},M){
return n===!1?M():n!==void 0?(0,w().withSourceTree)((0,x().resolve)(S,n),N,M):await(0,I().repositoryOf)(S,N)===void 0?M():
(0,w().withSourceTree)(S,N,M)}},74183:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=
p,h.explainRule=m,h.ruleList=E;function x(){const a=s(80068);return x=function(){return a},a}function R(){const a=s(16455);
return R=function(){return a},a}function j(){const a=s(79215);return j=function(){return a},a}function l(){const a=s(77648);
return l=function(){return a},a}async function p(a,w){const{policy:$,tree:t}=w.terms,i=new Map;for(const c of[...x().GENE_PROFILES,
$.profile]){const d=w.with({policy:{...$,profile:c}}),v=await d.command(a),T=c===$.profile;i.set(c,T?await(0,R().withEdit)(
v,d):v)}const{reading:e,validators:r,verdict:g,confirmation:f}=await w.command(a),{words:O,assignments:b,argv:y,invocation:I,
targets:L,scripts:o}=e;return{command:a,profiles:Object.fromEntries([...i].map(([c,{verdict:d}])=>[c,d])),validators:(0,l().
verdictsOf)(r),words:O,assignments:b,argv:y,invocation:I?k(I):null,tree:t?.label??null,...w.terms.cwd&&{root:w.terms.cwd},
outcome:g==="block"?"blocked":f==="standard"?"runs":"needs_approval",targets:L,scripts:o?(0,l().reportScripts)(o):null,findings:u(
i)}}function k(a){const{program:w,subcommand:$=null,flags:t,operands:i,passthrough:e}=a;return{program:w,subcommand:$,flags:t,
operands:i,passthrough:e}}function u(a){const w=new Map;for(const[$,{findings:t}]of a)for(const i of t){const e=JSON.stringify(
[i.rule,i.span,i.args]),r=w.get(e);r?(r.profiles.add($),r.finding=i.edit?i:r.finding):w.set(e,{finding:i,profiles:new Set(
[$])})}return[...w.values()].map(({finding:$,profiles:t})=>({...(0,l().reportFinding)($),profiles:[...t]}))}function m(a){
const{id:w,title:$,severity:t,harm:i,layer:e,why:r,configure:g}=a,f={wrong:(0,j().exampleText)(a.wrong),right:(0,j().exampleText)(
a.right)};return{id:w,title:$,severity:t,harm:i,layer:e,why:r,...f,...g&&{configure:g}}}function E(a){return[...a].map(([
w,$])=>({topic:w,rules:$.map(({id:t,severity:i,title:e})=>({id:t,severity:i,title:e}))}))}},25733:function(H,h,s){Object.
defineProperty(h,"__esModule",{value:!0}),h.renderCommandAnswers=k,h.renderFileAnswers=u;function x(){const t=s(69379);return x=
function(){return t},t}function R(){const t=s(38319);return R=function(){return t},t}function j(){const t=s(94965);return j=
function(){return t},t}function l(){const t=s(31626);return l=function(){return t},t}function p(){const t=s(27809);return p=
function(){return t},t}function k(t,i){const e=(0,l().layoutOf)(i);return(0,l().page)([...a(t,e),$(t,[],e)])}function u(t,i){
const e=(0,l().layoutOf)(i),r=t.filter(y=>"assets"in y),g=t.filter(y=>"entries"in y),f=r.flatMap(y=>y.assets),O=f.flatMap(
y=>y.commands),b=[(0,j().count)(r.length,"file"),(0,j().count)(f.length,"asset")];return(0,l().page)([...r.flatMap(y=>E(
y,e)),...g.flatMap(y=>m(y,e)),...r.length>0?[$(O,b,e)]:[]])}function m(t,i){const{path:e,tool:r,approval:g,specification:f,
findings:O}=t,b=i.paint("strong",(0,l().shortName)(e,(0,l().roomOf)(i)));return[(0,l().labelled)(i,"file",[b]),(0,l().prose)(
i,"read by",`${r}, which ${g}; see ${f}`),(0,p().listRows)((0,R().machineList)({agent_files:[t],findings:O}),i),...(0,x().
findingRows)(O.filter(y=>!(0,R().isTold)(y))).map(y=>(0,p().rowLines)(y,i))]}function E({path:t,assets:i,findings:e},r){
const g=e.filter(({subject:o})=>o?.command===void 0),f=r.verbose?g:g.filter(({severity:o})=>o!=="notice"),O=(0,x().findingRows)(
f),b=a(i.flatMap(o=>o.commands),r),y=r.paint("strong",(0,l().shortName)(t,(0,l().roomOf)(r))),L=b.length===0&&O.length===
0?[r.paint("quiet","no problems found")]:[];return[(0,l().labelled)(r,"file",[y,...L]),...b,...O.map(o=>(0,p().rowLines)(
o,r))]}function a(t,i){return t.filter(({verdict:e})=>i.verbose||e!=="allow").map(e=>w(e,i))}function w({command:t,verdict:i,
findings:e},r){const g=e.filter(({severity:y})=>y!=="notice"),f=(0,x().reasonNotes)(g),O=j().COMMAND_TONES[i],{span:b}=g.
find(y=>y.span)??{};return[...(0,l().labelled)(r,i,(0,p().markedCommand)(t,b?[b]:[],r,O),O),...(0,p().rowLines)({tone:O,
...f},r)]}function $(t,i,e){const r=f=>t.filter(({verdict:O})=>O===f).length,g=[...i,(0,j().count)(t.length,"command"),`${r(
"allow")} allowed`,...r("warn")>0?[`${r("warn")} allowed with a warning`]:[],...r("block")>0?[`${r("block")} blocked`]:[]];
return(0,l().prose)(e,"total",g.join(", "))}},8229:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.renderExplanation=
m,h.renderRule=y,h.renderRuleList=I;function x(){const o=s(17655);return x=function(){return o},o}function R(){const o=s(
10289);return R=function(){return o},o}function j(){const o=s(50427);return j=function(){return o},o}function l(){const o=s(
94965);return l=function(){return o},o}function p(){const o=s(31626);return p=function(){return o},o}function k(){const o=s(
27809);return k=function(){return o},o}const u=8;function m(o,c){const d=(0,p().layoutOf)(c),{shown:v,rest:T}=(0,p().limited)(
o.findings,u,"finding",d);return(0,p().page)([E(o,d),...v.map(A=>a(A,o,d)),T,t(o,d),r(o,d),O(o,d)])}function E({command:o,
profiles:c},d){const v=w(o)?[d.paint("strong","(blank)")]:(0,k().markedCommand)(o,[],d);return[...(0,p().labelled)(d,"co\
mmand",v),...Object.entries(c).flatMap(([T,A])=>(0,p().prose)(d,A,`profile ${T}`,{label:l().COMMAND_TONES[A]}))]}function a(o,{
command:c,profiles:d},v){const{severity:T,message:A,span:F,remedy:D,rule:G}=o,B=o.profiles.length<Object.keys(d).length,
U=F===void 0||w(c)?{}:{command:c,spans:[F]},J=[...B?[{label:"only in",text:`profile ${o.profiles.join(", ")}`}]:[],{label:"\
fix",text:D,tone:"good"}],n={status:T,tone:l().SEVERITY_TONES[T],words:A,...U};return(0,k().rowLines)({...n,notes:J,rule:G},
v)}function w(o){return/^ *$/.test(o)}const $=800;function t({argv:o,assignments:c,invocation:d},v){const T=(S,N)=>{const M=N.
map(C=>C===""?"(empty)":C).join(", "),P=v.verbose?M:(0,l().clip)(M,$);return N.length===0?[]:(0,p().labelled)(v,S,(0,j().
chop)((0,R().terminal)(P),(0,p().roomOf)(v)))},{program:A,subcommand:F,flags:D=[],operands:G=[],passthrough:B=[]}=d??{},
U=c.map(({name:S,value:N})=>`${S}=${N}`),J=o?.map(S=>JSON.stringify(S)).join(", ");return[["sets",U],["argv",[J===void 0?
"none: the command is ambiguous":`[${J}]`]],["program",[A??"not one of the default profile"]],["subcommand",F?[F]:[]],["\
flags",D.map(i)],["operands",G.map(({text:S})=>S)],["passed on",B.map(({text:S})=>S)]].flatMap(S=>T(...S))}function i({name:o,
written:c,value:d}){const v=d===void 0?o:`${o} = ${d===""?"(empty)":d}`;return c===o?v:`${v} (written as ${c})`}const e=12;
function r(o,c){const{argv:d,invocation:v,outcome:T,targets:A,tree:F,root:D}=o,[G]=d??[];if(G===void 0)return(0,p().prose)(
c,"would run","nothing");const B=T==="needs_approval"?(0,p().prose)(c,"waits","needs approval"):[],U=T==="blocked"?"lead\
s to":"would run";if(v===null){const J=T==="blocked"?"nothing":`program ${G}`;return[...B,...(0,p().prose)(c,"would run",
J)]}return F===null?[...B,...(0,p().prose)(c,U,"unknown without a repository; use --repo DIR")]:[...B,...g(U,A.map(f),"f\
ile, script or tool",c),...(0,p().prose)(c,"looked in",D===void 0?F:`${D} of ${F}`)]}function g(o,c,d,v){const{shown:T,rest:A}=(0,p().
limited)(c,e,d,v);return T.length===0?(0,p().prose)(v,o,`no ${d}`):[...T.flatMap((F,D)=>(0,p().prose)(v,D===0?o:"",(0,l().
clip)(F,400))),...A]}function f({kind:o,name:c,path:d,script:v,via:T}){const A=T===void 0?"":`  (from ${T})`;switch(o){case"\
file":return`file ${d??c}${A}`;case"npm_script":return`script ${c}: ${v??""}${A}`;case"package_binary":return`tool ${c}${d===
void 0?"":`: ${d}`}${A}`}}function O({argv:o,scripts:c},d){return o===null||c===null?[]:g("in order",c.map(b),"script",d)}
function b({directory:o,event:c,text:d,shell:v}){const T=o===""?"":` in ${o}`;return d===""?`${c}${T}: there is no such \
script, or it is empty`:`${c}${T}, ${v?"by a shell":"without a shell"}: ${d}`}function y(o,c){return`${(0,x().rulePage)(
o).map(d=>L(d,c)).join(`

`)}
`}function I(o,{columns:c}){const d=Math.max(...[...o.values()].flat().map(({id:T})=>T.length))+4;return`${[...o].map(([
T,A])=>[`${T}:`,...A.flatMap(({id:F,title:D})=>(0,j().wrap)(D,c-d).map((G,B)=>(0,j().padRight)(B===0?`  ${F}`:"",d)+G))]).
map(T=>T.join(`
`)).join(`

`)}
`}function L({kind:o,text:c},d){switch(o){case"title":return c;case"heading":return`${c}:`;case"paragraph":return(0,j().
wrap)(c.replace(/\s+/g," "),d).join(`
`);case"code":return c.replace(/^(?=.)/gm,"    ")}}},34165:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),
h.renderPolicy=k,h.renderPolicyUsed=p;function x(){const u=s(94853);return x=function(){return u},u}function R(){const u=s(
76545);return R=function(){return u},u}function j(){const u=s(94965);return j=function(){return u},u}function l(){const u=s(
31626);return l=function(){return u},u}function p(u,{profile:m},E){const a=(0,l().layoutOf)({...E,verbose:!0});return`${(0,l().
prose)(a,"policy",`${u}, profile ${m}`).join(`
`)}
`}function k(u,m,{idleIgnores:E,idleLevels:a,failedExamples:w},$){const t=(0,l().layoutOf)({...$,verbose:!0}),i=(0,R().comparePolicies)(
x().DEFAULT_POLICY,u),e=i.length===0?"same as the defaults":`${(0,j().count)(i.length,"difference")} from the defaults`;
return`${[(0,l().prose)(t,"policy",`${m}: ${e}`,{text:"strong"}),...i.map(({key:g,change:f,direction:O="changed"})=>(0,l().
prose)(t,O,`${g}: ${f}`,{label:O==="looser"?"caution":"quiet"})),...w.map(g=>(0,l().prose)(t,"example",g,{label:"bad"})),
...Object.entries({ignore:E,rules:a}).flatMap(([g,f])=>f.map(({name:O,why:b})=>(0,l().prose)(t,"no effect",`${g} ${O}: ${b}`,
{label:"bad"})))].flat().join(`
`)}
`}},17655:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.ruleDocuments=k,h.ruleMarkdown=a,h.rulePage=
$,h.rulesByTopic=u;function x(){const e=s(59490);return x=function(){return e},e}function R(){const e=s(13580);return R=
function(){return e},e}function j(){const e=s(79215);return j=function(){return e},e}function l(){const e=s(43767);return l=
function(){return e},e}const p="<!-- Generated from the catalogue of rules. Do not edit. -->";function k(e=(0,R().allRules)()){
return new Map([["README.md",m(e)],...e.map(r=>[`${r.id}.md`,`${p}

${a(r)}`])])}function u(e=(0,R().allRules)()){return(0,x().groupBy)(e,E)}function m(e){const r=[...u(e)].map(([f,O])=>{const b=O.
map(({id:y,severity:I,title:L})=>`| [${y}](${y}.md) | ${I} | ${L} |`);return[`## ${f}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...b].join(`
`)}),g=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
a repository with Node scripts in \`scripts/\`, \`src/index.js\`, a test in \`test/\`, the workspace \`packages/a\`,
a package.json with the scripts \`test\`, \`check\`, and \`lint\`, and the locked, installed dependencies \`eslint\`,
\`jest\`, and \`tsx\`. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[p,"# Rules",g,...r].join(`

`)}
`}function E({layer:e,profile:r}){return r===void 0?String(e):`Profile ${r}${typeof e=="number"?`, layer ${e}`:""}`}function a(e){
return`${$(e).map(w).join(`

`)}
`}function w({kind:e,text:r}){switch(e){case"title":return`# ${r}`;case"heading":return`## ${r}`;case"paragraph":return r;case"\
code":return`\`\`\`\`text
${r}
\`\`\`\``}}function $(e){const{id:r,title:g,severity:f,harm:O,layer:b,why:y,wrong:I,right:L,configure:o}=e;return[{kind:"\
title",text:r},{kind:"paragraph",text:`${g}.`},{kind:"paragraph",text:`Severity: ${f} \xB7 Harm: ${O} \xB7 Layer: ${b}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:y},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,j().exampleText)(
I)},{kind:"heading",text:"Right"},{kind:"code",text:(0,j().exampleText)(L)},{kind:"heading",text:"In the policy"},...o===
void 0?[]:[{kind:"code",text:o}],...t(e)]}function t(e){return(0,l().mayBeIgnored)(e)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${i}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const i="2027-12-31"},
80633:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.fileText=l,h.filesText=j;function x(){const u=s(
80401);return x=function(){return u},u}function R(){const u=s(67298);return R=function(){return u},u}function j(u,m={}){
return[...new Set([...Object.keys(u??{}),...Object.keys(m)])].map(a=>{const w=u?.[a],$=m[a];return(u===void 0||JSON.stringify(
w)===JSON.stringify($))&&$!==void 0?l(a,$):p(a,w,$)})}function l(u,m){if(typeof m=="object"&&"symlink"in m)return`# ${u}\
 -> ${m.symlink}`;const E=typeof m=="object"&&"latin1"in m?" (in ISO 8859-1)":"",a=k(u,m).trimEnd();return a===""?`# ${u}\
 (empty)`:`# ${u}${E}
${a}`}function p(u,m,E){return(0,x().createTwoFilesPatch)(m===void 0?"/dev/null":`a/${u}`,E===void 0?"/dev/null":`b/${u}`,
k(u,m),k(u,E),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function k(u,m=""){return typeof m=="string"?
m:"symlink"in m?m.symlink:"submodule"in m?`Subproject commit ${m.submodule}
`:("latin1"in m?m.latin1:m).map(a=>`${(0,R().assetText)(a,u.endsWith(".jsonl"))}
`).join("")}},79215:function(H,h,s){Object.defineProperty(h,"__esModule",{value:!0}),h.exampleText=l,h.isChangeExample=R,
h.isPromotionExample=j;function x(){const t=s(80633);return x=function(){return t},t}function R(t){return typeof t=="obj\
ect"&&"head"in t}function j(t){return typeof t=="object"&&"candidates"in t}function l(t){return typeof t=="string"?$(t):
[...u(t),...k(t)].join(`

`)}const p=".github/gene-gate.yml";function k({policy:t}){return t===void 0?[]:[(0,x().fileText)(p,t)]}function u(t){if(j(
t))return E(t);if(!R(t))return[w(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(b=>`# without\
 ${b}`),...(0,x().filesText)(t.base,t.files)];const{base:i,head:e,checkout:r,inputs:g,run:f,approvedBy:O}=t;return[...(0,x().
filesText)(i,e),...r?[`# The checkout is ${m[r]}.`]:[],...g?[`with:
${a(g)}`]:[],...f?.installed?["npm ci --ignore-scripts"]:[],...f?.prepare?[`with:
  prepare: ${f.prepare}`]:[],...f?.untracked?["# On disk, but not in the commit:",...(0,x().filesText)(void 0,f.untracked)]:
[],...f?.meanwhile?["# Written while this runs:",...(0,x().filesText)(void 0,f.meanwhile)]:[],...f?.shard?[`gene-gate ch\
eck --shard ${f.shard}`]:[],...f?.cancelled?["# The job is cancelled while this runs."]:[],...(O??[]).map(b=>`@${b} appr\
oves with the comment: /gene-gate approve`)]}const m={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function E(t){const{candidates:i,files:e,events:r,reports:g,checkRun:f}=t;
return[...(0,x().filesText)(void 0,{"candidates.jsonl":i,...e,...r&&{"events.jsonl":r},...g&&{"gate-report.json":g}}),...f===
void 0?[]:[`# The digest of the report is ${f?"":"not "}in a check run on GitHub.`]]}function a(t){return Object.entries(
t).map(([i,e])=>`  ${i}: ${e}`).join(`
`)}function w({command:t,context:i}){return i===void 0?$(t):JSON.stringify({command:t,context:i})}function $(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}}};
