"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),
u.answerOfAgentFile=f,u.judgeFor=j,u.pathInRoot=n,u.readCommandEntries=E,u.riskAsked=o;function h(){const r=e(51455);return h=
function(){return r},r}function T(){const r=e(76760);return T=function(){return r},r}function p(){const r=e(7723);return p=
function(){return r},r}function $(){const r=e(99668);return $=function(){return r},r}function I(){const r=e(20702);return I=
function(){return r},r}function b(){const r=e(12792);return b=function(){return r},r}function P(){const r=e(41895);return P=
function(){return r},r}function S(){const r=e(78374);return S=function(){return r},r}function N(){const r=e(13970);return N=
function(){return r},r}function M(){const r=e(63550);return M=function(){return r},r}function w(){const r=e(32854);return w=
function(){return r},r}function L(){const r=e(80090);return L=function(){return r},r}const O=p().looseObject({mode:N().riskSchema,
allow_dangerous:p().boolean(),allowed_roots:p().array(p().string().min(1)),workspace:p().string().min(1),cwd:p().string().
min(1),proposal_mode:p().enum(["structured","experimental"]),command_family:p().string(),platform:S().platformSchema,disabled_packs:p().
array(p().string()),symlinks:p().record(p().string().min(1),p().string().min(1)),tool:p().enum(["bash","runpy"]),computed_risk:N().
riskSchema}).partial(),g=p().object({id:p().union([p().string(),p().number()]).optional(),command:p().unknown(),context:O.
default({})});function E(r,t){return m(r,t).map((l,y)=>{if(typeof l!="object"||l===null||!("command"in l))return{id:String(
y),command:l,context:{}};const v=g.safeParse(l);if(!v.success)throw i(`entry ${y} of ${t}: ${p().prettifyError(v.error)}`);
const{id:d=String(y),command:R,context:C}=v.data;return{id:d,command:R,context:C}})}function j(r,t){const{mode:c,allow_dangerous:l,
allowed_roots:y,workspace:v,disabled_packs:d,platform:R}=r,{proposal_mode:C,command_family:G,cwd:a,tool:F,symlinks:A}=r,
H={...t.terms.policy,...c&&{mode:c},...l!==void 0&&{allow_dangerous:l},...y&&{allowed_roots:y},...v&&{workspace:v},...d&&
{disabled_packs:d}};return t.with({policy:H,...R&&{platform:R}}).proposed({...C&&{mode:C},...G!==void 0&&{family:G},...a&&
{cwd:a},...F&&{tool:F},...A&&{files:s(A,a??H.workspace)}})}function o({command:r,context:t}){return r===null?t.computed_risk:
void 0}function s(r,t){const c=Object.entries(r).map(([l,y])=>{const v=(0,w().locatePath)(l,t,{at:"/"});if(v===void 0)throw i(
`the symlink ${l} has no valid path`);return[v.slice(1),{symlink:y}]});return(0,M().literalTree)(Object.fromEntries(c),"\
the given symlinks")}function m(r,t){let c;try{c=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r))}catch(l){throw i(
`${t} is not JSON in UTF-8: ${l.message}`)}if(!Array.isArray(c))throw i(`${t} is not a JSON array`);return c}function i(r){
return new(P()).GateError("input_invalid",`The commands cannot be read: ${r}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function n(r,{root:t},{cwd:c}){if(t===void 0)return r;const l=(0,T().
resolve)(c,r),y=await(0,h().realpath)((0,T().dirname)(l)).catch(()=>(0,T().dirname)(l));return(0,T().relative)(await(0,h().
realpath)(t),(0,T().join)(y,(0,T().basename)(l))).split(T().sep).join("/")}async function f({path:r,file:t},c,{agent_files:l},y){
const v=(0,$().agentFileAt)(await n(t,c,y));if(v===void 0)return;const d=(0,b().readAgentFile)({...v,path:r},await y.readInput(
t));return(0,L().agentFileAnswer)(await(0,I().judgeWholeFile)(d,c.tree,l))}},3876:function(J,u,e){Object.defineProperty(
u,"__esModule",{value:!0}),u.filesOf=i,u.profileOf=s,u.readFixedChange=g,u.readTask=o,u.requireSameCommit=m,u.requireStaged=
E;function h(){const n=e(27199);return h=function(){return n},n}function T(){const n=e(70237);return T=function(){return n},
n}function p(){const n=e(53315);return p=function(){return n},n}function $(){const n=e(25966);return $=function(){return n},
n}function I(){const n=e(10154);return I=function(){return n},n}function b(){const n=e(52483);return b=function(){return n},
n}function P(){const n=e(41895);return P=function(){return n},n}function S(){const n=e(73388);return S=function(){return n},
n}function N(){const n=e(39763);return N=function(){return n},n}function M(){const n=e(35720);return M=function(){return n},
n}function w(){const n=e(213);return w=function(){return n},n}function L(){const n=e(73849);return L=function(){return n},
n}function O(){const n=e(33816);return O=function(){return n},n}async function g(n,{base:f,staged:r},t){if(n===void 0)throw new(P()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const c=await(0,$().
resolveRange)(n,{base:f,worktree:!0,staged:r}),l=await(0,b().basePolicy)({...t&&{policy:t}},n,c),y=await(0,M().readTree)(
n,c.base),v=await(0,M().readTree)(n,c.audited),d=await(0,w().readChange)(n,c.base,c.audited),C=(await(0,T().collectAssets)(
{baseTree:y,headTree:v,change:d,policy:l.policy})).changes.filter(({kind:a})=>a!=="removed"),G=new Set(C.map(({asset:a})=>j(
a)));return{policy:l,base:c.base,baseTree:y,changed:new Set(d.files.flatMap(p().namesOf)),paths:new Set(C.map(({asset:a})=>a.
path)),includes:a=>G.has(j(a))}}async function E(n,f,r){const t=new Set(await(0,O().differentFromIndex)(n)),c=r.find(l=>t.
has(l)||f.stat(l)===void 0);if(c!==void 0)throw new(P()).GateError("checkout_differs",`${c} has changes that are not sta\
ged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function j({path:n,pointer:f}){
return`${n}#${(0,h().pointerText)(f)}`}async function o(n,f,r){if(n!==void 0){if(f.length>0)throw new(P()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,L().readAgentTask)(
await r.readInput(n),(0,S().inputName)(n))}}function s(n){const f=N().PROFILE_NAMES.find(r=>r===n?.policy?.profile);return f===
void 0?{}:{profile:f}}function m({head_sha:n},f){f===void 0&&(0,I().refuse)("the working tree has no commit"),n!==f&&(0,I().
refuse)(`it is about the commit ${n??"(none)"}, and the working tree is at ${f}`)}function i({edits:n},f){const r=new Set(
f);return(0,I().requireAssetFiles)(n,t=>r.has(t)),n.map(({path:t})=>t)}},20171:function(J,u,e){Object.defineProperty(u,"\
__esModule",{value:!0}),u.fixVerb=void 0;function h(){const a=e(76760);return h=function(){return a},a}function T(){const a=e(
63314);return T=function(){return a},a}function p(){const a=e(18744);return p=function(){return a},a}function $(){const a=e(
62130);return $=function(){return a},a}function I(){const a=e(10154);return I=function(){return a},a}function b(){const a=e(
75459);return b=function(){return a},a}function P(){const a=e(83026);return P=function(){return a},a}function S(){const a=e(
41895);return S=function(){return a},a}function N(){const a=e(4378);return N=function(){return a},a}function M(){const a=e(
81961);return M=function(){return a},a}function w(){const a=e(74238);return w=function(){return a},a}function L(){const a=e(
48741);return L=function(){return a},a}function O(){const a=e(67397);return O=function(){return a},a}function g(){const a=e(
34397);return g=function(){return a},a}function E(){const a=e(52978);return E=function(){return a},a}function j(){const a=e(
10289);return j=function(){return a},a}function o(){const a=e(31626);return o=function(){return a},a}function s(){const a=e(
50427);return s=function(){return a},a}function m(){const a=e(10482);return m=function(){return a},a}function i(){const a=e(
3876);return i=function(){return a},a}function n(){const a=e(49232);return n=function(){return a},a}function f(){const a=e(
82256);return f=function(){return a},a}const r=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,t=(a,F)=>new(T()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(T()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,f().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",r).action(async(A,H)=>F(await c(A,H,a)));u.fixVerb=t;async function c(a,F,A){
const H=(0,h().resolve)(A.cwd,F.repo??"."),B=await(0,i().readTask)(F.apply,a,A);if(B&&B.edits.length===0)return y(B,A);const{
staged:x=!1}=F,D=async(k,z,V)=>{if(V===void 0&&(F.repo!==void 0||x))throw new(S()).GateError("not_a_repository",`${H} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const X=await(0,n().namedPolicy)(F.policy,A),[nn]=V?await(0,O().lookUpCommits)(V,["HEAD"]):[];B&&(0,i().requireSameCommit)(
B,nn);const _=F.base??B?.policy?.ref,U=_===void 0?void 0:await(0,i().readFixedChange)(V,{base:_,staged:x},X),K=U?.policy??
X??await(0,w().loadPolicy)(k,k.label),{policy:W}=(0,M().tightenPolicy)(K,(0,i().profileOf)(B)),Q=B?(0,i().filesOf)(B,(0,p().
assetPathsIn)(k,W)):a.length===0?(0,f().storeFiles)(k,W,H):await Promise.all(a.map(q=>v(z,q,A))),Y=U&&!B?Q.filter(q=>U.paths.
has(q)):Q;V&&x&&await(0,i().requireStaged)(V,k,Y);const{platform:tn,signal:en}=A,on=await d(z,new Set(Y)),rn=N().Judge.by(
{policy:W,tree:k,...U&&{base:U.baseTree},changed:U?.changed??new Set,platform:tn,signal:en}),an={identity:F.identity??!1,
...U&&{includes:U.includes},...B&&{includes:(0,I().editedBy)(B.edits)}},Z=await(0,$().fixFiles)(on,rn,an);if(B&&(0,I().requireOwnEdits)(
B.edits,Z),F.format==="json"){const q=await(0,I().fixTask)(on,Z,rn,{...an,...x&&{event:{name:"index"}},head_sha:nn??null,
base_sha:U?.base??null,policyRef:U?.policy.ref});A.print((0,E().renderTask)(q),"json")}else F.write||A.print((0,b().patchText)(
Z));return F.write&&await(0,b().writeFix)(z,Z),A.note(Y.length===0&&_!==void 0?(0,o().messageText)(l(_),A.columns):await R(
Z,F.write??!1,A)),!(B&&F.write)&&Z.files.some(({left:q})=>q.length>0)||!F.write&&Z.files.some(G)?1:0};return(0,g().withSourceTree)(
H,A,D,x)}function l(a){return`Nothing to fix: no asset differs from ${a}. Without \`--base\`, all assets are fixed.`}function y({
next_actor:a,todo:F,human:A},H){const B=F.length+A.length;return H.note(`The task has no edits, and ${B===0?"nothing":B}\
 to do by hand.
`),a==="done"?0:1}async function v(a,F,A){const H=await(0,m().pathInRoot)(F,{root:a},A);if(H.split("/")[0]!==".."&&!(0,h().
isAbsolute)(H))return H||".";throw new(S()).GateError("usage",`${(0,h().resolve)(A.cwd,F)} is not in ${a}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function d(a,F){const A=(0,L().folderTree)(a);return Promise.
all([...F].map(async H=>({path:H,bytes:await A.read(H)})))}async function R({files:a,scripts:F,judgeOf:A},H,{columns:B}){
const x=a.map(async K=>{const{path:W,steps:Q}=K,Y=await(0,P().withProposals)(K.left,A(W)),tn=[...new Set(Q)].map(en=>`  ${Q.
filter(on=>on===en).length} \xD7 ${en}`);return tn.length===0&&Y.length===0?[]:[(0,j().terminal)(W),...tn,...Y.length===
0?[]:["  Not fixed:",...(0,P().describeUnfixed)(Y)]]}),D=(await Promise.all(x)).flat(),k=a.filter(G).length,z=`${k} of ${a.
length}; new scripts: ${F.length}`,V=`Asset files ${H?"written":"to change"}: ${z}.`,X=k>0&&!H?" Run with --write to app\
ly.":"",_=a.some(({edits:K})=>K.some(C))?" New commands: accepted; not run.":"";return`${[...D,V+X+_].flatMap(K=>{const W=/^ */.
exec(K)?.[0]??"",Q=B-W.length;return(0,s().wrap)(K.slice(W.length),Q,Number.POSITIVE_INFINITY).map(Y=>W+Y)}).join(`
`)}
`}function C({pointer:a,new:F}){return a?.endsWith("/asset_id")===!1&&F.length>0}function G({before:a,after:F}){return a!==
F}},33816:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.differentFromIndex=E,u.isConcerned=g;function h(){
const o=e(76760);return h=function(){return o},o}function T(){const o=e(64385);return T=function(){return o},o}function p(){
const o=e(18744);return p=function(){return o},o}function $(){const o=e(94534);return $=function(){return o},o}function I(){
const o=e(77680);return I=function(){return o},o}function b(){const o=e(63455);return b=function(){return o},o}function P(){
const o=e(41895);return P=function(){return o},o}function S(){const o=e(4378);return S=function(){return o},o}function N(){
const o=e(74238);return N=function(){return o},o}function M(){const o=e(96681);return M=function(){return o},o}function w(){
const o=e(93028);return w=function(){return o},o}function L(){const o=e(34397);return L=function(){return o},o}function O(){
const o=e(49232);return O=function(){return o},o}async function g(o,s){const m=(0,h().resolve)(s.cwd,o.repo);try{const i=await(0,O().
namedPolicy)(o.policy,s),n=async(f,r,t)=>{if(t===void 0)return!0;const c=await E(t,["--cached"]);if(c.length===0)return!1;
if(c.some(v=>v===N().POLICY_PATH||/(?:^|\/)package\.json$/.test(v)))return!0;const{policy:l}=i??await(0,N().loadPolicy)(
f,f.label);if(c.some((0,p().assetPathTest)(l)))return!0;const y=await j(f,l,s);return c.some(v=>y.has(v))};return await(0,L().
withSourceTree)(m,s,n,!0)}catch(i){if(i instanceof P().GateError)return!0;throw i}}async function E(o,s=[]){const m=["di\
ff",...s,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,M().decodePieces)(await o.user(m,{env:{GIT_INDEX_FILE:o.
index}}))}async function j(o,s,{platform:m}){const i=(0,p().assetPathTest)(s),n=(0,$().assetLimits)(s.assets.max_file_bytes),
f=S().Judge.by({policy:s,tree:o,changed:new Set,platform:m}),r=new Set;for(const{kind:t,path:c}of o.files()){if(!(0,w().
isRegular)(t)||!i(c))continue;const{assets:l}=(0,T().readAssetFile)(c,await o.read(c),n);for(const y of l.filter(({type:v})=>v===
"Gene")){const v=(0,I().validationCommands)(y);for(const{value:d}of v.kind==="list"?v.entries:[]){const{reading:R}=await f.
forFile(y.path).command(d),C=f.storeOf(y.path);for(const G of(0,b().namedPaths)(R.command,C))r.add(G);for(const{path:G}of R.
targets)G!==void 0&&r.add(G)}}}return r}},49232:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
g,u.namedPolicy=N,u.policyFor=w,u.policyName=L,u.policyOfFile=M,u.repositoryOf=E;function h(){const o=e(73024);return h=
function(){return o},o}function T(){const o=e(76760);return T=function(){return o},o}function p(){const o=e(41895);return p=
function(){return o},o}function $(){const o=e(21311);return $=function(){return o},o}function I(){const o=e(74238);return I=
function(){return o},o}function b(){const o=e(48741);return b=function(){return o},o}function P(){const o=e(96402);return P=
function(){return o},o}function S(){const o=e(63550);return S=function(){return o},o}async function N(o,s){if(o===void 0)
return;const m=await M(o,s);return(0,$().requireExamples)(m),m}async function M(o,s){const m=(await s.readInput(o)).toString(
"utf8"),i=await E(s.cwd,s.env)??s.cwd;return await(0,I().loadPolicyFile)(m,o,(0,b().folderTree)(i))}async function w({policy:o,
profile:s},m,i){const n=o===!1?await g():await N(o,m)??await O(i,m);return s===void 0?n:{...n,policy:{...n.policy,profile:s}}}
function L({source:o,path:s,ref:m}){return o==="default"||s===void 0?"the built-in policy":o==="file"||m===void 0?s:`${s}\
 in ${m}`}async function O(o,{cwd:s,env:m}){const i=o===void 0?await E(s,m):void 0,n=o??(i===void 0?void 0:(0,b().folderTree)(
i));if(n===void 0)return g();const f=await(0,I().loadPolicy)(n,n.label);return(0,$().requireExamples)(f),f}function g(){
const o=(0,S().literalTree)({});return(0,I().loadPolicy)(o,o.label)}async function E(o,s){try{const m=await(0,P().openRepository)(
o,s);return await m.close(),m.directory}catch(m){const i=m instanceof p().GateError&&m.code==="program_not_found";if(m instanceof
p().GateError&&!(i&&j(o)))return;throw m}}function j(o){const s=(0,T().dirname)(o);return(0,h().existsSync)((0,T().join)(
o,".git"))||s!==o&&j(s)}},82256:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.DURATIONS=void 0,u.durationsOf=v,u.formatOption=o,u.inRepository=n,u.parsedBy=c,u.parsedNumber=l,u.printAnswer=m,u.rangeRequest=
t,u.storeFiles=f,u.textOptions=s,u.withJudgingOptions=g,u.withRangeOptions=r;function h(){const d=e(76760);return h=function(){
return d},d}function T(){const d=e(63314);return T=function(){return d},d}function p(){const d=e(7723);return p=function(){
return d},d}function $(){const d=e(89549);return $=function(){return d},d}function I(){const d=e(18744);return I=function(){
return d},d}function b(){const d=e(25966);return b=function(){return d},d}function P(){const d=e(41895);return P=function(){
return d},d}function S(){const d=e(41551);return S=function(){return d},d}function N(){const d=e(39763);return N=function(){
return d},d}function M(){const d=e(96402);return M=function(){return d},d}function w(){const d=e(10289);return w=function(){
return d},d}function L(){const d=e(23107);return L=function(){return d},d}function O(){const d=e(49232);return O=function(){
return d},d}function g(d,R=["text","json"]){return d.option(...E).option("--no-policy","use the built-in policy").addOption(
j()).addOption(o(R))}const E=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function j(){
return new(T()).Option("--profile <name>","profile for commands").choices(N().PROFILE_NAMES)}function o(d=["text","json"]){
return new(T()).Option("--format <name>","output format").choices(d).default("text")}function s({verbose:d=!1},{columns:R,
colour:C}){return{columns:R,colour:C,verbose:d}}function m(d,R,C,G){G.print(C==="json"?`${(0,w().json)(d)}
`:R(),C)}const i=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function n({repo:d},{cwd:R,env:C,
note:G},a){const F=await(0,M().openRepository)((0,h().resolve)(R,d),C,G);try{return await a(F)}finally{await F.close()}}
function f(d,R,C){const G=(0,I().assetPathsIn)(d,R);if(G.length>0)return G;throw new(P()).GateError("usage",`${C} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function r(d){
return d.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(T()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...i).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(j()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function t({
base:d,head:R,worktree:C,staged:G,profile:a,...F},A){const H=(0,$().approveByDigest)(F.approve,new Date),B=await(0,O().namedPolicy)(
F.policy,A);return{directory:(0,h().resolve)(A.cwd,F.repo),env:A.env,note:A.note,locate:x=>(0,b().resolveRange)(x,{...d!==
void 0&&{base:d},...R!==void 0&&{head:R},...C&&{worktree:C},...G&&{staged:G}}),...B&&{policy:B},...F.policyRef!==void 0&&
{policyRef:F.policyRef},inputs:{profile:a},all:F.all??!1,approver:H,signal:A.signal,secrets:(0,S().secretsOf)(A.env)}}function c(d,R){
return C=>{const G=d().safeParse(C);if(G.success)return G.data;throw new(T()).InvalidArgumentError(R)}}function l(d){return c(
()=>p().coerce.number().pipe(d()),"Expected a number from 1 to 256.")}const y=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function v({durations:d},R){return d===
void 0?new Map:(0,L().readDurations)((0,h().resolve)(R.cwd,d),R.openInput)}},25966:function(J,u,e){Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=b;function h(){const w=e(41895);return h=function(){return w},w}function T(){const w=e(
24634);return T=function(){return w},w}function p(){const w=e(67397);return p=function(){return w},w}function $(){const w=e(
50598);return $=function(){return w},w}function I(){const w=e(34397);return I=function(){return w},w}async function b(w,{
base:L,head:O,worktree:g=!1,staged:E=!1}){if(g&&O!==void 0)throw new(h()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[j,o]=await P([(0,$().resolveRevision)(
w,O??"HEAD"),N(w,L)]);return{name:E?"index":g?"worktree":"range",directory:w.directory,base:await(0,T().mergeBase)(w,o.commit,
j),head:j,audited:g?await(E?I().snapshotIndex:I().snapshotWorktree)(w):j,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function P(w){return await Promise.allSettled(w),Promise.all(w)}const S=/^refs\/(?:heads|remotes\/origin)\//;
async function N(w,L){const O=L===void 0?await(0,p().defaultBranch)(w):await(0,$().resolveNamed)(w,L),{commit:g}=O,E=L===
"HEAD"||L==="@"?await(0,p().checkedOutBranch)(w):O.ref,j=E&&M(E);if(j===void 0)return{commit:g,name:L??"HEAD"};const o=L===
void 0?O:await(0,p().findDefaultBranch)(w),s=o?.ref&&M(o.ref);return{commit:g,name:j,...o&&s&&{defaultBranch:{name:s,commit:o.
commit}}}}function M(w){return S.test(w)?w.replace(S,""):void 0}},10154:function(J,u,e){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.editedBy=s,u.fixTask=O,u.refuse=E,u.requireAssetFiles=j,u.requireOwnEdits=o;function h(){const i=e(27199);
return h=function(){return i},i}function T(){const i=e(64385);return T=function(){return i},i}function p(){const i=e(28894);
return p=function(){return i},i}function $(){const i=e(94534);return $=function(){return i},i}function I(){const i=e(41895);
return I=function(){return i},i}function b(){const i=e(52978);return b=function(){return i},i}function P(){const i=e(77648);
return P=function(){return i},i}function S(){const i=e(37075);return S=function(){return i},i}function N(){const i=e(94274);
return N=function(){return i},i}function M(){const i=e(47350);return M=function(){return i},i}function w(){const i=e(88211);
return w=function(){return i},i}function L(){const i=e(83026);return L=function(){return i},i}async function O(i,n,f,{includes:r=()=>!0,
policyRef:t,...c}){const{policy:l}=f.terms,y=(0,$().assetLimits)(l.assets.max_file_bytes),v=[];for(const{path:G,bytes:a}of i){
const F=(0,T().readAssetFile)(G,a,y);v.push(...await(0,L().findingsIn)(F,f,r))}const d=(0,S().idsOf)(v),R=await(0,w().proposalOf)(
n,d),C=(0,M().severityVerdict)(v,l.fail_on);return(0,b().agentTask)({...c,verdict:C,next_actor:(0,N().nextActorOf)(C,v,l.
fail_on),policy:{...t!==void 0&&{ref:t},profile:l.profile,fail_on:l.fail_on,...l.enforce!=="block"&&{enforce:"report"}},
findings:(0,P().reportFindings)(v,d),...R&&{fix:R},approval_digest:null})}const g="Nothing was changed. Run the gate on \
this commit, and use the task that it prints.";function E(i){throw new(I()).GateError("input_invalid",`The task is refus\
ed: ${i}.`,g)}function j(i,n){for(const{path:f}of i)(0,p().isAuditLog)(f)&&E(`\`${f}\` is an audit log, which only its ow\
ner edits`),n(f)||E(`\`${f}\` is not an asset file of this repository`)}function o(i,{files:n}){const f=new Set(n.flatMap(
t=>t.edits.map(m))),r=new Set(i.map(m));for(const t of i)f.has(m(t))||E(`\`gene-gate fix\` does not make the edit of \`${t.
pointer}\` in \`${t.path}\` here`);for(const t of n.flatMap(c=>c.edits))r.has(m(t))||E(`it lacks the edit of \`${t.pointer}\
\` in \`${t.path}\`, which belongs to the others`)}function s(i){const n=new Set(i.map(({path:f,pointer:r})=>`${f}#${(0,w().
assetPointer)(r)}`));return({path:f,pointer:r})=>n.has(`${f}#${(0,h().pointerText)(r)}`)}function m({path:i,pointer:n,old:f,
new:r,files:t=[]}){const c=t.map(l=>[l.path,l.text]);return JSON.stringify([i,n,f,r,c])}},52483:function(J,u,e){Object.defineProperty(
u,"__esModule",{value:!0}),u.basePolicy=M,u.effectivePolicy=N,u.protectedBy=O,u.readerOf=L,u.resolvePolicyRef=E;function h(){
const s=e(41895);return h=function(){return s},s}function T(){const s=e(81961);return T=function(){return s},s}function p(){
const s=e(74238);return p=function(){return s},s}function $(){const s=e(24634);return $=function(){return s},s}function I(){
const s=e(35720);return I=function(){return s},s}function b(){const s=e(19674);return b=function(){return s},s}function P(){
const s=e(67397);return P=function(){return s},s}function S(){const s=e(50598);return S=function(){return s},s}async function N(s,m,i){
return(0,T().tightenPolicy)(await M(s,m,i),s.inputs)}async function M({policy:s,policyRef:m,readShared:i},n,f){const r=L(
n,i),t=s??await g(r,f);if(m===void 0)return t;const c=await E(n,m);return(0,T().stricterOf)(t,await r(c,`${m}:${p().POLICY_PATH}`),
m)}const w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function L(s,m){
return async(i,n)=>(0,p().loadPolicy)(await(0,I().readTree)(s,i),i,{path:n,hint:w,readShared:m})}async function O({name:s,
commit:m},i,n){return(0,T().policyOfBranch)(await n(m,`${s}:${p().POLICY_PATH}`),i,s)}async function g(s,{policyCommit:m,
baseRef:i,defaultBranch:n}){const f=await s(m,p().POLICY_PATH);if(n===void 0)return f;if(n.name===i){const t=(0,T().policyOfBranch)(
f,i,i)??f;return t===f?f:(0,T().stricterOf)(f,t,`branches.${i}`)}const r=await O(n,i,s);return r===void 0||f.source==="d\
efault"?r??f:(0,T().stricterOf)(f,r,n.name)}async function E(s,m){const i=m.replace(/^refs\/heads\//,"");try{return(0,P().
isObjectId)(i)?await(0,S().resolveRevision)(s,i):await j(s,i)??await(0,S().resolveRevision)(s,m)}catch(n){throw n instanceof
h().GateError&&n.code==="ref_ambiguous"?n:o(m,n)}}async function j(s,m){const i=`refs/remotes/origin/${m}`,[n,f]=await(0,P().
lookUpCommits)(s,[i,`refs/heads/${m}`]);if(n!==void 0)return n;try{if(!await(0,b().branchAtOrigin)(s,m))return}catch(r){
if(f!==void 0)return f;throw r}return await(0,$().requireCommits)(s,[i],[(0,b().fetched)(m)]),(await(0,P().lookUpCommits)(
s,[i]))[0]}function o(s,m){const i=m instanceof h().GateError&&m.code==="git_failed"?`: ${m.message}`:"";return new(h()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a branch of origin or a revision in this clone${i}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:m})}},73849:function(J,u,e){Object.defineProperty(
u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=O;function h(){const g=e(7723);
return h=function(){return g},g}function T(){const g=e(41895);return T=function(){return g},g}function p(){const g=e(54078);
return p=function(){return g},g}function $(){const g=e(9819);return $=function(){return g},g}function I(){const g=e(99462);
return I=function(){return g},g}function b(){const g=e(13970);return b=function(){return g},g}const P=u.AGENT_TASK_VERSION=
"1.0.0",S=h().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),N=I().findingIdSchema.exactOptional().describe("The id of \
the finding."),M=h().object({finding:N,rule:h().string(),path:h().string().exactOptional(),line:h().int().min(1).exactOptional(),
message:h().string(),remedy:h().string()}),w=h().object({finding:N,why:h().string(),needs:h().string().describe("What th\
e person does, such as an approval and its digest.")}),L=u.agentTaskSchema=h().object({type:h().literal("AgentTask"),schema_version:h().
literal(P),next_actor:b().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:b().verdictSchema,error:h().object({code:h().string(),message:h().string(),hint:h().
string()}).optional(),head_sha:S.nullable().describe("The commit that the task is about."),base_sha:S.nullable(),policy:h().
object({ref:h().string().exactOptional(),profile:h().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:h().array($().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:h().array(M).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:h().array(M).describe("Warnings that fail nothing: what would make the checks worth more."),human:h().
array(w).describe("Findings that only a person resolves."),must_not:h().array(h().string()).describe("What the agent doe\
s not do, whatever the findings are."),patch:h().string().nullable().describe("A unified diff of the edits for `git appl\
y`; null without one."),verify:h().string().describe("The command that exits with 0 when nothing is left to do, also if \
the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function O(g,E){try{return L.
parse(JSON.parse(g.toString("utf8")))}catch(j){throw new(T()).GateError("input_invalid",`${E} is not an AgentTask of thi\
s version: ${(0,p().firstProblem)(j)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:j})}}},52978:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=
u.AGENT_PATCH_FILE=void 0,u.agentTask=g,u.renderAgentTask=L,u.renderTask=O;function h(){const n=e(28894);return h=function(){
return n},n}function T(){const n=e(44786);return T=function(){return n},n}function p(){const n=e(38863);return p=function(){
return n},n}function $(){const n=e(78261);return $=function(){return n},n}function I(){const n=e(13580);return I=function(){
return n},n}function b(){const n=e(94274);return b=function(){return n},n}function P(){const n=e(47350);return P=function(){
return n},n}function S(){const n=e(10289);return S=function(){return n},n}function N(){const n=e(73849);return N=function(){
return n},n}const M=u.AGENT_TASK_FILE="agent-task.json",w=u.AGENT_PATCH_FILE="agent-task.patch";function L(n){return O(g(
n))}function O(n){return`{
${Object.entries(N().agentTaskSchema.parse(n)).map(([r,t])=>{const l=Array.isArray(t)&&t.length>0?`[
${t.map(S().jsonLine).join(`,
`)}
]`:(0,S().jsonLine)(t);return`${JSON.stringify(r)}: ${l}`}).join(`,
`)}
}
`}function g(n){const{verdict:f,next_actor:r,error:t,head_sha:c,base_sha:l,policy:y,findings:v,fix:d}=n,R=f==="pass"||f===
"warn"?()=>!1:o(n),C=v.filter(A=>R(A)||j(A)).sort($().byHarm),G=new Set(C.filter(b().isForHuman)),a=C.filter(A=>!G.has(A)),
F=s(d?.edits??[]);return{type:"AgentTask",schema_version:N().AGENT_TASK_VERSION,next_actor:r,verdict:f,...t&&{error:t},head_sha:c,
base_sha:l,policy:y&&{...y.ref!==void 0&&{ref:y.ref},profile:y.profile},edits:d?.edits??[],todo:a.filter(A=>R(A)&&!F(A)).
map(E),advice:a.filter(A=>!R(A)).map(E),human:[...G].map(A=>({...A.id!==void 0&&{finding:A.id},why:A.message,needs:m(A,n)})),
must_not:T().MUST_NOT,patch:d?.patch??null,verify:i(n)}}function E({id:n,rule:f,message:r,remedy:t,location:c}){const l=n===
void 0?{}:{finding:n},y=c&&{path:c.path,line:c.line};return{...l,rule:f,...y,message:r,remedy:t}}function j({rule:n,severity:f,
suppressed:r}){return(0,I().ruleOf)(n)?.advice===!0&&f==="warning"&&!r}function o({policy:n,findings:f}){const r=n?.fail_on??
"error",t=f.some(({rule:c})=>c==="gate-approval-missing");return c=>{const l=(0,I().ruleOf)(c.rule)?.approval,y=l==="wai\
ts"||l==="needed"&&t;return!c.suppressed&&((0,P().isBlocking)(c,r)||y)}}function s(n){const f=new Set(n.map(({finding:t})=>t)),
r=new Set(n.map(({path:t,old:c})=>JSON.stringify([t,c])));return({id:t,subject:c,location:l})=>f.has(t)||r.has(JSON.stringify(
[l?.path,c?.command]))}function m({rule:n,remedy:f,location:r},{approval_digest:t}){return t!==null&&(0,I().ruleOf)(n)?.
approval!==void 0?`${f} The approval digest is ${t}.`:r&&(0,h().isAuditLog)(r.path)?`${f} Only the process that owns the\
 audit log writes to it.`:f}function i({policy:n,base_sha:f,event:r}){const t=n?.ref??f;return[`${p().COMMAND} check --w\
orktree`,...r?.name==="index"?["--staged"]:[],...n?.enforce==="report"?["--block"]:[],...t?[`--base ${t}`]:[]].join(" ")}},
80090:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.agentFileAnswer=I,u.commandAnswer=b,u.fileAnswer=
L;function h(){const O=e(59490);return h=function(){return O},O}function T(){const O=e(95132);return T=function(){return O},
O}function p(){const O=e(37075);return p=function(){return O},O}function $(){const O=e(77648);return $=function(){return O},
O}function I(O){const g=(0,p().idsOf)([...O.findings]);return{...(0,$().reportAgentFile)(O,O.findings,g),findings:(0,$().
reportFindings)(O.findings,g)}}function b({id:O,command:g},E,j,o){const{verdict:s,risk:m,confirmation:i,reading:n,findings:f,
profiles:r,validators:t}=E,[c]=s==="block"&&j==="workspace"?f:[];return{id:O,command:g,verdict:s,risk:m,confirmation:i,argv:n.
argv,findings:(0,$().reportFindings)(f,o),warnings:P(f),profiles:(0,$().verdictsOf)(r),validators:(0,$().verdictsOf)(t),
...c&&{error:(0,T().describe)(c).message.replace(/\.$/,""),rule:c.rule,layer:c.layer}}}function P(O){const g=O.filter(({
severity:E})=>E==="warning");return[...new Set(g.map(({rule:E})=>E))]}const S=100,N=1e3;function M(O){const g=[...(0,h().
groupBy)(O,({rule:j,severity:o})=>`${o} ${j}`).values()],E=new Set(g.flatMap(j=>j.slice(0,S)));return{listed:O.filter(j=>E.
has(j)),others:g.flatMap(j=>{const o=j.length-S;return j.slice(S,S+1).map(s=>({other:s,count:o}))})}}function w({other:O,
count:g}){const E=`${g} more findings of \`${O.rule}\` in this file, from here on, are not listed.`;return{...(0,$().reportFinding)(
O),message:E}}function L({path:O,assets:g,findings:E},j){const o=g.flatMap(({commands:r})=>r.flatMap(t=>t.findings)),{listed:s,
others:m}=M(E),i=(0,p().idsOf)([...o,...s]),n=g.filter(({commands:r})=>r.length===0),f=new Set(n.slice(N));return{path:O,
assets:g.filter(r=>!f.has(r)).map(({asset:r,commands:t})=>({type:r.type,id:r.id,location:r.locate(),commands:t.map((c,l)=>b(
{id:`${r.id}#${l}`,...c},c,j,i))})),...f.size>0&&{assets_not_listed:f.size},findings:[...(0,$().reportFindings)(s,i),...m.
map(w)]}}},77648:function(J,u,e){Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=w,u.idsIn=g,u.reportAgentFile=
n,u.reportFinding=i,u.reportFindings=m,u.reportGene=M,u.reportScripts=j,u.verdictsOf=o;function h(){const t=e(12195);return h=
function(){return t},t}function T(){const t=e(68450);return T=function(){return t},t}function p(){const t=e(85475);return p=
function(){return t},t}function $(){const t=e(80827);return $=function(){return t},t}function I(){const t=e(59490);return I=
function(){return t},t}function b(){const t=e(38863);return b=function(){return t},t}function P(){const t=e(78261);return P=
function(){return t},t}function S(){const t=e(95132);return S=function(){return t},t}function N(){const t=e(37075);return N=
function(){return t},t}function M(t,c,{about:l,ids:y}){const{gene:v,outcomes:d,mutants:R,runFindings:C,capped:G,verdict:a,
summary:F}=t,{asset:A,change:H,blastRadius:B}=v,x=[...l(A),...v.findings,...G,...C.filter(D=>D.subject?.command===void 0)];
return{id:A.id,asset_id:(0,p().assetIdOf)(A),path:A.path,line:A.locate().line,store:{path:v.store.path||".",root:(0,T().
shownRoot)(v.store),...v.store.checkoutAs!==void 0&&{checkout_as:v.store.checkoutAs}},change:H,verdict:a,summary:F,profiles:s(
v.commands.map(({profiles:D})=>D)),validators:s(v.commands.map(({validators:D})=>D)),blast_radius:B,commands:v.commands.
map((D,k)=>{const z=C.filter(nn=>O(nn,D)),V=g([...D.findings,...z],y),X=R?.[k];return{...E(D,d[k]),...X&&{mutant:X},...V}}),
...g(x,y),...v.differences.length>0&&{differences:v.differences},validation_report_id:c}}function w(t){const c=(0,I().groupBy)(
t,({subject:l})=>L(l));return l=>(c.get(L(l))??[]).filter(({location:y})=>(y?.path??l.path)===l.path)}function L({type:t,
id:c}={}){return`${t} ${c}`}function O({subject:t,location:c},{command:l,location:y}){return t?.command===l&&c?.line===y.
line&&c.column===y.column}function g(t,c){const l=[...new Set(t.flatMap(y=>c.get(y)??[]))];return l.length>0?{findings:l}:
{}}function E(t,c){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&
{words:t.reading.words.map(({text:l,span:y})=>({text:l,...y}))},...t.plan?.scripts&&{scripts:j(t.plan.scripts)},profiles:o(
t.profiles),validators:o(t.validators),location:t.location,...t.plan&&{plan_digest:t.plan.digest},...c&&{outcome:c}}}function j(t){
return(0,$().stepsIn)(t).map(({directory:c,event:l,text:y,command:v})=>({directory:c,event:l,text:y,shell:v===void 0}))}
function o(t){return Object.fromEntries(Object.entries(t).map(([c,{verdict:l}])=>[c,l]))}function s(t){const c={};for(const l of t)
for(const[y,{verdict:v,reason:d,remark:R}]of Object.entries(l)){const C=c[y];C&&!C.accepted||(c[y]=v==="block"?{accepted:!1,
...d&&{reason:(0,S().describe)(d).message}}:{accepted:!0,...R&&{remark:(0,S().describe)(R).message},...C})}return c}function m(t,c=(0,N().
idsOf)(t),l){return t.toSorted(P().byHarm).map(y=>{const v={id:c.get(y),cause:(0,N().causeOf)(y),...i(y)};if(l===void 0)
return v;const d=`${b().COMMAND} fix --base ${l.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix -\
-",d)}})}function i(t){const{args:c,advice:l,...y}=t;return{...y,...(0,S().describe)(t)}}function n({file:{path:t,format:c},
entries:l},y,v){const{name:d,tool:R,approval:C,specification:G}=c;return{path:t,format:d,tool:R,approval:C,specification:G,
entries:l.map(a=>f(a,y,v))}}function f({state:t,entry:c,change:l,targets:y,digest:v,findings:d},R,C){const{event:G,shown:a,
location:F}=c,A=R.filter(D=>d.some(k=>r(k,D))),H=A.some(({rule:D})=>D==="agent-runs-danger"),B=(0,h().meansOf)(H?y.filter(
({kind:D})=>D!=="danger"):y),x=y.flatMap(({kind:D,name:k})=>D==="file"?[k]:[]);return{event:G,command:a,line:F.line,digest:v,
...B.length>0&&{target:B.join("; ")},...x.length>0&&{scripts:x},...t&&{state:t},...(l||c.setting)&&{change:l??(t?"change\
s":"widens")},...g(A,C)}}function r(t,c){return t.rule===c.rule&&t.args===c.args}},94274:function(J,u,e){Object.defineProperty(
u,"__esModule",{value:!0}),u.isForHuman=$,u.nextActorOf=b;function h(){const P=e(28894);return h=function(){return P},P}
function T(){const P=e(13580);return T=function(){return P},P}function p(){const P=e(47350);return p=function(){return P},
P}function $({rule:P,location:S,danger:N}){return N!==void 0||(0,T().ruleOf)(P)?.actor==="human"||S!==void 0&&(0,h().isAuditLog)(
S.path)}function I({rule:P,severity:S,suppressed:N}){const{advice:M,actor:w}=(0,T().ruleOf)(P)??{};return S==="warning"&&
N===void 0&&M===!0&&w==="human"}function b(P,S,N){switch(P){case"pass":case"warn":return S.some(I)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return S.some(M=>(0,p().isBlocking)(M,N)&&!$(M))?"\
agent":"human"}}}};
