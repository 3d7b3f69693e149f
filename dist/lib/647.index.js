"use strict";exports.id=647,exports.ids=[647],exports.modules={10482:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),
d.answerOfAgentFile=R,d.judgeFor=r,d.pathInRoot=T,d.readCommandEntries=O,d.riskAsked=t;function I(){const n=o(51455);return I=
function(){return n},n}function F(){const n=o(76760);return F=function(){return n},n}function g(){const n=o(7723);return g=
function(){return n},n}function w(){const n=o(99668);return w=function(){return n},n}function P(){const n=o(20702);return P=
function(){return n},n}function j(){const n=o(12792);return j=function(){return n},n}function S(){const n=o(41895);return S=
function(){return n},n}function b(){const n=o(78374);return b=function(){return n},n}function C(){const n=o(13970);return C=
function(){return n},n}function y(){const n=o(63550);return y=function(){return n},n}function l(){const n=o(32854);return l=
function(){return n},n}function $(){const n=o(80090);return $=function(){return n},n}const u=g().looseObject({mode:C().riskSchema,
allow_dangerous:g().boolean(),allowed_roots:g().array(g().string().min(1)),workspace:g().string().min(1),cwd:g().string().
min(1),proposal_mode:g().enum(["structured","experimental"]),command_family:g().string(),platform:b().platformSchema,disabled_packs:g().
array(g().string()),symlinks:g().record(g().string().min(1),g().string().min(1)),tool:g().enum(["bash","runpy"]),computed_risk:C().
riskSchema}).partial(),p=g().object({id:g().union([g().string(),g().number()]).optional(),command:g().unknown(),context:u.
default({})});function O(n,i){return a(n,i).map((m,A)=>{if(typeof m!="object"||m===null||!("command"in m))return{id:String(
A),command:m,context:{}};const E=p.safeParse(m);if(!E.success)throw h(`entry ${A} of ${i}: ${g().prettifyError(E.error)}`);
const{id:G=String(A),command:x,context:H}=E.data;return{id:G,command:x,context:H}})}function r(n,i){const{mode:c,allow_dangerous:m,
allowed_roots:A,workspace:E,disabled_packs:G,platform:x}=n,{proposal_mode:H,command_family:s,cwd:N,tool:M,symlinks:U}=n,
e={...i.terms.policy,...c&&{mode:c},...m!==void 0&&{allow_dangerous:m},...A&&{allowed_roots:A},...E&&{workspace:E},...G&&
{disabled_packs:G}};return i.with({policy:e,...x&&{platform:x}}).proposed({...H&&{mode:H},...s!==void 0&&{family:s},...N&&
{cwd:N},...M&&{tool:M},...U&&{files:f(U,N??e.workspace)}})}function t({command:n,context:i}){return n===null?i.computed_risk:
void 0}function f(n,i){const c=Object.entries(n).map(([m,A])=>{const E=(0,l().locatePath)(m,i,{at:"/"});if(E===void 0)throw h(
`the symlink ${m} has no valid path`);return[E.slice(1),{symlink:A}]});return(0,y().literalTree)(Object.fromEntries(c),"\
the given symlinks")}function a(n,i){let c;try{c=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(m){throw h(
`${i} is not JSON in UTF-8: ${m.message}`)}if(!Array.isArray(c))throw h(`${i} is not a JSON array`);return c}function h(n){
return new(S()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function T(n,{root:i},{cwd:c}){if(i===void 0)return n;const m=(0,F().
resolve)(c,n),A=await(0,I().realpath)((0,F().dirname)(m)).catch(()=>(0,F().dirname)(m));return(0,F().relative)(await(0,I().
realpath)(i),(0,F().join)(A,(0,F().basename)(m))).split(F().sep).join("/")}async function R({path:n,file:i},c,{agent_files:m},A){
const E=(0,w().agentFileAt)(await T(i,c,A));if(E===void 0)return;const G=(0,j().readAgentFile)({...E,path:n},await A.readInput(
i));return(0,$().agentFileAnswer)(await(0,P().judgeWholeFile)(G,c.tree,m))}},88647:function(z,d,o){Object.defineProperty(
d,"__esModule",{value:!0}),d.explainVerb=void 0;function I(){const e=o(76760);return I=function(){return e},e}function F(){
const e=o(63314);return F=function(){return e},e}function g(){const e=o(18744);return g=function(){return e},e}function w(){
const e=o(68450);return w=function(){return e},e}function P(){const e=o(41895);return P=function(){return e},e}function j(){
const e=o(3051);return j=function(){return e},e}function S(){const e=o(4378);return S=function(){return e},e}function b(){
const e=o(54441);return b=function(){return e},e}function C(){const e=o(87952);return C=function(){return e},e}function y(){
const e=o(92739);return y=function(){return e},e}function l(){const e=o(34397);return l=function(){return e},e}function $(){
const e=o(10289);return $=function(){return e},e}function u(){const e=o(74183);return u=function(){return e},e}function p(){
const e=o(6244);return p=function(){return e},e}function O(){const e=o(25733);return O=function(){return e},e}function r(){
const e=o(8229);return r=function(){return e},e}function t(){const e=o(34165);return t=function(){return e},e}function f(){
const e=o(94965);return f=function(){return e},e}function a(){const e=o(13580);return a=function(){return e},e}function h(){
const e=o(11331);return h=function(){return e},e}function T(){const e=o(10482);return T=function(){return e},e}function R(){
const e=o(49232);return R=function(){return e},e}function n(){const e=o(82256);return n=function(){return e},e}const i=(e,B)=>(0,n().
withJudgingOptions)(new(F()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(v="",L,{args:D})=>{if(L.list){const J=(0,p().rulesByTopic)(),Y=()=>(0,r().renderRuleList)(J,e);return(0,n().
printAnswer)((0,u().ruleList)(J),Y,L.format,e),B(0)}if(m(D),L.command!==!0&&A(v),L.command!==!0&&E(v)){const J=N(v),Y=()=>(0,r().
renderRule)(J,e);(0,n().printAnswer)((0,u().explainRule)(J),Y,L.format,e)}else await M(v,L,e);B(0)});d.explainVerb=i;const c="\
Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lists the rule\
s.";function m(e){if(!(e.length<=1))throw new(P()).GateError("usage",`\`explain\` takes one argument, not ${e.length}.`,
`Quote the command: \`gene-gate explain '${e.join(" ")}'\`.`)}function A(e){if(e==="")throw new(P()).GateError("usage","\
`explain` has nothing to explain.",c)}function E(e){return(0,a().ruleOf)(e)!==void 0?!0:!G.test(e)&&!x(e)}const G=/[\s/\\.=:@$&|;<>"'()]|^-/;
function x(e){return H.has(e)||(0,h().programNamed)(e)!==void 0||y().TOOLS.has(e)}const H=new Set(["node","npm","npx",...C().
FAMILIES.map(({name:e})=>e)]),s=80;function N(e){const B=(0,a().ruleOf)(e);if(B!==void 0)return B;const v=b().RULE_GROUPS.
find(D=>D===e);if(v!==void 0){const D=(0,a().allRules)().filter(J=>J.group===v).map(J=>J.id);throw new(P()).GateError("u\
sage",`\`${v}\` is a group of rules.`,`Its rules: ${D.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const L=(0,j().nearestName)(e,(0,a().allRules)().map(D=>D.id));throw new(P()).GateError("usage",`Unknown rule: ${(0,$().
terminal)((0,f().clip)(e,s))}.`,`${L?`Did you mean ${L}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function M(e,{repo:B,format:v,...L},D){const{platform:J,signal:Y}=D;return U(B,D,async(V,Z)=>{
const q=V===void 0&&L.policy===void 0,W=await(0,R().policyFor)({...L,...q&&{policy:!1}},D,V),{policy:k}=W,Q=L.command?void 0:
await(0,T().answerOfAgentFile)({path:e,file:e},{tree:V,root:Z},k,D),K=(0,n().textOptions)(L,D);if(Q!==void 0)return(0,n().
printAnswer)(Q,()=>(0,O().renderFileAnswers)([Q],K),v,D);const _=V?[...V.files()].map(({path:on})=>on):[],nn=(0,w().commonStart)(
_.filter((0,g().assetPathTest)(k)),{policy:k,tree:V}),tn=S().Judge.by({policy:k,tree:V,changed:new Set,platform:J,signal:Y}).
startingIn(nn),X=await(0,u().explainCommand)(e,tn),en=()=>`${(0,r().renderExplanation)(X,K)}
${(0,t().renderPolicyUsed)((0,R().policyName)(W),k,D)}`;(0,n().printAnswer)(X,en,v,D)})}async function U(e,B,v){const{cwd:L,
env:D}=B;return e===!1?v():e!==void 0?(0,l().withSourceTree)((0,I().resolve)(L,e),B,v):await(0,R().repositoryOf)(L,D)===
void 0?v():(0,l().withSourceTree)(L,B,v)}},49232:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),d.builtInPolicy=
p,d.namedPolicy=C,d.policyFor=l,d.policyName=$,d.policyOfFile=y,d.repositoryOf=O;function I(){const t=o(73024);return I=
function(){return t},t}function F(){const t=o(76760);return F=function(){return t},t}function g(){const t=o(41895);return g=
function(){return t},t}function w(){const t=o(21311);return w=function(){return t},t}function P(){const t=o(74238);return P=
function(){return t},t}function j(){const t=o(48741);return j=function(){return t},t}function S(){const t=o(96402);return S=
function(){return t},t}function b(){const t=o(63550);return b=function(){return t},t}async function C(t,f){if(t===void 0)
return;const a=await y(t,f);return(0,w().requireExamples)(a),a}async function y(t,f){const a=(await f.readInput(t)).toString(
"utf8"),h=await O(f.cwd,f.env)??f.cwd;return await(0,P().loadPolicyFile)(a,t,(0,j().folderTree)(h))}async function l({policy:t,
profile:f},a,h){const T=t===!1?await p():await C(t,a)??await u(h,a);return f===void 0?T:{...T,policy:{...T.policy,profile:f}}}
function $({source:t,path:f,ref:a}){return t==="default"||f===void 0?"the built-in policy":t==="file"||a===void 0?f:`${f}\
 in ${a}`}async function u(t,{cwd:f,env:a}){const h=t===void 0?await O(f,a):void 0,T=t??(h===void 0?void 0:(0,j().folderTree)(
h));if(T===void 0)return p();const R=await(0,P().loadPolicy)(T,T.label);return(0,w().requireExamples)(R),R}function p(){
const t=(0,b().literalTree)({});return(0,P().loadPolicy)(t,t.label)}async function O(t,f){try{const a=await(0,S().openRepository)(
t,f);return await a.close(),a.directory}catch(a){const h=a instanceof g().GateError&&a.code==="program_not_found";if(a instanceof
g().GateError&&!(h&&r(t)))return;throw a}}function r(t){const f=(0,F().dirname)(t);return(0,I().existsSync)((0,F().join)(
t,".git"))||f!==t&&r(f)}},82256:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),d.REPO_OPTION=d.POLICY_OPTION=
d.DURATIONS=void 0,d.durationsOf=H,d.folderFiles=i,d.formatOption=f,d.inRepository=R,d.parsedBy=E,d.parsedNumber=G,d.printAnswer=
h,d.rangeRequest=A,d.storeFiles=n,d.textOptions=a,d.withJudgingOptions=O,d.withRangeOptions=m;function I(){const s=o(76760);
return I=function(){return s},s}function F(){const s=o(63314);return F=function(){return s},s}function g(){const s=o(7723);
return g=function(){return s},s}function w(){const s=o(89549);return w=function(){return s},s}function P(){const s=o(18744);
return P=function(){return s},s}function j(){const s=o(25966);return j=function(){return s},s}function S(){const s=o(41895);
return S=function(){return s},s}function b(){const s=o(41551);return b=function(){return s},s}function C(){const s=o(39763);
return C=function(){return s},s}function y(){const s=o(96402);return y=function(){return s},s}function l(){const s=o(93028);
return l=function(){return s},s}function $(){const s=o(10289);return $=function(){return s},s}function u(){const s=o(23107);
return u=function(){return s},s}function p(){const s=o(49232);return p=function(){return s},s}function O(s,N=["text","js\
on"]){return s.option(...r).option("--no-policy","use the built-in policy").addOption(t()).addOption(f(N))}const r=d.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(F()).Option("--profile\
 <name>","profile for commands").choices(C().PROFILE_NAMES)}function f(s=["text","json"]){return new(F()).Option("--form\
at <name>","output format").choices(s).default("text")}function a({verbose:s=!1},{columns:N,colour:M,name:U}){return{columns:N,
colour:M,verbose:s,name:U}}function h(s,N,M,U){U.print(M==="json"?`${(0,$().json)(s)}
`:N(),M)}const T=d.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function R({repo:s},{cwd:N,env:M,
note:U},e){const B=await(0,y().openRepository)((0,I().resolve)(N,s),M,U);try{return await e(B)}finally{await B.close()}}
function n(s,N,M){return c((0,P().assetPathsIn)(s,N),M)}function i(s,N,M){const U=(0,P().assetPathTest)(N),e=v=>[(0,I().
resolve)(M,v).split(I().sep).join("/").replace(/^\//,""),`assets/gep/${(0,I().basename)(v)}`],B=[...s.files()].filter(({
kind:v})=>(0,l().isRegular)(v)).map(({path:v})=>v);return c(B.filter(v=>e(v).some(U)),M)}function c(s,N){if(s.length>0)return s;
throw new(S()).GateError("usage",`${N} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function m(s){return s.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(F()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...T).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function A({base:s,head:N,worktree:M,staged:U,profile:e,...B},v){const L=(0,w().
approveByDigest)(B.approve,new Date),D=await(0,p().namedPolicy)(B.policy,v);return{directory:(0,I().resolve)(v.cwd,B.repo),
env:v.env,note:v.note,locate:J=>(0,j().resolveRange)(J,{...s!==void 0&&{base:s},...N!==void 0&&{head:N},...M&&{worktree:M},
...U&&{staged:U}}),...D&&{policy:D},...B.policyRef!==void 0&&{policyRef:B.policyRef},inputs:{profile:e},all:B.all??!1,approver:L,
signal:v.signal,secrets:(0,b().secretsOf)(v.env)}}function E(s,N){return M=>{const U=s().safeParse(M);if(U.success)return U.
data;throw new(F()).InvalidArgumentError(N)}}function G(s){return E(()=>g().coerce.number().pipe(s()),"Expected a number\
 from 1 to 256.")}const x=d.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function H({durations:s},N){return s===void 0?new Map:(0,u().readDurations)((0,I().
resolve)(N.cwd,s),N.openInput)}},25966:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),d.resolveRange=j;
function I(){const l=o(41895);return I=function(){return l},l}function F(){const l=o(24634);return F=function(){return l},
l}function g(){const l=o(67397);return g=function(){return l},l}function w(){const l=o(50598);return w=function(){return l},
l}function P(){const l=o(34397);return P=function(){return l},l}async function j(l,{base:$,head:u,worktree:p=!1,staged:O=!1}){
if(p&&u!==void 0)throw new(I()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[r,t]=await S([(0,w().resolveRevision)(l,u??"HEAD"),C(l,$)]);return{
name:O?"index":p?"worktree":"range",directory:l.directory,base:await(0,F().mergeBase)(l,t.commit,r),head:r,audited:p?await(O?
P().snapshotIndex:P().snapshotWorktree)(l):r,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},
isFork:!1}}async function S(l){return await Promise.allSettled(l),Promise.all(l)}const b=/^refs\/(?:heads|remotes\/origin)\//;
async function C(l,$){const u=$===void 0?await(0,g().defaultBranch)(l):await(0,w().resolveNamed)(l,$),{commit:p}=u,O=$===
"HEAD"||$==="@"?await(0,g().checkedOutBranch)(l):u.ref,r=O&&y(O);if(r===void 0)return{commit:p,name:$??"HEAD"};const t=$===
void 0?u:await(0,g().findDefaultBranch)(l),f=t?.ref&&y(t.ref);return{commit:p,name:r,...t&&f&&{defaultBranch:{name:f,commit:t.
commit}}}}function y(l){return b.test(l)?l.replace(b,""):void 0}},80090:function(z,d,o){Object.defineProperty(d,"__esMod\
ule",{value:!0}),d.agentFileAnswer=P,d.commandAnswer=j,d.fileAnswer=$;function I(){const u=o(59490);return I=function(){
return u},u}function F(){const u=o(95132);return F=function(){return u},u}function g(){const u=o(37075);return g=function(){
return u},u}function w(){const u=o(77648);return w=function(){return u},u}function P(u){const p=(0,g().idsOf)([...u.findings]);
return{...(0,w().reportAgentFile)(u,u.findings,p),findings:(0,w().reportFindings)(u.findings,p)}}function j({id:u,command:p},O,r,t){
const{verdict:f,risk:a,confirmation:h,reading:T,findings:R,profiles:n}=O,[i]=f==="block"&&r==="workspace"?R:[];return{id:u,
command:p,verdict:f,risk:a,confirmation:h,argv:T.argv,findings:(0,w().reportFindings)(R,t),warnings:S(R),profiles:(0,w().
verdictsOf)(n),...i&&{error:(0,F().describe)(i).message.replace(/\.$/,""),rule:i.rule,layer:i.layer}}}function S(u){const p=u.
filter(({severity:O})=>O==="warning");return[...new Set(p.map(({rule:O})=>O))]}const b=100,C=1e3;function y(u){const p=[
...(0,I().groupBy)(u,({rule:r,severity:t})=>`${t} ${r}`).values()],O=new Set(p.flatMap(r=>r.slice(0,b)));return{listed:u.
filter(r=>O.has(r)),others:p.flatMap(r=>{const t=r.length-b;return r.slice(b,b+1).map(f=>({other:f,count:t}))})}}function l({
other:u,count:p}){const O=`${p} more findings of \`${u.rule}\` in this file, from here on, are not listed.`;return{...(0,w().
reportFinding)(u),message:O}}function $({path:u,assets:p,findings:O},r){const t=p.flatMap(({commands:n})=>n.flatMap(i=>i.
findings)),{listed:f,others:a}=y(O),h=(0,g().idsOf)([...t,...f]),T=p.filter(({commands:n})=>n.length===0),R=new Set(T.slice(
C));return{path:u,assets:p.filter(n=>!R.has(n)).map(({asset:n,commands:i})=>({type:n.type,id:n.id,location:n.locate(),...i.
length>0&&{profiles:(0,w().acceptanceOf)(i.map(c=>c.profiles))},commands:i.map((c,m)=>j({id:`${n.id}#${m}`,...c},c,r,h))})),
...R.size>0&&{assets_not_listed:R.size},findings:[...(0,w().reportFindings)(f,h),...a.map(l)]}}},77648:function(z,d,o){Object.
defineProperty(d,"__esModule",{value:!0}),d.acceptanceOf=t,d.findingsAbout=y,d.idsIn=u,d.reportAgentFile=h,d.reportFinding=
a,d.reportFindings=f,d.reportGene=C,d.reportScripts=O,d.verdictsOf=r;function I(){const n=o(12195);return I=function(){return n},
n}function F(){const n=o(68450);return F=function(){return n},n}function g(){const n=o(85475);return g=function(){return n},
n}function w(){const n=o(80827);return w=function(){return n},n}function P(){const n=o(59490);return P=function(){return n},
n}function j(){const n=o(78261);return j=function(){return n},n}function S(){const n=o(95132);return S=function(){return n},
n}function b(){const n=o(37075);return b=function(){return n},n}function C(n,i,{about:c,ids:m}){const{gene:A,outcomes:E,
proofs:G,runFindings:x,capped:H,verdict:s,summary:N}=n,{asset:M,change:U,blastRadius:e}=A,B=[...c(M),...A.findings,...H,
...x.filter(v=>v.subject?.command===void 0)];return{id:M.id,asset_id:(0,g().assetIdOf)(M),path:M.path,line:M.locate().line,
store:{path:A.store.path||".",root:(0,F().shownRoot)(A.store),...A.store.checkoutAs!==void 0&&{checkout_as:A.store.checkoutAs}},
change:U,verdict:s,summary:N,profiles:t(A.commands.map(({profiles:v})=>v)),blast_radius:e,commands:A.commands.map((v,L)=>{
const D=x.filter(V=>$(V,v)),J=u([...v.findings,...D],m),Y=G?.[L];return{...p(v,E[L]),...Y&&{proof:Y},...J}}),...u(B,m),...A.
differences.length>0&&{differences:A.differences},validation_report_id:i}}function y(n){const i=(0,P().groupBy)(n,({subject:c})=>l(
c));return c=>(i.get(l(c))??[]).filter(({location:m})=>(m?.path??c.path)===c.path)}function l({type:n,id:i}={}){return`${n}\
 ${i}`}function $({subject:n,location:i},{command:c,location:m}){return n?.command===c&&i?.line===m.line&&i.column===m.column}
function u(n,i){const c=[...new Set(n.flatMap(m=>i.get(m)??[]))];return c.length>0?{findings:c}:{}}function p(n,i){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:c,span:m})=>({text:c,...m}))},...n.plan?.scripts&&{scripts:O(n.plan.scripts)},profiles:r(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...i&&{outcome:i}}}function O(n){return(0,w().stepsIn)(n).map(({directory:i,event:c,
text:m,command:A})=>({directory:i,event:c,text:m,shell:A===void 0}))}function r(n){return Object.fromEntries(Object.entries(
n).map(([i,{verdict:c}])=>[i,c]))}function t(n){const i={};for(const c of n)for(const[m,{verdict:A,reason:E,remark:G,...x}]of Object.
entries(c)){const H=i[m];H&&!H.accepted||(i[m]=A==="block"?{accepted:!1,...E&&{reason:(0,S().describe)(E).message},...x}:
{accepted:!0,...G&&{remark:(0,S().describe)(G).message},...H,...x})}return i}function f(n,i=(0,b().idsOf)(n),c){return n.
toSorted(j().byHarm).map(m=>{const A={id:i.get(m),cause:(0,b().causeOf)(m),...a(m)};if(c===void 0)return A;const E=`gene\
-gate fix --base ${c.slice(0,12)} --`;return{...A,remedy:A.remedy.replaceAll("gene-gate fix --",E)}})}function a(n){const{
args:i,advice:c,...m}=n;return{...m,...(0,S().describe)(n)}}function h({file:{path:n,format:i},entries:c},m,A){const{name:E,
tool:G,approval:x,specification:H}=i;return{path:n,format:E,tool:G,approval:x,specification:H,entries:c.map(s=>T(s,m,A))}}
function T({state:n,entry:i,change:c,targets:m,digest:A,findings:E},G,x){const{event:H,shown:s,location:N}=i,M=G.filter(
v=>E.some(L=>R(L,v))),U=M.some(({rule:v})=>v==="agent-runs-danger"),e=(0,I().meansOf)(U?m.filter(({kind:v})=>v!=="danger"):
m),B=m.flatMap(({kind:v,name:L})=>v==="file"?[L]:[]);return{event:H,command:s,line:N.line,digest:A,...e.length>0&&{target:e.
join("; ")},...B.length>0&&{scripts:B},...n&&{state:n},...(c||i.setting)&&{change:c??(n?"changes":"widens")},...u(M,x)}}
function R(n,i){return n.rule===i.rule&&n.args===i.args}},74183:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),
d.explainCommand=P,d.explainRule=b,d.ruleList=C;function I(){const y=o(39763);return I=function(){return y},y}function F(){
const y=o(16455);return F=function(){return y},y}function g(){const y=o(77648);return g=function(){return y},y}function w(){
const y=o(80770);return w=function(){return y},y}async function P(y,l){const{policy:$,tree:u,cwd:p,checkoutAs:O}=l.terms,
r=new Map;for(const A of[...I().GENE_PROFILES,$.profile]){const E=l.with({policy:{...$,profile:A}}),G=await E.command(y),
x=A===$.profile;r.set(A,x?await(0,F().withEdit)(G,E):G)}const{reading:t,profiles:f,verdict:a,confirmation:h}=await l.command(
y),{words:T,assignments:R,argv:n,invocation:i,targets:c,scripts:m}=t;return{command:y,profiles:(0,g().verdictsOf)(f),words:T,
assignments:R,argv:n,invocation:i?j(i):null,tree:u?.label??null,...p&&{root:p},...O!==void 0&&{root:"..",checkout_as:O},
outcome:a==="block"?"blocked":h==="standard"?"runs":"needs_approval",targets:c,scripts:m?(0,g().reportScripts)(m):null,findings:S(
r)}}function j(y){const{program:l,subcommand:$=null,flags:u,operands:p,passthrough:O}=y;return{program:l,subcommand:$,flags:u,
operands:p,passthrough:O}}function S(y){const l=new Map;for(const[$,{findings:u}]of y)for(const p of u){const O=JSON.stringify(
[p.rule,p.span,p.args]),r=l.get(O);r?(r.profiles.add($),r.finding=p.edit?p:r.finding):l.set(O,{finding:p,profiles:new Set(
[$])})}return[...l.values()].map(({finding:$,profiles:u})=>({...(0,g().reportFinding)($),profiles:[...u]}))}function b(y){
const{id:l,title:$,severity:u,harm:p,layer:O,why:r,configure:t}=y,f={wrong:(0,w().exampleText)(y.wrong),right:(0,w().exampleText)(
y.right)};return{id:l,title:$,severity:u,harm:p,layer:O,why:r,...f,...t&&{configure:t}}}function C(y){return[...y].map(([
l,$])=>({topic:l,rules:$.map(({id:u,severity:p,title:O})=>({id:u,severity:p,title:O}))}))}},25733:function(z,d,o){Object.
defineProperty(d,"__esModule",{value:!0}),d.renderCommandAnswers=S,d.renderFileAnswers=b;function I(){const r=o(69379);return I=
function(){return r},r}function F(){const r=o(33643);return F=function(){return r},r}function g(){const r=o(38319);return g=
function(){return r},r}function w(){const r=o(94965);return w=function(){return r},r}function P(){const r=o(31626);return P=
function(){return r},r}function j(){const r=o(27809);return j=function(){return r},r}function S(r,t){const f=(0,P().layoutOf)(
t);return(0,P().page)([...u(r,f),O(r,[],f)])}function b(r,t){const f=(0,P().layoutOf)(t),a=r.filter(c=>"assets"in c),h=r.
filter(c=>"entries"in c),T=a.flatMap(c=>c.assets),R=T.flatMap(c=>c.commands),n=a.reduce((c,{assets_not_listed:m=0})=>c+m,
0),i=[(0,w().count)(a.length,"file"),(0,w().count)(T.length+n,"asset")];return(0,P().page)([...a.flatMap(c=>y(c,f)),...h.
flatMap(c=>C(c,f)),...a.length>0?[O(R,i,f,$(T))]:[]])}function C(r,t){const{path:f,tool:a,approval:h,specification:T,findings:R}=r,
n=t.paint("strong",(0,P().shortName)(f,(0,P().roomOf)(t)));return[(0,P().labelled)(t,"file",[n]),(0,P().prose)(t,"read b\
y",`${a}, which ${h}; see ${T}`),(0,j().listRows)((0,g().machineList)({agent_files:[r],findings:R}),t),...(0,I().findingRows)(
R.filter(i=>!(0,g().isTold)(i))).map(i=>(0,j().rowLines)(i,t))]}function y({path:r,assets:t,findings:f},a){const h=f.filter(
({subject:E})=>E?.command===void 0),T=a.verbose?h:h.filter(({severity:E})=>E!=="notice"),R=(0,I().findingRows)(T),n=u(t.
flatMap(E=>E.commands),a),i=a.paint("strong",(0,P().shortName)(r,(0,P().roomOf)(a))),c=l(t,a),A=n.length+R.length+c.length===
0?[a.paint("quiet","no problems found")]:[];return[(0,P().labelled)(a,"file",[i,...A]),...n,...R.map(E=>(0,j().rowLines)(
E,a)),c]}function l(r,t){const f=r.flatMap(({id:a,profiles:h={},commands:T})=>{const R=(0,F().hubAnswer)(h),n=R?.taken||
T.some(({verdict:i})=>i==="block");return R===void 0||n&&!t.verbose?[]:R.taken?[{name:a,words:R.words,tone:"quiet",notes:[]}]:
[{name:a,tone:"caution",notes:[{text:`${F().QUESTION} No: ${R.words}`}]}]});return(0,j().listRows)({id:"hub",title:"",label:"\
hub",noun:"gene",rows:f},t)}function $(r){const t=r.flatMap(({profiles:h={}})=>(0,F().hubAnswer)(h)??[]),f=t.filter(h=>h.
taken).length,[a]=t;return a?[`${f} of ${(0,w().count)(t.length,"gene")} accepted by ${a.by}`]:[]}function u(r,t){return r.
filter(({verdict:f})=>t.verbose||f!=="allow").map(f=>p(f,t))}function p({command:r,verdict:t,findings:f},a){const h=f.filter(
({severity:i})=>i!=="notice"),T=(0,I().reasonNotes)(h),R=w().COMMAND_TONES[t],{span:n}=h.find(i=>i.span)??{};return[...(0,P().
labelled)(a,t,(0,j().markedCommand)(r,n?[n]:[],a,R),R),...(0,j().rowLines)({tone:R,...T},a)]}function O(r,t,f,a=[]){const h=R=>r.
filter(({verdict:n})=>n===R).length,T=[...t,(0,w().count)(r.length,"command"),`${h("allow")} allowed`,...h("warn")>0?[`${h(
"warn")} allowed with a warning`]:[],...h("block")>0?[`${h("block")} blocked`]:[],...a];return(0,P().prose)(f,"total",T.
join(", "))}},34165:function(z,d,o){Object.defineProperty(d,"__esModule",{value:!0}),d.renderPolicy=j,d.renderPolicyUsed=
P;function I(){const S=o(81961);return I=function(){return S},S}function F(){const S=o(94853);return F=function(){return S},
S}function g(){const S=o(94965);return g=function(){return S},S}function w(){const S=o(31626);return w=function(){return S},
S}function P(S,{profile:b},C){const y=(0,w().layoutOf)({...C,verbose:!0});return`${(0,w().prose)(y,"policy",`${S}, profi\
le ${b}`).join(`
`)}
`}function j(S,b,{idleIgnores:C,idleLevels:y,failedExamples:l},$){const u=(0,w().layoutOf)({...$,verbose:!0}),p=(0,I().comparePolicies)(
F().DEFAULT_POLICY,S),O=p.length===0?"same as the defaults":`${(0,g().count)(p.length,"difference")} from the defaults`;
return`${[(0,w().prose)(u,"policy",`${b}: ${O}`,{text:"strong"}),...p.map(({key:t,change:f,direction:a="changed"})=>(0,w().
prose)(u,a,`${t}: ${f}`,{label:a==="looser"?"caution":"quiet"})),...l.map(t=>(0,w().prose)(u,"example",t,{label:"bad"})),
...Object.entries({ignore:C,rules:y}).flatMap(([t,f])=>f.map(({name:a,why:h})=>(0,w().prose)(u,"no effect",`${t} ${a}: ${h}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
