"use strict";exports.id=952,exports.ids=[952],exports.modules={23423:function(H,f,n){Object.defineProperty(f,"__esModule",{value:!0}),
f.readAppendedLog=c,f.readRecords=S,f.readUntouchedLog=w;function i(){const s=n(23404);return i=function(){return s},s}function p(){
const s=n(26040);return p=function(){return s},s}function $(){const s=n(27199);return $=function(){return s},s}function d(){
const s=n(64385);return d=function(){return s},s}function T(){const s=n(78114);return T=function(){return s},s}function v(){
const s=n(86581);return v=function(){return s},s}function m(){const s=n(94534);return m=function(){return s},s}function E(){
const s=n(28894);return E=function(){return s},s}async function w(s,{path:t,size:h=0},y){if(h>E().MAX_LOG_BYTES)return r(
t,h);try{return S(t,await s.read(t,E().MAX_LOG_BYTES),y)}catch(o){return(0,d().unreadFile)(t,o)}}async function c(s,t,{path:h,
size:y=0},o){if(!(y>E().MAX_LOG_BYTES))try{const[O,A]=await Promise.all([s.read(h,E().MAX_LOG_BYTES),t.read(h,E().MAX_LOG_BYTES)]),
j=(0,E().continuationOf)(O,A);if(j.kind==="rewritten")return;const{from:L}=j,N=S(h,A.subarray(0,L),o),C=(0,E().countLines)(
A,L)+1,x=P(h,A.subarray(L),o,C);return{kept:N,appended:l(x,N)}}catch(O){return{kept:{path:h,assets:[],problems:[]},appended:(0,d().
unreadFile)(h,O)}}}function P(s,t,h,y){return t.length>h.maxBytes?(0,d().tooLargeFile)(s,t.length,h):(0,d().readAssetFile)(
s,t,h,y)}function l(s,t){if(s.assets.length===0)return s;const h=new Map(t.assets.map(o=>[`${o.type} ${o.id}`,o])),y=s.assets.
flatMap(o=>{const O=h.get(`${o.type} ${o.id}`);if(O===void 0||o.id.startsWith("#"))return[];if((0,i().canonicalize)(o.value)===
(0,i().canonicalize)(O.value)){const j=`${o.type} ${JSON.stringify(o.id)}, 2 times`;return[{rule:"duplicate-copy",location:o.
locate(),detail:j,id:o.id}]}const A=`${o.type} ${JSON.stringify(o.id)}, first at line ${O.locate().line}, column 1`;return[
{rule:"duplicate-id",location:o.locate(),detail:A,id:o.id}]});return{...s,problems:[...s.problems,...y]}}function r(s,t){
return{path:s,assets:[],problems:[],unread:`${t} bytes, of at most ${E().MAX_LOG_BYTES}`}}const g=10;function S(s,t,h){const y=F(
t,h.maxBytes),o=t.subarray(y),O=(0,E().countLines)(t,y)+1,A=e(s,o,O),j=A?{path:s,assets:A,problems:[]}:(0,d().readAssetFile)(
s,o,h,O),L=j.problems.find(({rule:x})=>T().UNREAD.has(x))?.detail,N=y>0?`only the newest ${o.length} of ${t.length} byte\
s`:void 0,C=L??N;return{...j,...C!==void 0&&{unread:C}}}function F(s,t){if(s.length<=t)return 0;const h=s.indexOf(g,s.length-
t-1);return h<0?s.length:h+1}function e(s,t,h){const{text:y,complete:o}=(0,m().decodeUtf8)(t);if(!o)return;const O=[];let A=h;
for(let j=0;j<y.length;A+=1){const L=y.indexOf(`
`,j),N=L<0?y.length:L,C=y.slice(j,N);if(j=N+1,C.trim()==="")continue;const x=a(C);if(x===void 0||(0,v().hasAssetLists)(x))
return;const{type:D}=x;if((0,v().isAssetType)(D)){const[J,u]=[A,O.length];O.push({type:D,id:(0,d().declaredId)(x)??`#${u+
1}`,path:s,value:x,pointer:[u],locate:()=>({path:s,line:J,column:1})})}else if(!(0,v().isCompanion)(D))return}return O}function a(s){
const t=(0,p().attempt)(()=>JSON.parse(s));return(0,$().isJsonObject)(t)?t:void 0}},35474:function(H,f,n){Object.defineProperty(
f,"__esModule",{value:!0}),f.readSides=w;function i(){const r=n(54244);return i=function(){return r},r}function p(){const r=n(
93028);return p=function(){return r},r}function $(){const r=n(81456);return $=function(){return r},r}function d(){const r=n(
64385);return d=function(){return r},r}function T(){const r=n(18744);return T=function(){return r},r}function v(){const r=n(
28894);return v=function(){return r},r}function m(){const r=n(23423);return m=function(){return r},r}function E(){const r=n(
7946);return E=function(){return r},r}async function w(r){const{baseTree:g,headTree:S,change:F,policy:e,clock:a=new(i()).
AuditClock}=r,s=(0,T().assetPathTest)(e),t=(0,$().assetLimits)(e.assets.max_file_bytes),h=[...S.files()].filter(({kind:b})=>(0,p().
isRegular)(b)),y=h.filter(({path:b})=>s(b)),o=new Set(F.files.filter(({status:b})=>b!=="deleted").map(({path:b})=>b)),O=h.
filter(({path:b})=>(0,E().mayHoldAssets)(b)&&o.has(b)&&!s(b)),A=F.files.flatMap(({oldPath:b,path:B})=>{const U=s(b??B)?g.
stat(b??B):void 0;return U&&(0,p().isRegular)(U.kind)?U:[]}),[j,L]=c(A,({path:b})=>(0,v().isAuditLog)(b)&&o.has(b)),N=new Set(
j.map(({path:b})=>b)),C=async b=>{const B=o.has(b.path);if((0,v().isAuditLog)(b.path)&&!B)return[{file:await(0,m().readUntouchedLog)(
S,b,t),isTouched:B}];const U=N.has(b.path)?await(0,m().readAppendedLog)(g,S,b,t):void 0;return U===void 0?[{file:await l(
S,b,t),isTouched:B}]:(N.delete(b.path),[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},x=b=>l(P(g),b,t),D=async b=>{
const B=await b;return await a.tick(),B},[J,u,I]=await Promise.all([Promise.all(y.map(b=>D(C(b)))),Promise.all(L.map(b=>D(
x(b)))),Promise.all(O.map(b=>D((0,E().findStrayGenes)(S,b,t))))]),G=j.filter(({path:b})=>N.has(b)),R=[...u,...await Promise.
all(G.map(x))],[M,W]=c(J.flat(),({isTouched:b})=>b);return{paths:y.map(({path:b})=>b),files:J.flat().map(({file:b})=>b),
head:M.map(({file:b})=>b),untouched:W.map(({file:b})=>b),base:R,strays:I.filter(b=>b!==void 0),isTouched:b=>o.has(b)}}function c(r,g){
return[r.filter(g),r.filter(S=>!g(S))]}function P(r){return{...r,read:async(...g)=>Buffer.from((await r.read(...g)).toString(
"utf8"))}}async function l(r,{path:g,size:S=0},F){if(S>F.maxBytes)return(0,d().tooLargeFile)(g,S,F);try{const e=(0,d().readAssetFile)(
g,await r.read(g,F.maxBytes),F);return{...e,assets:e.assets.filter(({copy:a})=>!a)}}catch(e){return(0,d().unreadFile)(g,
e)}}},7946:function(H,f,n){Object.defineProperty(f,"__esModule",{value:!0}),f.findStrayGenes=v,f.mayHoldAssets=T;function i(){
const c=n(64385);return i=function(){return c},c}function p(){const c=n(18744);return p=function(){return c},c}function $(){
const c=n(73229);return $=function(){return c},c}function d(){const c=n(94534);return d=function(){return c},c}function T(c){
return/\.jsonl?$/i.test(c)&&!p().MEMORY_GRAPH.test(c)}async function v(c,{path:P,size:l=0},r){try{if(l<=r.maxBytes)return m(
P,await c.read(P,r.maxBytes),r)}catch(S){return(0,i().unreadFile)(P,S).problems[0]}const g=`with ${l} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:P,line:1,column:1},detail:g}}function m(c,P,l){if(!E(P))return;
const r=new(d()).Source(c,P.toString("utf8")),g=w((0,$().readJson)(r.text,l,new(d()).Problems(r))),[S]=g;if(S)return{rule:"\
outside-globs",location:r.location(S.start,S.end),detail:g.length===1?"a Gene":`${g.length} Genes`}}function E(c){return c.
includes('"Gene"')||c.includes("\\u00")}function w(c){return c.flatMap(P=>{const{value:l,children:r=[]}=P;return typeof l==
"object"&&l!==null&&!Array.isArray(l)&&l.type==="Gene"?[P]:w(r)})}},3876:function(H,f,n){Object.defineProperty(f,"__esMo\
dule",{value:!0}),f.readFixedChange=c,f.requireStaged=P;function i(){const r=n(27199);return i=function(){return r},r}function p(){
const r=n(70237);return p=function(){return r},r}function $(){const r=n(53315);return $=function(){return r},r}function d(){
const r=n(25966);return d=function(){return r},r}function T(){const r=n(52483);return T=function(){return r},r}function v(){
const r=n(41895);return v=function(){return r},r}function m(){const r=n(35720);return m=function(){return r},r}function E(){
const r=n(213);return E=function(){return r},r}function w(){const r=n(33816);return w=function(){return r},r}async function c(r,{
base:g,staged:S},F){if(r===void 0)throw new(v()).GateError("usage","`--base` needs a git repository.","Remove it, or use\
 --repo with a repository.");const e=await(0,d().resolveRange)(r,{base:g,worktree:!0,staged:S}),a=await(0,T().basePolicy)(
{...F&&{policy:F}},r,e),s=await(0,m().readTree)(r,e.base),t=await(0,m().readTree)(r,e.audited),h=await(0,E().readChange)(
r,e.base,e.audited),o=(await(0,p().collectAssets)({baseTree:s,headTree:t,change:h,policy:a.policy})).changes.filter(({kind:A})=>A!==
"removed"),O=new Set(o.map(({asset:A})=>l(A)));return{policy:a,base:e.base,baseTree:s,changed:new Set(h.files.flatMap($().
namesOf)),paths:new Set(o.map(({asset:A})=>A.path)),includes:A=>O.has(l(A))}}async function P(r,g,S){const F=new Set(await(0,w().
differentFromIndex)(r)),e=S.find(a=>F.has(a)||g.stat(a)===void 0);if(e!==void 0)throw new(v()).GateError("checkout_diffe\
rs",`${e} has changes that are not staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}function l({
path:r,pointer:g}){return`${r}#${(0,i().pointerText)(g)}`}},20171:function(H,f,n){Object.defineProperty(f,"__esModule",{
value:!0}),f.fixVerb=void 0;function i(){const u=n(76760);return i=function(){return u},u}function p(){const u=n(63314);
return p=function(){return u},u}function $(){const u=n(18744);return $=function(){return u},u}function d(){const u=n(62130);
return d=function(){return u},u}function T(){const u=n(10154);return T=function(){return u},u}function v(){const u=n(75459);
return v=function(){return u},u}function m(){const u=n(83026);return m=function(){return u},u}function E(){const u=n(72988);
return E=function(){return u},u}function w(){const u=n(41895);return w=function(){return u},u}function c(){const u=n(4378);
return c=function(){return u},u}function P(){const u=n(81961);return P=function(){return u},u}function l(){const u=n(74238);
return l=function(){return u},u}function r(){const u=n(48741);return r=function(){return u},u}function g(){const u=n(67397);
return g=function(){return u},u}function S(){const u=n(53010);return S=function(){return u},u}function F(){const u=n(52978);
return F=function(){return u},u}function e(){const u=n(10289);return e=function(){return u},u}function a(){const u=n(50427);
return a=function(){return u},u}function s(){const u=n(99944);return s=function(){return u},u}function t(){const u=n(3876);
return t=function(){return u},u}function h(){const u=n(71539);return h=function(){return u},u}function y(){const u=n(49232);
return y=function(){return u},u}function o(){const u=n(82256);return o=function(){return u},u}const O=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,A=(u,I)=>new(p()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(p()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,o().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",O).action(async(G,R)=>I(await j(G,R,u)));f.fixVerb=A;async function j(u,I,G){
const R=(0,i().resolve)(G.cwd,I.repo??"."),M=await(0,h().readTask)(I.apply,u,G);if(M&&M.edits.length===0)return L(M,G);const{
staged:W=!1}=I,b=async(B,U,X)=>{if(X===void 0&&(I.repo!==void 0||W))throw new(w()).GateError("not_a_repository",`${R} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const q=await(0,y().namedPolicy)(I.policy,G),[on]=X?await(0,g().lookUpCommits)(X,["HEAD"]):[];M&&(0,h().requireSameCommit)(
M,on);const _=I.base??M?.policy?.ref,V=_===void 0?void 0:await(0,t().readFixedChange)(X,{base:_,staged:W},q),Y=V?.policy??
q??await(0,l().loadPolicy)(B,B.label),{policy:k}=(0,P().tightenPolicy)(Y,(0,h().profileOf)(M)),z=M?(0,h().filesOf)(M,(0,$().
assetPathsIn)(B,k)):u.length===0?(0,o().storeFiles)(B,k,R):await Promise.all(u.map(Q=>N(U,Q,G))),K=V&&!M?z.filter(Q=>V.paths.
has(Q)):z;X&&W&&await(0,t().requireStaged)(X,B,K);const{platform:nn,signal:tn}=G,en=await C(U,new Set(K)),rn=c().Judge.by(
{policy:k,tree:B,...V&&{base:V.baseTree},changed:V?.changed??new Set,platform:nn,signal:tn}),an={identity:I.identity??!1,
...V&&{includes:V.includes},...M&&{includes:(0,T().editedBy)(M.edits)}},Z=await(0,d().fixFiles)(en,rn,an);if(M&&(0,T().requireOwnEdits)(
M.edits,Z),I.format==="json"){const Q=await(0,T().fixTask)(en,Z,rn,{...an,...W&&{event:{name:"index"}},head_sha:on??null,
base_sha:V?.base??null,policyRef:V?.policy.ref});G.print((0,F().renderTask)(Q),"json")}else I.write||G.print((0,v().patchText)(
Z));return I.write&&await(0,E().writeFix)(U,Z),G.note(await x(Z,I.write??!1,G)),Z.files.some(({left:Q})=>Q.length>0)||!I.
write&&Z.files.some(J)?1:0};return(0,S().withSourceTree)(R,G.env,b,W)}function L({next_actor:u,todo:I,human:G},R){const M=I.
length+G.length;return R.note(`The task has no edits, and ${M===0?"nothing":M} to do by hand.
`),u==="done"?0:1}async function N(u,I,G){const R=await(0,s().pathInRoot)(I,{root:u},G);if(R.split("/")[0]!==".."&&!(0,i().
isAbsolute)(R))return R||".";throw new(w()).GateError("usage",`${(0,i().resolve)(G.cwd,I)} is not in ${u}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function C(u,I){const G=(0,r().folderTree)(u);return Promise.
all([...I].map(async R=>({path:R,bytes:await G.read(R)})))}async function x({files:u,scripts:I,judgeOf:G},R,{columns:M}){
const W=u.map(async Y=>{const{path:k,steps:z}=Y,K=await(0,m().withProposals)(Y.left,G(k)),nn=[...new Set(z)].map(tn=>`  ${z.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&K.length===0?[]:[(0,e().terminal)(k),...nn,...K.length===
0?[]:["  Not fixed:",...(0,m().describeUnfixed)(K)]]}),b=(await Promise.all(W)).flat(),B=u.filter(J).length,U=`${B} of ${u.
length}; new scripts: ${I.length}`,X=`Asset files ${R?"written":"to change"}: ${U}.`,q=B>0&&!R?" Run with --write to app\
ly.":"",_=u.some(({edits:Y})=>Y.some(D))?" New commands: accepted; not run.":"";return`${[...b,X+q+_].flatMap(Y=>{const k=/^ */.
exec(Y)?.[0]??"",z=M-k.length;return(0,a().wrap)(Y.slice(k.length),z,Number.POSITIVE_INFINITY).map(K=>k+K)}).join(`
`)}
`}function D({pointer:u,new:I}){return u?.endsWith("/asset_id")===!1&&I.length>0}function J({before:u,after:I}){return u!==
I}},71539:function(H,f,n){Object.defineProperty(f,"__esModule",{value:!0}),f.filesOf=w,f.profileOf=m,f.readTask=v,f.requireSameCommit=
E;function i(){const c=n(10154);return i=function(){return c},c}function p(){const c=n(41895);return p=function(){return c},
c}function $(){const c=n(73388);return $=function(){return c},c}function d(){const c=n(80068);return d=function(){return c},
c}function T(){const c=n(73849);return T=function(){return c},c}async function v(c,P,l){if(c!==void 0){if(P.length>0)throw new(p()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,T().readAgentTask)(
await l.readInput(c),(0,$().inputName)(c))}}function m(c){const P=d().PROFILE_NAMES.find(l=>l===c?.policy?.profile);return P===
void 0?{}:{profile:P}}function E({head_sha:c},P){P===void 0&&(0,i().refuse)("the working tree has no commit"),c!==P&&(0,i().
refuse)(`it is about the commit ${c??"(none)"}, and the working tree is at ${P}`)}function w({edits:c},P){const l=new Set(
P);return(0,i().requireAssetFiles)(c,r=>l.has(r)),c.map(({path:r})=>r)}},33816:function(H,f,n){Object.defineProperty(f,"\
__esModule",{value:!0}),f.differentFromIndex=S,f.isConcerned=g;function i(){const e=n(76760);return i=function(){return e},
e}function p(){const e=n(81456);return p=function(){return e},e}function $(){const e=n(64385);return $=function(){return e},
e}function d(){const e=n(18744);return d=function(){return e},e}function T(){const e=n(77680);return T=function(){return e},
e}function v(){const e=n(86191);return v=function(){return e},e}function m(){const e=n(41895);return m=function(){return e},
e}function E(){const e=n(4378);return E=function(){return e},e}function w(){const e=n(74238);return w=function(){return e},
e}function c(){const e=n(96681);return c=function(){return e},e}function P(){const e=n(53010);return P=function(){return e},
e}function l(){const e=n(93028);return l=function(){return e},e}function r(){const e=n(49232);return r=function(){return e},
e}async function g(e,a){const s=(0,i().resolve)(a.cwd,e.repo);try{const t=await(0,r().namedPolicy)(e.policy,a),h=async(y,o,O)=>{
if(O===void 0)return!0;const A=await S(O,["--cached"]);if(A.length===0)return!1;if(A.some(N=>N===w().POLICY_PATH||/(?:^|\/)package\.json$/.
test(N)))return!0;const{policy:j}=t??await(0,w().loadPolicy)(y,y.label);if(A.some((0,d().assetPathTest)(j)))return!0;const L=await F(
y,j,a);return A.some(N=>L.has(N))};return await(0,P().withSourceTree)(s,a.env,h,!0)}catch(t){if(t instanceof m().GateError)
return!0;throw t}}async function S(e,a=[]){const s=["diff",...a,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,c().
decodePieces)(await e.user(s,{env:{GIT_INDEX_FILE:e.index}}))}async function F(e,a,{platform:s}){const t=(0,d().assetPathTest)(
a),h=(0,p().assetLimits)(a.assets.max_file_bytes),y=E().Judge.by({policy:a,tree:e,changed:new Set,platform:s}),o=new Set;
for(const{kind:O,path:A}of e.files()){if(!(0,l().isRegular)(O)||!t(A))continue;const{assets:j}=(0,$().readAssetFile)(A,await e.
read(A),h);for(const L of j.filter(({type:N})=>N==="Gene")){const N=(0,T().validationCommands)(L);for(const{value:C}of N.
kind==="list"?N.entries:[]){const x=y.forFile(L.path),{reading:D}=await x.command(C);for(const J of(0,v().namedPaths)(D.
command,x.terms.cwd))o.add(J);for(const{path:J}of D.targets)J!==void 0&&o.add(J)}}}return o}},25966:function(H,f,n){Object.
defineProperty(f,"__esModule",{value:!0}),f.resolveRange=v;function i(){const l=n(41895);return i=function(){return l},l}
function p(){const l=n(24634);return p=function(){return l},l}function $(){const l=n(67397);return $=function(){return l},
l}function d(){const l=n(50598);return d=function(){return l},l}function T(){const l=n(34397);return T=function(){return l},
l}async function v(l,{base:r,head:g,worktree:S=!1,staged:F=!1}){if(S&&g!==void 0)throw new(i()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[e,
a]=await m([(0,d().resolveRevision)(l,g??"HEAD"),w(l,r)]);return{name:F?"index":S?"worktree":"range",directory:l.directory,
base:await(0,p().mergeBase)(l,a.commit,e),head:e,audited:S?await(F?T().snapshotIndex:T().snapshotWorktree)(l):e,policyCommit:a.
commit,baseRef:a.name,...a.defaultBranch&&{defaultBranch:a.defaultBranch},isFork:!1}}async function m(l){return await Promise.
allSettled(l),Promise.all(l)}const E=/^refs\/(?:heads|remotes\/origin)\//;async function w(l,r){const g=r===void 0?await(0,$().
defaultBranch)(l):await(0,d().resolveNamed)(l,r),{commit:S}=g,F=r==="HEAD"||r==="@"?await P(l):g.ref,e=F&&c(F);if(e===void 0)
return{commit:S,name:r??"HEAD"};const a=r===void 0?g:await(0,$().findDefaultBranch)(l),s=a?.ref&&c(a.ref);return{commit:S,
name:e,...a&&s&&{defaultBranch:{name:s,commit:a.commit}}}}function c(l){return E.test(l)?l.replace(E,""):void 0}async function P({
user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}},10154:function(H,f,n){Object.
defineProperty(f,"__esModule",{value:!0}),f.editedBy=a,f.fixTask=r,f.refuse=S,f.requireAssetFiles=F,f.requireOwnEdits=e;
function i(){const t=n(27199);return i=function(){return t},t}function p(){const t=n(81456);return p=function(){return t},
t}function $(){const t=n(64385);return $=function(){return t},t}function d(){const t=n(28894);return d=function(){return t},
t}function T(){const t=n(41895);return T=function(){return t},t}function v(){const t=n(52978);return v=function(){return t},
t}function m(){const t=n(77648);return m=function(){return t},t}function E(){const t=n(37075);return E=function(){return t},
t}function w(){const t=n(94274);return w=function(){return t},t}function c(){const t=n(47350);return c=function(){return t},
t}function P(){const t=n(88211);return P=function(){return t},t}function l(){const t=n(83026);return l=function(){return t},
t}async function r(t,h,y,{includes:o=()=>!0,policyRef:O,...A}){const{policy:j}=y.terms,L=(0,p().assetLimits)(j.assets.max_file_bytes),
N=[];for(const{path:J,bytes:u}of t){const I=(0,$().readAssetFile)(J,u,L);N.push(...await(0,l().findingsIn)(I,y,o))}const C=(0,E().
idsOf)(N),x=await(0,P().proposalOf)(h,C),D=(0,c().severityVerdict)(N,j.fail_on);return(0,v().agentTask)({...A,verdict:D,
next_actor:(0,w().nextActorOf)(D,N,j.fail_on),policy:{...O!==void 0&&{ref:O},profile:j.profile,fail_on:j.fail_on,...j.enforce!==
"block"&&{enforce:"report"}},findings:(0,m().reportFindings)(N,C),...x&&{fix:x},approval_digest:null})}const g="Nothing \
was changed. Run the gate on this commit, and use the task that it prints.";function S(t){throw new(T()).GateError("inpu\
t_invalid",`The task is refused: ${t}.`,g)}function F(t,h){for(const{path:y}of t)(0,d().isAuditLog)(y)&&S(`\`${y}\` is an\
 audit log, which only its owner edits`),h(y)||S(`\`${y}\` is not an asset file of this repository`)}function e(t,{files:h}){
const y=new Set(h.flatMap(O=>O.edits.map(s))),o=new Set(t.map(s));for(const O of t)y.has(s(O))||S(`\`gene-gate fix\` does \
not make the edit of \`${O.pointer}\` in \`${O.path}\` here`);for(const O of h.flatMap(A=>A.edits))o.has(s(O))||S(`it la\
cks the edit of \`${O.pointer}\` in \`${O.path}\`, which belongs to the others`)}function a(t){const h=new Set(t.map(({path:y,
pointer:o})=>`${y}#${(0,P().assetPointer)(o)}`));return({path:y,pointer:o})=>h.has(`${y}#${(0,i().pointerText)(o)}`)}function s({
path:t,pointer:h,old:y,new:o,files:O=[]}){const A=O.map(j=>[j.path,j.text]);return JSON.stringify([t,h,y,o,A])}},72988:function(H,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.writeFix=T;function i(){const c=n(51455);return i=function(){return c},
c}function p(){const c=n(76760);return p=function(){return c},c}function $(){const c=n(41895);return $=function(){return c},
c}function d(){const c=n(28765);return d=function(){return c},c}async function T(c,{files:P,scripts:l}){const r=await(0,i().
realpath)(c),g=P.filter(({before:S,after:F})=>S!==F);for(const{path:S,before:F}of g)await w(S,()=>m((0,p().join)(r,S),F));
for(const[S,F]of l)await w(S,()=>v((0,p().join)(r,S),F));for(const{path:S,before:F,after:e}of g)await w(S,()=>E((0,p().join)(
r,S),F,e))}async function v(c,P){const l=(0,p().dirname)(c);if(await(0,d().makeFolder)(l),await(0,i().realpath)(l)!==l)throw new Error(
"its directory is a symlink");try{await(0,i().writeFile)(c,P,{flag:"wx"})}catch(r){if(!(r.code==="EEXIST")||await(0,i().
readFile)(c,"utf8")!==P)throw r}}async function m(c,P){if(!(await(0,i().readFile)(c)).equals(Buffer.from(P)))throw new Error(
"it has changed in the meantime")}async function E(c,P,l){await m(c,P),await(0,d().replaceFile)(c,l,(await(0,i().stat)(c)).
mode)}async function w(c,P){try{await P()}catch(l){throw new($()).GateError("file_unreadable",`${c} cannot be written: ${l instanceof
Error?l.message:l}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:l})}}},52483:function(H,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.basePolicy=c,f.protectedBy=r,f.readerOf=l,f.resolvePolicyRef=S;function i(){
const a=n(41895);return i=function(){return a},a}function p(){const a=n(67617);return p=function(){return a},a}function $(){
const a=n(81961);return $=function(){return a},a}function d(){const a=n(74238);return d=function(){return a},a}function T(){
const a=n(24634);return T=function(){return a},a}function v(){const a=n(35720);return v=function(){return a},a}function m(){
const a=n(19674);return m=function(){return a},a}function E(){const a=n(67397);return E=function(){return a},a}function w(){
const a=n(50598);return w=function(){return a},a}async function c({policy:a,policyRef:s,readShared:t},h,y){const o=l(h,t),
O=a??await g(o,y);if(s===void 0)return O;const A=await S(h,s);return(0,$().stricterOf)(O,await o(A,`${s}:${d().POLICY_PATH}`),
s)}const P="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function l(a,s){
return async(t,h)=>(0,d().loadPolicy)(await(0,v().readTree)(a,t),t,{path:h,hint:P,readShared:s})}async function r({name:a,
commit:s},t,h){return(0,p().policyOfBranch)(await h(s,`${a}:${d().POLICY_PATH}`),t,a)}async function g(a,{policyCommit:s,
baseRef:t,defaultBranch:h}){const y=await a(s,d().POLICY_PATH);if(h===void 0)return y;if(h.name===t){const O=(0,p().policyOfBranch)(
y,t,t)??y;return O===y?y:(0,$().stricterOf)(y,O,`branches.${t}`)}const o=await r(h,t,a);return o===void 0||y.source==="d\
efault"?o??y:(0,$().stricterOf)(y,o,h.name)}async function S(a,s){const t=s.replace(/^refs\/heads\//,"");try{return(0,E().
isObjectId)(t)?await(0,w().resolveRevision)(a,t):await F(a,t)??await(0,w().resolveRevision)(a,s)}catch(h){throw h instanceof
i().GateError&&h.code==="ref_ambiguous"?h:e(s,h)}}async function F(a,s){const t=`refs/remotes/origin/${s}`,[h,y]=await(0,E().
lookUpCommits)(a,[t,`refs/heads/${s}`]);if(h!==void 0)return h;try{if(!await(0,m().branchAtOrigin)(a,s))return}catch(o){
if(y!==void 0)return y;throw o}return await(0,T().requireCommits)(a,[t],[(0,m().fetched)(s)]),(await(0,E().lookUpCommits)(
a,[t]))[0]}function e(a,s){const t=s instanceof i().GateError&&s.code==="git_failed"?`: ${s.message}`:"";return new(i()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(a)} is not a branch of origin or a revision in this clone${t}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:s})}},28765:function(H,f,n){Object.defineProperty(
f,"__esModule",{value:!0}),f.makeFolder=T,f.replaceFile=d;function i(){const m=n(77598);return i=function(){return m},m}
function p(){const m=n(51455);return p=function(){return m},m}function $(){const m=n(76760);return $=function(){return m},
m}async function d(m,E,w){const c=`${m}.${(0,i().randomUUID)()}.tmp`;try{await(0,p().writeFile)(c,E,{flag:"wx",mode:w}),
await(0,p().rename)(c,m)}finally{await(0,p().rm)(c,{force:!0})}}async function T(m){await v(m)||((0,$().dirname)(m)!==m&&
await T((0,$().dirname)(m)).catch(()=>{}),await(0,p().mkdir)(m).catch(async E=>{if(!await v(m))throw E}))}async function v(m){
return(0,p().stat)(m).then(E=>E.isDirectory(),()=>!1)}},54078:function(H,f,n){Object.defineProperty(f,"__esModule",{value:!0}),
f.firstProblem=$;function i(){const d=n(7723);return i=function(){return d},d}function p(d){return d.map(T=>typeof T=="n\
umber"?`[${T}]`:`.${String(T)}`).join("").replace(/^\./,"")}function $(d){return d instanceof i().ZodError?`\`${p(d.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function(H,f,n){Object.defineProperty(
f,"__esModule",{value:!0}),f.byHarm=p;function i(){const d=n(39763);return i=function(){return d},d}function p(d,T){return $(
d)-$(T)}function $({severity:d,harm:T="bookkeeping",suppressed:v}){return((v?2:+(d==="notice"))*i().HARMS.length+i().HARMS.
indexOf(T))*i().SEVERITIES.length+i().SEVERITIES.indexOf(d)}},9819:function(H,f,n){Object.defineProperty(f,"__esModule",
{value:!0}),f.proposalSchema=f.judgedEditSchema=f.editSchema=void 0;function i(){const m=n(7723);return i=function(){return m},
m}function p(){const m=n(99462);return p=function(){return m},m}const $=i().array(i().object({path:i().string(),text:i().
string()})).exactOptional().describe("New files that the new commands run."),d=f.editSchema=i().object({path:i().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:i().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:i().string(),new:i().array(i().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:$,fix:i().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),T=f.judgedEditSchema=
i().object({finding:p().findingIdSchema.describe("The id of the finding that the edit resolves."),path:i().string().describe(
"The asset file."),pointer:i().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:i().string(),new:i().array(i().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:$,after:i().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),v=f.proposalSchema=i().object({edits:i().array(T),
patch:i().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},67617:function(H,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.policyOfBranch=v;function i(){const w=n(41330);return i=function(){return w},
w}function p(){const w=n(41895);return p=function(){return w},w}function $(){const w=n(81961);return $=function(){return w},
w}function d(){const w=n(74238);return d=function(){return w},w}function T(){const w=n(11160);return T=function(){return w},
w}function v(w,c,P){const{branches:l,...r}=w.policy,g=Object.entries(l).filter(([e])=>m(e,c));if(g.length===0&&c!==P)return;
const S={...r,branches:{}},F=g.map(([,e])=>T().policySchema.parse((0,T().withEntry)(S,e))).reduce((e,a)=>e?E(e,a,c):a,void 0);
return F===void 0?w:{...w,policy:F,digest:(0,d().digestPolicy)(F)}}function m(w,c){return w===c||i().default.isMatch(c,w,
{dot:!0,nonegate:!0})}function E(w,c,P){const l=(0,$().combine)(w,c);if("policy"in l)return l.policy;throw new(p()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(P)} differ in ${l.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}},
19674:function(H,f){Object.defineProperty(f,"__esModule",{value:!0}),f.branchAtOrigin=p,f.fetched=i,f.isRemoteOf=n;async function n(d,{
owner:T,repo:v}){return(await $(d)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${T}/${v}`.toLowerCase()}function i(d){return`+refs/heads/${d}:refs/remotes/origin/${d}`}async function p(d,T){if(await $(
d)==="")return!1;const v=`refs/heads/${T}`;return(await d.user(["ls-remote","--","origin",v])).toString().split(`
`).some(E=>E.endsWith(`	${v}`))}async function $({user:d}){return(await d(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(H,f,n){Object.defineProperty(f,"__esModule",{value:!0}),f.resolveNamed=c,f.resolveRevision=
w;function i(){const e=n(41895);return i=function(){return e},e}function p(){const e=n(3051);return p=function(){return e},
e}function $(){const e=n(24634);return $=function(){return e},e}function d(){const e=n(67397);return d=function(){return e},
e}const T=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,v=/^(.*?)((?:[~^]\d*)*)$/s,m=/(?:^|-g)([0-9a-f]{4,64})$/i,E=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(e,a){return(await c(e,a)).commit}async function c(e,a){if(T.test(a))throw new(i()).GateError("ref_not_f\
ound",`${JSON.stringify(a)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,s="",t=""]=v.exec(a)??[],h=await l(e,s==="@"?"HEAD":s),[y,...o]=[...new Set(h.map(({commit:A})=>A))];if(y===
void 0)throw(0,d().unknownRevision)(a,await P(e,s));if(o.length>0)throw F(s,h);if(t===""){const[A,...j]=h.flatMap(L=>L.ref??
[]);return{commit:y,...A!==void 0&&j.length===0&&{ref:A}}}const[O]=await(0,d().peelToCommits)(e,[`${y}${t}`]);if(O===void 0)
throw(0,d().unknownRevision)(a);return{commit:O}}async function P({user:e},a){const t=(await e(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(h=>h.replace(/^refs\/(?:heads|remotes)\//,"")).filter(h=>h!==""&&!h.endsWith("/HEAD"));return t.find(h=>h.endsWith(
`/${a}`))??(0,p().nearestName)(a,t)}async function l(e,a){if(a==="HEAD"||(0,d().isObjectId)(a.toLowerCase())){const[o]=await(0,d().
lookUpCommits)(e,[a]);if(o!==void 0)return[{name:a,commit:o}];if(a==="HEAD")return[]}const s=a.startsWith("refs/"),h=[...await(0,d().
readRefs)(e,s?[a]:r(a))].map(([o,{id:O,target:A}])=>({name:o,id:O,ref:A}));s||h.push(...await g(e,a),...await S(e,a));const y=await(0,d().
peelToCommits)(e,h.map(({id:o})=>o));return h.flatMap(({id:o,...O},A)=>{const j=y[A];return j===void 0?[]:[{...O,commit:j}]})}
function r(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(s=>`${s}${e}`),`refs/remotes/${e}/HEAD`]}
async function g({user:e},a){if(!E.test(a))return[];const s=await e(["rev-parse","--verify","--quiet",a],{accept:[1]});return s.
length===0?[]:[{name:a,id:s.toString().trim()}]}async function S({objects:e},a){const[,s]=m.exec(a)??[];return s===void 0?
[]:(await e(["rev-parse",`--disambiguate=${s.toLowerCase()}`])).toString().split(`
`).filter(d().isObjectId).map(y=>({name:y,id:y}))}function F(e,a){const s=a.map(({name:t,commit:h})=>t===h?`commit ${h}`:
`${t} (${(0,$().short)(h)})`);return new(i()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${s.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},73849:function(H,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.agentTaskSchema=f.AGENT_TASK_VERSION=void 0,f.readAgentTask=r;function i(){
const g=n(7723);return i=function(){return g},g}function p(){const g=n(41895);return p=function(){return g},g}function $(){
const g=n(54078);return $=function(){return g},g}function d(){const g=n(9819);return d=function(){return g},g}function T(){
const g=n(99462);return T=function(){return g},g}function v(){const g=n(13970);return v=function(){return g},g}const m=f.
AGENT_TASK_VERSION="1.0.0",E=i().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),w=T().findingIdSchema.exactOptional().describe(
"The id of the finding; absent if the report is from a version without ids."),c=i().object({finding:w,rule:i().string(),
path:i().string().exactOptional(),line:i().int().min(1).exactOptional(),message:i().string(),remedy:i().string()}),P=i().
object({finding:w,why:i().string(),needs:i().string().describe("What the person does, such as an approval and its digest\
.")}),l=f.agentTaskSchema=i().object({type:i().literal("AgentTask"),schema_version:i().literal(m),next_actor:v().nextActorSchema.
describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, t\
hen run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:v().verdictSchema,
error:i().object({code:i().string(),message:i().string(),hint:i().string()}).optional(),head_sha:E.nullable().describe("\
The commit that the task is about."),base_sha:E.nullable(),policy:i().object({ref:i().string().exactOptional(),profile:i().
string()}).nullable().describe("The commit whose policy applies, and the profile."),edits:i().array(d().judgedEditSchema).
describe("What `gene-gate fix --apply` changes; the new commands are judged already."),todo:i().array(c).describe("Findi\
ngs that fail the gate and that no edit resolves: change the files yourself."),human:i().array(P).describe("Findings tha\
t only a person resolves."),must_not:i().array(i().string()).describe("What the agent does not do, whatever the findings\
 are."),patch:i().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:i().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe(
"AgentTask: what the agent that wrote a change does next");function r(g,S){try{return l.parse(JSON.parse(g.toString("utf\
8")))}catch(F){throw new(p()).GateError("input_invalid",`${S} is not an AgentTask of this version: ${(0,$().firstProblem)(
F)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:F})}}},52978:function(H,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.AGENT_TASK_FILE=f.AGENT_PATCH_FILE=void 0,f.agentTask=e,f.renderAgentTask=
r,f.renderTask=g;function i(){const o=n(1395);return i=function(){return o},o}function p(){const o=n(28894);return p=function(){
return o},o}function $(){const o=n(38863);return $=function(){return o},o}function d(){const o=n(78261);return d=function(){
return o},o}function T(){const o=n(39231);return T=function(){return o},o}function v(){const o=n(13580);return v=function(){
return o},o}function m(){const o=n(94274);return m=function(){return o},o}function E(){const o=n(47350);return E=function(){
return o},o}function w(){const o=n(10289);return w=function(){return o},o}function c(){const o=n(73849);return c=function(){
return o},o}const P=f.AGENT_TASK_FILE="agent-task.json",l=f.AGENT_PATCH_FILE="agent-task.patch";function r(o){return g(e(
o))}function g(o){return`{
${Object.entries(c().agentTaskSchema.parse(o)).map(([A,j])=>{const N=Array.isArray(j)&&j.length>0?`[
${j.map(w().jsonLine).join(`,
`)}
]`:(0,w().jsonLine)(j);return`${JSON.stringify(A)}: ${N}`}).join(`,
`)}
}
`}const S=new Set(["approval-missing","gate-approval-missing"]),F=new Set([...S,...i().NEEDS_PERSON]);function e(o){const{
verdict:O,next_actor:A,error:j,head_sha:L,base_sha:N,policy:C,findings:x,fix:D}=o,J=A==="done"?a:s(o),u=x.filter(R=>J(R)||
a(R)).sort(d().byHarm),I=new Set(u.filter(m().isForHuman)),G=t(D?.edits??[]);return{type:"AgentTask",schema_version:c().
AGENT_TASK_VERSION,next_actor:A,verdict:O,...j&&{error:j},head_sha:L,base_sha:N,policy:C&&{...C.ref!==void 0&&{ref:C.ref},
profile:C.profile},edits:D?.edits??[],todo:u.filter(R=>!I.has(R)&&!G(R)).map(({id:R,rule:M,message:W,remedy:b,location:B})=>({
...R!==void 0&&{finding:R},rule:M,...B&&{path:B.path,line:B.line},message:W,remedy:b})),human:[...I].map(R=>({...R.id!==
void 0&&{finding:R.id},why:R.message,needs:h(R,o)})),must_not:T().MUST_NOT,patch:D?.patch??null,verify:y(o,u)}}function a({
rule:o,severity:O,suppressed:A}){return(0,v().ruleOf)(o)?.advice===!0&&O==="warning"&&!A}function s({policy:o,findings:O}){
const A=o?.fail_on??"error",j=O.some(({rule:L})=>L==="gate-approval-missing")?F:S;return L=>!L.suppressed&&((0,E().isBlocking)(
L,A)||j.has(L.rule))}function t(o){const O=new Set(o.map(({finding:j})=>j)),A=new Set(o.map(({path:j,old:L})=>JSON.stringify(
[j,L])));return({id:j,subject:L,location:N})=>O.has(j)||A.has(JSON.stringify([N?.path,L?.command]))}function h({rule:o,remedy:O,
location:A},{approval_digest:j}){return j!==null&&F.has(o)?`${O} The approval digest is ${j}.`:A&&(0,p().isAuditLog)(A.path)?
`${O} Only the process that owns the audit log writes to it.`:O}function y({policy:o,base_sha:O,event:A},j){const L=o?.ref??
O,N=j.some(({layer:C})=>C==="run");return[`${$().COMMAND} check --worktree`,...A?.name==="index"?["--staged"]:[],...N?[]:
["--no-run"],...o?.enforce==="report"?["--block"]:[],...L?[`--base ${L}`]:[]].join(" ")}},94274:function(H,f,n){Object.defineProperty(
f,"__esModule",{value:!0}),f.isForHuman=d,f.nextActorOf=T;function i(){const v=n(28894);return i=function(){return v},v}
function p(){const v=n(13580);return p=function(){return v},v}function $(){const v=n(47350);return $=function(){return v},
v}function d({rule:v,location:m,danger:E}){return E!==void 0||(0,p().ruleOf)(v)?.actor==="human"||m!==void 0&&(0,i().isAuditLog)(
m.path)}function T(v,m,E){switch(v){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":
return"human";case"fail":return m.some(w=>(0,$().isBlocking)(w,E)&&!d(w))?"agent":"human"}}}};
