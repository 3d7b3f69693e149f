"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),
u.readAppendedLog=d,u.readRecords=E,u.readUntouchedLog=O;function r(){const t=n(23404);return r=function(){return t},t}function v(){
const t=n(26040);return v=function(){return t},t}function A(){const t=n(27199);return A=function(){return t},t}function f(){
const t=n(64385);return f=function(){return t},t}function T(){const t=n(78114);return T=function(){return t},t}function S(){
const t=n(86581);return S=function(){return t},t}function y(){const t=n(94534);return y=function(){return t},t}function $(){
const t=n(28894);return $=function(){return t},t}async function O(t,{path:i,size:e=0},l){if(e>$().MAX_LOG_BYTES)return a(
i,e);try{return E(i,await t.read(i,$().MAX_LOG_BYTES),l)}catch(c){return(0,f().unreadFile)(i,c)}}async function d(t,i,{path:e,
size:l=0},c){if(!(l>$().MAX_LOG_BYTES))try{const[m,w]=await Promise.all([t.read(e,$().MAX_LOG_BYTES),i.read(e,$().MAX_LOG_BYTES)]),
F=(0,$().continuationOf)(m,w);if(F.kind==="rewritten")return;const{from:C}=F,I=E(e,w.subarray(0,C),c),M=(0,$().countLines)(
w,C)+1,R=b(e,w.subarray(C),c,M);return{kept:I,appended:h(R,I)}}catch(m){return{kept:{path:e,assets:[],problems:[]},appended:(0,f().
unreadFile)(e,m)}}}function b(t,i,e,l){return i.length>e.maxBytes?(0,f().tooLargeFile)(t,i.length,e):(0,f().readAssetFile)(
t,i,e,l)}function h(t,i){if(t.assets.length===0)return t;const e=new Map(i.assets.map(c=>[`${c.type} ${c.id}`,c])),l=t.assets.
flatMap(c=>{const m=e.get(`${c.type} ${c.id}`);if(m===void 0||c.id.startsWith("#"))return[];if((0,r().canonicalize)(c.value)===
(0,r().canonicalize)(m.value)){const F=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.
locate(),detail:F,id:c.id}]}const w=`${c.type} ${JSON.stringify(c.id)}, first at line ${m.locate().line}, column 1`;return[
{rule:"duplicate-id",location:c.locate(),detail:w,id:c.id}]});return{...t,problems:[...t.problems,...l]}}function a(t,i){
return{path:t,assets:[],problems:[],unread:`${i} bytes, of at most ${$().MAX_LOG_BYTES}`}}const p=10;function E(t,i,e){const l=j(
i,e.maxBytes),c=i.subarray(l),m=(0,$().countLines)(i,l)+1,w=o(t,c,m),F=w?{path:t,assets:w,problems:[]}:(0,f().readAssetFile)(
t,c,e,m),C=F.problems.find(T().isUnread)?.detail,I=l>0?`only the newest ${c.length} of ${i.length} bytes`:void 0,M=C??I;
return{...F,...M!==void 0&&{unread:M}}}function j(t,i){if(t.length<=i)return 0;const e=t.indexOf(p,t.length-i-1);return e<
0?t.length:e+1}function o(t,i,e){const{text:l,complete:c}=(0,y().decodeUtf8)(i);if(!c)return;const m=[];let w=e;for(let F=0;F<
l.length;w+=1){const C=l.indexOf(`
`,F),I=C<0?l.length:C,M=l.slice(F,I);if(F=I+1,M.trim()==="")continue;const R=g(M);if(R===void 0||(0,S().hasAssetLists)(R))
return;const{type:H}=R;if((0,S().isAssetType)(H)){const[D,s]=[w,m.length];m.push({type:H,id:(0,f().declaredId)(R)??`#${s+
1}`,path:t,value:R,pointer:[s],locate:()=>({path:t,line:D,column:1})})}else if(!(0,S().isCompanion)(H))return}return m}function g(t){
const i=(0,v().attempt)(()=>JSON.parse(t));return(0,A().isJsonObject)(i)?i:void 0}},35474:function(B,u,n){Object.defineProperty(
u,"__esModule",{value:!0}),u.readSides=O;function r(){const a=n(54244);return r=function(){return a},a}function v(){const a=n(
93028);return v=function(){return a},a}function A(){const a=n(81456);return A=function(){return a},a}function f(){const a=n(
64385);return f=function(){return a},a}function T(){const a=n(18744);return T=function(){return a},a}function S(){const a=n(
28894);return S=function(){return a},a}function y(){const a=n(23423);return y=function(){return a},a}function $(){const a=n(
7946);return $=function(){return a},a}async function O(a){const{baseTree:p,headTree:E,change:j,policy:o,clock:g=new(r()).
AuditClock}=a,t=(0,T().assetPathTest)(o),i=(0,A().assetLimits)(o.assets.max_file_bytes),e=[...E.files()].filter(({kind:P})=>(0,v().
isRegular)(P)),l=e.filter(({path:P})=>t(P)),c=new Set(j.files.filter(({status:P})=>P!=="deleted").map(({path:P})=>P)),m=e.
filter(({path:P})=>(0,$().mayHoldAssets)(P)&&c.has(P)&&!t(P)),w=j.files.flatMap(({oldPath:P,path:J})=>{const U=t(P??J)?p.
stat(P??J):void 0;return U&&(0,v().isRegular)(U.kind)?U:[]}),[F,C]=d(w,({path:P})=>(0,S().isAuditLog)(P)&&c.has(P)),I=new Set(
F.map(({path:P})=>P)),M=async P=>{const J=c.has(P.path);if((0,S().isAuditLog)(P.path)&&!J)return[{file:await(0,y().readUntouchedLog)(
E,P,i),isTouched:J}];const U=I.has(P.path)?await(0,y().readAppendedLog)(p,E,P,i):void 0;return U===void 0?[{file:await h(
E,P,i),isTouched:J}]:(I.delete(P.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},R=P=>h(b(p),P,i),H=async P=>{
const J=await P;return await g.tick(),J},[D,s,N]=await Promise.all([Promise.all(l.map(P=>H(M(P)))),Promise.all(C.map(P=>H(
R(P)))),Promise.all(m.map(P=>H((0,$().findStrayGenes)(E,P,i))))]),L=F.filter(({path:P})=>I.has(P)),G=[...s,...await Promise.
all(L.map(R))],[x,V]=d(D.flat(),({isTouched:P})=>P);return{paths:l.map(({path:P})=>P),files:D.flat().map(({file:P})=>P),
head:x.map(({file:P})=>P),untouched:V.map(({file:P})=>P),base:G,strays:N.filter(P=>P!==void 0),isTouched:P=>c.has(P)}}function d(a,p){
return[a.filter(p),a.filter(E=>!p(E))]}function b(a){return{...a,read:async(...p)=>Buffer.from((await a.read(...p)).toString(
"utf8"))}}async function h(a,{path:p,size:E=0},j){if(E>j.maxBytes)return(0,f().tooLargeFile)(p,E,j);try{const o=(0,f().readAssetFile)(
p,await a.read(p,j.maxBytes),j);return{...o,assets:o.assets.filter(({copy:g})=>!g)}}catch(o){return(0,f().unreadFile)(p,
o)}}},3876:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.readFixedChange=d,u.requireStaged=b;function r(){
const a=n(27199);return r=function(){return a},a}function v(){const a=n(70237);return v=function(){return a},a}function A(){
const a=n(53315);return A=function(){return a},a}function f(){const a=n(25966);return f=function(){return a},a}function T(){
const a=n(52483);return T=function(){return a},a}function S(){const a=n(41895);return S=function(){return a},a}function y(){
const a=n(35720);return y=function(){return a},a}function $(){const a=n(213);return $=function(){return a},a}function O(){
const a=n(33816);return O=function(){return a},a}async function d(a,{base:p,staged:E},j){if(a===void 0)throw new(S()).GateError(
"usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const o=await(0,f().resolveRange)(
a,{base:p,worktree:!0,staged:E}),g=await(0,T().basePolicy)({...j&&{policy:j}},a,o),t=await(0,y().readTree)(a,o.base),i=await(0,y().
readTree)(a,o.audited),e=await(0,$().readChange)(a,o.base,o.audited),c=(await(0,v().collectAssets)({baseTree:t,headTree:i,
change:e,policy:g.policy})).changes.filter(({kind:w})=>w!=="removed"),m=new Set(c.map(({asset:w})=>h(w)));return{policy:g,
base:o.base,baseTree:t,changed:new Set(e.files.flatMap(A().namesOf)),paths:new Set(c.map(({asset:w})=>w.path)),includes:w=>m.
has(h(w))}}async function b(a,p,E){const j=new Set(await(0,O().differentFromIndex)(a)),o=E.find(g=>j.has(g)||p.stat(g)===
void 0);if(o!==void 0)throw new(S()).GateError("checkout_differs",`${o} has changes that are not staged.`,"Stage them (g\
it add) or put them away (git stash --keep-index).")}function h({path:a,pointer:p}){return`${a}#${(0,r().pointerText)(p)}`}},
20171:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.fixVerb=void 0;function r(){const s=n(76760);return r=
function(){return s},s}function v(){const s=n(63314);return v=function(){return s},s}function A(){const s=n(18744);return A=
function(){return s},s}function f(){const s=n(62130);return f=function(){return s},s}function T(){const s=n(10154);return T=
function(){return s},s}function S(){const s=n(75459);return S=function(){return s},s}function y(){const s=n(83026);return y=
function(){return s},s}function $(){const s=n(72988);return $=function(){return s},s}function O(){const s=n(41895);return O=
function(){return s},s}function d(){const s=n(4378);return d=function(){return s},s}function b(){const s=n(81961);return b=
function(){return s},s}function h(){const s=n(74238);return h=function(){return s},s}function a(){const s=n(48741);return a=
function(){return s},s}function p(){const s=n(67397);return p=function(){return s},s}function E(){const s=n(53010);return E=
function(){return s},s}function j(){const s=n(52978);return j=function(){return s},s}function o(){const s=n(10289);return o=
function(){return s},s}function g(){const s=n(50427);return g=function(){return s},s}function t(){const s=n(99944);return t=
function(){return s},s}function i(){const s=n(3876);return i=function(){return s},s}function e(){const s=n(71539);return e=
function(){return s},s}function l(){const s=n(49232);return l=function(){return s},s}function c(){const s=n(82256);return c=
function(){return s},s}const m=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,w=(s,N)=>new(v()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(v()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,c().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",m).action(async(L,G)=>N(await F(L,G,s)));u.fixVerb=w;async function F(s,N,L){
const G=(0,r().resolve)(L.cwd,N.repo??"."),x=await(0,e().readTask)(N.apply,s,L);if(x&&x.edits.length===0)return C(x,L);const{
staged:V=!1}=N,P=async(J,U,X)=>{if(X===void 0&&(N.repo!==void 0||V))throw new(O()).GateError("not_a_repository",`${G} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,l().namedPolicy)(N.policy,L),[on]=X?await(0,p().lookUpCommits)(X,["HEAD"]):[];x&&(0,e().requireSameCommit)(
x,on);const _=N.base??x?.policy?.ref,k=_===void 0?void 0:await(0,i().readFixedChange)(X,{base:_,staged:V},q),Y=k?.policy??
q??await(0,h().loadPolicy)(J,J.label),{policy:W}=(0,b().tightenPolicy)(Y,(0,e().profileOf)(x)),z=x?(0,e().filesOf)(x,(0,A().
assetPathsIn)(J,W)):s.length===0?(0,c().storeFiles)(J,W,G):await Promise.all(s.map(Q=>I(U,Q,L))),K=k&&!x?z.filter(Q=>k.paths.
has(Q)):z;X&&V&&await(0,i().requireStaged)(X,J,K);const{platform:nn,signal:tn}=L,en=await M(U,new Set(K)),rn=d().Judge.by(
{policy:W,tree:J,...k&&{base:k.baseTree},changed:k?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...k&&{includes:k.includes},...x&&{includes:(0,T().editedBy)(x.edits)}},Z=await(0,f().fixFiles)(en,rn,an);if(x&&(0,T().requireOwnEdits)(
x.edits,Z),N.format==="json"){const Q=await(0,T().fixTask)(en,Z,rn,{...an,...V&&{event:{name:"index"}},head_sha:on??null,
base_sha:k?.base??null,policyRef:k?.policy.ref});L.print((0,j().renderTask)(Q),"json")}else N.write||L.print((0,S().patchText)(
Z));return N.write&&await(0,$().writeFix)(U,Z),L.note(await R(Z,N.write??!1,L)),!(x&&N.write)&&Z.files.some(({left:Q})=>Q.
length>0)||!N.write&&Z.files.some(D)?1:0};return(0,E().withSourceTree)(G,L.env,P,V)}function C({next_actor:s,todo:N,human:L},G){
const x=N.length+L.length;return G.note(`The task has no edits, and ${x===0?"nothing":x} to do by hand.
`),s==="done"?0:1}async function I(s,N,L){const G=await(0,t().pathInRoot)(N,{root:s},L);if(G.split("/")[0]!==".."&&!(0,r().
isAbsolute)(G))return G||".";throw new(O()).GateError("usage",`${(0,r().resolve)(L.cwd,N)} is not in ${s}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function M(s,N){const L=(0,a().folderTree)(s);return Promise.
all([...N].map(async G=>({path:G,bytes:await L.read(G)})))}async function R({files:s,scripts:N,judgeOf:L},G,{columns:x}){
const V=s.map(async Y=>{const{path:W,steps:z}=Y,K=await(0,y().withProposals)(Y.left,L(W)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,o().terminal)(W),...nn,...K.length===
0?[]:["  Not fixed:",...(0,y().describeUnfixed)(K)]]}),P=(await Promise.all(V)).flat(),J=s.filter(D).length,U=`${J} of ${s.
length}; new scripts: ${N.length}`,X=`Asset files ${G?"written":"to change"}: ${U}.`,q=J>0&&!G?" Run with --write to app\
ly.":"",_=s.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...P,X+q+_].flatMap(Y=>{const W=/^ */.
exec(Y)?.[0]??"",z=x-W.length;return(0,g().wrap)(Y.slice(W.length),z,Number.POSITIVE_INFINITY).map(K=>W+K)}).join(`
`)}
`}function H({pointer:s,new:N}){return s?.endsWith("/asset_id")===!1&&N.length>0}function D({before:s,after:N}){return s!==
N}},71539:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=O,u.profileOf=y,u.readTask=S,u.requireSameCommit=
$;function r(){const d=n(10154);return r=function(){return d},d}function v(){const d=n(41895);return v=function(){return d},
d}function A(){const d=n(73388);return A=function(){return d},d}function f(){const d=n(80068);return f=function(){return d},
d}function T(){const d=n(73849);return T=function(){return d},d}async function S(d,b,h){if(d!==void 0){if(b.length>0)throw new(v()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,T().readAgentTask)(
await h.readInput(d),(0,A().inputName)(d))}}function y(d){const b=f().PROFILE_NAMES.find(h=>h===d?.policy?.profile);return b===
void 0?{}:{profile:b}}function $({head_sha:d},b){b===void 0&&(0,r().refuse)("the working tree has no commit"),d!==b&&(0,r().
refuse)(`it is about the commit ${d??"(none)"}, and the working tree is at ${b}`)}function O({edits:d},b){const h=new Set(
b);return(0,r().requireAssetFiles)(d,a=>h.has(a)),d.map(({path:a})=>a)}},33816:function(B,u,n){Object.defineProperty(u,"\
__esModule",{value:!0}),u.differentFromIndex=E,u.isConcerned=p;function r(){const o=n(76760);return r=function(){return o},
o}function v(){const o=n(81456);return v=function(){return o},o}function A(){const o=n(64385);return A=function(){return o},
o}function f(){const o=n(18744);return f=function(){return o},o}function T(){const o=n(77680);return T=function(){return o},
o}function S(){const o=n(63455);return S=function(){return o},o}function y(){const o=n(41895);return y=function(){return o},
o}function $(){const o=n(4378);return $=function(){return o},o}function O(){const o=n(74238);return O=function(){return o},
o}function d(){const o=n(96681);return d=function(){return o},o}function b(){const o=n(53010);return b=function(){return o},
o}function h(){const o=n(93028);return h=function(){return o},o}function a(){const o=n(49232);return a=function(){return o},
o}async function p(o,g){const t=(0,r().resolve)(g.cwd,o.repo);try{const i=await(0,a().namedPolicy)(o.policy,g),e=async(l,c,m)=>{
if(m===void 0)return!0;const w=await E(m,["--cached"]);if(w.length===0)return!1;if(w.some(I=>I===O().POLICY_PATH||/(?:^|\/)package\.json$/.
test(I)))return!0;const{policy:F}=i??await(0,O().loadPolicy)(l,l.label);if(w.some((0,f().assetPathTest)(F)))return!0;const C=await j(
l,F,g);return w.some(I=>C.has(I))};return await(0,b().withSourceTree)(t,g.env,e,!0)}catch(i){if(i instanceof y().GateError)
return!0;throw i}}async function E(o,g=[]){const t=["diff",...g,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,d().
decodePieces)(await o.user(t,{env:{GIT_INDEX_FILE:o.index}}))}async function j(o,g,{platform:t}){const i=(0,f().assetPathTest)(
g),e=(0,v().assetLimits)(g.assets.max_file_bytes),l=$().Judge.by({policy:g,tree:o,changed:new Set,platform:t}),c=new Set;
for(const{kind:m,path:w}of o.files()){if(!(0,h().isRegular)(m)||!i(w))continue;const{assets:F}=(0,A().readAssetFile)(w,await o.
read(w),e);for(const C of F.filter(({type:I})=>I==="Gene")){const I=(0,T().validationCommands)(C);for(const{value:M}of I.
kind==="list"?I.entries:[]){const R=l.forFile(C.path),{reading:H}=await R.command(M);for(const D of(0,S().namedPaths)(H.
command,R.terms.cwd))c.add(D);for(const{path:D}of H.targets)D!==void 0&&c.add(D)}}}return c}},25966:function(B,u,n){Object.
defineProperty(u,"__esModule",{value:!0}),u.resolveRange=S;function r(){const h=n(41895);return r=function(){return h},h}
function v(){const h=n(24634);return v=function(){return h},h}function A(){const h=n(67397);return A=function(){return h},
h}function f(){const h=n(50598);return f=function(){return h},h}function T(){const h=n(34397);return T=function(){return h},
h}async function S(h,{base:a,head:p,worktree:E=!1,staged:j=!1}){if(E&&p!==void 0)throw new(r()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[o,
g]=await y([(0,f().resolveRevision)(h,p??"HEAD"),O(h,a)]);return{name:j?"index":E?"worktree":"range",directory:h.directory,
base:await(0,v().mergeBase)(h,g.commit,o),head:o,audited:E?await(j?T().snapshotIndex:T().snapshotWorktree)(h):o,policyCommit:g.
commit,baseRef:g.name,...g.defaultBranch&&{defaultBranch:g.defaultBranch},isFork:!1}}async function y(h){return await Promise.
allSettled(h),Promise.all(h)}const $=/^refs\/(?:heads|remotes\/origin)\//;async function O(h,a){const p=a===void 0?await(0,A().
defaultBranch)(h):await(0,f().resolveNamed)(h,a),{commit:E}=p,j=a==="HEAD"||a==="@"?await b(h):p.ref,o=j&&d(j);if(o===void 0)
return{commit:E,name:a??"HEAD"};const g=a===void 0?p:await(0,A().findDefaultBranch)(h),t=g?.ref&&d(g.ref);return{commit:E,
name:o,...g&&t&&{defaultBranch:{name:t,commit:g.commit}}}}function d(h){return $.test(h)?h.replace($,""):void 0}async function b({
user:h}){return(await h(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},10154:function(B,u,n){Object.
defineProperty(u,"__esModule",{value:!0}),u.editedBy=g,u.fixTask=a,u.refuse=E,u.requireAssetFiles=j,u.requireOwnEdits=o;
function r(){const i=n(27199);return r=function(){return i},i}function v(){const i=n(81456);return v=function(){return i},
i}function A(){const i=n(64385);return A=function(){return i},i}function f(){const i=n(28894);return f=function(){return i},
i}function T(){const i=n(41895);return T=function(){return i},i}function S(){const i=n(52978);return S=function(){return i},
i}function y(){const i=n(77648);return y=function(){return i},i}function $(){const i=n(37075);return $=function(){return i},
i}function O(){const i=n(94274);return O=function(){return i},i}function d(){const i=n(47350);return d=function(){return i},
i}function b(){const i=n(88211);return b=function(){return i},i}function h(){const i=n(83026);return h=function(){return i},
i}async function a(i,e,l,{includes:c=()=>!0,policyRef:m,...w}){const{policy:F}=l.terms,C=(0,v().assetLimits)(F.assets.max_file_bytes),
I=[];for(const{path:D,bytes:s}of i){const N=(0,A().readAssetFile)(D,s,C);I.push(...await(0,h().findingsIn)(N,l,c))}const M=(0,$().
idsOf)(I),R=await(0,b().proposalOf)(e,M),H=(0,d().severityVerdict)(I,F.fail_on);return(0,S().agentTask)({...w,verdict:H,
next_actor:(0,O().nextActorOf)(H,I,F.fail_on),policy:{...m!==void 0&&{ref:m},profile:F.profile,fail_on:F.fail_on,...F.enforce!==
"block"&&{enforce:"report"}},findings:(0,y().reportFindings)(I,M),...R&&{fix:R},approval_digest:null})}const p="Nothing \
was changed. Run the gate on this commit, and use the task that it prints.";function E(i){throw new(T()).GateError("inpu\
t_invalid",`The task is refused: ${i}.`,p)}function j(i,e){for(const{path:l}of i)(0,f().isAuditLog)(l)&&E(`\`${l}\` is an\
 audit log, which only its owner edits`),e(l)||E(`\`${l}\` is not an asset file of this repository`)}function o(i,{files:e}){
const l=new Set(e.flatMap(m=>m.edits.map(t))),c=new Set(i.map(t));for(const m of i)l.has(t(m))||E(`\`gene-gate fix\` does \
not make the edit of \`${m.pointer}\` in \`${m.path}\` here`);for(const m of e.flatMap(w=>w.edits))c.has(t(m))||E(`it la\
cks the edit of \`${m.pointer}\` in \`${m.path}\`, which belongs to the others`)}function g(i){const e=new Set(i.map(({path:l,
pointer:c})=>`${l}#${(0,b().assetPointer)(c)}`));return({path:l,pointer:c})=>e.has(`${l}#${(0,r().pointerText)(c)}`)}function t({
path:i,pointer:e,old:l,new:c,files:m=[]}){const w=m.map(F=>[F.path,F.text]);return JSON.stringify([i,e,l,c,w])}},72988:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=T;function r(){const d=n(51455);return r=function(){return d},
d}function v(){const d=n(76760);return v=function(){return d},d}function A(){const d=n(41895);return A=function(){return d},
d}function f(){const d=n(28765);return f=function(){return d},d}async function T(d,{files:b,scripts:h}){const a=await(0,r().
realpath)(d),p=b.filter(({before:E,after:j})=>E!==j);for(const{path:E,before:j}of p)await O(E,()=>y((0,v().join)(a,E),j));
for(const[E,j]of h)await O(E,()=>S((0,v().join)(a,E),j));for(const{path:E,before:j,after:o}of p)await O(E,()=>$((0,v().join)(
a,E),j,o))}async function S(d,b){const h=(0,v().dirname)(d);if(await(0,f().makeFolder)(h),await(0,r().realpath)(h)!==h)throw new Error(
"its directory is a symlink");try{await(0,r().writeFile)(d,b,{flag:"wx"})}catch(a){if(!(a.code==="EEXIST")||await(0,r().
readFile)(d,"utf8")!==b)throw a}}async function y(d,b){if(!(await(0,r().readFile)(d)).equals(Buffer.from(b)))throw new Error(
"it has changed in the meantime")}async function $(d,b,h){await y(d,b),await(0,f().replaceFile)(d,h,(await(0,r().stat)(d)).
mode)}async function O(d,b){try{await b()}catch(h){throw new(A()).GateError("file_unreadable",`${d} cannot be written: ${h instanceof
Error?h.message:h}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:h})}}},52483:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.basePolicy=b,u.effectivePolicy=d,u.protectedBy=p,u.readerOf=a,u.resolvePolicyRef=
j;function r(){const t=n(41895);return r=function(){return t},t}function v(){const t=n(67617);return v=function(){return t},
t}function A(){const t=n(81961);return A=function(){return t},t}function f(){const t=n(74238);return f=function(){return t},
t}function T(){const t=n(24634);return T=function(){return t},t}function S(){const t=n(35720);return S=function(){return t},
t}function y(){const t=n(19674);return y=function(){return t},t}function $(){const t=n(67397);return $=function(){return t},
t}function O(){const t=n(50598);return O=function(){return t},t}async function d(t,i,e){return(0,A().tightenPolicy)(await b(
t,i,e),t.inputs)}async function b({policy:t,policyRef:i,readShared:e},l,c){const m=a(l,e),w=t??await E(m,c);if(i===void 0)
return w;const F=await j(l,i);return(0,A().stricterOf)(w,await m(F,`${i}:${f().POLICY_PATH}`),i)}const h="Fix the file o\
n the base branch. `gene-gate schema policy` prints every key with its meaning.";function a(t,i){return async(e,l)=>(0,f().
loadPolicy)(await(0,S().readTree)(t,e),e,{path:l,hint:h,readShared:i})}async function p({name:t,commit:i},e,l){return(0,v().
policyOfBranch)(await l(i,`${t}:${f().POLICY_PATH}`),e,t)}async function E(t,{policyCommit:i,baseRef:e,defaultBranch:l}){
const c=await t(i,f().POLICY_PATH);if(l===void 0)return c;if(l.name===e){const w=(0,v().policyOfBranch)(c,e,e)??c;return w===
c?c:(0,A().stricterOf)(c,w,`branches.${e}`)}const m=await p(l,e,t);return m===void 0||c.source==="default"?m??c:(0,A().stricterOf)(
c,m,l.name)}async function j(t,i){const e=i.replace(/^refs\/heads\//,"");try{return(0,$().isObjectId)(e)?await(0,O().resolveRevision)(
t,e):await o(t,e)??await(0,O().resolveRevision)(t,i)}catch(l){throw l instanceof r().GateError&&l.code==="ref_ambiguous"?
l:g(i,l)}}async function o(t,i){const e=`refs/remotes/origin/${i}`,[l,c]=await(0,$().lookUpCommits)(t,[e,`refs/heads/${i}`]);
if(l!==void 0)return l;try{if(!await(0,y().branchAtOrigin)(t,i))return}catch(m){if(c!==void 0)return c;throw m}return await(0,T().
requireCommits)(t,[e],[(0,y().fetched)(i)]),(await(0,$().lookUpCommits)(t,[e]))[0]}function g(t,i){const e=i instanceof r().
GateError&&i.code==="git_failed"?`: ${i.message}`:"";return new(r()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
t)} is not a branch of origin or a revision in this clone${e}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:i})}},28765:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=T,u.replaceFile=
f;function r(){const y=n(77598);return r=function(){return y},y}function v(){const y=n(51455);return v=function(){return y},
y}function A(){const y=n(76760);return A=function(){return y},y}async function f(y,$,O){const d=`${y}.${(0,r().randomUUID)()}\
.tmp`;try{await(0,v().writeFile)(d,$,{flag:"wx",mode:O}),await(0,v().rename)(d,y)}finally{await(0,v().rm)(d,{force:!0})}}
async function T(y){await S(y)||((0,A().dirname)(y)!==y&&await T((0,A().dirname)(y)).catch(()=>{}),await(0,v().mkdir)(y).
catch(async $=>{if(!await S(y))throw $}))}async function S(y){return(0,v().stat)(y).then($=>$.isDirectory(),()=>!1)}},54078:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.firstProblem=A;function r(){const f=n(7723);return r=function(){return f},
f}function v(f){return f.map(T=>typeof T=="number"?`[${T}]`:`.${String(T)}`).join("").replace(/^\./,"")}function A(f){return f instanceof
r().ZodError?`\`${v(f.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.byHarm=v;function r(){const f=n(39763);return r=function(){return f},
f}function v(f,T){return A(f)-A(T)}function A({severity:f,harm:T="bookkeeping",suppressed:S}){return((S?2:+(f==="notice"))*
r().HARMS.length+r().HARMS.indexOf(T))*r().SEVERITIES.length+r().SEVERITIES.indexOf(f)}},9819:function(B,u,n){Object.defineProperty(
u,"__esModule",{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function r(){const y=n(7723);return r=
function(){return y},y}function v(){const y=n(99462);return v=function(){return y},y}const A=r().array(r().object({path:r().
string(),text:r().string()})).exactOptional().describe("New files that the new commands run."),f=u.editSchema=r().object(
{path:r().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:r().string().
exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of t\
he value. It is an entry of `validation`, or an `asset_id`."),old:r().string(),new:r().array(r().string()).describe("Wha\
t replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for\
 an `asset_id`, one string."),files:A,fix:r().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),T=u.
judgedEditSchema=r().object({finding:v().findingIdSchema.describe("The id of the finding that the edit resolves."),path:r().
string().describe("The asset file."),pointer:r().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:r().string(),new:r().array(r().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:A,after:r().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),S=u.proposalSchema=r().object({edits:r().
array(T),all:r().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),
patch:r().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=S;function r(){const O=n(41330);return r=function(){return O},
O}function v(){const O=n(41895);return v=function(){return O},O}function A(){const O=n(81961);return A=function(){return O},
O}function f(){const O=n(74238);return f=function(){return O},O}function T(){const O=n(11160);return T=function(){return O},
O}function S(O,d,b){const{branches:h,...a}=O.policy,p=Object.entries(h).filter(([o])=>y(o,d));if(p.length===0&&d!==b)return;
const E={...a,branches:{}},j=p.map(([,o])=>T().policySchema.parse((0,T().withEntry)(E,o))).reduce((o,g)=>o?$(o,g,d):g,void 0);
return j===void 0?O:{...O,policy:j,digest:(0,f().digestPolicy)(j)}}function y(O,d){return O===d||r().default.isMatch(d,O,
{dot:!0,nonegate:!0})}function $(O,d,b){const h=(0,A().combine)(O,d);if("policy"in h)return h.policy;throw new(v()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(b)} differ in ${h.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(B,u){Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=v,u.fetched=r,u.isRemoteOf=n;async function n(f,{
owner:T,repo:S}){return(await A(f)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${T}/${S}`.toLowerCase()}function r(f){return`+refs/heads/${f}:refs/remotes/origin/${f}`}async function v(f,T){if(await A(
f)==="")return!1;const S=`refs/heads/${T}`;return(await f.user(["ls-remote","--","origin",S])).toString().split(`
`).some($=>$.endsWith(`	${S}`))}async function A({user:f}){return(await f(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=d,u.resolveRevision=
O;function r(){const o=n(41895);return r=function(){return o},o}function v(){const o=n(3051);return v=function(){return o},
o}function A(){const o=n(24634);return A=function(){return o},o}function f(){const o=n(67397);return f=function(){return o},
o}const T=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,S=/^(.*?)((?:[~^]\d*)*)$/s,y=/(?:^|-g)([0-9a-f]{4,64})$/i,$=/^[A-Z]+(?:_[A-Z]+)*$/;
async function O(o,g){return(await d(o,g)).commit}async function d(o,g){if(T.test(g))throw new(r()).GateError("ref_not_f\
ound",`${JSON.stringify(g)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,t="",i=""]=S.exec(g)??[],e=await h(o,t==="@"?"HEAD":t),[l,...c]=[...new Set(e.map(({commit:w})=>w))];if(l===
void 0)throw(0,f().unknownRevision)(g,await b(o,t));if(c.length>0)throw j(t,e);if(i===""){const[w,...F]=e.flatMap(C=>C.ref??
[]);return{commit:l,...w!==void 0&&F.length===0&&{ref:w}}}const[m]=await(0,f().peelToCommits)(o,[`${l}${i}`]);if(m===void 0)
throw(0,f().unknownRevision)(g);return{commit:m}}async function b({user:o},g){const i=(await o(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(e=>e.replace(/^refs\/(?:heads|remotes)\//,"")).filter(e=>e!==""&&!e.endsWith("/HEAD"));return i.find(e=>e.endsWith(
`/${g}`))??(0,v().nearestName)(g,i)}async function h(o,g){if(g==="HEAD"||(0,f().isObjectId)(g.toLowerCase())){const[c]=await(0,f().
lookUpCommits)(o,[g]);if(c!==void 0)return[{name:g,commit:c}];if(g==="HEAD")return[]}const t=g.startsWith("refs/"),e=[...await(0,f().
readRefs)(o,t?[g]:a(g))].map(([c,{id:m,target:w}])=>({name:c,id:m,ref:w}));t||e.push(...await p(o,g),...await E(o,g));const l=await(0,f().
peelToCommits)(o,e.map(({id:c})=>c));return e.flatMap(({id:c,...m},w)=>{const F=l[w];return F===void 0?[]:[{...m,commit:F}]})}
function a(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(t=>`${t}${o}`),`refs/remotes/${o}/HEAD`]}
async function p({user:o},g){if(!$.test(g))return[];const t=await o(["rev-parse","--verify","--quiet",g],{accept:[1]});return t.
length===0?[]:[{name:g,id:t.toString().trim()}]}async function E({objects:o},g){const[,t]=y.exec(g)??[];return t===void 0?
[]:(await o(["rev-parse",`--disambiguate=${t.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(l=>({name:l,id:l}))}function j(o,g){const t=g.map(({name:i,commit:e})=>i===e?`commit ${e}`:
`${i} (${(0,A().short)(e)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${t.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=a;function r(){
const p=n(7723);return r=function(){return p},p}function v(){const p=n(41895);return v=function(){return p},p}function A(){
const p=n(54078);return A=function(){return p},p}function f(){const p=n(9819);return f=function(){return p},p}function T(){
const p=n(99462);return T=function(){return p},p}function S(){const p=n(13970);return S=function(){return p},p}const y=u.
AGENT_TASK_VERSION="1.0.0",$=r().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),O=T().findingIdSchema.exactOptional().describe(
"The id of the finding."),d=r().object({finding:O,rule:r().string(),path:r().string().exactOptional(),line:r().int().min(
1).exactOptional(),message:r().string(),remedy:r().string()}),b=r().object({finding:O,why:r().string(),needs:r().string().
describe("What the person does, such as an approval and its digest.")}),h=u.agentTaskSchema=r().object({type:r().literal(
"AgentTask"),schema_version:r().literal(y),next_actor:S().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:S().verdictSchema,error:r().object({code:r().string(),
message:r().string(),hint:r().string()}).optional(),head_sha:$.nullable().describe("The commit that the task is about."),
base_sha:$.nullable(),policy:r().object({ref:r().string().exactOptional(),profile:r().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:r().array(f().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:r().array(d).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),advice:r().array(d).describe("Warnings that fail nothing: what would make\
 the checks worth more."),human:r().array(b).describe("Findings that only a person resolves."),must_not:r().array(r().string()).
describe("What the agent does not do, whatever the findings are."),patch:r().string().nullable().describe("A unified dif\
f of the edits for `git apply`; null without one."),verify:r().string().describe("The command that exits with 0 when not\
hing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does ne\
xt");function a(p,E){try{return h.parse(JSON.parse(p.toString("utf8")))}catch(j){throw new(v()).GateError("input_invalid",
`${E} is not an AgentTask of this version: ${(0,A().firstProblem)(j)}.`,"Pass the file that `gene-gate check --format ag\
ent` printed, or agent-task.json of the results.",{cause:j})}}},52978:function(B,u,n){Object.defineProperty(u,"__esModul\
e",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=p,u.renderAgentTask=h,u.renderTask=a;function r(){
const e=n(28894);return r=function(){return e},e}function v(){const e=n(44786);return v=function(){return e},e}function A(){
const e=n(38863);return A=function(){return e},e}function f(){const e=n(78261);return f=function(){return e},e}function T(){
const e=n(13580);return T=function(){return e},e}function S(){const e=n(94274);return S=function(){return e},e}function y(){
const e=n(47350);return y=function(){return e},e}function $(){const e=n(10289);return $=function(){return e},e}function O(){
const e=n(73849);return O=function(){return e},e}const d=u.AGENT_TASK_FILE="agent-task.json",b=u.AGENT_PATCH_FILE="agent\
-task.patch";function h(e){return a(p(e))}function a(e){return`{
${Object.entries(O().agentTaskSchema.parse(e)).map(([c,m])=>{const F=Array.isArray(m)&&m.length>0?`[
${m.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(m);return`${JSON.stringify(c)}: ${F}`}).join(`,
`)}
}
`}function p(e){const{verdict:l,next_actor:c,error:m,head_sha:w,base_sha:F,policy:C,findings:I,fix:M}=e,R=c==="done"?()=>!1:
o(e),H=I.filter(L=>R(L)||j(L)).sort(f().byHarm),D=new Set(H.filter(S().isForHuman)),s=H.filter(L=>!D.has(L)),N=g(M?.edits??
[]);return{type:"AgentTask",schema_version:O().AGENT_TASK_VERSION,next_actor:c,verdict:l,...m&&{error:m},head_sha:w,base_sha:F,
policy:C&&{...C.ref!==void 0&&{ref:C.ref},profile:C.profile},edits:M?.edits??[],todo:s.filter(L=>R(L)&&!N(L)).map(E),advice:s.
filter(L=>!R(L)).map(E),human:[...D].map(L=>({...L.id!==void 0&&{finding:L.id},why:L.message,needs:t(L,e)})),must_not:v().
MUST_NOT,patch:M?.patch??null,verify:i(e)}}function E({id:e,rule:l,message:c,remedy:m,location:w}){const F=e===void 0?{}:
{finding:e},C=w&&{path:w.path,line:w.line};return{...F,rule:l,...C,message:c,remedy:m}}function j({rule:e,severity:l,suppressed:c}){
return(0,T().ruleOf)(e)?.advice===!0&&l==="warning"&&!c}function o({policy:e,findings:l}){const c=e?.fail_on??"error",m=l.
some(({rule:w})=>w==="gate-approval-missing");return w=>{const F=(0,T().ruleOf)(w.rule)?.approval,C=F==="waits"||F==="ne\
eded"&&m;return!w.suppressed&&((0,y().isBlocking)(w,c)||C)}}function g(e){const l=new Set(e.map(({finding:m})=>m)),c=new Set(
e.map(({path:m,old:w})=>JSON.stringify([m,w])));return({id:m,subject:w,location:F})=>l.has(m)||c.has(JSON.stringify([F?.
path,w?.command]))}function t({rule:e,remedy:l,location:c},{approval_digest:m}){return m!==null&&(0,T().ruleOf)(e)?.approval!==
void 0?`${l} The approval digest is ${m}.`:c&&(0,r().isAuditLog)(c.path)?`${l} Only the process that owns the audit log \
writes to it.`:l}function i({policy:e,base_sha:l,event:c}){const m=e?.ref??l;return[`${A().COMMAND} check --worktree`,...c?.
name==="index"?["--staged"]:[],...e?.enforce==="report"?["--block"]:[],...m?[`--base ${m}`]:[]].join(" ")}},94274:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.isForHuman=f,u.nextActorOf=T;function r(){const S=n(28894);return r=function(){
return S},S}function v(){const S=n(13580);return v=function(){return S},S}function A(){const S=n(47350);return A=function(){
return S},S}function f({rule:S,location:y,danger:$}){return $!==void 0||(0,v().ruleOf)(S)?.actor==="human"||y!==void 0&&
(0,r().isAuditLog)(y.path)}function T(S,y,$){switch(S){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return y.some(O=>(0,A().isBlocking)(O,$)&&!f(O))?"agent":"human"}}}};
