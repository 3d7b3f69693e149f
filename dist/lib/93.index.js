"use strict";exports.id=93,exports.ids=[93,342],exports.modules={76459:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=u;function C(){const r=t(76760);return C=function(){return r},r}function M(){const r=t(58238);return M=
function(){return r},r}function k(){const r=t(60210);return k=function(){return r},r}function A(){const r=t(45156);return A=
function(){return r},r}function S(){const r=t(59867);return S=function(){return r},r}function I(){const r=t(10473);return I=
function(){return r},r}function p(){const r=t(3463);return p=function(){return r},r}function $(){const r=t(95244);return $=
function(){return r},r}function d(){const r=t(32854);return d=function(){return r},r}function T(){const r=t(93028);return T=
function(){return r},r}function h(){const r=t(95132);return h=function(){return r},r}const N=16*1024*1024,e=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],a=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function u(r,E){const R=await Promise.all(o(E).map(D=>v(D,r,E))),B=await s(r,E);return[
...R.flat(),...B].map(D=>(0,h().finding)("prepare-refused",D))}async function v(r,E,R){const B=R.readlink(r);if(B!==void 0&&
B!==E.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const D=(0,d().resolveInTree)(R,r);return D.kind!=="\
inside"||!(0,T().isRegular)(D.entry.kind)?a.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,I().hasOtherContent)(R,E,r)?g.test(r)?P(r,E,R):j(r)?m(r,E,R):n(r,E,R):[]}async function s(r,E){const[
{npm:R},{npm:B}]=await Promise.all([(0,S().readLocks)(r),(0,S().readLocks)(E)]),D=B?.all.find(b=>{const{name:H,source:L}=b;
if(L.kind!=="file")return!1;if((0,A().replacedArchive)(b,E,r))return!0;const G=R?.packages.get(H)?.source;return!(G?.kind===
"file"&&(G.at===L.at||!l(L.at)))&&(G!==void 0||l(L.at))});if(!B||!D)return[];const i=`it takes the package \`${D.name}\` \
from \`${D.source.at}\``;return[{path:B.path,what:i}]}function l(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function j(r){
return $().LOCKFILES.includes(C().posix.basename(r))}function c(r){return $().NPM_LOCKFILES.some(E=>E===C().posix.basename(
r))}function o(r){return[...r.files()].filter(({kind:E})=>E!=="submodule").map(({path:E})=>E).filter(E=>a.test(E)||g.test(
E)||j(E))}async function m(r,E,R){const B=c(r)?await(0,S().readLock)(R,r):"unread";if(B==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(B===void 0)return[{path:r,what:"it is no valid lockfile"}];const D=o(
E).filter(c),b=(await Promise.all(D.map(L=>(0,S().readLock)(E,L)))).flatMap(L=>typeof L=="object"?L.all:[]),H=new Set([...b.
map(({source:L})=>f(L)),...await(0,A().knownHosts)(E)]);for(const{source:L}of B.all){const G=f(L);if(G===void 0||H.has(G))
continue;const Y=L.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${G.slice(0,200)}\``}]}
return[]}function f({kind:r,at:E}){if(r!=="file")return r==="tarball"&&URL.canParse(E)?new URL(E).host:E}async function n(r,E,R){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[B,D]=await Promise.all([y(E,r),
y(R,r)]),i=Object.entries(D).flatMap(([b,H])=>{const L=(0,k().effectOf)(b,H);return JSON.stringify(B[b])!==JSON.stringify(
H)&&(L==="decides"||L==="other")?[b]:[]});return i.length===0?[]:[{path:r,what:`it sets ${i.map(b=>`\`${b}\``).join(", ")}`}]}
async function y(r,E){const R=(0,d().resolveInTree)(r,E);return R.kind!=="inside"||!(0,T().isRegular)(R.entry.kind)?{}:(0,M().
parse)((await r.read(R.path,N)).toString("utf8"))}function O(r,E,R){const[B]=[...R].filter(D=>!E.has(D));return B===void 0?
[]:[{path:r,what:`it adds the dependency \`${B.slice(0,200)}\``}]}async function P(r,E,R){const[B,D]=await Promise.all([
E,R].map(i=>(0,S().readJsonFile)(i,r)));return D===S().INVALID?[{path:r,what:"it is not a JSON object"}]:O(r,F((0,p().objectIn)(
B)),F((0,p().objectIn)(D)))}function F(r){const E=new Set,R=(H,L)=>{if(typeof L=="string"&&x(L,H)){const{kind:G}=(0,S().
sourceOf)(L,H,"");E.add(`${H}: ${G==="git"?L.replace(/#.*$/s,""):L}`)}for(const[G,Y]of Object.entries((0,p().objectIn)(L)))
R(G,Y)};for(const H of e)R(H,r[H]);const{overrides:B,packageExtensions:D}=(0,p().objectIn)(r.pnpm);R("pnpm",{overrides:B,
packageExtensions:D});const{catalog:i,catalogs:b}=(0,p().objectIn)(r.workspaces);return R("workspaces",{catalog:i,catalogs:b}),
E}function x(r,E){const{kind:R,at:B=""}=(0,S().sourceOf)(r,E,"");return R==="git"||R==="tarball"||R==="file"&&l(B)}},29122:function(U,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.isOfCommit=t;function t({name:C}){return C!=="worktree"&&C!=="index"}},
29656:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=T,w.headsOf=d,w.policyChangedSince=h;
function C(){const e=t(23404);return C=function(){return e},e}function M(){const e=t(1395);return M=function(){return e},
e}function k(){const e=t(29122);return k=function(){return e},e}function A(){const e=t(41895);return A=function(){return e},
e}function S(){const e=t(74238);return S=function(){return e},e}function I(){const e=t(35720);return I=function(){return e},
e}function p(){const e=t(67397);return p=function(){return e},e}function $(){const e=t(82330);return $=function(){return e},
e}function d(e,a,g){const{baseRef:u,group:v}=e;if(v!==void 0)return v.map(({number:l,headSha:j})=>({pullRequest:l,judge:()=>(0,$().
judgeHead)(a,j,u)}));const s=e.audited===e.head||!(0,k().isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.
number},judge:()=>s?(0,M().judgedHead)(g.audit,g.tree,a.policy,u):(0,$().judgeHead)(a,e.head,u)}]}function T({approver:e},{
baseRef:a,policyCommit:g,defaultBranch:u},v){return{means:e.means,find:s=>e.find({...s,subjectAt:async l=>(await(0,$().judgeHead)(
v,l,a)).subject,policyChangedSince:async l=>{const c=[...new Set([g,u?.commit??g])].map(o=>h(v.repository,o,l));return(await Promise.
all(c)).includes(!0)}})}}async function h(e,a,g){const u=Math.floor(Date.parse(g)/1e3)+1,s=(await e.objects(["log","--fi\
rst-parent",`--since=@${u}`,"--format=%H %P",a,...await e.isPartial()?[]:["--",S().POLICY_PATH]])).toString().trim().split(
`
`).at(-1)??"";if(s==="")return!1;const[l="",j]=s.split(" ");if((await e.shallowCommits()).has(l))throw new(A()).GateError(
"shallow_clone",`this clone lacks the history of ${S().POLICY_PATH} before ${(0,p().short)(l)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return j===void 0?!0:await N(e,j)!==await N(e,a)}async function N(e,a){const g=await(0,S().readPolicyIn)(
await(0,I().readTree)(e,a));return"missing"in g?g.text:"policy"in g?(0,C().canonicalize)(g.policy):void 0}},82330:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=d,w.judgeHead=T;function C(){const h=t(1395);return C=function(){
return h},h}function M(){const h=t(70237);return M=function(){return h},h}function k(){const h=t(67506);return k=function(){
return h},h}function A(){const h=t(54244);return A=function(){return h},h}function S(){const h=t(67147);return S=function(){
return h},h}function I(){const h=t(24634);return I=function(){return h},h}function p(){const h=t(35720);return p=function(){
return h},h}function $(){const h=t(213);return $=function(){return h},h}async function d({repository:h,policy:N,additions:e,
disk:a,isPending:g,platform:u,all:v,isPush:s,unprovenMerge:l,signal:j},c,o){const[m,f,n]=await Promise.all([(0,p().readTree)(
h,o),(0,p().readTree)(h,c),(0,$().readChange)(h,o,c)]),O={...a?(0,S().withAdditions)(f,a,e):f,...g&&{isPending:g}},P=new(A()).
AuditClock(j),F={baseTree:m,headTree:f,change:n,policy:N.policy,all:v,clock:P},x=await(0,M().collectAssets)(F),r=await(0,k().
auditChange)({change:n,assets:x,baseTree:m,tree:O,policy:N,platform:u,...s&&{isPush:s},...v&&{all:v},...l&&{unprovenMerge:l},
clock:P});return{change:n,assets:x,audit:r,tree:f,baseTree:m,commandTree:O}}async function T(h,N,e){const{repository:a,policyCommit:g}=h;
await(0,I().requireCommits)(a,[N],[N]);const u=await(0,I().mergeBase)(a,g,N),{audit:v,tree:s}=await d(h,N,u);return await(0,C().
judgedHead)(v,s,h.policy,e)}},52483:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.basePolicy=T,w.effectivePolicy=
d,w.protectedBy=e,w.readerOf=N,w.resolvePolicyRef=g;function C(){const s=t(41895);return C=function(){return s},s}function M(){
const s=t(81961);return M=function(){return s},s}function k(){const s=t(74238);return k=function(){return s},s}function A(){
const s=t(24634);return A=function(){return s},s}function S(){const s=t(35720);return S=function(){return s},s}function I(){
const s=t(19674);return I=function(){return s},s}function p(){const s=t(67397);return p=function(){return s},s}function $(){
const s=t(50598);return $=function(){return s},s}async function d(s,l,j){return(0,M().tightenPolicy)(await T(s,l,j),s.inputs)}
async function T({policy:s,policyRef:l,readShared:j},c,o){const m=N(c,j),f=s??await a(m,o);if(l===void 0)return f;const n=await g(
c,l);return(0,M().stricterOf)(f,await m(n,`${l}:${k().POLICY_PATH}`),l)}const h="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function N(s,l){return async(j,c)=>(0,k().loadPolicy)(await(0,S().
readTree)(s,j),j,{path:c,hint:h,readShared:l})}async function e({name:s,commit:l},j,c){return(0,M().policyOfBranch)(await c(
l,`${s}:${k().POLICY_PATH}`),j,s)}async function a(s,{policyCommit:l,baseRef:j,defaultBranch:c}){const o=await s(l,k().POLICY_PATH);
if(c===void 0)return o;if(c.name===j){const f=(0,M().policyOfBranch)(o,j,j)??o;return f===o?o:(0,M().stricterOf)(o,f,`br\
anches.${j}`)}const m=await e(c,j,s);return m===void 0||o.source==="default"?m??o:(0,M().stricterOf)(o,m,c.name)}async function g(s,l){
const j=l.replace(/^refs\/heads\//,"");try{return(0,p().isObjectId)(j)?await(0,$().resolveRevision)(s,j):await u(s,j)??await(0,$().
resolveRevision)(s,l)}catch(c){throw c instanceof C().GateError&&c.code==="ref_ambiguous"?c:v(l,c)}}async function u(s,l){
const j=`refs/remotes/origin/${l}`,[c,o]=await(0,p().lookUpCommits)(s,[j,`refs/heads/${l}`]);if(c!==void 0)return c;try{
if(!await(0,I().branchAtOrigin)(s,l))return}catch(m){if(o!==void 0)return o;throw m}return await(0,A().requireCommits)(s,
[j],[(0,I().fetched)(l)]),(await(0,p().lookUpCommits)(s,[j]))[0]}function v(s,l){const j=l instanceof C().GateError&&l.code===
"git_failed"?`: ${l.message}`:"";return new(C()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(s)} is not a br\
anch of origin or a revision in this clone${j}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:l})}},24474:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=j;function C(){const n=t(29122);
return C=function(){return n},n}function M(){const n=t(41895);return M=function(){return n},n}function k(){const n=t(21311);
return k=function(){return n},n}function A(){const n=t(26016);return A=function(){return n},n}function S(){const n=t(87952);
return S=function(){return n},n}function I(){const n=t(67147);return I=function(){return n},n}function p(){const n=t(48741);
return p=function(){return n},n}function $(){const n=t(96402);return $=function(){return n},n}function d(){const n=t(27624);
return d=function(){return n},n}function T(){const n=t(37075);return T=function(){return n},n}function h(){const n=t(23208);
return h=function(){return n},n}function N(){const n=t(69641);return N=function(){return n},n}function e(){const n=t(92344);
return e=function(){return n},n}function a(){const n=t(82330);return a=function(){return n},n}function g(){const n=t(52483);
return g=function(){return n},n}function u(){const n=t(55929);return u=function(){return n},n}function v(){const n=t(91827);
return v=function(){return n},n}function s(){const n=t(72857);return s=function(){return n},n}function l(){const n=t(34720);
return l=function(){return n},n}async function j(n){const{shard:y}=n,O={startedAt:new Date,...y&&{shard:y}};let P;try{return P=
await(0,$().openRepository)(n.directory,n.env,n.note),await c(n,P,O)}catch(F){const x=(0,M().asGateError)(F),{prepare:r}=O;
return(0,d().buildErrorReport)(x.code==="prepare_failed"&&r?(0,h().withOutput)(x,r):x,O,new Date)}finally{await P?.close()}}
async function c(n,y,O){const P=await n.locate(y);O.event=P;const F=await(0,g().effectivePolicy)(n,y,P);O.policy=F,(0,k().
requireExamples)(F);const x=o(n,y,P,F),r=n.run&&n.prepare?(0,N().readPrepare)(n.prepare):[],E=r.length>0?await(0,l().verifiedCheckout)(
x,P):void 0,{prepared:R,findings:B}=E?await(0,v().prepareCheckout)(r,E,{request:n,event:P,audit:x,report:D=>{O.prepare=D}}):
{findings:[]};try{const D=m(n,x,R),i=f(await(0,a().auditCommit)(D,P.audited,P.base),B),{audit:b,tree:H}=i,L=n.run&&b.genes.
length>0,G=R?.checkout??E??(L?await(0,l().verifiedCheckout)(x,P):void 0),Y=i.change.files,K=new Set(b.files.flatMap(({path:tn,
exempt:on})=>on==="asset_store"?tn:[])),V={checkout:G,tree:H,change:{files:Y,base:i.baseTree,assets:K,isCommitted:(0,C().
isOfCommit)(P)},...R&&{shown:R.shown}},{refusal:X,...z}=await(0,l().validateChange)({request:n,event:P,policy:F},D,i,{place:V,
startedAt:O.startedAt}),J=(0,e().allFindings)(z.judgement),W=(0,T().idsOf)(J),_=z.runResult.interrupted>0?void 0:n.signal,
q=await(0,s().proposeFix)({...D,signal:_},P,i,W),nn=await(0,u().headFilesOf)(y,P,i.assets,J);if(_?.aborted)throw(0,M().interrupted)(
"after the audit");const Z=(0,d().buildReport)({...O,...i,...z,event:P,all:n.all,policy:F,ids:W,fix:q,headFiles:nn},n.secrets,
new Date);return X?(0,d().withRefusedRun)(Z,X):Z}finally{await R?.close()}}function o(n,y,O,P){return{repository:y,policy:P,
additions:(0,S().additionsFor)(P.policy),platform:(0,A().platformOf)(process.platform),policyCommit:O.policyCommit,all:n.
all,isPush:O.name==="push",...O.unprovenMerge&&{unprovenMerge:O.unprovenMerge},signal:n.signal}}function m({run:n,takeRuns:y,
prepare:O},P,F){return{...P,disk:(0,p().folderTree)(F?.checkout.directory??P.repository.directory),...F&&{additions:(0,I().
everything)((0,S().dependencyFolders)(P.policy.policy))},...!n&&{isPending:y||O?()=>!0:P.additions.cover}}}function f(n,y){
const{audit:O}=n;return{...n,audit:{...O,findings:[...O.findings,...y]}}}},55929:function(U,w,t){Object.defineProperty(w,
"__esModule",{value:!0}),w.findHeadFiles=A,w.headFilesOf=M;function C(){const p=t(213);return C=function(){return p},p}async function M(p,{
audited:$,head:d},{changes:T},h){if($===d)return;const N=new Set([...T.map(({asset:e})=>e.path),...h.flatMap(({location:e})=>e?.
path??[])]);return A(p,$,d,N).catch(()=>{})}const k=100;async function A(p,$,d,T){const h=(await(0,C().changedFiles)(p,$,
d)).filter(({path:e})=>T.has(e)),N=[];for(const[e,a]of h.entries()){const{path:g,status:u}=a,v=u==="deleted",s=v||e>=k?[]:
await S(p,a);N.push({path:g,...v&&{missing:!0},same:s})}return N}async function S(p,{oldOid:$,newOid:d}){if($===d)return[
{line:1,head_line:1}];const T=await p.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",$,d],{accept:[1]});
return I(T.toString("latin1"))}function I(p){const $=[...p.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if($.
length===0)return[];const d=[];let[T,h]=[1,1];for(const[,N="",e="1",a="",g="1"]of $){const u=Number(N)+(e==="0"?1:0),v=Number(
a)+(g==="0"?1:0);u>T&&d.push({line:T,head_line:h,lines:u-T}),[T,h]=[u+Number(e),v+Number(g)]}return[...d,{line:T,head_line:h}]}},
91827:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=e;function C(){const u=t(9354);
return C=function(){return u},u}function M(){const u=t(67506);return M=function(){return u},u}function k(){const u=t(76459);
return k=function(){return u},u}function A(){const u=t(74238);return A=function(){return u},u}function S(){const u=t(35720);
return S=function(){return u},u}function I(){const u=t(67078);return I=function(){return u},u}function p(){const u=t(95132);
return p=function(){return u},u}function $(){const u=t(32223);return $=function(){return u},u}function d(){const u=t(23208);
return d=function(){return u},u}function T(){const u=t(63682);return T=function(){return u},u}function h(){const u=t(29656);
return h=function(){return u},u}function N(){const u=t(82330);return N=function(){return u},u}async function e(u,v,s){const{
event:l}=s,j={...s.audit,isPending:()=>!0},c=await(0,N().auditCommit)(j,l.audited,l.base);if(!(0,M().mayRunSome)(c.audit))
return{findings:[]};const o=[...await(0,k().prepareRefusals)(await(0,S().readTree)(j.repository,l.base),c.tree),...await g(
c,{...s,audit:j})];if(o.length>0)return{findings:o};const{prepared:m,reported:f}=await a(u,v,s),n=f?.isolation.downgrades?.[0]?.
reason??"containment is off",O=f?.contained?[]:[(0,p().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:n})];return{prepared:m,findings:O}}async function a(u,v,{request:{env:s,signal:l,secrets:j},event:c,audit:o,report:m}){
const{policy:f}=o.policy,n=f.prepare_env.flatMap(F=>s[F]??[]),y=[...j,...n];let O;return{prepared:await(0,d().runPrepare)(
u,{checkout:v,policy:f,requested:(0,T().requestOf)(f.containment,c.pullRequest?.isFork??!1),env:s,privateFolders:(0,$().
privateFolders)(s),signal:l,report:F=>{O={...F,lines:F.lines.map(({command:x,outcome:r})=>({command:x,outcome:(0,I().redactOutcome)(
r,y)}))},m(O)}}),reported:O}}async function g(u,{request:v,event:s,audit:l}){const j=u.audit.findings.filter(({rule:m})=>m===
"gate-weakened");if(j.length===0)return[];const{gate:c}=await(0,C().findApprovals)({genes:[],findings:j},l.policy.policy.
approvals,(0,h().headsOf)(s,l,u),(0,h().approverOf)(v,s,l));if(c===void 0)return[];const o=j[0]?.location?.path??A().POLICY_PATH;
return[(0,p().finding)("prepare-refused",{path:o,what:"it weakens the gate and waits for approval"})]}},72857:function(U,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.proposeFix=d;function C(){const a=t(53315);return C=function(){return a},
a}function M(){const a=t(29122);return M=function(){return a},a}function k(){const a=t(62130);return k=function(){return a},
a}function A(){const a=t(88211);return A=function(){return a},a}function S(){const a=t(41895);return S=function(){return a},
a}function I(){const a=t(4378);return I=function(){return a},a}function p(){const a=t(35720);return p=function(){return a},
a}function $(){const a=t(93028);return $=function(){return a},a}async function d({repository:a,policy:{policy:g},platform:u,
all:v,signal:s},l,{assets:j,change:c,tree:o,commandTree:m},f){const n=new Set([...f.keys()].flatMap(R=>h(R)?N(R):[]));if(n.
size===0)return;const y=!(0,M().isOfCommit)(l)||l.audited===l.head,O=y?o:await(0,p().readTree)(a,l.head),P=j.changes.filter(
({kind:R})=>R!=="removed"),F=new Set(P.map(({asset:R})=>e(R))),x=[...n].filter(R=>(0,$().isRegular)(O.stat(R)?.kind)),r=await Promise.
all(x.map(async R=>({path:R,bytes:await O.read(R)}))),E=I().Judge.by({policy:g,tree:m,base:await(0,p().readTree)(a,l.base),
changed:new Set(c.files.flatMap(C().namesOf)),platform:u,...s&&{signal:s}});try{const R=i=>F.has(e(i)),B=await(0,k().fixFiles)(
r,E,{includes:R,left:!1}),D=await(0,A().proposalOf)(B,y?f:T(f));return D&&{...D,...v&&{all:v}}}catch(R){if(R instanceof S().
GateError&&R.code==="audit_too_long")return;throw R}}function T(a){return new Map([...a].map(([{edit:g,...u},v])=>[u,v]))}
function h({rule:a,edit:g,suppressed:u}){return!u&&(g?.fix===!0||a==="content-hash-mismatch")}function N({location:a}){return a?
[a.path]:[]}function e({path:a,type:g,id:u}){return JSON.stringify([a,g,u])}},34720:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.validateChange=T,w.verifiedCheckout=d;function C(){const e=t(29122);return C=function(){return e},
e}function M(){const e=t(41895);return M=function(){return e},e}function k(){const e=t(61388);return k=function(){return e},
e}function A(){const e=t(32223);return A=function(){return e},e}function S(){const e=t(63682);return S=function(){return e},
e}function I(){const e=t(96620);return I=function(){return e},e}function p(){const e=t(94901);return p=function(){return e},
e}function $(){const e=t(29656);return $=function(){return e},e}function d({repository:e,additions:a},g){const u=(0,C().
isOfCommit)(g)?k().requireCheckedOut:k().requireSameFiles,v=g.name==="index"?"hook":N(g)?"terminal":"actions";return u(e,
g.audited,a,v)}async function T({request:e,event:a,policy:g},u,v,{place:s,startedAt:l}){const{audit:j,tree:c}=v,o={audit:j,
event:a,policy:g},m=n=>y=>h(e,o,y,n),f={policy:g.policy,startedAt:l,heads:(0,$().headsOf)(a,u,v),approver:(0,$().approverOf)(
e,a,u)};try{return await(0,p().validate)(j,{...f,runs:e.run||e.takeRuns!==void 0,run:async n=>await e.takeRuns?.(o,n)??await m(
s)(n)})}catch(n){const y=(0,M().asGateError)(n);if(y.code!=="containment_unavailable")throw y;const O=m({checkout:void 0,
tree:c});return{...await(0,p().validate)(j,{...f,runs:!1,run:O}),refusal:y}}}async function h({env:e,shard:a,durations:g,
progress:u,signal:v},{audit:s,event:l,policy:{policy:j}},c,o){const m=a?(0,I().genesIn)(a,s.genes,g):new Set(s.genes),f=await(0,S().
runAudited)(s,{...o,attended:N(l)&&!e.CI,policy:j,fork:l.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,A().privateFolders)(
e),waiting:{has:n=>c.has(n)||!m.has(n)},progress:u,signal:v});return a?{...f,shards:[{...a,genes:m}]}:f}function N(e){return e.
name==="range"||!(0,C().isOfCommit)(e)}},89979:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.withCheckoutParts=
I;function C(){const d=t(51455);return C=function(){return d},d}function M(){const d=t(76760);return M=function(){return d},
d}function k(){const d=t(41895);return k=function(){return d},d}function A(){const d=t(96402);return A=function(){return d},
d}function S(){const d=t(35720);return S=function(){return d},d}async function I(d,T,h){const N=[],e=async(a,g,u)=>{const v=await(0,S().
readTree)(g,u),s=[...v.files()].map(l=>({...l,path:p(a,l.path)}));N.push({path:a,repository:g,commit:u,tree:v,entries:s});
for(const{kind:l,path:j,oid:c}of s){if(l!=="submodule"||c===void 0)continue;const o=await $((0,M().join)(d.directory,j));
o&&await e(j,o,c)}};try{return await e("",d,T),await h(N)}finally{for(const a of N.slice(1))await a.repository.close()}}
function p(d,T){return d===""?T:`${d}/${T}`}async function $(d){if(await(0,C().lstat)((0,M().join)(d,".git")).catch(()=>{})===
void 0)return;const h=await(0,A().openRepository)(d);if(h.directory===d)return h;throw await h.close(),new(k()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(d)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
j,w.requireCheckedOut=e,w.requireSameFiles=a;function C(){const c=t(73024);return C=function(){return c},c}function M(){
const c=t(76760);return M=function(){return c},c}function k(){const c=t(26040);return k=function(){return c},c}function A(){
const c=t(41895);return A=function(){return c},c}function S(){const c=t(95201);return S=function(){return c},c}function I(){
const c=t(22566);return I=function(){return c},c}function p(){const c=t(59580);return p=function(){return c},c}function $(){
const c=t(89979);return $=function(){return c},c}function d(){const c=t(48741);return d=function(){return c},c}function T(){
const c=t(35720);return T=function(){return c},c}function h(){const c=t(96681);return h=function(){return c},c}function N(){
const c=t(67397);return N=function(){return c},c}async function e(c,o,m,f){const[n]=await(0,N().resolveCommits)(c,["HEAD"]);
if(n!==o)throw j(`the checkout is at ${(0,N().short)(n)}`,o,f);return a(c,o,m,f)}async function a(c,o,m,f){return(0,$().
withCheckoutParts)(c,o,async n=>{const y=(0,p().guardCheckout)(c.directory,n.flatMap(({entries:x})=>x),m),O=await y.differing(),
P=n.map(x=>g(x,O,y)),F=(await Promise.all(P)).flat();if(F.length>0)throw await u(c,F,o,f)??s(F,o,f);return y})}async function g({
repository:c,path:o,commit:m,entries:f},n,y){const O=f.filter(r=>n.has(r)),P=({path:r})=>o===""?r:r.slice(o.length+1),F=await(0,S().
attributesOf)(c,m,O.map(P),I().CONVERSIONS),x=[];for(const r of O){const{path:E,oid:R="",size:B=0}=r;if(n.get(r)==="kind"||
B>T().MAX_FILE_BYTES){x.push({path:E,what:"differs on disk"});continue}const D=await(0,d().readOnDisk)(y.directory,E),i=(0,I().
conversionFault)(await(0,T().readBlob)(c,R),D,b=>F(P(r),b));i===void 0?y.accept(E,D):x.push({path:E,what:i})}return x}async function u({
user:c,directory:o},m,f,n){const y=new Set(m.map(({path:F})=>F)),O=(0,h().decodePieces)(await c(["ls-files","-t","-z"])).
flatMap(F=>F.startsWith("S ")?[F.slice(2)]:[]).filter(F=>y.has(F)&&!v((0,M().join)(o,F))),[P]=O;if(P!==void 0)return new(A()).
GateError("checkout_differs",`Commit ${(0,N().short)(f)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
P)}${O.length>1?` and ${O.length-1} more`:""}`,n==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function v(c){return(0,k().
attempt)(()=>(0,C().lstatSync)((0,h().systemPath)(c)))!==void 0}function s(c,o,m){const f=[...c].sort((F,x)=>F.path<x.path?
-1:1),{path:n,what:y}=f.find(({what:F})=>F!=="differs on disk")??f[0]??l,O=JSON.stringify(n),P=c.length>1&&y==="differs \
on disk"?`${O} and ${c.length-1} more differ on disk`:`${O} ${y}`;return j(P,o,m,"dirty")}const l={path:"",what:"differs\
 on disk"};function j(c,o,m,f){const n={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${f==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${o}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},y=m==="hook"?"The index":`Commit ${(0,N().short)(o)}`;return new(A()).GateError("checkout_d\
iffers",`${y} is audited, but ${c}`,n[m])}},27624:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=
g,w.buildReport=e,w.withRefusedRun=a;function C(){const o=t(85475);return C=function(){return o},o}function M(){const o=t(
38863);return M=function(){return o},o}function k(){const o=t(57430);return k=function(){return o},o}function A(){const o=t(
54062);return A=function(){return o},o}function S(){const o=t(95132);return S=function(){return o},o}function I(){const o=t(
9436);return I=function(){return o},o}function p(){const o=t(92344);return p=function(){return o},o}function $(){const o=t(
94274);return $=function(){return o},o}function d(){const o=t(77648);return d=function(){return o},o}function T(){const o=t(
36807);return T=function(){return o},o}function h(){const o=t(27436);return h=function(){return o},o}const N=100;function e(o,m,f){
const{audit:n,approval:y,change:O,runResult:P,judgement:F,ids:x,policy:r,startedAt:E}=o,R=F.genes.map(J=>(0,T().redactGene)(
J,m)),B=(0,T().validationReportsOf)(R,{nodeOf:P.nodeOf,policyDigest:r.digest,startedAt:E,finishedAt:f}),D=(0,p().allFindings)(
F),i=s(n.seeds),b=v(x,o.fix),H=o.all?void 0:o.event.base,L=(0,d().reportFindings)([...b.keys()],b,H).map(J=>i(J)?{...J,seed:!0}:
J),G=(0,d().findingsAbout)(F.findings),Y={about:G,ids:x},K=(J,W)=>({type:W.type,id:W.id,asset_id:(0,C().assetIdOf)(W),path:W.
path,line:W.locate().line,change:J,...(0,d().idsIn)(G(W),x)}),{counting:V,hard_cap_files:X,hard_cap_lines:z}=r.policy.blast_radius;
return{...u(o,f),verdict:F.verdict,next_actor:(0,$().nextActorOf)(F.verdict,D,r.policy.fail_on),isolation:P.isolation,blast_radius:{
...n.blastRadius,counting:V,hard_cap_files:X,hard_cap_lines:z,renamed_files:O.files.filter(({status:J})=>J==="renamed").
length,changed_files:n.files.slice(0,N)},genes:R.map((J,W)=>(0,d().reportGene)(J,B[W]?.id??null,Y)),capsules:n.capsules.
map(({change:J,asset:W,eligible:_,eligibility:q,reasons:nn})=>({...K(J,W),eligible:_,eligibility:q,reasons:nn.map(Z=>({rule:Z.
rule,message:(0,S().describe)(Z).message}))})),events:o.assets.changes.filter(({asset:J})=>J.type==="EvolutionEvent").map(
({kind:J,asset:W})=>K(J,W)),...F.shards.length>0&&{shards:F.shards},findings:L,...j(D),...c(n,F.findings,x),...o.fix&&{fix:o.
fix},...o.headFiles&&{head_files:o.headFiles},approvals:y.approvals,approval_digest:y.digest??null,plans_digest:n.plansDigest,
validation_reports:B.filter(J=>J!==null)}}function a(o,m){const{code:f,message:n,hint:y}=m;return{...o,verdict:"error",next_actor:"\
undecided",error:{code:f,message:n,hint:y},genes:o.genes.map(O=>O.verdict==="pass"||O.verdict==="warn"?{...O,verdict:"er\
ror"}:O),...o.shards&&{shards:o.shards.map(O=>({...O,verdict:"error"}))},validation_reports:[]}}function g(o,m,f){const{
code:n,message:y,hint:O}=o;return{...u(m,f),verdict:"error",next_actor:"undecided",error:{code:n,message:y,hint:O},isolation:k().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...m.shard&&{shards:[{...m.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function u({event:o,policy:m,prepare:f,
startedAt:n},y){return{type:"GateReport",schema_version:h().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:o?.name??
null,...o?.pullRequest&&{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.
head??null,audited_sha:o?.audited??null,policy:m?{source:m.source,...m.path!==void 0&&{path:m.path},...m.ref!==void 0&&{
ref:m.ref},digest:m.digest,...m.policy.extends&&{extends:m.policy.extends},...m.combinedWith&&{combined_with:{...m.combinedWith}},
profile:m.policy.profile,fail_on:m.policy.fail_on,...l(m.policy,y)}:null,...f&&{prepare:f},started_at:n.toISOString(),finished_at:y.
toISOString(),duration_ms:Math.max(0,y.getTime()-n.getTime())}}function v(o,m){const f=(y,O)=>JSON.stringify([y,O]),n=new Set(
m?.edits.flatMap(({finding:y,path:O,old:P})=>[y,f(O,P)]));return new Map([...o].map(([y,O])=>{const{rule:P,args:F,edit:x,
location:r}=y;return n.has(O)||x&&n.has(f(r?.path,x.old))?[y,O]:x?.fix?[{...y,edit:{...x,fix:!1}},O]:[P==="content-hash-\
mismatch"&&F.fixable===!0?{...y,args:{...F,fixable:!1}}:y,O]}))}function s(o){const m=new Set(o.map(({type:f,id:n,path:y})=>JSON.
stringify([f,n,y])));return({subject:f,location:n,severity:y,harm:O,layer:P})=>y!=="error"&&O!=="danger"&&P!=="run"&&m.has(
JSON.stringify([f?.type,f?.id,n?.path]))}function l({enforce:o},m){const f=(0,A().enforcementOn)((0,I().dayOf)(m),o);if(f.
mode==="block")return{};const{until:n}=f;return{enforce:f.mode,...n!==void 0&&{enforce_until:n}}}function j(o){const m=o.
flatMap(({rule:f,args:n})=>{if(f!=="check-decided-by")return[];const{path:y,why:O,isNew:P,bytes:F}=n,x=Number(F);return[
{...{path:String(y),why:String(O),new:P===!0},...x>=0&&{bytes:x}}]});return m.length>0?{read:m}:{}}function c({agentFiles:o},m,f){
const n=o.filter(({entries:y})=>y.length>0);return n.length===0?{}:{agent_files:n.map(y=>(0,d().reportAgentFile)(y,m,f))}}},
92342:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=A;function C(){const S=t(
14495);return C=function(){return S},S}const M=w.NOBODY={uid:65534,gid:65534},k=["sudo","-n","--","env","-i",`PATH=${C().
SYSTEM_PATH}`];function A(S,I){const p=I.uid===0,$=p?M:{uid:I.uid,gid:I.gid},d={user:$,runsAs:$,adopt:p,overlay:["redire\
ct_dir=on",...p?["metacopy=on"]:[]]},T=["unshare","--mount"];return[S.uid===0?{name:"root",newMounts:T,...d}:{name:"sudo",
newMounts:[...k,...T],...d},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:S.uid===
0?M:S,adopt:!1,overlay:["userxattr"]}]}},23208:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runPrepare=
c,w.withOutput=D;function C(){const i=t(51455);return C=function(){return i},i}function M(){const i=t(76760);return M=function(){
return i},i}function k(){const i=t(63963);return k=function(){return i},i}function A(){const i=t(41895);return A=function(){
return i},i}function S(){const i=t(14495);return S=function(){return i},i}function I(){const i=t(87952);return I=function(){
return i},i}function p(){const i=t(67147);return p=function(){return i},i}function $(){const i=t(61229);return $=function(){
return i},i}function d(){const i=t(19309);return d=function(){return i},i}function T(){const i=t(51968);return T=function(){
return i},i}function h(){const i=t(10582);return h=function(){return i},i}function N(){const i=t(92342);return N=function(){
return i},i}function e(){const i=t(32223);return e=function(){return i},i}function a(){const i=t(77823);return a=function(){
return i},i}function g(){const i=t(57334);return g=function(){return i},i}function u(){const i=t(46282);return u=function(){
return i},i}function v(){const i=t(20849);return v=function(){return i},i}function s(){const i=t(11863);return s=function(){
return i},i}const l=100,j=1024**3;async function c(i,b){const H=await(0,d().copyCheckout)(b.checkout);if(H===void 0)throw E(
"the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:L}=H.guard,G=new Set(f(
H.guard,b.policy));return await m(i,H,b,()=>f(H.guard,b.policy).filter(Y=>!G.has(Y))),await n(H.guard,G,b.policy),await(0,C().
rm)((0,M().join)(L,".git"),{recursive:!0,force:!0}),await(0,T().copyRepository)(b.checkout.directory,L),O()&&await F((0,M().
join)(L,".git"),await P(L)),{checkout:H.guard.at(L,(0,p().everything)((0,I().dependencyFolders)(b.policy))),shown:H.objects,
close:H.close}}catch(L){throw await H.close(),L}}function o(i){return{...i,memory_bytes:Math.max(i.memory_bytes,4*j),written_bytes:Math.
max(i.written_bytes,2*j),file_bytes:Math.max(i.file_bytes,j),processes:Math.max(i.processes,1024)}}async function m(i,b,{
policy:H,requested:L,env:G,privateFolders:Y,signal:K,report:V},X){const{directory:z}=b.guard,J=i.flatMap(({argv:Q})=>Q.slice(
0,1)),W=await(0,u().findPrograms)({path:G.PATH??"",checkout:z,names:J}),_=await P(z);O()&&await F(z,N().NOBODY);const q=o(
H.limits),{chooseBackend:nn}=await t.e(670).then(t.bind(t,60670)),{backend:Z,isolation:tn,close:on}=await nn({programs:W,
checkout:z,keepsWrites:!0,shown:b.objects,outputBytes:q.output_bytes,limits:(0,h().limitsOn)((0,h().thisMachine)(),q,1),
requested:L,network:!0,folders:Y,home:await(0,e().homeFolders)(H.home_caches,G.HOME),signal:K}),rn=Z.level==="namespaces";
!rn&&O()&&await F(z,_);const an=[],sn=()=>V({contained:rn,isolation:tn,lines:an,written:y(X()).slice(0,l)}),dn=Object.fromEntries(
H.prepare_env.flatMap(Q=>G[Q]===void 0?[]:[[Q,G[Q]]])),fn=performance.now()+q.prepare_seconds*1e3;try{for(const Q of i){
const ln=Math.max(1,Math.round(fn-performance.now())),{command:cn,argv:un,assignments:hn}=Q,[mn=""]=un,pn={...dn,...hn},
gn={command:cn,argv:un,program:mn,directory:"",env:pn,timeoutMs:ln},en=await Promise.resolve().then(()=>Z.prepare(gn,K)).
catch(yn=>{throw r(Q,yn)});if(an.push({command:cn,outcome:en}),en.status!=="passed")throw sn(),en.reason===g().INTERRUPTED?
(0,A().interrupted)("during the prepare command"):x(Q,en,tn)}}finally{await on()}sn()}function f({directory:i,folders:b,
files:H},L){const G=new Set([...b,...H.map(({path:K})=>K)]),{cover:Y}=(0,p().additionsOf)([],(0,I().dependencyFolders)(L));
return(0,$().filesBelow)(i,Y).filter(K=>!G.has(K))}async function n(i,b,H){const L=new Set([...i.folders,...i.files.map(
({path:z})=>z)]),G=z=>z==="."||L.has(z),Y=f(i,H).filter(z=>!b.has(z)).filter(z=>(0,s().replacesAudited)(z,G)||(0,s().configuresTool)(
z,G)),[K,...V]=[...await i.changed(),...Y].sort();if(K===void 0)return;const X=V.length===0?"":` and ${V.length} more`;throw E(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${X}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function y(i){return[...new Set(i.map(b=>b.split("/",1)[0]??b))].sort()}
function O(){return process.platform==="linux"&&process.getuid?.()===0}async function P(i){const{uid:b,gid:H}=await(0,C().
stat)(i);return{uid:b,gid:H}}async function F(i,{uid:b,gid:H}){const L=await(0,S().systemTool)("chown");if(L===void 0)throw E(
"`chown` is not in a directory of the system","Install coreutils.");await(0,k().exec)(L,["-hR",`${b}:${H}`,"--",i],{silent:!0})}
function x({command:i},b,H){const{reason:L=`exit code ${b.exit_code}`}=b,{contained:G,change:Y}=(0,a().containmentWords)(
b,H,"allow");return new(A()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(i)}" did not pass: ${L}${G&&
"; "}${G}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the \
variables of the step except those that \`prepare_env\` in the policy names.`)}function r({command:i},b){return!(b instanceof
A().GateError)||b.code!=="program_not_found"?b:new(A()).GateError("prepare_failed",`The prepare command "${(0,v().safeLine)(
i)}" could not start: ${b.message}`,b.hint,{cause:b})}function E(i,b){return new(A()).GateError("prepare_failed",`The pr\
epare command could not be used: ${i}.`,b)}const R=5,B=1e3;function D(i,{lines:b}){const H=b.at(-1)?.outcome;if(H===void 0)
return i;const G=[H.stderr,H.stdout].map(({head:V,tail:X})=>(X||V).trim()).find(V=>V!=="");if(G===void 0)return i;const Y=G.
split(`
`).slice(-R).map(v().safeLine).join(" | "),K=`${i.message} It printed: ${Y.slice(-B)}`;return new(A()).GateError(i.code,
K,i.hint,{cause:i.cause})}},69641:function(U,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=A;function C(){
const p=t(41895);return C=function(){return p},p}function M(){const p=t(95132);return M=function(){return p},p}function k(){
const p=t(54669);return k=function(){return p},p}function A(p){const d=p.split(/\r?\n/).map(T=>T.trim()).filter(T=>T!==""&&
!T.startsWith("#"));if(d.length===0)throw I("`prepare` has no command","Name a command.");return d.map(S)}function S(p){
const{words:$,assignments:d,problems:T}=(0,k().lex)(p),h=T.find(({severity:N})=>N==="error");if(h?.rule==="shell-operato\
r")throw I(`The prepare line \`${p}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(h){const{message:N}=(0,M().describe)((0,M().problemFinding)(
h));throw I(`The prepare line \`${p}\` cannot be read: ${N}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:p,argv:$.map(({text:N})=>N),assignments:Object.fromEntries(d.map(({name:N,value:e})=>[N,e]))}}
function I(p,$){return new(C()).GateError("input_invalid",p,$)}},11863:function(U,w,t){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=$,w.replacesAudited=S;function C(){const d=t(76760);return C=function(){return d},d}function M(){
const d=t(41330);return M=function(){return d},d}const k=["",".js",".json",".node"],A=new Set(["package.json",".npmrc"]);
function S(d,T){return A.has(C().posix.basename(d))?T(C().posix.dirname(d)):k.some((h,N)=>{if(!d.endsWith(h))return!1;const e=d.
slice(0,d.length-h.length);return[...k.slice(N+1),...h===""?[]:[""]].some(g=>T(e+g))})}const I=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],p=(0,M().default)(I,
{dot:!0});function $(d,T){return p(C().posix.basename(d))&&T(C().posix.dirname(d))}},96620:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=S,w.genesIn=p,w.isPending=I,w.partition=M,w.shardsFor=k;function C(){const e=t(
77598);return C=function(){return e},e}function M(e,a,g=new Map){const u=e.map(d),v=new Map(u.map((f,n)=>[f,e[n]??[]])),
s=$(u),l=[...new Set(e.flat())].sort(),j=new Map(l.map((f,n)=>[f,n])),c=s.map(f=>[...new Set(v.get(f))].map(n=>j.get(n)??
0).sort((n,y)=>n-y)),o=c.length===0?[]:h(c,A(l,g),a),m=new Map(s.map((f,n)=>[f,o[n]??0]));return u.map(f=>f===void 0?void 0:
(m.get(f)??0)+1)}function k(e,a,g){let u=Math.min(a,$(e.map(d)).length);for(;;){const v=new Set(M(e,u,g).filter(s=>s!==void 0));
if(v.size===u)return u;u=v.size}}function A(e,a){const g=e.flatMap(v=>a.get(v)??[]).map(v=>Math.max(v,1)).sort((v,s)=>v-
s),u=g[Math.floor(g.length/2)]??1;return e.map(v=>Math.max(a.get(v)??u,1))}function S(e){return e.map(({commands:a})=>a.
every(g=>g.plan!==void 0||I(g))?a.map(({command:g})=>g):[])}function I({plan:e,verdict:a,findings:g}){return e===void 0&&
a!=="block"&&g.some(({rule:u})=>u==="target-not-judged")}function p({index:e,of:a},g,u){const v=M(S(g),a,u);return new Set(
g.filter((s,l)=>v[l]===e))}function $(e){return[...new Set(e)].filter(a=>a!==void 0).sort()}function d(e){if(e.length===
0)return;const a=[...new Set(e)].sort().join(`
`);return(0,C().hash)("sha256",a)}const T=[0,.25,.5,.75];function h(e,a,g){return T.map(v=>N(e,a,g,Math.floor(e.length*v))).
reduce((v,s)=>s.most<v.most?s:v).shards}function N(e,a,g,u){const v=Array.from({length:g},()=>new Set),s=new Array(g).fill(
0),l=new Array(e.length).fill(0),j=new Set,c=[...e.keys()],o=new Set([...c.slice(u),...c.slice(0,u)]);for(;o.size>0;){const m=s.
indexOf(Math.min(...s)),f=v[m]??new Set,n=P=>f.has(P)?2:j.has(P)?0:1;let[y,O]=[0,Number.NEGATIVE_INFINITY];for(const P of o){
const F=(e[P]??[]).reduce((x,r)=>x+n(r)*(a[r]??0),0);F>O&&([y,O]=[P,F])}for(const P of e[y]??[])f.has(P)||(s[m]=(s[m]??0)+
(a[P]??0)),f.add(P),j.add(P);l[y]=m,o.delete(y)}return{shards:l,most:Math.max(...s)}}},92910:function(U,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.shardName=k,w.shardSchema=void 0;function C(){const S=t(7723);return C=function(){return S},
S}function M(){const S=t(78374);return M=function(){return S},S}function k({index:S,of:I}){return`${S}/${I}`}const A=w.shardSchema=
C().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(S=>{
const[I,p]=S.split("/").map(Number);return{index:Number(I),of:Number(p)}}).refine(({index:S,of:I})=>S<=I&&I<=M().MAX_SHARDS,
{error:`Expected a shard of at most ${M().MAX_SHARDS}, such as 2/8`})}};
