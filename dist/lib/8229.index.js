"use strict";exports.id=8229,exports.ids=[8229],exports.modules={6244:function(B,d,h){Object.defineProperty(d,"__esModule",{value:!0}),
d.ruleDocuments=L,d.ruleMarkdown=n,d.rulePage=l,d.rulesByTopic=i;function g(){const t=h(59490);return g=function(){return t},
t}function f(){const t=h(39763);return f=function(){return t},t}function j(){const t=h(13580);return j=function(){return t},
t}function v(){const t=h(82369);return v=function(){return t},t}function b(){const t=h(43767);return b=function(){return t},
t}function c(){const t=h(80770);return c=function(){return t},t}const O="<!-- Generated from the catalogue of rules. Do \
not edit. -->";function L(t=(0,j().allRules)()){return new Map([["README.md",a(t)],...t.map($=>[`${$.id}.md`,`${O}

${n($)}`])])}function i(t=(0,j().allRules)()){return(0,g().groupBy)(t,y)}function a(t){const $=[...i(t)].map(([I,S])=>{const R=S.
map(({id:e,severity:r,title:o})=>`| [${e}](${e}.md) | ${r} | ${o} |`);return[`## ${I}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...R].join(`
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
succeeded twice, unless the example shows other events.`;return`${[O,"# Rules",D,...$].join(`

`)}
`}function y({layer:t,profile:$}){return $===void 0?String(t):`Profile ${$}${typeof t=="number"?`, layer ${t}`:""}`}function n(t){
return`${l(t).map(p).join(`

`)}
`}function p({kind:t,text:$}){switch(t){case"title":return`# ${$}`;case"heading":return`## ${$}`;case"paragraph":return $;case"\
code":return`\`\`\`\`text
${$}
\`\`\`\``}}function l(t){const{id:$,title:D,severity:I,harm:S,layer:R,why:e,wrong:r,right:o,configure:u}=t;return[{kind:"\
title",text:$},{kind:"paragraph",text:`${D}.`},{kind:"paragraph",text:`Severity: ${I} \xB7 Harm: ${S} \xB7 Layer: ${R}`},
...w(t),{kind:"heading",text:"Why"},{kind:"paragraph",text:e},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,c().exampleText)(
r)},{kind:"heading",text:"Right"},{kind:"code",text:(0,c().exampleText)(o)},{kind:"heading",text:"In the policy"},...u===
void 0?[]:[{kind:"code",text:u}],...k(t)]}function w({id:t,failsByLevel:$,idle:D}){const I=Object.hasOwn(v().GRADES,t)?v().
GRADES[t]:{},S=f().SEVERITIES.flatMap(R=>{const e=I[R];return e===void 0?[]:[`${E[R]} if ${e}.`]});return $&&S.push("An \
error with `agent_files.level: error`; a notice in a format that is not verified."),D&&S.push("An error in a promotion."),
S.length===0?[]:[{kind:"paragraph",text:S.join(" ")}]}const E={error:"An error",warning:"A warning",notice:"A notice"};function k(t){
return(0,b().mayBeIgnored)(t)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They \
stay in the report but do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${t.id}
    reason: Why this is acceptable
    expires: ${_}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const _="2027-12-31"},
74156:function(B,d,h){Object.defineProperty(d,"__esModule",{value:!0}),d.fileText=j,d.filesText=f;function g(){const i=h(
80401);return g=function(){return i},i}function f(i,a={}){return[...new Set([...Object.keys(i??{}),...Object.keys(a)])].
map(n=>{const p=i?.[n],l=a[n];return(i===void 0||JSON.stringify(p)===JSON.stringify(l))&&l!==void 0?j(n,l):v(n,p,l)})}function j(i,a){
if(typeof a=="object"&&"symlink"in a)return`# ${i} -> ${a.symlink}`;const y=typeof a=="object"&&"latin1"in a?" (in ISO 8\
859-1)":"",n=b(i,a).trimEnd();return n===""?`# ${i} (empty)`:`# ${i}${y}
${n}`}function v(i,a,y){return(0,g().createTwoFilesPatch)(a===void 0?"/dev/null":`a/${i}`,y===void 0?"/dev/null":`b/${i}`,
b(i,a),b(i,y),void 0,void 0,{headerOptions:g().FILE_HEADERS_ONLY}).trimEnd()}function b(i,a=""){if(typeof a=="string")return a;
if("symlink"in a)return a.symlink;if("submodule"in a)return`Subproject commit ${a.submodule}
`;const n=("latin1"in a?a.latin1:a).map(l=>O(l,i.endsWith(".jsonl")));return!i.endsWith(".json")||n.length<2?n.map(l=>`${l}\

`).join(""):`{ "genes": [
${n.map(l=>l.replaceAll(/^/gm,"  ")).join(`,
`)}
] }
`}const c=76;function O(i,a){const y=Object.entries(i).filter(([,w])=>w!==void 0).map(([w,E])=>`${JSON.stringify(w)}: ${L(
E)}`),n=Object.keys(i).filter(w=>i[w]===void 0),p=n.length===0?"":`   // without ${n.join(", ")}`,l=`{ ${[...y,"\u2026"].
join(", ")} }${p}`;return a||l.length<=c?l:`{
${[...y,"\u2026"].map(w=>`  ${w}`).join(`,
`)}
}${p}`}function L(i){return JSON.stringify(i,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(B,d,h){
Object.defineProperty(d,"__esModule",{value:!0}),d.exampleText=j;function g(){const n=h(79215);return g=function(){return n},
n}function f(){const n=h(74156);return f=function(){return n},n}function j(n){return typeof n=="string"?y(n):[...c(n),...b(
n)].join(`

`)}const v=".github/gene-gate.yml";function b({policy:n}){return n===void 0?[]:[(0,f().fileText)(v,n)]}function c(n){if((0,g().
isPromotionExample)(n))return L(n);if(!(0,g().isChangeExample)(n))return[a(n),...n.firstHalf?["# Judged before `prepare`"]:
[],...(n.without??[]).map(t=>`# without ${t}`),...(0,f().filesText)(n.base,n.files)];const{base:p,head:l,checkout:w,inputs:E,
run:k,approvedBy:_}=n;return[...(0,f().filesText)(p,l),...w?[`# The checkout is ${O[w]}.`]:[],...E?[`with:
${i(E)}`]:[],...k?.installed?["npm ci --ignore-scripts"]:[],...k?.prepare?[`with:
  prepare: ${k.prepare}`]:[],...k?.untracked?["# On disk, but not in the commit:",...(0,f().filesText)(void 0,k.untracked)]:
[],...k?.meanwhile?["# Written while this runs:",...(0,f().filesText)(void 0,k.meanwhile)]:[],...k?.shard?[`gene-gate ch\
eck --shard ${k.shard}`]:[],...k?.cancelled?["# The job is cancelled while this runs."]:[],...(_??[]).map(t=>`@${t} appr\
oves with the comment: /gene-gate approve`)]}const O={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function L(n){const{candidates:p,files:l,events:w,reports:E}=n;return[
...(0,f().filesText)(void 0,{"candidates.jsonl":p,...l,...w&&{"events.jsonl":w},...E&&{"gate-report.json":E}})]}function i(n){
return Object.entries(n).map(([p,l])=>`  ${p}: ${l}`).join(`
`)}function a({command:n,context:p}){return p===void 0?y(n):JSON.stringify({command:n,context:p})}function y(n){return typeof n==
"string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}},8229:function(B,d,h){Object.defineProperty(d,"__esMod\
ule",{value:!0}),d.renderExplanation=i,d.renderRule=I,d.renderRuleList=S;function g(){const e=h(39763);return g=function(){
return e},e}function f(){const e=h(10289);return f=function(){return e},e}function j(){const e=h(6244);return j=function(){
return e},e}function v(){const e=h(50427);return v=function(){return e},e}function b(){const e=h(94965);return b=function(){
return e},e}function c(){const e=h(31626);return c=function(){return e},e}function O(){const e=h(27809);return O=function(){
return e},e}const L=8;function i(e,r){const o=(0,c().layoutOf)(r),{shown:u,rest:s}=(0,c().limited)(e.findings,L,"finding",
o);return(0,c().page)([a(e,o),...u.map(m=>y(m,e,o)),s,l(e,o),k(e,o),$(e,o)])}function a({command:e,profiles:r},o){const u=n(
e)?[o.paint("strong","(blank)")]:(0,O().markedCommand)(e,[],o);return[...(0,c().labelled)(o,"command",u),...g().PROFILE_NAMES.
flatMap(s=>{const m=r[s];return m===void 0?[]:(0,c().prose)(o,m,`profile ${s}`,{label:b().COMMAND_TONES[m]})}),...(0,c().
prose)(o,"engines",g().ENGINES.map(s=>`${s}: ${r[s]==="block"?"no":"yes"}`).join(", "))]}function y(e,{command:r,profiles:o},u){
const{severity:s,message:m,span:T,remedy:A,rule:N}=e,M=e.profiles.length<Object.keys(o).length-g().ENGINES.length,P=T===
void 0||n(r)?{}:{command:r,spans:[T]},G=[...M?[{label:"only in",text:`profile ${e.profiles.join(", ")}`}]:[],{label:"fix",
text:A,tone:"good"}],C={status:s,tone:b().SEVERITY_TONES[s],words:m,...P};return(0,O().rowLines)({...C,notes:G,rule:N},u)}
function n(e){return/^ *$/.test(e)}const p=800;function l({argv:e,assignments:r,invocation:o},u){const s=(x,F)=>{const J=F.
map(W=>W===""?"(empty)":W).join(", "),Y=u.verbose?J:(0,b().clip)(J,p);return F.length===0?[]:(0,c().labelled)(u,x,(0,v().
chop)((0,f().terminal)(Y),(0,c().roomOf)(u)))},{program:m,subcommand:T,flags:A=[],operands:N=[],passthrough:M=[]}=o??{},
P=r.map(({name:x,value:F})=>`${x}=${F}`),G=e?.map(x=>JSON.stringify(x)).join(", ");return[["sets",P],["argv",[G===void 0?
"none: the command is ambiguous":`[${G}]`]],["program",[m??"not one of the default profile"]],["subcommand",T?[T]:[]],["\
flags",A.map(w)],["operands",N.map(({text:x})=>x)],["passed on",M.map(({text:x})=>x)]].flatMap(x=>s(...x))}function w({name:e,
written:r,value:o}){const u=o===void 0?e:`${e} = ${o===""?"(empty)":o}`;return r===e?u:`${u} (written as ${r})`}const E=12;
function k(e,r){const{argv:o,invocation:u,outcome:s,targets:m,tree:T,root:A,checkout_as:N}=e,[M]=o??[];if(M===void 0)return(0,c().
prose)(r,"would run","nothing");const P=s==="needs_approval"?(0,c().prose)(r,"waits","needs approval"):[],G=s==="blocked"?
"leads to":"would run";if(u===null){const C=s==="blocked"?"nothing":`program ${M}`;return[...P,...(0,c().prose)(r,"would\
 run",C)]}return T===null?[...P,...(0,c().prose)(r,G,"unknown without a repository; use --repo DIR")]:[...P,..._(G,m.map(
t),"file, script or tool",r),...(0,c().prose)(r,"looked in",N===void 0?[A,T].filter(Boolean).join(" of "):`the directory\
 above ${T}, which is ${N} there`)]}function _(e,r,o,u){const{shown:s,rest:m}=(0,c().limited)(r,E,o,u);return s.length===
0?(0,c().prose)(u,e,`no ${o}`):[...s.flatMap((T,A)=>(0,c().prose)(u,A===0?e:"",(0,b().clip)(T,400))),...m]}function t({kind:e,
name:r,path:o,script:u,via:s}){const m=s===void 0?"":`  (from ${s})`;switch(e){case"file":return`file ${o??r}${m}`;case"\
npm_script":return`script ${r}: ${u??""}${m}`;case"package_binary":return`tool ${r}${o===void 0?"":`: ${o}`}${m}`}}function $({
argv:e,scripts:r},o){return e===null||r===null?[]:_("in order",r.map(D),"script",o)}function D({directory:e,event:r,text:o,
shell:u}){const s=e===""?"":` in ${e}`;return o===""?`${r}${s}: there is no such script, or it is empty`:`${r}${s}, ${u?
"by a shell":"without a shell"}: ${o}`}function I(e,r){return`${(0,j().rulePage)(e).map(o=>R(o,r)).join(`

`)}
`}function S(e,{columns:r}){const o=Math.max(...[...e.values()].flat().map(({id:s})=>s.length))+4;return`${[...e].map(([
s,m])=>[`${s}:`,...m.flatMap(({id:T,title:A})=>(0,v().wrap)(A,r-o).map((N,M)=>(0,v().padRight)(M===0?`  ${T}`:"",o)+N))]).
map(s=>s.join(`
`)).join(`

`)}
`}function R({kind:e,text:r},o){switch(e){case"title":return r;case"heading":return`${r}:`;case"paragraph":return(0,v().
wrap)((0,c().startedAs)(o,r.replace(/\s+/g," ")),o.columns).join(`
`);case"code":return r.replace(/^(?=.)/gm,"    ")}}},79215:function(B,d){Object.defineProperty(d,"__esModule",{value:!0}),
d.isChangeExample=h,d.isPromotionExample=g;function h(f){return typeof f=="object"&&"head"in f}function g(f){return typeof f==
"object"&&"candidates"in f}},82369:function(B,d){Object.defineProperty(d,"__esModule",{value:!0}),d.GRADES=void 0;const h={
warning:"the change only adds the gene"},g="only the default list names the file",f=d.GRADES={"unknown-flag":{warning:"n\
pm drops the flag, which is one of test runners, without `--`"},"only-prints":{error:"the command is `npm run env`, whic\
h prints the environment"},"tool-unknown":{notice:"a script of `package.json` starts the tool at the base, too"},"npmrc-\
setting":{warning:"the base has the setting, too, and its effect is not known"},"program-replaced":{warning:"the base or\
 the lock file has the program of this name, too"},"npm-script-missing":{error:"the command is `npm start`, or runs noth\
ing (`--if-present`)"},"npm-script-empty":{warning:"another script calls the empty one"},"npm-script-text":{error:"the b\
ase lacks the script, and as a command it would be an error"},"npm-script-form":{notice:"the base has the script, and th\
e command hands no words on to it"},"package-json-invalid":{warning:"the file stands at the root of a store"},"exception\
-refused":{notice:"the ignore could have an effect, but is not needed"},"agent-instructions":{notice:"the change leaves \
the block as it is"},"duplicate-id":{warning:"another file of the directory has the id, with other content"},"without-ef\
fect":{warning:"no engine reads the file, because it is a list"},"outside-globs":{error:"the change brings a Gene with a\
 dangerous command",notice:"the base has the dangerous command, or the submodule, too"},"content-hash-mismatch":{warning:"\
the only new content is what an engine has learned about the gene",notice:"an engine has created or shipped the gene wit\
h this hash"},"reference-not-found":{warning:"no gene is missing, or the engine has used none (`ad_hoc`)"},"still-named":{
notice:"only events name the gene"},"event-not-chained":{warning:"another event has the same parent"},"event-parent-miss\
ing":{warning:"the event is the first of its file, or in no audit log"},"claim-not-checked":{error:"a promotion, or a la\
ter event of the audit log, depends on it"},"engine-seeds":{warning:"scripts of the engine that they run are not in the \
repository"},"validation-missing":{notice:"a release of the engine ships the gene with `node --version`"},"schema-field":{
error:"the asset is promoted",notice:"only the reference engine requires the field"},"validation-redundant":{notice:"the\
 entry is blank"},"constraints-malformed":{warning:"the limit is missing, above the hard cap, or a pattern"},"check-deci\
ded-by":{warning:"a test is deleted, or new configuration meets an old command"},"forbidden-path-declared":h,"blast-radi\
us-exceeded":h,"blast-radius-critical":h,"blast-radius-hard-cap":{warning:"the change is a push that edits no gene"},"pr\
otected-path":{warning:g},"protected-file-destroyed":{warning:`${g}, and no gene is changed or applied`},"store-root-unc\
lear":{warning:"the change moves the root"},"agent-setting-changed":{notice:"the setting gives less trust, or other trus\
t, or stands without a change"},"agent-file-unread":{notice:"no format of the gate describes the file"},"agent-command-c\
hanged":{notice:"only a script has changed, or the server is built first"},"nothing-shown":{notice:"only documents chang\
e, or a part of the change"}}}};
