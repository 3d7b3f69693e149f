"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),
u.readAppendedLog=d,u.readRecords=E,u.readUntouchedLog=p;function i(){const e=t(23404);return i=function(){return e},e}function O(){
const e=t(26040);return O=function(){return e},e}function A(){const e=t(27199);return A=function(){return e},e}function f(){
const e=t(64385);return f=function(){return e},e}function v(){const e=t(78114);return v=function(){return e},e}function T(){
const e=t(86581);return T=function(){return e},e}function g(){const e=t(94534);return g=function(){return e},e}function $(){
const e=t(28894);return $=function(){return e},e}async function p(e,{path:n,size:s=0},l){if(s>$().MAX_LOG_BYTES)return r(
n,s);try{return E(n,await e.read(n,$().MAX_LOG_BYTES),l)}catch(c){return(0,f().unreadFile)(n,c)}}async function d(e,n,{path:s,
size:l=0},c){if(!(l>$().MAX_LOG_BYTES))try{const[y,S]=await Promise.all([e.read(s,$().MAX_LOG_BYTES),n.read(s,$().MAX_LOG_BYTES)]),
j=(0,$().continuationOf)(y,S);if(j.kind==="rewritten")return;const{from:R}=j,L=E(s,S.subarray(0,R),c),G=(0,$().countLines)(
S,R)+1,x=b(s,S.subarray(R),c,G);return{kept:L,appended:h(x,L)}}catch(y){return{kept:{path:s,assets:[],problems:[]},appended:(0,f().
unreadFile)(s,y)}}}function b(e,n,s,l){return n.length>s.maxBytes?(0,f().tooLargeFile)(e,n.length,s):(0,f().readAssetFile)(
e,n,s,l)}function h(e,n){if(e.assets.length===0)return e;const s=new Map(n.assets.map(c=>[`${c.type} ${c.id}`,c])),l=e.assets.
flatMap(c=>{const y=s.get(`${c.type} ${c.id}`);if(y===void 0||c.id.startsWith("#"))return[];if((0,i().canonicalize)(c.value)===
(0,i().canonicalize)(y.value)){const j=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.
locate(),detail:j,id:c.id}]}const S=`${c.type} ${JSON.stringify(c.id)}, first at line ${y.locate().line}, column 1`;return[
{rule:"duplicate-id",location:c.locate(),detail:S,id:c.id}]});return{...e,problems:[...e.problems,...l]}}function r(e,n){
return{path:e,assets:[],problems:[],unread:`${n} bytes, of at most ${$().MAX_LOG_BYTES}`}}const w=10;function E(e,n,s){const l=F(
n,s.maxBytes),c=n.subarray(l),y=(0,$().countLines)(n,l)+1,S=o(e,c,y),j=S?{path:e,assets:S,problems:[]}:(0,f().readAssetFile)(
e,c,s,y),R=j.problems.find(v().isUnread)?.detail,L=l>0?`only the newest ${c.length} of ${n.length} bytes`:void 0,G=R??L;
return{...j,...G!==void 0&&{unread:G}}}function F(e,n){if(e.length<=n)return 0;const s=e.indexOf(w,e.length-n-1);return s<
0?e.length:s+1}function o(e,n,s){const{text:l,complete:c}=(0,g().decodeUtf8)(n);if(!c)return;const y=[];let S=s;for(let j=0;j<
l.length;S+=1){const R=l.indexOf(`
`,j),L=R<0?l.length:R,G=l.slice(j,L);if(j=L+1,G.trim()==="")continue;const x=m(G);if(x===void 0||(0,T().hasAssetLists)(x))
return;const{type:H}=x;if((0,T().isAssetType)(H)){const[D,a]=[S,y.length];y.push({type:H,id:(0,f().declaredId)(x)??`#${a+
1}`,path:e,value:x,pointer:[a],locate:()=>({path:e,line:D,column:1})})}else if(!(0,T().isCompanion)(H))return}return y}function m(e){
const n=(0,O().attempt)(()=>JSON.parse(e));return(0,A().isJsonObject)(n)?n:void 0}},35474:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.readSides=p;function i(){const r=t(54244);return i=function(){return r},r}function O(){const r=t(
93028);return O=function(){return r},r}function A(){const r=t(81456);return A=function(){return r},r}function f(){const r=t(
64385);return f=function(){return r},r}function v(){const r=t(18744);return v=function(){return r},r}function T(){const r=t(
28894);return T=function(){return r},r}function g(){const r=t(23423);return g=function(){return r},r}function $(){const r=t(
7946);return $=function(){return r},r}async function p(r){const{baseTree:w,headTree:E,change:F,policy:o,clock:m=new(i()).
AuditClock}=r,e=(0,v().assetPathTest)(o),n=(0,A().assetLimits)(o.assets.max_file_bytes),s=[...E.files()].filter(({kind:P})=>(0,O().
isRegular)(P)),l=s.filter(({path:P})=>e(P)),c=new Set(F.files.filter(({status:P})=>P!=="deleted").map(({path:P})=>P)),y=s.
filter(({path:P})=>(0,$().mayHoldAssets)(P)&&c.has(P)&&!e(P)),S=F.files.flatMap(({oldPath:P,path:J})=>{const U=e(P??J)?w.
stat(P??J):void 0;return U&&(0,O().isRegular)(U.kind)?U:[]}),[j,R]=d(S,({path:P})=>(0,T().isAuditLog)(P)&&c.has(P)),L=new Set(
j.map(({path:P})=>P)),G=async P=>{const J=c.has(P.path);if((0,T().isAuditLog)(P.path)&&!J)return[{file:await(0,g().readUntouchedLog)(
E,P,n),isTouched:J}];const U=L.has(P.path)?await(0,g().readAppendedLog)(w,E,P,n):void 0;return U===void 0?[{file:await h(
E,P,n),isTouched:J}]:(L.delete(P.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},x=P=>h(b(w),P,n),H=async P=>{
const J=await P;return await m.tick(),J},[D,a,N]=await Promise.all([Promise.all(l.map(P=>H(G(P)))),Promise.all(R.map(P=>H(
x(P)))),Promise.all(y.map(P=>H((0,$().findStrayGenes)(E,P,n))))]),I=j.filter(({path:P})=>L.has(P)),M=[...a,...await Promise.
all(I.map(x))],[C,V]=d(D.flat(),({isTouched:P})=>P);return{paths:l.map(({path:P})=>P),files:D.flat().map(({file:P})=>P),
head:C.map(({file:P})=>P),untouched:V.map(({file:P})=>P),base:M,strays:N.filter(P=>P!==void 0),isTouched:P=>c.has(P)}}function d(r,w){
return[r.filter(w),r.filter(E=>!w(E))]}function b(r){return{...r,read:async(...w)=>Buffer.from((await r.read(...w)).toString(
"utf8"))}}async function h(r,{path:w,size:E=0},F){if(E>F.maxBytes)return(0,f().tooLargeFile)(w,E,F);try{const o=(0,f().readAssetFile)(
w,await r.read(w,F.maxBytes),F);return{...o,assets:o.assets.filter(({copy:m})=>!m)}}catch(o){return(0,f().unreadFile)(w,
o)}}},3876:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.readFixedChange=d,u.requireStaged=b;function i(){
const r=t(27199);return i=function(){return r},r}function O(){const r=t(70237);return O=function(){return r},r}function A(){
const r=t(53315);return A=function(){return r},r}function f(){const r=t(25966);return f=function(){return r},r}function v(){
const r=t(52483);return v=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},r}function g(){
const r=t(35720);return g=function(){return r},r}function $(){const r=t(213);return $=function(){return r},r}function p(){
const r=t(33816);return p=function(){return r},r}async function d(r,{base:w,staged:E},F){if(r===void 0)throw new(T()).GateError(
"usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const o=await(0,f().resolveRange)(
r,{base:w,worktree:!0,staged:E}),m=await(0,v().basePolicy)({...F&&{policy:F}},r,o),e=await(0,g().readTree)(r,o.base),n=await(0,g().
readTree)(r,o.audited),s=await(0,$().readChange)(r,o.base,o.audited),c=(await(0,O().collectAssets)({baseTree:e,headTree:n,
change:s,policy:m.policy})).changes.filter(({kind:S})=>S!=="removed"),y=new Set(c.map(({asset:S})=>h(S)));return{policy:m,
base:o.base,baseTree:e,changed:new Set(s.files.flatMap(A().namesOf)),paths:new Set(c.map(({asset:S})=>S.path)),includes:S=>y.
has(h(S))}}async function b(r,w,E){const F=new Set(await(0,p().differentFromIndex)(r)),o=E.find(m=>F.has(m)||w.stat(m)===
void 0);if(o!==void 0)throw new(T()).GateError("checkout_differs",`${o} has changes that are not staged.`,"Stage them (g\
it add) or put them away (git stash --keep-index).")}function h({path:r,pointer:w}){return`${r}#${(0,i().pointerText)(w)}`}},
20171:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.fixVerb=void 0;function i(){const a=t(76760);return i=
function(){return a},a}function O(){const a=t(63314);return O=function(){return a},a}function A(){const a=t(18744);return A=
function(){return a},a}function f(){const a=t(62130);return f=function(){return a},a}function v(){const a=t(10154);return v=
function(){return a},a}function T(){const a=t(75459);return T=function(){return a},a}function g(){const a=t(83026);return g=
function(){return a},a}function $(){const a=t(72988);return $=function(){return a},a}function p(){const a=t(41895);return p=
function(){return a},a}function d(){const a=t(4378);return d=function(){return a},a}function b(){const a=t(81961);return b=
function(){return a},a}function h(){const a=t(74238);return h=function(){return a},a}function r(){const a=t(48741);return r=
function(){return a},a}function w(){const a=t(67397);return w=function(){return a},a}function E(){const a=t(53010);return E=
function(){return a},a}function F(){const a=t(52978);return F=function(){return a},a}function o(){const a=t(10289);return o=
function(){return a},a}function m(){const a=t(50427);return m=function(){return a},a}function e(){const a=t(99944);return e=
function(){return a},a}function n(){const a=t(3876);return n=function(){return a},a}function s(){const a=t(71539);return s=
function(){return a},a}function l(){const a=t(49232);return l=function(){return a},a}function c(){const a=t(82256);return c=
function(){return a},a}const y=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,S=(a,N)=>new(O()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(O()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,c().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",y).action(async(I,M)=>N(await j(I,M,a)));u.fixVerb=S;async function j(a,N,I){
const M=(0,i().resolve)(I.cwd,N.repo??"."),C=await(0,s().readTask)(N.apply,a,I);if(C&&C.edits.length===0)return R(C,I);const{
staged:V=!1}=N,P=async(J,U,X)=>{if(X===void 0&&(N.repo!==void 0||V))throw new(p()).GateError("not_a_repository",`${M} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,l().namedPolicy)(N.policy,I),[on]=X?await(0,w().lookUpCommits)(X,["HEAD"]):[];C&&(0,s().requireSameCommit)(
C,on);const _=N.base??C?.policy?.ref,W=_===void 0?void 0:await(0,n().readFixedChange)(X,{base:_,staged:V},q),Y=W?.policy??
q??await(0,h().loadPolicy)(J,J.label),{policy:k}=(0,b().tightenPolicy)(Y,(0,s().profileOf)(C)),z=C?(0,s().filesOf)(C,(0,A().
assetPathsIn)(J,k)):a.length===0?(0,c().storeFiles)(J,k,M):await Promise.all(a.map(Q=>L(U,Q,I))),K=W&&!C?z.filter(Q=>W.paths.
has(Q)):z;X&&V&&await(0,n().requireStaged)(X,J,K);const{platform:nn,signal:tn}=I,en=await G(U,new Set(K)),rn=d().Judge.by(
{policy:k,tree:J,...W&&{base:W.baseTree},changed:W?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...W&&{includes:W.includes},...C&&{includes:(0,v().editedBy)(C.edits)}},Z=await(0,f().fixFiles)(en,rn,an);if(C&&(0,v().requireOwnEdits)(
C.edits,Z),N.format==="json"){const Q=await(0,v().fixTask)(en,Z,rn,{...an,...V&&{event:{name:"index"}},head_sha:on??null,
base_sha:W?.base??null,policyRef:W?.policy.ref});I.print((0,F().renderTask)(Q),"json")}else N.write||I.print((0,T().patchText)(
Z));return N.write&&await(0,$().writeFix)(U,Z),I.note(await x(Z,N.write??!1,I)),Z.files.some(({left:Q})=>Q.length>0)||!N.
write&&Z.files.some(D)?1:0};return(0,E().withSourceTree)(M,I.env,P,V)}function R({next_actor:a,todo:N,human:I},M){const C=N.
length+I.length;return M.note(`The task has no edits, and ${C===0?"nothing":C} to do by hand.
`),a==="done"?0:1}async function L(a,N,I){const M=await(0,e().pathInRoot)(N,{root:a},I);if(M.split("/")[0]!==".."&&!(0,i().
isAbsolute)(M))return M||".";throw new(p()).GateError("usage",`${(0,i().resolve)(I.cwd,N)} is not in ${a}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function G(a,N){const I=(0,r().folderTree)(a);return Promise.
all([...N].map(async M=>({path:M,bytes:await I.read(M)})))}async function x({files:a,scripts:N,judgeOf:I},M,{columns:C}){
const V=a.map(async Y=>{const{path:k,steps:z}=Y,K=await(0,g().withProposals)(Y.left,I(k)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,o().terminal)(k),...nn,...K.length===
0?[]:["  Not fixed:",...(0,g().describeUnfixed)(K)]]}),P=(await Promise.all(V)).flat(),J=a.filter(D).length,U=`${J} of ${a.
length}; new scripts: ${N.length}`,X=`Asset files ${M?"written":"to change"}: ${U}.`,q=J>0&&!M?" Run with --write to app\
ly.":"",_=a.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...P,X+q+_].flatMap(Y=>{const k=/^ */.
exec(Y)?.[0]??"",z=C-k.length;return(0,m().wrap)(Y.slice(k.length),z,Number.POSITIVE_INFINITY).map(K=>k+K)}).join(`
`)}
`}function H({pointer:a,new:N}){return a?.endsWith("/asset_id")===!1&&N.length>0}function D({before:a,after:N}){return a!==
N}},71539:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=p,u.profileOf=g,u.readTask=T,u.requireSameCommit=
$;function i(){const d=t(10154);return i=function(){return d},d}function O(){const d=t(41895);return O=function(){return d},
d}function A(){const d=t(73388);return A=function(){return d},d}function f(){const d=t(80068);return f=function(){return d},
d}function v(){const d=t(73849);return v=function(){return d},d}async function T(d,b,h){if(d!==void 0){if(b.length>0)throw new(O()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,v().readAgentTask)(
await h.readInput(d),(0,A().inputName)(d))}}function g(d){const b=f().PROFILE_NAMES.find(h=>h===d?.policy?.profile);return b===
void 0?{}:{profile:b}}function $({head_sha:d},b){b===void 0&&(0,i().refuse)("the working tree has no commit"),d!==b&&(0,i().
refuse)(`it is about the commit ${d??"(none)"}, and the working tree is at ${b}`)}function p({edits:d},b){const h=new Set(
b);return(0,i().requireAssetFiles)(d,r=>h.has(r)),d.map(({path:r})=>r)}},33816:function(B,u,t){Object.defineProperty(u,"\
__esModule",{value:!0}),u.differentFromIndex=E,u.isConcerned=w;function i(){const o=t(76760);return i=function(){return o},
o}function O(){const o=t(81456);return O=function(){return o},o}function A(){const o=t(64385);return A=function(){return o},
o}function f(){const o=t(18744);return f=function(){return o},o}function v(){const o=t(77680);return v=function(){return o},
o}function T(){const o=t(63455);return T=function(){return o},o}function g(){const o=t(41895);return g=function(){return o},
o}function $(){const o=t(4378);return $=function(){return o},o}function p(){const o=t(74238);return p=function(){return o},
o}function d(){const o=t(96681);return d=function(){return o},o}function b(){const o=t(53010);return b=function(){return o},
o}function h(){const o=t(93028);return h=function(){return o},o}function r(){const o=t(49232);return r=function(){return o},
o}async function w(o,m){const e=(0,i().resolve)(m.cwd,o.repo);try{const n=await(0,r().namedPolicy)(o.policy,m),s=async(l,c,y)=>{
if(y===void 0)return!0;const S=await E(y,["--cached"]);if(S.length===0)return!1;if(S.some(L=>L===p().POLICY_PATH||/(?:^|\/)package\.json$/.
test(L)))return!0;const{policy:j}=n??await(0,p().loadPolicy)(l,l.label);if(S.some((0,f().assetPathTest)(j)))return!0;const R=await F(
l,j,m);return S.some(L=>R.has(L))};return await(0,b().withSourceTree)(e,m.env,s,!0)}catch(n){if(n instanceof g().GateError)
return!0;throw n}}async function E(o,m=[]){const e=["diff",...m,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,d().
decodePieces)(await o.user(e,{env:{GIT_INDEX_FILE:o.index}}))}async function F(o,m,{platform:e}){const n=(0,f().assetPathTest)(
m),s=(0,O().assetLimits)(m.assets.max_file_bytes),l=$().Judge.by({policy:m,tree:o,changed:new Set,platform:e}),c=new Set;
for(const{kind:y,path:S}of o.files()){if(!(0,h().isRegular)(y)||!n(S))continue;const{assets:j}=(0,A().readAssetFile)(S,await o.
read(S),s);for(const R of j.filter(({type:L})=>L==="Gene")){const L=(0,v().validationCommands)(R);for(const{value:G}of L.
kind==="list"?L.entries:[]){const x=l.forFile(R.path),{reading:H}=await x.command(G);for(const D of(0,T().namedPaths)(H.
command,x.terms.cwd))c.add(D);for(const{path:D}of H.targets)D!==void 0&&c.add(D)}}}return c}},25966:function(B,u,t){Object.
defineProperty(u,"__esModule",{value:!0}),u.resolveRange=T;function i(){const h=t(41895);return i=function(){return h},h}
function O(){const h=t(24634);return O=function(){return h},h}function A(){const h=t(67397);return A=function(){return h},
h}function f(){const h=t(50598);return f=function(){return h},h}function v(){const h=t(34397);return v=function(){return h},
h}async function T(h,{base:r,head:w,worktree:E=!1,staged:F=!1}){if(E&&w!==void 0)throw new(i()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[o,
m]=await g([(0,f().resolveRevision)(h,w??"HEAD"),p(h,r)]);return{name:F?"index":E?"worktree":"range",directory:h.directory,
base:await(0,O().mergeBase)(h,m.commit,o),head:o,audited:E?await(F?v().snapshotIndex:v().snapshotWorktree)(h):o,policyCommit:m.
commit,baseRef:m.name,...m.defaultBranch&&{defaultBranch:m.defaultBranch},isFork:!1}}async function g(h){return await Promise.
allSettled(h),Promise.all(h)}const $=/^refs\/(?:heads|remotes\/origin)\//;async function p(h,r){const w=r===void 0?await(0,A().
defaultBranch)(h):await(0,f().resolveNamed)(h,r),{commit:E}=w,F=r==="HEAD"||r==="@"?await b(h):w.ref,o=F&&d(F);if(o===void 0)
return{commit:E,name:r??"HEAD"};const m=r===void 0?w:await(0,A().findDefaultBranch)(h),e=m?.ref&&d(m.ref);return{commit:E,
name:o,...m&&e&&{defaultBranch:{name:e,commit:m.commit}}}}function d(h){return $.test(h)?h.replace($,""):void 0}async function b({
user:h}){return(await h(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},10154:function(B,u,t){Object.
defineProperty(u,"__esModule",{value:!0}),u.editedBy=m,u.fixTask=r,u.refuse=E,u.requireAssetFiles=F,u.requireOwnEdits=o;
function i(){const n=t(27199);return i=function(){return n},n}function O(){const n=t(81456);return O=function(){return n},
n}function A(){const n=t(64385);return A=function(){return n},n}function f(){const n=t(28894);return f=function(){return n},
n}function v(){const n=t(41895);return v=function(){return n},n}function T(){const n=t(52978);return T=function(){return n},
n}function g(){const n=t(77648);return g=function(){return n},n}function $(){const n=t(37075);return $=function(){return n},
n}function p(){const n=t(94274);return p=function(){return n},n}function d(){const n=t(47350);return d=function(){return n},
n}function b(){const n=t(88211);return b=function(){return n},n}function h(){const n=t(83026);return h=function(){return n},
n}async function r(n,s,l,{includes:c=()=>!0,policyRef:y,...S}){const{policy:j}=l.terms,R=(0,O().assetLimits)(j.assets.max_file_bytes),
L=[];for(const{path:D,bytes:a}of n){const N=(0,A().readAssetFile)(D,a,R);L.push(...await(0,h().findingsIn)(N,l,c))}const G=(0,$().
idsOf)(L),x=await(0,b().proposalOf)(s,G),H=(0,d().severityVerdict)(L,j.fail_on);return(0,T().agentTask)({...S,verdict:H,
next_actor:(0,p().nextActorOf)(H,L,j.fail_on),policy:{...y!==void 0&&{ref:y},profile:j.profile,fail_on:j.fail_on,...j.enforce!==
"block"&&{enforce:"report"}},findings:(0,g().reportFindings)(L,G),...x&&{fix:x},approval_digest:null})}const w="Nothing \
was changed. Run the gate on this commit, and use the task that it prints.";function E(n){throw new(v()).GateError("inpu\
t_invalid",`The task is refused: ${n}.`,w)}function F(n,s){for(const{path:l}of n)(0,f().isAuditLog)(l)&&E(`\`${l}\` is an\
 audit log, which only its owner edits`),s(l)||E(`\`${l}\` is not an asset file of this repository`)}function o(n,{files:s}){
const l=new Set(s.flatMap(y=>y.edits.map(e))),c=new Set(n.map(e));for(const y of n)l.has(e(y))||E(`\`gene-gate fix\` does \
not make the edit of \`${y.pointer}\` in \`${y.path}\` here`);for(const y of s.flatMap(S=>S.edits))c.has(e(y))||E(`it la\
cks the edit of \`${y.pointer}\` in \`${y.path}\`, which belongs to the others`)}function m(n){const s=new Set(n.map(({path:l,
pointer:c})=>`${l}#${(0,b().assetPointer)(c)}`));return({path:l,pointer:c})=>s.has(`${l}#${(0,i().pointerText)(c)}`)}function e({
path:n,pointer:s,old:l,new:c,files:y=[]}){const S=y.map(j=>[j.path,j.text]);return JSON.stringify([n,s,l,c,S])}},72988:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=v;function i(){const d=t(51455);return i=function(){return d},
d}function O(){const d=t(76760);return O=function(){return d},d}function A(){const d=t(41895);return A=function(){return d},
d}function f(){const d=t(28765);return f=function(){return d},d}async function v(d,{files:b,scripts:h}){const r=await(0,i().
realpath)(d),w=b.filter(({before:E,after:F})=>E!==F);for(const{path:E,before:F}of w)await p(E,()=>g((0,O().join)(r,E),F));
for(const[E,F]of h)await p(E,()=>T((0,O().join)(r,E),F));for(const{path:E,before:F,after:o}of w)await p(E,()=>$((0,O().join)(
r,E),F,o))}async function T(d,b){const h=(0,O().dirname)(d);if(await(0,f().makeFolder)(h),await(0,i().realpath)(h)!==h)throw new Error(
"its directory is a symlink");try{await(0,i().writeFile)(d,b,{flag:"wx"})}catch(r){if(!(r.code==="EEXIST")||await(0,i().
readFile)(d,"utf8")!==b)throw r}}async function g(d,b){if(!(await(0,i().readFile)(d)).equals(Buffer.from(b)))throw new Error(
"it has changed in the meantime")}async function $(d,b,h){await g(d,b),await(0,f().replaceFile)(d,h,(await(0,i().stat)(d)).
mode)}async function p(d,b){try{await b()}catch(h){throw new(A()).GateError("file_unreadable",`${d} cannot be written: ${h instanceof
Error?h.message:h}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:h})}}},52483:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.basePolicy=b,u.effectivePolicy=d,u.protectedBy=w,u.readerOf=r,u.resolvePolicyRef=
F;function i(){const e=t(41895);return i=function(){return e},e}function O(){const e=t(67617);return O=function(){return e},
e}function A(){const e=t(81961);return A=function(){return e},e}function f(){const e=t(74238);return f=function(){return e},
e}function v(){const e=t(24634);return v=function(){return e},e}function T(){const e=t(35720);return T=function(){return e},
e}function g(){const e=t(19674);return g=function(){return e},e}function $(){const e=t(67397);return $=function(){return e},
e}function p(){const e=t(50598);return p=function(){return e},e}async function d(e,n,s){return(0,A().tightenPolicy)(await b(
e,n,s),e.inputs)}async function b({policy:e,policyRef:n,readShared:s},l,c){const y=r(l,s),S=e??await E(y,c);if(n===void 0)
return S;const j=await F(l,n);return(0,A().stricterOf)(S,await y(j,`${n}:${f().POLICY_PATH}`),n)}const h="Fix the file o\
n the base branch. `gene-gate schema policy` prints every key with its meaning.";function r(e,n){return async(s,l)=>(0,f().
loadPolicy)(await(0,T().readTree)(e,s),s,{path:l,hint:h,readShared:n})}async function w({name:e,commit:n},s,l){return(0,O().
policyOfBranch)(await l(n,`${e}:${f().POLICY_PATH}`),s,e)}async function E(e,{policyCommit:n,baseRef:s,defaultBranch:l}){
const c=await e(n,f().POLICY_PATH);if(l===void 0)return c;if(l.name===s){const S=(0,O().policyOfBranch)(c,s,s)??c;return S===
c?c:(0,A().stricterOf)(c,S,`branches.${s}`)}const y=await w(l,s,e);return y===void 0||c.source==="default"?y??c:(0,A().stricterOf)(
c,y,l.name)}async function F(e,n){const s=n.replace(/^refs\/heads\//,"");try{return(0,$().isObjectId)(s)?await(0,p().resolveRevision)(
e,s):await o(e,s)??await(0,p().resolveRevision)(e,n)}catch(l){throw l instanceof i().GateError&&l.code==="ref_ambiguous"?
l:m(n,l)}}async function o(e,n){const s=`refs/remotes/origin/${n}`,[l,c]=await(0,$().lookUpCommits)(e,[s,`refs/heads/${n}`]);
if(l!==void 0)return l;try{if(!await(0,g().branchAtOrigin)(e,n))return}catch(y){if(c!==void 0)return c;throw y}return await(0,v().
requireCommits)(e,[s],[(0,g().fetched)(n)]),(await(0,$().lookUpCommits)(e,[s]))[0]}function m(e,n){const s=n instanceof i().
GateError&&n.code==="git_failed"?`: ${n.message}`:"";return new(i()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
e)} is not a branch of origin or a revision in this clone${s}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:n})}},28765:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=v,u.replaceFile=
f;function i(){const g=t(77598);return i=function(){return g},g}function O(){const g=t(51455);return O=function(){return g},
g}function A(){const g=t(76760);return A=function(){return g},g}async function f(g,$,p){const d=`${g}.${(0,i().randomUUID)()}\
.tmp`;try{await(0,O().writeFile)(d,$,{flag:"wx",mode:p}),await(0,O().rename)(d,g)}finally{await(0,O().rm)(d,{force:!0})}}
async function v(g){await T(g)||((0,A().dirname)(g)!==g&&await v((0,A().dirname)(g)).catch(()=>{}),await(0,O().mkdir)(g).
catch(async $=>{if(!await T(g))throw $}))}async function T(g){return(0,O().stat)(g).then($=>$.isDirectory(),()=>!1)}},54078:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.firstProblem=A;function i(){const f=t(7723);return i=function(){return f},
f}function O(f){return f.map(v=>typeof v=="number"?`[${v}]`:`.${String(v)}`).join("").replace(/^\./,"")}function A(f){return f instanceof
i().ZodError?`\`${O(f.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.byHarm=O;function i(){const f=t(39763);return i=function(){return f},
f}function O(f,v){return A(f)-A(v)}function A({severity:f,harm:v="bookkeeping",suppressed:T}){return((T?2:+(f==="notice"))*
i().HARMS.length+i().HARMS.indexOf(v))*i().SEVERITIES.length+i().SEVERITIES.indexOf(f)}},9819:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function i(){const g=t(7723);return i=
function(){return g},g}function O(){const g=t(99462);return O=function(){return g},g}const A=i().array(i().object({path:i().
string(),text:i().string()})).exactOptional().describe("New files that the new commands run."),f=u.editSchema=i().object(
{path:i().string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:i().string().
exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of t\
he value. It is an entry of `validation`, or an `asset_id`."),old:i().string(),new:i().array(i().string()).describe("Wha\
t replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for\
 an `asset_id`, one string."),files:A,fix:i().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),v=u.
judgedEditSchema=i().object({finding:O().findingIdSchema.describe("The id of the finding that the edit resolves."),path:i().
string().describe("The asset file."),pointer:i().string().describe("JSON Pointer (RFC 6901) of the string in the file as\
 it is; in JSONL, its first token is the index of the value."),old:i().string(),new:i().array(i().string()).describe("Th\
e strings that replace it: commands, or one `asset_id`. Empty to remove it."),files:A,after:i().enum(["allow","warn"]).describe(
"The verdict about what replaces it, after all edits were applied to a copy.")}),T=u.proposalSchema=i().object({edits:i().
array(v),all:i().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),
patch:i().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=T;function i(){const p=t(41330);return i=function(){return p},
p}function O(){const p=t(41895);return O=function(){return p},p}function A(){const p=t(81961);return A=function(){return p},
p}function f(){const p=t(74238);return f=function(){return p},p}function v(){const p=t(11160);return v=function(){return p},
p}function T(p,d,b){const{branches:h,...r}=p.policy,w=Object.entries(h).filter(([o])=>g(o,d));if(w.length===0&&d!==b)return;
const E={...r,branches:{}},F=w.map(([,o])=>v().policySchema.parse((0,v().withEntry)(E,o))).reduce((o,m)=>o?$(o,m,d):m,void 0);
return F===void 0?p:{...p,policy:F,digest:(0,f().digestPolicy)(F)}}function g(p,d){return p===d||i().default.isMatch(d,p,
{dot:!0,nonegate:!0})}function $(p,d,b){const h=(0,A().combine)(p,d);if("policy"in h)return h.policy;throw new(O()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(b)} differ in ${h.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(B,u){Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=O,u.fetched=i,u.isRemoteOf=t;async function t(f,{
owner:v,repo:T}){return(await A(f)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${v}/${T}`.toLowerCase()}function i(f){return`+refs/heads/${f}:refs/remotes/origin/${f}`}async function O(f,v){if(await A(
f)==="")return!1;const T=`refs/heads/${v}`;return(await f.user(["ls-remote","--","origin",T])).toString().split(`
`).some($=>$.endsWith(`	${T}`))}async function A({user:f}){return(await f(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=d,u.resolveRevision=
p;function i(){const o=t(41895);return i=function(){return o},o}function O(){const o=t(3051);return O=function(){return o},
o}function A(){const o=t(24634);return A=function(){return o},o}function f(){const o=t(67397);return f=function(){return o},
o}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,g=/(?:^|-g)([0-9a-f]{4,64})$/i,$=/^[A-Z]+(?:_[A-Z]+)*$/;
async function p(o,m){return(await d(o,m)).commit}async function d(o,m){if(v.test(m))throw new(i()).GateError("ref_not_f\
ound",`${JSON.stringify(m)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,e="",n=""]=T.exec(m)??[],s=await h(o,e==="@"?"HEAD":e),[l,...c]=[...new Set(s.map(({commit:S})=>S))];if(l===
void 0)throw(0,f().unknownRevision)(m,await b(o,e));if(c.length>0)throw F(e,s);if(n===""){const[S,...j]=s.flatMap(R=>R.ref??
[]);return{commit:l,...S!==void 0&&j.length===0&&{ref:S}}}const[y]=await(0,f().peelToCommits)(o,[`${l}${n}`]);if(y===void 0)
throw(0,f().unknownRevision)(m);return{commit:y}}async function b({user:o},m){const n=(await o(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD"));return n.find(s=>s.endsWith(
`/${m}`))??(0,O().nearestName)(m,n)}async function h(o,m){if(m==="HEAD"||(0,f().isObjectId)(m.toLowerCase())){const[c]=await(0,f().
lookUpCommits)(o,[m]);if(c!==void 0)return[{name:m,commit:c}];if(m==="HEAD")return[]}const e=m.startsWith("refs/"),s=[...await(0,f().
readRefs)(o,e?[m]:r(m))].map(([c,{id:y,target:S}])=>({name:c,id:y,ref:S}));e||s.push(...await w(o,m),...await E(o,m));const l=await(0,f().
peelToCommits)(o,s.map(({id:c})=>c));return s.flatMap(({id:c,...y},S)=>{const j=l[S];return j===void 0?[]:[{...y,commit:j}]})}
function r(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(e=>`${e}${o}`),`refs/remotes/${o}/HEAD`]}
async function w({user:o},m){if(!$.test(m))return[];const e=await o(["rev-parse","--verify","--quiet",m],{accept:[1]});return e.
length===0?[]:[{name:m,id:e.toString().trim()}]}async function E({objects:o},m){const[,e]=g.exec(m)??[];return e===void 0?
[]:(await o(["rev-parse",`--disambiguate=${e.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(l=>({name:l,id:l}))}function F(o,m){const e=m.map(({name:n,commit:s})=>n===s?`commit ${s}`:
`${n} (${(0,A().short)(s)})`);return new(i()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${e.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=r;function i(){
const w=t(7723);return i=function(){return w},w}function O(){const w=t(41895);return O=function(){return w},w}function A(){
const w=t(54078);return A=function(){return w},w}function f(){const w=t(9819);return f=function(){return w},w}function v(){
const w=t(99462);return v=function(){return w},w}function T(){const w=t(13970);return T=function(){return w},w}const g=u.
AGENT_TASK_VERSION="1.0.0",$=i().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),p=v().findingIdSchema.exactOptional().describe(
"The id of the finding."),d=i().object({finding:p,rule:i().string(),path:i().string().exactOptional(),line:i().int().min(
1).exactOptional(),message:i().string(),remedy:i().string()}),b=i().object({finding:p,why:i().string(),needs:i().string().
describe("What the person does, such as an approval and its digest.")}),h=u.agentTaskSchema=i().object({type:i().literal(
"AgentTask"),schema_version:i().literal(g),next_actor:T().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:T().verdictSchema,error:i().object({code:i().string(),
message:i().string(),hint:i().string()}).optional(),head_sha:$.nullable().describe("The commit that the task is about."),
base_sha:$.nullable(),policy:i().object({ref:i().string().exactOptional(),profile:i().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:i().array(f().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:i().array(d).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:i().array(b).describe("Findings that only a person resolves."),must_not:i().
array(i().string()).describe("What the agent does not do, whatever the findings are."),patch:i().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:i().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function r(w,E){try{return h.parse(JSON.parse(w.toString("utf8")))}catch(F){throw new(O()).GateError(
"input_invalid",`${E} is not an AgentTask of this version: ${(0,A().firstProblem)(F)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:F})}}},52978:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=w,u.renderAgentTask=h,u.renderTask=r;
function i(){const n=t(28894);return i=function(){return n},n}function O(){const n=t(44786);return O=function(){return n},
n}function A(){const n=t(38863);return A=function(){return n},n}function f(){const n=t(78261);return f=function(){return n},
n}function v(){const n=t(13580);return v=function(){return n},n}function T(){const n=t(94274);return T=function(){return n},
n}function g(){const n=t(47350);return g=function(){return n},n}function $(){const n=t(10289);return $=function(){return n},
n}function p(){const n=t(73849);return p=function(){return n},n}const d=u.AGENT_TASK_FILE="agent-task.json",b=u.AGENT_PATCH_FILE=
"agent-task.patch";function h(n){return r(w(n))}function r(n){return`{
${Object.entries(p().agentTaskSchema.parse(n)).map(([l,c])=>{const S=Array.isArray(c)&&c.length>0?`[
${c.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(c);return`${JSON.stringify(l)}: ${S}`}).join(`,
`)}
}
`}function w(n){const{verdict:s,next_actor:l,error:c,head_sha:y,base_sha:S,policy:j,findings:R,fix:L}=n,G=l==="done"?E:F(
n),x=R.filter(a=>G(a)||E(a)).sort(f().byHarm),H=new Set(x.filter(T().isForHuman)),D=o(L?.edits??[]);return{type:"AgentTa\
sk",schema_version:p().AGENT_TASK_VERSION,next_actor:l,verdict:s,...c&&{error:c},head_sha:y,base_sha:S,policy:j&&{...j.ref!==
void 0&&{ref:j.ref},profile:j.profile},edits:L?.edits??[],todo:x.filter(a=>!H.has(a)&&!D(a)).map(({id:a,rule:N,message:I,
remedy:M,location:C})=>({...a!==void 0&&{finding:a},rule:N,...C&&{path:C.path,line:C.line},message:I,remedy:M})),human:[
...H].map(a=>({...a.id!==void 0&&{finding:a.id},why:a.message,needs:m(a,n)})),must_not:O().MUST_NOT,patch:L?.patch??null,
verify:e(n,x)}}function E({rule:n,severity:s,suppressed:l}){return(0,v().ruleOf)(n)?.advice===!0&&s==="warning"&&!l}function F({
policy:n,findings:s}){const l=n?.fail_on??"error",c=s.some(({rule:y})=>y==="gate-approval-missing");return y=>{const S=(0,v().
ruleOf)(y.rule)?.approval,j=S==="waits"||S==="needed"&&c;return!y.suppressed&&((0,g().isBlocking)(y,l)||j)}}function o(n){
const s=new Set(n.map(({finding:c})=>c)),l=new Set(n.map(({path:c,old:y})=>JSON.stringify([c,y])));return({id:c,subject:y,
location:S})=>s.has(c)||l.has(JSON.stringify([S?.path,y?.command]))}function m({rule:n,remedy:s,location:l},{approval_digest:c}){
return c!==null&&(0,v().ruleOf)(n)?.approval!==void 0?`${s} The approval digest is ${c}.`:l&&(0,i().isAuditLog)(l.path)?
`${s} Only the process that owns the audit log writes to it.`:s}function e({policy:n,base_sha:s,event:l},c){const y=n?.ref??
s,S=c.some(({layer:j})=>j==="run");return[`${A().COMMAND} check --worktree`,...l?.name==="index"?["--staged"]:[],...S?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...y?[`--base ${y}`]:[]].join(" ")}},94274:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.isForHuman=f,u.nextActorOf=v;function i(){const T=t(28894);return i=function(){return T},T}
function O(){const T=t(13580);return O=function(){return T},T}function A(){const T=t(47350);return A=function(){return T},
T}function f({rule:T,location:g,danger:$}){return $!==void 0||(0,O().ruleOf)(T)?.actor==="human"||g!==void 0&&(0,i().isAuditLog)(
g.path)}function v(T,g,$){switch(T){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return g.some(p=>(0,A().isBlocking)(p,$)&&!f(p))?"agent":"human"}}}};
