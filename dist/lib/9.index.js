"use strict";exports.id=9,exports.ids=[9],exports.modules={23423:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.readAppendedLog=
g,u.readRecords=A,u.readUntouchedLog=w;function i(){const e=n(23404);return i=function(){return e},e}function p(){const e=n(
26040);return p=function(){return e},e}function S(){const e=n(27199);return S=function(){return e},e}function f(){const e=n(
64385);return f=function(){return e},e}function v(){const e=n(78114);return v=function(){return e},e}function O(){const e=n(
86581);return O=function(){return e},e}function l(){const e=n(94534);return l=function(){return e},e}function E(){const e=n(
28894);return E=function(){return e},e}async function w(e,{path:t,size:d=0},m){if(d>E().MAX_LOG_BYTES)return $(t,d);try{
return A(t,await e.read(t,E().MAX_LOG_BYTES),m)}catch(r){return(0,f().unreadFile)(t,r)}}async function g(e,t,{path:d,size:m=0},r){
if(!(m>E().MAX_LOG_BYTES))try{const[y,b]=await Promise.all([e.read(d,E().MAX_LOG_BYTES),t.read(d,E().MAX_LOG_BYTES)]),T=(0,E().
continuationOf)(y,b);if(T.kind==="rewritten")return;const{from:R}=T,C=A(d,b.subarray(0,R),r),I=(0,E().countLines)(b,R)+1,
B=N(d,b.subarray(R),r,I);return{kept:C,appended:a(B,C)}}catch(y){return{kept:{path:d,assets:[],problems:[]},appended:(0,f().
unreadFile)(d,y)}}}function N(e,t,d,m){return t.length>d.maxBytes?(0,f().tooLargeFile)(e,t.length,d):(0,f().readAssetFile)(
e,t,d,m)}function a(e,t){if(e.assets.length===0)return e;const d=new Map(t.assets.map(r=>[`${r.type} ${r.id}`,r])),m=e.assets.
flatMap(r=>{const y=d.get(`${r.type} ${r.id}`);if(y===void 0||r.id.startsWith("#"))return[];if((0,i().canonicalize)(r.value)===
(0,i().canonicalize)(y.value)){const T=`${r.type} ${JSON.stringify(r.id)}, 2 times`;return[{rule:"duplicate-copy",location:r.
locate(),detail:T,id:r.id}]}const b=`${r.type} ${JSON.stringify(r.id)}, first at line ${y.locate().line}, column 1`;return[
{rule:"duplicate-id",location:r.locate(),detail:b,id:r.id}]});return{...e,problems:[...e.problems,...m]}}function $(e,t){
return{path:e,assets:[],problems:[],unread:`${t} bytes, of at most ${E().MAX_LOG_BYTES}`}}const c=10;function A(e,t,d){const m=P(
t,d.maxBytes),r=t.subarray(m),y=(0,E().countLines)(t,m)+1,b=h(e,r,y),T=b?{path:e,assets:b,problems:[]}:(0,f().readAssetFile)(
e,r,d,y),R=T.problems.find(({rule:B})=>v().UNREAD.has(B))?.detail,C=m>0?`only the newest ${r.length} of ${t.length} byte\
s`:void 0,I=R??C;return{...T,...I!==void 0&&{unread:I}}}function P(e,t){if(e.length<=t)return 0;const d=e.indexOf(c,e.length-
t-1);return d<0?e.length:d+1}function h(e,t,d){const{text:m,complete:r}=(0,l().decodeUtf8)(t);if(!r)return;const y=[];let b=d;
for(let T=0;T<m.length;b+=1){const R=m.indexOf(`
`,T),C=R<0?m.length:R,I=m.slice(T,C);if(T=C+1,I.trim()==="")continue;const B=o(I);if(B===void 0||(0,O().hasAssetLists)(B))
return;const{type:G}=B;if((0,O().isAssetType)(G)){const[s,j]=[b,y.length];y.push({type:G,id:(0,f().declaredId)(B)??`#${j+
1}`,path:e,value:B,pointer:[j],locate:()=>({path:e,line:s,column:1})})}else if(!(0,O().isCompanion)(G))return}return y}function o(e){
const t=(0,p().attempt)(()=>JSON.parse(e));return(0,S().isJsonObject)(t)?t:void 0}}),3876:((x,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.readFixedChange=g,u.requireStaged=N;function i(){const c=n(27199);return i=function(){return c},
c}function p(){const c=n(70237);return p=function(){return c},c}function S(){const c=n(53315);return S=function(){return c},
c}function f(){const c=n(25966);return f=function(){return c},c}function v(){const c=n(52483);return v=function(){return c},
c}function O(){const c=n(41895);return O=function(){return c},c}function l(){const c=n(35720);return l=function(){return c},
c}function E(){const c=n(96681);return E=function(){return c},c}function w(){const c=n(213);return w=function(){return c},
c}async function g(c,{base:A,staged:P},h){if(c===void 0)throw new(O()).GateError("usage","`--base` needs a git repositor\
y.","Remove it, or use --repo with a repository.");const o=await(0,f().resolveRange)(c,{base:A,worktree:!0,staged:P}),e=await(0,v().
basePolicy)({...h&&{policy:h}},c,o),t=await(0,l().readTree)(c,o.base),d=await(0,l().readTree)(c,o.audited),m=await(0,w().
readChange)(c,o.base,o.audited),y=(await(0,p().collectAssets)({baseTree:t,headTree:d,change:m,policy:e.policy})).changes.
filter(({kind:T})=>T!=="removed"),b=new Set(y.map(({asset:T})=>$(T)));return{policy:e,base:o.base,baseTree:t,changed:new Set(
m.files.flatMap(S().namesOf)),paths:new Set(y.map(({asset:T})=>T.path)),includes:T=>b.has($(T))}}async function N(c,A,P){
const h={GIT_INDEX_FILE:c.index},o=await c.user(a,{env:h}),e=new Set([...(0,E().splitNul)(o)].map(E().decodePath)),t=P.find(
d=>e.has(d)||A.stat(d)===void 0);if(t!==void 0)throw new(O()).GateError("checkout_differs",`${t} has changes that are no\
t staged.`,"Stage them (git add) or put them away (git stash --keep-index).")}const a=["diff","--name-only","--no-rename\
s","--no-ext-diff","-z"];function $({path:c,pointer:A}){return`${c}#${(0,i().pointerText)(A)}`}}),20171:((x,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.fixVerb=void 0;function i(){const s=n(76760);return i=function(){return s},s}
function p(){const s=n(63314);return p=function(){return s},s}function S(){const s=n(18744);return S=function(){return s},
s}function f(){const s=n(62130);return f=function(){return s},s}function v(){const s=n(10154);return v=function(){return s},
s}function O(){const s=n(75459);return O=function(){return s},s}function l(){const s=n(83026);return l=function(){return s},
s}function E(){const s=n(72988);return E=function(){return s},s}function w(){const s=n(41895);return w=function(){return s},
s}function g(){const s=n(4378);return g=function(){return s},s}function N(){const s=n(81961);return N=function(){return s},
s}function a(){const s=n(74238);return a=function(){return s},s}function $(){const s=n(48741);return $=function(){return s},
s}function c(){const s=n(53010);return c=function(){return s},s}function A(){const s=n(52978);return A=function(){return s},
s}function P(){const s=n(10289);return P=function(){return s},s}function h(){const s=n(50427);return h=function(){return s},
s}function o(){const s=n(99944);return o=function(){return s},s}function e(){const s=n(3876);return e=function(){return s},
s}function t(){const s=n(71539);return t=function(){return s},s}function d(){const s=n(49232);return d=function(){return s},
s}function m(){const s=n(82256);return m=function(){return s},s}const r=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,y=(s,j)=>new(p()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(p()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,m().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",r).action(async(L,M)=>j(await b(L,M,s)));u.fixVerb=y;async function b(s,j,L){
const M=(0,i().resolve)(L.cwd,j.repo??"."),F=await(0,t().readTask)(j.apply,s,L);if(F&&F.edits.length===0)return T(F,L);const{
staged:J=!1}=j,Z=async(H,U,V)=>{if(V===void 0&&(j.repo!==void 0||J))throw new(w()).GateError("not_a_repository",`${M} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const Q=await(0,d().namedPolicy)(j.policy,L),en=V?await(0,t().headOf)(V):null;F&&(0,t().requireSameCommit)(F,en);const q=j.
base??F?.policy?.ref,k=q===void 0?void 0:await(0,e().readFixedChange)(V,{base:q,staged:J},Q),W=k?.policy??Q??await(0,a().
loadPolicy)(H,H.label),{policy:D}=(0,N().tightenPolicy)(W,(0,t().profileOf)(F)),Y=F?(0,t().filesOf)(F,(0,S().assetPathsIn)(
H,D)):s.length===0?(0,m().storeFiles)(H,D,M):await Promise.all(s.map(z=>R(U,z,L))),X=k&&!F?Y.filter(z=>k.paths.has(z)):Y;
V&&J&&await(0,e().requireStaged)(V,H,X);const{platform:_,signal:nn}=L,tn=await C(U,new Set(X)),on=g().Judge.by({policy:D,
tree:H,...k&&{base:k.baseTree},changed:k?.changed??new Set,platform:_,signal:nn}),rn={identity:j.identity??!1,...k&&{includes:k.
includes},...F&&{includes:(0,v().editedBy)(F.edits)}},K=await(0,f().fixFiles)(tn,on,rn);if(F&&(0,v().requireOwnEdits)(F.
edits,K),j.format==="json"){const z=await(0,v().fixTask)(tn,K,on,{...rn,...J&&{event:{name:"index"}},head_sha:en,base_sha:k?.
base??null,policyRef:k?.policy.ref});L.print((0,A().renderTask)(z),"json")}else j.write||L.print((0,O().patchText)(K));return j.
write&&await(0,E().writeFix)(U,K),L.note(await I(K,j.write??!1,L)),K.files.some(({left:z})=>z.length>0)||!j.write&&K.files.
some(G)?1:0};return(0,c().withSourceTree)(M,L.env,Z,J)}function T({next_actor:s,todo:j,human:L},M){const F=j.length+L.length;
return M.note(`The task has no edits, and ${F===0?"nothing":F} to do by hand.
`),s==="done"?0:1}async function R(s,j,L){const M=await(0,o().pathInRoot)(j,{root:s},L);if(M.split("/")[0]!==".."&&!(0,i().
isAbsolute)(M))return M||".";throw new(w()).GateError("usage",`${(0,i().resolve)(L.cwd,j)} is not in ${s}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function C(s,j){const L=(0,$().folderTree)(s);return Promise.
all([...j].map(async M=>({path:M,bytes:await L.read(M)})))}async function I({files:s,scripts:j,judgeOf:L},M,{columns:F}){
const J=s.map(async W=>{const{path:D,steps:Y}=W,X=await(0,l().withProposals)(W.left,L(D)),_=[...new Set(Y)].map(nn=>`  ${Y.
filter(tn=>tn===nn).length} \xD7 ${nn}`);return _.length===0&&X.length===0?[]:[(0,P().terminal)(D),..._,...X.length===0?
[]:["  Not fixed:",...(0,l().describeUnfixed)(X)]]}),Z=(await Promise.all(J)).flat(),H=s.filter(G).length,U=`${H} of ${s.
length}; new scripts: ${j.length}`,V=`Asset files ${M?"written":"to change"}: ${U}.`,Q=H>0&&!M?" Run with --write to app\
ly.":"",q=s.some(({edits:W})=>W.some(B))?" New commands: accepted; not run.":"";return`${[...Z,V+Q+q].flatMap(W=>{const D=/^ */.
exec(W)?.[0]??"",Y=F-D.length;return(0,h().wrap)(W.slice(D.length),Y,Number.POSITIVE_INFINITY).map(X=>D+X)}).join(`
`)}
`}function B({pointer:s,new:j}){return s?.endsWith("/asset_id")===!1&&j.length>0}function G({before:s,after:j}){return s!==
j}}),71539:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.filesOf=N,u.headOf=g,u.profileOf=E,u.readTask=l,
u.requireSameCommit=w;function i(){const a=n(10154);return i=function(){return a},a}function p(){const a=n(41895);return p=
function(){return a},a}function S(){const a=n(73388);return S=function(){return a},a}function f(){const a=n(80068);return f=
function(){return a},a}function v(){const a=n(50598);return v=function(){return a},a}function O(){const a=n(73849);return O=
function(){return a},a}async function l(a,$,c){if(a!==void 0){if($.length>0)throw new(p()).GateError("usage","`--apply` \
does not take files: the edits of the task name them.","Remove the files.");return(0,O().readAgentTask)(await c.readInput(
a),(0,S().inputName)(a))}}function E(a){const $=f().PROFILE_NAMES.find(c=>c===a?.policy?.profile);return $===void 0?{}:{
profile:$}}function w({head_sha:a},$){$===null&&(0,i().refuse)("the working tree has no commit"),a!==$&&(0,i().refuse)(`\
it is about the commit ${a??"(none)"}, and the working tree is at ${$}`)}async function g(a){try{return await(0,v().resolveRevision)(
a,"HEAD")}catch($){if($ instanceof p().GateError&&$.code==="ref_not_found")return null;throw $}}function N({edits:a},$){
const c=new Set($);return(0,i().requireAssetFiles)(a,A=>c.has(A)),a.map(({path:A})=>A)}}),25966:((x,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=O;function i(){const a=n(41895);return i=function(){return a},a}function p(){const a=n(
24634);return p=function(){return a},a}function S(){const a=n(67397);return S=function(){return a},a}function f(){const a=n(
50598);return f=function(){return a},a}function v(){const a=n(34397);return v=function(){return a},a}async function O(a,{
base:$,head:c,worktree:A=!1,staged:P=!1}){if(A&&c!==void 0)throw new(i()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[h,o]=await l([(0,f().resolveRevision)(
a,c??"HEAD"),w(a,$)]);return{name:P?"index":A?"worktree":"range",directory:a.directory,base:await(0,p().mergeBase)(a,o.commit,
h),head:h,audited:A?await(P?v().snapshotIndex:v().snapshotWorktree)(a):h,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&
{defaultBranch:o.defaultBranch},isFork:!1}}async function l(a){return await Promise.allSettled(a),Promise.all(a)}const E=/^refs\/(?:heads|remotes\/origin)\//;
async function w(a,$){const c=$===void 0?await(0,S().defaultBranch)(a):await(0,f().resolveNamed)(a,$),{commit:A}=c,P=$===
"HEAD"||$==="@"?await N(a):c.ref,h=P&&g(P);if(h===void 0)return{commit:A,name:$??"HEAD"};const o=$===void 0?c:await(0,S().
findDefaultBranch)(a),e=o?.ref&&g(o.ref);return{commit:A,name:h,...o&&e&&{defaultBranch:{name:e,commit:o.commit}}}}function g(a){
return E.test(a)?a.replace(E,""):void 0}async function N({user:a}){return(await a(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),10154:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.editedBy=o,u.fixTask=$,u.
refuse=A,u.requireAssetFiles=P,u.requireOwnEdits=h;function i(){const t=n(27199);return i=function(){return t},t}function p(){
const t=n(81456);return p=function(){return t},t}function S(){const t=n(64385);return S=function(){return t},t}function f(){
const t=n(28894);return f=function(){return t},t}function v(){const t=n(41895);return v=function(){return t},t}function O(){
const t=n(52978);return O=function(){return t},t}function l(){const t=n(77648);return l=function(){return t},t}function E(){
const t=n(37075);return E=function(){return t},t}function w(){const t=n(94274);return w=function(){return t},t}function g(){
const t=n(47350);return g=function(){return t},t}function N(){const t=n(88211);return N=function(){return t},t}function a(){
const t=n(83026);return a=function(){return t},t}async function $(t,d,m,{includes:r=()=>!0,policyRef:y,...b}){const{policy:T}=m.
terms,R=(0,p().assetLimits)(T.assets.max_file_bytes),C=[];for(const{path:s,bytes:j}of t){const L=(0,S().readAssetFile)(s,
j,R);C.push(...await(0,a().findingsIn)(L,m,r))}const I=(0,E().idsOf)(C),B=await(0,N().proposalOf)(d,I),G=(0,g().severityVerdict)(
C,T.fail_on);return(0,O().agentTask)({...b,verdict:G,next_actor:(0,w().nextActorOf)(G,C,T.fail_on),policy:{...y!==void 0&&
{ref:y},profile:T.profile,fail_on:T.fail_on,...T.enforce!=="block"&&{enforce:"report"}},findings:(0,l().reportFindings)(
C,I),...B&&{fix:B},approval_digest:null})}const c="Nothing was changed. Run the gate on this commit, and use the task th\
at it prints.";function A(t){throw new(v()).GateError("input_invalid",`The task is refused: ${t}.`,c)}function P(t,d){for(const{
path:m}of t)(0,f().isAuditLog)(m)&&A(`\`${m}\` is an audit log, which only its owner edits`),d(m)||A(`\`${m}\` is not an \
asset file of this repository`)}function h(t,{files:d}){const m=new Set(d.flatMap(y=>y.edits.map(e))),r=new Set(t.map(e));
for(const y of t)m.has(e(y))||A(`\`gene-gate fix\` does not make the edit of \`${y.pointer}\` in \`${y.path}\` here`);for(const y of d.
flatMap(b=>b.edits))r.has(e(y))||A(`it lacks the edit of \`${y.pointer}\` in \`${y.path}\`, which belongs to the others`)}
function o(t){const d=new Set(t.map(({path:m,pointer:r})=>`${m}#${(0,N().assetPointer)(r)}`));return({path:m,pointer:r})=>d.
has(`${m}#${(0,i().pointerText)(r)}`)}function e({path:t,pointer:d,old:m,new:r,files:y=[]}){const b=y.map(T=>[T.path,T.text]);
return JSON.stringify([t,d,m,r,b])}}),72988:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.writeFix=v;function i(){
const g=n(51455);return i=function(){return g},g}function p(){const g=n(76760);return p=function(){return g},g}function S(){
const g=n(41895);return S=function(){return g},g}function f(){const g=n(28765);return f=function(){return g},g}async function v(g,{
files:N,scripts:a}){const $=await(0,i().realpath)(g),c=N.filter(({before:A,after:P})=>A!==P);for(const{path:A,before:P}of c)
await w(A,()=>l((0,p().join)($,A),P));for(const[A,P]of a)await w(A,()=>O((0,p().join)($,A),P));for(const{path:A,before:P,
after:h}of c)await w(A,()=>E((0,p().join)($,A),P,h))}async function O(g,N){const a=(0,p().dirname)(g);if(await(0,f().makeFolder)(
a),await(0,i().realpath)(a)!==a)throw new Error("its directory is a symlink");try{await(0,i().writeFile)(g,N,{flag:"wx"})}catch($){
if(!($.code==="EEXIST")||await(0,i().readFile)(g,"utf8")!==N)throw $}}async function l(g,N){if(!(await(0,i().readFile)(g)).
equals(Buffer.from(N)))throw new Error("it has changed in the meantime")}async function E(g,N,a){await l(g,N),await(0,f().
replaceFile)(g,a,(await(0,i().stat)(g)).mode)}async function w(g,N){try{await N()}catch(a){throw new(S()).GateError("fil\
e_unreadable",`${g} cannot be written: ${a instanceof Error?a.message:a}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:a})}}}),52483:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.basePolicy=g,u.
protectedBy=$,u.readerOf=a,u.resolvePolicyRef=A;function i(){const o=n(41895);return i=function(){return o},o}function p(){
const o=n(67617);return p=function(){return o},o}function S(){const o=n(81961);return S=function(){return o},o}function f(){
const o=n(74238);return f=function(){return o},o}function v(){const o=n(24634);return v=function(){return o},o}function O(){
const o=n(35720);return O=function(){return o},o}function l(){const o=n(19674);return l=function(){return o},o}function E(){
const o=n(67397);return E=function(){return o},o}function w(){const o=n(50598);return w=function(){return o},o}async function g({
policy:o,policyRef:e,readShared:t},d,m){const r=a(d,t),y=o??await c(r,m);if(e===void 0)return y;const b=await A(d,e);return(0,S().
stricterOf)(y,await r(b,`${e}:${f().POLICY_PATH}`),e)}const N="Fix the file on the base branch. `gene-gate schema policy\
` prints every key with its meaning.";function a(o,e){return async(t,d)=>(0,f().loadPolicy)(await(0,O().readTree)(o,t),t,
{path:d,hint:N,readShared:e})}async function $({name:o,commit:e},t,d){return(0,p().policyOfBranch)(await d(e,`${o}:${f().
POLICY_PATH}`),t,o)}async function c(o,{policyCommit:e,baseRef:t,defaultBranch:d}){const m=await o(e,f().POLICY_PATH);if(d===
void 0)return m;if(d.name===t){const y=(0,p().policyOfBranch)(m,t,t)??m;return y===m?m:(0,S().stricterOf)(m,y,`branches.${t}`)}
const r=await $(d,t,o);return r===void 0||m.source==="default"?r??m:(0,S().stricterOf)(m,r,d.name)}async function A(o,e){
const t=e.replace(/^refs\/heads\//,"");try{return(0,E().isObjectId)(t)?await(0,w().resolveRevision)(o,t):await P(o,t)??await(0,w().
resolveRevision)(o,e)}catch(d){throw d instanceof i().GateError&&d.code==="ref_ambiguous"?d:h(e,d)}}async function P(o,e){
const t=`refs/remotes/origin/${e}`,[d,m]=await(0,E().lookUpCommits)(o,[t,`refs/heads/${e}`]);if(d!==void 0)return d;try{
if(!await(0,l().branchAtOrigin)(o,e))return}catch(r){if(m!==void 0)return m;throw r}return await(0,v().requireCommits)(o,
[t],[(0,l().fetched)(e)]),(await(0,E().lookUpCommits)(o,[t]))[0]}function h(o,e){const t=e instanceof i().GateError&&e.code===
"git_failed"?`: ${e.message}`:"";return new(i()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a br\
anch of origin or a revision in this clone${t}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:e})}}),28765:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.makeFolder=v,u.replaceFile=f;function i(){
const l=n(77598);return i=function(){return l},l}function p(){const l=n(51455);return p=function(){return l},l}function S(){
const l=n(76760);return S=function(){return l},l}async function f(l,E,w){const g=`${l}.${(0,i().randomUUID)()}.tmp`;try{
await(0,p().writeFile)(g,E,{flag:"wx",mode:w}),await(0,p().rename)(g,l)}finally{await(0,p().rm)(g,{force:!0})}}async function v(l){
await O(l)||((0,S().dirname)(l)!==l&&await v((0,S().dirname)(l)).catch(()=>{}),await(0,p().mkdir)(l).catch(async E=>{if(!await O(
l))throw E}))}async function O(l){return(0,p().stat)(l).then(E=>E.isDirectory(),()=>!1)}}),54078:((x,u,n)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.firstProblem=S;function i(){const f=n(7723);return i=function(){return f},f}function p(f){return f.
map(v=>typeof v=="number"?`[${v}]`:`.${String(v)}`).join("").replace(/^\./,"")}function S(f){return f instanceof i().ZodError?
`\`${p(f.issues[0]?.path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}}),78261:((x,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.byHarm=p;function i(){const f=n(39763);return i=function(){return f},f}function p(f,v){
return S(f)-S(v)}function S({severity:f,harm:v="bookkeeping",suppressed:O}){return((O?2:+(f==="notice"))*i().HARMS.length+
i().HARMS.indexOf(v))*i().SEVERITIES.length+i().SEVERITIES.indexOf(f)}}),9819:((x,u,n)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.proposalSchema=u.judgedEditSchema=u.editSchema=void 0;function i(){const l=n(7723);return i=function(){
return l},l}function p(){const l=n(99462);return p=function(){return l},l}const S=i().array(i().object({path:i().string(),
text:i().string()})).exactOptional().describe("New files that the new commands run."),f=u.editSchema=i().object({path:i().
string().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:i().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:i().string(),new:i().array(i().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:S,fix:i().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),v=u.judgedEditSchema=
i().object({finding:p().findingIdSchema.describe("The id of the finding that the edit resolves."),path:i().string().describe(
"The asset file."),pointer:i().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:i().string(),new:i().array(i().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:S,after:i().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),O=u.proposalSchema=i().object({edits:i().array(v),
patch:i().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})}),67617:((x,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.policyOfBranch=O;function i(){const w=n(41330);return i=function(){return w},
w}function p(){const w=n(41895);return p=function(){return w},w}function S(){const w=n(81961);return S=function(){return w},
w}function f(){const w=n(74238);return f=function(){return w},w}function v(){const w=n(11160);return v=function(){return w},
w}function O(w,g,N){const{branches:a,...$}=w.policy,c=Object.entries(a).filter(([h])=>l(h,g));if(c.length===0&&g!==N)return;
const A={...$,branches:{}},P=c.map(([,h])=>v().policySchema.parse((0,v().withEntry)(A,h))).reduce((h,o)=>h?E(h,o,g):o,void 0);
return P===void 0?w:{...w,policy:P,digest:(0,f().digestPolicy)(P)}}function l(w,g){return w===g||i().default.isMatch(g,w,
{dot:!0,nonegate:!0})}function E(w,g,N){const a=(0,S().combine)(w,g);if("policy"in a)return a.policy;throw new(p()).GateError(
"policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(N)} differ in ${a.conflicts.join(", ")}; the \
gate cannot determine which is stricter.`,"Use the same values in these entries of the policy of the default branch.")}}),
19674:((x,u)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.branchAtOrigin=p,u.fetched=i,u.isRemoteOf=n;async function n(f,{
owner:v,repo:O}){return(await S(f)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${v}/${O}`.toLowerCase()}function i(f){return`+refs/heads/${f}:refs/remotes/origin/${f}`}async function p(f,v){if(await S(
f)==="")return!1;const O=`refs/heads/${v}`;return(await f.user(["ls-remote","--","origin",O])).toString().split(`
`).some(E=>E.endsWith(`	${O}`))}async function S({user:f}){return(await f(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.resolveNamed=g,u.resolveRevision=
w;function i(){const h=n(41895);return i=function(){return h},h}function p(){const h=n(3051);return p=function(){return h},
h}function S(){const h=n(24634);return S=function(){return h},h}function f(){const h=n(67397);return f=function(){return h},
h}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,O=/^(.*?)((?:[~^]\d*)*)$/s,l=/(?:^|-g)([0-9a-f]{4,64})$/i,E=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(h,o){return(await g(h,o)).commit}async function g(h,o){if(v.test(o))throw new(i()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,e="",t=""]=O.exec(o)??[],d=await a(h,e==="@"?"HEAD":e),[m,...r]=[...new Set(d.map(({commit:b})=>b))];if(m===
void 0)throw(0,f().unknownRevision)(o,await N(h,e));if(r.length>0)throw P(e,d);if(t===""){const[b,...T]=d.flatMap(R=>R.ref??
[]);return{commit:m,...b!==void 0&&T.length===0&&{ref:b}}}const[y]=await(0,f().peelToCommits)(h,[`${m}${t}`]);if(y===void 0)
throw(0,f().unknownRevision)(o);return{commit:y}}async function N({user:h},o){const t=(await h(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(d=>d.replace(/^refs\/(?:heads|remotes)\//,"")).filter(d=>d!==""&&!d.endsWith("/HEAD"));return t.find(d=>d.endsWith(
`/${o}`))??(0,p().nearestName)(o,t)}async function a(h,o){if(o==="HEAD"||(0,f().isObjectId)(o.toLowerCase())){const[r]=await(0,f().
lookUpCommits)(h,[o]);if(r!==void 0)return[{name:o,commit:r}];if(o==="HEAD")return[]}const e=o.startsWith("refs/"),d=[...await(0,f().
readRefs)(h,e?[o]:$(o))].map(([r,{id:y,target:b}])=>({name:r,id:y,ref:b}));e||d.push(...await c(h,o),...await A(h,o));const m=await(0,f().
peelToCommits)(h,d.map(({id:r})=>r));return d.flatMap(({id:r,...y},b)=>{const T=m[b];return T===void 0?[]:[{...y,commit:T}]})}
function $(h){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(e=>`${e}${h}`),`refs/remotes/${h}/HEAD`]}
async function c({user:h},o){if(!E.test(o))return[];const e=await h(["rev-parse","--verify","--quiet",o],{accept:[1]});return e.
length===0?[]:[{name:o,id:e.toString().trim()}]}async function A({objects:h},o){const[,e]=l.exec(o)??[];return e===void 0?
[]:(await h(["rev-parse",`--disambiguate=${e.toLowerCase()}`])).toString().split(`
`).filter(f().isObjectId).map(m=>({name:m,id:m}))}function P(h,o){const e=o.map(({name:t,commit:d})=>t===d?`commit ${d}`:
`${t} (${(0,S().short)(d)})`);return new(i()).GateError("ref_ambiguous",`${JSON.stringify(h)} is ambiguous: ${e.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),73849:((x,u,n)=>{Object.
defineProperty(u,"__esModule",{value:!0}),u.agentTaskSchema=u.AGENT_TASK_VERSION=void 0,u.readAgentTask=$;function i(){const c=n(
7723);return i=function(){return c},c}function p(){const c=n(41895);return p=function(){return c},c}function S(){const c=n(
54078);return S=function(){return c},c}function f(){const c=n(9819);return f=function(){return c},c}function v(){const c=n(
99462);return v=function(){return c},c}function O(){const c=n(13970);return O=function(){return c},c}const l=u.AGENT_TASK_VERSION=
"1.0.0",E=i().string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),w=v().findingIdSchema.exactOptional().describe("The id of \
the finding; absent if the report is from a version without ids."),g=i().object({finding:w,rule:i().string(),path:i().string().
exactOptional(),line:i().int().min(1).exactOptional(),message:i().string(),remedy:i().string()}),N=i().object({finding:w,
why:i().string(),needs:i().string().describe("What the person does, such as an approval and its digest.")}),a=u.agentTaskSchema=
i().object({type:i().literal("AgentTask"),schema_version:i().literal(l),next_actor:O().nextActorSchema.describe("The one\
 field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`.\
 `human`: hand over. `undecided`: the gate could not decide; hand over or run it again."),verdict:O().verdictSchema,error:i().
object({code:i().string(),message:i().string(),hint:i().string()}).optional(),head_sha:E.nullable().describe("The commit\
 that the task is about."),base_sha:E.nullable(),policy:i().object({ref:i().string().exactOptional(),profile:i().string()}).
nullable().describe("The commit whose policy applies, and the profile."),edits:i().array(f().judgedEditSchema).describe(
"What `gene-gate fix --apply` changes; the new commands are judged already."),todo:i().array(g).describe("Findings that \
fail the gate and that no edit resolves: change the files yourself."),human:i().array(N).describe("Findings that only a \
person resolves."),must_not:i().array(i().string()).describe("What the agent does not do, whatever the findings are."),patch:i().
string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:i().string().describe(
"The command that exits with 0 when nothing is left to do, also if the policy only reports.")}).describe("AgentTask: wha\
t the agent that wrote a change does next");function $(c,A){try{return a.parse(JSON.parse(c.toString("utf8")))}catch(P){
throw new(p()).GateError("input_invalid",`${A} is not an AgentTask of this version: ${(0,S().firstProblem)(P)}.`,"Pass t\
he file that `gene-gate check --format agent` printed, or agent-task.json of the results.",{cause:P})}}}),52978:((x,u,n)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.AGENT_TASK_FILE=u.AGENT_PATCH_FILE=void 0,u.agentTask=h,u.renderAgentTask=
$,u.renderTask=c;function i(){const r=n(1395);return i=function(){return r},r}function p(){const r=n(28894);return p=function(){
return r},r}function S(){const r=n(38863);return S=function(){return r},r}function f(){const r=n(78261);return f=function(){
return r},r}function v(){const r=n(39231);return v=function(){return r},r}function O(){const r=n(13580);return O=function(){
return r},r}function l(){const r=n(94274);return l=function(){return r},r}function E(){const r=n(47350);return E=function(){
return r},r}function w(){const r=n(10289);return w=function(){return r},r}function g(){const r=n(73849);return g=function(){
return r},r}const N=u.AGENT_TASK_FILE="agent-task.json",a=u.AGENT_PATCH_FILE="agent-task.patch";function $(r){return c(h(
r))}function c(r){return`{
${Object.entries(g().agentTaskSchema.parse(r)).map(([b,T])=>{const C=Array.isArray(T)&&T.length>0?`[
${T.map(w().jsonLine).join(`,
`)}
]`:(0,w().jsonLine)(T);return`${JSON.stringify(b)}: ${C}`}).join(`,
`)}
}
`}const A=new Set(["approval-missing","gate-approval-missing"]),P=new Set([...A,...i().NEEDS_PERSON]);function h(r){const{
verdict:y,next_actor:b,error:T,head_sha:R,base_sha:C,policy:I,findings:B,fix:G}=r,s=b==="done"?o:e(r),j=B.filter(F=>s(F)||
o(F)).sort(f().byHarm),L=new Set(j.filter(l().isForHuman)),M=t(G?.edits??[]);return{type:"AgentTask",schema_version:g().
AGENT_TASK_VERSION,next_actor:b,verdict:y,...T&&{error:T},head_sha:R,base_sha:C,policy:I&&{...I.ref!==void 0&&{ref:I.ref},
profile:I.profile},edits:G?.edits??[],todo:j.filter(F=>!L.has(F)&&!M(F)).map(({id:F,rule:J,message:Z,remedy:H,location:U})=>({
...F!==void 0&&{finding:F},rule:J,...U&&{path:U.path,line:U.line},message:Z,remedy:H})),human:[...L].map(F=>({...F.id!==
void 0&&{finding:F.id},why:F.message,needs:d(F,r)})),must_not:v().MUST_NOT,patch:G?.patch??null,verify:m(r,j)}}function o({
rule:r,severity:y,suppressed:b}){return(0,O().ruleOf)(r)?.advice===!0&&y==="warning"&&!b}function e({policy:r,verdict:y,
findings:b}){const T=b.some(I=>(0,E().isBlocking)(I,"error")),R=r?.fail_on??(y==="fail"&&!T?"warning":"error"),C=b.some(
({rule:I})=>I==="gate-approval-missing")?P:A;return I=>!I.suppressed&&((0,E().isBlocking)(I,R)||C.has(I.rule))}function t(r){
const y=new Set(r.map(({finding:T})=>T)),b=new Set(r.map(({path:T,old:R})=>JSON.stringify([T,R])));return({id:T,subject:R,
location:C})=>y.has(T)||b.has(JSON.stringify([C?.path,R?.command]))}function d({rule:r,remedy:y,location:b},{approval_digest:T}){
return T!==null&&P.has(r)?`${y} The approval digest is ${T}.`:b&&(0,p().isAuditLog)(b.path)?`${y} Only the process that \
owns the audit log writes to it.`:y}function m({policy:r,base_sha:y,event:b},T){const R=r?.ref??y,C=T.some(({layer:I})=>I===
"run");return[`${S().COMMAND} check --worktree`,...b?.name==="index"?["--staged"]:[],...C?[]:["--no-run"],...r?.enforce===
"report"?["--block"]:[],...R?[`--base ${R}`]:[]].join(" ")}}),94274:((x,u,n)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.isForHuman=f,u.nextActorOf=v;function i(){const O=n(28894);return i=function(){return O},O}function p(){const O=n(13580);
return p=function(){return O},O}function S(){const O=n(47350);return S=function(){return O},O}function f({rule:O,location:l,
danger:E}){return E!==void 0||(0,p().ruleOf)(O)?.actor==="human"||l!==void 0&&(0,i().isAuditLog)(l.path)}function v(O,l,E){
switch(O){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":
return l.some(w=>(0,S().isBlocking)(w,E)&&!f(w))?"agent":"human"}}})};
