"use strict";exports.id=8229,exports.ids=[8229],exports.modules={6244:function(D,l,h){Object.defineProperty(l,"__esModule",{value:!0}),
l.ruleDocuments=O,l.ruleMarkdown=i,l.rulePage=n,l.rulesByTopic=S;function y(){const t=h(59490);return y=function(){return t},
t}function f(){const t=h(13580);return f=function(){return t},t}function k(){const t=h(43767);return k=function(){return t},
t}function T(){const t=h(80770);return T=function(){return t},t}const u="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function O(t=(0,f().allRules)()){return new Map([["README.md",M(t)],...t.map(c=>[`${c.id}.md`,`${u}

${i(c)}`])])}function S(t=(0,f().allRules)()){return(0,y().groupBy)(t,s)}function M(t){const c=[...S(t)].map(([N,E])=>{const I=E.
map(({id:P,severity:_,title:C})=>`| [${P}](${P}.md) | ${_} | ${C} |`);return[`## ${N}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...I].join(`
`)}),p=`The gate has ${t.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[u,"# Rules",p,...c].join(`

`)}
`}function s({layer:t,profile:c}){return c===void 0?String(t):`Profile ${c}${typeof t=="number"?`, layer ${t}`:""}`}function i(t){
return`${n(t).map($).join(`

`)}
`}function $({kind:t,text:c}){switch(t){case"title":return`# ${c}`;case"heading":return`## ${c}`;case"paragraph":return c;case"\
code":return`\`\`\`\`text
${c}
\`\`\`\``}}function n(t){const{id:c,title:p,severity:N,harm:E,layer:I,why:P,wrong:_,right:C,configure:e}=t;return[{kind:"\
title",text:c},{kind:"paragraph",text:`${p}.`},{kind:"paragraph",text:`Severity: ${N} \xB7 Harm: ${E} \xB7 Layer: ${I}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:P},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,T().exampleText)(
_)},{kind:"heading",text:"Right"},{kind:"code",text:(0,T().exampleText)(C)},{kind:"heading",text:"In the policy"},...e===
void 0?[]:[{kind:"code",text:e}],...g(t)]}function g(t){return(0,k().mayBeIgnored)(t)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${w}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const w="2027-12-31"},
74156:function(D,l,h){Object.defineProperty(l,"__esModule",{value:!0}),l.fileText=k,l.filesText=f;function y(){const s=h(
80401);return y=function(){return s},s}function f(s,i={}){return[...new Set([...Object.keys(s??{}),...Object.keys(i)])].
map(n=>{const g=s?.[n],w=i[n];return(s===void 0||JSON.stringify(g)===JSON.stringify(w))&&w!==void 0?k(n,w):T(n,g,w)})}function k(s,i){
if(typeof i=="object"&&"symlink"in i)return`# ${s} -> ${i.symlink}`;const $=typeof i=="object"&&"latin1"in i?" (in ISO 8\
859-1)":"",n=u(s,i).trimEnd();return n===""?`# ${s} (empty)`:`# ${s}${$}
${n}`}function T(s,i,$){return(0,y().createTwoFilesPatch)(i===void 0?"/dev/null":`a/${s}`,$===void 0?"/dev/null":`b/${s}`,
u(s,i),u(s,$),void 0,void 0,{headerOptions:y().FILE_HEADERS_ONLY}).trimEnd()}function u(s,i=""){return typeof i=="string"?
i:"symlink"in i?i.symlink:"submodule"in i?`Subproject commit ${i.submodule}
`:("latin1"in i?i.latin1:i).map(n=>`${S(n,s.endsWith(".jsonl"))}
`).join("")}const O=76;function S(s,i){const $=Object.entries(s).filter(([,t])=>t!==void 0).map(([t,c])=>`${JSON.stringify(
t)}: ${M(c)}`),n=Object.keys(s).filter(t=>s[t]===void 0),g=n.length===0?"":`   // without ${n.join(", ")}`,w=`{ ${[...$,
"\u2026"].join(", ")} }${g}`;return i||w.length<=O?w:`{
${[...$,"\u2026"].map(t=>`  ${t}`).join(`,
`)}
}${g}`}function M(s){return JSON.stringify(s,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(D,l,h){
Object.defineProperty(l,"__esModule",{value:!0}),l.exampleText=k;function y(){const n=h(79215);return y=function(){return n},
n}function f(){const n=h(74156);return f=function(){return n},n}function k(n){return typeof n=="string"?$(n):[...O(n),...u(
n)].join(`

