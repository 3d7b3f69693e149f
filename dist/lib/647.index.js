"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.explainVerb=void 0;function x(){const n=r(76760);return x=function(){return n},n}function b(){const n=r(63314);return b=
function(){return n},n}function v(){const n=r(18744);return v=function(){return n},n}function p(){const n=r(68450);return p=
function(){return n},n}function m(){const n=r(41895);return m=function(){return n},n}function A(){const n=r(3051);return A=
function(){return n},n}function a(){const n=r(4378);return a=function(){return n},n}function g(){const n=r(54441);return g=
function(){return n},n}function E(){const n=r(87952);return E=function(){return n},n}function s(){const n=r(92739);return s=
function(){return n},n}function w(){const n=r(53010);return w=function(){return n},n}function y(){const n=r(10289);return y=
function(){return n},n}function t(){const n=r(74183);return t=function(){return n},n}function i(){const n=r(25733);return i=
function(){return n},n}function f(){const n=r(8229);return f=function(){return n},n}function e(){const n=r(34165);return e=
function(){return n},n}function d(){const n=r(94965);return d=function(){return n},n}function l(){const n=r(13580);return l=
function(){return n},n}function $(){const n=r(17655);return $=function(){return n},n}function j(){const n=r(11331);return j=
function(){return n},n}function O(){const n=r(99944);return O=function(){return n},n}function k(){const n=r(49232);return k=
function(){return n},n}function I(){const n=r(82256);return I=function(){return n},n}const o=(n,S)=>(0,I().withJudgingOptions)(
new(b()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().
option("--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").
option("--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","jud\
ge the command without looking at files")).option("--verbose","show long commands in full").action(async(P="",M,{args:L})=>{
if(M.list){const C=(0,$().rulesByTopic)(),W=()=>(0,f().renderRuleList)(C,n);return(0,I().printAnswer)((0,t().ruleList)(C),
W,M.format,n),S(0)}if(u(L),M.command!==!0&&R(P),M.command!==!0&&T(P)){const C=G(P),W=()=>(0,f().renderRule)(C,n.columns);
(0,I().printAnswer)((0,t().explainRule)(C),W,M.format,n)}else await J(P,M,n);S(0)});h.explainVerb=o;const c="Name a rule\
, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function u(n){
if(!(n.length<=1))throw new(m()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function R(n){if(n==="")throw new(m()).GateError("usage","`explain` has nothing t\
o explain.",c)}function T(n){return(0,l().ruleOf)(n)!==void 0?!0:!N.test(n)&&!F(n)}const N=/[\s/\\.=:@$&|;<>"'()]|^-/;function F(n){
return D.has(n)||(0,j().programNamed)(n)!==void 0||s().TOOLS.has(n)}const D=new Set(["node","npm","npx",...E().FAMILIES.
map(({name:n})=>n)]),B=80;function G(n){const S=(0,l().ruleOf)(n);if(S!==void 0)return S;const P=g().RULE_GROUPS.find(L=>L===
n);if(P!==void 0){const L=(0,l().allRules)().filter(C=>C.group===P).map(C=>C.id);throw new(m()).GateError("usage",`\`${P}\
\` is a group of rules.`,`Its rules: ${L.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const M=(0,A().
nearestName)(n,(0,l().allRules)().map(L=>L.id));throw new(m()).GateError("usage",`Unknown rule: ${(0,y().terminal)((0,d().
clip)(n,B))}.`,`${M?`Did you mean ${M}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function J(n,{repo:S,format:P,...M},L){const{platform:C,signal:W}=L;return U(S,L,async(Y,Z)=>{const q=Y===
void 0&&M.policy===void 0,K=await(0,k().policyFor)({...M,...q&&{policy:!1}},L,Y),{policy:V}=K,z=M.command?void 0:await(0,O().
answerOfAgentFile)({path:n,file:n},{tree:Y,root:Z},V,L),Q=(0,I().textOptions)(M,L);if(z!==void 0)return(0,I().printAnswer)(
z,()=>(0,i().renderFileAnswers)([z],Q),P,L);const _=Y?[...Y.files()].map(({path:on})=>on):[],nn=(0,p().commonRoot)(_.filter(
(0,v().assetPathTest)(V)),{policy:V,tree:Y}),tn=a().Judge.by({policy:V,tree:Y,changed:new Set,platform:C,signal:W,cwd:nn}),
X=await(0,t().explainCommand)(n,tn),en=()=>`${(0,f().renderExplanation)(X,Q)}
${(0,e().renderPolicyUsed)((0,k().policyName)(K),V,L)}`;(0,I().printAnswer)(X,en,P,L)})}async function U(n,{cwd:S,env:P},M){
return n===!1?M():n!==void 0?(0,w().withSourceTree)((0,x().resolve)(S,n),P,M):await(0,k().repositoryOf)(S,P)===void 0?M():
(0,w().withSourceTree)(S,P,M)}},74183:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=
m,h.explainRule=g,h.ruleList=E;function x(){const s=r(80068);return x=function(){return s},s}function b(){const s=r(16455);
return b=function(){return s},s}function v(){const s=r(79215);return v=function(){return s},s}function p(){const s=r(77648);
return p=function(){return s},s}async function m(s,w){const{policy:y,tree:t}=w.terms,i=new Map;for(const c of[...x().GENE_PROFILES,
y.profile]){const u=w.with({policy:{...y,profile:c}}),R=await u.command(s),T=c===y.profile;i.set(c,T?await(0,b().withEdit)(
R,u):R)}const{reading:f,validators:e,verdict:d,confirmation:l}=await w.command(s),{words:$,assignments:j,argv:O,invocation:k,
targets:I,scripts:o}=f;return{command:s,profiles:Object.fromEntries([...i].map(([c,{verdict:u}])=>[c,u])),validators:(0,p().
verdictsOf)(e),words:$,assignments:j,argv:O,invocation:k?A(k):null,tree:t?.label??null,...w.terms.cwd&&{root:w.terms.cwd},
outcome:d==="block"?"blocked":l==="standard"?"runs":"needs_approval",targets:I,scripts:o?(0,p().reportScripts)(o):null,findings:a(
i)}}function A(s){const{program:w,subcommand:y=null,flags:t,operands:i,passthrough:f}=s;return{program:w,subcommand:y,flags:t,
operands:i,passthrough:f}}function a(s){const w=new Map;for(const[y,{findings:t}]of s)for(const i of t){const f=JSON.stringify(
[i.rule,i.span,i.args]),e=w.get(f);e?(e.profiles.add(y),e.finding=i.edit?i:e.finding):w.set(f,{finding:i,profiles:new Set(
[y])})}return[...w.values()].map(({finding:y,profiles:t})=>({...(0,p().reportFinding)(y),profiles:[...t]}))}function g(s){
const{id:w,title:y,severity:t,harm:i,layer:f,since:e,why:d,configure:l}=s,$={wrong:(0,v().exampleText)(s.wrong),right:(0,v().
exampleText)(s.right)};return{id:w,title:y,severity:t,harm:i,layer:f,since:e,why:d,...$,...l&&{configure:l}}}function E(s){
return[...s].map(([w,y])=>({topic:w,rules:y.map(({id:t,severity:i,title:f})=>({id:t,severity:i,title:f}))}))}},25733:function(H,h,r){
Object.defineProperty(h,"__esModule",{value:!0}),h.renderCommandAnswers=A,h.renderFileAnswers=a;function x(){const t=r(69379);
return x=function(){return t},t}function b(){const t=r(38319);return b=function(){return t},t}function v(){const t=r(94965);
return v=function(){return t},t}function p(){const t=r(31626);return p=function(){return t},t}function m(){const t=r(27809);
return m=function(){return t},t}function A(t,i){const f=(0,p().layoutOf)(i);return(0,p().page)([...s(t,f),y(t,[],f)])}function a(t,i){
const f=(0,p().layoutOf)(i),e=t.filter(O=>"assets"in O),d=t.filter(O=>"entries"in O),l=e.flatMap(O=>O.assets),$=l.flatMap(
O=>O.commands),j=[(0,v().count)(e.length,"file"),(0,v().count)(l.length,"asset")];return(0,p().page)([...e.flatMap(O=>E(
O,f)),...d.flatMap(O=>g(O,f)),...e.length>0?[y($,j,f)]:[]])}function g(t,i){const{path:f,tool:e,approval:d,specification:l,
findings:$}=t,j=i.paint("strong",(0,p().shortName)(f,(0,p().roomOf)(i)));return[(0,p().labelled)(i,"file",[j]),(0,p().prose)(
i,"read by",`${e}, which ${d}; see ${l}`),(0,m().listRows)((0,b().machineList)({agent_files:[t],findings:$}),i),...(0,x().
findingRows)($.filter(O=>!(0,b().isTold)(O))).map(O=>(0,m().rowLines)(O,i))]}function E({path:t,assets:i,findings:f},e){
const d=f.filter(({subject:o})=>o?.command===void 0),l=e.verbose?d:d.filter(({severity:o})=>o!=="notice"),$=(0,x().findingRows)(
l),j=s(i.flatMap(o=>o.commands),e),O=e.paint("strong",(0,p().shortName)(t,(0,p().roomOf)(e))),I=j.length===0&&$.length===
0?[e.paint("quiet","no problems found")]:[];return[(0,p().labelled)(e,"file",[O,...I]),...j,...$.map(o=>(0,m().rowLines)(
o,e))]}function s(t,i){return t.filter(({verdict:f})=>i.verbose||f!=="allow").map(f=>w(f,i))}function w({command:t,verdict:i,
findings:f},e){const d=f.filter(({severity:O})=>O!=="notice"),l=(0,x().reasonNotes)(d),$=v().COMMAND_TONES[i],{span:j}=d.
find(O=>O.span)??{};return[...(0,p().labelled)(e,i,(0,m().markedCommand)(t,j?[j]:[],e,$),$),...(0,m().rowLines)({tone:$,
...l},e)]}function y(t,i,f){const e=l=>t.filter(({verdict:$})=>$===l).length,d=[...i,(0,v().count)(t.length,"command"),`${e(
"allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:[],...e("block")>0?[`${e("block")} blocked`]:[]];
return(0,p().prose)(f,"total",d.join(", "))}},8229:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.renderExplanation=
g,h.renderRule=O,h.renderRuleList=k;function x(){const o=r(17655);return x=function(){return o},o}function b(){const o=r(
10289);return b=function(){return o},o}function v(){const o=r(50427);return v=function(){return o},o}function p(){const o=r(
94965);return p=function(){return o},o}function m(){const o=r(31626);return m=function(){return o},o}function A(){const o=r(
27809);return A=function(){return o},o}const a=8;function g(o,c){const u=(0,m().layoutOf)(c),{shown:R,rest:T}=(0,m().limited)(
o.findings,a,"finding",u);return(0,m().page)([E(o,u),...R.map(N=>s(N,o,u)),T,t(o,u),e(o,u),$(o,u)])}function E({command:o,
profiles:c},u){const R=w(o)?[u.paint("strong","(blank)")]:(0,A().markedCommand)(o,[],u);return[...(0,m().labelled)(u,"co\
mmand",R),...Object.entries(c).flatMap(([T,N])=>(0,m().prose)(u,N,`profile ${T}`,{label:p().COMMAND_TONES[N]}))]}function s(o,{
command:c,profiles:u},R){const{severity:T,message:N,span:F,remedy:D,rule:B}=o,G=o.profiles.length<Object.keys(u).length,
J=F===void 0||w(c)?{}:{command:c,spans:[F]},U=[...G?[{label:"only in",text:`profile ${o.profiles.join(", ")}`}]:[],{label:"\
fix",text:D,tone:"good"}],n={status:T,tone:p().SEVERITY_TONES[T],words:N,...J};return(0,A().rowLines)({...n,notes:U,rule:B},
R)}function w(o){return/^ *$/.test(o)}const y=800;function t({argv:o,assignments:c,invocation:u},R){const T=(S,P)=>{const M=P.
map(C=>C===""?"(empty)":C).join(", "),L=R.verbose?M:(0,p().clip)(M,y);return P.length===0?[]:(0,m().labelled)(R,S,(0,v().
chop)((0,b().terminal)(L),(0,m().roomOf)(R)))},{program:N,subcommand:F,flags:D=[],operands:B=[],passthrough:G=[]}=u??{},
J=c.map(({name:S,value:P})=>`${S}=${P}`),U=o?.map(S=>JSON.stringify(S)).join(", ");return[["sets",J],["argv",[U===void 0?
"none: the command is ambiguous":`[${U}]`]],["program",[N??"not one of the default profile"]],["subcommand",F?[F]:[]],["\
flags",D.map(i)],["operands",B.map(({text:S})=>S)],["passed on",G.map(({text:S})=>S)]].flatMap(S=>T(...S))}function i({name:o,
written:c,value:u}){const R=u===void 0?o:`${o} = ${u===""?"(empty)":u}`;return c===o?R:`${R} (written as ${c})`}const f=12;
function e(o,c){const{argv:u,invocation:R,outcome:T,targets:N,tree:F,root:D}=o,[B]=u??[];if(B===void 0)return(0,m().prose)(
c,"would run","nothing");const G=T==="needs_approval"?(0,m().prose)(c,"waits","needs approval"):[],J=T==="blocked"?"lead\
s to":"would run";if(R===null){const U=T==="blocked"?"nothing":`program ${B}`;return[...G,...(0,m().prose)(c,"would run",
U)]}return F===null?[...G,...(0,m().prose)(c,J,"unknown without a repository; use --repo DIR")]:[...G,...d(J,N.map(l),"f\
ile, script or tool",c),...(0,m().prose)(c,"looked in",D===void 0?F:`${D} of ${F}`)]}function d(o,c,u,R){const{shown:T,rest:N}=(0,m().
limited)(c,f,u,R);return T.length===0?(0,m().prose)(R,o,`no ${u}`):[...T.flatMap((F,D)=>(0,m().prose)(R,D===0?o:"",(0,p().
clip)(F,400))),...N]}function l({kind:o,name:c,path:u,script:R,via:T}){const N=T===void 0?"":`  (from ${T})`;switch(o){case"\
file":return`file ${u??c}${N}`;case"npm_script":return`script ${c}: ${R??""}${N}`;case"package_binary":return`tool ${c}${u===
void 0?"":`: ${u}`}${N}`}}function $({argv:o,scripts:c},u){return o===null||c===null?[]:d("in order",c.map(j),"script",u)}
function j({directory:o,event:c,text:u,shell:R}){const T=o===""?"":` in ${o}`;return u===""?`${c}${T}: there is no such \
script, or it is empty`:`${c}${T}, ${R?"by a shell":"without a shell"}: ${u}`}function O(o,c){return`${(0,x().rulePage)(
o).map(u=>I(u,c)).join(`

`)}
`}function k(o,{columns:c}){const u=Math.max(...[...o.values()].flat().map(({id:T})=>T.length))+4;return`${[...o].map(([
T,N])=>[`${T}:`,...N.flatMap(({id:F,title:D})=>(0,v().wrap)(D,c-u).map((B,G)=>(0,v().padRight)(G===0?`  ${F}`:"",u)+B))]).
map(T=>T.join(`
`)).join(`

`)}
`}function I({kind:o,text:c},u){switch(o){case"title":return c;case"heading":return`${c}:`;case"paragraph":return(0,v().
wrap)(c.replace(/\s+/g," "),u).join(`
`);case"code":return c.replace(/^(?=.)/gm,"    ")}}},34165:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.renderPolicy=A,h.renderPolicyUsed=m;function x(){const a=r(94853);return x=function(){return a},a}function b(){const a=r(
76545);return b=function(){return a},a}function v(){const a=r(94965);return v=function(){return a},a}function p(){const a=r(
31626);return p=function(){return a},a}function m(a,{profile:g},E){const s=(0,p().layoutOf)({...E,verbose:!0});return`${(0,p().
prose)(s,"policy",`${a}, profile ${g}`).join(`
`)}
`}function A(a,g,{idleIgnores:E,idleLevels:s,failedExamples:w},y){const t=(0,p().layoutOf)({...y,verbose:!0}),i=(0,b().comparePolicies)(
x().DEFAULT_POLICY,a),f=i.length===0?"same as the defaults":`${(0,v().count)(i.length,"difference")} from the defaults`;
return`${[(0,p().prose)(t,"policy",`${g}: ${f}`,{text:"strong"}),...i.map(({key:d,change:l,direction:$="changed"})=>(0,p().
prose)(t,$,`${d}: ${l}`,{label:$==="looser"?"caution":"quiet"})),...w.map(d=>(0,p().prose)(t,"example",d,{label:"bad"})),
...Object.entries({ignore:E,rules:s}).flatMap(([d,l])=>l.map(({name:$,why:j})=>(0,p().prose)(t,"no effect",`${d} ${$}: ${j}`,
{label:"bad"})))].flat().join(`
`)}
`}},17655:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.ruleDocuments=a,h.ruleMarkdown=w,h.rulePage=
t,h.rulesByTopic=g;function x(){const e=r(59490);return x=function(){return e},e}function b(){const e=r(13580);return b=
function(){return e},e}function v(){const e=r(79215);return v=function(){return e},e}function p(){const e=r(43767);return p=
function(){return e},e}function m(){const e=r(88489);return m=function(){return e},e}const A="<!-- Generated from the ca\
talogue of rules. Do not edit. -->";function a(e=(0,b().allRules)()){return new Map([["README.md",E(e)],...e.map(d=>[`${d.
id}.md`,`${A}

${w(d)}`])])}function g(e=(0,b().allRules)()){return(0,x().groupBy)(e,s)}function E(e){const d=[...g(e)].map(([$,j])=>{const O=j.
map(({id:k,severity:I,title:o})=>`| [${k}](${k}.md) | ${I} | ${o} |`);return[`## ${$}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...O].join(`
`)}),l=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[A,"# Rules",l,...d].join(`

`)}
`}function s({layer:e,profile:d}){return d===void 0?String(e):`Profile ${d}${typeof e=="number"?`, layer ${e}`:""}`}function w(e){
return`${t(e).map(y).join(`

`)}
`}function y({kind:e,text:d}){switch(e){case"title":return`# ${d}`;case"heading":return`## ${d}`;case"paragraph":return d;case"\
code":return`\`\`\`\`text
${d}
\`\`\`\``}}function t(e){const{id:d,title:l,severity:$,harm:j,layer:O,since:k,why:I,wrong:o,right:c,configure:u}=e;return[
{kind:"title",text:d},{kind:"paragraph",text:`${l}.`},{kind:"paragraph",text:`Severity: ${$} \xB7 Harm: ${j} \xB7 Layer: ${O}\
 \xB7 Since: ${k}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:I},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,v().
exampleText)(o)},{kind:"heading",text:"Right"},{kind:"code",text:(0,v().exampleText)(c)},{kind:"heading",text:"In the po\
licy"},...u===void 0?[]:[{kind:"code",text:u}],...i(e)]}function i(e){return(0,p().mayBeIgnored)(e)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${f}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const f="2027-12-31"},
80633:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.fileText=p,h.filesText=v;function x(){const a=r(
80401);return x=function(){return a},a}function b(){const a=r(67298);return b=function(){return a},a}function v(a,g={}){
return[...new Set([...Object.keys(a??{}),...Object.keys(g)])].map(s=>{const w=a?.[s],y=g[s];return(a===void 0||JSON.stringify(
w)===JSON.stringify(y))&&y!==void 0?p(s,y):m(s,w,y)})}function p(a,g){if(typeof g=="object"&&"symlink"in g)return`# ${a}\
 -> ${g.symlink}`;const E=typeof g=="object"&&"latin1"in g?" (in ISO 8859-1)":"",s=A(a,g).trimEnd();return s===""?`# ${a}\
 (empty)`:`# ${a}${E}
${s}`}function m(a,g,E){return(0,x().createTwoFilesPatch)(g===void 0?"/dev/null":`a/${a}`,E===void 0?"/dev/null":`b/${a}`,
A(a,g),A(a,E),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function A(a,g=""){return typeof g=="string"?
g:"symlink"in g?g.symlink:"submodule"in g?`Subproject commit ${g.submodule}
`:("latin1"in g?g.latin1:g).map(s=>`${(0,b().assetText)(s,a.endsWith(".jsonl"))}
`).join("")}},79215:function(H,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.exampleText=p,h.isChangeExample=b,
h.isPromotionExample=v;function x(){const t=r(80633);return x=function(){return t},t}function b(t){return typeof t=="obj\
ect"&&"head"in t}function v(t){return typeof t=="object"&&"candidates"in t}function p(t){return typeof t=="string"?y(t):
[...a(t),...A(t)].join(`

`)}const m=".github/gene-gate.yml";function A({policy:t}){return t===void 0?[]:[(0,x().fileText)(m,t)]}function a(t){if(v(
t))return E(t);if(!b(t))return[w(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(j=>`# without\
 ${j}`),...(0,x().filesText)(t.base,t.files)];const{base:i,head:f,checkout:e,inputs:d,run:l,approvedBy:$}=t;return[...(0,x().
filesText)(i,f),...e?[`# The checkout is ${g[e]}.`]:[],...d?[`with:
${s(d)}`]:[],...l?.installed?["npm ci --ignore-scripts"]:[],...l?.prepare?[`with:
  prepare: ${l.prepare}`]:[],...l?.large?["truncate --size=5G node_modules/large"]:[],...l?.untracked?["# On disk, but n\
ot in the commit:",...(0,x().filesText)(void 0,l.untracked)]:[],...l?.meanwhile?["# Written while this runs:",...(0,x().
filesText)(void 0,l.meanwhile)]:[],...l?.shard?[`gene-gate check --shard ${l.shard}`]:[],...l?.cancelled?["# The job is \
cancelled while this runs."]:[],...($??[]).map(j=>`@${j} approves with the comment: /gene-gate approve`)]}const g={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function E(t){
const{candidates:i,messages:f=[],files:e,events:d,reports:l,attestations:$=[],checkRun:j,run:O}=t;return[...f.map(k=>(0,x().
fileText)("messages.jsonl",JSON.stringify(k))),...(0,x().filesText)(void 0,{"candidates.jsonl":i,...e,...d&&{"events.jso\
nl":d},...l&&{"gate-report.json":l}}),...$.map(k=>`# The attestation:
${JSON.stringify(k,null,2)}`),...j===void 0?[]:[`# The digest of the report is ${j?"":"not "}in a check run on GitHub.`],
...O?["gene-gate promote candidates.jsonl --run"]:[]]}function s(t){return Object.entries(t).map(([i,f])=>`  ${i}: ${f}`).
join(`
`)}function w({command:t,context:i}){return i===void 0?y(t):JSON.stringify({command:t,context:i})}function y(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}}};
