"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=r,c.judgeFor=N,c.pathInRoot=i,c.readCommandEntries=S,c.riskAsked=o;function l(){const n=e(51455);return l=
function(){return n},n}function T(){const n=e(76760);return T=function(){return n},n}function m(){const n=e(7723);return m=
function(){return n},n}function P(){const n=e(99668);return P=function(){return n},n}function F(){const n=e(20702);return F=
function(){return n},n}function j(){const n=e(12792);return j=function(){return n},n}function v(){const n=e(41895);return v=
function(){return n},n}function A(){const n=e(78374);return A=function(){return n},n}function R(){const n=e(13970);return R=
function(){return n},n}function b(){const n=e(63550);return b=function(){return n},n}function p(){const n=e(32854);return p=
function(){return n},n}function L(){const n=e(80090);return L=function(){return n},n}const y=m().looseObject({mode:R().riskSchema,
allow_dangerous:m().boolean(),allowed_roots:m().array(m().string().min(1)),workspace:m().string().min(1),cwd:m().string().
min(1),proposal_mode:m().enum(["structured","experimental"]),command_family:m().string(),platform:A().platformSchema,disabled_packs:m().
array(m().string()),symlinks:m().record(m().string().min(1),m().string().min(1)),tool:m().enum(["bash","runpy"]),computed_risk:R().
riskSchema}).partial(),h=m().object({id:m().union([m().string(),m().number()]).optional(),command:m().unknown(),context:y.
default({})});function S(n,a){return g(n,a).map((d,O)=>{if(typeof d!="object"||d===null||!("command"in d))return{id:String(
O),command:d,context:{}};const $=h.safeParse(d);if(!$.success)throw s(`entry ${O} of ${a}: ${m().prettifyError($.error)}`);
const{id:M=String(O),command:k,context:H}=$.data;return{id:M,command:k,context:H}})}function N(n,a){const{mode:f,allow_dangerous:d,
allowed_roots:O,workspace:$,disabled_packs:M,platform:k}=n,{proposal_mode:H,command_family:D,cwd:t,tool:w,symlinks:I}=n,
C={...a.terms.policy,...f&&{mode:f},...d!==void 0&&{allow_dangerous:d},...O&&{allowed_roots:O},...$&&{workspace:$},...M&&
{disabled_packs:M}};return a.with({policy:C,...k&&{platform:k}}).proposed({...H&&{mode:H},...D!==void 0&&{family:D},...t&&
{cwd:t},...w&&{tool:w},...I&&{files:u(I,t??C.workspace)}})}function o({command:n,context:a}){return n===null?a.computed_risk:
void 0}function u(n,a){const f=Object.entries(n).map(([d,O])=>{const $=(0,p().locatePath)(d,a,{at:"/"});if($===void 0)throw s(
`the symlink ${d} has no valid path`);return[$.slice(1),{symlink:O}]});return(0,b().literalTree)(Object.fromEntries(f),"\
the given symlinks")}function g(n,a){let f;try{f=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(d){throw s(
`${a} is not JSON in UTF-8: ${d.message}`)}if(!Array.isArray(f))throw s(`${a} is not a JSON array`);return f}function s(n){
return new(v()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function i(n,{root:a},{cwd:f}){if(a===void 0)return n;const d=(0,T().
resolve)(f,n),O=await(0,l().realpath)((0,T().dirname)(d)).catch(()=>(0,T().dirname)(d));return(0,T().relative)(await(0,l().
realpath)(a),(0,T().join)(O,(0,T().basename)(d))).split(T().sep).join("/")}async function r({path:n,file:a},f,{agent_files:d},O){
const $=(0,P().agentFileAt)(await i(a,f,O));if($===void 0)return;const M=(0,j().readAgentFile)({...$,path:n},await O.readInput(
a));return(0,L().agentFileAnswer)(await(0,F().judgeWholeFile)(M,f.tree,d))}},3876:function(J,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.filesOf=s,c.profileOf=u,c.readFixedChange=h,c.readTask=o,c.requireSameCommit=g,c.requireStaged=
S;function l(){const i=e(27199);return l=function(){return i},i}function T(){const i=e(70237);return T=function(){return i},
i}function m(){const i=e(53315);return m=function(){return i},i}function P(){const i=e(25966);return P=function(){return i},
i}function F(){const i=e(10154);return F=function(){return i},i}function j(){const i=e(52483);return j=function(){return i},
i}function v(){const i=e(41895);return v=function(){return i},i}function A(){const i=e(73388);return A=function(){return i},
i}function R(){const i=e(39763);return R=function(){return i},i}function b(){const i=e(35720);return b=function(){return i},
i}function p(){const i=e(213);return p=function(){return i},i}function L(){const i=e(73849);return L=function(){return i},
i}function y(){const i=e(33816);return y=function(){return i},i}async function h(i,{base:r,staged:n},a){if(i===void 0)throw new(v()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const f=await(0,P().
resolveRange)(i,{base:r,worktree:!0,staged:n}),d=await(0,j().basePolicy)({...a&&{policy:a}},i,f),O=await(0,b().readTree)(
i,f.base),$=await(0,b().readTree)(i,f.audited),M=await(0,p().readChange)(i,f.base,f.audited),H=(await(0,T().collectAssets)(
{baseTree:O,headTree:$,change:M,policy:d.policy})).changes.filter(({kind:t})=>t!=="removed"),D=new Set(H.map(({asset:t})=>N(
t)));return{policy:d,base:f.base,baseTree:O,changed:new Set(M.files.flatMap(m().namesOf)),paths:new Set(H.map(({asset:t})=>t.
path)),includes:t=>D.has(N(t))}}async function S(i,r,n){const a=new Set(await(0,y().differentFromIndex)(i)),f=n.find(d=>a.
has(d)||r.stat(d)===void 0);if(f!==void 0)throw new(v()).GateError("checkout_differs",`${f} has changes that are not sta\
ged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function N({path:i,pointer:r}){
return`${i}#${(0,l().pointerText)(r)}`}async function o(i,r,n){if(i!==void 0){if(r.length>0)throw new(v()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,L().readAgentTask)(
await n.readInput(i),(0,A().inputName)(i))}}function u(i){const r=R().PROFILE_NAMES.find(n=>n===i?.policy?.profile);return r===
void 0?{}:{profile:r}}function g({head_sha:i},r){r===void 0&&(0,F().refuse)("the working tree has no commit"),i!==r&&(0,F().
refuse)(`it is about the commit ${i??"(none)"}, and the working tree is at ${r}`)}function s({edits:i},r){const n=new Set(
r);return(0,F().requireAssetFiles)(i,a=>n.has(a)),i.map(({path:a})=>a)}},20171:function(J,c,e){Object.defineProperty(c,"\
__esModule",{value:!0}),c.fixVerb=void 0;function l(){const t=e(76760);return l=function(){return t},t}function T(){const t=e(
63314);return T=function(){return t},t}function m(){const t=e(18744);return m=function(){return t},t}function P(){const t=e(
62130);return P=function(){return t},t}function F(){const t=e(10154);return F=function(){return t},t}function j(){const t=e(
75459);return j=function(){return t},t}function v(){const t=e(83026);return v=function(){return t},t}function A(){const t=e(
41895);return A=function(){return t},t}function R(){const t=e(4378);return R=function(){return t},t}function b(){const t=e(
81961);return b=function(){return t},t}function p(){const t=e(74238);return p=function(){return t},t}function L(){const t=e(
48741);return L=function(){return t},t}function y(){const t=e(67397);return y=function(){return t},t}function h(){const t=e(
34397);return h=function(){return t},t}function S(){const t=e(52978);return S=function(){return t},t}function N(){const t=e(
10289);return N=function(){return t},t}function o(){const t=e(31626);return o=function(){return t},t}function u(){const t=e(
50427);return u=function(){return t},t}function g(){const t=e(10482);return g=function(){return t},t}function s(){const t=e(
3876);return s=function(){return t},t}function i(){const t=e(49232);return i=function(){return t},t}function r(){const t=e(
82256);return r=function(){return t},t}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,a=(t,w)=>new(T()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(T()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,r().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(I,C)=>w(await f(I,C,t)));c.fixVerb=a;async function f(t,w,I){
const C=(0,l().resolve)(I.cwd,w.repo??"."),G=await(0,s().readTask)(w.apply,t,I);if(G&&G.edits.length===0)return O(G,I);const{
staged:E=!1}=w,B=async(U,W,x)=>{if(x===void 0&&(w.repo!==void 0||E))throw new(A()).GateError("not_a_repository",`${C} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,i().namedPolicy)(w.policy,I),[on]=x?await(0,y().lookUpCommits)(x,["HEAD"]):[];G&&(0,s().requireSameCommit)(
G,on);const _=w.base??G?.policy?.ref,V=_===void 0?void 0:await(0,s().readFixedChange)(x,{base:_,staged:E},q),Y=V?.policy??
q??await(0,p().loadPolicy)(U,U.label),{policy:K}=(0,b().tightenPolicy)(Y,(0,s().profileOf)(G)),Q=G?(0,s().filesOf)(G,(0,m().
assetPathsIn)(U,K)):t.length===0?(0,r().storeFiles)(U,K,C):await Promise.all(t.map(Z=>$(W,Z,I))),z=V&&!G?Q.filter(Z=>V.paths.
has(Z)):Q;x&&E&&await(0,s().requireStaged)(x,U,z);const{platform:nn,signal:tn}=I,en=await M(W,new Set(z)),rn=R().Judge.by(
{policy:K,tree:U,...V&&{base:V.baseTree},changed:V?.changed??new Set,platform:nn,signal:tn}),an={identity:w.identity??!1,
...V&&{includes:V.includes},...G&&{includes:(0,F().editedBy)(G.edits)}},X=await(0,P().fixFiles)(en,rn,an);if(G&&(0,F().requireOwnEdits)(
G.edits,X),w.format==="json"){const Z=await(0,F().fixTask)(en,X,rn,{...an,...E&&{event:{name:"index"}},head_sha:on??null,
base_sha:V?.base??null,policyRef:V?.policy.ref});I.print((0,S().renderTask)(Z),"json")}else w.write||I.print((0,j().patchText)(
X));return w.write&&await(0,j().writeFix)(W,X),I.note(z.length===0&&_!==void 0?(0,o().messageText)(d(_),I):await k(X,w.write??
!1,I)),!(G&&w.write)&&X.files.some(({left:Z})=>Z.length>0)||!w.write&&X.files.some(D)?1:0};return(0,h().withSourceTree)(
C,I,B,E)}function d(t){return`Nothing to fix: no asset differs from ${t}. Without \`--base\`, all assets are fixed.`}function O({
next_actor:t,todo:w,human:I},C){const G=w.length+I.length;return C.note(`The task has no edits, and ${G===0?"nothing":G}\
 to do by hand.
`),t==="done"?0:1}async function $(t,w,I){const C=await(0,g().pathInRoot)(w,{root:t},I);if(C.split("/")[0]!==".."&&!(0,l().
isAbsolute)(C))return C||".";throw new(A()).GateError("usage",`${(0,l().resolve)(I.cwd,w)} is not in ${t}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function M(t,w){const I=(0,L().folderTree)(t);return Promise.
all([...w].map(async C=>({path:C,bytes:await I.read(C)})))}async function k({files:t,scripts:w,judgeOf:I},C,{columns:G}){
const E=t.map(async Y=>{const{path:K,steps:Q}=Y,z=await(0,v().withProposals)(Y.left,I(K)),nn=[...new Set(Q)].map(tn=>`  ${Q.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,N().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,v().describeUnfixed)(z)]]}),B=(await Promise.all(E)).flat(),U=t.filter(D).length,W=`${U} of ${t.
length}; new scripts: ${w.length}`,x=`Asset files ${C?"written":"to change"}: ${W}.`,q=U>0&&!C?" Run with --write to app\
ly.":"",_=t.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...B,x+q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",Q=G-K.length;return(0,u().wrap)(Y.slice(K.length),Q,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function H({pointer:t,new:w}){return t?.endsWith("/asset_id")===!1&&w.length>0}function D({before:t,after:w}){return t!==
w}},33816:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.differentFromIndex=S,c.isConcerned=h;function l(){
const o=e(76760);return l=function(){return o},o}function T(){const o=e(64385);return T=function(){return o},o}function m(){
const o=e(18744);return m=function(){return o},o}function P(){const o=e(94534);return P=function(){return o},o}function F(){
const o=e(77680);return F=function(){return o},o}function j(){const o=e(63455);return j=function(){return o},o}function v(){
const o=e(41895);return v=function(){return o},o}function A(){const o=e(4378);return A=function(){return o},o}function R(){
const o=e(74238);return R=function(){return o},o}function b(){const o=e(96681);return b=function(){return o},o}function p(){
const o=e(93028);return p=function(){return o},o}function L(){const o=e(34397);return L=function(){return o},o}function y(){
const o=e(49232);return y=function(){return o},o}async function h(o,u){const g=(0,l().resolve)(u.cwd,o.repo);try{const s=await(0,y().
namedPolicy)(o.policy,u),i=async(r,n,a)=>{if(a===void 0)return!0;const f=await S(a,["--cached"]);if(f.length===0)return!1;
if(f.some($=>$===R().POLICY_PATH||/(?:^|\/)package\.json$/.test($)))return!0;const{policy:d}=s??await(0,R().loadPolicy)(
r,r.label);if(f.some((0,m().assetPathTest)(d)))return!0;const O=await N(r,d,u);return f.some($=>O.has($))};return await(0,L().
withSourceTree)(g,u,i,!0)}catch(s){if(s instanceof v().GateError)return!0;throw s}}async function S(o,u=[]){const g=["di\
ff",...u,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,b().decodePieces)(await o.user(g,{env:{GIT_INDEX_FILE:o.
index}}))}async function N(o,u,{platform:g}){const s=(0,m().assetPathTest)(u),i=(0,P().assetLimits)(u.assets.max_file_bytes),
r=A().Judge.by({policy:u,tree:o,changed:new Set,platform:g}),n=new Set;for(const{kind:a,path:f}of o.files()){if(!(0,p().
isRegular)(a)||!s(f))continue;const{assets:d}=(0,T().readAssetFile)(f,await o.read(f),i);for(const O of d.filter(({type:$})=>$===
"Gene")){const $=(0,F().validationCommands)(O);for(const{value:M}of $.kind==="list"?$.entries:[]){const{reading:k}=await r.
forFile(O.path).command(M),H=r.storeOf(O.path);for(const D of(0,j().namedPaths)(k.command,H))n.add(D);for(const{path:D}of k.
targets)D!==void 0&&n.add(D)}}}return n}},49232:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
h,c.namedPolicy=R,c.policyFor=p,c.policyName=L,c.policyOfFile=b,c.repositoryOf=S;function l(){const o=e(73024);return l=
function(){return o},o}function T(){const o=e(76760);return T=function(){return o},o}function m(){const o=e(41895);return m=
function(){return o},o}function P(){const o=e(21311);return P=function(){return o},o}function F(){const o=e(74238);return F=
function(){return o},o}function j(){const o=e(48741);return j=function(){return o},o}function v(){const o=e(96402);return v=
function(){return o},o}function A(){const o=e(63550);return A=function(){return o},o}async function R(o,u){if(o===void 0)
return;const g=await b(o,u);return(0,P().requireExamples)(g),g}async function b(o,u){const g=(await u.readInput(o)).toString(
"utf8"),s=await S(u.cwd,u.env)??u.cwd;return await(0,F().loadPolicyFile)(g,o,(0,j().folderTree)(s))}async function p({policy:o,
profile:u},g,s){const i=o===!1?await h():await R(o,g)??await y(s,g);return u===void 0?i:{...i,policy:{...i.policy,profile:u}}}
function L({source:o,path:u,ref:g}){return o==="default"||u===void 0?"the built-in policy":o==="file"||g===void 0?u:`${u}\
 in ${g}`}async function y(o,{cwd:u,env:g}){const s=o===void 0?await S(u,g):void 0,i=o??(s===void 0?void 0:(0,j().folderTree)(
s));if(i===void 0)return h();const r=await(0,F().loadPolicy)(i,i.label);return(0,P().requireExamples)(r),r}function h(){
const o=(0,A().literalTree)({});return(0,F().loadPolicy)(o,o.label)}async function S(o,u){try{const g=await(0,v().openRepository)(
o,u);return await g.close(),g.directory}catch(g){const s=g instanceof m().GateError&&g.code==="program_not_found";if(g instanceof
m().GateError&&!(s&&N(o)))return;throw g}}function N(o){const u=(0,T().dirname)(o);return(0,l().existsSync)((0,T().join)(
o,".git"))||u!==o&&N(u)}},82256:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=D,c.folderFiles=a,c.formatOption=u,c.inRepository=r,c.parsedBy=M,c.parsedNumber=k,c.printAnswer=
s,c.rangeRequest=$,c.storeFiles=n,c.textOptions=g,c.withChangeOptions=O,c.withJudgingOptions=S,c.withRangeOptions=d;function l(){
const t=e(76760);return l=function(){return t},t}function T(){const t=e(63314);return T=function(){return t},t}function m(){
const t=e(7723);return m=function(){return t},t}function P(){const t=e(89549);return P=function(){return t},t}function F(){
const t=e(18744);return F=function(){return t},t}function j(){const t=e(25966);return j=function(){return t},t}function v(){
const t=e(41895);return v=function(){return t},t}function A(){const t=e(41551);return A=function(){return t},t}function R(){
const t=e(39763);return R=function(){return t},t}function b(){const t=e(96402);return b=function(){return t},t}function p(){
const t=e(93028);return p=function(){return t},t}function L(){const t=e(10289);return L=function(){return t},t}function y(){
const t=e(23107);return y=function(){return t},t}function h(){const t=e(49232);return h=function(){return t},t}function S(t,w=[
"text","json"]){return t.option(...N).option("--no-policy","use the built-in policy").addOption(o()).addOption(u(w))}const N=c.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function o(){return new(T()).Option(
"--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}function u(t=["text","json"]){return new(T()).Option(
"--format <name>","output format").choices(t).default("text")}function g({verbose:t=!1},{columns:w,colour:I,name:C}){return{
columns:w,colour:I,verbose:t,name:C}}function s(t,w,I,C){C.print(I==="json"?`${(0,L().json)(t)}
`:w(),I)}const i=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function r({repo:t},{cwd:w,env:I,
note:C},G){const E=await(0,b().openRepository)((0,l().resolve)(w,t),I,C);try{return await G(E)}finally{await E.close()}}
function n(t,w,I){return f((0,F().assetPathsIn)(t,w),I)}function a(t,w,I){const C=(0,F().assetPathTest)(w),G=B=>[(0,l().
resolve)(I,B).split(l().sep).join("/").replace(/^\//,""),`assets/gep/${(0,l().basename)(B)}`],E=[...t.files()].filter(({
kind:B})=>(0,p().isRegular)(B)).map(({path:B})=>B);return f(E.filter(B=>G(B).some(C)),I)}function f(t,w){if(t.length>0)return t;
throw new(v()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function d(t){return O(t).option("--all","check all genes of the head, not only changed \
ones")}function O(t){return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(T()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...i).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(o()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function $({base:t,head:w,worktree:I,staged:C,
profile:G,...E},B){const U=(0,P().approveByDigest)(E.approve,new Date),W=await(0,h().namedPolicy)(E.policy,B);return{directory:(0,l().
resolve)(B.cwd,E.repo),env:B.env,note:B.note,locate:x=>(0,j().resolveRange)(x,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},
...I&&{worktree:I},...C&&{staged:C}}),...W&&{policy:W},...E.policyRef!==void 0&&{policyRef:E.policyRef},inputs:{profile:G},
all:E.all??!1,approver:U,signal:B.signal,secrets:(0,A().secretsOf)(B.env)}}function M(t,w){return I=>{const C=t().safeParse(
I);if(C.success)return C.data;throw new(T()).InvalidArgumentError(w)}}function k(t){return M(()=>m().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const H=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function D({durations:t},w){return t===void 0?new Map:(0,y().
readDurations)((0,l().resolve)(w.cwd,t),w.openInput)}},25966:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=j;function l(){const p=e(41895);return l=function(){return p},p}function T(){const p=e(24634);return T=function(){
return p},p}function m(){const p=e(67397);return m=function(){return p},p}function P(){const p=e(50598);return P=function(){
return p},p}function F(){const p=e(34397);return F=function(){return p},p}async function j(p,{base:L,head:y,worktree:h=!1,
staged:S=!1}){if(h&&y!==void 0)throw new(l()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[N,o]=await v([(0,P().resolveRevision)(p,y??"HEAD"),
R(p,L)]);return{name:S?"index":h?"worktree":"range",directory:p.directory,base:await(0,T().mergeBase)(p,o.commit,N),head:N,
audited:h?await(S?F().snapshotIndex:F().snapshotWorktree)(p):N,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function v(p){return await Promise.allSettled(p),Promise.all(p)}const A=/^refs\/(?:heads|remotes\/origin)\//;
async function R(p,L){const y=L===void 0?await(0,m().defaultBranch)(p):await(0,P().resolveNamed)(p,L),{commit:h}=y,S=L===
"HEAD"||L==="@"?await(0,m().checkedOutBranch)(p):y.ref,N=S&&b(S);if(N===void 0)return{commit:h,name:L??"HEAD"};const o=L===
void 0?y:await(0,m().findDefaultBranch)(p),u=o?.ref&&b(o.ref);return{commit:h,name:N,...o&&u&&{defaultBranch:{name:u,commit:o.
commit}}}}function b(p){return A.test(p)?p.replace(A,""):void 0}},10154:function(J,c,e){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.editedBy=u,c.fixTask=y,c.refuse=S,c.requireAssetFiles=N,c.requireOwnEdits=o;function l(){const s=e(27199);
return l=function(){return s},s}function T(){const s=e(64385);return T=function(){return s},s}function m(){const s=e(28894);
return m=function(){return s},s}function P(){const s=e(94534);return P=function(){return s},s}function F(){const s=e(41895);
return F=function(){return s},s}function j(){const s=e(52978);return j=function(){return s},s}function v(){const s=e(77648);
return v=function(){return s},s}function A(){const s=e(37075);return A=function(){return s},s}function R(){const s=e(94274);
return R=function(){return s},s}function b(){const s=e(47350);return b=function(){return s},s}function p(){const s=e(88211);
return p=function(){return s},s}function L(){const s=e(83026);return L=function(){return s},s}async function y(s,i,r,{includes:n=()=>!0,
policyRef:a,...f}){const{policy:d}=r.terms,O=(0,P().assetLimits)(d.assets.max_file_bytes),$=[],M=[];for(const{path:t,bytes:w}of s){
const I=(0,T().readAssetFile)(t,w,O),C=await(0,L().auditedIn)(I,r,n);$.push(...C.findings);for(const{asset:G,commands:E}of C.
assets)M.push({id:G.id,profiles:(0,v().acceptanceOf)(E.map(B=>B.profiles))})}const k=(0,A().idsOf)($),H=await(0,p().proposalOf)(
i,k),D=(0,b().severityVerdict)($,d.fail_on);return(0,j().agentTask)({...f,verdict:D,next_actor:(0,R().nextActorOf)(D,$,d.
fail_on),policy:{...a!==void 0&&{ref:a},profile:d.profile,fail_on:d.fail_on,...d.enforce!=="block"&&{enforce:"report"}},
findings:(0,v().reportFindings)($,k),genes:M,...H&&{fix:H},approval_digest:null})}const h="Nothing was changed. Run the \
gate on this commit, and use the task that it prints.";function S(s){throw new(F()).GateError("input_invalid",`The task \
is refused: ${s}.`,h)}function N(s,i){for(const{path:r}of s)(0,m().isAuditLog)(r)&&S(`\`${r}\` is an audit log, which onl\
y its owner edits`),i(r)||S(`\`${r}\` is not an asset file of this repository`)}function o(s,{files:i}){const r=new Set(
i.flatMap(a=>a.edits.map(g))),n=new Set(s.map(g));for(const a of s)r.has(g(a))||S(`\`gene-gate fix\` does not make the edi\
t of \`${a.pointer}\` in \`${a.path}\` here`);for(const a of i.flatMap(f=>f.edits))n.has(g(a))||S(`it lacks the edit of \
\`${a.pointer}\` in \`${a.path}\`, which belongs to the others`)}function u(s){const i=new Set(s.map(({path:r,pointer:n})=>`${r}\
#${(0,p().assetPointer)(n)}`));return({path:r,pointer:n})=>i.has(`${r}#${(0,l().pointerText)(n)}`)}function g({path:s,pointer:i,
old:r,new:n,files:a=[]}){const f=a.map(d=>[d.path,d.text]);return JSON.stringify([s,i,r,n,f])}},52483:function(J,c,e){Object.
defineProperty(c,"__esModule",{value:!0}),c.basePolicy=b,c.effectivePolicy=R,c.protectedBy=y,c.readerOf=L,c.resolvePolicyRef=
S;function l(){const u=e(41895);return l=function(){return u},u}function T(){const u=e(81961);return T=function(){return u},
u}function m(){const u=e(74238);return m=function(){return u},u}function P(){const u=e(24634);return P=function(){return u},
u}function F(){const u=e(35720);return F=function(){return u},u}function j(){const u=e(19674);return j=function(){return u},
u}function v(){const u=e(67397);return v=function(){return u},u}function A(){const u=e(50598);return A=function(){return u},
u}async function R(u,g,s){return(0,T().tightenPolicy)(await b(u,g,s),u.inputs)}async function b({policy:u,policyRef:g,readShared:s},i,r){
const n=L(i,s),a=u??await h(n,r);if(g===void 0)return a;const f=await S(i,g);return(0,T().stricterOf)(a,await n(f,`${g}:${m().
POLICY_PATH}`),g)}const p="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
function L(u,g){return async(s,i)=>(0,m().loadPolicy)(await(0,F().readTree)(u,s),s,{path:i,hint:p,readShared:g})}async function y({
name:u,commit:g},s,i){return(0,T().policyOfBranch)(await i(g,`${u}:${m().POLICY_PATH}`),s,u)}async function h(u,{policyCommit:g,
baseRef:s,defaultBranch:i}){const r=await u(g,m().POLICY_PATH);if(i===void 0)return r;if(i.name===s){const a=(0,T().policyOfBranch)(
r,s,s)??r;return a===r?r:(0,T().stricterOf)(r,a,`branches.${s}`)}const n=await y(i,s,u);return n===void 0||r.source==="d\
efault"?n??r:(0,T().stricterOf)(r,n,i.name)}async function S(u,g){const s=g.replace(/^refs\/heads\//,"");try{return(0,v().
isObjectId)(s)?await(0,A().resolveRevision)(u,s):await N(u,s)??await(0,A().resolveRevision)(u,g)}catch(i){throw i instanceof
l().GateError&&i.code==="ref_ambiguous"?i:o(g,i)}}async function N(u,g){const s=`refs/remotes/origin/${g}`,[i,r]=await(0,v().
lookUpCommits)(u,[s,`refs/heads/${g}`]);if(i!==void 0)return i;try{if(!await(0,j().branchAtOrigin)(u,g))return}catch(n){
if(r!==void 0)return r;throw n}return await(0,P().requireCommits)(u,[s],[(0,j().fetched)(g)]),(await(0,v().lookUpCommits)(
u,[s]))[0]}function o(u,g){const s=g instanceof l().GateError&&g.code==="git_failed"?`: ${g.message}`:"";return new(l()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(u)} is not a branch of origin or a revision in this clone${s}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:g})}},73849:function(J,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=y;function l(){const h=e(7723);
return l=function(){return h},h}function T(){const h=e(41895);return T=function(){return h},h}function m(){const h=e(54078);
return m=function(){return h},h}function P(){const h=e(9819);return P=function(){return h},h}function F(){const h=e(99462);
return F=function(){return h},h}function j(){const h=e(13970);return j=function(){return h},h}const v=c.AGENT_TASK_VERSION=
"1.0.0",A=l().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=F().findingIdSchema.exactOptional().describe("The id of \
the finding."),b=l().object({finding:R,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),
message:l().string(),remedy:l().string()}),p=l().object({finding:R,why:l().string(),needs:l().string().describe("What th\
e person does, such as an approval and its digest.")}),L=c.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().
literal(v),next_actor:j().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:j().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().
string()}).optional(),head_sha:A.nullable().describe("The commit that the task is about."),base_sha:A.nullable(),policy:l().
object({ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:l().array(P().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:l().array(b).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:l().array(b).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().
array(p).describe("Findings that only a person resolves."),hub:l().array(l().object({gene:l().string(),taken:l().boolean(),
words:l().string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene\
 of the change, before it is published."),must_not:l().array(l().string()).describe("What the agent does not do, whateve\
r the findings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git apply`; null without \
one."),verify:l().string().describe("The command that exits with 0 when nothing is left to do, also if the policy only r\
eports."),how_to_get_it:l().string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what \
the agent that wrote a change does next");function y(h,S){try{return L.parse(JSON.parse(h.toString("utf8")))}catch(N){throw new(T()).
GateError("input_invalid",`${S} is not an AgentTask of this version: ${(0,m().firstProblem)(N)}.`,"Pass the file that `g\
ene-gate check --format agent` printed, or agent-task.json of the results.",{cause:N})}}},52978:function(J,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=c.AGENT_PATCH_FILE=void 0,c.agentTask=S,c.renderAgentTask=y,c.renderTask=h;
function l(){const r=e(28894);return l=function(){return r},r}function T(){const r=e(44786);return T=function(){return r},
r}function m(){const r=e(38863);return m=function(){return r},r}function P(){const r=e(78261);return P=function(){return r},
r}function F(){const r=e(13580);return F=function(){return r},r}function j(){const r=e(94274);return j=function(){return r},
r}function v(){const r=e(47350);return v=function(){return r},r}function A(){const r=e(10289);return A=function(){return r},
r}function R(){const r=e(33643);return R=function(){return r},r}function b(){const r=e(73849);return b=function(){return r},
r}const p=c.AGENT_TASK_FILE="agent-task.json",L=c.AGENT_PATCH_FILE="agent-task.patch";function y(r){return h(S(r))}function h(r){
return`{
${Object.entries(b().agentTaskSchema.parse(r)).map(([a,f])=>{const O=Array.isArray(f)&&f.length>0?`[
${f.map(A().jsonLine).join(`,
`)}
]`:(0,A().jsonLine)(f);return`${JSON.stringify(a)}: ${O}`}).join(`,
`)}
}
`}function S(r){const{verdict:n,next_actor:a,error:f,head_sha:d,base_sha:O,policy:$,findings:M,fix:k,genes:H}=r,D=n==="p\
ass"||n==="warn"?()=>!1:u(r),t=M.filter(E=>D(E)||o(E)).sort(P().byHarm),w=new Set(t.filter(j().isForHuman)),I=t.filter(E=>!w.
has(E)),C=g(k?.edits??[]),G=H.flatMap(({id:E,profiles:B})=>{const{taken:U,words:W}=(0,R().hubAnswer)(B)??{};return U===void 0||
W===void 0?[]:[{gene:E,taken:U,words:W}]});return{type:"AgentTask",schema_version:b().AGENT_TASK_VERSION,next_actor:a,verdict:n,
...f&&{error:f},head_sha:d,base_sha:O,policy:$&&{...$.ref!==void 0&&{ref:$.ref},profile:$.profile},edits:k?.edits??[],todo:I.
filter(E=>D(E)&&!C(E)).map(N),advice:I.filter(E=>!D(E)).map(N),human:[...w].map(E=>({...E.id!==void 0&&{finding:E.id},why:E.
message,needs:s(E,r)})),...G.length>0&&{hub:G},must_not:T().MUST_NOT,patch:k?.patch??null,verify:i(r),how_to_get_it:m().
HOW_TO_GET_IT}}function N({id:r,rule:n,message:a,remedy:f,location:d}){const O=r===void 0?{}:{finding:r},$=d&&{path:d.path,
line:d.line};return{...O,rule:n,...$,message:a,remedy:f}}function o({rule:r,severity:n,suppressed:a}){return(0,F().ruleOf)(
r)?.advice===!0&&n==="warning"&&!a}function u({policy:r,findings:n}){const a=r?.fail_on??"error",f=n.some(({rule:d})=>d===
"gate-approval-missing");return d=>{const O=(0,F().ruleOf)(d.rule)?.approval,$=O==="waits"||O==="needed"&&f;return!d.suppressed&&
((0,v().isBlocking)(d,a)||$)}}function g(r){const n=new Set(r.map(({finding:f})=>f)),a=new Set(r.map(({path:f,old:d})=>JSON.
stringify([f,d])));return({id:f,subject:d,location:O})=>n.has(f)||a.has(JSON.stringify([O?.path,d?.command]))}function s({
rule:r,remedy:n,location:a},{approval_digest:f}){return f!==null&&(0,F().ruleOf)(r)?.approval!==void 0?`${n} The approva\
l digest is ${f}.`:a&&(0,l().isAuditLog)(a.path)?`${n} Only the process that owns the audit log writes to it.`:n}function i({
policy:r,base_sha:n,event:a}){const f=r?.ref??n;return["gene-gate check --worktree",...a?.name==="index"?["--staged"]:[],
...r?.enforce==="report"?["--block"]:[],...f?[`--base ${f}`]:[]].join(" ")}},80090:function(J,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentFileAnswer=F,c.commandAnswer=j,c.fileAnswer=L;function l(){const y=e(59490);return l=function(){
return y},y}function T(){const y=e(95132);return T=function(){return y},y}function m(){const y=e(37075);return m=function(){
return y},y}function P(){const y=e(77648);return P=function(){return y},y}function F(y){const h=(0,m().idsOf)([...y.findings]);
return{...(0,P().reportAgentFile)(y,y.findings,h),findings:(0,P().reportFindings)(y.findings,h)}}function j({id:y,command:h},S,N,o){
const{verdict:u,risk:g,confirmation:s,reading:i,findings:r,profiles:n}=S,[a]=u==="block"&&N==="workspace"?r:[];return{id:y,
command:h,verdict:u,risk:g,confirmation:s,argv:i.argv,findings:(0,P().reportFindings)(r,o),warnings:v(r),profiles:(0,P().
verdictsOf)(n),...a&&{error:(0,T().describe)(a).message.replace(/\.$/,""),rule:a.rule,layer:a.layer}}}function v(y){const h=y.
filter(({severity:S})=>S==="warning");return[...new Set(h.map(({rule:S})=>S))]}const A=100,R=1e3;function b(y){const h=[
...(0,l().groupBy)(y,({rule:N,severity:o})=>`${o} ${N}`).values()],S=new Set(h.flatMap(N=>N.slice(0,A)));return{listed:y.
filter(N=>S.has(N)),others:h.flatMap(N=>{const o=N.length-A;return N.slice(A,A+1).map(u=>({other:u,count:o}))})}}function p({
other:y,count:h}){const S=`${h} more findings of \`${y.rule}\` in this file, from here on, are not listed.`;return{...(0,P().
reportFinding)(y),message:S}}function L({path:y,assets:h,findings:S},N){const o=h.flatMap(({commands:n})=>n.flatMap(a=>a.
findings)),{listed:u,others:g}=b(S),s=(0,m().idsOf)([...o,...u]),i=h.filter(({commands:n})=>n.length===0),r=new Set(i.slice(
R));return{path:y,assets:h.filter(n=>!r.has(n)).map(({asset:n,commands:a})=>({type:n.type,id:n.id,location:n.locate(),...a.
length>0&&{profiles:(0,P().acceptanceOf)(a.map(f=>f.profiles))},commands:a.map((f,d)=>j({id:`${n.id}#${d}`,...f},f,N,s))})),
...r.size>0&&{assets_not_listed:r.size},findings:[...(0,P().reportFindings)(u,s),...g.map(p)]}}},77648:function(J,c,e){Object.
defineProperty(c,"__esModule",{value:!0}),c.acceptanceOf=o,c.findingsAbout=b,c.idsIn=y,c.reportAgentFile=s,c.reportFinding=
g,c.reportFindings=u,c.reportGene=R,c.reportScripts=S,c.verdictsOf=N;function l(){const n=e(12195);return l=function(){return n},
n}function T(){const n=e(68450);return T=function(){return n},n}function m(){const n=e(85475);return m=function(){return n},
n}function P(){const n=e(80827);return P=function(){return n},n}function F(){const n=e(59490);return F=function(){return n},
n}function j(){const n=e(78261);return j=function(){return n},n}function v(){const n=e(95132);return v=function(){return n},
n}function A(){const n=e(37075);return A=function(){return n},n}function R(n,a,{about:f,ids:d}){const{gene:O,outcomes:$,
proofs:M,runFindings:k,capped:H,verdict:D,summary:t}=n,{asset:w,change:I,blastRadius:C}=O,G=[...f(w),...O.findings,...H,
...k.filter(E=>E.subject?.command===void 0)];return{id:w.id,asset_id:(0,m().assetIdOf)(w),path:w.path,line:w.locate().line,
store:{path:O.store.path||".",root:(0,T().shownRoot)(O.store),...O.store.checkoutAs!==void 0&&{checkout_as:O.store.checkoutAs}},
change:I,verdict:D,summary:t,profiles:o(O.commands.map(({profiles:E})=>E)),blast_radius:C,commands:O.commands.map((E,B)=>{
const U=k.filter(q=>L(q,E)),W=y([...E.findings,...U],d),x=M?.[B];return{...h(E,$[B]),...x&&{proof:x},...W}}),...y(G,d),...O.
differences.length>0&&{differences:O.differences},validation_report_id:a}}function b(n){const a=(0,F().groupBy)(n,({subject:f})=>p(
f));return f=>(a.get(p(f))??[]).filter(({location:d})=>(d?.path??f.path)===f.path)}function p({type:n,id:a}={}){return`${n}\
 ${a}`}function L({subject:n,location:a},{command:f,location:d}){return n?.command===f&&a?.line===d.line&&a.column===d.column}
function y(n,a){const f=[...new Set(n.flatMap(d=>a.get(d)??[]))];return f.length>0?{findings:f}:{}}function h(n,a){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:f,span:d})=>({text:f,...d}))},...n.plan?.scripts&&{scripts:S(n.plan.scripts)},profiles:N(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...a&&{outcome:a}}}function S(n){return(0,P().stepsIn)(n).map(({directory:a,event:f,
text:d,command:O})=>({directory:a,event:f,text:d,shell:O===void 0}))}function N(n){return Object.fromEntries(Object.entries(
n).map(([a,{verdict:f}])=>[a,f]))}function o(n){const a={};for(const f of n)for(const[d,{verdict:O,reason:$,remark:M,...k}]of Object.
entries(f)){const H=a[d];H&&!H.accepted||(a[d]=O==="block"?{accepted:!1,...$&&{reason:(0,v().describe)($).message},...k}:
{accepted:!0,...M&&{remark:(0,v().describe)(M).message},...H,...k})}return a}function u(n,a=(0,A().idsOf)(n),f){return n.
toSorted(j().byHarm).map(d=>{const O={id:a.get(d),cause:(0,A().causeOf)(d),...g(d)};if(f===void 0)return O;const $=`gene\
-gate fix --base ${f.slice(0,12)} --`;return{...O,remedy:O.remedy.replaceAll("gene-gate fix --",$)}})}function g(n){const{
args:a,advice:f,...d}=n;return{...d,...(0,v().describe)(n)}}function s({file:{path:n,format:a},entries:f},d,O){const{name:$,
tool:M,approval:k,specification:H}=a;return{path:n,format:$,tool:M,approval:k,specification:H,entries:f.map(D=>i(D,d,O))}}
function i({state:n,entry:a,change:f,targets:d,digest:O,findings:$},M,k){const{event:H,shown:D,location:t}=a,w=M.filter(
E=>$.some(B=>r(B,E))),I=w.some(({rule:E})=>E==="agent-runs-danger"),C=(0,l().meansOf)(I?d.filter(({kind:E})=>E!=="danger"):
d),G=d.flatMap(({kind:E,name:B})=>E==="file"?[B]:[]);return{event:H,command:D,line:t.line,digest:O,...C.length>0&&{target:C.
join("; ")},...G.length>0&&{scripts:G},...n&&{state:n},...(f||a.setting)&&{change:f??(n?"changes":"widens")},...y(w,k)}}
function r(n,a){return n.rule===a.rule&&n.args===a.args}},33643:function(J,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.QUESTION=void 0,c.hubAnswer=m;function l(){const P=e(39763);return l=function(){return P},P}const T=c.QUESTION="Will t\
he hub take it?";function m(P){const F=l().ENGINES.flatMap(h=>{const S=P[h];return S===void 0?[]:[{name:h,...S}]}),j=h=>h.
map(({name:S})=>S).join(", "),v=F.filter(h=>h.required);if(v.length===0)return;const A=j(v),R=F.filter(({accepted:h})=>h),
b=v.find(({accepted:h})=>!h);if(b){const h=R.length===0?"":` Accepted by ${j(R)}.`;return{taken:!1,by:A,words:`${b.reason??
"No reason given."}${h}`}}const p=F.filter(({accepted:h})=>!h),L=p.length===0?"":`, ${j(p)}: no`,y=P.validator?.remark===
void 0?"":", without its script";return{taken:!0,by:A,words:`${A}: yes${y}${L}`}}},94274:function(J,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.isForHuman=P,c.nextActorOf=j;function l(){const v=e(28894);return l=function(){return v},v}
function T(){const v=e(13580);return T=function(){return v},v}function m(){const v=e(47350);return m=function(){return v},
v}function P({rule:v,location:A,danger:R}){return R!==void 0||(0,T().ruleOf)(v)?.actor==="human"||A!==void 0&&(0,l().isAuditLog)(
A.path)}function F({rule:v,severity:A,suppressed:R}){const{advice:b,actor:p}=(0,T().ruleOf)(v)??{};return A==="warning"&&
R===void 0&&b===!0&&p==="human"}function j(v,A,R){switch(v){case"pass":case"warn":return A.some(F)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return A.some(b=>(0,m().isBlocking)(b,R)&&!P(b))?"\
agent":"human"}}}};
