"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),
s.answerOfAgentFile=r,s.judgeFor=R,s.pathInRoot=m,s.readCommandEntries=$,s.riskAsked=o;function l(){const n=e(51455);return l=
function(){return n},n}function T(){const n=e(76760);return T=function(){return n},n}function p(){const n=e(7723);return p=
function(){return n},n}function A(){const n=e(99668);return A=function(){return n},n}function F(){const n=e(20702);return F=
function(){return n},n}function I(){const n=e(12792);return I=function(){return n},n}function O(){const n=e(41895);return O=
function(){return n},n}function E(){const n=e(78374);return E=function(){return n},n}function C(){const n=e(13970);return C=
function(){return n},n}function b(){const n=e(63550);return b=function(){return n},n}function y(){const n=e(32854);return y=
function(){return n},n}function L(){const n=e(80090);return L=function(){return n},n}const w=p().looseObject({mode:C().riskSchema,
allow_dangerous:p().boolean(),allowed_roots:p().array(p().string().min(1)),workspace:p().string().min(1),cwd:p().string().
min(1),proposal_mode:p().enum(["structured","experimental"]),command_family:p().string(),platform:E().platformSchema,disabled_packs:p().
array(p().string()),symlinks:p().record(p().string().min(1),p().string().min(1)),tool:p().enum(["bash","runpy"]),computed_risk:C().
riskSchema}).partial(),h=p().object({id:p().union([p().string(),p().number()]).optional(),command:p().unknown(),context:w.
default({})});function $(n,i){return g(n,i).map((d,v)=>{if(typeof d!="object"||d===null||!("command"in d))return{id:String(
v),command:d,context:{}};const S=h.safeParse(d);if(!S.success)throw t(`entry ${v} of ${i}: ${p().prettifyError(S.error)}`);
const{id:H=String(v),command:M,context:D}=S.data;return{id:H,command:M,context:D}})}function R(n,i){const{mode:f,allow_dangerous:d,
allowed_roots:v,workspace:S,disabled_packs:H,platform:M}=n,{proposal_mode:D,command_family:B,cwd:u,tool:a,symlinks:P}=n,
j={...i.terms.policy,...f&&{mode:f},...d!==void 0&&{allow_dangerous:d},...v&&{allowed_roots:v},...S&&{workspace:S},...H&&
{disabled_packs:H}};return i.with({policy:j,...M&&{platform:M}}).proposed({...D&&{mode:D},...B!==void 0&&{family:B},...u&&
{cwd:u},...a&&{tool:a},...P&&{files:c(P,u??j.workspace)}})}function o({command:n,context:i}){return n===null?i.computed_risk:
void 0}function c(n,i){const f=Object.entries(n).map(([d,v])=>{const S=(0,y().locatePath)(d,i,{at:"/"});if(S===void 0)throw t(
`the symlink ${d} has no valid path`);return[S.slice(1),{symlink:v}]});return(0,b().literalTree)(Object.fromEntries(f),"\
the given symlinks")}function g(n,i){let f;try{f=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(d){throw t(
`${i} is not JSON in UTF-8: ${d.message}`)}if(!Array.isArray(f))throw t(`${i} is not a JSON array`);return f}function t(n){
return new(O()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function m(n,{root:i},{cwd:f}){if(i===void 0)return n;const d=(0,T().
resolve)(f,n),v=await(0,l().realpath)((0,T().dirname)(d)).catch(()=>(0,T().dirname)(d));return(0,T().relative)(await(0,l().
realpath)(i),(0,T().join)(v,(0,T().basename)(d))).split(T().sep).join("/")}async function r({path:n,file:i},f,{agent_files:d},v){
const S=(0,A().agentFileAt)(await m(i,f,v));if(S===void 0)return;const H=(0,I().readAgentFile)({...S,path:n},await v.readInput(
i));return(0,L().agentFileAnswer)(await(0,F().judgeWholeFile)(H,f.tree,d))}},3876:function(W,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.filesOf=g,s.profileOf=o,s.readFixedChange=h,s.readTask=R,s.requireSameCommit=c,s.requireStaged=
$;function l(){const t=e(70237);return l=function(){return t},t}function T(){const t=e(53315);return T=function(){return t},
t}function p(){const t=e(25966);return p=function(){return t},t}function A(){const t=e(10154);return A=function(){return t},
t}function F(){const t=e(52483);return F=function(){return t},t}function I(){const t=e(72857);return I=function(){return t},
t}function O(){const t=e(41895);return O=function(){return t},t}function E(){const t=e(73388);return E=function(){return t},
t}function C(){const t=e(39763);return C=function(){return t},t}function b(){const t=e(35720);return b=function(){return t},
t}function y(){const t=e(213);return y=function(){return t},t}function L(){const t=e(73849);return L=function(){return t},
t}function w(){const t=e(33816);return w=function(){return t},t}async function h(t,{base:m,staged:r},n){if(t===void 0)throw new(O()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const i=await(0,p().
resolveRange)(t,{base:m,worktree:!0,staged:r}),f=await(0,F().basePolicy)({...n&&{policy:n}},t,i),d=await(0,b().readTree)(
t,i.base),v=await(0,b().readTree)(t,i.audited),S=await(0,y().readChange)(t,i.base,i.audited),M=(await(0,l().collectAssets)(
{baseTree:d,headTree:v,change:S,policy:f.policy})).changes.filter(({kind:B})=>B!=="removed"),D=new Set(M.map(({asset:B})=>(0,I().
placeOf)(B)));return{policy:f,base:i.base,baseTree:d,changed:new Set(S.files.flatMap(T().namesOf)),paths:new Set(M.map(({
asset:B})=>B.path)),includes:B=>D.has((0,I().placeOf)(B))}}async function $(t,m,r){const n=new Set(await(0,w().differentFromIndex)(
t)),i=r.find(f=>n.has(f)||m.stat(f)===void 0);if(i!==void 0)throw new(O()).GateError("checkout_differs",`${i} has change\
s that are not staged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}async function R(t,m,r){
if(t!==void 0){if(m.length>0)throw new(O()).GateError("usage","`--apply` does not take files: the edits of the task name\
 them.","Remove the files.");return(0,L().readAgentTask)(await r.readInput(t),(0,E().inputName)(t))}}function o(t){const m=C().
PROFILE_NAMES.find(r=>r===t?.policy?.profile);return m===void 0?{}:{profile:m}}function c({head_sha:t},m){m===void 0&&(0,A().
refuse)("the working tree has no commit"),t!==m&&(0,A().refuse)(`it is about the commit ${t??"(none)"}, and the working \
tree is at ${m}`)}function g({edits:t},m){const r=new Set(m);return(0,A().requireAssetFiles)(t,n=>r.has(n)),t.map(({path:n})=>n)}},
20171:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.fixVerb=void 0;function l(){const u=e(76760);return l=
function(){return u},u}function T(){const u=e(63314);return T=function(){return u},u}function p(){const u=e(18744);return p=
function(){return u},u}function A(){const u=e(62130);return A=function(){return u},u}function F(){const u=e(10154);return F=
function(){return u},u}function I(){const u=e(75459);return I=function(){return u},u}function O(){const u=e(83026);return O=
function(){return u},u}function E(){const u=e(41895);return E=function(){return u},u}function C(){const u=e(4378);return C=
function(){return u},u}function b(){const u=e(81961);return b=function(){return u},u}function y(){const u=e(74238);return y=
function(){return u},u}function L(){const u=e(48741);return L=function(){return u},u}function w(){const u=e(67397);return w=
function(){return u},u}function h(){const u=e(34397);return h=function(){return u},u}function $(){const u=e(52978);return $=
function(){return u},u}function R(){const u=e(10289);return R=function(){return u},u}function o(){const u=e(31626);return o=
function(){return u},u}function c(){const u=e(50427);return c=function(){return u},u}function g(){const u=e(10482);return g=
function(){return u},u}function t(){const u=e(3876);return t=function(){return u},u}function m(){const u=e(49232);return m=
function(){return u},u}function r(){const u=e(82256);return r=function(){return u},u}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,i=(u,a)=>new(T()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(T()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,r().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(P,j)=>a(await f(P,j,u)));s.fixVerb=i;async function f(u,a,P){
const j=(0,l().resolve)(P.cwd,a.repo??"."),G=await(0,t().readTask)(a.apply,u,P);if(G&&G.edits.length===0)return v(G,P);const{
staged:N=!1}=a,U=async(k,V,J)=>{if(J===void 0&&(a.repo!==void 0||N))throw new(E()).GateError("not_a_repository",`${j} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const Q=await(0,m().namedPolicy)(a.policy,P),[on]=J?await(0,w().lookUpCommits)(J,["HEAD"]):[];G&&(0,t().requireSameCommit)(
G,on);const _=a.base??G?.policy?.ref,x=_===void 0?void 0:await(0,t().readFixedChange)(J,{base:_,staged:N},Q),Y=x?.policy??
Q??await(0,y().loadPolicy)(k,k.label),{policy:K}=(0,b().tightenPolicy)(Y,(0,t().profileOf)(G)),X=G?(0,t().filesOf)(G,(0,p().
assetPathsIn)(k,K)):u.length===0?(J?p().assetPathsIn:r().storeFiles)(k,K,j):await Promise.all(u.map(q=>S(V,q,P))),z=x&&!G?
X.filter(q=>x.paths.has(q)):X;J&&N&&await(0,t().requireStaged)(J,k,z);const{platform:nn,signal:tn}=P,en=await H(V,new Set(
z)),rn=C().Judge.by({policy:K,tree:k,...x&&{base:x.baseTree},changed:x?.changed??new Set,platform:nn,signal:tn}),an={identity:a.
identity??!1,...x&&{includes:x.includes},...G&&{includes:(0,F().editedBy)(G.edits)}},Z=await(0,A().fixFiles)(en,rn,an);if(G&&
(0,F().requireOwnEdits)(G.edits,Z),a.format==="json"){const q=await(0,F().fixTask)(en,Z,rn,{...an,...N&&{event:{name:"in\
dex"}},head_sha:on??null,base_sha:x?.base??null,policyRef:x?.policy.ref});P.print((0,$().renderTask)(q),"json")}else a.write||
P.print((0,I().patchText)(Z));return a.write&&await(0,I().writeFix)(V,Z),P.note(z.length===0?(0,o().messageText)(`Nothin\
g to fix: ${X.length>0?d(_):r().NO_GENES}`,P):await M(Z,a.write??!1,P)),!(G&&a.write)&&Z.files.some(({left:q})=>q.length>
0)||!a.write&&Z.files.some(B)?1:0};return(0,h().withSourceTree)(j,P,U,N)}function d(u){return`no asset differs from ${u}\
. Without \`--base\`, all assets are fixed.`}function v({next_actor:u,todo:a,human:P},j){const G=a.length+P.length;return j.
note(`The task has no edits, and ${G===0?"nothing":G} to do by hand.
`),u==="done"?0:1}async function S(u,a,P){const j=await(0,g().pathInRoot)(a,{root:u},P);if(j.split("/")[0]!==".."&&!(0,l().
isAbsolute)(j))return j||".";throw new(E()).GateError("usage",`${(0,l().resolve)(P.cwd,a)} is not in ${u}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function H(u,a){const P=(0,L().folderTree)(u);return Promise.
all([...a].map(async j=>({path:j,bytes:await P.read(j)})))}async function M({files:u,scripts:a,judgeOf:P},j,{columns:G}){
const N=u.map(async Y=>{const{path:K,steps:X}=Y,z=await(0,O().withProposals)(Y.left,P(K)),nn=[...new Set(X)].map(tn=>`  ${X.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,R().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,O().describeUnfixed)(z)]]}),U=(await Promise.all(N)).flat(),k=u.filter(B).length,V=`${k} of ${u.
length}; new scripts: ${a.length}`,J=`Asset files ${j?"written":"to change"}: ${V}.`,Q=k>0&&!j?" Run with --write to app\
ly.":"",_=u.some(({edits:Y})=>Y.some(D))?" New commands: accepted; not run.":"";return`${[...U,J+Q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",X=G-K.length;return(0,c().wrap)(Y.slice(K.length),X,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function D({pointer:u,new:a}){return u?.endsWith("/asset_id")===!1&&a.length>0}function B({before:u,after:a}){return u!==
a}},33816:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.differentFromIndex=$,s.isConcerned=h;function l(){
const o=e(76760);return l=function(){return o},o}function T(){const o=e(64385);return T=function(){return o},o}function p(){
const o=e(18744);return p=function(){return o},o}function A(){const o=e(94534);return A=function(){return o},o}function F(){
const o=e(77680);return F=function(){return o},o}function I(){const o=e(63455);return I=function(){return o},o}function O(){
const o=e(41895);return O=function(){return o},o}function E(){const o=e(4378);return E=function(){return o},o}function C(){
const o=e(74238);return C=function(){return o},o}function b(){const o=e(96681);return b=function(){return o},o}function y(){
const o=e(93028);return y=function(){return o},o}function L(){const o=e(34397);return L=function(){return o},o}function w(){
const o=e(49232);return w=function(){return o},o}async function h(o,c){const g=(0,l().resolve)(c.cwd,o.repo);try{const t=await(0,w().
namedPolicy)(o.policy,c),m=async(r,n,i)=>{if(i===void 0)return!0;const f=await $(i,["--cached"]);if(f.length===0)return!1;
if(f.some(S=>S===C().POLICY_PATH||/(?:^|\/)package\.json$/.test(S)))return!0;const{policy:d}=t??await(0,C().loadPolicy)(
r,r.label);if(f.some((0,p().assetPathTest)(d)))return!0;const v=await R(r,d,c);return f.some(S=>v.has(S))};return await(0,L().
withSourceTree)(g,c,m,!0)}catch(t){if(t instanceof O().GateError)return!0;throw t}}async function $(o,c=[]){const g=["di\
ff",...c,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,b().decodePieces)(await o.user(g,{env:{GIT_INDEX_FILE:o.
index}}))}async function R(o,c,{platform:g}){const t=(0,p().assetPathTest)(c),m=(0,A().assetLimits)(c.assets.max_file_bytes),
r=E().Judge.by({policy:c,tree:o,changed:new Set,platform:g}),n=new Set;for(const{kind:i,path:f}of o.files()){if(!(0,y().
isRegular)(i)||!t(f))continue;const{assets:d}=(0,T().readAssetFile)(f,await o.read(f),m);for(const v of d.filter(({type:S})=>S===
"Gene")){const S=(0,F().validationCommands)(v);for(const{value:H}of S.kind==="list"?S.entries:[]){const{reading:M}=await r.
forFile(v.path).command(H),D=r.storeOf(v.path);for(const B of(0,I().namedPaths)(M.command,D))n.add(B);for(const{path:B}of M.
targets)B!==void 0&&n.add(B)}}}return n}},49232:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=
h,s.namedPolicy=C,s.policyFor=y,s.policyName=L,s.policyOfFile=b,s.repositoryOf=$;function l(){const o=e(73024);return l=
function(){return o},o}function T(){const o=e(76760);return T=function(){return o},o}function p(){const o=e(41895);return p=
function(){return o},o}function A(){const o=e(21311);return A=function(){return o},o}function F(){const o=e(74238);return F=
function(){return o},o}function I(){const o=e(48741);return I=function(){return o},o}function O(){const o=e(96402);return O=
function(){return o},o}function E(){const o=e(63550);return E=function(){return o},o}async function C(o,c){if(o===void 0)
return;const g=await b(o,c);return(0,A().requireExamples)(g),g}async function b(o,c){const g=(await c.readInput(o)).toString(
"utf8"),t=await $(c.cwd,c.env)??c.cwd;return await(0,F().loadPolicyFile)(g,o,(0,I().folderTree)(t))}async function y({policy:o,
profile:c},g,t){const m=o===!1?await h():await C(o,g)??await w(t,g);return c===void 0?m:{...m,policy:{...m.policy,profile:c}}}
function L({source:o,path:c,ref:g}){return o==="default"||c===void 0?"the built-in policy":o==="file"||g===void 0?c:`${c}\
 in ${g}`}async function w(o,{cwd:c,env:g}){const t=o===void 0?await $(c,g):void 0,m=o??(t===void 0?void 0:(0,I().folderTree)(
t));if(m===void 0)return h();const r=await(0,F().loadPolicy)(m,m.label);return(0,A().requireExamples)(r),r}function h(){
const o=(0,E().literalTree)({});return(0,F().loadPolicy)(o,o.label)}async function $(o,c){try{const g=await(0,O().openRepository)(
o,c);return await g.close(),g.directory}catch(g){const t=g instanceof p().GateError&&g.code==="program_not_found";if(g instanceof
p().GateError&&!(t&&R(o)))return;throw g}}function R(o){const c=(0,T().dirname)(o);return(0,l().existsSync)((0,T().join)(
o,".git"))||c!==o&&R(c)}},82256:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=
s.NO_GENES=s.DURATIONS=void 0,s.durationsOf=u,s.folderFiles=f,s.formatOption=c,s.inRepository=r,s.parsedBy=M,s.parsedNumber=
D,s.printAnswer=t,s.rangeRequest=H,s.storeFiles=n,s.textOptions=g,s.withChangeOptions=S,s.withJudgingOptions=$,s.withRangeOptions=
v;function l(){const a=e(76760);return l=function(){return a},a}function T(){const a=e(63314);return T=function(){return a},
a}function p(){const a=e(7723);return p=function(){return a},a}function A(){const a=e(89549);return A=function(){return a},
a}function F(){const a=e(18744);return F=function(){return a},a}function I(){const a=e(25966);return I=function(){return a},
a}function O(){const a=e(41895);return O=function(){return a},a}function E(){const a=e(41551);return E=function(){return a},
a}function C(){const a=e(39763);return C=function(){return a},a}function b(){const a=e(96402);return b=function(){return a},
a}function y(){const a=e(93028);return y=function(){return a},a}function L(){const a=e(10289);return L=function(){return a},
a}function w(){const a=e(23107);return w=function(){return a},a}function h(){const a=e(49232);return h=function(){return a},
a}function $(a,P=["text","json"]){return a.option(...R).option("--no-policy","use the built-in policy").addOption(o()).addOption(
c(P))}const R=s.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function o(){return new(T()).
Option("--profile <name>","profile for commands").choices(C().PROFILE_NAMES)}function c(a=["text","json"]){return new(T()).
Option("--format <name>","output format").choices(a).default("text")}function g({verbose:a=!1},{columns:P,colour:j,name:G}){
return{columns:P,colour:j,verbose:a,name:G}}function t(a,P,j,G){G.print(j==="json"?`${(0,L().json)(a)}
`:P(),j)}const m=s.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function r({repo:a},{cwd:P,env:j,
note:G},N){const U=await(0,b().openRepository)((0,l().resolve)(P,a),j,G);try{return await N(U)}finally{await U.close()}}
function n(a,P,j){return d((0,F().assetPathsIn)(a,P),j)}const i=s.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function f(a,P,j){const G=(0,F().assetPathTest)(P),N=k=>[(0,l().resolve)(j,k).split(l().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,l().basename)(k)}`],U=[...a.files()].filter(({kind:k})=>(0,y().isRegular)(k)).map(({path:k})=>k);return d(
U.filter(k=>N(k).some(G)),j)}function d(a,P){if(a.length>0)return a;throw new(O()).GateError("usage",`${P} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function v(a){return S(
a).option("--all","check all genes of the head, not only changed ones")}function S(a){return a.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(T()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...m).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(o()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function H({base:a,head:P,worktree:j,staged:G,profile:N,...U},k){const V=(0,A().approveByDigest)(
U.approve,new Date),J=await(0,h().namedPolicy)(U.policy,k);return{directory:(0,l().resolve)(k.cwd,U.repo),env:k.env,note:k.
note,locate:Q=>(0,I().resolveRange)(Q,{...a!==void 0&&{base:a},...P!==void 0&&{head:P},...j&&{worktree:j},...G&&{staged:G}}),
...J&&{policy:J},...U.policyRef!==void 0&&{policyRef:U.policyRef},inputs:{profile:N},all:U.all??!1,approver:V,signal:k.signal,
secrets:(0,E().secretsOf)(k.env)}}function M(a,P){return j=>{const G=a().safeParse(j);if(G.success)return G.data;throw new(T()).
InvalidArgumentError(P)}}function D(a){return M(()=>p().coerce.number().pipe(a()),"Expected a number from 1 to 256.")}const B=s.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function u({durations:a},P){return a===void 0?new Map:(0,w().readDurations)((0,l().resolve)(P.cwd,a),P.openInput)}},
25966:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.resolveRange=I;function l(){const y=e(41895);return l=
function(){return y},y}function T(){const y=e(24634);return T=function(){return y},y}function p(){const y=e(67397);return p=
function(){return y},y}function A(){const y=e(50598);return A=function(){return y},y}function F(){const y=e(34397);return F=
function(){return y},y}async function I(y,{base:L,head:w,worktree:h=!1,staged:$=!1}){if(h&&w!==void 0)throw new(l()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[R,o]=await O([(0,A().resolveRevision)(y,w??"HEAD"),C(y,L)]);return{name:$?"index":h?"worktree":"range",directory:y.
directory,base:await(0,T().mergeBase)(y,o.commit,R),head:R,audited:h?await($?F().snapshotIndex:F().snapshotWorktree)(y):
R,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function O(y){
return await Promise.allSettled(y),Promise.all(y)}const E=/^refs\/(?:heads|remotes\/origin)\//;async function C(y,L){const w=L===
void 0?await(0,p().defaultBranch)(y):await(0,A().resolveNamed)(y,L),{commit:h}=w,$=L==="HEAD"||L==="@"?await(0,p().checkedOutBranch)(
y):w.ref,R=$&&b($);if(R===void 0)return{commit:h,name:L??"HEAD"};const o=L===void 0?w:await(0,p().findDefaultBranch)(y),
c=o?.ref&&b(o.ref);return{commit:h,name:R,...o&&c&&{defaultBranch:{name:c,commit:o.commit}}}}function b(y){return E.test(
y)?y.replace(E,""):void 0}},10154:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),s.editedBy=c,s.fixTask=
w,s.refuse=$,s.requireAssetFiles=R,s.requireOwnEdits=o;function l(){const t=e(27199);return l=function(){return t},t}function T(){
const t=e(64385);return T=function(){return t},t}function p(){const t=e(28894);return p=function(){return t},t}function A(){
const t=e(94534);return A=function(){return t},t}function F(){const t=e(41895);return F=function(){return t},t}function I(){
const t=e(52978);return I=function(){return t},t}function O(){const t=e(77648);return O=function(){return t},t}function E(){
const t=e(37075);return E=function(){return t},t}function C(){const t=e(94274);return C=function(){return t},t}function b(){
const t=e(47350);return b=function(){return t},t}function y(){const t=e(88211);return y=function(){return t},t}function L(){
const t=e(83026);return L=function(){return t},t}async function w(t,m,r,{includes:n=()=>!0,policyRef:i,...f}){const{policy:d}=r.
terms,v=(0,A().assetLimits)(d.assets.max_file_bytes),S=[],H=[];for(const{path:u,bytes:a}of t){const P=(0,T().readAssetFile)(
u,a,v),j=await(0,L().auditedIn)(P,r,n);S.push(...j.findings);for(const{asset:G,commands:N}of j.assets)H.push({id:G.id,profiles:(0,O().
acceptanceOf)(N.map(U=>U.profiles))})}const M=(0,E().idsOf)(S),D=await(0,y().proposalOf)(m,M),B=(0,b().severityVerdict)(
S,d.fail_on);return(0,I().agentTask)({...f,verdict:B,next_actor:(0,C().nextActorOf)(B,S,d.fail_on),policy:{...i!==void 0&&
{ref:i},profile:d.profile,fail_on:d.fail_on,...d.enforce!=="block"&&{enforce:"report"}},findings:(0,O().reportFindings)(
S,M),genes:H,...D&&{fix:D},approval_digest:null})}const h="Nothing was changed. Run the gate on this commit, and use the\
 task that it prints.";function $(t){throw new(F()).GateError("input_invalid",`The task is refused: ${t}.`,h)}function R(t,m){
for(const{path:r}of t)(0,p().isAuditLog)(r)&&$(`\`${r}\` is an audit log, which only its owner edits`),m(r)||$(`\`${r}\` \
is not an asset file of this repository`)}function o(t,{files:m}){const r=new Set(m.flatMap(i=>i.edits.map(g))),n=new Set(
t.map(g));for(const i of t)r.has(g(i))||$(`\`gene-gate fix\` does not make the edit of \`${i.pointer}\` in \`${i.path}\` \
here`);for(const i of m.flatMap(f=>f.edits))n.has(g(i))||$(`it lacks the edit of \`${i.pointer}\` in \`${i.path}\`, which\
 belongs to the others`)}function c(t){const m=new Set(t.map(({path:r,pointer:n})=>`${r}#${(0,y().assetPointer)(n)}`));return({
path:r,pointer:n})=>m.has(`${r}#${(0,l().pointerText)(n)}`)}function g({path:t,pointer:m,old:r,new:n,files:i=[]}){const f=i.
map(d=>[d.path,d.text]);return JSON.stringify([t,m,r,n,f])}},52483:function(W,s,e){Object.defineProperty(s,"__esModule",
{value:!0}),s.basePolicy=b,s.effectivePolicy=C,s.protectedBy=w,s.readerOf=L,s.resolvePolicyRef=$;function l(){const c=e(
41895);return l=function(){return c},c}function T(){const c=e(81961);return T=function(){return c},c}function p(){const c=e(
74238);return p=function(){return c},c}function A(){const c=e(24634);return A=function(){return c},c}function F(){const c=e(
35720);return F=function(){return c},c}function I(){const c=e(19674);return I=function(){return c},c}function O(){const c=e(
67397);return O=function(){return c},c}function E(){const c=e(50598);return E=function(){return c},c}async function C(c,g,t){
return(0,T().tightenPolicy)(await b(c,g,t),c.inputs)}async function b({policy:c,policyRef:g,readShared:t},m,r){const n=L(
m,t),i=c??await h(n,r);if(g===void 0)return i;const f=await $(m,g);return(0,T().stricterOf)(i,await n(f,`${g}:${p().POLICY_PATH}`),
g)}const y="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function L(c,g){
return async(t,m)=>(0,p().loadPolicy)(await(0,F().readTree)(c,t),t,{path:m,hint:y,readShared:g})}async function w({name:c,
commit:g},t,m){return(0,T().policyOfBranch)(await m(g,`${c}:${p().POLICY_PATH}`),t,c)}async function h(c,{policyCommit:g,
baseRef:t,defaultBranch:m}){const r=await c(g,p().POLICY_PATH);if(m===void 0)return r;if(m.name===t){const i=(0,T().policyOfBranch)(
r,t,t)??r;return i===r?r:(0,T().stricterOf)(r,i,`branches.${t}`)}const n=await w(m,t,c);return n===void 0||r.source==="d\
efault"?n??r:(0,T().stricterOf)(r,n,m.name)}async function $(c,g){const t=g.replace(/^refs\/heads\//,"");try{return(0,O().
isObjectId)(t)?await(0,E().resolveRevision)(c,t):await R(c,t)??await(0,E().resolveRevision)(c,g)}catch(m){throw m instanceof
l().GateError&&m.code==="ref_ambiguous"?m:o(g,m)}}async function R(c,g){const t=`refs/remotes/origin/${g}`,[m,r]=await(0,O().
lookUpCommits)(c,[t,`refs/heads/${g}`]);if(m!==void 0)return m;try{if(!await(0,I().branchAtOrigin)(c,g))return}catch(n){
if(r!==void 0)return r;throw n}return await(0,A().requireCommits)(c,[t],[(0,I().fetched)(g)]),(await(0,O().lookUpCommits)(
c,[t]))[0]}function o(c,g){const t=g instanceof l().GateError&&g.code==="git_failed"?`: ${g.message}`:"";return new(l()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a branch of origin or a revision in this clone${t}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:g})}},73849:function(W,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentTaskSchema=s.AGENT_TASK_VERSION=void 0,s.readAgentTask=w;function l(){const h=e(7723);
return l=function(){return h},h}function T(){const h=e(41895);return T=function(){return h},h}function p(){const h=e(54078);
return p=function(){return h},h}function A(){const h=e(9819);return A=function(){return h},h}function F(){const h=e(99462);
return F=function(){return h},h}function I(){const h=e(13970);return I=function(){return h},h}const O=s.AGENT_TASK_VERSION=
"1.0.0",E=l().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),C=F().findingIdSchema.exactOptional().describe("The id of \
the finding."),b=l().object({finding:C,rule:l().string(),path:l().string().exactOptional(),line:l().int().min(1).exactOptional(),
message:l().string(),remedy:l().string()}),y=l().object({finding:C,why:l().string(),needs:l().string().describe("What th\
e person does, such as an approval and its digest.")}),L=s.agentTaskSchema=l().object({type:l().literal("AgentTask"),schema_version:l().
literal(O),next_actor:I().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:I().verdictSchema,error:l().object({code:l().string(),message:l().string(),hint:l().
string()}).optional(),head_sha:E.nullable().describe("The commit that the task is about."),base_sha:E.nullable(),policy:l().
object({ref:l().string().exactOptional(),profile:l().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:l().array(A().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:l().array(b).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:l().array(b).describe("Warnings that fail nothing: what would make the checks worth more."),human:l().
array(y).describe("Findings that only a person resolves."),hub:l().array(l().object({gene:l().string(),taken:l().boolean(),
words:l().string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene\
 of the change, before it is published."),must_not:l().array(l().string()).describe("What the agent does not do, whateve\
r the findings are."),patch:l().string().nullable().describe("A unified diff of the edits for `git apply`; null without \
one."),verify:l().string().describe("The command that exits with 0 when nothing is left to do, also if the policy only r\
eports."),how_to_get_it:l().string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what \
the agent that wrote a change does next");function w(h,$){try{return L.parse(JSON.parse(h.toString("utf8")))}catch(R){throw new(T()).
GateError("input_invalid",`${$} is not an AgentTask of this version: ${(0,p().firstProblem)(R)}.`,"Pass the file that `g\
ene-gate check --format agent` printed, or agent-task.json of the results.",{cause:R})}}},52978:function(W,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.AGENT_TASK_FILE=s.AGENT_PATCH_FILE=void 0,s.agentTask=$,s.renderAgentTask=w,s.renderTask=h;
function l(){const r=e(28894);return l=function(){return r},r}function T(){const r=e(44786);return T=function(){return r},
r}function p(){const r=e(38863);return p=function(){return r},r}function A(){const r=e(78261);return A=function(){return r},
r}function F(){const r=e(13580);return F=function(){return r},r}function I(){const r=e(94274);return I=function(){return r},
r}function O(){const r=e(47350);return O=function(){return r},r}function E(){const r=e(10289);return E=function(){return r},
r}function C(){const r=e(33643);return C=function(){return r},r}function b(){const r=e(73849);return b=function(){return r},
r}const y=s.AGENT_TASK_FILE="agent-task.json",L=s.AGENT_PATCH_FILE="agent-task.patch";function w(r){return h($(r))}function h(r){
return`{
${Object.entries(b().agentTaskSchema.parse(r)).map(([i,f])=>{const v=Array.isArray(f)&&f.length>0?`[
${f.map(E().jsonLine).join(`,
`)}
]`:(0,E().jsonLine)(f);return`${JSON.stringify(i)}: ${v}`}).join(`,
`)}
}
`}function $(r){const{verdict:n,next_actor:i,error:f,head_sha:d,base_sha:v,policy:S,findings:H,fix:M,genes:D}=r,B=n==="p\
ass"||n==="warn"?()=>!1:c(r),u=H.filter(N=>B(N)||o(N)).sort(A().byHarm),a=new Set(u.filter(I().isForHuman)),P=u.filter(N=>!a.
has(N)),j=g(M?.edits??[]),G=D.flatMap(({id:N,profiles:U})=>{const{taken:k,words:V}=(0,C().hubAnswer)(U)??{};return k===void 0||
V===void 0?[]:[{gene:N,taken:k,words:V}]});return{type:"AgentTask",schema_version:b().AGENT_TASK_VERSION,next_actor:i,verdict:n,
...f&&{error:f},head_sha:d,base_sha:v,policy:S&&{...S.ref!==void 0&&{ref:S.ref},profile:S.profile},edits:M?.edits??[],todo:P.
filter(N=>B(N)&&!j(N)).map(R),advice:P.filter(N=>!B(N)).map(R),human:[...a].map(N=>({...N.id!==void 0&&{finding:N.id},why:N.
message,needs:t(N,r)})),...G.length>0&&{hub:G},must_not:T().MUST_NOT,patch:M?.patch??null,verify:m(r),how_to_get_it:p().
HOW_TO_GET_IT}}function R({id:r,rule:n,message:i,remedy:f,location:d}){const v=r===void 0?{}:{finding:r},S=d&&{path:d.path,
line:d.line};return{...v,rule:n,...S,message:i,remedy:f}}function o({rule:r,severity:n,suppressed:i}){return(0,F().ruleOf)(
r)?.advice===!0&&n==="warning"&&!i}function c({policy:r,findings:n}){const i=r?.fail_on??"error",f=n.some(({rule:d})=>d===
"gate-approval-missing");return d=>{const v=(0,F().ruleOf)(d.rule)?.approval,S=v==="waits"||v==="needed"&&f;return!d.suppressed&&
((0,O().isBlocking)(d,i)||S)}}function g(r){const n=new Set(r.map(({finding:f})=>f)),i=new Set(r.map(({path:f,old:d})=>JSON.
stringify([f,d])));return({id:f,subject:d,location:v})=>n.has(f)||i.has(JSON.stringify([v?.path,d?.command]))}function t({
rule:r,remedy:n,location:i},{approval_digest:f}){return f!==null&&(0,F().ruleOf)(r)?.approval!==void 0?`${n} The approva\
l digest is ${f}.`:i&&(0,l().isAuditLog)(i.path)?`${n} Only the process that owns the audit log writes to it.`:n}function m({
policy:r,base_sha:n,event:i}){const f=r?.ref??n;return["gene-gate check --worktree",...i?.name==="index"?["--staged"]:[],
...r?.enforce==="report"?["--block"]:[],...f?[`--base ${f}`]:[]].join(" ")}},80090:function(W,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.agentFileAnswer=F,s.commandAnswer=I,s.fileAnswer=L;function l(){const w=e(59490);return l=function(){
return w},w}function T(){const w=e(95132);return T=function(){return w},w}function p(){const w=e(37075);return p=function(){
return w},w}function A(){const w=e(77648);return A=function(){return w},w}function F(w){const h=(0,p().idsOf)([...w.findings]);
return{...(0,A().reportAgentFile)(w,w.findings,h),findings:(0,A().reportFindings)(w.findings,h)}}function I({id:w,command:h},$,R,o){
const{verdict:c,risk:g,confirmation:t,reading:m,findings:r,profiles:n}=$,[i]=c==="block"&&R==="workspace"?r:[];return{id:w,
command:h,verdict:c,risk:g,confirmation:t,argv:m.argv,findings:(0,A().reportFindings)(r,o),warnings:O(r),profiles:(0,A().
verdictsOf)(n),...i&&{error:(0,T().describe)(i).message.replace(/\.$/,""),rule:i.rule,layer:i.layer}}}function O(w){const h=w.
filter(({severity:$})=>$==="warning");return[...new Set(h.map(({rule:$})=>$))]}const E=100,C=1e3;function b(w){const h=[
...(0,l().groupBy)(w,({rule:R,severity:o})=>`${o} ${R}`).values()],$=new Set(h.flatMap(R=>R.slice(0,E)));return{listed:w.
filter(R=>$.has(R)),others:h.flatMap(R=>{const o=R.length-E;return R.slice(E,E+1).map(c=>({other:c,count:o}))})}}function y({
other:w,count:h}){const $=`${h} more findings of \`${w.rule}\` in this file, from here on, are not listed.`;return{...(0,A().
reportFinding)(w),message:$}}function L({path:w,assets:h,findings:$},R){const o=h.flatMap(({commands:n})=>n.flatMap(i=>i.
findings)),{listed:c,others:g}=b($),t=(0,p().idsOf)([...o,...c]),m=h.filter(({commands:n})=>n.length===0),r=new Set(m.slice(
C));return{path:w,assets:h.filter(n=>!r.has(n)).map(({asset:n,commands:i})=>({type:n.type,id:n.id,location:n.locate(),...i.
length>0&&{profiles:(0,A().acceptanceOf)(i.map(f=>f.profiles))},commands:i.map((f,d)=>I({id:`${n.id}#${d}`,...f},f,R,t))})),
...r.size>0&&{assets_not_listed:r.size},findings:[...(0,A().reportFindings)(c,t),...g.map(y)]}}},77648:function(W,s,e){Object.
defineProperty(s,"__esModule",{value:!0}),s.acceptanceOf=o,s.findingsAbout=b,s.idsIn=w,s.reportAgentFile=t,s.reportFinding=
g,s.reportFindings=c,s.reportGene=C,s.reportScripts=$,s.verdictsOf=R;function l(){const n=e(12195);return l=function(){return n},
n}function T(){const n=e(68450);return T=function(){return n},n}function p(){const n=e(85475);return p=function(){return n},
n}function A(){const n=e(80827);return A=function(){return n},n}function F(){const n=e(59490);return F=function(){return n},
n}function I(){const n=e(78261);return I=function(){return n},n}function O(){const n=e(95132);return O=function(){return n},
n}function E(){const n=e(37075);return E=function(){return n},n}function C(n,i,{about:f,ids:d}){const{gene:v,outcomes:S,
proofs:H,runFindings:M,capped:D,verdict:B,summary:u}=n,{asset:a,change:P,blastRadius:j}=v,G=[...f(a),...v.findings,...D,
...M.filter(N=>N.subject?.command===void 0)];return{id:a.id,asset_id:(0,p().assetIdOf)(a),path:a.path,line:a.locate().line,
store:{path:v.store.path||".",root:(0,T().shownRoot)(v.store),...v.store.checkoutAs!==void 0&&{checkout_as:v.store.checkoutAs}},
change:P,verdict:B,summary:u,profiles:o(v.commands.map(({profiles:N})=>N)),blast_radius:j,commands:v.commands.map((N,U)=>{
const k=M.filter(Q=>L(Q,N)),V=w([...N.findings,...k],d),J=H?.[U];return{...h(N,S[U]),...J&&{proof:J},...V}}),...w(G,d),...v.
differences.length>0&&{differences:v.differences},validation_report_id:i}}function b(n){const i=(0,F().groupBy)(n,({subject:f})=>y(
f));return f=>(i.get(y(f))??[]).filter(({location:d})=>(d?.path??f.path)===f.path)}function y({type:n,id:i}={}){return`${n}\
 ${i}`}function L({subject:n,location:i},{command:f,location:d}){return n?.command===f&&i?.line===d.line&&i.column===d.column}
function w(n,i){const f=[...new Set(n.flatMap(d=>i.get(d)??[]))];return f.length>0?{findings:f}:{}}function h(n,i){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:f,span:d})=>({text:f,...d}))},...n.plan?.scripts&&{scripts:$(n.plan.scripts)},profiles:R(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...i&&{outcome:i}}}function $(n){return(0,A().stepsIn)(n).map(({directory:i,event:f,
text:d,command:v})=>({directory:i,event:f,text:d,shell:v===void 0}))}function R(n){return Object.fromEntries(Object.entries(
n).map(([i,{verdict:f}])=>[i,f]))}function o(n){const i={};for(const f of n)for(const[d,{verdict:v,reason:S,remark:H,...M}]of Object.
entries(f)){const D=i[d];D&&!D.accepted||(i[d]=v==="block"?{accepted:!1,...S&&{reason:(0,O().describe)(S).message},...M}:
{accepted:!0,...H&&{remark:(0,O().describe)(H).message},...D,...M})}return i}function c(n,i=(0,E().idsOf)(n),f){return n.
toSorted(I().byHarm).map(d=>{const v={id:i.get(d),cause:(0,E().causeOf)(d),...g(d)};if(f===void 0)return v;const S=`gene\
-gate fix --base ${f.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",S)}})}function g(n){const{
args:i,advice:f,...d}=n;return{...d,...(0,O().describe)(n)}}function t({file:{path:n,format:i},entries:f},d,v){const{name:S,
tool:H,approval:M,specification:D}=i;return{path:n,format:S,tool:H,approval:M,specification:D,entries:f.map(B=>m(B,d,v))}}
function m({state:n,entry:i,change:f,targets:d,digest:v,findings:S},H,M){const{event:D,shown:B,location:u}=i,a=H.filter(
N=>S.some(U=>r(U,N))),P=a.some(({rule:N})=>N==="agent-runs-danger"),j=(0,l().meansOf)(P?d.filter(({kind:N})=>N!=="danger"):
d),G=d.flatMap(({kind:N,name:U})=>N==="file"?[U]:[]);return{event:D,command:B,line:u.line,digest:v,...j.length>0&&{target:j.
join("; ")},...G.length>0&&{scripts:G},...n&&{state:n},...(f||i.setting)&&{change:f??(n?"changes":"widens")},...w(a,M)}}
function r(n,i){return n.rule===i.rule&&n.args===i.args}},33643:function(W,s,e){Object.defineProperty(s,"__esModule",{value:!0}),
s.QUESTION=void 0,s.hubAnswer=p;function l(){const A=e(39763);return l=function(){return A},A}const T=s.QUESTION="Will t\
he hub take it?";function p(A){const F=l().ENGINES.flatMap(h=>{const $=A[h];return $===void 0?[]:[{name:h,...$}]}),I=h=>h.
map(({name:$})=>$).join(", "),O=F.filter(h=>h.required);if(O.length===0)return;const E=I(O),C=F.filter(({accepted:h})=>h),
b=O.find(({accepted:h})=>!h);if(b){const h=C.length===0?"":` Accepted by ${I(C)}.`;return{taken:!1,by:E,words:`${b.reason??
"No reason given."}${h}`}}const y=F.filter(({accepted:h})=>!h),L=y.length===0?"":`, ${I(y)}: no`,w=A.validator?.remark===
void 0?"":", without its script";return{taken:!0,by:E,words:`${E}: yes${w}${L}`}}},94274:function(W,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.isForHuman=A,s.nextActorOf=I;function l(){const O=e(28894);return l=function(){return O},O}
function T(){const O=e(13580);return T=function(){return O},O}function p(){const O=e(47350);return p=function(){return O},
O}function A({rule:O,location:E,danger:C}){return C!==void 0||(0,T().ruleOf)(O)?.actor==="human"||E!==void 0&&(0,l().isAuditLog)(
E.path)}function F({rule:O,severity:E,suppressed:C}){const{advice:b,actor:y}=(0,T().ruleOf)(O)??{};return E==="warning"&&
C===void 0&&b===!0&&y==="human"}function I(O,E,C){switch(O){case"pass":case"warn":return E.some(F)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return E.some(b=>(0,p().isBlocking)(b,C)&&!A(b))?"\
agent":"human"}}}};
