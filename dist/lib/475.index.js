"use strict";exports.id=475,exports.ids=[475],exports.modules={76459:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.prepareRefusals=
d;function j(){const e=n(76760);return j=function(){return e},e}function C(){const e=n(58238);return C=function(){return e},
e}function M(){const e=n(53169);return M=function(){return e},e}function y(){const e=n(46138);return y=function(){return e},
e}function S(){const e=n(19685);return S=function(){return e},e}function E(){const e=n(60210);return E=function(){return e},
e}function p(){const e=n(59867);return p=function(){return e},e}function h(){const e=n(20639);return h=function(){return e},
e}function o(){const e=n(32854);return o=function(){return e},e}function g(){const e=n(93028);return g=function(){return e},
e}function a(){const e=n(95132);return a=function(){return e},e}const P=16*1024*1024,r=["dependencies","devDependencies",
"optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],i=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
v=/(?:^|\/)package\.json$/;async function d(e,s){const $=await Promise.all(A(s).map(async T=>{const F=s.readlink(T);if(F!==
void 0&&F!==e.readlink(T))return[{path:T,what:"it is a new symbolic link"}];const D=t(s,T);if(D===void 0&&!i.test(T))return[];
if(D===void 0)return[{path:T,what:"it is a symbolic link that leads to no file of the repository"}];const c=t(e,T);if(c?.
oid!==void 0&&c.oid===D.oid)return[];if(v.test(T))return u(T,e,s);if(R(T))return N(T,e,s);const b=await w(e,c),x=await w(
s,D)??"";return b===x?[]:G(T,b,x)})),I=await l(e,s);return[...$.flat(),...I].map(T=>(0,a().finding)("prepare-refused",T))}
async function l(e,s){const[$,I]=await Promise.all([(0,S().readLocks)(e),(0,S().readLocks)(s)]);return I.flatMap(({path:T,
all:F})=>{const D=F.find(b=>{const{name:x,source:J}=b;if(J.kind!=="file")return!1;if((0,M().replacedArchive)(b,s,e))return!0;
const z=$.flatMap(V=>V.entriesOf(x)),X=z.some(V=>V.source.kind==="file"&&!m(J.at));return!z.some(V=>V.source.at===J.at)&&
!X&&(z.length>0||m(J.at))}),c=`it takes the package \`${D?.name}\` from \`${D?.source.at}\``;return D?[{path:T,what:c}]:
[]})}function m(e){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(e)}function R(e){return h().LOCKFILES.includes(j().posix.basename(
e))}function A(e){return[...e.files()].filter(({kind:s})=>s!=="submodule").map(({path:s})=>s).filter(s=>i.test(s)||v.test(
s)||R(s))}async function N(e,s,$){const I=await(0,S().readLock)($,e);if(I.unread)return[{path:e,what:"it is no valid loc\
kfile"}];const T=await Promise.all(A(s).filter(R).map(c=>(0,S().readLock)(s,c))),F=T.flatMap(({all:c})=>c.map(({source:b})=>L(
b))),D=new Set([...F,...await(0,M().knownHosts)(s,T)]);for(const{source:c}of I.all){const b=L(c);if(b===void 0||D.has(b))
continue;const x=c.kind==="git"?"the dependency":"downloads from";return[{path:e,what:`it adds ${x} \`${b.slice(0,200)}\``}]}
return[]}function L({kind:e,at:s}){if(e!=="file")return e==="tarball"&&URL.canParse(s)?new URL(s).host:s}function G(e,s,$){
if(!/\.npmrc$/i.test(e))return[{path:e,what:"it decides where packages come from"}];const I=H(s??""),T=[...H($)].flatMap(
([F,D])=>{const c=(0,E().effectOf)(F,D);return JSON.stringify(I.get(F))!==JSON.stringify(D)&&(c==="decides"||c==="other")?
[F]:[]});return T.length===0?[]:[{path:e,what:`it sets ${T.map(F=>`\`${F}\``).join(", ")}`}]}function H(e){return new Map(
Object.entries((0,C().parse)(e)))}function k(e,s,$){const[I]=[...$].filter(T=>!s.has(T));return I===void 0?[]:[{path:e,what:`\
it adds the dependency \`${I.slice(0,200)}\``}]}async function u(e,s,$){const[I,T]=await Promise.all([s,$].map(F=>(0,p().
readJsonFile)(F,e)));return T===p().INVALID?[{path:e,what:"it is not a JSON object"}]:k(e,B((0,y().objectIn)(I)),B((0,y().
objectIn)(T)))}function B(e){const s=new Set,$=(c,b)=>{if(typeof b=="string"&&f(b,c)){const{kind:x}=(0,y().sourceOf)(b,c,
"");s.add(`${c}: ${x==="git"?b.replace(/#.*$/s,""):b}`)}for(const[x,J]of Object.entries((0,y().objectIn)(b)))$(x,J)};for(const c of r)
$(c,e[c]);const{overrides:I,packageExtensions:T}=(0,y().objectIn)(e.pnpm);$("pnpm",{overrides:I,packageExtensions:T});const{
catalog:F,catalogs:D}=(0,y().objectIn)(e.workspaces);return $("workspaces",{catalog:F,catalogs:D}),s}function f(e,s){const{
kind:$,at:I=""}=(0,y().sourceOf)(e,s,"");return $==="git"||$==="tarball"||$==="file"&&m(I)}function t(e,s){const $=(0,o().
resolveInTree)(e,s);return $.kind==="inside"&&(0,g().isRegular)($.entry.kind)?$.entry:void 0}async function w(e,s){return s&&
(await e.read(s.path,P)).toString("utf8")}}),29122:((U,O)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isOfCommit=
n;function n({name:j}){return j!=="worktree"&&j!=="index"}}),11606:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.resolvePolicyRef=E;function j(){const o=n(41895);return j=function(){return o},o}function C(){const o=n(24634);return C=
function(){return o},o}function M(){const o=n(19674);return M=function(){return o},o}function y(){const o=n(67397);return y=
function(){return o},o}function S(){const o=n(50598);return S=function(){return o},o}async function E(o,g){const a=g.replace(
/^refs\/heads\//,"");try{return(0,y().isObjectId)(a)?await(0,S().resolveRevision)(o,a):await p(o,a)??await(0,S().resolveRevision)(
o,g)}catch(P){throw P instanceof j().GateError&&P.code==="ref_ambiguous"?P:h(g,P)}}async function p(o,g){const a=`refs/r\
emotes/origin/${g}`,[P,r]=await(0,y().lookUpCommits)(o,[a,`refs/heads/${g}`]);if(P!==void 0)return P;try{if(!await(0,M().
branchAtOrigin)(o,g))return}catch(i){if(r!==void 0)return r;throw i}return await(0,C().requireCommits)(o,[a],[(0,M().fetched)(
g)]),(await(0,y().lookUpCommits)(o,[a]))[0]}function h(o,g){const a=g instanceof j().GateError&&g.code==="git_failed"?`:\
 ${g.message}`:"";return new(j()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(o)} is not a branch of origin \
or a revision in this clone${a}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:g})}}),
29656:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.approverOf=E,O.headsOf=S;function j(){const p=n(1395);
return j=function(){return p},p}function C(){const p=n(29122);return C=function(){return p},p}function M(){const p=n(67879);
return M=function(){return p},p}function y(){const p=n(82330);return y=function(){return p},p}function S(p,h,o){const{baseRef:g,
group:a}=p;if(a!==void 0)return a.map(({number:r,headSha:i})=>({pullRequest:r,judge:()=>(0,y().judgeHead)(h,i,g)}));const P=p.
audited===p.head||!(0,C().isOfCommit)(p);return[{...p.pullRequest&&{pullRequest:p.pullRequest.number},judge:()=>P?(0,j().
judgedHead)(o.audit,o.tree,h.policy,g):(0,y().judgeHead)(h,p.head,g)}]}function E({approver:p},{baseRef:h,policyCommit:o,
defaultBranch:g},a){return{means:p.means,find:P=>p.find({...P,subjectAt:async r=>(await(0,y().judgeHead)(a,r,h)).subject,
policyChangedSince:async r=>{const v=[...new Set([o,g?.commit??o])].map(d=>(0,M().policyChangedSince)(a.repository,d,r));
return(await Promise.all(v)).includes(!0)}})}}}),82330:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.auditCommit=
o,O.judgeHead=g;function j(){const a=n(1395);return j=function(){return a},a}function C(){const a=n(70237);return C=function(){
return a},a}function M(){const a=n(67506);return M=function(){return a},a}function y(){const a=n(54244);return y=function(){
return a},a}function S(){const a=n(67147);return S=function(){return a},a}function E(){const a=n(24634);return E=function(){
return a},a}function p(){const a=n(35720);return p=function(){return a},a}function h(){const a=n(213);return h=function(){
return a},a}async function o({repository:a,policy:P,additions:r,disk:i,isPending:v,platform:d,all:l,unprovenMerge:m,signal:R},A,N){
const[L,G,H]=await Promise.all([(0,p().readTree)(a,N),(0,p().readTree)(a,A),(0,h().readChange)(a,N,A)]),u={...i?(0,S().withAdditions)(
G,i,r):G,...v&&{isPending:v}},B=new(y()).AuditClock(R),f={baseTree:L,headTree:G,change:H,policy:P.policy,all:l,clock:B},
t=await(0,C().collectAssets)(f),w=await(0,M().auditChange)({change:H,assets:t,baseTree:L,tree:u,policy:P,platform:d,...m&&
{unprovenMerge:m},clock:B});return{change:H,assets:t,audit:w,tree:G,commandTree:u}}async function g(a,P,r){const{repository:i,
policyCommit:v}=a;await(0,E().requireCommits)(i,[P],[P]);const d=await(0,E().mergeBase)(i,v,P),{audit:l,tree:m}=await o(
a,P,d);return await(0,j().judgedHead)(l,m,a.policy,r)}}),52483:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.basePolicy=E,O.protectedBy=o,O.readerOf=h;function j(){const a=n(11606);return j=function(){return a},a}function C(){const a=n(
67617);return C=function(){return a},a}function M(){const a=n(81961);return M=function(){return a},a}function y(){const a=n(
74238);return y=function(){return a},a}function S(){const a=n(35720);return S=function(){return a},a}async function E({policy:a,
policyRef:P,readShared:r},i,v){const d=h(i,r),l=a??await g(d,v);if(P===void 0)return l;const m=await(0,j().resolvePolicyRef)(
i,P);return(0,M().stricterOf)(l,await d(m,`${P}:${y().POLICY_PATH}`),P)}const p="Fix the file on the base branch. `gene-\
gate schema policy` prints every key with its meaning.";function h(a,P){return async(r,i)=>(0,y().loadPolicy)(await(0,S().
readTree)(a,r),r,{path:i,hint:p,readShared:P})}async function o({name:a,commit:P},r,i){return(0,C().policyOfBranch)(await i(
P,`${a}:${y().POLICY_PATH}`),r,a)}async function g(a,{policyCommit:P,baseRef:r,defaultBranch:i}){const v=await a(P,y().POLICY_PATH);
if(i===void 0)return v;if(i.name===r){const l=(0,C().policyOfBranch)(v,r,r)??v;return l===v?v:(0,M().stricterOf)(v,l,`br\
anches.${r}`)}const d=await o(i,r,a);return d===void 0||v.source==="default"?d??v:(0,M().stricterOf)(v,d,i.name)}}),24474:((U,O,n)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.gate=N;function j(){const u=n(29122);return j=function(){return u},u}
function C(){const u=n(41115);return C=function(){return u},u}function M(){const u=n(41895);return M=function(){return u},
u}function y(){const u=n(21311);return y=function(){return u},u}function S(){const u=n(26016);return S=function(){return u},
u}function E(){const u=n(81961);return E=function(){return u},u}function p(){const u=n(67147);return p=function(){return u},
u}function h(){const u=n(48741);return h=function(){return u},u}function o(){const u=n(96402);return o=function(){return u},
u}function g(){const u=n(27624);return g=function(){return u},u}function a(){const u=n(37075);return a=function(){return u},
u}function P(){const u=n(23208);return P=function(){return u},u}function r(){const u=n(69641);return r=function(){return u},
u}function i(){const u=n(92344);return i=function(){return u},u}function v(){const u=n(82330);return v=function(){return u},
u}function d(){const u=n(52483);return d=function(){return u},u}function l(){const u=n(55929);return l=function(){return u},
u}function m(){const u=n(91827);return m=function(){return u},u}function R(){const u=n(72857);return R=function(){return u},
u}function A(){const u=n(34720);return A=function(){return u},u}async function N(u){const{shard:B}=u,f={startedAt:new Date,
...B&&{shard:B}};let t;try{return t=await(0,o().openRepository)(u.directory,u.env),await L(u,t,f)}catch(w){const e=(0,M().
asGateError)(w),{prepare:s}=f;return(0,g().buildErrorReport)(e.code==="prepare_failed"&&s?(0,P().withOutput)(e,s):e,f,new Date)}finally{
await t?.close()}}async function L(u,B,f){const t=await u.locate(B);f.event=t;const w=(0,E().tightenPolicy)(await(0,d().
basePolicy)(u,B,t),u.inputs);f.policy=w,(0,y().requireExamples)(w);const e=G(u,B,t,w),s=u.run&&u.prepare?(0,r().readPrepare)(
u.prepare):[],$=s.length>0?await(0,A().verifiedCheckout)(e,t):void 0,{prepared:I,findings:T}=$?await(0,m().prepareCheckout)(
s,$,{request:u,event:t,audit:e,report:F=>{f.prepare=F}}):{findings:[]};try{const F=H(u,e,I),D=k(await(0,v().auditCommit)(
F,t.audited,t.base),T),{audit:c,tree:b}=D,x=u.run&&c.genes.length>0,J=I?.checkout??$??(x?await(0,A().verifiedCheckout)(e,
t):void 0),z=D.change.files,X={checkout:J,tree:b,change:{files:z,isCommitted:(0,j().isOfCommit)(t)},...I&&{shown:I.shown}},
{refusal:K,...V}=await(0,A().validateChange)({request:u,event:t,policy:w},F,D,{place:X,startedAt:f.startedAt}),Z=(0,i().
allFindings)(V.judgement),Y=(0,a().idsOf)(Z),nn=V.runResult.interrupted>0?void 0:u.signal,tn=await(0,R().proposeFix)({...F,
signal:nn},t,D,Y),en=await(0,l().headFilesOf)(B,t,D.assets,Z);if(nn?.aborted)throw(0,M().interrupted)("after the audit");
const q=(0,g().buildReport)({...f,...D,...V,event:t,policy:w,ids:Y,fix:tn,headFiles:en},u.secrets,new Date);return K?(0,g().
withRefusedRun)(q,K):q}finally{await I?.close()}}function G(u,B,f,t){return{repository:B,policy:t,additions:(0,C().additionsFor)(
t.policy),platform:(0,S().platformOf)(process.platform),policyCommit:f.policyCommit,all:u.all,...f.unprovenMerge&&{unprovenMerge:f.
unprovenMerge},signal:u.signal}}function H({run:u,takeRuns:B,prepare:f},t,w){return{...t,disk:(0,h().folderTree)(w?.checkout.
directory??t.repository.directory),...w&&{additions:(0,p().everything)((0,C().dependencyFolders)(t.policy.policy))},...!u&&
{isPending:B||f?()=>!0:t.additions.cover}}}function k(u,B){const{audit:f}=u;return{...u,audit:{...f,findings:[...f.findings,
...B]}}}}),55929:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.headFilesOf=C;function j(){const M=n(54032);
return j=function(){return M},M}async function C(M,{audited:y,head:S},{changes:E},p){if(y===S)return;const h=new Set([...E.
map(({asset:o})=>o.path),...p.flatMap(({location:o})=>o?.path??[])]);return(0,j().findHeadFiles)(M,y,S,h).catch(()=>{})}}),
91827:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.prepareCheckout=r;function j(){const d=n(9354);return j=
function(){return d},d}function C(){const d=n(67506);return C=function(){return d},d}function M(){const d=n(76459);return M=
function(){return d},d}function y(){const d=n(74238);return y=function(){return d},d}function S(){const d=n(35720);return S=
function(){return d},d}function E(){const d=n(67078);return E=function(){return d},d}function p(){const d=n(95132);return p=
function(){return d},d}function h(){const d=n(32223);return h=function(){return d},d}function o(){const d=n(23208);return o=
function(){return d},d}function g(){const d=n(63682);return g=function(){return d},d}function a(){const d=n(29656);return a=
function(){return d},d}function P(){const d=n(82330);return P=function(){return d},d}async function r(d,l,m){const{event:R}=m,
A={...m.audit,isPending:()=>!0},N=await(0,P().auditCommit)(A,R.audited,R.base);if(!(0,C().mayRunSome)(N.audit))return{findings:[]};
const L=[...await(0,M().prepareRefusals)(await(0,S().readTree)(A.repository,R.base),N.tree),...await v(N,{...m,audit:A})];
if(L.length>0)return{findings:L};const{prepared:G,reported:H}=await i(d,l,m),k=H?.isolation.downgrades?.[0]?.reason??"co\
ntainment is off",u=H?.contained?[]:[(0,p().finding)("prepare-uncontained",{reason:k})];return{prepared:G,findings:u}}async function i(d,l,{
request:{env:m,signal:R,secrets:A},event:N,audit:L,report:G}){const{policy:H}=L.policy,k=H.prepare_env.flatMap(t=>m[t]??
[]),u=[...A,...k];let B;return{prepared:await(0,o().runPrepare)(d,{checkout:l,policy:H,requested:(0,g().requestOf)(H.containment,
N.pullRequest?.isFork??!1),env:m,privateFolders:(0,h().privateFolders)(m),signal:R,report:t=>{B={...t,lines:t.lines.map(
({command:w,outcome:e})=>({command:w,outcome:(0,E().redactOutcome)(e,u)}))},G(B)}}),reported:B}}async function v(d,{request:l,
event:m,audit:R}){const A=d.audit.findings.filter(({rule:G})=>G==="gate-weakened");if(A.length===0)return[];const{gate:N}=await(0,j().
findApprovals)({genes:[],findings:A},R.policy.policy.approvals,(0,a().headsOf)(m,R,d),(0,a().approverOf)(l,m,R));if(N===
void 0)return[];const L=A[0]?.location?.path??y().POLICY_PATH;return[(0,p().finding)("prepare-refused",{path:L,what:"it \
weakens the gate and waits for approval"})]}}),72857:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.proposeFix=
o;function j(){const i=n(53315);return j=function(){return i},i}function C(){const i=n(29122);return C=function(){return i},
i}function M(){const i=n(62130);return M=function(){return i},i}function y(){const i=n(88211);return y=function(){return i},
i}function S(){const i=n(41895);return S=function(){return i},i}function E(){const i=n(4378);return E=function(){return i},
i}function p(){const i=n(35720);return p=function(){return i},i}function h(){const i=n(93028);return h=function(){return i},
i}async function o({repository:i,policy:{policy:v},platform:d,signal:l},m,{assets:R,change:A,tree:N,commandTree:L},G){const H=new Set(
[...G.keys()].flatMap(s=>a(s)?P(s):[]));if(H.size===0)return;const k=!(0,C().isOfCommit)(m)||m.audited===m.head,u=k?N:await(0,p().
readTree)(i,m.head),B=R.changes.filter(({kind:s})=>s!=="removed"),f=new Set(B.map(({asset:s})=>r(s))),t=[...H].filter(s=>(0,h().
isRegular)(u.stat(s)?.kind)),w=await Promise.all(t.map(async s=>({path:s,bytes:await u.read(s)}))),e=E().Judge.by({policy:v,
tree:L,base:await(0,p().readTree)(i,m.base),changed:new Set(A.files.flatMap(j().namesOf)),platform:d,...l&&{signal:l}});
try{const s=I=>f.has(r(I)),$=await(0,M().fixFiles)(w,e,{includes:s,left:!1});return await(0,y().proposalOf)($,k?G:g(G))}catch(s){
if(s instanceof S().GateError&&s.code==="audit_too_long")return;throw s}}function g(i){return new Map([...i].map(([{edit:v,
...d},l])=>[d,l]))}function a({rule:i,edit:v,suppressed:d}){return!d&&(v?.fix===!0||i==="content-hash-mismatch")}function P({
location:i}){return i?[i.path]:[]}function r({path:i,type:v,id:d}){return JSON.stringify([i,v,d])}}),34720:((U,O,n)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.validateChange=g,O.verifiedCheckout=o;function j(){const r=n(29122);return j=
function(){return r},r}function C(){const r=n(41895);return C=function(){return r},r}function M(){const r=n(61388);return M=
function(){return r},r}function y(){const r=n(32223);return y=function(){return r},r}function S(){const r=n(63682);return S=
function(){return r},r}function E(){const r=n(96620);return E=function(){return r},r}function p(){const r=n(94901);return p=
function(){return r},r}function h(){const r=n(29656);return h=function(){return r},r}function o({repository:r,additions:i},v){
const d=(0,j().isOfCommit)(v)?M().requireCheckedOut:M().requireSameFiles,l=v.name==="index"?"hook":P(v)?"terminal":"acti\
ons";return d(r,v.audited,i,l)}async function g({request:r,event:i,policy:v},d,l,{place:m,startedAt:R}){const{audit:A,tree:N}=l,
L={audit:A,event:i,policy:v},G=k=>u=>a(r,L,u,k),H={policy:v.policy,startedAt:R,heads:(0,h().headsOf)(i,d,l),approver:(0,h().
approverOf)(r,i,d)};try{return await(0,p().validate)(A,{...H,runs:r.run||r.takeRuns!==void 0,run:async k=>await r.takeRuns?.(
L,k)??await G(m)(k)})}catch(k){const u=(0,C().asGateError)(k);if(u.code!=="containment_unavailable")throw u;const B=G({checkout:void 0,
tree:N});return{...await(0,p().validate)(A,{...H,runs:!1,run:B}),refusal:u}}}async function a({env:r,shard:i,durations:v,
progress:d,signal:l},{audit:m,event:R,policy:{policy:A}},N,L){const G=i?(0,E().genesIn)(i,m.genes,v):new Set(m.genes),H=await(0,S().
runAudited)(m,{...L,attended:P(R)&&!r.CI,policy:A,fork:R.isFork,path:r.PATH??"",home:r.HOME,privateFolders:(0,y().privateFolders)(
r),waiting:{has:k=>N.has(k)||!G.has(k)},progress:d,signal:l});return i?{...H,shards:[{...i,genes:G}]}:H}function P(r){return r.
name==="range"||!(0,j().isOfCommit)(r)}}),67617:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.policyOfBranch=
E;function j(){const o=n(41330);return j=function(){return o},o}function C(){const o=n(41895);return C=function(){return o},
o}function M(){const o=n(81961);return M=function(){return o},o}function y(){const o=n(74238);return y=function(){return o},
o}function S(){const o=n(11160);return S=function(){return o},o}function E(o,g,a){const{branches:P,...r}=o.policy,i=Object.
entries(P).filter(([l])=>p(l,g));if(i.length===0&&g!==a)return;const v={...r,branches:{}},d=i.map(([,l])=>S().policySchema.
parse((0,S().withEntry)(v,l))).reduce((l,m)=>l?h(l,m,g):m,void 0);return d===void 0?o:{...o,policy:d,digest:(0,y().digestPolicy)(
d)}}function p(o,g){return o===g||j().default.isMatch(g,o,{dot:!0,nonegate:!0})}function h(o,g,a){const P=(0,M().combine)(
o,g);if("policy"in P)return P.policy;throw new(C()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.
stringify(a)} differ in ${P.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in\
 these entries of the policy of the default branch.")}}),67879:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.policyChangedSince=E;function j(){const h=n(23404);return j=function(){return h},h}function C(){const h=n(41895);return C=
function(){return h},h}function M(){const h=n(24634);return M=function(){return h},h}function y(){const h=n(35720);return y=
function(){return h},h}function S(){const h=n(74238);return S=function(){return h},h}async function E(h,o,g){const a=Math.
floor(Date.parse(g)/1e3)+1,r=(await h.objects(["log","--first-parent",`--since=@${a}`,"--format=%H %P",o,...await h.isPartial()?
[]:["--",S().POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(r==="")return!1;const[i="",v]=r.split(" ");if((await h.shallowCommits()).has(i))throw new(C()).GateError(
"shallow_clone",`this clone lacks the history of ${S().POLICY_PATH} before ${(0,M().short)(i)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return v===void 0?!0:await p(h,v)!==await p(h,o)}async function p(h,o){const g=await(0,S().readPolicyIn)(
await(0,y().readTree)(h,o));return"missing"in g?g.text:"policy"in g?(0,j().canonicalize)(g.policy):void 0}}),89979:((U,O,n)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.withCheckoutParts=E;function j(){const o=n(51455);return j=function(){
return o},o}function C(){const o=n(76760);return C=function(){return o},o}function M(){const o=n(41895);return M=function(){
return o},o}function y(){const o=n(96402);return y=function(){return o},o}function S(){const o=n(35720);return S=function(){
return o},o}async function E(o,g,a){const P=[],r=async(i,v,d)=>{const l=await(0,S().readTree)(v,d),m=[...l.files()].map(
R=>({...R,path:p(i,R.path)}));P.push({path:i,repository:v,commit:d,tree:l,entries:m});for(const{kind:R,path:A,oid:N}of m){
if(R!=="submodule"||N===void 0)continue;const L=await h((0,C().join)(o.directory,A));L&&await r(A,L,N)}};try{return await r(
"",o,g),await a(P)}finally{for(const i of P.slice(1))await i.repository.close()}}function p(o,g){return o===""?g:`${o}/${g}`}
async function h(o){if(await(0,j().lstat)((0,C().join)(o,".git")).catch(()=>{})===void 0)return;const a=await(0,y().openRepository)(
o);if(a.directory===o)return a;throw await a.close(),new(M()).GateError("checkout_differs",`The submodule ${JSON.stringify(
o)} is not a repository of its own`,"Run git submodule update --init, or remove the contents of the directory.")}}),61388:((U,O,n)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.checkoutDiffers=f,O.requireCheckedOut=d,O.requireSameFiles=l;function j(){
const t=n(73024);return j=function(){return t},t}function C(){const t=n(76760);return C=function(){return t},t}function M(){
const t=n(26040);return M=function(){return t},t}function y(){const t=n(41895);return y=function(){return t},t}function S(){
const t=n(95201);return S=function(){return t},t}function E(){const t=n(55366);return E=function(){return t},t}function p(){
const t=n(22566);return p=function(){return t},t}function h(){const t=n(59580);return h=function(){return t},t}function o(){
const t=n(89979);return o=function(){return t},t}function g(){const t=n(48741);return g=function(){return t},t}function a(){
const t=n(24634);return a=function(){return t},t}function P(){const t=n(96681);return P=function(){return t},t}function r(){
const t=n(67397);return r=function(){return t},t}function i(){const t=n(93028);return i=function(){return t},t}const v=32;
async function d(t,w,e,s){const[$]=await(0,r().resolveCommits)(t,["HEAD"]);if($!==w)throw f(`the checkout is at ${(0,a().
short)($)}`,w,s);return l(t,w,e,s)}async function l(t,w,e,s){return(0,o().withCheckoutParts)(t,w,async $=>{const I=(0,h().
guardCheckout)(t.directory,$.flatMap(({entries:F})=>F),e),T=(await Promise.all($.map(F=>m(F,I)))).flat();if(T.length>0)throw await k(
t,T,w,s)??u(T,w,s);return I})}async function m(t,w){const e=new Map(w.folders.map(F=>[F,R(w,F)])),s=({path:F})=>e.get(A(
F))??!1,$=t.entries.filter(F=>!s(F)||!N(F,t,w));if($.length>0)return $.map(({path:F})=>({path:F,what:"differs on disk"}));
const I=t.entries.filter(({kind:F})=>(0,i().isRegular)(F)),T=await G(I,w);return T.length===0?[]:H(t,T,w)}function R({directory:t},w){
for(let e=w;e!=="";e=A(e))if(L((0,P().systemPath)((0,C().join)(t,e)))!=="directory")return!1;return!0}function A(t){return t.
slice(0,Math.max(t.lastIndexOf("/"),0))}function N(t,w,{directory:e}){const s=(0,P().systemPath)((0,C().join)(e,t.path)),
$=L(s);if(t.kind==="submodule")return $==="directory";if($==="symlink"&&t.kind==="symlink"){const I=w.path===""?t.path:t.
path.slice(w.path.length+1);return(0,P().decodePath)((0,j().readlinkSync)(s,{encoding:"buffer"}))===w.tree.readlink(I)}return(0,i().
onThisPlatform)($)===(0,i().onThisPlatform)(t.kind)}function L(t){return(0,M().attempt)(()=>(0,i().kindOf)((0,j().lstatSync)(
t)))}async function G(t,{directory:w}){const e=[];for(let s=0;s<t.length;s+=v)await Promise.all(t.slice(s,s+v).map(async $=>{
const I=await(0,g().readOnDisk)(w,$.path);(0,p().isContentOf)(I,$.oid??"")||e.push($)}));return e}async function H({repository:t,
path:w,commit:e},s,$){const I=({path:D})=>w===""?D:D.slice(w.length+1),T=await(0,S().attributesOf)(t,e,s.map(I),p().CONVERSIONS),
F=[];for(const D of s){const{path:c,oid:b="",size:x=0}=D,J=await(0,g().readOnDisk)($.directory,c),z=x>E().MAX_FILE_BYTES?
"differs on disk":(0,p().conversionFault)(await(0,E().readBlob)(t,b),J,X=>T(I(D),X));z===void 0?$.accept(c,J):F.push({path:c,
what:z})}return F}async function k({user:t,directory:w},e,s,$){const I=new Set(e.map(({path:D})=>D)),T=(0,P().decodePieces)(
await t(["ls-files","-t","-z"])).flatMap(D=>D.startsWith("S ")?[D.slice(2)]:[]).filter(D=>I.has(D)&&L((0,P().systemPath)(
(0,C().join)(w,D)))===void 0),[F]=T;if(F!==void 0)return new(y()).GateError("checkout_differs",`Commit ${(0,a().short)(s)}\
 is audited, but the checkout is sparse and lacks ${JSON.stringify(F)}${T.length>1?` and ${T.length-1} more`:""}`,$==="a\
ctions"?"Remove `sparse-checkout` from actions/checkout: commands run in the whole commit.":"Run git sparse-checkout dis\
able, or only audit (--no-run).")}function u(t,w,e){const s=[...t].sort((D,c)=>D.path<c.path?-1:1),{path:$,what:I}=s.find(
({what:D})=>D!=="differs on disk")??s[0]??B,T=JSON.stringify($),F=t.length>1&&I==="differs on disk"?`${T} and ${t.length-
1} more differ on disk`:`${T} ${I}`;return f(F,w,e)}const B={path:"",what:"differs on disk"};function f(t,w,e){const s={
actions:`Run the gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${w}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},$=e==="hook"?"The index":`Commit ${(0,a().short)(w)}`;return new(y()).GateError(
"checkout_differs",`${$} is audited, but ${t}`,s[e])}}),54032:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.findHeadFiles=y;function j(){const p=n(44903);return j=function(){return p},p}function C(){const p=n(35720);return C=function(){
return p},p}const M=100;async function y(p,h,o,g){await Promise.all([h,o].map(r=>(0,C().requireObjects)(p,r)));const a=(0,j().
parseRawDiff)(await p.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",h,o])).
filter(({path:r})=>g.has(r)),P=[];for(const[r,i]of a.entries()){const{path:v,status:d}=i,l=d==="deleted",m=l||r>=M?[]:await S(
p,i);P.push({path:v,...l&&{missing:!0},same:m})}return P}async function S(p,{oldOid:h,newOid:o}){if(h===o)return[{line:1,
head_line:1}];const g=await p.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",h,o],{accept:[1]});return E(
g.toString("latin1"))}function E(p){const h=[...p.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(h.length===
0)return[];const o=[];let[g,a]=[1,1];for(const[,P="",r="1",i="",v="1"]of h){const d=Number(P)+(r==="0"?1:0),l=Number(i)+
(v==="0"?1:0);d>g&&o.push({line:g,head_line:a,lines:d-g}),[g,a]=[d+Number(r),l+Number(v)]}return[...o,{line:g,head_line:a}]}}),
19674:((U,O)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.branchAtOrigin=C,O.fetched=j,O.isRemoteOf=n;async function n(y,{
owner:S,repo:E}){return(await M(y)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${S}/${E}`.toLowerCase()}function j(y){return`+refs/heads/${y}:refs/remotes/origin/${y}`}async function C(y,S){if(await M(
y)==="")return!1;const E=`refs/heads/${S}`;return(await y.user(["ls-remote","--","origin",E])).toString().split(`
`).some(h=>h.endsWith(`	${E}`))}async function M({user:y}){return(await y(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNamed=g,O.resolveRevision=
o;function j(){const l=n(41895);return j=function(){return l},l}function C(){const l=n(3051);return C=function(){return l},
l}function M(){const l=n(24634);return M=function(){return l},l}function y(){const l=n(67397);return y=function(){return l},
l}const S=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,p=/(?:^|-g)([0-9a-f]{4,64})$/i,h=/^[A-Z]+(?:_[A-Z]+)*$/;
async function o(l,m){return(await g(l,m)).commit}async function g(l,m){if(S.test(m))throw new(j()).GateError("ref_not_f\
ound",`${JSON.stringify(m)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,R="",A=""]=E.exec(m)??[],N=await P(l,R==="@"?"HEAD":R),[L,...G]=[...new Set(N.map(({commit:k})=>k))];if(L===
void 0)throw(0,y().unknownRevision)(m,await a(l,R));if(G.length>0)throw d(R,N);if(A===""){const[k,...u]=N.flatMap(B=>B.ref??
[]);return{commit:L,...k!==void 0&&u.length===0&&{ref:k}}}const[H]=await(0,y().peelToCommits)(l,[`${L}${A}`]);if(H===void 0)
throw(0,y().unknownRevision)(m);return{commit:H}}async function a({user:l},m){const A=(await l(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(N=>N.replace(/^refs\/(?:heads|remotes)\//,"")).filter(N=>N!==""&&!N.endsWith("/HEAD"));return A.find(N=>N.endsWith(
`/${m}`))??(0,C().nearestName)(m,A)}async function P(l,m){if(m==="HEAD"||(0,y().isObjectId)(m.toLowerCase())){const[G]=await(0,y().
lookUpCommits)(l,[m]);if(G!==void 0)return[{name:m,commit:G}];if(m==="HEAD")return[]}const R=m.startsWith("refs/"),N=[...await(0,y().
readRefs)(l,R?[m]:r(m))].map(([G,{id:H,target:k}])=>({name:G,id:H,ref:k}));R||N.push(...await i(l,m),...await v(l,m));const L=await(0,y().
peelToCommits)(l,N.map(({id:G})=>G));return N.flatMap(({id:G,...H},k)=>{const u=L[k];return u===void 0?[]:[{...H,commit:u}]})}
function r(l){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(R=>`${R}${l}`),`refs/remotes/${l}/HEAD`]}
async function i({user:l},m){if(!h.test(m))return[];const R=await l(["rev-parse","--verify","--quiet",m],{accept:[1]});return R.
length===0?[]:[{name:m,id:R.toString().trim()}]}async function v({objects:l},m){const[,R]=p.exec(m)??[];return R===void 0?
[]:(await l(["rev-parse",`--disambiguate=${R.toLowerCase()}`])).toString().split(`
`).filter(y().isObjectId).map(L=>({name:L,id:L}))}function d(l,m){const R=m.map(({name:A,commit:N})=>A===N?`commit ${N}`:
`${A} (${(0,M().short)(N)})`);return new(j()).GateError("ref_ambiguous",`${JSON.stringify(l)} is ambiguous: ${R.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),27624:((U,O,n)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.buildErrorReport=m,O.buildReport=d,O.causesOf=u,O.withRefusedRun=l;function j(){
const f=n(53315);return j=function(){return f},f}function C(){const f=n(85475);return C=function(){return f},f}function M(){
const f=n(38863);return M=function(){return f},f}function y(){const f=n(57430);return y=function(){return f},f}function S(){
const f=n(54062);return S=function(){return f},f}function E(){const f=n(95132);return E=function(){return f},f}function p(){
const f=n(9436);return p=function(){return f},f}function h(){const f=n(92344);return h=function(){return f},f}function o(){
const f=n(94274);return o=function(){return f},f}function g(){const f=n(77648);return g=function(){return f},f}function a(){
const f=n(36807);return a=function(){return f},f}function P(){const f=n(27436);return P=function(){return f},f}function r(){
const f=n(63245);return r=function(){return f},f}const i=10,v=100;function d(f,t,w){const{audit:e,approval:s,change:$,runResult:I,
judgement:T,ids:F,policy:D,startedAt:c}=f,b=T.genes.map(W=>(0,a().redactGene)(W,t)),x=(0,a().validationReportsOf)(b,{nodeOf:I.
nodeOf,policyDigest:D.digest,startedAt:c,finishedAt:w}),J=(0,h().allFindings)(T),z=N(e.seeds),X=A(F,f.fix),K=(0,g().reportFindings)(
[...X.keys()],X,f.event.base).map(W=>z(W)?{...W,seed:!0}:W),V=u(K),Z=(0,g().findingsAbout)(T.findings),Y={about:Z,ids:F},
nn=W=>(0,g().idsIn)(Z(W),F),{counting:tn,hard_cap_files:en,hard_cap_lines:q}=D.policy.blast_radius;return{...R(f,w),verdict:T.
verdict,next_actor:(0,o().nextActorOf)(T.verdict,J,D.policy.fail_on),isolation:I.isolation,blast_radius:{...e.blastRadius,
counting:tn,hard_cap_files:en,hard_cap_lines:q,renamed_files:$.files.filter(({status:W})=>W==="renamed").length,directories:(0,j().
busiestDirectories)(e.files,i),changed_files:e.files.slice(0,v)},genes:b.map((W,Q)=>(0,g().reportGene)(W,x[Q]?.id??null,
Y)),capsules:e.capsules.map(({change:W,asset:Q,eligible:sn,eligibility:cn,reasons:rn})=>({...k("Capsule",W,Q),...nn(Q),eligible:sn,
eligibility:cn,reasons:rn.map(on=>({rule:on.rule,message:(0,E().describe)(on).message}))})),events:f.assets.changes.filter(
({asset:W})=>W.type==="EvolutionEvent").map(({kind:W,asset:Q})=>({...k("EvolutionEvent",W,Q),...nn(Q)})),...T.shards.length>
0&&{shards:T.shards},causes:V,findings:K,...G(J),...H(e,T.findings,F),...f.fix&&{fix:f.fix},...f.headFiles&&{head_files:f.
headFiles},approvals:s.approvals,approval_digest:s.digest??null,plans_digest:e.plansDigest,validation_reports:x.filter(W=>W!==
null)}}function l(f,t){const{code:w,message:e,hint:s}=t;return{...f,verdict:"error",next_actor:"undecided",error:{code:w,
message:e,hint:s},genes:f.genes.map($=>$.verdict==="pass"||$.verdict==="warn"?{...$,verdict:"error"}:$),...f.shards&&{shards:f.
shards.map($=>({...$,verdict:"error"}))},validation_reports:[]}}function m(f,t,w){const{code:e,message:s,hint:$}=f;return{
...R(t,w),verdict:"error",next_actor:"undecided",error:{code:e,message:s,hint:$},isolation:y().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...t.shard&&{shards:[{...t.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function R({event:f,policy:t,prepare:w,startedAt:e},s){return{type:"GateReport",
schema_version:P().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:f?.name??null,...f?.pullRequest&&{pull_request:f.pullRequest.
number,fork:f.pullRequest.isFork}},base_sha:f?.base??null,head_sha:f?.head??null,audited_sha:f?.audited??null,policy:t?{
source:t.source,...t.path!==void 0&&{path:t.path},...t.ref!==void 0&&{ref:t.ref},digest:t.digest,...t.policy.extends&&{extends:t.
policy.extends},...t.combinedWith&&{combined_with:{...t.combinedWith}},profile:t.policy.profile,fail_on:t.policy.fail_on,
...L(t.policy,s)}:null,...w&&{prepare:w},started_at:e.toISOString(),finished_at:s.toISOString(),duration_ms:Math.max(0,s.
getTime()-e.getTime())}}function A(f,t){const w=(s,$)=>JSON.stringify([s,$]),e=new Set(t?.edits.flatMap(({finding:s,path:$,
old:I})=>[s,w($,I)]));return new Map([...f].map(([s,$])=>{const{rule:I,args:T,edit:F,location:D}=s;return e.has($)||F&&e.
has(w(D?.path,F.old))?[s,$]:F?.fix?[{...s,edit:{...F,fix:!1}},$]:[I==="content-hash-mismatch"&&T.fixable===!0?{...s,args:{
...T,fixable:!1}}:s,$]}))}function N(f){const t=new Set(f.map(({type:w,id:e,path:s})=>JSON.stringify([w,e,s])));return({
subject:w,location:e,harm:s,layer:$})=>s!=="danger"&&$!=="run"&&t.has(JSON.stringify([w?.type,w?.id,e?.path]))}function L({
enforce:f},t){const w=(0,S().enforcementOn)((0,p().dayOf)(t),f);if(w.mode==="block")return{};const{until:e}=w;return{enforce:w.
mode,...e!==void 0&&{enforce_until:e}}}function G(f){const t=f.flatMap(({rule:w,args:e})=>{if(w!=="check-decided-by")return[];
const{path:s,why:$,isNew:I,bytes:T}=e,F=Number(T);return[{path:String(s),why:String($),new:I===!0,...F>=0&&{bytes:F}}]});
return t.length>0?{read:t}:{}}function H({agentFiles:f},t,w){const e=f.filter(({entries:s})=>s.length>0);return e.length===
0?{}:{agent_files:e.map(s=>(0,g().reportAgentFile)(s,t,w))}}function k(f,t,w){const{id:e,path:s}=w;return{type:f,id:e,asset_id:(0,C().
assetIdOf)(w),path:s,line:w.locate().line,change:t}}function u(f){const t=f.filter(({severity:w,suppressed:e})=>w!=="not\
ice"&&!e);return(0,r().groupCauses)(t).map(({lead:w,others:e})=>{const s=[w,...e],$=s.flatMap(({subject:I})=>I?.id===void 0?
[]:B(I));return{id:w.cause,severity:w.severity,rules:[...new Set(s.map(({rule:I})=>I))],findings:s.length,assets:new Set(
$).size,message:w.message}})}function B({type:f,id:t}){return`${f} ${t}`}}),23208:((U,O,n)=>{Object.defineProperty(O,"__\
esModule",{value:!0}),O.runPrepare=G,O.withOutput=D;function j(){const c=n(51455);return j=function(){return c},c}function C(){
const c=n(76760);return C=function(){return c},c}function M(){const c=n(63963);return M=function(){return c},c}function y(){
const c=n(41115);return y=function(){return c},c}function S(){const c=n(41895);return S=function(){return c},c}function E(){
const c=n(14495);return E=function(){return c},c}function p(){const c=n(67147);return p=function(){return c},c}function h(){
const c=n(61229);return h=function(){return c},c}function o(){const c=n(55250);return o=function(){return c},c}function g(){
const c=n(19309);return g=function(){return c},c}function a(){const c=n(51968);return a=function(){return c},c}function P(){
const c=n(60670);return P=function(){return c},c}function r(){const c=n(10582);return r=function(){return c},c}function i(){
const c=n(92342);return i=function(){return c},c}function v(){const c=n(32223);return v=function(){return c},c}function d(){
const c=n(46252);return d=function(){return c},c}function l(){const c=n(57334);return l=function(){return c},c}function m(){
const c=n(46282);return m=function(){return c},c}function R(){const c=n(20849);return R=function(){return c},c}function A(){
const c=n(11863);return A=function(){return c},c}const N=100,L=1024**3;async function G(c,b){const x=await(0,g().copyCheckout)(
b.checkout);if(x===void 0)throw I("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:J}=x.guard,z=new Set(u(x.guard,b.policy));return await k(c,x,b,()=>u(x.guard,b.policy).filter(X=>!z.has(X))),await B(
x.guard,z,b.policy),await(0,j().rm)((0,C().join)(J,".git"),{recursive:!0,force:!0}),await(0,a().copyRepository)(b.checkout.
directory,J),t()&&await e((0,C().join)(J,".git"),await w(J)),{checkout:x.guard.at(J,(0,p().everything)((0,y().dependencyFolders)(
b.policy))),shown:x.objects,close:x.close}}catch(J){throw await x.close(),J}}function H(c){return{...c,memory_bytes:Math.
max(c.memory_bytes,4*L),written_bytes:Math.max(c.written_bytes,2*L),file_bytes:Math.max(c.file_bytes,L),processes:Math.max(
c.processes,1024)}}async function k(c,b,{policy:x,requested:J,env:z,privateFolders:X,signal:K,report:V},Z){const{directory:Y}=b.
guard,nn=c.flatMap(({argv:_})=>_.slice(0,1)),tn=await(0,m().findPrograms)({path:z.PATH??"",checkout:Y,names:nn}),en=await w(
Y);t()&&await e(Y,i().NOBODY);const q=H(x.limits),{backend:W,isolation:Q,close:sn}=await(0,P().chooseBackend)({programs:tn,
checkout:Y,keepsWrites:!0,shown:b.objects,outputBytes:q.output_bytes,limits:(0,r().limitsOn)((0,r().thisMachine)(),q,1),
requested:J,network:!0,folders:X,home:await(0,v().homeFolders)(x.home_caches,z.HOME),signal:K}),cn=(0,d().causesOf)({isolation:Q,
programs:tn,checkout:Y,home:z.HOME,policy:{limits:q,network:"allow"}}),rn=W.level==="namespaces";!rn&&t()&&await e(Y,en);
const on=[],un=()=>V({contained:rn,isolation:Q,lines:on,written:f(Z()).slice(0,N)}),ln=Object.fromEntries(x.prepare_env.
flatMap(_=>z[_]===void 0?[]:[[_,z[_]]])),hn=performance.now()+q.prepare_seconds*1e3;try{for(const _ of c){const mn=Math.
max(1,Math.round(hn-performance.now())),{command:fn,argv:dn,assignments:pn}=_,[gn=""]=dn,yn={...ln,...pn},wn={command:fn,
argv:dn,program:gn,directory:"",env:yn,timeoutMs:mn},an=cn(await Promise.resolve().then(()=>W.prepare(wn,K)).catch(On=>{
throw $(_,On)}));if(on.push({command:fn,outcome:an}),an.status!=="passed")throw un(),an.reason===l().INTERRUPTED?(0,S().
interrupted)("during the prepare command"):s(_,an)}}finally{await sn()}un()}function u({directory:c,folders:b,files:x},J){
const z=new Set([...b,...x.map(({path:K})=>K)]),{cover:X}=(0,p().additionsOf)([],(0,y().dependencyFolders)(J));return(0,h().
filesBelow)(c,X).filter(K=>!z.has(K))}async function B(c,b,x){const J=new Set([...c.folders,...c.files.map(({path:Y})=>Y)]),
z=Y=>Y==="."||J.has(Y),X=u(c,x).filter(Y=>!b.has(Y)).filter(Y=>(0,A().replacesAudited)(Y,z)||(0,A().configuresTool)(Y,z)),
[K,...V]=[...await c.changed(),...X].sort();if(K===void 0)return;const Z=V.length===0?"":` and ${V.length} more`;throw I(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(K)}${Z}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function f(c){return[...new Set(c.map(b=>b.split("/",1)[0]??b))].sort()}
function t(){return process.platform==="linux"&&process.getuid?.()===0}async function w(c){const{uid:b,gid:x}=await(0,j().
stat)(c);return{uid:b,gid:x}}async function e(c,{uid:b,gid:x}){const J=await(0,E().systemTool)("chown");if(J===void 0)throw I(
"`chown` is not in a directory of the system","Install coreutils.");await(0,M().exec)(J,["-hR",`${b}:${x}`,"--",c],{silent:!0})}
function s({command:c},b){const{reason:x=`exit code ${b.exit_code}`}=b,{causes:J,change:z}=(0,o().causeWords)(b.causes);
return new(S()).GateError("prepare_failed",`The prepare command "${(0,R().safeLine)(c)}" did not pass: ${[x,...J].join("\
; ")}.`,`${z}${z&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function $({command:c},b){return!(b instanceof
S().GateError)||b.code!=="program_not_found"?b:new(S()).GateError("prepare_failed",`The prepare command "${(0,R().safeLine)(
c)}" could not start: ${b.message}`,b.hint,{cause:b})}function I(c,b){return new(S()).GateError("prepare_failed",`The pr\
epare command could not be used: ${c}.`,b)}const T=5,F=1e3;function D(c,{lines:b}){const x=b.at(-1)?.outcome;if(x===void 0)
return c;const z=[x.stderr,x.stdout].map(({head:V,tail:Z})=>(Z||V).trim()).find(V=>V!=="");if(z===void 0)return c;const X=z.
split(`
`).slice(-T).map(R().safeLine).join(" | "),K=`${c.message} It printed: ${X.slice(-F)}`;return new(S()).GateError(c.code,
K,c.hint,{cause:c.cause})}}),69641:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readPrepare=S;function j(){
const h=n(35736);return j=function(){return h},h}function C(){const h=n(41895);return C=function(){return h},h}function M(){
const h=n(13580);return M=function(){return h},h}function y(){const h=n(95132);return y=function(){return h},h}function S(h){
const g=h.split(/\r?\n/).map(a=>a.trim()).filter(a=>a!==""&&!a.startsWith("#"));if(g.length===0)throw p("`prepare` has n\
o command","Name a command.");return g.map(E)}function E(h){const{words:o,assignments:g,problems:a}=(0,j().lex)(h),P=a.find(
({rule:r})=>(0,M().ruleOf)(r).severity==="error");if(P?.rule==="shell-operator")throw p(`The prepare line \`${h}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(P){const{message:r}=(0,y().describe)((0,y().problemFinding)(P));throw p(`The prepare line \`${h}\
\` cannot be read: ${r}`,"Write plain words, or put the step into a script and name the script.")}return{command:h,argv:o.
map(({text:r})=>r),assignments:Object.fromEntries(g.map(({name:r,value:i})=>[r,i]))}}function p(h,o){return new(C()).GateError(
"input_invalid",h,o)}}),71667:((U,O,n)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readDurations=p;function j(){
const o=n(7723);return j=function(){return o},o}function C(){const o=n(41895);return C=function(){return o},o}function M(){
const o=n(73388);return M=function(){return o},o}function y(){const o=n(78534);return y=function(){return o},o}function S(){
const o=n(23107);return S=function(){return o},o}const E=j().looseObject({genes:j().array(j().looseObject({commands:j().
array(j().looseObject({command:j().string(),outcome:j().looseObject({duration_ms:j().number().nonnegative()}).optional()}))}))});
async function p(o,g){const a=await(0,S().readAtMost)(y().MAX_REPORT_BYTES,o,g),P=new Map;for(const{commands:r}of h(a,o).
genes)for(const{command:i,outcome:v}of r){const d=Math.round(v?.duration_ms??0);d>0&&P.set(i,Math.max(d,P.get(i)??0))}return P}
function h(o,g){try{return E.parse(JSON.parse(o.toString("utf8")))}catch(a){throw new(C()).GateError("artifact_invalid",
`${(0,M().inputName)(g)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier \
run; use the same file for all jobs of a matrix.",{cause:a})}}}),96620:((U,O,n)=>{Object.defineProperty(O,"__esModule",{
value:!0}),O.commandsToRun=S,O.genesIn=p,O.isPending=E,O.partition=C,O.shardsFor=M;function j(){const r=n(77598);return j=
function(){return r},r}function C(r,i,v=new Map){const d=r.map(o),l=new Map(d.map((H,k)=>[H,r[k]??[]])),m=h(d),R=[...new Set(
r.flat())].sort(),A=new Map(R.map((H,k)=>[H,k])),N=m.map(H=>[...new Set(l.get(H))].map(k=>A.get(k)??0).sort((k,u)=>k-u)),
L=N.length===0?[]:a(N,y(R,v),i),G=new Map(m.map((H,k)=>[H,L[k]??0]));return d.map(H=>H===void 0?void 0:(G.get(H)??0)+1)}
function M(r,i,v){let d=Math.min(i,h(r.map(o)).length);for(;;){const l=new Set(C(r,d,v).filter(m=>m!==void 0));if(l.size===
d)return d;d=l.size}}function y(r,i){const v=r.flatMap(l=>i.get(l)??[]).map(l=>Math.max(l,1)).sort((l,m)=>l-m),d=v[Math.
floor(v.length/2)]??1;return r.map(l=>Math.max(i.get(l)??d,1))}function S(r){return r.map(({commands:i})=>i.every(v=>v.plan!==
void 0||E(v))?i.map(({command:v})=>v):[])}function E({plan:r,verdict:i,findings:v}){return r===void 0&&i!=="block"&&v.some(
({rule:d})=>d==="target-not-judged")}function p({index:r,of:i},v,d){const l=C(S(v),i,d);return new Set(v.filter((m,R)=>l[R]===
r))}function h(r){return[...new Set(r)].filter(i=>i!==void 0).sort()}function o(r){if(r.length===0)return;const i=[...new Set(
r)].sort().join(`
`);return(0,j().createHash)("sha256").update(i).digest("hex")}const g=[0,.25,.5,.75];function a(r,i,v){return g.map(l=>P(
r,i,v,Math.floor(r.length*l))).reduce((l,m)=>m.most<l.most?m:l).shards}function P(r,i,v,d){const l=Array.from({length:v},
()=>new Set),m=new Array(v).fill(0),R=new Array(r.length).fill(0),A=new Set,N=[...r.keys()],L=new Set([...N.slice(d),...N.
slice(0,d)]);for(;L.size>0;){const G=m.indexOf(Math.min(...m)),H=l[G]??new Set,k=f=>H.has(f)?2:A.has(f)?0:1;let[u,B]=[0,
Number.NEGATIVE_INFINITY];for(const f of L){const t=(r[f]??[]).reduce((w,e)=>w+k(e)*(i[e]??0),0);t>B&&([u,B]=[f,t])}for(const f of r[u]??
[])H.has(f)||(m[G]=(m[G]??0)+(i[f]??0)),H.add(f),A.add(f);R[u]=G,L.delete(u)}return{shards:R,most:Math.max(...m)}}}),92910:((U,O,n)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.shardName=M,O.shardSchema=void 0;function j(){const S=n(7723);return j=
function(){return S},S}function C(){const S=n(78374);return C=function(){return S},S}function M({index:S,of:E}){return`${S}\
/${E}`}const y=O.shardSchema=j().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shard\
s, such as 2/8").transform(S=>{const[E,p]=S.split("/").map(Number);return{index:Number(E),of:Number(p)}}).refine(({index:S,
of:E})=>S<=E&&E<=C().MAX_SHARDS,{error:`Expected a shard of at most ${C().MAX_SHARDS}, such as 2/8`})})};
