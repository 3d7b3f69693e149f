"use strict";exports.id=8647,exports.ids=[8647],exports.modules={10482:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=N,c.judgeFor=y,c.pathInRoot=P,c.readCommandEntries=w,c.riskAsked=t;function j(){const n=o(51455);return j=
function(){return n},n}function $(){const n=o(76760);return $=function(){return n},n}function g(){const n=o(7723);return g=
function(){return n},n}function A(){const n=o(99668);return A=function(){return n},n}function E(){const n=o(20702);return E=
function(){return n},n}function F(){const n=o(12792);return F=function(){return n},n}function v(){const n=o(41895);return v=
function(){return n},n}function M(){const n=o(78374);return M=function(){return n},n}function G(){const n=o(13970);return G=
function(){return n},n}function h(){const n=o(63550);return h=function(){return n},n}function l(){const n=o(32854);return l=
function(){return n},n}function R(){const n=o(80090);return R=function(){return n},n}const u=g().looseObject({mode:G().riskSchema,
allow_dangerous:g().boolean(),allowed_roots:g().array(g().string().min(1)),workspace:g().string().min(1),cwd:g().string().
min(1),proposal_mode:g().enum(["structured","experimental"]),command_family:g().string(),platform:M().platformSchema,disabled_packs:g().
array(g().string()),symlinks:g().record(g().string().min(1),g().string().min(1)),tool:g().enum(["bash","runpy"]),computed_risk:G().
riskSchema}).partial(),m=g().object({id:g().union([g().string(),g().number()]).optional(),command:g().unknown(),context:u.
default({})});function w(n,i){return f(n,i).map((a,O)=>{if(typeof a!="object"||a===null||!("command"in a))return{id:String(
O),command:a,context:{}};const b=m.safeParse(a);if(!b.success)throw p(`entry ${O} of ${i}: ${g().prettifyError(b.error)}`);
const{id:C=String(O),command:D,context:U}=b.data;return{id:C,command:D,context:U}})}function y(n,i){const{mode:d,allow_dangerous:a,
allowed_roots:O,workspace:b,disabled_packs:C,platform:D}=n,{proposal_mode:U,command_family:H,cwd:J,tool:r,symlinks:B}=n,
e={...i.terms.policy,...d&&{mode:d},...a!==void 0&&{allow_dangerous:a},...O&&{allowed_roots:O},...b&&{workspace:b},...C&&
{disabled_packs:C}};return i.with({policy:e,...D&&{platform:D}}).proposed({...U&&{mode:U},...H!==void 0&&{family:H},...J&&
{cwd:J},...r&&{tool:r},...B&&{files:s(B,J??e.workspace)}})}function t({command:n,context:i}){return n===null?i.computed_risk:
void 0}function s(n,i){const d=Object.entries(n).map(([a,O])=>{const b=(0,l().locatePath)(a,i,{at:"/"});if(b===void 0)throw p(
`the symlink ${a} has no valid path`);return[b.slice(1),{symlink:O}]});return(0,h().literalTree)(Object.fromEntries(d),"\
the given symlinks")}function f(n,i){let d;try{d=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(a){throw p(
`${i} is not JSON in UTF-8: ${a.message}`)}if(!Array.isArray(d))throw p(`${i} is not a JSON array`);return d}function p(n){
return new(v()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function P(n,{root:i},{cwd:d}){if(i===void 0)return n;const a=(0,$().
resolve)(d,n),O=await(0,j().realpath)((0,$().dirname)(a)).catch(()=>(0,$().dirname)(a));return(0,$().relative)(await(0,j().
realpath)(i),(0,$().join)(O,(0,$().basename)(a))).split($().sep).join("/")}async function N({path:n,file:i},d,{agent_files:a},O){
const b=(0,A().agentFileAt)(await P(i,d,O));if(b===void 0)return;const C=(0,F().readAgentFile)({...b,path:n},await O.readInput(
i));return(0,R().agentFileAnswer)(await(0,E().judgeWholeFile)(C,d.tree,a))}},88647:function(Y,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.explainVerb=void 0;function j(){const e=o(76760);return j=function(){return e},e}function $(){
const e=o(63314);return $=function(){return e},e}function g(){const e=o(18744);return g=function(){return e},e}function A(){
const e=o(68450);return A=function(){return e},e}function E(){const e=o(41895);return E=function(){return e},e}function F(){
const e=o(3051);return F=function(){return e},e}function v(){const e=o(4378);return v=function(){return e},e}function M(){
const e=o(54441);return M=function(){return e},e}function G(){const e=o(87952);return G=function(){return e},e}function h(){
const e=o(92739);return h=function(){return e},e}function l(){const e=o(34397);return l=function(){return e},e}function R(){
const e=o(10289);return R=function(){return e},e}function u(){const e=o(74183);return u=function(){return e},e}function m(){
const e=o(6244);return m=function(){return e},e}function w(){const e=o(25733);return w=function(){return e},e}function y(){
const e=o(8229);return y=function(){return e},e}function t(){const e=o(34165);return t=function(){return e},e}function s(){
const e=o(94965);return s=function(){return e},e}function f(){const e=o(13580);return f=function(){return e},e}function p(){
const e=o(11331);return p=function(){return e},e}function P(){const e=o(10482);return P=function(){return e},e}function N(){
const e=o(49232);return N=function(){return e},e}function n(){const e=o(82256);return n=function(){return e},e}const i=(e,L)=>(0,n().
withJudgingOptions)(new($()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(S="",I,{args:T})=>{if(I.list){const x=(0,m().rulesByTopic)(),z=()=>(0,y().renderRuleList)(x,e);return(0,n().
printAnswer)((0,u().ruleList)(x),z,I.format,e),L(0)}if(a(T),I.command!==!0&&O(S),I.command!==!0&&b(S)){const x=J(S),z=()=>(0,y().
renderRule)(x,e);(0,n().printAnswer)((0,u().explainRule)(x),z,I.format,e)}else await r(S,I,e);L(0)});c.explainVerb=i;const d="\
Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rule\
s.";function a(e){if(!(e.length<=1))throw new(E()).GateError("usage",`\`explain\` takes one argument, not ${e.length}.`,
`Quote the command: \`gene-gate explain '${e.join(" ")}'\`.`)}function O(e){if(e==="")throw new(E()).GateError("usage","\
`explain` has nothing to explain.",d)}function b(e){return(0,f().ruleOf)(e)!==void 0?!0:!C.test(e)&&!D(e)}const C=/[\s/\\.=:@$&|;<>"'()]|^-/;
function D(e){return U.has(e)||(0,p().programNamed)(e)!==void 0||h().TOOLS.has(e)}const U=new Set(["node","npm","npx",...G().
FAMILIES.map(({name:e})=>e)]),H=80;function J(e){const L=(0,f().ruleOf)(e);if(L!==void 0)return L;const S=M().RULE_GROUPS.
find(T=>T===e);if(S!==void 0){const T=(0,f().allRules)().filter(x=>x.group===S).map(x=>x.id);throw new(E()).GateError("u\
sage",`\`${S}\` is a group of rules.`,`Its rules: ${T.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const I=(0,F().nearestName)(e,(0,f().allRules)().map(T=>T.id));throw new(E()).GateError("usage",`Unknown rule: ${(0,R().
terminal)((0,s().clip)(e,H))}.`,`${I?`Did you mean ${I}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function r(e,{repo:L,format:S,...I},T){const{platform:x,signal:z}=T;return B(L,T,async(V,Z)=>{
const q=V===void 0&&I.policy===void 0,W=await(0,N().policyFor)({...I,...q&&{policy:!1}},T,V),{policy:k}=W,Q=I.command?void 0:
await(0,P().answerOfAgentFile)({path:e,file:e},{tree:V,root:Z},k,T),K=(0,n().textOptions)(I,T);if(Q!==void 0)return(0,n().
printAnswer)(Q,()=>(0,w().renderFileAnswers)([Q],K),S,T);const _=V?[...V.files()].map(({path:on})=>on):[],nn=(0,A().commonStart)(
_.filter((0,g().assetPathTest)(k)),{policy:k,tree:V}),tn=v().Judge.by({policy:k,tree:V,changed:new Set,platform:x,signal:z}).
startingIn(nn),X=await(0,u().explainCommand)(e,tn),en=()=>`${(0,y().renderExplanation)(X,K)}
${(0,t().renderPolicyUsed)((0,N().policyName)(W),k,T)}`;(0,n().printAnswer)(X,en,S,T)})}async function B(e,L,S){const{cwd:I,
env:T}=L;return e===!1?S():e!==void 0?(0,l().withSourceTree)((0,j().resolve)(I,e),L,S):await(0,N().repositoryOf)(I,T)===
void 0?S():(0,l().withSourceTree)(I,L,S)}},49232:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
m,c.namedPolicy=G,c.policyFor=l,c.policyName=R,c.policyOfFile=h,c.repositoryOf=w;function j(){const t=o(73024);return j=
function(){return t},t}function $(){const t=o(76760);return $=function(){return t},t}function g(){const t=o(41895);return g=
function(){return t},t}function A(){const t=o(21311);return A=function(){return t},t}function E(){const t=o(74238);return E=
function(){return t},t}function F(){const t=o(48741);return F=function(){return t},t}function v(){const t=o(96402);return v=
function(){return t},t}function M(){const t=o(63550);return M=function(){return t},t}async function G(t,s){if(t===void 0)
return;const f=await h(t,s);return(0,A().requireExamples)(f),f}async function h(t,s){const f=(await s.readInput(t)).toString(
"utf8"),p=await w(s.cwd,s.env)??s.cwd;return await(0,E().loadPolicyFile)(f,t,(0,F().folderTree)(p))}async function l({policy:t,
profile:s},f,p){const P=t===!1?await m():await G(t,f)??await u(p,f);return s===void 0?P:{...P,policy:{...P.policy,profile:s}}}
function R({source:t,path:s,ref:f}){return t==="default"||s===void 0?"the built-in policy":t==="file"||f===void 0?s:`${s}\
 in ${f}`}async function u(t,{cwd:s,env:f}){const p=t===void 0?await w(s,f):void 0,P=t??(p===void 0?void 0:(0,F().folderTree)(
p));if(P===void 0)return m();const N=await(0,E().loadPolicy)(P,P.label);return(0,A().requireExamples)(N),N}function m(){
const t=(0,M().literalTree)({});return(0,E().loadPolicy)(t,t.label)}async function w(t,s){try{const f=await(0,v().openRepository)(
t,s);return await f.close(),f.directory}catch(f){const p=f instanceof g().GateError&&f.code==="program_not_found";if(f instanceof
g().GateError&&!(p&&y(t)))return;throw f}}function y(t){const s=(0,$().dirname)(t);return(0,j().existsSync)((0,$().join)(
t,".git"))||s!==t&&y(s)}},82256:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.NO_GENES=c.DURATIONS=void 0,c.durationsOf=J,c.folderFiles=d,c.formatOption=s,c.inRepository=N,c.parsedBy=D,c.parsedNumber=
U,c.printAnswer=p,c.rangeRequest=C,c.storeFiles=n,c.textOptions=f,c.withChangeOptions=b,c.withJudgingOptions=w,c.withRangeOptions=
O;function j(){const r=o(76760);return j=function(){return r},r}function $(){const r=o(63314);return $=function(){return r},
r}function g(){const r=o(7723);return g=function(){return r},r}function A(){const r=o(89549);return A=function(){return r},
r}function E(){const r=o(18744);return E=function(){return r},r}function F(){const r=o(25966);return F=function(){return r},
r}function v(){const r=o(41895);return v=function(){return r},r}function M(){const r=o(41551);return M=function(){return r},
r}function G(){const r=o(39763);return G=function(){return r},r}function h(){const r=o(96402);return h=function(){return r},
r}function l(){const r=o(93028);return l=function(){return r},r}function R(){const r=o(10289);return R=function(){return r},
r}function u(){const r=o(23107);return u=function(){return r},r}function m(){const r=o(49232);return m=function(){return r},
r}function w(r,B=["text","json"]){return r.option(...y).option("--no-policy","use the built-in policy").addOption(t()).addOption(
s(B))}const y=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new($()).
Option("--profile <name>","profile for commands").choices(G().PROFILE_NAMES)}function s(r=["text","json"]){return new($()).
Option("--format <name>","output format").choices(r).default("text")}function f({verbose:r=!1},{columns:B,colour:e,name:L}){
return{columns:B,colour:e,verbose:r,name:L}}function p(r,B,e,L){L.print(e==="json"?`${(0,R().json)(r)}
`:B(),e)}const P=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function N({repo:r},{cwd:B,env:e,
note:L},S){const I=await(0,h().openRepository)((0,j().resolve)(B,r),e,L);try{return await S(I)}finally{await I.close()}}
function n(r,B,e){return a((0,E().assetPathsIn)(r,B),e)}const i=c.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function d(r,B,e){const L=(0,E().assetPathTest)(B),S=T=>[(0,j().resolve)(e,T).split(j().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,j().basename)(T)}`],I=[...r.files()].filter(({kind:T})=>(0,l().isRegular)(T)).map(({path:T})=>T);return a(
I.filter(T=>S(T).some(L)),e)}function a(r,B){if(r.length>0)return r;throw new(v()).GateError("usage",`${B} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function O(r){return b(
r).option("--all","check all genes of the head, not only changed ones")}function b(r){return r.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new($()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...P).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function C({base:r,head:B,worktree:e,staged:L,profile:S,...I},T){const x=(0,A().approveByDigest)(
I.approve,new Date),z=await(0,m().namedPolicy)(I.policy,T);return{directory:(0,j().resolve)(T.cwd,I.repo),env:T.env,note:T.
note,locate:V=>(0,F().resolveRange)(V,{...r!==void 0&&{base:r},...B!==void 0&&{head:B},...e&&{worktree:e},...L&&{staged:L}}),
...z&&{policy:z},...I.policyRef!==void 0&&{policyRef:I.policyRef},inputs:{profile:S},all:I.all??!1,approver:x,signal:T.signal,
secrets:(0,M().secretsOf)(T.env)}}function D(r,B){return e=>{const L=r().safeParse(e);if(L.success)return L.data;throw new($()).
InvalidArgumentError(B)}}function U(r){return D(()=>g().coerce.number().pipe(r()),"Expected a number from 1 to 256.")}const H=c.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function J({durations:r},B){return r===void 0?new Map:(0,u().readDurations)((0,j().resolve)(B.cwd,r),B.openInput)}},
25966:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=F;function j(){const l=o(41895);return j=
function(){return l},l}function $(){const l=o(24634);return $=function(){return l},l}function g(){const l=o(67397);return g=
function(){return l},l}function A(){const l=o(50598);return A=function(){return l},l}function E(){const l=o(34397);return E=
function(){return l},l}async function F(l,{base:R,head:u,worktree:m=!1,staged:w=!1}){if(m&&u!==void 0)throw new(j()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[y,t]=await v([(0,A().resolveRevision)(l,u??"HEAD"),G(l,R)]);return{name:w?"index":m?"worktree":"range",directory:l.
directory,base:await(0,$().mergeBase)(l,t.commit,y),head:y,audited:m?await(w?E().snapshotIndex:E().snapshotWorktree)(l):
y,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function v(l){
return await Promise.allSettled(l),Promise.all(l)}const M=/^refs\/(?:heads|remotes\/origin)\//;async function G(l,R){const u=R===
void 0?await(0,g().defaultBranch)(l):await(0,A().resolveNamed)(l,R),{commit:m}=u,w=R==="HEAD"||R==="@"?await(0,g().checkedOutBranch)(
l):u.ref,y=w&&h(w);if(y===void 0)return{commit:m,name:R??"HEAD"};const t=R===void 0?u:await(0,g().findDefaultBranch)(l),
s=t?.ref&&h(t.ref);return{commit:m,name:y,...t&&s&&{defaultBranch:{name:s,commit:t.commit}}}}function h(l){return M.test(
l)?l.replace(M,""):void 0}},80090:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.agentFileAnswer=E,c.
commandAnswer=F,c.fileAnswer=R;function j(){const u=o(59490);return j=function(){return u},u}function $(){const u=o(95132);
return $=function(){return u},u}function g(){const u=o(37075);return g=function(){return u},u}function A(){const u=o(77648);
return A=function(){return u},u}function E(u){const m=(0,g().idsOf)([...u.findings]);return{...(0,A().reportAgentFile)(u,
u.findings,m),findings:(0,A().reportFindings)(u.findings,m)}}function F({id:u,command:m},w,y,t){const{verdict:s,risk:f,confirmation:p,
reading:P,findings:N,profiles:n}=w,[i]=s==="block"&&y==="workspace"?N:[];return{id:u,command:m,verdict:s,risk:f,confirmation:p,
argv:P.argv,findings:(0,A().reportFindings)(N,t),warnings:v(N),profiles:(0,A().verdictsOf)(n),...i&&{error:(0,$().describe)(
i).message.replace(/\.$/,""),rule:i.rule,layer:i.layer}}}function v(u){const m=u.filter(({severity:w})=>w==="warning");return[
...new Set(m.map(({rule:w})=>w))]}const M=100,G=1e3;function h(u){const m=[...(0,j().groupBy)(u,({rule:y,severity:t})=>`${t}\
 ${y}`).values()],w=new Set(m.flatMap(y=>y.slice(0,M)));return{listed:u.filter(y=>w.has(y)),others:m.flatMap(y=>{const t=y.
length-M;return y.slice(M,M+1).map(s=>({other:s,count:t}))})}}function l({other:u,count:m}){const w=`${m} more findings \
of \`${u.rule}\` in this file, from here on, are not listed.`;return{...(0,A().reportFinding)(u),message:w}}function R({
path:u,assets:m,findings:w},y){const t=m.flatMap(({commands:n})=>n.flatMap(i=>i.findings)),{listed:s,others:f}=h(w),p=(0,g().
idsOf)([...t,...s]),P=m.filter(({commands:n})=>n.length===0),N=new Set(P.slice(G));return{path:u,assets:m.filter(n=>!N.has(
n)).map(({asset:n,commands:i})=>({type:n.type,id:n.id,location:n.locate(),...i.length>0&&{profiles:(0,A().acceptanceOf)(
i.map(d=>d.profiles))},commands:i.map((d,a)=>F({id:`${n.id}#${a}`,...d},d,y,p))})),...N.size>0&&{assets_not_listed:N.size},
findings:[...(0,A().reportFindings)(s,p),...f.map(l)]}}},77648:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.acceptanceOf=t,c.findingsAbout=h,c.idsIn=u,c.reportAgentFile=p,c.reportFinding=f,c.reportFindings=s,c.reportGene=G,c.reportScripts=
w,c.verdictsOf=y;function j(){const n=o(12195);return j=function(){return n},n}function $(){const n=o(68450);return $=function(){
return n},n}function g(){const n=o(85475);return g=function(){return n},n}function A(){const n=o(80827);return A=function(){
return n},n}function E(){const n=o(59490);return E=function(){return n},n}function F(){const n=o(78261);return F=function(){
return n},n}function v(){const n=o(95132);return v=function(){return n},n}function M(){const n=o(37075);return M=function(){
return n},n}function G(n,i,{about:d,ids:a}){const{gene:O,outcomes:b,proofs:C,runFindings:D,capped:U,verdict:H,summary:J}=n,
{asset:r,change:B,blastRadius:e}=O,L=[...d(r),...O.findings,...U,...D.filter(S=>S.subject?.command===void 0)];return{id:r.
id,asset_id:(0,g().assetIdOf)(r),path:r.path,line:r.locate().line,store:{path:O.store.path||".",root:(0,$().shownRoot)(O.
store),...O.store.checkoutAs!==void 0&&{checkout_as:O.store.checkoutAs}},change:B,verdict:H,summary:J,profiles:t(O.commands.
map(({profiles:S})=>S)),blast_radius:e,commands:O.commands.map((S,I)=>{const T=D.filter(V=>R(V,S)),x=u([...S.findings,...T],
a),z=C?.[I];return{...m(S,b[I]),...z&&{proof:z},...x}}),...u(L,a),...O.differences.length>0&&{differences:O.differences},
validation_report_id:i}}function h(n){const i=(0,E().groupBy)(n,({subject:d})=>l(d));return d=>(i.get(l(d))??[]).filter(
({location:a})=>(a?.path??d.path)===d.path)}function l({type:n,id:i}={}){return`${n} ${i}`}function R({subject:n,location:i},{
command:d,location:a}){return n?.command===d&&i?.line===a.line&&i.column===a.column}function u(n,i){const d=[...new Set(
n.flatMap(a=>i.get(a)??[]))];return d.length>0?{findings:d}:{}}function m(n,i){return{command:n.command,verdict:n.verdict,
risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:d,span:a})=>({text:d,...a}))},
...n.plan?.scripts&&{scripts:w(n.plan.scripts)},profiles:y(n.profiles),location:n.location,...n.plan&&{plan_digest:n.plan.
digest},...i&&{outcome:i}}}function w(n){return(0,A().stepsIn)(n).map(({directory:i,event:d,text:a,command:O})=>({directory:i,
event:d,text:a,shell:O===void 0}))}function y(n){return Object.fromEntries(Object.entries(n).map(([i,{verdict:d}])=>[i,d]))}
function t(n){const i={};for(const d of n)for(const[a,{verdict:O,reason:b,remark:C,...D}]of Object.entries(d)){const U=i[a];
U&&!U.accepted||(i[a]=O==="block"?{accepted:!1,...b&&{reason:(0,v().describe)(b).message},...D}:{accepted:!0,...C&&{remark:(0,v().
describe)(C).message},...U,...D})}return i}function s(n,i=(0,M().idsOf)(n),d){return n.toSorted(F().byHarm).map(a=>{const O={
id:i.get(a),cause:(0,M().causeOf)(a),...f(a)};if(d===void 0)return O;const b=`gene-gate fix --base ${d.slice(0,12)} --`;
return{...O,remedy:O.remedy.replaceAll("gene-gate fix --",b)}})}function f(n){const{args:i,advice:d,...a}=n;return{...a,
...(0,v().describe)(n)}}function p({file:{path:n,format:i},entries:d},a,O){const{name:b,tool:C,approval:D,specification:U}=i;
return{path:n,format:b,tool:C,approval:D,specification:U,entries:d.map(H=>P(H,a,O))}}function P({state:n,entry:i,change:d,
targets:a,digest:O,findings:b},C,D){const{event:U,shown:H,location:J}=i,r=C.filter(S=>b.some(I=>N(I,S))),B=r.some(({rule:S})=>S===
"agent-runs-danger"),e=(0,j().meansOf)(B?a.filter(({kind:S})=>S!=="danger"):a),L=a.flatMap(({kind:S,name:I})=>S==="file"?
[I]:[]);return{event:U,command:H,line:J.line,digest:O,...e.length>0&&{target:e.join("; ")},...L.length>0&&{scripts:L},...n&&
{state:n},...(d||i.setting)&&{change:d??(n?"changes":"widens")},...u(r,D)}}function N(n,i){return n.rule===i.rule&&n.args===
i.args}},74183:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.explainCommand=E,c.explainRule=M,c.ruleList=
G;function j(){const h=o(39763);return j=function(){return h},h}function $(){const h=o(16455);return $=function(){return h},
h}function g(){const h=o(77648);return g=function(){return h},h}function A(){const h=o(80770);return A=function(){return h},
h}async function E(h,l){const{policy:R,tree:u,cwd:m,checkoutAs:w}=l.terms,y=new Map;for(const O of[...j().GENE_PROFILES,
R.profile]){const b=l.with({policy:{...R,profile:O}}),C=await b.command(h),D=O===R.profile;y.set(O,D?await(0,$().withEdit)(
C,b):C)}const{reading:t,profiles:s,verdict:f,confirmation:p}=await l.command(h),{words:P,assignments:N,argv:n,invocation:i,
targets:d,scripts:a}=t;return{command:h,profiles:(0,g().verdictsOf)(s),words:P,assignments:N,argv:n,invocation:i?F(i):null,
tree:u?.label??null,...m&&{root:m},...w!==void 0&&{root:"..",checkout_as:w},outcome:f==="block"?"blocked":p==="standard"?
"runs":"needs_approval",targets:d,scripts:a?(0,g().reportScripts)(a):null,findings:v(y)}}function F(h){const{program:l,subcommand:R=null,
flags:u,operands:m,passthrough:w}=h;return{program:l,subcommand:R,flags:u,operands:m,passthrough:w}}function v(h){const l=new Map;
for(const[R,{findings:u}]of h)for(const m of u){const w=JSON.stringify([m.rule,m.span,m.args]),y=l.get(w);y?(y.profiles.
add(R),y.finding=m.edit?m:y.finding):l.set(w,{finding:m,profiles:new Set([R])})}return[...l.values()].map(({finding:R,profiles:u})=>({
...(0,g().reportFinding)(R),profiles:[...u]}))}function M(h){const{id:l,title:R,severity:u,harm:m,layer:w,why:y,configure:t}=h,
s={wrong:(0,A().exampleText)(h.wrong),right:(0,A().exampleText)(h.right)};return{id:l,title:R,severity:u,harm:m,layer:w,
why:y,...s,...t&&{configure:t}}}function G(h){return[...h].map(([l,R])=>({topic:l,rules:R.map(({id:u,severity:m,title:w})=>({
id:u,severity:m,title:w}))}))}},25733:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.renderCommandAnswers=
M,c.renderFileAnswers=G;function j(){const t=o(17577);return j=function(){return t},t}function $(){const t=o(69379);return $=
function(){return t},t}function g(){const t=o(33643);return g=function(){return t},t}function A(){const t=o(38319);return A=
function(){return t},t}function E(){const t=o(94965);return E=function(){return t},t}function F(){const t=o(31626);return F=
function(){return t},t}function v(){const t=o(27809);return v=function(){return t},t}function M(t,s){const f=(0,F().layoutOf)(
s);return(0,F().page)([...m(t,f),y(t,[],f)])}function G(t,s){const f=(0,F().layoutOf)(s),p=t.filter(a=>"assets"in a),P=t.
filter(a=>"entries"in a),N=p.flatMap(a=>a.assets),n=N.flatMap(a=>a.commands),i=p.reduce((a,{assets_not_listed:O=0})=>a+O,
0),d=[(0,E().count)(p.length,"file"),(0,E().count)(N.length+i,"asset")];return(0,F().page)([...p.flatMap(a=>l(a,f)),...P.
flatMap(a=>h(a,f)),...p.length>0?[y(n,d,f,u(N))]:[]])}function h(t,s){const{path:f,tool:p,approval:P,specification:N,findings:n}=t,
i=s.paint("strong",(0,F().shortName)(f,(0,F().roomOf)(s)));return[(0,F().labelled)(s,"file",[i]),(0,F().prose)(s,"read b\
y",`${p}, which ${P}; see ${N}`),(0,v().listRows)({...(0,A().machineList)({agent_files:[t],findings:n}),note:""},s),...(0,$().
findingRows)(n.filter(d=>!(0,A().isTold)(d))).map(d=>(0,v().rowLines)(d,s))]}function l({path:t,assets:s,findings:f},p){
const P=f.filter(({subject:C})=>C?.command===void 0),N=p.verbose?P:P.filter(({severity:C})=>C!=="notice"),n=(0,$().findingRows)(
N),i=m(s.flatMap(C=>C.commands),p),d=p.paint("strong",(0,F().shortName)(t,(0,F().roomOf)(p))),a=R(s,p),b=i.length+n.length+
a.length===0?[p.paint("quiet","no problems found")]:[];return[(0,F().labelled)(p,"file",[d,...b]),...i,...n.map(C=>(0,v().
rowLines)(C,p)),a]}function R(t,s){const f=t.flatMap(({id:p,profiles:P={},commands:N})=>{const n=(0,g().hubAnswer)(P),i=n?.
taken||N.some(({verdict:d})=>d==="block");return n===void 0||i&&!s.verbose?[]:n.taken?[{name:p,words:n.words,tone:"quiet",
notes:[]}]:[{name:p,tone:"caution",notes:[{text:`${g().QUESTION} No: ${n.words}`}]}]});return(0,v().listRows)({id:"hub",
title:"",label:"hub",noun:"gene",rows:f},s)}function u(t){const s=t.flatMap(({profiles:P={}})=>(0,g().hubAnswer)(P)??[]),
f=s.filter(P=>P.taken).length,[p]=s;return p?[`${f} of ${(0,E().count)(s.length,"gene")} accepted by ${p.by}`]:[]}function m(t,s){
return t.filter(({verdict:f})=>s.verbose||f!=="allow").map(f=>w(f,s))}function w({command:t,verdict:s,findings:f},p){const P=f.
filter(({severity:d})=>d!=="notice"),N=(0,$().reasonNotes)(P),n=E().COMMAND_TONES[s],i=(0,j().spansOf)(t,P).slice(0,1);return[
...(0,F().labelled)(p,s,(0,v().markedCommand)(t,i,p,n),n),...(0,v().rowLines)({tone:n,...N},p)]}function y(t,s,f,p=[]){const P=n=>t.
filter(({verdict:i})=>i===n).length,N=[...s,(0,E().count)(t.length,"command"),`${P("allow")} allowed`,...P("warn")>0?[`${P(
"warn")} allowed with a warning`]:[],...P("block")>0?[`${P("block")} blocked`]:[],...p];return(0,F().prose)(f,"total",N.
join(", "))}},34165:function(Y,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.renderPolicy=F,c.renderPolicyUsed=
E;function j(){const v=o(81961);return j=function(){return v},v}function $(){const v=o(94853);return $=function(){return v},
v}function g(){const v=o(94965);return g=function(){return v},v}function A(){const v=o(31626);return A=function(){return v},
v}function E(v,{profile:M},G){const h=(0,A().layoutOf)({...G,verbose:!0});return`${(0,A().prose)(h,"policy",`${v}, profi\
le ${M}`).join(`
`)}
`}function F(v,M,{idleIgnores:G,idleLevels:h,failedExamples:l},R){const u=(0,A().layoutOf)({...R,verbose:!0}),m=(0,j().comparePolicies)(
$().DEFAULT_POLICY,v),w=m.length===0?"same as the defaults":`${(0,g().count)(m.length,"difference")} from the defaults`;
return`${[(0,A().prose)(u,"policy",`${M}: ${w}`,{text:"strong"}),...m.map(({key:t,change:s,direction:f="changed"})=>(0,A().
prose)(u,f,`${t}: ${s}`,{label:f==="looser"?"caution":"quiet"})),...l.map(t=>(0,A().prose)(u,"example",t,{label:"bad"})),
...Object.entries({ignore:G,rules:h}).flatMap(([t,s])=>s.map(({name:f,why:p})=>(0,A().prose)(u,"no effect",`${t} ${f}: ${p}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