`)}const T=".github/gene-gate.yml";function u({policy:n}){return n===void 0?[]:[(0,f().fileText)(T,n)]}function O(n){if((0,y().
isPromotionExample)(n))return M(n);if(!(0,y().isChangeExample)(n))return[i(n),...n.firstHalf?["# Judged before `prepare`"]:
[],...(n.without??[]).map(E=>`# without ${E}`),...(0,f().filesText)(n.base,n.files)];const{base:g,head:w,checkout:t,inputs:c,
run:p,approvedBy:N}=n;return[...(0,f().filesText)(g,w),...t?[`# The checkout is ${S[t]}.`]:[],...c?[`with:
${s(c)}`]:[],...p?.installed?["npm ci --ignore-scripts"]:[],...p?.prepare?[`with:
  prepare: ${p.prepare}`]:[],...p?.untracked?["# On disk, but not in the commit:",...(0,f().filesText)(void 0,p.untracked)]:
[],...p?.meanwhile?["# Written while this runs:",...(0,f().filesText)(void 0,p.meanwhile)]:[],...p?.shard?[`gene-gate ch\
eck --shard ${p.shard}`]:[],...p?.cancelled?["# The job is cancelled while this runs."]:[],...(N??[]).map(E=>`@${E} appr\
oves with the comment: /gene-gate approve`)]}const S={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function M(n){const{candidates:g,files:w,events:t,reports:c,checkRun:p}=n;
return[...(0,f().filesText)(void 0,{"candidates.jsonl":g,...w,...t&&{"events.jsonl":t},...c&&{"gate-report.json":c}}),...p===
void 0?[]:[`# The digest of the report is ${p?"":"not "}in a check run on GitHub.`]]}function s(n){return Object.entries(
n).map(([g,w])=>`  ${g}: ${w}`).join(`
`)}function i({command:n,context:g}){return g===void 0?$(n):JSON.stringify({command:n,context:g})}function $(n){return typeof n==
"string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}},8229:function(D,l,h){Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.renderExplanation=M,l.renderRule=P,l.renderRuleList=_;function y(){const e=h(10289);return y=function(){
return e},e}function f(){const e=h(6244);return f=function(){return e},e}function k(){const e=h(50427);return k=function(){
return e},e}function T(){const e=h(94965);return T=function(){return e},e}function u(){const e=h(31626);return u=function(){
return e},e}function O(){const e=h(27809);return O=function(){return e},e}const S=8;function M(e,o){const r=(0,u().layoutOf)(
o),{shown:d,rest:a}=(0,u().limited)(e.findings,S,"finding",r);return(0,u().page)([s(e,r),...d.map(m=>i(m,e,r)),a,g(e,r),
c(e,r),E(e,r)])}function s({command:e,profiles:o},r){const d=$(e)?[r.paint("strong","(blank)")]:(0,O().markedCommand)(e,
[],r);return[...(0,u().labelled)(r,"command",d),...Object.entries(o).flatMap(([a,m])=>(0,u().prose)(r,m,`profile ${a}`,{
label:T().COMMAND_TONES[m]}))]}function i(e,{command:o,profiles:r},d){const{severity:a,message:m,span:b,remedy:x,rule:R}=e,
v=e.profiles.length<Object.keys(r).length,A=b===void 0||$(o)?{}:{command:o,spans:[b]},L=[...v?[{label:"only in",text:`pr\
ofile ${e.profiles.join(", ")}`}]:[],{label:"fix",text:x,tone:"good"}],J={status:a,tone:T().SEVERITY_TONES[a],words:m,...A};
return(0,O().rowLines)({...J,notes:L,rule:R},d)}function $(e){return/^ *$/.test(e)}const n=800;function g({argv:e,assignments:o,
invocation:r},d){const a=(j,B)=>{const F=B.map(G=>G===""?"(empty)":G).join(", "),H=d.verbose?F:(0,T().clip)(F,n);return B.
length===0?[]:(0,u().labelled)(d,j,(0,k().chop)((0,y().terminal)(H),(0,u().roomOf)(d)))},{program:m,subcommand:b,flags:x=[],
operands:R=[],passthrough:v=[]}=r??{},A=o.map(({name:j,value:B})=>`${j}=${B}`),L=e?.map(j=>JSON.stringify(j)).join(", ");
return[["sets",A],["argv",[L===void 0?"none: the command is ambiguous":`[${L}]`]],["program",[m??"not one of the default\
 profile"]],["subcommand",b?[b]:[]],["flags",x.map(w)],["operands",R.map(({text:j})=>j)],["passed on",v.map(({text:j})=>j)]].
flatMap(j=>a(...j))}function w({name:e,written:o,value:r}){const d=r===void 0?e:`${e} = ${r===""?"(empty)":r}`;return o===
e?d:`${d} (written as ${o})`}const t=12;function c(e,o){const{argv:r,invocation:d,outcome:a,targets:m,tree:b,root:x}=e,[
R]=r??[];if(R===void 0)return(0,u().prose)(o,"would run","nothing");const v=a==="needs_approval"?(0,u().prose)(o,"waits",
"needs approval"):[],A=a==="blocked"?"leads to":"would run";if(d===null){const L=a==="blocked"?"nothing":`program ${R}`;
return[...v,...(0,u().prose)(o,"would run",L)]}return b===null?[...v,...(0,u().prose)(o,A,"unknown without a repository;\
 use --repo DIR")]:[...v,...p(A,m.map(N),"file, script or tool",o),...(0,u().prose)(o,"looked in",x===void 0?b:`${x} of ${b}`)]}
