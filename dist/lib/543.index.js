"use strict";exports.id=543,exports.ids=[543],exports.modules={73849:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),
d.agentTaskSchema=d.AGENT_TASK_VERSION=void 0,d.readAgentTask=T;function h(){const w=l(7723);return h=function(){return w},
w}function O(){const w=l(41895);return O=function(){return w},w}function E(){const w=l(54078);return E=function(){return w},
w}function k(){const w=l(9819);return k=function(){return w},w}function v(){const w=l(99462);return v=function(){return w},
w}function S(){const w=l(13970);return S=function(){return w},w}const A=d.AGENT_TASK_VERSION="1.0.0",R=h().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),y=v().findingIdSchema.exactOptional().describe("The id of the finding."),u=h().object({
finding:y,rule:h().string(),path:h().string().exactOptional(),line:h().int().min(1).exactOptional(),message:h().string(),
remedy:h().string()}),b=h().object({finding:y,why:h().string(),needs:h().string().describe("What the person does, such a\
s an approval and its digest.")}),f=d.agentTaskSchema=h().object({type:h().literal("AgentTask"),schema_version:h().literal(
A),next_actor:S().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:S().verdictSchema,error:h().object({code:h().string(),message:h().string(),hint:h().string()}).
optional(),head_sha:R.nullable().describe("The commit that the task is about."),base_sha:R.nullable(),policy:h().object(
{ref:h().string().exactOptional(),profile:h().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:h().array(k().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:h().array(u).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:h().array(u).describe("Warnings that fail nothing: what would make the checks worth more."),human:h().array(
b).describe("Findings that only a person resolves."),must_not:h().array(h().string()).describe("What the agent does not \
do, whatever the findings are."),patch:h().string().nullable().describe("A unified diff of the edits for `git apply`; nu\
ll without one."),verify:h().string().describe("The command that exits with 0 when nothing is left to do, also if the po\
licy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function T(w,M){try{return f.
parse(JSON.parse(w.toString("utf8")))}catch(p){throw new(O()).GateError("input_invalid",`${M} is not an AgentTask of thi\
s version: ${(0,E().firstProblem)(p)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:p})}}},52978:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.AGENT_TASK_FILE=
d.AGENT_PATCH_FILE=void 0,d.agentTask=w,d.renderAgentTask=f,d.renderTask=T;function h(){const o=l(28894);return h=function(){
return o},o}function O(){const o=l(44786);return O=function(){return o},o}function E(){const o=l(38863);return E=function(){
return o},o}function k(){const o=l(78261);return k=function(){return o},o}function v(){const o=l(13580);return v=function(){
return o},o}function S(){const o=l(94274);return S=function(){return o},o}function A(){const o=l(47350);return A=function(){
return o},o}function R(){const o=l(10289);return R=function(){return o},o}function y(){const o=l(73849);return y=function(){
return o},o}const u=d.AGENT_TASK_FILE="agent-task.json",b=d.AGENT_PATCH_FILE="agent-task.patch";function f(o){return T(w(
o))}function T(o){return`{
${Object.entries(y().agentTaskSchema.parse(o)).map(([s,r])=>{const a=Array.isArray(r)&&r.length>0?`[
${r.map(R().jsonLine).join(`,
`)}
]`:(0,R().jsonLine)(r);return`${JSON.stringify(s)}: ${a}`}).join(`,
`)}
}
`}function w(o){const{verdict:t,next_actor:s,error:r,head_sha:i,base_sha:a,policy:m,findings:$,fix:j}=o,L=t==="pass"||t===
"warn"?()=>!1:c(o),P=$.filter(I=>L(I)||p(I)).sort(k().byHarm),F=new Set(P.filter(S().isForHuman)),x=P.filter(I=>!F.has(I)),
N=g(j?.edits??[]);return{type:"AgentTask",schema_version:y().AGENT_TASK_VERSION,next_actor:s,verdict:t,...r&&{error:r},head_sha:i,
base_sha:a,policy:m&&{...m.ref!==void 0&&{ref:m.ref},profile:m.profile},edits:j?.edits??[],todo:x.filter(I=>L(I)&&!N(I)).
map(M),advice:x.filter(I=>!L(I)).map(M),human:[...F].map(I=>({...I.id!==void 0&&{finding:I.id},why:I.message,needs:n(I,o)})),
must_not:O().MUST_NOT,patch:j?.patch??null,verify:e(o)}}function M({id:o,rule:t,message:s,remedy:r,location:i}){const a=o===
void 0?{}:{finding:o},m=i&&{path:i.path,line:i.line};return{...a,rule:t,...m,message:s,remedy:r}}function p({rule:o,severity:t,
suppressed:s}){return(0,v().ruleOf)(o)?.advice===!0&&t==="warning"&&!s}function c({policy:o,findings:t}){const s=o?.fail_on??
"error",r=t.some(({rule:i})=>i==="gate-approval-missing");return i=>{const a=(0,v().ruleOf)(i.rule)?.approval,m=a==="wai\
ts"||a==="needed"&&r;return!i.suppressed&&((0,A().isBlocking)(i,s)||m)}}function g(o){const t=new Set(o.map(({finding:r})=>r)),
s=new Set(o.map(({path:r,old:i})=>JSON.stringify([r,i])));return({id:r,subject:i,location:a})=>t.has(r)||s.has(JSON.stringify(
[a?.path,i?.command]))}function n({rule:o,remedy:t,location:s},{approval_digest:r}){return r!==null&&(0,v().ruleOf)(o)?.
approval!==void 0?`${t} The approval digest is ${r}.`:s&&(0,h().isAuditLog)(s.path)?`${t} Only the process that owns the\
 audit log writes to it.`:t}function e({policy:o,base_sha:t,event:s}){const r=o?.ref??t;return[`${E().COMMAND} check --w\
orktree`,...s?.name==="index"?["--staged"]:[],...o?.enforce==="report"?["--block"]:[],...r?[`--base ${r}`]:[]].join(" ")}},
6244:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.ruleDocuments=R,d.ruleMarkdown=f,d.rulePage=w,d.
rulesByTopic=y;function h(){const n=l(59490);return h=function(){return n},n}function O(){const n=l(39763);return O=function(){
return n},n}function E(){const n=l(13580);return E=function(){return n},n}function k(){const n=l(82369);return k=function(){
return n},n}function v(){const n=l(43767);return v=function(){return n},n}function S(){const n=l(80770);return S=function(){
return n},n}const A="<!-- Generated from the catalogue of rules. Do not edit. -->";function R(n=(0,E().allRules)()){return new Map(
[["README.md",u(n)],...n.map(e=>[`${e.id}.md`,`${A}

${f(e)}`])])}function y(n=(0,E().allRules)()){return(0,h().groupBy)(n,b)}function u(n){const e=[...y(n)].map(([t,s])=>{const r=s.
map(({id:i,severity:a,title:m})=>`| [${i}](${i}.md) | ${a} | ${m} |`);return[`## ${t}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...r].join(`
`)}),o=`The gate has ${n.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[A,"# Rules",o,...e].join(`

`)}
`}function b({layer:n,profile:e}){return e===void 0?String(n):`Profile ${e}${typeof n=="number"?`, layer ${n}`:""}`}function f(n){
return`${w(n).map(T).join(`

`)}
`}function T({kind:n,text:e}){switch(n){case"title":return`# ${e}`;case"heading":return`## ${e}`;case"paragraph":return e;case"\
code":return`\`\`\`\`text
${e}
\`\`\`\``}}function w(n){const{id:e,title:o,severity:t,harm:s,layer:r,why:i,wrong:a,right:m,configure:$}=n;return[{kind:"\
title",text:e},{kind:"paragraph",text:`${o}.`},{kind:"paragraph",text:`Severity: ${t} \xB7 Harm: ${s} \xB7 Layer: ${r}`},
...M(n),{kind:"heading",text:"Why"},{kind:"paragraph",text:i},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,S().exampleText)(
a)},{kind:"heading",text:"Right"},{kind:"code",text:(0,S().exampleText)(m)},{kind:"heading",text:"In the policy"},...$===
void 0?[]:[{kind:"code",text:$}],...c(n)]}function M({id:n,failsByLevel:e,idle:o}){const t=Object.hasOwn(k().GRADES,n)?k().
GRADES[n]:{},s=O().SEVERITIES.flatMap(r=>{const i=t[r];return i===void 0?[]:[`${p[r]} if ${i}.`]});return e&&s.push("An \
error with `agent_files.level: error`; a notice in a format that is not verified."),o&&s.push("An error in a promotion."),
s.length===0?[]:[{kind:"paragraph",text:s.join(" ")}]}const p={error:"An error",warning:"A warning",notice:"A notice"};function c(n){
return(0,v().mayBeIgnored)(n)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They \
stay in the report but do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${n.id}
    reason: Why this is acceptable
    expires: ${g}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const g="2027-12-31"},
74156:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.fileText=E,d.filesText=O;function h(){const y=l(
80401);return h=function(){return y},y}function O(y,u={}){return[...new Set([...Object.keys(y??{}),...Object.keys(u)])].
map(f=>{const T=y?.[f],w=u[f];return(y===void 0||JSON.stringify(T)===JSON.stringify(w))&&w!==void 0?E(f,w):k(f,T,w)})}function E(y,u){
if(typeof u=="object"&&"symlink"in u)return`# ${y} -> ${u.symlink}`;const b=typeof u=="object"&&"latin1"in u?" (in ISO 8\
859-1)":"",f=v(y,u).trimEnd();return f===""?`# ${y} (empty)`:`# ${y}${b}
${f}`}function k(y,u,b){return(0,h().createTwoFilesPatch)(u===void 0?"/dev/null":`a/${y}`,b===void 0?"/dev/null":`b/${y}`,
v(y,u),v(y,b),void 0,void 0,{headerOptions:h().FILE_HEADERS_ONLY}).trimEnd()}function v(y,u=""){if(typeof u=="string")return u;
if("symlink"in u)return u.symlink;if("submodule"in u)return`Subproject commit ${u.submodule}
`;const f=("latin1"in u?u.latin1:u).map(w=>A(w,y.endsWith(".jsonl")));return!y.endsWith(".json")||f.length<2?f.map(w=>`${w}\

`).join(""):`{ "genes": [
${f.map(w=>w.replaceAll(/^/gm,"  ")).join(`,
`)}
] }
`}const S=76;function A(y,u){const b=Object.entries(y).filter(([,M])=>M!==void 0).map(([M,p])=>`${JSON.stringify(M)}: ${R(
p)}`),f=Object.keys(y).filter(M=>y[M]===void 0),T=f.length===0?"":`   // without ${f.join(", ")}`,w=`{ ${[...b,"\u2026"].
join(", ")} }${T}`;return u||w.length<=S?w:`{
${[...b,"\u2026"].map(M=>`  ${M}`).join(`,
`)}
}${T}`}function R(y){return JSON.stringify(y,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(C,d,l){
Object.defineProperty(d,"__esModule",{value:!0}),d.exampleText=E;function h(){const f=l(79215);return h=function(){return f},
f}function O(){const f=l(74156);return O=function(){return f},f}function E(f){return typeof f=="string"?b(f):[...S(f),...v(
f)].join(`

`)}const k=".github/gene-gate.yml";function v({policy:f}){return f===void 0?[]:[(0,O().fileText)(k,f)]}function S(f){if((0,h().
isPromotionExample)(f))return R(f);if(!(0,h().isChangeExample)(f))return[u(f),...f.firstHalf?["# Judged before `prepare`"]:
[],...(f.without??[]).map(n=>`# without ${n}`),...(0,O().filesText)(f.base,f.files)];const{base:T,head:w,checkout:M,inputs:p,
run:c,approvedBy:g}=f;return[...(0,O().filesText)(T,w),...M?[`# The checkout is ${A[M]}.`]:[],...p?[`with:
${y(p)}`]:[],...c?.installed?["npm ci --ignore-scripts"]:[],...c?.prepare?[`with:
  prepare: ${c.prepare}`]:[],...c?.untracked?["# On disk, but not in the commit:",...(0,O().filesText)(void 0,c.untracked)]:
[],...c?.meanwhile?["# Written while this runs:",...(0,O().filesText)(void 0,c.meanwhile)]:[],...c?.shard?[`gene-gate ch\
eck --shard ${c.shard}`]:[],...c?.cancelled?["# The job is cancelled while this runs."]:[],...(g??[]).map(n=>`@${n} appr\
oves with the comment: /gene-gate approve`)]}const A={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function R(f){const{candidates:T,files:w,events:M,reports:p}=f;return[
...(0,O().filesText)(void 0,{"candidates.jsonl":T,...w,...M&&{"events.jsonl":M},...p&&{"gate-report.json":p}})]}function y(f){
return Object.entries(f).map(([T,w])=>`  ${T}: ${w}`).join(`
`)}function u({command:f,context:T}){return T===void 0?b(f):JSON.stringify({command:f,context:T})}function b(f){return typeof f==
"string"&&f.trim()!==""?f:`"validation": [${JSON.stringify(f)}]`}},8229:function(C,d,l){Object.defineProperty(d,"__esMod\
ule",{value:!0}),d.renderExplanation=R,d.renderRule=o,d.renderRuleList=t;function h(){const r=l(10289);return h=function(){
return r},r}function O(){const r=l(6244);return O=function(){return r},r}function E(){const r=l(50427);return E=function(){
return r},r}function k(){const r=l(94965);return k=function(){return r},r}function v(){const r=l(31626);return v=function(){
return r},r}function S(){const r=l(27809);return S=function(){return r},r}const A=8;function R(r,i){const a=(0,v().layoutOf)(
i),{shown:m,rest:$}=(0,v().limited)(r.findings,A,"finding",a);return(0,v().page)([y(r,a),...m.map(j=>u(j,r,a)),$,T(r,a),
p(r,a),n(r,a)])}function y({command:r,profiles:i},a){const m=b(r)?[a.paint("strong","(blank)")]:(0,S().markedCommand)(r,
[],a);return[...(0,v().labelled)(a,"command",m),...Object.entries(i).flatMap(([$,j])=>(0,v().prose)(a,j,`profile ${$}`,{
label:k().COMMAND_TONES[j]}))]}function u(r,{command:i,profiles:a},m){const{severity:$,message:j,span:L,remedy:P,rule:F}=r,
x=r.profiles.length<Object.keys(a).length,N=L===void 0||b(i)?{}:{command:i,spans:[L]},I=[...x?[{label:"only in",text:`pr\
ofile ${r.profiles.join(", ")}`}]:[],{label:"fix",text:P,tone:"good"}],D={status:$,tone:k().SEVERITY_TONES[$],words:j,...N};
return(0,S().rowLines)({...D,notes:I,rule:F},m)}function b(r){return/^ *$/.test(r)}const f=800;function T({argv:r,assignments:i,
invocation:a},m){const $=(W,B)=>{const G=B.map(z=>z===""?"(empty)":z).join(", "),H=m.verbose?G:(0,k().clip)(G,f);return B.
length===0?[]:(0,v().labelled)(m,W,(0,E().chop)((0,h().terminal)(H),(0,v().roomOf)(m)))},{program:j,subcommand:L,flags:P=[],
operands:F=[],passthrough:x=[]}=a??{},N=i.map(({name:W,value:B})=>`${W}=${B}`),I=r?.map(W=>JSON.stringify(W)).join(", ");
return[["sets",N],["argv",[I===void 0?"none: the command is ambiguous":`[${I}]`]],["program",[j??"not one of the default\
 profile"]],["subcommand",L?[L]:[]],["flags",P.map(w)],["operands",F.map(({text:W})=>W)],["passed on",x.map(({text:W})=>W)]].
flatMap(W=>$(...W))}function w({name:r,written:i,value:a}){const m=a===void 0?r:`${r} = ${a===""?"(empty)":a}`;return i===
r?m:`${m} (written as ${i})`}const M=12;function p(r,i){const{argv:a,invocation:m,outcome:$,targets:j,tree:L,root:P}=r,[
F]=a??[];if(F===void 0)return(0,v().prose)(i,"would run","nothing");const x=$==="needs_approval"?(0,v().prose)(i,"waits",
"needs approval"):[],N=$==="blocked"?"leads to":"would run";if(m===null){const I=$==="blocked"?"nothing":`program ${F}`;
return[...x,...(0,v().prose)(i,"would run",I)]}return L===null?[...x,...(0,v().prose)(i,N,"unknown without a repository;\
 use --repo DIR")]:[...x,...c(N,j.map(g),"file, script or tool",i),...(0,v().prose)(i,"looked in",P===void 0?L:`${P} of ${L}`)]}
function c(r,i,a,m){const{shown:$,rest:j}=(0,v().limited)(i,M,a,m);return $.length===0?(0,v().prose)(m,r,`no ${a}`):[...$.
flatMap((L,P)=>(0,v().prose)(m,P===0?r:"",(0,k().clip)(L,400))),...j]}function g({kind:r,name:i,path:a,script:m,via:$}){
const j=$===void 0?"":`  (from ${$})`;switch(r){case"file":return`file ${a??i}${j}`;case"npm_script":return`script ${i}:\
 ${m??""}${j}`;case"package_binary":return`tool ${i}${a===void 0?"":`: ${a}`}${j}`}}function n({argv:r,scripts:i},a){return r===
null||i===null?[]:c("in order",i.map(e),"script",a)}function e({directory:r,event:i,text:a,shell:m}){const $=r===""?"":`\
 in ${r}`;return a===""?`${i}${$}: there is no such script, or it is empty`:`${i}${$}, ${m?"by a shell":"without a shell"}\
: ${a}`}function o(r,i){return`${(0,O().rulePage)(r).map(a=>s(a,i)).join(`

`)}
`}function t(r,{columns:i}){const a=Math.max(...[...r.values()].flat().map(({id:$})=>$.length))+4;return`${[...r].map(([
$,j])=>[`${$}:`,...j.flatMap(({id:L,title:P})=>(0,E().wrap)(P,i-a).map((F,x)=>(0,E().padRight)(x===0?`  ${L}`:"",a)+F))]).
map($=>$.join(`
`)).join(`

`)}
`}function s({kind:r,text:i},a){switch(r){case"title":return i;case"heading":return`${i}:`;case"paragraph":return(0,E().
wrap)(i.replace(/\s+/g," "),a).join(`
`);case"code":return i.replace(/^(?=.)/gm,"    ")}}},27809:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),
d.listRows=u,d.markedCommand=w,d.rowBlocks=R,d.rowLines=b;function h(){const n=l(10289);return h=function(){return n},n}
function O(){const n=l(50427);return O=function(){return n},n}function E(){const n=l(88611);return E=function(){return n},
n}function k(){const n=l(23408);return k=function(){return n},n}function v(){const n=l(94965);return v=function(){return n},
n}function S(){const n=l(31626);return S=function(){return n},n}const A=600;function R(n,e,{most:o,noun:t,all:s=(0,k().sizeOfRows)(
n)}){const r=e.verbose?n:n.slice(0,o),i=s-(0,k().sizeOfRows)(r);return[...r.map(a=>b(a,e)),...i>0?[(0,S().leftOut)((0,v().
count)(i,`other ${t}`),e)]:[]]}const y=12;function u({label:n,noun:e,rows:o},t){const{shown:s,rest:r}=(0,S().limited)(o,
y,e,t),i=s.map(({notes:a})=>JSON.stringify(a));return[...s.flatMap((a,m)=>{const $=!t.verbose&&i[m]===i[m+1];return b($?
{...a,notes:[]}:a,t,m===0?n:"")}),...r]}function b(n,e,o=""){const{status:t=o,tone:s,name:r,word:i,words:a,command:m,blocks:$=[],
notes:j,rows:L=[]}=n,F=[...r===void 0?[]:[`${r}${i===void 0?"":` (${i})`}`],...a===void 0?[]:[a]].join(": "),x=n.isWhole?
Number.MAX_SAFE_INTEGER:A,N=s==="quiet"?{}:{text:s},I=n.status===void 0?N:{label:s};return[...F===""?[]:(0,S().prose)(e,
t,(0,v().clipCounted)(F,x),I),...f(n,e),...m===void 0?[]:(0,S().labelled)(e,"",w(m,n.spans??[],e)),...$.flatMap(D=>M(D,e)),
...c(j,e),...n.rule===void 0?[]:g(n.rule,e),...n.isFolded&&e.verbose?L.flatMap(D=>T(D,e)):[]]}function f({name:n,place:e,
also:o,isFolded:t},s){const i=[...e===void 0||t||n?.startsWith(e.path)?[]:[`${(0,v().clip)(e.path,200)}:${e.line}`],...o?
[o]:[]];return i.length===0?[]:(0,S().prose)(s,"",i.join("; "),{text:"quiet"})}function T({command:n,status:e,words:o,notes:t},s){
if(n===void 0)return[];const i=[[e,o].filter(Boolean).join(", "),...t.map(({text:a})=>a)].flatMap(a=>(0,O().chop)((0,h().
terminal)((0,v().clip)(a,A)),(0,S().roomOf)(s)-4));return(0,S().labelled)(s,"",[...(0,E().markedLines)(n,[],(0,S().roomOf)(
s)-2).map(a=>`  ${a}`),...i.map(a=>`    ${s.paint("quiet",a)}`)])}function w(n,e,o,t="bad"){return(0,E().markedLines)(n,
e,(0,S().roomOf)(o)).map(s=>o.paint(/^ *\^[ ^]*$/.test(s)?t:"strong",s))}function M({lines:n,language:e,isFolded:o,...t},s){
if(o)return[];const r=e==="diff"?"Its diff":t.title,i=r===void 0?`${s.paint("quiet","\u2502")} `:"",a=n.flatMap(m=>(0,O().
chop)((0,h().terminal)(m.replaceAll("	","    ")),(0,S().roomOf)(s)-(i===""?0:2)).map($=>{const j=m.startsWith("-")?"bad":
m.startsWith("+")?"good":void 0;return i+(j&&e==="diff"?s.paint(j,$):$)}));return[...r===void 0?[]:(0,S().prose)(s,"",n.
length>0?`${r}:`:r),...(0,S().labelled)(s,"",a)]}const p=12;function c(n,e){const o=n.filter(({isMinor:r})=>e.verbose||!r),
{shown:t,rest:s}=(0,S().limited)(o,p,"remark",e);return[...t.flatMap(({label:r,text:i,tone:a="quiet"})=>{const m=(0,v().
clipCounted)(i,A);return r===void 0?(0,S().prose)(e,"",m,{text:a}):(0,S().prose)(e,r,m,{label:a})}),...s]}function g(n,e){
return(0,S().labelled)(e,"see",[e.paint("quiet",(0,S().shortName)(`gene-gate explain ${n}`,(0,S().roomOf)(e)))])}},88611:function(C,d,l){
Object.defineProperty(d,"__esModule",{value:!0}),d.commandLine=A,d.markedLines=S,d.markedRuns=M,d.notShown=y,d.shownParts=
R;function h(){const p=l(10289);return h=function(){return p},p}function O(){const p=l(50427);return O=function(){return p},
p}function E(){const p=l(94965);return E=function(){return p},p}const k=2e3,v=200;function S(p,c,g=Number.POSITIVE_INFINITY){
return R(p,c).flatMap(({start:n,end:e,isShown:o})=>o?T(f(p,n,e,c),g).flatMap(w):[y(e-n)])}function A(p,c){return R(p,c).
map(({start:g,end:n,isShown:e})=>e?(0,h().terminal)(p.slice(g,n)):` ${y(n-g)} `).join("").trimEnd()}function R(p,c){const g=[];
let n=0;for(const[e,o]of u(p,c))e>n&&g.push({start:n,end:e,isShown:!1}),g.push({start:e,end:o,isShown:!0}),n=o;return n<
p.length&&g.push({start:n,end:p.length,isShown:!1}),g}function y(p){return`[${(0,E().count)(p,"character")} not shown]`}
function u(p,c){if(p.length<=k)return[[0,p.length]];const g=[0,...c.map(({start:e})=>e)].toSorted((e,o)=>e-o),n=[];for(const e of g){
const o=Math.max(0,Math.min(e,p.length)-v),t=Math.min(p.length,e+v),s=n.at(-1);s&&o<=s[1]?s[1]=Math.max(s[1],t):n.push([
o,t])}return n.map(([e,o])=>[b(p,e),b(p,o)])}function b(p,c){return/^[\ud800-\udbff][\udc00-\udfff]/.test(p.slice(c-1,c+
1))?c+1:c}function f(p,c,g,n){const e=[];let o=c;for(const s of p.slice(c,g)){const[r,i]=[o,o+s.length],a=(0,h().terminal)(
s),m=n.some($=>i>$.start&&r<Math.max($.end,$.start+1));e.push({shown:a,width:(0,O().textWidth)(a),marked:m}),o=i}const t=g===
p.length&&n.some(s=>s.start>=g);return t&&e.push({shown:"",width:1,marked:t}),e}function T(p,c){const g=[];let n=[],e=0;
for(const o of p)n.length>0&&e+o.width>c&&(g.push(n),[n,e]=[[],0]),n.push(o),e+=o.width;return[...g,n]}function w(p){const c=p.
map(({shown:n})=>n).join(""),g=p.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[c,g.trimEnd()].filter(
(n,e)=>e===0||n!=="")}function M(p,{start:c,end:g},n){const e=[];for(const{shown:o,marked:t}of f(p,c,g,n)){const s=e.at(
-1);s?.marked===t?s.text+=o:e.push({text:o,marked:t})}return e}},51660:function(C,d,l){Object.defineProperty(d,"__esModu\
le",{value:!0}),d.errorLines=u,d.relativePaths=M,d.streamLines=k;function h(){const c=l(10289);return h=function(){return c},
c}function O(){const c=l(50427);return O=function(){return c},c}const E=256*1024;function k({head:c,tail:g,bytes:n,truncated:e}){
const o=s=>s===""?[]:(0,h().outputLines)(s.replace(/\r?\n$/,"")),t=e?[`[${n} bytes in total; the middle is omitted]`]:[];
return[...o(c),...t,...o(g)]}const v={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},S={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
A=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
R=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
y=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function u({stdout:c,stderr:g,root:n},e,o=Number.POSITIVE_INFINITY){const t=M(n),s=P=>(0,h().outputLines)(t(P.slice(-E))),
r=[g,c],i=r.map(({head:P,tail:F})=>s(`${P}
${F}`)),a=f(i,Object.values(v))??f(i,[S]),$=r.map(({head:P,tail:F})=>s(F===""?P:F).filter(b)).find(P=>P.length>0)??[],L=(a?
a.filter(b).slice(0,e):$.slice(-e)).flatMap(P=>(0,O().chop)(P.trimEnd(),o)).map(P=>P.trimEnd());return a?L.slice(0,e):L.
slice(-e)}function b(c){return![A,R,y].some(g=>g.test(c))}function f(c,g){return c.map(n=>T(n,g)).find(Boolean)}function T(c,g){
for(const{start:n,after:e,before:o=0}of g){const t=e?c.findIndex(r=>e.test(r)):0,s=c.findIndex((r,i)=>t!==-1&&i>=t&&n.test(
r));if(s!==-1)return c.slice(Math.max(0,s-o))}}const w=String.raw`[\w.@+~-]`;function M(c){if(c===void 0||c.length<2)return o=>o;
const n=[`file://${c.startsWith("/")?"":"/"}${encodeURI(c.replaceAll("\\","/"))}`,`file://${c}`,c.replaceAll("\\","\\\\"),
c],e=new RegExp(`(?<!${w})(?:${n.map(p).join("|")})(?:([/\\\\]{1,2})(?=${w})|(?!${w}))`,"g");return o=>o.replace(e,(t,s)=>s?
"":".")}function p(c){return c.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(C,d,l){Object.defineProperty(d,"__\
esModule",{value:!0}),d.blockedRows=M,d.failedRows=g,d.findingRows=R,d.reasonNotes=f;function h(){const e=l(59490);return h=
function(){return e},e}function O(){const e=l(13580);return O=function(){return e},e}function E(){const e=l(51660);return E=
function(){return e},e}function k(){const e=l(17577);return k=function(){return e},e}function v(){const e=l(55967);return v=
function(){return e},e}function S(){const e=l(63245);return S=function(){return e},e}function A(){const e=l(94965);return A=
function(){return e},e}function R(e,o=!1){return o?e.map(t=>y({lead:t,others:[]})):(0,S().groupFindings)(e).map(y)}function y(e){
const{lead:o,others:t}=e,{severity:s,rule:r,message:i,location:a,suppressed:m}=o,$=(0,k().otherWords)(e),j=r==="approval\
-missing";return{status:m?"ignored":j?"approval":s,tone:j?"waiting":A().SEVERITY_TONES[s],words:i,isWhole:(0,O().ruleOf)(
r)?.shownWhole===!0,...a&&{place:a},notes:m?[{label:"reason",text:`${m.reason} (until ${m.expires})`}]:T(o.remedy),blocks:w(
o),rule:r,...$!==""&&{also:$},rows:t.map(L=>y({lead:L,others:[]})),size:(0,k().sizeOf)(e)}}const u=3;function b(e){return e.
find(({span:o})=>o!==void 0)??e[0]}function f(e){const o=b(e);if(o===void 0)return{notes:[]};const t=(0,k().dangerFirst)(
o),s=({rule:j,message:L})=>JSON.stringify([j,L]),r=new Map(e.map(j=>[s(j),j]));r.delete(s(o));const i=(0,h().groupBy)([...r.
values()],({severity:j})=>j==="error"),a=i.get(!0)??[],m=(i.get(!1)??[]).slice(0,Math.max(0,u-a.length)),$=[...a,...m];return{
notes:[{label:"why",text:t.message},...T(t.remedy),...$.map(({message:j,rule:L})=>({label:"also",text:`${j} (\`${L}\`)`}))],
blocks:w(t),rule:t.rule}}function T(e){return e===""?[]:[{label:"fix",text:e,tone:"good"}]}function w({edit:e}){return(0,v().
newFiles)(e).map(({path:o,lines:t=[],length:s})=>({title:`new file \`${o}\`, ${(0,A().count)(s,"line")}`,lines:t.map(r=>r.
replaceAll("	","    "))}))}function M(e,{isEach:o=!1,most:t=Number.POSITIVE_INFINITY}={}){return(0,S().groupByCause)(p(e,
o)).slice(0,t).flatMap(({lead:s,others:r})=>[c(s),...r.slice(0,t).map(i=>c(i,s.lead))])}function p(e,o){return o?e.map(t=>({
lead:t,others:[]})):(0,S().groupCommands)(e)}function c(e,o){const{findings:t,gene:s}=e.lead,r=t.flatMap(({span:m})=>m??
[]);if(o){const m=b(t)?.remedy??"",$=m===b(o.findings)?.remedy,L=[{label:"why",text:"The reason is the same as above."},
...$?[]:T(m)];return{...n(e,"blocked"),spans:r,notes:L}}const i=f(t),a=t.length>0?i.notes:[{label:"why",text:s.summary}];
return{...n(e,"blocked"),spans:r,...i,notes:a}}function g(e,{most:o,columns:t},s=!1){return p(e,s).flatMap(r=>{const{findings:i,
command:a}=r.lead,{outcome:m}=a;if(m===void 0)return[];const[$]=i,j=$&&(0,S().isMissingTarget)($)?` ${$.message}`:"";return{
...n(r,"failed"),notes:[{label:"why",text:`It ${(0,A().outcomeWords)(m)}.${j}`},...$?T($.remedy):[]],blocks:[{lines:(0,E().
errorLines)(m,o,t)}],...$&&{rule:$.rule}}})}function n(e,o){const{gene:t,command:s,position:r}=e.lead,{path:i=t.path,line:a=t.
line}=s.location??{},m=e.others.map($=>$.gene.id);return{status:o,tone:"bad",name:t.id,...t.commands.length>1&&{word:`co\
mmand ${r} of ${t.commands.length}`},place:{path:i,line:a},command:s.command,...m.length>0&&{also:`also in ${(0,A().named)(
m)}`},size:(0,k().sizeOf)(e)}}},17577:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.dangerFirst=v,d.
dangerRank=k,d.groupsOf=y,d.otherWords=R,d.sizeOf=S;function h(){const u=l(59490);return h=function(){return u},u}function O(){
const u=l(94965);return O=function(){return u},u}const E=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function k(u){const b=E.findIndex(f=>f.test(
u));return b===-1?E.length:b}function v(u){const{message:b,remedy:f,danger:T}=u;return T===void 0?u:{...u,message:`The c\
ommand ${T}. ${b}`,remedy:f.replace(`: it ${T}`,"")}}function S({others:u}){return 1+u.length}const A=3;function R({lead:u,
others:b}){if(b.length===0)return"";const f=b.flatMap(({subject:g})=>g?.id??[]),T=b.flatMap(({subject:g,location:n})=>g?
[]:n?.path??[]),w=new Set(b.map(({rule:g})=>g).filter(g=>g!==u.rule)),M=(g,n="")=>w.size===0&&g.length===b.length&&!g.includes(
n);if(M(f,u.subject?.id))return`also ${(0,O().named)(f)}`;if(T.length<=A&&new Set(T).size===T.length&&M(T,u.location?.path))
return`also ${(0,O().named)(T)}`;const c=new Set(f).size;return[(0,O().count)(b.length,"other place")+(c>1?` in ${c} ass\
ets`:""),...w.size>0?[`also ${[...w].join(", ")}`]:[]].join(", ")}function y(u,b){return[...(0,h().groupBy)(u,b).values()].
flatMap(([f,...T])=>f===void 0?[]:[{lead:f,others:T}])}},55967:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),
d.fixList=S,d.newFiles=y;function h(){const u=l(38863);return h=function(){return u},u}function O(){const u=l(52978);return O=
function(){return u},u}function E(){const u=l(10289);return E=function(){return u},u}function k(){const u=l(94965);return k=
function(){return u},u}const v={lines:40,characters:4e3};function S({fix:u,base_sha:b}){const f={id:"fix",title:"Fix",label:"\
fix",noun:"fix"};if(u===void 0||u.edits.length===0)return{...f,rows:[]};const T=b===null||u.all?"":` --base ${b.slice(0,
12)}`,w={title:"Run this in the repository",language:"sh",lines:[`${h().COMMAND} fix${T} --write`]},M=u.patch?.replace(/\n$/,
"").split(`
`)??[],p=M.length>0&&M.length<=v.lines&&(u.patch??"").length<=v.characters&&M.every(E().isPlain),g={tone:"good",words:`${A(
u)}; the gate accepts the result, and no command has run yet.`,notes:p?[]:[{text:`The \`patch\` of \`${O().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[w,...p?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:M}]:[]]};return{...f,rows:[g]}}function A({edits:u}){const b=u.filter(({pointer:M})=>M.endsWith("/asset_id")).
length,f=u.length-b,T=u.flatMap(({files:M=[]})=>M.map(({path:p})=>p));return`Writes ${[...f>0?[`${(0,k().count)(f,"comma\
nd")} with new content hashes`]:[],...b>0?[(0,k().count)(b,"new `asset_id`")]:[],...T.length>0?[`the new files ${(0,k().
named)(T)}`]:[]].join(", and ")}`}const R=20;function y(u){return u===void 0||u.fix?[]:(u.files??[]).map(({path:b,text:f})=>{
const T=f.replace(/\n$/,"").split(`
`);return{path:b,lines:T.length>R?void 0:T,length:T.length}})}},63245:function(C,d,l){Object.defineProperty(d,"__esModul\
e",{value:!0}),d.groupByCause=o,d.groupCauses=c,d.groupCommands=e,d.groupFindings=g,d.isMissingTarget=u,d.isOfSize=f,d.reportSections=
S,d.resultOf=w;function h(){const t=l(59490);return h=function(){return t},t}function O(){const t=l(78261);return O=function(){
return t},t}function E(){const t=l(13580);return E=function(){return t},t}function k(){const t=l(17577);return k=function(){
return t},t}function v(){const t=l(38319);return v=function(){return t},t}function S(t){const s=(0,h().groupBy)(t.findings,
({subject:N})=>T(N?.id,N?.command)),r=(N,I)=>(s.get(T(N.id,I?.command))??[]).filter(D=>p(D,N,I)),i=t.genes.flatMap(N=>N.
commands.map((I,D)=>{const W=w(I),B=r(N,I).filter(G=>M(G,W)).sort((G,H)=>Number(u(H))-Number(u(G)));return{gene:N,command:I,
result:W,position:D+1,findings:B}})),a=N=>i.filter(({gene:I,command:D,result:W})=>W===N&&!A(r(I,D))).sort(y),m=new Set(i.
flatMap(({findings:N})=>N)),$=new Set(t.agent_files?t.findings.filter(v().isTold):[]),j=t.findings.filter(N=>!m.has(N)&&
!N.suppressed&&!R(N)&&!$.has(N)),L=({severity:N})=>N==="notice",P=j.filter(N=>!L(N)&&!b(N)),F=new Set(P.filter(({harm:N})=>N===
"danger").map(n)),x=N=>F.has(n(N));return{commands:i,blocked:a("blocked"),failed:a("failed"),passed:a("passed"),notRun:a(
"notRun"),dangers:P.filter(x),findings:P.filter(N=>!x(N)).sort((N,I)=>Number(f(I))-Number(f(N))),told:[...$],waiting:j.filter(
b),notices:j.filter(N=>L(N)&&!b(N)),suppressed:t.findings.filter(({suppressed:N})=>N),about:r}}function A(t){return t.length>
0&&t.every(R)}function R({seed:t,severity:s}){return t===!0&&s!=="error"}function y({findings:[t]},{findings:[s]}){return!t||
!s?0:(0,O().byHarm)(t,s)||(0,k().dangerRank)(t.danger??"")-(0,k().dangerRank)(s.danger??"")}function u({rule:t}){return t===
"target-missing"}function b({rule:t}){return(0,E().ruleOf)(t)?.approval==="waits"}function f({rule:t}){return(0,E().ruleOf)(
t)?.group==="size"}function T(t,s){return JSON.stringify([t,s])}function w({verdict:t,outcome:s}){if(t==="block"||s?.status===
"blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function M(t,s){const{severity:r,layer:i}=t,a=i==="run";
return s==="blocked"?r==="error"&&!a:s==="failed"&&(u(t)||r==="error"&&a)}function p({location:t},s,r){if(t===void 0)return!0;
if(r===void 0)return t.path===s.path;const{path:i=s.path,line:a=t.line}=r.location??{};return t.path===i&&t.line===a}function c(t){
return(0,k().groupsOf)(t.toSorted(O().byHarm),n)}function g(t){return(0,k().groupsOf)(t.toSorted(O().byHarm),s=>JSON.stringify(
[n(s),/ fix --/.test(s.remedy)]))}function n({cause:t,rule:s,location:r,message:i}){return t??JSON.stringify([s,r?r.path:
i])}function e(t){return(0,k().groupsOf)(t,({command:s,findings:[r]})=>JSON.stringify([r&&n(r),s.outcome?.status,s.outcome?.
exit_code,r&&u(r)?r.message:s.command]))}function o(t){return(0,k().groupsOf)(t,({lead:{gene:s,findings:r}})=>r[0]?JSON.
stringify([n(r[0]),r[0].danger]):s.summary)}},23408:function(C,d){Object.defineProperty(d,"__esModule",{value:!0}),d.sizeOfRows=
l;function l(h){return h.reduce((O,{size:E=1})=>O+E,0)}},38319:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),
d.claimList=u,d.isTold=k,d.machineList=S,d.readList=y,d.uncountedList=p;function h(){const c=l(78261);return h=function(){
return c},c}function O(){const c=l(13580);return O=function(){return c},c}function E(){const c=l(94965);return E=function(){
return c},c}function k({rule:c,severity:g,suppressed:n}){return(0,O().ruleOf)(c)?.listed===!0&&g!=="error"&&!n}const v={
new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function S({agent_files:c=[],findings:g}){
const n=new Map(g.map(t=>[t.id,t])),e=c.flatMap(t=>t.entries.map(s=>{const[r]=(s.findings??[]).flatMap(i=>n.get(i)??[]).
sort(h().byHarm);return{file:t,entry:s,worst:r}})),o=e.toSorted(({worst:t},{worst:s})=>t&&s?(0,h().byHarm)(t,s):+!t-+!s).
map(({file:t,entry:s,worst:r})=>{const{event:i,command:a,line:m,state:$,target:j,scripts:L}=s,P=r!==void 0&&r.harm!=="bo\
okkeeping",F=P&&k(r)?r.message:j??R(s),x=$==="removed"?void 0:`${t.tool} ${t.approval}`;return{name:`${t.path}:${m}`,place:{
path:t.path,line:m},...$&&{word:v[$]},tone:P?"bad":"caution",words:i,...a!==""&&{command:a},notes:[F,x].flatMap(N=>N?{text:`${(0,E().
capital)(N).replace(/\.$/,"")}.`}:[]),...L&&{files:L}}});return{id:"machines",title:A(e.map(({entry:t})=>t)),label:"mach\
ines",noun:"command",note:"This holds on the machine of everybody who opens the branch. The gate ran none of it.",rows:o}}
function A(c){const g=c.filter(({state:n})=>n);return g.length===0?"Commands that run automatically":g.every(({change:n})=>n!==
void 0)?"What this change lets agents do":"Commands this change runs automatically"}function R({change:c,command:g,state:n}){
if(c==="widens")return"it gives more trust";if(c==="narrows")return"it gives less trust";if(!(c===void 0||n==="removed"))
return g===""?"its meaning is not known":"it gives other trust"}function y({read:c=[]}){return{id:"read",title:"Read the\
se files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",rows:c.map(({path:g,
why:n,new:e,bytes:o})=>{const t=[...e?["new"]:[],...o===void 0?[]:[(0,E().size)(o)]];return{name:g,place:{path:g,line:1},
...t.length>0&&{word:t.join(", ")},tone:"quiet",words:n,notes:[]}})}}function u({capsules:c,events:g}){return{id:"eviden\
ce",title:"Evidence",label:"evidence",noun:"asset",rows:[...c.map(n=>({...b(n),...f(n),notes:n.reasons.map(({rule:e,message:o})=>({
text:`${o} (\`${e}\`)`}))})),...g.map(b)]}}function b({type:c,id:g,path:n,line:e,change:o}){return{name:g,place:{path:n,
line:e},tone:"quiet",words:`${c} ${o}`,notes:[]}}function f({eligible:c}){return c===null?{tone:"quiet"}:c?{word:"eligib\
le for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const T=20,w={asset_store:"asset store\
 file",validation_script:"new validation script",reference:"not counted by the reference engine"},M={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function p({
blast_radius:c}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",
rows:(c?.changed_files??[]).filter(({exempt:n,veil:e})=>n??e).slice(0,T).map(({path:n,lines:e,exempt:o,veil:t,bytes:s})=>({
name:n,tone:"quiet",words:[...s===void 0||e>0?[(0,E().count)(e,"line")]:[],...s===void 0?[]:[(0,E().size)(s)],...o?[w[o]]:
[],...t?[M[t]]:[]].join(", "),notes:[]}))}}},79215:function(C,d){Object.defineProperty(d,"__esModule",{value:!0}),d.isChangeExample=
l,d.isPromotionExample=h;function l(O){return typeof O=="object"&&"head"in O}function h(O){return typeof O=="object"&&"c\
andidates"in O}},82369:function(C,d){Object.defineProperty(d,"__esModule",{value:!0}),d.GRADES=void 0;const l={warning:"\
the change only adds the gene"},h="only the default list names the file",O=d.GRADES={"unknown-flag":{warning:"npm drops \
the flag, which is one of test runners, without `--`"},"only-prints":{error:"the command is `npm run env`, which prints \
the environment"},"tool-unknown":{notice:"a script of `package.json` starts the tool at the base, too"},"npmrc-setting":{
warning:"the base has the setting, too, and its effect is not known"},"program-replaced":{warning:"the base or the lock \
file has the program of this name, too"},"npm-script-missing":{error:"the command is `npm start`, or runs nothing (`--if\
-present`)"},"npm-script-empty":{warning:"another script calls the empty one"},"npm-script-text":{error:"the base lacks \
the script, and as a command it would be an error"},"npm-script-form":{notice:"the base has the script, and the command \
hands no words on to it"},"package-json-invalid":{warning:"the file stands at the root of a store"},"validator-flag":{notice:"\
only newer validators refuse the flag"},"exception-refused":{notice:"the ignore could have an effect, but is not needed"},
"agent-instructions":{notice:"the change leaves the block as it is"},"duplicate-id":{warning:"another file of the direct\
ory has the id, with other content"},"without-effect":{warning:"no engine reads the file, because it is a list"},"outsid\
e-globs":{error:"the change brings a Gene with a dangerous command",notice:"the base has the dangerous command, or the s\
ubmodule, too"},"content-hash-mismatch":{warning:"the only new content is what an engine has learned about the gene",notice:"\
an engine has created or shipped the gene with this hash"},"reference-not-found":{warning:"no gene is missing, or the en\
gine has used none (`ad_hoc`)"},"still-named":{notice:"only events name the gene"},"event-not-chained":{warning:"another\
 event has the same parent"},"event-parent-missing":{warning:"the event is the first of its file, or in no audit log"},"\
claim-not-checked":{error:"a promotion, or a later event of the audit log, depends on it"},"claim-differs":{notice:"one \
successful asset claims more than the change contains"},"engine-seeds":{warning:"scripts of the engine that they run are\
 not in the repository"},"validation-missing":{notice:"a release of the engine ships the gene with `node --version`"},"s\
chema-field":{error:"the asset is promoted"},"validation-redundant":{notice:"the entry is blank"},"constraints-malformed":{
warning:"the limit is missing, above the hard cap, or a pattern"},"check-decided-by":{warning:"a test is deleted, or new\
 configuration meets an old command"},"forbidden-path-declared":l,"blast-radius-exceeded":l,"blast-radius-critical":l,"b\
last-radius-hard-cap":{warning:"the change is a push that edits no gene"},"protected-path":{warning:h},"protected-file-d\
estroyed":{warning:`${h}, and no gene is changed or applied`},"store-root-unclear":{warning:"the change moves the root"},
"agent-setting-changed":{notice:"the setting gives less trust, or other trust, or stands without a change"},"agent-file-\
unread":{notice:"no format of the gate describes the file"},"agent-command-changed":{notice:"only a script has changed, \
or the server is built first"},"passes-when-broken":{notice:"another command fails and this is no test, or the file is o\
ld"}}},94274:function(C,d,l){Object.defineProperty(d,"__esModule",{value:!0}),d.isForHuman=k,d.nextActorOf=S;function h(){
const A=l(28894);return h=function(){return A},A}function O(){const A=l(13580);return O=function(){return A},A}function E(){
const A=l(47350);return E=function(){return A},A}function k({rule:A,location:R,danger:y}){return y!==void 0||(0,O().ruleOf)(
A)?.actor==="human"||R!==void 0&&(0,h().isAuditLog)(R.path)}function v({rule:A,severity:R,suppressed:y}){const{advice:u,
actor:b}=(0,O().ruleOf)(A)??{};return R==="warning"&&y===void 0&&u===!0&&b==="human"}function S(A,R,y){switch(A){case"pa\
ss":case"warn":return R.some(v)?"human":"done";case"error":return"undecided";case"needs_approval":return"human";case"fai\
l":return R.some(u=>(0,E().isBlocking)(u,y)&&!k(u))?"agent":"human"}}}};
