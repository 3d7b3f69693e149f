"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),
u.readAppendedLog=l,u.readRecords=E,u.readUntouchedLog=p;function r(){const i=t(23404);return r=function(){return i},i}function O(){
const i=t(26040);return O=function(){return i},i}function S(){const i=t(27199);return S=function(){return i},i}function d(){
const i=t(64385);return d=function(){return i},i}function T(){const i=t(78114);return T=function(){return i},i}function v(){
const i=t(86581);return v=function(){return i},i}function g(){const i=t(94534);return g=function(){return i},i}function A(){
const i=t(28894);return A=function(){return i},i}async function p(i,{path:n,size:c=0},h){if(c>A().MAX_LOG_BYTES)return a(
n,c);try{return E(n,await i.read(n,A().MAX_LOG_BYTES),h)}catch(f){return(0,d().unreadFile)(n,f)}}async function l(i,n,{path:c,
size:h=0},f){if(!(h>A().MAX_LOG_BYTES))try{const[w,$]=await Promise.all([i.read(c,A().MAX_LOG_BYTES),n.read(c,A().MAX_LOG_BYTES)]),
j=(0,A().continuationOf)(w,$);if(j.kind==="rewritten")return;const{from:R}=j,L=E(c,$.subarray(0,R),f),G=(0,A().countLines)(
$,R)+1,x=b(c,$.subarray(R),f,G);return{kept:L,appended:m(x,L)}}catch(w){return{kept:{path:c,assets:[],problems:[]},appended:(0,d().
unreadFile)(c,w)}}}function b(i,n,c,h){return n.length>c.maxBytes?(0,d().tooLargeFile)(i,n.length,c):(0,d().readAssetFile)(
i,n,c,h)}function m(i,n){if(i.assets.length===0)return i;const c=new Map(n.assets.map(f=>[`${f.type} ${f.id}`,f])),h=i.assets.
flatMap(f=>{const w=c.get(`${f.type} ${f.id}`);if(w===void 0||f.id.startsWith("#"))return[];if((0,r().canonicalize)(f.value)===
(0,r().canonicalize)(w.value)){const j=`${f.type} ${JSON.stringify(f.id)}, 2 times`;return[{rule:"without-effect",location:f.
locate(),detail:j,id:f.id}]}const $=`${f.type} ${JSON.stringify(f.id)}, first at line ${w.locate().line}, column 1`;return[
{rule:"duplicate-id",location:f.locate(),detail:$,id:f.id}]});return{...i,problems:[...i.problems,...h]}}function a(i,n){
return{path:i,assets:[],problems:[],unread:`${n} bytes, of at most ${A().MAX_LOG_BYTES}`}}const y=10;function E(i,n,c){const h=F(
n,c.maxBytes),f=n.subarray(h),w=(0,A().countLines)(n,h)+1,$=e(i,f,w),j=$?{path:i,assets:$,problems:[]}:(0,d().readAssetFile)(
i,f,c,w),R=j.problems.find(T().isUnread)?.detail,L=h>0?`only the newest ${f.length} of ${n.length} bytes`:void 0,G=R??L;
return{...j,...G!==void 0&&{unread:G}}}function F(i,n){if(i.length<=n)return 0;const c=i.indexOf(y,i.length-n-1);return c<
0?i.length:c+1}function e(i,n,c){const{text:h,complete:f}=(0,g().decodeUtf8)(n);if(!f)return;const w=[];let $=c;for(let j=0;j<
h.length;$+=1){const R=h.indexOf(`
`,j),L=R<0?h.length:R,G=h.slice(j,L);if(j=L+1,G.trim()==="")continue;const x=o(G);if(x===void 0||(0,v().hasAssetLists)(x))
return;const{type:H}=x;if((0,v().isAssetType)(H)){const[D,s]=[$,w.length];w.push({type:H,id:(0,d().declaredId)(x)??`#${s+
1}`,path:i,value:x,pointer:[s],locate:()=>({path:i,line:D,column:1})})}else if(!(0,v().isCompanion)(H))return}return w}function o(i){
const n=(0,O().attempt)(()=>JSON.parse(i));return(0,S().isJsonObject)(n)?n:void 0}},35474:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.readSides=p;function r(){const a=t(54244);return r=function(){return a},a}function O(){const a=t(
93028);return O=function(){return a},a}function S(){const a=t(81456);return S=function(){return a},a}function d(){const a=t(
64385);return d=function(){return a},a}function T(){const a=t(18744);return T=function(){return a},a}function v(){const a=t(
28894);return v=function(){return a},a}function g(){const a=t(23423);return g=function(){return a},a}function A(){const a=t(
7946);return A=function(){return a},a}async function p(a){const{baseTree:y,headTree:E,change:F,policy:e,clock:o=new(r()).
AuditClock}=a,i=(0,T().assetPathTest)(e),n=(0,S().assetLimits)(e.assets.max_file_bytes),c=[...E.files()].filter(({kind:P})=>(0,O().
isRegular)(P)),h=c.filter(({path:P})=>i(P)),f=new Set(F.files.filter(({status:P})=>P!=="deleted").map(({path:P})=>P)),w=c.
filter(({path:P})=>(0,A().mayHoldAssets)(P)&&f.has(P)&&!i(P)),$=F.files.flatMap(({oldPath:P,path:J})=>{const U=i(P??J)?y.
stat(P??J):void 0;return U&&(0,O().isRegular)(U.kind)?U:[]}),[j,R]=l($,({path:P})=>(0,v().isAuditLog)(P)&&f.has(P)),L=new Set(
j.map(({path:P})=>P)),G=async P=>{const J=f.has(P.path);if((0,v().isAuditLog)(P.path)&&!J)return[{file:await(0,g().readUntouchedLog)(
E,P,n),isTouched:J}];const U=L.has(P.path)?await(0,g().readAppendedLog)(y,E,P,n):void 0;return U===void 0?[{file:await m(
E,P,n),isTouched:J}]:(L.delete(P.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},x=P=>m(b(y),P,n),H=async P=>{
const J=await P;return await o.tick(),J},[D,s,N]=await Promise.all([Promise.all(h.map(P=>H(G(P)))),Promise.all(R.map(P=>H(
x(P)))),Promise.all(w.map(P=>H((0,A().findStrayGenes)(E,P,n))))]),I=j.filter(({path:P})=>L.has(P)),M=[...s,...await Promise.
all(I.map(x))],[C,V]=l(D.flat(),({isTouched:P})=>P);return{paths:h.map(({path:P})=>P),files:D.flat().map(({file:P})=>P),
head:C.map(({file:P})=>P),untouched:V.map(({file:P})=>P),base:M,strays:N.filter(P=>P!==void 0),isTouched:P=>f.has(P)}}function l(a,y){
return[a.filter(y),a.filter(E=>!y(E))]}function b(a){return{...a,read:async(...y)=>Buffer.from((await a.read(...y)).toString(
"utf8"))}}async function m(a,{path:y,size:E=0},F){if(E>F.maxBytes)return(0,d().tooLargeFile)(y,E,F);try{const e=(0,d().readAssetFile)(
y,await a.read(y,F.maxBytes),F);return{...e,assets:e.assets.filter(({copy:o})=>!o)}}catch(e){return(0,d().unreadFile)(y,
e)}}},3876:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.readFixedChange=l,u.requireStaged=b;function r(){
const a=t(27199);return r=function(){return a},a}function O(){const a=t(70237);return O=function(){return a},a}function S(){
const a=t(53315);return S=function(){return a},a}function d(){const a=t(25966);return d=function(){return a},a}function T(){
const a=t(52483);return T=function(){return a},a}function v(){const a=t(41895);return v=function(){return a},a}function g(){
const a=t(35720);return g=function(){return a},a}function A(){const a=t(213);return A=function(){return a},a}function p(){
const a=t(33816);return p=function(){return a},a}async function l(a,{base:y,staged:E},F){if(a===void 0)throw new(v()).GateError(
"usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const e=await(0,d().resolveRange)(
a,{base:y,worktree:!0,staged:E}),o=await(0,T().basePolicy)({...F&&{policy:F}},a,e),i=await(0,g().readTree)(a,e.base),n=await(0,g().
readTree)(a,e.audited),c=await(0,A().readChange)(a,e.base,e.audited),f=(await(0,O().collectAssets)({baseTree:i,headTree:n,
change:c,policy:o.policy})).changes.filter(({kind:$})=>$!=="removed"),w=new Set(f.map(({asset:$})=>m($)));return{policy:o,
base:e.base,baseTree:i,changed:new Set(c.files.flatMap(S().namesOf)),paths:new Set(f.map(({asset:$})=>$.path)),includes:$=>w.
has(m($))}}async function b(a,y,E){const F=new Set(await(0,p().differentFromIndex)(a)),e=E.find(o=>F.has(o)||y.stat(o)===
void 0);if(e!==void 0)throw new(v()).GateError("checkout_differs",`${e} has changes that are not staged.`,"Stage them (g\
it add) or put them away (git stash --keep-index).")}function m({path:a,pointer:y}){return`${a}#${(0,r().pointerText)(y)}`}},
20171:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.fixVerb=void 0;function r(){const s=t(76760);return r=
function(){return s},s}function O(){const s=t(63314);return O=function(){return s},s}function S(){const s=t(18744);return S=
function(){return s},s}function d(){const s=t(62130);return d=function(){return s},s}function T(){const s=t(10154);return T=
function(){return s},s}function v(){const s=t(75459);return v=function(){return s},s}function g(){const s=t(83026);return g=
function(){return s},s}function A(){const s=t(72988);return A=function(){return s},s}function p(){const s=t(41895);return p=
function(){return s},s}function l(){const s=t(4378);return l=function(){return s},s}function b(){const s=t(81961);return b=
function(){return s},s}function m(){const s=t(74238);return m=function(){return s},s}function a(){const s=t(48741);return a=
function(){return s},s}function y(){const s=t(67397);return y=function(){return s},s}function E(){const s=t(53010);return E=
function(){return s},s}function F(){const s=t(52978);return F=function(){return s},s}function e(){const s=t(10289);return e=
function(){return s},s}function o(){const s=t(50427);return o=function(){return s},s}function i(){const s=t(99944);return i=
function(){return s},s}function n(){const s=t(3876);return n=function(){return s},s}function c(){const s=t(71539);return c=
function(){return s},s}function h(){const s=t(49232);return h=function(){return s},s}function f(){const s=t(82256);return f=
function(){return s},s}const w=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,$=(s,N)=>new(O()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(O()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,f().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",w).action(async(I,M)=>N(await j(I,M,s)));u.fixVerb=$;async function j(s,N,I){
const M=(0,r().resolve)(I.cwd,N.repo??"."),C=await(0,c().readTask)(N.apply,s,I);if(C&&C.edits.length===0)return R(C,I);const{
staged:V=!1}=N,P=async(J,U,X)=>{if(X===void 0&&(N.repo!==void 0||V))throw new(p()).GateError("not_a_repository",`${M} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,h().namedPolicy)(N.policy,I),[on]=X?await(0,y().lookUpCommits)(X,["HEAD"]):[];C&&(0,c().requireSameCommit)(
C,on);const _=N.base??C?.policy?.ref,W=_===void 0?void 0:await(0,n().readFixedChange)(X,{base:_,staged:V},q),Y=W?.policy??
q??await(0,m().loadPolicy)(J,J.label),{policy:k}=(0,b().tightenPolicy)(Y,(0,c().profileOf)(C)),z=C?(0,c().filesOf)(C,(0,S().
assetPathsIn)(J,k)):s.length===0?(0,f().storeFiles)(J,k,M):await Promise.all(s.map(Q=>L(U,Q,I))),K=W&&!C?z.filter(Q=>W.paths.
has(Q)):z;X&&V&&await(0,n().requireStaged)(X,J,K);const{platform:nn,signal:tn}=I,en=await G(U,new Set(K)),rn=l().Judge.by(
{policy:k,tree:J,...W&&{base:W.baseTree},changed:W?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...W&&{includes:W.includes},...C&&{includes:(0,T().editedBy)(C.edits)}},Z=await(0,d().fixFiles)(en,rn,an);if(C&&(0,T().requireOwnEdits)(
C.edits,Z),N.format==="json"){const Q=await(0,T().fixTask)(en,Z,rn,{...an,...V&&{event:{name:"index"}},head_sha:on??null,
base_sha:W?.base??null,policyRef:W?.policy.ref});I.print((0,F().renderTask)(Q),"json")}else N.write||I.print((0,v().patchText)(
Z));return N.write&&await(0,A().writeFix)(U,Z),I.note(await x(Z,N.write??!1,I)),Z.files.some(({left:Q})=>Q.length>0)||!N.
write&&Z.files.some(D)?1:0};return(0,E().withSourceTree)(M,I.env,P,V)}function R({next_actor:s,todo:N,human:I},M){const C=N.
length+I.length;return M.note(`The task has no edits, and ${C===0?"nothing":C} to do by hand.
`),s==="done"?0:1}async function L(s,N,I){const M=await(0,i().pathInRoot)(N,{root:s},I);if(M.split("/")[0]!==".."&&!(0,r().
isAbsolute)(M))return M||".";throw new(p()).GateError("usage",`${(0,r().resolve)(I.cwd,N)} is not in ${s}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function G(s,N){const I=(0,a().folderTree)(s);return Promise.
all([...N].map(async M=>({path:M,bytes:await I.read(M)})))}async function x({files:s,scripts:N,judgeOf:I},M,{columns:C}){
const V=s.map(async Y=>{const{path:k,steps:z}=Y,K=await(0,g().withProposals)(Y.left,I(k)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,e().terminal)(k),...nn,...K.length===
0?[]:["  Not fixed:",...(0,g().describeUnfixed)(K)]]}),P=(await Promise.all(V)).flat(),J=s.filter(D).length,U=`${J} of ${s.
length}; new scripts: ${N.length}`,X=`Asset files ${M?"written":"to change"}: ${U}.`,q=J>0&&!M?" Run with --write to app\
ly.":"",_=s.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...P,X+q+_].flatMap(Y=>{const k=/^ */.
exec(Y)?.[0]??"",z=C-k.length;return(0,o().wrap)(Y.slice(k.length),z,Number.POSITIVE_INFINITY).map(K=>k+K)}).join(`
`)}
`}function H({pointer:s,new:N}){return s?.endsWith("/asset_id")===!1&&N.length>0}function D({before:s,after:N}){return s!==
N}},71539:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=p,u.profileOf=g,u.readTask=v,u.requireSameCommit=
A;function r(){const l=t(10154);return r=function(){return l},l}function O(){const l=t(41895);return O=function(){return l},
l}function S(){const l=t(73388);return S=function(){return l},l}function d(){const l=t(80068);return d=function(){return l},
l}function T(){const l=t(73849);return T=function(){return l},l}async function v(l,b,m){if(l!==void 0){if(b.length>0)throw new(O()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,T().readAgentTask)(
await m.readInput(l),(0,S().inputName)(l))}}function g(l){const b=d().PROFILE_NAMES.find(m=>m===l?.policy?.profile);return b===
void 0?{}:{profile:b}}function A({head_sha:l},b){b===void 0&&(0,r().refuse)("the working tree has no commit"),l!==b&&(0,r().
refuse)(`it is about the commit ${l??"(none)"}, and the working tree is at ${b}`)}function p({edits:l},b){const m=new Set(
b);return(0,r().requireAssetFiles)(l,a=>m.has(a)),l.map(({path:a})=>a)}},33816:function(B,u,t){Object.defineProperty(u,"\
__esModule",{value:!0}),u.differentFromIndex=E,u.isConcerned=y;function r(){const e=t(76760);return r=function(){return e},
e}function O(){const e=t(81456);return O=function(){return e},e}function S(){const e=t(64385);return S=function(){return e},
e}function d(){const e=t(18744);return d=function(){return e},e}function T(){const e=t(77680);return T=function(){return e},
e}function v(){const e=t(63455);return v=function(){return e},e}function g(){const e=t(41895);return g=function(){return e},
e}function A(){const e=t(4378);return A=function(){return e},e}function p(){const e=t(74238);return p=function(){return e},
e}function l(){const e=t(96681);return l=function(){return e},e}function b(){const e=t(53010);return b=function(){return e},
e}function m(){const e=t(93028);return m=function(){return e},e}function a(){const e=t(49232);return a=function(){return e},
e}async function y(e,o){const i=(0,r().resolve)(o.cwd,e.repo);try{const n=await(0,a().namedPolicy)(e.policy,o),c=async(h,f,w)=>{
if(w===void 0)return!0;const $=await E(w,["--cached"]);if($.length===0)return!1;if($.some(L=>L===p().POLICY_PATH||/(?:^|\/)package\.json$/.
test(L)))return!0;const{policy:j}=n??await(0,p().loadPolicy)(h,h.label);if($.some((0,d().assetPathTest)(j)))return!0;const R=await F(
h,j,o);return $.some(L=>R.has(L))};return await(0,b().withSourceTree)(i,o.env,c,!0)}catch(n){if(n instanceof g().GateError)
return!0;throw n}}async function E(e,o=[]){const i=["diff",...o,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,l().
decodePieces)(await e.user(i,{env:{GIT_INDEX_FILE:e.index}}))}async function F(e,o,{platform:i}){const n=(0,d().assetPathTest)(
o),c=(0,O().assetLimits)(o.assets.max_file_bytes),h=A().Judge.by({policy:o,tree:e,changed:new Set,platform:i}),f=new Set;
for(const{kind:w,path:$}of e.files()){if(!(0,m().isRegular)(w)||!n($))continue;const{assets:j}=(0,S().readAssetFile)($,await e.
read($),c);for(const R of j.filter(({type:L})=>L==="Gene")){const L=(0,T().validationCommands)(R);for(const{value:G}of L.
kind==="list"?L.entries:[]){const x=h.forFile(R.path),{reading:H}=await x.command(G);for(const D of(0,v().namedPaths)(H.
command,x.terms.cwd))f.add(D);for(const{path:D}of H.targets)D!==void 0&&f.add(D)}}}return f}},25966:function(B,u,t){Object.
defineProperty(u,"__esModule",{value:!0}),u.resolveRange=v;function r(){const m=t(41895);return r=function(){return m},m}
function O(){const m=t(24634);return O=function(){return m},m}function S(){const m=t(67397);return S=function(){return m},
m}function d(){const m=t(50598);return d=function(){return m},m}function T(){const m=t(34397);return T=function(){return m},
m}async function v(m,{base:a,head:y,worktree:E=!1,staged:F=!1}){if(E&&y!==void 0)throw new(r()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[e,
o]=await g([(0,d().resolveRevision)(m,y??"HEAD"),p(m,a)]);return{name:F?"index":E?"worktree":"range",directory:m.directory,
base:await(0,O().mergeBase)(m,o.commit,e),head:e,audited:E?await(F?T().snapshotIndex:T().snapshotWorktree)(m):e,policyCommit:o.
commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function g(m){return await Promise.
allSettled(m),Promise.all(m)}const A=/^refs\/(?:heads|remotes\/origin)\//;async function p(m,a){const y=a===void 0?await(0,S().
defaultBranch)(m):await(0,d().resolveNamed)(m,a),{commit:E}=y,F=a==="HEAD"||a==="@"?await b(m):y.ref,e=F&&l(F);if(e===void 0)
return{commit:E,name:a??"HEAD"};const o=a===void 0?y:await(0,S().findDefaultBranch)(m),i=o?.ref&&l(o.ref);return{commit:E,
name:e,...o&&i&&{defaultBranch:{name:i,commit:o.commit}}}}function l(m){return A.test(m)?m.replace(A,""):void 0}async function b({
user:m}){return(await m(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},10154:function(B,u,t){Object.
defineProperty(u,"__esModule",{value:!0}),u.editedBy=o,u.fixTask=a,u.refuse=E,u.requireAssetFiles=F,u.requireOwnEdits=e;
function r(){const n=t(27199);return r=function(){return n},n}function O(){const n=t(81456);return O=function(){return n},
n}function S(){const n=t(64385);return S=function(){return n},n}function d(){const n=t(28894);return d=function(){return n},
n}function T(){const n=t(41895);return T=function(){return n},n}function v(){const n=t(52978);return v=function(){return n},
n}function g(){const n=t(77648);return g=function(){return n},n}function A(){const n=t(37075);return A=function(){return n},
n}function p(){const n=t(94274);return p=function(){return n},n}function l(){const n=t(47350);return l=function(){return n},
n}function b(){const n=t(88211);return b=function(){return n},n}function m(){const n=t(83026);return m=function(){return n},
n}async function a(n,c,h,{includes:f=()=>!0,policyRef:w,...$}){const{policy:j}=h.terms,R=(0,O().assetLimits)(j.assets.max_file_bytes),
L=[];for(const{path:D,bytes:s}of n){const N=(0,S().readAssetFile)(D,s,R);L.push(...await(0,m().findingsIn)(N,h,f))}const G=(0,A().
idsOf)(L),x=await(0,b().proposalOf)(c,G),H=(0,l().severityVerdict)(L,j.fail_on);return(0,v().agentTask)({...$,verdict:H,
next_actor:(0,p().nextActorOf)(H,L,j.fail_on),policy:{...w!==void 0&&{ref:w},profile:j.profile,fail_on:j.fail_on,...j.enforce!==
"block"&&{enforce:"report"}},findings:(0,g().reportFindings)(L,G),...x&&{fix:x},approval_digest:null})}const y="Nothing \
was changed. Run the gate on this commit, and use the task that it prints.";function E(n){throw new(T()).GateError("inpu\
t_invalid",`The task is refused: ${n}.`,y)}function F(n,c){for(const{path:h}of n)(0,d().isAuditLog)(h)&&E(`\`${h}\` is an\
 audit log, which only its owner edits`),c(h)||E(`\`${h}\` is not an asset file of this repository`)}function e(n,{files:c}){
const h=new Set(c.flatMap(w=>w.edits.map(i))),f=new Set(n.map(i));for(const w of n)h.has(i(w))||E(`\`gene-gate fix\` does \
not make the edit of \`${w.pointer}\` in \`${w.path}\` here`);for(const w of c.flatMap($=>$.edits))f.has(i(w))||E(`it la\
cks the edit of \`${w.pointer}\` in \`${w.path}\`, which belongs to the others`)}function o(n){const c=new Set(n.map(({path:h,
pointer:f})=>`${h}#${(0,b().assetPointer)(f)}`));return({path:h,pointer:f})=>c.has(`${h}#${(0,r().pointerText)(f)}`)}function i({
path:n,pointer:c,old:h,new:f,files:w=[]}){const $=w.map(j=>[j.path,j.text]);return JSON.stringify([n,c,h,f,$])}},72988:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=T;function r(){const l=t(51455);return r=function(){return l},
l}function O(){const l=t(76760);return O=function(){return l},l}function S(){const l=t(41895);return S=function(){return l},
l}function d(){const l=t(28765);return d=function(){return l},l}async function T(l,{files:b,scripts:m}){const a=await(0,r().
realpath)(l),y=b.filter(({before:E,after:F})=>E!==F);for(const{path:E,before:F}of y)await p(E,()=>g((0,O().join)(a,E),F));
for(const[E,F]of m)await p(E,()=>v((0,O().join)(a,E),F));for(const{path:E,before:F,after:e}of y)await p(E,()=>A((0,O().join)(
a,E),F,e))}async function v(l,b){const m=(0,O().dirname)(l);if(await(0,d().makeFolder)(m),await(0,r().realpath)(m)!==m)throw new Error(
"its directory is a symlink");try{await(0,r().writeFile)(l,b,{flag:"wx"})}catch(a){if(!(a.code==="EEXIST")||await(0,r().
readFile)(l,"utf8")!==b)throw a}}async function g(l,b){if(!(await(0,r().readFile)(l)).equals(Buffer.from(b)))throw new Error(
"it has changed in the meantime")}async function A(l,b,m){await g(l,b),await(0,d().replaceFile)(l,m,(await(0,r().stat)(l)).
mode)}async function p(l,b){try{await b()}catch(m){throw new(S()).GateError("file_unreadable",`${l} cannot be written: ${m instanceof
Error?m.message:m}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:m})}}},52483:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.basePolicy=l,u.protectedBy=a,u.readerOf=m,u.resolvePolicyRef=E;function r(){
const o=t(41895);return r=function(){return o},o}function O(){const o=t(67617);return O=function(){return o},o}function S(){
const o=t(81961);return S=function(){return o},o}function d(){const o=t(74238);return d=function(){return o},o}function T(){
const o=t(24634);return T=function(){return o},o}function v(){const o=t(35720);return v=function(){return o},o}function g(){
const o=t(19674);return g=function(){return o},o}function A(){const o=t(67397);return A=function(){return o},o}function p(){
const o=t(50598);return p=function(){return o},o}async function l({policy:o,policyRef:i,readShared:n},c,h){const f=m(c,n),
w=o??await y(f,h);if(i===void 0)return w;const $=await E(c,i);return(0,S().stricterOf)(w,await f($,`${i}:${d().POLICY_PATH}`),
i)}const b="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function m(o,i){
return async(n,c)=>(0,d().loadPolicy)(await(0,v().readTree)(o,n),n,{path:c,hint:b,readShared:i})}async function a({name:o,
commit:i},n,c){return(0,O().policyOfBranch)(await c(i,`${o}:${d().POLICY_PATH}`),n,o)}async function y(o,{policyCommit:i,
baseRef:n,defaultBranch:c}){const h=await o(i,d().POLICY_PATH);if(c===void 0)return h;if(c.name===n){const w=(0,O().policyOfBranch)(
h,n,n)??h;return w===h?h:(0,S().stricterOf)(h,w,`branches.${n}`)}const f=await a(c,n,o);return f===void 0||h.source==="d\
efault"?f??h:(0,S().stricterOf)(h,f,c.name)}async function E(o,i){const n=i.replace(/^refs\/heads\//,"");try{return(0,A().
isObjectId)(n)?await(0,p().resolveRevision)(o,n):await F(o,n)??await(0,p().resolveRevision)(o,i)}catch(c){throw c instanceof
r().GateError&&c.code==="ref_ambiguous"?c:e(i,c)}}async function F(o,i){const n=`refs/remotes/origin/${i}`,[c,h]=await(0,A().
lookUpCommits)(o,[n,`refs/heads/${i}`]);if(c!==void 0)return c;try{if(!await(0,g().branchAtOrigin)(o,i))return}catch(f){
if(h!==void 0)return h;throw f}return await(0,T().requireCommits)(o,[n],[(0,g().fetched)(i)]),(await(0,A().lookUpCommits)(
o,[n]))[0]}function e(o,i){const n=i instanceof r().GateError&&i.code==="git_failed"?`: ${i.message}`:"";return new(r()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a branch of origin or a revision in this clone${n}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:i})}},28765:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.makeFolder=T,u.replaceFile=d;function r(){const g=t(77598);return r=function(){return g},g}
function O(){const g=t(51455);return O=function(){return g},g}function S(){const g=t(76760);return S=function(){return g},
g}async function d(g,A,p){const l=`${g}.${(0,r().randomUUID)()}.tmp`;try{await(0,O().writeFile)(l,A,{flag:"wx",mode:p}),
await(0,O().rename)(l,g)}finally{await(0,O().rm)(l,{force:!0})}}async function T(g){await v(g)||((0,S().dirname)(g)!==g&&
await T((0,S().dirname)(g)).catch(()=>{}),await(0,O().mkdir)(g).catch(async A=>{if(!await v(g))throw A}))}async function v(g){
return(0,O().stat)(g).then(A=>A.isDirectory(),()=>!1)}},54078:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),
u.firstProblem=S;function r(){const d=t(7723);return r=function(){return d},d}function O(d){return d.map(T=>typeof T=="n\
umber"?`[${T}]`:`.${String(T)}`).join("").replace(/^\./,"")}function S(d){return d instanceof r().ZodError?`\`${O(d.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.byHarm=O;function r(){const d=t(39763);return r=function(){return d},d}function O(d,T){return S(
d)-S(T)}function S({severity:d,harm:T="bookkeeping",suppressed:v}){return((v?2:+(d==="notice"))*r().HARMS.length+r().HARMS.
indexOf(T))*r().SEVERITIES.length+r().SEVERITIES.indexOf(d)}},9819:function(B,u,t){Object.defineProperty(u,"__esModule",
{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function r(){const g=t(7723);return r=function(){return g},
g}function O(){const g=t(99462);return O=function(){return g},g}const S=r().array(r().object({path:r().string(),text:r().
string()})).exactOptional().describe("New files that the new commands run."),d=u.editSchema=r().object({path:r().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:r().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:r().string(),new:r().array(r().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:S,fix:r().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),T=u.judgedEditSchema=
r().object({finding:O().findingIdSchema.describe("The id of the finding that the edit resolves."),path:r().string().describe(
"The asset file."),pointer:r().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:r().string(),new:r().array(r().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:r().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),v=u.proposalSchema=r().object({edits:r().array(T),
patch:r().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=v;function r(){const p=t(41330);return r=function(){return p},
p}function O(){const p=t(41895);return O=function(){return p},p}function S(){const p=t(81961);return S=function(){return p},
p}function d(){const p=t(74238);return d=function(){return p},p}function T(){const p=t(11160);return T=function(){return p},
p}function v(p,l,b){const{branches:m,...a}=p.policy,y=Object.entries(m).filter(([e])=>g(e,l));if(y.length===0&&l!==b)return;
const E={...a,branches:{}},F=y.map(([,e])=>T().policySchema.parse((0,T().withEntry)(E,e))).reduce((e,o)=>e?A(e,o,l):o,void 0);
return F===void 0?p:{...p,policy:F,digest:(0,d().digestPolicy)(F)}}function g(p,l){return p===l||r().default.isMatch(l,p,
{dot:!0,nonegate:!0})}function A(p,l,b){const m=(0,S().combine)(p,l);if("policy"in m)return m.policy;throw new(O()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(b)} differ in ${m.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(B,u){Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=O,u.fetched=r,u.isRemoteOf=t;async function t(d,{
owner:T,repo:v}){return(await S(d)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${T}/${v}`.toLowerCase()}function r(d){return`+refs/heads/${d}:refs/remotes/origin/${d}`}async function O(d,T){if(await S(
d)==="")return!1;const v=`refs/heads/${T}`;return(await d.user(["ls-remote","--","origin",v])).toString().split(`
`).some(A=>A.endsWith(`	${v}`))}async function S({user:d}){return(await d(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(B,u,t){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=l,u.resolveRevision=
p;function r(){const e=t(41895);return r=function(){return e},e}function O(){const e=t(3051);return O=function(){return e},
e}function S(){const e=t(24634);return S=function(){return e},e}function d(){const e=t(67397);return d=function(){return e},
e}const T=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,v=/^(.*?)((?:[~^]\d*)*)$/s,g=/(?:^|-g)([0-9a-f]{4,64})$/i,A=/^[A-Z]+(?:_[A-Z]+)*$/;
async function p(e,o){return(await l(e,o)).commit}async function l(e,o){if(T.test(o))throw new(r()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,i="",n=""]=v.exec(o)??[],c=await m(e,i==="@"?"HEAD":i),[h,...f]=[...new Set(c.map(({commit:$})=>$))];if(h===
void 0)throw(0,d().unknownRevision)(o,await b(e,i));if(f.length>0)throw F(i,c);if(n===""){const[$,...j]=c.flatMap(R=>R.ref??
[]);return{commit:h,...$!==void 0&&j.length===0&&{ref:$}}}const[w]=await(0,d().peelToCommits)(e,[`${h}${n}`]);if(w===void 0)
throw(0,d().unknownRevision)(o);return{commit:w}}async function b({user:e},o){const n=(await e(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(c=>c.replace(/^refs\/(?:heads|remotes)\//,"")).filter(c=>c!==""&&!c.endsWith("/HEAD"));return n.find(c=>c.endsWith(
`/${o}`))??(0,O().nearestName)(o,n)}async function m(e,o){if(o==="HEAD"||(0,d().isObjectId)(o.toLowerCase())){const[f]=await(0,d().
lookUpCommits)(e,[o]);if(f!==void 0)return[{name:o,commit:f}];if(o==="HEAD")return[]}const i=o.startsWith("refs/"),c=[...await(0,d().
readRefs)(e,i?[o]:a(o))].map(([f,{id:w,target:$}])=>({name:f,id:w,ref:$}));i||c.push(...await y(e,o),...await E(e,o));const h=await(0,d().
peelToCommits)(e,c.map(({id:f})=>f));return c.flatMap(({id:f,...w},$)=>{const j=h[$];return j===void 0?[]:[{...w,commit:j}]})}
function a(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(i=>`${i}${e}`),`refs/remotes/${e}/HEAD`]}
async function y({user:e},o){if(!A.test(o))return[];const i=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return i.
length===0?[]:[{name:o,id:i.toString().trim()}]}async function E({objects:e},o){const[,i]=g.exec(o)??[];return i===void 0?
[]:(await e(["rev-parse",`--disambiguate=${i.toLowerCase()}`])).toString().split(`
`).filter(d().isObjectId).map(h=>({name:h,id:h}))}function F(e,o){const i=o.map(({name:n,commit:c})=>n===c?`commit ${c}`:
`${n} (${(0,S().short)(c)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${i.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(B,u,t){
Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=a;function r(){
const y=t(7723);return r=function(){return y},y}function O(){const y=t(41895);return O=function(){return y},y}function S(){
const y=t(54078);return S=function(){return y},y}function d(){const y=t(9819);return d=function(){return y},y}function T(){
const y=t(99462);return T=function(){return y},y}function v(){const y=t(13970);return v=function(){return y},y}const g=u.
AGENT_TASK_VERSION="1.0.0",A=r().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),p=T().findingIdSchema.exactOptional().describe(
"The id of the finding."),l=r().object({finding:p,rule:r().string(),path:r().string().exactOptional(),line:r().int().min(
1).exactOptional(),message:r().string(),remedy:r().string()}),b=r().object({finding:p,why:r().string(),needs:r().string().
describe("What the person does, such as an approval and its digest.")}),m=u.agentTaskSchema=r().object({type:r().literal(
"AgentTask"),schema_version:r().literal(g),next_actor:v().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:v().verdictSchema,error:r().object({code:r().string(),
message:r().string(),hint:r().string()}).optional(),head_sha:A.nullable().describe("The commit that the task is about."),
base_sha:A.nullable(),policy:r().object({ref:r().string().exactOptional(),profile:r().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:r().array(d().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:r().array(l).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:r().array(b).describe("Findings that only a person resolves."),must_not:r().
array(r().string()).describe("What the agent does not do, whatever the findings are."),patch:r().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:r().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function a(y,E){try{return m.parse(JSON.parse(y.toString("utf8")))}catch(F){throw new(O()).GateError(
"input_invalid",`${E} is not an AgentTask of this version: ${(0,S().firstProblem)(F)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:F})}}},52978:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=y,u.renderAgentTask=m,u.renderTask=a;
function r(){const n=t(28894);return r=function(){return n},n}function O(){const n=t(44786);return O=function(){return n},
n}function S(){const n=t(38863);return S=function(){return n},n}function d(){const n=t(78261);return d=function(){return n},
n}function T(){const n=t(13580);return T=function(){return n},n}function v(){const n=t(94274);return v=function(){return n},
n}function g(){const n=t(47350);return g=function(){return n},n}function A(){const n=t(10289);return A=function(){return n},
n}function p(){const n=t(73849);return p=function(){return n},n}const l=u.AGENT_TASK_FILE="agent-task.json",b=u.AGENT_PATCH_FILE=
"agent-task.patch";function m(n){return a(y(n))}function a(n){return`{
${Object.entries(p().agentTaskSchema.parse(n)).map(([h,f])=>{const $=Array.isArray(f)&&f.length>0?`[
${f.map(A().jsonLine).join(`,
`)}
]`:(0,A().jsonLine)(f);return`${JSON.stringify(h)}: ${$}`}).join(`,
`)}
}
`}function y(n){const{verdict:c,next_actor:h,error:f,head_sha:w,base_sha:$,policy:j,findings:R,fix:L}=n,G=h==="done"?E:F(
n),x=R.filter(s=>G(s)||E(s)).sort(d().byHarm),H=new Set(x.filter(v().isForHuman)),D=e(L?.edits??[]);return{type:"AgentTa\
sk",schema_version:p().AGENT_TASK_VERSION,next_actor:h,verdict:c,...f&&{error:f},head_sha:w,base_sha:$,policy:j&&{...j.ref!==
void 0&&{ref:j.ref},profile:j.profile},edits:L?.edits??[],todo:x.filter(s=>!H.has(s)&&!D(s)).map(({id:s,rule:N,message:I,
remedy:M,location:C})=>({...s!==void 0&&{finding:s},rule:N,...C&&{path:C.path,line:C.line},message:I,remedy:M})),human:[
...H].map(s=>({...s.id!==void 0&&{finding:s.id},why:s.message,needs:o(s,n)})),must_not:O().MUST_NOT,patch:L?.patch??null,
verify:i(n,x)}}function E({rule:n,severity:c,suppressed:h}){return(0,T().ruleOf)(n)?.advice===!0&&c==="warning"&&!h}function F({
policy:n,findings:c}){const h=n?.fail_on??"error",f=c.some(({rule:w})=>w==="gate-approval-missing");return w=>{const $=(0,T().
ruleOf)(w.rule)?.approval,j=$==="waits"||$==="needed"&&f;return!w.suppressed&&((0,g().isBlocking)(w,h)||j)}}function e(n){
const c=new Set(n.map(({finding:f})=>f)),h=new Set(n.map(({path:f,old:w})=>JSON.stringify([f,w])));return({id:f,subject:w,
location:$})=>c.has(f)||h.has(JSON.stringify([$?.path,w?.command]))}function o({rule:n,remedy:c,location:h},{approval_digest:f}){
return f!==null&&(0,T().ruleOf)(n)?.approval!==void 0?`${c} The approval digest is ${f}.`:h&&(0,r().isAuditLog)(h.path)?
`${c} Only the process that owns the audit log writes to it.`:c}function i({policy:n,base_sha:c,event:h},f){const w=n?.ref??
c,$=f.some(({layer:j})=>j==="run");return[`${S().COMMAND} check --worktree`,...h?.name==="index"?["--staged"]:[],...$?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...w?[`--base ${w}`]:[]].join(" ")}},94274:function(B,u,t){Object.defineProperty(
u,"__esModule",{value:!0}),u.isForHuman=d,u.nextActorOf=T;function r(){const v=t(28894);return r=function(){return v},v}
function O(){const v=t(13580);return O=function(){return v},v}function S(){const v=t(47350);return S=function(){return v},
v}function d({rule:v,location:g,danger:A}){return A!==void 0||(0,O().ruleOf)(v)?.actor==="human"||g!==void 0&&(0,r().isAuditLog)(
g.path)}function T(v,g,A){switch(v){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return g.some(p=>(0,S().isBlocking)(p,A)&&!d(p))?"agent":"human"}}}};
