"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.explainVerb=
void 0;function x(){const n=s(76760);return x=function(){return n},n}function j(){const n=s(63314);return j=function(){return n},
n}function v(){const n=s(18744);return v=function(){return n},n}function l(){const n=s(68450);return l=function(){return n},
n}function g(){const n=s(37866);return g=function(){return n},n}function b(){const n=s(41115);return b=function(){return n},
n}function a(){const n=s(94854);return a=function(){return n},n}function p(){const n=s(41895);return p=function(){return n},
n}function S(){const n=s(3051);return S=function(){return n},n}function i(){const n=s(4378);return i=function(){return n},
n}function O(){const n=s(54441);return O=function(){return n},n}function w(){const n=s(53010);return w=function(){return n},
n}function t(){const n=s(10289);return t=function(){return n},n}function r(){const n=s(74183);return r=function(){return n},
n}function f(){const n=s(25733);return f=function(){return n},n}function e(){const n=s(8229);return e=function(){return n},
n}function d(){const n=s(34165);return d=function(){return n},n}function m(){const n=s(94965);return m=function(){return n},
n}function h(){const n=s(13580);return h=function(){return n},n}function E(){const n=s(17655);return E=function(){return n},
n}function y(){const n=s(99944);return y=function(){return n},n}function k(){const n=s(49232);return k=function(){return n},
n}function F(){const n=s(82256);return F=function(){return n},n}const o=(n,M)=>(0,F().withJudgingOptions)(new(j()).Command(
"explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().option("\
--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").option("\
--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","judge the c\
ommand without looking at files")).option("--verbose","show long commands in full").action(async(P="",N,{args:L})=>{if(N.
list){const C=(0,E().rulesByTopic)(),W=()=>(0,e().renderRuleList)(C,n);return(0,F().printAnswer)((0,r().ruleList)(C),W,N.
format,n),M(0)}if(u(L),N.command!==!0&&T(P),N.command!==!0&&R(P)){const C=G(P),W=()=>(0,e().renderRule)(C,n.columns);(0,F().
printAnswer)((0,r().explainRule)(C),W,N.format,n)}else await H(P,N,n);M(0)});$.explainVerb=o;const c="Name a rule, as in\
 `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rules.";function u(n){
if(!(n.length<=1))throw new(p()).GateError("usage",`\`explain\` takes one argument, not ${n.length}.`,`Quote the command\
: gene-gate explain '${n.join(" ")}'`)}function T(n){if(n==="")throw new(p()).GateError("usage","`explain` has nothing t\
o explain.",c)}function R(n){return(0,h().ruleOf)(n)!==void 0?!0:!A.test(n)&&!I(n)}const A=/[\s/\\.=:@$&|;<>"'()]|^-/;function I(n){
return D.has(n)||g().REFUSED_PROGRAMS.has(n)||a().TOOLS.has(n)}const D=new Set(["node","npm","npx",...b().FAMILIES.map(({
name:n})=>n)]),B=80;function G(n){const M=(0,h().ruleOf)(n);if(M!==void 0)return M;const P=O().RULE_GROUPS.find(L=>L===n);
if(P!==void 0){const L=(0,h().allRules)().filter(C=>C.group===P).map(C=>C.id);throw new(p()).GateError("usage",`\`${P}\` \
is a group of rules.`,`Its rules: ${L.join(", ")}. A policy can make the whole group less strict, in \`rules\`.`)}const N=(0,S().
nearestName)(n,(0,h().allRules)().map(L=>L.id));throw new(p()).GateError("usage",`Unknown rule: ${(0,t().terminal)((0,m().
clip)(n,B))}.`,`${N?`Did you mean ${N}? `:""}\`gene-gate explain --list\` lists all rules. To explain a command, add --com\
mand.`)}async function H(n,{repo:M,format:P,...N},L){const{platform:C,signal:W}=L;return Y(M,L,async(U,Z)=>{const q=U===
void 0&&N.policy===void 0,K=await(0,k().policyFor)({...N,...q&&{policy:!1}},L,U),{policy:V}=K,z=N.command?void 0:await(0,y().
answerOfAgentFile)({path:n,file:n},{tree:U,root:Z},V,L),Q=(0,F().textOptions)(N,L);if(z!==void 0)return(0,F().printAnswer)(
z,()=>(0,f().renderFileAnswers)([z],Q),P,L);const _=U?[...U.files()].map(({path:on})=>on):[],nn=(0,l().commonRoot)(_.filter(
(0,v().assetPathTest)(V)),{policy:V,tree:U}),tn=i().Judge.by({policy:V,tree:U,changed:new Set,platform:C,signal:W,cwd:nn}),
X=await(0,r().explainCommand)(n,tn),en=()=>`${(0,e().renderExplanation)(X,Q)}
${(0,d().renderPolicyUsed)((0,k().policyName)(K),V,L)}`;(0,F().printAnswer)(X,en,P,L)})}async function Y(n,{cwd:M,env:P},N){
return n===!1?N():n!==void 0?(0,w().withSourceTree)((0,x().resolve)(M,n),P,N):await(0,k().repositoryOf)(M,P)===void 0?N():
(0,w().withSourceTree)(M,P,N)}}),74183:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.explainCommand=g,$.
explainRule=p,$.ruleList=S;function x(){const i=s(80068);return x=function(){return i},i}function j(){const i=s(16455);return j=
function(){return i},i}function v(){const i=s(79215);return v=function(){return i},i}function l(){const i=s(77648);return l=
function(){return i},i}async function g(i,O){const{policy:w,tree:t}=O.terms,r=new Map;for(const c of[...x().GENE_PROFILES,
w.profile]){const u=O.with({policy:{...w,profile:c}}),T=await u.command(i),R=c===w.profile;r.set(c,R?await(0,j().withEdit)(
T,u):T)}const{reading:f,validators:e,verdict:d,confirmation:m}=await O.command(i),{words:h,assignments:E,argv:y,invocation:k,
targets:F,scripts:o}=f;return{command:i,profiles:Object.fromEntries([...r].map(([c,{verdict:u}])=>[c,u])),validators:(0,l().
verdictsOf)(e),words:h,assignments:E,argv:y,invocation:k?b(k):null,tree:t?.label??null,...O.terms.cwd&&{root:O.terms.cwd},
outcome:d==="block"?"blocked":m==="standard"?"runs":"needs_approval",targets:F,scripts:o?(0,l().reportScripts)(o):null,findings:a(
r)}}function b(i){const{program:O,subcommand:w=null,flags:t,operands:r,passthrough:f}=i;return{program:O,subcommand:w,flags:t,
operands:r,passthrough:f}}function a(i){const O=new Map;for(const[w,{findings:t}]of i)for(const r of t){const f=JSON.stringify(
[r.rule,r.span,r.args]),e=O.get(f);e?(e.profiles.add(w),e.finding=r.edit?r:e.finding):O.set(f,{finding:r,profiles:new Set(
[w])})}return[...O.values()].map(({finding:w,profiles:t})=>({...(0,l().reportFinding)(w),profiles:[...t]}))}function p(i){
const{id:O,title:w,severity:t,harm:r,layer:f,since:e,why:d,configure:m}=i,h={wrong:(0,v().exampleText)(i.wrong),right:(0,v().
exampleText)(i.right)};return{id:O,title:w,severity:t,harm:r,layer:f,since:e,why:d,...h,...m&&{configure:m}}}function S(i){
return[...i].map(([O,w])=>({topic:O,rules:w.map(({id:t,severity:r,title:f})=>({id:t,severity:r,title:f}))}))}}),25733:((J,$,s)=>{
Object.defineProperty($,"__esModule",{value:!0}),$.renderCommandAnswers=b,$.renderFileAnswers=a;function x(){const t=s(69379);
return x=function(){return t},t}function j(){const t=s(38319);return j=function(){return t},t}function v(){const t=s(94965);
return v=function(){return t},t}function l(){const t=s(31626);return l=function(){return t},t}function g(){const t=s(27809);
return g=function(){return t},t}function b(t,r){const f=(0,l().layoutOf)(r);return(0,l().page)([...i(t,f),w(t,[],f)])}function a(t,r){
const f=(0,l().layoutOf)(r),e=t.filter(y=>"assets"in y),d=t.filter(y=>"entries"in y),m=e.flatMap(y=>y.assets),h=m.flatMap(
y=>y.commands),E=[(0,v().count)(e.length,"file"),(0,v().count)(m.length,"asset")];return(0,l().page)([...e.flatMap(y=>S(
y,f)),...d.flatMap(y=>p(y,f)),...e.length>0?[w(h,E,f)]:[]])}function p(t,r){const{path:f,tool:e,approval:d,specification:m,
findings:h}=t,E=r.paint("strong",(0,l().shortName)(f,(0,l().roomOf)(r)));return[(0,l().labelled)(r,"file",[E]),(0,l().prose)(
r,"read by",`${e}, which ${d}; see ${m}`),(0,g().listRows)((0,j().machineList)({agent_files:[t],findings:h}),r),...(0,x().
findingRows)(h.filter(y=>!(0,j().isTold)(y))).map(y=>(0,g().rowLines)(y,r))]}function S({path:t,assets:r,findings:f},e){
const d=f.filter(({subject:o})=>o?.command===void 0),m=e.verbose?d:d.filter(({severity:o})=>o!=="notice"),h=(0,x().findingRows)(
m),E=i(r.flatMap(o=>o.commands),e),y=e.paint("strong",(0,l().shortName)(t,(0,l().roomOf)(e))),F=E.length===0&&h.length===
0?[e.paint("quiet","no problems found")]:[];return[(0,l().labelled)(e,"file",[y,...F]),...E,...h.map(o=>(0,g().rowLines)(
o,e))]}function i(t,r){return t.filter(({verdict:f})=>r.verbose||f!=="allow").map(f=>O(f,r))}function O({command:t,verdict:r,
findings:f},e){const d=f.filter(({severity:y})=>y!=="notice"),m=(0,x().reasonNotes)(d),h=v().COMMAND_TONES[r],{span:E}=d.
find(y=>y.span)??{};return[...(0,l().labelled)(e,r,(0,g().markedCommand)(t,E?[E]:[],e,h),h),...(0,g().rowLines)({tone:h,
...m},e)]}function w(t,r,f){const e=m=>t.filter(({verdict:h})=>h===m).length,d=[...r,(0,v().count)(t.length,"command"),`${e(
"allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:[],...e("block")>0?[`${e("block")} blocked`]:[]];
return(0,l().prose)(f,"total",d.join(", "))}}),8229:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.renderExplanation=
p,$.renderRule=y,$.renderRuleList=k;function x(){const o=s(17655);return x=function(){return o},o}function j(){const o=s(
10289);return j=function(){return o},o}function v(){const o=s(50427);return v=function(){return o},o}function l(){const o=s(
94965);return l=function(){return o},o}function g(){const o=s(31626);return g=function(){return o},o}function b(){const o=s(
27809);return b=function(){return o},o}const a=8;function p(o,c){const u=(0,g().layoutOf)(c),{shown:T,rest:R}=(0,g().limited)(
o.findings,a,"finding",u);return(0,g().page)([S(o,u),...T.map(A=>i(A,o,u)),R,t(o,u),e(o,u),h(o,u)])}function S({command:o,
profiles:c},u){const T=O(o)?[u.paint("strong","(blank)")]:(0,b().markedCommand)(o,[],u);return[...(0,g().labelled)(u,"co\
mmand",T),...Object.entries(c).flatMap(([R,A])=>(0,g().prose)(u,A,`profile ${R}`,{label:l().COMMAND_TONES[A]}))]}function i(o,{
command:c,profiles:u},T){const{severity:R,message:A,span:I}=o,D=o.profiles.length<Object.keys(u).length;return[...(0,g().
prose)(T,R,(0,l().clip)(A,b().LONGEST_SENTENCE),{label:l().SEVERITY_TONES[R]}),...I===void 0||O(c)?[]:(0,g().labelled)(T,
"",(0,b().markedCommand)(c,[I],T)),...D?(0,g().prose)(T,"only in",`profile ${o.profiles.join(", ")}`):[],...(0,b().noteLines)(
[{label:"fix",text:o.remedy,tone:"good"}],T),...(0,b().explainRow)(o.rule,T)]}function O(o){return/^ *$/.test(o)}const w=800;
function t({argv:o,assignments:c,invocation:u},T){const R=(M,P)=>{const N=P.map(C=>C===""?"(empty)":C).join(", "),L=T.verbose?
N:(0,l().clip)(N,w);return P.length===0?[]:(0,g().labelled)(T,M,(0,v().chop)((0,j().terminal)(L),(0,g().roomOf)(T)))},{program:A,
subcommand:I,flags:D=[],operands:B=[],passthrough:G=[]}=u??{},H=c.map(({name:M,value:P})=>`${M}=${P}`),Y=o?.map(M=>JSON.
stringify(M)).join(", ");return[["sets",H],["argv",[Y===void 0?"none: the command is ambiguous":`[${Y}]`]],["program",[A??
"not one of the default profile"]],["subcommand",I?[I]:[]],["flags",D.map(r)],["operands",B.map(({text:M})=>M)],["passed\
 on",G.map(({text:M})=>M)]].flatMap(M=>R(...M))}function r({name:o,written:c,value:u}){const T=u===void 0?o:`${o} = ${u===
""?"(empty)":u}`;return c===o?T:`${T} (written as ${c})`}const f=12;function e(o,c){const{argv:u,invocation:T,outcome:R,
targets:A,tree:I,root:D}=o,[B]=u??[];if(B===void 0)return(0,g().prose)(c,"would run","nothing");const G=R==="needs_appro\
val"?(0,g().prose)(c,"waits","needs approval"):[],H=R==="blocked"?"leads to":"would run";if(T===null){const Y=R==="block\
ed"?"nothing":`program ${B}`;return[...G,...(0,g().prose)(c,"would run",Y)]}return I===null?[...G,...(0,g().prose)(c,H,"\
unknown without a repository; use --repo DIR")]:[...G,...d(H,A.map(m),"file, script or tool",c),...(0,g().prose)(c,"look\
ed in",D===void 0?I:`${D} of ${I}`)]}function d(o,c,u,T){const{shown:R,rest:A}=(0,g().limited)(c,f,u,T);return R.length===
0?(0,g().prose)(T,o,`no ${u}`):[...R.flatMap((I,D)=>(0,g().prose)(T,D===0?o:"",(0,l().clip)(I,400))),...A]}function m({kind:o,
name:c,path:u,script:T,via:R}){const A=R===void 0?"":`  (from ${R})`;switch(o){case"file":return`file ${u??c}${A}`;case"\
npm_script":return`script ${c}: ${T??""}${A}`;case"package_binary":return`tool ${c}${u===void 0?"":`: ${u}`}${A}`}}function h({
argv:o,scripts:c},u){return o===null||c===null?[]:d("in order",c.map(E),"script",u)}function E({directory:o,event:c,text:u,
shell:T}){const R=o===""?"":` in ${o}`;return u===""?`${c}${R}: there is no such script, or it is empty`:`${c}${R}, ${T?
"by a shell":"without a shell"}: ${u}`}function y(o,c){return`${(0,x().rulePage)(o).map(u=>F(u,c)).join(`

`)}
`}function k(o,{columns:c}){const u=Math.max(...[...o.values()].flat().map(({id:R})=>R.length))+4;return`${[...o].map(([
R,A])=>[`${R}:`,...A.flatMap(({id:I,title:D})=>(0,v().wrap)(D,c-u).map((B,G)=>(0,v().padRight)(G===0?`  ${I}`:"",u)+B))]).
map(R=>R.join(`
`)).join(`

`)}
`}function F({kind:o,text:c},u){switch(o){case"title":return c;case"heading":return`${c}:`;case"paragraph":return(0,v().
wrap)(c.replace(/\s+/g," "),u).join(`
`);case"code":return c.replace(/^(?=.)/gm,"    ")}}}),34165:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),
$.renderPolicy=b,$.renderPolicyUsed=g;function x(){const a=s(94853);return x=function(){return a},a}function j(){const a=s(
76545);return j=function(){return a},a}function v(){const a=s(94965);return v=function(){return a},a}function l(){const a=s(
31626);return l=function(){return a},a}function g(a,{profile:p},S){const i=(0,l().layoutOf)({...S,verbose:!0});return`${(0,l().
prose)(i,"policy",`${a}, profile ${p}`).join(`
`)}
`}function b(a,p,{idleIgnores:S,idleLevels:i,failedExamples:O},w){const t=(0,l().layoutOf)({...w,verbose:!0}),r=(0,j().comparePolicies)(
x().DEFAULT_POLICY,a),f=r.length===0?"same as the defaults":`${(0,v().count)(r.length,"difference")} from the defaults`;
return`${[(0,l().prose)(t,"policy",`${p}: ${f}`,{text:"strong"}),...r.map(({key:d,change:m,direction:h="changed"})=>(0,l().
prose)(t,h,`${d}: ${m}`,{label:h==="looser"?"caution":"quiet"})),...O.map(d=>(0,l().prose)(t,"example",d,{label:"bad"})),
...Object.entries({ignore:S,rules:i}).flatMap(([d,m])=>m.map(({name:h,why:E})=>(0,l().prose)(t,"no effect",`${d} ${h}: ${E}`,
{label:"bad"})))].flat().join(`
`)}
`}}),17655:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.ruleDocuments=a,$.ruleMarkdown=O,$.rulePage=t,$.
rulesByTopic=p;function x(){const e=s(59490);return x=function(){return e},e}function j(){const e=s(13580);return j=function(){
return e},e}function v(){const e=s(79215);return v=function(){return e},e}function l(){const e=s(43767);return l=function(){
return e},e}function g(){const e=s(88489);return g=function(){return e},e}const b="<!-- Generated from the catalogue of \
rules. Do not edit. -->";function a(e=(0,j().allRules)()){return new Map([["README.md",S(e)],...e.map(d=>[`${d.id}.md`,`${b}\


${O(d)}`])])}function p(e=(0,j().allRules)()){return(0,x().groupBy)(e,i)}function S(e){const d=[...p(e)].map(([h,E])=>{const y=E.
map(({id:k,severity:F,title:o})=>`| [${k}](${k}.md) | ${F} | ${o} |`);return[`## ${h}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...y].join(`
`)}),m=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${g().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[b,"# Rules",m,...d].join(`

`)}
`}function i({layer:e,profile:d}){return d===void 0?String(e):`Profile ${d}${typeof e=="number"?`, layer ${e}`:""}`}function O(e){
return`${t(e).map(w).join(`

`)}
`}function w({kind:e,text:d}){switch(e){case"title":return`# ${d}`;case"heading":return`## ${d}`;case"paragraph":return d;case"\
code":return`\`\`\`\`text
${d}
\`\`\`\``}}function t(e){const{id:d,title:m,severity:h,harm:E,layer:y,since:k,why:F,wrong:o,right:c,configure:u}=e;return[
{kind:"title",text:d},{kind:"paragraph",text:`${m}.`},{kind:"paragraph",text:`Severity: ${h} \xB7 Harm: ${E} \xB7 Layer: ${y}\
 \xB7 Since: ${k}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:F},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,v().
exampleText)(o)},{kind:"heading",text:"Right"},{kind:"code",text:(0,v().exampleText)(c)},{kind:"heading",text:"In the po\
licy"},...u===void 0?[]:[{kind:"code",text:u}],...r(e)]}function r(e){return(0,l().mayBeIgnored)(e)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${f}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const f="2027-12-31"}),
80633:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.fileText=l,$.filesText=v;function x(){const a=s(80401);
return x=function(){return a},a}function j(){const a=s(67298);return j=function(){return a},a}function v(a,p={}){return[
...new Set([...Object.keys(a??{}),...Object.keys(p)])].map(i=>{const O=a?.[i],w=p[i];return(a===void 0||JSON.stringify(O)===
JSON.stringify(w))&&w!==void 0?l(i,w):g(i,O,w)})}function l(a,p){if(typeof p=="object"&&"symlink"in p)return`# ${a} -> ${p.
symlink}`;const S=typeof p=="object"&&"latin1"in p?" (in ISO 8859-1)":"",i=b(a,p).trimEnd();return i===""?`# ${a} (empty\
)`:`# ${a}${S}
${i}`}function g(a,p,S){return(0,x().createTwoFilesPatch)(p===void 0?"/dev/null":`a/${a}`,S===void 0?"/dev/null":`b/${a}`,
b(a,p),b(a,S),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function b(a,p=""){return typeof p=="string"?
p:"symlink"in p?p.symlink:"submodule"in p?`Subproject commit ${p.submodule}
`:("latin1"in p?p.latin1:p).map(i=>`${(0,j().assetText)(i,a.endsWith(".jsonl"))}
`).join("")}}),79215:((J,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.exampleText=l,$.isChangeExample=j,$.isPromotionExample=
v;function x(){const t=s(80633);return x=function(){return t},t}function j(t){return typeof t=="object"&&"head"in t}function v(t){
return typeof t=="object"&&"candidates"in t}function l(t){return typeof t=="string"?w(t):[...a(t),...b(t)].join(`

`)}const g=".github/gene-gate.yml";function b({policy:t}){return t===void 0?[]:[(0,x().fileText)(g,t)]}function a(t){if(v(
t))return S(t);if(!j(t))return[O(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(E=>`# without\
 ${E}`),...(0,x().filesText)(t.base,t.files)];const{base:r,head:f,checkout:e,inputs:d,run:m,approvedBy:h}=t;return[...(0,x().
filesText)(r,f),...e?[`# The checkout is ${p[e]}.`]:[],...d?[`with:
${i(d)}`]:[],...m?.installed?["npm ci --ignore-scripts"]:[],...m?.prepare?[`with:
  prepare: ${m.prepare}`]:[],...m?.large?["truncate --size=5G node_modules/large"]:[],...m?.untracked?["# On disk, but n\
ot in the commit:",...(0,x().filesText)(void 0,m.untracked)]:[],...m?.meanwhile?["# Written while this runs:",...(0,x().
filesText)(void 0,m.meanwhile)]:[],...m?.shard?[`gene-gate check --shard ${m.shard}`]:[],...m?.cancelled?["# The job is \
cancelled while this runs."]:[],...(h??[]).map(E=>`@${E} approves with the comment: /gene-gate approve`)]}const p={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function S(t){
const{candidates:r,messages:f=[],files:e,events:d,reports:m,attestations:h=[],checkRun:E,run:y}=t;return[...f.map(k=>(0,x().
fileText)("messages.jsonl",JSON.stringify(k))),...(0,x().filesText)(void 0,{"candidates.jsonl":r,...e,...d&&{"events.jso\
nl":d},...m&&{"gate-report.json":m}}),...h.map(k=>`# The attestation:
${JSON.stringify(k,null,2)}`),...E===void 0?[]:[`# The digest of the report is ${E?"":"not "}in a check run on GitHub.`],
...y?["gene-gate promote candidates.jsonl --run"]:[]]}function i(t){return Object.entries(t).map(([r,f])=>`  ${r}: ${f}`).
join(`
`)}function O({command:t,context:r}){return r===void 0?w(t):JSON.stringify({command:t,context:r})}function w(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}})};
