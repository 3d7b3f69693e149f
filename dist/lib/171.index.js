"use strict";exports.id=171,exports.ids=[171],exports.modules={10482:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),
c.answerOfAgentFile=r,c.judgeFor=b,c.pathInRoot=i,c.readCommandEntries=F,c.riskAsked=e;function h(){const n=t(51455);return h=
function(){return n},n}function A(){const n=t(76760);return A=function(){return n},n}function p(){const n=t(7723);return p=
function(){return n},n}function E(){const n=t(99668);return E=function(){return n},n}function I(){const n=t(20702);return I=
function(){return n},n}function N(){const n=t(12792);return N=function(){return n},n}function O(){const n=t(41895);return O=
function(){return n},n}function S(){const n=t(78374);return S=function(){return n},n}function C(){const n=t(13970);return C=
function(){return n},n}function R(){const n=t(63550);return R=function(){return n},n}function y(){const n=t(32854);return y=
function(){return n},n}function G(){const n=t(80090);return G=function(){return n},n}const w=p().looseObject({mode:C().riskSchema,
allow_dangerous:p().boolean(),allowed_roots:p().array(p().string().min(1)),workspace:p().string().min(1),cwd:p().string().
min(1),proposal_mode:p().enum(["structured","experimental"]),command_family:p().string(),platform:S().platformSchema,disabled_packs:p().
array(p().string()),symlinks:p().record(p().string().min(1),p().string().min(1)),tool:p().enum(["bash","runpy"]),computed_risk:C().
riskSchema}).partial(),g=p().object({id:p().union([p().string(),p().number()]).optional(),command:p().unknown(),context:w.
default({})});function F(n,a){return m(n,a).map((l,v)=>{if(typeof l!="object"||l===null||!("command"in l))return{id:String(
v),command:l,context:{}};const $=g.safeParse(l);if(!$.success)throw s(`entry ${v} of ${a}: ${p().prettifyError($.error)}`);
const{id:B=String(v),command:k,context:H}=$.data;return{id:B,command:k,context:H}})}function b(n,a){const{mode:f,allow_dangerous:l,
allowed_roots:v,workspace:$,disabled_packs:B,platform:k}=n,{proposal_mode:H,command_family:d,cwd:o,tool:T,symlinks:j}=n,
M={...a.terms.policy,...f&&{mode:f},...l!==void 0&&{allow_dangerous:l},...v&&{allowed_roots:v},...$&&{workspace:$},...B&&
{disabled_packs:B}};return a.with({policy:M,...k&&{platform:k}}).proposed({...H&&{mode:H},...d!==void 0&&{family:d},...o&&
{cwd:o},...T&&{tool:T},...j&&{files:u(j,o??M.workspace)}})}function e({command:n,context:a}){return n===null?a.computed_risk:
void 0}function u(n,a){const f=Object.entries(n).map(([l,v])=>{const $=(0,y().locatePath)(l,a,{at:"/"});if($===void 0)throw s(
`the symlink ${l} has no valid path`);return[$.slice(1),{symlink:v}]});return(0,R().literalTree)(Object.fromEntries(f),"\
the given symlinks")}function m(n,a){let f;try{f=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(l){throw s(
`${a} is not JSON in UTF-8: ${l.message}`)}if(!Array.isArray(f))throw s(`${a} is not a JSON array`);return f}function s(n){
return new(O()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function i(n,{root:a},{cwd:f}){if(a===void 0)return n;const l=(0,A().
resolve)(f,n),v=await(0,h().realpath)((0,A().dirname)(l)).catch(()=>(0,A().dirname)(l));return(0,A().relative)(await(0,h().
realpath)(a),(0,A().join)(v,(0,A().basename)(l))).split(A().sep).join("/")}async function r({path:n,file:a},f,{agent_files:l},v){
const $=(0,E().agentFileAt)(await i(a,f,v));if($===void 0)return;const B=(0,N().readAgentFile)({...$,path:n},await v.readInput(
a));return(0,G().agentFileAnswer)(await(0,I().judgeWholeFile)(B,f.tree,l))}},3876:function(J,c,t){Object.defineProperty(
c,"__esModule",{value:!0}),c.filesOf=s,c.profileOf=u,c.readFixedChange=g,c.readTask=e,c.requireSameCommit=m,c.requireStaged=
F;function h(){const i=t(27199);return h=function(){return i},i}function A(){const i=t(70237);return A=function(){return i},
i}function p(){const i=t(53315);return p=function(){return i},i}function E(){const i=t(25966);return E=function(){return i},
i}function I(){const i=t(10154);return I=function(){return i},i}function N(){const i=t(52483);return N=function(){return i},
i}function O(){const i=t(41895);return O=function(){return i},i}function S(){const i=t(73388);return S=function(){return i},
i}function C(){const i=t(39763);return C=function(){return i},i}function R(){const i=t(35720);return R=function(){return i},
i}function y(){const i=t(213);return y=function(){return i},i}function G(){const i=t(73849);return G=function(){return i},
i}function w(){const i=t(33816);return w=function(){return i},i}async function g(i,{base:r,staged:n},a){if(i===void 0)throw new(O()).
GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const f=await(0,E().
resolveRange)(i,{base:r,worktree:!0,staged:n}),l=await(0,N().basePolicy)({...a&&{policy:a}},i,f),v=await(0,R().readTree)(
i,f.base),$=await(0,R().readTree)(i,f.audited),B=await(0,y().readChange)(i,f.base,f.audited),H=(await(0,A().collectAssets)(
{baseTree:v,headTree:$,change:B,policy:l.policy})).changes.filter(({kind:o})=>o!=="removed"),d=new Set(H.map(({asset:o})=>b(
o)));return{policy:l,base:f.base,baseTree:v,changed:new Set(B.files.flatMap(p().namesOf)),paths:new Set(H.map(({asset:o})=>o.
path)),includes:o=>d.has(b(o))}}async function F(i,r,n){const a=new Set(await(0,w().differentFromIndex)(i)),f=n.find(l=>a.
has(l)||r.stat(l)===void 0);if(f!==void 0)throw new(O()).GateError("checkout_differs",`${f} has changes that are not sta\
ged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function b({path:i,pointer:r}){
return`${i}#${(0,h().pointerText)(r)}`}async function e(i,r,n){if(i!==void 0){if(r.length>0)throw new(O()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,G().readAgentTask)(
await n.readInput(i),(0,S().inputName)(i))}}function u(i){const r=C().PROFILE_NAMES.find(n=>n===i?.policy?.profile);return r===
void 0?{}:{profile:r}}function m({head_sha:i},r){r===void 0&&(0,I().refuse)("the working tree has no commit"),i!==r&&(0,I().
refuse)(`it is about the commit ${i??"(none)"}, and the working tree is at ${r}`)}function s({edits:i},r){const n=new Set(
r);return(0,I().requireAssetFiles)(i,a=>n.has(a)),i.map(({path:a})=>a)}},20171:function(J,c,t){Object.defineProperty(c,"\
__esModule",{value:!0}),c.fixVerb=void 0;function h(){const o=t(76760);return h=function(){return o},o}function A(){const o=t(
63314);return A=function(){return o},o}function p(){const o=t(18744);return p=function(){return o},o}function E(){const o=t(
62130);return E=function(){return o},o}function I(){const o=t(10154);return I=function(){return o},o}function N(){const o=t(
75459);return N=function(){return o},o}function O(){const o=t(83026);return O=function(){return o},o}function S(){const o=t(
41895);return S=function(){return o},o}function C(){const o=t(4378);return C=function(){return o},o}function R(){const o=t(
81961);return R=function(){return o},o}function y(){const o=t(74238);return y=function(){return o},o}function G(){const o=t(
48741);return G=function(){return o},o}function w(){const o=t(67397);return w=function(){return o},o}function g(){const o=t(
34397);return g=function(){return o},o}function F(){const o=t(52978);return F=function(){return o},o}function b(){const o=t(
10289);return b=function(){return o},o}function e(){const o=t(31626);return e=function(){return o},o}function u(){const o=t(
50427);return u=function(){return o},o}function m(){const o=t(10482);return m=function(){return o},o}function s(){const o=t(
3876);return s=function(){return o},o}function i(){const o=t(49232);return i=function(){return o},o}function r(){const o=t(
82256);return r=function(){return o},o}const n=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,a=(o,T)=>new(A()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(A()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,r().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",n).action(async(j,M)=>T(await f(j,M,o)));c.fixVerb=a;async function f(o,T,j){
const M=(0,h().resolve)(j.cwd,T.repo??"."),L=await(0,s().readTask)(T.apply,o,j);if(L&&L.edits.length===0)return v(L,j);const{
staged:P=!1}=T,U=async(D,W,x)=>{if(x===void 0&&(T.repo!==void 0||P))throw new(S()).GateError("not_a_repository",`${M} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,i().namedPolicy)(T.policy,j),[on]=x?await(0,w().lookUpCommits)(x,["HEAD"]):[];L&&(0,s().requireSameCommit)(
L,on);const _=T.base??L?.policy?.ref,V=_===void 0?void 0:await(0,s().readFixedChange)(x,{base:_,staged:P},q),Y=V?.policy??
q??await(0,y().loadPolicy)(D,D.label),{policy:K}=(0,R().tightenPolicy)(Y,(0,s().profileOf)(L)),Q=L?(0,s().filesOf)(L,(0,p().
assetPathsIn)(D,K)):o.length===0?(0,r().storeFiles)(D,K,M):await Promise.all(o.map(Z=>$(W,Z,j))),z=V&&!L?Q.filter(Z=>V.paths.
has(Z)):Q;x&&P&&await(0,s().requireStaged)(x,D,z);const{platform:nn,signal:tn}=j,en=await B(W,new Set(z)),rn=C().Judge.by(
{policy:K,tree:D,...V&&{base:V.baseTree},changed:V?.changed??new Set,platform:nn,signal:tn}),an={identity:T.identity??!1,
...V&&{includes:V.includes},...L&&{includes:(0,I().editedBy)(L.edits)}},X=await(0,E().fixFiles)(en,rn,an);if(L&&(0,I().requireOwnEdits)(
L.edits,X),T.format==="json"){const Z=await(0,I().fixTask)(en,X,rn,{...an,...P&&{event:{name:"index"}},head_sha:on??null,
base_sha:V?.base??null,policyRef:V?.policy.ref});j.print((0,F().renderTask)(Z),"json")}else T.write||j.print((0,N().patchText)(
X));return T.write&&await(0,N().writeFix)(W,X),j.note(z.length===0&&_!==void 0?(0,e().messageText)(l(_),j):await k(X,T.write??
!1,j)),!(L&&T.write)&&X.files.some(({left:Z})=>Z.length>0)||!T.write&&X.files.some(d)?1:0};return(0,g().withSourceTree)(
M,j,U,P)}function l(o){return`Nothing to fix: no asset differs from ${o}. Without \`--base\`, all assets are fixed.`}function v({
next_actor:o,todo:T,human:j},M){const L=T.length+j.length;return M.note(`The task has no edits, and ${L===0?"nothing":L}\
 to do by hand.
`),o==="done"?0:1}async function $(o,T,j){const M=await(0,m().pathInRoot)(T,{root:o},j);if(M.split("/")[0]!==".."&&!(0,h().
isAbsolute)(M))return M||".";throw new(S()).GateError("usage",`${(0,h().resolve)(j.cwd,T)} is not in ${o}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function B(o,T){const j=(0,G().folderTree)(o);return Promise.
all([...T].map(async M=>({path:M,bytes:await j.read(M)})))}async function k({files:o,scripts:T,judgeOf:j},M,{columns:L}){
const P=o.map(async Y=>{const{path:K,steps:Q}=Y,z=await(0,O().withProposals)(Y.left,j(K)),nn=[...new Set(Q)].map(tn=>`  ${Q.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&z.length===0?[]:[(0,b().terminal)(K),...nn,...z.length===
0?[]:["  Not fixed:",...(0,O().describeUnfixed)(z)]]}),U=(await Promise.all(P)).flat(),D=o.filter(d).length,W=`${D} of ${o.
length}; new scripts: ${T.length}`,x=`Asset files ${M?"written":"to change"}: ${W}.`,q=D>0&&!M?" Run with --write to app\
ly.":"",_=o.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...U,x+q+_].flatMap(Y=>{const K=/^ */.
exec(Y)?.[0]??"",Q=L-K.length;return(0,u().wrap)(Y.slice(K.length),Q,Number.POSITIVE_INFINITY).map(z=>K+z)}).join(`
`)}
`}function H({pointer:o,new:T}){return o?.endsWith("/asset_id")===!1&&T.length>0}function d({before:o,after:T}){return o!==
T}},33816:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),c.differentFromIndex=F,c.isConcerned=g;function h(){
const e=t(76760);return h=function(){return e},e}function A(){const e=t(64385);return A=function(){return e},e}function p(){
const e=t(18744);return p=function(){return e},e}function E(){const e=t(94534);return E=function(){return e},e}function I(){
const e=t(77680);return I=function(){return e},e}function N(){const e=t(63455);return N=function(){return e},e}function O(){
const e=t(41895);return O=function(){return e},e}function S(){const e=t(4378);return S=function(){return e},e}function C(){
const e=t(74238);return C=function(){return e},e}function R(){const e=t(96681);return R=function(){return e},e}function y(){
const e=t(93028);return y=function(){return e},e}function G(){const e=t(34397);return G=function(){return e},e}function w(){
const e=t(49232);return w=function(){return e},e}async function g(e,u){const m=(0,h().resolve)(u.cwd,e.repo);try{const s=await(0,w().
namedPolicy)(e.policy,u),i=async(r,n,a)=>{if(a===void 0)return!0;const f=await F(a,["--cached"]);if(f.length===0)return!1;
if(f.some($=>$===C().POLICY_PATH||/(?:^|\/)package\.json$/.test($)))return!0;const{policy:l}=s??await(0,C().loadPolicy)(
r,r.label);if(f.some((0,p().assetPathTest)(l)))return!0;const v=await b(r,l,u);return f.some($=>v.has($))};return await(0,G().
withSourceTree)(m,u,i,!0)}catch(s){if(s instanceof O().GateError)return!0;throw s}}async function F(e,u=[]){const m=["di\
ff",...u,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,R().decodePieces)(await e.user(m,{env:{GIT_INDEX_FILE:e.
index}}))}async function b(e,u,{platform:m}){const s=(0,p().assetPathTest)(u),i=(0,E().assetLimits)(u.assets.max_file_bytes),
r=S().Judge.by({policy:u,tree:e,changed:new Set,platform:m}),n=new Set;for(const{kind:a,path:f}of e.files()){if(!(0,y().
isRegular)(a)||!s(f))continue;const{assets:l}=(0,A().readAssetFile)(f,await e.read(f),i);for(const v of l.filter(({type:$})=>$===
"Gene")){const $=(0,I().validationCommands)(v);for(const{value:B}of $.kind==="list"?$.entries:[]){const{reading:k}=await r.
forFile(v.path).command(B),H=r.storeOf(v.path);for(const d of(0,N().namedPaths)(k.command,H))n.add(d);for(const{path:d}of k.
targets)d!==void 0&&n.add(d)}}}return n}},49232:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
g,c.namedPolicy=C,c.policyFor=y,c.policyName=G,c.policyOfFile=R,c.repositoryOf=F;function h(){const e=t(73024);return h=
function(){return e},e}function A(){const e=t(76760);return A=function(){return e},e}function p(){const e=t(41895);return p=
function(){return e},e}function E(){const e=t(21311);return E=function(){return e},e}function I(){const e=t(74238);return I=
function(){return e},e}function N(){const e=t(48741);return N=function(){return e},e}function O(){const e=t(96402);return O=
function(){return e},e}function S(){const e=t(63550);return S=function(){return e},e}async function C(e,u){if(e===void 0)
return;const m=await R(e,u);return(0,E().requireExamples)(m),m}async function R(e,u){const m=(await u.readInput(e)).toString(
"utf8"),s=await F(u.cwd,u.env)??u.cwd;return await(0,I().loadPolicyFile)(m,e,(0,N().folderTree)(s))}async function y({policy:e,
profile:u},m,s){const i=e===!1?await g():await C(e,m)??await w(s,m);return u===void 0?i:{...i,policy:{...i.policy,profile:u}}}
function G({source:e,path:u,ref:m}){return e==="default"||u===void 0?"the built-in policy":e==="file"||m===void 0?u:`${u}\
 in ${m}`}async function w(e,{cwd:u,env:m}){const s=e===void 0?await F(u,m):void 0,i=e??(s===void 0?void 0:(0,N().folderTree)(
s));if(i===void 0)return g();const r=await(0,I().loadPolicy)(i,i.label);return(0,E().requireExamples)(r),r}function g(){
const e=(0,S().literalTree)({});return(0,I().loadPolicy)(e,e.label)}async function F(e,u){try{const m=await(0,O().openRepository)(
e,u);return await m.close(),m.directory}catch(m){const s=m instanceof p().GateError&&m.code==="program_not_found";if(m instanceof
p().GateError&&!(s&&b(e)))return;throw m}}function b(e){const u=(0,A().dirname)(e);return(0,h().existsSync)((0,A().join)(
e,".git"))||u!==e&&b(u)}},82256:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=H,c.folderFiles=a,c.formatOption=u,c.inRepository=r,c.parsedBy=$,c.parsedNumber=B,c.printAnswer=
s,c.rangeRequest=v,c.storeFiles=n,c.textOptions=m,c.withJudgingOptions=F,c.withRangeOptions=l;function h(){const d=t(76760);
return h=function(){return d},d}function A(){const d=t(63314);return A=function(){return d},d}function p(){const d=t(7723);
return p=function(){return d},d}function E(){const d=t(89549);return E=function(){return d},d}function I(){const d=t(18744);
return I=function(){return d},d}function N(){const d=t(25966);return N=function(){return d},d}function O(){const d=t(41895);
return O=function(){return d},d}function S(){const d=t(41551);return S=function(){return d},d}function C(){const d=t(39763);
return C=function(){return d},d}function R(){const d=t(96402);return R=function(){return d},d}function y(){const d=t(93028);
return y=function(){return d},d}function G(){const d=t(10289);return G=function(){return d},d}function w(){const d=t(23107);
return w=function(){return d},d}function g(){const d=t(49232);return g=function(){return d},d}function F(d,o=["text","js\
on"]){return d.option(...b).option("--no-policy","use the built-in policy").addOption(e()).addOption(u(o))}const b=c.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function e(){return new(A()).Option("--profile\
 <name>","profile for commands").choices(C().PROFILE_NAMES)}function u(d=["text","json"]){return new(A()).Option("--form\
at <name>","output format").choices(d).default("text")}function m({verbose:d=!1},{columns:o,colour:T,name:j}){return{columns:o,
colour:T,verbose:d,name:j}}function s(d,o,T,j){j.print(T==="json"?`${(0,G().json)(d)}
`:o(),T)}const i=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function r({repo:d},{cwd:o,env:T,
note:j},M){const L=await(0,R().openRepository)((0,h().resolve)(o,d),T,j);try{return await M(L)}finally{await L.close()}}
function n(d,o,T){return f((0,I().assetPathsIn)(d,o),T)}function a(d,o,T){const j=(0,I().assetPathTest)(o),M=P=>[(0,h().
resolve)(T,P).split(h().sep).join("/").replace(/^\//,""),`assets/gep/${(0,h().basename)(P)}`],L=[...d.files()].filter(({
kind:P})=>(0,y().isRegular)(P)).map(({path:P})=>P);return f(L.filter(P=>M(P).some(j)),T)}function f(d,o){if(d.length>0)return d;
throw new(O()).GateError("usage",`${o} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function l(d){return d.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(A()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...i).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(e()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function v({base:d,head:o,worktree:T,staged:j,profile:M,...L},P){const U=(0,E().
approveByDigest)(L.approve,new Date),D=await(0,g().namedPolicy)(L.policy,P);return{directory:(0,h().resolve)(P.cwd,L.repo),
env:P.env,note:P.note,locate:W=>(0,N().resolveRange)(W,{...d!==void 0&&{base:d},...o!==void 0&&{head:o},...T&&{worktree:T},
...j&&{staged:j}}),...D&&{policy:D},...L.policyRef!==void 0&&{policyRef:L.policyRef},inputs:{profile:M},all:L.all??!1,approver:U,
signal:P.signal,secrets:(0,S().secretsOf)(P.env)}}function $(d,o){return T=>{const j=d().safeParse(T);if(j.success)return j.
data;throw new(A()).InvalidArgumentError(o)}}function B(d){return $(()=>p().coerce.number().pipe(d()),"Expected a number\
 from 1 to 256.")}const k=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function H({durations:d},o){return d===void 0?new Map:(0,w().readDurations)((0,h().
resolve)(o.cwd,d),o.openInput)}},25966:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=N;
function h(){const y=t(41895);return h=function(){return y},y}function A(){const y=t(24634);return A=function(){return y},
y}function p(){const y=t(67397);return p=function(){return y},y}function E(){const y=t(50598);return E=function(){return y},
y}function I(){const y=t(34397);return I=function(){return y},y}async function N(y,{base:G,head:w,worktree:g=!1,staged:F=!1}){
if(g&&w!==void 0)throw new(h()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[b,e]=await O([(0,E().resolveRevision)(y,w??"HEAD"),C(y,G)]);return{
name:F?"index":g?"worktree":"range",directory:y.directory,base:await(0,A().mergeBase)(y,e.commit,b),head:b,audited:g?await(F?
I().snapshotIndex:I().snapshotWorktree)(y):b,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&{defaultBranch:e.defaultBranch},
isFork:!1}}async function O(y){return await Promise.allSettled(y),Promise.all(y)}const S=/^refs\/(?:heads|remotes\/origin)\//;
async function C(y,G){const w=G===void 0?await(0,p().defaultBranch)(y):await(0,E().resolveNamed)(y,G),{commit:g}=w,F=G===
"HEAD"||G==="@"?await(0,p().checkedOutBranch)(y):w.ref,b=F&&R(F);if(b===void 0)return{commit:g,name:G??"HEAD"};const e=G===
void 0?w:await(0,p().findDefaultBranch)(y),u=e?.ref&&R(e.ref);return{commit:g,name:b,...e&&u&&{defaultBranch:{name:u,commit:e.
commit}}}}function R(y){return S.test(y)?y.replace(S,""):void 0}},10154:function(J,c,t){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.editedBy=u,c.fixTask=w,c.refuse=F,c.requireAssetFiles=b,c.requireOwnEdits=e;function h(){const s=t(27199);
return h=function(){return s},s}function A(){const s=t(64385);return A=function(){return s},s}function p(){const s=t(28894);
return p=function(){return s},s}function E(){const s=t(94534);return E=function(){return s},s}function I(){const s=t(41895);
return I=function(){return s},s}function N(){const s=t(52978);return N=function(){return s},s}function O(){const s=t(77648);
return O=function(){return s},s}function S(){const s=t(37075);return S=function(){return s},s}function C(){const s=t(94274);
return C=function(){return s},s}function R(){const s=t(47350);return R=function(){return s},s}function y(){const s=t(88211);
return y=function(){return s},s}function G(){const s=t(83026);return G=function(){return s},s}async function w(s,i,r,{includes:n=()=>!0,
policyRef:a,...f}){const{policy:l}=r.terms,v=(0,E().assetLimits)(l.assets.max_file_bytes),$=[],B=[];for(const{path:o,bytes:T}of s){
const j=(0,A().readAssetFile)(o,T,v),M=await(0,G().auditedIn)(j,r,n);$.push(...M.findings);for(const{asset:L,commands:P}of M.
assets)B.push({id:L.id,profiles:(0,O().acceptanceOf)(P.map(U=>U.profiles))})}const k=(0,S().idsOf)($),H=await(0,y().proposalOf)(
i,k),d=(0,R().severityVerdict)($,l.fail_on);return(0,N().agentTask)({...f,verdict:d,next_actor:(0,C().nextActorOf)(d,$,l.
fail_on),policy:{...a!==void 0&&{ref:a},profile:l.profile,fail_on:l.fail_on,...l.enforce!=="block"&&{enforce:"report"}},
findings:(0,O().reportFindings)($,k),genes:B,...H&&{fix:H},approval_digest:null})}const g="Nothing was changed. Run the \
gate on this commit, and use the task that it prints.";function F(s){throw new(I()).GateError("input_invalid",`The task \
is refused: ${s}.`,g)}function b(s,i){for(const{path:r}of s)(0,p().isAuditLog)(r)&&F(`\`${r}\` is an audit log, which onl\
y its owner edits`),i(r)||F(`\`${r}\` is not an asset file of this repository`)}function e(s,{files:i}){const r=new Set(
i.flatMap(a=>a.edits.map(m))),n=new Set(s.map(m));for(const a of s)r.has(m(a))||F(`\`gene-gate fix\` does not make the edi\
t of \`${a.pointer}\` in \`${a.path}\` here`);for(const a of i.flatMap(f=>f.edits))n.has(m(a))||F(`it lacks the edit of \
\`${a.pointer}\` in \`${a.path}\`, which belongs to the others`)}function u(s){const i=new Set(s.map(({path:r,pointer:n})=>`${r}\
#${(0,y().assetPointer)(n)}`));return({path:r,pointer:n})=>i.has(`${r}#${(0,h().pointerText)(n)}`)}function m({path:s,pointer:i,
old:r,new:n,files:a=[]}){const f=a.map(l=>[l.path,l.text]);return JSON.stringify([s,i,r,n,f])}},52483:function(J,c,t){Object.
defineProperty(c,"__esModule",{value:!0}),c.basePolicy=R,c.effectivePolicy=C,c.protectedBy=w,c.readerOf=G,c.resolvePolicyRef=
F;function h(){const u=t(41895);return h=function(){return u},u}function A(){const u=t(81961);return A=function(){return u},
u}function p(){const u=t(74238);return p=function(){return u},u}function E(){const u=t(24634);return E=function(){return u},
u}function I(){const u=t(35720);return I=function(){return u},u}function N(){const u=t(19674);return N=function(){return u},
u}function O(){const u=t(67397);return O=function(){return u},u}function S(){const u=t(50598);return S=function(){return u},
u}async function C(u,m,s){return(0,A().tightenPolicy)(await R(u,m,s),u.inputs)}async function R({policy:u,policyRef:m,readShared:s},i,r){
const n=G(i,s),a=u??await g(n,r);if(m===void 0)return a;const f=await F(i,m);return(0,A().stricterOf)(a,await n(f,`${m}:${p().
POLICY_PATH}`),m)}const y="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";
function G(u,m){return async(s,i)=>(0,p().loadPolicy)(await(0,I().readTree)(u,s),s,{path:i,hint:y,readShared:m})}async function w({
name:u,commit:m},s,i){return(0,A().policyOfBranch)(await i(m,`${u}:${p().POLICY_PATH}`),s,u)}async function g(u,{policyCommit:m,
baseRef:s,defaultBranch:i}){const r=await u(m,p().POLICY_PATH);if(i===void 0)return r;if(i.name===s){const a=(0,A().policyOfBranch)(
r,s,s)??r;return a===r?r:(0,A().stricterOf)(r,a,`branches.${s}`)}const n=await w(i,s,u);return n===void 0||r.source==="d\
efault"?n??r:(0,A().stricterOf)(r,n,i.name)}async function F(u,m){const s=m.replace(/^refs\/heads\//,"");try{return(0,O().
isObjectId)(s)?await(0,S().resolveRevision)(u,s):await b(u,s)??await(0,S().resolveRevision)(u,m)}catch(i){throw i instanceof
h().GateError&&i.code==="ref_ambiguous"?i:e(m,i)}}async function b(u,m){const s=`refs/remotes/origin/${m}`,[i,r]=await(0,O().
lookUpCommits)(u,[s,`refs/heads/${m}`]);if(i!==void 0)return i;try{if(!await(0,N().branchAtOrigin)(u,m))return}catch(n){
if(r!==void 0)return r;throw n}return await(0,E().requireCommits)(u,[s],[(0,N().fetched)(m)]),(await(0,O().lookUpCommits)(
u,[s]))[0]}function e(u,m){const s=m instanceof h().GateError&&m.code==="git_failed"?`: ${m.message}`:"";return new(h()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(u)} is not a branch of origin or a revision in this clone${s}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:m})}},73849:function(J,c,t){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=w;function h(){const g=t(7723);
return h=function(){return g},g}function A(){const g=t(41895);return A=function(){return g},g}function p(){const g=t(54078);
return p=function(){return g},g}function E(){const g=t(9819);return E=function(){return g},g}function I(){const g=t(99462);
return I=function(){return g},g}function N(){const g=t(13970);return N=function(){return g},g}const O=c.AGENT_TASK_VERSION=
"1.0.0",S=h().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),C=I().findingIdSchema.exactOptional().describe("The id of \
the finding."),R=h().object({finding:C,rule:h().string(),path:h().string().exactOptional(),line:h().int().min(1).exactOptional(),
message:h().string(),remedy:h().string()}),y=h().object({finding:C,why:h().string(),needs:h().string().describe("What th\
e person does, such as an approval and its digest.")}),G=c.agentTaskSchema=h().object({type:h().literal("AgentTask"),schema_version:h().
literal(O),next_actor:N().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:N().verdictSchema,error:h().object({code:h().string(),message:h().string(),hint:h().
string()}).optional(),head_sha:S.nullable().describe("The commit that the task is about."),base_sha:S.nullable(),policy:h().
object({ref:h().string().exactOptional(),profile:h().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:h().array(E().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:h().array(R).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),advice:h().array(R).describe("Warnings that fail nothing: what would make the checks worth more."),human:h().
array(y).describe("Findings that only a person resolves."),hub:h().array(h().object({gene:h().string(),taken:h().boolean(),
words:h().string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene\
 of the change, before it is published."),must_not:h().array(h().string()).describe("What the agent does not do, whateve\
r the findings are."),patch:h().string().nullable().describe("A unified diff of the edits for `git apply`; null without \
one."),verify:h().string().describe("The command that exits with 0 when nothing is left to do, also if the policy only r\
eports."),how_to_get_it:h().string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what \
the agent that wrote a change does next");function w(g,F){try{return G.parse(JSON.parse(g.toString("utf8")))}catch(b){throw new(A()).
GateError("input_invalid",`${F} is not an AgentTask of this version: ${(0,p().firstProblem)(b)}.`,"Pass the file that `g\
ene-gate check --format agent` printed, or agent-task.json of the results.",{cause:b})}}},52978:function(J,c,t){Object.defineProperty(
c,"__esModule",{value:!0}),c.AGENT_TASK_FILE=c.AGENT_PATCH_FILE=void 0,c.agentTask=F,c.renderAgentTask=w,c.renderTask=g;
function h(){const r=t(28894);return h=function(){return r},r}function A(){const r=t(44786);return A=function(){return r},
r}function p(){const r=t(38863);return p=function(){return r},r}function E(){const r=t(78261);return E=function(){return r},
r}function I(){const r=t(13580);return I=function(){return r},r}function N(){const r=t(94274);return N=function(){return r},
r}function O(){const r=t(47350);return O=function(){return r},r}function S(){const r=t(10289);return S=function(){return r},
r}function C(){const r=t(33643);return C=function(){return r},r}function R(){const r=t(73849);return R=function(){return r},
r}const y=c.AGENT_TASK_FILE="agent-task.json",G=c.AGENT_PATCH_FILE="agent-task.patch";function w(r){return g(F(r))}function g(r){
return`{
${Object.entries(R().agentTaskSchema.parse(r)).map(([a,f])=>{const v=Array.isArray(f)&&f.length>0?`[
${f.map(S().jsonLine).join(`,
`)}
]`:(0,S().jsonLine)(f);return`${JSON.stringify(a)}: ${v}`}).join(`,
`)}
}
`}function F(r){const{verdict:n,next_actor:a,error:f,head_sha:l,base_sha:v,policy:$,findings:B,fix:k,genes:H}=r,d=n==="p\
ass"||n==="warn"?()=>!1:u(r),o=B.filter(P=>d(P)||e(P)).sort(E().byHarm),T=new Set(o.filter(N().isForHuman)),j=o.filter(P=>!T.
has(P)),M=m(k?.edits??[]),L=H.flatMap(({id:P,profiles:U})=>{const{taken:D,words:W}=(0,C().hubAnswer)(U)??{};return D===void 0||
W===void 0?[]:[{gene:P,taken:D,words:W}]});return{type:"AgentTask",schema_version:R().AGENT_TASK_VERSION,next_actor:a,verdict:n,
...f&&{error:f},head_sha:l,base_sha:v,policy:$&&{...$.ref!==void 0&&{ref:$.ref},profile:$.profile},edits:k?.edits??[],todo:j.
filter(P=>d(P)&&!M(P)).map(b),advice:j.filter(P=>!d(P)).map(b),human:[...T].map(P=>({...P.id!==void 0&&{finding:P.id},why:P.
message,needs:s(P,r)})),...L.length>0&&{hub:L},must_not:A().MUST_NOT,patch:k?.patch??null,verify:i(r),how_to_get_it:p().
HOW_TO_GET_IT}}function b({id:r,rule:n,message:a,remedy:f,location:l}){const v=r===void 0?{}:{finding:r},$=l&&{path:l.path,
line:l.line};return{...v,rule:n,...$,message:a,remedy:f}}function e({rule:r,severity:n,suppressed:a}){return(0,I().ruleOf)(
r)?.advice===!0&&n==="warning"&&!a}function u({policy:r,findings:n}){const a=r?.fail_on??"error",f=n.some(({rule:l})=>l===
"gate-approval-missing");return l=>{const v=(0,I().ruleOf)(l.rule)?.approval,$=v==="waits"||v==="needed"&&f;return!l.suppressed&&
((0,O().isBlocking)(l,a)||$)}}function m(r){const n=new Set(r.map(({finding:f})=>f)),a=new Set(r.map(({path:f,old:l})=>JSON.
stringify([f,l])));return({id:f,subject:l,location:v})=>n.has(f)||a.has(JSON.stringify([v?.path,l?.command]))}function s({
rule:r,remedy:n,location:a},{approval_digest:f}){return f!==null&&(0,I().ruleOf)(r)?.approval!==void 0?`${n} The approva\
l digest is ${f}.`:a&&(0,h().isAuditLog)(a.path)?`${n} Only the process that owns the audit log writes to it.`:n}function i({
policy:r,base_sha:n,event:a}){const f=r?.ref??n;return["gene-gate check --worktree",...a?.name==="index"?["--staged"]:[],
...r?.enforce==="report"?["--block"]:[],...f?[`--base ${f}`]:[]].join(" ")}},80090:function(J,c,t){Object.defineProperty(
c,"__esModule",{value:!0}),c.agentFileAnswer=I,c.commandAnswer=N,c.fileAnswer=G;function h(){const w=t(59490);return h=function(){
return w},w}function A(){const w=t(95132);return A=function(){return w},w}function p(){const w=t(37075);return p=function(){
return w},w}function E(){const w=t(77648);return E=function(){return w},w}function I(w){const g=(0,p().idsOf)([...w.findings]);
return{...(0,E().reportAgentFile)(w,w.findings,g),findings:(0,E().reportFindings)(w.findings,g)}}function N({id:w,command:g},F,b,e){
const{verdict:u,risk:m,confirmation:s,reading:i,findings:r,profiles:n}=F,[a]=u==="block"&&b==="workspace"?r:[];return{id:w,
command:g,verdict:u,risk:m,confirmation:s,argv:i.argv,findings:(0,E().reportFindings)(r,e),warnings:O(r),profiles:(0,E().
verdictsOf)(n),...a&&{error:(0,A().describe)(a).message.replace(/\.$/,""),rule:a.rule,layer:a.layer}}}function O(w){const g=w.
filter(({severity:F})=>F==="warning");return[...new Set(g.map(({rule:F})=>F))]}const S=100,C=1e3;function R(w){const g=[
...(0,h().groupBy)(w,({rule:b,severity:e})=>`${e} ${b}`).values()],F=new Set(g.flatMap(b=>b.slice(0,S)));return{listed:w.
filter(b=>F.has(b)),others:g.flatMap(b=>{const e=b.length-S;return b.slice(S,S+1).map(u=>({other:u,count:e}))})}}function y({
other:w,count:g}){const F=`${g} more findings of \`${w.rule}\` in this file, from here on, are not listed.`;return{...(0,E().
reportFinding)(w),message:F}}function G({path:w,assets:g,findings:F},b){const e=g.flatMap(({commands:n})=>n.flatMap(a=>a.
findings)),{listed:u,others:m}=R(F),s=(0,p().idsOf)([...e,...u]),i=g.filter(({commands:n})=>n.length===0),r=new Set(i.slice(
C));return{path:w,assets:g.filter(n=>!r.has(n)).map(({asset:n,commands:a})=>({type:n.type,id:n.id,location:n.locate(),...a.
length>0&&{profiles:(0,E().acceptanceOf)(a.map(f=>f.profiles))},commands:a.map((f,l)=>N({id:`${n.id}#${l}`,...f},f,b,s))})),
...r.size>0&&{assets_not_listed:r.size},findings:[...(0,E().reportFindings)(u,s),...m.map(y)]}}},77648:function(J,c,t){Object.
defineProperty(c,"__esModule",{value:!0}),c.acceptanceOf=e,c.findingsAbout=R,c.idsIn=w,c.reportAgentFile=s,c.reportFinding=
m,c.reportFindings=u,c.reportGene=C,c.reportScripts=F,c.verdictsOf=b;function h(){const n=t(12195);return h=function(){return n},
n}function A(){const n=t(68450);return A=function(){return n},n}function p(){const n=t(85475);return p=function(){return n},
n}function E(){const n=t(80827);return E=function(){return n},n}function I(){const n=t(59490);return I=function(){return n},
n}function N(){const n=t(78261);return N=function(){return n},n}function O(){const n=t(95132);return O=function(){return n},
n}function S(){const n=t(37075);return S=function(){return n},n}function C(n,a,{about:f,ids:l}){const{gene:v,outcomes:$,
proofs:B,runFindings:k,capped:H,verdict:d,summary:o}=n,{asset:T,change:j,blastRadius:M}=v,L=[...f(T),...v.findings,...H,
...k.filter(P=>P.subject?.command===void 0)];return{id:T.id,asset_id:(0,p().assetIdOf)(T),path:T.path,line:T.locate().line,
store:{path:v.store.path||".",root:(0,A().shownRoot)(v.store),...v.store.checkoutAs!==void 0&&{checkout_as:v.store.checkoutAs}},
change:j,verdict:d,summary:o,profiles:e(v.commands.map(({profiles:P})=>P)),blast_radius:M,commands:v.commands.map((P,U)=>{
const D=k.filter(q=>G(q,P)),W=w([...P.findings,...D],l),x=B?.[U];return{...g(P,$[U]),...x&&{proof:x},...W}}),...w(L,l),...v.
differences.length>0&&{differences:v.differences},validation_report_id:a}}function R(n){const a=(0,I().groupBy)(n,({subject:f})=>y(
f));return f=>(a.get(y(f))??[]).filter(({location:l})=>(l?.path??f.path)===f.path)}function y({type:n,id:a}={}){return`${n}\
 ${a}`}function G({subject:n,location:a},{command:f,location:l}){return n?.command===f&&a?.line===l.line&&a.column===l.column}
function w(n,a){const f=[...new Set(n.flatMap(l=>a.get(l)??[]))];return f.length>0?{findings:f}:{}}function g(n,a){return{
command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(
({text:f,span:l})=>({text:f,...l}))},...n.plan?.scripts&&{scripts:F(n.plan.scripts)},profiles:b(n.profiles),location:n.location,
...n.plan&&{plan_digest:n.plan.digest},...a&&{outcome:a}}}function F(n){return(0,E().stepsIn)(n).map(({directory:a,event:f,
text:l,command:v})=>({directory:a,event:f,text:l,shell:v===void 0}))}function b(n){return Object.fromEntries(Object.entries(
n).map(([a,{verdict:f}])=>[a,f]))}function e(n){const a={};for(const f of n)for(const[l,{verdict:v,reason:$,remark:B,...k}]of Object.
entries(f)){const H=a[l];H&&!H.accepted||(a[l]=v==="block"?{accepted:!1,...$&&{reason:(0,O().describe)($).message},...k}:
{accepted:!0,...B&&{remark:(0,O().describe)(B).message},...H,...k})}return a}function u(n,a=(0,S().idsOf)(n),f){return n.
toSorted(N().byHarm).map(l=>{const v={id:a.get(l),cause:(0,S().causeOf)(l),...m(l)};if(f===void 0)return v;const $=`gene\
-gate fix --base ${f.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",$)}})}function m(n){const{
args:a,advice:f,...l}=n;return{...l,...(0,O().describe)(n)}}function s({file:{path:n,format:a},entries:f},l,v){const{name:$,
tool:B,approval:k,specification:H}=a;return{path:n,format:$,tool:B,approval:k,specification:H,entries:f.map(d=>i(d,l,v))}}
function i({state:n,entry:a,change:f,targets:l,digest:v,findings:$},B,k){const{event:H,shown:d,location:o}=a,T=B.filter(
P=>$.some(U=>r(U,P))),j=T.some(({rule:P})=>P==="agent-runs-danger"),M=(0,h().meansOf)(j?l.filter(({kind:P})=>P!=="danger"):
l),L=l.flatMap(({kind:P,name:U})=>P==="file"?[U]:[]);return{event:H,command:d,line:o.line,digest:v,...M.length>0&&{target:M.
join("; ")},...L.length>0&&{scripts:L},...n&&{state:n},...(f||a.setting)&&{change:f??(n?"changes":"widens")},...w(T,k)}}
function r(n,a){return n.rule===a.rule&&n.args===a.args}},33643:function(J,c,t){Object.defineProperty(c,"__esModule",{value:!0}),
c.QUESTION=void 0,c.hubAnswer=p;function h(){const E=t(39763);return h=function(){return E},E}const A=c.QUESTION="Will t\
he hub take it?";function p(E){const I=h().ENGINES.flatMap(g=>{const F=E[g];return F===void 0?[]:[{name:g,...F}]}),N=g=>g.
map(({name:F})=>F).join(", "),O=I.filter(g=>g.required);if(O.length===0)return;const S=N(O),C=I.filter(({accepted:g})=>g),
R=O.find(({accepted:g})=>!g);if(R){const g=C.length===0?"":` Accepted by ${N(C)}.`;return{taken:!1,by:S,words:`${R.reason??
"No reason given."}${g}`}}const y=I.filter(({accepted:g})=>!g),G=y.length===0?"":`, ${N(y)}: no`,w=E.validator?.remark===
void 0?"":", without its script";return{taken:!0,by:S,words:`${S}: yes${w}${G}`}}},94274:function(J,c,t){Object.defineProperty(
c,"__esModule",{value:!0}),c.isForHuman=E,c.nextActorOf=N;function h(){const O=t(28894);return h=function(){return O},O}
function A(){const O=t(13580);return A=function(){return O},O}function p(){const O=t(47350);return p=function(){return O},
O}function E({rule:O,location:S,danger:C}){return C!==void 0||(0,A().ruleOf)(O)?.actor==="human"||S!==void 0&&(0,h().isAuditLog)(
S.path)}function I({rule:O,severity:S,suppressed:C}){const{advice:R,actor:y}=(0,A().ruleOf)(O)??{};return S==="warning"&&
C===void 0&&R===!0&&y==="human"}function N(O,S,C){switch(O){case"pass":case"warn":return S.some(I)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return S.some(R=>(0,p().isBlocking)(R,C)&&!E(R))?"\
agent":"human"}}}};
