"use strict";exports.id=9,exports.ids=[9],exports.modules={30225:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.groupedProgress=
l;function a(){const O=e(289);return a=function(){return O},O}function p(){const O=e(94965);return p=function(){return O},
O}function $(){const O=e(49604);return $=function(){return O},O}function l(O){const P=(0,$().linesOfProgress)(O.info);return{
...P,planned:h=>{O.startGroup(`Run ${(0,p().count)(h,"validation command")}`),P.planned(h)},ended:()=>O.endGroup(),audit:(0,a().
linesOfAudit)({begin:()=>O.startGroup("Audit"),line:O.info,end:()=>O.endGroup()})}}}),23423:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.readAppendedLog=u,s.readRecords=r,s.readUntouchedLog=d;function a(){const n=e(23404);return a=
function(){return n},n}function p(){const n=e(26040);return p=function(){return n},n}function $(){const n=e(27199);return $=
function(){return n},n}function l(){const n=e(64385);return l=function(){return n},n}function O(){const n=e(78114);return O=
function(){return n},n}function P(){const n=e(86581);return P=function(){return n},n}function h(){const n=e(24932);return h=
function(){return n},n}function T(){const n=e(28894);return T=function(){return n},n}async function d(n,{path:i,size:f=0},v){
if(f>T().MAX_LOG_BYTES)return m(i,f);try{return r(i,await n.read(i,T().MAX_LOG_BYTES),v)}catch(y){return(0,l().unreadFile)(
i,y)}}async function u(n,i,{path:f,size:v=0},y){if(!(v>T().MAX_LOG_BYTES))try{const[A,b]=await Promise.all([n.read(f,T().
MAX_LOG_BYTES),i.read(f,T().MAX_LOG_BYTES)]),j=(0,T().continuationOf)(A,b);if(j.kind==="rewritten")return;const{from:I}=j,
F=r(f,b.subarray(0,I),y),M=(0,T().countLines)(b,I)+1,B=t(f,b.subarray(I),y,M);return{kept:F,appended:c(B,F)}}catch(A){return{
kept:{path:f,assets:[],problems:[]},appended:(0,l().unreadFile)(f,A)}}}function t(n,i,f,v){return i.length>f.maxBytes?(0,l().
tooLargeFile)(n,i.length,f):(0,l().readAssetFile)(n,i,f,v)}function c(n,i){if(n.assets.length===0)return n;const f=new Map(
i.assets.map(y=>[`${y.type} ${y.id}`,y])),v=n.assets.flatMap(y=>{const A=f.get(`${y.type} ${y.id}`);if(A===void 0||y.id.
startsWith("#"))return[];if((0,a().canonicalize)(y.value)===(0,a().canonicalize)(A.value)){const j=`${y.type} ${JSON.stringify(
y.id)}, 2 times`;return[{rule:"duplicate-copy",location:y.locate(),detail:j,id:y.id}]}const b=`${y.type} ${JSON.stringify(
y.id)}, first at line ${A.locate().line}, column 1`;return[{rule:"duplicate-id",location:y.locate(),detail:b,id:y.id}]});
return{...n,problems:[...n.problems,...v]}}function m(n,i){return{path:n,assets:[],problems:[],unread:`${i} bytes, of at\
 most ${T().MAX_LOG_BYTES}`}}const E=10;function r(n,i,f){const v=S(i,f.maxBytes),y=i.subarray(v),A=(0,T().countLines)(i,
v)+1,b=o(n,y,A),j=b?{path:n,assets:b,problems:[]}:(0,l().readAssetFile)(n,y,f,A),I=j.problems.find(({rule:B})=>O().UNREAD.
has(B))?.detail,F=v>0?`only the newest ${y.length} of ${i.length} bytes`:void 0,M=I??F;return{...j,...M!==void 0&&{unread:M}}}
function S(n,i){if(n.length<=i)return 0;const f=n.indexOf(E,n.length-i-1);return f<0?n.length:f+1}function o(n,i,f){const{
text:v,complete:y}=(0,h().decodeUtf8)(i);if(!y)return;const A=[];let b=f;for(let j=0;j<v.length;b+=1){const I=v.indexOf(
`
`,j),F=I<0?v.length:I,M=v.slice(j,F);if(j=F+1,M.trim()==="")continue;const B=g(M);if(B===void 0||(0,P().hasAssetLists)(B))
return;const{type:x}=B;if((0,P().isAssetType)(x)){const[C,H]=[b,A.length];A.push({type:x,id:(0,l().declaredId)(B)??`#${H+
1}`,path:n,value:B,pointer:[H],locate:()=>({path:n,line:C,column:1})})}else if(!(0,P().isCompanion)(x))return}return A}function g(n){
const i=(0,p().attempt)(()=>JSON.parse(n));return(0,$().isJsonObject)(i)?i:void 0}}),3876:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.readFixedChange=d;function a(){const t=e(27199);return a=function(){return t},t}function p(){
const t=e(70237);return p=function(){return t},t}function $(){const t=e(53315);return $=function(){return t},t}function l(){
const t=e(25966);return l=function(){return t},t}function O(){const t=e(52483);return O=function(){return t},t}function P(){
const t=e(41895);return P=function(){return t},t}function h(){const t=e(35720);return h=function(){return t},t}function T(){
const t=e(213);return T=function(){return t},t}async function d(t,c,m){if(t===void 0)throw new(P()).GateError("usage","`\
--base` needs a git repository.","Remove it, or use --repo with a repository.");const E=await(0,l().resolveRange)(t,{base:c,
worktree:!0}),r=await(0,O().basePolicy)({...m&&{policy:m}},t,E),S=await(0,h().readTree)(t,E.base),o=await(0,h().readTree)(
t,E.audited),g=await(0,T().readChange)(t,E.base,E.audited),i=(await(0,p().collectAssets)({baseTree:S,headTree:o,change:g,
policy:r.policy})).changes.filter(({kind:v})=>v!=="removed"),f=new Set(i.map(({asset:v})=>u(v)));return{policy:r,base:E.
base,baseTree:S,changed:new Set(g.files.flatMap($().namesOf)),paths:new Set(i.map(({asset:v})=>v.path)),includes:v=>f.has(
u(v))}}function u({path:t,pointer:c}){return`${t}#${(0,a().pointerText)(c)}`}}),20171:((R,s,e)=>{Object.defineProperty(s,
"__esModule",{value:!0}),s.fixVerb=void 0;function a(){const w=e(51455);return a=function(){return w},w}function p(){const w=e(
76760);return p=function(){return w},w}function $(){const w=e(63314);return $=function(){return w},w}function l(){const w=e(
18744);return l=function(){return w},w}function O(){const w=e(62130);return O=function(){return w},w}function P(){const w=e(
10154);return P=function(){return w},w}function h(){const w=e(75459);return h=function(){return w},w}function T(){const w=e(
97983);return T=function(){return w},w}function d(){const w=e(83026);return d=function(){return w},w}function u(){const w=e(
72988);return u=function(){return w},w}function t(){const w=e(41895);return t=function(){return w},w}function c(){const w=e(
4378);return c=function(){return w},w}function m(){const w=e(81961);return m=function(){return w},w}function E(){const w=e(
74238);return E=function(){return w},w}function r(){const w=e(48741);return r=function(){return w},w}function S(){const w=e(
53010);return S=function(){return w},w}function o(){const w=e(93028);return o=function(){return w},w}function g(){const w=e(
52978);return g=function(){return w},w}function n(){const w=e(10289);return n=function(){return w},w}function i(){const w=e(
50427);return i=function(){return w},w}function f(){const w=e(3876);return f=function(){return w},w}function v(){const w=e(
71539);return v=function(){return w},w}function y(){const w=e(49232);return y=function(){return w},w}function A(){const w=e(
95637);return A=function(){return w},w}function b(){const w=e(82256);return b=function(){return w},w}const j=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,I=(w,N)=>new($()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new($()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
(0,b().formatOption)()).option("--repo <dir>",'directory in the working tree (default: ".")').option("--policy <file>","\
policy file (default: the policy of the working tree, or of the base with --base)").addHelpText("after",j).action(async(L,D)=>N(
await F(L,D,w)));s.fixVerb=I;async function F(w,N,L){const D=(0,p().resolve)(L.cwd,N.repo??"."),G=await(0,v().readTask)(
N.apply,w,L);return G&&G.edits.length===0?M(G,L):(0,S().withSourceTree)(D,L.env,async(W,Q,Y)=>{if(Y===void 0&&N.repo!==void 0)
throw new(t()).GateError("not_a_repository",`${D} is not in a git repository.`,"Use --repo with a directory in the worki\
ng tree, or change to the directory and omit --repo.");const _=await(0,y().namedPolicy)(N.policy,L),nn=Y?await(0,v().headOf)(
Y):null;G&&(0,v().requireSameCommit)(G,nn);const tn=N.base??G?.policy?.ref,k=tn===void 0?void 0:await(0,f().readFixedChange)(
Y,tn,_),V=k?.policy??_??await(0,E().loadPolicy)(W,W.label),{policy:J}=(0,m().tightenPolicy)(V,(0,v().profileOf)(G)),U=G?
(0,v().filesOf)(G,B(W,(0,l().assetPathTest)(J))):w.length===0?B(W,(0,l().assetPathTest)(J)):await Promise.all(w.map(z=>x(
Q,(0,p().resolve)(L.cwd,z)))),X=k&&!G?U.filter(z=>k.paths.has(z)):U;if(U.length===0)throw new(t()).GateError("usage",`${D}\
 has no asset files.`,"Use --repo with the repository, or name the files.");const{platform:en,signal:on}=L,{audit:q}=(0,A().
progressFor)(L,!1),rn=await C(Q,new Set(X)),an=c().Judge.by({policy:J,tree:W,...k&&{base:k.baseTree},changed:k?.changed??
new Set,platform:en,signal:on,...q&&{progress:q}}),sn={identity:N.identity??!1,...k&&{includes:k.includes},...G&&{includes:(0,T().
editedBy)(G.edits)}};G&&(0,T().requireSameStrings)(G.edits,(0,v().assetsIn)(rn,J));const K=await(0,O().fixFiles)(rn,an,sn).
finally(()=>q?.ended());if(G&&(0,T().requireOwnEdits)(G.edits,K),N.format==="json"){const z=await(0,P().fixTask)(rn,K,an,
{...sn,head_sha:nn,base_sha:k?.base??null,policyRef:k?.policy.ref});L.print((0,g().renderTask)(z),"json")}else N.write||
await L.printPieces((0,h().patchPieces)(K));return N.write&&await(0,u().writeFix)(Q,K),L.note(await H(K,N.write??!1,L)),
K.files.some(({left:z})=>z.length>0)||!N.write&&K.files.some(Z)?1:0})}function M({next_actor:w,todo:N,human:L},D){const G=N.
length+L.length;return D.note(`The task has no edits, and ${G===0?"nothing":G} to do by hand.
`),w==="done"?0:1}function B(w,N){return[...w.files()].filter(({kind:L,path:D})=>(0,o().isRegular)(L)&&N(D)).map(({path:L})=>L)}
async function x(w,N){const L=await(0,a().realpath)((0,p().dirname)(N)).catch(()=>(0,p().dirname)(N)),D=(0,p().relative)(
await(0,a().realpath)(w),(0,p().join)(L,(0,p().basename)(N)));if(D.split(p().sep)[0]!==".."&&!(0,p().isAbsolute)(D))return D.
split(p().sep).join("/")||".";throw new(t()).GateError("usage",`${N} is not in ${w}.`,"Pass files of the current reposit\
ory, or its directory with --repo.")}async function C(w,N){const L=(0,r().folderTree)(w);return Promise.all([...N].map(async D=>({
path:D,bytes:await L.read(D)})))}async function H({files:w,scripts:N,judge:L},D,{columns:G}){const W=w.map(async V=>{const{
path:J,steps:U}=V,X=await(0,d().withProposals)(V.left,L),en=[...new Set(U)].map(on=>`  ${U.filter(q=>q===on).length} \xD7 ${on}`);
return en.length===0&&X.length===0?[]:[(0,n().terminal)(J),...en,...X.length===0?[]:["  Not fixed:",...(0,d().describeUnfixed)(
X)]]}),Q=(await Promise.all(W)).flat(),Y=w.filter(Z).length,_=`${Y} of ${w.length}; new scripts: ${N.length}`,nn=`Asset \
files ${D?"written":"to change"}: ${_}.`,tn=Y>0&&!D?" Run with --write to apply.":"";return`${[...Q,nn+tn].flatMap(V=>{const J=/^ */.
exec(V)?.[0]??"",U=G-J.length;return(0,i().wrap)(V.slice(J.length),U,Number.POSITIVE_INFINITY).map(X=>J+X)}).join(`
`)}
`}function Z({before:w,after:N}){return w!==N}}),71539:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.assetsIn=
E,s.filesOf=m,s.headOf=c,s.profileOf=u,s.readTask=d,s.requireSameCommit=t;function a(){const r=e(81456);return a=function(){
return r},r}function p(){const r=e(64385);return p=function(){return r},r}function $(){const r=e(97983);return $=function(){
return r},r}function l(){const r=e(41895);return l=function(){return r},r}function O(){const r=e(73388);return O=function(){
return r},r}function P(){const r=e(80068);return P=function(){return r},r}function h(){const r=e(50598);return h=function(){
return r},r}function T(){const r=e(73849);return T=function(){return r},r}async function d(r,S,o){if(r!==void 0){if(S.length>
0)throw new(l()).GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");
return(0,T().readAgentTask)(await o.readInput(r),(0,O().inputName)(r))}}function u(r){const S=P().PROFILE_NAMES.find(o=>o===
r?.policy?.profile);return S===void 0?{}:{profile:S}}function t({head_sha:r},S){S===null&&(0,$().refuse)("the working tr\
ee has no commit"),r!==S&&(0,$().refuse)(`it is about the commit ${r??"(none)"}, and the working tree is at ${S}`)}async function c(r){
try{return await(0,h().resolveRevision)(r,"HEAD")}catch(S){if(S instanceof l().GateError&&S.code==="ref_not_found")return null;
throw S}}function m({edits:r},S){const o=new Set(S);return(0,$().requireAssetFiles)(r,g=>o.has(g)),r.map(({path:g})=>g)}
function E(r,{assets:S}){const o=(0,a().assetLimits)(S.max_file_bytes),g=r.map(({path:i,bytes:f})=>[i,(0,p().readAssetFile)(
i,f,o).assets]),n=new Map(g);return i=>n.get(i)??[]}}),49232:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.builtInPolicy=E,s.namedPolicy=d,s.policyFor=t,s.policyName=c,s.policyOfFile=u,s.repositoryOf=r;function a(){const o=e(
73024);return a=function(){return o},o}function p(){const o=e(76760);return p=function(){return o},o}function $(){const o=e(
41895);return $=function(){return o},o}function l(){const o=e(21311);return l=function(){return o},o}function O(){const o=e(
74238);return O=function(){return o},o}function P(){const o=e(48741);return P=function(){return o},o}function h(){const o=e(
96402);return h=function(){return o},o}function T(){const o=e(63550);return T=function(){return o},o}async function d(o,g){
if(o===void 0)return;const n=await u(o,g);return(0,l().requireExamples)(n),n}async function u(o,g){const n=(await g.readInput(
o)).toString("utf8"),i=await r(g.cwd,g.env)??g.cwd;return await(0,O().loadPolicyFile)(n,o,(0,P().folderTree)(i))}async function t({
policy:o,profile:g},n,i){const f=o===!1?await E():await d(o,n)??await m(i,n);return g===void 0?f:{...f,policy:{...f.policy,
profile:g}}}function c({source:o,path:g,ref:n}){return o==="default"||g===void 0?"the built-in policy":o==="file"||n===void 0?
g:`${g} in ${n}`}async function m(o,{cwd:g,env:n}){const i=o===void 0?await r(g,n):void 0,f=o??(i===void 0?void 0:(0,P().
folderTree)(i));if(f===void 0)return E();const v=await(0,O().loadPolicy)(f,f.label);return(0,l().requireExamples)(v),v}function E(){
const o=(0,T().literalTree)({});return(0,O().loadPolicy)(o,o.label)}async function r(o,g){try{const n=await(0,h().openRepository)(
o,g);return await n.close(),n.directory}catch(n){const i=n instanceof $().GateError&&n.code==="program_not_found";if(n instanceof
$().GateError&&!(i&&S(o)))return;throw n}}function S(o){const g=(0,p().dirname)(o);return(0,a().existsSync)((0,p().join)(
o,".git"))||g!==o&&S(g)}}),95637:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.progressFor=c,s.terminalProgress=
T;function a(){const m=e(30225);return a=function(){return m},m}function p(){const m=e(289);return p=function(){return m},
m}function $(){const m=e(50427);return $=function(){return m},m}function l(){const m=e(49604);return l=function(){return m},
m}function O(){const m=e(20849);return O=function(){return m},m}const P=1e3,h=2;function T(m){let E=0,r=0,S=0,o=[],g=performance.
now(),n=0,i;const f=()=>{const y=performance.now(),A=S>0?`${r}/${E}, ${S} failed`:`${r}/${E}`,b=Math.max(1,m.size.rows-h-
1),j=o.length>b?o.slice(0,b-1):o,I=o.length-j.length;return[`${A}  ${t(g,y)}`,...j.map(F=>`${t(F.since,y).padStart(7)}  ${(0,O().
safeLine)(F.command)}`),...I>0?[`         and ${I} more`]:[]]},v=y=>{const A=n>1?`\x1B[${n-1}A`:"",b=y.map(j=>(0,$().clipColumns)(
j,m.size.columns-1)).join(`
`);m.write(`\r${A}\x1B[J${b}`),n=y.length};return{audit:u(m),planned:y=>{E=y,g=performance.now(),i=setInterval(()=>v(f()),
P),i.unref()},started:y=>{o=[...o,{command:y,since:performance.now()}],v(f())},finished:(y,{status:A})=>{r+=1,A!=="passe\
d"&&(S+=1);const b=o.findIndex(j=>j.command===y);o=o.filter((j,I)=>I!==b),v(f())},ended:()=>{clearInterval(i),v([])}}}const d={
first:500,next:200};function u({size:m,write:E}){const r=S=>E(`\r\x1B[J${S}`);return(0,p().linesOfAudit)({line:S=>r((0,$().
clipColumns)(S,m.columns-1)),end:()=>r("")},d)}function t(m,E){return`${Math.floor((E-m)/1e3)} s`}function c(m,E){if(E)return l().
NO_PROGRESS;if(!m.interactive){const o=n=>m.note(`${n}
`),{fold:g}=m;return g?(0,a().groupedProgress)({info:o,startGroup:g,endGroup:()=>g()}):{...(0,l().linesOfProgress)(o),audit:(0,p().
linesOfAudit)({line:o})}}const{screen:r,note:S}=m;return T({size:r,write:S})}}),82256:((R,s,e)=>{Object.defineProperty(s,
"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=void 0,s.formatOption=T,s.inRepository=u,s.profileOption=h,s.withJudgingOptions=
O;function a(){const t=e(76760);return a=function(){return t},t}function p(){const t=e(63314);return p=function(){return t},
t}function $(){const t=e(80068);return $=function(){return t},t}function l(){const t=e(96402);return l=function(){return t},
t}function O(t){return t.option(...P).option("--no-policy","use the built-in policy").addOption(h()).addOption(T())}const P=s.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function h(){return new(p()).Option(
"--profile <name>","profile for commands").choices($().PROFILE_NAMES)}function T(){return new(p()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const d=s.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function u({repo:t},{cwd:c,env:m},E){const r=await(0,l().openRepository)((0,a().resolve)(c,t),m);
try{return await E(r)}finally{await r.close()}}}),11606:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.resolvePolicyRef=
P;function a(){const d=e(41895);return a=function(){return d},d}function p(){const d=e(24634);return p=function(){return d},
d}function $(){const d=e(19674);return $=function(){return d},d}function l(){const d=e(67397);return l=function(){return d},
d}function O(){const d=e(50598);return O=function(){return d},d}async function P(d,u){const t=u.replace(/^refs\/heads\//,
"");try{return(0,l().isObjectId)(t)?await(0,O().resolveRevision)(d,t):await h(d,t)??await(0,O().resolveRevision)(d,u)}catch(c){
throw c instanceof a().GateError&&c.code==="ref_ambiguous"?c:T(u,c)}}async function h(d,u){const t=`refs/remotes/origin/${u}`,
[c,m]=await(0,l().lookUpCommits)(d,[t,`refs/heads/${u}`]);if(c!==void 0)return c;try{if(!await(0,$().branchAtOrigin)(d,u))
return}catch(E){if(m!==void 0)return m;throw E}return await(0,p().requireCommits)(d,[t],[(0,$().fetched)(u)]),(await(0,l().
lookUpCommits)(d,[t]))[0]}function T(d,u){const t=u instanceof a().GateError&&u.code==="git_failed"?`: ${u.message}`:"";
return new(a()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(d)} is not a branch of origin or a revision in t\
his clone${t}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:u})}}),25966:((R,s,e)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.resolveRange=P;function a(){const c=e(41895);return a=function(){return c},
c}function p(){const c=e(24634);return p=function(){return c},c}function $(){const c=e(67397);return $=function(){return c},
c}function l(){const c=e(50598);return l=function(){return c},c}function O(){const c=e(34397);return O=function(){return c},
c}async function P(c,{base:m,head:E,worktree:r=!1}){if(r&&E!==void 0)throw new(a()).GateError("usage","`--head` cannot b\
e used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[S,o]=await h(
[(0,l().resolveRevision)(c,E??"HEAD"),d(c,m)]);return{name:r?"worktree":"range",directory:c.directory,base:await(0,p().mergeBase)(
c,o.commit,S),head:S,audited:r?await(0,O().snapshotWorktree)(c):S,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function h(c){return await Promise.allSettled(c),Promise.all(c)}const T=/^refs\/(?:heads|remotes\/origin)\//;
async function d(c,m){const E=m===void 0?await(0,$().defaultBranch)(c):await(0,l().resolveNamed)(c,m),{commit:r}=E,S=m===
"HEAD"||m==="@"?await t(c):E.ref,o=S&&u(S);if(o===void 0)return{commit:r,name:m??"HEAD"};const g=m===void 0?E:await(0,$().
findDefaultBranch)(c),n=g?.ref&&u(g.ref);return{commit:r,name:o,...g&&n&&{defaultBranch:{name:n,commit:g.commit}}}}function u(c){
return T.test(c)?c.replace(T,""):void 0}async function t({user:c}){return(await c(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),10154:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.fixTask=u;function a(){const t=e(
81456);return a=function(){return t},t}function p(){const t=e(64385);return p=function(){return t},t}function $(){const t=e(
52978);return $=function(){return t},t}function l(){const t=e(77648);return l=function(){return t},t}function O(){const t=e(
37075);return O=function(){return t},t}function P(){const t=e(94274);return P=function(){return t},t}function h(){const t=e(
47350);return h=function(){return t},t}function T(){const t=e(88211);return T=function(){return t},t}function d(){const t=e(
83026);return d=function(){return t},t}async function u(t,c,m,{includes:E=()=>!0,policyRef:r,...S}){const{policy:o}=m.terms,
g=(0,a().assetLimits)(o.assets.max_file_bytes),n=[];for(const{path:y,bytes:A}of t){const b=(0,p().readAssetFile)(y,A,g);
n.push(...await(0,d().findingsIn)(b,m,E))}const i=(0,O().idsOf)(n),f=await(0,T().proposalOf)(c,i),v=(0,h().severityVerdict)(
n,o.fail_on);return(0,$().agentTask)({...S,verdict:v,next_actor:(0,P().nextActorOf)(v,n,o.fail_on),policy:{...r!==void 0&&
{ref:r},...o},findings:(0,l().reportFindings)(n,i),...f&&{fix:f},approval_digest:null})}}),97983:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.editedBy=m,s.refuse=h,s.requireAssetFiles=d,s.requireOwnEdits=c,s.requireSameStrings=u;function a(){
const r=e(27199);return a=function(){return r},r}function p(){const r=e(28894);return p=function(){return r},r}function $(){
const r=e(41895);return $=function(){return r},r}function l(){const r=e(70023);return l=function(){return r},r}function O(){
const r=e(88211);return O=function(){return r},r}const P="Nothing was changed. Run the gate on this commit, and use the \
task that it prints.";function h(r){throw new($()).GateError("input_invalid",`The task is refused: ${r}.`,P)}const T=new RegExp(
`^${l().SCRIPT_FOLDER}/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function d(r,S){for(const{path:o,files:g=[]}of r){(0,p().
isAuditLog)(o)&&h(`\`${o}\` is an audit log, which only its owner edits`),S(o)||h(`\`${o}\` is not an asset file of this \
repository`);const n=g.find(i=>!T.test(i.path));n&&h(`\`${n.path}\` is not a script that \`gene-gate fix\` makes`)}}function u(r,S){
for(const{path:o,pointer:g,old:n}of r){const i=`\`${g}\` of \`${o}\``,f=t(S(o),g);f===void 0&&h(`${i} is not a command o\
f a Gene or an asset_id`),f!==n&&h(`${i} does not have the string that the edit replaces`)}}function t(r,S){for(const o of r){
const g=(0,a().pointerText)(o.pointer),{asset_id:n,validation:i}=o.value;if(S===`${g}/asset_id`&&typeof n=="string")return n;
const[,f]=S.startsWith(g)&&/^\/validation\/(\d+)$/.exec(S.slice(g.length))||[];if(o.type==="Gene"&&f!==void 0&&Array.isArray(
i))return i[Number(f)]}}function c(r,{files:S}){const o=new Set(S.flatMap(n=>n.edits.map(E))),g=new Set(r.map(E));for(const n of r)
o.has(E(n))||h(`\`gene-gate fix\` does not make the edit of \`${n.pointer}\` in \`${n.path}\` here`);for(const n of S.flatMap(
i=>i.edits))g.has(E(n))||h(`it lacks the edit of \`${n.pointer}\` in \`${n.path}\`, which belongs to the others`)}function m(r){
const S=new Set(r.map(({path:o,pointer:g})=>`${o}#${(0,O().assetPointer)(g)}`));return({path:o,pointer:g})=>S.has(`${o}#${(0,a().
pointerText)(g)}`)}function E({path:r,pointer:S,old:o,new:g,files:n=[]}){const i=n.map(f=>[f.path,f.text]);return JSON.stringify(
[r,S,o,g,i])}}),72988:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.writeFix=O;function a(){const u=e(51455);
return a=function(){return u},u}function p(){const u=e(76760);return p=function(){return u},u}function $(){const u=e(41895);
return $=function(){return u},u}function l(){const u=e(28765);return l=function(){return u},u}async function O(u,{files:t,
scripts:c}){const m=await(0,a().realpath)(u),E=t.filter(({before:r,after:S})=>r!==S);for(const{path:r,before:S}of E)await d(
r,()=>h((0,p().join)(m,r),S));for(const[r,S]of c)await d(r,()=>P((0,p().join)(m,r),S));for(const{path:r,before:S,after:o}of E)
await d(r,()=>T((0,p().join)(m,r),S,o))}async function P(u,t){const c=(0,p().dirname)(u);if(await(0,l().makeFolder)(c),await(0,a().
realpath)(c)!==c)throw new Error("its directory is a symlink");try{await(0,a().writeFile)(u,t,{flag:"wx"})}catch(m){if(!(m.
code==="EEXIST")||await(0,a().readFile)(u,"utf8")!==t)throw m}}async function h(u,t){if(!(await(0,a().readFile)(u)).equals(
Buffer.from(t)))throw new Error("it has changed in the meantime")}async function T(u,t,c){await h(u,t),await(0,l().replaceFile)(
u,c,(await(0,a().stat)(u)).mode)}async function d(u,t){try{await t()}catch(c){throw new($()).GateError("file_unreadable",
`${u} cannot be written: ${c instanceof Error?c.message:c}`,"Check the file and its permissions, and run `gene-gate fix`\
 again.",{cause:c})}}}),52483:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.basePolicy=P,s.protectedBy=d,
