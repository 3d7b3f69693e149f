"use strict";exports.id=475,exports.ids=[475],exports.modules={76459:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.prepareRefusals=
w;function P(){const l=n(58238);return P=function(){return l},l}function E(){const l=n(16111);return E=function(){return l},
l}function C(){const l=n(69873);return C=function(){return l},l}function v(){const l=n(53169);return v=function(){return l},
l}function m(){const l=n(46138);return m=function(){return l},l}function f(){const l=n(19685);return f=function(){return l},
l}function j(){const l=n(60210);return j=function(){return l},l}function c(){const l=n(59867);return c=function(){return l},
l}function a(){const l=n(32854);return a=function(){return l},l}function g(){const l=n(93028);return g=function(){return l},
l}function e(){const l=n(95132);return e=function(){return l},l}const r=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
t=16*1024*1024,h=["dependencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","\
catalog","catalogs"],O=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
d=/(?:^|\/)package\.json$/;async function w(l,$){return(await Promise.all(p($).map(async R=>{const N=$.readlink(R);if(N!==
void 0&&N!==l.readlink(R))return[{path:R,what:"it is a new symbolic link"}];const B=T($,R);if(B===void 0&&!O.test(R))return[];
if(B===void 0)return[{path:R,what:"it is a symbolic link that leads to no file of the repository"}];const x=T(l,R);return x?.
oid!==void 0&&x.oid===B.oid?[]:d.test(R)?A(R,l,$):F(R,await I(l,x),await I($,B)??"",l)}))).flat().map(R=>(0,e().finding)(
"prepare-refused",R))}function p(l){return[...l.files()].filter(({kind:$})=>$!=="submodule").map(({path:$})=>$).filter($=>O.
test($)||d.test($)||r.test($))}async function F(l,$,o,R){if($===o)return[];if(O.test(l))return s(l,$,o);const N=M(l,u($),
u(o));return N.length>0?N:b(l,o,R)}async function b(l,$,o){const R=L(l,$);if(R.size===0)return[];const N=p(o).filter(U=>r.
test(U)).map(async U=>L(U,await I(o,T(o,U))??"")),B=new Set([...await(0,v().knownHosts)(o,await(0,f().readLocks)(o)),...(await Promise.
all(N)).flatMap(U=>[...U])]),x=[...R].find(U=>U===D||!B.has(U));return x===void 0?[]:[{path:l,what:`it adds downloads fr\
om \`${x.slice(0,200)}\``}]}function s(l,$,o){if(!/\.npmrc$/i.test(l))return[{path:l,what:"it decides where packages com\
e from"}];const R=S($??""),N=[...S(o)].flatMap(([B,x])=>{const U=(0,j().effectOf)(B,x);return JSON.stringify(R.get(B))!==
JSON.stringify(x)&&(U==="decides"||U==="other")?[B]:[]});return N.length===0?[]:[{path:l,what:`it sets ${N.map(B=>`\`${B}\
\``).join(", ")}`}]}function S(l){return new Map(Object.entries((0,P().parse)(l)))}function M(l,$,o){const[R]=[...o].filter(
N=>!$.has(N));return R===void 0?[]:[{path:l,what:`it adds the dependency \`${R.slice(0,200)}\``}]}async function A(l,$,o){
const[R,N]=await Promise.all([$,o].map(B=>(0,c().readJsonFile)(B,l)));return N===c().INVALID?[{path:l,what:"it is not a \
JSON object"}]:M(l,H((0,m().objectIn)(R)),H((0,m().objectIn)(N)))}function H(l){const $=new Set,o=(U,G)=>{typeof G=="str\
ing"&&i(G,U)&&$.add(`${U}: ${G}`);for(const[Y,X]of Object.entries((0,m().objectIn)(G)))o(Y,X)};for(const U of h)o(U,l[U]);
const{overrides:R,packageExtensions:N}=(0,m().objectIn)(l.pnpm);o("pnpm",{overrides:R,packageExtensions:N});const{catalog:B,
catalogs:x}=(0,m().objectIn)(l.workspaces);return o("workspaces",{catalog:B,catalogs:x}),$}function i(l,$){const{kind:o}=(0,m().
sourceOf)(l,$,"");return o==="git"||o==="tarball"}function u(l){return new Set((l??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}function T(l,$){const o=(0,a().resolveInTree)(l,$);return o.kind==="inside"&&(0,g().isRegular)(o.entry.kind)?o.entry:
void 0}async function I(l,$){return $&&(await l.read($.path,t)).toString("utf8")}const D="an address that cannot be read";
function L(l,$){try{return new Set(k(l,$).flatMap(z))}catch{return new Set([D])}}function k(l,$){if(/(?:package-lock|npm-shrinkwrap)\.json$/.
test(l))return J(JSON.parse($),R=>R==="resolved"||R==="version");const o=R=>R!=="deprecated";return l.endsWith("bun.lock")?
J((0,E().parse)($,[],{allowTrailingComma:!0}),o):l.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test($)?J((0,C().parse)($,
{maxAliasCount:0,logLevel:"silent"}),o):[$.replace(/\\u([\da-f]{4})/gi,(R,N)=>String.fromCharCode(Number.parseInt(N,16))).
replaceAll("\\","")]}function J(l,$,o=""){return typeof l=="string"?o===""||$(o)?[l]:[]:typeof l!="object"||l===null?[]:
Array.isArray(l)?l.flatMap(R=>J(R,$,o)):Object.entries(l).flatMap(([R,N])=>[R,...J(N,$,R||" ")])}function z(l){return(l.
replace(/%([\da-f]{2})/gi,(o,R)=>String.fromCharCode(Number.parseInt(R,16))).match(/https?:[^\s"',)]+/gi)??[]).map(o=>URL.
canParse(o)?new URL(o).host:D)}}),11606:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.resolvePolicyRef=f;
function P(){const a=n(41895);return P=function(){return a},a}function E(){const a=n(24634);return E=function(){return a},
a}function C(){const a=n(19674);return C=function(){return a},a}function v(){const a=n(67397);return v=function(){return a},
a}function m(){const a=n(50598);return m=function(){return a},a}async function f(a,g){const e=g.replace(/^refs\/heads\//,
"");try{return(0,v().isObjectId)(e)?await(0,m().resolveRevision)(a,e):await j(a,e)??await(0,m().resolveRevision)(a,g)}catch(r){
throw r instanceof P().GateError&&r.code==="ref_ambiguous"?r:c(g,r)}}async function j(a,g){const e=`refs/remotes/origin/${g}`,
[r,t]=await(0,v().lookUpCommits)(a,[e,`refs/heads/${g}`]);if(r!==void 0)return r;try{if(!await(0,C().branchAtOrigin)(a,g))
return}catch(h){if(t!==void 0)return t;throw h}return await(0,E().requireCommits)(a,[e],[(0,C().fetched)(g)]),(await(0,v().
lookUpCommits)(a,[e]))[0]}function c(a,g){const e=g instanceof P().GateError&&g.code==="git_failed"?`: ${g.message}`:"";
return new(P()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(a)} is not a branch of origin or a revision in t\
his clone${e}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:g})}}),29656:((W,y,n)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.approverOf=m,y.headsOf=v;function P(){const f=n(1395);return P=function(){
return f},f}function E(){const f=n(67879);return E=function(){return f},f}function C(){const f=n(82330);return C=function(){
return f},f}function v(f,j,c){const{baseRef:a,group:g}=f;if(g!==void 0)return g.map(({number:r,headSha:t})=>({pullRequest:r,
judge:()=>(0,C().judgeHead)(j,t,a)}));const e=f.audited===f.head||f.name==="worktree";return[{...f.pullRequest&&{pullRequest:f.
pullRequest.number},judge:()=>e?(0,P().judgedHead)(c.audit,c.tree,j.policy,a):(0,C().judgeHead)(j,f.head,a)}]}function m({
approver:f},{baseRef:j,policyCommit:c,defaultBranch:a},g){return{means:f.means,find:e=>f.find({...e,subjectAt:async r=>(await(0,C().
judgeHead)(g,r,j)).subject,policyChangedSince:async r=>{const h=[...new Set([c,a?.commit??c])].map(O=>(0,E().policyChangedSince)(
g.repository,O,r));return(await Promise.all(h)).includes(!0)}})}}}),82330:((W,y,n)=>{Object.defineProperty(y,"__esModule",
{value:!0}),y.auditCommit=a,y.judgeHead=g;function P(){const e=n(1395);return P=function(){return e},e}function E(){const e=n(
70237);return E=function(){return e},e}function C(){const e=n(67506);return C=function(){return e},e}function v(){const e=n(
54244);return v=function(){return e},e}function m(){const e=n(67147);return m=function(){return e},e}function f(){const e=n(
24634);return f=function(){return e},e}function j(){const e=n(35720);return j=function(){return e},e}function c(){const e=n(
213);return c=function(){return e},e}async function a({repository:e,policy:r,additions:t,disk:h,isPending:O,platform:d,all:w,
unprovenMerge:p,signal:F,progress:b},s,S){const[M,A,H]=await Promise.all([(0,j().readTree)(e,S),(0,j().readTree)(e,s),(0,c().
readChange)(e,S,s)]),u={...h?(0,m().withAdditions)(A,h,t):A,...O&&{isPending:O}},T=new(v()).AuditClock(F,{},b),I={baseTree:M,
headTree:A,change:H,policy:r.policy,all:w,clock:T},D=await(0,E().collectAssets)(I),L=await(0,C().auditChange)({change:H,
assets:D,baseTree:M,tree:u,policy:r,platform:d,...p&&{unprovenMerge:p},clock:T});return{change:H,assets:D,audit:L,tree:A,
commandTree:u}}async function g(e,r,t){const{repository:h,policyCommit:O}=e;await(0,f().requireCommits)(h,[r],[r]);const d=await(0,f().
mergeBase)(h,O,r),{audit:w,tree:p}=await a(e,r,d);return await(0,P().judgedHead)(w,p,e.policy,t)}}),52483:((W,y,n)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.basePolicy=f,y.protectedBy=a,y.readerOf=c;function P(){const e=n(11606);return P=
function(){return e},e}function E(){const e=n(67617);return E=function(){return e},e}function C(){const e=n(81961);return C=
function(){return e},e}function v(){const e=n(74238);return v=function(){return e},e}function m(){const e=n(35720);return m=
function(){return e},e}async function f({policy:e,policyRef:r,readShared:t},h,O){const d=c(h,t),w=e??await g(d,O);if(r===
void 0)return w;const p=await(0,P().resolvePolicyRef)(h,r);return(0,C().stricterOf)(w,await d(p,`${r}:${v().POLICY_PATH}`),
r)}const j="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function c(e,r){
return async(t,h)=>(0,v().loadPolicy)(await(0,m().readTree)(e,t),t,{path:h,hint:j,readShared:r})}async function a({name:e,
commit:r},t,h){return(0,E().policyOfBranch)(await h(r,`${e}:${v().POLICY_PATH}`),t,e)}async function g(e,{policyCommit:r,
baseRef:t,defaultBranch:h}){const O=await e(r,v().POLICY_PATH);if(h===void 0)return O;if(h.name===t){const w=(0,E().policyOfBranch)(
O,t,t)??O;return w===O?O:(0,C().stricterOf)(O,w,`branches.${t}`)}const d=await a(h,t,e);return d===void 0||O.source==="d\
efault"?d??O:(0,C().stricterOf)(O,d,h.name)}}),24474:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.gate=
s;function P(){const i=n(41115);return P=function(){return i},i}function E(){const i=n(16346);return E=function(){return i},
i}function C(){const i=n(41895);return C=function(){return i},i}function v(){const i=n(21311);return v=function(){return i},
i}function m(){const i=n(26016);return m=function(){return i},i}function f(){const i=n(81961);return f=function(){return i},
i}function j(){const i=n(67147);return j=function(){return i},i}function c(){const i=n(48741);return c=function(){return i},
i}function a(){const i=n(96402);return a=function(){return i},i}function g(){const i=n(27624);return g=function(){return i},
i}function e(){const i=n(37075);return e=function(){return i},i}function r(){const i=n(23208);return r=function(){return i},
i}function t(){const i=n(69641);return t=function(){return i},i}function h(){const i=n(92344);return h=function(){return i},
i}function O(){const i=n(82330);return O=function(){return i},i}function d(){const i=n(52483);return d=function(){return i},
i}function w(){const i=n(55929);return w=function(){return i},i}function p(){const i=n(91827);return p=function(){return i},
i}function F(){const i=n(72857);return F=function(){return i},i}function b(){const i=n(34720);return b=function(){return i},
i}async function s(i){const{shard:u}=i,T={startedAt:new Date,...u&&{shard:u}};let I;try{return I=await(0,a().openRepository)(
i.directory,i.env),await S(i,I,T)}catch(D){const L=(0,E().asGateError)(D),{prepare:k}=T;return(0,g().buildErrorReport)(L.
code==="prepare_failed"&&k?(0,r().withOutput)(L,k):L,T,new Date)}finally{i.progress.audit?.ended(),await I?.close()}}async function S(i,u,T){
const I=await i.locate(u);T.event=I;const D=(0,f().tightenPolicy)(await(0,d().basePolicy)(i,u,I),i.inputs);T.policy=D,(0,v().
requireExamples)(D);const L=M(i,u,I,D),k=i.run&&i.prepare?(0,t().readPrepare)(i.prepare):[],J=k.length>0?await(0,b().verifiedCheckout)(
L,I):void 0,{prepared:z,findings:l}=J?await(0,p().prepareCheckout)(k,J,{request:i,event:I,audit:L,report:$=>{T.prepare=$}}):
{findings:[]};try{const $=A(i,L,z),o=H(await(0,O().auditCommit)($,I.audited,I.base),l);i.progress.audit?.ended();const{audit:R,
tree:N}=o,B=i.run&&R.genes.length>0,U={checkout:z?.checkout??J??(B?await(0,b().verifiedCheckout)(L,I):void 0),tree:N,...z&&
{shown:z.shown}},{refusal:G,...Y}=await(0,b().validateChange)({request:i,event:I,policy:D},$,o,{place:U,startedAt:T.startedAt}),
X=(0,h().allFindings)(Y.judgement),V=(0,e().idsOf)(X),q=Y.runResult.interrupted>0?void 0:i.signal,Z=await(0,F().proposeFix)(
{...$,signal:q},I,o,V),nn=await(0,w().headFilesOf)(u,I,o.assets,X);if(i.progress.audit?.ended(),q?.aborted)throw(0,C().interrupted)(
"after the audit");const Q=(0,g().buildReport)({...T,...o,...Y,event:I,policy:D,ids:V,fix:Z,headFiles:nn},i.secrets,new Date);
return G?(0,g().withRefusedRun)(Q,G):Q}finally{await z?.close()}}function M(i,u,T,I){return{repository:u,policy:I,additions:(0,P().
additionsFor)(I.policy),platform:(0,m().platformOf)(process.platform),policyCommit:T.policyCommit,all:i.all,...T.unprovenMerge&&
{unprovenMerge:T.unprovenMerge},signal:i.signal,...i.progress.audit&&{progress:i.progress.audit}}}function A({run:i,takeRuns:u,
prepare:T},I,D){return{...I,disk:(0,c().folderTree)(D?.checkout.directory??I.repository.directory),...D&&{additions:(0,j().
everything)((0,P().dependencyFolders)(I.policy.policy))},...!i&&{isPending:u||T?()=>!0:I.additions.cover}}}function H(i,u){
const{audit:T}=i;return{...i,audit:{...T,findings:[...T.findings,...u]}}}}),55929:((W,y,n)=>{Object.defineProperty(y,"__\
esModule",{value:!0}),y.headFilesOf=E;function P(){const C=n(54032);return P=function(){return C},C}async function E(C,{
audited:v,head:m},{changes:f},j){if(v===m)return;const c=new Set([...f.map(({asset:a})=>a.path),...j.flatMap(({location:a})=>a?.
path??[])]);return(0,P().findHeadFiles)(C,v,m,c).catch(()=>{})}}),91827:((W,y,n)=>{Object.defineProperty(y,"__esModule",
{value:!0}),y.prepareCheckout=t;function P(){const d=n(9354);return P=function(){return d},d}function E(){const d=n(67506);
return E=function(){return d},d}function C(){const d=n(76459);return C=function(){return d},d}function v(){const d=n(74238);
return v=function(){return d},d}function m(){const d=n(35720);return m=function(){return d},d}function f(){const d=n(80535);
return f=function(){return d},d}function j(){const d=n(95132);return j=function(){return d},d}function c(){const d=n(32223);
return c=function(){return d},d}function a(){const d=n(23208);return a=function(){return d},d}function g(){const d=n(63682);
return g=function(){return d},d}function e(){const d=n(29656);return e=function(){return d},d}function r(){const d=n(82330);
return r=function(){return d},d}async function t(d,w,p){const{event:F}=p,b={...p.audit,isPending:()=>!0},s=await(0,r().auditCommit)(
b,F.audited,F.base);if(!(0,E().mayRunSome)(s.audit))return{findings:[]};const S=[...await(0,C().prepareRefusals)(await(0,m().
readTree)(b.repository,F.base),s.tree),...await O(s,{...p,audit:b})];if(S.length>0)return{findings:S};const{prepared:M,reported:A}=await h(
d,w,p),H=A?.isolation.downgrades?.[0]?.reason??"containment is off",i=A?.contained?[]:[(0,j().finding)("prepare-uncontai\
ned",{reason:H})];return{prepared:M,findings:i}}async function h(d,w,{request:{env:p,signal:F,secrets:b},event:s,audit:S,
report:M}){const{policy:A}=S.policy,H=A.prepare_env.flatMap(I=>p[I]??[]),i=[...b,...H];let u;return{prepared:await(0,a().
runPrepare)(d,{checkout:w,policy:A,requested:(0,g().requestOf)(A.containment,s.pullRequest?.isFork??!1),env:p,privateFolders:(0,c().
privateFolders)(p),signal:F,report:I=>{u={...I,lines:I.lines.map(({command:D,outcome:L})=>({command:D,outcome:(0,f().redactOutcome)(
L,i)}))},M(u)}}),reported:u}}async function O(d,{request:w,event:p,audit:F}){const b=d.audit.findings.filter(({rule:M})=>M===
"gate-weakened");if(b.length===0)return[];const{gate:s}=await(0,P().findApprovals)({genes:[],findings:b},F.policy.policy.
approvals,(0,e().headsOf)(p,F,d),(0,e().approverOf)(w,p,F));if(s===void 0)return[];const S=b[0]?.location?.path??v().POLICY_PATH;
return[(0,j().finding)("prepare-refused",{path:S,what:"it weakens the gate and waits for approval"})]}}),72857:((W,y,n)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.proposeFix=c;function P(){const t=n(53315);return P=function(){return t},
t}function E(){const t=n(62130);return E=function(){return t},t}function C(){const t=n(88211);return C=function(){return t},
t}function v(){const t=n(41895);return v=function(){return t},t}function m(){const t=n(4378);return m=function(){return t},
t}function f(){const t=n(35720);return f=function(){return t},t}function j(){const t=n(93028);return j=function(){return t},
t}async function c({repository:t,policy:{policy:h},platform:O,signal:d,progress:w},p,{assets:F,change:b,tree:s,commandTree:S},M){
const A=new Set([...M.keys()].flatMap(k=>g(k)?e(k):[]));if(A.size===0)return;const H=p.name==="worktree"||p.audited===p.
head,i=H?s:await(0,f().readTree)(t,p.head),u=F.changes.filter(({kind:k})=>k!=="removed"),T=new Set(u.map(({asset:k})=>r(
k))),I=[...A].filter(k=>(0,j().isRegular)(i.stat(k)?.kind)),D=await Promise.all(I.map(async k=>({path:k,bytes:await i.read(
k)}))),L=m().Judge.by({policy:h,tree:S,base:await(0,f().readTree)(t,p.base),changed:new Set(b.files.flatMap(P().namesOf)),
platform:O,...d&&{signal:d},...w&&{progress:w}});try{const k=z=>T.has(r(z)),J=await(0,E().fixFiles)(D,L,{includes:k,left:!1});
return await(0,C().proposalOf)(J,H?M:a(M))}catch(k){if(k instanceof v().GateError&&k.code==="audit_too_long")return;throw k}}
function a(t){return new Map([...t].map(([{edit:h,...O},d])=>[O,d]))}function g({rule:t,edit:h,suppressed:O}){return!O&&
(h?.fix===!0||t==="content-hash-mismatch")}function e({location:t}){return t?[t.path]:[]}function r({path:t,type:h,id:O}){
return JSON.stringify([t,h,O])}}),34720:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.validateChange=a,y.
verifiedCheckout=c;function P(){const r=n(16346);return P=function(){return r},r}function E(){const r=n(61388);return E=
function(){return r},r}function C(){const r=n(32223);return C=function(){return r},r}function v(){const r=n(63682);return v=
function(){return r},r}function m(){const r=n(96620);return m=function(){return r},r}function f(){const r=n(94901);return f=
function(){return r},r}function j(){const r=n(29656);return j=function(){return r},r}function c({repository:r,additions:t},h){
return(h.name==="worktree"?E().requireSameFiles:E().requireCheckedOut)(r,h.audited,t,e(h)?"terminal":"actions")}async function a({
request:r,event:t,policy:h},O,d,{place:w,startedAt:p}){const{audit:F,tree:b}=d,s={audit:F,event:t,policy:h},S=A=>H=>g(r,
s,H,A),M={policy:h.policy,startedAt:p,heads:(0,j().headsOf)(t,O,d),approver:(0,j().approverOf)(r,t,O)};try{return await(0,f().
validate)(F,{...M,runs:r.run||r.takeRuns!==void 0,run:async A=>await r.takeRuns?.(s,A)??await S(w)(A)})}catch(A){const H=(0,P().
asGateError)(A);if(H.code!=="containment_unavailable")throw H;const i=S({checkout:void 0,tree:b});return{...await(0,f().
validate)(F,{...M,runs:!1,run:i}),refusal:H}}}async function g({env:r,shard:t,durations:h,progress:O,signal:d},{audit:w,
event:p,policy:{policy:F}},b,s){const S=t?(0,m().genesIn)(t,w.genes,h):new Set(w.genes),M=await(0,v().runAudited)(w,{...s,
attended:e(p)&&!r.CI,policy:F,fork:p.isFork,path:r.PATH??"",home:r.HOME,privateFolders:(0,C().privateFolders)(r),waiting:{
has:A=>b.has(A)||!S.has(A)},progress:O,signal:d});return t?{...M,shards:[{...t,genes:S}]}:M}function e({name:r}){return r===
"range"||r==="worktree"}}),67879:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.policyChangedSince=f;function P(){
const c=n(23404);return P=function(){return c},c}function E(){const c=n(41895);return E=function(){return c},c}function C(){
const c=n(24634);return C=function(){return c},c}function v(){const c=n(35720);return v=function(){return c},c}function m(){
const c=n(74238);return m=function(){return c},c}async function f(c,a,g){const e=Math.floor(Date.parse(g)/1e3)+1,t=(await c.
objects(["log","--first-parent",`--since=@${e}`,"--format=%H %P",a,"--",m().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(t==="")return!1;const[h="",O]=t.split(" ");if((await c.shallowCommits()).has(h))throw new(E()).GateError(
"shallow_clone",`this clone lacks the history of ${m().POLICY_PATH} before ${(0,C().short)(h)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return O===void 0?!0:await j(c,O)!==await j(c,a)}async function j(c,a){const g=await(0,m().readPolicyIn)(
await(0,v().readTree)(c,a));return"missing"in g?g.text:"policy"in g?(0,P().canonicalize)(g.policy):void 0}}),89979:((W,y,n)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.conversionsOf=r,y.withCheckoutParts=j;function P(){const t=n(51455);return P=
function(){return t},t}function E(){const t=n(76760);return E=function(){return t},t}function C(){const t=n(41895);return C=
function(){return t},t}function v(){const t=n(96402);return v=function(){return t},t}function m(){const t=n(35720);return m=
function(){return t},t}function f(){const t=n(96681);return f=function(){return t},t}async function j(t,h,O){const d=[],
w=async(p,F,b)=>{const s=await(0,m().readTree)(F,b),S=[...s.files()].map(M=>({...M,path:c(p,M.path)}));d.push({path:p,repository:F,
commit:b,tree:s,entries:S});for(const{kind:M,path:A,oid:H}of S){if(M!=="submodule"||H===void 0)continue;const i=await a(
(0,E().join)(t.directory,A));i&&await w(A,i,H)}};try{return await w("",t,h),await O(d)}finally{for(const p of d.slice(1))
await p.repository.close()}}function c(t,h){return t===""?h:`${t}/${h}`}async function a(t){if(await(0,P().lstat)((0,E().
join)(t,".git")).catch(()=>{})===void 0)return;const O=await(0,v().openRepository)(t);if(O.directory===t)return O;throw await O.
close(),new(C()).GateError("checkout_differs",`The submodule ${JSON.stringify(t)} is not a repository of its own`,"Run g\
it submodule update --init, or remove the contents of the directory.")}const g=["text","filter","ident","working-tree-en\
coding"],e={text:"unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecified"};async function r(t,h,O){
const d=new Map,w={GIT_INDEX_FILE:(0,E().join)(t.temporary,"attributes-index")};await t.objects(["read-tree",h],{env:w});
const p=await t.objects(["check-attr","--cached","-z","--stdin",...g],{env:w,input:O.map(b=>`${b}\0`).join("")}),F=[...(0,f().
splitNul)(p)].map(b=>b.toString("utf8"));for(let b=0;b+2<F.length;b+=3){const[s="",S="",M=""]=F.slice(b,b+3);d.set(s,{...d.
get(s)??e,[S]:M})}return b=>d.get(b)??e}}),61388:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.checkoutDiffers=
i,y.requireCheckedOut=O,y.requireSameFiles=d;function P(){const u=n(73024);return P=function(){return u},u}function E(){
const u=n(76760);return E=function(){return u},u}function C(){const u=n(26040);return C=function(){return u},u}function v(){
const u=n(41895);return v=function(){return u},u}function m(){const u=n(55366);return m=function(){return u},u}function f(){
const u=n(22566);return f=function(){return u},u}function j(){const u=n(59580);return j=function(){return u},u}function c(){
const u=n(89979);return c=function(){return u},u}function a(){const u=n(48741);return a=function(){return u},u}function g(){
const u=n(24634);return g=function(){return u},u}function e(){const u=n(96681);return e=function(){return u},u}function r(){
const u=n(67397);return r=function(){return u},u}function t(){const u=n(93028);return t=function(){return u},u}const h=32;
async function O(u,T,I,D){const[L]=await(0,r().resolveCommits)(u,["HEAD"]);if(L!==T)throw i(`the checkout is at ${(0,g().
short)(L)}`,T,D);return d(u,T,I,D)}async function d(u,T,I,D){return(0,c().withCheckoutParts)(u,T,async L=>{const k=(0,j().
guardCheckout)(u.directory,L.flatMap(({entries:z})=>z),I),J=(await Promise.all(L.map(z=>w(z,k)))).flat();if(J.length>0)throw A(
J,T,D);return k})}async function w(u,T){const I=new Map(T.folders.map(z=>[z,p(T,z)])),D=({path:z})=>I.get(F(z))??!1,L=u.
entries.filter(z=>!D(z)||!b(z,u,T));if(L.length>0)return L.map(({path:z})=>({path:z,what:"differs on disk"}));const k=u.
entries.filter(({kind:z})=>(0,t().isRegular)(z)),J=await S(k,T);return J.length===0?[]:M(u,J,T)}function p({directory:u},T){
for(let I=T;I!=="";I=F(I))if(s((0,e().systemPath)((0,E().join)(u,I)))!=="directory")return!1;return!0}function F(u){return u.
slice(0,Math.max(u.lastIndexOf("/"),0))}function b(u,T,{directory:I}){const D=(0,e().systemPath)((0,E().join)(I,u.path)),
L=s(D);if(u.kind==="submodule")return L==="directory";if(L==="symlink"&&u.kind==="symlink"){const k=T.path===""?u.path:u.
path.slice(T.path.length+1);return(0,e().decodePath)((0,P().readlinkSync)(D,{encoding:"buffer"}))===T.tree.readlink(k)}return(0,t().
onThisPlatform)(L)===(0,t().onThisPlatform)(u.kind)}function s(u){return(0,C().attempt)(()=>(0,t().kindOf)((0,P().lstatSync)(
u)))}async function S(u,{directory:T}){const I=[];for(let D=0;D<u.length;D+=h)await Promise.all(u.slice(D,D+h).map(async L=>{
const k=await(0,a().readOnDisk)(T,L.path);(0,f().isContentOf)(k,L.oid??"")||I.push(L)}));return I}async function M({repository:u,
path:T,commit:I},D,L){const k=({path:$})=>T===""?$:$.slice(T.length+1),J=await(0,c().conversionsOf)(u,I,D.map(k)),z=D.map(
$=>({entry:$,oid:$.oid??"",size:$.size??0})),l=D.filter(({size:$=0})=>$>m().MAX_FILE_BYTES).map(({path:$})=>({path:$,what:"\
differs on disk"}));for(const $ of(0,m().batches)(z.filter(({size:o})=>o<=m().MAX_FILE_BYTES))){const o=await(0,m().readCheckedBlobs)(
u,$);for(const{entry:R,oid:N}of $){const{path:B}=R,x=await(0,a().readOnDisk)(L.directory,B),U=o.get(N)??Buffer.alloc(0),
G=(0,f().conversionFault)(U,x,J(k(R)));G===void 0?L.accept(B,x):l.push({path:B,what:G})}}return l}function A(u,T,I){const D=[
...u].sort((l,$)=>l.path<$.path?-1:1),{path:L,what:k}=D.find(({what:l})=>l!=="differs on disk")??D[0]??H,J=JSON.stringify(
L),z=u.length>1&&k==="differs on disk"?`${J} and ${u.length-1} more differ on disk`:`${J} ${k}`;return i(z,T,I)}const H={
path:"",what:"differs on disk"};function i(u,T,I){const D=I==="actions"?`Run the gate before any step that changes track\
ed files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${T}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new(v()).GateError("checkout_differs",`Commit ${(0,g().short)(T)} \
is audited, but ${u}`,D)}}),54032:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.findHeadFiles=C;function P(){
const f=n(44903);return P=function(){return f},f}const E=100;async function C(f,j,c,a){const g=(0,P().parseRawDiff)(await f.
objects(["diff-tree","-r","--raw","-z","--no-abbrev","--no-renames","--ignore-submodules=none",j,c])).filter(({path:r})=>a.
has(r)),e=[];for(const[r,t]of g.entries()){const{path:h,status:O}=t,d=O==="deleted",w=d||r>=E?[]:await v(f,t);e.push({path:h,
...d&&{missing:!0},same:w})}return e}async function v(f,{oldOid:j,newOid:c}){if(j===c)return[{line:1,head_line:1}];const a=await f.
objects(["diff","-U0","--no-color","--no-ext-diff","--no-textconv",j,c],{accept:[1]});return m(a.toString("latin1"))}function m(f){
const j=[...f.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];if(j.length===0)return[];const c=[];let[a,g]=[1,
1];for(const[,e="",r="1",t="",h="1"]of j){const O=Number(e)+(r==="0"?1:0),d=Number(t)+(h==="0"?1:0);O>a&&c.push({line:a,
head_line:g,lines:O-a}),[a,g]=[O+Number(r),d+Number(h)]}return[...c,{line:a,head_line:g}]}}),19674:((W,y)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.branchAtOrigin=E,y.fetched=P,y.isRemoteOf=n;async function n(v,{owner:m,repo:f}){return(await C(
v)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${m}/${f}`.toLowerCase()}
function P(v){return`+refs/heads/${v}:refs/remotes/origin/${v}`}async function E(v,m){if(await C(v)==="")return!1;const f=`\
refs/heads/${m}`;return(await v.user(["ls-remote","--","origin",f])).toString().split(`
`).some(c=>c.endsWith(`	${f}`))}async function C({user:v}){return(await v(["config","--get","remote.origin.url"],{accept:[
1]})).toString().trim()}}),50598:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.resolveNamed=g,y.resolveRevision=
a;function P(){const w=n(41895);return P=function(){return w},w}function E(){const w=n(3051);return E=function(){return w},
w}function C(){const w=n(24634);return C=function(){return w},w}function v(){const w=n(67397);return v=function(){return w},
w}const m=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,f=/^(.*?)((?:[~^]\d*)*)$/s,j=/(?:^|-g)([0-9a-f]{4,64})$/i,c=/^[A-Z]+(?:_[A-Z]+)*$/;
async function a(w,p){return(await g(w,p)).commit}async function g(w,p){if(m.test(p))throw new(P()).GateError("ref_not_f\
ound",`${JSON.stringify(p)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,F="",b=""]=f.exec(p)??[],s=await r(w,F==="@"?"HEAD":F),[S,...M]=[...new Set(s.map(({commit:H})=>H))];if(S===
void 0)throw(0,v().unknownRevision)(p,await e(w,F));if(M.length>0)throw d(F,s);if(b===""){const[H,...i]=s.flatMap(u=>u.ref??
[]);return{commit:S,...H!==void 0&&i.length===0&&{ref:H}}}const[A]=await(0,v().peelToCommits)(w,[`${S}${b}`]);if(A===void 0)
throw(0,v().unknownRevision)(p);return{commit:A}}async function e({user:w},p){const b=(await w(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD"));return b.find(s=>s.endsWith(
`/${p}`))??(0,E().nearestName)(p,b)}async function r(w,p){if(p==="HEAD"||(0,v().isObjectId)(p.toLowerCase())){const[M]=await(0,v().
lookUpCommits)(w,[p]);if(M!==void 0)return[{name:p,commit:M}];if(p==="HEAD")return[]}const F=p.startsWith("refs/"),s=[...await(0,v().
readRefs)(w,F?[p]:t(p))].map(([M,{id:A,target:H}])=>({name:M,id:A,ref:H}));F||s.push(...await h(w,p),...await O(w,p));const S=await(0,v().
peelToCommits)(w,s.map(({id:M})=>M));return s.flatMap(({id:M,...A},H)=>{const i=S[H];return i===void 0?[]:[{...A,commit:i}]})}
function t(w){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(F=>`${F}${w}`),`refs/remotes/${w}/HEAD`]}
async function h({user:w},p){if(!c.test(p))return[];const F=await w(["rev-parse","--verify","--quiet",p],{accept:[1]});return F.
length===0?[]:[{name:p,id:F.toString().trim()}]}async function O({objects:w},p){const[,F]=j.exec(p)??[];return F===void 0?
[]:(await w(["rev-parse",`--disambiguate=${F.toLowerCase()}`])).toString().split(`
`).filter(v().isObjectId).map(S=>({name:S,id:S}))}function d(w,p){const F=p.map(({name:b,commit:s})=>b===s?`commit ${s}`:
`${b} (${(0,C().short)(s)})`);return new(P()).GateError("ref_ambiguous",`${JSON.stringify(w)} is ambiguous: ${F.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),27624:((W,y,n)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.buildErrorReport=d,y.buildReport=h,y.causesOf=F,y.withRefusedRun=O;function P(){
const s=n(53315);return P=function(){return s},s}function E(){const s=n(85475);return E=function(){return s},s}function C(){
const s=n(38863);return C=function(){return s},s}function v(){const s=n(57430);return v=function(){return s},s}function m(){
const s=n(95132);return m=function(){return s},s}function f(){const s=n(92344);return f=function(){return s},s}function j(){
const s=n(94274);return j=function(){return s},s}function c(){const s=n(77648);return c=function(){return s},s}function a(){
const s=n(36807);return a=function(){return s},s}function g(){const s=n(27436);return g=function(){return s},s}function e(){
const s=n(63245);return e=function(){return s},s}const r=10,t=100;function h(s,S,M){const{audit:A,approval:H,change:i,runResult:u,
judgement:T,ids:I,policy:D,startedAt:L}=s,k=T.genes.map(G=>(0,a().redactGene)(G,S)),J=(0,a().validationReportsOf)(k,{nodeOf:u.
nodeOf,policyDigest:D.digest,startedAt:L,finishedAt:M}),z=(0,f().allFindings)(T),l=(0,c().reportFindings)(z,I),$=F(l),o=(0,c().
findingsAbout)(T.findings),R={about:o,ids:I},N=G=>(0,c().idsIn)(o(G),I),{counting:B,hard_cap_files:x,hard_cap_lines:U}=D.
policy.blast_radius;return{...w(s,M),verdict:T.verdict,next_actor:(0,j().nextActorOf)(T.verdict,z,D.policy.fail_on),isolation:u.
isolation,blast_radius:{...A.blastRadius,counting:B,hard_cap_files:x,hard_cap_lines:U,renamed_files:i.files.filter(({status:G})=>G===
"renamed").length,directories:(0,P().busiestDirectories)(A.files,r),changed_files:A.files.slice(0,t)},genes:k.map((G,Y)=>(0,c().
reportGene)(G,J[Y]?.id??null,R)),capsules:A.capsules.map(({change:G,asset:Y,eligible:X,eligibility:V,reasons:q})=>({...p(
"Capsule",G,Y),...N(Y),eligible:X,eligibility:V,reasons:q.map(Z=>({rule:Z.rule,message:(0,m().describe)(Z).message}))})),
events:s.assets.changes.filter(({asset:G})=>G.type==="EvolutionEvent").map(({kind:G,asset:Y})=>({...p("EvolutionEvent",G,
Y),...N(Y)})),...T.shards.length>0&&{shards:T.shards},causes:$,findings:l,...s.fix&&{fix:s.fix},...s.headFiles&&{head_files:s.
headFiles},approvals:H.approvals,approval_digest:H.digest??null,plans_digest:A.plansDigest,validation_reports:J.filter(G=>G!==
null)}}function O(s,S){const{code:M,message:A,hint:H}=S;return{...s,verdict:"error",next_actor:"undecided",error:{code:M,
message:A,hint:H},genes:s.genes.map(i=>i.verdict==="pass"||i.verdict==="warn"?{...i,verdict:"error"}:i),...s.shards&&{shards:s.
shards.map(i=>({...i,verdict:"error"}))},validation_reports:[]}}function d(s,S,M){const{code:A,message:H,hint:i}=s;return{
...w(S,M),verdict:"error",next_actor:"undecided",error:{code:A,message:H,hint:i},isolation:v().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...S.shard&&{shards:[{...S.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function w({event:s,policy:S,prepare:M,startedAt:A},H){return{type:"GateReport",
schema_version:g().GATE_REPORT_VERSION,tool:{...C().TOOL},event:{name:s?.name??null,...s?.pullRequest&&{pull_request:s.pullRequest.
number,fork:s.pullRequest.isFork}},base_sha:s?.base??null,head_sha:s?.head??null,audited_sha:s?.audited??null,policy:S?{
source:S.source,...S.path!==void 0&&{path:S.path},...S.ref!==void 0&&{ref:S.ref},digest:S.digest,...S.policy.extends&&{extends:S.
policy.extends},...S.combinedWith&&{combined_with:{...S.combinedWith}},profile:S.policy.profile,fail_on:S.policy.fail_on,
...S.policy.enforce==="report"&&{enforce:"report"}}:null,...M&&{prepare:M},started_at:A.toISOString(),finished_at:H.toISOString(),
duration_ms:Math.max(0,H.getTime()-A.getTime())}}function p(s,S,M){const{id:A,path:H}=M;return{type:s,id:A,asset_id:(0,E().
assetIdOf)(M),path:H,line:M.locate().line,change:S}}function F(s){const S=s.filter(({severity:M,suppressed:A})=>M!=="not\
ice"&&!A);return(0,e().groupFindings)(S).map(({lead:M,others:A})=>{const H=[M,...A],i=H.flatMap(({subject:u})=>u?.id===void 0?
[]:b(u));return{id:M.cause,severity:M.severity,rules:[...new Set(H.map(({rule:u})=>u))],findings:H.length,assets:new Set(
i).size,message:M.message}})}function b({type:s,id:S}){return`${s} ${S}`}}),23208:((W,y,n)=>{Object.defineProperty(y,"__\
esModule",{value:!0}),y.runPrepare=M,y.withOutput=$;function P(){const o=n(51455);return P=function(){return o},o}function E(){
const o=n(76760);return E=function(){return o},o}function C(){const o=n(63963);return C=function(){return o},o}function v(){
const o=n(50312);return v=function(){return o},o}function m(){const o=n(41115);return m=function(){return o},o}function f(){
const o=n(41895);return f=function(){return o},o}function j(){const o=n(67147);return j=function(){return o},o}function c(){
const o=n(61229);return c=function(){return o},o}function a(){const o=n(55250);return a=function(){return o},o}function g(){
const o=n(19309);return g=function(){return o},o}function e(){const o=n(51968);return e=function(){return o},o}function r(){
const o=n(60670);return r=function(){return o},o}function t(){const o=n(10582);return t=function(){return o},o}function h(){
const o=n(92342);return h=function(){return o},o}function O(){const o=n(32223);return O=function(){return o},o}function d(){
const o=n(46252);return d=function(){return o},o}function w(){const o=n(57334);return w=function(){return o},o}function p(){
const o=n(46282);return p=function(){return o},o}function F(){const o=n(20849);return F=function(){return o},o}function b(){
const o=n(11863);return b=function(){return o},o}const s=100,S=1024**3;async function M(o,R){const N=await(0,g().copyCheckout)(
R.checkout);if(N===void 0)throw J("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:B}=N.guard,x=new Set(i(N.guard,R.policy));return await H(o,N,R,()=>i(N.guard,R.policy).filter(U=>!x.has(U))),await u(
N.guard,x,R.policy),await(0,P().rm)((0,E().join)(B,".git"),{recursive:!0,force:!0}),await(0,e().copyRepository)(R.checkout.
directory,B),I()&&await L((0,E().join)(B,".git"),await D(B)),{checkout:N.guard.at(B,(0,j().everything)((0,m().dependencyFolders)(
R.policy))),shown:N.objects,close:N.close}}catch(B){throw await N.close(),B}}function A(o){return{...o,memory_bytes:Math.
max(o.memory_bytes,4*S),written_bytes:Math.max(o.written_bytes,2*S),file_bytes:Math.max(o.file_bytes,S),processes:Math.max(
o.processes,1024)}}async function H(o,R,{policy:N,requested:B,env:x,privateFolders:U,signal:G,report:Y},X){const{directory:V}=R.
guard,q=o.flatMap(({argv:K})=>K.slice(0,1)),Z=await(0,p().findPrograms)({path:x.PATH??"",checkout:V,names:q}),nn=await D(
V);I()&&await L(V,h().NOBODY);const Q=A(N.limits),{backend:tn,isolation:en,close:un}=await(0,r().chooseBackend)({programs:Z,
checkout:V,keepsWrites:!0,shown:R.objects,outputBytes:Q.output_bytes,limits:(0,t().limitsOn)((0,t().thisMachine)(),Q,1),
requested:B,network:!0,folders:U,home:await(0,O().homeFolders)(N.home_caches,x.HOME),signal:G}),dn=(0,d().causesOf)({isolation:en,
programs:Z,checkout:V,home:x.HOME,policy:{limits:Q,network:"allow"}}),on=tn.level==="namespaces";!on&&I()&&await L(V,nn);
const rn=[],an=()=>Y({contained:on,isolation:en,lines:rn,written:T(X()).slice(0,s)}),fn=Object.fromEntries(N.prepare_env.
flatMap(K=>x[K]===void 0?[]:[[K,x[K]]])),ln=performance.now()+Q.prepare_seconds*1e3;try{for(const K of o){const hn=Math.
max(1,Math.round(ln-performance.now())),{command:sn,argv:cn,assignments:mn}=K,[pn=""]=cn,gn={...fn,...mn},yn={command:sn,
argv:cn,program:pn,env:gn,timeoutMs:hn},_=dn(await tn.prepare(yn,G));if(rn.push({command:sn,outcome:_}),_.status!=="pass\
ed")throw an(),_.reason===w().INTERRUPTED?(0,f().interrupted)("during the prepare command"):k(K,_)}}finally{await un()}an()}
function i({directory:o,folders:R,files:N},B){const x=new Set([...R,...N.map(({path:G})=>G)]),{cover:U}=(0,j().additionsOf)(
[],(0,m().dependencyFolders)(B));return(0,c().filesBelow)(o,U).filter(G=>!x.has(G))}async function u(o,R,N){const B=new Set(
[...o.folders,...o.files.map(({path:X})=>X)]),x=i(o,N).filter(X=>!R.has(X)).filter(X=>(0,b().replacesAudited)(X,V=>V==="\
."||B.has(V))),[U,...G]=[...await o.changed(),...x].sort();if(U===void 0)return;const Y=G.length===0?"":` and ${G.length}\
 more`;throw J(`it changed or replaced files of the commit: ${JSON.stringify(U)}${Y}`,"Use commands that only add files,\
 such as npm ci in place of npm install.")}function T(o){return[...new Set(o.map(R=>R.split("/",1)[0]??R))].sort()}function I(){
return process.platform==="linux"&&process.getuid?.()===0}async function D(o){const{uid:R,gid:N}=await(0,P().stat)(o);return{
uid:R,gid:N}}async function L(o,{uid:R,gid:N}){await(0,C().exec)(await(0,v().which)("chown",!0),["-hR",`${R}:${N}`,"--",
o],{silent:!0})}function k({command:o},R){const{reason:N=`exit code ${R.exit_code}`}=R,{causes:B,change:x}=(0,a().causeWords)(
R.causes);return new(f()).GateError("prepare_failed",`The prepare command "${(0,F().safeLine)(o)}" did not pass: ${[N,...B].
join("; ")}.`,`${x}${x&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without th\
e variables of the step except those that \`prepare_env\` in the policy names.`)}function J(o,R){return new(f()).GateError(
"prepare_failed",`The prepare command could not be used: ${o}.`,R)}const z=5,l=1e3;function $(o,{lines:R}){const N=R.at(
-1)?.outcome;if(N===void 0)return o;const x=[N.stderr,N.stdout].map(({head:Y,tail:X})=>(X||Y).trim()).find(Y=>Y!=="");if(x===
void 0)return o;const U=x.split(`
`).slice(-z).map(F().safeLine).join(" | "),G=`${o.message} It printed: ${U.slice(-l)}`;return new(f()).GateError(o.code,
G,o.hint,{cause:o.cause})}}),69641:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.readPrepare=m;function P(){
const c=n(35736);return P=function(){return c},c}function E(){const c=n(41895);return E=function(){return c},c}function C(){
const c=n(13580);return C=function(){return c},c}function v(){const c=n(95132);return v=function(){return c},c}function m(c){
const g=c.split(/\r?\n/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"));if(g.length===0)throw j("`prepare` has n\
o command","Name a command.");return g.map(f)}function f(c){const{words:a,assignments:g,problems:e}=(0,P().lex)(c),r=e.find(
({rule:t})=>(0,C().ruleOf)(t).severity==="error");if(r?.rule==="shell-operator")throw j(`The prepare line \`${c}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(r){const{message:t}=(0,v().describe)((0,v().problemFinding)(r));throw j(`The prepare line \`${c}\
\` cannot be read: ${t}`,"Write plain words, or put the step into a script and name the script.")}return{command:c,argv:a.
map(({text:t})=>t),assignments:Object.fromEntries(g.map(({name:t,value:h})=>[t,h]))}}function j(c,a){return new(E()).GateError(
"input_invalid",c,a)}}),88205:((W,y)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.assign=P;const n=4;function P(m,f,j){
const c=[...m.keys()];return Array.from({length:n},(g,e)=>{const r=Math.floor(c.length*e/n);return E(m,f,j,[...c.slice(r),
...c.slice(0,r)])}).reduce((g,e)=>e.most<g.most?e:g).shards}function E(m,f,j,c){const a=Array.from({length:j},()=>new Set),
g=new Array(j).fill(0),e=new Array(m.length).fill(0),r=new Set,t=new Set(c);for(;t.size>0;){const h=g.indexOf(Math.min(...g)),
O=a[h]??new Set,d=f.map((p,F)=>O.has(F)?2*p:r.has(F)?0:p),w=C(t,p=>v(m[p]??[],d));for(const p of m[w]??[])O.has(p)||(g[h]=
(g[h]??0)+(f[p]??0)),O.add(p),r.add(p);e[w]=h,t.delete(w)}return{shards:e,most:Math.max(...g)}}function C(m,f){let[j,c]=[
0,Number.NEGATIVE_INFINITY];for(const a of m){const g=f(a);g>c&&([j,c]=[a,g])}return j}function v(m,f){let j=0;for(const c of m)
j+=f[c]??0;return j}}),71667:((W,y,n)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.readDurations=j;function P(){
const a=n(7723);return P=function(){return a},a}function E(){const a=n(41895);return E=function(){return a},a}function C(){
const a=n(73388);return C=function(){return a},a}function v(){const a=n(78534);return v=function(){return a},a}function m(){
const a=n(23107);return m=function(){return a},a}const f=P().looseObject({genes:P().array(P().looseObject({commands:P().
array(P().looseObject({command:P().string(),outcome:P().looseObject({duration_ms:P().number().nonnegative()}).optional()}))}))});
async function j(a,g){const e=await(0,m().readAtMost)(v().MAX_REPORT_BYTES,a,g),r=new Map;for(const{commands:t}of c(e,a).
genes)for(const{command:h,outcome:O}of t){const d=Math.round(O?.duration_ms??0);d>0&&r.set(h,Math.max(d,r.get(h)??0))}return r}
function c(a,g){try{return f.parse(JSON.parse(a.toString("utf8")))}catch(e){throw new(E()).GateError("artifact_invalid",
`${(0,C().inputName)(g)} is not a report from which durations can be read.`,"Specify the gate-report.json of an earlier \
run; use the same file for all jobs of a matrix.",{cause:e})}}}),96620:((W,y,n)=>{Object.defineProperty(y,"__esModule",{
value:!0}),y.commandsToRun=f,y.genesIn=c,y.isPending=j,y.partition=C,y.shardsFor=v;function P(){const e=n(77598);return P=
function(){return e},e}function E(){const e=n(88205);return E=function(){return e},e}function C(e,r,t=new Map){const h=e.
map(g),O=new Map(h.map((S,M)=>[S,e[M]??[]])),d=a(h),w=[...new Set(e.flat())].sort(),p=new Map(w.map((S,M)=>[S,M])),F=d.map(
S=>[...new Set(O.get(S))].map(M=>p.get(M)??0).sort((M,A)=>M-A)),b=F.length===0?[]:(0,E().assign)(F,m(w,t),r),s=new Map(d.
map((S,M)=>[S,b[M]??0]));return h.map(S=>S===void 0?void 0:(s.get(S)??0)+1)}function v(e,r,t){let h=Math.min(r,a(e.map(g)).
length);for(;;){const O=new Set(C(e,h,t).filter(d=>d!==void 0));if(O.size===h)return h;h=O.size}}function m(e,r){const t=e.
flatMap(O=>r.get(O)??[]).map(O=>Math.max(O,1)).sort((O,d)=>O-d),h=t[Math.floor(t.length/2)]??1;return e.map(O=>Math.max(
r.get(O)??h,1))}function f(e){return e.map(({commands:r})=>r.every(t=>t.plan!==void 0||j(t))?r.map(({command:t})=>t):[])}
function j({plan:e,verdict:r,findings:t}){return e===void 0&&r!=="block"&&t.some(({rule:h})=>h==="target-not-judged")}function c({
index:e,of:r},t,h){const O=C(f(t),r,h);return new Set(t.filter((d,w)=>O[w]===e))}function a(e){return[...new Set(e)].filter(
r=>r!==void 0).sort()}function g(e){if(e.length===0)return;const r=[...new Set(e)].sort().join(`
`);return(0,P().createHash)("sha256").update(r).digest("hex")}}),92910:((W,y,n)=>{Object.defineProperty(y,"__esModule",{
value:!0}),y.shardName=C,y.shardSchema=void 0;function P(){const m=n(7723);return P=function(){return m},m}function E(){
const m=n(78374);return E=function(){return m},m}function C({index:m,of:f}){return`${m}/${f}`}const v=y.shardSchema=P().
string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(m=>{const[
f,j]=m.split("/").map(Number);return{index:Number(f),of:Number(j)}}).refine(({index:m,of:f})=>m<=f&&f<=E().MAX_SHARDS,{error:`\
Expected a shard of at most ${E().MAX_SHARDS}, such as 2/8`})})};
