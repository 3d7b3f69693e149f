"use strict";exports.id=7475,exports.ids=[7475,8808],exports.modules={76459:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.prepareRefusals=f;function w(){const e=t(76760);return w=function(){return e},e}function T(){const e=t(58238);return T=
function(){return e},e}function N(){const e=t(60210);return N=function(){return e},e}function v(){const e=t(45156);return v=
function(){return e},e}function j(){const e=t(59867);return j=function(){return e},e}function C(){const e=t(10473);return C=
function(){return e},e}function d(){const e=t(3463);return d=function(){return e},e}function y(){const e=t(95244);return y=
function(){return e},e}function r(){const e=t(32854);return r=function(){return e},e}function P(){const e=t(93028);return P=
function(){return e},e}function g(){const e=t(95132);return g=function(){return e},e}const b=16*1024*1024,s=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],u=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
$=/(?:^|\/)package\.json$/;async function f(e,h){const A=await Promise.all(c(h).map(H=>l(H,e,h))),x=await o(e,h);return[
...A.flat(),...x].map(H=>(0,g().finding)("prepare-refused",H))}async function l(e,h,A){const x=A.readlink(e);if(x!==void 0&&
x!==h.readlink(e))return[{path:e,what:"it is a new symbolic link"}];const H=(0,r().resolveInTree)(A,e);return H.kind!=="\
inside"||!(0,P().isRegular)(H.entry.kind)?u.test(e)?[{path:e,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,C().hasOtherContent)(A,h,e)?$.test(e)?i(e,h,A):E(e)?F(e,h,A):k(e,h,A):[]}async function o(e,h){const[
{npm:A},{npm:x}]=await Promise.all([(0,j().readLocks)(e),(0,j().readLocks)(h)]),H=x?.all.find(a=>{const{name:L,source:D}=a;
if(D.kind!=="file")return!1;if((0,v().replacedArchive)(a,h,e))return!0;const G=A?.packages.get(L)?.source;return!(G?.kind===
"file"&&(G.at===D.at||!S(D.at)))&&(G!==void 0||S(D.at))});if(!x||!H)return[];const B=`it takes the package \`${H.name}\` \
from \`${H.source.at}\``;return[{path:x.path,what:B}]}function S(e){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(e)}function E(e){
return y().LOCKFILES.includes(w().posix.basename(e))}function R(e){return y().NPM_LOCKFILES.some(h=>h===w().posix.basename(
e))}function c(e){return[...e.files()].filter(({kind:h})=>h!=="submodule").map(({path:h})=>h).filter(h=>u.test(h)||$.test(
h)||E(h))}async function F(e,h,A){const x=R(e)?await(0,j().readLock)(A,e):"unread";if(x==="unread")return[{path:e,what:"\
it is a lockfile that the gate does not read"}];if(x===void 0)return[{path:e,what:"it is no valid lockfile"}];const H=c(
h).filter(R),a=(await Promise.all(H.map(D=>(0,j().readLock)(h,D)))).flatMap(D=>typeof D=="object"?D.all:[]),L=new Set([...a.
map(({source:D})=>I(D)),...await(0,v().knownHosts)(h)]);for(const{source:D}of x.all){const G=I(D);if(G===void 0||L.has(G))
continue;const U=D.kind==="git"?"the dependency":"downloads from";return[{path:e,what:`it adds ${U} \`${G.slice(0,200)}\``}]}
return[]}function I({kind:e,at:h}){if(e!=="file")return e==="tarball"&&URL.canParse(h)?new URL(h).host:h}async function k(e,h,A){
if(!/\.npmrc$/i.test(e))return[{path:e,what:"it decides where packages come from"}];const[x,H]=await Promise.all([n(h,e),
n(A,e)]),B=Object.entries(H).flatMap(([a,L])=>{const D=(0,N().effectOf)(a,L);return JSON.stringify(x[a])!==JSON.stringify(
L)&&(D==="decides"||D==="other")?[a]:[]});return B.length===0?[]:[{path:e,what:`it sets ${B.map(a=>`\`${a}\``).join(", ")}`}]}
async function n(e,h){const A=(0,r().resolveInTree)(e,h);return A.kind!=="inside"||!(0,P().isRegular)(A.entry.kind)?{}:(0,T().
parse)((await e.read(A.path,b)).toString("utf8"))}function M(e,h,A){const[x]=[...A].filter(H=>!h.has(H));return x===void 0?
[]:[{path:e,what:`it adds the dependency \`${x.slice(0,200)}\``}]}async function i(e,h,A){const[x,H]=await Promise.all([
h,A].map(B=>(0,j().readJsonFile)(B,e)));return H===j().INVALID?[{path:e,what:"it is not a JSON object"}]:M(e,m((0,d().objectIn)(
x)),m((0,d().objectIn)(H)))}function m(e){const h=new Set,A=(L,D)=>{if(typeof D=="string"&&O(D,L)){const{kind:G}=(0,j().
sourceOf)(D,L,"");h.add(`${L}: ${G==="git"?D.replace(/#.*$/s,""):D}`)}for(const[G,U]of Object.entries((0,d().objectIn)(D)))
A(G,U)};for(const L of s)A(L,e[L]);const{overrides:x,packageExtensions:H}=(0,d().objectIn)(e.pnpm);A("pnpm",{overrides:x,
packageExtensions:H});const{catalog:B,catalogs:a}=(0,d().objectIn)(e.workspaces);return A("workspaces",{catalog:B,catalogs:a}),
h}function O(e,h){const{kind:A,at:x=""}=(0,j().sourceOf)(e,h,"");return A==="git"||A==="tarball"||A==="file"&&S(x)}},29122:function(Y,p){
Object.defineProperty(p,"__esModule",{value:!0}),p.isOfCommit=t;function t({name:w}){return w!=="worktree"&&w!=="index"}},
29656:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.approverOf=C,p.headsOf=j;function w(){const d=t(
1395);return w=function(){return d},d}function T(){const d=t(29122);return T=function(){return d},d}function N(){const d=t(
67879);return N=function(){return d},d}function v(){const d=t(82330);return v=function(){return d},d}function j(d,y,r){const{
baseRef:P,group:g}=d;if(g!==void 0)return g.map(({number:s,headSha:u})=>({pullRequest:s,judge:()=>(0,v().judgeHead)(y,u,
P)}));const b=d.audited===d.head||!(0,T().isOfCommit)(d);return[{...d.pullRequest&&{pullRequest:d.pullRequest.number},judge:()=>b?
(0,w().judgedHead)(r.audit,r.tree,y.policy,P):(0,v().judgeHead)(y,d.head,P)}]}function C({approver:d},{baseRef:y,policyCommit:r,
defaultBranch:P},g){return{means:d.means,find:b=>d.find({...b,subjectAt:async s=>(await(0,v().judgeHead)(g,s,y)).subject,
policyChangedSince:async s=>{const $=[...new Set([r,P?.commit??r])].map(f=>(0,N().policyChangedSince)(g.repository,f,s));
return(await Promise.all($)).includes(!0)}})}}},82330:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.
auditCommit=r,p.judgeHead=P;function w(){const g=t(1395);return w=function(){return g},g}function T(){const g=t(70237);return T=
function(){return g},g}function N(){const g=t(67506);return N=function(){return g},g}function v(){const g=t(54244);return v=
function(){return g},g}function j(){const g=t(67147);return j=function(){return g},g}function C(){const g=t(24634);return C=
function(){return g},g}function d(){const g=t(35720);return d=function(){return g},g}function y(){const g=t(213);return y=
function(){return g},g}async function r({repository:g,policy:b,additions:s,disk:u,isPending:$,platform:f,all:l,unprovenMerge:o,
signal:S},E,R){const[c,F,I]=await Promise.all([(0,d().readTree)(g,R),(0,d().readTree)(g,E),(0,y().readChange)(g,R,E)]),n={
...u?(0,j().withAdditions)(F,u,s):F,...$&&{isPending:$}},M=new(v()).AuditClock(S),i={baseTree:c,headTree:F,change:I,policy:b.
policy,all:l,clock:M},m=await(0,T().collectAssets)(i),O=await(0,N().auditChange)({change:I,assets:m,baseTree:c,tree:n,policy:b,
platform:f,...o&&{unprovenMerge:o},clock:M});return{change:I,assets:m,audit:O,tree:F,commandTree:n}}async function P(g,b,s){
const{repository:u,policyCommit:$}=g;await(0,C().requireCommits)(u,[b],[b]);const f=await(0,C().mergeBase)(u,$,b),{audit:l,
tree:o}=await r(g,b,f);return await(0,w().judgedHead)(l,o,g.policy,s)}},52483:function(Y,p,t){Object.defineProperty(p,"_\
_esModule",{value:!0}),p.basePolicy=P,p.protectedBy=s,p.readerOf=b,p.resolvePolicyRef=$;function w(){const o=t(41895);return w=
function(){return o},o}function T(){const o=t(67617);return T=function(){return o},o}function N(){const o=t(81961);return N=
function(){return o},o}function v(){const o=t(74238);return v=function(){return o},o}function j(){const o=t(24634);return j=
function(){return o},o}function C(){const o=t(35720);return C=function(){return o},o}function d(){const o=t(19674);return d=
function(){return o},o}function y(){const o=t(67397);return y=function(){return o},o}function r(){const o=t(50598);return r=
function(){return o},o}async function P({policy:o,policyRef:S,readShared:E},R,c){const F=b(R,E),I=o??await u(F,c);if(S===
void 0)return I;const k=await $(R,S);return(0,N().stricterOf)(I,await F(k,`${S}:${v().POLICY_PATH}`),S)}const g="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function b(o,S){return async(E,R)=>(0,v().
loadPolicy)(await(0,C().readTree)(o,E),E,{path:R,hint:g,readShared:S})}async function s({name:o,commit:S},E,R){return(0,T().
policyOfBranch)(await R(S,`${o}:${v().POLICY_PATH}`),E,o)}async function u(o,{policyCommit:S,baseRef:E,defaultBranch:R}){
const c=await o(S,v().POLICY_PATH);if(R===void 0)return c;if(R.name===E){const I=(0,T().policyOfBranch)(c,E,E)??c;return I===
c?c:(0,N().stricterOf)(c,I,`branches.${E}`)}const F=await s(R,E,o);return F===void 0||c.source==="default"?F??c:(0,N().stricterOf)(
c,F,R.name)}async function $(o,S){const E=S.replace(/^refs\/heads\//,"");try{return(0,y().isObjectId)(E)?await(0,r().resolveRevision)(
o,E):await f(o,E)??await(0,r().resolveRevision)(o,S)}catch(R){throw R instanceof w().GateError&&R.code==="ref_ambiguous"?
R:l(S,R)}}async function f(o,S){const E=`refs/remotes/origin/${S}`,[R,c]=await(0,y().lookUpCommits)(o,[E,`refs/heads/${S}`]);
if(R!==void 0)return R;try{if(!await(0,d().branchAtOrigin)(o,S))return}catch(F){if(c!==void 0)return c;throw F}return await(0,j().
requireCommits)(o,[E],[(0,d().fetched)(S)]),(await(0,y().lookUpCommits)(o,[E]))[0]}function l(o,S){const E=S instanceof w().
GateError&&S.code==="git_failed"?`: ${S.message}`:"";return new(w()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
o)} is not a branch of origin or a revision in this clone${E}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:S})}},24474:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.gate=R;function w(){
const n=t(29122);return w=function(){return n},n}function T(){const n=t(41895);return T=function(){return n},n}function N(){
const n=t(21311);return N=function(){return n},n}function v(){const n=t(26016);return v=function(){return n},n}function j(){
const n=t(81961);return j=function(){return n},n}function C(){const n=t(87952);return C=function(){return n},n}function d(){
const n=t(67147);return d=function(){return n},n}function y(){const n=t(48741);return y=function(){return n},n}function r(){
const n=t(96402);return r=function(){return n},n}function P(){const n=t(27624);return P=function(){return n},n}function g(){
const n=t(37075);return g=function(){return n},n}function b(){const n=t(23208);return b=function(){return n},n}function s(){
const n=t(69641);return s=function(){return n},n}function u(){const n=t(92344);return u=function(){return n},n}function $(){
const n=t(82330);return $=function(){return n},n}function f(){const n=t(52483);return f=function(){return n},n}function l(){
const n=t(55929);return l=function(){return n},n}function o(){const n=t(91827);return o=function(){return n},n}function S(){
const n=t(72857);return S=function(){return n},n}function E(){const n=t(34720);return E=function(){return n},n}async function R(n){
const{shard:M}=n,i={startedAt:new Date,...M&&{shard:M}};let m;try{return m=await(0,r().openRepository)(n.directory,n.env),
await c(n,m,i)}catch(O){const e=(0,T().asGateError)(O),{prepare:h}=i;return(0,P().buildErrorReport)(e.code==="prepare_fa\
iled"&&h?(0,b().withOutput)(e,h):e,i,new Date)}finally{await m?.close()}}async function c(n,M,i){const m=await n.locate(
M);i.event=m;const O=(0,j().tightenPolicy)(await(0,f().basePolicy)(n,M,m),n.inputs);i.policy=O,(0,N().requireExamples)(O);
const e=F(n,M,m,O),h=n.run&&n.prepare?(0,s().readPrepare)(n.prepare):[],A=h.length>0?await(0,E().verifiedCheckout)(e,m):
void 0,{prepared:x,findings:H}=A?await(0,o().prepareCheckout)(h,A,{request:n,event:m,audit:e,report:B=>{i.prepare=B}}):{
findings:[]};try{const B=I(n,e,x),a=k(await(0,$().auditCommit)(B,m.audited,m.base),H),{audit:L,tree:D}=a,G=n.run&&L.genes.
length>0,U=x?.checkout??A??(G?await(0,E().verifiedCheckout)(e,m):void 0),V=a.change.files,K={checkout:U,tree:D,change:{files:V,
isCommitted:(0,w().isOfCommit)(m)},...x&&{shown:x.shown}},{refusal:X,...Z}=await(0,E().validateChange)({request:n,event:m,
policy:O},B,a,{place:K,startedAt:i.startedAt}),z=(0,u().allFindings)(Z.judgement),_=(0,g().idsOf)(z),q=Z.runResult.interrupted>
0?void 0:n.signal,nn=await(0,S().proposeFix)({...B,signal:q},m,a,_),J=await(0,l().headFilesOf)(M,m,a.assets,z);if(q?.aborted)
throw(0,T().interrupted)("after the audit");const W=(0,P().buildReport)({...i,...a,...Z,event:m,policy:O,ids:_,fix:nn,headFiles:J},
n.secrets,new Date);return X?(0,P().withRefusedRun)(W,X):W}finally{await x?.close()}}function F(n,M,i,m){return{repository:M,
policy:m,additions:(0,C().additionsFor)(m.policy),platform:(0,v().platformOf)(process.platform),policyCommit:i.policyCommit,
all:n.all,...i.unprovenMerge&&{unprovenMerge:i.unprovenMerge},signal:n.signal}}function I({run:n,takeRuns:M,prepare:i},m,O){
return{...m,disk:(0,y().folderTree)(O?.checkout.directory??m.repository.directory),...O&&{additions:(0,d().everything)((0,C().
dependencyFolders)(m.policy.policy))},...!n&&{isPending:M||i?()=>!0:m.additions.cover}}}function k(n,M){const{audit:i}=n;
return{...n,audit:{...i,findings:[...i.findings,...M]}}}},55929:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.headFilesOf=T;function w(){const N=t(54032);return w=function(){return N},N}async function T(N,{audited:v,head:j},{changes:C},d){
if(v===j)return;const y=new Set([...C.map(({asset:r})=>r.path),...d.flatMap(({location:r})=>r?.path??[])]);return(0,w().
findHeadFiles)(N,v,j,y).catch(()=>{})}},91827:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.prepareCheckout=
s;function w(){const f=t(9354);return w=function(){return f},f}function T(){const f=t(67506);return T=function(){return f},
f}function N(){const f=t(76459);return N=function(){return f},f}function v(){const f=t(74238);return v=function(){return f},
f}function j(){const f=t(35720);return j=function(){return f},f}function C(){const f=t(67078);return C=function(){return f},
f}function d(){const f=t(95132);return d=function(){return f},f}function y(){const f=t(32223);return y=function(){return f},
f}function r(){const f=t(23208);return r=function(){return f},f}function P(){const f=t(63682);return P=function(){return f},
f}function g(){const f=t(29656);return g=function(){return f},f}function b(){const f=t(82330);return b=function(){return f},
f}async function s(f,l,o){const{event:S}=o,E={...o.audit,isPending:()=>!0},R=await(0,b().auditCommit)(E,S.audited,S.base);
if(!(0,T().mayRunSome)(R.audit))return{findings:[]};const c=[...await(0,N().prepareRefusals)(await(0,j().readTree)(E.repository,
S.base),R.tree),...await $(R,{...o,audit:E})];if(c.length>0)return{findings:c};const{prepared:F,reported:I}=await u(f,l,
o),k=I?.isolation.downgrades?.[0]?.reason??"containment is off",M=I?.contained?[]:[(0,d().finding)("ran-uncontained",{what:"\
`prepare` ran without containment",reason:k})];return{prepared:F,findings:M}}async function u(f,l,{request:{env:o,signal:S,
secrets:E},event:R,audit:c,report:F}){const{policy:I}=c.policy,k=I.prepare_env.flatMap(m=>o[m]??[]),n=[...E,...k];let M;
return{prepared:await(0,r().runPrepare)(f,{checkout:l,policy:I,requested:(0,P().requestOf)(I.containment,R.pullRequest?.
isFork??!1),env:o,privateFolders:(0,y().privateFolders)(o),signal:S,report:m=>{M={...m,lines:m.lines.map(({command:O,outcome:e})=>({
command:O,outcome:(0,C().redactOutcome)(e,n)}))},F(M)}}),reported:M}}async function $(f,{request:l,event:o,audit:S}){const E=f.
audit.findings.filter(({rule:F})=>F==="gate-weakened");if(E.length===0)return[];const{gate:R}=await(0,w().findApprovals)(
{genes:[],findings:E},S.policy.policy.approvals,(0,g().headsOf)(o,S,f),(0,g().approverOf)(l,o,S));if(R===void 0)return[];
const c=E[0]?.location?.path??v().POLICY_PATH;return[(0,d().finding)("prepare-refused",{path:c,what:"it weakens the gate\
 and waits for approval"})]}},72857:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.proposeFix=r;function w(){
const u=t(53315);return w=function(){return u},u}function T(){const u=t(29122);return T=function(){return u},u}function N(){
const u=t(62130);return N=function(){return u},u}function v(){const u=t(88211);return v=function(){return u},u}function j(){
const u=t(41895);return j=function(){return u},u}function C(){const u=t(4378);return C=function(){return u},u}function d(){
const u=t(35720);return d=function(){return u},u}function y(){const u=t(93028);return y=function(){return u},u}async function r({
repository:u,policy:{policy:$},platform:f,signal:l},o,{assets:S,change:E,tree:R,commandTree:c},F){const I=new Set([...F.
keys()].flatMap(h=>g(h)?b(h):[]));if(I.size===0)return;const k=!(0,T().isOfCommit)(o)||o.audited===o.head,n=k?R:await(0,d().
readTree)(u,o.head),M=S.changes.filter(({kind:h})=>h!=="removed"),i=new Set(M.map(({asset:h})=>s(h))),m=[...I].filter(h=>(0,y().
isRegular)(n.stat(h)?.kind)),O=await Promise.all(m.map(async h=>({path:h,bytes:await n.read(h)}))),e=C().Judge.by({policy:$,
tree:c,base:await(0,d().readTree)(u,o.base),changed:new Set(E.files.flatMap(w().namesOf)),platform:f,...l&&{signal:l}});
try{const h=x=>i.has(s(x)),A=await(0,N().fixFiles)(O,e,{includes:h,left:!1});return await(0,v().proposalOf)(A,k?F:P(F))}catch(h){
if(h instanceof j().GateError&&h.code==="audit_too_long")return;throw h}}function P(u){return new Map([...u].map(([{edit:$,
...f},l])=>[f,l]))}function g({rule:u,edit:$,suppressed:f}){return!f&&($?.fix===!0||u==="content-hash-mismatch")}function b({
location:u}){return u?[u.path]:[]}function s({path:u,type:$,id:f}){return JSON.stringify([u,$,f])}},34720:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.validateChange=P,p.verifiedCheckout=r;function w(){const s=t(29122);return w=
function(){return s},s}function T(){const s=t(41895);return T=function(){return s},s}function N(){const s=t(61388);return N=
function(){return s},s}function v(){const s=t(32223);return v=function(){return s},s}function j(){const s=t(63682);return j=
function(){return s},s}function C(){const s=t(96620);return C=function(){return s},s}function d(){const s=t(94901);return d=
function(){return s},s}function y(){const s=t(29656);return y=function(){return s},s}function r({repository:s,additions:u},$){
const f=(0,w().isOfCommit)($)?N().requireCheckedOut:N().requireSameFiles,l=$.name==="index"?"hook":b($)?"terminal":"acti\
ons";return f(s,$.audited,u,l)}async function P({request:s,event:u,policy:$},f,l,{place:o,startedAt:S}){const{audit:E,tree:R}=l,
c={audit:E,event:u,policy:$},F=k=>n=>g(s,c,n,k),I={policy:$.policy,startedAt:S,heads:(0,y().headsOf)(u,f,l),approver:(0,y().
approverOf)(s,u,f)};try{return await(0,d().validate)(E,{...I,runs:s.run||s.takeRuns!==void 0,run:async k=>await s.takeRuns?.(
c,k)??await F(o)(k)})}catch(k){const n=(0,T().asGateError)(k);if(n.code!=="containment_unavailable")throw n;const M=F({checkout:void 0,
tree:R});return{...await(0,d().validate)(E,{...I,runs:!1,run:M}),refusal:n}}}async function g({env:s,shard:u,durations:$,
progress:f,signal:l},{audit:o,event:S,policy:{policy:E}},R,c){const F=u?(0,C().genesIn)(u,o.genes,$):new Set(o.genes),I=await(0,j().
runAudited)(o,{...c,attended:b(S)&&!s.CI,policy:E,fork:S.isFork,path:s.PATH??"",home:s.HOME,privateFolders:(0,v().privateFolders)(
s),waiting:{has:k=>R.has(k)||!F.has(k)},progress:f,signal:l});return u?{...I,shards:[{...u,genes:F}]}:I}function b(s){return s.
name==="range"||!(0,w().isOfCommit)(s)}},67617:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.policyOfBranch=
C;function w(){const r=t(41330);return w=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},
r}function N(){const r=t(81961);return N=function(){return r},r}function v(){const r=t(74238);return v=function(){return r},
r}function j(){const r=t(11160);return j=function(){return r},r}function C(r,P,g){const{branches:b,...s}=r.policy,u=Object.
entries(b).filter(([l])=>d(l,P));if(u.length===0&&P!==g)return;const $={...s,branches:{}},f=u.map(([,l])=>j().policySchema.
parse((0,j().withEntry)($,l))).reduce((l,o)=>l?y(l,o,P):o,void 0);return f===void 0?r:{...r,policy:f,digest:(0,v().digestPolicy)(
f)}}function d(r,P){return r===P||w().default.isMatch(P,r,{dot:!0,nonegate:!0})}function y(r,P,g){const b=(0,N().combine)(
r,P);if("policy"in b)return b.policy;throw new(T()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(g)} differ in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}},67879:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.policyChangedSince=C;function w(){const y=t(23404);return w=function(){return y},y}function T(){const y=t(41895);return T=
function(){return y},y}function N(){const y=t(24634);return N=function(){return y},y}function v(){const y=t(35720);return v=
function(){return y},y}function j(){const y=t(74238);return j=function(){return y},y}async function C(y,r,P){const g=Math.
floor(Date.parse(P)/1e3)+1,s=(await y.objects(["log","--first-parent",`--since=@${g}`,"--format=%H %P",r,...await y.isPartial()?
[]:["--",j().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[u="",$]=s.split(" ");if((await y.shallowCommits()).has(u))throw new(T()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,N().short)(u)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return $===void 0?!0:await d(y,$)!==await d(y,r)}async function d(y,r){const P=await(0,j().readPolicyIn)(
await(0,v().readTree)(y,r));return"missing"in P?P.text:"policy"in P?(0,w().canonicalize)(P.policy):void 0}},89979:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.withCheckoutParts=C;function w(){const r=t(51455);return w=function(){
return r},r}function T(){const r=t(76760);return T=function(){return r},r}function N(){const r=t(41895);return N=function(){
return r},r}function v(){const r=t(96402);return v=function(){return r},r}function j(){const r=t(35720);return j=function(){
return r},r}async function C(r,P,g){const b=[],s=async(u,$,f)=>{const l=await(0,j().readTree)($,f),o=[...l.files()].map(
S=>({...S,path:d(u,S.path)}));b.push({path:u,repository:$,commit:f,tree:l,entries:o});for(const{kind:S,path:E,oid:R}of o){
if(S!=="submodule"||R===void 0)continue;const c=await y((0,T().join)(r.directory,E));c&&await s(E,c,R)}};try{return await s(
"",r,P),await g(b)}finally{for(const u of b.slice(1))await u.repository.close()}}function d(r,P){return r===""?P:`${r}/${P}`}
async function y(r){if(await(0,w().lstat)((0,T().join)(r,".git")).catch(()=>{})===void 0)return;const g=await(0,v().openRepository)(
r);if(g.directory===r)return g;throw await g.close(),new(N()).GateError("checkout_differs",`The submodule ${JSON.stringify(
r)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.checkoutDiffers=R,p.requireCheckedOut=u,p.requireSameFiles=$;function w(){
const c=t(73024);return w=function(){return c},c}function T(){const c=t(76760);return T=function(){return c},c}function N(){
const c=t(26040);return N=function(){return c},c}function v(){const c=t(41895);return v=function(){return c},c}function j(){
const c=t(95201);return j=function(){return c},c}function C(){const c=t(55366);return C=function(){return c},c}function d(){
const c=t(22566);return d=function(){return c},c}function y(){const c=t(59580);return y=function(){return c},c}function r(){
const c=t(89979);return r=function(){return c},c}function P(){const c=t(48741);return P=function(){return c},c}function g(){
const c=t(24634);return g=function(){return c},c}function b(){const c=t(96681);return b=function(){return c},c}function s(){
const c=t(67397);return s=function(){return c},c}async function u(c,F,I,k){const[n]=await(0,s().resolveCommits)(c,["HEAD"]);
if(n!==F)throw R(`the checkout is at ${(0,g().short)(n)}`,F,k);return $(c,F,I,k)}async function $(c,F,I,k){return(0,r().
withCheckoutParts)(c,F,async n=>{const M=(0,y().guardCheckout)(c.directory,n.flatMap(({entries:e})=>e),I),i=await M.differing(),
m=n.map(e=>f(e,i,M)),O=(await Promise.all(m)).flat();if(O.length>0)throw await l(c,O,F,k)??S(O,F,k);return M})}async function f({
repository:c,path:F,commit:I,entries:k},n,M){const i=k.filter(h=>n.has(h)),m=({path:h})=>F===""?h:h.slice(F.length+1),O=await(0,j().
attributesOf)(c,I,i.map(m),d().CONVERSIONS),e=[];for(const h of i){const{path:A,oid:x="",size:H=0}=h;if(n.get(h)==="kind"||
H>C().MAX_FILE_BYTES){e.push({path:A,what:"differs on disk"});continue}const B=await(0,P().readOnDisk)(M.directory,A),a=(0,d().
conversionFault)(await(0,C().readBlob)(c,x),B,L=>O(m(h),L));a===void 0?M.accept(A,B):e.push({path:A,what:a})}return e}async function l({
user:c,directory:F},I,k,n){const M=new Set(I.map(({path:O})=>O)),i=(0,b().decodePieces)(await c(["ls-files","-t","-z"])).
flatMap(O=>O.startsWith("S ")?[O.slice(2)]:[]).filter(O=>M.has(O)&&!o((0,T().join)(F,O))),[m]=i;if(m!==void 0)return new(v()).
GateError("checkout_differs",`Commit ${(0,g().short)(k)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
m)}${i.length>1?` and ${i.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function o(c){return(0,N().attempt)(
()=>(0,w().lstatSync)((0,b().systemPath)(c)))!==void 0}function S(c,F,I){const k=[...c].sort((O,e)=>O.path<e.path?-1:1),
{path:n,what:M}=k.find(({what:O})=>O!=="differs on disk")??k[0]??E,i=JSON.stringify(n),m=c.length>1&&M==="differs on dis\
k"?`${i} and ${c.length-1} more differ on disk`:`${i} ${M}`;return R(m,F,I)}const E={path:"",what:"differs on disk"};function R(c,F,I){
const k={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${F}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},n=I==="hook"?"The index":`Commit ${(0,g().short)(F)}`;return new(v()).GateError(
"checkout_differs",`${n} is audited, but ${c}`,k[I])}},54032:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.findHeadFiles=N;function w(){const C=t(213);return w=function(){return C},C}const T=100;async function N(C,d,y,r){const P=(await(0,w().
changedFiles)(C,d,y)).filter(({path:b})=>r.has(b)),g=[];for(const[b,s]of P.entries()){const{path:u,status:$}=s,f=$==="de\
leted",l=f||b>=T?[]:await v(C,s);g.push({path:u,...f&&{missing:!0},same:l})}return g}async function v(C,{oldOid:d,newOid:y}){
if(d===y)return[{line:1,head_line:1}];const r=await C.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
d,y],{accept:[1]});return j(r.toString("latin1"))}function j(C){const d=[...C.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(d.length===0)return[];const y=[];let[r,P]=[1,1];for(const[,g="",b="1",s="",u="1"]of d){const $=Number(g)+(b==="0"?1:0),
f=Number(s)+(u==="0"?1:0);$>r&&y.push({line:r,head_line:P,lines:$-r}),[r,P]=[$+Number(b),f+Number(u)]}return[...y,{line:r,
head_line:P}]}},19674:function(Y,p){Object.defineProperty(p,"__esModule",{value:!0}),p.branchAtOrigin=T,p.fetched=w,p.isRemoteOf=
t;async function t(v,{owner:j,repo:C}){return(await N(v)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${C}`.toLowerCase()}function w(v){return`+refs/heads/${v}:refs/remotes/origin/${v}`}async function T(v,j){
if(await N(v)==="")return!1;const C=`refs/heads/${j}`;return(await v.user(["ls-remote","--","origin",C])).toString().split(
`
`).some(y=>y.endsWith(`	${C}`))}async function N({user:v}){return(await v(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveNamed=P,p.resolveRevision=
r;function w(){const l=t(41895);return w=function(){return l},l}function T(){const l=t(3051);return T=function(){return l},
l}function N(){const l=t(24634);return N=function(){return l},l}function v(){const l=t(67397);return v=function(){return l},
l}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,C=/^(.*?)((?:[~^]\d*)*)$/s,d=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;
async function r(l,o){return(await P(l,o)).commit}async function P(l,o){if(j.test(o))throw new(w()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,S="",E=""]=C.exec(o)??[],R=await b(l,S==="@"?"HEAD":S),[c,...F]=[...new Set(R.map(({commit:k})=>k))];if(c===
void 0)throw(0,v().unknownRevision)(o,await g(l,S));if(F.length>0)throw f(S,R);if(E===""){const[k,...n]=R.flatMap(M=>M.ref??
[]);return{commit:c,...k!==void 0&&n.length===0&&{ref:k}}}const[I]=await(0,v().peelToCommits)(l,[`${c}${E}`]);if(I===void 0)
throw(0,v().unknownRevision)(o);return{commit:I}}async function g({user:l},o){const E=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(R=>R.replace(/^refs\/(?:heads|remotes)\//,"")).filter(R=>R!==""&&!R.endsWith("/HEAD"));return E.find(R=>R.endsWith(
`/${o}`))??(0,T().nearestName)(o,E)}async function b(l,o){if(o==="HEAD"||(0,v().isObjectId)(o.toLowerCase())){const[F]=await(0,v().
lookUpCommits)(l,[o]);if(F!==void 0)return[{name:o,commit:F}];if(o==="HEAD")return[]}const S=o.startsWith("refs/"),R=[...await(0,v().
readRefs)(l,S?[o]:s(o))].map(([F,{id:I,target:k}])=>({name:F,id:I,ref:k}));S||R.push(...await u(l,o),...await $(l,o));const c=await(0,v().
peelToCommits)(l,R.map(({id:F})=>F));return R.flatMap(({id:F,...I},k)=>{const n=c[k];return n===void 0?[]:[{...I,commit:n}]})}
function s(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(S=>`${S}${l}`),`refs/remotes/${l}/HEAD`]}
async function u({user:l},o){if(!y.test(o))return[];const S=await l(["rev-parse","--verify","--quiet",o],{accept:[1]});return S.
length===0?[]:[{name:o,id:S.toString().trim()}]}async function $({objects:l},o){const[,S]=d.exec(o)??[];return S===void 0?
[]:(await l(["rev-parse",`--disambiguate=${S.toLowerCase()}`])).toString().split(`
`).filter(v().isObjectId).map(c=>({name:c,id:c}))}function f(l,o){const S=o.map(({name:E,commit:R})=>E===R?`commit ${R}`:
`${E} (${(0,N().short)(R)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${S.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.buildErrorReport=o,p.buildReport=f,p.causesOf=k,p.withRefusedRun=l;function w(){
const n=t(53315);return w=function(){return n},n}function T(){const n=t(85475);return T=function(){return n},n}function N(){
const n=t(38863);return N=function(){return n},n}function v(){const n=t(57430);return v=function(){return n},n}function j(){
const n=t(54062);return j=function(){return n},n}function C(){const n=t(95132);return C=function(){return n},n}function d(){
const n=t(9436);return d=function(){return n},n}function y(){const n=t(92344);return y=function(){return n},n}function r(){
const n=t(94274);return r=function(){return n},n}function P(){const n=t(77648);return P=function(){return n},n}function g(){
const n=t(36807);return g=function(){return n},n}function b(){const n=t(27436);return b=function(){return n},n}function s(){
const n=t(63245);return s=function(){return n},n}const u=10,$=100;function f(n,M,i){const{audit:m,approval:O,change:e,runResult:h,
judgement:A,ids:x,policy:H,startedAt:B}=n,a=A.genes.map(J=>(0,g().redactGene)(J,M)),L=(0,g().validationReportsOf)(a,{nodeOf:h.
nodeOf,policyDigest:H.digest,startedAt:B,finishedAt:i}),D=(0,y().allFindings)(A),G=R(m.seeds),U=E(x,n.fix),V=(0,P().reportFindings)(
[...U.keys()],U,n.event.base).map(J=>G(J)?{...J,seed:!0}:J),K=k(V),X=(0,P().findingsAbout)(A.findings),Z={about:X,ids:x},
z=(J,W)=>({type:W.type,id:W.id,asset_id:(0,T().assetIdOf)(W),path:W.path,line:W.locate().line,change:J,...(0,P().idsIn)(
X(W),x)}),{counting:_,hard_cap_files:q,hard_cap_lines:nn}=H.policy.blast_radius;return{...S(n,i),verdict:A.verdict,next_actor:(0,r().
nextActorOf)(A.verdict,D,H.policy.fail_on),isolation:h.isolation,blast_radius:{...m.blastRadius,counting:_,hard_cap_files:q,
hard_cap_lines:nn,renamed_files:e.files.filter(({status:J})=>J==="renamed").length,directories:(0,w().busiestDirectories)(
m.files,u),changed_files:m.files.slice(0,$)},genes:a.map((J,W)=>(0,P().reportGene)(J,L[W]?.id??null,Z)),capsules:m.capsules.
map(({change:J,asset:W,eligible:tn,eligibility:en,reasons:sn})=>({...z(J,W),eligible:tn,eligibility:en,reasons:sn.map(on=>({
rule:on.rule,message:(0,C().describe)(on).message}))})),events:n.assets.changes.filter(({asset:J})=>J.type==="EvolutionE\
vent").map(({kind:J,asset:W})=>z(J,W)),...A.shards.length>0&&{shards:A.shards},causes:K,findings:V,...F(D),...I(m,A.findings,
x),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.headFiles},approvals:O.approvals,approval_digest:O.digest??null,plans_digest:m.
plansDigest,validation_reports:L.filter(J=>J!==null)}}function l(n,M){const{code:i,message:m,hint:O}=M;return{...n,verdict:"\
error",next_actor:"undecided",error:{code:i,message:m,hint:O},genes:n.genes.map(e=>e.verdict==="pass"||e.verdict==="warn"?
{...e,verdict:"error"}:e),...n.shards&&{shards:n.shards.map(e=>({...e,verdict:"error"}))},validation_reports:[]}}function o(n,M,i){
const{code:m,message:O,hint:e}=n;return{...S(M,i),verdict:"error",next_actor:"undecided",error:{code:m,message:O,hint:e},
isolation:v().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...M.shard&&{shards:[{...M.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function S({event:n,policy:M,
prepare:i,startedAt:m},O){return{type:"GateReport",schema_version:b().GATE_REPORT_VERSION,tool:{...N().TOOL},event:{name:n?.
name??null,...n?.pullRequest&&{pull_request:n.pullRequest.number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.
head??null,audited_sha:n?.audited??null,policy:M?{source:M.source,...M.path!==void 0&&{path:M.path},...M.ref!==void 0&&{
ref:M.ref},digest:M.digest,...M.policy.extends&&{extends:M.policy.extends},...M.combinedWith&&{combined_with:{...M.combinedWith}},
profile:M.policy.profile,fail_on:M.policy.fail_on,...c(M.policy,O)}:null,...i&&{prepare:i},started_at:m.toISOString(),finished_at:O.
toISOString(),duration_ms:Math.max(0,O.getTime()-m.getTime())}}function E(n,M){const i=(O,e)=>JSON.stringify([O,e]),m=new Set(
M?.edits.flatMap(({finding:O,path:e,old:h})=>[O,i(e,h)]));return new Map([...n].map(([O,e])=>{const{rule:h,args:A,edit:x,
location:H}=O;return m.has(e)||x&&m.has(i(H?.path,x.old))?[O,e]:x?.fix?[{...O,edit:{...x,fix:!1}},e]:[h==="content-hash-\
mismatch"&&A.fixable===!0?{...O,args:{...A,fixable:!1}}:O,e]}))}function R(n){const M=new Set(n.map(({type:i,id:m,path:O})=>JSON.
stringify([i,m,O])));return({subject:i,location:m,harm:O,layer:e})=>O!=="danger"&&e!=="run"&&M.has(JSON.stringify([i?.type,
i?.id,m?.path]))}function c({enforce:n},M){const i=(0,j().enforcementOn)((0,d().dayOf)(M),n);if(i.mode==="block")return{};
const{until:m}=i;return{enforce:i.mode,...m!==void 0&&{enforce_until:m}}}function F(n){const M=n.flatMap(({rule:i,args:m})=>{
if(i!=="check-decided-by")return[];const{path:O,why:e,isNew:h,bytes:A}=m,x=Number(A);return[{...{path:String(O),why:String(
e),new:h===!0},...x>=0&&{bytes:x}}]});return M.length>0?{read:M}:{}}function I({agentFiles:n},M,i){const m=n.filter(({entries:O})=>O.
length>0);return m.length===0?{}:{agent_files:m.map(O=>(0,P().reportAgentFile)(O,M,i))}}function k(n){const M=n.filter(({
severity:i,suppressed:m})=>i!=="notice"&&!m);return(0,s().groupCauses)(M).map(({lead:i,others:m})=>{const O=[i,...m],e=O.
flatMap(({subject:h})=>h?.id===void 0?[]:(0,P().subjectKey)(h));return{id:i.cause,severity:i.severity,rules:[...new Set(
O.map(({rule:h})=>h))],findings:O.length,assets:new Set(e).size,message:i.message}})}},92342:function(Y,p,t){Object.defineProperty(
p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=v;function w(){const j=t(14495);return w=function(){return j},
j}const T=p.NOBODY={uid:65534,gid:65534},N=["sudo","-n","--","env","-i",`PATH=${w().SYSTEM_PATH}`];function v(j,C){const d=C.
uid===0,y=d?T:{uid:C.uid,gid:C.gid},r={user:y,runsAs:y,adopt:d,overlay:["redirect_dir=on",...d?["metacopy=on"]:[]]},P=["\
unshare","--mount"];return j.uid===0?[{name:"root",newMounts:P,...r}]:[{name:"sudo",newMounts:[...N,...P],...r},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.runPrepare=c,p.withOutput=B;function w(){const a=t(51455);return w=function(){
return a},a}function T(){const a=t(76760);return T=function(){return a},a}function N(){const a=t(63963);return N=function(){
return a},a}function v(){const a=t(41895);return v=function(){return a},a}function j(){const a=t(14495);return j=function(){
return a},a}function C(){const a=t(87952);return C=function(){return a},a}function d(){const a=t(67147);return d=function(){
return a},a}function y(){const a=t(61229);return y=function(){return a},a}function r(){const a=t(54120);return r=function(){
return a},a}function P(){const a=t(19309);return P=function(){return a},a}function g(){const a=t(51968);return g=function(){
return a},a}function b(){const a=t(10582);return b=function(){return a},a}function s(){const a=t(92342);return s=function(){
return a},a}function u(){const a=t(32223);return u=function(){return a},a}function $(){const a=t(46252);return $=function(){
return a},a}function f(){const a=t(57334);return f=function(){return a},a}function l(){const a=t(46282);return l=function(){
return a},a}function o(){const a=t(20849);return o=function(){return a},a}function S(){const a=t(11863);return S=function(){
return a},a}const E=100,R=1024**3;async function c(a,L){const D=await(0,P().copyCheckout)(L.checkout);if(D===void 0)throw A(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:G}=D.guard,U=new Set(k(
D.guard,L.policy));return await I(a,D,L,()=>k(D.guard,L.policy).filter(V=>!U.has(V))),await n(D.guard,U,L.policy),await(0,w().
rm)((0,T().join)(G,".git"),{recursive:!0,force:!0}),await(0,g().copyRepository)(L.checkout.directory,G),i()&&await O((0,T().
join)(G,".git"),await m(G)),{checkout:D.guard.at(G,(0,d().everything)((0,C().dependencyFolders)(L.policy))),shown:D.objects,
close:D.close}}catch(G){throw await D.close(),G}}function F(a){return{...a,memory_bytes:Math.max(a.memory_bytes,4*R),written_bytes:Math.
max(a.written_bytes,2*R),file_bytes:Math.max(a.file_bytes,R),processes:Math.max(a.processes,1024)}}async function I(a,L,{
policy:D,requested:G,env:U,privateFolders:V,signal:K,report:X},Z){const{directory:z}=L.guard,_=a.flatMap(({argv:Q})=>Q.slice(
0,1)),q=await(0,l().findPrograms)({path:U.PATH??"",checkout:z,names:_}),nn=await m(z);i()&&await O(z,s().NOBODY);const J=F(
D.limits),{chooseBackend:W}=await t.e(670).then(t.bind(t,60670)),{backend:tn,isolation:en,close:sn}=await W({programs:q,
checkout:z,keepsWrites:!0,shown:L.objects,outputBytes:J.output_bytes,limits:(0,b().limitsOn)((0,b().thisMachine)(),J,1),
requested:G,network:!0,folders:V,home:await(0,u().homeFolders)(D.home_caches,U.HOME),signal:K}),on=(0,$().causesOf)({isolation:en,
programs:q,checkout:z,home:U.HOME,policy:{limits:J,network:"allow"}}),an=tn.level==="namespaces";!an&&i()&&await O(z,nn);
const cn=[],un=()=>X({contained:an,isolation:en,lines:cn,written:M(Z()).slice(0,E)}),ln=Object.fromEntries(D.prepare_env.
flatMap(Q=>U[Q]===void 0?[]:[[Q,U[Q]]])),mn=performance.now()+J.prepare_seconds*1e3;try{for(const Q of a){const hn=Math.
max(1,Math.round(mn-performance.now())),{command:fn,argv:dn,assignments:pn}=Q,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:hn},rn=on(await Promise.resolve().then(()=>tn.prepare(wn,K)).catch(On=>{
throw h(Q,On)}));if(cn.push({command:fn,outcome:rn}),rn.status!=="passed")throw un(),rn.reason===f().INTERRUPTED?(0,v().
interrupted)("during the prepare command"):e(Q,rn)}}finally{await sn()}un()}function k({directory:a,folders:L,files:D},G){
const U=new Set([...L,...D.map(({path:K})=>K)]),{cover:V}=(0,d().additionsOf)([],(0,C().dependencyFolders)(G));return(0,y().
filesBelow)(a,V).filter(K=>!U.has(K))}async function n(a,L,D){const G=new Set([...a.folders,...a.files.map(({path:z})=>z)]),
U=z=>z==="."||G.has(z),V=k(a,D).filter(z=>!L.has(z)).filter(z=>(0,S().replacesAudited)(z,U)||(0,S().configuresTool)(z,U)),
[K,...X]=[...await a.changed(),...V].sort();if(K===void 0)return;const Z=X.length===0?"":` and ${X.length} more`;throw A(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${Z}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function M(a){return[...new Set(a.map(L=>L.split("/",1)[0]??L))].sort()}
function i(){return process.platform==="linux"&&process.getuid?.()===0}async function m(a){const{uid:L,gid:D}=await(0,w().
stat)(a);return{uid:L,gid:D}}async function O(a,{uid:L,gid:D}){const G=await(0,j().systemTool)("chown");if(G===void 0)throw A(
"`chown` is not in a directory of the system","Install coreutils.");await(0,N().exec)(G,["-hR",`${L}:${D}`,"--",a],{silent:!0})}
function e({command:a},L){const{reason:D=`exit code ${L.exit_code}`}=L,{causes:G,change:U}=(0,r().causeWords)(L.causes);
return new(v()).GateError("prepare_failed",`The prepare command "${(0,o().safeLine)(a)}" did not pass: ${[D,...G].join("\
; ")}.`,`${U}${U&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function h({command:a},L){return!(L instanceof
v().GateError)||L.code!=="program_not_found"?L:new(v()).GateError("prepare_failed",`The prepare command "${(0,o().safeLine)(
a)}" could not start: ${L.message}`,L.hint,{cause:L})}function A(a,L){return new(v()).GateError("prepare_failed",`The pr\
epare command could not be used: ${a}.`,L)}const x=5,H=1e3;function B(a,{lines:L}){const D=L.at(-1)?.outcome;if(D===void 0)
return a;const U=[D.stderr,D.stdout].map(({head:X,tail:Z})=>(Z||X).trim()).find(X=>X!=="");if(U===void 0)return a;const V=U.
split(`
`).slice(-x).map(o().safeLine).join(" | "),K=`${a.message} It printed: ${V.slice(-H)}`;return new(v()).GateError(a.code,
K,a.hint,{cause:a.cause})}},69641:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.readPrepare=v;function w(){
const d=t(41895);return w=function(){return d},d}function T(){const d=t(95132);return T=function(){return d},d}function N(){
const d=t(54669);return N=function(){return d},d}function v(d){const r=d.split(/\r?\n/).map(P=>P.trim()).filter(P=>P!==""&&
!P.startsWith("#"));if(r.length===0)throw C("`prepare` has no command","Name a command.");return r.map(j)}function j(d){
const{words:y,assignments:r,problems:P}=(0,N().lex)(d),g=P.find(({severity:b})=>b==="error");if(g?.rule==="shell-operato\
r")throw C(`The prepare line \`${d}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(g){const{message:b}=(0,T().describe)((0,T().problemFinding)(
g));throw C(`The prepare line \`${d}\` cannot be read: ${b}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:d,argv:y.map(({text:b})=>b),assignments:Object.fromEntries(r.map(({name:b,value:s})=>[b,s]))}}
function C(d,y){return new(w()).GateError("input_invalid",d,y)}},11863:function(Y,p,t){Object.defineProperty(p,"__esModu\
le",{value:!0}),p.configuresTool=n,p.replacesAudited=$,p.takenFor=u;function w(){const i=t(76760);return w=function(){return i},
i}function T(){const i=t(41330);return T=function(){return i},i}function N(){const i=t(95244);return N=function(){return i},
i}function v(){const i=t(39491);return v=function(){return i},i}const j=["",".js",".json",".node"],C=new Set(["package.j\
son",".npmrc"]),d=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,y=/(?:^|\/)\.git(?:\/|$)/,r=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
P=/\.(?:gch|pch|local)$/,g=/\.d\.[cm]?ts$/i,b=/^(?:index|__init__|__main__|init|mod|main)\./,s=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function u(i){const m=S(i),O=e=>e===""||i.look(e)?.kind==="directory";return e=>{if(d.test(e)||y.test(e)||$(e,B=>i.look(
B)!==void 0))return!0;const h=M(e);if(h!==void 0&&O(h))return!0;const A=s.exec(e);if(A){const[,B="",a]=A;return a===void 0?
O(B):m(B).has(a)}const[x,H]=[(0,v().folderOf)(e),w().posix.basename(e)];return O(x)?f(H)||o(H,m(x)):(f(H)||C.has(H))&&m(
(0,v().folderOf)(x)).has(w().posix.basename(x))}}function $(i,m){return C.has(w().posix.basename(i))?m(w().posix.dirname(
i)):j.some((O,e)=>{if(!i.endsWith(O))return!1;const h=i.slice(0,i.length-O.length);return[...j.slice(e+1),...O===""?[]:[
""]].some(x=>m(h+x))})}function f(i){return b.test(i)&&l(i)}function l(i){return r.test(i)&&!g.test(i)}function o(i,m){return P.
test(i)?m.has(i.replace(P,"")):(E(i)===i||l(i))&&m.has(E(i))}function S(i){const m=new Map;return O=>{const e=()=>i.list(
O).map(A=>w().posix.basename(A)),h=m.get(O)??new Set(e().flatMap(A=>[A,E(A)]));return m.set(O,h),h}}function E(i){return w().
posix.parse(i).name}const R=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],c=[...R,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],F=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,I=(0,T().default)(c,{dot:!0}),
k=(0,T().default)(R,{dot:!0});function n(i,m){return k(w().posix.basename(i))&&m(w().posix.dirname(i))}function M(i){const m=F.
exec(i);if(m)return m[1]??"";const O=w().posix.basename(i);return I(O)||(0,N().isPackageFile)(O)&&!C.has(O)?(0,v().folderOf)(
i):void 0}},71667:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.readDurations=d;function w(){const r=t(
7723);return w=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},r}function N(){const r=t(
73388);return N=function(){return r},r}function v(){const r=t(78534);return v=function(){return r},r}function j(){const r=t(
23107);return j=function(){return r},r}const C=w().looseObject({genes:w().array(w().looseObject({commands:w().array(w().
looseObject({command:w().string(),outcome:w().looseObject({duration_ms:w().number().nonnegative()}).optional()}))}))});async function d(r,P){
const g=await(0,j().readAtMost)(v().MAX_REPORT_BYTES,r,P),b=new Map;for(const{commands:s}of y(g,r).genes)for(const{command:u,
outcome:$}of s){const f=Math.round($?.duration_ms??0);f>0&&b.set(u,Math.max(f,b.get(u)??0))}return b}function y(r,P){try{
return C.parse(JSON.parse(r.toString("utf8")))}catch(g){throw new(T()).GateError("artifact_invalid",`${(0,N().inputName)(
P)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:g})}}},96620:function(Y,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.commandsToRun=
j,p.genesIn=d,p.isPending=C,p.partition=T,p.shardsFor=N;function w(){const s=t(77598);return w=function(){return s},s}function T(s,u,$=new Map){
const f=s.map(r),l=new Map(f.map((I,k)=>[I,s[k]??[]])),o=y(f),S=[...new Set(s.flat())].sort(),E=new Map(S.map((I,k)=>[I,
k])),R=o.map(I=>[...new Set(l.get(I))].map(k=>E.get(k)??0).sort((k,n)=>k-n)),c=R.length===0?[]:g(R,v(S,$),u),F=new Map(o.
map((I,k)=>[I,c[k]??0]));return f.map(I=>I===void 0?void 0:(F.get(I)??0)+1)}function N(s,u,$){let f=Math.min(u,y(s.map(r)).
length);for(;;){const l=new Set(T(s,f,$).filter(o=>o!==void 0));if(l.size===f)return f;f=l.size}}function v(s,u){const $=s.
flatMap(l=>u.get(l)??[]).map(l=>Math.max(l,1)).sort((l,o)=>l-o),f=$[Math.floor($.length/2)]??1;return s.map(l=>Math.max(
u.get(l)??f,1))}function j(s){return s.map(({commands:u})=>u.every($=>$.plan!==void 0||C($))?u.map(({command:$})=>$):[])}
function C({plan:s,verdict:u,findings:$}){return s===void 0&&u!=="block"&&$.some(({rule:f})=>f==="target-not-judged")}function d({
index:s,of:u},$,f){const l=T(j($),u,f);return new Set($.filter((o,S)=>l[S]===s))}function y(s){return[...new Set(s)].filter(
u=>u!==void 0).sort()}function r(s){if(s.length===0)return;const u=[...new Set(s)].sort().join(`
`);return(0,w().createHash)("sha256").update(u).digest("hex")}const P=[0,.25,.5,.75];function g(s,u,$){return P.map(l=>b(
s,u,$,Math.floor(s.length*l))).reduce((l,o)=>o.most<l.most?o:l).shards}function b(s,u,$,f){const l=Array.from({length:$},
()=>new Set),o=new Array($).fill(0),S=new Array(s.length).fill(0),E=new Set,R=[...s.keys()],c=new Set([...R.slice(f),...R.
slice(0,f)]);for(;c.size>0;){const F=o.indexOf(Math.min(...o)),I=l[F]??new Set,k=i=>I.has(i)?2:E.has(i)?0:1;let[n,M]=[0,
Number.NEGATIVE_INFINITY];for(const i of c){const m=(s[i]??[]).reduce((O,e)=>O+k(e)*(u[e]??0),0);m>M&&([n,M]=[i,m])}for(const i of s[n]??
[])I.has(i)||(o[F]=(o[F]??0)+(u[i]??0)),I.add(i),E.add(i);S[n]=F,c.delete(n)}return{shards:S,most:Math.max(...o)}}},92910:function(Y,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.shardName=N,p.shardSchema=void 0;function w(){const j=t(7723);return w=
function(){return j},j}function T(){const j=t(78374);return T=function(){return j},j}function N({index:j,of:C}){return`${j}\
/${C}`}const v=p.shardSchema=w().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[C,d]=j.split("/").map(Number);return{index:Number(C),of:Number(d)}}).refine(({index:j,
of:C})=>j<=C&&C<=T().MAX_SHARDS,{error:`Expected a shard of at most ${T().MAX_SHARDS}, such as 2/8`})}};
