"use strict";exports.id=93,exports.ids=[93,342],exports.modules={76459:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=u;function C(){const r=t(76760);return C=function(){return r},r}function M(){const r=t(58238);return M=
function(){return r},r}function k(){const r=t(60210);return k=function(){return r},r}function b(){const r=t(45156);return b=
function(){return r},r}function S(){const r=t(59867);return S=function(){return r},r}function I(){const r=t(10473);return I=
function(){return r},r}function m(){const r=t(3463);return m=function(){return r},r}function $(){const r=t(95244);return $=
function(){return r},r}function d(){const r=t(32854);return d=function(){return r},r}function T(){const r=t(93028);return T=
function(){return r},r}function h(){const r=t(95132);return h=function(){return r},r}const N=16*1024*1024,e=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function u(r,E){const R=await Promise.all(o(E).map(D=>v(D,r,E))),B=await a(r,E);return[
...R.flat(),...B].map(D=>(0,h().finding)("prepare-refused",D))}async function v(r,E,R){const B=R.readlink(r);if(B!==void 0&&
B!==E.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const D=(0,d().resolveInTree)(R,r);return D.kind!=="\
inside"||!(0,T().isRegular)(D.entry.kind)?i.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,I().hasOtherContent)(R,E,r)?g.test(r)?P(r,E,R):j(r)?p(r,E,R):n(r,E,R):[]}async function a(r,E){const[
{npm:R},{npm:B}]=await Promise.all([(0,S().readLocks)(r),(0,S().readLocks)(E)]),D=B?.all.find(A=>{const{name:L,source:H}=A;
if(H.kind!=="file")return!1;if((0,b().replacedArchive)(A,E,r))return!0;const G=R?.packages.get(L)?.source;return!(G?.kind===
"file"&&(G.at===H.at||!l(H.at)))&&(G!==void 0||l(H.at))});if(!B||!D)return[];const s=`it takes the package \`${D.name}\` \
from \`${D.source.at}\``;return[{path:B.path,what:s}]}function l(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function j(r){
return $().LOCKFILES.includes(C().posix.basename(r))}function c(r){return $().NPM_LOCKFILES.some(E=>E===C().posix.basename(
r))}function o(r){return[...r.files()].filter(({kind:E})=>E!=="submodule").map(({path:E})=>E).filter(E=>i.test(E)||g.test(
E)||j(E))}async function p(r,E,R){const B=c(r)?await(0,S().readLock)(R,r):"unread";if(B==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:r,what:"it is no valid lockfile"}];const D=o(
E).filter(c),A=(await Promise.all(D.map(H=>(0,S().readLock)(E,H)))).flatMap(H=>typeof H=="object"?H.all:[]),L=new Set([...A.
map(({source:H})=>f(H)),...await(0,b().knownHosts)(E)]);for(const{source:H}of B.all){const G=f(H);if(G===void 0||L.has(G))
continue;const Y=H.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${G.slice(0,200)}\``}]}
return[]}function f({kind:r,at:E}){if(r!=="file")return r==="tarball"&&URL.canParse(E)?new URL(E).host:E}async function n(r,E,R){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[B,D]=await Promise.all([y(E,r),
y(R,r)]),s=Object.entries(D).flatMap(([A,L])=>{const H=(0,k().effectOf)(A,L);return JSON.stringify(B[A])!==JSON.stringify(
L)&&(H==="decides"||H==="other")?[A]:[]});return s.length===0?[]:[{path:r,what:`it sets ${s.map(A=>`\`${A}\``).join(", ")}`}]}
async function y(r,E){const R=(0,d().resolveInTree)(r,E);return R.kind!=="inside"||!(0,T().isRegular)(R.entry.kind)?{}:(0,M().
parse)((await r.read(R.path,N)).toString("utf8"))}function O(r,E,R){const[B]=[...R].filter(D=>!E.has(D));return B===void 0?
[]:[{path:r,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function P(r,E,R){const[B,D]=await Promise.all([
E,R].map(s=>(0,S().readJsonFile)(s,r)));return D===S().INVALID?[{path:r,what:"it is not a JSON object"}]:O(r,F((0,m().objectIn)(
B)),F((0,m().objectIn)(D)))}function F(r){const E=new Set,R=(L,H)=>{if(typeof H=="string"&&x(H,L)){const{kind:G}=(0,S().
sourceOf)(H,L,"");E.add(`${L}: ${G==="git"?H.replace(/#.*$/s,""):H}`)}for(const[G,Y]of Object.entries((0,m().objectIn)(H)))
R(G,Y)};for(const L of e)R(L,r[L]);const{overrides:B,packageExtensions:D}=(0,m().objectIn)(r.pnpm);R("pnpm",{overrides:B,
packageExtensions:D});const{catalog:s,catalogs:A}=(0,m().objectIn)(r.workspaces);return R("workspaces",{catalog:s,catalogs:A}),
E}function x(r,E){const{kind:R,at:B=""}=(0,S().sourceOf)(r,E,"");return R==="git"||R==="tarball"||R==="file"&&l(B)}},29122:function(U,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.isOfCommit=t;function t({name:C}){return C!=="worktree"&&C!=="index"}},
29656:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=T,w.headsOf=d,w.policyChangedSince=h;
function C(){const e=t(23404);return C=function(){return e},e}function M(){const e=t(1395);return M=function(){return e},
e}function k(){const e=t(29122);return k=function(){return e},e}function b(){const e=t(41895);return b=function(){return e},
e}function S(){const e=t(74238);return S=function(){return e},e}function I(){const e=t(35720);return I=function(){return e},
e}function m(){const e=t(67397);return m=function(){return e},e}function $(){const e=t(82330);return $=function(){return e},
e}function d(e,i,g){const{baseRef:u,group:v}=e;if(v!==void 0)return v.map(({number:l,headSha:j})=>({pullRequest:l,judge:()=>(0,$().
judgeHead)(i,j,u)}));const a=e.audited===e.head||!(0,k().isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.
number},judge:()=>a?(0,M().judgedHead)(g.audit,g.tree,i.policy,u):(0,$().judgeHead)(i,e.head,u)}]}function T({approver:e},{
baseRef:i,policyCommit:g,defaultBranch:u},v){return{means:e.means,find:a=>e.find({...a,subjectAt:async l=>(await(0,$().judgeHead)(
v,l,i)).subject,policyChangedSince:async l=>{const c=[...new Set([g,u?.commit??g])].map(o=>h(v.repository,o,l));return(await Promise.
all(c)).includes(!0)}})}}async function h(e,i,g){const u=Math.floor(Date.parse(g)/1e3)+1,a=(await e.objects(["log","--fi\
rst-parent",`--since=@${u}`,"--format=%H %P",i,...await e.isPartial()?[]:["--",S().POLICY_PATH]])).toString().trim().split(
`
`).at(-1)??"";if(a==="")return!1;const[l="",j]=a.split(" ");if((await e.shallowCommits()).has(l))throw new(b()).GateError(
"shallow_clone",`this clone lacks the history of ${S().POLICY_PATH} before ${(0,m().short)(l)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return j===void 0?!0:await N(e,j)!==await N(e,i)}async function N(e,i){const g=await(0,S().readPolicyIn)(
await(0,I().readTree)(e,i));return"missing"in g?g.text:"policy"in g?(0,C().canonicalize)(g.policy):void 0}},82330:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=d,w.judgeHead=T;function C(){const h=t(1395);return C=function(){
return h},h}function M(){const h=t(70237);return M=function(){return h},h}function k(){const h=t(67506);return k=function(){
return h},h}function b(){const h=t(54244);return b=function(){return h},h}function S(){const h=t(67147);return S=function(){
return h},h}function I(){const h=t(24634);return I=function(){return h},h}function m(){const h=t(35720);return m=function(){
return h},h}function $(){const h=t(213);return $=function(){return h},h}async function d({repository:h,policy:N,additions:e,
disk:i,isPending:g,platform:u,all:v,isPush:a,unprovenMerge:l,signal:j},c,o){const[p,f,n]=await Promise.all([(0,m().readTree)(
h,o),(0,m().readTree)(h,c),(0,$().readChange)(h,o,c)]),O={...i?(0,S().withAdditions)(f,i,e):f,...g&&{isPending:g}},P=new(b()).
AuditClock(j),F={baseTree:p,headTree:f,change:n,policy:N.policy,all:v,clock:P},x=await(0,M().collectAssets)(F),r=await(0,k().
auditChange)({change:n,assets:x,baseTree:p,tree:O,policy:N,platform:u,...a&&{isPush:a},...v&&{all:v},...l&&{unprovenMerge:l},
clock:P});return{change:n,assets:x,audit:r,tree:f,commandTree:O}}async function T(h,N,e){const{repository:i,policyCommit:g}=h;
await(0,I().requireCommits)(i,[N],[N]);const u=await(0,I().mergeBase)(i,g,N),{audit:v,tree:a}=await d(h,N,u);return await(0,C().
judgedHead)(v,a,h.policy,e)}},52483:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.basePolicy=T,w.effectivePolicy=
d,w.protectedBy=e,w.readerOf=N,w.resolvePolicyRef=g;function C(){const a=t(41895);return C=function(){return a},a}function M(){
const a=t(81961);return M=function(){return a},a}function k(){const a=t(74238);return k=function(){return a},a}function b(){
const a=t(24634);return b=function(){return a},a}function S(){const a=t(35720);return S=function(){return a},a}function I(){
const a=t(19674);return I=function(){return a},a}function m(){const a=t(67397);return m=function(){return a},a}function $(){
const a=t(50598);return $=function(){return a},a}async function d(a,l,j){return(0,M().tightenPolicy)(await T(a,l,j),a.inputs)}
async function T({policy:a,policyRef:l,readShared:j},c,o){const p=N(c,j),f=a??await i(p,o);if(l===void 0)return f;const n=await g(
c,l);return(0,M().stricterOf)(f,await p(n,`${l}:${k().POLICY_PATH}`),l)}const h="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function N(a,l){return async(j,c)=>(0,k().loadPolicy)(await(0,S().
readTree)(a,j),j,{path:c,hint:h,readShared:l})}async function e({name:a,commit:l},j,c){return(0,M().policyOfBranch)(await c(
l,`${a}:${k().POLICY_PATH}`),j,a)}async function i(a,{policyCommit:l,baseRef:j,defaultBranch:c}){const o=await a(l,k().POLICY_PATH);
if(c===void 0)return o;if(c.name===j){const f=(0,M().policyOfBranch)(o,j,j)??o;return f===o?o:(0,M().stricterOf)(o,f,`br\
anches.${j}`)}const p=await e(c,j,a);return p===void 0||o.source==="default"?p??o:(0,M().stricterOf)(o,p,c.name)}async function g(a,l){
const j=l.replace(/^refs\/heads\//,"");try{return(0,m().isObjectId)(j)?await(0,$().resolveRevision)(a,j):await u(a,j)??await(0,$().
resolveRevision)(a,l)}catch(c){throw c instanceof C().GateError&&c.code==="ref_ambiguous"?c:v(l,c)}}async function u(a,l){
const j=`refs/remotes/origin/${l}`,[c,o]=await(0,m().lookUpCommits)(a,[j,`refs/heads/${l}`]);if(c!==void 0)return c;try{
if(!await(0,I().branchAtOrigin)(a,l))return}catch(p){if(o!==void 0)return o;throw p}return await(0,b().requireCommits)(a,
[j],[(0,I().fetched)(l)]),(await(0,m().lookUpCommits)(a,[j]))[0]}function v(a,l){const j=l instanceof C().GateError&&l.code===
"git_failed"?`: ${l.message}`:"";return new(C()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(a)} is not a br\
anch of origin or a revision in this clone${j}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:l})}},24474:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=j;function C(){const n=t(29122);
return C=function(){return n},n}function M(){const n=t(41895);return M=function(){return n},n}function k(){const n=t(21311);
return k=function(){return n},n}function b(){const n=t(26016);return b=function(){return n},n}function S(){const n=t(87952);
return S=function(){return n},n}function I(){const n=t(67147);return I=function(){return n},n}function m(){const n=t(48741);
return m=function(){return n},n}function $(){const n=t(96402);return $=function(){return n},n}function d(){const n=t(27624);
return d=function(){return n},n}function T(){const n=t(37075);return T=function(){return n},n}function h(){const n=t(23208);
return h=function(){return n},n}function N(){const n=t(69641);return N=function(){return n},n}function e(){const n=t(92344);
return e=function(){return n},n}function i(){const n=t(82330);return i=function(){return n},n}function g(){const n=t(52483);
return g=function(){return n},n}function u(){const n=t(55929);return u=function(){return n},n}function v(){const n=t(91827);
return v=function(){return n},n}function a(){const n=t(72857);return a=function(){return n},n}function l(){const n=t(34720);
return l=function(){return n},n}async function j(n){const{shard:y}=n,O={startedAt:new Date,...y&&{shard:y}};let P;try{return P=
await(0,$().openRepository)(n.directory,n.env,n.note),await c(n,P,O)}catch(F){const x=(0,M().asGateError)(F),{prepare:r}=O;
return(0,d().buildErrorReport)(x.code==="prepare_failed"&&r?(0,h().withOutput)(x,r):x,O,new Date)}finally{await P?.close()}}
async function c(n,y,O){const P=await n.locate(y);O.event=P;const F=await(0,g().effectivePolicy)(n,y,P);O.policy=F,(0,k().
requireExamples)(F);const x=o(n,y,P,F),r=n.run&&n.prepare?(0,N().readPrepare)(n.prepare):[],E=r.length>0?await(0,l().verifiedCheckout)(
x,P):void 0,{prepared:R,findings:B}=E?await(0,v().prepareCheckout)(r,E,{request:n,event:P,audit:x,report:D=>{O.prepare=D}}):
{findings:[]};try{const D=p(n,x,R),s=f(await(0,i().auditCommit)(D,P.audited,P.base),B),{audit:A,tree:L}=s,H=n.run&&A.genes.
length>0,G=R?.checkout??E??(H?await(0,l().verifiedCheckout)(x,P):void 0),Y=s.change.files,K={checkout:G,tree:L,change:{files:Y,
isCommitted:(0,C().isOfCommit)(P)},...R&&{shown:R.shown}},{refusal:V,...X}=await(0,l().validateChange)({request:n,event:P,
policy:F},D,s,{place:K,startedAt:O.startedAt}),z=(0,e().allFindings)(X.judgement),J=(0,T().idsOf)(z),W=X.runResult.interrupted>
0?void 0:n.signal,_=await(0,a().proposeFix)({...D,signal:W},P,s,J),Z=await(0,u().headFilesOf)(y,P,s.assets,z);if(W?.aborted)
throw(0,M().interrupted)("after the audit");const q=(0,d().buildReport)({...O,...s,...X,event:P,all:n.all,policy:F,ids:J,
fix:_,headFiles:Z},n.secrets,new Date);return V?(0,d().withRefusedRun)(q,V):q}finally{await R?.close()}}function o(n,y,O,P){
return{repository:y,policy:P,additions:(0,S().additionsFor)(P.policy),platform:(0,b().platformOf)(process.platform),policyCommit:O.
policyCommit,all:n.all,isPush:O.name==="push",...O.unprovenMerge&&{unprovenMerge:O.unprovenMerge},signal:n.signal}}function p({
run:n,takeRuns:y,prepare:O},P,F){return{...P,disk:(0,m().folderTree)(F?.checkout.directory??P.repository.directory),...F&&
{additions:(0,I().everything)((0,S().dependencyFolders)(P.policy.policy))},...!n&&{isPending:y||O?()=>!0:P.additions.cover}}}
function f(n,y){const{audit:O}=n;return{...n,audit:{...O,findings:[...O.findings,...y]}}}},55929:function(U,w,t){Object.
defineProperty(w,"__esModule",{value:!0}),w.findHeadFiles=b,w.headFilesOf=M;function C(){const m=t(213);return C=function(){
return m},m}async function M(m,{audited:$,head:d},{changes:T},h){if($===d)return;const N=new Set([...T.map(({asset:e})=>e.
path),...h.flatMap(({location:e})=>e?.path??[])]);return b(m,$,d,N).catch(()=>{})}const k=100;async function b(m,$,d,T){
const h=(await(0,C().changedFiles)(m,$,d)).filter(({path:e})=>T.has(e)),N=[];for(const[e,i]of h.entries()){const{path:g,
status:u}=i,v=u==="deleted",a=v||e>=k?[]:await S(m,i);N.push({path:g,...v&&{missing:!0},same:a})}return N}async function S(m,{
oldOid:$,newOid:d}){if($===d)return[{line:1,head_line:1}];const T=await m.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",$,d],{accept:[1]});return I(T.toString("latin1"))}function I(m){const $=[...m.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if($.length===0)return[];const d=[];let[T,h]=[1,1];for(const[,N="",e="1",i="",g="1"]of $){const u=Number(N)+(e==="0"?1:0),
v=Number(i)+(g==="0"?1:0);u>T&&d.push({line:T,head_line:h,lines:u-T}),[T,h]=[u+Number(e),v+Number(g)]}return[...d,{line:T,
head_line:h}]}},91827:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=e;function C(){
const u=t(9354);return C=function(){return u},u}function M(){const u=t(67506);return M=function(){return u},u}function k(){
const u=t(76459);return k=function(){return u},u}function b(){const u=t(74238);return b=function(){return u},u}function S(){
const u=t(35720);return S=function(){return u},u}function I(){const u=t(67078);return I=function(){return u},u}function m(){
const u=t(95132);return m=function(){return u},u}function $(){const u=t(32223);return $=function(){return u},u}function d(){
const u=t(23208);return d=function(){return u},u}function T(){const u=t(63682);return T=function(){return u},u}function h(){
const u=t(29656);return h=function(){return u},u}function N(){const u=t(82330);return N=function(){return u},u}async function e(u,v,a){
const{event:l}=a,j={...a.audit,isPending:()=>!0},c=await(0,N().auditCommit)(j,l.audited,l.base);if(!(0,M().mayRunSome)(c.
audit))return{findings:[]};const o=[...await(0,k().prepareRefusals)(await(0,S().readTree)(j.repository,l.base),c.tree),...await g(
c,{...a,audit:j})];if(o.length>0)return{findings:o};const{prepared:p,reported:f}=await i(u,v,a),n=f?.isolation.downgrades?.[0]?.
reason??"containment is off",O=f?.contained?[]:[(0,m().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:n})];return{prepared:p,findings:O}}async function i(u,v,{request:{env:a,signal:l,secrets:j},event:c,audit:o,report:p}){
const{policy:f}=o.policy,n=f.prepare_env.flatMap(F=>a[F]??[]),y=[...j,...n];let O;return{prepared:await(0,d().runPrepare)(
u,{checkout:v,policy:f,requested:(0,T().requestOf)(f.containment,c.pullRequest?.isFork??!1),env:a,privateFolders:(0,$().
privateFolders)(a),signal:l,report:F=>{O={...F,lines:F.lines.map(({command:x,outcome:r})=>({command:x,outcome:(0,I().redactOutcome)(
r,y)}))},p(O)}}),reported:O}}async function g(u,{request:v,event:a,audit:l}){const j=u.audit.findings.filter(({rule:p})=>p===
"gate-weakened");if(j.length===0)return[];const{gate:c}=await(0,C().findApprovals)({genes:[],findings:j},l.policy.policy.
approvals,(0,h().headsOf)(a,l,u),(0,h().approverOf)(v,a,l));if(c===void 0)return[];const o=j[0]?.location?.path??b().POLICY_PATH;
return[(0,m().finding)("prepare-refused",{path:o,what:"it weakens the gate and waits for approval"})]}},72857:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.proposeFix=d;function C(){const i=t(53315);return C=function(){return i},
i}function M(){const i=t(29122);return M=function(){return i},i}function k(){const i=t(62130);return k=function(){return i},
i}function b(){const i=t(88211);return b=function(){return i},i}function S(){const i=t(41895);return S=function(){return i},
i}function I(){const i=t(4378);return I=function(){return i},i}function m(){const i=t(35720);return m=function(){return i},
i}function $(){const i=t(93028);return $=function(){return i},i}async function d({repository:i,policy:{policy:g},platform:u,
all:v,signal:a},l,{assets:j,change:c,tree:o,commandTree:p},f){const n=new Set([...f.keys()].flatMap(R=>h(R)?N(R):[]));if(n.
size===0)return;const y=!(0,M().isOfCommit)(l)||l.audited===l.head,O=y?o:await(0,m().readTree)(i,l.head),P=j.changes.filter(
({kind:R})=>R!=="removed"),F=new Set(P.map(({asset:R})=>e(R))),x=[...n].filter(R=>(0,$().isRegular)(O.stat(R)?.kind)),r=await Promise.
all(x.map(async R=>({path:R,bytes:await O.read(R)}))),E=I().Judge.by({policy:g,tree:p,base:await(0,m().readTree)(i,l.base),
changed:new Set(c.files.flatMap(C().namesOf)),platform:u,...a&&{signal:a}});try{const R=s=>F.has(e(s)),B=await(0,k().fixFiles)(
r,E,{includes:R,left:!1}),D=await(0,b().proposalOf)(B,y?f:T(f));return D&&{...D,...v&&{all:v}}}catch(R){if(R instanceof S().
GateError&&R.code==="audit_too_long")return;throw R}}function T(i){return new Map([...i].map(([{edit:g,...u},v])=>[u,v]))}
function h({rule:i,edit:g,suppressed:u}){return!u&&(g?.fix===!0||i==="content-hash-mismatch")}function N({location:i}){return i?
[i.path]:[]}function e({path:i,type:g,id:u}){return JSON.stringify([i,g,u])}},34720:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.validateChange=T,w.verifiedCheckout=d;function C(){const e=t(29122);return C=function(){return e},
e}function M(){const e=t(41895);return M=function(){return e},e}function k(){const e=t(61388);return k=function(){return e},
e}function b(){const e=t(32223);return b=function(){return e},e}function S(){const e=t(63682);return S=function(){return e},
e}function I(){const e=t(96620);return I=function(){return e},e}function m(){const e=t(94901);return m=function(){return e},
e}function $(){const e=t(29656);return $=function(){return e},e}function d({repository:e,additions:i},g){const u=(0,C().
isOfCommit)(g)?k().requireCheckedOut:k().requireSameFiles,v=g.name==="index"?"hook":N(g)?"terminal":"actions";return u(e,
g.audited,i,v)}async function T({request:e,event:i,policy:g},u,v,{place:a,startedAt:l}){const{audit:j,tree:c}=v,o={audit:j,
event:i,policy:g},p=n=>y=>h(e,o,y,n),f={policy:g.policy,startedAt:l,heads:(0,$().headsOf)(i,u,v),approver:(0,$().approverOf)(
e,i,u)};try{return await(0,m().validate)(j,{...f,runs:e.run||e.takeRuns!==void 0,run:async n=>await e.takeRuns?.(o,n)??await p(
a)(n)})}catch(n){const y=(0,M().asGateError)(n);if(y.code!=="containment_unavailable")throw y;const O=p({checkout:void 0,
tree:c});return{...await(0,m().validate)(j,{...f,runs:!1,run:O}),refusal:y}}}async function h({env:e,shard:i,durations:g,
progress:u,signal:v},{audit:a,event:l,policy:{policy:j}},c,o){const p=i?(0,I().genesIn)(i,a.genes,g):new Set(a.genes),f=await(0,S().
runAudited)(a,{...o,attended:N(l)&&!e.CI,policy:j,fork:l.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,b().privateFolders)(
e),waiting:{has:n=>c.has(n)||!p.has(n)},progress:u,signal:v});return i?{...f,shards:[{...i,genes:p}]}:f}function N(e){return e.
name==="range"||!(0,C().isOfCommit)(e)}},89979:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.withCheckoutParts=
I;function C(){const d=t(51455);return C=function(){return d},d}function M(){const d=t(76760);return M=function(){return d},
d}function k(){const d=t(41895);return k=function(){return d},d}function b(){const d=t(96402);return b=function(){return d},
d}function S(){const d=t(35720);return S=function(){return d},d}async function I(d,T,h){const N=[],e=async(i,g,u)=>{const v=await(0,S().
readTree)(g,u),a=[...v.files()].map(l=>({...l,path:m(i,l.path)}));N.push({path:i,repository:g,commit:u,tree:v,entries:a});
for(const{kind:l,path:j,oid:c}of a){if(l!=="submodule"||c===void 0)continue;const o=await $((0,M().join)(d.directory,j));
o&&await e(j,o,c)}};try{return await e("",d,T),await h(N)}finally{for(const i of N.slice(1))await i.repository.close()}}
function m(d,T){return d===""?T:`${d}/${T}`}async function $(d){if(await(0,C().lstat)((0,M().join)(d,".git")).catch(()=>{})===
void 0)return;const h=await(0,b().openRepository)(d);if(h.directory===d)return h;throw await h.close(),new(k()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(d)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
j,w.requireCheckedOut=e,w.requireSameFiles=i;function C(){const c=t(73024);return C=function(){return c},c}function M(){
const c=t(76760);return M=function(){return c},c}function k(){const c=t(26040);return k=function(){return c},c}function b(){
const c=t(41895);return b=function(){return c},c}function S(){const c=t(95201);return S=function(){return c},c}function I(){
const c=t(22566);return I=function(){return c},c}function m(){const c=t(59580);return m=function(){return c},c}function $(){
const c=t(89979);return $=function(){return c},c}function d(){const c=t(48741);return d=function(){return c},c}function T(){
const c=t(35720);return T=function(){return c},c}function h(){const c=t(96681);return h=function(){return c},c}function N(){
const c=t(67397);return N=function(){return c},c}async function e(c,o,p,f){const[n]=await(0,N().resolveCommits)(c,["HEAD"]);
if(n!==o)throw j(`the checkout is at ${(0,N().short)(n)}`,o,f);return i(c,o,p,f)}async function i(c,o,p,f){return(0,$().
withCheckoutParts)(c,o,async n=>{const y=(0,m().guardCheckout)(c.directory,n.flatMap(({entries:x})=>x),p),O=await y.differing(),
P=n.map(x=>g(x,O,y)),F=(await Promise.all(P)).flat();if(F.length>0)throw await u(c,F,o,f)??a(F,o,f);return y})}async function g({
repository:c,path:o,commit:p,entries:f},n,y){const O=f.filter(r=>n.has(r)),P=({path:r})=>o===""?r:r.slice(o.length+1),F=await(0,S().
attributesOf)(c,p,O.map(P),I().CONVERSIONS),x=[];for(const r of O){const{path:E,oid:R="",size:B=0}=r;if(n.get(r)==="kind"||
B>T().MAX_FILE_BYTES){x.push({path:E,what:"differs on disk"});continue}const D=await(0,d().readOnDisk)(y.directory,E),s=(0,I().
conversionFault)(await(0,T().readBlob)(c,R),D,A=>F(P(r),A));s===void 0?y.accept(E,D):x.push({path:E,what:s})}return x}async function u({
user:c,directory:o},p,f,n){const y=new Set(p.map(({path:F})=>F)),O=(0,h().decodePieces)(await c(["ls-files","-t","-z"])).
flatMap(F=>F.startsWith("S ")?[F.slice(2)]:[]).filter(F=>y.has(F)&&!v((0,M().join)(o,F))),[P]=O;if(P!==void 0)return new(b()).
GateError("checkout_differs",`Commit ${(0,N().short)(f)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
P)}${O.length>1?` and ${O.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function v(c){return(0,k().
attempt)(()=>(0,C().lstatSync)((0,h().systemPath)(c)))!==void 0}function a(c,o,p){const f=[...c].sort((F,x)=>F.path<x.path?
-1:1),{path:n,what:y}=f.find(({what:F})=>F!=="differs on disk")??f[0]??l,O=JSON.stringify(n),P=c.length>1&&y==="differs \
on disk"?`${O} and ${c.length-1} more differ on disk`:`${O} ${y}`;return j(P,o,p,"dirty")}const l={path:"",what:"differs\
 on disk"};function j(c,o,p,f){const n={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${f==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${o}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},y=p==="hook"?"The index":`Commit ${(0,N().short)(o)}`;return new(b()).GateError("checkout_d\
iffers",`${y} is audited, but ${c}`,n[p])}},27624:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=
g,w.buildReport=e,w.withRefusedRun=i;function C(){const o=t(85475);return C=function(){return o},o}function M(){const o=t(
38863);return M=function(){return o},o}function k(){const o=t(57430);return k=function(){return o},o}function b(){const o=t(
54062);return b=function(){return o},o}function S(){const o=t(95132);return S=function(){return o},o}function I(){const o=t(
9436);return I=function(){return o},o}function m(){const o=t(92344);return m=function(){return o},o}function $(){const o=t(
94274);return $=function(){return o},o}function d(){const o=t(77648);return d=function(){return o},o}function T(){const o=t(
36807);return T=function(){return o},o}function h(){const o=t(27436);return h=function(){return o},o}const N=100;function e(o,p,f){
const{audit:n,approval:y,change:O,runResult:P,judgement:F,ids:x,policy:r,startedAt:E}=o,R=F.genes.map(J=>(0,T().redactGene)(
J,p)),B=(0,T().validationReportsOf)(R,{nodeOf:P.nodeOf,policyDigest:r.digest,startedAt:E,finishedAt:f}),D=(0,m().allFindings)(
F),s=a(n.seeds),A=v(x,o.fix),L=o.all?void 0:o.event.base,H=(0,d().reportFindings)([...A.keys()],A,L).map(J=>s(J)?{...J,seed:!0}:
J),G=(0,d().findingsAbout)(F.findings),Y={about:G,ids:x},K=(J,W)=>({type:W.type,id:W.id,asset_id:(0,C().assetIdOf)(W),path:W.
path,line:W.locate().line,change:J,...(0,d().idsIn)(G(W),x)}),{counting:V,hard_cap_files:X,hard_cap_lines:z}=r.policy.blast_radius;
return{...u(o,f),verdict:F.verdict,next_actor:(0,$().nextActorOf)(F.verdict,D,r.policy.fail_on),isolation:P.isolation,blast_radius:{
...n.blastRadius,counting:V,hard_cap_files:X,hard_cap_lines:z,renamed_files:O.files.filter(({status:J})=>J==="renamed").
length,changed_files:n.files.slice(0,N)},genes:R.map((J,W)=>(0,d().reportGene)(J,B[W]?.id??null,Y)),capsules:n.capsules.
map(({change:J,asset:W,eligible:_,eligibility:Z,reasons:q})=>({...K(J,W),eligible:_,eligibility:Z,reasons:q.map(nn=>({rule:nn.
rule,message:(0,S().describe)(nn).message}))})),events:o.assets.changes.filter(({asset:J})=>J.type==="EvolutionEvent").map(
({kind:J,asset:W})=>K(J,W)),...F.shards.length>0&&{shards:F.shards},findings:H,...j(D),...c(n,F.findings,x),...o.fix&&{fix:o.
fix},...o.headFiles&&{head_files:o.headFiles},approvals:y.approvals,approval_digest:y.digest??null,plans_digest:n.plansDigest,
validation_reports:B.filter(J=>J!==null)}}function i(o,p){const{code:f,message:n,hint:y}=p;return{...o,verdict:"error",next_actor:"\
undecided",error:{code:f,message:n,hint:y},genes:o.genes.map(O=>O.verdict==="pass"||O.verdict==="warn"?{...O,verdict:"er\
ror"}:O),...o.shards&&{shards:o.shards.map(O=>({...O,verdict:"error"}))},validation_reports:[]}}function g(o,p,f){const{
code:n,message:y,hint:O}=o;return{...u(p,f),verdict:"error",next_actor:"undecided",error:{code:n,message:y,hint:O},isolation:k().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...p.shard&&{shards:[{...p.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function u({event:o,policy:p,prepare:f,
startedAt:n},y){return{type:"GateReport",schema_version:h().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:o?.name??
null,...o?.pullRequest&&{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.
head??null,audited_sha:o?.audited??null,policy:p?{source:p.source,...p.path!==void 0&&{path:p.path},...p.ref!==void 0&&{
ref:p.ref},digest:p.digest,...p.policy.extends&&{extends:p.policy.extends},...p.combinedWith&&{combined_with:{...p.combinedWith}},
profile:p.policy.profile,fail_on:p.policy.fail_on,...l(p.policy,y)}:null,...f&&{prepare:f},started_at:n.toISOString(),finished_at:y.
toISOString(),duration_ms:Math.max(0,y.getTime()-n.getTime())}}function v(o,p){const f=(y,O)=>JSON.stringify([y,O]),n=new Set(
p?.edits.flatMap(({finding:y,path:O,old:P})=>[y,f(O,P)]));return new Map([...o].map(([y,O])=>{const{rule:P,args:F,edit:x,
location:r}=y;return n.has(O)||x&&n.has(f(r?.path,x.old))?[y,O]:x?.fix?[{...y,edit:{...x,fix:!1}},O]:[P==="content-hash-\
mismatch"&&F.fixable===!0?{...y,args:{...F,fixable:!1}}:y,O]}))}function a(o){const p=new Set(o.map(({type:f,id:n,path:y})=>JSON.
stringify([f,n,y])));return({subject:f,location:n,severity:y,harm:O,layer:P})=>y!=="error"&&O!=="danger"&&P!=="run"&&p.has(
JSON.stringify([f?.type,f?.id,n?.path]))}function l({enforce:o},p){const f=(0,b().enforcementOn)((0,I().dayOf)(p),o);if(f.
mode==="block")return{};const{until:n}=f;return{enforce:f.mode,...n!==void 0&&{enforce_until:n}}}function j(o){const p=o.
flatMap(({rule:f,args:n})=>{if(f!=="check-decided-by")return[];const{path:y,why:O,isNew:P,bytes:F}=n,x=Number(F);return[
{...{path:String(y),why:String(O),new:P===!0},...x>=0&&{bytes:x}}]});return p.length>0?{read:p}:{}}function c({agentFiles:o},p,f){
const n=o.filter(({entries:y})=>y.length>0);return n.length===0?{}:{agent_files:n.map(y=>(0,d().reportAgentFile)(y,p,f))}}},
92342:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=b;function C(){const S=t(
14495);return C=function(){return S},S}const M=w.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`PATH=${C().
SYSTEM_PATH}`];function b(S,I){const m=I.uid===0,$=m?M:{uid:I.uid,gid:I.gid},d={user:$,runsAs:$,adopt:m,overlay:["redire\
ct_dir=on",...m?["metacopy=on"]:[]]},T=["unshare","--mount"];return[S.uid===0?{name:"root",newMounts:T,...d}:{name:"sudo",
newMounts:[...k,...T],...d},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:S.uid===
0?M:S,adopt:!1,overlay:["userxattr"]}]}},23208:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runPrepare=
c,w.withOutput=D;function C(){const s=t(51455);return C=function(){return s},s}function M(){const s=t(76760);return M=function(){
return s},s}function k(){const s=t(63963);return k=function(){return s},s}function b(){const s=t(41895);return b=function(){
return s},s}function S(){const s=t(14495);return S=function(){return s},s}function I(){const s=t(87952);return I=function(){
return s},s}function m(){const s=t(67147);return m=function(){return s},s}function $(){const s=t(61229);return $=function(){
return s},s}function d(){const s=t(19309);return d=function(){return s},s}function T(){const s=t(51968);return T=function(){
return s},s}function h(){const s=t(10582);return h=function(){return s},s}function N(){const s=t(92342);return N=function(){
return s},s}function e(){const s=t(32223);return e=function(){return s},s}function i(){const s=t(77823);return i=function(){
return s},s}function g(){const s=t(57334);return g=function(){return s},s}function u(){const s=t(46282);return u=function(){
return s},s}function v(){const s=t(20849);return v=function(){return s},s}function a(){const s=t(11863);return a=function(){
return s},s}const l=100,j=1024**3;async function c(s,A){const L=await(0,d().copyCheckout)(A.checkout);if(L===void 0)throw E(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:H}=L.guard,G=new Set(f(
L.guard,A.policy));return await p(s,L,A,()=>f(L.guard,A.policy).filter(Y=>!G.has(Y))),await n(L.guard,G,A.policy),await(0,C().
rm)((0,M().join)(H,".git"),{recursive:!0,force:!0}),await(0,T().copyRepository)(A.checkout.directory,H),O()&&await F((0,M().
join)(H,".git"),await P(H)),{checkout:L.guard.at(H,(0,m().everything)((0,I().dependencyFolders)(A.policy))),shown:L.objects,
close:L.close}}catch(H){throw await L.close(),H}}function o(s){return{...s,memory_bytes:Math.max(s.memory_bytes,4*j),written_bytes:Math.
max(s.written_bytes,2*j),file_bytes:Math.max(s.file_bytes,j),processes:Math.max(s.processes,1024)}}async function p(s,A,{
policy:L,requested:H,env:G,privateFolders:Y,signal:K,report:V},X){const{directory:z}=A.guard,J=s.flatMap(({argv:Q})=>Q.slice(
0,1)),W=await(0,u().findPrograms)({path:G.PATH??"",checkout:z,names:J}),_=await P(z);O()&&await F(z,N().NOBODY);const Z=o(
L.limits),{chooseBackend:q}=await t.e(670).then(t.bind(t,60670)),{backend:nn,isolation:en,close:un}=await q({programs:W,
checkout:z,keepsWrites:!0,shown:A.objects,outputBytes:Z.output_bytes,limits:(0,h().limitsOn)((0,h().thisMachine)(),Z,1),
requested:H,network:!0,folders:Y,home:await(0,e().homeFolders)(L.home_caches,G.HOME),signal:K}),on=nn.level==="namespace\
s";!on&&O()&&await F(z,_);const rn=[],an=()=>V({contained:on,isolation:en,lines:rn,written:y(X()).slice(0,l)}),dn=Object.
fromEntries(L.prepare_env.flatMap(Q=>G[Q]===void 0?[]:[[Q,G[Q]]])),fn=performance.now()+Z.prepare_seconds*1e3;try{for(const Q of s){
const ln=Math.max(1,Math.round(fn-performance.now())),{command:sn,argv:cn,assignments:hn}=Q,[mn=""]=cn,pn={...dn,...hn},
gn={command:sn,argv:cn,program:mn,directory:"",env:pn,timeoutMs:ln},tn=await Promise.resolve().then(()=>nn.prepare(gn,K)).
catch(yn=>{throw r(Q,yn)});if(rn.push({command:sn,outcome:tn}),tn.status!=="passed")throw an(),tn.reason===g().INTERRUPTED?
(0,b().interrupted)("during the prepare command"):x(Q,tn,en)}}finally{await un()}an()}function f({directory:s,folders:A,
files:L},H){const G=new Set([...A,...L.map(({path:K})=>K)]),{cover:Y}=(0,m().additionsOf)([],(0,I().dependencyFolders)(H));
return(0,$().filesBelow)(s,Y).filter(K=>!G.has(K))}async function n(s,A,L){const H=new Set([...s.folders,...s.files.map(
({path:z})=>z)]),G=z=>z==="."||H.has(z),Y=f(s,L).filter(z=>!A.has(z)).filter(z=>(0,a().replacesAudited)(z,G)||(0,a().configuresTool)(
z,G)),[K,...V]=[...await s.changed(),...Y].sort();if(K===void 0)return;const X=V.length===0?"":` and ${V.length} more`;throw E(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${X}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function y(s){return[...new Set(s.map(A=>A.split("/",1)[0]??A))].sort()}
function O(){return process.platform==="linux"&&process.getuid?.()===0}async function P(s){const{uid:A,gid:L}=await(0,C().
stat)(s);return{uid:A,gid:L}}async function F(s,{uid:A,gid:L}){const H=await(0,S().systemTool)("chown");if(H===void 0)throw E(
"`chown` is not in a directory of the system","Install coreutils.");await(0,k().exec)(H,["-hR",`${A}:${L}`,"--",s],{silent:!0})}
function x({command:s},A,L){const{reason:H=`exit code ${A.exit_code}`}=A,{contained:G,change:Y}=(0,i().containmentWords)(
A,L,"allow");return new(b()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(s)}" did not pass: ${H}${G&&
"; "}${G}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the \
variables of the step except those that \`prepare_env\` in the policy names.`)}function r({command:s},A){return!(A instanceof
b().GateError)||A.code!=="program_not_found"?A:new(b()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(
s)}" could not start: ${A.message}`,A.hint,{cause:A})}function E(s,A){return new(b()).GateError("prepare_failed",`The pr\
epare command could not be used: ${s}.`,A)}const R=5,B=1e3;function D(s,{lines:A}){const L=A.at(-1)?.outcome;if(L===void 0)
return s;const G=[L.stderr,L.stdout].map(({head:V,tail:X})=>(X||V).trim()).find(V=>V!=="");if(G===void 0)return s;const Y=G.
split(`
`).slice(-R).map(v().safeLine).join(" | "),K=`${s.message} It printed: ${Y.slice(-B)}`;return new(b()).GateError(s.code,
K,s.hint,{cause:s.cause})}},69641:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=b;function C(){
const m=t(41895);return C=function(){return m},m}function M(){const m=t(95132);return M=function(){return m},m}function k(){
const m=t(54669);return k=function(){return m},m}function b(m){const d=m.split(/\r?\n/).map(T=>T.trim()).filter(T=>T!==""&&
!T.startsWith("#"));if(d.length===0)throw I("`prepare` has no command","Name a command.");return d.map(S)}function S(m){
const{words:$,assignments:d,problems:T}=(0,k().lex)(m),h=T.find(({severity:N})=>N==="error");if(h?.rule==="shell-operato\
r")throw I(`The prepare line \`${m}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(h){const{message:N}=(0,M().describe)((0,M().problemFinding)(
h));throw I(`The prepare line \`${m}\` cannot be read: ${N}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:m,argv:$.map(({text:N})=>N),assignments:Object.fromEntries(d.map(({name:N,value:e})=>[N,e]))}}
function I(m,$){return new(C()).GateError("input_invalid",m,$)}},11863:function(U,w,t){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=$,w.replacesAudited=S;function C(){const d=t(76760);return C=function(){return d},d}function M(){
const d=t(41330);return M=function(){return d},d}const k=["",".js",".json",".node"],b=new Set(["package.json",".npmrc"]);
function S(d,T){return b.has(C().posix.basename(d))?T(C().posix.dirname(d)):k.some((h,N)=>{if(!d.endsWith(h))return!1;const e=d.
slice(0,d.length-h.length);return[...k.slice(N+1),...h===""?[]:[""]].some(g=>T(e+g))})}const I=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],m=(0,M().default)(I,
{dot:!0});function $(d,T){return m(C().posix.basename(d))&&T(C().posix.dirname(d))}},96620:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=S,w.genesIn=m,w.isPending=I,w.partition=M,w.shardsFor=k;function C(){const e=t(
77598);return C=function(){return e},e}function M(e,i,g=new Map){const u=e.map(d),v=new Map(u.map((f,n)=>[f,e[n]??[]])),
a=$(u),l=[...new Set(e.flat())].sort(),j=new Map(l.map((f,n)=>[f,n])),c=a.map(f=>[...new Set(v.get(f))].map(n=>j.get(n)??
0).sort((n,y)=>n-y)),o=c.length===0?[]:h(c,b(l,g),i),p=new Map(a.map((f,n)=>[f,o[n]??0]));return u.map(f=>f===void 0?void 0:
(p.get(f)??0)+1)}function k(e,i,g){let u=Math.min(i,$(e.map(d)).length);for(;;){const v=new Set(M(e,u,g).filter(a=>a!==void 0));
if(v.size===u)return u;u=v.size}}function b(e,i){const g=e.flatMap(v=>i.get(v)??[]).map(v=>Math.max(v,1)).sort((v,a)=>v-
a),u=g[Math.floor(g.length/2)]??1;return e.map(v=>Math.max(i.get(v)??u,1))}function S(e){return e.map(({commands:i})=>i.
every(g=>g.plan!==void 0||I(g))?i.map(({command:g})=>g):[])}function I({plan:e,verdict:i,findings:g}){return e===void 0&&
i!=="block"&&g.some(({rule:u})=>u==="target-not-judged")}function m({index:e,of:i},g,u){const v=M(S(g),i,u);return new Set(
g.filter((a,l)=>v[l]===e))}function $(e){return[...new Set(e)].filter(i=>i!==void 0).sort()}function d(e){if(e.length===
0)return;const i=[...new Set(e)].sort().join(`
`);return(0,C().createHash)("sha256").update(i).digest("hex")}const T=[0,.25,.5,.75];function h(e,i,g){return T.map(v=>N(
e,i,g,Math.floor(e.length*v))).reduce((v,a)=>a.most<v.most?a:v).shards}function N(e,i,g,u){const v=Array.from({length:g},
()=>new Set),a=new Array(g).fill(0),l=new Array(e.length).fill(0),j=new Set,c=[...e.keys()],o=new Set([...c.slice(u),...c.
slice(0,u)]);for(;o.size>0;){const p=a.indexOf(Math.min(...a)),f=v[p]??new Set,n=P=>f.has(P)?2:j.has(P)?0:1;let[y,O]=[0,
Number.NEGATIVE_INFINITY];for(const P of o){const F=(e[P]??[]).reduce((x,r)=>x+n(r)*(i[r]??0),0);F>O&&([y,O]=[P,F])}for(const P of e[y]??
[])f.has(P)||(a[p]=(a[p]??0)+(i[P]??0)),f.add(P),j.add(P);l[y]=p,o.delete(y)}return{shards:l,most:Math.max(...a)}}},92910:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.shardName=k,w.shardSchema=void 0;function C(){const S=t(7723);return C=
function(){return S},S}function M(){const S=t(78374);return M=function(){return S},S}function k({index:S,of:I}){return`${S}\
/${I}`}const b=w.shardSchema=C().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(S=>{const[I,m]=S.split("/").map(Number);return{index:Number(I),of:Number(m)}}).refine(({index:S,
of:I})=>S<=I&&I<=M().MAX_SHARDS,{error:`Expected a shard of at most ${M().MAX_SHARDS}, such as 2/8`})}};
