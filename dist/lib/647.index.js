"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.explainVerb=void 0;function x(){const n=r(76760);return x=function(){return n},n}function b(){const n=r(63314);return b=
function(){return n},n}function v(){const n=r(18744);return v=function(){return n},n}function l(){const n=r(68450);return l=
function(){return n},n}function m(){const n=r(41895);return m=function(){return n},n}function A(){const n=r(3051);return A=
function(){return n},n}function a(){const n=r(4378);return a=function(){return n},n}function g(){const n=r(54441);return g=
function(){return n},n}function E(){const n=r(87952);return E=function(){return n},n}function s(){const n=r(92739);return s=
function(){return n},n}function $(){const n=r(53010);return $=function(){return n},n}function w(){const n=r(10289);return w=
function(){return n},n}function t(){const n=r(74183);return t=function(){return n},n}function i(){const n=r(25733);return i=
function(){return n},n}function f(){const n=r(8229);return f=function(){return n},n}function e(){const n=r(34165);return e=
function(){return n},n}function c(){const n=r(94965);return c=function(){return n},n}function p(){const n=r(13580);return p=
function(){return n},n}function O(){const n=r(17655);return O=function(){return n},n}function j(){const n=r(11331);return j=
function(){return n},n}function y(){const n=r(99944);return y=function(){return n},n}function k(){const n=r(49232);return k=
function(){return n},n}function I(){const n=r(82256);return I=function(){return n},n}const o=(n,S)=>(0,I().withJudgingOptions)(
new(b()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async(P="",M,{args:L})=>{
if(M.list){const C=(0,O().rulesByTopic)(),W=()=>(0,f().renderRuleList)(C,n);return(0,I().printAnswer)((0,t().ruleList)(C),
W,M.format,n),S(0)}if(d(L),M.command!==!0&&R(P),M.command!==!0&&T(P)){const C=G(P),W=()=>(0,f().renderRule)(C,n.columns);
(0,I().printAnswer)((0,t().explainRule)(C),W,M.format,n)}else await J(P,M,n);S(0)});h.explainVerb=o;const u="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function d(n){
if(!(n.length<=1))throw new(m()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function R(n){if(n==="")throw new(m()).GateError("usage","`explain` has nothing t\
o explain.",u)}function T(n){return(0,p().ruleOf)(n)!==void 0?!0:!N.test(n)&&!F(n)}const N=/[\s/\\.=:@$&|;<>"'()]|^-/;function F(n){
return D.has(n)||(0,j().programNamed)(n)!==void 0||s().TOOLS.has(n)}const D=new Set(["node","npm","npx",...E().FAMILIES.
map(({name:n})=>n)]),B=80;function G(n){const S=(0,p().ruleOf)(n);if(S!==void 0)return S;const P=g().RULE_GROUPS.find(L=>L===
n);if(P!==void 0){const L=(0,p().allRules)().filter(C=>C.group===P).map(C=>C.id);throw new(m()).GateError("usage",`\`${P}\
\` is a group of rules.`,`Its rules: ${L.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const M=(0,A().
nearestName)(n,(0,p().allRules)().map(L=>L.id));throw new(m()).GateError("usage",`Unknown rule: ${(0,w().terminal)((0,c().
clip)(n,B))}.`,`${M?`Did you mean ${M}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function J(n,{repo:S,format:P,...M},L){const{platform:C,signal:W}=L;return U(S,L,async(Y,Z)=>{const q=Y===
void 0&&M.policy===void 0,K=await(0,k().policyFor)({...M,...q&&{policy:!1}},L,Y),{policy:V}=K,z=M.command?void 0:await(0,y().
answerOfAgentFile)({path:n,file:n},{tree:Y,root:Z},V,L),Q=(0,I().textOptions)(M,L);if(z!==void 0)return(0,I().printAnswer)(
z,()=>(0,i().renderFileAnswers)([z],Q),P,L);const _=Y?[...Y.files()].map(({path:on})=>on):[],nn=(0,l().commonRoot)(_.filter(
(0,v().assetPathTest)(V)),{policy:V,tree:Y}),tn=a().Judge.by({policy:V,tree:Y,changed:new Set,platform:C,signal:W,cwd:nn}),
X=await(0,t().explainCommand)(n,tn),en=()=>`${(0,f().renderExplanation)(X,Q)}
${(0,e().renderPolicyUsed)((0,k().policyName)(K),V,L)}`;(0,I().printAnswer)(X,en,P,L)})}async function U(n,{cwd:S,env:P},M){
return n===!1?M():n!==void 0?(0,$().withSourceTree)((0,x().resolve)(S,n),P,M):await(0,k().repositoryOf)(S,P)===void 0?M():
(0,$().withSourceTree)(S,P,M)}},74183:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=
m,h.explainRule=g,h.ruleList=E;function x(){const s=r(80068);return x=function(){return s},s}function b(){const s=r(16455);
return b=function(){return s},s}function v(){const s=r(79215);return v=function(){return s},s}function l(){const s=r(77648);
return l=function(){return s},s}async function m(s,$){const{policy:w,tree:t}=$.terms,i=new Map;for(const u of[...x().GENE_PROFILES,
w.profile]){const d=$.with({policy:{...w,profile:u}}),R=await d.command(s),T=u===w.profile;i.set(u,T?await(0,b().withEdit)(
R,d):R)}const{reading:f,validators:e,verdict:c,confirmation:p}=await $.command(s),{words:O,assignments:j,argv:y,invocation:k,
targets:I,scripts:o}=f;return{command:s,profiles:Object.fromEntries([...i].map(([u,{verdict:d}])=>[u,d])),validators:(0,l().
verdictsOf)(e),words:O,assignments:j,argv:y,invocation:k?A(k):null,tree:t?.label??null,...$.terms.cwd&&{root:$.terms.cwd},
outcome:c==="block"?"blocked":p==="standard"?"runs":"needs_approval",targets:I,scripts:o?(0,l().reportScripts)(o):null,findings:a(
i)}}function A(s){const{program:$,subcommand:w=null,flags:t,operands:i,passthrough:f}=s;return{program:$,subcommand:w,flags:t,
operands:i,passthrough:f}}function a(s){const $=new Map;for(const[w,{findings:t}]of s)for(const i of t){const f=JSON.stringify(
[i.rule,i.span,i.args]),e=$.get(f);e?(e.profiles.add(w),e.finding=i.edit?i:e.finding):$.set(f,{finding:i,profiles:new Set(
[w])})}return[...$.values()].map(({finding:w,profiles:t})=>({...(0,l().reportFinding)(w),profiles:[...t]}))}function g(s){
const{id:$,title:w,severity:t,harm:i,layer:f,why:e,configure:c}=s,p={wrong:(0,v().exampleText)(s.wrong),right:(0,v().exampleText)(
s.right)};return{id:$,title:w,severity:t,harm:i,layer:f,why:e,...p,...c&&{configure:c}}}function E(s){return[...s].map(([
$,w])=>({topic:$,rules:w.map(({id:t,severity:i,title:f})=>({id:t,severity:i,title:f}))}))}},25733:function(H,h,r){Object.
defineProperty(h,"__esModule",{value:!0}),h.renderCommandAnswers=A,h.renderFileAnswers=a;function x(){const t=r(69379);return x=
function(){return t},t}function b(){const t=r(38319);return b=function(){return t},t}function v(){const t=r(94965);return v=
function(){return t},t}function l(){const t=r(31626);return l=function(){return t},t}function m(){const t=r(27809);return m=
function(){return t},t}function A(t,i){const f=(0,l().layoutOf)(i);return(0,l().page)([...s(t,f),w(t,[],f)])}function a(t,i){
const f=(0,l().layoutOf)(i),e=t.filter(y=>"assets"in y),c=t.filter(y=>"entries"in y),p=e.flatMap(y=>y.assets),O=p.flatMap(
y=>y.commands),j=[(0,v().count)(e.length,"file"),(0,v().count)(p.length,"asset")];return(0,l().page)([...e.flatMap(y=>E(
y,f)),...c.flatMap(y=>g(y,f)),...e.length>0?[w(O,j,f)]:[]])}function g(t,i){const{path:f,tool:e,approval:c,specification:p,
findings:O}=t,j=i.paint("strong",(0,l().shortName)(f,(0,l().roomOf)(i)));return[(0,l().labelled)(i,"file",[j]),(0,l().prose)(
i,"read by",`${e}, which ${c}; see ${p}`),(0,m().listRows)((0,b().machineList)({agent_files:[t],findings:O}),i),...(0,x().
findingRows)(O.filter(y=>!(0,b().isTold)(y))).map(y=>(0,m().rowLines)(y,i))]}function E({path:t,assets:i,findings:f},e){
const c=f.filter(({subject:o})=>o?.command===void 0),p=e.verbose?c:c.filter(({severity:o})=>o!=="notice"),O=(0,x().findingRows)(
p),j=s(i.flatMap(o=>o.commands),e),y=e.paint("strong",(0,l().shortName)(t,(0,l().roomOf)(e))),I=j.length===0&&O.length===
0?[e.paint("quiet","no problems found")]:[];return[(0,l().labelled)(e,"file",[y,...I]),...j,...O.map(o=>(0,m().rowLines)(
o,e))]}function s(t,i){return t.filter(({verdict:f})=>i.verbose||f!=="allow").map(f=>$(f,i))}function $({command:t,verdict:i,
findings:f},e){const c=f.filter(({severity:y})=>y!=="notice"),p=(0,x().reasonNotes)(c),O=v().COMMAND_TONES[i],{span:j}=c.
find(y=>y.span)??{};return[...(0,l().labelled)(e,i,(0,m().markedCommand)(t,j?[j]:[],e,O),O),...(0,m().rowLines)({tone:O,
...p},e)]}function w(t,i,f){const e=p=>t.filter(({verdict:O})=>O===p).length,c=[...i,(0,v().count)(t.length,"command"),`${e(
"allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:[],...e("block")>0?[`${e("block")} blocked`]:[]];
return(0,l().prose)(f,"total",c.join(", "))}},8229:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.renderExplanation=
g,h.renderRule=y,h.renderRuleList=k;function x(){const o=r(17655);return x=function(){return o},o}function b(){const o=r(
10289);return b=function(){return o},o}function v(){const o=r(50427);return v=function(){return o},o}function l(){const o=r(
94965);return l=function(){return o},o}function m(){const o=r(31626);return m=function(){return o},o}function A(){const o=r(
27809);return A=function(){return o},o}const a=8;function g(o,u){const d=(0,m().layoutOf)(u),{shown:R,rest:T}=(0,m().limited)(
o.findings,a,"finding",d);return(0,m().page)([E(o,d),...R.map(N=>s(N,o,d)),T,t(o,d),e(o,d),O(o,d)])}function E({command:o,
profiles:u},d){const R=$(o)?[d.paint("strong","(blank)")]:(0,A().markedCommand)(o,[],d);return[...(0,m().labelled)(d,"co\
mmand",R),...Object.entries(u).flatMap(([T,N])=>(0,m().prose)(d,N,`profile ${T}`,{label:l().COMMAND_TONES[N]}))]}function s(o,{
command:u,profiles:d},R){const{severity:T,message:N,span:F,remedy:D,rule:B}=o,G=o.profiles.length<Object.keys(d).length,
J=F===void 0||$(u)?{}:{command:u,spans:[F]},U=[...G?[{label:"only in",text:`profile ${o.profiles.join(", ")}`}]:[],{label:"\
fix",text:D,tone:"good"}],n={status:T,tone:l().SEVERITY_TONES[T],words:N,...J};return(0,A().rowLines)({...n,notes:U,rule:B},
R)}function $(o){return/^ *$/.test(o)}const w=800;function t({argv:o,assignments:u,invocation:d},R){const T=(S,P)=>{const M=P.
map(C=>C===""?"(empty)":C).join(", "),L=R.verbose?M:(0,l().clip)(M,w);return P.length===0?[]:(0,m().labelled)(R,S,(0,v().
chop)((0,b().terminal)(L),(0,m().roomOf)(R)))},{program:N,subcommand:F,flags:D=[],operands:B=[],passthrough:G=[]}=d??{},
J=u.map(({name:S,value:P})=>`${S}=${P}`),U=o?.map(S=>JSON.stringify(S)).join(", ");return[["sets",J],["argv",[U===void 0?
"none: the command is ambiguous":`[${U}]`]],["program",[N??"not one of the default profile"]],["subcommand",F?[F]:[]],["\
flags",D.map(i)],["operands",B.map(({text:S})=>S)],["passed on",G.map(({text:S})=>S)]].flatMap(S=>T(...S))}function i({name:o,
written:u,value:d}){const R=d===void 0?o:`${o} = ${d===""?"(empty)":d}`;return u===o?R:`${R} (written as ${u})`}const f=12;
function e(o,u){const{argv:d,invocation:R,outcome:T,targets:N,tree:F,root:D}=o,[B]=d??[];if(B===void 0)return(0,m().prose)(
u,"would run","nothing");const G=T==="needs_approval"?(0,m().prose)(u,"waits","needs approval"):[],J=T==="blocked"?"lead\
s to":"would run";if(R===null){const U=T==="blocked"?"nothing":`program ${B}`;return[...G,...(0,m().prose)(u,"would run",
U)]}return F===null?[...G,...(0,m().prose)(u,J,"unknown without a repository; use --repo DIR")]:[...G,...c(J,N.map(p),"f\
ile, script or tool",u),...(0,m().prose)(u,"looked in",D===void 0?F:`${D} of ${F}`)]}function c(o,u,d,R){const{shown:T,rest:N}=(0,m().
limited)(u,f,d,R);return T.length===0?(0,m().prose)(R,o,`no ${d}`):[...T.flatMap((F,D)=>(0,m().prose)(R,D===0?o:"",(0,l().
clip)(F,400))),...N]}function p({kind:o,name:u,path:d,script:R,via:T}){const N=T===void 0?"":`  (from ${T})`;switch(o){case"\
file":return`file ${d??u}${N}`;case"npm_script":return`script ${u}: ${R??""}${N}`;case"package_binary":return`tool ${u}${d===
void 0?"":`: ${d}`}${N}`}}function O({argv:o,scripts:u},d){return o===null||u===null?[]:c("in order",u.map(j),"script",d)}
function j({directory:o,event:u,text:d,shell:R}){const T=o===""?"":` in ${o}`;return d===""?`${u}${T}: there is no such \
script, or it is empty`:`${u}${T}, ${R?"by a shell":"without a shell"}: ${d}`}function y(o,u){return`${(0,x().rulePage)(
o).map(d=>I(d,u)).join(`

`)}
`}function k(o,{columns:u}){const d=Math.max(...[...o.values()].flat().map(({id:T})=>T.length))+4;return`${[...o].map(([
T,N])=>[`${T}:`,...N.flatMap(({id:F,title:D})=>(0,v().wrap)(D,u-d).map((B,G)=>(0,v().padRight)(G===0?`  ${F}`:"",d)+B))]).
map(T=>T.join(`
`)).join(`

`)}
`}function I({kind:o,text:u},d){switch(o){case"title":return u;case"heading":return`${u}:`;case"paragraph":return(0,v().
wrap)(u.replace(/\s+/g," "),d).join(`
`);case"code":return u.replace(/^(?=.)/gm,"    ")}}},34165:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.renderPolicy=A,h.renderPolicyUsed=m;function x(){const a=r(94853);return x=function(){return a},a}function b(){const a=r(
76545);return b=function(){return a},a}function v(){const a=r(94965);return v=function(){return a},a}function l(){const a=r(
31626);return l=function(){return a},a}function m(a,{profile:g},E){const s=(0,l().layoutOf)({...E,verbose:!0});return`${(0,l().
prose)(s,"policy",`${a}, profile ${g}`).join(`
`)}
`}function A(a,g,{idleIgnores:E,idleLevels:s,failedExamples:$},w){const t=(0,l().layoutOf)({...w,verbose:!0}),i=(0,b().comparePolicies)(
x().DEFAULT_POLICY,a),f=i.length===0?"same as the defaults":`${(0,v().count)(i.length,"difference")} from the defaults`;
return`${[(0,l().prose)(t,"policy",`${g}: ${f}`,{text:"strong"}),...i.map(({key:c,change:p,direction:O="changed"})=>(0,l().
prose)(t,O,`${c}: ${p}`,{label:O==="looser"?"caution":"quiet"})),...$.map(c=>(0,l().prose)(t,"example",c,{label:"bad"})),
...Object.entries({ignore:E,rules:s}).flatMap(([c,p])=>p.map(({name:O,why:j})=>(0,l().prose)(t,"no effect",`${c} ${O}: ${j}`,
{label:"bad"})))].flat().join(`
`)}
`}},17655:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.ruleDocuments=a,h.ruleMarkdown=$,h.rulePage=
t,h.rulesByTopic=g;function x(){const e=r(59490);return x=function(){return e},e}function b(){const e=r(13580);return b=
function(){return e},e}function v(){const e=r(79215);return v=function(){return e},e}function l(){const e=r(43767);return l=
function(){return e},e}function m(){const e=r(88489);return m=function(){return e},e}const A="<!-- Generated from the ca\
talogue of rules. Do not edit. -->";function a(e=(0,b().allRules)()){return new Map([["README.md",E(e)],...e.map(c=>[`${c.
id}.md`,`${A}

${$(c)}`])])}function g(e=(0,b().allRules)()){return(0,x().groupBy)(e,s)}function E(e){const c=[...g(e)].map(([O,j])=>{const y=j.
map(({id:k,severity:I,title:o})=>`| [${k}](${k}.md) | ${I} | ${o} |`);return[`## ${O}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...y].join(`
`)}),p=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${m().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[A,"# Rules",p,...c].join(`

`)}
`}function s({layer:e,profile:c}){return c===void 0?String(e):`Profile ${c}${typeof e=="number"?`, layer ${e}`:""}`}function $(e){
return`${t(e).map(w).join(`

`)}
`}function w({kind:e,text:c}){switch(e){case"title":return`# ${c}`;case"heading":return`## ${c}`;case"paragraph":return c;case"\
code":return`\`\`\`\`text
${c}
\`\`\`\``}}function t(e){const{id:c,title:p,severity:O,harm:j,layer:y,why:k,wrong:I,right:o,configure:u}=e;return[{kind:"\
title",text:c},{kind:"paragraph",text:`${p}.`},{kind:"paragraph",text:`Severity: ${O} \xB7 Harm: ${j} \xB7 Layer: ${y}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:k},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,v().exampleText)(
I)},{kind:"heading",text:"Right"},{kind:"code",text:(0,v().exampleText)(o)},{kind:"heading",text:"In the policy"},...u===
void 0?[]:[{kind:"code",text:u}],...i(e)]}function i(e){return(0,l().mayBeIgnored)(e)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${f}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const f="2027-12-31"},
80633:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.fileText=l,h.filesText=v;function x(){const a=r(
80401);return x=function(){return a},a}function b(){const a=r(67298);return b=function(){return a},a}function v(a,g={}){
return[...new Set([...Object.keys(a??{}),...Object.keys(g)])].map(s=>{const $=a?.[s],w=g[s];return(a===void 0||JSON.stringify(
$)===JSON.stringify(w))&&w!==void 0?l(s,w):m(s,$,w)})}function l(a,g){if(typeof g=="object"&&"symlink"in g)return`# ${a}\
 -> ${g.symlink}`;const E=typeof g=="object"&&"latin1"in g?" (in ISO 8859-1)":"",s=A(a,g).trimEnd();return s===""?`# ${a}\
 (empty)`:`# ${a}${E}
${s}`}function m(a,g,E){return(0,x().createTwoFilesPatch)(g===void 0?"/dev/null":`a/${a}`,E===void 0?"/dev/null":`b/${a}`,
A(a,g),A(a,E),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function A(a,g=""){return typeof g=="string"?
g:"symlink"in g?g.symlink:"submodule"in g?`Subproject commit ${g.submodule}
`:("latin1"in g?g.latin1:g).map(s=>`${(0,b().assetText)(s,a.endsWith(".jsonl"))}
`).join("")}},79215:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.exampleText=l,h.isChangeExample=b,
h.isPromotionExample=v;function x(){const t=r(80633);return x=function(){return t},t}function b(t){return typeof t=="obj\
ect"&&"head"in t}function v(t){return typeof t=="object"&&"candidates"in t}function l(t){return typeof t=="string"?w(t):
[...a(t),...A(t)].join(`

`)}const m=".github/gene-gate.yml";function A({policy:t}){return t===void 0?[]:[(0,x().fileText)(m,t)]}function a(t){if(v(
t))return E(t);if(!b(t))return[$(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(j=>`# without\
 ${j}`),...(0,x().filesText)(t.base,t.files)];const{base:i,head:f,checkout:e,inputs:c,run:p,approvedBy:O}=t;return[...(0,x().
filesText)(i,f),...e?[`# The checkout is ${g[e]}.`]:[],...c?[`with:
${s(c)}`]:[],...p?.installed?["npm ci --ignore-scripts"]:[],...p?.prepare?[`with:
  prepare: ${p.prepare}`]:[],...p?.large?["truncate --size=5G node_modules/large"]:[],...p?.untracked?["# On disk, but n\
ot in the commit:",...(0,x().filesText)(void 0,p.untracked)]:[],...p?.meanwhile?["# Written while this runs:",...(0,x().
filesText)(void 0,p.meanwhile)]:[],...p?.shard?[`gene-gate check --shard ${p.shard}`]:[],...p?.cancelled?["# The job is \
cancelled while this runs."]:[],...(O??[]).map(j=>`@${j} approves with the comment: /gene-gate approve`)]}const g={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function E(t){
const{candidates:i,messages:f=[],files:e,events:c,reports:p,attestations:O=[],checkRun:j,run:y}=t;return[...f.map(k=>(0,x().
fileText)("messages.jsonl",JSON.stringify(k))),...(0,x().filesText)(void 0,{"candidates.jsonl":i,...e,...c&&{"events.jso\
nl":c},...p&&{"gate-report.json":p}}),...O.map(k=>`# The attestation:
${JSON.stringify(k,null,2)}`),...j===void 0?[]:[`# The digest of the report is ${j?"":"not "}in a check run on GitHub.`],
...y?["gene-gate promote candidates.jsonl --run"]:[]]}function s(t){return Object.entries(t).map(([i,f])=>`  ${i}: ${f}`).
join(`
`)}function $({command:t,context:i}){return i===void 0?w(t):JSON.stringify({command:t,context:i})}function w(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}}};
