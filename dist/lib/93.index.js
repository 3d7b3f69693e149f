"use strict";exports.id=93,exports.ids=[93,342],exports.modules={76459:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=u;function M(){const r=t(76760);return M=function(){return r},r}function $(){const r=t(58238);return $=
function(){return r},r}function k(){const r=t(60210);return k=function(){return r},r}function b(){const r=t(45156);return b=
function(){return r},r}function R(){const r=t(59867);return R=function(){return r},r}function T(){const r=t(10473);return T=
function(){return r},r}function f(){const r=t(3463);return f=function(){return r},r}function j(){const r=t(95244);return j=
function(){return r},r}function d(){const r=t(32854);return d=function(){return r},r}function C(){const r=t(93028);return C=
function(){return r},r}function m(){const r=t(95132);return m=function(){return r},r}const N=16*1024*1024,e=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function u(r,I){const F=await Promise.all(o(I).map(D=>v(D,r,I))),B=await a(r,I);return[
...F.flat(),...B].map(D=>(0,m().finding)("prepare-refused",D))}async function v(r,I,F){const B=F.readlink(r);if(B!==void 0&&
B!==I.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const D=(0,d().resolveInTree)(F,r);return D.kind!=="\
inside"||!(0,C().isRegular)(D.entry.kind)?i.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,T().hasOtherContent)(F,I,r)?g.test(r)?P(r,I,F):S(r)?p(r,I,F):n(r,I,F):[]}async function a(r,I){const[
{npm:F},{npm:B}]=await Promise.all([(0,R().readLocks)(r),(0,R().readLocks)(I)]),D=B?.all.find(A=>{const{name:L,source:H}=A;
if(H.kind!=="file")return!1;if((0,b().replacedArchive)(A,I,r))return!0;const G=F?.packages.get(L)?.source;return!(G?.kind===
"file"&&(G.at===H.at||!h(H.at)))&&(G!==void 0||h(H.at))});if(!B||!D)return[];const s=`it takes the package \`${D.name}\` \
from \`${D.source.at}\``;return[{path:B.path,what:s}]}function h(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function S(r){
return j().LOCKFILES.includes(M().posix.basename(r))}function c(r){return j().NPM_LOCKFILES.some(I=>I===M().posix.basename(
r))}function o(r){return[...r.files()].filter(({kind:I})=>I!=="submodule").map(({path:I})=>I).filter(I=>i.test(I)||g.test(
I)||S(I))}async function p(r,I,F){const B=c(r)?await(0,R().readLock)(F,r):"unread";if(B==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:r,what:"it is no valid lockfile"}];const D=o(
I).filter(c),A=(await Promise.all(D.map(H=>(0,R().readLock)(I,H)))).flatMap(H=>typeof H=="object"?H.all:[]),L=new Set([...A.
map(({source:H})=>l(H)),...await(0,b().knownHosts)(I)]);for(const{source:H}of B.all){const G=l(H);if(G===void 0||L.has(G))
continue;const Y=H.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${G.slice(0,200)}\``}]}
return[]}function l({kind:r,at:I}){if(r!=="file")return r==="tarball"&&URL.canParse(I)?new URL(I).host:I}async function n(r,I,F){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[B,D]=await Promise.all([y(I,r),
y(F,r)]),s=Object.entries(D).flatMap(([A,L])=>{const H=(0,k().effectOf)(A,L);return JSON.stringify(B[A])!==JSON.stringify(
L)&&(H==="decides"||H==="other")?[A]:[]});return s.length===0?[]:[{path:r,what:`it sets ${s.map(A=>`\`${A}\``).join(", ")}`}]}
async function y(r,I){const F=(0,d().resolveInTree)(r,I);return F.kind!=="inside"||!(0,C().isRegular)(F.entry.kind)?{}:(0,$().
parse)((await r.read(F.path,N)).toString("utf8"))}function O(r,I,F){const[B]=[...F].filter(D=>!I.has(D));return B===void 0?
[]:[{path:r,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function P(r,I,F){const[B,D]=await Promise.all([
I,F].map(s=>(0,R().readJsonFile)(s,r)));return D===R().INVALID?[{path:r,what:"it is not a JSON object"}]:O(r,E((0,f().objectIn)(
B)),E((0,f().objectIn)(D)))}function E(r){const I=new Set,F=(L,H)=>{if(typeof H=="string"&&x(H,L)){const{kind:G}=(0,R().
sourceOf)(H,L,"");I.add(`${L}: ${G==="git"?H.replace(/#.*$/s,""):H}`)}for(const[G,Y]of Object.entries((0,f().objectIn)(H)))
F(G,Y)};for(const L of e)F(L,r[L]);const{overrides:B,packageExtensions:D}=(0,f().objectIn)(r.pnpm);F("pnpm",{overrides:B,
packageExtensions:D});const{catalog:s,catalogs:A}=(0,f().objectIn)(r.workspaces);return F("workspaces",{catalog:s,catalogs:A}),
I}function x(r,I){const{kind:F,at:B=""}=(0,R().sourceOf)(r,I,"");return F==="git"||F==="tarball"||F==="file"&&h(B)}},29122:function(U,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.isOfCommit=t;function t({name:M}){return M!=="worktree"&&M!=="index"}},
29656:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=C,w.headsOf=d,w.policyChangedSince=m;
function M(){const e=t(23404);return M=function(){return e},e}function $(){const e=t(1395);return $=function(){return e},
e}function k(){const e=t(29122);return k=function(){return e},e}function b(){const e=t(41895);return b=function(){return e},
e}function R(){const e=t(74238);return R=function(){return e},e}function T(){const e=t(35720);return T=function(){return e},
e}function f(){const e=t(67397);return f=function(){return e},e}function j(){const e=t(82330);return j=function(){return e},
e}function d(e,i,g){const{baseRef:u,group:v}=e;if(v!==void 0)return v.map(({number:h,headSha:S})=>({pullRequest:h,judge:()=>(0,j().
judgeHead)(i,S,u)}));const a=e.audited===e.head||!(0,k().isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.
number},judge:()=>a?(0,$().judgedHead)(g.audit,g.tree,i.policy,u):(0,j().judgeHead)(i,e.head,u)}]}function C({approver:e},{
baseRef:i,policyCommit:g,defaultBranch:u},v){return{means:e.means,find:a=>e.find({...a,subjectAt:async h=>(await(0,j().judgeHead)(
v,h,i)).subject,policyChangedSince:async h=>{const c=[...new Set([g,u?.commit??g])].map(o=>m(v.repository,o,h));return(await Promise.
all(c)).includes(!0)}})}}async function m(e,i,g){const u=Math.floor(Date.parse(g)/1e3)+1,a=(await e.objects(["log","--fi\
rst-parent",`--since=@${u}`,"--format=%H %P",i,...await e.isPartial()?[]:["--",R().POLICY_PATH]])).toString().trim().split(
`
`).at(-1)??"";if(a==="")return!1;const[h="",S]=a.split(" ");if((await e.shallowCommits()).has(h))throw new(b()).GateError(
"shallow_clone",`this clone lacks the history of ${R().POLICY_PATH} before ${(0,f().short)(h)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return S===void 0?!0:await N(e,S)!==await N(e,i)}async function N(e,i){const g=await(0,R().readPolicyIn)(
await(0,T().readTree)(e,i));return"missing"in g?g.text:"policy"in g?(0,M().canonicalize)(g.policy):void 0}},82330:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=d,w.judgeHead=C;function M(){const m=t(1395);return M=function(){
return m},m}function $(){const m=t(70237);return $=function(){return m},m}function k(){const m=t(67506);return k=function(){
return m},m}function b(){const m=t(54244);return b=function(){return m},m}function R(){const m=t(67147);return R=function(){
return m},m}function T(){const m=t(24634);return T=function(){return m},m}function f(){const m=t(35720);return f=function(){
return m},m}function j(){const m=t(213);return j=function(){return m},m}async function d({repository:m,policy:N,additions:e,
disk:i,isPending:g,platform:u,all:v,isPush:a,unprovenMerge:h,signal:S},c,o){const[p,l,n]=await Promise.all([(0,f().readTree)(
m,o),(0,f().readTree)(m,c),(0,j().readChange)(m,o,c)]),O={...i?(0,R().withAdditions)(l,i,e):l,...g&&{isPending:g}},P=new(b()).
AuditClock(S),E={baseTree:p,headTree:l,change:n,policy:N.policy,all:v,clock:P},x=await(0,$().collectAssets)(E),r=await(0,k().
auditChange)({change:n,assets:x,baseTree:p,tree:O,policy:N,platform:u,...a&&{isPush:a},...v&&{all:v},...h&&{unprovenMerge:h},
clock:P});return{change:n,assets:x,audit:r,tree:l,commandTree:O}}async function C(m,N,e){const{repository:i,policyCommit:g}=m;
await(0,T().requireCommits)(i,[N],[N]);const u=await(0,T().mergeBase)(i,g,N),{audit:v,tree:a}=await d(m,N,u);return await(0,M().
judgedHead)(v,a,m.policy,e)}},52483:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.basePolicy=C,w.effectivePolicy=
d,w.protectedBy=e,w.readerOf=N,w.resolvePolicyRef=g;function M(){const a=t(41895);return M=function(){return a},a}function $(){
const a=t(81961);return $=function(){return a},a}function k(){const a=t(74238);return k=function(){return a},a}function b(){
const a=t(24634);return b=function(){return a},a}function R(){const a=t(35720);return R=function(){return a},a}function T(){
const a=t(19674);return T=function(){return a},a}function f(){const a=t(67397);return f=function(){return a},a}function j(){
const a=t(50598);return j=function(){return a},a}async function d(a,h,S){return(0,$().tightenPolicy)(await C(a,h,S),a.inputs)}
async function C({policy:a,policyRef:h,readShared:S},c,o){const p=N(c,S),l=a??await i(p,o);if(h===void 0)return l;const n=await g(
c,h);return(0,$().stricterOf)(l,await p(n,`${h}:${k().POLICY_PATH}`),h)}const m="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function N(a,h){return async(S,c)=>(0,k().loadPolicy)(await(0,R().
readTree)(a,S),S,{path:c,hint:m,readShared:h})}async function e({name:a,commit:h},S,c){return(0,$().policyOfBranch)(await c(
h,`${a}:${k().POLICY_PATH}`),S,a)}async function i(a,{policyCommit:h,baseRef:S,defaultBranch:c}){const o=await a(h,k().POLICY_PATH);
if(c===void 0)return o;if(c.name===S){const l=(0,$().policyOfBranch)(o,S,S)??o;return l===o?o:(0,$().stricterOf)(o,l,`br\
anches.${S}`)}const p=await e(c,S,a);return p===void 0||o.source==="default"?p??o:(0,$().stricterOf)(o,p,c.name)}async function g(a,h){
const S=h.replace(/^refs\/heads\//,"");try{return(0,f().isObjectId)(S)?await(0,j().resolveRevision)(a,S):await u(a,S)??await(0,j().
resolveRevision)(a,h)}catch(c){throw c instanceof M().GateError&&c.code==="ref_ambiguous"?c:v(h,c)}}async function u(a,h){
const S=`refs/remotes/origin/${h}`,[c,o]=await(0,f().lookUpCommits)(a,[S,`refs/heads/${h}`]);if(c!==void 0)return c;try{
if(!await(0,T().branchAtOrigin)(a,h))return}catch(p){if(o!==void 0)return o;throw p}return await(0,b().requireCommits)(a,
[S],[(0,T().fetched)(h)]),(await(0,f().lookUpCommits)(a,[S]))[0]}function v(a,h){const S=h instanceof M().GateError&&h.code===
"git_failed"?`: ${h.message}`:"";return new(M()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(a)} is not a br\
anch of origin or a revision in this clone${S}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:h})}},24474:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=S;function M(){const n=t(29122);
return M=function(){return n},n}function $(){const n=t(41895);return $=function(){return n},n}function k(){const n=t(21311);
return k=function(){return n},n}function b(){const n=t(26016);return b=function(){return n},n}function R(){const n=t(87952);
return R=function(){return n},n}function T(){const n=t(67147);return T=function(){return n},n}function f(){const n=t(48741);
return f=function(){return n},n}function j(){const n=t(96402);return j=function(){return n},n}function d(){const n=t(27624);
return d=function(){return n},n}function C(){const n=t(37075);return C=function(){return n},n}function m(){const n=t(23208);
return m=function(){return n},n}function N(){const n=t(69641);return N=function(){return n},n}function e(){const n=t(92344);
return e=function(){return n},n}function i(){const n=t(82330);return i=function(){return n},n}function g(){const n=t(52483);
return g=function(){return n},n}function u(){const n=t(55929);return u=function(){return n},n}function v(){const n=t(91827);
return v=function(){return n},n}function a(){const n=t(72857);return a=function(){return n},n}function h(){const n=t(34720);
return h=function(){return n},n}async function S(n){const{shard:y}=n,O={startedAt:new Date,...y&&{shard:y}};let P;try{return P=
await(0,j().openRepository)(n.directory,n.env,n.note),await c(n,P,O)}catch(E){const x=(0,$().asGateError)(E),{prepare:r}=O;
return(0,d().buildErrorReport)(x.code==="prepare_failed"&&r?(0,m().withOutput)(x,r):x,O,new Date)}finally{await P?.close()}}
async function c(n,y,O){const P=await n.locate(y);O.event=P;const E=await(0,g().effectivePolicy)(n,y,P);O.policy=E,(0,k().
requireExamples)(E);const x=o(n,y,P,E),r=n.run&&n.prepare?(0,N().readPrepare)(n.prepare):[],I=r.length>0?await(0,h().verifiedCheckout)(
x,P):void 0,{prepared:F,findings:B}=I?await(0,v().prepareCheckout)(r,I,{request:n,event:P,audit:x,report:D=>{O.prepare=D}}):
{findings:[]};try{const D=p(n,x,F),s=l(await(0,i().auditCommit)(D,P.audited,P.base),B),{audit:A,tree:L}=s,H=n.run&&A.genes.
length>0,G=F?.checkout??I??(H?await(0,h().verifiedCheckout)(x,P):void 0),Y=s.change.files,V={checkout:G,tree:L,change:{files:Y,
isCommitted:(0,M().isOfCommit)(P)},...F&&{shown:F.shown}},{refusal:K,...X}=await(0,h().validateChange)({request:n,event:P,
policy:E},D,s,{place:V,startedAt:O.startedAt}),z=(0,e().allFindings)(X.judgement),J=(0,C().idsOf)(z),W=X.runResult.interrupted>
0?void 0:n.signal,_=await(0,a().proposeFix)({...D,signal:W},P,s,J),Z=await(0,u().headFilesOf)(y,P,s.assets,z);if(W?.aborted)
throw(0,$().interrupted)("after the audit");const q=(0,d().buildReport)({...O,...s,...X,event:P,all:n.all,policy:E,ids:J,
fix:_,headFiles:Z},n.secrets,new Date);return K?(0,d().withRefusedRun)(q,K):q}finally{await F?.close()}}function o(n,y,O,P){
return{repository:y,policy:P,additions:(0,R().additionsFor)(P.policy),platform:(0,b().platformOf)(process.platform),policyCommit:O.
policyCommit,all:n.all,isPush:O.name==="push",...O.unprovenMerge&&{unprovenMerge:O.unprovenMerge},signal:n.signal}}function p({
run:n,takeRuns:y,prepare:O},P,E){return{...P,disk:(0,f().folderTree)(E?.checkout.directory??P.repository.directory),...E&&
{additions:(0,T().everything)((0,R().dependencyFolders)(P.policy.policy))},...!n&&{isPending:y||O?()=>!0:P.additions.cover}}}
function l(n,y){const{audit:O}=n;return{...n,audit:{...O,findings:[...O.findings,...y]}}}},55929:function(U,w,t){Object.
defineProperty(w,"__esModule",{value:!0}),w.findHeadFiles=b,w.headFilesOf=$;function M(){const f=t(213);return M=function(){
return f},f}async function $(f,{audited:j,head:d},{changes:C},m){if(j===d)return;const N=new Set([...C.map(({asset:e})=>e.
path),...m.flatMap(({location:e})=>e?.path??[])]);return b(f,j,d,N).catch(()=>{})}const k=100;async function b(f,j,d,C){
const m=(await(0,M().changedFiles)(f,j,d)).filter(({path:e})=>C.has(e)),N=[];for(const[e,i]of m.entries()){const{path:g,
status:u}=i,v=u==="deleted",a=v||e>=k?[]:await R(f,i);N.push({path:g,...v&&{missing:!0},same:a})}return N}async function R(f,{
oldOid:j,newOid:d}){if(j===d)return[{line:1,head_line:1}];const C=await f.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",j,d],{accept:[1]});return T(C.toString("latin1"))}function T(f){const j=[...f.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(j.length===0)return[];const d=[];let[C,m]=[1,1];for(const[,N="",e="1",i="",g="1"]of j){const u=Number(N)+(e==="0"?1:0),
v=Number(i)+(g==="0"?1:0);u>C&&d.push({line:C,head_line:m,lines:u-C}),[C,m]=[u+Number(e),v+Number(g)]}return[...d,{line:C,
head_line:m}]}},91827:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=e;function M(){
const u=t(9354);return M=function(){return u},u}function $(){const u=t(67506);return $=function(){return u},u}function k(){
const u=t(76459);return k=function(){return u},u}function b(){const u=t(74238);return b=function(){return u},u}function R(){
const u=t(35720);return R=function(){return u},u}function T(){const u=t(67078);return T=function(){return u},u}function f(){
const u=t(95132);return f=function(){return u},u}function j(){const u=t(32223);return j=function(){return u},u}function d(){
const u=t(23208);return d=function(){return u},u}function C(){const u=t(63682);return C=function(){return u},u}function m(){
const u=t(29656);return m=function(){return u},u}function N(){const u=t(82330);return N=function(){return u},u}async function e(u,v,a){
const{event:h}=a,S={...a.audit,isPending:()=>!0},c=await(0,N().auditCommit)(S,h.audited,h.base);if(!(0,$().mayRunSome)(c.
audit))return{findings:[]};const o=[...await(0,k().prepareRefusals)(await(0,R().readTree)(S.repository,h.base),c.tree),...await g(
c,{...a,audit:S})];if(o.length>0)return{findings:o};const{prepared:p,reported:l}=await i(u,v,a),n=l?.isolation.downgrades?.[0]?.
reason??"containment is off",O=l?.contained?[]:[(0,f().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:n})];return{prepared:p,findings:O}}async function i(u,v,{request:{env:a,signal:h,secrets:S},event:c,audit:o,report:p}){
const{policy:l}=o.policy,n=l.prepare_env.flatMap(E=>a[E]??[]),y=[...S,...n];let O;return{prepared:await(0,d().runPrepare)(
u,{checkout:v,policy:l,requested:(0,C().requestOf)(l.containment,c.pullRequest?.isFork??!1),env:a,privateFolders:(0,j().
privateFolders)(a),signal:h,report:E=>{O={...E,lines:E.lines.map(({command:x,outcome:r})=>({command:x,outcome:(0,T().redactOutcome)(
r,y)}))},p(O)}}),reported:O}}async function g(u,{request:v,event:a,audit:h}){const S=u.audit.findings.filter(({rule:p})=>p===
"gate-weakened");if(S.length===0)return[];const{gate:c}=await(0,M().findApprovals)({genes:[],findings:S},h.policy.policy.
approvals,(0,m().headsOf)(a,h,u),(0,m().approverOf)(v,a,h));if(c===void 0)return[];const o=S[0]?.location?.path??b().POLICY_PATH;
return[(0,f().finding)("prepare-refused",{path:o,what:"it weakens the gate and waits for approval"})]}},72857:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.proposeFix=d;function M(){const i=t(53315);return M=function(){return i},
i}function $(){const i=t(29122);return $=function(){return i},i}function k(){const i=t(62130);return k=function(){return i},
i}function b(){const i=t(88211);return b=function(){return i},i}function R(){const i=t(41895);return R=function(){return i},
i}function T(){const i=t(4378);return T=function(){return i},i}function f(){const i=t(35720);return f=function(){return i},
i}function j(){const i=t(93028);return j=function(){return i},i}async function d({repository:i,policy:{policy:g},platform:u,
all:v,signal:a},h,{assets:S,change:c,tree:o,commandTree:p},l){const n=new Set([...l.keys()].flatMap(F=>m(F)?N(F):[]));if(n.
size===0)return;const y=!(0,$().isOfCommit)(h)||h.audited===h.head,O=y?o:await(0,f().readTree)(i,h.head),P=S.changes.filter(
({kind:F})=>F!=="removed"),E=new Set(P.map(({asset:F})=>e(F))),x=[...n].filter(F=>(0,j().isRegular)(O.stat(F)?.kind)),r=await Promise.
all(x.map(async F=>({path:F,bytes:await O.read(F)}))),I=T().Judge.by({policy:g,tree:p,base:await(0,f().readTree)(i,h.base),
changed:new Set(c.files.flatMap(M().namesOf)),platform:u,...a&&{signal:a}});try{const F=s=>E.has(e(s)),B=await(0,k().fixFiles)(
r,I,{includes:F,left:!1}),D=await(0,b().proposalOf)(B,y?l:C(l));return D&&{...D,...v&&{all:v}}}catch(F){if(F instanceof R().
GateError&&F.code==="audit_too_long")return;throw F}}function C(i){return new Map([...i].map(([{edit:g,...u},v])=>[u,v]))}
function m({rule:i,edit:g,suppressed:u}){return!u&&(g?.fix===!0||i==="content-hash-mismatch")}function N({location:i}){return i?
[i.path]:[]}function e({path:i,type:g,id:u}){return JSON.stringify([i,g,u])}},34720:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.validateChange=C,w.verifiedCheckout=d;function M(){const e=t(29122);return M=function(){return e},
e}function $(){const e=t(41895);return $=function(){return e},e}function k(){const e=t(61388);return k=function(){return e},
e}function b(){const e=t(32223);return b=function(){return e},e}function R(){const e=t(63682);return R=function(){return e},
e}function T(){const e=t(96620);return T=function(){return e},e}function f(){const e=t(94901);return f=function(){return e},
e}function j(){const e=t(29656);return j=function(){return e},e}function d({repository:e,additions:i},g){const u=(0,M().
isOfCommit)(g)?k().requireCheckedOut:k().requireSameFiles,v=g.name==="index"?"hook":N(g)?"terminal":"actions";return u(e,
g.audited,i,v)}async function C({request:e,event:i,policy:g},u,v,{place:a,startedAt:h}){const{audit:S,tree:c}=v,o={audit:S,
event:i,policy:g},p=n=>y=>m(e,o,y,n),l={policy:g.policy,startedAt:h,heads:(0,j().headsOf)(i,u,v),approver:(0,j().approverOf)(
e,i,u)};try{return await(0,f().validate)(S,{...l,runs:e.run||e.takeRuns!==void 0,run:async n=>await e.takeRuns?.(o,n)??await p(
a)(n)})}catch(n){const y=(0,$().asGateError)(n);if(y.code!=="containment_unavailable")throw y;const O=p({checkout:void 0,
tree:c});return{...await(0,f().validate)(S,{...l,runs:!1,run:O}),refusal:y}}}async function m({env:e,shard:i,durations:g,
progress:u,signal:v},{audit:a,event:h,policy:{policy:S}},c,o){const p=i?(0,T().genesIn)(i,a.genes,g):new Set(a.genes),l=await(0,R().
runAudited)(a,{...o,attended:N(h)&&!e.CI,policy:S,fork:h.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,b().privateFolders)(
e),waiting:{has:n=>c.has(n)||!p.has(n)},progress:u,signal:v});return i?{...l,shards:[{...i,genes:p}]}:l}function N(e){return e.
name==="range"||!(0,M().isOfCommit)(e)}},89979:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.withCheckoutParts=
T;function M(){const d=t(51455);return M=function(){return d},d}function $(){const d=t(76760);return $=function(){return d},
d}function k(){const d=t(41895);return k=function(){return d},d}function b(){const d=t(96402);return b=function(){return d},
d}function R(){const d=t(35720);return R=function(){return d},d}async function T(d,C,m){const N=[],e=async(i,g,u)=>{const v=await(0,R().
readTree)(g,u),a=[...v.files()].map(h=>({...h,path:f(i,h.path)}));N.push({path:i,repository:g,commit:u,tree:v,entries:a});
for(const{kind:h,path:S,oid:c}of a){if(h!=="submodule"||c===void 0)continue;const o=await j((0,$().join)(d.directory,S));
o&&await e(S,o,c)}};try{return await e("",d,C),await m(N)}finally{for(const i of N.slice(1))await i.repository.close()}}
function f(d,C){return d===""?C:`${d}/${C}`}async function j(d){if(await(0,M().lstat)((0,$().join)(d,".git")).catch(()=>{})===
void 0)return;const m=await(0,b().openRepository)(d);if(m.directory===d)return m;throw await m.close(),new(k()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(d)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
S,w.requireCheckedOut=e,w.requireSameFiles=i;function M(){const c=t(73024);return M=function(){return c},c}function $(){
const c=t(76760);return $=function(){return c},c}function k(){const c=t(26040);return k=function(){return c},c}function b(){
const c=t(41895);return b=function(){return c},c}function R(){const c=t(95201);return R=function(){return c},c}function T(){
const c=t(22566);return T=function(){return c},c}function f(){const c=t(59580);return f=function(){return c},c}function j(){
const c=t(89979);return j=function(){return c},c}function d(){const c=t(48741);return d=function(){return c},c}function C(){
const c=t(35720);return C=function(){return c},c}function m(){const c=t(96681);return m=function(){return c},c}function N(){
const c=t(67397);return N=function(){return c},c}async function e(c,o,p,l){const[n]=await(0,N().resolveCommits)(c,["HEAD"]);
if(n!==o)throw S(`the checkout is at ${(0,N().short)(n)}`,o,l);return i(c,o,p,l)}async function i(c,o,p,l){return(0,j().
withCheckoutParts)(c,o,async n=>{const y=(0,f().guardCheckout)(c.directory,n.flatMap(({entries:x})=>x),p),O=await y.differing(),
P=n.map(x=>g(x,O,y)),E=(await Promise.all(P)).flat();if(E.length>0)throw await u(c,E,o,l)??a(E,o,l);return y})}async function g({
repository:c,path:o,commit:p,entries:l},n,y){const O=l.filter(r=>n.has(r)),P=({path:r})=>o===""?r:r.slice(o.length+1),E=await(0,R().
attributesOf)(c,p,O.map(P),T().CONVERSIONS),x=[];for(const r of O){const{path:I,oid:F="",size:B=0}=r;if(n.get(r)==="kind"||
B>C().MAX_FILE_BYTES){x.push({path:I,what:"differs on disk"});continue}const D=await(0,d().readOnDisk)(y.directory,I),s=(0,T().
conversionFault)(await(0,C().readBlob)(c,F),D,A=>E(P(r),A));s===void 0?y.accept(I,D):x.push({path:I,what:s})}return x}async function u({
user:c,directory:o},p,l,n){const y=new Set(p.map(({path:E})=>E)),O=(0,m().decodePieces)(await c(["ls-files","-t","-z"])).
flatMap(E=>E.startsWith("S ")?[E.slice(2)]:[]).filter(E=>y.has(E)&&!v((0,$().join)(o,E))),[P]=O;if(P!==void 0)return new(b()).
GateError("checkout_differs",`Commit ${(0,N().short)(l)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
P)}${O.length>1?` and ${O.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function v(c){return(0,k().
attempt)(()=>(0,M().lstatSync)((0,m().systemPath)(c)))!==void 0}function a(c,o,p){const l=[...c].sort((E,x)=>E.path<x.path?
-1:1),{path:n,what:y}=l.find(({what:E})=>E!=="differs on disk")??l[0]??h,O=JSON.stringify(n),P=c.length>1&&y==="differs \
on disk"?`${O} and ${c.length-1} more differ on disk`:`${O} ${y}`;return S(P,o,p,"dirty")}const h={path:"",what:"differs\
 on disk"};function S(c,o,p,l){const n={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${l==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${o}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},y=p==="hook"?"The index":`Commit ${(0,N().short)(o)}`;return new(b()).GateError("checkout_d\
iffers",`${y} is audited, but ${c}`,n[p])}},27624:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=
g,w.buildReport=e,w.withRefusedRun=i;function M(){const o=t(85475);return M=function(){return o},o}function $(){const o=t(
38863);return $=function(){return o},o}function k(){const o=t(57430);return k=function(){return o},o}function b(){const o=t(
54062);return b=function(){return o},o}function R(){const o=t(95132);return R=function(){return o},o}function T(){const o=t(
9436);return T=function(){return o},o}function f(){const o=t(92344);return f=function(){return o},o}function j(){const o=t(
94274);return j=function(){return o},o}function d(){const o=t(77648);return d=function(){return o},o}function C(){const o=t(
36807);return C=function(){return o},o}function m(){const o=t(27436);return m=function(){return o},o}const N=100;function e(o,p,l){
const{audit:n,approval:y,change:O,runResult:P,judgement:E,ids:x,policy:r,startedAt:I}=o,F=E.genes.map(J=>(0,C().redactGene)(
J,p)),B=(0,C().validationReportsOf)(F,{nodeOf:P.nodeOf,policyDigest:r.digest,startedAt:I,finishedAt:l}),D=(0,f().allFindings)(
E),s=a(n.seeds),A=v(x,o.fix),L=o.all?void 0:o.event.base,H=(0,d().reportFindings)([...A.keys()],A,L).map(J=>s(J)?{...J,seed:!0}:
J),G=(0,d().findingsAbout)(E.findings),Y={about:G,ids:x},V=(J,W)=>({type:W.type,id:W.id,asset_id:(0,M().assetIdOf)(W),path:W.
path,line:W.locate().line,change:J,...(0,d().idsIn)(G(W),x)}),{counting:K,hard_cap_files:X,hard_cap_lines:z}=r.policy.blast_radius;
return{...u(o,l),verdict:E.verdict,next_actor:(0,j().nextActorOf)(E.verdict,D,r.policy.fail_on),isolation:P.isolation,blast_radius:{
...n.blastRadius,counting:K,hard_cap_files:X,hard_cap_lines:z,renamed_files:O.files.filter(({status:J})=>J==="renamed").
length,changed_files:n.files.slice(0,N)},genes:F.map((J,W)=>(0,d().reportGene)(J,B[W]?.id??null,Y)),capsules:n.capsules.
map(({change:J,asset:W,eligible:_,eligibility:Z,reasons:q})=>({...V(J,W),eligible:_,eligibility:Z,reasons:q.map(nn=>({rule:nn.
rule,message:(0,R().describe)(nn).message}))})),events:o.assets.changes.filter(({asset:J})=>J.type==="EvolutionEvent").map(
({kind:J,asset:W})=>V(J,W)),...E.shards.length>0&&{shards:E.shards},findings:H,...S(D),...c(n,E.findings,x),...o.fix&&{fix:o.
fix},...o.headFiles&&{head_files:o.headFiles},approvals:y.approvals,approval_digest:y.digest??null,plans_digest:n.plansDigest,
validation_reports:B.filter(J=>J!==null)}}function i(o,p){const{code:l,message:n,hint:y}=p;return{...o,verdict:"error",next_actor:"\
undecided",error:{code:l,message:n,hint:y},genes:o.genes.map(O=>O.verdict==="pass"||O.verdict==="warn"?{...O,verdict:"er\
ror"}:O),...o.shards&&{shards:o.shards.map(O=>({...O,verdict:"error"}))},validation_reports:[]}}function g(o,p,l){const{
code:n,message:y,hint:O}=o;return{...u(p,l),verdict:"error",next_actor:"undecided",error:{code:n,message:y,hint:O},isolation:k().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...p.shard&&{shards:[{...p.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function u({event:o,policy:p,prepare:l,
startedAt:n},y){return{type:"GateReport",schema_version:m().GATE_REPORT_VERSION,tool:{...$().TOOL},event:{name:o?.name??
null,...o?.pullRequest&&{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.
head??null,audited_sha:o?.audited??null,policy:p?{source:p.source,...p.path!==void 0&&{path:p.path},...p.ref!==void 0&&{
ref:p.ref},digest:p.digest,...p.policy.extends&&{extends:p.policy.extends},...p.combinedWith&&{combined_with:{...p.combinedWith}},
profile:p.policy.profile,fail_on:p.policy.fail_on,...h(p.policy,y)}:null,...l&&{prepare:l},started_at:n.toISOString(),finished_at:y.
toISOString(),duration_ms:Math.max(0,y.getTime()-n.getTime())}}function v(o,p){const l=(y,O)=>JSON.stringify([y,O]),n=new Set(
p?.edits.flatMap(({finding:y,path:O,old:P})=>[y,l(O,P)]));return new Map([...o].map(([y,O])=>{const{rule:P,args:E,edit:x,
location:r}=y;return n.has(O)||x&&n.has(l(r?.path,x.old))?[y,O]:x?.fix?[{...y,edit:{...x,fix:!1}},O]:[P==="content-hash-\
mismatch"&&E.fixable===!0?{...y,args:{...E,fixable:!1}}:y,O]}))}function a(o){const p=new Set(o.map(({type:l,id:n,path:y})=>JSON.
stringify([l,n,y])));return({subject:l,location:n,severity:y,harm:O,layer:P})=>y!=="error"&&O!=="danger"&&P!=="run"&&p.has(
JSON.stringify([l?.type,l?.id,n?.path]))}function h({enforce:o},p){const l=(0,b().enforcementOn)((0,T().dayOf)(p),o);if(l.
mode==="block")return{};const{until:n}=l;return{enforce:l.mode,...n!==void 0&&{enforce_until:n}}}function S(o){const p=o.
flatMap(({rule:l,args:n})=>{if(l!=="check-decided-by")return[];const{path:y,why:O,isNew:P,bytes:E}=n,x=Number(E);return[
{...{path:String(y),why:String(O),new:P===!0},...x>=0&&{bytes:x}}]});return p.length>0?{read:p}:{}}function c({agentFiles:o},p,l){
const n=o.filter(({entries:y})=>y.length>0);return n.length===0?{}:{agent_files:n.map(y=>(0,d().reportAgentFile)(y,p,l))}}},
92342:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=b;function M(){const R=t(
14495);return M=function(){return R},R}const $=w.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`PATH=${M().
SYSTEM_PATH}`];function b(R,T){const f=T.uid===0,j=f?$:{uid:T.uid,gid:T.gid},d={user:j,runsAs:j,adopt:f,overlay:["redire\
ct_dir=on",...f?["metacopy=on"]:[]]},C=["unshare","--mount"];return[R.uid===0?{name:"root",newMounts:C,...d}:{name:"sudo",
newMounts:[...k,...C],...d},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:R.uid===
0?$:R,adopt:!1,overlay:["userxattr"]}]}},23208:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runPrepare=
c,w.withOutput=D;function M(){const s=t(51455);return M=function(){return s},s}function $(){const s=t(76760);return $=function(){
return s},s}function k(){const s=t(63963);return k=function(){return s},s}function b(){const s=t(41895);return b=function(){
return s},s}function R(){const s=t(14495);return R=function(){return s},s}function T(){const s=t(87952);return T=function(){
return s},s}function f(){const s=t(67147);return f=function(){return s},s}function j(){const s=t(61229);return j=function(){
return s},s}function d(){const s=t(19309);return d=function(){return s},s}function C(){const s=t(51968);return C=function(){
return s},s}function m(){const s=t(10582);return m=function(){return s},s}function N(){const s=t(92342);return N=function(){
return s},s}function e(){const s=t(32223);return e=function(){return s},s}function i(){const s=t(77823);return i=function(){
return s},s}function g(){const s=t(57334);return g=function(){return s},s}function u(){const s=t(46282);return u=function(){
return s},s}function v(){const s=t(20849);return v=function(){return s},s}function a(){const s=t(11863);return a=function(){
return s},s}const h=100,S=1024**3;async function c(s,A){const L=await(0,d().copyCheckout)(A.checkout);if(L===void 0)throw I(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:H}=L.guard,G=new Set(l(
L.guard,A.policy));return await p(s,L,A,()=>l(L.guard,A.policy).filter(Y=>!G.has(Y))),await n(L.guard,G,A.policy),await(0,M().
rm)((0,$().join)(H,".git"),{recursive:!0,force:!0}),await(0,C().copyRepository)(A.checkout.directory,H),O()&&await E((0,$().
join)(H,".git"),await P(H)),{checkout:L.guard.at(H,(0,f().everything)((0,T().dependencyFolders)(A.policy))),shown:L.objects,
close:L.close}}catch(H){throw await L.close(),H}}function o(s){return{...s,memory_bytes:Math.max(s.memory_bytes,4*S),written_bytes:Math.
max(s.written_bytes,2*S),file_bytes:Math.max(s.file_bytes,S),processes:Math.max(s.processes,1024)}}async function p(s,A,{
policy:L,requested:H,env:G,privateFolders:Y,signal:V,report:K},X){const{directory:z}=A.guard,J=s.flatMap(({argv:Q})=>Q.slice(
0,1)),W=await(0,u().findPrograms)({path:G.PATH??"",checkout:z,names:J}),_=await P(z);O()&&await E(z,N().NOBODY);const Z=o(
L.limits),{chooseBackend:q}=await t.e(670).then(t.bind(t,60670)),{backend:nn,isolation:en,close:un}=await q({programs:W,
checkout:z,keepsWrites:!0,shown:A.objects,outputBytes:Z.output_bytes,limits:(0,m().limitsOn)((0,m().thisMachine)(),Z,1),
requested:H,network:!0,folders:Y,home:await(0,e().homeFolders)(L.home_caches,G.HOME),signal:V}),on=nn.level==="namespace\
s";!on&&O()&&await E(z,_);const rn=[],an=()=>K({contained:on,isolation:en,lines:rn,written:y(X()).slice(0,h)}),dn=Object.
fromEntries(L.prepare_env.flatMap(Q=>G[Q]===void 0?[]:[[Q,G[Q]]])),fn=performance.now()+Z.prepare_seconds*1e3;try{for(const Q of s){
const ln=Math.max(1,Math.round(fn-performance.now())),{command:sn,argv:cn,assignments:hn}=Q,[mn=""]=cn,pn={...dn,...hn},
gn={command:sn,argv:cn,program:mn,directory:"",env:pn,timeoutMs:ln},tn=await Promise.resolve().then(()=>nn.prepare(gn,V)).
catch(yn=>{throw r(Q,yn)});if(rn.push({command:sn,outcome:tn}),tn.status!=="passed")throw an(),tn.reason===g().INTERRUPTED?
(0,b().interrupted)("during the prepare command"):x(Q,tn,en)}}finally{await un()}an()}function l({directory:s,folders:A,
files:L},H){const G=new Set([...A,...L.map(({path:V})=>V)]),{cover:Y}=(0,f().additionsOf)([],(0,T().dependencyFolders)(H));
return(0,j().filesBelow)(s,Y).filter(V=>!G.has(V))}async function n(s,A,L){const H=new Set([...s.folders,...s.files.map(
({path:z})=>z)]),G=z=>z==="."||H.has(z),Y=l(s,L).filter(z=>!A.has(z)).filter(z=>(0,a().replacesAudited)(z,G)||(0,a().configuresTool)(
z,G)),[V,...K]=[...await s.changed(),...Y].sort();if(V===void 0)return;const X=K.length===0?"":` and ${K.length} more`;throw I(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(V)}${X}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function y(s){return[...new Set(s.map(A=>A.split("/",1)[0]??A))].sort()}
function O(){return process.platform==="linux"&&process.getuid?.()===0}async function P(s){const{uid:A,gid:L}=await(0,M().
stat)(s);return{uid:A,gid:L}}async function E(s,{uid:A,gid:L}){const H=await(0,R().systemTool)("chown");if(H===void 0)throw I(
"`chown` is not in a directory of the system","Install coreutils.");await(0,k().exec)(H,["-hR",`${A}:${L}`,"--",s],{silent:!0})}
function x({command:s},A,L){const{reason:H=`exit code ${A.exit_code}`}=A,{contained:G,change:Y}=(0,i().containmentWords)(
A,L,"allow");return new(b()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(s)}" did not pass: ${H}${G&&
"; "}${G}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the \
variables of the step except those that \`prepare_env\` in the policy names.`)}function r({command:s},A){return!(A instanceof
b().GateError)||A.code!=="program_not_found"?A:new(b()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(
s)}" could not start: ${A.message}`,A.hint,{cause:A})}function I(s,A){return new(b()).GateError("prepare_failed",`The pr\
epare command could not be used: ${s}.`,A)}const F=5,B=1e3;function D(s,{lines:A}){const L=A.at(-1)?.outcome;if(L===void 0)
return s;const G=[L.stderr,L.stdout].map(({head:K,tail:X})=>(X||K).trim()).find(K=>K!=="");if(G===void 0)return s;const Y=G.
split(`
`).slice(-F).map(v().safeLine).join(" | "),V=`${s.message} It printed: ${Y.slice(-B)}`;return new(b()).GateError(s.code,
V,s.hint,{cause:s.cause})}},69641:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=b;function M(){
const f=t(41895);return M=function(){return f},f}function $(){const f=t(95132);return $=function(){return f},f}function k(){
const f=t(54669);return k=function(){return f},f}function b(f){const d=f.split(/\r?\n/).map(C=>C.trim()).filter(C=>C!==""&&
!C.startsWith("#"));if(d.length===0)throw T("`prepare` has no command","Name a command.");return d.map(R)}function R(f){
const{words:j,assignments:d,problems:C}=(0,k().lex)(f),m=C.find(({severity:N})=>N==="error");if(m?.rule==="shell-operato\
r")throw T(`The prepare line \`${f}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(m){const{message:N}=(0,$().describe)((0,$().problemFinding)(
m));throw T(`The prepare line \`${f}\` cannot be read: ${N}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:f,argv:j.map(({text:N})=>N),assignments:Object.fromEntries(d.map(({name:N,value:e})=>[N,e]))}}
function T(f,j){return new(M()).GateError("input_invalid",f,j)}},11863:function(U,w,t){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=j,w.replacesAudited=R;function M(){const d=t(76760);return M=function(){return d},d}function $(){
const d=t(41330);return $=function(){return d},d}const k=["",".js",".json",".node"],b=new Set(["package.json",".npmrc"]);
function R(d,C){return b.has(M().posix.basename(d))?C(M().posix.dirname(d)):k.some((m,N)=>{if(!d.endsWith(m))return!1;const e=d.
slice(0,d.length-m.length);return[...k.slice(N+1),...m===""?[]:[""]].some(g=>C(e+g))})}const T=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],f=(0,$().default)(T,
{dot:!0});function j(d,C){return f(M().posix.basename(d))&&C(M().posix.dirname(d))}},96620:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=R,w.genesIn=f,w.isPending=T,w.partition=$,w.shardsFor=k;function M(){const e=t(
77598);return M=function(){return e},e}function $(e,i,g=new Map){const u=e.map(d),v=new Map(u.map((l,n)=>[l,e[n]??[]])),
a=j(u),h=[...new Set(e.flat())].sort(),S=new Map(h.map((l,n)=>[l,n])),c=a.map(l=>[...new Set(v.get(l))].map(n=>S.get(n)??
0).sort((n,y)=>n-y)),o=c.length===0?[]:m(c,b(h,g),i),p=new Map(a.map((l,n)=>[l,o[n]??0]));return u.map(l=>l===void 0?void 0:
(p.get(l)??0)+1)}function k(e,i,g){let u=Math.min(i,j(e.map(d)).length);for(;;){const v=new Set($(e,u,g).filter(a=>a!==void 0));
if(v.size===u)return u;u=v.size}}function b(e,i){const g=e.flatMap(v=>i.get(v)??[]).map(v=>Math.max(v,1)).sort((v,a)=>v-
a),u=g[Math.floor(g.length/2)]??1;return e.map(v=>Math.max(i.get(v)??u,1))}function R(e){return e.map(({commands:i})=>i.
every(g=>g.plan!==void 0||T(g))?i.map(({command:g})=>g):[])}function T({plan:e,verdict:i,findings:g}){return e===void 0&&
i!=="block"&&g.some(({rule:u})=>u==="target-not-judged")}function f({index:e,of:i},g,u){const v=$(R(g),i,u);return new Set(
g.filter((a,h)=>v[h]===e))}function j(e){return[...new Set(e)].filter(i=>i!==void 0).sort()}function d(e){if(e.length===
0)return;const i=[...new Set(e)].sort().join(`
`);return(0,M().createHash)("sha256").update(i).digest("hex")}const C=[0,.25,.5,.75];function m(e,i,g){return C.map(v=>N(
e,i,g,Math.floor(e.length*v))).reduce((v,a)=>a.most<v.most?a:v).shards}function N(e,i,g,u){const v=Array.from({length:g},
()=>new Set),a=new Array(g).fill(0),h=new Array(e.length).fill(0),S=new Set,c=[...e.keys()],o=new Set([...c.slice(u),...c.
slice(0,u)]);for(;o.size>0;){const p=a.indexOf(Math.min(...a)),l=v[p]??new Set,n=P=>l.has(P)?2:S.has(P)?0:1;let[y,O]=[0,
Number.NEGATIVE_INFINITY];for(const P of o){const E=(e[P]??[]).reduce((x,r)=>x+n(r)*(i[r]??0),0);E>O&&([y,O]=[P,E])}for(const P of e[y]??
[])l.has(P)||(a[p]=(a[p]??0)+(i[P]??0)),l.add(P),S.add(P);h[y]=p,o.delete(y)}return{shards:h,most:Math.max(...a)}}},92910:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.ownVerdict=R,w.shardName=k,w.shardSchema=void 0;function M(){const T=t(
7723);return M=function(){return T},T}function $(){const T=t(78374);return $=function(){return T},T}function k({index:T,
of:f}){return`${T}/${f}`}const b=w.shardSchema=M().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and t\
he number of shards, such as 2/8").transform(T=>{const[f,j]=T.split("/").map(Number);return{index:Number(f),of:Number(j)}}).
refine(({index:T,of:f})=>T<=f&&f<=$().MAX_SHARDS,{error:`Expected a shard of at most ${$().MAX_SHARDS}, such as 2/8`});function R({
verdict:T,shards:f=[]}){const[j]=f;return j&&f.length<j.of?j.verdict:T}}};
