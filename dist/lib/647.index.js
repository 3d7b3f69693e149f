"use strict";exports.id=647,exports.ids=[647],exports.modules={10482:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.answerOfAgentFile=$,u.judgeFor=c,u.pathInRoot=j,u.readCommandEntries=d,u.riskAsked=e;function T(){const s=r(51455);return T=
function(){return s},s}function P(){const s=r(76760);return P=function(){return s},s}function g(){const s=r(7723);return g=
function(){return s},s}function y(){const s=r(99668);return y=function(){return s},s}function S(){const s=r(20702);return S=
function(){return s},s}function B(){const s=r(12792);return B=function(){return s},s}function F(){const s=r(41895);return F=
function(){return s},s}function N(){const s=r(78374);return N=function(){return s},s}function b(){const s=r(13970);return b=
function(){return s},s}function w(){const s=r(63550);return w=function(){return s},s}function f(){const s=r(32854);return f=
function(){return s},s}function A(){const s=r(80090);return A=function(){return s},s}const o=g().looseObject({mode:b().riskSchema,
allow_dangerous:g().boolean(),allowed_roots:g().array(g().string().min(1)),workspace:g().string().min(1),cwd:g().string().
min(1),proposal_mode:g().enum(["structured","experimental"]),command_family:g().string(),platform:N().platformSchema,disabled_packs:g().
array(g().string()),symlinks:g().record(g().string().min(1),g().string().min(1)),tool:g().enum(["bash","runpy"]),computed_risk:b().
riskSchema}).partial(),a=g().object({id:g().union([g().string(),g().number()]).optional(),command:g().unknown(),context:o.
default({})});function d(s,t){return h(s,t).map((p,O)=>{if(typeof p!="object"||p===null||!("command"in p))return{id:String(
O),command:p,context:{}};const v=a.safeParse(p);if(!v.success)throw R(`entry ${O} of ${t}: ${g().prettifyError(v.error)}`);
const{id:i=String(O),command:I,context:M}=v.data;return{id:i,command:I,context:M}})}function c(s,t){const{mode:l,allow_dangerous:p,
allowed_roots:O,workspace:v,disabled_packs:i,platform:I}=s,{proposal_mode:M,command_family:C,cwd:J,tool:x,symlinks:G}=s,
n={...t.terms.policy,...l&&{mode:l},...p!==void 0&&{allow_dangerous:p},...O&&{allowed_roots:O},...v&&{workspace:v},...i&&
{disabled_packs:i}};return t.with({policy:n,...I&&{platform:I}}).proposed({...M&&{mode:M},...C!==void 0&&{family:C},...J&&
{cwd:J},...x&&{tool:x},...G&&{files:m(G,J??n.workspace)}})}function e({command:s,context:t}){return s===null?t.computed_risk:
void 0}function m(s,t){const l=Object.entries(s).map(([p,O])=>{const v=(0,f().locatePath)(p,t,{at:"/"});if(v===void 0)throw R(
`the symlink ${p} has no valid path`);return[v.slice(1),{symlink:O}]});return(0,w().literalTree)(Object.fromEntries(l),"\
the given symlinks")}function h(s,t){let l;try{l=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s))}catch(p){throw R(
`${t} is not JSON in UTF-8: ${p.message}`)}if(!Array.isArray(l))throw R(`${t} is not a JSON array`);return l}function R(s){
return new(F()).GateError("input_invalid",`The commands cannot be read: ${s}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function j(s,{root:t},{cwd:l}){if(t===void 0)return s;const p=(0,P().
resolve)(l,s),O=await(0,T().realpath)((0,P().dirname)(p)).catch(()=>(0,P().dirname)(p));return(0,P().relative)(await(0,T().
realpath)(t),(0,P().join)(O,(0,P().basename)(p))).split(P().sep).join("/")}async function $({path:s,file:t},l,{agent_files:p},O){
const v=(0,y().agentFileAt)(await j(t,l,O));if(v===void 0)return;const i=(0,B().readAgentFile)({...v,path:s},await O.readInput(
t));return(0,A().agentFileAnswer)(await(0,S().judgeWholeFile)(i,l.tree,p))}},88647:function(V,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.explainVerb=void 0;function T(){const n=r(76760);return T=function(){return n},n}function P(){
const n=r(63314);return P=function(){return n},n}function g(){const n=r(18744);return g=function(){return n},n}function y(){
const n=r(68450);return y=function(){return n},n}function S(){const n=r(41895);return S=function(){return n},n}function B(){
const n=r(3051);return B=function(){return n},n}function F(){const n=r(4378);return F=function(){return n},n}function N(){
const n=r(54441);return N=function(){return n},n}function b(){const n=r(87952);return b=function(){return n},n}function w(){
const n=r(92739);return w=function(){return n},n}function f(){const n=r(34397);return f=function(){return n},n}function A(){
const n=r(10289);return A=function(){return n},n}function o(){const n=r(74183);return o=function(){return n},n}function a(){
const n=r(6244);return a=function(){return n},n}function d(){const n=r(25733);return d=function(){return n},n}function c(){
const n=r(8229);return c=function(){return n},n}function e(){const n=r(34165);return e=function(){return n},n}function m(){
const n=r(94965);return m=function(){return n},n}function h(){const n=r(13580);return h=function(){return n},n}function R(){
const n=r(11331);return R=function(){return n},n}function j(){const n=r(10482);return j=function(){return n},n}function $(){
const n=r(49232);return $=function(){return n},n}function s(){const n=r(82256);return s=function(){return n},n}const t=(n,U)=>(0,s().
withJudgingOptions)(new(P()).Command("explain").argument("[what]","rule id, command in quotes, or file of agents or edit\
ors").allowExcessArguments().option("--list","list all rules by topic").option("--command","treat the argument as a comm\
and even if it is one word").option("--repo <dir>","directory where the command would run (default: the current reposito\
ry)").option("--no-repo","judge the command without looking at files")).option("--verbose","show long commands in full").
action(async(D="",E,{args:L})=>{if(E.list){const H=(0,a().rulesByTopic)(),Y=()=>(0,c().renderRuleList)(H,n);return(0,s().
printAnswer)((0,o().ruleList)(H),Y,E.format,n),U(0)}if(p(L),E.command!==!0&&O(D),E.command!==!0&&v(D)){const H=J(D),Y=()=>(0,c().
renderRule)(H,n.columns);(0,s().printAnswer)((0,o().explainRule)(H),Y,E.format,n)}else await x(D,E,n);U(0)});u.explainVerb=
t;const l="Name a rule, as in `gene-gate explain shell-operator`, or a command in quotes; `gene-gate explain --list` lis\
ts the rules.";function p(n){if(!(n.length<=1))throw new(S()).GateError("usage",`\`explain\` takes one argument, not ${n.
length}.`,`Quote the command: gene-gate explain '${n.join(" ")}'`)}function O(n){if(n==="")throw new(S()).GateError("usa\
ge","`explain` has nothing to explain.",l)}function v(n){return(0,h().ruleOf)(n)!==void 0?!0:!i.test(n)&&!I(n)}const i=/[\s/\\.=:@$&|;<>"'()]|^-/;
function I(n){return M.has(n)||(0,R().programNamed)(n)!==void 0||w().TOOLS.has(n)}const M=new Set(["node","npm","npx",...b().
FAMILIES.map(({name:n})=>n)]),C=80;function J(n){const U=(0,h().ruleOf)(n);if(U!==void 0)return U;const D=N().RULE_GROUPS.
find(L=>L===n);if(D!==void 0){const L=(0,h().allRules)().filter(H=>H.group===D).map(H=>H.id);throw new(S()).GateError("u\
sage",`\`${D}\` is a group of rules.`,`Its rules: ${L.join(", ")}. A policy can make the whole group less strict, in \`ru\
les\`.`)}const E=(0,B().nearestName)(n,(0,h().allRules)().map(L=>L.id));throw new(S()).GateError("usage",`Unknown rule: ${(0,A().
terminal)((0,m().clip)(n,C))}.`,`${E?`Did you mean ${E}? `:""}\`gene-gate explain --list\` lists all rules. To explain a c\
ommand, add --command.`)}async function x(n,{repo:U,format:D,...E},L){const{platform:H,signal:Y}=L;return G(U,L,async(z,K)=>{
const q=z===void 0&&E.policy===void 0,X=await(0,$().policyFor)({...E,...q&&{policy:!1}},L,z),{policy:W}=X,Q=E.command?void 0:
await(0,j().answerOfAgentFile)({path:n,file:n},{tree:z,root:K},W,L),Z=(0,s().textOptions)(E,L);if(Q!==void 0)return(0,s().
printAnswer)(Q,()=>(0,d().renderFileAnswers)([Q],Z),D,L);const _=z?[...z.files()].map(({path:on})=>on):[],nn=(0,y().commonStart)(
_.filter((0,g().assetPathTest)(W)),{policy:W,tree:z}),tn=F().Judge.by({policy:W,tree:z,changed:new Set,platform:H,signal:Y}).
startingIn(nn),k=await(0,o().explainCommand)(n,tn),en=()=>`${(0,c().renderExplanation)(k,Z)}
${(0,e().renderPolicyUsed)((0,$().policyName)(X),W,L)}`;(0,s().printAnswer)(k,en,D,L)})}async function G(n,U,D){const{cwd:E,
env:L}=U;return n===!1?D():n!==void 0?(0,f().withSourceTree)((0,T().resolve)(E,n),U,D):await(0,$().repositoryOf)(E,L)===
void 0?D():(0,f().withSourceTree)(E,U,D)}},49232:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
a,u.namedPolicy=b,u.policyFor=f,u.policyName=A,u.policyOfFile=w,u.repositoryOf=d;function T(){const e=r(73024);return T=
function(){return e},e}function P(){const e=r(76760);return P=function(){return e},e}function g(){const e=r(41895);return g=
function(){return e},e}function y(){const e=r(21311);return y=function(){return e},e}function S(){const e=r(74238);return S=
function(){return e},e}function B(){const e=r(48741);return B=function(){return e},e}function F(){const e=r(96402);return F=
function(){return e},e}function N(){const e=r(63550);return N=function(){return e},e}async function b(e,m){if(e===void 0)
return;const h=await w(e,m);return(0,y().requireExamples)(h),h}async function w(e,m){const h=(await m.readInput(e)).toString(
"utf8"),R=await d(m.cwd,m.env)??m.cwd;return await(0,S().loadPolicyFile)(h,e,(0,B().folderTree)(R))}async function f({policy:e,
profile:m},h,R){const j=e===!1?await a():await b(e,h)??await o(R,h);return m===void 0?j:{...j,policy:{...j.policy,profile:m}}}
function A({source:e,path:m,ref:h}){return e==="default"||m===void 0?"the built-in policy":e==="file"||h===void 0?m:`${m}\
 in ${h}`}async function o(e,{cwd:m,env:h}){const R=e===void 0?await d(m,h):void 0,j=e??(R===void 0?void 0:(0,B().folderTree)(
R));if(j===void 0)return a();const $=await(0,S().loadPolicy)(j,j.label);return(0,y().requireExamples)($),$}function a(){
const e=(0,N().literalTree)({});return(0,S().loadPolicy)(e,e.label)}async function d(e,m){try{const h=await(0,F().openRepository)(
e,m);return await h.close(),h.directory}catch(h){const R=h instanceof g().GateError&&h.code==="program_not_found";if(h instanceof
g().GateError&&!(R&&c(e)))return;throw h}}function c(e){const m=(0,P().dirname)(e);return(0,T().existsSync)((0,P().join)(
e,".git"))||m!==e&&c(m)}},82256:function(V,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.DURATIONS=void 0,u.durationsOf=v,u.formatOption=e,u.inRepository=j,u.parsedBy=l,u.parsedNumber=p,u.printAnswer=h,u.rangeRequest=
t,u.storeFiles=$,u.textOptions=m,u.withJudgingOptions=a,u.withRangeOptions=s;function T(){const i=r(76760);return T=function(){
return i},i}function P(){const i=r(63314);return P=function(){return i},i}function g(){const i=r(7723);return g=function(){
return i},i}function y(){const i=r(89549);return y=function(){return i},i}function S(){const i=r(18744);return S=function(){
return i},i}function B(){const i=r(25966);return B=function(){return i},i}function F(){const i=r(41895);return F=function(){
return i},i}function N(){const i=r(41551);return N=function(){return i},i}function b(){const i=r(39763);return b=function(){
return i},i}function w(){const i=r(96402);return w=function(){return i},i}function f(){const i=r(10289);return f=function(){
return i},i}function A(){const i=r(23107);return A=function(){return i},i}function o(){const i=r(49232);return o=function(){
return i},i}function a(i,I=["text","json"]){return i.option(...d).option("--no-policy","use the built-in policy").addOption(
c()).addOption(e(I))}const d=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function c(){
return new(P()).Option("--profile <name>","profile for commands").choices(b().PROFILE_NAMES)}function e(i=["text","json"]){
return new(P()).Option("--format <name>","output format").choices(i).default("text")}function m({verbose:i=!1},{columns:I,
colour:M}){return{columns:I,colour:M,verbose:i}}function h(i,I,M,C){C.print(M==="json"?`${(0,f().json)(i)}
`:I(),M)}const R=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function j({repo:i},{cwd:I,env:M,
note:C},J){const x=await(0,w().openRepository)((0,T().resolve)(I,i),M,C);try{return await J(x)}finally{await x.close()}}
function $(i,I,M){const C=(0,S().assetPathsIn)(i,I);if(C.length>0)return C;throw new(F()).GateError("usage",`${M} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function s(i){
return i.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(P()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...R).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(c()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function t({
base:i,head:I,worktree:M,staged:C,profile:J,...x},G){const n=(0,y().approveByDigest)(x.approve,new Date),U=await(0,o().namedPolicy)(
x.policy,G);return{directory:(0,T().resolve)(G.cwd,x.repo),env:G.env,note:G.note,locate:D=>(0,B().resolveRange)(D,{...i!==
void 0&&{base:i},...I!==void 0&&{head:I},...M&&{worktree:M},...C&&{staged:C}}),...U&&{policy:U},...x.policyRef!==void 0&&
{policyRef:x.policyRef},inputs:{profile:J},all:x.all??!1,approver:n,signal:G.signal,secrets:(0,N().secretsOf)(G.env)}}function l(i,I){
return M=>{const C=i().safeParse(M);if(C.success)return C.data;throw new(P()).InvalidArgumentError(I)}}function p(i){return l(
()=>g().coerce.number().pipe(i()),"Expected a number from 1 to 256.")}const O=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function v({durations:i},I){return i===
void 0?new Map:(0,A().readDurations)((0,T().resolve)(I.cwd,i),I.openInput)}},25966:function(V,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=B;function T(){const f=r(41895);return T=function(){return f},f}function P(){const f=r(
24634);return P=function(){return f},f}function g(){const f=r(67397);return g=function(){return f},f}function y(){const f=r(
50598);return y=function(){return f},f}function S(){const f=r(34397);return S=function(){return f},f}async function B(f,{
base:A,head:o,worktree:a=!1,staged:d=!1}){if(a&&o!==void 0)throw new(T()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[c,e]=await F([(0,y().resolveRevision)(
f,o??"HEAD"),b(f,A)]);return{name:d?"index":a?"worktree":"range",directory:f.directory,base:await(0,P().mergeBase)(f,e.commit,
c),head:c,audited:a?await(d?S().snapshotIndex:S().snapshotWorktree)(f):c,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&
{defaultBranch:e.defaultBranch},isFork:!1}}async function F(f){return await Promise.allSettled(f),Promise.all(f)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function b(f,A){const o=A===void 0?await(0,g().defaultBranch)(f):await(0,y().resolveNamed)(f,A),{commit:a}=o,d=A===
"HEAD"||A==="@"?await(0,g().checkedOutBranch)(f):o.ref,c=d&&w(d);if(c===void 0)return{commit:a,name:A??"HEAD"};const e=A===
void 0?o:await(0,g().findDefaultBranch)(f),m=e?.ref&&w(e.ref);return{commit:a,name:c,...e&&m&&{defaultBranch:{name:m,commit:e.
commit}}}}function w(f){return N.test(f)?f.replace(N,""):void 0}},80090:function(V,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.agentFileAnswer=S,u.commandAnswer=B,u.fileAnswer=A;function T(){const o=r(59490);return T=function(){
return o},o}function P(){const o=r(95132);return P=function(){return o},o}function g(){const o=r(37075);return g=function(){
return o},o}function y(){const o=r(77648);return y=function(){return o},o}function S(o){const a=(0,g().idsOf)([...o.findings]);
return{...(0,y().reportAgentFile)(o,o.findings,a),findings:(0,y().reportFindings)(o.findings,a)}}function B({id:o,command:a},d,c,e){
const{verdict:m,risk:h,confirmation:R,reading:j,findings:$,profiles:s,validators:t}=d,[l]=m==="block"&&c==="workspace"?$:
[];return{id:o,command:a,verdict:m,risk:h,confirmation:R,argv:j.argv,findings:(0,y().reportFindings)($,e),warnings:F($),
profiles:(0,y().verdictsOf)(s),validators:(0,y().verdictsOf)(t),...l&&{error:(0,P().describe)(l).message.replace(/\.$/,""),
rule:l.rule,layer:l.layer}}}function F(o){const a=o.filter(({severity:d})=>d==="warning");return[...new Set(a.map(({rule:d})=>d))]}
const N=100,b=1e3;function w(o){const a=[...(0,T().groupBy)(o,({rule:c,severity:e})=>`${e} ${c}`).values()],d=new Set(a.
flatMap(c=>c.slice(0,N)));return{listed:o.filter(c=>d.has(c)),others:a.flatMap(c=>{const e=c.length-N;return c.slice(N,N+
1).map(m=>({other:m,count:e}))})}}function f({other:o,count:a}){const d=`${a} more findings of \`${o.rule}\` in this file\
, from here on, are not listed.`;return{...(0,y().reportFinding)(o),message:d}}function A({path:o,assets:a,findings:d},c){
const e=a.flatMap(({commands:s})=>s.flatMap(t=>t.findings)),{listed:m,others:h}=w(d),R=(0,g().idsOf)([...e,...m]),j=a.filter(
({commands:s})=>s.length===0),$=new Set(j.slice(b));return{path:o,assets:a.filter(s=>!$.has(s)).map(({asset:s,commands:t})=>({
type:s.type,id:s.id,location:s.locate(),commands:t.map((l,p)=>B({id:`${s.id}#${p}`,...l},l,c,R))})),...$.size>0&&{assets_not_listed:$.
size},findings:[...(0,y().reportFindings)(m,R),...h.map(f)]}}},77648:function(V,u,r){Object.defineProperty(u,"__esModule",
{value:!0}),u.findingsAbout=f,u.idsIn=a,u.reportAgentFile=j,u.reportFinding=R,u.reportFindings=h,u.reportGene=w,u.reportScripts=
c,u.verdictsOf=e;function T(){const t=r(12195);return T=function(){return t},t}function P(){const t=r(68450);return P=function(){
return t},t}function g(){const t=r(85475);return g=function(){return t},t}function y(){const t=r(80827);return y=function(){
return t},t}function S(){const t=r(59490);return S=function(){return t},t}function B(){const t=r(38863);return B=function(){
return t},t}function F(){const t=r(78261);return F=function(){return t},t}function N(){const t=r(95132);return N=function(){
return t},t}function b(){const t=r(37075);return b=function(){return t},t}function w(t,l,{about:p,ids:O}){const{gene:v,outcomes:i,
mutants:I,runFindings:M,capped:C,verdict:J,summary:x}=t,{asset:G,change:n,blastRadius:U}=v,D=[...p(G),...v.findings,...C,
...M.filter(E=>E.subject?.command===void 0)];return{id:G.id,asset_id:(0,g().assetIdOf)(G),path:G.path,line:G.locate().line,
store:{path:v.store.path||".",root:(0,P().shownRoot)(v.store),...v.store.checkoutAs!==void 0&&{checkout_as:v.store.checkoutAs}},
change:n,verdict:J,summary:x,profiles:m(v.commands.map(({profiles:E})=>E)),validators:m(v.commands.map(({validators:E})=>E)),
blast_radius:U,commands:v.commands.map((E,L)=>{const H=M.filter(K=>o(K,E)),Y=a([...E.findings,...H],O),z=I?.[L];return{...d(
E,i[L]),...z&&{mutant:z},...Y}}),...a(D,O),...v.differences.length>0&&{differences:v.differences},validation_report_id:l}}
function f(t){const l=(0,S().groupBy)(t,({subject:p})=>A(p));return p=>(l.get(A(p))??[]).filter(({location:O})=>(O?.path??
p.path)===p.path)}function A({type:t,id:l}={}){return`${t} ${l}`}function o({subject:t,location:l},{command:p,location:O}){
return t?.command===p&&l?.line===O.line&&l.column===O.column}function a(t,l){const p=[...new Set(t.flatMap(O=>l.get(O)??
[]))];return p.length>0?{findings:p}:{}}function d(t,l){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.
confirmation,...t.reading.argv&&{words:t.reading.words.map(({text:p,span:O})=>({text:p,...O}))},...t.plan?.scripts&&{scripts:c(
t.plan.scripts)},profiles:e(t.profiles),validators:e(t.validators),location:t.location,...t.plan&&{plan_digest:t.plan.digest},
...l&&{outcome:l}}}function c(t){return(0,y().stepsIn)(t).map(({directory:l,event:p,text:O,command:v})=>({directory:l,event:p,
text:O,shell:v===void 0}))}function e(t){return Object.fromEntries(Object.entries(t).map(([l,{verdict:p}])=>[l,p]))}function m(t){
const l={};for(const p of t)for(const[O,{verdict:v,reason:i,remark:I}]of Object.entries(p)){const M=l[O];M&&!M.accepted||
(l[O]=v==="block"?{accepted:!1,...i&&{reason:(0,N().describe)(i).message}}:{accepted:!0,...I&&{remark:(0,N().describe)(I).
message},...M})}return l}function h(t,l=(0,b().idsOf)(t),p){return t.toSorted(F().byHarm).map(O=>{const v={id:l.get(O),cause:(0,b().
causeOf)(O),...R(O)};if(p===void 0)return v;const i=`${B().COMMAND} fix --base ${p.slice(0,12)} --`;return{...v,remedy:v.
remedy.replaceAll("gene-gate fix --",i)}})}function R(t){const{args:l,advice:p,...O}=t;return{...O,...(0,N().describe)(t)}}
function j({file:{path:t,format:l},entries:p},O,v){const{name:i,tool:I,approval:M,specification:C}=l;return{path:t,format:i,
tool:I,approval:M,specification:C,entries:p.map(J=>$(J,O,v))}}function $({state:t,entry:l,change:p,targets:O,digest:v,findings:i},I,M){
const{event:C,shown:J,location:x}=l,G=I.filter(E=>i.some(L=>s(L,E))),n=G.some(({rule:E})=>E==="agent-runs-danger"),U=(0,T().
meansOf)(n?O.filter(({kind:E})=>E!=="danger"):O),D=O.flatMap(({kind:E,name:L})=>E==="file"?[L]:[]);return{event:C,command:J,
line:x.line,digest:v,...U.length>0&&{target:U.join("; ")},...D.length>0&&{scripts:D},...t&&{state:t},...(p||l.setting)&&
{change:p??(t?"changes":"widens")},...a(G,M)}}function s(t,l){return t.rule===l.rule&&t.args===l.args}},74183:function(V,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.explainCommand=S,u.explainRule=N,u.ruleList=b;function T(){const w=r(
39763);return T=function(){return w},w}function P(){const w=r(16455);return P=function(){return w},w}function g(){const w=r(
77648);return g=function(){return w},w}function y(){const w=r(80770);return y=function(){return w},w}async function S(w,f){
const{policy:A,tree:o,cwd:a,checkoutAs:d}=f.terms,c=new Map;for(const O of[...T().GENE_PROFILES,A.profile]){const v=f.with(
{policy:{...A,profile:O}}),i=await v.command(w),I=O===A.profile;c.set(O,I?await(0,P().withEdit)(i,v):i)}const{reading:e,
validators:m,verdict:h,confirmation:R}=await f.command(w),{words:j,assignments:$,argv:s,invocation:t,targets:l,scripts:p}=e;
return{command:w,profiles:Object.fromEntries([...c].map(([O,{verdict:v}])=>[O,v])),validators:(0,g().verdictsOf)(m),words:j,
assignments:$,argv:s,invocation:t?B(t):null,tree:o?.label??null,...a&&{root:a},...d!==void 0&&{root:"..",checkout_as:d},
outcome:h==="block"?"blocked":R==="standard"?"runs":"needs_approval",targets:l,scripts:p?(0,g().reportScripts)(p):null,findings:F(
c)}}function B(w){const{program:f,subcommand:A=null,flags:o,operands:a,passthrough:d}=w;return{program:f,subcommand:A,flags:o,
operands:a,passthrough:d}}function F(w){const f=new Map;for(const[A,{findings:o}]of w)for(const a of o){const d=JSON.stringify(
[a.rule,a.span,a.args]),c=f.get(d);c?(c.profiles.add(A),c.finding=a.edit?a:c.finding):f.set(d,{finding:a,profiles:new Set(
[A])})}return[...f.values()].map(({finding:A,profiles:o})=>({...(0,g().reportFinding)(A),profiles:[...o]}))}function N(w){
const{id:f,title:A,severity:o,harm:a,layer:d,why:c,configure:e}=w,m={wrong:(0,y().exampleText)(w.wrong),right:(0,y().exampleText)(
w.right)};return{id:f,title:A,severity:o,harm:a,layer:d,why:c,...m,...e&&{configure:e}}}function b(w){return[...w].map(([
f,A])=>({topic:f,rules:A.map(({id:o,severity:a,title:d})=>({id:o,severity:a,title:d}))}))}},25733:function(V,u,r){Object.
defineProperty(u,"__esModule",{value:!0}),u.renderCommandAnswers=B,u.renderFileAnswers=F;function T(){const o=r(69379);return T=
function(){return o},o}function P(){const o=r(38319);return P=function(){return o},o}function g(){const o=r(94965);return g=
function(){return o},o}function y(){const o=r(31626);return y=function(){return o},o}function S(){const o=r(27809);return S=
function(){return o},o}function B(o,a){const d=(0,y().layoutOf)(a);return(0,y().page)([...w(o,d),A(o,[],d)])}function F(o,a){
const d=(0,y().layoutOf)(a),c=o.filter($=>"assets"in $),e=o.filter($=>"entries"in $),m=c.flatMap($=>$.assets),h=m.flatMap(
$=>$.commands),R=c.reduce(($,{assets_not_listed:s=0})=>$+s,0),j=[(0,g().count)(c.length,"file"),(0,g().count)(m.length+R,
"asset")];return(0,y().page)([...c.flatMap($=>b($,d)),...e.flatMap($=>N($,d)),...c.length>0?[A(h,j,d)]:[]])}function N(o,a){
const{path:d,tool:c,approval:e,specification:m,findings:h}=o,R=a.paint("strong",(0,y().shortName)(d,(0,y().roomOf)(a)));
return[(0,y().labelled)(a,"file",[R]),(0,y().prose)(a,"read by",`${c}, which ${e}; see ${m}`),(0,S().listRows)((0,P().machineList)(
{agent_files:[o],findings:h}),a),...(0,T().findingRows)(h.filter(j=>!(0,P().isTold)(j))).map(j=>(0,S().rowLines)(j,a))]}
function b({path:o,assets:a,findings:d},c){const e=d.filter(({subject:t})=>t?.command===void 0),m=c.verbose?e:e.filter(({
severity:t})=>t!=="notice"),h=(0,T().findingRows)(m),R=w(a.flatMap(t=>t.commands),c),j=c.paint("strong",(0,y().shortName)(
o,(0,y().roomOf)(c))),s=R.length===0&&h.length===0?[c.paint("quiet","no problems found")]:[];return[(0,y().labelled)(c,"\
file",[j,...s]),...R,...h.map(t=>(0,S().rowLines)(t,c))]}function w(o,a){return o.filter(({verdict:d})=>a.verbose||d!=="\
allow").map(d=>f(d,a))}function f({command:o,verdict:a,findings:d},c){const e=d.filter(({severity:j})=>j!=="notice"),m=(0,T().
reasonNotes)(e),h=g().COMMAND_TONES[a],{span:R}=e.find(j=>j.span)??{};return[...(0,y().labelled)(c,a,(0,S().markedCommand)(
o,R?[R]:[],c,h),h),...(0,S().rowLines)({tone:h,...m},c)]}function A(o,a,d){const c=m=>o.filter(({verdict:h})=>h===m).length,
e=[...a,(0,g().count)(o.length,"command"),`${c("allow")} allowed`,...c("warn")>0?[`${c("warn")} allowed with a warning`]:
[],...c("block")>0?[`${c("block")} blocked`]:[]];return(0,y().prose)(d,"total",e.join(", "))}},34165:function(V,u,r){Object.
defineProperty(u,"__esModule",{value:!0}),u.renderPolicy=B,u.renderPolicyUsed=S;function T(){const F=r(81961);return T=function(){
return F},F}function P(){const F=r(94853);return P=function(){return F},F}function g(){const F=r(94965);return g=function(){
return F},F}function y(){const F=r(31626);return y=function(){return F},F}function S(F,{profile:N},b){const w=(0,y().layoutOf)(
{...b,verbose:!0});return`${(0,y().prose)(w,"policy",`${F}, profile ${N}`).join(`
`)}
`}function B(F,N,{idleIgnores:b,idleLevels:w,failedExamples:f},A){const o=(0,y().layoutOf)({...A,verbose:!0}),a=(0,T().comparePolicies)(
P().DEFAULT_POLICY,F),d=a.length===0?"same as the defaults":`${(0,g().count)(a.length,"difference")} from the defaults`;
return`${[(0,y().prose)(o,"policy",`${N}: ${d}`,{text:"strong"}),...a.map(({key:e,change:m,direction:h="changed"})=>(0,y().
prose)(o,h,`${e}: ${m}`,{label:h==="looser"?"caution":"quiet"})),...f.map(e=>(0,y().prose)(o,"example",e,{label:"bad"})),
...Object.entries({ignore:b,rules:w}).flatMap(([e,m])=>m.map(({name:h,why:R})=>(0,y().prose)(o,"no effect",`${e} ${h}: ${R}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
