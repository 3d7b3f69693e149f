"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=c;function M(){const r=t(76760);return M=function(){return r},r}function $(){const r=t(58238);return $=
function(){return r},r}function I(){const r=t(60210);return I=function(){return r},r}function N(){const r=t(45156);return N=
function(){return r},r}function F(){const r=t(59867);return F=function(){return r},r}function A(){const r=t(10473);return A=
function(){return r},r}function y(){const r=t(3463);return y=function(){return r},r}function j(){const r=t(95244);return j=
function(){return r},r}function f(){const r=t(32854);return f=function(){return r},r}function T(){const r=t(93028);return T=
function(){return r},r}function l(){const r=t(95132);return l=function(){return r},r}const R=16*1024*1024,e=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
m=/(?:^|\/)package\.json$/;async function c(r,g){const P=await Promise.all(u(g).map(D=>v(D,r,g))),x=await a(r,g);return[
...P.flat(),...x].map(D=>(0,l().finding)("prepare-refused",D))}async function v(r,g,P){const x=P.readlink(r);if(x!==void 0&&
x!==g.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const D=(0,f().resolveInTree)(P,r);return D.kind!=="\
inside"||!(0,T().isRegular)(D.entry.kind)?i.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,A().hasOtherContent)(P,g,r)?m.test(r)?L(r,g,P):S(r)?O(r,g,P):h(r,g,P):[]}async function a(r,g){const[
{npm:P},{npm:x}]=await Promise.all([(0,F().readLocks)(r),(0,F().readLocks)(g)]),D=x?.all.find(E=>{const{name:b,source:k}=E;
if(k.kind!=="file")return!1;if((0,N().replacedArchive)(E,g,r))return!0;const B=P?.packages.get(b)?.source;return!(B?.kind===
"file"&&(B.at===k.at||!p(k.at)))&&(B!==void 0||p(k.at))});if(!x||!D)return[];const s=`it takes the package \`${D.name}\` \
from \`${D.source.at}\``;return[{path:x.path,what:s}]}function p(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function S(r){
return j().LOCKFILES.includes(M().posix.basename(r))}function n(r){return j().NPM_LOCKFILES.some(g=>g===M().posix.basename(
r))}function u(r){return[...r.files()].filter(({kind:g})=>g!=="submodule").map(({path:g})=>g).filter(g=>i.test(g)||m.test(
g)||S(g))}async function O(r,g,P){const x=n(r)?await(0,F().readLock)(P,r):"unread";if(x==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(x===void 0)return[{path:r,what:"it is no valid lockfile"}];const D=u(
g).filter(n),E=(await Promise.all(D.map(k=>(0,F().readLock)(g,k)))).flatMap(k=>typeof k=="object"?k.all:[]),b=new Set([...E.
map(({source:k})=>d(k)),...await(0,N().knownHosts)(g)]);for(const{source:k}of x.all){const B=d(k);if(B===void 0||b.has(B))
continue;const Y=k.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${B.slice(0,200)}\``}]}
return[]}function d({kind:r,at:g}){if(r!=="file")return r==="tarball"&&URL.canParse(g)?new URL(g).host:g}async function h(r,g,P){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[x,D]=await Promise.all([C(g,r),
C(P,r)]),s=Object.entries(D).flatMap(([E,b])=>{const k=(0,I().effectOf)(E,b);return JSON.stringify(x[E])!==JSON.stringify(
b)&&(k==="decides"||k==="other")?[E]:[]});return s.length===0?[]:[{path:r,what:`it sets ${s.map(E=>`\`${E}\``).join(", ")}`}]}
async function C(r,g){const P=(0,f().resolveInTree)(r,g);return P.kind!=="inside"||!(0,T().isRegular)(P.entry.kind)?{}:(0,$().
parse)((await r.read(P.path,R)).toString("utf8"))}function H(r,g,P){const[x]=[...P].filter(D=>!g.has(D));return x===void 0?
[]:[{path:r,what:`it adds the dependency \`${x.slice(0,200)}\``}]}async function L(r,g,P){const[x,D]=await Promise.all([
g,P].map(s=>(0,F().readJsonFile)(s,r)));return D===F().INVALID?[{path:r,what:"it is not a JSON object"}]:H(r,o((0,y().objectIn)(
x)),o((0,y().objectIn)(D)))}function o(r){const g=new Set,P=(b,k)=>{if(typeof k=="string"&&G(k,b)){const{kind:B}=(0,F().
sourceOf)(k,b,"");g.add(`${b}: ${B==="git"?k.replace(/#.*$/s,""):k}`)}for(const[B,Y]of Object.entries((0,y().objectIn)(k)))
P(B,Y)};for(const b of e)P(b,r[b]);const{overrides:x,packageExtensions:D}=(0,y().objectIn)(r.pnpm);P("pnpm",{overrides:x,
packageExtensions:D});const{catalog:s,catalogs:E}=(0,y().objectIn)(r.workspaces);return P("workspaces",{catalog:s,catalogs:E}),
g}function G(r,g){const{kind:P,at:x=""}=(0,F().sourceOf)(r,g,"");return P==="git"||P==="tarball"||P==="file"&&p(x)}},29122:function(W,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.isOfCommit=t;function t({name:M}){return M!=="worktree"&&M!=="index"}},
29656:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=T,w.headsOf=f,w.policyChangedSince=l;
function M(){const e=t(23404);return M=function(){return e},e}function $(){const e=t(1395);return $=function(){return e},
e}function I(){const e=t(29122);return I=function(){return e},e}function N(){const e=t(41895);return N=function(){return e},
e}function F(){const e=t(74238);return F=function(){return e},e}function A(){const e=t(35720);return A=function(){return e},
e}function y(){const e=t(67397);return y=function(){return e},e}function j(){const e=t(82330);return j=function(){return e},
e}function f(e,i,m){const{baseRef:c,group:v}=e;if(v!==void 0)return v.map(({number:p,headSha:S})=>({pullRequest:p,judge:()=>(0,j().
judgeHead)(i,S,c)}));const a=e.audited===e.head||!(0,I().isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.
number},judge:()=>a?(0,$().judgedHead)(m.audit,m.tree,i.policy,c):(0,j().judgeHead)(i,e.head,c)}]}function T({approver:e},{
baseRef:i,policyCommit:m,defaultBranch:c},v){return{means:e.means,find:a=>e.find({...a,subjectAt:async p=>(await(0,j().judgeHead)(
v,p,i)).subject,policyChangedSince:async p=>{const n=[...new Set([m,c?.commit??m])].map(u=>l(v.repository,u,p));return(await Promise.
all(n)).includes(!0)}})}}async function l(e,i,m){const c=Math.floor(Date.parse(m)/1e3)+1,a=(await e.objects(["log","--fi\
rst-parent",`--since=@${c}`,"--format=%H %P",i,...await e.isPartial()?[]:["--",F().POLICY_PATH]])).toString().trim().split(
`
`).at(-1)??"";if(a==="")return!1;const[p="",S]=a.split(" ");if((await e.shallowCommits()).has(p))throw new(N()).GateError(
"shallow_clone",`this clone lacks the history of ${F().POLICY_PATH} before ${(0,y().short)(p)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return S===void 0?!0:await R(e,S)!==await R(e,i)}async function R(e,i){const m=await(0,F().readPolicyIn)(
await(0,A().readTree)(e,i));return"missing"in m?m.text:"policy"in m?(0,M().canonicalize)(m.policy):void 0}},82330:function(W,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=f,w.judgeHead=T;function M(){const l=t(1395);return M=function(){
return l},l}function $(){const l=t(70237);return $=function(){return l},l}function I(){const l=t(67506);return I=function(){
return l},l}function N(){const l=t(54244);return N=function(){return l},l}function F(){const l=t(67147);return F=function(){
return l},l}function A(){const l=t(24634);return A=function(){return l},l}function y(){const l=t(35720);return y=function(){
return l},l}function j(){const l=t(213);return j=function(){return l},l}async function f({repository:l,policy:R,additions:e,
disk:i,isPending:m,platform:c,all:v,isPush:a,unprovenMerge:p,asked:S,signal:n},u,O){const[d,h,C]=await Promise.all([(0,y().
readTree)(l,O),(0,y().readTree)(l,u),(0,j().readChange)(l,O,u)]),L={...i?(0,F().withAdditions)(h,i,e):h,...m&&{isPending:m}},
o=new(N()).AuditClock(n),G={baseTree:d,headTree:h,change:C,policy:R.policy,all:v,clock:o},r=S??await(0,$().collectAssets)(
G),g=await(0,I().auditChange)({change:C,assets:r,baseTree:d,tree:L,policy:R,platform:c,...a&&{isPush:a},...v&&{all:v},...p&&
{unprovenMerge:p},clock:o});return{change:C,assets:r,audit:g,tree:h,baseTree:d,commandTree:L}}async function T(l,R,e){const{
repository:i,policyCommit:m}=l;await(0,A().requireCommits)(i,[R],[R]);const c=await(0,A().mergeBase)(i,m,R),{audit:v,tree:a}=await f(
l,R,c);return await(0,M().judgedHead)(v,a,l.policy,e)}},52483:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.basePolicy=T,w.effectivePolicy=f,w.protectedBy=e,w.readerOf=R,w.resolvePolicyRef=m;function M(){const a=t(41895);return M=
function(){return a},a}function $(){const a=t(81961);return $=function(){return a},a}function I(){const a=t(74238);return I=
function(){return a},a}function N(){const a=t(24634);return N=function(){return a},a}function F(){const a=t(35720);return F=
function(){return a},a}function A(){const a=t(19674);return A=function(){return a},a}function y(){const a=t(67397);return y=
function(){return a},a}function j(){const a=t(50598);return j=function(){return a},a}async function f(a,p,S){return(0,$().
tightenPolicy)(await T(a,p,S),a.inputs)}async function T({policy:a,policyRef:p,readShared:S},n,u){const O=R(n,S),d=a??await i(
O,u);if(p===void 0)return d;const h=await m(n,p);return(0,$().stricterOf)(d,await O(h,`${p}:${I().POLICY_PATH}`),p)}const l="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function R(a,p){return async(S,n)=>(0,I().
loadPolicy)(await(0,F().readTree)(a,S),S,{path:n,hint:l,readShared:p})}async function e({name:a,commit:p},S,n){return(0,$().
policyOfBranch)(await n(p,`${a}:${I().POLICY_PATH}`),S,a)}async function i(a,{policyCommit:p,baseRef:S,defaultBranch:n}){
const u=await a(p,I().POLICY_PATH);if(n===void 0)return u;if(n.name===S){const d=(0,$().policyOfBranch)(u,S,S)??u;return d===
u?u:(0,$().stricterOf)(u,d,`branches.${S}`)}const O=await e(n,S,a);return O===void 0||u.source==="default"?O??u:(0,$().stricterOf)(
u,O,n.name)}async function m(a,p){const S=p.replace(/^refs\/heads\//,"");try{return(0,y().isObjectId)(S)?await(0,j().resolveRevision)(
a,S):await c(a,S)??await(0,j().resolveRevision)(a,p)}catch(n){throw n instanceof M().GateError&&n.code==="ref_ambiguous"?
n:v(p,n)}}async function c(a,p){const S=`refs/remotes/origin/${p}`,[n,u]=await(0,y().lookUpCommits)(a,[S,`refs/heads/${p}`]);
if(n!==void 0)return n;try{if(!await(0,A().branchAtOrigin)(a,p))return}catch(O){if(u!==void 0)return u;throw O}return await(0,N().
requireCommits)(a,[S],[(0,A().fetched)(p)]),(await(0,y().lookUpCommits)(a,[S]))[0]}function v(a,p){const S=p instanceof M().
GateError&&p.code==="git_failed"?`: ${p.message}`:"";return new(M()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
a)} is not a branch of origin or a revision in this clone${S}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:p})}},64304:function(W,w){Object.defineProperty(w,"__esModule",{value:!0}),w.changeWithCommand=t;
function t(M,$){const I=`${$===""?"":`${$}/`}command line`,A={type:"Gene",id:I,path:I,value:{type:"Gene",id:I,validation:[
M]},pointer:[],locate:()=>({path:I,line:1,column:1})};return{changes:[{kind:"added",asset:A}],problems:[],files:[],present:[
A],unread:[]}}},24474:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=O;function M(){const o=t(73024);
return M=function(){return o},o}function $(){const o=t(76760);return $=function(){return o},o}function I(){const o=t(29122);
return I=function(){return o},o}function N(){const o=t(41895);return N=function(){return o},o}function F(){const o=t(21311);
return F=function(){return o},o}function A(){const o=t(26016);return A=function(){return o},o}function y(){const o=t(87952);
return y=function(){return o},o}function j(){const o=t(67147);return j=function(){return o},o}function f(){const o=t(48741);
return f=function(){return o},o}function T(){const o=t(96402);return T=function(){return o},o}function l(){const o=t(27624);
return l=function(){return o},o}function R(){const o=t(37075);return R=function(){return o},o}function e(){const o=t(23208);
return e=function(){return o},o}function i(){const o=t(69641);return i=function(){return o},o}function m(){const o=t(92344);
return m=function(){return o},o}function c(){const o=t(82330);return c=function(){return o},o}function v(){const o=t(52483);
return v=function(){return o},o}function a(){const o=t(64304);return a=function(){return o},o}function p(){const o=t(55929);
return p=function(){return o},o}function S(){const o=t(91827);return S=function(){return o},o}function n(){const o=t(72857);
return n=function(){return o},o}function u(){const o=t(34720);return u=function(){return o},o}async function O(o){const{
shard:G}=o,r={startedAt:new Date,...G&&{shard:G}};let g;try{return g=await(0,T().openRepository)(o.directory,o.env,o.note),
await d(o,g,r)}catch(P){const x=(0,N().asGateError)(P),{prepare:D}=r;return(0,l().buildErrorReport)(x.code==="prepare_fa\
iled"&&D?(0,e().withOutput)(x,D):x,r,new Date)}finally{await g?.close()}}async function d(o,G,r){const g=await o.locate(
G);r.event=g;const P=await(0,v().effectivePolicy)(o,G,g),x=o.command===void 0?P:{...P,policy:{...P.policy,proof:"auto"}};
r.policy=x,(0,F().requireExamples)(x);const D=C(o,G,g,x),s=o.run&&o.prepare?(0,i().readPrepare)(o.prepare):[],E=s.length>
0?await(0,u().verifiedCheckout)(D,g):void 0,{prepared:b,findings:k}=E?await(0,S().prepareCheckout)(s,E,{request:o,event:g,
audit:D,report:B=>{r.prepare=B}}):{findings:[]};try{const B=H(o,D,b),Y=L(await(0,c().auditCommit)(B,g.audited,g.base),k),
{audit:z,tree:K}=Y,V=o.run&&z.genes.length>0,J=b?.checkout??E??(V?await(0,u().verifiedCheckout)(D,g):void 0),U=Y.change.
files,q=new Set(z.files.flatMap(({path:cn,exempt:un})=>un==="asset_store"?cn:[])),_={checkout:J,tree:K,change:{files:U,base:Y.
baseTree,assets:q,isCommitted:(0,I().isOfCommit)(g)},...b&&{shown:b.shown}},{refusal:Q,...Z}=await(0,u().validateChange)(
{request:o,event:g,policy:x},B,Y,{place:_,startedAt:r.startedAt}),nn=(0,m().allFindings)(Z.judgement),tn=(0,R().idsOf)(nn),
on=Z.runResult.interrupted>0?void 0:o.signal,rn=await(0,n().proposeFix)({...B,signal:on},g,Y,tn),an=await(0,p().headFilesOf)(
G,g,Y.assets,nn);if(on?.aborted)throw(0,N().interrupted)("after the audit");const en=(0,l().buildReport)({...r,...Y,...Z,
event:g,all:o.all,policy:x,ids:tn,fix:rn,headFiles:an},o.secrets,new Date);return Q?(0,l().withRefusedRun)(en,Q):en}finally{
await b?.close()}}function h(o,G){return(0,$().relative)(o.directory,(0,M().realpathSync)(G)).replaceAll($().sep,"/")}function C(o,G,r,g){
const{command:P,directory:x}=o;return{repository:G,policy:g,additions:(0,y().additionsFor)(g.policy),platform:(0,A().platformOf)(
process.platform),policyCommit:r.policyCommit,all:o.all,isPush:r.name==="push",...r.unprovenMerge&&{unprovenMerge:r.unprovenMerge},
...P!==void 0&&{asked:(0,a().changeWithCommand)(P,h(G,x))},signal:o.signal}}function H({run:o,takeRuns:G,prepare:r},g,P){
return{...g,disk:(0,f().folderTree)(P?.checkout.directory??g.repository.directory),...P&&{additions:(0,j().everything)((0,y().
dependencyFolders)(g.policy.policy))},...!o&&{isPending:G||r?()=>!0:g.additions.cover}}}function L(o,G){const{audit:r}=o;
return{...o,audit:{...r,findings:[...r.findings,...G]}}}},55929:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.findHeadFiles=N,w.headFilesOf=$;function M(){const y=t(213);return M=function(){return y},y}async function $(y,{audited:j,
head:f},{changes:T},l){if(j===f)return;const R=new Set([...T.map(({asset:e})=>e.path),...l.flatMap(({location:e})=>e?.path??
[])]);return N(y,j,f,R).catch(()=>{})}const I=100;async function N(y,j,f,T){const l=(await(0,M().changedFiles)(y,j,f)).filter(
({path:e})=>T.has(e)),R=[];for(const[e,i]of l.entries()){const{path:m,status:c}=i,v=c==="deleted",a=v||e>=I?[]:await F(y,
i);R.push({path:m,...v&&{missing:!0},same:a})}return R}async function F(y,{oldOid:j,newOid:f}){if(j===f)return[{line:1,head_line:1}];
const T=await y.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",j,f],{accept:[1]});return A(T.toString(
"latin1"))}function A(y){const j=[...y.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(j.length===0)return[];
const f=[];let[T,l]=[1,1];for(const[,R="",e="1",i="",m="1"]of j){const c=Number(R)+(e==="0"?1:0),v=Number(i)+(m==="0"?1:
0);c>T&&f.push({line:T,head_line:l,lines:c-T}),[T,l]=[c+Number(e),v+Number(m)]}return[...f,{line:T,head_line:l}]}},91827:function(W,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=e;function M(){const c=t(9354);return M=function(){return c},
c}function $(){const c=t(67506);return $=function(){return c},c}function I(){const c=t(76459);return I=function(){return c},
c}function N(){const c=t(74238);return N=function(){return c},c}function F(){const c=t(35720);return F=function(){return c},
c}function A(){const c=t(67078);return A=function(){return c},c}function y(){const c=t(95132);return y=function(){return c},
c}function j(){const c=t(32223);return j=function(){return c},c}function f(){const c=t(23208);return f=function(){return c},
c}function T(){const c=t(63682);return T=function(){return c},c}function l(){const c=t(29656);return l=function(){return c},
c}function R(){const c=t(82330);return R=function(){return c},c}async function e(c,v,a){const{event:p}=a,S={...a.audit,isPending:()=>!0},
n=await(0,R().auditCommit)(S,p.audited,p.base);if(!(0,$().mayRunSome)(n.audit))return{findings:[]};const u=[...await(0,I().
prepareRefusals)(await(0,F().readTree)(S.repository,p.base),n.tree),...await m(n,{...a,audit:S})];if(u.length>0)return{findings:u};
const{prepared:O,reported:d}=await i(c,v,a),h=d?.isolation.downgrades?.[0]?.reason??"containment is off",H=d?.contained?
[]:[(0,y().finding)("ran-uncontained",{what:"`prepare` ran without containment",reason:h})];return{prepared:O,findings:H}}
async function i(c,v,{request:{env:a,signal:p,secrets:S},event:n,audit:u,report:O}){const{policy:d}=u.policy,h=d.prepare_env.
flatMap(o=>a[o]??[]),C=[...S,...h];let H;return{prepared:await(0,f().runPrepare)(c,{checkout:v,policy:d,requested:(0,T().
requestOf)(d.containment,n.pullRequest?.isFork??!1),env:a,privateFolders:(0,j().privateFolders)(a),signal:p,report:o=>{H=
{...o,lines:o.lines.map(({command:G,outcome:r})=>({command:G,outcome:(0,A().redactOutcome)(r,C)}))},O(H)}}),reported:H}}
async function m(c,{request:v,event:a,audit:p}){const S=c.audit.findings.filter(({rule:O})=>O==="gate-weakened");if(S.length===
0)return[];const{gate:n}=await(0,M().findApprovals)({genes:[],findings:S},p.policy.policy.approvals,(0,l().headsOf)(a,p,
c),(0,l().approverOf)(v,a,p));if(n===void 0)return[];const u=S[0]?.location?.path??N().POLICY_PATH;return[(0,y().finding)(
"prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},72857:function(W,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.proposeFix=f;function M(){const i=t(53315);return M=function(){return i},i}function $(){const i=t(
29122);return $=function(){return i},i}function I(){const i=t(62130);return I=function(){return i},i}function N(){const i=t(
88211);return N=function(){return i},i}function F(){const i=t(41895);return F=function(){return i},i}function A(){const i=t(
4378);return A=function(){return i},i}function y(){const i=t(35720);return y=function(){return i},i}function j(){const i=t(
93028);return j=function(){return i},i}async function f({repository:i,policy:{policy:m},platform:c,all:v,signal:a},p,{assets:S,
change:n,tree:u,commandTree:O},d){const h=new Set([...d.keys()].flatMap(P=>l(P)?R(P):[]));if(h.size===0)return;const C=!(0,$().
isOfCommit)(p)||p.audited===p.head,H=C?u:await(0,y().readTree)(i,p.head),L=S.changes.filter(({kind:P})=>P!=="removed"),o=new Set(
L.map(({asset:P})=>e(P))),G=[...h].filter(P=>(0,j().isRegular)(H.stat(P)?.kind)),r=await Promise.all(G.map(async P=>({path:P,
bytes:await H.read(P)}))),g=A().Judge.by({policy:m,tree:O,base:await(0,y().readTree)(i,p.base),changed:new Set(n.files.flatMap(
M().namesOf)),platform:c,...a&&{signal:a}});try{const P=s=>o.has(e(s)),x=await(0,I().fixFiles)(r,g,{includes:P,left:!1}),
D=await(0,N().proposalOf)(x,C?d:T(d));return D&&{...D,...v&&{all:v}}}catch(P){if(P instanceof F().GateError&&P.code==="a\
udit_too_long")return;throw P}}function T(i){return new Map([...i].map(([{edit:m,...c},v])=>[c,v]))}function l({rule:i,edit:m,
suppressed:c}){return!c&&(m?.fix===!0||i==="content-hash-mismatch")}function R({location:i}){return i?[i.path]:[]}function e({
path:i,type:m,id:c}){return JSON.stringify([i,m,c])}},34720:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.validateChange=T,w.verifiedCheckout=f;function M(){const e=t(29122);return M=function(){return e},e}function $(){const e=t(
41895);return $=function(){return e},e}function I(){const e=t(61388);return I=function(){return e},e}function N(){const e=t(
32223);return N=function(){return e},e}function F(){const e=t(63682);return F=function(){return e},e}function A(){const e=t(
96620);return A=function(){return e},e}function y(){const e=t(94901);return y=function(){return e},e}function j(){const e=t(
29656);return j=function(){return e},e}function f({repository:e,additions:i},m){const c=(0,M().isOfCommit)(m)?I().requireCheckedOut:
I().requireSameFiles,v=m.name==="index"?"hook":R(m)?"terminal":"actions";return c(e,m.audited,i,v)}async function T({request:e,
event:i,policy:m},c,v,{place:a,startedAt:p}){const{audit:S,tree:n}=v,u={audit:S,event:i,policy:m},O=h=>C=>l(e,u,C,h),d={
policy:m.policy,startedAt:p,heads:(0,j().headsOf)(i,c,v),approver:(0,j().approverOf)(e,i,c)};try{return await(0,y().validate)(
S,{...d,runs:e.run||e.takeRuns!==void 0,run:async h=>await e.takeRuns?.(u,h)??await O(a)(h)})}catch(h){const C=(0,$().asGateError)(
h);if(C.code!=="containment_unavailable")throw C;const H=O({checkout:void 0,tree:n});return{...await(0,y().validate)(S,{
...d,runs:!1,run:H}),refusal:C}}}async function l({env:e,shard:i,durations:m,progress:c,signal:v},{audit:a,event:p,policy:{
policy:S}},n,u){const O=i?(0,A().genesIn)(i,a.genes,m):new Set(a.genes),d=await(0,F().runAudited)(a,{...u,attended:R(p)&&
!e.CI,policy:S,fork:p.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,N().privateFolders)(e),waiting:{has:h=>n.has(
h)||!O.has(h)},progress:c,signal:v});return i?{...d,shards:[{...i,genes:O}]}:d}function R(e){return e.name==="range"||!(0,M().
isOfCommit)(e)}},89979:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.withCheckoutParts=A;function M(){
const f=t(51455);return M=function(){return f},f}function $(){const f=t(76760);return $=function(){return f},f}function I(){
const f=t(41895);return I=function(){return f},f}function N(){const f=t(96402);return N=function(){return f},f}function F(){
const f=t(35720);return F=function(){return f},f}async function A(f,T,l){const R=[],e=async(i,m,c)=>{const v=await(0,F().
readTree)(m,c),a=[...v.files()].map(p=>({...p,path:y(i,p.path)}));R.push({path:i,repository:m,commit:c,tree:v,entries:a});
for(const{kind:p,path:S,oid:n}of a){if(p!=="submodule"||n===void 0)continue;const u=await j((0,$().join)(f.directory,S));
u&&await e(S,u,n)}};try{return await e("",f,T),await l(R)}finally{for(const i of R.slice(1))await i.repository.close()}}
function y(f,T){return f===""?T:`${f}/${T}`}async function j(f){if(await(0,M().lstat)((0,$().join)(f,".git")).catch(()=>{})===
void 0)return;const l=await(0,N().openRepository)(f);if(l.directory===f)return l;throw await l.close(),new(I()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(f)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
S,w.requireCheckedOut=e,w.requireSameFiles=i;function M(){const n=t(73024);return M=function(){return n},n}function $(){
const n=t(76760);return $=function(){return n},n}function I(){const n=t(26040);return I=function(){return n},n}function N(){
const n=t(41895);return N=function(){return n},n}function F(){const n=t(95201);return F=function(){return n},n}function A(){
const n=t(22566);return A=function(){return n},n}function y(){const n=t(59580);return y=function(){return n},n}function j(){
const n=t(89979);return j=function(){return n},n}function f(){const n=t(48741);return f=function(){return n},n}function T(){
const n=t(35720);return T=function(){return n},n}function l(){const n=t(96681);return l=function(){return n},n}function R(){
const n=t(67397);return R=function(){return n},n}async function e(n,u,O,d){const[h]=await(0,R().resolveCommits)(n,["HEAD"]);
if(h!==u)throw S(`the checkout is at ${(0,R().short)(h)}`,u,d);return i(n,u,O,d)}async function i(n,u,O,d){return(0,j().
withCheckoutParts)(n,u,async h=>{const C=(0,y().guardCheckout)(n.directory,h.flatMap(({entries:G})=>G),O),H=await C.differing(),
L=h.map(G=>m(G,H,C)),o=(await Promise.all(L)).flat();if(o.length>0)throw await c(n,o,u,d)??a(o,u,d);return C})}async function m({
repository:n,path:u,commit:O,entries:d},h,C){const H=d.filter(r=>h.has(r)),L=({path:r})=>u===""?r:r.slice(u.length+1),o=await(0,F().
attributesOf)(n,O,H.map(L),A().CONVERSIONS),G=[];for(const r of H){const{path:g,oid:P="",size:x=0}=r;if(h.get(r)==="kind"||
x>T().MAX_FILE_BYTES){G.push({path:g,what:"differs on disk"});continue}const D=await(0,f().readOnDisk)(C.directory,g),s=(0,A().
conversionFault)(await(0,T().readBlob)(n,P),D,E=>o(L(r),E));s===void 0?C.accept(g,D):G.push({path:g,what:s})}return G}async function c({
user:n,directory:u},O,d,h){const C=new Set(O.map(({path:o})=>o)),H=(0,l().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[]).filter(o=>C.has(o)&&!v((0,$().join)(u,o))),[L]=H;if(L!==void 0)return new(N()).
GateError("checkout_differs",`Commit ${(0,R().short)(d)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
L)}${H.length>1?` and ${H.length-1} more`:""}`,h==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function v(n){return(0,I().
attempt)(()=>(0,M().lstatSync)((0,l().systemPath)(n)))!==void 0}function a(n,u,O){const d=[...n].sort((o,G)=>o.path<G.path?
-1:1),{path:h,what:C}=d.find(({what:o})=>o!=="differs on disk")??d[0]??p,H=JSON.stringify(h),L=n.length>1&&C==="differs \
on disk"?`${H} and ${n.length-1} more differ on disk`:`${H} ${C}`;return S(L,u,O,"dirty")}const p={path:"",what:"differs\
 on disk"};function S(n,u,O,d){const h={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${d==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${u}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},C=O==="hook"?"The index":`Commit ${(0,R().short)(u)}`;return new(N()).GateError("checkout_d\
iffers",`${C} is audited, but ${n}`,h[O])}},27624:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=
i,w.buildReport=R,w.withRefusedRun=e;function M(){const n=t(85475);return M=function(){return n},n}function $(){const n=t(
38863);return $=function(){return n},n}function I(){const n=t(57430);return I=function(){return n},n}function N(){const n=t(
54062);return N=function(){return n},n}function F(){const n=t(95132);return F=function(){return n},n}function A(){const n=t(
92344);return A=function(){return n},n}function y(){const n=t(94274);return y=function(){return n},n}function j(){const n=t(
77648);return j=function(){return n},n}function f(){const n=t(36807);return f=function(){return n},n}function T(){const n=t(
27436);return T=function(){return n},n}const l=100;function R(n,u,O){const{audit:d,approval:h,change:C,runResult:H,judgement:L,
ids:o,policy:G,startedAt:r}=n,g=L.genes.map(J=>(0,f().redactGene)(J,u)),P=(0,f().validationReportsOf)(g,{nodeOf:H.nodeOf,
policyDigest:G.digest,startedAt:r,finishedAt:O}),x=(0,A().allFindings)(L),D=v(d.seeds),s=c(o,n.fix),E=n.all?void 0:n.event.
base,b=(0,j().reportFindings)([...s.keys()],s,E).map(J=>D(J)?{...J,seed:!0}:J),k=(0,j().findingsAbout)(L.findings),B={about:k,
ids:o},Y=(J,U)=>({type:U.type,id:U.id,asset_id:(0,M().assetIdOf)(U),path:U.path,line:U.locate().line,change:J,...(0,j().
idsIn)(k(U),o)}),{counting:z,hard_cap_files:K,hard_cap_lines:V}=G.policy.blast_radius;return{...m(n,O),verdict:L.verdict,
next_actor:(0,y().nextActorOf)(L.verdict,x,G.policy.fail_on),isolation:H.isolation,blast_radius:{...d.blastRadius,counting:z,
hard_cap_files:K,hard_cap_lines:V,renamed_files:C.files.filter(({status:J})=>J==="renamed").length,changed_files:d.files.
slice(0,l)},genes:g.map((J,U)=>(0,j().reportGene)(J,P[U]?.id??null,B)),capsules:d.capsules.map(({change:J,asset:U,eligible:q,
eligibility:_,reasons:Q})=>({...Y(J,U),eligible:q,eligibility:_,reasons:Q.map(Z=>({rule:Z.rule,message:(0,F().describe)(
Z).message}))})),events:n.assets.changes.filter(({asset:J})=>J.type==="EvolutionEvent").map(({kind:J,asset:U})=>Y(J,U)),
...L.shards.length>0&&{shards:L.shards},findings:b,...p(x),...S(d,L.findings,o),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:h.approvals,approval_digest:h.digest??null,plans_digest:d.plansDigest,validation_reports:P.filter(J=>J!==
null)}}function e(n,u){const{code:O,message:d,hint:h}=u;return{...n,verdict:"error",next_actor:"undecided",error:{code:O,
message:d,hint:h},genes:n.genes.map(C=>C.verdict==="pass"||C.verdict==="warn"?{...C,verdict:"error"}:C),...n.shards&&{shards:n.
shards.map(C=>({...C,verdict:"error"}))},validation_reports:[]}}function i(n,u,O){const{code:d,message:h,hint:C}=n;return{
...m(u,O),verdict:"error",next_actor:"undecided",error:{code:d,message:h,hint:C},isolation:I().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...u.shard&&{shards:[{...u.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function m({event:n,policy:u,prepare:O,startedAt:d},h){return{type:"GateReport",
schema_version:T().GATE_REPORT_VERSION,tool:{...$().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:u?{
source:u.source,...u.path!==void 0&&{path:u.path},...u.ref!==void 0&&{ref:u.ref},digest:u.digest,...u.policy.extends&&{extends:u.
policy.extends},...u.combinedWith&&{combined_with:{...u.combinedWith}},profile:u.policy.profile,fail_on:u.policy.fail_on,
...a(u.policy,h)}:null,...O&&{prepare:O},started_at:d.toISOString(),finished_at:h.toISOString(),duration_ms:Math.max(0,h.
getTime()-d.getTime())}}function c(n,u){const O=(h,C)=>JSON.stringify([h,C]),d=new Set(u?.edits.flatMap(({finding:h,path:C,
old:H})=>[h,O(C,H)]));return new Map([...n].map(([h,C])=>{const{rule:H,args:L,edit:o,location:G}=h;return d.has(C)||o&&d.
has(O(G?.path,o.old))?[h,C]:o?.fix?[{...h,edit:{...o,fix:!1}},C]:[H==="content-hash-mismatch"&&L.fixable===!0?{...h,args:{
...L,fixable:!1}}:h,C]}))}function v(n){const u=new Set(n.map(({type:O,id:d,path:h})=>JSON.stringify([O,d,h])));return({
subject:O,location:d,severity:h,harm:C,layer:H})=>h!=="error"&&C!=="danger"&&H!=="run"&&u.has(JSON.stringify([O?.type,O?.
id,d?.path]))}function a({enforce:n},u){const O=(0,N().enforcementOn)((0,N().dayOf)(u),n);if(O.mode==="block")return{};const{
until:d}=O;return{enforce:O.mode,...d!==void 0&&{enforce_until:d}}}function p(n){const u=n.flatMap(({rule:O,args:d})=>{if(O!==
"check-decided-by")return[];const{path:h,why:C,isNew:H,bytes:L}=d,o=Number(L);return[{...{path:String(h),why:String(C),new:H===
!0},...o>=0&&{bytes:o}}]});return u.length>0?{read:u}:{}}function S({agentFiles:n},u,O){const d=n.filter(({entries:h})=>h.
length>0);return d.length===0?{}:{agent_files:d.map(h=>(0,j().reportAgentFile)(h,u,O))}}},92342:function(W,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=N;function M(){const F=t(14495);return M=function(){return F},
F}const $=w.NOBODY={uid:65534,gid:65534},I=["sudo","-n","--","env","-i",`PATH=${M().SYSTEM_PATH}`];function N(F,A){const y=A.
uid===0,j=y?$:{uid:A.uid,gid:A.gid},f={user:j,runsAs:j,adopt:y,overlay:["redirect_dir=on",...y?["metacopy=on"]:[]]},T=["\
unshare","--mount"];return[F.uid===0?{name:"root",newMounts:T,...f}:{name:"sudo",newMounts:[...I,...T],...f},{name:"user\
_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:F.uid===0?$:F,adopt:!1,overlay:["userxattr"]}]}},
23208:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.runPrepare=n,w.withOutput=D;function M(){const s=t(
51455);return M=function(){return s},s}function $(){const s=t(76760);return $=function(){return s},s}function I(){const s=t(
63963);return I=function(){return s},s}function N(){const s=t(41895);return N=function(){return s},s}function F(){const s=t(
14495);return F=function(){return s},s}function A(){const s=t(87952);return A=function(){return s},s}function y(){const s=t(
67147);return y=function(){return s},s}function j(){const s=t(61229);return j=function(){return s},s}function f(){const s=t(
19309);return f=function(){return s},s}function T(){const s=t(51968);return T=function(){return s},s}function l(){const s=t(
10582);return l=function(){return s},s}function R(){const s=t(92342);return R=function(){return s},s}function e(){const s=t(
32223);return e=function(){return s},s}function i(){const s=t(77823);return i=function(){return s},s}function m(){const s=t(
57334);return m=function(){return s},s}function c(){const s=t(46282);return c=function(){return s},s}function v(){const s=t(
20849);return v=function(){return s},s}function a(){const s=t(11863);return a=function(){return s},s}const p=100,S=1024**
3;async function n(s,E){const b=await(0,f().copyCheckout)(E.checkout);if(b===void 0)throw g("the checkout is too large t\
o copy","Install fewer dependencies before it.");try{const{directory:k}=b.guard,B=new Set(d(b.guard,E.policy));return await O(
s,b,E,()=>d(b.guard,E.policy).filter(Y=>!B.has(Y))),await h(b.guard,B,E.policy),await(0,M().rm)((0,$().join)(k,".git"),{
recursive:!0,force:!0}),await(0,T().copyRepository)(E.checkout.directory,k),H()&&await o((0,$().join)(k,".git"),await L(
k)),{checkout:b.guard.at(k,(0,y().everything)((0,A().dependencyFolders)(E.policy))),shown:b.objects,close:b.close}}catch(k){
throw await b.close(),k}}function u(s){return{...s,memory_bytes:Math.max(s.memory_bytes,4*S),written_bytes:Math.max(s.written_bytes,
2*S),file_bytes:Math.max(s.file_bytes,S),processes:Math.max(s.processes,1024)}}async function O(s,E,{policy:b,requested:k,
env:B,privateFolders:Y,signal:z,report:K},V){const{directory:J}=E.guard,U=s.flatMap(({argv:X})=>X.slice(0,1)),q=await(0,c().
findPrograms)({path:B.PATH??"",checkout:J,names:U}),_=await L(J);H()&&await o(J,R().NOBODY);const Q=u(b.limits),{chooseBackend:Z}=await t.
e(670).then(t.bind(t,60670)),{backend:nn,isolation:tn,close:on}=await Z({programs:q,checkout:J,keepsWrites:!0,shown:E.objects,
outputBytes:Q.output_bytes,limits:(0,l().limitsOn)((0,l().thisMachine)(),Q,1),requested:k,network:!0,folders:Y,home:await(0,e().
homeFolders)(b.home_caches,B.HOME),signal:z}),rn=nn.level==="namespaces";!rn&&H()&&await o(J,_);const an=[],en=()=>K({contained:rn,
isolation:tn,lines:an,written:C(V()).slice(0,p)}),cn=Object.fromEntries(b.prepare_env.flatMap(X=>B[X]===void 0?[]:[[X,B[X]]])),
un=performance.now()+Q.prepare_seconds*1e3;try{for(const X of s){const ln=Math.max(1,Math.round(un-performance.now())),{
command:dn,argv:fn,assignments:hn}=X,[mn=""]=fn,pn={...cn,...hn},gn={command:dn,argv:fn,program:mn,directory:"",env:pn,timeoutMs:ln},
sn=await Promise.resolve().then(()=>nn.prepare(gn,z)).catch(yn=>{throw r(X,yn)});if(an.push({command:dn,outcome:sn}),sn.
status!=="passed")throw en(),sn.reason===m().INTERRUPTED?(0,N().interrupted)("during the prepare command"):G(X,sn,tn)}}finally{
await on()}en()}function d({directory:s,folders:E,files:b},k){const B=new Set([...E,...b.map(({path:z})=>z)]),{cover:Y}=(0,y().
additionsOf)([],(0,A().dependencyFolders)(k));return(0,j().filesBelow)(s,Y).filter(z=>!B.has(z))}async function h(s,E,b){
const k=new Set([...s.folders,...s.files.map(({path:J})=>J)]),B=J=>J==="."||k.has(J),Y=d(s,b).filter(J=>!E.has(J)).filter(
J=>(0,a().replacesAudited)(J,B)||(0,a().configuresTool)(J,B)),[z,...K]=[...await s.changed(),...Y].sort();if(z===void 0)
return;const V=K.length===0?"":` and ${K.length} more`;throw g(`it changed or replaced files of the commit, or configure\
d a tool: ${JSON.stringify(z)}${V}`,"Use commands that only add files, such as npm ci in place of npm install.")}function C(s){
return[...new Set(s.map(E=>E.split("/",1)[0]??E))].sort()}function H(){return process.platform==="linux"&&process.getuid?.()===
0}async function L(s){const{uid:E,gid:b}=await(0,M().stat)(s);return{uid:E,gid:b}}async function o(s,{uid:E,gid:b}){const k=await(0,F().
systemTool)("chown");if(k===void 0)throw g("`chown` is not in a directory of the system","Install coreutils.");await(0,I().
exec)(k,["-hR",`${E}:${b}`,"--",s],{silent:!0})}function G({command:s},E,b){const{reason:k=`exit code ${E.exit_code}`}=E,
{contained:B,change:Y}=(0,i().containmentWords)(E,b,"allow");return new(N()).GateError("prepare_failed",`The prepare com\
mand "${(0,v().safeLine)(s)}" did not pass: ${k}${B&&"; "}${B}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report.\
 It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy\
 names.`)}function r({command:s},E){return!(E instanceof N().GateError)||E.code!=="program_not_found"?E:new(N()).GateError(
"prepare_failed",`The prepare command "${(0,v().safeLine)(s)}" could not start: ${E.message}`,E.hint,{cause:E})}function g(s,E){
return new(N()).GateError("prepare_failed",`The prepare command could not be used: ${s}.`,E)}const P=5,x=1e3;function D(s,{
lines:E}){const b=E.at(-1)?.outcome;if(b===void 0)return s;const B=[b.stderr,b.stdout].map(({head:K,tail:V})=>(V||K).trim()).
find(K=>K!=="");if(B===void 0)return s;const Y=B.split(`
`).slice(-P).map(v().safeLine).join(" | "),z=`${s.message} It printed: ${Y.slice(-x)}`;return new(N()).GateError(s.code,
z,s.hint,{cause:s.cause})}},69641:function(W,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=N;function M(){
const y=t(41895);return M=function(){return y},y}function $(){const y=t(95132);return $=function(){return y},y}function I(){
const y=t(54669);return I=function(){return y},y}function N(y){const f=y.split(/\r?\n/).map(T=>T.trim()).filter(T=>T!==""&&
!T.startsWith("#"));if(f.length===0)throw A("`prepare` has no command","Name a command.");return f.map(F)}function F(y){
const{words:j,assignments:f,problems:T}=(0,I().lex)(y),l=T.find(({severity:R})=>R==="error");if(l?.rule==="shell-operato\
r")throw A(`The prepare line \`${y}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(l){const{message:R}=(0,$().describe)((0,$().problemFinding)(
l));throw A(`The prepare line \`${y}\` cannot be read: ${R}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:y,argv:j.map(({text:R})=>R),assignments:Object.fromEntries(f.map(({name:R,value:e})=>[R,e]))}}
function A(y,j){return new(M()).GateError("input_invalid",y,j)}},11863:function(W,w,t){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=j,w.replacesAudited=F;function M(){const f=t(76760);return M=function(){return f},f}function $(){
const f=t(41330);return $=function(){return f},f}const I=["",".js",".json",".node"],N=new Set(["package.json",".npmrc"]);
function F(f,T){return N.has(M().posix.basename(f))?T(M().posix.dirname(f)):I.some((l,R)=>{if(!f.endsWith(l))return!1;const e=f.
slice(0,f.length-l.length);return[...I.slice(R+1),...l===""?[]:[""]].some(m=>T(e+m))})}const A=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],y=(0,$().default)(A,
{dot:!0});function j(f,T){return y(M().posix.basename(f))&&T(M().posix.dirname(f))}},96620:function(W,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=F,w.genesIn=y,w.isPending=A,w.partition=$,w.shardsFor=I;function M(){const e=t(
77598);return M=function(){return e},e}function $(e,i,m=new Map){const c=e.map(f),v=new Map(c.map((d,h)=>[d,e[h]??[]])),
a=j(c),p=[...new Set(e.flat())].sort(),S=new Map(p.map((d,h)=>[d,h])),n=a.map(d=>[...new Set(v.get(d))].map(h=>S.get(h)??
0).sort((h,C)=>h-C)),u=n.length===0?[]:l(n,N(p,m),i),O=new Map(a.map((d,h)=>[d,u[h]??0]));return c.map(d=>d===void 0?void 0:
(O.get(d)??0)+1)}function I(e,i,m){let c=Math.min(i,j(e.map(f)).length);for(;;){const v=new Set($(e,c,m).filter(a=>a!==void 0));
if(v.size===c)return c;c=v.size}}function N(e,i){const m=e.flatMap(v=>i.get(v)??[]).map(v=>Math.max(v,1)).sort((v,a)=>v-
a),c=m[Math.floor(m.length/2)]??1;return e.map(v=>Math.max(i.get(v)??c,1))}function F(e){return e.map(({commands:i})=>i.
every(m=>m.plan!==void 0||A(m))?i.map(({command:m})=>m):[])}function A({plan:e,verdict:i,findings:m}){return e===void 0&&
i!=="block"&&m.some(({rule:c})=>c==="target-not-judged")}function y({index:e,of:i},m,c){const v=$(F(m),i,c);return new Set(
m.filter((a,p)=>v[p]===e))}function j(e){return[...new Set(e)].filter(i=>i!==void 0).sort()}function f(e){if(e.length===
0)return;const i=[...new Set(e)].sort().join(`
`);return(0,M().hash)("sha256",i)}const T=[0,.25,.5,.75];function l(e,i,m){return T.map(v=>R(e,i,m,Math.floor(e.length*v))).
reduce((v,a)=>a.most<v.most?a:v).shards}function R(e,i,m,c){const v=Array.from({length:m},()=>new Set),a=new Array(m).fill(
0),p=new Array(e.length).fill(0),S=new Set,n=[...e.keys()],u=new Set([...n.slice(c),...n.slice(0,c)]);for(;u.size>0;){const O=a.
indexOf(Math.min(...a)),d=v[O]??new Set,h=L=>d.has(L)?2:S.has(L)?0:1;let[C,H]=[0,Number.NEGATIVE_INFINITY];for(const L of u){
const o=(e[L]??[]).reduce((G,r)=>G+h(r)*(i[r]??0),0);o>H&&([C,H]=[L,o])}for(const L of e[C]??[])d.has(L)||(a[O]=(a[O]??0)+
(i[L]??0)),d.add(L),S.add(L);p[C]=O,u.delete(C)}return{shards:p,most:Math.max(...a)}}}};
