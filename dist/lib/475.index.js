"use strict";exports.id=475,exports.ids=[475,808],exports.modules={76459:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.prepareRefusals=f;function v(){const o=t(76760);return v=function(){return o},o}function T(){const o=t(58238);return T=
function(){return o},o}function b(){const o=t(53169);return b=function(){return o},o}function p(){const o=t(46138);return p=
function(){return o},o}function j(){const o=t(19685);return j=function(){return o},o}function C(){const o=t(60210);return C=
function(){return o},o}function w(){const o=t(59867);return w=function(){return o},o}function d(){const o=t(95244);return d=
function(){return o},o}function r(){const o=t(32854);return r=function(){return o},o}function P(){const o=t(93028);return P=
function(){return o},o}function g(){const o=t(95132);return g=function(){return o},o}const A=16*1024*1024,s=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],c=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
M=/(?:^|\/)package\.json$/;async function f(o,y){const D=await Promise.all(R(y).map(async H=>{const G=y.readlink(H);if(G!==
void 0&&G!==o.readlink(H))return[{path:H,what:"it is a new symbolic link"}];const a=m(y,H);if(a===void 0&&!c.test(H))return[];
if(a===void 0)return[{path:H,what:"it is a symbolic link that leads to no file of the repository"}];const k=m(o,H);if(k?.
oid!==void 0&&k.oid===a.oid)return[];if(M.test(H))return n(H,o,y);if(S(H))return E(H,o,y);const L=await O(o,k),B=await O(
y,a)??"";return L===B?[]:F(H,L,B)})),x=await l(o,y);return[...D.flat(),...x].map(H=>(0,g().finding)("prepare-refused",H))}
async function l(o,y){const[D,x]=await Promise.all([(0,j().readLocks)(o),(0,j().readLocks)(y)]);return x.flatMap(({path:H,
all:G})=>{const a=G.find(L=>{const{name:B,source:U}=L;if(U.kind!=="file")return!1;if((0,b().replacedArchive)(L,y,o))return!0;
const W=D.flatMap(K=>K.entriesOf(B)),V=W.some(K=>K.source.kind==="file"&&!e(U.at));return!W.some(K=>K.source.at===U.at)&&
!V&&(W.length>0||e(U.at))}),k=`it takes the package \`${a?.name}\` from \`${a?.source.at}\``;return a?[{path:H,what:k}]:
[]})}function e(o){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(o)}function S(o){return d().LOCKFILES.includes(v().posix.basename(
o))}function R(o){return[...o.files()].filter(({kind:y})=>y!=="submodule").map(({path:y})=>y).filter(y=>c.test(y)||M.test(
y)||S(y))}async function E(o,y,D){const x=await(0,j().readLock)(D,o);if(x.unread)return[{path:o,what:"it is no valid loc\
kfile"}];const H=await Promise.all(R(y).filter(S).map(k=>(0,j().readLock)(y,k))),G=H.flatMap(({all:k})=>k.map(({source:L})=>u(
L))),a=new Set([...G,...await(0,b().knownHosts)(y,H)]);for(const{source:k}of x.all){const L=u(k);if(L===void 0||a.has(L))
continue;const B=k.kind==="git"?"the dependency":"downloads from";return[{path:o,what:`it adds ${B} \`${L.slice(0,200)}\``}]}
return[]}function u({kind:o,at:y}){if(o!=="file")return o==="tarball"&&URL.canParse(y)?new URL(y).host:y}function F(o,y,D){
if(!/\.npmrc$/i.test(o))return[{path:o,what:"it decides where packages come from"}];const x=N(y??""),H=[...N(D)].flatMap(
([G,a])=>{const k=(0,C().effectOf)(G,a);return JSON.stringify(x.get(G))!==JSON.stringify(a)&&(k==="decides"||k==="other")?
[G]:[]});return H.length===0?[]:[{path:o,what:`it sets ${H.map(G=>`\`${G}\``).join(", ")}`}]}function N(o){return new Map(
Object.entries((0,T().parse)(o)))}function I(o,y,D){const[x]=[...D].filter(H=>!y.has(H));return x===void 0?[]:[{path:o,what:`\
it adds the dependency \`${x.slice(0,200)}\``}]}async function n(o,y,D){const[x,H]=await Promise.all([y,D].map(G=>(0,w().
readJsonFile)(G,o)));return H===w().INVALID?[{path:o,what:"it is not a JSON object"}]:I(o,$((0,p().objectIn)(x)),$((0,p().
objectIn)(H)))}function $(o){const y=new Set,D=(k,L)=>{if(typeof L=="string"&&i(L,k)){const{kind:B}=(0,p().sourceOf)(L,k,
"");y.add(`${k}: ${B==="git"?L.replace(/#.*$/s,""):L}`)}for(const[B,U]of Object.entries((0,p().objectIn)(L)))D(B,U)};for(const k of s)
D(k,o[k]);const{overrides:x,packageExtensions:H}=(0,p().objectIn)(o.pnpm);D("pnpm",{overrides:x,packageExtensions:H});const{
catalog:G,catalogs:a}=(0,p().objectIn)(o.workspaces);return D("workspaces",{catalog:G,catalogs:a}),y}function i(o,y){const{
kind:D,at:x=""}=(0,p().sourceOf)(o,y,"");return D==="git"||D==="tarball"||D==="file"&&e(x)}function m(o,y){const D=(0,r().
resolveInTree)(o,y);return D.kind==="inside"&&(0,P().isRegular)(D.entry.kind)?D.entry:void 0}async function O(o,y){return y&&
(await o.read(y.path,A)).toString("utf8")}},29122:function(Y,h){Object.defineProperty(h,"__esModule",{value:!0}),h.isOfCommit=
t;function t({name:v}){return v!=="worktree"&&v!=="index"}},29656:function(Y,h,t){Object.defineProperty(h,"__esModule",{
value:!0}),h.approverOf=C,h.headsOf=j;function v(){const w=t(1395);return v=function(){return w},w}function T(){const w=t(
29122);return T=function(){return w},w}function b(){const w=t(67879);return b=function(){return w},w}function p(){const w=t(
82330);return p=function(){return w},w}function j(w,d,r){const{baseRef:P,group:g}=w;if(g!==void 0)return g.map(({number:s,
headSha:c})=>({pullRequest:s,judge:()=>(0,p().judgeHead)(d,c,P)}));const A=w.audited===w.head||!(0,T().isOfCommit)(w);return[
{...w.pullRequest&&{pullRequest:w.pullRequest.number},judge:()=>A?(0,v().judgedHead)(r.audit,r.tree,d.policy,P):(0,p().judgeHead)(
d,w.head,P)}]}function C({approver:w},{baseRef:d,policyCommit:r,defaultBranch:P},g){return{means:w.means,find:A=>w.find(
{...A,subjectAt:async s=>(await(0,p().judgeHead)(g,s,d)).subject,policyChangedSince:async s=>{const M=[...new Set([r,P?.
commit??r])].map(f=>(0,b().policyChangedSince)(g.repository,f,s));return(await Promise.all(M)).includes(!0)}})}}},82330:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditCommit=r,h.judgeHead=P;function v(){const g=t(1395);return v=function(){
return g},g}function T(){const g=t(70237);return T=function(){return g},g}function b(){const g=t(67506);return b=function(){
return g},g}function p(){const g=t(54244);return p=function(){return g},g}function j(){const g=t(67147);return j=function(){
return g},g}function C(){const g=t(24634);return C=function(){return g},g}function w(){const g=t(35720);return w=function(){
return g},g}function d(){const g=t(213);return d=function(){return g},g}async function r({repository:g,policy:A,additions:s,
disk:c,isPending:M,platform:f,all:l,unprovenMerge:e,signal:S},R,E){const[u,F,N]=await Promise.all([(0,w().readTree)(g,E),
(0,w().readTree)(g,R),(0,d().readChange)(g,E,R)]),n={...c?(0,j().withAdditions)(F,c,s):F,...M&&{isPending:M}},$=new(p()).
AuditClock(S),i={baseTree:u,headTree:F,change:N,policy:A.policy,all:l,clock:$},m=await(0,T().collectAssets)(i),O=await(0,b().
auditChange)({change:N,assets:m,baseTree:u,tree:n,policy:A,platform:f,...e&&{unprovenMerge:e},clock:$});return{change:N,
assets:m,audit:O,tree:F,commandTree:n}}async function P(g,A,s){const{repository:c,policyCommit:M}=g;await(0,C().requireCommits)(
c,[A],[A]);const f=await(0,C().mergeBase)(c,M,A),{audit:l,tree:e}=await r(g,A,f);return await(0,v().judgedHead)(l,e,g.policy,
s)}},52483:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.basePolicy=P,h.protectedBy=s,h.readerOf=A,
h.resolvePolicyRef=M;function v(){const e=t(41895);return v=function(){return e},e}function T(){const e=t(67617);return T=
function(){return e},e}function b(){const e=t(81961);return b=function(){return e},e}function p(){const e=t(74238);return p=
function(){return e},e}function j(){const e=t(24634);return j=function(){return e},e}function C(){const e=t(35720);return C=
function(){return e},e}function w(){const e=t(19674);return w=function(){return e},e}function d(){const e=t(67397);return d=
function(){return e},e}function r(){const e=t(50598);return r=function(){return e},e}async function P({policy:e,policyRef:S,
readShared:R},E,u){const F=A(E,R),N=e??await c(F,u);if(S===void 0)return N;const I=await M(E,S);return(0,b().stricterOf)(
N,await F(I,`${S}:${p().POLICY_PATH}`),S)}const g="Fix the file on the base branch. `gene-gate schema policy` prints eve\
ry key with its meaning.";function A(e,S){return async(R,E)=>(0,p().loadPolicy)(await(0,C().readTree)(e,R),R,{path:E,hint:g,
readShared:S})}async function s({name:e,commit:S},R,E){return(0,T().policyOfBranch)(await E(S,`${e}:${p().POLICY_PATH}`),
R,e)}async function c(e,{policyCommit:S,baseRef:R,defaultBranch:E}){const u=await e(S,p().POLICY_PATH);if(E===void 0)return u;
if(E.name===R){const N=(0,T().policyOfBranch)(u,R,R)??u;return N===u?u:(0,b().stricterOf)(u,N,`branches.${R}`)}const F=await s(
E,R,e);return F===void 0||u.source==="default"?F??u:(0,b().stricterOf)(u,F,E.name)}async function M(e,S){const R=S.replace(
/^refs\/heads\//,"");try{return(0,d().isObjectId)(R)?await(0,r().resolveRevision)(e,R):await f(e,R)??await(0,r().resolveRevision)(
e,S)}catch(E){throw E instanceof v().GateError&&E.code==="ref_ambiguous"?E:l(S,E)}}async function f(e,S){const R=`refs/r\
emotes/origin/${S}`,[E,u]=await(0,d().lookUpCommits)(e,[R,`refs/heads/${S}`]);if(E!==void 0)return E;try{if(!await(0,w().
branchAtOrigin)(e,S))return}catch(F){if(u!==void 0)return u;throw F}return await(0,j().requireCommits)(e,[R],[(0,w().fetched)(
S)]),(await(0,d().lookUpCommits)(e,[R]))[0]}function l(e,S){const R=S instanceof v().GateError&&S.code==="git_failed"?`:\
 ${S.message}`:"";return new(v()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(e)} is not a branch of origin \
or a revision in this clone${R}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:S})}},
24474:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.gate=E;function v(){const n=t(29122);return v=function(){
return n},n}function T(){const n=t(41895);return T=function(){return n},n}function b(){const n=t(21311);return b=function(){
return n},n}function p(){const n=t(26016);return p=function(){return n},n}function j(){const n=t(81961);return j=function(){
return n},n}function C(){const n=t(87952);return C=function(){return n},n}function w(){const n=t(67147);return w=function(){
return n},n}function d(){const n=t(48741);return d=function(){return n},n}function r(){const n=t(96402);return r=function(){
return n},n}function P(){const n=t(27624);return P=function(){return n},n}function g(){const n=t(37075);return g=function(){
return n},n}function A(){const n=t(23208);return A=function(){return n},n}function s(){const n=t(69641);return s=function(){
return n},n}function c(){const n=t(92344);return c=function(){return n},n}function M(){const n=t(82330);return M=function(){
return n},n}function f(){const n=t(52483);return f=function(){return n},n}function l(){const n=t(55929);return l=function(){
return n},n}function e(){const n=t(91827);return e=function(){return n},n}function S(){const n=t(72857);return S=function(){
return n},n}function R(){const n=t(34720);return R=function(){return n},n}async function E(n){const{shard:$}=n,i={startedAt:new Date,
...$&&{shard:$}};let m;try{return m=await(0,r().openRepository)(n.directory,n.env),await u(n,m,i)}catch(O){const o=(0,T().
asGateError)(O),{prepare:y}=i;return(0,P().buildErrorReport)(o.code==="prepare_failed"&&y?(0,A().withOutput)(o,y):o,i,new Date)}finally{
await m?.close()}}async function u(n,$,i){const m=await n.locate($);i.event=m;const O=(0,j().tightenPolicy)(await(0,f().
basePolicy)(n,$,m),n.inputs);i.policy=O,(0,b().requireExamples)(O);const o=F(n,$,m,O),y=n.run&&n.prepare?(0,s().readPrepare)(
n.prepare):[],D=y.length>0?await(0,R().verifiedCheckout)(o,m):void 0,{prepared:x,findings:H}=D?await(0,e().prepareCheckout)(
y,D,{request:n,event:m,audit:o,report:G=>{i.prepare=G}}):{findings:[]};try{const G=N(n,o,x),a=I(await(0,M().auditCommit)(
G,m.audited,m.base),H),{audit:k,tree:L}=a,B=n.run&&k.genes.length>0,U=x?.checkout??D??(B?await(0,R().verifiedCheckout)(o,
m):void 0),W=a.change.files,V={checkout:U,tree:L,change:{files:W,isCommitted:(0,v().isOfCommit)(m)},...x&&{shown:x.shown}},
{refusal:Z,...K}=await(0,R().validateChange)({request:n,event:m,policy:O},G,a,{place:V,startedAt:i.startedAt}),z=(0,c().
allFindings)(K.judgement),_=(0,g().idsOf)(z),q=K.runResult.interrupted>0?void 0:n.signal,nn=await(0,S().proposeFix)({...G,
signal:q},m,a,_),J=await(0,l().headFilesOf)($,m,a.assets,z);if(q?.aborted)throw(0,T().interrupted)("after the audit");const X=(0,P().
buildReport)({...i,...a,...K,event:m,policy:O,ids:_,fix:nn,headFiles:J},n.secrets,new Date);return Z?(0,P().withRefusedRun)(
X,Z):X}finally{await x?.close()}}function F(n,$,i,m){return{repository:$,policy:m,additions:(0,C().additionsFor)(m.policy),
platform:(0,p().platformOf)(process.platform),policyCommit:i.policyCommit,all:n.all,...i.unprovenMerge&&{unprovenMerge:i.
unprovenMerge},signal:n.signal}}function N({run:n,takeRuns:$,prepare:i},m,O){return{...m,disk:(0,d().folderTree)(O?.checkout.
directory??m.repository.directory),...O&&{additions:(0,w().everything)((0,C().dependencyFolders)(m.policy.policy))},...!n&&
{isPending:$||i?()=>!0:m.additions.cover}}}function I(n,$){const{audit:i}=n;return{...n,audit:{...i,findings:[...i.findings,
...$]}}}},55929:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.headFilesOf=T;function v(){const b=t(
54032);return v=function(){return b},b}async function T(b,{audited:p,head:j},{changes:C},w){if(p===j)return;const d=new Set(
[...C.map(({asset:r})=>r.path),...w.flatMap(({location:r})=>r?.path??[])]);return(0,v().findHeadFiles)(b,p,j,d).catch(()=>{})}},
91827:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.prepareCheckout=s;function v(){const f=t(9354);
return v=function(){return f},f}function T(){const f=t(67506);return T=function(){return f},f}function b(){const f=t(76459);
return b=function(){return f},f}function p(){const f=t(74238);return p=function(){return f},f}function j(){const f=t(35720);
return j=function(){return f},f}function C(){const f=t(67078);return C=function(){return f},f}function w(){const f=t(95132);
return w=function(){return f},f}function d(){const f=t(32223);return d=function(){return f},f}function r(){const f=t(23208);
return r=function(){return f},f}function P(){const f=t(63682);return P=function(){return f},f}function g(){const f=t(29656);
return g=function(){return f},f}function A(){const f=t(82330);return A=function(){return f},f}async function s(f,l,e){const{
event:S}=e,R={...e.audit,isPending:()=>!0},E=await(0,A().auditCommit)(R,S.audited,S.base);if(!(0,T().mayRunSome)(E.audit))
return{findings:[]};const u=[...await(0,b().prepareRefusals)(await(0,j().readTree)(R.repository,S.base),E.tree),...await M(
E,{...e,audit:R})];if(u.length>0)return{findings:u};const{prepared:F,reported:N}=await c(f,l,e),I=N?.isolation.downgrades?.[0]?.
reason??"containment is off",n=N?.contained?[]:[(0,w().finding)("prepare-uncontained",{reason:I})];return{prepared:F,findings:n}}
async function c(f,l,{request:{env:e,signal:S,secrets:R},event:E,audit:u,report:F}){const{policy:N}=u.policy,I=N.prepare_env.
flatMap(m=>e[m]??[]),n=[...R,...I];let $;return{prepared:await(0,r().runPrepare)(f,{checkout:l,policy:N,requested:(0,P().
requestOf)(N.containment,E.pullRequest?.isFork??!1),env:e,privateFolders:(0,d().privateFolders)(e),signal:S,report:m=>{$=
{...m,lines:m.lines.map(({command:O,outcome:o})=>({command:O,outcome:(0,C().redactOutcome)(o,n)}))},F($)}}),reported:$}}
async function M(f,{request:l,event:e,audit:S}){const R=f.audit.findings.filter(({rule:F})=>F==="gate-weakened");if(R.length===
0)return[];const{gate:E}=await(0,v().findApprovals)({genes:[],findings:R},S.policy.policy.approvals,(0,g().headsOf)(e,S,
f),(0,g().approverOf)(l,e,S));if(E===void 0)return[];const u=R[0]?.location?.path??p().POLICY_PATH;return[(0,w().finding)(
"prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},72857:function(Y,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.proposeFix=r;function v(){const c=t(53315);return v=function(){return c},c}function T(){const c=t(
29122);return T=function(){return c},c}function b(){const c=t(62130);return b=function(){return c},c}function p(){const c=t(
88211);return p=function(){return c},c}function j(){const c=t(41895);return j=function(){return c},c}function C(){const c=t(
4378);return C=function(){return c},c}function w(){const c=t(35720);return w=function(){return c},c}function d(){const c=t(
93028);return d=function(){return c},c}async function r({repository:c,policy:{policy:M},platform:f,signal:l},e,{assets:S,
change:R,tree:E,commandTree:u},F){const N=new Set([...F.keys()].flatMap(y=>g(y)?A(y):[]));if(N.size===0)return;const I=!(0,T().
isOfCommit)(e)||e.audited===e.head,n=I?E:await(0,w().readTree)(c,e.head),$=S.changes.filter(({kind:y})=>y!=="removed"),i=new Set(
$.map(({asset:y})=>s(y))),m=[...N].filter(y=>(0,d().isRegular)(n.stat(y)?.kind)),O=await Promise.all(m.map(async y=>({path:y,
bytes:await n.read(y)}))),o=C().Judge.by({policy:M,tree:u,base:await(0,w().readTree)(c,e.base),changed:new Set(R.files.flatMap(
v().namesOf)),platform:f,...l&&{signal:l}});try{const y=x=>i.has(s(x)),D=await(0,b().fixFiles)(O,o,{includes:y,left:!1});
return await(0,p().proposalOf)(D,I?F:P(F))}catch(y){if(y instanceof j().GateError&&y.code==="audit_too_long")return;throw y}}
function P(c){return new Map([...c].map(([{edit:M,...f},l])=>[f,l]))}function g({rule:c,edit:M,suppressed:f}){return!f&&
(M?.fix===!0||c==="content-hash-mismatch")}function A({location:c}){return c?[c.path]:[]}function s({path:c,type:M,id:f}){
return JSON.stringify([c,M,f])}},34720:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.validateChange=
P,h.verifiedCheckout=r;function v(){const s=t(29122);return v=function(){return s},s}function T(){const s=t(41895);return T=
function(){return s},s}function b(){const s=t(61388);return b=function(){return s},s}function p(){const s=t(32223);return p=
function(){return s},s}function j(){const s=t(63682);return j=function(){return s},s}function C(){const s=t(96620);return C=
function(){return s},s}function w(){const s=t(94901);return w=function(){return s},s}function d(){const s=t(29656);return d=
function(){return s},s}function r({repository:s,additions:c},M){const f=(0,v().isOfCommit)(M)?b().requireCheckedOut:b().
requireSameFiles,l=M.name==="index"?"hook":A(M)?"terminal":"actions";return f(s,M.audited,c,l)}async function P({request:s,
event:c,policy:M},f,l,{place:e,startedAt:S}){const{audit:R,tree:E}=l,u={audit:R,event:c,policy:M},F=I=>n=>g(s,u,n,I),N={
policy:M.policy,startedAt:S,heads:(0,d().headsOf)(c,f,l),approver:(0,d().approverOf)(s,c,f)};try{return await(0,w().validate)(
R,{...N,runs:s.run||s.takeRuns!==void 0,run:async I=>await s.takeRuns?.(u,I)??await F(e)(I)})}catch(I){const n=(0,T().asGateError)(
I);if(n.code!=="containment_unavailable")throw n;const $=F({checkout:void 0,tree:E});return{...await(0,w().validate)(R,{
...N,runs:!1,run:$}),refusal:n}}}async function g({env:s,shard:c,durations:M,progress:f,signal:l},{audit:e,event:S,policy:{
policy:R}},E,u){const F=c?(0,C().genesIn)(c,e.genes,M):new Set(e.genes),N=await(0,j().runAudited)(e,{...u,attended:A(S)&&
!s.CI,policy:R,fork:S.isFork,path:s.PATH??"",home:s.HOME,privateFolders:(0,p().privateFolders)(s),waiting:{has:I=>E.has(
I)||!F.has(I)},progress:f,signal:l});return c?{...N,shards:[{...c,genes:F}]}:N}function A(s){return s.name==="range"||!(0,v().
isOfCommit)(s)}},67617:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.policyOfBranch=C;function v(){
const r=t(41330);return v=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},r}function b(){
const r=t(81961);return b=function(){return r},r}function p(){const r=t(74238);return p=function(){return r},r}function j(){
const r=t(11160);return j=function(){return r},r}function C(r,P,g){const{branches:A,...s}=r.policy,c=Object.entries(A).filter(
([l])=>w(l,P));if(c.length===0&&P!==g)return;const M={...s,branches:{}},f=c.map(([,l])=>j().policySchema.parse((0,j().withEntry)(
M,l))).reduce((l,e)=>l?d(l,e,P):e,void 0);return f===void 0?r:{...r,policy:f,digest:(0,p().digestPolicy)(f)}}function w(r,P){
return r===P||v().default.isMatch(P,r,{dot:!0,nonegate:!0})}function d(r,P,g){const A=(0,b().combine)(r,P);if("policy"in
A)return A.policy;throw new(T()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(g)}\
 differ in ${A.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}},67879:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.policyChangedSince=
