"use strict";exports.id=316,exports.ids=[316],exports.modules={23423:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.readAppendedLog=N,f.readRecords=E,f.readUntouchedLog=x;function d(){const r=e(23404);return d=function(){return r},r}function O(){
const r=e(26040);return O=function(){return r},r}function v(){const r=e(27199);return v=function(){return r},r}function S(){
const r=e(64385);return S=function(){return r},r}function $(){const r=e(78114);return $=function(){return r},r}function y(){
const r=e(86581);return y=function(){return r},r}function g(){const r=e(94534);return g=function(){return r},r}function p(){
const r=e(28894);return p=function(){return r},r}async function x(r,{path:t,size:n=0},i){if(n>p().MAX_LOG_BYTES)return P(
t,n);try{return E(t,await r.read(t,p().MAX_LOG_BYTES),i)}catch(a){return(0,S().unreadFile)(t,a)}}async function N(r,t,{path:n,
size:i=0},a){if(!(i>p().MAX_LOG_BYTES))try{const[s,l]=await Promise.all([r.read(n,p().MAX_LOG_BYTES),t.read(n,p().MAX_LOG_BYTES)]),
w=(0,p().continuationOf)(s,l);if(w.kind==="rewritten")return;const{from:F}=w,I=E(n,l.subarray(0,F),a),C=(0,p().countLines)(
l,F)+1,b=G(n,l.subarray(F),a,C);return{kept:I,appended:m(b,I)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,S().
unreadFile)(n,s)}}}function G(r,t,n,i){return t.length>n.maxBytes?(0,S().tooLargeFile)(r,t.length,n):(0,S().readAssetFile)(
r,t,n,i)}function m(r,t){if(r.assets.length===0)return r;const n=new Map(t.assets.map(a=>[`${a.type} ${a.id}`,a])),i=r.assets.
flatMap(a=>{const s=n.get(`${a.type} ${a.id}`);if(s===void 0||a.id.startsWith("#"))return[];if((0,d().canonicalize)(a.value)===
(0,d().canonicalize)(s.value)){const w=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.
locate(),detail:w,id:a.id}]}const l=`${a.type} ${JSON.stringify(a.id)}, first at line ${s.locate().line}, column 1`;return[
{rule:"duplicate-id",location:a.locate(),detail:l,id:a.id}]});return{...r,problems:[...r.problems,...i]}}function P(r,t){
return{path:r,assets:[],problems:[],unread:`${t} bytes, of at most ${p().MAX_LOG_BYTES}`}}const T=10;function E(r,t,n){const i=j(
t,n.maxBytes),a=t.subarray(i),s=(0,p().countLines)(t,i)+1,l=u(r,a,s),w=l?{path:r,assets:l,problems:[]}:(0,S().readAssetFile)(
r,a,n,s),F=w.problems.find($().isUnread)?.detail,I=i>0?`only the newest ${a.length} of ${t.length} bytes`:void 0,C=F??I;
return{...w,...C!==void 0&&{unread:C}}}function j(r,t){if(r.length<=t)return 0;const n=r.indexOf(T,r.length-t-1);return n<
0?r.length:n+1}function u(r,t,n){const{text:i,complete:a}=(0,g().decodeUtf8)(t);if(!a)return;const s=[];let l=n;for(let w=0;w<
i.length;l+=1){const F=i.indexOf(`
`,w),I=F<0?i.length:F,C=i.slice(w,I);if(w=I+1,C.trim()==="")continue;const b=c(C);if(b===void 0||(0,y().hasAssetLists)(b))
return;const{type:B}=b;if((0,y().isAssetType)(B)){const[R,o]=[l,s.length];s.push({type:B,id:(0,S().declaredId)(b)??`#${o+
1}`,path:r,value:b,pointer:[o],locate:()=>({path:r,line:R,column:1})})}else if(!(0,y().isCompanion)(B))return}return s}function c(r){
const t=(0,O().attempt)(()=>JSON.parse(r));return(0,v().isJsonObject)(t)?t:void 0}},35474:function(k,f,e){Object.defineProperty(
f,"__esModule",{value:!0}),f.readSides=p;function d(){const m=e(54244);return d=function(){return m},m}function O(){const m=e(
93028);return O=function(){return m},m}function v(){const m=e(64385);return v=function(){return m},m}function S(){const m=e(
18744);return S=function(){return m},m}function $(){const m=e(28894);return $=function(){return m},m}function y(){const m=e(
23423);return y=function(){return m},m}function g(){const m=e(94534);return g=function(){return m},m}async function p(m){
const{baseTree:P,headTree:T,change:E,policy:j,clock:u=new(d()).AuditClock}=m,c=(0,S().assetPathTest)(j),r=(0,g().assetLimits)(
j.assets.max_file_bytes),t=[...T.files()].filter(({kind:h})=>(0,O().isRegular)(h)),n=t.filter(({path:h})=>c(h)),i=new Set(
E.files.filter(({status:h})=>h!=="deleted").map(({path:h})=>h)),a=t.filter(({path:h})=>(0,S().mayHoldAssets)(h)&&i.has(h)&&
!c(h)),s=E.files.flatMap(({oldPath:h,path:J})=>{const U=c(h??J)?P.stat(h??J):void 0;return U&&(0,O().isRegular)(U.kind)?
U:[]}),[l,w]=x(s,({path:h})=>(0,$().isAuditLog)(h)&&i.has(h)),F=new Set(l.map(({path:h})=>h)),I=async h=>{const J=i.has(
h.path);if((0,$().isAuditLog)(h.path)&&!J)return[{file:await(0,y().readUntouchedLog)(T,h,r),isTouched:J}];const U=F.has(
h.path)?await(0,y().readAppendedLog)(P,T,h,r):void 0;return U===void 0?[{file:await G(T,h,r),isTouched:J}]:(F.delete(h.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},C=h=>G(N(P),h,r),b=async h=>{const J=await h;return await u.
tick(),J},[B,R,o]=await Promise.all([Promise.all(n.map(h=>b(I(h)))),Promise.all(w.map(h=>b(C(h)))),Promise.all(a.map(h=>b(
(0,S().findStrayGenes)(T,h,r))))]),L=l.filter(({path:h})=>F.has(h)),A=[...R,...await Promise.all(L.map(C))],[H,M]=x(B.flat(),
({isTouched:h})=>h);return{paths:n.map(({path:h})=>h),files:B.flat().map(({file:h})=>h),head:H.map(({file:h})=>h),untouched:M.
map(({file:h})=>h),base:A,strays:o.filter(h=>h!==void 0),isTouched:h=>i.has(h)}}function x(m,P){return[m.filter(P),m.filter(
T=>!P(T))]}function N(m){return{...m,read:async(...P)=>Buffer.from((await m.read(...P)).toString("utf8"))}}async function G(m,{
path:P,size:T=0},E){if(T>E.maxBytes)return(0,v().tooLargeFile)(P,T,E);try{const j=(0,v().readAssetFile)(P,await m.read(P,
E.maxBytes),E);return{...j,assets:j.assets.filter(({copy:u})=>!u)}}catch(j){return(0,v().unreadFile)(P,j)}}},3876:function(k,f,e){
Object.defineProperty(f,"__esModule",{value:!0}),f.filesOf=t,f.profileOf=c,f.readFixedChange=T,f.readTask=u,f.requireSameCommit=
r,f.requireStaged=E;function d(){const n=e(27199);return d=function(){return n},n}function O(){const n=e(70237);return O=
function(){return n},n}function v(){const n=e(53315);return v=function(){return n},n}function S(){const n=e(25966);return S=
function(){return n},n}function $(){const n=e(10154);return $=function(){return n},n}function y(){const n=e(52483);return y=
function(){return n},n}function g(){const n=e(41895);return g=function(){return n},n}function p(){const n=e(73388);return p=
function(){return n},n}function x(){const n=e(39763);return x=function(){return n},n}function N(){const n=e(35720);return N=
function(){return n},n}function G(){const n=e(213);return G=function(){return n},n}function m(){const n=e(73849);return m=
function(){return n},n}function P(){const n=e(33816);return P=function(){return n},n}async function T(n,{base:i,staged:a},s){
if(n===void 0)throw new(g()).GateError("usage","`--base` needs a git repository.","Remove it, or use --repo with a repos\
itory.");const l=await(0,S().resolveRange)(n,{base:i,worktree:!0,staged:a}),w=await(0,y().basePolicy)({...s&&{policy:s}},
n,l),F=await(0,N().readTree)(n,l.base),I=await(0,N().readTree)(n,l.audited),C=await(0,G().readChange)(n,l.base,l.audited),
B=(await(0,O().collectAssets)({baseTree:F,headTree:I,change:C,policy:w.policy})).changes.filter(({kind:o})=>o!=="removed"),
R=new Set(B.map(({asset:o})=>j(o)));return{policy:w,base:l.base,baseTree:F,changed:new Set(C.files.flatMap(v().namesOf)),
paths:new Set(B.map(({asset:o})=>o.path)),includes:o=>R.has(j(o))}}async function E(n,i,a){const s=new Set(await(0,P().differentFromIndex)(
n)),l=a.find(w=>s.has(w)||i.stat(w)===void 0);if(l!==void 0)throw new(g()).GateError("checkout_differs",`${l} has change\
s that are not staged.`,"Stage them with `git add --all`, or put them away with `git stash --keep-index`.")}function j({
path:n,pointer:i}){return`${n}#${(0,d().pointerText)(i)}`}async function u(n,i,a){if(n!==void 0){if(i.length>0)throw new(g()).
GateError("usage","`--apply` does not take files: the edits of the task name them.","Remove the files.");return(0,m().readAgentTask)(
await a.readInput(n),(0,p().inputName)(n))}}function c(n){const i=x().PROFILE_NAMES.find(a=>a===n?.policy?.profile);return i===
void 0?{}:{profile:i}}function r({head_sha:n},i){i===void 0&&(0,$().refuse)("the working tree has no commit"),n!==i&&(0,$().
refuse)(`it is about the commit ${n??"(none)"}, and the working tree is at ${i}`)}function t({edits:n},i){const a=new Set(
i);return(0,$().requireAssetFiles)(n,s=>a.has(s)),n.map(({path:s})=>s)}},20171:function(k,f,e){Object.defineProperty(f,"\
__esModule",{value:!0}),f.fixVerb=void 0;function d(){const o=e(76760);return d=function(){return o},o}function O(){const o=e(
63314);return O=function(){return o},o}function v(){const o=e(18744);return v=function(){return o},o}function S(){const o=e(
62130);return S=function(){return o},o}function $(){const o=e(10154);return $=function(){return o},o}function y(){const o=e(
75459);return y=function(){return o},o}function g(){const o=e(83026);return g=function(){return o},o}function p(){const o=e(
41895);return p=function(){return o},o}function x(){const o=e(4378);return x=function(){return o},o}function N(){const o=e(
81961);return N=function(){return o},o}function G(){const o=e(74238);return G=function(){return o},o}function m(){const o=e(
48741);return m=function(){return o},o}function P(){const o=e(67397);return P=function(){return o},o}function T(){const o=e(
34397);return T=function(){return o},o}function E(){const o=e(52978);return E=function(){return o},o}function j(){const o=e(
10289);return j=function(){return o},o}function u(){const o=e(31626);return u=function(){return o},o}function c(){const o=e(
50427);return c=function(){return o},o}function r(){const o=e(10482);return r=function(){return o},o}function t(){const o=e(
3876);return t=function(){return o},o}function n(){const o=e(49232);return n=function(){return o},o}function i(){const o=e(
82256);return i=function(){return o},o}const a=`
Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,s=(o,L)=>new(O()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--staged","judge what is staged, as git commit would com\
mit it").option("--identity","also add missing `schema_version` and `asset_id`").option("--base <ref>","fix only the ass\
ets that differ from this branch or commit").addOption(new(O()).Option("--apply <file>","make the edits of an AgentTask \
about this commit; `-` reads standard input").conflicts("identity")).addOption((0,i().formatOption)()).option("--repo <d\
ir>",'directory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the w\
orking tree, or of the base with --base)").addHelpText("after",a).action(async(A,H)=>L(await l(A,H,o)));f.fixVerb=s;async function l(o,L,A){
const H=(0,d().resolve)(A.cwd,L.repo??"."),M=await(0,t().readTask)(L.apply,o,A);if(M&&M.edits.length===0)return F(M,A);const{
staged:h=!1}=L,J=async(U,q,X)=>{if(X===void 0&&(L.repo!==void 0||h))throw new(p()).GateError("not_a_repository",`${H} is\
 not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --repo.");
const _=await(0,n().namedPolicy)(L.policy,A),[on]=X?await(0,P().lookUpCommits)(X,["HEAD"]):[];M&&(0,t().requireSameCommit)(
M,on);const Z=L.base??M?.policy?.ref,Y=Z===void 0?void 0:await(0,t().readFixedChange)(X,{base:Z,staged:h},_),V=Y?.policy??
_??await(0,G().loadPolicy)(U,U.label),{policy:W}=(0,N().tightenPolicy)(V,(0,t().profileOf)(M)),K=M?(0,t().filesOf)(M,(0,v().
assetPathsIn)(U,W)):o.length===0?(0,i().storeFiles)(U,W,H):await Promise.all(o.map(Q=>I(q,Q,A))),D=Y&&!M?K.filter(Q=>Y.paths.
has(Q)):K;X&&h&&await(0,t().requireStaged)(X,U,D);const{platform:nn,signal:tn}=A,en=await C(q,new Set(D)),rn=x().Judge.by(
{policy:W,tree:U,...Y&&{base:Y.baseTree},changed:Y?.changed??new Set,platform:nn,signal:tn}),an={identity:L.identity??!1,
...Y&&{includes:Y.includes},...M&&{includes:(0,$().editedBy)(M.edits)}},z=await(0,S().fixFiles)(en,rn,an);if(M&&(0,$().requireOwnEdits)(
M.edits,z),L.format==="json"){const Q=await(0,$().fixTask)(en,z,rn,{...an,...h&&{event:{name:"index"}},head_sha:on??null,
base_sha:Y?.base??null,policyRef:Y?.policy.ref});A.print((0,E().renderTask)(Q),"json")}else L.write||A.print((0,y().patchText)(
z));return L.write&&await(0,y().writeFix)(q,z),A.note(D.length===0&&Z!==void 0?(0,u().messageText)(w(Z),A.columns):await b(
z,L.write??!1,A)),!(M&&L.write)&&z.files.some(({left:Q})=>Q.length>0)||!L.write&&z.files.some(R)?1:0};return(0,T().withSourceTree)(
H,A,J,h)}function w(o){return`Nothing to fix: no asset differs from ${o}. Without \`--base\`, all assets are fixed.`}function F({
next_actor:o,todo:L,human:A},H){const M=L.length+A.length;return H.note(`The task has no edits, and ${M===0?"nothing":M}\
 to do by hand.
`),o==="done"?0:1}async function I(o,L,A){const H=await(0,r().pathInRoot)(L,{root:o},A);if(H.split("/")[0]!==".."&&!(0,d().
isAbsolute)(H))return H||".";throw new(p()).GateError("usage",`${(0,d().resolve)(A.cwd,L)} is not in ${o}.`,"Pass files \
of the current repository, or its directory with --repo.")}async function C(o,L){const A=(0,m().folderTree)(o);return Promise.
all([...L].map(async H=>({path:H,bytes:await A.read(H)})))}async function b({files:o,scripts:L,judgeOf:A},H,{columns:M}){
const h=o.map(async V=>{const{path:W,steps:K}=V,D=await(0,g().withProposals)(V.left,A(W)),nn=[...new Set(K)].map(tn=>`  ${K.
filter(en=>en===tn).length} \xD7 ${tn}`);return nn.length===0&&D.length===0?[]:[(0,j().terminal)(W),...nn,...D.length===
0?[]:["  Not fixed:",...(0,g().describeUnfixed)(D)]]}),J=(await Promise.all(h)).flat(),U=o.filter(R).length,q=`${U} of ${o.
length}; new scripts: ${L.length}`,X=`Asset files ${H?"written":"to change"}: ${q}.`,_=U>0&&!H?" Run with --write to app\
ly.":"",Z=o.some(({edits:V})=>V.some(B))?" New commands: accepted; not run.":"";return`${[...J,X+_+Z].flatMap(V=>{const W=/^ */.
exec(V)?.[0]??"",K=M-W.length;return(0,c().wrap)(V.slice(W.length),K,Number.POSITIVE_INFINITY).map(D=>W+D)}).join(`
`)}
`}function B({pointer:o,new:L}){return o?.endsWith("/asset_id")===!1&&L.length>0}function R({before:o,after:L}){return o!==
L}},33816:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.differentFromIndex=E,f.isConcerned=T;function d(){
const u=e(76760);return d=function(){return u},u}function O(){const u=e(64385);return O=function(){return u},u}function v(){
const u=e(18744);return v=function(){return u},u}function S(){const u=e(94534);return S=function(){return u},u}function $(){
const u=e(77680);return $=function(){return u},u}function y(){const u=e(63455);return y=function(){return u},u}function g(){
const u=e(41895);return g=function(){return u},u}function p(){const u=e(4378);return p=function(){return u},u}function x(){
const u=e(74238);return x=function(){return u},u}function N(){const u=e(96681);return N=function(){return u},u}function G(){
const u=e(93028);return G=function(){return u},u}function m(){const u=e(34397);return m=function(){return u},u}function P(){
const u=e(49232);return P=function(){return u},u}async function T(u,c){const r=(0,d().resolve)(c.cwd,u.repo);try{const t=await(0,P().
namedPolicy)(u.policy,c),n=async(i,a,s)=>{if(s===void 0)return!0;const l=await E(s,["--cached"]);if(l.length===0)return!1;
if(l.some(I=>I===x().POLICY_PATH||/(?:^|\/)package\.json$/.test(I)))return!0;const{policy:w}=t??await(0,x().loadPolicy)(
i,i.label);if(l.some((0,v().assetPathTest)(w)))return!0;const F=await j(i,w,c);return l.some(I=>F.has(I))};return await(0,m().
withSourceTree)(r,c,n,!0)}catch(t){if(t instanceof g().GateError)return!0;throw t}}async function E(u,c=[]){const r=["di\
ff",...c,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,N().decodePieces)(await u.user(r,{env:{GIT_INDEX_FILE:u.
index}}))}async function j(u,c,{platform:r}){const t=(0,v().assetPathTest)(c),n=(0,S().assetLimits)(c.assets.max_file_bytes),
i=p().Judge.by({policy:c,tree:u,changed:new Set,platform:r}),a=new Set;for(const{kind:s,path:l}of u.files()){if(!(0,G().
isRegular)(s)||!t(l))continue;const{assets:w}=(0,O().readAssetFile)(l,await u.read(l),n);for(const F of w.filter(({type:I})=>I===
"Gene")){const I=(0,$().validationCommands)(F);for(const{value:C}of I.kind==="list"?I.entries:[]){const b=i.forFile(F.path),
{reading:B}=await b.command(C);for(const R of(0,y().namedPaths)(B.command,b.terms.cwd))a.add(R);for(const{path:R}of B.targets)
R!==void 0&&a.add(R)}}}return a}},10154:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.editedBy=c,f.
fixTask=P,f.refuse=E,f.requireAssetFiles=j,f.requireOwnEdits=u;function d(){const t=e(27199);return d=function(){return t},
t}function O(){const t=e(64385);return O=function(){return t},t}function v(){const t=e(28894);return v=function(){return t},
t}function S(){const t=e(94534);return S=function(){return t},t}function $(){const t=e(41895);return $=function(){return t},
t}function y(){const t=e(52978);return y=function(){return t},t}function g(){const t=e(77648);return g=function(){return t},
t}function p(){const t=e(37075);return p=function(){return t},t}function x(){const t=e(94274);return x=function(){return t},
t}function N(){const t=e(47350);return N=function(){return t},t}function G(){const t=e(88211);return G=function(){return t},
t}function m(){const t=e(83026);return m=function(){return t},t}async function P(t,n,i,{includes:a=()=>!0,policyRef:s,...l}){
const{policy:w}=i.terms,F=(0,S().assetLimits)(w.assets.max_file_bytes),I=[];for(const{path:R,bytes:o}of t){const L=(0,O().
readAssetFile)(R,o,F);I.push(...await(0,m().findingsIn)(L,i,a))}const C=(0,p().idsOf)(I),b=await(0,G().proposalOf)(n,C),
B=(0,N().severityVerdict)(I,w.fail_on);return(0,y().agentTask)({...l,verdict:B,next_actor:(0,x().nextActorOf)(B,I,w.fail_on),
policy:{...s!==void 0&&{ref:s},profile:w.profile,fail_on:w.fail_on,...w.enforce!=="block"&&{enforce:"report"}},findings:(0,g().
reportFindings)(I,C),...b&&{fix:b},approval_digest:null})}const T="Nothing was changed. Run the gate on this commit, and\
 use the task that it prints.";function E(t){throw new($()).GateError("input_invalid",`The task is refused: ${t}.`,T)}function j(t,n){
for(const{path:i}of t)(0,v().isAuditLog)(i)&&E(`\`${i}\` is an audit log, which only its owner edits`),n(i)||E(`\`${i}\` \
is not an asset file of this repository`)}function u(t,{files:n}){const i=new Set(n.flatMap(s=>s.edits.map(r))),a=new Set(
t.map(r));for(const s of t)i.has(r(s))||E(`\`gene-gate fix\` does not make the edit of \`${s.pointer}\` in \`${s.path}\` \
here`);for(const s of n.flatMap(l=>l.edits))a.has(r(s))||E(`it lacks the edit of \`${s.pointer}\` in \`${s.path}\`, which\
 belongs to the others`)}function c(t){const n=new Set(t.map(({path:i,pointer:a})=>`${i}#${(0,G().assetPointer)(a)}`));return({
path:i,pointer:a})=>n.has(`${i}#${(0,d().pointerText)(a)}`)}function r({path:t,pointer:n,old:i,new:a,files:s=[]}){const l=s.
map(w=>[w.path,w.text]);return JSON.stringify([t,n,i,a,l])}},52483:function(k,f,e){Object.defineProperty(f,"__esModule",
{value:!0}),f.basePolicy=N,f.effectivePolicy=x,f.protectedBy=P,f.readerOf=m,f.resolvePolicyRef=E;function d(){const c=e(
41895);return d=function(){return c},c}function O(){const c=e(81961);return O=function(){return c},c}function v(){const c=e(
74238);return v=function(){return c},c}function S(){const c=e(24634);return S=function(){return c},c}function $(){const c=e(
35720);return $=function(){return c},c}function y(){const c=e(19674);return y=function(){return c},c}function g(){const c=e(
67397);return g=function(){return c},c}function p(){const c=e(50598);return p=function(){return c},c}async function x(c,r,t){
return(0,O().tightenPolicy)(await N(c,r,t),c.inputs)}async function N({policy:c,policyRef:r,readShared:t},n,i){const a=m(
n,t),s=c??await T(a,i);if(r===void 0)return s;const l=await E(n,r);return(0,O().stricterOf)(s,await a(l,`${r}:${v().POLICY_PATH}`),
r)}const G="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function m(c,r){
return async(t,n)=>(0,v().loadPolicy)(await(0,$().readTree)(c,t),t,{path:n,hint:G,readShared:r})}async function P({name:c,
commit:r},t,n){return(0,O().policyOfBranch)(await n(r,`${c}:${v().POLICY_PATH}`),t,c)}async function T(c,{policyCommit:r,
baseRef:t,defaultBranch:n}){const i=await c(r,v().POLICY_PATH);if(n===void 0)return i;if(n.name===t){const s=(0,O().policyOfBranch)(
i,t,t)??i;return s===i?i:(0,O().stricterOf)(i,s,`branches.${t}`)}const a=await P(n,t,c);return a===void 0||i.source==="d\
efault"?a??i:(0,O().stricterOf)(i,a,n.name)}async function E(c,r){const t=r.replace(/^refs\/heads\//,"");try{return(0,g().
isObjectId)(t)?await(0,p().resolveRevision)(c,t):await j(c,t)??await(0,p().resolveRevision)(c,r)}catch(n){throw n instanceof
d().GateError&&n.code==="ref_ambiguous"?n:u(r,n)}}async function j(c,r){const t=`refs/remotes/origin/${r}`,[n,i]=await(0,g().
lookUpCommits)(c,[t,`refs/heads/${r}`]);if(n!==void 0)return n;try{if(!await(0,y().branchAtOrigin)(c,r))return}catch(a){
if(i!==void 0)return i;throw a}return await(0,S().requireCommits)(c,[t],[(0,y().fetched)(r)]),(await(0,g().lookUpCommits)(
c,[t]))[0]}function u(c,r){const t=r instanceof d().GateError&&r.code==="git_failed"?`: ${r.message}`:"";return new(d()).
GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a branch of origin or a revision in this clone${t}`,"\
Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:r})}},28765:function(k,f,e){Object.defineProperty(
f,"__esModule",{value:!0}),f.makeFolder=$,f.replaceFile=S;function d(){const g=e(77598);return d=function(){return g},g}
function O(){const g=e(51455);return O=function(){return g},g}function v(){const g=e(76760);return v=function(){return g},
g}async function S(g,p,x){const N=`${g}.${(0,d().randomUUID)()}.tmp`;try{await(0,O().writeFile)(N,p,{flag:"wx",mode:x}),
await(0,O().rename)(N,g)}finally{await(0,O().rm)(N,{force:!0})}}async function $(g){await y(g)||((0,v().dirname)(g)!==g&&
await $((0,v().dirname)(g)).catch(()=>{}),await(0,O().mkdir)(g).catch(async p=>{if(!await y(g))throw p}))}async function y(g){
return(0,O().stat)(g).then(p=>p.isDirectory(),()=>!1)}},73849:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.agentTaskSchema=f.AGENT_TASK_VERSION=void 0,f.readAgentTask=P;function d(){const T=e(7723);return d=function(){return T},
T}function O(){const T=e(41895);return O=function(){return T},T}function v(){const T=e(54078);return v=function(){return T},
T}function S(){const T=e(9819);return S=function(){return T},T}function $(){const T=e(99462);return $=function(){return T},
T}function y(){const T=e(13970);return y=function(){return T},T}const g=f.AGENT_TASK_VERSION="1.0.0",p=d().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),x=$().findingIdSchema.exactOptional().describe("The id of the finding."),N=d().object({
finding:x,rule:d().string(),path:d().string().exactOptional(),line:d().int().min(1).exactOptional(),message:d().string(),
remedy:d().string()}),G=d().object({finding:x,why:d().string(),needs:d().string().describe("What the person does, such a\
s an approval and its digest.")}),m=f.agentTaskSchema=d().object({type:d().literal("AgentTask"),schema_version:d().literal(
g),next_actor:y().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:y().verdictSchema,error:d().object({code:d().string(),message:d().string(),hint:d().string()}).
optional(),head_sha:p.nullable().describe("The commit that the task is about."),base_sha:p.nullable(),policy:d().object(
{ref:d().string().exactOptional(),profile:d().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:d().array(S().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:d().array(N).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:d().array(N).describe("Warnings that fail nothing: what would make the checks worth more."),human:d().array(
G).describe("Findings that only a person resolves."),must_not:d().array(d().string()).describe("What the agent does not \
do, whatever the findings are."),patch:d().string().nullable().describe("A unified diff of the edits for `git apply`; nu\
ll without one."),verify:d().string().describe("The command that exits with 0 when nothing is left to do, also if the po\
licy only reports.")}).describe("AgentTask: what the agent that wrote a change does next");function P(T,E){try{return m.
parse(JSON.parse(T.toString("utf8")))}catch(j){throw new(O()).GateError("input_invalid",`${E} is not an AgentTask of thi\
s version: ${(0,v().firstProblem)(j)}.`,"Pass the file that `gene-gate check --format agent` printed, or agent-task.json\
 of the results.",{cause:j})}}},52978:function(k,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.AGENT_TASK_FILE=
f.AGENT_PATCH_FILE=void 0,f.agentTask=T,f.renderAgentTask=m,f.renderTask=P;function d(){const n=e(28894);return d=function(){
return n},n}function O(){const n=e(44786);return O=function(){return n},n}function v(){const n=e(38863);return v=function(){
return n},n}function S(){const n=e(78261);return S=function(){return n},n}function $(){const n=e(13580);return $=function(){
return n},n}function y(){const n=e(94274);return y=function(){return n},n}function g(){const n=e(47350);return g=function(){
return n},n}function p(){const n=e(10289);return p=function(){return n},n}function x(){const n=e(73849);return x=function(){
return n},n}const N=f.AGENT_TASK_FILE="agent-task.json",G=f.AGENT_PATCH_FILE="agent-task.patch";function m(n){return P(T(
n))}function P(n){return`{
${Object.entries(x().agentTaskSchema.parse(n)).map(([a,s])=>{const w=Array.isArray(s)&&s.length>0?`[
${s.map(p().jsonLine).join(`,
`)}
]`:(0,p().jsonLine)(s);return`${JSON.stringify(a)}: ${w}`}).join(`,
`)}
}
`}function T(n){const{verdict:i,next_actor:a,error:s,head_sha:l,base_sha:w,policy:F,findings:I,fix:C}=n,b=a==="done"?()=>!1:
u(n),B=I.filter(A=>b(A)||j(A)).sort(S().byHarm),R=new Set(B.filter(y().isForHuman)),o=B.filter(A=>!R.has(A)),L=c(C?.edits??
[]);return{type:"AgentTask",schema_version:x().AGENT_TASK_VERSION,next_actor:a,verdict:i,...s&&{error:s},head_sha:l,base_sha:w,
policy:F&&{...F.ref!==void 0&&{ref:F.ref},profile:F.profile},edits:C?.edits??[],todo:o.filter(A=>b(A)&&!L(A)).map(E),advice:o.
filter(A=>!b(A)).map(E),human:[...R].map(A=>({...A.id!==void 0&&{finding:A.id},why:A.message,needs:r(A,n)})),must_not:O().
MUST_NOT,patch:C?.patch??null,verify:t(n)}}function E({id:n,rule:i,message:a,remedy:s,location:l}){const w=n===void 0?{}:
{finding:n},F=l&&{path:l.path,line:l.line};return{...w,rule:i,...F,message:a,remedy:s}}function j({rule:n,severity:i,suppressed:a}){
return(0,$().ruleOf)(n)?.advice===!0&&i==="warning"&&!a}function u({policy:n,findings:i}){const a=n?.fail_on??"error",s=i.
some(({rule:l})=>l==="gate-approval-missing");return l=>{const w=(0,$().ruleOf)(l.rule)?.approval,F=w==="waits"||w==="ne\
eded"&&s;return!l.suppressed&&((0,g().isBlocking)(l,a)||F)}}function c(n){const i=new Set(n.map(({finding:s})=>s)),a=new Set(
n.map(({path:s,old:l})=>JSON.stringify([s,l])));return({id:s,subject:l,location:w})=>i.has(s)||a.has(JSON.stringify([w?.
path,l?.command]))}function r({rule:n,remedy:i,location:a},{approval_digest:s}){return s!==null&&(0,$().ruleOf)(n)?.approval!==
void 0?`${i} The approval digest is ${s}.`:a&&(0,d().isAuditLog)(a.path)?`${i} Only the process that owns the audit log \
writes to it.`:i}function t({policy:n,base_sha:i,event:a}){const s=n?.ref??i;return[`${v().COMMAND} check --worktree`,...a?.
name==="index"?["--staged"]:[],...n?.enforce==="report"?["--block"]:[],...s?[`--base ${s}`]:[]].join(" ")}},94274:function(k,f,e){
Object.defineProperty(f,"__esModule",{value:!0}),f.isForHuman=S,f.nextActorOf=$;function d(){const y=e(28894);return d=function(){
return y},y}function O(){const y=e(13580);return O=function(){return y},y}function v(){const y=e(47350);return v=function(){
return y},y}function S({rule:y,location:g,danger:p}){return p!==void 0||(0,O().ruleOf)(y)?.actor==="human"||g!==void 0&&
(0,d().isAuditLog)(g.path)}function $(y,g,p){switch(y){case"pass":case"warn":return"done";case"error":return"undecided";case"\
needs_approval":return"human";case"fail":return g.some(x=>(0,v().isBlocking)(x,p)&&!S(x))?"agent":"human"}}}};
