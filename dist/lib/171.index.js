"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),
s.answerOfAgentFile=n,s.judgeFor=N,s.pathInRoot=p,s.readCommandEntries=S,s.riskAsked=r;function d(){const e=o(51455);return d=
function(){return e},e}function v(){const e=o(76760);return v=function(){return e},e}function y(){const e=o(7723);return y=
function(){return e},e}function A(){const e=o(99668);return A=function(){return e},e}function F(){const e=o(20702);return F=
function(){return e},e}function I(){const e=o(12792);return I=function(){return e},e}function O(){const e=o(41895);return O=
function(){return e},e}function $(){const e=o(78374);return $=function(){return e},e}function R(){const e=o(13970);return R=
function(){return e},e}function m(){const e=o(63550);return m=function(){return e},e}function C(){const e=o(32854);return C=
function(){return e},e}function G(){const e=o(80090);return G=function(){return e},e}const w=y().looseObject({mode:R().riskSchema,
allow_dangerous:y().boolean(),allowed_roots:y().array(y().string().min(1)),workspace:y().string().min(1),cwd:y().string().
min(1),proposal_mode:y().enum(["structured","experimental"]),command_family:y().string(),platform:$().platformSchema,disabled_packs:y().
array(y().string()),symlinks:y().record(y().string().min(1),y().string().min(1)),tool:y().enum(["bash","runpy"]),computed_risk:R().
riskSchema}).partial(),h=y().object({id:y().union([y().string(),y().number()]).optional(),command:y().unknown(),context:w.
default({})});function S(e,i){return g(e,i).map((l,j)=>{if(typeof l!="object"||l===null||!("command"in l))return{id:String(
j),command:l,context:{}};const P=h.safeParse(l);if(!P.success)throw t(`entry ${j} of ${i}: ${y().prettifyError(P.error)}`);
const{id:H=String(j),command:M,context:D}=P.data;return{id:H,command:M,context:D}})}function N(e,i){const{mode:f,allow_dangerous:l,
allowed_roots:j,workspace:P,disabled_packs:H,platform:M}=e,{proposal_mode:D,command_family:B,cwd:c,tool:a,symlinks:T}=e,
b={...i.terms.policy,...f&&{mode:f},...l!==void 0&&{allow_dangerous:l},...j&&{allowed_roots:j},...P&&{workspace:P},...H&&
{disabled_packs:H}};return i.with({policy:b,...M&&{platform:M}}).proposed({...D&&{mode:D},...B!==void 0&&{family:B},...c&&
{cwd:c},...a&&{tool:a},...T&&{files:u(T,c??b.workspace)}})}function r({command:e,context:i}){return e===null?i.computed_risk:
void 0}function u(e,i){const f=Object.entries(e).map(([l,j])=>{const P=(0,C().locatePath)(l,i,{at:"/"});if(P===void 0)throw t(
`the symlink ${l} has no valid path`);return[P.slice(1),{symlink:j}]});return(0,m().literalTree)(Object.fromEntries(f),"\
the given symlinks")}function g(e,i){let f;try{f=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(e))}catch(l){throw t(
`${i} is not JSON in UTF-8: ${l.message}`)}if(!Array.isArray(f))throw t(`${i} is not a JSON array`);return f}function t(e){
return new(O()).GateError("input_invalid",`The commands cannot be read: ${e}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function p(e,{root:i},{cwd:f}){if(i===void 0)return e;const l=(0,v().
resolve)(f,e),j=await(0,d().realpath)((0,v().dirname)(l)).catch(()=>(0,v().dirname)(l));return(0,v().relative)(await(0,d().
realpath)(i),(0,v().join)(j,(0,v().basename)(l))).split(v().sep).join("/")}async function n({path:e,file:i},f,{agent_files:l},j){
const P=(0,A().agentFileAt)(await p(i,f,j));if(P===void 0)return;const H=(0,I().readAgentFile)({...P,path:e},await j.readInput(
i));return(0,G().agentFileAnswer)(await(0,F().judgeWholeFile)(H,f.tree,l))}},3876:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.filesOf=g,s.profileOf=r,s.readFixedChange=h,s.readTask=N,s.requireSameCommit=u,s.requireStaged=
S;function d(){const t=o(70237);return d=function(){return t},t}function v(){const t=o(53315);return v=function(){return t},
t}function y(){const t=o(25966);return y=function(){return t},t}function A(){const t=o(10154);return A=function(){return t},
t}function F(){const t=o(52483);return F=function(){return t},t}function I(){const t=o(72857);return I=function(){return t},
t}function O(){const t=o(41895);return O=function(){return t},t}function $(){const t=o(73388);return $=function(){return t},
t}function R(){const t=o(39763);return R=function(){return t},t}function m(){const t=o(35720);return m=function(){return t},
t}function C(){const t=o(213);return C=function(){return t},t}function G(){const t=o(73849);return G=function(){return t},
t}function w(){const t=o(33816);return w=function(){return t},t}async function h(t,{base:p,staged:n},e){if(t===void 0)throw new(O()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const i=await(0,y().
resolveRange)(t,{base:p,worktree:!0,staged:n}),f=await(0,F().basePolicy)({...e&&{policy:e}},t,i),l=await(0,m().readTree)(
t,i.base),j=await(0,m().readTree)(t,i.audited),P=await(0,C().readChange)(t,i.base,i.audited),M=(await(0,d().collectAssets)(
{baseTree:l,headTree:j,change:P,policy:f.policy})).changes.filter(({kind:B})=>B!=="removed"),D=new Set(M.map(({asset:B})=>(0,I().
placeOf)(B)));return{policy:f,base:i.base,baseTree:l,changed:new Set(P.files.flatMap(v().namesOf)),paths:new Set(M.map(({
asset:B})=>B.path)),includes:B=>D.has((0,I().placeOf)(B))}}async function S(t,p,n){const e=new Set(await(0,w().differentFromIndex)(
t)),i=n.find(f=>e.has(f)||p.stat(f)===void 0);if(i!==void 0)throw new(O()).GateError("checkout_differs",`${i} has change\
s that are not staged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}async function N(t,p,n){
if(t!==void 0){if(p.length>0)throw new(O()).GateError("usage","`--apply` does not take files: the edits of the task name\
 them.","Remove the files.");return(0,G().readAgentTask)(await n.readInput(t),(0,$().inputName)(t))}}function r(t){const p=R().
PROFILE_NAMES.find(n=>n===t?.policy?.profile);return p===void 0?{}:{profile:p}}function u({head_sha:t},p){p===void 0&&(0,A().
refuse)("the working tree has no commit"),t!==p&&(0,A().refuse)(`it is about the commit ${t??"(none)"}, and the working \
tree is at ${p}`)}function g({edits:t},p){const n=new Set(p);return(0,A().requireAssetFiles)(t,e=>n.has(e)),t.map(({path:e})=>e)}},
20171:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.fixVerb=void 0;function d(){const c=o(76760);return d=
function(){return c},c}function v(){const c=o(63314);return v=function(){return c},c}function y(){const c=o(18744);return y=
function(){return c},c}function A(){const c=o(62130);return A=function(){return c},c}function F(){const c=o(10154);return F=
function(){return c},c}function I(){const c=o(75459);return I=function(){return c},c}function O(){const c=o(83026);return O=
function(){return c},c}function $(){const c=o(41895);return $=function(){return c},c}function R(){const c=o(4378);return R=
function(){return c},c}function m(){const c=o(81961);return m=function(){return c},c}function C(){const c=o(74238);return C=
function(){return c},c}function G(){const c=o(48741);return G=function(){return c},c}function w(){const c=o(67397);return w=
function(){return c},c}function h(){const c=o(34397);return h=function(){return c},c}function S(){const c=o(52978);return S=
function(){return c},c}function N(){const c=o(10289);return N=function(){return c},c}function r(){const c=o(31626);return r=
function(){return c},c}function u(){const c=o(50427);return u=function(){return c},c}function g(){const c=o(10482);return g=
function(){return c},c}function t(){const c=o(3876);return t=function(){return c},c}function p(){const c=o(49232);return p=
function(){return c},c}function n(){const c=o(82256);return n=function(){return c},c}const e=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,i=(c,a)=>new(v()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(v()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,n().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",e).action(async(T,b)=>a(await f(T,b,c)));s.fixVerb=i;async function f(c,a,T){
const b=(0,d().resolve)(T.cwd,a.repo??"."),E=await(0,t().readTask)(a.apply,c,T);if(E&&E.edits.length===0)return j(E,T);const{
staged:L=!1}=a,U=async(k,V,W)=>{if(W===void 0&&(a.repo!==void 0||L))throw new($()).GateError("not_a_repository",`${b} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,p().namedPolicy)(a.policy,T),[on]=W?await(0,w().lookUpCommits)(W,["HEAD"]):[];E&&(0,t().requireSameCommit)(
E,on);const _=a.base??E?.policy?.ref,x=_===void 0?void 0:await(0,t().readFixedChange)(W,{base:_,staged:L},q),Y=x?.policy??
q??await(0,C().loadPolicy)(k,k.label),{policy:K}=(0,m().tightenPolicy)(Y,(0,t().profileOf)(E)),Q=E?(0,t().filesOf)(E,(0,y().
assetPathsIn)(k,K)):c.length===0?(W?y().assetPathsIn:n().storeFiles)(k,K,b):await Promise.all(c.map(Z=>P(V,Z,T))),z=x&&!E?
Q.filter(Z=>x.paths.has(Z)):Q;W&&L&&await(0,t().requireStaged)(W,k,z);const{platform:nn,signal:tn}=T,en=await H(V,new Set(
z)),rn=R().Judge.by({policy:K,tree:k,...x&&{base:x.baseTree},changed:x?.changed??new Set,platform:nn,signal:tn}),an={identity:a.
identity??!1,...x&&{includes:x.includes},...E&&{includes:(0,F().editedBy)(E.edits)}},X=await(0,A().fixFiles)(en,rn,an);if(E&&
(0,F().requireOwnEdits)(E.edits,X),a.format==="json"){const Z=await(0,F().fixTask)(en,X,rn,{...an,...L&&{event:{name:"in\
dex"}},head_sha:on??null,base_sha:x?.base??null,policyRef:x?.policy.ref});T.print((0,S().renderTask)(Z),"json")}else a.write||
T.print((0,I().patchText)(X));return a.write&&await(0,I().writeFix)(V,X),T.note(z.length===0?(0,r().messageText)(`Nothin\
g to fix: ${Q.length>0?l(_):n().NO_GENES}`,T):await M(X,a.write??!1,T)),!(E&&a.write)&&X.files.some(({left:Z})=>Z.length>
0)||!a.write&&X.files.some(B)?1:0};return(0,h().withSourceTree)(b,T,U,L)}function l(c){return`no asset differs from ${c}\
. Without \`--base\`, all assets are fixed.`}function j({next_actor:c,todo:a,human:T},b){const E=a.length+T.length;return b.
note(`The task has no edits, and ${E===0?"nothing":E} to do by hand.
`),c==="done"?0:1}async function P(c,a,T){const b=await(0,g().pathInRoot)(a,{root:c},T);if(b.split("/")[0]!==".."&&!(0,d().
isAbsolute)(b))return b||".";throw new($()).GateError("usage",`${(0,d().resolve)(T.cwd,a)} is not in ${c}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function H(c,a){const T=(0,G().folderTree)(c);return Promise.
all([...a].map(async b=>({path:b,bytes:await T.read(b)})))}async function M({files:c,scripts:a,judgeOf:T},b,{columns:E}){
const L=c.map(async Y=>{const{path:K,steps:Q}=Y,z=await(0,O().withProposals)(Y.left,T(K)),nn=[...new Set(Q)].map(tn=>`  ${Q.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,N().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,O().describeUnfixed)(z)]]}),U=(await Promise.all(L)).flat(),k=c.filter(B).length,V=`${k} of ${c.
length}; new scripts: ${a.length}`,W=`Asset files ${b?"written":"to change"}: ${V}.`,q=k>0&&!b?" Run with --write to app\
ly.":"",_=c.some(({edits:Y})=>Y.some(D))?" New commands: accepted; not run.":"";return`${[...U,W+q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",Q=E-K.length;return(0,u().wrap)(Y.slice(K.length),Q,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function D({pointer:c,new:a}){return c?.endsWith("/asset_id")===!1&&a.length>0}function B({before:c,after:a}){return c!==
a}},33816:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.differentFromIndex=S,s.isConcerned=h;function d(){
const r=o(76760);return d=function(){return r},r}function v(){const r=o(64385);return v=function(){return r},r}function y(){
const r=o(18744);return y=function(){return r},r}function A(){const r=o(94534);return A=function(){return r},r}function F(){
const r=o(77680);return F=function(){return r},r}function I(){const r=o(63455);return I=function(){return r},r}function O(){
const r=o(41895);return O=function(){return r},r}function $(){const r=o(4378);return $=function(){return r},r}function R(){
const r=o(74238);return R=function(){return r},r}function m(){const r=o(96681);return m=function(){return r},r}function C(){
const r=o(93028);return C=function(){return r},r}function G(){const r=o(34397);return G=function(){return r},r}function w(){
const r=o(49232);return w=function(){return r},r}async function h(r,u){const g=(0,d().resolve)(u.cwd,r.repo);try{const t=await(0,w().
namedPolicy)(r.policy,u),p=async(n,e,i)=>{if(i===void 0)return!0;const f=await S(i,["--cached"]);if(f.length===0)return!1;
if(f.some(P=>P===R().POLICY_PATH||/(?:^|\/)package\.json$/.test(P)))return!0;const{policy:l}=t??await(0,R().loadPolicy)(
n,n.label);if(f.some((0,y().assetPathTest)(l)))return!0;const j=await N(n,l,u);return f.some(P=>j.has(P))};return await(0,G().
withSourceTree)(g,u,p,!0)}catch(t){if(t instanceof O().GateError)return!0;throw t}}async function S(r,u=[]){const g=["di\
ff",...u,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,m().decodePieces)(await r.user(g,{env:{GIT_INDEX_FILE:r.
index}}))}async function N(r,u,{platform:g}){const t=(0,y().assetPathTest)(u),p=(0,A().assetLimits)(u.assets.max_file_bytes),
n=$().Judge.by({policy:u,tree:r,changed:new Set,platform:g}),e=new Set;for(const{kind:i,path:f}of r.files()){if(!(0,C().
isRegular)(i)||!t(f))continue;const{assets:l}=(0,v().readAssetFile)(f,await r.read(f),p);for(const j of l.filter(({type:P})=>P===
"Gene")){const P=(0,F().validationCommands)(j);for(const{value:H}of P.kind==="list"?P.entries:[]){const{reading:M}=await n.
forFile(j.path).command(H),D=n.storeOf(j.path);for(const B of(0,I().namedPaths)(M.command,D))e.add(B);for(const{path:B}of M.
targets)B!==void 0&&e.add(B)}}}return e}},49232:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=
h,s.namedPolicy=R,s.policyFor=C,s.policyName=G,s.policyOfFile=m,s.repositoryOf=S;function d(){const r=o(73024);return d=
function(){return r},r}function v(){const r=o(76760);return v=function(){return r},r}function y(){const r=o(41895);return y=
function(){return r},r}function A(){const r=o(21311);return A=function(){return r},r}function F(){const r=o(74238);return F=
function(){return r},r}function I(){const r=o(48741);return I=function(){return r},r}function O(){const r=o(96402);return O=
function(){return r},r}function $(){const r=o(63550);return $=function(){return r},r}async function R(r,u){if(r===void 0)
return;const g=await m(r,u);return(0,A().requireExamples)(g),g}async function m(r,u){const g=(await u.readInput(r)).toString(
"utf8"),t=await S(u.cwd,u.env)??u.cwd;return await(0,F().loadPolicyFile)(g,r,(0,I().folderTree)(t))}async function C({policy:r,
profile:u},g,t){const p=r===!1?await h():await R(r,g)??await w(t,g);return u===void 0?p:{...p,policy:{...p.policy,profile:u}}}
function G({source:r,path:u,ref:g}){return r==="default"||u===void 0?"the built-in policy":r==="file"||g===void 0?u:`${u}\
 in ${g}`}async function w(r,{cwd:u,env:g}){const t=r===void 0?await S(u,g):void 0,p=r??(t===void 0?void 0:(0,I().folderTree)(
t));if(p===void 0)return h();const n=await(0,F().loadPolicy)(p,p.label);return(0,A().requireExamples)(n),n}function h(){
const r=(0,$().literalTree)({});return(0,F().loadPolicy)(r,r.label)}async function S(r,u){try{const g=await(0,O().openRepository)(
r,u);return await g.close(),g.directory}catch(g){const t=g instanceof y().GateError&&g.code==="program_not_found";if(g instanceof
y().GateError&&!(t&&N(r)))return;throw g}}function N(r){const u=(0,v().dirname)(r);return(0,d().existsSync)((0,v().join)(
r,".git"))||u!==r&&N(u)}},82256:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=
s.NO_GENES=s.DURATIONS=void 0,s.durationsOf=c,s.folderFiles=f,s.formatOption=u,s.inRepository=n,s.parsedBy=M,s.parsedNumber=
D,s.printAnswer=t,s.rangeRequest=H,s.storeFiles=e,s.textOptions=g,s.withChangeOptions=P,s.withJudgingOptions=S,s.withRangeOptions=
j;function d(){const a=o(76760);return d=function(){return a},a}function v(){const a=o(63314);return v=function(){return a},
a}function y(){const a=o(7723);return y=function(){return a},a}function A(){const a=o(89549);return A=function(){return a},
a}function F(){const a=o(18744);return F=function(){return a},a}function I(){const a=o(25966);return I=function(){return a},
a}function O(){const a=o(41895);return O=function(){return a},a}function $(){const a=o(41551);return $=function(){return a},
a}function R(){const a=o(39763);return R=function(){return a},a}function m(){const a=o(96402);return m=function(){return a},
a}function C(){const a=o(93028);return C=function(){return a},a}function G(){const a=o(10289);return G=function(){return a},
a}function w(){const a=o(23107);return w=function(){return a},a}function h(){const a=o(49232);return h=function(){return a},
a}function S(a,T=["text","json"]){return a.option(...N).option("--no-policy","use the built-in policy").addOption(r()).addOption(
u(T))}const N=s.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function r(){return new(v()).
Option("--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}function u(a=["text","json"]){return new(v()).
Option("--format <name>","output format").choices(a).default("text")}function g({verbose:a=!1},{columns:T,colour:b,name:E}){
return{columns:T,colour:b,verbose:a,name:E}}function t(a,T,b,E){E.print(b==="json"?`${(0,G().json)(a)}
`:T(),b)}const p=s.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function n({repo:a},{cwd:T,env:b,
note:E},L){const U=await(0,m().openRepository)((0,d().resolve)(T,a),b,E);try{return await L(U)}finally{await U.close()}}
function e(a,T,b){return l((0,F().assetPathsIn)(a,T),b)}const i=s.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function f(a,T,b){const E=(0,F().assetPathTest)(T),L=k=>[(0,d().resolve)(b,k).split(d().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,d().basename)(k)}`],U=[...a.files()].filter(({kind:k})=>(0,C().isRegular)(k)).map(({path:k})=>k);return l(
U.filter(k=>L(k).some(E)),b)}function l(a,T){if(a.length>0)return a;throw new(O()).GateError("usage",`${T} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function j(a){return P(
a).option("--all","check all genes of the head, not only changed ones")}function P(a){return a.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(v()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...p).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(r()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function H({base:a,head:T,worktree:b,staged:E,profile:L,...U},k){const V=(0,A().approveByDigest)(
U.approve,new Date),W=await(0,h().namedPolicy)(U.policy,k);return{directory:(0,d().resolve)(k.cwd,U.repo),env:k.env,note:k.
note,locate:q=>(0,I().resolveRange)(q,{...a!==void 0&&{base:a},...T!==void 0&&{head:T},...b&&{worktree:b},...E&&{staged:E}}),
...W&&{policy:W},...U.policyRef!==void 0&&{policyRef:U.policyRef},inputs:{profile:L},all:U.all??!1,approver:V,signal:k.signal,
secrets:(0,$().secretsOf)(k.env)}}function M(a,T){return b=>{const E=a().safeParse(b);if(E.success)return E.data;throw new(v()).
InvalidArgumentError(T)}}function D(a){return M(()=>y().coerce.number().pipe(a()),"Expected a number from 1 to 256.")}const B=s.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function c({durations:a},T){return a===void 0?new Map:(0,w().readDurations)((0,d().resolve)(T.cwd,a),T.openInput)}},
25966:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.resolveRange=I;function d(){const m=o(41895);return d=
function(){return m},m}function v(){const m=o(24634);return v=function(){return m},m}function y(){const m=o(67397);return y=
function(){return m},m}function A(){const m=o(50598);return A=function(){return m},m}function F(){const m=o(34397);return F=
function(){return m},m}async function I(m,{base:C,head:G,worktree:w=!1,staged:h=!1}){if(w&&G!==void 0)throw new(d()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const S=await(0,A().resolveRevision)(m,G??"HEAD"),N=await $(m,C);return{name:h?"index":w?"worktree":"range",directory:m.
directory,base:await(0,v().mergeBase)(m,N.commit,S),head:S,audited:w?await(h?F().snapshotIndex:F().snapshotWorktree)(m):
S,policyCommit:N.commit,baseRef:N.name,...N.defaultBranch&&{defaultBranch:N.defaultBranch},isFork:!1}}const O=/^refs\/(?:heads|remotes\/origin)\//;
async function $(m,C){const G=C===void 0?await(0,y().defaultBranch)(m):await(0,A().resolveNamed)(m,C),{commit:w}=G,h=C===
"HEAD"||C==="@"?await(0,y().checkedOutBranch)(m):G.ref,S=h&&R(h);if(S===void 0)return{commit:w,name:C??"HEAD"};const N=C===
void 0?G:await(0,y().findDefaultBranch)(m),r=N?.ref&&R(N.ref);return{commit:w,name:S,...N&&r&&{defaultBranch:{name:r,commit:N.
commit}}}}function R(m){return O.test(m)?m.replace(O,""):void 0}},10154:function(J,s,o){Object.defineProperty(s,"__esMod\
ule",{value:!0}),s.editedBy=u,s.fixTask=w,s.refuse=S,s.requireAssetFiles=N,s.requireOwnEdits=r;function d(){const t=o(27199);
return d=function(){return t},t}function v(){const t=o(64385);return v=function(){return t},t}function y(){const t=o(28894);
return y=function(){return t},t}function A(){const t=o(94534);return A=function(){return t},t}function F(){const t=o(41895);
return F=function(){return t},t}function I(){const t=o(52978);return I=function(){return t},t}function O(){const t=o(77648);
return O=function(){return t},t}function $(){const t=o(37075);return $=function(){return t},t}function R(){const t=o(94274);
return R=function(){return t},t}function m(){const t=o(47350);return m=function(){return t},t}function C(){const t=o(88211);
return C=function(){return t},t}function G(){const t=o(83026);return G=function(){return t},t}async function w(t,p,n,{includes:e=()=>!0,
policyRef:i,...f}){const{policy:l}=n.terms,j=(0,A().assetLimits)(l.assets.max_file_bytes),P=[],H=[];for(const{path:c,bytes:a}of t){
const T=(0,v().readAssetFile)(c,a,j),b=await(0,G().auditedIn)(T,n,e);P.push(...b.findings);for(const{asset:E,commands:L}of b.
assets)H.push({id:E.id,profiles:(0,O().acceptanceOf)(L.map(U=>U.profiles))})}const M=(0,$().idsOf)(P),D=await(0,C().proposalOf)(
p,M),B=(0,m().severityVerdict)(P,l.fail_on);return(0,I().agentTask)({...f,verdict:B,next_actor:(0,R().nextActorOf)(B,P,l.
fail_on),policy:{...i!==void 0&&{ref:i},profile:l.profile,fail_on:l.fail_on,...l.enforce!=="block"&&{enforce:"report"}},
findings:(0,O().reportFindings)(P,M),genes:H,...D&&{fix:D},approval_digest:null})}const h="Nothing was changed. Run the \
gate on this commit, and use the task that it prints.";function S(t){throw new(F()).GateError("input_invalid",`The task \
is refused: ${t}.`,h)}function N(t,p){for(const{path:n}of t)(0,y().isAuditLog)(n)&&S(`\`${n}\` is an audit log, which onl\
y its owner edits`),p(n)||S(`\`${n}\` is not an asset file of this repository`)}function r(t,{files:p}){const n=new Set(
p.flatMap(i=>i.edits.map(g))),e=new Set(t.map(g));for(const i of t)n.has(g(i))||S(`\`gene-gate fix\` does not make the edi\
t of \`${i.pointer}\` in \`${i.path}\` here`);for(const i of p.flatMap(f=>f.edits))e.has(g(i))||S(`it lacks the edit of \
\`${i.pointer}\` in \`${i.path}\`, which belongs to the others`)}function u(t){const p=new Set(t.map(({path:n,pointer:e})=>`${n}\
#${(0,C().assetPointer)(e)}`));return({path:n,pointer:e})=>p.has(`${n}#${(0,d().pointerText)(e)}`)}function g({path:t,pointer:p,
old:n,new:e,files:i=[]}){const f=i.map(l=>[l.path,l.text]);return JSON.stringify([t,p,n,e,f])}},52483:function(J,s,o){Object.
defineProperty(s,"__esModule",{value:!0}),s.basePolicy=m,s.effectivePolicy=R,s.protectedBy=w,s.readerOf=G,s.resolvePolicyRef=
S;function d(){const u=o(41895);return d=function(){return u},u}function v(){const u=o(81961);return v=function(){return u},
u}function y(){const u=o(74238);return y=function(){return u},u}function A(){const u=o(24634);return A=function(){return u},
u}function F(){const u=o(35720);return F=function(){return u},u}function I(){const u=o(19674);return I=function(){return u},
u}function O(){const u=o(67397);return O=function(){return u},u}function $(){const u=o(50598);return $=function(){return u},
u}async function R(u,g,t){return(0,v().tightenPolicy)(await m(u,g,t),u.inputs)}async function m({policy:u,policyRef:g,readShared:t},p,n){
const e=G(p,t),i=u??await h(e,n);if(g===void 0)return i;const f=await S(p,g);return(0,v().stricterOf)(i,await e(f,`${g}:${y().
POLICY_PATH}`),g)}const C="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
function G(u,g){return async(t,p)=>(0,y().loadPolicy)(await(0,F().readTree)(u,t),t,{path:p,hint:C,readShared:g})}async function w({
name:u,commit:g},t,p){return(0,v().policyOfBranch)(await p(g,`${u}:${y().POLICY_PATH}`),t,u)}async function h(u,{policyCommit:g,
baseRef:t,defaultBranch:p}){const n=await u(g,y().POLICY_PATH);if(p===void 0)return n;if(p.name===t){const i=(0,v().policyOfBranch)(
n,t,t)??n;return i===n?n:(0,v().stricterOf)(n,i,`branches.${t}`)}const e=await w(p,t,u);return e===void 0||n.source==="d\
efault"?e??n:(0,v().stricterOf)(n,e,p.name)}async function S(u,g){const t=g.replace(/^refs\/heads\//,"");try{return(0,O().
isObjectId)(t)?await(0,$().resolveRevision)(u,t):await N(u,t)??await(0,$().resolveRevision)(u,g)}catch(p){throw p instanceof
d().GateError&&p.code==="ref_ambiguous"?p:r(g,p)}}async function N(u,g){const t=`refs/remotes/origin/${g}`,[p,n]=await(0,O().
lookUpCommits)(u,[t,`refs/heads/${g}`]);if(p!==void 0)return p;try{if(!await(0,I().branchAtOrigin)(u,g))return}catch(e){
if(n!==void 0)return n;throw e}return await(0,A().requireCommits)(u,[t],[(0,I().fetched)(g)]),(await(0,O().lookUpCommits)(
u,[t]))[0]}function r(u,g){const t=g instanceof d().GateError&&g.code==="git_failed"?`: ${g.message}`:"";return new(d()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(u)} is not a branch of origin or a revision in this clone${t}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:g})}},73849:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentTaskSchema=s.AGENT_TASK_VERSION=void 0,s.readAgentTask=w;function d(){const h=o(7723);
return d=function(){return h},h}function v(){const h=o(41895);return v=function(){return h},h}function y(){const h=o(54078);
return y=function(){return h},h}function A(){const h=o(9819);return A=function(){return h},h}function F(){const h=o(99462);
return F=function(){return h},h}function I(){const h=o(13970);return I=function(){return h},h}const O=s.AGENT_TASK_VERSION=
"1.0.0",$=d().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),R=F().findingIdSchema.exactOptional().describe("The id of \
the finding."),m=d().object({finding:R,rule:d().string(),path:d().string().exactOptional(),line:d().int().min(1).exactOptional(),
message:d().string(),remedy:d().string()}),C=d().object({finding:R,why:d().string(),needs:d().string().describe("What th\
e person does, such as an approval and its digest.")}),G=s.agentTaskSchema=d().object({type:d().literal("AgentTask"),schema_version:d().
literal(O),next_actor:I().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:I().verdictSchema,error:d().object({code:d().string(),message:d().string(),hint:d().
string()}).optional(),head_sha:$.nullable().describe("The commit that the task is about."),base_sha:$.nullable(),policy:d().
object({ref:d().string().exactOptional(),profile:d().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:d().array(A().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:d().array(m).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:d().array(m).describe("Warnings that fail nothing: what would make the checks worth more."),human:d().
array(C).describe("Findings that only a person resolves."),hub:d().array(d().object({gene:d().string(),taken:d().boolean(),
words:d().string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene\
 of the change, before it is published."),must_not:d().array(d().string()).describe("What the agent does not do, whateve\
r the findings are."),patch:d().string().nullable().describe("A unified diff of the edits for `git apply`; null without \
one."),verify:d().string().describe("The command that exits with 0 when nothing is left to do, also if the policy only r\
eports."),how_to_get_it:d().string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what \
the agent that wrote a change does next");function w(h,S){try{return G.parse(JSON.parse(h.toString("utf8")))}catch(N){throw new(v()).
GateError("input_invalid",`${S} is not an AgentTask of this version: ${(0,y().firstProblem)(N)}.`,"Pass the file that `g\
ene-gate check --format agent` printed, or agent-task.json of the results.",{cause:N})}}},52978:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.AGENT_TASK_FILE=s.AGENT_PATCH_FILE=void 0,s.agentTask=S,s.renderAgentTask=w,s.renderTask=h;
function d(){const n=o(28894);return d=function(){return n},n}function v(){const n=o(44786);return v=function(){return n},
n}function y(){const n=o(38863);return y=function(){return n},n}function A(){const n=o(78261);return A=function(){return n},
n}function F(){const n=o(13580);return F=function(){return n},n}function I(){const n=o(94274);return I=function(){return n},
n}function O(){const n=o(47350);return O=function(){return n},n}function $(){const n=o(10289);return $=function(){return n},
n}function R(){const n=o(33643);return R=function(){return n},n}function m(){const n=o(73849);return m=function(){return n},
n}const C=s.AGENT_TASK_FILE="agent-task.json",G=s.AGENT_PATCH_FILE="agent-task.patch";function w(n){return h(S(n))}function h(n){
return`{
${Object.entries(m().agentTaskSchema.parse(n)).map(([i,f])=>{const j=Array.isArray(f)&&f.length>0?`[
${f.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(f);return`${JSON.stringify(i)}: ${j}`}).join(`,
`)}
}
`}function S(n){const{verdict:e,next_actor:i,error:f,head_sha:l,base_sha:j,policy:P,findings:H,fix:M,genes:D}=n,B=e==="p\
ass"||e==="warn"?()=>!1:u(n),c=H.filter(L=>B(L)||r(L)).sort(A().byHarm),a=new Set(c.filter(I().isForHuman)),T=c.filter(L=>!a.
has(L)),b=g(M?.edits??[]),E=D.flatMap(({id:L,profiles:U})=>{const{taken:k,words:V}=(0,R().hubAnswer)(U)??{};return k===void 0||
V===void 0?[]:[{gene:L,taken:k,words:V}]});return{type:"AgentTask",schema_version:m().AGENT_TASK_VERSION,next_actor:i,verdict:e,
...f&&{error:f},head_sha:l,base_sha:j,policy:P&&{...P.ref!==void 0&&{ref:P.ref},profile:P.profile},edits:M?.edits??[],todo:T.
filter(L=>B(L)&&!b(L)).map(N),advice:T.filter(L=>!B(L)).map(N),human:[...a].map(L=>({...L.id!==void 0&&{finding:L.id},why:L.
message,needs:t(L,n)})),...E.length>0&&{hub:E},must_not:v().MUST_NOT,patch:M?.patch??null,verify:p(n),how_to_get_it:y().
HOW_TO_GET_IT}}function N({id:n,rule:e,message:i,remedy:f,location:l}){const j=n===void 0?{}:{finding:n},P=l&&{path:l.path,
line:l.line};return{...j,rule:e,...P,message:i,remedy:f}}function r({rule:n,severity:e,suppressed:i}){return(0,F().ruleOf)(
n)?.advice===!0&&e==="warning"&&!i}function u({policy:n,findings:e}){const i=n?.fail_on??"error",f=e.some(({rule:l})=>l===
"gate-approval-missing");return l=>{const j=(0,F().ruleOf)(l.rule)?.approval,P=j==="waits"||j==="needed"&&f;return!l.suppressed&&
((0,O().isBlocking)(l,i)||P)}}function g(n){const e=new Set(n.map(({finding:f})=>f)),i=new Set(n.map(({path:f,old:l})=>JSON.
stringify([f,l])));return({id:f,subject:l,location:j})=>e.has(f)||i.has(JSON.stringify([j?.path,l?.command]))}function t({
rule:n,remedy:e,location:i},{approval_digest:f}){return f!==null&&(0,F().ruleOf)(n)?.approval!==void 0?`${e} The approva\
l digest is ${f}.`:i&&(0,d().isAuditLog)(i.path)?`${e} Only the process that owns the audit log writes to it.`:e}function p({
policy:n,base_sha:e,event:i}){const f=n?.ref??e;return["gene-gate check --worktree",...i?.name==="index"?["--staged"]:[],
...n?.enforce==="report"?["--block"]:[],...f?[`--base ${f}`]:[]].join(" ")}},80090:function(J,s,o){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentFileAnswer=F,s.commandAnswer=I,s.fileAnswer=G;function d(){const w=o(59490);return d=function(){
return w},w}function v(){const w=o(95132);return v=function(){return w},w}function y(){const w=o(37075);return y=function(){
return w},w}function A(){const w=o(77648);return A=function(){return w},w}function F(w){const h=(0,y().idsOf)([...w.findings]);
return{...(0,A().reportAgentFile)(w,w.findings,h),findings:(0,A().reportFindings)(w.findings,h)}}function I({id:w,command:h},S,N,r){
const{verdict:u,risk:g,confirmation:t,reading:p,findings:n,profiles:e}=S,[i]=u==="block"&&N==="workspace"?n:[];return{id:w,
command:h,verdict:u,risk:g,confirmation:t,argv:p.argv,findings:(0,A().reportFindings)(n,r),warnings:O(n),profiles:(0,A().
verdictsOf)(e),...i&&{error:(0,v().describe)(i).message.replace(/\.$/,""),rule:i.rule,layer:i.layer}}}function O(w){const h=w.
filter(({severity:S})=>S==="warning");return[...new Set(h.map(({rule:S})=>S))]}const $=100,R=1e3;function m(w){const h=[
...(0,d().groupBy)(w,({rule:N,severity:r})=>`${r} ${N}`).values()],S=new Set(h.flatMap(N=>N.slice(0,$)));return{listed:w.
filter(N=>S.has(N)),others:h.flatMap(N=>{const r=N.length-$;return N.slice($,$+1).map(u=>({other:u,count:r}))})}}function C({
other:w,count:h}){const S=`${h} more findings of \`${w.rule}\` in this file, from here on, are not listed.`;return{...(0,A().
reportFinding)(w),message:S}}function G({path:w,assets:h,findings:S},N){const r=h.flatMap(({commands:e})=>e.flatMap(i=>i.
findings)),{listed:u,others:g}=m(S),t=(0,y().idsOf)([...r,...u]),p=h.filter(({commands:e})=>e.length===0),n=new Set(p.slice(
R));return{path:w,assets:h.filter(e=>!n.has(e)).map(({asset:e,commands:i})=>({type:e.type,id:e.id,location:e.locate(),...i.
length>0&&{profiles:(0,A().acceptanceOf)(i.map(f=>f.profiles))},commands:i.map((f,l)=>I({id:`${e.id}#${l}`,...f},f,N,t))})),
...n.size>0&&{assets_not_listed:n.size},findings:[...(0,A().reportFindings)(u,t),...g.map(C)]}}},77648:function(J,s,o){Object.
defineProperty(s,"__esModule",{value:!0}),s.acceptanceOf=N,s.findingsAbout=R,s.idsIn=G,s.reportAgentFile=g,s.reportFinding=
u,s.reportFindings=r,s.reportGene=$,s.reportScripts=h,s.verdictsOf=S;function d(){const n=o(12195);return d=function(){return n},
n}function v(){const n=o(68450);return v=function(){return n},n}function y(){const n=o(85475);return y=function(){return n},
n}function A(){const n=o(59490);return A=function(){return n},n}function F(){const n=o(78261);return F=function(){return n},
n}function I(){const n=o(95132);return I=function(){return n},n}function O(){const n=o(37075);return O=function(){return n},
n}function $(n,e,{about:i,ids:f}){const{gene:l,outcomes:j,proofs:P,runFindings:H,capped:M,verdict:D,summary:B}=n,{asset:c,
change:a,blastRadius:T}=l,b=[...i(c),...l.findings,...M,...H.filter(E=>E.subject?.command===void 0)];return{id:c.id,asset_id:(0,y().
assetIdOf)(c),path:c.path,line:c.locate().line,store:{path:l.store.path||".",root:(0,v().shownRoot)(l.store),...l.store.
checkoutAs!==void 0&&{checkout_as:l.store.checkoutAs}},change:a,verdict:D,summary:B,profiles:N(l.commands.map(({profiles:E})=>E)),
blast_radius:T,commands:l.commands.map((E,L)=>{const U=H.filter(W=>C(W,E)),k=G([...E.findings,...U],f),V=P?.[L];return{...w(
E,j[L]),...V&&{proof:V},...k}}),...G(b,f),...l.differences.length>0&&{differences:l.differences},validation_report_id:e}}
function R(n){const e=(0,A().groupBy)(n,({subject:i})=>m(i));return i=>(e.get(m(i))??[]).filter(({location:f})=>(f?.path??
i.path)===i.path)}function m({type:n,id:e}={}){return`${n} ${e}`}function C({subject:n,location:e},{command:i,location:f}){
return n?.command===i&&e?.line===f.line&&e.column===f.column}function G(n,e){const i=[...new Set(n.flatMap(f=>e.get(f)??
[]))];return i.length>0?{findings:i}:{}}function w(n,e){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.
confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:i,span:f})=>({text:i,...f}))},...n.plan?.scripts&&{scripts:h(
n.plan.scripts)},profiles:S(n.profiles),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...e&&{outcome:e}}}function h(n){
return n.steps.map(({directory:e,event:i,text:f,command:l})=>({directory:e,event:i,text:f,shell:l===void 0}))}function S(n){
return Object.fromEntries(Object.entries(n).map(([e,{verdict:i}])=>[e,i]))}function N(n){const e={};for(const i of n)for(const[
f,{verdict:l,reason:j,remark:P,...H}]of Object.entries(i)){const M=e[f];M&&!M.accepted||(e[f]=l==="block"?{accepted:!1,...j&&
{reason:(0,I().describe)(j).message},...H}:{accepted:!0,...P&&{remark:(0,I().describe)(P).message},...M,...H})}return e}
function r(n,e=(0,O().idsOf)(n),i){return n.toSorted(F().byHarm).map(f=>{const l={id:e.get(f),cause:(0,O().causeOf)(f),...u(
f)};if(i===void 0)return l;const j=`gene-gate fix --base ${i.slice(0,12)} --`;return{...l,remedy:l.remedy.replaceAll("ge\
ne-gate fix --",j)}})}function u(n){const{args:e,advice:i,...f}=n;return{...f,...(0,I().describe)(n)}}function g({file:{
path:n,format:e},entries:i},f,l){const{name:j,tool:P,approval:H,specification:M}=e;return{path:n,format:j,tool:P,approval:H,
specification:M,entries:i.map(D=>t(D,f,l))}}function t({state:n,entry:e,change:i,targets:f,digest:l,findings:j},P,H){const{
event:M,shown:D,location:B}=e,c=P.filter(E=>j.some(L=>p(L,E))),a=c.some(({rule:E})=>E==="agent-runs-danger"),T=(0,d().meansOf)(
a?f.filter(({kind:E})=>E!=="danger"):f),b=f.flatMap(({kind:E,name:L})=>E==="file"?[L]:[]);return{event:M,command:D,line:B.
line,digest:l,...T.length>0&&{target:T.join("; ")},...b.length>0&&{scripts:b},...n&&{state:n},...(i||e.setting)&&{change:i??
(n?"changes":"widens")},...G(c,H)}}function p(n,e){return n.rule===e.rule&&n.args===e.args}},33643:function(J,s,o){Object.
defineProperty(s,"__esModule",{value:!0}),s.QUESTION=void 0,s.hubAnswer=y;function d(){const A=o(39763);return d=function(){
return A},A}const v=s.QUESTION="Will the hub take it?";function y(A){const F=d().ENGINES.flatMap(h=>{const S=A[h];return S===
void 0?[]:[{name:h,...S}]}),I=h=>h.map(({name:S})=>S).join(", "),O=F.filter(h=>h.required);if(O.length===0)return;const $=I(
O),R=F.filter(({accepted:h})=>h),m=O.find(({accepted:h})=>!h);if(m){const h=R.length===0?"":` Accepted by ${I(R)}.`;return{
taken:!1,by:$,words:`${m.reason??"No reason given."}${h}`}}const C=F.filter(({accepted:h})=>!h),G=C.length===0?"":`, ${I(
C)}: no`,w=A.validator?.remark===void 0?"":", but the hub lacks its script";return{taken:!0,by:$,words:`${$}: yes${w}${G}`}}},
94274:function(J,s,o){Object.defineProperty(s,"__esModule",{value:!0}),s.isForHuman=A,s.nextActorOf=I;function d(){const O=o(
28894);return d=function(){return O},O}function v(){const O=o(13580);return v=function(){return O},O}function y(){const O=o(
47350);return y=function(){return O},O}function A({rule:O,location:$,danger:R}){return R!==void 0||(0,v().ruleOf)(O)?.actor===
"human"||$!==void 0&&(0,d().isAuditLog)($.path)}function F({rule:O,severity:$,suppressed:R}){const{advice:m,actor:C}=(0,v().
ruleOf)(O)??{};return $==="warning"&&R===void 0&&m===!0&&C==="human"}function I(O,$,R){switch(O){case"pass":case"warn":return $.
some(F)?"human":"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return $.some(m=>(0,y().
isBlocking)(m,R)&&!A(m))?"agent":"human"}}}};
