"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),
s.answerOfAgentFile=i,s.judgeFor=b,s.pathInRoot=g,s.readCommandEntries=E,s.riskAsked=r;function d(){const n=o(51455);return d=
function(){return n},n}function T(){const n=o(76760);return T=function(){return n},n}function m(){const n=o(7723);return m=
function(){return n},n}function A(){const n=o(99668);return A=function(){return n},n}function I(){const n=o(20702);return I=
function(){return n},n}function j(){const n=o(12792);return j=function(){return n},n}function O(){const n=o(41895);return O=
function(){return n},n}function P(){const n=o(78374);return P=function(){return n},n}function R(){const n=o(13970);return R=
function(){return n},n}function N(){const n=o(63550);return N=function(){return n},n}function p(){const n=o(32854);return p=
function(){return n},n}function L(){const n=o(80090);return L=function(){return n},n}const y=m().looseObject({mode:R().riskSchema,
allow_dangerous:m().boolean(),allowed_roots:m().array(m().string().min(1)),workspace:m().string().min(1),cwd:m().string().
min(1),proposal_mode:m().enum(["structured","experimental"]),command_family:m().string(),platform:P().platformSchema,disabled_packs:m().
array(m().string()),symlinks:m().record(m().string().min(1),m().string().min(1)),tool:m().enum(["bash","runpy"]),computed_risk:R().
riskSchema}).partial(),l=m().object({id:m().union([m().string(),m().number()]).optional(),command:m().unknown(),context:y.
default({})});function E(n,a){return h(n,a).map((f,v)=>{if(typeof f!="object"||f===null||!("command"in f))return{id:String(
v),command:f,context:{}};const S=l.safeParse(f);if(!S.success)throw e(`entry ${v} of ${a}: ${m().prettifyError(S.error)}`);
const{id:H=String(v),command:B,context:D}=S.data;return{id:H,command:B,context:D}})}function b(n,a){const{mode:u,allow_dangerous:f,
allowed_roots:v,workspace:S,disabled_packs:H,platform:B}=n,{proposal_mode:D,command_family:M,cwd:t,tool:w,symlinks:F}=n,
C={...a.terms.policy,...u&&{mode:u},...f!==void 0&&{allow_dangerous:f},...v&&{allowed_roots:v},...S&&{workspace:S},...H&&
{disabled_packs:H}};return a.with({policy:C,...B&&{platform:B}}).proposed({...D&&{mode:D},...M!==void 0&&{family:M},...t&&
{cwd:t},...w&&{tool:w},...F&&{files:c(F,t??C.workspace)}})}function r({command:n,context:a}){return n===null?a.computed_risk:
void 0}function c(n,a){const u=Object.entries(n).map(([f,v])=>{const S=(0,p().locatePath)(f,a,{at:"/"});if(S===void 0)throw e(
`the symlink ${f} has no valid path`);return[S.slice(1),{symlink:v}]});return(0,N().literalTree)(Object.fromEntries(u),"\
the given symlinks")}function h(n,a){let u;try{u=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(f){throw e(
`${a} is not JSON in UTF-8: ${f.message}`)}if(!Array.isArray(u))throw e(`${a} is not a JSON array`);return u}function e(n){
return new(O()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function g(n,{root:a},{cwd:u}){if(a===void 0)return n;const f=(0,T().
resolve)(u,n),v=await(0,d().realpath)((0,T().dirname)(f)).catch(()=>(0,T().dirname)(f));return(0,T().relative)(await(0,d().
realpath)(a),(0,T().join)(v,(0,T().basename)(f))).split(T().sep).join("/")}async function i({path:n,file:a},u,{agent_files:f},v){
const S=(0,A().agentFileAt)(await g(a,u,v));if(S===void 0)return;const H=(0,j().readAgentFile)({...S,path:n},await v.readInput(
a));return(0,L().agentFileAnswer)(await(0,I().judgeWholeFile)(H,u.tree,f))}},3876:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.filesOf=h,s.profileOf=r,s.readFixedChange=l,s.readTask=b,s.requireSameCommit=c,s.requireStaged=
E;function d(){const e=o(70237);return d=function(){return e},e}function T(){const e=o(53315);return T=function(){return e},
e}function m(){const e=o(25966);return m=function(){return e},e}function A(){const e=o(10154);return A=function(){return e},
e}function I(){const e=o(52483);return I=function(){return e},e}function j(){const e=o(72857);return j=function(){return e},
e}function O(){const e=o(41895);return O=function(){return e},e}function P(){const e=o(73388);return P=function(){return e},
e}function R(){const e=o(39763);return R=function(){return e},e}function N(){const e=o(35720);return N=function(){return e},
e}function p(){const e=o(213);return p=function(){return e},e}function L(){const e=o(73849);return L=function(){return e},
e}function y(){const e=o(33816);return y=function(){return e},e}async function l(e,{base:g,staged:i},n){if(e===void 0)throw new(O()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const a=await(0,m().
resolveRange)(e,{base:g,worktree:!0,staged:i}),u=await(0,I().basePolicy)({...n&&{policy:n}},e,a),f=await(0,N().readTree)(
e,a.base),v=await(0,N().readTree)(e,a.audited),S=await(0,p().readChange)(e,a.base,a.audited),B=(await(0,d().collectAssets)(
{baseTree:f,headTree:v,change:S,policy:u.policy})).changes.filter(({kind:M})=>M!=="removed"),D=new Set(B.map(({asset:M})=>(0,j().
placeOf)(M)));return{policy:u,base:a.base,baseTree:f,changed:new Set(S.files.flatMap(T().namesOf)),paths:new Set(B.map(({
asset:M})=>M.path)),includes:M=>D.has((0,j().placeOf)(M))}}async function E(e,g,i){const n=new Set(await(0,y().differentFromIndex)(
e)),a=i.find(u=>n.has(u)||g.stat(u)===void 0);if(a!==void 0)throw new(O()).GateError("checkout_differs",`${a} has change\
s that are not staged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}async function b(e,g,i){
if(e!==void 0){if(g.length>0)throw new(O()).GateError("usage","`--apply` does not take files: the edits of the task name\
 them.","Remove the files.");return(0,L().readAgentTask)(await i.readInput(e),(0,P().inputName)(e))}}function r(e){const g=R().
PROFILE_NAMES.find(i=>i===e?.policy?.profile);return g===void 0?{}:{profile:g}}function c({head_sha:e},g){g===void 0&&(0,A().
refuse)("the working tree has no commit"),e!==g&&(0,A().refuse)(`it is about the commit ${e??"(none)"}, and the working \
tree is at ${g}`)}function h({edits:e},g){const i=new Set(g);return(0,A().requireAssetFiles)(e,n=>i.has(n)),e.map(({path:n})=>n)}},
20171:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.fixVerb=void 0;function d(){const t=o(76760);return d=
function(){return t},t}function T(){const t=o(63314);return T=function(){return t},t}function m(){const t=o(18744);return m=
function(){return t},t}function A(){const t=o(62130);return A=function(){return t},t}function I(){const t=o(10154);return I=
function(){return t},t}function j(){const t=o(75459);return j=function(){return t},t}function O(){const t=o(83026);return O=
function(){return t},t}function P(){const t=o(41895);return P=function(){return t},t}function R(){const t=o(4378);return R=
function(){return t},t}function N(){const t=o(81961);return N=function(){return t},t}function p(){const t=o(74238);return p=
function(){return t},t}function L(){const t=o(48741);return L=function(){return t},t}function y(){const t=o(67397);return y=
function(){return t},t}function l(){const t=o(34397);return l=function(){return t},t}function E(){const t=o(52978);return E=
function(){return t},t}function b(){const t=o(10289);return b=function(){return t},t}function r(){const t=o(31626);return r=
function(){return t},t}function c(){const t=o(50427);return c=function(){return t},t}function h(){const t=o(10482);return h=
function(){return t},t}function e(){const t=o(3876);return e=function(){return t},t}function g(){const t=o(49232);return g=
function(){return t},t}function i(){const t=o(82256);return i=function(){return t},t}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,a=(t,w)=>new(T()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(T()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,i().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(F,C)=>w(await u(F,C,t)));s.fixVerb=a;async function u(t,w,F){
const C=(0,d().resolve)(F.cwd,w.repo??"."),G=await(0,e().readTask)(w.apply,t,F);if(G&&G.edits.length===0)return v(G,F);const{
staged:$=!1}=w,k=async(U,W,x)=>{if(x===void 0&&(w.repo!==void 0||$))throw new(P()).GateError("not_a_repository",`${C} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,g().namedPolicy)(w.policy,F),[on]=x?await(0,y().lookUpCommits)(x,["HEAD"]):[];G&&(0,e().requireSameCommit)(
G,on);const _=w.base??G?.policy?.ref,V=_===void 0?void 0:await(0,e().readFixedChange)(x,{base:_,staged:$},q),Y=V?.policy??
q??await(0,p().loadPolicy)(U,U.label),{policy:K}=(0,N().tightenPolicy)(Y,(0,e().profileOf)(G)),Q=G?(0,e().filesOf)(G,(0,m().
assetPathsIn)(U,K)):t.length===0?(0,i().storeFiles)(U,K,C):await Promise.all(t.map(Z=>S(W,Z,F))),z=V&&!G?Q.filter(Z=>V.paths.
has(Z)):Q;x&&$&&await(0,e().requireStaged)(x,U,z);const{platform:nn,signal:tn}=F,en=await H(W,new Set(z)),rn=R().Judge.by(
{policy:K,tree:U,...V&&{base:V.baseTree},changed:V?.changed??new Set,platform:nn,signal:tn}),an={identity:w.identity??!1,
...V&&{includes:V.includes},...G&&{includes:(0,I().editedBy)(G.edits)}},X=await(0,A().fixFiles)(en,rn,an);if(G&&(0,I().requireOwnEdits)(
G.edits,X),w.format==="json"){const Z=await(0,I().fixTask)(en,X,rn,{...an,...$&&{event:{name:"index"}},head_sha:on??null,
base_sha:V?.base??null,policyRef:V?.policy.ref});F.print((0,E().renderTask)(Z),"json")}else w.write||F.print((0,j().patchText)(
X));return w.write&&await(0,j().writeFix)(W,X),F.note(z.length===0&&_!==void 0?(0,r().messageText)(f(_),F):await B(X,w.write??
!1,F)),!(G&&w.write)&&X.files.some(({left:Z})=>Z.length>0)||!w.write&&X.files.some(M)?1:0};return(0,l().withSourceTree)(
C,F,k,$)}function f(t){return`Nothing to fix: no asset differs from ${t}. Without \`--base\`, all assets are fixed.`}function v({
next_actor:t,todo:w,human:F},C){const G=w.length+F.length;return C.note(`The task has no edits, and ${G===0?"nothing":G}\
 to do by hand.
`),t==="done"?0:1}async function S(t,w,F){const C=await(0,h().pathInRoot)(w,{root:t},F);if(C.split("/")[0]!==".."&&!(0,d().
isAbsolute)(C))return C||".";throw new(P()).GateError("usage",`${(0,d().resolve)(F.cwd,w)} is not in ${t}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function H(t,w){const F=(0,L().folderTree)(t);return Promise.
all([...w].map(async C=>({path:C,bytes:await F.read(C)})))}async function B({files:t,scripts:w,judgeOf:F},C,{columns:G}){
const $=t.map(async Y=>{const{path:K,steps:Q}=Y,z=await(0,O().withProposals)(Y.left,F(K)),nn=[...new Set(Q)].map(tn=>`  ${Q.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,b().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,O().describeUnfixed)(z)]]}),k=(await Promise.all($)).flat(),U=t.filter(M).length,W=`${U} of ${t.
length}; new scripts: ${w.length}`,x=`Asset files ${C?"written":"to change"}: ${W}.`,q=U>0&&!C?" Run with --write to app\
ly.":"",_=t.some(({edits:Y})=>Y.some(D))?" New commands: accepted; not run.":"";return`${[...k,x+q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",Q=G-K.length;return(0,c().wrap)(Y.slice(K.length),Q,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function D({pointer:t,new:w}){return t?.endsWith("/asset_id")===!1&&w.length>0}function M({before:t,after:w}){return t!==
w}},33816:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.differentFromIndex=E,s.isConcerned=l;function d(){
const r=o(76760);return d=function(){return r},r}function T(){const r=o(64385);return T=function(){return r},r}function m(){
const r=o(18744);return m=function(){return r},r}function A(){const r=o(94534);return A=function(){return r},r}function I(){
const r=o(77680);return I=function(){return r},r}function j(){const r=o(63455);return j=function(){return r},r}function O(){
const r=o(41895);return O=function(){return r},r}function P(){const r=o(4378);return P=function(){return r},r}function R(){
const r=o(74238);return R=function(){return r},r}function N(){const r=o(96681);return N=function(){return r},r}function p(){
const r=o(93028);return p=function(){return r},r}function L(){const r=o(34397);return L=function(){return r},r}function y(){
const r=o(49232);return y=function(){return r},r}async function l(r,c){const h=(0,d().resolve)(c.cwd,r.repo);try{const e=await(0,y().
namedPolicy)(r.policy,c),g=async(i,n,a)=>{if(a===void 0)return!0;const u=await E(a,["--cached"]);if(u.length===0)return!1;
if(u.some(S=>S===R().POLICY_PATH||/(?:^|\/)package\.json$/.test(S)))return!0;const{policy:f}=e??await(0,R().loadPolicy)(
i,i.label);if(u.some((0,m().assetPathTest)(f)))return!0;const v=await b(i,f,c);return u.some(S=>v.has(S))};return await(0,L().
withSourceTree)(h,c,g,!0)}catch(e){if(e instanceof O().GateError)return!0;throw e}}async function E(r,c=[]){const h=["di\
ff",...c,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,N().decodePieces)(await r.user(h,{env:{GIT_INDEX_FILE:r.
index}}))}async function b(r,c,{platform:h}){const e=(0,m().assetPathTest)(c),g=(0,A().assetLimits)(c.assets.max_file_bytes),
i=P().Judge.by({policy:c,tree:r,changed:new Set,platform:h}),n=new Set;for(const{kind:a,path:u}of r.files()){if(!(0,p().
isRegular)(a)||!e(u))continue;const{assets:f}=(0,T().readAssetFile)(u,await r.read(u),g);for(const v of f.filter(({type:S})=>S===
"Gene")){const S=(0,I().validationCommands)(v);for(const{value:H}of S.kind==="list"?S.entries:[]){const{reading:B}=await i.
forFile(v.path).command(H),D=i.storeOf(v.path);for(const M of(0,j().namedPaths)(B.command,D))n.add(M);for(const{path:M}of B.
targets)M!==void 0&&n.add(M)}}}return n}},49232:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=
l,s.namedPolicy=R,s.policyFor=p,s.policyName=L,s.policyOfFile=N,s.repositoryOf=E;function d(){const r=o(73024);return d=
function(){return r},r}function T(){const r=o(76760);return T=function(){return r},r}function m(){const r=o(41895);return m=
function(){return r},r}function A(){const r=o(21311);return A=function(){return r},r}function I(){const r=o(74238);return I=
function(){return r},r}function j(){const r=o(48741);return j=function(){return r},r}function O(){const r=o(96402);return O=
function(){return r},r}function P(){const r=o(63550);return P=function(){return r},r}async function R(r,c){if(r===void 0)
return;const h=await N(r,c);return(0,A().requireExamples)(h),h}async function N(r,c){const h=(await c.readInput(r)).toString(
"utf8"),e=await E(c.cwd,c.env)??c.cwd;return await(0,I().loadPolicyFile)(h,r,(0,j().folderTree)(e))}async function p({policy:r,
profile:c},h,e){const g=r===!1?await l():await R(r,h)??await y(e,h);return c===void 0?g:{...g,policy:{...g.policy,profile:c}}}
function L({source:r,path:c,ref:h}){return r==="default"||c===void 0?"the built-in policy":r==="file"||h===void 0?c:`${c}\
 in ${h}`}async function y(r,{cwd:c,env:h}){const e=r===void 0?await E(c,h):void 0,g=r??(e===void 0?void 0:(0,j().folderTree)(
e));if(g===void 0)return l();const i=await(0,I().loadPolicy)(g,g.label);return(0,A().requireExamples)(i),i}function l(){
const r=(0,P().literalTree)({});return(0,I().loadPolicy)(r,r.label)}async function E(r,c){try{const h=await(0,O().openRepository)(
r,c);return await h.close(),h.directory}catch(h){const e=h instanceof m().GateError&&h.code==="program_not_found";if(h instanceof
m().GateError&&!(e&&b(r)))return;throw h}}function b(r){const c=(0,T().dirname)(r);return(0,d().existsSync)((0,T().join)(
r,".git"))||c!==r&&b(c)}},82256:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=
s.DURATIONS=void 0,s.durationsOf=M,s.folderFiles=a,s.formatOption=c,s.inRepository=i,s.parsedBy=H,s.parsedNumber=B,s.printAnswer=
e,s.rangeRequest=S,s.storeFiles=n,s.textOptions=h,s.withChangeOptions=v,s.withJudgingOptions=E,s.withRangeOptions=f;function d(){
const t=o(76760);return d=function(){return t},t}function T(){const t=o(63314);return T=function(){return t},t}function m(){
const t=o(7723);return m=function(){return t},t}function A(){const t=o(89549);return A=function(){return t},t}function I(){
const t=o(18744);return I=function(){return t},t}function j(){const t=o(25966);return j=function(){return t},t}function O(){
const t=o(41895);return O=function(){return t},t}function P(){const t=o(41551);return P=function(){return t},t}function R(){
const t=o(39763);return R=function(){return t},t}function N(){const t=o(96402);return N=function(){return t},t}function p(){
const t=o(93028);return p=function(){return t},t}function L(){const t=o(10289);return L=function(){return t},t}function y(){
const t=o(23107);return y=function(){return t},t}function l(){const t=o(49232);return l=function(){return t},t}function E(t,w=[
"text","json"]){return t.option(...b).option("--no-policy","use the built-in policy").addOption(r()).addOption(c(w))}const b=s.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function r(){return new(T()).Option(
"--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}function c(t=["text","json"]){return new(T()).Option(
"--format <name>","output format").choices(t).default("text")}function h({verbose:t=!1},{columns:w,colour:F,name:C}){return{
columns:w,colour:F,verbose:t,name:C}}function e(t,w,F,C){C.print(F==="json"?`${(0,L().json)(t)}
`:w(),F)}const g=s.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function i({repo:t},{cwd:w,env:F,
note:C},G){const $=await(0,N().openRepository)((0,d().resolve)(w,t),F,C);try{return await G($)}finally{await $.close()}}
function n(t,w,F){return u((0,I().assetPathsIn)(t,w),F)}function a(t,w,F){const C=(0,I().assetPathTest)(w),G=k=>[(0,d().
resolve)(F,k).split(d().sep).join("/").replace(/^\//,""),`assets/gep/${(0,d().basename)(k)}`],$=[...t.files()].filter(({
kind:k})=>(0,p().isRegular)(k)).map(({path:k})=>k);return u($.filter(k=>G(k).some(C)),F)}function u(t,w){if(t.length>0)return t;
throw new(O()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function f(t){return v(t).option("--all","check all genes of the head, not only changed \
ones")}function v(t){return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(T()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...g).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(r()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function S({base:t,head:w,worktree:F,staged:C,
profile:G,...$},k){const U=(0,A().approveByDigest)($.approve,new Date),W=await(0,l().namedPolicy)($.policy,k);return{directory:(0,d().
resolve)(k.cwd,$.repo),env:k.env,note:k.note,locate:x=>(0,j().resolveRange)(x,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},
...F&&{worktree:F},...C&&{staged:C}}),...W&&{policy:W},...$.policyRef!==void 0&&{policyRef:$.policyRef},inputs:{profile:G},
all:$.all??!1,approver:U,signal:k.signal,secrets:(0,P().secretsOf)(k.env)}}function H(t,w){return F=>{const C=t().safeParse(
F);if(C.success)return C.data;throw new(T()).InvalidArgumentError(w)}}function B(t){return H(()=>m().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const D=s.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function M({durations:t},w){return t===void 0?new Map:(0,y().
readDurations)((0,d().resolve)(w.cwd,t),w.openInput)}},25966:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),
s.resolveRange=j;function d(){const p=o(41895);return d=function(){return p},p}function T(){const p=o(24634);return T=function(){
return p},p}function m(){const p=o(67397);return m=function(){return p},p}function A(){const p=o(50598);return A=function(){
return p},p}function I(){const p=o(34397);return I=function(){return p},p}async function j(p,{base:L,head:y,worktree:l=!1,
staged:E=!1}){if(l&&y!==void 0)throw new(d()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[b,r]=await O([(0,A().resolveRevision)(p,y??"HEAD"),
R(p,L)]);return{name:E?"index":l?"worktree":"range",directory:p.directory,base:await(0,T().mergeBase)(p,r.commit,b),head:b,
audited:l?await(E?I().snapshotIndex:I().snapshotWorktree)(p):b,policyCommit:r.commit,baseRef:r.name,...r.defaultBranch&&
{defaultBranch:r.defaultBranch},isFork:!1}}async function O(p){return await Promise.allSettled(p),Promise.all(p)}const P=/^refs\/(?:heads|remotes\/origin)\//;
async function R(p,L){const y=L===void 0?await(0,m().defaultBranch)(p):await(0,A().resolveNamed)(p,L),{commit:l}=y,E=L===
"HEAD"||L==="@"?await(0,m().checkedOutBranch)(p):y.ref,b=E&&N(E);if(b===void 0)return{commit:l,name:L??"HEAD"};const r=L===
void 0?y:await(0,m().findDefaultBranch)(p),c=r?.ref&&N(r.ref);return{commit:l,name:b,...r&&c&&{defaultBranch:{name:c,commit:r.
commit}}}}function N(p){return P.test(p)?p.replace(P,""):void 0}},10154:function(J,s,o){Object.defineProperty(s,"__esMod\
ule",{value:!0}),s.editedBy=c,s.fixTask=y,s.refuse=E,s.requireAssetFiles=b,s.requireOwnEdits=r;function d(){const e=o(27199);
return d=function(){return e},e}function T(){const e=o(64385);return T=function(){return e},e}function m(){const e=o(28894);
return m=function(){return e},e}function A(){const e=o(94534);return A=function(){return e},e}function I(){const e=o(41895);
return I=function(){return e},e}function j(){const e=o(52978);return j=function(){return e},e}function O(){const e=o(77648);
return O=function(){return e},e}function P(){const e=o(37075);return P=function(){return e},e}function R(){const e=o(94274);
return R=function(){return e},e}function N(){const e=o(47350);return N=function(){return e},e}function p(){const e=o(88211);
return p=function(){return e},e}function L(){const e=o(83026);return L=function(){return e},e}async function y(e,g,i,{includes:n=()=>!0,
policyRef:a,...u}){const{policy:f}=i.terms,v=(0,A().assetLimits)(f.assets.max_file_bytes),S=[],H=[];for(const{path:t,bytes:w}of e){
const F=(0,T().readAssetFile)(t,w,v),C=await(0,L().auditedIn)(F,i,n);S.push(...C.findings);for(const{asset:G,commands:$}of C.
assets)H.push({id:G.id,profiles:(0,O().acceptanceOf)($.map(k=>k.profiles))})}const B=(0,P().idsOf)(S),D=await(0,p().proposalOf)(
g,B),M=(0,N().severityVerdict)(S,f.fail_on);return(0,j().agentTask)({...u,verdict:M,next_actor:(0,R().nextActorOf)(M,S,f.
fail_on),policy:{...a!==void 0&&{ref:a},profile:f.profile,fail_on:f.fail_on,...f.enforce!=="block"&&{enforce:"report"}},
findings:(0,O().reportFindings)(S,B),genes:H,...D&&{fix:D},approval_digest:null})}const l="Nothing was changed. Run the \
gate on this commit, and use the task that it prints.";function E(e){throw new(I()).GateError("input_invalid",`The task \
is refused: ${e}.`,l)}function b(e,g){for(const{path:i}of e)(0,m().isAuditLog)(i)&&E(`\`${i}\` is an audit log, which onl\
y its owner edits`),g(i)||E(`\`${i}\` is not an asset file of this repository`)}function r(e,{files:g}){const i=new Set(
g.flatMap(a=>a.edits.map(h))),n=new Set(e.map(h));for(const a of e)i.has(h(a))||E(`\`gene-gate fix\` does not make the edi\
t of \`${a.pointer}\` in \`${a.path}\` here`);for(const a of g.flatMap(u=>u.edits))n.has(h(a))||E(`it lacks the edit of \
\`${a.pointer}\` in \`${a.path}\`, which belongs to the others`)}function c(e){const g=new Set(e.map(({path:i,pointer:n})=>`${i}\
#${(0,p().assetPointer)(n)}`));return({path:i,pointer:n})=>g.has(`${i}#${(0,d().pointerText)(n)}`)}function h({path:e,pointer:g,
old:i,new:n,files:a=[]}){const u=a.map(f=>[f.path,f.text]);return JSON.stringify([e,g,i,n,u])}},52483:function(J,s,o){Object.
defineProperty(s,"__esModule",{value:!0}),s.basePolicy=N,s.effectivePolicy=R,s.protectedBy=y,s.readerOf=L,s.resolvePolicyRef=
E;function d(){const c=o(41895);return d=function(){return c},c}function T(){const c=o(81961);return T=function(){return c},
c}function m(){const c=o(74238);return m=function(){return c},c}function A(){const c=o(24634);return A=function(){return c},
c}function I(){const c=o(35720);return I=function(){return c},c}function j(){const c=o(19674);return j=function(){return c},
c}function O(){const c=o(67397);return O=function(){return c},c}function P(){const c=o(50598);return P=function(){return c},
c}async function R(c,h,e){return(0,T().tightenPolicy)(await N(c,h,e),c.inputs)}async function N({policy:c,policyRef:h,readShared:e},g,i){
const n=L(g,e),a=c??await l(n,i);if(h===void 0)return a;const u=await E(g,h);return(0,T().stricterOf)(a,await n(u,`${h}:${m().
POLICY_PATH}`),h)}const p="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
function L(c,h){return async(e,g)=>(0,m().loadPolicy)(await(0,I().readTree)(c,e),e,{path:g,hint:p,readShared:h})}async function y({
name:c,commit:h},e,g){return(0,T().policyOfBranch)(await g(h,`${c}:${m().POLICY_PATH}`),e,c)}async function l(c,{policyCommit:h,
baseRef:e,defaultBranch:g}){const i=await c(h,m().POLICY_PATH);if(g===void 0)return i;if(g.name===e){const a=(0,T().policyOfBranch)(
i,e,e)??i;return a===i?i:(0,T().stricterOf)(i,a,`branches.${e}`)}const n=await y(g,e,c);return n===void 0||i.source==="d\
efault"?n??i:(0,T().stricterOf)(i,n,g.name)}async function E(c,h){const e=h.replace(/^refs\/heads\//,"");try{return(0,O().
isObjectId)(e)?await(0,P().resolveRevision)(c,e):await b(c,e)??await(0,P().resolveRevision)(c,h)}catch(g){throw g instanceof
d().GateError&&g.code==="ref_ambiguous"?g:r(h,g)}}async function b(c,h){const e=`refs/remotes/origin/${h}`,[g,i]=await(0,O().
lookUpCommits)(c,[e,`refs/heads/${h}`]);if(g!==void 0)return g;try{if(!await(0,j().branchAtOrigin)(c,h))return}catch(n){
if(i!==void 0)return i;throw n}return await(0,A().requireCommits)(c,[e],[(0,j().fetched)(h)]),(await(0,O().lookUpCommits)(
c,[e]))[0]}function r(c,h){const e=h instanceof d().GateError&&h.code==="git_failed"?`: ${h.message}`:"";return new(d()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a branch of origin or a revision in this clone${e}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:h})}},73849:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentTaskSchema=s.AGENT_TASK_VERSION=void 0,s.readAgentTask=y;function d(){const l=o(7723);
return d=function(){return l},l}function T(){const l=o(41895);return T=function(){return l},l}function m(){const l=o(54078);
return m=function(){return l},l}function A(){const l=o(9819);return A=function(){return l},l}function I(){const l=o(99462);
return I=function(){return l},l}function j(){const l=o(13970);return j=function(){return l},l}const O=s.AGENT_TASK_VERSION=
"1.0.0",P=d().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=I().findingIdSchema.exactOptional().describe("The id of \
the finding."),N=d().object({finding:R,rule:d().string(),path:d().string().exactOptional(),line:d().int().min(1).exactOptional(),
message:d().string(),remedy:d().string()}),p=d().object({finding:R,why:d().string(),needs:d().string().describe("What th\
e person does, such as an approval and its digest.")}),L=s.agentTaskSchema=d().object({type:d().literal("AgentTask"),schema_version:d().
literal(O),next_actor:j().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:j().verdictSchema,error:d().object({code:d().string(),message:d().string(),hint:d().
string()}).optional(),head_sha:P.nullable().describe("The commit that the task is about."),base_sha:P.nullable(),policy:d().
object({ref:d().string().exactOptional(),profile:d().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:d().array(A().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:d().array(N).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:d().array(N).describe("Warnings that fail nothing: what would make the checks worth more."),human:d().
array(p).describe("Findings that only a person resolves."),hub:d().array(d().object({gene:d().string(),taken:d().boolean(),
words:d().string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene\
 of the change, before it is published."),must_not:d().array(d().string()).describe("What the agent does not do, whateve\
r the findings are."),patch:d().string().nullable().describe("A unified diff of the edits for `git apply`; null without \
one."),verify:d().string().describe("The command that exits with 0 when nothing is left to do, also if the policy only r\
eports."),how_to_get_it:d().string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what \
the agent that wrote a change does next");function y(l,E){try{return L.parse(JSON.parse(l.toString("utf8")))}catch(b){throw new(T()).
GateError("input_invalid",`${E} is not an AgentTask of this version: ${(0,m().firstProblem)(b)}.`,"Pass the file that `g\
ene-gate check --format agent` printed, or agent-task.json of the results.",{cause:b})}}},52978:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.AGENT_TASK_FILE=s.AGENT_PATCH_FILE=void 0,s.agentTask=E,s.renderAgentTask=y,s.renderTask=l;
function d(){const i=o(28894);return d=function(){return i},i}function T(){const i=o(44786);return T=function(){return i},
i}function m(){const i=o(38863);return m=function(){return i},i}function A(){const i=o(78261);return A=function(){return i},
i}function I(){const i=o(13580);return I=function(){return i},i}function j(){const i=o(94274);return j=function(){return i},
i}function O(){const i=o(47350);return O=function(){return i},i}function P(){const i=o(10289);return P=function(){return i},
i}function R(){const i=o(33643);return R=function(){return i},i}function N(){const i=o(73849);return N=function(){return i},
i}const p=s.AGENT_TASK_FILE="agent-task.json",L=s.AGENT_PATCH_FILE="agent-task.patch";function y(i){return l(E(i))}function l(i){
return`{
${Object.entries(N().agentTaskSchema.parse(i)).map(([a,u])=>{const v=Array.isArray(u)&&u.length>0?`[
${u.map(P().jsonLine).join(`,
`)}
]`:(0,P().jsonLine)(u);return`${JSON.stringify(a)}: ${v}`}).join(`,
`)}
}
`}function E(i){const{verdict:n,next_actor:a,error:u,head_sha:f,base_sha:v,policy:S,findings:H,fix:B,genes:D}=i,M=n==="p\
ass"||n==="warn"?()=>!1:c(i),t=H.filter($=>M($)||r($)).sort(A().byHarm),w=new Set(t.filter(j().isForHuman)),F=t.filter($=>!w.
has($)),C=h(B?.edits??[]),G=D.flatMap(({id:$,profiles:k})=>{const{taken:U,words:W}=(0,R().hubAnswer)(k)??{};return U===void 0||
W===void 0?[]:[{gene:$,taken:U,words:W}]});return{type:"AgentTask",schema_version:N().AGENT_TASK_VERSION,next_actor:a,verdict:n,
...u&&{error:u},head_sha:f,base_sha:v,policy:S&&{...S.ref!==void 0&&{ref:S.ref},profile:S.profile},edits:B?.edits??[],todo:F.
filter($=>M($)&&!C($)).map(b),advice:F.filter($=>!M($)).map(b),human:[...w].map($=>({...$.id!==void 0&&{finding:$.id},why:$.
message,needs:e($,i)})),...G.length>0&&{hub:G},must_not:T().MUST_NOT,patch:B?.patch??null,verify:g(i),how_to_get_it:m().
HOW_TO_GET_IT}}function b({id:i,rule:n,message:a,remedy:u,location:f}){const v=i===void 0?{}:{finding:i},S=f&&{path:f.path,
line:f.line};return{...v,rule:n,...S,message:a,remedy:u}}function r({rule:i,severity:n,suppressed:a}){return(0,I().ruleOf)(
i)?.advice===!0&&n==="warning"&&!a}function c({policy:i,findings:n}){const a=i?.fail_on??"error",u=n.some(({rule:f})=>f===
"gate-approval-missing");return f=>{const v=(0,I().ruleOf)(f.rule)?.approval,S=v==="waits"||v==="needed"&&u;return!f.suppressed&&
((0,O().isBlocking)(f,a)||S)}}function h(i){const n=new Set(i.map(({finding:u})=>u)),a=new Set(i.map(({path:u,old:f})=>JSON.
stringify([u,f])));return({id:u,subject:f,location:v})=>n.has(u)||a.has(JSON.stringify([v?.path,f?.command]))}function e({
rule:i,remedy:n,location:a},{approval_digest:u}){return u!==null&&(0,I().ruleOf)(i)?.approval!==void 0?`${n} The approva\
l digest is ${u}.`:a&&(0,d().isAuditLog)(a.path)?`${n} Only the process that owns the audit log writes to it.`:n}function g({
policy:i,base_sha:n,event:a}){const u=i?.ref??n;return["gene-gate check --worktree",...a?.name==="index"?["--staged"]:[],
...i?.enforce==="report"?["--block"]:[],...u?[`--base ${u}`]:[]].join(" ")}},80090:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentFileAnswer=I,s.commandAnswer=j,s.fileAnswer=L;function d(){const y=o(59490);return d=function(){
return y},y}function T(){const y=o(95132);return T=function(){return y},y}function m(){const y=o(37075);return m=function(){
return y},y}function A(){const y=o(77648);return A=function(){return y},y}function I(y){const l=(0,m().idsOf)([...y.findings]);
return{...(0,A().reportAgentFile)(y,y.findings,l),findings:(0,A().reportFindings)(y.findings,l)}}function j({id:y,command:l},E,b,r){
const{verdict:c,risk:h,confirmation:e,reading:g,findings:i,profiles:n}=E,[a]=c==="block"&&b==="workspace"?i:[];return{id:y,
command:l,verdict:c,risk:h,confirmation:e,argv:g.argv,findings:(0,A().reportFindings)(i,r),warnings:O(i),profiles:(0,A().
verdictsOf)(n),...a&&{error:(0,T().describe)(a).message.replace(/\.$/,""),rule:a.rule,layer:a.layer}}}function O(y){const l=y.
filter(({severity:E})=>E==="warning");return[...new Set(l.map(({rule:E})=>E))]}const P=100,R=1e3;function N(y){const l=[
...(0,d().groupBy)(y,({rule:b,severity:r})=>`${r} ${b}`).values()],E=new Set(l.flatMap(b=>b.slice(0,P)));return{listed:y.
filter(b=>E.has(b)),others:l.flatMap(b=>{const r=b.length-P;return b.slice(P,P+1).map(c=>({other:c,count:r}))})}}function p({
other:y,count:l}){const E=`${l} more findings of \`${y.rule}\` in this file, from here on, are not listed.`;return{...(0,A().
reportFinding)(y),message:E}}function L({path:y,assets:l,findings:E},b){const r=l.flatMap(({commands:n})=>n.flatMap(a=>a.
findings)),{listed:c,others:h}=N(E),e=(0,m().idsOf)([...r,...c]),g=l.filter(({commands:n})=>n.length===0),i=new Set(g.slice(
R));return{path:y,assets:l.filter(n=>!i.has(n)).map(({asset:n,commands:a})=>({type:n.type,id:n.id,location:n.locate(),...a.
length>0&&{profiles:(0,A().acceptanceOf)(a.map(u=>u.profiles))},commands:a.map((u,f)=>j({id:`${n.id}#${f}`,...u},u,b,e))})),
...i.size>0&&{assets_not_listed:i.size},findings:[...(0,A().reportFindings)(c,e),...h.map(p)]}}},77648:function(J,s,o){Object.
defineProperty(s,"__esModule",{value:!0}),s.acceptanceOf=r,s.findingsAbout=N,s.idsIn=y,s.reportAgentFile=e,s.reportFinding=
h,s.reportFindings=c,s.reportGene=R,s.reportScripts=E,s.verdictsOf=b;function d(){const n=o(12195);return d=function(){return n},
n}function T(){const n=o(68450);return T=function(){return n},n}function m(){const n=o(85475);return m=function(){return n},
n}function A(){const n=o(80827);return A=function(){return n},n}function I(){const n=o(59490);return I=function(){return n},
n}function j(){const n=o(78261);return j=function(){return n},n}function O(){const n=o(95132);return O=function(){return n},
n}function P(){const n=o(37075);return P=function(){return n},n}function R(n,a,{about:u,ids:f}){const{gene:v,outcomes:S,
proofs:H,runFindings:B,capped:D,verdict:M,summary:t}=n,{asset:w,change:F,blastRadius:C}=v,G=[...u(w),...v.findings,...D,
...B.filter($=>$.subject?.command===void 0)];return{id:w.id,asset_id:(0,m().assetIdOf)(w),path:w.path,line:w.locate().line,
store:{path:v.store.path||".",root:(0,T().shownRoot)(v.store),...v.store.checkoutAs!==void 0&&{checkout_as:v.store.checkoutAs}},
change:F,verdict:M,summary:t,profiles:r(v.commands.map(({profiles:$})=>$)),blast_radius:C,commands:v.commands.map(($,k)=>{
const U=B.filter(q=>L(q,$)),W=y([...$.findings,...U],f),x=H?.[k];return{...l($,S[k]),...x&&{proof:x},...W}}),...y(G,f),...v.
differences.length>0&&{differences:v.differences},validation_report_id:a}}function N(n){const a=(0,I().groupBy)(n,({subject:u})=>p(
u));return u=>(a.get(p(u))??[]).filter(({location:f})=>(f?.path??u.path)===u.path)}function p({type:n,id:a}={}){return`${n}\
 ${a}`}function L({subject:n,location:a},{command:u,location:f}){return n?.command===u&&a?.line===f.line&&a.column===f.column}
function y(n,a){const u=[...new Set(n.flatMap(f=>a.get(f)??[]))];return u.length>0?{findings:u}:{}}function l(n,a){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:u,span:f})=>({text:u,...f}))},...n.plan?.scripts&&{scripts:E(n.plan.scripts)},profiles:b(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...a&&{outcome:a}}}function E(n){return(0,A().stepsIn)(n).map(({directory:a,event:u,
text:f,command:v})=>({directory:a,event:u,text:f,shell:v===void 0}))}function b(n){return Object.fromEntries(Object.entries(
n).map(([a,{verdict:u}])=>[a,u]))}function r(n){const a={};for(const u of n)for(const[f,{verdict:v,reason:S,remark:H,...B}]of Object.
entries(u)){const D=a[f];D&&!D.accepted||(a[f]=v==="block"?{accepted:!1,...S&&{reason:(0,O().describe)(S).message},...B}:
{accepted:!0,...H&&{remark:(0,O().describe)(H).message},...D,...B})}return a}function c(n,a=(0,P().idsOf)(n),u){return n.
toSorted(j().byHarm).map(f=>{const v={id:a.get(f),cause:(0,P().causeOf)(f),...h(f)};if(u===void 0)return v;const S=`gene\
-gate fix --base ${u.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",S)}})}function h(n){const{
args:a,advice:u,...f}=n;return{...f,...(0,O().describe)(n)}}function e({file:{path:n,format:a},entries:u},f,v){const{name:S,
tool:H,approval:B,specification:D}=a;return{path:n,format:S,tool:H,approval:B,specification:D,entries:u.map(M=>g(M,f,v))}}
function g({state:n,entry:a,change:u,targets:f,digest:v,findings:S},H,B){const{event:D,shown:M,location:t}=a,w=H.filter(
$=>S.some(k=>i(k,$))),F=w.some(({rule:$})=>$==="agent-runs-danger"),C=(0,d().meansOf)(F?f.filter(({kind:$})=>$!=="danger"):
f),G=f.flatMap(({kind:$,name:k})=>$==="file"?[k]:[]);return{event:D,command:M,line:t.line,digest:v,...C.length>0&&{target:C.
join("; ")},...G.length>0&&{scripts:G},...n&&{state:n},...(u||a.setting)&&{change:u??(n?"changes":"widens")},...y(w,B)}}
function i(n,a){return n.rule===a.rule&&n.args===a.args}},33643:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),
s.QUESTION=void 0,s.hubAnswer=m;function d(){const A=o(39763);return d=function(){return A},A}const T=s.QUESTION="Will t\
he hub take it?";function m(A){const I=d().ENGINES.flatMap(l=>{const E=A[l];return E===void 0?[]:[{name:l,...E}]}),j=l=>l.
map(({name:E})=>E).join(", "),O=I.filter(l=>l.required);if(O.length===0)return;const P=j(O),R=I.filter(({accepted:l})=>l),
N=O.find(({accepted:l})=>!l);if(N){const l=R.length===0?"":` Accepted by ${j(R)}.`;return{taken:!1,by:P,words:`${N.reason??
"No reason given."}${l}`}}const p=I.filter(({accepted:l})=>!l),L=p.length===0?"":`, ${j(p)}: no`,y=A.validator?.remark===
void 0?"":", without its script";return{taken:!0,by:P,words:`${P}: yes${y}${L}`}}},94274:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.isForHuman=A,s.nextActorOf=j;function d(){const O=o(28894);return d=function(){return O},O}
function T(){const O=o(13580);return T=function(){return O},O}function m(){const O=o(47350);return m=function(){return O},
O}function A({rule:O,location:P,danger:R}){return R!==void 0||(0,T().ruleOf)(O)?.actor==="human"||P!==void 0&&(0,d().isAuditLog)(
P.path)}function I({rule:O,severity:P,suppressed:R}){const{advice:N,actor:p}=(0,T().ruleOf)(O)??{};return P==="warning"&&
R===void 0&&N===!0&&p==="human"}function j(O,P,R){switch(O){case"pass":case"warn":return P.some(I)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return P.some(N=>(0,m().isBlocking)(N,R)&&!A(N))?"\
agent":"human"}}}};
