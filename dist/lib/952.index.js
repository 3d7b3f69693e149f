"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),
u.readAppendedLog=d,u.readRecords=P,u.readUntouchedLog=O;function r(){const e=n(23404);return r=function(){return e},e}function v(){
const e=n(26040);return v=function(){return e},e}function A(){const e=n(27199);return A=function(){return e},e}function f(){
const e=n(64385);return f=function(){return e},e}function T(){const e=n(78114);return T=function(){return e},e}function S(){
const e=n(86581);return S=function(){return e},e}function g(){const e=n(94534);return g=function(){return e},e}function $(){
const e=n(28894);return $=function(){return e},e}async function O(e,{path:i,size:t=0},l){if(t>$().MAX_LOG_BYTES)return a(
i,t);try{return P(i,await e.read(i,$().MAX_LOG_BYTES),l)}catch(c){return(0,f().unreadFile)(i,c)}}async function d(e,i,{path:t,
size:l=0},c){if(!(l>$().MAX_LOG_BYTES))try{const[m,y]=await Promise.all([e.read(t,$().MAX_LOG_BYTES),i.read(t,$().MAX_LOG_BYTES)]),
j=(0,$().continuationOf)(m,y);if(j.kind==="rewritten")return;const{from:C}=j,I=P(t,y.subarray(0,C),c),M=(0,$().countLines)(
y,C)+1,R=h(t,y.subarray(C),c,M);return{kept:I,appended:E(R,I)}}catch(m){return{kept:{path:t,assets:[],problems:[]},appended:(0,f().
unreadFile)(t,m)}}}function h(e,i,t,l){return i.length>t.maxBytes?(0,f().tooLargeFile)(e,i.length,t):(0,f().readAssetFile)(
e,i,t,l)}function E(e,i){if(e.assets.length===0)return e;const t=new Map(i.assets.map(c=>[`${c.type} ${c.id}`,c])),l=e.assets.
flatMap(c=>{const m=t.get(`${c.type} ${c.id}`);if(m===void 0||c.id.startsWith("#"))return[];if((0,r().canonicalize)(c.value)===
(0,r().canonicalize)(m.value)){const j=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.
locate(),detail:j,id:c.id}]}const y=`${c.type} ${JSON.stringify(c.id)}, first at line ${m.locate().line}, column 1`;return[
{rule:"duplicate-id",location:c.locate(),detail:y,id:c.id}]});return{...e,problems:[...e.problems,...l]}}function a(e,i){
return{path:e,assets:[],problems:[],unread:`${i} bytes, of at most ${$().MAX_LOG_BYTES}`}}const w=10;function P(e,i,t){const l=F(
i,t.maxBytes),c=i.subarray(l),m=(0,$().countLines)(i,l)+1,y=o(e,c,m),j=y?{path:e,assets:y,problems:[]}:(0,f().readAssetFile)(
e,c,t,m),C=j.problems.find(T().isUnread)?.detail,I=l>0?`only the newest ${c.length} of ${i.length} bytes`:void 0,M=C??I;
return{...j,...M!==void 0&&{unread:M}}}function F(e,i){if(e.length<=i)return 0;const t=e.indexOf(w,e.length-i-1);return t<
0?e.length:t+1}function o(e,i,t){const{text:l,complete:c}=(0,g().decodeUtf8)(i);if(!c)return;const m=[];let y=t;for(let j=0;j<
l.length;y+=1){const C=l.indexOf(`
`,j),I=C<0?l.length:C,M=l.slice(j,I);if(j=I+1,M.trim()==="")continue;const R=p(M);if(R===void 0||(0,S().hasAssetLists)(R))
return;const{type:H}=R;if((0,S().isAssetType)(H)){const[D,s]=[y,m.length];m.push({type:H,id:(0,f().declaredId)(R)??`#${s+
1}`,path:e,value:R,pointer:[s],locate:()=>({path:e,line:D,column:1})})}else if(!(0,S().isCompanion)(H))return}return m}function p(e){
const i=(0,v().attempt)(()=>JSON.parse(e));return(0,A().isJsonObject)(i)?i:void 0}},35474:function(B,u,n){Object.defineProperty(
u,"__esModule",{value:!0}),u.readSides=O;function r(){const a=n(54244);return r=function(){return a},a}function v(){const a=n(
93028);return v=function(){return a},a}function A(){const a=n(81456);return A=function(){return a},a}function f(){const a=n(
64385);return f=function(){return a},a}function T(){const a=n(18744);return T=function(){return a},a}function S(){const a=n(
28894);return S=function(){return a},a}function g(){const a=n(23423);return g=function(){return a},a}function $(){const a=n(
7946);return $=function(){return a},a}async function O(a){const{baseTree:w,headTree:P,change:F,policy:o,clock:p=new(r()).
AuditClock}=a,e=(0,T().assetPathTest)(o),i=(0,A().assetLimits)(o.assets.max_file_bytes),t=[...P.files()].filter(({kind:b})=>(0,v().
isRegular)(b)),l=t.filter(({path:b})=>e(b)),c=new Set(F.files.filter(({status:b})=>b!=="deleted").map(({path:b})=>b)),m=t.
filter(({path:b})=>(0,$().mayHoldAssets)(b)&&c.has(b)&&!e(b)),y=F.files.flatMap(({oldPath:b,path:J})=>{const U=e(b??J)?w.
stat(b??J):void 0;return U&&(0,v().isRegular)(U.kind)?U:[]}),[j,C]=d(y,({path:b})=>(0,S().isAuditLog)(b)&&c.has(b)),I=new Set(
j.map(({path:b})=>b)),M=async b=>{const J=c.has(b.path);if((0,S().isAuditLog)(b.path)&&!J)return[{file:await(0,g().readUntouchedLog)(
P,b,i),isTouched:J}];const U=I.has(b.path)?await(0,g().readAppendedLog)(w,P,b,i):void 0;return U===void 0?[{file:await E(
P,b,i),isTouched:J}]:(I.delete(b.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},R=b=>E(h(w),b,i),H=async b=>{
const J=await b;return await p.tick(),J},[D,s,N]=await Promise.all([Promise.all(l.map(b=>H(M(b)))),Promise.all(C.map(b=>H(
R(b)))),Promise.all(m.map(b=>H((0,$().findStrayGenes)(P,b,i))))]),L=j.filter(({path:b})=>I.has(b)),G=[...s,...await Promise.
all(L.map(R))],[x,V]=d(D.flat(),({isTouched:b})=>b);return{paths:l.map(({path:b})=>b),files:D.flat().map(({file:b})=>b),
head:x.map(({file:b})=>b),untouched:V.map(({file:b})=>b),base:G,strays:N.filter(b=>b!==void 0),isTouched:b=>c.has(b)}}function d(a,w){
return[a.filter(w),a.filter(P=>!w(P))]}function h(a){return{...a,read:async(...w)=>Buffer.from((await a.read(...w)).toString(
"utf8"))}}async function E(a,{path:w,size:P=0},F){if(P>F.maxBytes)return(0,f().tooLargeFile)(w,P,F);try{const o=(0,f().readAssetFile)(
w,await a.read(w,F.maxBytes),F);return{...o,assets:o.assets.filter(({copy:p})=>!p)}}catch(o){return(0,f().unreadFile)(w,
o)}}},3876:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.readFixedChange=d,u.requireStaged=h;function r(){
const a=n(27199);return r=function(){return a},a}function v(){const a=n(70237);return v=function(){return a},a}function A(){
const a=n(53315);return A=function(){return a},a}function f(){const a=n(25966);return f=function(){return a},a}function T(){
const a=n(52483);return T=function(){return a},a}function S(){const a=n(41895);return S=function(){return a},a}function g(){
const a=n(35720);return g=function(){return a},a}function $(){const a=n(213);return $=function(){return a},a}function O(){
const a=n(33816);return O=function(){return a},a}async function d(a,{base:w,staged:P},F){if(a===void 0)throw new(S()).GateError(
"usage","`--base` needs a git repository.","Remove it, or use --repo with a repository.");const o=await(0,f().resolveRange)(
a,{base:w,worktree:!0,staged:P}),p=await(0,T().basePolicy)({...F&&{policy:F}},a,o),e=await(0,g().readTree)(a,o.base),i=await(0,g().
readTree)(a,o.audited),t=await(0,$().readChange)(a,o.base,o.audited),c=(await(0,v().collectAssets)({baseTree:e,headTree:i,
change:t,policy:p.policy})).changes.filter(({kind:y})=>y!=="removed"),m=new Set(c.map(({asset:y})=>E(y)));return{policy:p,
base:o.base,baseTree:e,changed:new Set(t.files.flatMap(A().namesOf)),paths:new Set(c.map(({asset:y})=>y.path)),includes:y=>m.
has(E(y))}}async function h(a,w,P){const F=new Set(await(0,O().differentFromIndex)(a)),o=P.find(p=>F.has(p)||w.stat(p)===
void 0);if(o!==void 0)throw new(S()).GateError("checkout_differs",`${o} has changes that are not staged.`,"Stage them (g\
it add) or put them away (git stash --keep-index).")}function E({path:a,pointer:w}){return`${a}#${(0,r().pointerText)(w)}`}},
20171:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.fixVerb=void 0;function r(){const s=n(76760);return r=
function(){return s},s}function v(){const s=n(63314);return v=function(){return s},s}function A(){const s=n(18744);return A=
function(){return s},s}function f(){const s=n(62130);return f=function(){return s},s}function T(){const s=n(10154);return T=
function(){return s},s}function S(){const s=n(75459);return S=function(){return s},s}function g(){const s=n(83026);return g=
function(){return s},s}function $(){const s=n(72988);return $=function(){return s},s}function O(){const s=n(41895);return O=
function(){return s},s}function d(){const s=n(4378);return d=function(){return s},s}function h(){const s=n(81961);return h=
function(){return s},s}function E(){const s=n(74238);return E=function(){return s},s}function a(){const s=n(48741);return a=
function(){return s},s}function w(){const s=n(67397);return w=function(){return s},s}function P(){const s=n(53010);return P=
function(){return s},s}function F(){const s=n(52978);return F=function(){return s},s}function o(){const s=n(10289);return o=
function(){return s},s}function p(){const s=n(50427);return p=function(){return s},s}function e(){const s=n(99944);return e=
function(){return s},s}function i(){const s=n(3876);return i=function(){return s},s}function t(){const s=n(71539);return t=
function(){return s},s}function l(){const s=n(49232);return l=function(){return s},s}function c(){const s=n(82256);return c=
function(){return s},s}const m=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,y=(s,N)=>new(v()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(v()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,c().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",m).action(async(L,G)=>N(await j(L,G,s)));u.fixVerb=y;async function j(s,N,L){
const G=(0,r().resolve)(L.cwd,N.repo??"."),x=await(0,t().readTask)(N.apply,s,L);if(x&&x.edits.length===0)return C(x,L);const{
staged:V=!1}=N,b=async(J,U,X)=>{if(X===void 0&&(N.repo!==void 0||V))throw new(O()).GateError("not_a_repository",`${G} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,l().namedPolicy)(N.policy,L),[on]=X?await(0,w().lookUpCommits)(X,["HEAD"]):[];x&&(0,t().requireSameCommit)(
x,on);const _=N.base??x?.policy?.ref,k=_===void 0?void 0:await(0,i().readFixedChange)(X,{base:_,staged:V},q),Y=k?.policy??
q??await(0,E().loadPolicy)(J,J.label),{policy:W}=(0,h().tightenPolicy)(Y,(0,t().profileOf)(x)),z=x?(0,t().filesOf)(x,(0,A().
assetPathsIn)(J,W)):s.length===0?(0,c().storeFiles)(J,W,G):await Promise.all(s.map(Q=>I(U,Q,L))),K=k&&!x?z.filter(Q=>k.paths.
has(Q)):z;X&&V&&await(0,i().requireStaged)(X,J,K);const{platform:nn,signal:tn}=L,en=await M(U,new Set(K)),rn=d().Judge.by(
{policy:W,tree:J,...k&&{base:k.baseTree},changed:k?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...k&&{includes:k.includes},...x&&{includes:(0,T().editedBy)(x.edits)}},Z=await(0,f().fixFiles)(en,rn,an);if(x&&(0,T().requireOwnEdits)(
x.edits,Z),N.format==="json"){const Q=await(0,T().fixTask)(en,Z,rn,{...an,...V&&{event:{name:"index"}},head_sha:on??null,
base_sha:k?.base??null,policyRef:k?.policy.ref});L.print((0,F().renderTask)(Q),"json")}else N.write||L.print((0,S().patchText)(
Z));return N.write&&await(0,$().writeFix)(U,Z),L.note(await R(Z,N.write??!1,L)),!(x&&N.write)&&Z.files.some(({left:Q})=>Q.
length>0)||!N.write&&Z.files.some(D)?1:0};return(0,P().withSourceTree)(G,L.env,b,V)}function C({next_actor:s,todo:N,human:L},G){
const x=N.length+L.length;return G.note(`The task has no edits, and ${x===0?"nothing":x} to do by hand.
`),s==="done"?0:1}async function I(s,N,L){const G=await(0,e().pathInRoot)(N,{root:s},L);if(G.split("/")[0]!==".."&&!(0,r().
isAbsolute)(G))return G||".";throw new(O()).GateError("usage",`${(0,r().resolve)(L.cwd,N)} is not in ${s}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function M(s,N){const L=(0,a().folderTree)(s);return Promise.
all([...N].map(async G=>({path:G,bytes:await L.read(G)})))}async function R({files:s,scripts:N,judgeOf:L},G,{columns:x}){
const V=s.map(async Y=>{const{path:W,steps:z}=Y,K=await(0,g().withProposals)(Y.left,L(W)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,o().terminal)(W),...nn,...K.length===
0?[]:["  Not fixed:",...(0,g().describeUnfixed)(K)]]}),b=(await Promise.all(V)).flat(),J=s.filter(D).length,U=`${J} of ${s.
length}; new scripts: ${N.length}`,X=`Asset files ${G?"written":"to change"}: ${U}.`,q=J>0&&!G?" Run with --write to app\
ly.":"",_=s.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...b,X+q+_].flatMap(Y=>{const W=/^ */.
exec(Y)?.[0]??"",z=x-W.length;return(0,p().wrap)(Y.slice(W.length),z,Number.POSITIVE_INFINITY).map(K=>W+K)}).join(`
`)}
`}function H({pointer:s,new:N}){return s?.endsWith("/asset_id")===!1&&N.length>0}function D({before:s,after:N}){return s!==
N}},71539:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=O,u.profileOf=g,u.readTask=S,u.requireSameCommit=
$;function r(){const d=n(10154);return r=function(){return d},d}function v(){const d=n(41895);return v=function(){return d},
d}function A(){const d=n(73388);return A=function(){return d},d}function f(){const d=n(80068);return f=function(){return d},
d}function T(){const d=n(73849);return T=function(){return d},d}async function S(d,h,E){if(d!==void 0){if(h.length>0)throw new(v()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,T().readAgentTask)(
await E.readInput(d),(0,A().inputName)(d))}}function g(d){const h=f().PROFILE_NAMES.find(E=>E===d?.policy?.profile);return h===
void 0?{}:{profile:h}}function $({head_sha:d},h){h===void 0&&(0,r().refuse)("the working tree has no commit"),d!==h&&(0,r().
refuse)(`it is about the commit ${d??"(none)"}, and the working tree is at ${h}`)}function O({edits:d},h){const E=new Set(
h);return(0,r().requireAssetFiles)(d,a=>E.has(a)),d.map(({path:a})=>a)}},33816:function(B,u,n){Object.defineProperty(u,"\
__esModule",{value:!0}),u.differentFromIndex=P,u.isConcerned=w;function r(){const o=n(76760);return r=function(){return o},
o}function v(){const o=n(81456);return v=function(){return o},o}function A(){const o=n(64385);return A=function(){return o},
o}function f(){const o=n(18744);return f=function(){return o},o}function T(){const o=n(77680);return T=function(){return o},
o}function S(){const o=n(63455);return S=function(){return o},o}function g(){const o=n(41895);return g=function(){return o},
o}function $(){const o=n(4378);return $=function(){return o},o}function O(){const o=n(74238);return O=function(){return o},
o}function d(){const o=n(96681);return d=function(){return o},o}function h(){const o=n(53010);return h=function(){return o},
o}function E(){const o=n(93028);return E=function(){return o},o}function a(){const o=n(49232);return a=function(){return o},
o}async function w(o,p){const e=(0,r().resolve)(p.cwd,o.repo);try{const i=await(0,a().namedPolicy)(o.policy,p),t=async(l,c,m)=>{
if(m===void 0)return!0;const y=await P(m,["--cached"]);if(y.length===0)return!1;if(y.some(I=>I===O().POLICY_PATH||/(?:^|\/)package\.json$/.
test(I)))return!0;const{policy:j}=i??await(0,O().loadPolicy)(l,l.label);if(y.some((0,f().assetPathTest)(j)))return!0;const C=await F(
l,j,p);return y.some(I=>C.has(I))};return await(0,h().withSourceTree)(e,p.env,t,!0)}catch(i){if(i instanceof g().GateError)
return!0;throw i}}async function P(o,p=[]){const e=["diff",...p,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,d().
decodePieces)(await o.user(e,{env:{GIT_INDEX_FILE:o.index}}))}async function F(o,p,{platform:e}){const i=(0,f().assetPathTest)(
p),t=(0,v().assetLimits)(p.assets.max_file_bytes),l=$().Judge.by({policy:p,tree:o,changed:new Set,platform:e}),c=new Set;
for(const{kind:m,path:y}of o.files()){if(!(0,E().isRegular)(m)||!i(y))continue;const{assets:j}=(0,A().readAssetFile)(y,await o.
read(y),t);for(const C of j.filter(({type:I})=>I==="Gene")){const I=(0,T().validationCommands)(C);for(const{value:M}of I.
kind==="list"?I.entries:[]){const R=l.forFile(C.path),{reading:H}=await R.command(M);for(const D of(0,S().namedPaths)(H.
command,R.terms.cwd))c.add(D);for(const{path:D}of H.targets)D!==void 0&&c.add(D)}}}return c}},25966:function(B,u,n){Object.
defineProperty(u,"__esModule",{value:!0}),u.resolveRange=S;function r(){const h=n(41895);return r=function(){return h},h}
function v(){const h=n(24634);return v=function(){return h},h}function A(){const h=n(67397);return A=function(){return h},
h}function f(){const h=n(50598);return f=function(){return h},h}function T(){const h=n(34397);return T=function(){return h},
h}async function S(h,{base:E,head:a,worktree:w=!1,staged:P=!1}){if(w&&a!==void 0)throw new(r()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[F,
o]=await g([(0,f().resolveRevision)(h,a??"HEAD"),O(h,E)]);return{name:P?"index":w?"worktree":"range",directory:h.directory,
base:await(0,v().mergeBase)(h,o.commit,F),head:F,audited:w?await(P?T().snapshotIndex:T().snapshotWorktree)(h):F,policyCommit:o.
commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function g(h){return await Promise.
allSettled(h),Promise.all(h)}const $=/^refs\/(?:heads|remotes\/origin)\//;async function O(h,E){const a=E===void 0?await(0,A().
defaultBranch)(h):await(0,f().resolveNamed)(h,E),{commit:w}=a,P=E==="HEAD"||E==="@"?await(0,A().checkedOutBranch)(h):a.ref,
F=P&&d(P);if(F===void 0)return{commit:w,name:E??"HEAD"};const o=E===void 0?a:await(0,A().findDefaultBranch)(h),p=o?.ref&&
d(o.ref);return{commit:w,name:F,...o&&p&&{defaultBranch:{name:p,commit:o.commit}}}}function d(h){return $.test(h)?h.replace(
$,""):void 0}},10154:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.editedBy=p,u.fixTask=a,u.refuse=
P,u.requireAssetFiles=F,u.requireOwnEdits=o;function r(){const i=n(27199);return r=function(){return i},i}function v(){const i=n(
81456);return v=function(){return i},i}function A(){const i=n(64385);return A=function(){return i},i}function f(){const i=n(
28894);return f=function(){return i},i}function T(){const i=n(41895);return T=function(){return i},i}function S(){const i=n(
52978);return S=function(){return i},i}function g(){const i=n(77648);return g=function(){return i},i}function $(){const i=n(
37075);return $=function(){return i},i}function O(){const i=n(94274);return O=function(){return i},i}function d(){const i=n(
47350);return d=function(){return i},i}function h(){const i=n(88211);return h=function(){return i},i}function E(){const i=n(
83026);return E=function(){return i},i}async function a(i,t,l,{includes:c=()=>!0,policyRef:m,...y}){const{policy:j}=l.terms,
C=(0,v().assetLimits)(j.assets.max_file_bytes),I=[];for(const{path:D,bytes:s}of i){const N=(0,A().readAssetFile)(D,s,C);
I.push(...await(0,E().findingsIn)(N,l,c))}const M=(0,$().idsOf)(I),R=await(0,h().proposalOf)(t,M),H=(0,d().severityVerdict)(
I,j.fail_on);return(0,S().agentTask)({...y,verdict:H,next_actor:(0,O().nextActorOf)(H,I,j.fail_on),policy:{...m!==void 0&&
{ref:m},profile:j.profile,fail_on:j.fail_on,...j.enforce!=="block"&&{enforce:"report"}},findings:(0,g().reportFindings)(
I,M),...R&&{fix:R},approval_digest:null})}const w="Nothing was changed. Run the gate on this commit, and use the task th\
at it prints.";function P(i){throw new(T()).GateError("input_invalid",`The task is refused: ${i}.`,w)}function F(i,t){for(const{
path:l}of i)(0,f().isAuditLog)(l)&&P(`\`${l}\` is an audit log, which only its owner edits`),t(l)||P(`\`${l}\` is not an \
asset file of this repository`)}function o(i,{files:t}){const l=new Set(t.flatMap(m=>m.edits.map(e))),c=new Set(i.map(e));
for(const m of i)l.has(e(m))||P(`\`gene-gate fix\` does not make the edit of \`${m.pointer}\` in \`${m.path}\` here`);for(const m of t.
flatMap(y=>y.edits))c.has(e(m))||P(`it lacks the edit of \`${m.pointer}\` in \`${m.path}\`, which belongs to the others`)}
function p(i){const t=new Set(i.map(({path:l,pointer:c})=>`${l}#${(0,h().assetPointer)(c)}`));return({path:l,pointer:c})=>t.
has(`${l}#${(0,r().pointerText)(c)}`)}function e({path:i,pointer:t,old:l,new:c,files:m=[]}){const y=m.map(j=>[j.path,j.text]);
return JSON.stringify([i,t,l,c,y])}},72988:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=T;
function r(){const d=n(51455);return r=function(){return d},d}function v(){const d=n(76760);return v=function(){return d},
d}function A(){const d=n(41895);return A=function(){return d},d}function f(){const d=n(28765);return f=function(){return d},
d}async function T(d,{files:h,scripts:E}){const a=await(0,r().realpath)(d),w=h.filter(({before:P,after:F})=>P!==F);for(const{
path:P,before:F}of w)await O(P,()=>g((0,v().join)(a,P),F));for(const[P,F]of E)await O(P,()=>S((0,v().join)(a,P),F));for(const{
path:P,before:F,after:o}of w)await O(P,()=>$((0,v().join)(a,P),F,o))}async function S(d,h){const E=(0,v().dirname)(d);if(await(0,f().
makeFolder)(E),await(0,r().realpath)(E)!==E)throw new Error("its directory is a symlink");try{await(0,r().writeFile)(d,h,
{flag:"wx"})}catch(a){if(!(a.code==="EEXIST")||await(0,r().readFile)(d,"utf8")!==h)throw a}}async function g(d,h){if(!(await(0,r().
readFile)(d)).equals(Buffer.from(h)))throw new Error("it has changed in the meantime")}async function $(d,h,E){await g(d,
h),await(0,f().replaceFile)(d,E,(await(0,r().stat)(d)).mode)}async function O(d,h){try{await h()}catch(E){throw new(A()).
GateError("file_unreadable",`${d} cannot be written: ${E instanceof Error?E.message:E}`,"Check the file and its permissi\
ons, and run `gene-gate fix` again.",{cause:E})}}},52483:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),
u.basePolicy=h,u.effectivePolicy=d,u.protectedBy=w,u.readerOf=a,u.resolvePolicyRef=F;function r(){const e=n(41895);return r=
function(){return e},e}function v(){const e=n(67617);return v=function(){return e},e}function A(){const e=n(81961);return A=
function(){return e},e}function f(){const e=n(74238);return f=function(){return e},e}function T(){const e=n(24634);return T=
function(){return e},e}function S(){const e=n(35720);return S=function(){return e},e}function g(){const e=n(19674);return g=
function(){return e},e}function $(){const e=n(67397);return $=function(){return e},e}function O(){const e=n(50598);return O=
function(){return e},e}async function d(e,i,t){return(0,A().tightenPolicy)(await h(e,i,t),e.inputs)}async function h({policy:e,
policyRef:i,readShared:t},l,c){const m=a(l,t),y=e??await P(m,c);if(i===void 0)return y;const j=await F(l,i);return(0,A().
stricterOf)(y,await m(j,`${i}:${f().POLICY_PATH}`),i)}const E="Fix the file on the base branch. `gene-gate schema policy\
` prints every key with its meaning.";function a(e,i){return async(t,l)=>(0,f().loadPolicy)(await(0,S().readTree)(e,t),t,
{path:l,hint:E,readShared:i})}async function w({name:e,commit:i},t,l){return(0,v().policyOfBranch)(await l(i,`${e}:${f().
POLICY_PATH}`),t,e)}async function P(e,{policyCommit:i,baseRef:t,defaultBranch:l}){const c=await e(i,f().POLICY_PATH);if(l===
void 0)return c;if(l.name===t){const y=(0,v().policyOfBranch)(c,t,t)??c;return y===c?c:(0,A().stricterOf)(c,y,`branches.${t}`)}
const m=await w(l,t,e);return m===void 0||c.source==="default"?m??c:(0,A().stricterOf)(c,m,l.name)}async function F(e,i){
const t=i.replace(/^refs\/heads\//,"");try{return(0,$().isObjectId)(t)?await(0,O().resolveRevision)(e,t):await o(e,t)??await(0,O().
resolveRevision)(e,i)}catch(l){throw l instanceof r().GateError&&l.code==="ref_ambiguous"?l:p(i,l)}}async function o(e,i){
const t=`refs/remotes/origin/${i}`,[l,c]=await(0,$().lookUpCommits)(e,[t,`refs/heads/${i}`]);if(l!==void 0)return l;try{
if(!await(0,g().branchAtOrigin)(e,i))return}catch(m){if(c!==void 0)return c;throw m}return await(0,T().requireCommits)(e,
[t],[(0,g().fetched)(i)]),(await(0,$().lookUpCommits)(e,[t]))[0]}function p(e,i){const t=i instanceof r().GateError&&i.code===
"git_failed"?`: ${i.message}`:"";return new(r()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(e)} is not a br\
anch of origin or a revision in this clone${t}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:i})}},28765:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=T,u.replaceFile=f;function r(){
const g=n(77598);return r=function(){return g},g}function v(){const g=n(51455);return v=function(){return g},g}function A(){
const g=n(76760);return A=function(){return g},g}async function f(g,$,O){const d=`${g}.${(0,r().randomUUID)()}.tmp`;try{
await(0,v().writeFile)(d,$,{flag:"wx",mode:O}),await(0,v().rename)(d,g)}finally{await(0,v().rm)(d,{force:!0})}}async function T(g){
await S(g)||((0,A().dirname)(g)!==g&&await T((0,A().dirname)(g)).catch(()=>{}),await(0,v().mkdir)(g).catch(async $=>{if(!await S(
g))throw $}))}async function S(g){return(0,v().stat)(g).then($=>$.isDirectory(),()=>!1)}},54078:function(B,u,n){Object.defineProperty(
u,"__esModule",{value:!0}),u.firstProblem=A;function r(){const f=n(7723);return r=function(){return f},f}function v(f){return f.
map(T=>typeof T=="number"?`[${T}]`:`.${String(T)}`).join("").replace(/^\./,"")}function A(f){return f instanceof r().ZodError?
`\`${v(f.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(B,u,n){Object.
defineProperty(u,"__esModule",{value:!0}),u.byHarm=v;function r(){const f=n(39763);return r=function(){return f},f}function v(f,T){
return A(f)-A(T)}function A({severity:f,harm:T="bookkeeping",suppressed:S}){return((S?2:+(f==="notice"))*r().HARMS.length+
r().HARMS.indexOf(T))*r().SEVERITIES.length+r().SEVERITIES.indexOf(f)}},9819:function(B,u,n){Object.defineProperty(u,"__\
esModule",{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function r(){const g=n(7723);return r=function(){
return g},g}function v(){const g=n(99462);return v=function(){return g},g}const A=r().array(r().object({path:r().string(),
text:r().string()})).exactOptional().describe("New files that the new commands run."),f=u.editSchema=r().object({path:r().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:r().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:r().string(),new:r().array(r().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:A,fix:r().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),T=u.judgedEditSchema=
r().object({finding:v().findingIdSchema.describe("The id of the finding that the edit resolves."),path:r().string().describe(
"The asset file."),pointer:r().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:r().string(),new:r().array(r().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:A,after:r().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),S=u.proposalSchema=r().object({edits:r().array(T),
all:r().literal(!0).optional().describe("Set if the edits are also of assets that the change does not touch."),patch:r().
string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(B,u,n){Object.
defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=S;function r(){const O=n(41330);return r=function(){return O},
O}function v(){const O=n(41895);return v=function(){return O},O}function A(){const O=n(81961);return A=function(){return O},
O}function f(){const O=n(74238);return f=function(){return O},O}function T(){const O=n(11160);return T=function(){return O},
O}function S(O,d,h){const{branches:E,...a}=O.policy,w=Object.entries(E).filter(([o])=>g(o,d));if(w.length===0&&d!==h)return;
const P={...a,branches:{}},F=w.map(([,o])=>T().policySchema.parse((0,T().withEntry)(P,o))).reduce((o,p)=>o?$(o,p,d):p,void 0);
return F===void 0?O:{...O,policy:F,digest:(0,f().digestPolicy)(F)}}function g(O,d){return O===d||r().default.isMatch(d,O,
{dot:!0,nonegate:!0})}function $(O,d,h){const E=(0,A().combine)(O,d);if("policy"in E)return E.policy;throw new(v()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(h)} differ in ${E.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(B,u){Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=v,u.fetched=r,u.isRemoteOf=n;async function n(f,{
owner:T,repo:S}){return(await A(f)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${T}/${S}`.toLowerCase()}function r(f){return`+refs/heads/${f}:refs/remotes/origin/${f}`}async function v(f,T){if(await A(
f)==="")return!1;const S=`refs/heads/${T}`;return(await f.user(["ls-remote","--","origin",S])).toString().split(`
`).some($=>$.endsWith(`	${S}`))}async function A({user:f}){return(await f(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(B,u,n){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=d,u.resolveRevision=
O;function r(){const o=n(41895);return r=function(){return o},o}function v(){const o=n(3051);return v=function(){return o},
o}function A(){const o=n(24634);return A=function(){return o},o}function f(){const o=n(67397);return f=function(){return o},
o}const T=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,S=/^(.*?)((?:[~^]\d*)*)$/s,g=/(?:^|-g)([0-9a-f]{4,64})$/i,$=/^[A-Z]+(?:_[A-Z]+)*$/;
async function O(o,p){return(await d(o,p)).commit}async function d(o,p){if(T.test(p))throw new(r()).GateError("ref_not_f\
ound",`${JSON.stringify(p)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,e="",i=""]=S.exec(p)??[],t=await E(o,e==="@"?"HEAD":e),[l,...c]=[...new Set(t.map(({commit:y})=>y))];if(l===
void 0)throw(0,f().unknownRevision)(p,await h(o,e));if(c.length>0)throw F(e,t);if(i===""){const[y,...j]=t.flatMap(C=>C.ref??
[]);return{commit:l,...y!==void 0&&j.length===0&&{ref:y}}}const[m]=await(0,f().peelToCommits)(o,[`${l}${i}`]);if(m===void 0)
throw(0,f().unknownRevision)(p);return{commit:m}}async function h({user:o},p){const i=(await o(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(t=>t.replace(/^refs\/(?:heads|remotes)\//,"")).filter(t=>t!==""&&!t.endsWith("/HEAD"));return i.find(t=>t.endsWith(
`/${p}`))??(0,v().nearestName)(p,i)}async function E(o,p){if(p==="HEAD"||(0,f().isObjectId)(p.toLowerCase())){const[c]=await(0,f().
lookUpCommits)(o,[p]);if(c!==void 0)return[{name:p,commit:c}];if(p==="HEAD")return[]}const e=p.startsWith("refs/"),t=[...await(0,f().
readRefs)(o,e?[p]:a(p))].map(([c,{id:m,target:y}])=>({name:c,id:m,ref:y}));e||t.push(...await w(o,p),...await P(o,p));const l=await(0,f().
peelToCommits)(o,t.map(({id:c})=>c));return t.flatMap(({id:c,...m},y)=>{const j=l[y];return j===void 0?[]:[{...m,commit:j}]})}
function a(o){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(e=>`${e}${o}`),`refs/remotes/${o}/HEAD`]}
async function w({user:o},p){if(!$.test(p))return[];const e=await o(["rev-parse","--verify","--quiet",p],{accept:[1]});return e.
length===0?[]:[{name:p,id:e.toString().trim()}]}async function P({objects:o},p){const[,e]=g.exec(p)??[];return e===void 0?
[]:(await o(["rev-parse",`--disambiguate=${e.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(l=>({name:l,id:l}))}function F(o,p){const e=p.map(({name:i,commit:t})=>i===t?`commit ${t}`:
`${i} (${(0,A().short)(t)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${e.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=a;function r(){
const w=n(7723);return r=function(){return w},w}function v(){const w=n(41895);return v=function(){return w},w}function A(){
const w=n(54078);return A=function(){return w},w}function f(){const w=n(9819);return f=function(){return w},w}function T(){
const w=n(99462);return T=function(){return w},w}function S(){const w=n(13970);return S=function(){return w},w}const g=u.
AGENT_TASK_VERSION="1.0.0",$=r().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),O=T().findingIdSchema.exactOptional().describe(
"The id of the finding."),d=r().object({finding:O,rule:r().string(),path:r().string().exactOptional(),line:r().int().min(
1).exactOptional(),message:r().string(),remedy:r().string()}),h=r().object({finding:O,why:r().string(),needs:r().string().
describe("What the person does, such as an approval and its digest.")}),E=u.agentTaskSchema=r().object({type:r().literal(
"AgentTask"),schema_version:r().literal(g),next_actor:S().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:S().verdictSchema,error:r().object({code:r().string(),
message:r().string(),hint:r().string()}).optional(),head_sha:$.nullable().describe("The commit that the task is about."),
base_sha:$.nullable(),policy:r().object({ref:r().string().exactOptional(),profile:r().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:r().array(f().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:r().array(d).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),advice:r().array(d).describe("Warnings that fail nothing: what would make\
 the checks worth more."),human:r().array(h).describe("Findings that only a person resolves."),must_not:r().array(r().string()).
describe("What the agent does not do, whatever the findings are."),patch:r().string().nullable().describe("A unified dif\
f of the edits for `git apply`; null without one."),verify:r().string().describe("The command that exits with 0 when not\
hing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a change does ne\
xt");function a(w,P){try{return E.parse(JSON.parse(w.toString("utf8")))}catch(F){throw new(v()).GateError("input_invalid",
`${P} is not an AgentTask of this version: ${(0,A().firstProblem)(F)}.`,"Pass the file that `gene-gate check --format ag\
ent` printed, or agent-task.json of the results.",{cause:F})}}},52978:function(B,u,n){Object.defineProperty(u,"__esModul\
e",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=w,u.renderAgentTask=E,u.renderTask=a;function r(){
const t=n(28894);return r=function(){return t},t}function v(){const t=n(44786);return v=function(){return t},t}function A(){
const t=n(38863);return A=function(){return t},t}function f(){const t=n(78261);return f=function(){return t},t}function T(){
const t=n(13580);return T=function(){return t},t}function S(){const t=n(94274);return S=function(){return t},t}function g(){
const t=n(47350);return g=function(){return t},t}function $(){const t=n(10289);return $=function(){return t},t}function O(){
const t=n(73849);return O=function(){return t},t}const d=u.AGENT_TASK_FILE="agent-task.json",h=u.AGENT_PATCH_FILE="agent\
-task.patch";function E(t){return a(w(t))}function a(t){return`{
${Object.entries(O().agentTaskSchema.parse(t)).map(([c,m])=>{const j=Array.isArray(m)&&m.length>0?`[
${m.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(m);return`${JSON.stringify(c)}: ${j}`}).join(`,
`)}
}
`}function w(t){const{verdict:l,next_actor:c,error:m,head_sha:y,base_sha:j,policy:C,findings:I,fix:M}=t,R=c==="done"?()=>!1:
o(t),H=I.filter(L=>R(L)||F(L)).sort(f().byHarm),D=new Set(H.filter(S().isForHuman)),s=H.filter(L=>!D.has(L)),N=p(M?.edits??
[]);return{type:"AgentTask",schema_version:O().AGENT_TASK_VERSION,next_actor:c,verdict:l,...m&&{error:m},head_sha:y,base_sha:j,
policy:C&&{...C.ref!==void 0&&{ref:C.ref},profile:C.profile},edits:M?.edits??[],todo:s.filter(L=>R(L)&&!N(L)).map(P),advice:s.
filter(L=>!R(L)).map(P),human:[...D].map(L=>({...L.id!==void 0&&{finding:L.id},why:L.message,needs:e(L,t)})),must_not:v().
MUST_NOT,patch:M?.patch??null,verify:i(t)}}function P({id:t,rule:l,message:c,remedy:m,location:y}){const j=t===void 0?{}:
{finding:t},C=y&&{path:y.path,line:y.line};return{...j,rule:l,...C,message:c,remedy:m}}function F({rule:t,severity:l,suppressed:c}){
return(0,T().ruleOf)(t)?.advice===!0&&l==="warning"&&!c}function o({policy:t,findings:l}){const c=t?.fail_on??"error",m=l.
some(({rule:y})=>y==="gate-approval-missing");return y=>{const j=(0,T().ruleOf)(y.rule)?.approval,C=j==="waits"||j==="ne\
eded"&&m;return!y.suppressed&&((0,g().isBlocking)(y,c)||C)}}function p(t){const l=new Set(t.map(({finding:m})=>m)),c=new Set(
t.map(({path:m,old:y})=>JSON.stringify([m,y])));return({id:m,subject:y,location:j})=>l.has(m)||c.has(JSON.stringify([j?.
path,y?.command]))}function e({rule:t,remedy:l,location:c},{approval_digest:m}){return m!==null&&(0,T().ruleOf)(t)?.approval!==
void 0?`${l} The approval digest is ${m}.`:c&&(0,r().isAuditLog)(c.path)?`${l} Only the process that owns the audit log \
writes to it.`:l}function i({policy:t,base_sha:l,event:c}){const m=t?.ref??l;return[`${A().COMMAND} check --worktree`,...c?.
name==="index"?["--staged"]:[],...t?.enforce==="report"?["--block"]:[],...m?[`--base ${m}`]:[]].join(" ")}},94274:function(B,u,n){
Object.defineProperty(u,"__esModule",{value:!0}),u.isForHuman=f,u.nextActorOf=T;function r(){const S=n(28894);return r=function(){
return S},S}function v(){const S=n(13580);return v=function(){return S},S}function A(){const S=n(47350);return A=function(){
return S},S}function f({rule:S,location:g,danger:$}){return $!==void 0||(0,v().ruleOf)(S)?.actor==="human"||g!==void 0&&
(0,r().isAuditLog)(g.path)}function T(S,g,$){switch(S){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return g.some(O=>(0,A().isBlocking)(O,$)&&!f(O))?"agent":"human"}}}};
