"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:((D,h,e)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.initVerb=
void 0;function p(){const t=e(76760);return p=function(){return t},t}function s(){const t=e(63314);return s=function(){return t},
t}function E(){const t=e(38863);return E=function(){return t},t}function C(){const t=e(74238);return C=function(){return t},
t}function O(){const t=e(47520);return O=function(){return t},t}function T(){const t=e(67397);return T=function(){return t},
t}function i(){const t=e(31626);return i=function(){return t},t}function a(){const t=e(94965);return a=function(){return t},
t}function r(){const t=e(39231);return r=function(){return t},t}function f(){const t=e(29150);return f=function(){return t},
t}function m(){const t=e(63512);return m=function(){return t},t}function w(){const t=e(62450);return w=function(){return t},
t}function g(){const t=e(42255);return g=function(){return t},t}function I(){const t=e(50380);return I=function(){return t},
t}function o(){const t=e(12319);return o=function(){return t},t}function $(){const t=e(3685);return $=function(){return t},
t}function d(){const t=e(15840);return d=function(){return t},t}function P(){const t=e(49232);return P=function(){return t},
t}function u(){const t=e(82256);return u=function(){return t},t}const n=(t,y)=>new(s()).Command("init").option(...u().REPO_OPTION).
addOption(new(s()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).option("--no-hi\
story","do not judge past changes").option("--verbose","show every past change that would fail").option("--agents","writ\
e only the block of instructions for agents, into AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("\
--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(async v=>{v.agents||v.claude||v.cursor?await R(v,t):await j(
v,t),y(0)});h.initVerb=n;function c(t){return[`
Next steps:`,...[`Edit the policy if needed, and validate it:
     ${E().COMMAND} policy test`,`Commit these files alone and open a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...t>0?[`Repair the assets in a pull request of their own, with ${(0,a().count)(t,"edit")}. Their
     commands run then, and have to pass:
     ${E().COMMAND} fix --write`]:[],'Require the status check "gene-gate" in the ruleset of the branch.',`Later, see wh\
at the policy can make stricter:
     ${E().COMMAND} doctor`].map((v,S)=>`  ${S+1}. ${v}`),""].join(`
`)}function l({until:t}){return`
The gate reports only until ${t}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const F=`
Nothing was written. What the policy can make stricter, and what the workflow lacks:
  ${E().COMMAND} doctor
`;async function j(t,y){const{force:v}=t;await(0,u().inRepository)(t,y,async S=>{const N=!v&&await L(S)?void 0:await M(S,
t,y);let k=!1;for(const x of(0,$().startingFiles)({pushed:N?.pushed},N?.history,N?.first)){const W=await(0,$().writeStartingFile)(
S.directory,x,v===!0);k||=W,y.print(W?`wrote  ${x.path}
       ${x.purpose}
`:`kept   ${x.path}
       already exists; use --force to overwrite
`)}if(N?.history){const x=(0,i().layoutOf)({...y,verbose:t.verbose??!1});y.print(`
${(0,i().page)((0,g().historyRows)(N.history,x))}`)}N&&k&&N.first.agentFiles.length===0&&y.print(l(N.first)),N?.first.isSole&&
k&&y.print(A),y.print(k?c(N?.edits??0):F)})}const A=`
The policy has approvals.gate: 0, because one person has written the history.
`;function L({directory:t}){return(0,$().isTaken)((0,p().join)(t,C().POLICY_PATH)).catch(()=>!1)}async function M(t,{history:y},v){
const[S]=await(0,T().lookUpCommits)(t,["HEAD"]);if(S===void 0)return;const b=new Date,N=await(0,P().builtInPolicy)(),k=y?
await(0,d().historyOf)(t,N,v,{now:b}):void 0,{platform:x,signal:W}=v,U={repository:t,policy:N,platform:x,signal:W},G=await(0,I().
auditPresent)(U,S),H=!((await t.shallowCommits()).size>0)&&await(0,O().hasSoleAuthor)(t,S);return{history:k&&(0,w().summariseHistory)(
k),edits:await(0,I().countRepairs)(U,G,S,b),first:{...await(0,m().firstPolicy)(G,N.policy,b),isSole:H},pushed:k&&await(0,o().
pushedBranch)(t,k)}}async function R(t,y){const v={"AGENTS.md":!0,"CLAUDE.md":t.claude===!0,".cursor/rules/gene-gate.mdc":t.
cursor===!0};await(0,u().inRepository)(t,y,async({directory:S})=>{for(const b of r().INSTRUCTION_FILES.filter(N=>v[N])){
const N=await(0,f().writeInstructions)(S,b);y.print(`${N.padEnd(7)}  ${b}
`)}})}}),28765:((D,h,e)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.makeFolder=O,h.replaceFile=C;function p(){const i=e(
77598);return p=function(){return i},i}function s(){const i=e(51455);return s=function(){return i},i}function E(){const i=e(
76760);return E=function(){return i},i}async function C(i,a,r){const f=`${i}.${(0,p().randomUUID)()}.tmp`;try{await(0,s().
writeFile)(f,a,{flag:"wx",mode:r}),await(0,s().rename)(f,i)}finally{await(0,s().rm)(f,{force:!0})}}async function O(i){try{
await(0,s().mkdir)(i)}catch(a){const{code:r}=a;if(r==="ENOENT"&&(0,E().dirname)(i)!==i){await O((0,E().dirname)(i)),await(0,s().
mkdir)(i).catch(f=>T(i,f));return}await T(i,a)}}async function T(i,a){if(!await(0,s().stat)(i).then(f=>f.isDirectory(),()=>!1))
throw a}}),82783:((D,h,e)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.documentedKeys=E;function p(){const a=e(7723);
return p=function(){return a},a}function s(){const a=e(11160);return s=function(){return a},a}function E(){return C(p().
toJSONSchema(s().policySchema,{io:"input"}),"")}function C({properties:a={},required:r=[]},f){return Object.entries(a).filter(
([,{description:w}])=>w).map(([w,g])=>{const I=`${f}${w}`,o=g.properties!==void 0&&g.default!==void 0,$=g.items?.properties?
g.items:g,d=`${O(g)}${r.includes(w)?", required":""}`;return{name:w,path:I,description:g.description??"",...!o&&{expected:d},
...!o&&g.default!==void 0&&{default:g.default},...g.examples&&{example:g.examples[0]},keys:C($,$===g?`${I}.`:`${I}[].`)}})}
function O(a){const{type:r,format:f,items:m,anyOf:w}=a;return w?w.map(O).join(" or "):a.const!==void 0?String(a.const):a.
enum?a.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):r==="array"?`list of ${m?T(O(m)):"values"}`:r==="integ\
er"||r==="number"?`${r}${i(a)}`:r==="boolean"?"true or false":f==="date"?"date":r==="null"?"null":r==="object"?"mapping":
"string"}function T(a){return{string:"strings",mapping:"mappings"}[a]??a}function i({minimum:a,maximum:r,exclusiveMinimum:f}){
const m=r===void 0||r===Number.MAX_SAFE_INTEGER?"":`, at most ${r}`;return f!==void 0?`, more than ${f}${m}`:`${a===void 0?
"":`, at least ${a}`}${m}`}}),29150:((D,h,e)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.writeInstructions=a;function p(){
const r=e(51455);return p=function(){return r},r}function s(){const r=e(76760);return s=function(){return r},r}function E(){
const r=e(41895);return E=function(){return r},r}function C(){const r=e(28765);return C=function(){return r},r}function O(){
const r=e(39231);return O=function(){return r},r}function T(){const r=e(3685);return T=function(){return r},r}const i=`-\
--
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function a(r,f){try{const m=await(0,T().placeIn)(r,f),w=await(0,p().readFile)(m,"utf8").catch(T().missing),g=(0,O().
withBlock)(w??(f.endsWith(".mdc")?i:""));if(g===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return g===w?"kept":(await(0,C().makeFolder)((0,s().dirname)(m)),await(0,p().writeFile)(m,g,{flag:w===void 0?
"wx":"w"}),w===void 0?"created":"updated")}catch(m){throw new(E()).GateError("file_unreadable",`Cannot write ${f}: ${m instanceof
Error?m.message:m}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:m})}}}),73944:((D,h,e)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.agentPolicy=m,h.policyTemplate=
f;function p(){const n=e(69873);return p=function(){return n},n}function s(){const n=e(94853);return s=function(){return n},
n}function E(){const n=e(82783);return E=function(){return n},n}function C(){const n=e(50427);return C=function(){return n},
n}function O(){const n=e(94965);return O=function(){return n},n}function T(){const n=e(62450);return T=function(){return n},
n}function i(){const n=e(42255);return i=function(){return n},n}const a="# yaml-language-server: $schema=https://raw.git\
hubusercontent.com/gene-gate/gene-gate/5896bbffd45ba194c15df6d0ce08de2179db0716/schema/policy.schema.json",r=`${a}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function f(n,c){const l=c?g(c):new Map,F=(0,E().documentedKeys)().map(j=>{const A=o(j,"",l);return j.name==="rules"?I(
A,n,c):A});return[r,...F.map(j=>`${j.join(`
`)}
`)].join(`
`)}function m({agentFiles:n,isSole:c}){const[l="",...F]=n,A=`Pull requests show what they make agents and editors run by\
 themselves, as ${`\`${l}\`${F.length>0?` and ${(0,O().count)(F.length,"other file")}`:""}`} ${F.length>0?"do":"does"} n\
ow. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/p\
olicy.md of gene-gate.`;return[a,...u(A,""),"agent_files:",...u("warn shows it and fails nothing; approve waits for a pe\
rson; error fails for what is dangerous or cannot be read.","  "),"  level: warn",...c?["approvals:",...u(w,"  "),"  gat\
e: 0"]:[],""].join(`
`)}const w="One person has written the history, and nobody can approve an own pull request: what weakens the gate is a w\
arning. When somebody else joins, remove this line.";function g({until:n,stores:c,include:l,programs:F,isSole:j=!1}){const A=l.
map(M=>`\`${M}\``).join(", "),L=[[!0,"enforce",{mode:"report",until:n},`Reports only until ${n}; from then on a failing \
verdict fails the check. Until then the check is neutral, which satisfies a required check.`],[j,"approvals.gate",0,w],[
c.length>0,"stores",c,"Where commands of stores run now."],[F.length>0,"programs",F,"Commands of stored genes start thes\
e."],[l.length>0,"assets.include",[...s().DEFAULT_POLICY.assets.include,...l],`With the files that have genes now: ${A}.`]];
return new Map(L.flatMap(([M,R,t,y])=>M?[[R,{value:t,why:y}]]:[]))}function I(n,c,l){const{changes:F=0,levels:j=[]}=c??{},
A=l?.exceedsCap?l.until:void 0;return j.length===0&&A===void 0?n:[...n.slice(0,-1),"#",...c&&j.length>0?u(`Judged when t\
his file was created: the last ${(0,O().count)(F,"change")}. Without these levels: ${(0,i().countWords)(c.strict)}. With\
 them: ${(0,i().countWords)(c.policy)}. \`gene-gate doctor\` says which levels can be removed.`,""):[],"rules:",...j.flatMap(
({group:L,...M})=>[...u(`${(0,O().count)(M.changes,"change")}: ${(0,T().ruleCounts)(M.rules)}.`,"  "),`  ${L}: warning`]),
...A===void 0?[]:[...u("The stores alone exceed the hard cap.","  "),"  blast-radius-hard-cap:","    level: warning",`  \
  until: '${A}'`]]}function o(n,c,l){const{name:F,path:j,description:A,expected:L,example:M,keys:R}=n,t=L===void 0?A:`${A}\
 (${L})`;if(L===void 0){const v=R.flatMap(b=>o(b,`${c}  `,l)),S=R.some(b=>l.has(b.path))?"":"#";return[...u(t,c),`${c}${S}${F}\
:`,...v]}const y=l.get(j);if(y!==void 0){const v=d({[F]:y.value}).map(S=>`${c}${S}`);return[...u(t,c),`${c}#`,...u(y.why,
c),...v]}return[...u(t,c),...M===void 0?[]:$({[F]:M},c),...d({[F]:n.default}).map(v=>`${c}#${v}`)]}function $(n,c){return[
"For example:",...d(n).map(l=>`  ${l}`)].map(l=>`${c}# ${l}`)}function d(n){return(0,p().stringify)(n,{lineWidth:0,singleQuote:!0,
indentSeq:!1}).trimEnd().split(`
`)}const P=100;function u(n,c){const l=`${c}# `;return(0,C().wrap)(n,P-l.length).map(F=>l+F)}}),3685:((D,h,e)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.isTaken=g,h.missing=I,h.placeIn=m,h.startingFiles=r,h.writeStartingFile=f;function p(){const o=e(
51455);return p=function(){return o},o}function s(){const o=e(76760);return s=function(){return o},o}function E(){const o=e(
41895);return E=function(){return o},o}function C(){const o=e(28765);return C=function(){return o},o}function O(){const o=e(
74238);return O=function(){return o},o}function T(){const o=e(94965);return T=function(){return o},o}function i(){const o=e(
73944);return i=function(){return o},o}function a(){const o=e(17493);return a=function(){return o},o}function r(o,$,d){const P=(d?.
agentFiles.length??0)>0,u=$?.levels.length??0,n=u>0?`${(0,T().count)(u,"level")}, and every other`:"every";return[{path:O().
POLICY_PATH,purpose:P?"the policy for what agents and editors run by themselves":`the policy, with ${n} default as a com\
ment`,text:d&&P?(0,i().agentPolicy)(d):(0,i().policyTemplate)($,d)},{path:".github/workflows/gene-gate.yml",purpose:`the\
 workflow that runs the gate on every pull request${o.pushed===void 0?"":" and push"}`,text:(0,a().workflowFor)({...o,...d&&
{prepare:d.prepare}})}]}async function f(o,{path:$,text:d},P){const u=(0,s().join)(o,$);try{if(!P&&await g(u))return!1;await w(
o,(0,s().dirname)($)),P&&await(0,p().rm)(u,{force:!0});const n=await m(o,$);return await(0,C().makeFolder)((0,s().dirname)(
n)),await(0,p().writeFile)(n,d,{flag:"wx"}),!0}catch(n){throw new(E()).GateError("file_unreadable",`Cannot write ${$}: ${n instanceof
Error?n.message:n}`,"Check the existing file or directory and its permissions.",{cause:n})}}async function m(o,$){const d=await w(
o,$),P=await(0,p().lstat)(d).catch(I);if(P!==void 0&&!P.isFile())throw new Error("it is not a regular file");return d}async function w(o,$){
const d=await(0,p().realpath)(o),P=(0,s().join)(d,$);let u=P;for(;await(0,p().lstat)(u).catch(I)===void 0;)u=(0,s().dirname)(
u);const n=await(0,p().realpath)(u).catch(l=>{throw l.code!=="ENOENT"?l:new Error(`${(0,s().relative)(d,u)} is a symlink\
 to nothing`)}),c=(0,s().relative)(d,n);if(c.split(s().sep)[0]===".."||(0,s().isAbsolute)(c))throw new Error(`${(0,s().relative)(
d,u)} is a symlink that leaves the repository`);if(c.split(s().sep).some(l=>l.toLowerCase()===".git"))throw new Error("i\
t would be in .git");return(0,s().join)(n,(0,s().relative)(u,P))}async function g(o){return await(0,p().lstat)(o).catch(
I)!==void 0}function I(o){if(o.code!=="ENOENT")throw o}})};
