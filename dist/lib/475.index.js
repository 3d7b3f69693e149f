"use strict";exports.id=475,exports.ids=[475],exports.modules={76459:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.prepareRefusals=
d;function j(){const e=n(76760);return j=function(){return e},e}function R(){const e=n(58238);return R=function(){return e},
e}function E(){const e=n(53169);return E=function(){return e},e}function O(){const e=n(46138);return O=function(){return e},
e}function P(){const e=n(19685);return P=function(){return e},e}function F(){const e=n(60210);return F=function(){return e},
e}function m(){const e=n(59867);return m=function(){return e},e}function h(){const e=n(20639);return h=function(){return e},
e}function i(){const e=n(32854);return i=function(){return e},e}function v(){const e=n(93028);return v=function(){return e},
e}function p(){const e=n(95132);return p=function(){return e},e}const T=16*1024*1024,r=["dependencies","devDependencies",
"optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],u=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
$=/(?:^|\/)package\.json$/;async function d(e,a){const S=await Promise.all(C(a).map(async I=>{const N=a.readlink(I);if(N!==
void 0&&N!==e.readlink(I))return[{path:I,what:"it is a new symbolic link"}];const G=t(a,I);if(G===void 0&&!u.test(I))return[];
if(G===void 0)return[{path:I,what:"it is a symbolic link that leads to no file of the repository"}];const s=t(e,I);if(s?.
oid!==void 0&&s.oid===G.oid)return[];if($.test(I))return c(I,e,a);if(y(I))return M(I,e,a);const A=await g(e,s),x=await g(
a,G)??"";return A===x?[]:k(I,A,x)})),H=await l(e,a);return[...S.flat(),...H].map(I=>(0,p().finding)("prepare-refused",I))}
async function l(e,a){const[S,H]=await Promise.all([(0,P().readLocks)(e),(0,P().readLocks)(a)]);return H.flatMap(({path:I,
all:N})=>{const G=N.find(A=>{const{name:x,source:J}=A;if(J.kind!=="file")return!1;if((0,E().replacedArchive)(A,a,e))return!0;
const z=S.flatMap(V=>V.entriesOf(x)),X=z.some(V=>V.source.kind==="file"&&!o(J.at));return!z.some(V=>V.source.at===J.at)&&
!X&&(z.length>0||o(J.at))}),s=`it takes the package \`${G?.name}\` from \`${G?.source.at}\``;return G?[{path:I,what:s}]:
[]})}function o(e){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(e)}function y(e){return h().LOCKFILES.includes(j().posix.basename(
e))}function C(e){return[...e.files()].filter(({kind:a})=>a!=="submodule").map(({path:a})=>a).filter(a=>u.test(a)||$.test(
a)||y(a))}async function M(e,a,S){const H=await(0,P().readLock)(S,e);if(H.unread)return[{path:e,what:"it is no valid loc\
kfile"}];const I=await Promise.all(C(a).filter(y).map(s=>(0,P().readLock)(a,s))),N=I.flatMap(({all:s})=>s.map(({source:A})=>b(
A))),G=new Set([...N,...await(0,E().knownHosts)(a,I)]);for(const{source:s}of H.all){const A=b(s);if(A===void 0||G.has(A))
continue;const x=s.kind==="git"?"the dependency":"downloads from";return[{path:e,what:`it adds ${x} \`${A.slice(0,200)}\``}]}
return[]}function b({kind:e,at:a}){if(e!=="file")return e==="tarball"&&URL.canParse(a)?new URL(a).host:a}function k(e,a,S){
if(!/\.npmrc$/i.test(e))return[{path:e,what:"it decides where packages come from"}];const H=L(a??""),I=[...L(S)].flatMap(
([N,G])=>{const s=(0,F().effectOf)(N,G);return JSON.stringify(H.get(N))!==JSON.stringify(G)&&(s==="decides"||s==="other")?
[N]:[]});return I.length===0?[]:[{path:e,what:`it sets ${I.map(N=>`\`${N}\``).join(", ")}`}]}function L(e){return new Map(
Object.entries((0,R().parse)(e)))}function D(e,a,S){const[H]=[...S].filter(I=>!a.has(I));return H===void 0?[]:[{path:e,what:`\
it adds the dependency \`${H.slice(0,200)}\``}]}async function c(e,a,S){const[H,I]=await Promise.all([a,S].map(N=>(0,m().
readJsonFile)(N,e)));return I===m().INVALID?[{path:e,what:"it is not a JSON object"}]:D(e,B((0,O().objectIn)(H)),B((0,O().
objectIn)(I)))}function B(e){const a=new Set,S=(s,A)=>{if(typeof A=="string"&&f(A,s)){const{kind:x}=(0,O().sourceOf)(A,s,
"");a.add(`${s}: ${x==="git"?A.replace(/#.*$/s,""):A}`)}for(const[x,J]of Object.entries((0,O().objectIn)(A)))S(x,J)};for(const s of r)
S(s,e[s]);const{overrides:H,packageExtensions:I}=(0,O().objectIn)(e.pnpm);S("pnpm",{overrides:H,packageExtensions:I});const{
catalog:N,catalogs:G}=(0,O().objectIn)(e.workspaces);return S("workspaces",{catalog:N,catalogs:G}),a}function f(e,a){const{
kind:S,at:H=""}=(0,O().sourceOf)(e,a,"");return S==="git"||S==="tarball"||S==="file"&&o(H)}function t(e,a){const S=(0,i().
resolveInTree)(e,a);return S.kind==="inside"&&(0,v().isRegular)(S.entry.kind)?S.entry:void 0}async function g(e,a){return a&&
(await e.read(a.path,T)).toString("utf8")}}),29122:((U,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.isOfCommit=
n;function n({name:j}){return j!=="worktree"&&j!=="index"}}),29656:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.approverOf=F,w.headsOf=P;function j(){const m=n(1395);return j=function(){return m},m}function R(){const m=n(29122);return R=
function(){return m},m}function E(){const m=n(67879);return E=function(){return m},m}function O(){const m=n(82330);return O=
function(){return m},m}function P(m,h,i){const{baseRef:v,group:p}=m;if(p!==void 0)return p.map(({number:r,headSha:u})=>({
pullRequest:r,judge:()=>(0,O().judgeHead)(h,u,v)}));const T=m.audited===m.head||!(0,R().isOfCommit)(m);return[{...m.pullRequest&&
{pullRequest:m.pullRequest.number},judge:()=>T?(0,j().judgedHead)(i.audit,i.tree,h.policy,v):(0,O().judgeHead)(h,m.head,
v)}]}function F({approver:m},{baseRef:h,policyCommit:i,defaultBranch:v},p){return{means:m.means,find:T=>m.find({...T,subjectAt:async r=>(await(0,O().
judgeHead)(p,r,h)).subject,policyChangedSince:async r=>{const $=[...new Set([i,v?.commit??i])].map(d=>(0,E().policyChangedSince)(
p.repository,d,r));return(await Promise.all($)).includes(!0)}})}}}),82330:((U,w,n)=>{Object.defineProperty(w,"__esModule",
{value:!0}),w.auditCommit=i,w.judgeHead=v;function j(){const p=n(1395);return j=function(){return p},p}function R(){const p=n(
70237);return R=function(){return p},p}function E(){const p=n(67506);return E=function(){return p},p}function O(){const p=n(
54244);return O=function(){return p},p}function P(){const p=n(67147);return P=function(){return p},p}function F(){const p=n(
24634);return F=function(){return p},p}function m(){const p=n(35720);return m=function(){return p},p}function h(){const p=n(
213);return h=function(){return p},p}async function i({repository:p,policy:T,additions:r,disk:u,isPending:$,platform:d,all:l,
unprovenMerge:o,signal:y},C,M){const[b,k,L]=await Promise.all([(0,m().readTree)(p,M),(0,m().readTree)(p,C),(0,h().readChange)(
p,M,C)]),c={...u?(0,P().withAdditions)(k,u,r):k,...$&&{isPending:$}},B=new(O()).AuditClock(y),f={baseTree:b,headTree:k,change:L,
policy:T.policy,all:l,clock:B},t=await(0,R().collectAssets)(f),g=await(0,E().auditChange)({change:L,assets:t,baseTree:b,
tree:c,policy:T,platform:d,...o&&{unprovenMerge:o},clock:B});return{change:L,assets:t,audit:g,tree:k,commandTree:c}}async function v(p,T,r){
const{repository:u,policyCommit:$}=p;await(0,F().requireCommits)(u,[T],[T]);const d=await(0,F().mergeBase)(u,$,T),{audit:l,
tree:o}=await i(p,T,d);return await(0,j().judgedHead)(l,o,p.policy,r)}}),52483:((U,w,n)=>{Object.defineProperty(w,"__esM\
odule",{value:!0}),w.basePolicy=v,w.protectedBy=r,w.readerOf=T,w.resolvePolicyRef=$;function j(){const o=n(41895);return j=
function(){return o},o}function R(){const o=n(67617);return R=function(){return o},o}function E(){const o=n(81961);return E=
function(){return o},o}function O(){const o=n(74238);return O=function(){return o},o}function P(){const o=n(24634);return P=
function(){return o},o}function F(){const o=n(35720);return F=function(){return o},o}function m(){const o=n(19674);return m=
function(){return o},o}function h(){const o=n(67397);return h=function(){return o},o}function i(){const o=n(50598);return i=
function(){return o},o}async function v({policy:o,policyRef:y,readShared:C},M,b){const k=T(M,C),L=o??await u(k,b);if(y===
void 0)return L;const D=await $(M,y);return(0,E().stricterOf)(L,await k(D,`${y}:${O().POLICY_PATH}`),y)}const p="Fix the\
 file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function T(o,y){return async(C,M)=>(0,O().
loadPolicy)(await(0,F().readTree)(o,C),C,{path:M,hint:p,readShared:y})}async function r({name:o,commit:y},C,M){return(0,R().
policyOfBranch)(await M(y,`${o}:${O().POLICY_PATH}`),C,o)}async function u(o,{policyCommit:y,baseRef:C,defaultBranch:M}){
const b=await o(y,O().POLICY_PATH);if(M===void 0)return b;if(M.name===C){const L=(0,R().policyOfBranch)(b,C,C)??b;return L===
b?b:(0,E().stricterOf)(b,L,`branches.${C}`)}const k=await r(M,C,o);return k===void 0||b.source==="default"?k??b:(0,E().stricterOf)(
b,k,M.name)}async function $(o,y){const C=y.replace(/^refs\/heads\//,"");try{return(0,h().isObjectId)(C)?await(0,i().resolveRevision)(
o,C):await d(o,C)??await(0,i().resolveRevision)(o,y)}catch(M){throw M instanceof j().GateError&&M.code==="ref_ambiguous"?
M:l(y,M)}}async function d(o,y){const C=`refs/remotes/origin/${y}`,[M,b]=await(0,h().lookUpCommits)(o,[C,`refs/heads/${y}`]);
if(M!==void 0)return M;try{if(!await(0,m().branchAtOrigin)(o,y))return}catch(k){if(b!==void 0)return b;throw k}return await(0,P().
requireCommits)(o,[C],[(0,m().fetched)(y)]),(await(0,h().lookUpCommits)(o,[C]))[0]}function l(o,y){const C=y instanceof j().
GateError&&y.code==="git_failed"?`: ${y.message}`:"";return new(j()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
o)} is not a branch of origin or a revision in this clone${C}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:y})}}),24474:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.gate=M;function j(){const c=n(
29122);return j=function(){return c},c}function R(){const c=n(41115);return R=function(){return c},c}function E(){const c=n(
41895);return E=function(){return c},c}function O(){const c=n(21311);return O=function(){return c},c}function P(){const c=n(
26016);return P=function(){return c},c}function F(){const c=n(81961);return F=function(){return c},c}function m(){const c=n(
67147);return m=function(){return c},c}function h(){const c=n(48741);return h=function(){return c},c}function i(){const c=n(
96402);return i=function(){return c},c}function v(){const c=n(27624);return v=function(){return c},c}function p(){const c=n(
37075);return p=function(){return c},c}function T(){const c=n(23208);return T=function(){return c},c}function r(){const c=n(
69641);return r=function(){return c},c}function u(){const c=n(92344);return u=function(){return c},c}function $(){const c=n(
82330);return $=function(){return c},c}function d(){const c=n(52483);return d=function(){return c},c}function l(){const c=n(
55929);return l=function(){return c},c}function o(){const c=n(91827);return o=function(){return c},c}function y(){const c=n(
72857);return y=function(){return c},c}function C(){const c=n(34720);return C=function(){return c},c}async function M(c){
const{shard:B}=c,f={startedAt:new Date,...B&&{shard:B}};let t;try{return t=await(0,i().openRepository)(c.directory,c.env),
await b(c,t,f)}catch(g){const e=(0,E().asGateError)(g),{prepare:a}=f;return(0,v().buildErrorReport)(e.code==="prepare_fa\
iled"&&a?(0,T().withOutput)(e,a):e,f,new Date)}finally{await t?.close()}}async function b(c,B,f){const t=await c.locate(
B);f.event=t;const g=(0,F().tightenPolicy)(await(0,d().basePolicy)(c,B,t),c.inputs);f.policy=g,(0,O().requireExamples)(g);
const e=k(c,B,t,g),a=c.run&&c.prepare?(0,r().readPrepare)(c.prepare):[],S=a.length>0?await(0,C().verifiedCheckout)(e,t):
void 0,{prepared:H,findings:I}=S?await(0,o().prepareCheckout)(a,S,{request:c,event:t,audit:e,report:N=>{f.prepare=N}}):{
findings:[]};try{const N=L(c,e,H),G=D(await(0,$().auditCommit)(N,t.audited,t.base),I),{audit:s,tree:A}=G,x=c.run&&s.genes.
length>0,J=H?.checkout??S??(x?await(0,C().verifiedCheckout)(e,t):void 0),z=G.change.files,X={checkout:J,tree:A,change:{files:z,
isCommitted:(0,j().isOfCommit)(t)},...H&&{shown:H.shown}},{refusal:K,...V}=await(0,C().validateChange)({request:c,event:t,
policy:g},N,G,{place:X,startedAt:f.startedAt}),Z=(0,u().allFindings)(V.judgement),Y=(0,p().idsOf)(Z),nn=V.runResult.interrupted>
0?void 0:c.signal,tn=await(0,y().proposeFix)({...N,signal:nn},t,G,Y),en=await(0,l().headFilesOf)(B,t,G.assets,Z);if(nn?.
aborted)throw(0,E().interrupted)("after the audit");const q=(0,v().buildReport)({...f,...G,...V,event:t,policy:g,ids:Y,fix:tn,
headFiles:en},c.secrets,new Date);return K?(0,v().withRefusedRun)(q,K):q}finally{await H?.close()}}function k(c,B,f,t){return{
repository:B,policy:t,additions:(0,R().additionsFor)(t.policy),platform:(0,P().platformOf)(process.platform),policyCommit:f.
policyCommit,all:c.all,...f.unprovenMerge&&{unprovenMerge:f.unprovenMerge},signal:c.signal}}function L({run:c,takeRuns:B,
prepare:f},t,g){return{...t,disk:(0,h().folderTree)(g?.checkout.directory??t.repository.directory),...g&&{additions:(0,m().
everything)((0,R().dependencyFolders)(t.policy.policy))},...!c&&{isPending:B||f?()=>!0:t.additions.cover}}}function D(c,B){
const{audit:f}=c;return{...c,audit:{...f,findings:[...f.findings,...B]}}}}),55929:((U,w,n)=>{Object.defineProperty(w,"__\
esModule",{value:!0}),w.headFilesOf=R;function j(){const E=n(54032);return j=function(){return E},E}async function R(E,{
audited:O,head:P},{changes:F},m){if(O===P)return;const h=new Set([...F.map(({asset:i})=>i.path),...m.flatMap(({location:i})=>i?.
path??[])]);return(0,j().findHeadFiles)(E,O,P,h).catch(()=>{})}}),91827:((U,w,n)=>{Object.defineProperty(w,"__esModule",
{value:!0}),w.prepareCheckout=r;function j(){const d=n(9354);return j=function(){return d},d}function R(){const d=n(67506);
return R=function(){return d},d}function E(){const d=n(76459);return E=function(){return d},d}function O(){const d=n(74238);
return O=function(){return d},d}function P(){const d=n(35720);return P=function(){return d},d}function F(){const d=n(67078);
return F=function(){return d},d}function m(){const d=n(95132);return m=function(){return d},d}function h(){const d=n(32223);
return h=function(){return d},d}function i(){const d=n(23208);return i=function(){return d},d}function v(){const d=n(63682);
return v=function(){return d},d}function p(){const d=n(29656);return p=function(){return d},d}function T(){const d=n(82330);
return T=function(){return d},d}async function r(d,l,o){const{event:y}=o,C={...o.audit,isPending:()=>!0},M=await(0,T().auditCommit)(
C,y.audited,y.base);if(!(0,R().mayRunSome)(M.audit))return{findings:[]};const b=[...await(0,E().prepareRefusals)(await(0,P().
readTree)(C.repository,y.base),M.tree),...await $(M,{...o,audit:C})];if(b.length>0)return{findings:b};const{prepared:k,reported:L}=await u(
d,l,o),D=L?.isolation.downgrades?.[0]?.reason??"containment is off",c=L?.contained?[]:[(0,m().finding)("prepare-uncontai\
ned",{reason:D})];return{prepared:k,findings:c}}async function u(d,l,{request:{env:o,signal:y,secrets:C},event:M,audit:b,
report:k}){const{policy:L}=b.policy,D=L.prepare_env.flatMap(t=>o[t]??[]),c=[...C,...D];let B;return{prepared:await(0,i().
runPrepare)(d,{checkout:l,policy:L,requested:(0,v().requestOf)(L.containment,M.pullRequest?.isFork??!1),env:o,privateFolders:(0,h().
privateFolders)(o),signal:y,report:t=>{B={...t,lines:t.lines.map(({command:g,outcome:e})=>({command:g,outcome:(0,F().redactOutcome)(
e,c)}))},k(B)}}),reported:B}}async function $(d,{request:l,event:o,audit:y}){const C=d.audit.findings.filter(({rule:k})=>k===
"gate-weakened");if(C.length===0)return[];const{gate:M}=await(0,j().findApprovals)({genes:[],findings:C},y.policy.policy.
approvals,(0,p().headsOf)(o,y,d),(0,p().approverOf)(l,o,y));if(M===void 0)return[];const b=C[0]?.location?.path??O().POLICY_PATH;
return[(0,m().finding)("prepare-refused",{path:b,what:"it weakens the gate and waits for approval"})]}}),72857:((U,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.proposeFix=i;function j(){const u=n(53315);return j=function(){return u},
u}function R(){const u=n(29122);return R=function(){return u},u}function E(){const u=n(62130);return E=function(){return u},
u}function O(){const u=n(88211);return O=function(){return u},u}function P(){const u=n(41895);return P=function(){return u},
u}function F(){const u=n(4378);return F=function(){return u},u}function m(){const u=n(35720);return m=function(){return u},
u}function h(){const u=n(93028);return h=function(){return u},u}async function i({repository:u,policy:{policy:$},platform:d,
signal:l},o,{assets:y,change:C,tree:M,commandTree:b},k){const L=new Set([...k.keys()].flatMap(a=>p(a)?T(a):[]));if(L.size===
0)return;const D=!(0,R().isOfCommit)(o)||o.audited===o.head,c=D?M:await(0,m().readTree)(u,o.head),B=y.changes.filter(({kind:a})=>a!==
"removed"),f=new Set(B.map(({asset:a})=>r(a))),t=[...L].filter(a=>(0,h().isRegular)(c.stat(a)?.kind)),g=await Promise.all(
t.map(async a=>({path:a,bytes:await c.read(a)}))),e=F().Judge.by({policy:$,tree:b,base:await(0,m().readTree)(u,o.base),changed:new Set(
C.files.flatMap(j().namesOf)),platform:d,...l&&{signal:l}});try{const a=H=>f.has(r(H)),S=await(0,E().fixFiles)(g,e,{includes:a,
left:!1});return await(0,O().proposalOf)(S,D?k:v(k))}catch(a){if(a instanceof P().GateError&&a.code==="audit_too_long")return;
throw a}}function v(u){return new Map([...u].map(([{edit:$,...d},l])=>[d,l]))}function p({rule:u,edit:$,suppressed:d}){return!d&&
($?.fix===!0||u==="content-hash-mismatch")}function T({location:u}){return u?[u.path]:[]}function r({path:u,type:$,id:d}){
return JSON.stringify([u,$,d])}}),34720:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.validateChange=v,w.
verifiedCheckout=i;function j(){const r=n(29122);return j=function(){return r},r}function R(){const r=n(41895);return R=
function(){return r},r}function E(){const r=n(61388);return E=function(){return r},r}function O(){const r=n(32223);return O=
function(){return r},r}function P(){const r=n(63682);return P=function(){return r},r}function F(){const r=n(96620);return F=
function(){return r},r}function m(){const r=n(94901);return m=function(){return r},r}function h(){const r=n(29656);return h=
function(){return r},r}function i({repository:r,additions:u},$){const d=(0,j().isOfCommit)($)?E().requireCheckedOut:E().
requireSameFiles,l=$.name==="index"?"hook":T($)?"terminal":"actions";return d(r,$.audited,u,l)}async function v({request:r,
event:u,policy:$},d,l,{place:o,startedAt:y}){const{audit:C,tree:M}=l,b={audit:C,event:u,policy:$},k=D=>c=>p(r,b,c,D),L={
policy:$.policy,startedAt:y,heads:(0,h().headsOf)(u,d,l),approver:(0,h().approverOf)(r,u,d)};try{return await(0,m().validate)(
C,{...L,runs:r.run||r.takeRuns!==void 0,run:async D=>await r.takeRuns?.(b,D)??await k(o)(D)})}catch(D){const c=(0,R().asGateError)(
D);if(c.code!=="containment_unavailable")throw c;const B=k({checkout:void 0,tree:M});return{...await(0,m().validate)(C,{
...L,runs:!1,run:B}),refusal:c}}}async function p({env:r,shard:u,durations:$,progress:d,signal:l},{audit:o,event:y,policy:{
policy:C}},M,b){const k=u?(0,F().genesIn)(u,o.genes,$):new Set(o.genes),L=await(0,P().runAudited)(o,{...b,attended:T(y)&&
!r.CI,policy:C,fork:y.isFork,path:r.PATH??"",home:r.HOME,privateFolders:(0,O().privateFolders)(r),waiting:{has:D=>M.has(
D)||!k.has(D)},progress:d,signal:l});return u?{...L,shards:[{...u,genes:k}]}:L}function T(r){return r.name==="range"||!(0,j().
isOfCommit)(r)}}),67617:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.policyOfBranch=F;function j(){const i=n(
41330);return j=function(){return i},i}function R(){const i=n(41895);return R=function(){return i},i}function E(){const i=n(
81961);return E=function(){return i},i}function O(){const i=n(74238);return O=function(){return i},i}function P(){const i=n(
11160);return P=function(){return i},i}function F(i,v,p){const{branches:T,...r}=i.policy,u=Object.entries(T).filter(([l])=>m(
l,v));if(u.length===0&&v!==p)return;const $={...r,branches:{}},d=u.map(([,l])=>P().policySchema.parse((0,P().withEntry)(
$,l))).reduce((l,o)=>l?h(l,o,v):o,void 0);return d===void 0?i:{...i,policy:d,digest:(0,O().digestPolicy)(d)}}function m(i,v){
return i===v||j().default.isMatch(v,i,{dot:!0,nonegate:!0})}function h(i,v,p){const T=(0,E().combine)(i,v);if("policy"in
T)return T.policy;throw new(R()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(p)}\
 differ in ${T.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}}),67879:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.policyChangedSince=
