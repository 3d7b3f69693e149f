"use strict";exports.id=8647,exports.ids=[8647],exports.modules={10482:function(k,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.answerOfAgentFile=o,u.judgeFor=y,u.pathInRoot=A,u.readCommandEntries=w,u.riskAsked=e;function T(){const n=r(51455);return T=
function(){return n},n}function $(){const n=r(76760);return $=function(){return n},n}function h(){const n=r(7723);return h=
function(){return n},n}function v(){const n=r(99668);return v=function(){return n},n}function E(){const n=r(20702);return E=
function(){return n},n}function F(){const n=r(12792);return F=function(){return n},n}function O(){const n=r(41895);return O=
function(){return n},n}function L(){const n=r(78374);return L=function(){return n},n}function G(){const n=r(13970);return G=
function(){return n},n}function a(){const n=r(63550);return a=function(){return n},n}function R(){const n=r(32854);return R=
function(){return n},n}function P(){const n=r(80090);return P=function(){return n},n}const d=h().looseObject({mode:G().riskSchema,
allow_dangerous:h().boolean(),allowed_roots:h().array(h().string().min(1)),workspace:h().string().min(1),cwd:h().string().
min(1),proposal_mode:h().enum(["structured","experimental"]),command_family:h().string(),platform:L().platformSchema,disabled_packs:h().
array(h().string()),symlinks:h().record(h().string().min(1),h().string().min(1)),tool:h().enum(["bash","runpy"]),computed_risk:G().
riskSchema}).partial(),p=h().object({id:h().union([h().string(),h().number()]).optional(),command:h().unknown(),context:d.
default({})});function w(n,s){return l(n,s).map((f,j)=>{if(typeof f!="object"||f===null||!("command"in f))return{id:String(
j),command:f,context:{}};const I=p.safeParse(f);if(!I.success)throw g(`entry ${j} of ${s}: ${h().prettifyError(I.error)}`);
const{id:M=String(j),command:D,context:H}=I.data;return{id:M,command:D,context:H}})}function y(n,s){const{mode:m,allow_dangerous:f,
allowed_roots:j,workspace:I,disabled_packs:M,platform:D}=n,{proposal_mode:H,command_family:z,cwd:U,tool:i,symlinks:C}=n,
t={...s.terms.policy,...m&&{mode:m},...f!==void 0&&{allow_dangerous:f},...j&&{allowed_roots:j},...I&&{workspace:I},...M&&
{disabled_packs:M}};return s.with({policy:t,...D&&{platform:D}}).proposed({...H&&{mode:H},...z!==void 0&&{family:z},...U&&
{cwd:U},...i&&{tool:i},...C&&{files:c(C,U??t.workspace)}})}function e({command:n,context:s}){return n===null?s.computed_risk:
void 0}function c(n,s){const m=Object.entries(n).map(([f,j])=>{const I=(0,R().locatePath)(f,s,{at:"/"});if(I===void 0)throw g(
`the symlink ${f} has no valid path`);return[I.slice(1),{symlink:j}]});return(0,a().literalTree)(Object.fromEntries(m),"\
the given symlinks")}function l(n,s){let m;try{m=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(f){throw g(
`${s} is not JSON in UTF-8: ${f.message}`)}if(!Array.isArray(m))throw g(`${s} is not a JSON array`);return m}function g(n){
return new(O()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function A(n,{root:s},{cwd:m}){if(s===void 0)return n;const f=(0,$().
resolve)(m,n),j=await(0,T().realpath)((0,$().dirname)(f)).catch(()=>(0,$().dirname)(f));return(0,$().relative)(await(0,T().
realpath)(s),(0,$().join)(j,(0,$().basename)(f))).split($().sep).join("/")}async function o({path:n,file:s},m,{agent_files:f},j){
const I=(0,v().agentFileAt)(await A(s,m,j));if(I===void 0)return;const M=(0,F().readAgentFile)({...I,path:n},await j.readInput(
s));return(0,P().agentFileAnswer)(await(0,E().judgeWholeFile)(M,m.tree,f))}},88647:function(k,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.explainVerb=void 0;function T(){const t=r(76760);return T=function(){return t},t}function $(){
const t=r(63314);return $=function(){return t},t}function h(){const t=r(18744);return h=function(){return t},t}function v(){
const t=r(68450);return v=function(){return t},t}function E(){const t=r(41895);return E=function(){return t},t}function F(){
const t=r(3051);return F=function(){return t},t}function O(){const t=r(4378);return O=function(){return t},t}function L(){
const t=r(13970);return L=function(){return t},t}function G(){const t=r(87952);return G=function(){return t},t}function a(){
const t=r(92739);return a=function(){return t},t}function R(){const t=r(34397);return R=function(){return t},t}function P(){
const t=r(10289);return P=function(){return t},t}function d(){const t=r(74183);return d=function(){return t},t}function p(){
const t=r(6244);return p=function(){return t},t}function w(){const t=r(25733);return w=function(){return t},t}function y(){
const t=r(8229);return y=function(){return t},t}function e(){const t=r(34165);return e=function(){return t},t}function c(){
const t=r(94965);return c=function(){return t},t}function l(){const t=r(13580);return l=function(){return t},t}function g(){
const t=r(11331);return g=function(){return t},t}function A(){const t=r(10482);return A=function(){return t},t}function o(){
const t=r(49232);return o=function(){return t},t}function n(){const t=r(82256);return n=function(){return t},t}const s=(t,S)=>(0,n().
withJudgingOptions)(new($()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(B="",b,{args:N})=>{if(b.list){const x=(0,p().rulesByTopic)(),J=()=>(0,y().renderRuleList)(x,t);return(0,n().
printAnswer)((0,d().ruleList)(x),J,b.format,t),S(0)}if(f(N),b.command!==!0&&j(B),b.command!==!0&&I(B)){const x=U(B),J=()=>(0,y().
renderRule)(x,t);(0,n().printAnswer)((0,d().explainRule)(x),J,b.format,t)}else await i(B,b,t);S(0)});u.explainVerb=s;const m="\
Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rule\
s.";function f(t){if(!(t.length<=1))throw new(E()).GateError("usage",`\`explain\` takes one argument, not ${t.length}.`,
`Quote the command: \`gene-gate explain '${t.join(" ")}'\`.`)}function j(t){if(t==="")throw new(E()).GateError("usage","\
`explain` has nothing to explain.",m)}function I(t){return(0,l().ruleOf)(t)!==void 0?!0:!M.test(t)&&!D(t)}const M=/[\s/\\.=:@$&|;<>"'()]|^-/;
function D(t){return H.has(t)||(0,g().programNamed)(t)!==void 0||a().TOOLS.has(t)}const H=new Set(["node","npm","npx",...G().
FAMILIES.map(({name:t})=>t)]),z=80;function U(t){const S=(0,l().ruleOf)(t);if(S!==void 0)return S;const B=L().RULE_GROUPS.
find(N=>N===t);if(B!==void 0){const N=(0,l().allRules)().filter(x=>x.group===B).map(x=>x.id);throw new(E()).GateError("u\
sage",`\`${B}\` is a group of rules.`,`Its rules: ${N.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const b=(0,F().nearestName)(t,(0,l().allRules)().map(N=>N.id));throw new(E()).GateError("usage",`Unknown rule: ${(0,P().
terminal)((0,c().clip)(t,z))}.`,`${b?`Did you mean ${b}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function i(t,{repo:S,format:B,...b},N){const{platform:x,signal:J}=N;return C(S,N,async(V,Z)=>{
const q=V===void 0&&b.policy===void 0,W=await(0,o().policyFor)({...b,...q&&{policy:!1}},N,V),{policy:Y}=W,Q=b.command?void 0:
await(0,A().answerOfAgentFile)({path:t,file:t},{tree:V,root:Z},Y,N),K=(0,n().textOptions)(b,N);if(Q!==void 0)return(0,n().
printAnswer)(Q,()=>(0,w().renderFileAnswers)([Q],K),B,N);const _=V?[...V.files()].map(({path:on})=>on):[],nn=(0,v().commonStart)(
_.filter((0,h().assetPathTest)(Y)),{policy:Y,tree:V}),tn=O().Judge.by({policy:Y,tree:V,changed:new Set,platform:x,signal:J}).
startingIn(nn),X=await(0,d().explainCommand)(t,tn),en=()=>`${(0,y().renderExplanation)(X,K)}
${(0,e().renderPolicyUsed)((0,o().policyName)(W),Y,N)}`;(0,n().printAnswer)(X,en,B,N)})}async function C(t,S,B){const{cwd:b,
env:N}=S;return t===!1?B():t!==void 0?(0,R().withSourceTree)((0,T().resolve)(b,t),S,B):await(0,o().repositoryOf)(b,N)===
void 0?B():(0,R().withSourceTree)(b,S,B)}},49232:function(k,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
p,u.namedPolicy=G,u.policyFor=R,u.policyName=P,u.policyOfFile=a,u.repositoryOf=w;function T(){const e=r(73024);return T=
function(){return e},e}function $(){const e=r(76760);return $=function(){return e},e}function h(){const e=r(41895);return h=
function(){return e},e}function v(){const e=r(21311);return v=function(){return e},e}function E(){const e=r(74238);return E=
function(){return e},e}function F(){const e=r(48741);return F=function(){return e},e}function O(){const e=r(96402);return O=
function(){return e},e}function L(){const e=r(63550);return L=function(){return e},e}async function G(e,c){if(e===void 0)
return;const l=await a(e,c);return(0,v().requireExamples)(l),l}async function a(e,c){const l=(await c.readInput(e)).toString(
"utf8"),g=await w(c.cwd,c.env)??c.cwd;return await(0,E().loadPolicyFile)(l,e,(0,F().folderTree)(g))}async function R({policy:e,
profile:c},l,g){const A=e===!1?await p():await G(e,l)??await d(g,l);return c===void 0?A:{...A,policy:{...A.policy,profile:c}}}
function P({source:e,path:c,ref:l}){return e==="default"||c===void 0?"the built-in policy":e==="file"||l===void 0?c:`${c}\
 in ${l}`}async function d(e,{cwd:c,env:l}){const g=e===void 0?await w(c,l):void 0,A=e??(g===void 0?void 0:(0,F().folderTree)(
g));if(A===void 0)return p();const o=await(0,E().loadPolicy)(A,A.label);return(0,v().requireExamples)(o),o}function p(){
const e=(0,L().literalTree)({});return(0,E().loadPolicy)(e,e.label)}async function w(e,c){try{const l=await(0,O().openRepository)(
e,c);return await l.close(),l.directory}catch(l){const g=l instanceof h().GateError&&l.code==="program_not_found";if(l instanceof
h().GateError&&!(g&&y(e)))return;throw l}}function y(e){const c=(0,$().dirname)(e);return(0,T().existsSync)((0,$().join)(
e,".git"))||c!==e&&y(c)}},82256:function(k,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.NO_GENES=u.DURATIONS=void 0,u.durationsOf=U,u.folderFiles=m,u.formatOption=c,u.inRepository=o,u.parsedBy=D,u.parsedNumber=
H,u.printAnswer=g,u.rangeRequest=M,u.storeFiles=n,u.textOptions=l,u.withChangeOptions=I,u.withJudgingOptions=w,u.withRangeOptions=
j;function T(){const i=r(76760);return T=function(){return i},i}function $(){const i=r(63314);return $=function(){return i},
i}function h(){const i=r(7723);return h=function(){return i},i}function v(){const i=r(89549);return v=function(){return i},
i}function E(){const i=r(18744);return E=function(){return i},i}function F(){const i=r(25966);return F=function(){return i},
i}function O(){const i=r(41895);return O=function(){return i},i}function L(){const i=r(41551);return L=function(){return i},
i}function G(){const i=r(39763);return G=function(){return i},i}function a(){const i=r(96402);return a=function(){return i},
i}function R(){const i=r(93028);return R=function(){return i},i}function P(){const i=r(10289);return P=function(){return i},
i}function d(){const i=r(23107);return d=function(){return i},i}function p(){const i=r(49232);return p=function(){return i},
i}function w(i,C=["text","json"]){return i.option(...y).option("--no-policy","use the built-in policy").addOption(e()).addOption(
c(C))}const y=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function e(){return new($()).
Option("--profile <name>","profile for commands").choices(G().PROFILE_NAMES)}function c(i=["text","json"]){return new($()).
Option("--format <name>","output format").choices(i).default("text")}function l({verbose:i=!1},{columns:C,colour:t,name:S}){
return{columns:C,colour:t,verbose:i,name:S}}function g(i,C,t,S){S.print(t==="json"?`${(0,P().json)(i)}
`:C(),t)}const A=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function o({repo:i},{cwd:C,env:t,
note:S},B){const b=await(0,a().openRepository)((0,T().resolve)(C,i),t,S);try{return await B(b)}finally{await b.close()}}
function n(i,C,t){return f((0,E().assetPathsIn)(i,C),t)}const s=u.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function m(i,C,t){const S=(0,E().assetPathTest)(C),B=N=>[(0,T().resolve)(t,N).split(T().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,T().basename)(N)}`],b=[...i.files()].filter(({kind:N})=>(0,R().isRegular)(N)).map(({path:N})=>N);return f(
b.filter(N=>B(N).some(S)),t)}function f(i,C){if(i.length>0)return i;throw new(O()).GateError("usage",`${C} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function j(i){return I(
i).option("--all","check all genes of the head, not only changed ones")}function I(i){return i.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new($()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...A).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(e()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function M({base:i,head:C,worktree:t,staged:S,profile:B,...b},N){const x=(0,v().approveByDigest)(
b.approve,new Date),J=await(0,p().namedPolicy)(b.policy,N);return{directory:(0,T().resolve)(N.cwd,b.repo),env:N.env,note:N.
note,locate:V=>(0,F().resolveRange)(V,{...i!==void 0&&{base:i},...C!==void 0&&{head:C},...t&&{worktree:t},...S&&{staged:S}}),
...J&&{policy:J},...b.policyRef!==void 0&&{policyRef:b.policyRef},inputs:{profile:B},all:b.all??!1,approver:x,signal:N.signal,
secrets:(0,L().secretsOf)(N.env)}}function D(i,C){return t=>{const S=i().safeParse(t);if(S.success)return S.data;throw new($()).
InvalidArgumentError(C)}}function H(i){return D(()=>h().coerce.number().pipe(i()),"Expected a number from 1 to 256.")}const z=u.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function U({durations:i},C){return i===void 0?new Map:(0,d().readDurations)((0,T().resolve)(C.cwd,i),C.openInput)}},
25966:function(k,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=F;function T(){const a=r(41895);return T=
function(){return a},a}function $(){const a=r(24634);return $=function(){return a},a}function h(){const a=r(67397);return h=
function(){return a},a}function v(){const a=r(50598);return v=function(){return a},a}function E(){const a=r(34397);return E=
function(){return a},a}async function F(a,{base:R,head:P,worktree:d=!1,staged:p=!1}){if(d&&P!==void 0)throw new(T()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const w=await(0,v().resolveRevision)(a,P??"HEAD"),y=await L(a,R);return{name:p?"index":d?"worktree":"range",directory:a.
directory,base:await(0,$().mergeBase)(a,y.commit,w),head:w,audited:d?await(p?E().snapshotIndex:E().snapshotWorktree)(a):
w,policyCommit:y.commit,baseRef:y.name,...y.defaultBranch&&{defaultBranch:y.defaultBranch},isFork:!1}}const O=/^refs\/(?:heads|remotes\/origin)\//;
async function L(a,R){const P=R===void 0?await(0,h().defaultBranch)(a):await(0,v().resolveNamed)(a,R),{commit:d}=P,p=R===
"HEAD"||R==="@"?await(0,h().checkedOutBranch)(a):P.ref,w=p&&G(p);if(w===void 0)return{commit:d,name:R??"HEAD"};const y=R===
void 0?P:await(0,h().findDefaultBranch)(a),e=y?.ref&&G(y.ref);return{commit:d,name:w,...y&&e&&{defaultBranch:{name:e,commit:y.
commit}}}}function G(a){return O.test(a)?a.replace(O,""):void 0}},80090:function(k,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.agentFileAnswer=E,u.commandAnswer=F,u.fileAnswer=P;function T(){const d=r(59490);return T=function(){
return d},d}function $(){const d=r(95132);return $=function(){return d},d}function h(){const d=r(37075);return h=function(){
return d},d}function v(){const d=r(77648);return v=function(){return d},d}function E(d){const p=(0,h().idsOf)([...d.findings]);
return{...(0,v().reportAgentFile)(d,d.findings,p),findings:(0,v().reportFindings)(d.findings,p)}}function F({id:d,command:p},w,y,e){
const{verdict:c,risk:l,confirmation:g,reading:A,findings:o,profiles:n}=w,[s]=c==="block"&&y==="workspace"?o:[];return{id:d,
command:p,verdict:c,risk:l,confirmation:g,argv:A.argv,findings:(0,v().reportFindings)(o,e),warnings:O(o),profiles:(0,v().
verdictsOf)(n),...s&&{error:(0,$().describe)(s).message.replace(/\.$/,""),rule:s.rule,layer:s.layer}}}function O(d){const p=d.
filter(({severity:w})=>w==="warning");return[...new Set(p.map(({rule:w})=>w))]}const L=100,G=1e3;function a(d){const p=[
...(0,T().groupBy)(d,({rule:y,severity:e})=>`${e} ${y}`).values()],w=new Set(p.flatMap(y=>y.slice(0,L)));return{listed:d.
filter(y=>w.has(y)),others:p.flatMap(y=>{const e=y.length-L;return y.slice(L,L+1).map(c=>({other:c,count:e}))})}}function R({
other:d,count:p}){const w=`${p} more findings of \`${d.rule}\` in this file, from here on, are not listed.`;return{...(0,v().
reportFinding)(d),message:w}}function P({path:d,assets:p,findings:w},y){const e=p.flatMap(({commands:n})=>n.flatMap(s=>s.
findings)),{listed:c,others:l}=a(w),g=(0,h().idsOf)([...e,...c]),A=p.filter(({commands:n})=>n.length===0),o=new Set(A.slice(
G));return{path:d,assets:p.filter(n=>!o.has(n)).map(({asset:n,commands:s})=>({type:n.type,id:n.id,location:n.locate(),...s.
length>0&&{profiles:(0,v().acceptanceOf)(s.map(m=>m.profiles))},commands:s.map((m,f)=>F({id:`${n.id}#${f}`,...m},m,y,g))})),
...o.size>0&&{assets_not_listed:o.size},findings:[...(0,v().reportFindings)(c,g),...l.map(R)]}}},77648:function(k,u,r){Object.
defineProperty(u,"__esModule",{value:!0}),u.acceptanceOf=y,u.findingsAbout=G,u.idsIn=P,u.reportAgentFile=l,u.reportFinding=
c,u.reportFindings=e,u.reportGene=L,u.reportScripts=p,u.verdictsOf=w;function T(){const o=r(12195);return T=function(){return o},
o}function $(){const o=r(68450);return $=function(){return o},o}function h(){const o=r(85475);return h=function(){return o},
o}function v(){const o=r(59490);return v=function(){return o},o}function E(){const o=r(78261);return E=function(){return o},
o}function F(){const o=r(95132);return F=function(){return o},o}function O(){const o=r(37075);return O=function(){return o},
o}function L(o,n,{about:s,ids:m}){const{gene:f,outcomes:j,proofs:I,runFindings:M,capped:D,verdict:H,summary:z}=o,{asset:U,
change:i,blastRadius:C}=f,t=[...s(U),...f.findings,...D,...M.filter(S=>S.subject?.command===void 0)];return{id:U.id,asset_id:(0,h().
assetIdOf)(U),path:U.path,line:U.locate().line,store:{path:f.store.path||".",root:(0,$().shownRoot)(f.store),...f.store.
checkoutAs!==void 0&&{checkout_as:f.store.checkoutAs}},change:i,verdict:H,summary:z,profiles:y(f.commands.map(({profiles:S})=>S)),
blast_radius:C,commands:f.commands.map((S,B)=>{const b=M.filter(J=>R(J,S)),N=P([...S.findings,...b],m),x=I?.[B];return{...d(
S,j[B]),...x&&{proof:x},...N}}),...P(t,m),...f.differences.length>0&&{differences:f.differences},validation_report_id:n}}
function G(o){const n=(0,v().groupBy)(o,({subject:s})=>a(s));return s=>(n.get(a(s))??[]).filter(({location:m})=>(m?.path??
s.path)===s.path)}function a({type:o,id:n}={}){return`${o} ${n}`}function R({subject:o,location:n},{command:s,location:m}){
return o?.command===s&&n?.line===m.line&&n.column===m.column}function P(o,n){const s=[...new Set(o.flatMap(m=>n.get(m)??
[]))];return s.length>0?{findings:s}:{}}function d(o,n){return{command:o.command,verdict:o.verdict,risk:o.risk,confirmation:o.
confirmation,...o.reading.argv&&{words:o.reading.words.map(({text:s,span:m})=>({text:s,...m}))},...o.plan?.scripts&&{scripts:p(
o.plan.scripts)},profiles:w(o.profiles),location:o.location,...o.plan&&{plan_digest:o.plan.digest},...n&&{outcome:n}}}function p(o){
return o.steps.map(({directory:n,event:s,text:m,command:f})=>({directory:n,event:s,text:m,shell:f===void 0}))}function w(o){
return Object.fromEntries(Object.entries(o).map(([n,{verdict:s}])=>[n,s]))}function y(o){const n={};for(const s of o)for(const[
m,{verdict:f,reason:j,remark:I,...M}]of Object.entries(s)){const D=n[m];D&&!D.accepted||(n[m]=f==="block"?{accepted:!1,...j&&
{reason:(0,F().describe)(j).message},...M}:{accepted:!0,...I&&{remark:(0,F().describe)(I).message},...D,...M})}return n}
function e(o,n=(0,O().idsOf)(o),s){return o.toSorted(E().byHarm).map(m=>{const f={id:n.get(m),cause:(0,O().causeOf)(m),...c(
m)};if(s===void 0)return f;const j=`gene-gate fix --base ${s.slice(0,12)} --`;return{...f,remedy:f.remedy.replaceAll("ge\
ne-gate fix --",j)}})}function c(o){const{args:n,advice:s,...m}=o;return{...m,...(0,F().describe)(o)}}function l({file:{
path:o,format:n},entries:s},m,f){const{name:j,tool:I,approval:M,specification:D}=n;return{path:o,format:j,tool:I,approval:M,
specification:D,entries:s.map(H=>g(H,m,f))}}function g({state:o,entry:n,change:s,targets:m,digest:f,findings:j},I,M){const{
event:D,shown:H,location:z}=n,U=I.filter(S=>j.some(B=>A(B,S))),i=U.some(({rule:S})=>S==="agent-runs-danger"),C=(0,T().meansOf)(
i?m.filter(({kind:S})=>S!=="danger"):m),t=m.flatMap(({kind:S,name:B})=>S==="file"?[B]:[]);return{event:D,command:H,line:z.
line,digest:f,...C.length>0&&{target:C.join("; ")},...t.length>0&&{scripts:t},...o&&{state:o},...(s||n.setting)&&{change:s??
(o?"changes":"widens")},...P(U,M)}}function A(o,n){return o.rule===n.rule&&o.args===n.args}},74183:function(k,u,r){Object.
defineProperty(u,"__esModule",{value:!0}),u.explainCommand=E,u.explainRule=L,u.ruleList=G;function T(){const a=r(39763);
return T=function(){return a},a}function $(){const a=r(16455);return $=function(){return a},a}function h(){const a=r(77648);
return h=function(){return a},a}function v(){const a=r(80770);return v=function(){return a},a}async function E(a,R){const{
policy:P,tree:d,cwd:p,checkoutAs:w}=R.terms,y=new Map;for(const j of[...T().GENE_PROFILES,P.profile]){const I=R.with({policy:{
...P,profile:j}}),M=await I.command(a),D=j===P.profile;y.set(j,D?await(0,$().withEdit)(M,I):M)}const{reading:e,profiles:c,
verdict:l,confirmation:g}=await R.command(a),{words:A,assignments:o,argv:n,invocation:s,targets:m,scripts:f}=e;return{command:a,
profiles:(0,h().verdictsOf)(c),words:A,assignments:o,argv:n,invocation:s?F(s):null,tree:d?.label??null,...p&&{root:p},...w!==
void 0&&{root:"..",checkout_as:w},outcome:l==="block"?"blocked":g==="standard"?"runs":"needs_approval",targets:m,scripts:f?
(0,h().reportScripts)(f):null,findings:O(y)}}function F(a){const{program:R,subcommand:P=null,flags:d,operands:p,passthrough:w}=a;
return{program:R,subcommand:P,flags:d,operands:p,passthrough:w}}function O(a){const R=new Map;for(const[P,{findings:d}]of a)
for(const p of d){const w=JSON.stringify([p.rule,p.span,p.args]),y=R.get(w);y?(y.profiles.add(P),y.finding=p.edit?p:y.finding):
R.set(w,{finding:p,profiles:new Set([P])})}return[...R.values()].map(({finding:P,profiles:d})=>({...(0,h().reportFinding)(
P),profiles:[...d]}))}function L(a){const{id:R,title:P,severity:d,harm:p,layer:w,why:y,configure:e}=a,c={wrong:(0,v().exampleText)(
a.wrong),right:(0,v().exampleText)(a.right)};return{id:R,title:P,severity:d,harm:p,layer:w,why:y,...c,...e&&{configure:e}}}
function G(a){return[...a].map(([R,P])=>({topic:R,rules:P.map(({id:d,severity:p,title:w})=>({id:d,severity:p,title:w}))}))}},
25733:function(k,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderCommandAnswers=L,u.renderFileAnswers=G;function T(){
const e=r(17577);return T=function(){return e},e}function $(){const e=r(69379);return $=function(){return e},e}function h(){
const e=r(33643);return h=function(){return e},e}function v(){const e=r(38319);return v=function(){return e},e}function E(){
const e=r(94965);return E=function(){return e},e}function F(){const e=r(31626);return F=function(){return e},e}function O(){
const e=r(27809);return O=function(){return e},e}function L(e,c){const l=(0,F().layoutOf)(c);return(0,F().page)([...p(e,
l),y(e,[],l)])}function G(e,c){const l=(0,F().layoutOf)(c),g=e.filter(f=>"assets"in f),A=e.filter(f=>"entries"in f),o=g.
flatMap(f=>f.assets),n=o.flatMap(f=>f.commands),s=g.reduce((f,{assets_not_listed:j=0})=>f+j,0),m=[(0,E().count)(g.length,
"file"),(0,E().count)(o.length+s,"asset")];return(0,F().page)([...g.flatMap(f=>R(f,l)),...A.flatMap(f=>a(f,l)),...g.length>
0?[y(n,m,l,d(o))]:[]])}function a(e,c){const{path:l,tool:g,approval:A,specification:o,findings:n}=e,s=c.paint("strong",(0,F().
shortName)(l,(0,F().roomOf)(c)));return[(0,F().labelled)(c,"file",[s]),(0,F().prose)(c,"read by",`${g}, which ${A}; see ${o}`),
(0,O().listRows)({...(0,v().machineList)({agent_files:[e],findings:n}),note:""},c),...(0,$().findingRows)(n.filter(m=>!(0,v().
isTold)(m))).map(m=>(0,O().rowLines)(m,c))]}function R({path:e,assets:c,findings:l},g){const A=l.filter(({subject:M})=>M?.
command===void 0),o=g.verbose?A:A.filter(({severity:M})=>M!=="notice"),n=(0,$().findingRows)(o),s=p(c.flatMap(M=>M.commands),
g),m=g.paint("strong",(0,F().shortName)(e,(0,F().roomOf)(g))),f=P(c,g),I=s.length+n.length+f.length===0?[g.paint("quiet",
"no problems found")]:[];return[(0,F().labelled)(g,"file",[m,...I]),...s,...n.map(M=>(0,O().rowLines)(M,g)),f]}function P(e,c){
const l=e.flatMap(({id:g,profiles:A={},commands:o})=>{const n=(0,h().hubAnswer)(A),s=n?.taken||o.some(({verdict:m})=>m===
"block");return n===void 0||s&&!c.verbose?[]:n.taken?[{name:g,words:n.words,tone:"quiet",notes:[]}]:[{name:g,tone:"cauti\
on",notes:[{text:`${h().QUESTION} No: ${n.words}`}]}]});return(0,O().listRows)({id:"hub",title:"",label:"hub",noun:"gene",
rows:l},c)}function d(e){const c=e.flatMap(({profiles:A={}})=>(0,h().hubAnswer)(A)??[]),l=c.filter(A=>A.taken).length,[g]=c;
return g?[`${l} of ${(0,E().count)(c.length,"gene")} accepted by ${g.by}`]:[]}function p(e,c){return e.filter(({verdict:l})=>c.
verbose||l!=="allow").map(l=>w(l,c))}function w({command:e,verdict:c,findings:l},g){const A=l.filter(({severity:m})=>m!==
"notice"),o=(0,$().reasonNotes)(A),n=E().COMMAND_TONES[c],s=(0,T().spansOf)(e,A).slice(0,1);return[...(0,F().labelled)(g,
c,(0,O().markedCommand)(e,s,g,n),n),...(0,O().rowLines)({tone:n,...o},g)]}function y(e,c,l,g=[]){const A=n=>e.filter(({verdict:s})=>s===
n).length,o=[...c,(0,E().count)(e.length,"command"),`${A("allow")} allowed`,...A("warn")>0?[`${A("warn")} allowed with a\
 warning`]:[],...A("block")>0?[`${A("block")} blocked`]:[],...g];return(0,F().prose)(l,"total",o.join(", "))}},34165:function(k,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.renderPolicy=F,u.renderPolicyUsed=E;function T(){const O=r(81961);return T=
function(){return O},O}function $(){const O=r(94853);return $=function(){return O},O}function h(){const O=r(94965);return h=
function(){return O},O}function v(){const O=r(31626);return v=function(){return O},O}function E(O,{profile:L},G){const a=(0,v().
layoutOf)({...G,verbose:!0});return`${(0,v().prose)(a,"policy",`${O}, profile ${L}`).join(`
`)}
`}function F(O,L,{idleIgnores:G,idleLevels:a,failedExamples:R},P){const d=(0,v().layoutOf)({...P,verbose:!0}),p=(0,T().comparePolicies)(
$().DEFAULT_POLICY,O),w=p.length===0?"same as the defaults":`${(0,h().count)(p.length,"difference")} from the defaults`;
return`${[(0,v().prose)(d,"policy",`${L}: ${w}`,{text:"strong"}),...p.map(({key:e,change:c,direction:l="changed"})=>(0,v().
prose)(d,l,`${e}: ${c}`,{label:l==="looser"?"caution":"quiet"})),...R.map(e=>(0,v().prose)(d,"example",e,{label:"bad"})),
...Object.entries({ignore:G,rules:a}).flatMap(([e,c])=>c.map(({name:l,why:g})=>(0,v().prose)(d,"no effect",`${e} ${l}: ${g}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
