"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=n;function C(){const o=e(76760);return C=function(){return o},o}function M(){const o=e(45156);return M=
function(){return o},o}function T(){const o=e(59867);return T=function(){return o},o}function A(){const o=e(10473);return A=
function(){return o},o}function E(){const o=e(3463);return E=function(){return o},o}function F(){const o=e(95244);return F=
function(){return o},o}function h(){const o=e(32854);return h=function(){return o},o}function j(){const o=e(93028);return j=
function(){return o},o}function S(){const o=e(95132);return S=function(){return o},o}const R=["dependencies","devDepende\
ncies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],m=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
I=/(?:^|\/)package\.json$/;async function n(o,y){const P=await Promise.all(f(y).map($=>s($,o,y))),t=await d(o,y);return[
...P.flat(),...t].map($=>(0,S().finding)("prepare-refused",$))}async function s(o,y,P){const t=P.readlink(o);if(t!==void 0&&
t!==y.readlink(o))return[{path:o,what:"it is a new symbolic link"}];const $=(0,h().resolveInTree)(P,o);return $.kind!=="\
inside"||!(0,j().isRegular)($.entry.kind)?m.test(o)?[{path:o,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,A().hasOtherContent)(P,y,o)?I.test(o)?O(o,y,P):l(o)?g(o,y,P):[{path:o,what:"it decides where pack\
ages come from"}]:[]}async function d(o,y){const[{npm:P},{npm:t}]=await Promise.all([(0,T().readLocks)(o),(0,T().readLocks)(
y)]),$=t?.all.find(L=>{const{name:x,source:b}=L;if(b.kind!=="file")return!1;if((0,M().replacedArchive)(L,y,o))return!0;const U=P?.
packages.get(x)?.source;return!(U?.kind==="file"&&(U.at===b.at||!a(b.at)))&&(U!==void 0||a(b.at))});if(!t||!$)return[];const N=`\
it takes the package \`${$.name}\` from \`${$.source.at}\``;return[{path:t.path,what:N}]}function a(o){return/\.t(?:ar\.)?gz(?:$|[#:])/i.
test(o)}function l(o){return F().LOCKFILES.includes(C().posix.basename(o))}function i(o){return F().NPM_LOCKFILES.some(y=>y===
C().posix.basename(o))}function f(o){return[...o.files()].filter(({kind:y})=>y!=="submodule").map(({path:y})=>y).filter(
y=>m.test(y)||I.test(y)||l(y))}async function g(o,y,P){const t=i(o)?await(0,T().readLock)(P,o):"unread";if(t==="unread")
return[{path:o,what:"it is a lockfile that the gate does not read"}];if(t===void 0)return[{path:o,what:"it is no valid l\
ockfile"}];const $=f(y).filter(i),L=(await Promise.all($.map(b=>(0,T().readLock)(y,b)))).flatMap(b=>typeof b=="object"?b.
all:[]),x=new Set([...L.map(({source:b})=>r(b)),...await(0,M().knownHosts)(y)]);for(const{source:b}of t.all){const U=r(b);
if(U===void 0||x.has(U))continue;const Q=b.kind==="git"?"the dependency":"downloads from";return[{path:o,what:`it adds ${Q}\
 \`${U.slice(0,200)}\``}]}return[]}function r({kind:o,at:y}){if(o!=="file")return o==="tarball"&&URL.canParse(y)?new URL(
y).host:y}function u(o,y,P){const[t]=[...P].filter($=>!y.has($));return t===void 0?[]:[{path:o,what:`it adds the depende\
ncy \`${t.slice(0,200)}\``}]}async function O(o,y,P){const[t,$]=await Promise.all([y,P].map(N=>(0,T().readJsonFile)(N,o)));
return $===T().INVALID?[{path:o,what:"it is not a JSON object"}]:u(o,p((0,E().objectIn)(t)),p((0,E().objectIn)($)))}function p(o){
const y=new Set,P=(x,b)=>{if(typeof b=="string"&&v(b,x)){const{kind:U}=(0,T().sourceOf)(b,x,"");y.add(`${x}: ${U==="git"?
b.replace(/#.*$/s,""):b}`)}for(const[U,Q]of Object.entries((0,E().objectIn)(b)))P(U,Q)};for(const x of R)P(x,o[x]);const{
overrides:t,packageExtensions:$}=(0,E().objectIn)(o.pnpm);P("pnpm",{overrides:t,packageExtensions:$});const{catalog:N,catalogs:L}=(0,E().
objectIn)(o.workspaces);return P("workspaces",{catalog:N,catalogs:L}),y}function v(o,y){const{kind:P,at:t=""}=(0,T().sourceOf)(
o,y,"");return P==="git"||P==="tarball"||P==="file"&&a(t)}},29656:function(K,w,e){Object.defineProperty(w,"__esModule",{
value:!0}),w.approverOf=R,w.headsOf=S,w.policyChangedSince=m;function C(){const n=e(23404);return C=function(){return n},
n}function M(){const n=e(1395);return M=function(){return n},n}function T(){const n=e(29122);return T=function(){return n},
n}function A(){const n=e(41895);return A=function(){return n},n}function E(){const n=e(74238);return E=function(){return n},
n}function F(){const n=e(35720);return F=function(){return n},n}function h(){const n=e(67397);return h=function(){return n},
n}function j(){const n=e(82330);return j=function(){return n},n}function S(n,s,d){const{baseRef:a,group:l}=n;if(l!==void 0)
return l.map(({number:f,headSha:g})=>({pullRequest:f,judge:()=>(0,j().judgeHead)(s,g,a)}));const i=n.audited===n.head||!(0,T().
isOfCommit)(n);return[{...n.pullRequest&&{pullRequest:n.pullRequest.number},judge:()=>i?(0,M().judgedHead)(d.audit,d.tree,
s.policy,a):(0,j().judgeHead)(s,n.head,a)}]}function R({approver:n},{baseRef:s,policyCommit:d,defaultBranch:a},l){return{
means:n.means,find:i=>n.find({...i,subjectAt:async f=>(await(0,j().judgeHead)(l,f,s)).subject,policyChangedSince:async f=>{
const r=[...new Set([d,a?.commit??d])].map(u=>m(l.repository,u,f));return(await Promise.all(r)).includes(!0)}})}}async function m(n,s,d){
const a=Math.floor(Date.parse(d)/1e3)+1,i=(await n.objects(["log","--first-parent",`--since=@${a}`,"--format=%H %P",s,"-\
-",E().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(i==="")return!1;const[f="",g]=i.split(" ");if((await n.shallowCommits()).has(f))throw new(A()).GateError(
"shallow_clone",`this clone lacks the history of ${E().POLICY_PATH} before ${(0,h().short)(f)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return g===void 0?!0:await I(n,g)!==await I(n,s)}async function I(n,s){const d=await(0,E().readPolicyIn)(
await(0,F().readTree)(n,s));return"missing"in d?d.text:"policy"in d?(0,C().canonicalize)(d.policy):void 0}},82330:function(K,w,e){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=S,w.judgeHead=R;function C(){const m=e(1395);return C=function(){
return m},m}function M(){const m=e(70237);return M=function(){return m},m}function T(){const m=e(67506);return T=function(){
return m},m}function A(){const m=e(54244);return A=function(){return m},m}function E(){const m=e(67147);return E=function(){
return m},m}function F(){const m=e(24634);return F=function(){return m},m}function h(){const m=e(35720);return h=function(){
return m},m}function j(){const m=e(213);return j=function(){return m},m}async function S({repository:m,policy:I,additions:n,
disk:s,isPending:d,platform:a,all:l,isPush:i,unprovenMerge:f,asked:g,signal:r},u,O){const[p,v,o]=await Promise.all([(0,h().
readTree)(m,O),(0,h().readTree)(m,u),(0,j().readChange)(m,O,u)]),P={...s?(0,E().withAdditions)(v,s,n):v,...d&&{isPending:d}},
t=new(A()).AuditClock(r),$={baseTree:p,headTree:v,change:o,policy:I.policy,all:l,clock:t},N=g??await(0,M().collectAssets)(
$),L=await(0,T().auditChange)({change:o,assets:N,baseTree:p,tree:P,policy:I,platform:a,...i&&{isPush:i},...l&&{all:l},...f&&
{unprovenMerge:f},clock:t});return{change:o,assets:N,audit:L,tree:v,baseTree:p,commandTree:P}}async function R(m,I,n){const{
repository:s,policyCommit:d}=m;await(0,F().requireCommits)(s,[I],[I]);const a=await(0,F().mergeBase)(s,d,I),{audit:l,tree:i}=await S(
m,I,a);return await(0,C().judgedHead)(l,i,m.policy,n)}},52483:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),
w.basePolicy=R,w.effectivePolicy=S,w.protectedBy=n,w.readerOf=I,w.resolvePolicyRef=d;function C(){const i=e(41895);return C=
function(){return i},i}function M(){const i=e(81961);return M=function(){return i},i}function T(){const i=e(74238);return T=
function(){return i},i}function A(){const i=e(24634);return A=function(){return i},i}function E(){const i=e(35720);return E=
function(){return i},i}function F(){const i=e(19674);return F=function(){return i},i}function h(){const i=e(67397);return h=
function(){return i},i}function j(){const i=e(50598);return j=function(){return i},i}async function S(i,f,g){return(0,M().
tightenPolicy)(await R(i,f,g),i.inputs)}async function R({policy:i,policyRef:f,readShared:g},r,u){const O=I(r,g),p=i??await s(
O,u);if(f===void 0)return p;const v=await d(r,f);return(0,M().stricterOf)(p,await O(v,`${f}:${T().POLICY_PATH}`),f)}const m="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function I(i,f){return async(g,r)=>(0,T().
loadPolicy)(await(0,E().readTree)(i,g),g,{path:r,hint:m,readShared:f})}async function n({name:i,commit:f},g,r){return(0,M().
policyOfBranch)(await r(f,`${i}:${T().POLICY_PATH}`),g,i)}async function s(i,{policyCommit:f,baseRef:g,defaultBranch:r}){
const u=await i(f,T().POLICY_PATH);if(r===void 0)return u;if(r.name===g){const p=(0,M().policyOfBranch)(u,g,g)??u;return p===
u?u:(0,M().stricterOf)(u,p,`branches.${g}`)}const O=await n(r,g,i);return O===void 0||u.source==="default"?O??u:(0,M().stricterOf)(
u,O,r.name)}async function d(i,f){const g=f.replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(g)?await(0,j().resolveRevision)(
i,g):await a(i,g)??await(0,j().resolveRevision)(i,f)}catch(r){throw r instanceof C().GateError&&r.code==="ref_ambiguous"?
r:l(f,r)}}async function a(i,f){const g=`refs/remotes/origin/${f}`,[r,u]=await(0,h().lookUpCommits)(i,[g,`refs/heads/${f}`]);
if(r!==void 0)return r;try{if(!await(0,F().branchAtOrigin)(i,f))return}catch(O){if(u!==void 0)return u;throw O}return await(0,A().
requireCommits)(i,[g],[(0,F().fetched)(f)]),(await(0,h().lookUpCommits)(i,[g]))[0]}function l(i,f){const g=f instanceof C().
GateError&&f.code==="git_failed"?`: ${f.message}`:"";return new(C()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
i)} is not a branch of origin or a revision in this clone${g}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:f})}},64304:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.changeWithCommand=e;
function e(C,M){const T=`${M===""?"":`${M}/`}command line`,F={type:"Gene",id:T,path:T,value:{type:"Gene",id:T,validation:[
C]},pointer:[],locate:()=>({path:T,line:1,column:1})};return{changes:[{kind:"added",asset:F}],problems:[],files:[],present:[
F],unread:[]}}},24474:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=O;function C(){const t=e(73024);
return C=function(){return t},t}function M(){const t=e(76760);return M=function(){return t},t}function T(){const t=e(29122);
return T=function(){return t},t}function A(){const t=e(41895);return A=function(){return t},t}function E(){const t=e(21311);
return E=function(){return t},t}function F(){const t=e(26016);return F=function(){return t},t}function h(){const t=e(87952);
return h=function(){return t},t}function j(){const t=e(67147);return j=function(){return t},t}function S(){const t=e(48741);
return S=function(){return t},t}function R(){const t=e(96402);return R=function(){return t},t}function m(){const t=e(27624);
return m=function(){return t},t}function I(){const t=e(37075);return I=function(){return t},t}function n(){const t=e(23208);
return n=function(){return t},t}function s(){const t=e(69641);return s=function(){return t},t}function d(){const t=e(92344);
return d=function(){return t},t}function a(){const t=e(82330);return a=function(){return t},t}function l(){const t=e(52483);
return l=function(){return t},t}function i(){const t=e(64304);return i=function(){return t},t}function f(){const t=e(55929);
return f=function(){return t},t}function g(){const t=e(91827);return g=function(){return t},t}function r(){const t=e(72857);
return r=function(){return t},t}function u(){const t=e(34720);return u=function(){return t},t}async function O(t){const{
shard:$}=t,N={startedAt:new Date,...$&&{shard:$}};let L;try{return L=await(0,R().openRepository)(t.directory,t.env,t.note),
await p(t,L,N)}catch(x){const b=(0,A().asGateError)(x),{prepare:U}=N;return(0,m().buildErrorReport)(b.code==="prepare_fa\
iled"&&U?(0,n().withOutput)(b,U):b,N,new Date)}finally{await L?.close()}}async function p(t,$,N){const L=await t.locate(
$);N.event=L;const x=await(0,l().effectivePolicy)(t,$,L),b=t.command===void 0?x:{...x,policy:{...x.policy,proof:"auto"}};
N.policy=b,(0,E().requireExamples)(b);const U=o(t,$,L,b),Q=t.run&&t.prepare?(0,s().readPrepare)(t.prepare):[],nn=Q.length>
0?await(0,u().verifiedCheckout)(U,L):void 0,{prepared:c,findings:k}=nn?await(0,g().prepareCheckout)(Q,nn,{request:t,event:L,
audit:U,report:D=>{N.prepare=D}}):{findings:[]};try{const D=y(t,U,c),Y=P(await(0,a().auditCommit)(D,L.audited,L.base),k),
{audit:G,tree:B}=Y,z=t.run&&G.genes.length>0,H=c?.checkout??nn??(z?await(0,u().verifiedCheckout)(U,L):void 0),W=Y.change.
files,V=new Set(G.files.flatMap(({path:fn,exempt:Z})=>Z==="asset_store"?fn:[])),_={checkout:H,tree:B,change:{files:W,base:Y.
baseTree,assets:V,isCommitted:(0,T().isOfCommit)(L)},...c&&{shown:c.shown,again:c.again}},{refusal:J,...q}=await(0,u().validateChange)(
{request:t,event:L,policy:b},D,Y,{place:_,startedAt:N.startedAt}),X=(0,d().allFindings)(q.judgement),tn=(0,I().idsOf)(X),
en=q.runResult.interrupted>0?void 0:t.signal,on=await(0,r().proposeFix)({...D,signal:en},L,Y,tn),dn=await(0,f().headFilesOf)(
$,L,Y.assets,X);if(en?.aborted)throw(0,A().interrupted)("after the audit");const rn={...N,...Y,...q,...on,event:L,policy:b,
ids:tn},{all:an,secrets:sn}=t,cn=(0,m().buildReport)({...rn,all:an,headFiles:dn},sn,new Date);return J?(0,m().withRefusedRun)(
cn,J):cn}finally{await c?.close()}}function v(t,$){return(0,M().relative)(t.directory,(0,C().realpathSync)($)).replaceAll(
M().sep,"/")}function o(t,$,N,L){const{command:x,directory:b}=t;return{repository:$,policy:L,additions:(0,h().additionsFor)(
L.policy),platform:(0,F().platformOf)(process.platform),policyCommit:N.policyCommit,all:t.all,isPush:N.name==="push",...N.
unprovenMerge&&{unprovenMerge:N.unprovenMerge},...x!==void 0&&{asked:(0,i().changeWithCommand)(x,v($,b))},signal:t.signal}}
function y({run:t,takeRuns:$,prepare:N},L,x){return{...L,disk:(0,S().folderTree)(x?.checkout.directory??L.repository.directory),
...x&&{additions:(0,j().everything)((0,h().dependencyFolders)(L.policy.policy))},...!t&&{isPending:$||N?()=>!0:L.additions.
cover}}}function P(t,$){const{audit:N}=t;return{...t,audit:{...N,findings:[...N.findings,...$]}}}},55929:function(K,w,e){
Object.defineProperty(w,"__esModule",{value:!0}),w.findHeadFiles=A,w.headFilesOf=M;function C(){const h=e(213);return C=
function(){return h},h}async function M(h,{audited:j,head:S},{changes:R},m){if(j===S)return;const I=new Set([...R.map(({
asset:n})=>n.path),...m.flatMap(({location:n})=>n?.path??[])]);return A(h,j,S,I).catch(()=>{})}const T=100;async function A(h,j,S,R){
const m=(await(0,C().changedFiles)(h,j,S)).filter(({path:n})=>R.has(n)),I=[];for(const[n,s]of m.entries()){const{path:d,
status:a}=s,l=a==="deleted",i=l||n>=T?[]:await E(h,s);I.push({path:d,...l&&{missing:!0},same:i})}return I}async function E(h,{
oldOid:j,newOid:S}){if(j===S)return[{line:1,head_line:1}];const R=await h.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",j,S],{accept:[1]});return F(R.toString("latin1"))}function F(h){const j=[...h.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(j.length===0)return[];const S=[];let[R,m]=[1,1];for(const[,I="",n="1",s="",d="1"]of j){const a=Number(I)+(n==="0"?1:0),
l=Number(s)+(d==="0"?1:0);a>R&&S.push({line:R,head_line:m,lines:a-R}),[R,m]=[a+Number(n),l+Number(d)]}return[...S,{line:R,
head_line:m}]}},91827:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=n;function C(){
const a=e(9354);return C=function(){return a},a}function M(){const a=e(67506);return M=function(){return a},a}function T(){
const a=e(76459);return T=function(){return a},a}function A(){const a=e(74238);return A=function(){return a},a}function E(){
const a=e(35720);return E=function(){return a},a}function F(){const a=e(67078);return F=function(){return a},a}function h(){
const a=e(95132);return h=function(){return a},a}function j(){const a=e(32223);return j=function(){return a},a}function S(){
const a=e(23208);return S=function(){return a},a}function R(){const a=e(63682);return R=function(){return a},a}function m(){
const a=e(29656);return m=function(){return a},a}function I(){const a=e(82330);return I=function(){return a},a}async function n(a,l,i){
const{event:f}=i,g={...i.audit,isPending:()=>!0},r=await(0,I().auditCommit)(g,f.audited,f.base);if(!(0,M().mayRunSome)(r.
audit))return{findings:[]};const u=[...await(0,T().prepareRefusals)(await(0,E().readTree)(g.repository,f.base),r.tree),...await d(
r,{...i,audit:g})];if(u.length>0)return{findings:u};const{prepared:O,reported:p}=await s(a,l,i),v=p?.isolation.downgrades?.[0]?.
reason??"containment is off",y=p?.contained?[]:[(0,h().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:v})];return{prepared:O,findings:y}}async function s(a,l,{request:{env:i,signal:f,secrets:g},event:r,audit:u,report:O}){
const{policy:p}=u.policy,v=p.prepare_env.flatMap(t=>i[t]??[]),o=[...g,...v];let y;return{prepared:await(0,S().runPrepare)(
a,{checkout:l,policy:p,requested:(0,R().requestOf)(p.containment,r.pullRequest?.isFork??!1),env:i,privateFolders:(0,j().
privateFolders)(i),signal:f,report:t=>{y={...t,lines:t.lines.map(({command:$,outcome:N})=>({command:$,outcome:(0,F().redactOutcome)(
N,o)}))},O(y)}}),reported:y}}async function d(a,{request:l,event:i,audit:f}){const g=a.audit.findings.filter(({rule:O})=>O===
"gate-weakened");if(g.length===0)return[];const{gate:r}=await(0,C().findApprovals)({genes:[],findings:g},f.policy.policy.
approvals,(0,m().headsOf)(i,f,a),(0,m().approverOf)(l,i,f));if(r===void 0)return[];const u=g[0]?.location?.path??A().POLICY_PATH;
return[(0,h().finding)("prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},34720:function(K,w,e){
Object.defineProperty(w,"__esModule",{value:!0}),w.validateChange=R,w.verifiedCheckout=S;function C(){const n=e(29122);return C=
function(){return n},n}function M(){const n=e(41895);return M=function(){return n},n}function T(){const n=e(61388);return T=
function(){return n},n}function A(){const n=e(32223);return A=function(){return n},n}function E(){const n=e(63682);return E=
function(){return n},n}function F(){const n=e(96620);return F=function(){return n},n}function h(){const n=e(94901);return h=
function(){return n},n}function j(){const n=e(29656);return j=function(){return n},n}function S({repository:n,additions:s},d){
const a=(0,C().isOfCommit)(d)?T().requireCheckedOut:T().requireSameFiles,l=d.name==="index"?"hook":I(d)?"terminal":"acti\
ons";return a(n,d.audited,s,l)}async function R({request:n,event:s,policy:d},a,l,{place:i,startedAt:f}){const{audit:g,tree:r}=l,
u={audit:g,event:s,policy:d},O=v=>o=>m(n,u,o,v),p={policy:d.policy,startedAt:f,heads:(0,j().headsOf)(s,a,l),approver:(0,j().
approverOf)(n,s,a)};try{return await(0,h().validate)(g,{...p,runs:n.run||n.takeRuns!==void 0,run:async v=>await n.takeRuns?.(
u,v)??await O(i)(v)})}catch(v){const o=(0,M().asGateError)(v);if(o.code!=="containment_unavailable")throw o;const y=O({checkout:void 0,
tree:r});return{...await(0,h().validate)(g,{...p,runs:!1,run:y}),refusal:o}}}async function m({env:n,shard:s,durations:d,
progress:a,signal:l},{audit:i,event:f,policy:{policy:g}},r,u){const O=s?(0,F().genesIn)(s,i.genes,d):new Set(i.genes),p=await(0,E().
runAudited)(i,{...u,policy:g,fork:f.isFork,path:n.PATH??"",home:n.HOME,privateFolders:(0,A().privateFolders)(n),waiting:{
has:v=>r.has(v)||!O.has(v)},progress:a,signal:l});return s?{...p,shards:[{...s,genes:O}]}:p}function I(n){return n.name===
"range"||!(0,C().isOfCommit)(n)}},61388:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
n,w.requireCheckedOut=j,w.requireSameFiles=S;function C(){const s=e(41895);return C=function(){return s},s}function M(){
const s=e(95201);return M=function(){return s},s}function T(){const s=e(22566);return T=function(){return s},s}function A(){
const s=e(59580);return A=function(){return s},s}function E(){const s=e(48741);return E=function(){return s},s}function F(){
const s=e(35720);return F=function(){return s},s}function h(){const s=e(67397);return h=function(){return s},s}async function j(s,d,a,l){
const[i]=await(0,h().resolveCommits)(s,["HEAD"]);if(i!==d)throw n(`the checkout is at ${(0,h().short)(i)}`,d,l);return S(
s,d,a,l)}async function S(s,d,a,l){const i=await(0,F().readTree)(s,d),f=(0,A().guardCheckout)(s.directory,[...i.files()],
a),g=await R(s,d,f);if(g.length>0)throw m(g,d,l);return f}async function R(s,d,a){const l=await a.differing(),i=[...l.keys()].
map(({path:r})=>r),f=await(0,M().attributesOf)(s,d,i,T().CONVERSIONS),g=[];for(const[{path:r,oid:u="",size:O=0},p]of l){
if(p==="kind"||O>F().MAX_FILE_BYTES){g.push({path:r,what:"differs on disk"});continue}const v=await(0,E().readOnDisk)(a.
directory,r),o=(0,T().conversionFault)(await(0,F().readBlob)(s,u),v,y=>f(r,y));o===void 0?a.accept(r,v):g.push({path:r,what:o})}
return g}function m(s,d,a){const l=[...s].sort((u,O)=>u.path<O.path?-1:1),{path:i,what:f}=l.find(({what:u})=>u!=="differ\
s on disk")??l[0]??I,g=JSON.stringify(i),r=s.length>1&&f==="differs on disk"?`${g} and ${s.length-1} more differ on disk`:
`${g} ${f}`;return n(r,d,a,"dirty")}const I={path:"",what:"differs on disk"};function n(s,d,a,l){const i={actions:`Run t\
he gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0
and no \`sparse-checkout\`, because commands run in the whole commit.`,terminal:`${l==="dirty"?"Commit the changes, or p\
ut them away with `git stash`":`Switch to the branch of the commit, or check it out: \`git checkout ${d}\``}; or gate th\
e uncommitted files with \`--worktree\`, or only audit with \`--no-run\`.`,hook:"Stage the changes with `git add --all`,\
 or put them away with `git stash --keep-index`; or only audit with `--no-run`."},f=a==="hook"?"The index":`Commit ${(0,h().
short)(d)}`;return new(C()).GateError("checkout_differs",`${f} is audited, but ${s}`,i[a])}},27624:function(K,w,e){Object.
defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=s,w.buildReport=I,w.withRefusedRun=n;function C(){const r=e(
85475);return C=function(){return r},r}function M(){const r=e(38863);return M=function(){return r},r}function T(){const r=e(
57430);return T=function(){return r},r}function A(){const r=e(54062);return A=function(){return r},r}function E(){const r=e(
95132);return E=function(){return r},r}function F(){const r=e(92344);return F=function(){return r},r}function h(){const r=e(
94274);return h=function(){return r},r}function j(){const r=e(77648);return j=function(){return r},r}function S(){const r=e(
36807);return S=function(){return r},r}function R(){const r=e(27436);return R=function(){return r},r}const m=100;function I(r,u,O){
const{audit:p,approval:v,change:o,runResult:y,judgement:P,ids:t,policy:$,startedAt:N}=r,L=P.genes.map(H=>(0,S().redactGene)(
H,u)),x=(0,S().validationReportsOf)(L,{nodeOf:y.nodeOf,policyDigest:$.digest,startedAt:N,finishedAt:O}),b=(0,F().allFindings)(
P),U=l(p.seeds),Q=a(t,r),nn=r.all?void 0:r.event.base,c=(0,j().reportFindings)([...Q.keys()],Q,nn).map(H=>U(H)?{...H,seed:!0}:
H),k=(0,j().findingsAbout)(P.findings),D={about:k,ids:t},Y=(H,W)=>({type:W.type,id:W.id,asset_id:(0,C().assetIdOf)(W),path:W.
path,line:W.locate().line,change:H,...(0,j().idsIn)(k(W),t)}),{counting:G,hard_cap_files:B,hard_cap_lines:z}=$.policy.blast_radius;
return{...d(r,O),verdict:P.verdict,next_actor:(0,h().nextActorOf)(P.verdict,b,$.policy.fail_on),isolation:y.isolation,blast_radius:{
...p.blastRadius,counting:G,hard_cap_files:B,hard_cap_lines:z,renamed_files:o.files.filter(({status:H})=>H==="renamed").
length,changed_files:p.files.slice(0,m)},genes:L.map((H,W)=>(0,j().reportGene)(H,x[W]?.id??null,D)),capsules:p.capsules.
map(({change:H,asset:W,eligible:V,eligibility:_,reasons:J})=>({...Y(H,W),eligible:V,eligibility:_,reasons:J.map(q=>({rule:q.
rule,message:(0,E().describe)(q).message}))})),events:r.assets.changes.filter(({asset:H})=>H.type==="EvolutionEvent").map(
({kind:H,asset:W})=>Y(H,W)),...P.shards.length>0&&{shards:P.shards},findings:c,...f(b),...g(p,P.findings,t),...r.fix&&{fix:r.
fix},...r.headFiles&&{head_files:r.headFiles},approvals:v.approvals,approval_digest:v.digest??null,plans_digest:p.plansDigest,
validation_reports:x.filter(H=>H!==null)}}function n(r,u){const{code:O,message:p,hint:v}=u;return{...r,verdict:"error",next_actor:"\
undecided",error:{code:O,message:p,hint:v},genes:r.genes.map(o=>o.verdict==="pass"||o.verdict==="warn"?{...o,verdict:"er\
ror"}:o),...r.shards&&{shards:r.shards.map(o=>({...o,verdict:"error"}))},validation_reports:[]}}function s(r,u,O){const{
code:p,message:v,hint:o}=r;return{...d(u,O),verdict:"error",next_actor:"undecided",error:{code:p,message:v,hint:o},isolation:T().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...u.shard&&{shards:[{...u.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function d({event:r,policy:u,prepare:O,
startedAt:p},v){return{type:"GateReport",schema_version:R().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:r?.name??
null,...r?.pullRequest&&{pull_request:r.pullRequest.number,fork:r.pullRequest.isFork}},base_sha:r?.base??null,head_sha:r?.
head??null,audited_sha:r?.audited??null,policy:u?{source:u.source,...u.path!==void 0&&{path:u.path},...u.ref!==void 0&&{
ref:u.ref},digest:u.digest,...u.policy.extends&&{extends:u.policy.extends},...u.combinedWith&&{combined_with:{...u.combinedWith}},
profile:u.policy.profile,fail_on:u.policy.fail_on,...i(u.policy,v)}:null,...O&&{prepare:O},started_at:p.toISOString(),finished_at:v.
toISOString(),duration_ms:Math.max(0,v.getTime()-p.getTime())}}function a(r,{fix:u,identified:O}){const p=(o,y)=>JSON.stringify(
[o,y]),v=new Set(u?.edits.flatMap(({finding:o,path:y,old:P})=>[o,p(y,P)]));return new Map([...r].map(([o,y])=>{const{args:P,
edit:t,location:$}=o;if(v.has(y)||t&&v.has(p($?.path,t.old)))return[o,y];if(t?.fix)return[{...o,edit:{...t,fix:!1}},y];const N=(0,C().
isMissingIdentity)(o)&&O.has($?.path??"");return[P.fixable===!0&&!N?{...o,args:{...P,fixable:!1}}:o,y]}))}function l(r){
const u=new Set(r.map(({type:O,id:p,path:v})=>JSON.stringify([O,p,v])));return({subject:O,location:p,severity:v,harm:o,layer:y})=>v!==
"error"&&o!=="danger"&&y!=="run"&&u.has(JSON.stringify([O?.type,O?.id,p?.path]))}function i({enforce:r},u){const O=(0,A().
enforcementOn)((0,A().dayOf)(u),r);if(O.mode==="block")return{};const{until:p}=O;return{enforce:O.mode,...p!==void 0&&{enforce_until:p}}}
function f(r){const u=r.flatMap(({rule:O,args:p})=>{if(O!=="check-decided-by")return[];const{path:v,why:o,isNew:y,bytes:P}=p,
t=Number(P);return[{...{path:String(v),why:String(o),new:y===!0},...t>=0&&{bytes:t}}]});return u.length>0?{read:u}:{}}function g({
agentFiles:r},u,O){const p=r.filter(({entries:v})=>v.length>0);return p.length===0?{}:{agent_files:p.map(v=>(0,j().reportAgentFile)(
v,u,O))}}},92342:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=A;function C(){
const E=e(14495);return C=function(){return E},E}const M=w.NOBODY={uid:65534,gid:65534},T=["sudo","-n","--","env","-i",`\
PATH=${C().SYSTEM_PATH}`];function A(E,F){const h=F.uid===0,j=h?M:{uid:F.uid,gid:F.gid},S={user:j,runsAs:j,adopt:h,overlay:[
"redirect_dir=on",...h?["metacopy=on"]:[]]},R=["unshare","--mount"];return[E.uid===0?{name:"root",newMounts:R,...S}:{name:"\
sudo",newMounts:[...T,...R],...S},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:E.
uid===0?M:E,adopt:!1,overlay:["userxattr"]}]}},23208:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.
runPrepare=O,w.withOutput=nn;function C(){const c=e(51455);return C=function(){return c},c}function M(){const c=e(76760);
return M=function(){return c},c}function T(){const c=e(63963);return T=function(){return c},c}function A(){const c=e(41895);
return A=function(){return c},c}function E(){const c=e(14495);return E=function(){return c},c}function F(){const c=e(87952);
return F=function(){return c},c}function h(){const c=e(67147);return h=function(){return c},c}function j(){const c=e(48741);
return j=function(){return c},c}function S(){const c=e(61229);return S=function(){return c},c}function R(){const c=e(19309);
return R=function(){return c},c}function m(){const c=e(51968);return m=function(){return c},c}function I(){const c=e(10582);
return I=function(){return c},c}function n(){const c=e(92342);return n=function(){return c},c}function s(){const c=e(32223);
return s=function(){return c},c}function d(){const c=e(77823);return d=function(){return c},c}function a(){const c=e(57334);
return a=function(){return c},c}function l(){const c=e(46282);return l=function(){return c},c}function i(){const c=e(61023);
return i=function(){return c},c}function f(){const c=e(20849);return f=function(){return c},c}function g(){const c=e(11863);
return g=function(){return c},c}const r=100,u=1024**3;async function O(c,k,D=new Map){const Y=performance.now(),G=await(0,R().
copyCheckout)(k.checkout);try{const{directory:B}=G.guard;(0,i().requirePlaces)([...D.keys()],(0,j().folderTree)(B)),await(0,i().
writeFiles)(B,D);const z=new Set(o(G.guard,k.policy));await v(c,G,k,()=>o(G.guard,k.policy).filter(X=>!z.has(X))),await y(
G.guard,z,k.policy,D),await(0,C().rm)((0,M().join)(B,".git"),{recursive:!0,force:!0}),await(0,m().copyRepository)(k.checkout.
directory,B),t()&&await N((0,M().join)(B,".git"),await $(B));const H=(0,h().everything)((0,F().dependencyFolders)(k.policy)),
W=G.guard.at(B,H),V=X=>X.additions.some(H.areBuilt),J=(c.some(({argv:X})=>!X.includes("--ignore-scripts"))||V(W))&&!V(k.
checkout),q={durationMs:performance.now()-Y,run:(X,tn)=>O(c,{...k,...{requested:"require",signal:tn,report:()=>{}}},X)};
return{checkout:W,shown:G.objects,close:G.close,...J&&{again:q}}}catch(B){throw await G.close(),B}}function p(c){return{
...c,memory_bytes:Math.max(c.memory_bytes,4*u),written_bytes:Math.max(c.written_bytes,2*u),file_bytes:Math.max(c.file_bytes,
u),processes:Math.max(c.processes,1024)}}async function v(c,k,{policy:D,requested:Y,env:G,privateFolders:B,signal:z,report:H},W){
const{directory:V}=k.guard,_=c.flatMap(({argv:Z})=>Z.slice(0,1)),J=await(0,l().findPrograms)({path:G.PATH??"",checkout:V,
names:_}),q=await $(V);t()&&await N(V,n().NOBODY);const X=p(D.limits),{chooseBackend:tn}=await e.e(670).then(e.bind(e,60670)),
{backend:en,isolation:on,close:dn}=await tn({programs:J,checkout:V,keepsWrites:!0,shown:k.objects,outputBytes:X.output_bytes,
limits:(0,I().limitsOn)((0,I().thisMachine)(),X,1),requested:Y,network:!0,folders:B,home:await(0,s().homeFolders)(D.home_caches,
G.HOME),signal:z}),rn=en.level==="namespaces";!rn&&t()&&await N(V,q);const an=[],sn=()=>H({contained:rn,isolation:on,lines:an,
written:P(W()).slice(0,r)}),cn=Object.fromEntries(D.prepare_env.flatMap(Z=>G[Z]===void 0?[]:[[Z,G[Z]]])),fn=performance.
now()+X.prepare_seconds*1e3;try{for(const Z of c){const mn=Math.max(1,Math.round(fn-performance.now())),{command:ln,argv:hn,
assignments:pn}=Z,[gn=""]=hn,yn={...cn,...pn},wn={command:ln,argv:hn,program:gn,directory:"",env:yn,timeoutMs:mn},un=await Promise.
resolve().then(()=>en.prepare(wn,z)).catch(On=>{throw x(Z,On)});if(an.push({command:ln,outcome:un}),un.status!=="passed")
throw sn(),un.reason===a().INTERRUPTED?(0,A().interrupted)("during the prepare command"):L(Z,un,on)}}finally{await dn()}
sn()}function o({directory:c,folders:k,files:D},Y){const G=new Set([...k,...D.map(({path:z})=>z)]),{cover:B}=(0,h().additionsOf)(
[],(0,F().dependencyFolders)(Y));return(0,S().filesBelow)(c,B).filter(z=>!G.has(z))}async function y(c,k,D,Y){const G=new Set(
[...c.folders,...c.files.map(({path:J})=>J)]),B=J=>J==="."||G.has(J),z=o(c,D).filter(J=>!k.has(J)).filter(J=>(0,g().replacesAudited)(
J,B)||(0,g().configuresTool)(J,B)),H=(await c.changed()).filter(J=>!Y.has(J)),[W,...V]=[...H,...z].sort();if(W===void 0)
return;const _=V.length===0?"":` and ${V.length} more`;throw b(`it changed or replaced files of the commit, or configure\
d a tool: ${JSON.stringify(W)}${_}`,"Use commands that only add files, such as npm ci in place of npm install.")}function P(c){
return[...new Set(c.map(k=>k.split("/",1)[0]??k))].sort()}function t(){return process.platform==="linux"&&process.getuid?.()===
0}async function $(c){const{uid:k,gid:D}=await(0,C().stat)(c);return{uid:k,gid:D}}async function N(c,{uid:k,gid:D}){const Y=await(0,E().
systemTool)("chown");if(Y===void 0)throw b("`chown` is not in a directory of the system","Install coreutils.");await(0,T().
exec)(Y,["-hR",`${k}:${D}`,"--",c],{silent:!0})}function L({command:c},k,D){const{reason:Y=`exit code ${k.exit_code}`}=k,
{contained:G,change:B}=(0,d().containmentWords)(k,D,"allow");return new(A()).GateError("prepare_failed",`The prepare com\
mand "${(0,f().safeLine)(c)}" did not pass: ${Y}${G&&"; "}${G}.`,`${B}${B&&" "}Its output is in \`prepare\` of the report.\
 It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy\
 names.`)}function x({command:c},k){return!(k instanceof A().GateError)||k.code!=="program_not_found"?k:new(A()).GateError(
"prepare_failed",`The prepare command "${(0,f().safeLine)(c)}" could not start: ${k.message}`,k.hint,{cause:k})}function b(c,k){
return new(A()).GateError("prepare_failed",`The prepare command could not be used: ${c}.`,k)}const U=5,Q=1e3;function nn(c,{
lines:k}){const D=k.at(-1)?.outcome;if(D===void 0)return c;const G=[D.stderr,D.stdout].map(({head:H,tail:W})=>(W||H).trim()).
find(H=>H!=="");if(G===void 0)return c;const B=G.split(`
`).slice(-U).map(f().safeLine).join(" | "),z=`${c.message} It printed: ${B.slice(-Q)}`;return new(A()).GateError(c.code,
z,c.hint,{cause:c.cause})}},69641:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=A;function C(){
const h=e(41895);return C=function(){return h},h}function M(){const h=e(95132);return M=function(){return h},h}function T(){
const h=e(54669);return T=function(){return h},h}function A(h){const S=h.split(/\r?\n/).map(R=>R.trim()).filter(R=>R!==""&&
!R.startsWith("#"));if(S.length===0)throw F("`prepare` has no command","Name a command.");return S.map(E)}function E(h){
const{words:j,assignments:S,problems:R}=(0,T().lex)(h),m=R.find(({severity:I})=>I==="error");if(m?.rule==="shell-operato\
r")throw F(`The prepare line \`${h}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(m){const{message:I}=(0,M().describe)((0,M().problemFinding)(
m));throw F(`The prepare line \`${h}\` cannot be read: ${I}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:h,argv:j.map(({text:I})=>I),assignments:Object.fromEntries(S.map(({name:I,value:n})=>[I,n]))}}
function F(h,j){return new(C()).GateError("input_invalid",h,j)}},11863:function(K,w,e){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=j,w.replacesAudited=E;function C(){const S=e(76760);return C=function(){return S},S}function M(){
const S=e(41330);return M=function(){return S},S}const T=["",".js",".json",".node"],A=new Set(["package.json",".npmrc"]);
function E(S,R){return A.has(C().posix.basename(S))?R(C().posix.dirname(S)):T.some((m,I)=>{if(!S.endsWith(m))return!1;const n=S.
slice(0,S.length-m.length);return[...T.slice(I+1),...m===""?[]:[""]].some(d=>R(n+d))})}const F=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],h=(0,M().default)(F,
{dot:!0});function j(S,R){return h(C().posix.basename(S))&&R(C().posix.dirname(S))}},96620:function(K,w,e){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=E,w.genesIn=h,w.isPending=F,w.partition=M,w.shardsFor=T;function C(){const n=e(
77598);return C=function(){return n},n}function M(n,s,d=new Map){const a=n.map(S),l=new Map(a.map((p,v)=>[p,n[v]??[]])),
i=j(a),f=[...new Set(n.flat())].sort(),g=new Map(f.map((p,v)=>[p,v])),r=i.map(p=>[...new Set(l.get(p))].map(v=>g.get(v)??
0).sort((v,o)=>v-o)),u=r.length===0?[]:m(r,A(f,d),s),O=new Map(i.map((p,v)=>[p,u[v]??0]));return a.map(p=>p===void 0?void 0:
(O.get(p)??0)+1)}function T(n,s,d){let a=Math.min(s,j(n.map(S)).length);for(;;){const l=new Set(M(n,a,d).filter(i=>i!==void 0));
if(l.size===a)return a;a=l.size}}function A(n,s){const d=n.flatMap(l=>s.get(l)??[]).map(l=>Math.max(l,1)).sort((l,i)=>l-
i),a=d[Math.floor(d.length/2)]??1;return n.map(l=>Math.max(s.get(l)??a,1))}function E(n){return n.map(({commands:s})=>s.
every(d=>d.plan!==void 0||F(d))?s.map(({command:d})=>d):[])}function F({plan:n,verdict:s,findings:d}){return n===void 0&&
s!=="block"&&d.some(({rule:a})=>a==="target-not-judged")}function h({index:n,of:s},d,a){const l=M(E(d),s,a);return new Set(
d.filter((i,f)=>l[f]===n))}function j(n){return[...new Set(n)].filter(s=>s!==void 0).sort()}function S(n){if(n.length===
0)return;const s=[...new Set(n)].sort().join(`
`);return(0,C().hash)("sha256",s)}const R=[0,.25,.5,.75];function m(n,s,d){return R.map(l=>I(n,s,d,Math.floor(n.length*l))).
reduce((l,i)=>i.most<l.most?i:l).shards}function I(n,s,d,a){const l=Array.from({length:d},()=>new Set),i=new Array(d).fill(
0),f=new Array(n.length).fill(0),g=new Set,r=[...n.keys()],u=new Set([...r.slice(a),...r.slice(0,a)]);for(;u.size>0;){const O=i.
indexOf(Math.min(...i)),p=l[O]??new Set,v=P=>p.has(P)?2:g.has(P)?0:1;let[o,y]=[0,Number.NEGATIVE_INFINITY];for(const P of u){
const t=(n[P]??[]).reduce(($,N)=>$+v(N)*(s[N]??0),0);t>y&&([o,y]=[P,t])}for(const P of n[o]??[])p.has(P)||(i[O]=(i[O]??0)+
(s[P]??0)),p.add(P),g.add(P);f[o]=O,u.delete(o)}return{shards:f,most:Math.max(...i)}}},63963:function(K,w,e){e.r(w),e.d(
w,{exec:()=>C.m});var C=e(81260)}};
