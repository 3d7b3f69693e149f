"use strict";exports.id=292,exports.ids=[292],exports.modules={89292:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.initVerb=
void 0;function d(){const r=i(76760);return d=function(){return r},r}function u(){const r=i(63314);return u=function(){return r},
r}function v(){const r=i(67617);return v=function(){return r},r}function S(){const r=i(74238);return S=function(){return r},
r}function E(){const r=i(48741);return E=function(){return r},r}function j(){const r=i(31626);return j=function(){return r},
r}function h(){const r=i(94965);return h=function(){return r},r}function m(){const r=i(39231);return m=function(){return r},
r}function a(){const r=i(29150);return a=function(){return r},r}function y(){const r=i(62450);return y=function(){return r},
r}function $(){const r=i(42255);return $=function(){return r},r}function f(){const r=i(50380);return f=function(){return r},
r}function l(){const r=i(3685);return l=function(){return r},r}function s(){const r=i(15840);return s=function(){return r},
r}function t(){const r=i(49232);return t=function(){return r},r}function n(){const r=i(82256);return n=function(){return r},
r}const e=(r,T)=>new(u()).Command("init").option(...n().REPO_OPTION).addOption(new(u()).Option("--force","overwrite exis\
ting files").conflicts(["agents","claude","cursor"])).option("--no-history","write the default policy, without judging p\
ast changes").option("--verbose","show every past change that would fail").option("--agents","write only the block of in\
structions for agents, into AGENTS.md").option("--claude","write it into CLAUDE.md, too").option("--cursor","write it in\
to .cursor/rules/gene-gate.mdc, too").action(async F=>{F.agents||F.claude||F.cursor?await P(F,r):await p(F,r),T(0)});g.initVerb=
e;function o(r){return[`
Next steps:`,...["Edit the policy if needed, and validate it: gene-gate policy test",`Commit these files alone and open \
a pull request. Its check passes with
     warnings, because it changes a workflow and the policy.`,"Merge the pull request. The policy then applies to all la\
ter pull requests.",...r>0?[`Repair the assets in a pull request of their own: gene-gate fix --write
     makes ${(0,h().count)(r,"edit")}. Their commands run then, and have to pass.`]:[],'Require the status check "gene-g\
ate" in the ruleset of the branch.',"Later, see which levels of the policy can be removed: gene-gate doctor"].map((F,M)=>`\
  ${M+1}. ${F}`),""].join(`
`)}const c=`
Nothing was written. What the policy can make stricter, and what the workflow
lacks: gene-gate doctor
`;async function p(r,T){const{force:F}=r;await(0,n().inRepository)(r,T,async M=>{const R=F?void 0:await O(M,T),N=r.history&&
!R?await w(M,T):void 0,A=R?(0,v().asksForApprovals)(R.policy):(N?.history.policy.waits??0)>0;let I=!1;for(const C of(0,l().
startingFiles)(N?.history,A)){const L=await(0,l().writeStartingFile)(M.directory,C,F===!0);I||=L,T.print(L?`wrote  ${C.path}\

       ${C.purpose}
`:`kept   ${C.path}
       already exists; use --force to overwrite
`)}if(N){const C=(0,j().layoutOf)({...T,verbose:r.verbose??!1});T.print(`
${(0,j().page)((0,$().historyRows)(N.history,C))}`)}T.print(I?o(N?.edits??0):c)})}async function O({directory:r},T){return await(0,l().
isTaken)((0,d().join)(r,S().POLICY_PATH)).catch(()=>!1)?(0,t().policyFor)({},T,(0,E().folderTree)(r)):void 0}async function w(r,T){
const F=new Date,M=await(0,t().builtInPolicy)(),R=await(0,s().historyOf)(r,M,T,{now:F});if(R===void 0)return;const{platform:N,
signal:A}=T,I=await(0,f().countRepairs)({repository:r,policy:M,platform:N,signal:A},R.tip,F);return{history:(0,y().summariseHistory)(
R),edits:I}}async function P(r,T){const F={"AGENTS.md":!0,"CLAUDE.md":r.claude===!0,".cursor/rules/gene-gate.mdc":r.cursor===
!0};await(0,n().inRepository)(r,T,async({directory:M})=>{for(const R of m().INSTRUCTION_FILES.filter(N=>F[N])){const N=await(0,a().
writeInstructions)(M,R);T.print(`${N.padEnd(7)}  ${R}
`)}})}}),28765:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.makeFolder=E,g.replaceFile=S;function d(){const h=i(
77598);return d=function(){return h},h}function u(){const h=i(51455);return u=function(){return h},h}function v(){const h=i(
76760);return v=function(){return h},h}async function S(h,m,a){const y=`${h}.${(0,d().randomUUID)()}.tmp`;try{await(0,u().
writeFile)(y,m,{flag:"wx",mode:a}),await(0,u().rename)(y,h)}finally{await(0,u().rm)(y,{force:!0})}}async function E(h){try{
await(0,u().mkdir)(h)}catch(m){const{code:a}=m;if(a==="ENOENT"&&(0,v().dirname)(h)!==h){await E((0,v().dirname)(h)),await(0,u().
mkdir)(h).catch(y=>j(h,y));return}await j(h,m)}}async function j(h,m){if(!await(0,u().stat)(h).then(y=>y.isDirectory(),()=>!1))
throw m}}),82783:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.documentedKeys=v;function d(){const m=i(7723);
return d=function(){return m},m}function u(){const m=i(11160);return u=function(){return m},m}function v(){return S(d().
toJSONSchema(u().policySchema,{io:"input"}),"")}function S({properties:m={},required:a=[]},y){return Object.entries(m).filter(
([,{description:f}])=>f).map(([f,l])=>{const s=`${y}${f}`,t=l.properties!==void 0&&l.default!==void 0,n=l.items?.properties?
l.items:l,e=`${E(l)}${a.includes(f)?", required":""}`;return{name:f,path:s,description:l.description??"",...!t&&{expected:e},
...!t&&l.default!==void 0&&{default:l.default},...l.examples&&{example:l.examples[0]},keys:S(n,n===l?`${s}.`:`${s}[].`)}})}
function E(m){const{type:a,format:y,items:$,anyOf:f}=m;return f?f.map(E).join(" or "):m.const!==void 0?String(m.const):m.
enum?m.enum.map(String).join(", ").replace(/, ([^,]*)$/," or $1"):a==="array"?`list of ${$?j(E($)):"values"}`:a==="integ\
er"||a==="number"?`${a}${h(m)}`:a==="boolean"?"true or false":y==="date"?"date":a==="null"?"null":a==="object"?"mapping":
"string"}function j(m){return{string:"strings",mapping:"mappings"}[m]??m}function h({minimum:m,maximum:a,exclusiveMinimum:y}){
const $=a===void 0||a===Number.MAX_SAFE_INTEGER?"":`, at most ${a}`;return y!==void 0?`, more than ${y}${$}`:`${m===void 0?
"":`, at least ${m}`}${$}`}}),17577:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.groupsOf=l,g.isMissingTarget=
h,g.isRepositoryPath=m,g.otherFiles=f,g.othersWords=y,g.ownRemedy=j,g.pathAndLine=v,g.reasonsOf=E,g.sizeOf=a;function d(){
const s=i(59490);return d=function(){return s},s}function u(){const s=i(94965);return u=function(){return s},s}function v({
location:s}){return s&&`${s.path}:${s.line}`}const S=3;function E(s){const t=s.find(({span:o})=>o!==void 0)??s[0],e=[...new Map(
s.map(o=>[o.rule,o])).values()].filter(({rule:o})=>o!==t?.rule);return{main:t,further:e.slice(0,S)}}function j(s,t){const n=E(
s).main?.remedy;return n===E(t).main?.remedy?void 0:n}function h({rule:s}){return s==="target-missing"}function m(s){return s.
split("/").every(t=>!["",".",".."].includes(t))}function a({others:s}){return 1+s.length}function y({lead:s,others:t}){if(t.
length===0)return"";const n=new Set(t.flatMap(({subject:o})=>o?.id??[])).size,e=new Set(t.map(({rule:o})=>o).filter(o=>o!==
s.rule));return[n===t.length?(0,u().count)(n,"other asset"):(0,u().count)(t.length,"other place")+(n>1?` in ${n} assets`:
""),...e.size>0?[`also ${[...e].join(", ")}`]:[]].join(", ")}const $=3;function f({lead:s,others:t}){const n=t.map(({subject:c,
location:p})=>c?void 0:p?.path),e=new Set(n);return t.length<=$&&e.size===t.length&&!e.has(void 0)&&!e.has(s.location?.path)&&
t.every(({rule:c})=>c===s.rule)?n.flatMap(c=>c??[]):[]}function l(s,t){return[...(0,d().groupBy)(s,t).values()].flatMap(
([n,...e])=>n===void 0?[]:[{lead:n,others:e}])}}),29150:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.writeInstructions=
m;function d(){const a=i(51455);return d=function(){return a},a}function u(){const a=i(76760);return u=function(){return a},
a}function v(){const a=i(41895);return v=function(){return a},a}function S(){const a=i(28765);return S=function(){return a},
a}function E(){const a=i(39231);return E=function(){return a},a}function j(){const a=i(3685);return j=function(){return a},
a}const h=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function m(a,y){try{const $=await(0,j().placeIn)(a,y),f=await(0,d().readFile)($,"utf8").catch(j().missing),l=(0,E().
withBlock)(f??(y.endsWith(".mdc")?h:""));if(l===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return l===f?"kept":(await(0,S().makeFolder)((0,u().dirname)($)),await(0,d().writeFile)($,l,{flag:f===void 0?
"wx":"w"}),f===void 0?"created":"updated")}catch($){throw new(v()).GateError("file_unreadable",`Cannot write ${y}: ${$ instanceof
Error?$.message:$}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:$})}}}),62450:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.ruleCounts=$,g.summariseHistory=
m;function d(){const t=i(59490);return d=function(){return t},t}function u(){const t=i(54441);return u=function(){return t},
t}function v(){const t=i(17577);return v=function(){return t},t}function S(){const t=i(13580);return S=function(){return t},
t}function E(){const t=i(95132);return E=function(){return t},t}function j(){const t=i(37075);return j=function(){return t},
t}function h(){const t=i(67653);return h=function(){return t},t}function m({changes:t,left:n,shallow:e}){const o=f(t),c=Object.
fromEntries(o.map(({group:w})=>[w,"warning"])),p=t.map(w=>({change:w,now:w.with({rules:c})})),O=p.filter(({now:w})=>["fa\
ils","needs_fix"].includes((0,h().outcomeOf)(w)));return{changes:t.length,withAssets:t.filter(({hasAssets:w})=>w).length,
left:n,shallow:e,strict:(0,h().countOutcomes)(t),policy:(0,h().countOutcomes)(p.map(({now:w})=>w)),levels:o,programs:s(t),
failing:O.map(({change:{commit:w,subject:P},now:r})=>({commit:w,subject:P,outcome:(0,h().outcomeOf)(r),reasons:a(r.unfixed)})),
undecided:y(t)}}function a(t){return(0,v().groupsOf)(t,j().causeOf).map(n=>({rule:n.lead.rule,findings:(0,v().sizeOf)(n),
message:(0,E().describe)(n.lead).message}))}function y(t){const n=t.flatMap(({error:e})=>e??[]);return(0,v().groupsOf)(n,
({message:e})=>e).map(e=>({message:e.lead.message,hint:e.lead.hint,changes:(0,v().sizeOf)(e)}))}function $(t){return t.map(
({rule:n,changes:e})=>`${n} (${e})`).join(", ")}function f(t){const n=t.filter(({verdict:e,isHonest:o})=>e==="fail"&&o);
return u().RULE_GROUPS.flatMap(e=>{const o=n.map(O=>l(O,e)).filter(({size:O})=>O>0);if(o.length===0)return[];const p=[...(0,d().
groupBy)(o.flatMap(O=>[...O]),O=>O)].map(([O,w])=>({rule:O,changes:w.length})).sort((O,w)=>w.changes-O.changes);return[{
group:e,changes:o.length,rules:p}]})}function l({findings:t},n){const e=t.filter(({rule:o,severity:c,suppressed:p})=>c===
"error"&&!p&&(0,S().ruleOf)(o).group===n);return new Set(e.map(({rule:o})=>o))}function s(t){const n=t.flatMap(({findings:e})=>e).
flatMap(({args:{offered:e},subject:o})=>typeof e=="string"&&e!==""&&o?.command?[{name:e,command:o.command}]:[]);return[...(0,d().
groupBy)(n,({name:e})=>e)].map(([e,o])=>({name:e,commands:new Set(o.map(({command:c})=>c)).size})).sort((e,o)=>o.commands-
e.commands)}}),42255:((b,g,i)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.countWords=a,g.historyRows=m;function d(){
const f=i(31626);return d=function(){return f},f}function u(){const f=i(94965);return u=function(){return f},f}function v(){
const f=i(62450);return v=function(){return f},f}function S(){const f=i(67653);return S=function(){return f},f}const E={
passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be jud\
ged"},j=5,h=300;function m(f,l){const{changes:s,withAssets:t,left:n,shallow:e,strict:o,policy:c,levels:p,programs:O,failing:w}=f,
P=e?" The clone is shallow; git fetch --unshallow gets the others.":"",r=n>0?` ${(0,u().count)(n,"older change")} would \
take too long.`:"";return s===0?[(0,d().prose)(l,"history",`There is no past change.${r}${P}`)]:[[...(0,d().prose)(l,"hi\
story",`Judged the last ${(0,u().count)(s,"change")}, ${t} of them with assets, as if they were pull requests today. Not\
hing was run.${r}${P}`),...(0,d().prose)(l,"defaults",a(o)),...a(c)===a(o)?[]:(0,d().prose)(l,"new policy",a(c)),...p.flatMap(
({group:T,...F})=>(0,d().prose)(l,"level",`${T}: warning, because of ${(0,u().count)(F.changes,"change")}: ${(0,v().ruleCounts)(
F.rules)}`)),...O.flatMap(({name:T,commands:F})=>(0,d().prose)(l,"program",`${T}: ${(0,u().count)(F,"command")} would be\
 allowed with programs: [${T}]`))],...y(w,l),...f.undecided.map(({message:T,hint:F,changes:M})=>[...(0,d().prose)(l,"und\
ecided",`${(0,u().count)(M,"change")}: ${(0,u().clip)(T,h)}`,{label:"bad"}),...(0,d().prose)(l,"fix",F)])]}function a(f){
return S().OUTCOMES.filter(s=>f[s]>0).map(s=>`${f[s]} ${E[s]}`).join(", ")}function y(f,l){const[s,t]=[f.filter(({outcome:c})=>c===
"fails"),f.filter(({outcome:c})=>c!=="fails")],{shown:n,rest:e}=(0,d().limited)(s,j,"change",l),o=[...n,...l.verbose?t:[]].
map(c=>$(c,l));return e.length>0?[...o,e]:o}function $({commit:f,subject:l,outcome:s,reasons:t},n){const[e,o]=s==="fails"?
["fails","bad"]:["fix","caution"],c=`${(0,u().shortCommit)(f)} ${l}`;return[...(0,d().labelled)(n,e,[n.paint("strong",(0,d().
shortName)(c,(0,d().roomOf)(n)))],o),...t.length===0?(0,d().prose)(n,"","gene-gate fix rewrites what fails."):[],...t.flatMap(
({rule:p,findings:O,message:w})=>(0,d().prose)(n,"",`${(0,u().clip)(w,h)} (${p}${O>1?`, ${O} times`:""})`))]}}),73944:((b,g,i)=>{
Object.defineProperty(g,"__esModule",{value:!0}),g.policyTemplate=m;function d(){const n=i(69873);return d=function(){return n},
n}function u(){const n=i(82783);return u=function(){return n},n}function v(){const n=i(50427);return v=function(){return n},
n}function S(){const n=i(94965);return S=function(){return n},n}function E(){const n=i(62450);return E=function(){return n},
n}function j(){const n=i(42255);return j=function(){return n},n}const h=`# yaml-language-server: $schema=https://raw.git\
hubusercontent.com/gene-gate/gene-gate/v1/schema/policy.schema.json
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function m(n){const e=(0,u().documentedKeys)().map(o=>{const c=$(o,"");return n&&o.name==="rules"?a(c,n):n&&o.name==="\
programs"?[...y(n),...c]:c});return[h,...e.map(o=>`${o.join(`
`)}
`)].join(`
`)}function a(n,{changes:e,strict:o,policy:c,levels:p}){return p.length===0?n:[...n.slice(0,-1),"#",...t(`Judged when th\
is file was created: the last ${(0,S().count)(e,"change")}. Without these levels: ${(0,j().countWords)(o)}. With them: ${(0,j().
countWords)(c)}. \`gene-gate doctor\` says which levels can be removed.`,""),"rules:",...p.flatMap(({group:O,...w})=>[...t(
`${(0,S().count)(w.changes,"change")}: ${(0,E().ruleCounts)(w.rules)}.`,"  "),`  ${O}: warning`])]}function y({programs:n}){
if(n.length===0)return[];const e=n.map(({name:o,commands:c})=>`${o} (${(0,S().count)(c,"command")})`);return t(`Commands\
 of the last changes are refused because of their program: ${e.join(", ")}.`,"").concat("#")}function $(n,e){const{name:o,
description:c,expected:p,example:O,keys:w}=n,P=p===void 0?c:`${c} (${p})`;if(p===void 0){const r=w.flatMap(T=>$(T,`${e} \
 `));return[...t(P,e),`${e}#${o}:`,...r]}return[...t(P,e),...O===void 0?[]:f({[o]:O},e),...l({[o]:n.default}).map(r=>`${e}\
#${r}`)]}function f(n,e){return["For example:",...l(n).map(o=>`  ${o}`)].map(o=>`${e}# ${o}`)}function l(n){return(0,d().
stringify)(n,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const s=100;function t(n,e){const o=`${e}# `;return(0,v().wrap)(n,s-o.length).map(c=>o+c)}}),3685:((b,g,i)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.isTaken=l,g.missing=s,g.placeIn=$,g.startingFiles=a,g.writeStartingFile=y;function d(){const t=i(
51455);return d=function(){return t},t}function u(){const t=i(76760);return u=function(){return t},t}function v(){const t=i(
41895);return v=function(){return t},t}function S(){const t=i(28765);return S=function(){return t},t}function E(){const t=i(
74238);return E=function(){return t},t}function j(){const t=i(94965);return j=function(){return t},t}function h(){const t=i(
73944);return h=function(){return t},t}function m(){const t=i(17493);return m=function(){return t},t}function a(t,n){const e=t?.
levels.length??0,o=e>0?`${(0,j().count)(e,"level")}, and every other`:"every";return[{path:E().POLICY_PATH,purpose:`the \
policy, with ${o} default as a comment`,text:(0,h().policyTemplate)(t)},{path:".github/workflows/gene-gate.yml",purpose:"\
the workflow that runs the gate on every pull request",text:(0,m().workflowFor)(n)}]}async function y(t,{path:n,text:e},o){
const c=(0,u().join)(t,n);try{if(!o&&await l(c))return!1;await f(t,(0,u().dirname)(n)),o&&await(0,d().rm)(c,{force:!0});
const p=await $(t,n);return await(0,S().makeFolder)((0,u().dirname)(p)),await(0,d().writeFile)(p,e,{flag:"wx"}),!0}catch(p){
throw new(v()).GateError("file_unreadable",`Cannot write ${n}: ${p instanceof Error?p.message:p}`,"Check the existing fi\
le or directory and its permissions.",{cause:p})}}async function $(t,n){const e=await f(t,n),o=await(0,d().lstat)(e).catch(
s);if(o!==void 0&&!o.isFile())throw new Error("it is no regular file");return e}async function f(t,n){const e=await(0,d().
realpath)(t),o=(0,u().join)(e,n);let c=o;for(;await(0,d().lstat)(c).catch(s)===void 0;)c=(0,u().dirname)(c);const p=await(0,d().
realpath)(c).catch(w=>{throw w.code!=="ENOENT"?w:new Error(`${(0,u().relative)(e,c)} is a symlink to nothing`)}),O=(0,u().
relative)(e,p);if(O.split(u().sep)[0]===".."||(0,u().isAbsolute)(O))throw new Error(`${(0,u().relative)(e,c)} is a symli\
nk that leaves the repository`);if(O.split(u().sep).some(w=>w.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,u().join)(p,(0,u().relative)(c,o))}async function l(t){return await(0,d().lstat)(t).catch(s)!==void 0}function s(t){
if(t.code!=="ENOENT")throw t}})};
