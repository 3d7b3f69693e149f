"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:function(K,y,i){Object.defineProperty(y,"__esModule",{value:!0}),
y.initVerb=void 0;function w(){const t=i(76760);return w=function(){return t},t}function l(){const t=i(63314);return l=function(){
return t},t}function L(){const t=i(44786);return L=function(){return t},t}function F(){const t=i(41895);return F=function(){
return t},t}function $(){const t=i(38863);return $=function(){return t},t}function R(){const t=i(74238);return R=function(){
return t},t}function I(){const t=i(48741);return I=function(){return t},t}function u(){const t=i(47520);return u=function(){
return t},t}function d(){const t=i(67397);return d=function(){return t},t}function g(){const t=i(31626);return g=function(){
return t},t}function C(){const t=i(94965);return C=function(){return t},t}function P(){const t=i(4147);return P=function(){
return t},t}function p(){const t=i(63512);return p=function(){return t},t}function b(){const t=i(73319);return b=function(){
return t},t}function M(){const t=i(50380);return M=function(){return t},t}function N(){const t=i(3685);return N=function(){
return t},t}function a(){const t=i(20261);return a=function(){return t},t}function m(){const t=i(49232);return m=function(){
return t},t}function o(){const t=i(82256);return o=function(){return t},t}const n=(t,h)=>new(l()).Command("init").option(
...o().REPO_OPTION).addOption(new(l()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).
option("--no-history","do not judge past changes").option("--agents","write only the block of instructions for agents, i\
nto AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-ga\
te.mdc, too").action(async O=>{O.agents||O.claude||O.cursor?await U(O,t):await c(O,t),h(0)});y.initVerb=n;function e(t){
return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${$().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,C().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${$().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${$().COMMAND} doctor`].map((O,A)=>`  ${A+1}. ${O}`),""].join(`
`)}function s({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const r=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${$().COMMAND} doctor
`;async function c(t,h){const{force:O}=t;await(0,o().inRepository)(t,h,async A=>{O||await T((0,I().folderTree)(A.directory),
h);const j=!O&&await S(A)?void 0:await k(A,t,h);let H=!1;for(const W of(0,N().startingFiles)({pushed:j?.pushed},j?.judged,
j?.first)){const D=await(0,N().writeStartingFile)(A.directory,W,O===!0);if(H||=D,h.print(D?`wrote  ${W.path}
       ${W.purpose}
`:`kept   ${W.path}
       already exists; use --force to overwrite
`),!D&&W.path===N().WORKFLOW_PATH){const B=await(0,a().workflowAnswer)((0,I().folderTree)(A.directory),W.text),G=(0,P().
workflowRows)(B,(0,g().layoutOf)({...h,verbose:!1}));B.lacks.length>0&&h.print(`
${(0,g().page)([G])}`)}}j?.judged&&h.print(`
${E(j.judged,h)}`),j&&H&&j.first.agentFiles.length===0&&h.print(s(j.first)),j?.first.isSole&&H&&h.print(f),h.print(H?e(j?.
edits??0):r)})}const f=`
The policy has approvals.gate: 0, because one person has written the history.
`;function E({changes:t,levels:h},O){const A=(0,g().layoutOf)({...O,verbose:!1}),x=`Judged ${(0,C().count)(t,"past chang\
e")} as if in a pull request today. Nothing was run.`,j=h.flatMap(({group:H,changes:W,rules:D})=>(0,g().prose)(A,"level",
`${H}: warning, because of ${(0,C().count)(W,"change")}: ${D}`));return(0,g().page)([[...(0,g().prose)(A,"history",x),...j]])}
async function T(t,h){await(0,m().policyFor)({},h,t).catch(O=>{if(!(O instanceof F().GateError&&O.code==="policy_unavail\
able"))throw O})}function S({directory:t}){return(0,N().isTaken)((0,w().join)(t,R().POLICY_PATH)).catch(()=>!1)}const v=12e4;
async function k(t,{history:h},O){const[A]=await(0,d().lookUpCommits)(t,["HEAD"]);if(A===void 0)return;const x=new Date,
j=await(0,m().builtInPolicy)(),{platform:H,signal:W,interactive:D,note:B}=O,G={repository:t,policy:j,platform:H,signal:W};
h&&D&&B(`Judging past changes \u2026
`);const J=AbortSignal.timeout(v),Y=h?await(0,b().pastLevels)({...G,tip:A,now:x,enough:J}):void 0,V=await(0,M().auditPresent)(
G,A),z=!((await t.shallowCommits()).size>0)&&await(0,u().hasSoleAuthor)(t,A);return{judged:Y,edits:await(0,M().countRepairs)(
G,V,A,x),first:{...await(0,p().firstPolicy)(V,j.policy,x),isSole:z},pushed:await(0,M().pushedBranch)(t,A)}}async function U(t,h){
const O={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/rules/gene-gate.mdc":t.cursor===!0};await(0,o().inRepository)(
t,h,async({directory:A})=>{for(const x of L().INSTRUCTION_FILES.filter(j=>O[j])){const j=await(0,N().writeInstructions)(
A,x);h.print(`${j.padEnd(7)}  ${x}
`)}})}},82783:function(K,y,i){Object.defineProperty(y,"__esModule",{value:!0}),y.documentedKeys=L;function w(){const u=i(
7723);return w=function(){return u},u}function l(){const u=i(11160);return l=function(){return u},u}function L(){return F(
w().toJSONSchema(l().policySchema,{io:"input"}),"")}function F({properties:u={},required:d=[]},g){return Object.entries(
u).filter(([,{description:P}])=>P).map(([P,p])=>{const b=`${g}${P}`,M=p.properties!==void 0&&p.default!==void 0,N=p.items?.
properties?p.items:p,a=`${$(p)}${d.includes(P)?", required":""}`;return{name:P,path:b,description:p.description??"",...!M&&
{expected:a},...!M&&p.default!==void 0&&{default:p.default},...p.examples&&{example:p.examples[0]},keys:F(N,N===p?`${b}.`:
`${b}[].`)}})}function $(u){const{type:d,format:g,items:C,anyOf:P}=u;return P?P.map($).join(" or "):u.const!==void 0?String(
u.const):u.enum?u.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):d==="array"?`list of ${C?R($(C)):"values"}`:
d==="integer"||d==="number"?`${d}${I(u)}`:d==="boolean"?"true or false":g==="date"?"date":d==="null"?"null":d==="object"?
"mapping":"string"}function R(u){return{string:"strings",mapping:"mappings"}[u]??u}function I({minimum:u,maximum:d,exclusiveMinimum:g}){
const C=d===void 0||d===Number.MAX_SAFE_INTEGER?"":`, at most ${d}`;return g!==void 0?`, more than ${g}${C}`:`${u===void 0?
"":`, at least ${u}`}${C}`}},73319:function(K,y,i){Object.defineProperty(y,"__esModule",{value:!0}),y.pastLevels=b;function w(){
const a=i(18744);return w=function(){return a},a}function l(){const a=i(82330);return l=function(){return a},a}function L(){
const a=i(41895);return L=function(){return a},a}function F(){const a=i(59490);return F=function(){return a},a}function $(){
const a=i(54441);return $=function(){return a},a}function R(){const a=i(87952);return R=function(){return a},a}function I(){
const a=i(47520);return I=function(){return a},a}function u(){const a=i(13580);return u=function(){return a},a}function d(){
const a=i(63682);return d=function(){return a},a}function g(){const a=i(92344);return g=function(){return a},a}const C=50,
P=1e3,p=4;async function b(a){const{repository:m,tip:o,policy:n,signal:e,enough:s}=a,r=await(0,I().pastChanges)(m,o,P),c=(0,w().
assetPathTest)(n.policy),f=r.filter(({paths:v})=>v.some(c)),E=[r,f].flatMap(v=>v.slice(0,C)),T=[...new Set(E)],S=[];for(;T.
length>0&&!e.aborted&&!s.aborted;){const v=T.splice(0,p);S.push(...await Promise.all(v.map(k=>M(k,a))))}if(e.aborted)throw(0,L().
interrupted)("while it judged past changes");return{changes:S.length,levels:N(S)}}async function M({commit:a,base:m},{tip:o,
policy:n,now:e,...s}){const{policy:r}=n,c=(0,R().additionsFor)(r),f={additions:c,isPending:c.cover},E={...s,...f,policy:n,
policyCommit:o,all:!1},T=await(0,l().auditCommit)(E,a,m).catch(()=>{});if(T===void 0)return[];const S=(0,g().allFindings)(
(0,g().judge)(T.audit,d().NOTHING_RAN,{policy:r,now:e})).filter(({severity:v})=>v==="error");return[...new Set(S.map(({rule:v})=>v))].
filter(v=>(0,u().ruleOf)(v).group)}function N(a){return $().RULE_GROUPS.flatMap(m=>{const o=a.map(e=>e.filter(s=>(0,u().
ruleOf)(s).group===m)).filter(e=>e.length>0);if(o.length===0)return[];const n=[...(0,F().groupBy)(o.flat(),e=>e).values()].
sort((e,s)=>s.length-e.length).map(e=>`${e[0]} (${e.length})`);return[{group:m,changes:o.length,rules:n.join(", ")}]})}},
73944:function(K,y,i){Object.defineProperty(y,"__esModule",{value:!0}),y.agentPolicy=d,y.policyTemplate=u;function w(){const o=i(
69873);return w=function(){return o},o}function l(){const o=i(94853);return l=function(){return o},o}function L(){const o=i(
82783);return L=function(){return o},o}function F(){const o=i(50427);return F=function(){return o},o}function $(){const o=i(
94965);return $=function(){return o},o}const R="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-g\
ate/gene-gate/63a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json",I=`${R}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function u(o,n){const e=n?C(n):new Map,s=(0,L().documentedKeys)().map(r=>{const c=b(r,"",e);return r.name==="rules"?P(
c,o,n):c});return[I,...s.map(r=>`${r.join(`
`)}
`)].join(`
`)}function d({agentFiles:o,isSole:n}){const[e="",...s]=o,c=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${e}\`${s.length>0?` and ${(0,$().count)(s.length,"other file")}`:""}`} ${s.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[R,...m(c,""),"agent_files:",...m("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...n?["approvals:",...m(g,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const g="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.";function C({until:o,stores:n,
include:e,programs:s,isSole:r=!1}){const c=e.map(E=>`\`${E}\``).join(", "),f=[[!0,"enforce",{mode:"report",until:o},`Rep\
orts only until ${o}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a\
 required check.`],[r,"approvals.gate",0,g],[n.length>0,"stores",n,"Where commands of stores run now, or where the files\
 are that they name."],[s.length>0,"programs",s,"Commands of stored genes start these."],[e.length>0,"assets.include",[...l().
DEFAULT_POLICY.assets.include,...e],`With the files that have genes now: ${c}.`]];return new Map(f.flatMap(([E,T,S,v])=>E?
[[T,{value:S,why:v}]]:[]))}function P(o,n,e){if(e===void 0)return o;const{changes:s=0,levels:r=[]}=n??{},{until:c,levelsUntil:f,
exceedsCap:E}=e;if(r.length===0&&!E)return o;const T=`The last ${(0,$().count)(s,"change")} were judged when this file w\
as created. Some fail without these levels, which end on ${f}.`;return[...o.slice(0,-1),"#",...r.length>0?m(T,""):[],"ru\
les:",...r.flatMap(({group:S,changes:v,rules:k})=>p(S,`${(0,$().count)(v,"change")}: ${k}.`,f)),...E?p("blast-radius-har\
d-cap","The stores alone exceed the hard cap.",c):[]]}function p(o,n,e){return[...m(n,"  "),`  ${o}:`,"    level: warnin\
g",`    until: '${e}'`]}function b(o,n,e){const{name:s,path:r,description:c,expected:f,example:E,keys:T}=o,S=f===void 0?
c:`${c} (${f})`;if(f===void 0){const k=T.flatMap(t=>b(t,`${n}  `,e)),U=T.some(t=>e.has(t.path))?"":"#";return[...m(S,n),
`${n}${U}${s}:`,...k]}const v=e.get(r);if(v!==void 0){const k=N({[s]:v.value}).map(U=>`${n}${U}`);return[...m(S,n),`${n}\
#`,...m(v.why,n),...k]}return[...m(S,n),...E===void 0?[]:M({[s]:E},n),...N({[s]:o.default}).map(k=>`${n}#${k}`)]}function M(o,n){
return["For example:",...N(o).map(e=>`  ${e}`)].map(e=>`${n}# ${e}`)}function N(o){return(0,w().stringify)(o,{lineWidth:0,
singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const a=100;function m(o,n){const e=`${n}# `;return(0,F().wrap)(o,a-e.length).map(s=>e+s)}},3685:function(K,y,i){Object.
defineProperty(y,"__esModule",{value:!0}),y.WORKFLOW_PATH=void 0,y.isTaken=N,y.startingFiles=C,y.writeInstructions=o,y.writeStartingFile=
P;function w(){const n=i(51455);return w=function(){return n},n}function l(){const n=i(76760);return l=function(){return n},
n}function L(){const n=i(44786);return L=function(){return n},n}function F(){const n=i(41895);return F=function(){return n},
n}function $(){const n=i(28765);return $=function(){return n},n}function R(){const n=i(74238);return R=function(){return n},
n}function I(){const n=i(94965);return I=function(){return n},n}function u(){const n=i(73944);return u=function(){return n},
n}function d(){const n=i(17493);return d=function(){return n},n}const g=y.WORKFLOW_PATH=".github/workflows/gene-gate.yml";
function C(n,e,s){const r=(s?.agentFiles.length??0)>0,c=e?.levels.length??0,f=c>0?`${(0,I().count)(c,"level")}, and ever\
y other`:"every";return[{path:R().POLICY_PATH,purpose:r?"the policy for what agents and editors run by themselves":`the \
policy, with ${f} default as a comment`,text:s&&r?(0,u().agentPolicy)(s):(0,u().policyTemplate)(e,s)},{path:g,purpose:`t\
he workflow that runs the gate on every pull request${n.pushed===void 0?"":" and push"}`,text:(0,d().workflowFor)({...n,
...s&&{prepare:s.prepare}})}]}async function P(n,{path:e,text:s},r){const c=(0,l().join)(n,e);return p(e,"Check the exis\
ting file or directory and its permissions.",async()=>{if(!r&&await N(c))return!1;await M(n,(0,l().dirname)(e)),r&&await(0,w().
rm)(c,{force:!0});const f=await b(n,e);return await(0,$().makeFolder)((0,l().dirname)(f)),await(0,w().writeFile)(f,s,{flag:"\
wx"}),!0})}async function p(n,e,s){return s().catch(r=>{const c=`Cannot write ${n}: ${r instanceof Error?r.message:r}`;throw new(F()).
GateError("file_unreadable",c,e,{cause:r})})}async function b(n,e){const s=await M(n,e),r=await(0,w().lstat)(s).catch(a);
if(r!==void 0&&!r.isFile())throw new Error("it is not a regular file");return s}async function M(n,e){const s=await(0,w().
realpath)(n),r=(0,l().join)(s,e);let c=r;for(;await(0,w().lstat)(c).catch(a)===void 0;)c=(0,l().dirname)(c);const f=await(0,w().
realpath)(c).catch(T=>{throw T.code!=="ENOENT"?T:new Error(`${(0,l().relative)(s,c)} is a symlink to nothing`)}),E=(0,l().
relative)(s,f);if(E.split(l().sep)[0]===".."||(0,l().isAbsolute)(E))throw new Error(`${(0,l().relative)(s,c)} is a symli\
nk that leaves the repository`);if(E.split(l().sep).some(T=>T.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,l().join)(f,(0,l().relative)(c,r))}async function N(n){return await(0,w().lstat)(n).catch(a)!==void 0}function a(n){
if(n.code!=="ENOENT")throw n}const m=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function o(n,e){return p(e,"Check the file and the directories above it; the lines from `gene-gate:begin` to `ge\
ne-gate:end` are replaced.",async()=>{const r=await b(n,e),c=await(0,w().readFile)(r,"utf8").catch(a),f=(0,L().withBlock)(
c??(e.endsWith(".mdc")?m:""));if(f===void 0)throw new Error("it has several blocks of gene-gate, or only a part of one");
return f===c?"kept":(await(0,$().makeFolder)((0,l().dirname)(r)),await(0,w().writeFile)(r,f,{flag:c===void 0?"wx":"w"}),
c===void 0?"created":"updated")})}}};
