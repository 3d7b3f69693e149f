"use strict";exports.id=9,exports.ids=[9],exports.modules={23423:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.readAppendedLog=
c,u.readRecords=b,u.readUntouchedLog=w;function a(){const r=n(23404);return a=function(){return r},r}function O(){const r=n(
26040);return O=function(){return r},r}function S(){const r=n(27199);return S=function(){return r},r}function d(){const r=n(
64385);return d=function(){return r},r}function v(){const r=n(78114);return v=function(){return r},r}function T(){const r=n(
86581);return T=function(){return r},r}function m(){const r=n(94534);return m=function(){return r},r}function $(){const r=n(
28894);return $=function(){return r},r}async function w(r,{path:t,size:f=0},g){if(f>$().MAX_LOG_BYTES)return h(t,f);try{
return b(t,await r.read(t,$().MAX_LOG_BYTES),g)}catch(i){return(0,d().unreadFile)(t,i)}}async function c(r,t,{path:f,size:g=0},i){
if(!(g>$().MAX_LOG_BYTES))try{const[y,p]=await Promise.all([r.read(f,$().MAX_LOG_BYTES),t.read(f,$().MAX_LOG_BYTES)]),E=(0,$().
continuationOf)(y,p);if(E.kind==="rewritten")return;const{from:I}=E,F=b(f,p.subarray(0,I),i),R=(0,$().countLines)(p,I)+1,
M=P(f,p.subarray(I),i,R);return{kept:F,appended:l(M,F)}}catch(y){return{kept:{path:f,assets:[],problems:[]},appended:(0,d().
unreadFile)(f,y)}}}function P(r,t,f,g){return t.length>f.maxBytes?(0,d().tooLargeFile)(r,t.length,f):(0,d().readAssetFile)(
r,t,f,g)}function l(r,t){if(r.assets.length===0)return r;const f=new Map(t.assets.map(i=>[`${i.type} ${i.id}`,i])),g=r.assets.
flatMap(i=>{const y=f.get(`${i.type} ${i.id}`);if(y===void 0||i.id.startsWith("#"))return[];if((0,a().canonicalize)(i.value)===
(0,a().canonicalize)(y.value)){const E=`${i.type} ${JSON.stringify(i.id)}, 2 times`;return[{rule:"duplicate-copy",location:i.
locate(),detail:E,id:i.id}]}const p=`${i.type} ${JSON.stringify(i.id)}, first at line ${y.locate().line}, column 1`;return[
{rule:"duplicate-id",location:i.locate(),detail:p,id:i.id}]});return{...r,problems:[...r.problems,...g]}}function h(r,t){
return{path:r,assets:[],problems:[],unread:`${t} bytes, of at most ${$().MAX_LOG_BYTES}`}}const A=10;function b(r,t,f){const g=j(
t,f.maxBytes),i=t.subarray(g),y=(0,$().countLines)(t,g)+1,p=e(r,i,y),E=p?{path:r,assets:p,problems:[]}:(0,d().readAssetFile)(
r,i,f,y),I=E.problems.find(({rule:M})=>v().UNREAD.has(M))?.detail,F=g>0?`only the newest ${i.length} of ${t.length} byte\
s`:void 0,R=I??F;return{...E,...R!==void 0&&{unread:R}}}function j(r,t){if(r.length<=t)return 0;const f=r.indexOf(A,r.length-
t-1);return f<0?r.length:f+1}function e(r,t,f){const{text:g,complete:i}=(0,m().decodeUtf8)(t);if(!i)return;const y=[];let p=f;
for(let E=0;E<g.length;p+=1){const I=g.indexOf(`
`,E),F=I<0?g.length:I,R=g.slice(E,F);if(E=F+1,R.trim()==="")continue;const M=o(R);if(M===void 0||(0,T().hasAssetLists)(M))
return;const{type:G}=M;if((0,T().isAssetType)(G)){const[H,s]=[p,y.length];y.push({type:G,id:(0,d().declaredId)(M)??`#${s+
1}`,path:r,value:M,pointer:[s],locate:()=>({path:r,line:H,column:1})})}else if(!(0,T().isCompanion)(G))return}return y}function o(r){
const t=(0,O().attempt)(()=>JSON.parse(r));return(0,S().isJsonObject)(t)?t:void 0}}),3876:((B,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.readFixedChange=c,u.requireStaged=P;function a(){const h=n(27199);return a=function(){return h},
h}function O(){const h=n(70237);return O=function(){return h},h}function S(){const h=n(53315);return S=function(){return h},
h}function d(){const h=n(25966);return d=function(){return h},h}function v(){const h=n(52483);return v=function(){return h},
h}function T(){const h=n(41895);return T=function(){return h},h}function m(){const h=n(35720);return m=function(){return h},
h}function $(){const h=n(213);return $=function(){return h},h}function w(){const h=n(33816);return w=function(){return h},
h}async function c(h,{base:A,staged:b},j){if(h===void 0)throw new(T()).GateError("usage","`--base` needs a git repositor\
y.","Remove it, or use --repo with a repository.");const e=await(0,d().resolveRange)(h,{base:A,worktree:!0,staged:b}),o=await(0,v().
basePolicy)({...j&&{policy:j}},h,e),r=await(0,m().readTree)(h,e.base),t=await(0,m().readTree)(h,e.audited),f=await(0,$().
readChange)(h,e.base,e.audited),i=(await(0,O().collectAssets)({baseTree:r,headTree:t,change:f,policy:o.policy})).changes.
filter(({kind:p})=>p!=="removed"),y=new Set(i.map(({asset:p})=>l(p)));return{policy:o,base:e.base,baseTree:r,changed:new Set(
f.files.flatMap(S().namesOf)),paths:new Set(i.map(({asset:p})=>p.path)),includes:p=>y.has(l(p))}}async function P(h,A,b){
const j=new Set(await(0,w().differentFromIndex)(h)),e=b.find(o=>j.has(o)||A.stat(o)===void 0);if(e!==void 0)throw new(T()).
GateError("checkout_differs",`${e} has changes that are not staged.`,"Stage them (git add) or put them away (git stash -\
-keep-index).")}function l({path:h,pointer:A}){return`${h}#${(0,a().pointerText)(A)}`}}),20171:((B,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.fixVerb=void 0;function a(){const s=n(76760);return a=function(){return s},s}function O(){const s=n(
63314);return O=function(){return s},s}function S(){const s=n(18744);return S=function(){return s},s}function d(){const s=n(
62130);return d=function(){return s},s}function v(){const s=n(10154);return v=function(){return s},s}function T(){const s=n(
75459);return T=function(){return s},s}function m(){const s=n(83026);return m=function(){return s},s}function $(){const s=n(
72988);return $=function(){return s},s}function w(){const s=n(41895);return w=function(){return s},s}function c(){const s=n(
4378);return c=function(){return s},s}function P(){const s=n(81961);return P=function(){return s},s}function l(){const s=n(
74238);return l=function(){return s},s}function h(){const s=n(48741);return h=function(){return s},s}function A(){const s=n(
67397);return A=function(){return s},s}function b(){const s=n(53010);return b=function(){return s},s}function j(){const s=n(
52978);return j=function(){return s},s}function e(){const s=n(10289);return e=function(){return s},s}function o(){const s=n(
50427);return o=function(){return s},s}function r(){const s=n(99944);return r=function(){return s},s}function t(){const s=n(
3876);return t=function(){return s},s}function f(){const s=n(71539);return f=function(){return s},s}function g(){const s=n(
49232);return g=function(){return s},s}function i(){const s=n(82256);return i=function(){return s},s}const y=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,p=(s,N)=>new(O()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(O()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,i().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",y).action(async(C,L)=>N(await E(C,L,s)));u.fixVerb=p;async function E(s,N,C){
const L=(0,a().resolve)(C.cwd,N.repo??"."),x=await(0,f().readTask)(N.apply,s,C);if(x&&x.edits.length===0)return I(x,C);const{
staged:k=!1}=N,Z=async(D,Q,V)=>{if(V===void 0&&(N.repo!==void 0||k))throw new(w()).GateError("not_a_repository",`${L} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,g().namedPolicy)(N.policy,C),[on]=V?await(0,A().lookUpCommits)(V,["HEAD"]):[];x&&(0,f().requireSameCommit)(
x,on);const _=N.base??x?.policy?.ref,J=_===void 0?void 0:await(0,t().readFixedChange)(V,{base:_,staged:k},q),W=J?.policy??
q??await(0,l().loadPolicy)(D,D.label),{policy:U}=(0,P().tightenPolicy)(W,(0,f().profileOf)(x)),X=x?(0,f().filesOf)(x,(0,S().
assetPathsIn)(D,U)):s.length===0?(0,i().storeFiles)(D,U,L):await Promise.all(s.map(z=>F(Q,z,C))),Y=J&&!x?X.filter(z=>J.paths.
has(z)):X;V&&k&&await(0,t().requireStaged)(V,D,Y);const{platform:nn,signal:tn}=C,en=await R(Q,new Set(Y)),rn=c().Judge.by(
{policy:U,tree:D,...J&&{base:J.baseTree},changed:J?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...J&&{includes:J.includes},...x&&{includes:(0,v().editedBy)(x.edits)}},K=await(0,d().fixFiles)(en,rn,an);if(x&&(0,v().requireOwnEdits)(
x.edits,K),N.format==="json"){const z=await(0,v().fixTask)(en,K,rn,{...an,...k&&{event:{name:"index"}},head_sha:on??null,
base_sha:J?.base??null,policyRef:J?.policy.ref});C.print((0,j().renderTask)(z),"json")}else N.write||C.print((0,T().patchText)(
K));return N.write&&await(0,$().writeFix)(Q,K),C.note(await M(K,N.write??!1,C)),K.files.some(({left:z})=>z.length>0)||!N.
write&&K.files.some(H)?1:0};return(0,b().withSourceTree)(L,C.env,Z,k)}function I({next_actor:s,todo:N,human:C},L){const x=N.
length+C.length;return L.note(`The task has no edits, and ${x===0?"nothing":x} to do by hand.
`),s==="done"?0:1}async function F(s,N,C){const L=await(0,r().pathInRoot)(N,{root:s},C);if(L.split("/")[0]!==".."&&!(0,a().
isAbsolute)(L))return L||".";throw new(w()).GateError("usage",`${(0,a().resolve)(C.cwd,N)} is not in ${s}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function R(s,N){const C=(0,h().folderTree)(s);return Promise.
all([...N].map(async L=>({path:L,bytes:await C.read(L)})))}async function M({files:s,scripts:N,judgeOf:C},L,{columns:x}){
const k=s.map(async W=>{const{path:U,steps:X}=W,Y=await(0,m().withProposals)(W.left,C(U)),nn=[...new Set(X)].map(tn=>`  ${X.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&Y.length===0?[]:[(0,e().terminal)(U),...nn,...Y.length===
0?[]:["  Not fixed:",...(0,m().describeUnfixed)(Y)]]}),Z=(await Promise.all(k)).flat(),D=s.filter(H).length,Q=`${D} of ${s.
length}; new scripts: ${N.length}`,V=`Asset files ${L?"written":"to change"}: ${Q}.`,q=D>0&&!L?" Run with --write to app\
ly.":"",_=s.some(({edits:W})=>W.some(G))?" New commands: accepted; not run.":"";return`${[...Z,V+q+_].flatMap(W=>{const U=/^ */.
exec(W)?.[0]??"",X=x-U.length;return(0,o().wrap)(W.slice(U.length),X,Number.POSITIVE_INFINITY).map(Y=>U+Y)}).join(`
`)}
`}function G({pointer:s,new:N}){return s?.endsWith("/asset_id")===!1&&N.length>0}function H({before:s,after:N}){return s!==
N}}),71539:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=w,u.profileOf=m,u.readTask=T,u.requireSameCommit=
$;function a(){const c=n(10154);return a=function(){return c},c}function O(){const c=n(41895);return O=function(){return c},
c}function S(){const c=n(73388);return S=function(){return c},c}function d(){const c=n(80068);return d=function(){return c},
c}function v(){const c=n(73849);return v=function(){return c},c}async function T(c,P,l){if(c!==void 0){if(P.length>0)throw new(O()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,v().readAgentTask)(
await l.readInput(c),(0,S().inputName)(c))}}function m(c){const P=d().PROFILE_NAMES.find(l=>l===c?.policy?.profile);return P===
void 0?{}:{profile:P}}function $({head_sha:c},P){P===void 0&&(0,a().refuse)("the working tree has no commit"),c!==P&&(0,a().
refuse)(`it is about the commit ${c??"(none)"}, and the working tree is at ${P}`)}function w({edits:c},P){const l=new Set(
P);return(0,a().requireAssetFiles)(c,h=>l.has(h)),c.map(({path:h})=>h)}}),33816:((B,u,n)=>{Object.defineProperty(u,"__es\
Module",{value:!0}),u.differentFromIndex=b,u.isConcerned=A;function a(){const e=n(76760);return a=function(){return e},e}
function O(){const e=n(81456);return O=function(){return e},e}function S(){const e=n(64385);return S=function(){return e},
e}function d(){const e=n(18744);return d=function(){return e},e}function v(){const e=n(77680);return v=function(){return e},
e}function T(){const e=n(86191);return T=function(){return e},e}function m(){const e=n(41895);return m=function(){return e},
e}function $(){const e=n(4378);return $=function(){return e},e}function w(){const e=n(74238);return w=function(){return e},
e}function c(){const e=n(96681);return c=function(){return e},e}function P(){const e=n(53010);return P=function(){return e},
e}function l(){const e=n(93028);return l=function(){return e},e}function h(){const e=n(49232);return h=function(){return e},
e}async function A(e,o){const r=(0,a().resolve)(o.cwd,e.repo);try{const t=await(0,h().namedPolicy)(e.policy,o),f=async(g,i,y)=>{
if(y===void 0)return!0;const p=await b(y,["--cached"]);if(p.length===0)return!1;if(p.some(F=>F===w().POLICY_PATH||/(?:^|\/)package\.json$/.
test(F)))return!0;const{policy:E}=t??await(0,w().loadPolicy)(g,g.label);if(p.some((0,d().assetPathTest)(E)))return!0;const I=await j(
g,E,o);return p.some(F=>I.has(F))};return await(0,P().withSourceTree)(r,o.env,f,!0)}catch(t){if(t instanceof m().GateError)
return!0;throw t}}async function b(e,o=[]){const r=["diff",...o,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,c().
decodePieces)(await e.user(r,{env:{GIT_INDEX_FILE:e.index}}))}async function j(e,o,{platform:r}){const t=(0,d().assetPathTest)(
o),f=(0,O().assetLimits)(o.assets.max_file_bytes),g=$().Judge.by({policy:o,tree:e,changed:new Set,platform:r}),i=new Set;
for(const{kind:y,path:p}of e.files()){if(!(0,l().isRegular)(y)||!t(p))continue;const{assets:E}=(0,S().readAssetFile)(p,await e.
read(p),f);for(const I of E.filter(({type:F})=>F==="Gene")){const F=(0,v().validationCommands)(I);for(const{value:R}of F.
kind==="list"?F.entries:[]){const M=g.forFile(I.path),{reading:G}=await M.command(R);for(const H of(0,T().namedPaths)(G.
command,M.terms.cwd))i.add(H);for(const{path:H}of G.targets)H!==void 0&&i.add(H)}}}return i}}),25966:((B,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=T;function a(){const l=n(41895);return a=function(){return l},l}function O(){const l=n(
24634);return O=function(){return l},l}function S(){const l=n(67397);return S=function(){return l},l}function d(){const l=n(
50598);return d=function(){return l},l}function v(){const l=n(34397);return v=function(){return l},l}async function T(l,{
base:h,head:A,worktree:b=!1,staged:j=!1}){if(b&&A!==void 0)throw new(a()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[e,o]=await m([(0,d().resolveRevision)(
l,A??"HEAD"),w(l,h)]);return{name:j?"index":b?"worktree":"range",directory:l.directory,base:await(0,O().mergeBase)(l,o.commit,
e),head:e,audited:b?await(j?v().snapshotIndex:v().snapshotWorktree)(l):e,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function m(l){return await Promise.allSettled(l),Promise.all(l)}const $=/^refs\/(?:heads|remotes\/origin)\//;
async function w(l,h){const A=h===void 0?await(0,S().defaultBranch)(l):await(0,d().resolveNamed)(l,h),{commit:b}=A,j=h===
"HEAD"||h==="@"?await P(l):A.ref,e=j&&c(j);if(e===void 0)return{commit:b,name:h??"HEAD"};const o=h===void 0?A:await(0,S().
findDefaultBranch)(l),r=o?.ref&&c(o.ref);return{commit:b,name:e,...o&&r&&{defaultBranch:{name:r,commit:o.commit}}}}function c(l){
return $.test(l)?l.replace($,""):void 0}async function P({user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),10154:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.editedBy=o,u.fixTask=h,u.
refuse=b,u.requireAssetFiles=j,u.requireOwnEdits=e;function a(){const t=n(27199);return a=function(){return t},t}function O(){
const t=n(81456);return O=function(){return t},t}function S(){const t=n(64385);return S=function(){return t},t}function d(){
const t=n(28894);return d=function(){return t},t}function v(){const t=n(41895);return v=function(){return t},t}function T(){
const t=n(52978);return T=function(){return t},t}function m(){const t=n(77648);return m=function(){return t},t}function $(){
const t=n(37075);return $=function(){return t},t}function w(){const t=n(94274);return w=function(){return t},t}function c(){
const t=n(47350);return c=function(){return t},t}function P(){const t=n(88211);return P=function(){return t},t}function l(){
const t=n(83026);return l=function(){return t},t}async function h(t,f,g,{includes:i=()=>!0,policyRef:y,...p}){const{policy:E}=g.
terms,I=(0,O().assetLimits)(E.assets.max_file_bytes),F=[];for(const{path:H,bytes:s}of t){const N=(0,S().readAssetFile)(H,
s,I);F.push(...await(0,l().findingsIn)(N,g,i))}const R=(0,$().idsOf)(F),M=await(0,P().proposalOf)(f,R),G=(0,c().severityVerdict)(
F,E.fail_on);return(0,T().agentTask)({...p,verdict:G,next_actor:(0,w().nextActorOf)(G,F,E.fail_on),policy:{...y!==void 0&&
{ref:y},profile:E.profile,fail_on:E.fail_on,...E.enforce!=="block"&&{enforce:"report"}},findings:(0,m().reportFindings)(
F,R),...M&&{fix:M},approval_digest:null})}const A="Nothing was changed. Run the gate on this commit, and use the task th\
at it prints.";function b(t){throw new(v()).GateError("input_invalid",`The task is refused: ${t}.`,A)}function j(t,f){for(const{
path:g}of t)(0,d().isAuditLog)(g)&&b(`\`${g}\` is an audit log, which only its owner edits`),f(g)||b(`\`${g}\` is not an \
asset file of this repository`)}function e(t,{files:f}){const g=new Set(f.flatMap(y=>y.edits.map(r))),i=new Set(t.map(r));
for(const y of t)g.has(r(y))||b(`\`gene-gate fix\` does not make the edit of \`${y.pointer}\` in \`${y.path}\` here`);for(const y of f.
flatMap(p=>p.edits))i.has(r(y))||b(`it lacks the edit of \`${y.pointer}\` in \`${y.path}\`, which belongs to the others`)}
function o(t){const f=new Set(t.map(({path:g,pointer:i})=>`${g}#${(0,P().assetPointer)(i)}`));return({path:g,pointer:i})=>f.
has(`${g}#${(0,a().pointerText)(i)}`)}function r({path:t,pointer:f,old:g,new:i,files:y=[]}){const p=y.map(E=>[E.path,E.text]);
return JSON.stringify([t,f,g,i,p])}}),72988:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=v;function a(){
const c=n(51455);return a=function(){return c},c}function O(){const c=n(76760);return O=function(){return c},c}function S(){
const c=n(41895);return S=function(){return c},c}function d(){const c=n(28765);return d=function(){return c},c}async function v(c,{
files:P,scripts:l}){const h=await(0,a().realpath)(c),A=P.filter(({before:b,after:j})=>b!==j);for(const{path:b,before:j}of A)
await w(b,()=>m((0,O().join)(h,b),j));for(const[b,j]of l)await w(b,()=>T((0,O().join)(h,b),j));for(const{path:b,before:j,
after:e}of A)await w(b,()=>$((0,O().join)(h,b),j,e))}async function T(c,P){const l=(0,O().dirname)(c);if(await(0,d().makeFolder)(
l),await(0,a().realpath)(l)!==l)throw new Error("its directory is a symlink");try{await(0,a().writeFile)(c,P,{flag:"wx"})}catch(h){
if(!(h.code==="EEXIST")||await(0,a().readFile)(c,"utf8")!==P)throw h}}async function m(c,P){if(!(await(0,a().readFile)(c)).
equals(Buffer.from(P)))throw new Error("it has changed in the meantime")}async function $(c,P,l){await m(c,P),await(0,d().
replaceFile)(c,l,(await(0,a().stat)(c)).mode)}async function w(c,P){try{await P()}catch(l){throw new(S()).GateError("fil\
e_unreadable",`${c} cannot be written: ${l instanceof Error?l.message:l}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:l})}}}),52483:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.basePolicy=c,u.
protectedBy=h,u.readerOf=l,u.resolvePolicyRef=b;function a(){const o=n(41895);return a=function(){return o},o}function O(){
const o=n(67617);return O=function(){return o},o}function S(){const o=n(81961);return S=function(){return o},o}function d(){
const o=n(74238);return d=function(){return o},o}function v(){const o=n(24634);return v=function(){return o},o}function T(){
const o=n(35720);return T=function(){return o},o}function m(){const o=n(19674);return m=function(){return o},o}function $(){
const o=n(67397);return $=function(){return o},o}function w(){const o=n(50598);return w=function(){return o},o}async function c({
policy:o,policyRef:r,readShared:t},f,g){const i=l(f,t),y=o??await A(i,g);if(r===void 0)return y;const p=await b(f,r);return(0,S().
stricterOf)(y,await i(p,`${r}:${d().POLICY_PATH}`),r)}const P="Fix the file on the base branch. `gene-gate schema policy\
` prints every key with its meaning.";function l(o,r){return async(t,f)=>(0,d().loadPolicy)(await(0,T().readTree)(o,t),t,
{path:f,hint:P,readShared:r})}async function h({name:o,commit:r},t,f){return(0,O().policyOfBranch)(await f(r,`${o}:${d().
POLICY_PATH}`),t,o)}async function A(o,{policyCommit:r,baseRef:t,defaultBranch:f}){const g=await o(r,d().POLICY_PATH);if(f===
void 0)return g;if(f.name===t){const y=(0,O().policyOfBranch)(g,t,t)??g;return y===g?g:(0,S().stricterOf)(g,y,`branches.${t}`)}
const i=await h(f,t,o);return i===void 0||g.source==="default"?i??g:(0,S().stricterOf)(g,i,f.name)}async function b(o,r){
const t=r.replace(/^refs\/heads\//,"");try{return(0,$().isObjectId)(t)?await(0,w().resolveRevision)(o,t):await j(o,t)??await(0,w().
resolveRevision)(o,r)}catch(f){throw f instanceof a().GateError&&f.code==="ref_ambiguous"?f:e(r,f)}}async function j(o,r){
const t=`refs/remotes/origin/${r}`,[f,g]=await(0,$().lookUpCommits)(o,[t,`refs/heads/${r}`]);if(f!==void 0)return f;try{
if(!await(0,m().branchAtOrigin)(o,r))return}catch(i){if(g!==void 0)return g;throw i}return await(0,v().requireCommits)(o,
[t],[(0,m().fetched)(r)]),(await(0,$().lookUpCommits)(o,[t]))[0]}function e(o,r){const t=r instanceof a().GateError&&r.code===
"git_failed"?`: ${r.message}`:"";return new(a()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a br\
anch of origin or a revision in this clone${t}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:r})}}),28765:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=v,u.replaceFile=d;function a(){
const m=n(77598);return a=function(){return m},m}function O(){const m=n(51455);return O=function(){return m},m}function S(){
const m=n(76760);return S=function(){return m},m}async function d(m,$,w){const c=`${m}.${(0,a().randomUUID)()}.tmp`;try{
await(0,O().writeFile)(c,$,{flag:"wx",mode:w}),await(0,O().rename)(c,m)}finally{await(0,O().rm)(c,{force:!0})}}async function v(m){
await T(m)||((0,S().dirname)(m)!==m&&await v((0,S().dirname)(m)).catch(()=>{}),await(0,O().mkdir)(m).catch(async $=>{if(!await T(
m))throw $}))}async function T(m){return(0,O().stat)(m).then($=>$.isDirectory(),()=>!1)}}),54078:((B,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.firstProblem=S;function a(){const d=n(7723);return a=function(){return d},d}function O(d){return d.
map(v=>typeof v=="number"?`[${v}]`:`.${String(v)}`).join("").replace(/^\./,"")}function S(d){return d instanceof a().ZodError?
`\`${O(d.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),78261:((B,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.byHarm=O;function a(){const d=n(39763);return a=function(){return d},d}function O(d,v){
return S(d)-S(v)}function S({severity:d,harm:v="bookkeeping",suppressed:T}){return((T?2:+(d==="notice"))*a().HARMS.length+
a().HARMS.indexOf(v))*a().SEVERITIES.length+a().SEVERITIES.indexOf(d)}}),9819:((B,u,n)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function a(){const m=n(7723);return a=function(){
return m},m}function O(){const m=n(99462);return O=function(){return m},m}const S=a().array(a().object({path:a().string(),
text:a().string()})).exactOptional().describe("New files that the new commands run."),d=u.editSchema=a().object({path:a().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:a().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:a().string(),new:a().array(a().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:S,fix:a().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),v=u.judgedEditSchema=
a().object({finding:O().findingIdSchema.describe("The id of the finding that the edit resolves."),path:a().string().describe(
"The asset file."),pointer:a().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:a().string(),new:a().array(a().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:a().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),T=u.proposalSchema=a().object({edits:a().array(v),
patch:a().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),67617:((B,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=T;function a(){const w=n(41330);return a=function(){return w},
w}function O(){const w=n(41895);return O=function(){return w},w}function S(){const w=n(81961);return S=function(){return w},
w}function d(){const w=n(74238);return d=function(){return w},w}function v(){const w=n(11160);return v=function(){return w},
w}function T(w,c,P){const{branches:l,...h}=w.policy,A=Object.entries(l).filter(([e])=>m(e,c));if(A.length===0&&c!==P)return;
const b={...h,branches:{}},j=A.map(([,e])=>v().policySchema.parse((0,v().withEntry)(b,e))).reduce((e,o)=>e?$(e,o,c):o,void 0);
return j===void 0?w:{...w,policy:j,digest:(0,d().digestPolicy)(j)}}function m(w,c){return w===c||a().default.isMatch(c,w,
{dot:!0,nonegate:!0})}function $(w,c,P){const l=(0,S().combine)(w,c);if("policy"in l)return l.policy;throw new(O()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(P)} differ in ${l.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}}),
19674:((B,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=O,u.fetched=a,u.isRemoteOf=n;async function n(d,{
owner:v,repo:T}){return(await S(d)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${v}/${T}`.toLowerCase()}function a(d){return`+refs/heads/${d}:refs/remotes/origin/${d}`}async function O(d,v){if(await S(
d)==="")return!1;const T=`refs/heads/${v}`;return(await d.user(["ls-remote","--","origin",T])).toString().split(`
`).some($=>$.endsWith(`	${T}`))}async function S({user:d}){return(await d(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=c,u.resolveRevision=
w;function a(){const e=n(41895);return a=function(){return e},e}function O(){const e=n(3051);return O=function(){return e},
e}function S(){const e=n(24634);return S=function(){return e},e}function d(){const e=n(67397);return d=function(){return e},
e}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,m=/(?:^|-g)([0-9a-f]{4,64})$/i,$=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(e,o){return(await c(e,o)).commit}async function c(e,o){if(v.test(o))throw new(a()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,r="",t=""]=T.exec(o)??[],f=await l(e,r==="@"?"HEAD":r),[g,...i]=[...new Set(f.map(({commit:p})=>p))];if(g===
void 0)throw(0,d().unknownRevision)(o,await P(e,r));if(i.length>0)throw j(r,f);if(t===""){const[p,...E]=f.flatMap(I=>I.ref??
[]);return{commit:g,...p!==void 0&&E.length===0&&{ref:p}}}const[y]=await(0,d().peelToCommits)(e,[`${g}${t}`]);if(y===void 0)
throw(0,d().unknownRevision)(o);return{commit:y}}async function P({user:e},o){const t=(await e(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(f=>f.replace(/^refs\/(?:heads|remotes)\//,"")).filter(f=>f!==""&&!f.endsWith("/HEAD"));return t.find(f=>f.endsWith(
`/${o}`))??(0,O().nearestName)(o,t)}async function l(e,o){if(o==="HEAD"||(0,d().isObjectId)(o.toLowerCase())){const[i]=await(0,d().
lookUpCommits)(e,[o]);if(i!==void 0)return[{name:o,commit:i}];if(o==="HEAD")return[]}const r=o.startsWith("refs/"),f=[...await(0,d().
readRefs)(e,r?[o]:h(o))].map(([i,{id:y,target:p}])=>({name:i,id:y,ref:p}));r||f.push(...await A(e,o),...await b(e,o));const g=await(0,d().
peelToCommits)(e,f.map(({id:i})=>i));return f.flatMap(({id:i,...y},p)=>{const E=g[p];return E===void 0?[]:[{...y,commit:E}]})}
function h(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(r=>`${r}${e}`),`refs/remotes/${e}/HEAD`]}
async function A({user:e},o){if(!$.test(o))return[];const r=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return r.
length===0?[]:[{name:o,id:r.toString().trim()}]}async function b({objects:e},o){const[,r]=m.exec(o)??[];return r===void 0?
[]:(await e(["rev-parse",`--disambiguate=${r.toLowerCase()}`])).toString().split(`
`).filter(d().isObjectId).map(g=>({name:g,id:g}))}function j(e,o){const r=o.map(({name:t,commit:f})=>t===f?`commit ${f}`:
`${t} (${(0,S().short)(f)})`);return new(a()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${r.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),73849:((B,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=h;function a(){const A=n(
7723);return a=function(){return A},A}function O(){const A=n(41895);return O=function(){return A},A}function S(){const A=n(
54078);return S=function(){return A},A}function d(){const A=n(9819);return d=function(){return A},A}function v(){const A=n(
99462);return v=function(){return A},A}function T(){const A=n(13970);return T=function(){return A},A}const m=u.AGENT_TASK_VERSION=
"1.0.0",$=a().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),w=v().findingIdSchema.exactOptional().describe("The id of \
the finding; absent if the report is from a version without ids."),c=a().object({finding:w,rule:a().string(),path:a().string().
exactOptional(),line:a().int().min(1).exactOptional(),message:a().string(),remedy:a().string()}),P=a().object({finding:w,
why:a().string(),needs:a().string().describe("What the person does, such as an approval and its digest.")}),l=u.agentTaskSchema=
a().object({type:a().literal("AgentTask"),schema_version:a().literal(m),next_actor:T().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:T().verdictSchema,error:a().
object({code:a().string(),message:a().string(),hint:a().string()}).optional(),head_sha:$.nullable().describe("The commit\
 that the task is about."),base_sha:$.nullable(),policy:a().object({ref:a().string().exactOptional(),profile:a().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:a().array(d().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:a().array(c).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:a().array(P).describe("Findings that only a \
person resolves."),must_not:a().array(a().string()).describe("What the agent does not do, whatever the findings are."),patch:a().
string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:a().string().describe(
"The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: wha\
t the agent that wrote a change does next");function h(A,b){try{return l.parse(JSON.parse(A.toString("utf8")))}catch(j){
throw new(O()).GateError("input_invalid",`${b} is not an AgentTask of this version: ${(0,S().firstProblem)(j)}.`,"Pass t\
he file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:j})}}}),52978:((B,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=e,u.renderAgentTask=
h,u.renderTask=A;function a(){const i=n(1395);return a=function(){return i},i}function O(){const i=n(28894);return O=function(){
return i},i}function S(){const i=n(38863);return S=function(){return i},i}function d(){const i=n(78261);return d=function(){
return i},i}function v(){const i=n(39231);return v=function(){return i},i}function T(){const i=n(13580);return T=function(){
return i},i}function m(){const i=n(94274);return m=function(){return i},i}function $(){const i=n(47350);return $=function(){
return i},i}function w(){const i=n(10289);return w=function(){return i},i}function c(){const i=n(73849);return c=function(){
return i},i}const P=u.AGENT_TASK_FILE="agent-task.json",l=u.AGENT_PATCH_FILE="agent-task.patch";function h(i){return A(e(
i))}function A(i){return`{
${Object.entries(c().agentTaskSchema.parse(i)).map(([p,E])=>{const F=Array.isArray(E)&&E.length>0?`[
${E.map(w().jsonLine).join(`,
`)}
]`:(0,w().jsonLine)(E);return`${JSON.stringify(p)}: ${F}`}).join(`,
`)}
}
`}const b=new Set(["approval-missing","gate-approval-missing"]),j=new Set([...b,...a().NEEDS_PERSON]);function e(i){const{
verdict:y,next_actor:p,error:E,head_sha:I,base_sha:F,policy:R,findings:M,fix:G}=i,H=p==="done"?o:r(i),s=M.filter(L=>H(L)||
o(L)).sort(d().byHarm),N=new Set(s.filter(m().isForHuman)),C=t(G?.edits??[]);return{type:"AgentTask",schema_version:c().
AGENT_TASK_VERSION,next_actor:p,verdict:y,...E&&{error:E},head_sha:I,base_sha:F,policy:R&&{...R.ref!==void 0&&{ref:R.ref},
profile:R.profile},edits:G?.edits??[],todo:s.filter(L=>!N.has(L)&&!C(L)).map(({id:L,rule:x,message:k,remedy:Z,location:D})=>({
...L!==void 0&&{finding:L},rule:x,...D&&{path:D.path,line:D.line},message:k,remedy:Z})),human:[...N].map(L=>({...L.id!==
void 0&&{finding:L.id},why:L.message,needs:f(L,i)})),must_not:v().MUST_NOT,patch:G?.patch??null,verify:g(i,s)}}function o({
rule:i,severity:y,suppressed:p}){return(0,T().ruleOf)(i)?.advice===!0&&y==="warning"&&!p}function r({policy:i,verdict:y,
findings:p}){const E=p.some(R=>(0,$().isBlocking)(R,"error")),I=i?.fail_on??(y==="fail"&&!E?"warning":"error"),F=p.some(
({rule:R})=>R==="gate-approval-missing")?j:b;return R=>!R.suppressed&&((0,$().isBlocking)(R,I)||F.has(R.rule))}function t(i){
const y=new Set(i.map(({finding:E})=>E)),p=new Set(i.map(({path:E,old:I})=>JSON.stringify([E,I])));return({id:E,subject:I,
location:F})=>y.has(E)||p.has(JSON.stringify([F?.path,I?.command]))}function f({rule:i,remedy:y,location:p},{approval_digest:E}){
return E!==null&&j.has(i)?`${y} The approval digest is ${E}.`:p&&(0,O().isAuditLog)(p.path)?`${y} Only the process that \
owns the audit log writes to it.`:y}function g({policy:i,base_sha:y,event:p},E){const I=i?.ref??y,F=E.some(({layer:R})=>R===
"run");return[`${S().COMMAND} check --worktree`,...p?.name==="index"?["--staged"]:[],...F?[]:["--no-run"],...i?.enforce===
"report"?["--block"]:[],...I?[`--base ${I}`]:[]].join(" ")}}),94274:((B,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.isForHuman=d,u.nextActorOf=v;function a(){const T=n(28894);return a=function(){return T},T}function O(){const T=n(13580);
return O=function(){return T},T}function S(){const T=n(47350);return S=function(){return T},T}function d({rule:T,location:m,
danger:$}){return $!==void 0||(0,O().ruleOf)(T)?.actor==="human"||m!==void 0&&(0,a().isAuditLog)(m.path)}function v(T,m,$){
switch(T){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":
return m.some(w=>(0,S().isBlocking)(w,$)&&!d(w))?"agent":"human"}}})};
