"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),
m.initVerb=void 0;function w(){const t=o(76760);return w=function(){return t},t}function f(){const t=o(63314);return f=function(){
return t},t}function L(){const t=o(44786);return L=function(){return t},t}function N(){const t=o(38863);return N=function(){
return t},t}function A(){const t=o(74238);return A=function(){return t},t}function R(){const t=o(48741);return R=function(){
return t},t}function I(){const t=o(47520);return I=function(){return t},t}function u(){const t=o(67397);return u=function(){
return t},t}function l(){const t=o(31626);return l=function(){return t},t}function $(){const t=o(94965);return $=function(){
return t},t}function F(){const t=o(4147);return F=function(){return t},t}function C(){const t=o(63512);return C=function(){
return t},t}function g(){const t=o(73319);return g=function(){return t},t}function P(){const t=o(50380);return P=function(){
return t},t}function S(){const t=o(3685);return S=function(){return t},t}function M(){const t=o(20261);return M=function(){
return t},t}function s(){const t=o(49232);return s=function(){return t},t}function p(){const t=o(82256);return p=function(){
return t},t}const i=(t,h)=>new(f()).Command("init").option(...p().REPO_OPTION).addOption(new(f()).Option("--force","over\
write existing files").conflicts(["agents","claude","cursor"])).option("--no-history","do not judge past changes").option(
"--agents","write only the block of instructions for agents, into AGENTS.md").option("--claude","write it into CLAUDE.md\
, too").option("--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(async v=>{v.agents||v.claude||v.cursor?
await y(v,t):await a(v,t),h(0)});m.initVerb=i;function n(t){return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${N().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,$().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${N().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${N().COMMAND} doctor`].map((v,j)=>`  ${j+1}. ${v}`),""].join(`
`)}function e({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const r=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${N().COMMAND} doctor
`;async function a(t,h){const{force:v}=t;await(0,p().inRepository)(t,h,async j=>{const T=!v&&await O(j)?void 0:await b(j,
t,h);let x=!1;for(const k of(0,S().startingFiles)({pushed:T?.pushed},T?.judged,T?.first)){const H=await(0,S().writeStartingFile)(
j.directory,k,v===!0);if(x||=H,h.print(H?`wrote  ${k.path}
       ${k.purpose}
`:`kept   ${k.path}
       already exists; use --force to overwrite
`),!H&&k.path===S().WORKFLOW_PATH){const G=await(0,M().workflowAnswer)((0,R().folderTree)(j.directory),k.text),D=(0,F().
workflowRows)(G,(0,l().layoutOf)({...h,verbose:!1}));G.lacks.length>0&&h.print(`
${(0,l().page)([D])}`)}}T?.judged&&h.print(`
${d(T.judged,h)}`),T&&x&&T.first.agentFiles.length===0&&h.print(e(T.first)),T?.first.isSole&&x&&h.print(c),h.print(x?n(T?.
edits??0):r)})}const c=`
The policy has approvals.gate: 0, because one person has written the history.
`;function d({changes:t,levels:h},v){const j=(0,l().layoutOf)({...v,verbose:!1}),W=`Judged ${(0,$().count)(t,"past chang\
e")} as if in a pull request today. Nothing was run.`,T=h.flatMap(({group:x,changes:k,rules:H})=>(0,l().prose)(j,"level",
`${x}: warning, because of ${(0,$().count)(k,"change")}: ${H}`));return(0,l().page)([[...(0,l().prose)(j,"history",W),...T]])}
function O({directory:t}){return(0,S().isTaken)((0,w().join)(t,A().POLICY_PATH)).catch(()=>!1)}const E=12e4;async function b(t,{
history:h},v){const[j]=await(0,u().lookUpCommits)(t,["HEAD"]);if(j===void 0)return;const W=new Date,T=await(0,s().builtInPolicy)(),
{platform:x,signal:k,interactive:H,note:G}=v,D={repository:t,policy:T,platform:x,signal:k};h&&H&&G(`Judging past changes\
 \u2026
`);const B=AbortSignal.timeout(E),J=h?await(0,g().pastLevels)({...D,tip:j,now:W,enough:B}):void 0,K=await(0,P().auditPresent)(
D,j),V=!((await t.shallowCommits()).size>0)&&await(0,I().hasSoleAuthor)(t,j);return{judged:J,edits:await(0,P().countRepairs)(
D,K,j,W),first:{...await(0,C().firstPolicy)(K,T.policy,W),isSole:V},pushed:await(0,P().pushedBranch)(t,j)}}async function y(t,h){
const v={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/rules/gene-gate.mdc":t.cursor===!0};await(0,p().inRepository)(
t,h,async({directory:j})=>{for(const W of L().INSTRUCTION_FILES.filter(T=>v[T])){const T=await(0,S().writeInstructions)(
j,W);h.print(`${T.padEnd(7)}  ${W}
`)}})}},82783:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.documentedKeys=L;function w(){const u=o(
7723);return w=function(){return u},u}function f(){const u=o(11160);return f=function(){return u},u}function L(){return N(
w().toJSONSchema(f().policySchema,{io:"input"}),"")}function N({properties:u={},required:l=[]},$){return Object.entries(
u).filter(([,{description:C}])=>C).map(([C,g])=>{const P=`${$}${C}`,S=g.properties!==void 0&&g.default!==void 0,M=g.items?.
properties?g.items:g,s=`${A(g)}${l.includes(C)?", required":""}`;return{name:C,path:P,description:g.description??"",...!S&&
{expected:s},...!S&&g.default!==void 0&&{default:g.default},...g.examples&&{example:g.examples[0]},keys:N(M,M===g?`${P}.`:
`${P}[].`)}})}function A(u){const{type:l,format:$,items:F,anyOf:C}=u;return C?C.map(A).join(" or "):u.const!==void 0?String(
u.const):u.enum?u.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):l==="array"?`list of ${F?R(A(F)):"values"}`:
l==="integer"||l==="number"?`${l}${I(u)}`:l==="boolean"?"true or false":$==="date"?"date":l==="null"?"null":l==="object"?
"mapping":"string"}function R(u){return{string:"strings",mapping:"mappings"}[u]??u}function I({minimum:u,maximum:l,exclusiveMinimum:$}){
const F=l===void 0||l===Number.MAX_SAFE_INTEGER?"":`, at most ${l}`;return $!==void 0?`, more than ${$}${F}`:`${u===void 0?
"":`, at least ${u}`}${F}`}},73319:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.pastLevels=P;function w(){
const s=o(18744);return w=function(){return s},s}function f(){const s=o(82330);return f=function(){return s},s}function L(){
const s=o(41895);return L=function(){return s},s}function N(){const s=o(59490);return N=function(){return s},s}function A(){
const s=o(54441);return A=function(){return s},s}function R(){const s=o(87952);return R=function(){return s},s}function I(){
const s=o(47520);return I=function(){return s},s}function u(){const s=o(13580);return u=function(){return s},s}function l(){
const s=o(63682);return l=function(){return s},s}function $(){const s=o(92344);return $=function(){return s},s}const F=50,
C=1e3,g=4;async function P(s){const{repository:p,tip:i,policy:n,signal:e,enough:r}=s,a=await(0,I().pastChanges)(p,i,C),c=(0,w().
assetPathTest)(n.policy),d=a.filter(({paths:y})=>y.some(c)),O=[a,d].flatMap(y=>y.slice(0,F)),E=[...new Set(O)],b=[];for(;E.
length>0&&!e.aborted&&!r.aborted;){const y=E.splice(0,g);b.push(...await Promise.all(y.map(t=>S(t,s))))}if(e.aborted)throw(0,L().
interrupted)("while it judged past changes");return{changes:b.length,levels:M(b)}}async function S({commit:s,base:p},{tip:i,
policy:n,now:e,...r}){const{policy:a}=n,c=(0,R().additionsFor)(a),d={additions:c,isPending:c.cover},O={...r,...d,policy:n,
policyCommit:i,all:!1},E=await(0,f().auditCommit)(O,s,p).catch(()=>{});if(E===void 0)return[];const b=(0,$().allFindings)(
(0,$().judge)(E.audit,l().NOTHING_RAN,{policy:a,now:e})).filter(({severity:y})=>y==="error");return[...new Set(b.map(({rule:y})=>y))].
filter(y=>(0,u().ruleOf)(y).group)}function M(s){return A().RULE_GROUPS.flatMap(p=>{const i=s.map(e=>e.filter(r=>(0,u().
ruleOf)(r).group===p)).filter(e=>e.length>0);if(i.length===0)return[];const n=[...(0,N().groupBy)(i.flat(),e=>e).values()].
sort((e,r)=>r.length-e.length).map(e=>`${e[0]} (${e.length})`);return[{group:p,changes:i.length,rules:n.join(", ")}]})}},
73944:function(U,m,o){Object.defineProperty(m,"__esModule",{value:!0}),m.agentPolicy=l,m.policyTemplate=u;function w(){const i=o(
69873);return w=function(){return i},i}function f(){const i=o(94853);return f=function(){return i},i}function L(){const i=o(
82783);return L=function(){return i},i}function N(){const i=o(50427);return N=function(){return i},i}function A(){const i=o(
94965);return A=function(){return i},i}const R="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-g\
ate/gene-gate/63a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json",I=`${R}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function u(i,n){const e=n?F(n):new Map,r=(0,L().documentedKeys)().map(a=>{const c=P(a,"",e);return a.name==="rules"?C(
c,i,n):c});return[I,...r.map(a=>`${a.join(`
`)}
`)].join(`
`)}function l({agentFiles:i,isSole:n}){const[e="",...r]=i,c=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${e}\`${r.length>0?` and ${(0,A().count)(r.length,"other file")}`:""}`} ${r.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[R,...p(c,""),"agent_files:",...p("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...n?["approvals:",...p($,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const $="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.";function F({until:i,stores:n,
include:e,programs:r,isSole:a=!1}){const c=e.map(O=>`\`${O}\``).join(", "),d=[[!0,"enforce",{mode:"report",until:i},`Rep\
orts only until ${i}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a\
 required check.`],[a,"approvals.gate",0,$],[n.length>0,"stores",n,"Where commands of stores run now, or where the files\
 are that they name."],[r.length>0,"programs",r,"Commands of stored genes start these."],[e.length>0,"assets.include",[...f().
DEFAULT_POLICY.assets.include,...e],`With the files that have genes now: ${c}.`]];return new Map(d.flatMap(([O,E,b,y])=>O?
[[E,{value:b,why:y}]]:[]))}function C(i,n,e){if(e===void 0)return i;const{changes:r=0,levels:a=[]}=n??{},{until:c,levelsUntil:d,
exceedsCap:O}=e;if(a.length===0&&!O)return i;const E=`The last ${(0,A().count)(r,"change")} were judged when this file w\
as created. Some fail without these levels, which end on ${d}.`;return[...i.slice(0,-1),"#",...a.length>0?p(E,""):[],"ru\
les:",...a.flatMap(({group:b,changes:y,rules:t})=>g(b,`${(0,A().count)(y,"change")}: ${t}.`,d)),...O?g("blast-radius-har\
d-cap","The stores alone exceed the hard cap.",c):[]]}function g(i,n,e){return[...p(n,"  "),`  ${i}:`,"    level: warnin\
g",`    until: '${e}'`]}function P(i,n,e){const{name:r,path:a,description:c,expected:d,example:O,keys:E}=i,b=d===void 0?
c:`${c} (${d})`;if(d===void 0){const t=E.flatMap(v=>P(v,`${n}  `,e)),h=E.some(v=>e.has(v.path))?"":"#";return[...p(b,n),
`${n}${h}${r}:`,...t]}const y=e.get(a);if(y!==void 0){const t=M({[r]:y.value}).map(h=>`${n}${h}`);return[...p(b,n),`${n}\
#`,...p(y.why,n),...t]}return[...p(b,n),...O===void 0?[]:S({[r]:O},n),...M({[r]:i.default}).map(t=>`${n}#${t}`)]}function S(i,n){
return["For example:",...M(i).map(e=>`  ${e}`)].map(e=>`${n}# ${e}`)}function M(i){return(0,w().stringify)(i,{lineWidth:0,
singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const s=100;function p(i,n){const e=`${n}# `;return(0,N().wrap)(i,s-e.length).map(r=>e+r)}},3685:function(U,m,o){Object.
defineProperty(m,"__esModule",{value:!0}),m.WORKFLOW_PATH=void 0,m.isTaken=M,m.startingFiles=F,m.writeInstructions=i,m.writeStartingFile=
C;function w(){const n=o(51455);return w=function(){return n},n}function f(){const n=o(76760);return f=function(){return n},
n}function L(){const n=o(44786);return L=function(){return n},n}function N(){const n=o(41895);return N=function(){return n},
n}function A(){const n=o(28765);return A=function(){return n},n}function R(){const n=o(74238);return R=function(){return n},
n}function I(){const n=o(94965);return I=function(){return n},n}function u(){const n=o(73944);return u=function(){return n},
n}function l(){const n=o(17493);return l=function(){return n},n}const $=m.WORKFLOW_PATH=".github/workflows/gene-gate.yml";
function F(n,e,r){const a=(r?.agentFiles.length??0)>0,c=e?.levels.length??0,d=c>0?`${(0,I().count)(c,"level")}, and ever\
y other`:"every";return[{path:R().POLICY_PATH,purpose:a?"the policy for what agents and editors run by themselves":`the \
policy, with ${d} default as a comment`,text:r&&a?(0,u().agentPolicy)(r):(0,u().policyTemplate)(e,r)},{path:$,purpose:`t\
he workflow that runs the gate on every pull request${n.pushed===void 0?"":" and push"}`,text:(0,l().workflowFor)({...n,
...r&&{prepare:r.prepare}})}]}async function C(n,{path:e,text:r},a){const c=(0,f().join)(n,e);return g(e,"Check the exis\
ting file or directory and its permissions.",async()=>{if(!a&&await M(c))return!1;await S(n,(0,f().dirname)(e)),a&&await(0,w().
rm)(c,{force:!0});const d=await P(n,e);return await(0,A().makeFolder)((0,f().dirname)(d)),await(0,w().writeFile)(d,r,{flag:"\
wx"}),!0})}async function g(n,e,r){return r().catch(a=>{const c=`Cannot write ${n}: ${a instanceof Error?a.message:a}`;throw new(N()).
GateError("file_unreadable",c,e,{cause:a})})}async function P(n,e){const r=await S(n,e),a=await(0,w().lstat)(r).catch(s);
if(a!==void 0&&!a.isFile())throw new Error("it is not a regular file");return r}async function S(n,e){const r=await(0,w().
realpath)(n),a=(0,f().join)(r,e);let c=a;for(;await(0,w().lstat)(c).catch(s)===void 0;)c=(0,f().dirname)(c);const d=await(0,w().
realpath)(c).catch(E=>{throw E.code!=="ENOENT"?E:new Error(`${(0,f().relative)(r,c)} is a symlink to nothing`)}),O=(0,f().
relative)(r,d);if(O.split(f().sep)[0]===".."||(0,f().isAbsolute)(O))throw new Error(`${(0,f().relative)(r,c)} is a symli\
nk that leaves the repository`);if(O.split(f().sep).some(E=>E.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,f().join)(d,(0,f().relative)(c,a))}async function M(n){return await(0,w().lstat)(n).catch(s)!==void 0}function s(n){
if(n.code!=="ENOENT")throw n}const p=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function i(n,e){return g(e,"Check the file and the directories above it; the lines from `gene-gate:begin` to `ge\
ne-gate:end` are replaced.",async()=>{const a=await P(n,e),c=await(0,w().readFile)(a,"utf8").catch(s),d=(0,L().withBlock)(
c??(e.endsWith(".mdc")?p:""));if(d===void 0)throw new Error("it has several blocks of gene-gate, or only a part of one");
return d===c?"kept":(await(0,A().makeFolder)((0,f().dirname)(a)),await(0,w().writeFile)(a,d,{flag:c===void 0?"wx":"w"}),
c===void 0?"created":"updated")})}}};
