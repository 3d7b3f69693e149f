"use strict";exports.id=475,exports.ids=[475],exports.modules={76459:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.prepareRefusals=
g;function C(){const r=n(76760);return C=function(){return r},r}function E(){const r=n(58238);return E=function(){return r},
r}function R(){const r=n(16111);return R=function(){return r},r}function j(){const r=n(69873);return j=function(){return r},
r}function O(){const r=n(53169);return O=function(){return r},r}function v(){const r=n(46138);return v=function(){return r},
r}function u(){const r=n(19685);return u=function(){return r},r}function s(){const r=n(60210);return s=function(){return r},
r}function i(){const r=n(59867);return i=function(){return r},r}function l(){const r=n(81624);return l=function(){return r},
r}function e(){const r=n(32854);return e=function(){return r},r}function h(){const r=n(93028);return h=function(){return r},
r}function t(){const r=n(95132);return t=function(){return r},r}const a=16*1024*1024,S=["dependencies","devDependencies",
"optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],c=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
m=/(?:^|\/)package\.json$/;async function g(r,$){const T=await Promise.all(D($).map(async G=>{const W=$.readlink(G);if(W!==
void 0&&W!==r.readlink(G))return[{path:G,what:"it is a new symbolic link"}];const V=P($,G);if(V===void 0&&!c.test(G))return[];
if(V===void 0)return[{path:G,what:"it is a symbolic link that leads to no file of the repository"}];const U=P(r,G);return U?.
oid!==void 0&&U.oid===V.oid?[]:m.test(G)?p(G,r,$):N(G,await F(r,U),await F($,V)??"",r)})),H=await I(r,$);return[...T.flat(),
...H].map(G=>(0,t().finding)("prepare-refused",G))}async function I(r,$){const[T,H]=await Promise.all([(0,u().readLocks)(
r),(0,u().readLocks)($)]);return H.flatMap(({path:G,all:W})=>{const V=W.find(Y=>{const{name:q,source:Q}=Y;if(Q.kind!=="f\
ile")return!1;if((0,O().replacedArchive)(Y,$,r))return!0;const nn=T.flatMap(K=>K.entriesOf(q)),_=nn.some(K=>K.source.kind===
"file"&&!A(Q.at));return!nn.some(K=>K.source.at===Q.at)&&!_&&(nn.length>0||A(Q.at))}),U=`it takes the package \`${V?.name}\
\` from \`${V?.source.at}\``;return V?[{path:G,what:U}]:[]})}function A(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function b(r){
return l().LOCKFILES.includes(C().posix.basename(r))}function D(r){return[...r.files()].filter(({kind:$})=>$!=="submodul\
e").map(({path:$})=>$).filter($=>c.test($)||m.test($)||b($))}async function N(r,$,T,H){if($===T)return[];if(c.test(r))return x(
r,$,T);const G=f(r,M($),M(T));return G.length>0?G:B(r,T,H)}async function B(r,$,T){const H=k(r,$);if(H.size===0)return[];
const G=D(T).filter(b).map(async U=>k(U,await F(T,P(T,U))??"")),W=new Set([...await(0,O().knownHosts)(T,await(0,u().readLocks)(
T)),...(await Promise.all(G)).flatMap(U=>[...U])]),V=[...H].find(U=>U===L||!W.has(U));return V===void 0?[]:[{path:r,what:`\
it adds downloads from \`${V.slice(0,200)}\``}]}function x(r,$,T){if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decide\
s where packages come from"}];const H=J($??""),G=[...J(T)].flatMap(([W,V])=>{const U=(0,s().effectOf)(W,V);return JSON.stringify(
H.get(W))!==JSON.stringify(V)&&(U==="decides"||U==="other")?[W]:[]});return G.length===0?[]:[{path:r,what:`it sets ${G.map(
W=>`\`${W}\``).join(", ")}`}]}function J(r){return new Map(Object.entries((0,E().parse)(r)))}function f(r,$,T){const[H]=[
...T].filter(G=>!$.has(G));return H===void 0?[]:[{path:r,what:`it adds the dependency \`${H.slice(0,200)}\``}]}async function p(r,$,T){
const[H,G]=await Promise.all([$,T].map(W=>(0,i().readJsonFile)(W,r)));return G===i().INVALID?[{path:r,what:"it is not a \
JSON object"}]:f(r,o((0,v().objectIn)(H)),o((0,v().objectIn)(G)))}function o(r){const $=new Set,T=(U,Y)=>{if(typeof Y=="\
string"&&y(Y,U)){const{kind:q}=(0,v().sourceOf)(Y,U,"");$.add(`${U}: ${q==="git"?Y.replace(/#.*$/s,""):Y}`)}for(const[q,
Q]of Object.entries((0,v().objectIn)(Y)))T(q,Q)};for(const U of S)T(U,r[U]);const{overrides:H,packageExtensions:G}=(0,v().
objectIn)(r.pnpm);T("pnpm",{overrides:H,packageExtensions:G});const{catalog:W,catalogs:V}=(0,v().objectIn)(r.workspaces);
return T("workspaces",{catalog:W,catalogs:V}),$}function y(r,$){const{kind:T,at:H=""}=(0,v().sourceOf)(r,$,"");return T===
"git"||T==="tarball"||T==="file"&&A(H)}function M(r){const $=(r??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[];return new Set($.map(T=>T.replace(/#.*$|(?<=\/tar\.gz\/)[^/]+$/s,"")))}function P(r,$){const T=(0,e().resolveInTree)(
r,$);return T.kind==="inside"&&(0,h().isRegular)(T.entry.kind)?T.entry:void 0}async function F(r,$){return $&&(await r.read(
$.path,a)).toString("utf8")}const L="an address that cannot be read";function k(r,$){try{return new Set(z(r,$).flatMap(d))}catch{
return new Set([L])}}function z(r,$){if(/(?:package-lock|npm-shrinkwrap)\.json$/.test(r))return X(JSON.parse($),H=>H==="\
resolved"||H==="version");const T=H=>H!=="deprecated";return r.endsWith("bun.lock")?X((0,R().parse)($,[],{allowTrailingComma:!0}),
T):r.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test($)?X((0,j().parse)($,{maxAliasCount:0,logLevel:"silent"}),T):[$.replace(
/\\u([\da-f]{4})/gi,(H,G)=>String.fromCharCode(Number.parseInt(G,16))).replaceAll("\\","")]}function X(r,$,T=""){return typeof r==
"string"?T===""||$(T)?[r]:[]:typeof r!="object"||r===null?[]:Array.isArray(r)?r.flatMap(H=>X(H,$,T)):Object.entries(r).flatMap(
([H,G])=>[H,...X(G,$,H||" ")])}function d(r){return(r.replace(/%([\da-f]{2})/gi,(T,H)=>String.fromCharCode(Number.parseInt(
H,16))).match(/https?:[^\s"',)]+/gi)??[]).map(T=>URL.canParse(T)?new URL(T).host:L)}}),29122:((Z,w)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.isOfCommit=n;function n({name:C}){return C!=="worktree"&&C!=="index"}}),11606:((Z,w,n)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.resolvePolicyRef=v;function C(){const i=n(41895);return C=function(){return i},
i}function E(){const i=n(24634);return E=function(){return i},i}function R(){const i=n(19674);return R=function(){return i},
i}function j(){const i=n(67397);return j=function(){return i},i}function O(){const i=n(50598);return O=function(){return i},
i}async function v(i,l){const e=l.replace(/^refs\/heads\//,"");try{return(0,j().isObjectId)(e)?await(0,O().resolveRevision)(
i,e):await u(i,e)??await(0,O().resolveRevision)(i,l)}catch(h){throw h instanceof C().GateError&&h.code==="ref_ambiguous"?
h:s(l,h)}}async function u(i,l){const e=`refs/remotes/origin/${l}`,[h,t]=await(0,j().lookUpCommits)(i,[e,`refs/heads/${l}`]);
if(h!==void 0)return h;try{if(!await(0,R().branchAtOrigin)(i,l))return}catch(a){if(t!==void 0)return t;throw a}return await(0,E().
requireCommits)(i,[e],[(0,R().fetched)(l)]),(await(0,j().lookUpCommits)(i,[e]))[0]}function s(i,l){const e=l instanceof C().
GateError&&l.code==="git_failed"?`: ${l.message}`:"";return new(C()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
i)} is not a branch of origin or a revision in this clone${e}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:l})}}),29656:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=v,w.headsOf=
O;function C(){const u=n(1395);return C=function(){return u},u}function E(){const u=n(29122);return E=function(){return u},
u}function R(){const u=n(67879);return R=function(){return u},u}function j(){const u=n(82330);return j=function(){return u},
u}function O(u,s,i){const{baseRef:l,group:e}=u;if(e!==void 0)return e.map(({number:t,headSha:a})=>({pullRequest:t,judge:()=>(0,j().
judgeHead)(s,a,l)}));const h=u.audited===u.head||!(0,E().isOfCommit)(u);return[{...u.pullRequest&&{pullRequest:u.pullRequest.
number},judge:()=>h?(0,C().judgedHead)(i.audit,i.tree,s.policy,l):(0,j().judgeHead)(s,u.head,l)}]}function v({approver:u},{
baseRef:s,policyCommit:i,defaultBranch:l},e){return{means:u.means,find:h=>u.find({...h,subjectAt:async t=>(await(0,j().judgeHead)(
e,t,s)).subject,policyChangedSince:async t=>{const S=[...new Set([i,l?.commit??i])].map(c=>(0,R().policyChangedSince)(e.
repository,c,t));return(await Promise.all(S)).includes(!0)}})}}}),82330:((Z,w,n)=>{Object.defineProperty(w,"__esModule",
{value:!0}),w.auditCommit=i,w.judgeHead=l;function C(){const e=n(1395);return C=function(){return e},e}function E(){const e=n(
70237);return E=function(){return e},e}function R(){const e=n(67506);return R=function(){return e},e}function j(){const e=n(
54244);return j=function(){return e},e}function O(){const e=n(67147);return O=function(){return e},e}function v(){const e=n(
24634);return v=function(){return e},e}function u(){const e=n(35720);return u=function(){return e},e}function s(){const e=n(
213);return s=function(){return e},e}async function i({repository:e,policy:h,additions:t,disk:a,isPending:S,platform:c,all:m,
unprovenMerge:g,signal:I},A,b){const[D,N,B]=await Promise.all([(0,u().readTree)(e,b),(0,u().readTree)(e,A),(0,s().readChange)(
e,b,A)]),J={...a?(0,O().withAdditions)(N,a,t):N,...S&&{isPending:S}},f=new(j()).AuditClock(I),p={baseTree:D,headTree:N,change:B,
policy:h.policy,all:m,clock:f},o=await(0,E().collectAssets)(p),y=await(0,R().auditChange)({change:B,assets:o,baseTree:D,
tree:J,policy:h,platform:c,...g&&{unprovenMerge:g},clock:f});return{change:B,assets:o,audit:y,tree:N,commandTree:J}}async function l(e,h,t){
const{repository:a,policyCommit:S}=e;await(0,v().requireCommits)(a,[h],[h]);const c=await(0,v().mergeBase)(a,S,h),{audit:m,
tree:g}=await i(e,h,c);return await(0,C().judgedHead)(m,g,e.policy,t)}}),52483:((Z,w,n)=>{Object.defineProperty(w,"__esM\
odule",{value:!0}),w.basePolicy=v,w.protectedBy=i,w.readerOf=s;function C(){const e=n(11606);return C=function(){return e},
e}function E(){const e=n(67617);return E=function(){return e},e}function R(){const e=n(81961);return R=function(){return e},
e}function j(){const e=n(74238);return j=function(){return e},e}function O(){const e=n(35720);return O=function(){return e},
e}async function v({policy:e,policyRef:h,readShared:t},a,S){const c=s(a,t),m=e??await l(c,S);if(h===void 0)return m;const g=await(0,C().
resolvePolicyRef)(a,h);return(0,R().stricterOf)(m,await c(g,`${h}:${j().POLICY_PATH}`),h)}const u="Fix the file on the b\
ase branch. `gene-gate schema policy` prints every key with its meaning.";function s(e,h){return async(t,a)=>(0,j().loadPolicy)(
await(0,O().readTree)(e,t),t,{path:a,hint:u,readShared:h})}async function i({name:e,commit:h},t,a){return(0,E().policyOfBranch)(
await a(h,`${e}:${j().POLICY_PATH}`),t,e)}async function l(e,{policyCommit:h,baseRef:t,defaultBranch:a}){const S=await e(
h,j().POLICY_PATH);if(a===void 0)return S;if(a.name===t){const m=(0,E().policyOfBranch)(S,t,t)??S;return m===S?S:(0,R().
stricterOf)(S,m,`branches.${t}`)}const c=await i(a,t,e);return c===void 0||S.source==="default"?c??S:(0,R().stricterOf)(
S,c,a.name)}}),24474:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.gate=D;function C(){const f=n(29122);
return C=function(){return f},f}function E(){const f=n(41115);return E=function(){return f},f}function R(){const f=n(16346);
return R=function(){return f},f}function j(){const f=n(41895);return j=function(){return f},f}function O(){const f=n(21311);
return O=function(){return f},f}function v(){const f=n(26016);return v=function(){return f},f}function u(){const f=n(81961);
return u=function(){return f},f}function s(){const f=n(67147);return s=function(){return f},f}function i(){const f=n(48741);
return i=function(){return f},f}function l(){const f=n(96402);return l=function(){return f},f}function e(){const f=n(27624);
return e=function(){return f},f}function h(){const f=n(37075);return h=function(){return f},f}function t(){const f=n(23208);
return t=function(){return f},f}function a(){const f=n(69641);return a=function(){return f},f}function S(){const f=n(92344);
return S=function(){return f},f}function c(){const f=n(82330);return c=function(){return f},f}function m(){const f=n(52483);
return m=function(){return f},f}function g(){const f=n(55929);return g=function(){return f},f}function I(){const f=n(91827);
return I=function(){return f},f}function A(){const f=n(72857);return A=function(){return f},f}function b(){const f=n(34720);
return b=function(){return f},f}async function D(f){const{shard:p}=f,o={startedAt:new Date,...p&&{shard:p}};let y;try{return y=
await(0,l().openRepository)(f.directory,f.env),await N(f,y,o)}catch(M){const P=(0,R().asGateError)(M),{prepare:F}=o;return(0,e().
buildErrorReport)(P.code==="prepare_failed"&&F?(0,t().withOutput)(P,F):P,o,new Date)}finally{await y?.close()}}async function N(f,p,o){
const y=await f.locate(p);o.event=y;const M=(0,u().tightenPolicy)(await(0,m().basePolicy)(f,p,y),f.inputs);o.policy=M,(0,O().
requireExamples)(M);const P=B(f,p,y,M),F=f.run&&f.prepare?(0,a().readPrepare)(f.prepare):[],L=F.length>0?await(0,b().verifiedCheckout)(
P,y):void 0,{prepared:k,findings:z}=L?await(0,I().prepareCheckout)(F,L,{request:f,event:y,audit:P,report:X=>{o.prepare=X}}):
{findings:[]};try{const X=x(f,P,k),d=J(await(0,c().auditCommit)(X,y.audited,y.base),z),{audit:r,tree:$}=d,T=f.run&&r.genes.
length>0,H=k?.checkout??L??(T?await(0,b().verifiedCheckout)(P,y):void 0),G=d.change.files,W={checkout:H,tree:$,change:{files:G,
isCommitted:(0,C().isOfCommit)(y)},...k&&{shown:k.shown}},{refusal:V,...U}=await(0,b().validateChange)({request:f,event:y,
policy:M},X,d,{place:W,startedAt:o.startedAt}),Y=(0,S().allFindings)(U.judgement),q=(0,h().idsOf)(Y),Q=U.runResult.interrupted>
0?void 0:f.signal,nn=await(0,A().proposeFix)({...X,signal:Q},y,d,q),_=await(0,g().headFilesOf)(p,y,d.assets,Y);if(Q?.aborted)
throw(0,j().interrupted)("after the audit");const on=(0,e().buildReport)({...o,...d,...U,event:y,policy:M,ids:q,fix:nn,headFiles:_},
f.secrets,new Date);return V?(0,e().withRefusedRun)(on,V):on}finally{await k?.close()}}function B(f,p,o,y){return{repository:p,
policy:y,additions:(0,E().additionsFor)(y.policy),platform:(0,v().platformOf)(process.platform),policyCommit:o.policyCommit,
all:f.all,...o.unprovenMerge&&{unprovenMerge:o.unprovenMerge},signal:f.signal}}function x({run:f,takeRuns:p,prepare:o},y,M){
return{...y,disk:(0,i().folderTree)(M?.checkout.directory??y.repository.directory),...M&&{additions:(0,s().everything)((0,E().
dependencyFolders)(y.policy.policy))},...!f&&{isPending:p||o?()=>!0:y.additions.cover}}}function J(f,p){const{audit:o}=f;
return{...f,audit:{...o,findings:[...o.findings,...p]}}}}),55929:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.headFilesOf=E;function C(){const R=n(54032);return C=function(){return R},R}async function E(R,{audited:j,head:O},{changes:v},u){
if(j===O)return;const s=new Set([...v.map(({asset:i})=>i.path),...u.flatMap(({location:i})=>i?.path??[])]);return(0,C().
findHeadFiles)(R,j,O,s).catch(()=>{})}}),91827:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=
t;function C(){const c=n(9354);return C=function(){return c},c}function E(){const c=n(67506);return E=function(){return c},
c}function R(){const c=n(76459);return R=function(){return c},c}function j(){const c=n(74238);return j=function(){return c},
c}function O(){const c=n(35720);return O=function(){return c},c}function v(){const c=n(67078);return v=function(){return c},
c}function u(){const c=n(95132);return u=function(){return c},c}function s(){const c=n(32223);return s=function(){return c},
c}function i(){const c=n(23208);return i=function(){return c},c}function l(){const c=n(63682);return l=function(){return c},
c}function e(){const c=n(29656);return e=function(){return c},c}function h(){const c=n(82330);return h=function(){return c},
c}async function t(c,m,g){const{event:I}=g,A={...g.audit,isPending:()=>!0},b=await(0,h().auditCommit)(A,I.audited,I.base);
if(!(0,E().mayRunSome)(b.audit))return{findings:[]};const D=[...await(0,R().prepareRefusals)(await(0,O().readTree)(A.repository,
I.base),b.tree),...await S(b,{...g,audit:A})];if(D.length>0)return{findings:D};const{prepared:N,reported:B}=await a(c,m,
g),x=B?.isolation.downgrades?.[0]?.reason??"containment is off",J=B?.contained?[]:[(0,u().finding)("prepare-uncontained",
{reason:x})];return{prepared:N,findings:J}}async function a(c,m,{request:{env:g,signal:I,secrets:A},event:b,audit:D,report:N}){
const{policy:B}=D.policy,x=B.prepare_env.flatMap(o=>g[o]??[]),J=[...A,...x];let f;return{prepared:await(0,i().runPrepare)(
c,{checkout:m,policy:B,requested:(0,l().requestOf)(B.containment,b.pullRequest?.isFork??!1),env:g,privateFolders:(0,s().
privateFolders)(g),signal:I,report:o=>{f={...o,lines:o.lines.map(({command:y,outcome:M})=>({command:y,outcome:(0,v().redactOutcome)(
M,J)}))},N(f)}}),reported:f}}async function S(c,{request:m,event:g,audit:I}){const A=c.audit.findings.filter(({rule:N})=>N===
"gate-weakened");if(A.length===0)return[];const{gate:b}=await(0,C().findApprovals)({genes:[],findings:A},I.policy.policy.
approvals,(0,e().headsOf)(g,I,c),(0,e().approverOf)(m,g,I));if(b===void 0)return[];const D=A[0]?.location?.path??j().POLICY_PATH;
return[(0,u().finding)("prepare-refused",{path:D,what:"it weakens the gate and waits for approval"})]}}),72857:((Z,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.proposeFix=i;function C(){const a=n(53315);return C=function(){return a},
a}function E(){const a=n(29122);return E=function(){return a},a}function R(){const a=n(62130);return R=function(){return a},
a}function j(){const a=n(88211);return j=function(){return a},a}function O(){const a=n(41895);return O=function(){return a},
a}function v(){const a=n(4378);return v=function(){return a},a}function u(){const a=n(35720);return u=function(){return a},
a}function s(){const a=n(93028);return s=function(){return a},a}async function i({repository:a,policy:{policy:S},platform:c,
signal:m},g,{assets:I,change:A,tree:b,commandTree:D},N){const B=new Set([...N.keys()].flatMap(P=>e(P)?h(P):[]));if(B.size===
0)return;const x=!(0,E().isOfCommit)(g)||g.audited===g.head,J=x?b:await(0,u().readTree)(a,g.head),f=I.changes.filter(({kind:P})=>P!==
"removed"),p=new Set(f.map(({asset:P})=>t(P))),o=[...B].filter(P=>(0,s().isRegular)(J.stat(P)?.kind)),y=await Promise.all(
o.map(async P=>({path:P,bytes:await J.read(P)}))),M=v().Judge.by({policy:S,tree:D,base:await(0,u().readTree)(a,g.base),changed:new Set(
A.files.flatMap(C().namesOf)),platform:c,...m&&{signal:m}});try{const P=L=>p.has(t(L)),F=await(0,R().fixFiles)(y,M,{includes:P,
left:!1});return await(0,j().proposalOf)(F,x?N:l(N))}catch(P){if(P instanceof O().GateError&&P.code==="audit_too_long")return;
throw P}}function l(a){return new Map([...a].map(([{edit:S,...c},m])=>[c,m]))}function e({rule:a,edit:S,suppressed:c}){return!c&&
(S?.fix===!0||a==="content-hash-mismatch")}function h({location:a}){return a?[a.path]:[]}function t({path:a,type:S,id:c}){
return JSON.stringify([a,S,c])}}),34720:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.validateChange=l,w.
verifiedCheckout=i;function C(){const t=n(29122);return C=function(){return t},t}function E(){const t=n(16346);return E=
function(){return t},t}function R(){const t=n(61388);return R=function(){return t},t}function j(){const t=n(32223);return j=
function(){return t},t}function O(){const t=n(63682);return O=function(){return t},t}function v(){const t=n(96620);return v=
function(){return t},t}function u(){const t=n(94901);return u=function(){return t},t}function s(){const t=n(29656);return s=
function(){return t},t}function i({repository:t,additions:a},S){const c=(0,C().isOfCommit)(S)?R().requireCheckedOut:R().
requireSameFiles,m=S.name==="index"?"hook":h(S)?"terminal":"actions";return c(t,S.audited,a,m)}async function l({request:t,
event:a,policy:S},c,m,{place:g,startedAt:I}){const{audit:A,tree:b}=m,D={audit:A,event:a,policy:S},N=x=>J=>e(t,D,J,x),B={
policy:S.policy,startedAt:I,heads:(0,s().headsOf)(a,c,m),approver:(0,s().approverOf)(t,a,c)};try{return await(0,u().validate)(
A,{...B,runs:t.run||t.takeRuns!==void 0,run:async x=>await t.takeRuns?.(D,x)??await N(g)(x)})}catch(x){const J=(0,E().asGateError)(
x);if(J.code!=="containment_unavailable")throw J;const f=N({checkout:void 0,tree:b});return{...await(0,u().validate)(A,{
...B,runs:!1,run:f}),refusal:J}}}async function e({env:t,shard:a,durations:S,progress:c,signal:m},{audit:g,event:I,policy:{
policy:A}},b,D){const N=a?(0,v().genesIn)(a,g.genes,S):new Set(g.genes),B=await(0,O().runAudited)(g,{...D,attended:h(I)&&
!t.CI,policy:A,fork:I.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,j().privateFolders)(t),waiting:{has:x=>b.has(
x)||!N.has(x)},progress:c,signal:m});return a?{...B,shards:[{...a,genes:N}]}:B}function h(t){return t.name==="range"||!(0,C().
isOfCommit)(t)}}),67617:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.policyOfBranch=v;function C(){const i=n(
41330);return C=function(){return i},i}function E(){const i=n(41895);return E=function(){return i},i}function R(){const i=n(
81961);return R=function(){return i},i}function j(){const i=n(74238);return j=function(){return i},i}function O(){const i=n(
11160);return O=function(){return i},i}function v(i,l,e){const{branches:h,...t}=i.policy,a=Object.entries(h).filter(([m])=>u(
m,l));if(a.length===0&&l!==e)return;const S={...t,branches:{}},c=a.map(([,m])=>O().policySchema.parse((0,O().withEntry)(
S,m))).reduce((m,g)=>m?s(m,g,l):g,void 0);return c===void 0?i:{...i,policy:c,digest:(0,j().digestPolicy)(c)}}function u(i,l){
return i===l||C().default.isMatch(l,i,{dot:!0,nonegate:!0})}function s(i,l,e){const h=(0,R().combine)(i,l);if("policy"in
h)return h.policy;throw new(E()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(e)}\
 differ in ${h.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}}),67879:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.policyChangedSince=
