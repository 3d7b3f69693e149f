"use strict";exports.id=475,exports.ids=[475,808],exports.modules={76459:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.prepareRefusals=c;function v(){const r=t(76760);return v=function(){return r},r}function b(){const r=t(58238);return b=
function(){return r},r}function F(){const r=t(60210);return F=function(){return r},r}function S(){const r=t(45156);return S=
function(){return r},r}function j(){const r=t(59867);return j=function(){return r},r}function M(){const r=t(10473);return M=
function(){return r},r}function d(){const r=t(3463);return d=function(){return r},r}function w(){const r=t(95244);return w=
function(){return r},r}function o(){const r=t(32854);return o=function(){return r},r}function C(){const r=t(93028);return C=
function(){return r},r}function y(){const r=t(95132);return y=function(){return r},r}const N=16*1024*1024,s=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],a=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
$=/(?:^|\/)package\.json$/;async function c(r,A){const T=await Promise.all(n(A).map(x=>m(x,r,A))),H=await g(r,A);return[
...T.flat(),...H].map(x=>(0,y().finding)("prepare-refused",x))}async function m(r,A,T){const H=T.readlink(r);if(H!==void 0&&
H!==A.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const x=(0,o().resolveInTree)(T,r);return x.kind!=="\
inside"||!(0,C().isRegular)(x.entry.kind)?a.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,M().hasOtherContent)(T,A,r)?$.test(r)?f(r,A,T):E(r)?l(r,A,T):e(r,A,T):[]}async function g(r,A){const[
{npm:T},{npm:H}]=await Promise.all([(0,j().readLocks)(r),(0,j().readLocks)(A)]),x=H?.all.find(u=>{const{name:L,source:D}=u;
if(D.kind!=="file")return!1;if((0,S().replacedArchive)(u,A,r))return!0;const B=T?.packages.get(L)?.source;return!(B?.kind===
"file"&&(B.at===D.at||!i(D.at)))&&(B!==void 0||i(D.at))});if(!H||!x)return[];const U=`it takes the package \`${x.name}\` \
from \`${x.source.at}\``;return[{path:H.path,what:U}]}function i(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function E(r){
return w().LOCKFILES.includes(v().posix.basename(r))}function P(r){return w().NPM_LOCKFILES.some(A=>A===v().posix.basename(
r))}function n(r){return[...r.files()].filter(({kind:A})=>A!=="submodule").map(({path:A})=>A).filter(A=>a.test(A)||$.test(
A)||E(A))}async function l(r,A,T){const H=P(r)?await(0,j().readLock)(T,r):"unread";if(H==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(H===void 0)return[{path:r,what:"it is no valid lockfile"}];const x=n(
A).filter(P),u=(await Promise.all(x.map(D=>(0,j().readLock)(A,D)))).flatMap(D=>typeof D=="object"?D.all:[]),L=new Set([...u.
map(({source:D})=>p(D)),...await(0,S().knownHosts)(A)]);for(const{source:D}of H.all){const B=p(D);if(B===void 0||L.has(B))
continue;const J=D.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${J} \`${B.slice(0,200)}\``}]}
return[]}function p({kind:r,at:A}){if(r!=="file")return r==="tarball"&&URL.canParse(A)?new URL(A).host:A}async function e(r,A,T){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[H,x]=await Promise.all([O(A,r),
O(T,r)]),U=Object.entries(x).flatMap(([u,L])=>{const D=(0,F().effectOf)(u,L);return JSON.stringify(H[u])!==JSON.stringify(
L)&&(D==="decides"||D==="other")?[u]:[]});return U.length===0?[]:[{path:r,what:`it sets ${U.map(u=>`\`${u}\``).join(", ")}`}]}
async function O(r,A){const T=(0,o().resolveInTree)(r,A);return T.kind!=="inside"||!(0,C().isRegular)(T.entry.kind)?{}:(0,b().
parse)((await r.read(T.path,N)).toString("utf8"))}function R(r,A,T){const[H]=[...T].filter(x=>!A.has(x));return H===void 0?
[]:[{path:r,what:`it adds the dependency \`${H.slice(0,200)}\``}]}async function f(r,A,T){const[H,x]=await Promise.all([
A,T].map(U=>(0,j().readJsonFile)(U,r)));return x===j().INVALID?[{path:r,what:"it is not a JSON object"}]:R(r,I((0,d().objectIn)(
H)),I((0,d().objectIn)(x)))}function I(r){const A=new Set,T=(L,D)=>{if(typeof D=="string"&&k(D,L)){const{kind:B}=(0,j().
sourceOf)(D,L,"");A.add(`${L}: ${B==="git"?D.replace(/#.*$/s,""):D}`)}for(const[B,J]of Object.entries((0,d().objectIn)(D)))
T(B,J)};for(const L of s)T(L,r[L]);const{overrides:H,packageExtensions:x}=(0,d().objectIn)(r.pnpm);T("pnpm",{overrides:H,
packageExtensions:x});const{catalog:U,catalogs:u}=(0,d().objectIn)(r.workspaces);return T("workspaces",{catalog:U,catalogs:u}),
A}function k(r,A){const{kind:T,at:H=""}=(0,j().sourceOf)(r,A,"");return T==="git"||T==="tarball"||T==="file"&&i(H)}},29122:function(Y,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.isOfCommit=t;function t({name:v}){return v!=="worktree"&&v!=="index"}},
29656:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.approverOf=M,h.headsOf=j;function v(){const d=t(
1395);return v=function(){return d},d}function b(){const d=t(29122);return b=function(){return d},d}function F(){const d=t(
67879);return F=function(){return d},d}function S(){const d=t(82330);return S=function(){return d},d}function j(d,w,o){const{
baseRef:C,group:y}=d;if(y!==void 0)return y.map(({number:s,headSha:a})=>({pullRequest:s,judge:()=>(0,S().judgeHead)(w,a,
C)}));const N=d.audited===d.head||!(0,b().isOfCommit)(d);return[{...d.pullRequest&&{pullRequest:d.pullRequest.number},judge:()=>N?
(0,v().judgedHead)(o.audit,o.tree,w.policy,C):(0,S().judgeHead)(w,d.head,C)}]}function M({approver:d},{baseRef:w,policyCommit:o,
defaultBranch:C},y){return{means:d.means,find:N=>d.find({...N,subjectAt:async s=>(await(0,S().judgeHead)(y,s,w)).subject,
policyChangedSince:async s=>{const $=[...new Set([o,C?.commit??o])].map(c=>(0,F().policyChangedSince)(y.repository,c,s));
return(await Promise.all($)).includes(!0)}})}}},82330:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.
auditCommit=o,h.judgeHead=C;function v(){const y=t(1395);return v=function(){return y},y}function b(){const y=t(70237);return b=
function(){return y},y}function F(){const y=t(67506);return F=function(){return y},y}function S(){const y=t(54244);return S=
function(){return y},y}function j(){const y=t(67147);return j=function(){return y},y}function M(){const y=t(24634);return M=
function(){return y},y}function d(){const y=t(35720);return d=function(){return y},y}function w(){const y=t(213);return w=
function(){return y},y}async function o({repository:y,policy:N,additions:s,disk:a,isPending:$,platform:c,all:m,unprovenMerge:g,
signal:i},E,P){const[n,l,p]=await Promise.all([(0,d().readTree)(y,P),(0,d().readTree)(y,E),(0,w().readChange)(y,P,E)]),O={
...a?(0,j().withAdditions)(l,a,s):l,...$&&{isPending:$}},R=new(S()).AuditClock(i),f={baseTree:n,headTree:l,change:p,policy:N.
policy,all:m,clock:R},I=await(0,b().collectAssets)(f),k=await(0,F().auditChange)({change:p,assets:I,baseTree:n,tree:O,policy:N,
platform:c,...g&&{unprovenMerge:g},clock:R});return{change:p,assets:I,audit:k,tree:l,commandTree:O}}async function C(y,N,s){
const{repository:a,policyCommit:$}=y;await(0,M().requireCommits)(a,[N],[N]);const c=await(0,M().mergeBase)(a,$,N),{audit:m,
tree:g}=await o(y,N,c);return await(0,v().judgedHead)(m,g,y.policy,s)}},52483:function(Y,h,t){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.basePolicy=y,h.effectivePolicy=C,h.protectedBy=a,h.readerOf=s,h.resolvePolicyRef=c;function v(){
const i=t(41895);return v=function(){return i},i}function b(){const i=t(67617);return b=function(){return i},i}function F(){
const i=t(81961);return F=function(){return i},i}function S(){const i=t(74238);return S=function(){return i},i}function j(){
const i=t(24634);return j=function(){return i},i}function M(){const i=t(35720);return M=function(){return i},i}function d(){
const i=t(19674);return d=function(){return i},i}function w(){const i=t(67397);return w=function(){return i},i}function o(){
const i=t(50598);return o=function(){return i},i}async function C(i,E,P){return(0,F().tightenPolicy)(await y(i,E,P),i.inputs)}
async function y({policy:i,policyRef:E,readShared:P},n,l){const p=s(n,P),e=i??await $(p,l);if(E===void 0)return e;const O=await c(
n,E);return(0,F().stricterOf)(e,await p(O,`${E}:${S().POLICY_PATH}`),E)}const N="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function s(i,E){return async(P,n)=>(0,S().loadPolicy)(await(0,M().
readTree)(i,P),P,{path:n,hint:N,readShared:E})}async function a({name:i,commit:E},P,n){return(0,b().policyOfBranch)(await n(
E,`${i}:${S().POLICY_PATH}`),P,i)}async function $(i,{policyCommit:E,baseRef:P,defaultBranch:n}){const l=await i(E,S().POLICY_PATH);
if(n===void 0)return l;if(n.name===P){const e=(0,b().policyOfBranch)(l,P,P)??l;return e===l?l:(0,F().stricterOf)(l,e,`br\
anches.${P}`)}const p=await a(n,P,i);return p===void 0||l.source==="default"?p??l:(0,F().stricterOf)(l,p,n.name)}async function c(i,E){
const P=E.replace(/^refs\/heads\//,"");try{return(0,w().isObjectId)(P)?await(0,o().resolveRevision)(i,P):await m(i,P)??await(0,o().
resolveRevision)(i,E)}catch(n){throw n instanceof v().GateError&&n.code==="ref_ambiguous"?n:g(E,n)}}async function m(i,E){
const P=`refs/remotes/origin/${E}`,[n,l]=await(0,w().lookUpCommits)(i,[P,`refs/heads/${E}`]);if(n!==void 0)return n;try{
if(!await(0,d().branchAtOrigin)(i,E))return}catch(p){if(l!==void 0)return l;throw p}return await(0,j().requireCommits)(i,
[P],[(0,d().fetched)(E)]),(await(0,w().lookUpCommits)(i,[P]))[0]}function g(i,E){const P=E instanceof v().GateError&&E.code===
"git_failed"?`: ${E.message}`:"";return new(v()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(i)} is not a br\
anch of origin or a revision in this clone${P}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:E})}},24474:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.gate=E;function v(){const e=t(29122);
return v=function(){return e},e}function b(){const e=t(41895);return b=function(){return e},e}function F(){const e=t(21311);
return F=function(){return e},e}function S(){const e=t(26016);return S=function(){return e},e}function j(){const e=t(87952);
return j=function(){return e},e}function M(){const e=t(67147);return M=function(){return e},e}function d(){const e=t(48741);
return d=function(){return e},e}function w(){const e=t(96402);return w=function(){return e},e}function o(){const e=t(27624);
return o=function(){return e},e}function C(){const e=t(37075);return C=function(){return e},e}function y(){const e=t(23208);
return y=function(){return e},e}function N(){const e=t(69641);return N=function(){return e},e}function s(){const e=t(92344);
return s=function(){return e},e}function a(){const e=t(82330);return a=function(){return e},e}function $(){const e=t(52483);
return $=function(){return e},e}function c(){const e=t(55929);return c=function(){return e},e}function m(){const e=t(91827);
return m=function(){return e},e}function g(){const e=t(72857);return g=function(){return e},e}function i(){const e=t(34720);
return i=function(){return e},e}async function E(e){const{shard:O}=e,R={startedAt:new Date,...O&&{shard:O}};let f;try{return f=
await(0,w().openRepository)(e.directory,e.env),await P(e,f,R)}catch(I){const k=(0,b().asGateError)(I),{prepare:r}=R;return(0,o().
buildErrorReport)(k.code==="prepare_failed"&&r?(0,y().withOutput)(k,r):k,R,new Date)}finally{await f?.close()}}async function P(e,O,R){
const f=await e.locate(O);R.event=f;const I=await(0,$().effectivePolicy)(e,O,f);R.policy=I,(0,F().requireExamples)(I);const k=n(
e,O,f,I),r=e.run&&e.prepare?(0,N().readPrepare)(e.prepare):[],A=r.length>0?await(0,i().verifiedCheckout)(k,f):void 0,{prepared:T,
findings:H}=A?await(0,m().prepareCheckout)(r,A,{request:e,event:f,audit:k,report:x=>{R.prepare=x}}):{findings:[]};try{const x=l(
e,k,T),U=p(await(0,a().auditCommit)(x,f.audited,f.base),H),{audit:u,tree:L}=U,D=e.run&&u.genes.length>0,B=T?.checkout??A??
(D?await(0,i().verifiedCheckout)(k,f):void 0),J=U.change.files,K={checkout:B,tree:L,change:{files:J,isCommitted:(0,v().isOfCommit)(
f)},...T&&{shown:T.shown}},{refusal:W,...V}=await(0,i().validateChange)({request:e,event:f,policy:I},x,U,{place:K,startedAt:R.
startedAt}),X=(0,s().allFindings)(V.judgement),G=(0,C().idsOf)(X),z=V.runResult.interrupted>0?void 0:e.signal,q=await(0,g().
proposeFix)({...x,signal:z},f,U,G),_=await(0,c().headFilesOf)(O,f,U.assets,X);if(z?.aborted)throw(0,b().interrupted)("af\
ter the audit");const Z=(0,o().buildReport)({...R,...U,...V,event:f,all:e.all,policy:I,ids:G,fix:q,headFiles:_},e.secrets,
new Date);return W?(0,o().withRefusedRun)(Z,W):Z}finally{await T?.close()}}function n(e,O,R,f){return{repository:O,policy:f,
additions:(0,j().additionsFor)(f.policy),platform:(0,S().platformOf)(process.platform),policyCommit:R.policyCommit,all:e.
all,...R.unprovenMerge&&{unprovenMerge:R.unprovenMerge},signal:e.signal}}function l({run:e,takeRuns:O,prepare:R},f,I){return{
...f,disk:(0,d().folderTree)(I?.checkout.directory??f.repository.directory),...I&&{additions:(0,M().everything)((0,j().dependencyFolders)(
f.policy.policy))},...!e&&{isPending:O||R?()=>!0:f.additions.cover}}}function p(e,O){const{audit:R}=e;return{...e,audit:{
...R,findings:[...R.findings,...O]}}}},55929:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.headFilesOf=
b;function v(){const F=t(54032);return v=function(){return F},F}async function b(F,{audited:S,head:j},{changes:M},d){if(S===
j)return;const w=new Set([...M.map(({asset:o})=>o.path),...d.flatMap(({location:o})=>o?.path??[])]);return(0,v().findHeadFiles)(
F,S,j,w).catch(()=>{})}},91827:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.prepareCheckout=s;function v(){
const c=t(9354);return v=function(){return c},c}function b(){const c=t(67506);return b=function(){return c},c}function F(){
const c=t(76459);return F=function(){return c},c}function S(){const c=t(74238);return S=function(){return c},c}function j(){
const c=t(35720);return j=function(){return c},c}function M(){const c=t(67078);return M=function(){return c},c}function d(){
const c=t(95132);return d=function(){return c},c}function w(){const c=t(32223);return w=function(){return c},c}function o(){
const c=t(23208);return o=function(){return c},c}function C(){const c=t(63682);return C=function(){return c},c}function y(){
const c=t(29656);return y=function(){return c},c}function N(){const c=t(82330);return N=function(){return c},c}async function s(c,m,g){
const{event:i}=g,E={...g.audit,isPending:()=>!0},P=await(0,N().auditCommit)(E,i.audited,i.base);if(!(0,b().mayRunSome)(P.
audit))return{findings:[]};const n=[...await(0,F().prepareRefusals)(await(0,j().readTree)(E.repository,i.base),P.tree),...await $(
P,{...g,audit:E})];if(n.length>0)return{findings:n};const{prepared:l,reported:p}=await a(c,m,g),e=p?.isolation.downgrades?.[0]?.
reason??"containment is off",R=p?.contained?[]:[(0,d().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:e})];return{prepared:l,findings:R}}async function a(c,m,{request:{env:g,signal:i,secrets:E},event:P,audit:n,report:l}){
const{policy:p}=n.policy,e=p.prepare_env.flatMap(I=>g[I]??[]),O=[...E,...e];let R;return{prepared:await(0,o().runPrepare)(
c,{checkout:m,policy:p,requested:(0,C().requestOf)(p.containment,P.pullRequest?.isFork??!1),env:g,privateFolders:(0,w().
privateFolders)(g),signal:i,report:I=>{R={...I,lines:I.lines.map(({command:k,outcome:r})=>({command:k,outcome:(0,M().redactOutcome)(
r,O)}))},l(R)}}),reported:R}}async function $(c,{request:m,event:g,audit:i}){const E=c.audit.findings.filter(({rule:l})=>l===
"gate-weakened");if(E.length===0)return[];const{gate:P}=await(0,v().findApprovals)({genes:[],findings:E},i.policy.policy.
approvals,(0,y().headsOf)(g,i,c),(0,y().approverOf)(m,g,i));if(P===void 0)return[];const n=E[0]?.location?.path??S().POLICY_PATH;
return[(0,d().finding)("prepare-refused",{path:n,what:"it weakens the gate and waits for approval"})]}},72857:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.proposeFix=o;function v(){const a=t(53315);return v=function(){return a},
a}function b(){const a=t(29122);return b=function(){return a},a}function F(){const a=t(62130);return F=function(){return a},
a}function S(){const a=t(88211);return S=function(){return a},a}function j(){const a=t(41895);return j=function(){return a},
a}function M(){const a=t(4378);return M=function(){return a},a}function d(){const a=t(35720);return d=function(){return a},
a}function w(){const a=t(93028);return w=function(){return a},a}async function o({repository:a,policy:{policy:$},platform:c,
all:m,signal:g},i,{assets:E,change:P,tree:n,commandTree:l},p){const e=new Set([...p.keys()].flatMap(T=>y(T)?N(T):[]));if(e.
size===0)return;const O=!(0,b().isOfCommit)(i)||i.audited===i.head,R=O?n:await(0,d().readTree)(a,i.head),f=E.changes.filter(
({kind:T})=>T!=="removed"),I=new Set(f.map(({asset:T})=>s(T))),k=[...e].filter(T=>(0,w().isRegular)(R.stat(T)?.kind)),r=await Promise.
all(k.map(async T=>({path:T,bytes:await R.read(T)}))),A=M().Judge.by({policy:$,tree:l,base:await(0,d().readTree)(a,i.base),
changed:new Set(P.files.flatMap(v().namesOf)),platform:c,...g&&{signal:g}});try{const T=U=>I.has(s(U)),H=await(0,F().fixFiles)(
r,A,{includes:T,left:!1}),x=await(0,S().proposalOf)(H,O?p:C(p));return x&&{...x,...m&&{all:m}}}catch(T){if(T instanceof j().
GateError&&T.code==="audit_too_long")return;throw T}}function C(a){return new Map([...a].map(([{edit:$,...c},m])=>[c,m]))}
function y({rule:a,edit:$,suppressed:c}){return!c&&($?.fix===!0||a==="content-hash-mismatch")}function N({location:a}){return a?
[a.path]:[]}function s({path:a,type:$,id:c}){return JSON.stringify([a,$,c])}},34720:function(Y,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.validateChange=C,h.verifiedCheckout=o;function v(){const s=t(29122);return v=function(){return s},
s}function b(){const s=t(41895);return b=function(){return s},s}function F(){const s=t(61388);return F=function(){return s},
s}function S(){const s=t(32223);return S=function(){return s},s}function j(){const s=t(63682);return j=function(){return s},
s}function M(){const s=t(96620);return M=function(){return s},s}function d(){const s=t(94901);return d=function(){return s},
s}function w(){const s=t(29656);return w=function(){return s},s}function o({repository:s,additions:a},$){const c=(0,v().
isOfCommit)($)?F().requireCheckedOut:F().requireSameFiles,m=$.name==="index"?"hook":N($)?"terminal":"actions";return c(s,
$.audited,a,m)}async function C({request:s,event:a,policy:$},c,m,{place:g,startedAt:i}){const{audit:E,tree:P}=m,n={audit:E,
event:a,policy:$},l=e=>O=>y(s,n,O,e),p={policy:$.policy,startedAt:i,heads:(0,w().headsOf)(a,c,m),approver:(0,w().approverOf)(
s,a,c)};try{return await(0,d().validate)(E,{...p,runs:s.run||s.takeRuns!==void 0,run:async e=>await s.takeRuns?.(n,e)??await l(
g)(e)})}catch(e){const O=(0,b().asGateError)(e);if(O.code!=="containment_unavailable")throw O;const R=l({checkout:void 0,
tree:P});return{...await(0,d().validate)(E,{...p,runs:!1,run:R}),refusal:O}}}async function y({env:s,shard:a,durations:$,
progress:c,signal:m},{audit:g,event:i,policy:{policy:E}},P,n){const l=a?(0,M().genesIn)(a,g.genes,$):new Set(g.genes),p=await(0,j().
runAudited)(g,{...n,attended:N(i)&&!s.CI,policy:E,fork:i.isFork,path:s.PATH??"",home:s.HOME,privateFolders:(0,S().privateFolders)(
s),waiting:{has:e=>P.has(e)||!l.has(e)},progress:c,signal:m});return a?{...p,shards:[{...a,genes:l}]}:p}function N(s){return s.
name==="range"||!(0,v().isOfCommit)(s)}},67617:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.policyOfBranch=
M;function v(){const o=t(41330);return v=function(){return o},o}function b(){const o=t(41895);return b=function(){return o},
o}function F(){const o=t(81961);return F=function(){return o},o}function S(){const o=t(74238);return S=function(){return o},
o}function j(){const o=t(11160);return j=function(){return o},o}function M(o,C,y){const{branches:N,...s}=o.policy,a=Object.
entries(N).filter(([m])=>d(m,C));if(a.length===0&&C!==y)return;const $={...s,branches:{}},c=a.map(([,m])=>j().policySchema.
parse((0,j().withEntry)($,m))).reduce((m,g)=>m?w(m,g,C):g,void 0);return c===void 0?o:{...o,policy:c,digest:(0,S().digestPolicy)(
c)}}function d(o,C){return o===C||v().default.isMatch(C,o,{dot:!0,nonegate:!0})}function w(o,C,y){const N=(0,F().combine)(
o,C);if("policy"in N)return N.policy;throw new(b()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(y)} differ in ${N.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}},67879:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.policyChangedSince=M;function v(){const w=t(23404);return v=function(){return w},w}function b(){const w=t(41895);return b=
function(){return w},w}function F(){const w=t(24634);return F=function(){return w},w}function S(){const w=t(35720);return S=
function(){return w},w}function j(){const w=t(74238);return j=function(){return w},w}async function M(w,o,C){const y=Math.
floor(Date.parse(C)/1e3)+1,s=(await w.objects(["log","--first-parent",`--since=@${y}`,"--format=%H %P",o,...await w.isPartial()?
[]:["--",j().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[a="",$]=s.split(" ");if((await w.shallowCommits()).has(a))throw new(b()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,F().short)(a)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return $===void 0?!0:await d(w,$)!==await d(w,o)}async function d(w,o){const C=await(0,j().readPolicyIn)(
await(0,S().readTree)(w,o));return"missing"in C?C.text:"policy"in C?(0,v().canonicalize)(C.policy):void 0}},89979:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.withCheckoutParts=M;function v(){const o=t(51455);return v=function(){
return o},o}function b(){const o=t(76760);return b=function(){return o},o}function F(){const o=t(41895);return F=function(){
return o},o}function S(){const o=t(96402);return S=function(){return o},o}function j(){const o=t(35720);return j=function(){
return o},o}async function M(o,C,y){const N=[],s=async(a,$,c)=>{const m=await(0,j().readTree)($,c),g=[...m.files()].map(
i=>({...i,path:d(a,i.path)}));N.push({path:a,repository:$,commit:c,tree:m,entries:g});for(const{kind:i,path:E,oid:P}of g){
if(i!=="submodule"||P===void 0)continue;const n=await w((0,b().join)(o.directory,E));n&&await s(E,n,P)}};try{return await s(
"",o,C),await y(N)}finally{for(const a of N.slice(1))await a.repository.close()}}function d(o,C){return o===""?C:`${o}/${C}`}
async function w(o){if(await(0,v().lstat)((0,b().join)(o,".git")).catch(()=>{})===void 0)return;const y=await(0,S().openRepository)(
o);if(y.directory===o)return y;throw await y.close(),new(F()).GateError("checkout_differs",`The submodule ${JSON.stringify(
o)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.checkoutDiffers=P,h.requireCheckedOut=a,h.requireSameFiles=$;function v(){
const n=t(73024);return v=function(){return n},n}function b(){const n=t(76760);return b=function(){return n},n}function F(){
const n=t(26040);return F=function(){return n},n}function S(){const n=t(41895);return S=function(){return n},n}function j(){
const n=t(95201);return j=function(){return n},n}function M(){const n=t(55366);return M=function(){return n},n}function d(){
const n=t(22566);return d=function(){return n},n}function w(){const n=t(59580);return w=function(){return n},n}function o(){
const n=t(89979);return o=function(){return n},n}function C(){const n=t(48741);return C=function(){return n},n}function y(){
const n=t(24634);return y=function(){return n},n}function N(){const n=t(96681);return N=function(){return n},n}function s(){
const n=t(67397);return s=function(){return n},n}async function a(n,l,p,e){const[O]=await(0,s().resolveCommits)(n,["HEAD"]);
if(O!==l)throw P(`the checkout is at ${(0,y().short)(O)}`,l,e);return $(n,l,p,e)}async function $(n,l,p,e){return(0,o().
withCheckoutParts)(n,l,async O=>{const R=(0,w().guardCheckout)(n.directory,O.flatMap(({entries:r})=>r),p),f=await R.differing(),
I=O.map(r=>c(r,f,R)),k=(await Promise.all(I)).flat();if(k.length>0)throw await m(n,k,l,e)??i(k,l,e);return R})}async function c({
repository:n,path:l,commit:p,entries:e},O,R){const f=e.filter(A=>O.has(A)),I=({path:A})=>l===""?A:A.slice(l.length+1),k=await(0,j().
attributesOf)(n,p,f.map(I),d().CONVERSIONS),r=[];for(const A of f){const{path:T,oid:H="",size:x=0}=A;if(O.get(A)==="kind"||
x>M().MAX_FILE_BYTES){r.push({path:T,what:"differs on disk"});continue}const U=await(0,C().readOnDisk)(R.directory,T),u=(0,d().
conversionFault)(await(0,M().readBlob)(n,H),U,L=>k(I(A),L));u===void 0?R.accept(T,U):r.push({path:T,what:u})}return r}async function m({
user:n,directory:l},p,e,O){const R=new Set(p.map(({path:k})=>k)),f=(0,N().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(k=>k.startsWith("S ")?[k.slice(2)]:[]).filter(k=>R.has(k)&&!g((0,b().join)(l,k))),[I]=f;if(I!==void 0)return new(S()).
GateError("checkout_differs",`Commit ${(0,y().short)(e)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
I)}${f.length>1?` and ${f.length-1} more`:""}`,O==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function g(n){return(0,F().attempt)(
()=>(0,v().lstatSync)((0,N().systemPath)(n)))!==void 0}function i(n,l,p){const e=[...n].sort((k,r)=>k.path<r.path?-1:1),
{path:O,what:R}=e.find(({what:k})=>k!=="differs on disk")??e[0]??E,f=JSON.stringify(O),I=n.length>1&&R==="differs on dis\
k"?`${f} and ${n.length-1} more differ on disk`:`${f} ${R}`;return P(I,l,p)}const E={path:"",what:"differs on disk"};function P(n,l,p){
const e={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${l}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},O=p==="hook"?"The index":`Commit ${(0,y().short)(l)}`;return new(S()).GateError(
"checkout_differs",`${O} is audited, but ${n}`,e[p])}},54032:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.findHeadFiles=F;function v(){const M=t(213);return v=function(){return M},M}const b=100;async function F(M,d,w,o){const C=(await(0,v().
changedFiles)(M,d,w)).filter(({path:N})=>o.has(N)),y=[];for(const[N,s]of C.entries()){const{path:a,status:$}=s,c=$==="de\
leted",m=c||N>=b?[]:await S(M,s);y.push({path:a,...c&&{missing:!0},same:m})}return y}async function S(M,{oldOid:d,newOid:w}){
if(d===w)return[{line:1,head_line:1}];const o=await M.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
d,w],{accept:[1]});return j(o.toString("latin1"))}function j(M){const d=[...M.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(d.length===0)return[];const w=[];let[o,C]=[1,1];for(const[,y="",N="1",s="",a="1"]of d){const $=Number(y)+(N==="0"?1:0),
c=Number(s)+(a==="0"?1:0);$>o&&w.push({line:o,head_line:C,lines:$-o}),[o,C]=[$+Number(N),c+Number(a)]}return[...w,{line:o,
head_line:C}]}},19674:function(Y,h){Object.defineProperty(h,"__esModule",{value:!0}),h.branchAtOrigin=b,h.fetched=v,h.isRemoteOf=
t;async function t(S,{owner:j,repo:M}){return(await F(S)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${M}`.toLowerCase()}function v(S){return`+refs/heads/${S}:refs/remotes/origin/${S}`}async function b(S,j){
if(await F(S)==="")return!1;const M=`refs/heads/${j}`;return(await S.user(["ls-remote","--","origin",M])).toString().split(
`
`).some(w=>w.endsWith(`	${M}`))}async function F({user:S}){return(await S(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNamed=C,h.resolveRevision=
o;function v(){const m=t(41895);return v=function(){return m},m}function b(){const m=t(3051);return b=function(){return m},
m}function F(){const m=t(24634);return F=function(){return m},m}function S(){const m=t(67397);return S=function(){return m},
m}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,M=/^(.*?)((?:[~^]\d*)*)$/s,d=/(?:^|-g)([0-9a-f]{4,64})$/i,w=/^[A-Z]+(?:_[A-Z]+)*$/;
async function o(m,g){return(await C(m,g)).commit}async function C(m,g){if(j.test(g))throw new(v()).GateError("ref_not_f\
ound",`${JSON.stringify(g)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,i="",E=""]=M.exec(g)??[],P=await N(m,i==="@"?"HEAD":i),[n,...l]=[...new Set(P.map(({commit:e})=>e))];if(n===
void 0)throw(0,S().unknownRevision)(g,await y(m,i));if(l.length>0)throw c(i,P);if(E===""){const[e,...O]=P.flatMap(R=>R.ref??
[]);return{commit:n,...e!==void 0&&O.length===0&&{ref:e}}}const[p]=await(0,S().peelToCommits)(m,[`${n}${E}`]);if(p===void 0)
throw(0,S().unknownRevision)(g);return{commit:p}}async function y({user:m},g){const E=(await m(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(P=>P.replace(/^refs\/(?:heads|remotes)\//,"")).filter(P=>P!==""&&!P.endsWith("/HEAD"));return E.find(P=>P.endsWith(
`/${g}`))??(0,b().nearestName)(g,E)}async function N(m,g){if(g==="HEAD"||(0,S().isObjectId)(g.toLowerCase())){const[l]=await(0,S().
lookUpCommits)(m,[g]);if(l!==void 0)return[{name:g,commit:l}];if(g==="HEAD")return[]}const i=g.startsWith("refs/"),P=[...await(0,S().
readRefs)(m,i?[g]:s(g))].map(([l,{id:p,target:e}])=>({name:l,id:p,ref:e}));i||P.push(...await a(m,g),...await $(m,g));const n=await(0,S().
peelToCommits)(m,P.map(({id:l})=>l));return P.flatMap(({id:l,...p},e)=>{const O=n[e];return O===void 0?[]:[{...p,commit:O}]})}
function s(m){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(i=>`${i}${m}`),`refs/remotes/${m}/HEAD`]}
async function a({user:m},g){if(!w.test(g))return[];const i=await m(["rev-parse","--verify","--quiet",g],{accept:[1]});return i.
length===0?[]:[{name:g,id:i.toString().trim()}]}async function $({objects:m},g){const[,i]=d.exec(g)??[];return i===void 0?
[]:(await m(["rev-parse",`--disambiguate=${i.toLowerCase()}`])).toString().split(`
`).filter(S().isObjectId).map(n=>({name:n,id:n}))}function c(m,g){const i=g.map(({name:E,commit:P})=>E===P?`commit ${P}`:
`${E} (${(0,F().short)(P)})`);return new(v()).GateError("ref_ambiguous",`${JSON.stringify(m)} is ambiguous: ${i.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.buildErrorReport=$,h.buildReport=s,h.withRefusedRun=a;function v(){const n=t(
85475);return v=function(){return n},n}function b(){const n=t(38863);return b=function(){return n},n}function F(){const n=t(
57430);return F=function(){return n},n}function S(){const n=t(54062);return S=function(){return n},n}function j(){const n=t(
95132);return j=function(){return n},n}function M(){const n=t(9436);return M=function(){return n},n}function d(){const n=t(
92344);return d=function(){return n},n}function w(){const n=t(94274);return w=function(){return n},n}function o(){const n=t(
77648);return o=function(){return n},n}function C(){const n=t(36807);return C=function(){return n},n}function y(){const n=t(
27436);return y=function(){return n},n}const N=100;function s(n,l,p){const{audit:e,approval:O,change:R,runResult:f,judgement:I,
ids:k,policy:r,startedAt:A}=n,T=I.genes.map(G=>(0,C().redactGene)(G,l)),H=(0,C().validationReportsOf)(T,{nodeOf:f.nodeOf,
policyDigest:r.digest,startedAt:A,finishedAt:p}),x=(0,d().allFindings)(I),U=g(e.seeds),u=m(k,n.fix),L=n.all?void 0:n.event.
base,D=(0,o().reportFindings)([...u.keys()],u,L).map(G=>U(G)?{...G,seed:!0}:G),B=(0,o().findingsAbout)(I.findings),J={about:B,
ids:k},K=(G,z)=>({type:z.type,id:z.id,asset_id:(0,v().assetIdOf)(z),path:z.path,line:z.locate().line,change:G,...(0,o().
idsIn)(B(z),k)}),{counting:W,hard_cap_files:V,hard_cap_lines:X}=r.policy.blast_radius;return{...c(n,p),verdict:I.verdict,
next_actor:(0,w().nextActorOf)(I.verdict,x,r.policy.fail_on),isolation:f.isolation,blast_radius:{...e.blastRadius,counting:W,
hard_cap_files:V,hard_cap_lines:X,renamed_files:R.files.filter(({status:G})=>G==="renamed").length,changed_files:e.files.
slice(0,N)},genes:T.map((G,z)=>(0,o().reportGene)(G,H[z]?.id??null,J)),capsules:e.capsules.map(({change:G,asset:z,eligible:q,
eligibility:_,reasons:Z})=>({...K(G,z),eligible:q,eligibility:_,reasons:Z.map(nn=>({rule:nn.rule,message:(0,j().describe)(
nn).message}))})),events:n.assets.changes.filter(({asset:G})=>G.type==="EvolutionEvent").map(({kind:G,asset:z})=>K(G,z)),
...I.shards.length>0&&{shards:I.shards},findings:D,...E(x),...P(e,I.findings,k),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:O.approvals,approval_digest:O.digest??null,plans_digest:e.plansDigest,validation_reports:H.filter(G=>G!==
null)}}function a(n,l){const{code:p,message:e,hint:O}=l;return{...n,verdict:"error",next_actor:"undecided",error:{code:p,
message:e,hint:O},genes:n.genes.map(R=>R.verdict==="pass"||R.verdict==="warn"?{...R,verdict:"error"}:R),...n.shards&&{shards:n.
shards.map(R=>({...R,verdict:"error"}))},validation_reports:[]}}function $(n,l,p){const{code:e,message:O,hint:R}=n;return{
...c(l,p),verdict:"error",next_actor:"undecided",error:{code:e,message:O,hint:R},isolation:F().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...l.shard&&{shards:[{...l.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function c({event:n,policy:l,prepare:p,startedAt:e},O){return{type:"GateReport",
schema_version:y().GATE_REPORT_VERSION,tool:{...b().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:l?{
source:l.source,...l.path!==void 0&&{path:l.path},...l.ref!==void 0&&{ref:l.ref},digest:l.digest,...l.policy.extends&&{extends:l.
policy.extends},...l.combinedWith&&{combined_with:{...l.combinedWith}},profile:l.policy.profile,fail_on:l.policy.fail_on,
...i(l.policy,O)}:null,...p&&{prepare:p},started_at:e.toISOString(),finished_at:O.toISOString(),duration_ms:Math.max(0,O.
getTime()-e.getTime())}}function m(n,l){const p=(O,R)=>JSON.stringify([O,R]),e=new Set(l?.edits.flatMap(({finding:O,path:R,
old:f})=>[O,p(R,f)]));return new Map([...n].map(([O,R])=>{const{rule:f,args:I,edit:k,location:r}=O;return e.has(R)||k&&e.
has(p(r?.path,k.old))?[O,R]:k?.fix?[{...O,edit:{...k,fix:!1}},R]:[f==="content-hash-mismatch"&&I.fixable===!0?{...O,args:{
...I,fixable:!1}}:O,R]}))}function g(n){const l=new Set(n.map(({type:p,id:e,path:O})=>JSON.stringify([p,e,O])));return({
subject:p,location:e,severity:O,harm:R,layer:f})=>O!=="error"&&R!=="danger"&&f!=="run"&&l.has(JSON.stringify([p?.type,p?.
id,e?.path]))}function i({enforce:n},l){const p=(0,S().enforcementOn)((0,M().dayOf)(l),n);if(p.mode==="block")return{};const{
until:e}=p;return{enforce:p.mode,...e!==void 0&&{enforce_until:e}}}function E(n){const l=n.flatMap(({rule:p,args:e})=>{if(p!==
"check-decided-by")return[];const{path:O,why:R,isNew:f,bytes:I}=e,k=Number(I);return[{...{path:String(O),why:String(R),new:f===
!0},...k>=0&&{bytes:k}}]});return l.length>0?{read:l}:{}}function P({agentFiles:n},l,p){const e=n.filter(({entries:O})=>O.
length>0);return e.length===0?{}:{agent_files:e.map(O=>(0,o().reportAgentFile)(O,l,p))}}},92342:function(Y,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.NOBODY=void 0,h.privilegesFor=S;function v(){const j=t(14495);return v=function(){return j},
j}const b=h.NOBODY={uid:65534,gid:65534},F=["sudo","-n","--","env","-i",`PATH=${v().SYSTEM_PATH}`];function S(j,M){const d=M.
uid===0,w=d?b:{uid:M.uid,gid:M.gid},o={user:w,runsAs:w,adopt:d,overlay:["redirect_dir=on",...d?["metacopy=on"]:[]]},C=["\
unshare","--mount"];return j.uid===0?[{name:"root",newMounts:C,...o}]:[{name:"sudo",newMounts:[...F,...C],...o},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.runPrepare=n,h.withOutput=U;function v(){const u=t(51455);return v=function(){
return u},u}function b(){const u=t(76760);return b=function(){return u},u}function F(){const u=t(63963);return F=function(){
return u},u}function S(){const u=t(41895);return S=function(){return u},u}function j(){const u=t(14495);return j=function(){
return u},u}function M(){const u=t(87952);return M=function(){return u},u}function d(){const u=t(67147);return d=function(){
return u},u}function w(){const u=t(61229);return w=function(){return u},u}function o(){const u=t(54120);return o=function(){
return u},u}function C(){const u=t(19309);return C=function(){return u},u}function y(){const u=t(51968);return y=function(){
return u},u}function N(){const u=t(10582);return N=function(){return u},u}function s(){const u=t(92342);return s=function(){
return u},u}function a(){const u=t(32223);return a=function(){return u},u}function $(){const u=t(46252);return $=function(){
return u},u}function c(){const u=t(57334);return c=function(){return u},u}function m(){const u=t(46282);return m=function(){
return u},u}function g(){const u=t(20849);return g=function(){return u},u}function i(){const u=t(11863);return i=function(){
return u},u}const E=100,P=1024**3;async function n(u,L){const D=await(0,C().copyCheckout)(L.checkout);if(D===void 0)throw T(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:B}=D.guard,J=new Set(e(
D.guard,L.policy));return await p(u,D,L,()=>e(D.guard,L.policy).filter(K=>!J.has(K))),await O(D.guard,J,L.policy),await(0,v().
rm)((0,b().join)(B,".git"),{recursive:!0,force:!0}),await(0,y().copyRepository)(L.checkout.directory,B),f()&&await k((0,b().
join)(B,".git"),await I(B)),{checkout:D.guard.at(B,(0,d().everything)((0,M().dependencyFolders)(L.policy))),shown:D.objects,
close:D.close}}catch(B){throw await D.close(),B}}function l(u){return{...u,memory_bytes:Math.max(u.memory_bytes,4*P),written_bytes:Math.
max(u.written_bytes,2*P),file_bytes:Math.max(u.file_bytes,P),processes:Math.max(u.processes,1024)}}async function p(u,L,{
policy:D,requested:B,env:J,privateFolders:K,signal:W,report:V},X){const{directory:G}=L.guard,z=u.flatMap(({argv:Q})=>Q.slice(
0,1)),q=await(0,m().findPrograms)({path:J.PATH??"",checkout:G,names:z}),_=await I(G);f()&&await k(G,s().NOBODY);const Z=l(
D.limits),{chooseBackend:nn}=await t.e(670).then(t.bind(t,60670)),{backend:en,isolation:on,close:fn}=await nn({programs:q,
checkout:G,keepsWrites:!0,shown:L.objects,outputBytes:Z.output_bytes,limits:(0,N().limitsOn)((0,N().thisMachine)(),Z,1),
requested:B,network:!0,folders:K,home:await(0,a().homeFolders)(D.home_caches,J.HOME),signal:W}),dn=(0,$().causesOf)({isolation:on,
programs:q,checkout:G,home:J.HOME,policy:{limits:Z,network:"allow"}}),rn=en.level==="namespaces";!rn&&f()&&await k(G,_);
const sn=[],an=()=>V({contained:rn,isolation:on,lines:sn,written:R(X()).slice(0,E)}),ln=Object.fromEntries(D.prepare_env.
flatMap(Q=>J[Q]===void 0?[]:[[Q,J[Q]]])),mn=performance.now()+Z.prepare_seconds*1e3;try{for(const Q of u){const hn=Math.
max(1,Math.round(mn-performance.now())),{command:cn,argv:un,assignments:pn}=Q,[gn=""]=un,yn={...ln,...pn},wn={command:cn,
argv:un,program:gn,directory:"",env:yn,timeoutMs:hn},tn=dn(await Promise.resolve().then(()=>en.prepare(wn,W)).catch(On=>{
throw A(Q,On)}));if(sn.push({command:cn,outcome:tn}),tn.status!=="passed")throw an(),tn.reason===c().INTERRUPTED?(0,S().
interrupted)("during the prepare command"):r(Q,tn)}}finally{await fn()}an()}function e({directory:u,folders:L,files:D},B){
const J=new Set([...L,...D.map(({path:W})=>W)]),{cover:K}=(0,d().additionsOf)([],(0,M().dependencyFolders)(B));return(0,w().
filesBelow)(u,K).filter(W=>!J.has(W))}async function O(u,L,D){const B=new Set([...u.folders,...u.files.map(({path:G})=>G)]),
J=G=>G==="."||B.has(G),K=e(u,D).filter(G=>!L.has(G)).filter(G=>(0,i().replacesAudited)(G,J)||(0,i().configuresTool)(G,J)),
[W,...V]=[...await u.changed(),...K].sort();if(W===void 0)return;const X=V.length===0?"":` and ${V.length} more`;throw T(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(W)}${X}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function R(u){return[...new Set(u.map(L=>L.split("/",1)[0]??L))].sort()}
function f(){return process.platform==="linux"&&process.getuid?.()===0}async function I(u){const{uid:L,gid:D}=await(0,v().
stat)(u);return{uid:L,gid:D}}async function k(u,{uid:L,gid:D}){const B=await(0,j().systemTool)("chown");if(B===void 0)throw T(
"`chown` is not in a directory of the system","Install coreutils.");await(0,F().exec)(B,["-hR",`${L}:${D}`,"--",u],{silent:!0})}
function r({command:u},L){const{reason:D=`exit code ${L.exit_code}`}=L,{causes:B,change:J}=(0,o().causeWords)(L.causes);
return new(S()).GateError("prepare_failed",`The prepare command "${(0,g().safeLine)(u)}" did not pass: ${[D,...B].join("\
; ")}.`,`${J}${J&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function A({command:u},L){return!(L instanceof
S().GateError)||L.code!=="program_not_found"?L:new(S()).GateError("prepare_failed",`The prepare command "${(0,g().safeLine)(
u)}" could not start: ${L.message}`,L.hint,{cause:L})}function T(u,L){return new(S()).GateError("prepare_failed",`The pr\
epare command could not be used: ${u}.`,L)}const H=5,x=1e3;function U(u,{lines:L}){const D=L.at(-1)?.outcome;if(D===void 0)
return u;const J=[D.stderr,D.stdout].map(({head:V,tail:X})=>(X||V).trim()).find(V=>V!=="");if(J===void 0)return u;const K=J.
split(`
`).slice(-H).map(g().safeLine).join(" | "),W=`${u.message} It printed: ${K.slice(-x)}`;return new(S()).GateError(u.code,
W,u.hint,{cause:u.cause})}},69641:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readPrepare=S;function v(){
const d=t(41895);return v=function(){return d},d}function b(){const d=t(95132);return b=function(){return d},d}function F(){
const d=t(54669);return F=function(){return d},d}function S(d){const o=d.split(/\r?\n/).map(C=>C.trim()).filter(C=>C!==""&&
!C.startsWith("#"));if(o.length===0)throw M("`prepare` has no command","Name a command.");return o.map(j)}function j(d){
const{words:w,assignments:o,problems:C}=(0,F().lex)(d),y=C.find(({severity:N})=>N==="error");if(y?.rule==="shell-operato\
r")throw M(`The prepare line \`${d}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(y){const{message:N}=(0,b().describe)((0,b().problemFinding)(
y));throw M(`The prepare line \`${d}\` cannot be read: ${N}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:d,argv:w.map(({text:N})=>N),assignments:Object.fromEntries(o.map(({name:N,value:s})=>[N,s]))}}
function M(d,w){return new(v()).GateError("input_invalid",d,w)}},11863:function(Y,h,t){Object.defineProperty(h,"__esModu\
le",{value:!0}),h.configuresTool=O,h.replacesAudited=$,h.takenFor=a;function v(){const f=t(76760);return v=function(){return f},
f}function b(){const f=t(41330);return b=function(){return f},f}function F(){const f=t(95244);return F=function(){return f},
f}function S(){const f=t(39491);return S=function(){return f},f}const j=["",".js",".json",".node"],M=new Set(["package.j\
son",".npmrc"]),d=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,w=/(?:^|\/)\.git(?:\/|$)/,o=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
C=/\.(?:gch|pch|local)$/,y=/\.d\.[cm]?ts$/i,N=/^(?:index|__init__|__main__|init|mod|main)\./,s=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function a(f){const I=i(f),k=r=>r===""||f.look(r)?.kind==="directory";return r=>{if(d.test(r)||w.test(r)||$(r,U=>f.look(
U)!==void 0))return!0;const A=R(r);if(A!==void 0&&k(A))return!0;const T=s.exec(r);if(T){const[,U="",u]=T;return u===void 0?
k(U):I(U).has(u)}const[H,x]=[(0,S().folderOf)(r),v().posix.basename(r)];return k(H)?c(x)||g(x,I(H)):(c(x)||M.has(x))&&I(
(0,S().folderOf)(H)).has(v().posix.basename(H))}}function $(f,I){return M.has(v().posix.basename(f))?I(v().posix.dirname(
f)):j.some((k,r)=>{if(!f.endsWith(k))return!1;const A=f.slice(0,f.length-k.length);return[...j.slice(r+1),...k===""?[]:[
""]].some(H=>I(A+H))})}function c(f){return N.test(f)&&m(f)}function m(f){return o.test(f)&&!y.test(f)}function g(f,I){return C.
test(f)?I.has(f.replace(C,"")):(E(f)===f||m(f))&&I.has(E(f))}function i(f){const I=new Map;return k=>{const r=()=>f.list(
k).map(T=>v().posix.basename(T)),A=I.get(k)??new Set(r().flatMap(T=>[T,E(T)]));return I.set(k,A),A}}function E(f){return v().
posix.parse(f).name}const P=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],n=[...P,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],l=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,p=(0,b().default)(n,{dot:!0}),
e=(0,b().default)(P,{dot:!0});function O(f,I){return e(v().posix.basename(f))&&I(v().posix.dirname(f))}function R(f){const I=l.
exec(f);if(I)return I[1]??"";const k=v().posix.basename(f);return p(k)||(0,F().isPackageFile)(k)&&!M.has(k)?(0,S().folderOf)(
f):void 0}},71667:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readDurations=d;function v(){const o=t(
7723);return v=function(){return o},o}function b(){const o=t(41895);return b=function(){return o},o}function F(){const o=t(
73388);return F=function(){return o},o}function S(){const o=t(78534);return S=function(){return o},o}function j(){const o=t(
23107);return j=function(){return o},o}const M=v().looseObject({genes:v().array(v().looseObject({commands:v().array(v().
looseObject({command:v().string(),outcome:v().looseObject({duration_ms:v().number().nonnegative()}).optional()}))}))});async function d(o,C){
const y=await(0,j().readAtMost)(S().MAX_REPORT_BYTES,o,C),N=new Map;for(const{commands:s}of w(y,o).genes)for(const{command:a,
outcome:$}of s){const c=Math.round($?.duration_ms??0);c>0&&N.set(a,Math.max(c,N.get(a)??0))}return N}function w(o,C){try{
return M.parse(JSON.parse(o.toString("utf8")))}catch(y){throw new(b()).GateError("artifact_invalid",`${(0,F().inputName)(
C)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:y})}}},96620:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=
j,h.genesIn=d,h.isPending=M,h.partition=b,h.shardsFor=F;function v(){const s=t(77598);return v=function(){return s},s}function b(s,a,$=new Map){
const c=s.map(o),m=new Map(c.map((p,e)=>[p,s[e]??[]])),g=w(c),i=[...new Set(s.flat())].sort(),E=new Map(i.map((p,e)=>[p,
e])),P=g.map(p=>[...new Set(m.get(p))].map(e=>E.get(e)??0).sort((e,O)=>e-O)),n=P.length===0?[]:y(P,S(i,$),a),l=new Map(g.
map((p,e)=>[p,n[e]??0]));return c.map(p=>p===void 0?void 0:(l.get(p)??0)+1)}function F(s,a,$){let c=Math.min(a,w(s.map(o)).
length);for(;;){const m=new Set(b(s,c,$).filter(g=>g!==void 0));if(m.size===c)return c;c=m.size}}function S(s,a){const $=s.
flatMap(m=>a.get(m)??[]).map(m=>Math.max(m,1)).sort((m,g)=>m-g),c=$[Math.floor($.length/2)]??1;return s.map(m=>Math.max(
a.get(m)??c,1))}function j(s){return s.map(({commands:a})=>a.every($=>$.plan!==void 0||M($))?a.map(({command:$})=>$):[])}
function M({plan:s,verdict:a,findings:$}){return s===void 0&&a!=="block"&&$.some(({rule:c})=>c==="target-not-judged")}function d({
index:s,of:a},$,c){const m=b(j($),a,c);return new Set($.filter((g,i)=>m[i]===s))}function w(s){return[...new Set(s)].filter(
a=>a!==void 0).sort()}function o(s){if(s.length===0)return;const a=[...new Set(s)].sort().join(`
`);return(0,v().createHash)("sha256").update(a).digest("hex")}const C=[0,.25,.5,.75];function y(s,a,$){return C.map(m=>N(
s,a,$,Math.floor(s.length*m))).reduce((m,g)=>g.most<m.most?g:m).shards}function N(s,a,$,c){const m=Array.from({length:$},
()=>new Set),g=new Array($).fill(0),i=new Array(s.length).fill(0),E=new Set,P=[...s.keys()],n=new Set([...P.slice(c),...P.
slice(0,c)]);for(;n.size>0;){const l=g.indexOf(Math.min(...g)),p=m[l]??new Set,e=f=>p.has(f)?2:E.has(f)?0:1;let[O,R]=[0,
Number.NEGATIVE_INFINITY];for(const f of n){const I=(s[f]??[]).reduce((k,r)=>k+e(r)*(a[r]??0),0);I>R&&([O,R]=[f,I])}for(const f of s[O]??
[])p.has(f)||(g[l]=(g[l]??0)+(a[f]??0)),p.add(f),E.add(f);i[O]=l,n.delete(O)}return{shards:i,most:Math.max(...g)}}},92910:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.shardName=F,h.shardSchema=void 0;function v(){const j=t(7723);return v=
function(){return j},j}function b(){const j=t(78374);return b=function(){return j},j}function F({index:j,of:M}){return`${j}\
/${M}`}const S=h.shardSchema=v().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[M,d]=j.split("/").map(Number);return{index:Number(M),of:Number(d)}}).refine(({index:j,
of:M})=>j<=M&&M<=b().MAX_SHARDS,{error:`Expected a shard of at most ${b().MAX_SHARDS}, such as 2/8`})}};
