"use strict";exports.id=647,exports.ids=[647],exports.modules={10482:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.answerOfAgentFile=$,u.judgeFor=c,u.pathInRoot=j,u.readCommandEntries=d,u.riskAsked=o;function E(){const n=r(51455);return E=
function(){return n},n}function A(){const n=r(76760);return A=function(){return n},n}function h(){const n=r(7723);return h=
function(){return n},n}function y(){const n=r(99668);return y=function(){return n},n}function T(){const n=r(20702);return T=
function(){return n},n}function b(){const n=r(12792);return b=function(){return n},n}function F(){const n=r(41895);return F=
function(){return n},n}function N(){const n=r(78374);return N=function(){return n},n}function B(){const n=r(13970);return B=
function(){return n},n}function w(){const n=r(63550);return w=function(){return n},n}function f(){const n=r(32854);return f=
function(){return n},n}function v(){const n=r(80090);return v=function(){return n},n}const e=h().looseObject({mode:B().riskSchema,
allow_dangerous:h().boolean(),allowed_roots:h().array(h().string().min(1)),workspace:h().string().min(1),cwd:h().string().
min(1),proposal_mode:h().enum(["structured","experimental"]),command_family:h().string(),platform:N().platformSchema,disabled_packs:h().
array(h().string()),symlinks:h().record(h().string().min(1),h().string().min(1)),tool:h().enum(["bash","runpy"]),computed_risk:B().
riskSchema}).partial(),s=h().object({id:h().union([h().string(),h().number()]).optional(),command:h().unknown(),context:e.
default({})});function d(n,a){return g(n,a).map((p,P)=>{if(typeof p!="object"||p===null||!("command"in p))return{id:String(
P),command:p,context:{}};const M=s.safeParse(p);if(!M.success)throw R(`entry ${P} of ${a}: ${h().prettifyError(M.error)}`);
const{id:G=String(P),command:U,context:J}=M.data;return{id:G,command:U,context:J}})}function c(n,a){const{mode:l,allow_dangerous:p,
allowed_roots:P,workspace:M,disabled_packs:G,platform:U}=n,{proposal_mode:J,command_family:H,cwd:i,tool:I,symlinks:L}=n,
t={...a.terms.policy,...l&&{mode:l},...p!==void 0&&{allow_dangerous:p},...P&&{allowed_roots:P},...M&&{workspace:M},...G&&
{disabled_packs:G}};return a.with({policy:t,...U&&{platform:U}}).proposed({...J&&{mode:J},...H!==void 0&&{family:H},...i&&
{cwd:i},...I&&{tool:I},...L&&{files:m(L,i??t.workspace)}})}function o({command:n,context:a}){return n===null?a.computed_risk:
void 0}function m(n,a){const l=Object.entries(n).map(([p,P])=>{const M=(0,f().locatePath)(p,a,{at:"/"});if(M===void 0)throw R(
`the symlink ${p} has no valid path`);return[M.slice(1),{symlink:P}]});return(0,w().literalTree)(Object.fromEntries(l),"\
the given symlinks")}function g(n,a){let l;try{l=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(p){throw R(
`${a} is not JSON in UTF-8: ${p.message}`)}if(!Array.isArray(l))throw R(`${a} is not a JSON array`);return l}function R(n){
return new(F()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function j(n,{root:a},{cwd:l}){if(a===void 0)return n;const p=(0,A().
resolve)(l,n),P=await(0,E().realpath)((0,A().dirname)(p)).catch(()=>(0,A().dirname)(p));return(0,A().relative)(await(0,E().
realpath)(a),(0,A().join)(P,(0,A().basename)(p))).split(A().sep).join("/")}async function $({path:n,file:a},l,{agent_files:p},P){
const M=(0,y().agentFileAt)(await j(a,l,P));if(M===void 0)return;const G=(0,b().readAgentFile)({...M,path:n},await P.readInput(
a));return(0,v().agentFileAnswer)(await(0,T().judgeWholeFile)(G,l.tree,p))}},88647:function(V,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.explainVerb=void 0;function E(){const t=r(76760);return E=function(){return t},t}function A(){
const t=r(63314);return A=function(){return t},t}function h(){const t=r(18744);return h=function(){return t},t}function y(){
const t=r(68450);return y=function(){return t},t}function T(){const t=r(41895);return T=function(){return t},t}function b(){
const t=r(3051);return b=function(){return t},t}function F(){const t=r(4378);return F=function(){return t},t}function N(){
const t=r(54441);return N=function(){return t},t}function B(){const t=r(87952);return B=function(){return t},t}function w(){
const t=r(92739);return w=function(){return t},t}function f(){const t=r(34397);return f=function(){return t},t}function v(){
const t=r(10289);return v=function(){return t},t}function e(){const t=r(74183);return e=function(){return t},t}function s(){
const t=r(6244);return s=function(){return t},t}function d(){const t=r(25733);return d=function(){return t},t}function c(){
const t=r(8229);return c=function(){return t},t}function o(){const t=r(34165);return o=function(){return t},t}function m(){
const t=r(94965);return m=function(){return t},t}function g(){const t=r(13580);return g=function(){return t},t}function R(){
const t=r(11331);return R=function(){return t},t}function j(){const t=r(10482);return j=function(){return t},t}function $(){
const t=r(49232);return $=function(){return t},t}function n(){const t=r(82256);return n=function(){return t},t}const a=(t,D)=>(0,n().
withJudgingOptions)(new(A()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(O="",S,{args:C})=>{if(S.list){const x=(0,s().rulesByTopic)(),z=()=>(0,c().renderRuleList)(x,t);return(0,n().
printAnswer)((0,e().ruleList)(x),z,S.format,t),D(0)}if(p(C),S.command!==!0&&P(O),S.command!==!0&&M(O)){const x=i(O),z=()=>(0,c().
renderRule)(x,t.columns);(0,n().printAnswer)((0,e().explainRule)(x),z,S.format,t)}else await I(O,S,t);D(0)});u.explainVerb=
a;const l="Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lis\
ts the rules.";function p(t){if(!(t.length<=1))throw new(T()).GateError("usage",`\`explain\` takes one argument, not ${t.
length}.`,`Quote the command: gene-gate explain '${t.join(" ")}'`)}function P(t){if(t==="")throw new(T()).GateError("usa\
ge","`explain` has nothing to explain.",l)}function M(t){return(0,g().ruleOf)(t)!==void 0?!0:!G.test(t)&&!U(t)}const G=/[\s/\\.=:@$&|;<>"'()]|^-/;
function U(t){return J.has(t)||(0,R().programNamed)(t)!==void 0||w().TOOLS.has(t)}const J=new Set(["node","npm","npx",...B().
FAMILIES.map(({name:t})=>t)]),H=80;function i(t){const D=(0,g().ruleOf)(t);if(D!==void 0)return D;const O=N().RULE_GROUPS.
find(C=>C===t);if(O!==void 0){const C=(0,g().allRules)().filter(x=>x.group===O).map(x=>x.id);throw new(T()).GateError("u\
sage",`\`${O}\` is a group of rules.`,`Its rules: ${C.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const S=(0,b().nearestName)(t,(0,g().allRules)().map(C=>C.id));throw new(T()).GateError("usage",`Unknown rule: ${(0,v().
terminal)((0,m().clip)(t,H))}.`,`${S?`Did you mean ${S}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function I(t,{repo:D,format:O,...S},C){const{platform:x,signal:z}=C;return L(D,C,async(Y,k)=>{
const q=Y===void 0&&S.policy===void 0,Q=await(0,$().policyFor)({...S,...q&&{policy:!1}},C,Y),{policy:W}=Q,K=S.command?void 0:
await(0,j().answerOfAgentFile)({path:t,file:t},{tree:Y,root:k},W,C),X=(0,n().textOptions)(S,C);if(K!==void 0)return(0,n().
printAnswer)(K,()=>(0,d().renderFileAnswers)([K],X),O,C);const _=Y?[...Y.files()].map(({path:on})=>on):[],nn=(0,y().commonRoot)(
_.filter((0,h().assetPathTest)(W)),{policy:W,tree:Y}),tn=F().Judge.by({policy:W,tree:Y,changed:new Set,platform:x,signal:z,
cwd:nn}),Z=await(0,e().explainCommand)(t,tn),en=()=>`${(0,c().renderExplanation)(Z,X)}
${(0,o().renderPolicyUsed)((0,$().policyName)(Q),W,C)}`;(0,n().printAnswer)(Z,en,O,C)})}async function L(t,D,O){const{cwd:S,
env:C}=D;return t===!1?O():t!==void 0?(0,f().withSourceTree)((0,E().resolve)(S,t),D,O):await(0,$().repositoryOf)(S,C)===
void 0?O():(0,f().withSourceTree)(S,D,O)}},49232:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
s,u.namedPolicy=B,u.policyFor=f,u.policyName=v,u.policyOfFile=w,u.repositoryOf=d;function E(){const o=r(73024);return E=
function(){return o},o}function A(){const o=r(76760);return A=function(){return o},o}function h(){const o=r(41895);return h=
function(){return o},o}function y(){const o=r(21311);return y=function(){return o},o}function T(){const o=r(74238);return T=
function(){return o},o}function b(){const o=r(48741);return b=function(){return o},o}function F(){const o=r(96402);return F=
function(){return o},o}function N(){const o=r(63550);return N=function(){return o},o}async function B(o,m){if(o===void 0)
return;const g=await w(o,m);return(0,y().requireExamples)(g),g}async function w(o,m){const g=(await m.readInput(o)).toString(
"utf8"),R=await d(m.cwd,m.env)??m.cwd;return await(0,T().loadPolicyFile)(g,o,(0,b().folderTree)(R))}async function f({policy:o,
profile:m},g,R){const j=o===!1?await s():await B(o,g)??await e(R,g);return m===void 0?j:{...j,policy:{...j.policy,profile:m}}}
function v({source:o,path:m,ref:g}){return o==="default"||m===void 0?"the built-in policy":o==="file"||g===void 0?m:`${m}\
 in ${g}`}async function e(o,{cwd:m,env:g}){const R=o===void 0?await d(m,g):void 0,j=o??(R===void 0?void 0:(0,b().folderTree)(
R));if(j===void 0)return s();const $=await(0,T().loadPolicy)(j,j.label);return(0,y().requireExamples)($),$}function s(){
const o=(0,N().literalTree)({});return(0,T().loadPolicy)(o,o.label)}async function d(o,m){try{const g=await(0,F().openRepository)(
o,m);return await g.close(),g.directory}catch(g){const R=g instanceof h().GateError&&g.code==="program_not_found";if(g instanceof
h().GateError&&!(R&&c(o)))return;throw g}}function c(o){const m=(0,A().dirname)(o);return(0,E().existsSync)((0,A().join)(
o,".git"))||m!==o&&c(m)}},82256:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.DURATIONS=void 0,u.durationsOf=H,u.folderFiles=l,u.formatOption=g,u.inRepository=n,u.parsedBy=G,u.parsedNumber=U,u.printAnswer=
j,u.rangeRequest=M,u.storeFiles=a,u.textOptions=R,u.withJudgingOptions=c,u.withRangeOptions=P;function E(){const i=r(76760);
return E=function(){return i},i}function A(){const i=r(63314);return A=function(){return i},i}function h(){const i=r(7723);
return h=function(){return i},i}function y(){const i=r(89549);return y=function(){return i},i}function T(){const i=r(18744);
return T=function(){return i},i}function b(){const i=r(25966);return b=function(){return i},i}function F(){const i=r(41895);
return F=function(){return i},i}function N(){const i=r(41551);return N=function(){return i},i}function B(){const i=r(39763);
return B=function(){return i},i}function w(){const i=r(48741);return w=function(){return i},i}function f(){const i=r(96402);
return f=function(){return i},i}function v(){const i=r(93028);return v=function(){return i},i}function e(){const i=r(10289);
return e=function(){return i},i}function s(){const i=r(23107);return s=function(){return i},i}function d(){const i=r(49232);
return d=function(){return i},i}function c(i,I=["text","json"]){return i.option(...o).option("--no-policy","use the buil\
t-in policy").addOption(m()).addOption(g(I))}const o=u.POLICY_OPTION=["--policy <file>","policy file (default: the polic\
y of the repository)"];function m(){return new(A()).Option("--profile <name>","profile for commands").choices(B().PROFILE_NAMES)}
function g(i=["text","json"]){return new(A()).Option("--format <name>","output format").choices(i).default("text")}function R({
verbose:i=!1},{columns:I,colour:L}){return{columns:I,colour:L,verbose:i}}function j(i,I,L,t){t.print(L==="json"?`${(0,e().
json)(i)}
`:I(),L)}const $=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function n({repo:i},{cwd:I,env:L,
note:t},D){const O=await(0,f().openRepository)((0,E().resolve)(I,i),L,t);try{return await D(O)}finally{await O.close()}}
function a(i,I,L){return p((0,T().assetPathsIn)(i,I),L)}function l(i,I,L){const t=(0,T().assetPathTest)(I),D=S=>[(0,E().
resolve)(i,S).split(E().sep).join("/").replace(/^\//,""),`assets/gep/${(0,E().basename)(S)}`],O=[...(0,w().folderTree)(i).
files()].filter(({kind:S,path:C})=>(0,v().isRegular)(S)&&D(C).some(t));return p(O.map(({path:S})=>S),L)}function p(i,I){
if(i.length>0)return i;throw new(F()).GateError("usage",`${I} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function P(i){return i.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(A()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...$).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(m()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function M({base:i,head:I,worktree:L,staged:t,
profile:D,...O},S){const C=(0,y().approveByDigest)(O.approve,new Date),x=await(0,d().namedPolicy)(O.policy,S);return{directory:(0,E().
resolve)(S.cwd,O.repo),env:S.env,note:S.note,locate:z=>(0,b().resolveRange)(z,{...i!==void 0&&{base:i},...I!==void 0&&{head:I},
...L&&{worktree:L},...t&&{staged:t}}),...x&&{policy:x},...O.policyRef!==void 0&&{policyRef:O.policyRef},inputs:{profile:D},
all:O.all??!1,approver:C,signal:S.signal,secrets:(0,N().secretsOf)(S.env)}}function G(i,I){return L=>{const t=i().safeParse(
L);if(t.success)return t.data;throw new(A()).InvalidArgumentError(I)}}function U(i){return G(()=>h().coerce.number().pipe(
i()),"Expected a number from 1 to 256.")}const J=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function H({durations:i},I){return i===void 0?new Map:(0,s().
readDurations)((0,E().resolve)(I.cwd,i),I.openInput)}},25966:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.resolveRange=b;function E(){const f=r(41895);return E=function(){return f},f}function A(){const f=r(24634);return A=function(){
return f},f}function h(){const f=r(67397);return h=function(){return f},f}function y(){const f=r(50598);return y=function(){
return f},f}function T(){const f=r(34397);return T=function(){return f},f}async function b(f,{base:v,head:e,worktree:s=!1,
staged:d=!1}){if(s&&e!==void 0)throw new(E()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[c,o]=await F([(0,y().resolveRevision)(f,e??"HEAD"),
B(f,v)]);return{name:d?"index":s?"worktree":"range",directory:f.directory,base:await(0,A().mergeBase)(f,o.commit,c),head:c,
audited:s?await(d?T().snapshotIndex:T().snapshotWorktree)(f):c,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function F(f){return await Promise.allSettled(f),Promise.all(f)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function B(f,v){const e=v===void 0?await(0,h().defaultBranch)(f):await(0,y().resolveNamed)(f,v),{commit:s}=e,d=v===
"HEAD"||v==="@"?await(0,h().checkedOutBranch)(f):e.ref,c=d&&w(d);if(c===void 0)return{commit:s,name:v??"HEAD"};const o=v===
void 0?e:await(0,h().findDefaultBranch)(f),m=o?.ref&&w(o.ref);return{commit:s,name:c,...o&&m&&{defaultBranch:{name:m,commit:o.
commit}}}}function w(f){return N.test(f)?f.replace(N,""):void 0}},80090:function(V,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.agentFileAnswer=T,u.commandAnswer=b,u.fileAnswer=v;function E(){const e=r(59490);return E=function(){
return e},e}function A(){const e=r(95132);return A=function(){return e},e}function h(){const e=r(37075);return h=function(){
return e},e}function y(){const e=r(77648);return y=function(){return e},e}function T(e){const s=(0,h().idsOf)([...e.findings]);
return{...(0,y().reportAgentFile)(e,e.findings,s),findings:(0,y().reportFindings)(e.findings,s)}}function b({id:e,command:s},d,c,o){
const{verdict:m,risk:g,confirmation:R,reading:j,findings:$,profiles:n,validators:a}=d,[l]=m==="block"&&c==="workspace"?$:
[];return{id:e,command:s,verdict:m,risk:g,confirmation:R,argv:j.argv,findings:(0,y().reportFindings)($,o),warnings:F($),
profiles:(0,y().verdictsOf)(n),validators:(0,y().verdictsOf)(a),...l&&{error:(0,A().describe)(l).message.replace(/\.$/,""),
rule:l.rule,layer:l.layer}}}function F(e){const s=e.filter(({severity:d})=>d==="warning");return[...new Set(s.map(({rule:d})=>d))]}
const N=100,B=1e3;function w(e){const s=[...(0,E().groupBy)(e,({rule:c,severity:o})=>`${o} ${c}`).values()],d=new Set(s.
flatMap(c=>c.slice(0,N)));return{listed:e.filter(c=>d.has(c)),others:s.flatMap(c=>{const o=c.length-N;return c.slice(N,N+
1).map(m=>({other:m,count:o}))})}}function f({other:e,count:s}){const d=`${s} more findings of \`${e.rule}\` in this file\
, from here on, are not listed.`;return{...(0,y().reportFinding)(e),message:d}}function v({path:e,assets:s,findings:d},c){
const o=s.flatMap(({commands:n})=>n.flatMap(a=>a.findings)),{listed:m,others:g}=w(d),R=(0,h().idsOf)([...o,...m]),j=s.filter(
({commands:n})=>n.length===0),$=new Set(j.slice(B));return{path:e,assets:s.filter(n=>!$.has(n)).map(({asset:n,commands:a})=>({
type:n.type,id:n.id,location:n.locate(),commands:a.map((l,p)=>b({id:`${n.id}#${p}`,...l},l,c,R))})),...$.size>0&&{assets_not_listed:$.
size},findings:[...(0,y().reportFindings)(m,R),...g.map(f)]}}},77648:function(V,u,r){Object.defineProperty(u,"__esModule",
{value:!0}),u.findingsAbout=w,u.idsIn=e,u.reportAgentFile=R,u.reportFinding=g,u.reportFindings=m,u.reportGene=B,u.reportScripts=
d,u.verdictsOf=c;function E(){const n=r(12195);return E=function(){return n},n}function A(){const n=r(85475);return A=function(){
return n},n}function h(){const n=r(80827);return h=function(){return n},n}function y(){const n=r(59490);return y=function(){
return n},n}function T(){const n=r(38863);return T=function(){return n},n}function b(){const n=r(78261);return b=function(){
return n},n}function F(){const n=r(95132);return F=function(){return n},n}function N(){const n=r(37075);return N=function(){
return n},n}function B(n,a,{about:l,ids:p}){const{gene:P,outcomes:M,mutants:G,runFindings:U,capped:J,verdict:H,summary:i}=n,
{asset:I,change:L,blastRadius:t}=P,D=[...l(I),...P.findings,...J,...U.filter(O=>O.subject?.command===void 0)];return{id:I.
id,asset_id:(0,A().assetIdOf)(I),path:I.path,line:I.locate().line,store:{path:P.store.path||".",root:P.store.root||"."},
change:L,verdict:H,summary:i,profiles:o(P.commands.map(({profiles:O})=>O)),validators:o(P.commands.map(({validators:O})=>O)),
blast_radius:t,commands:P.commands.map((O,S)=>{const C=U.filter(Y=>v(Y,O)),x=e([...O.findings,...C],p),z=G?.[S];return{...s(
O,M[S]),...z&&{mutant:z},...x}}),...e(D,p),...P.differences.length>0&&{differences:P.differences},validation_report_id:a}}
function w(n){const a=(0,y().groupBy)(n,({subject:l})=>f(l));return l=>(a.get(f(l))??[]).filter(({location:p})=>(p?.path??
l.path)===l.path)}function f({type:n,id:a}={}){return`${n} ${a}`}function v({subject:n,location:a},{command:l,location:p}){
return n?.command===l&&a?.line===p.line&&a.column===p.column}function e(n,a){const l=[...new Set(n.flatMap(p=>a.get(p)??
[]))];return l.length>0?{findings:l}:{}}function s(n,a){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.
confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:l,span:p})=>({text:l,...p}))},...n.plan?.scripts&&{scripts:d(
n.plan.scripts)},profiles:c(n.profiles),validators:c(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},
...a&&{outcome:a}}}function d(n){return(0,h().stepsIn)(n).map(({directory:a,event:l,text:p,command:P})=>({directory:a,event:l,
text:p,shell:P===void 0}))}function c(n){return Object.fromEntries(Object.entries(n).map(([a,{verdict:l}])=>[a,l]))}function o(n){
const a={};for(const l of n)for(const[p,{verdict:P,reason:M,remark:G}]of Object.entries(l)){const U=a[p];U&&!U.accepted||
(a[p]=P==="block"?{accepted:!1,...M&&{reason:(0,F().describe)(M).message}}:{accepted:!0,...G&&{remark:(0,F().describe)(G).
message},...U})}return a}function m(n,a=(0,N().idsOf)(n),l){return n.toSorted(b().byHarm).map(p=>{const P={id:a.get(p),cause:(0,N().
causeOf)(p),...g(p)};if(l===void 0)return P;const M=`${T().COMMAND} fix --base ${l.slice(0,12)} --`;return{...P,remedy:P.
remedy.replaceAll("gene-gate fix --",M)}})}function g(n){const{args:a,advice:l,...p}=n;return{...p,...(0,F().describe)(n)}}
function R({file:{path:n,format:a},entries:l},p,P){const{name:M,tool:G,approval:U,specification:J}=a;return{path:n,format:M,
tool:G,approval:U,specification:J,entries:l.map(H=>j(H,p,P))}}function j({state:n,entry:a,change:l,targets:p,digest:P,findings:M},G,U){
const{event:J,shown:H,location:i}=a,I=G.filter(O=>M.some(S=>$(S,O))),L=I.some(({rule:O})=>O==="agent-runs-danger"),t=(0,E().
meansOf)(L?p.filter(({kind:O})=>O!=="danger"):p),D=p.flatMap(({kind:O,name:S})=>O==="file"?[S]:[]);return{event:J,command:H,
line:i.line,digest:P,...t.length>0&&{target:t.join("; ")},...D.length>0&&{scripts:D},...n&&{state:n},...(l||a.setting)&&
{change:l??(n?"changes":"widens")},...e(I,U)}}function $(n,a){return n.rule===a.rule&&n.args===a.args}},74183:function(V,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.explainCommand=T,u.explainRule=N,u.ruleList=B;function E(){const w=r(
39763);return E=function(){return w},w}function A(){const w=r(16455);return A=function(){return w},w}function h(){const w=r(
77648);return h=function(){return w},w}function y(){const w=r(80770);return y=function(){return w},w}async function T(w,f){
const{policy:v,tree:e}=f.terms,s=new Map;for(const l of[...E().GENE_PROFILES,v.profile]){const p=f.with({policy:{...v,profile:l}}),
P=await p.command(w),M=l===v.profile;s.set(l,M?await(0,A().withEdit)(P,p):P)}const{reading:d,validators:c,verdict:o,confirmation:m}=await f.
command(w),{words:g,assignments:R,argv:j,invocation:$,targets:n,scripts:a}=d;return{command:w,profiles:Object.fromEntries(
[...s].map(([l,{verdict:p}])=>[l,p])),validators:(0,h().verdictsOf)(c),words:g,assignments:R,argv:j,invocation:$?b($):null,
tree:e?.label??null,...f.terms.cwd&&{root:f.terms.cwd},outcome:o==="block"?"blocked":m==="standard"?"runs":"needs_approv\
al",targets:n,scripts:a?(0,h().reportScripts)(a):null,findings:F(s)}}function b(w){const{program:f,subcommand:v=null,flags:e,
operands:s,passthrough:d}=w;return{program:f,subcommand:v,flags:e,operands:s,passthrough:d}}function F(w){const f=new Map;
for(const[v,{findings:e}]of w)for(const s of e){const d=JSON.stringify([s.rule,s.span,s.args]),c=f.get(d);c?(c.profiles.
add(v),c.finding=s.edit?s:c.finding):f.set(d,{finding:s,profiles:new Set([v])})}return[...f.values()].map(({finding:v,profiles:e})=>({
...(0,h().reportFinding)(v),profiles:[...e]}))}function N(w){const{id:f,title:v,severity:e,harm:s,layer:d,why:c,configure:o}=w,
m={wrong:(0,y().exampleText)(w.wrong),right:(0,y().exampleText)(w.right)};return{id:f,title:v,severity:e,harm:s,layer:d,
why:c,...m,...o&&{configure:o}}}function B(w){return[...w].map(([f,v])=>({topic:f,rules:v.map(({id:e,severity:s,title:d})=>({
id:e,severity:s,title:d}))}))}},25733:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderCommandAnswers=
b,u.renderFileAnswers=F;function E(){const e=r(69379);return E=function(){return e},e}function A(){const e=r(38319);return A=
function(){return e},e}function h(){const e=r(94965);return h=function(){return e},e}function y(){const e=r(31626);return y=
function(){return e},e}function T(){const e=r(27809);return T=function(){return e},e}function b(e,s){const d=(0,y().layoutOf)(
s);return(0,y().page)([...w(e,d),v(e,[],d)])}function F(e,s){const d=(0,y().layoutOf)(s),c=e.filter($=>"assets"in $),o=e.
filter($=>"entries"in $),m=c.flatMap($=>$.assets),g=m.flatMap($=>$.commands),R=c.reduce(($,{assets_not_listed:n=0})=>$+n,
0),j=[(0,h().count)(c.length,"file"),(0,h().count)(m.length+R,"asset")];return(0,y().page)([...c.flatMap($=>B($,d)),...o.
flatMap($=>N($,d)),...c.length>0?[v(g,j,d)]:[]])}function N(e,s){const{path:d,tool:c,approval:o,specification:m,findings:g}=e,
R=s.paint("strong",(0,y().shortName)(d,(0,y().roomOf)(s)));return[(0,y().labelled)(s,"file",[R]),(0,y().prose)(s,"read b\
y",`${c}, which ${o}; see ${m}`),(0,T().listRows)((0,A().machineList)({agent_files:[e],findings:g}),s),...(0,E().findingRows)(
g.filter(j=>!(0,A().isTold)(j))).map(j=>(0,T().rowLines)(j,s))]}function B({path:e,assets:s,findings:d},c){const o=d.filter(
({subject:a})=>a?.command===void 0),m=c.verbose?o:o.filter(({severity:a})=>a!=="notice"),g=(0,E().findingRows)(m),R=w(s.
flatMap(a=>a.commands),c),j=c.paint("strong",(0,y().shortName)(e,(0,y().roomOf)(c))),n=R.length===0&&g.length===0?[c.paint(
"quiet","no problems found")]:[];return[(0,y().labelled)(c,"file",[j,...n]),...R,...g.map(a=>(0,T().rowLines)(a,c))]}function w(e,s){
return e.filter(({verdict:d})=>s.verbose||d!=="allow").map(d=>f(d,s))}function f({command:e,verdict:s,findings:d},c){const o=d.
filter(({severity:j})=>j!=="notice"),m=(0,E().reasonNotes)(o),g=h().COMMAND_TONES[s],{span:R}=o.find(j=>j.span)??{};return[
...(0,y().labelled)(c,s,(0,T().markedCommand)(e,R?[R]:[],c,g),g),...(0,T().rowLines)({tone:g,...m},c)]}function v(e,s,d){
const c=m=>e.filter(({verdict:g})=>g===m).length,o=[...s,(0,h().count)(e.length,"command"),`${c("allow")} allowed`,...c(
"warn")>0?[`${c("warn")} allowed with a warning`]:[],...c("block")>0?[`${c("block")} blocked`]:[]];return(0,y().prose)(d,
"total",o.join(", "))}},34165:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderPolicy=b,u.renderPolicyUsed=
T;function E(){const F=r(81961);return E=function(){return F},F}function A(){const F=r(94853);return A=function(){return F},
F}function h(){const F=r(94965);return h=function(){return F},F}function y(){const F=r(31626);return y=function(){return F},
F}function T(F,{profile:N},B){const w=(0,y().layoutOf)({...B,verbose:!0});return`${(0,y().prose)(w,"policy",`${F}, profi\
le ${N}`).join(`
`)}
`}function b(F,N,{idleIgnores:B,idleLevels:w,failedExamples:f},v){const e=(0,y().layoutOf)({...v,verbose:!0}),s=(0,E().comparePolicies)(
A().DEFAULT_POLICY,F),d=s.length===0?"same as the defaults":`${(0,h().count)(s.length,"difference")} from the defaults`;
return`${[(0,y().prose)(e,"policy",`${N}: ${d}`,{text:"strong"}),...s.map(({key:o,change:m,direction:g="changed"})=>(0,y().
prose)(e,g,`${o}: ${m}`,{label:g==="looser"?"caution":"quiet"})),...f.map(o=>(0,y().prose)(e,"example",o,{label:"bad"})),
...Object.entries({ignore:B,rules:w}).flatMap(([o,m])=>m.map(({name:g,why:R})=>(0,y().prose)(e,"no effect",`${o} ${g}: ${R}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
