"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(J,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.explainVerb=void 0;function j(){const n=u(76760);return j=function(){return n},n}function w(){const n=u(63314);return w=
function(){return n},n}function T(){const n=u(18744);return T=function(){return n},n}function l(){const n=u(68450);return l=
function(){return n},n}function p(){const n=u(41895);return p=function(){return n},n}function k(){const n=u(3051);return k=
function(){return n},n}function x(){const n=u(4378);return x=function(){return n},n}function A(){const n=u(54441);return A=
function(){return n},n}function m(){const n=u(87952);return m=function(){return n},n}function i(){const n=u(92739);return i=
function(){return n},n}function g(){const n=u(53010);return g=function(){return n},n}function e(){const n=u(10289);return e=
function(){return n},n}function r(){const n=u(74183);return r=function(){return n},n}function a(){const n=u(6244);return a=
function(){return n},n}function t(){const n=u(25733);return t=function(){return n},n}function s(){const n=u(8229);return s=
function(){return n},n}function f(){const n=u(34165);return f=function(){return n},n}function b(){const n=u(94965);return b=
function(){return n},n}function $(){const n=u(13580);return $=function(){return n},n}function R(){const n=u(11331);return R=
function(){return n},n}function y(){const n=u(99944);return y=function(){return n},n}function F(){const n=u(49232);return F=
function(){return n},n}function L(){const n=u(82256);return L=function(){return n},n}const o=(n,E)=>(0,L().withJudgingOptions)(
new(w()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async(N="",S,{args:P})=>{
if(S.list){const C=(0,a().rulesByTopic)(),Y=()=>(0,s().renderRuleList)(C,n);return(0,L().printAnswer)((0,r().ruleList)(C),
Y,S.format,n),E(0)}if(d(P),S.command!==!0&&v(N),S.command!==!0&&O(N)){const C=B(N),Y=()=>(0,s().renderRule)(C,n.columns);
(0,L().printAnswer)((0,r().explainRule)(C),Y,S.format,n)}else await U(N,S,n);E(0)});h.explainVerb=o;const c="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function d(n){
if(!(n.length<=1))throw new(p()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function v(n){if(n==="")throw new(p()).GateError("usage","`explain` has nothing t\
o explain.",c)}function O(n){return(0,$().ruleOf)(n)!==void 0?!0:!M.test(n)&&!I(n)}const M=/[\s/\\.=:@$&|;<>"'()]|^-/;function I(n){
return D.has(n)||(0,R().programNamed)(n)!==void 0||i().TOOLS.has(n)}const D=new Set(["node","npm","npx",...m().FAMILIES.
map(({name:n})=>n)]),G=80;function B(n){const E=(0,$().ruleOf)(n);if(E!==void 0)return E;const N=A().RULE_GROUPS.find(P=>P===
n);if(N!==void 0){const P=(0,$().allRules)().filter(C=>C.group===N).map(C=>C.id);throw new(p()).GateError("usage",`\`${N}\
\` is a group of rules.`,`Its rules: ${P.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const S=(0,k().
nearestName)(n,(0,$().allRules)().map(P=>P.id));throw new(p()).GateError("usage",`Unknown rule: ${(0,e().terminal)((0,b().
clip)(n,G))}.`,`${S?`Did you mean ${S}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function U(n,{repo:E,format:N,...S},P){const{platform:C,signal:Y}=P;return H(E,P,async(W,Z)=>{const q=W===
void 0&&S.policy===void 0,Q=await(0,F().policyFor)({...S,...q&&{policy:!1}},P,W),{policy:V}=Q,K=S.command?void 0:await(0,y().
answerOfAgentFile)({path:n,file:n},{tree:W,root:Z},V,P),X=(0,L().textOptions)(S,P);if(K!==void 0)return(0,L().printAnswer)(
K,()=>(0,t().renderFileAnswers)([K],X),N,P);const _=W?[...W.files()].map(({path:on})=>on):[],nn=(0,l().commonRoot)(_.filter(
(0,T().assetPathTest)(V)),{policy:V,tree:W}),tn=x().Judge.by({policy:V,tree:W,changed:new Set,platform:C,signal:Y,cwd:nn}),
z=await(0,r().explainCommand)(n,tn),en=()=>`${(0,s().renderExplanation)(z,X)}
${(0,f().renderPolicyUsed)((0,F().policyName)(Q),V,P)}`;(0,L().printAnswer)(z,en,N,P)})}async function H(n,{cwd:E,env:N},S){
return n===!1?S():n!==void 0?(0,g().withSourceTree)((0,j().resolve)(E,n),N,S):await(0,F().repositoryOf)(E,N)===void 0?S():
(0,g().withSourceTree)(E,N,S)}},74183:function(J,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=
p,h.explainRule=A,h.ruleList=m;function j(){const i=u(80068);return j=function(){return i},i}function w(){const i=u(16455);
return w=function(){return i},i}function T(){const i=u(77648);return T=function(){return i},i}function l(){const i=u(80770);
return l=function(){return i},i}async function p(i,g){const{policy:e,tree:r}=g.terms,a=new Map;for(const c of[...j().GENE_PROFILES,
e.profile]){const d=g.with({policy:{...e,profile:c}}),v=await d.command(i),O=c===e.profile;a.set(c,O?await(0,w().withEdit)(
v,d):v)}const{reading:t,validators:s,verdict:f,confirmation:b}=await g.command(i),{words:$,assignments:R,argv:y,invocation:F,
targets:L,scripts:o}=t;return{command:i,profiles:Object.fromEntries([...a].map(([c,{verdict:d}])=>[c,d])),validators:(0,T().
verdictsOf)(s),words:$,assignments:R,argv:y,invocation:F?k(F):null,tree:r?.label??null,...g.terms.cwd&&{root:g.terms.cwd},
outcome:f==="block"?"blocked":b==="standard"?"runs":"needs_approval",targets:L,scripts:o?(0,T().reportScripts)(o):null,findings:x(
a)}}function k(i){const{program:g,subcommand:e=null,flags:r,operands:a,passthrough:t}=i;return{program:g,subcommand:e,flags:r,
operands:a,passthrough:t}}function x(i){const g=new Map;for(const[e,{findings:r}]of i)for(const a of r){const t=JSON.stringify(
[a.rule,a.span,a.args]),s=g.get(t);s?(s.profiles.add(e),s.finding=a.edit?a:s.finding):g.set(t,{finding:a,profiles:new Set(
[e])})}return[...g.values()].map(({finding:e,profiles:r})=>({...(0,T().reportFinding)(e),profiles:[...r]}))}function A(i){
const{id:g,title:e,severity:r,harm:a,layer:t,why:s,configure:f}=i,b={wrong:(0,l().exampleText)(i.wrong),right:(0,l().exampleText)(
i.right)};return{id:g,title:e,severity:r,harm:a,layer:t,why:s,...b,...f&&{configure:f}}}function m(i){return[...i].map(([
g,e])=>({topic:g,rules:e.map(({id:r,severity:a,title:t})=>({id:r,severity:a,title:t}))}))}},6244:function(J,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.ruleDocuments=k,h.ruleMarkdown=i,h.rulePage=e,h.rulesByTopic=x;function j(){
const t=u(59490);return j=function(){return t},t}function w(){const t=u(13580);return w=function(){return t},t}function T(){
const t=u(43767);return T=function(){return t},t}function l(){const t=u(80770);return l=function(){return t},t}const p="\
<!-- Generated from the catalogue of rules. Do not edit. -->";function k(t=(0,w().allRules)()){return new Map([["README.\
md",A(t)],...t.map(s=>[`${s.id}.md`,`${p}

${i(s)}`])])}function x(t=(0,w().allRules)()){return(0,j().groupBy)(t,m)}function A(t){const s=[...x(t)].map(([b,$])=>{const R=$.
map(({id:y,severity:F,title:L})=>`| [${y}](${y}.md) | ${F} | ${L} |`);return[`## ${b}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...R].join(`
`)}),f=`The gate has ${t.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[p,"# Rules",f,...s].join(`

`)}
`}function m({layer:t,profile:s}){return s===void 0?String(t):`Profile ${s}${typeof t=="number"?`, layer ${t}`:""}`}function i(t){
return`${e(t).map(g).join(`

`)}
`}function g({kind:t,text:s}){switch(t){case"title":return`# ${s}`;case"heading":return`## ${s}`;case"paragraph":return s;case"\
code":return`\`\`\`\`text
${s}
\`\`\`\``}}function e(t){const{id:s,title:f,severity:b,harm:$,layer:R,why:y,wrong:F,right:L,configure:o}=t;return[{kind:"\
title",text:s},{kind:"paragraph",text:`${f}.`},{kind:"paragraph",text:`Severity: ${b} \xB7 Harm: ${$} \xB7 Layer: ${R}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:y},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,l().exampleText)(
F)},{kind:"heading",text:"Right"},{kind:"code",text:(0,l().exampleText)(L)},{kind:"heading",text:"In the policy"},...o===
void 0?[]:[{kind:"code",text:o}],...r(t)]}function r(t){return(0,T().mayBeIgnored)(t)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${a}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const a="2027-12-31"},
74156:function(J,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.fileText=T,h.filesText=w;function j(){const m=u(
80401);return j=function(){return m},m}function w(m,i={}){return[...new Set([...Object.keys(m??{}),...Object.keys(i)])].
map(e=>{const r=m?.[e],a=i[e];return(m===void 0||JSON.stringify(r)===JSON.stringify(a))&&a!==void 0?T(e,a):l(e,r,a)})}function T(m,i){
if(typeof i=="object"&&"symlink"in i)return`# ${m} -> ${i.symlink}`;const g=typeof i=="object"&&"latin1"in i?" (in ISO 8\
859-1)":"",e=p(m,i).trimEnd();return e===""?`# ${m} (empty)`:`# ${m}${g}
${e}`}function l(m,i,g){return(0,j().createTwoFilesPatch)(i===void 0?"/dev/null":`a/${m}`,g===void 0?"/dev/null":`b/${m}`,
p(m,i),p(m,g),void 0,void 0,{headerOptions:j().FILE_HEADERS_ONLY}).trimEnd()}function p(m,i=""){return typeof i=="string"?
i:"symlink"in i?i.symlink:"submodule"in i?`Subproject commit ${i.submodule}
`:("latin1"in i?i.latin1:i).map(e=>`${x(e,m.endsWith(".jsonl"))}
`).join("")}const k=76;function x(m,i){const g=Object.entries(m).filter(([,t])=>t!==void 0).map(([t,s])=>`${JSON.stringify(
t)}: ${A(s)}`),e=Object.keys(m).filter(t=>m[t]===void 0),r=e.length===0?"":`   // without ${e.join(", ")}`,a=`{ ${[...g,
"\u2026"].join(", ")} }${r}`;return i||a.length<=k?a:`{
${[...g,"\u2026"].map(t=>`  ${t}`).join(`,
`)}
}${r}`}function A(m){return JSON.stringify(m,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(J,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.exampleText=T;function j(){const e=u(79215);return j=function(){return e},
e}function w(){const e=u(74156);return w=function(){return e},e}function T(e){return typeof e=="string"?g(e):[...k(e),...p(
e)].join(`

`)}const l=".github/gene-gate.yml";function p({policy:e}){return e===void 0?[]:[(0,w().fileText)(l,e)]}function k(e){if((0,j().
isPromotionExample)(e))return A(e);if(!(0,j().isChangeExample)(e))return[i(e),...e.firstHalf?["# Judged before `prepare`"]:
[],...(e.without??[]).map($=>`# without ${$}`),...(0,w().filesText)(e.base,e.files)];const{base:r,head:a,checkout:t,inputs:s,
run:f,approvedBy:b}=e;return[...(0,w().filesText)(r,a),...t?[`# The checkout is ${x[t]}.`]:[],...s?[`with:
${m(s)}`]:[],...f?.installed?["npm ci --ignore-scripts"]:[],...f?.prepare?[`with:
  prepare: ${f.prepare}`]:[],...f?.untracked?["# On disk, but not in the commit:",...(0,w().filesText)(void 0,f.untracked)]:
[],...f?.meanwhile?["# Written while this runs:",...(0,w().filesText)(void 0,f.meanwhile)]:[],...f?.shard?[`gene-gate ch\
eck --shard ${f.shard}`]:[],...f?.cancelled?["# The job is cancelled while this runs."]:[],...(b??[]).map($=>`@${$} appr\
oves with the comment: /gene-gate approve`)]}const x={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function A(e){const{candidates:r,files:a,events:t,reports:s}=e;return[
...(0,w().filesText)(void 0,{"candidates.jsonl":r,...a,...t&&{"events.jsonl":t},...s&&{"gate-report.json":s}})]}function m(e){
return Object.entries(e).map(([r,a])=>`  ${r}: ${a}`).join(`
`)}function i({command:e,context:r}){return r===void 0?g(e):JSON.stringify({command:e,context:r})}function g(e){return typeof e==
"string"&&e.trim()!==""?e:`"validation": [${JSON.stringify(e)}]`}},25733:function(J,h,u){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.renderCommandAnswers=k,h.renderFileAnswers=x;function j(){const r=u(69379);return j=function(){return r},
r}function w(){const r=u(38319);return w=function(){return r},r}function T(){const r=u(94965);return T=function(){return r},
r}function l(){const r=u(31626);return l=function(){return r},r}function p(){const r=u(27809);return p=function(){return r},
r}function k(r,a){const t=(0,l().layoutOf)(a);return(0,l().page)([...i(r,t),e(r,[],t)])}function x(r,a){const t=(0,l().layoutOf)(
a),s=r.filter(y=>"assets"in y),f=r.filter(y=>"entries"in y),b=s.flatMap(y=>y.assets),$=b.flatMap(y=>y.commands),R=[(0,T().
count)(s.length,"file"),(0,T().count)(b.length,"asset")];return(0,l().page)([...s.flatMap(y=>m(y,t)),...f.flatMap(y=>A(y,
t)),...s.length>0?[e($,R,t)]:[]])}function A(r,a){const{path:t,tool:s,approval:f,specification:b,findings:$}=r,R=a.paint(
"strong",(0,l().shortName)(t,(0,l().roomOf)(a)));return[(0,l().labelled)(a,"file",[R]),(0,l().prose)(a,"read by",`${s}, \
which ${f}; see ${b}`),(0,p().listRows)((0,w().machineList)({agent_files:[r],findings:$}),a),...(0,j().findingRows)($.filter(
y=>!(0,w().isTold)(y))).map(y=>(0,p().rowLines)(y,a))]}function m({path:r,assets:a,findings:t},s){const f=t.filter(({subject:o})=>o?.
command===void 0),b=s.verbose?f:f.filter(({severity:o})=>o!=="notice"),$=(0,j().findingRows)(b),R=i(a.flatMap(o=>o.commands),
s),y=s.paint("strong",(0,l().shortName)(r,(0,l().roomOf)(s))),L=R.length===0&&$.length===0?[s.paint("quiet","no problems\
 found")]:[];return[(0,l().labelled)(s,"file",[y,...L]),...R,...$.map(o=>(0,p().rowLines)(o,s))]}function i(r,a){return r.
filter(({verdict:t})=>a.verbose||t!=="allow").map(t=>g(t,a))}function g({command:r,verdict:a,findings:t},s){const f=t.filter(
({severity:y})=>y!=="notice"),b=(0,j().reasonNotes)(f),$=T().COMMAND_TONES[a],{span:R}=f.find(y=>y.span)??{};return[...(0,l().
labelled)(s,a,(0,p().markedCommand)(r,R?[R]:[],s,$),$),...(0,p().rowLines)({tone:$,...b},s)]}function e(r,a,t){const s=b=>r.
filter(({verdict:$})=>$===b).length,f=[...a,(0,T().count)(r.length,"command"),`${s("allow")} allowed`,...s("warn")>0?[`${s(
"warn")} allowed with a warning`]:[],...s("block")>0?[`${s("block")} blocked`]:[]];return(0,l().prose)(t,"total",f.join(
", "))}},8229:function(J,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.renderExplanation=A,h.renderRule=y,h.renderRuleList=
F;function j(){const o=u(10289);return j=function(){return o},o}function w(){const o=u(6244);return w=function(){return o},
o}function T(){const o=u(50427);return T=function(){return o},o}function l(){const o=u(94965);return l=function(){return o},
o}function p(){const o=u(31626);return p=function(){return o},o}function k(){const o=u(27809);return k=function(){return o},
o}const x=8;function A(o,c){const d=(0,p().layoutOf)(c),{shown:v,rest:O}=(0,p().limited)(o.findings,x,"finding",d);return(0,p().
page)([m(o,d),...v.map(M=>i(M,o,d)),O,r(o,d),s(o,d),$(o,d)])}function m({command:o,profiles:c},d){const v=g(o)?[d.paint(
"strong","(blank)")]:(0,k().markedCommand)(o,[],d);return[...(0,p().labelled)(d,"command",v),...Object.entries(c).flatMap(
([O,M])=>(0,p().prose)(d,M,`profile ${O}`,{label:l().COMMAND_TONES[M]}))]}function i(o,{command:c,profiles:d},v){const{severity:O,
message:M,span:I,remedy:D,rule:G}=o,B=o.profiles.length<Object.keys(d).length,U=I===void 0||g(c)?{}:{command:c,spans:[I]},
H=[...B?[{label:"only in",text:`profile ${o.profiles.join(", ")}`}]:[],{label:"fix",text:D,tone:"good"}],n={status:O,tone:l().
SEVERITY_TONES[O],words:M,...U};return(0,k().rowLines)({...n,notes:H,rule:G},v)}function g(o){return/^ *$/.test(o)}const e=800;
function r({argv:o,assignments:c,invocation:d},v){const O=(E,N)=>{const S=N.map(C=>C===""?"(empty)":C).join(", "),P=v.verbose?
S:(0,l().clip)(S,e);return N.length===0?[]:(0,p().labelled)(v,E,(0,T().chop)((0,j().terminal)(P),(0,p().roomOf)(v)))},{program:M,
subcommand:I,flags:D=[],operands:G=[],passthrough:B=[]}=d??{},U=c.map(({name:E,value:N})=>`${E}=${N}`),H=o?.map(E=>JSON.
stringify(E)).join(", ");return[["sets",U],["argv",[H===void 0?"none: the command is ambiguous":`[${H}]`]],["program",[M??
"not one of the default profile"]],["subcommand",I?[I]:[]],["flags",D.map(a)],["operands",G.map(({text:E})=>E)],["passed\
 on",B.map(({text:E})=>E)]].flatMap(E=>O(...E))}function a({name:o,written:c,value:d}){const v=d===void 0?o:`${o} = ${d===
""?"(empty)":d}`;return c===o?v:`${v} (written as ${c})`}const t=12;function s(o,c){const{argv:d,invocation:v,outcome:O,
targets:M,tree:I,root:D}=o,[G]=d??[];if(G===void 0)return(0,p().prose)(c,"would run","nothing");const B=O==="needs_appro\
val"?(0,p().prose)(c,"waits","needs approval"):[],U=O==="blocked"?"leads to":"would run";if(v===null){const H=O==="block\
ed"?"nothing":`program ${G}`;return[...B,...(0,p().prose)(c,"would run",H)]}return I===null?[...B,...(0,p().prose)(c,U,"\
unknown without a repository; use --repo DIR")]:[...B,...f(U,M.map(b),"file, script or tool",c),...(0,p().prose)(c,"look\
ed in",D===void 0?I:`${D} of ${I}`)]}function f(o,c,d,v){const{shown:O,rest:M}=(0,p().limited)(c,t,d,v);return O.length===
0?(0,p().prose)(v,o,`no ${d}`):[...O.flatMap((I,D)=>(0,p().prose)(v,D===0?o:"",(0,l().clip)(I,400))),...M]}function b({kind:o,
name:c,path:d,script:v,via:O}){const M=O===void 0?"":`  (from ${O})`;switch(o){case"file":return`file ${d??c}${M}`;case"\
npm_script":return`script ${c}: ${v??""}${M}`;case"package_binary":return`tool ${c}${d===void 0?"":`: ${d}`}${M}`}}function $({
argv:o,scripts:c},d){return o===null||c===null?[]:f("in order",c.map(R),"script",d)}function R({directory:o,event:c,text:d,
shell:v}){const O=o===""?"":` in ${o}`;return d===""?`${c}${O}: there is no such script, or it is empty`:`${c}${O}, ${v?
"by a shell":"without a shell"}: ${d}`}function y(o,c){return`${(0,w().rulePage)(o).map(d=>L(d,c)).join(`

`)}
`}function F(o,{columns:c}){const d=Math.max(...[...o.values()].flat().map(({id:O})=>O.length))+4;return`${[...o].map(([
O,M])=>[`${O}:`,...M.flatMap(({id:I,title:D})=>(0,T().wrap)(D,c-d).map((G,B)=>(0,T().padRight)(B===0?`  ${I}`:"",d)+G))]).
map(O=>O.join(`
`)).join(`

`)}
`}function L({kind:o,text:c},d){switch(o){case"title":return c;case"heading":return`${c}:`;case"paragraph":return(0,T().
wrap)(c.replace(/\s+/g," "),d).join(`
`);case"code":return c.replace(/^(?=.)/gm,"    ")}}},34165:function(J,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.renderPolicy=k,h.renderPolicyUsed=p;function j(){const x=u(94853);return j=function(){return x},x}function w(){const x=u(
76545);return w=function(){return x},x}function T(){const x=u(94965);return T=function(){return x},x}function l(){const x=u(
31626);return l=function(){return x},x}function p(x,{profile:A},m){const i=(0,l().layoutOf)({...m,verbose:!0});return`${(0,l().
prose)(i,"policy",`${x}, profile ${A}`).join(`
`)}
`}function k(x,A,{idleIgnores:m,idleLevels:i,failedExamples:g},e){const r=(0,l().layoutOf)({...e,verbose:!0}),a=(0,w().comparePolicies)(
j().DEFAULT_POLICY,x),t=a.length===0?"same as the defaults":`${(0,T().count)(a.length,"difference")} from the defaults`;
return`${[(0,l().prose)(r,"policy",`${A}: ${t}`,{text:"strong"}),...a.map(({key:f,change:b,direction:$="changed"})=>(0,l().
prose)(r,$,`${f}: ${b}`,{label:$==="looser"?"caution":"quiet"})),...g.map(f=>(0,l().prose)(r,"example",f,{label:"bad"})),
...Object.entries({ignore:m,rules:i}).flatMap(([f,b])=>b.map(({name:$,why:R})=>(0,l().prose)(r,"no effect",`${f} ${$}: ${R}`,
{label:"bad"})))].flat().join(`
`)}
`}},79215:function(J,h){Object.defineProperty(h,"__esModule",{value:!0}),h.isChangeExample=u,h.isPromotionExample=j;function u(w){
return typeof w=="object"&&"head"in w}function j(w){return typeof w=="object"&&"candidates"in w}}};
