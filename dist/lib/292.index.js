"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:function(G,g,e){Object.defineProperty(g,"__esModule",{value:!0}),
g.initVerb=void 0;function y(){const t=e(76760);return y=function(){return t},t}function c(){const t=e(63314);return c=function(){
return t},t}function N(){const t=e(38863);return N=function(){return t},t}function T(){const t=e(74238);return T=function(){
return t},t}function v(){const t=e(47520);return v=function(){return t},t}function M(){const t=e(67397);return M=function(){
return t},t}function u(){const t=e(31626);return u=function(){return t},t}function o(){const t=e(94965);return o=function(){
return t},t}function h(){const t=e(39231);return h=function(){return t},t}function C(){const t=e(29150);return C=function(){
return t},t}function P(){const t=e(63512);return P=function(){return t},t}function $(){const t=e(51639);return $=function(){
return t},t}function p(){const t=e(50380);return p=function(){return t},t}function U(){const t=e(12319);return U=function(){
return t},t}function b(){const t=e(3685);return b=function(){return t},t}function i(){const t=e(49232);return i=function(){
return t},t}function d(){const t=e(82256);return d=function(){return t},t}const s=(t,f)=>new(c()).Command("init").option(
...d().REPO_OPTION).addOption(new(c()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).
option("--no-history","do not judge past changes").option("--agents","write only the block of instructions for agents, i\
nto AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-ga\
te.mdc, too").action(async S=>{S.agents||S.claude||S.cursor?await I(S,t):await n(S,t),f(0)});g.initVerb=s;function r(t){
return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${N().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,o().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${N().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${N().COMMAND} doctor`].map((S,O)=>`  ${O+1}. ${S}`),""].join(`
`)}function a({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const w=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${N().COMMAND} doctor
`;async function n(t,f){const{force:S}=t;await(0,d().inRepository)(t,f,async O=>{const m=!S&&await E(O)?void 0:await A(O,
t,f);let D=!1;for(const R of(0,b().startingFiles)({pushed:m?.pushed},m?.history,m?.first)){const k=await(0,b().writeStartingFile)(
O.directory,R,S===!0);D||=k,f.print(k?`wrote  ${R.path}
       ${R.purpose}
`:`kept   ${R.path}
       already exists; use --force to overwrite
`)}if(m?.history){const R=(0,u().layoutOf)({...f,verbose:!1});f.print(`
${(0,u().page)([(0,$().historyRows)(m.history,R)])}`)}m&&D&&m.first.agentFiles.length===0&&f.print(a(m.first)),m?.first.
isSole&&D&&f.print(l),f.print(D?r(m?.edits??0):w)})}const l=`
The policy has approvals.gate: 0, because one person has written the history.
`;function E({directory:t}){return(0,b().isTaken)((0,y().join)(t,T().POLICY_PATH)).catch(()=>!1)}const j=12e4;async function A(t,{
history:f},S){const[O]=await(0,M().lookUpCommits)(t,["HEAD"]);if(O===void 0)return;const L=new Date,m=await(0,i().builtInPolicy)(),
{platform:D,signal:R,interactive:k,note:F}=S,H={repository:t,policy:m,platform:D,signal:R},W=(B,K)=>{k&&F(`\r\x1B[K${B<K?
`Judging past changes: ${B}/${K}`:""}`)},J=AbortSignal.timeout(j),V=f?await(0,$().judgeHistory)({...H,tip:O,now:L,enough:J,
progress:W}):void 0,x=await(0,p().auditPresent)(H,O),z=!((await t.shallowCommits()).size>0)&&await(0,v().hasSoleAuthor)(
t,O);return{history:V,edits:await(0,p().countRepairs)(H,x,O,L),first:{...await(0,P().firstPolicy)(x,m.policy,L),isSole:z},
pushed:await(0,U().pushedBranch)(t,O)}}async function I(t,f){const S={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/\
rules/gene-gate.mdc":t.cursor===!0};await(0,d().inRepository)(t,f,async({directory:O})=>{for(const L of h().INSTRUCTION_FILES.
filter(m=>S[m])){const m=await(0,C().writeInstructions)(O,L);f.print(`${m.padEnd(7)}  ${L}
`)}})}},28765:function(G,g,e){Object.defineProperty(g,"__esModule",{value:!0}),g.makeFolder=v,g.replaceFile=T;function y(){
const u=e(77598);return y=function(){return u},u}function c(){const u=e(51455);return c=function(){return u},u}function N(){
const u=e(76760);return N=function(){return u},u}async function T(u,o,h){const C=`${u}.${(0,y().randomUUID)()}.tmp`;try{
await(0,c().writeFile)(C,o,{flag:"wx",mode:h}),await(0,c().rename)(C,u)}finally{await(0,c().rm)(C,{force:!0})}}async function v(u){
await M(u)||((0,N().dirname)(u)!==u&&await v((0,N().dirname)(u)).catch(()=>{}),await(0,c().mkdir)(u).catch(async o=>{if(!await M(
u))throw o}))}async function M(u){return(0,c().stat)(u).then(o=>o.isDirectory(),()=>!1)}},82783:function(G,g,e){Object.defineProperty(
g,"__esModule",{value:!0}),g.documentedKeys=N;function y(){const o=e(7723);return y=function(){return o},o}function c(){
const o=e(11160);return c=function(){return o},o}function N(){return T(y().toJSONSchema(c().policySchema,{io:"input"}),"")}
function T({properties:o={},required:h=[]},C){return Object.entries(o).filter(([,{description:$}])=>$).map(([$,p])=>{const U=`${C}${$}`,
b=p.properties!==void 0&&p.default!==void 0,i=p.items?.properties?p.items:p,d=`${v(p)}${h.includes($)?", required":""}`;
return{name:$,path:U,description:p.description??"",...!b&&{expected:d},...!b&&p.default!==void 0&&{default:p.default},...p.
examples&&{example:p.examples[0]},keys:T(i,i===p?`${U}.`:`${U}[].`)}})}function v(o){const{type:h,format:C,items:P,anyOf:$}=o;
return $?$.map(v).join(" or "):o.const!==void 0?String(o.const):o.enum?o.enum.map(String).join(", ").replace(/, ([^,]*)$/,
" or $1"):h==="array"?`list of ${P?M(v(P)):"values"}`:h==="integer"||h==="number"?`${h}${u(o)}`:h==="boolean"?"true or f\
alse":C==="date"?"date":h==="null"?"null":h==="object"?"mapping":"string"}function M(o){return{string:"strings",mapping:"\
mappings"}[o]??o}function u({minimum:o,maximum:h,exclusiveMinimum:C}){const P=h===void 0||h===Number.MAX_SAFE_INTEGER?"":
`, at most ${h}`;return C!==void 0?`, more than ${C}${P}`:`${o===void 0?"":`, at least ${o}`}${P}`}},29150:function(G,g,e){
Object.defineProperty(g,"__esModule",{value:!0}),g.writeInstructions=u;function y(){const o=e(51455);return y=function(){
return o},o}function c(){const o=e(76760);return c=function(){return o},o}function N(){const o=e(28765);return N=function(){
return o},o}function T(){const o=e(39231);return T=function(){return o},o}function v(){const o=e(3685);return v=function(){
return o},o}const M=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function u(o,h){return(0,v().writing)(h,"Check the file and the directories above it; the lines from `gene-gate:\
begin` to `gene-gate:end` are replaced.",async()=>{const P=await(0,v().placeIn)(o,h),$=await(0,y().readFile)(P,"utf8").catch(
v().missing),p=(0,T().withBlock)($??(h.endsWith(".mdc")?M:""));if(p===void 0)throw new Error("it has several blocks of g\
ene-gate, or only a part of one");return p===$?"kept":(await(0,N().makeFolder)((0,c().dirname)(P)),await(0,y().writeFile)(
P,p,{flag:$===void 0?"wx":"w"}),$===void 0?"created":"updated")})}},51639:function(G,g,e){Object.defineProperty(g,"__esM\
odule",{value:!0}),g.historyRows=w,g.judgeHistory=i;function y(){const n=e(18744);return y=function(){return n},n}function c(){
const n=e(82330);return c=function(){return n},n}function N(){const n=e(41895);return N=function(){return n},n}function T(){
const n=e(59490);return T=function(){return n},n}function v(){const n=e(54441);return v=function(){return n},n}function M(){
const n=e(87952);return M=function(){return n},n}function u(){const n=e(47520);return u=function(){return n},n}function o(){
const n=e(31626);return o=function(){return n},n}function h(){const n=e(94965);return h=function(){return n},n}function C(){
const n=e(13580);return C=function(){return n},n}function P(){const n=e(63682);return P=function(){return n},n}function $(){
const n=e(92344);return $=function(){return n},n}const p=50,U=1e3,b=4;async function i(n){const{repository:l,tip:E,policy:j,
signal:A,enough:I,progress:t}=n,f=await(0,u().pastChanges)(l,E,U),S=(0,y().assetPathTest)(j.policy),O=new Set(f.filter(({
paths:F})=>F.some(S))),L=[...f.slice(0,p),...[...O].slice(0,p)],m=[...new Set(L)],D=AbortSignal.any([A,I]),R=new Map;for(let F=0;F<
m.length&&!D.aborted;F+=b)t(F,m.length),await Promise.all(m.slice(F,F+b).map(async H=>{const W=await s(H,{...n,signal:D});
W!==void 0&&R.set(H,W)}));if(t(m.length,m.length),A.aborted)throw(0,N().interrupted)("while it judged the history");const k=[
...R.values()];return{changes:k.length,withAssets:[...R.keys()].filter(F=>O.has(F)).length,left:m.length-k.length,shallow:(await l.
shallowCommits()).size>0,strict:r(k.map(({strict:F})=>F)),withLevels:r(k.map(({softened:F})=>F)),levels:a(k)}}const d=Object.
fromEntries(v().RULE_GROUPS.map(n=>[n,"warning"]));async function s({commit:n,base:l},{tip:E,policy:j,now:A,...I}){const{
policy:t}=j,f=(0,M().additionsFor)(t),S={additions:f,isPending:f.cover},O={...I,...S,policy:j,policyCommit:E,all:!1};try{
const{audit:L}=await(0,c().auditCommit)(O,n,l),m=(0,$().judge)(L,P().NOTHING_RAN,{policy:t,now:A}),D={...t,rules:d},k=(0,$().
allFindings)(m).filter(({severity:F})=>F==="error").map(({rule:F})=>F).filter(F=>(0,C().ruleOf)(F).group);return{strict:m.
verdict,softened:(0,$().judge)(L,P().NOTHING_RAN,{policy:D,now:A}).verdict,broken:new Set(k)}}catch(L){return(0,N().asGateError)(
L).code==="interrupted"?void 0:{strict:"error",softened:"error",broken:new Set}}}function r(n){const l=n.filter(A=>A==="\
fail").length,E=n.filter(A=>A==="error").length,j=n.length-l-E;return Object.entries({pass:j,fail:l,"could not be judged":E}).
flatMap(([A,I])=>I>0?`${I} ${A}`:[]).join(", ")}function a(n){const l=n.filter(({strict:E,softened:j})=>E==="fail"&&j!==
"fail");return v().RULE_GROUPS.flatMap(E=>{const j=l.map(t=>[...t.broken].filter(f=>(0,C().ruleOf)(f).group===E)).filter(
t=>t.length>0);if(j.length===0)return[];const I=[...(0,T().groupBy)(j.flat(),t=>t).values()].sort((t,f)=>f.length-t.length).
map(t=>`${t[0]} (${t.length})`);return[{group:E,changes:j.length,rules:I.join(", ")}]})}function w(n,l){const{changes:E,
withAssets:j,left:A,shallow:I,strict:t,withLevels:f,levels:S}=n,O=I?" The clone is shallow; git fetch --unshallow gets t\
he others.":"",L=A>0?` ${(0,h().count)(A,"older change")} would take too long.`:"";if(E===0)return(0,o().prose)(l,"histo\
ry",`There is no past change.${L}${O}`);const m=`Judged the last ${E===1?"change":(0,h().count)(E,"change")} as if in a \
pull request today; ${j} touched assets. Nothing was run.${L}${O}`;return[...(0,o().prose)(l,"history",m),...(0,o().prose)(
l,"defaults",t),...f===t?[]:(0,o().prose)(l,"new policy",f),...S.flatMap(({group:D,changes:R,rules:k})=>(0,o().prose)(l,
"level",`${D}: warning, because of ${(0,h().count)(R,"change")}: ${k}`))]}},73944:function(G,g,e){Object.defineProperty(
g,"__esModule",{value:!0}),g.agentPolicy=h,g.policyTemplate=o;function y(){const s=e(69873);return y=function(){return s},
s}function c(){const s=e(94853);return c=function(){return s},s}function N(){const s=e(82783);return N=function(){return s},
s}function T(){const s=e(50427);return T=function(){return s},s}function v(){const s=e(94965);return v=function(){return s},
s}const M="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/63a8eb7b1989eae6dc40680\
f790cf1bbb629a298/schema/policy.schema.json",u=`${M}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function o(s,r){const a=r?P(r):new Map,w=(0,N().documentedKeys)().map(n=>{const l=p(n,"",a);return n.name==="rules"?$(
l,s,r):l});return[u,...w.map(n=>`${n.join(`
`)}
`)].join(`
`)}function h({agentFiles:s,isSole:r}){const[a="",...w]=s,l=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${a}\`${w.length>0?` and ${(0,v().count)(w.length,"other file")}`:""}`} ${w.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[M,...d(l,""),"agent_files:",...d("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...r?["approvals:",...d(C,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const C="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.";function P({until:s,stores:r,
include:a,programs:w,isSole:n=!1}){const l=a.map(j=>`\`${j}\``).join(", "),E=[[!0,"enforce",{mode:"report",until:s},`Rep\
orts only until ${s}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a\
 required check.`],[n,"approvals.gate",0,C],[r.length>0,"stores",r,"Where commands of stores run now."],[w.length>0,"pro\
grams",w,"Commands of stored genes start these."],[a.length>0,"assets.include",[...c().DEFAULT_POLICY.assets.include,...a],
`With the files that have genes now: ${l}.`]];return new Map(E.flatMap(([j,A,I,t])=>j?[[A,{value:I,why:t}]]:[]))}function $(s,r,a){
const{changes:w=0,levels:n=[]}=r??{},l=a?.exceedsCap?a.until:void 0;return n.length===0&&l===void 0?s:[...s.slice(0,-1),
"#",...r&&n.length>0?d(`Judged when this file was created: the last ${(0,v().count)(w,"change")}. Without these levels: ${r.
strict}. With them: ${r.withLevels}.`,""):[],"rules:",...n.flatMap(({group:E,changes:j,rules:A})=>[...d(`${(0,v().count)(
j,"change")}: ${A}.`,"  "),`  ${E}: warning`]),...l===void 0?[]:[...d("The stores alone exceed the hard cap.","  "),"  b\
last-radius-hard-cap:","    level: warning",`    until: '${l}'`]]}function p(s,r,a){const{name:w,path:n,description:l,expected:E,
example:j,keys:A}=s,I=E===void 0?l:`${l} (${E})`;if(E===void 0){const f=A.flatMap(O=>p(O,`${r}  `,a)),S=A.some(O=>a.has(
O.path))?"":"#";return[...d(I,r),`${r}${S}${w}:`,...f]}const t=a.get(n);if(t!==void 0){const f=b({[w]:t.value}).map(S=>`${r}${S}`);
return[...d(I,r),`${r}#`,...d(t.why,r),...f]}return[...d(I,r),...j===void 0?[]:U({[w]:j},r),...b({[w]:s.default}).map(f=>`${r}\
#${f}`)]}function U(s,r){return["For example:",...b(s).map(a=>`  ${a}`)].map(a=>`${r}# ${a}`)}function b(s){return(0,y().
stringify)(s,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const i=100;function d(s,r){const a=`${r}# `;return(0,T().wrap)(s,i-a.length).map(w=>a+w)}},3685:function(G,g,e){Object.
defineProperty(g,"__esModule",{value:!0}),g.isTaken=U,g.missing=b,g.placeIn=$,g.startingFiles=h,g.writeStartingFile=C,g.
writing=P;function y(){const i=e(51455);return y=function(){return i},i}function c(){const i=e(76760);return c=function(){
return i},i}function N(){const i=e(41895);return N=function(){return i},i}function T(){const i=e(28765);return T=function(){
return i},i}function v(){const i=e(74238);return v=function(){return i},i}function M(){const i=e(94965);return M=function(){
return i},i}function u(){const i=e(73944);return u=function(){return i},i}function o(){const i=e(17493);return o=function(){
return i},i}function h(i,d,s){const r=(s?.agentFiles.length??0)>0,a=d?.levels.length??0,w=a>0?`${(0,M().count)(a,"level")}\
, and every other`:"every";return[{path:v().POLICY_PATH,purpose:r?"the policy for what agents and editors run by themsel\
ves":`the policy, with ${w} default as a comment`,text:s&&r?(0,u().agentPolicy)(s):(0,u().policyTemplate)(d,s)},{path:".\
github/workflows/gene-gate.yml",purpose:`the workflow that runs the gate on every pull request${i.pushed===void 0?"":" a\
nd push"}`,text:(0,o().workflowFor)({...i,...s&&{prepare:s.prepare}})}]}async function C(i,{path:d,text:s},r){const a=(0,c().
join)(i,d);return P(d,"Check the existing file or directory and its permissions.",async()=>{if(!r&&await U(a))return!1;await p(
i,(0,c().dirname)(d)),r&&await(0,y().rm)(a,{force:!0});const w=await $(i,d);return await(0,T().makeFolder)((0,c().dirname)(
w)),await(0,y().writeFile)(w,s,{flag:"wx"}),!0})}async function P(i,d,s){return s().catch(r=>{const a=`Cannot write ${i}\
: ${r instanceof Error?r.message:r}`;throw new(N()).GateError("file_unreadable",a,d,{cause:r})})}async function $(i,d){const s=await p(
i,d),r=await(0,y().lstat)(s).catch(b);if(r!==void 0&&!r.isFile())throw new Error("it is not a regular file");return s}async function p(i,d){
const s=await(0,y().realpath)(i),r=(0,c().join)(s,d);let a=r;for(;await(0,y().lstat)(a).catch(b)===void 0;)a=(0,c().dirname)(
a);const w=await(0,y().realpath)(a).catch(l=>{throw l.code!=="ENOENT"?l:new Error(`${(0,c().relative)(s,a)} is a symlink\
 to nothing`)}),n=(0,c().relative)(s,w);if(n.split(c().sep)[0]===".."||(0,c().isAbsolute)(n))throw new Error(`${(0,c().relative)(
s,a)} is a symlink that leaves the repository`);if(n.split(c().sep).some(l=>l.toLowerCase()===".git"))throw new Error("i\
t would be in .git");return(0,c().join)(w,(0,c().relative)(a,r))}async function U(i){return await(0,y().lstat)(i).catch(
b)!==void 0}function b(i){if(i.code!=="ENOENT")throw i}}};
