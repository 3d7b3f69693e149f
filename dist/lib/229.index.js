"use strict";exports.id=229,exports.ids=[229],exports.modules={6244:function(_,u,l){Object.defineProperty(u,"__esModule",{value:!0}),
u.ruleDocuments=N,u.ruleMarkdown=n,u.rulePage=h,u.rulesByTopic=i;function p(){const t=l(59490);return p=function(){return t},
t}function f(){const t=l(39763);return f=function(){return t},t}function k(){const t=l(13580);return k=function(){return t},
t}function T(){const t=l(82369);return T=function(){return t},t}function d(){const t=l(43767);return d=function(){return t},
t}function v(){const t=l(80770);return v=function(){return t},t}const R="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function N(t=(0,k().allRules)()){return new Map([["README.md",s(t)],...t.map(w=>[`${w.id}.md`,`${R}

${n(w)}`])])}function i(t=(0,k().allRules)()){return(0,p().groupBy)(t,y)}function s(t){const w=[...i(t)].map(([L,E])=>{const e=E.
map(({id:r,severity:o,title:c})=>`| [${r}](${r}.md) | ${o} | ${c} |`);return[`## ${L}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...e].join(`
`)}),D=`The gate has ${t.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
in a
terminal, \`gene-gate explain --list\` this list, and \`gene-gate explain "COMMAND"\` the findings for a command.
The severity is the usual one; the page of a rule says when a finding has another one. A policy can set another
level for many rules. A notice is also what was wrong with an asset file before the change, and what is wrong, but not
dangerous, with an unchanged gene of the engine in a repository without the scripts of the engine.

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
succeeded twice, unless the example shows other events.`;return`${[R,"# Rules",D,...w].join(`

`)}
`}function y({layer:t,profile:w}){return w===void 0?String(t):`Profile ${w}${typeof t=="number"?`, layer ${t}`:""}`}function n(t){
return`${h(t).map(g).join(`

`)}
`}function g({kind:t,text:w}){switch(t){case"title":return`# ${w}`;case"heading":return`## ${w}`;case"paragraph":return w;case"\
code":return`\`\`\`\`text
${w}
\`\`\`\``}}function h(t){const{id:w,title:D,severity:L,harm:E,layer:e,why:r,wrong:o,right:c,configure:a}=t;return[{kind:"\
title",text:w},{kind:"paragraph",text:`${D}.`},{kind:"paragraph",text:`Severity: ${L} \xB7 Harm: ${E} \xB7 Layer: ${e}`},
...m(t),{kind:"heading",text:"Why"},{kind:"paragraph",text:r},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,v().exampleText)(
o)},{kind:"heading",text:"Right"},{kind:"code",text:(0,v().exampleText)(c)},{kind:"heading",text:"In the policy"},...a===
void 0?[]:[{kind:"code",text:a}],...b(t)]}function m({id:t,failsByLevel:w,idle:D}){const L=Object.hasOwn(T().GRADES,t)?T().
GRADES[t]:{},E=f().SEVERITIES.flatMap(e=>{const r=L[e];return r===void 0?[]:[`${x[e]} if ${r}.`]});return w&&E.push("An \
error with `agent_files.level: error`; a notice in a format that is not verified."),D&&E.push("An error in a promotion."),
E.length===0?[]:[{kind:"paragraph",text:E.join(" ")}]}const x={error:"An error",warning:"A warning",notice:"A notice"};function b(t){
return(0,d().mayBeIgnored)(t)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They \
stay in the report but do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${B}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const B="2027-12-31"},
74156:function(_,u,l){Object.defineProperty(u,"__esModule",{value:!0}),u.fileText=k,u.filesText=f;function p(){const i=l(
80401);return p=function(){return i},i}function f(i,s={}){return[...new Set([...Object.keys(i??{}),...Object.keys(s)])].
map(n=>{const g=i?.[n],h=s[n];return(i===void 0||JSON.stringify(g)===JSON.stringify(h))&&h!==void 0?k(n,h):T(n,g,h)})}function k(i,s){
if(typeof s=="object"&&"symlink"in s)return`# ${i} -> ${s.symlink}`;const y=typeof s=="object"&&"latin1"in s?" (in ISO 8\
859-1)":"",n=d(i,s).trimEnd();return n===""?`# ${i} (empty)`:`# ${i}${y}
${n}`}function T(i,s,y){return(0,p().createTwoFilesPatch)(s===void 0?"/dev/null":`a/${i}`,y===void 0?"/dev/null":`b/${i}`,
d(i,s),d(i,y),void 0,void 0,{headerOptions:p().FILE_HEADERS_ONLY}).trimEnd()}function d(i,s=""){if(typeof s=="string")return s;
if("symlink"in s)return s.symlink;if("submodule"in s)return`Subproject commit ${s.submodule}
`;const n=("latin1"in s?s.latin1:s).map(h=>R(h,i.endsWith(".jsonl")));return!i.endsWith(".json")||n.length<2?n.map(h=>`${h}\

`).join(""):`{ "genes": [
${n.map(h=>h.replaceAll(/^/gm,"  ")).join(`,
`)}
] }
`}const v=76;function R(i,s){const y=Object.entries(i).filter(([,m])=>m!==void 0).map(([m,x])=>`${JSON.stringify(m)}: ${N(
x)}`),n=Object.keys(i).filter(m=>i[m]===void 0),g=n.length===0?"":`   // without ${n.join(", ")}`,h=`{ ${[...y,"\u2026"].
join(", ")} }${g}`;return s||h.length<=v?h:`{
${[...y,"\u2026"].map(m=>`  ${m}`).join(`,
`)}
}${g}`}function N(i){return JSON.stringify(i,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(_,u,l){
Object.defineProperty(u,"__esModule",{value:!0}),u.exampleText=k;function p(){const n=l(79215);return p=function(){return n},
n}function f(){const n=l(74156);return f=function(){return n},n}function k(n){return typeof n=="string"?y(n):[...v(n),...d(
n)].join(`

`)}const T=".github/gene-gate.yml";function d({policy:n}){return n===void 0?[]:[(0,f().fileText)(T,n)]}function v(n){if((0,p().
isPromotionExample)(n))return N(n);if(!(0,p().isChangeExample)(n))return[s(n),...n.firstHalf?["# Judged before `prepare`"]:
[],...(n.without??[]).map(t=>`# without ${t}`),...(0,f().filesText)(n.base,n.files)];const{base:g,head:h,checkout:m,inputs:x,
run:b,approvedBy:B}=n;return[...(0,f().filesText)(g,h),...m?[`# The checkout is ${R[m]}.`]:[],...x?[`with:
${i(x)}`]:[],...b?.installed?["npm ci --ignore-scripts"]:[],...b?.prepare?[`with:
  prepare: ${b.prepare}`]:[],...b?.untracked?["# On disk, but not in the commit:",...(0,f().filesText)(void 0,b.untracked)]:
[],...b?.meanwhile?["# Written while this runs:",...(0,f().filesText)(void 0,b.meanwhile)]:[],...b?.shard?[`gene-gate ch\
eck --shard ${b.shard}`]:[],...b?.cancelled?["# The job is cancelled while this runs."]:[],...(B??[]).map(t=>`@${t} appr\
oves with the comment: /gene-gate approve`)]}const R={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function N(n){const{candidates:g,files:h,events:m,reports:x}=n;return[
...(0,f().filesText)(void 0,{"candidates.jsonl":g,...h,...m&&{"events.jsonl":m},...x&&{"gate-report.json":x}})]}function i(n){
return Object.entries(n).map(([g,h])=>`  ${g}: ${h}`).join(`
`)}function s({command:n,context:g}){return g===void 0?y(n):JSON.stringify({command:n,context:g})}function y(n){return typeof n==
"string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}},8229:function(_,u,l){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.renderExplanation=N,u.renderRule=D,u.renderRuleList=L;function p(){const e=l(10289);return p=function(){
return e},e}function f(){const e=l(6244);return f=function(){return e},e}function k(){const e=l(50427);return k=function(){
return e},e}function T(){const e=l(94965);return T=function(){return e},e}function d(){const e=l(31626);return d=function(){
return e},e}function v(){const e=l(27809);return v=function(){return e},e}const R=8;function N(e,r){const o=(0,d().layoutOf)(
r),{shown:c,rest:a}=(0,d().limited)(e.findings,R,"finding",o);return(0,d().page)([i(e,o),...c.map($=>s($,e,o)),a,g(e,o),
x(e,o),t(e,o)])}function i({command:e,profiles:r},o){const c=y(e)?[o.paint("strong","(blank)")]:(0,v().markedCommand)(e,
[],o);return[...(0,d().labelled)(o,"command",c),...Object.entries(r).flatMap(([a,$])=>(0,d().prose)(o,$,`profile ${a}`,{
label:T().COMMAND_TONES[$]}))]}function s(e,{command:r,profiles:o},c){const{severity:a,message:$,span:j,remedy:S,rule:M}=e,
A=e.profiles.length<Object.keys(o).length,P=j===void 0||y(r)?{}:{command:r,spans:[j]},I=[...A?[{label:"only in",text:`pr\
ofile ${e.profiles.join(", ")}`}]:[],{label:"fix",text:S,tone:"good"}],G={status:a,tone:T().SEVERITY_TONES[a],words:$,...P};
return(0,v().rowLines)({...G,notes:I,rule:M},c)}function y(e){return/^ *$/.test(e)}const n=800;function g({argv:e,assignments:r,
invocation:o},c){const a=(O,C)=>{const J=C.map(F=>F===""?"(empty)":F).join(", "),W=c.verbose?J:(0,T().clip)(J,n);return C.
length===0?[]:(0,d().labelled)(c,O,(0,k().chop)((0,p().terminal)(W),(0,d().roomOf)(c)))},{program:$,subcommand:j,flags:S=[],
operands:M=[],passthrough:A=[]}=o??{},P=r.map(({name:O,value:C})=>`${O}=${C}`),I=e?.map(O=>JSON.stringify(O)).join(", ");
return[["sets",P],["argv",[I===void 0?"none: the command is ambiguous":`[${I}]`]],["program",[$??"not one of the default\
 profile"]],["subcommand",j?[j]:[]],["flags",S.map(h)],["operands",M.map(({text:O})=>O)],["passed on",A.map(({text:O})=>O)]].
flatMap(O=>a(...O))}function h({name:e,written:r,value:o}){const c=o===void 0?e:`${e} = ${o===""?"(empty)":o}`;return r===
e?c:`${c} (written as ${r})`}const m=12;function x(e,r){const{argv:o,invocation:c,outcome:a,targets:$,tree:j,root:S}=e,[
M]=o??[];if(M===void 0)return(0,d().prose)(r,"would run","nothing");const A=a==="needs_approval"?(0,d().prose)(r,"waits",
"needs approval"):[],P=a==="blocked"?"leads to":"would run";if(c===null){const I=a==="blocked"?"nothing":`program ${M}`;
return[...A,...(0,d().prose)(r,"would run",I)]}return j===null?[...A,...(0,d().prose)(r,P,"unknown without a repository;\
 use --repo DIR")]:[...A,...b(P,$.map(B),"file, script or tool",r),...(0,d().prose)(r,"looked in",S===void 0?j:`${S} of ${j}`)]}
function b(e,r,o,c){const{shown:a,rest:$}=(0,d().limited)(r,m,o,c);return a.length===0?(0,d().prose)(c,e,`no ${o}`):[...a.
flatMap((j,S)=>(0,d().prose)(c,S===0?e:"",(0,T().clip)(j,400))),...$]}function B({kind:e,name:r,path:o,script:c,via:a}){
const $=a===void 0?"":`  (from ${a})`;switch(e){case"file":return`file ${o??r}${$}`;case"npm_script":return`script ${r}:\
 ${c??""}${$}`;case"package_binary":return`tool ${r}${o===void 0?"":`: ${o}`}${$}`}}function t({argv:e,scripts:r},o){return e===
null||r===null?[]:b("in order",r.map(w),"script",o)}function w({directory:e,event:r,text:o,shell:c}){const a=e===""?"":`\
 in ${e}`;return o===""?`${r}${a}: there is no such script, or it is empty`:`${r}${a}, ${c?"by a shell":"without a shell"}\
: ${o}`}function D(e,r){return`${(0,f().rulePage)(e).map(o=>E(o,r)).join(`

`)}
`}function L(e,{columns:r}){const o=Math.max(...[...e.values()].flat().map(({id:a})=>a.length))+4;return`${[...e].map(([
a,$])=>[`${a}:`,...$.flatMap(({id:j,title:S})=>(0,k().wrap)(S,r-o).map((M,A)=>(0,k().padRight)(A===0?`  ${j}`:"",o)+M))]).
map(a=>a.join(`
`)).join(`

`)}
`}function E({kind:e,text:r},o){switch(e){case"title":return r;case"heading":return`${r}:`;case"paragraph":return(0,k().
wrap)(r.replace(/\s+/g," "),o).join(`
`);case"code":return r.replace(/^(?=.)/gm,"    ")}}},79215:function(_,u){Object.defineProperty(u,"__esModule",{value:!0}),
u.isChangeExample=l,u.isPromotionExample=p;function l(f){return typeof f=="object"&&"head"in f}function p(f){return typeof f==
"object"&&"candidates"in f}},82369:function(_,u){Object.defineProperty(u,"__esModule",{value:!0}),u.GRADES=void 0;const l={
warning:"the change only adds the gene"},p="only the default list names the file",f=u.GRADES={"unknown-flag":{warning:"n\
pm drops the flag, which is one of test runners, without `--`"},"only-prints":{error:"the command is `npm run env`, whic\
h prints the environment"},"tool-unknown":{notice:"a script of `package.json` starts the tool at the base, too"},"npmrc-\
setting":{warning:"the base has the setting, too, and its effect is not known"},"program-replaced":{warning:"the base or\
 the lock file has the program of this name, too"},"npm-script-missing":{error:"the command is `npm start`, or runs noth\
ing (`--if-present`)"},"npm-script-empty":{warning:"another script calls the empty one"},"npm-script-text":{error:"the b\
ase lacks the script, and as a command it would be an error"},"npm-script-form":{notice:"the base has the script, and th\
e command hands no words on to it"},"package-json-invalid":{warning:"the file stands at the root of a store"},"validator\
-flag":{notice:"only newer validators refuse the flag"},"exception-refused":{notice:"the ignore could have an effect, bu\
t is not needed"},"agent-instructions":{notice:"the change leaves the block as it is"},"duplicate-id":{warning:"another \
file of the directory has the id, with other content"},"without-effect":{warning:"no engine reads the file, because it i\
s a list"},"outside-globs":{error:"the change brings a Gene with a dangerous command",notice:"the base has the dangerous\
 command, or the submodule, too"},"content-hash-mismatch":{warning:"the only new content is what an engine has learned a\
bout the gene",notice:"an engine has created or shipped the gene with this hash"},"reference-not-found":{warning:"no gen\
e is missing, or the engine has used none (`ad_hoc`)"},"still-named":{notice:"only events name the gene"},"event-not-cha\
ined":{warning:"another event has the same parent"},"event-parent-missing":{warning:"the event is the first of its file,\
 or in no audit log"},"claim-not-checked":{error:"a promotion, or a later event of the audit log, depends on it"},"claim\
-differs":{notice:"one successful asset claims more than the change contains"},"engine-seeds":{warning:"scripts of the e\
ngine that they run are not in the repository"},"schema-field":{error:"the asset is promoted"},"validation-redundant":{notice:"\
the entry is blank"},"constraints-malformed":{warning:"the limit is missing, above the hard cap, or a pattern"},"check-d\
ecided-by":{warning:"a test is deleted, or new configuration meets an old command"},"forbidden-path-declared":l,"blast-r\
adius-exceeded":l,"blast-radius-critical":l,"blast-radius-hard-cap":{warning:"the change is a push that edits no gene"},
"protected-path":{warning:p},"protected-file-destroyed":{warning:`${p}, and no gene is changed or applied`},"store-root-\
unclear":{warning:"the change moves the root"},"agent-setting-changed":{notice:"the setting gives less trust, or other t\
rust"},"agent-file-unread":{notice:"no format of the gate describes the file"},"agent-command-changed":{notice:"only a s\
cript has changed, or the server is built first"},"passes-when-broken":{notice:"another command fails and this is no tes\
t, or the file is old"}}}};
