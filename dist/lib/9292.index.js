"use strict";exports.id=9292,exports.ids=[9292],exports.modules={89292:function(G,v,o){Object.defineProperty(v,"__esModule",{value:!0}),
v.initVerb=void 0;function p(){const t=o(76760);return p=function(){return t},t}function l(){const t=o(63314);return l=function(){
return t},t}function j(){const t=o(44786);return j=function(){return t},t}function S(){const t=o(41895);return S=function(){
return t},t}function $(){const t=o(74238);return $=function(){return t},t}function P(){const t=o(48741);return P=function(){
return t},t}function R(){const t=o(47520);return R=function(){return t},t}function N(){const t=o(67397);return N=function(){
return t},t}function O(){const t=o(31626);return O=function(){return t},t}function F(){const t=o(94965);return F=function(){
return t},t}function W(){const t=o(4147);return W=function(){return t},t}function I(){const t=o(63512);return I=function(){
return t},t}function M(){const t=o(73319);return M=function(){return t},t}function k(){const t=o(73944);return k=function(){
return t},t}function T(){const t=o(50380);return T=function(){return t},t}function s(){const t=o(3685);return s=function(){
return t},t}function e(){const t=o(20261);return e=function(){return t},t}function d(){const t=o(49232);return d=function(){
return t},t}function f(){const t=o(82256);return f=function(){return t},t}const n=(t,u)=>new(l()).Command("init").option(
...f().REPO_OPTION).addOption(new(l()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).
option("--no-history","do not judge past changes").option("--agents","write only the block of instructions for agents, i\
nto AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-ga\
te.mdc, too").action(async w=>{w.agents||w.claude||w.cursor?await Y(w,t):await r(w,t),u(0)});v.initVerb=n;function i(t,{
name:u}){return[`
Next steps:`,...[`Edit the policy if needed, and see what it allows before you commit it:
     ${u} policy test
     ${u} audit`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,F().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${u} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see what the pol\
icy, the workflow and this machine lack:
     ${u} doctor`].map((g,b)=>`  ${b+1}. ${g}`),""].join(`
`)}function a({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const c=({name:t})=>`
Nothing was written. What the policy, the workflow and this machine lack:
  ${t} doctor
`;async function r(t,u){const{force:w}=t;await(0,f().inRepository)(t,u,async g=>{w||await E((0,P().folderTree)(g.directory),
u);const m=!w&&await H(g)?void 0:await D(g,t,u);let C=!1;for(const L of(0,s().startingFiles)({pushed:m?.pushed},m?.judged,
m?.first)){const U=await(0,s().writeStartingFile)(g.directory,L,w===!0);if(C||=U,u.print(U?`wrote  ${L.path}
       ${L.purpose}
`:`kept   ${L.path}
       already exists; use --force to overwrite
`),!U&&L.path===s().WORKFLOW_PATH){const x=await(0,e().workflowAnswer)((0,P().folderTree)(g.directory),L.text),K=(0,W().
workflowRows)(x,(0,O().layoutOf)({...u,verbose:!1}));x.lacks.length>0&&u.print(`
${(0,O().page)([K])}`)}}m?.judged?.changes&&u.print(`
${y(m.judged,u)}`),m&&C&&m.first.agentFiles.length===0&&u.print(a(m.first)),m?.first.isSole&&C&&u.print(h),u.print(C?i(m?.
edits??0,u):c(u))})}const h=`
The policy has approvals.gate: 0, because one person has written the history.
`;function y({changes:t,levels:u},w){const g=(0,O().layoutOf)({...w,verbose:!1}),b=`Judged ${(0,F().count)(t,"past chang\
e")} as if in a pull request today. Nothing was run.`,m=u.flatMap(({group:C,changes:L,rules:U})=>(0,O().prose)(g,"level",
`${C}: warning, because of ${(0,F().count)(L,"change")}: ${U}`));return(0,O().page)([[...(0,O().prose)(g,"history",b),...m]])}
async function E(t,u){await(0,d().policyFor)({},u,t).catch(w=>{if(!(w instanceof S().GateError&&w.code==="policy_unavail\
able"))throw w})}function H({directory:t}){return(0,s().isTaken)((0,p().join)(t,$().POLICY_PATH)).catch(()=>!1)}const A=12e4;
async function D(t,{history:u},w){const[g]=await(0,N().lookUpCommits)(t,["HEAD"]);if(g===void 0)return;const b=new Date,
m=await(0,d().builtInPolicy)(),{platform:C,signal:L,interactive:U,note:x}=w,J=!((await t.shallowCommits()).size>0)&&await(0,R().
hasSoleAuthor)(t,g),z=await(0,T().auditPresent)({repository:t,policy:m,platform:C,signal:L},g),V={...await(0,I().firstPolicy)(
z,m.policy,b),isSole:J},Q=(0,k().policyTemplate)(void 0,V),X=await(0,$().loadPolicyFile)(Q,$().POLICY_PATH,(0,P().folderTree)(
t.directory)),B={repository:t,policy:X,platform:C,signal:L};u&&U&&x(`Judging past changes \u2026
`);const Z=AbortSignal.timeout(A);return{judged:u?await(0,M().pastLevels)({...B,tip:g,now:b,enough:Z}):void 0,edits:await(0,T().
countRepairs)(B,await(0,T().auditPresent)(B,g),g,b),first:V,pushed:await(0,T().pushedBranch)(t,g)}}async function Y(t,u){
const w={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/rules/gene-gate.mdc":t.cursor===!0};await(0,f().inRepository)(
t,u,async({directory:g})=>{const{policy:b}=await(0,d().policyFor)({},u,(0,P().folderTree)(g));for(const m of j().INSTRUCTION_FILES.
filter(C=>w[C])){const C=await(0,s().writeInstructions)(g,m,b.programs);u.print(`${C.padEnd(7)}  ${m}
`)}})}},73319:function(G,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.pastLevels=k;function p(){const e=o(18744);
return p=function(){return e},e}function l(){const e=o(82330);return l=function(){return e},e}function j(){const e=o(41895);
return j=function(){return e},e}function S(){const e=o(59490);return S=function(){return e},e}function $(){const e=o(54441);
return $=function(){return e},e}function P(){const e=o(87952);return P=function(){return e},e}function R(){const e=o(47520);
return R=function(){return e},e}function N(){const e=o(13580);return N=function(){return e},e}function O(){const e=o(63682);
return O=function(){return e},e}function F(){const e=o(92344);return F=function(){return e},e}const W=50,I=1e3,M=4;async function k(e){
const{repository:d,tip:f,policy:n,signal:i,enough:a}=e,c=await(0,R().pastChanges)(d,f,I),r=(0,p().assetPathTest)(n.policy),
h=c.filter(({paths:A})=>A.some(r)),y=[c,h].flatMap(A=>A.slice(0,W)),E=[...new Set(y)],H=[];for(;E.length>0&&!i.aborted&&
!a.aborted;){const A=E.splice(0,M);H.push(...await Promise.all(A.map(D=>T(D,e))))}if(i.aborted)throw(0,j().interrupted)(
"while it judged past changes");return{changes:H.length,levels:s(H)}}async function T({commit:e,base:d},{tip:f,policy:n,
now:i,...a}){const{policy:c}=n,r=(0,P().additionsFor)(c),h={additions:r,isPending:r.cover},y={...a,...h,policy:n,policyCommit:f,
all:!1},E=await(0,l().auditCommit)(y,e,d).catch(()=>{});if(E===void 0)return[];const H=(0,F().allFindings)((0,F().judge)(
E.audit,O().NOTHING_RAN,{policy:c,now:i})).filter(({severity:A})=>A==="error");return[...new Set(H.map(({rule:A})=>A))].
filter(A=>(0,N().ruleOf)(A).group)}function s(e){return $().RULE_GROUPS.flatMap(d=>{const f=e.map(i=>i.filter(a=>(0,N().
ruleOf)(a).group===d)).filter(i=>i.length>0);if(f.length===0)return[];const n=[...(0,S().groupBy)(f.flat(),i=>i).values()].
sort((i,a)=>a.length-i.length).map(i=>`${i[0]} (${i.length})`);return[{group:d,changes:f.length,rules:n.join(", ")}]})}},
73944:function(G,v,o){Object.defineProperty(v,"__esModule",{value:!0}),v.policyTemplate=N;function p(){const s=o(69873);
return p=function(){return s},s}function l(){const s=o(38863);return l=function(){return s},s}function j(){const s=o(94853);
return j=function(){return s},s}function S(){const s=o(50427);return S=function(){return s},s}function $(){const s=o(94965);
return $=function(){return s},s}const P="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gen\
e-gate/63a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json",R=`What gene-gate allows in this repository. \
A pull request is judged by the version of this file on its base branch, never by its own. Every other key has its defau\
lt: \`gene-gate schema policy\` prints them all, and ${l().HOME}/blob/main/docs/policy.md explains them.`;function N(s,e){
const f=(e?F(e):[]).flatMap(([n,i,a,c])=>{const r=i.split(".").reduceRight((h,y)=>({[y]:h}),a);return n?[[...T(c,""),...M(
r)]]:[]});return[[P,...T(R,"")],...f,W(s,e)].filter(n=>n.length>0).map(n=>`${n.join(`
`)}
`).join(`
`)}const O="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this key.";function F({until:s,agentFiles:e,
...d}){const{stores:f,include:n,programs:i,isSole:a=!1}=d,[c="",...r]=e,h=e.length>0,y=`\`${c}\`${r.length>0?` and ${(0,$().
count)(r.length,"other file")} do`:" does"}`,E=n.map(H=>`\`${H}\``).join(", ");return[[h,"agent_files.level","warn",`Pul\
l requests show what they make agents and editors run by themselves, as ${y} now. \`warn\` fails nothing; \`approve\` waits \
for a person; \`error\` fails for what is dangerous or cannot be read.`],[!h,"enforce",{mode:"report",until:s},`Reports \
only until ${s}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a requ\
ired check.`],[a,"approvals.gate",0,O],[f.length>0,"stores",f,"Where commands of stores run now, or where the files are \
that they name."],[i.length>0,"programs",i,"Commands of stored genes start these."],[n.length>0,"assets.include",[...j().
DEFAULT_POLICY.assets.include,...n],`With the files that have genes now: ${E}.`]]}function W(s,e){if(e===void 0)return[];
const{changes:d=0,levels:f=[]}=s??{},{until:n,levelsUntil:i,exceedsCap:a}=e;if(f.length===0&&!a)return[];const c=`The la\
st ${(0,$().count)(d,"change")} were judged when this file was created. Some fail without these levels, which end on ${i}\
.`;return[...f.length>0?T(c,""):[],"rules:",...f.flatMap(({group:r,changes:h,rules:y})=>I(r,`${(0,$().count)(h,"change")}\
: ${y}.`,i)),...a?I("blast-radius-hard-cap","The stores alone exceed the hard cap.",n):[]]}function I(s,e,d){return[...T(
e,"  "),`  ${s}:`,"    level: warning",`    until: '${d}'`]}function M(s){return(0,p().stringify)(s,{lineWidth:0,singleQuote:!0,
indentSeq:!1}).trimEnd().split(`
`)}const k=100;function T(s,e){const d=`${e}# `;return(0,S().wrap)(s,k-d.length).map(f=>d+f)}},3685:function(G,v,o){Object.
defineProperty(v,"__esModule",{value:!0}),v.WORKFLOW_PATH=void 0,v.isTaken=s,v.startingFiles=W,v.writeInstructions=f,v.writeStartingFile=
I;function p(){const n=o(51455);return p=function(){return n},n}function l(){const n=o(76760);return l=function(){return n},
n}function j(){const n=o(44786);return j=function(){return n},n}function S(){const n=o(41895);return S=function(){return n},
n}function $(){const n=o(28765);return $=function(){return n},n}function P(){const n=o(74238);return P=function(){return n},
n}function R(){const n=o(94965);return R=function(){return n},n}function N(){const n=o(73944);return N=function(){return n},
n}function O(){const n=o(17493);return O=function(){return n},n}const F=v.WORKFLOW_PATH=".github/workflows/gene-gate.yml";
function W(n,i,a){const c=i?.levels.length??0,r=a?.agentFiles[0]!==void 0;return[{path:P().POLICY_PATH,purpose:r?"the po\
licy for what agents and editors run by themselves":`the policy${c>0?`, with ${(0,R().count)(c,"level")}`:""}; all other\
 keys have their defaults`,text:(0,N().policyTemplate)(i,a)},{path:F,purpose:`the workflow that runs the gate on every p\
ull request${n.pushed===void 0?"":" and push"}`,text:(0,O().workflowFor)({...n,...a?.installation,hasNoCommands:r})}]}async function I(n,{
path:i,text:a},c){const r=(0,l().join)(n,i);return M(i,"Check the existing file or directory and its permissions.",async()=>{
if(!c&&await s(r))return!1;await T(n,(0,l().dirname)(i)),c&&await(0,p().rm)(r,{force:!0});const h=await k(n,i);return await(0,$().
makeFolder)((0,l().dirname)(h)),await(0,p().writeFile)(h,a,{flag:"wx"}),!0})}async function M(n,i,a){return a().catch(c=>{
const r=`Cannot write ${n}: ${c instanceof Error?c.message:c}`;throw new(S()).GateError("file_unreadable",r,i,{cause:c})})}
async function k(n,i){const a=await T(n,i),c=await(0,p().lstat)(a).catch(e);if(c!==void 0&&!c.isFile())throw new Error("\
it is not a regular file");return a}async function T(n,i){const a=await(0,p().realpath)(n),c=(0,l().join)(a,i);let r=c;for(;await(0,p().
lstat)(r).catch(e)===void 0;)r=(0,l().dirname)(r);const h=await(0,p().realpath)(r).catch(E=>{throw E.code!=="ENOENT"?E:new Error(
`${(0,l().relative)(a,r)} is a symlink to nothing`)}),y=(0,l().relative)(a,h);if(y.split(l().sep)[0]===".."||(0,l().isAbsolute)(
y))throw new Error(`${(0,l().relative)(a,r)} is a symlink that leaves the repository`);if(y.split(l().sep).some(E=>E.toLowerCase()===
".git"))throw new Error("it would be in .git");return(0,l().join)(h,(0,l().relative)(r,c))}async function s(n){return await(0,p().
lstat)(n).catch(e)!==void 0}function e(n){if(n.code!=="ENOENT")throw n}const d=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function f(n,i,a=[]){return M(i,"Check the file and the directories above it; the lines from `gene-gate:begin` t\
o `gene-gate:end` are replaced.",async()=>{const r=await k(n,i),h=await(0,p().readFile)(r,"utf8").catch(e),y=(0,j().withBlock)(
h??(i.endsWith(".mdc")?d:""),a);if(y===void 0)throw new Error("it has several blocks of gene-gate, or only a part of one");
return y===h?"kept":(await(0,$().makeFolder)((0,l().dirname)(r)),await(0,p().writeFile)(r,y,{flag:h===void 0?"wx":"w"}),
h===void 0?"created":"updated")})}}};
