"use strict";exports.id=9,exports.ids=[9],exports.modules={1395:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.NEEDS_PERSON=
void 0,a.approvalDigest=P,a.boundFiles=T,a.changedSince=l,a.groupDigest=c,a.judgedHead=f,a.weakensGate=t;function u(){const i=n(
77598);return u=function(){return i},i}function y(){const i=n(57975);return y=function(){return i},i}function S(){const i=n(
41330);return S=function(){return i},i}function p(){const i=n(97247);return p=function(){return i},i}function A(){const i=n(
32854);return A=function(){return i},i}async function T(i,r,m=new Set){const o=r.length===0?()=>!1:(0,S().default)([...r],
{dot:!0,nonegate:!0}),d=[...i.files()].filter(({path:$})=>(0,A().isWithin)($,".github")||m.has($)||!o($)).map(async $=>[
$.path,await w(i,$)]);return new Map(await Promise.all(d))}async function w(i,{path:r,kind:m,oid:o}){if(o!==void 0)return`${m}\
 ${o}`;const E=m==="symlink"?i.readlink(r)??"":await i.read(r);return`${m} ${(0,u().createHash)("sha256").update(E).digest(
"hex")}`}function P(i){const{files:r,baseRef:m,plansDigest:o,policyDigest:E,weakened:d}=i,$=[...r].sort(([b],[N])=>b<N?-1:
1);return h([m,o,E,$,d])}function c(i){return i.length>1?h([...i].sort()):i[0]}function h(i){return`sha256:${(0,u().createHash)(
"sha256").update(JSON.stringify(i)).digest("hex")}`}const s=3;function l(i,r){const m=[...new Set([...i.files.keys(),...r.
files.keys()])].filter(o=>i.files.get(o)!==r.files.get(o)).sort();return m.length>0?`${O(m)} ${m.length===1?"has":"have"}\
 changed`:i.plansDigest!==r.plansDigest?"the commands that would run have changed":(0,y().isDeepStrictEqual)(i.weakened,
r.weakened)?void 0:"what weakens the gate has changed"}function O(i){const r=i.slice(0,s).map(E=>`\`${E}\``),m=i.length-
r.length,o=m>0?`${m} more ${m===1?"file":"files"}`:r.pop();return r.length===0?`${o}`:`${r.join(", ")} and ${o}`}async function f(i,r,{
policy:m,digest:o},E){const{genes:d,plansDigest:$}=i,b=i.findings.filter(({rule:j})=>v.has(j)).map(({args:j,location:D})=>[
D?.path??"",JSON.stringify(j)]),N=(0,p().isOfChange)(i)?i.agentFiles.flatMap(e):[],I=new Set([...b.map(([j])=>j),...N]);
return{subject:{files:await T(r,m.approvals.unaffected_by,I),baseRef:E,plansDigest:$,policyDigest:o,weakened:b},genes:d,
weakensGate:t(i)}}function e({file:{path:i},entries:r}){const m=r.flatMap(o=>o.targets);return[i,...m.flatMap(({kind:o,name:E})=>o===
"file"?[E]:[])]}const v=a.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function t({findings:i}){return i.
some(({rule:r})=>v.has(r))}}),23423:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.readAppendedLog=h,a.readRecords=
e,a.readUntouchedLog=c;function u(){const r=n(23404);return u=function(){return r},r}function y(){const r=n(26040);return y=
function(){return r},r}function S(){const r=n(27199);return S=function(){return r},r}function p(){const r=n(64385);return p=
function(){return r},r}function A(){const r=n(78114);return A=function(){return r},r}function T(){const r=n(86581);return T=
function(){return r},r}function w(){const r=n(24932);return w=function(){return r},r}function P(){const r=n(28894);return P=
function(){return r},r}async function c(r,{path:m,size:o=0},E){if(o>P().MAX_LOG_BYTES)return O(m,o);try{return e(m,await r.
read(m,P().MAX_LOG_BYTES),E)}catch(d){return(0,p().unreadFile)(m,d)}}async function h(r,m,{path:o,size:E=0},d){if(!(E>P().
MAX_LOG_BYTES))try{const[$,b]=await Promise.all([r.read(o,P().MAX_LOG_BYTES),m.read(o,P().MAX_LOG_BYTES)]),N=(0,P().continuationOf)(
$,b);if(N.kind==="rewritten")return;const{from:I}=N,C=e(o,b.subarray(0,I),d),j=(0,P().countLines)(b,I)+1,D=s(o,b.subarray(
I),d,j);return{kept:C,appended:l(D,C)}}catch($){return{kept:{path:o,assets:[],problems:[]},appended:(0,p().unreadFile)(o,
$)}}}function s(r,m,o,E){return m.length>o.maxBytes?(0,p().tooLargeFile)(r,m.length,o):(0,p().readAssetFile)(r,m,o,E)}function l(r,m){
if(r.assets.length===0)return r;const o=new Map(m.assets.map(d=>[`${d.type} ${d.id}`,d])),E=r.assets.flatMap(d=>{const $=o.
get(`${d.type} ${d.id}`);if($===void 0||d.id.startsWith("#"))return[];if((0,u().canonicalize)(d.value)===(0,u().canonicalize)(
$.value)){const N=`${d.type} ${JSON.stringify(d.id)}, 2 times`;return[{rule:"duplicate-copy",location:d.locate(),detail:N,
id:d.id}]}const b=`${d.type} ${JSON.stringify(d.id)}, first at line ${$.locate().line}, column 1`;return[{rule:"duplicat\
e-id",location:d.locate(),detail:b,id:d.id}]});return{...r,problems:[...r.problems,...E]}}function O(r,m){return{path:r,
assets:[],problems:[],unread:`${m} bytes, of at most ${P().MAX_LOG_BYTES}`}}const f=10;function e(r,m,o){const E=v(m,o.maxBytes),
d=m.subarray(E),$=(0,P().countLines)(m,E)+1,b=t(r,d,$),N=b?{path:r,assets:b,problems:[]}:(0,p().readAssetFile)(r,d,o,$),
I=N.problems.find(({rule:D})=>A().UNREAD.has(D))?.detail,C=E>0?`only the newest ${d.length} of ${m.length} bytes`:void 0,
j=I??C;return{...N,...j!==void 0&&{unread:j}}}function v(r,m){if(r.length<=m)return 0;const o=r.indexOf(f,r.length-m-1);
return o<0?r.length:o+1}function t(r,m,o){const{text:E,complete:d}=(0,w().decodeUtf8)(m);if(!d)return;const $=[];let b=o;
for(let N=0;N<E.length;b+=1){const I=E.indexOf(`
`,N),C=I<0?E.length:I,j=E.slice(N,C);if(N=C+1,j.trim()==="")continue;const D=i(j);if(D===void 0||(0,T().hasAssetLists)(D))
return;const{type:B}=D;if((0,T().isAssetType)(B)){const[H,g]=[b,$.length];$.push({type:B,id:(0,p().declaredId)(D)??`#${g+
1}`,path:r,value:D,pointer:[g],locate:()=>({path:r,line:H,column:1})})}else if(!(0,T().isCompanion)(B))return}return $}function i(r){
const m=(0,y().attempt)(()=>JSON.parse(r));return(0,S().isJsonObject)(m)?m:void 0}}),97247:((M,a)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.isOfChange=n;function n(u){return"files"in u}}),3876:((M,a,n)=>{Object.defineProperty(a,"__\
esModule",{value:!0}),a.readFixedChange=h,a.requireStaged=s;function u(){const f=n(27199);return u=function(){return f},
f}function y(){const f=n(70237);return y=function(){return f},f}function S(){const f=n(53315);return S=function(){return f},
f}function p(){const f=n(25966);return p=function(){return f},f}function A(){const f=n(52483);return A=function(){return f},
f}function T(){const f=n(41895);return T=function(){return f},f}function w(){const f=n(35720);return w=function(){return f},
f}function P(){const f=n(96681);return P=function(){return f},f}function c(){const f=n(213);return c=function(){return f},
f}async function h(f,{base:e,staged:v},t){if(f===void 0)throw new(T()).GateError("usage","`--base` needs a git repositor\
y.","Remove it, or use --repo with a repository.");const i=await(0,p().resolveRange)(f,{base:e,worktree:!0,staged:v}),r=await(0,A().
basePolicy)({...t&&{policy:t}},f,i),m=await(0,w().readTree)(f,i.base),o=await(0,w().readTree)(f,i.audited),E=await(0,c().
readChange)(f,i.base,i.audited),$=(await(0,y().collectAssets)({baseTree:m,headTree:o,change:E,policy:r.policy})).changes.
filter(({kind:N})=>N!=="removed"),b=new Set($.map(({asset:N})=>O(N)));return{policy:r,base:i.base,baseTree:m,changed:new Set(
E.files.flatMap(S().namesOf)),paths:new Set($.map(({asset:N})=>N.path)),includes:N=>b.has(O(N))}}async function s(f,e,v){
const t={GIT_INDEX_FILE:f.index},i=await f.user(l,{env:t}),r=new Set([...(0,P().splitNul)(i)].map(P().decodePath)),m=v.find(
o=>r.has(o)||e.stat(o)===void 0);if(m!==void 0)throw new(T()).GateError("checkout_differs",`${m} has changes that are no\
t staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}const l=["diff","--name-only","--no-rename\
s","--no-ext-diff","-z"];function O({path:f,pointer:e}){return`${f}#${(0,u().pointerText)(e)}`}}),20171:((M,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.fixVerb=void 0;function u(){const g=n(51455);return u=function(){return g},g}
function y(){const g=n(76760);return y=function(){return g},g}function S(){const g=n(63314);return S=function(){return g},
g}function p(){const g=n(18744);return p=function(){return g},g}function A(){const g=n(62130);return A=function(){return g},
g}function T(){const g=n(10154);return T=function(){return g},g}function w(){const g=n(75459);return w=function(){return g},
g}function P(){const g=n(97983);return P=function(){return g},g}function c(){const g=n(83026);return c=function(){return g},
g}function h(){const g=n(72988);return h=function(){return g},g}function s(){const g=n(41895);return s=function(){return g},
g}function l(){const g=n(4378);return l=function(){return g},g}function O(){const g=n(81961);return O=function(){return g},
g}function f(){const g=n(74238);return f=function(){return g},g}function e(){const g=n(48741);return e=function(){return g},
g}function v(){const g=n(53010);return v=function(){return g},g}function t(){const g=n(52978);return t=function(){return g},
g}function i(){const g=n(10289);return i=function(){return g},g}function r(){const g=n(50427);return r=function(){return g},
g}function m(){const g=n(3876);return m=function(){return g},g}function o(){const g=n(71539);return o=function(){return g},
g}function E(){const g=n(49232);return E=function(){return g},g}function d(){const g=n(82256);return d=function(){return g},
g}const $=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,b=(g,F)=>new(S()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(S()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,d().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",$).action(async(L,R)=>F(await N(L,R,g)));a.fixVerb=b;async function N(g,F,L){
const R=(0,y().resolve)(L.cwd,F.repo??"."),G=await(0,o().readTask)(F.apply,g,L);if(G&&G.edits.length===0)return I(G,L);const{
staged:x=!1}=F,Y=async(k,Q,V)=>{if(V===void 0&&(F.repo!==void 0||x))throw new(s()).GateError("not_a_repository",`${R} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const _=await(0,E().namedPolicy)(F.policy,L),on=V?await(0,o().headOf)(V):null;G&&(0,o().requireSameCommit)(G,on);const nn=F.
base??G?.policy?.ref,J=nn===void 0?void 0:await(0,m().readFixedChange)(V,{base:nn,staged:x},_),W=J?.policy??_??await(0,f().
loadPolicy)(k,k.label),{policy:U}=(0,O().tightenPolicy)(W,(0,o().profileOf)(G)),K=G?(0,o().filesOf)(G,(0,p().assetPathsIn)(
k,U)):g.length===0?(0,d().storeFiles)(k,U,R):await Promise.all(g.map(Z=>C(Q,(0,y().resolve)(L.cwd,Z)))),X=J&&!G?K.filter(
Z=>J.paths.has(Z)):K;V&&x&&await(0,m().requireStaged)(V,k,X);const{platform:tn,signal:en}=L,q=await j(Q,new Set(X)),rn=l().
Judge.by({policy:U,tree:k,...J&&{base:J.baseTree},changed:J?.changed??new Set,platform:tn,signal:en}),an={identity:F.identity??
!1,...J&&{includes:J.includes},...G&&{includes:(0,P().editedBy)(G.edits)}};G&&(0,P().requireSameStrings)(G.edits,(0,o().
assetsIn)(q,U));const z=await(0,A().fixFiles)(q,rn,an);if(G&&(0,P().requireOwnEdits)(G.edits,z),F.format==="json"){const Z=await(0,T().
fixTask)(q,z,rn,{...an,...x&&{event:{name:"index"}},head_sha:on,base_sha:J?.base??null,policyRef:J?.policy.ref});L.print(
(0,t().renderTask)(Z),"json")}else F.write||L.print((0,w().patchText)(z));return F.write&&await(0,h().writeFix)(Q,z),L.note(
await D(z,F.write??!1,L)),z.files.some(({left:Z})=>Z.length>0)||!F.write&&z.files.some(H)?1:0};return(0,v().withSourceTree)(
R,L.env,Y,x)}function I({next_actor:g,todo:F,human:L},R){const G=F.length+L.length;return R.note(`The task has no edits,\
 and ${G===0?"nothing":G} to do by hand.
`),g==="done"?0:1}async function C(g,F){const L=await(0,u().realpath)((0,y().dirname)(F)).catch(()=>(0,y().dirname)(F)),
R=(0,y().relative)(await(0,u().realpath)(g),(0,y().join)(L,(0,y().basename)(F)));if(R.split(y().sep)[0]!==".."&&!(0,y().
isAbsolute)(R))return R.split(y().sep).join("/")||".";throw new(s()).GateError("usage",`${F} is not in ${g}.`,"Pass file\
s of the current repository, or its directory with --repo.")}async function j(g,F){const L=(0,e().folderTree)(g);return Promise.
all([...F].map(async R=>({path:R,bytes:await L.read(R)})))}async function D({files:g,scripts:F,judgeOf:L},R,{columns:G}){
const x=g.map(async W=>{const{path:U,steps:K}=W,X=await(0,c().withProposals)(W.left,L(U)),tn=[...new Set(K)].map(en=>`  ${K.
filter(q=>q===en).length} \xD7 ${en}`);return tn.length===0&&X.length===0?[]:[(0,i().terminal)(U),...tn,...X.length===0?
[]:["  Not fixed:",...(0,c().describeUnfixed)(X)]]}),Y=(await Promise.all(x)).flat(),k=g.filter(H).length,Q=`${k} of ${g.
length}; new scripts: ${F.length}`,V=`Asset files ${R?"written":"to change"}: ${Q}.`,_=k>0&&!R?" Run with --write to app\
ly.":"",nn=g.some(({edits:W})=>W.some(B))?" New commands: accepted; not run.":"";return`${[...Y,V+_+nn].flatMap(W=>{const U=/^ */.
exec(W)?.[0]??"",K=G-U.length;return(0,r().wrap)(W.slice(U.length),K,Number.POSITIVE_INFINITY).map(X=>U+X)}).join(`
`)}
`}function B({pointer:g,new:F}){return g?.endsWith("/asset_id")===!1&&F.length>0}function H({before:g,after:F}){return g!==
F}}),71539:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.assetsIn=f,a.filesOf=O,a.headOf=l,a.profileOf=h,
a.readTask=c,a.requireSameCommit=s;function u(){const e=n(81456);return u=function(){return e},e}function y(){const e=n(
64385);return y=function(){return e},e}function S(){const e=n(97983);return S=function(){return e},e}function p(){const e=n(
41895);return p=function(){return e},e}function A(){const e=n(73388);return A=function(){return e},e}function T(){const e=n(
80068);return T=function(){return e},e}function w(){const e=n(50598);return w=function(){return e},e}function P(){const e=n(
73849);return P=function(){return e},e}async function c(e,v,t){if(e!==void 0){if(v.length>0)throw new(p()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,P().readAgentTask)(
await t.readInput(e),(0,A().inputName)(e))}}function h(e){const v=T().PROFILE_NAMES.find(t=>t===e?.policy?.profile);return v===
void 0?{}:{profile:v}}function s({head_sha:e},v){v===null&&(0,S().refuse)("the working tree has no commit"),e!==v&&(0,S().
refuse)(`it is about the commit ${e??"(none)"}, and the working tree is at ${v}`)}async function l(e){try{return await(0,w().
resolveRevision)(e,"HEAD")}catch(v){if(v instanceof p().GateError&&v.code==="ref_not_found")return null;throw v}}function O({
edits:e},v){const t=new Set(v);return(0,S().requireAssetFiles)(e,i=>t.has(i)),e.map(({path:i})=>i)}function f(e,{assets:v}){
const t=(0,u().assetLimits)(v.max_file_bytes),i=e.map(({path:m,bytes:o})=>[m,(0,y().readAssetFile)(m,o,t).assets]),r=new Map(
i);return m=>r.get(m)??[]}}),49232:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=f,a.namedPolicy=
c,a.policyFor=s,a.policyName=l,a.policyOfFile=h,a.repositoryOf=e;function u(){const t=n(73024);return u=function(){return t},
t}function y(){const t=n(76760);return y=function(){return t},t}function S(){const t=n(41895);return S=function(){return t},
t}function p(){const t=n(21311);return p=function(){return t},t}function A(){const t=n(74238);return A=function(){return t},
t}function T(){const t=n(48741);return T=function(){return t},t}function w(){const t=n(96402);return w=function(){return t},
t}function P(){const t=n(63550);return P=function(){return t},t}async function c(t,i){if(t===void 0)return;const r=await h(
t,i);return(0,p().requireExamples)(r),r}async function h(t,i){const r=(await i.readInput(t)).toString("utf8"),m=await e(
i.cwd,i.env)??i.cwd;return await(0,A().loadPolicyFile)(r,t,(0,T().folderTree)(m))}async function s({policy:t,profile:i},r,m){
const o=t===!1?await f():await c(t,r)??await O(m,r);return i===void 0?o:{...o,policy:{...o.policy,profile:i}}}function l({
source:t,path:i,ref:r}){return t==="default"||i===void 0?"the built-in policy":t==="file"||r===void 0?i:`${i} in ${r}`}async function O(t,{
cwd:i,env:r}){const m=t===void 0?await e(i,r):void 0,o=t??(m===void 0?void 0:(0,T().folderTree)(m));if(o===void 0)return f();
const E=await(0,A().loadPolicy)(o,o.label);return(0,p().requireExamples)(E),E}function f(){const t=(0,P().literalTree)({});
return(0,A().loadPolicy)(t,t.label)}async function e(t,i){try{const r=await(0,w().openRepository)(t,i);return await r.close(),
r.directory}catch(r){const m=r instanceof S().GateError&&r.code==="program_not_found";if(r instanceof S().GateError&&!(m&&
v(t)))return;throw r}}function v(t){const i=(0,y().dirname)(t);return(0,u().existsSync)((0,y().join)(t,".git"))||i!==t&&
v(i)}}),82256:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=
h,a.inRepository=l,a.profileOption=c,a.storeFiles=O,a.withJudgingOptions=w;function u(){const f=n(76760);return u=function(){
return f},f}function y(){const f=n(63314);return y=function(){return f},f}function S(){const f=n(18744);return S=function(){
return f},f}function p(){const f=n(41895);return p=function(){return f},f}function A(){const f=n(80068);return A=function(){
return f},f}function T(){const f=n(96402);return T=function(){return f},f}function w(f){return f.option(...P).option("--\
no-policy","use the built-in policy").addOption(c()).addOption(h())}const P=a.POLICY_OPTION=["--policy <file>","policy f\
ile (default: the policy of the repository)"];function c(){return new(y()).Option("--profile <name>","profile for comman\
ds").choices(A().PROFILE_NAMES)}function h(){return new(y()).Option("--format <name>","output format").choices(["text","\
json"]).default("text")}const s=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function l({repo:f},{
cwd:e,env:v},t){const i=await(0,T().openRepository)((0,u().resolve)(e,f),v);try{return await t(i)}finally{await i.close()}}
function O(f,e,v){const t=(0,S().assetPathsIn)(f,e);if(t.length>0)return t;throw new(p()).GateError("usage",`${v} has no\
 asset files.`,"Use --repo with the repository, or name the files.")}}),11606:((M,a,n)=>{Object.defineProperty(a,"__esMo\
dule",{value:!0}),a.resolvePolicyRef=T;function u(){const c=n(41895);return u=function(){return c},c}function y(){const c=n(
24634);return y=function(){return c},c}function S(){const c=n(19674);return S=function(){return c},c}function p(){const c=n(
67397);return p=function(){return c},c}function A(){const c=n(50598);return A=function(){return c},c}async function T(c,h){
const s=h.replace(/^refs\/heads\//,"");try{return(0,p().isObjectId)(s)?await(0,A().resolveRevision)(c,s):await w(c,s)??await(0,A().
resolveRevision)(c,h)}catch(l){throw l instanceof u().GateError&&l.code==="ref_ambiguous"?l:P(h,l)}}async function w(c,h){
const s=`refs/remotes/origin/${h}`,[l,O]=await(0,p().lookUpCommits)(c,[s,`refs/heads/${h}`]);if(l!==void 0)return l;try{
if(!await(0,S().branchAtOrigin)(c,h))return}catch(f){if(O!==void 0)return O;throw f}return await(0,y().requireCommits)(c,
[s],[(0,S().fetched)(h)]),(await(0,p().lookUpCommits)(c,[s]))[0]}function P(c,h){const s=h instanceof u().GateError&&h.code===
"git_failed"?`: ${h.message}`:"";return new(u()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a br\
anch of origin or a revision in this clone${s}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:h})}}),25966:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=T;function u(){const l=n(
41895);return u=function(){return l},l}function y(){const l=n(24634);return y=function(){return l},l}function S(){const l=n(
67397);return S=function(){return l},l}function p(){const l=n(50598);return p=function(){return l},l}function A(){const l=n(
34397);return A=function(){return l},l}async function T(l,{base:O,head:f,worktree:e=!1,staged:v=!1}){if(e&&f!==void 0)throw new(u()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[t,i]=await w([(0,p().resolveRevision)(l,f??"HEAD"),c(l,O)]);return{name:v?"index":e?"worktree":"r\
ange",directory:l.directory,base:await(0,y().mergeBase)(l,i.commit,t),head:t,audited:e?await(v?A().snapshotIndex:A().snapshotWorktree)(
l):t,policyCommit:i.commit,baseRef:i.name,...i.defaultBranch&&{defaultBranch:i.defaultBranch},isFork:!1}}async function w(l){
return await Promise.allSettled(l),Promise.all(l)}const P=/^refs\/(?:heads|remotes\/origin)\//;async function c(l,O){const f=O===
void 0?await(0,S().defaultBranch)(l):await(0,p().resolveNamed)(l,O),{commit:e}=f,v=O==="HEAD"||O==="@"?await s(l):f.ref,
t=v&&h(v);if(t===void 0)return{commit:e,name:O??"HEAD"};const i=O===void 0?f:await(0,S().findDefaultBranch)(l),r=i?.ref&&
h(i.ref);return{commit:e,name:t,...i&&r&&{defaultBranch:{name:r,commit:i.commit}}}}function h(l){return P.test(l)?l.replace(
P,""):void 0}async function s({user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
10154:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.fixTask=h;function u(){const s=n(81456);return u=function(){
return s},s}function y(){const s=n(64385);return y=function(){return s},s}function S(){const s=n(52978);return S=function(){
return s},s}function p(){const s=n(77648);return p=function(){return s},s}function A(){const s=n(37075);return A=function(){
return s},s}function T(){const s=n(94274);return T=function(){return s},s}function w(){const s=n(47350);return w=function(){
return s},s}function P(){const s=n(88211);return P=function(){return s},s}function c(){const s=n(83026);return c=function(){
return s},s}async function h(s,l,O,{includes:f=()=>!0,policyRef:e,...v}){const{policy:t}=O.terms,i=(0,u().assetLimits)(t.
assets.max_file_bytes),r=[];for(const{path:d,bytes:$}of s){const b=(0,y().readAssetFile)(d,$,i);r.push(...await(0,c().findingsIn)(
b,O,f))}const m=(0,A().idsOf)(r),o=await(0,P().proposalOf)(l,m),E=(0,w().severityVerdict)(r,t.fail_on);return(0,S().agentTask)(
{...v,verdict:E,next_actor:(0,T().nextActorOf)(E,r,t.fail_on),policy:{...e!==void 0&&{ref:e},profile:t.profile,fail_on:t.
fail_on,...t.enforce!=="block"&&{enforce:"report"}},findings:(0,p().reportFindings)(r,m),...o&&{fix:o},approval_digest:null})}}),
97983:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.editedBy=O,a.refuse=w,a.requireAssetFiles=c,a.requireOwnEdits=
l,a.requireSameStrings=h;function u(){const e=n(27199);return u=function(){return e},e}function y(){const e=n(28894);return y=
function(){return e},e}function S(){const e=n(41895);return S=function(){return e},e}function p(){const e=n(70023);return p=
function(){return e},e}function A(){const e=n(88211);return A=function(){return e},e}const T="Nothing was changed. Run t\
he gate on this commit, and use the task that it prints.";function w(e){throw new(S()).GateError("input_invalid",`The ta\
sk is refused: ${e}.`,T)}const P=new RegExp(`(?:^|/)${p().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function c(e,v){
for(const{path:t,files:i=[]}of e){(0,y().isAuditLog)(t)&&w(`\`${t}\` is an audit log, which only its owner edits`),v(t)||
w(`\`${t}\` is not an asset file of this repository`);const r=i.find(m=>!P.test(m.path));r&&w(`\`${r.path}\` is not a scr\
ipt that \`gene-gate fix\` makes`)}}function h(e,v){for(const{path:t,pointer:i,old:r}of e){const m=`\`${i}\` of \`${t}\``,
o=s(v(t),i);o===void 0&&w(`${m} is not a command of a Gene or an asset_id`),o!==r&&w(`${m} does not have the string that\
 the edit replaces`)}}function s(e,v){for(const t of e){const i=(0,u().pointerText)(t.pointer),{asset_id:r,validation:m}=t.
value;if(v===`${i}/asset_id`&&typeof r=="string")return r;const[,o]=v.startsWith(i)&&/^\/validation\/(\d+)$/.exec(v.slice(
i.length))||[];if(t.type==="Gene"&&o!==void 0&&Array.isArray(m))return m[Number(o)]}}function l(e,{files:v}){const t=new Set(
v.flatMap(r=>r.edits.map(f))),i=new Set(e.map(f));for(const r of e)t.has(f(r))||w(`\`gene-gate fix\` does not make the edi\
t of \`${r.pointer}\` in \`${r.path}\` here`);for(const r of v.flatMap(m=>m.edits))i.has(f(r))||w(`it lacks the edit of \
\`${r.pointer}\` in \`${r.path}\`, which belongs to the others`)}function O(e){const v=new Set(e.map(({path:t,pointer:i})=>`${t}\
#${(0,A().assetPointer)(i)}`));return({path:t,pointer:i})=>v.has(`${t}#${(0,u().pointerText)(i)}`)}function f({path:e,pointer:v,
old:t,new:i,files:r=[]}){const m=r.map(o=>[o.path,o.text]);return JSON.stringify([e,v,t,i,m])}}),72988:((M,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.writeFix=A;function u(){const h=n(51455);return u=function(){return h},h}function y(){
const h=n(76760);return y=function(){return h},h}function S(){const h=n(41895);return S=function(){return h},h}function p(){
const h=n(28765);return p=function(){return h},h}async function A(h,{files:s,scripts:l}){const O=await(0,u().realpath)(h),
f=s.filter(({before:e,after:v})=>e!==v);for(const{path:e,before:v}of f)await c(e,()=>w((0,y().join)(O,e),v));for(const[e,
v]of l)await c(e,()=>T((0,y().join)(O,e),v));for(const{path:e,before:v,after:t}of f)await c(e,()=>P((0,y().join)(O,e),v,
t))}async function T(h,s){const l=(0,y().dirname)(h);if(await(0,p().makeFolder)(l),await(0,u().realpath)(l)!==l)throw new Error(
"its directory is a symlink");try{await(0,u().writeFile)(h,s,{flag:"wx"})}catch(O){if(!(O.code==="EEXIST")||await(0,u().
readFile)(h,"utf8")!==s)throw O}}async function w(h,s){if(!(await(0,u().readFile)(h)).equals(Buffer.from(s)))throw new Error(
"it has changed in the meantime")}async function P(h,s,l){await w(h,s),await(0,p().replaceFile)(h,l,(await(0,u().stat)(h)).
mode)}async function c(h,s){try{await s()}catch(l){throw new(S()).GateError("file_unreadable",`${h} cannot be written: ${l instanceof
Error?l.message:l}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:l})}}}),52483:((M,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.basePolicy=T,a.protectedBy=c,a.readerOf=P;function u(){const s=n(11606);
return u=function(){return s},s}function y(){const s=n(67617);return y=function(){return s},s}function S(){const s=n(81961);
return S=function(){return s},s}function p(){const s=n(74238);return p=function(){return s},s}function A(){const s=n(35720);
return A=function(){return s},s}async function T({policy:s,policyRef:l,readShared:O},f,e){const v=P(f,O),t=s??await h(v,
e);if(l===void 0)return t;const i=await(0,u().resolvePolicyRef)(f,l);return(0,S().stricterOf)(t,await v(i,`${l}:${p().POLICY_PATH}`),
l)}const w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function P(s,l){
return async(O,f)=>(0,p().loadPolicy)(await(0,A().readTree)(s,O),O,{path:f,hint:w,readShared:l})}async function c({name:s,
commit:l},O,f){return(0,y().policyOfBranch)(await f(l,`${s}:${p().POLICY_PATH}`),O,s)}async function h(s,{policyCommit:l,
baseRef:O,defaultBranch:f}){const e=await s(l,p().POLICY_PATH);if(f===void 0)return e;if(f.name===O){const t=(0,y().policyOfBranch)(
e,O,O)??e;return t===e?e:(0,S().stricterOf)(e,t,`branches.${O}`)}const v=await c(f,O,s);return v===void 0||e.source==="d\
efault"?v??e:(0,S().stricterOf)(e,v,f.name)}}),28765:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.makeFolder=
A,a.replaceFile=p;function u(){const w=n(77598);return u=function(){return w},w}function y(){const w=n(51455);return y=function(){
return w},w}function S(){const w=n(76760);return S=function(){return w},w}async function p(w,P,c){const h=`${w}.${(0,u().
randomUUID)()}.tmp`;try{await(0,y().writeFile)(h,P,{flag:"wx",mode:c}),await(0,y().rename)(h,w)}finally{await(0,y().rm)(
h,{force:!0})}}async function A(w){try{await(0,y().mkdir)(w)}catch(P){const{code:c}=P;if(c==="ENOENT"&&(0,S().dirname)(w)!==
w){await A((0,S().dirname)(w)),await(0,y().mkdir)(w).catch(h=>T(w,h));return}await T(w,P)}}async function T(w,P){if(!await(0,y().
stat)(w).then(h=>h.isDirectory(),()=>!1))throw P}}),54078:((M,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.dotPath=
n;function n(u){return u.map(y=>typeof y=="number"?`[${y}]`:`.${String(y)}`).join("").replace(/^\./,"")}}),9819:((M,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.proposalSchema=a.judgedEditSchema=a.editSchema=void 0;function u(){const w=n(
7723);return u=function(){return w},w}function y(){const w=n(99462);return y=function(){return w},w}const S=u().array(u().
object({path:u().string(),text:u().string()})).exactOptional().describe("New files that the new commands run."),p=a.editSchema=
u().object({path:u().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:u().
string().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the i\
ndex of the value. It is an entry of `validation`, or an `asset_id`."),old:u().string(),new:u().array(u().string()).describe(
"What replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it;\
 for an `asset_id`, one string."),files:S,fix:u().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),
A=a.judgedEditSchema=u().object({finding:y().findingIdSchema.describe("The id of the finding that the edit resolves."),path:u().
string().describe("The asset file."),pointer:u().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:u().string(),new:u().array(u().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:u().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),T=a.proposalSchema=u().object({edits:u().
array(A),patch:u().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),67617:((M,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.policyOfBranch=T;function u(){const c=n(41330);return u=function(){return c},
c}function y(){const c=n(41895);return y=function(){return c},c}function S(){const c=n(81961);return S=function(){return c},
c}function p(){const c=n(74238);return p=function(){return c},c}function A(){const c=n(11160);return A=function(){return c},
c}function T(c,h,s){const{branches:l,...O}=c.policy,f=Object.entries(l).filter(([t])=>w(t,h));if(f.length===0&&h!==s)return;
const e={...O,branches:{}},v=f.map(([,t])=>A().policySchema.parse((0,A().withEntry)(e,t))).reduce((t,i)=>t?P(t,i,h):i,void 0);
return v===void 0?c:{...c,policy:v,digest:(0,p().digestPolicy)(v)}}function w(c,h){return c===h||u().default.isMatch(h,c,
{dot:!0,nonegate:!0})}function P(c,h,s){const l=(0,S().combine)(c,h);if("policy"in l)return l.policy;throw new(y()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(s)} differ in ${l.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}}),
19674:((M,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.branchAtOrigin=y,a.fetched=u,a.isRemoteOf=n;async function n(p,{
owner:A,repo:T}){return(await S(p)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${A}/${T}`.toLowerCase()}function u(p){return`+refs/heads/${p}:refs/remotes/origin/${p}`}async function y(p,A){if(await S(
p)==="")return!1;const T=`refs/heads/${A}`;return(await p.user(["ls-remote","--","origin",T])).toString().split(`
`).some(P=>P.endsWith(`	${T}`))}async function S({user:p}){return(await p(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),53010:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.withSourceTree=P;function u(){
const c=n(51455);return u=function(){return c},c}function y(){const c=n(41895);return y=function(){return c},c}function S(){
const c=n(67147);return S=function(){return c},c}function p(){const c=n(48741);return p=function(){return c},c}function A(){
const c=n(96402);return A=function(){return c},c}function T(){const c=n(35720);return T=function(){return c},c}function w(){
const c=n(34397);return w=function(){return c},c}async function P(c,h,s,l=!1){const O=await(0,A().openRepository)(c,h).catch(
async f=>{if(!(f instanceof y().GateError&&f.code==="not_a_repository"&&(await(0,u().stat)(c).catch(()=>{}))?.isDirectory()))
throw f});if(O===void 0)return s((0,p().folderTree)(c),c);try{const f=`the ${l?"staged ":""}files of ${O.directory}`,e=l?
w().snapshotIndex:w().snapshotWorktree,v=await(0,T().readTree)(O,await e(O),{label:f});return await s((0,S().withAdditions)(
v,(0,p().folderTree)(O.directory),(0,S().additionsOf)()),O.directory,O)}finally{await O.close()}}}),50598:((M,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.resolveNamed=h,a.resolveRevision=c;function u(){const t=n(41895);return u=function(){
return t},t}function y(){const t=n(3051);return y=function(){return t},t}function S(){const t=n(24634);return S=function(){
return t},t}function p(){const t=n(67397);return p=function(){return t},t}const A=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,
w=/(?:^|-g)([0-9a-f]{4,64})$/i,P=/^[A-Z]+(?:_[A-Z]+)*$/;async function c(t,i){return(await h(t,i)).commit}async function h(t,i){
if(A.test(i))throw new(u()).GateError("ref_not_found",`${JSON.stringify(i)} is not a valid revision`,"Use a branch, a ta\
g or a commit id; for a range, use --base and --head.");const[,r="",m=""]=T.exec(i)??[],o=await l(t,r==="@"?"HEAD":r),[E,
...d]=[...new Set(o.map(({commit:b})=>b))];if(E===void 0)throw(0,p().unknownRevision)(i,await s(t,r));if(d.length>0)throw v(
r,o);if(m===""){const[b,...N]=o.flatMap(I=>I.ref??[]);return{commit:E,...b!==void 0&&N.length===0&&{ref:b}}}const[$]=await(0,p().
peelToCommits)(t,[`${E}${m}`]);if($===void 0)throw(0,p().unknownRevision)(i);return{commit:$}}async function s({user:t},i){
const m=(await t(["for-each-ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(o=>o.replace(/^refs\/(?:heads|remotes)\//,"")).filter(o=>o!==""&&!o.endsWith("/HEAD"));return m.find(o=>o.endsWith(
`/${i}`))??(0,y().nearestName)(i,m)}async function l(t,i){if(i==="HEAD"||(0,p().isObjectId)(i.toLowerCase())){const[d]=await(0,p().
lookUpCommits)(t,[i]);if(d!==void 0)return[{name:i,commit:d}];if(i==="HEAD")return[]}const r=i.startsWith("refs/"),o=[...await(0,p().
readRefs)(t,r?[i]:O(i))].map(([d,{id:$,target:b}])=>({name:d,id:$,ref:b}));r||o.push(...await f(t,i),...await e(t,i));const E=await(0,p().
peelToCommits)(t,o.map(({id:d})=>d));return o.flatMap(({id:d,...$},b)=>{const N=E[b];return N===void 0?[]:[{...$,commit:N}]})}
function O(t){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(r=>`${r}${t}`),`refs/remotes/${t}/HEAD`]}
async function f({user:t},i){if(!P.test(i))return[];const r=await t(["rev-parse","--verify","--quiet",i],{accept:[1]});return r.
length===0?[]:[{name:i,id:r.toString().trim()}]}async function e({objects:t},i){const[,r]=w.exec(i)??[];return r===void 0?
[]:(await t(["rev-parse",`--disambiguate=${r.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(E=>({name:E,id:E}))}function v(t,i){const r=i.map(({name:m,commit:o})=>m===o?`commit ${o}`:
`${m} (${(0,S().short)(o)})`);return new(u()).GateError("ref_ambiguous",`${JSON.stringify(t)} is ambiguous: ${r.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((M,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.snapshotIndex=w,a.snapshotWorktree=T;function u(){const s=n(51455);return u=
function(){return s},s}function y(){const s=n(76760);return y=function(){return s},s}function S(){const s=n(41895);return S=
function(){return s},s}function p(){const s=n(96681);return p=function(){return s},s}const A=Buffer.from([0]);async function T(s){
const l=await h(s);return await l(["update-index","-z","--index-info"],await P(s)),await l(["add","--all","--","."]),(await l(
["write-tree"])).toString().trim()}async function w(s){const l=(0,y().join)(await(0,u().mkdtemp)((0,y().join)(s.temporary,
"index-")),"index");await(0,u().copyFile)(s.index,l).catch(f=>{if(f.code!=="ENOENT")throw f});const O={...s.privateStore,
GIT_INDEX_FILE:l};return(await s.user(["write-tree"],{env:O})).toString().trim()}async function P(s){const l=[];for(const O of(0,p().
splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const f=O[0]===83,e=O.subarray(O.indexOf(9)+1);if(f&&!await c(
s,e))throw new(S()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,p().decodePath)(e))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");l.push(O.subarray(2),A)}return Buffer.concat(
l)}async function c({directory:s},l){return(0,u().lstat)(Buffer.concat([Buffer.from(`${s}/`),l])).then(()=>!0,O=>{if(O.code===
"ENOENT"||O.code==="ENOTDIR")return!1;throw new(S()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,p().
decodePath)(l))} (${O.code})`,"Check the permissions of the directories above the file.",{cause:O})})}async function h(s){
const l=await(0,u().mkdtemp)((0,y().join)(s.temporary,"index-")),O={...s.privateStore,GIT_INDEX_FILE:(0,y().join)(l,"ind\
ex")};return(f,e)=>s.user(f,{env:O,...e&&{input:e}})}}),73849:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.agentTaskSchema=a.AGENT_TASK_VERSION=void 0,a.readAgentTask=O;function u(){const e=n(7723);return u=function(){return e},
e}function y(){const e=n(41895);return y=function(){return e},e}function S(){const e=n(54078);return S=function(){return e},
e}function p(){const e=n(9819);return p=function(){return e},e}function A(){const e=n(99462);return A=function(){return e},
e}function T(){const e=n(13970);return T=function(){return e},e}const w=a.AGENT_TASK_VERSION="1.0.0",P=u().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),c=A().findingIdSchema.exactOptional().describe("The id of the finding; absent if the re\
port is from a version without ids."),h=u().object({finding:c,rule:u().string(),path:u().string().exactOptional(),line:u().
int().min(1).exactOptional(),message:u().string(),remedy:u().string()}),s=u().object({finding:c,why:u().string(),needs:u().
string().describe("What the person does, such as an approval and its digest.")}),l=a.agentTaskSchema=u().object({type:u().
literal("AgentTask"),schema_version:u().literal(w),next_actor:T().nextActorSchema.describe("The one field to switch on. \
`done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. \
`undecided`: the gate could not decide; hand over or run it again."),verdict:T().verdictSchema,error:u().object({code:u().
string(),message:u().string(),hint:u().string()}).optional(),head_sha:P.nullable().describe("The commit that the task is\
 about."),base_sha:P.nullable(),policy:u().object({ref:u().string().exactOptional(),profile:u().string()}).nullable().describe(
"The commit whose policy applies, and the profile."),edits:u().array(p().judgedEditSchema).describe("What `gene-gate fix\
 --apply` changes; the new commands are judged already."),todo:u().array(h).describe("Findings that fail the gate and th\
at no edit resolves: change the files yourself."),human:u().array(s).describe("Findings that only a person resolves."),must_not:u().
array(u().string()).describe("What the agent does not do, whatever the findings are."),patch:u().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:u().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function O(e,v){try{return l.parse(JSON.parse(e.toString("utf8")))}catch(t){throw new(y()).GateError(
"input_invalid",`${v} is not an AgentTask of this version: ${f(t)}.`,"Pass the file that `gene-gate check --format agent\
` printed, or agent-task.json of the results.",{cause:t})}}function f(e){return e instanceof u().ZodError?`\`${(0,S().dotPath)(
e.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),52978:((M,a,n)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.AGENT_TASK_FILE=a.AGENT_PATCH_FILE=void 0,a.agentTask=t,a.renderAgentTask=O,a.renderTask=f;
function u(){const d=n(1395);return u=function(){return d},d}function y(){const d=n(28894);return y=function(){return d},
d}function S(){const d=n(38863);return S=function(){return d},d}function p(){const d=n(99462);return p=function(){return d},
d}function A(){const d=n(39231);return A=function(){return d},d}function T(){const d=n(13580);return T=function(){return d},
d}function w(){const d=n(94274);return w=function(){return d},d}function P(){const d=n(47350);return P=function(){return d},
d}function c(){const d=n(10289);return c=function(){return d},d}function h(){const d=n(73849);return h=function(){return d},
d}const s=a.AGENT_TASK_FILE="agent-task.json",l=a.AGENT_PATCH_FILE="agent-task.patch";function O(d){return f(t(d))}function f(d){
return`{
${Object.entries(h().agentTaskSchema.parse(d)).map(([b,N])=>{const C=Array.isArray(N)&&N.length>0?`[
${N.map(c().jsonLine).join(`,
`)}
]`:(0,c().jsonLine)(N);return`${JSON.stringify(b)}: ${C}`}).join(`,
`)}
}
`}const e=new Set(["approval-missing","gate-approval-missing"]),v=new Set([...e,...u().NEEDS_PERSON]);function t(d){const{
verdict:$,next_actor:b,error:N,head_sha:I,base_sha:C,policy:j,findings:D,fix:B}=d,H=b==="done"?i:r(d),g=D.filter(R=>H(R)||
i(R)).sort(p().byHarm),F=new Set(g.filter(w().isForHuman)),L=m(B?.edits??[]);return{type:"AgentTask",schema_version:h().
AGENT_TASK_VERSION,next_actor:b,verdict:$,...N&&{error:N},head_sha:I,base_sha:C,policy:j&&{...j.ref!==void 0&&{ref:j.ref},
profile:j.profile},edits:B?.edits??[],todo:g.filter(R=>!F.has(R)&&!L(R)).map(({id:R,rule:G,message:x,remedy:Y,location:k})=>({
...R!==void 0&&{finding:R},rule:G,...k&&{path:k.path,line:k.line},message:x,remedy:Y})),human:[...F].map(R=>({...R.id!==
void 0&&{finding:R.id},why:R.message,needs:o(R,d)})),must_not:A().MUST_NOT,patch:B?.patch??null,verify:E(d,g)}}function i({
rule:d,severity:$,suppressed:b}){return(0,T().ruleOf)(d)?.advice===!0&&$==="warning"&&!b}function r({policy:d,verdict:$,
findings:b}){const N=b.some(j=>(0,P().isBlocking)(j,"error")),I=d?.fail_on??($==="fail"&&!N?"warning":"error"),C=b.some(
({rule:j})=>j==="gate-approval-missing")?v:e;return j=>!j.suppressed&&((0,P().isBlocking)(j,I)||C.has(j.rule))}function m(d){
const $=new Set(d.map(({finding:N})=>N)),b=new Set(d.map(({path:N,old:I})=>JSON.stringify([N,I])));return({id:N,subject:I,
location:C})=>$.has(N)||b.has(JSON.stringify([C?.path,I?.command]))}function o({rule:d,remedy:$,location:b},{approval_digest:N}){
return N!==null&&v.has(d)?`${$} The approval digest is ${N}.`:b&&(0,y().isAuditLog)(b.path)?`${$} Only the process that \
owns the audit log writes to it.`:$}function E({policy:d,base_sha:$,event:b},N){const I=d?.ref??$,C=N.some(({layer:j})=>j===
"run");return[`${S().COMMAND} check --worktree`,...b?.name==="index"?["--staged"]:[],...C?[]:["--no-run"],...d?.enforce===
"report"?["--block"]:[],...I?[`--base ${I}`]:[]].join(" ")}}),77648:((M,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.findingsAbout=c,a.idsIn=O,a.reportFinding=m,a.reportFindings=r,a.reportGene=P,a.reportScripts=v,a.verdictsOf=t;function u(){
const o=n(85475);return u=function(){return o},o}function y(){const o=n(80827);return y=function(){return o},o}function S(){
const o=n(59490);return S=function(){return o},o}function p(){const o=n(38863);return p=function(){return o},o}function A(){
const o=n(99462);return A=function(){return o},o}function T(){const o=n(95132);return T=function(){return o},o}function w(){
const o=n(37075);return w=function(){return o},o}function P(o,E,{about:d,ids:$}){const{gene:b,outcomes:N,mutants:I,runFindings:C,
verdict:j,summary:D}=o,{asset:B,change:H,blastRadius:g}=b,F=[...d(B),...b.findings,...C.filter(L=>L.subject?.command===void 0)];
return{id:B.id,asset_id:(0,u().assetIdOf)(B),path:B.path,line:B.locate().line,store:{path:b.store.path||".",root:b.store.
root||"."},change:H,verdict:j,summary:D,profiles:i(b.commands.map(({profiles:L})=>L)),validators:i(b.commands.map(({validators:L})=>L)),
blast_radius:g,commands:b.commands.map((L,R)=>{const G=C.filter(k=>l(k,L)),x=O([...L.findings,...G],$),Y=I?.[R];return{...f(
L,N[R]),...Y&&{mutant:Y},...x}}),...O(F,$),...b.differences.length>0&&{differences:b.differences},validation_report_id:E}}
function c(o){const E=(0,S().groupBy)(o,({subject:d})=>h(d));return d=>(E.get(h(d))??[]).filter($=>s($,d))}function h({type:o,
id:E}={}){return`${o} ${E}`}function s({subject:o,location:E},{type:d,id:$,path:b}){return o?.type===d&&o.id===$&&(E?.path??
b)===b}function l({subject:o,location:E},{command:d,location:$}){return o?.command===d&&E?.line===$.line&&E.column===$.column}
function O(o,E){const d=o.flatMap($=>E.get($)??[]);return d.length>0?{findings:d}:{}}function f(o,E){return{command:o.command,
verdict:o.verdict,risk:o.risk,confirmation:o.confirmation,...o.reading.argv&&{words:o.reading.words.map(e)},...o.plan?.scripts&&
{scripts:v(o.plan.scripts)},profiles:t(o.profiles),validators:t(o.validators),location:o.location,...o.plan&&{plan_digest:o.
plan.digest},...E&&{outcome:E}}}function e({text:o,span:{start:E,end:d}}){return{text:o,start:E,end:d}}function v(o){return(0,y().
stepsIn)(o).map(({directory:E,event:d,text:$,command:b})=>({directory:E,event:d,text:$,shell:b===void 0}))}function t(o){
return Object.fromEntries(Object.entries(o).map(([E,{verdict:d}])=>[E,d]))}function i(o){const E={};for(const d of o)for(const[
$,{verdict:b,reason:N,remark:I}]of Object.entries(d)){const C=E[$];C&&!C.accepted||(E[$]=b==="block"?{accepted:!1,...N&&
{reason:(0,T().describe)(N).message}}:{accepted:!0,...I&&{remark:(0,T().describe)(I).message},...C})}return E}function r(o,E=(0,w().
idsOf)(o),d){return o.toSorted(A().byHarm).map($=>{const b={id:E.get($),cause:(0,w().causeOf)($),...m($)};if(d===void 0)
return b;const N=`${p().COMMAND} fix --base ${d.slice(0,12)} --`;return{...b,remedy:b.remedy.replaceAll("gene-gate fix -\
-",N)}})}function m(o){const{rule:E,severity:d,harm:$,layer:b,location:N,span:I,subject:C,edit:j,danger:D,level:B,before:H,
suppressed:g}=o;return{rule:E,severity:d,harm:$,layer:b,...(0,T().describe)(o),...N&&{location:N},...I&&{span:I},...C&&{
subject:C},...j&&{edit:j},...D!==void 0&&{danger:D},...B&&{level:B},...H&&{before:H},...g&&{suppressed:g}}}}),94274:((M,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.isForHuman=p,a.nextActorOf=A;function u(){const T=n(28894);return u=function(){
return T},T}function y(){const T=n(13580);return y=function(){return T},T}function S(){const T=n(47350);return S=function(){
return T},T}function p({rule:T,location:w,danger:P}){return P!==void 0||(0,y().ruleOf)(T)?.actor==="human"||w!==void 0&&
(0,u().isAuditLog)(w.path)}function A(T,w,P){switch(T){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return w.some(c=>(0,S().isBlocking)(c,P)&&!p(c))?"agent":"human"}}}),47350:((M,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.REPORTED_ONLY=void 0,a.exitCodeOf=P,a.gravest=A,a.isBlocking=S,a.severityVerdict=
p;function u(){const c=n(13580);return u=function(){return c},c}const y={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function S({rule:c,severity:h,suppressed:s},l){return s||h==="notice"?!1:h==="error"||l==="warning"&&!(0,u().ruleOf)(c)?.
advice}function p(c,h){const s=l=>c.some(O=>O.severity===l&&!O.suppressed);return c.some(({rule:l})=>(0,u().ruleOf)(l).undecided)?
"error":s("error")?"fail":s("warning")?c.some(l=>S(l,h))?"fail":"warn":"pass"}function A(c){return c.reduce((h,s)=>y[s]>
y[h]?s:h,"pass")}const T=a.REPORTED_ONLY=new Set(["fail","needs_approval"]),w={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function P(c,h="block"){return h==="report"&&T.has(c)?0:w[c]}})};