C;function v(){const d=t(23404);return v=function(){return d},d}function T(){const d=t(41895);return T=function(){return d},
d}function b(){const d=t(24634);return b=function(){return d},d}function p(){const d=t(35720);return p=function(){return d},
d}function j(){const d=t(74238);return j=function(){return d},d}async function C(d,r,P){const g=Math.floor(Date.parse(P)/
1e3)+1,s=(await d.objects(["log","--first-parent",`--since=@${g}`,"--format=%H %P",r,...await d.isPartial()?[]:["--",j().
POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(s==="")return!1;const[c="",M]=s.split(" ");if((await d.shallowCommits()).has(c))throw new(T()).GateError(
"shallow_clone",`this clone lacks the history of ${j().POLICY_PATH} before ${(0,b().short)(c)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return M===void 0?!0:await w(d,M)!==await w(d,r)}async function w(d,r){const P=await(0,j().readPolicyIn)(
await(0,p().readTree)(d,r));return"missing"in P?P.text:"policy"in P?(0,v().canonicalize)(P.policy):void 0}},89979:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.withCheckoutParts=C;function v(){const r=t(51455);return v=function(){
return r},r}function T(){const r=t(76760);return T=function(){return r},r}function b(){const r=t(41895);return b=function(){
return r},r}function p(){const r=t(96402);return p=function(){return r},r}function j(){const r=t(35720);return j=function(){
return r},r}async function C(r,P,g){const A=[],s=async(c,M,f)=>{const l=await(0,j().readTree)(M,f),e=[...l.files()].map(
S=>({...S,path:w(c,S.path)}));A.push({path:c,repository:M,commit:f,tree:l,entries:e});for(const{kind:S,path:R,oid:E}of e){
if(S!=="submodule"||E===void 0)continue;const u=await d((0,T().join)(r.directory,R));u&&await s(R,u,E)}};try{return await s(
"",r,P),await g(A)}finally{for(const c of A.slice(1))await c.repository.close()}}function w(r,P){return r===""?P:`${r}/${P}`}
async function d(r){if(await(0,v().lstat)((0,T().join)(r,".git")).catch(()=>{})===void 0)return;const g=await(0,p().openRepository)(
r);if(g.directory===r)return g;throw await g.close(),new(b()).GateError("checkout_differs",`The submodule ${JSON.stringify(
r)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}},61388:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.checkoutDiffers=E,h.requireCheckedOut=c,h.requireSameFiles=M;function v(){
const u=t(73024);return v=function(){return u},u}function T(){const u=t(76760);return T=function(){return u},u}function b(){
const u=t(26040);return b=function(){return u},u}function p(){const u=t(41895);return p=function(){return u},u}function j(){
const u=t(95201);return j=function(){return u},u}function C(){const u=t(55366);return C=function(){return u},u}function w(){
const u=t(22566);return w=function(){return u},u}function d(){const u=t(59580);return d=function(){return u},u}function r(){
const u=t(89979);return r=function(){return u},u}function P(){const u=t(48741);return P=function(){return u},u}function g(){
const u=t(24634);return g=function(){return u},u}function A(){const u=t(96681);return A=function(){return u},u}function s(){
const u=t(67397);return s=function(){return u},u}async function c(u,F,N,I){const[n]=await(0,s().resolveCommits)(u,["HEAD"]);
if(n!==F)throw E(`the checkout is at ${(0,g().short)(n)}`,F,I);return M(u,F,N,I)}async function M(u,F,N,I){return(0,r().
withCheckoutParts)(u,F,async n=>{const $=(0,d().guardCheckout)(u.directory,n.flatMap(({entries:o})=>o),N),i=await $.differing(),
m=n.map(o=>f(o,i,$)),O=(await Promise.all(m)).flat();if(O.length>0)throw await l(u,O,F,I)??S(O,F,I);return $})}async function f({
repository:u,path:F,commit:N,entries:I},n,$){const i=I.filter(y=>n.has(y)),m=({path:y})=>F===""?y:y.slice(F.length+1),O=await(0,j().
attributesOf)(u,N,i.map(m),w().CONVERSIONS),o=[];for(const y of i){const{path:D,oid:x="",size:H=0}=y;if(n.get(y)==="kind"||
H>C().MAX_FILE_BYTES){o.push({path:D,what:"differs on disk"});continue}const G=await(0,P().readOnDisk)($.directory,D),a=(0,w().
conversionFault)(await(0,C().readBlob)(u,x),G,k=>O(m(y),k));a===void 0?$.accept(D,G):o.push({path:D,what:a})}return o}async function l({
user:u,directory:F},N,I,n){const $=new Set(N.map(({path:O})=>O)),i=(0,A().decodePieces)(await u(["ls-files","-t","-z"])).
flatMap(O=>O.startsWith("S ")?[O.slice(2)]:[]).filter(O=>$.has(O)&&!e((0,T().join)(F,O))),[m]=i;if(m!==void 0)return new(p()).
GateError("checkout_differs",`Commit ${(0,g().short)(I)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
m)}${i.length>1?` and ${i.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function e(u){return(0,b().attempt)(
()=>(0,v().lstatSync)((0,A().systemPath)(u)))!==void 0}function S(u,F,N){const I=[...u].sort((O,o)=>O.path<o.path?-1:1),
{path:n,what:$}=I.find(({what:O})=>O!=="differs on disk")??I[0]??R,i=JSON.stringify(n),m=u.length>1&&$==="differs on dis\
k"?`${i} and ${u.length-1} more differ on disk`:`${i} ${$}`;return E(m,F,N)}const R={path:"",what:"differs on disk"};function E(u,F,N){
const I={actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${F}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},n=N==="hook"?"The index":`Commit ${(0,g().short)(F)}`;return new(p()).GateError(
"checkout_differs",`${n} is audited, but ${u}`,I[N])}},54032:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),
h.findHeadFiles=b;function v(){const C=t(213);return v=function(){return C},C}const T=100;async function b(C,w,d,r){const P=(await(0,v().
changedFiles)(C,w,d)).filter(({path:A})=>r.has(A)),g=[];for(const[A,s]of P.entries()){const{path:c,status:M}=s,f=M==="de\
leted",l=f||A>=T?[]:await p(C,s);g.push({path:c,...f&&{missing:!0},same:l})}return g}async function p(C,{oldOid:w,newOid:d}){
if(w===d)return[{line:1,head_line:1}];const r=await C.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",
w,d],{accept:[1]});return j(r.toString("latin1"))}function j(C){const w=[...C.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(w.length===0)return[];const d=[];let[r,P]=[1,1];for(const[,g="",A="1",s="",c="1"]of w){const M=Number(g)+(A==="0"?1:0),
f=Number(s)+(c==="0"?1:0);M>r&&d.push({line:r,head_line:P,lines:M-r}),[r,P]=[M+Number(A),f+Number(c)]}return[...d,{line:r,
head_line:P}]}},19674:function(Y,h){Object.defineProperty(h,"__esModule",{value:!0}),h.branchAtOrigin=T,h.fetched=v,h.isRemoteOf=
t;async function t(p,{owner:j,repo:C}){return(await b(p)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${j}/${C}`.toLowerCase()}function v(p){return`+refs/heads/${p}:refs/remotes/origin/${p}`}async function T(p,j){
if(await b(p)==="")return!1;const C=`refs/heads/${j}`;return(await p.user(["ls-remote","--","origin",C])).toString().split(
`
`).some(d=>d.endsWith(`	${C}`))}async function b({user:p}){return(await p(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}},50598:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNamed=P,h.resolveRevision=
r;function v(){const l=t(41895);return v=function(){return l},l}function T(){const l=t(3051);return T=function(){return l},
l}function b(){const l=t(24634);return b=function(){return l},l}function p(){const l=t(67397);return p=function(){return l},
l}const j=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,C=/^(.*?)((?:[~^]\d*)*)$/s,w=/(?:^|-g)([0-9a-f]{4,64})$/i,d=/^[A-Z]+(?:_[A-Z]+)*$/;
async function r(l,e){return(await P(l,e)).commit}async function P(l,e){if(j.test(e))throw new(v()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,S="",R=""]=C.exec(e)??[],E=await A(l,S==="@"?"HEAD":S),[u,...F]=[...new Set(E.map(({commit:I})=>I))];if(u===
void 0)throw(0,p().unknownRevision)(e,await g(l,S));if(F.length>0)throw f(S,E);if(R===""){const[I,...n]=E.flatMap($=>$.ref??
[]);return{commit:u,...I!==void 0&&n.length===0&&{ref:I}}}const[N]=await(0,p().peelToCommits)(l,[`${u}${R}`]);if(N===void 0)
throw(0,p().unknownRevision)(e);return{commit:N}}async function g({user:l},e){const R=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(E=>E.replace(/^refs\/(?:heads|remotes)\//,"")).filter(E=>E!==""&&!E.endsWith("/HEAD"));return R.find(E=>E.endsWith(
`/${e}`))??(0,T().nearestName)(e,R)}async function A(l,e){if(e==="HEAD"||(0,p().isObjectId)(e.toLowerCase())){const[F]=await(0,p().
lookUpCommits)(l,[e]);if(F!==void 0)return[{name:e,commit:F}];if(e==="HEAD")return[]}const S=e.startsWith("refs/"),E=[...await(0,p().
readRefs)(l,S?[e]:s(e))].map(([F,{id:N,target:I}])=>({name:F,id:N,ref:I}));S||E.push(...await c(l,e),...await M(l,e));const u=await(0,p().
peelToCommits)(l,E.map(({id:F})=>F));return E.flatMap(({id:F,...N},I)=>{const n=u[I];return n===void 0?[]:[{...N,commit:n}]})}
function s(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(S=>`${S}${l}`),`refs/remotes/${l}/HEAD`]}
async function c({user:l},e){if(!d.test(e))return[];const S=await l(["rev-parse","--verify","--quiet",e],{accept:[1]});return S.
length===0?[]:[{name:e,id:S.toString().trim()}]}async function M({objects:l},e){const[,S]=w.exec(e)??[];return S===void 0?
[]:(await l(["rev-parse",`--disambiguate=${S.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(u=>({name:u,id:u}))}function f(l,e){const S=e.map(({name:R,commit:E})=>R===E?`commit ${E}`:
`${R} (${(0,b().short)(E)})`);return new(v()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${S.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},27624:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.buildErrorReport=e,h.buildReport=f,h.causesOf=I,h.withRefusedRun=l;function v(){
const n=t(53315);return v=function(){return n},n}function T(){const n=t(85475);return T=function(){return n},n}function b(){
const n=t(38863);return b=function(){return n},n}function p(){const n=t(57430);return p=function(){return n},n}function j(){
const n=t(54062);return j=function(){return n},n}function C(){const n=t(95132);return C=function(){return n},n}function w(){
const n=t(9436);return w=function(){return n},n}function d(){const n=t(92344);return d=function(){return n},n}function r(){
const n=t(94274);return r=function(){return n},n}function P(){const n=t(77648);return P=function(){return n},n}function g(){
const n=t(36807);return g=function(){return n},n}function A(){const n=t(27436);return A=function(){return n},n}function s(){
const n=t(63245);return s=function(){return n},n}const c=10,M=100;function f(n,$,i){const{audit:m,approval:O,change:o,runResult:y,
judgement:D,ids:x,policy:H,startedAt:G}=n,a=D.genes.map(J=>(0,g().redactGene)(J,$)),k=(0,g().validationReportsOf)(a,{nodeOf:y.
nodeOf,policyDigest:H.digest,startedAt:G,finishedAt:i}),L=(0,d().allFindings)(D),B=E(m.seeds),U=R(x,n.fix),W=(0,P().reportFindings)(
[...U.keys()],U,n.event.base).map(J=>B(J)?{...J,seed:!0}:J),V=I(W),Z=(0,P().findingsAbout)(D.findings),K={about:Z,ids:x},
z=(J,X)=>({type:X.type,id:X.id,asset_id:(0,T().assetIdOf)(X),path:X.path,line:X.locate().line,change:J,...(0,P().idsIn)(
Z(X),x)}),{counting:_,hard_cap_files:q,hard_cap_lines:nn}=H.policy.blast_radius;return{...S(n,i),verdict:D.verdict,next_actor:(0,r().
nextActorOf)(D.verdict,L,H.policy.fail_on),isolation:y.isolation,blast_radius:{...m.blastRadius,counting:_,hard_cap_files:q,
hard_cap_lines:nn,renamed_files:o.files.filter(({status:J})=>J==="renamed").length,directories:(0,v().busiestDirectories)(
m.files,c),changed_files:m.files.slice(0,M)},genes:a.map((J,X)=>(0,P().reportGene)(J,k[X]?.id??null,K)),capsules:m.capsules.
map(({change:J,asset:X,eligible:tn,eligibility:en,reasons:sn})=>({...z(J,X),eligible:tn,eligibility:en,reasons:sn.map(on=>({
rule:on.rule,message:(0,C().describe)(on).message}))})),events:n.assets.changes.filter(({asset:J})=>J.type==="EvolutionE\
vent").map(({kind:J,asset:X})=>z(J,X)),...D.shards.length>0&&{shards:D.shards},causes:V,findings:W,...F(L),...N(m,D.findings,
x),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.headFiles},approvals:O.approvals,approval_digest:O.digest??null,plans_digest:m.
plansDigest,validation_reports:k.filter(J=>J!==null)}}function l(n,$){const{code:i,message:m,hint:O}=$;return{...n,verdict:"\
error",next_actor:"undecided",error:{code:i,message:m,hint:O},genes:n.genes.map(o=>o.verdict==="pass"||o.verdict==="warn"?
{...o,verdict:"error"}:o),...n.shards&&{shards:n.shards.map(o=>({...o,verdict:"error"}))},validation_reports:[]}}function e(n,$,i){
const{code:m,message:O,hint:o}=n;return{...S($,i),verdict:"error",next_actor:"undecided",error:{code:m,message:O,hint:o},
isolation:p().NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...$.shard&&{shards:[{...$.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function S({event:n,policy:$,
prepare:i,startedAt:m},O){return{type:"GateReport",schema_version:A().GATE_REPORT_VERSION,tool:{...b().TOOL},event:{name:n?.
name??null,...n?.pullRequest&&{pull_request:n.pullRequest.number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.
head??null,audited_sha:n?.audited??null,policy:$?{source:$.source,...$.path!==void 0&&{path:$.path},...$.ref!==void 0&&{
ref:$.ref},digest:$.digest,...$.policy.extends&&{extends:$.policy.extends},...$.combinedWith&&{combined_with:{...$.combinedWith}},
profile:$.policy.profile,fail_on:$.policy.fail_on,...u($.policy,O)}:null,...i&&{prepare:i},started_at:m.toISOString(),finished_at:O.
toISOString(),duration_ms:Math.max(0,O.getTime()-m.getTime())}}function R(n,$){const i=(O,o)=>JSON.stringify([O,o]),m=new Set(
$?.edits.flatMap(({finding:O,path:o,old:y})=>[O,i(o,y)]));return new Map([...n].map(([O,o])=>{const{rule:y,args:D,edit:x,
location:H}=O;return m.has(o)||x&&m.has(i(H?.path,x.old))?[O,o]:x?.fix?[{...O,edit:{...x,fix:!1}},o]:[y==="content-hash-\
mismatch"&&D.fixable===!0?{...O,args:{...D,fixable:!1}}:O,o]}))}function E(n){const $=new Set(n.map(({type:i,id:m,path:O})=>JSON.
stringify([i,m,O])));return({subject:i,location:m,harm:O,layer:o})=>O!=="danger"&&o!=="run"&&$.has(JSON.stringify([i?.type,
i?.id,m?.path]))}function u({enforce:n},$){const i=(0,j().enforcementOn)((0,w().dayOf)($),n);if(i.mode==="block")return{};
const{until:m}=i;return{enforce:i.mode,...m!==void 0&&{enforce_until:m}}}function F(n){const $=n.flatMap(({rule:i,args:m})=>{
if(i!=="check-decided-by")return[];const{path:O,why:o,isNew:y,bytes:D}=m,x=Number(D);return[{...{path:String(O),why:String(
o),new:y===!0},...x>=0&&{bytes:x}}]});return $.length>0?{read:$}:{}}function N({agentFiles:n},$,i){const m=n.filter(({entries:O})=>O.
length>0);return m.length===0?{}:{agent_files:m.map(O=>(0,P().reportAgentFile)(O,$,i))}}function I(n){const $=n.filter(({
severity:i,suppressed:m})=>i!=="notice"&&!m);return(0,s().groupCauses)($).map(({lead:i,others:m})=>{const O=[i,...m],o=O.
flatMap(({subject:y})=>y?.id===void 0?[]:(0,P().subjectKey)(y));return{id:i.cause,severity:i.severity,rules:[...new Set(
O.map(({rule:y})=>y))],findings:O.length,assets:new Set(o).size,message:i.message}})}},92342:function(Y,h,t){Object.defineProperty(
h,"__esModule",{value:!0}),h.NOBODY=void 0,h.privilegesFor=p;function v(){const j=t(14495);return v=function(){return j},
j}const T=h.NOBODY={uid:65534,gid:65534},b=["sudo","-n","--","env","-i",`PATH=${v().SYSTEM_PATH}`];function p(j,C){const w=C.
uid===0,d=w?T:{uid:C.uid,gid:C.gid},r={user:d,runsAs:d,adopt:w,overlay:["redirect_dir=on",...w?["metacopy=on"]:[]]},P=["\
unshare","--mount"];return j.uid===0?[{name:"root",newMounts:P,...r}]:[{name:"sudo",newMounts:[...b,...P],...r},{name:"u\
ser_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:j,adopt:!1,overlay:["userxattr"]}]}},23208:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.runPrepare=u,h.withOutput=G;function v(){const a=t(51455);return v=function(){
return a},a}function T(){const a=t(76760);return T=function(){return a},a}function b(){const a=t(63963);return b=function(){
return a},a}function p(){const a=t(41895);return p=function(){return a},a}function j(){const a=t(14495);return j=function(){
return a},a}function C(){const a=t(87952);return C=function(){return a},a}function w(){const a=t(67147);return w=function(){
return a},a}function d(){const a=t(61229);return d=function(){return a},a}function r(){const a=t(55250);return r=function(){
return a},a}function P(){const a=t(19309);return P=function(){return a},a}function g(){const a=t(51968);return g=function(){
return a},a}function A(){const a=t(10582);return A=function(){return a},a}function s(){const a=t(92342);return s=function(){
return a},a}function c(){const a=t(32223);return c=function(){return a},a}function M(){const a=t(46252);return M=function(){
return a},a}function f(){const a=t(57334);return f=function(){return a},a}function l(){const a=t(46282);return l=function(){
return a},a}function e(){const a=t(20849);return e=function(){return a},a}function S(){const a=t(11863);return S=function(){
return a},a}const R=100,E=1024**3;async function u(a,k){const L=await(0,P().copyCheckout)(k.checkout);if(L===void 0)throw D(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:B}=L.guard,U=new Set(I(
L.guard,k.policy));return await N(a,L,k,()=>I(L.guard,k.policy).filter(W=>!U.has(W))),await n(L.guard,U,k.policy),await(0,v().
rm)((0,T().join)(B,".git"),{recursive:!0,force:!0}),await(0,g().copyRepository)(k.checkout.directory,B),i()&&await O((0,T().
join)(B,".git"),await m(B)),{checkout:L.guard.at(B,(0,w().everything)((0,C().dependencyFolders)(k.policy))),shown:L.objects,
close:L.close}}catch(B){throw await L.close(),B}}function F(a){return{...a,memory_bytes:Math.max(a.memory_bytes,4*E),written_bytes:Math.
max(a.written_bytes,2*E),file_bytes:Math.max(a.file_bytes,E),processes:Math.max(a.processes,1024)}}async function N(a,k,{
policy:L,requested:B,env:U,privateFolders:W,signal:V,report:Z},K){const{directory:z}=k.guard,_=a.flatMap(({argv:Q})=>Q.slice(
0,1)),q=await(0,l().findPrograms)({path:U.PATH??"",checkout:z,names:_}),nn=await m(z);i()&&await O(z,s().NOBODY);const J=F(
L.limits),{chooseBackend:X}=await t.e(670).then(t.bind(t,60670)),{backend:tn,isolation:en,close:sn}=await X({programs:q,
checkout:z,keepsWrites:!0,shown:k.objects,outputBytes:J.output_bytes,limits:(0,A().limitsOn)((0,A().thisMachine)(),J,1),
requested:B,network:!0,folders:W,home:await(0,c().homeFolders)(L.home_caches,U.HOME),signal:V}),on=(0,M().causesOf)({isolation:en,
programs:q,checkout:z,home:U.HOME,policy:{limits:J,network:"allow"}}),an=tn.level==="namespaces";!an&&i()&&await O(z,nn);
const cn=[],un=()=>Z({contained:an,isolation:en,lines:cn,written:$(K()).slice(0,R)}),ln=Object.fromEntries(L.prepare_env.
flatMap(Q=>U[Q]===void 0?[]:[[Q,U[Q]]])),mn=performance.now()+J.prepare_seconds*1e3;try{for(const Q of a){const hn=Math.
max(1,Math.round(mn-performance.now())),{command:fn,argv:dn,assignments:pn}=Q,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:hn},rn=on(await Promise.resolve().then(()=>tn.prepare(wn,V)).catch(On=>{
throw y(Q,On)}));if(cn.push({command:fn,outcome:rn}),rn.status!=="passed")throw un(),rn.reason===f().INTERRUPTED?(0,p().
interrupted)("during the prepare command"):o(Q,rn)}}finally{await sn()}un()}function I({directory:a,folders:k,files:L},B){
const U=new Set([...k,...L.map(({path:V})=>V)]),{cover:W}=(0,w().additionsOf)([],(0,C().dependencyFolders)(B));return(0,d().
filesBelow)(a,W).filter(V=>!U.has(V))}async function n(a,k,L){const B=new Set([...a.folders,...a.files.map(({path:z})=>z)]),
U=z=>z==="."||B.has(z),W=I(a,L).filter(z=>!k.has(z)).filter(z=>(0,S().replacesAudited)(z,U)||(0,S().configuresTool)(z,U)),
[V,...Z]=[...await a.changed(),...W].sort();if(V===void 0)return;const K=Z.length===0?"":` and ${Z.length} more`;throw D(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(V)}${K}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function $(a){return[...new Set(a.map(k=>k.split("/",1)[0]??k))].sort()}
function i(){return process.platform==="linux"&&process.getuid?.()===0}async function m(a){const{uid:k,gid:L}=await(0,v().
stat)(a);return{uid:k,gid:L}}async function O(a,{uid:k,gid:L}){const B=await(0,j().systemTool)("chown");if(B===void 0)throw D(
"`chown` is not in a directory of the system","Install coreutils.");await(0,b().exec)(B,["-hR",`${k}:${L}`,"--",a],{silent:!0})}
function o({command:a},k){const{reason:L=`exit code ${k.exit_code}`}=k,{causes:B,change:U}=(0,r().causeWords)(k.causes);
return new(p()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(a)}" did not pass: ${[L,...B].join("\
; ")}.`,`${U}${U&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function y({command:a},k){return!(k instanceof
p().GateError)||k.code!=="program_not_found"?k:new(p()).GateError("prepare_failed",`The prepare command "${(0,e().safeLine)(
a)}" could not start: ${k.message}`,k.hint,{cause:k})}function D(a,k){return new(p()).GateError("prepare_failed",`The pr\
epare command could not be used: ${a}.`,k)}const x=5,H=1e3;function G(a,{lines:k}){const L=k.at(-1)?.outcome;if(L===void 0)
return a;const U=[L.stderr,L.stdout].map(({head:Z,tail:K})=>(K||Z).trim()).find(Z=>Z!=="");if(U===void 0)return a;const W=U.
split(`
`).slice(-x).map(e().safeLine).join(" | "),V=`${a.message} It printed: ${W.slice(-H)}`;return new(p()).GateError(a.code,
V,a.hint,{cause:a.cause})}},69641:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readPrepare=j;function v(){
const d=t(41895);return v=function(){return d},d}function T(){const d=t(13580);return T=function(){return d},d}function b(){
const d=t(95132);return b=function(){return d},d}function p(){const d=t(54669);return p=function(){return d},d}function j(d){
const P=d.split(/\r?\n/).map(g=>g.trim()).filter(g=>g!==""&&!g.startsWith("#"));if(P.length===0)throw w("`prepare` has n\
o command","Name a command.");return P.map(C)}function C(d){const{words:r,assignments:P,problems:g}=(0,p().lex)(d),A=g.find(
({rule:s})=>(0,T().ruleOf)(s).severity==="error");if(A?.rule==="shell-operator")throw w(`The prepare line \`${d}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(A){const{message:s}=(0,b().describe)((0,b().problemFinding)(A));throw w(`The prepare line \`${d}\
\` cannot be read: ${s}`,"Write plain words, or put the step into a script and name the script.")}return{command:d,argv:r.
map(({text:s})=>s),assignments:Object.fromEntries(P.map(({name:s,value:c})=>[s,c]))}}function w(d,r){return new(v()).GateError(
"input_invalid",d,r)}},11863:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.configuresTool=n,h.replacesAudited=
M,h.takenFor=c;function v(){const i=t(76760);return v=function(){return i},i}function T(){const i=t(41330);return T=function(){
return i},i}function b(){const i=t(95244);return b=function(){return i},i}function p(){const i=t(39491);return p=function(){
return i},i}const j=["",".js",".json",".node"],C=new Set(["package.json",".npmrc"]),w=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
d=/(?:^|\/)\.git(?:\/|$)/,r=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
P=/\.(?:gch|pch|local)$/,g=/\.d\.[cm]?ts$/i,A=/^(?:index|__init__|__main__|init|mod|main)\./,s=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function c(i){const m=S(i),O=o=>o===""||i.look(o)?.kind==="directory";return o=>{if(w.test(o)||d.test(o)||M(o,G=>i.look(
G)!==void 0))return!0;const y=$(o);if(y!==void 0&&O(y))return!0;const D=s.exec(o);if(D){const[,G="",a]=D;return a===void 0?
O(G):m(G).has(a)}const[x,H]=[(0,p().folderOf)(o),v().posix.basename(o)];return O(x)?f(H)||e(H,m(x)):(f(H)||C.has(H))&&m(
(0,p().folderOf)(x)).has(v().posix.basename(x))}}function M(i,m){return C.has(v().posix.basename(i))?m(v().posix.dirname(
i)):j.some((O,o)=>{if(!i.endsWith(O))return!1;const y=i.slice(0,i.length-O.length);return[...j.slice(o+1),...O===""?[]:[
""]].some(x=>m(y+x))})}function f(i){return A.test(i)&&l(i)}function l(i){return r.test(i)&&!g.test(i)}function e(i,m){return P.
test(i)?m.has(i.replace(P,"")):(R(i)===i||l(i))&&m.has(R(i))}function S(i){const m=new Map;return O=>{const o=()=>i.list(
O).map(D=>v().posix.basename(D)),y=m.get(O)??new Set(o().flatMap(D=>[D,R(D)]));return m.set(O,y),y}}function R(i){return v().
posix.parse(i).name}const E=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],u=[...E,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],F=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,N=(0,T().default)(u,{dot:!0}),
I=(0,T().default)(E,{dot:!0});function n(i,m){return I(v().posix.basename(i))&&m(v().posix.dirname(i))}function $(i){const m=F.
exec(i);if(m)return m[1]??"";const O=v().posix.basename(i);return N(O)||(0,b().isPackageFile)(O)&&!C.has(O)?(0,p().folderOf)(
i):void 0}},71667:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.readDurations=w;function v(){const r=t(
7723);return v=function(){return r},r}function T(){const r=t(41895);return T=function(){return r},r}function b(){const r=t(
73388);return b=function(){return r},r}function p(){const r=t(78534);return p=function(){return r},r}function j(){const r=t(
23107);return j=function(){return r},r}const C=v().looseObject({genes:v().array(v().looseObject({commands:v().array(v().
looseObject({command:v().string(),outcome:v().looseObject({duration_ms:v().number().nonnegative()}).optional()}))}))});async function w(r,P){
const g=await(0,j().readAtMost)(p().MAX_REPORT_BYTES,r,P),A=new Map;for(const{commands:s}of d(g,r).genes)for(const{command:c,
outcome:M}of s){const f=Math.round(M?.duration_ms??0);f>0&&A.set(c,Math.max(f,A.get(c)??0))}return A}function d(r,P){try{
return C.parse(JSON.parse(r.toString("utf8")))}catch(g){throw new(T()).GateError("artifact_invalid",`${(0,b().inputName)(
P)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier run; use the same fil\
e for all jobs of a matrix.",{cause:g})}}},96620:function(Y,h,t){Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=
j,h.genesIn=w,h.isPending=C,h.partition=T,h.shardsFor=b;function v(){const s=t(77598);return v=function(){return s},s}function T(s,c,M=new Map){
const f=s.map(r),l=new Map(f.map((N,I)=>[N,s[I]??[]])),e=d(f),S=[...new Set(s.flat())].sort(),R=new Map(S.map((N,I)=>[N,
I])),E=e.map(N=>[...new Set(l.get(N))].map(I=>R.get(I)??0).sort((I,n)=>I-n)),u=E.length===0?[]:g(E,p(S,M),c),F=new Map(e.
map((N,I)=>[N,u[I]??0]));return f.map(N=>N===void 0?void 0:(F.get(N)??0)+1)}function b(s,c,M){let f=Math.min(c,d(s.map(r)).
length);for(;;){const l=new Set(T(s,f,M).filter(e=>e!==void 0));if(l.size===f)return f;f=l.size}}function p(s,c){const M=s.
flatMap(l=>c.get(l)??[]).map(l=>Math.max(l,1)).sort((l,e)=>l-e),f=M[Math.floor(M.length/2)]??1;return s.map(l=>Math.max(
c.get(l)??f,1))}function j(s){return s.map(({commands:c})=>c.every(M=>M.plan!==void 0||C(M))?c.map(({command:M})=>M):[])}
function C({plan:s,verdict:c,findings:M}){return s===void 0&&c!=="block"&&M.some(({rule:f})=>f==="target-not-judged")}function w({
index:s,of:c},M,f){const l=T(j(M),c,f);return new Set(M.filter((e,S)=>l[S]===s))}function d(s){return[...new Set(s)].filter(
c=>c!==void 0).sort()}function r(s){if(s.length===0)return;const c=[...new Set(s)].sort().join(`
`);return(0,v().createHash)("sha256").update(c).digest("hex")}const P=[0,.25,.5,.75];function g(s,c,M){return P.map(l=>A(
s,c,M,Math.floor(s.length*l))).reduce((l,e)=>e.most<l.most?e:l).shards}function A(s,c,M,f){const l=Array.from({length:M},
()=>new Set),e=new Array(M).fill(0),S=new Array(s.length).fill(0),R=new Set,E=[...s.keys()],u=new Set([...E.slice(f),...E.
slice(0,f)]);for(;u.size>0;){const F=e.indexOf(Math.min(...e)),N=l[F]??new Set,I=i=>N.has(i)?2:R.has(i)?0:1;let[n,$]=[0,
Number.NEGATIVE_INFINITY];for(const i of u){const m=(s[i]??[]).reduce((O,o)=>O+I(o)*(c[o]??0),0);m>$&&([n,$]=[i,m])}for(const i of s[n]??
[])N.has(i)||(e[F]=(e[F]??0)+(c[i]??0)),N.add(i),R.add(i);S[n]=F,u.delete(n)}return{shards:S,most:Math.max(...e)}}},92910:function(Y,h,t){
Object.defineProperty(h,"__esModule",{value:!0}),h.shardName=b,h.shardSchema=void 0;function v(){const j=t(7723);return v=
function(){return j},j}function T(){const j=t(78374);return T=function(){return j},j}function b({index:j,of:C}){return`${j}\
/${C}`}const p=h.shardSchema=v().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(j=>{const[C,w]=j.split("/").map(Number);return{index:Number(C),of:Number(w)}}).refine(({index:j,
of:C})=>j<=C&&C<=T().MAX_SHARDS,{error:`Expected a shard of at most ${T().MAX_SHARDS}, such as 2/8`})}};
