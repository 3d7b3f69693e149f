"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.initVerb=
void 0;function d(){const e=s(76760);return d=function(){return e},e}function c(){const e=s(63314);return c=function(){return e},
e}function E(){const e=s(67617);return E=function(){return e},e}function T(){const e=s(74238);return T=function(){return e},
e}function v(){const e=s(48741);return v=function(){return e},e}function S(){const e=s(47520);return S=function(){return e},
e}function h(){const e=s(31626);return h=function(){return e},e}function m(){const e=s(94965);return m=function(){return e},
e}function u(){const e=s(39231);return u=function(){return e},e}function $(){const e=s(29150);return $=function(){return e},
e}function O(){const e=s(63512);return O=function(){return e},e}function l(){const e=s(62450);return l=function(){return e},
e}function p(){const e=s(42255);return p=function(){return e},e}function a(){const e=s(50380);return a=function(){return e},
e}function t(){const e=s(12319);return t=function(){return e},e}function i(){const e=s(3685);return i=function(){return e},
e}function r(){const e=s(15840);return r=function(){return e},e}function n(){const e=s(49232);return n=function(){return e},
e}function o(){const e=s(82256);return o=function(){return e},e}const f=(e,j)=>new(c()).Command("init").option(...o().REPO_OPTION).
addOption(new(c()).Option("--force","overwrite existing files").conflicts(["agents","claude","cursor"])).option("--no-hi\
story","write the default policy, without judging past changes").option("--verbose","show every past change that would f\
ail").option("--agents","write only the block of instructions for agents, into AGENTS.md").option("--claude","write it i\
nto CLAUDE.md, too").option("--cursor","write it into .cursor/rules/gene-gate.mdc, too").action(async F=>{F.agents||F.claude||
F.cursor?await k(F,e):await N(F,e),j(0)});g.initVerb=f;function y(e){return[`
Next steps:`,...["Edit the policy if needed, and validate it: gene-gate policy test",`Commit these files alone and open \
a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...e>0?[`Repair the assets in a pull request of their own: gene-gate fix --write
     makes ${(0,m().count)(e,"edit")}. Their commands run then, and have to pass.`]:[],'Require the status check "gene-g\
ate" in the ruleset of the branch.',"Later, see which levels of the policy can be removed: gene-gate doctor"].map((F,I)=>`\
  ${I+1}. ${F}`),""].join(`
`)}function w({until:e}){return`
The gate reports only until ${e}; it does not block. Its check is neutral,
which satisfies a required check. From then on a failing check blocks.
`}const M=`
Nothing was written. What the policy can make stricter, and what the workflow
lacks: gene-gate doctor
`;async function N(e,j){const{force:F}=e;await(0,o().inRepository)(e,j,async I=>{const C=F?void 0:await b(I,j),P=e.history&&
!C?await W(I,j):void 0,G=C?(0,E().asksForApprovals)(C.policy):(P?.history.policy.waits??0)>0;let U=!1;for(const A of(0,i().
startingFiles)({reviews:G,pushed:P?.pushed},P?.history,P?.first)){const B=await(0,i().writeStartingFile)(I.directory,A,F===
!0);U||=B,j.print(B?`wrote  ${A.path}
       ${A.purpose}
`:`kept   ${A.path}
       already exists; use --force to overwrite
`)}if(P){const A=(0,h().layoutOf)({...j,verbose:e.verbose??!1});j.print(`
${(0,h().page)((0,p().historyRows)(P.history,A))}`)}P&&U&&j.print(w(P.first)),P?.first.isSole&&U&&j.print(R),j.print(U?y(
P?.edits??0):M)})}const R=`
The policy has approvals.gate: 0, because one person has written the history.
`;async function b({directory:e},j){return await(0,i().isTaken)((0,d().join)(e,T().POLICY_PATH)).catch(()=>!1)?(0,n().policyFor)(
{},j,(0,v().folderTree)(e)):void 0}async function W(e,j){const F=new Date,I=await(0,n().builtInPolicy)(),C=await(0,r().historyOf)(
e,I,j,{now:F});if(C===void 0)return;const{platform:P,signal:G}=j,U={repository:e,policy:I,platform:P,signal:G},A=await(0,a().
auditPresent)(U,C.tip),B=!C.shallow&&await(0,S().hasSoleAuthor)(e,C.tip);return{history:(0,l().summariseHistory)(C),edits:await(0,a().
countRepairs)(U,A,C.tip,F),first:{...await(0,O().firstPolicy)(A,I.policy,F),isSole:B},pushed:await(0,t().pushedBranch)(e,
C)}}async function k(e,j){const F={"AGENTS.md":!0,"CLAUDE.md":e.claude===!0,".cursor/rules/gene-gate.mdc":e.cursor===!0};
await(0,o().inRepository)(e,j,async({directory:I})=>{for(const C of u().INSTRUCTION_FILES.filter(P=>F[P])){const P=await(0,$().
writeInstructions)(I,C);j.print(`${P.padEnd(7)}  ${C}
`)}})}}),28765:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.makeFolder=v,g.replaceFile=T;function d(){const h=s(
77598);return d=function(){return h},h}function c(){const h=s(51455);return c=function(){return h},h}function E(){const h=s(
76760);return E=function(){return h},h}async function T(h,m,u){const $=`${h}.${(0,d().randomUUID)()}.tmp`;try{await(0,c().
writeFile)($,m,{flag:"wx",mode:u}),await(0,c().rename)($,h)}finally{await(0,c().rm)($,{force:!0})}}async function v(h){try{
await(0,c().mkdir)(h)}catch(m){const{code:u}=m;if(u==="ENOENT"&&(0,E().dirname)(h)!==h){await v((0,E().dirname)(h)),await(0,c().
mkdir)(h).catch($=>S(h,$));return}await S(h,m)}}async function S(h,m){if(!await(0,c().stat)(h).then($=>$.isDirectory(),()=>!1))
throw m}}),82783:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.documentedKeys=E;function d(){const m=s(7723);
return d=function(){return m},m}function c(){const m=s(11160);return c=function(){return m},m}function E(){return T(d().
toJSONSchema(c().policySchema,{io:"input"}),"")}function T({properties:m={},required:u=[]},$){return Object.entries(m).filter(
([,{description:l}])=>l).map(([l,p])=>{const a=`${$}${l}`,t=p.properties!==void 0&&p.default!==void 0,i=p.items?.properties?
p.items:p,r=`${v(p)}${u.includes(l)?", required":""}`;return{name:l,path:a,description:p.description??"",...!t&&{expected:r},
...!t&&p.default!==void 0&&{default:p.default},...p.examples&&{example:p.examples[0]},keys:T(i,i===p?`${a}.`:`${a}[].`)}})}
function v(m){const{type:u,format:$,items:O,anyOf:l}=m;return l?l.map(v).join(" or "):m.const!==void 0?String(m.const):m.
enum?m.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):u==="array"?`list of ${O?S(v(O)):"values"}`:u==="integ\
er"||u==="number"?`${u}${h(m)}`:u==="boolean"?"true or false":$==="date"?"date":u==="null"?"null":u==="object"?"mapping":
"string"}function S(m){return{string:"strings",mapping:"mappings"}[m]??m}function h({minimum:m,maximum:u,exclusiveMinimum:$}){
const O=u===void 0||u===Number.MAX_SAFE_INTEGER?"":`, at most ${u}`;return $!==void 0?`, more than ${$}${O}`:`${m===void 0?
"":`, at least ${m}`}${O}`}}),17577:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.groupsOf=p,g.isMissingTarget=
h,g.isRepositoryPath=m,g.otherFiles=l,g.othersWords=$,g.ownRemedy=S,g.pathAndLine=E,g.reasonsOf=v,g.sizeOf=u;function d(){
const a=s(59490);return d=function(){return a},a}function c(){const a=s(94965);return c=function(){return a},a}function E({
location:a}){return a&&`${a.path}:${a.line}`}const T=3;function v(a){const t=a.find(({span:n})=>n!==void 0)??a[0],r=[...new Map(
a.map(n=>[n.rule,n])).values()].filter(({rule:n})=>n!==t?.rule);return{main:t,further:r.slice(0,T)}}function S(a,t){const i=v(
a).main?.remedy;return i===v(t).main?.remedy?void 0:i}function h({rule:a}){return a==="target-missing"}function m(a){return a.
split("/").every(t=>!["",".",".."].includes(t))}function u({others:a}){return 1+a.length}function $({lead:a,others:t}){if(t.
length===0)return"";const i=new Set(t.flatMap(({subject:n})=>n?.id??[])).size,r=new Set(t.map(({rule:n})=>n).filter(n=>n!==
a.rule));return[i===t.length?(0,c().count)(i,"other asset"):(0,c().count)(t.length,"other place")+(i>1?` in ${i} assets`:
""),...r.size>0?[`also ${[...r].join(", ")}`]:[]].join(", ")}const O=3;function l({lead:a,others:t}){const i=t.map(({subject:o,
location:f})=>o?void 0:f?.path),r=new Set(i);return t.length<=O&&r.size===t.length&&!r.has(void 0)&&!r.has(a.location?.path)&&
t.every(({rule:o})=>o===a.rule)?i.flatMap(o=>o??[]):[]}function p(a,t){return[...(0,d().groupBy)(a,t).values()].flatMap(
([i,...r])=>i===void 0?[]:[{lead:i,others:r}])}}),29150:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.writeInstructions=
m;function d(){const u=s(51455);return d=function(){return u},u}function c(){const u=s(76760);return c=function(){return u},
u}function E(){const u=s(41895);return E=function(){return u},u}function T(){const u=s(28765);return T=function(){return u},
u}function v(){const u=s(39231);return v=function(){return u},u}function S(){const u=s(3685);return S=function(){return u},
u}const h=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function m(u,$){try{const O=await(0,S().placeIn)(u,$),l=await(0,d().readFile)(O,"utf8").catch(S().missing),p=(0,v().
withBlock)(l??($.endsWith(".mdc")?h:""));if(p===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return p===l?"kept":(await(0,T().makeFolder)((0,c().dirname)(O)),await(0,d().writeFile)(O,p,{flag:l===void 0?
"wx":"w"}),l===void 0?"created":"updated")}catch(O){throw new(E()).GateError("file_unreadable",`Cannot write ${$}: ${O instanceof
Error?O.message:O}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:O})}}}),62450:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.ruleCounts=O,g.summariseHistory=
m;function d(){const t=s(59490);return d=function(){return t},t}function c(){const t=s(54441);return c=function(){return t},
t}function E(){const t=s(17577);return E=function(){return t},t}function T(){const t=s(13580);return T=function(){return t},
t}function v(){const t=s(95132);return v=function(){return t},t}function S(){const t=s(37075);return S=function(){return t},
t}function h(){const t=s(67653);return h=function(){return t},t}function m({changes:t,left:i,shallow:r}){const n=l(t),o=Object.
fromEntries(n.map(({group:w})=>[w,"warning"])),f=t.map(w=>({change:w,now:w.with({rules:o})})),y=f.filter(({now:w})=>["fa\
ils","needs_fix"].includes((0,h().outcomeOf)(w)));return{changes:t.length,withAssets:t.filter(({hasAssets:w})=>w).length,
left:i,shallow:r,strict:(0,h().countOutcomes)(t),policy:(0,h().countOutcomes)(f.map(({now:w})=>w)),levels:n,programs:a(t),
failing:y.map(({change:{commit:w,subject:M},now:N})=>({commit:w,subject:M,outcome:(0,h().outcomeOf)(N),reasons:u(N.unfixed)})),
undecided:$(t)}}function u(t){return(0,E().groupsOf)(t,S().causeOf).map(i=>({rule:i.lead.rule,findings:(0,E().sizeOf)(i),
message:(0,v().describe)(i.lead).message}))}function $(t){const i=t.flatMap(({error:r})=>r??[]);return(0,E().groupsOf)(i,
({message:r})=>r).map(r=>({message:r.lead.message,hint:r.lead.hint,changes:(0,E().sizeOf)(r)}))}function O(t){return t.map(
({rule:i,changes:r})=>`${i} (${r})`).join(", ")}function l(t){const i=t.filter(({verdict:r,isHonest:n})=>r==="fail"&&n);
return c().RULE_GROUPS.flatMap(r=>{const n=i.map(y=>p(y,r)).filter(({size:y})=>y>0);if(n.length===0)return[];const f=[...(0,d().
groupBy)(n.flatMap(y=>[...y]),y=>y)].map(([y,w])=>({rule:y,changes:w.length})).sort((y,w)=>w.changes-y.changes);return[{
group:r,changes:n.length,rules:f}]})}function p({findings:t},i){const r=t.filter(({rule:n,severity:o,suppressed:f})=>o===
"error"&&!f&&(0,T().ruleOf)(n).group===i);return new Set(r.map(({rule:n})=>n))}function a(t){const i=t.flatMap(({findings:r})=>r).
flatMap(({args:{offered:r},subject:n})=>typeof r=="string"&&r!==""&&n?.command?[{name:r,command:n.command}]:[]);return[...(0,d().
groupBy)(i,({name:r})=>r)].map(([r,n])=>({name:r,commands:new Set(n.map(({command:o})=>o)).size})).sort((r,n)=>n.commands-
r.commands)}}),42255:((L,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.countWords=u,g.historyRows=m;function d(){
const l=s(31626);return d=function(){return l},l}function c(){const l=s(94965);return c=function(){return l},l}function E(){
const l=s(62450);return E=function(){return l},l}function T(){const l=s(67653);return T=function(){return l},l}const v={
passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be jud\
ged"},S=5,h=300;function m(l,p){const{changes:a,withAssets:t,left:i,shallow:r,strict:n,policy:o,levels:f,programs:y,failing:w}=l,
M=r?" The clone is shallow; git fetch --unshallow gets the others.":"",N=i>0?` ${(0,c().count)(i,"older change")} would \
take too long.`:"";return a===0?[(0,d().prose)(p,"history",`There is no past change.${N}${M}`)]:[[...(0,d().prose)(p,"hi\
story",`Judged the last ${(0,c().count)(a,"change")}, ${t} of them with assets, as if they were pull requests today. Not\
hing was run.${N}${M}`),...(0,d().prose)(p,"defaults",u(n)),...u(o)===u(n)?[]:(0,d().prose)(p,"new policy",u(o)),...f.flatMap(
({group:R,...b})=>(0,d().prose)(p,"level",`${R}: warning, because of ${(0,c().count)(b.changes,"change")}: ${(0,E().ruleCounts)(
b.rules)}`)),...y.flatMap(({name:R,commands:b})=>(0,d().prose)(p,"program",`${R}: ${(0,c().count)(b,"command")} would be\
 allowed with programs: [${R}]`))],...$(w,p),...l.undecided.map(({message:R,hint:b,changes:W})=>[...(0,d().prose)(p,"und\
ecided",`${(0,c().count)(W,"change")}: ${(0,c().clip)(R,h)}`,{label:"bad"}),...(0,d().prose)(p,"fix",b)])]}function u(l){
return T().OUTCOMES.filter(a=>l[a]>0).map(a=>`${l[a]} ${v[a]}`).join(", ")}function $(l,p){const[a,t]=[l.filter(({outcome:o})=>o===
"fails"),l.filter(({outcome:o})=>o!=="fails")],{shown:i,rest:r}=(0,d().limited)(a,S,"change",p),n=[...i,...p.verbose?t:[]].
map(o=>O(o,p));return r.length>0?[...n,r]:n}function O({commit:l,subject:p,outcome:a,reasons:t},i){const[r,n]=a==="fails"?
["fails","bad"]:["fix","caution"],o=`${(0,c().shortCommit)(l)} ${p}`;return[...(0,d().labelled)(i,r,[i.paint("strong",(0,d().
shortName)(o,(0,d().roomOf)(i)))],n),...t.length===0?(0,d().prose)(i,"","gene-gate fix rewrites what fails."):[],...t.flatMap(
({rule:f,findings:y,message:w})=>(0,d().prose)(i,"",`${(0,c().clip)(w,h)} (${f}${y>1?`, ${y} times`:""})`))]}}),73944:((L,g,s)=>{
Object.defineProperty(g,"__esModule",{value:!0}),g.policyTemplate=u;function d(){const n=s(69873);return d=function(){return n},
n}function c(){const n=s(94853);return c=function(){return n},n}function E(){const n=s(82783);return E=function(){return n},
n}function T(){const n=s(50427);return T=function(){return n},n}function v(){const n=s(94965);return v=function(){return n},
n}function S(){const n=s(62450);return S=function(){return n},n}function h(){const n=s(42255);return h=function(){return n},
n}const m=`# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/v1/schema/policy.schema\
.json
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function u(n,o){const f=o?$(o):new Map,y=(0,E().documentedKeys)().map(w=>{const M=p(w,"",f);return w.name==="rules"?O(
M,n,o):n&&w.name==="programs"&&!f.has("programs")?[...l(n),...M]:M});return[m,...y.map(w=>`${w.join(`
`)}
`)].join(`
`)}function $({until:n,stores:o,include:f,programs:y,isSole:w}){const M=f.map(N=>`\`${N}\``).join(", ");return new Map([
["enforce",{value:{mode:"report",until:n},why:`Reports only until ${n}; from then on a failing verdict fails the check. \
Until then the check is neutral, which satisfies a required check.`}],...w?[["approvals.gate",{value:0,why:"One person h\
as written the history, and nobody can approve an own pull request: what weakens the gate is a warning. When somebody el\
se joins, remove this line."}]]:[],...o.length>0?[["stores",{value:o,why:"Where commands of stores run now."}]]:[],...y.
length>0?[["programs",{value:y,why:"Commands of stored genes start these."}]]:[],...f.length>0?[["assets.include",{value:[
...c().DEFAULT_POLICY.assets.include,...f],why:`With the files that have genes now: ${M}.`}]]:[]])}function O(n,o,f){const{
changes:y=0,levels:w=[]}=o??{},M=f?.exceedsCap?f.until:void 0;return w.length===0&&M===void 0?n:[...n.slice(0,-1),"#",...o&&
w.length>0?r(`Judged when this file was created: the last ${(0,v().count)(y,"change")}. Without these levels: ${(0,h().countWords)(
o.strict)}. With them: ${(0,h().countWords)(o.policy)}. \`gene-gate doctor\` says which levels can be removed.`,""):[],"\
rules:",...w.flatMap(({group:N,...R})=>[...r(`${(0,v().count)(R.changes,"change")}: ${(0,S().ruleCounts)(R.rules)}.`,"  "),
`  ${N}: warning`]),...M===void 0?[]:[...r("The stores alone exceed the hard cap.","  "),"  blast-radius-hard-cap:","   \
 level: warning",`    until: '${M}'`]]}function l({programs:n}){if(n.length===0)return[];const o=n.map(({name:f,commands:y})=>`${f}\
 (${(0,v().count)(y,"command")})`);return r(`Commands of the last changes are refused because of their program: ${o.join(
", ")}.`,"").concat("#")}function p(n,o,f){const{name:y,path:w,description:M,expected:N,example:R,keys:b}=n,W=N===void 0?
M:`${M} (${N})`;if(N===void 0){const e=b.flatMap(F=>p(F,`${o}  `,f)),j=b.some(F=>f.has(F.path))?"":"#";return[...r(W,o),
`${o}${j}${y}:`,...e]}const k=f.get(w);if(k!==void 0){const e=t({[y]:k.value}).map(j=>`${o}${j}`);return[...r(W,o),`${o}\
#`,...r(k.why,o),...e]}return[...r(W,o),...R===void 0?[]:a({[y]:R},o),...t({[y]:n.default}).map(e=>`${o}#${e}`)]}function a(n,o){
return["For example:",...t(n).map(f=>`  ${f}`)].map(f=>`${o}# ${f}`)}function t(n){return(0,d().stringify)(n,{lineWidth:0,
singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const i=100;function r(n,o){const f=`${o}# `;return(0,T().wrap)(n,i-f.length).map(y=>f+y)}}),3685:((L,g,s)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.isTaken=p,g.missing=a,g.placeIn=O,g.startingFiles=u,g.writeStartingFile=$;function d(){const t=s(
51455);return d=function(){return t},t}function c(){const t=s(76760);return c=function(){return t},t}function E(){const t=s(
41895);return E=function(){return t},t}function T(){const t=s(28765);return T=function(){return t},t}function v(){const t=s(
74238);return v=function(){return t},t}function S(){const t=s(94965);return S=function(){return t},t}function h(){const t=s(
73944);return h=function(){return t},t}function m(){const t=s(17493);return m=function(){return t},t}function u(t,i,r){const n=i?.
levels.length??0,o=n>0?`${(0,S().count)(n,"level")}, and every other`:"every";return[{path:v().POLICY_PATH,purpose:`the \
policy, with ${o} default as a comment`,text:(0,h().policyTemplate)(i,r)},{path:".github/workflows/gene-gate.yml",purpose:`\
the workflow that runs the gate on every pull request${t.pushed===void 0?"":" and push"}`,text:(0,m().workflowFor)({...t,
...r&&{prepare:r.prepare}})}]}async function $(t,{path:i,text:r},n){const o=(0,c().join)(t,i);try{if(!n&&await p(o))return!1;
await l(t,(0,c().dirname)(i)),n&&await(0,d().rm)(o,{force:!0});const f=await O(t,i);return await(0,T().makeFolder)((0,c().
dirname)(f)),await(0,d().writeFile)(f,r,{flag:"wx"}),!0}catch(f){throw new(E()).GateError("file_unreadable",`Cannot writ\
e ${i}: ${f instanceof Error?f.message:f}`,"Check the existing file or directory and its permissions.",{cause:f})}}async function O(t,i){
const r=await l(t,i),n=await(0,d().lstat)(r).catch(a);if(n!==void 0&&!n.isFile())throw new Error("it is no regular file");
return r}async function l(t,i){const r=await(0,d().realpath)(t),n=(0,c().join)(r,i);let o=n;for(;await(0,d().lstat)(o).catch(
a)===void 0;)o=(0,c().dirname)(o);const f=await(0,d().realpath)(o).catch(w=>{throw w.code!=="ENOENT"?w:new Error(`${(0,c().
relative)(r,o)} is a symlink to nothing`)}),y=(0,c().relative)(r,f);if(y.split(c().sep)[0]===".."||(0,c().isAbsolute)(y))
throw new Error(`${(0,c().relative)(r,o)} is a symlink that leaves the repository`);if(y.split(c().sep).some(w=>w.toLowerCase()===
".git"))throw new Error("it would be in .git");return(0,c().join)(f,(0,c().relative)(o,n))}async function p(t){return await(0,d().
lstat)(t).catch(a)!==void 0}function a(t){if(t.code!=="ENOENT")throw t}})};
