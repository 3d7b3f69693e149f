"use strict";exports.id=229,exports.ids=[229],exports.modules={6244:function(D,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.ruleDocuments=O,p.ruleMarkdown=s,p.rulePage=e,p.rulesByTopic=S;function y(){const t=g(59490);return y=function(){return t},
t}function f(){const t=g(13580);return f=function(){return t},t}function T(){const t=g(43767);return T=function(){return t},
t}function k(){const t=g(80770);return k=function(){return t},t}const u="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function O(t=(0,f().allRules)()){return new Map([["README.md",R(t)],...t.map(c=>[`${c.id}.md`,`${u}

${s(c)}`])])}function S(t=(0,f().allRules)()){return(0,y().groupBy)(t,i)}function R(t){const c=[...S(t)].map(([N,E])=>{const I=E.
map(({id:A,severity:_,title:C})=>`| [${A}](${A}.md) | ${_} | ${C} |`);return[`## ${N}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...I].join(`
`)}),w=`The gate has ${t.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[u,"# Rules",w,...c].join(`

`)}
`}function i({layer:t,profile:c}){return c===void 0?String(t):`Profile ${c}${typeof t=="number"?`, layer ${t}`:""}`}function s(t){
return`${e(t).map($).join(`

`)}
`}function $({kind:t,text:c}){switch(t){case"title":return`# ${c}`;case"heading":return`## ${c}`;case"paragraph":return c;case"\
code":return`\`\`\`\`text
${c}
\`\`\`\``}}function e(t){const{id:c,title:w,severity:N,harm:E,layer:I,why:A,wrong:_,right:C,configure:n}=t;return[{kind:"\
title",text:c},{kind:"paragraph",text:`${w}.`},{kind:"paragraph",text:`Severity: ${N} \xB7 Harm: ${E} \xB7 Layer: ${I}`},
{kind:"heading",text:"Why"},{kind:"paragraph",text:A},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,k().exampleText)(
_)},{kind:"heading",text:"Right"},{kind:"code",text:(0,k().exampleText)(C)},{kind:"heading",text:"In the policy"},...n===
void 0?[]:[{kind:"code",text:n}],...h(t)]}function h(t){return(0,T().mayBeIgnored)(t)?[{kind:"paragraph",text:"A policy \
can ignore the findings of this rule until a date. They stay in the report but do not affect the verdict."},{kind:"code",
text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${d}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const d="2027-12-31"},
74156:function(D,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.fileText=T,p.filesText=f;function y(){const i=g(
80401);return y=function(){return i},i}function f(i,s={}){return[...new Set([...Object.keys(i??{}),...Object.keys(s)])].
map(e=>{const h=i?.[e],d=s[e];return(i===void 0||JSON.stringify(h)===JSON.stringify(d))&&d!==void 0?T(e,d):k(e,h,d)})}function T(i,s){
if(typeof s=="object"&&"symlink"in s)return`# ${i} -> ${s.symlink}`;const $=typeof s=="object"&&"latin1"in s?" (in ISO 8\
859-1)":"",e=u(i,s).trimEnd();return e===""?`# ${i} (empty)`:`# ${i}${$}
${e}`}function k(i,s,$){return(0,y().createTwoFilesPatch)(s===void 0?"/dev/null":`a/${i}`,$===void 0?"/dev/null":`b/${i}`,
u(i,s),u(i,$),void 0,void 0,{headerOptions:y().FILE_HEADERS_ONLY}).trimEnd()}function u(i,s=""){if(typeof s=="string")return s;
if("symlink"in s)return s.symlink;if("submodule"in s)return`Subproject commit ${s.submodule}
`;const e=("latin1"in s?s.latin1:s).map(d=>S(d,i.endsWith(".jsonl")));return!i.endsWith(".json")||e.length<2?e.map(d=>`${d}\

`).join(""):`{ "genes": [
${e.map(d=>d.replaceAll(/^/gm,"  ")).join(`,
`)}
] }
`}const O=76;function S(i,s){const $=Object.entries(i).filter(([,t])=>t!==void 0).map(([t,c])=>`${JSON.stringify(t)}: ${R(
c)}`),e=Object.keys(i).filter(t=>i[t]===void 0),h=e.length===0?"":`   // without ${e.join(", ")}`,d=`{ ${[...$,"\u2026"].
join(", ")} }${h}`;return s||d.length<=O?d:`{
${[...$,"\u2026"].map(t=>`  ${t}`).join(`,
`)}
}${h}`}function R(i){return JSON.stringify(i,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(D,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.exampleText=T;function y(){const e=g(79215);return y=function(){return e},
e}function f(){const e=g(74156);return f=function(){return e},e}function T(e){return typeof e=="string"?$(e):[...O(e),...u(
e)].join(`

`)}const k=".github/gene-gate.yml";function u({policy:e}){return e===void 0?[]:[(0,f().fileText)(k,e)]}function O(e){if((0,y().
isPromotionExample)(e))return R(e);if(!(0,y().isChangeExample)(e))return[s(e),...e.firstHalf?["# Judged before `prepare`"]:
[],...(e.without??[]).map(E=>`# without ${E}`),...(0,f().filesText)(e.base,e.files)];const{base:h,head:d,checkout:t,inputs:c,
run:w,approvedBy:N}=e;return[...(0,f().filesText)(h,d),...t?[`# The checkout is ${S[t]}.`]:[],...c?[`with:
${i(c)}`]:[],...w?.installed?["npm ci --ignore-scripts"]:[],...w?.prepare?[`with:
  prepare: ${w.prepare}`]:[],...w?.untracked?["# On disk, but not in the commit:",...(0,f().filesText)(void 0,w.untracked)]:
[],...w?.meanwhile?["# Written while this runs:",...(0,f().filesText)(void 0,w.meanwhile)]:[],...w?.shard?[`gene-gate ch\
eck --shard ${w.shard}`]:[],...w?.cancelled?["# The job is cancelled while this runs."]:[],...(N??[]).map(E=>`@${E} appr\
oves with the comment: /gene-gate approve`)]}const S={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function R(e){const{candidates:h,files:d,events:t,reports:c}=e;return[
...(0,f().filesText)(void 0,{"candidates.jsonl":h,...d,...t&&{"events.jsonl":t},...c&&{"gate-report.json":c}})]}function i(e){
return Object.entries(e).map(([h,d])=>`  ${h}: ${d}`).join(`
`)}function s({command:e,context:h}){return h===void 0?$(e):JSON.stringify({command:e,context:h})}function $(e){return typeof e==
"string"&&e.trim()!==""?e:`"validation": [${JSON.stringify(e)}]`}},8229:function(D,p,g){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.renderExplanation=R,p.renderRule=A,p.renderRuleList=_;function y(){const n=g(10289);return y=function(){
return n},n}function f(){const n=g(6244);return f=function(){return n},n}function T(){const n=g(50427);return T=function(){
return n},n}function k(){const n=g(94965);return k=function(){return n},n}function u(){const n=g(31626);return u=function(){
return n},n}function O(){const n=g(27809);return O=function(){return n},n}const S=8;function R(n,o){const r=(0,u().layoutOf)(
o),{shown:l,rest:a}=(0,u().limited)(n.findings,S,"finding",r);return(0,u().page)([i(n,r),...l.map(m=>s(m,n,r)),a,h(n,r),
c(n,r),E(n,r)])}function i({command:n,profiles:o},r){const l=$(n)?[r.paint("strong","(blank)")]:(0,O().markedCommand)(n,
[],r);return[...(0,u().labelled)(r,"command",l),...Object.entries(o).flatMap(([a,m])=>(0,u().prose)(r,m,`profile ${a}`,{
label:k().COMMAND_TONES[m]}))]}function s(n,{command:o,profiles:r},l){const{severity:a,message:m,span:j,remedy:x,rule:M}=n,
v=n.profiles.length<Object.keys(r).length,P=j===void 0||$(o)?{}:{command:o,spans:[j]},L=[...v?[{label:"only in",text:`pr\
ofile ${n.profiles.join(", ")}`}]:[],{label:"fix",text:x,tone:"good"}],J={status:a,tone:k().SEVERITY_TONES[a],words:m,...P};
return(0,O().rowLines)({...J,notes:L,rule:M},l)}function $(n){return/^ *$/.test(n)}const e=800;function h({argv:n,assignments:o,
invocation:r},l){const a=(b,B)=>{const F=B.map(W=>W===""?"(empty)":W).join(", "),G=l.verbose?F:(0,k().clip)(F,e);return B.
length===0?[]:(0,u().labelled)(l,b,(0,T().chop)((0,y().terminal)(G),(0,u().roomOf)(l)))},{program:m,subcommand:j,flags:x=[],
operands:M=[],passthrough:v=[]}=r??{},P=o.map(({name:b,value:B})=>`${b}=${B}`),L=n?.map(b=>JSON.stringify(b)).join(", ");
return[["sets",P],["argv",[L===void 0?"none: the command is ambiguous":`[${L}]`]],["program",[m??"not one of the default\
 profile"]],["subcommand",j?[j]:[]],["flags",x.map(d)],["operands",M.map(({text:b})=>b)],["passed on",v.map(({text:b})=>b)]].
flatMap(b=>a(...b))}function d({name:n,written:o,value:r}){const l=r===void 0?n:`${n} = ${r===""?"(empty)":r}`;return o===
n?l:`${l} (written as ${o})`}const t=12;function c(n,o){const{argv:r,invocation:l,outcome:a,targets:m,tree:j,root:x}=n,[
M]=r??[];if(M===void 0)return(0,u().prose)(o,"would run","nothing");const v=a==="needs_approval"?(0,u().prose)(o,"waits",
"needs approval"):[],P=a==="blocked"?"leads to":"would run";if(l===null){const L=a==="blocked"?"nothing":`program ${M}`;
return[...v,...(0,u().prose)(o,"would run",L)]}return j===null?[...v,...(0,u().prose)(o,P,"unknown without a repository;\
 use --repo DIR")]:[...v,...w(P,m.map(N),"file, script or tool",o),...(0,u().prose)(o,"looked in",x===void 0?j:`${x} of ${j}`)]}
function w(n,o,r,l){const{shown:a,rest:m}=(0,u().limited)(o,t,r,l);return a.length===0?(0,u().prose)(l,n,`no ${r}`):[...a.
flatMap((j,x)=>(0,u().prose)(l,x===0?n:"",(0,k().clip)(j,400))),...m]}function N({kind:n,name:o,path:r,script:l,via:a}){
const m=a===void 0?"":`  (from ${a})`;switch(n){case"file":return`file ${r??o}${m}`;case"npm_script":return`script ${o}:\
 ${l??""}${m}`;case"package_binary":return`tool ${o}${r===void 0?"":`: ${r}`}${m}`}}function E({argv:n,scripts:o},r){return n===
null||o===null?[]:w("in order",o.map(I),"script",r)}function I({directory:n,event:o,text:r,shell:l}){const a=n===""?"":`\
 in ${n}`;return r===""?`${o}${a}: there is no such script, or it is empty`:`${o}${a}, ${l?"by a shell":"without a shell"}\
: ${r}`}function A(n,o){return`${(0,f().rulePage)(n).map(r=>C(r,o)).join(`

`)}
`}function _(n,{columns:o}){const r=Math.max(...[...n.values()].flat().map(({id:a})=>a.length))+4;return`${[...n].map(([
a,m])=>[`${a}:`,...m.flatMap(({id:j,title:x})=>(0,T().wrap)(x,o-r).map((M,v)=>(0,T().padRight)(v===0?`  ${j}`:"",r)+M))]).
map(a=>a.join(`
`)).join(`

`)}
`}function C({kind:n,text:o},r){switch(n){case"title":return o;case"heading":return`${o}:`;case"paragraph":return(0,T().
wrap)(o.replace(/\s+/g," "),r).join(`
`);case"code":return o.replace(/^(?=.)/gm,"    ")}}},79215:function(D,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.isChangeExample=g,p.isPromotionExample=y;function g(f){return typeof f=="object"&&"head"in f}function y(f){return typeof f==
"object"&&"candidates"in f}}};
