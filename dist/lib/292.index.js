"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:((H,w,e)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.initVerb=
void 0;function m(){const t=e(76760);return m=function(){return t},t}function l(){const t=e(63314);return l=function(){return t},
t}function S(){const t=e(38863);return S=function(){return t},t}function b(){const t=e(74238);return b=function(){return t},
t}function C(){const t=e(47520);return C=function(){return t},t}function T(){const t=e(67397);return T=function(){return t},
t}function f(){const t=e(31626);return f=function(){return t},t}function a(){const t=e(94965);return a=function(){return t},
t}function i(){const t=e(39231);return i=function(){return t},t}function O(){const t=e(29150);return O=function(){return t},
t}function y(){const t=e(63512);return y=function(){return t},t}function $(){const t=e(51639);return $=function(){return t},
t}function p(){const t=e(50380);return p=function(){return t},t}function L(){const t=e(12319);return L=function(){return t},
t}function o(){const t=e(3685);return o=function(){return t},t}function M(){const t=e(49232);return M=function(){return t},
t}function d(){const t=e(82256);return d=function(){return t},t}const r=(t,c)=>new(l()).Command("init").option(...d().REPO_OPTION).
addOption(new(l()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).option("--no-hi\
story","do not judge past changes").option("--agents","write only the block of instructions for agents, into AGENTS.md").
option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(
async g=>{g.agents||g.claude||g.cursor?await R(g,t):await F(g,t),c(0)});w.initVerb=r;function s(t){return[`
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
`;async function F(t,c){const{force:g}=t;await(0,d().inRepository)(t,c,async A=>{const v=!g&&await N(A)?void 0:await E(A,
t,c);let I=!1;for(const D of(0,o().startingFiles)({pushed:v?.pushed},v?.history,v?.first)){const G=await(0,o().writeStartingFile)(
A.directory,D,g===!0);I||=G,c.print(G?`wrote  ${D.path}
       ${D.purpose}
`:`kept   ${D.path}
       already exists; use --force to overwrite
`)}if(v?.history){const D=(0,f().layoutOf)({...c,verbose:!1});c.print(`
${(0,f().page)([(0,$().historyRows)(v.history,D)])}`)}v&&I&&v.first.agentFiles.length===0&&c.print(u(v.first)),v?.first.
isSole&&I&&c.print(n),c.print(I?s(v?.edits??0):j)})}const n=`
The policy has approvals.gate: 0, because one person has written the history.
`;function N({directory:t}){return(0,o().isTaken)((0,m().join)(t,b().POLICY_PATH)).catch(()=>!1)}const h=12e4;async function E(t,{
history:c},g){const[A]=await(0,T().lookUpCommits)(t,["HEAD"]);if(A===void 0)return;const k=new Date,v=await(0,M().builtInPolicy)(),
{platform:I,signal:D,interactive:G,note:U}=g,P={repository:t,policy:v,platform:I,signal:D},W=(K,J)=>{G&&U(`\r\x1B[K${K<J?
`Judging past changes: ${K}/${J}`:""}`)},x=AbortSignal.timeout(h),V=c?await(0,$().judgeHistory)({...P,tip:A,now:k,enough:x,
progress:W}):void 0,B=await(0,p().auditPresent)(P,A),z=!((await t.shallowCommits()).size>0)&&await(0,C().hasSoleAuthor)(
t,A);return{history:V,edits:await(0,p().countRepairs)(P,B,A,k),first:{...await(0,y().firstPolicy)(B,v.policy,k),isSole:z},
pushed:await(0,L().pushedBranch)(t,A)}}async function R(t,c){const g={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/\
rules/gene-gate.mdc":t.cursor===!0};await(0,d().inRepository)(t,c,async({directory:A})=>{for(const k of i().INSTRUCTION_FILES.
filter(v=>g[v])){const v=await(0,O().writeInstructions)(A,k);c.print(`${v.padEnd(7)}  ${k}
`)}})}}),28765:((H,w,e)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.makeFolder=C,w.replaceFile=b;function m(){const f=e(
77598);return m=function(){return f},f}function l(){const f=e(51455);return l=function(){return f},f}function S(){const f=e(
76760);return S=function(){return f},f}async function b(f,a,i){const O=`${f}.${(0,m().randomUUID)()}.tmp`;try{await(0,l().
writeFile)(O,a,{flag:"wx",mode:i}),await(0,l().rename)(O,f)}finally{await(0,l().rm)(O,{force:!0})}}async function C(f){await T(
f)||((0,S().dirname)(f)!==f&&await C((0,S().dirname)(f)).catch(()=>{}),await(0,l().mkdir)(f).catch(async a=>{if(!await T(
f))throw a}))}async function T(f){return(0,l().stat)(f).then(a=>a.isDirectory(),()=>!1)}}),82783:((H,w,e)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.documentedKeys=S;function m(){const a=e(7723);return m=function(){return a},a}function l(){
const a=e(11160);return l=function(){return a},a}function S(){return b(m().toJSONSchema(l().policySchema,{io:"input"}),"")}
function b({properties:a={},required:i=[]},O){return Object.entries(a).filter(([,{description:$}])=>$).map(([$,p])=>{const L=`${O}${$}`,
o=p.properties!==void 0&&p.default!==void 0,M=p.items?.properties?p.items:p,d=`${C(p)}${i.includes($)?", required":""}`;
return{name:$,path:L,description:p.description??"",...!o&&{expected:d},...!o&&p.default!==void 0&&{default:p.default},...p.
examples&&{example:p.examples[0]},keys:b(M,M===p?`${L}.`:`${L}[].`)}})}function C(a){const{type:i,format:O,items:y,anyOf:$}=a;
return $?$.map(C).join(" or "):a.const!==void 0?String(a.const):a.enum?a.enum.map(String).join(", ").replace(/, ([^,]*)$/,
" or $1"):i==="array"?`list of ${y?T(C(y)):"values"}`:i==="integer"||i==="number"?`${i}${f(a)}`:i==="boolean"?"true or f\
alse":O==="date"?"date":i==="null"?"null":i==="object"?"mapping":"string"}function T(a){return{string:"strings",mapping:"\
mappings"}[a]??a}function f({minimum:a,maximum:i,exclusiveMinimum:O}){const y=i===void 0||i===Number.MAX_SAFE_INTEGER?"":
`, at most ${i}`;return O!==void 0?`, more than ${O}${y}`:`${a===void 0?"":`, at least ${a}`}${y}`}}),29150:((H,w,e)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.writeInstructions=a;function m(){const i=e(51455);return m=function(){return i},
i}function l(){const i=e(76760);return l=function(){return i},i}function S(){const i=e(41895);return S=function(){return i},
i}function b(){const i=e(28765);return b=function(){return i},i}function C(){const i=e(39231);return C=function(){return i},
i}function T(){const i=e(3685);return T=function(){return i},i}const f=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function a(i,O){try{const y=await(0,T().placeIn)(i,O),$=await(0,m().readFile)(y,"utf8").catch(T().missing),p=(0,C().
withBlock)($??(O.endsWith(".mdc")?f:""));if(p===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return p===$?"kept":(await(0,b().makeFolder)((0,l().dirname)(y)),await(0,m().writeFile)(y,p,{flag:$===void 0?
"wx":"w"}),$===void 0?"created":"updated")}catch(y){throw new(S()).GateError("file_unreadable",`Cannot write ${O}: ${y instanceof
Error?y.message:y}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:y})}}}),51639:((H,w,e)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.historyRows=F,w.judgeHistory=
M;function m(){const n=e(18744);return m=function(){return n},n}function l(){const n=e(41115);return l=function(){return n},
n}function S(){const n=e(82330);return S=function(){return n},n}function b(){const n=e(41895);return b=function(){return n},
n}function C(){const n=e(59490);return C=function(){return n},n}function T(){const n=e(54441);return T=function(){return n},
n}function f(){const n=e(47520);return f=function(){return n},n}function a(){const n=e(31626);return a=function(){return n},
n}function i(){const n=e(94965);return i=function(){return n},n}function O(){const n=e(13580);return O=function(){return n},
n}function y(){const n=e(63682);return y=function(){return n},n}function $(){const n=e(92344);return $=function(){return n},
n}const p=50,L=1e3,o=4;async function M(n){const{repository:N,tip:h,policy:E,signal:R,enough:t,progress:c}=n,g=await(0,f().
pastChanges)(N,h,L),A=(0,m().assetPathTest)(E.policy),k=new Set(g.filter(({paths:P})=>P.some(A))),v=[...g.slice(0,p),...[
...k].slice(0,p)],I=[...new Set(v)],D=AbortSignal.any([R,t]),G=new Map;for(let P=0;P<I.length&&!D.aborted;P+=o)c(P,I.length),
await Promise.all(I.slice(P,P+o).map(async W=>{const x=await r(W,{...n,signal:D});x!==void 0&&G.set(W,x)}));if(c(I.length,
I.length),R.aborted)throw(0,b().interrupted)("while it judged the history");const U=[...G.values()];return{changes:U.length,
withAssets:[...G.keys()].filter(P=>k.has(P)).length,left:I.length-U.length,shallow:(await N.shallowCommits()).size>0,strict:u(
U.map(({strict:P})=>P)),withLevels:u(U.map(({softened:P})=>P)),levels:j(U)}}const d=Object.fromEntries(T().RULE_GROUPS.map(
n=>[n,"warning"]));async function r({commit:n,base:N},{tip:h,policy:E,now:R,...t}){const{policy:c}=E,g=(0,l().additionsFor)(
c),A={additions:g,isPending:g.cover},k={...t,...A,policy:E,policyCommit:h,all:!1};try{const{audit:v}=await(0,S().auditCommit)(
k,n,N),I=(0,$().judge)(v,y().NOTHING_RAN,{policy:c,now:R}),D={...c,rules:d},U=(0,$().allFindings)(I).filter(({severity:P})=>P===
"error").map(({rule:P})=>P).filter(P=>(0,O().ruleOf)(P).group);return{strict:I.verdict,softened:(0,$().judge)(v,y().NOTHING_RAN,
{policy:D,now:R}).verdict,broken:new Set(U)}}catch(v){return(0,b().asGateError)(v).code==="interrupted"?void 0:{strict:"\
error",softened:"error",broken:new Set}}}const s={passes:"pass",fails:"fail",undecided:"could not be judged"};function u(n){
const N=n.map(h=>h==="error"?s.undecided:h==="fail"?s.fails:s.passes);return Object.values(s).map(h=>({word:h,times:N.filter(
E=>E===h).length})).flatMap(({word:h,times:E})=>E>0?`${E} ${h}`:[]).join(", ")}function j(n){const N=n.filter(({strict:h,
softened:E})=>h==="fail"&&E!=="fail");return T().RULE_GROUPS.flatMap(h=>{const E=N.map(c=>[...c.broken].filter(g=>(0,O().
ruleOf)(g).group===h)).filter(c=>c.length>0);if(E.length===0)return[];const t=[...(0,C().groupBy)(E.flat(),c=>c).values()].
sort((c,g)=>g.length-c.length).map(c=>`${c[0]} (${c.length})`);return[{group:h,changes:E.length,rules:t.join(", ")}]})}function F(n,N){
const{changes:h,withAssets:E,left:R,shallow:t,strict:c,withLevels:g,levels:A}=n,k=t?" The clone is shallow; git fetch --\
unshallow gets the others.":"",v=R>0?` ${(0,i().count)(R,"older change")} would take too long.`:"";if(h===0)return(0,a().
prose)(N,"history",`There is no past change.${v}${k}`);const I=`Judged the last ${h===1?"change":(0,i().count)(h,"change")}\
 as if in a pull request today; ${E} touched assets. Nothing was run.${v}${k}`;return[...(0,a().prose)(N,"history",I),...(0,a().
prose)(N,"defaults",c),...g===c?[]:(0,a().prose)(N,"new policy",g),...A.flatMap(({group:D,changes:G,rules:U})=>(0,a().prose)(
N,"level",`${D}: warning, because of ${(0,i().count)(G,"change")}: ${U}`))]}}),73944:((H,w,e)=>{Object.defineProperty(w,
"__esModule",{value:!0}),w.agentPolicy=i,w.policyTemplate=a;function m(){const r=e(69873);return m=function(){return r},
r}function l(){const r=e(94853);return l=function(){return r},r}function S(){const r=e(82783);return S=function(){return r},
r}function b(){const r=e(50427);return b=function(){return r},r}function C(){const r=e(94965);return C=function(){return r},
r}const T="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/e5315969ac745be25953f53\
5474a38b651e3af67/schema/policy.schema.json",f=`${T}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function a(r,s){const u=s?y(s):new Map,j=(0,S().documentedKeys)().map(F=>{const n=p(F,"",u);return F.name==="rules"?$(
n,r,s):n});return[f,...j.map(F=>`${F.join(`
`)}
`)].join(`
`)}function i({agentFiles:r,isSole:s}){const[u="",...j]=r,n=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${u}\`${j.length>0?` and ${(0,C().count)(j.length,"other file")}`:""}`} ${j.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[T,...d(n,""),"agent_files:",...d("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...s?["approvals:",...d(O,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const O="One person has written the history, and nobody can approve an own pull request: what weakens the gate is a w\
arning. When somebody else joins, remove this line.";function y({until:r,stores:s,include:u,programs:j,isSole:F=!1}){const n=u.
map(h=>`\`${h}\``).join(", "),N=[[!0,"enforce",{mode:"report",until:r},`Reports only until ${r}; from then on a failing \
verdict fails the check. Until then the check is neutral, which satisfies a required check.`],[F,"approvals.gate",0,O],[
s.length>0,"stores",s,"Where commands of stores run now."],[j.length>0,"programs",j,"Commands of stored genes start thes\
e."],[u.length>0,"assets.include",[...l().DEFAULT_POLICY.assets.include,...u],`With the files that have genes now: ${n}.`]];
return new Map(N.flatMap(([h,E,R,t])=>h?[[E,{value:R,why:t}]]:[]))}function $(r,s,u){const{changes:j=0,levels:F=[]}=s??{},
n=u?.exceedsCap?u.until:void 0;return F.length===0&&n===void 0?r:[...r.slice(0,-1),"#",...s&&F.length>0?d(`Judged when t\
his file was created: the last ${(0,C().count)(j,"change")}. Without these levels: ${s.strict}. With them: ${s.withLevels}\
.`,""):[],"rules:",...F.flatMap(({group:N,changes:h,rules:E})=>[...d(`${(0,C().count)(h,"change")}: ${E}.`,"  "),`  ${N}\
: warning`]),...n===void 0?[]:[...d("The stores alone exceed the hard cap.","  "),"  blast-radius-hard-cap:","    level:\
 warning",`    until: '${n}'`]]}function p(r,s,u){const{name:j,path:F,description:n,expected:N,example:h,keys:E}=r,R=N===
void 0?n:`${n} (${N})`;if(N===void 0){const c=E.flatMap(A=>p(A,`${s}  `,u)),g=E.some(A=>u.has(A.path))?"":"#";return[...d(
R,s),`${s}${g}${j}:`,...c]}const t=u.get(F);if(t!==void 0){const c=o({[j]:t.value}).map(g=>`${s}${g}`);return[...d(R,s),
`${s}#`,...d(t.why,s),...c]}return[...d(R,s),...h===void 0?[]:L({[j]:h},s),...o({[j]:r.default}).map(c=>`${s}#${c}`)]}function L(r,s){
return["For example:",...o(r).map(u=>`  ${u}`)].map(u=>`${s}# ${u}`)}function o(r){return(0,m().stringify)(r,{lineWidth:0,
singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const M=100;function d(r,s){const u=`${s}# `;return(0,b().wrap)(r,M-u.length).map(j=>u+j)}}),3685:((H,w,e)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.isTaken=p,w.missing=L,w.placeIn=y,w.startingFiles=i,w.writeStartingFile=O;function m(){const o=e(
51455);return m=function(){return o},o}function l(){const o=e(76760);return l=function(){return o},o}function S(){const o=e(
41895);return S=function(){return o},o}function b(){const o=e(28765);return b=function(){return o},o}function C(){const o=e(
74238);return C=function(){return o},o}function T(){const o=e(94965);return T=function(){return o},o}function f(){const o=e(
73944);return f=function(){return o},o}function a(){const o=e(17493);return a=function(){return o},o}function i(o,M,d){const r=(d?.
agentFiles.length??0)>0,s=M?.levels.length??0,u=s>0?`${(0,T().count)(s,"level")}, and every other`:"every";return[{path:C().
POLICY_PATH,purpose:r?"the policy for what agents and editors run by themselves":`the policy, with ${u} default as a com\
ment`,text:d&&r?(0,f().agentPolicy)(d):(0,f().policyTemplate)(M,d)},{path:".github/workflows/gene-gate.yml",purpose:`the\
 workflow that runs the gate on every pull request${o.pushed===void 0?"":" and push"}`,text:(0,a().workflowFor)({...o,...d&&
{prepare:d.prepare}})}]}async function O(o,{path:M,text:d},r){const s=(0,l().join)(o,M);try{if(!r&&await p(s))return!1;await $(
o,(0,l().dirname)(M)),r&&await(0,m().rm)(s,{force:!0});const u=await y(o,M);return await(0,b().makeFolder)((0,l().dirname)(
u)),await(0,m().writeFile)(u,d,{flag:"wx"}),!0}catch(u){throw new(S()).GateError("file_unreadable",`Cannot write ${M}: ${u instanceof
Error?u.message:u}`,"Check the existing file or directory and its permissions.",{cause:u})}}async function y(o,M){const d=await $(
o,M),r=await(0,m().lstat)(d).catch(L);if(r!==void 0&&!r.isFile())throw new Error("it is not a regular file");return d}async function $(o,M){
const d=await(0,m().realpath)(o),r=(0,l().join)(d,M);let s=r;for(;await(0,m().lstat)(s).catch(L)===void 0;)s=(0,l().dirname)(
s);const u=await(0,m().realpath)(s).catch(F=>{throw F.code!=="ENOENT"?F:new Error(`${(0,l().relative)(d,s)} is a symlink\
 to nothing`)}),j=(0,l().relative)(d,u);if(j.split(l().sep)[0]===".."||(0,l().isAbsolute)(j))throw new Error(`${(0,l().relative)(
d,s)} is a symlink that leaves the repository`);if(j.split(l().sep).some(F=>F.toLowerCase()===".git"))throw new Error("i\
t would be in .git");return(0,l().join)(u,(0,l().relative)(s,r))}async function p(o){return await(0,m().lstat)(o).catch(
L)!==void 0}function L(o){if(o.code!=="ENOENT")throw o}})};
