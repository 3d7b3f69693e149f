"use strict";exports.id=475,exports.ids=[475,808],exports.modules={76459:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),
h.prepareRefusals=u;function w(){const i=n(76760);return w=function(){return i},i}function b(){const i=n(58238);return b=
function(){return i},i}function I(){const i=n(60210);return I=function(){return i},i}function v(){const i=n(45156);return v=
function(){return i},i}function j(){const i=n(59867);return j=function(){return i},i}function E(){const i=n(10473);return E=
function(){return i},i}function f(){const i=n(3463);return f=function(){return i},i}function p(){const i=n(95244);return p=
function(){return i},i}function r(){const i=n(32854);return r=function(){return i},i}function M(){const i=n(93028);return M=
function(){return i},i}function g(){const i=n(95132);return g=function(){return i},i}const F=16*1024*1024,s=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],c=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
C=/(?:^|\/)package\.json$/;async function u(i,P){const k=await Promise.all(t(P).map(G=>l(G,i,P))),x=await o(i,P);return[
...k.flat(),...x].map(G=>(0,g().finding)("prepare-refused",G))}async function l(i,P,k){const x=k.readlink(i);if(x!==void 0&&
x!==P.readlink(i))return[{path:i,what:"it is a new symbolic link"}];const G=(0,r().resolveInTree)(k,i);return G.kind!=="\
inside"||!(0,M().isRegular)(G.entry.kind)?c.test(i)?[{path:i,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,E().hasOtherContent)(k,P,i)?C.test(i)?d(i,P,k):T(i)?m(i,P,k):O(i,P,k):[]}async function o(i,P){const[
{npm:k},{npm:x}]=await Promise.all([(0,j().readLocks)(i),(0,j().readLocks)(P)]),G=x?.all.find(a=>{const{name:L,source:D}=a;
if(D.kind!=="file")return!1;if((0,v().replacedArchive)(a,P,i))return!0;const H=k?.packages.get(L)?.source;return!(H?.kind===
"file"&&(H.at===D.at||!S(D.at)))&&(H!==void 0||S(D.at))});if(!x||!G)return[];const Y=`it takes the package \`${G.name}\` \
from \`${G.source.at}\``;return[{path:x.path,what:Y}]}function S(i){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(i)}function T(i){
return p().LOCKFILES.includes(w().posix.basename(i))}function R(i){return p().NPM_LOCKFILES.some(P=>P===w().posix.basename(
i))}function t(i){return[...i.files()].filter(({kind:P})=>P!=="submodule").map(({path:P})=>P).filter(P=>c.test(P)||C.test(
P)||T(P))}async function m(i,P,k){const x=R(i)?await(0,j().readLock)(k,i):"unread";if(x==="unread")return[{path:i,what:"\
it is a lockfile that the gate does not read"}];if(x===void 0)return[{path:i,what:"it is no valid lockfile"}];const G=t(
P).filter(R),a=(await Promise.all(G.map(D=>(0,j().readLock)(P,D)))).flatMap(D=>typeof D=="object"?D.all:[]),L=new Set([...a.
map(({source:D})=>y(D)),...await(0,v().knownHosts)(P)]);for(const{source:D}of x.all){const H=y(D);if(H===void 0||L.has(H))
continue;const U=D.kind==="git"?"the dependency":"downloads from";return[{path:i,what:`it adds ${U} \`${H.slice(0,200)}\``}]}
return[]}function y({kind:i,at:P}){if(i!=="file")return i==="tarball"&&URL.canParse(P)?new URL(P).host:P}async function O(i,P,k){
if(!/\.npmrc$/i.test(i))return[{path:i,what:"it decides where packages come from"}];const[x,G]=await Promise.all([e(P,i),
e(k,i)]),Y=Object.entries(G).flatMap(([a,L])=>{const D=(0,I().effectOf)(a,L);return JSON.stringify(x[a])!==JSON.stringify(
L)&&(D==="decides"||D==="other")?[a]:[]});return Y.length===0?[]:[{path:i,what:`it sets ${Y.map(a=>`\`${a}\``).join(", ")}`}]}
async function e(i,P){const k=(0,r().resolveInTree)(i,P);return k.kind!=="inside"||!(0,M().isRegular)(k.entry.kind)?{}:(0,b().
parse)((await i.read(k.path,F)).toString("utf8"))}function N(i,P,k){const[x]=[...k].filter(G=>!P.has(G));return x===void 0?
[]:[{path:i,what:`it adds the dependency \`${x.slice(0,200)}\``}]}async function d(i,P,k){const[x,G]=await Promise.all([
P,k].map(Y=>(0,j().readJsonFile)(Y,i)));return G===j().INVALID?[{path:i,what:"it is not a JSON object"}]:N(i,$((0,f().objectIn)(
x)),$((0,f().objectIn)(G)))}function $(i){const P=new Set,k=(L,D)=>{if(typeof D=="string"&&A(D,L)){const{kind:H}=(0,j().
sourceOf)(D,L,"");P.add(`${L}: ${H==="git"?D.replace(/#.*$/s,""):D}`)}for(const[H,U]of Object.entries((0,f().objectIn)(D)))
k(H,U)};for(const L of s)k(L,i[L]);const{overrides:x,packageExtensions:G}=(0,f().objectIn)(i.pnpm);k("pnpm",{overrides:x,
packageExtensions:G});const{catalog:Y,catalogs:a}=(0,f().objectIn)(i.workspaces);return k("workspaces",{catalog:Y,catalogs:a}),
P}function A(i,P){const{kind:k,at:x=""}=(0,j().sourceOf)(i,P,"");return k==="git"||k==="tarball"||k==="file"&&S(x)}},29122:function(z,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.isOfCommit=n;function n({name:w}){return w!=="worktree"&&w!=="index"}},
29656:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.approverOf=E,h.headsOf=j;function w(){const f=n(
1395);return w=function(){return f},f}function b(){const f=n(29122);return b=function(){return f},f}function I(){const f=n(
67879);return I=function(){return f},f}function v(){const f=n(82330);return v=function(){return f},f}function j(f,p,r){const{
baseRef:M,group:g}=f;if(g!==void 0)return g.map(({number:s,headSha:c})=>({pullRequest:s,judge:()=>(0,v().judgeHead)(p,c,
M)}));const F=f.audited===f.head||!(0,b().isOfCommit)(f);return[{...f.pullRequest&&{pullRequest:f.pullRequest.number},judge:()=>F?
(0,w().judgedHead)(r.audit,r.tree,p.policy,M):(0,v().judgeHead)(p,f.head,M)}]}function E({approver:f},{baseRef:p,policyCommit:r,
defaultBranch:M},g){return{means:f.means,find:F=>f.find({...F,subjectAt:async s=>(await(0,v().judgeHead)(g,s,p)).subject,
policyChangedSince:async s=>{const C=[...new Set([r,M?.commit??r])].map(u=>(0,I().policyChangedSince)(g.repository,u,s));
return(await Promise.all(C)).includes(!0)}})}}},82330:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.
auditCommit=r,h.judgeHead=M;function w(){const g=n(1395);return w=function(){return g},g}function b(){const g=n(70237);return b=
function(){return g},g}function I(){const g=n(67506);return I=function(){return g},g}function v(){const g=n(54244);return v=
function(){return g},g}function j(){const g=n(67147);return j=function(){return g},g}function E(){const g=n(24634);return E=
function(){return g},g}function f(){const g=n(35720);return f=function(){return g},g}function p(){const g=n(213);return p=
function(){return g},g}async function r({repository:g,policy:F,additions:s,disk:c,isPending:C,platform:u,all:l,unprovenMerge:o,
signal:S},T,R){const[t,m,y]=await Promise.all([(0,f().readTree)(g,R),(0,f().readTree)(g,T),(0,p().readChange)(g,R,T)]),e={
...c?(0,j().withAdditions)(m,c,s):m,...C&&{isPending:C}},N=new(v()).AuditClock(S),d={baseTree:t,headTree:m,change:y,policy:F.
policy,all:l,clock:N},$=await(0,b().collectAssets)(d),A=await(0,I().auditChange)({change:y,assets:$,baseTree:t,tree:e,policy:F,
platform:u,...o&&{unprovenMerge:o},clock:N});return{change:y,assets:$,audit:A,tree:m,commandTree:e}}async function M(g,F,s){
const{repository:c,policyCommit:C}=g;await(0,E().requireCommits)(c,[F],[F]);const u=await(0,E().mergeBase)(c,C,F),{audit:l,
tree:o}=await r(g,F,u);return await(0,w().judgedHead)(l,o,g.policy,s)}},52483:function(z,h,n){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.basePolicy=M,h.protectedBy=s,h.readerOf=F,h.resolvePolicyRef=C;function w(){const o=n(41895);return w=
function(){return o},o}function b(){const o=n(67617);return b=function(){return o},o}function I(){const o=n(81961);return I=
function(){return o},o}function v(){const o=n(74238);return v=function(){return o},o}function j(){const o=n(24634);return j=
function(){return o},o}function E(){const o=n(35720);return E=function(){return o},o}function f(){const o=n(19674);return f=
function(){return o},o}function p(){const o=n(67397);return p=function(){return o},o}function r(){const o=n(50598);return r=
function(){return o},o}async function M({policy:o,policyRef:S,readShared:T},R,t){const m=F(R,T),y=o??await c(m,t);if(S===
void 0)return y;const O=await C(R,S);return(0,I().stricterOf)(y,await m(O,`${S}:${v().POLICY_PATH}`),S)}const g="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function F(o,S){return async(T,R)=>(0,v().
loadPolicy)(await(0,E().readTree)(o,T),T,{path:R,hint:g,readShared:S})}async function s({name:o,commit:S},T,R){return(0,b().
policyOfBranch)(await R(S,`${o}:${v().POLICY_PATH}`),T,o)}async function c(o,{policyCommit:S,baseRef:T,defaultBranch:R}){
const t=await o(S,v().POLICY_PATH);if(R===void 0)return t;if(R.name===T){const y=(0,b().policyOfBranch)(t,T,T)??t;return y===
t?t:(0,I().stricterOf)(t,y,`branches.${T}`)}const m=await s(R,T,o);return m===void 0||t.source==="default"?m??t:(0,I().stricterOf)(
t,m,R.name)}async function C(o,S){const T=S.replace(/^refs\/heads\//,"");try{return(0,p().isObjectId)(T)?await(0,r().resolveRevision)(
o,T):await u(o,T)??await(0,r().resolveRevision)(o,S)}catch(R){throw R instanceof w().GateError&&R.code==="ref_ambiguous"?
R:l(S,R)}}async function u(o,S){const T=`refs/remotes/origin/${S}`,[R,t]=await(0,p().lookUpCommits)(o,[T,`refs/heads/${S}`]);
if(R!==void 0)return R;try{if(!await(0,f().branchAtOrigin)(o,S))return}catch(m){if(t!==void 0)return t;throw m}return await(0,j().
requireCommits)(o,[T],[(0,f().fetched)(S)]),(await(0,p().lookUpCommits)(o,[T]))[0]}function l(o,S){const T=S instanceof w().
GateError&&S.code==="git_failed"?`: ${S.message}`:"";return new(w()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
o)} is not a branch of origin or a revision in this clone${T}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:S})}},24474:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.gate=R;function w(){
const e=n(29122);return w=function(){return e},e}function b(){const e=n(41895);return b=function(){return e},e}function I(){
const e=n(21311);return I=function(){return e},e}function v(){const e=n(26016);return v=function(){return e},e}function j(){
const e=n(81961);return j=function(){return e},e}function E(){const e=n(87952);return E=function(){return e},e}function f(){
const e=n(67147);return f=function(){return e},e}function p(){const e=n(48741);return p=function(){return e},e}function r(){
const e=n(96402);return r=function(){return e},e}function M(){const e=n(27624);return M=function(){return e},e}function g(){
const e=n(37075);return g=function(){return e},e}function F(){const e=n(23208);return F=function(){return e},e}function s(){
const e=n(69641);return s=function(){return e},e}function c(){const e=n(92344);return c=function(){return e},e}function C(){
const e=n(82330);return C=function(){return e},e}function u(){const e=n(52483);return u=function(){return e},e}function l(){
const e=n(55929);return l=function(){return e},e}function o(){const e=n(91827);return o=function(){return e},e}function S(){
const e=n(72857);return S=function(){return e},e}function T(){const e=n(34720);return T=function(){return e},e}async function R(e){
const{shard:N}=e,d={startedAt:new Date,...N&&{shard:N}};let $;try{return $=await(0,r().openRepository)(e.directory,e.env),
await t(e,$,d)}catch(A){const i=(0,b().asGateError)(A),{prepare:P}=d;return(0,M().buildErrorReport)(i.code==="prepare_fa\
iled"&&P?(0,F().withOutput)(i,P):i,d,new Date)}finally{await $?.close()}}async function t(e,N,d){const $=await e.locate(
N);d.event=$;const A=(0,j().tightenPolicy)(await(0,u().basePolicy)(e,N,$),e.inputs);d.policy=A,(0,I().requireExamples)(A);
const i=m(e,N,$,A),P=e.run&&e.prepare?(0,s().readPrepare)(e.prepare):[],k=P.length>0?await(0,T().verifiedCheckout)(i,$):
void 0,{prepared:x,findings:G}=k?await(0,o().prepareCheckout)(P,k,{request:e,event:$,audit:i,report:Y=>{d.prepare=Y}}):{
findings:[]};try{const Y=y(e,i,x),a=O(await(0,C().auditCommit)(Y,$.audited,$.base),G),{audit:L,tree:D}=a,H=e.run&&L.genes.
length>0,U=x?.checkout??k??(H?await(0,T().verifiedCheckout)(i,$):void 0),K=a.change.files,W={checkout:U,tree:D,change:{files:K,
isCommitted:(0,w().isOfCommit)($)},...x&&{shown:x.shown}},{refusal:V,...J}=await(0,T().validateChange)({request:e,event:$,
policy:A},Y,a,{place:W,startedAt:d.startedAt}),B=(0,c().allFindings)(J.judgement),q=(0,g().idsOf)(B),Q=J.runResult.interrupted>
0?void 0:e.signal,_=await(0,S().proposeFix)({...Y,signal:Q},$,a,q),X=await(0,l().headFilesOf)(N,$,a.assets,B);if(Q?.aborted)
throw(0,b().interrupted)("after the audit");const nn=(0,M().buildReport)({...d,...a,...J,event:$,policy:A,ids:q,fix:_,headFiles:X},
e.secrets,new Date);return V?(0,M().withRefusedRun)(nn,V):nn}finally{await x?.close()}}function m(e,N,d,$){return{repository:N,
policy:$,additions:(0,E().additionsFor)($.policy),platform:(0,v().platformOf)(process.platform),policyCommit:d.policyCommit,
all:e.all,...d.unprovenMerge&&{unprovenMerge:d.unprovenMerge},signal:e.signal}}function y({run:e,takeRuns:N,prepare:d},$,A){
return{...$,disk:(0,p().folderTree)(A?.checkout.directory??$.repository.directory),...A&&{additions:(0,f().everything)((0,E().
dependencyFolders)($.policy.policy))},...!e&&{isPending:N||d?()=>!0:$.additions.cover}}}function O(e,N){const{audit:d}=e;
return{...e,audit:{...d,findings:[...d.findings,...N]}}}},55929:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),
h.headFilesOf=b;function w(){const I=n(54032);return w=function(){return I},I}async function b(I,{audited:v,head:j},{changes:E},f){
if(v===j)return;const p=new Set([...E.map(({asset:r})=>r.path),...f.flatMap(({location:r})=>r?.path??[])]);return(0,w().
findHeadFiles)(I,v,j,p).catch(()=>{})}},91827:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.prepareCheckout=
s;function w(){const u=n(9354);return w=function(){return u},u}function b(){const u=n(67506);return b=function(){return u},
u}function I(){const u=n(76459);return I=function(){return u},u}function v(){const u=n(74238);return v=function(){return u},
u}function j(){const u=n(35720);return j=function(){return u},u}function E(){const u=n(67078);return E=function(){return u},
u}function f(){const u=n(95132);return f=function(){return u},u}function p(){const u=n(32223);return p=function(){return u},
u}function r(){const u=n(23208);return r=function(){return u},u}function M(){const u=n(63682);return M=function(){return u},
u}function g(){const u=n(29656);return g=function(){return u},u}function F(){const u=n(82330);return F=function(){return u},
u}async function s(u,l,o){const{event:S}=o,T={...o.audit,isPending:()=>!0},R=await(0,F().auditCommit)(T,S.audited,S.base);
if(!(0,b().mayRunSome)(R.audit))return{findings:[]};const t=[...await(0,I().prepareRefusals)(await(0,j().readTree)(T.repository,
S.base),R.tree),...await C(R,{...o,audit:T})];if(t.length>0)return{findings:t};const{prepared:m,reported:y}=await c(u,l,
o),O=y?.isolation.downgrades?.[0]?.reason??"containment is off",N=y?.contained?[]:[(0,f().finding)("ran-uncontained",{what:"\
`prepare` ran without containment",reason:O})];return{prepared:m,findings:N}}async function c(u,l,{request:{env:o,signal:S,
secrets:T},event:R,audit:t,report:m}){const{policy:y}=t.policy,O=y.prepare_env.flatMap($=>o[$]??[]),e=[...T,...O];let N;
return{prepared:await(0,r().runPrepare)(u,{checkout:l,policy:y,requested:(0,M().requestOf)(y.containment,R.pullRequest?.
isFork??!1),env:o,privateFolders:(0,p().privateFolders)(o),signal:S,report:$=>{N={...$,lines:$.lines.map(({command:A,outcome:i})=>({
command:A,outcome:(0,E().redactOutcome)(i,e)}))},m(N)}}),reported:N}}async function C(u,{request:l,event:o,audit:S}){const T=u.
audit.findings.filter(({rule:m})=>m==="gate-weakened");if(T.length===0)return[];const{gate:R}=await(0,w().findApprovals)(
{genes:[],findings:T},S.policy.policy.approvals,(0,g().headsOf)(o,S,u),(0,g().approverOf)(l,o,S));if(R===void 0)return[];
const t=T[0]?.location?.path??v().POLICY_PATH;return[(0,f().finding)("prepare-refused",{path:t,what:"it weakens the gate\
 and waits for approval"})]}},72857:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.proposeFix=r;function w(){
const c=n(53315);return w=function(){return c},c}function b(){const c=n(29122);return b=function(){return c},c}function I(){
const c=n(62130);return I=function(){return c},c}function v(){const c=n(88211);return v=function(){return c},c}function j(){
const c=n(41895);return j=function(){return c},c}function E(){const c=n(4378);return E=function(){return c},c}function f(){
const c=n(35720);return f=function(){return c},c}function p(){const c=n(93028);return p=function(){return c},c}async function r({
repository:c,policy:{policy:C},platform:u,signal:l},o,{assets:S,change:T,tree:R,commandTree:t},m){const y=new Set([...m.
keys()].flatMap(P=>g(P)?F(P):[]));if(y.size===0)return;const O=!(0,b().isOfCommit)(o)||o.audited===o.head,e=O?R:await(0,f().
readTree)(c,o.head),N=S.changes.filter(({kind:P})=>P!=="removed"),d=new Set(N.map(({asset:P})=>s(P))),$=[...y].filter(P=>(0,p().
isRegular)(e.stat(P)?.kind)),A=await Promise.all($.map(async P=>({path:P,bytes:await e.read(P)}))),i=E().Judge.by({policy:C,
tree:t,base:await(0,f().readTree)(c,o.base),changed:new Set(T.files.flatMap(w().namesOf)),platform:u,...l&&{signal:l}});
try{const P=x=>d.has(s(x)),k=await(0,I().fixFiles)(A,i,{includes:P,left:!1});return await(0,v().proposalOf)(k,O?m:M(m))}catch(P){
if(P instanceof j().GateError&&P.code==="audit_too_long")return;throw P}}function M(c){return new Map([...c].map(([{edit:C,
...u},l])=>[u,l]))}function g({rule:c,edit:C,suppressed:u}){return!u&&(C?.fix===!0||c==="content-hash-mismatch")}function F({
location:c}){return c?[c.path]:[]}function s({path:c,type:C,id:u}){return JSON.stringify([c,C,u])}},34720:function(z,h,n){
Object.defineProperty(h,"__esModule",{value:!0}),h.validateChange=M,h.verifiedCheckout=r;function w(){const s=n(29122);return w=
function(){return s},s}function b(){const s=n(41895);return b=function(){return s},s}function I(){const s=n(61388);return I=
function(){return s},s}function v(){const s=n(32223);return v=function(){return s},s}function j(){const s=n(63682);return j=
function(){return s},s}function E(){const s=n(96620);return E=function(){return s},s}function f(){const s=n(94901);return f=
function(){return s},s}function p(){const s=n(29656);return p=function(){return s},s}function r({repository:s,additions:c},C){
const u=(0,w().isOfCommit)(C)?I().requireCheckedOut:I().requireSameFiles,l=C.name==="index"?"hook":F(C)?"terminal":"acti\
ons";return u(s,C.audited,c,l)}async function M({request:s,event:c,policy:C},u,l,{place:o,startedAt:S}){const{audit:T,tree:R}=l,
t={audit:T,event:c,policy:C},m=O=>e=>g(s,t,e,O),y={policy:C.policy,startedAt:S,heads:(0,p().headsOf)(c,u,l),approver:(0,p().
approverOf)(s,c,u)};try{return await(0,f().validate)(T,{...y,runs:s.run||s.takeRuns!==void 0,run:async O=>await s.takeRuns?.(
t,O)??await m(o)(O)})}catch(O){const e=(0,b().asGateError)(O);if(e.code!=="containment_unavailable")throw e;const N=m({checkout:void 0,
tree:R});return{...await(0,f().validate)(T,{...y,runs:!1,run:N}),refusal:e}}}async function g({env:s,shard:c,durations:C,
progress:u,signal:l},{audit:o,event:S,policy:{policy:T}},R,t){const m=c?(0,E().genesIn)(c,o.genes,C):new Set(o.genes),y=await(0,j().
runAudited)(o,{...t,attended:F(S)&&!s.CI,policy:T,fork:S.isFork,path:s.PATH??"",home:s.HOME,privateFolders:(0,v().privateFolders)(
s),waiting:{has:O=>R.has(O)||!m.has(O)},progress:u,signal:l});return c?{...y,shards:[{...c,genes:m}]}:y}function F(s){return s.
name==="range"||!(0,w().isOfCommit)(s)}},67617:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.policyOfBranch=
E;function w(){const r=n(41330);return w=function(){return r},r}function b(){const r=n(41895);return b=function(){return r},
r}function I(){const r=n(81961);return I=function(){return r},r}function v(){const r=n(74238);return v=function(){return r},
r}function j(){const r=n(11160);return j=function(){return r},r}function E(r,M,g){const{branches:F,...s}=r.policy,c=Object.
entries(F).filter(([l])=>f(l,M));if(c.length===0&&M!==g)return;const C={...s,branches:{}},u=c.map(([,l])=>j().policySchema.
parse((0,j().withEntry)(C,l))).reduce((l,o)=>l?p(l,o,M):o,void 0);return u===void 0?r:{...r,policy:u,digest:(0,v().digestPolicy)(
u)}}function f(r,M){return r===M||w().default.isMatch(M,r,{dot:!0,nonegate:!0})}function p(r,M,g){const F=(0,I().combine)(
r,M);if("policy"in F)return F.policy;throw new(b()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(g)} differ in ${F.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}},67879:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),
h.policyChangedSince=E;function w(){const p=n(23404);return w=function(){return p},p}function b(){const p=n(41895);return b=
function(){return p},p}function I(){const p=n(24634);return I=function(){return p},p}function v(){const p=n(35720);return v=
function(){return p},p}function j(){const p=n(74238);return j=function(){return p},p}async function E(p,r,M){const g=Math.
floor(Date.parse(M)/1e3)+1,s=(await p.objects(["log","--first-parent",`--since=@${g}`,"--format=%H %P",r,...await p.isPartial()?
[]:["--",j().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[c="",C]=s.split(" ");if((await p.shallowCommits()).has(c))throw new(b()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,I().short)(c)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return C===void 0?!0:await f(p,C)!==await f(p,r)}async function f(p,r){const M=await(0,j().readPolicyIn)(
await(0,v().readTree)(p,r));return"missing"in M?M.text:"policy"in M?(0,w().canonicalize)(M.policy):void 0}},89979:function(z,h,n){
Object.defineProperty(h,"__esModule",{value:!0}),h.withCheckoutParts=E;function w(){const r=n(51455);return w=function(){
return r},r}function b(){const r=n(76760);return b=function(){return r},r}function I(){const r=n(41895);return I=function(){
return r},r}function v(){const r=n(96402);return v=function(){return r},r}function j(){const r=n(35720);return j=function(){
return r},r}async function E(r,M,g){const F=[],s=async(c,C,u)=>{const l=await(0,j().readTree)(C,u),o=[...l.files()].map(
S=>({...S,path:f(c,S.path)}));F.push({path:c,repository:C,commit:u,tree:l,entries:o});for(const{kind:S,path:T,oid:R}of o){
if(S!=="submodule"||R===void 0)continue;const t=await p((0,b().join)(r.directory,T));t&&await s(T,t,R)}};try{return await s(
"",r,M),await g(F)}finally{for(const c of F.slice(1))await c.repository.close()}}function f(r,M){return r===""?M:`${r}/${M}`}
async function p(r){if(await(0,w().lstat)((0,b().join)(r,".git")).catch(()=>{})===void 0)return;const g=await(0,v().openRepository)(
r);if(g.directory===r)return g;throw await g.close(),new(I()).GateError("checkout_differs",`The submodule ${JSON.stringify(
r)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(z,h,n){
Object.defineProperty(h,"__esModule",{value:!0}),h.checkoutDiffers=R,h.requireCheckedOut=c,h.requireSameFiles=C;function w(){
const t=n(73024);return w=function(){return t},t}function b(){const t=n(76760);return b=function(){return t},t}function I(){
const t=n(26040);return I=function(){return t},t}function v(){const t=n(41895);return v=function(){return t},t}function j(){
const t=n(95201);return j=function(){return t},t}function E(){const t=n(55366);return E=function(){return t},t}function f(){
const t=n(22566);return f=function(){return t},t}function p(){const t=n(59580);return p=function(){return t},t}function r(){
const t=n(89979);return r=function(){return t},t}function M(){const t=n(48741);return M=function(){return t},t}function g(){
const t=n(24634);return g=function(){return t},t}function F(){const t=n(96681);return F=function(){return t},t}function s(){
const t=n(67397);return s=function(){return t},t}async function c(t,m,y,O){const[e]=await(0,s().resolveCommits)(t,["HEAD"]);
if(e!==m)throw R(`the checkout is at ${(0,g().short)(e)}`,m,O);return C(t,m,y,O)}async function C(t,m,y,O){return(0,r().
withCheckoutParts)(t,m,async e=>{const N=(0,p().guardCheckout)(t.directory,e.flatMap(({entries:i})=>i),y),d=await N.differing(),
$=e.map(i=>u(i,d,N)),A=(await Promise.all($)).flat();if(A.length>0)throw await l(t,A,m,O)??S(A,m,O);return N})}async function u({
repository:t,path:m,commit:y,entries:O},e,N){const d=O.filter(P=>e.has(P)),$=({path:P})=>m===""?P:P.slice(m.length+1),A=await(0,j().
attributesOf)(t,y,d.map($),f().CONVERSIONS),i=[];for(const P of d){const{path:k,oid:x="",size:G=0}=P;if(e.get(P)==="kind"||
G>E().MAX_FILE_BYTES){i.push({path:k,what:"differs on disk"});continue}const Y=await(0,M().readOnDisk)(N.directory,k),a=(0,f().
conversionFault)(await(0,E().readBlob)(t,x),Y,L=>A($(P),L));a===void 0?N.accept(k,Y):i.push({path:k,what:a})}return i}async function l({
user:t,directory:m},y,O,e){const N=new Set(y.map(({path:A})=>A)),d=(0,F().decodePieces)(await t(["ls-files","-t","-z"])).
flatMap(A=>A.startsWith("S ")?[A.slice(2)]:[]).filter(A=>N.has(A)&&!o((0,b().join)(m,A))),[$]=d;if($!==void 0)return new(v()).
GateError("checkout_differs",`Commit ${(0,g().short)(O)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
$)}${d.length>1?` and ${d.length-1} more`:""}`,e==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function o(t){return(0,I().attempt)(
()=>(0,w().lstatSync)((0,F().systemPath)(t)))!==void 0}function S(t,m,y){const O=[...t].sort((A,i)=>A.path<i.path?-1:1),
{path:e,what:N}=O.find(({what:A})=>A!=="differs on disk")??O[0]??T,d=JSON.stringify(e),$=t.length>1&&N==="differs on dis\
k"?`${d} and ${t.length-1} more differ on disk`:`${d} ${N}`;return R($,m,y)}const T={path:"",what:"differs on disk"};function R(t,m,y){
const O={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${m}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},e=y==="hook"?"The index":`Commit ${(0,g().short)(m)}`;return new(v()).GateError(
"checkout_differs",`${e} is audited, but ${t}`,O[y])}},54032:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),
h.findHeadFiles=I;function w(){const E=n(213);return w=function(){return E},E}const b=100;async function I(E,f,p,r){const M=(await(0,w().
changedFiles)(E,f,p)).filter(({path:F})=>r.has(F)),g=[];for(const[F,s]of M.entries()){const{path:c,status:C}=s,u=C==="de\
leted",l=u||F>=b?[]:await v(E,s);g.push({path:c,...u&&{missing:!0},same:l})}return g}async function v(E,{oldOid:f,newOid:p}){
if(f===p)return[{line:1,head_line:1}];const r=await E.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
f,p],{accept:[1]});return j(r.toString("latin1"))}function j(E){const f=[...E.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(f.length===0)return[];const p=[];let[r,M]=[1,1];for(const[,g="",F="1",s="",c="1"]of f){const C=Number(g)+(F==="0"?1:0),
u=Number(s)+(c==="0"?1:0);C>r&&p.push({line:r,head_line:M,lines:C-r}),[r,M]=[C+Number(F),u+Number(c)]}return[...p,{line:r,
head_line:M}]}},19674:function(z,h){Object.defineProperty(h,"__esModule",{value:!0}),h.branchAtOrigin=b,h.fetched=w,h.isRemoteOf=
n;async function n(v,{owner:j,repo:E}){return(await I(v)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${E}`.toLowerCase()}function w(v){return`+refs/heads/${v}:refs/remotes/origin/${v}`}async function b(v,j){
if(await I(v)==="")return!1;const E=`refs/heads/${j}`;return(await v.user(["ls-remote","--","origin",E])).toString().split(
`
`).some(p=>p.endsWith(`	${E}`))}async function I({user:v}){return(await v(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNamed=M,h.resolveRevision=
r;function w(){const l=n(41895);return w=function(){return l},l}function b(){const l=n(3051);return b=function(){return l},
l}function I(){const l=n(24634);return I=function(){return l},l}function v(){const l=n(67397);return v=function(){return l},
l}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,f=/(?:^|-g)([0-9a-f]{4,64})$/i,p=/^[A-Z]+(?:_[A-Z]+)*$/;
async function r(l,o){return(await M(l,o)).commit}async function M(l,o){if(j.test(o))throw new(w()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,S="",T=""]=E.exec(o)??[],R=await F(l,S==="@"?"HEAD":S),[t,...m]=[...new Set(R.map(({commit:O})=>O))];if(t===
void 0)throw(0,v().unknownRevision)(o,await g(l,S));if(m.length>0)throw u(S,R);if(T===""){const[O,...e]=R.flatMap(N=>N.ref??
[]);return{commit:t,...O!==void 0&&e.length===0&&{ref:O}}}const[y]=await(0,v().peelToCommits)(l,[`${t}${T}`]);if(y===void 0)
throw(0,v().unknownRevision)(o);return{commit:y}}async function g({user:l},o){const T=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(R=>R.replace(/^refs\/(?:heads|remotes)\//,"")).filter(R=>R!==""&&!R.endsWith("/HEAD"));return T.find(R=>R.endsWith(
`/${o}`))??(0,b().nearestName)(o,T)}async function F(l,o){if(o==="HEAD"||(0,v().isObjectId)(o.toLowerCase())){const[m]=await(0,v().
lookUpCommits)(l,[o]);if(m!==void 0)return[{name:o,commit:m}];if(o==="HEAD")return[]}const S=o.startsWith("refs/"),R=[...await(0,v().
readRefs)(l,S?[o]:s(o))].map(([m,{id:y,target:O}])=>({name:m,id:y,ref:O}));S||R.push(...await c(l,o),...await C(l,o));const t=await(0,v().
peelToCommits)(l,R.map(({id:m})=>m));return R.flatMap(({id:m,...y},O)=>{const e=t[O];return e===void 0?[]:[{...y,commit:e}]})}
function s(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(S=>`${S}${l}`),`refs/remotes/${l}/HEAD`]}
async function c({user:l},o){if(!p.test(o))return[];const S=await l(["rev-parse","--verify","--quiet",o],{accept:[1]});return S.
length===0?[]:[{name:o,id:S.toString().trim()}]}async function C({objects:l},o){const[,S]=f.exec(o)??[];return S===void 0?
[]:(await l(["rev-parse",`--disambiguate=${S.toLowerCase()}`])).toString().split(`
`).filter(v().isObjectId).map(t=>({name:t,id:t}))}function u(l,o){const S=o.map(({name:T,commit:R})=>T===R?`commit ${R}`:
`${T} (${(0,I().short)(R)})`);return new(w()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${S.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(z,h,n){
Object.defineProperty(h,"__esModule",{value:!0}),h.buildErrorReport=C,h.buildReport=s,h.withRefusedRun=c;function w(){const t=n(
85475);return w=function(){return t},t}function b(){const t=n(38863);return b=function(){return t},t}function I(){const t=n(
57430);return I=function(){return t},t}function v(){const t=n(54062);return v=function(){return t},t}function j(){const t=n(
95132);return j=function(){return t},t}function E(){const t=n(9436);return E=function(){return t},t}function f(){const t=n(
92344);return f=function(){return t},t}function p(){const t=n(94274);return p=function(){return t},t}function r(){const t=n(
77648);return r=function(){return t},t}function M(){const t=n(36807);return M=function(){return t},t}function g(){const t=n(
27436);return g=function(){return t},t}const F=100;function s(t,m,y){const{audit:O,approval:e,change:N,runResult:d,judgement:$,
ids:A,policy:i,startedAt:P}=t,k=$.genes.map(J=>(0,M().redactGene)(J,m)),x=(0,M().validationReportsOf)(k,{nodeOf:d.nodeOf,
policyDigest:i.digest,startedAt:P,finishedAt:y}),G=(0,f().allFindings)($),Y=o(O.seeds),a=l(A,t.fix),L=(0,r().reportFindings)(
[...a.keys()],a,t.event.base).map(J=>Y(J)?{...J,seed:!0}:J),D=(0,r().findingsAbout)($.findings),H={about:D,ids:A},U=(J,B)=>({
type:B.type,id:B.id,asset_id:(0,w().assetIdOf)(B),path:B.path,line:B.locate().line,change:J,...(0,r().idsIn)(D(B),A)}),{
counting:K,hard_cap_files:W,hard_cap_lines:V}=i.policy.blast_radius;return{...u(t,y),verdict:$.verdict,next_actor:(0,p().
nextActorOf)($.verdict,G,i.policy.fail_on),isolation:d.isolation,blast_radius:{...O.blastRadius,counting:K,hard_cap_files:W,
hard_cap_lines:V,renamed_files:N.files.filter(({status:J})=>J==="renamed").length,changed_files:O.files.slice(0,F)},genes:k.
map((J,B)=>(0,r().reportGene)(J,x[B]?.id??null,H)),capsules:O.capsules.map(({change:J,asset:B,eligible:q,eligibility:Q,reasons:_})=>({
...U(J,B),eligible:q,eligibility:Q,reasons:_.map(X=>({rule:X.rule,message:(0,j().describe)(X).message}))})),events:t.assets.
changes.filter(({asset:J})=>J.type==="EvolutionEvent").map(({kind:J,asset:B})=>U(J,B)),...$.shards.length>0&&{shards:$.shards},
findings:L,...T(G),...R(O,$.findings,A),...t.fix&&{fix:t.fix},...t.headFiles&&{head_files:t.headFiles},approvals:e.approvals,
approval_digest:e.digest??null,plans_digest:O.plansDigest,validation_reports:x.filter(J=>J!==null)}}function c(t,m){const{
code:y,message:O,hint:e}=m;return{...t,verdict:"error",next_actor:"undecided",error:{code:y,message:O,hint:e},genes:t.genes.
map(N=>N.verdict==="pass"||N.verdict==="warn"?{...N,verdict:"error"}:N),...t.shards&&{shards:t.shards.map(N=>({...N,verdict:"\
error"}))},validation_reports:[]}}function C(t,m,y){const{code:O,message:e,hint:N}=t;return{...u(m,y),verdict:"error",next_actor:"\
undecided",error:{code:O,message:e,hint:N},isolation:I().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...m.
shard&&{shards:[{...m.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}
function u({event:t,policy:m,prepare:y,startedAt:O},e){return{type:"GateReport",schema_version:g().GATE_REPORT_VERSION,tool:{
...b().TOOL},event:{name:t?.name??null,...t?.pullRequest&&{pull_request:t.pullRequest.number,fork:t.pullRequest.isFork}},
base_sha:t?.base??null,head_sha:t?.head??null,audited_sha:t?.audited??null,policy:m?{source:m.source,...m.path!==void 0&&
{path:m.path},...m.ref!==void 0&&{ref:m.ref},digest:m.digest,...m.policy.extends&&{extends:m.policy.extends},...m.combinedWith&&
{combined_with:{...m.combinedWith}},profile:m.policy.profile,fail_on:m.policy.fail_on,...S(m.policy,e)}:null,...y&&{prepare:y},
started_at:O.toISOString(),finished_at:e.toISOString(),duration_ms:Math.max(0,e.getTime()-O.getTime())}}function l(t,m){
const y=(e,N)=>JSON.stringify([e,N]),O=new Set(m?.edits.flatMap(({finding:e,path:N,old:d})=>[e,y(N,d)]));return new Map(
[...t].map(([e,N])=>{const{rule:d,args:$,edit:A,location:i}=e;return O.has(N)||A&&O.has(y(i?.path,A.old))?[e,N]:A?.fix?[
{...e,edit:{...A,fix:!1}},N]:[d==="content-hash-mismatch"&&$.fixable===!0?{...e,args:{...$,fixable:!1}}:e,N]}))}function o(t){
const m=new Set(t.map(({type:y,id:O,path:e})=>JSON.stringify([y,O,e])));return({subject:y,location:O,severity:e,harm:N,layer:d})=>e!==
"error"&&N!=="danger"&&d!=="run"&&m.has(JSON.stringify([y?.type,y?.id,O?.path]))}function S({enforce:t},m){const y=(0,v().
enforcementOn)((0,E().dayOf)(m),t);if(y.mode==="block")return{};const{until:O}=y;return{enforce:y.mode,...O!==void 0&&{enforce_until:O}}}
function T(t){const m=t.flatMap(({rule:y,args:O})=>{if(y!=="check-decided-by")return[];const{path:e,why:N,isNew:d,bytes:$}=O,
A=Number($);return[{...{path:String(e),why:String(N),new:d===!0},...A>=0&&{bytes:A}}]});return m.length>0?{read:m}:{}}function R({
agentFiles:t},m,y){const O=t.filter(({entries:e})=>e.length>0);return O.length===0?{}:{agent_files:O.map(e=>(0,r().reportAgentFile)(
e,m,y))}}},92342:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.NOBODY=void 0,h.privilegesFor=v;function w(){
const j=n(14495);return w=function(){return j},j}const b=h.NOBODY={uid:65534,gid:65534},I=["sudo","-n","--","env","-i",`\
PATH=${w().SYSTEM_PATH}`];function v(j,E){const f=E.uid===0,p=f?b:{uid:E.uid,gid:E.gid},r={user:p,runsAs:p,adopt:f,overlay:[
"redirect_dir=on",...f?["metacopy=on"]:[]]},M=["unshare","--mount"];return j.uid===0?[{name:"root",newMounts:M,...r}]:[{
name:"sudo",newMounts:[...I,...M],...r},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],
runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.runPrepare=
t,h.withOutput=Y;function w(){const a=n(51455);return w=function(){return a},a}function b(){const a=n(76760);return b=function(){
return a},a}function I(){const a=n(63963);return I=function(){return a},a}function v(){const a=n(41895);return v=function(){
return a},a}function j(){const a=n(14495);return j=function(){return a},a}function E(){const a=n(87952);return E=function(){
return a},a}function f(){const a=n(67147);return f=function(){return a},a}function p(){const a=n(61229);return p=function(){
return a},a}function r(){const a=n(54120);return r=function(){return a},a}function M(){const a=n(19309);return M=function(){
return a},a}function g(){const a=n(51968);return g=function(){return a},a}function F(){const a=n(10582);return F=function(){
return a},a}function s(){const a=n(92342);return s=function(){return a},a}function c(){const a=n(32223);return c=function(){
return a},a}function C(){const a=n(46252);return C=function(){return a},a}function u(){const a=n(57334);return u=function(){
return a},a}function l(){const a=n(46282);return l=function(){return a},a}function o(){const a=n(20849);return o=function(){
return a},a}function S(){const a=n(11863);return S=function(){return a},a}const T=100,R=1024**3;async function t(a,L){const D=await(0,M().
copyCheckout)(L.checkout);if(D===void 0)throw k("the checkout is too large to copy","Install fewer dependencies before i\
t.");try{const{directory:H}=D.guard,U=new Set(O(D.guard,L.policy));return await y(a,D,L,()=>O(D.guard,L.policy).filter(K=>!U.
has(K))),await e(D.guard,U,L.policy),await(0,w().rm)((0,b().join)(H,".git"),{recursive:!0,force:!0}),await(0,g().copyRepository)(
L.checkout.directory,H),d()&&await A((0,b().join)(H,".git"),await $(H)),{checkout:D.guard.at(H,(0,f().everything)((0,E().
dependencyFolders)(L.policy))),shown:D.objects,close:D.close}}catch(H){throw await D.close(),H}}function m(a){return{...a,
memory_bytes:Math.max(a.memory_bytes,4*R),written_bytes:Math.max(a.written_bytes,2*R),file_bytes:Math.max(a.file_bytes,R),
processes:Math.max(a.processes,1024)}}async function y(a,L,{policy:D,requested:H,env:U,privateFolders:K,signal:W,report:V},J){
const{directory:B}=L.guard,q=a.flatMap(({argv:Z})=>Z.slice(0,1)),Q=await(0,l().findPrograms)({path:U.PATH??"",checkout:B,
names:q}),_=await $(B);d()&&await A(B,s().NOBODY);const X=m(D.limits),{chooseBackend:nn}=await n.e(670).then(n.bind(n,60670)),
{backend:en,isolation:on,close:fn}=await nn({programs:Q,checkout:B,keepsWrites:!0,shown:L.objects,outputBytes:X.output_bytes,
limits:(0,F().limitsOn)((0,F().thisMachine)(),X,1),requested:H,network:!0,folders:K,home:await(0,c().homeFolders)(D.home_caches,
U.HOME),signal:W}),dn=(0,C().causesOf)({isolation:on,programs:Q,checkout:B,home:U.HOME,policy:{limits:X,network:"allow"}}),
rn=en.level==="namespaces";!rn&&d()&&await A(B,_);const sn=[],an=()=>V({contained:rn,isolation:on,lines:sn,written:N(J()).
slice(0,T)}),ln=Object.fromEntries(D.prepare_env.flatMap(Z=>U[Z]===void 0?[]:[[Z,U[Z]]])),mn=performance.now()+X.prepare_seconds*
1e3;try{for(const Z of a){const hn=Math.max(1,Math.round(mn-performance.now())),{command:cn,argv:un,assignments:pn}=Z,[gn=""]=un,
yn={...ln,...pn},wn={command:cn,argv:un,program:gn,directory:"",env:yn,timeoutMs:hn},tn=dn(await Promise.resolve().then(
()=>en.prepare(wn,W)).catch(On=>{throw P(Z,On)}));if(sn.push({command:cn,outcome:tn}),tn.status!=="passed")throw an(),tn.
reason===u().INTERRUPTED?(0,v().interrupted)("during the prepare command"):i(Z,tn)}}finally{await fn()}an()}function O({
directory:a,folders:L,files:D},H){const U=new Set([...L,...D.map(({path:W})=>W)]),{cover:K}=(0,f().additionsOf)([],(0,E().
dependencyFolders)(H));return(0,p().filesBelow)(a,K).filter(W=>!U.has(W))}async function e(a,L,D){const H=new Set([...a.
folders,...a.files.map(({path:B})=>B)]),U=B=>B==="."||H.has(B),K=O(a,D).filter(B=>!L.has(B)).filter(B=>(0,S().replacesAudited)(
B,U)||(0,S().configuresTool)(B,U)),[W,...V]=[...await a.changed(),...K].sort();if(W===void 0)return;const J=V.length===0?
"":` and ${V.length} more`;throw k(`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(W)}${J}`,
"Use commands that only add files, such as npm ci in place of npm install.")}function N(a){return[...new Set(a.map(L=>L.
split("/",1)[0]??L))].sort()}function d(){return process.platform==="linux"&&process.getuid?.()===0}async function $(a){
const{uid:L,gid:D}=await(0,w().stat)(a);return{uid:L,gid:D}}async function A(a,{uid:L,gid:D}){const H=await(0,j().systemTool)(
"chown");if(H===void 0)throw k("`chown` is not in a directory of the system","Install coreutils.");await(0,I().exec)(H,[
"-hR",`${L}:${D}`,"--",a],{silent:!0})}function i({command:a},L){const{reason:D=`exit code ${L.exit_code}`}=L,{causes:H,
change:U}=(0,r().causeWords)(L.causes);return new(v()).GateError("prepare_failed",`The prepare command "${(0,o().safeLine)(
a)}" did not pass: ${[D,...H].join("; ")}.`,`${U}${U&&" "}Its output is in \`prepare\` of the report. It runs without a sh\
ell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}function P({
command:a},L){return!(L instanceof v().GateError)||L.code!=="program_not_found"?L:new(v()).GateError("prepare_failed",`T\
he prepare command "${(0,o().safeLine)(a)}" could not start: ${L.message}`,L.hint,{cause:L})}function k(a,L){return new(v()).
GateError("prepare_failed",`The prepare command could not be used: ${a}.`,L)}const x=5,G=1e3;function Y(a,{lines:L}){const D=L.
at(-1)?.outcome;if(D===void 0)return a;const U=[D.stderr,D.stdout].map(({head:V,tail:J})=>(J||V).trim()).find(V=>V!=="");
if(U===void 0)return a;const K=U.split(`
`).slice(-x).map(o().safeLine).join(" | "),W=`${a.message} It printed: ${K.slice(-G)}`;return new(v()).GateError(a.code,
W,a.hint,{cause:a.cause})}},69641:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.readPrepare=v;function w(){
const f=n(41895);return w=function(){return f},f}function b(){const f=n(95132);return b=function(){return f},f}function I(){
const f=n(54669);return I=function(){return f},f}function v(f){const r=f.split(/\r?\n/).map(M=>M.trim()).filter(M=>M!==""&&
!M.startsWith("#"));if(r.length===0)throw E("`prepare` has no command","Name a command.");return r.map(j)}function j(f){
const{words:p,assignments:r,problems:M}=(0,I().lex)(f),g=M.find(({severity:F})=>F==="error");if(g?.rule==="shell-operato\
r")throw E(`The prepare line \`${f}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(g){const{message:F}=(0,b().describe)((0,b().problemFinding)(
g));throw E(`The prepare line \`${f}\` cannot be read: ${F}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:f,argv:p.map(({text:F})=>F),assignments:Object.fromEntries(r.map(({name:F,value:s})=>[F,s]))}}
function E(f,p){return new(w()).GateError("input_invalid",f,p)}},11863:function(z,h,n){Object.defineProperty(h,"__esModu\
le",{value:!0}),h.configuresTool=e,h.replacesAudited=C,h.takenFor=c;function w(){const d=n(76760);return w=function(){return d},
d}function b(){const d=n(41330);return b=function(){return d},d}function I(){const d=n(95244);return I=function(){return d},
d}function v(){const d=n(39491);return v=function(){return d},d}const j=["",".js",".json",".node"],E=new Set(["package.j\
son",".npmrc"]),f=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,p=/(?:^|\/)\.git(?:\/|$)/,r=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
M=/\.(?:gch|pch|local)$/,g=/\.d\.[cm]?ts$/i,F=/^(?:index|__init__|__main__|init|mod|main)\./,s=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function c(d){const $=S(d),A=i=>i===""||d.look(i)?.kind==="directory";return i=>{if(f.test(i)||p.test(i)||C(i,Y=>d.look(
Y)!==void 0))return!0;const P=N(i);if(P!==void 0&&A(P))return!0;const k=s.exec(i);if(k){const[,Y="",a]=k;return a===void 0?
A(Y):$(Y).has(a)}const[x,G]=[(0,v().folderOf)(i),w().posix.basename(i)];return A(x)?u(G)||o(G,$(x)):(u(G)||E.has(G))&&$(
(0,v().folderOf)(x)).has(w().posix.basename(x))}}function C(d,$){return E.has(w().posix.basename(d))?$(w().posix.dirname(
d)):j.some((A,i)=>{if(!d.endsWith(A))return!1;const P=d.slice(0,d.length-A.length);return[...j.slice(i+1),...A===""?[]:[
""]].some(x=>$(P+x))})}function u(d){return F.test(d)&&l(d)}function l(d){return r.test(d)&&!g.test(d)}function o(d,$){return M.
test(d)?$.has(d.replace(M,"")):(T(d)===d||l(d))&&$.has(T(d))}function S(d){const $=new Map;return A=>{const i=()=>d.list(
A).map(k=>w().posix.basename(k)),P=$.get(A)??new Set(i().flatMap(k=>[k,T(k)]));return $.set(A,P),P}}function T(d){return w().
posix.parse(d).name}const R=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],t=[...R,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],m=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,y=(0,b().default)(t,{dot:!0}),
O=(0,b().default)(R,{dot:!0});function e(d,$){return O(w().posix.basename(d))&&$(w().posix.dirname(d))}function N(d){const $=m.
exec(d);if($)return $[1]??"";const A=w().posix.basename(d);return y(A)||(0,I().isPackageFile)(A)&&!E.has(A)?(0,v().folderOf)(
d):void 0}},71667:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.readDurations=f;function w(){const r=n(
7723);return w=function(){return r},r}function b(){const r=n(41895);return b=function(){return r},r}function I(){const r=n(
73388);return I=function(){return r},r}function v(){const r=n(78534);return v=function(){return r},r}function j(){const r=n(
23107);return j=function(){return r},r}const E=w().looseObject({genes:w().array(w().looseObject({commands:w().array(w().
looseObject({command:w().string(),outcome:w().looseObject({duration_ms:w().number().nonnegative()}).optional()}))}))});async function f(r,M){
const g=await(0,j().readAtMost)(v().MAX_REPORT_BYTES,r,M),F=new Map;for(const{commands:s}of p(g,r).genes)for(const{command:c,
outcome:C}of s){const u=Math.round(C?.duration_ms??0);u>0&&F.set(c,Math.max(u,F.get(c)??0))}return F}function p(r,M){try{
return E.parse(JSON.parse(r.toString("utf8")))}catch(g){throw new(b()).GateError("artifact_invalid",`${(0,I().inputName)(
M)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:g})}}},96620:function(z,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=
j,h.genesIn=f,h.isPending=E,h.partition=b,h.shardsFor=I;function w(){const s=n(77598);return w=function(){return s},s}function b(s,c,C=new Map){
const u=s.map(r),l=new Map(u.map((y,O)=>[y,s[O]??[]])),o=p(u),S=[...new Set(s.flat())].sort(),T=new Map(S.map((y,O)=>[y,
O])),R=o.map(y=>[...new Set(l.get(y))].map(O=>T.get(O)??0).sort((O,e)=>O-e)),t=R.length===0?[]:g(R,v(S,C),c),m=new Map(o.
map((y,O)=>[y,t[O]??0]));return u.map(y=>y===void 0?void 0:(m.get(y)??0)+1)}function I(s,c,C){let u=Math.min(c,p(s.map(r)).
length);for(;;){const l=new Set(b(s,u,C).filter(o=>o!==void 0));if(l.size===u)return u;u=l.size}}function v(s,c){const C=s.
flatMap(l=>c.get(l)??[]).map(l=>Math.max(l,1)).sort((l,o)=>l-o),u=C[Math.floor(C.length/2)]??1;return s.map(l=>Math.max(
c.get(l)??u,1))}function j(s){return s.map(({commands:c})=>c.every(C=>C.plan!==void 0||E(C))?c.map(({command:C})=>C):[])}
function E({plan:s,verdict:c,findings:C}){return s===void 0&&c!=="block"&&C.some(({rule:u})=>u==="target-not-judged")}function f({
index:s,of:c},C,u){const l=b(j(C),c,u);return new Set(C.filter((o,S)=>l[S]===s))}function p(s){return[...new Set(s)].filter(
c=>c!==void 0).sort()}function r(s){if(s.length===0)return;const c=[...new Set(s)].sort().join(`
`);return(0,w().createHash)("sha256").update(c).digest("hex")}const M=[0,.25,.5,.75];function g(s,c,C){return M.map(l=>F(
s,c,C,Math.floor(s.length*l))).reduce((l,o)=>o.most<l.most?o:l).shards}function F(s,c,C,u){const l=Array.from({length:C},
()=>new Set),o=new Array(C).fill(0),S=new Array(s.length).fill(0),T=new Set,R=[...s.keys()],t=new Set([...R.slice(u),...R.
slice(0,u)]);for(;t.size>0;){const m=o.indexOf(Math.min(...o)),y=l[m]??new Set,O=d=>y.has(d)?2:T.has(d)?0:1;let[e,N]=[0,
Number.NEGATIVE_INFINITY];for(const d of t){const $=(s[d]??[]).reduce((A,i)=>A+O(i)*(c[i]??0),0);$>N&&([e,N]=[d,$])}for(const d of s[e]??
[])y.has(d)||(o[m]=(o[m]??0)+(c[d]??0)),y.add(d),T.add(d);S[e]=m,t.delete(e)}return{shards:S,most:Math.max(...o)}}},92910:function(z,h,n){
Object.defineProperty(h,"__esModule",{value:!0}),h.shardName=I,h.shardSchema=void 0;function w(){const j=n(7723);return w=
function(){return j},j}function b(){const j=n(78374);return b=function(){return j},j}function I({index:j,of:E}){return`${j}\
/${E}`}const v=h.shardSchema=w().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[E,f]=j.split("/").map(Number);return{index:Number(E),of:Number(f)}}).refine(({index:j,
of:E})=>j<=E&&E<=b().MAX_SHARDS,{error:`Expected a shard of at most ${b().MAX_SHARDS}, such as 2/8`})}};
