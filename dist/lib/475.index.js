"use strict";exports.id=475,exports.ids=[475,808],exports.modules={76459:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.prepareRefusals=e;function w(){const r=t(76760);return w=function(){return r},r}function b(){const r=t(58238);return b=
function(){return r},r}function F(){const r=t(53169);return F=function(){return r},r}function y(){const r=t(19685);return y=
function(){return r},r}function j(){const r=t(18701);return j=function(){return r},r}function C(){const r=t(60210);return C=
function(){return r},r}function g(){const r=t(59867);return g=function(){return r},r}function d(){const r=t(10473);return d=
function(){return r},r}function o(){const r=t(3463);return o=function(){return r},r}function S(){const r=t(95244);return S=
function(){return r},r}function h(){const r=t(32854);return h=function(){return r},r}function N(){const r=t(93028);return N=
function(){return r},r}function s(){const r=t(95132);return s=function(){return r},r}const c=16*1024*1024,P=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],f=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
l=/(?:^|\/)package\.json$/;async function e(r,T){const x=await Promise.all(A(T).map(a=>v(a,r,T))),B=await R(r,T);return[
...x.flat(),...B].map(a=>(0,s().finding)("prepare-refused",a))}async function v(r,T,x){const B=x.readlink(r);if(B!==void 0&&
B!==T.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const a=(0,h().resolveInTree)(x,r);return a.kind!=="\
inside"||!(0,N().isRegular)(a.entry.kind)?f.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,d().hasOtherContent)(x,T,r)?l.test(r)?O(r,T,x):u(r)?k(r,T,x):M(r,T,x):[]}async function R(r,T){const[
{npm:x},{npm:B}]=await Promise.all([(0,y().readLocks)(r),(0,y().readLocks)(T)]),a=B?.all.find(G=>{const{name:U,source:H}=G;
if(H.kind!=="file")return!1;if((0,F().replacedArchive)(G,T,r))return!0;const J=x?.packages.get(U)?.source;return!(J?.kind===
"file"&&(J.at===H.at||!$(H.at)))&&(J!==void 0||$(H.at))});if(!B||!a)return[];const L=`it takes the package \`${a.name}\` \
from \`${a.source.at}\``;return[{path:B.path,what:L}]}function $(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function u(r){
return S().LOCKFILES.includes(w().posix.basename(r))}function E(r){return S().NPM_LOCKFILES.some(T=>T===w().posix.basename(
r))}function A(r){return[...r.files()].filter(({kind:T})=>T!=="submodule").map(({path:T})=>T).filter(T=>f.test(T)||l.test(
T)||u(T))}async function k(r,T,x){const B=E(r)?await(0,y().readLock)(x,r):"unread";if(B==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:r,what:"it is no valid lockfile"}];const a=A(
T).filter(E),G=(await Promise.all(a.map(H=>(0,y().readLock)(T,H)))).flatMap(H=>typeof H=="object"?H.all:[]),U=new Set([...G.
map(({source:H})=>n(H)),...await(0,F().knownHosts)(T)]);for(const{source:H}of B.all){const J=n(H);if(J===void 0||U.has(J))
continue;const K=H.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${K} \`${J.slice(0,200)}\``}]}
return[]}function n({kind:r,at:T}){if(r!=="file")return r==="tarball"&&URL.canParse(T)?new URL(T).host:T}async function M(r,T,x){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[B,a]=await Promise.all([i(T,r),
i(x,r)]),L=Object.entries(a).flatMap(([G,U])=>{const H=(0,C().effectOf)(G,U);return JSON.stringify(B[G])!==JSON.stringify(
U)&&(H==="decides"||H==="other")?[G]:[]});return L.length===0?[]:[{path:r,what:`it sets ${L.map(G=>`\`${G}\``).join(", ")}`}]}
async function i(r,T){const x=(0,h().resolveInTree)(r,T);return x.kind!=="inside"||!(0,N().isRegular)(x.entry.kind)?{}:(0,b().
parse)((await r.read(x.path,c)).toString("utf8"))}function m(r,T,x){const[B]=[...x].filter(a=>!T.has(a));return B===void 0?
[]:[{path:r,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function O(r,T,x){const[B,a]=await Promise.all([
T,x].map(L=>(0,g().readJsonFile)(L,r)));return a===g().INVALID?[{path:r,what:"it is not a JSON object"}]:m(r,I((0,o().objectIn)(
B)),I((0,o().objectIn)(a)))}function I(r){const T=new Set,x=(U,H)=>{if(typeof H=="string"&&D(H,U)){const{kind:J}=(0,j().
sourceOf)(H,U,"");T.add(`${U}: ${J==="git"?H.replace(/#.*$/s,""):H}`)}for(const[J,K]of Object.entries((0,o().objectIn)(H)))
x(J,K)};for(const U of P)x(U,r[U]);const{overrides:B,packageExtensions:a}=(0,o().objectIn)(r.pnpm);x("pnpm",{overrides:B,
packageExtensions:a});const{catalog:L,catalogs:G}=(0,o().objectIn)(r.workspaces);return x("workspaces",{catalog:L,catalogs:G}),
T}function D(r,T){const{kind:x,at:B=""}=(0,j().sourceOf)(r,T,"");return x==="git"||x==="tarball"||x==="file"&&$(B)}},29122:function(z,p){
Object.defineProperty(p,"__esModule",{value:!0}),p.isOfCommit=t;function t({name:w}){return w!=="worktree"&&w!=="index"}},
29656:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.approverOf=C,p.headsOf=j;function w(){const g=t(
1395);return w=function(){return g},g}function b(){const g=t(29122);return b=function(){return g},g}function F(){const g=t(
67879);return F=function(){return g},g}function y(){const g=t(82330);return y=function(){return g},g}function j(g,d,o){const{
baseRef:S,group:h}=g;if(h!==void 0)return h.map(({number:s,headSha:c})=>({pullRequest:s,judge:()=>(0,y().judgeHead)(d,c,
S)}));const N=g.audited===g.head||!(0,b().isOfCommit)(g);return[{...g.pullRequest&&{pullRequest:g.pullRequest.number},judge:()=>N?
(0,w().judgedHead)(o.audit,o.tree,d.policy,S):(0,y().judgeHead)(d,g.head,S)}]}function C({approver:g},{baseRef:d,policyCommit:o,
defaultBranch:S},h){return{means:g.means,find:N=>g.find({...N,subjectAt:async s=>(await(0,y().judgeHead)(h,s,d)).subject,
policyChangedSince:async s=>{const P=[...new Set([o,S?.commit??o])].map(f=>(0,F().policyChangedSince)(h.repository,f,s));
return(await Promise.all(P)).includes(!0)}})}}},82330:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.
auditCommit=o,p.judgeHead=S;function w(){const h=t(1395);return w=function(){return h},h}function b(){const h=t(70237);return b=
function(){return h},h}function F(){const h=t(67506);return F=function(){return h},h}function y(){const h=t(54244);return y=
function(){return h},h}function j(){const h=t(67147);return j=function(){return h},h}function C(){const h=t(24634);return C=
function(){return h},h}function g(){const h=t(35720);return g=function(){return h},h}function d(){const h=t(213);return d=
function(){return h},h}async function o({repository:h,policy:N,additions:s,disk:c,isPending:P,platform:f,all:l,unprovenMerge:e,
signal:v},R,$){const[u,E,A]=await Promise.all([(0,g().readTree)(h,$),(0,g().readTree)(h,R),(0,d().readChange)(h,$,R)]),n={
...c?(0,j().withAdditions)(E,c,s):E,...P&&{isPending:P}},M=new(y()).AuditClock(v),i={baseTree:u,headTree:E,change:A,policy:N.
policy,all:l,clock:M},m=await(0,b().collectAssets)(i),O=await(0,F().auditChange)({change:A,assets:m,baseTree:u,tree:n,policy:N,
platform:f,...e&&{unprovenMerge:e},clock:M});return{change:A,assets:m,audit:O,tree:E,commandTree:n}}async function S(h,N,s){
const{repository:c,policyCommit:P}=h;await(0,C().requireCommits)(c,[N],[N]);const f=await(0,C().mergeBase)(c,P,N),{audit:l,
tree:e}=await o(h,N,f);return await(0,w().judgedHead)(l,e,h.policy,s)}},52483:function(z,p,t){Object.defineProperty(p,"_\
_esModule",{value:!0}),p.basePolicy=S,p.protectedBy=s,p.readerOf=N,p.resolvePolicyRef=P;function w(){const e=t(41895);return w=
function(){return e},e}function b(){const e=t(67617);return b=function(){return e},e}function F(){const e=t(81961);return F=
function(){return e},e}function y(){const e=t(74238);return y=function(){return e},e}function j(){const e=t(24634);return j=
function(){return e},e}function C(){const e=t(35720);return C=function(){return e},e}function g(){const e=t(19674);return g=
function(){return e},e}function d(){const e=t(67397);return d=function(){return e},e}function o(){const e=t(50598);return o=
function(){return e},e}async function S({policy:e,policyRef:v,readShared:R},$,u){const E=N($,R),A=e??await c(E,u);if(v===
void 0)return A;const k=await P($,v);return(0,F().stricterOf)(A,await E(k,`${v}:${y().POLICY_PATH}`),v)}const h="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function N(e,v){return async(R,$)=>(0,y().
loadPolicy)(await(0,C().readTree)(e,R),R,{path:$,hint:h,readShared:v})}async function s({name:e,commit:v},R,$){return(0,b().
policyOfBranch)(await $(v,`${e}:${y().POLICY_PATH}`),R,e)}async function c(e,{policyCommit:v,baseRef:R,defaultBranch:$}){
const u=await e(v,y().POLICY_PATH);if($===void 0)return u;if($.name===R){const A=(0,b().policyOfBranch)(u,R,R)??u;return A===
u?u:(0,F().stricterOf)(u,A,`branches.${R}`)}const E=await s($,R,e);return E===void 0||u.source==="default"?E??u:(0,F().stricterOf)(
u,E,$.name)}async function P(e,v){const R=v.replace(/^refs\/heads\//,"");try{return(0,d().isObjectId)(R)?await(0,o().resolveRevision)(
e,R):await f(e,R)??await(0,o().resolveRevision)(e,v)}catch($){throw $ instanceof w().GateError&&$.code==="ref_ambiguous"?
$:l(v,$)}}async function f(e,v){const R=`refs/remotes/origin/${v}`,[$,u]=await(0,d().lookUpCommits)(e,[R,`refs/heads/${v}`]);
if($!==void 0)return $;try{if(!await(0,g().branchAtOrigin)(e,v))return}catch(E){if(u!==void 0)return u;throw E}return await(0,j().
requireCommits)(e,[R],[(0,g().fetched)(v)]),(await(0,d().lookUpCommits)(e,[R]))[0]}function l(e,v){const R=v instanceof w().
GateError&&v.code==="git_failed"?`: ${v.message}`:"";return new(w()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
e)} is not a branch of origin or a revision in this clone${R}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:v})}},24474:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.gate=$;function w(){
const n=t(29122);return w=function(){return n},n}function b(){const n=t(41895);return b=function(){return n},n}function F(){
const n=t(21311);return F=function(){return n},n}function y(){const n=t(26016);return y=function(){return n},n}function j(){
const n=t(81961);return j=function(){return n},n}function C(){const n=t(87952);return C=function(){return n},n}function g(){
const n=t(67147);return g=function(){return n},n}function d(){const n=t(48741);return d=function(){return n},n}function o(){
const n=t(96402);return o=function(){return n},n}function S(){const n=t(27624);return S=function(){return n},n}function h(){
const n=t(37075);return h=function(){return n},n}function N(){const n=t(23208);return N=function(){return n},n}function s(){
const n=t(69641);return s=function(){return n},n}function c(){const n=t(92344);return c=function(){return n},n}function P(){
const n=t(82330);return P=function(){return n},n}function f(){const n=t(52483);return f=function(){return n},n}function l(){
const n=t(55929);return l=function(){return n},n}function e(){const n=t(91827);return e=function(){return n},n}function v(){
const n=t(72857);return v=function(){return n},n}function R(){const n=t(34720);return R=function(){return n},n}async function $(n){
const{shard:M}=n,i={startedAt:new Date,...M&&{shard:M}};let m;try{return m=await(0,o().openRepository)(n.directory,n.env),
await u(n,m,i)}catch(O){const I=(0,b().asGateError)(O),{prepare:D}=i;return(0,S().buildErrorReport)(I.code==="prepare_fa\
iled"&&D?(0,N().withOutput)(I,D):I,i,new Date)}finally{await m?.close()}}async function u(n,M,i){const m=await n.locate(
M);i.event=m;const O=(0,j().tightenPolicy)(await(0,f().basePolicy)(n,M,m),n.inputs);i.policy=O,(0,F().requireExamples)(O);
const I=E(n,M,m,O),D=n.run&&n.prepare?(0,s().readPrepare)(n.prepare):[],r=D.length>0?await(0,R().verifiedCheckout)(I,m):
void 0,{prepared:T,findings:x}=r?await(0,e().prepareCheckout)(D,r,{request:n,event:m,audit:I,report:B=>{i.prepare=B}}):{
findings:[]};try{const B=A(n,I,T),a=k(await(0,P().auditCommit)(B,m.audited,m.base),x),{audit:L,tree:G}=a,U=n.run&&L.genes.
length>0,H=T?.checkout??r??(U?await(0,R().verifiedCheckout)(I,m):void 0),J=a.change.files,K={checkout:H,tree:G,change:{files:J,
isCommitted:(0,w().isOfCommit)(m)},...T&&{shown:T.shown}},{refusal:X,...Z}=await(0,R().validateChange)({request:n,event:m,
policy:O},B,a,{place:K,startedAt:i.startedAt}),W=(0,c().allFindings)(Z.judgement),_=(0,h().idsOf)(W),q=Z.runResult.interrupted>
0?void 0:n.signal,nn=await(0,v().proposeFix)({...B,signal:q},m,a,_),Y=await(0,l().headFilesOf)(M,m,a.assets,W);if(q?.aborted)
throw(0,b().interrupted)("after the audit");const V=(0,S().buildReport)({...i,...a,...Z,event:m,policy:O,ids:_,fix:nn,headFiles:Y},
n.secrets,new Date);return X?(0,S().withRefusedRun)(V,X):V}finally{await T?.close()}}function E(n,M,i,m){return{repository:M,
policy:m,additions:(0,C().additionsFor)(m.policy),platform:(0,y().platformOf)(process.platform),policyCommit:i.policyCommit,
all:n.all,...i.unprovenMerge&&{unprovenMerge:i.unprovenMerge},signal:n.signal}}function A({run:n,takeRuns:M,prepare:i},m,O){
return{...m,disk:(0,d().folderTree)(O?.checkout.directory??m.repository.directory),...O&&{additions:(0,g().everything)((0,C().
dependencyFolders)(m.policy.policy))},...!n&&{isPending:M||i?()=>!0:m.additions.cover}}}function k(n,M){const{audit:i}=n;
return{...n,audit:{...i,findings:[...i.findings,...M]}}}},55929:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.headFilesOf=b;function w(){const F=t(54032);return w=function(){return F},F}async function b(F,{audited:y,head:j},{changes:C},g){
if(y===j)return;const d=new Set([...C.map(({asset:o})=>o.path),...g.flatMap(({location:o})=>o?.path??[])]);return(0,w().
findHeadFiles)(F,y,j,d).catch(()=>{})}},91827:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.prepareCheckout=
s;function w(){const f=t(9354);return w=function(){return f},f}function b(){const f=t(67506);return b=function(){return f},
f}function F(){const f=t(76459);return F=function(){return f},f}function y(){const f=t(74238);return y=function(){return f},
f}function j(){const f=t(35720);return j=function(){return f},f}function C(){const f=t(67078);return C=function(){return f},
f}function g(){const f=t(95132);return g=function(){return f},f}function d(){const f=t(32223);return d=function(){return f},
f}function o(){const f=t(23208);return o=function(){return f},f}function S(){const f=t(63682);return S=function(){return f},
f}function h(){const f=t(29656);return h=function(){return f},f}function N(){const f=t(82330);return N=function(){return f},
f}async function s(f,l,e){const{event:v}=e,R={...e.audit,isPending:()=>!0},$=await(0,N().auditCommit)(R,v.audited,v.base);
if(!(0,b().mayRunSome)($.audit))return{findings:[]};const u=[...await(0,F().prepareRefusals)(await(0,j().readTree)(R.repository,
v.base),$.tree),...await P($,{...e,audit:R})];if(u.length>0)return{findings:u};const{prepared:E,reported:A}=await c(f,l,
e),k=A?.isolation.downgrades?.[0]?.reason??"containment is off",n=A?.contained?[]:[(0,g().finding)("prepare-uncontained",
{reason:k})];return{prepared:E,findings:n}}async function c(f,l,{request:{env:e,signal:v,secrets:R},event:$,audit:u,report:E}){
const{policy:A}=u.policy,k=A.prepare_env.flatMap(m=>e[m]??[]),n=[...R,...k];let M;return{prepared:await(0,o().runPrepare)(
f,{checkout:l,policy:A,requested:(0,S().requestOf)(A.containment,$.pullRequest?.isFork??!1),env:e,privateFolders:(0,d().
privateFolders)(e),signal:v,report:m=>{M={...m,lines:m.lines.map(({command:O,outcome:I})=>({command:O,outcome:(0,C().redactOutcome)(
I,n)}))},E(M)}}),reported:M}}async function P(f,{request:l,event:e,audit:v}){const R=f.audit.findings.filter(({rule:E})=>E===
"gate-weakened");if(R.length===0)return[];const{gate:$}=await(0,w().findApprovals)({genes:[],findings:R},v.policy.policy.
approvals,(0,h().headsOf)(e,v,f),(0,h().approverOf)(l,e,v));if($===void 0)return[];const u=R[0]?.location?.path??y().POLICY_PATH;
return[(0,g().finding)("prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},72857:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.proposeFix=o;function w(){const c=t(53315);return w=function(){return c},
c}function b(){const c=t(29122);return b=function(){return c},c}function F(){const c=t(62130);return F=function(){return c},
c}function y(){const c=t(88211);return y=function(){return c},c}function j(){const c=t(41895);return j=function(){return c},
c}function C(){const c=t(4378);return C=function(){return c},c}function g(){const c=t(35720);return g=function(){return c},
c}function d(){const c=t(93028);return d=function(){return c},c}async function o({repository:c,policy:{policy:P},platform:f,
signal:l},e,{assets:v,change:R,tree:$,commandTree:u},E){const A=new Set([...E.keys()].flatMap(D=>h(D)?N(D):[]));if(A.size===
0)return;const k=!(0,b().isOfCommit)(e)||e.audited===e.head,n=k?$:await(0,g().readTree)(c,e.head),M=v.changes.filter(({kind:D})=>D!==
"removed"),i=new Set(M.map(({asset:D})=>s(D))),m=[...A].filter(D=>(0,d().isRegular)(n.stat(D)?.kind)),O=await Promise.all(
m.map(async D=>({path:D,bytes:await n.read(D)}))),I=C().Judge.by({policy:P,tree:u,base:await(0,g().readTree)(c,e.base),changed:new Set(
R.files.flatMap(w().namesOf)),platform:f,...l&&{signal:l}});try{const D=T=>i.has(s(T)),r=await(0,F().fixFiles)(O,I,{includes:D,
left:!1});return await(0,y().proposalOf)(r,k?E:S(E))}catch(D){if(D instanceof j().GateError&&D.code==="audit_too_long")return;
throw D}}function S(c){return new Map([...c].map(([{edit:P,...f},l])=>[f,l]))}function h({rule:c,edit:P,suppressed:f}){return!f&&
(P?.fix===!0||c==="content-hash-mismatch")}function N({location:c}){return c?[c.path]:[]}function s({path:c,type:P,id:f}){
return JSON.stringify([c,P,f])}},34720:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.validateChange=
S,p.verifiedCheckout=o;function w(){const s=t(29122);return w=function(){return s},s}function b(){const s=t(41895);return b=
function(){return s},s}function F(){const s=t(61388);return F=function(){return s},s}function y(){const s=t(32223);return y=
function(){return s},s}function j(){const s=t(63682);return j=function(){return s},s}function C(){const s=t(96620);return C=
function(){return s},s}function g(){const s=t(94901);return g=function(){return s},s}function d(){const s=t(29656);return d=
function(){return s},s}function o({repository:s,additions:c},P){const f=(0,w().isOfCommit)(P)?F().requireCheckedOut:F().
requireSameFiles,l=P.name==="index"?"hook":N(P)?"terminal":"actions";return f(s,P.audited,c,l)}async function S({request:s,
event:c,policy:P},f,l,{place:e,startedAt:v}){const{audit:R,tree:$}=l,u={audit:R,event:c,policy:P},E=k=>n=>h(s,u,n,k),A={
policy:P.policy,startedAt:v,heads:(0,d().headsOf)(c,f,l),approver:(0,d().approverOf)(s,c,f)};try{return await(0,g().validate)(
R,{...A,runs:s.run||s.takeRuns!==void 0,run:async k=>await s.takeRuns?.(u,k)??await E(e)(k)})}catch(k){const n=(0,b().asGateError)(
k);if(n.code!=="containment_unavailable")throw n;const M=E({checkout:void 0,tree:$});return{...await(0,g().validate)(R,{
...A,runs:!1,run:M}),refusal:n}}}async function h({env:s,shard:c,durations:P,progress:f,signal:l},{audit:e,event:v,policy:{
policy:R}},$,u){const E=c?(0,C().genesIn)(c,e.genes,P):new Set(e.genes),A=await(0,j().runAudited)(e,{...u,attended:N(v)&&
!s.CI,policy:R,fork:v.isFork,path:s.PATH??"",home:s.HOME,privateFolders:(0,y().privateFolders)(s),waiting:{has:k=>$.has(
k)||!E.has(k)},progress:f,signal:l});return c?{...A,shards:[{...c,genes:E}]}:A}function N(s){return s.name==="range"||!(0,w().
isOfCommit)(s)}},67617:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.policyOfBranch=C;function w(){
const o=t(41330);return w=function(){return o},o}function b(){const o=t(41895);return b=function(){return o},o}function F(){
const o=t(81961);return F=function(){return o},o}function y(){const o=t(74238);return y=function(){return o},o}function j(){
const o=t(11160);return j=function(){return o},o}function C(o,S,h){const{branches:N,...s}=o.policy,c=Object.entries(N).filter(
([l])=>g(l,S));if(c.length===0&&S!==h)return;const P={...s,branches:{}},f=c.map(([,l])=>j().policySchema.parse((0,j().withEntry)(
P,l))).reduce((l,e)=>l?d(l,e,S):e,void 0);return f===void 0?o:{...o,policy:f,digest:(0,y().digestPolicy)(f)}}function g(o,S){
return o===S||w().default.isMatch(S,o,{dot:!0,nonegate:!0})}function d(o,S,h){const N=(0,F().combine)(o,S);if("policy"in
N)return N.policy;throw new(b()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(h)}\
 differ in ${N.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}},67879:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.policyChangedSince=