s.readerOf=T;function a(){const t=e(11606);return a=function(){return t},t}function p(){const t=e(67617);return p=function(){
return t},t}function $(){const t=e(81961);return $=function(){return t},t}function l(){const t=e(74238);return l=function(){
return t},t}function O(){const t=e(35720);return O=function(){return t},t}async function P({policy:t,policyRef:c,readShared:m},E,r){
const S=T(E,m),o=t??await u(S,r);if(c===void 0)return o;const g=await(0,a().resolvePolicyRef)(E,c);return(0,$().stricterOf)(
o,await S(g,`${c}:${l().POLICY_PATH}`),c)}const h="Fix the file on the base branch. `gene-gate schema policy` prints eve\
ry key with its meaning.";function T(t,c){return async(m,E)=>(0,l().loadPolicy)(await(0,O().readTree)(t,m),m,{path:E,hint:h,
readShared:c})}async function d({name:t,commit:c},m,E){return(0,p().policyOfBranch)(await E(c,`${t}:${l().POLICY_PATH}`),
m,t)}async function u(t,{policyCommit:c,baseRef:m,defaultBranch:E}){const r=await t(c,l().POLICY_PATH);if(E===void 0)return r;
if(E.name===m){const o=(0,p().policyOfBranch)(r,m,m)??r;return o===r?r:(0,$().stricterOf)(r,o,`branches.${m}`)}const S=await d(
E,m,t);return S===void 0||r.source==="default"?S??r:(0,$().stricterOf)(r,S,E.name)}}),28765:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.makeFolder=O,s.replaceFile=l;function a(){const h=e(77598);return a=function(){return h},h}
function p(){const h=e(51455);return p=function(){return h},h}function $(){const h=e(76760);return $=function(){return h},
h}async function l(h,T,d){const u=`${h}.${(0,a().randomUUID)()}.tmp`;try{await(0,p().writeFile)(u,T,{flag:"wx",mode:d}),
await(0,p().rename)(u,h)}finally{await(0,p().rm)(u,{force:!0})}}async function O(h){try{await(0,p().mkdir)(h)}catch(T){const{
code:d}=T;if(d==="ENOENT"&&(0,$().dirname)(h)!==h){await O((0,$().dirname)(h)),await(0,p().mkdir)(h).catch(u=>P(h,u));return}
await P(h,T)}}async function P(h,T){if(!await(0,p().stat)(h).then(u=>u.isDirectory(),()=>!1))throw T}}),54078:((R,s)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.dotPath=e;function e(a){return a.map(p=>typeof p=="number"?`[${p}]`:`.${String(
p)}`).join("").replace(/^\./,"")}}),9819:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.proposalSchema=s.
judgedEditSchema=s.editSchema=void 0;function a(){const h=e(7723);return a=function(){return h},h}function p(){const h=e(
99462);return p=function(){return h},h}const $=a().array(a().object({path:a().string(),text:a().string()})).exactOptional().
describe("New files that the new commands run."),l=s.editSchema=a().object({path:a().string().exactOptional().describe("\
The asset file; absent for a command that is in no file."),pointer:a().string().exactOptional().describe("JSON Pointer (\
RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`\
, or an `asset_id`."),old:a().string(),new:a().array(a().string()).describe("What replaces it: in a list of commands, an\
y number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:$,fix:a().
boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),O=s.judgedEditSchema=a().object({finding:p().findingIdSchema.
describe("The id of the finding that the edit resolves."),path:a().string().describe("The asset file."),pointer:a().string().
describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the valu\
e."),old:a().string(),new:a().array(a().string()).describe("The strings that replace it: commands, or one `asset_id`. Em\
pty to remove it."),files:$,after:a().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edi\
ts were applied to a copy.")}),P=s.proposalSchema=a().object({edits:a().array(O),patch:a().string().nullable().describe(
"A unified diff of the edits; null if it has too many lines.")})}),19674:((R,s)=>{Object.defineProperty(s,"__esModule",{
value:!0}),s.branchAtOrigin=p,s.fetched=a,s.isRemoteOf=e;async function e(l,{owner:O,repo:P}){return(await $(l)).replace(
/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${O}/${P}`.toLowerCase()}function a(l){
return`+refs/heads/${l}:refs/remotes/origin/${l}`}async function p(l,O){if(await $(l)==="")return!1;const P=`refs/heads/${O}`;
return(await l.user(["ls-remote","--","origin",P])).toString().split(`
`).some(T=>T.endsWith(`	${P}`))}async function $({user:l}){return(await l(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),53010:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.withSourceTree=T;function a(){
const d=e(51455);return a=function(){return d},d}function p(){const d=e(41895);return p=function(){return d},d}function $(){
const d=e(67147);return $=function(){return d},d}function l(){const d=e(48741);return l=function(){return d},d}function O(){
const d=e(96402);return O=function(){return d},d}function P(){const d=e(35720);return P=function(){return d},d}function h(){
const d=e(34397);return h=function(){return d},d}async function T(d,u,t){const c=await(0,O().openRepository)(d,u).catch(
async m=>{if(!(m instanceof p().GateError&&m.code==="not_a_repository"&&(await(0,a().stat)(d).catch(()=>{}))?.isDirectory()))
throw m});if(c===void 0)return t((0,l().folderTree)(d),d);try{const m=`the files of ${c.directory}`,E=await(0,P().readTree)(
c,await(0,h().snapshotWorktree)(c),{label:m});return await t((0,$().withAdditions)(E,(0,l().folderTree)(c.directory),(0,$().
additionsOf)()),c.directory,c)}finally{await c.close()}}}),50598:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.resolveNamed=u,s.resolveRevision=d;function a(){const o=e(41895);return a=function(){return o},o}function p(){const o=e(
3051);return p=function(){return o},o}function $(){const o=e(24634);return $=function(){return o},o}function l(){const o=e(
67397);return l=function(){return o},o}const O=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,P=/^(.*?)((?:[~^]\d*)*)$/s,h=/(?:^|-g)([0-9a-f]{4,64})$/i,
T=/^[A-Z]+(?:_[A-Z]+)*$/;async function d(o,g){return(await u(o,g)).commit}async function u(o,g){if(O.test(g))throw new(a()).
GateError("ref_not_found",`${JSON.stringify(g)} is not a valid revision`,"Use a branch, a tag or a commit id; for a rang\
e, use --base and --head.");const[,n="",i=""]=P.exec(g)??[],f=await c(o,n==="@"?"HEAD":n),[v,...y]=[...new Set(f.map(({commit:b})=>b))];
if(v===void 0)throw(0,l().unknownRevision)(g,await t(o,n));if(y.length>0)throw S(n,f);if(i===""){const[b,...j]=f.flatMap(
I=>I.ref??[]);return{commit:v,...b!==void 0&&j.length===0&&{ref:b}}}const[A]=await(0,l().peelToCommits)(o,[`${v}${i}`]);
if(A===void 0)throw(0,l().unknownRevision)(g);return{commit:A}}async function t({user:o},g){const i=(await o(["for-each-\
ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(f=>f.replace(/^refs\/(?:heads|remotes)\//,"")).filter(f=>f!==""&&!f.endsWith("/HEAD"));return i.find(f=>f.endsWith(
`/${g}`))??(0,p().nearestName)(g,i)}async function c(o,g){if(g==="HEAD"||(0,l().isObjectId)(g.toLowerCase())){const[y]=await(0,l().
lookUpCommits)(o,[g]);if(y!==void 0)return[{name:g,commit:y}];if(g==="HEAD")return[]}const n=g.startsWith("refs/"),f=[...await(0,l().
readRefs)(o,n?[g]:m(g))].map(([y,{id:A,target:b}])=>({name:y,id:A,ref:b}));n||f.push(...await E(o,g),...await r(o,g));const v=await(0,l().
peelToCommits)(o,f.map(({id:y})=>y));return f.flatMap(({id:y,...A},b)=>{const j=v[b];return j===void 0?[]:[{...A,commit:j}]})}
function m(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${o}`),`refs/remotes/${o}/HEAD`]}
async function E({user:o},g){if(!T.test(g))return[];const n=await o(["rev-parse","--verify","--quiet",g],{accept:[1]});return n.
length===0?[]:[{name:g,id:n.toString().trim()}]}async function r({objects:o},g){const[,n]=h.exec(g)??[];return n===void 0?
[]:(await o(["rev-parse",`--disambiguate=${n.toLowerCase()}`])).toString().split(`
`).filter(l().isObjectId).map(v=>({name:v,id:v}))}function S(o,g){const n=g.map(({name:i,commit:f})=>i===f?`commit ${f}`:
`${i} (${(0,$().short)(f)})`);return new(a()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${n.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((R,s,e)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.snapshotWorktree=P;function a(){const u=e(51455);return a=function(){return u},
u}function p(){const u=e(76760);return p=function(){return u},u}function $(){const u=e(41895);return $=function(){return u},
u}function l(){const u=e(96681);return l=function(){return u},u}const O=Buffer.from([0]);async function P(u){const t=await d(
u);return await t(["update-index","-z","--index-info"],await h(u)),await t(["add","--all","--","."]),(await t(["write-tr\
ee"])).toString().trim()}async function h(u){const t=[];for(const c of(0,l().splitNul)(await u.user(["ls-files","-t","--\
stage","-z"]))){const m=c[0]===83,E=c.subarray(c.indexOf(9)+1);if(m&&!await T(u,E))throw new($()).GateError("checkout_di\
ffers",`The checkout is sparse and lacks ${JSON.stringify((0,l().decodePath)(E))}`,"Run git sparse-checkout disable, or \
gate a commit (without --worktree).");t.push(c.subarray(2),O)}return Buffer.concat(t)}async function T({directory:u},t){
return(0,a().lstat)(Buffer.concat([Buffer.from(`${u}/`),t])).then(()=>!0,c=>{if(c.code==="ENOENT"||c.code==="ENOTDIR")return!1;
throw new($()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,l().decodePath)(t))} (${c.code})`,"Check \
the permissions of the directories above the file.",{cause:c})})}async function d(u){const t=await(0,a().mkdtemp)((0,p().
join)(u.temporary,"index-")),c={...u.privateStore,GIT_INDEX_FILE:(0,p().join)(t,"index")};return(m,E)=>u.user(m,{env:c,...E&&
{input:E}})}}),73849:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.agentTaskSchema=s.AGENT_TASK_VERSION=
void 0,s.readAgentTask=m;function a(){const r=e(7723);return a=function(){return r},r}function p(){const r=e(41895);return p=
function(){return r},r}function $(){const r=e(54078);return $=function(){return r},r}function l(){const r=e(9819);return l=
function(){return r},r}function O(){const r=e(99462);return O=function(){return r},r}function P(){const r=e(13970);return P=
function(){return r},r}const h=s.AGENT_TASK_VERSION="1.0.0",T=a().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),d=O().
findingIdSchema.exactOptional().describe("The id of the finding; absent if the report is from a version without ids."),u=a().
object({finding:d,rule:a().string(),path:a().string().exactOptional(),line:a().int().min(1).exactOptional(),message:a().
string(),remedy:a().string()}),t=a().object({finding:d,why:a().string(),needs:a().string().describe("What the person doe\
s, such as an approval and its digest.")}),c=s.agentTaskSchema=a().object({type:a().literal("AgentTask"),schema_version:a().
literal(h),next_actor:P().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: \
make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; \
hand over or run it again."),verdict:P().verdictSchema,error:a().object({code:a().string(),message:a().string(),hint:a().
string()}).optional(),head_sha:T.nullable().describe("The commit that the task is about."),base_sha:T.nullable(),policy:a().
object({ref:a().string().exactOptional(),profile:a().string()}).nullable().describe("The commit whose policy applies, an\
d the profile."),edits:a().array(l().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands \
are judged already."),todo:a().array(u).describe("Findings that fail the gate and that no edit resolves: change the file\
s yourself."),human:a().array(t).describe("Findings that only a person resolves."),must_not:a().array(a().string()).describe(
"What the agent does not do, whatever the findings are."),patch:a().union([a().string(),a().object({file:a().string()})]).
nullable().describe("A unified diff of the edits for `git apply`, or the result file that has it."),verify:a().string().
describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),more:a().object({
edits:a().int().nonnegative(),todo:a().int().nonnegative(),human:a().int().nonnegative(),file:a().string()}).optional().
describe("Numbers of entries that are not in these lists, and the result file that has them.")}).describe("AgentTask: wh\
at the agent that wrote a change does next");function m(r,S){try{return c.parse(JSON.parse(r.toString("utf8")))}catch(o){
throw new(p()).GateError("input_invalid",`${S} is not an AgentTask of this version: ${E(o)}.`,"Pass the file that `gene-\
gate check --format agent` printed, or agent-task.json of the results.",{cause:o})}}function E(r){return r instanceof a().
ZodError?`\`${(0,$().dotPath)(r.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),
52978:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_TASK_FILE=s.AGENT_PATCH_FILE=void 0,s.agentTask=
r,s.fittingTask=u,s.renderAgentTask=T,s.renderTask=d;function a(){const i=e(28894);return a=function(){return i},i}function p(){
const i=e(39231);return p=function(){return i},i}function $(){const i=e(94274);return $=function(){return i},i}function l(){
const i=e(10289);return l=function(){return i},i}function O(){const i=e(73849);return O=function(){return i},i}const P=s.
AGENT_TASK_FILE="agent-task.json",h=s.AGENT_PATCH_FILE="agent-task.patch";function T(i){return d(r(i))}function d(i){return`\
{
${Object.entries(O().agentTaskSchema.parse(i)).map(([v,y])=>{const b=Array.isArray(y)&&y.length>0?`[
${y.map(l().jsonLine).join(`,
`)}
]`:(0,l().jsonLine)(y);return`${JSON.stringify(v)}: ${b}`}).join(`,
`)}
}
`}function u(i,f){const v=i.patch===null?null:{file:h},y=d({...i,patch:v});if(y.length<=f)return y;const A={human:0,edits:0,
todo:0},b=()=>d({...i,human:i.human.slice(0,A.human),edits:i.edits.slice(0,A.edits),todo:i.todo.slice(0,A.todo),patch:v,
more:{edits:i.edits.length-A.edits,todo:i.todo.length-A.todo,human:i.human.length-A.human,file:P}});let j=b();if(!(j.length>
f)){for(const I of["human","edits","todo"])for(const F of t(i,I)){const M=A[I];A[I]=F;const B=b();if(B.length>f){A[I]=M;
break}j=B}return j}}function t(i,f){const v=i[f].map((A,b)=>b+1);if(f!=="edits")return v;const y=i.edits.map(({path:A,pointer:b})=>`${A}\
#${c(b)}`);return v.filter(A=>y[A-1]!==y[A])}function c(i){return i.replace(/\/(asset_id|validation\/\d+)$/,"")}const m=new Set(
["approval-missing","gate-approval-missing"]),E=new Set([...m,"gate-weakened"]);function r(i){const{verdict:f,next_actor:v,
error:y,head_sha:A,base_sha:b,policy:j,findings:I,fix:F}=i,M=v==="done"?[]:I.filter(S(i)),B=new Set(M.filter($().isForHuman)),
x=o(F?.edits??[]);return{type:"AgentTask",schema_version:O().AGENT_TASK_VERSION,next_actor:v,verdict:f,...y&&{error:y},head_sha:A,
base_sha:b,policy:j&&{...j.ref!==void 0&&{ref:j.ref},profile:j.profile},edits:F?.edits??[],todo:M.filter(C=>!B.has(C)&&!x(
C)).map(({id:C,rule:H,message:Z,remedy:w,location:N})=>({...C!==void 0&&{finding:C},rule:H,...N&&{path:N.path,line:N.line},
message:Z,remedy:w})),human:[...B].map(C=>({...C.id!==void 0&&{finding:C.id},why:C.message,needs:g(C,i)})),must_not:p().
MUST_NOT,patch:F?.patch??null,verify:n(i,M)}}function S({policy:i,verdict:f,findings:v}){const y=v.some(j=>(0,$().isBlocking)(
j,"error")),A=i?.fail_on??(f==="fail"&&!y?"warning":"error"),b=v.some(({rule:j})=>j==="gate-approval-missing")?E:m;return j=>!j.
suppressed&&((0,$().isBlocking)(j,A)||b.has(j.rule))}function o(i){const f=new Set(i.map(({finding:y})=>y)),v=new Set(i.
map(({path:y,old:A})=>JSON.stringify([y,A])));return({id:y,subject:A,location:b})=>f.has(y)||v.has(JSON.stringify([b?.path,
A?.command]))}function g({rule:i,remedy:f,location:v},{approval_digest:y}){return y!==null&&E.has(i)?`${f} The approval \
digest is ${y}.`:v&&(0,a().isAuditLog)(v.path)?`${f} Only the process that owns the audit log writes to it.`:f}function n({
policy:i,base_sha:f},v){const y=i?.ref??f;return["npx gene-gate check --worktree",...v.some(({layer:b})=>b==="run")?[]:[
"--no-run"],...i?.enforce==="report"?["--block"]:[],...y?[`--base ${y}`]:[]].join(" ")}}),77648:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.findingsAbout=h,s.idsIn=t,s.reportFinding=g,s.reportFindings=o,s.reportGene=P,s.reportScripts=
E,s.verdictsOf=r;function a(){const n=e(85475);return a=function(){return n},n}function p(){const n=e(80827);return p=function(){
return n},n}function $(){const n=e(59490);return $=function(){return n},n}function l(){const n=e(95132);return l=function(){
return n},n}function O(){const n=e(37075);return O=function(){return n},n}function P(n,i,{about:f,ids:v}){const{gene:y,outcomes:A,
runFindings:b,verdict:j,summary:I}=n,{asset:F,change:M,blastRadius:B}=y,x=[...f(F),...y.findings,...b.filter(C=>C.subject?.
command===void 0)];return{id:F.id,asset_id:(0,a().assetIdOf)(F),path:F.path,line:F.locate().line,change:M,verdict:j,summary:I,
profiles:S(y.commands.map(({profiles:C})=>C)),validators:S(y.commands.map(({validators:C})=>C)),blast_radius:B,commands:y.
commands.map((C,H)=>{const Z=b.filter(N=>u(N,C)),w=t([...C.findings,...Z],v);return{...c(C,A[H]),...w}}),...t(x,v),...y.
differences.length>0&&{differences:y.differences},validation_report_id:i}}function h(n){const i=(0,$().groupBy)(n,({subject:f})=>T(
f));return f=>(i.get(T(f))??[]).filter(v=>d(v,f))}function T({type:n,id:i}={}){return`${n} ${i}`}function d({subject:n,location:i},{
type:f,id:v,path:y}){return n?.type===f&&n.id===v&&(i?.path??y)===y}function u({subject:n,location:i},{command:f,location:v}){
return n?.command===f&&i?.line===v.line&&i.column===v.column}function t(n,i){const f=n.flatMap(v=>i.get(v)??[]);return f.
length>0?{findings:f}:{}}function c(n,i){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,
...n.reading.argv&&{words:n.reading.words.map(m)},...n.plan?.scripts&&{scripts:E(n.plan.scripts)},profiles:r(n.profiles),
validators:r(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...i&&{outcome:i}}}function m({text:n,
span:{start:i,end:f}}){return{text:n,start:i,end:f}}function E(n){return(0,p().stepsIn)(n).map(({directory:i,event:f,text:v,
command:y})=>({directory:i,event:f,text:v,shell:y===void 0}))}function r(n){return Object.fromEntries(Object.entries(n).
map(([i,{verdict:f}])=>[i,f]))}function S(n){const i={};for(const f of n)for(const[v,{verdict:y,reason:A,remark:b}]of Object.
entries(f)){const j=i[v];j&&!j.accepted||(i[v]=y==="block"?{accepted:!1,...A&&{reason:(0,l().describe)(A).message}}:{accepted:!0,
...b&&{remark:(0,l().describe)(b).message},...j})}return i}function o(n,i=(0,O().idsOf)(n)){return n.map(f=>({id:i.get(f),
cause:(0,O().causeOf)(f),...g(f)}))}function g(n){const{rule:i,severity:f,layer:v,location:y,span:A,subject:b,edit:j,level:I,
before:F,suppressed:M}=n;return{rule:i,severity:f,layer:v,...(0,l().describe)(n),...y&&{location:y},...A&&{span:A},...b&&
{subject:b},...j&&{edit:j},...I&&{level:I},...F&&{before:F},...M&&{suppressed:M}}}}),289:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.linesOfAudit=O,s.stageWords=l;function a(){const P=e(94965);return a=function(){return P},P}
const p=1e3,$={first:3e3,next:5e3};function l(){let P;return(h,T)=>{const{done:d,total:u}=h;P?.stage!==h&&(P={stage:h,at:T,
done:d});const[t,c]=[T-P.at,d-P.done],m=`${h.doing}: ${(0,a().grouped)(d)} of ${(0,a().grouped)(u)}`;return t<p||c===0?m:
`${m}, about ${(0,a().duration)((u-d)*t/c)} left`}}function O(P,h=$){const T=l();let d,u=!1;return{turn:t=>{const c=performance.
now(),m=T(t,c);d??=c+h.first,!(c<d)&&(d=c+h.next,u||P.begin?.(),u=!0,P.line(m))},ended:()=>{u&&P.end?.(),u=!1,d=void 0}}}}),
49604:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.NO_PROGRESS=void 0,s.linesOfProgress=$;function a(){
const l=e(20849);return a=function(){return l},l}const p=s.NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};
function $(l){let O=0,P=0;return{...p,planned:h=>{O=h},finished:(h,{status:T,duration_ms:d})=>{P+=1;const u=(d/1e3).toFixed(
1);l(`[${P}/${O}] ${T} in ${u} s: ${(0,a().safeLine)(h)}`)}}}}),20849:((R,s,e)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.safeLine=$,s.withoutLogCommands=l;function a(){const O=e(77598);return a=function(){return O},O}const p=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
function $(O,P=200){const h=O.replace(p,d=>`\\u{${d.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll(
"##[","## ["),T=Array.from(h);return T.length<=P?h:`${T.slice(0,P-1).join("")}\u2026`}async function l(O,P){const h=(0,a().
randomUUID)();O(`::stop-commands::${h}`);try{return await P()}finally{O(`::${h}::`)}}}),47350:((R,s,e)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=h,s.gravest=l,s.severityVerdict=$;function a(){const T=e(
13580);return a=function(){return T},T}const p={pass:0,warn:1,needs_approval:2,fail:3,error:4};function $(T,d){const u=t=>T.
some(c=>c.severity===t&&!c.suppressed);return T.some(({rule:t})=>(0,a().ruleOf)(t).undecided)?"error":u("error")?"fail":
u("warning")?d==="warning"?"fail":"warn":"pass"}function l(T){return T.reduce((d,u)=>p[u]>p[d]?u:d,"pass")}const O=s.REPORTED_ONLY=
new Set(["fail","needs_approval"]),P={pass:0,warn:0,fail:1,needs_approval:1,error:2};function h(T,d="block"){return d===
"report"&&O.has(T)?0:P[T]}})};
