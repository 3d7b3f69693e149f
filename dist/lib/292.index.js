"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:function(G,g,o){Object.defineProperty(g,"__esModule",{value:!0}),
g.initVerb=void 0;function y(){const t=o(76760);return y=function(){return t},t}function c(){const t=o(63314);return c=function(){
return t},t}function F(){const t=o(44786);return F=function(){return t},t}function C(){const t=o(38863);return C=function(){
return t},t}function v(){const t=o(74238);return v=function(){return t},t}function M(){const t=o(47520);return M=function(){
return t},t}function u(){const t=o(67397);return u=function(){return t},t}function e(){const t=o(31626);return e=function(){
return t},t}function h(){const t=o(94965);return h=function(){return t},t}function S(){const t=o(29150);return S=function(){
return t},t}function P(){const t=o(63512);return P=function(){return t},t}function $(){const t=o(51639);return $=function(){
return t},t}function p(){const t=o(50380);return p=function(){return t},t}function U(){const t=o(12319);return U=function(){
return t},t}function b(){const t=o(3685);return b=function(){return t},t}function i(){const t=o(49232);return i=function(){
return t},t}function d(){const t=o(82256);return d=function(){return t},t}const s=(t,f)=>new(c()).Command("init").option(
...d().REPO_OPTION).addOption(new(c()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).
option("--no-history","do not judge past changes").option("--agents","write only the block of instructions for agents, i\
nto AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-ga\
te.mdc, too").action(async A=>{A.agents||A.claude||A.cursor?await I(A,t):await n(A,t),f(0)});g.initVerb=s;function r(t){
return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${C().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,h().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${C().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${C().COMMAND} doctor`].map((A,O)=>`  ${O+1}. ${A}`),""].join(`
`)}function a({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const w=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${C().COMMAND} doctor
`;async function n(t,f){const{force:A}=t;await(0,d().inRepository)(t,f,async O=>{const m=!A&&await E(O)?void 0:await N(O,
t,f);let D=!1;for(const R of(0,b().startingFiles)({pushed:m?.pushed},m?.history,m?.first)){const k=await(0,b().writeStartingFile)(
O.directory,R,A===!0);D||=k,f.print(k?`wrote  ${R.path}
       ${R.purpose}
`:`kept   ${R.path}
       already exists; use --force to overwrite
`)}if(m?.history){const R=(0,e().layoutOf)({...f,verbose:!1});f.print(`
${(0,e().page)([(0,$().historyRows)(m.history,R)])}`)}m&&D&&m.first.agentFiles.length===0&&f.print(a(m.first)),m?.first.
isSole&&D&&f.print(l),f.print(D?r(m?.edits??0):w)})}const l=`
The policy has approvals.gate: 0, because one person has written the history.
`;function E({directory:t}){return(0,b().isTaken)((0,y().join)(t,v().POLICY_PATH)).catch(()=>!1)}const j=12e4;async function N(t,{
history:f},A){const[O]=await(0,u().lookUpCommits)(t,["HEAD"]);if(O===void 0)return;const L=new Date,m=await(0,i().builtInPolicy)(),
{platform:D,signal:R,interactive:k,note:T}=A,H={repository:t,policy:m,platform:D,signal:R},W=(B,K)=>{k&&T(`\r\x1B[K${B<K?
`Judging past changes: ${B}/${K}`:""}`)},J=AbortSignal.timeout(j),V=f?await(0,$().judgeHistory)({...H,tip:O,now:L,enough:J,
progress:W}):void 0,x=await(0,p().auditPresent)(H,O),z=!((await t.shallowCommits()).size>0)&&await(0,M().hasSoleAuthor)(
t,O);return{history:V,edits:await(0,p().countRepairs)(H,x,O,L),first:{...await(0,P().firstPolicy)(x,m.policy,L),isSole:z},
pushed:await(0,U().pushedBranch)(t,O)}}async function I(t,f){const A={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/\
rules/gene-gate.mdc":t.cursor===!0};await(0,d().inRepository)(t,f,async({directory:O})=>{for(const L of F().INSTRUCTION_FILES.
filter(m=>A[m])){const m=await(0,S().writeInstructions)(O,L);f.print(`${m.padEnd(7)}  ${L}
`)}})}},28765:function(G,g,o){Object.defineProperty(g,"__esModule",{value:!0}),g.makeFolder=v,g.replaceFile=C;function y(){
const u=o(77598);return y=function(){return u},u}function c(){const u=o(51455);return c=function(){return u},u}function F(){
const u=o(76760);return F=function(){return u},u}async function C(u,e,h){const S=`${u}.${(0,y().randomUUID)()}.tmp`;try{
await(0,c().writeFile)(S,e,{flag:"wx",mode:h}),await(0,c().rename)(S,u)}finally{await(0,c().rm)(S,{force:!0})}}async function v(u){
await M(u)||((0,F().dirname)(u)!==u&&await v((0,F().dirname)(u)).catch(()=>{}),await(0,c().mkdir)(u).catch(async e=>{if(!await M(
u))throw e}))}async function M(u){return(0,c().stat)(u).then(e=>e.isDirectory(),()=>!1)}},82783:function(G,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.documentedKeys=F;function y(){const e=o(7723);return y=function(){return e},e}function c(){
const e=o(11160);return c=function(){return e},e}function F(){return C(y().toJSONSchema(c().policySchema,{io:"input"}),"")}
function C({properties:e={},required:h=[]},S){return Object.entries(e).filter(([,{description:$}])=>$).map(([$,p])=>{const U=`${S}${$}`,
b=p.properties!==void 0&&p.default!==void 0,i=p.items?.properties?p.items:p,d=`${v(p)}${h.includes($)?", required":""}`;
return{name:$,path:U,description:p.description??"",...!b&&{expected:d},...!b&&p.default!==void 0&&{default:p.default},...p.
examples&&{example:p.examples[0]},keys:C(i,i===p?`${U}.`:`${U}[].`)}})}function v(e){const{type:h,format:S,items:P,anyOf:$}=e;
return $?$.map(v).join(" or "):e.const!==void 0?String(e.const):e.enum?e.enum.map(String).join(", ").replace(/, ([^,]*)$/,
" or $1"):h==="array"?`list of ${P?M(v(P)):"values"}`:h==="integer"||h==="number"?`${h}${u(e)}`:h==="boolean"?"true or f\
alse":S==="date"?"date":h==="null"?"null":h==="object"?"mapping":"string"}function M(e){return{string:"strings",mapping:"\
mappings"}[e]??e}function u({minimum:e,maximum:h,exclusiveMinimum:S}){const P=h===void 0||h===Number.MAX_SAFE_INTEGER?"":
`, at most ${h}`;return S!==void 0?`, more than ${S}${P}`:`${e===void 0?"":`, at least ${e}`}${P}`}},29150:function(G,g,o){
Object.defineProperty(g,"__esModule",{value:!0}),g.writeInstructions=u;function y(){const e=o(51455);return y=function(){
return e},e}function c(){const e=o(76760);return c=function(){return e},e}function F(){const e=o(44786);return F=function(){
return e},e}function C(){const e=o(28765);return C=function(){return e},e}function v(){const e=o(3685);return v=function(){
return e},e}const M=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function u(e,h){return(0,v().writing)(h,"Check the file and the directories above it; the lines from `gene-gate:\
begin` to `gene-gate:end` are replaced.",async()=>{const P=await(0,v().placeIn)(e,h),$=await(0,y().readFile)(P,"utf8").catch(
v().missing),p=(0,F().withBlock)($??(h.endsWith(".mdc")?M:""));if(p===void 0)throw new Error("it has several blocks of g\
ene-gate, or only a part of one");return p===$?"kept":(await(0,C().makeFolder)((0,c().dirname)(P)),await(0,y().writeFile)(
P,p,{flag:$===void 0?"wx":"w"}),$===void 0?"created":"updated")})}},51639:function(G,g,o){Object.defineProperty(g,"__esM\
odule",{value:!0}),g.historyRows=w,g.judgeHistory=i;function y(){const n=o(18744);return y=function(){return n},n}function c(){
const n=o(82330);return c=function(){return n},n}function F(){const n=o(41895);return F=function(){return n},n}function C(){
const n=o(59490);return C=function(){return n},n}function v(){const n=o(54441);return v=function(){return n},n}function M(){
const n=o(87952);return M=function(){return n},n}function u(){const n=o(47520);return u=function(){return n},n}function e(){
const n=o(31626);return e=function(){return n},n}function h(){const n=o(94965);return h=function(){return n},n}function S(){
const n=o(13580);return S=function(){return n},n}function P(){const n=o(63682);return P=function(){return n},n}function $(){
const n=o(92344);return $=function(){return n},n}const p=50,U=1e3,b=4;async function i(n){const{repository:l,tip:E,policy:j,
signal:N,enough:I,progress:t}=n,f=await(0,u().pastChanges)(l,E,U),A=(0,y().assetPathTest)(j.policy),O=new Set(f.filter(({
paths:T})=>T.some(A))),L=[...f.slice(0,p),...[...O].slice(0,p)],m=[...new Set(L)],D=AbortSignal.any([N,I]),R=new Map;for(let T=0;T<
m.length&&!D.aborted;T+=b)t(T,m.length),await Promise.all(m.slice(T,T+b).map(async H=>{const W=await s(H,{...n,signal:D});
W!==void 0&&R.set(H,W)}));if(t(m.length,m.length),N.aborted)throw(0,F().interrupted)("while it judged the history");const k=[
...R.values()];return{changes:k.length,withAssets:[...R.keys()].filter(T=>O.has(T)).length,left:m.length-k.length,shallow:(await l.
shallowCommits()).size>0,strict:r(k.map(({strict:T})=>T)),withLevels:r(k.map(({softened:T})=>T)),levels:a(k)}}const d=Object.
fromEntries(v().RULE_GROUPS.map(n=>[n,"warning"]));async function s({commit:n,base:l},{tip:E,policy:j,now:N,...I}){const{
policy:t}=j,f=(0,M().additionsFor)(t),A={additions:f,isPending:f.cover},O={...I,...A,policy:j,policyCommit:E,all:!1};try{
const{audit:L}=await(0,c().auditCommit)(O,n,l),m=(0,$().judge)(L,P().NOTHING_RAN,{policy:t,now:N}),D={...t,rules:d},k=(0,$().
allFindings)(m).filter(({severity:T})=>T==="error").map(({rule:T})=>T).filter(T=>(0,S().ruleOf)(T).group);return{strict:m.
verdict,softened:(0,$().judge)(L,P().NOTHING_RAN,{policy:D,now:N}).verdict,broken:new Set(k)}}catch(L){return(0,F().asGateError)(
L).code==="interrupted"?void 0:{strict:"error",softened:"error",broken:new Set}}}function r(n){const l=n.filter(N=>N==="\
fail").length,E=n.filter(N=>N==="error").length,j=n.length-l-E;return Object.entries({pass:j,fail:l,"could not be judged":E}).
flatMap(([N,I])=>I>0?`${I} ${N}`:[]).join(", ")}function a(n){const l=n.filter(({strict:E,softened:j})=>E==="fail"&&j!==
"fail");return v().RULE_GROUPS.flatMap(E=>{const j=l.map(t=>[...t.broken].filter(f=>(0,S().ruleOf)(f).group===E)).filter(
t=>t.length>0);if(j.length===0)return[];const I=[...(0,C().groupBy)(j.flat(),t=>t).values()].sort((t,f)=>f.length-t.length).
map(t=>`${t[0]} (${t.length})`);return[{group:E,changes:j.length,rules:I.join(", ")}]})}function w(n,l){const{changes:E,
withAssets:j,left:N,shallow:I,strict:t,withLevels:f,levels:A}=n,O=I?" The clone is shallow; git fetch --unshallow gets t\
he others.":"",L=N>0?` ${(0,h().count)(N,"older change")} would take too long.`:"";if(E===0)return(0,e().prose)(l,"histo\
ry",`There is no past change.${L}${O}`);const m=`Judged the last ${E===1?"change":(0,h().count)(E,"change")} as if in a \
pull request today; ${j} touched assets. Nothing was run.${L}${O}`;return[...(0,e().prose)(l,"history",m),...(0,e().prose)(
l,"defaults",t),...f===t?[]:(0,e().prose)(l,"new policy",f),...A.flatMap(({group:D,changes:R,rules:k})=>(0,e().prose)(l,
"level",`${D}: warning, because of ${(0,h().count)(R,"change")}: ${k}`))]}},73944:function(G,g,o){Object.defineProperty(
g,"__esModule",{value:!0}),g.agentPolicy=h,g.policyTemplate=e;function y(){const s=o(69873);return y=function(){return s},
s}function c(){const s=o(94853);return c=function(){return s},s}function F(){const s=o(82783);return F=function(){return s},
s}function C(){const s=o(50427);return C=function(){return s},s}function v(){const s=o(94965);return v=function(){return s},
s}const M="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/63a8eb7b1989eae6dc40680\
f790cf1bbb629a298/schema/policy.schema.json",u=`${M}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function e(s,r){const a=r?P(r):new Map,w=(0,F().documentedKeys)().map(n=>{const l=p(n,"",a);return n.name==="rules"?$(
l,s,r):l});return[u,...w.map(n=>`${n.join(`
`)}
`)].join(`
`)}function h({agentFiles:s,isSole:r}){const[a="",...w]=s,l=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${a}\`${w.length>0?` and ${(0,v().count)(w.length,"other file")}`:""}`} ${w.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[M,...d(l,""),"agent_files:",...d("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...r?["approvals:",...d(S,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const S="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.";function P({until:s,stores:r,
include:a,programs:w,isSole:n=!1}){const l=a.map(j=>`\`${j}\``).join(", "),E=[[!0,"enforce",{mode:"report",until:s},`Rep\
orts only until ${s}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a\
 required check.`],[n,"approvals.gate",0,S],[r.length>0,"stores",r,"Where commands of stores run now."],[w.length>0,"pro\
grams",w,"Commands of stored genes start these."],[a.length>0,"assets.include",[...c().DEFAULT_POLICY.assets.include,...a],
`With the files that have genes now: ${l}.`]];return new Map(E.flatMap(([j,N,I,t])=>j?[[N,{value:I,why:t}]]:[]))}function $(s,r,a){
const{changes:w=0,levels:n=[]}=r??{},l=a?.exceedsCap?a.until:void 0;return n.length===0&&l===void 0?s:[...s.slice(0,-1),
"#",...r&&n.length>0?d(`Judged when this file was created: the last ${(0,v().count)(w,"change")}. Without these levels: ${r.
strict}. With them: ${r.withLevels}.`,""):[],"rules:",...n.flatMap(({group:E,changes:j,rules:N})=>[...d(`${(0,v().count)(
j,"change")}: ${N}.`,"  "),`  ${E}: warning`]),...l===void 0?[]:[...d("The stores alone exceed the hard cap.","  "),"  b\
last-radius-hard-cap:","    level: warning",`    until: '${l}'`]]}function p(s,r,a){const{name:w,path:n,description:l,expected:E,
example:j,keys:N}=s,I=E===void 0?l:`${l} (${E})`;if(E===void 0){const f=N.flatMap(O=>p(O,`${r}  `,a)),A=N.some(O=>a.has(
O.path))?"":"#";return[...d(I,r),`${r}${A}${w}:`,...f]}const t=a.get(n);if(t!==void 0){const f=b({[w]:t.value}).map(A=>`${r}${A}`);
return[...d(I,r),`${r}#`,...d(t.why,r),...f]}return[...d(I,r),...j===void 0?[]:U({[w]:j},r),...b({[w]:s.default}).map(f=>`${r}\
#${f}`)]}function U(s,r){return["For example:",...b(s).map(a=>`  ${a}`)].map(a=>`${r}# ${a}`)}function b(s){return(0,y().
stringify)(s,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const i=100;function d(s,r){const a=`${r}# `;return(0,C().wrap)(s,i-a.length).map(w=>a+w)}},3685:function(G,g,o){Object.
defineProperty(g,"__esModule",{value:!0}),g.isTaken=U,g.missing=b,g.placeIn=$,g.startingFiles=h,g.writeStartingFile=S,g.
writing=P;function y(){const i=o(51455);return y=function(){return i},i}function c(){const i=o(76760);return c=function(){
return i},i}function F(){const i=o(41895);return F=function(){return i},i}function C(){const i=o(28765);return C=function(){
return i},i}function v(){const i=o(74238);return v=function(){return i},i}function M(){const i=o(94965);return M=function(){
return i},i}function u(){const i=o(73944);return u=function(){return i},i}function e(){const i=o(17493);return e=function(){
return i},i}function h(i,d,s){const r=(s?.agentFiles.length??0)>0,a=d?.levels.length??0,w=a>0?`${(0,M().count)(a,"level")}\
, and every other`:"every";return[{path:v().POLICY_PATH,purpose:r?"the policy for what agents and editors run by themsel\
ves":`the policy, with ${w} default as a comment`,text:s&&r?(0,u().agentPolicy)(s):(0,u().policyTemplate)(d,s)},{path:".\
github/workflows/gene-gate.yml",purpose:`the workflow that runs the gate on every pull request${i.pushed===void 0?"":" a\
nd push"}`,text:(0,e().workflowFor)({...i,...s&&{prepare:s.prepare}})}]}async function S(i,{path:d,text:s},r){const a=(0,c().
join)(i,d);return P(d,"Check the existing file or directory and its permissions.",async()=>{if(!r&&await U(a))return!1;await p(
i,(0,c().dirname)(d)),r&&await(0,y().rm)(a,{force:!0});const w=await $(i,d);return await(0,C().makeFolder)((0,c().dirname)(
w)),await(0,y().writeFile)(w,s,{flag:"wx"}),!0})}async function P(i,d,s){return s().catch(r=>{const a=`Cannot write ${i}\
: ${r instanceof Error?r.message:r}`;throw new(F()).GateError("file_unreadable",a,d,{cause:r})})}async function $(i,d){const s=await p(
i,d),r=await(0,y().lstat)(s).catch(b);if(r!==void 0&&!r.isFile())throw new Error("it is not a regular file");return s}async function p(i,d){
const s=await(0,y().realpath)(i),r=(0,c().join)(s,d);let a=r;for(;await(0,y().lstat)(a).catch(b)===void 0;)a=(0,c().dirname)(
a);const w=await(0,y().realpath)(a).catch(l=>{throw l.code!=="ENOENT"?l:new Error(`${(0,c().relative)(s,a)} is a symlink\
 to nothing`)}),n=(0,c().relative)(s,w);if(n.split(c().sep)[0]===".."||(0,c().isAbsolute)(n))throw new Error(`${(0,c().relative)(
s,a)} is a symlink that leaves the repository`);if(n.split(c().sep).some(l=>l.toLowerCase()===".git"))throw new Error("i\
t would be in .git");return(0,c().join)(w,(0,c().relative)(a,r))}async function U(i){return await(0,y().lstat)(i).catch(
b)!==void 0}function b(i){if(i.code!=="ENOENT")throw i}}};
