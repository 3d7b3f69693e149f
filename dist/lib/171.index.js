"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=f,c.judgeFor=I,c.pathInRoot=e,c.readCommandEntries=S,c.riskAsked=r;function l(){const n=o(51455);return l=
function(){return n},n}function v(){const n=o(76760);return v=function(){return n},n}function m(){const n=o(7723);return m=
function(){return n},n}function $(){const n=o(99668);return $=function(){return n},n}function E(){const n=o(20702);return E=
function(){return n},n}function j(){const n=o(12792);return j=function(){return n},n}function A(){const n=o(41895);return A=
function(){return n},n}function P(){const n=o(78374);return P=function(){return n},n}function N(){const n=o(13970);return N=
function(){return n},n}function R(){const n=o(63550);return R=function(){return n},n}function w(){const n=o(32854);return w=
function(){return n},n}function b(){const n=o(80090);return b=function(){return n},n}const p=m().looseObject({mode:N().riskSchema,
allow_dangerous:m().boolean(),allowed_roots:m().array(m().string().min(1)),workspace:m().string().min(1),cwd:m().string().
min(1),proposal_mode:m().enum(["structured","experimental"]),command_family:m().string(),platform:P().platformSchema,disabled_packs:m().
array(m().string()),symlinks:m().record(m().string().min(1),m().string().min(1)),tool:m().enum(["bash","runpy"]),computed_risk:N().
riskSchema}).partial(),g=m().object({id:m().union([m().string(),m().number()]).optional(),command:m().unknown(),context:p.
default({})});function S(n,i){return h(n,i).map((d,T)=>{if(typeof d!="object"||d===null||!("command"in d))return{id:String(
T),command:d,context:{}};const F=g.safeParse(d);if(!F.success)throw a(`entry ${T} of ${i}: ${m().prettifyError(F.error)}`);
const{id:L=String(T),command:B,context:H}=F.data;return{id:L,command:B,context:H}})}function I(n,i){const{mode:u,allow_dangerous:d,
allowed_roots:T,workspace:F,disabled_packs:L,platform:B}=n,{proposal_mode:H,command_family:D,cwd:t,tool:y,symlinks:O}=n,
C={...i.terms.policy,...u&&{mode:u},...d!==void 0&&{allow_dangerous:d},...T&&{allowed_roots:T},...F&&{workspace:F},...L&&
{disabled_packs:L}};return i.with({policy:C,...B&&{platform:B}}).proposed({...H&&{mode:H},...D!==void 0&&{family:D},...t&&
{cwd:t},...y&&{tool:y},...O&&{files:s(O,t??C.workspace)}})}function r({command:n,context:i}){return n===null?i.computed_risk:
void 0}function s(n,i){const u=Object.entries(n).map(([d,T])=>{const F=(0,w().locatePath)(d,i,{at:"/"});if(F===void 0)throw a(
`the symlink ${d} has no valid path`);return[F.slice(1),{symlink:T}]});return(0,R().literalTree)(Object.fromEntries(u),"\
the given symlinks")}function h(n,i){let u;try{u=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(d){throw a(
`${i} is not JSON in UTF-8: ${d.message}`)}if(!Array.isArray(u))throw a(`${i} is not a JSON array`);return u}function a(n){
return new(A()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function e(n,{root:i},{cwd:u}){if(i===void 0)return n;const d=(0,v().
resolve)(u,n),T=await(0,l().realpath)((0,v().dirname)(d)).catch(()=>(0,v().dirname)(d));return(0,v().relative)(await(0,l().
realpath)(i),(0,v().join)(T,(0,v().basename)(d))).split(v().sep).join("/")}async function f({path:n,file:i},u,{agent_files:d},T){
const F=(0,$().agentFileAt)(await e(i,u,T));if(F===void 0)return;const L=(0,j().readAgentFile)({...F,path:n},await T.readInput(
i));return(0,b().agentFileAnswer)(await(0,E().judgeWholeFile)(L,u.tree,d))}},3876:function(U,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.filesOf=a,c.profileOf=s,c.readFixedChange=g,c.readTask=r,c.requireSameCommit=h,c.requireStaged=
S;function l(){const e=o(27199);return l=function(){return e},e}function v(){const e=o(70237);return v=function(){return e},
e}function m(){const e=o(53315);return m=function(){return e},e}function $(){const e=o(25966);return $=function(){return e},
e}function E(){const e=o(10154);return E=function(){return e},e}function j(){const e=o(52483);return j=function(){return e},
e}function A(){const e=o(41895);return A=function(){return e},e}function P(){const e=o(73388);return P=function(){return e},
e}function N(){const e=o(39763);return N=function(){return e},e}function R(){const e=o(35720);return R=function(){return e},
e}function w(){const e=o(213);return w=function(){return e},e}function b(){const e=o(73849);return b=function(){return e},
e}function p(){const e=o(33816);return p=function(){return e},e}async function g(e,{base:f,staged:n},i){if(e===void 0)throw new(A()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const u=await(0,$().
resolveRange)(e,{base:f,worktree:!0,staged:n}),d=await(0,j().basePolicy)({...i&&{policy:i}},e,u),T=await(0,R().readTree)(
e,u.base),F=await(0,R().readTree)(e,u.audited),L=await(0,w().readChange)(e,u.base,u.audited),H=(await(0,v().collectAssets)(
{baseTree:T,headTree:F,change:L,policy:d.policy})).changes.filter(({kind:t})=>t!=="removed"),D=new Set(H.map(({asset:t})=>I(
t)));return{policy:d,base:u.base,baseTree:T,changed:new Set(L.files.flatMap(m().namesOf)),paths:new Set(H.map(({asset:t})=>t.
path)),includes:t=>D.has(I(t))}}async function S(e,f,n){const i=new Set(await(0,p().differentFromIndex)(e)),u=n.find(d=>i.
has(d)||f.stat(d)===void 0);if(u!==void 0)throw new(A()).GateError("checkout_differs",`${u} has changes that are not sta\
ged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function I({path:e,pointer:f}){
return`${e}#${(0,l().pointerText)(f)}`}async function r(e,f,n){if(e!==void 0){if(f.length>0)throw new(A()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,b().readAgentTask)(
await n.readInput(e),(0,P().inputName)(e))}}function s(e){const f=N().PROFILE_NAMES.find(n=>n===e?.policy?.profile);return f===
void 0?{}:{profile:f}}function h({head_sha:e},f){f===void 0&&(0,E().refuse)("the working tree has no commit"),e!==f&&(0,E().
refuse)(`it is about the commit ${e??"(none)"}, and the working tree is at ${f}`)}function a({edits:e},f){const n=new Set(
f);return(0,E().requireAssetFiles)(e,i=>n.has(i)),e.map(({path:i})=>i)}},20171:function(U,c,o){Object.defineProperty(c,"\
__esModule",{value:!0}),c.fixVerb=void 0;function l(){const t=o(76760);return l=function(){return t},t}function v(){const t=o(
63314);return v=function(){return t},t}function m(){const t=o(18744);return m=function(){return t},t}function $(){const t=o(
62130);return $=function(){return t},t}function E(){const t=o(10154);return E=function(){return t},t}function j(){const t=o(
75459);return j=function(){return t},t}function A(){const t=o(83026);return A=function(){return t},t}function P(){const t=o(
41895);return P=function(){return t},t}function N(){const t=o(4378);return N=function(){return t},t}function R(){const t=o(
81961);return R=function(){return t},t}function w(){const t=o(74238);return w=function(){return t},t}function b(){const t=o(
48741);return b=function(){return t},t}function p(){const t=o(67397);return p=function(){return t},t}function g(){const t=o(
34397);return g=function(){return t},t}function S(){const t=o(52978);return S=function(){return t},t}function I(){const t=o(
10289);return I=function(){return t},t}function r(){const t=o(31626);return r=function(){return t},t}function s(){const t=o(
50427);return s=function(){return t},t}function h(){const t=o(10482);return h=function(){return t},t}function a(){const t=o(
3876);return a=function(){return t},t}function e(){const t=o(49232);return e=function(){return t},t}function f(){const t=o(
82256);return f=function(){return t},t}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,i=(t,y)=>new(v()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(v()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,f().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(O,C)=>y(await u(O,C,t)));c.fixVerb=i;async function u(t,y,O){
const C=(0,l().resolve)(O.cwd,y.repo??"."),G=await(0,a().readTask)(y.apply,t,O);if(G&&G.edits.length===0)return T(G,O);const{
staged:M=!1}=y,x=async(J,W,k)=>{if(k===void 0&&(y.repo!==void 0||M))throw new(P()).GateError("not_a_repository",`${C} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,e().namedPolicy)(y.policy,O),[on]=k?await(0,p().lookUpCommits)(k,["HEAD"]):[];G&&(0,a().requireSameCommit)(
G,on);const _=y.base??G?.policy?.ref,V=_===void 0?void 0:await(0,a().readFixedChange)(k,{base:_,staged:M},q),Y=V?.policy??
q??await(0,w().loadPolicy)(J,J.label),{policy:K}=(0,R().tightenPolicy)(Y,(0,a().profileOf)(G)),X=G?(0,a().filesOf)(G,(0,m().
assetPathsIn)(J,K)):t.length===0?(0,f().storeFiles)(J,K,C):await Promise.all(t.map(Z=>F(W,Z,O))),z=V&&!G?X.filter(Z=>V.paths.
has(Z)):X;k&&M&&await(0,a().requireStaged)(k,J,z);const{platform:nn,signal:tn}=O,en=await L(W,new Set(z)),rn=N().Judge.by(
{policy:K,tree:J,...V&&{base:V.baseTree},changed:V?.changed??new Set,platform:nn,signal:tn}),an={identity:y.identity??!1,
...V&&{includes:V.includes},...G&&{includes:(0,E().editedBy)(G.edits)}},Q=await(0,$().fixFiles)(en,rn,an);if(G&&(0,E().requireOwnEdits)(
G.edits,Q),y.format==="json"){const Z=await(0,E().fixTask)(en,Q,rn,{...an,...M&&{event:{name:"index"}},head_sha:on??null,
base_sha:V?.base??null,policyRef:V?.policy.ref});O.print((0,S().renderTask)(Z),"json")}else y.write||O.print((0,j().patchText)(
Q));return y.write&&await(0,j().writeFix)(W,Q),O.note(z.length===0&&_!==void 0?(0,r().messageText)(d(_),O.columns):await B(
Q,y.write??!1,O)),!(G&&y.write)&&Q.files.some(({left:Z})=>Z.length>0)||!y.write&&Q.files.some(D)?1:0};return(0,g().withSourceTree)(
C,O,x,M)}function d(t){return`Nothing to fix: no asset differs from ${t}. Without \`--base\`, all assets are fixed.`}function T({
next_actor:t,todo:y,human:O},C){const G=y.length+O.length;return C.note(`The task has no edits, and ${G===0?"nothing":G}\
 to do by hand.
`),t==="done"?0:1}async function F(t,y,O){const C=await(0,h().pathInRoot)(y,{root:t},O);if(C.split("/")[0]!==".."&&!(0,l().
isAbsolute)(C))return C||".";throw new(P()).GateError("usage",`${(0,l().resolve)(O.cwd,y)} is not in ${t}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function L(t,y){const O=(0,b().folderTree)(t);return Promise.
all([...y].map(async C=>({path:C,bytes:await O.read(C)})))}async function B({files:t,scripts:y,judgeOf:O},C,{columns:G}){
const M=t.map(async Y=>{const{path:K,steps:X}=Y,z=await(0,A().withProposals)(Y.left,O(K)),nn=[...new Set(X)].map(tn=>`  ${X.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,I().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,A().describeUnfixed)(z)]]}),x=(await Promise.all(M)).flat(),J=t.filter(D).length,W=`${J} of ${t.
length}; new scripts: ${y.length}`,k=`Asset files ${C?"written":"to change"}: ${W}.`,q=J>0&&!C?" Run with --write to app\
ly.":"",_=t.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...x,k+q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",X=G-K.length;return(0,s().wrap)(Y.slice(K.length),X,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function H({pointer:t,new:y}){return t?.endsWith("/asset_id")===!1&&y.length>0}function D({before:t,after:y}){return t!==
y}},33816:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.differentFromIndex=S,c.isConcerned=g;function l(){
const r=o(76760);return l=function(){return r},r}function v(){const r=o(64385);return v=function(){return r},r}function m(){
const r=o(18744);return m=function(){return r},r}function $(){const r=o(94534);return $=function(){return r},r}function E(){
const r=o(77680);return E=function(){return r},r}function j(){const r=o(63455);return j=function(){return r},r}function A(){
const r=o(41895);return A=function(){return r},r}function P(){const r=o(4378);return P=function(){return r},r}function N(){
const r=o(74238);return N=function(){return r},r}function R(){const r=o(96681);return R=function(){return r},r}function w(){
const r=o(93028);return w=function(){return r},r}function b(){const r=o(34397);return b=function(){return r},r}function p(){
const r=o(49232);return p=function(){return r},r}async function g(r,s){const h=(0,l().resolve)(s.cwd,r.repo);try{const a=await(0,p().
namedPolicy)(r.policy,s),e=async(f,n,i)=>{if(i===void 0)return!0;const u=await S(i,["--cached"]);if(u.length===0)return!1;
if(u.some(F=>F===N().POLICY_PATH||/(?:^|\/)package\.json$/.test(F)))return!0;const{policy:d}=a??await(0,N().loadPolicy)(
f,f.label);if(u.some((0,m().assetPathTest)(d)))return!0;const T=await I(f,d,s);return u.some(F=>T.has(F))};return await(0,b().
withSourceTree)(h,s,e,!0)}catch(a){if(a instanceof A().GateError)return!0;throw a}}async function S(r,s=[]){const h=["di\
ff",...s,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,R().decodePieces)(await r.user(h,{env:{GIT_INDEX_FILE:r.
index}}))}async function I(r,s,{platform:h}){const a=(0,m().assetPathTest)(s),e=(0,$().assetLimits)(s.assets.max_file_bytes),
f=P().Judge.by({policy:s,tree:r,changed:new Set,platform:h}),n=new Set;for(const{kind:i,path:u}of r.files()){if(!(0,w().
isRegular)(i)||!a(u))continue;const{assets:d}=(0,v().readAssetFile)(u,await r.read(u),e);for(const T of d.filter(({type:F})=>F===
"Gene")){const F=(0,E().validationCommands)(T);for(const{value:L}of F.kind==="list"?F.entries:[]){const B=f.forFile(T.path),
{reading:H}=await B.command(L);for(const D of(0,j().namedPaths)(H.command,B.terms.cwd))n.add(D);for(const{path:D}of H.targets)
D!==void 0&&n.add(D)}}}return n}},49232:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
g,c.namedPolicy=N,c.policyFor=w,c.policyName=b,c.policyOfFile=R,c.repositoryOf=S;function l(){const r=o(73024);return l=
function(){return r},r}function v(){const r=o(76760);return v=function(){return r},r}function m(){const r=o(41895);return m=
function(){return r},r}function $(){const r=o(21311);return $=function(){return r},r}function E(){const r=o(74238);return E=
function(){return r},r}function j(){const r=o(48741);return j=function(){return r},r}function A(){const r=o(96402);return A=
function(){return r},r}function P(){const r=o(63550);return P=function(){return r},r}async function N(r,s){if(r===void 0)
return;const h=await R(r,s);return(0,$().requireExamples)(h),h}async function R(r,s){const h=(await s.readInput(r)).toString(
"utf8"),a=await S(s.cwd,s.env)??s.cwd;return await(0,E().loadPolicyFile)(h,r,(0,j().folderTree)(a))}async function w({policy:r,
profile:s},h,a){const e=r===!1?await g():await N(r,h)??await p(a,h);return s===void 0?e:{...e,policy:{...e.policy,profile:s}}}
function b({source:r,path:s,ref:h}){return r==="default"||s===void 0?"the built-in policy":r==="file"||h===void 0?s:`${s}\
 in ${h}`}async function p(r,{cwd:s,env:h}){const a=r===void 0?await S(s,h):void 0,e=r??(a===void 0?void 0:(0,j().folderTree)(
a));if(e===void 0)return g();const f=await(0,E().loadPolicy)(e,e.label);return(0,$().requireExamples)(f),f}function g(){
const r=(0,P().literalTree)({});return(0,E().loadPolicy)(r,r.label)}async function S(r,s){try{const h=await(0,A().openRepository)(
r,s);return await h.close(),h.directory}catch(h){const a=h instanceof m().GateError&&h.code==="program_not_found";if(h instanceof
m().GateError&&!(a&&I(r)))return;throw h}}function I(r){const s=(0,v().dirname)(r);return(0,l().existsSync)((0,v().join)(
r,".git"))||s!==r&&I(s)}},82256:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=D,c.folderFiles=u,c.formatOption=h,c.inRepository=n,c.parsedBy=L,c.parsedNumber=B,c.printAnswer=
e,c.rangeRequest=F,c.storeFiles=i,c.textOptions=a,c.withJudgingOptions=I,c.withRangeOptions=T;function l(){const t=o(76760);
return l=function(){return t},t}function v(){const t=o(63314);return v=function(){return t},t}function m(){const t=o(7723);
return m=function(){return t},t}function $(){const t=o(89549);return $=function(){return t},t}function E(){const t=o(18744);
return E=function(){return t},t}function j(){const t=o(25966);return j=function(){return t},t}function A(){const t=o(41895);
return A=function(){return t},t}function P(){const t=o(41551);return P=function(){return t},t}function N(){const t=o(39763);
return N=function(){return t},t}function R(){const t=o(48741);return R=function(){return t},t}function w(){const t=o(96402);
return w=function(){return t},t}function b(){const t=o(93028);return b=function(){return t},t}function p(){const t=o(10289);
return p=function(){return t},t}function g(){const t=o(23107);return g=function(){return t},t}function S(){const t=o(49232);
return S=function(){return t},t}function I(t,y=["text","json"]){return t.option(...r).option("--no-policy","use the buil\
t-in policy").addOption(s()).addOption(h(y))}const r=c.POLICY_OPTION=["--policy <file>","policy file (default: the polic\
y of the repository)"];function s(){return new(v()).Option("--profile <name>","profile for commands").choices(N().PROFILE_NAMES)}
function h(t=["text","json"]){return new(v()).Option("--format <name>","output format").choices(t).default("text")}function a({
verbose:t=!1},{columns:y,colour:O}){return{columns:y,colour:O,verbose:t}}function e(t,y,O,C){C.print(O==="json"?`${(0,p().
json)(t)}
`:y(),O)}const f=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function n({repo:t},{cwd:y,env:O,
note:C},G){const M=await(0,w().openRepository)((0,l().resolve)(y,t),O,C);try{return await G(M)}finally{await M.close()}}
function i(t,y,O){return d((0,E().assetPathsIn)(t,y),O)}function u(t,y,O){const C=(0,E().assetPathTest)(y),G=x=>[(0,l().
resolve)(t,x).split(l().sep).join("/").replace(/^\//,""),`assets/gep/${(0,l().basename)(x)}`],M=[...(0,R().folderTree)(t).
files()].filter(({kind:x,path:J})=>(0,b().isRegular)(x)&&G(J).some(C));return d(M.map(({path:x})=>x),O)}function d(t,y){
if(t.length>0)return t;throw new(A()).GateError("usage",`${y} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function T(t){return t.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(v()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...f).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(s()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function F({base:t,head:y,worktree:O,staged:C,
profile:G,...M},x){const J=(0,$().approveByDigest)(M.approve,new Date),W=await(0,S().namedPolicy)(M.policy,x);return{directory:(0,l().
resolve)(x.cwd,M.repo),env:x.env,note:x.note,locate:k=>(0,j().resolveRange)(k,{...t!==void 0&&{base:t},...y!==void 0&&{head:y},
...O&&{worktree:O},...C&&{staged:C}}),...W&&{policy:W},...M.policyRef!==void 0&&{policyRef:M.policyRef},inputs:{profile:G},
all:M.all??!1,approver:J,signal:x.signal,secrets:(0,P().secretsOf)(x.env)}}function L(t,y){return O=>{const C=t().safeParse(
O);if(C.success)return C.data;throw new(v()).InvalidArgumentError(y)}}function B(t){return L(()=>m().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const H=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function D({durations:t},y){return t===void 0?new Map:(0,g().
readDurations)((0,l().resolve)(y.cwd,t),y.openInput)}},25966:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=j;function l(){const w=o(41895);return l=function(){return w},w}function v(){const w=o(24634);return v=function(){
return w},w}function m(){const w=o(67397);return m=function(){return w},w}function $(){const w=o(50598);return $=function(){
return w},w}function E(){const w=o(34397);return E=function(){return w},w}async function j(w,{base:b,head:p,worktree:g=!1,
staged:S=!1}){if(g&&p!==void 0)throw new(l()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[I,r]=await A([(0,$().resolveRevision)(w,p??"HEAD"),
N(w,b)]);return{name:S?"index":g?"worktree":"range",directory:w.directory,base:await(0,v().mergeBase)(w,r.commit,I),head:I,
audited:g?await(S?E().snapshotIndex:E().snapshotWorktree)(w):I,policyCommit:r.commit,baseRef:r.name,...r.defaultBranch&&
{defaultBranch:r.defaultBranch},isFork:!1}}async function A(w){return await Promise.allSettled(w),Promise.all(w)}const P=/^refs\/(?:heads|remotes\/origin)\//;
async function N(w,b){const p=b===void 0?await(0,m().defaultBranch)(w):await(0,$().resolveNamed)(w,b),{commit:g}=p,S=b===
"HEAD"||b==="@"?await(0,m().checkedOutBranch)(w):p.ref,I=S&&R(S);if(I===void 0)return{commit:g,name:b??"HEAD"};const r=b===
void 0?p:await(0,m().findDefaultBranch)(w),s=r?.ref&&R(r.ref);return{commit:g,name:I,...r&&s&&{defaultBranch:{name:s,commit:r.
commit}}}}function R(w){return P.test(w)?w.replace(P,""):void 0}},10154:function(U,c,o){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.editedBy=s,c.fixTask=p,c.refuse=S,c.requireAssetFiles=I,c.requireOwnEdits=r;function l(){const a=o(27199);
return l=function(){return a},a}function v(){const a=o(64385);return v=function(){return a},a}function m(){const a=o(28894);
return m=function(){return a},a}function $(){const a=o(94534);return $=function(){return a},a}function E(){const a=o(41895);
return E=function(){return a},a}function j(){const a=o(52978);return j=function(){return a},a}function A(){const a=o(77648);
return A=function(){return a},a}function P(){const a=o(37075);return P=function(){return a},a}function N(){const a=o(94274);
return N=function(){return a},a}function R(){const a=o(47350);return R=function(){return a},a}function w(){const a=o(88211);
return w=function(){return a},a}function b(){const a=o(83026);return b=function(){return a},a}async function p(a,e,f,{includes:n=()=>!0,
policyRef:i,...u}){const{policy:d}=f.terms,T=(0,$().assetLimits)(d.assets.max_file_bytes),F=[];for(const{path:D,bytes:t}of a){
const y=(0,v().readAssetFile)(D,t,T);F.push(...await(0,b().findingsIn)(y,f,n))}const L=(0,P().idsOf)(F),B=await(0,w().proposalOf)(
e,L),H=(0,R().severityVerdict)(F,d.fail_on);return(0,j().agentTask)({...u,verdict:H,next_actor:(0,N().nextActorOf)(H,F,d.
fail_on),policy:{...i!==void 0&&{ref:i},profile:d.profile,fail_on:d.fail_on,...d.enforce!=="block"&&{enforce:"report"}},
findings:(0,A().reportFindings)(F,L),...B&&{fix:B},approval_digest:null})}const g="Nothing was changed. Run the gate on \
this commit, and use the task that it prints.";function S(a){throw new(E()).GateError("input_invalid",`The task is refus\
ed: ${a}.`,g)}function I(a,e){for(const{path:f}of a)(0,m().isAuditLog)(f)&&S(`\`${f}\` is an audit log, which only its ow\
ner edits`),e(f)||S(`\`${f}\` is not an asset file of this repository`)}function r(a,{files:e}){const f=new Set(e.flatMap(
i=>i.edits.map(h))),n=new Set(a.map(h));for(const i of a)f.has(h(i))||S(`\`gene-gate fix\` does not make the edit of \`${i.
pointer}\` in \`${i.path}\` here`);for(const i of e.flatMap(u=>u.edits))n.has(h(i))||S(`it lacks the edit of \`${i.pointer}\
\` in \`${i.path}\`, which belongs to the others`)}function s(a){const e=new Set(a.map(({path:f,pointer:n})=>`${f}#${(0,w().
assetPointer)(n)}`));return({path:f,pointer:n})=>e.has(`${f}#${(0,l().pointerText)(n)}`)}function h({path:a,pointer:e,old:f,
new:n,files:i=[]}){const u=i.map(d=>[d.path,d.text]);return JSON.stringify([a,e,f,n,u])}},52483:function(U,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.basePolicy=R,c.effectivePolicy=N,c.protectedBy=p,c.readerOf=b,c.resolvePolicyRef=S;function l(){
const s=o(41895);return l=function(){return s},s}function v(){const s=o(81961);return v=function(){return s},s}function m(){
const s=o(74238);return m=function(){return s},s}function $(){const s=o(24634);return $=function(){return s},s}function E(){
const s=o(35720);return E=function(){return s},s}function j(){const s=o(19674);return j=function(){return s},s}function A(){
const s=o(67397);return A=function(){return s},s}function P(){const s=o(50598);return P=function(){return s},s}async function N(s,h,a){
return(0,v().tightenPolicy)(await R(s,h,a),s.inputs)}async function R({policy:s,policyRef:h,readShared:a},e,f){const n=b(
e,a),i=s??await g(n,f);if(h===void 0)return i;const u=await S(e,h);return(0,v().stricterOf)(i,await n(u,`${h}:${m().POLICY_PATH}`),
h)}const w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function b(s,h){
return async(a,e)=>(0,m().loadPolicy)(await(0,E().readTree)(s,a),a,{path:e,hint:w,readShared:h})}async function p({name:s,
commit:h},a,e){return(0,v().policyOfBranch)(await e(h,`${s}:${m().POLICY_PATH}`),a,s)}async function g(s,{policyCommit:h,
baseRef:a,defaultBranch:e}){const f=await s(h,m().POLICY_PATH);if(e===void 0)return f;if(e.name===a){const i=(0,v().policyOfBranch)(
f,a,a)??f;return i===f?f:(0,v().stricterOf)(f,i,`branches.${a}`)}const n=await p(e,a,s);return n===void 0||f.source==="d\
efault"?n??f:(0,v().stricterOf)(f,n,e.name)}async function S(s,h){const a=h.replace(/^refs\/heads\//,"");try{return(0,A().
isObjectId)(a)?await(0,P().resolveRevision)(s,a):await I(s,a)??await(0,P().resolveRevision)(s,h)}catch(e){throw e instanceof
l().GateError&&e.code==="ref_ambiguous"?e:r(h,e)}}async function I(s,h){const a=`refs/remotes/origin/${h}`,[e,f]=await(0,A().
lookUpCommits)(s,[a,`refs/heads/${h}`]);if(e!==void 0)return e;try{if(!await(0,j().branchAtOrigin)(s,h))return}catch(n){
if(f!==void 0)return f;throw n}return await(0,$().requireCommits)(s,[a],[(0,j().fetched)(h)]),(await(0,A().lookUpCommits)(
s,[a]))[0]}function r(s,h){const a=h instanceof l().GateError&&h.code==="git_failed"?`: ${h.message}`:"";return new(l()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a branch of origin or a revision in this clone${a}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:h})}},73849:function(U,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=p;function l(){const g=o(7723);
return l=function(){return g},g}function v(){const g=o(41895);return v=function(){return g},g}function m(){const g=o(54078);
return m=function(){return g},g}function $(){const g=o(9819);return $=function(){return g},g}function E(){const g=o(99462);
return E=function(){return g},g}function j(){const g=o(13970);return j=function(){return g},g}const A=c.AGENT_TASK_VERSION=
"1.0.0",P=l().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),N=E().findingIdSchema.exactOptional().describe("The id of \
the finding."),R=l().object({finding:N,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),
message:l().string(),remedy:l().string()}),w=l().object({finding:N,why:l().string(),needs:l().string().describe("What th\
e person does, such as an approval and its digest.")}),b=c.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().
literal(A),next_actor:j().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:j().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().
string()}).optional(),head_sha:P.nullable().describe("The commit that the task is about."),base_sha:P.nullable(),policy:l().
object({ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:l().array($().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:l().array(R).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:l().array(R).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().
array(w).describe("Findings that only a person resolves."),must_not:l().array(l().string()).describe("What the agent doe\
s not do, whatever the findings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git appl\
y`; null without one."),verify:l().string().describe("The command that exits with 0 when nothing is left to do, also if \
the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function p(g,S){try{return b.
parse(JSON.parse(g.toString("utf8")))}catch(I){throw new(v()).GateError("input_invalid",`${S} is not an AgentTask of thi\
s version: ${(0,m().firstProblem)(I)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:I})}}},52978:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=
c.AGENT_PATCH_FILE=void 0,c.agentTask=g,c.renderAgentTask=b,c.renderTask=p;function l(){const e=o(28894);return l=function(){
return e},e}function v(){const e=o(44786);return v=function(){return e},e}function m(){const e=o(38863);return m=function(){
return e},e}function $(){const e=o(78261);return $=function(){return e},e}function E(){const e=o(13580);return E=function(){
return e},e}function j(){const e=o(94274);return j=function(){return e},e}function A(){const e=o(47350);return A=function(){
return e},e}function P(){const e=o(10289);return P=function(){return e},e}function N(){const e=o(73849);return N=function(){
return e},e}const R=c.AGENT_TASK_FILE="agent-task.json",w=c.AGENT_PATCH_FILE="agent-task.patch";function b(e){return p(g(
e))}function p(e){return`{
${Object.entries(N().agentTaskSchema.parse(e)).map(([n,i])=>{const d=Array.isArray(i)&&i.length>0?`[
${i.map(P().jsonLine).join(`,
`)}
]`:(0,P().jsonLine)(i);return`${JSON.stringify(n)}: ${d}`}).join(`,
`)}
}
`}function g(e){const{verdict:f,next_actor:n,error:i,head_sha:u,base_sha:d,policy:T,findings:F,fix:L}=e,B=f==="pass"||f===
"warn"?()=>!1:r(e),H=F.filter(O=>B(O)||I(O)).sort($().byHarm),D=new Set(H.filter(j().isForHuman)),t=H.filter(O=>!D.has(O)),
y=s(L?.edits??[]);return{type:"AgentTask",schema_version:N().AGENT_TASK_VERSION,next_actor:n,verdict:f,...i&&{error:i},head_sha:u,
base_sha:d,policy:T&&{...T.ref!==void 0&&{ref:T.ref},profile:T.profile},edits:L?.edits??[],todo:t.filter(O=>B(O)&&!y(O)).
map(S),advice:t.filter(O=>!B(O)).map(S),human:[...D].map(O=>({...O.id!==void 0&&{finding:O.id},why:O.message,needs:h(O,e)})),
must_not:v().MUST_NOT,patch:L?.patch??null,verify:a(e)}}function S({id:e,rule:f,message:n,remedy:i,location:u}){const d=e===
void 0?{}:{finding:e},T=u&&{path:u.path,line:u.line};return{...d,rule:f,...T,message:n,remedy:i}}function I({rule:e,severity:f,
suppressed:n}){return(0,E().ruleOf)(e)?.advice===!0&&f==="warning"&&!n}function r({policy:e,findings:f}){const n=e?.fail_on??
"error",i=f.some(({rule:u})=>u==="gate-approval-missing");return u=>{const d=(0,E().ruleOf)(u.rule)?.approval,T=d==="wai\
ts"||d==="needed"&&i;return!u.suppressed&&((0,A().isBlocking)(u,n)||T)}}function s(e){const f=new Set(e.map(({finding:i})=>i)),
n=new Set(e.map(({path:i,old:u})=>JSON.stringify([i,u])));return({id:i,subject:u,location:d})=>f.has(i)||n.has(JSON.stringify(
[d?.path,u?.command]))}function h({rule:e,remedy:f,location:n},{approval_digest:i}){return i!==null&&(0,E().ruleOf)(e)?.
approval!==void 0?`${f} The approval digest is ${i}.`:n&&(0,l().isAuditLog)(n.path)?`${f} Only the process that owns the\
 audit log writes to it.`:f}function a({policy:e,base_sha:f,event:n}){const i=e?.ref??f;return[`${m().COMMAND} check --w\
orktree`,...n?.name==="index"?["--staged"]:[],...e?.enforce==="report"?["--block"]:[],...i?[`--base ${i}`]:[]].join(" ")}},
80090:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.agentFileAnswer=E,c.commandAnswer=j,c.fileAnswer=
b;function l(){const p=o(59490);return l=function(){return p},p}function v(){const p=o(95132);return v=function(){return p},
p}function m(){const p=o(37075);return m=function(){return p},p}function $(){const p=o(77648);return $=function(){return p},
p}function E(p){const g=(0,m().idsOf)([...p.findings]);return{...(0,$().reportAgentFile)(p,p.findings,g),findings:(0,$().
reportFindings)(p.findings,g)}}function j({id:p,command:g},S,I,r){const{verdict:s,risk:h,confirmation:a,reading:e,findings:f,
profiles:n,validators:i}=S,[u]=s==="block"&&I==="workspace"?f:[];return{id:p,command:g,verdict:s,risk:h,confirmation:a,argv:e.
argv,findings:(0,$().reportFindings)(f,r),warnings:A(f),profiles:(0,$().verdictsOf)(n),validators:(0,$().verdictsOf)(i),
...u&&{error:(0,v().describe)(u).message.replace(/\.$/,""),rule:u.rule,layer:u.layer}}}function A(p){const g=p.filter(({
severity:S})=>S==="warning");return[...new Set(g.map(({rule:S})=>S))]}const P=100,N=1e3;function R(p){const g=[...(0,l().
groupBy)(p,({rule:I,severity:r})=>`${r} ${I}`).values()],S=new Set(g.flatMap(I=>I.slice(0,P)));return{listed:p.filter(I=>S.
has(I)),others:g.flatMap(I=>{const r=I.length-P;return I.slice(P,P+1).map(s=>({other:s,count:r}))})}}function w({other:p,
count:g}){const S=`${g} more findings of \`${p.rule}\` in this file, from here on, are not listed.`;return{...(0,$().reportFinding)(
p),message:S}}function b({path:p,assets:g,findings:S},I){const r=g.flatMap(({commands:n})=>n.flatMap(i=>i.findings)),{listed:s,
others:h}=R(S),a=(0,m().idsOf)([...r,...s]),e=g.filter(({commands:n})=>n.length===0),f=new Set(e.slice(N));return{path:p,
assets:g.filter(n=>!f.has(n)).map(({asset:n,commands:i})=>({type:n.type,id:n.id,location:n.locate(),commands:i.map((u,d)=>j(
{id:`${n.id}#${d}`,...u},u,I,a))})),...f.size>0&&{assets_not_listed:f.size},findings:[...(0,$().reportFindings)(s,a),...h.
map(w)]}}},77648:function(U,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.findingsAbout=R,c.idsIn=p,c.reportAgentFile=
a,c.reportFinding=h,c.reportFindings=s,c.reportGene=N,c.reportScripts=S,c.verdictsOf=I;function l(){const n=o(12195);return l=
function(){return n},n}function v(){const n=o(85475);return v=function(){return n},n}function m(){const n=o(80827);return m=
function(){return n},n}function $(){const n=o(59490);return $=function(){return n},n}function E(){const n=o(38863);return E=
function(){return n},n}function j(){const n=o(78261);return j=function(){return n},n}function A(){const n=o(95132);return A=
function(){return n},n}function P(){const n=o(37075);return P=function(){return n},n}function N(n,i,{about:u,ids:d}){const{
gene:T,outcomes:F,mutants:L,runFindings:B,capped:H,verdict:D,summary:t}=n,{asset:y,change:O,blastRadius:C}=T,G=[...u(y),
...T.findings,...H,...B.filter(M=>M.subject?.command===void 0)];return{id:y.id,asset_id:(0,v().assetIdOf)(y),path:y.path,
line:y.locate().line,store:{path:T.store.path||".",root:T.store.root||"."},change:O,verdict:D,summary:t,profiles:r(T.commands.
map(({profiles:M})=>M)),validators:r(T.commands.map(({validators:M})=>M)),blast_radius:C,commands:T.commands.map((M,x)=>{
const J=B.filter(q=>b(q,M)),W=p([...M.findings,...J],d),k=L?.[x];return{...g(M,F[x]),...k&&{mutant:k},...W}}),...p(G,d),
...T.differences.length>0&&{differences:T.differences},validation_report_id:i}}function R(n){const i=(0,$().groupBy)(n,({
subject:u})=>w(u));return u=>(i.get(w(u))??[]).filter(({location:d})=>(d?.path??u.path)===u.path)}function w({type:n,id:i}={}){
return`${n} ${i}`}function b({subject:n,location:i},{command:u,location:d}){return n?.command===u&&i?.line===d.line&&i.column===
d.column}function p(n,i){const u=[...new Set(n.flatMap(d=>i.get(d)??[]))];return u.length>0?{findings:u}:{}}function g(n,i){
return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.
map(({text:u,span:d})=>({text:u,...d}))},...n.plan?.scripts&&{scripts:S(n.plan.scripts)},profiles:I(n.profiles),validators:I(
n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...i&&{outcome:i}}}function S(n){return(0,m().stepsIn)(
n).map(({directory:i,event:u,text:d,command:T})=>({directory:i,event:u,text:d,shell:T===void 0}))}function I(n){return Object.
fromEntries(Object.entries(n).map(([i,{verdict:u}])=>[i,u]))}function r(n){const i={};for(const u of n)for(const[d,{verdict:T,
reason:F,remark:L}]of Object.entries(u)){const B=i[d];B&&!B.accepted||(i[d]=T==="block"?{accepted:!1,...F&&{reason:(0,A().
describe)(F).message}}:{accepted:!0,...L&&{remark:(0,A().describe)(L).message},...B})}return i}function s(n,i=(0,P().idsOf)(
n),u){return n.toSorted(j().byHarm).map(d=>{const T={id:i.get(d),cause:(0,P().causeOf)(d),...h(d)};if(u===void 0)return T;
const F=`${E().COMMAND} fix --base ${u.slice(0,12)} --`;return{...T,remedy:T.remedy.replaceAll("gene-gate fix --",F)}})}
function h(n){const{args:i,advice:u,...d}=n;return{...d,...(0,A().describe)(n)}}function a({file:{path:n,format:i},entries:u},d,T){
const{name:F,tool:L,approval:B,specification:H}=i;return{path:n,format:F,tool:L,approval:B,specification:H,entries:u.map(
D=>e(D,d,T))}}function e({state:n,entry:i,change:u,targets:d,digest:T,findings:F},L,B){const{event:H,shown:D,location:t}=i,
y=L.filter(M=>F.some(x=>f(x,M))),O=y.some(({rule:M})=>M==="agent-runs-danger"),C=(0,l().meansOf)(O?d.filter(({kind:M})=>M!==
"danger"):d),G=d.flatMap(({kind:M,name:x})=>M==="file"?[x]:[]);return{event:H,command:D,line:t.line,digest:T,...C.length>
0&&{target:C.join("; ")},...G.length>0&&{scripts:G},...n&&{state:n},...(u||i.setting)&&{change:u??(n?"changes":"widens")},
...p(y,B)}}function f(n,i){return n.rule===i.rule&&n.args===i.args}},94274:function(U,c,o){Object.defineProperty(c,"__es\
Module",{value:!0}),c.isForHuman=$,c.nextActorOf=j;function l(){const A=o(28894);return l=function(){return A},A}function v(){
const A=o(13580);return v=function(){return A},A}function m(){const A=o(47350);return m=function(){return A},A}function $({
rule:A,location:P,danger:N}){return N!==void 0||(0,v().ruleOf)(A)?.actor==="human"||P!==void 0&&(0,l().isAuditLog)(P.path)}
function E({rule:A,severity:P,suppressed:N}){const{advice:R,actor:w}=(0,v().ruleOf)(A)??{};return P==="warning"&&N===void 0&&
R===!0&&w==="human"}function j(A,P,N){switch(A){case"pass":case"warn":return P.some(E)?"human":"done";case"error":return"\
undecided";case"needs_approval":return"human";case"fail":return P.some(R=>(0,m().isBlocking)(R,N)&&!$(R))?"agent":"human"}}}};
