"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),
y.prepareRefusals=c;function $(){const r=t(76760);return $=function(){return r},r}function F(){const r=t(58238);return F=
function(){return r},r}function N(){const r=t(60210);return N=function(){return r},r}function A(){const r=t(45156);return A=
function(){return r},r}function R(){const r=t(59867);return R=function(){return r},r}function b(){const r=t(10473);return b=
function(){return r},r}function g(){const r=t(3463);return g=function(){return r},r}function j(){const r=t(95244);return j=
function(){return r},r}function f(){const r=t(32854);return f=function(){return r},r}function T(){const r=t(93028);return T=
function(){return r},r}function l(){const r=t(95132);return l=function(){return r},r}const E=16*1024*1024,e=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
m=/(?:^|\/)package\.json$/;async function c(r,S){const P=await Promise.all(u(S).map(J=>O(J,r,S))),x=await a(r,S);return[
...P.flat(),...x].map(J=>(0,l().finding)("prepare-refused",J))}async function O(r,S,P){const x=P.readlink(r);if(x!==void 0&&
x!==S.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const J=(0,f().resolveInTree)(P,r);return J.kind!=="\
inside"||!(0,T().isRegular)(J.entry.kind)?i.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,b().hasOtherContent)(P,S,r)?m.test(r)?o(r,S,P):v(r)?w(r,S,P):h(r,S,P):[]}async function a(r,S){const[
{npm:P},{npm:x}]=await Promise.all([(0,R().readLocks)(r),(0,R().readLocks)(S)]),J=x?.all.find(I=>{const{name:H,source:k}=I;
if(k.kind!=="file")return!1;if((0,A().replacedArchive)(I,S,r))return!0;const D=P?.packages.get(H)?.source;return!(D?.kind===
"file"&&(D.at===k.at||!p(k.at)))&&(D!==void 0||p(k.at))});if(!x||!J)return[];const s=`it takes the package \`${J.name}\` \
from \`${J.source.at}\``;return[{path:x.path,what:s}]}function p(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function v(r){
return j().LOCKFILES.includes($().posix.basename(r))}function n(r){return j().NPM_LOCKFILES.some(S=>S===$().posix.basename(
r))}function u(r){return[...r.files()].filter(({kind:S})=>S!=="submodule").map(({path:S})=>S).filter(S=>i.test(S)||m.test(
S)||v(S))}async function w(r,S,P){const x=n(r)?await(0,R().readLock)(P,r):"unread";if(x==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(x===void 0)return[{path:r,what:"it is no valid lockfile"}];const J=u(
S).filter(n),I=(await Promise.all(J.map(k=>(0,R().readLock)(S,k)))).flatMap(k=>typeof k=="object"?k.all:[]),H=new Set([...I.
map(({source:k})=>d(k)),...await(0,A().knownHosts)(S)]);for(const{source:k}of x.all){const D=d(k);if(D===void 0||H.has(D))
continue;const Y=k.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${D.slice(0,200)}\``}]}
return[]}function d({kind:r,at:S}){if(r!=="file")return r==="tarball"&&URL.canParse(S)?new URL(S).host:S}async function h(r,S,P){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[x,J]=await Promise.all([C(S,r),
C(P,r)]),s=Object.entries(J).flatMap(([I,H])=>{const k=(0,N().effectOf)(I,H);return JSON.stringify(x[I])!==JSON.stringify(
H)&&(k==="decides"||k==="other")?[I]:[]});return s.length===0?[]:[{path:r,what:`it sets ${s.map(I=>`\`${I}\``).join(", ")}`}]}
async function C(r,S){const P=(0,f().resolveInTree)(r,S);return P.kind!=="inside"||!(0,T().isRegular)(P.entry.kind)?{}:(0,F().
parse)((await r.read(P.path,E)).toString("utf8"))}function G(r,S,P){const[x]=[...P].filter(J=>!S.has(J));return x===void 0?
[]:[{path:r,what:`it adds the dependency \`${x.slice(0,200)}\``}]}async function o(r,S,P){const[x,J]=await Promise.all([
S,P].map(s=>(0,R().readJsonFile)(s,r)));return J===R().INVALID?[{path:r,what:"it is not a JSON object"}]:G(r,M((0,g().objectIn)(
x)),M((0,g().objectIn)(J)))}function M(r){const S=new Set,P=(H,k)=>{if(typeof k=="string"&&L(k,H)){const{kind:D}=(0,R().
sourceOf)(k,H,"");S.add(`${H}: ${D==="git"?k.replace(/#.*$/s,""):k}`)}for(const[D,Y]of Object.entries((0,g().objectIn)(k)))
P(D,Y)};for(const H of e)P(H,r[H]);const{overrides:x,packageExtensions:J}=(0,g().objectIn)(r.pnpm);P("pnpm",{overrides:x,
packageExtensions:J});const{catalog:s,catalogs:I}=(0,g().objectIn)(r.workspaces);return P("workspaces",{catalog:s,catalogs:I}),
S}function L(r,S){const{kind:P,at:x=""}=(0,R().sourceOf)(r,S,"");return P==="git"||P==="tarball"||P==="file"&&p(x)}},29122:function(W,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.isOfCommit=t;function t({name:$}){return $!=="worktree"&&$!=="index"}},
29656:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.approverOf=T,y.headsOf=f,y.policyChangedSince=l;
function $(){const e=t(23404);return $=function(){return e},e}function F(){const e=t(1395);return F=function(){return e},
e}function N(){const e=t(29122);return N=function(){return e},e}function A(){const e=t(41895);return A=function(){return e},
e}function R(){const e=t(74238);return R=function(){return e},e}function b(){const e=t(35720);return b=function(){return e},
e}function g(){const e=t(67397);return g=function(){return e},e}function j(){const e=t(82330);return j=function(){return e},
e}function f(e,i,m){const{baseRef:c,group:O}=e;if(O!==void 0)return O.map(({number:p,headSha:v})=>({pullRequest:p,judge:()=>(0,j().
judgeHead)(i,v,c)}));const a=e.audited===e.head||!(0,N().isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.
number},judge:()=>a?(0,F().judgedHead)(m.audit,m.tree,i.policy,c):(0,j().judgeHead)(i,e.head,c)}]}function T({approver:e},{
baseRef:i,policyCommit:m,defaultBranch:c},O){return{means:e.means,find:a=>e.find({...a,subjectAt:async p=>(await(0,j().judgeHead)(
O,p,i)).subject,policyChangedSince:async p=>{const n=[...new Set([m,c?.commit??m])].map(u=>l(O.repository,u,p));return(await Promise.
all(n)).includes(!0)}})}}async function l(e,i,m){const c=Math.floor(Date.parse(m)/1e3)+1,a=(await e.objects(["log","--fi\
rst-parent",`--since=@${c}`,"--format=%H %P",i,...await e.isPartial()?[]:["--",R().POLICY_PATH]])).toString().trim().split(
`
`).at(-1)??"";if(a==="")return!1;const[p="",v]=a.split(" ");if((await e.shallowCommits()).has(p))throw new(A()).GateError(
"shallow_clone",`this clone lacks the history of ${R().POLICY_PATH} before ${(0,g().short)(p)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return v===void 0?!0:await E(e,v)!==await E(e,i)}async function E(e,i){const m=await(0,R().readPolicyIn)(
await(0,b().readTree)(e,i));return"missing"in m?m.text:"policy"in m?(0,$().canonicalize)(m.policy):void 0}},82330:function(W,y,t){
Object.defineProperty(y,"__esModule",{value:!0}),y.auditCommit=f,y.judgeHead=T;function $(){const l=t(1395);return $=function(){
return l},l}function F(){const l=t(70237);return F=function(){return l},l}function N(){const l=t(67506);return N=function(){
return l},l}function A(){const l=t(54244);return A=function(){return l},l}function R(){const l=t(67147);return R=function(){
return l},l}function b(){const l=t(24634);return b=function(){return l},l}function g(){const l=t(35720);return g=function(){
return l},l}function j(){const l=t(213);return j=function(){return l},l}async function f({repository:l,policy:E,additions:e,
disk:i,isPending:m,platform:c,all:O,isPush:a,unprovenMerge:p,asked:v,signal:n},u,w){const[d,h,C]=await Promise.all([(0,g().
readTree)(l,w),(0,g().readTree)(l,u),(0,j().readChange)(l,w,u)]),o={...i?(0,R().withAdditions)(h,i,e):h,...m&&{isPending:m}},
M=new(A()).AuditClock(n),L={baseTree:d,headTree:h,change:C,policy:E.policy,all:O,clock:M},r=v??await(0,F().collectAssets)(
L),S=await(0,N().auditChange)({change:C,assets:r,baseTree:d,tree:o,policy:E,platform:c,...a&&{isPush:a},...O&&{all:O},...p&&
{unprovenMerge:p},clock:M});return{change:C,assets:r,audit:S,tree:h,baseTree:d,commandTree:o}}async function T(l,E,e){const{
repository:i,policyCommit:m}=l;await(0,b().requireCommits)(i,[E],[E]);const c=await(0,b().mergeBase)(i,m,E),{audit:O,tree:a}=await f(
l,E,c);return await(0,$().judgedHead)(O,a,l.policy,e)}},52483:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),
y.basePolicy=T,y.effectivePolicy=f,y.protectedBy=e,y.readerOf=E,y.resolvePolicyRef=m;function $(){const a=t(41895);return $=
function(){return a},a}function F(){const a=t(81961);return F=function(){return a},a}function N(){const a=t(74238);return N=
function(){return a},a}function A(){const a=t(24634);return A=function(){return a},a}function R(){const a=t(35720);return R=
function(){return a},a}function b(){const a=t(19674);return b=function(){return a},a}function g(){const a=t(67397);return g=
function(){return a},a}function j(){const a=t(50598);return j=function(){return a},a}async function f(a,p,v){return(0,F().
tightenPolicy)(await T(a,p,v),a.inputs)}async function T({policy:a,policyRef:p,readShared:v},n,u){const w=E(n,v),d=a??await i(
w,u);if(p===void 0)return d;const h=await m(n,p);return(0,F().stricterOf)(d,await w(h,`${p}:${N().POLICY_PATH}`),p)}const l="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function E(a,p){return async(v,n)=>(0,N().
loadPolicy)(await(0,R().readTree)(a,v),v,{path:n,hint:l,readShared:p})}async function e({name:a,commit:p},v,n){return(0,F().
policyOfBranch)(await n(p,`${a}:${N().POLICY_PATH}`),v,a)}async function i(a,{policyCommit:p,baseRef:v,defaultBranch:n}){
const u=await a(p,N().POLICY_PATH);if(n===void 0)return u;if(n.name===v){const d=(0,F().policyOfBranch)(u,v,v)??u;return d===
u?u:(0,F().stricterOf)(u,d,`branches.${v}`)}const w=await e(n,v,a);return w===void 0||u.source==="default"?w??u:(0,F().stricterOf)(
u,w,n.name)}async function m(a,p){const v=p.replace(/^refs\/heads\//,"");try{return(0,g().isObjectId)(v)?await(0,j().resolveRevision)(
a,v):await c(a,v)??await(0,j().resolveRevision)(a,p)}catch(n){throw n instanceof $().GateError&&n.code==="ref_ambiguous"?
n:O(p,n)}}async function c(a,p){const v=`refs/remotes/origin/${p}`,[n,u]=await(0,g().lookUpCommits)(a,[v,`refs/heads/${p}`]);
if(n!==void 0)return n;try{if(!await(0,b().branchAtOrigin)(a,p))return}catch(w){if(u!==void 0)return u;throw w}return await(0,A().
requireCommits)(a,[v],[(0,b().fetched)(p)]),(await(0,g().lookUpCommits)(a,[v]))[0]}function O(a,p){const v=p instanceof $().
GateError&&p.code==="git_failed"?`: ${p.message}`:"";return new($()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
a)} is not a branch of origin or a revision in this clone${v}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:p})}},64304:function(W,y){Object.defineProperty(y,"__esModule",{value:!0}),y.changeWithCommand=t;
function t($,F){const N=`${F===""?"":`${F}/`}command line`,b={type:"Gene",id:N,path:N,value:{type:"Gene",id:N,validation:[
$]},pointer:[],locate:()=>({path:N,line:1,column:1})};return{changes:[{kind:"added",asset:b}],problems:[],files:[],present:[
b],unread:[]}}},24474:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.gate=w;function $(){const o=t(73024);
return $=function(){return o},o}function F(){const o=t(76760);return F=function(){return o},o}function N(){const o=t(29122);
return N=function(){return o},o}function A(){const o=t(41895);return A=function(){return o},o}function R(){const o=t(21311);
return R=function(){return o},o}function b(){const o=t(26016);return b=function(){return o},o}function g(){const o=t(87952);
return g=function(){return o},o}function j(){const o=t(67147);return j=function(){return o},o}function f(){const o=t(48741);
return f=function(){return o},o}function T(){const o=t(96402);return T=function(){return o},o}function l(){const o=t(27624);
return l=function(){return o},o}function E(){const o=t(37075);return E=function(){return o},o}function e(){const o=t(23208);
return e=function(){return o},o}function i(){const o=t(69641);return i=function(){return o},o}function m(){const o=t(92344);
return m=function(){return o},o}function c(){const o=t(82330);return c=function(){return o},o}function O(){const o=t(52483);
return O=function(){return o},o}function a(){const o=t(64304);return a=function(){return o},o}function p(){const o=t(55929);
return p=function(){return o},o}function v(){const o=t(91827);return v=function(){return o},o}function n(){const o=t(72857);
return n=function(){return o},o}function u(){const o=t(34720);return u=function(){return o},o}async function w(o){const{
shard:M}=o,L={startedAt:new Date,...M&&{shard:M}};let r;try{return r=await(0,T().openRepository)(o.directory,o.env,o.note),
await d(o,r,L)}catch(S){const P=(0,A().asGateError)(S),{prepare:x}=L;return(0,l().buildErrorReport)(P.code==="prepare_fa\
iled"&&x?(0,e().withOutput)(P,x):P,L,new Date)}finally{await r?.close()}}async function d(o,M,L){const r=await o.locate(
M);L.event=r;const S=await(0,O().effectivePolicy)(o,M,r),P=o.command===void 0?S:{...S,policy:{...S.policy,proof:"auto"}};
L.policy=P,(0,R().requireExamples)(P);const x=h(o,M,r,P),J=o.run&&o.prepare?(0,i().readPrepare)(o.prepare):[],s=J.length>
0?await(0,u().verifiedCheckout)(x,r):void 0,{prepared:I,findings:H}=s?await(0,v().prepareCheckout)(J,s,{request:o,event:r,
audit:x,report:k=>{L.prepare=k}}):{findings:[]};try{const k=C(o,x,I),D=G(await(0,c().auditCommit)(k,r.audited,r.base),H),
{audit:Y,tree:U}=D,K=o.run&&Y.genes.length>0,V=I?.checkout??s??(K?await(0,u().verifiedCheckout)(x,r):void 0),B=D.change.
files,z=new Set(Y.files.flatMap(({path:rn,exempt:cn})=>cn==="asset_store"?rn:[])),_={checkout:V,tree:U,change:{files:B,base:D.
baseTree,assets:z,isCommitted:(0,N().isOfCommit)(r)},...I&&{shown:I.shown}},{refusal:q,...X}=await(0,u().validateChange)(
{request:o,event:r,policy:P},k,D,{place:_,startedAt:L.startedAt}),Z=(0,m().allFindings)(X.judgement),nn=(0,E().idsOf)(Z),
tn=X.runResult.interrupted>0?void 0:o.signal,sn=await(0,n().proposeFix)({...k,signal:tn},r,D,nn),on=await(0,p().headFilesOf)(
M,r,D.assets,Z);if(tn?.aborted)throw(0,A().interrupted)("after the audit");const en=(0,l().buildReport)({...L,...D,...X,
event:r,all:o.all,policy:P,ids:nn,fix:sn,headFiles:on},o.secrets,new Date);return q?(0,l().withRefusedRun)(en,q):en}finally{
await I?.close()}}function h(o,M,L,r){const{command:S,directory:P}=o,x=(0,F().relative)(M.directory,(0,$().realpathSync)(
P)).replaceAll(F().sep,"/");return{repository:M,policy:r,additions:(0,g().additionsFor)(r.policy),platform:(0,b().platformOf)(
process.platform),policyCommit:L.policyCommit,all:o.all,isPush:L.name==="push",...L.unprovenMerge&&{unprovenMerge:L.unprovenMerge},
...S!==void 0&&{asked:(0,a().changeWithCommand)(S,x)},signal:o.signal}}function C({run:o,takeRuns:M,prepare:L},r,S){return{
...r,disk:(0,f().folderTree)(S?.checkout.directory??r.repository.directory),...S&&{additions:(0,j().everything)((0,g().dependencyFolders)(
r.policy.policy))},...!o&&{isPending:M||L?()=>!0:r.additions.cover}}}function G(o,M){const{audit:L}=o;return{...o,audit:{
...L,findings:[...L.findings,...M]}}}},55929:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.findHeadFiles=
A,y.headFilesOf=F;function $(){const g=t(213);return $=function(){return g},g}async function F(g,{audited:j,head:f},{changes:T},l){
if(j===f)return;const E=new Set([...T.map(({asset:e})=>e.path),...l.flatMap(({location:e})=>e?.path??[])]);return A(g,j,
f,E).catch(()=>{})}const N=100;async function A(g,j,f,T){const l=(await(0,$().changedFiles)(g,j,f)).filter(({path:e})=>T.
has(e)),E=[];for(const[e,i]of l.entries()){const{path:m,status:c}=i,O=c==="deleted",a=O||e>=N?[]:await R(g,i);E.push({path:m,
...O&&{missing:!0},same:a})}return E}async function R(g,{oldOid:j,newOid:f}){if(j===f)return[{line:1,head_line:1}];const T=await g.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",j,f],{accept:[1]});return b(T.toString("latin1"))}function b(g){
const j=[...g.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(j.length===0)return[];const f=[];let[T,l]=[1,
1];for(const[,E="",e="1",i="",m="1"]of j){const c=Number(E)+(e==="0"?1:0),O=Number(i)+(m==="0"?1:0);c>T&&f.push({line:T,
head_line:l,lines:c-T}),[T,l]=[c+Number(e),O+Number(m)]}return[...f,{line:T,head_line:l}]}},91827:function(W,y,t){Object.
defineProperty(y,"__esModule",{value:!0}),y.prepareCheckout=e;function $(){const c=t(9354);return $=function(){return c},
c}function F(){const c=t(67506);return F=function(){return c},c}function N(){const c=t(76459);return N=function(){return c},
c}function A(){const c=t(74238);return A=function(){return c},c}function R(){const c=t(35720);return R=function(){return c},
c}function b(){const c=t(67078);return b=function(){return c},c}function g(){const c=t(95132);return g=function(){return c},
c}function j(){const c=t(32223);return j=function(){return c},c}function f(){const c=t(23208);return f=function(){return c},
c}function T(){const c=t(63682);return T=function(){return c},c}function l(){const c=t(29656);return l=function(){return c},
c}function E(){const c=t(82330);return E=function(){return c},c}async function e(c,O,a){const{event:p}=a,v={...a.audit,isPending:()=>!0},
n=await(0,E().auditCommit)(v,p.audited,p.base);if(!(0,F().mayRunSome)(n.audit))return{findings:[]};const u=[...await(0,N().
prepareRefusals)(await(0,R().readTree)(v.repository,p.base),n.tree),...await m(n,{...a,audit:v})];if(u.length>0)return{findings:u};
const{prepared:w,reported:d}=await i(c,O,a),h=d?.isolation.downgrades?.[0]?.reason??"containment is off",G=d?.contained?
[]:[(0,g().finding)("ran-uncontained",{what:"`prepare` ran without containment",reason:h})];return{prepared:w,findings:G}}
async function i(c,O,{request:{env:a,signal:p,secrets:v},event:n,audit:u,report:w}){const{policy:d}=u.policy,h=d.prepare_env.
flatMap(M=>a[M]??[]),C=[...v,...h];let G;return{prepared:await(0,f().runPrepare)(c,{checkout:O,policy:d,requested:(0,T().
requestOf)(d.containment,n.pullRequest?.isFork??!1),env:a,privateFolders:(0,j().privateFolders)(a),signal:p,report:M=>{G=
{...M,lines:M.lines.map(({command:L,outcome:r})=>({command:L,outcome:(0,b().redactOutcome)(r,C)}))},w(G)}}),reported:G}}
async function m(c,{request:O,event:a,audit:p}){const v=c.audit.findings.filter(({rule:w})=>w==="gate-weakened");if(v.length===
0)return[];const{gate:n}=await(0,$().findApprovals)({genes:[],findings:v},p.policy.policy.approvals,(0,l().headsOf)(a,p,
c),(0,l().approverOf)(O,a,p));if(n===void 0)return[];const u=v[0]?.location?.path??A().POLICY_PATH;return[(0,g().finding)(
"prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},72857:function(W,y,t){Object.defineProperty(
y,"__esModule",{value:!0}),y.proposeFix=f;function $(){const i=t(53315);return $=function(){return i},i}function F(){const i=t(
29122);return F=function(){return i},i}function N(){const i=t(62130);return N=function(){return i},i}function A(){const i=t(
88211);return A=function(){return i},i}function R(){const i=t(41895);return R=function(){return i},i}function b(){const i=t(
4378);return b=function(){return i},i}function g(){const i=t(35720);return g=function(){return i},i}function j(){const i=t(
93028);return j=function(){return i},i}async function f({repository:i,policy:{policy:m},platform:c,all:O,signal:a},p,{assets:v,
change:n,tree:u,commandTree:w},d){const h=new Set([...d.keys()].flatMap(P=>l(P)?E(P):[]));if(h.size===0)return;const C=!(0,F().
isOfCommit)(p)||p.audited===p.head,G=C?u:await(0,g().readTree)(i,p.head),o=v.changes.filter(({kind:P})=>P!=="removed"),M=new Set(
o.map(({asset:P})=>e(P))),L=[...h].filter(P=>(0,j().isRegular)(G.stat(P)?.kind)),r=await Promise.all(L.map(async P=>({path:P,
bytes:await G.read(P)}))),S=b().Judge.by({policy:m,tree:w,base:await(0,g().readTree)(i,p.base),changed:new Set(n.files.flatMap(
$().namesOf)),platform:c,...a&&{signal:a}});try{const P=s=>M.has(e(s)),x=await(0,N().fixFiles)(r,S,{includes:P,left:!1}),
J=await(0,A().proposalOf)(x,C?d:T(d));return J&&{...J,...O&&{all:O}}}catch(P){if(P instanceof R().GateError&&P.code==="a\
udit_too_long")return;throw P}}function T(i){return new Map([...i].map(([{edit:m,...c},O])=>[c,O]))}function l({rule:i,edit:m,
suppressed:c}){return!c&&(m?.fix===!0||i==="content-hash-mismatch")}function E({location:i}){return i?[i.path]:[]}function e({
path:i,type:m,id:c}){return JSON.stringify([i,m,c])}},34720:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),
y.validateChange=T,y.verifiedCheckout=f;function $(){const e=t(29122);return $=function(){return e},e}function F(){const e=t(
41895);return F=function(){return e},e}function N(){const e=t(61388);return N=function(){return e},e}function A(){const e=t(
32223);return A=function(){return e},e}function R(){const e=t(63682);return R=function(){return e},e}function b(){const e=t(
96620);return b=function(){return e},e}function g(){const e=t(94901);return g=function(){return e},e}function j(){const e=t(
29656);return j=function(){return e},e}function f({repository:e,additions:i},m){const c=(0,$().isOfCommit)(m)?N().requireCheckedOut:
N().requireSameFiles,O=m.name==="index"?"hook":E(m)?"terminal":"actions";return c(e,m.audited,i,O)}async function T({request:e,
event:i,policy:m},c,O,{place:a,startedAt:p}){const{audit:v,tree:n}=O,u={audit:v,event:i,policy:m},w=h=>C=>l(e,u,C,h),d={
policy:m.policy,startedAt:p,heads:(0,j().headsOf)(i,c,O),approver:(0,j().approverOf)(e,i,c)};try{return await(0,g().validate)(
v,{...d,runs:e.run||e.takeRuns!==void 0,run:async h=>await e.takeRuns?.(u,h)??await w(a)(h)})}catch(h){const C=(0,F().asGateError)(
h);if(C.code!=="containment_unavailable")throw C;const G=w({checkout:void 0,tree:n});return{...await(0,g().validate)(v,{
...d,runs:!1,run:G}),refusal:C}}}async function l({env:e,shard:i,durations:m,progress:c,signal:O},{audit:a,event:p,policy:{
policy:v}},n,u){const w=i?(0,b().genesIn)(i,a.genes,m):new Set(a.genes),d=await(0,R().runAudited)(a,{...u,attended:E(p)&&
!e.CI,policy:v,fork:p.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,A().privateFolders)(e),waiting:{has:h=>n.has(
h)||!w.has(h)},progress:c,signal:O});return i?{...d,shards:[{...i,genes:w}]}:d}function E(e){return e.name==="range"||!(0,$().
isOfCommit)(e)}},89979:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.withCheckoutParts=b;function $(){
const f=t(51455);return $=function(){return f},f}function F(){const f=t(76760);return F=function(){return f},f}function N(){
const f=t(41895);return N=function(){return f},f}function A(){const f=t(96402);return A=function(){return f},f}function R(){
const f=t(35720);return R=function(){return f},f}async function b(f,T,l){const E=[],e=async(i,m,c)=>{const O=await(0,R().
readTree)(m,c),a=[...O.files()].map(p=>({...p,path:g(i,p.path)}));E.push({path:i,repository:m,commit:c,tree:O,entries:a});
for(const{kind:p,path:v,oid:n}of a){if(p!=="submodule"||n===void 0)continue;const u=await j((0,F().join)(f.directory,v));
u&&await e(v,u,n)}};try{return await e("",f,T),await l(E)}finally{for(const i of E.slice(1))await i.repository.close()}}
function g(f,T){return f===""?T:`${f}/${T}`}async function j(f){if(await(0,$().lstat)((0,F().join)(f,".git")).catch(()=>{})===
void 0)return;const l=await(0,A().openRepository)(f);if(l.directory===f)return l;throw await l.close(),new(N()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(f)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.checkoutDiffers=
v,y.requireCheckedOut=e,y.requireSameFiles=i;function $(){const n=t(73024);return $=function(){return n},n}function F(){
const n=t(76760);return F=function(){return n},n}function N(){const n=t(26040);return N=function(){return n},n}function A(){
const n=t(41895);return A=function(){return n},n}function R(){const n=t(95201);return R=function(){return n},n}function b(){
const n=t(22566);return b=function(){return n},n}function g(){const n=t(59580);return g=function(){return n},n}function j(){
const n=t(89979);return j=function(){return n},n}function f(){const n=t(48741);return f=function(){return n},n}function T(){
const n=t(35720);return T=function(){return n},n}function l(){const n=t(96681);return l=function(){return n},n}function E(){
const n=t(67397);return E=function(){return n},n}async function e(n,u,w,d){const[h]=await(0,E().resolveCommits)(n,["HEAD"]);
if(h!==u)throw v(`the checkout is at ${(0,E().short)(h)}`,u,d);return i(n,u,w,d)}async function i(n,u,w,d){return(0,j().
withCheckoutParts)(n,u,async h=>{const C=(0,g().guardCheckout)(n.directory,h.flatMap(({entries:L})=>L),w),G=await C.differing(),
o=h.map(L=>m(L,G,C)),M=(await Promise.all(o)).flat();if(M.length>0)throw await c(n,M,u,d)??a(M,u,d);return C})}async function m({
repository:n,path:u,commit:w,entries:d},h,C){const G=d.filter(r=>h.has(r)),o=({path:r})=>u===""?r:r.slice(u.length+1),M=await(0,R().
attributesOf)(n,w,G.map(o),b().CONVERSIONS),L=[];for(const r of G){const{path:S,oid:P="",size:x=0}=r;if(h.get(r)==="kind"||
x>T().MAX_FILE_BYTES){L.push({path:S,what:"differs on disk"});continue}const J=await(0,f().readOnDisk)(C.directory,S),s=(0,b().
conversionFault)(await(0,T().readBlob)(n,P),J,I=>M(o(r),I));s===void 0?C.accept(S,J):L.push({path:S,what:s})}return L}async function c({
user:n,directory:u},w,d,h){const C=new Set(w.map(({path:M})=>M)),G=(0,l().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(M=>M.startsWith("S ")?[M.slice(2)]:[]).filter(M=>C.has(M)&&!O((0,F().join)(u,M))),[o]=G;if(o!==void 0)return new(A()).
GateError("checkout_differs",`Commit ${(0,E().short)(d)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
o)}${G.length>1?` and ${G.length-1} more`:""}`,h==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function O(n){return(0,N().
attempt)(()=>(0,$().lstatSync)((0,l().systemPath)(n)))!==void 0}function a(n,u,w){const d=[...n].sort((M,L)=>M.path<L.path?
-1:1),{path:h,what:C}=d.find(({what:M})=>M!=="differs on disk")??d[0]??p,G=JSON.stringify(h),o=n.length>1&&C==="differs \
on disk"?`${G} and ${n.length-1} more differ on disk`:`${G} ${C}`;return v(o,u,w,"dirty")}const p={path:"",what:"differs\
 on disk"};function v(n,u,w,d){const h={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${d==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${u}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},C=w==="hook"?"The index":`Commit ${(0,E().short)(u)}`;return new(A()).GateError("checkout_d\
iffers",`${C} is audited, but ${n}`,h[w])}},27624:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.buildErrorReport=
i,y.buildReport=E,y.withRefusedRun=e;function $(){const n=t(85475);return $=function(){return n},n}function F(){const n=t(
38863);return F=function(){return n},n}function N(){const n=t(57430);return N=function(){return n},n}function A(){const n=t(
54062);return A=function(){return n},n}function R(){const n=t(95132);return R=function(){return n},n}function b(){const n=t(
92344);return b=function(){return n},n}function g(){const n=t(94274);return g=function(){return n},n}function j(){const n=t(
77648);return j=function(){return n},n}function f(){const n=t(36807);return f=function(){return n},n}function T(){const n=t(
27436);return T=function(){return n},n}const l=100;function E(n,u,w){const{audit:d,approval:h,change:C,runResult:G,judgement:o,
ids:M,policy:L,startedAt:r}=n,S=o.genes.map(B=>(0,f().redactGene)(B,u)),P=(0,f().validationReportsOf)(S,{nodeOf:G.nodeOf,
policyDigest:L.digest,startedAt:r,finishedAt:w}),x=(0,b().allFindings)(o),J=O(d.seeds),s=c(M,n.fix),I=n.all?void 0:n.event.
base,H=(0,j().reportFindings)([...s.keys()],s,I).map(B=>J(B)?{...B,seed:!0}:B),k=(0,j().findingsAbout)(o.findings),D={about:k,
ids:M},Y=(B,z)=>({type:z.type,id:z.id,asset_id:(0,$().assetIdOf)(z),path:z.path,line:z.locate().line,change:B,...(0,j().
idsIn)(k(z),M)}),{counting:U,hard_cap_files:K,hard_cap_lines:V}=L.policy.blast_radius;return{...m(n,w),verdict:o.verdict,
next_actor:(0,g().nextActorOf)(o.verdict,x,L.policy.fail_on),isolation:G.isolation,blast_radius:{...d.blastRadius,counting:U,
hard_cap_files:K,hard_cap_lines:V,renamed_files:C.files.filter(({status:B})=>B==="renamed").length,changed_files:d.files.
slice(0,l)},genes:S.map((B,z)=>(0,j().reportGene)(B,P[z]?.id??null,D)),capsules:d.capsules.map(({change:B,asset:z,eligible:_,
eligibility:q,reasons:X})=>({...Y(B,z),eligible:_,eligibility:q,reasons:X.map(Z=>({rule:Z.rule,message:(0,R().describe)(
Z).message}))})),events:n.assets.changes.filter(({asset:B})=>B.type==="EvolutionEvent").map(({kind:B,asset:z})=>Y(B,z)),
...o.shards.length>0&&{shards:o.shards},findings:H,...p(x),...v(d,o.findings,M),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:h.approvals,approval_digest:h.digest??null,plans_digest:d.plansDigest,validation_reports:P.filter(B=>B!==
null)}}function e(n,u){const{code:w,message:d,hint:h}=u;return{...n,verdict:"error",next_actor:"undecided",error:{code:w,
message:d,hint:h},genes:n.genes.map(C=>C.verdict==="pass"||C.verdict==="warn"?{...C,verdict:"error"}:C),...n.shards&&{shards:n.
shards.map(C=>({...C,verdict:"error"}))},validation_reports:[]}}function i(n,u,w){const{code:d,message:h,hint:C}=n;return{
...m(u,w),verdict:"error",next_actor:"undecided",error:{code:d,message:h,hint:C},isolation:N().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...u.shard&&{shards:[{...u.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function m({event:n,policy:u,prepare:w,startedAt:d},h){return{type:"GateReport",
schema_version:T().GATE_REPORT_VERSION,tool:{...F().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:u?{
source:u.source,...u.path!==void 0&&{path:u.path},...u.ref!==void 0&&{ref:u.ref},digest:u.digest,...u.policy.extends&&{extends:u.
policy.extends},...u.combinedWith&&{combined_with:{...u.combinedWith}},profile:u.policy.profile,fail_on:u.policy.fail_on,
...a(u.policy,h)}:null,...w&&{prepare:w},started_at:d.toISOString(),finished_at:h.toISOString(),duration_ms:Math.max(0,h.
getTime()-d.getTime())}}function c(n,u){const w=(h,C)=>JSON.stringify([h,C]),d=new Set(u?.edits.flatMap(({finding:h,path:C,
old:G})=>[h,w(C,G)]));return new Map([...n].map(([h,C])=>{const{rule:G,args:o,edit:M,location:L}=h;return d.has(C)||M&&d.
has(w(L?.path,M.old))?[h,C]:M?.fix?[{...h,edit:{...M,fix:!1}},C]:[G==="content-hash-mismatch"&&o.fixable===!0?{...h,args:{
...o,fixable:!1}}:h,C]}))}function O(n){const u=new Set(n.map(({type:w,id:d,path:h})=>JSON.stringify([w,d,h])));return({
subject:w,location:d,severity:h,harm:C,layer:G})=>h!=="error"&&C!=="danger"&&G!=="run"&&u.has(JSON.stringify([w?.type,w?.
id,d?.path]))}function a({enforce:n},u){const w=(0,A().enforcementOn)((0,A().dayOf)(u),n);if(w.mode==="block")return{};const{
until:d}=w;return{enforce:w.mode,...d!==void 0&&{enforce_until:d}}}function p(n){const u=n.flatMap(({rule:w,args:d})=>{if(w!==
"check-decided-by")return[];const{path:h,why:C,isNew:G,bytes:o}=d,M=Number(o);return[{...{path:String(h),why:String(C),new:G===
!0},...M>=0&&{bytes:M}}]});return u.length>0?{read:u}:{}}function v({agentFiles:n},u,w){const d=n.filter(({entries:h})=>h.
length>0);return d.length===0?{}:{agent_files:d.map(h=>(0,j().reportAgentFile)(h,u,w))}}},92342:function(W,y,t){Object.defineProperty(
y,"__esModule",{value:!0}),y.NOBODY=void 0,y.privilegesFor=A;function $(){const R=t(14495);return $=function(){return R},
R}const F=y.NOBODY={uid:65534,gid:65534},N=["sudo","-n","--","env","-i",`PATH=${$().SYSTEM_PATH}`];function A(R,b){const g=b.
uid===0,j=g?F:{uid:b.uid,gid:b.gid},f={user:j,runsAs:j,adopt:g,overlay:["redirect_dir=on",...g?["metacopy=on"]:[]]},T=["\
unshare","--mount"];return[R.uid===0?{name:"root",newMounts:T,...f}:{name:"sudo",newMounts:[...N,...T],...f},{name:"user\
_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:R.uid===0?F:R,adopt:!1,overlay:["userxattr"]}]}},
23208:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.runPrepare=n,y.withOutput=J;function $(){const s=t(
51455);return $=function(){return s},s}function F(){const s=t(76760);return F=function(){return s},s}function N(){const s=t(
63963);return N=function(){return s},s}function A(){const s=t(41895);return A=function(){return s},s}function R(){const s=t(
14495);return R=function(){return s},s}function b(){const s=t(87952);return b=function(){return s},s}function g(){const s=t(
67147);return g=function(){return s},s}function j(){const s=t(61229);return j=function(){return s},s}function f(){const s=t(
19309);return f=function(){return s},s}function T(){const s=t(51968);return T=function(){return s},s}function l(){const s=t(
10582);return l=function(){return s},s}function E(){const s=t(92342);return E=function(){return s},s}function e(){const s=t(
32223);return e=function(){return s},s}function i(){const s=t(77823);return i=function(){return s},s}function m(){const s=t(
57334);return m=function(){return s},s}function c(){const s=t(46282);return c=function(){return s},s}function O(){const s=t(
20849);return O=function(){return s},s}function a(){const s=t(11863);return a=function(){return s},s}const p=100,v=1024**
3;async function n(s,I){const H=await(0,f().copyCheckout)(I.checkout);if(H===void 0)throw S("the checkout is too large t\
o copy","Install fewer dependencies before it.");try{const{directory:k}=H.guard,D=new Set(d(H.guard,I.policy));return await w(
s,H,I,()=>d(H.guard,I.policy).filter(Y=>!D.has(Y))),await h(H.guard,D,I.policy),await(0,$().rm)((0,F().join)(k,".git"),{
recursive:!0,force:!0}),await(0,T().copyRepository)(I.checkout.directory,k),G()&&await M((0,F().join)(k,".git"),await o(
k)),{checkout:H.guard.at(k,(0,g().everything)((0,b().dependencyFolders)(I.policy))),shown:H.objects,close:H.close}}catch(k){
throw await H.close(),k}}function u(s){return{...s,memory_bytes:Math.max(s.memory_bytes,4*v),written_bytes:Math.max(s.written_bytes,
2*v),file_bytes:Math.max(s.file_bytes,v),processes:Math.max(s.processes,1024)}}async function w(s,I,{policy:H,requested:k,
env:D,privateFolders:Y,signal:U,report:K},V){const{directory:B}=I.guard,z=s.flatMap(({argv:Q})=>Q.slice(0,1)),_=await(0,c().
findPrograms)({path:D.PATH??"",checkout:B,names:z}),q=await o(B);G()&&await M(B,E().NOBODY);const X=u(H.limits),{chooseBackend:Z}=await t.
e(670).then(t.bind(t,60670)),{backend:nn,isolation:tn,close:sn}=await Z({programs:_,checkout:B,keepsWrites:!0,shown:I.objects,
outputBytes:X.output_bytes,limits:(0,l().limitsOn)((0,l().thisMachine)(),X,1),requested:k,network:!0,folders:Y,home:await(0,e().
homeFolders)(H.home_caches,D.HOME),signal:U}),on=nn.level==="namespaces";!on&&G()&&await M(B,q);const en=[],rn=()=>K({contained:on,
isolation:tn,lines:en,written:C(V()).slice(0,p)}),cn=Object.fromEntries(H.prepare_env.flatMap(Q=>D[Q]===void 0?[]:[[Q,D[Q]]])),
fn=performance.now()+X.prepare_seconds*1e3;try{for(const Q of s){const ln=Math.max(1,Math.round(fn-performance.now())),{
command:un,argv:dn,assignments:hn}=Q,[mn=""]=dn,pn={...cn,...hn},gn={command:un,argv:dn,program:mn,directory:"",env:pn,timeoutMs:ln},
an=await Promise.resolve().then(()=>nn.prepare(gn,U)).catch(yn=>{throw r(Q,yn)});if(en.push({command:un,outcome:an}),an.
status!=="passed")throw rn(),an.reason===m().INTERRUPTED?(0,A().interrupted)("during the prepare command"):L(Q,an,tn)}}finally{
await sn()}rn()}function d({directory:s,folders:I,files:H},k){const D=new Set([...I,...H.map(({path:U})=>U)]),{cover:Y}=(0,g().
additionsOf)([],(0,b().dependencyFolders)(k));return(0,j().filesBelow)(s,Y).filter(U=>!D.has(U))}async function h(s,I,H){
const k=new Set([...s.folders,...s.files.map(({path:B})=>B)]),D=B=>B==="."||k.has(B),Y=d(s,H).filter(B=>!I.has(B)).filter(
B=>(0,a().replacesAudited)(B,D)||(0,a().configuresTool)(B,D)),[U,...K]=[...await s.changed(),...Y].sort();if(U===void 0)
return;const V=K.length===0?"":` and ${K.length} more`;throw S(`it changed or replaced files of the commit, or configure\
d a tool: ${JSON.stringify(U)}${V}`,"Use commands that only add files, such as npm ci in place of npm install.")}function C(s){
return[...new Set(s.map(I=>I.split("/",1)[0]??I))].sort()}function G(){return process.platform==="linux"&&process.getuid?.()===
0}async function o(s){const{uid:I,gid:H}=await(0,$().stat)(s);return{uid:I,gid:H}}async function M(s,{uid:I,gid:H}){const k=await(0,R().
systemTool)("chown");if(k===void 0)throw S("`chown` is not in a directory of the system","Install coreutils.");await(0,N().
exec)(k,["-hR",`${I}:${H}`,"--",s],{silent:!0})}function L({command:s},I,H){const{reason:k=`exit code ${I.exit_code}`}=I,
{contained:D,change:Y}=(0,i().containmentWords)(I,H,"allow");return new(A()).GateError("prepare_failed",`The prepare com\
mand "${(0,O().safeLine)(s)}" did not pass: ${k}${D&&"; "}${D}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report.\
 It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy\
 names.`)}function r({command:s},I){return!(I instanceof A().GateError)||I.code!=="program_not_found"?I:new(A()).GateError(
"prepare_failed",`The prepare command "${(0,O().safeLine)(s)}" could not start: ${I.message}`,I.hint,{cause:I})}function S(s,I){
return new(A()).GateError("prepare_failed",`The prepare command could not be used: ${s}.`,I)}const P=5,x=1e3;function J(s,{
lines:I}){const H=I.at(-1)?.outcome;if(H===void 0)return s;const D=[H.stderr,H.stdout].map(({head:K,tail:V})=>(V||K).trim()).
find(K=>K!=="");if(D===void 0)return s;const Y=D.split(`
`).slice(-P).map(O().safeLine).join(" | "),U=`${s.message} It printed: ${Y.slice(-x)}`;return new(A()).GateError(s.code,
U,s.hint,{cause:s.cause})}},69641:function(W,y,t){Object.defineProperty(y,"__esModule",{value:!0}),y.readPrepare=A;function $(){
const g=t(41895);return $=function(){return g},g}function F(){const g=t(95132);return F=function(){return g},g}function N(){
const g=t(54669);return N=function(){return g},g}function A(g){const f=g.split(/\r?\n/).map(T=>T.trim()).filter(T=>T!==""&&
!T.startsWith("#"));if(f.length===0)throw b("`prepare` has no command","Name a command.");return f.map(R)}function R(g){
const{words:j,assignments:f,problems:T}=(0,N().lex)(g),l=T.find(({severity:E})=>E==="error");if(l?.rule==="shell-operato\
r")throw b(`The prepare line \`${g}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(l){const{message:E}=(0,F().describe)((0,F().problemFinding)(
l));throw b(`The prepare line \`${g}\` cannot be read: ${E}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:g,argv:j.map(({text:E})=>E),assignments:Object.fromEntries(f.map(({name:E,value:e})=>[E,e]))}}
function b(g,j){return new($()).GateError("input_invalid",g,j)}},11863:function(W,y,t){Object.defineProperty(y,"__esModu\
le",{value:!0}),y.configuresTool=j,y.replacesAudited=R;function $(){const f=t(76760);return $=function(){return f},f}function F(){
const f=t(41330);return F=function(){return f},f}const N=["",".js",".json",".node"],A=new Set(["package.json",".npmrc"]);
function R(f,T){return A.has($().posix.basename(f))?T($().posix.dirname(f)):N.some((l,E)=>{if(!f.endsWith(l))return!1;const e=f.
slice(0,f.length-l.length);return[...N.slice(E+1),...l===""?[]:[""]].some(m=>T(e+m))})}const b=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],g=(0,F().default)(b,
{dot:!0});function j(f,T){return g($().posix.basename(f))&&T($().posix.dirname(f))}},96620:function(W,y,t){Object.defineProperty(
y,"__esModule",{value:!0}),y.commandsToRun=R,y.genesIn=g,y.isPending=b,y.partition=F,y.shardsFor=N;function $(){const e=t(
77598);return $=function(){return e},e}function F(e,i,m=new Map){const c=e.map(f),O=new Map(c.map((d,h)=>[d,e[h]??[]])),
a=j(c),p=[...new Set(e.flat())].sort(),v=new Map(p.map((d,h)=>[d,h])),n=a.map(d=>[...new Set(O.get(d))].map(h=>v.get(h)??
0).sort((h,C)=>h-C)),u=n.length===0?[]:l(n,A(p,m),i),w=new Map(a.map((d,h)=>[d,u[h]??0]));return c.map(d=>d===void 0?void 0:
(w.get(d)??0)+1)}function N(e,i,m){let c=Math.min(i,j(e.map(f)).length);for(;;){const O=new Set(F(e,c,m).filter(a=>a!==void 0));
if(O.size===c)return c;c=O.size}}function A(e,i){const m=e.flatMap(O=>i.get(O)??[]).map(O=>Math.max(O,1)).sort((O,a)=>O-
a),c=m[Math.floor(m.length/2)]??1;return e.map(O=>Math.max(i.get(O)??c,1))}function R(e){return e.map(({commands:i})=>i.
every(m=>m.plan!==void 0||b(m))?i.map(({command:m})=>m):[])}function b({plan:e,verdict:i,findings:m}){return e===void 0&&
i!=="block"&&m.some(({rule:c})=>c==="target-not-judged")}function g({index:e,of:i},m,c){const O=F(R(m),i,c);return new Set(
m.filter((a,p)=>O[p]===e))}function j(e){return[...new Set(e)].filter(i=>i!==void 0).sort()}function f(e){if(e.length===
0)return;const i=[...new Set(e)].sort().join(`
`);return(0,$().hash)("sha256",i)}const T=[0,.25,.5,.75];function l(e,i,m){return T.map(O=>E(e,i,m,Math.floor(e.length*O))).
reduce((O,a)=>a.most<O.most?a:O).shards}function E(e,i,m,c){const O=Array.from({length:m},()=>new Set),a=new Array(m).fill(
0),p=new Array(e.length).fill(0),v=new Set,n=[...e.keys()],u=new Set([...n.slice(c),...n.slice(0,c)]);for(;u.size>0;){const w=a.
indexOf(Math.min(...a)),d=O[w]??new Set,h=o=>d.has(o)?2:v.has(o)?0:1;let[C,G]=[0,Number.NEGATIVE_INFINITY];for(const o of u){
const M=(e[o]??[]).reduce((L,r)=>L+h(r)*(i[r]??0),0);M>G&&([C,G]=[o,M])}for(const o of e[C]??[])d.has(o)||(a[w]=(a[w]??0)+
(i[o]??0)),d.add(o),v.add(o);p[C]=w,u.delete(C)}return{shards:p,most:Math.max(...a)}}}};
