"use strict";exports.id=647,exports.ids=[647],exports.modules={88647:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.explainVerb=
void 0;function x(){const n=a(76760);return x=function(){return n},n}function S(){const n=a(63314);return S=function(){return n},
n}function E(){const n=a(18744);return E=function(){return n},n}function g(){const n=a(68450);return g=function(){return n},
n}function b(){const n=a(37866);return b=function(){return n},n}function u(){const n=a(41115);return u=function(){return n},
n}function c(){const n=a(94854);return c=function(){return n},n}function m(){const n=a(41895);return m=function(){return n},
n}function M(){const n=a(3051);return M=function(){return n},n}function d(){const n=a(4378);return d=function(){return n},
n}function O(){const n=a(54441);return O=function(){return n},n}function w(){const n=a(53010);return w=function(){return n},
n}function o(){const n=a(10289);return o=function(){return n},n}function e(){const n=a(74183);return e=function(){return n},
n}function p(){const n=a(25733);return p=function(){return n},n}function t(){const n=a(8229);return t=function(){return n},
n}function s(){const n=a(34165);return s=function(){return n},n}function f(){const n=a(94965);return f=function(){return n},
n}function T(){const n=a(13580);return T=function(){return n},n}function j(){const n=a(17655);return j=function(){return n},
n}function N(){const n=a(99944);return N=function(){return n},n}function y(){const n=a(49232);return y=function(){return n},
n}function L(){const n=a(82256);return L=function(){return n},n}const r=(n,k)=>(0,L().withJudgingOptions)(new(S()).Command(
"explain").argument("[what]","rule id, command in quotes, or file of agents or editors").allowExcessArguments().option("\
--list","list all rules by topic").option("--command","treat the argument as a command even if it is one word").option("\
--repo <dir>","directory where the command would run (default: the current repository)").option("--no-repo","judge the c\
ommand without looking at files")).option("--verbose","show long commands in full").action(async(P="",v,{args:D})=>{if(v.
list)return n.print(l(v,n),v.format),k(0);R(D),v.command!==!0&&$(P);const I=v.command!==!0&&A(P);n.print(I?B(P,v,n):await V(
P,v,n),v.format),k(0)});h.explainVerb=r;const i="Name a rule, as in `gene-gate explain shell-operator`, or a command in \
quotes; `gene-gate explain --list` lists the rules.";function l({format:n},k){const P=(0,j().rulesByTopic)();return n===
"json"?`${(0,o().json)((0,e().ruleList)(P))}
`:(0,t().renderRuleList)(P,k)}function R(n){if(!(n.length<=1))throw new(m()).GateError("usage",`\`explain\` takes one argu\
ment, not ${n.length}.`,`Quote the command: gene-gate explain '${n.join(" ")}'`)}function $(n){if(n==="")throw new(m()).
GateError("usage","`explain` has nothing to explain.",i)}function A(n){return(0,T().ruleOf)(n)!==void 0?!0:!F.test(n)&&!G(
n)}const F=/[\s/\\.=:@$&|;<>"'()]|^-/;function G(n){return J.has(n)||b().REFUSED_PROGRAMS.has(n)||c().TOOLS.has(n)}const J=new Set(
["node","npm","npx",...u().FAMILIES.map(({name:n})=>n)]);function B(n,{format:k},{columns:P}){const v=U(n);return k==="j\
son"?`${(0,o().json)((0,e().explainRule)(v))}
`:(0,t().renderRule)(v,P)}const C=80;function U(n){const k=(0,T().ruleOf)(n);if(k!==void 0)return k;const P=O().RULE_GROUPS.
find(D=>D===n);if(P!==void 0){const D=(0,T().allRules)().filter(I=>I.group===P).map(I=>I.id);throw new(m()).GateError("u\
sage",`\`${P}\` is a group of rules.`,`Its rules: ${D.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const v=(0,M().nearestName)(n,(0,T().allRules)().map(D=>D.id));throw new(m()).GateError("usage",`Unknown rule: ${(0,o().
terminal)((0,f().clip)(n,C))}.`,`${v?`Did you mean ${v}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function V(n,{repo:k,format:P,verbose:v,...D},I){const{platform:q,signal:_}=I;return z(k,
I,async(W,nn)=>{const tn=W===void 0&&D.policy===void 0,Q=await(0,y().policyFor)({...D,...tn&&{policy:!1}},I,W),{policy:K}=Q,
X=D.command?void 0:await(0,N().answerOfAgentFile)({path:n,file:n},{tree:W,root:nn},K,I);if(X!==void 0)return Y(X,{format:P,
verbose:v},I);const en=W?[...W.files()].map(({path:sn})=>sn):[],on=(0,g().commonRoot)(en.filter((0,E().assetPathTest)(K)),
{policy:K,tree:W}),rn=d().Judge.by({policy:K,tree:W,changed:new Set,platform:q,signal:_,cwd:on}),Z=await(0,e().explainCommand)(
n,rn);return P==="json"?`${(0,o().json)(Z)}
`:`${(0,t().renderExplanation)(Z,{...I,verbose:v??!1})}
${(0,s().renderPolicyUsed)((0,y().policyName)(Q),K,I)}`})}function Y(n,{format:k,verbose:P=!1},v){return k==="json"?`${(0,o().
json)(n)}
`:(0,p().renderFileAnswers)([n],{...v,verbose:P})}async function z(n,{cwd:k,env:P},v){return n===!1?v():n!==void 0?(0,w().
withSourceTree)((0,x().resolve)(k,n),P,v):await(0,y().repositoryOf)(k,P)===void 0?v():(0,w().withSourceTree)(k,P,v)}}),74183:((H,h,a)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.explainCommand=b,h.explainRule=m,h.ruleList=M;function x(){const d=a(
80068);return x=function(){return d},d}function S(){const d=a(16455);return S=function(){return d},d}function E(){const d=a(
79215);return E=function(){return d},d}function g(){const d=a(77648);return g=function(){return d},d}async function b(d,O){
const{policy:w,tree:o}=O.terms,e=new Map;for(const i of[...x().GENE_PROFILES,w.profile]){const l=O.with({policy:{...w,profile:i}}),
R=await l.command(d),$=i===w.profile;e.set(i,$?await(0,S().withEdit)(R,l):R)}const{reading:p,validators:t,verdict:s,confirmation:f}=await O.
command(d),{words:T,assignments:j,argv:N,invocation:y,targets:L,scripts:r}=p;return{command:d,profiles:Object.fromEntries(
[...e].map(([i,{verdict:l}])=>[i,l])),validators:(0,g().verdictsOf)(t),words:T,assignments:j,argv:N,invocation:y?u(y):null,
tree:o?.label??null,...O.terms.cwd&&{root:O.terms.cwd},outcome:s==="block"?"blocked":f==="standard"?"runs":"needs_approv\
al",targets:L,scripts:r?(0,g().reportScripts)(r):null,findings:c(e)}}function u(d){const{program:O,subcommand:w=null,flags:o,
operands:e,passthrough:p}=d;return{program:O,subcommand:w,flags:o,operands:e,passthrough:p}}function c(d){const O=new Map;
for(const[w,{findings:o}]of d)for(const e of o){const p=JSON.stringify([e.rule,e.span,e.args]),t=O.get(p);t?(t.profiles.
add(w),t.finding=e.edit?e:t.finding):O.set(p,{finding:e,profiles:new Set([w])})}return[...O.values()].map(({finding:w,profiles:o})=>({
...(0,g().reportFinding)(w),profiles:[...o]}))}function m(d){const{id:O,title:w,severity:o,harm:e,layer:p,since:t,why:s,
configure:f}=d,T={wrong:(0,E().exampleText)(d.wrong),right:(0,E().exampleText)(d.right)};return{id:O,title:w,severity:o,
harm:e,layer:p,since:t,why:s,...T,...f&&{configure:f}}}function M(d){return[...d].map(([O,w])=>({topic:O,rules:w.map(({id:o,
severity:e,title:p})=>({id:o,severity:e,title:p}))}))}}),25733:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.renderCommandAnswers=c,h.renderFileAnswers=m;function x(){const e=a(17577);return x=function(){return e},e}function S(){
const e=a(63245);return S=function(){return e},e}function E(){const e=a(38319);return E=function(){return e},e}function g(){
const e=a(94965);return g=function(){return e},e}function b(){const e=a(17722);return b=function(){return e},e}function u(){
const e=a(31626);return u=function(){return e},e}function c(e,p){const t=(0,u().layoutOf)(p);return(0,u().page)([...O(e,
t),o(e,[],t)])}function m(e,p){const t=(0,u().layoutOf)(p),s=e.filter(y=>"assets"in y),f=e.filter(y=>"entries"in y),T=s.
flatMap(y=>y.assets),j=T.flatMap(y=>y.commands),N=[(0,g().count)(s.length,"file"),(0,g().count)(T.length,"asset")];return(0,u().
page)([...s.flatMap(y=>d(y,t)),...f.flatMap(y=>M(y,t)),...s.length>0?[o(j,N,t)]:[]])}function M(e,p){const{path:t,tool:s,
approval:f,specification:T,entries:j,findings:N}=e,y=p.paint("strong",(0,u().shortName)(t,(0,u().roomOf)(p))),L=new Set(
j.flatMap(i=>i.findings??[])),r=N.filter(({id:i})=>i===void 0||!L.has(i));return[(0,u().labelled)(p,"file",[y]),(0,u().prose)(
p,"read by",`${s}, which ${f}; see ${T}`),(0,u().listRows)((0,E().machineList)({agent_files:[e],findings:N}),p),...(0,S().
groupFindings)(r).map(i=>(0,b().findingRows)(i,p))]}function d({path:e,assets:p,findings:t},s){const f=t.filter(({subject:i})=>i?.
command===void 0),T=s.verbose?f:f.filter(({severity:i})=>i!=="notice"),j=(0,S().groupFindings)(T),N=O(p.flatMap(i=>i.commands),
s),y=s.paint("strong",(0,u().shortName)(e,(0,u().roomOf)(s))),r=N.length===0&&j.length===0?[s.paint("quiet","no problems\
 found")]:[];return[(0,u().labelled)(s,"file",[y,...r]),...N,...j.map(i=>(0,b().findingRows)(i,s))]}function O(e,p){return e.
filter(({verdict:t})=>p.verbose||t!=="allow").map(t=>w(t,p))}function w({command:e,verdict:p,findings:t},s){const{main:f,
further:T}=(0,x().reasonsOf)(t.filter(({severity:j})=>j!=="notice"));return[...(0,u().labelled)(s,p,(0,b().markedCommand)(
e,f?.span?[f.span]:[],s,{tone:g().COMMAND_TONES[p]}),g().COMMAND_TONES[p]),...f?(0,b().explanation)(f,s):[],...T.flatMap(
({message:j,rule:N})=>(0,u().prose)(s,"also",`${j} (${N})`))]}function o(e,p,t){const s=T=>e.filter(({verdict:j})=>j===T).
length,f=[...p,(0,g().count)(e.length,"command"),`${s("allow")} allowed`,...s("warn")>0?[`${s("warn")} allowed with a wa\
rning`]:[],...s("block")>0?[`${s("block")} blocked`]:[]];return(0,u().prose)(t,"total",f.join(", "))}}),8229:((H,h,a)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.renderExplanation=m,h.renderRule=N,h.renderRuleList=y;function x(){const r=a(
17655);return x=function(){return r},r}function S(){const r=a(10289);return S=function(){return r},r}function E(){const r=a(
50427);return E=function(){return r},r}function g(){const r=a(94965);return g=function(){return r},r}function b(){const r=a(
17722);return b=function(){return r},r}function u(){const r=a(31626);return u=function(){return r},r}const c=8;function m(r,i){
const l=(0,u().layoutOf)(i),{shown:R,rest:$}=(0,u().limited)(r.findings,c,"finding",l);return(0,u().page)([M(r,l),...R.map(
A=>O(A,r,l)),$,e(r,l),s(r,l),T(r,l)])}function M({command:r,profiles:i},l){const R=w(r)?[l.paint("strong","(blank)")]:(0,b().
markedCommand)(r,[],l);return[...(0,u().labelled)(l,"command",R),...Object.entries(i).flatMap(([$,A])=>(0,u().prose)(l,A,
`profile ${$}`,{label:g().COMMAND_TONES[A]}))]}const d=160;function O(r,{command:i,profiles:l},R){const{severity:$,message:A,
span:F}=r,G=r.profiles.length<Object.keys(l).length;return[...(0,u().prose)(R,$,(0,g().clip)(A,b().LONGEST_SENTENCE),{label:g().
SEVERITY_TONES[$]}),...F===void 0||w(i)?[]:(0,u().labelled)(R,"",(0,b().markedCommand)(i,[F],R,{whole:d})),...G?(0,u().prose)(
R,"only in",`profile ${r.profiles.join(", ")}`):[],...(0,b().fixRows)(r,R)]}function w(r){return/^ *$/.test(r)}const o=800;
function e({argv:r,assignments:i,invocation:l},R){const $=(C,U)=>{const V=U.map(z=>z===""?"(empty)":z).join(", "),Y=R.verbose?
V:(0,g().clip)(V,o);return U.length===0?[]:(0,u().labelled)(R,C,(0,E().chop)((0,S().terminal)(Y),(0,u().roomOf)(R)))},{program:A,
subcommand:F,flags:G=[],operands:J=[],passthrough:B=[]}=l??{};return[...$("sets",i.map(({name:C,value:U})=>`${C}=${U}`)),
...$("argv",[r===null?"none: the command is ambiguous":`[${r.map(C=>JSON.stringify(C)).join(", ")}]`]),...$("program",[A??
"not one of the default profile"]),...$("subcommand",F?[F]:[]),...$("flags",G.map(p)),...$("operands",J.map(({text:C})=>C)),
...$("passed on",B.map(({text:C})=>C))]}function p({name:r,written:i,value:l}){const R=l===void 0?r:`${r} = ${l===""?"(e\
mpty)":l}`;return i===r?R:`${R} (written as ${i})`}const t=12;function s(r,i){const{argv:l,invocation:R,outcome:$,targets:A,
tree:F,root:G}=r,[J]=l??[];if(J===void 0)return(0,u().prose)(i,"would run","nothing");const B=$==="needs_approval"?(0,u().
prose)(i,"waits","needs approval"):[],C=$==="blocked"?"leads to":"would run";if(R===null){const Y=$==="blocked"?"nothing":
`program ${J}`;return[...B,...(0,u().prose)(i,"would run",Y)]}if(F===null)return[...B,...(0,u().prose)(i,C,"unknown with\
out a repository; use --repo DIR")];const{shown:U,rest:V}=(0,u().limited)(A,t,"target",i);return[...B,...A.length===0?(0,u().
prose)(i,C,"no file, script or tool found"):[],...U.flatMap((Y,z)=>(0,u().prose)(i,z===0?C:"",(0,g().clip)(f(Y),400))),...V,
...(0,u().prose)(i,"looked in",G===void 0?F:`${G} of ${F}`)]}function f({kind:r,name:i,path:l,script:R,via:$}){const A=$===
void 0?"":`  (from ${$})`;switch(r){case"file":return`file ${l??i}${A}`;case"npm_script":return`script ${i}: ${R??""}${A}`;case"\
package_binary":return`tool ${i}${l===void 0?"":`: ${l}`}${A}`}}function T({argv:r,scripts:i},l){if(r===null||i===null)return[];
const{shown:R,rest:$}=(0,u().limited)(i,t,"script",l);return[...i.length===0?(0,u().prose)(l,"in order","no script"):[],
...R.flatMap((A,F)=>(0,u().prose)(l,F===0?"in order":"",(0,g().clip)(j(A),400))),...$]}function j({directory:r,event:i,text:l,
shell:R}){const $=r===""?"":` in ${r}`;return l===""?`${i}${$}: there is no such script, or it is empty`:`${i}${$}, ${R?
"by a shell":"without a shell"}: ${l}`}function N(r,i){return`${(0,x().rulePage)(r).map(l=>L(l,i)).join(`

`)}
`}function y(r,{columns:i}){const l=Math.max(...[...r.values()].flat().map(({id:$})=>$.length))+4;return`${[...r].map(([
$,A])=>[`${$}:`,...A.flatMap(({id:F,title:G})=>(0,E().wrap)(G,i-l).map((J,B)=>(0,E().padRight)(B===0?`  ${F}`:"",l)+J))]).
map($=>$.join(`
`)).join(`

`)}
`}function L({kind:r,text:i},l){switch(r){case"title":return i;case"heading":return`${i}:`;case"paragraph":return(0,E().
wrap)(i.replace(/\s+/g," "),l).join(`
`);case"code":return i.replace(/^(?=.)/gm,"    ")}}}),34165:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.renderPolicy=u,h.renderPolicyUsed=b;function x(){const c=a(94853);return x=function(){return c},c}function S(){const c=a(
76545);return S=function(){return c},c}function E(){const c=a(94965);return E=function(){return c},c}function g(){const c=a(
31626);return g=function(){return c},c}function b(c,{profile:m},M){const d=(0,g().layoutOf)({...M,verbose:!0});return`${(0,g().
prose)(d,"policy",`${c}, profile ${m}`).join(`
`)}
`}function u(c,m,{idleIgnores:M,idleLevels:d,failedExamples:O},w){const o=(0,g().layoutOf)({...w,verbose:!0}),e=(0,S().comparePolicies)(
x().DEFAULT_POLICY,c),p=e.length===0?"same as the defaults":`${(0,E().count)(e.length,"difference")} from the defaults`;
return`${[(0,g().prose)(o,"policy",`${m}: ${p}`,{text:"strong"}),...e.map(({key:s,change:f,direction:T="changed"})=>(0,g().
prose)(o,T,`${s}: ${f}`,{label:T==="looser"?"caution":"quiet"})),...O.map(s=>(0,g().prose)(o,"example",s,{label:"bad"})),
...M.map(({rule:s,why:f})=>(0,g().prose)(o,"no effect",`ignore ${s}: ${f}`,{label:"bad"})),...d.map(({name:s,why:f})=>(0,g().
prose)(o,"no effect",`rules ${s}: ${f}`,{label:"bad"}))].flat().join(`
`)}
`}}),17655:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.ruleDocuments=c,h.ruleMarkdown=O,h.rulePage=o,h.
rulesByTopic=m;function x(){const t=a(59490);return x=function(){return t},t}function S(){const t=a(13580);return S=function(){
return t},t}function E(){const t=a(79215);return E=function(){return t},t}function g(){const t=a(43767);return g=function(){
return t},t}function b(){const t=a(88489);return b=function(){return t},t}const u="<!-- Generated from the catalogue of \
rules. Do not edit. -->";function c(t=(0,S().allRules)()){return new Map([["README.md",M(t)],...t.map(s=>[`${s.id}.md`,`${u}\


${O(s)}`])])}function m(t=(0,S().allRules)()){return(0,x().groupBy)(t,d)}function M(t){const s=[...m(t)].map(([T,j])=>{const N=j.
map(({id:y,severity:L,title:r})=>`| [${y}](${y}.md) | ${L} | ${r} |`);return[`## ${T}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...N].join(`
`)}),f=`The gate has ${t.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${b().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[u,"# Rules",f,...s].join(`

`)}
`}function d({layer:t,profile:s}){return s===void 0?String(t):`Profile ${s}${typeof t=="number"?`, layer ${t}`:""}`}function O(t){
return`${o(t).map(w).join(`

`)}
`}function w({kind:t,text:s}){switch(t){case"title":return`# ${s}`;case"heading":return`## ${s}`;case"paragraph":return s;case"\
code":return`\`\`\`\`text
${s}
\`\`\`\``}}function o(t){const{id:s,title:f,severity:T,harm:j,layer:N,since:y,why:L,wrong:r,right:i,configure:l}=t;return[
{kind:"title",text:s},{kind:"paragraph",text:`${f}.`},{kind:"paragraph",text:`Severity: ${T} \xB7 Harm: ${j} \xB7 Layer: ${N}\
 \xB7 Since: ${y}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:L},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,E().
exampleText)(r)},{kind:"heading",text:"Right"},{kind:"code",text:(0,E().exampleText)(i)},{kind:"heading",text:"In the po\
licy"},...l===void 0?[]:[{kind:"code",text:l}],...e(t)]}function e(t){return(0,g().mayBeIgnored)(t)?[{kind:"paragraph",text:"\
A policy can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"\
code",text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${p}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const p="2027-12-31"}),
80633:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.fileText=g,h.filesText=E;function x(){const c=a(80401);
return x=function(){return c},c}function S(){const c=a(67298);return S=function(){return c},c}function E(c,m={}){return[
...new Set([...Object.keys(c??{}),...Object.keys(m)])].map(d=>{const O=c?.[d],w=m[d];return(c===void 0||JSON.stringify(O)===
JSON.stringify(w))&&w!==void 0?g(d,w):b(d,O,w)})}function g(c,m){if(typeof m=="object"&&"symlink"in m)return`# ${c} -> ${m.
symlink}`;const M=typeof m=="object"&&"latin1"in m?" (in ISO 8859-1)":"",d=u(c,m).trimEnd();return d===""?`# ${c} (empty\
)`:`# ${c}${M}
${d}`}function b(c,m,M){return(0,x().createTwoFilesPatch)(m===void 0?"/dev/null":`a/${c}`,M===void 0?"/dev/null":`b/${c}`,
u(c,m),u(c,M),void 0,void 0,{headerOptions:x().FILE_HEADERS_ONLY}).trimEnd()}function u(c,m=""){return typeof m=="string"?
m:"symlink"in m?m.symlink:"submodule"in m?`Subproject commit ${m.submodule}
`:("latin1"in m?m.latin1:m).map(d=>`${(0,S().assetText)(d,c.endsWith(".jsonl"))}
`).join("")}}),79215:((H,h,a)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.exampleText=g,h.isChangeExample=S,h.isPromotionExample=
E;function x(){const o=a(80633);return x=function(){return o},o}function S(o){return typeof o=="object"&&"head"in o}function E(o){
return typeof o=="object"&&"candidates"in o}function g(o){return typeof o=="string"?w(o):[...c(o),...u(o)].join(`

`)}const b=".github/gene-gate.yml";function u({policy:o}){return o===void 0?[]:[(0,x().fileText)(b,o)]}function c(o){if(E(
o))return M(o);if(!S(o))return[O(o),...o.firstHalf?["# Judged before `prepare`"]:[],...(o.without??[]).map(j=>`# without\
 ${j}`),...(0,x().filesText)(o.base,o.files)];const{base:e,head:p,checkout:t,inputs:s,run:f,approvedBy:T}=o;return[...(0,x().
filesText)(e,p),...t?[`# The checkout is ${m[t]}.`]:[],...s?[`with:
${d(s)}`]:[],...f?.installed?["npm ci --ignore-scripts"]:[],...f?.prepare?[`with:
  prepare: ${f.prepare}`]:[],...f?.large?["truncate --size=5G node_modules/large"]:[],...f?.untracked?["# On disk, but n\
ot in the commit:",...(0,x().filesText)(void 0,f.untracked)]:[],...f?.meanwhile?["# Written while this runs:",...(0,x().
filesText)(void 0,f.meanwhile)]:[],...f?.shard?[`gene-gate check --shard ${f.shard}`]:[],...f?.cancelled?["# The job is \
cancelled while this runs."]:[],...(T??[]).map(j=>`@${j} approves with the comment: /gene-gate approve`)]}const m={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function M(o){
const{candidates:e,messages:p=[],files:t,events:s,reports:f,attestations:T=[],checkRun:j,run:N}=o;return[...p.map(y=>(0,x().
fileText)("messages.jsonl",JSON.stringify(y))),...(0,x().filesText)(void 0,{"candidates.jsonl":e,...t,...s&&{"events.jso\
nl":s},...f&&{"gate-report.json":f}}),...T.map(y=>`# The attestation:
${JSON.stringify(y,null,2)}`),...j===void 0?[]:[`# The digest of the report is ${j?"":"not "}in a check run on GitHub.`],
...N?["gene-gate promote candidates.jsonl --run"]:[]]}function d(o){return Object.entries(o).map(([e,p])=>`  ${e}: ${p}`).
join(`
`)}function O({command:o,context:e}){return e===void 0?w(o):JSON.stringify({command:o,context:e})}function w(o){return typeof o==
"string"&&o.trim()!==""?o:`"validation": [${JSON.stringify(o)}]`}})};
