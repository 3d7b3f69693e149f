"use strict";exports.id=547,exports.ids=[547],exports.modules={8229:((_,l,p)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.renderExplanation=
c,l.renderRule=J,l.renderRuleList=W;function f(){const e=p(41134);return f=function(){return e},e}function T(){const e=p(
10289);return T=function(){return e},e}function g(){const e=p(50427);return g=function(){return e},e}function $(){const e=p(
94965);return $=function(){return e},e}function k(){const e=p(17722);return k=function(){return e},e}function o(){const e=p(
31626);return o=function(){return e},e}const u=8;function c(e,n){const r=(0,o().layoutOf)(n),{shown:a,rest:s}=(0,o().limited)(
e.findings,u,"finding",r);return(0,o().page)([y(e,r),...a.map(d=>x(d,e,r)),s,A(e,r),t(e,r),E(e,r),h(e,r)])}function y({command:e,
profiles:n},r){const a=i(e)?[r.paint("strong","(blank)")]:(0,k().markedCommand)(e,[],r);return[...(0,o().labelled)(r,"co\
mmand",a),...Object.entries(n).flatMap(([s,d])=>(0,o().prose)(r,d,`profile ${s}`,{label:$().COMMAND_TONES[d]}))]}const m=160;
function x(e,{command:n,profiles:r},a){const{severity:s,message:d,span:w}=e,O=e.profiles.length<Object.keys(r).length;return[
...(0,o().prose)(a,s,(0,$().clip)(d,k().LONGEST_SENTENCE),{label:$().SEVERITY_TONES[s]}),...w===void 0||i(n)?[]:(0,o().labelled)(
a,"",(0,k().markedCommand)(n,[w],a,{whole:m})),...O?(0,o().prose)(a,"only in",`profile ${e.profiles.join(", ")}`):[],...(0,k().
fixRows)(e,a)]}function i(e){return/^ *$/.test(e)}function t({command:e,invocation:n},r){if(n===null)return(0,o().prose)(
r,"program","not one of the default profile");const{program:a,subcommand:s,flags:d,operands:w,passthrough:O}=n,S=b=>I(b,
e);return[...(0,o().prose)(r,"program",a),...s===null?[]:(0,o().prose)(r,"subcommand",s),...L("flags","flag",d.map(j),r),
...L("operands","operand",w.map(S),r),...L("passed on","word",O.map(S),r)]}function j({span:e,name:n,written:r,value:a}){
const s=a===void 0?n:`${n} = ${a===""?"(empty)":a}`;return{span:e,words:r===n?s:`${s}  (written as ${r})`}}const R=12;function E(e,n){
const{argv:r,invocation:a,outcome:s,targets:d,tree:w,root:O}=e,[S]=r??[];if(S===void 0)return(0,o().prose)(n,"would run",
"nothing");const b=s==="needs_approval"?(0,o().prose)(n,"waits","needs approval"):[],P=s==="blocked"?"leads to":"would r\
un";if(a===null){const D=s==="blocked"?"nothing":`program ${S}`;return[...b,...(0,o().prose)(n,"would run",D)]}if(w===null)
return[...b,...(0,o().prose)(n,P,"unknown without a repository; use --repo DIR")];const{shown:H,rest:U}=(0,o().limited)(
d,R,"target",n);return[...b,...d.length===0?(0,o().prose)(n,P,"no file, script or tool found"):[],...H.flatMap((D,Y)=>(0,o().
prose)(n,Y===0?P:"",(0,$().clip)(M(D),400))),...U,...(0,o().prose)(n,"looked in",O===void 0?w:`${O} of ${w}`)]}function M({
kind:e,name:n,path:r,script:a,via:s}){const d=s===void 0?"":`  (from ${s})`;switch(e){case"file":return`file ${r??n}${d}`;case"\
npm_script":return`script ${n}: ${a??""}${d}`;case"package_binary":return`tool ${n}${r===void 0?"":`: ${r}`}${d}`}}function h({
argv:e,scripts:n},r){if(e===null||n===null)return[];const{shown:a,rest:s}=(0,o().limited)(n,R,"script",r);return[...n.length===
0?(0,o().prose)(r,"in order","no script"):[],...a.flatMap((d,w)=>(0,o().prose)(r,w===0?"in order":"",(0,$().clip)(N(d),400))),
...s]}function N({directory:e,event:n,text:r,shell:a}){const s=e===""?"":` in ${e}`;return r===""?`${n}${s}: there is no\
 such script, or it is empty`:`${n}${s}, ${a?"by a shell":"without a shell"}: ${r}`}const v=16,C=800;function A(e,n){const{
command:r,words:a,assignments:s}=e,d=s.map(({span:O,name:S,value:b})=>({span:O,words:`${S}=${b}`})),w=a.map(O=>I(O,r));return[
...L("sets","assignment",d,n),...L("words","word",w,n),...(0,o().labelled)(n,"argv",G(e,n))]}function L(e,n,r,a){const{shown:s,
rest:d}=(0,o().limited)(r,v,n,a),w=s.map(({span:b})=>B(b)),O=Math.max(0,...w.map(({length:b})=>b))+2,S=s.map(({words:b},P)=>a.
paint("quiet",(0,g().padRight)(w[P]??"",O))+(0,o().shortName)(b,(0,o().roomOf)(a)-O));return[...(0,o().labelled)(a,e,S),
...d]}function B({start:e,end:n}){return n-e>1?`${e+1}-${n}`:`${e+1}`}function I({text:e,span:n},r){const a=r.slice(n.start,
n.end),s=e===""?"(empty)":e;return{span:n,words:e===a?s:`${s}  (written as ${a})`}}function G({argv:e},n){if(e===null)return(0,g().
wrap)("none: the command is ambiguous",(0,o().roomOf)(n));const r=(0,T().terminal)(`[${e.map(a=>JSON.stringify(a)).join(
", ")}]`);return(0,g().chop)(n.verbose?r:(0,$().clip)(r,C),(0,o().roomOf)(n))}function J(e,n){return`${(0,f().rulePage)(
e).map(r=>F(r,n)).join(`

`)}
`}function W(e,{columns:n}){const r=Math.max(...[...e.values()].flat().map(({id:s})=>s.length))+4;return`${[...e].map(([
s,d])=>[`${s}:`,...d.flatMap(({id:w,title:O})=>(0,g().wrap)(O,n-r).map((S,b)=>(0,g().padRight)(b===0?`  ${w}`:"",r)+S))]).
map(s=>s.join(`
`)).join(`

`)}
`}function F({kind:e,text:n},r){switch(e){case"title":return n;case"heading":return`${n}:`;case"paragraph":return(0,g().
wrap)(n.replace(/\s+/g," "),r).join(`
`);case"code":return n.replace(/^(?=.)/gm,"    ")}}}),17655:((_,l,p)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.ruleDocuments=o,l.ruleMarkdown=m,l.rulesByTopic=u;function f(){const i=p(59490);return f=function(){return i},i}function T(){
const i=p(37156);return T=function(){return i},i}function g(){const i=p(41134);return g=function(){return i},i}function $(){
const i=p(88489);return $=function(){return i},i}const k="<!-- Generated from the catalogue of rules. Do not edit. -->";
function o(i=T().ALL_RULES){return new Map([["README.md",c(i)],...i.map(t=>[`${t.id}.md`,`${k}

${m(t)}`])])}function u(i=T().ALL_RULES){return(0,f().groupBy)(i,y)}function c(i){const t=[...u(i)].map(([R,E])=>{const M=E.
map(({id:h,severity:N,title:v})=>`| [${h}](${h}.md) | ${N} | ${v} |`);return[`## ${R}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...M].join(`
`)}),j=`The gate has ${i.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
A section without a profile applies to every profile. The rules of the sandbox profiles, \`curated\` and \`workspace\`,
keep the names from the documentation of those sandboxes, with underscores.

Every example is tested. A command is judged on Linux, by the default profile or the profile of its section, in
${$().STANDARD_REPOSITORY}. An example shows everything else that it requires.
\`<U+202E>\` stands for that character, and \`<3,000 letters>\` for that many letters.

One change adds the files of an example to that repository. If the change edits or removes files, it is shown as a
diff. \`src/<1-8>.js\` stands for eight files. In an asset, \`\u2026\` stands for the other required fields and the correct
\`asset_id\`. Capsules and events that do not name a gene belong to the gene \`gene_fix\`. A Capsule to promote has
succeeded twice, unless the example shows other events.`;return`${[k,"# Rules",j,...t].join(`

`)}
`}function y({layer:i,profile:t}){return t===void 0?String(i):`Profile ${t}${typeof i=="number"?`, layer ${i}`:""}`}function m(i){
return`${(0,g().rulePage)(i).map(x).join(`

`)}
`}function x({kind:i,text:t}){switch(i){case"title":return`# ${t}`;case"heading":return`## ${t}`;case"paragraph":return t;case"\
code":return`\`\`\`\`text
${t}
\`\`\`\``}}}),80633:((_,l,p)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.fileText=$,l.filesText=g;function f(){
const u=p(80401);return f=function(){return u},u}function T(){const u=p(67298);return T=function(){return u},u}function g(u,c={}){
return[...new Set([...Object.keys(u??{}),...Object.keys(c)])].map(m=>{const x=u?.[m],i=c[m];return(u===void 0||JSON.stringify(
x)===JSON.stringify(i))&&i!==void 0?$(m,i):k(m,x,i)})}function $(u,c){if(typeof c=="object"&&"symlink"in c)return`# ${u}\
 -> ${c.symlink}`;const y=typeof c=="object"&&"latin1"in c?" (in ISO 8859-1)":"",m=o(u,c).trimEnd();return m===""?`# ${u}\
 (empty)`:`# ${u}${y}
${m}`}function k(u,c,y){return(0,f().createTwoFilesPatch)(c===void 0?"/dev/null":`a/${u}`,y===void 0?"/dev/null":`b/${u}`,
o(u,c),o(u,y),void 0,void 0,{headerOptions:f().FILE_HEADERS_ONLY}).trimEnd()}function o(u,c=""){return typeof c=="string"?
c:"symlink"in c?c.symlink:"submodule"in c?`Subproject commit ${c.submodule}
`:("latin1"in c?c.latin1:c).map(m=>`${(0,T().assetText)(m,u.endsWith(".jsonl"))}
`).join("")}}),79215:((_,l,p)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.exampleText=$,l.isChangeExample=T,l.isPromotionExample=
g;function f(){const t=p(80633);return f=function(){return t},t}function T(t){return typeof t=="object"&&"head"in t}function g(t){
return typeof t=="object"&&"candidates"in t}function $(t){return typeof t=="string"?i(t):[...u(t),...o(t)].join(`

`)}const k=".github/gene-gate.yml";function o({policy:t}){return t===void 0?[]:[(0,f().fileText)(k,t)]}function u(t){if(g(
t))return y(t);if(!T(t))return[x(t),...t.firstHalf?["# Judged before `prepare`"]:[],...(t.without??[]).map(v=>`# without\
 ${v}`),...(0,f().filesText)(t.base,t.files)];const{base:j,head:R,checkout:E,inputs:M,run:h,approvedBy:N}=t;return[...(0,f().
filesText)(j,R),...E?[`# The checkout is ${c[E]}.`]:[],...M?[`with:
${m(M)}`]:[],...h?.installed?["npm ci --ignore-scripts"]:[],...h?.prepare?[`with:
  prepare: ${h.prepare}`]:[],...h?.large?["truncate --size=5G node_modules/large"]:[],...h?.untracked?["# On disk, but n\
ot in the commit:",...(0,f().filesText)(void 0,h.untracked)]:[],...h?.meanwhile?["# Written while this runs:",...(0,f().
filesText)(void 0,h.meanwhile)]:[],...h?.shard?[`gene-gate check --shard ${h.shard}`]:[],...h?.cancelled?["# The job is \
cancelled while this runs."]:[],...(N??[]).map(v=>`@${v} approves with the comment: /gene-gate approve`)]}const c={"test\
 merge":"the test merge of base and head","another merge":"a merge commit of base and head with other content"};function y(t){
const{candidates:j,messages:R=[],files:E,events:M,reports:h,attestations:N=[],checkRun:v,run:C}=t;return[...R.map(A=>(0,f().
fileText)("messages.jsonl",JSON.stringify(A))),...(0,f().filesText)(void 0,{"candidates.jsonl":j,...E,...M&&{"events.jso\
nl":M},...h&&{"gate-report.json":h}}),...N.map(A=>`# The attestation:
${JSON.stringify(A,null,2)}`),...v===void 0?[]:[`# The digest of the report is ${v?"":"not "}in a check run on GitHub.`],
...C?["gene-gate promote candidates.jsonl --run"]:[]]}function m(t){return Object.entries(t).map(([j,R])=>`  ${j}: ${R}`).
join(`
`)}function x({command:t,context:j}){return j===void 0?i(t):JSON.stringify({command:t,context:j})}function i(t){return typeof t==
"string"&&t.trim()!==""?t:`"validation": [${JSON.stringify(t)}]`}}),41134:((_,l,p)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.rulePage=g;function f(){const o=p(79215);return f=function(){return o},o}function T(){const o=p(43767);return T=
function(){return o},o}function g(o){const{id:u,title:c,severity:y,harm:m,layer:x,since:i,why:t,wrong:j,right:R,configure:E}=o;
return[{kind:"title",text:u},{kind:"paragraph",text:`${c}.`},{kind:"paragraph",text:`Severity: ${y} \xB7 Harm: ${m} \xB7 La\
yer: ${x} \xB7 Since: ${i}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:t},{kind:"heading",text:"Wrong"},{kind:"\
code",text:(0,f().exampleText)(j)},{kind:"heading",text:"Right"},{kind:"code",text:(0,f().exampleText)(R)},{kind:"headin\
g",text:"In the policy"},...E===void 0?[]:[{kind:"code",text:E}],...$(o)]}function $(o){return(0,T().mayBeIgnored)(o)?[{
kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They stay in the report but do not af\
fect the verdict."},{kind:"code",text:`ignores:
  - rule: ${o.id}
    reason: Why this is acceptable
    expires: ${k}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const k="2027-12-31"})};
