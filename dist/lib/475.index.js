"use strict";exports.id=475,exports.ids=[475],exports.modules={76459:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.prepareRefusals=
y;function $(){const s=n(58238);return $=function(){return s},s}function M(){const s=n(16111);return M=function(){return s},
s}function R(){const s=n(69873);return R=function(){return s},s}function P(){const s=n(53169);return P=function(){return s},
s}function l(){const s=n(46138);return l=function(){return s},s}function m(){const s=n(19685);return m=function(){return s},
s}function S(){const s=n(60210);return S=function(){return s},s}function u(){const s=n(59867);return u=function(){return s},
s}function c(){const s=n(32854);return c=function(){return s},s}function h(){const s=n(93028);return h=function(){return s},
s}function o(){const s=n(95132);return o=function(){return s},s}const i=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
t=16*1024*1024,p=["dependencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","\
catalog","catalogs"],j=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
f=/(?:^|\/)package\.json$/;async function y(s,e){const O=await Promise.all(F(e).map(async b=>{const B=e.readlink(b);if(B!==
void 0&&B!==s.readlink(b))return[{path:b,what:"it is a new symbolic link"}];const W=T(e,b);if(W===void 0&&!j.test(b))return[];
if(W===void 0)return[{path:b,what:"it is a symbolic link that leads to no file of the repository"}];const G=T(s,b);return G?.
oid!==void 0&&G.oid===W.oid?[]:f.test(b)?r(b,s,e):k(b,await N(s,G),await N(e,W)??"",s)})),C=await g(s,e);return[...O.flat(),
...C].map(b=>(0,o().finding)("prepare-refused",b))}async function g(s,e){const[O,C]=await Promise.all([(0,m().readLocks)(
s),(0,m().readLocks)(e)]);return C.flatMap(({path:b,all:B})=>{const W=B.find(X=>{const{name:K,source:x}=X;if(x.kind!=="f\
ile")return!1;if((0,P().replacedArchive)(X,e,s))return!0;const Z=O.flatMap(Q=>Q.entriesOf(K)),_=Z.some(Q=>Q.source.kind===
"file"&&!E(x.at));return!Z.some(Q=>Q.source.at===x.at)&&!_&&(Z.length>0||E(x.at))}),G=`it takes the package \`${W?.name}\
\` from \`${W?.source.at}\``;return W?[{path:b,what:G}]:[]})}function E(s){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(s)}function F(s){
return[...s.files()].filter(({kind:e})=>e!=="submodule").map(({path:e})=>e).filter(e=>j.test(e)||f.test(e)||i.test(e))}async function k(s,e,O,C){
if(e===O)return[];if(j.test(s))return H(s,e,O);const b=d(s,w(e),w(O));return b.length>0?b:L(s,O,C)}async function L(s,e,O){
const C=z(s,e);if(C.size===0)return[];const b=F(O).filter(G=>i.test(G)).map(async G=>z(G,await N(O,T(O,G))??"")),B=new Set(
[...await(0,P().knownHosts)(O,await(0,m().readLocks)(O)),...(await Promise.all(b)).flatMap(G=>[...G])]),W=[...C].find(G=>G===
I||!B.has(G));return W===void 0?[]:[{path:s,what:`it adds downloads from \`${W.slice(0,200)}\``}]}function H(s,e,O){if(!/\.npmrc$/i.
test(s))return[{path:s,what:"it decides where packages come from"}];const C=D(e??""),b=[...D(O)].flatMap(([B,W])=>{const G=(0,S().
effectOf)(B,W);return JSON.stringify(C.get(B))!==JSON.stringify(W)&&(G==="decides"||G==="other")?[B]:[]});return b.length===
0?[]:[{path:s,what:`it sets ${b.map(B=>`\`${B}\``).join(", ")}`}]}function D(s){return new Map(Object.entries((0,$().parse)(
s)))}function d(s,e,O){const[C]=[...O].filter(b=>!e.has(b));return C===void 0?[]:[{path:s,what:`it adds the dependency \`${C.
slice(0,200)}\``}]}async function r(s,e,O){const[C,b]=await Promise.all([e,O].map(B=>(0,u().readJsonFile)(B,s)));return b===
u().INVALID?[{path:s,what:"it is not a JSON object"}]:d(s,A((0,l().objectIn)(C)),A((0,l().objectIn)(b)))}function A(s){const e=new Set,
O=(G,X)=>{if(typeof X=="string"&&a(X,G)){const{kind:K}=(0,l().sourceOf)(X,G,"");e.add(`${G}: ${K==="git"?X.replace(/#.*$/s,
""):X}`)}for(const[K,x]of Object.entries((0,l().objectIn)(X)))O(K,x)};for(const G of p)O(G,s[G]);const{overrides:C,packageExtensions:b}=(0,l().
objectIn)(s.pnpm);O("pnpm",{overrides:C,packageExtensions:b});const{catalog:B,catalogs:W}=(0,l().objectIn)(s.workspaces);
return O("workspaces",{catalog:B,catalogs:W}),e}function a(s,e){const{kind:O,at:C=""}=(0,l().sourceOf)(s,e,"");return O===
"git"||O==="tarball"||O==="file"&&E(C)}function w(s){const e=(s??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[];return new Set(e.map(O=>O.replace(/#.*$|(?<=\/tar\.gz\/)[^/]+$/s,"")))}function T(s,e){const O=(0,c().resolveInTree)(
s,e);return O.kind==="inside"&&(0,h().isRegular)(O.entry.kind)?O.entry:void 0}async function N(s,e){return e&&(await s.read(
e.path,t)).toString("utf8")}const I="an address that cannot be read";function z(s,e){try{return new Set(U(s,e).flatMap(Y))}catch{
return new Set([I])}}function U(s,e){if(/(?:package-lock|npm-shrinkwrap)\.json$/.test(s))return J(JSON.parse(e),C=>C==="\
resolved"||C==="version");const O=C=>C!=="deprecated";return s.endsWith("bun.lock")?J((0,M().parse)(e,[],{allowTrailingComma:!0}),
O):s.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(e)?J((0,R().parse)(e,{maxAliasCount:0,logLevel:"silent"}),O):[e.replace(
/\\u([\da-f]{4})/gi,(C,b)=>String.fromCharCode(Number.parseInt(b,16))).replaceAll("\\","")]}function J(s,e,O=""){return typeof s==
"string"?O===""||e(O)?[s]:[]:typeof s!="object"||s===null?[]:Array.isArray(s)?s.flatMap(C=>J(C,e,O)):Object.entries(s).flatMap(
([C,b])=>[C,...J(b,e,C||" ")])}function Y(s){return(s.replace(/%([\da-f]{2})/gi,(O,C)=>String.fromCharCode(Number.parseInt(
C,16))).match(/https?:[^\s"',)]+/gi)??[]).map(O=>URL.canParse(O)?new URL(O).host:I)}}),11606:((V,v,n)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.resolvePolicyRef=m;function $(){const c=n(41895);return $=function(){return c},c}function M(){
const c=n(24634);return M=function(){return c},c}function R(){const c=n(19674);return R=function(){return c},c}function P(){
const c=n(67397);return P=function(){return c},c}function l(){const c=n(50598);return l=function(){return c},c}async function m(c,h){
const o=h.replace(/^refs\/heads\//,"");try{return(0,P().isObjectId)(o)?await(0,l().resolveRevision)(c,o):await S(c,o)??await(0,l().
resolveRevision)(c,h)}catch(i){throw i instanceof $().GateError&&i.code==="ref_ambiguous"?i:u(h,i)}}async function S(c,h){
const o=`refs/remotes/origin/${h}`,[i,t]=await(0,P().lookUpCommits)(c,[o,`refs/heads/${h}`]);if(i!==void 0)return i;try{
if(!await(0,R().branchAtOrigin)(c,h))return}catch(p){if(t!==void 0)return t;throw p}return await(0,M().requireCommits)(c,
[o],[(0,R().fetched)(h)]),(await(0,P().lookUpCommits)(c,[o]))[0]}function u(c,h){const o=h instanceof $().GateError&&h.code===
"git_failed"?`: ${h.message}`:"";return new($()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(c)} is not a br\
anch of origin or a revision in this clone${o}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",
{cause:h})}}),29656:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.approverOf=l,v.headsOf=P;function $(){
const m=n(1395);return $=function(){return m},m}function M(){const m=n(67879);return M=function(){return m},m}function R(){
const m=n(82330);return R=function(){return m},m}function P(m,S,u){const{baseRef:c,group:h}=m;if(h!==void 0)return h.map(
({number:i,headSha:t})=>({pullRequest:i,judge:()=>(0,R().judgeHead)(S,t,c)}));const o=m.audited===m.head||m.name==="work\
tree";return[{...m.pullRequest&&{pullRequest:m.pullRequest.number},judge:()=>o?(0,$().judgedHead)(u.audit,u.tree,S.policy,
c):(0,R().judgeHead)(S,m.head,c)}]}function l({approver:m},{baseRef:S,policyCommit:u,defaultBranch:c},h){return{means:m.
means,find:o=>m.find({...o,subjectAt:async i=>(await(0,R().judgeHead)(h,i,S)).subject,policyChangedSince:async i=>{const p=[
...new Set([u,c?.commit??u])].map(j=>(0,M().policyChangedSince)(h.repository,j,i));return(await Promise.all(p)).includes(
!0)}})}}}),82330:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.auditCommit=c,v.judgeHead=h;function $(){
const o=n(1395);return $=function(){return o},o}function M(){const o=n(70237);return M=function(){return o},o}function R(){
const o=n(67506);return R=function(){return o},o}function P(){const o=n(54244);return P=function(){return o},o}function l(){
const o=n(67147);return l=function(){return o},o}function m(){const o=n(24634);return m=function(){return o},o}function S(){
const o=n(35720);return S=function(){return o},o}function u(){const o=n(213);return u=function(){return o},o}async function c({
repository:o,policy:i,additions:t,disk:p,isPending:j,platform:f,all:y,unprovenMerge:g,signal:E,progress:F},k,L){const[H,
D,d]=await Promise.all([(0,S().readTree)(o,L),(0,S().readTree)(o,k),(0,u().readChange)(o,L,k)]),A={...p?(0,l().withAdditions)(
D,p,t):D,...j&&{isPending:j}},a=new(P()).AuditClock(E,{},F),w={baseTree:H,headTree:D,change:d,policy:i.policy,all:y,clock:a},
T=await(0,M().collectAssets)(w),N=await(0,R().auditChange)({change:d,assets:T,baseTree:H,tree:A,policy:i,platform:f,...g&&
{unprovenMerge:g},clock:a});return{change:d,assets:T,audit:N,tree:D,commandTree:A}}async function h(o,i,t){const{repository:p,
policyCommit:j}=o;await(0,m().requireCommits)(p,[i],[i]);const f=await(0,m().mergeBase)(p,j,i),{audit:y,tree:g}=await c(
o,i,f);return await(0,$().judgedHead)(y,g,o.policy,t)}}),52483:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),
v.basePolicy=m,v.protectedBy=c,v.readerOf=u;function $(){const o=n(11606);return $=function(){return o},o}function M(){const o=n(
67617);return M=function(){return o},o}function R(){const o=n(81961);return R=function(){return o},o}function P(){const o=n(
74238);return P=function(){return o},o}function l(){const o=n(35720);return l=function(){return o},o}async function m({policy:o,
policyRef:i,readShared:t},p,j){const f=u(p,t),y=o??await h(f,j);if(i===void 0)return y;const g=await(0,$().resolvePolicyRef)(
p,i);return(0,R().stricterOf)(y,await f(g,`${i}:${P().POLICY_PATH}`),i)}const S="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function u(o,i){return async(t,p)=>(0,P().loadPolicy)(await(0,l().
readTree)(o,t),t,{path:p,hint:S,readShared:i})}async function c({name:o,commit:i},t,p){return(0,M().policyOfBranch)(await p(
i,`${o}:${P().POLICY_PATH}`),t,o)}async function h(o,{policyCommit:i,baseRef:t,defaultBranch:p}){const j=await o(i,P().POLICY_PATH);
if(p===void 0)return j;if(p.name===t){const y=(0,M().policyOfBranch)(j,t,t)??j;return y===j?j:(0,R().stricterOf)(j,y,`br\
anches.${t}`)}const f=await c(p,t,o);return f===void 0||j.source==="default"?f??j:(0,R().stricterOf)(j,f,p.name)}}),24474:((V,v,n)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.gate=k;function $(){const r=n(41115);return $=function(){return r},r}
function M(){const r=n(16346);return M=function(){return r},r}function R(){const r=n(41895);return R=function(){return r},
r}function P(){const r=n(21311);return P=function(){return r},r}function l(){const r=n(26016);return l=function(){return r},
r}function m(){const r=n(81961);return m=function(){return r},r}function S(){const r=n(67147);return S=function(){return r},
r}function u(){const r=n(48741);return u=function(){return r},r}function c(){const r=n(96402);return c=function(){return r},
r}function h(){const r=n(27624);return h=function(){return r},r}function o(){const r=n(37075);return o=function(){return r},
r}function i(){const r=n(23208);return i=function(){return r},r}function t(){const r=n(69641);return t=function(){return r},
r}function p(){const r=n(92344);return p=function(){return r},r}function j(){const r=n(82330);return j=function(){return r},
r}function f(){const r=n(52483);return f=function(){return r},r}function y(){const r=n(55929);return y=function(){return r},
r}function g(){const r=n(91827);return g=function(){return r},r}function E(){const r=n(72857);return E=function(){return r},
r}function F(){const r=n(34720);return F=function(){return r},r}async function k(r){const{shard:A}=r,a={startedAt:new Date,
...A&&{shard:A}};let w;try{return w=await(0,c().openRepository)(r.directory,r.env),await L(r,w,a)}catch(T){const N=(0,M().
asGateError)(T),{prepare:I}=a;return(0,h().buildErrorReport)(N.code==="prepare_failed"&&I?(0,i().withOutput)(N,I):N,a,new Date)}finally{
r.progress.audit?.ended(),await w?.close()}}async function L(r,A,a){const w=await r.locate(A);a.event=w;const T=(0,m().tightenPolicy)(
await(0,f().basePolicy)(r,A,w),r.inputs);a.policy=T,(0,P().requireExamples)(T);const N=H(r,A,w,T),I=r.run&&r.prepare?(0,t().
readPrepare)(r.prepare):[],z=I.length>0?await(0,F().verifiedCheckout)(N,w):void 0,{prepared:U,findings:J}=z?await(0,g().
prepareCheckout)(I,z,{request:r,event:w,audit:N,report:Y=>{a.prepare=Y}}):{findings:[]};try{const Y=D(r,N,U),s=d(await(0,j().
auditCommit)(Y,w.audited,w.base),J);r.progress.audit?.ended();const{audit:e,tree:O}=s,C=r.run&&e.genes.length>0,b=U?.checkout??
z??(C?await(0,F().verifiedCheckout)(N,w):void 0),B=s.change.files,W={checkout:b,tree:O,change:{files:B,isCommitted:w.name!==
"worktree"},...U&&{shown:U.shown}},{refusal:G,...X}=await(0,F().validateChange)({request:r,event:w,policy:T},Y,s,{place:W,
startedAt:a.startedAt}),K=(0,p().allFindings)(X.judgement),x=(0,o().idsOf)(K),Z=X.runResult.interrupted>0?void 0:r.signal,
_=await(0,E().proposeFix)({...Y,signal:Z},w,s,x),nn=await(0,y().headFilesOf)(A,w,s.assets,K);if(r.progress.audit?.ended(),
Z?.aborted)throw(0,R().interrupted)("after the audit");const Q=(0,h().buildReport)({...a,...s,...X,event:w,policy:T,ids:x,
fix:_,headFiles:nn},r.secrets,new Date);return G?(0,h().withRefusedRun)(Q,G):Q}finally{await U?.close()}}function H(r,A,a,w){
return{repository:A,policy:w,additions:(0,$().additionsFor)(w.policy),platform:(0,l().platformOf)(process.platform),policyCommit:a.
policyCommit,all:r.all,...a.unprovenMerge&&{unprovenMerge:a.unprovenMerge},signal:r.signal,...r.progress.audit&&{progress:r.
progress.audit}}}function D({run:r,takeRuns:A,prepare:a},w,T){return{...w,disk:(0,u().folderTree)(T?.checkout.directory??
w.repository.directory),...T&&{additions:(0,S().everything)((0,$().dependencyFolders)(w.policy.policy))},...!r&&{isPending:A||
a?()=>!0:w.additions.cover}}}function d(r,A){const{audit:a}=r;return{...r,audit:{...a,findings:[...a.findings,...A]}}}}),
55929:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.headFilesOf=M;function $(){const R=n(54032);return $=
function(){return R},R}async function M(R,{audited:P,head:l},{changes:m},S){if(P===l)return;const u=new Set([...m.map(({
asset:c})=>c.path),...S.flatMap(({location:c})=>c?.path??[])]);return(0,$().findHeadFiles)(R,P,l,u).catch(()=>{})}}),91827:((V,v,n)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.prepareCheckout=t;function $(){const f=n(9354);return $=function(){return f},
f}function M(){const f=n(67506);return M=function(){return f},f}function R(){const f=n(76459);return R=function(){return f},
f}function P(){const f=n(74238);return P=function(){return f},f}function l(){const f=n(35720);return l=function(){return f},
f}function m(){const f=n(80535);return m=function(){return f},f}function S(){const f=n(95132);return S=function(){return f},
f}function u(){const f=n(32223);return u=function(){return f},f}function c(){const f=n(23208);return c=function(){return f},
f}function h(){const f=n(63682);return h=function(){return f},f}function o(){const f=n(29656);return o=function(){return f},
f}function i(){const f=n(82330);return i=function(){return f},f}async function t(f,y,g){const{event:E}=g,F={...g.audit,isPending:()=>!0},
k=await(0,i().auditCommit)(F,E.audited,E.base);if(!(0,M().mayRunSome)(k.audit))return{findings:[]};const L=[...await(0,R().
prepareRefusals)(await(0,l().readTree)(F.repository,E.base),k.tree),...await j(k,{...g,audit:F})];if(L.length>0)return{findings:L};
const{prepared:H,reported:D}=await p(f,y,g),d=D?.isolation.downgrades?.[0]?.reason??"containment is off",r=D?.contained?
[]:[(0,S().finding)("prepare-uncontained",{reason:d})];return{prepared:H,findings:r}}async function p(f,y,{request:{env:g,
signal:E,secrets:F},event:k,audit:L,report:H}){const{policy:D}=L.policy,d=D.prepare_env.flatMap(w=>g[w]??[]),r=[...F,...d];
let A;return{prepared:await(0,c().runPrepare)(f,{checkout:y,policy:D,requested:(0,h().requestOf)(D.containment,k.pullRequest?.
isFork??!1),env:g,privateFolders:(0,u().privateFolders)(g),signal:E,report:w=>{A={...w,lines:w.lines.map(({command:T,outcome:N})=>({
command:T,outcome:(0,m().redactOutcome)(N,r)}))},H(A)}}),reported:A}}async function j(f,{request:y,event:g,audit:E}){const F=f.
audit.findings.filter(({rule:H})=>H==="gate-weakened");if(F.length===0)return[];const{gate:k}=await(0,$().findApprovals)(
{genes:[],findings:F},E.policy.policy.approvals,(0,o().headsOf)(g,E,f),(0,o().approverOf)(y,g,E));if(k===void 0)return[];
const L=F[0]?.location?.path??P().POLICY_PATH;return[(0,S().finding)("prepare-refused",{path:L,what:"it weakens the gate\
 and waits for approval"})]}}),72857:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.proposeFix=u;function $(){
const t=n(53315);return $=function(){return t},t}function M(){const t=n(62130);return M=function(){return t},t}function R(){
const t=n(88211);return R=function(){return t},t}function P(){const t=n(41895);return P=function(){return t},t}function l(){
const t=n(4378);return l=function(){return t},t}function m(){const t=n(35720);return m=function(){return t},t}function S(){
const t=n(93028);return S=function(){return t},t}async function u({repository:t,policy:{policy:p},platform:j,signal:f,progress:y},g,{
assets:E,change:F,tree:k,commandTree:L},H){const D=new Set([...H.keys()].flatMap(I=>h(I)?o(I):[]));if(D.size===0)return;
const d=g.name==="worktree"||g.audited===g.head,r=d?k:await(0,m().readTree)(t,g.head),A=E.changes.filter(({kind:I})=>I!==
"removed"),a=new Set(A.map(({asset:I})=>i(I))),w=[...D].filter(I=>(0,S().isRegular)(r.stat(I)?.kind)),T=await Promise.all(
w.map(async I=>({path:I,bytes:await r.read(I)}))),N=l().Judge.by({policy:p,tree:L,base:await(0,m().readTree)(t,g.base),changed:new Set(
F.files.flatMap($().namesOf)),platform:j,...f&&{signal:f},...y&&{progress:y}});try{const I=U=>a.has(i(U)),z=await(0,M().
fixFiles)(T,N,{includes:I,left:!1});return await(0,R().proposalOf)(z,d?H:c(H))}catch(I){if(I instanceof P().GateError&&I.
code==="audit_too_long")return;throw I}}function c(t){return new Map([...t].map(([{edit:p,...j},f])=>[j,f]))}function h({
rule:t,edit:p,suppressed:j}){return!j&&(p?.fix===!0||t==="content-hash-mismatch")}function o({location:t}){return t?[t.path]:
[]}function i({path:t,type:p,id:j}){return JSON.stringify([t,p,j])}}),34720:((V,v,n)=>{Object.defineProperty(v,"__esModu\
le",{value:!0}),v.validateChange=c,v.verifiedCheckout=u;function $(){const i=n(16346);return $=function(){return i},i}function M(){
const i=n(61388);return M=function(){return i},i}function R(){const i=n(32223);return R=function(){return i},i}function P(){
const i=n(63682);return P=function(){return i},i}function l(){const i=n(96620);return l=function(){return i},i}function m(){
const i=n(94901);return m=function(){return i},i}function S(){const i=n(29656);return S=function(){return i},i}function u({
repository:i,additions:t},p){return(p.name==="worktree"?M().requireSameFiles:M().requireCheckedOut)(i,p.audited,t,o(p)?"\
terminal":"actions")}async function c({request:i,event:t,policy:p},j,f,{place:y,startedAt:g}){const{audit:E,tree:F}=f,k={
audit:E,event:t,policy:p},L=D=>d=>h(i,k,d,D),H={policy:p.policy,startedAt:g,heads:(0,S().headsOf)(t,j,f),approver:(0,S().
approverOf)(i,t,j)};try{return await(0,m().validate)(E,{...H,runs:i.run||i.takeRuns!==void 0,run:async D=>await i.takeRuns?.(
k,D)??await L(y)(D)})}catch(D){const d=(0,$().asGateError)(D);if(d.code!=="containment_unavailable")throw d;const r=L({checkout:void 0,
tree:F});return{...await(0,m().validate)(E,{...H,runs:!1,run:r}),refusal:d}}}async function h({env:i,shard:t,durations:p,
progress:j,signal:f},{audit:y,event:g,policy:{policy:E}},F,k){const L=t?(0,l().genesIn)(t,y.genes,p):new Set(y.genes),H=await(0,P().
runAudited)(y,{...k,attended:o(g)&&!i.CI,policy:E,fork:g.isFork,path:i.PATH??"",home:i.HOME,privateFolders:(0,R().privateFolders)(
i),waiting:{has:D=>F.has(D)||!L.has(D)},progress:j,signal:f});return t?{...H,shards:[{...t,genes:L}]}:H}function o({name:i}){
return i==="range"||i==="worktree"}}),67879:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.policyChangedSince=
m;function $(){const u=n(23404);return $=function(){return u},u}function M(){const u=n(41895);return M=function(){return u},
u}function R(){const u=n(24634);return R=function(){return u},u}function P(){const u=n(35720);return P=function(){return u},
u}function l(){const u=n(74238);return l=function(){return u},u}async function m(u,c,h){const o=Math.floor(Date.parse(h)/
1e3)+1,t=(await u.objects(["log","--first-parent",`--since=@${o}`,"--format=%H %P",c,...await u.isPartial()?[]:["--",l().
POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(t==="")return!1;const[p="",j]=t.split(" ");if((await u.shallowCommits()).has(p))throw new(M()).GateError(
"shallow_clone",`this clone lacks the history of ${l().POLICY_PATH} before ${(0,R().short)(p)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return j===void 0?!0:await S(u,j)!==await S(u,c)}async function S(u,c){const h=await(0,l().readPolicyIn)(
await(0,P().readTree)(u,c));return"missing"in h?h.text:"policy"in h?(0,$().canonicalize)(h.policy):void 0}}),89979:((V,v,n)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.conversionsOf=i,v.withCheckoutParts=S;function $(){const t=n(51455);return $=
function(){return t},t}function M(){const t=n(76760);return M=function(){return t},t}function R(){const t=n(41895);return R=
function(){return t},t}function P(){const t=n(96402);return P=function(){return t},t}function l(){const t=n(35720);return l=
function(){return t},t}function m(){const t=n(96681);return m=function(){return t},t}async function S(t,p,j){const f=[],
y=async(g,E,F)=>{const k=await(0,l().readTree)(E,F),L=[...k.files()].map(H=>({...H,path:u(g,H.path)}));f.push({path:g,repository:E,
commit:F,tree:k,entries:L});for(const{kind:H,path:D,oid:d}of L){if(H!=="submodule"||d===void 0)continue;const r=await c(
(0,M().join)(t.directory,D));r&&await y(D,r,d)}};try{return await y("",t,p),await j(f)}finally{for(const g of f.slice(1))
await g.repository.close()}}function u(t,p){return t===""?p:`${t}/${p}`}async function c(t){if(await(0,$().lstat)((0,M().
join)(t,".git")).catch(()=>{})===void 0)return;const j=await(0,P().openRepository)(t);if(j.directory===t)return j;throw await j.
close(),new(R()).GateError("checkout_differs",`The submodule ${JSON.stringify(t)} is not a repository of its own`,"Run g\
it submodule update --init, or remove the contents of the directory.")}const h=["text","filter","ident","working-tree-en\
coding"],o={text:"unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function i(t,p,j){
const f=new Map,y={GIT_INDEX_FILE:(0,M().join)(t.temporary,"attributes-index")};await t.objects(["read-tree",p],{env:y});
const g=await t.objects(["check-attr","--cached","-z","--stdin",...h],{env:y,input:j.map(F=>`${F}\0`).join("")}),E=[...(0,m().
splitNul)(g)].map(F=>F.toString("utf8"));for(let F=0;F+2<E.length;F+=3){const[k="",L="",H=""]=E.slice(F,F+3);f.set(k,{...f.
get(k)??o,[L]:H})}return F=>f.get(F)??o}}),61388:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.checkoutDiffers=
A,v.requireCheckedOut=j,v.requireSameFiles=f;function $(){const a=n(73024);return $=function(){return a},a}function M(){
const a=n(76760);return M=function(){return a},a}function R(){const a=n(26040);return R=function(){return a},a}function P(){
const a=n(41895);return P=function(){return a},a}function l(){const a=n(55366);return l=function(){return a},a}function m(){
const a=n(22566);return m=function(){return a},a}function S(){const a=n(59580);return S=function(){return a},a}function u(){
const a=n(89979);return u=function(){return a},a}function c(){const a=n(48741);return c=function(){return a},a}function h(){
const a=n(24634);return h=function(){return a},a}function o(){const a=n(96681);return o=function(){return a},a}function i(){
const a=n(67397);return i=function(){return a},a}function t(){const a=n(93028);return t=function(){return a},a}const p=32;
async function j(a,w,T,N){const[I]=await(0,i().resolveCommits)(a,["HEAD"]);if(I!==w)throw A(`the checkout is at ${(0,h().
short)(I)}`,w,N);return f(a,w,T,N)}async function f(a,w,T,N){return(0,u().withCheckoutParts)(a,w,async I=>{const z=(0,S().
guardCheckout)(a.directory,I.flatMap(({entries:J})=>J),T),U=(await Promise.all(I.map(J=>y(J,z)))).flat();if(U.length>0)throw await D(
a,U,w,N)??d(U,w,N);return z})}async function y(a,w){const T=new Map(w.folders.map(J=>[J,g(w,J)])),N=({path:J})=>T.get(E(
J))??!1,I=a.entries.filter(J=>!N(J)||!F(J,a,w));if(I.length>0)return I.map(({path:J})=>({path:J,what:"differs on disk"}));
const z=a.entries.filter(({kind:J})=>(0,t().isRegular)(J)),U=await L(z,w);return U.length===0?[]:H(a,U,w)}function g({directory:a},w){
for(let T=w;T!=="";T=E(T))if(k((0,o().systemPath)((0,M().join)(a,T)))!=="directory")return!1;return!0}function E(a){return a.
slice(0,Math.max(a.lastIndexOf("/"),0))}function F(a,w,{directory:T}){const N=(0,o().systemPath)((0,M().join)(T,a.path)),
I=k(N);if(a.kind==="submodule")return I==="directory";if(I==="symlink"&&a.kind==="symlink"){const z=w.path===""?a.path:a.
path.slice(w.path.length+1);return(0,o().decodePath)((0,$().readlinkSync)(N,{encoding:"buffer"}))===w.tree.readlink(z)}return(0,t().
onThisPlatform)(I)===(0,t().onThisPlatform)(a.kind)}function k(a){return(0,R().attempt)(()=>(0,t().kindOf)((0,$().lstatSync)(
a)))}async function L(a,{directory:w}){const T=[];for(let N=0;N<a.length;N+=p)await Promise.all(a.slice(N,N+p).map(async I=>{
const z=await(0,c().readOnDisk)(w,I.path);(0,m().isContentOf)(z,I.oid??"")||T.push(I)}));return T}async function H({repository:a,
path:w,commit:T},N,I){const z=({path:s})=>w===""?s:s.slice(w.length+1),U=await(0,u().conversionsOf)(a,T,N.map(z)),J=N.map(
s=>({entry:s,oid:s.oid??"",size:s.size??0})),Y=N.filter(({size:s=0})=>s>l().MAX_FILE_BYTES).map(({path:s})=>({path:s,what:"\
differs on disk"}));for(const s of(0,l().batches)(J.filter(({size:e})=>e<=l().MAX_FILE_BYTES))){const e=await(0,l().readCheckedBlobs)(
a,s);for(const{entry:O,oid:C}of s){const{path:b}=O,B=await(0,c().readOnDisk)(I.directory,b),W=e.get(C)??Buffer.alloc(0),
G=(0,m().conversionFault)(W,B,U(z(O)));G===void 0?I.accept(b,B):Y.push({path:b,what:G})}}return Y}async function D({user:a,
directory:w},T,N,I){const z=new Set(T.map(({path:Y})=>Y)),U=(0,o().decodePieces)(await a(["ls-files","-t","-z"])).flatMap(
Y=>Y.startsWith("S ")?[Y.slice(2)]:[]).filter(Y=>z.has(Y)&&k((0,o().systemPath)((0,M().join)(w,Y)))===void 0),[J]=U;if(J!==
void 0)return new(P()).GateError("checkout_differs",`Commit ${(0,h().short)(N)} is audited, but the checkout is sparse a\
nd lacks ${JSON.stringify(J)}${U.length>1?` and ${U.length-1} more`:""}`,I==="actions"?"Remove `sparse-checkout` from ac\
tions/checkout: commands run in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}function d(a,w,T){
const N=[...a].sort((Y,s)=>Y.path<s.path?-1:1),{path:I,what:z}=N.find(({what:Y})=>Y!=="differs on disk")??N[0]??r,U=JSON.
stringify(I),J=a.length>1&&z==="differs on disk"?`${U} and ${a.length-1} more differ on disk`:`${U} ${z}`;return A(J,w,T)}
const r={path:"",what:"differs on disk"};function A(a,w,T){const N=T==="actions"?`Run the gate before any step that chan\
ges tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${w}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(P()).GateError("checkout_differs",`Commit ${(0,h().short)(w)} \
is audited, but ${a}`,N)}}),54032:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.findHeadFiles=P;function $(){
const S=n(44903);return $=function(){return S},S}function M(){const S=n(35720);return M=function(){return S},S}const R=100;
async function P(S,u,c,h){await Promise.all([u,c].map(t=>(0,M().requireObjects)(S,t)));const o=(0,$().parseRawDiff)(await S.
objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",u,c])).filter(({path:t})=>h.
has(t)),i=[];for(const[t,p]of o.entries()){const{path:j,status:f}=p,y=f==="deleted",g=y||t>=R?[]:await l(S,p);i.push({path:j,
...y&&{missing:!0},same:g})}return i}async function l(S,{oldOid:u,newOid:c}){if(u===c)return[{line:1,head_line:1}];const h=await S.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",u,c],{accept:[1]});return m(h.toString("latin1"))}function m(S){
const u=[...S.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(u.length===0)return[];const c=[];let[h,o]=[1,
1];for(const[,i="",t="1",p="",j="1"]of u){const f=Number(i)+(t==="0"?1:0),y=Number(p)+(j==="0"?1:0);f>h&&c.push({line:h,
head_line:o,lines:f-h}),[h,o]=[f+Number(t),y+Number(j)]}return[...c,{line:h,head_line:o}]}}),19674:((V,v)=>{Object.defineProperty(
v,"__esModule",{value:!0}),v.branchAtOrigin=M,v.fetched=$,v.isRemoteOf=n;async function n(P,{owner:l,repo:m}){return(await R(
P)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${l}/${m}`.toLowerCase()}
function $(P){return`+refs/heads/${P}:refs/remotes/origin/${P}`}async function M(P,l){if(await R(P)==="")return!1;const m=`\
refs/heads/${l}`;return(await P.user(["ls-remote","--","origin",m])).toString().split(`
`).some(u=>u.endsWith(`	${m}`))}async function R({user:P}){return(await P(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.resolveNamed=h,v.resolveRevision=
c;function $(){const y=n(41895);return $=function(){return y},y}function M(){const y=n(3051);return M=function(){return y},
y}function R(){const y=n(24634);return R=function(){return y},y}function P(){const y=n(67397);return P=function(){return y},
y}const l=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,m=/^(.*?)((?:[~^]\d*)*)$/s,S=/(?:^|-g)([0-9a-f]{4,64})$/i,u=/^[A-Z]+(?:_[A-Z]+)*$/;
async function c(y,g){return(await h(y,g)).commit}async function h(y,g){if(l.test(g))throw new($()).GateError("ref_not_f\
ound",`${JSON.stringify(g)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,E="",F=""]=m.exec(g)??[],k=await i(y,E==="@"?"HEAD":E),[L,...H]=[...new Set(k.map(({commit:d})=>d))];if(L===
void 0)throw(0,P().unknownRevision)(g,await o(y,E));if(H.length>0)throw f(E,k);if(F===""){const[d,...r]=k.flatMap(A=>A.ref??
[]);return{commit:L,...d!==void 0&&r.length===0&&{ref:d}}}const[D]=await(0,P().peelToCommits)(y,[`${L}${F}`]);if(D===void 0)
throw(0,P().unknownRevision)(g);return{commit:D}}async function o({user:y},g){const F=(await y(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(k=>k.replace(/^refs\/(?:heads|remotes)\//,"")).filter(k=>k!==""&&!k.endsWith("/HEAD"));return F.find(k=>k.endsWith(
`/${g}`))??(0,M().nearestName)(g,F)}async function i(y,g){if(g==="HEAD"||(0,P().isObjectId)(g.toLowerCase())){const[H]=await(0,P().
lookUpCommits)(y,[g]);if(H!==void 0)return[{name:g,commit:H}];if(g==="HEAD")return[]}const E=g.startsWith("refs/"),k=[...await(0,P().
readRefs)(y,E?[g]:t(g))].map(([H,{id:D,target:d}])=>({name:H,id:D,ref:d}));E||k.push(...await p(y,g),...await j(y,g));const L=await(0,P().
peelToCommits)(y,k.map(({id:H})=>H));return k.flatMap(({id:H,...D},d)=>{const r=L[d];return r===void 0?[]:[{...D,commit:r}]})}
function t(y){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(E=>`${E}${y}`),`refs/remotes/${y}/HEAD`]}
async function p({user:y},g){if(!u.test(g))return[];const E=await y(["rev-parse","--verify","--quiet",g],{accept:[1]});return E.
length===0?[]:[{name:g,id:E.toString().trim()}]}async function j({objects:y},g){const[,E]=S.exec(g)??[];return E===void 0?
[]:(await y(["rev-parse",`--disambiguate=${E.toLowerCase()}`])).toString().split(`
`).filter(P().isObjectId).map(L=>({name:L,id:L}))}function f(y,g){const E=g.map(({name:F,commit:k})=>F===k?`commit ${k}`:
`${F} (${(0,R().short)(k)})`);return new($()).GateError("ref_ambiguous",`${JSON.stringify(y)} is ambiguous: ${E.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),27624:((V,v,n)=>{Object.
defineProperty(v,"__esModule",{value:!0}),v.buildErrorReport=g,v.buildReport=f,v.causesOf=H,v.withRefusedRun=y;function $(){
const d=n(53315);return $=function(){return d},d}function M(){const d=n(85475);return M=function(){return d},d}function R(){
const d=n(38863);return R=function(){return d},d}function P(){const d=n(57430);return P=function(){return d},d}function l(){
const d=n(8801);return l=function(){return d},d}function m(){const d=n(95132);return m=function(){return d},d}function S(){
const d=n(9436);return S=function(){return d},d}function u(){const d=n(92344);return u=function(){return d},d}function c(){
const d=n(94274);return c=function(){return d},d}function h(){const d=n(77648);return h=function(){return d},d}function o(){
const d=n(36807);return o=function(){return d},d}function i(){const d=n(27436);return i=function(){return d},d}function t(){
const d=n(63245);return t=function(){return d},d}const p=10,j=100;function f(d,r,A){const{audit:a,approval:w,change:T,runResult:N,
judgement:I,ids:z,policy:U,startedAt:J}=d,Y=I.genes.map(x=>(0,o().redactGene)(x,r)),s=(0,o().validationReportsOf)(Y,{nodeOf:N.
nodeOf,policyDigest:U.digest,startedAt:J,finishedAt:A}),e=(0,u().allFindings)(I),O=(0,h().reportFindings)(e,z,d.event.base),
C=H(O),b=(0,h().findingsAbout)(I.findings),B={about:b,ids:z},W=x=>(0,h().idsIn)(b(x),z),{counting:G,hard_cap_files:X,hard_cap_lines:K}=U.
policy.blast_radius;return{...E(d,A),verdict:I.verdict,next_actor:(0,c().nextActorOf)(I.verdict,e,U.policy.fail_on),isolation:N.
isolation,blast_radius:{...a.blastRadius,counting:G,hard_cap_files:X,hard_cap_lines:K,renamed_files:T.files.filter(({status:x})=>x===
"renamed").length,directories:(0,$().busiestDirectories)(a.files,p),changed_files:a.files.slice(0,j)},genes:Y.map((x,Z)=>(0,h().
reportGene)(x,s[Z]?.id??null,B)),capsules:a.capsules.map(({change:x,asset:Z,eligible:_,eligibility:nn,reasons:Q})=>({...L(
"Capsule",x,Z),...W(Z),eligible:_,eligibility:nn,reasons:Q.map(tn=>({rule:tn.rule,message:(0,m().describe)(tn).message}))})),
events:d.assets.changes.filter(({asset:x})=>x.type==="EvolutionEvent").map(({kind:x,asset:Z})=>({...L("EvolutionEvent",x,
Z),...W(Z)})),...I.shards.length>0&&{shards:I.shards},causes:C,findings:O,...k(e),...d.fix&&{fix:d.fix},...d.headFiles&&
{head_files:d.headFiles},approvals:w.approvals,approval_digest:w.digest??null,plans_digest:a.plansDigest,validation_reports:s.
filter(x=>x!==null)}}function y(d,r){const{code:A,message:a,hint:w}=r;return{...d,verdict:"error",next_actor:"undecided",
error:{code:A,message:a,hint:w},genes:d.genes.map(T=>T.verdict==="pass"||T.verdict==="warn"?{...T,verdict:"error"}:T),...d.
shards&&{shards:d.shards.map(T=>({...T,verdict:"error"}))},validation_reports:[]}}function g(d,r,A){const{code:a,message:w,
hint:T}=d;return{...E(r,A),verdict:"error",next_actor:"undecided",error:{code:a,message:w,hint:T},isolation:P().NOTHING_RUN,
blast_radius:null,genes:[],capsules:[],events:[],...r.shard&&{shards:[{...r.shard,genes:0,verdict:"error"}]},findings:[],
approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function E({event:d,policy:r,prepare:A,startedAt:a},w){
return{type:"GateReport",schema_version:i().GATE_REPORT_VERSION,tool:{...R().TOOL},event:{name:d?.name??null,...d?.pullRequest&&
{pull_request:d.pullRequest.number,fork:d.pullRequest.isFork}},base_sha:d?.base??null,head_sha:d?.head??null,audited_sha:d?.
audited??null,policy:r?{source:r.source,...r.path!==void 0&&{path:r.path},...r.ref!==void 0&&{ref:r.ref},digest:r.digest,
...r.policy.extends&&{extends:r.policy.extends},...r.combinedWith&&{combined_with:{...r.combinedWith}},profile:r.policy.
profile,fail_on:r.policy.fail_on,...F(r.policy,w)}:null,...A&&{prepare:A},started_at:a.toISOString(),finished_at:w.toISOString(),
duration_ms:Math.max(0,w.getTime()-a.getTime())}}function F({enforce:d},r){const A=(0,l().enforcementOn)((0,S().dayOf)(r),
d);if(A.mode==="block")return{};const{until:a}=A;return{enforce:A.mode,...a!==void 0&&{enforce_until:a}}}function k(d){const r=d.
flatMap(({rule:A,args:a})=>{if(A!=="check-decided-by")return[];const{path:w,why:T,isNew:N,bytes:I}=a,z=Number(I);return[
{path:String(w),why:String(T),new:N===!0,...z>=0&&{bytes:z}}]});return r.length>0?{read:r}:{}}function L(d,r,A){const{id:a,
path:w}=A;return{type:d,id:a,asset_id:(0,M().assetIdOf)(A),path:w,line:A.locate().line,change:r}}function H(d){const r=d.
filter(({severity:A,suppressed:a})=>A!=="notice"&&!a);return(0,t().groupFindings)(r).map(({lead:A,others:a})=>{const w=[
A,...a],T=w.flatMap(({subject:N})=>N?.id===void 0?[]:D(N));return{id:A.cause,severity:A.severity,rules:[...new Set(w.map(
({rule:N})=>N))],findings:w.length,assets:new Set(T).size,message:A.message}})}function D({type:d,id:r}){return`${d} ${r}`}}),
23208:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.runPrepare=H,v.withOutput=s;function $(){const e=n(51455);
return $=function(){return e},e}function M(){const e=n(76760);return M=function(){return e},e}function R(){const e=n(63963);
return R=function(){return e},e}function P(){const e=n(41115);return P=function(){return e},e}function l(){const e=n(41895);
return l=function(){return e},e}function m(){const e=n(14495);return m=function(){return e},e}function S(){const e=n(67147);
return S=function(){return e},e}function u(){const e=n(61229);return u=function(){return e},e}function c(){const e=n(55250);
return c=function(){return e},e}function h(){const e=n(19309);return h=function(){return e},e}function o(){const e=n(51968);
return o=function(){return e},e}function i(){const e=n(60670);return i=function(){return e},e}function t(){const e=n(10582);
return t=function(){return e},e}function p(){const e=n(92342);return p=function(){return e},e}function j(){const e=n(32223);
return j=function(){return e},e}function f(){const e=n(46252);return f=function(){return e},e}function y(){const e=n(57334);
return y=function(){return e},e}function g(){const e=n(46282);return g=function(){return e},e}function E(){const e=n(20849);
return E=function(){return e},e}function F(){const e=n(11863);return F=function(){return e},e}const k=100,L=1024**3;async function H(e,O){
const C=await(0,h().copyCheckout)(O.checkout);if(C===void 0)throw U("the checkout is too large to copy","Install fewer d\
ependencies before it.");try{const{directory:b}=C.guard,B=new Set(r(C.guard,O.policy));return await d(e,C,O,()=>r(C.guard,
O.policy).filter(W=>!B.has(W))),await A(C.guard,B,O.policy),await(0,$().rm)((0,M().join)(b,".git"),{recursive:!0,force:!0}),
await(0,o().copyRepository)(O.checkout.directory,b),w()&&await N((0,M().join)(b,".git"),await T(b)),{checkout:C.guard.at(
b,(0,S().everything)((0,P().dependencyFolders)(O.policy))),shown:C.objects,close:C.close}}catch(b){throw await C.close(),
b}}function D(e){return{...e,memory_bytes:Math.max(e.memory_bytes,4*L),written_bytes:Math.max(e.written_bytes,2*L),file_bytes:Math.
max(e.file_bytes,L),processes:Math.max(e.processes,1024)}}async function d(e,O,{policy:C,requested:b,env:B,privateFolders:W,
signal:G,report:X},K){const{directory:x}=O.guard,Z=e.flatMap(({argv:q})=>q.slice(0,1)),_=await(0,g().findPrograms)({path:B.
PATH??"",checkout:x,names:Z}),nn=await T(x);w()&&await N(x,p().NOBODY);const Q=D(C.limits),{backend:tn,isolation:on,close:dn}=await(0,i().
chooseBackend)({programs:_,checkout:x,keepsWrites:!0,shown:O.objects,outputBytes:Q.output_bytes,limits:(0,t().limitsOn)(
(0,t().thisMachine)(),Q,1),requested:b,network:!0,folders:W,home:await(0,j().homeFolders)(C.home_caches,B.HOME),signal:G}),
fn=(0,f().causesOf)({isolation:on,programs:_,checkout:x,home:B.HOME,policy:{limits:Q,network:"allow"}}),rn=tn.level==="n\
amespaces";!rn&&w()&&await N(x,nn);const an=[],sn=()=>X({contained:rn,isolation:on,lines:an,written:a(K()).slice(0,k)}),
ln=Object.fromEntries(C.prepare_env.flatMap(q=>B[q]===void 0?[]:[[q,B[q]]])),hn=performance.now()+Q.prepare_seconds*1e3;
try{for(const q of e){const mn=Math.max(1,Math.round(hn-performance.now())),{command:cn,argv:un,assignments:pn}=q,[gn=""]=un,
wn={...ln,...pn},yn={command:cn,argv:un,program:gn,directory:"",env:wn,timeoutMs:mn},en=fn(await Promise.resolve().then(
()=>tn.prepare(yn,G)).catch(On=>{throw z(q,On)}));if(an.push({command:cn,outcome:en}),en.status!=="passed")throw sn(),en.
reason===y().INTERRUPTED?(0,l().interrupted)("during the prepare command"):I(q,en)}}finally{await dn()}sn()}function r({
directory:e,folders:O,files:C},b){const B=new Set([...O,...C.map(({path:G})=>G)]),{cover:W}=(0,S().additionsOf)([],(0,P().
dependencyFolders)(b));return(0,u().filesBelow)(e,W).filter(G=>!B.has(G))}async function A(e,O,C){const b=new Set([...e.
folders,...e.files.map(({path:x})=>x)]),B=x=>x==="."||b.has(x),W=r(e,C).filter(x=>!O.has(x)).filter(x=>(0,F().replacesAudited)(
x,B)||(0,F().configuresTool)(x,B)),[G,...X]=[...await e.changed(),...W].sort();if(G===void 0)return;const K=X.length===0?
"":` and ${X.length} more`;throw U(`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(G)}${K}`,
"Use commands that only add files, such as npm ci in place of npm install.")}function a(e){return[...new Set(e.map(O=>O.
split("/",1)[0]??O))].sort()}function w(){return process.platform==="linux"&&process.getuid?.()===0}async function T(e){
const{uid:O,gid:C}=await(0,$().stat)(e);return{uid:O,gid:C}}async function N(e,{uid:O,gid:C}){const b=await(0,m().systemTool)(
"chown");if(b===void 0)throw U("`chown` is not in a directory of the system","Install coreutils.");await(0,R().exec)(b,[
"-hR",`${O}:${C}`,"--",e],{silent:!0})}function I({command:e},O){const{reason:C=`exit code ${O.exit_code}`}=O,{causes:b,
change:B}=(0,c().causeWords)(O.causes);return new(l()).GateError("prepare_failed",`The prepare command "${(0,E().safeLine)(
e)}" did not pass: ${[C,...b].join("; ")}.`,`${B}${B&&" "}Its output is in \`prepare\` of the report. It runs without a sh\
ell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}function z({
command:e},O){return!(O instanceof l().GateError)||O.code!=="program_not_found"?O:new(l()).GateError("prepare_failed",`T\
he prepare command "${(0,E().safeLine)(e)}" could not start: ${O.message}`,O.hint,{cause:O})}function U(e,O){return new(l()).
GateError("prepare_failed",`The prepare command could not be used: ${e}.`,O)}const J=5,Y=1e3;function s(e,{lines:O}){const C=O.
at(-1)?.outcome;if(C===void 0)return e;const B=[C.stderr,C.stdout].map(({head:X,tail:K})=>(K||X).trim()).find(X=>X!=="");
if(B===void 0)return e;const W=B.split(`
`).slice(-J).map(E().safeLine).join(" | "),G=`${e.message} It printed: ${W.slice(-Y)}`;return new(l()).GateError(e.code,
G,e.hint,{cause:e.cause})}}),69641:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.readPrepare=l;function $(){
const u=n(35736);return $=function(){return u},u}function M(){const u=n(41895);return M=function(){return u},u}function R(){
const u=n(13580);return R=function(){return u},u}function P(){const u=n(95132);return P=function(){return u},u}function l(u){
const h=u.split(/\r?\n/).map(o=>o.trim()).filter(o=>o!==""&&!o.startsWith("#"));if(h.length===0)throw S("`prepare` has n\
o command","Name a command.");return h.map(m)}function m(u){const{words:c,assignments:h,problems:o}=(0,$().lex)(u),i=o.find(
({rule:t})=>(0,R().ruleOf)(t).severity==="error");if(i?.rule==="shell-operator")throw S(`The prepare line \`${u}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(i){const{message:t}=(0,P().describe)((0,P().problemFinding)(i));throw S(`The prepare line \`${u}\
\` cannot be read: ${t}`,"Write plain words, or put the step into a script and name the script.")}return{command:u,argv:c.
map(({text:t})=>t),assignments:Object.fromEntries(h.map(({name:t,value:p})=>[t,p]))}}function S(u,c){return new(M()).GateError(
"input_invalid",u,c)}}),88205:((V,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.assign=$;const n=4;function $(l,m,S){
const u=[...l.keys()];return Array.from({length:n},(h,o)=>{const i=Math.floor(u.length*o/n);return M(l,m,S,[...u.slice(i),
...u.slice(0,i)])}).reduce((h,o)=>o.most<h.most?o:h).shards}function M(l,m,S,u){const c=Array.from({length:S},()=>new Set),
h=new Array(S).fill(0),o=new Array(l.length).fill(0),i=new Set,t=new Set(u);for(;t.size>0;){const p=h.indexOf(Math.min(...h)),
j=c[p]??new Set,f=m.map((g,E)=>j.has(E)?2*g:i.has(E)?0:g),y=R(t,g=>P(l[g]??[],f));for(const g of l[y]??[])j.has(g)||(h[p]=
(h[p]??0)+(m[g]??0)),j.add(g),i.add(g);o[y]=p,t.delete(y)}return{shards:o,most:Math.max(...h)}}function R(l,m){let[S,u]=[
0,Number.NEGATIVE_INFINITY];for(const c of l){const h=m(c);h>u&&([S,u]=[c,h])}return S}function P(l,m){let S=0;for(const u of l)
S+=m[u]??0;return S}}),71667:((V,v,n)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.readDurations=S;function $(){
const c=n(7723);return $=function(){return c},c}function M(){const c=n(41895);return M=function(){return c},c}function R(){
const c=n(73388);return R=function(){return c},c}function P(){const c=n(78534);return P=function(){return c},c}function l(){
const c=n(23107);return l=function(){return c},c}const m=$().looseObject({genes:$().array($().looseObject({commands:$().
array($().looseObject({command:$().string(),outcome:$().looseObject({duration_ms:$().number().nonnegative()}).optional()}))}))});
async function S(c,h){const o=await(0,l().readAtMost)(P().MAX_REPORT_BYTES,c,h),i=new Map;for(const{commands:t}of u(o,c).
genes)for(const{command:p,outcome:j}of t){const f=Math.round(j?.duration_ms??0);f>0&&i.set(p,Math.max(f,i.get(p)??0))}return i}
function u(c,h){try{return m.parse(JSON.parse(c.toString("utf8")))}catch(o){throw new(M()).GateError("artifact_invalid",
`${(0,R().inputName)(h)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier \
run; use the same file for all jobs of a matrix.",{cause:o})}}}),96620:((V,v,n)=>{Object.defineProperty(v,"__esModule",{
value:!0}),v.commandsToRun=m,v.genesIn=u,v.isPending=S,v.partition=R,v.shardsFor=P;function $(){const o=n(77598);return $=
function(){return o},o}function M(){const o=n(88205);return M=function(){return o},o}function R(o,i,t=new Map){const p=o.
map(h),j=new Map(p.map((L,H)=>[L,o[H]??[]])),f=c(p),y=[...new Set(o.flat())].sort(),g=new Map(y.map((L,H)=>[L,H])),E=f.map(
L=>[...new Set(j.get(L))].map(H=>g.get(H)??0).sort((H,D)=>H-D)),F=E.length===0?[]:(0,M().assign)(E,l(y,t),i),k=new Map(f.
map((L,H)=>[L,F[H]??0]));return p.map(L=>L===void 0?void 0:(k.get(L)??0)+1)}function P(o,i,t){let p=Math.min(i,c(o.map(h)).
length);for(;;){const j=new Set(R(o,p,t).filter(f=>f!==void 0));if(j.size===p)return p;p=j.size}}function l(o,i){const t=o.
flatMap(j=>i.get(j)??[]).map(j=>Math.max(j,1)).sort((j,f)=>j-f),p=t[Math.floor(t.length/2)]??1;return o.map(j=>Math.max(
i.get(j)??p,1))}function m(o){return o.map(({commands:i})=>i.every(t=>t.plan!==void 0||S(t))?i.map(({command:t})=>t):[])}
function S({plan:o,verdict:i,findings:t}){return o===void 0&&i!=="block"&&t.some(({rule:p})=>p==="target-not-judged")}function u({
index:o,of:i},t,p){const j=R(m(t),i,p);return new Set(t.filter((f,y)=>j[y]===o))}function c(o){return[...new Set(o)].filter(
i=>i!==void 0).sort()}function h(o){if(o.length===0)return;const i=[...new Set(o)].sort().join(`
`);return(0,$().createHash)("sha256").update(i).digest("hex")}}),92910:((V,v,n)=>{Object.defineProperty(v,"__esModule",{
value:!0}),v.shardName=R,v.shardSchema=void 0;function $(){const l=n(7723);return $=function(){return l},l}function M(){
const l=n(78374);return M=function(){return l},l}function R({index:l,of:m}){return`${l}/${m}`}const P=v.shardSchema=$().
string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(l=>{const[
m,S]=l.split("/").map(Number);return{index:Number(m),of:Number(S)}}).refine(({index:l,of:m})=>l<=m&&m<=M().MAX_SHARDS,{error:`\
Expected a shard of at most ${M().MAX_SHARDS}, such as 2/8`})})};