v;function C(){const s=n(23404);return C=function(){return s},s}function E(){const s=n(41895);return E=function(){return s},
s}function R(){const s=n(24634);return R=function(){return s},s}function j(){const s=n(35720);return j=function(){return s},
s}function O(){const s=n(74238);return O=function(){return s},s}async function v(s,i,l){const e=Math.floor(Date.parse(l)/
1e3)+1,t=(await s.objects(["log","--first-parent",`--since=@${e}`,"--format=%H %P",i,...await s.isPartial()?[]:["--",O().
POLICY_PATH]])).toString().trim().split(`
`).at(-1)??"";if(t==="")return!1;const[a="",S]=t.split(" ");if((await s.shallowCommits()).has(a))throw new(E()).GateError(
"shallow_clone",`this clone lacks the history of ${O().POLICY_PATH} before ${(0,R().short)(a)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return S===void 0?!0:await u(s,S)!==await u(s,i)}async function u(s,i){const l=await(0,O().readPolicyIn)(
await(0,j().readTree)(s,i));return"missing"in l?l.text:"policy"in l?(0,C().canonicalize)(l.policy):void 0}}),89979:((Z,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.conversionsOf=h,w.withCheckoutParts=u;function C(){const t=n(51455);return C=
function(){return t},t}function E(){const t=n(76760);return E=function(){return t},t}function R(){const t=n(41895);return R=
function(){return t},t}function j(){const t=n(96402);return j=function(){return t},t}function O(){const t=n(35720);return O=
function(){return t},t}function v(){const t=n(96681);return v=function(){return t},t}async function u(t,a,S){const c=[],
m=async(g,I,A)=>{const b=await(0,O().readTree)(I,A),D=[...b.files()].map(N=>({...N,path:s(g,N.path)}));c.push({path:g,repository:I,
commit:A,tree:b,entries:D});for(const{kind:N,path:B,oid:x}of D){if(N!=="submodule"||x===void 0)continue;const J=await i(
(0,E().join)(t.directory,B));J&&await m(B,J,x)}};try{return await m("",t,a),await S(c)}finally{for(const g of c.slice(1))
await g.repository.close()}}function s(t,a){return t===""?a:`${t}/${a}`}async function i(t){if(await(0,C().lstat)((0,E().
join)(t,".git")).catch(()=>{})===void 0)return;const S=await(0,j().openRepository)(t);if(S.directory===t)return S;throw await S.
close(),new(R()).GateError("checkout_differs",`The submodule ${JSON.stringify(t)} is not a repository of its own`,"Run g\
it submodule update --init, or remove the contents of the directory.")}const l=["text","filter","ident","working-tree-en\
coding"],e={text:"unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function h(t,a,S){
const c=new Map,m={GIT_INDEX_FILE:(0,E().join)(t.temporary,"attributes-index")};await t.objects(["read-tree",a],{env:m});
const g=await t.objects(["check-attr","--cached","-z","--stdin",...l],{env:m,input:S.map(A=>`${A}\0`).join("")}),I=[...(0,v().
splitNul)(g)].map(A=>A.toString("utf8"));for(let A=0;A+2<I.length;A+=3){const[b="",D="",N=""]=I.slice(A,A+3);c.set(b,{...c.
get(b)??e,[D]:N})}return A=>c.get(A)??e}}),61388:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
f,w.requireCheckedOut=S,w.requireSameFiles=c;function C(){const p=n(73024);return C=function(){return p},p}function E(){
const p=n(76760);return E=function(){return p},p}function R(){const p=n(26040);return R=function(){return p},p}function j(){
const p=n(41895);return j=function(){return p},p}function O(){const p=n(55366);return O=function(){return p},p}function v(){
const p=n(22566);return v=function(){return p},p}function u(){const p=n(59580);return u=function(){return p},p}function s(){
const p=n(89979);return s=function(){return p},p}function i(){const p=n(48741);return i=function(){return p},p}function l(){
const p=n(24634);return l=function(){return p},p}function e(){const p=n(96681);return e=function(){return p},p}function h(){
const p=n(67397);return h=function(){return p},p}function t(){const p=n(93028);return t=function(){return p},p}const a=32;
async function S(p,o,y,M){const[P]=await(0,h().resolveCommits)(p,["HEAD"]);if(P!==o)throw f(`the checkout is at ${(0,l().
short)(P)}`,o,M);return c(p,o,y,M)}async function c(p,o,y,M){return(0,s().withCheckoutParts)(p,o,async P=>{const F=(0,u().
guardCheckout)(p.directory,P.flatMap(({entries:k})=>k),y),L=(await Promise.all(P.map(k=>m(k,F)))).flat();if(L.length>0)throw await B(
p,L,o,M)??x(L,o,M);return F})}async function m(p,o){const y=new Map(o.folders.map(k=>[k,g(o,k)])),M=({path:k})=>y.get(I(
k))??!1,P=p.entries.filter(k=>!M(k)||!A(k,p,o));if(P.length>0)return P.map(({path:k})=>({path:k,what:"differs on disk"}));
const F=p.entries.filter(({kind:k})=>(0,t().isRegular)(k)),L=await D(F,o);return L.length===0?[]:N(p,L,o)}function g({directory:p},o){
for(let y=o;y!=="";y=I(y))if(b((0,e().systemPath)((0,E().join)(p,y)))!=="directory")return!1;return!0}function I(p){return p.
slice(0,Math.max(p.lastIndexOf("/"),0))}function A(p,o,{directory:y}){const M=(0,e().systemPath)((0,E().join)(y,p.path)),
P=b(M);if(p.kind==="submodule")return P==="directory";if(P==="symlink"&&p.kind==="symlink"){const F=o.path===""?p.path:p.
path.slice(o.path.length+1);return(0,e().decodePath)((0,C().readlinkSync)(M,{encoding:"buffer"}))===o.tree.readlink(F)}return(0,t().
onThisPlatform)(P)===(0,t().onThisPlatform)(p.kind)}function b(p){return(0,R().attempt)(()=>(0,t().kindOf)((0,C().lstatSync)(
p)))}async function D(p,{directory:o}){const y=[];for(let M=0;M<p.length;M+=a)await Promise.all(p.slice(M,M+a).map(async P=>{
const F=await(0,i().readOnDisk)(o,P.path);(0,v().isContentOf)(F,P.oid??"")||y.push(P)}));return y}async function N({repository:p,
path:o,commit:y},M,P){const F=({path:z})=>o===""?z:z.slice(o.length+1),L=await(0,s().conversionsOf)(p,y,M.map(F)),k=[];for(const z of M){
const{path:X,oid:d="",size:r=0}=z,$=await(0,i().readOnDisk)(P.directory,X),T=r>O().MAX_FILE_BYTES?"differs on disk":(0,v().
conversionFault)(await(0,O().readBlob)(p,d),$,L(F(z)));T===void 0?P.accept(X,$):k.push({path:X,what:T})}return k}async function B({
user:p,directory:o},y,M,P){const F=new Set(y.map(({path:z})=>z)),L=(0,e().decodePieces)(await p(["ls-files","-t","-z"])).
flatMap(z=>z.startsWith("S ")?[z.slice(2)]:[]).filter(z=>F.has(z)&&b((0,e().systemPath)((0,E().join)(o,z)))===void 0),[k]=L;
if(k!==void 0)return new(j()).GateError("checkout_differs",`Commit ${(0,l().short)(M)} is audited, but the checkout is s\
parse and lacks ${JSON.stringify(k)}${L.length>1?` and ${L.length-1} more`:""}`,P==="actions"?"Remove `sparse-checkout` \
from actions/checkout: commands run in the whole commit.":"Run git sparse-checkout disable, or only audit (--no-run).")}
function x(p,o,y){const M=[...p].sort((z,X)=>z.path<X.path?-1:1),{path:P,what:F}=M.find(({what:z})=>z!=="differs on disk")??
M[0]??J,L=JSON.stringify(P),k=p.length>1&&F==="differs on disk"?`${L} and ${p.length-1} more differ on disk`:`${L} ${F}`;
return f(k,o,y)}const J={path:"",what:"differs on disk"};function f(p,o,y){const M={actions:`Run the gate before any ste\
p that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`,terminal:`Check out the commit (git checkout ${o}) or stash the changes (git stash); or gate the unc\
ommitted files (--worktree), or only audit (--no-run).`,hook:"Stage the changes (git add) or put them away (git stash --\
keep-index), or only audit (--no-run)."},P=y==="hook"?"The index":`Commit ${(0,l().short)(o)}`;return new(j()).GateError(
"checkout_differs",`${P} is audited, but ${p}`,M[y])}}),54032:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.findHeadFiles=j;function C(){const u=n(44903);return C=function(){return u},u}function E(){const u=n(35720);return E=function(){
return u},u}const R=100;async function j(u,s,i,l){await Promise.all([s,i].map(t=>(0,E().requireObjects)(u,t)));const e=(0,C().
parseRawDiff)(await u.objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",s,i])).
filter(({path:t})=>l.has(t)),h=[];for(const[t,a]of e.entries()){const{path:S,status:c}=a,m=c==="deleted",g=m||t>=R?[]:await O(
u,a);h.push({path:S,...m&&{missing:!0},same:g})}return h}async function O(u,{oldOid:s,newOid:i}){if(s===i)return[{line:1,
head_line:1}];const l=await u.objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",s,i],{accept:[1]});return v(
l.toString("latin1"))}function v(u){const s=[...u.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(s.length===
0)return[];const i=[];let[l,e]=[1,1];for(const[,h="",t="1",a="",S="1"]of s){const c=Number(h)+(t==="0"?1:0),m=Number(a)+
(S==="0"?1:0);c>l&&i.push({line:l,head_line:e,lines:c-l}),[l,e]=[c+Number(t),m+Number(S)]}return[...i,{line:l,head_line:e}]}}),
19674:((Z,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.branchAtOrigin=E,w.fetched=C,w.isRemoteOf=n;async function n(j,{
owner:O,repo:v}){return(await R(j)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===
`${O}/${v}`.toLowerCase()}function C(j){return`+refs/heads/${j}:refs/remotes/origin/${j}`}async function E(j,O){if(await R(
j)==="")return!1;const v=`refs/heads/${O}`;return(await j.user(["ls-remote","--","origin",v])).toString().split(`
`).some(s=>s.endsWith(`	${v}`))}async function R({user:j}){return(await j(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNamed=l,w.resolveRevision=
i;function C(){const m=n(41895);return C=function(){return m},m}function E(){const m=n(3051);return E=function(){return m},
m}function R(){const m=n(24634);return R=function(){return m},m}function j(){const m=n(67397);return j=function(){return m},
m}const O=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,v=/^(.*?)((?:[~^]\d*)*)$/s,u=/(?:^|-g)([0-9a-f]{4,64})$/i,s=/^[A-Z]+(?:_[A-Z]+)*$/;
async function i(m,g){return(await l(m,g)).commit}async function l(m,g){if(O.test(g))throw new(C()).GateError("ref_not_f\
ound",`${JSON.stringify(g)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,I="",A=""]=v.exec(g)??[],b=await h(m,I==="@"?"HEAD":I),[D,...N]=[...new Set(b.map(({commit:x})=>x))];if(D===
void 0)throw(0,j().unknownRevision)(g,await e(m,I));if(N.length>0)throw c(I,b);if(A===""){const[x,...J]=b.flatMap(f=>f.ref??
[]);return{commit:D,...x!==void 0&&J.length===0&&{ref:x}}}const[B]=await(0,j().peelToCommits)(m,[`${D}${A}`]);if(B===void 0)
throw(0,j().unknownRevision)(g);return{commit:B}}async function e({user:m},g){const A=(await m(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(b=>b.replace(/^refs\/(?:heads|remotes)\//,"")).filter(b=>b!==""&&!b.endsWith("/HEAD"));return A.find(b=>b.endsWith(
`/${g}`))??(0,E().nearestName)(g,A)}async function h(m,g){if(g==="HEAD"||(0,j().isObjectId)(g.toLowerCase())){const[N]=await(0,j().
lookUpCommits)(m,[g]);if(N!==void 0)return[{name:g,commit:N}];if(g==="HEAD")return[]}const I=g.startsWith("refs/"),b=[...await(0,j().
readRefs)(m,I?[g]:t(g))].map(([N,{id:B,target:x}])=>({name:N,id:B,ref:x}));I||b.push(...await a(m,g),...await S(m,g));const D=await(0,j().
peelToCommits)(m,b.map(({id:N})=>N));return b.flatMap(({id:N,...B},x)=>{const J=D[x];return J===void 0?[]:[{...B,commit:J}]})}
function t(m){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(I=>`${I}${m}`),`refs/remotes/${m}/HEAD`]}
async function a({user:m},g){if(!s.test(g))return[];const I=await m(["rev-parse","--verify","--quiet",g],{accept:[1]});return I.
length===0?[]:[{name:g,id:I.toString().trim()}]}async function S({objects:m},g){const[,I]=u.exec(g)??[];return I===void 0?
[]:(await m(["rev-parse",`--disambiguate=${I.toLowerCase()}`])).toString().split(`
`).filter(j().isObjectId).map(D=>({name:D,id:D}))}function c(m,g){const I=g.map(({name:A,commit:b})=>A===b?`commit ${b}`:
`${A} (${(0,R().short)(b)})`);return new(C()).GateError("ref_ambiguous",`${JSON.stringify(m)} is ambiguous: ${I.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),25467:((Z,w,n)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.reportAgentFile=R;function C(){const v=n(1402);return C=function(){return v},
v}function E(){const v=n(77648);return E=function(){return v},v}function R({file:{path:v,format:u},entries:s},i,l){const{
name:e,tool:h,approval:t,specification:a}=u;return{path:v,format:e,tool:h,approval:t,specification:a,entries:s.map(S=>j(
S,i,l))}}function j({state:v,entry:u,targets:s,findings:i},l,e){const{event:h,shown:t,location:a}=u,S=(0,C().meansOf)(s),
c=s.flatMap(({kind:m,name:g})=>m==="file"?[g]:[]);return{event:h,command:t,line:a.line,...S.length>0&&{target:S.join("; ")},
...c.length>0&&{scripts:c},...v&&{state:v},...(0,E().idsIn)(l.filter(m=>i.some(g=>O(g,m))),e)}}function O(v,u){return v.
rule===u.rule&&v.args===u.args}}),27624:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=I,
w.buildReport=m,w.causesOf=f,w.withRefusedRun=g;function C(){const o=n(53315);return C=function(){return o},o}function E(){
const o=n(85475);return E=function(){return o},o}function R(){const o=n(38863);return R=function(){return o},o}function j(){
const o=n(57430);return j=function(){return o},o}function O(){const o=n(54062);return O=function(){return o},o}function v(){
const o=n(95132);return v=function(){return o},o}function u(){const o=n(9436);return u=function(){return o},o}function s(){
const o=n(92344);return s=function(){return o},o}function i(){const o=n(94274);return i=function(){return o},o}function l(){
const o=n(25467);return l=function(){return o},o}function e(){const o=n(77648);return e=function(){return o},o}function h(){
const o=n(36807);return h=function(){return o},o}function t(){const o=n(27436);return t=function(){return o},o}function a(){
const o=n(63245);return a=function(){return o},o}const S=10,c=100;function m(o,y,M){const{audit:P,approval:F,change:L,runResult:k,
judgement:z,ids:X,policy:d,startedAt:r}=o,$=z.genes.map(K=>(0,h().redactGene)(K,y)),T=(0,h().validationReportsOf)($,{nodeOf:k.
nodeOf,policyDigest:d.digest,startedAt:r,finishedAt:M}),H=(0,s().allFindings)(z),G=D(P.seeds),W=b(X,o.fix),V=(0,e().reportFindings)(
[...W.keys()],W,o.event.base).map(K=>G(K)?{...K,seed:!0}:K),U=f(V),Y=(0,e().findingsAbout)(z.findings),q={about:Y,ids:X},
Q=K=>(0,e().idsIn)(Y(K),X),{counting:nn,hard_cap_files:_,hard_cap_lines:on}=d.policy.blast_radius;return{...A(o,M),verdict:z.
verdict,next_actor:(0,i().nextActorOf)(z.verdict,H,d.policy.fail_on),isolation:k.isolation,blast_radius:{...P.blastRadius,
counting:nn,hard_cap_files:_,hard_cap_lines:on,renamed_files:L.files.filter(({status:K})=>K==="renamed").length,directories:(0,C().
busiestDirectories)(P.files,S),changed_files:P.files.slice(0,c)},genes:$.map((K,tn)=>(0,e().reportGene)(K,T[tn]?.id??null,
q)),capsules:P.capsules.map(({change:K,asset:tn,eligible:un,eligibility:an,reasons:sn})=>({...J("Capsule",K,tn),...Q(tn),
eligible:un,eligibility:an,reasons:sn.map(rn=>({rule:rn.rule,message:(0,v().describe)(rn).message}))})),events:o.assets.
changes.filter(({asset:K})=>K.type==="EvolutionEvent").map(({kind:K,asset:tn})=>({...J("EvolutionEvent",K,tn),...Q(tn)})),
...z.shards.length>0&&{shards:z.shards},causes:U,findings:V,...B(H),...x(P,z.findings,X),...o.fix&&{fix:o.fix},...o.headFiles&&
{head_files:o.headFiles},approvals:F.approvals,approval_digest:F.digest??null,plans_digest:P.plansDigest,validation_reports:T.
filter(K=>K!==null)}}function g(o,y){const{code:M,message:P,hint:F}=y;return{...o,verdict:"error",next_actor:"undecided",
error:{code:M,message:P,hint:F},genes:o.genes.map(L=>L.verdict==="pass"||L.verdict==="warn"?{...L,verdict:"error"}:L),...o.
shards&&{shards:o.shards.map(L=>({...L,verdict:"error"}))},validation_reports:[]}}function I(o,y,M){const{code:P,message:F,
hint:L}=o;return{...A(y,M),verdict:"error",next_actor:"undecided",error:{code:P,message:F,hint:L},isolation:j().NOTHING_RUN,
blast_radius:null,genes:[],capsules:[],events:[],...y.shard&&{shards:[{...y.shard,genes:0,verdict:"error"}]},findings:[],
approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function A({event:o,policy:y,prepare:M,startedAt:P},F){
return{type:"GateReport",schema_version:t().GATE_REPORT_VERSION,tool:{...R().TOOL},event:{name:o?.name??null,...o?.pullRequest&&
{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.head??null,audited_sha:o?.
audited??null,policy:y?{source:y.source,...y.path!==void 0&&{path:y.path},...y.ref!==void 0&&{ref:y.ref},digest:y.digest,
...y.policy.extends&&{extends:y.policy.extends},...y.combinedWith&&{combined_with:{...y.combinedWith}},profile:y.policy.
profile,fail_on:y.policy.fail_on,...N(y.policy,F)}:null,...M&&{prepare:M},started_at:P.toISOString(),finished_at:F.toISOString(),
duration_ms:Math.max(0,F.getTime()-P.getTime())}}function b(o,y){const M=(F,L)=>JSON.stringify([F,L]),P=new Set(y?.edits.
flatMap(({finding:F,path:L,old:k})=>[F,M(L,k)]));return new Map([...o].map(([F,L])=>{const{rule:k,args:z,edit:X,location:d}=F;
return P.has(L)||X&&P.has(M(d?.path,X.old))?[F,L]:X?.fix?[{...F,edit:{...X,fix:!1}},L]:[k==="content-hash-mismatch"&&z.fixable===
!0?{...F,args:{...z,fixable:!1}}:F,L]}))}function D(o){const y=new Set(o.map(({type:M,id:P,path:F})=>JSON.stringify([M,P,
F])));return({subject:M,location:P,harm:F,layer:L})=>F!=="danger"&&L!=="run"&&y.has(JSON.stringify([M?.type,M?.id,P?.path]))}
function N({enforce:o},y){const M=(0,O().enforcementOn)((0,u().dayOf)(y),o);if(M.mode==="block")return{};const{until:P}=M;
return{enforce:M.mode,...P!==void 0&&{enforce_until:P}}}function B(o){const y=o.flatMap(({rule:M,args:P})=>{if(M!=="chec\
k-decided-by")return[];const{path:F,why:L,isNew:k,bytes:z}=P,X=Number(z);return[{path:String(F),why:String(L),new:k===!0,
...X>=0&&{bytes:X}}]});return y.length>0?{read:y}:{}}function x({agentFiles:o},y,M){const P=o.filter(({entries:F})=>F.length>
0);return P.length===0?{}:{agent_files:P.map(F=>(0,l().reportAgentFile)(F,y,M))}}function J(o,y,M){const{id:P,path:F}=M;
return{type:o,id:P,asset_id:(0,E().assetIdOf)(M),path:F,line:M.locate().line,change:y}}function f(o){const y=o.filter(({
severity:M,suppressed:P})=>M!=="notice"&&!P);return(0,a().groupCauses)(y).map(({lead:M,others:P})=>{const F=[M,...P],L=F.
flatMap(({subject:k})=>k?.id===void 0?[]:p(k));return{id:M.cause,severity:M.severity,rules:[...new Set(F.map(({rule:k})=>k))],
findings:F.length,assets:new Set(L).size,message:M.message}})}function p({type:o,id:y}){return`${o} ${y}`}}),23208:((Z,w,n)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.runPrepare=N,w.withOutput=X;function C(){const d=n(51455);return C=function(){
return d},d}function E(){const d=n(76760);return E=function(){return d},d}function R(){const d=n(63963);return R=function(){
return d},d}function j(){const d=n(41115);return j=function(){return d},d}function O(){const d=n(41895);return O=function(){
return d},d}function v(){const d=n(14495);return v=function(){return d},d}function u(){const d=n(67147);return u=function(){
return d},d}function s(){const d=n(61229);return s=function(){return d},d}function i(){const d=n(55250);return i=function(){
return d},d}function l(){const d=n(19309);return l=function(){return d},d}function e(){const d=n(51968);return e=function(){
return d},d}function h(){const d=n(60670);return h=function(){return d},d}function t(){const d=n(10582);return t=function(){
return d},d}function a(){const d=n(92342);return a=function(){return d},d}function S(){const d=n(32223);return S=function(){
return d},d}function c(){const d=n(46252);return c=function(){return d},d}function m(){const d=n(57334);return m=function(){
return d},d}function g(){const d=n(46282);return g=function(){return d},d}function I(){const d=n(20849);return I=function(){
return d},d}function A(){const d=n(11863);return A=function(){return d},d}const b=100,D=1024**3;async function N(d,r){const $=await(0,l().
copyCheckout)(r.checkout);if($===void 0)throw L("the checkout is too large to copy","Install fewer dependencies before i\
t.");try{const{directory:T}=$.guard,H=new Set(J($.guard,r.policy));return await x(d,$,r,()=>J($.guard,r.policy).filter(G=>!H.
has(G))),await f($.guard,H,r.policy),await(0,C().rm)((0,E().join)(T,".git"),{recursive:!0,force:!0}),await(0,e().copyRepository)(
r.checkout.directory,T),o()&&await M((0,E().join)(T,".git"),await y(T)),{checkout:$.guard.at(T,(0,u().everything)((0,j().
dependencyFolders)(r.policy))),shown:$.objects,close:$.close}}catch(T){throw await $.close(),T}}function B(d){return{...d,
memory_bytes:Math.max(d.memory_bytes,4*D),written_bytes:Math.max(d.written_bytes,2*D),file_bytes:Math.max(d.file_bytes,D),
processes:Math.max(d.processes,1024)}}async function x(d,r,{policy:$,requested:T,env:H,privateFolders:G,signal:W,report:V},U){
const{directory:Y}=r.guard,q=d.flatMap(({argv:en})=>en.slice(0,1)),Q=await(0,g().findPrograms)({path:H.PATH??"",checkout:Y,
names:q}),nn=await y(Y);o()&&await M(Y,a().NOBODY);const _=B($.limits),{backend:on,isolation:K,close:tn}=await(0,h().chooseBackend)(
{programs:Q,checkout:Y,keepsWrites:!0,shown:r.objects,outputBytes:_.output_bytes,limits:(0,t().limitsOn)((0,t().thisMachine)(),
_,1),requested:T,network:!0,folders:G,home:await(0,S().homeFolders)($.home_caches,H.HOME),signal:W}),un=(0,c().causesOf)(
{isolation:K,programs:Q,checkout:Y,home:H.HOME,policy:{limits:_,network:"allow"}}),an=on.level==="namespaces";!an&&o()&&
await M(Y,nn);const sn=[],rn=()=>V({contained:an,isolation:K,lines:sn,written:p(U()).slice(0,b)}),ln=Object.fromEntries(
$.prepare_env.flatMap(en=>H[en]===void 0?[]:[[en,H[en]]])),hn=performance.now()+_.prepare_seconds*1e3;try{for(const en of d){
const mn=Math.max(1,Math.round(hn-performance.now())),{command:fn,argv:dn,assignments:pn}=en,[gn=""]=dn,yn={...ln,...pn},
wn={command:fn,argv:dn,program:gn,directory:"",env:yn,timeoutMs:mn},cn=un(await Promise.resolve().then(()=>on.prepare(wn,
W)).catch(On=>{throw F(en,On)}));if(sn.push({command:fn,outcome:cn}),cn.status!=="passed")throw rn(),cn.reason===m().INTERRUPTED?
(0,O().interrupted)("during the prepare command"):P(en,cn)}}finally{await tn()}rn()}function J({directory:d,folders:r,files:$},T){
const H=new Set([...r,...$.map(({path:W})=>W)]),{cover:G}=(0,u().additionsOf)([],(0,j().dependencyFolders)(T));return(0,s().
filesBelow)(d,G).filter(W=>!H.has(W))}async function f(d,r,$){const T=new Set([...d.folders,...d.files.map(({path:Y})=>Y)]),
H=Y=>Y==="."||T.has(Y),G=J(d,$).filter(Y=>!r.has(Y)).filter(Y=>(0,A().replacesAudited)(Y,H)||(0,A().configuresTool)(Y,H)),
[W,...V]=[...await d.changed(),...G].sort();if(W===void 0)return;const U=V.length===0?"":` and ${V.length} more`;throw L(
`it changed or replaced files of the commit, or configured a tool: ${JSON.stringify(W)}${U}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function p(d){return[...new Set(d.map(r=>r.split("/",1)[0]??r))].sort()}
function o(){return process.platform==="linux"&&process.getuid?.()===0}async function y(d){const{uid:r,gid:$}=await(0,C().
stat)(d);return{uid:r,gid:$}}async function M(d,{uid:r,gid:$}){const T=await(0,v().systemTool)("chown");if(T===void 0)throw L(
"`chown` is not in a directory of the system","Install coreutils.");await(0,R().exec)(T,["-hR",`${r}:${$}`,"--",d],{silent:!0})}
function P({command:d},r){const{reason:$=`exit code ${r.exit_code}`}=r,{causes:T,change:H}=(0,i().causeWords)(r.causes);
return new(O()).GateError("prepare_failed",`The prepare command "${(0,I().safeLine)(d)}" did not pass: ${[$,...T].join("\
; ")}.`,`${H}${H&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function F({command:d},r){return!(r instanceof
O().GateError)||r.code!=="program_not_found"?r:new(O()).GateError("prepare_failed",`The prepare command "${(0,I().safeLine)(
d)}" could not start: ${r.message}`,r.hint,{cause:r})}function L(d,r){return new(O()).GateError("prepare_failed",`The pr\
epare command could not be used: ${d}.`,r)}const k=5,z=1e3;function X(d,{lines:r}){const $=r.at(-1)?.outcome;if($===void 0)
return d;const H=[$.stderr,$.stdout].map(({head:V,tail:U})=>(U||V).trim()).find(V=>V!=="");if(H===void 0)return d;const G=H.
split(`
`).slice(-k).map(I().safeLine).join(" | "),W=`${d.message} It printed: ${G.slice(-z)}`;return new(O()).GateError(d.code,
W,d.hint,{cause:d.cause})}}),69641:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=O;function C(){
const s=n(35736);return C=function(){return s},s}function E(){const s=n(41895);return E=function(){return s},s}function R(){
const s=n(13580);return R=function(){return s},s}function j(){const s=n(95132);return j=function(){return s},s}function O(s){
const l=s.split(/\r?\n/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"));if(l.length===0)throw u("`prepare` has n\
o command","Name a command.");return l.map(v)}function v(s){const{words:i,assignments:l,problems:e}=(0,C().lex)(s),h=e.find(
({rule:t})=>(0,R().ruleOf)(t).severity==="error");if(h?.rule==="shell-operator")throw u(`The prepare line \`${s}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(h){const{message:t}=(0,j().describe)((0,j().problemFinding)(h));throw u(`The prepare line \`${s}\
\` cannot be read: ${t}`,"Write plain words, or put the step into a script and name the script.")}return{command:s,argv:i.
map(({text:t})=>t),assignments:Object.fromEntries(l.map(({name:t,value:a})=>[t,a]))}}function u(s,i){return new(E()).GateError(
"input_invalid",s,i)}}),88205:((Z,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.assign=C;const n=4;function C(O,v,u){
const s=[...O.keys()];return Array.from({length:n},(l,e)=>{const h=Math.floor(s.length*e/n);return E(O,v,u,[...s.slice(h),
...s.slice(0,h)])}).reduce((l,e)=>e.most<l.most?e:l).shards}function E(O,v,u,s){const i=Array.from({length:u},()=>new Set),
l=new Array(u).fill(0),e=new Array(O.length).fill(0),h=new Set,t=new Set(s);for(;t.size>0;){const a=l.indexOf(Math.min(...l)),
S=i[a]??new Set,c=v.map((g,I)=>S.has(I)?2*g:h.has(I)?0:g),m=R(t,g=>j(O[g]??[],c));for(const g of O[m]??[])S.has(g)||(l[a]=
(l[a]??0)+(v[g]??0)),S.add(g),h.add(g);e[m]=a,t.delete(m)}return{shards:e,most:Math.max(...l)}}function R(O,v){let[u,s]=[
0,Number.NEGATIVE_INFINITY];for(const i of O){const l=v(i);l>s&&([u,s]=[i,l])}return u}function j(O,v){let u=0;for(const s of O)
u+=v[s]??0;return u}}),71667:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readDurations=u;function C(){
const i=n(7723);return C=function(){return i},i}function E(){const i=n(41895);return E=function(){return i},i}function R(){
const i=n(73388);return R=function(){return i},i}function j(){const i=n(78534);return j=function(){return i},i}function O(){
const i=n(23107);return O=function(){return i},i}const v=C().looseObject({genes:C().array(C().looseObject({commands:C().
array(C().looseObject({command:C().string(),outcome:C().looseObject({duration_ms:C().number().nonnegative()}).optional()}))}))});
async function u(i,l){const e=await(0,O().readAtMost)(j().MAX_REPORT_BYTES,i,l),h=new Map;for(const{commands:t}of s(e,i).
genes)for(const{command:a,outcome:S}of t){const c=Math.round(S?.duration_ms??0);c>0&&h.set(a,Math.max(c,h.get(a)??0))}return h}
function s(i,l){try{return v.parse(JSON.parse(i.toString("utf8")))}catch(e){throw new(E()).GateError("artifact_invalid",
`${(0,R().inputName)(l)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier \
run; use the same file for all jobs of a matrix.",{cause:e})}}}),96620:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{
value:!0}),w.commandsToRun=v,w.genesIn=s,w.isPending=u,w.partition=R,w.shardsFor=j;function C(){const e=n(77598);return C=
function(){return e},e}function E(){const e=n(88205);return E=function(){return e},e}function R(e,h,t=new Map){const a=e.
map(l),S=new Map(a.map((D,N)=>[D,e[N]??[]])),c=i(a),m=[...new Set(e.flat())].sort(),g=new Map(m.map((D,N)=>[D,N])),I=c.map(
D=>[...new Set(S.get(D))].map(N=>g.get(N)??0).sort((N,B)=>N-B)),A=I.length===0?[]:(0,E().assign)(I,O(m,t),h),b=new Map(c.
map((D,N)=>[D,A[N]??0]));return a.map(D=>D===void 0?void 0:(b.get(D)??0)+1)}function j(e,h,t){let a=Math.min(h,i(e.map(l)).
length);for(;;){const S=new Set(R(e,a,t).filter(c=>c!==void 0));if(S.size===a)return a;a=S.size}}function O(e,h){const t=e.
flatMap(S=>h.get(S)??[]).map(S=>Math.max(S,1)).sort((S,c)=>S-c),a=t[Math.floor(t.length/2)]??1;return e.map(S=>Math.max(
h.get(S)??a,1))}function v(e){return e.map(({commands:h})=>h.every(t=>t.plan!==void 0||u(t))?h.map(({command:t})=>t):[])}
function u({plan:e,verdict:h,findings:t}){return e===void 0&&h!=="block"&&t.some(({rule:a})=>a==="target-not-judged")}function s({
index:e,of:h},t,a){const S=R(v(t),h,a);return new Set(t.filter((c,m)=>S[m]===e))}function i(e){return[...new Set(e)].filter(
h=>h!==void 0).sort()}function l(e){if(e.length===0)return;const h=[...new Set(e)].sort().join(`
`);return(0,C().createHash)("sha256").update(h).digest("hex")}}),92910:((Z,w,n)=>{Object.defineProperty(w,"__esModule",{
value:!0}),w.shardName=R,w.shardSchema=void 0;function C(){const O=n(7723);return C=function(){return O},O}function E(){
const O=n(78374);return E=function(){return O},O}function R({index:O,of:v}){return`${O}/${v}`}const j=w.shardSchema=C().
string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(O=>{const[
v,u]=O.split("/").map(Number);return{index:Number(v),of:Number(u)}}).refine(({index:O,of:v})=>O<=v&&v<=E().MAX_SHARDS,{error:`\
Expected a shard of at most ${E().MAX_SHARDS}, such as 2/8`})})};
