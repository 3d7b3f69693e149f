"use strict";exports.id=8647,exports.ids=[8647],exports.modules={10482:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=T,c.judgeFor=y,c.pathInRoot=P,c.readCommandEntries=O,c.riskAsked=t;function j(){const n=o(51455);return j=
function(){return n},n}function F(){const n=o(76760);return F=function(){return n},n}function g(){const n=o(7723);return g=
function(){return n},n}function A(){const n=o(99668);return A=function(){return n},n}function I(){const n=o(20702);return I=
function(){return n},n}function E(){const n=o(12792);return E=function(){return n},n}function v(){const n=o(41895);return v=
function(){return n},n}function M(){const n=o(78374);return M=function(){return n},n}function B(){const n=o(13970);return B=
function(){return n},n}function h(){const n=o(63550);return h=function(){return n},n}function l(){const n=o(32854);return l=
function(){return n},n}function $(){const n=o(80090);return $=function(){return n},n}const u=g().looseObject({mode:B().riskSchema,
allow_dangerous:g().boolean(),allowed_roots:g().array(g().string().min(1)),workspace:g().string().min(1),cwd:g().string().
min(1),proposal_mode:g().enum(["structured","experimental"]),command_family:g().string(),platform:M().platformSchema,disabled_packs:g().
array(g().string()),symlinks:g().record(g().string().min(1),g().string().min(1)),tool:g().enum(["bash","runpy"]),computed_risk:B().
riskSchema}).partial(),m=g().object({id:g().union([g().string(),g().number()]).optional(),command:g().unknown(),context:u.
default({})});function O(n,r){return d(n,r).map((a,w)=>{if(typeof a!="object"||a===null||!("command"in a))return{id:String(
w),command:a,context:{}};const N=m.safeParse(a);if(!N.success)throw p(`entry ${w} of ${r}: ${g().prettifyError(N.error)}`);
const{id:C=String(w),command:U,context:x}=N.data;return{id:C,command:U,context:x}})}function y(n,r){const{mode:f,allow_dangerous:a,
allowed_roots:w,workspace:N,disabled_packs:C,platform:U}=n,{proposal_mode:x,command_family:J,cwd:i,tool:b,symlinks:L}=n,
e={...r.terms.policy,...f&&{mode:f},...a!==void 0&&{allow_dangerous:a},...w&&{allowed_roots:w},...N&&{workspace:N},...C&&
{disabled_packs:C}};return r.with({policy:e,...U&&{platform:U}}).proposed({...x&&{mode:x},...J!==void 0&&{family:J},...i&&
{cwd:i},...b&&{tool:b},...L&&{files:s(L,i??e.workspace)}})}function t({command:n,context:r}){return n===null?r.computed_risk:
void 0}function s(n,r){const f=Object.entries(n).map(([a,w])=>{const N=(0,l().locatePath)(a,r,{at:"/"});if(N===void 0)throw p(
`the symlink ${a} has no valid path`);return[N.slice(1),{symlink:w}]});return(0,h().literalTree)(Object.fromEntries(f),"\
the given symlinks")}function d(n,r){let f;try{f=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(a){throw p(
`${r} is not JSON in UTF-8: ${a.message}`)}if(!Array.isArray(f))throw p(`${r} is not a JSON array`);return f}function p(n){
return new(v()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function P(n,{root:r},{cwd:f}){if(r===void 0)return n;const a=(0,F().
resolve)(f,n),w=await(0,j().realpath)((0,F().dirname)(a)).catch(()=>(0,F().dirname)(a));return(0,F().relative)(await(0,j().
realpath)(r),(0,F().join)(w,(0,F().basename)(a))).split(F().sep).join("/")}async function T({path:n,file:r},f,{agent_files:a},w){
const N=(0,A().agentFileAt)(await P(r,f,w));if(N===void 0)return;const C=(0,E().readAgentFile)({...N,path:n},await w.readInput(
r));return(0,$().agentFileAnswer)(await(0,I().judgeWholeFile)(C,f.tree,a))}},88647:function(V,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.explainVerb=void 0;function j(){const e=o(76760);return j=function(){return e},e}function F(){
const e=o(63314);return F=function(){return e},e}function g(){const e=o(18744);return g=function(){return e},e}function A(){
const e=o(68450);return A=function(){return e},e}function I(){const e=o(41895);return I=function(){return e},e}function E(){
const e=o(3051);return E=function(){return e},e}function v(){const e=o(4378);return v=function(){return e},e}function M(){
const e=o(54441);return M=function(){return e},e}function B(){const e=o(87952);return B=function(){return e},e}function h(){
const e=o(92739);return h=function(){return e},e}function l(){const e=o(34397);return l=function(){return e},e}function $(){
const e=o(10289);return $=function(){return e},e}function u(){const e=o(74183);return u=function(){return e},e}function m(){
const e=o(6244);return m=function(){return e},e}function O(){const e=o(25733);return O=function(){return e},e}function y(){
const e=o(8229);return y=function(){return e},e}function t(){const e=o(34165);return t=function(){return e},e}function s(){
const e=o(94965);return s=function(){return e},e}function d(){const e=o(13580);return d=function(){return e},e}function p(){
const e=o(11331);return p=function(){return e},e}function P(){const e=o(10482);return P=function(){return e},e}function T(){
const e=o(49232);return T=function(){return e},e}function n(){const e=o(82256);return n=function(){return e},e}const r=(e,D)=>(0,n().
withJudgingOptions)(new(F()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(R="",S,{args:G})=>{if(S.list){const H=(0,m().rulesByTopic)(),z=()=>(0,y().renderRuleList)(H,e);return(0,n().
printAnswer)((0,u().ruleList)(H),z,S.format,e),D(0)}if(a(G),S.command!==!0&&w(R),S.command!==!0&&N(R)){const H=i(R),z=()=>(0,y().
renderRule)(H,e);(0,n().printAnswer)((0,u().explainRule)(H),z,S.format,e)}else await b(R,S,e);D(0)});c.explainVerb=r;const f="\
Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rule\
s.";function a(e){if(!(e.length<=1))throw new(I()).GateError("usage",`\`explain\` takes one argument, not ${e.length}.`,
`Quote the command: \`gene-gate explain '${e.join(" ")}'\`.`)}function w(e){if(e==="")throw new(I()).GateError("usage","\
`explain` has nothing to explain.",f)}function N(e){return(0,d().ruleOf)(e)!==void 0?!0:!C.test(e)&&!U(e)}const C=/[\s/\\.=:@$&|;<>"'()]|^-/;
function U(e){return x.has(e)||(0,p().programNamed)(e)!==void 0||h().TOOLS.has(e)}const x=new Set(["node","npm","npx",...B().
FAMILIES.map(({name:e})=>e)]),J=80;function i(e){const D=(0,d().ruleOf)(e);if(D!==void 0)return D;const R=M().RULE_GROUPS.
find(G=>G===e);if(R!==void 0){const G=(0,d().allRules)().filter(H=>H.group===R).map(H=>H.id);throw new(I()).GateError("u\
sage",`\`${R}\` is a group of rules.`,`Its rules: ${G.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const S=(0,E().nearestName)(e,(0,d().allRules)().map(G=>G.id));throw new(I()).GateError("usage",`Unknown rule: ${(0,$().
terminal)((0,s().clip)(e,J))}.`,`${S?`Did you mean ${S}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function b(e,{repo:D,format:R,...S},G){const{platform:H,signal:z}=G;return L(D,G,async(Y,Z)=>{
const q=Y===void 0&&S.policy===void 0,W=await(0,T().policyFor)({...S,...q&&{policy:!1}},G,Y),{policy:k}=W,Q=S.command?void 0:
await(0,P().answerOfAgentFile)({path:e,file:e},{tree:Y,root:Z},k,G),K=(0,n().textOptions)(S,G);if(Q!==void 0)return(0,n().
printAnswer)(Q,()=>(0,O().renderFileAnswers)([Q],K),R,G);const _=Y?[...Y.files()].map(({path:on})=>on):[],nn=(0,A().commonStart)(
_.filter((0,g().assetPathTest)(k)),{policy:k,tree:Y}),tn=v().Judge.by({policy:k,tree:Y,changed:new Set,platform:H,signal:z}).
startingIn(nn),X=await(0,u().explainCommand)(e,tn),en=()=>`${(0,y().renderExplanation)(X,K)}
${(0,t().renderPolicyUsed)((0,T().policyName)(W),k,G)}`;(0,n().printAnswer)(X,en,R,G)})}async function L(e,D,R){const{cwd:S,
env:G}=D;return e===!1?R():e!==void 0?(0,l().withSourceTree)((0,j().resolve)(S,e),D,R):await(0,T().repositoryOf)(S,G)===
void 0?R():(0,l().withSourceTree)(S,D,R)}},49232:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
m,c.namedPolicy=B,c.policyFor=l,c.policyName=$,c.policyOfFile=h,c.repositoryOf=O;function j(){const t=o(73024);return j=
function(){return t},t}function F(){const t=o(76760);return F=function(){return t},t}function g(){const t=o(41895);return g=
function(){return t},t}function A(){const t=o(21311);return A=function(){return t},t}function I(){const t=o(74238);return I=
function(){return t},t}function E(){const t=o(48741);return E=function(){return t},t}function v(){const t=o(96402);return v=
function(){return t},t}function M(){const t=o(63550);return M=function(){return t},t}async function B(t,s){if(t===void 0)
return;const d=await h(t,s);return(0,A().requireExamples)(d),d}async function h(t,s){const d=(await s.readInput(t)).toString(
"utf8"),p=await O(s.cwd,s.env)??s.cwd;return await(0,I().loadPolicyFile)(d,t,(0,E().folderTree)(p))}async function l({policy:t,
profile:s},d,p){const P=t===!1?await m():await B(t,d)??await u(p,d);return s===void 0?P:{...P,policy:{...P.policy,profile:s}}}
function $({source:t,path:s,ref:d}){return t==="default"||s===void 0?"the built-in policy":t==="file"||d===void 0?s:`${s}\
 in ${d}`}async function u(t,{cwd:s,env:d}){const p=t===void 0?await O(s,d):void 0,P=t??(p===void 0?void 0:(0,E().folderTree)(
p));if(P===void 0)return m();const T=await(0,I().loadPolicy)(P,P.label);return(0,A().requireExamples)(T),T}function m(){
const t=(0,M().literalTree)({});return(0,I().loadPolicy)(t,t.label)}async function O(t,s){try{const d=await(0,v().openRepository)(
t,s);return await d.close(),d.directory}catch(d){const p=d instanceof g().GateError&&d.code==="program_not_found";if(d instanceof
g().GateError&&!(p&&y(t)))return;throw d}}function y(t){const s=(0,F().dirname)(t);return(0,j().existsSync)((0,F().join)(
t,".git"))||s!==t&&y(s)}},82256:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=J,c.folderFiles=r,c.formatOption=s,c.inRepository=T,c.parsedBy=C,c.parsedNumber=U,c.printAnswer=
p,c.rangeRequest=N,c.storeFiles=n,c.textOptions=d,c.withChangeOptions=w,c.withJudgingOptions=O,c.withRangeOptions=a;function j(){
const i=o(76760);return j=function(){return i},i}function F(){const i=o(63314);return F=function(){return i},i}function g(){
const i=o(7723);return g=function(){return i},i}function A(){const i=o(89549);return A=function(){return i},i}function I(){
const i=o(18744);return I=function(){return i},i}function E(){const i=o(25966);return E=function(){return i},i}function v(){
const i=o(41895);return v=function(){return i},i}function M(){const i=o(41551);return M=function(){return i},i}function B(){
const i=o(39763);return B=function(){return i},i}function h(){const i=o(96402);return h=function(){return i},i}function l(){
const i=o(93028);return l=function(){return i},i}function $(){const i=o(10289);return $=function(){return i},i}function u(){
const i=o(23107);return u=function(){return i},i}function m(){const i=o(49232);return m=function(){return i},i}function O(i,b=[
"text","json"]){return i.option(...y).option("--no-policy","use the built-in policy").addOption(t()).addOption(s(b))}const y=c.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(F()).Option(
"--profile <name>","profile for commands").choices(B().PROFILE_NAMES)}function s(i=["text","json"]){return new(F()).Option(
"--format <name>","output format").choices(i).default("text")}function d({verbose:i=!1},{columns:b,colour:L,name:e}){return{
columns:b,colour:L,verbose:i,name:e}}function p(i,b,L,e){e.print(L==="json"?`${(0,$().json)(i)}
`:b(),L)}const P=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:i},{cwd:b,env:L,
note:e},D){const R=await(0,h().openRepository)((0,j().resolve)(b,i),L,e);try{return await D(R)}finally{await R.close()}}
function n(i,b,L){return f((0,I().assetPathsIn)(i,b),L)}function r(i,b,L){const e=(0,I().assetPathTest)(b),D=S=>[(0,j().
resolve)(L,S).split(j().sep).join("/").replace(/^\//,""),`assets/gep/${(0,j().basename)(S)}`],R=[...i.files()].filter(({
kind:S})=>(0,l().isRegular)(S)).map(({path:S})=>S);return f(R.filter(S=>D(S).some(e)),L)}function f(i,b){if(i.length>0)return i;
throw new(v()).GateError("usage",`${b} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function a(i){return w(i).option("--all","check all genes of the head, not only changed \
ones")}function w(i){return i.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(F()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...P).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function N({base:i,head:b,worktree:L,staged:e,
profile:D,...R},S){const G=(0,A().approveByDigest)(R.approve,new Date),H=await(0,m().namedPolicy)(R.policy,S);return{directory:(0,j().
resolve)(S.cwd,R.repo),env:S.env,note:S.note,locate:z=>(0,E().resolveRange)(z,{...i!==void 0&&{base:i},...b!==void 0&&{head:b},
...L&&{worktree:L},...e&&{staged:e}}),...H&&{policy:H},...R.policyRef!==void 0&&{policyRef:R.policyRef},inputs:{profile:D},
all:R.all??!1,approver:G,signal:S.signal,secrets:(0,M().secretsOf)(S.env)}}function C(i,b){return L=>{const e=i().safeParse(
L);if(e.success)return e.data;throw new(F()).InvalidArgumentError(b)}}function U(i){return C(()=>g().coerce.number().pipe(
i()),"Expected a number from 1 to 256.")}const x=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function J({durations:i},b){return i===void 0?new Map:(0,u().
readDurations)((0,j().resolve)(b.cwd,i),b.openInput)}},25966:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=E;function j(){const l=o(41895);return j=function(){return l},l}function F(){const l=o(24634);return F=function(){
return l},l}function g(){const l=o(67397);return g=function(){return l},l}function A(){const l=o(50598);return A=function(){
return l},l}function I(){const l=o(34397);return I=function(){return l},l}async function E(l,{base:$,head:u,worktree:m=!1,
staged:O=!1}){if(m&&u!==void 0)throw new(j()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[y,t]=await v([(0,A().resolveRevision)(l,u??"HEAD"),
B(l,$)]);return{name:O?"index":m?"worktree":"range",directory:l.directory,base:await(0,F().mergeBase)(l,t.commit,y),head:y,
audited:m?await(O?I().snapshotIndex:I().snapshotWorktree)(l):y,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&
{defaultBranch:t.defaultBranch},isFork:!1}}async function v(l){return await Promise.allSettled(l),Promise.all(l)}const M=/^refs\/(?:heads|remotes\/origin)\//;
async function B(l,$){const u=$===void 0?await(0,g().defaultBranch)(l):await(0,A().resolveNamed)(l,$),{commit:m}=u,O=$===
"HEAD"||$==="@"?await(0,g().checkedOutBranch)(l):u.ref,y=O&&h(O);if(y===void 0)return{commit:m,name:$??"HEAD"};const t=$===
void 0?u:await(0,g().findDefaultBranch)(l),s=t?.ref&&h(t.ref);return{commit:m,name:y,...t&&s&&{defaultBranch:{name:s,commit:t.
commit}}}}function h(l){return M.test(l)?l.replace(M,""):void 0}},80090:function(V,c,o){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.agentFileAnswer=I,c.commandAnswer=E,c.fileAnswer=$;function j(){const u=o(59490);return j=function(){
return u},u}function F(){const u=o(95132);return F=function(){return u},u}function g(){const u=o(37075);return g=function(){
return u},u}function A(){const u=o(77648);return A=function(){return u},u}function I(u){const m=(0,g().idsOf)([...u.findings]);
return{...(0,A().reportAgentFile)(u,u.findings,m),findings:(0,A().reportFindings)(u.findings,m)}}function E({id:u,command:m},O,y,t){
const{verdict:s,risk:d,confirmation:p,reading:P,findings:T,profiles:n}=O,[r]=s==="block"&&y==="workspace"?T:[];return{id:u,
command:m,verdict:s,risk:d,confirmation:p,argv:P.argv,findings:(0,A().reportFindings)(T,t),warnings:v(T),profiles:(0,A().
verdictsOf)(n),...r&&{error:(0,F().describe)(r).message.replace(/\.$/,""),rule:r.rule,layer:r.layer}}}function v(u){const m=u.
filter(({severity:O})=>O==="warning");return[...new Set(m.map(({rule:O})=>O))]}const M=100,B=1e3;function h(u){const m=[
...(0,j().groupBy)(u,({rule:y,severity:t})=>`${t} ${y}`).values()],O=new Set(m.flatMap(y=>y.slice(0,M)));return{listed:u.
filter(y=>O.has(y)),others:m.flatMap(y=>{const t=y.length-M;return y.slice(M,M+1).map(s=>({other:s,count:t}))})}}function l({
other:u,count:m}){const O=`${m} more findings of \`${u.rule}\` in this file, from here on, are not listed.`;return{...(0,A().
reportFinding)(u),message:O}}function $({path:u,assets:m,findings:O},y){const t=m.flatMap(({commands:n})=>n.flatMap(r=>r.
findings)),{listed:s,others:d}=h(O),p=(0,g().idsOf)([...t,...s]),P=m.filter(({commands:n})=>n.length===0),T=new Set(P.slice(
B));return{path:u,assets:m.filter(n=>!T.has(n)).map(({asset:n,commands:r})=>({type:n.type,id:n.id,location:n.locate(),...r.
length>0&&{profiles:(0,A().acceptanceOf)(r.map(f=>f.profiles))},commands:r.map((f,a)=>E({id:`${n.id}#${a}`,...f},f,y,p))})),
...T.size>0&&{assets_not_listed:T.size},findings:[...(0,A().reportFindings)(s,p),...d.map(l)]}}},77648:function(V,c,o){Object.
defineProperty(c,"__esModule",{value:!0}),c.acceptanceOf=t,c.findingsAbout=h,c.idsIn=u,c.reportAgentFile=p,c.reportFinding=
d,c.reportFindings=s,c.reportGene=B,c.reportScripts=O,c.verdictsOf=y;function j(){const n=o(12195);return j=function(){return n},
n}function F(){const n=o(68450);return F=function(){return n},n}function g(){const n=o(85475);return g=function(){return n},
n}function A(){const n=o(80827);return A=function(){return n},n}function I(){const n=o(59490);return I=function(){return n},
n}function E(){const n=o(78261);return E=function(){return n},n}function v(){const n=o(95132);return v=function(){return n},
n}function M(){const n=o(37075);return M=function(){return n},n}function B(n,r,{about:f,ids:a}){const{gene:w,outcomes:N,
proofs:C,runFindings:U,capped:x,verdict:J,summary:i}=n,{asset:b,change:L,blastRadius:e}=w,D=[...f(b),...w.findings,...x,
...U.filter(R=>R.subject?.command===void 0)];return{id:b.id,asset_id:(0,g().assetIdOf)(b),path:b.path,line:b.locate().line,
store:{path:w.store.path||".",root:(0,F().shownRoot)(w.store),...w.store.checkoutAs!==void 0&&{checkout_as:w.store.checkoutAs}},
change:L,verdict:J,summary:i,profiles:t(w.commands.map(({profiles:R})=>R)),blast_radius:e,commands:w.commands.map((R,S)=>{
const G=U.filter(Y=>$(Y,R)),H=u([...R.findings,...G],a),z=C?.[S];return{...m(R,N[S]),...z&&{proof:z},...H}}),...u(D,a),...w.
differences.length>0&&{differences:w.differences},validation_report_id:r}}function h(n){const r=(0,I().groupBy)(n,({subject:f})=>l(
f));return f=>(r.get(l(f))??[]).filter(({location:a})=>(a?.path??f.path)===f.path)}function l({type:n,id:r}={}){return`${n}\
 ${r}`}function $({subject:n,location:r},{command:f,location:a}){return n?.command===f&&r?.line===a.line&&r.column===a.column}
function u(n,r){const f=[...new Set(n.flatMap(a=>r.get(a)??[]))];return f.length>0?{findings:f}:{}}function m(n,r){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:f,span:a})=>({text:f,...a}))},...n.plan?.scripts&&{scripts:O(n.plan.scripts)},profiles:y(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...r&&{outcome:r}}}function O(n){return(0,A().stepsIn)(n).map(({directory:r,event:f,
text:a,command:w})=>({directory:r,event:f,text:a,shell:w===void 0}))}function y(n){return Object.fromEntries(Object.entries(
n).map(([r,{verdict:f}])=>[r,f]))}function t(n){const r={};for(const f of n)for(const[a,{verdict:w,reason:N,remark:C,...U}]of Object.
entries(f)){const x=r[a];x&&!x.accepted||(r[a]=w==="block"?{accepted:!1,...N&&{reason:(0,v().describe)(N).message},...U}:
{accepted:!0,...C&&{remark:(0,v().describe)(C).message},...x,...U})}return r}function s(n,r=(0,M().idsOf)(n),f){return n.
toSorted(E().byHarm).map(a=>{const w={id:r.get(a),cause:(0,M().causeOf)(a),...d(a)};if(f===void 0)return w;const N=`gene\
-gate fix --base ${f.slice(0,12)} --`;return{...w,remedy:w.remedy.replaceAll("gene-gate fix --",N)}})}function d(n){const{
args:r,advice:f,...a}=n;return{...a,...(0,v().describe)(n)}}function p({file:{path:n,format:r},entries:f},a,w){const{name:N,
tool:C,approval:U,specification:x}=r;return{path:n,format:N,tool:C,approval:U,specification:x,entries:f.map(J=>P(J,a,w))}}
function P({state:n,entry:r,change:f,targets:a,digest:w,findings:N},C,U){const{event:x,shown:J,location:i}=r,b=C.filter(
R=>N.some(S=>T(S,R))),L=b.some(({rule:R})=>R==="agent-runs-danger"),e=(0,j().meansOf)(L?a.filter(({kind:R})=>R!=="danger"):
a),D=a.flatMap(({kind:R,name:S})=>R==="file"?[S]:[]);return{event:x,command:J,line:i.line,digest:w,...e.length>0&&{target:e.
join("; ")},...D.length>0&&{scripts:D},...n&&{state:n},...(f||r.setting)&&{change:f??(n?"changes":"widens")},...u(b,U)}}
function T(n,r){return n.rule===r.rule&&n.args===r.args}},74183:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.explainCommand=I,c.explainRule=M,c.ruleList=B;function j(){const h=o(39763);return j=function(){return h},h}function F(){
const h=o(16455);return F=function(){return h},h}function g(){const h=o(77648);return g=function(){return h},h}function A(){
const h=o(80770);return A=function(){return h},h}async function I(h,l){const{policy:$,tree:u,cwd:m,checkoutAs:O}=l.terms,
y=new Map;for(const w of[...j().GENE_PROFILES,$.profile]){const N=l.with({policy:{...$,profile:w}}),C=await N.command(h),
U=w===$.profile;y.set(w,U?await(0,F().withEdit)(C,N):C)}const{reading:t,profiles:s,verdict:d,confirmation:p}=await l.command(
h),{words:P,assignments:T,argv:n,invocation:r,targets:f,scripts:a}=t;return{command:h,profiles:(0,g().verdictsOf)(s),words:P,
assignments:T,argv:n,invocation:r?E(r):null,tree:u?.label??null,...m&&{root:m},...O!==void 0&&{root:"..",checkout_as:O},
outcome:d==="block"?"blocked":p==="standard"?"runs":"needs_approval",targets:f,scripts:a?(0,g().reportScripts)(a):null,findings:v(
y)}}function E(h){const{program:l,subcommand:$=null,flags:u,operands:m,passthrough:O}=h;return{program:l,subcommand:$,flags:u,
operands:m,passthrough:O}}function v(h){const l=new Map;for(const[$,{findings:u}]of h)for(const m of u){const O=JSON.stringify(
[m.rule,m.span,m.args]),y=l.get(O);y?(y.profiles.add($),y.finding=m.edit?m:y.finding):l.set(O,{finding:m,profiles:new Set(
[$])})}return[...l.values()].map(({finding:$,profiles:u})=>({...(0,g().reportFinding)($),profiles:[...u]}))}function M(h){
const{id:l,title:$,severity:u,harm:m,layer:O,why:y,configure:t}=h,s={wrong:(0,A().exampleText)(h.wrong),right:(0,A().exampleText)(
h.right)};return{id:l,title:$,severity:u,harm:m,layer:O,why:y,...s,...t&&{configure:t}}}function B(h){return[...h].map(([
l,$])=>({topic:l,rules:$.map(({id:u,severity:m,title:O})=>({id:u,severity:m,title:O}))}))}},25733:function(V,c,o){Object.
defineProperty(c,"__esModule",{value:!0}),c.renderCommandAnswers=M,c.renderFileAnswers=B;function j(){const t=o(17577);return j=
function(){return t},t}function F(){const t=o(69379);return F=function(){return t},t}function g(){const t=o(33643);return g=
function(){return t},t}function A(){const t=o(38319);return A=function(){return t},t}function I(){const t=o(94965);return I=
function(){return t},t}function E(){const t=o(31626);return E=function(){return t},t}function v(){const t=o(27809);return v=
function(){return t},t}function M(t,s){const d=(0,E().layoutOf)(s);return(0,E().page)([...m(t,d),y(t,[],d)])}function B(t,s){
const d=(0,E().layoutOf)(s),p=t.filter(a=>"assets"in a),P=t.filter(a=>"entries"in a),T=p.flatMap(a=>a.assets),n=T.flatMap(
a=>a.commands),r=p.reduce((a,{assets_not_listed:w=0})=>a+w,0),f=[(0,I().count)(p.length,"file"),(0,I().count)(T.length+r,
"asset")];return(0,E().page)([...p.flatMap(a=>l(a,d)),...P.flatMap(a=>h(a,d)),...p.length>0?[y(n,f,d,u(T))]:[]])}function h(t,s){
const{path:d,tool:p,approval:P,specification:T,findings:n}=t,r=s.paint("strong",(0,E().shortName)(d,(0,E().roomOf)(s)));
return[(0,E().labelled)(s,"file",[r]),(0,E().prose)(s,"read by",`${p}, which ${P}; see ${T}`),(0,v().listRows)({...(0,A().
machineList)({agent_files:[t],findings:n}),note:""},s),...(0,F().findingRows)(n.filter(f=>!(0,A().isTold)(f))).map(f=>(0,v().
rowLines)(f,s))]}function l({path:t,assets:s,findings:d},p){const P=d.filter(({subject:C})=>C?.command===void 0),T=p.verbose?
P:P.filter(({severity:C})=>C!=="notice"),n=(0,F().findingRows)(T),r=m(s.flatMap(C=>C.commands),p),f=p.paint("strong",(0,E().
shortName)(t,(0,E().roomOf)(p))),a=$(s,p),N=r.length+n.length+a.length===0?[p.paint("quiet","no problems found")]:[];return[
(0,E().labelled)(p,"file",[f,...N]),...r,...n.map(C=>(0,v().rowLines)(C,p)),a]}function $(t,s){const d=t.flatMap(({id:p,
profiles:P={},commands:T})=>{const n=(0,g().hubAnswer)(P),r=n?.taken||T.some(({verdict:f})=>f==="block");return n===void 0||
r&&!s.verbose?[]:n.taken?[{name:p,words:n.words,tone:"quiet",notes:[]}]:[{name:p,tone:"caution",notes:[{text:`${g().QUESTION}\
 No: ${n.words}`}]}]});return(0,v().listRows)({id:"hub",title:"",label:"hub",noun:"gene",rows:d},s)}function u(t){const s=t.
flatMap(({profiles:P={}})=>(0,g().hubAnswer)(P)??[]),d=s.filter(P=>P.taken).length,[p]=s;return p?[`${d} of ${(0,I().count)(
s.length,"gene")} accepted by ${p.by}`]:[]}function m(t,s){return t.filter(({verdict:d})=>s.verbose||d!=="allow").map(d=>O(
d,s))}function O({command:t,verdict:s,findings:d},p){const P=d.filter(({severity:f})=>f!=="notice"),T=(0,F().reasonNotes)(
P),n=I().COMMAND_TONES[s],r=(0,j().spansOf)(t,P).slice(0,1);return[...(0,E().labelled)(p,s,(0,v().markedCommand)(t,r,p,n),
n),...(0,v().rowLines)({tone:n,...T},p)]}function y(t,s,d,p=[]){const P=n=>t.filter(({verdict:r})=>r===n).length,T=[...s,
(0,I().count)(t.length,"command"),`${P("allow")} allowed`,...P("warn")>0?[`${P("warn")} allowed with a warning`]:[],...P(
"block")>0?[`${P("block")} blocked`]:[],...p];return(0,E().prose)(d,"total",T.join(", "))}},34165:function(V,c,o){Object.
defineProperty(c,"__esModule",{value:!0}),c.renderPolicy=E,c.renderPolicyUsed=I;function j(){const v=o(81961);return j=function(){
return v},v}function F(){const v=o(94853);return F=function(){return v},v}function g(){const v=o(94965);return g=function(){
return v},v}function A(){const v=o(31626);return A=function(){return v},v}function I(v,{profile:M},B){const h=(0,A().layoutOf)(
{...B,verbose:!0});return`${(0,A().prose)(h,"policy",`${v}, profile ${M}`).join(`
`)}
`}function E(v,M,{idleIgnores:B,idleLevels:h,failedExamples:l},$){const u=(0,A().layoutOf)({...$,verbose:!0}),m=(0,j().comparePolicies)(
F().DEFAULT_POLICY,v),O=m.length===0?"same as the defaults":`${(0,g().count)(m.length,"difference")} from the defaults`;
return`${[(0,A().prose)(u,"policy",`${M}: ${O}`,{text:"strong"}),...m.map(({key:t,change:s,direction:d="changed"})=>(0,A().
prose)(u,d,`${t}: ${s}`,{label:d==="looser"?"caution":"quiet"})),...l.map(t=>(0,A().prose)(u,"example",t,{label:"bad"})),
...Object.entries({ignore:B,rules:h}).flatMap(([t,s])=>s.map(({name:d,why:p})=>(0,A().prose)(u,"no effect",`${t} ${d}: ${p}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
