"use strict";exports.id=543,exports.ids=[543],exports.modules={73849:function(C,a,g){Object.defineProperty(a,"__esModule",{value:!0}),
a.agentTaskSchema=a.AGENT_TASK_VERSION=void 0,a.readAgentTask=E;function l(){const h=g(7723);return l=function(){return h},
h}function T(){const h=g(41895);return T=function(){return h},h}function N(){const h=g(54078);return N=function(){return h},
h}function S(){const h=g(9819);return S=function(){return h},h}function j(){const h=g(99462);return j=function(){return h},
h}function w(){const h=g(13970);return w=function(){return h},h}const k=a.AGENT_TASK_VERSION="1.0.0",R=l().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),p=j().findingIdSchema.exactOptional().describe("The id of the finding."),m=l().object({
finding:p,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),message:l().string(),
remedy:l().string()}),O=l().object({finding:p,why:l().string(),needs:l().string().describe("What the person does, such a\
s an approval and its digest.")}),d=a.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().literal(
k),next_actor:w().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:w().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().string()}).
optional(),head_sha:R.nullable().describe("The commit that the task is about."),base_sha:R.nullable(),policy:l().object(
{ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:l().array(S().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:l().array(m).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:l().array(m).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().array(
O).describe("Findings that only a person resolves."),hub:l().array(l().object({gene:l().string(),taken:l().boolean(),words:l().
string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene of the ch\
ange, before it is published."),must_not:l().array(l().string()).describe("What the agent does not do, whatever the find\
ings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:l().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),how_to_get_it:l().
string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a chang\
e does next");function E(h,M){try{return d.parse(JSON.parse(h.toString("utf8")))}catch(y){throw new(T()).GateError("inpu\
t_invalid",`${M} is not an AgentTask of this version: ${(0,N().firstProblem)(y)}.`,"Pass the file that `gene-gate check \
--format agent` printed, or agent-task.json of the results.",{cause:y})}}},52978:function(C,a,g){Object.defineProperty(a,
"__esModule",{value:!0}),a.AGENT_TASK_FILE=a.AGENT_PATCH_FILE=void 0,a.agentTask=M,a.renderAgentTask=E,a.renderTask=h;function l(){
const n=g(28894);return l=function(){return n},n}function T(){const n=g(44786);return T=function(){return n},n}function N(){
const n=g(38863);return N=function(){return n},n}function S(){const n=g(78261);return S=function(){return n},n}function j(){
const n=g(13580);return j=function(){return n},n}function w(){const n=g(94274);return w=function(){return n},n}function k(){
const n=g(47350);return k=function(){return n},n}function R(){const n=g(10289);return R=function(){return n},n}function p(){
const n=g(33643);return p=function(){return n},n}function m(){const n=g(73849);return m=function(){return n},n}const O=a.
AGENT_TASK_FILE="agent-task.json",d=a.AGENT_PATCH_FILE="agent-task.patch";function E(n){return h(M(n))}function h(n){return`\
{
${Object.entries(m().agentTaskSchema.parse(n)).map(([c,r])=>{const f=Array.isArray(r)&&r.length>0?`[
${r.map(R().jsonLine).join(`,
`)}
]`:(0,R().jsonLine)(r);return`${JSON.stringify(c)}: ${f}`}).join(`,
`)}
}
`}function M(n){const{verdict:o,next_actor:c,error:r,head_sha:s,base_sha:f,policy:$,findings:v,fix:L,genes:I}=n,F=o==="p\
ass"||o==="warn"?()=>!1:b(n),G=v.filter(P=>F(P)||i(P)).sort(S().byHarm),A=new Set(G.filter(w().isForHuman)),x=G.filter(P=>!A.
has(P)),W=e(L?.edits??[]),B=I.flatMap(({id:P,profiles:D})=>{const{taken:H,words:_}=(0,p().hubAnswer)(D)??{};return H===void 0||
_===void 0?[]:[{gene:P,taken:H,words:_}]});return{type:"AgentTask",schema_version:m().AGENT_TASK_VERSION,next_actor:c,verdict:o,
...r&&{error:r},head_sha:s,base_sha:f,policy:$&&{...$.ref!==void 0&&{ref:$.ref},profile:$.profile},edits:L?.edits??[],todo:x.
filter(P=>F(P)&&!W(P)).map(y),advice:x.filter(P=>!F(P)).map(y),human:[...A].map(P=>({...P.id!==void 0&&{finding:P.id},why:P.
message,needs:t(P,n)})),...B.length>0&&{hub:B},must_not:T().MUST_NOT,patch:L?.patch??null,verify:u(n),how_to_get_it:N().
HOW_TO_GET_IT}}function y({id:n,rule:o,message:c,remedy:r,location:s}){const f=n===void 0?{}:{finding:n},$=s&&{path:s.path,
line:s.line};return{...f,rule:o,...$,message:c,remedy:r}}function i({rule:n,severity:o,suppressed:c}){return(0,j().ruleOf)(
n)?.advice===!0&&o==="warning"&&!c}function b({policy:n,findings:o}){const c=n?.fail_on??"error",r=o.some(({rule:s})=>s===
"gate-approval-missing");return s=>{const f=(0,j().ruleOf)(s.rule)?.approval,$=f==="waits"||f==="needed"&&r;return!s.suppressed&&
((0,k().isBlocking)(s,c)||$)}}function e(n){const o=new Set(n.map(({finding:r})=>r)),c=new Set(n.map(({path:r,old:s})=>JSON.
stringify([r,s])));return({id:r,subject:s,location:f})=>o.has(r)||c.has(JSON.stringify([f?.path,s?.command]))}function t({
rule:n,remedy:o,location:c},{approval_digest:r}){return r!==null&&(0,j().ruleOf)(n)?.approval!==void 0?`${o} The approva\
l digest is ${r}.`:c&&(0,l().isAuditLog)(c.path)?`${o} Only the process that owns the audit log writes to it.`:o}function u({
policy:n,base_sha:o,event:c}){const r=n?.ref??o;return["gene-gate check --worktree",...c?.name==="index"?["--staged"]:[],
...n?.enforce==="report"?["--block"]:[],...r?[`--base ${r}`]:[]].join(" ")}},6244:function(C,a,g){Object.defineProperty(
a,"__esModule",{value:!0}),a.ruleDocuments=R,a.ruleMarkdown=d,a.rulePage=h,a.rulesByTopic=p;function l(){const e=g(59490);
return l=function(){return e},e}function T(){const e=g(39763);return T=function(){return e},e}function N(){const e=g(13580);
return N=function(){return e},e}function S(){const e=g(82369);return S=function(){return e},e}function j(){const e=g(43767);
return j=function(){return e},e}function w(){const e=g(80770);return w=function(){return e},e}const k="<!-- Generated fr\
om the catalogue of rules. Do not edit. -->";function R(e=(0,N().allRules)()){return new Map([["README.md",m(e)],...e.map(
t=>[`${t.id}.md`,`${k}

${d(t)}`])])}function p(e=(0,N().allRules)()){return(0,l().groupBy)(e,O)}function m(e){const t=[...p(e)].map(([n,o])=>{const c=o.
map(({id:r,severity:s,title:f})=>`| [${r}](${r}.md) | ${s} | ${f} |`);return[`## ${n}`,"","| Rule | Severity | Finds |",
"| --- | --- | --- |",...c].join(`
`)}),u=`The gate has ${e.length} rules and checks them in this order. \`gene-gate explain RULE\` shows the page of a rule \
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
succeeded twice, unless the example shows other events.`;return`${[k,"# Rules",u,...t].join(`

`)}
`}function O({layer:e,profile:t}){return t===void 0?String(e):`Profile ${t}${typeof e=="number"?`, layer ${e}`:""}`}function d(e){
return`${h(e).map(E).join(`

`)}
`}function E({kind:e,text:t}){switch(e){case"title":return`# ${t}`;case"heading":return`## ${t}`;case"paragraph":return t;case"\
code":return`\`\`\`\`text
${t}
\`\`\`\``}}function h(e){const{id:t,title:u,severity:n,harm:o,layer:c,why:r,wrong:s,right:f,configure:$}=e;return[{kind:"\
title",text:t},{kind:"paragraph",text:`${u}.`},{kind:"paragraph",text:`Severity: ${n} \xB7 Harm: ${o} \xB7 Layer: ${c}`},
...M(e),{kind:"heading",text:"Why"},{kind:"paragraph",text:r},{kind:"heading",text:"Wrong"},{kind:"code",text:(0,w().exampleText)(
s)},{kind:"heading",text:"Right"},{kind:"code",text:(0,w().exampleText)(f)},{kind:"heading",text:"In the policy"},...$===
void 0?[]:[{kind:"code",text:$}],...i(e)]}function M({id:e,failsByLevel:t,idle:u}){const n=Object.hasOwn(S().GRADES,e)?S().
GRADES[e]:{},o=T().SEVERITIES.flatMap(c=>{const r=n[c];return r===void 0?[]:[`${y[c]} if ${r}.`]});return t&&o.push("An \
error with `agent_files.level: error`; a notice in a format that is not verified."),u&&o.push("An error in a promotion."),
o.length===0?[]:[{kind:"paragraph",text:o.join(" ")}]}const y={error:"An error",warning:"A warning",notice:"A notice"};function i(e){
return(0,j().mayBeIgnored)(e)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They \
stay in the report but do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${e.id}
    reason: Why this is acceptable
    expires: ${b}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}const b="2027-12-31"},
74156:function(C,a,g){Object.defineProperty(a,"__esModule",{value:!0}),a.fileText=N,a.filesText=T;function l(){const p=g(
80401);return l=function(){return p},p}function T(p,m={}){return[...new Set([...Object.keys(p??{}),...Object.keys(m)])].
map(d=>{const E=p?.[d],h=m[d];return(p===void 0||JSON.stringify(E)===JSON.stringify(h))&&h!==void 0?N(d,h):S(d,E,h)})}function N(p,m){
if(typeof m=="object"&&"symlink"in m)return`# ${p} -> ${m.symlink}`;const O=typeof m=="object"&&"latin1"in m?" (in ISO 8\
859-1)":"",d=j(p,m).trimEnd();return d===""?`# ${p} (empty)`:`# ${p}${O}
${d}`}function S(p,m,O){return(0,l().createTwoFilesPatch)(m===void 0?"/dev/null":`a/${p}`,O===void 0?"/dev/null":`b/${p}`,
j(p,m),j(p,O),void 0,void 0,{headerOptions:l().FILE_HEADERS_ONLY}).trimEnd()}function j(p,m=""){if(typeof m=="string")return m;
if("symlink"in m)return m.symlink;if("submodule"in m)return`Subproject commit ${m.submodule}
`;const d=("latin1"in m?m.latin1:m).map(h=>k(h,p.endsWith(".jsonl")));return!p.endsWith(".json")||d.length<2?d.map(h=>`${h}\

`).join(""):`{ "genes": [
${d.map(h=>h.replaceAll(/^/gm,"  ")).join(`,
`)}
] }
`}const w=76;function k(p,m){const O=Object.entries(p).filter(([,M])=>M!==void 0).map(([M,y])=>`${JSON.stringify(M)}: ${R(
y)}`),d=Object.keys(p).filter(M=>p[M]===void 0),E=d.length===0?"":`   // without ${d.join(", ")}`,h=`{ ${[...O,"\u2026"].
join(", ")} }${E}`;return m||h.length<=w?h:`{
${[...O,"\u2026"].map(M=>`  ${M}`).join(`,
`)}
}${E}`}function R(p){return JSON.stringify(p,null,1).replaceAll(/(\[)\n *|\n *(\])/g,"$1$2").replaceAll(/\n */g," ")}},80770:function(C,a,g){
Object.defineProperty(a,"__esModule",{value:!0}),a.exampleText=N;function l(){const d=g(79215);return l=function(){return d},
d}function T(){const d=g(74156);return T=function(){return d},d}function N(d){return typeof d=="string"?O(d):[...w(d),...j(
d)].join(`

`)}const S=".github/gene-gate.yml";function j({policy:d}){return d===void 0?[]:[(0,T().fileText)(S,d)]}function w(d){if((0,l().
isPromotionExample)(d))return R(d);if(!(0,l().isChangeExample)(d))return[m(d),...d.firstHalf?["# Judged before `prepare`"]:
[],...(d.without??[]).map(e=>`# without ${e}`),...(0,T().filesText)(d.base,d.files)];const{base:E,head:h,checkout:M,inputs:y,
run:i,approvedBy:b}=d;return[...(0,T().filesText)(E,h),...M?[`# The checkout is ${k[M]}.`]:[],...y?[`with:
${p(y)}`]:[],...i?.installed?["npm ci --ignore-scripts"]:[],...i?.prepare?[`with:
  prepare: ${i.prepare}`]:[],...i?.untracked?["# On disk, but not in the commit:",...(0,T().filesText)(void 0,i.untracked)]:
[],...i?.meanwhile?["# Written while this runs:",...(0,T().filesText)(void 0,i.meanwhile)]:[],...i?.shard?[`gene-gate ch\
eck --shard ${i.shard}`]:[],...i?.cancelled?["# The job is cancelled while this runs."]:[],...(b??[]).map(e=>`@${e} appr\
oves with the comment: /gene-gate approve`)]}const k={"test merge":"the test merge of base and head","another merge":"a \
merge commit of base and head with other content"};function R(d){const{candidates:E,files:h,events:M,reports:y}=d;return[
...(0,T().filesText)(void 0,{"candidates.jsonl":E,...h,...M&&{"events.jsonl":M},...y&&{"gate-report.json":y}})]}function p(d){
return Object.entries(d).map(([E,h])=>`  ${E}: ${h}`).join(`
`)}function m({command:d,context:E}){return E===void 0?O(d):JSON.stringify({command:d,context:E})}function O(d){return typeof d==
"string"&&d.trim()!==""?d:`"validation": [${JSON.stringify(d)}]`}},8229:function(C,a,g){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.renderExplanation=p,a.renderRule=n,a.renderRuleList=o;function l(){const r=g(39763);return l=function(){
return r},r}function T(){const r=g(10289);return T=function(){return r},r}function N(){const r=g(6244);return N=function(){
return r},r}function S(){const r=g(50427);return S=function(){return r},r}function j(){const r=g(94965);return j=function(){
return r},r}function w(){const r=g(31626);return w=function(){return r},r}function k(){const r=g(27809);return k=function(){
return r},r}const R=8;function p(r,s){const f=(0,w().layoutOf)(s),{shown:$,rest:v}=(0,w().limited)(r.findings,R,"finding",
f);return(0,w().page)([m(r,f),...$.map(L=>O(L,r,f)),v,h(r,f),i(r,f),t(r,f)])}function m({command:r,profiles:s},f){const $=d(
r)?[f.paint("strong","(blank)")]:(0,k().markedCommand)(r,[],f);return[...(0,w().labelled)(f,"command",$),...l().PROFILE_NAMES.
flatMap(v=>{const L=s[v];return L===void 0?[]:(0,w().prose)(f,L,`profile ${v}`,{label:j().COMMAND_TONES[L]})}),...(0,w().
prose)(f,"engines",l().ENGINES.map(v=>`${v}: ${s[v]==="block"?"no":"yes"}`).join(", "))]}function O(r,{command:s,profiles:f},$){
const{severity:v,message:L,span:I,remedy:F,rule:G}=r,A=r.profiles.length<Object.keys(f).length-l().ENGINES.length,x=I===
void 0||d(s)?{}:{command:s,spans:[I]},W=[...A?[{label:"only in",text:`profile ${r.profiles.join(", ")}`}]:[],{label:"fix",
text:F,tone:"good"}],B={status:v,tone:j().SEVERITY_TONES[v],words:L,...x};return(0,k().rowLines)({...B,notes:W,rule:G},$)}
function d(r){return/^ *$/.test(r)}const E=800;function h({argv:r,assignments:s,invocation:f},$){const v=(P,D)=>{const H=D.
map(z=>z===""?"(empty)":z).join(", "),_=$.verbose?H:(0,j().clip)(H,E);return D.length===0?[]:(0,w().labelled)($,P,(0,S().
chop)((0,T().terminal)(_),(0,w().roomOf)($)))},{program:L,subcommand:I,flags:F=[],operands:G=[],passthrough:A=[]}=f??{},
x=s.map(({name:P,value:D})=>`${P}=${D}`),W=r?.map(P=>JSON.stringify(P)).join(", ");return[["sets",x],["argv",[W===void 0?
"none: the command is ambiguous":`[${W}]`]],["program",[L??"not one of the default profile"]],["subcommand",I?[I]:[]],["\
flags",F.map(M)],["operands",G.map(({text:P})=>P)],["passed on",A.map(({text:P})=>P)]].flatMap(P=>v(...P))}function M({name:r,
written:s,value:f}){const $=f===void 0?r:`${r} = ${f===""?"(empty)":f}`;return s===r?$:`${$} (written as ${s})`}const y=12;
function i(r,s){const{argv:f,invocation:$,outcome:v,targets:L,tree:I,root:F,checkout_as:G}=r,[A]=f??[];if(A===void 0)return(0,w().
prose)(s,"would run","nothing");const x=v==="needs_approval"?(0,w().prose)(s,"waits","needs approval"):[],W=v==="blocked"?
"leads to":"would run";if($===null){const B=v==="blocked"?"nothing":`program ${A}`;return[...x,...(0,w().prose)(s,"would\
 run",B)]}return I===null?[...x,...(0,w().prose)(s,W,"unknown without a repository; use --repo DIR")]:[...x,...b(W,L.map(
e),"file, script or tool",s),...(0,w().prose)(s,"looked in",G===void 0?[F,I].filter(Boolean).join(" of "):`the directory\
 above ${I}, which is ${G} there`)]}function b(r,s,f,$){const{shown:v,rest:L}=(0,w().limited)(s,y,f,$);return v.length===
0?(0,w().prose)($,r,`no ${f}`):[...v.flatMap((I,F)=>(0,w().prose)($,F===0?r:"",(0,j().clip)(I,400))),...L]}function e({kind:r,
name:s,path:f,script:$,via:v}){const L=v===void 0?"":`  (from ${v})`;switch(r){case"file":return`file ${f??s}${L}`;case"\
npm_script":return`script ${s}: ${$??""}${L}`;case"package_binary":return`tool ${s}${f===void 0?"":`: ${f}`}${L}`}}function t({
argv:r,scripts:s},f){return r===null||s===null?[]:b("in order",s.map(u),"script",f)}function u({directory:r,event:s,text:f,
shell:$}){const v=r===""?"":` in ${r}`;return f===""?`${s}${v}: there is no such script, or it is empty`:`${s}${v}, ${$?
"by a shell":"without a shell"}: ${f}`}function n(r,s){return`${(0,N().rulePage)(r).map(f=>c(f,s)).join(`

`)}
`}function o(r,{columns:s}){const f=Math.max(...[...r.values()].flat().map(({id:v})=>v.length))+4;return`${[...r].map(([
v,L])=>[`${v}:`,...L.flatMap(({id:I,title:F})=>(0,S().wrap)(F,s-f).map((G,A)=>(0,S().padRight)(A===0?`  ${I}`:"",f)+G))]).
map(v=>v.join(`
`)).join(`

`)}
`}function c({kind:r,text:s},f){switch(r){case"title":return s;case"heading":return`${s}:`;case"paragraph":return(0,S().
wrap)((0,w().startedAs)(f,s.replace(/\s+/g," ")),f.columns).join(`
`);case"code":return s.replace(/^(?=.)/gm,"    ")}}},27809:function(C,a,g){Object.defineProperty(a,"__esModule",{value:!0}),
a.listRows=m,a.markedCommand=h,a.rowBlocks=R,a.rowLines=O;function l(){const e=g(10289);return l=function(){return e},e}
function T(){const e=g(50427);return T=function(){return e},e}function N(){const e=g(88611);return N=function(){return e},
e}function S(){const e=g(23408);return S=function(){return e},e}function j(){const e=g(94965);return j=function(){return e},
e}function w(){const e=g(31626);return w=function(){return e},e}const k=600;function R(e,t,{most:u,noun:n,all:o=(0,S().sizeOfRows)(
e)}){const c=t.verbose?e:e.slice(0,u),r=o-(0,S().sizeOfRows)(c);return[...c.map(s=>O(s,t)),...r>0?[(0,w().leftOut)((0,j().
count)(r,`other ${n}`),t)]:[]]}const p=12;function m({label:e,noun:t,rows:u},n){const{shown:o,rest:c}=(0,w().limited)(u,
p,t,n),r=o.map(({notes:s})=>JSON.stringify(s));return[...o.flatMap((s,f)=>{const $=!n.verbose&&r[f]===r[f+1];return O($?
{...s,notes:[]}:s,n,f===0?e:"")}),...c]}function O(e,t,u=""){const{status:n=u,tone:o,name:c,word:r,words:s,command:f,blocks:$=[],
notes:v,rows:L=[]}=e,F=[...c===void 0?[]:[`${c}${r===void 0?"":` (${r})`}`],...s===void 0?[]:[s]].join(": "),G=e.isWhole?
Number.MAX_SAFE_INTEGER:k,A=o==="quiet"?{}:{text:o},x=e.status===void 0?A:{label:o};return[...F===""?[]:(0,w().prose)(t,
n,(0,j().clipCounted)(F,G),x),...d(e,t),...f===void 0?[]:(0,w().labelled)(t,"",h(f,e.spans??[],t)),...$.flatMap(W=>M(W,t)),
...i(v,t),...e.rule===void 0?[]:b(e.rule,t),...e.isFolded&&t.verbose?L.flatMap(W=>E(W,t)):[]]}function d({name:e,place:t,
also:u,isFolded:n},o){const r=[...t===void 0||n||e?.startsWith(t.path)?[]:[`${(0,j().clip)(t.path,200)}:${t.line}`],...u?
[u]:[]];return r.length===0?[]:(0,w().prose)(o,"",r.join("; "),{text:"quiet"})}function E({command:e,status:t,words:u,notes:n},o){
if(e===void 0)return[];const r=[[t,u].filter(Boolean).join(", "),...n.map(({text:s})=>s)].flatMap(s=>(0,T().chop)((0,l().
terminal)((0,j().clip)(s,k)),(0,w().roomOf)(o)-4));return(0,w().labelled)(o,"",[...(0,N().markedLines)(e,[],(0,w().roomOf)(
o)-2).map(s=>`  ${s}`),...r.map(s=>`    ${o.paint("quiet",s)}`)])}function h(e,t,u,n="bad"){return(0,N().markedLines)(e,
t,(0,w().roomOf)(u)).map(o=>u.paint(/^ *\^[ ^]*$/.test(o)?n:"strong",o))}function M({lines:e,language:t,isFolded:u,...n},o){
if(u)return[];const c=t==="diff"?"Its diff":n.title,r=c===void 0?`${o.paint("quiet","\u2502")} `:"",s=e.map($=>$.replace(
/^gene-gate /,`${o.name} `));if(t==="sh")return[...(0,w().prose)(o,"",`${c}:`),...(0,w().labelled)(o,"",s)];const f=e.flatMap(
$=>(0,T().chop)((0,l().terminal)($.replaceAll("	","    ")),(0,w().roomOf)(o)-(r===""?0:2)).map(v=>{const L=$.startsWith(
"-")?"bad":$.startsWith("+")?"good":void 0;return r+(L&&t==="diff"?o.paint(L,v):v)}));return[...c===void 0?[]:(0,w().prose)(
o,"",e.length>0?`${c}:`:c),...(0,w().labelled)(o,"",f)]}const y=12;function i(e,t){const u=e.filter(({isMinor:c})=>t.verbose||
!c),{shown:n,rest:o}=(0,w().limited)(u,y,"remark",t);return[...n.flatMap(({label:c,text:r,tone:s="quiet"})=>{const f=(0,j().
clipCounted)(r,k);return c===void 0?(0,w().prose)(t,"",f,{text:s}):(0,w().prose)(t,c,f,{label:s})}),...o]}function b(e,t){
return(0,w().labelled)(t,"see",[t.paint("quiet",(0,w().shortName)(`${t.name} explain ${e}`,(0,w().roomOf)(t)))])}},88611:function(C,a,g){
Object.defineProperty(a,"__esModule",{value:!0}),a.commandLine=k,a.markedLines=w,a.markedRuns=M,a.notShown=p,a.shownParts=
R;function l(){const y=g(10289);return l=function(){return y},y}function T(){const y=g(50427);return T=function(){return y},
y}function N(){const y=g(94965);return N=function(){return y},y}const S=2e3,j=200;function w(y,i,b=Number.POSITIVE_INFINITY){
return R(y,i).flatMap(({start:e,end:t,isShown:u})=>u?E(d(y,e,t,i),b).flatMap(h):[p(t-e)])}function k(y,i){return R(y,i).
map(({start:b,end:e,isShown:t})=>t?(0,l().terminal)(y.slice(b,e)):` ${p(e-b)} `).join("").trimEnd()}function R(y,i){const b=[];
let e=0;for(const[t,u]of m(y,i))t>e&&b.push({start:e,end:t,isShown:!1}),b.push({start:t,end:u,isShown:!0}),e=u;return e<
y.length&&b.push({start:e,end:y.length,isShown:!1}),b}function p(y){return`[${(0,N().count)(y,"character")} not shown]`}
function m(y,i){if(y.length<=S)return[[0,y.length]];const b=[0,...i.map(({start:t})=>t)].toSorted((t,u)=>t-u),e=[];for(const t of b){
const u=Math.max(0,Math.min(t,y.length)-j),n=Math.min(y.length,t+j),o=e.at(-1);o&&u<=o[1]?o[1]=Math.max(o[1],n):e.push([
u,n])}return e.map(([t,u])=>[O(y,t),O(y,u)])}function O(y,i){return/^[\ud800-\udbff][\udc00-\udfff]/.test(y.slice(i-1,i+
1))?i+1:i}function d(y,i,b,e){const t=[];let u=i;for(const o of y.slice(i,b)){const[c,r]=[u,u+o.length],s=(0,l().terminal)(
o),f=e.some($=>r>$.start&&c<Math.max($.end,$.start+1));t.push({shown:s,width:(0,T().textWidth)(s),marked:f}),u=r}const n=b===
y.length&&e.some(o=>o.start>=b);return n&&t.push({shown:"",width:1,marked:n}),t}function E(y,i){const b=[];let e=[],t=0;
for(const u of y)e.length>0&&t+u.width>i&&(b.push(e),[e,t]=[[],0]),e.push(u),t+=u.width;return[...b,e]}function h(y){const i=y.
map(({shown:e})=>e).join(""),b=y.map(({width:e,marked:t})=>(t?"^":" ").repeat(e)).join("");return[i,b.trimEnd()].filter(
(e,t)=>t===0||e!=="")}function M(y,{start:i,end:b},e){const t=[];for(const{shown:u,marked:n}of d(y,i,b,e)){const o=t.at(
-1);o?.marked===n?o.text+=u:t.push({text:u,marked:n})}return t}},51660:function(C,a,g){Object.defineProperty(a,"__esModu\
le",{value:!0}),a.errorLines=m,a.relativePaths=M,a.streamLines=S;function l(){const i=g(10289);return l=function(){return i},
i}function T(){const i=g(50427);return T=function(){return i},i}const N=256*1024;function S({head:i,tail:b,bytes:e,truncated:t}){
const u=o=>o===""?[]:(0,l().outputLines)(o.replace(/\r?\n$/,"")),n=t?[`[${e} bytes in total; the middle is omitted]`]:[];
return[...u(i),...n,...u(b)]}const j={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},w={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
R=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
p=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function m({stdout:i,stderr:b,root:e},t,u=Number.POSITIVE_INFINITY){const n=M(e),o=I=>(0,l().outputLines)(n(I.slice(-N))),
c=[b,i],r=c.map(({head:I,tail:F})=>o(`${I}
${F}`)),s=d(r,Object.values(j))??d(r,[w]),$=c.map(({head:I,tail:F})=>o(F===""?I:F).filter(O)).find(I=>I.length>0)??[],L=(s?
s.filter(O).slice(0,t):$.slice(-t)).flatMap(I=>(0,T().chop)(I.trimEnd(),u)).map(I=>I.trimEnd());return s?L.slice(0,t):L.
slice(-t)}function O(i){return![k,R,p].some(b=>b.test(i))}function d(i,b){return i.map(e=>E(e,b)).find(Boolean)}function E(i,b){
for(const{start:e,after:t,before:u=0}of b){const n=t?i.findIndex(c=>t.test(c)):0,o=i.findIndex((c,r)=>n!==-1&&r>=n&&e.test(
c));if(o!==-1)return i.slice(Math.max(0,o-u))}}const h=String.raw`[\w.@+~-]`;function M(i){if(i===void 0||i.length<2)return u=>u;
const e=[`file://${i.startsWith("/")?"":"/"}${encodeURI(i.replaceAll("\\","/"))}`,`file://${i}`,i.replaceAll("\\","\\\\"),
i],t=new RegExp(`(?<!${h})(?:${e.map(y).join("|")})(?:([/\\\\]{1,2})(?=${h})|(?!${h}))`,"g");return u=>u.replace(t,(n,o)=>o?
"":".")}function y(i){return i.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(C,a,g){Object.defineProperty(a,"__\
esModule",{value:!0}),a.blockedRows=M,a.failedRows=b,a.findingRows=R,a.reasonNotes=d;function l(){const t=g(59490);return l=
function(){return t},t}function T(){const t=g(13580);return T=function(){return t},t}function N(){const t=g(51660);return N=
function(){return t},t}function S(){const t=g(17577);return S=function(){return t},t}function j(){const t=g(55967);return j=
function(){return t},t}function w(){const t=g(63245);return w=function(){return t},t}function k(){const t=g(94965);return k=
function(){return t},t}function R(t,u=!1){return u?t.map(n=>p({lead:n,others:[]})):(0,w().groupFindings)(t).map(p)}function p(t){
const{lead:u,others:n}=t,{severity:o,rule:c,message:r,location:s,suppressed:f}=u,$=(0,S().otherWords)(t),v=c==="approval\
-missing";return{status:f?"ignored":v?"approval":o,tone:v?"waiting":k().SEVERITY_TONES[o],words:r,isWhole:(0,T().ruleOf)(
c)?.shownWhole===!0,...s&&{place:s},notes:f?[{label:"reason",text:`${f.reason} (until ${f.expires})`}]:E(u.remedy),blocks:h(
u),rule:c,...$!==""&&{also:$},rows:n.map(L=>p({lead:L,others:[]})),size:(0,S().sizeOf)(t)}}const m=3;function O(t){return t.
find(({span:u})=>u!==void 0)??t[0]}function d(t){const u=O(t);if(u===void 0)return{notes:[]};const n=(0,S().dangerFirst)(
u),o=({rule:v,message:L})=>JSON.stringify([v,L]),c=new Map(t.map(v=>[o(v),v]));c.delete(o(u));const r=(0,l().groupBy)([...c.
values()],({severity:v})=>v==="error"),s=r.get(!0)??[],f=(r.get(!1)??[]).slice(0,Math.max(0,m-s.length)),$=[...s,...f];return{
notes:[{label:"why",text:n.message},...E(n.remedy),...$.map(({message:v,rule:L})=>({label:"also",text:`${v} (\`${L}\`)`}))],
blocks:h(n),rule:n.rule}}function E(t){return t===""?[]:[{label:"fix",text:t,tone:"good"}]}function h({edit:t}){return(0,j().
newFiles)(t).map(({path:u,lines:n=[],length:o})=>({title:`new file \`${u}\`, ${(0,k().count)(o,"line")}`,lines:n.map(c=>c.
replaceAll("	","    "))}))}function M(t,{isEach:u=!1,most:n=Number.POSITIVE_INFINITY}={}){return(0,w().groupByCause)(y(t,
u)).slice(0,n).flatMap(({lead:o,others:c})=>[i(o),...c.slice(0,n).map(r=>i(r,o.lead))])}function y(t,u){return u?t.map(n=>({
lead:n,others:[]})):(0,w().groupCommands)(t)}function i(t,u){const{findings:n,gene:o}=t.lead,c=n.flatMap(({span:f})=>f??
[]);if(u){const f=O(n)?.remedy??"",$=f===O(u.findings)?.remedy,L=[{label:"why",text:"The reason is the same as above."},
...$?[]:E(f)];return{...e(t,"blocked"),spans:c,notes:L}}const r=d(n),s=n.length>0?r.notes:[{label:"why",text:o.summary}];
return{...e(t,"blocked"),spans:c,...r,notes:s}}function b(t,{most:u,columns:n},o=!1){return y(t,o).flatMap(c=>{const{findings:r,
command:s}=c.lead,{outcome:f}=s;if(f===void 0)return[];const[$]=r,v=$&&(0,w().isMissingTarget)($)?` ${$.message}`:"";return{
...e(c,"failed"),notes:[{label:"why",text:`It ${(0,k().outcomeWords)(f)}.${v}`},...$?E($.remedy):[]],blocks:[{lines:(0,N().
errorLines)(f,u,n)}],...$&&{rule:$.rule}}})}function e(t,u){const{gene:n,command:o,position:c}=t.lead,{path:r=n.path,line:s=n.
line}=o.location??{},f=t.others.map($=>$.gene.id);return{status:u,tone:"bad",name:n.id,...n.commands.length>1&&{word:`co\
mmand ${c} of ${n.commands.length}`},place:{path:r,line:s},command:o.command,...f.length>0&&{also:`also in ${(0,k().named)(
f)}`},size:(0,S().sizeOf)(t)}}},17577:function(C,a,g){Object.defineProperty(a,"__esModule",{value:!0}),a.dangerFirst=j,a.
dangerRank=S,a.groupsOf=p,a.otherWords=R,a.sizeOf=w;function l(){const m=g(59490);return l=function(){return m},m}function T(){
const m=g(94965);return T=function(){return m},m}const N=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function S(m){const O=N.findIndex(d=>d.test(
m));return O===-1?N.length:O}function j(m){const{message:O,remedy:d,danger:E}=m;return E===void 0?m:{...m,message:`The c\
ommand ${E}. ${O}`,remedy:d.replace(`: it ${E}`,"")}}function w({others:m}){return 1+m.length}const k=3;function R({lead:m,
others:O}){if(O.length===0)return"";const d=O.flatMap(({subject:b})=>b?.id??[]),E=O.flatMap(({subject:b,location:e})=>b?
[]:e?.path??[]),h=new Set(O.map(({rule:b})=>b).filter(b=>b!==m.rule)),M=(b,e="")=>h.size===0&&b.length===O.length&&!b.includes(
e);if(M(d,m.subject?.id))return`also ${(0,T().named)(d)}`;if(E.length<=k&&new Set(E).size===E.length&&M(E,m.location?.path))
return`also ${(0,T().named)(E)}`;const i=new Set(d).size;return[(0,T().count)(O.length,"other place")+(i>1?` in ${i} ass\
ets`:""),...h.size>0?[`also ${[...h].join(", ")}`]:[]].join(", ")}function p(m,O){return[...(0,l().groupBy)(m,O).values()].
flatMap(([d,...E])=>d===void 0?[]:[{lead:d,others:E}])}},55967:function(C,a,g){Object.defineProperty(a,"__esModule",{value:!0}),
a.fixList=j,a.newFiles=R;function l(){const p=g(52978);return l=function(){return p},p}function T(){const p=g(10289);return T=
function(){return p},p}function N(){const p=g(94965);return N=function(){return p},p}const S={lines:40,characters:4e3};function j({
fix:p,base_sha:m}){const O={id:"fix",title:"Fix",label:"fix",noun:"fix"};if(p===void 0||p.edits.length===0)return{...O,rows:[]};
const E={title:"Run this in the repository",language:"sh",lines:[`gene-gate fix${m===null||p.all?"":` --base ${m.slice(0,
12)}`} --write`]},h=p.patch?.replace(/\n$/,"").split(`
`)??[],M=h.length>0&&h.length<=S.lines&&(p.patch??"").length<=S.characters&&h.every(T().isPlain),i={tone:"good",words:`${w(
p)}; the gate accepts the result, and no command has run yet.`,notes:M?[]:[{text:`The \`patch\` of \`${l().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[E,...M?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:h}]:[]]};return{...O,rows:[i]}}function w({edits:p}){const m=p.filter(({pointer:h})=>h.endsWith("/asset_id")).
length,O=p.length-m,d=p.flatMap(({files:h=[]})=>h.map(({path:M})=>M));return`Writes ${[...O>0?[`${(0,N().count)(O,"comma\
nd")} with new content hashes`]:[],...m>0?[(0,N().count)(m,"new `asset_id`")]:[],...d.length>0?[`the new files ${(0,N().
named)(d)}`]:[]].join(", and ")}`}const k=20;function R(p){return p===void 0||p.fix?[]:(p.files??[]).map(({path:m,text:O})=>{
const d=O.replace(/\n$/,"").split(`
`);return{path:m,lines:d.length>k?void 0:d,length:d.length}})}},33643:function(C,a,g){Object.defineProperty(a,"__esModul\
e",{value:!0}),a.QUESTION=void 0,a.hubAnswer=N;function l(){const S=g(39763);return l=function(){return S},S}const T=a.QUESTION=
"Will the hub take it?";function N(S){const j=l().ENGINES.flatMap(h=>{const M=S[h];return M===void 0?[]:[{name:h,...M}]}),
w=h=>h.map(({name:M})=>M).join(", "),k=j.filter(h=>h.required);if(k.length===0)return;const R=w(k),p=j.filter(({accepted:h})=>h),
m=k.find(({accepted:h})=>!h);if(m){const h=p.length===0?"":` Accepted by ${w(p)}.`;return{taken:!1,by:R,words:`${m.reason??
"No reason given."}${h}`}}const O=j.filter(({accepted:h})=>!h),d=O.length===0?"":`, ${w(O)}: no`,E=S.validator?.remark===
void 0?"":", without its script";return{taken:!0,by:R,words:`${R}: yes${E}${d}`}}},63245:function(C,a,g){Object.defineProperty(
a,"__esModule",{value:!0}),a.groupByCause=u,a.groupCauses=i,a.groupCommands=t,a.groupFindings=b,a.isMissingTarget=m,a.isOfSize=
d,a.reportSections=w,a.resultOf=h;function l(){const n=g(59490);return l=function(){return n},n}function T(){const n=g(78261);
return T=function(){return n},n}function N(){const n=g(13580);return N=function(){return n},n}function S(){const n=g(17577);
return S=function(){return n},n}function j(){const n=g(38319);return j=function(){return n},n}function w(n){const o=(0,l().
groupBy)(n.findings,({subject:A})=>E(A?.id,A?.command)),c=(A,x)=>(o.get(E(A.id,x?.command))??[]).filter(W=>y(W,A,x)),r=n.
genes.flatMap(A=>A.commands.map((x,W)=>{const B=h(x),P=c(A,x).filter(D=>M(D,B)).sort((D,H)=>Number(m(H))-Number(m(D)));return{
gene:A,command:x,result:B,position:W+1,findings:P}})),s=A=>r.filter(({gene:x,command:W,result:B})=>B===A&&!k(c(x,W))).sort(
p),f=new Set(r.flatMap(({findings:A})=>A)),$=new Set(n.agent_files?n.findings.filter(j().isTold):[]),v=n.findings.filter(
A=>!f.has(A)&&!A.suppressed&&!R(A)&&!$.has(A)),L=({severity:A})=>A==="notice",I=v.filter(A=>!L(A)&&!O(A)),F=new Set(I.filter(
({harm:A})=>A==="danger").map(e)),G=A=>F.has(e(A));return{commands:r,blocked:s("blocked"),failed:s("failed"),passed:s("p\
assed"),notRun:s("notRun"),dangers:I.filter(G),findings:I.filter(A=>!G(A)).sort((A,x)=>Number(d(x))-Number(d(A))),told:[
...$],waiting:v.filter(O),notices:v.filter(A=>L(A)&&!O(A)),suppressed:n.findings.filter(({suppressed:A})=>A),about:c}}function k(n){
return n.length>0&&n.every(R)}function R({seed:n,severity:o}){return n===!0&&o!=="error"}function p({findings:[n]},{findings:[
o]}){return!n||!o?0:(0,T().byHarm)(n,o)||(0,S().dangerRank)(n.danger??"")-(0,S().dangerRank)(o.danger??"")}function m({rule:n}){
return n==="target-missing"}function O({rule:n}){return(0,N().ruleOf)(n)?.approval==="waits"}function d({rule:n}){return(0,N().
ruleOf)(n)?.group==="size"}function E(n,o){return JSON.stringify([n,o])}function h({verdict:n,outcome:o}){if(n==="block"||
o?.status==="blocked")return"blocked";switch(o?.status){case"passed":return"passed";case"failed":case"timed_out":case"cr\
ashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function M(n,o){const{severity:c,layer:r}=n,
s=r==="run";return o==="blocked"?c==="error"&&!s:o==="failed"&&(m(n)||c==="error"&&s)}function y({location:n},o,c){if(n===
void 0)return!0;if(c===void 0)return n.path===o.path;const{path:r=o.path,line:s=n.line}=c.location??{};return n.path===r&&
n.line===s}function i(n){return(0,S().groupsOf)(n.toSorted(T().byHarm),e)}function b(n){return(0,S().groupsOf)(n.toSorted(
T().byHarm),o=>JSON.stringify([e(o),/ fix --/.test(o.remedy)]))}function e({cause:n,rule:o,location:c,message:r}){return n??
JSON.stringify([o,c?c.path:r])}function t(n){return(0,S().groupsOf)(n,({command:o,findings:[c]})=>JSON.stringify([c&&e(c),
o.outcome?.status,o.outcome?.exit_code,c&&m(c)?c.message:o.command]))}function u(n){return(0,S().groupsOf)(n,({lead:{gene:o,
findings:c}})=>c[0]?JSON.stringify([e(c[0]),c[0].danger]):o.summary)}},23408:function(C,a){Object.defineProperty(a,"__es\
Module",{value:!0}),a.sizeOfRows=g;function g(l){return l.reduce((T,{size:N=1})=>T+N,0)}},38319:function(C,a,g){Object.defineProperty(
a,"__esModule",{value:!0}),a.claimList=m,a.isTold=S,a.machineList=w,a.readList=p,a.uncountedList=y;function l(){const i=g(
78261);return l=function(){return i},i}function T(){const i=g(13580);return T=function(){return i},i}function N(){const i=g(
94965);return N=function(){return i},i}function S({rule:i,severity:b,suppressed:e}){return(0,T().ruleOf)(i)?.listed===!0&&
b!=="error"&&!e}const j={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function w({agent_files:i=[],
findings:b}){const e=new Map(b.map(n=>[n.id,n])),t=i.flatMap(n=>n.entries.map(o=>{const[c]=(o.findings??[]).flatMap(r=>e.
get(r)??[]).sort(l().byHarm);return{file:n,entry:o,worst:c}})),u=t.toSorted(({worst:n},{worst:o})=>n&&o?(0,l().byHarm)(n,
o):+!n-+!o).map(({file:n,entry:o,worst:c})=>{const{event:r,command:s,line:f,state:$,target:v,scripts:L}=o,I=c!==void 0&&
c.harm!=="bookkeeping",F=I&&S(c)?c.message:v??R(o),G=$==="removed"?void 0:`${n.tool} ${n.approval}`;return{name:`${n.path}\
:${f}`,place:{path:n.path,line:f},...$&&{word:j[$]},tone:I?"bad":"caution",words:r,...s!==""&&{command:s},notes:[F,G].flatMap(
A=>A?{text:`${(0,N().capital)(A).replace(/\.$/,"")}.`}:[]),...L&&{files:L}}});return{id:"machines",title:k(t.map(({entry:n})=>n)),
label:"machines",noun:"command",note:"This holds on the machine of everybody who opens the branch. The gate ran none of \
it.",rows:u}}function k(i){const b=i.filter(({state:e})=>e);return b.length===0?"Commands that run automatically":b.every(
({change:e})=>e!==void 0)?"What this change lets agents do":"Commands this change runs automatically"}function R({change:i,
command:b,state:e}){if(i==="widens")return"it gives more trust";if(i==="narrows")return"it gives less trust";if(!(i===void 0||
e==="removed"))return b===""?"its meaning is not known":"it gives other trust"}function p({read:i=[]}){return{id:"read",
title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",
rows:i.map(({path:b,why:e,new:t,bytes:u})=>{const n=[...t?["new"]:[],...u===void 0?[]:[(0,N().size)(u)]];return{name:b,place:{
path:b,line:1},...n.length>0&&{word:n.join(", ")},tone:"quiet",words:e,notes:[]}})}}function m({capsules:i,events:b}){return{
id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...i.map(e=>({...O(e),...d(e),notes:e.reasons.map(({rule:t,
message:u})=>({text:`${u} (\`${t}\`)`}))})),...b.map(O)]}}function O({type:i,id:b,path:e,line:t,change:u}){return{name:b,
place:{path:e,line:t},tone:"quiet",words:`${i} ${u}`,notes:[]}}function d({eligible:i}){return i===null?{tone:"quiet"}:i?
{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const E=20,h={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},M={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function y({blast_radius:i}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(i?.changed_files??[]).filter(({exempt:e,veil:t})=>e??t).slice(0,E).map(({path:e,lines:t,exempt:u,
veil:n,bytes:o})=>({name:e,tone:"quiet",words:[...o===void 0||t>0?[(0,N().count)(t,"line")]:[],...o===void 0?[]:[(0,N().
size)(o)],...u?[h[u]]:[],...n?[M[n]]:[]].join(", "),notes:[]}))}}},79215:function(C,a){Object.defineProperty(a,"__esModu\
le",{value:!0}),a.isChangeExample=g,a.isPromotionExample=l;function g(T){return typeof T=="object"&&"head"in T}function l(T){
return typeof T=="object"&&"candidates"in T}},82369:function(C,a){Object.defineProperty(a,"__esModule",{value:!0}),a.GRADES=
void 0;const g={warning:"the change only adds the gene"},l="only the default list names the file",T=a.GRADES={"unknown-f\
lag":{warning:"npm drops the flag, which is one of test runners, without `--`"},"only-prints":{error:"the command is `np\
m run env`, which prints the environment"},"tool-unknown":{notice:"a script of `package.json` starts the tool at the bas\
e, too"},"npmrc-setting":{warning:"the base has the setting, too, and its effect is not known"},"program-replaced":{warning:"\
the base or the lock file has the program of this name, too"},"npm-script-missing":{error:"the command is `npm start`, o\
r runs nothing (`--if-present`)"},"npm-script-empty":{warning:"another script calls the empty one"},"npm-script-text":{error:"\
the base lacks the script, and as a command it would be an error"},"npm-script-form":{notice:"the base has the script, a\
nd the command hands no words on to it"},"package-json-invalid":{warning:"the file stands at the root of a store"},"exce\
ption-refused":{notice:"the ignore could have an effect, but is not needed"},"agent-instructions":{notice:"the change le\
aves the block as it is"},"duplicate-id":{warning:"another file of the directory has the id, with other content"},"witho\
ut-effect":{warning:"no engine reads the file, because it is a list"},"outside-globs":{error:"the change brings a Gene w\
ith a dangerous command",notice:"the base has the dangerous command, or the submodule, too"},"content-hash-mismatch":{warning:"\
the only new content is what an engine has learned about the gene",notice:"an engine has created or shipped the gene wit\
h this hash"},"reference-not-found":{warning:"no gene is missing, or the engine has used none (`ad_hoc`)"},"still-named":{
notice:"only events name the gene"},"event-not-chained":{warning:"another event has the same parent"},"event-parent-miss\
ing":{warning:"the event is the first of its file, or in no audit log"},"claim-not-checked":{error:"a promotion, or a la\
ter event of the audit log, depends on it"},"claim-differs":{notice:"one successful asset claims more than the change co\
ntains"},"engine-seeds":{warning:"scripts of the engine that they run are not in the repository"},"validation-missing":{
notice:"a release of the engine ships the gene with `node --version`"},"schema-field":{error:"the asset is promoted",notice:"\
only the reference engine requires the field"},"validation-redundant":{notice:"the entry is blank"},"constraints-malform\
ed":{warning:"the limit is missing, above the hard cap, or a pattern"},"check-decided-by":{warning:"a test is deleted, o\
r new configuration meets an old command"},"forbidden-path-declared":g,"blast-radius-exceeded":g,"blast-radius-critical":g,
"blast-radius-hard-cap":{warning:"the change is a push that edits no gene"},"protected-path":{warning:l},"protected-file\
-destroyed":{warning:`${l}, and no gene is changed or applied`},"store-root-unclear":{warning:"the change moves the root"},
"agent-setting-changed":{notice:"the setting gives less trust, or other trust, or stands without a change"},"agent-file-\
unread":{notice:"no format of the gate describes the file"},"agent-command-changed":{notice:"only a script has changed, \
or the server is built first"},"nothing-shown":{notice:"only documents change, or a part of the change"}}},94274:function(C,a,g){
Object.defineProperty(a,"__esModule",{value:!0}),a.isForHuman=S,a.nextActorOf=w;function l(){const k=g(28894);return l=function(){
return k},k}function T(){const k=g(13580);return T=function(){return k},k}function N(){const k=g(47350);return N=function(){
return k},k}function S({rule:k,location:R,danger:p}){return p!==void 0||(0,T().ruleOf)(k)?.actor==="human"||R!==void 0&&
(0,l().isAuditLog)(R.path)}function j({rule:k,severity:R,suppressed:p}){const{advice:m,actor:O}=(0,T().ruleOf)(k)??{};return R===
"warning"&&p===void 0&&m===!0&&O==="human"}function w(k,R,p){switch(k){case"pass":case"warn":return R.some(j)?"human":"d\
one";case"error":return"undecided";case"needs_approval":return"human";case"fail":return R.some(m=>(0,N().isBlocking)(m,p)&&
!S(m))?"agent":"human"}}}};