function p(e,o,r,d){const{shown:a,rest:m}=(0,u().limited)(o,t,r,d);return a.length===0?(0,u().prose)(d,e,`no ${r}`):[...a.
flatMap((b,x)=>(0,u().prose)(d,x===0?e:"",(0,T().clip)(b,400))),...m]}function N({kind:e,name:o,path:r,script:d,via:a}){
const m=a===void 0?"":`  (from ${a})`;switch(e){case"file":return`file ${r??o}${m}`;case"npm_script":return`script ${o}:\
 ${d??""}${m}`;case"package_binary":return`tool ${o}${r===void 0?"":`: ${r}`}${m}`}}function E({argv:e,scripts:o},r){return e===
null||o===null?[]:p("in order",o.map(I),"script",r)}function I({directory:e,event:o,text:r,shell:d}){const a=e===""?"":`\
 in ${e}`;return r===""?`${o}${a}: there is no such script, or it is empty`:`${o}${a}, ${d?"by a shell":"without a shell"}\
: ${r}`}function P(e,o){return`${(0,f().rulePage)(e).map(r=>C(r,o)).join(`

`)}
`}function _(e,{columns:o}){const r=Math.max(...[...e.values()].flat().map(({id:a})=>a.length))+4;return`${[...e].map(([
a,m])=>[`${a}:`,...m.flatMap(({id:b,title:x})=>(0,k().wrap)(x,o-r).map((R,v)=>(0,k().padRight)(v===0?`  ${b}`:"",r)+R))]).
map(a=>a.join(`
`)).join(`

`)}
`}function C({kind:e,text:o},r){switch(e){case"title":return o;case"heading":return`${o}:`;case"paragraph":return(0,k().
wrap)(o.replace(/\s+/g," "),r).join(`
`);case"code":return o.replace(/^(?=.)/gm,"    ")}}},79215:function(D,l){Object.defineProperty(l,"__esModule",{value:!0}),
l.isChangeExample=h,l.isPromotionExample=y;function h(f){return typeof f=="object"&&"head"in f}function y(f){return typeof f==
"object"&&"candidates"in f}}};
