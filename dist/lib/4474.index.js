"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),
v.prepareRefusals=c;function R(){const r=e(76760);return R=function(){return r},r}function M(){const r=e(58238);return M=
function(){return r},r}function I(){const r=e(60210);return I=function(){return r},r}function E(){const r=e(45156);return E=
function(){return r},r}function F(){const r=e(59867);return F=function(){return r},r}function N(){const r=e(10473);return N=
function(){return r},r}function m(){const r=e(3463);return m=function(){return r},r}function T(){const r=e(95244);return T=
function(){return r},r}function u(){const r=e(32854);return u=function(){return r},r}function C(){const r=e(93028);return C=
function(){return r},r}function f(){const r=e(95132);return f=function(){return r},r}const $=16*1024*1024,t=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],p=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function c(r,h){const A=await Promise.all(s(h).map(D=>S(D,r,h))),H=await a(r,h);return[
...A.flat(),...H].map(D=>(0,f().finding)("prepare-refused",D))}async function S(r,h,A){const H=A.readlink(r);if(H!==void 0&&
H!==h.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const D=(0,u().resolveInTree)(A,r);return D.kind!=="\
inside"||!(0,C().isRegular)(D.entry.kind)?p.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,N().hasOtherContent)(A,h,r)?g.test(r)?k(r,h,A):O(r)?w(r,h,A):y(r,h,A):[]}async function a(r,h){const[
{npm:A},{npm:H}]=await Promise.all([(0,F().readLocks)(r),(0,F().readLocks)(h)]),D=H?.all.find(z=>{const{name:i,source:j}=z;
if(j.kind!=="file")return!1;if((0,E().replacedArchive)(z,h,r))return!0;const G=A?.packages.get(i)?.source;return!(G?.kind===
"file"&&(G.at===j.at||!l(j.at)))&&(G!==void 0||l(j.at))});if(!H||!D)return[];const U=`it takes the package \`${D.name}\` \
from \`${D.source.at}\``;return[{path:H.path,what:U}]}function l(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function O(r){
return T().LOCKFILES.includes(R().posix.basename(r))}function n(r){return T().NPM_LOCKFILES.some(h=>h===R().posix.basename(
r))}function s(r){return[...r.files()].filter(({kind:h})=>h!=="submodule").map(({path:h})=>h).filter(h=>p.test(h)||g.test(
h)||O(h))}async function w(r,h,A){const H=n(r)?await(0,F().readLock)(A,r):"unread";if(H==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(H===void 0)return[{path:r,what:"it is no valid lockfile"}];const D=s(
h).filter(n),z=(await Promise.all(D.map(j=>(0,F().readLock)(h,j)))).flatMap(j=>typeof j=="object"?j.all:[]),i=new Set([...z.
map(({source:j})=>d(j)),...await(0,E().knownHosts)(h)]);for(const{source:j}of H.all){const G=d(j);if(G===void 0||i.has(G))
continue;const J=j.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${J} \`${G.slice(0,200)}\``}]}
return[]}function d({kind:r,at:h}){if(r!=="file")return r==="tarball"&&URL.canParse(h)?new URL(h).host:h}async function y(r,h,A){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[H,D]=await Promise.all([P(h,r),
P(A,r)]),U=Object.entries(D).flatMap(([z,i])=>{const j=(0,I().effectOf)(z,i);return JSON.stringify(H[z])!==JSON.stringify(
i)&&(j==="decides"||j==="other")?[z]:[]});return U.length===0?[]:[{path:r,what:`it sets ${U.map(z=>`\`${z}\``).join(", ")}`}]}
async function P(r,h){const A=(0,u().resolveInTree)(r,h);return A.kind!=="inside"||!(0,C().isRegular)(A.entry.kind)?{}:(0,M().
parse)((await r.read(A.path,$)).toString("utf8"))}function b(r,h,A){const[H]=[...A].filter(D=>!h.has(D));return H===void 0?
[]:[{path:r,what:`it adds the dependency \`${H.slice(0,200)}\``}]}async function k(r,h,A){const[H,D]=await Promise.all([
h,A].map(U=>(0,F().readJsonFile)(U,r)));return D===F().INVALID?[{path:r,what:"it is not a JSON object"}]:b(r,o((0,m().objectIn)(
H)),o((0,m().objectIn)(D)))}function o(r){const h=new Set,A=(i,j)=>{if(typeof j=="string"&&L(j,i)){const{kind:G}=(0,F().
sourceOf)(j,i,"");h.add(`${i}: ${G==="git"?j.replace(/#.*$/s,""):j}`)}for(const[G,J]of Object.entries((0,m().objectIn)(j)))
A(G,J)};for(const i of t)A(i,r[i]);const{overrides:H,packageExtensions:D}=(0,m().objectIn)(r.pnpm);A("pnpm",{overrides:H,
packageExtensions:D});const{catalog:U,catalogs:z}=(0,m().objectIn)(r.workspaces);return A("workspaces",{catalog:U,catalogs:z}),
h}function L(r,h){const{kind:A,at:H=""}=(0,F().sourceOf)(r,h,"");return A==="git"||A==="tarball"||A==="file"&&l(H)}},29656:function(X,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.approverOf=C,v.headsOf=u,v.policyChangedSince=f;function R(){const t=e(
23404);return R=function(){return t},t}function M(){const t=e(1395);return M=function(){return t},t}function I(){const t=e(
29122);return I=function(){return t},t}function E(){const t=e(41895);return E=function(){return t},t}function F(){const t=e(
74238);return F=function(){return t},t}function N(){const t=e(35720);return N=function(){return t},t}function m(){const t=e(
67397);return m=function(){return t},t}function T(){const t=e(82330);return T=function(){return t},t}function u(t,p,g){const{
baseRef:c,group:S}=t;if(S!==void 0)return S.map(({number:l,headSha:O})=>({pullRequest:l,judge:()=>(0,T().judgeHead)(p,O,
c)}));const a=t.audited===t.head||!(0,I().isOfCommit)(t);return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:()=>a?
(0,M().judgedHead)(g.audit,g.tree,p.policy,c):(0,T().judgeHead)(p,t.head,c)}]}function C({approver:t},{baseRef:p,policyCommit:g,
defaultBranch:c},S){return{means:t.means,find:a=>t.find({...a,subjectAt:async l=>(await(0,T().judgeHead)(S,l,p)).subject,
policyChangedSince:async l=>{const n=[...new Set([g,c?.commit??g])].map(s=>f(S.repository,s,l));return(await Promise.all(
n)).includes(!0)}})}}async function f(t,p,g){const c=Math.floor(Date.parse(g)/1e3)+1,a=(await t.objects(["log","--first-\
parent",`--since=@${c}`,"--format=%H %P",p,...await t.isPartial()?[]:["--",F().POLICY_PATH]])).toString().trim().split(`\

`).at(-1)??"";if(a==="")return!1;const[l="",O]=a.split(" ");if((await t.shallowCommits()).has(l))throw new(E()).GateError(
"shallow_clone",`this clone lacks the history of ${F().POLICY_PATH} before ${(0,m().short)(l)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return O===void 0?!0:await $(t,O)!==await $(t,p)}async function $(t,p){const g=await(0,F().readPolicyIn)(
await(0,N().readTree)(t,p));return"missing"in g?g.text:"policy"in g?(0,R().canonicalize)(g.policy):void 0}},82330:function(X,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.auditCommit=u,v.judgeHead=C;function R(){const f=e(1395);return R=function(){
return f},f}function M(){const f=e(70237);return M=function(){return f},f}function I(){const f=e(67506);return I=function(){
return f},f}function E(){const f=e(54244);return E=function(){return f},f}function F(){const f=e(67147);return F=function(){
return f},f}function N(){const f=e(24634);return N=function(){return f},f}function m(){const f=e(35720);return m=function(){
return f},f}function T(){const f=e(213);return T=function(){return f},f}async function u({repository:f,policy:$,additions:t,
disk:p,isPending:g,platform:c,all:S,isPush:a,unprovenMerge:l,asked:O,signal:n},s,w){const[d,y,P]=await Promise.all([(0,m().
readTree)(f,w),(0,m().readTree)(f,s),(0,T().readChange)(f,w,s)]),k={...p?(0,F().withAdditions)(y,p,t):y,...g&&{isPending:g}},
o=new(E()).AuditClock(n),L={baseTree:d,headTree:y,change:P,policy:$.policy,all:S,clock:o},r=O??await(0,M().collectAssets)(
L),h=await(0,I().auditChange)({change:P,assets:r,baseTree:d,tree:k,policy:$,platform:c,...a&&{isPush:a},...S&&{all:S},...l&&
{unprovenMerge:l},clock:o});return{change:P,assets:r,audit:h,tree:y,baseTree:d,commandTree:k}}async function C(f,$,t){const{
repository:p,policyCommit:g}=f;await(0,N().requireCommits)(p,[$],[$]);const c=await(0,N().mergeBase)(p,g,$),{audit:S,tree:a}=await u(
f,$,c);return await(0,R().judgedHead)(S,a,f.policy,t)}},52483:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),
v.basePolicy=C,v.effectivePolicy=u,v.protectedBy=t,v.readerOf=$,v.resolvePolicyRef=g;function R(){const a=e(41895);return R=
function(){return a},a}function M(){const a=e(81961);return M=function(){return a},a}function I(){const a=e(74238);return I=
function(){return a},a}function E(){const a=e(24634);return E=function(){return a},a}function F(){const a=e(35720);return F=
function(){return a},a}function N(){const a=e(19674);return N=function(){return a},a}function m(){const a=e(67397);return m=
function(){return a},a}function T(){const a=e(50598);return T=function(){return a},a}async function u(a,l,O){return(0,M().
tightenPolicy)(await C(a,l,O),a.inputs)}async function C({policy:a,policyRef:l,readShared:O},n,s){const w=$(n,O),d=a??await p(
w,s);if(l===void 0)return d;const y=await g(n,l);return(0,M().stricterOf)(d,await w(y,`${l}:${I().POLICY_PATH}`),l)}const f="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function $(a,l){return async(O,n)=>(0,I().
loadPolicy)(await(0,F().readTree)(a,O),O,{path:n,hint:f,readShared:l})}async function t({name:a,commit:l},O,n){return(0,M().
policyOfBranch)(await n(l,`${a}:${I().POLICY_PATH}`),O,a)}async function p(a,{policyCommit:l,baseRef:O,defaultBranch:n}){
const s=await a(l,I().POLICY_PATH);if(n===void 0)return s;if(n.name===O){const d=(0,M().policyOfBranch)(s,O,O)??s;return d===
s?s:(0,M().stricterOf)(s,d,`branches.${O}`)}const w=await t(n,O,a);return w===void 0||s.source==="default"?w??s:(0,M().stricterOf)(
s,w,n.name)}async function g(a,l){const O=l.replace(/^refs\/heads\//,"");try{return(0,m().isObjectId)(O)?await(0,T().resolveRevision)(
a,O):await c(a,O)??await(0,T().resolveRevision)(a,l)}catch(n){throw n instanceof R().GateError&&n.code==="ref_ambiguous"?
n:S(l,n)}}async function c(a,l){const O=`refs/remotes/origin/${l}`,[n,s]=await(0,m().lookUpCommits)(a,[O,`refs/heads/${l}`]);
if(n!==void 0)return n;try{if(!await(0,N().branchAtOrigin)(a,l))return}catch(w){if(s!==void 0)return s;throw w}return await(0,E().
requireCommits)(a,[O],[(0,N().fetched)(l)]),(await(0,m().lookUpCommits)(a,[O]))[0]}function S(a,l){const O=l instanceof R().
GateError&&l.code==="git_failed"?`: ${l.message}`:"";return new(R()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
a)} is not a branch of origin or a revision in this clone${O}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:l})}},64304:function(X,v){Object.defineProperty(v,"__esModule",{value:!0}),v.changeWithCommand=e;
function e(R,M){const I=`${M===""?"":`${M}/`}command line`,N={type:"Gene",id:I,path:I,value:{type:"Gene",id:I,validation:[
R]},pointer:[],locate:()=>({path:I,line:1,column:1})};return{changes:[{kind:"added",asset:N}],problems:[],files:[],present:[
N],unread:[]}}},24474:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.gate=w;function R(){const o=e(73024);
return R=function(){return o},o}function M(){const o=e(76760);return M=function(){return o},o}function I(){const o=e(29122);
return I=function(){return o},o}function E(){const o=e(41895);return E=function(){return o},o}function F(){const o=e(21311);
return F=function(){return o},o}function N(){const o=e(26016);return N=function(){return o},o}function m(){const o=e(87952);
return m=function(){return o},o}function T(){const o=e(67147);return T=function(){return o},o}function u(){const o=e(48741);
return u=function(){return o},o}function C(){const o=e(96402);return C=function(){return o},o}function f(){const o=e(27624);
return f=function(){return o},o}function $(){const o=e(37075);return $=function(){return o},o}function t(){const o=e(23208);
return t=function(){return o},o}function p(){const o=e(69641);return p=function(){return o},o}function g(){const o=e(92344);
return g=function(){return o},o}function c(){const o=e(82330);return c=function(){return o},o}function S(){const o=e(52483);
return S=function(){return o},o}function a(){const o=e(64304);return a=function(){return o},o}function l(){const o=e(55929);
return l=function(){return o},o}function O(){const o=e(91827);return O=function(){return o},o}function n(){const o=e(72857);
return n=function(){return o},o}function s(){const o=e(34720);return s=function(){return o},o}async function w(o){const{
shard:L}=o,r={startedAt:new Date,...L&&{shard:L}};let h;try{return h=await(0,C().openRepository)(o.directory,o.env,o.note),
await d(o,h,r)}catch(A){const H=(0,E().asGateError)(A),{prepare:D}=r;return(0,f().buildErrorReport)(H.code==="prepare_fa\
iled"&&D?(0,t().withOutput)(H,D):H,r,new Date)}finally{await h?.close()}}async function d(o,L,r){const h=await o.locate(
L);r.event=h;const A=await(0,S().effectivePolicy)(o,L,h),H=o.command===void 0?A:{...A,policy:{...A.policy,proof:"auto"}};
r.policy=H,(0,F().requireExamples)(H);const D=P(o,L,h,H),U=o.run&&o.prepare?(0,p().readPrepare)(o.prepare):[],z=U.length>
0?await(0,s().verifiedCheckout)(D,h):void 0,{prepared:i,findings:j}=z?await(0,O().prepareCheckout)(U,z,{request:o,event:h,
audit:D,report:G=>{r.prepare=G}}):{findings:[]};try{const G=b(o,D,i),J=k(await(0,c().auditCommit)(G,h.audited,h.base),j),
{audit:B,tree:Y}=J,V=o.run&&B.genes.length>0,x=i?.checkout??z??(V?await(0,s().verifiedCheckout)(D,h):void 0),W=J.change.
files,Q=new Set(B.files.flatMap(({path:fn,exempt:q})=>q==="asset_store"?fn:[])),nn={checkout:x,tree:Y,change:{files:W,base:J.
baseTree,assets:Q,isCommitted:(0,I().isOfCommit)(h)},...i&&{shown:i.shown,again:i.again}},{refusal:K,..._}=await(0,s().validateChange)(
{request:o,event:h,policy:H},G,J,{place:nn,startedAt:r.startedAt}),Z=(0,g().allFindings)(_.judgement),tn=(0,$().idsOf)(Z),
en=_.runResult.interrupted>0?void 0:o.signal,on=await(0,n().proposeFix)({...G,signal:en},h,J,tn),dn=await(0,l().headFilesOf)(
L,h,J.assets,Z);if(en?.aborted)throw(0,E().interrupted)("after the audit");const rn={...r,...J,..._,...on,event:h,policy:H,
ids:tn},{all:an,secrets:sn}=o,cn=(0,f().buildReport)({...rn,all:an,headFiles:dn},sn,new Date);return K?(0,f().withRefusedRun)(
cn,K):cn}finally{await i?.close()}}function y(o,L){return(0,M().relative)(o.directory,(0,R().realpathSync)(L)).replaceAll(
M().sep,"/")}function P(o,L,r,h){const{command:A,directory:H}=o;return{repository:L,policy:h,additions:(0,m().additionsFor)(
h.policy),platform:(0,N().platformOf)(process.platform),policyCommit:r.policyCommit,all:o.all,isPush:r.name==="push",...r.
unprovenMerge&&{unprovenMerge:r.unprovenMerge},...A!==void 0&&{asked:(0,a().changeWithCommand)(A,y(L,H))},signal:o.signal}}
function b({run:o,takeRuns:L,prepare:r},h,A){return{...h,disk:(0,u().folderTree)(A?.checkout.directory??h.repository.directory),
...A&&{additions:(0,T().everything)((0,m().dependencyFolders)(h.policy.policy))},...!o&&{isPending:L||r?()=>!0:h.additions.
cover}}}function k(o,L){const{audit:r}=o;return{...o,audit:{...r,findings:[...r.findings,...L]}}}},55929:function(X,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.findHeadFiles=E,v.headFilesOf=M;function R(){const m=e(213);return R=
function(){return m},m}async function M(m,{audited:T,head:u},{changes:C},f){if(T===u)return;const $=new Set([...C.map(({
asset:t})=>t.path),...f.flatMap(({location:t})=>t?.path??[])]);return E(m,T,u,$).catch(()=>{})}const I=100;async function E(m,T,u,C){
const f=(await(0,R().changedFiles)(m,T,u)).filter(({path:t})=>C.has(t)),$=[];for(const[t,p]of f.entries()){const{path:g,
status:c}=p,S=c==="deleted",a=S||t>=I?[]:await F(m,p);$.push({path:g,...S&&{missing:!0},same:a})}return $}async function F(m,{
oldOid:T,newOid:u}){if(T===u)return[{line:1,head_line:1}];const C=await m.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",T,u],{accept:[1]});return N(C.toString("latin1"))}function N(m){const T=[...m.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(T.length===0)return[];const u=[];let[C,f]=[1,1];for(const[,$="",t="1",p="",g="1"]of T){const c=Number($)+(t==="0"?1:0),
S=Number(p)+(g==="0"?1:0);c>C&&u.push({line:C,head_line:f,lines:c-C}),[C,f]=[c+Number(t),S+Number(g)]}return[...u,{line:C,
head_line:f}]}},91827:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.prepareCheckout=t;function R(){
const c=e(9354);return R=function(){return c},c}function M(){const c=e(67506);return M=function(){return c},c}function I(){
const c=e(76459);return I=function(){return c},c}function E(){const c=e(74238);return E=function(){return c},c}function F(){
const c=e(35720);return F=function(){return c},c}function N(){const c=e(67078);return N=function(){return c},c}function m(){
const c=e(95132);return m=function(){return c},c}function T(){const c=e(32223);return T=function(){return c},c}function u(){
const c=e(23208);return u=function(){return c},c}function C(){const c=e(63682);return C=function(){return c},c}function f(){
const c=e(29656);return f=function(){return c},c}function $(){const c=e(82330);return $=function(){return c},c}async function t(c,S,a){
const{event:l}=a,O={...a.audit,isPending:()=>!0},n=await(0,$().auditCommit)(O,l.audited,l.base);if(!(0,M().mayRunSome)(n.
audit))return{findings:[]};const s=[...await(0,I().prepareRefusals)(await(0,F().readTree)(O.repository,l.base),n.tree),...await g(
n,{...a,audit:O})];if(s.length>0)return{findings:s};const{prepared:w,reported:d}=await p(c,S,a),y=d?.isolation.downgrades?.[0]?.
reason??"containment is off",b=d?.contained?[]:[(0,m().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:y})];return{prepared:w,findings:b}}async function p(c,S,{request:{env:a,signal:l,secrets:O},event:n,audit:s,report:w}){
const{policy:d}=s.policy,y=d.prepare_env.flatMap(o=>a[o]??[]),P=[...O,...y];let b;return{prepared:await(0,u().runPrepare)(
c,{checkout:S,policy:d,requested:(0,C().requestOf)(d.containment,n.pullRequest?.isFork??!1),env:a,privateFolders:(0,T().
privateFolders)(a),signal:l,report:o=>{b={...o,lines:o.lines.map(({command:L,outcome:r})=>({command:L,outcome:(0,N().redactOutcome)(
r,P)}))},w(b)}}),reported:b}}async function g(c,{request:S,event:a,audit:l}){const O=c.audit.findings.filter(({rule:w})=>w===
"gate-weakened");if(O.length===0)return[];const{gate:n}=await(0,R().findApprovals)({genes:[],findings:O},l.policy.policy.
approvals,(0,f().headsOf)(a,l,c),(0,f().approverOf)(S,a,l));if(n===void 0)return[];const s=O[0]?.location?.path??E().POLICY_PATH;
return[(0,m().finding)("prepare-refused",{path:s,what:"it weakens the gate and waits for approval"})]}},34720:function(X,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.validateChange=C,v.verifiedCheckout=u;function R(){const t=e(29122);return R=
function(){return t},t}function M(){const t=e(41895);return M=function(){return t},t}function I(){const t=e(61388);return I=
function(){return t},t}function E(){const t=e(32223);return E=function(){return t},t}function F(){const t=e(63682);return F=
function(){return t},t}function N(){const t=e(96620);return N=function(){return t},t}function m(){const t=e(94901);return m=
function(){return t},t}function T(){const t=e(29656);return T=function(){return t},t}function u({repository:t,additions:p},g){
const c=(0,R().isOfCommit)(g)?I().requireCheckedOut:I().requireSameFiles,S=g.name==="index"?"hook":$(g)?"terminal":"acti\
ons";return c(t,g.audited,p,S)}async function C({request:t,event:p,policy:g},c,S,{place:a,startedAt:l}){const{audit:O,tree:n}=S,
s={audit:O,event:p,policy:g},w=y=>P=>f(t,s,P,y),d={policy:g.policy,startedAt:l,heads:(0,T().headsOf)(p,c,S),approver:(0,T().
approverOf)(t,p,c)};try{return await(0,m().validate)(O,{...d,runs:t.run||t.takeRuns!==void 0,run:async y=>await t.takeRuns?.(
s,y)??await w(a)(y)})}catch(y){const P=(0,M().asGateError)(y);if(P.code!=="containment_unavailable")throw P;const b=w({checkout:void 0,
tree:n});return{...await(0,m().validate)(O,{...d,runs:!1,run:b}),refusal:P}}}async function f({env:t,shard:p,durations:g,
progress:c,signal:S},{audit:a,event:l,policy:{policy:O}},n,s){const w=p?(0,N().genesIn)(p,a.genes,g):new Set(a.genes),d=await(0,F().
runAudited)(a,{...s,attended:$(l)&&!t.CI,policy:O,fork:l.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,E().privateFolders)(
t),waiting:{has:y=>n.has(y)||!w.has(y)},progress:c,signal:S});return p?{...d,shards:[{...p,genes:w}]}:d}function $(t){return t.
name==="range"||!(0,R().isOfCommit)(t)}},89979:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.withCheckoutParts=
N;function R(){const u=e(51455);return R=function(){return u},u}function M(){const u=e(76760);return M=function(){return u},
u}function I(){const u=e(41895);return I=function(){return u},u}function E(){const u=e(96402);return E=function(){return u},
u}function F(){const u=e(35720);return F=function(){return u},u}async function N(u,C,f){const $=[],t=async(p,g,c)=>{const S=await(0,F().
readTree)(g,c),a=[...S.files()].map(l=>({...l,path:m(p,l.path)}));$.push({path:p,repository:g,commit:c,tree:S,entries:a});
for(const{kind:l,path:O,oid:n}of a){if(l!=="submodule"||n===void 0)continue;const s=await T((0,M().join)(u.directory,O));
s&&await t(O,s,n)}};try{return await t("",u,C),await f($)}finally{for(const p of $.slice(1))await p.repository.close()}}
function m(u,C){return u===""?C:`${u}/${C}`}async function T(u){if(await(0,R().lstat)((0,M().join)(u,".git")).catch(()=>{})===
void 0)return;const f=await(0,E().openRepository)(u);if(f.directory===u)return f;throw await f.close(),new(I()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(u)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.checkoutDiffers=
O,v.requireCheckedOut=t,v.requireSameFiles=p;function R(){const n=e(73024);return R=function(){return n},n}function M(){
const n=e(76760);return M=function(){return n},n}function I(){const n=e(26040);return I=function(){return n},n}function E(){
const n=e(41895);return E=function(){return n},n}function F(){const n=e(95201);return F=function(){return n},n}function N(){
const n=e(22566);return N=function(){return n},n}function m(){const n=e(59580);return m=function(){return n},n}function T(){
const n=e(89979);return T=function(){return n},n}function u(){const n=e(48741);return u=function(){return n},n}function C(){
const n=e(35720);return C=function(){return n},n}function f(){const n=e(96681);return f=function(){return n},n}function $(){
const n=e(67397);return $=function(){return n},n}async function t(n,s,w,d){const[y]=await(0,$().resolveCommits)(n,["HEAD"]);
if(y!==s)throw O(`the checkout is at ${(0,$().short)(y)}`,s,d);return p(n,s,w,d)}async function p(n,s,w,d){return(0,T().
withCheckoutParts)(n,s,async y=>{const P=(0,m().guardCheckout)(n.directory,y.flatMap(({entries:L})=>L),w),b=await P.differing(),
k=y.map(L=>g(L,b,P)),o=(await Promise.all(k)).flat();if(o.length>0)throw await c(n,o,s,d)??a(o,s,d);return P})}async function g({
repository:n,path:s,commit:w,entries:d},y,P){const b=d.filter(r=>y.has(r)),k=({path:r})=>s===""?r:r.slice(s.length+1),o=await(0,F().
attributesOf)(n,w,b.map(k),N().CONVERSIONS),L=[];for(const r of b){const{path:h,oid:A="",size:H=0}=r;if(y.get(r)==="kind"||
H>C().MAX_FILE_BYTES){L.push({path:h,what:"differs on disk"});continue}const D=await(0,u().readOnDisk)(P.directory,h),U=(0,N().
conversionFault)(await(0,C().readBlob)(n,A),D,z=>o(k(r),z));U===void 0?P.accept(h,D):L.push({path:h,what:U})}return L}async function c({
user:n,directory:s},w,d,y){const P=new Set(w.map(({path:o})=>o)),b=(0,f().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[]).filter(o=>P.has(o)&&!S((0,M().join)(s,o))),[k]=b;if(k!==void 0)return new(E()).
GateError("checkout_differs",`Commit ${(0,$().short)(d)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
k)}${b.length>1?` and ${b.length-1} more`:""}`,y==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function S(n){return(0,I().
attempt)(()=>(0,R().lstatSync)((0,f().systemPath)(n)))!==void 0}function a(n,s,w){const d=[...n].sort((o,L)=>o.path<L.path?
-1:1),{path:y,what:P}=d.find(({what:o})=>o!=="differs on disk")??d[0]??l,b=JSON.stringify(y),k=n.length>1&&P==="differs \
on disk"?`${b} and ${n.length-1} more differ on disk`:`${b} ${P}`;return O(k,s,w,"dirty")}const l={path:"",what:"differs\
 on disk"};function O(n,s,w,d){const y={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${d==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${s}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},P=w==="hook"?"The index":`Commit ${(0,$().short)(s)}`;return new(E()).GateError("checkout_d\
iffers",`${P} is audited, but ${n}`,y[w])}},27624:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.buildErrorReport=
p,v.buildReport=$,v.withRefusedRun=t;function R(){const n=e(85475);return R=function(){return n},n}function M(){const n=e(
38863);return M=function(){return n},n}function I(){const n=e(57430);return I=function(){return n},n}function E(){const n=e(
54062);return E=function(){return n},n}function F(){const n=e(95132);return F=function(){return n},n}function N(){const n=e(
92344);return N=function(){return n},n}function m(){const n=e(94274);return m=function(){return n},n}function T(){const n=e(
77648);return T=function(){return n},n}function u(){const n=e(36807);return u=function(){return n},n}function C(){const n=e(
27436);return C=function(){return n},n}const f=100;function $(n,s,w){const{audit:d,approval:y,change:P,runResult:b,judgement:k,
ids:o,policy:L,startedAt:r}=n,h=k.genes.map(x=>(0,u().redactGene)(x,s)),A=(0,u().validationReportsOf)(h,{nodeOf:b.nodeOf,
policyDigest:L.digest,startedAt:r,finishedAt:w}),H=(0,N().allFindings)(k),D=S(d.seeds),U=c(o,n),z=n.all?void 0:n.event.base,
i=(0,T().reportFindings)([...U.keys()],U,z).map(x=>D(x)?{...x,seed:!0}:x),j=(0,T().findingsAbout)(k.findings),G={about:j,
ids:o},J=(x,W)=>({type:W.type,id:W.id,asset_id:(0,R().assetIdOf)(W),path:W.path,line:W.locate().line,change:x,...(0,T().
idsIn)(j(W),o)}),{counting:B,hard_cap_files:Y,hard_cap_lines:V}=L.policy.blast_radius;return{...g(n,w),verdict:k.verdict,
next_actor:(0,m().nextActorOf)(k.verdict,H,L.policy.fail_on),isolation:b.isolation,blast_radius:{...d.blastRadius,counting:B,
hard_cap_files:Y,hard_cap_lines:V,renamed_files:P.files.filter(({status:x})=>x==="renamed").length,changed_files:d.files.
slice(0,f)},genes:h.map((x,W)=>(0,T().reportGene)(x,A[W]?.id??null,G)),capsules:d.capsules.map(({change:x,asset:W,eligible:Q,
eligibility:nn,reasons:K})=>({...J(x,W),eligible:Q,eligibility:nn,reasons:K.map(_=>({rule:_.rule,message:(0,F().describe)(
_).message}))})),events:n.assets.changes.filter(({asset:x})=>x.type==="EvolutionEvent").map(({kind:x,asset:W})=>J(x,W)),
...k.shards.length>0&&{shards:k.shards},findings:i,...l(H),...O(d,k.findings,o),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:y.approvals,approval_digest:y.digest??null,plans_digest:d.plansDigest,validation_reports:A.filter(x=>x!==
null)}}function t(n,s){const{code:w,message:d,hint:y}=s;return{...n,verdict:"error",next_actor:"undecided",error:{code:w,
message:d,hint:y},genes:n.genes.map(P=>P.verdict==="pass"||P.verdict==="warn"?{...P,verdict:"error"}:P),...n.shards&&{shards:n.
shards.map(P=>({...P,verdict:"error"}))},validation_reports:[]}}function p(n,s,w){const{code:d,message:y,hint:P}=n;return{
...g(s,w),verdict:"error",next_actor:"undecided",error:{code:d,message:y,hint:P},isolation:I().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...s.shard&&{shards:[{...s.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function g({event:n,policy:s,prepare:w,startedAt:d},y){return{type:"GateReport",
schema_version:C().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:s?{
source:s.source,...s.path!==void 0&&{path:s.path},...s.ref!==void 0&&{ref:s.ref},digest:s.digest,...s.policy.extends&&{extends:s.
policy.extends},...s.combinedWith&&{combined_with:{...s.combinedWith}},profile:s.policy.profile,fail_on:s.policy.fail_on,
...a(s.policy,y)}:null,...w&&{prepare:w},started_at:d.toISOString(),finished_at:y.toISOString(),duration_ms:Math.max(0,y.
getTime()-d.getTime())}}function c(n,{fix:s,identified:w}){const d=(P,b)=>JSON.stringify([P,b]),y=new Set(s?.edits.flatMap(
({finding:P,path:b,old:k})=>[P,d(b,k)]));return new Map([...n].map(([P,b])=>{const{args:k,edit:o,location:L}=P;if(y.has(
b)||o&&y.has(d(L?.path,o.old)))return[P,b];if(o?.fix)return[{...P,edit:{...o,fix:!1}},b];const r=(0,R().isMissingIdentity)(
P)&&w.has(L?.path??"");return[k.fixable===!0&&!r?{...P,args:{...k,fixable:!1}}:P,b]}))}function S(n){const s=new Set(n.map(
({type:w,id:d,path:y})=>JSON.stringify([w,d,y])));return({subject:w,location:d,severity:y,harm:P,layer:b})=>y!=="error"&&
P!=="danger"&&b!=="run"&&s.has(JSON.stringify([w?.type,w?.id,d?.path]))}function a({enforce:n},s){const w=(0,E().enforcementOn)(
(0,E().dayOf)(s),n);if(w.mode==="block")return{};const{until:d}=w;return{enforce:w.mode,...d!==void 0&&{enforce_until:d}}}
function l(n){const s=n.flatMap(({rule:w,args:d})=>{if(w!=="check-decided-by")return[];const{path:y,why:P,isNew:b,bytes:k}=d,
o=Number(k);return[{...{path:String(y),why:String(P),new:b===!0},...o>=0&&{bytes:o}}]});return s.length>0?{read:s}:{}}function O({
agentFiles:n},s,w){const d=n.filter(({entries:y})=>y.length>0);return d.length===0?{}:{agent_files:d.map(y=>(0,T().reportAgentFile)(
y,s,w))}}},92342:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.NOBODY=void 0,v.privilegesFor=E;function R(){
const F=e(14495);return R=function(){return F},F}const M=v.NOBODY={uid:65534,gid:65534},I=["sudo","-n","--","env","-i",`\
PATH=${R().SYSTEM_PATH}`];function E(F,N){const m=N.uid===0,T=m?M:{uid:N.uid,gid:N.gid},u={user:T,runsAs:T,adopt:m,overlay:[
"redirect_dir=on",...m?["metacopy=on"]:[]]},C=["unshare","--mount"];return[F.uid===0?{name:"root",newMounts:C,...u}:{name:"\
sudo",newMounts:[...I,...C],...u},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:F.
uid===0?M:F,adopt:!1,overlay:["userxattr"]}]}},23208:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.
runPrepare=w,v.withOutput=z;function R(){const i=e(51455);return R=function(){return i},i}function M(){const i=e(76760);
return M=function(){return i},i}function I(){const i=e(63963);return I=function(){return i},i}function E(){const i=e(41895);
return E=function(){return i},i}function F(){const i=e(14495);return F=function(){return i},i}function N(){const i=e(87952);
return N=function(){return i},i}function m(){const i=e(67147);return m=function(){return i},i}function T(){const i=e(48741);
return T=function(){return i},i}function u(){const i=e(61229);return u=function(){return i},i}function C(){const i=e(19309);
return C=function(){return i},i}function f(){const i=e(51968);return f=function(){return i},i}function $(){const i=e(10582);
return $=function(){return i},i}function t(){const i=e(92342);return t=function(){return i},i}function p(){const i=e(32223);
return p=function(){return i},i}function g(){const i=e(77823);return g=function(){return i},i}function c(){const i=e(57334);
return c=function(){return i},i}function S(){const i=e(46282);return S=function(){return i},i}function a(){const i=e(61023);
return a=function(){return i},i}function l(){const i=e(20849);return l=function(){return i},i}function O(){const i=e(11863);
return O=function(){return i},i}const n=100,s=1024**3;async function w(i,j,G=new Map){const J=performance.now(),B=await(0,C().
copyCheckout)(j.checkout);if(B===void 0)throw H("the checkout is too large to copy","Install fewer dependencies before i\
t.");try{const{directory:Y}=B.guard;(0,a().requirePlaces)([...G.keys()],(0,T().folderTree)(Y)),await(0,a().writeFiles)(Y,
G);const V=new Set(P(B.guard,j.policy));await y(i,B,j,()=>P(B.guard,j.policy).filter(Z=>!V.has(Z))),await b(B.guard,V,j.
policy,G),await(0,R().rm)((0,M().join)(Y,".git"),{recursive:!0,force:!0}),await(0,f().copyRepository)(j.checkout.directory,
Y),o()&&await r((0,M().join)(Y,".git"),await L(Y));const x=(0,m().everything)((0,N().dependencyFolders)(j.policy)),W=B.guard.
at(Y,x),Q=Z=>Z.additions.some(x.areBuilt),K=(i.some(({argv:Z})=>!Z.includes("--ignore-scripts"))||Q(W))&&!Q(j.checkout),
_={durationMs:performance.now()-J,run:(Z,tn)=>w(i,{...j,...{requested:"require",signal:tn,report:()=>{}}},Z)};return{checkout:W,
shown:B.objects,close:B.close,...K&&{again:_}}}catch(Y){throw await B.close(),Y}}function d(i){return{...i,memory_bytes:Math.
max(i.memory_bytes,4*s),written_bytes:Math.max(i.written_bytes,2*s),file_bytes:Math.max(i.file_bytes,s),processes:Math.max(
i.processes,1024)}}async function y(i,j,{policy:G,requested:J,env:B,privateFolders:Y,signal:V,report:x},W){const{directory:Q}=j.
guard,nn=i.flatMap(({argv:q})=>q.slice(0,1)),K=await(0,S().findPrograms)({path:B.PATH??"",checkout:Q,names:nn}),_=await L(
Q);o()&&await r(Q,t().NOBODY);const Z=d(G.limits),{chooseBackend:tn}=await e.e(670).then(e.bind(e,60670)),{backend:en,isolation:on,
close:dn}=await tn({programs:K,checkout:Q,keepsWrites:!0,shown:j.objects,outputBytes:Z.output_bytes,limits:(0,$().limitsOn)(
(0,$().thisMachine)(),Z,1),requested:J,network:!0,folders:Y,home:await(0,p().homeFolders)(G.home_caches,B.HOME),signal:V}),
rn=en.level==="namespaces";!rn&&o()&&await r(Q,_);const an=[],sn=()=>x({contained:rn,isolation:on,lines:an,written:k(W()).
slice(0,n)}),cn=Object.fromEntries(G.prepare_env.flatMap(q=>B[q]===void 0?[]:[[q,B[q]]])),fn=performance.now()+Z.prepare_seconds*
1e3;try{for(const q of i){const mn=Math.max(1,Math.round(fn-performance.now())),{command:ln,argv:hn,assignments:pn}=q,[gn=""]=hn,
yn={...cn,...pn},wn={command:ln,argv:hn,program:gn,directory:"",env:yn,timeoutMs:mn},un=await Promise.resolve().then(()=>en.
prepare(wn,V)).catch(On=>{throw A(q,On)});if(an.push({command:ln,outcome:un}),un.status!=="passed")throw sn(),un.reason===
c().INTERRUPTED?(0,E().interrupted)("during the prepare command"):h(q,un,on)}}finally{await dn()}sn()}function P({directory:i,
folders:j,files:G},J){const B=new Set([...j,...G.map(({path:V})=>V)]),{cover:Y}=(0,m().additionsOf)([],(0,N().dependencyFolders)(
J));return(0,u().filesBelow)(i,Y).filter(V=>!B.has(V))}async function b(i,j,G,J){const B=new Set([...i.folders,...i.files.
map(({path:K})=>K)]),Y=K=>K==="."||B.has(K),V=P(i,G).filter(K=>!j.has(K)).filter(K=>(0,O().replacesAudited)(K,Y)||(0,O().
configuresTool)(K,Y)),x=(await i.changed()).filter(K=>!J.has(K)),[W,...Q]=[...x,...V].sort();if(W===void 0)return;const nn=Q.
length===0?"":` and ${Q.length} more`;throw H(`it changed or replaced files of the commit, or configured a tool: ${JSON.
stringify(W)}${nn}`,"Use commands that only add files, such as npm ci in place of npm install.")}function k(i){return[...new Set(
i.map(j=>j.split("/",1)[0]??j))].sort()}function o(){return process.platform==="linux"&&process.getuid?.()===0}async function L(i){
const{uid:j,gid:G}=await(0,R().stat)(i);return{uid:j,gid:G}}async function r(i,{uid:j,gid:G}){const J=await(0,F().systemTool)(
"chown");if(J===void 0)throw H("`chown` is not in a directory of the system","Install coreutils.");await(0,I().exec)(J,[
"-hR",`${j}:${G}`,"--",i],{silent:!0})}function h({command:i},j,G){const{reason:J=`exit code ${j.exit_code}`}=j,{contained:B,
change:Y}=(0,g().containmentWords)(j,G,"allow");return new(E()).GateError("prepare_failed",`The prepare command "${(0,l().
safeLine)(i)}" did not pass: ${J}${B&&"; "}${B}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report. It runs withou\
t a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}function A({
command:i},j){return!(j instanceof E().GateError)||j.code!=="program_not_found"?j:new(E()).GateError("prepare_failed",`T\
he prepare command "${(0,l().safeLine)(i)}" could not start: ${j.message}`,j.hint,{cause:j})}function H(i,j){return new(E()).
GateError("prepare_failed",`The prepare command could not be used: ${i}.`,j)}const D=5,U=1e3;function z(i,{lines:j}){const G=j.
at(-1)?.outcome;if(G===void 0)return i;const B=[G.stderr,G.stdout].map(({head:x,tail:W})=>(W||x).trim()).find(x=>x!=="");
if(B===void 0)return i;const Y=B.split(`
`).slice(-D).map(l().safeLine).join(" | "),V=`${i.message} It printed: ${Y.slice(-U)}`;return new(E()).GateError(i.code,
V,i.hint,{cause:i.cause})}},69641:function(X,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.readPrepare=E;function R(){
const m=e(41895);return R=function(){return m},m}function M(){const m=e(95132);return M=function(){return m},m}function I(){
const m=e(54669);return I=function(){return m},m}function E(m){const u=m.split(/\r?\n/).map(C=>C.trim()).filter(C=>C!==""&&
!C.startsWith("#"));if(u.length===0)throw N("`prepare` has no command","Name a command.");return u.map(F)}function F(m){
const{words:T,assignments:u,problems:C}=(0,I().lex)(m),f=C.find(({severity:$})=>$==="error");if(f?.rule==="shell-operato\
r")throw N(`The prepare line \`${m}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(f){const{message:$}=(0,M().describe)((0,M().problemFinding)(
f));throw N(`The prepare line \`${m}\` cannot be read: ${$}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:m,argv:T.map(({text:$})=>$),assignments:Object.fromEntries(u.map(({name:$,value:t})=>[$,t]))}}
function N(m,T){return new(R()).GateError("input_invalid",m,T)}},11863:function(X,v,e){Object.defineProperty(v,"__esModu\
le",{value:!0}),v.configuresTool=T,v.replacesAudited=F;function R(){const u=e(76760);return R=function(){return u},u}function M(){
const u=e(41330);return M=function(){return u},u}const I=["",".js",".json",".node"],E=new Set(["package.json",".npmrc"]);
function F(u,C){return E.has(R().posix.basename(u))?C(R().posix.dirname(u)):I.some((f,$)=>{if(!u.endsWith(f))return!1;const t=u.
slice(0,u.length-f.length);return[...I.slice($+1),...f===""?[]:[""]].some(g=>C(t+g))})}const N=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],m=(0,M().default)(N,
{dot:!0});function T(u,C){return m(R().posix.basename(u))&&C(R().posix.dirname(u))}},96620:function(X,v,e){Object.defineProperty(
v,"__esModule",{value:!0}),v.commandsToRun=F,v.genesIn=m,v.isPending=N,v.partition=M,v.shardsFor=I;function R(){const t=e(
77598);return R=function(){return t},t}function M(t,p,g=new Map){const c=t.map(u),S=new Map(c.map((d,y)=>[d,t[y]??[]])),
a=T(c),l=[...new Set(t.flat())].sort(),O=new Map(l.map((d,y)=>[d,y])),n=a.map(d=>[...new Set(S.get(d))].map(y=>O.get(y)??
0).sort((y,P)=>y-P)),s=n.length===0?[]:f(n,E(l,g),p),w=new Map(a.map((d,y)=>[d,s[y]??0]));return c.map(d=>d===void 0?void 0:
(w.get(d)??0)+1)}function I(t,p,g){let c=Math.min(p,T(t.map(u)).length);for(;;){const S=new Set(M(t,c,g).filter(a=>a!==void 0));
if(S.size===c)return c;c=S.size}}function E(t,p){const g=t.flatMap(S=>p.get(S)??[]).map(S=>Math.max(S,1)).sort((S,a)=>S-
a),c=g[Math.floor(g.length/2)]??1;return t.map(S=>Math.max(p.get(S)??c,1))}function F(t){return t.map(({commands:p})=>p.
every(g=>g.plan!==void 0||N(g))?p.map(({command:g})=>g):[])}function N({plan:t,verdict:p,findings:g}){return t===void 0&&
p!=="block"&&g.some(({rule:c})=>c==="target-not-judged")}function m({index:t,of:p},g,c){const S=M(F(g),p,c);return new Set(
g.filter((a,l)=>S[l]===t))}function T(t){return[...new Set(t)].filter(p=>p!==void 0).sort()}function u(t){if(t.length===
0)return;const p=[...new Set(t)].sort().join(`
`);return(0,R().hash)("sha256",p)}const C=[0,.25,.5,.75];function f(t,p,g){return C.map(S=>$(t,p,g,Math.floor(t.length*S))).
reduce((S,a)=>a.most<S.most?a:S).shards}function $(t,p,g,c){const S=Array.from({length:g},()=>new Set),a=new Array(g).fill(
0),l=new Array(t.length).fill(0),O=new Set,n=[...t.keys()],s=new Set([...n.slice(c),...n.slice(0,c)]);for(;s.size>0;){const w=a.
indexOf(Math.min(...a)),d=S[w]??new Set,y=k=>d.has(k)?2:O.has(k)?0:1;let[P,b]=[0,Number.NEGATIVE_INFINITY];for(const k of s){
const o=(t[k]??[]).reduce((L,r)=>L+y(r)*(p[r]??0),0);o>b&&([P,b]=[k,o])}for(const k of t[P]??[])d.has(k)||(a[w]=(a[w]??0)+
(p[k]??0)),d.add(k),O.add(k);l[P]=w,s.delete(P)}return{shards:l,most:Math.max(...a)}}}};
