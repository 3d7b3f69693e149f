"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:function(x,d,o){Object.defineProperty(d,"__esModule",{value:!0}),
d.initVerb=void 0;function h(){const n=o(76760);return h=function(){return n},n}function u(){const n=o(63314);return u=function(){
return n},n}function E(){const n=o(44786);return E=function(){return n},n}function $(){const n=o(38863);return $=function(){
return n},n}function w(){const n=o(74238);return w=function(){return n},n}function A(){const n=o(48741);return A=function(){
return n},n}function l(){const n=o(47520);return l=function(){return n},n}function i(){const n=o(67397);return i=function(){
return n},n}function f(){const n=o(31626);return f=function(){return n},n}function m(){const n=o(94965);return m=function(){
return n},n}function T(){const n=o(29150);return T=function(){return n},n}function y(){const n=o(70138);return y=function(){
return n},n}function g(){const n=o(63512);return g=function(){return n},n}function M(){const n=o(73319);return M=function(){
return n},n}function F(){const n=o(50380);return F=function(){return n},n}function C(){const n=o(12319);return C=function(){
return n},n}function e(){const n=o(3685);return e=function(){return n},n}function t(){const n=o(20261);return t=function(){
return n},n}function r(){const n=o(49232);return r=function(){return n},n}function a(){const n=o(82256);return a=function(){
return n},n}const s=(n,O)=>new(u()).Command("init").option(...a().REPO_OPTION).addOption(new(u()).Option("--force","over\
write existing files").conflicts(["agents","claude","cursor"])).option("--no-history","do not judge past changes").option(
"--agents","write only the block of instructions for agents, into AGENTS.md").option("--claude","write it into CLAUDE.md\
, too").option("--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(async P=>{P.agents||P.claude||P.cursor?
await b(P,n):await S(P,n),O(0)});d.initVerb=s;function c(n){return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${$().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...n>0?[`Repair the assets in a pull request of their own, with ${(0,m().count)(n,"edit")}. Their
     commands run then, and have to pass:
     ${$().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy, the workflow and this machine lack:
     ${$().COMMAND} doctor`].map((P,N)=>`  ${N+1}. ${P}`),""].join(`
`)}function p({until:n}){return`
The gate reports only until ${n}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const v=`
Nothing was written. What the policy, the workflow and this machine lack:
  ${$().COMMAND} doctor
`;async function S(n,O){const{force:P}=n;await(0,a().inRepository)(n,O,async N=>{const j=!P&&await L(N)?void 0:await R(N,
n,O);let H=!1;for(const U of(0,e().startingFiles)({pushed:j?.pushed},j?.judged,j?.first)){const G=await(0,e().writeStartingFile)(
N.directory,U,P===!0);if(H||=G,O.print(G?`wrote  ${U.path}
       ${U.purpose}
`:`kept   ${U.path}
       already exists; use --force to overwrite
`),!G&&U.path===e().WORKFLOW_PATH){const B=await(0,t().workflowAnswer)((0,A().folderTree)(N.directory),U.text),K=(0,y().
workflowRows)(B,(0,f().layoutOf)({...O,verbose:!1}));B.lacks.length>0&&O.print(`
${(0,f().page)([K])}`)}}j?.judged&&O.print(`
${k(j.judged,O)}`),j&&H&&j.first.agentFiles.length===0&&O.print(p(j.first)),j?.first.isSole&&H&&O.print(W),O.print(H?c(j?.
edits??0):v)})}const W=`
The policy has approvals.gate: 0, because one person has written the history.
`;function k({changes:n,levels:O},P){const N=(0,f().layoutOf)({...P,verbose:!1}),D=`Judged ${(0,m().count)(n,"past chang\
e")} as if in a pull request today. Nothing was run.`,j=O.flatMap(({group:H,changes:U,rules:G})=>(0,f().prose)(N,"level",
`${H}: warning, because of ${(0,m().count)(U,"change")}: ${G}`));return(0,f().page)([[...(0,f().prose)(N,"history",D),...j]])}
function L({directory:n}){return(0,e().isTaken)((0,h().join)(n,w().POLICY_PATH)).catch(()=>!1)}const I=12e4;async function R(n,{
history:O},P){const[N]=await(0,i().lookUpCommits)(n,["HEAD"]);if(N===void 0)return;const D=new Date,j=await(0,r().builtInPolicy)(),
{platform:H,signal:U,interactive:G,note:B}=P,K={repository:n,policy:j,platform:H,signal:U};O&&G&&B(`Judging past changes\
 \u2026
`);const V=AbortSignal.timeout(I),Y=O?await(0,M().pastLevels)({...K,tip:N,now:D,enough:V}):void 0,J=await(0,F().auditPresent)(
K,N),z=!((await n.shallowCommits()).size>0)&&await(0,l().hasSoleAuthor)(n,N);return{judged:Y,edits:await(0,F().countRepairs)(
K,J,N,D),first:{...await(0,g().firstPolicy)(J,j.policy,D),isSole:z},pushed:await(0,C().pushedBranch)(n,N)}}async function b(n,O){
const P={"AGENTS.md":!0,"CLAUDE.md":n.claude===!0,".cursor/rules/gene-gate.mdc":n.cursor===!0};await(0,a().inRepository)(
n,O,async({directory:N})=>{for(const D of E().INSTRUCTION_FILES.filter(j=>P[j])){const j=await(0,T().writeInstructions)(
N,D);O.print(`${j.padEnd(7)}  ${D}
`)}})}},28765:function(x,d,o){Object.defineProperty(d,"__esModule",{value:!0}),d.makeFolder=w,d.replaceFile=$;function h(){
const l=o(77598);return h=function(){return l},l}function u(){const l=o(51455);return u=function(){return l},l}function E(){
const l=o(76760);return E=function(){return l},l}async function $(l,i,f){const m=`${l}.${(0,h().randomUUID)()}.tmp`;try{
await(0,u().writeFile)(m,i,{flag:"wx",mode:f}),await(0,u().rename)(m,l)}finally{await(0,u().rm)(m,{force:!0})}}async function w(l){
await A(l)||((0,E().dirname)(l)!==l&&await w((0,E().dirname)(l)).catch(()=>{}),await(0,u().mkdir)(l).catch(async i=>{if(!await A(
l))throw i}))}async function A(l){return(0,u().stat)(l).then(i=>i.isDirectory(),()=>!1)}},82783:function(x,d,o){Object.defineProperty(
d,"__esModule",{value:!0}),d.documentedKeys=E;function h(){const i=o(7723);return h=function(){return i},i}function u(){
const i=o(11160);return u=function(){return i},i}function E(){return $(h().toJSONSchema(u().policySchema,{io:"input"}),"")}
function $({properties:i={},required:f=[]},m){return Object.entries(i).filter(([,{description:y}])=>y).map(([y,g])=>{const M=`${m}${y}`,
F=g.properties!==void 0&&g.default!==void 0,C=g.items?.properties?g.items:g,e=`${w(g)}${f.includes(y)?", required":""}`;
return{name:y,path:M,description:g.description??"",...!F&&{expected:e},...!F&&g.default!==void 0&&{default:g.default},...g.
examples&&{example:g.examples[0]},keys:$(C,C===g?`${M}.`:`${M}[].`)}})}function w(i){const{type:f,format:m,items:T,anyOf:y}=i;
return y?y.map(w).join(" or "):i.const!==void 0?String(i.const):i.enum?i.enum.map(String).join(", ").replace(/, ([^,]*)$/,
" or $1"):f==="array"?`list of ${T?A(w(T)):"values"}`:f==="integer"||f==="number"?`${f}${l(i)}`:f==="boolean"?"true or f\
alse":m==="date"?"date":f==="null"?"null":f==="object"?"mapping":"string"}function A(i){return{string:"strings",mapping:"\
mappings"}[i]??i}function l({minimum:i,maximum:f,exclusiveMinimum:m}){const T=f===void 0||f===Number.MAX_SAFE_INTEGER?"":
`, at most ${f}`;return m!==void 0?`, more than ${m}${T}`:`${i===void 0?"":`, at least ${i}`}${T}`}},29150:function(x,d,o){
Object.defineProperty(d,"__esModule",{value:!0}),d.writeInstructions=l;function h(){const i=o(51455);return h=function(){
return i},i}function u(){const i=o(76760);return u=function(){return i},i}function E(){const i=o(44786);return E=function(){
return i},i}function $(){const i=o(28765);return $=function(){return i},i}function w(){const i=o(3685);return w=function(){
return i},i}const A=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function l(i,f){return(0,w().writing)(f,"Check the file and the directories above it; the lines from `gene-gate:\
begin` to `gene-gate:end` are replaced.",async()=>{const T=await(0,w().placeIn)(i,f),y=await(0,h().readFile)(T,"utf8").catch(
w().missing),g=(0,E().withBlock)(y??(f.endsWith(".mdc")?A:""));if(g===void 0)throw new Error("it has several blocks of g\
ene-gate, or only a part of one");return g===y?"kept":(await(0,$().makeFolder)((0,u().dirname)(T)),await(0,h().writeFile)(
T,g,{flag:y===void 0?"wx":"w"}),y===void 0?"created":"updated")})}},73319:function(x,d,o){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.pastLevels=M;function h(){const t=o(18744);return h=function(){return t},t}function u(){const t=o(82330);
return u=function(){return t},t}function E(){const t=o(41895);return E=function(){return t},t}function $(){const t=o(59490);
return $=function(){return t},t}function w(){const t=o(54441);return w=function(){return t},t}function A(){const t=o(87952);
return A=function(){return t},t}function l(){const t=o(47520);return l=function(){return t},t}function i(){const t=o(13580);
return i=function(){return t},t}function f(){const t=o(63682);return f=function(){return t},t}function m(){const t=o(92344);
return m=function(){return t},t}const T=50,y=1e3,g=4;async function M(t){const{repository:r,tip:a,policy:s,signal:c,enough:p}=t,
v=await(0,l().pastChanges)(r,a,y),S=(0,h().assetPathTest)(s.policy),W=v.filter(({paths:R})=>R.some(S)),k=[v,W].flatMap(R=>R.
slice(0,T)),L=[...new Set(k)],I=[];for(;L.length>0&&!c.aborted&&!p.aborted;){const R=L.splice(0,g);I.push(...await Promise.
all(R.map(b=>C(b,t))))}if(c.aborted)throw(0,E().interrupted)("while it judged past changes");return{changes:I.length,levels:e(
I)}}const F=Object.fromEntries(w().RULE_GROUPS.map(t=>[t,"warning"]));async function C({commit:t,base:r},{tip:a,policy:s,
now:c,...p}){const{policy:v}=s,S=(0,A().additionsFor)(v),W={additions:S,isPending:S.cover},k={...p,...W,policy:s,policyCommit:a,
all:!1},L=await(0,u().auditCommit)(k,t,r).catch(()=>{});if(L===void 0)return[];const I={...v,rules:F};if((0,m().judge)(L.
audit,f().NOTHING_RAN,{policy:I,now:c}).verdict==="fail")return[];const R=(0,m().allFindings)((0,m().judge)(L.audit,f().
NOTHING_RAN,{policy:v,now:c})).filter(({severity:b})=>b==="error");return[...new Set(R.map(({rule:b})=>b))].filter(b=>(0,i().
ruleOf)(b).group)}function e(t){return w().RULE_GROUPS.flatMap(r=>{const a=t.map(c=>c.filter(p=>(0,i().ruleOf)(p).group===
r)).filter(c=>c.length>0);if(a.length===0)return[];const s=[...(0,$().groupBy)(a.flat(),c=>c).values()].sort((c,p)=>p.length-
c.length).map(c=>`${c[0]} (${c.length})`);return[{group:r,changes:a.length,rules:s.join(", ")}]})}},73944:function(x,d,o){
Object.defineProperty(d,"__esModule",{value:!0}),d.agentPolicy=f,d.policyTemplate=i;function h(){const t=o(69873);return h=
function(){return t},t}function u(){const t=o(94853);return u=function(){return t},t}function E(){const t=o(82783);return E=
function(){return t},t}function $(){const t=o(50427);return $=function(){return t},t}function w(){const t=o(94965);return w=
function(){return t},t}const A="# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/63\
a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json",l=`${A}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function i(t,r){const a=r?T(r):new Map,s=(0,E().documentedKeys)().map(c=>{const p=g(c,"",a);return c.name==="rules"?y(
p,t,r):p});return[l,...s.map(c=>`${c.join(`
`)}
`)].join(`
`)}function f({agentFiles:t,isSole:r}){const[a="",...s]=t,p=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${a}\`${s.length>0?` and ${(0,w().count)(s.length,"other file")}`:""}`} ${s.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[A,...e(p,""),"agent_files:",...e("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...r?["approvals:",...e(m,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const m="One person has written the history, and nobody can approve an own pull request: what weakens the gate, or ne\
eds approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.";function T({until:t,stores:r,
include:a,programs:s,isSole:c=!1}){const p=a.map(S=>`\`${S}\``).join(", "),v=[[!0,"enforce",{mode:"report",until:t},`Rep\
orts only until ${t}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a\
 required check.`],[c,"approvals.gate",0,m],[r.length>0,"stores",r,"Where commands of stores run now."],[s.length>0,"pro\
grams",s,"Commands of stored genes start these."],[a.length>0,"assets.include",[...u().DEFAULT_POLICY.assets.include,...a],
`With the files that have genes now: ${p}.`]];return new Map(v.flatMap(([S,W,k,L])=>S?[[W,{value:k,why:L}]]:[]))}function y(t,r,a){
const{changes:s=0,levels:c=[]}=r??{},p=a?.exceedsCap?a.until:void 0;return c.length===0&&p===void 0?t:[...t.slice(0,-1),
"#",...c.length>0?e(`The last ${(0,w().count)(s,"change")} were judged when this file was created. Some fail without the\
se levels.`,""):[],"rules:",...c.flatMap(({group:v,changes:S,rules:W})=>[...e(`${(0,w().count)(S,"change")}: ${W}.`,"  "),
`  ${v}: warning`]),...p===void 0?[]:[...e("The stores alone exceed the hard cap.","  "),"  blast-radius-hard-cap:","   \
 level: warning",`    until: '${p}'`]]}function g(t,r,a){const{name:s,path:c,description:p,expected:v,example:S,keys:W}=t,
k=v===void 0?p:`${p} (${v})`;if(v===void 0){const I=W.flatMap(b=>g(b,`${r}  `,a)),R=W.some(b=>a.has(b.path))?"":"#";return[
...e(k,r),`${r}${R}${s}:`,...I]}const L=a.get(c);if(L!==void 0){const I=F({[s]:L.value}).map(R=>`${r}${R}`);return[...e(
k,r),`${r}#`,...e(L.why,r),...I]}return[...e(k,r),...S===void 0?[]:M({[s]:S},r),...F({[s]:t.default}).map(I=>`${r}#${I}`)]}
function M(t,r){return["For example:",...F(t).map(a=>`  ${a}`)].map(a=>`${r}# ${a}`)}function F(t){return(0,h().stringify)(
t,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const C=100;function e(t,r){const a=`${r}# `;return(0,$().wrap)(t,C-a.length).map(s=>a+s)}},3685:function(x,d,o){Object.
defineProperty(d,"__esModule",{value:!0}),d.WORKFLOW_PATH=void 0,d.isTaken=F,d.missing=C,d.placeIn=g,d.startingFiles=m,d.
writeStartingFile=T,d.writing=y;function h(){const e=o(51455);return h=function(){return e},e}function u(){const e=o(76760);
return u=function(){return e},e}function E(){const e=o(41895);return E=function(){return e},e}function $(){const e=o(28765);
return $=function(){return e},e}function w(){const e=o(74238);return w=function(){return e},e}function A(){const e=o(94965);
return A=function(){return e},e}function l(){const e=o(73944);return l=function(){return e},e}function i(){const e=o(17493);
return i=function(){return e},e}const f=d.WORKFLOW_PATH=".github/workflows/gene-gate.yml";function m(e,t,r){const a=(r?.
agentFiles.length??0)>0,s=t?.levels.length??0,c=s>0?`${(0,A().count)(s,"level")}, and every other`:"every";return[{path:w().
POLICY_PATH,purpose:a?"the policy for what agents and editors run by themselves":`the policy, with ${c} default as a com\
ment`,text:r&&a?(0,l().agentPolicy)(r):(0,l().policyTemplate)(t,r)},{path:f,purpose:`the workflow that runs the gate on \
every pull request${e.pushed===void 0?"":" and push"}`,text:(0,i().workflowFor)({...e,...r&&{prepare:r.prepare}})}]}async function T(e,{
path:t,text:r},a){const s=(0,u().join)(e,t);return y(t,"Check the existing file or directory and its permissions.",async()=>{
if(!a&&await F(s))return!1;await M(e,(0,u().dirname)(t)),a&&await(0,h().rm)(s,{force:!0});const c=await g(e,t);return await(0,$().
makeFolder)((0,u().dirname)(c)),await(0,h().writeFile)(c,r,{flag:"wx"}),!0})}async function y(e,t,r){return r().catch(a=>{
const s=`Cannot write ${e}: ${a instanceof Error?a.message:a}`;throw new(E()).GateError("file_unreadable",s,t,{cause:a})})}
async function g(e,t){const r=await M(e,t),a=await(0,h().lstat)(r).catch(C);if(a!==void 0&&!a.isFile())throw new Error("\
it is not a regular file");return r}async function M(e,t){const r=await(0,h().realpath)(e),a=(0,u().join)(r,t);let s=a;for(;await(0,h().
lstat)(s).catch(C)===void 0;)s=(0,u().dirname)(s);const c=await(0,h().realpath)(s).catch(v=>{throw v.code!=="ENOENT"?v:new Error(
`${(0,u().relative)(r,s)} is a symlink to nothing`)}),p=(0,u().relative)(r,c);if(p.split(u().sep)[0]===".."||(0,u().isAbsolute)(
p))throw new Error(`${(0,u().relative)(r,s)} is a symlink that leaves the repository`);if(p.split(u().sep).some(v=>v.toLowerCase()===
".git"))throw new Error("it would be in .git");return(0,u().join)(c,(0,u().relative)(s,a))}async function F(e){return await(0,h().
lstat)(e).catch(C)!==void 0}function C(e){if(e.code!=="ENOENT")throw e}}};