C;function w(){const d=t(23404);return w=function(){return d},d}function b(){const d=t(41895);return b=function(){return d},
d}function F(){const d=t(24634);return F=function(){return d},d}function y(){const d=t(35720);return y=function(){return d},
d}function j(){const d=t(74238);return j=function(){return d},d}async function C(d,o,S){const h=Math.floor(Date.parse(S)/
1e3)+1,s=(await d.objects(["log","--first-parent",`--since=@${h}`,"--format=%H %P",o,...await d.isPartial()?[]:["--",j().
POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[c="",P]=s.split(" ");if((await d.shallowCommits()).has(c))throw new(b()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,F().short)(c)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return P===void 0?!0:await g(d,P)!==await g(d,o)}async function g(d,o){const S=await(0,j().readPolicyIn)(
await(0,y().readTree)(d,o));return"missing"in S?S.text:"policy"in S?(0,w().canonicalize)(S.policy):void 0}},89979:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.withCheckoutParts=C;function w(){const o=t(51455);return w=function(){
return o},o}function b(){const o=t(76760);return b=function(){return o},o}function F(){const o=t(41895);return F=function(){
return o},o}function y(){const o=t(96402);return y=function(){return o},o}function j(){const o=t(35720);return j=function(){
return o},o}async function C(o,S,h){const N=[],s=async(c,P,f)=>{const l=await(0,j().readTree)(P,f),e=[...l.files()].map(
v=>({...v,path:g(c,v.path)}));N.push({path:c,repository:P,commit:f,tree:l,entries:e});for(const{kind:v,path:R,oid:$}of e){
if(v!=="submodule"||$===void 0)continue;const u=await d((0,b().join)(o.directory,R));u&&await s(R,u,$)}};try{return await s(
"",o,S),await h(N)}finally{for(const c of N.slice(1))await c.repository.close()}}function g(o,S){return o===""?S:`${o}/${S}`}
async function d(o){if(await(0,w().lstat)((0,b().join)(o,".git")).catch(()=>{})===void 0)return;const h=await(0,y().openRepository)(
o);if(h.directory===o)return h;throw await h.close(),new(F()).GateError("checkout_differs",`The submodule ${JSON.stringify(
o)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.checkoutDiffers=$,p.requireCheckedOut=c,p.requireSameFiles=P;function w(){
const u=t(73024);return w=function(){return u},u}function b(){const u=t(76760);return b=function(){return u},u}function F(){
const u=t(26040);return F=function(){return u},u}function y(){const u=t(41895);return y=function(){return u},u}function j(){
const u=t(95201);return j=function(){return u},u}function C(){const u=t(55366);return C=function(){return u},u}function g(){
const u=t(22566);return g=function(){return u},u}function d(){const u=t(59580);return d=function(){return u},u}function o(){
const u=t(89979);return o=function(){return u},u}function S(){const u=t(48741);return S=function(){return u},u}function h(){
const u=t(24634);return h=function(){return u},u}function N(){const u=t(96681);return N=function(){return u},u}function s(){
const u=t(67397);return s=function(){return u},u}async function c(u,E,A,k){const[n]=await(0,s().resolveCommits)(u,["HEAD"]);
if(n!==E)throw $(`the checkout is at ${(0,h().short)(n)}`,E,k);return P(u,E,A,k)}async function P(u,E,A,k){return(0,o().
withCheckoutParts)(u,E,async n=>{const M=(0,d().guardCheckout)(u.directory,n.flatMap(({entries:I})=>I),A),i=await M.differing(),
m=n.map(I=>f(I,i,M)),O=(await Promise.all(m)).flat();if(O.length>0)throw await l(u,O,E,k)??v(O,E,k);return M})}async function f({
repository:u,path:E,commit:A,entries:k},n,M){const i=k.filter(D=>n.has(D)),m=({path:D})=>E===""?D:D.slice(E.length+1),O=await(0,j().
attributesOf)(u,A,i.map(m),g().CONVERSIONS),I=[];for(const D of i){const{path:r,oid:T="",size:x=0}=D;if(n.get(D)==="kind"||
x>C().MAX_FILE_BYTES){I.push({path:r,what:"differs on disk"});continue}const B=await(0,S().readOnDisk)(M.directory,r),a=(0,g().
conversionFault)(await(0,C().readBlob)(u,T),B,L=>O(m(D),L));a===void 0?M.accept(r,B):I.push({path:r,what:a})}return I}async function l({
user:u,directory:E},A,k,n){const M=new Set(A.map(({path:O})=>O)),i=(0,N().decodePieces)(await u(["ls-files","-t","-z"])).
flatMap(O=>O.startsWith("S ")?[O.slice(2)]:[]).filter(O=>M.has(O)&&!e((0,b().join)(E,O))),[m]=i;if(m!==void 0)return new(y()).
GateError("checkout_differs",`Commit ${(0,h().short)(k)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
m)}${i.length>1?` and ${i.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function e(u){return(0,F().attempt)(
()=>(0,w().lstatSync)((0,N().systemPath)(u)))!==void 0}function v(u,E,A){const k=[...u].sort((O,I)=>O.path<I.path?-1:1),
{path:n,what:M}=k.find(({what:O})=>O!=="differs on disk")??k[0]??R,i=JSON.stringify(n),m=u.length>1&&M==="differs on dis\
k"?`${i} and ${u.length-1} more differ on disk`:`${i} ${M}`;return $(m,E,A)}const R={path:"",what:"differs on disk"};function $(u,E,A){
const k={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${E}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},n=A==="hook"?"The index":`Commit ${(0,h().short)(E)}`;return new(y()).GateError(
"checkout_differs",`${n} is audited, but ${u}`,k[A])}},54032:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.findHeadFiles=F;function w(){const C=t(213);return w=function(){return C},C}const b=100;async function F(C,g,d,o){const S=(await(0,w().
changedFiles)(C,g,d)).filter(({path:N})=>o.has(N)),h=[];for(const[N,s]of S.entries()){const{path:c,status:P}=s,f=P==="de\
leted",l=f||N>=b?[]:await y(C,s);h.push({path:c,...f&&{missing:!0},same:l})}return h}async function y(C,{oldOid:g,newOid:d}){
if(g===d)return[{line:1,head_line:1}];const o=await C.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
g,d],{accept:[1]});return j(o.toString("latin1"))}function j(C){const g=[...C.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(g.length===0)return[];const d=[];let[o,S]=[1,1];for(const[,h="",N="1",s="",c="1"]of g){const P=Number(h)+(N==="0"?1:0),
f=Number(s)+(c==="0"?1:0);P>o&&d.push({line:o,head_line:S,lines:P-o}),[o,S]=[P+Number(N),f+Number(c)]}return[...d,{line:o,
head_line:S}]}},19674:function(z,p){Object.defineProperty(p,"__esModule",{value:!0}),p.branchAtOrigin=b,p.fetched=w,p.isRemoteOf=
t;async function t(y,{owner:j,repo:C}){return(await F(y)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${C}`.toLowerCase()}function w(y){return`+refs/heads/${y}:refs/remotes/origin/${y}`}async function b(y,j){
if(await F(y)==="")return!1;const C=`refs/heads/${j}`;return(await y.user(["ls-remote","--","origin",C])).toString().split(
`
`).some(d=>d.endsWith(`	${C}`))}async function F({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveNamed=S,p.resolveRevision=
o;function w(){const l=t(41895);return w=function(){return l},l}function b(){const l=t(3051);return b=function(){return l},
l}function F(){const l=t(24634);return F=function(){return l},l}function y(){const l=t(67397);return y=function(){return l},
l}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,C=/^(.*?)((?:[~^]\d*)*)$/s,g=/(?:^|-g)([0-9a-f]{4,64})$/i,d=/^[A-Z]+(?:_[A-Z]+)*$/;
async function o(l,e){return(await S(l,e)).commit}async function S(l,e){if(j.test(e))throw new(w()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,v="",R=""]=C.exec(e)??[],$=await N(l,v==="@"?"HEAD":v),[u,...E]=[...new Set($.map(({commit:k})=>k))];if(u===
void 0)throw(0,y().unknownRevision)(e,await h(l,v));if(E.length>0)throw f(v,$);if(R===""){const[k,...n]=$.flatMap(M=>M.ref??
[]);return{commit:u,...k!==void 0&&n.length===0&&{ref:k}}}const[A]=await(0,y().peelToCommits)(l,[`${u}${R}`]);if(A===void 0)
throw(0,y().unknownRevision)(e);return{commit:A}}async function h({user:l},e){const R=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map($=>$.replace(/^refs\/(?:heads|remotes)\//,"")).filter($=>$!==""&&!$.endsWith("/HEAD"));return R.find($=>$.endsWith(
`/${e}`))??(0,b().nearestName)(e,R)}async function N(l,e){if(e==="HEAD"||(0,y().isObjectId)(e.toLowerCase())){const[E]=await(0,y().
lookUpCommits)(l,[e]);if(E!==void 0)return[{name:e,commit:E}];if(e==="HEAD")return[]}const v=e.startsWith("refs/"),$=[...await(0,y().
readRefs)(l,v?[e]:s(e))].map(([E,{id:A,target:k}])=>({name:E,id:A,ref:k}));v||$.push(...await c(l,e),...await P(l,e));const u=await(0,y().
peelToCommits)(l,$.map(({id:E})=>E));return $.flatMap(({id:E,...A},k)=>{const n=u[k];return n===void 0?[]:[{...A,commit:n}]})}
function s(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(v=>`${v}${l}`),`refs/remotes/${l}/HEAD`]}
async function c({user:l},e){if(!d.test(e))return[];const v=await l(["rev-parse","--verify","--quiet",e],{accept:[1]});return v.
length===0?[]:[{name:e,id:v.toString().trim()}]}async function P({objects:l},e){const[,v]=g.exec(e)??[];return v===void 0?
[]:(await l(["rev-parse",`--disambiguate=${v.toLowerCase()}`])).toString().split(`
`).filter(y().isObjectId).map(u=>({name:u,id:u}))}function f(l,e){const v=e.map(({name:R,commit:$})=>R===$?`commit ${$}`:
`${R} (${(0,F().short)($)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${v.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.buildErrorReport=e,p.buildReport=f,p.causesOf=k,p.withRefusedRun=l;function w(){
const n=t(53315);return w=function(){return n},n}function b(){const n=t(85475);return b=function(){return n},n}function F(){
const n=t(38863);return F=function(){return n},n}function y(){const n=t(57430);return y=function(){return n},n}function j(){
const n=t(54062);return j=function(){return n},n}function C(){const n=t(95132);return C=function(){return n},n}function g(){
const n=t(9436);return g=function(){return n},n}function d(){const n=t(92344);return d=function(){return n},n}function o(){
const n=t(94274);return o=function(){return n},n}function S(){const n=t(77648);return S=function(){return n},n}function h(){
const n=t(36807);return h=function(){return n},n}function N(){const n=t(27436);return N=function(){return n},n}function s(){
const n=t(63245);return s=function(){return n},n}const c=10,P=100;function f(n,M,i){const{audit:m,approval:O,change:I,runResult:D,
judgement:r,ids:T,policy:x,startedAt:B}=n,a=r.genes.map(Y=>(0,h().redactGene)(Y,M)),L=(0,h().validationReportsOf)(a,{nodeOf:D.
nodeOf,policyDigest:x.digest,startedAt:B,finishedAt:i}),G=(0,d().allFindings)(r),U=$(m.seeds),H=R(T,n.fix),J=(0,S().reportFindings)(
[...H.keys()],H,n.event.base).map(Y=>U(Y)?{...Y,seed:!0}:Y),K=k(J),X=(0,S().findingsAbout)(r.findings),Z={about:X,ids:T},
W=(Y,V)=>({type:V.type,id:V.id,asset_id:(0,b().assetIdOf)(V),path:V.path,line:V.locate().line,change:Y,...(0,S().idsIn)(
X(V),T)}),{counting:_,hard_cap_files:q,hard_cap_lines:nn}=x.policy.blast_radius;return{...v(n,i),verdict:r.verdict,next_actor:(0,o().
nextActorOf)(r.verdict,G,x.policy.fail_on),isolation:D.isolation,blast_radius:{...m.blastRadius,counting:_,hard_cap_files:q,
hard_cap_lines:nn,renamed_files:I.files.filter(({status:Y})=>Y==="renamed").length,directories:(0,w().busiestDirectories)(
m.files,c),changed_files:m.files.slice(0,P)},genes:a.map((Y,V)=>(0,S().reportGene)(Y,L[V]?.id??null,Z)),capsules:m.capsules.
map(({change:Y,asset:V,eligible:tn,eligibility:en,reasons:sn})=>({...W(Y,V),eligible:tn,eligibility:en,reasons:sn.map(on=>({
rule:on.rule,message:(0,C().describe)(on).message}))})),events:n.assets.changes.filter(({asset:Y})=>Y.type==="EvolutionE\
vent").map(({kind:Y,asset:V})=>W(Y,V)),...r.shards.length>0&&{shards:r.shards},causes:K,findings:J,...E(G),...A(m,r.findings,
T),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.headFiles},approvals:O.approvals,approval_digest:O.digest??null,plans_digest:m.
plansDigest,validation_reports:L.filter(Y=>Y!==null)}}function l(n,M){const{code:i,message:m,hint:O}=M;return{...n,verdict:"\
error",next_actor:"undecided",error:{code:i,message:m,hint:O},genes:n.genes.map(I=>I.verdict==="pass"||I.verdict==="warn"?
{...I,verdict:"error"}:I),...n.shards&&{shards:n.shards.map(I=>({...I,verdict:"error"}))},validation_reports:[]}}function e(n,M,i){
const{code:m,message:O,hint:I}=n;return{...v(M,i),verdict:"error",next_actor:"undecided",error:{code:m,message:O,hint:I},
isolation:y().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...M.shard&&{shards:[{...M.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function v({event:n,policy:M,
prepare:i,startedAt:m},O){return{type:"GateReport",schema_version:N().GATE_REPORT_VERSION,tool:{...F().TOOL},event:{name:n?.
name??null,...n?.pullRequest&&{pull_request:n.pullRequest.number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.
head??null,audited_sha:n?.audited??null,policy:M?{source:M.source,...M.path!==void 0&&{path:M.path},...M.ref!==void 0&&{
ref:M.ref},digest:M.digest,...M.policy.extends&&{extends:M.policy.extends},...M.combinedWith&&{combined_with:{...M.combinedWith}},
profile:M.policy.profile,fail_on:M.policy.fail_on,...u(M.policy,O)}:null,...i&&{prepare:i},started_at:m.toISOString(),finished_at:O.
toISOString(),duration_ms:Math.max(0,O.getTime()-m.getTime())}}function R(n,M){const i=(O,I)=>JSON.stringify([O,I]),m=new Set(
M?.edits.flatMap(({finding:O,path:I,old:D})=>[O,i(I,D)]));return new Map([...n].map(([O,I])=>{const{rule:D,args:r,edit:T,
location:x}=O;return m.has(I)||T&&m.has(i(x?.path,T.old))?[O,I]:T?.fix?[{...O,edit:{...T,fix:!1}},I]:[D==="content-hash-\
mismatch"&&r.fixable===!0?{...O,args:{...r,fixable:!1}}:O,I]}))}function $(n){const M=new Set(n.map(({type:i,id:m,path:O})=>JSON.
stringify([i,m,O])));return({subject:i,location:m,harm:O,layer:I})=>O!=="danger"&&I!=="run"&&M.has(JSON.stringify([i?.type,
i?.id,m?.path]))}function u({enforce:n},M){const i=(0,j().enforcementOn)((0,g().dayOf)(M),n);if(i.mode==="block")return{};
const{until:m}=i;return{enforce:i.mode,...m!==void 0&&{enforce_until:m}}}function E(n){const M=n.flatMap(({rule:i,args:m})=>{
if(i!=="check-decided-by")return[];const{path:O,why:I,isNew:D,bytes:r}=m,T=Number(r);return[{...{path:String(O),why:String(
I),new:D===!0},...T>=0&&{bytes:T}}]});return M.length>0?{read:M}:{}}function A({agentFiles:n},M,i){const m=n.filter(({entries:O})=>O.
length>0);return m.length===0?{}:{agent_files:m.map(O=>(0,S().reportAgentFile)(O,M,i))}}function k(n){const M=n.filter(({
severity:i,suppressed:m})=>i!=="notice"&&!m);return(0,s().groupCauses)(M).map(({lead:i,others:m})=>{const O=[i,...m],I=O.
flatMap(({subject:D})=>D?.id===void 0?[]:(0,S().subjectKey)(D));return{id:i.cause,severity:i.severity,rules:[...new Set(
O.map(({rule:D})=>D))],findings:O.length,assets:new Set(I).size,message:i.message}})}},92342:function(z,p,t){Object.defineProperty(
p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=y;function w(){const j=t(14495);return w=function(){return j},
j}const b=p.NOBODY={uid:65534,gid:65534},F=["sudo","-n","--","env","-i",`PATH=${w().SYSTEM_PATH}`];function y(j,C){const g=C.
uid===0,d=g?b:{uid:C.uid,gid:C.gid},o={user:d,runsAs:d,adopt:g,overlay:["redirect_dir=on",...g?["metacopy=on"]:[]]},S=["\
unshare","--mount"];return j.uid===0?[{name:"root",newMounts:S,...o}]:[{name:"sudo",newMounts:[...F,...S],...o},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.runPrepare=u,p.withOutput=B;function w(){const a=t(51455);return w=function(){
return a},a}function b(){const a=t(76760);return b=function(){return a},a}function F(){const a=t(63963);return F=function(){
return a},a}function y(){const a=t(41895);return y=function(){return a},a}function j(){const a=t(14495);return j=function(){
return a},a}function C(){const a=t(87952);return C=function(){return a},a}function g(){const a=t(67147);return g=function(){
return a},a}function d(){const a=t(61229);return d=function(){return a},a}function o(){const a=t(55250);return o=function(){
return a},a}function S(){const a=t(19309);return S=function(){return a},a}function h(){const a=t(51968);return h=function(){
return a},a}function N(){const a=t(10582);return N=function(){return a},a}function s(){const a=t(92342);return s=function(){
return a},a}function c(){const a=t(32223);return c=function(){return a},a}function P(){const a=t(46252);return P=function(){
return a},a}function f(){const a=t(57334);return f=function(){return a},a}function l(){const a=t(46282);return l=function(){
return a},a}function e(){const a=t(20849);return e=function(){return a},a}function v(){const a=t(11863);return v=function(){
return a},a}const R=100,$=1024**3;async function u(a,L){const G=await(0,S().copyCheckout)(L.checkout);if(G===void 0)throw r(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:U}=G.guard,H=new Set(k(
G.guard,L.policy));return await A(a,G,L,()=>k(G.guard,L.policy).filter(J=>!H.has(J))),await n(G.guard,H,L.policy),await(0,w().
rm)((0,b().join)(U,".git"),{recursive:!0,force:!0}),await(0,h().copyRepository)(L.checkout.directory,U),i()&&await O((0,b().
join)(U,".git"),await m(U)),{checkout:G.guard.at(U,(0,g().everything)((0,C().dependencyFolders)(L.policy))),shown:G.objects,
close:G.close}}catch(U){throw await G.close(),U}}function E(a){return{...a,memory_bytes:Math.max(a.memory_bytes,4*$),written_bytes:Math.
max(a.written_bytes,2*$),file_bytes:Math.max(a.file_bytes,$),processes:Math.max(a.processes,1024)}}async function A(a,L,{
policy:G,requested:U,env:H,privateFolders:J,signal:K,report:X},Z){const{directory:W}=L.guard,_=a.flatMap(({argv:Q})=>Q.slice(
0,1)),q=await(0,l().findPrograms)({path:H.PATH??"",checkout:W,names:_}),nn=await m(W);i()&&await O(W,s().NOBODY);const Y=E(
G.limits),{chooseBackend:V}=await t.e(670).then(t.bind(t,60670)),{backend:tn,isolation:en,close:sn}=await V({programs:q,
checkout:W,keepsWrites:!0,shown:L.objects,outputBytes:Y.output_bytes,limits:(0,N().limitsOn)((0,N().thisMachine)(),Y,1),
requested:U,network:!0,folders:J,home:await(0,c().homeFolders)(G.home_caches,H.HOME),signal:K}),on=(0,P().causesOf)({isolation:en,
programs:q,checkout:W,home:H.HOME,policy:{limits:Y,network:"allow"}}),an=tn.level==="namespaces";!an&&i()&&await O(W,nn);
const cn=[],un=()=>X({contained:an,isolation:en,lines:cn,written:M(Z()).slice(0,R)}),ln=Object.fromEntries(G.prepare_env.
flatMap(Q=>H[Q]===void 0?[]:[[Q,H[Q]]])),mn=performance.now()+Y.prepare_seconds*1e3;try{for(const Q of a){const hn=Math.
max(1,Math.round(mn-performance.now())),{command:fn,argv:dn,assignments:pn}=Q,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:hn},rn=on(await Promise.resolve().then(()=>tn.prepare(wn,K)).catch(On=>{
throw D(Q,On)}));if(cn.push({command:fn,outcome:rn}),rn.status!=="passed")throw un(),rn.reason===f().INTERRUPTED?(0,y().
interrupted)("during the prepare command"):I(Q,rn)}}finally{await sn()}un()}function k({directory:a,folders:L,files:G},U){
const H=new Set([...L,...G.map(({path:K})=>K)]),{cover:J}=(0,g().additionsOf)([],(0,C().dependencyFolders)(U));return(0,d().
filesBelow)(a,J).filter(K=>!H.has(K))}async function n(a,L,G){const U=new Set([...a.folders,...a.files.map(({path:W})=>W)]),
H=W=>W==="."||U.has(W),J=k(a,G).filter(W=>!L.has(W)).filter(W=>(0,v().replacesAudited)(W,H)||(0,v().configuresTool)(W,H)),
[K,...X]=[...await a.changed(),...J].sort();if(K===void 0)return;const Z=X.length===0?"":` and ${X.length} more`;throw r(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${Z}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function M(a){return[...new Set(a.map(L=>L.split("/",1)[0]??L))].sort()}
function i(){return process.platform==="linux"&&process.getuid?.()===0}async function m(a){const{uid:L,gid:G}=await(0,w().
stat)(a);return{uid:L,gid:G}}async function O(a,{uid:L,gid:G}){const U=await(0,j().systemTool)("chown");if(U===void 0)throw r(
"`chown` is not in a directory of the system","Install coreutils.");await(0,F().exec)(U,["-hR",`${L}:${G}`,"--",a],{silent:!0})}
function I({command:a},L){const{reason:G=`exit code ${L.exit_code}`}=L,{causes:U,change:H}=(0,o().causeWords)(L.causes);
return new(y()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(a)}" did not pass: ${[G,...U].join("\
; ")}.`,`${H}${H&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function D({command:a},L){return!(L instanceof
y().GateError)||L.code!=="program_not_found"?L:new(y()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(
a)}" could not start: ${L.message}`,L.hint,{cause:L})}function r(a,L){return new(y()).GateError("prepare_failed",`The pr\
epare command could not be used: ${a}.`,L)}const T=5,x=1e3;function B(a,{lines:L}){const G=L.at(-1)?.outcome;if(G===void 0)
return a;const H=[G.stderr,G.stdout].map(({head:X,tail:Z})=>(Z||X).trim()).find(X=>X!=="");if(H===void 0)return a;const J=H.
split(`
`).slice(-T).map(e().safeLine).join(" | "),K=`${a.message} It printed: ${J.slice(-x)}`;return new(y()).GateError(a.code,
K,a.hint,{cause:a.cause})}},69641:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.readPrepare=j;function w(){
const d=t(41895);return w=function(){return d},d}function b(){const d=t(13580);return b=function(){return d},d}function F(){
const d=t(95132);return F=function(){return d},d}function y(){const d=t(54669);return y=function(){return d},d}function j(d){
const S=d.split(/\r?\n/).map(h=>h.trim()).filter(h=>h!==""&&!h.startsWith("#"));if(S.length===0)throw g("`prepare` has n\
o command","Name a command.");return S.map(C)}function C(d){const{words:o,assignments:S,problems:h}=(0,y().lex)(d),N=h.find(
({rule:s})=>(0,b().ruleOf)(s).severity==="error");if(N?.rule==="shell-operator")throw g(`The prepare line \`${d}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(N){const{message:s}=(0,F().describe)((0,F().problemFinding)(N));throw g(`The prepare line \`${d}\
\` cannot be read: ${s}`,"Write plain words, or put the step into a script and name the script.")}return{command:d,argv:o.
map(({text:s})=>s),assignments:Object.fromEntries(S.map(({name:s,value:c})=>[s,c]))}}function g(d,o){return new(w()).GateError(
"input_invalid",d,o)}},11863:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.configuresTool=n,p.replacesAudited=
P,p.takenFor=c;function w(){const i=t(76760);return w=function(){return i},i}function b(){const i=t(41330);return b=function(){
return i},i}function F(){const i=t(95244);return F=function(){return i},i}function y(){const i=t(39491);return y=function(){
return i},i}const j=["",".js",".json",".node"],C=new Set(["package.json",".npmrc"]),g=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
d=/(?:^|\/)\.git(?:\/|$)/,o=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
S=/\.(?:gch|pch|local)$/,h=/\.d\.[cm]?ts$/i,N=/^(?:index|__init__|__main__|init|mod|main)\./,s=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function c(i){const m=v(i),O=I=>I===""||i.look(I)?.kind==="directory";return I=>{if(g.test(I)||d.test(I)||P(I,B=>i.look(
B)!==void 0))return!0;const D=M(I);if(D!==void 0&&O(D))return!0;const r=s.exec(I);if(r){const[,B="",a]=r;return a===void 0?
O(B):m(B).has(a)}const[T,x]=[(0,y().folderOf)(I),w().posix.basename(I)];return O(T)?f(x)||e(x,m(T)):(f(x)||C.has(x))&&m(
(0,y().folderOf)(T)).has(w().posix.basename(T))}}function P(i,m){return C.has(w().posix.basename(i))?m(w().posix.dirname(
i)):j.some((O,I)=>{if(!i.endsWith(O))return!1;const D=i.slice(0,i.length-O.length);return[...j.slice(I+1),...O===""?[]:[
""]].some(T=>m(D+T))})}function f(i){return N.test(i)&&l(i)}function l(i){return o.test(i)&&!h.test(i)}function e(i,m){return S.
test(i)?m.has(i.replace(S,"")):(R(i)===i||l(i))&&m.has(R(i))}function v(i){const m=new Map;return O=>{const I=()=>i.list(
O).map(r=>w().posix.basename(r)),D=m.get(O)??new Set(I().flatMap(r=>[r,R(r)]));return m.set(O,D),D}}function R(i){return w().
posix.parse(i).name}const $=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],u=[...$,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],E=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,A=(0,b().default)(u,{dot:!0}),
k=(0,b().default)($,{dot:!0});function n(i,m){return k(w().posix.basename(i))&&m(w().posix.dirname(i))}function M(i){const m=E.
exec(i);if(m)return m[1]??"";const O=w().posix.basename(i);return A(O)||(0,F().isPackageFile)(O)&&!C.has(O)?(0,y().folderOf)(
i):void 0}},71667:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.readDurations=g;function w(){const o=t(
7723);return w=function(){return o},o}function b(){const o=t(41895);return b=function(){return o},o}function F(){const o=t(
73388);return F=function(){return o},o}function y(){const o=t(78534);return y=function(){return o},o}function j(){const o=t(
23107);return j=function(){return o},o}const C=w().looseObject({genes:w().array(w().looseObject({commands:w().array(w().
looseObject({command:w().string(),outcome:w().looseObject({duration_ms:w().number().nonnegative()}).optional()}))}))});async function g(o,S){
const h=await(0,j().readAtMost)(y().MAX_REPORT_BYTES,o,S),N=new Map;for(const{commands:s}of d(h,o).genes)for(const{command:c,
outcome:P}of s){const f=Math.round(P?.duration_ms??0);f>0&&N.set(c,Math.max(f,N.get(c)??0))}return N}function d(o,S){try{
return C.parse(JSON.parse(o.toString("utf8")))}catch(h){throw new(b()).GateError("artifact_invalid",`${(0,F().inputName)(
S)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:h})}}},96620:function(z,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.commandsToRun=
j,p.genesIn=g,p.isPending=C,p.partition=b,p.shardsFor=F;function w(){const s=t(77598);return w=function(){return s},s}function b(s,c,P=new Map){
const f=s.map(o),l=new Map(f.map((A,k)=>[A,s[k]??[]])),e=d(f),v=[...new Set(s.flat())].sort(),R=new Map(v.map((A,k)=>[A,
k])),$=e.map(A=>[...new Set(l.get(A))].map(k=>R.get(k)??0).sort((k,n)=>k-n)),u=$.length===0?[]:h($,y(v,P),c),E=new Map(e.
map((A,k)=>[A,u[k]??0]));return f.map(A=>A===void 0?void 0:(E.get(A)??0)+1)}function F(s,c,P){let f=Math.min(c,d(s.map(o)).
length);for(;;){const l=new Set(b(s,f,P).filter(e=>e!==void 0));if(l.size===f)return f;f=l.size}}function y(s,c){const P=s.
flatMap(l=>c.get(l)??[]).map(l=>Math.max(l,1)).sort((l,e)=>l-e),f=P[Math.floor(P.length/2)]??1;return s.map(l=>Math.max(
c.get(l)??f,1))}function j(s){return s.map(({commands:c})=>c.every(P=>P.plan!==void 0||C(P))?c.map(({command:P})=>P):[])}
function C({plan:s,verdict:c,findings:P}){return s===void 0&&c!=="block"&&P.some(({rule:f})=>f==="target-not-judged")}function g({
index:s,of:c},P,f){const l=b(j(P),c,f);return new Set(P.filter((e,v)=>l[v]===s))}function d(s){return[...new Set(s)].filter(
c=>c!==void 0).sort()}function o(s){if(s.length===0)return;const c=[...new Set(s)].sort().join(`
`);return(0,w().createHash)("sha256").update(c).digest("hex")}const S=[0,.25,.5,.75];function h(s,c,P){return S.map(l=>N(
s,c,P,Math.floor(s.length*l))).reduce((l,e)=>e.most<l.most?e:l).shards}function N(s,c,P,f){const l=Array.from({length:P},
()=>new Set),e=new Array(P).fill(0),v=new Array(s.length).fill(0),R=new Set,$=[...s.keys()],u=new Set([...$.slice(f),...$.
slice(0,f)]);for(;u.size>0;){const E=e.indexOf(Math.min(...e)),A=l[E]??new Set,k=i=>A.has(i)?2:R.has(i)?0:1;let[n,M]=[0,
Number.NEGATIVE_INFINITY];for(const i of u){const m=(s[i]??[]).reduce((O,I)=>O+k(I)*(c[I]??0),0);m>M&&([n,M]=[i,m])}for(const i of s[n]??
[])A.has(i)||(e[E]=(e[E]??0)+(c[i]??0)),A.add(i),R.add(i);v[n]=E,u.delete(n)}return{shards:v,most:Math.max(...e)}}},92910:function(z,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.shardName=F,p.shardSchema=void 0;function w(){const j=t(7723);return w=
function(){return j},j}function b(){const j=t(78374);return b=function(){return j},j}function F({index:j,of:C}){return`${j}\
/${C}`}const y=p.shardSchema=w().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[C,g]=j.split("/").map(Number);return{index:Number(C),of:Number(g)}}).refine(({index:j,
of:C})=>j<=C&&C<=b().MAX_SHARDS,{error:`Expected a shard of at most ${b().MAX_SHARDS}, such as 2/8`})}};
