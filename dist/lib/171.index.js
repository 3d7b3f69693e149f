"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=f,c.judgeFor=I,c.pathInRoot=t,c.readCommandEntries=$,c.riskAsked=o;function m(){const n=e(51455);return m=
function(){return n},n}function O(){const n=e(76760);return O=function(){return n},n}function g(){const n=e(7723);return g=
function(){return n},n}function E(){const n=e(99668);return E=function(){return n},n}function F(){const n=e(20702);return F=
function(){return n},n}function R(){const n=e(12792);return R=function(){return n},n}function v(){const n=e(41895);return v=
function(){return n},n}function P(){const n=e(78374);return P=function(){return n},n}function b(){const n=e(13970);return b=
function(){return n},n}function C(){const n=e(63550);return C=function(){return n},n}function w(){const n=e(32854);return w=
function(){return n},n}function M(){const n=e(80090);return M=function(){return n},n}const p=g().looseObject({mode:b().riskSchema,
allow_dangerous:g().boolean(),allowed_roots:g().array(g().string().min(1)),workspace:g().string().min(1),cwd:g().string().
min(1),proposal_mode:g().enum(["structured","experimental"]),command_family:g().string(),platform:P().platformSchema,disabled_packs:g().
array(g().string()),symlinks:g().record(g().string().min(1),g().string().min(1)),tool:g().enum(["bash","runpy"]),computed_risk:b().
riskSchema}).partial(),y=g().object({id:g().union([g().string(),g().number()]).optional(),command:g().unknown(),context:p.
default({})});function $(n,r){return h(n,r).map((l,T)=>{if(typeof l!="object"||l===null||!("command"in l))return{id:String(
T),command:l,context:{}};const j=y.safeParse(l);if(!j.success)throw i(`entry ${T} of ${r}: ${g().prettifyError(j.error)}`);
const{id:d=String(T),command:N,context:L}=j.data;return{id:d,command:N,context:L}})}function I(n,r){const{mode:u,allow_dangerous:l,
allowed_roots:T,workspace:j,disabled_packs:d,platform:N}=n,{proposal_mode:L,command_family:G,cwd:a,tool:A,symlinks:S}=n,
H={...r.terms.policy,...u&&{mode:u},...l!==void 0&&{allow_dangerous:l},...T&&{allowed_roots:T},...j&&{workspace:j},...d&&
{disabled_packs:d}};return r.with({policy:H,...N&&{platform:N}}).proposed({...L&&{mode:L},...G!==void 0&&{family:G},...a&&
{cwd:a},...A&&{tool:A},...S&&{files:s(S,a??H.workspace)}})}function o({command:n,context:r}){return n===null?r.computed_risk:
void 0}function s(n,r){const u=Object.entries(n).map(([l,T])=>{const j=(0,w().locatePath)(l,r,{at:"/"});if(j===void 0)throw i(
`the symlink ${l} has no valid path`);return[j.slice(1),{symlink:T}]});return(0,C().literalTree)(Object.fromEntries(u),"\
the given symlinks")}function h(n,r){let u;try{u=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(l){throw i(
`${r} is not JSON in UTF-8: ${l.message}`)}if(!Array.isArray(u))throw i(`${r} is not a JSON array`);return u}function i(n){
return new(v()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function t(n,{root:r},{cwd:u}){if(r===void 0)return n;const l=(0,O().
resolve)(u,n),T=await(0,m().realpath)((0,O().dirname)(l)).catch(()=>(0,O().dirname)(l));return(0,O().relative)(await(0,m().
realpath)(r),(0,O().join)(T,(0,O().basename)(l))).split(O().sep).join("/")}async function f({path:n,file:r},u,{agent_files:l},T){
const j=(0,E().agentFileAt)(await t(r,u,T));if(j===void 0)return;const d=(0,R().readAgentFile)({...j,path:n},await T.readInput(
r));return(0,M().agentFileAnswer)(await(0,F().judgeWholeFile)(d,u.tree,l))}},3876:function(x,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.filesOf=i,c.profileOf=s,c.readFixedChange=y,c.readTask=o,c.requireSameCommit=h,c.requireStaged=
$;function m(){const t=e(27199);return m=function(){return t},t}function O(){const t=e(70237);return O=function(){return t},
t}function g(){const t=e(53315);return g=function(){return t},t}function E(){const t=e(25966);return E=function(){return t},
t}function F(){const t=e(10154);return F=function(){return t},t}function R(){const t=e(52483);return R=function(){return t},
t}function v(){const t=e(41895);return v=function(){return t},t}function P(){const t=e(73388);return P=function(){return t},
t}function b(){const t=e(39763);return b=function(){return t},t}function C(){const t=e(35720);return C=function(){return t},
t}function w(){const t=e(213);return w=function(){return t},t}function M(){const t=e(73849);return M=function(){return t},
t}function p(){const t=e(33816);return p=function(){return t},t}async function y(t,{base:f,staged:n},r){if(t===void 0)throw new(v()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const u=await(0,E().
resolveRange)(t,{base:f,worktree:!0,staged:n}),l=await(0,R().basePolicy)({...r&&{policy:r}},t,u),T=await(0,C().readTree)(
t,u.base),j=await(0,C().readTree)(t,u.audited),d=await(0,w().readChange)(t,u.base,u.audited),L=(await(0,O().collectAssets)(
{baseTree:T,headTree:j,change:d,policy:l.policy})).changes.filter(({kind:a})=>a!=="removed"),G=new Set(L.map(({asset:a})=>I(
a)));return{policy:l,base:u.base,baseTree:T,changed:new Set(d.files.flatMap(g().namesOf)),paths:new Set(L.map(({asset:a})=>a.
path)),includes:a=>G.has(I(a))}}async function $(t,f,n){const r=new Set(await(0,p().differentFromIndex)(t)),u=n.find(l=>r.
has(l)||f.stat(l)===void 0);if(u!==void 0)throw new(v()).GateError("checkout_differs",`${u} has changes that are not sta\
ged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function I({path:t,pointer:f}){
return`${t}#${(0,m().pointerText)(f)}`}async function o(t,f,n){if(t!==void 0){if(f.length>0)throw new(v()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,M().readAgentTask)(
await n.readInput(t),(0,P().inputName)(t))}}function s(t){const f=b().PROFILE_NAMES.find(n=>n===t?.policy?.profile);return f===
void 0?{}:{profile:f}}function h({head_sha:t},f){f===void 0&&(0,F().refuse)("the working tree has no commit"),t!==f&&(0,F().
refuse)(`it is about the commit ${t??"(none)"}, and the working tree is at ${f}`)}function i({edits:t},f){const n=new Set(
f);return(0,F().requireAssetFiles)(t,r=>n.has(r)),t.map(({path:r})=>r)}},20171:function(x,c,e){Object.defineProperty(c,"\
__esModule",{value:!0}),c.fixVerb=void 0;function m(){const a=e(76760);return m=function(){return a},a}function O(){const a=e(
63314);return O=function(){return a},a}function g(){const a=e(18744);return g=function(){return a},a}function E(){const a=e(
62130);return E=function(){return a},a}function F(){const a=e(10154);return F=function(){return a},a}function R(){const a=e(
75459);return R=function(){return a},a}function v(){const a=e(83026);return v=function(){return a},a}function P(){const a=e(
41895);return P=function(){return a},a}function b(){const a=e(4378);return b=function(){return a},a}function C(){const a=e(
81961);return C=function(){return a},a}function w(){const a=e(74238);return w=function(){return a},a}function M(){const a=e(
48741);return M=function(){return a},a}function p(){const a=e(67397);return p=function(){return a},a}function y(){const a=e(
34397);return y=function(){return a},a}function $(){const a=e(52978);return $=function(){return a},a}function I(){const a=e(
10289);return I=function(){return a},a}function o(){const a=e(31626);return o=function(){return a},a}function s(){const a=e(
50427);return s=function(){return a},a}function h(){const a=e(10482);return h=function(){return a},a}function i(){const a=e(
3876);return i=function(){return a},a}function t(){const a=e(49232);return t=function(){return a},a}function f(){const a=e(
82256);return f=function(){return a},a}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,r=(a,A)=>new(O()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(O()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,f().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(S,H)=>A(await u(S,H,a)));c.fixVerb=r;async function u(a,A,S){
const H=(0,m().resolve)(S.cwd,A.repo??"."),B=await(0,i().readTask)(A.apply,a,S);if(B&&B.edits.length===0)return T(B,S);const{
staged:D=!1}=A,V=async(k,z,J)=>{if(J===void 0&&(A.repo!==void 0||D))throw new(P()).GateError("not_a_repository",`${H} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,t().namedPolicy)(A.policy,S),[on]=J?await(0,p().lookUpCommits)(J,["HEAD"]):[];B&&(0,i().requireSameCommit)(
B,on);const _=A.base??B?.policy?.ref,U=_===void 0?void 0:await(0,i().readFixedChange)(J,{base:_,staged:D},q),K=U?.policy??
q??await(0,w().loadPolicy)(k,k.label),{policy:W}=(0,C().tightenPolicy)(K,(0,i().profileOf)(B)),X=B?(0,i().filesOf)(B,(0,g().
assetPathsIn)(k,W)):a.length===0?(0,f().storeFiles)(k,W,H):await Promise.all(a.map(Z=>j(z,Z,S))),Y=U&&!B?X.filter(Z=>U.paths.
has(Z)):X;J&&D&&await(0,i().requireStaged)(J,k,Y);const{platform:nn,signal:tn}=S,en=await d(z,new Set(Y)),rn=b().Judge.by(
{policy:W,tree:k,...U&&{base:U.baseTree},changed:U?.changed??new Set,platform:nn,signal:tn}),an={identity:A.identity??!1,
...U&&{includes:U.includes},...B&&{includes:(0,F().editedBy)(B.edits)}},Q=await(0,E().fixFiles)(en,rn,an);if(B&&(0,F().requireOwnEdits)(
B.edits,Q),A.format==="json"){const Z=await(0,F().fixTask)(en,Q,rn,{...an,...D&&{event:{name:"index"}},head_sha:on??null,
base_sha:U?.base??null,policyRef:U?.policy.ref});S.print((0,$().renderTask)(Z),"json")}else A.write||S.print((0,R().patchText)(
Q));return A.write&&await(0,R().writeFix)(z,Q),S.note(Y.length===0&&_!==void 0?(0,o().messageText)(l(_),S.columns):await N(
Q,A.write??!1,S)),!(B&&A.write)&&Q.files.some(({left:Z})=>Z.length>0)||!A.write&&Q.files.some(G)?1:0};return(0,y().withSourceTree)(
H,S,V,D)}function l(a){return`Nothing to fix: no asset differs from ${a}. Without \`--base\`, all assets are fixed.`}function T({
next_actor:a,todo:A,human:S},H){const B=A.length+S.length;return H.note(`The task has no edits, and ${B===0?"nothing":B}\
 to do by hand.
`),a==="done"?0:1}async function j(a,A,S){const H=await(0,h().pathInRoot)(A,{root:a},S);if(H.split("/")[0]!==".."&&!(0,m().
isAbsolute)(H))return H||".";throw new(P()).GateError("usage",`${(0,m().resolve)(S.cwd,A)} is not in ${a}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function d(a,A){const S=(0,M().folderTree)(a);return Promise.
all([...A].map(async H=>({path:H,bytes:await S.read(H)})))}async function N({files:a,scripts:A,judgeOf:S},H,{columns:B}){
const D=a.map(async K=>{const{path:W,steps:X}=K,Y=await(0,v().withProposals)(K.left,S(W)),nn=[...new Set(X)].map(tn=>`  ${X.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&Y.length===0?[]:[(0,I().terminal)(W),...nn,...Y.length===
0?[]:["  Not fixed:",...(0,v().describeUnfixed)(Y)]]}),V=(await Promise.all(D)).flat(),k=a.filter(G).length,z=`${k} of ${a.
length}; new scripts: ${A.length}`,J=`Asset files ${H?"written":"to change"}: ${z}.`,q=k>0&&!H?" Run with --write to app\
ly.":"",_=a.some(({edits:K})=>K.some(L))?" New commands: accepted; not run.":"";return`${[...V,J+q+_].flatMap(K=>{const W=/^ */.
exec(K)?.[0]??"",X=B-W.length;return(0,s().wrap)(K.slice(W.length),X,Number.POSITIVE_INFINITY).map(Y=>W+Y)}).join(`
`)}
`}function L({pointer:a,new:A}){return a?.endsWith("/asset_id")===!1&&A.length>0}function G({before:a,after:A}){return a!==
A}},33816:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.differentFromIndex=$,c.isConcerned=y;function m(){
const o=e(76760);return m=function(){return o},o}function O(){const o=e(64385);return O=function(){return o},o}function g(){
const o=e(18744);return g=function(){return o},o}function E(){const o=e(94534);return E=function(){return o},o}function F(){
const o=e(77680);return F=function(){return o},o}function R(){const o=e(63455);return R=function(){return o},o}function v(){
const o=e(41895);return v=function(){return o},o}function P(){const o=e(4378);return P=function(){return o},o}function b(){
const o=e(74238);return b=function(){return o},o}function C(){const o=e(96681);return C=function(){return o},o}function w(){
const o=e(93028);return w=function(){return o},o}function M(){const o=e(34397);return M=function(){return o},o}function p(){
const o=e(49232);return p=function(){return o},o}async function y(o,s){const h=(0,m().resolve)(s.cwd,o.repo);try{const i=await(0,p().
namedPolicy)(o.policy,s),t=async(f,n,r)=>{if(r===void 0)return!0;const u=await $(r,["--cached"]);if(u.length===0)return!1;
if(u.some(j=>j===b().POLICY_PATH||/(?:^|\/)package\.json$/.test(j)))return!0;const{policy:l}=i??await(0,b().loadPolicy)(
f,f.label);if(u.some((0,g().assetPathTest)(l)))return!0;const T=await I(f,l,s);return u.some(j=>T.has(j))};return await(0,M().
withSourceTree)(h,s,t,!0)}catch(i){if(i instanceof v().GateError)return!0;throw i}}async function $(o,s=[]){const h=["di\
ff",...s,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,C().decodePieces)(await o.user(h,{env:{GIT_INDEX_FILE:o.
index}}))}async function I(o,s,{platform:h}){const i=(0,g().assetPathTest)(s),t=(0,E().assetLimits)(s.assets.max_file_bytes),
f=P().Judge.by({policy:s,tree:o,changed:new Set,platform:h}),n=new Set;for(const{kind:r,path:u}of o.files()){if(!(0,w().
isRegular)(r)||!i(u))continue;const{assets:l}=(0,O().readAssetFile)(u,await o.read(u),t);for(const T of l.filter(({type:j})=>j===
"Gene")){const j=(0,F().validationCommands)(T);for(const{value:d}of j.kind==="list"?j.entries:[]){const N=f.forFile(T.path),
{reading:L}=await N.command(d);for(const G of(0,R().namedPaths)(L.command,N.terms.cwd))n.add(G);for(const{path:G}of L.targets)
G!==void 0&&n.add(G)}}}return n}},49232:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
y,c.namedPolicy=b,c.policyFor=w,c.policyName=M,c.policyOfFile=C,c.repositoryOf=$;function m(){const o=e(73024);return m=
function(){return o},o}function O(){const o=e(76760);return O=function(){return o},o}function g(){const o=e(41895);return g=
function(){return o},o}function E(){const o=e(21311);return E=function(){return o},o}function F(){const o=e(74238);return F=
function(){return o},o}function R(){const o=e(48741);return R=function(){return o},o}function v(){const o=e(96402);return v=
function(){return o},o}function P(){const o=e(63550);return P=function(){return o},o}async function b(o,s){if(o===void 0)
return;const h=await C(o,s);return(0,E().requireExamples)(h),h}async function C(o,s){const h=(await s.readInput(o)).toString(
"utf8"),i=await $(s.cwd,s.env)??s.cwd;return await(0,F().loadPolicyFile)(h,o,(0,R().folderTree)(i))}async function w({policy:o,
profile:s},h,i){const t=o===!1?await y():await b(o,h)??await p(i,h);return s===void 0?t:{...t,policy:{...t.policy,profile:s}}}
function M({source:o,path:s,ref:h}){return o==="default"||s===void 0?"the built-in policy":o==="file"||h===void 0?s:`${s}\
 in ${h}`}async function p(o,{cwd:s,env:h}){const i=o===void 0?await $(s,h):void 0,t=o??(i===void 0?void 0:(0,R().folderTree)(
i));if(t===void 0)return y();const f=await(0,F().loadPolicy)(t,t.label);return(0,E().requireExamples)(f),f}function y(){
const o=(0,P().literalTree)({});return(0,F().loadPolicy)(o,o.label)}async function $(o,s){try{const h=await(0,v().openRepository)(
o,s);return await h.close(),h.directory}catch(h){const i=h instanceof g().GateError&&h.code==="program_not_found";if(h instanceof
g().GateError&&!(i&&I(o)))return;throw h}}function I(o){const s=(0,O().dirname)(o);return(0,m().existsSync)((0,O().join)(
o,".git"))||s!==o&&I(s)}},82256:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=j,c.formatOption=o,c.inRepository=t,c.parsedBy=u,c.parsedNumber=l,c.printAnswer=h,c.rangeRequest=
r,c.storeFiles=f,c.textOptions=s,c.withJudgingOptions=y,c.withRangeOptions=n;function m(){const d=e(76760);return m=function(){
return d},d}function O(){const d=e(63314);return O=function(){return d},d}function g(){const d=e(7723);return g=function(){
return d},d}function E(){const d=e(89549);return E=function(){return d},d}function F(){const d=e(18744);return F=function(){
return d},d}function R(){const d=e(25966);return R=function(){return d},d}function v(){const d=e(41895);return v=function(){
return d},d}function P(){const d=e(41551);return P=function(){return d},d}function b(){const d=e(39763);return b=function(){
return d},d}function C(){const d=e(96402);return C=function(){return d},d}function w(){const d=e(10289);return w=function(){
return d},d}function M(){const d=e(23107);return M=function(){return d},d}function p(){const d=e(49232);return p=function(){
return d},d}function y(d,N=["text","json"]){return d.option(...$).option("--no-policy","use the built-in policy").addOption(
I()).addOption(o(N))}const $=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function I(){
return new(O()).Option("--profile <name>","profile for commands").choices(b().PROFILE_NAMES)}function o(d=["text","json"]){
return new(O()).Option("--format <name>","output format").choices(d).default("text")}function s({verbose:d=!1},{columns:N,
colour:L}){return{columns:N,colour:L,verbose:d}}function h(d,N,L,G){G.print(L==="json"?`${(0,w().json)(d)}
`:N(),L)}const i=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function t({repo:d},{cwd:N,env:L,
note:G},a){const A=await(0,C().openRepository)((0,m().resolve)(N,d),L,G);try{return await a(A)}finally{await A.close()}}
function f(d,N,L){const G=(0,F().assetPathsIn)(d,N);if(G.length>0)return G;throw new(v()).GateError("usage",`${L} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function n(d){
return d.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(O()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...i).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(I()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function r({
base:d,head:N,worktree:L,staged:G,profile:a,...A},S){const H=(0,E().approveByDigest)(A.approve,new Date),B=await(0,p().namedPolicy)(
A.policy,S);return{directory:(0,m().resolve)(S.cwd,A.repo),env:S.env,note:S.note,locate:D=>(0,R().resolveRange)(D,{...d!==
void 0&&{base:d},...N!==void 0&&{head:N},...L&&{worktree:L},...G&&{staged:G}}),...B&&{policy:B},...A.policyRef!==void 0&&
{policyRef:A.policyRef},inputs:{profile:a},all:A.all??!1,approver:H,signal:S.signal,secrets:(0,P().secretsOf)(S.env)}}function u(d,N){
return L=>{const G=d().safeParse(L);if(G.success)return G.data;throw new(O()).InvalidArgumentError(N)}}function l(d){return u(
()=>g().coerce.number().pipe(d()),"Expected a number from 1 to 256.")}const T=c.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function j({durations:d},N){return d===
void 0?new Map:(0,M().readDurations)((0,m().resolve)(N.cwd,d),N.openInput)}},25966:function(x,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.resolveRange=R;function m(){const w=e(41895);return m=function(){return w},w}function O(){const w=e(
24634);return O=function(){return w},w}function g(){const w=e(67397);return g=function(){return w},w}function E(){const w=e(
50598);return E=function(){return w},w}function F(){const w=e(34397);return F=function(){return w},w}async function R(w,{
base:M,head:p,worktree:y=!1,staged:$=!1}){if(y&&p!==void 0)throw new(m()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[I,o]=await v([(0,E().resolveRevision)(
w,p??"HEAD"),b(w,M)]);return{name:$?"index":y?"worktree":"range",directory:w.directory,base:await(0,O().mergeBase)(w,o.commit,
I),head:I,audited:y?await($?F().snapshotIndex:F().snapshotWorktree)(w):I,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function v(w){return await Promise.allSettled(w),Promise.all(w)}const P=/^refs\/(?:heads|remotes\/origin)\//;
async function b(w,M){const p=M===void 0?await(0,g().defaultBranch)(w):await(0,E().resolveNamed)(w,M),{commit:y}=p,$=M===
"HEAD"||M==="@"?await(0,g().checkedOutBranch)(w):p.ref,I=$&&C($);if(I===void 0)return{commit:y,name:M??"HEAD"};const o=M===
void 0?p:await(0,g().findDefaultBranch)(w),s=o?.ref&&C(o.ref);return{commit:y,name:I,...o&&s&&{defaultBranch:{name:s,commit:o.
commit}}}}function C(w){return P.test(w)?w.replace(P,""):void 0}},10154:function(x,c,e){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.editedBy=s,c.fixTask=p,c.refuse=$,c.requireAssetFiles=I,c.requireOwnEdits=o;function m(){const i=e(27199);
return m=function(){return i},i}function O(){const i=e(64385);return O=function(){return i},i}function g(){const i=e(28894);
return g=function(){return i},i}function E(){const i=e(94534);return E=function(){return i},i}function F(){const i=e(41895);
return F=function(){return i},i}function R(){const i=e(52978);return R=function(){return i},i}function v(){const i=e(77648);
return v=function(){return i},i}function P(){const i=e(37075);return P=function(){return i},i}function b(){const i=e(94274);
return b=function(){return i},i}function C(){const i=e(47350);return C=function(){return i},i}function w(){const i=e(88211);
return w=function(){return i},i}function M(){const i=e(83026);return M=function(){return i},i}async function p(i,t,f,{includes:n=()=>!0,
policyRef:r,...u}){const{policy:l}=f.terms,T=(0,E().assetLimits)(l.assets.max_file_bytes),j=[];for(const{path:G,bytes:a}of i){
const A=(0,O().readAssetFile)(G,a,T);j.push(...await(0,M().findingsIn)(A,f,n))}const d=(0,P().idsOf)(j),N=await(0,w().proposalOf)(
t,d),L=(0,C().severityVerdict)(j,l.fail_on);return(0,R().agentTask)({...u,verdict:L,next_actor:(0,b().nextActorOf)(L,j,l.
fail_on),policy:{...r!==void 0&&{ref:r},profile:l.profile,fail_on:l.fail_on,...l.enforce!=="block"&&{enforce:"report"}},
findings:(0,v().reportFindings)(j,d),...N&&{fix:N},approval_digest:null})}const y="Nothing was changed. Run the gate on \
this commit, and use the task that it prints.";function $(i){throw new(F()).GateError("input_invalid",`The task is refus\
ed: ${i}.`,y)}function I(i,t){for(const{path:f}of i)(0,g().isAuditLog)(f)&&$(`\`${f}\` is an audit log, which only its ow\
ner edits`),t(f)||$(`\`${f}\` is not an asset file of this repository`)}function o(i,{files:t}){const f=new Set(t.flatMap(
r=>r.edits.map(h))),n=new Set(i.map(h));for(const r of i)f.has(h(r))||$(`\`gene-gate fix\` does not make the edit of \`${r.
pointer}\` in \`${r.path}\` here`);for(const r of t.flatMap(u=>u.edits))n.has(h(r))||$(`it lacks the edit of \`${r.pointer}\
\` in \`${r.path}\`, which belongs to the others`)}function s(i){const t=new Set(i.map(({path:f,pointer:n})=>`${f}#${(0,w().
assetPointer)(n)}`));return({path:f,pointer:n})=>t.has(`${f}#${(0,m().pointerText)(n)}`)}function h({path:i,pointer:t,old:f,
new:n,files:r=[]}){const u=r.map(l=>[l.path,l.text]);return JSON.stringify([i,t,f,n,u])}},52483:function(x,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.basePolicy=C,c.effectivePolicy=b,c.protectedBy=p,c.readerOf=M,c.resolvePolicyRef=$;function m(){
const s=e(41895);return m=function(){return s},s}function O(){const s=e(81961);return O=function(){return s},s}function g(){
const s=e(74238);return g=function(){return s},s}function E(){const s=e(24634);return E=function(){return s},s}function F(){
const s=e(35720);return F=function(){return s},s}function R(){const s=e(19674);return R=function(){return s},s}function v(){
const s=e(67397);return v=function(){return s},s}function P(){const s=e(50598);return P=function(){return s},s}async function b(s,h,i){
return(0,O().tightenPolicy)(await C(s,h,i),s.inputs)}async function C({policy:s,policyRef:h,readShared:i},t,f){const n=M(
t,i),r=s??await y(n,f);if(h===void 0)return r;const u=await $(t,h);return(0,O().stricterOf)(r,await n(u,`${h}:${g().POLICY_PATH}`),
h)}const w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function M(s,h){
return async(i,t)=>(0,g().loadPolicy)(await(0,F().readTree)(s,i),i,{path:t,hint:w,readShared:h})}async function p({name:s,
commit:h},i,t){return(0,O().policyOfBranch)(await t(h,`${s}:${g().POLICY_PATH}`),i,s)}async function y(s,{policyCommit:h,
baseRef:i,defaultBranch:t}){const f=await s(h,g().POLICY_PATH);if(t===void 0)return f;if(t.name===i){const r=(0,O().policyOfBranch)(
f,i,i)??f;return r===f?f:(0,O().stricterOf)(f,r,`branches.${i}`)}const n=await p(t,i,s);return n===void 0||f.source==="d\
efault"?n??f:(0,O().stricterOf)(f,n,t.name)}async function $(s,h){const i=h.replace(/^refs\/heads\//,"");try{return(0,v().
isObjectId)(i)?await(0,P().resolveRevision)(s,i):await I(s,i)??await(0,P().resolveRevision)(s,h)}catch(t){throw t instanceof
m().GateError&&t.code==="ref_ambiguous"?t:o(h,t)}}async function I(s,h){const i=`refs/remotes/origin/${h}`,[t,f]=await(0,v().
lookUpCommits)(s,[i,`refs/heads/${h}`]);if(t!==void 0)return t;try{if(!await(0,R().branchAtOrigin)(s,h))return}catch(n){
if(f!==void 0)return f;throw n}return await(0,E().requireCommits)(s,[i],[(0,R().fetched)(h)]),(await(0,v().lookUpCommits)(
s,[i]))[0]}function o(s,h){const i=h instanceof m().GateError&&h.code==="git_failed"?`: ${h.message}`:"";return new(m()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a branch of origin or a revision in this clone${i}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:h})}},73849:function(x,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=p;function m(){const y=e(7723);
return m=function(){return y},y}function O(){const y=e(41895);return O=function(){return y},y}function g(){const y=e(54078);
return g=function(){return y},y}function E(){const y=e(9819);return E=function(){return y},y}function F(){const y=e(99462);
return F=function(){return y},y}function R(){const y=e(13970);return R=function(){return y},y}const v=c.AGENT_TASK_VERSION=
"1.0.0",P=m().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),b=F().findingIdSchema.exactOptional().describe("The id of \
the finding."),C=m().object({finding:b,rule:m().string(),path:m().string().exactOptional(),line:m().int().min(1).exactOptional(),
message:m().string(),remedy:m().string()}),w=m().object({finding:b,why:m().string(),needs:m().string().describe("What th\
e person does, such as an approval and its digest.")}),M=c.agentTaskSchema=m().object({type:m().literal("AgentTask"),schema_version:m().
literal(v),next_actor:R().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:R().verdictSchema,error:m().object({code:m().string(),message:m().string(),hint:m().
string()}).optional(),head_sha:P.nullable().describe("The commit that the task is about."),base_sha:P.nullable(),policy:m().
object({ref:m().string().exactOptional(),profile:m().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:m().array(E().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:m().array(C).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:m().array(C).describe("Warnings that fail nothing: what would make the checks worth more."),human:m().
array(w).describe("Findings that only a person resolves."),must_not:m().array(m().string()).describe("What the agent doe\
s not do, whatever the findings are."),patch:m().string().nullable().describe("A unified diff of the edits for `git appl\
y`; null without one."),verify:m().string().describe("The command that exits with 0 when nothing is left to do, also if \
the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function p(y,$){try{return M.
parse(JSON.parse(y.toString("utf8")))}catch(I){throw new(O()).GateError("input_invalid",`${$} is not an AgentTask of thi\
s version: ${(0,g().firstProblem)(I)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:I})}}},52978:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=
c.AGENT_PATCH_FILE=void 0,c.agentTask=y,c.renderAgentTask=M,c.renderTask=p;function m(){const t=e(28894);return m=function(){
return t},t}function O(){const t=e(44786);return O=function(){return t},t}function g(){const t=e(38863);return g=function(){
return t},t}function E(){const t=e(78261);return E=function(){return t},t}function F(){const t=e(13580);return F=function(){
return t},t}function R(){const t=e(94274);return R=function(){return t},t}function v(){const t=e(47350);return v=function(){
return t},t}function P(){const t=e(10289);return P=function(){return t},t}function b(){const t=e(73849);return b=function(){
return t},t}const C=c.AGENT_TASK_FILE="agent-task.json",w=c.AGENT_PATCH_FILE="agent-task.patch";function M(t){return p(y(
t))}function p(t){return`{
${Object.entries(b().agentTaskSchema.parse(t)).map(([n,r])=>{const l=Array.isArray(r)&&r.length>0?`[
${r.map(P().jsonLine).join(`,
`)}
]`:(0,P().jsonLine)(r);return`${JSON.stringify(n)}: ${l}`}).join(`,
`)}
}
`}function y(t){const{verdict:f,next_actor:n,error:r,head_sha:u,base_sha:l,policy:T,findings:j,fix:d}=t,N=f==="pass"||f===
"warn"?()=>!1:o(t),L=j.filter(S=>N(S)||I(S)).sort(E().byHarm),G=new Set(L.filter(R().isForHuman)),a=L.filter(S=>!G.has(S)),
A=s(d?.edits??[]);return{type:"AgentTask",schema_version:b().AGENT_TASK_VERSION,next_actor:n,verdict:f,...r&&{error:r},head_sha:u,
base_sha:l,policy:T&&{...T.ref!==void 0&&{ref:T.ref},profile:T.profile},edits:d?.edits??[],todo:a.filter(S=>N(S)&&!A(S)).
map($),advice:a.filter(S=>!N(S)).map($),human:[...G].map(S=>({...S.id!==void 0&&{finding:S.id},why:S.message,needs:h(S,t)})),
must_not:O().MUST_NOT,patch:d?.patch??null,verify:i(t)}}function $({id:t,rule:f,message:n,remedy:r,location:u}){const l=t===
void 0?{}:{finding:t},T=u&&{path:u.path,line:u.line};return{...l,rule:f,...T,message:n,remedy:r}}function I({rule:t,severity:f,
suppressed:n}){return(0,F().ruleOf)(t)?.advice===!0&&f==="warning"&&!n}function o({policy:t,findings:f}){const n=t?.fail_on??
"error",r=f.some(({rule:u})=>u==="gate-approval-missing");return u=>{const l=(0,F().ruleOf)(u.rule)?.approval,T=l==="wai\
ts"||l==="needed"&&r;return!u.suppressed&&((0,v().isBlocking)(u,n)||T)}}function s(t){const f=new Set(t.map(({finding:r})=>r)),
n=new Set(t.map(({path:r,old:u})=>JSON.stringify([r,u])));return({id:r,subject:u,location:l})=>f.has(r)||n.has(JSON.stringify(
[l?.path,u?.command]))}function h({rule:t,remedy:f,location:n},{approval_digest:r}){return r!==null&&(0,F().ruleOf)(t)?.
approval!==void 0?`${f} The approval digest is ${r}.`:n&&(0,m().isAuditLog)(n.path)?`${f} Only the process that owns the\
 audit log writes to it.`:f}function i({policy:t,base_sha:f,event:n}){const r=t?.ref??f;return[`${g().COMMAND} check --w\
orktree`,...n?.name==="index"?["--staged"]:[],...t?.enforce==="report"?["--block"]:[],...r?[`--base ${r}`]:[]].join(" ")}},
80090:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.agentFileAnswer=F,c.commandAnswer=R,c.fileAnswer=
M;function m(){const p=e(59490);return m=function(){return p},p}function O(){const p=e(95132);return O=function(){return p},
p}function g(){const p=e(37075);return g=function(){return p},p}function E(){const p=e(77648);return E=function(){return p},
p}function F(p){const y=(0,g().idsOf)([...p.findings]);return{...(0,E().reportAgentFile)(p,p.findings,y),findings:(0,E().
reportFindings)(p.findings,y)}}function R({id:p,command:y},$,I,o){const{verdict:s,risk:h,confirmation:i,reading:t,findings:f,
profiles:n,validators:r}=$,[u]=s==="block"&&I==="workspace"?f:[];return{id:p,command:y,verdict:s,risk:h,confirmation:i,argv:t.
argv,findings:(0,E().reportFindings)(f,o),warnings:v(f),profiles:(0,E().verdictsOf)(n),validators:(0,E().verdictsOf)(r),
...u&&{error:(0,O().describe)(u).message.replace(/\.$/,""),rule:u.rule,layer:u.layer}}}function v(p){const y=p.filter(({
severity:$})=>$==="warning");return[...new Set(y.map(({rule:$})=>$))]}const P=100,b=1e3;function C(p){const y=[...(0,m().
groupBy)(p,({rule:I,severity:o})=>`${o} ${I}`).values()],$=new Set(y.flatMap(I=>I.slice(0,P)));return{listed:p.filter(I=>$.
has(I)),others:y.flatMap(I=>{const o=I.length-P;return I.slice(P,P+1).map(s=>({other:s,count:o}))})}}function w({other:p,
count:y}){const $=`${y} more findings of \`${p.rule}\` in this file, from here on, are not listed.`;return{...(0,E().reportFinding)(
p),message:$}}function M({path:p,assets:y,findings:$},I){const o=y.flatMap(({commands:n})=>n.flatMap(r=>r.findings)),{listed:s,
others:h}=C($),i=(0,g().idsOf)([...o,...s]),t=y.filter(({commands:n})=>n.length===0),f=new Set(t.slice(b));return{path:p,
assets:y.filter(n=>!f.has(n)).map(({asset:n,commands:r})=>({type:n.type,id:n.id,location:n.locate(),commands:r.map((u,l)=>R(
{id:`${n.id}#${l}`,...u},u,I,i))})),...f.size>0&&{assets_not_listed:f.size},findings:[...(0,E().reportFindings)(s,i),...h.
map(w)]}}},77648:function(x,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.findingsAbout=C,c.idsIn=p,c.reportAgentFile=
i,c.reportFinding=h,c.reportFindings=s,c.reportGene=b,c.reportScripts=$,c.verdictsOf=I;function m(){const n=e(12195);return m=
function(){return n},n}function O(){const n=e(85475);return O=function(){return n},n}function g(){const n=e(80827);return g=
function(){return n},n}function E(){const n=e(59490);return E=function(){return n},n}function F(){const n=e(38863);return F=
function(){return n},n}function R(){const n=e(78261);return R=function(){return n},n}function v(){const n=e(95132);return v=
function(){return n},n}function P(){const n=e(37075);return P=function(){return n},n}function b(n,r,{about:u,ids:l}){const{
gene:T,outcomes:j,mutants:d,runFindings:N,capped:L,verdict:G,summary:a}=n,{asset:A,change:S,blastRadius:H}=T,B=[...u(A),
...T.findings,...L,...N.filter(D=>D.subject?.command===void 0)];return{id:A.id,asset_id:(0,O().assetIdOf)(A),path:A.path,
line:A.locate().line,store:{path:T.store.path||".",root:T.store.root||"."},change:S,verdict:G,summary:a,profiles:o(T.commands.
map(({profiles:D})=>D)),validators:o(T.commands.map(({validators:D})=>D)),blast_radius:H,commands:T.commands.map((D,V)=>{
const k=N.filter(q=>M(q,D)),z=p([...D.findings,...k],l),J=d?.[V];return{...y(D,j[V]),...J&&{mutant:J},...z}}),...p(B,l),
...T.differences.length>0&&{differences:T.differences},validation_report_id:r}}function C(n){const r=(0,E().groupBy)(n,({
subject:u})=>w(u));return u=>(r.get(w(u))??[]).filter(({location:l})=>(l?.path??u.path)===u.path)}function w({type:n,id:r}={}){
return`${n} ${r}`}function M({subject:n,location:r},{command:u,location:l}){return n?.command===u&&r?.line===l.line&&r.column===
l.column}function p(n,r){const u=[...new Set(n.flatMap(l=>r.get(l)??[]))];return u.length>0?{findings:u}:{}}function y(n,r){
return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.
map(({text:u,span:l})=>({text:u,...l}))},...n.plan?.scripts&&{scripts:$(n.plan.scripts)},profiles:I(n.profiles),validators:I(
n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...r&&{outcome:r}}}function $(n){return(0,g().stepsIn)(
n).map(({directory:r,event:u,text:l,command:T})=>({directory:r,event:u,text:l,shell:T===void 0}))}function I(n){return Object.
fromEntries(Object.entries(n).map(([r,{verdict:u}])=>[r,u]))}function o(n){const r={};for(const u of n)for(const[l,{verdict:T,
reason:j,remark:d}]of Object.entries(u)){const N=r[l];N&&!N.accepted||(r[l]=T==="block"?{accepted:!1,...j&&{reason:(0,v().
describe)(j).message}}:{accepted:!0,...d&&{remark:(0,v().describe)(d).message},...N})}return r}function s(n,r=(0,P().idsOf)(
n),u){return n.toSorted(R().byHarm).map(l=>{const T={id:r.get(l),cause:(0,P().causeOf)(l),...h(l)};if(u===void 0)return T;
const j=`${F().COMMAND} fix --base ${u.slice(0,12)} --`;return{...T,remedy:T.remedy.replaceAll("gene-gate fix --",j)}})}
function h(n){const{args:r,advice:u,...l}=n;return{...l,...(0,v().describe)(n)}}function i({file:{path:n,format:r},entries:u},l,T){
const{name:j,tool:d,approval:N,specification:L}=r;return{path:n,format:j,tool:d,approval:N,specification:L,entries:u.map(
G=>t(G,l,T))}}function t({state:n,entry:r,change:u,targets:l,digest:T,findings:j},d,N){const{event:L,shown:G,location:a}=r,
A=d.filter(D=>j.some(V=>f(V,D))),S=A.some(({rule:D})=>D==="agent-runs-danger"),H=(0,m().meansOf)(S?l.filter(({kind:D})=>D!==
"danger"):l),B=l.flatMap(({kind:D,name:V})=>D==="file"?[V]:[]);return{event:L,command:G,line:a.line,digest:T,...H.length>
0&&{target:H.join("; ")},...B.length>0&&{scripts:B},...n&&{state:n},...(u||r.setting)&&{change:u??(n?"changes":"widens")},
...p(A,N)}}function f(n,r){return n.rule===r.rule&&n.args===r.args}},94274:function(x,c,e){Object.defineProperty(c,"__es\
Module",{value:!0}),c.isForHuman=E,c.nextActorOf=R;function m(){const v=e(28894);return m=function(){return v},v}function O(){
const v=e(13580);return O=function(){return v},v}function g(){const v=e(47350);return g=function(){return v},v}function E({
rule:v,location:P,danger:b}){return b!==void 0||(0,O().ruleOf)(v)?.actor==="human"||P!==void 0&&(0,m().isAuditLog)(P.path)}
function F({rule:v,severity:P,suppressed:b}){const{advice:C,actor:w}=(0,O().ruleOf)(v)??{};return P==="warning"&&b===void 0&&
C===!0&&w==="human"}function R(v,P,b){switch(v){case"pass":case"warn":return P.some(F)?"human":"done";case"error":return"\
undecided";case"needs_approval":return"human";case"fail":return P.some(C=>(0,g().isBlocking)(C,b)&&!E(C))?"agent":"human"}}}};
