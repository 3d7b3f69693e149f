"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=e;function T(){const r=n(76760);return T=function(){return r},r}function C(){const r=n(45156);return C=
function(){return r},r}function P(){const r=n(59867);return P=function(){return r},r}function E(){const r=n(10473);return E=
function(){return r},r}function I(){const r=n(3463);return I=function(){return r},r}function F(){const r=n(95244);return F=
function(){return r},r}function h(){const r=n(32854);return h=function(){return r},r}function j(){const r=n(93028);return j=
function(){return r},r}function v(){const r=n(95132);return v=function(){return r},r}const $=["dependencies","devDepende\
ncies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],c=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
O=/(?:^|\/)package\.json$/;async function e(r,y){const A=await Promise.all(l(y).map(R=>u(R,r,y))),t=await f(r,y);return[
...A.flat(),...t].map(R=>(0,v().finding)("prepare-refused",R))}async function u(r,y,A){const t=A.readlink(r);if(t!==void 0&&
t!==y.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const R=(0,h().resolveInTree)(A,r);return R.kind!=="\
inside"||!(0,j().isRegular)(R.entry.kind)?c.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,E().hasOtherContent)(A,y,r)?O.test(r)?g(r,y,A):S(r)?m(r,y,A):[{path:r,what:"it decides where pack\
ages come from"}]:[]}async function f(r,y){const[{npm:A},{npm:t}]=await Promise.all([(0,P().readLocks)(r),(0,P().readLocks)(
y)]),R=t?.all.find(L=>{const{name:x,source:b}=L;if(b.kind!=="file")return!1;if((0,C().replacedArchive)(L,y,r))return!0;const U=A?.
packages.get(x)?.source;return!(U?.kind==="file"&&(U.at===b.at||!s(b.at)))&&(U!==void 0||s(b.at))});if(!t||!R)return[];const k=`\
it takes the package \`${R.name}\` from \`${R.source.at}\``;return[{path:t.path,what:k}]}function s(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.
test(r)}function S(r){return F().LOCKFILES.includes(T().posix.basename(r))}function i(r){return F().NPM_LOCKFILES.some(y=>y===
T().posix.basename(r))}function l(r){return[...r.files()].filter(({kind:y})=>y!=="submodule").map(({path:y})=>y).filter(
y=>c.test(y)||O.test(y)||S(y))}async function m(r,y,A){const t=i(r)?await(0,P().readLock)(A,r):"unread";if(t==="unread")
return[{path:r,what:"it is a lockfile that the gate does not read"}];if(t===void 0)return[{path:r,what:"it is no valid l\
ockfile"}];const R=l(y).filter(i),L=(await Promise.all(R.map(b=>(0,P().readLock)(y,b)))).flatMap(b=>typeof b=="object"?b.
all:[]),x=new Set([...L.map(({source:b})=>o(b)),...await(0,C().knownHosts)(y)]);for(const{source:b}of t.all){const U=o(b);
if(U===void 0||x.has(U))continue;const Q=b.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Q}\
 \`${U.slice(0,200)}\``}]}return[]}function o({kind:r,at:y}){if(r!=="file")return r==="tarball"&&URL.canParse(y)?new URL(
y).host:y}function d(r,y,A){const[t]=[...A].filter(R=>!y.has(R));return t===void 0?[]:[{path:r,what:`it adds the depende\
ncy \`${t.slice(0,200)}\``}]}async function g(r,y,A){const[t,R]=await Promise.all([y,A].map(k=>(0,P().readJsonFile)(k,r)));
return R===P().INVALID?[{path:r,what:"it is not a JSON object"}]:d(r,p((0,I().objectIn)(t)),p((0,I().objectIn)(R)))}function p(r){
const y=new Set,A=(x,b)=>{if(typeof b=="string"&&M(b,x)){const{kind:U}=(0,P().sourceOf)(b,x,"");y.add(`${x}: ${U==="git"?
b.replace(/#.*$/s,""):b}`)}for(const[U,Q]of Object.entries((0,I().objectIn)(b)))A(U,Q)};for(const x of $)A(x,r[x]);const{
overrides:t,packageExtensions:R}=(0,I().objectIn)(r.pnpm);A("pnpm",{overrides:t,packageExtensions:R});const{catalog:k,catalogs:L}=(0,I().
objectIn)(r.workspaces);return A("workspaces",{catalog:k,catalogs:L}),y}function M(r,y){const{kind:A,at:t=""}=(0,P().sourceOf)(
r,y,"");return A==="git"||A==="tarball"||A==="file"&&s(t)}},29656:function(K,w,n){Object.defineProperty(w,"__esModule",{
value:!0}),w.approverOf=$,w.headsOf=v,w.policyChangedSince=c;function T(){const e=n(23404);return T=function(){return e},
e}function C(){const e=n(1395);return C=function(){return e},e}function P(){const e=n(29122);return P=function(){return e},
e}function E(){const e=n(41895);return E=function(){return e},e}function I(){const e=n(74238);return I=function(){return e},
e}function F(){const e=n(35720);return F=function(){return e},e}function h(){const e=n(67397);return h=function(){return e},
e}function j(){const e=n(82330);return j=function(){return e},e}function v(e,u,f){const{baseRef:s,group:S}=e;if(S!==void 0)
return S.map(({number:l,headSha:m})=>({pullRequest:l,judge:()=>(0,j().judgeHead)(u,m,s)}));const i=e.audited===e.head||!(0,P().
isOfCommit)(e);return[{...e.pullRequest&&{pullRequest:e.pullRequest.number},judge:()=>i?(0,C().judgedHead)(f.audit,f.tree,
u.policy,s):(0,j().judgeHead)(u,e.head,s)}]}function $({approver:e},{baseRef:u,policyCommit:f,defaultBranch:s},S){return{
means:e.means,find:i=>e.find({...i,subjectAt:async l=>(await(0,j().judgeHead)(S,l,u)).subject,policyChangedSince:async l=>{
const o=[...new Set([f,s?.commit??f])].map(d=>c(S.repository,d,l));return(await Promise.all(o)).includes(!0)}})}}async function c(e,u,f){
const s=Math.floor(Date.parse(f)/1e3)+1,i=(await e.objects(["log","--first-parent",`--since=@${s}`,"--format=%H %P",u,"-\
-",I().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(i==="")return!1;const[l="",m]=i.split(" ");if((await e.shallowCommits()).has(l))throw new(E()).GateError(
"shallow_clone",`this clone lacks the history of ${I().POLICY_PATH} before ${(0,h().short)(l)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return m===void 0?!0:await O(e,m)!==await O(e,u)}async function O(e,u){const f=await(0,I().readPolicyIn)(
await(0,F().readTree)(e,u));return"missing"in f?f.text:"policy"in f?(0,T().canonicalize)(f.policy):void 0}},82330:function(K,w,n){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=v,w.judgeHead=$;function T(){const c=n(1395);return T=function(){
return c},c}function C(){const c=n(70237);return C=function(){return c},c}function P(){const c=n(67506);return P=function(){
return c},c}function E(){const c=n(54244);return E=function(){return c},c}function I(){const c=n(67147);return I=function(){
return c},c}function F(){const c=n(24634);return F=function(){return c},c}function h(){const c=n(35720);return h=function(){
return c},c}function j(){const c=n(213);return j=function(){return c},c}async function v({repository:c,policy:O,additions:e,
disk:u,isPending:f,platform:s,all:S,isPush:i,unprovenMerge:l,asked:m,signal:o},d,g){const[p,M,r]=await Promise.all([(0,h().
readTree)(c,g),(0,h().readTree)(c,d),(0,j().readChange)(c,g,d)]),A={...u?(0,I().withAdditions)(M,u,e):M,...f&&{isPending:f}},
t=new(E()).AuditClock(o),R={baseTree:p,headTree:M,change:r,policy:O.policy,all:S,clock:t},k=m??await(0,C().collectAssets)(
R),L=await(0,P().auditChange)({change:r,assets:k,baseTree:p,tree:A,policy:O,platform:s,...i&&{isPush:i},...S&&{all:S},...l&&
{unprovenMerge:l},clock:t});return{change:r,assets:k,audit:L,tree:M,baseTree:p,commandTree:A}}async function $(c,O,e){const{
repository:u,policyCommit:f}=c;await(0,F().requireCommits)(u,[O],[O]);const s=await(0,F().mergeBase)(u,f,O),{audit:S,tree:i}=await v(
c,O,s);return await(0,T().judgedHead)(S,i,c.policy,e)}},52483:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),
w.basePolicy=$,w.effectivePolicy=v,w.protectedBy=e,w.readerOf=O,w.resolvePolicyRef=f;function T(){const i=n(41895);return T=
function(){return i},i}function C(){const i=n(81961);return C=function(){return i},i}function P(){const i=n(74238);return P=
function(){return i},i}function E(){const i=n(24634);return E=function(){return i},i}function I(){const i=n(35720);return I=
function(){return i},i}function F(){const i=n(19674);return F=function(){return i},i}function h(){const i=n(67397);return h=
function(){return i},i}function j(){const i=n(50598);return j=function(){return i},i}async function v(i,l,m){return(0,C().
tightenPolicy)(await $(i,l,m),i.inputs)}async function $({policy:i,policyRef:l,readShared:m},o,d){const g=O(o,m),p=i??await u(
g,d);if(l===void 0)return p;const M=await f(o,l);return(0,C().stricterOf)(p,await g(M,`${l}:${P().POLICY_PATH}`),l)}const c="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function O(i,l){return async(m,o)=>(0,P().
loadPolicy)(await(0,I().readTree)(i,m),m,{path:o,hint:c,readShared:l})}async function e({name:i,commit:l},m,o){return(0,C().
policyOfBranch)(await o(l,`${i}:${P().POLICY_PATH}`),m,i)}async function u(i,{policyCommit:l,baseRef:m,defaultBranch:o}){
const d=await i(l,P().POLICY_PATH);if(o===void 0)return d;if(o.name===m){const p=(0,C().policyOfBranch)(d,m,m)??d;return p===
d?d:(0,C().stricterOf)(d,p,`branches.${m}`)}const g=await e(o,m,i);return g===void 0||d.source==="default"?g??d:(0,C().stricterOf)(
d,g,o.name)}async function f(i,l){const m=l.replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(m)?await(0,j().resolveRevision)(
i,m):await s(i,m)??await(0,j().resolveRevision)(i,l)}catch(o){throw o instanceof T().GateError&&o.code==="ref_ambiguous"?
o:S(l,o)}}async function s(i,l){const m=`refs/remotes/origin/${l}`,[o,d]=await(0,h().lookUpCommits)(i,[m,`refs/heads/${l}`]);
if(o!==void 0)return o;try{if(!await(0,F().branchAtOrigin)(i,l))return}catch(g){if(d!==void 0)return d;throw g}return await(0,E().
requireCommits)(i,[m],[(0,F().fetched)(l)]),(await(0,h().lookUpCommits)(i,[m]))[0]}function S(i,l){const m=l instanceof T().
GateError&&l.code==="git_failed"?`: ${l.message}`:"";return new(T()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
i)} is not a branch of origin or a revision in this clone${m}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:l})}},64304:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.changeWithCommand=n;
function n(T,C){const P=`${C===""?"":`${C}/`}command line`,F={type:"Gene",id:P,path:P,value:{type:"Gene",id:P,validation:[
T]},pointer:[],locate:()=>({path:P,line:1,column:1})};return{changes:[{kind:"added",asset:F}],problems:[],files:[],present:[
F],unread:[]}}},24474:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=g;function T(){const t=n(73024);
return T=function(){return t},t}function C(){const t=n(76760);return C=function(){return t},t}function P(){const t=n(29122);
return P=function(){return t},t}function E(){const t=n(41895);return E=function(){return t},t}function I(){const t=n(21311);
return I=function(){return t},t}function F(){const t=n(26016);return F=function(){return t},t}function h(){const t=n(87952);
return h=function(){return t},t}function j(){const t=n(67147);return j=function(){return t},t}function v(){const t=n(48741);
return v=function(){return t},t}function $(){const t=n(96402);return $=function(){return t},t}function c(){const t=n(27624);
return c=function(){return t},t}function O(){const t=n(37075);return O=function(){return t},t}function e(){const t=n(23208);
return e=function(){return t},t}function u(){const t=n(69641);return u=function(){return t},t}function f(){const t=n(92344);
return f=function(){return t},t}function s(){const t=n(82330);return s=function(){return t},t}function S(){const t=n(52483);
return S=function(){return t},t}function i(){const t=n(64304);return i=function(){return t},t}function l(){const t=n(55929);
return l=function(){return t},t}function m(){const t=n(91827);return m=function(){return t},t}function o(){const t=n(72857);
return o=function(){return t},t}function d(){const t=n(34720);return d=function(){return t},t}async function g(t){const{
shard:R}=t,k={startedAt:new Date,...R&&{shard:R}};let L;try{return L=await(0,$().openRepository)(t.directory,t.env,t.note),
await p(t,L,k)}catch(x){const b=(0,E().asGateError)(x),{prepare:U}=k;return(0,c().buildErrorReport)(b.code==="prepare_fa\
iled"&&U?(0,e().withOutput)(b,U):b,k,new Date)}finally{await L?.close()}}async function p(t,R,k){const L=await t.locate(
R);k.event=L;const x=await(0,S().effectivePolicy)(t,R,L),b=t.command===void 0?x:{...x,policy:{...x.policy,proof:"auto"}};
k.policy=b,(0,I().requireExamples)(b);const U=r(t,R,L,b),Q=t.run&&t.prepare?(0,u().readPrepare)(t.prepare):[],nn=Q.length>
0?await(0,d().verifiedCheckout)(U,L):void 0,{prepared:a,findings:N}=nn?await(0,m().prepareCheckout)(Q,nn,{request:t,event:L,
audit:U,report:D=>{k.prepare=D}}):{findings:[]};try{const D=y(t,U,a),Y=A(await(0,s().auditCommit)(D,L.audited,L.base),N),
{audit:G,tree:B}=Y,z=t.run&&G.genes.length>0,H=a?.checkout??nn??(z?await(0,d().verifiedCheckout)(U,L):void 0),W=Y.change.
files,V=new Set(G.files.flatMap(({path:fn,exempt:Z})=>Z==="asset_store"?fn:[])),_={checkout:H,tree:B,change:{files:W,base:Y.
baseTree,assets:V,isCommitted:(0,P().isOfCommit)(L)},...a&&{shown:a.shown,again:a.again}},{refusal:J,...q}=await(0,d().validateChange)(
{request:t,event:L,policy:b},D,Y,{place:_,startedAt:k.startedAt}),X=(0,f().allFindings)(q.judgement),tn=(0,O().idsOf)(X),
en=q.runResult.interrupted>0?void 0:t.signal,on=await(0,o().proposeFix)({...D,signal:en},L,Y,tn),dn=await(0,l().headFilesOf)(
R,L,Y.assets,X);if(en?.aborted)throw(0,E().interrupted)("after the audit");const rn={...k,...Y,...q,...on,event:L,policy:b,
ids:tn},{all:an,secrets:sn}=t,cn=(0,c().buildReport)({...rn,all:an,headFiles:dn},sn,new Date);return J?(0,c().withRefusedRun)(
cn,J):cn}finally{await a?.close()}}function M(t,R){return(0,C().relative)(t.directory,(0,T().realpathSync)(R)).replaceAll(
C().sep,"/")}function r(t,R,k,L){const{command:x,directory:b}=t;return{repository:R,policy:L,additions:(0,h().additionsFor)(
L.policy),platform:(0,F().platformOf)(process.platform),policyCommit:k.policyCommit,all:t.all,isPush:k.name==="push",...k.
unprovenMerge&&{unprovenMerge:k.unprovenMerge},...x!==void 0&&{asked:(0,i().changeWithCommand)(x,M(R,b))},signal:t.signal}}
function y({run:t,takeRuns:R,prepare:k},L,x){return{...L,disk:(0,v().folderTree)(x?.checkout.directory??L.repository.directory),
...x&&{additions:(0,j().everything)((0,h().dependencyFolders)(L.policy.policy))},...!t&&{isPending:R||k?()=>!0:L.additions.
cover}}}function A(t,R){const{audit:k}=t;return{...t,audit:{...k,findings:[...k.findings,...R]}}}},55929:function(K,w,n){
Object.defineProperty(w,"__esModule",{value:!0}),w.findHeadFiles=E,w.headFilesOf=C;function T(){const h=n(213);return T=
function(){return h},h}async function C(h,{audited:j,head:v},{changes:$},c){if(j===v)return;const O=new Set([...$.map(({
asset:e})=>e.path),...c.flatMap(({location:e})=>e?.path??[])]);return E(h,j,v,O).catch(()=>{})}const P=100;async function E(h,j,v,$){
const c=(await(0,T().changedFiles)(h,j,v)).filter(({path:e})=>$.has(e)),O=[];for(const[e,u]of c.entries()){const{path:f,
status:s}=u,S=s==="deleted",i=S||e>=P?[]:await I(h,u);O.push({path:f,...S&&{missing:!0},same:i})}return O}async function I(h,{
oldOid:j,newOid:v}){if(j===v)return[{line:1,head_line:1}];const $=await h.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",j,v],{accept:[1]});return F($.toString("latin1"))}function F(h){const j=[...h.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(j.length===0)return[];const v=[];let[$,c]=[1,1];for(const[,O="",e="1",u="",f="1"]of j){const s=Number(O)+(e==="0"?1:0),
S=Number(u)+(f==="0"?1:0);s>$&&v.push({line:$,head_line:c,lines:s-$}),[$,c]=[s+Number(e),S+Number(f)]}return[...v,{line:$,
head_line:c}]}},91827:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=e;function T(){
const s=n(9354);return T=function(){return s},s}function C(){const s=n(67506);return C=function(){return s},s}function P(){
const s=n(76459);return P=function(){return s},s}function E(){const s=n(74238);return E=function(){return s},s}function I(){
const s=n(35720);return I=function(){return s},s}function F(){const s=n(67078);return F=function(){return s},s}function h(){
const s=n(95132);return h=function(){return s},s}function j(){const s=n(32223);return j=function(){return s},s}function v(){
const s=n(23208);return v=function(){return s},s}function $(){const s=n(63682);return $=function(){return s},s}function c(){
const s=n(29656);return c=function(){return s},s}function O(){const s=n(82330);return O=function(){return s},s}async function e(s,S,i){
const{event:l}=i,m={...i.audit,isPending:()=>!0},o=await(0,O().auditCommit)(m,l.audited,l.base);if(!(0,C().mayRunSome)(o.
audit))return{findings:[]};const d=[...await(0,P().prepareRefusals)(await(0,I().readTree)(m.repository,l.base),o.tree),...await f(
o,{...i,audit:m})];if(d.length>0)return{findings:d};const{prepared:g,reported:p}=await u(s,S,i),M=p?.isolation.downgrades?.[0]?.
reason??"containment is off",y=p?.contained?[]:[(0,h().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:M})];return{prepared:g,findings:y}}async function u(s,S,{request:{env:i,signal:l,secrets:m},event:o,audit:d,report:g}){
const{policy:p}=d.policy,M=p.prepare_env.flatMap(t=>i[t]??[]),r=[...m,...M];let y;return{prepared:await(0,v().runPrepare)(
s,{checkout:S,policy:p,requested:(0,$().requestOf)(p.containment,o.pullRequest?.isFork??!1),env:i,privateFolders:(0,j().
privateFolders)(i),signal:l,report:t=>{y={...t,lines:t.lines.map(({command:R,outcome:k})=>({command:R,outcome:(0,F().redactOutcome)(
k,r)}))},g(y)}}),reported:y}}async function f(s,{request:S,event:i,audit:l}){const m=s.audit.findings.filter(({rule:g})=>g===
"gate-weakened");if(m.length===0)return[];const{gate:o}=await(0,T().findApprovals)({genes:[],findings:m},l.policy.policy.
approvals,(0,c().headsOf)(i,l,s),(0,c().approverOf)(S,i,l));if(o===void 0)return[];const d=m[0]?.location?.path??E().POLICY_PATH;
return[(0,h().finding)("prepare-refused",{path:d,what:"it weakens the gate and waits for approval"})]}},34720:function(K,w,n){
Object.defineProperty(w,"__esModule",{value:!0}),w.validateChange=$,w.verifiedCheckout=v;function T(){const e=n(29122);return T=
function(){return e},e}function C(){const e=n(41895);return C=function(){return e},e}function P(){const e=n(61388);return P=
function(){return e},e}function E(){const e=n(32223);return E=function(){return e},e}function I(){const e=n(63682);return I=
function(){return e},e}function F(){const e=n(96620);return F=function(){return e},e}function h(){const e=n(94901);return h=
function(){return e},e}function j(){const e=n(29656);return j=function(){return e},e}function v({repository:e,additions:u},f){
const s=(0,T().isOfCommit)(f)?P().requireCheckedOut:P().requireSameFiles,S=f.name==="index"?"hook":O(f)?"terminal":"acti\
ons";return s(e,f.audited,u,S)}async function $({request:e,event:u,policy:f},s,S,{place:i,startedAt:l}){const{audit:m,tree:o}=S,
d={audit:m,event:u,policy:f},g=M=>r=>c(e,d,r,M),p={policy:f.policy,startedAt:l,heads:(0,j().headsOf)(u,s,S),approver:(0,j().
approverOf)(e,u,s)};try{return await(0,h().validate)(m,{...p,runs:e.run||e.takeRuns!==void 0,run:async M=>await e.takeRuns?.(
d,M)??await g(i)(M)})}catch(M){const r=(0,C().asGateError)(M);if(r.code!=="containment_unavailable")throw r;const y=g({checkout:void 0,
tree:o});return{...await(0,h().validate)(m,{...p,runs:!1,run:y}),refusal:r}}}async function c({env:e,shard:u,durations:f,
progress:s,signal:S},{audit:i,event:l,policy:{policy:m}},o,d){const g=u?(0,F().genesIn)(u,i.genes,f):new Set(i.genes),p=await(0,I().
runAudited)(i,{...d,policy:m,fork:l.isFork,path:e.PATH??"",home:e.HOME,privateFolders:(0,E().privateFolders)(e),waiting:{
has:M=>o.has(M)||!g.has(M)},progress:s,signal:S});return u?{...p,shards:[{...u,genes:g}]}:p}function O(e){return e.name===
"range"||!(0,T().isOfCommit)(e)}},61388:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
e,w.requireCheckedOut=j,w.requireSameFiles=v;function T(){const u=n(41895);return T=function(){return u},u}function C(){
const u=n(95201);return C=function(){return u},u}function P(){const u=n(22566);return P=function(){return u},u}function E(){
const u=n(59580);return E=function(){return u},u}function I(){const u=n(48741);return I=function(){return u},u}function F(){
const u=n(35720);return F=function(){return u},u}function h(){const u=n(67397);return h=function(){return u},u}async function j(u,f,s,S){
const[i]=await(0,h().resolveCommits)(u,["HEAD"]);if(i!==f)throw e(`the checkout is at ${(0,h().short)(i)}`,f,S);return v(
u,f,s,S)}async function v(u,f,s,S){const i=await(0,F().readTree)(u,f),l=(0,E().guardCheckout)(u.directory,[...i.files()],
s),m=await $(u,f,l);if(m.length>0)throw c(m,f,S);return l}async function $(u,f,s){const S=await s.differing(),i=[...S.keys()].
map(({path:o})=>o),l=await(0,C().attributesOf)(u,f,i,P().CONVERSIONS),m=[];for(const[{path:o,oid:d="",size:g=0},p]of S){
if(p==="kind"||g>F().MAX_FILE_BYTES){m.push({path:o,what:"differs on disk"});continue}const M=await(0,I().readOnDisk)(s.
directory,o),r=(0,P().conversionFault)(await(0,F().readBlob)(u,d),M,y=>l(o,y));r===void 0?s.accept(o,M):m.push({path:o,what:r})}
return m}function c(u,f,s){const S=[...u].sort((d,g)=>d.path<g.path?-1:1),{path:i,what:l}=S.find(({what:d})=>d!=="differ\
s on disk")??S[0]??O,m=JSON.stringify(i),o=u.length>1&&l==="differs on disk"?`${m} and ${u.length-1} more differ on disk`:
`${m} ${l}`;return e(o,f,s,"dirty")}const O={path:"",what:"differs on disk"};function e(u,f,s,S){const i={actions:`Run t\
he gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0
and no \`sparse-checkout\`, because commands run in the whole commit.`,terminal:`${S==="dirty"?"Commit the changes, or p\
ut them away with `git stash`":`Switch to the branch of the commit, or check it out: \`git checkout ${f}\``}; or gate th\
e uncommitted files with \`--worktree\`, or only audit with \`--no-run\`.`,hook:"Stage the changes with `git add --all`,\
 or put them away with `git stash --keep-index`; or only audit with `--no-run`."},l=s==="hook"?"The index":`Commit ${(0,h().
short)(f)}`;return new(T()).GateError("checkout_differs",`${l} is audited, but ${u}`,i[s])}},27624:function(K,w,n){Object.
defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=u,w.buildReport=O,w.withRefusedRun=e;function T(){const o=n(
85475);return T=function(){return o},o}function C(){const o=n(38863);return C=function(){return o},o}function P(){const o=n(
57430);return P=function(){return o},o}function E(){const o=n(54062);return E=function(){return o},o}function I(){const o=n(
95132);return I=function(){return o},o}function F(){const o=n(92344);return F=function(){return o},o}function h(){const o=n(
94274);return h=function(){return o},o}function j(){const o=n(77648);return j=function(){return o},o}function v(){const o=n(
36807);return v=function(){return o},o}function $(){const o=n(27436);return $=function(){return o},o}const c=100;function O(o,d,g){
const{audit:p,approval:M,change:r,runResult:y,judgement:A,ids:t,policy:R,startedAt:k}=o,L=A.genes.map(H=>(0,v().redactGene)(
H,d)),x=(0,v().validationReportsOf)(L,{nodeOf:y.nodeOf,policyDigest:R.digest,startedAt:k,finishedAt:g}),b=(0,F().allFindings)(
A),U=S(p.seeds),Q=s(t,o),nn=o.all?void 0:o.event.base,a=(0,j().reportFindings)([...Q.keys()],Q,nn).map(H=>U(H)?{...H,seed:!0}:
H),N=(0,j().findingsAbout)(A.findings),D={about:N,ids:t},Y=(H,W)=>({type:W.type,id:W.id,asset_id:(0,T().assetIdOf)(W),path:W.
path,line:W.locate().line,change:H,...(0,j().idsIn)(N(W),t)}),{counting:G,hard_cap_files:B,hard_cap_lines:z}=R.policy.blast_radius;
return{...f(o,g),verdict:A.verdict,next_actor:(0,h().nextActorOf)(A.verdict,b,R.policy.fail_on),isolation:y.isolation,blast_radius:{
...p.blastRadius,counting:G,hard_cap_files:B,hard_cap_lines:z,renamed_files:r.files.filter(({status:H})=>H==="renamed").
length,changed_files:p.files.slice(0,c)},genes:L.map((H,W)=>(0,j().reportGene)(H,x[W]?.id??null,D)),capsules:p.capsules.
map(({change:H,asset:W,eligible:V,eligibility:_,reasons:J})=>({...Y(H,W),eligible:V,eligibility:_,reasons:J.map(q=>({rule:q.
rule,message:(0,I().describe)(q).message}))})),events:o.assets.changes.filter(({asset:H})=>H.type==="EvolutionEvent").map(
({kind:H,asset:W})=>Y(H,W)),...A.shards.length>0&&{shards:A.shards},findings:a,...l(b),...m(p,A.findings,t),...o.fix&&{fix:o.
fix},...o.headFiles&&{head_files:o.headFiles},approvals:M.approvals,approval_digest:M.digest??null,plans_digest:p.plansDigest,
validation_reports:x.filter(H=>H!==null)}}function e(o,d){const{code:g,message:p,hint:M}=d;return{...o,verdict:"error",next_actor:"\
undecided",error:{code:g,message:p,hint:M},genes:o.genes.map(r=>r.verdict==="pass"||r.verdict==="warn"?{...r,verdict:"er\
ror"}:r),...o.shards&&{shards:o.shards.map(r=>({...r,verdict:"error"}))},validation_reports:[]}}function u(o,d,g){const{
code:p,message:M,hint:r}=o;return{...f(d,g),verdict:"error",next_actor:"undecided",error:{code:p,message:M,hint:r},isolation:P().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...d.shard&&{shards:[{...d.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function f({event:o,policy:d,prepare:g,
startedAt:p},M){return{type:"GateReport",schema_version:$().GATE_REPORT_VERSION,tool:{...C().TOOL},event:{name:o?.name??
null,...o?.pullRequest&&{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.
head??null,audited_sha:o?.audited??null,policy:d?{source:d.source,...d.path!==void 0&&{path:d.path},...d.ref!==void 0&&{
ref:d.ref},digest:d.digest,...d.policy.extends&&{extends:d.policy.extends},...d.combinedWith&&{combined_with:{...d.combinedWith}},
profile:d.policy.profile,fail_on:d.policy.fail_on,...i(d.policy,M)}:null,...g&&{prepare:g},started_at:p.toISOString(),finished_at:M.
toISOString(),duration_ms:Math.max(0,M.getTime()-p.getTime())}}function s(o,{fix:d,identified:g}){const p=(r,y)=>JSON.stringify(
[r,y]),M=new Set(d?.edits.flatMap(({finding:r,path:y,old:A})=>[r,p(y,A)]));return new Map([...o].map(([r,y])=>{const{args:A,
edit:t,location:R}=r;if(M.has(y)||t&&M.has(p(R?.path,t.old)))return[r,y];if(t?.fix)return[{...r,edit:{...t,fix:!1}},y];const k=(0,T().
isMissingIdentity)(r)&&g.has(R?.path??"");return[A.fixable===!0&&!k?{...r,args:{...A,fixable:!1}}:r,y]}))}function S(o){
const d=new Set(o.map(({type:g,id:p,path:M})=>JSON.stringify([g,p,M])));return({subject:g,location:p,severity:M,harm:r,layer:y})=>M!==
"error"&&r!=="danger"&&y!=="run"&&d.has(JSON.stringify([g?.type,g?.id,p?.path]))}function i({enforce:o},d){const g=(0,E().
enforcementOn)((0,E().dayOf)(d),o);if(g.mode==="block")return{};const{until:p}=g;return{enforce:g.mode,...p!==void 0&&{enforce_until:p}}}
function l(o){const d=o.flatMap(({rule:g,args:p})=>{if(g!=="check-decided-by")return[];const{path:M,why:r,isNew:y,bytes:A}=p,
t=Number(A);return[{...{path:String(M),why:String(r),new:y===!0},...t>=0&&{bytes:t}}]});return d.length>0?{read:d}:{}}function m({
agentFiles:o},d,g){const p=o.filter(({entries:M})=>M.length>0);return p.length===0?{}:{agent_files:p.map(M=>(0,j().reportAgentFile)(
M,d,g))}}},92342:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=E;function T(){
const I=n(14495);return T=function(){return I},I}const C=w.NOBODY={uid:65534,gid:65534},P=["sudo","-n","--","env","-i",`\
PATH=${T().SYSTEM_PATH}`];function E(I,F){const h=F.uid===0,j=h?C:{uid:F.uid,gid:F.gid},v={user:j,runsAs:j,adopt:h,overlay:[
"redirect_dir=on",...h?["metacopy=on"]:[]]},$=["unshare","--mount"];return[I.uid===0?{name:"root",newMounts:$,...v}:{name:"\
sudo",newMounts:[...P,...$],...v},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:I.
uid===0?C:I,adopt:!1,overlay:["userxattr"]}]}},23208:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.
runPrepare=g,w.withOutput=nn;function T(){const a=n(51455);return T=function(){return a},a}function C(){const a=n(76760);
return C=function(){return a},a}function P(){const a=n(63963);return P=function(){return a},a}function E(){const a=n(41895);
return E=function(){return a},a}function I(){const a=n(14495);return I=function(){return a},a}function F(){const a=n(87952);
return F=function(){return a},a}function h(){const a=n(67147);return h=function(){return a},a}function j(){const a=n(48741);
return j=function(){return a},a}function v(){const a=n(61229);return v=function(){return a},a}function $(){const a=n(19309);
return $=function(){return a},a}function c(){const a=n(51968);return c=function(){return a},a}function O(){const a=n(10582);
return O=function(){return a},a}function e(){const a=n(92342);return e=function(){return a},a}function u(){const a=n(32223);
return u=function(){return a},a}function f(){const a=n(77823);return f=function(){return a},a}function s(){const a=n(57334);
return s=function(){return a},a}function S(){const a=n(46282);return S=function(){return a},a}function i(){const a=n(61023);
return i=function(){return a},a}function l(){const a=n(20849);return l=function(){return a},a}function m(){const a=n(11863);
return m=function(){return a},a}const o=100,d=1024**3;async function g(a,N,D=new Map){const Y=performance.now(),G=await(0,$().
copyCheckout)(N.checkout);try{const{directory:B}=G.guard;(0,i().requirePlaces)([...D.keys()],(0,j().folderTree)(B)),await(0,i().
writeFiles)(B,D);const z=new Set(r(G.guard,N.policy));await M(a,G,N,()=>r(G.guard,N.policy).filter(X=>!z.has(X))),await y(
G.guard,z,N.policy,D),await(0,T().rm)((0,C().join)(B,".git"),{recursive:!0,force:!0}),await(0,c().copyRepository)(N.checkout.
directory,B),t()&&await k((0,C().join)(B,".git"),await R(B));const H=(0,h().everything)((0,F().dependencyFolders)(N.policy)),
W=G.guard.at(B,H),V=X=>X.additions.some(H.areBuilt),J=(a.some(({argv:X})=>!X.includes("--ignore-scripts"))||V(W))&&!V(N.
checkout),q={durationMs:performance.now()-Y,run:(X,tn)=>g(a,{...N,...{requested:"require",signal:tn,report:()=>{}}},X)};
return{checkout:W,shown:G.objects,close:G.close,...J&&{again:q}}}catch(B){throw await G.close(),B}}function p(a){return{
...a,memory_bytes:Math.max(a.memory_bytes,4*d),written_bytes:Math.max(a.written_bytes,2*d),file_bytes:Math.max(a.file_bytes,
d),processes:Math.max(a.processes,1024)}}async function M(a,N,{policy:D,requested:Y,env:G,privateFolders:B,signal:z,report:H},W){
const{directory:V}=N.guard,_=a.flatMap(({argv:Z})=>Z.slice(0,1)),J=await(0,S().findPrograms)({path:G.PATH??"",checkout:V,
names:_}),q=await R(V);t()&&await k(V,e().NOBODY);const X=p(D.limits),{chooseBackend:tn}=await n.e(670).then(n.bind(n,60670)),
{backend:en,isolation:on,close:dn}=await tn({programs:J,checkout:V,keepsWrites:!0,shown:N.objects,outputBytes:X.output_bytes,
limits:(0,O().limitsOn)((0,O().thisMachine)(),X,1),requested:Y,network:!0,folders:B,home:await(0,u().homeFolders)(D.home_caches,
G.HOME),signal:z}),rn=en.level==="namespaces";!rn&&t()&&await k(V,q);const an=[],sn=()=>H({contained:rn,isolation:on,lines:an,
written:A(W()).slice(0,o)}),cn=Object.fromEntries(D.prepare_env.flatMap(Z=>G[Z]===void 0?[]:[[Z,G[Z]]])),fn=performance.
now()+X.prepare_seconds*1e3;try{for(const Z of a){const mn=Math.max(1,Math.round(fn-performance.now())),{command:ln,argv:hn,
assignments:pn}=Z,[gn=""]=hn,yn={...cn,...pn},wn={command:ln,argv:hn,program:gn,directory:"",env:yn,timeoutMs:mn},un=await Promise.
resolve().then(()=>en.prepare(wn,z)).catch(On=>{throw x(Z,On)});if(an.push({command:ln,outcome:un}),un.status!=="passed")
throw sn(),un.reason===s().INTERRUPTED?(0,E().interrupted)("during the prepare command"):L(Z,un,on)}}finally{await dn()}
sn()}function r({directory:a,folders:N,files:D},Y){const G=new Set([...N,...D.map(({path:z})=>z)]),{cover:B}=(0,h().additionsOf)(
[],(0,F().dependencyFolders)(Y));return(0,v().filesBelow)(a,B).filter(z=>!G.has(z))}async function y(a,N,D,Y){const G=new Set(
[...a.folders,...a.files.map(({path:J})=>J)]),B=J=>J==="."||G.has(J),z=r(a,D).filter(J=>!N.has(J)).filter(J=>(0,m().replacesAudited)(
J,B)||(0,m().configuresTool)(J,B)),H=(await a.changed()).filter(J=>!Y.has(J)),[W,...V]=[...H,...z].sort();if(W===void 0)
return;const _=V.length===0?"":` and ${V.length} more`;throw b(`it changed or replaced files of the commit, or configure\
d a tool: ${JSON.stringify(W)}${_}`,"Use commands that only add files, such as npm ci in place of npm install.")}function A(a){
return[...new Set(a.map(N=>N.split("/",1)[0]??N))].sort()}function t(){return process.platform==="linux"&&process.getuid?.()===
0}async function R(a){const{uid:N,gid:D}=await(0,T().stat)(a);return{uid:N,gid:D}}async function k(a,{uid:N,gid:D}){const Y=await(0,I().
systemTool)("chown");if(Y===void 0)throw b("`chown` is not in a directory of the system","Install coreutils.");await(0,P().
exec)(Y,["-hR",`${N}:${D}`,"--",a],{silent:!0})}function L({command:a},N,D){const{reason:Y=`exit code ${N.exit_code}`}=N,
{contained:G,change:B}=(0,f().containmentWords)(N,D,"allow");return new(E()).GateError("prepare_failed",`The prepare com\
mand "${(0,l().safeLine)(a)}" did not pass: ${Y}${G&&"; "}${G}.`,`${B}${B&&" "}Its output is in \`prepare\` of the report.\
 It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy\
 names.`)}function x({command:a},N){return!(N instanceof E().GateError)||N.code!=="program_not_found"?N:new(E()).GateError(
"prepare_failed",`The prepare command "${(0,l().safeLine)(a)}" could not start: ${N.message}`,N.hint,{cause:N})}function b(a,N){
return new(E()).GateError("prepare_failed",`The prepare command could not be used: ${a}.`,N)}const U=5,Q=1e3;function nn(a,{
lines:N}){const D=N.at(-1)?.outcome;if(D===void 0)return a;const G=[D.stderr,D.stdout].map(({head:H,tail:W})=>(W||H).trim()).
find(H=>H!=="");if(G===void 0)return a;const B=G.split(`
`).slice(-U).map(l().safeLine).join(" | "),z=`${a.message} It printed: ${B.slice(-Q)}`;return new(E()).GateError(a.code,
z,a.hint,{cause:a.cause})}},69641:function(K,w,n){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=E;function T(){
const h=n(41895);return T=function(){return h},h}function C(){const h=n(95132);return C=function(){return h},h}function P(){
const h=n(54669);return P=function(){return h},h}function E(h){const v=h.split(/\r?\n/).map($=>$.trim()).filter($=>$!==""&&
!$.startsWith("#"));if(v.length===0)throw F("`prepare` has no command","Name a command.");return v.map(I)}function I(h){
const{words:j,assignments:v,problems:$}=(0,P().lex)(h),c=$.find(({severity:O})=>O==="error");if(c?.rule==="shell-operato\
r")throw F(`The prepare line \`${h}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(c){const{message:O}=(0,C().describe)((0,C().problemFinding)(
c));throw F(`The prepare line \`${h}\` cannot be read: ${O}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:h,argv:j.map(({text:O})=>O),assignments:Object.fromEntries(v.map(({name:O,value:e})=>[O,e]))}}
function F(h,j){return new(T()).GateError("input_invalid",h,j)}},11863:function(K,w,n){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=j,w.replacesAudited=I;function T(){const v=n(76760);return T=function(){return v},v}function C(){
const v=n(41330);return C=function(){return v},v}const P=["",".js",".json",".node"],E=new Set(["package.json",".npmrc"]);
function I(v,$){return E.has(T().posix.basename(v))?$(T().posix.dirname(v)):P.some((c,O)=>{if(!v.endsWith(c))return!1;const e=v.
slice(0,v.length-c.length);return[...P.slice(O+1),...c===""?[]:[""]].some(f=>$(e+f))})}const F=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],h=(0,C().default)(F,
{dot:!0});function j(v,$){return h(T().posix.basename(v))&&$(T().posix.dirname(v))}},96620:function(K,w,n){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=I,w.genesIn=h,w.isPending=F,w.partition=C,w.shardsFor=P;function T(){const c=n(
77598);return T=function(){return c},c}function C(c,O,e=new Map){const u=c.map(v),f=new Map(u.map((d,g)=>[d,c[g]??[]])),
s=j(u),S=[...new Set(c.flat())].sort(),i=new Map(S.map((d,g)=>[d,g])),l=s.map(d=>[...new Set(f.get(d))].map(g=>i.get(g)??
0).sort((g,p)=>g-p)),m=l.length===0?[]:$(l,E(S,e),O),o=new Map(s.map((d,g)=>[d,m[g]??0]));return u.map(d=>d===void 0?void 0:
(o.get(d)??0)+1)}function P(c,O,e){let u=Math.min(O,j(c.map(v)).length);for(;;){const f=new Set(C(c,u,e).filter(s=>s!==void 0));
if(f.size===u)return u;u=f.size}}function E(c,O){const e=c.flatMap(f=>O.get(f)??[]).map(f=>Math.max(f,1)).sort((f,s)=>f-
s),u=e[Math.floor(e.length/2)]??1;return c.map(f=>Math.max(O.get(f)??u,1))}function I(c){return c.map(({commands:O})=>O.
every(e=>e.plan!==void 0||F(e))?O.map(({command:e})=>e):[])}function F({plan:c,verdict:O,findings:e}){return c===void 0&&
O!=="block"&&e.some(({rule:u})=>u==="target-not-judged")}function h({index:c,of:O},e,u){const f=C(I(e),O,u);return new Set(
e.filter((s,S)=>f[S]===c))}function j(c){return[...new Set(c)].filter(O=>O!==void 0).sort()}function v(c){if(c.length===
0)return;const O=[...new Set(c)].sort().join(`
`);return(0,T().hash)("sha256",O)}function $(c,O,e){const u=Array.from({length:e},()=>new Set),f=new Array(e).fill(0),s=new Array(
c.length).fill(0),S=new Set,i=new Set(c.keys());for(;i.size>0;){const l=f.indexOf(Math.min(...f)),m=u[l]??new Set,o=p=>m.
has(p)?2:S.has(p)?0:1;let[d,g]=[0,Number.NEGATIVE_INFINITY];for(const p of i){const M=(c[p]??[]).reduce((r,y)=>r+o(y)*(O[y]??
0),0);M>g&&([d,g]=[p,M])}for(const p of c[d]??[])m.has(p)||(f[l]=(f[l]??0)+(O[p]??0)),m.add(p),S.add(p);s[d]=l,i.delete(
d)}return s}},63963:function(K,w,n){n.r(w),n.d(w,{exec:()=>T.m});var T=n(81260)}};