F;function j(){const h=n(23404);return j=function(){return h},h}function R(){const h=n(41895);return R=function(){return h},
h}function E(){const h=n(24634);return E=function(){return h},h}function O(){const h=n(35720);return O=function(){return h},
h}function P(){const h=n(74238);return P=function(){return h},h}async function F(h,i,v){const p=Math.floor(Date.parse(v)/
1e3)+1,r=(await h.objects(["log","--first-parent",`--since=@${p}`,"--format=%H %P",i,...await h.isPartial()?[]:["--",P().
POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(r==="")return!1;const[u="",$]=r.split(" ");if((await h.shallowCommits()).has(u))throw new(R()).GateError(
"shallow_clone",`this clone lacks the history of ${P().POLICY_PATH} before ${(0,E().short)(u)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return $===void 0?!0:await m(h,$)!==await m(h,i)}async function m(h,i){const v=await(0,P().readPolicyIn)(
await(0,O().readTree)(h,i));return"missing"in v?v.text:"policy"in v?(0,j().canonicalize)(v.policy):void 0}}),89979:((U,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.withCheckoutParts=F;function j(){const i=n(51455);return j=function(){
return i},i}function R(){const i=n(76760);return R=function(){return i},i}function E(){const i=n(41895);return E=function(){
return i},i}function O(){const i=n(96402);return O=function(){return i},i}function P(){const i=n(35720);return P=function(){
return i},i}async function F(i,v,p){const T=[],r=async(u,$,d)=>{const l=await(0,P().readTree)($,d),o=[...l.files()].map(
y=>({...y,path:m(u,y.path)}));T.push({path:u,repository:$,commit:d,tree:l,entries:o});for(const{kind:y,path:C,oid:M}of o){
if(y!=="submodule"||M===void 0)continue;const b=await h((0,R().join)(i.directory,C));b&&await r(C,b,M)}};try{return await r(
"",i,v),await p(T)}finally{for(const u of T.slice(1))await u.repository.close()}}function m(i,v){return i===""?v:`${i}/${v}`}
async function h(i){if(await(0,j().lstat)((0,R().join)(i,".git")).catch(()=>{})===void 0)return;const p=await(0,O().openRepository)(
i);if(p.directory===i)return p;throw await p.close(),new(E()).GateError("checkout_differs",`The submodule ${JSON.stringify(
i)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}}),61388:((U,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=f,w.requireCheckedOut=d,w.requireSameFiles=l;function j(){
const t=n(73024);return j=function(){return t},t}function R(){const t=n(76760);return R=function(){return t},t}function E(){
const t=n(26040);return E=function(){return t},t}function O(){const t=n(41895);return O=function(){return t},t}function P(){
const t=n(95201);return P=function(){return t},t}function F(){const t=n(55366);return F=function(){return t},t}function m(){
const t=n(22566);return m=function(){return t},t}function h(){const t=n(59580);return h=function(){return t},t}function i(){
const t=n(89979);return i=function(){return t},t}function v(){const t=n(48741);return v=function(){return t},t}function p(){
const t=n(24634);return p=function(){return t},t}function T(){const t=n(96681);return T=function(){return t},t}function r(){
const t=n(67397);return r=function(){return t},t}function u(){const t=n(93028);return u=function(){return t},t}const $=32;
async function d(t,g,e,a){const[S]=await(0,r().resolveCommits)(t,["HEAD"]);if(S!==g)throw f(`the checkout is at ${(0,p().
short)(S)}`,g,a);return l(t,g,e,a)}async function l(t,g,e,a){return(0,i().withCheckoutParts)(t,g,async S=>{const H=(0,h().
guardCheckout)(t.directory,S.flatMap(({entries:N})=>N),e),I=(await Promise.all(S.map(N=>o(N,H)))).flat();if(I.length>0)throw await D(
t,I,g,a)??c(I,g,a);return H})}async function o(t,g){const e=new Map(g.folders.map(N=>[N,y(g,N)])),a=({path:N})=>e.get(C(
N))??!1,S=t.entries.filter(N=>!a(N)||!M(N,t,g));if(S.length>0)return S.map(({path:N})=>({path:N,what:"differs on disk"}));
const H=t.entries.filter(({kind:N})=>(0,u().isRegular)(N)),I=await k(H,g);return I.length===0?[]:L(t,I,g)}function y({directory:t},g){
for(let e=g;e!=="";e=C(e))if(b((0,T().systemPath)((0,R().join)(t,e)))!=="directory")return!1;return!0}function C(t){return t.
slice(0,Math.max(t.lastIndexOf("/"),0))}function M(t,g,{directory:e}){const a=(0,T().systemPath)((0,R().join)(e,t.path)),
S=b(a);if(t.kind==="submodule")return S==="directory";if(S==="symlink"&&t.kind==="symlink"){const H=g.path===""?t.path:t.
path.slice(g.path.length+1);return(0,T().decodePath)((0,j().readlinkSync)(a,{encoding:"buffer"}))===g.tree.readlink(H)}return(0,u().
onThisPlatform)(S)===(0,u().onThisPlatform)(t.kind)}function b(t){return(0,E().attempt)(()=>(0,u().kindOf)((0,j().lstatSync)(
t)))}async function k(t,{directory:g}){const e=[];for(let a=0;a<t.length;a+=$)await Promise.all(t.slice(a,a+$).map(async S=>{
const H=await(0,v().readOnDisk)(g,S.path);(0,m().isContentOf)(H,S.oid??"")||e.push(S)}));return e}async function L({repository:t,
path:g,commit:e},a,S){const H=({path:G})=>g===""?G:G.slice(g.length+1),I=await(0,P().attributesOf)(t,e,a.map(H),m().CONVERSIONS),
N=[];for(const G of a){const{path:s,oid:A="",size:x=0}=G,J=await(0,v().readOnDisk)(S.directory,s),z=x>F().MAX_FILE_BYTES?
"differs on disk":(0,m().conversionFault)(await(0,F().readBlob)(t,A),J,X=>I(H(G),X));z===void 0?S.accept(s,J):N.push({path:s,
what:z})}return N}async function D({user:t,directory:g},e,a,S){const H=new Set(e.map(({path:G})=>G)),I=(0,T().decodePieces)(
await t(["ls-files","-t","-z"])).flatMap(G=>G.startsWith("S ")?[G.slice(2)]:[]).filter(G=>H.has(G)&&b((0,T().systemPath)(
(0,R().join)(g,G)))===void 0),[N]=I;if(N!==void 0)return new(O()).GateError("checkout_differs",`Commit ${(0,p().short)(a)}\
 is audited, but the checkout is sparse and lacks ${JSON.stringify(N)}${I.length>1?` and ${I.length-1} more`:""}`,S==="a\
ctions"?"Remove `sparse-checkout` from actions/checkout: commands run in the whole commit.":"Run git sparse-checkout dis\
able, or only audit (--no-run).")}function c(t,g,e){const a=[...t].sort((G,s)=>G.path<s.path?-1:1),{path:S,what:H}=a.find(
({what:G})=>G!=="differs on disk")??a[0]??B,I=JSON.stringify(S),N=t.length>1&&H==="differs on disk"?`${I} and ${t.length-
1} more differ on disk`:`${I} ${H}`;return f(N,g,e)}const B={path:"",what:"differs on disk"};function f(t,g,e){const a={
actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${g}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},S=e==="hook"?"The index":`Commit ${(0,p().short)(g)}`;return new(O()).GateError(
"checkout_differs",`${S} is audited, but ${t}`,a[e])}}),54032:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.findHeadFiles=O;function j(){const m=n(44903);return j=function(){return m},m}function R(){const m=n(35720);return R=function(){
return m},m}const E=100;async function O(m,h,i,v){await Promise.all([h,i].map(r=>(0,R().requireObjects)(m,r)));const p=(0,j().
parseRawDiff)(await m.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,i])).
filter(({path:r})=>v.has(r)),T=[];for(const[r,u]of p.entries()){const{path:$,status:d}=u,l=d==="deleted",o=l||r>=E?[]:await P(
m,u);T.push({path:$,...l&&{missing:!0},same:o})}return T}async function P(m,{oldOid:h,newOid:i}){if(h===i)return[{line:1,
head_line:1}];const v=await m.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,i],{accept:[1]});return F(
v.toString("latin1"))}function F(m){const h=[...m.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===
0)return[];const i=[];let[v,p]=[1,1];for(const[,T="",r="1",u="",$="1"]of h){const d=Number(T)+(r==="0"?1:0),l=Number(u)+
($==="0"?1:0);d>v&&i.push({line:v,head_line:p,lines:d-v}),[v,p]=[d+Number(r),l+Number($)]}return[...i,{line:v,head_line:p}]}}),
19674:((U,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.branchAtOrigin=R,w.fetched=j,w.isRemoteOf=n;async function n(O,{
owner:P,repo:F}){return(await E(O)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${P}/${F}`.toLowerCase()}function j(O){return`+refs/heads/${O}:refs/remotes/origin/${O}`}async function R(O,P){if(await E(
O)==="")return!1;const F=`refs/heads/${P}`;return(await O.user(["ls-remote","--","origin",F])).toString().split(`
`).some(h=>h.endsWith(`	${F}`))}async function E({user:O}){return(await O(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNamed=v,w.resolveRevision=
i;function j(){const l=n(41895);return j=function(){return l},l}function R(){const l=n(3051);return R=function(){return l},
l}function E(){const l=n(24634);return E=function(){return l},l}function O(){const l=n(67397);return O=function(){return l},
l}const P=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,F=/^(.*?)((?:[~^]\d*)*)$/s,m=/(?:^|-g)([0-9a-f]{4,64})$/i,h=/^[A-Z]+(?:_[A-Z]+)*$/;
async function i(l,o){return(await v(l,o)).commit}async function v(l,o){if(P.test(o))throw new(j()).GateError("ref_not_f\
ound",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,y="",C=""]=F.exec(o)??[],M=await T(l,y==="@"?"HEAD":y),[b,...k]=[...new Set(M.map(({commit:D})=>D))];if(b===
void 0)throw(0,O().unknownRevision)(o,await p(l,y));if(k.length>0)throw d(y,M);if(C===""){const[D,...c]=M.flatMap(B=>B.ref??
[]);return{commit:b,...D!==void 0&&c.length===0&&{ref:D}}}const[L]=await(0,O().peelToCommits)(l,[`${b}${C}`]);if(L===void 0)
throw(0,O().unknownRevision)(o);return{commit:L}}async function p({user:l},o){const C=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(M=>M.replace(/^refs\/(?:heads|remotes)\//,"")).filter(M=>M!==""&&!M.endsWith("/HEAD"));return C.find(M=>M.endsWith(
`/${o}`))??(0,R().nearestName)(o,C)}async function T(l,o){if(o==="HEAD"||(0,O().isObjectId)(o.toLowerCase())){const[k]=await(0,O().
lookUpCommits)(l,[o]);if(k!==void 0)return[{name:o,commit:k}];if(o==="HEAD")return[]}const y=o.startsWith("refs/"),M=[...await(0,O().
readRefs)(l,y?[o]:r(o))].map(([k,{id:L,target:D}])=>({name:k,id:L,ref:D}));y||M.push(...await u(l,o),...await $(l,o));const b=await(0,O().
peelToCommits)(l,M.map(({id:k})=>k));return M.flatMap(({id:k,...L},D)=>{const c=b[D];return c===void 0?[]:[{...L,commit:c}]})}
function r(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(y=>`${y}${l}`),`refs/remotes/${l}/HEAD`]}
async function u({user:l},o){if(!h.test(o))return[];const y=await l(["rev-parse","--verify","--quiet",o],{accept:[1]});return y.
length===0?[]:[{name:o,id:y.toString().trim()}]}async function $({objects:l},o){const[,y]=m.exec(o)??[];return y===void 0?
[]:(await l(["rev-parse",`--disambiguate=${y.toLowerCase()}`])).toString().split(`
`).filter(O().isObjectId).map(b=>({name:b,id:b}))}function d(l,o){const y=o.map(({name:C,commit:M})=>C===M?`commit ${M}`:
`${C} (${(0,E().short)(M)})`);return new(j()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${y.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),27624:((U,w,n)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=o,w.buildReport=d,w.causesOf=c,w.withRefusedRun=l;function j(){
const f=n(53315);return j=function(){return f},f}function R(){const f=n(85475);return R=function(){return f},f}function E(){
const f=n(38863);return E=function(){return f},f}function O(){const f=n(57430);return O=function(){return f},f}function P(){
const f=n(54062);return P=function(){return f},f}function F(){const f=n(95132);return F=function(){return f},f}function m(){
const f=n(9436);return m=function(){return f},f}function h(){const f=n(92344);return h=function(){return f},f}function i(){
const f=n(94274);return i=function(){return f},f}function v(){const f=n(77648);return v=function(){return f},f}function p(){
const f=n(36807);return p=function(){return f},f}function T(){const f=n(27436);return T=function(){return f},f}function r(){
const f=n(63245);return r=function(){return f},f}const u=10,$=100;function d(f,t,g){const{audit:e,approval:a,change:S,runResult:H,
judgement:I,ids:N,policy:G,startedAt:s}=f,A=I.genes.map(W=>(0,p().redactGene)(W,t)),x=(0,p().validationReportsOf)(A,{nodeOf:H.
nodeOf,policyDigest:G.digest,startedAt:s,finishedAt:g}),J=(0,h().allFindings)(I),z=M(e.seeds),X=C(N,f.fix),K=(0,v().reportFindings)(
[...X.keys()],X,f.event.base).map(W=>z(W)?{...W,seed:!0}:W),V=c(K),Z=(0,v().findingsAbout)(I.findings),Y={about:Z,ids:N},
nn=W=>(0,v().idsIn)(Z(W),N),{counting:tn,hard_cap_files:en,hard_cap_lines:q}=G.policy.blast_radius;return{...y(f,g),verdict:I.
verdict,next_actor:(0,i().nextActorOf)(I.verdict,J,G.policy.fail_on),isolation:H.isolation,blast_radius:{...e.blastRadius,
counting:tn,hard_cap_files:en,hard_cap_lines:q,renamed_files:S.files.filter(({status:W})=>W==="renamed").length,directories:(0,j().
busiestDirectories)(e.files,u),changed_files:e.files.slice(0,$)},genes:A.map((W,Q)=>(0,v().reportGene)(W,x[Q]?.id??null,
Y)),capsules:e.capsules.map(({change:W,asset:Q,eligible:sn,eligibility:cn,reasons:rn})=>({...D("Capsule",W,Q),...nn(Q),eligible:sn,
eligibility:cn,reasons:rn.map(on=>({rule:on.rule,message:(0,F().describe)(on).message}))})),events:f.assets.changes.filter(
({asset:W})=>W.type==="EvolutionEvent").map(({kind:W,asset:Q})=>({...D("EvolutionEvent",W,Q),...nn(Q)})),...I.shards.length>
0&&{shards:I.shards},causes:V,findings:K,...k(J),...L(e,I.findings,N),...f.fix&&{fix:f.fix},...f.headFiles&&{head_files:f.
headFiles},approvals:a.approvals,approval_digest:a.digest??null,plans_digest:e.plansDigest,validation_reports:x.filter(W=>W!==
null)}}function l(f,t){const{code:g,message:e,hint:a}=t;return{...f,verdict:"error",next_actor:"undecided",error:{code:g,
message:e,hint:a},genes:f.genes.map(S=>S.verdict==="pass"||S.verdict==="warn"?{...S,verdict:"error"}:S),...f.shards&&{shards:f.
shards.map(S=>({...S,verdict:"error"}))},validation_reports:[]}}function o(f,t,g){const{code:e,message:a,hint:S}=f;return{
...y(t,g),verdict:"error",next_actor:"undecided",error:{code:e,message:a,hint:S},isolation:O().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...t.shard&&{shards:[{...t.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function y({event:f,policy:t,prepare:g,startedAt:e},a){return{type:"GateReport",
schema_version:T().GATE_REPORT_VERSION,tool:{...E().TOOL},event:{name:f?.name??null,...f?.pullRequest&&{pull_request:f.pullRequest.
number,fork:f.pullRequest.isFork}},base_sha:f?.base??null,head_sha:f?.head??null,audited_sha:f?.audited??null,policy:t?{
source:t.source,...t.path!==void 0&&{path:t.path},...t.ref!==void 0&&{ref:t.ref},digest:t.digest,...t.policy.extends&&{extends:t.
policy.extends},...t.combinedWith&&{combined_with:{...t.combinedWith}},profile:t.policy.profile,fail_on:t.policy.fail_on,
...b(t.policy,a)}:null,...g&&{prepare:g},started_at:e.toISOString(),finished_at:a.toISOString(),duration_ms:Math.max(0,a.
getTime()-e.getTime())}}function C(f,t){const g=(a,S)=>JSON.stringify([a,S]),e=new Set(t?.edits.flatMap(({finding:a,path:S,
old:H})=>[a,g(S,H)]));return new Map([...f].map(([a,S])=>{const{rule:H,args:I,edit:N,location:G}=a;return e.has(S)||N&&e.
has(g(G?.path,N.old))?[a,S]:N?.fix?[{...a,edit:{...N,fix:!1}},S]:[H==="content-hash-mismatch"&&I.fixable===!0?{...a,args:{
...I,fixable:!1}}:a,S]}))}function M(f){const t=new Set(f.map(({type:g,id:e,path:a})=>JSON.stringify([g,e,a])));return({
subject:g,location:e,harm:a,layer:S})=>a!=="danger"&&S!=="run"&&t.has(JSON.stringify([g?.type,g?.id,e?.path]))}function b({
enforce:f},t){const g=(0,P().enforcementOn)((0,m().dayOf)(t),f);if(g.mode==="block")return{};const{until:e}=g;return{enforce:g.
mode,...e!==void 0&&{enforce_until:e}}}function k(f){const t=f.flatMap(({rule:g,args:e})=>{if(g!=="check-decided-by")return[];
const{path:a,why:S,isNew:H,bytes:I}=e,N=Number(I);return[{...{path:String(a),why:String(S),new:H===!0},...N>=0&&{bytes:N}}]});
return t.length>0?{read:t}:{}}function L({agentFiles:f},t,g){const e=f.filter(({entries:a})=>a.length>0);return e.length===
0?{}:{agent_files:e.map(a=>(0,v().reportAgentFile)(a,t,g))}}function D(f,t,g){const{id:e,path:a}=g;return{type:f,id:e,asset_id:(0,R().
assetIdOf)(g),path:a,line:g.locate().line,change:t}}function c(f){const t=f.filter(({severity:g,suppressed:e})=>g!=="not\
ice"&&!e);return(0,r().groupCauses)(t).map(({lead:g,others:e})=>{const a=[g,...e],S=a.flatMap(({subject:H})=>H?.id===void 0?
[]:B(H));return{id:g.cause,severity:g.severity,rules:[...new Set(a.map(({rule:H})=>H))],findings:a.length,assets:new Set(
S).size,message:g.message}})}function B({type:f,id:t}){return`${f} ${t}`}}),23208:((U,w,n)=>{Object.defineProperty(w,"__\
esModule",{value:!0}),w.runPrepare=k,w.withOutput=G;function j(){const s=n(51455);return j=function(){return s},s}function R(){
const s=n(76760);return R=function(){return s},s}function E(){const s=n(63963);return E=function(){return s},s}function O(){
const s=n(41115);return O=function(){return s},s}function P(){const s=n(41895);return P=function(){return s},s}function F(){
const s=n(14495);return F=function(){return s},s}function m(){const s=n(67147);return m=function(){return s},s}function h(){
const s=n(61229);return h=function(){return s},s}function i(){const s=n(55250);return i=function(){return s},s}function v(){
const s=n(19309);return v=function(){return s},s}function p(){const s=n(51968);return p=function(){return s},s}function T(){
const s=n(60670);return T=function(){return s},s}function r(){const s=n(10582);return r=function(){return s},s}function u(){
const s=n(92342);return u=function(){return s},s}function $(){const s=n(32223);return $=function(){return s},s}function d(){
const s=n(46252);return d=function(){return s},s}function l(){const s=n(57334);return l=function(){return s},s}function o(){
const s=n(46282);return o=function(){return s},s}function y(){const s=n(20849);return y=function(){return s},s}function C(){
const s=n(11863);return C=function(){return s},s}const M=100,b=1024**3;async function k(s,A){const x=await(0,v().copyCheckout)(
A.checkout);if(x===void 0)throw H("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:J}=x.guard,z=new Set(c(x.guard,A.policy));return await D(s,x,A,()=>c(x.guard,A.policy).filter(X=>!z.has(X))),await B(
x.guard,z,A.policy),await(0,j().rm)((0,R().join)(J,".git"),{recursive:!0,force:!0}),await(0,p().copyRepository)(A.checkout.
directory,J),t()&&await e((0,R().join)(J,".git"),await g(J)),{checkout:x.guard.at(J,(0,m().everything)((0,O().dependencyFolders)(
A.policy))),shown:x.objects,close:x.close}}catch(J){throw await x.close(),J}}function L(s){return{...s,memory_bytes:Math.
max(s.memory_bytes,4*b),written_bytes:Math.max(s.written_bytes,2*b),file_bytes:Math.max(s.file_bytes,b),processes:Math.max(
s.processes,1024)}}async function D(s,A,{policy:x,requested:J,env:z,privateFolders:X,signal:K,report:V},Z){const{directory:Y}=A.
guard,nn=s.flatMap(({argv:_})=>_.slice(0,1)),tn=await(0,o().findPrograms)({path:z.PATH??"",checkout:Y,names:nn}),en=await g(
Y);t()&&await e(Y,u().NOBODY);const q=L(x.limits),{backend:W,isolation:Q,close:sn}=await(0,T().chooseBackend)({programs:tn,
checkout:Y,keepsWrites:!0,shown:A.objects,outputBytes:q.output_bytes,limits:(0,r().limitsOn)((0,r().thisMachine)(),q,1),
requested:J,network:!0,folders:X,home:await(0,$().homeFolders)(x.home_caches,z.HOME),signal:K}),cn=(0,d().causesOf)({isolation:Q,
programs:tn,checkout:Y,home:z.HOME,policy:{limits:q,network:"allow"}}),rn=W.level==="namespaces";!rn&&t()&&await e(Y,en);
const on=[],un=()=>V({contained:rn,isolation:Q,lines:on,written:f(Z()).slice(0,M)}),ln=Object.fromEntries(x.prepare_env.
flatMap(_=>z[_]===void 0?[]:[[_,z[_]]])),hn=performance.now()+q.prepare_seconds*1e3;try{for(const _ of s){const mn=Math.
max(1,Math.round(hn-performance.now())),{command:fn,argv:dn,assignments:pn}=_,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:mn},an=cn(await Promise.resolve().then(()=>W.prepare(wn,K)).catch(On=>{
throw S(_,On)}));if(on.push({command:fn,outcome:an}),an.status!=="passed")throw un(),an.reason===l().INTERRUPTED?(0,P().
interrupted)("during the prepare command"):a(_,an)}}finally{await sn()}un()}function c({directory:s,folders:A,files:x},J){
const z=new Set([...A,...x.map(({path:K})=>K)]),{cover:X}=(0,m().additionsOf)([],(0,O().dependencyFolders)(J));return(0,h().
filesBelow)(s,X).filter(K=>!z.has(K))}async function B(s,A,x){const J=new Set([...s.folders,...s.files.map(({path:Y})=>Y)]),
z=Y=>Y==="."||J.has(Y),X=c(s,x).filter(Y=>!A.has(Y)).filter(Y=>(0,C().replacesAudited)(Y,z)||(0,C().configuresTool)(Y,z)),
[K,...V]=[...await s.changed(),...X].sort();if(K===void 0)return;const Z=V.length===0?"":` and ${V.length} more`;throw H(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${Z}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function f(s){return[...new Set(s.map(A=>A.split("/",1)[0]??A))].sort()}
function t(){return process.platform==="linux"&&process.getuid?.()===0}async function g(s){const{uid:A,gid:x}=await(0,j().
stat)(s);return{uid:A,gid:x}}async function e(s,{uid:A,gid:x}){const J=await(0,F().systemTool)("chown");if(J===void 0)throw H(
"`chown` is not in a directory of the system","Install coreutils.");await(0,E().exec)(J,["-hR",`${A}:${x}`,"--",s],{silent:!0})}
function a({command:s},A){const{reason:x=`exit code ${A.exit_code}`}=A,{causes:J,change:z}=(0,i().causeWords)(A.causes);
return new(P()).GateError("prepare_failed",`The prepare command "${(0,y().safeLine)(s)}" did not pass: ${[x,...J].join("\
; ")}.`,`${z}${z&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function S({command:s},A){return!(A instanceof
P().GateError)||A.code!=="program_not_found"?A:new(P()).GateError("prepare_failed",`The prepare command "${(0,y().safeLine)(
s)}" could not start: ${A.message}`,A.hint,{cause:A})}function H(s,A){return new(P()).GateError("prepare_failed",`The pr\
epare command could not be used: ${s}.`,A)}const I=5,N=1e3;function G(s,{lines:A}){const x=A.at(-1)?.outcome;if(x===void 0)
return s;const z=[x.stderr,x.stdout].map(({head:V,tail:Z})=>(Z||V).trim()).find(V=>V!=="");if(z===void 0)return s;const X=z.
split(`
`).slice(-I).map(y().safeLine).join(" | "),K=`${s.message} It printed: ${X.slice(-N)}`;return new(P()).GateError(s.code,
K,s.hint,{cause:s.cause})}}),69641:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=P;function j(){
const h=n(35736);return j=function(){return h},h}function R(){const h=n(41895);return R=function(){return h},h}function E(){
const h=n(13580);return E=function(){return h},h}function O(){const h=n(95132);return O=function(){return h},h}function P(h){
const v=h.split(/\r?\n/).map(p=>p.trim()).filter(p=>p!==""&&!p.startsWith("#"));if(v.length===0)throw m("`prepare` has n\
o command","Name a command.");return v.map(F)}function F(h){const{words:i,assignments:v,problems:p}=(0,j().lex)(h),T=p.find(
({rule:r})=>(0,E().ruleOf)(r).severity==="error");if(T?.rule==="shell-operator")throw m(`The prepare line \`${h}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(T){const{message:r}=(0,O().describe)((0,O().problemFinding)(T));throw m(`The prepare line \`${h}\
\` cannot be read: ${r}`,"Write plain words, or put the step into a script and name the script.")}return{command:h,argv:i.
map(({text:r})=>r),assignments:Object.fromEntries(v.map(({name:r,value:u})=>[r,u]))}}function m(h,i){return new(R()).GateError(
"input_invalid",h,i)}}),71667:((U,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readDurations=m;function j(){
const i=n(7723);return j=function(){return i},i}function R(){const i=n(41895);return R=function(){return i},i}function E(){
const i=n(73388);return E=function(){return i},i}function O(){const i=n(78534);return O=function(){return i},i}function P(){
const i=n(23107);return P=function(){return i},i}const F=j().looseObject({genes:j().array(j().looseObject({commands:j().
array(j().looseObject({command:j().string(),outcome:j().looseObject({duration_ms:j().number().nonnegative()}).optional()}))}))});
async function m(i,v){const p=await(0,P().readAtMost)(O().MAX_REPORT_BYTES,i,v),T=new Map;for(const{commands:r}of h(p,i).
genes)for(const{command:u,outcome:$}of r){const d=Math.round($?.duration_ms??0);d>0&&T.set(u,Math.max(d,T.get(u)??0))}return T}
function h(i,v){try{return F.parse(JSON.parse(i.toString("utf8")))}catch(p){throw new(R()).GateError("artifact_invalid",
`${(0,E().inputName)(v)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier \
run; use the same file for all jobs of a matrix.",{cause:p})}}}),96620:((U,w,n)=>{Object.defineProperty(w,"__esModule",{
value:!0}),w.commandsToRun=P,w.genesIn=m,w.isPending=F,w.partition=R,w.shardsFor=E;function j(){const r=n(77598);return j=
function(){return r},r}function R(r,u,$=new Map){const d=r.map(i),l=new Map(d.map((L,D)=>[L,r[D]??[]])),o=h(d),y=[...new Set(
r.flat())].sort(),C=new Map(y.map((L,D)=>[L,D])),M=o.map(L=>[...new Set(l.get(L))].map(D=>C.get(D)??0).sort((D,c)=>D-c)),
b=M.length===0?[]:p(M,O(y,$),u),k=new Map(o.map((L,D)=>[L,b[D]??0]));return d.map(L=>L===void 0?void 0:(k.get(L)??0)+1)}
function E(r,u,$){let d=Math.min(u,h(r.map(i)).length);for(;;){const l=new Set(R(r,d,$).filter(o=>o!==void 0));if(l.size===
d)return d;d=l.size}}function O(r,u){const $=r.flatMap(l=>u.get(l)??[]).map(l=>Math.max(l,1)).sort((l,o)=>l-o),d=$[Math.
floor($.length/2)]??1;return r.map(l=>Math.max(u.get(l)??d,1))}function P(r){return r.map(({commands:u})=>u.every($=>$.plan!==
void 0||F($))?u.map(({command:$})=>$):[])}function F({plan:r,verdict:u,findings:$}){return r===void 0&&u!=="block"&&$.some(
({rule:d})=>d==="target-not-judged")}function m({index:r,of:u},$,d){const l=R(P($),u,d);return new Set($.filter((o,y)=>l[y]===
r))}function h(r){return[...new Set(r)].filter(u=>u!==void 0).sort()}function i(r){if(r.length===0)return;const u=[...new Set(
r)].sort().join(`
`);return(0,j().createHash)("sha256").update(u).digest("hex")}const v=[0,.25,.5,.75];function p(r,u,$){return v.map(l=>T(
r,u,$,Math.floor(r.length*l))).reduce((l,o)=>o.most<l.most?o:l).shards}function T(r,u,$,d){const l=Array.from({length:$},
()=>new Set),o=new Array($).fill(0),y=new Array(r.length).fill(0),C=new Set,M=[...r.keys()],b=new Set([...M.slice(d),...M.
slice(0,d)]);for(;b.size>0;){const k=o.indexOf(Math.min(...o)),L=l[k]??new Set,D=f=>L.has(f)?2:C.has(f)?0:1;let[c,B]=[0,
Number.NEGATIVE_INFINITY];for(const f of b){const t=(r[f]??[]).reduce((g,e)=>g+D(e)*(u[e]??0),0);t>B&&([c,B]=[f,t])}for(const f of r[c]??
[])L.has(f)||(o[k]=(o[k]??0)+(u[f]??0)),L.add(f),C.add(f);y[c]=k,b.delete(c)}return{shards:y,most:Math.max(...o)}}}),92910:((U,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.shardName=E,w.shardSchema=void 0;function j(){const P=n(7723);return j=
function(){return P},P}function R(){const P=n(78374);return R=function(){return P},P}function E({index:P,of:F}){return`${P}\
/${F}`}const O=w.shardSchema=j().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(P=>{const[F,m]=P.split("/").map(Number);return{index:Number(F),of:Number(m)}}).refine(({index:P,
of:F})=>P<=F&&F<=R().MAX_SHARDS,{error:`Expected a shard of at most ${R().MAX_SHARDS}, such as 2/8`})})};
