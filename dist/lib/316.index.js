"use strict";exports.id=316,exports.ids=[316],exports.modules={23423:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),
l.readAppendedLog=I,l.readRecords=F,l.readUntouchedLog=P;function f(){const r=e(23404);return f=function(){return r},r}function T(){
const r=e(26040);return T=function(){return r},r}function A(){const r=e(27199);return A=function(){return r},r}function v(){
const r=e(64385);return v=function(){return r},r}function S(){const r=e(78114);return S=function(){return r},r}function $(){
const r=e(86581);return $=function(){return r},r}function u(){const r=e(94534);return u=function(){return r},r}function y(){
const r=e(28894);return y=function(){return r},r}async function P(r,{path:t,size:n=0},i){if(n>y().MAX_LOG_BYTES)return L(
t,n);try{return F(t,await r.read(t,y().MAX_LOG_BYTES),i)}catch(a){return(0,v().unreadFile)(t,a)}}async function I(r,t,{path:n,
size:i=0},a){if(!(i>y().MAX_LOG_BYTES))try{const[s,h]=await Promise.all([r.read(n,y().MAX_LOG_BYTES),t.read(n,y().MAX_LOG_BYTES)]),
w=(0,y().continuationOf)(s,h);if(w.kind==="rewritten")return;const{from:x}=w,N=F(n,h.subarray(0,x),a),b=(0,y().countLines)(
h,x)+1,G=C(n,h.subarray(x),a,b);return{kept:N,appended:m(G,N)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,v().
unreadFile)(n,s)}}}function C(r,t,n,i){return t.length>n.maxBytes?(0,v().tooLargeFile)(r,t.length,n):(0,v().readAssetFile)(
r,t,n,i)}function m(r,t){if(r.assets.length===0)return r;const n=new Map(t.assets.map(a=>[`${a.type} ${a.id}`,a])),i=r.assets.
flatMap(a=>{const s=n.get(`${a.type} ${a.id}`);if(s===void 0||a.id.startsWith("#"))return[];if((0,f().canonicalize)(a.value)===
(0,f().canonicalize)(s.value)){const w=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.
locate(),detail:w,id:a.id}]}const h=`${a.type} ${JSON.stringify(a.id)}, first at line ${s.locate().line}, column 1`;return[
{rule:"duplicate-id",location:a.locate(),detail:h,id:a.id}]});return{...r,problems:[...r.problems,...i]}}function L(r,t){
return{path:r,assets:[],problems:[],unread:`${t} bytes, of at most ${y().MAX_LOG_BYTES}`}}const p=10;function F(r,t,n){const i=j(
t,n.maxBytes),a=t.subarray(i),s=(0,y().countLines)(t,i)+1,h=d(r,a,s),w=h?{path:r,assets:h,problems:[]}:(0,v().readAssetFile)(
r,a,n,s),x=w.problems.find(S().isUnread)?.detail,N=i>0?`only the newest ${a.length} of ${t.length} bytes`:void 0,b=x??N;
return{...w,...b!==void 0&&{unread:b}}}function j(r,t){if(r.length<=t)return 0;const n=r.indexOf(p,r.length-t-1);return n<
0?r.length:n+1}function d(r,t,n){const{text:i,complete:a}=(0,u().decodeUtf8)(t);if(!a)return;const s=[];let h=n;for(let w=0;w<
i.length;h+=1){const x=i.indexOf(`
`,w),N=x<0?i.length:x,b=i.slice(w,N);if(w=N+1,b.trim()==="")continue;const G=c(b);if(G===void 0||(0,$().hasAssetLists)(G))
return;const{type:B}=G;if((0,$().isAssetType)(B)){const[R,o]=[h,s.length];s.push({type:B,id:(0,v().declaredId)(G)??`#${o+
1}`,path:r,value:G,pointer:[o],locate:()=>({path:r,line:R,column:1})})}else if(!(0,$().isCompanion)(B))return}return s}function c(r){
const t=(0,T().attempt)(()=>JSON.parse(r));return(0,A().isJsonObject)(t)?t:void 0}},35474:function(k,l,e){Object.defineProperty(
l,"__esModule",{value:!0}),l.readSides=y;function f(){const m=e(54244);return f=function(){return m},m}function T(){const m=e(
93028);return T=function(){return m},m}function A(){const m=e(64385);return A=function(){return m},m}function v(){const m=e(
18744);return v=function(){return m},m}function S(){const m=e(28894);return S=function(){return m},m}function $(){const m=e(
23423);return $=function(){return m},m}function u(){const m=e(94534);return u=function(){return m},m}async function y(m){
const{baseTree:L,headTree:p,change:F,policy:j,clock:d=new(f()).AuditClock}=m,c=(0,v().assetPathTest)(j),r=(0,u().assetLimits)(
j.assets.max_file_bytes),t=[...p.files()].filter(({kind:g})=>(0,T().isRegular)(g)),n=t.filter(({path:g})=>c(g)),i=new Set(
F.files.filter(({status:g})=>g!=="deleted").map(({path:g})=>g)),a=t.filter(({path:g})=>(0,v().mayHoldAssets)(g)&&i.has(g)&&
!c(g)),s=F.files.flatMap(({oldPath:g,path:J})=>{const U=c(g??J)?L.stat(g??J):void 0;return U&&(0,T().isRegular)(U.kind)?
U:[]}),[h,w]=P(s,({path:g})=>(0,S().isAuditLog)(g)&&i.has(g)),x=new Set(h.map(({path:g})=>g)),N=async g=>{const J=i.has(
g.path);if((0,S().isAuditLog)(g.path)&&!J)return[{file:await(0,$().readUntouchedLog)(p,g,r),isTouched:J}];const U=x.has(
g.path)?await(0,$().readAppendedLog)(L,p,g,r):void 0;return U===void 0?[{file:await C(p,g,r),isTouched:J}]:(x.delete(g.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},b=g=>C(I(L),g,r),G=async g=>{const J=await g;return await d.
tick(),J},[B,R,o]=await Promise.all([Promise.all(n.map(g=>G(N(g)))),Promise.all(w.map(g=>G(b(g)))),Promise.all(a.map(g=>G(
(0,v().findStrayGenes)(p,g,r))))]),E=h.filter(({path:g})=>x.has(g)),O=[...R,...await Promise.all(E.map(b))],[H,M]=P(B.flat(),
({isTouched:g})=>g);return{paths:n.map(({path:g})=>g),files:B.flat().map(({file:g})=>g),head:H.map(({file:g})=>g),untouched:M.
map(({file:g})=>g),base:O,strays:o.filter(g=>g!==void 0),isTouched:g=>i.has(g)}}function P(m,L){return[m.filter(L),m.filter(
p=>!L(p))]}function I(m){return{...m,read:async(...L)=>Buffer.from((await m.read(...L)).toString("utf8"))}}async function C(m,{
path:L,size:p=0},F){if(p>F.maxBytes)return(0,A().tooLargeFile)(L,p,F);try{const j=(0,A().readAssetFile)(L,await m.read(L,
F.maxBytes),F);return{...j,assets:j.assets.filter(({copy:d})=>!d)}}catch(j){return(0,A().unreadFile)(L,j)}}},3876:function(k,l,e){
Object.defineProperty(l,"__esModule",{value:!0}),l.filesOf=t,l.profileOf=c,l.readFixedChange=p,l.readTask=d,l.requireSameCommit=
r,l.requireStaged=F;function f(){const n=e(27199);return f=function(){return n},n}function T(){const n=e(70237);return T=
function(){return n},n}function A(){const n=e(53315);return A=function(){return n},n}function v(){const n=e(25966);return v=
function(){return n},n}function S(){const n=e(10154);return S=function(){return n},n}function $(){const n=e(52483);return $=
function(){return n},n}function u(){const n=e(41895);return u=function(){return n},n}function y(){const n=e(73388);return y=
function(){return n},n}function P(){const n=e(39763);return P=function(){return n},n}function I(){const n=e(35720);return I=
function(){return n},n}function C(){const n=e(213);return C=function(){return n},n}function m(){const n=e(73849);return m=
function(){return n},n}function L(){const n=e(33816);return L=function(){return n},n}async function p(n,{base:i,staged:a},s){
if(n===void 0)throw new(u()).GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repos\
itory.");const h=await(0,v().resolveRange)(n,{base:i,worktree:!0,staged:a}),w=await(0,$().basePolicy)({...s&&{policy:s}},
n,h),x=await(0,I().readTree)(n,h.base),N=await(0,I().readTree)(n,h.audited),b=await(0,C().readChange)(n,h.base,h.audited),
B=(await(0,T().collectAssets)({baseTree:x,headTree:N,change:b,policy:w.policy})).changes.filter(({kind:o})=>o!=="removed"),
R=new Set(B.map(({asset:o})=>j(o)));return{policy:w,base:h.base,baseTree:x,changed:new Set(b.files.flatMap(A().namesOf)),
paths:new Set(B.map(({asset:o})=>o.path)),includes:o=>R.has(j(o))}}async function F(n,i,a){const s=new Set(await(0,L().differentFromIndex)(
n)),h=a.find(w=>s.has(w)||i.stat(w)===void 0);if(h!==void 0)throw new(u()).GateError("checkout_differs",`${h} has change\
s that are not staged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function j({
path:n,pointer:i}){return`${n}#${(0,f().pointerText)(i)}`}async function d(n,i,a){if(n!==void 0){if(i.length>0)throw new(u()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,m().readAgentTask)(
await a.readInput(n),(0,y().inputName)(n))}}function c(n){const i=P().PROFILE_NAMES.find(a=>a===n?.policy?.profile);return i===
void 0?{}:{profile:i}}function r({head_sha:n},i){i===void 0&&(0,S().refuse)("the working tree has no commit"),n!==i&&(0,S().
refuse)(`it is about the commit ${n??"(none)"}, and the working tree is at ${i}`)}function t({edits:n},i){const a=new Set(
i);return(0,S().requireAssetFiles)(n,s=>a.has(s)),n.map(({path:s})=>s)}},20171:function(k,l,e){Object.defineProperty(l,"\
__esModule",{value:!0}),l.fixVerb=void 0;function f(){const o=e(76760);return f=function(){return o},o}function T(){const o=e(
63314);return T=function(){return o},o}function A(){const o=e(18744);return A=function(){return o},o}function v(){const o=e(
62130);return v=function(){return o},o}function S(){const o=e(10154);return S=function(){return o},o}function $(){const o=e(
75459);return $=function(){return o},o}function u(){const o=e(83026);return u=function(){return o},o}function y(){const o=e(
41895);return y=function(){return o},o}function P(){const o=e(4378);return P=function(){return o},o}function I(){const o=e(
81961);return I=function(){return o},o}function C(){const o=e(74238);return C=function(){return o},o}function m(){const o=e(
48741);return m=function(){return o},o}function L(){const o=e(67397);return L=function(){return o},o}function p(){const o=e(
34397);return p=function(){return o},o}function F(){const o=e(52978);return F=function(){return o},o}function j(){const o=e(
10289);return j=function(){return o},o}function d(){const o=e(31626);return d=function(){return o},o}function c(){const o=e(
50427);return c=function(){return o},o}function r(){const o=e(10482);return r=function(){return o},o}function t(){const o=e(
3876);return t=function(){return o},o}function n(){const o=e(49232);return n=function(){return o},o}function i(){const o=e(
82256);return i=function(){return o},o}const a=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,s=(o,E)=>new(T()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(T()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,i().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",a).action(async(O,H)=>E(await h(O,H,o)));l.fixVerb=s;async function h(o,E,O){
const H=(0,f().resolve)(O.cwd,E.repo??"."),M=await(0,t().readTask)(E.apply,o,O);if(M&&M.edits.length===0)return x(M,O);const{
staged:g=!1}=E,J=async(U,q,X)=>{if(X===void 0&&(E.repo!==void 0||g))throw new(y()).GateError("not_a_repository",`${H} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const _=await(0,n().namedPolicy)(E.policy,O),[on]=X?await(0,L().lookUpCommits)(X,["HEAD"]):[];M&&(0,t().requireSameCommit)(
M,on);const Z=E.base??M?.policy?.ref,Y=Z===void 0?void 0:await(0,t().readFixedChange)(X,{base:Z,staged:g},_),D=Y?.policy??
_??await(0,C().loadPolicy)(U,U.label),{policy:W}=(0,I().tightenPolicy)(D,(0,t().profileOf)(M)),K=M?(0,t().filesOf)(M,(0,A().
assetPathsIn)(U,W)):o.length===0?(0,i().storeFiles)(U,W,H):await Promise.all(o.map(Q=>N(q,Q,O))),V=Y&&!M?K.filter(Q=>Y.paths.
has(Q)):K;X&&g&&await(0,t().requireStaged)(X,U,V);const{platform:nn,signal:tn}=O,en=await b(q,new Set(V)),rn=P().Judge.by(
{policy:W,tree:U,...Y&&{base:Y.baseTree},changed:Y?.changed??new Set,platform:nn,signal:tn}),an={identity:E.identity??!1,
...Y&&{includes:Y.includes},...M&&{includes:(0,S().editedBy)(M.edits)}},z=await(0,v().fixFiles)(en,rn,an);if(M&&(0,S().requireOwnEdits)(
M.edits,z),E.format==="json"){const Q=await(0,S().fixTask)(en,z,rn,{...an,...g&&{event:{name:"index"}},head_sha:on??null,
base_sha:Y?.base??null,policyRef:Y?.policy.ref});O.print((0,F().renderTask)(Q),"json")}else E.write||O.print((0,$().patchText)(
z));return E.write&&await(0,$().writeFix)(q,z),O.note(V.length===0&&Z!==void 0?(0,d().messageText)(w(Z),O.columns):await G(
z,E.write??!1,O)),!(M&&E.write)&&z.files.some(({left:Q})=>Q.length>0)||!E.write&&z.files.some(R)?1:0};return(0,p().withSourceTree)(
H,O,J,g)}function w(o){return`Nothing to fix: no asset differs from ${o}. Without \`--base\`, all assets are fixed.`}function x({
next_actor:o,todo:E,human:O},H){const M=E.length+O.length;return H.note(`The task has no edits, and ${M===0?"nothing":M}\
 to do by hand.
`),o==="done"?0:1}async function N(o,E,O){const H=await(0,r().pathInRoot)(E,{root:o},O);if(H.split("/")[0]!==".."&&!(0,f().
isAbsolute)(H))return H||".";throw new(y()).GateError("usage",`${(0,f().resolve)(O.cwd,E)} is not in ${o}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function b(o,E){const O=(0,m().folderTree)(o);return Promise.
all([...E].map(async H=>({path:H,bytes:await O.read(H)})))}async function G({files:o,scripts:E,judgeOf:O},H,{columns:M}){
const g=o.map(async D=>{const{path:W,steps:K}=D,V=await(0,u().withProposals)(D.left,O(W)),nn=[...new Set(K)].map(tn=>`  ${K.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&V.length===0?[]:[(0,j().terminal)(W),...nn,...V.length===
0?[]:["  Not fixed:",...(0,u().describeUnfixed)(V)]]}),J=(await Promise.all(g)).flat(),U=o.filter(R).length,q=`${U} of ${o.
length}; new scripts: ${E.length}`,X=`Asset files ${H?"written":"to change"}: ${q}.`,_=U>0&&!H?" Run with --write to app\
ly.":"",Z=o.some(({edits:D})=>D.some(B))?" New commands: accepted; not run.":"";return`${[...J,X+_+Z].flatMap(D=>{const W=/^ */.
exec(D)?.[0]??"",K=M-W.length;return(0,c().wrap)(D.slice(W.length),K,Number.POSITIVE_INFINITY).map(V=>W+V)}).join(`
`)}
`}function B({pointer:o,new:E}){return o?.endsWith("/asset_id")===!1&&E.length>0}function R({before:o,after:E}){return o!==
E}},33816:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),l.differentFromIndex=F,l.isConcerned=p;function f(){
const d=e(76760);return f=function(){return d},d}function T(){const d=e(64385);return T=function(){return d},d}function A(){
const d=e(18744);return A=function(){return d},d}function v(){const d=e(94534);return v=function(){return d},d}function S(){
const d=e(77680);return S=function(){return d},d}function $(){const d=e(63455);return $=function(){return d},d}function u(){
const d=e(41895);return u=function(){return d},d}function y(){const d=e(4378);return y=function(){return d},d}function P(){
const d=e(74238);return P=function(){return d},d}function I(){const d=e(96681);return I=function(){return d},d}function C(){
const d=e(93028);return C=function(){return d},d}function m(){const d=e(34397);return m=function(){return d},d}function L(){
const d=e(49232);return L=function(){return d},d}async function p(d,c){const r=(0,f().resolve)(c.cwd,d.repo);try{const t=await(0,L().
namedPolicy)(d.policy,c),n=async(i,a,s)=>{if(s===void 0)return!0;const h=await F(s,["--cached"]);if(h.length===0)return!1;
if(h.some(N=>N===P().POLICY_PATH||/(?:^|\/)package\.json$/.test(N)))return!0;const{policy:w}=t??await(0,P().loadPolicy)(
i,i.label);if(h.some((0,A().assetPathTest)(w)))return!0;const x=await j(i,w,c);return h.some(N=>x.has(N))};return await(0,m().
withSourceTree)(r,c,n,!0)}catch(t){if(t instanceof u().GateError)return!0;throw t}}async function F(d,c=[]){const r=["di\
ff",...c,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,I().decodePieces)(await d.user(r,{env:{GIT_INDEX_FILE:d.
index}}))}async function j(d,c,{platform:r}){const t=(0,A().assetPathTest)(c),n=(0,v().assetLimits)(c.assets.max_file_bytes),
i=y().Judge.by({policy:c,tree:d,changed:new Set,platform:r}),a=new Set;for(const{kind:s,path:h}of d.files()){if(!(0,C().
isRegular)(s)||!t(h))continue;const{assets:w}=(0,T().readAssetFile)(h,await d.read(h),n);for(const x of w.filter(({type:N})=>N===
"Gene")){const N=(0,S().validationCommands)(x);for(const{value:b}of N.kind==="list"?N.entries:[]){const G=i.forFile(x.path),
{reading:B}=await G.command(b);for(const R of(0,$().namedPaths)(B.command,G.terms.cwd))a.add(R);for(const{path:R}of B.targets)
R!==void 0&&a.add(R)}}}return a}},10154:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),l.editedBy=c,l.
fixTask=L,l.refuse=F,l.requireAssetFiles=j,l.requireOwnEdits=d;function f(){const t=e(27199);return f=function(){return t},
t}function T(){const t=e(64385);return T=function(){return t},t}function A(){const t=e(28894);return A=function(){return t},
t}function v(){const t=e(94534);return v=function(){return t},t}function S(){const t=e(41895);return S=function(){return t},
t}function $(){const t=e(52978);return $=function(){return t},t}function u(){const t=e(77648);return u=function(){return t},
t}function y(){const t=e(37075);return y=function(){return t},t}function P(){const t=e(94274);return P=function(){return t},
t}function I(){const t=e(47350);return I=function(){return t},t}function C(){const t=e(88211);return C=function(){return t},
t}function m(){const t=e(83026);return m=function(){return t},t}async function L(t,n,i,{includes:a=()=>!0,policyRef:s,...h}){
const{policy:w}=i.terms,x=(0,v().assetLimits)(w.assets.max_file_bytes),N=[];for(const{path:R,bytes:o}of t){const E=(0,T().
readAssetFile)(R,o,x);N.push(...await(0,m().findingsIn)(E,i,a))}const b=(0,y().idsOf)(N),G=await(0,C().proposalOf)(n,b),
B=(0,I().severityVerdict)(N,w.fail_on);return(0,$().agentTask)({...h,verdict:B,next_actor:(0,P().nextActorOf)(B,N,w.fail_on),
policy:{...s!==void 0&&{ref:s},profile:w.profile,fail_on:w.fail_on,...w.enforce!=="block"&&{enforce:"report"}},findings:(0,u().
reportFindings)(N,b),...G&&{fix:G},approval_digest:null})}const p="Nothing was changed. Run the gate on this commit, and\
 use the task that it prints.";function F(t){throw new(S()).GateError("input_invalid",`The task is refused: ${t}.`,p)}function j(t,n){
for(const{path:i}of t)(0,A().isAuditLog)(i)&&F(`\`${i}\` is an audit log, which only its owner edits`),n(i)||F(`\`${i}\` \
is not an asset file of this repository`)}function d(t,{files:n}){const i=new Set(n.flatMap(s=>s.edits.map(r))),a=new Set(
t.map(r));for(const s of t)i.has(r(s))||F(`\`gene-gate fix\` does not make the edit of \`${s.pointer}\` in \`${s.path}\` \
here`);for(const s of n.flatMap(h=>h.edits))a.has(r(s))||F(`it lacks the edit of \`${s.pointer}\` in \`${s.path}\`, which\
 belongs to the others`)}function c(t){const n=new Set(t.map(({path:i,pointer:a})=>`${i}#${(0,C().assetPointer)(a)}`));return({
path:i,pointer:a})=>n.has(`${i}#${(0,f().pointerText)(a)}`)}function r({path:t,pointer:n,old:i,new:a,files:s=[]}){const h=s.
map(w=>[w.path,w.text]);return JSON.stringify([t,n,i,a,h])}},52483:function(k,l,e){Object.defineProperty(l,"__esModule",
{value:!0}),l.basePolicy=I,l.effectivePolicy=P,l.protectedBy=L,l.readerOf=m,l.resolvePolicyRef=F;function f(){const c=e(
41895);return f=function(){return c},c}function T(){const c=e(81961);return T=function(){return c},c}function A(){const c=e(
74238);return A=function(){return c},c}function v(){const c=e(24634);return v=function(){return c},c}function S(){const c=e(
35720);return S=function(){return c},c}function $(){const c=e(19674);return $=function(){return c},c}function u(){const c=e(
67397);return u=function(){return c},c}function y(){const c=e(50598);return y=function(){return c},c}async function P(c,r,t){
return(0,T().tightenPolicy)(await I(c,r,t),c.inputs)}async function I({policy:c,policyRef:r,readShared:t},n,i){const a=m(
n,t),s=c??await p(a,i);if(r===void 0)return s;const h=await F(n,r);return(0,T().stricterOf)(s,await a(h,`${r}:${A().POLICY_PATH}`),
r)}const C="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function m(c,r){
return async(t,n)=>(0,A().loadPolicy)(await(0,S().readTree)(c,t),t,{path:n,hint:C,readShared:r})}async function L({name:c,
commit:r},t,n){return(0,T().policyOfBranch)(await n(r,`${c}:${A().POLICY_PATH}`),t,c)}async function p(c,{policyCommit:r,
baseRef:t,defaultBranch:n}){const i=await c(r,A().POLICY_PATH);if(n===void 0)return i;if(n.name===t){const s=(0,T().policyOfBranch)(
i,t,t)??i;return s===i?i:(0,T().stricterOf)(i,s,`branches.${t}`)}const a=await L(n,t,c);return a===void 0||i.source==="d\
efault"?a??i:(0,T().stricterOf)(i,a,n.name)}async function F(c,r){const t=r.replace(/^refs\/heads\//,"");try{return(0,u().
isObjectId)(t)?await(0,y().resolveRevision)(c,t):await j(c,t)??await(0,y().resolveRevision)(c,r)}catch(n){throw n instanceof
f().GateError&&n.code==="ref_ambiguous"?n:d(r,n)}}async function j(c,r){const t=`refs/remotes/origin/${r}`,[n,i]=await(0,u().
lookUpCommits)(c,[t,`refs/heads/${r}`]);if(n!==void 0)return n;try{if(!await(0,$().branchAtOrigin)(c,r))return}catch(a){
if(i!==void 0)return i;throw a}return await(0,v().requireCommits)(c,[t],[(0,$().fetched)(r)]),(await(0,u().lookUpCommits)(
c,[t]))[0]}function d(c,r){const t=r instanceof f().GateError&&r.code==="git_failed"?`: ${r.message}`:"";return new(f()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a branch of origin or a revision in this clone${t}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:r})}},28765:function(k,l,e){Object.defineProperty(
l,"__esModule",{value:!0}),l.makeFolder=S,l.replaceFile=v;function f(){const u=e(77598);return f=function(){return u},u}
function T(){const u=e(51455);return T=function(){return u},u}function A(){const u=e(76760);return A=function(){return u},
u}async function v(u,y,P){const I=`${u}.${(0,f().randomUUID)()}.tmp`;try{await(0,T().writeFile)(I,y,{flag:"wx",mode:P}),
await(0,T().rename)(I,u)}finally{await(0,T().rm)(I,{force:!0})}}async function S(u){await $(u)||((0,A().dirname)(u)!==u&&
await S((0,A().dirname)(u)).catch(()=>{}),await(0,T().mkdir)(u).catch(async y=>{if(!await $(u))throw y}))}async function $(u){
return(0,T().stat)(u).then(y=>y.isDirectory(),()=>!1)}},73849:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),
l.agentTaskSchema=l.AGENT_TASK_VERSION=void 0,l.readAgentTask=L;function f(){const p=e(7723);return f=function(){return p},
p}function T(){const p=e(41895);return T=function(){return p},p}function A(){const p=e(54078);return A=function(){return p},
p}function v(){const p=e(9819);return v=function(){return p},p}function S(){const p=e(99462);return S=function(){return p},
p}function $(){const p=e(13970);return $=function(){return p},p}const u=l.AGENT_TASK_VERSION="1.0.0",y=f().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),P=S().findingIdSchema.exactOptional().describe("The id of the finding."),I=f().object({
finding:P,rule:f().string(),path:f().string().exactOptional(),line:f().int().min(1).exactOptional(),message:f().string(),
remedy:f().string()}),C=f().object({finding:P,why:f().string(),needs:f().string().describe("What the person does, such a\
s an approval and its digest.")}),m=l.agentTaskSchema=f().object({type:f().literal("AgentTask"),schema_version:f().literal(
u),next_actor:$().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:$().verdictSchema,error:f().object({code:f().string(),message:f().string(),hint:f().string()}).
optional(),head_sha:y.nullable().describe("The commit that the task is about."),base_sha:y.nullable(),policy:f().object(
{ref:f().string().exactOptional(),profile:f().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:f().array(v().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:f().array(I).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:f().array(I).describe("Warnings that fail nothing: what would make the checks worth more."),human:f().array(
C).describe("Findings that only a person resolves."),must_not:f().array(f().string()).describe("What the agent does not \
do, whatever the findings are."),patch:f().string().nullable().describe("A unified diff of the edits for `git apply`; nu\
ll without one."),verify:f().string().describe("The command that exits with 0 when nothing is left to do, also if the po\
licy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function L(p,F){try{return m.
parse(JSON.parse(p.toString("utf8")))}catch(j){throw new(T()).GateError("input_invalid",`${F} is not an AgentTask of thi\
s version: ${(0,A().firstProblem)(j)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:j})}}},52978:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),l.AGENT_TASK_FILE=
l.AGENT_PATCH_FILE=void 0,l.agentTask=p,l.renderAgentTask=m,l.renderTask=L;function f(){const n=e(28894);return f=function(){
return n},n}function T(){const n=e(44786);return T=function(){return n},n}function A(){const n=e(38863);return A=function(){
return n},n}function v(){const n=e(78261);return v=function(){return n},n}function S(){const n=e(13580);return S=function(){
return n},n}function $(){const n=e(94274);return $=function(){return n},n}function u(){const n=e(47350);return u=function(){
return n},n}function y(){const n=e(10289);return y=function(){return n},n}function P(){const n=e(73849);return P=function(){
return n},n}const I=l.AGENT_TASK_FILE="agent-task.json",C=l.AGENT_PATCH_FILE="agent-task.patch";function m(n){return L(p(
n))}function L(n){return`{
${Object.entries(P().agentTaskSchema.parse(n)).map(([a,s])=>{const w=Array.isArray(s)&&s.length>0?`[
${s.map(y().jsonLine).join(`,
`)}
]`:(0,y().jsonLine)(s);return`${JSON.stringify(a)}: ${w}`}).join(`,
`)}
}
`}function p(n){const{verdict:i,next_actor:a,error:s,head_sha:h,base_sha:w,policy:x,findings:N,fix:b}=n,G=i==="pass"||i===
"warn"?()=>!1:d(n),B=N.filter(O=>G(O)||j(O)).sort(v().byHarm),R=new Set(B.filter($().isForHuman)),o=B.filter(O=>!R.has(O)),
E=c(b?.edits??[]);return{type:"AgentTask",schema_version:P().AGENT_TASK_VERSION,next_actor:a,verdict:i,...s&&{error:s},head_sha:h,
base_sha:w,policy:x&&{...x.ref!==void 0&&{ref:x.ref},profile:x.profile},edits:b?.edits??[],todo:o.filter(O=>G(O)&&!E(O)).
map(F),advice:o.filter(O=>!G(O)).map(F),human:[...R].map(O=>({...O.id!==void 0&&{finding:O.id},why:O.message,needs:r(O,n)})),
must_not:T().MUST_NOT,patch:b?.patch??null,verify:t(n)}}function F({id:n,rule:i,message:a,remedy:s,location:h}){const w=n===
void 0?{}:{finding:n},x=h&&{path:h.path,line:h.line};return{...w,rule:i,...x,message:a,remedy:s}}function j({rule:n,severity:i,
suppressed:a}){return(0,S().ruleOf)(n)?.advice===!0&&i==="warning"&&!a}function d({policy:n,findings:i}){const a=n?.fail_on??
"error",s=i.some(({rule:h})=>h==="gate-approval-missing");return h=>{const w=(0,S().ruleOf)(h.rule)?.approval,x=w==="wai\
ts"||w==="needed"&&s;return!h.suppressed&&((0,u().isBlocking)(h,a)||x)}}function c(n){const i=new Set(n.map(({finding:s})=>s)),
a=new Set(n.map(({path:s,old:h})=>JSON.stringify([s,h])));return({id:s,subject:h,location:w})=>i.has(s)||a.has(JSON.stringify(
[w?.path,h?.command]))}function r({rule:n,remedy:i,location:a},{approval_digest:s}){return s!==null&&(0,S().ruleOf)(n)?.
approval!==void 0?`${i} The approval digest is ${s}.`:a&&(0,f().isAuditLog)(a.path)?`${i} Only the process that owns the\
 audit log writes to it.`:i}function t({policy:n,base_sha:i,event:a}){const s=n?.ref??i;return[`${A().COMMAND} check --w\
orktree`,...a?.name==="index"?["--staged"]:[],...n?.enforce==="report"?["--block"]:[],...s?[`--base ${s}`]:[]].join(" ")}},
94274:function(k,l,e){Object.defineProperty(l,"__esModule",{value:!0}),l.isForHuman=v,l.nextActorOf=$;function f(){const u=e(
28894);return f=function(){return u},u}function T(){const u=e(13580);return T=function(){return u},u}function A(){const u=e(
47350);return A=function(){return u},u}function v({rule:u,location:y,danger:P}){return P!==void 0||(0,T().ruleOf)(u)?.actor===
"human"||y!==void 0&&(0,f().isAuditLog)(y.path)}function S({rule:u,severity:y,suppressed:P}){const{advice:I,actor:C}=(0,T().
ruleOf)(u)??{};return y==="warning"&&P===void 0&&I===!0&&C==="human"}function $(u,y,P){switch(u){case"pass":case"warn":return y.
some(S)?"human":"done";case"error":return"undecided";case"needs_approval":return"human";case"fail":return y.some(I=>(0,A().
isBlocking)(I,P)&&!v(I))?"agent":"human"}}}};
