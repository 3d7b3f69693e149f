"use strict";exports.id=475,exports.ids=[475,342],exports.modules={76459:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.prepareRefusals=c;function S(){const i=t(76760);return S=function(){return i},i}function R(){const i=t(58238);return R=
function(){return i},i}function E(){const i=t(60210);return E=function(){return i},i}function v(){const i=t(45156);return v=
function(){return i},i}function O(){const i=t(59867);return O=function(){return i},i}function M(){const i=t(10473);return M=
function(){return i},i}function f(){const i=t(3463);return f=function(){return i},i}function g(){const i=t(95244);return g=
function(){return i},i}function o(){const i=t(32854);return o=function(){return i},i}function j(){const i=t(93028);return j=
function(){return i},i}function h(){const i=t(95132);return h=function(){return i},i}const b=16*1024*1024,r=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],s=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
P=/(?:^|\/)package\.json$/;async function c(i,N){const I=await Promise.all(n(N).map(G=>l(G,i,N))),B=await y(i,N);return[
...I.flat(),...B].map(G=>(0,h().finding)("prepare-refused",G))}async function l(i,N,I){const B=I.readlink(i);if(B!==void 0&&
B!==N.readlink(i))return[{path:i,what:"it is a new symbolic link"}];const G=(0,o().resolveInTree)(I,i);return G.kind!=="\
inside"||!(0,j().isRegular)(G.entry.kind)?s.test(i)?[{path:i,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,M().hasOtherContent)(I,N,i)?P.test(i)?F(i,N,I):T(i)?d(i,N,I):e(i,N,I):[]}async function y(i,N){const[
{npm:I},{npm:B}]=await Promise.all([(0,O().readLocks)(i),(0,O().readLocks)(N)]),G=B?.all.find(A=>{const{name:D,source:k}=A;
if(k.kind!=="file")return!1;if((0,v().replacedArchive)(A,N,i))return!0;const x=I?.packages.get(D)?.source;return!(x?.kind===
"file"&&(x.at===k.at||!a(k.at)))&&(x!==void 0||a(k.at))});if(!B||!G)return[];const u=`it takes the package \`${G.name}\` \
from \`${G.source.at}\``;return[{path:B.path,what:u}]}function a(i){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(i)}function T(i){
return g().LOCKFILES.includes(S().posix.basename(i))}function $(i){return g().NPM_LOCKFILES.some(N=>N===S().posix.basename(
i))}function n(i){return[...i.files()].filter(({kind:N})=>N!=="submodule").map(({path:N})=>N).filter(N=>s.test(N)||P.test(
N)||T(N))}async function d(i,N,I){const B=$(i)?await(0,O().readLock)(I,i):"unread";if(B==="unread")return[{path:i,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:i,what:"it is no valid lockfile"}];const G=n(
N).filter($),A=(await Promise.all(G.map(k=>(0,O().readLock)(N,k)))).flatMap(k=>typeof k=="object"?k.all:[]),D=new Set([...A.
map(({source:k})=>m(k)),...await(0,v().knownHosts)(N)]);for(const{source:k}of B.all){const x=m(k);if(x===void 0||D.has(x))
continue;const U=k.kind==="git"?"the dependency":"downloads from";return[{path:i,what:`it adds ${U} \`${x.slice(0,200)}\``}]}
return[]}function m({kind:i,at:N}){if(i!=="file")return i==="tarball"&&URL.canParse(N)?new URL(N).host:N}async function e(i,N,I){
if(!/\.npmrc$/i.test(i))return[{path:i,what:"it decides where packages come from"}];const[B,G]=await Promise.all([w(N,i),
w(I,i)]),u=Object.entries(G).flatMap(([A,D])=>{const k=(0,E().effectOf)(A,D);return JSON.stringify(B[A])!==JSON.stringify(
D)&&(k==="decides"||k==="other")?[A]:[]});return u.length===0?[]:[{path:i,what:`it sets ${u.map(A=>`\`${A}\``).join(", ")}`}]}
async function w(i,N){const I=(0,o().resolveInTree)(i,N);return I.kind!=="inside"||!(0,j().isRegular)(I.entry.kind)?{}:(0,R().
parse)((await i.read(I.path,b)).toString("utf8"))}function C(i,N,I){const[B]=[...I].filter(G=>!N.has(G));return B===void 0?
[]:[{path:i,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function F(i,N,I){const[B,G]=await Promise.all([
N,I].map(u=>(0,O().readJsonFile)(u,i)));return G===O().INVALID?[{path:i,what:"it is not a JSON object"}]:C(i,H((0,f().objectIn)(
B)),H((0,f().objectIn)(G)))}function H(i){const N=new Set,I=(D,k)=>{if(typeof k=="string"&&L(k,D)){const{kind:x}=(0,O().
sourceOf)(k,D,"");N.add(`${D}: ${x==="git"?k.replace(/#.*$/s,""):k}`)}for(const[x,U]of Object.entries((0,f().objectIn)(k)))
I(x,U)};for(const D of r)I(D,i[D]);const{overrides:B,packageExtensions:G}=(0,f().objectIn)(i.pnpm);I("pnpm",{overrides:B,
packageExtensions:G});const{catalog:u,catalogs:A}=(0,f().objectIn)(i.workspaces);return I("workspaces",{catalog:u,catalogs:A}),
N}function L(i,N){const{kind:I,at:B=""}=(0,O().sourceOf)(i,N,"");return I==="git"||I==="tarball"||I==="file"&&a(B)}},29122:function(J,p){
Object.defineProperty(p,"__esModule",{value:!0}),p.isOfCommit=t;function t({name:S}){return S!=="worktree"&&S!=="index"}},
29656:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.approverOf=M,p.headsOf=O;function S(){const f=t(
1395);return S=function(){return f},f}function R(){const f=t(29122);return R=function(){return f},f}function E(){const f=t(
67879);return E=function(){return f},f}function v(){const f=t(82330);return v=function(){return f},f}function O(f,g,o){const{
baseRef:j,group:h}=f;if(h!==void 0)return h.map(({number:r,headSha:s})=>({pullRequest:r,judge:()=>(0,v().judgeHead)(g,s,
j)}));const b=f.audited===f.head||!(0,R().isOfCommit)(f);return[{...f.pullRequest&&{pullRequest:f.pullRequest.number},judge:()=>b?
(0,S().judgedHead)(o.audit,o.tree,g.policy,j):(0,v().judgeHead)(g,f.head,j)}]}function M({approver:f},{baseRef:g,policyCommit:o,
defaultBranch:j},h){return{means:f.means,find:b=>f.find({...b,subjectAt:async r=>(await(0,v().judgeHead)(h,r,g)).subject,
policyChangedSince:async r=>{const P=[...new Set([o,j?.commit??o])].map(c=>(0,E().policyChangedSince)(h.repository,c,r));
return(await Promise.all(P)).includes(!0)}})}}},82330:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.
auditCommit=o,p.judgeHead=j;function S(){const h=t(1395);return S=function(){return h},h}function R(){const h=t(70237);return R=
function(){return h},h}function E(){const h=t(67506);return E=function(){return h},h}function v(){const h=t(54244);return v=
function(){return h},h}function O(){const h=t(67147);return O=function(){return h},h}function M(){const h=t(24634);return M=
function(){return h},h}function f(){const h=t(35720);return f=function(){return h},h}function g(){const h=t(213);return g=
function(){return h},h}async function o({repository:h,policy:b,additions:r,disk:s,isPending:P,platform:c,all:l,unprovenMerge:y,
signal:a},T,$){const[n,d,m]=await Promise.all([(0,f().readTree)(h,$),(0,f().readTree)(h,T),(0,g().readChange)(h,$,T)]),w={
...s?(0,O().withAdditions)(d,s,r):d,...P&&{isPending:P}},C=new(v()).AuditClock(a),F={baseTree:n,headTree:d,change:m,policy:b.
policy,all:l,clock:C},H=await(0,R().collectAssets)(F),L=await(0,E().auditChange)({change:m,assets:H,baseTree:n,tree:w,policy:b,
platform:c,...y&&{unprovenMerge:y},clock:C});return{change:m,assets:H,audit:L,tree:d,commandTree:w}}async function j(h,b,r){
const{repository:s,policyCommit:P}=h;await(0,M().requireCommits)(s,[b],[b]);const c=await(0,M().mergeBase)(s,P,b),{audit:l,
tree:y}=await o(h,b,c);return await(0,S().judgedHead)(l,y,h.policy,r)}},52483:function(J,p,t){Object.defineProperty(p,"_\
_esModule",{value:!0}),p.basePolicy=h,p.effectivePolicy=j,p.protectedBy=s,p.readerOf=r,p.resolvePolicyRef=c;function S(){
const a=t(41895);return S=function(){return a},a}function R(){const a=t(67617);return R=function(){return a},a}function E(){
const a=t(81961);return E=function(){return a},a}function v(){const a=t(74238);return v=function(){return a},a}function O(){
const a=t(24634);return O=function(){return a},a}function M(){const a=t(35720);return M=function(){return a},a}function f(){
const a=t(19674);return f=function(){return a},a}function g(){const a=t(67397);return g=function(){return a},a}function o(){
const a=t(50598);return o=function(){return a},a}async function j(a,T,$){return(0,E().tightenPolicy)(await h(a,T,$),a.inputs)}
async function h({policy:a,policyRef:T,readShared:$},n,d){const m=r(n,$),e=a??await P(m,d);if(T===void 0)return e;const w=await c(
n,T);return(0,E().stricterOf)(e,await m(w,`${T}:${v().POLICY_PATH}`),T)}const b="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function r(a,T){return async($,n)=>(0,v().loadPolicy)(await(0,M().
readTree)(a,$),$,{path:n,hint:b,readShared:T})}async function s({name:a,commit:T},$,n){return(0,R().policyOfBranch)(await n(
T,`${a}:${v().POLICY_PATH}`),$,a)}async function P(a,{policyCommit:T,baseRef:$,defaultBranch:n}){const d=await a(T,v().POLICY_PATH);
if(n===void 0)return d;if(n.name===$){const e=(0,R().policyOfBranch)(d,$,$)??d;return e===d?d:(0,E().stricterOf)(d,e,`br\
anches.${$}`)}const m=await s(n,$,a);return m===void 0||d.source==="default"?m??d:(0,E().stricterOf)(d,m,n.name)}async function c(a,T){
const $=T.replace(/^refs\/heads\//,"");try{return(0,g().isObjectId)($)?await(0,o().resolveRevision)(a,$):await l(a,$)??await(0,o().
resolveRevision)(a,T)}catch(n){throw n instanceof S().GateError&&n.code==="ref_ambiguous"?n:y(T,n)}}async function l(a,T){
const $=`refs/remotes/origin/${T}`,[n,d]=await(0,g().lookUpCommits)(a,[$,`refs/heads/${T}`]);if(n!==void 0)return n;try{
if(!await(0,f().branchAtOrigin)(a,T))return}catch(m){if(d!==void 0)return d;throw m}return await(0,O().requireCommits)(a,
[$],[(0,f().fetched)(T)]),(await(0,g().lookUpCommits)(a,[$]))[0]}function y(a,T){const $=T instanceof S().GateError&&T.code===
"git_failed"?`: ${T.message}`:"";return new(S()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(a)} is not a br\
anch of origin or a revision in this clone${$}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:T})}},24474:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.gate=T;function S(){const e=t(29122);
return S=function(){return e},e}function R(){const e=t(41895);return R=function(){return e},e}function E(){const e=t(21311);
return E=function(){return e},e}function v(){const e=t(26016);return v=function(){return e},e}function O(){const e=t(87952);
return O=function(){return e},e}function M(){const e=t(67147);return M=function(){return e},e}function f(){const e=t(48741);
return f=function(){return e},e}function g(){const e=t(96402);return g=function(){return e},e}function o(){const e=t(27624);
return o=function(){return e},e}function j(){const e=t(37075);return j=function(){return e},e}function h(){const e=t(23208);
return h=function(){return e},e}function b(){const e=t(69641);return b=function(){return e},e}function r(){const e=t(92344);
return r=function(){return e},e}function s(){const e=t(82330);return s=function(){return e},e}function P(){const e=t(52483);
return P=function(){return e},e}function c(){const e=t(55929);return c=function(){return e},e}function l(){const e=t(91827);
return l=function(){return e},e}function y(){const e=t(72857);return y=function(){return e},e}function a(){const e=t(34720);
return a=function(){return e},e}async function T(e){const{shard:w}=e,C={startedAt:new Date,...w&&{shard:w}};let F;try{return F=
await(0,g().openRepository)(e.directory,e.env),await $(e,F,C)}catch(H){const L=(0,R().asGateError)(H),{prepare:i}=C;return(0,o().
buildErrorReport)(L.code==="prepare_failed"&&i?(0,h().withOutput)(L,i):L,C,new Date)}finally{await F?.close()}}async function $(e,w,C){
const F=await e.locate(w);C.event=F;const H=await(0,P().effectivePolicy)(e,w,F);C.policy=H,(0,E().requireExamples)(H);const L=n(
e,w,F,H),i=e.run&&e.prepare?(0,b().readPrepare)(e.prepare):[],N=i.length>0?await(0,a().verifiedCheckout)(L,F):void 0,{prepared:I,
findings:B}=N?await(0,l().prepareCheckout)(i,N,{request:e,event:F,audit:L,report:G=>{C.prepare=G}}):{findings:[]};try{const G=d(
e,L,I),u=m(await(0,s().auditCommit)(G,F.audited,F.base),B),{audit:A,tree:D}=u,k=e.run&&A.genes.length>0,x=I?.checkout??N??
(k?await(0,a().verifiedCheckout)(L,F):void 0),U=u.change.files,V={checkout:x,tree:D,change:{files:U,isCommitted:(0,S().isOfCommit)(
F)},...I&&{shown:I.shown}},{refusal:X,...K}=await(0,a().validateChange)({request:e,event:F,policy:H},G,u,{place:V,startedAt:C.
startedAt}),W=(0,r().allFindings)(K.judgement),Y=(0,j().idsOf)(W),z=K.runResult.interrupted>0?void 0:e.signal,_=await(0,y().
proposeFix)({...G,signal:z},F,u,Y),Q=await(0,c().headFilesOf)(w,F,u.assets,W);if(z?.aborted)throw(0,R().interrupted)("af\
ter the audit");const q=(0,o().buildReport)({...C,...u,...K,event:F,all:e.all,policy:H,ids:Y,fix:_,headFiles:Q},e.secrets,
new Date);return X?(0,o().withRefusedRun)(q,X):q}finally{await I?.close()}}function n(e,w,C,F){return{repository:w,policy:F,
additions:(0,O().additionsFor)(F.policy),platform:(0,v().platformOf)(process.platform),policyCommit:C.policyCommit,all:e.
all,...C.unprovenMerge&&{unprovenMerge:C.unprovenMerge},signal:e.signal}}function d({run:e,takeRuns:w,prepare:C},F,H){return{
...F,disk:(0,f().folderTree)(H?.checkout.directory??F.repository.directory),...H&&{additions:(0,M().everything)((0,O().dependencyFolders)(
F.policy.policy))},...!e&&{isPending:w||C?()=>!0:F.additions.cover}}}function m(e,w){const{audit:C}=e;return{...e,audit:{
...C,findings:[...C.findings,...w]}}}},55929:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.headFilesOf=
R;function S(){const E=t(54032);return S=function(){return E},E}async function R(E,{audited:v,head:O},{changes:M},f){if(v===
O)return;const g=new Set([...M.map(({asset:o})=>o.path),...f.flatMap(({location:o})=>o?.path??[])]);return(0,S().findHeadFiles)(
E,v,O,g).catch(()=>{})}},91827:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.prepareCheckout=r;function S(){
const c=t(9354);return S=function(){return c},c}function R(){const c=t(67506);return R=function(){return c},c}function E(){
const c=t(76459);return E=function(){return c},c}function v(){const c=t(74238);return v=function(){return c},c}function O(){
const c=t(35720);return O=function(){return c},c}function M(){const c=t(67078);return M=function(){return c},c}function f(){
const c=t(95132);return f=function(){return c},c}function g(){const c=t(32223);return g=function(){return c},c}function o(){
const c=t(23208);return o=function(){return c},c}function j(){const c=t(63682);return j=function(){return c},c}function h(){
const c=t(29656);return h=function(){return c},c}function b(){const c=t(82330);return b=function(){return c},c}async function r(c,l,y){
const{event:a}=y,T={...y.audit,isPending:()=>!0},$=await(0,b().auditCommit)(T,a.audited,a.base);if(!(0,R().mayRunSome)($.
audit))return{findings:[]};const n=[...await(0,E().prepareRefusals)(await(0,O().readTree)(T.repository,a.base),$.tree),...await P(
$,{...y,audit:T})];if(n.length>0)return{findings:n};const{prepared:d,reported:m}=await s(c,l,y),e=m?.isolation.downgrades?.[0]?.
reason??"containment is off",C=m?.contained?[]:[(0,f().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:e})];return{prepared:d,findings:C}}async function s(c,l,{request:{env:y,signal:a,secrets:T},event:$,audit:n,report:d}){
const{policy:m}=n.policy,e=m.prepare_env.flatMap(H=>y[H]??[]),w=[...T,...e];let C;return{prepared:await(0,o().runPrepare)(
c,{checkout:l,policy:m,requested:(0,j().requestOf)(m.containment,$.pullRequest?.isFork??!1),env:y,privateFolders:(0,g().
privateFolders)(y),signal:a,report:H=>{C={...H,lines:H.lines.map(({command:L,outcome:i})=>({command:L,outcome:(0,M().redactOutcome)(
i,w)}))},d(C)}}),reported:C}}async function P(c,{request:l,event:y,audit:a}){const T=c.audit.findings.filter(({rule:d})=>d===
"gate-weakened");if(T.length===0)return[];const{gate:$}=await(0,S().findApprovals)({genes:[],findings:T},a.policy.policy.
approvals,(0,h().headsOf)(y,a,c),(0,h().approverOf)(l,y,a));if($===void 0)return[];const n=T[0]?.location?.path??v().POLICY_PATH;
return[(0,f().finding)("prepare-refused",{path:n,what:"it weakens the gate and waits for approval"})]}},72857:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.proposeFix=o;function S(){const s=t(53315);return S=function(){return s},
s}function R(){const s=t(29122);return R=function(){return s},s}function E(){const s=t(62130);return E=function(){return s},
s}function v(){const s=t(88211);return v=function(){return s},s}function O(){const s=t(41895);return O=function(){return s},
s}function M(){const s=t(4378);return M=function(){return s},s}function f(){const s=t(35720);return f=function(){return s},
s}function g(){const s=t(93028);return g=function(){return s},s}async function o({repository:s,policy:{policy:P},platform:c,
all:l,signal:y},a,{assets:T,change:$,tree:n,commandTree:d},m){const e=new Set([...m.keys()].flatMap(I=>h(I)?b(I):[]));if(e.
size===0)return;const w=!(0,R().isOfCommit)(a)||a.audited===a.head,C=w?n:await(0,f().readTree)(s,a.head),F=T.changes.filter(
({kind:I})=>I!=="removed"),H=new Set(F.map(({asset:I})=>r(I))),L=[...e].filter(I=>(0,g().isRegular)(C.stat(I)?.kind)),i=await Promise.
all(L.map(async I=>({path:I,bytes:await C.read(I)}))),N=M().Judge.by({policy:P,tree:d,base:await(0,f().readTree)(s,a.base),
changed:new Set($.files.flatMap(S().namesOf)),platform:c,...y&&{signal:y}});try{const I=u=>H.has(r(u)),B=await(0,E().fixFiles)(
i,N,{includes:I,left:!1}),G=await(0,v().proposalOf)(B,w?m:j(m));return G&&{...G,...l&&{all:l}}}catch(I){if(I instanceof O().
GateError&&I.code==="audit_too_long")return;throw I}}function j(s){return new Map([...s].map(([{edit:P,...c},l])=>[c,l]))}
function h({rule:s,edit:P,suppressed:c}){return!c&&(P?.fix===!0||s==="content-hash-mismatch")}function b({location:s}){return s?
[s.path]:[]}function r({path:s,type:P,id:c}){return JSON.stringify([s,P,c])}},34720:function(J,p,t){Object.defineProperty(
p,"__esModule",{value:!0}),p.validateChange=j,p.verifiedCheckout=o;function S(){const r=t(29122);return S=function(){return r},
r}function R(){const r=t(41895);return R=function(){return r},r}function E(){const r=t(61388);return E=function(){return r},
r}function v(){const r=t(32223);return v=function(){return r},r}function O(){const r=t(63682);return O=function(){return r},
r}function M(){const r=t(96620);return M=function(){return r},r}function f(){const r=t(94901);return f=function(){return r},
r}function g(){const r=t(29656);return g=function(){return r},r}function o({repository:r,additions:s},P){const c=(0,S().
isOfCommit)(P)?E().requireCheckedOut:E().requireSameFiles,l=P.name==="index"?"hook":b(P)?"terminal":"actions";return c(r,
P.audited,s,l)}async function j({request:r,event:s,policy:P},c,l,{place:y,startedAt:a}){const{audit:T,tree:$}=l,n={audit:T,
event:s,policy:P},d=e=>w=>h(r,n,w,e),m={policy:P.policy,startedAt:a,heads:(0,g().headsOf)(s,c,l),approver:(0,g().approverOf)(
r,s,c)};try{return await(0,f().validate)(T,{...m,runs:r.run||r.takeRuns!==void 0,run:async e=>await r.takeRuns?.(n,e)??await d(
y)(e)})}catch(e){const w=(0,R().asGateError)(e);if(w.code!=="containment_unavailable")throw w;const C=d({checkout:void 0,
tree:$});return{...await(0,f().validate)(T,{...m,runs:!1,run:C}),refusal:w}}}async function h({env:r,shard:s,durations:P,
progress:c,signal:l},{audit:y,event:a,policy:{policy:T}},$,n){const d=s?(0,M().genesIn)(s,y.genes,P):new Set(y.genes),m=await(0,O().
runAudited)(y,{...n,attended:b(a)&&!r.CI,policy:T,fork:a.isFork,path:r.PATH??"",home:r.HOME,privateFolders:(0,v().privateFolders)(
r),waiting:{has:e=>$.has(e)||!d.has(e)},progress:c,signal:l});return s?{...m,shards:[{...s,genes:d}]}:m}function b(r){return r.
name==="range"||!(0,S().isOfCommit)(r)}},67617:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.policyOfBranch=
M;function S(){const o=t(41330);return S=function(){return o},o}function R(){const o=t(41895);return R=function(){return o},
o}function E(){const o=t(81961);return E=function(){return o},o}function v(){const o=t(74238);return v=function(){return o},
o}function O(){const o=t(11160);return O=function(){return o},o}function M(o,j,h){const{branches:b,...r}=o.policy,s=Object.
entries(b).filter(([l])=>f(l,j));if(s.length===0&&j!==h)return;const P={...r,branches:{}},c=s.map(([,l])=>O().policySchema.
parse((0,O().withEntry)(P,l))).reduce((l,y)=>l?g(l,y,j):y,void 0);return c===void 0?o:{...o,policy:c,digest:(0,v().digestPolicy)(
c)}}function f(o,j){return o===j||S().default.isMatch(j,o,{dot:!0,nonegate:!0})}function g(o,j,h){const b=(0,E().combine)(
o,j);if("policy"in b)return b.policy;throw new(R()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(h)} differ in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}},67879:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),
p.policyChangedSince=M;function S(){const g=t(23404);return S=function(){return g},g}function R(){const g=t(41895);return R=
function(){return g},g}function E(){const g=t(24634);return E=function(){return g},g}function v(){const g=t(35720);return v=
function(){return g},g}function O(){const g=t(74238);return O=function(){return g},g}async function M(g,o,j){const h=Math.
floor(Date.parse(j)/1e3)+1,r=(await g.objects(["log","--first-parent",`--since=@${h}`,"--format=%H %P",o,...await g.isPartial()?
[]:["--",O().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(r==="")return!1;const[s="",P]=r.split(" ");if((await g.shallowCommits()).has(s))throw new(R()).GateError(
"shallow_clone",`this clone lacks the history of ${O().POLICY_PATH} before ${(0,E().short)(s)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return P===void 0?!0:await f(g,P)!==await f(g,o)}async function f(g,o){const j=await(0,O().readPolicyIn)(
await(0,v().readTree)(g,o));return"missing"in j?j.text:"policy"in j?(0,S().canonicalize)(j.policy):void 0}},89979:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.withCheckoutParts=M;function S(){const o=t(51455);return S=function(){
return o},o}function R(){const o=t(76760);return R=function(){return o},o}function E(){const o=t(41895);return E=function(){
return o},o}function v(){const o=t(96402);return v=function(){return o},o}function O(){const o=t(35720);return O=function(){
return o},o}async function M(o,j,h){const b=[],r=async(s,P,c)=>{const l=await(0,O().readTree)(P,c),y=[...l.files()].map(
a=>({...a,path:f(s,a.path)}));b.push({path:s,repository:P,commit:c,tree:l,entries:y});for(const{kind:a,path:T,oid:$}of y){
if(a!=="submodule"||$===void 0)continue;const n=await g((0,R().join)(o.directory,T));n&&await r(T,n,$)}};try{return await r(
"",o,j),await h(b)}finally{for(const s of b.slice(1))await s.repository.close()}}function f(o,j){return o===""?j:`${o}/${j}`}
async function g(o){if(await(0,S().lstat)((0,R().join)(o,".git")).catch(()=>{})===void 0)return;const h=await(0,v().openRepository)(
o);if(h.directory===o)return h;throw await h.close(),new(E()).GateError("checkout_differs",`The submodule ${JSON.stringify(
o)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.checkoutDiffers=$,p.requireCheckedOut=s,p.requireSameFiles=P;function S(){
const n=t(73024);return S=function(){return n},n}function R(){const n=t(76760);return R=function(){return n},n}function E(){
const n=t(26040);return E=function(){return n},n}function v(){const n=t(41895);return v=function(){return n},n}function O(){
const n=t(95201);return O=function(){return n},n}function M(){const n=t(55366);return M=function(){return n},n}function f(){
const n=t(22566);return f=function(){return n},n}function g(){const n=t(59580);return g=function(){return n},n}function o(){
const n=t(89979);return o=function(){return n},n}function j(){const n=t(48741);return j=function(){return n},n}function h(){
const n=t(24634);return h=function(){return n},n}function b(){const n=t(96681);return b=function(){return n},n}function r(){
const n=t(67397);return r=function(){return n},n}async function s(n,d,m,e){const[w]=await(0,r().resolveCommits)(n,["HEAD"]);
if(w!==d)throw $(`the checkout is at ${(0,h().short)(w)}`,d,e);return P(n,d,m,e)}async function P(n,d,m,e){return(0,o().
withCheckoutParts)(n,d,async w=>{const C=(0,g().guardCheckout)(n.directory,w.flatMap(({entries:i})=>i),m),F=await C.differing(),
H=w.map(i=>c(i,F,C)),L=(await Promise.all(H)).flat();if(L.length>0)throw await l(n,L,d,e)??a(L,d,e);return C})}async function c({
repository:n,path:d,commit:m,entries:e},w,C){const F=e.filter(N=>w.has(N)),H=({path:N})=>d===""?N:N.slice(d.length+1),L=await(0,O().
attributesOf)(n,m,F.map(H),f().CONVERSIONS),i=[];for(const N of F){const{path:I,oid:B="",size:G=0}=N;if(w.get(N)==="kind"||
G>M().MAX_FILE_BYTES){i.push({path:I,what:"differs on disk"});continue}const u=await(0,j().readOnDisk)(C.directory,I),A=(0,f().
conversionFault)(await(0,M().readBlob)(n,B),u,D=>L(H(N),D));A===void 0?C.accept(I,u):i.push({path:I,what:A})}return i}async function l({
user:n,directory:d},m,e,w){const C=new Set(m.map(({path:L})=>L)),F=(0,b().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(L=>L.startsWith("S ")?[L.slice(2)]:[]).filter(L=>C.has(L)&&!y((0,R().join)(d,L))),[H]=F;if(H!==void 0)return new(v()).
GateError("checkout_differs",`Commit ${(0,h().short)(e)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
H)}${F.length>1?` and ${F.length-1} more`:""}`,w==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function y(n){return(0,E().attempt)(
()=>(0,S().lstatSync)((0,b().systemPath)(n)))!==void 0}function a(n,d,m){const e=[...n].sort((L,i)=>L.path<i.path?-1:1),
{path:w,what:C}=e.find(({what:L})=>L!=="differs on disk")??e[0]??T,F=JSON.stringify(w),H=n.length>1&&C==="differs on dis\
k"?`${F} and ${n.length-1} more differ on disk`:`${F} ${C}`;return $(H,d,m,"dirty")}const T={path:"",what:"differs on di\
sk"};function $(n,d,m,e){const w={actions:`Run the gate before any step that changes tracked files, and set on actions/c\
heckout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${e==="dirty"?"Commit or stash the changes (git stash)":`Switch to the branch of the commi\
t, or check it out (git checkout ${d})`}; or gate the uncommitted files (--worktree), or only audit (--no-run).`,hook:"S\
tage the changes (git add) or put them away (git stash --keep-index), or only audit (--no-run)."},C=m==="hook"?"The inde\
x":`Commit ${(0,h().short)(d)}`;return new(v()).GateError("checkout_differs",`${C} is audited, but ${n}`,w[m])}},54032:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.findHeadFiles=E;function S(){const M=t(213);return S=function(){return M},
M}const R=100;async function E(M,f,g,o){const j=(await(0,S().changedFiles)(M,f,g)).filter(({path:b})=>o.has(b)),h=[];for(const[
b,r]of j.entries()){const{path:s,status:P}=r,c=P==="deleted",l=c||b>=R?[]:await v(M,r);h.push({path:s,...c&&{missing:!0},
same:l})}return h}async function v(M,{oldOid:f,newOid:g}){if(f===g)return[{line:1,head_line:1}];const o=await M.objects(
["diff","-U0","--no-color","--no-ext-diff","--no-textconv",f,g],{accept:[1]});return O(o.toString("latin1"))}function O(M){
const f=[...M.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(f.length===0)return[];const g=[];let[o,j]=[1,
1];for(const[,h="",b="1",r="",s="1"]of f){const P=Number(h)+(b==="0"?1:0),c=Number(r)+(s==="0"?1:0);P>o&&g.push({line:o,
head_line:j,lines:P-o}),[o,j]=[P+Number(b),c+Number(s)]}return[...g,{line:o,head_line:j}]}},19674:function(J,p){Object.defineProperty(
p,"__esModule",{value:!0}),p.branchAtOrigin=R,p.fetched=S,p.isRemoteOf=t;async function t(v,{owner:O,repo:M}){return(await E(
v)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${O}/${M}`.toLowerCase()}
function S(v){return`+refs/heads/${v}:refs/remotes/origin/${v}`}async function R(v,O){if(await E(v)==="")return!1;const M=`\
refs/heads/${O}`;return(await v.user(["ls-remote","--","origin",M])).toString().split(`
`).some(g=>g.endsWith(`	${M}`))}async function E({user:v}){return(await v(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveNamed=j,p.resolveRevision=
o;function S(){const l=t(41895);return S=function(){return l},l}function R(){const l=t(3051);return R=function(){return l},
l}function E(){const l=t(24634);return E=function(){return l},l}function v(){const l=t(67397);return v=function(){return l},
l}const O=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,M=/^(.*?)((?:[~^]\d*)*)$/s,f=/(?:^|-g)([0-9a-f]{4,64})$/i,g=/^[A-Z]+(?:_[A-Z]+)*$/;
async function o(l,y){return(await j(l,y)).commit}async function j(l,y){if(O.test(y))throw new(S()).GateError("ref_not_f\
ound",`${JSON.stringify(y)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,a="",T=""]=M.exec(y)??[],$=await b(l,a==="@"?"HEAD":a),[n,...d]=[...new Set($.map(({commit:e})=>e))];if(n===
void 0)throw(0,v().unknownRevision)(y,await h(l,a));if(d.length>0)throw c(a,$);if(T===""){const[e,...w]=$.flatMap(C=>C.ref??
[]);return{commit:n,...e!==void 0&&w.length===0&&{ref:e}}}const[m]=await(0,v().peelToCommits)(l,[`${n}${T}`]);if(m===void 0)
throw(0,v().unknownRevision)(y);return{commit:m}}async function h({user:l},y){const T=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map($=>$.replace(/^refs\/(?:heads|remotes)\//,"")).filter($=>$!==""&&!$.endsWith("/HEAD"));return T.find($=>$.endsWith(
`/${y}`))??(0,R().nearestName)(y,T)}async function b(l,y){if(y==="HEAD"||(0,v().isObjectId)(y.toLowerCase())){const[d]=await(0,v().
lookUpCommits)(l,[y]);if(d!==void 0)return[{name:y,commit:d}];if(y==="HEAD")return[]}const a=y.startsWith("refs/"),$=[...await(0,v().
readRefs)(l,a?[y]:r(y))].map(([d,{id:m,target:e}])=>({name:d,id:m,ref:e}));a||$.push(...await s(l,y),...await P(l,y));const n=await(0,v().
peelToCommits)(l,$.map(({id:d})=>d));return $.flatMap(({id:d,...m},e)=>{const w=n[e];return w===void 0?[]:[{...m,commit:w}]})}
function r(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(a=>`${a}${l}`),`refs/remotes/${l}/HEAD`]}
async function s({user:l},y){if(!g.test(y))return[];const a=await l(["rev-parse","--verify","--quiet",y],{accept:[1]});return a.
length===0?[]:[{name:y,id:a.toString().trim()}]}async function P({objects:l},y){const[,a]=f.exec(y)??[];return a===void 0?
[]:(await l(["rev-parse",`--disambiguate=${a.toLowerCase()}`])).toString().split(`
`).filter(v().isObjectId).map(n=>({name:n,id:n}))}function c(l,y){const a=y.map(({name:T,commit:$})=>T===$?`commit ${$}`:
`${T} (${(0,E().short)($)})`);return new(S()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${a.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.buildErrorReport=P,p.buildReport=r,p.withRefusedRun=s;function S(){const n=t(
85475);return S=function(){return n},n}function R(){const n=t(38863);return R=function(){return n},n}function E(){const n=t(
57430);return E=function(){return n},n}function v(){const n=t(54062);return v=function(){return n},n}function O(){const n=t(
95132);return O=function(){return n},n}function M(){const n=t(9436);return M=function(){return n},n}function f(){const n=t(
92344);return f=function(){return n},n}function g(){const n=t(94274);return g=function(){return n},n}function o(){const n=t(
77648);return o=function(){return n},n}function j(){const n=t(36807);return j=function(){return n},n}function h(){const n=t(
27436);return h=function(){return n},n}const b=100;function r(n,d,m){const{audit:e,approval:w,change:C,runResult:F,judgement:H,
ids:L,policy:i,startedAt:N}=n,I=H.genes.map(Y=>(0,j().redactGene)(Y,d)),B=(0,j().validationReportsOf)(I,{nodeOf:F.nodeOf,
policyDigest:i.digest,startedAt:N,finishedAt:m}),G=(0,f().allFindings)(H),u=y(e.seeds),A=l(L,n.fix),D=n.all?void 0:n.event.
base,k=(0,o().reportFindings)([...A.keys()],A,D).map(Y=>u(Y)?{...Y,seed:!0}:Y),x=(0,o().findingsAbout)(H.findings),U={about:x,
ids:L},V=(Y,z)=>({type:z.type,id:z.id,asset_id:(0,S().assetIdOf)(z),path:z.path,line:z.locate().line,change:Y,...(0,o().
idsIn)(x(z),L)}),{counting:X,hard_cap_files:K,hard_cap_lines:W}=i.policy.blast_radius;return{...c(n,m),verdict:H.verdict,
next_actor:(0,g().nextActorOf)(H.verdict,G,i.policy.fail_on),isolation:F.isolation,blast_radius:{...e.blastRadius,counting:X,
hard_cap_files:K,hard_cap_lines:W,renamed_files:C.files.filter(({status:Y})=>Y==="renamed").length,changed_files:e.files.
slice(0,b)},genes:I.map((Y,z)=>(0,o().reportGene)(Y,B[z]?.id??null,U)),capsules:e.capsules.map(({change:Y,asset:z,eligible:_,
eligibility:Q,reasons:q})=>({...V(Y,z),eligible:_,eligibility:Q,reasons:q.map(nn=>({rule:nn.rule,message:(0,O().describe)(
nn).message}))})),events:n.assets.changes.filter(({asset:Y})=>Y.type==="EvolutionEvent").map(({kind:Y,asset:z})=>V(Y,z)),
...H.shards.length>0&&{shards:H.shards},findings:k,...T(G),...$(e,H.findings,L),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:w.approvals,approval_digest:w.digest??null,plans_digest:e.plansDigest,validation_reports:B.filter(Y=>Y!==
null)}}function s(n,d){const{code:m,message:e,hint:w}=d;return{...n,verdict:"error",next_actor:"undecided",error:{code:m,
message:e,hint:w},genes:n.genes.map(C=>C.verdict==="pass"||C.verdict==="warn"?{...C,verdict:"error"}:C),...n.shards&&{shards:n.
shards.map(C=>({...C,verdict:"error"}))},validation_reports:[]}}function P(n,d,m){const{code:e,message:w,hint:C}=n;return{
...c(d,m),verdict:"error",next_actor:"undecided",error:{code:e,message:w,hint:C},isolation:E().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...d.shard&&{shards:[{...d.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function c({event:n,policy:d,prepare:m,startedAt:e},w){return{type:"GateReport",
schema_version:h().GATE_REPORT_VERSION,tool:{...R().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:d?{
source:d.source,...d.path!==void 0&&{path:d.path},...d.ref!==void 0&&{ref:d.ref},digest:d.digest,...d.policy.extends&&{extends:d.
policy.extends},...d.combinedWith&&{combined_with:{...d.combinedWith}},profile:d.policy.profile,fail_on:d.policy.fail_on,
...a(d.policy,w)}:null,...m&&{prepare:m},started_at:e.toISOString(),finished_at:w.toISOString(),duration_ms:Math.max(0,w.
getTime()-e.getTime())}}function l(n,d){const m=(w,C)=>JSON.stringify([w,C]),e=new Set(d?.edits.flatMap(({finding:w,path:C,
old:F})=>[w,m(C,F)]));return new Map([...n].map(([w,C])=>{const{rule:F,args:H,edit:L,location:i}=w;return e.has(C)||L&&e.
has(m(i?.path,L.old))?[w,C]:L?.fix?[{...w,edit:{...L,fix:!1}},C]:[F==="content-hash-mismatch"&&H.fixable===!0?{...w,args:{
...H,fixable:!1}}:w,C]}))}function y(n){const d=new Set(n.map(({type:m,id:e,path:w})=>JSON.stringify([m,e,w])));return({
subject:m,location:e,severity:w,harm:C,layer:F})=>w!=="error"&&C!=="danger"&&F!=="run"&&d.has(JSON.stringify([m?.type,m?.
id,e?.path]))}function a({enforce:n},d){const m=(0,v().enforcementOn)((0,M().dayOf)(d),n);if(m.mode==="block")return{};const{
until:e}=m;return{enforce:m.mode,...e!==void 0&&{enforce_until:e}}}function T(n){const d=n.flatMap(({rule:m,args:e})=>{if(m!==
"check-decided-by")return[];const{path:w,why:C,isNew:F,bytes:H}=e,L=Number(H);return[{...{path:String(w),why:String(C),new:F===
!0},...L>=0&&{bytes:L}}]});return d.length>0?{read:d}:{}}function $({agentFiles:n},d,m){const e=n.filter(({entries:w})=>w.
length>0);return e.length===0?{}:{agent_files:e.map(w=>(0,o().reportAgentFile)(w,d,m))}}},92342:function(J,p,t){Object.defineProperty(
p,"__esModule",{value:!0}),p.NOBODY=void 0,p.privilegesFor=v;function S(){const O=t(14495);return S=function(){return O},
O}const R=p.NOBODY={uid:65534,gid:65534},E=["sudo","-n","--","env","-i",`PATH=${S().SYSTEM_PATH}`];function v(O,M){const f=M.
uid===0,g=f?R:{uid:M.uid,gid:M.gid},o={user:g,runsAs:g,adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:[]]},j=["\
unshare","--mount"];return O.uid===0?[{name:"root",newMounts:j,...o}]:[{name:"sudo",newMounts:[...E,...j],...o},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:O,adopt:!1,overlay:["userxattr"]}]}},23208:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.runPrepare=$,p.withOutput=G;function S(){const u=t(51455);return S=function(){
return u},u}function R(){const u=t(76760);return R=function(){return u},u}function E(){const u=t(63963);return E=function(){
return u},u}function v(){const u=t(41895);return v=function(){return u},u}function O(){const u=t(14495);return O=function(){
return u},u}function M(){const u=t(87952);return M=function(){return u},u}function f(){const u=t(67147);return f=function(){
return u},u}function g(){const u=t(61229);return g=function(){return u},u}function o(){const u=t(19309);return o=function(){
return u},u}function j(){const u=t(51968);return j=function(){return u},u}function h(){const u=t(10582);return h=function(){
return u},u}function b(){const u=t(92342);return b=function(){return u},u}function r(){const u=t(32223);return r=function(){
return u},u}function s(){const u=t(77823);return s=function(){return u},u}function P(){const u=t(57334);return P=function(){
return u},u}function c(){const u=t(46282);return c=function(){return u},u}function l(){const u=t(20849);return l=function(){
return u},u}function y(){const u=t(11863);return y=function(){return u},u}const a=100,T=1024**3;async function $(u,A){const D=await(0,o().
copyCheckout)(A.checkout);if(D===void 0)throw N("the checkout is too large to copy","Install fewer dependencies before i\
t.");try{const{directory:k}=D.guard,x=new Set(m(D.guard,A.policy));return await d(u,D,A,()=>m(D.guard,A.policy).filter(U=>!x.
has(U))),await e(D.guard,x,A.policy),await(0,S().rm)((0,R().join)(k,".git"),{recursive:!0,force:!0}),await(0,j().copyRepository)(
A.checkout.directory,k),C()&&await H((0,R().join)(k,".git"),await F(k)),{checkout:D.guard.at(k,(0,f().everything)((0,M().
dependencyFolders)(A.policy))),shown:D.objects,close:D.close}}catch(k){throw await D.close(),k}}function n(u){return{...u,
memory_bytes:Math.max(u.memory_bytes,4*T),written_bytes:Math.max(u.written_bytes,2*T),file_bytes:Math.max(u.file_bytes,T),
processes:Math.max(u.processes,1024)}}async function d(u,A,{policy:D,requested:k,env:x,privateFolders:U,signal:V,report:X},K){
const{directory:W}=A.guard,Y=u.flatMap(({argv:Z})=>Z.slice(0,1)),z=await(0,c().findPrograms)({path:x.PATH??"",checkout:W,
names:Y}),_=await F(W);C()&&await H(W,b().NOBODY);const Q=n(D.limits),{chooseBackend:q}=await t.e(670).then(t.bind(t,60670)),
{backend:nn,isolation:en,close:un}=await q({programs:z,checkout:W,keepsWrites:!0,shown:A.objects,outputBytes:Q.output_bytes,
limits:(0,h().limitsOn)((0,h().thisMachine)(),Q,1),requested:k,network:!0,folders:U,home:await(0,r().homeFolders)(D.home_caches,
x.HOME),signal:V}),on=nn.level==="namespaces";!on&&C()&&await H(W,_);const rn=[],an=()=>X({contained:on,isolation:en,lines:rn,
written:w(K()).slice(0,a)}),fn=Object.fromEntries(D.prepare_env.flatMap(Z=>x[Z]===void 0?[]:[[Z,x[Z]]])),dn=performance.
now()+Q.prepare_seconds*1e3;try{for(const Z of u){const ln=Math.max(1,Math.round(dn-performance.now())),{command:sn,argv:cn,
assignments:hn}=Z,[mn=""]=cn,pn={...fn,...hn},gn={command:sn,argv:cn,program:mn,directory:"",env:pn,timeoutMs:ln},tn=await Promise.
resolve().then(()=>nn.prepare(gn,V)).catch(yn=>{throw i(Z,yn)});if(rn.push({command:sn,outcome:tn}),tn.status!=="passed")
throw an(),tn.reason===P().INTERRUPTED?(0,v().interrupted)("during the prepare command"):L(Z,tn,en)}}finally{await un()}
an()}function m({directory:u,folders:A,files:D},k){const x=new Set([...A,...D.map(({path:V})=>V)]),{cover:U}=(0,f().additionsOf)(
[],(0,M().dependencyFolders)(k));return(0,g().filesBelow)(u,U).filter(V=>!x.has(V))}async function e(u,A,D){const k=new Set(
[...u.folders,...u.files.map(({path:W})=>W)]),x=W=>W==="."||k.has(W),U=m(u,D).filter(W=>!A.has(W)).filter(W=>(0,y().replacesAudited)(
W,x)||(0,y().configuresTool)(W,x)),[V,...X]=[...await u.changed(),...U].sort();if(V===void 0)return;const K=X.length===0?
"":` and ${X.length} more`;throw N(`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(V)}${K}`,
"Use commands that only add files, such as npm ci in place of npm install.")}function w(u){return[...new Set(u.map(A=>A.
split("/",1)[0]??A))].sort()}function C(){return process.platform==="linux"&&process.getuid?.()===0}async function F(u){
const{uid:A,gid:D}=await(0,S().stat)(u);return{uid:A,gid:D}}async function H(u,{uid:A,gid:D}){const k=await(0,O().systemTool)(
"chown");if(k===void 0)throw N("`chown` is not in a directory of the system","Install coreutils.");await(0,E().exec)(k,[
"-hR",`${A}:${D}`,"--",u],{silent:!0})}function L({command:u},A,D){const{reason:k=`exit code ${A.exit_code}`}=A,{contained:x,
change:U}=(0,s().containmentWords)(A,D,"allow");return new(v()).GateError("prepare_failed",`The prepare command "${(0,l().
safeLine)(u)}" did not pass: ${k}${x&&"; "}${x}.`,`${U}${U&&" "}Its output is in \`prepare\` of the report. It runs withou\
t a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}function i({
command:u},A){return!(A instanceof v().GateError)||A.code!=="program_not_found"?A:new(v()).GateError("prepare_failed",`T\
he prepare command "${(0,l().safeLine)(u)}" could not start: ${A.message}`,A.hint,{cause:A})}function N(u,A){return new(v()).
GateError("prepare_failed",`The prepare command could not be used: ${u}.`,A)}const I=5,B=1e3;function G(u,{lines:A}){const D=A.
at(-1)?.outcome;if(D===void 0)return u;const x=[D.stderr,D.stdout].map(({head:X,tail:K})=>(K||X).trim()).find(X=>X!=="");
if(x===void 0)return u;const U=x.split(`
`).slice(-I).map(l().safeLine).join(" | "),V=`${u.message} It printed: ${U.slice(-B)}`;return new(v()).GateError(u.code,
V,u.hint,{cause:u.cause})}},69641:function(J,p,t){Object.defineProperty(p,"__esModule",{value:!0}),p.readPrepare=v;function S(){
const f=t(41895);return S=function(){return f},f}function R(){const f=t(95132);return R=function(){return f},f}function E(){
const f=t(54669);return E=function(){return f},f}function v(f){const o=f.split(/\r?\n/).map(j=>j.trim()).filter(j=>j!==""&&
!j.startsWith("#"));if(o.length===0)throw M("`prepare` has no command","Name a command.");return o.map(O)}function O(f){
const{words:g,assignments:o,problems:j}=(0,E().lex)(f),h=j.find(({severity:b})=>b==="error");if(h?.rule==="shell-operato\
r")throw M(`The prepare line \`${f}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(h){const{message:b}=(0,R().describe)((0,R().problemFinding)(
h));throw M(`The prepare line \`${f}\` cannot be read: ${b}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:f,argv:g.map(({text:b})=>b),assignments:Object.fromEntries(o.map(({name:b,value:r})=>[b,r]))}}
function M(f,g){return new(S()).GateError("input_invalid",f,g)}},11863:function(J,p,t){Object.defineProperty(p,"__esModu\
le",{value:!0}),p.configuresTool=g,p.replacesAudited=O;function S(){const o=t(76760);return S=function(){return o},o}function R(){
const o=t(41330);return R=function(){return o},o}const E=["",".js",".json",".node"],v=new Set(["package.json",".npmrc"]);
function O(o,j){return v.has(S().posix.basename(o))?j(S().posix.dirname(o)):E.some((h,b)=>{if(!o.endsWith(h))return!1;const r=o.
slice(0,o.length-h.length);return[...E.slice(b+1),...h===""?[]:[""]].some(P=>j(r+P))})}const M=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],f=(0,R().default)(M,
{dot:!0});function g(o,j){return f(S().posix.basename(o))&&j(S().posix.dirname(o))}},71667:function(J,p,t){Object.defineProperty(
p,"__esModule",{value:!0}),p.readDurations=f;function S(){const o=t(7723);return S=function(){return o},o}function R(){const o=t(
41895);return R=function(){return o},o}function E(){const o=t(73388);return E=function(){return o},o}function v(){const o=t(
78534);return v=function(){return o},o}function O(){const o=t(23107);return O=function(){return o},o}const M=S().looseObject(
{genes:S().array(S().looseObject({commands:S().array(S().looseObject({command:S().string(),outcome:S().looseObject({duration_ms:S().
number().nonnegative()}).optional()}))}))});async function f(o,j){const h=await(0,O().readAtMost)(v().MAX_REPORT_BYTES,o,
j),b=new Map;for(const{commands:r}of g(h,o).genes)for(const{command:s,outcome:P}of r){const c=Math.round(P?.duration_ms??
0);c>0&&b.set(s,Math.max(c,b.get(s)??0))}return b}function g(o,j){try{return M.parse(JSON.parse(o.toString("utf8")))}catch(h){
throw new(R()).GateError("artifact_invalid",`${(0,E().inputName)(j)} is not a report from which durations can be read.`,
"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",{cause:h})}}},96620:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.commandsToRun=O,p.genesIn=f,p.isPending=M,p.partition=R,p.shardsFor=E;
function S(){const r=t(77598);return S=function(){return r},r}function R(r,s,P=new Map){const c=r.map(o),l=new Map(c.map(
(m,e)=>[m,r[e]??[]])),y=g(c),a=[...new Set(r.flat())].sort(),T=new Map(a.map((m,e)=>[m,e])),$=y.map(m=>[...new Set(l.get(
m))].map(e=>T.get(e)??0).sort((e,w)=>e-w)),n=$.length===0?[]:h($,v(a,P),s),d=new Map(y.map((m,e)=>[m,n[e]??0]));return c.
map(m=>m===void 0?void 0:(d.get(m)??0)+1)}function E(r,s,P){let c=Math.min(s,g(r.map(o)).length);for(;;){const l=new Set(
R(r,c,P).filter(y=>y!==void 0));if(l.size===c)return c;c=l.size}}function v(r,s){const P=r.flatMap(l=>s.get(l)??[]).map(
l=>Math.max(l,1)).sort((l,y)=>l-y),c=P[Math.floor(P.length/2)]??1;return r.map(l=>Math.max(s.get(l)??c,1))}function O(r){
return r.map(({commands:s})=>s.every(P=>P.plan!==void 0||M(P))?s.map(({command:P})=>P):[])}function M({plan:r,verdict:s,
findings:P}){return r===void 0&&s!=="block"&&P.some(({rule:c})=>c==="target-not-judged")}function f({index:r,of:s},P,c){
const l=R(O(P),s,c);return new Set(P.filter((y,a)=>l[a]===r))}function g(r){return[...new Set(r)].filter(s=>s!==void 0).
sort()}function o(r){if(r.length===0)return;const s=[...new Set(r)].sort().join(`
`);return(0,S().createHash)("sha256").update(s).digest("hex")}const j=[0,.25,.5,.75];function h(r,s,P){return j.map(l=>b(
r,s,P,Math.floor(r.length*l))).reduce((l,y)=>y.most<l.most?y:l).shards}function b(r,s,P,c){const l=Array.from({length:P},
()=>new Set),y=new Array(P).fill(0),a=new Array(r.length).fill(0),T=new Set,$=[...r.keys()],n=new Set([...$.slice(c),...$.
slice(0,c)]);for(;n.size>0;){const d=y.indexOf(Math.min(...y)),m=l[d]??new Set,e=F=>m.has(F)?2:T.has(F)?0:1;let[w,C]=[0,
Number.NEGATIVE_INFINITY];for(const F of n){const H=(r[F]??[]).reduce((L,i)=>L+e(i)*(s[i]??0),0);H>C&&([w,C]=[F,H])}for(const F of r[w]??
[])m.has(F)||(y[d]=(y[d]??0)+(s[F]??0)),m.add(F),T.add(F);a[w]=d,n.delete(w)}return{shards:a,most:Math.max(...y)}}},92910:function(J,p,t){
Object.defineProperty(p,"__esModule",{value:!0}),p.shardName=E,p.shardSchema=void 0;function S(){const O=t(7723);return S=
function(){return O},O}function R(){const O=t(78374);return R=function(){return O},O}function E({index:O,of:M}){return`${O}\
/${M}`}const v=p.shardSchema=S().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(O=>{const[M,f]=O.split("/").map(Number);return{index:Number(M),of:Number(f)}}).refine(({index:O,
of:M})=>O<=M&&M<=R().MAX_SHARDS,{error:`Expected a shard of at most ${R().MAX_SHARDS}, such as 2/8`})}};
