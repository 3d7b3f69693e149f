"use strict";exports.id=647,exports.ids=[647],exports.modules={10482:function(z,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.answerOfAgentFile=F,u.judgeFor=s,u.pathInRoot=E,u.readCommandEntries=d,u.riskAsked=o;function j(){const n=r(51455);return j=
function(){return n},n}function P(){const n=r(76760);return P=function(){return n},n}function h(){const n=r(7723);return h=
function(){return n},n}function y(){const n=r(99668);return y=function(){return n},n}function $(){const n=r(20702);return $=
function(){return n},n}function M(){const n=r(12792);return M=function(){return n},n}function A(){const n=r(41895);return A=
function(){return n},n}function T(){const n=r(78374);return T=function(){return n},n}function b(){const n=r(13970);return b=
function(){return n},n}function w(){const n=r(63550);return w=function(){return n},n}function f(){const n=r(32854);return f=
function(){return n},n}function O(){const n=r(80090);return O=function(){return n},n}const e=h().looseObject({mode:b().riskSchema,
allow_dangerous:h().boolean(),allowed_roots:h().array(h().string().min(1)),workspace:h().string().min(1),cwd:h().string().
min(1),proposal_mode:h().enum(["structured","experimental"]),command_family:h().string(),platform:T().platformSchema,disabled_packs:h().
array(h().string()),symlinks:h().record(h().string().min(1),h().string().min(1)),tool:h().enum(["bash","runpy"]),computed_risk:b().
riskSchema}).partial(),a=h().object({id:h().union([h().string(),h().number()]).optional(),command:h().unknown(),context:e.
default({})});function d(n,c){return g(n,c).map((p,v)=>{if(typeof p!="object"||p===null||!("command"in p))return{id:String(
v),command:p,context:{}};const N=a.safeParse(p);if(!N.success)throw R(`entry ${v} of ${c}: ${h().prettifyError(N.error)}`);
const{id:i=String(v),command:I,context:B}=N.data;return{id:i,command:I,context:B}})}function s(n,c){const{mode:l,allow_dangerous:p,
allowed_roots:v,workspace:N,disabled_packs:i,platform:I}=n,{proposal_mode:B,command_family:C,cwd:J,tool:D,symlinks:x}=n,
t={...c.terms.policy,...l&&{mode:l},...p!==void 0&&{allow_dangerous:p},...v&&{allowed_roots:v},...N&&{workspace:N},...i&&
{disabled_packs:i}};return c.with({policy:t,...I&&{platform:I}}).proposed({...B&&{mode:B},...C!==void 0&&{family:C},...J&&
{cwd:J},...D&&{tool:D},...x&&{files:m(x,J??t.workspace)}})}function o({command:n,context:c}){return n===null?c.computed_risk:
void 0}function m(n,c){const l=Object.entries(n).map(([p,v])=>{const N=(0,f().locatePath)(p,c,{at:"/"});if(N===void 0)throw R(
`the symlink ${p} has no valid path`);return[N.slice(1),{symlink:v}]});return(0,w().literalTree)(Object.fromEntries(l),"\
the given symlinks")}function g(n,c){let l;try{l=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(p){throw R(
`${c} is not JSON in UTF-8: ${p.message}`)}if(!Array.isArray(l))throw R(`${c} is not a JSON array`);return l}function R(n){
return new(A()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function E(n,{root:c},{cwd:l}){if(c===void 0)return n;const p=(0,P().
resolve)(l,n),v=await(0,j().realpath)((0,P().dirname)(p)).catch(()=>(0,P().dirname)(p));return(0,P().relative)(await(0,j().
realpath)(c),(0,P().join)(v,(0,P().basename)(p))).split(P().sep).join("/")}async function F({path:n,file:c},l,{agent_files:p},v){
const N=(0,y().agentFileAt)(await E(c,l,v));if(N===void 0)return;const i=(0,M().readAgentFile)({...N,path:n},await v.readInput(
c));return(0,O().agentFileAnswer)(await(0,$().judgeWholeFile)(i,l.tree,p))}},88647:function(z,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.explainVerb=void 0;function j(){const t=r(76760);return j=function(){return t},t}function P(){
const t=r(63314);return P=function(){return t},t}function h(){const t=r(18744);return h=function(){return t},t}function y(){
const t=r(68450);return y=function(){return t},t}function $(){const t=r(41895);return $=function(){return t},t}function M(){
const t=r(3051);return M=function(){return t},t}function A(){const t=r(4378);return A=function(){return t},t}function T(){
const t=r(54441);return T=function(){return t},t}function b(){const t=r(87952);return b=function(){return t},t}function w(){
const t=r(92739);return w=function(){return t},t}function f(){const t=r(34397);return f=function(){return t},t}function O(){
const t=r(10289);return O=function(){return t},t}function e(){const t=r(74183);return e=function(){return t},t}function a(){
const t=r(6244);return a=function(){return t},t}function d(){const t=r(25733);return d=function(){return t},t}function s(){
const t=r(8229);return s=function(){return t},t}function o(){const t=r(34165);return o=function(){return t},t}function m(){
const t=r(94965);return m=function(){return t},t}function g(){const t=r(13580);return g=function(){return t},t}function R(){
const t=r(11331);return R=function(){return t},t}function E(){const t=r(10482);return E=function(){return t},t}function F(){
const t=r(49232);return F=function(){return t},t}function n(){const t=r(82256);return n=function(){return t},t}const c=(t,U)=>(0,n().
withJudgingOptions)(new(P()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(S="",L,{args:G})=>{if(L.list){const H=(0,a().rulesByTopic)(),Y=()=>(0,s().renderRuleList)(H,t);return(0,n().
printAnswer)((0,e().ruleList)(H),Y,L.format,t),U(0)}if(p(G),L.command!==!0&&v(S),L.command!==!0&&N(S)){const H=J(S),Y=()=>(0,s().
renderRule)(H,t.columns);(0,n().printAnswer)((0,e().explainRule)(H),Y,L.format,t)}else await D(S,L,t);U(0)});u.explainVerb=
c;const l="Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lis\
ts the rules.";function p(t){if(!(t.length<=1))throw new($()).GateError("usage",`\`explain\` takes one argument, not ${t.
length}.`,`Quote the command: gene-gate explain '${t.join(" ")}'`)}function v(t){if(t==="")throw new($()).GateError("usa\
ge","`explain` has nothing to explain.",l)}function N(t){return(0,g().ruleOf)(t)!==void 0?!0:!i.test(t)&&!I(t)}const i=/[\s/\\.=:@$&|;<>"'()]|^-/;
function I(t){return B.has(t)||(0,R().programNamed)(t)!==void 0||w().TOOLS.has(t)}const B=new Set(["node","npm","npx",...b().
FAMILIES.map(({name:t})=>t)]),C=80;function J(t){const U=(0,g().ruleOf)(t);if(U!==void 0)return U;const S=T().RULE_GROUPS.
find(G=>G===t);if(S!==void 0){const G=(0,g().allRules)().filter(H=>H.group===S).map(H=>H.id);throw new($()).GateError("u\
sage",`\`${S}\` is a group of rules.`,`Its rules: ${G.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const L=(0,M().nearestName)(t,(0,g().allRules)().map(G=>G.id));throw new($()).GateError("usage",`Unknown rule: ${(0,O().
terminal)((0,m().clip)(t,C))}.`,`${L?`Did you mean ${L}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function D(t,{repo:U,format:S,...L},G){const{platform:H,signal:Y}=G;return x(U,G,async(V,k)=>{
const q=V===void 0&&L.policy===void 0,Q=await(0,F().policyFor)({...L,...q&&{policy:!1}},G,V),{policy:W}=Q,K=L.command?void 0:
await(0,E().answerOfAgentFile)({path:t,file:t},{tree:V,root:k},W,G),X=(0,n().textOptions)(L,G);if(K!==void 0)return(0,n().
printAnswer)(K,()=>(0,d().renderFileAnswers)([K],X),S,G);const _=V?[...V.files()].map(({path:on})=>on):[],nn=(0,y().commonRoot)(
_.filter((0,h().assetPathTest)(W)),{policy:W,tree:V}),tn=A().Judge.by({policy:W,tree:V,changed:new Set,platform:H,signal:Y,
cwd:nn}),Z=await(0,e().explainCommand)(t,tn),en=()=>`${(0,s().renderExplanation)(Z,X)}
${(0,o().renderPolicyUsed)((0,F().policyName)(Q),W,G)}`;(0,n().printAnswer)(Z,en,S,G)})}async function x(t,U,S){const{cwd:L,
env:G}=U;return t===!1?S():t!==void 0?(0,f().withSourceTree)((0,j().resolve)(L,t),U,S):await(0,F().repositoryOf)(L,G)===
void 0?S():(0,f().withSourceTree)(L,U,S)}},49232:function(z,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
a,u.namedPolicy=b,u.policyFor=f,u.policyName=O,u.policyOfFile=w,u.repositoryOf=d;function j(){const o=r(73024);return j=
function(){return o},o}function P(){const o=r(76760);return P=function(){return o},o}function h(){const o=r(41895);return h=
function(){return o},o}function y(){const o=r(21311);return y=function(){return o},o}function $(){const o=r(74238);return $=
function(){return o},o}function M(){const o=r(48741);return M=function(){return o},o}function A(){const o=r(96402);return A=
function(){return o},o}function T(){const o=r(63550);return T=function(){return o},o}async function b(o,m){if(o===void 0)
return;const g=await w(o,m);return(0,y().requireExamples)(g),g}async function w(o,m){const g=(await m.readInput(o)).toString(
"utf8"),R=await d(m.cwd,m.env)??m.cwd;return await(0,$().loadPolicyFile)(g,o,(0,M().folderTree)(R))}async function f({policy:o,
profile:m},g,R){const E=o===!1?await a():await b(o,g)??await e(R,g);return m===void 0?E:{...E,policy:{...E.policy,profile:m}}}
function O({source:o,path:m,ref:g}){return o==="default"||m===void 0?"the built-in policy":o==="file"||g===void 0?m:`${m}\
 in ${g}`}async function e(o,{cwd:m,env:g}){const R=o===void 0?await d(m,g):void 0,E=o??(R===void 0?void 0:(0,M().folderTree)(
R));if(E===void 0)return a();const F=await(0,$().loadPolicy)(E,E.label);return(0,y().requireExamples)(F),F}function a(){
const o=(0,T().literalTree)({});return(0,$().loadPolicy)(o,o.label)}async function d(o,m){try{const g=await(0,A().openRepository)(
o,m);return await g.close(),g.directory}catch(g){const R=g instanceof h().GateError&&g.code==="program_not_found";if(g instanceof
h().GateError&&!(R&&s(o)))return;throw g}}function s(o){const m=(0,P().dirname)(o);return(0,j().existsSync)((0,P().join)(
o,".git"))||m!==o&&s(m)}},82256:function(z,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.DURATIONS=void 0,u.durationsOf=N,u.formatOption=o,u.inRepository=E,u.parsedBy=l,u.parsedNumber=p,u.printAnswer=g,u.rangeRequest=
c,u.storeFiles=F,u.textOptions=m,u.withJudgingOptions=a,u.withRangeOptions=n;function j(){const i=r(76760);return j=function(){
return i},i}function P(){const i=r(63314);return P=function(){return i},i}function h(){const i=r(7723);return h=function(){
return i},i}function y(){const i=r(89549);return y=function(){return i},i}function $(){const i=r(18744);return $=function(){
return i},i}function M(){const i=r(25966);return M=function(){return i},i}function A(){const i=r(41895);return A=function(){
return i},i}function T(){const i=r(41551);return T=function(){return i},i}function b(){const i=r(39763);return b=function(){
return i},i}function w(){const i=r(96402);return w=function(){return i},i}function f(){const i=r(10289);return f=function(){
return i},i}function O(){const i=r(23107);return O=function(){return i},i}function e(){const i=r(49232);return e=function(){
return i},i}function a(i,I=["text","json"]){return i.option(...d).option("--no-policy","use the built-in policy").addOption(
s()).addOption(o(I))}const d=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){
return new(P()).Option("--profile <name>","profile for commands").choices(b().PROFILE_NAMES)}function o(i=["text","json"]){
return new(P()).Option("--format <name>","output format").choices(i).default("text")}function m({verbose:i=!1},{columns:I,
colour:B}){return{columns:I,colour:B,verbose:i}}function g(i,I,B,C){C.print(B==="json"?`${(0,f().json)(i)}
`:I(),B)}const R=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function E({repo:i},{cwd:I,env:B,
note:C},J){const D=await(0,w().openRepository)((0,j().resolve)(I,i),B,C);try{return await J(D)}finally{await D.close()}}
function F(i,I,B){const C=(0,$().assetPathsIn)(i,I);if(C.length>0)return C;throw new(A()).GateError("usage",`${B} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function n(i){
return i.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(P()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...R).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(s()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function c({
base:i,head:I,worktree:B,staged:C,profile:J,...D},x){const t=(0,y().approveByDigest)(D.approve,new Date),U=await(0,e().namedPolicy)(
D.policy,x);return{directory:(0,j().resolve)(x.cwd,D.repo),env:x.env,note:x.note,locate:S=>(0,M().resolveRange)(S,{...i!==
void 0&&{base:i},...I!==void 0&&{head:I},...B&&{worktree:B},...C&&{staged:C}}),...U&&{policy:U},...D.policyRef!==void 0&&
{policyRef:D.policyRef},inputs:{profile:J},all:D.all??!1,approver:t,signal:x.signal,secrets:(0,T().secretsOf)(x.env)}}function l(i,I){
return B=>{const C=i().safeParse(B);if(C.success)return C.data;throw new(P()).InvalidArgumentError(I)}}function p(i){return l(
()=>h().coerce.number().pipe(i()),"Expected a number from 1 to 256.")}const v=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function N({durations:i},I){return i===
void 0?new Map:(0,O().readDurations)((0,j().resolve)(I.cwd,i),I.openInput)}},25966:function(z,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=M;function j(){const f=r(41895);return j=function(){return f},f}function P(){const f=r(
24634);return P=function(){return f},f}function h(){const f=r(67397);return h=function(){return f},f}function y(){const f=r(
50598);return y=function(){return f},f}function $(){const f=r(34397);return $=function(){return f},f}async function M(f,{
base:O,head:e,worktree:a=!1,staged:d=!1}){if(a&&e!==void 0)throw new(j()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[s,o]=await A([(0,y().resolveRevision)(
f,e??"HEAD"),b(f,O)]);return{name:d?"index":a?"worktree":"range",directory:f.directory,base:await(0,P().mergeBase)(f,o.commit,
s),head:s,audited:a?await(d?$().snapshotIndex:$().snapshotWorktree)(f):s,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function A(f){return await Promise.allSettled(f),Promise.all(f)}const T=/^refs\/(?:heads|remotes\/origin)\//;
async function b(f,O){const e=O===void 0?await(0,h().defaultBranch)(f):await(0,y().resolveNamed)(f,O),{commit:a}=e,d=O===
"HEAD"||O==="@"?await(0,h().checkedOutBranch)(f):e.ref,s=d&&w(d);if(s===void 0)return{commit:a,name:O??"HEAD"};const o=O===
void 0?e:await(0,h().findDefaultBranch)(f),m=o?.ref&&w(o.ref);return{commit:a,name:s,...o&&m&&{defaultBranch:{name:m,commit:o.
commit}}}}function w(f){return T.test(f)?f.replace(T,""):void 0}},80090:function(z,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.agentFileAnswer=$,u.commandAnswer=M,u.fileAnswer=O;function j(){const e=r(59490);return j=function(){
return e},e}function P(){const e=r(95132);return P=function(){return e},e}function h(){const e=r(37075);return h=function(){
return e},e}function y(){const e=r(77648);return y=function(){return e},e}function $(e){const a=(0,h().idsOf)([...e.findings]);
return{...(0,y().reportAgentFile)(e,e.findings,a),findings:(0,y().reportFindings)(e.findings,a)}}function M({id:e,command:a},d,s,o){
const{verdict:m,risk:g,confirmation:R,reading:E,findings:F,profiles:n,validators:c}=d,[l]=m==="block"&&s==="workspace"?F:
[];return{id:e,command:a,verdict:m,risk:g,confirmation:R,argv:E.argv,findings:(0,y().reportFindings)(F,o),warnings:A(F),
profiles:(0,y().verdictsOf)(n),validators:(0,y().verdictsOf)(c),...l&&{error:(0,P().describe)(l).message.replace(/\.$/,""),
rule:l.rule,layer:l.layer}}}function A(e){const a=e.filter(({severity:d})=>d==="warning");return[...new Set(a.map(({rule:d})=>d))]}
const T=100,b=1e3;function w(e){const a=[...(0,j().groupBy)(e,({rule:s,severity:o})=>`${o} ${s}`).values()],d=new Set(a.
flatMap(s=>s.slice(0,T)));return{listed:e.filter(s=>d.has(s)),others:a.flatMap(s=>{const o=s.length-T;return s.slice(T,T+
1).map(m=>({other:m,count:o}))})}}function f({other:e,count:a}){const d=`${a} more findings of \`${e.rule}\` in this file\
, from here on, are not listed.`;return{...(0,y().reportFinding)(e),message:d}}function O({path:e,assets:a,findings:d},s){
const o=a.flatMap(({commands:n})=>n.flatMap(c=>c.findings)),{listed:m,others:g}=w(d),R=(0,h().idsOf)([...o,...m]),E=a.filter(
({commands:n})=>n.length===0),F=new Set(E.slice(b));return{path:e,assets:a.filter(n=>!F.has(n)).map(({asset:n,commands:c})=>({
type:n.type,id:n.id,location:n.locate(),commands:c.map((l,p)=>M({id:`${n.id}#${p}`,...l},l,s,R))})),...F.size>0&&{assets_not_listed:F.
size},findings:[...(0,y().reportFindings)(m,R),...g.map(f)]}}},77648:function(z,u,r){Object.defineProperty(u,"__esModule",
{value:!0}),u.findingsAbout=w,u.idsIn=e,u.reportAgentFile=R,u.reportFinding=g,u.reportFindings=m,u.reportGene=b,u.reportScripts=
d,u.verdictsOf=s;function j(){const n=r(12195);return j=function(){return n},n}function P(){const n=r(85475);return P=function(){
return n},n}function h(){const n=r(80827);return h=function(){return n},n}function y(){const n=r(59490);return y=function(){
return n},n}function $(){const n=r(38863);return $=function(){return n},n}function M(){const n=r(78261);return M=function(){
return n},n}function A(){const n=r(95132);return A=function(){return n},n}function T(){const n=r(37075);return T=function(){
return n},n}function b(n,c,{about:l,ids:p}){const{gene:v,outcomes:N,mutants:i,runFindings:I,capped:B,verdict:C,summary:J}=n,
{asset:D,change:x,blastRadius:t}=v,U=[...l(D),...v.findings,...B,...I.filter(S=>S.subject?.command===void 0)];return{id:D.
id,asset_id:(0,P().assetIdOf)(D),path:D.path,line:D.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},
change:x,verdict:C,summary:J,profiles:o(v.commands.map(({profiles:S})=>S)),validators:o(v.commands.map(({validators:S})=>S)),
blast_radius:t,commands:v.commands.map((S,L)=>{const G=I.filter(V=>O(V,S)),H=e([...S.findings,...G],p),Y=i?.[L];return{...a(
S,N[L]),...Y&&{mutant:Y},...H}}),...e(U,p),...v.differences.length>0&&{differences:v.differences},validation_report_id:c}}
function w(n){const c=(0,y().groupBy)(n,({subject:l})=>f(l));return l=>(c.get(f(l))??[]).filter(({location:p})=>(p?.path??
l.path)===l.path)}function f({type:n,id:c}={}){return`${n} ${c}`}function O({subject:n,location:c},{command:l,location:p}){
return n?.command===l&&c?.line===p.line&&c.column===p.column}function e(n,c){const l=[...new Set(n.flatMap(p=>c.get(p)??
[]))];return l.length>0?{findings:l}:{}}function a(n,c){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.
confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:l,span:p})=>({text:l,...p}))},...n.plan?.scripts&&{scripts:d(
n.plan.scripts)},profiles:s(n.profiles),validators:s(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},
...c&&{outcome:c}}}function d(n){return(0,h().stepsIn)(n).map(({directory:c,event:l,text:p,command:v})=>({directory:c,event:l,
text:p,shell:v===void 0}))}function s(n){return Object.fromEntries(Object.entries(n).map(([c,{verdict:l}])=>[c,l]))}function o(n){
const c={};for(const l of n)for(const[p,{verdict:v,reason:N,remark:i}]of Object.entries(l)){const I=c[p];I&&!I.accepted||
(c[p]=v==="block"?{accepted:!1,...N&&{reason:(0,A().describe)(N).message}}:{accepted:!0,...i&&{remark:(0,A().describe)(i).
message},...I})}return c}function m(n,c=(0,T().idsOf)(n),l){return n.toSorted(M().byHarm).map(p=>{const v={id:c.get(p),cause:(0,T().
causeOf)(p),...g(p)};if(l===void 0)return v;const N=`${$().COMMAND} fix --base ${l.slice(0,12)} --`;return{...v,remedy:v.
remedy.replaceAll("gene-gate fix --",N)}})}function g(n){const{args:c,advice:l,...p}=n;return{...p,...(0,A().describe)(n)}}
function R({file:{path:n,format:c},entries:l},p,v){const{name:N,tool:i,approval:I,specification:B}=c;return{path:n,format:N,
tool:i,approval:I,specification:B,entries:l.map(C=>E(C,p,v))}}function E({state:n,entry:c,change:l,targets:p,digest:v,findings:N},i,I){
const{event:B,shown:C,location:J}=c,D=i.filter(S=>N.some(L=>F(L,S))),x=D.some(({rule:S})=>S==="agent-runs-danger"),t=(0,j().
meansOf)(x?p.filter(({kind:S})=>S!=="danger"):p),U=p.flatMap(({kind:S,name:L})=>S==="file"?[L]:[]);return{event:B,command:C,
line:J.line,digest:v,...t.length>0&&{target:t.join("; ")},...U.length>0&&{scripts:U},...n&&{state:n},...(l||c.setting)&&
{change:l??(n?"changes":"widens")},...e(D,I)}}function F(n,c){return n.rule===c.rule&&n.args===c.args}},74183:function(z,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.explainCommand=$,u.explainRule=T,u.ruleList=b;function j(){const w=r(
39763);return j=function(){return w},w}function P(){const w=r(16455);return P=function(){return w},w}function h(){const w=r(
77648);return h=function(){return w},w}function y(){const w=r(80770);return y=function(){return w},w}async function $(w,f){
const{policy:O,tree:e}=f.terms,a=new Map;for(const l of[...j().GENE_PROFILES,O.profile]){const p=f.with({policy:{...O,profile:l}}),
v=await p.command(w),N=l===O.profile;a.set(l,N?await(0,P().withEdit)(v,p):v)}const{reading:d,validators:s,verdict:o,confirmation:m}=await f.
command(w),{words:g,assignments:R,argv:E,invocation:F,targets:n,scripts:c}=d;return{command:w,profiles:Object.fromEntries(
[...a].map(([l,{verdict:p}])=>[l,p])),validators:(0,h().verdictsOf)(s),words:g,assignments:R,argv:E,invocation:F?M(F):null,
tree:e?.label??null,...f.terms.cwd&&{root:f.terms.cwd},outcome:o==="block"?"blocked":m==="standard"?"runs":"needs_approv\
al",targets:n,scripts:c?(0,h().reportScripts)(c):null,findings:A(a)}}function M(w){const{program:f,subcommand:O=null,flags:e,
operands:a,passthrough:d}=w;return{program:f,subcommand:O,flags:e,operands:a,passthrough:d}}function A(w){const f=new Map;
for(const[O,{findings:e}]of w)for(const a of e){const d=JSON.stringify([a.rule,a.span,a.args]),s=f.get(d);s?(s.profiles.
add(O),s.finding=a.edit?a:s.finding):f.set(d,{finding:a,profiles:new Set([O])})}return[...f.values()].map(({finding:O,profiles:e})=>({
...(0,h().reportFinding)(O),profiles:[...e]}))}function T(w){const{id:f,title:O,severity:e,harm:a,layer:d,why:s,configure:o}=w,
m={wrong:(0,y().exampleText)(w.wrong),right:(0,y().exampleText)(w.right)};return{id:f,title:O,severity:e,harm:a,layer:d,
why:s,...m,...o&&{configure:o}}}function b(w){return[...w].map(([f,O])=>({topic:f,rules:O.map(({id:e,severity:a,title:d})=>({
id:e,severity:a,title:d}))}))}},25733:function(z,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderCommandAnswers=
M,u.renderFileAnswers=A;function j(){const e=r(69379);return j=function(){return e},e}function P(){const e=r(38319);return P=
function(){return e},e}function h(){const e=r(94965);return h=function(){return e},e}function y(){const e=r(31626);return y=
function(){return e},e}function $(){const e=r(27809);return $=function(){return e},e}function M(e,a){const d=(0,y().layoutOf)(
a);return(0,y().page)([...w(e,d),O(e,[],d)])}function A(e,a){const d=(0,y().layoutOf)(a),s=e.filter(F=>"assets"in F),o=e.
filter(F=>"entries"in F),m=s.flatMap(F=>F.assets),g=m.flatMap(F=>F.commands),R=s.reduce((F,{assets_not_listed:n=0})=>F+n,
0),E=[(0,h().count)(s.length,"file"),(0,h().count)(m.length+R,"asset")];return(0,y().page)([...s.flatMap(F=>b(F,d)),...o.
flatMap(F=>T(F,d)),...s.length>0?[O(g,E,d)]:[]])}function T(e,a){const{path:d,tool:s,approval:o,specification:m,findings:g}=e,
R=a.paint("strong",(0,y().shortName)(d,(0,y().roomOf)(a)));return[(0,y().labelled)(a,"file",[R]),(0,y().prose)(a,"read b\
y",`${s}, which ${o}; see ${m}`),(0,$().listRows)((0,P().machineList)({agent_files:[e],findings:g}),a),...(0,j().findingRows)(
g.filter(E=>!(0,P().isTold)(E))).map(E=>(0,$().rowLines)(E,a))]}function b({path:e,assets:a,findings:d},s){const o=d.filter(
({subject:c})=>c?.command===void 0),m=s.verbose?o:o.filter(({severity:c})=>c!=="notice"),g=(0,j().findingRows)(m),R=w(a.
flatMap(c=>c.commands),s),E=s.paint("strong",(0,y().shortName)(e,(0,y().roomOf)(s))),n=R.length===0&&g.length===0?[s.paint(
"quiet","no problems found")]:[];return[(0,y().labelled)(s,"file",[E,...n]),...R,...g.map(c=>(0,$().rowLines)(c,s))]}function w(e,a){
return e.filter(({verdict:d})=>a.verbose||d!=="allow").map(d=>f(d,a))}function f({command:e,verdict:a,findings:d},s){const o=d.
filter(({severity:E})=>E!=="notice"),m=(0,j().reasonNotes)(o),g=h().COMMAND_TONES[a],{span:R}=o.find(E=>E.span)??{};return[
...(0,y().labelled)(s,a,(0,$().markedCommand)(e,R?[R]:[],s,g),g),...(0,$().rowLines)({tone:g,...m},s)]}function O(e,a,d){
const s=m=>e.filter(({verdict:g})=>g===m).length,o=[...a,(0,h().count)(e.length,"command"),`${s("allow")} allowed`,...s(
"warn")>0?[`${s("warn")} allowed with a warning`]:[],...s("block")>0?[`${s("block")} blocked`]:[]];return(0,y().prose)(d,
"total",o.join(", "))}},34165:function(z,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderPolicy=M,u.renderPolicyUsed=
$;function j(){const A=r(81961);return j=function(){return A},A}function P(){const A=r(94853);return P=function(){return A},
A}function h(){const A=r(94965);return h=function(){return A},A}function y(){const A=r(31626);return y=function(){return A},
A}function $(A,{profile:T},b){const w=(0,y().layoutOf)({...b,verbose:!0});return`${(0,y().prose)(w,"policy",`${A}, profi\
le ${T}`).join(`
`)}
`}function M(A,T,{idleIgnores:b,idleLevels:w,failedExamples:f},O){const e=(0,y().layoutOf)({...O,verbose:!0}),a=(0,j().comparePolicies)(
P().DEFAULT_POLICY,A),d=a.length===0?"same as the defaults":`${(0,h().count)(a.length,"difference")} from the defaults`;
return`${[(0,y().prose)(e,"policy",`${T}: ${d}`,{text:"strong"}),...a.map(({key:o,change:m,direction:g="changed"})=>(0,y().
prose)(e,g,`${o}: ${m}`,{label:g==="looser"?"caution":"quiet"})),...f.map(o=>(0,y().prose)(e,"example",o,{label:"bad"})),
...Object.entries({ignore:b,rules:w}).flatMap(([o,m])=>m.map(({name:g,why:R})=>(0,y().prose)(e,"no effect",`${o} ${g}: ${R}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
