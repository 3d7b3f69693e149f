"use strict";exports.id=9,exports.ids=[9],exports.modules={1395:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.NEEDS_PERSON=
void 0,a.approvalDigest=b,a.boundFiles=E,a.changedSince=l,a.groupDigest=u,a.judgedHead=f,a.weakensGate=t;function s(){const i=n(
77598);return s=function(){return i},i}function g(){const i=n(57975);return g=function(){return i},i}function S(){const i=n(
41330);return S=function(){return i},i}function h(){const i=n(97247);return h=function(){return i},i}function $(){const i=n(
32854);return $=function(){return i},i}async function E(i,r,p=new Set){const o=r.length===0?()=>!1:(0,S().default)([...r],
{dot:!0,nonegate:!0}),d=[...i.files()].filter(({path:P})=>(0,$().isWithin)(P,".github")||p.has(P)||!o(P)).map(async P=>[
P.path,await w(i,P)]);return new Map(await Promise.all(d))}async function w(i,{path:r,kind:p,oid:o}){if(o!==void 0)return`${p}\
 ${o}`;const T=p==="symlink"?i.readlink(r)??"":await i.read(r);return`${p} ${(0,s().createHash)("sha256").update(T).digest(
"hex")}`}function b(i){const{files:r,baseRef:p,plansDigest:o,policyDigest:T,weakened:d}=i,P=[...r].sort(([A],[N])=>A<N?-1:
1);return m([p,o,T,P,d])}function u(i){return i.length>1?m([...i].sort()):i[0]}function m(i){return`sha256:${(0,s().createHash)(
"sha256").update(JSON.stringify(i)).digest("hex")}`}const c=3;function l(i,r){const p=[...new Set([...i.files.keys(),...r.
files.keys()])].filter(o=>i.files.get(o)!==r.files.get(o)).sort();return p.length>0?`${O(p)} ${p.length===1?"has":"have"}\
 changed`:i.plansDigest!==r.plansDigest?"the commands that would run have changed":(0,g().isDeepStrictEqual)(i.weakened,
r.weakened)?void 0:"what weakens the gate has changed"}function O(i){const r=i.slice(0,c).map(T=>`\`${T}\``),p=i.length-
r.length,o=p>0?`${p} more ${p===1?"file":"files"}`:r.pop();return r.length===0?`${o}`:`${r.join(", ")} and ${o}`}async function f(i,r,{
policy:p,digest:o},T){const{genes:d,plansDigest:P}=i,A=i.findings.filter(({rule:j})=>v.has(j)).map(({args:j,location:D})=>[
D?.path??"",JSON.stringify(j)]),N=(0,h().isOfChange)(i)?i.agentFiles.flatMap(e):[],I=new Set([...A.map(([j])=>j),...N]);
return{subject:{files:await E(r,p.approvals.unaffected_by,I),baseRef:T,plansDigest:P,policyDigest:o,weakened:A},genes:d,
weakensGate:t(i)}}function e({file:{path:i},entries:r}){const p=r.flatMap(o=>o.targets);return[i,...p.flatMap(({kind:o,name:T})=>o===
"file"?[T]:[])]}const v=a.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function t({findings:i}){return i.
some(({rule:r})=>v.has(r))}}),23423:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.readAppendedLog=m,a.readRecords=
e,a.readUntouchedLog=u;function s(){const r=n(23404);return s=function(){return r},r}function g(){const r=n(26040);return g=
function(){return r},r}function S(){const r=n(27199);return S=function(){return r},r}function h(){const r=n(64385);return h=
function(){return r},r}function $(){const r=n(78114);return $=function(){return r},r}function E(){const r=n(86581);return E=
function(){return r},r}function w(){const r=n(24932);return w=function(){return r},r}function b(){const r=n(28894);return b=
function(){return r},r}async function u(r,{path:p,size:o=0},T){if(o>b().MAX_LOG_BYTES)return O(p,o);try{return e(p,await r.
read(p,b().MAX_LOG_BYTES),T)}catch(d){return(0,h().unreadFile)(p,d)}}async function m(r,p,{path:o,size:T=0},d){if(!(T>b().
MAX_LOG_BYTES))try{const[P,A]=await Promise.all([r.read(o,b().MAX_LOG_BYTES),p.read(o,b().MAX_LOG_BYTES)]),N=(0,b().continuationOf)(
P,A);if(N.kind==="rewritten")return;const{from:I}=N,M=e(o,A.subarray(0,I),d),j=(0,b().countLines)(A,I)+1,D=c(o,A.subarray(
I),d,j);return{kept:M,appended:l(D,M)}}catch(P){return{kept:{path:o,assets:[],problems:[]},appended:(0,h().unreadFile)(o,
P)}}}function c(r,p,o,T){return p.length>o.maxBytes?(0,h().tooLargeFile)(r,p.length,o):(0,h().readAssetFile)(r,p,o,T)}function l(r,p){
if(r.assets.length===0)return r;const o=new Map(p.assets.map(d=>[`${d.type} ${d.id}`,d])),T=r.assets.flatMap(d=>{const P=o.
get(`${d.type} ${d.id}`);if(P===void 0||d.id.startsWith("#"))return[];if((0,s().canonicalize)(d.value)===(0,s().canonicalize)(
P.value)){const N=`${d.type} ${JSON.stringify(d.id)}, 2 times`;return[{rule:"duplicate-copy",location:d.locate(),detail:N,
id:d.id}]}const A=`${d.type} ${JSON.stringify(d.id)}, first at line ${P.locate().line}, column 1`;return[{rule:"duplicat\
e-id",location:d.locate(),detail:A,id:d.id}]});return{...r,problems:[...r.problems,...T]}}function O(r,p){return{path:r,
assets:[],problems:[],unread:`${p} bytes, of at most ${b().MAX_LOG_BYTES}`}}const f=10;function e(r,p,o){const T=v(p,o.maxBytes),
d=p.subarray(T),P=(0,b().countLines)(p,T)+1,A=t(r,d,P),N=A?{path:r,assets:A,problems:[]}:(0,h().readAssetFile)(r,d,o,P),
I=N.problems.find(({rule:D})=>$().UNREAD.has(D))?.detail,M=T>0?`only the newest ${d.length} of ${p.length} bytes`:void 0,
j=I??M;return{...N,...j!==void 0&&{unread:j}}}function v(r,p){if(r.length<=p)return 0;const o=r.indexOf(f,r.length-p-1);
return o<0?r.length:o+1}function t(r,p,o){const{text:T,complete:d}=(0,w().decodeUtf8)(p);if(!d)return;const P=[];let A=o;
for(let N=0;N<T.length;A+=1){const I=T.indexOf(`
`,N),M=I<0?T.length:I,j=T.slice(N,M);if(N=M+1,j.trim()==="")continue;const D=i(j);if(D===void 0||(0,E().hasAssetLists)(D))
return;const{type:B}=D;if((0,E().isAssetType)(B)){const[H,y]=[A,P.length];P.push({type:B,id:(0,h().declaredId)(D)??`#${y+
1}`,path:r,value:D,pointer:[y],locate:()=>({path:r,line:H,column:1})})}else if(!(0,E().isCompanion)(B))return}return P}function i(r){
const p=(0,g().attempt)(()=>JSON.parse(r));return(0,S().isJsonObject)(p)?p:void 0}}),97247:((C,a)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.isOfChange=n;function n(s){return"files"in s}}),3876:((C,a,n)=>{Object.defineProperty(a,"__\
esModule",{value:!0}),a.readFixedChange=m,a.requireStaged=c;function s(){const f=n(27199);return s=function(){return f},
f}function g(){const f=n(70237);return g=function(){return f},f}function S(){const f=n(53315);return S=function(){return f},
f}function h(){const f=n(25966);return h=function(){return f},f}function $(){const f=n(52483);return $=function(){return f},
f}function E(){const f=n(41895);return E=function(){return f},f}function w(){const f=n(35720);return w=function(){return f},
f}function b(){const f=n(96681);return b=function(){return f},f}function u(){const f=n(213);return u=function(){return f},
f}async function m(f,{base:e,staged:v},t){if(f===void 0)throw new(E()).GateError("usage","`--base` needs a git repositor\
y.","Remove it, or use --repo with a repository.");const i=await(0,h().resolveRange)(f,{base:e,worktree:!0,staged:v}),r=await(0,$().
basePolicy)({...t&&{policy:t}},f,i),p=await(0,w().readTree)(f,i.base),o=await(0,w().readTree)(f,i.audited),T=await(0,u().
readChange)(f,i.base,i.audited),P=(await(0,g().collectAssets)({baseTree:p,headTree:o,change:T,policy:r.policy})).changes.
filter(({kind:N})=>N!=="removed"),A=new Set(P.map(({asset:N})=>O(N)));return{policy:r,base:i.base,baseTree:p,changed:new Set(
T.files.flatMap(S().namesOf)),paths:new Set(P.map(({asset:N})=>N.path)),includes:N=>A.has(O(N))}}async function c(f,e,v){
const t={GIT_INDEX_FILE:f.index},i=await f.user(l,{env:t}),r=new Set([...(0,b().splitNul)(i)].map(b().decodePath)),p=v.find(
o=>r.has(o)||e.stat(o)===void 0);if(p!==void 0)throw new(E()).GateError("checkout_differs",`${p} has changes that are no\
t staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}const l=["diff","--name-only","--no-rename\
s","--no-ext-diff","-z"];function O({path:f,pointer:e}){return`${f}#${(0,s().pointerText)(e)}`}}),20171:((C,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.fixVerb=void 0;function s(){const y=n(51455);return s=function(){return y},y}
function g(){const y=n(76760);return g=function(){return y},y}function S(){const y=n(63314);return S=function(){return y},
y}function h(){const y=n(18744);return h=function(){return y},y}function $(){const y=n(62130);return $=function(){return y},
y}function E(){const y=n(10154);return E=function(){return y},y}function w(){const y=n(75459);return w=function(){return y},
y}function b(){const y=n(97983);return b=function(){return y},y}function u(){const y=n(83026);return u=function(){return y},
y}function m(){const y=n(72988);return m=function(){return y},y}function c(){const y=n(41895);return c=function(){return y},
y}function l(){const y=n(4378);return l=function(){return y},y}function O(){const y=n(81961);return O=function(){return y},
y}function f(){const y=n(74238);return f=function(){return y},y}function e(){const y=n(48741);return e=function(){return y},
y}function v(){const y=n(53010);return v=function(){return y},y}function t(){const y=n(52978);return t=function(){return y},
y}function i(){const y=n(10289);return i=function(){return y},y}function r(){const y=n(50427);return r=function(){return y},
y}function p(){const y=n(3876);return p=function(){return y},y}function o(){const y=n(71539);return o=function(){return y},
y}function T(){const y=n(49232);return T=function(){return y},y}function d(){const y=n(82256);return d=function(){return y},
y}const P=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,A=(y,F)=>new(S()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(S()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,d().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",P).action(async(L,R)=>F(await N(L,R,y)));a.fixVerb=A;async function N(y,F,L){
const R=(0,g().resolve)(L.cwd,F.repo??"."),G=await(0,o().readTask)(F.apply,y,L);if(G&&G.edits.length===0)return I(G,L);const{
staged:x=!1}=F,V=async(k,Q,Y)=>{if(Y===void 0&&(F.repo!==void 0||x))throw new(c()).GateError("not_a_repository",`${R} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const _=await(0,T().namedPolicy)(F.policy,L),on=Y?await(0,o().headOf)(Y):null;G&&(0,o().requireSameCommit)(G,on);const nn=F.
base??G?.policy?.ref,J=nn===void 0?void 0:await(0,p().readFixedChange)(Y,{base:nn,staged:x},_),W=J?.policy??_??await(0,f().
loadPolicy)(k,k.label),{policy:U}=(0,O().tightenPolicy)(W,(0,o().profileOf)(G)),K=G?(0,o().filesOf)(G,(0,h().assetPathsIn)(
k,U)):y.length===0?(0,d().storeFiles)(k,U,R):await Promise.all(y.map(Z=>M(Q,(0,g().resolve)(L.cwd,Z)))),X=J&&!G?K.filter(
Z=>J.paths.has(Z)):K;Y&&x&&await(0,p().requireStaged)(Y,k,X);const{platform:tn,signal:en}=L,q=await j(Q,new Set(X)),rn=l().
Judge.by({policy:U,tree:k,...J&&{base:J.baseTree},changed:J?.changed??new Set,platform:tn,signal:en}),an={identity:F.identity??
!1,...J&&{includes:J.includes},...G&&{includes:(0,b().editedBy)(G.edits)}};G&&(0,b().requireSameStrings)(G.edits,(0,o().
assetsIn)(q,U));const z=await(0,$().fixFiles)(q,rn,an);if(G&&(0,b().requireOwnEdits)(G.edits,z),F.format==="json"){const Z=await(0,E().
fixTask)(q,z,rn,{...an,...x&&{event:{name:"index"}},head_sha:on,base_sha:J?.base??null,policyRef:J?.policy.ref});L.print(
(0,t().renderTask)(Z),"json")}else F.write||L.print((0,w().patchText)(z));return F.write&&await(0,m().writeFix)(Q,z),L.note(
await D(z,F.write??!1,L)),z.files.some(({left:Z})=>Z.length>0)||!F.write&&z.files.some(H)?1:0};return(0,v().withSourceTree)(
R,L.env,V,x)}function I({next_actor:y,todo:F,human:L},R){const G=F.length+L.length;return R.note(`The task has no edits,\
 and ${G===0?"nothing":G} to do by hand.
`),y==="done"?0:1}async function M(y,F){const L=await(0,s().realpath)((0,g().dirname)(F)).catch(()=>(0,g().dirname)(F)),
R=(0,g().relative)(await(0,s().realpath)(y),(0,g().join)(L,(0,g().basename)(F)));if(R.split(g().sep)[0]!==".."&&!(0,g().
isAbsolute)(R))return R.split(g().sep).join("/")||".";throw new(c()).GateError("usage",`${F} is not in ${y}.`,"Pass file\
s of the current repository, or its directory with --repo.")}async function j(y,F){const L=(0,e().folderTree)(y);return Promise.
all([...F].map(async R=>({path:R,bytes:await L.read(R)})))}async function D({files:y,scripts:F,judgeOf:L},R,{columns:G}){
const x=y.map(async W=>{const{path:U,steps:K}=W,X=await(0,u().withProposals)(W.left,L(U)),tn=[...new Set(K)].map(en=>`  ${K.
filter(q=>q===en).length} \xD7 ${en}`);return tn.length===0&&X.length===0?[]:[(0,i().terminal)(U),...tn,...X.length===0?
[]:["  Not fixed:",...(0,u().describeUnfixed)(X)]]}),V=(await Promise.all(x)).flat(),k=y.filter(H).length,Q=`${k} of ${y.
length}; new scripts: ${F.length}`,Y=`Asset files ${R?"written":"to change"}: ${Q}.`,_=k>0&&!R?" Run with --write to app\
ly.":"",nn=y.some(({edits:W})=>W.some(B))?" New commands: accepted; not run.":"";return`${[...V,Y+_+nn].flatMap(W=>{const U=/^ */.
exec(W)?.[0]??"",K=G-U.length;return(0,r().wrap)(W.slice(U.length),K,Number.POSITIVE_INFINITY).map(X=>U+X)}).join(`
`)}
`}function B({pointer:y,new:F}){return y?.endsWith("/asset_id")===!1&&F.length>0}function H({before:y,after:F}){return y!==
F}}),71539:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.assetsIn=f,a.filesOf=O,a.headOf=l,a.profileOf=m,
a.readTask=u,a.requireSameCommit=c;function s(){const e=n(81456);return s=function(){return e},e}function g(){const e=n(
64385);return g=function(){return e},e}function S(){const e=n(97983);return S=function(){return e},e}function h(){const e=n(
41895);return h=function(){return e},e}function $(){const e=n(73388);return $=function(){return e},e}function E(){const e=n(
80068);return E=function(){return e},e}function w(){const e=n(50598);return w=function(){return e},e}function b(){const e=n(
73849);return b=function(){return e},e}async function u(e,v,t){if(e!==void 0){if(v.length>0)throw new(h()).GateError("us\
age","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,b().readAgentTask)(
await t.readInput(e),(0,$().inputName)(e))}}function m(e){const v=E().PROFILE_NAMES.find(t=>t===e?.policy?.profile);return v===
void 0?{}:{profile:v}}function c({head_sha:e},v){v===null&&(0,S().refuse)("the working tree has no commit"),e!==v&&(0,S().
refuse)(`it is about the commit ${e??"(none)"}, and the working tree is at ${v}`)}async function l(e){try{return await(0,w().
resolveRevision)(e,"HEAD")}catch(v){if(v instanceof h().GateError&&v.code==="ref_not_found")return null;throw v}}function O({
edits:e},v){const t=new Set(v);return(0,S().requireAssetFiles)(e,i=>t.has(i)),e.map(({path:i})=>i)}function f(e,{assets:v}){
const t=(0,s().assetLimits)(v.max_file_bytes),i=e.map(({path:p,bytes:o})=>[p,(0,g().readAssetFile)(p,o,t).assets]),r=new Map(
i);return p=>r.get(p)??[]}}),49232:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=f,a.namedPolicy=
u,a.policyFor=c,a.policyName=l,a.policyOfFile=m,a.repositoryOf=e;function s(){const t=n(73024);return s=function(){return t},
t}function g(){const t=n(76760);return g=function(){return t},t}function S(){const t=n(41895);return S=function(){return t},
t}function h(){const t=n(21311);return h=function(){return t},t}function $(){const t=n(74238);return $=function(){return t},
t}function E(){const t=n(48741);return E=function(){return t},t}function w(){const t=n(96402);return w=function(){return t},
t}function b(){const t=n(63550);return b=function(){return t},t}async function u(t,i){if(t===void 0)return;const r=await m(
t,i);return(0,h().requireExamples)(r),r}async function m(t,i){const r=(await i.readInput(t)).toString("utf8"),p=await e(
i.cwd,i.env)??i.cwd;return await(0,$().loadPolicyFile)(r,t,(0,E().folderTree)(p))}async function c({policy:t,profile:i},r,p){
const o=t===!1?await f():await u(t,r)??await O(p,r);return i===void 0?o:{...o,policy:{...o.policy,profile:i}}}function l({
source:t,path:i,ref:r}){return t==="default"||i===void 0?"the built-in policy":t==="file"||r===void 0?i:`${i} in ${r}`}async function O(t,{
cwd:i,env:r}){const p=t===void 0?await e(i,r):void 0,o=t??(p===void 0?void 0:(0,E().folderTree)(p));if(o===void 0)return f();
const T=await(0,$().loadPolicy)(o,o.label);return(0,h().requireExamples)(T),T}function f(){const t=(0,b().literalTree)({});
return(0,$().loadPolicy)(t,t.label)}async function e(t,i){try{const r=await(0,w().openRepository)(t,i);return await r.close(),
r.directory}catch(r){const p=r instanceof S().GateError&&r.code==="program_not_found";if(r instanceof S().GateError&&!(p&&
v(t)))return;throw r}}function v(t){const i=(0,g().dirname)(t);return(0,s().existsSync)((0,g().join)(t,".git"))||i!==t&&
v(i)}}),82256:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=
m,a.inRepository=l,a.profileOption=u,a.storeFiles=O,a.withJudgingOptions=w;function s(){const f=n(76760);return s=function(){
return f},f}function g(){const f=n(63314);return g=function(){return f},f}function S(){const f=n(18744);return S=function(){
return f},f}function h(){const f=n(41895);return h=function(){return f},f}function $(){const f=n(80068);return $=function(){
return f},f}function E(){const f=n(96402);return E=function(){return f},f}function w(f){return f.option(...b).option("--\
no-policy","use the built-in policy").addOption(u()).addOption(m())}const b=a.POLICY_OPTION=["--policy <file>","policy f\
ile (default: the policy of the repository)"];function u(){return new(g()).Option("--profile <name>","profile for comman\
ds").choices($().PROFILE_NAMES)}function m(){return new(g()).Option("--format <name>","output format").choices(["text","\
json"]).default("text")}const c=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function l({repo:f},{
cwd:e,env:v},t){const i=await(0,E().openRepository)((0,s().resolve)(e,f),v);try{return await t(i)}finally{await i.close()}}
function O(f,e,v){const t=(0,S().assetPathsIn)(f,e);if(t.length>0)return t;throw new(h()).GateError("usage",`${v} has no\
 asset files.`,"Use --repo with the repository, or name the files.")}}),11606:((C,a,n)=>{Object.defineProperty(a,"__esMo\
dule",{value:!0}),a.resolvePolicyRef=E;function s(){const u=n(41895);return s=function(){return u},u}function g(){const u=n(
24634);return g=function(){return u},u}function S(){const u=n(19674);return S=function(){return u},u}function h(){const u=n(
67397);return h=function(){return u},u}function $(){const u=n(50598);return $=function(){return u},u}async function E(u,m){
const c=m.replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(c)?await(0,$().resolveRevision)(u,c):await w(u,c)??await(0,$().
resolveRevision)(u,m)}catch(l){throw l instanceof s().GateError&&l.code==="ref_ambiguous"?l:b(m,l)}}async function w(u,m){
const c=`refs/remotes/origin/${m}`,[l,O]=await(0,h().lookUpCommits)(u,[c,`refs/heads/${m}`]);if(l!==void 0)return l;try{
if(!await(0,S().branchAtOrigin)(u,m))return}catch(f){if(O!==void 0)return O;throw f}return await(0,g().requireCommits)(u,
[c],[(0,S().fetched)(m)]),(await(0,h().lookUpCommits)(u,[c]))[0]}function b(u,m){const c=m instanceof s().GateError&&m.code===
"git_failed"?`: ${m.message}`:"";return new(s()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(u)} is not a br\
anch of origin or a revision in this clone${c}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:m})}}),25966:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=E;function s(){const l=n(
41895);return s=function(){return l},l}function g(){const l=n(24634);return g=function(){return l},l}function S(){const l=n(
67397);return S=function(){return l},l}function h(){const l=n(50598);return h=function(){return l},l}function $(){const l=n(
34397);return $=function(){return l},l}async function E(l,{base:O,head:f,worktree:e=!1,staged:v=!1}){if(e&&f!==void 0)throw new(s()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[t,i]=await w([(0,h().resolveRevision)(l,f??"HEAD"),u(l,O)]);return{name:v?"index":e?"worktree":"r\
ange",directory:l.directory,base:await(0,g().mergeBase)(l,i.commit,t),head:t,audited:e?await(v?$().snapshotIndex:$().snapshotWorktree)(
l):t,policyCommit:i.commit,baseRef:i.name,...i.defaultBranch&&{defaultBranch:i.defaultBranch},isFork:!1}}async function w(l){
return await Promise.allSettled(l),Promise.all(l)}const b=/^refs\/(?:heads|remotes\/origin)\//;async function u(l,O){const f=O===
void 0?await(0,S().defaultBranch)(l):await(0,h().resolveNamed)(l,O),{commit:e}=f,v=O==="HEAD"||O==="@"?await c(l):f.ref,
t=v&&m(v);if(t===void 0)return{commit:e,name:O??"HEAD"};const i=O===void 0?f:await(0,S().findDefaultBranch)(l),r=i?.ref&&
m(i.ref);return{commit:e,name:t,...i&&r&&{defaultBranch:{name:r,commit:i.commit}}}}function m(l){return b.test(l)?l.replace(
b,""):void 0}async function c({user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
10154:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.fixTask=m;function s(){const c=n(81456);return s=function(){
return c},c}function g(){const c=n(64385);return g=function(){return c},c}function S(){const c=n(52978);return S=function(){
return c},c}function h(){const c=n(77648);return h=function(){return c},c}function $(){const c=n(37075);return $=function(){
return c},c}function E(){const c=n(94274);return E=function(){return c},c}function w(){const c=n(47350);return w=function(){
return c},c}function b(){const c=n(88211);return b=function(){return c},c}function u(){const c=n(83026);return u=function(){
return c},c}async function m(c,l,O,{includes:f=()=>!0,policyRef:e,...v}){const{policy:t}=O.terms,i=(0,s().assetLimits)(t.
assets.max_file_bytes),r=[];for(const{path:d,bytes:P}of c){const A=(0,g().readAssetFile)(d,P,i);r.push(...await(0,u().findingsIn)(
A,O,f))}const p=(0,$().idsOf)(r),o=await(0,b().proposalOf)(l,p),T=(0,w().severityVerdict)(r,t.fail_on);return(0,S().agentTask)(
{...v,verdict:T,next_actor:(0,E().nextActorOf)(T,r,t.fail_on),policy:{...e!==void 0&&{ref:e},profile:t.profile,fail_on:t.
fail_on,...t.enforce!=="block"&&{enforce:"report"}},findings:(0,h().reportFindings)(r,p),...o&&{fix:o},approval_digest:null})}}),
97983:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.editedBy=O,a.refuse=w,a.requireAssetFiles=u,a.requireOwnEdits=
l,a.requireSameStrings=m;function s(){const e=n(27199);return s=function(){return e},e}function g(){const e=n(28894);return g=
function(){return e},e}function S(){const e=n(41895);return S=function(){return e},e}function h(){const e=n(70023);return h=
function(){return e},e}function $(){const e=n(88211);return $=function(){return e},e}const E="Nothing was changed. Run t\
he gate on this commit, and use the task that it prints.";function w(e){throw new(S()).GateError("input_invalid",`The ta\
sk is refused: ${e}.`,E)}const b=new RegExp(`(?:^|/)${h().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function u(e,v){
for(const{path:t,files:i=[]}of e){(0,g().isAuditLog)(t)&&w(`\`${t}\` is an audit log, which only its owner edits`),v(t)||
w(`\`${t}\` is not an asset file of this repository`);const r=i.find(p=>!b.test(p.path));r&&w(`\`${r.path}\` is not a scr\
ipt that \`gene-gate fix\` makes`)}}function m(e,v){for(const{path:t,pointer:i,old:r}of e){const p=`\`${i}\` of \`${t}\``,
o=c(v(t),i);o===void 0&&w(`${p} is not a command of a Gene or an asset_id`),o!==r&&w(`${p} does not have the string that\
 the edit replaces`)}}function c(e,v){for(const t of e){const i=(0,s().pointerText)(t.pointer),{asset_id:r,validation:p}=t.
value;if(v===`${i}/asset_id`&&typeof r=="string")return r;const[,o]=v.startsWith(i)&&/^\/validation\/(\d+)$/.exec(v.slice(
i.length))||[];if(t.type==="Gene"&&o!==void 0&&Array.isArray(p))return p[Number(o)]}}function l(e,{files:v}){const t=new Set(
v.flatMap(r=>r.edits.map(f))),i=new Set(e.map(f));for(const r of e)t.has(f(r))||w(`\`gene-gate fix\` does not make the edi\
t of \`${r.pointer}\` in \`${r.path}\` here`);for(const r of v.flatMap(p=>p.edits))i.has(f(r))||w(`it lacks the edit of \
\`${r.pointer}\` in \`${r.path}\`, which belongs to the others`)}function O(e){const v=new Set(e.map(({path:t,pointer:i})=>`${t}\
#${(0,$().assetPointer)(i)}`));return({path:t,pointer:i})=>v.has(`${t}#${(0,s().pointerText)(i)}`)}function f({path:e,pointer:v,
old:t,new:i,files:r=[]}){const p=r.map(o=>[o.path,o.text]);return JSON.stringify([e,v,t,i,p])}}),72988:((C,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.writeFix=$;function s(){const m=n(51455);return s=function(){return m},m}function g(){
const m=n(76760);return g=function(){return m},m}function S(){const m=n(41895);return S=function(){return m},m}function h(){
const m=n(28765);return h=function(){return m},m}async function $(m,{files:c,scripts:l}){const O=await(0,s().realpath)(m),
f=c.filter(({before:e,after:v})=>e!==v);for(const{path:e,before:v}of f)await u(e,()=>w((0,g().join)(O,e),v));for(const[e,
v]of l)await u(e,()=>E((0,g().join)(O,e),v));for(const{path:e,before:v,after:t}of f)await u(e,()=>b((0,g().join)(O,e),v,
t))}async function E(m,c){const l=(0,g().dirname)(m);if(await(0,h().makeFolder)(l),await(0,s().realpath)(l)!==l)throw new Error(
"its directory is a symlink");try{await(0,s().writeFile)(m,c,{flag:"wx"})}catch(O){if(!(O.code==="EEXIST")||await(0,s().
readFile)(m,"utf8")!==c)throw O}}async function w(m,c){if(!(await(0,s().readFile)(m)).equals(Buffer.from(c)))throw new Error(
"it has changed in the meantime")}async function b(m,c,l){await w(m,c),await(0,h().replaceFile)(m,l,(await(0,s().stat)(m)).
mode)}async function u(m,c){try{await c()}catch(l){throw new(S()).GateError("file_unreadable",`${m} cannot be written: ${l instanceof
Error?l.message:l}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:l})}}}),52483:((C,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.basePolicy=E,a.protectedBy=u,a.readerOf=b;function s(){const c=n(11606);
return s=function(){return c},c}function g(){const c=n(67617);return g=function(){return c},c}function S(){const c=n(81961);
return S=function(){return c},c}function h(){const c=n(74238);return h=function(){return c},c}function $(){const c=n(35720);
return $=function(){return c},c}async function E({policy:c,policyRef:l,readShared:O},f,e){const v=b(f,O),t=c??await m(v,
e);if(l===void 0)return t;const i=await(0,s().resolvePolicyRef)(f,l);return(0,S().stricterOf)(t,await v(i,`${l}:${h().POLICY_PATH}`),
l)}const w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function b(c,l){
return async(O,f)=>(0,h().loadPolicy)(await(0,$().readTree)(c,O),O,{path:f,hint:w,readShared:l})}async function u({name:c,
commit:l},O,f){return(0,g().policyOfBranch)(await f(l,`${c}:${h().POLICY_PATH}`),O,c)}async function m(c,{policyCommit:l,
baseRef:O,defaultBranch:f}){const e=await c(l,h().POLICY_PATH);if(f===void 0)return e;if(f.name===O){const t=(0,g().policyOfBranch)(
e,O,O)??e;return t===e?e:(0,S().stricterOf)(e,t,`branches.${O}`)}const v=await u(f,O,c);return v===void 0||e.source==="d\
efault"?v??e:(0,S().stricterOf)(e,v,f.name)}}),28765:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.makeFolder=
$,a.replaceFile=h;function s(){const w=n(77598);return s=function(){return w},w}function g(){const w=n(51455);return g=function(){
return w},w}function S(){const w=n(76760);return S=function(){return w},w}async function h(w,b,u){const m=`${w}.${(0,s().
randomUUID)()}.tmp`;try{await(0,g().writeFile)(m,b,{flag:"wx",mode:u}),await(0,g().rename)(m,w)}finally{await(0,g().rm)(
m,{force:!0})}}async function $(w){try{await(0,g().mkdir)(w)}catch(b){const{code:u}=b;if(u==="ENOENT"&&(0,S().dirname)(w)!==
w){await $((0,S().dirname)(w)),await(0,g().mkdir)(w).catch(m=>E(w,m));return}await E(w,b)}}async function E(w,b){if(!await(0,g().
stat)(w).then(m=>m.isDirectory(),()=>!1))throw b}}),54078:((C,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.dotPath=
n;function n(s){return s.map(g=>typeof g=="number"?`[${g}]`:`.${String(g)}`).join("").replace(/^\./,"")}}),78261:((C,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.byHarm=g;function s(){const h=n(39763);return s=function(){return h},
h}function g(h,$){return S(h)-S($)}function S({severity:h,harm:$="bookkeeping",suppressed:E}){return((E?2:+(h==="notice"))*
s().HARMS.length+s().HARMS.indexOf($))*s().SEVERITIES.length+s().SEVERITIES.indexOf(h)}}),9819:((C,a,n)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.proposalSchema=a.judgedEditSchema=a.editSchema=void 0;function s(){const w=n(7723);return s=
function(){return w},w}function g(){const w=n(99462);return g=function(){return w},w}const S=s().array(s().object({path:s().
string(),text:s().string()})).exactOptional().describe("New files that the new commands run."),h=a.editSchema=s().object(
{path:s().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:s().string().
exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of t\
he value. It is an entry of `validation`, or an `asset_id`."),old:s().string(),new:s().array(s().string()).describe("Wha\
t replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for\
 an `asset_id`, one string."),files:S,fix:s().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),$=a.
judgedEditSchema=s().object({finding:g().findingIdSchema.describe("The id of the finding that the edit resolves."),path:s().
string().describe("The asset file."),pointer:s().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:s().string(),new:s().array(s().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:s().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),E=a.proposalSchema=s().object({edits:s().
array($),patch:s().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),67617:((C,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.policyOfBranch=E;function s(){const u=n(41330);return s=function(){return u},
u}function g(){const u=n(41895);return g=function(){return u},u}function S(){const u=n(81961);return S=function(){return u},
u}function h(){const u=n(74238);return h=function(){return u},u}function $(){const u=n(11160);return $=function(){return u},
u}function E(u,m,c){const{branches:l,...O}=u.policy,f=Object.entries(l).filter(([t])=>w(t,m));if(f.length===0&&m!==c)return;
const e={...O,branches:{}},v=f.map(([,t])=>$().policySchema.parse((0,$().withEntry)(e,t))).reduce((t,i)=>t?b(t,i,m):i,void 0);
return v===void 0?u:{...u,policy:v,digest:(0,h().digestPolicy)(v)}}function w(u,m){return u===m||s().default.isMatch(m,u,
{dot:!0,nonegate:!0})}function b(u,m,c){const l=(0,S().combine)(u,m);if("policy"in l)return l.policy;throw new(g()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(c)} differ in ${l.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}}),
19674:((C,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.branchAtOrigin=g,a.fetched=s,a.isRemoteOf=n;async function n(h,{
owner:$,repo:E}){return(await S(h)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${$}/${E}`.toLowerCase()}function s(h){return`+refs/heads/${h}:refs/remotes/origin/${h}`}async function g(h,$){if(await S(
h)==="")return!1;const E=`refs/heads/${$}`;return(await h.user(["ls-remote","--","origin",E])).toString().split(`
`).some(b=>b.endsWith(`	${E}`))}async function S({user:h}){return(await h(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),53010:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.withSourceTree=b;function s(){
const u=n(51455);return s=function(){return u},u}function g(){const u=n(41895);return g=function(){return u},u}function S(){
const u=n(67147);return S=function(){return u},u}function h(){const u=n(48741);return h=function(){return u},u}function $(){
const u=n(96402);return $=function(){return u},u}function E(){const u=n(35720);return E=function(){return u},u}function w(){
const u=n(34397);return w=function(){return u},u}async function b(u,m,c,l=!1){const O=await(0,$().openRepository)(u,m).catch(
async f=>{if(!(f instanceof g().GateError&&f.code==="not_a_repository"&&(await(0,s().stat)(u).catch(()=>{}))?.isDirectory()))
throw f});if(O===void 0)return c((0,h().folderTree)(u),u);try{const f=`the ${l?"staged ":""}files of ${O.directory}`,e=l?
w().snapshotIndex:w().snapshotWorktree,v=await(0,E().readTree)(O,await e(O),{label:f});return await c((0,S().withAdditions)(
v,(0,h().folderTree)(O.directory),(0,S().additionsOf)()),O.directory,O)}finally{await O.close()}}}),50598:((C,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.resolveNamed=m,a.resolveRevision=u;function s(){const t=n(41895);return s=function(){
return t},t}function g(){const t=n(3051);return g=function(){return t},t}function S(){const t=n(24634);return S=function(){
return t},t}function h(){const t=n(67397);return h=function(){return t},t}const $=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,
w=/(?:^|-g)([0-9a-f]{4,64})$/i,b=/^[A-Z]+(?:_[A-Z]+)*$/;async function u(t,i){return(await m(t,i)).commit}async function m(t,i){
if($.test(i))throw new(s()).GateError("ref_not_found",`${JSON.stringify(i)} is not a valid revision`,"Use a branch, a ta\
g or a commit id; for a range, use --base and --head.");const[,r="",p=""]=E.exec(i)??[],o=await l(t,r==="@"?"HEAD":r),[T,
...d]=[...new Set(o.map(({commit:A})=>A))];if(T===void 0)throw(0,h().unknownRevision)(i,await c(t,r));if(d.length>0)throw v(
r,o);if(p===""){const[A,...N]=o.flatMap(I=>I.ref??[]);return{commit:T,...A!==void 0&&N.length===0&&{ref:A}}}const[P]=await(0,h().
peelToCommits)(t,[`${T}${p}`]);if(P===void 0)throw(0,h().unknownRevision)(i);return{commit:P}}async function c({user:t},i){
const p=(await t(["for-each-ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(o=>o.replace(/^refs\/(?:heads|remotes)\//,"")).filter(o=>o!==""&&!o.endsWith("/HEAD"));return p.find(o=>o.endsWith(
`/${i}`))??(0,g().nearestName)(i,p)}async function l(t,i){if(i==="HEAD"||(0,h().isObjectId)(i.toLowerCase())){const[d]=await(0,h().
lookUpCommits)(t,[i]);if(d!==void 0)return[{name:i,commit:d}];if(i==="HEAD")return[]}const r=i.startsWith("refs/"),o=[...await(0,h().
readRefs)(t,r?[i]:O(i))].map(([d,{id:P,target:A}])=>({name:d,id:P,ref:A}));r||o.push(...await f(t,i),...await e(t,i));const T=await(0,h().
peelToCommits)(t,o.map(({id:d})=>d));return o.flatMap(({id:d,...P},A)=>{const N=T[A];return N===void 0?[]:[{...P,commit:N}]})}
function O(t){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(r=>`${r}${t}`),`refs/remotes/${t}/HEAD`]}
async function f({user:t},i){if(!b.test(i))return[];const r=await t(["rev-parse","--verify","--quiet",i],{accept:[1]});return r.
length===0?[]:[{name:i,id:r.toString().trim()}]}async function e({objects:t},i){const[,r]=w.exec(i)??[];return r===void 0?
[]:(await t(["rev-parse",`--disambiguate=${r.toLowerCase()}`])).toString().split(`
`).filter(h().isObjectId).map(T=>({name:T,id:T}))}function v(t,i){const r=i.map(({name:p,commit:o})=>p===o?`commit ${o}`:
`${p} (${(0,S().short)(o)})`);return new(s()).GateError("ref_ambiguous",`${JSON.stringify(t)} is ambiguous: ${r.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((C,a,n)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.snapshotIndex=w,a.snapshotWorktree=E;function s(){const c=n(51455);return s=
function(){return c},c}function g(){const c=n(76760);return g=function(){return c},c}function S(){const c=n(41895);return S=
function(){return c},c}function h(){const c=n(96681);return h=function(){return c},c}const $=Buffer.from([0]);async function E(c){
const l=await m(c);return await l(["update-index","-z","--index-info"],await b(c)),await l(["add","--all","--","."]),(await l(
["write-tree"])).toString().trim()}async function w(c){const l=(0,g().join)(await(0,s().mkdtemp)((0,g().join)(c.temporary,
"index-")),"index");await(0,s().copyFile)(c.index,l).catch(f=>{if(f.code!=="ENOENT")throw f});const O={...c.privateStore,
GIT_INDEX_FILE:l};return(await c.user(["write-tree"],{env:O})).toString().trim()}async function b(c){const l=[];for(const O of(0,h().
splitNul)(await c.user(["ls-files","-t","--stage","-z"]))){const f=O[0]===83,e=O.subarray(O.indexOf(9)+1);if(f&&!await u(
c,e))throw new(S()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,h().decodePath)(e))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");l.push(O.subarray(2),$)}return Buffer.concat(
l)}async function u({directory:c},l){return(0,s().lstat)(Buffer.concat([Buffer.from(`${c}/`),l])).then(()=>!0,O=>{if(O.code===
"ENOENT"||O.code==="ENOTDIR")return!1;throw new(S()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,h().
decodePath)(l))} (${O.code})`,"Check the permissions of the directories above the file.",{cause:O})})}async function m(c){
const l=await(0,s().mkdtemp)((0,g().join)(c.temporary,"index-")),O={...c.privateStore,GIT_INDEX_FILE:(0,g().join)(l,"ind\
ex")};return(f,e)=>c.user(f,{env:O,...e&&{input:e}})}}),73849:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.agentTaskSchema=a.AGENT_TASK_VERSION=void 0,a.readAgentTask=O;function s(){const e=n(7723);return s=function(){return e},
e}function g(){const e=n(41895);return g=function(){return e},e}function S(){const e=n(54078);return S=function(){return e},
e}function h(){const e=n(9819);return h=function(){return e},e}function $(){const e=n(99462);return $=function(){return e},
e}function E(){const e=n(13970);return E=function(){return e},e}const w=a.AGENT_TASK_VERSION="1.0.0",b=s().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),u=$().findingIdSchema.exactOptional().describe("The id of the finding; absent if the re\
port is from a version without ids."),m=s().object({finding:u,rule:s().string(),path:s().string().exactOptional(),line:s().
int().min(1).exactOptional(),message:s().string(),remedy:s().string()}),c=s().object({finding:u,why:s().string(),needs:s().
string().describe("What the person does, such as an approval and its digest.")}),l=a.agentTaskSchema=s().object({type:s().
literal("AgentTask"),schema_version:s().literal(w),next_actor:E().nextActorSchema.describe("The one field to switch on. \
`done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. \
`undecided`: the gate could not decide; hand over or run it again."),verdict:E().verdictSchema,error:s().object({code:s().
string(),message:s().string(),hint:s().string()}).optional(),head_sha:b.nullable().describe("The commit that the task is\
 about."),base_sha:b.nullable(),policy:s().object({ref:s().string().exactOptional(),profile:s().string()}).nullable().describe(
"The commit whose policy applies, and the profile."),edits:s().array(h().judgedEditSchema).describe("What `gene-gate fix\
 --apply` changes; the new commands are judged already."),todo:s().array(m).describe("Findings that fail the gate and th\
at no edit resolves: change the files yourself."),human:s().array(c).describe("Findings that only a person resolves."),must_not:s().
array(s().string()).describe("What the agent does not do, whatever the findings are."),patch:s().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:s().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function O(e,v){try{return l.parse(JSON.parse(e.toString("utf8")))}catch(t){throw new(g()).GateError(
"input_invalid",`${v} is not an AgentTask of this version: ${f(t)}.`,"Pass the file that `gene-gate check --format agent\
` printed, or agent-task.json of the results.",{cause:t})}}function f(e){return e instanceof s().ZodError?`\`${(0,S().dotPath)(
e.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),52978:((C,a,n)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.AGENT_TASK_FILE=a.AGENT_PATCH_FILE=void 0,a.agentTask=t,a.renderAgentTask=O,a.renderTask=f;
function s(){const d=n(1395);return s=function(){return d},d}function g(){const d=n(28894);return g=function(){return d},
d}function S(){const d=n(38863);return S=function(){return d},d}function h(){const d=n(78261);return h=function(){return d},
d}function $(){const d=n(39231);return $=function(){return d},d}function E(){const d=n(13580);return E=function(){return d},
d}function w(){const d=n(94274);return w=function(){return d},d}function b(){const d=n(47350);return b=function(){return d},
d}function u(){const d=n(10289);return u=function(){return d},d}function m(){const d=n(73849);return m=function(){return d},
d}const c=a.AGENT_TASK_FILE="agent-task.json",l=a.AGENT_PATCH_FILE="agent-task.patch";function O(d){return f(t(d))}function f(d){
return`{
${Object.entries(m().agentTaskSchema.parse(d)).map(([A,N])=>{const M=Array.isArray(N)&&N.length>0?`[
${N.map(u().jsonLine).join(`,
`)}
]`:(0,u().jsonLine)(N);return`${JSON.stringify(A)}: ${M}`}).join(`,
`)}
}
`}const e=new Set(["approval-missing","gate-approval-missing"]),v=new Set([...e,...s().NEEDS_PERSON]);function t(d){const{
verdict:P,next_actor:A,error:N,head_sha:I,base_sha:M,policy:j,findings:D,fix:B}=d,H=A==="done"?i:r(d),y=D.filter(R=>H(R)||
i(R)).sort(h().byHarm),F=new Set(y.filter(w().isForHuman)),L=p(B?.edits??[]);return{type:"AgentTask",schema_version:m().
AGENT_TASK_VERSION,next_actor:A,verdict:P,...N&&{error:N},head_sha:I,base_sha:M,policy:j&&{...j.ref!==void 0&&{ref:j.ref},
profile:j.profile},edits:B?.edits??[],todo:y.filter(R=>!F.has(R)&&!L(R)).map(({id:R,rule:G,message:x,remedy:V,location:k})=>({
...R!==void 0&&{finding:R},rule:G,...k&&{path:k.path,line:k.line},message:x,remedy:V})),human:[...F].map(R=>({...R.id!==
void 0&&{finding:R.id},why:R.message,needs:o(R,d)})),must_not:$().MUST_NOT,patch:B?.patch??null,verify:T(d,y)}}function i({
rule:d,severity:P,suppressed:A}){return(0,E().ruleOf)(d)?.advice===!0&&P==="warning"&&!A}function r({policy:d,verdict:P,
findings:A}){const N=A.some(j=>(0,b().isBlocking)(j,"error")),I=d?.fail_on??(P==="fail"&&!N?"warning":"error"),M=A.some(
({rule:j})=>j==="gate-approval-missing")?v:e;return j=>!j.suppressed&&((0,b().isBlocking)(j,I)||M.has(j.rule))}function p(d){
const P=new Set(d.map(({finding:N})=>N)),A=new Set(d.map(({path:N,old:I})=>JSON.stringify([N,I])));return({id:N,subject:I,
location:M})=>P.has(N)||A.has(JSON.stringify([M?.path,I?.command]))}function o({rule:d,remedy:P,location:A},{approval_digest:N}){
return N!==null&&v.has(d)?`${P} The approval digest is ${N}.`:A&&(0,g().isAuditLog)(A.path)?`${P} Only the process that \
owns the audit log writes to it.`:P}function T({policy:d,base_sha:P,event:A},N){const I=d?.ref??P,M=N.some(({layer:j})=>j===
"run");return[`${S().COMMAND} check --worktree`,...A?.name==="index"?["--staged"]:[],...M?[]:["--no-run"],...d?.enforce===
"report"?["--block"]:[],...I?[`--base ${I}`]:[]].join(" ")}}),77648:((C,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.findingsAbout=u,a.idsIn=O,a.reportFinding=p,a.reportFindings=r,a.reportGene=b,a.reportScripts=v,a.verdictsOf=t;function s(){
const o=n(85475);return s=function(){return o},o}function g(){const o=n(80827);return g=function(){return o},o}function S(){
const o=n(59490);return S=function(){return o},o}function h(){const o=n(38863);return h=function(){return o},o}function $(){
const o=n(78261);return $=function(){return o},o}function E(){const o=n(95132);return E=function(){return o},o}function w(){
const o=n(37075);return w=function(){return o},o}function b(o,T,{about:d,ids:P}){const{gene:A,outcomes:N,mutants:I,runFindings:M,
verdict:j,summary:D}=o,{asset:B,change:H,blastRadius:y}=A,F=[...d(B),...A.findings,...M.filter(L=>L.subject?.command===void 0)];
return{id:B.id,asset_id:(0,s().assetIdOf)(B),path:B.path,line:B.locate().line,store:{path:A.store.path||".",root:A.store.
root||"."},change:H,verdict:j,summary:D,profiles:i(A.commands.map(({profiles:L})=>L)),validators:i(A.commands.map(({validators:L})=>L)),
blast_radius:y,commands:A.commands.map((L,R)=>{const G=M.filter(k=>l(k,L)),x=O([...L.findings,...G],P),V=I?.[R];return{...f(
L,N[R]),...V&&{mutant:V},...x}}),...O(F,P),...A.differences.length>0&&{differences:A.differences},validation_report_id:T}}
function u(o){const T=(0,S().groupBy)(o,({subject:d})=>m(d));return d=>(T.get(m(d))??[]).filter(P=>c(P,d))}function m({type:o,
id:T}={}){return`${o} ${T}`}function c({subject:o,location:T},{type:d,id:P,path:A}){return o?.type===d&&o.id===P&&(T?.path??
A)===A}function l({subject:o,location:T},{command:d,location:P}){return o?.command===d&&T?.line===P.line&&T.column===P.column}
function O(o,T){const d=o.flatMap(P=>T.get(P)??[]);return d.length>0?{findings:d}:{}}function f(o,T){return{command:o.command,
verdict:o.verdict,risk:o.risk,confirmation:o.confirmation,...o.reading.argv&&{words:o.reading.words.map(e)},...o.plan?.scripts&&
{scripts:v(o.plan.scripts)},profiles:t(o.profiles),validators:t(o.validators),location:o.location,...o.plan&&{plan_digest:o.
plan.digest},...T&&{outcome:T}}}function e({text:o,span:{start:T,end:d}}){return{text:o,start:T,end:d}}function v(o){return(0,g().
stepsIn)(o).map(({directory:T,event:d,text:P,command:A})=>({directory:T,event:d,text:P,shell:A===void 0}))}function t(o){
return Object.fromEntries(Object.entries(o).map(([T,{verdict:d}])=>[T,d]))}function i(o){const T={};for(const d of o)for(const[
P,{verdict:A,reason:N,remark:I}]of Object.entries(d)){const M=T[P];M&&!M.accepted||(T[P]=A==="block"?{accepted:!1,...N&&
{reason:(0,E().describe)(N).message}}:{accepted:!0,...I&&{remark:(0,E().describe)(I).message},...M})}return T}function r(o,T=(0,w().
idsOf)(o),d){return o.toSorted($().byHarm).map(P=>{const A={id:T.get(P),cause:(0,w().causeOf)(P),...p(P)};if(d===void 0)
return A;const N=`${h().COMMAND} fix --base ${d.slice(0,12)} --`;return{...A,remedy:A.remedy.replaceAll("gene-gate fix -\
-",N)}})}function p(o){const{rule:T,severity:d,harm:P,layer:A,location:N,span:I,subject:M,edit:j,danger:D,level:B,before:H,
suppressed:y}=o;return{rule:T,severity:d,harm:P,layer:A,...(0,E().describe)(o),...N&&{location:N},...I&&{span:I},...M&&{
subject:M},...j&&{edit:j},...D!==void 0&&{danger:D},...B&&{level:B},...H&&{before:H},...y&&{suppressed:y}}}}),94274:((C,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.isForHuman=h,a.nextActorOf=$;function s(){const E=n(28894);return s=function(){
return E},E}function g(){const E=n(13580);return g=function(){return E},E}function S(){const E=n(47350);return S=function(){
return E},E}function h({rule:E,location:w,danger:b}){return b!==void 0||(0,g().ruleOf)(E)?.actor==="human"||w!==void 0&&
(0,s().isAuditLog)(w.path)}function $(E,w,b){switch(E){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return w.some(u=>(0,S().isBlocking)(u,b)&&!h(u))?"agent":"human"}}}),47350:((C,a,n)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.REPORTED_ONLY=void 0,a.exitCodeOf=b,a.gravest=$,a.isBlocking=S,a.severityVerdict=
h;function s(){const u=n(13580);return s=function(){return u},u}const g={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function S({rule:u,severity:m,suppressed:c},l){return c||m==="notice"?!1:m==="error"||l==="warning"&&!(0,s().ruleOf)(u)?.
advice}function h(u,m){const c=l=>u.some(O=>O.severity===l&&!O.suppressed);return u.some(({rule:l})=>(0,s().ruleOf)(l).undecided)?
"error":c("error")?"fail":c("warning")?u.some(l=>S(l,m))?"fail":"warn":"pass"}function $(u){return u.reduce((m,c)=>g[c]>
g[m]?c:m,"pass")}const E=a.REPORTED_ONLY=new Set(["fail","needs_approval"]),w={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function b(u,m="block"){return m==="report"&&E.has(u)?0:w[u]}})};
