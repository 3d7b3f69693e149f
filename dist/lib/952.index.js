"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(x,f,t){Object.defineProperty(f,"__esModule",{value:!0}),
f.readAppendedLog=s,f.readRecords=S,f.readUntouchedLog=w;function i(){const a=t(23404);return i=function(){return a},a}function p(){
const a=t(26040);return p=function(){return a},a}function A(){const a=t(27199);return A=function(){return a},a}function d(){
const a=t(64385);return d=function(){return a},a}function v(){const a=t(78114);return v=function(){return a},a}function T(){
const a=t(86581);return T=function(){return a},a}function g(){const a=t(94534);return g=function(){return a},a}function $(){
const a=t(28894);return $=function(){return a},a}async function w(a,{path:n,size:u=0},m){if(u>$().MAX_LOG_BYTES)return o(
n,u);try{return S(n,await a.read(n,$().MAX_LOG_BYTES),m)}catch(h){return(0,d().unreadFile)(n,h)}}async function s(a,n,{path:u,
size:m=0},h){if(!(m>$().MAX_LOG_BYTES))try{const[O,P]=await Promise.all([a.read(u,$().MAX_LOG_BYTES),n.read(u,$().MAX_LOG_BYTES)]),
F=(0,$().continuationOf)(O,P);if(F.kind==="rewritten")return;const{from:C}=F,L=S(u,P.subarray(0,C),h),B=(0,$().countLines)(
P,C)+1,G=E(u,P.subarray(C),h,B);return{kept:L,appended:l(G,L)}}catch(O){return{kept:{path:u,assets:[],problems:[]},appended:(0,d().
unreadFile)(u,O)}}}function E(a,n,u,m){return n.length>u.maxBytes?(0,d().tooLargeFile)(a,n.length,u):(0,d().readAssetFile)(
a,n,u,m)}function l(a,n){if(a.assets.length===0)return a;const u=new Map(n.assets.map(h=>[`${h.type} ${h.id}`,h])),m=a.assets.
flatMap(h=>{const O=u.get(`${h.type} ${h.id}`);if(O===void 0||h.id.startsWith("#"))return[];if((0,i().canonicalize)(h.value)===
(0,i().canonicalize)(O.value)){const F=`${h.type} ${JSON.stringify(h.id)}, 2 times`;return[{rule:"duplicate-copy",location:h.
locate(),detail:F,id:h.id}]}const P=`${h.type} ${JSON.stringify(h.id)}, first at line ${O.locate().line}, column 1`;return[
{rule:"duplicate-id",location:h.locate(),detail:P,id:h.id}]});return{...a,problems:[...a.problems,...m]}}function o(a,n){
return{path:a,assets:[],problems:[],unread:`${n} bytes, of at most ${$().MAX_LOG_BYTES}`}}const y=10;function S(a,n,u){const m=j(
n,u.maxBytes),h=n.subarray(m),O=(0,$().countLines)(n,m)+1,P=e(a,h,O),F=P?{path:a,assets:P,problems:[]}:(0,d().readAssetFile)(
a,h,u,O),C=F.problems.find(v().isUnread)?.detail,L=m>0?`only the newest ${h.length} of ${n.length} bytes`:void 0,B=C??L;
return{...F,...B!==void 0&&{unread:B}}}function j(a,n){if(a.length<=n)return 0;const u=a.indexOf(y,a.length-n-1);return u<
0?a.length:u+1}function e(a,n,u){const{text:m,complete:h}=(0,g().decodeUtf8)(n);if(!h)return;const O=[];let P=u;for(let F=0;F<
m.length;P+=1){const C=m.indexOf(`
`,F),L=C<0?m.length:C,B=m.slice(F,L);if(F=L+1,B.trim()==="")continue;const G=r(B);if(G===void 0||(0,T().hasAssetLists)(G))
return;const{type:H}=G;if((0,T().isAssetType)(H)){const[D,c]=[P,O.length];O.push({type:H,id:(0,d().declaredId)(G)??`#${c+
1}`,path:a,value:G,pointer:[c],locate:()=>({path:a,line:D,column:1})})}else if(!(0,T().isCompanion)(H))return}return O}function r(a){
const n=(0,p().attempt)(()=>JSON.parse(a));return(0,A().isJsonObject)(n)?n:void 0}},35474:function(x,f,t){Object.defineProperty(
f,"__esModule",{value:!0}),f.readSides=w;function i(){const o=t(54244);return i=function(){return o},o}function p(){const o=t(
93028);return p=function(){return o},o}function A(){const o=t(81456);return A=function(){return o},o}function d(){const o=t(
64385);return d=function(){return o},o}function v(){const o=t(18744);return v=function(){return o},o}function T(){const o=t(
28894);return T=function(){return o},o}function g(){const o=t(23423);return g=function(){return o},o}function $(){const o=t(
7946);return $=function(){return o},o}async function w(o){const{baseTree:y,headTree:S,change:j,policy:e,clock:r=new(i()).
AuditClock}=o,a=(0,v().assetPathTest)(e),n=(0,A().assetLimits)(e.assets.max_file_bytes),u=[...S.files()].filter(({kind:b})=>(0,p().
isRegular)(b)),m=u.filter(({path:b})=>a(b)),h=new Set(j.files.filter(({status:b})=>b!=="deleted").map(({path:b})=>b)),O=u.
filter(({path:b})=>(0,$().mayHoldAssets)(b)&&h.has(b)&&!a(b)),P=j.files.flatMap(({oldPath:b,path:J})=>{const U=a(b??J)?y.
stat(b??J):void 0;return U&&(0,p().isRegular)(U.kind)?U:[]}),[F,C]=s(P,({path:b})=>(0,T().isAuditLog)(b)&&h.has(b)),L=new Set(
F.map(({path:b})=>b)),B=async b=>{const J=h.has(b.path);if((0,T().isAuditLog)(b.path)&&!J)return[{file:await(0,g().readUntouchedLog)(
S,b,n),isTouched:J}];const U=L.has(b.path)?await(0,g().readAppendedLog)(y,S,b,n):void 0;return U===void 0?[{file:await l(
S,b,n),isTouched:J}]:(L.delete(b.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},G=b=>l(E(y),b,n),H=async b=>{
const J=await b;return await r.tick(),J},[D,c,N]=await Promise.all([Promise.all(m.map(b=>H(B(b)))),Promise.all(C.map(b=>H(
G(b)))),Promise.all(O.map(b=>H((0,$().findStrayGenes)(S,b,n))))]),I=F.filter(({path:b})=>L.has(b)),M=[...c,...await Promise.
all(I.map(G))],[R,V]=s(D.flat(),({isTouched:b})=>b);return{paths:m.map(({path:b})=>b),files:D.flat().map(({file:b})=>b),
head:R.map(({file:b})=>b),untouched:V.map(({file:b})=>b),base:M,strays:N.filter(b=>b!==void 0),isTouched:b=>h.has(b)}}function s(o,y){
return[o.filter(y),o.filter(S=>!y(S))]}function E(o){return{...o,read:async(...y)=>Buffer.from((await o.read(...y)).toString(
"utf8"))}}async function l(o,{path:y,size:S=0},j){if(S>j.maxBytes)return(0,d().tooLargeFile)(y,S,j);try{const e=(0,d().readAssetFile)(
y,await o.read(y,j.maxBytes),j);return{...e,assets:e.assets.filter(({copy:r})=>!r)}}catch(e){return(0,d().unreadFile)(y,
e)}}},7946:function(x,f,t){Object.defineProperty(f,"__esModule",{value:!0}),f.findStrayGenes=T,f.mayHoldAssets=v;function i(){
const s=t(64385);return i=function(){return s},s}function p(){const s=t(18744);return p=function(){return s},s}function A(){
const s=t(73229);return A=function(){return s},s}function d(){const s=t(94534);return d=function(){return s},s}function v(s){
return/\.jsonl?$/i.test(s)&&!p().MEMORY_GRAPH.test(s)}async function T(s,{path:E,size:l=0},o){try{if(l<=o.maxBytes)return g(
E,await s.read(E,o.maxBytes),o)}catch(S){return(0,i().unreadFile)(E,S).problems[0]}const y=`with ${l} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:E,line:1,column:1},detail:y}}function g(s,E,l){if(!$(E))return;
const o=new(d()).Source(s,E.toString("utf8")),y=w((0,A().readJson)(o.text,l,new(d()).Problems(o))),[S]=y;if(S)return{rule:"\
outside-globs",location:o.location(S.start,S.end),detail:y.length===1?"a Gene":`${y.length} Genes`}}function $(s){return s.
includes('"Gene"')||s.includes("\\u00")}function w(s){return s.flatMap(E=>{const{value:l,children:o=[]}=E;return typeof l==
"object"&&l!==null&&!Array.isArray(l)&&l.type==="Gene"?[E]:w(o)})}},3876:function(x,f,t){Object.defineProperty(f,"__esMo\
dule",{value:!0}),f.readFixedChange=s,f.requireStaged=E;function i(){const o=t(27199);return i=function(){return o},o}function p(){
const o=t(70237);return p=function(){return o},o}function A(){const o=t(53315);return A=function(){return o},o}function d(){
const o=t(25966);return d=function(){return o},o}function v(){const o=t(52483);return v=function(){return o},o}function T(){
const o=t(41895);return T=function(){return o},o}function g(){const o=t(35720);return g=function(){return o},o}function $(){
const o=t(213);return $=function(){return o},o}function w(){const o=t(33816);return w=function(){return o},o}async function s(o,{
base:y,staged:S},j){if(o===void 0)throw new(T()).GateError("usage","`--base` needs a git repository.","Remove it, or use\
 --repo with a repository.");const e=await(0,d().resolveRange)(o,{base:y,worktree:!0,staged:S}),r=await(0,v().basePolicy)(
{...j&&{policy:j}},o,e),a=await(0,g().readTree)(o,e.base),n=await(0,g().readTree)(o,e.audited),u=await(0,$().readChange)(
o,e.base,e.audited),h=(await(0,p().collectAssets)({baseTree:a,headTree:n,change:u,policy:r.policy})).changes.filter(({kind:P})=>P!==
"removed"),O=new Set(h.map(({asset:P})=>l(P)));return{policy:r,base:e.base,baseTree:a,changed:new Set(u.files.flatMap(A().
namesOf)),paths:new Set(h.map(({asset:P})=>P.path)),includes:P=>O.has(l(P))}}async function E(o,y,S){const j=new Set(await(0,w().
differentFromIndex)(o)),e=S.find(r=>j.has(r)||y.stat(r)===void 0);if(e!==void 0)throw new(T()).GateError("checkout_diffe\
rs",`${e} has changes that are not staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}function l({
path:o,pointer:y}){return`${o}#${(0,i().pointerText)(y)}`}},20171:function(x,f,t){Object.defineProperty(f,"__esModule",{
value:!0}),f.fixVerb=void 0;function i(){const c=t(76760);return i=function(){return c},c}function p(){const c=t(63314);
return p=function(){return c},c}function A(){const c=t(18744);return A=function(){return c},c}function d(){const c=t(62130);
return d=function(){return c},c}function v(){const c=t(10154);return v=function(){return c},c}function T(){const c=t(75459);
return T=function(){return c},c}function g(){const c=t(83026);return g=function(){return c},c}function $(){const c=t(72988);
return $=function(){return c},c}function w(){const c=t(41895);return w=function(){return c},c}function s(){const c=t(4378);
return s=function(){return c},c}function E(){const c=t(81961);return E=function(){return c},c}function l(){const c=t(74238);
return l=function(){return c},c}function o(){const c=t(48741);return o=function(){return c},c}function y(){const c=t(67397);
return y=function(){return c},c}function S(){const c=t(53010);return S=function(){return c},c}function j(){const c=t(52978);
return j=function(){return c},c}function e(){const c=t(10289);return e=function(){return c},c}function r(){const c=t(50427);
return r=function(){return c},c}function a(){const c=t(99944);return a=function(){return c},c}function n(){const c=t(3876);
return n=function(){return c},c}function u(){const c=t(71539);return u=function(){return c},c}function m(){const c=t(49232);
return m=function(){return c},c}function h(){const c=t(82256);return h=function(){return c},c}const O=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,P=(c,N)=>new(p()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(p()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,h().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",O).action(async(I,M)=>N(await F(I,M,c)));f.fixVerb=P;async function F(c,N,I){
const M=(0,i().resolve)(I.cwd,N.repo??"."),R=await(0,u().readTask)(N.apply,c,I);if(R&&R.edits.length===0)return C(R,I);const{
staged:V=!1}=N,b=async(J,U,X)=>{if(X===void 0&&(N.repo!==void 0||V))throw new(w()).GateError("not_a_repository",`${M} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,m().namedPolicy)(N.policy,I),[on]=X?await(0,y().lookUpCommits)(X,["HEAD"]):[];R&&(0,u().requireSameCommit)(
R,on);const _=N.base??R?.policy?.ref,W=_===void 0?void 0:await(0,n().readFixedChange)(X,{base:_,staged:V},q),Y=W?.policy??
q??await(0,l().loadPolicy)(J,J.label),{policy:k}=(0,E().tightenPolicy)(Y,(0,u().profileOf)(R)),z=R?(0,u().filesOf)(R,(0,A().
assetPathsIn)(J,k)):c.length===0?(0,h().storeFiles)(J,k,M):await Promise.all(c.map(Q=>L(U,Q,I))),K=W&&!R?z.filter(Q=>W.paths.
has(Q)):z;X&&V&&await(0,n().requireStaged)(X,J,K);const{platform:nn,signal:tn}=I,en=await B(U,new Set(K)),rn=s().Judge.by(
{policy:k,tree:J,...W&&{base:W.baseTree},changed:W?.changed??new Set,platform:nn,signal:tn}),an={identity:N.identity??!1,
...W&&{includes:W.includes},...R&&{includes:(0,v().editedBy)(R.edits)}},Z=await(0,d().fixFiles)(en,rn,an);if(R&&(0,v().requireOwnEdits)(
R.edits,Z),N.format==="json"){const Q=await(0,v().fixTask)(en,Z,rn,{...an,...V&&{event:{name:"index"}},head_sha:on??null,
base_sha:W?.base??null,policyRef:W?.policy.ref});I.print((0,j().renderTask)(Q),"json")}else N.write||I.print((0,T().patchText)(
Z));return N.write&&await(0,$().writeFix)(U,Z),I.note(await G(Z,N.write??!1,I)),Z.files.some(({left:Q})=>Q.length>0)||!N.
write&&Z.files.some(D)?1:0};return(0,S().withSourceTree)(M,I.env,b,V)}function C({next_actor:c,todo:N,human:I},M){const R=N.
length+I.length;return M.note(`The task has no edits, and ${R===0?"nothing":R} to do by hand.
`),c==="done"?0:1}async function L(c,N,I){const M=await(0,a().pathInRoot)(N,{root:c},I);if(M.split("/")[0]!==".."&&!(0,i().
isAbsolute)(M))return M||".";throw new(w()).GateError("usage",`${(0,i().resolve)(I.cwd,N)} is not in ${c}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function B(c,N){const I=(0,o().folderTree)(c);return Promise.
all([...N].map(async M=>({path:M,bytes:await I.read(M)})))}async function G({files:c,scripts:N,judgeOf:I},M,{columns:R}){
const V=c.map(async Y=>{const{path:k,steps:z}=Y,K=await(0,g().withProposals)(Y.left,I(k)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,e().terminal)(k),...nn,...K.length===
0?[]:["  Not fixed:",...(0,g().describeUnfixed)(K)]]}),b=(await Promise.all(V)).flat(),J=c.filter(D).length,U=`${J} of ${c.
length}; new scripts: ${N.length}`,X=`Asset files ${M?"written":"to change"}: ${U}.`,q=J>0&&!M?" Run with --write to app\
ly.":"",_=c.some(({edits:Y})=>Y.some(H))?" New commands: accepted; not run.":"";return`${[...b,X+q+_].flatMap(Y=>{const k=/^ */.
exec(Y)?.[0]??"",z=R-k.length;return(0,r().wrap)(Y.slice(k.length),z,Number.POSITIVE_INFINITY).map(K=>k+K)}).join(`
`)}
`}function H({pointer:c,new:N}){return c?.endsWith("/asset_id")===!1&&N.length>0}function D({before:c,after:N}){return c!==
N}},71539:function(x,f,t){Object.defineProperty(f,"__esModule",{value:!0}),f.filesOf=w,f.profileOf=g,f.readTask=T,f.requireSameCommit=
$;function i(){const s=t(10154);return i=function(){return s},s}function p(){const s=t(41895);return p=function(){return s},
s}function A(){const s=t(73388);return A=function(){return s},s}function d(){const s=t(80068);return d=function(){return s},
s}function v(){const s=t(73849);return v=function(){return s},s}async function T(s,E,l){if(s!==void 0){if(E.length>0)throw new(p()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,v().readAgentTask)(
await l.readInput(s),(0,A().inputName)(s))}}function g(s){const E=d().PROFILE_NAMES.find(l=>l===s?.policy?.profile);return E===
void 0?{}:{profile:E}}function $({head_sha:s},E){E===void 0&&(0,i().refuse)("the working tree has no commit"),s!==E&&(0,i().
refuse)(`it is about the commit ${s??"(none)"}, and the working tree is at ${E}`)}function w({edits:s},E){const l=new Set(
E);return(0,i().requireAssetFiles)(s,o=>l.has(o)),s.map(({path:o})=>o)}},33816:function(x,f,t){Object.defineProperty(f,"\
__esModule",{value:!0}),f.differentFromIndex=S,f.isConcerned=y;function i(){const e=t(76760);return i=function(){return e},
e}function p(){const e=t(81456);return p=function(){return e},e}function A(){const e=t(64385);return A=function(){return e},
e}function d(){const e=t(18744);return d=function(){return e},e}function v(){const e=t(77680);return v=function(){return e},
e}function T(){const e=t(63455);return T=function(){return e},e}function g(){const e=t(41895);return g=function(){return e},
e}function $(){const e=t(4378);return $=function(){return e},e}function w(){const e=t(74238);return w=function(){return e},
e}function s(){const e=t(96681);return s=function(){return e},e}function E(){const e=t(53010);return E=function(){return e},
e}function l(){const e=t(93028);return l=function(){return e},e}function o(){const e=t(49232);return o=function(){return e},
e}async function y(e,r){const a=(0,i().resolve)(r.cwd,e.repo);try{const n=await(0,o().namedPolicy)(e.policy,r),u=async(m,h,O)=>{
if(O===void 0)return!0;const P=await S(O,["--cached"]);if(P.length===0)return!1;if(P.some(L=>L===w().POLICY_PATH||/(?:^|\/)package\.json$/.
test(L)))return!0;const{policy:F}=n??await(0,w().loadPolicy)(m,m.label);if(P.some((0,d().assetPathTest)(F)))return!0;const C=await j(
m,F,r);return P.some(L=>C.has(L))};return await(0,E().withSourceTree)(a,r.env,u,!0)}catch(n){if(n instanceof g().GateError)
return!0;throw n}}async function S(e,r=[]){const a=["diff",...r,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,s().
decodePieces)(await e.user(a,{env:{GIT_INDEX_FILE:e.index}}))}async function j(e,r,{platform:a}){const n=(0,d().assetPathTest)(
r),u=(0,p().assetLimits)(r.assets.max_file_bytes),m=$().Judge.by({policy:r,tree:e,changed:new Set,platform:a}),h=new Set;
for(const{kind:O,path:P}of e.files()){if(!(0,l().isRegular)(O)||!n(P))continue;const{assets:F}=(0,A().readAssetFile)(P,await e.
read(P),u);for(const C of F.filter(({type:L})=>L==="Gene")){const L=(0,v().validationCommands)(C);for(const{value:B}of L.
kind==="list"?L.entries:[]){const G=m.forFile(C.path),{reading:H}=await G.command(B);for(const D of(0,T().namedPaths)(H.
command,G.terms.cwd))h.add(D);for(const{path:D}of H.targets)D!==void 0&&h.add(D)}}}return h}},25966:function(x,f,t){Object.
defineProperty(f,"__esModule",{value:!0}),f.resolveRange=T;function i(){const l=t(41895);return i=function(){return l},l}
function p(){const l=t(24634);return p=function(){return l},l}function A(){const l=t(67397);return A=function(){return l},
l}function d(){const l=t(50598);return d=function(){return l},l}function v(){const l=t(34397);return v=function(){return l},
l}async function T(l,{base:o,head:y,worktree:S=!1,staged:j=!1}){if(S&&y!==void 0)throw new(i()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[e,
r]=await g([(0,d().resolveRevision)(l,y??"HEAD"),w(l,o)]);return{name:j?"index":S?"worktree":"range",directory:l.directory,
base:await(0,p().mergeBase)(l,r.commit,e),head:e,audited:S?await(j?v().snapshotIndex:v().snapshotWorktree)(l):e,policyCommit:r.
commit,baseRef:r.name,...r.defaultBranch&&{defaultBranch:r.defaultBranch},isFork:!1}}async function g(l){return await Promise.
allSettled(l),Promise.all(l)}const $=/^refs\/(?:heads|remotes\/origin)\//;async function w(l,o){const y=o===void 0?await(0,A().
defaultBranch)(l):await(0,d().resolveNamed)(l,o),{commit:S}=y,j=o==="HEAD"||o==="@"?await E(l):y.ref,e=j&&s(j);if(e===void 0)
return{commit:S,name:o??"HEAD"};const r=o===void 0?y:await(0,A().findDefaultBranch)(l),a=r?.ref&&s(r.ref);return{commit:S,
name:e,...r&&a&&{defaultBranch:{name:a,commit:r.commit}}}}function s(l){return $.test(l)?l.replace($,""):void 0}async function E({
user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},10154:function(x,f,t){Object.
defineProperty(f,"__esModule",{value:!0}),f.editedBy=r,f.fixTask=o,f.refuse=S,f.requireAssetFiles=j,f.requireOwnEdits=e;
function i(){const n=t(27199);return i=function(){return n},n}function p(){const n=t(81456);return p=function(){return n},
n}function A(){const n=t(64385);return A=function(){return n},n}function d(){const n=t(28894);return d=function(){return n},
n}function v(){const n=t(41895);return v=function(){return n},n}function T(){const n=t(52978);return T=function(){return n},
n}function g(){const n=t(77648);return g=function(){return n},n}function $(){const n=t(37075);return $=function(){return n},
n}function w(){const n=t(94274);return w=function(){return n},n}function s(){const n=t(47350);return s=function(){return n},
n}function E(){const n=t(88211);return E=function(){return n},n}function l(){const n=t(83026);return l=function(){return n},
n}async function o(n,u,m,{includes:h=()=>!0,policyRef:O,...P}){const{policy:F}=m.terms,C=(0,p().assetLimits)(F.assets.max_file_bytes),
L=[];for(const{path:D,bytes:c}of n){const N=(0,A().readAssetFile)(D,c,C);L.push(...await(0,l().findingsIn)(N,m,h))}const B=(0,$().
idsOf)(L),G=await(0,E().proposalOf)(u,B),H=(0,s().severityVerdict)(L,F.fail_on);return(0,T().agentTask)({...P,verdict:H,
next_actor:(0,w().nextActorOf)(H,L,F.fail_on),policy:{...O!==void 0&&{ref:O},profile:F.profile,fail_on:F.fail_on,...F.enforce!==
"block"&&{enforce:"report"}},findings:(0,g().reportFindings)(L,B),...G&&{fix:G},approval_digest:null})}const y="Nothing \
was changed. Run the gate on this commit, and use the task that it prints.";function S(n){throw new(v()).GateError("inpu\
t_invalid",`The task is refused: ${n}.`,y)}function j(n,u){for(const{path:m}of n)(0,d().isAuditLog)(m)&&S(`\`${m}\` is an\
 audit log, which only its owner edits`),u(m)||S(`\`${m}\` is not an asset file of this repository`)}function e(n,{files:u}){
const m=new Set(u.flatMap(O=>O.edits.map(a))),h=new Set(n.map(a));for(const O of n)m.has(a(O))||S(`\`gene-gate fix\` does \
not make the edit of \`${O.pointer}\` in \`${O.path}\` here`);for(const O of u.flatMap(P=>P.edits))h.has(a(O))||S(`it la\
cks the edit of \`${O.pointer}\` in \`${O.path}\`, which belongs to the others`)}function r(n){const u=new Set(n.map(({path:m,
pointer:h})=>`${m}#${(0,E().assetPointer)(h)}`));return({path:m,pointer:h})=>u.has(`${m}#${(0,i().pointerText)(h)}`)}function a({
path:n,pointer:u,old:m,new:h,files:O=[]}){const P=O.map(F=>[F.path,F.text]);return JSON.stringify([n,u,m,h,P])}},72988:function(x,f,t){
Object.defineProperty(f,"__esModule",{value:!0}),f.writeFix=v;function i(){const s=t(51455);return i=function(){return s},
s}function p(){const s=t(76760);return p=function(){return s},s}function A(){const s=t(41895);return A=function(){return s},
s}function d(){const s=t(28765);return d=function(){return s},s}async function v(s,{files:E,scripts:l}){const o=await(0,i().
realpath)(s),y=E.filter(({before:S,after:j})=>S!==j);for(const{path:S,before:j}of y)await w(S,()=>g((0,p().join)(o,S),j));
for(const[S,j]of l)await w(S,()=>T((0,p().join)(o,S),j));for(const{path:S,before:j,after:e}of y)await w(S,()=>$((0,p().join)(
o,S),j,e))}async function T(s,E){const l=(0,p().dirname)(s);if(await(0,d().makeFolder)(l),await(0,i().realpath)(l)!==l)throw new Error(
"its directory is a symlink");try{await(0,i().writeFile)(s,E,{flag:"wx"})}catch(o){if(!(o.code==="EEXIST")||await(0,i().
readFile)(s,"utf8")!==E)throw o}}async function g(s,E){if(!(await(0,i().readFile)(s)).equals(Buffer.from(E)))throw new Error(
"it has changed in the meantime")}async function $(s,E,l){await g(s,E),await(0,d().replaceFile)(s,l,(await(0,i().stat)(s)).
mode)}async function w(s,E){try{await E()}catch(l){throw new(A()).GateError("file_unreadable",`${s} cannot be written: ${l instanceof
Error?l.message:l}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:l})}}},52483:function(x,f,t){
Object.defineProperty(f,"__esModule",{value:!0}),f.basePolicy=s,f.protectedBy=o,f.readerOf=l,f.resolvePolicyRef=S;function i(){
const r=t(41895);return i=function(){return r},r}function p(){const r=t(67617);return p=function(){return r},r}function A(){
const r=t(81961);return A=function(){return r},r}function d(){const r=t(74238);return d=function(){return r},r}function v(){
const r=t(24634);return v=function(){return r},r}function T(){const r=t(35720);return T=function(){return r},r}function g(){
const r=t(19674);return g=function(){return r},r}function $(){const r=t(67397);return $=function(){return r},r}function w(){
const r=t(50598);return w=function(){return r},r}async function s({policy:r,policyRef:a,readShared:n},u,m){const h=l(u,n),
O=r??await y(h,m);if(a===void 0)return O;const P=await S(u,a);return(0,A().stricterOf)(O,await h(P,`${a}:${d().POLICY_PATH}`),
a)}const E="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function l(r,a){
return async(n,u)=>(0,d().loadPolicy)(await(0,T().readTree)(r,n),n,{path:u,hint:E,readShared:a})}async function o({name:r,
commit:a},n,u){return(0,p().policyOfBranch)(await u(a,`${r}:${d().POLICY_PATH}`),n,r)}async function y(r,{policyCommit:a,
baseRef:n,defaultBranch:u}){const m=await r(a,d().POLICY_PATH);if(u===void 0)return m;if(u.name===n){const O=(0,p().policyOfBranch)(
m,n,n)??m;return O===m?m:(0,A().stricterOf)(m,O,`branches.${n}`)}const h=await o(u,n,r);return h===void 0||m.source==="d\
efault"?h??m:(0,A().stricterOf)(m,h,u.name)}async function S(r,a){const n=a.replace(/^refs\/heads\//,"");try{return(0,$().
isObjectId)(n)?await(0,w().resolveRevision)(r,n):await j(r,n)??await(0,w().resolveRevision)(r,a)}catch(u){throw u instanceof
i().GateError&&u.code==="ref_ambiguous"?u:e(a,u)}}async function j(r,a){const n=`refs/remotes/origin/${a}`,[u,m]=await(0,$().
lookUpCommits)(r,[n,`refs/heads/${a}`]);if(u!==void 0)return u;try{if(!await(0,g().branchAtOrigin)(r,a))return}catch(h){
if(m!==void 0)return m;throw h}return await(0,v().requireCommits)(r,[n],[(0,g().fetched)(a)]),(await(0,$().lookUpCommits)(
r,[n]))[0]}function e(r,a){const n=a instanceof i().GateError&&a.code==="git_failed"?`: ${a.message}`:"";return new(i()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(r)} is not a branch of origin or a revision in this clone${n}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:a})}},28765:function(x,f,t){Object.defineProperty(
f,"__esModule",{value:!0}),f.makeFolder=v,f.replaceFile=d;function i(){const g=t(77598);return i=function(){return g},g}
function p(){const g=t(51455);return p=function(){return g},g}function A(){const g=t(76760);return A=function(){return g},
g}async function d(g,$,w){const s=`${g}.${(0,i().randomUUID)()}.tmp`;try{await(0,p().writeFile)(s,$,{flag:"wx",mode:w}),
await(0,p().rename)(s,g)}finally{await(0,p().rm)(s,{force:!0})}}async function v(g){await T(g)||((0,A().dirname)(g)!==g&&
await v((0,A().dirname)(g)).catch(()=>{}),await(0,p().mkdir)(g).catch(async $=>{if(!await T(g))throw $}))}async function T(g){
return(0,p().stat)(g).then($=>$.isDirectory(),()=>!1)}},54078:function(x,f,t){Object.defineProperty(f,"__esModule",{value:!0}),
f.firstProblem=A;function i(){const d=t(7723);return i=function(){return d},d}function p(d){return d.map(v=>typeof v=="n\
umber"?`[${v}]`:`.${String(v)}`).join("").replace(/^\./,"")}function A(d){return d instanceof i().ZodError?`\`${p(d.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(x,f,t){Object.defineProperty(
f,"__esModule",{value:!0}),f.byHarm=p;function i(){const d=t(39763);return i=function(){return d},d}function p(d,v){return A(
d)-A(v)}function A({severity:d,harm:v="bookkeeping",suppressed:T}){return((T?2:+(d==="notice"))*i().HARMS.length+i().HARMS.
indexOf(v))*i().SEVERITIES.length+i().SEVERITIES.indexOf(d)}},9819:function(x,f,t){Object.defineProperty(f,"__esModule",
{value:!0}),f.proposalSchema=f.judgedEditSchema=f.editSchema=void 0;function i(){const g=t(7723);return i=function(){return g},
g}function p(){const g=t(99462);return p=function(){return g},g}const A=i().array(i().object({path:i().string(),text:i().
string()})).exactOptional().describe("New files that the new commands run."),d=f.editSchema=i().object({path:i().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:i().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:i().string(),new:i().array(i().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:A,fix:i().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),v=f.judgedEditSchema=
i().object({finding:p().findingIdSchema.describe("The id of the finding that the edit resolves."),path:i().string().describe(
"The asset file."),pointer:i().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:i().string(),new:i().array(i().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:A,after:i().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),T=f.proposalSchema=i().object({edits:i().array(v),
patch:i().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(x,f,t){
Object.defineProperty(f,"__esModule",{value:!0}),f.policyOfBranch=T;function i(){const w=t(41330);return i=function(){return w},
w}function p(){const w=t(41895);return p=function(){return w},w}function A(){const w=t(81961);return A=function(){return w},
w}function d(){const w=t(74238);return d=function(){return w},w}function v(){const w=t(11160);return v=function(){return w},
w}function T(w,s,E){const{branches:l,...o}=w.policy,y=Object.entries(l).filter(([e])=>g(e,s));if(y.length===0&&s!==E)return;
const S={...o,branches:{}},j=y.map(([,e])=>v().policySchema.parse((0,v().withEntry)(S,e))).reduce((e,r)=>e?$(e,r,s):r,void 0);
return j===void 0?w:{...w,policy:j,digest:(0,d().digestPolicy)(j)}}function g(w,s){return w===s||i().default.isMatch(s,w,
{dot:!0,nonegate:!0})}function $(w,s,E){const l=(0,A().combine)(w,s);if("policy"in l)return l.policy;throw new(p()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(E)} differ in ${l.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(x,f){Object.defineProperty(f,"__esModule",{value:!0}),f.branchAtOrigin=p,f.fetched=i,f.isRemoteOf=t;async function t(d,{
owner:v,repo:T}){return(await A(d)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${v}/${T}`.toLowerCase()}function i(d){return`+refs/heads/${d}:refs/remotes/origin/${d}`}async function p(d,v){if(await A(
d)==="")return!1;const T=`refs/heads/${v}`;return(await d.user(["ls-remote","--","origin",T])).toString().split(`
`).some($=>$.endsWith(`	${T}`))}async function A({user:d}){return(await d(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(x,f,t){Object.defineProperty(f,"__esModule",{value:!0}),f.resolveNamed=s,f.resolveRevision=
w;function i(){const e=t(41895);return i=function(){return e},e}function p(){const e=t(3051);return p=function(){return e},
e}function A(){const e=t(24634);return A=function(){return e},e}function d(){const e=t(67397);return d=function(){return e},
e}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,T=/^(.*?)((?:[~^]\d*)*)$/s,g=/(?:^|-g)([0-9a-f]{4,64})$/i,$=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(e,r){return(await s(e,r)).commit}async function s(e,r){if(v.test(r))throw new(i()).GateError("ref_not_f\
ound",`${JSON.stringify(r)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,a="",n=""]=T.exec(r)??[],u=await l(e,a==="@"?"HEAD":a),[m,...h]=[...new Set(u.map(({commit:P})=>P))];if(m===
void 0)throw(0,d().unknownRevision)(r,await E(e,a));if(h.length>0)throw j(a,u);if(n===""){const[P,...F]=u.flatMap(C=>C.ref??
[]);return{commit:m,...P!==void 0&&F.length===0&&{ref:P}}}const[O]=await(0,d().peelToCommits)(e,[`${m}${n}`]);if(O===void 0)
throw(0,d().unknownRevision)(r);return{commit:O}}async function E({user:e},r){const n=(await e(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(u=>u.replace(/^refs\/(?:heads|remotes)\//,"")).filter(u=>u!==""&&!u.endsWith("/HEAD"));return n.find(u=>u.endsWith(
`/${r}`))??(0,p().nearestName)(r,n)}async function l(e,r){if(r==="HEAD"||(0,d().isObjectId)(r.toLowerCase())){const[h]=await(0,d().
lookUpCommits)(e,[r]);if(h!==void 0)return[{name:r,commit:h}];if(r==="HEAD")return[]}const a=r.startsWith("refs/"),u=[...await(0,d().
readRefs)(e,a?[r]:o(r))].map(([h,{id:O,target:P}])=>({name:h,id:O,ref:P}));a||u.push(...await y(e,r),...await S(e,r));const m=await(0,d().
peelToCommits)(e,u.map(({id:h})=>h));return u.flatMap(({id:h,...O},P)=>{const F=m[P];return F===void 0?[]:[{...O,commit:F}]})}
function o(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(a=>`${a}${e}`),`refs/remotes/${e}/HEAD`]}
async function y({user:e},r){if(!$.test(r))return[];const a=await e(["rev-parse","--verify","--quiet",r],{accept:[1]});return a.
length===0?[]:[{name:r,id:a.toString().trim()}]}async function S({objects:e},r){const[,a]=g.exec(r)??[];return a===void 0?
[]:(await e(["rev-parse",`--disambiguate=${a.toLowerCase()}`])).toString().split(`
`).filter(d().isObjectId).map(m=>({name:m,id:m}))}function j(e,r){const a=r.map(({name:n,commit:u})=>n===u?`commit ${u}`:
`${n} (${(0,A().short)(u)})`);return new(i()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${a.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(x,f,t){
Object.defineProperty(f,"__esModule",{value:!0}),f.agentTaskSchema=f.AGENT_TASK_VERSION=void 0,f.readAgentTask=o;function i(){
const y=t(7723);return i=function(){return y},y}function p(){const y=t(41895);return p=function(){return y},y}function A(){
const y=t(54078);return A=function(){return y},y}function d(){const y=t(9819);return d=function(){return y},y}function v(){
const y=t(99462);return v=function(){return y},y}function T(){const y=t(13970);return T=function(){return y},y}const g=f.
AGENT_TASK_VERSION="1.0.0",$=i().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),w=v().findingIdSchema.exactOptional().describe(
"The id of the finding."),s=i().object({finding:w,rule:i().string(),path:i().string().exactOptional(),line:i().int().min(
1).exactOptional(),message:i().string(),remedy:i().string()}),E=i().object({finding:w,why:i().string(),needs:i().string().
describe("What the person does, such as an approval and its digest.")}),l=f.agentTaskSchema=i().object({type:i().literal(
"AgentTask"),schema_version:i().literal(g),next_actor:T().nextActorSchema.describe("The one field to switch on. `done`: \
nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecid\
ed`: the gate could not decide; hand over or run it again."),verdict:T().verdictSchema,error:i().object({code:i().string(),
message:i().string(),hint:i().string()}).optional(),head_sha:$.nullable().describe("The commit that the task is about."),
base_sha:$.nullable(),policy:i().object({ref:i().string().exactOptional(),profile:i().string()}).nullable().describe("Th\
e commit whose policy applies, and the profile."),edits:i().array(d().judgedEditSchema).describe("What `gene-gate fix --\
apply` changes; the new commands are judged already."),todo:i().array(s).describe("Findings that fail the gate and that \
no edit resolves: change the files yourself."),human:i().array(E).describe("Findings that only a person resolves."),must_not:i().
array(i().string()).describe("What the agent does not do, whatever the findings are."),patch:i().string().nullable().describe(
"A unified diff of the edits for `git apply`; null without one."),verify:i().string().describe("The command that exits w\
ith 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: what the agent that wrote a \
change does next");function o(y,S){try{return l.parse(JSON.parse(y.toString("utf8")))}catch(j){throw new(p()).GateError(
"input_invalid",`${S} is not an AgentTask of this version: ${(0,A().firstProblem)(j)}.`,"Pass the file that `gene-gate c\
heck --format agent` printed, or agent-task.json of the results.",{cause:j})}}},52978:function(x,f,t){Object.defineProperty(
f,"__esModule",{value:!0}),f.AGENT_TASK_FILE=f.AGENT_PATCH_FILE=void 0,f.agentTask=y,f.renderAgentTask=l,f.renderTask=o;
function i(){const n=t(28894);return i=function(){return n},n}function p(){const n=t(44786);return p=function(){return n},
n}function A(){const n=t(38863);return A=function(){return n},n}function d(){const n=t(78261);return d=function(){return n},
n}function v(){const n=t(13580);return v=function(){return n},n}function T(){const n=t(94274);return T=function(){return n},
n}function g(){const n=t(47350);return g=function(){return n},n}function $(){const n=t(10289);return $=function(){return n},
n}function w(){const n=t(73849);return w=function(){return n},n}const s=f.AGENT_TASK_FILE="agent-task.json",E=f.AGENT_PATCH_FILE=
"agent-task.patch";function l(n){return o(y(n))}function o(n){return`{
${Object.entries(w().agentTaskSchema.parse(n)).map(([m,h])=>{const P=Array.isArray(h)&&h.length>0?`[
${h.map($().jsonLine).join(`,
`)}
]`:(0,$().jsonLine)(h);return`${JSON.stringify(m)}: ${P}`}).join(`,
`)}
}
`}function y(n){const{verdict:u,next_actor:m,error:h,head_sha:O,base_sha:P,policy:F,findings:C,fix:L}=n,B=m==="done"?S:j(
n),G=C.filter(c=>B(c)||S(c)).sort(d().byHarm),H=new Set(G.filter(T().isForHuman)),D=e(L?.edits??[]);return{type:"AgentTa\
sk",schema_version:w().AGENT_TASK_VERSION,next_actor:m,verdict:u,...h&&{error:h},head_sha:O,base_sha:P,policy:F&&{...F.ref!==
void 0&&{ref:F.ref},profile:F.profile},edits:L?.edits??[],todo:G.filter(c=>!H.has(c)&&!D(c)).map(({id:c,rule:N,message:I,
remedy:M,location:R})=>({...c!==void 0&&{finding:c},rule:N,...R&&{path:R.path,line:R.line},message:I,remedy:M})),human:[
...H].map(c=>({...c.id!==void 0&&{finding:c.id},why:c.message,needs:r(c,n)})),must_not:p().MUST_NOT,patch:L?.patch??null,
verify:a(n,G)}}function S({rule:n,severity:u,suppressed:m}){return(0,v().ruleOf)(n)?.advice===!0&&u==="warning"&&!m}function j({
policy:n,findings:u}){const m=n?.fail_on??"error",h=u.some(({rule:O})=>O==="gate-approval-missing");return O=>{const P=(0,v().
ruleOf)(O.rule)?.approval,F=P==="waits"||P==="needed"&&h;return!O.suppressed&&((0,g().isBlocking)(O,m)||F)}}function e(n){
const u=new Set(n.map(({finding:h})=>h)),m=new Set(n.map(({path:h,old:O})=>JSON.stringify([h,O])));return({id:h,subject:O,
location:P})=>u.has(h)||m.has(JSON.stringify([P?.path,O?.command]))}function r({rule:n,remedy:u,location:m},{approval_digest:h}){
return h!==null&&(0,v().ruleOf)(n)?.approval!==void 0?`${u} The approval digest is ${h}.`:m&&(0,i().isAuditLog)(m.path)?
`${u} Only the process that owns the audit log writes to it.`:u}function a({policy:n,base_sha:u,event:m},h){const O=n?.ref??
u,P=h.some(({layer:F})=>F==="run");return[`${A().COMMAND} check --worktree`,...m?.name==="index"?["--staged"]:[],...P?[]:
["--no-run"],...n?.enforce==="report"?["--block"]:[],...O?[`--base ${O}`]:[]].join(" ")}},94274:function(x,f,t){Object.defineProperty(
f,"__esModule",{value:!0}),f.isForHuman=d,f.nextActorOf=v;function i(){const T=t(28894);return i=function(){return T},T}
function p(){const T=t(13580);return p=function(){return T},T}function A(){const T=t(47350);return A=function(){return T},
T}function d({rule:T,location:g,danger:$}){return $!==void 0||(0,p().ruleOf)(T)?.actor==="human"||g!==void 0&&(0,i().isAuditLog)(
g.path)}function v(T,g,$){switch(T){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return g.some(w=>(0,A().isBlocking)(w,$)&&!d(w))?"agent":"human"}}}};
