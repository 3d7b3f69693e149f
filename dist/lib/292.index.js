"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:((H,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.initVerb=
void 0;function y(){const t=e(76760);return y=function(){return t},t}function l(){const t=e(63314);return l=function(){return t},
t}function S(){const t=e(38863);return S=function(){return t},t}function b(){const t=e(74238);return b=function(){return t},
t}function C(){const t=e(47520);return C=function(){return t},t}function T(){const t=e(67397);return T=function(){return t},
t}function f(){const t=e(31626);return f=function(){return t},t}function a(){const t=e(94965);return a=function(){return t},
t}function r(){const t=e(39231);return r=function(){return t},t}function p(){const t=e(29150);return p=function(){return t},
t}function $(){const t=e(63512);return $=function(){return t},t}function v(){const t=e(51639);return v=function(){return t},
t}function w(){const t=e(50380);return w=function(){return t},t}function L(){const t=e(12319);return L=function(){return t},
t}function o(){const t=e(3685);return o=function(){return t},t}function M(){const t=e(49232);return M=function(){return t},
t}function d(){const t=e(82256);return d=function(){return t},t}const s=(t,c)=>new(l()).Command("init").option(...d().REPO_OPTION).
addOption(new(l()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).option("--no-hi\
story","do not judge past changes").option("--agents","write only the block of instructions for agents, into AGENTS.md").
option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(
async g=>{g.agents||g.claude||g.cursor?await R(g,t):await P(g,t),c(0)});m.initVerb=s;function i(t){return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${S().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,a().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${S().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${S().COMMAND} doctor`].map((g,A)=>`  ${A+1}. ${g}`),""].join(`
`)}function u({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const j=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${S().COMMAND} doctor
`;async function P(t,c){const{force:g}=t;await(0,d().inRepository)(t,c,async A=>{const O=!g&&await N(A)?void 0:await E(A,
t,c);let I=!1;for(const D of(0,o().startingFiles)({pushed:O?.pushed},O?.history,O?.first)){const G=await(0,o().writeStartingFile)(
A.directory,D,g===!0);I||=G,c.print(G?`wrote  ${D.path}
       ${D.purpose}
`:`kept   ${D.path}
       already exists; use --force to overwrite
`)}if(O?.history){const D=(0,f().layoutOf)({...c,verbose:!1});c.print(`
${(0,f().page)([(0,v().historyRows)(O.history,D)])}`)}O&&I&&O.first.agentFiles.length===0&&c.print(u(O.first)),O?.first.
isSole&&I&&c.print(n),c.print(I?i(O?.edits??0):j)})}const n=`
The policy has approvals.gate: 0, because one person has written the history.
`;function N({directory:t}){return(0,o().isTaken)((0,y().join)(t,b().POLICY_PATH)).catch(()=>!1)}const h=12e4;async function E(t,{
history:c},g){const[A]=await(0,T().lookUpCommits)(t,["HEAD"]);if(A===void 0)return;const k=new Date,O=await(0,M().builtInPolicy)(),
{platform:I,signal:D,interactive:G,note:U}=g,F={repository:t,policy:O,platform:I,signal:D},W=(K,J)=>{G&&U(`\r\x1B[K${K<J?
`Judging past changes: ${K}/${J}`:""}`)},x=AbortSignal.timeout(h),V=c?await(0,v().judgeHistory)({...F,tip:A,now:k,enough:x,
progress:W}):void 0,B=await(0,w().auditPresent)(F,A),z=!((await t.shallowCommits()).size>0)&&await(0,C().hasSoleAuthor)(
t,A);return{history:V,edits:await(0,w().countRepairs)(F,B,A,k),first:{...await(0,$().firstPolicy)(B,O.policy,k),isSole:z},
pushed:await(0,L().pushedBranch)(t,A)}}async function R(t,c){const g={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/\
rules/gene-gate.mdc":t.cursor===!0};await(0,d().inRepository)(t,c,async({directory:A})=>{for(const k of r().INSTRUCTION_FILES.
filter(O=>g[O])){const O=await(0,p().writeInstructions)(A,k);c.print(`${O.padEnd(7)}  ${k}
`)}})}}),28765:((H,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.makeFolder=C,m.replaceFile=b;function y(){const f=e(
77598);return y=function(){return f},f}function l(){const f=e(51455);return l=function(){return f},f}function S(){const f=e(
76760);return S=function(){return f},f}async function b(f,a,r){const p=`${f}.${(0,y().randomUUID)()}.tmp`;try{await(0,l().
writeFile)(p,a,{flag:"wx",mode:r}),await(0,l().rename)(p,f)}finally{await(0,l().rm)(p,{force:!0})}}async function C(f){try{
await(0,l().mkdir)(f)}catch(a){const{code:r}=a;if(r==="ENOENT"&&(0,S().dirname)(f)!==f){await C((0,S().dirname)(f)),await(0,l().
mkdir)(f).catch(p=>T(f,p));return}await T(f,a)}}async function T(f,a){if(!await(0,l().stat)(f).then(p=>p.isDirectory(),()=>!1))
throw a}}),82783:((H,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.documentedKeys=S;function y(){const a=e(7723);
return y=function(){return a},a}function l(){const a=e(11160);return l=function(){return a},a}function S(){return b(y().
toJSONSchema(l().policySchema,{io:"input"}),"")}function b({properties:a={},required:r=[]},p){return Object.entries(a).filter(
([,{description:v}])=>v).map(([v,w])=>{const L=`${p}${v}`,o=w.properties!==void 0&&w.default!==void 0,M=w.items?.properties?
w.items:w,d=`${C(w)}${r.includes(v)?", required":""}`;return{name:v,path:L,description:w.description??"",...!o&&{expected:d},
...!o&&w.default!==void 0&&{default:w.default},...w.examples&&{example:w.examples[0]},keys:b(M,M===w?`${L}.`:`${L}[].`)}})}
function C(a){const{type:r,format:p,items:$,anyOf:v}=a;return v?v.map(C).join(" or "):a.const!==void 0?String(a.const):a.
enum?a.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):r==="array"?`list of ${$?T(C($)):"values"}`:r==="integ\
er"||r==="number"?`${r}${f(a)}`:r==="boolean"?"true or false":p==="date"?"date":r==="null"?"null":r==="object"?"mapping":
"string"}function T(a){return{string:"strings",mapping:"mappings"}[a]??a}function f({minimum:a,maximum:r,exclusiveMinimum:p}){
const $=r===void 0||r===Number.MAX_SAFE_INTEGER?"":`, at most ${r}`;return p!==void 0?`, more than ${p}${$}`:`${a===void 0?
"":`, at least ${a}`}${$}`}}),29150:((H,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.writeInstructions=a;function y(){
const r=e(51455);return y=function(){return r},r}function l(){const r=e(76760);return l=function(){return r},r}function S(){
const r=e(41895);return S=function(){return r},r}function b(){const r=e(28765);return b=function(){return r},r}function C(){
const r=e(39231);return C=function(){return r},r}function T(){const r=e(3685);return T=function(){return r},r}const f=`-\
--
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function a(r,p){try{const $=await(0,T().placeIn)(r,p),v=await(0,y().readFile)($,"utf8").catch(T().missing),w=(0,C().
withBlock)(v??(p.endsWith(".mdc")?f:""));if(w===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return w===v?"kept":(await(0,b().makeFolder)((0,l().dirname)($)),await(0,y().writeFile)($,w,{flag:v===void 0?
"wx":"w"}),v===void 0?"created":"updated")}catch($){throw new(S()).GateError("file_unreadable",`Cannot write ${p}: ${$ instanceof
Error?$.message:$}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:$})}}}),51639:((H,m,e)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.historyRows=P,m.judgeHistory=
M;function y(){const n=e(18744);return y=function(){return n},n}function l(){const n=e(41115);return l=function(){return n},
n}function S(){const n=e(82330);return S=function(){return n},n}function b(){const n=e(41895);return b=function(){return n},
n}function C(){const n=e(59490);return C=function(){return n},n}function T(){const n=e(54441);return T=function(){return n},
n}function f(){const n=e(47520);return f=function(){return n},n}function a(){const n=e(31626);return a=function(){return n},
n}function r(){const n=e(94965);return r=function(){return n},n}function p(){const n=e(13580);return p=function(){return n},
n}function $(){const n=e(63682);return $=function(){return n},n}function v(){const n=e(92344);return v=function(){return n},
n}const w=50,L=1e3,o=4;async function M(n){const{repository:N,tip:h,policy:E,signal:R,enough:t,progress:c}=n,g=await(0,f().
pastChanges)(N,h,L),A=(0,y().assetPathTest)(E.policy),k=new Set(g.filter(({paths:F})=>F.some(A))),O=[...g.slice(0,w),...[
...k].slice(0,w)],I=[...new Set(O)],D=AbortSignal.any([R,t]),G=new Map;for(let F=0;F<I.length&&!D.aborted;F+=o)c(F,I.length),
await Promise.all(I.slice(F,F+o).map(async W=>{const x=await s(W,{...n,signal:D});x!==void 0&&G.set(W,x)}));if(c(I.length,
I.length),R.aborted)throw(0,b().interrupted)("while it judged the history");const U=[...G.values()];return{changes:U.length,
withAssets:[...G.keys()].filter(F=>k.has(F)).length,left:I.length-U.length,shallow:(await N.shallowCommits()).size>0,strict:u(
U.map(({strict:F})=>F)),withLevels:u(U.map(({softened:F})=>F)),levels:j(U)}}const d=Object.fromEntries(T().RULE_GROUPS.map(
n=>[n,"warning"]));async function s({commit:n,base:N},{tip:h,policy:E,now:R,...t}){const{policy:c}=E,g=(0,l().additionsFor)(
c),A={additions:g,isPending:g.cover},k={...t,...A,policy:E,policyCommit:h,all:!1};try{const{audit:O}=await(0,S().auditCommit)(
k,n,N),I=(0,v().judge)(O,$().NOTHING_RAN,{policy:c,now:R}),D={...c,rules:d},U=(0,v().allFindings)(I).filter(({severity:F})=>F===
"error").map(({rule:F})=>F).filter(F=>(0,p().ruleOf)(F).group);return{strict:I.verdict,softened:(0,v().judge)(O,$().NOTHING_RAN,
{policy:D,now:R}).verdict,broken:new Set(U)}}catch(O){return(0,b().asGateError)(O).code==="interrupted"?void 0:{strict:"\
error",softened:"error",broken:new Set}}}const i={passes:"pass",fails:"fail",undecided:"could not be judged"};function u(n){
const N=n.map(h=>h==="error"?i.undecided:h==="fail"?i.fails:i.passes);return Object.values(i).map(h=>({word:h,times:N.filter(
E=>E===h).length})).flatMap(({word:h,times:E})=>E>0?`${E} ${h}`:[]).join(", ")}function j(n){const N=n.filter(({strict:h,
softened:E})=>h==="fail"&&E!=="fail");return T().RULE_GROUPS.flatMap(h=>{const E=N.map(c=>[...c.broken].filter(g=>(0,p().
ruleOf)(g).group===h)).filter(c=>c.length>0);if(E.length===0)return[];const t=[...(0,C().groupBy)(E.flat(),c=>c).values()].
sort((c,g)=>g.length-c.length).map(c=>`${c[0]} (${c.length})`);return[{group:h,changes:E.length,rules:t.join(", ")}]})}function P(n,N){
const{changes:h,withAssets:E,left:R,shallow:t,strict:c,withLevels:g,levels:A}=n,k=t?" The clone is shallow; git fetch --\
unshallow gets the others.":"",O=R>0?` ${(0,r().count)(R,"older change")} would take too long.`:"";if(h===0)return(0,a().
prose)(N,"history",`There is no past change.${O}${k}`);const I=`Judged the last ${h===1?"change":(0,r().count)(h,"change")}\
 as if in a pull request today; ${E} touched assets. Nothing was run.${O}${k}`;return[...(0,a().prose)(N,"history",I),...(0,a().
prose)(N,"defaults",c),...g===c?[]:(0,a().prose)(N,"new policy",g),...A.flatMap(({group:D,changes:G,rules:U})=>(0,a().prose)(
N,"level",`${D}: warning, because of ${(0,r().count)(G,"change")}: ${U}`))]}}),73944:((H,m,e)=>{Object.defineProperty(m,
"__esModule",{value:!0}),m.agentPolicy=r,m.policyTemplate=a;function y(){const s=e(69873);return y=function(){return s},
s}function l(){const s=e(94853);return l=function(){return s},s}function S(){const s=e(82783);return S=function(){return s},
s}function b(){const s=e(50427);return b=function(){return s},s}function C(){const s=e(94965);return C=function(){return s},
s}const T="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/aee87256bc410f27217f41d\
d592ad362a921d605/schema/policy.schema.json",f=`${T}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function a(s,i){const u=i?$(i):new Map,j=(0,S().documentedKeys)().map(P=>{const n=w(P,"",u);return P.name==="rules"?v(
n,s,i):n});return[f,...j.map(P=>`${P.join(`
`)}
`)].join(`
`)}function r({agentFiles:s,isSole:i}){const[u="",...j]=s,n=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${u}\`${j.length>0?` and ${(0,C().count)(j.length,"other file")}`:""}`} ${j.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[T,...d(n,""),"agent_files:",...d("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...i?["approvals:",...d(p,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const p="One person has written the history, and nobody can approve an own pull request: what weakens the gate is a w\
arning. When somebody else joins, remove this line.";function $({until:s,stores:i,include:u,programs:j,isSole:P=!1}){const n=u.
map(h=>`\`${h}\``).join(", "),N=[[!0,"enforce",{mode:"report",until:s},`Reports only until ${s}; from then on a failing \
verdict fails the check. Until then the check is neutral, which satisfies a required check.`],[P,"approvals.gate",0,p],[
i.length>0,"stores",i,"Where commands of stores run now."],[j.length>0,"programs",j,"Commands of stored genes start thes\
e."],[u.length>0,"assets.include",[...l().DEFAULT_POLICY.assets.include,...u],`With the files that have genes now: ${n}.`]];
return new Map(N.flatMap(([h,E,R,t])=>h?[[E,{value:R,why:t}]]:[]))}function v(s,i,u){const{changes:j=0,levels:P=[]}=i??{},
n=u?.exceedsCap?u.until:void 0;return P.length===0&&n===void 0?s:[...s.slice(0,-1),"#",...i&&P.length>0?d(`Judged when t\
his file was created: the last ${(0,C().count)(j,"change")}. Without these levels: ${i.strict}. With them: ${i.withLevels}\
.`,""):[],"rules:",...P.flatMap(({group:N,changes:h,rules:E})=>[...d(`${(0,C().count)(h,"change")}: ${E}.`,"  "),`  ${N}\
: warning`]),...n===void 0?[]:[...d("The stores alone exceed the hard cap.","  "),"  blast-radius-hard-cap:","    level:\
 warning",`    until: '${n}'`]]}function w(s,i,u){const{name:j,path:P,description:n,expected:N,example:h,keys:E}=s,R=N===
void 0?n:`${n} (${N})`;if(N===void 0){const c=E.flatMap(A=>w(A,`${i}  `,u)),g=E.some(A=>u.has(A.path))?"":"#";return[...d(
R,i),`${i}${g}${j}:`,...c]}const t=u.get(P);if(t!==void 0){const c=o({[j]:t.value}).map(g=>`${i}${g}`);return[...d(R,i),
`${i}#`,...d(t.why,i),...c]}return[...d(R,i),...h===void 0?[]:L({[j]:h},i),...o({[j]:s.default}).map(c=>`${i}#${c}`)]}function L(s,i){
return["For example:",...o(s).map(u=>`  ${u}`)].map(u=>`${i}# ${u}`)}function o(s){return(0,y().stringify)(s,{lineWidth:0,
singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const M=100;function d(s,i){const u=`${i}# `;return(0,b().wrap)(s,M-u.length).map(j=>u+j)}}),3685:((H,m,e)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.isTaken=w,m.missing=L,m.placeIn=$,m.startingFiles=r,m.writeStartingFile=p;function y(){const o=e(
51455);return y=function(){return o},o}function l(){const o=e(76760);return l=function(){return o},o}function S(){const o=e(
41895);return S=function(){return o},o}function b(){const o=e(28765);return b=function(){return o},o}function C(){const o=e(
74238);return C=function(){return o},o}function T(){const o=e(94965);return T=function(){return o},o}function f(){const o=e(
73944);return f=function(){return o},o}function a(){const o=e(17493);return a=function(){return o},o}function r(o,M,d){const s=(d?.
agentFiles.length??0)>0,i=M?.levels.length??0,u=i>0?`${(0,T().count)(i,"level")}, and every other`:"every";return[{path:C().
POLICY_PATH,purpose:s?"the policy for what agents and editors run by themselves":`the policy, with ${u} default as a com\
ment`,text:d&&s?(0,f().agentPolicy)(d):(0,f().policyTemplate)(M,d)},{path:".github/workflows/gene-gate.yml",purpose:`the\
 workflow that runs the gate on every pull request${o.pushed===void 0?"":" and push"}`,text:(0,a().workflowFor)({...o,...d&&
{prepare:d.prepare}})}]}async function p(o,{path:M,text:d},s){const i=(0,l().join)(o,M);try{if(!s&&await w(i))return!1;await v(
o,(0,l().dirname)(M)),s&&await(0,y().rm)(i,{force:!0});const u=await $(o,M);return await(0,b().makeFolder)((0,l().dirname)(
u)),await(0,y().writeFile)(u,d,{flag:"wx"}),!0}catch(u){throw new(S()).GateError("file_unreadable",`Cannot write ${M}: ${u instanceof
Error?u.message:u}`,"Check the existing file or directory and its permissions.",{cause:u})}}async function $(o,M){const d=await v(
o,M),s=await(0,y().lstat)(d).catch(L);if(s!==void 0&&!s.isFile())throw new Error("it is not a regular file");return d}async function v(o,M){
const d=await(0,y().realpath)(o),s=(0,l().join)(d,M);let i=s;for(;await(0,y().lstat)(i).catch(L)===void 0;)i=(0,l().dirname)(
i);const u=await(0,y().realpath)(i).catch(P=>{throw P.code!=="ENOENT"?P:new Error(`${(0,l().relative)(d,i)} is a symlink\
 to nothing`)}),j=(0,l().relative)(d,u);if(j.split(l().sep)[0]===".."||(0,l().isAbsolute)(j))throw new Error(`${(0,l().relative)(
d,i)} is a symlink that leaves the repository`);if(j.split(l().sep).some(P=>P.toLowerCase()===".git"))throw new Error("i\
t would be in .git");return(0,l().join)(u,(0,l().relative)(i,s))}async function w(o){return await(0,y().lstat)(o).catch(
L)!==void 0}function L(o){if(o.code!=="ENOENT")throw o}})};
