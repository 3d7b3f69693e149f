"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.explainVerb=
void 0;function x(){const n=s(76760);return x=function(){return n},n}function b(){const n=s(63314);return b=function(){return n},
n}function R(){const n=s(18744);return R=function(){return n},n}function l(){const n=s(68450);return l=function(){return n},
n}function g(){const n=s(37866);return g=function(){return n},n}function S(){const n=s(41115);return S=function(){return n},
n}function a(){const n=s(94854);return a=function(){return n},n}function m(){const n=s(41895);return m=function(){return n},
n}function N(){const n=s(3051);return N=function(){return n},n}function i(){const n=s(4378);return i=function(){return n},
n}function y(){const n=s(54441);return y=function(){return n},n}function w(){const n=s(53010);return w=function(){return n},
n}function t(){const n=s(10289);return t=function(){return n},n}function r(){const n=s(74183);return r=function(){return n},
n}function f(){const n=s(25733);return f=function(){return n},n}function o(){const n=s(8229);return o=function(){return n},
n}function d(){const n=s(34165);return d=function(){return n},n}function p(){const n=s(94965);return p=function(){return n},
n}function h(){const n=s(13580);return h=function(){return n},n}function v(){const n=s(17655);return v=function(){return n},
n}function T(){const n=s(99944);return T=function(){return n},n}function P(){const n=s(49232);return P=function(){return n},
n}function F(){const n=s(82256);return F=function(){return n},n}const e=(n,k)=>(0,F().withJudgingOptions)(new(b()).Command(
"explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().option("\
--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").option("\
--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","judge the c\
ommand without looking at files")).option("--verbose","show long commands in full").action(async(E="",M,{args:G})=>{if(M.
list)return n.print(u(M,n),M.format),k(0);O(G),M.command!==!0&&j(E);const I=M.command!==!0&&A(E);n.print(I?B(E,M,n):await K(
E,M,n),M.format),k(0)});$.explainVerb=e;const c="Name a rule, as in `gene-gate explain shell-operator`, or a command in \
quotes; `gene-gate explain --list` lists the rules.";function u({format:n},k){const E=(0,v().rulesByTopic)();return n===
"json"?`${(0,t().json)((0,r().ruleList)(E))}
`:(0,o().renderRuleList)(E,k)}function O(n){if(!(n.length<=1))throw new(m()).GateError("usage",`\`explain\` takes one argu\
ment, not ${n.length}.`,`Quote the command: gene-gate explain '${n.join(" ")}'`)}function j(n){if(n==="")throw new(m()).
GateError("usage","`explain` has nothing to explain.",c)}function A(n){return(0,h().ruleOf)(n)!==void 0?!0:!L.test(n)&&!D(
n)}const L=/[\s/\\.=:@$&|;<>"'()]|^-/;function D(n){return J.has(n)||g().REFUSED_PROGRAMS.has(n)||a().TOOLS.has(n)}const J=new Set(
["node","npm","npx",...S().FAMILIES.map(({name:n})=>n)]);function B(n,{format:k},{columns:E}){const M=W(n);return k==="j\
son"?`${(0,t().json)((0,r().explainRule)(M))}
`:(0,o().renderRule)(M,E)}const Y=80;function W(n){const k=(0,h().ruleOf)(n);if(k!==void 0)return k;const E=y().RULE_GROUPS.
find(G=>G===n);if(E!==void 0){const G=(0,h().allRules)().filter(I=>I.group===E).map(I=>I.id);throw new(m()).GateError("u\
sage",`\`${E}\` is a group of rules.`,`Its rules: ${G.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const M=(0,N().nearestName)(n,(0,h().allRules)().map(G=>G.id));throw new(m()).GateError("usage",`Unknown rule: ${(0,t().
terminal)((0,p().clip)(n,Y))}.`,`${M?`Did you mean ${M}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function K(n,{repo:k,format:E,verbose:M,...G},I){const{platform:q,signal:_}=I;return V(k,
I,async(H,nn)=>{const tn=H===void 0&&G.policy===void 0,Q=await(0,P().policyFor)({...G,...tn&&{policy:!1}},I,H),{policy:z}=Q,
X=G.command?void 0:await(0,T().answerOfAgentFile)({path:n,file:n},{tree:H,root:nn},z,I);if(X!==void 0)return C(X,{format:E,
verbose:M},I);const en=H?[...H.files()].map(({path:sn})=>sn):[],on=(0,l().commonRoot)(en.filter((0,R().assetPathTest)(z)),
{policy:z,tree:H}),rn=i().Judge.by({policy:z,tree:H,changed:new Set,platform:q,signal:_,cwd:on}),Z=await(0,r().explainCommand)(
n,rn);return E==="json"?`${(0,t().json)(Z)}
`:`${(0,o().renderExplanation)(Z,{...I,verbose:M??!1})}
${(0,d().renderPolicyUsed)((0,P().policyName)(Q),z,I)}`})}function C(n,{format:k,verbose:E=!1},M){return k==="json"?`${(0,t().
json)(n)}
`:(0,f().renderFileAnswers)([n],{...M,verbose:E})}async function V(n,{cwd:k,env:E},M){return n===!1?M():n!==void 0?(0,w().
withSourceTree)((0,x().resolve)(k,n),E,M):await(0,P().repositoryOf)(k,E)===void 0?M():(0,w().withSourceTree)(k,E,M)}}),74183:((U,$,s)=>{
Object.defineProperty($,"__esModule",{value:!0}),$.explainCommand=g,$.explainRule=m,$.ruleList=N;function x(){const i=s(
80068);return x=function(){return i},i}function b(){const i=s(16455);return b=function(){return i},i}function R(){const i=s(
79215);return R=function(){return i},i}function l(){const i=s(77648);return l=function(){return i},i}async function g(i,y){
const{policy:w,tree:t}=y.terms,r=new Map;for(const c of[...x().GENE_PROFILES,w.profile]){const u=y.with({policy:{...w,profile:c}}),
O=await u.command(i),j=c===w.profile;r.set(c,j?await(0,b().withEdit)(O,u):O)}const{reading:f,validators:o,verdict:d,confirmation:p}=await y.
command(i),{words:h,assignments:v,argv:T,invocation:P,targets:F,scripts:e}=f;return{command:i,profiles:Object.fromEntries(
[...r].map(([c,{verdict:u}])=>[c,u])),validators:(0,l().verdictsOf)(o),words:h,assignments:v,argv:T,invocation:P?S(P):null,
tree:t?.label??null,...y.terms.cwd&&{root:y.terms.cwd},outcome:d==="block"?"blocked":p==="standard"?"runs":"needs_approv\
al",targets:F,scripts:e?(0,l().reportScripts)(e):null,findings:a(r)}}function S(i){const{program:y,subcommand:w=null,flags:t,
operands:r,passthrough:f}=i;return{program:y,subcommand:w,flags:t,operands:r,passthrough:f}}function a(i){const y=new Map;
for(const[w,{findings:t}]of i)for(const r of t){const f=JSON.stringify([r.rule,r.span,r.args]),o=y.get(f);o?(o.profiles.
add(w),o.finding=r.edit?r:o.finding):y.set(f,{finding:r,profiles:new Set([w])})}return[...y.values()].map(({finding:w,profiles:t})=>({
...(0,l().reportFinding)(w),profiles:[...t]}))}function m(i){const{id:y,title:w,severity:t,harm:r,layer:f,since:o,why:d,
configure:p}=i,h={wrong:(0,R().exampleText)(i.wrong),right:(0,R().exampleText)(i.right)};return{id:y,title:w,severity:t,
harm:r,layer:f,since:o,why:d,...h,...p&&{configure:p}}}function N(i){return[...i].map(([y,w])=>({topic:y,rules:w.map(({id:t,
severity:r,title:f})=>({id:t,severity:r,title:f}))}))}}),25733:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),
$.renderCommandAnswers=S,$.renderFileAnswers=a;function x(){const t=s(69379);return x=function(){return t},t}function b(){
const t=s(38319);return b=function(){return t},t}function R(){const t=s(94965);return R=function(){return t},t}function l(){
const t=s(31626);return l=function(){return t},t}function g(){const t=s(27809);return g=function(){return t},t}function S(t,r){
const f=(0,l().layoutOf)(r);return(0,l().page)([...i(t,f),w(t,[],f)])}function a(t,r){const f=(0,l().layoutOf)(r),o=t.filter(
T=>"assets"in T),d=t.filter(T=>"entries"in T),p=o.flatMap(T=>T.assets),h=p.flatMap(T=>T.commands),v=[(0,R().count)(o.length,
"file"),(0,R().count)(p.length,"asset")];return(0,l().page)([...o.flatMap(T=>N(T,f)),...d.flatMap(T=>m(T,f)),...o.length>
0?[w(h,v,f)]:[]])}function m(t,r){const{path:f,tool:o,approval:d,specification:p,entries:h,findings:v}=t,T=r.paint("stro\
ng",(0,l().shortName)(f,(0,l().roomOf)(r))),P=new Set(h.flatMap(e=>e.findings??[])),F=v.filter(({id:e})=>e===void 0||!P.
has(e));return[(0,l().labelled)(r,"file",[T]),(0,l().prose)(r,"read by",`${o}, which ${d}; see ${p}`),(0,g().listRows)((0,b().
machineList)({agent_files:[t],findings:v}),r),...(0,x().findingRows)(F).map(e=>(0,g().rowLines)(e,r))]}function N({path:t,
assets:r,findings:f},o){const d=f.filter(({subject:e})=>e?.command===void 0),p=o.verbose?d:d.filter(({severity:e})=>e!==
"notice"),h=(0,x().findingRows)(p),v=i(r.flatMap(e=>e.commands),o),T=o.paint("strong",(0,l().shortName)(t,(0,l().roomOf)(
o))),F=v.length===0&&h.length===0?[o.paint("quiet","no problems found")]:[];return[(0,l().labelled)(o,"file",[T,...F]),...v,
...h.map(e=>(0,g().rowLines)(e,o))]}function i(t,r){return t.filter(({verdict:f})=>r.verbose||f!=="allow").map(f=>y(f,r))}
function y({command:t,verdict:r,findings:f},o){const d=f.filter(({severity:T})=>T!=="notice"),p=(0,x().reasonNotes)(d),h=R().
COMMAND_TONES[r],{span:v}=d.find(T=>T.span)??{};return[...(0,l().labelled)(o,r,(0,g().markedCommand)(t,v?[v]:[],o,h),h),
...(0,g().rowLines)({tone:h,...p},o)]}function w(t,r,f){const o=p=>t.filter(({verdict:h})=>h===p).length,d=[...r,(0,R().
count)(t.length,"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>
0?[`${o("block")} blocked`]:[]];return(0,l().prose)(f,"total",d.join(", "))}}),8229:((U,$,s)=>{Object.defineProperty($,"\
__esModule",{value:!0}),$.renderExplanation=m,$.renderRule=T,$.renderRuleList=P;function x(){const e=s(17655);return x=function(){
return e},e}function b(){const e=s(10289);return b=function(){return e},e}function R(){const e=s(50427);return R=function(){
return e},e}function l(){const e=s(94965);return l=function(){return e},e}function g(){const e=s(31626);return g=function(){
return e},e}function S(){const e=s(27809);return S=function(){return e},e}const a=8;function m(e,c){const u=(0,g().layoutOf)(
c),{shown:O,rest:j}=(0,g().limited)(e.findings,a,"finding",u);return(0,g().page)([N(e,u),...O.map(A=>i(A,e,u)),j,t(e,u),
o(e,u),h(e,u)])}function N({command:e,profiles:c},u){const O=y(e)?[u.paint("strong","(blank)")]:(0,S().markedCommand)(e,
[],u);return[...(0,g().labelled)(u,"command",O),...Object.entries(c).flatMap(([j,A])=>(0,g().prose)(u,A,`profile ${j}`,{
label:l().COMMAND_TONES[A]}))]}function i(e,{command:c,profiles:u},O){const{severity:j,message:A,span:L}=e,D=e.profiles.
length<Object.keys(u).length;return[...(0,g().prose)(O,j,(0,l().clip)(A,S().LONGEST_SENTENCE),{label:l().SEVERITY_TONES[j]}),
...L===void 0||y(c)?[]:(0,g().labelled)(O,"",(0,S().markedCommand)(c,[L],O)),...D?(0,g().prose)(O,"only in",`profile ${e.
profiles.join(", ")}`):[],...(0,S().noteLines)([{label:"fix",text:e.remedy,tone:"good"}],O),...(0,S().explainRow)(e.rule,
O)]}function y(e){return/^ *$/.test(e)}const w=800;function t({argv:e,assignments:c,invocation:u},O){const j=(C,V)=>{const n=V.
map(E=>E===""?"(empty)":E).join(", "),k=O.verbose?n:(0,l().clip)(n,w);return V.length===0?[]:(0,g().labelled)(O,C,(0,R().
chop)((0,b().terminal)(k),(0,g().roomOf)(O)))},{program:A,subcommand:L,flags:D=[],operands:J=[],passthrough:B=[]}=u??{},
Y=c.map(({name:C,value:V})=>`${C}=${V}`),W=e?.map(C=>JSON.stringify(C)).join(", ");return[["sets",Y],["argv",[W===void 0?
"none: the command is ambiguous":`[${W}]`]],["program",[A??"not one of the default profile"]],["subcommand",L?[L]:[]],["\
flags",D.map(r)],["operands",J.map(({text:C})=>C)],["passed on",B.map(({text:C})=>C)]].flatMap(C=>j(...C))}function r({name:e,
written:c,value:u}){const O=u===void 0?e:`${e} = ${u===""?"(empty)":u}`;return c===e?O:`${O} (written as ${c})`}const f=12;
function o(e,c){const{argv:u,invocation:O,outcome:j,targets:A,tree:L,root:D}=e,[J]=u??[];if(J===void 0)return(0,g().prose)(
c,"would run","nothing");const B=j==="needs_approval"?(0,g().prose)(c,"waits","needs approval"):[],Y=j==="blocked"?"lead\
s to":"would run";if(O===null){const W=j==="blocked"?"nothing":`program ${J}`;return[...B,...(0,g().prose)(c,"would run",
W)]}return L===null?[...B,...(0,g().prose)(c,Y,"unknown without a repository; use --repo DIR")]:[...B,...d(Y,A.map(p),"f\
ile, script or tool",c),...(0,g().prose)(c,"looked in",D===void 0?L:`${D} of ${L}`)]}function d(e,c,u,O){const{shown:j,rest:A}=(0,g().
limited)(c,f,u,O);return j.length===0?(0,g().prose)(O,e,`no ${u}`):[...j.flatMap((L,D)=>(0,g().prose)(O,D===0?e:"",(0,l().
clip)(L,400))),...A]}function p({kind:e,name:c,path:u,script:O,via:j}){const A=j===void 0?"":`  (from ${j})`;switch(e){case"\
file":return`file ${u??c}${A}`;case"npm_script":return`script ${c}: ${O??""}${A}`;case"package_binary":return`tool ${c}${u===
void 0?"":`: ${u}`}${A}`}}function h({argv:e,scripts:c},u){return e===null||c===null?[]:d("in order",c.map(v),"script",u)}
function v({directory:e,event:c,text:u,shell:O}){const j=e===""?"":` in ${e}`;return u===""?`${c}${j}: there is no such \
script, or it is empty`:`${c}${j}, ${O?"by a shell":"without a shell"}: ${u}`}function T(e,c){return`${(0,x().rulePage)(
e).map(u=>F(u,c)).join(`

`)}
`}function P(e,{columns:c}){const u=Math.max(...[...e.values()].flat().map(({id:j})=>j.length))+4;return`${[...e].map(([
j,A])=>[`${j}:`,...A.flatMap(({id:L,title:D})=>(0,R().wrap)(D,c-u).map((J,B)=>(0,R().padRight)(B===0?`  ${L}`:"",u)+J))]).
map(j=>j.join(`
`)).join(`

`)}
`}function F({kind:e,text:c},u){switch(e){case"title":return c;case"heading":return`${c}:`;case"paragraph":return(0,R().
wrap)(c.replace(/\s+/g," "),u).join(`
`);case"code":return c.replace(/^(?=.)/gm,"    ")}}}),34165:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),
$.renderPolicy=S,$.renderPolicyUsed=g;function x(){const a=s(94853);return x=function(){return a},a}function b(){const a=s(
76545);return b=function(){return a},a}function R(){const a=s(94965);return R=function(){return a},a}function l(){const a=s(
31626);return l=function(){return a},a}function g(a,{profile:m},N){const i=(0,l().layoutOf)({...N,verbose:!0});return`${(0,l().
prose)(i,"policy",`${a}, profile ${m}`).join(`
`)}
`}function S(a,m,{idleIgnores:N,idleLevels:i,failedExamples:y},w){const t=(0,l().layoutOf)({...w,verbose:!0}),r=(0,b().comparePolicies)(
x().DEFAULT_POLICY,a),f=r.length===0?"same as the defaults":`${(0,R().count)(r.length,"difference")} from the defaults`;
return`${[(0,l().prose)(t,"policy",`${m}: ${f}`,{text:"strong"}),...r.map(({key:d,change:p,direction:h="changed"})=>(0,l().
prose)(t,h,`${d}: ${p}`,{label:h==="looser"?"caution":"quiet"})),...y.map(d=>(0,l().prose)(t,"example",d,{label:"bad"})),
...Object.entries({ignore:N,rules:i}).flatMap(([d,p])=>p.map(({name:h,why:v})=>(0,l().prose)(t,"no effect",`${d} ${h}: ${v}`,
{label:"bad"})))].flat().join(`
`)}
`}}),17655:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.ruleDocuments=a,$.ruleMarkdown=y,$.rulePage=t,$.
rulesByTopic=m;function x(){const o=s(59490);return x=function(){return o},o}function b(){const o=s(13580);return b=function(){
return o},o}function R(){const o=s(79215);return R=function(){return o},o}function l(){const o=s(43767);return l=function(){
return o},o}function g(){const o=s(88489);return g=function(){return o},o}const S="<!-- Generated from the catalogue of \
rules. Do not edit. -->";function a(o=(0,b().allRules)()){return new Map([["README.md",N(o)],...o.map(d=>[`${d.id}.md`,`${S}\


${y(d)}`])])}function m(o=(0,b().allRules)()){return(0,x().groupBy)(o,i)}function N(o){const d=[...m(o)].map(([h,v])=>{const T=v.
map(({id:P,severity:F,title:e})=>`| [${P}](${P}.md) | ${F} | ${e} |`);return[`## ${h}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...T].join(`
`)}),p=`The gate has ${o.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[S,"# Rules",p,...d].join(`

`)}
`}function i({layer:o,profile:d}){return d===void 0?String(o):`Profile ${d}${typeof o=="number"?`, layer ${o}`:""}`}function y(o){
return`${t(o).map(w).join(`

`)}
`}function w({kind:o,text:d}){switch(o){case"title":return`# ${d}`;case"heading":return`## ${d}`;case"paragraph":return d;case"\
code":return`\`\`\`\`text
${d}
\`\`\`\``}}function t(o){const{id:d,title:p,severity:h,harm:v,layer:T,since:P,why:F,wrong:e,right:c,configure:u}=o;return[
{kind:"title",text:d},{kind:"paragraph",text:`${p}.`},{kind:"paragraph",text:`Severity: ${h} \xB7 Harm: ${v} \xB7 Layer: ${T}\
 \xB7 Since: ${P}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:F},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,R().
exampleText)(e)},{kind:"heading",text:"Right"},{kind:"code",text:(0,R().exampleText)(c)},{kind:"heading",text:"In the po\
licy"},...u===void 0?[]:[{kind:"code",text:u}],...r(o)]}function r(o){return(0,l().mayBeIgnored)(o)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${o.id}
    reason: Why this is acceptable
    expires: ${f}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const f="2027-12-31"}),
80633:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.fileText=l,$.filesText=R;function x(){const a=s(80401);
return x=function(){return a},a}function b(){const a=s(67298);return b=function(){return a},a}function R(a,m={}){return[
...new Set([...Object.keys(a??{}),...Object.keys(m)])].map(i=>{const y=a?.[i],w=m[i];return(a===void 0||JSON.stringify(y)===
JSON.stringify(w))&&w!==void 0?l(i,w):g(i,y,w)})}function l(a,m){if(typeof m=="object"&&"symlink"in m)return`# ${a} -> ${m.
symlink}`;const N=typeof m=="object"&&"latin1"in m?" (in ISO 8859-1)":"",i=S(a,m).trimEnd();return i===""?`# ${a} (empty\
)`:`# ${a}${N}
${i}`}function g(a,m,N){return(0,x().createTwoFilesPatch)(m===void 0?"/dev/null":`a/${a}`,N===void 0?"/dev/null":`b/${a}`,
S(a,m),S(a,N),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function S(a,m=""){return typeof m=="string"?
m:"symlink"in m?m.symlink:"submodule"in m?`Subproject commit ${m.submodule}
`:("latin1"in m?m.latin1:m).map(i=>`${(0,b().assetText)(i,a.endsWith(".jsonl"))}
`).join("")}}),79215:((U,$,s)=>{Object.defineProperty($,"__esModule",{value:!0}),$.exampleText=l,$.isChangeExample=b,$.isPromotionExample=
R;function x(){const t=s(80633);return x=function(){return t},t}function b(t){return typeof t=="object"&&"head"in t}function R(t){
return typeof t=="object"&&"candidates"in t}function l(t){return typeof t=="string"?w(t):[...a(t),...S(t)].join(`

`)}const g=".github/gene-gate.yml";function S({policy:t}){return t===void 0?[]:[(0,x().fileText)(g,t)]}function a(t){if(R(
t))return N(t);if(!b(t))return[y(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(v=>`# without\
 ${v}`),...(0,x().filesText)(t.base,t.files)];const{base:r,head:f,checkout:o,inputs:d,run:p,approvedBy:h}=t;return[...(0,x().
filesText)(r,f),...o?[`# The checkout is ${m[o]}.`]:[],...d?[`with:
${i(d)}`]:[],...p?.installed?["npm ci --ignore-scripts"]:[],...p?.prepare?[`with:
  prepare: ${p.prepare}`]:[],...p?.large?["truncate --size=5G node_modules/large"]:[],...p?.untracked?["# On disk, but n\
ot in the commit:",...(0,x().filesText)(void 0,p.untracked)]:[],...p?.meanwhile?["# Written while this runs:",...(0,x().
filesText)(void 0,p.meanwhile)]:[],...p?.shard?[`gene-gate check --shard ${p.shard}`]:[],...p?.cancelled?["# The job is \
cancelled while this runs."]:[],...(h??[]).map(v=>`@${v} approves with the comment: /gene-gate approve`)]}const m={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function N(t){
const{candidates:r,messages:f=[],files:o,events:d,reports:p,attestations:h=[],checkRun:v,run:T}=t;return[...f.map(P=>(0,x().
fileText)("messages.jsonl",JSON.stringify(P))),...(0,x().filesText)(void 0,{"candidates.jsonl":r,...o,...d&&{"events.jso\
nl":d},...p&&{"gate-report.json":p}}),...h.map(P=>`# The attestation:
${JSON.stringify(P,null,2)}`),...v===void 0?[]:[`# The digest of the report is ${v?"":"not "}in a check run on GitHub.`],
...T?["gene-gate promote candidates.jsonl --run"]:[]]}function i(t){return Object.entries(t).map(([r,f])=>`  ${r}: ${f}`).
join(`
`)}function y({command:t,context:r}){return r===void 0?w(t):JSON.stringify({command:t,context:r})}function w(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}})};
