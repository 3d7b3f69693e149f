"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),
v.prepareRefusals=s;function M(){const r=e(76760);return M=function(){return r},r}function C(){const r=e(58238);return C=
function(){return r},r}function I(){const r=e(60210);return I=function(){return r},r}function E(){const r=e(45156);return E=
function(){return r},r}function $(){const r=e(59867);return $=function(){return r},r}function N(){const r=e(10473);return N=
function(){return r},r}function h(){const r=e(3463);return h=function(){return r},r}function j(){const r=e(95244);return j=
function(){return r},r}function u(){const r=e(32854);return u=function(){return r},r}function T(){const r=e(93028);return T=
function(){return r},r}function f(){const r=e(95132);return f=function(){return r},r}const R=16*1024*1024,t=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],m=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
g=/(?:^|\/)package\.json$/;async function s(r,l){const A=await Promise.all(c(l).map(J=>S(J,r,l))),D=await i(r,l);return[
...A.flat(),...D].map(J=>(0,f().finding)("prepare-refused",J))}async function S(r,l,A){const D=A.readlink(r);if(D!==void 0&&
D!==l.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const J=(0,u().resolveInTree)(A,r);return J.kind!=="\
inside"||!(0,T().isRegular)(J.entry.kind)?m.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,N().hasOtherContent)(A,l,r)?g.test(r)?H(r,l,A):O(r)?w(r,l,A):y(r,l,A):[]}async function i(r,l){const[
{npm:A},{npm:D}]=await Promise.all([(0,$().readLocks)(r),(0,$().readLocks)(l)]),J=D?.all.find(F=>{const{name:k,source:b}=F;
if(b.kind!=="file")return!1;if((0,E().replacedArchive)(F,l,r))return!0;const x=A?.packages.get(k)?.source;return!(x?.kind===
"file"&&(x.at===b.at||!p(b.at)))&&(x!==void 0||p(b.at))});if(!D||!J)return[];const a=`it takes the package \`${J.name}\` \
from \`${J.source.at}\``;return[{path:D.path,what:a}]}function p(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function O(r){
return j().LOCKFILES.includes(M().posix.basename(r))}function n(r){return j().NPM_LOCKFILES.some(l=>l===M().posix.basename(
r))}function c(r){return[...r.files()].filter(({kind:l})=>l!=="submodule").map(({path:l})=>l).filter(l=>m.test(l)||g.test(
l)||O(l))}async function w(r,l,A){const D=n(r)?await(0,$().readLock)(A,r):"unread";if(D==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(D===void 0)return[{path:r,what:"it is no valid lockfile"}];const J=c(
l).filter(n),F=(await Promise.all(J.map(b=>(0,$().readLock)(l,b)))).flatMap(b=>typeof b=="object"?b.all:[]),k=new Set([...F.
map(({source:b})=>d(b)),...await(0,E().knownHosts)(l)]);for(const{source:b}of D.all){const x=d(b);if(x===void 0||k.has(x))
continue;const Y=b.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${Y} \`${x.slice(0,200)}\``}]}
return[]}function d({kind:r,at:l}){if(r!=="file")return r==="tarball"&&URL.canParse(l)?new URL(l).host:l}async function y(r,l,A){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[D,J]=await Promise.all([P(l,r),
P(A,r)]),a=Object.entries(J).flatMap(([F,k])=>{const b=(0,I().effectOf)(F,k);return JSON.stringify(D[F])!==JSON.stringify(
k)&&(b==="decides"||b==="other")?[F]:[]});return a.length===0?[]:[{path:r,what:`it sets ${a.map(F=>`\`${F}\``).join(", ")}`}]}
async function P(r,l){const A=(0,u().resolveInTree)(r,l);return A.kind!=="inside"||!(0,T().isRegular)(A.entry.kind)?{}:(0,C().
parse)((await r.read(A.path,R)).toString("utf8"))}function L(r,l,A){const[D]=[...A].filter(J=>!l.has(J));return D===void 0?
[]:[{path:r,what:`it adds the dependency \`${D.slice(0,200)}\``}]}async function H(r,l,A){const[D,J]=await Promise.all([
l,A].map(a=>(0,$().readJsonFile)(a,r)));return J===$().INVALID?[{path:r,what:"it is not a JSON object"}]:L(r,o((0,h().objectIn)(
D)),o((0,h().objectIn)(J)))}function o(r){const l=new Set,A=(k,b)=>{if(typeof b=="string"&&G(b,k)){const{kind:x}=(0,$().
sourceOf)(b,k,"");l.add(`${k}: ${x==="git"?b.replace(/#.*$/s,""):b}`)}for(const[x,Y]of Object.entries((0,h().objectIn)(b)))
A(x,Y)};for(const k of t)A(k,r[k]);const{overrides:D,packageExtensions:J}=(0,h().objectIn)(r.pnpm);A("pnpm",{overrides:D,
packageExtensions:J});const{catalog:a,catalogs:F}=(0,h().objectIn)(r.workspaces);return A("workspaces",{catalog:a,catalogs:F}),
l}function G(r,l){const{kind:A,at:D=""}=(0,$().sourceOf)(r,l,"");return A==="git"||A==="tarball"||A==="file"&&p(D)}},29656:function(W,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.approverOf=T,v.headsOf=u,v.policyChangedSince=f;function M(){const t=e(
23404);return M=function(){return t},t}function C(){const t=e(1395);return C=function(){return t},t}function I(){const t=e(
29122);return I=function(){return t},t}function E(){const t=e(41895);return E=function(){return t},t}function $(){const t=e(
74238);return $=function(){return t},t}function N(){const t=e(35720);return N=function(){return t},t}function h(){const t=e(
67397);return h=function(){return t},t}function j(){const t=e(82330);return j=function(){return t},t}function u(t,m,g){const{
baseRef:s,group:S}=t;if(S!==void 0)return S.map(({number:p,headSha:O})=>({pullRequest:p,judge:()=>(0,j().judgeHead)(m,O,
s)}));const i=t.audited===t.head||!(0,I().isOfCommit)(t);return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:()=>i?
(0,C().judgedHead)(g.audit,g.tree,m.policy,s):(0,j().judgeHead)(m,t.head,s)}]}function T({approver:t},{baseRef:m,policyCommit:g,
defaultBranch:s},S){return{means:t.means,find:i=>t.find({...i,subjectAt:async p=>(await(0,j().judgeHead)(S,p,m)).subject,
policyChangedSince:async p=>{const n=[...new Set([g,s?.commit??g])].map(c=>f(S.repository,c,p));return(await Promise.all(
n)).includes(!0)}})}}async function f(t,m,g){const s=Math.floor(Date.parse(g)/1e3)+1,i=(await t.objects(["log","--first-\
parent",`--since=@${s}`,"--format=%H %P",m,...await t.isPartial()?[]:["--",$().POLICY_PATH]])).toString().trim().split(`\

`).at(-1)??"";if(i==="")return!1;const[p="",O]=i.split(" ");if((await t.shallowCommits()).has(p))throw new(E()).GateError(
"shallow_clone",`this clone lacks the history of ${$().POLICY_PATH} before ${(0,h().short)(p)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return O===void 0?!0:await R(t,O)!==await R(t,m)}async function R(t,m){const g=await(0,$().readPolicyIn)(
await(0,N().readTree)(t,m));return"missing"in g?g.text:"policy"in g?(0,M().canonicalize)(g.policy):void 0}},82330:function(W,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.auditCommit=u,v.judgeHead=T;function M(){const f=e(1395);return M=function(){
return f},f}function C(){const f=e(70237);return C=function(){return f},f}function I(){const f=e(67506);return I=function(){
return f},f}function E(){const f=e(54244);return E=function(){return f},f}function $(){const f=e(67147);return $=function(){
return f},f}function N(){const f=e(24634);return N=function(){return f},f}function h(){const f=e(35720);return h=function(){
return f},f}function j(){const f=e(213);return j=function(){return f},f}async function u({repository:f,policy:R,additions:t,
disk:m,isPending:g,platform:s,all:S,isPush:i,unprovenMerge:p,asked:O,signal:n},c,w){const[d,y,P]=await Promise.all([(0,h().
readTree)(f,w),(0,h().readTree)(f,c),(0,j().readChange)(f,w,c)]),H={...m?(0,$().withAdditions)(y,m,t):y,...g&&{isPending:g}},
o=new(E()).AuditClock(n),G={baseTree:d,headTree:y,change:P,policy:R.policy,all:S,clock:o},r=O??await(0,C().collectAssets)(
G),l=await(0,I().auditChange)({change:P,assets:r,baseTree:d,tree:H,policy:R,platform:s,...i&&{isPush:i},...S&&{all:S},...p&&
{unprovenMerge:p},clock:o});return{change:P,assets:r,audit:l,tree:y,baseTree:d,commandTree:H}}async function T(f,R,t){const{
repository:m,policyCommit:g}=f;await(0,N().requireCommits)(m,[R],[R]);const s=await(0,N().mergeBase)(m,g,R),{audit:S,tree:i}=await u(
f,R,s);return await(0,M().judgedHead)(S,i,f.policy,t)}},52483:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),
v.basePolicy=T,v.effectivePolicy=u,v.protectedBy=t,v.readerOf=R,v.resolvePolicyRef=g;function M(){const i=e(41895);return M=
function(){return i},i}function C(){const i=e(81961);return C=function(){return i},i}function I(){const i=e(74238);return I=
function(){return i},i}function E(){const i=e(24634);return E=function(){return i},i}function $(){const i=e(35720);return $=
function(){return i},i}function N(){const i=e(19674);return N=function(){return i},i}function h(){const i=e(67397);return h=
function(){return i},i}function j(){const i=e(50598);return j=function(){return i},i}async function u(i,p,O){return(0,C().
tightenPolicy)(await T(i,p,O),i.inputs)}async function T({policy:i,policyRef:p,readShared:O},n,c){const w=R(n,O),d=i??await m(
w,c);if(p===void 0)return d;const y=await g(n,p);return(0,C().stricterOf)(d,await w(y,`${p}:${I().POLICY_PATH}`),p)}const f="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function R(i,p){return async(O,n)=>(0,I().
loadPolicy)(await(0,$().readTree)(i,O),O,{path:n,hint:f,readShared:p})}async function t({name:i,commit:p},O,n){return(0,C().
policyOfBranch)(await n(p,`${i}:${I().POLICY_PATH}`),O,i)}async function m(i,{policyCommit:p,baseRef:O,defaultBranch:n}){
const c=await i(p,I().POLICY_PATH);if(n===void 0)return c;if(n.name===O){const d=(0,C().policyOfBranch)(c,O,O)??c;return d===
c?c:(0,C().stricterOf)(c,d,`branches.${O}`)}const w=await t(n,O,i);return w===void 0||c.source==="default"?w??c:(0,C().stricterOf)(
c,w,n.name)}async function g(i,p){const O=p.replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(O)?await(0,j().resolveRevision)(
i,O):await s(i,O)??await(0,j().resolveRevision)(i,p)}catch(n){throw n instanceof M().GateError&&n.code==="ref_ambiguous"?
n:S(p,n)}}async function s(i,p){const O=`refs/remotes/origin/${p}`,[n,c]=await(0,h().lookUpCommits)(i,[O,`refs/heads/${p}`]);
if(n!==void 0)return n;try{if(!await(0,N().branchAtOrigin)(i,p))return}catch(w){if(c!==void 0)return c;throw w}return await(0,E().
requireCommits)(i,[O],[(0,N().fetched)(p)]),(await(0,h().lookUpCommits)(i,[O]))[0]}function S(i,p){const O=p instanceof M().
GateError&&p.code==="git_failed"?`: ${p.message}`:"";return new(M()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
i)} is not a branch of origin or a revision in this clone${O}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:p})}},64304:function(W,v){Object.defineProperty(v,"__esModule",{value:!0}),v.changeWithCommand=e;
function e(M,C){const I=`${C===""?"":`${C}/`}command line`,N={type:"Gene",id:I,path:I,value:{type:"Gene",id:I,validation:[
M]},pointer:[],locate:()=>({path:I,line:1,column:1})};return{changes:[{kind:"added",asset:N}],problems:[],files:[],present:[
N],unread:[]}}},24474:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.gate=w;function M(){const o=e(73024);
return M=function(){return o},o}function C(){const o=e(76760);return C=function(){return o},o}function I(){const o=e(29122);
return I=function(){return o},o}function E(){const o=e(41895);return E=function(){return o},o}function $(){const o=e(21311);
return $=function(){return o},o}function N(){const o=e(26016);return N=function(){return o},o}function h(){const o=e(87952);
return h=function(){return o},o}function j(){const o=e(67147);return j=function(){return o},o}function u(){const o=e(48741);
return u=function(){return o},o}function T(){const o=e(96402);return T=function(){return o},o}function f(){const o=e(27624);
return f=function(){return o},o}function R(){const o=e(37075);return R=function(){return o},o}function t(){const o=e(23208);
return t=function(){return o},o}function m(){const o=e(69641);return m=function(){return o},o}function g(){const o=e(92344);
return g=function(){return o},o}function s(){const o=e(82330);return s=function(){return o},o}function S(){const o=e(52483);
return S=function(){return o},o}function i(){const o=e(64304);return i=function(){return o},o}function p(){const o=e(55929);
return p=function(){return o},o}function O(){const o=e(91827);return O=function(){return o},o}function n(){const o=e(72857);
return n=function(){return o},o}function c(){const o=e(34720);return c=function(){return o},o}async function w(o){const{
shard:G}=o,r={startedAt:new Date,...G&&{shard:G}};let l;try{return l=await(0,T().openRepository)(o.directory,o.env,o.note),
await d(o,l,r)}catch(A){const D=(0,E().asGateError)(A),{prepare:J}=r;return(0,f().buildErrorReport)(D.code==="prepare_fa\
iled"&&J?(0,t().withOutput)(D,J):D,r,new Date)}finally{await l?.close()}}async function d(o,G,r){const l=await o.locate(
G);r.event=l;const A=await(0,S().effectivePolicy)(o,G,l),D=o.command===void 0?A:{...A,policy:{...A.policy,proof:"auto"}};
r.policy=D,(0,$().requireExamples)(D);const J=P(o,G,l,D),a=o.run&&o.prepare?(0,m().readPrepare)(o.prepare):[],F=a.length>
0?await(0,c().verifiedCheckout)(J,l):void 0,{prepared:k,findings:b}=F?await(0,O().prepareCheckout)(a,F,{request:o,event:l,
audit:J,report:x=>{r.prepare=x}}):{findings:[]};try{const x=L(o,J,k),Y=H(await(0,s().auditCommit)(x,l.audited,l.base),b),
{audit:z,tree:K}=Y,X=o.run&&z.genes.length>0,B=k?.checkout??F??(X?await(0,c().verifiedCheckout)(J,l):void 0),U=Y.change.
files,q=new Set(z.files.flatMap(({path:fn,exempt:sn})=>sn==="asset_store"?fn:[])),_={checkout:B,tree:K,change:{files:U,base:Y.
baseTree,assets:q,isCommitted:(0,I().isOfCommit)(l)},...k&&{shown:k.shown}},{refusal:Q,...Z}=await(0,c().validateChange)(
{request:o,event:l,policy:D},x,Y,{place:_,startedAt:r.startedAt}),nn=(0,g().allFindings)(Z.judgement),tn=(0,R().idsOf)(nn),
en=Z.runResult.interrupted>0?void 0:o.signal,on=await(0,n().proposeFix)({...x,signal:en},l,Y,tn),rn=await(0,p().headFilesOf)(
G,l,Y.assets,nn);if(en?.aborted)throw(0,E().interrupted)("after the audit");const an={...r,...Y,...Z,...on,event:l,policy:D,
ids:tn},{all:un,secrets:dn}=o,V=(0,f().buildReport)({...an,all:un,headFiles:rn},dn,new Date);return Q?(0,f().withRefusedRun)(
V,Q):V}finally{await k?.close()}}function y(o,G){return(0,C().relative)(o.directory,(0,M().realpathSync)(G)).replaceAll(
C().sep,"/")}function P(o,G,r,l){const{command:A,directory:D}=o;return{repository:G,policy:l,additions:(0,h().additionsFor)(
l.policy),platform:(0,N().platformOf)(process.platform),policyCommit:r.policyCommit,all:o.all,isPush:r.name==="push",...r.
unprovenMerge&&{unprovenMerge:r.unprovenMerge},...A!==void 0&&{asked:(0,i().changeWithCommand)(A,y(G,D))},signal:o.signal}}
function L({run:o,takeRuns:G,prepare:r},l,A){return{...l,disk:(0,u().folderTree)(A?.checkout.directory??l.repository.directory),
...A&&{additions:(0,j().everything)((0,h().dependencyFolders)(l.policy.policy))},...!o&&{isPending:G||r?()=>!0:l.additions.
cover}}}function H(o,G){const{audit:r}=o;return{...o,audit:{...r,findings:[...r.findings,...G]}}}},55929:function(W,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.findHeadFiles=E,v.headFilesOf=C;function M(){const h=e(213);return M=
function(){return h},h}async function C(h,{audited:j,head:u},{changes:T},f){if(j===u)return;const R=new Set([...T.map(({
asset:t})=>t.path),...f.flatMap(({location:t})=>t?.path??[])]);return E(h,j,u,R).catch(()=>{})}const I=100;async function E(h,j,u,T){
const f=(await(0,M().changedFiles)(h,j,u)).filter(({path:t})=>T.has(t)),R=[];for(const[t,m]of f.entries()){const{path:g,
status:s}=m,S=s==="deleted",i=S||t>=I?[]:await $(h,m);R.push({path:g,...S&&{missing:!0},same:i})}return R}async function $(h,{
oldOid:j,newOid:u}){if(j===u)return[{line:1,head_line:1}];const T=await h.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",j,u],{accept:[1]});return N(T.toString("latin1"))}function N(h){const j=[...h.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(j.length===0)return[];const u=[];let[T,f]=[1,1];for(const[,R="",t="1",m="",g="1"]of j){const s=Number(R)+(t==="0"?1:0),
S=Number(m)+(g==="0"?1:0);s>T&&u.push({line:T,head_line:f,lines:s-T}),[T,f]=[s+Number(t),S+Number(g)]}return[...u,{line:T,
head_line:f}]}},91827:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.prepareCheckout=t;function M(){
const s=e(9354);return M=function(){return s},s}function C(){const s=e(67506);return C=function(){return s},s}function I(){
const s=e(76459);return I=function(){return s},s}function E(){const s=e(74238);return E=function(){return s},s}function $(){
const s=e(35720);return $=function(){return s},s}function N(){const s=e(67078);return N=function(){return s},s}function h(){
const s=e(95132);return h=function(){return s},s}function j(){const s=e(32223);return j=function(){return s},s}function u(){
const s=e(23208);return u=function(){return s},s}function T(){const s=e(63682);return T=function(){return s},s}function f(){
const s=e(29656);return f=function(){return s},s}function R(){const s=e(82330);return R=function(){return s},s}async function t(s,S,i){
const{event:p}=i,O={...i.audit,isPending:()=>!0},n=await(0,R().auditCommit)(O,p.audited,p.base);if(!(0,C().mayRunSome)(n.
audit))return{findings:[]};const c=[...await(0,I().prepareRefusals)(await(0,$().readTree)(O.repository,p.base),n.tree),...await g(
n,{...i,audit:O})];if(c.length>0)return{findings:c};const{prepared:w,reported:d}=await m(s,S,i),y=d?.isolation.downgrades?.[0]?.
reason??"containment is off",L=d?.contained?[]:[(0,h().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:y})];return{prepared:w,findings:L}}async function m(s,S,{request:{env:i,signal:p,secrets:O},event:n,audit:c,report:w}){
const{policy:d}=c.policy,y=d.prepare_env.flatMap(o=>i[o]??[]),P=[...O,...y];let L;return{prepared:await(0,u().runPrepare)(
s,{checkout:S,policy:d,requested:(0,T().requestOf)(d.containment,n.pullRequest?.isFork??!1),env:i,privateFolders:(0,j().
privateFolders)(i),signal:p,report:o=>{L={...o,lines:o.lines.map(({command:G,outcome:r})=>({command:G,outcome:(0,N().redactOutcome)(
r,P)}))},w(L)}}),reported:L}}async function g(s,{request:S,event:i,audit:p}){const O=s.audit.findings.filter(({rule:w})=>w===
"gate-weakened");if(O.length===0)return[];const{gate:n}=await(0,M().findApprovals)({genes:[],findings:O},p.policy.policy.
approvals,(0,f().headsOf)(i,p,s),(0,f().approverOf)(S,i,p));if(n===void 0)return[];const c=O[0]?.location?.path??E().POLICY_PATH;
return[(0,h().finding)("prepare-refused",{path:c,what:"it weakens the gate and waits for approval"})]}},34720:function(W,v,e){
Object.defineProperty(v,"__esModule",{value:!0}),v.validateChange=T,v.verifiedCheckout=u;function M(){const t=e(29122);return M=
function(){return t},t}function C(){const t=e(41895);return C=function(){return t},t}function I(){const t=e(61388);return I=
function(){return t},t}function E(){const t=e(32223);return E=function(){return t},t}function $(){const t=e(63682);return $=
function(){return t},t}function N(){const t=e(96620);return N=function(){return t},t}function h(){const t=e(94901);return h=
function(){return t},t}function j(){const t=e(29656);return j=function(){return t},t}function u({repository:t,additions:m},g){
const s=(0,M().isOfCommit)(g)?I().requireCheckedOut:I().requireSameFiles,S=g.name==="index"?"hook":R(g)?"terminal":"acti\
ons";return s(t,g.audited,m,S)}async function T({request:t,event:m,policy:g},s,S,{place:i,startedAt:p}){const{audit:O,tree:n}=S,
c={audit:O,event:m,policy:g},w=y=>P=>f(t,c,P,y),d={policy:g.policy,startedAt:p,heads:(0,j().headsOf)(m,s,S),approver:(0,j().
approverOf)(t,m,s)};try{return await(0,h().validate)(O,{...d,runs:t.run||t.takeRuns!==void 0,run:async y=>await t.takeRuns?.(
c,y)??await w(i)(y)})}catch(y){const P=(0,C().asGateError)(y);if(P.code!=="containment_unavailable")throw P;const L=w({checkout:void 0,
tree:n});return{...await(0,h().validate)(O,{...d,runs:!1,run:L}),refusal:P}}}async function f({env:t,shard:m,durations:g,
progress:s,signal:S},{audit:i,event:p,policy:{policy:O}},n,c){const w=m?(0,N().genesIn)(m,i.genes,g):new Set(i.genes),d=await(0,$().
runAudited)(i,{...c,attended:R(p)&&!t.CI,policy:O,fork:p.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,E().privateFolders)(
t),waiting:{has:y=>n.has(y)||!w.has(y)},progress:s,signal:S});return m?{...d,shards:[{...m,genes:w}]}:d}function R(t){return t.
name==="range"||!(0,M().isOfCommit)(t)}},89979:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.withCheckoutParts=
N;function M(){const u=e(51455);return M=function(){return u},u}function C(){const u=e(76760);return C=function(){return u},
u}function I(){const u=e(41895);return I=function(){return u},u}function E(){const u=e(96402);return E=function(){return u},
u}function $(){const u=e(35720);return $=function(){return u},u}async function N(u,T,f){const R=[],t=async(m,g,s)=>{const S=await(0,$().
readTree)(g,s),i=[...S.files()].map(p=>({...p,path:h(m,p.path)}));R.push({path:m,repository:g,commit:s,tree:S,entries:i});
for(const{kind:p,path:O,oid:n}of i){if(p!=="submodule"||n===void 0)continue;const c=await j((0,C().join)(u.directory,O));
c&&await t(O,c,n)}};try{return await t("",u,T),await f(R)}finally{for(const m of R.slice(1))await m.repository.close()}}
function h(u,T){return u===""?T:`${u}/${T}`}async function j(u){if(await(0,M().lstat)((0,C().join)(u,".git")).catch(()=>{})===
void 0)return;const f=await(0,E().openRepository)(u);if(f.directory===u)return f;throw await f.close(),new(I()).GateError(
"checkout_differs",`The submodule ${JSON.stringify(u)} is not a repository of its own`,"Run git submodule update --init,\
 or remove the contents of the directory.")}},61388:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.checkoutDiffers=
O,v.requireCheckedOut=t,v.requireSameFiles=m;function M(){const n=e(73024);return M=function(){return n},n}function C(){
const n=e(76760);return C=function(){return n},n}function I(){const n=e(26040);return I=function(){return n},n}function E(){
const n=e(41895);return E=function(){return n},n}function $(){const n=e(95201);return $=function(){return n},n}function N(){
const n=e(22566);return N=function(){return n},n}function h(){const n=e(59580);return h=function(){return n},n}function j(){
const n=e(89979);return j=function(){return n},n}function u(){const n=e(48741);return u=function(){return n},n}function T(){
const n=e(35720);return T=function(){return n},n}function f(){const n=e(96681);return f=function(){return n},n}function R(){
const n=e(67397);return R=function(){return n},n}async function t(n,c,w,d){const[y]=await(0,R().resolveCommits)(n,["HEAD"]);
if(y!==c)throw O(`the checkout is at ${(0,R().short)(y)}`,c,d);return m(n,c,w,d)}async function m(n,c,w,d){return(0,j().
withCheckoutParts)(n,c,async y=>{const P=(0,h().guardCheckout)(n.directory,y.flatMap(({entries:G})=>G),w),L=await P.differing(),
H=y.map(G=>g(G,L,P)),o=(await Promise.all(H)).flat();if(o.length>0)throw await s(n,o,c,d)??i(o,c,d);return P})}async function g({
repository:n,path:c,commit:w,entries:d},y,P){const L=d.filter(r=>y.has(r)),H=({path:r})=>c===""?r:r.slice(c.length+1),o=await(0,$().
attributesOf)(n,w,L.map(H),N().CONVERSIONS),G=[];for(const r of L){const{path:l,oid:A="",size:D=0}=r;if(y.get(r)==="kind"||
D>T().MAX_FILE_BYTES){G.push({path:l,what:"differs on disk"});continue}const J=await(0,u().readOnDisk)(P.directory,l),a=(0,N().
conversionFault)(await(0,T().readBlob)(n,A),J,F=>o(H(r),F));a===void 0?P.accept(l,J):G.push({path:l,what:a})}return G}async function s({
user:n,directory:c},w,d,y){const P=new Set(w.map(({path:o})=>o)),L=(0,f().decodePieces)(await n(["ls-files","-t","-z"])).
flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[]).filter(o=>P.has(o)&&!S((0,C().join)(c,o))),[H]=L;if(H!==void 0)return new(E()).
GateError("checkout_differs",`Commit ${(0,R().short)(d)} is audited, but the checkout is sparse and lacks ${JSON.stringify(
H)}${L.length>1?` and ${L.length-1} more`:""}`,y==="actions"?"Remove `sparse-checkout` from actions/checkout: commands r\
un in the whole commit.":"Run `git sparse-checkout disable`, or only audit with `--no-run`.")}function S(n){return(0,I().
attempt)(()=>(0,M().lstatSync)((0,f().systemPath)(n)))!==void 0}function i(n,c,w){const d=[...n].sort((o,G)=>o.path<G.path?
-1:1),{path:y,what:P}=d.find(({what:o})=>o!=="differs on disk")??d[0]??p,L=JSON.stringify(y),H=n.length>1&&P==="differs \
on disk"?`${L} and ${n.length-1} more differ on disk`:`${L} ${P}`;return O(H,c,w,"dirty")}const p={path:"",what:"differs\
 on disk"};function O(n,c,w,d){const y={actions:`Run the gate before any step that changes tracked files, and set on act\
ions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`${d==="dirty"?"Commit the changes, or put them away with `git stash`":`Switch to the branc\
h of the commit, or check it out: \`git checkout ${c}\``}; or gate the uncommitted files with \`--worktree\`, or only audi\
t with \`--no-run\`.`,hook:"Stage the changes with `git add --all`, or put them away with `git stash --keep-index`; or o\
nly audit with `--no-run`."},P=w==="hook"?"The index":`Commit ${(0,R().short)(c)}`;return new(E()).GateError("checkout_d\
iffers",`${P} is audited, but ${n}`,y[w])}},27624:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.buildErrorReport=
m,v.buildReport=R,v.withRefusedRun=t;function M(){const n=e(85475);return M=function(){return n},n}function C(){const n=e(
38863);return C=function(){return n},n}function I(){const n=e(57430);return I=function(){return n},n}function E(){const n=e(
54062);return E=function(){return n},n}function $(){const n=e(95132);return $=function(){return n},n}function N(){const n=e(
92344);return N=function(){return n},n}function h(){const n=e(94274);return h=function(){return n},n}function j(){const n=e(
77648);return j=function(){return n},n}function u(){const n=e(36807);return u=function(){return n},n}function T(){const n=e(
27436);return T=function(){return n},n}const f=100;function R(n,c,w){const{audit:d,approval:y,change:P,runResult:L,judgement:H,
ids:o,policy:G,startedAt:r}=n,l=H.genes.map(B=>(0,u().redactGene)(B,c)),A=(0,u().validationReportsOf)(l,{nodeOf:L.nodeOf,
policyDigest:G.digest,startedAt:r,finishedAt:w}),D=(0,N().allFindings)(H),J=S(d.seeds),a=s(o,n),F=n.all?void 0:n.event.base,
k=(0,j().reportFindings)([...a.keys()],a,F).map(B=>J(B)?{...B,seed:!0}:B),b=(0,j().findingsAbout)(H.findings),x={about:b,
ids:o},Y=(B,U)=>({type:U.type,id:U.id,asset_id:(0,M().assetIdOf)(U),path:U.path,line:U.locate().line,change:B,...(0,j().
idsIn)(b(U),o)}),{counting:z,hard_cap_files:K,hard_cap_lines:X}=G.policy.blast_radius;return{...g(n,w),verdict:H.verdict,
next_actor:(0,h().nextActorOf)(H.verdict,D,G.policy.fail_on),isolation:L.isolation,blast_radius:{...d.blastRadius,counting:z,
hard_cap_files:K,hard_cap_lines:X,renamed_files:P.files.filter(({status:B})=>B==="renamed").length,changed_files:d.files.
slice(0,f)},genes:l.map((B,U)=>(0,j().reportGene)(B,A[U]?.id??null,x)),capsules:d.capsules.map(({change:B,asset:U,eligible:q,
eligibility:_,reasons:Q})=>({...Y(B,U),eligible:q,eligibility:_,reasons:Q.map(Z=>({rule:Z.rule,message:(0,$().describe)(
Z).message}))})),events:n.assets.changes.filter(({asset:B})=>B.type==="EvolutionEvent").map(({kind:B,asset:U})=>Y(B,U)),
...H.shards.length>0&&{shards:H.shards},findings:k,...p(D),...O(d,H.findings,o),...n.fix&&{fix:n.fix},...n.headFiles&&{head_files:n.
headFiles},approvals:y.approvals,approval_digest:y.digest??null,plans_digest:d.plansDigest,validation_reports:A.filter(B=>B!==
null)}}function t(n,c){const{code:w,message:d,hint:y}=c;return{...n,verdict:"error",next_actor:"undecided",error:{code:w,
message:d,hint:y},genes:n.genes.map(P=>P.verdict==="pass"||P.verdict==="warn"?{...P,verdict:"error"}:P),...n.shards&&{shards:n.
shards.map(P=>({...P,verdict:"error"}))},validation_reports:[]}}function m(n,c,w){const{code:d,message:y,hint:P}=n;return{
...g(c,w),verdict:"error",next_actor:"undecided",error:{code:d,message:y,hint:P},isolation:I().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...c.shard&&{shards:[{...c.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function g({event:n,policy:c,prepare:w,startedAt:d},y){return{type:"GateReport",
schema_version:T().GATE_REPORT_VERSION,tool:{...C().TOOL},event:{name:n?.name??null,...n?.pullRequest&&{pull_request:n.pullRequest.
number,fork:n.pullRequest.isFork}},base_sha:n?.base??null,head_sha:n?.head??null,audited_sha:n?.audited??null,policy:c?{
source:c.source,...c.path!==void 0&&{path:c.path},...c.ref!==void 0&&{ref:c.ref},digest:c.digest,...c.policy.extends&&{extends:c.
policy.extends},...c.combinedWith&&{combined_with:{...c.combinedWith}},profile:c.policy.profile,fail_on:c.policy.fail_on,
...i(c.policy,y)}:null,...w&&{prepare:w},started_at:d.toISOString(),finished_at:y.toISOString(),duration_ms:Math.max(0,y.
getTime()-d.getTime())}}function s(n,{fix:c,identified:w}){const d=(P,L)=>JSON.stringify([P,L]),y=new Set(c?.edits.flatMap(
({finding:P,path:L,old:H})=>[P,d(L,H)]));return new Map([...n].map(([P,L])=>{const{args:H,edit:o,location:G}=P;if(y.has(
L)||o&&y.has(d(G?.path,o.old)))return[P,L];if(o?.fix)return[{...P,edit:{...o,fix:!1}},L];const r=(0,M().isMissingIdentity)(
P)&&w.has(G?.path??"");return[H.fixable===!0&&!r?{...P,args:{...H,fixable:!1}}:P,L]}))}function S(n){const c=new Set(n.map(
({type:w,id:d,path:y})=>JSON.stringify([w,d,y])));return({subject:w,location:d,severity:y,harm:P,layer:L})=>y!=="error"&&
P!=="danger"&&L!=="run"&&c.has(JSON.stringify([w?.type,w?.id,d?.path]))}function i({enforce:n},c){const w=(0,E().enforcementOn)(
(0,E().dayOf)(c),n);if(w.mode==="block")return{};const{until:d}=w;return{enforce:w.mode,...d!==void 0&&{enforce_until:d}}}
function p(n){const c=n.flatMap(({rule:w,args:d})=>{if(w!=="check-decided-by")return[];const{path:y,why:P,isNew:L,bytes:H}=d,
o=Number(H);return[{...{path:String(y),why:String(P),new:L===!0},...o>=0&&{bytes:o}}]});return c.length>0?{read:c}:{}}function O({
agentFiles:n},c,w){const d=n.filter(({entries:y})=>y.length>0);return d.length===0?{}:{agent_files:d.map(y=>(0,j().reportAgentFile)(
y,c,w))}}},92342:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.NOBODY=void 0,v.privilegesFor=E;function M(){
const $=e(14495);return M=function(){return $},$}const C=v.NOBODY={uid:65534,gid:65534},I=["sudo","-n","--","env","-i",`\
PATH=${M().SYSTEM_PATH}`];function E($,N){const h=N.uid===0,j=h?C:{uid:N.uid,gid:N.gid},u={user:j,runsAs:j,adopt:h,overlay:[
"redirect_dir=on",...h?["metacopy=on"]:[]]},T=["unshare","--mount"];return[$.uid===0?{name:"root",newMounts:T,...u}:{name:"\
sudo",newMounts:[...I,...T],...u},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:$.
uid===0?C:$,adopt:!1,overlay:["userxattr"]}]}},23208:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.
runPrepare=n,v.withOutput=J;function M(){const a=e(51455);return M=function(){return a},a}function C(){const a=e(76760);
return C=function(){return a},a}function I(){const a=e(63963);return I=function(){return a},a}function E(){const a=e(41895);
return E=function(){return a},a}function $(){const a=e(14495);return $=function(){return a},a}function N(){const a=e(87952);
return N=function(){return a},a}function h(){const a=e(67147);return h=function(){return a},a}function j(){const a=e(61229);
return j=function(){return a},a}function u(){const a=e(19309);return u=function(){return a},a}function T(){const a=e(51968);
return T=function(){return a},a}function f(){const a=e(10582);return f=function(){return a},a}function R(){const a=e(92342);
return R=function(){return a},a}function t(){const a=e(32223);return t=function(){return a},a}function m(){const a=e(77823);
return m=function(){return a},a}function g(){const a=e(57334);return g=function(){return a},a}function s(){const a=e(46282);
return s=function(){return a},a}function S(){const a=e(20849);return S=function(){return a},a}function i(){const a=e(11863);
return i=function(){return a},a}const p=100,O=1024**3;async function n(a,F){const k=await(0,u().copyCheckout)(F.checkout);
if(k===void 0)throw l("the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:b}=k.
guard,x=new Set(d(k.guard,F.policy));return await w(a,k,F,()=>d(k.guard,F.policy).filter(Y=>!x.has(Y))),await y(k.guard,
x,F.policy),await(0,M().rm)((0,C().join)(b,".git"),{recursive:!0,force:!0}),await(0,T().copyRepository)(F.checkout.directory,
b),L()&&await o((0,C().join)(b,".git"),await H(b)),{checkout:k.guard.at(b,(0,h().everything)((0,N().dependencyFolders)(F.
policy))),shown:k.objects,close:k.close}}catch(b){throw await k.close(),b}}function c(a){return{...a,memory_bytes:Math.max(
a.memory_bytes,4*O),written_bytes:Math.max(a.written_bytes,2*O),file_bytes:Math.max(a.file_bytes,O),processes:Math.max(a.
processes,1024)}}async function w(a,F,{policy:k,requested:b,env:x,privateFolders:Y,signal:z,report:K},X){const{directory:B}=F.
guard,U=a.flatMap(({argv:V})=>V.slice(0,1)),q=await(0,s().findPrograms)({path:x.PATH??"",checkout:B,names:U}),_=await H(
B);L()&&await o(B,R().NOBODY);const Q=c(k.limits),{chooseBackend:Z}=await e.e(670).then(e.bind(e,60670)),{backend:nn,isolation:tn,
close:en}=await Z({programs:q,checkout:B,keepsWrites:!0,shown:F.objects,outputBytes:Q.output_bytes,limits:(0,f().limitsOn)(
(0,f().thisMachine)(),Q,1),requested:b,network:!0,folders:Y,home:await(0,t().homeFolders)(k.home_caches,x.HOME),signal:z}),
on=nn.level==="namespaces";!on&&L()&&await o(B,_);const rn=[],an=()=>K({contained:on,isolation:tn,lines:rn,written:P(X()).
slice(0,p)}),un=Object.fromEntries(k.prepare_env.flatMap(V=>x[V]===void 0?[]:[[V,x[V]]])),dn=performance.now()+Q.prepare_seconds*
1e3;try{for(const V of a){const fn=Math.max(1,Math.round(dn-performance.now())),{command:sn,argv:ln,assignments:hn}=V,[mn=""]=ln,
pn={...un,...hn},gn={command:sn,argv:ln,program:mn,directory:"",env:pn,timeoutMs:fn},cn=await Promise.resolve().then(()=>nn.
prepare(gn,z)).catch(yn=>{throw r(V,yn)});if(rn.push({command:sn,outcome:cn}),cn.status!=="passed")throw an(),cn.reason===
g().INTERRUPTED?(0,E().interrupted)("during the prepare command"):G(V,cn,tn)}}finally{await en()}an()}function d({directory:a,
folders:F,files:k},b){const x=new Set([...F,...k.map(({path:z})=>z)]),{cover:Y}=(0,h().additionsOf)([],(0,N().dependencyFolders)(
b));return(0,j().filesBelow)(a,Y).filter(z=>!x.has(z))}async function y(a,F,k){const b=new Set([...a.folders,...a.files.
map(({path:B})=>B)]),x=B=>B==="."||b.has(B),Y=d(a,k).filter(B=>!F.has(B)).filter(B=>(0,i().replacesAudited)(B,x)||(0,i().
configuresTool)(B,x)),[z,...K]=[...await a.changed(),...Y].sort();if(z===void 0)return;const X=K.length===0?"":` and ${K.
length} more`;throw l(`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(z)}${X}`,"Use \
commands that only add files, such as npm ci in place of npm install.")}function P(a){return[...new Set(a.map(F=>F.split(
"/",1)[0]??F))].sort()}function L(){return process.platform==="linux"&&process.getuid?.()===0}async function H(a){const{
uid:F,gid:k}=await(0,M().stat)(a);return{uid:F,gid:k}}async function o(a,{uid:F,gid:k}){const b=await(0,$().systemTool)(
"chown");if(b===void 0)throw l("`chown` is not in a directory of the system","Install coreutils.");await(0,I().exec)(b,[
"-hR",`${F}:${k}`,"--",a],{silent:!0})}function G({command:a},F,k){const{reason:b=`exit code ${F.exit_code}`}=F,{contained:x,
change:Y}=(0,m().containmentWords)(F,k,"allow");return new(E()).GateError("prepare_failed",`The prepare command "${(0,S().
safeLine)(a)}" did not pass: ${b}${x&&"; "}${x}.`,`${Y}${Y&&" "}Its output is in \`prepare\` of the report. It runs withou\
t a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}function r({
command:a},F){return!(F instanceof E().GateError)||F.code!=="program_not_found"?F:new(E()).GateError("prepare_failed",`T\
he prepare command "${(0,S().safeLine)(a)}" could not start: ${F.message}`,F.hint,{cause:F})}function l(a,F){return new(E()).
GateError("prepare_failed",`The prepare command could not be used: ${a}.`,F)}const A=5,D=1e3;function J(a,{lines:F}){const k=F.
at(-1)?.outcome;if(k===void 0)return a;const x=[k.stderr,k.stdout].map(({head:K,tail:X})=>(X||K).trim()).find(K=>K!=="");
if(x===void 0)return a;const Y=x.split(`
`).slice(-A).map(S().safeLine).join(" | "),z=`${a.message} It printed: ${Y.slice(-D)}`;return new(E()).GateError(a.code,
z,a.hint,{cause:a.cause})}},69641:function(W,v,e){Object.defineProperty(v,"__esModule",{value:!0}),v.readPrepare=E;function M(){
const h=e(41895);return M=function(){return h},h}function C(){const h=e(95132);return C=function(){return h},h}function I(){
const h=e(54669);return I=function(){return h},h}function E(h){const u=h.split(/\r?\n/).map(T=>T.trim()).filter(T=>T!==""&&
!T.startsWith("#"));if(u.length===0)throw N("`prepare` has no command","Name a command.");return u.map($)}function $(h){
const{words:j,assignments:u,problems:T}=(0,I().lex)(h),f=T.find(({severity:R})=>R==="error");if(f?.rule==="shell-operato\
r")throw N(`The prepare line \`${h}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(f){const{message:R}=(0,C().describe)((0,C().problemFinding)(
f));throw N(`The prepare line \`${h}\` cannot be read: ${R}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:h,argv:j.map(({text:R})=>R),assignments:Object.fromEntries(u.map(({name:R,value:t})=>[R,t]))}}
function N(h,j){return new(M()).GateError("input_invalid",h,j)}},11863:function(W,v,e){Object.defineProperty(v,"__esModu\
le",{value:!0}),v.configuresTool=j,v.replacesAudited=$;function M(){const u=e(76760);return M=function(){return u},u}function C(){
const u=e(41330);return C=function(){return u},u}const I=["",".js",".json",".node"],E=new Set(["package.json",".npmrc"]);
function $(u,T){return E.has(M().posix.basename(u))?T(M().posix.dirname(u)):I.some((f,R)=>{if(!u.endsWith(f))return!1;const t=u.
slice(0,u.length-f.length);return[...I.slice(R+1),...f===""?[]:[""]].some(g=>T(t+g))})}const N=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],h=(0,C().default)(N,
{dot:!0});function j(u,T){return h(M().posix.basename(u))&&T(M().posix.dirname(u))}},96620:function(W,v,e){Object.defineProperty(
v,"__esModule",{value:!0}),v.commandsToRun=$,v.genesIn=h,v.isPending=N,v.partition=C,v.shardsFor=I;function M(){const t=e(
77598);return M=function(){return t},t}function C(t,m,g=new Map){const s=t.map(u),S=new Map(s.map((d,y)=>[d,t[y]??[]])),
i=j(s),p=[...new Set(t.flat())].sort(),O=new Map(p.map((d,y)=>[d,y])),n=i.map(d=>[...new Set(S.get(d))].map(y=>O.get(y)??
0).sort((y,P)=>y-P)),c=n.length===0?[]:f(n,E(p,g),m),w=new Map(i.map((d,y)=>[d,c[y]??0]));return s.map(d=>d===void 0?void 0:
(w.get(d)??0)+1)}function I(t,m,g){let s=Math.min(m,j(t.map(u)).length);for(;;){const S=new Set(C(t,s,g).filter(i=>i!==void 0));
if(S.size===s)return s;s=S.size}}function E(t,m){const g=t.flatMap(S=>m.get(S)??[]).map(S=>Math.max(S,1)).sort((S,i)=>S-
i),s=g[Math.floor(g.length/2)]??1;return t.map(S=>Math.max(m.get(S)??s,1))}function $(t){return t.map(({commands:m})=>m.
every(g=>g.plan!==void 0||N(g))?m.map(({command:g})=>g):[])}function N({plan:t,verdict:m,findings:g}){return t===void 0&&
m!=="block"&&g.some(({rule:s})=>s==="target-not-judged")}function h({index:t,of:m},g,s){const S=C($(g),m,s);return new Set(
g.filter((i,p)=>S[p]===t))}function j(t){return[...new Set(t)].filter(m=>m!==void 0).sort()}function u(t){if(t.length===
0)return;const m=[...new Set(t)].sort().join(`
`);return(0,M().hash)("sha256",m)}const T=[0,.25,.5,.75];function f(t,m,g){return T.map(S=>R(t,m,g,Math.floor(t.length*S))).
reduce((S,i)=>i.most<S.most?i:S).shards}function R(t,m,g,s){const S=Array.from({length:g},()=>new Set),i=new Array(g).fill(
0),p=new Array(t.length).fill(0),O=new Set,n=[...t.keys()],c=new Set([...n.slice(s),...n.slice(0,s)]);for(;c.size>0;){const w=i.
indexOf(Math.min(...i)),d=S[w]??new Set,y=H=>d.has(H)?2:O.has(H)?0:1;let[P,L]=[0,Number.NEGATIVE_INFINITY];for(const H of c){
const o=(t[H]??[]).reduce((G,r)=>G+y(r)*(m[r]??0),0);o>L&&([P,L]=[H,o])}for(const H of t[P]??[])d.has(H)||(i[w]=(i[w]??0)+
(m[H]??0)),d.add(H),O.add(H);p[P]=w,c.delete(P)}return{shards:p,most:Math.max(...i)}}}};
