"use strict";exports.id=475,exports.ids=[475,808],exports.modules={76459:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.prepareRefusals=e;function y(){const r=t(76760);return y=function(){return r},r}function T(){const r=t(58238);return T=
function(){return r},r}function N(){const r=t(53169);return N=function(){return r},r}function g(){const r=t(19685);return g=
function(){return r},r}function j(){const r=t(18701);return j=function(){return r},r}function $(){const r=t(60210);return $=
function(){return r},r}function d(){const r=t(59867);return d=function(){return r},r}function w(){const r=t(10473);return w=
function(){return r},r}function o(){const r=t(3463);return o=function(){return r},r}function S(){const r=t(95244);return S=
function(){return r},r}function p(){const r=t(32854);return p=function(){return r},r}function E(){const r=t(93028);return E=
function(){return r},r}function a(){const r=t(95132);return a=function(){return r},r}const f=16*1024*1024,M=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],u=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
l=/(?:^|\/)package\.json$/;async function e(r,F){const x=await Promise.all(A(F).map(s=>v(s,r,F))),B=await R(r,F);return[
...x.flat(),...B].map(s=>(0,a().finding)("prepare-refused",s))}async function v(r,F,x){const B=x.readlink(r);if(B!==void 0&&
B!==F.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const s=(0,p().resolveInTree)(x,r);return s.kind!=="\
inside"||!(0,E().isRegular)(s.entry.kind)?u.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,w().hasOtherContent)(x,F,r)?l.test(r)?O(r,F,x):c(r)?k(r,F,x):P(r,F,x):[]}async function R(r,F){const[
{npm:x},{npm:B}]=await Promise.all([(0,g().readLocks)(r),(0,g().readLocks)(F)]),s=B?.all.find(G=>{const{name:U,source:H}=G;
if(H.kind!=="file")return!1;if((0,N().replacedArchive)(G,F,r))return!0;const J=x?.packages.get(U)?.source;return!(J?.kind===
"file"&&(J.at===H.at||!C(H.at)))&&(J!==void 0||C(H.at))});if(!B||!s)return[];const L=`it takes the package \`${s.name}\` \
from \`${s.source.at}\``;return[{path:B.path,what:L}]}function C(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function c(r){
return S().LOCKFILES.includes(y().posix.basename(r))}function b(r){return S().NPM_LOCKFILES.some(F=>F===y().posix.basename(
r))}function A(r){return[...r.files()].filter(({kind:F})=>F!=="submodule").map(({path:F})=>F).filter(F=>u.test(F)||l.test(
F)||c(F))}async function k(r,F,x){const B=b(r)?await(0,g().readLock)(x,r):"unread";if(B==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:r,what:"it is no valid lockfile"}];const s=A(
F).filter(b),G=(await Promise.all(s.map(H=>(0,g().readLock)(F,H)))).flatMap(H=>typeof H=="object"?H.all:[]),U=new Set([...G.
map(({source:H})=>n(H)),...await(0,N().knownHosts)(F)]);for(const{source:H}of B.all){const J=n(H);if(J===void 0||U.has(J))
continue;const K=H.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${K} \`${J.slice(0,200)}\``}]}
return[]}function n({kind:r,at:F}){if(r!=="file")return r==="tarball"&&URL.canParse(F)?new URL(F).host:F}async function P(r,F,x){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[B,s]=await Promise.all([i(F,r),
i(x,r)]),L=Object.entries(s).flatMap(([G,U])=>{const H=(0,$().effectOf)(G,U);return JSON.stringify(B[G])!==JSON.stringify(
U)&&(H==="decides"||H==="other")?[G]:[]});return L.length===0?[]:[{path:r,what:`it sets ${L.map(G=>`\`${G}\``).join(", ")}`}]}
async function i(r,F){const x=(0,p().resolveInTree)(r,F);return x.kind!=="inside"||!(0,E().isRegular)(x.entry.kind)?{}:(0,T().
parse)((await r.read(x.path,f)).toString("utf8"))}function m(r,F,x){const[B]=[...x].filter(s=>!F.has(s));return B===void 0?
[]:[{path:r,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function O(r,F,x){const[B,s]=await Promise.all([
F,x].map(L=>(0,d().readJsonFile)(L,r)));return s===d().INVALID?[{path:r,what:"it is not a JSON object"}]:m(r,I((0,o().objectIn)(
B)),I((0,o().objectIn)(s)))}function I(r){const F=new Set,x=(U,H)=>{if(typeof H=="string"&&D(H,U)){const{kind:J}=(0,j().
sourceOf)(H,U,"");F.add(`${U}: ${J==="git"?H.replace(/#.*$/s,""):H}`)}for(const[J,K]of Object.entries((0,o().objectIn)(H)))
x(J,K)};for(const U of M)x(U,r[U]);const{overrides:B,packageExtensions:s}=(0,o().objectIn)(r.pnpm);x("pnpm",{overrides:B,
packageExtensions:s});const{catalog:L,catalogs:G}=(0,o().objectIn)(r.workspaces);return x("workspaces",{catalog:L,catalogs:G}),
F}function D(r,F){const{kind:x,at:B=""}=(0,j().sourceOf)(r,F,"");return x==="git"||x==="tarball"||x==="file"&&C(B)}},29122:function(z,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.isOfCommit=t;function t({name:y}){return y!=="worktree"&&y!=="index"}},
29656:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.approverOf=$,h.headsOf=j;function y(){const d=t(
1395);return y=function(){return d},d}function T(){const d=t(29122);return T=function(){return d},d}function N(){const d=t(
67879);return N=function(){return d},d}function g(){const d=t(82330);return g=function(){return d},d}function j(d,w,o){const{
baseRef:S,group:p}=d;if(p!==void 0)return p.map(({number:a,headSha:f})=>({pullRequest:a,judge:()=>(0,g().judgeHead)(w,f,
S)}));const E=d.audited===d.head||!(0,T().isOfCommit)(d);return[{...d.pullRequest&&{pullRequest:d.pullRequest.number},judge:()=>E?
(0,y().judgedHead)(o.audit,o.tree,w.policy,S):(0,g().judgeHead)(w,d.head,S)}]}function $({approver:d},{baseRef:w,policyCommit:o,
defaultBranch:S},p){return{means:d.means,find:E=>d.find({...E,subjectAt:async a=>(await(0,g().judgeHead)(p,a,w)).subject,
policyChangedSince:async a=>{const M=[...new Set([o,S?.commit??o])].map(u=>(0,N().policyChangedSince)(p.repository,u,a));
return(await Promise.all(M)).includes(!0)}})}}},82330:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.
auditCommit=o,h.judgeHead=S;function y(){const p=t(1395);return y=function(){return p},p}function T(){const p=t(70237);return T=
function(){return p},p}function N(){const p=t(67506);return N=function(){return p},p}function g(){const p=t(54244);return g=
function(){return p},p}function j(){const p=t(67147);return j=function(){return p},p}function $(){const p=t(24634);return $=
function(){return p},p}function d(){const p=t(35720);return d=function(){return p},p}function w(){const p=t(213);return w=
function(){return p},p}async function o({repository:p,policy:E,additions:a,disk:f,isPending:M,platform:u,all:l,unprovenMerge:e,
signal:v},R,C){const[c,b,A]=await Promise.all([(0,d().readTree)(p,C),(0,d().readTree)(p,R),(0,w().readChange)(p,C,R)]),n={
...f?(0,j().withAdditions)(b,f,a):b,...M&&{isPending:M}},P=new(g()).AuditClock(v),i={baseTree:c,headTree:b,change:A,policy:E.
policy,all:l,clock:P},m=await(0,T().collectAssets)(i),O=await(0,N().auditChange)({change:A,assets:m,baseTree:c,tree:n,policy:E,
platform:u,...e&&{unprovenMerge:e},clock:P});return{change:A,assets:m,audit:O,tree:b,commandTree:n}}async function S(p,E,a){
const{repository:f,policyCommit:M}=p;await(0,$().requireCommits)(f,[E],[E]);const u=await(0,$().mergeBase)(f,M,E),{audit:l,
tree:e}=await o(p,E,u);return await(0,y().judgedHead)(l,e,p.policy,a)}},52483:function(z,h,t){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.basePolicy=S,h.protectedBy=a,h.readerOf=E,h.resolvePolicyRef=M;function y(){const e=t(41895);return y=
function(){return e},e}function T(){const e=t(67617);return T=function(){return e},e}function N(){const e=t(81961);return N=
function(){return e},e}function g(){const e=t(74238);return g=function(){return e},e}function j(){const e=t(24634);return j=
function(){return e},e}function $(){const e=t(35720);return $=function(){return e},e}function d(){const e=t(19674);return d=
function(){return e},e}function w(){const e=t(67397);return w=function(){return e},e}function o(){const e=t(50598);return o=
function(){return e},e}async function S({policy:e,policyRef:v,readShared:R},C,c){const b=E(C,R),A=e??await f(b,c);if(v===
void 0)return A;const k=await M(C,v);return(0,N().stricterOf)(A,await b(k,`${v}:${g().POLICY_PATH}`),v)}const p="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function E(e,v){return async(R,C)=>(0,g().
loadPolicy)(await(0,$().readTree)(e,R),R,{path:C,hint:p,readShared:v})}async function a({name:e,commit:v},R,C){return(0,T().
policyOfBranch)(await C(v,`${e}:${g().POLICY_PATH}`),R,e)}async function f(e,{policyCommit:v,baseRef:R,defaultBranch:C}){
const c=await e(v,g().POLICY_PATH);if(C===void 0)return c;if(C.name===R){const A=(0,T().policyOfBranch)(c,R,R)??c;return A===
c?c:(0,N().stricterOf)(c,A,`branches.${R}`)}const b=await a(C,R,e);return b===void 0||c.source==="default"?b??c:(0,N().stricterOf)(
c,b,C.name)}async function M(e,v){const R=v.replace(/^refs\/heads\//,"");try{return(0,w().isObjectId)(R)?await(0,o().resolveRevision)(
e,R):await u(e,R)??await(0,o().resolveRevision)(e,v)}catch(C){throw C instanceof y().GateError&&C.code==="ref_ambiguous"?
C:l(v,C)}}async function u(e,v){const R=`refs/remotes/origin/${v}`,[C,c]=await(0,w().lookUpCommits)(e,[R,`refs/heads/${v}`]);
if(C!==void 0)return C;try{if(!await(0,d().branchAtOrigin)(e,v))return}catch(b){if(c!==void 0)return c;throw b}return await(0,j().
requireCommits)(e,[R],[(0,d().fetched)(v)]),(await(0,w().lookUpCommits)(e,[R]))[0]}function l(e,v){const R=v instanceof y().
GateError&&v.code==="git_failed"?`: ${v.message}`:"";return new(y()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
e)} is not a branch of origin or a revision in this clone${R}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:v})}},24474:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.gate=C;function y(){
const n=t(29122);return y=function(){return n},n}function T(){const n=t(41895);return T=function(){return n},n}function N(){
const n=t(21311);return N=function(){return n},n}function g(){const n=t(26016);return g=function(){return n},n}function j(){
const n=t(81961);return j=function(){return n},n}function $(){const n=t(87952);return $=function(){return n},n}function d(){
const n=t(67147);return d=function(){return n},n}function w(){const n=t(48741);return w=function(){return n},n}function o(){
const n=t(96402);return o=function(){return n},n}function S(){const n=t(27624);return S=function(){return n},n}function p(){
const n=t(37075);return p=function(){return n},n}function E(){const n=t(23208);return E=function(){return n},n}function a(){
const n=t(69641);return a=function(){return n},n}function f(){const n=t(92344);return f=function(){return n},n}function M(){
const n=t(82330);return M=function(){return n},n}function u(){const n=t(52483);return u=function(){return n},n}function l(){
const n=t(55929);return l=function(){return n},n}function e(){const n=t(91827);return e=function(){return n},n}function v(){
const n=t(72857);return v=function(){return n},n}function R(){const n=t(34720);return R=function(){return n},n}async function C(n){
const{shard:P}=n,i={startedAt:new Date,...P&&{shard:P}};let m;try{return m=await(0,o().openRepository)(n.directory,n.env),
await c(n,m,i)}catch(O){const I=(0,T().asGateError)(O),{prepare:D}=i;return(0,S().buildErrorReport)(I.code==="prepare_fa\
iled"&&D?(0,E().withOutput)(I,D):I,i,new Date)}finally{await m?.close()}}async function c(n,P,i){const m=await n.locate(
P);i.event=m;const O=(0,j().tightenPolicy)(await(0,u().basePolicy)(n,P,m),n.inputs);i.policy=O,(0,N().requireExamples)(O);
const I=b(n,P,m,O),D=n.run&&n.prepare?(0,a().readPrepare)(n.prepare):[],r=D.length>0?await(0,R().verifiedCheckout)(I,m):
void 0,{prepared:F,findings:x}=r?await(0,e().prepareCheckout)(D,r,{request:n,event:m,audit:I,report:B=>{i.prepare=B}}):{
findings:[]};try{const B=A(n,I,F),s=k(await(0,M().auditCommit)(B,m.audited,m.base),x),{audit:L,tree:G}=s,U=n.run&&L.genes.
length>0,H=F?.checkout??r??(U?await(0,R().verifiedCheckout)(I,m):void 0),J=s.change.files,K={checkout:H,tree:G,change:{files:J,
isCommitted:(0,y().isOfCommit)(m)},...F&&{shown:F.shown}},{refusal:X,...Z}=await(0,R().validateChange)({request:n,event:m,
policy:O},B,s,{place:K,startedAt:i.startedAt}),W=(0,f().allFindings)(Z.judgement),_=(0,p().idsOf)(W),q=Z.runResult.interrupted>
0?void 0:n.signal,nn=await(0,v().proposeFix)({...B,signal:q},m,s,_),Y=await(0,l().headFilesOf)(P,m,s.assets,W);if(q?.aborted)
throw(0,T().interrupted)("after the audit");const V=(0,S().buildReport)({...i,...s,...Z,event:m,policy:O,ids:_,fix:nn,headFiles:Y},
n.secrets,new Date);return X?(0,S().withRefusedRun)(V,X):V}finally{await F?.close()}}function b(n,P,i,m){return{repository:P,
policy:m,additions:(0,$().additionsFor)(m.policy),platform:(0,g().platformOf)(process.platform),policyCommit:i.policyCommit,
all:n.all,...i.unprovenMerge&&{unprovenMerge:i.unprovenMerge},signal:n.signal}}function A({run:n,takeRuns:P,prepare:i},m,O){
return{...m,disk:(0,w().folderTree)(O?.checkout.directory??m.repository.directory),...O&&{additions:(0,d().everything)((0,$().
dependencyFolders)(m.policy.policy))},...!n&&{isPending:P||i?()=>!0:m.additions.cover}}}function k(n,P){const{audit:i}=n;
return{...n,audit:{...i,findings:[...i.findings,...P]}}}},55929:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.headFilesOf=T;function y(){const N=t(54032);return y=function(){return N},N}async function T(N,{audited:g,head:j},{changes:$},d){
if(g===j)return;const w=new Set([...$.map(({asset:o})=>o.path),...d.flatMap(({location:o})=>o?.path??[])]);return(0,y().
findHeadFiles)(N,g,j,w).catch(()=>{})}},91827:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.prepareCheckout=
a;function y(){const u=t(9354);return y=function(){return u},u}function T(){const u=t(67506);return T=function(){return u},
u}function N(){const u=t(76459);return N=function(){return u},u}function g(){const u=t(74238);return g=function(){return u},
u}function j(){const u=t(35720);return j=function(){return u},u}function $(){const u=t(67078);return $=function(){return u},
u}function d(){const u=t(95132);return d=function(){return u},u}function w(){const u=t(32223);return w=function(){return u},
u}function o(){const u=t(23208);return o=function(){return u},u}function S(){const u=t(63682);return S=function(){return u},
u}function p(){const u=t(29656);return p=function(){return u},u}function E(){const u=t(82330);return E=function(){return u},
u}async function a(u,l,e){const{event:v}=e,R={...e.audit,isPending:()=>!0},C=await(0,E().auditCommit)(R,v.audited,v.base);
if(!(0,T().mayRunSome)(C.audit))return{findings:[]};const c=[...await(0,N().prepareRefusals)(await(0,j().readTree)(R.repository,
v.base),C.tree),...await M(C,{...e,audit:R})];if(c.length>0)return{findings:c};const{prepared:b,reported:A}=await f(u,l,
e),k=A?.isolation.downgrades?.[0]?.reason??"containment is off",P=A?.contained?[]:[(0,d().finding)("ran-uncontained",{what:"\
`prepare` ran without containment",reason:k})];return{prepared:b,findings:P}}async function f(u,l,{request:{env:e,signal:v,
secrets:R},event:C,audit:c,report:b}){const{policy:A}=c.policy,k=A.prepare_env.flatMap(m=>e[m]??[]),n=[...R,...k];let P;
return{prepared:await(0,o().runPrepare)(u,{checkout:l,policy:A,requested:(0,S().requestOf)(A.containment,C.pullRequest?.
isFork??!1),env:e,privateFolders:(0,w().privateFolders)(e),signal:v,report:m=>{P={...m,lines:m.lines.map(({command:O,outcome:I})=>({
command:O,outcome:(0,$().redactOutcome)(I,n)}))},b(P)}}),reported:P}}async function M(u,{request:l,event:e,audit:v}){const R=u.
audit.findings.filter(({rule:b})=>b==="gate-weakened");if(R.length===0)return[];const{gate:C}=await(0,y().findApprovals)(
{genes:[],findings:R},v.policy.policy.approvals,(0,p().headsOf)(e,v,u),(0,p().approverOf)(l,e,v));if(C===void 0)return[];
const c=R[0]?.location?.path??g().POLICY_PATH;return[(0,d().finding)("prepare-refused",{path:c,what:"it weakens the gate\
 and waits for approval"})]}},72857:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.proposeFix=o;function y(){
const f=t(53315);return y=function(){return f},f}function T(){const f=t(29122);return T=function(){return f},f}function N(){
const f=t(62130);return N=function(){return f},f}function g(){const f=t(88211);return g=function(){return f},f}function j(){
const f=t(41895);return j=function(){return f},f}function $(){const f=t(4378);return $=function(){return f},f}function d(){
const f=t(35720);return d=function(){return f},f}function w(){const f=t(93028);return w=function(){return f},f}async function o({
repository:f,policy:{policy:M},platform:u,signal:l},e,{assets:v,change:R,tree:C,commandTree:c},b){const A=new Set([...b.
keys()].flatMap(D=>p(D)?E(D):[]));if(A.size===0)return;const k=!(0,T().isOfCommit)(e)||e.audited===e.head,n=k?C:await(0,d().
readTree)(f,e.head),P=v.changes.filter(({kind:D})=>D!=="removed"),i=new Set(P.map(({asset:D})=>a(D))),m=[...A].filter(D=>(0,w().
isRegular)(n.stat(D)?.kind)),O=await Promise.all(m.map(async D=>({path:D,bytes:await n.read(D)}))),I=$().Judge.by({policy:M,
tree:c,base:await(0,d().readTree)(f,e.base),changed:new Set(R.files.flatMap(y().namesOf)),platform:u,...l&&{signal:l}});
try{const D=F=>i.has(a(F)),r=await(0,N().fixFiles)(O,I,{includes:D,left:!1});return await(0,g().proposalOf)(r,k?b:S(b))}catch(D){
if(D instanceof j().GateError&&D.code==="audit_too_long")return;throw D}}function S(f){return new Map([...f].map(([{edit:M,
...u},l])=>[u,l]))}function p({rule:f,edit:M,suppressed:u}){return!u&&(M?.fix===!0||f==="content-hash-mismatch")}function E({
location:f}){return f?[f.path]:[]}function a({path:f,type:M,id:u}){return JSON.stringify([f,M,u])}},34720:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.validateChange=S,h.verifiedCheckout=o;function y(){const a=t(29122);return y=
function(){return a},a}function T(){const a=t(41895);return T=function(){return a},a}function N(){const a=t(61388);return N=
function(){return a},a}function g(){const a=t(32223);return g=function(){return a},a}function j(){const a=t(63682);return j=
function(){return a},a}function $(){const a=t(96620);return $=function(){return a},a}function d(){const a=t(94901);return d=
function(){return a},a}function w(){const a=t(29656);return w=function(){return a},a}function o({repository:a,additions:f},M){
const u=(0,y().isOfCommit)(M)?N().requireCheckedOut:N().requireSameFiles,l=M.name==="index"?"hook":E(M)?"terminal":"acti\
ons";return u(a,M.audited,f,l)}async function S({request:a,event:f,policy:M},u,l,{place:e,startedAt:v}){const{audit:R,tree:C}=l,
c={audit:R,event:f,policy:M},b=k=>n=>p(a,c,n,k),A={policy:M.policy,startedAt:v,heads:(0,w().headsOf)(f,u,l),approver:(0,w().
approverOf)(a,f,u)};try{return await(0,d().validate)(R,{...A,runs:a.run||a.takeRuns!==void 0,run:async k=>await a.takeRuns?.(
c,k)??await b(e)(k)})}catch(k){const n=(0,T().asGateError)(k);if(n.code!=="containment_unavailable")throw n;const P=b({checkout:void 0,
tree:C});return{...await(0,d().validate)(R,{...A,runs:!1,run:P}),refusal:n}}}async function p({env:a,shard:f,durations:M,
progress:u,signal:l},{audit:e,event:v,policy:{policy:R}},C,c){const b=f?(0,$().genesIn)(f,e.genes,M):new Set(e.genes),A=await(0,j().
runAudited)(e,{...c,attended:E(v)&&!a.CI,policy:R,fork:v.isFork,path:a.PATH??"",home:a.HOME,privateFolders:(0,g().privateFolders)(
a),waiting:{has:k=>C.has(k)||!b.has(k)},progress:u,signal:l});return f?{...A,shards:[{...f,genes:b}]}:A}function E(a){return a.
name==="range"||!(0,y().isOfCommit)(a)}},67617:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.policyOfBranch=
$;function y(){const o=t(41330);return y=function(){return o},o}function T(){const o=t(41895);return T=function(){return o},
o}function N(){const o=t(81961);return N=function(){return o},o}function g(){const o=t(74238);return g=function(){return o},
o}function j(){const o=t(11160);return j=function(){return o},o}function $(o,S,p){const{branches:E,...a}=o.policy,f=Object.
entries(E).filter(([l])=>d(l,S));if(f.length===0&&S!==p)return;const M={...a,branches:{}},u=f.map(([,l])=>j().policySchema.
parse((0,j().withEntry)(M,l))).reduce((l,e)=>l?w(l,e,S):e,void 0);return u===void 0?o:{...o,policy:u,digest:(0,g().digestPolicy)(
u)}}function d(o,S){return o===S||y().default.isMatch(S,o,{dot:!0,nonegate:!0})}function w(o,S,p){const E=(0,N().combine)(
o,S);if("policy"in E)return E.policy;throw new(T()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(p)} differ in ${E.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}},67879:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.policyChangedSince=$;function y(){const w=t(23404);return y=function(){return w},w}function T(){const w=t(41895);return T=
function(){return w},w}function N(){const w=t(24634);return N=function(){return w},w}function g(){const w=t(35720);return g=
function(){return w},w}function j(){const w=t(74238);return j=function(){return w},w}async function $(w,o,S){const p=Math.
floor(Date.parse(S)/1e3)+1,a=(await w.objects(["log","--first-parent",`--since=@${p}`,"--format=%H %P",o,...await w.isPartial()?
[]:["--",j().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(a==="")return!1;const[f="",M]=a.split(" ");if((await w.shallowCommits()).has(f))throw new(T()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,N().short)(f)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return M===void 0?!0:await d(w,M)!==await d(w,o)}async function d(w,o){const S=await(0,j().readPolicyIn)(
await(0,g().readTree)(w,o));return"missing"in S?S.text:"policy"in S?(0,y().canonicalize)(S.policy):void 0}},89979:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.withCheckoutParts=$;function y(){const o=t(51455);return y=function(){
return o},o}function T(){const o=t(76760);return T=function(){return o},o}function N(){const o=t(41895);return N=function(){
return o},o}function g(){const o=t(96402);return g=function(){return o},o}function j(){const o=t(35720);return j=function(){
return o},o}async function $(o,S,p){const E=[],a=async(f,M,u)=>{const l=await(0,j().readTree)(M,u),e=[...l.files()].map(
v=>({...v,path:d(f,v.path)}));E.push({path:f,repository:M,commit:u,tree:l,entries:e});for(const{kind:v,path:R,oid:C}of e){
if(v!=="submodule"||C===void 0)continue;const c=await w((0,T().join)(o.directory,R));c&&await a(R,c,C)}};try{return await a(
"",o,S),await p(E)}finally{for(const f of E.slice(1))await f.repository.close()}}function d(o,S){return o===""?S:`${o}/${S}`}
async function w(o){if(await(0,y().lstat)((0,T().join)(o,".git")).catch(()=>{})===void 0)return;const p=await(0,g().openRepository)(
o);if(p.directory===o)return p;throw await p.close(),new(N()).GateError("checkout_differs",`The submodule ${JSON.stringify(
o)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.checkoutDiffers=C,h.requireCheckedOut=f,h.requireSameFiles=M;function y(){
const c=t(73024);return y=function(){return c},c}function T(){const c=t(76760);return T=function(){return c},c}function N(){
const c=t(26040);return N=function(){return c},c}function g(){const c=t(41895);return g=function(){return c},c}function j(){
const c=t(95201);return j=function(){return c},c}function $(){const c=t(55366);return $=function(){return c},c}function d(){
const c=t(22566);return d=function(){return c},c}function w(){const c=t(59580);return w=function(){return c},c}function o(){
const c=t(89979);return o=function(){return c},c}function S(){const c=t(48741);return S=function(){return c},c}function p(){
const c=t(24634);return p=function(){return c},c}function E(){const c=t(96681);return E=function(){return c},c}function a(){
const c=t(67397);return a=function(){return c},c}async function f(c,b,A,k){const[n]=await(0,a().resolveCommits)(c,["HEAD"]);
if(n!==b)throw C(`the checkout is at ${(0,p().short)(n)}`,b,k);return M(c,b,A,k)}async function M(c,b,A,k){return(0,o().
withCheckoutParts)(c,b,async n=>{const P=(0,w().guardCheckout)(c.directory,n.flatMap(({entries:I})=>I),A),i=await P.differing(),
m=n.map(I=>u(I,i,P)),O=(await Promise.all(m)).flat();if(O.length>0)throw await l(c,O,b,k)??v(O,b,k);return P})}async function u({
repository:c,path:b,commit:A,entries:k},n,P){const i=k.filter(D=>n.has(D)),m=({path:D})=>b===""?D:D.slice(b.length+1),O=await(0,j().
attributesOf)(c,A,i.map(m),d().CONVERSIONS),I=[];for(const D of i){const{path:r,oid:F="",size:x=0}=D;if(n.get(D)==="kind"||
x>$().MAX_FILE_BYTES){I.push({path:r,what:"differs on disk"});continue}const B=await(0,S().readOnDisk)(P.directory,r),s=(0,d().
conversionFault)(await(0,$().readBlob)(c,F),B,L=>O(m(D),L));s===void 0?P.accept(r,B):I.push({path:r,what:s})}return I}async function l({
user:c,directory:b},A,k,n){const P=new Set(A.map(({path:O})=>O)),i=(0,E().decodePieces)(await c(["ls-files","-t","-z"])).
flatMap(O=>O.startsWith("S ")?[O.slice(2)]:[]).filter(O=>P.has(O)&&!e((0,T().join)(b,O))),[m]=i;if(m!==void 0)return new(g()).
GateError("checkout_differs",`Commit ${(0,p().short)(k)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
m)}${i.length>1?` and ${i.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function e(c){return(0,N().attempt)(
()=>(0,y().lstatSync)((0,E().systemPath)(c)))!==void 0}function v(c,b,A){const k=[...c].sort((O,I)=>O.path<I.path?-1:1),
{path:n,what:P}=k.find(({what:O})=>O!=="differs on disk")??k[0]??R,i=JSON.stringify(n),m=c.length>1&&P==="differs on dis\
k"?`${i} and ${c.length-1} more differ on disk`:`${i} ${P}`;return C(m,b,A)}const R={path:"",what:"differs on disk"};function C(c,b,A){
const k={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${b}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},n=A==="hook"?"The index":`Commit ${(0,p().short)(b)}`;return new(g()).GateError(
"checkout_differs",`${n} is audited, but ${c}`,k[A])}},54032:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.findHeadFiles=N;function y(){const $=t(213);return y=function(){return $},$}const T=100;async function N($,d,w,o){const S=(await(0,y().
changedFiles)($,d,w)).filter(({path:E})=>o.has(E)),p=[];for(const[E,a]of S.entries()){const{path:f,status:M}=a,u=M==="de\
leted",l=u||E>=T?[]:await g($,a);p.push({path:f,...u&&{missing:!0},same:l})}return p}async function g($,{oldOid:d,newOid:w}){
if(d===w)return[{line:1,head_line:1}];const o=await $.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
d,w],{accept:[1]});return j(o.toString("latin1"))}function j($){const d=[...$.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(d.length===0)return[];const w=[];let[o,S]=[1,1];for(const[,p="",E="1",a="",f="1"]of d){const M=Number(p)+(E==="0"?1:0),
u=Number(a)+(f==="0"?1:0);M>o&&w.push({line:o,head_line:S,lines:M-o}),[o,S]=[M+Number(E),u+Number(f)]}return[...w,{line:o,
head_line:S}]}},19674:function(z,h){Object.defineProperty(h,"__esModule",{value:!0}),h.branchAtOrigin=T,h.fetched=y,h.isRemoteOf=
t;async function t(g,{owner:j,repo:$}){return(await N(g)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${$}`.toLowerCase()}function y(g){return`+refs/heads/${g}:refs/remotes/origin/${g}`}async function T(g,j){
if(await N(g)==="")return!1;const $=`refs/heads/${j}`;return(await g.user(["ls-remote","--","origin",$])).toString().split(
`
`).some(w=>w.endsWith(`	${$}`))}async function N({user:g}){return(await g(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNamed=S,h.resolveRevision=
o;function y(){const l=t(41895);return y=function(){return l},l}function T(){const l=t(3051);return T=function(){return l},
l}function N(){const l=t(24634);return N=function(){return l},l}function g(){const l=t(67397);return g=function(){return l},
l}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,$=/^(.*?)((?:[~^]\d*)*)$/s,d=/(?:^|-g)([0-9a-f]{4,64})$/i,w=/^[A-Z]+(?:_[A-Z]+)*$/;
async function o(l,e){return(await S(l,e)).commit}async function S(l,e){if(j.test(e))throw new(y()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,v="",R=""]=$.exec(e)??[],C=await E(l,v==="@"?"HEAD":v),[c,...b]=[...new Set(C.map(({commit:k})=>k))];if(c===
void 0)throw(0,g().unknownRevision)(e,await p(l,v));if(b.length>0)throw u(v,C);if(R===""){const[k,...n]=C.flatMap(P=>P.ref??
[]);return{commit:c,...k!==void 0&&n.length===0&&{ref:k}}}const[A]=await(0,g().peelToCommits)(l,[`${c}${R}`]);if(A===void 0)
throw(0,g().unknownRevision)(e);return{commit:A}}async function p({user:l},e){const R=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(C=>C.replace(/^refs\/(?:heads|remotes)\//,"")).filter(C=>C!==""&&!C.endsWith("/HEAD"));return R.find(C=>C.endsWith(
`/${e}`))??(0,T().nearestName)(e,R)}async function E(l,e){if(e==="HEAD"||(0,g().isObjectId)(e.toLowerCase())){const[b]=await(0,g().
lookUpCommits)(l,[e]);if(b!==void 0)return[{name:e,commit:b}];if(e==="HEAD")return[]}const v=e.startsWith("refs/"),C=[...await(0,g().
readRefs)(l,v?[e]:a(e))].map(([b,{id:A,target:k}])=>({name:b,id:A,ref:k}));v||C.push(...await f(l,e),...await M(l,e));const c=await(0,g().
peelToCommits)(l,C.map(({id:b})=>b));return C.flatMap(({id:b,...A},k)=>{const n=c[k];return n===void 0?[]:[{...A,commit:n}]})}
function a(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(v=>`${v}${l}`),`refs/remotes/${l}/HEAD`]}
async function f({user:l},e){if(!w.test(e))return[];const v=await l(["rev-parse","--verify","--quiet",e],{accept:[1]});return v.
length===0?[]:[{name:e,id:v.toString().trim()}]}async function M({objects:l},e){const[,v]=d.exec(e)??[];return v===void 0?
[]:(await l(["rev-parse",`--disambiguate=${v.toLowerCase()}`])).toString().split(`
`).filter(g().isObjectId).map(c=>({name:c,id:c}))}function u(l,e){const v=e.map(({name:R,commit:C})=>R===C?`commit ${C}`:
`${R} (${(0,N().short)(C)})`);return new(y()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${v.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.buildErrorReport=e,h.buildReport=u,h.causesOf=k,h.withRefusedRun=l;function y(){
const n=t(53315);return y=function(){return n},n}function T(){const n=t(85475);return T=function(){return n},n}function N(){
const n=t(38863);return N=function(){return n},n}function g(){const n=t(57430);return g=function(){return n},n}function j(){
const n=t(54062);return j=function(){return n},n}function $(){const n=t(95132);return $=function(){return n},n}function d(){
const n=t(9436);return d=function(){return n},n}function w(){const n=t(92344);return w=function(){return n},n}function o(){
const n=t(94274);return o=function(){return n},n}function S(){const n=t(77648);return S=function(){return n},n}function p(){
const n=t(36807);return p=function(){return n},n}function E(){const n=t(27436);return E=function(){return n},n}function a(){
const n=t(63245);return a=function(){return n},n}const f=10,M=100;function u(n,P,i){const{audit:m,approval:O,change:I,runResult:D,
judgement:r,ids:F,policy:x,startedAt:B}=n,s=r.genes.map(Y=>(0,p().redactGene)(Y,P)),L=(0,p().validationReportsOf)(s,{nodeOf:D.
nodeOf,policyDigest:x.digest,startedAt:B,finishedAt:i}),G=(0,w().allFindings)(r),U=C(m.seeds),H=R(F,n.fix),J=(0,S().reportFindings)(
[...H.keys()],H,n.event.base).map(Y=>U(Y)?{...Y,seed:!0}:Y),K=k(J),X=(0,S().findingsAbout)(r.findings),Z={about:X,ids:F},
W=(Y,V)=>({type:V.type,id:V.id,asset_id:(0,T().assetIdOf)(V),path:V.path,line:V.locate().line,change:Y,...(0,S().idsIn)(
X(V),F)}),{counting:_,hard_cap_files:q,hard_cap_lines:nn}=x.policy.blast_radius;return{...v(n,i),verdict:r.verdict,next_actor:(0,o().
nextActorOf)(r.verdict,G,x.policy.fail_on),isolation:D.isolation,blast_radius:{...m.blastRadius,counting:_,hard_cap_files:q,
hard_cap_lines:nn,renamed_files:I.files.filter(({status:Y})=>Y==="renamed").length,directories:(0,y().busiestDirectories)(
m.files,f),changed_files:m.files.slice(0,M)},genes:s.map((Y,V)=>(0,S().reportGene)(Y,L[V]?.id??null,Z)),capsules:m.capsules.
map(({change:Y,asset:V,eligible:tn,eligibility:en,reasons:sn})=>({...W(Y,V),eligible:tn,eligibility:en,reasons:sn.map(on=>({
rule:on.rule,message:(0,$().describe)(on).message}))})),events:n.assets.changes.filter(({asset:Y})=>Y.type==="EvolutionE\
vent").map(({kind:Y,asset:V})=>W(Y,V)),...r.shards.length>0&&{shards:r.shards},causes:K,findings:J,...b(G),...A(m,r.findings,
F),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.headFiles},approvals:O.approvals,approval_digest:O.digest??null,plans_digest:m.
plansDigest,validation_reports:L.filter(Y=>Y!==null)}}function l(n,P){const{code:i,message:m,hint:O}=P;return{...n,verdict:"\
error",next_actor:"undecided",error:{code:i,message:m,hint:O},genes:n.genes.map(I=>I.verdict==="pass"||I.verdict==="warn"?
{...I,verdict:"error"}:I),...n.shards&&{shards:n.shards.map(I=>({...I,verdict:"error"}))},validation_reports:[]}}function e(n,P,i){
const{code:m,message:O,hint:I}=n;return{...v(P,i),verdict:"error",next_actor:"undecided",error:{code:m,message:O,hint:I},
isolation:g().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...P.shard&&{shards:[{...P.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function v({event:n,policy:P,
prepare:i,startedAt:m},O){return{type:"GateReport",schema_version:E().GATE_REPORT_VERSION,tool:{...N().TOOL},event:{name:n?.
name??null,...n?.pullRequest&&{pull_request:n.pullRequest.number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.
head??null,audited_sha:n?.audited??null,policy:P?{source:P.source,...P.path!==void 0&&{path:P.path},...P.ref!==void 0&&{
ref:P.ref},digest:P.digest,...P.policy.extends&&{extends:P.policy.extends},...P.combinedWith&&{combined_with:{...P.combinedWith}},
profile:P.policy.profile,fail_on:P.policy.fail_on,...c(P.policy,O)}:null,...i&&{prepare:i},started_at:m.toISOString(),finished_at:O.
toISOString(),duration_ms:Math.max(0,O.getTime()-m.getTime())}}function R(n,P){const i=(O,I)=>JSON.stringify([O,I]),m=new Set(
P?.edits.flatMap(({finding:O,path:I,old:D})=>[O,i(I,D)]));return new Map([...n].map(([O,I])=>{const{rule:D,args:r,edit:F,
location:x}=O;return m.has(I)||F&&m.has(i(x?.path,F.old))?[O,I]:F?.fix?[{...O,edit:{...F,fix:!1}},I]:[D==="content-hash-\
mismatch"&&r.fixable===!0?{...O,args:{...r,fixable:!1}}:O,I]}))}function C(n){const P=new Set(n.map(({type:i,id:m,path:O})=>JSON.
stringify([i,m,O])));return({subject:i,location:m,harm:O,layer:I})=>O!=="danger"&&I!=="run"&&P.has(JSON.stringify([i?.type,
i?.id,m?.path]))}function c({enforce:n},P){const i=(0,j().enforcementOn)((0,d().dayOf)(P),n);if(i.mode==="block")return{};
const{until:m}=i;return{enforce:i.mode,...m!==void 0&&{enforce_until:m}}}function b(n){const P=n.flatMap(({rule:i,args:m})=>{
if(i!=="check-decided-by")return[];const{path:O,why:I,isNew:D,bytes:r}=m,F=Number(r);return[{...{path:String(O),why:String(
I),new:D===!0},...F>=0&&{bytes:F}}]});return P.length>0?{read:P}:{}}function A({agentFiles:n},P,i){const m=n.filter(({entries:O})=>O.
length>0);return m.length===0?{}:{agent_files:m.map(O=>(0,S().reportAgentFile)(O,P,i))}}function k(n){const P=n.filter(({
severity:i,suppressed:m})=>i!=="notice"&&!m);return(0,a().groupCauses)(P).map(({lead:i,others:m})=>{const O=[i,...m],I=O.
flatMap(({subject:D})=>D?.id===void 0?[]:(0,S().subjectKey)(D));return{id:i.cause,severity:i.severity,rules:[...new Set(
O.map(({rule:D})=>D))],findings:O.length,assets:new Set(I).size,message:i.message}})}},92342:function(z,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.NOBODY=void 0,h.privilegesFor=g;function y(){const j=t(14495);return y=function(){return j},
j}const T=h.NOBODY={uid:65534,gid:65534},N=["sudo","-n","--","env","-i",`PATH=${y().SYSTEM_PATH}`];function g(j,$){const d=$.
uid===0,w=d?T:{uid:$.uid,gid:$.gid},o={user:w,runsAs:w,adopt:d,overlay:["redirect_dir=on",...d?["metacopy=on"]:[]]},S=["\
unshare","--mount"];return j.uid===0?[{name:"root",newMounts:S,...o}]:[{name:"sudo",newMounts:[...N,...S],...o},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.runPrepare=c,h.withOutput=B;function y(){const s=t(51455);return y=function(){
return s},s}function T(){const s=t(76760);return T=function(){return s},s}function N(){const s=t(63963);return N=function(){
return s},s}function g(){const s=t(41895);return g=function(){return s},s}function j(){const s=t(14495);return j=function(){
return s},s}function $(){const s=t(87952);return $=function(){return s},s}function d(){const s=t(67147);return d=function(){
return s},s}function w(){const s=t(61229);return w=function(){return s},s}function o(){const s=t(54120);return o=function(){
return s},s}function S(){const s=t(19309);return S=function(){return s},s}function p(){const s=t(51968);return p=function(){
return s},s}function E(){const s=t(10582);return E=function(){return s},s}function a(){const s=t(92342);return a=function(){
return s},s}function f(){const s=t(32223);return f=function(){return s},s}function M(){const s=t(46252);return M=function(){
return s},s}function u(){const s=t(57334);return u=function(){return s},s}function l(){const s=t(46282);return l=function(){
return s},s}function e(){const s=t(20849);return e=function(){return s},s}function v(){const s=t(11863);return v=function(){
return s},s}const R=100,C=1024**3;async function c(s,L){const G=await(0,S().copyCheckout)(L.checkout);if(G===void 0)throw r(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:U}=G.guard,H=new Set(k(
G.guard,L.policy));return await A(s,G,L,()=>k(G.guard,L.policy).filter(J=>!H.has(J))),await n(G.guard,H,L.policy),await(0,y().
rm)((0,T().join)(U,".git"),{recursive:!0,force:!0}),await(0,p().copyRepository)(L.checkout.directory,U),i()&&await O((0,T().
join)(U,".git"),await m(U)),{checkout:G.guard.at(U,(0,d().everything)((0,$().dependencyFolders)(L.policy))),shown:G.objects,
close:G.close}}catch(U){throw await G.close(),U}}function b(s){return{...s,memory_bytes:Math.max(s.memory_bytes,4*C),written_bytes:Math.
max(s.written_bytes,2*C),file_bytes:Math.max(s.file_bytes,C),processes:Math.max(s.processes,1024)}}async function A(s,L,{
policy:G,requested:U,env:H,privateFolders:J,signal:K,report:X},Z){const{directory:W}=L.guard,_=s.flatMap(({argv:Q})=>Q.slice(
0,1)),q=await(0,l().findPrograms)({path:H.PATH??"",checkout:W,names:_}),nn=await m(W);i()&&await O(W,a().NOBODY);const Y=b(
G.limits),{chooseBackend:V}=await t.e(670).then(t.bind(t,60670)),{backend:tn,isolation:en,close:sn}=await V({programs:q,
checkout:W,keepsWrites:!0,shown:L.objects,outputBytes:Y.output_bytes,limits:(0,E().limitsOn)((0,E().thisMachine)(),Y,1),
requested:U,network:!0,folders:J,home:await(0,f().homeFolders)(G.home_caches,H.HOME),signal:K}),on=(0,M().causesOf)({isolation:en,
programs:q,checkout:W,home:H.HOME,policy:{limits:Y,network:"allow"}}),an=tn.level==="namespaces";!an&&i()&&await O(W,nn);
const cn=[],un=()=>X({contained:an,isolation:en,lines:cn,written:P(Z()).slice(0,R)}),ln=Object.fromEntries(G.prepare_env.
flatMap(Q=>H[Q]===void 0?[]:[[Q,H[Q]]])),mn=performance.now()+Y.prepare_seconds*1e3;try{for(const Q of s){const hn=Math.
max(1,Math.round(mn-performance.now())),{command:fn,argv:dn,assignments:pn}=Q,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:hn},rn=on(await Promise.resolve().then(()=>tn.prepare(wn,K)).catch(On=>{
throw D(Q,On)}));if(cn.push({command:fn,outcome:rn}),rn.status!=="passed")throw un(),rn.reason===u().INTERRUPTED?(0,g().
interrupted)("during the prepare command"):I(Q,rn)}}finally{await sn()}un()}function k({directory:s,folders:L,files:G},U){
const H=new Set([...L,...G.map(({path:K})=>K)]),{cover:J}=(0,d().additionsOf)([],(0,$().dependencyFolders)(U));return(0,w().
filesBelow)(s,J).filter(K=>!H.has(K))}async function n(s,L,G){const U=new Set([...s.folders,...s.files.map(({path:W})=>W)]),
H=W=>W==="."||U.has(W),J=k(s,G).filter(W=>!L.has(W)).filter(W=>(0,v().replacesAudited)(W,H)||(0,v().configuresTool)(W,H)),
[K,...X]=[...await s.changed(),...J].sort();if(K===void 0)return;const Z=X.length===0?"":` and ${X.length} more`;throw r(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${Z}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function P(s){return[...new Set(s.map(L=>L.split("/",1)[0]??L))].sort()}
function i(){return process.platform==="linux"&&process.getuid?.()===0}async function m(s){const{uid:L,gid:G}=await(0,y().
stat)(s);return{uid:L,gid:G}}async function O(s,{uid:L,gid:G}){const U=await(0,j().systemTool)("chown");if(U===void 0)throw r(
"`chown` is not in a directory of the system","Install coreutils.");await(0,N().exec)(U,["-hR",`${L}:${G}`,"--",s],{silent:!0})}
function I({command:s},L){const{reason:G=`exit code ${L.exit_code}`}=L,{causes:U,change:H}=(0,o().causeWords)(L.causes);
return new(g()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(s)}" did not pass: ${[G,...U].join("\
; ")}.`,`${H}${H&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function D({command:s},L){return!(L instanceof
g().GateError)||L.code!=="program_not_found"?L:new(g()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(
s)}" could not start: ${L.message}`,L.hint,{cause:L})}function r(s,L){return new(g()).GateError("prepare_failed",`The pr\
epare command could not be used: ${s}.`,L)}const F=5,x=1e3;function B(s,{lines:L}){const G=L.at(-1)?.outcome;if(G===void 0)
return s;const H=[G.stderr,G.stdout].map(({head:X,tail:Z})=>(Z||X).trim()).find(X=>X!=="");if(H===void 0)return s;const J=H.
split(`
`).slice(-F).map(e().safeLine).join(" | "),K=`${s.message} It printed: ${J.slice(-x)}`;return new(g()).GateError(s.code,
K,s.hint,{cause:s.cause})}},69641:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readPrepare=g;function y(){
const d=t(41895);return y=function(){return d},d}function T(){const d=t(95132);return T=function(){return d},d}function N(){
const d=t(54669);return N=function(){return d},d}function g(d){const o=d.split(/\r?\n/).map(S=>S.trim()).filter(S=>S!==""&&
!S.startsWith("#"));if(o.length===0)throw $("`prepare` has no command","Name a command.");return o.map(j)}function j(d){
const{words:w,assignments:o,problems:S}=(0,N().lex)(d),p=S.find(({severity:E})=>E==="error");if(p?.rule==="shell-operato\
r")throw $(`The prepare line \`${d}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(p){const{message:E}=(0,T().describe)((0,T().problemFinding)(
p));throw $(`The prepare line \`${d}\` cannot be read: ${E}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:d,argv:w.map(({text:E})=>E),assignments:Object.fromEntries(o.map(({name:E,value:a})=>[E,a]))}}
function $(d,w){return new(y()).GateError("input_invalid",d,w)}},11863:function(z,h,t){Object.defineProperty(h,"__esModu\
le",{value:!0}),h.configuresTool=n,h.replacesAudited=M,h.takenFor=f;function y(){const i=t(76760);return y=function(){return i},
i}function T(){const i=t(41330);return T=function(){return i},i}function N(){const i=t(95244);return N=function(){return i},
i}function g(){const i=t(39491);return g=function(){return i},i}const j=["",".js",".json",".node"],$=new Set(["package.j\
son",".npmrc"]),d=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,w=/(?:^|\/)\.git(?:\/|$)/,o=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
S=/\.(?:gch|pch|local)$/,p=/\.d\.[cm]?ts$/i,E=/^(?:index|__init__|__main__|init|mod|main)\./,a=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function f(i){const m=v(i),O=I=>I===""||i.look(I)?.kind==="directory";return I=>{if(d.test(I)||w.test(I)||M(I,B=>i.look(
B)!==void 0))return!0;const D=P(I);if(D!==void 0&&O(D))return!0;const r=a.exec(I);if(r){const[,B="",s]=r;return s===void 0?
O(B):m(B).has(s)}const[F,x]=[(0,g().folderOf)(I),y().posix.basename(I)];return O(F)?u(x)||e(x,m(F)):(u(x)||$.has(x))&&m(
(0,g().folderOf)(F)).has(y().posix.basename(F))}}function M(i,m){return $.has(y().posix.basename(i))?m(y().posix.dirname(
i)):j.some((O,I)=>{if(!i.endsWith(O))return!1;const D=i.slice(0,i.length-O.length);return[...j.slice(I+1),...O===""?[]:[
""]].some(F=>m(D+F))})}function u(i){return E.test(i)&&l(i)}function l(i){return o.test(i)&&!p.test(i)}function e(i,m){return S.
test(i)?m.has(i.replace(S,"")):(R(i)===i||l(i))&&m.has(R(i))}function v(i){const m=new Map;return O=>{const I=()=>i.list(
O).map(r=>y().posix.basename(r)),D=m.get(O)??new Set(I().flatMap(r=>[r,R(r)]));return m.set(O,D),D}}function R(i){return y().
posix.parse(i).name}const C=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],c=[...C,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],b=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,A=(0,T().default)(c,{dot:!0}),
k=(0,T().default)(C,{dot:!0});function n(i,m){return k(y().posix.basename(i))&&m(y().posix.dirname(i))}function P(i){const m=b.
exec(i);if(m)return m[1]??"";const O=y().posix.basename(i);return A(O)||(0,N().isPackageFile)(O)&&!$.has(O)?(0,g().folderOf)(
i):void 0}},71667:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readDurations=d;function y(){const o=t(
7723);return y=function(){return o},o}function T(){const o=t(41895);return T=function(){return o},o}function N(){const o=t(
73388);return N=function(){return o},o}function g(){const o=t(78534);return g=function(){return o},o}function j(){const o=t(
23107);return j=function(){return o},o}const $=y().looseObject({genes:y().array(y().looseObject({commands:y().array(y().
looseObject({command:y().string(),outcome:y().looseObject({duration_ms:y().number().nonnegative()}).optional()}))}))});async function d(o,S){
const p=await(0,j().readAtMost)(g().MAX_REPORT_BYTES,o,S),E=new Map;for(const{commands:a}of w(p,o).genes)for(const{command:f,
outcome:M}of a){const u=Math.round(M?.duration_ms??0);u>0&&E.set(f,Math.max(u,E.get(f)??0))}return E}function w(o,S){try{
return $.parse(JSON.parse(o.toString("utf8")))}catch(p){throw new(T()).GateError("artifact_invalid",`${(0,N().inputName)(
S)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:p})}}},96620:function(z,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=
j,h.genesIn=d,h.isPending=$,h.partition=T,h.shardsFor=N;function y(){const a=t(77598);return y=function(){return a},a}function T(a,f,M=new Map){
const u=a.map(o),l=new Map(u.map((A,k)=>[A,a[k]??[]])),e=w(u),v=[...new Set(a.flat())].sort(),R=new Map(v.map((A,k)=>[A,
k])),C=e.map(A=>[...new Set(l.get(A))].map(k=>R.get(k)??0).sort((k,n)=>k-n)),c=C.length===0?[]:p(C,g(v,M),f),b=new Map(e.
map((A,k)=>[A,c[k]??0]));return u.map(A=>A===void 0?void 0:(b.get(A)??0)+1)}function N(a,f,M){let u=Math.min(f,w(a.map(o)).
length);for(;;){const l=new Set(T(a,u,M).filter(e=>e!==void 0));if(l.size===u)return u;u=l.size}}function g(a,f){const M=a.
flatMap(l=>f.get(l)??[]).map(l=>Math.max(l,1)).sort((l,e)=>l-e),u=M[Math.floor(M.length/2)]??1;return a.map(l=>Math.max(
f.get(l)??u,1))}function j(a){return a.map(({commands:f})=>f.every(M=>M.plan!==void 0||$(M))?f.map(({command:M})=>M):[])}
function $({plan:a,verdict:f,findings:M}){return a===void 0&&f!=="block"&&M.some(({rule:u})=>u==="target-not-judged")}function d({
index:a,of:f},M,u){const l=T(j(M),f,u);return new Set(M.filter((e,v)=>l[v]===a))}function w(a){return[...new Set(a)].filter(
f=>f!==void 0).sort()}function o(a){if(a.length===0)return;const f=[...new Set(a)].sort().join(`
`);return(0,y().createHash)("sha256").update(f).digest("hex")}const S=[0,.25,.5,.75];function p(a,f,M){return S.map(l=>E(
a,f,M,Math.floor(a.length*l))).reduce((l,e)=>e.most<l.most?e:l).shards}function E(a,f,M,u){const l=Array.from({length:M},
()=>new Set),e=new Array(M).fill(0),v=new Array(a.length).fill(0),R=new Set,C=[...a.keys()],c=new Set([...C.slice(u),...C.
slice(0,u)]);for(;c.size>0;){const b=e.indexOf(Math.min(...e)),A=l[b]??new Set,k=i=>A.has(i)?2:R.has(i)?0:1;let[n,P]=[0,
Number.NEGATIVE_INFINITY];for(const i of c){const m=(a[i]??[]).reduce((O,I)=>O+k(I)*(f[I]??0),0);m>P&&([n,P]=[i,m])}for(const i of a[n]??
[])A.has(i)||(e[b]=(e[b]??0)+(f[i]??0)),A.add(i),R.add(i);v[n]=b,c.delete(n)}return{shards:v,most:Math.max(...e)}}},92910:function(z,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.shardName=N,h.shardSchema=void 0;function y(){const j=t(7723);return y=
function(){return j},j}function T(){const j=t(78374);return T=function(){return j},j}function N({index:j,of:$}){return`${j}\
/${$}`}const g=h.shardSchema=y().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[$,d]=j.split("/").map(Number);return{index:Number($),of:Number(d)}}).refine(({index:j,
of:$})=>j<=$&&$<=T().MAX_SHARDS,{error:`Expected a shard of at most ${T().MAX_SHARDS}, such as 2/8`})}};
