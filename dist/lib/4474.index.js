"use strict";exports.id=4474,exports.ids=[4474,2342],exports.modules={76459:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.prepareRefusals=s;function T(){const r=t(76760);return T=function(){return r},r}function M(){const r=t(58238);return M=
function(){return r},r}function E(){const r=t(60210);return E=function(){return r},r}function N(){const r=t(45156);return N=
function(){return r},r}function $(){const r=t(59867);return $=function(){return r},r}function R(){const r=t(10473);return R=
function(){return r},r}function l(){const r=t(3463);return l=function(){return r},r}function P(){const r=t(95244);return P=
function(){return r},r}function S(){const r=t(32854);return S=function(){return r},r}function F(){const r=t(93028);return F=
function(){return r},r}function m(){const r=t(95132);return m=function(){return r},r}const I=16*1024*1024,n=["dependenci\
es","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions","catalog","catalogs"],c=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
d=/(?:^|\/)package\.json$/;async function s(r,p){const A=await Promise.all(u(p).map(G=>h(G,r,p))),k=await a(r,p);return[
...A.flat(),...k].map(G=>(0,m().finding)("prepare-refused",G))}async function h(r,p,A){const k=A.readlink(r);if(k!==void 0&&
k!==p.readlink(r))return[{path:r,what:"it is a new symbolic link"}];const G=(0,S().resolveInTree)(A,r);return G.kind!=="\
inside"||!(0,F().isRegular)(G.entry.kind)?c.test(r)?[{path:r,what:"it is a symbolic link that leads to no file of the re\
pository"}]:[]:await(0,R().hasOtherContent)(A,p,r)?d.test(r)?b(r,p,A):g(r)?v(r,p,A):j(r,p,A):[]}async function a(r,p){const[
{npm:A},{npm:k}]=await Promise.all([(0,$().readLocks)(r),(0,$().readLocks)(p)]),G=k?.all.find(U=>{const{name:i,source:O}=U;
if(O.kind!=="file")return!1;if((0,N().replacedArchive)(U,p,r))return!0;const L=A?.packages.get(i)?.source;return!(L?.kind===
"file"&&(L.at===O.at||!f(O.at)))&&(L!==void 0||f(O.at))});if(!k||!G)return[];const K=`it takes the package \`${G.name}\` \
from \`${G.source.at}\``;return[{path:k.path,what:K}]}function f(r){return/\.t(?:ar\.)?gz(?:$|[#:])/i.test(r)}function g(r){
return P().LOCKFILES.includes(T().posix.basename(r))}function o(r){return P().NPM_LOCKFILES.some(p=>p===T().posix.basename(
r))}function u(r){return[...r.files()].filter(({kind:p})=>p!=="submodule").map(({path:p})=>p).filter(p=>c.test(p)||d.test(
p)||g(p))}async function v(r,p,A){const k=o(r)?await(0,$().readLock)(A,r):"unread";if(k==="unread")return[{path:r,what:"\
it is a lockfile that the gate does not read"}];if(k===void 0)return[{path:r,what:"it is no valid lockfile"}];const G=u(
p).filter(o),U=(await Promise.all(G.map(O=>(0,$().readLock)(p,O)))).flatMap(O=>typeof O=="object"?O.all:[]),i=new Set([...U.
map(({source:O})=>y(O)),...await(0,N().knownHosts)(p)]);for(const{source:O}of k.all){const L=y(O);if(L===void 0||i.has(L))
continue;const B=O.kind==="git"?"the dependency":"downloads from";return[{path:r,what:`it adds ${B} \`${L.slice(0,200)}\``}]}
return[]}function y({kind:r,at:p}){if(r!=="file")return r==="tarball"&&URL.canParse(p)?new URL(p).host:p}async function j(r,p,A){
if(!/\.npmrc$/i.test(r))return[{path:r,what:"it decides where packages come from"}];const[k,G]=await Promise.all([C(p,r),
C(A,r)]),K=Object.entries(G).flatMap(([U,i])=>{const O=(0,E().effectOf)(U,i);return JSON.stringify(k[U])!==JSON.stringify(
i)&&(O==="decides"||O==="other")?[U]:[]});return K.length===0?[]:[{path:r,what:`it sets ${K.map(U=>`\`${U}\``).join(", ")}`}]}
async function C(r,p){const A=(0,S().resolveInTree)(r,p);return A.kind!=="inside"||!(0,F().isRegular)(A.entry.kind)?{}:(0,M().
parse)((await r.read(A.path,I)).toString("utf8"))}function H(r,p,A){const[k]=[...A].filter(G=>!p.has(G));return k===void 0?
[]:[{path:r,what:`it adds the dependency \`${k.slice(0,200)}\``}]}async function b(r,p,A){const[k,G]=await Promise.all([
p,A].map(K=>(0,$().readJsonFile)(K,r)));return G===$().INVALID?[{path:r,what:"it is not a JSON object"}]:H(r,e((0,l().objectIn)(
k)),e((0,l().objectIn)(G)))}function e(r){const p=new Set,A=(i,O)=>{if(typeof O=="string"&&D(O,i)){const{kind:L}=(0,$().
sourceOf)(O,i,"");p.add(`${i}: ${L==="git"?O.replace(/#.*$/s,""):O}`)}for(const[L,B]of Object.entries((0,l().objectIn)(O)))
A(L,B)};for(const i of n)A(i,r[i]);const{overrides:k,packageExtensions:G}=(0,l().objectIn)(r.pnpm);A("pnpm",{overrides:k,
packageExtensions:G});const{catalog:K,catalogs:U}=(0,l().objectIn)(r.workspaces);return A("workspaces",{catalog:K,catalogs:U}),
p}function D(r,p){const{kind:A,at:k=""}=(0,$().sourceOf)(r,p,"");return A==="git"||A==="tarball"||A==="file"&&f(k)}},29656:function(X,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.approverOf=F,w.headsOf=S,w.policyChangedSince=m;function T(){const n=t(
23404);return T=function(){return n},n}function M(){const n=t(1395);return M=function(){return n},n}function E(){const n=t(
29122);return E=function(){return n},n}function N(){const n=t(41895);return N=function(){return n},n}function $(){const n=t(
74238);return $=function(){return n},n}function R(){const n=t(35720);return R=function(){return n},n}function l(){const n=t(
67397);return l=function(){return n},n}function P(){const n=t(82330);return P=function(){return n},n}function S(n,c,d){const{
baseRef:s,group:h}=n;if(h!==void 0)return h.map(({number:f,headSha:g})=>({pullRequest:f,judge:()=>(0,P().judgeHead)(c,g,
s)}));const a=n.audited===n.head||!(0,E().isOfCommit)(n);return[{...n.pullRequest&&{pullRequest:n.pullRequest.number},judge:()=>a?
(0,M().judgedHead)(d.audit,d.tree,c.policy,s):(0,P().judgeHead)(c,n.head,s)}]}function F({approver:n},{baseRef:c,policyCommit:d,
defaultBranch:s},h){return{means:n.means,find:a=>n.find({...a,subjectAt:async f=>(await(0,P().judgeHead)(h,f,c)).subject,
policyChangedSince:async f=>{const o=[...new Set([d,s?.commit??d])].map(u=>m(h.repository,u,f));return(await Promise.all(
o)).includes(!0)}})}}async function m(n,c,d){const s=Math.floor(Date.parse(d)/1e3)+1,a=(await n.objects(["log","--first-\
parent",`--since=@${s}`,"--format=%H %P",c,"--",$().POLICY_PATH])).toString().trim().split(`
`).at(-1)??"";if(a==="")return!1;const[f="",g]=a.split(" ");if((await n.shallowCommits()).has(f))throw new(N()).GateError(
"shallow_clone",`this clone lacks the history of ${$().POLICY_PATH} before ${(0,l().short)(f)}`,"Set `fetch-depth: 0` on\
 actions/checkout.");return g===void 0?!0:await I(n,g)!==await I(n,c)}async function I(n,c){const d=await(0,$().readPolicyIn)(
await(0,R().readTree)(n,c));return"missing"in d?d.text:"policy"in d?(0,T().canonicalize)(d.policy):void 0}},82330:function(X,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.auditCommit=S,w.judgeHead=F;function T(){const m=t(1395);return T=function(){
return m},m}function M(){const m=t(70237);return M=function(){return m},m}function E(){const m=t(67506);return E=function(){
return m},m}function N(){const m=t(54244);return N=function(){return m},m}function $(){const m=t(67147);return $=function(){
return m},m}function R(){const m=t(24634);return R=function(){return m},m}function l(){const m=t(35720);return l=function(){
return m},m}function P(){const m=t(213);return P=function(){return m},m}async function S({repository:m,policy:I,additions:n,
disk:c,isPending:d,platform:s,all:h,isPush:a,unprovenMerge:f,asked:g,signal:o},u,v){const[y,j,C]=await Promise.all([(0,l().
readTree)(m,v),(0,l().readTree)(m,u),(0,P().readChange)(m,v,u)]),b={...c?(0,$().withAdditions)(j,c,n):j,...d&&{isPending:d}},
e=new(N()).AuditClock(o),D={baseTree:y,headTree:j,change:C,policy:I.policy,all:h,clock:e},r=g??await(0,M().collectAssets)(
D),p=await(0,E().auditChange)({change:C,assets:r,baseTree:y,tree:b,policy:I,platform:s,...a&&{isPush:a},...h&&{all:h},...f&&
{unprovenMerge:f},clock:e});return{change:C,assets:r,audit:p,tree:j,baseTree:y,commandTree:b}}async function F(m,I,n){const{
repository:c,policyCommit:d}=m;await(0,R().requireCommits)(c,[I],[I]);const s=await(0,R().mergeBase)(c,d,I),{audit:h,tree:a}=await S(
m,I,s);return await(0,T().judgedHead)(h,a,m.policy,n)}},52483:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),
w.basePolicy=F,w.effectivePolicy=S,w.protectedBy=n,w.readerOf=I,w.resolvePolicyRef=d;function T(){const a=t(41895);return T=
function(){return a},a}function M(){const a=t(81961);return M=function(){return a},a}function E(){const a=t(74238);return E=
function(){return a},a}function N(){const a=t(24634);return N=function(){return a},a}function $(){const a=t(35720);return $=
function(){return a},a}function R(){const a=t(19674);return R=function(){return a},a}function l(){const a=t(67397);return l=
function(){return a},a}function P(){const a=t(50598);return P=function(){return a},a}async function S(a,f,g){return(0,M().
tightenPolicy)(await F(a,f,g),a.inputs)}async function F({policy:a,policyRef:f,readShared:g},o,u){const v=I(o,g),y=a??await c(
v,u);if(f===void 0)return y;const j=await d(o,f);return(0,M().stricterOf)(y,await v(j,`${f}:${E().POLICY_PATH}`),f)}const m="\
Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function I(a,f){return async(g,o)=>(0,E().
loadPolicy)(await(0,$().readTree)(a,g),g,{path:o,hint:m,readShared:f})}async function n({name:a,commit:f},g,o){return(0,M().
policyOfBranch)(await o(f,`${a}:${E().POLICY_PATH}`),g,a)}async function c(a,{policyCommit:f,baseRef:g,defaultBranch:o}){
const u=await a(f,E().POLICY_PATH);if(o===void 0)return u;if(o.name===g){const y=(0,M().policyOfBranch)(u,g,g)??u;return y===
u?u:(0,M().stricterOf)(u,y,`branches.${g}`)}const v=await n(o,g,a);return v===void 0||u.source==="default"?v??u:(0,M().stricterOf)(
u,v,o.name)}async function d(a,f){const g=f.replace(/^refs\/heads\//,"");try{return(0,l().isObjectId)(g)?await(0,P().resolveRevision)(
a,g):await s(a,g)??await(0,P().resolveRevision)(a,f)}catch(o){throw o instanceof T().GateError&&o.code==="ref_ambiguous"?
o:h(f,o)}}async function s(a,f){const g=`refs/remotes/origin/${f}`,[o,u]=await(0,l().lookUpCommits)(a,[g,`refs/heads/${f}`]);
if(o!==void 0)return o;try{if(!await(0,R().branchAtOrigin)(a,f))return}catch(v){if(u!==void 0)return u;throw v}return await(0,N().
requireCommits)(a,[g],[(0,R().fetched)(f)]),(await(0,l().lookUpCommits)(a,[g]))[0]}function h(a,f){const g=f instanceof T().
GateError&&f.code==="git_failed"?`: ${f.message}`:"";return new(T()).GateError("ref_not_found",`policy-ref: ${JSON.stringify(
a)} is not a branch of origin or a revision in this clone${g}`,"Use a branch such as main; with actions/checkout, set `f\
etch-depth: 0`.",{cause:f})}},64304:function(X,w){Object.defineProperty(w,"__esModule",{value:!0}),w.changeWithCommand=t;
function t(T,M){const E=`${M===""?"":`${M}/`}command line`,R={type:"Gene",id:E,path:E,value:{type:"Gene",id:E,validation:[
T]},pointer:[],locate:()=>({path:E,line:1,column:1})};return{changes:[{kind:"added",asset:R}],problems:[],files:[],present:[
R],unread:[]}}},24474:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.gate=v;function T(){const e=t(73024);
return T=function(){return e},e}function M(){const e=t(76760);return M=function(){return e},e}function E(){const e=t(29122);
return E=function(){return e},e}function N(){const e=t(41895);return N=function(){return e},e}function $(){const e=t(21311);
return $=function(){return e},e}function R(){const e=t(26016);return R=function(){return e},e}function l(){const e=t(87952);
return l=function(){return e},e}function P(){const e=t(67147);return P=function(){return e},e}function S(){const e=t(48741);
return S=function(){return e},e}function F(){const e=t(96402);return F=function(){return e},e}function m(){const e=t(27624);
return m=function(){return e},e}function I(){const e=t(37075);return I=function(){return e},e}function n(){const e=t(23208);
return n=function(){return e},e}function c(){const e=t(69641);return c=function(){return e},e}function d(){const e=t(92344);
return d=function(){return e},e}function s(){const e=t(82330);return s=function(){return e},e}function h(){const e=t(52483);
return h=function(){return e},e}function a(){const e=t(64304);return a=function(){return e},e}function f(){const e=t(55929);
return f=function(){return e},e}function g(){const e=t(91827);return g=function(){return e},e}function o(){const e=t(72857);
return o=function(){return e},e}function u(){const e=t(34720);return u=function(){return e},e}async function v(e){const{
shard:D}=e,r={startedAt:new Date,...D&&{shard:D}};let p;try{return p=await(0,F().openRepository)(e.directory,e.env,e.note),
await y(e,p,r)}catch(A){const k=(0,N().asGateError)(A),{prepare:G}=r;return(0,m().buildErrorReport)(k.code==="prepare_fa\
iled"&&G?(0,n().withOutput)(k,G):k,r,new Date)}finally{await p?.close()}}async function y(e,D,r){const p=await e.locate(
D);r.event=p;const A=await(0,h().effectivePolicy)(e,D,p),k=e.command===void 0?A:{...A,policy:{...A.policy,proof:"auto"}};
r.policy=k,(0,$().requireExamples)(k);const G=C(e,D,p,k),K=e.run&&e.prepare?(0,c().readPrepare)(e.prepare):[],U=K.length>
0?await(0,u().verifiedCheckout)(G,p):void 0,{prepared:i,findings:O}=U?await(0,g().prepareCheckout)(K,U,{request:e,event:p,
audit:G,report:L=>{r.prepare=L}}):{findings:[]};try{const L=H(e,G,i),B=b(await(0,s().auditCommit)(L,p.audited,p.base),O),
{audit:Y,tree:J}=B,V=e.run&&Y.genes.length>0,x=i?.checkout??U??(V?await(0,u().verifiedCheckout)(G,p):void 0),W=B.change.
files,Q=new Set(Y.files.flatMap(({path:fn,exempt:q})=>q==="asset_store"?fn:[])),nn={checkout:x,tree:J,change:{files:W,base:B.
baseTree,assets:Q,isCommitted:(0,E().isOfCommit)(p)},...i&&{shown:i.shown,again:i.again}},{refusal:z,..._}=await(0,u().validateChange)(
{request:e,event:p,policy:k},L,B,{place:nn,startedAt:r.startedAt}),Z=(0,d().allFindings)(_.judgement),tn=(0,I().idsOf)(Z),
en=_.runResult.interrupted>0?void 0:e.signal,on=await(0,o().proposeFix)({...L,signal:en},p,B,tn),dn=await(0,f().headFilesOf)(
D,p,B.assets,Z);if(en?.aborted)throw(0,N().interrupted)("after the audit");const rn={...r,...B,..._,...on,event:p,policy:k,
ids:tn},{all:an,secrets:sn}=e,cn=(0,m().buildReport)({...rn,all:an,headFiles:dn},sn,new Date);return z?(0,m().withRefusedRun)(
cn,z):cn}finally{await i?.close()}}function j(e,D){return(0,M().relative)(e.directory,(0,T().realpathSync)(D)).replaceAll(
M().sep,"/")}function C(e,D,r,p){const{command:A,directory:k}=e;return{repository:D,policy:p,additions:(0,l().additionsFor)(
p.policy),platform:(0,R().platformOf)(process.platform),policyCommit:r.policyCommit,all:e.all,isPush:r.name==="push",...r.
unprovenMerge&&{unprovenMerge:r.unprovenMerge},...A!==void 0&&{asked:(0,a().changeWithCommand)(A,j(D,k))},signal:e.signal}}
function H({run:e,takeRuns:D,prepare:r},p,A){return{...p,disk:(0,S().folderTree)(A?.checkout.directory??p.repository.directory),
...A&&{additions:(0,P().everything)((0,l().dependencyFolders)(p.policy.policy))},...!e&&{isPending:D||r?()=>!0:p.additions.
cover}}}function b(e,D){const{audit:r}=e;return{...e,audit:{...r,findings:[...r.findings,...D]}}}},55929:function(X,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.findHeadFiles=N,w.headFilesOf=M;function T(){const l=t(213);return T=
function(){return l},l}async function M(l,{audited:P,head:S},{changes:F},m){if(P===S)return;const I=new Set([...F.map(({
asset:n})=>n.path),...m.flatMap(({location:n})=>n?.path??[])]);return N(l,P,S,I).catch(()=>{})}const E=100;async function N(l,P,S,F){
const m=(await(0,T().changedFiles)(l,P,S)).filter(({path:n})=>F.has(n)),I=[];for(const[n,c]of m.entries()){const{path:d,
status:s}=c,h=s==="deleted",a=h||n>=E?[]:await $(l,c);I.push({path:d,...h&&{missing:!0},same:a})}return I}async function $(l,{
oldOid:P,newOid:S}){if(P===S)return[{line:1,head_line:1}];const F=await l.objects(["diff","-U0","--no-color","--no-ext-d\
iff","--no-textconv",P,S],{accept:[1]});return R(F.toString("latin1"))}function R(l){const P=[...l.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
if(P.length===0)return[];const S=[];let[F,m]=[1,1];for(const[,I="",n="1",c="",d="1"]of P){const s=Number(I)+(n==="0"?1:0),
h=Number(c)+(d==="0"?1:0);s>F&&S.push({line:F,head_line:m,lines:s-F}),[F,m]=[s+Number(n),h+Number(d)]}return[...S,{line:F,
head_line:m}]}},91827:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareCheckout=n;function T(){
const s=t(9354);return T=function(){return s},s}function M(){const s=t(67506);return M=function(){return s},s}function E(){
const s=t(76459);return E=function(){return s},s}function N(){const s=t(74238);return N=function(){return s},s}function $(){
const s=t(35720);return $=function(){return s},s}function R(){const s=t(67078);return R=function(){return s},s}function l(){
const s=t(95132);return l=function(){return s},s}function P(){const s=t(32223);return P=function(){return s},s}function S(){
const s=t(23208);return S=function(){return s},s}function F(){const s=t(63682);return F=function(){return s},s}function m(){
const s=t(29656);return m=function(){return s},s}function I(){const s=t(82330);return I=function(){return s},s}async function n(s,h,a){
const{event:f}=a,g={...a.audit,isPending:()=>!0},o=await(0,I().auditCommit)(g,f.audited,f.base);if(!(0,M().mayRunSome)(o.
audit))return{findings:[]};const u=[...await(0,E().prepareRefusals)(await(0,$().readTree)(g.repository,f.base),o.tree),...await d(
o,{...a,audit:g})];if(u.length>0)return{findings:u};const{prepared:v,reported:y}=await c(s,h,a),j=y?.isolation.downgrades?.[0]?.
reason??"containment is off",H=y?.contained?[]:[(0,l().finding)("ran-uncontained",{what:"`prepare` ran without containme\
nt",reason:j})];return{prepared:v,findings:H}}async function c(s,h,{request:{env:a,signal:f,secrets:g},event:o,audit:u,report:v}){
const{policy:y}=u.policy,j=y.prepare_env.flatMap(e=>a[e]??[]),C=[...g,...j];let H;return{prepared:await(0,S().runPrepare)(
s,{checkout:h,policy:y,requested:(0,F().requestOf)(y.containment,o.pullRequest?.isFork??!1),env:a,privateFolders:(0,P().
privateFolders)(a),signal:f,report:e=>{H={...e,lines:e.lines.map(({command:D,outcome:r})=>({command:D,outcome:(0,R().redactOutcome)(
r,C)}))},v(H)}}),reported:H}}async function d(s,{request:h,event:a,audit:f}){const g=s.audit.findings.filter(({rule:v})=>v===
"gate-weakened");if(g.length===0)return[];const{gate:o}=await(0,T().findApprovals)({genes:[],findings:g},f.policy.policy.
approvals,(0,m().headsOf)(a,f,s),(0,m().approverOf)(h,a,f));if(o===void 0)return[];const u=g[0]?.location?.path??N().POLICY_PATH;
return[(0,l().finding)("prepare-refused",{path:u,what:"it weakens the gate and waits for approval"})]}},34720:function(X,w,t){
Object.defineProperty(w,"__esModule",{value:!0}),w.validateChange=F,w.verifiedCheckout=S;function T(){const n=t(29122);return T=
function(){return n},n}function M(){const n=t(41895);return M=function(){return n},n}function E(){const n=t(61388);return E=
function(){return n},n}function N(){const n=t(32223);return N=function(){return n},n}function $(){const n=t(63682);return $=
function(){return n},n}function R(){const n=t(96620);return R=function(){return n},n}function l(){const n=t(94901);return l=
function(){return n},n}function P(){const n=t(29656);return P=function(){return n},n}function S({repository:n,additions:c},d){
const s=(0,T().isOfCommit)(d)?E().requireCheckedOut:E().requireSameFiles,h=d.name==="index"?"hook":I(d)?"terminal":"acti\
ons";return s(n,d.audited,c,h)}async function F({request:n,event:c,policy:d},s,h,{place:a,startedAt:f}){const{audit:g,tree:o}=h,
u={audit:g,event:c,policy:d},v=j=>C=>m(n,u,C,j),y={policy:d.policy,startedAt:f,heads:(0,P().headsOf)(c,s,h),approver:(0,P().
approverOf)(n,c,s)};try{return await(0,l().validate)(g,{...y,runs:n.run||n.takeRuns!==void 0,run:async j=>await n.takeRuns?.(
u,j)??await v(a)(j)})}catch(j){const C=(0,M().asGateError)(j);if(C.code!=="containment_unavailable")throw C;const H=v({checkout:void 0,
tree:o});return{...await(0,l().validate)(g,{...y,runs:!1,run:H}),refusal:C}}}async function m({env:n,shard:c,durations:d,
progress:s,signal:h},{audit:a,event:f,policy:{policy:g}},o,u){const v=c?(0,R().genesIn)(c,a.genes,d):new Set(a.genes),y=await(0,$().
runAudited)(a,{...u,policy:g,fork:f.isFork,path:n.PATH??"",home:n.HOME,privateFolders:(0,N().privateFolders)(n),waiting:{
has:j=>o.has(j)||!v.has(j)},progress:s,signal:h});return c?{...y,shards:[{...c,genes:v}]}:y}function I(n){return n.name===
"range"||!(0,T().isOfCommit)(n)}},61388:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.checkoutDiffers=
n,w.requireCheckedOut=P,w.requireSameFiles=S;function T(){const c=t(41895);return T=function(){return c},c}function M(){
const c=t(95201);return M=function(){return c},c}function E(){const c=t(22566);return E=function(){return c},c}function N(){
const c=t(59580);return N=function(){return c},c}function $(){const c=t(48741);return $=function(){return c},c}function R(){
const c=t(35720);return R=function(){return c},c}function l(){const c=t(67397);return l=function(){return c},c}async function P(c,d,s,h){
const[a]=await(0,l().resolveCommits)(c,["HEAD"]);if(a!==d)throw n(`the checkout is at ${(0,l().short)(a)}`,d,h);return S(
c,d,s,h)}async function S(c,d,s,h){const a=await(0,R().readTree)(c,d),f=(0,N().guardCheckout)(c.directory,[...a.files()],
s),g=await F(c,d,f);if(g.length>0)throw m(g,d,h);return f}async function F(c,d,s){const h=await s.differing(),a=[...h.keys()].
map(({path:o})=>o),f=await(0,M().attributesOf)(c,d,a,E().CONVERSIONS),g=[];for(const[{path:o,oid:u="",size:v=0},y]of h){
if(y==="kind"||v>R().MAX_FILE_BYTES){g.push({path:o,what:"differs on disk"});continue}const j=await(0,$().readOnDisk)(s.
directory,o),C=(0,E().conversionFault)(await(0,R().readBlob)(c,u),j,H=>f(o,H));C===void 0?s.accept(o,j):g.push({path:o,what:C})}
return g}function m(c,d,s){const h=[...c].sort((u,v)=>u.path<v.path?-1:1),{path:a,what:f}=h.find(({what:u})=>u!=="differ\
s on disk")??h[0]??I,g=JSON.stringify(a),o=c.length>1&&f==="differs on disk"?`${g} and ${c.length-1} more differ on disk`:
`${g} ${f}`;return n(o,d,s,"dirty")}const I={path:"",what:"differs on disk"};function n(c,d,s,h){const a={actions:`Run t\
he gate before any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0
and no \`sparse-checkout\`, because commands run in the whole commit.`,terminal:`${h==="dirty"?"Commit the changes, or p\
ut them away with `git stash`":`Switch to the branch of the commit, or check it out: \`git checkout ${d}\``}; or gate th\
e uncommitted files with \`--worktree\`, or only audit with \`--no-run\`.`,hook:"Stage the changes with `git add --all`,\
 or put them away with `git stash --keep-index`; or only audit with `--no-run`."},f=s==="hook"?"The index":`Commit ${(0,l().
short)(d)}`;return new(T()).GateError("checkout_differs",`${f} is audited, but ${c}`,a[s])}},27624:function(X,w,t){Object.
defineProperty(w,"__esModule",{value:!0}),w.buildErrorReport=c,w.buildReport=I,w.withRefusedRun=n;function T(){const o=t(
85475);return T=function(){return o},o}function M(){const o=t(38863);return M=function(){return o},o}function E(){const o=t(
57430);return E=function(){return o},o}function N(){const o=t(54062);return N=function(){return o},o}function $(){const o=t(
95132);return $=function(){return o},o}function R(){const o=t(92344);return R=function(){return o},o}function l(){const o=t(
94274);return l=function(){return o},o}function P(){const o=t(77648);return P=function(){return o},o}function S(){const o=t(
36807);return S=function(){return o},o}function F(){const o=t(27436);return F=function(){return o},o}const m=100;function I(o,u,v){
const{audit:y,approval:j,change:C,runResult:H,judgement:b,ids:e,policy:D,startedAt:r}=o,p=b.genes.map(x=>(0,S().redactGene)(
x,u)),A=(0,S().validationReportsOf)(p,{nodeOf:H.nodeOf,policyDigest:D.digest,startedAt:r,finishedAt:v}),k=(0,R().allFindings)(
b),G=h(y.seeds),K=s(e,o),U=o.all?void 0:o.event.base,i=(0,P().reportFindings)([...K.keys()],K,U).map(x=>G(x)?{...x,seed:!0}:
x),O=(0,P().findingsAbout)(b.findings),L={about:O,ids:e},B=(x,W)=>({type:W.type,id:W.id,asset_id:(0,T().assetIdOf)(W),path:W.
path,line:W.locate().line,change:x,...(0,P().idsIn)(O(W),e)}),{counting:Y,hard_cap_files:J,hard_cap_lines:V}=D.policy.blast_radius;
return{...d(o,v),verdict:b.verdict,next_actor:(0,l().nextActorOf)(b.verdict,k,D.policy.fail_on),isolation:H.isolation,blast_radius:{
...y.blastRadius,counting:Y,hard_cap_files:J,hard_cap_lines:V,renamed_files:C.files.filter(({status:x})=>x==="renamed").
length,changed_files:y.files.slice(0,m)},genes:p.map((x,W)=>(0,P().reportGene)(x,A[W]?.id??null,L)),capsules:y.capsules.
map(({change:x,asset:W,eligible:Q,eligibility:nn,reasons:z})=>({...B(x,W),eligible:Q,eligibility:nn,reasons:z.map(_=>({rule:_.
rule,message:(0,$().describe)(_).message}))})),events:o.assets.changes.filter(({asset:x})=>x.type==="EvolutionEvent").map(
({kind:x,asset:W})=>B(x,W)),...b.shards.length>0&&{shards:b.shards},findings:i,...f(k),...g(y,b.findings,e),...o.fix&&{fix:o.
fix},...o.headFiles&&{head_files:o.headFiles},approvals:j.approvals,approval_digest:j.digest??null,plans_digest:y.plansDigest,
validation_reports:A.filter(x=>x!==null)}}function n(o,u){const{code:v,message:y,hint:j}=u;return{...o,verdict:"error",next_actor:"\
undecided",error:{code:v,message:y,hint:j},genes:o.genes.map(C=>C.verdict==="pass"||C.verdict==="warn"?{...C,verdict:"er\
ror"}:C),...o.shards&&{shards:o.shards.map(C=>({...C,verdict:"error"}))},validation_reports:[]}}function c(o,u,v){const{
code:y,message:j,hint:C}=o;return{...d(u,v),verdict:"error",next_actor:"undecided",error:{code:y,message:j,hint:C},isolation:E().
NOTHING_RUN,blast_radius:null,genes:[],capsules:[],events:[],...u.shard&&{shards:[{...u.shard,genes:0,verdict:"error"}]},
findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function d({event:o,policy:u,prepare:v,
startedAt:y},j){return{type:"GateReport",schema_version:F().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:o?.name??
null,...o?.pullRequest&&{pull_request:o.pullRequest.number,fork:o.pullRequest.isFork}},base_sha:o?.base??null,head_sha:o?.
head??null,audited_sha:o?.audited??null,policy:u?{source:u.source,...u.path!==void 0&&{path:u.path},...u.ref!==void 0&&{
ref:u.ref},digest:u.digest,...u.policy.extends&&{extends:u.policy.extends},...u.combinedWith&&{combined_with:{...u.combinedWith}},
profile:u.policy.profile,fail_on:u.policy.fail_on,...a(u.policy,j)}:null,...v&&{prepare:v},started_at:y.toISOString(),finished_at:j.
toISOString(),duration_ms:Math.max(0,j.getTime()-y.getTime())}}function s(o,{fix:u,identified:v}){const y=(C,H)=>JSON.stringify(
[C,H]),j=new Set(u?.edits.flatMap(({finding:C,path:H,old:b})=>[C,y(H,b)]));return new Map([...o].map(([C,H])=>{const{args:b,
edit:e,location:D}=C;if(j.has(H)||e&&j.has(y(D?.path,e.old)))return[C,H];if(e?.fix)return[{...C,edit:{...e,fix:!1}},H];const r=(0,T().
isMissingIdentity)(C)&&v.has(D?.path??"");return[b.fixable===!0&&!r?{...C,args:{...b,fixable:!1}}:C,H]}))}function h(o){
const u=new Set(o.map(({type:v,id:y,path:j})=>JSON.stringify([v,y,j])));return({subject:v,location:y,severity:j,harm:C,layer:H})=>j!==
"error"&&C!=="danger"&&H!=="run"&&u.has(JSON.stringify([v?.type,v?.id,y?.path]))}function a({enforce:o},u){const v=(0,N().
enforcementOn)((0,N().dayOf)(u),o);if(v.mode==="block")return{};const{until:y}=v;return{enforce:v.mode,...y!==void 0&&{enforce_until:y}}}
function f(o){const u=o.flatMap(({rule:v,args:y})=>{if(v!=="check-decided-by")return[];const{path:j,why:C,isNew:H,bytes:b}=y,
e=Number(b);return[{...{path:String(j),why:String(C),new:H===!0},...e>=0&&{bytes:e}}]});return u.length>0?{read:u}:{}}function g({
agentFiles:o},u,v){const y=o.filter(({entries:j})=>j.length>0);return y.length===0?{}:{agent_files:y.map(j=>(0,P().reportAgentFile)(
j,u,v))}}},92342:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.NOBODY=void 0,w.privilegesFor=N;function T(){
const $=t(14495);return T=function(){return $},$}const M=w.NOBODY={uid:65534,gid:65534},E=["sudo","-n","--","env","-i",`\
PATH=${T().SYSTEM_PATH}`];function N($,R){const l=R.uid===0,P=l?M:{uid:R.uid,gid:R.gid},S={user:P,runsAs:P,adopt:l,overlay:[
"redirect_dir=on",...l?["metacopy=on"]:[]]},F=["unshare","--mount"];return[$.uid===0?{name:"root",newMounts:F,...S}:{name:"\
sudo",newMounts:[...E,...F],...S},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:$.
uid===0?M:$,adopt:!1,overlay:["userxattr"]}]}},23208:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.
runPrepare=v,w.withOutput=U;function T(){const i=t(51455);return T=function(){return i},i}function M(){const i=t(76760);
return M=function(){return i},i}function E(){const i=t(63963);return E=function(){return i},i}function N(){const i=t(41895);
return N=function(){return i},i}function $(){const i=t(14495);return $=function(){return i},i}function R(){const i=t(87952);
return R=function(){return i},i}function l(){const i=t(67147);return l=function(){return i},i}function P(){const i=t(48741);
return P=function(){return i},i}function S(){const i=t(61229);return S=function(){return i},i}function F(){const i=t(19309);
return F=function(){return i},i}function m(){const i=t(51968);return m=function(){return i},i}function I(){const i=t(10582);
return I=function(){return i},i}function n(){const i=t(92342);return n=function(){return i},i}function c(){const i=t(32223);
return c=function(){return i},i}function d(){const i=t(77823);return d=function(){return i},i}function s(){const i=t(57334);
return s=function(){return i},i}function h(){const i=t(46282);return h=function(){return i},i}function a(){const i=t(61023);
return a=function(){return i},i}function f(){const i=t(20849);return f=function(){return i},i}function g(){const i=t(11863);
return g=function(){return i},i}const o=100,u=1024**3;async function v(i,O,L=new Map){const B=performance.now(),Y=await(0,F().
copyCheckout)(O.checkout);try{const{directory:J}=Y.guard;(0,a().requirePlaces)([...L.keys()],(0,P().folderTree)(J)),await(0,a().
writeFiles)(J,L);const V=new Set(C(Y.guard,O.policy));await j(i,Y,O,()=>C(Y.guard,O.policy).filter(Z=>!V.has(Z))),await H(
Y.guard,V,O.policy,L),await(0,T().rm)((0,M().join)(J,".git"),{recursive:!0,force:!0}),await(0,m().copyRepository)(O.checkout.
directory,J),e()&&await r((0,M().join)(J,".git"),await D(J));const x=(0,l().everything)((0,R().dependencyFolders)(O.policy)),
W=Y.guard.at(J,x),Q=Z=>Z.additions.some(x.areBuilt),z=(i.some(({argv:Z})=>!Z.includes("--ignore-scripts"))||Q(W))&&!Q(O.
checkout),_={durationMs:performance.now()-B,run:(Z,tn)=>v(i,{...O,...{requested:"require",signal:tn,report:()=>{}}},Z)};
return{checkout:W,shown:Y.objects,close:Y.close,...z&&{again:_}}}catch(J){throw await Y.close(),J}}function y(i){return{
...i,memory_bytes:Math.max(i.memory_bytes,4*u),written_bytes:Math.max(i.written_bytes,2*u),file_bytes:Math.max(i.file_bytes,
u),processes:Math.max(i.processes,1024)}}async function j(i,O,{policy:L,requested:B,env:Y,privateFolders:J,signal:V,report:x},W){
const{directory:Q}=O.guard,nn=i.flatMap(({argv:q})=>q.slice(0,1)),z=await(0,h().findPrograms)({path:Y.PATH??"",checkout:Q,
names:nn}),_=await D(Q);e()&&await r(Q,n().NOBODY);const Z=y(L.limits),{chooseBackend:tn}=await t.e(670).then(t.bind(t,60670)),
{backend:en,isolation:on,close:dn}=await tn({programs:z,checkout:Q,keepsWrites:!0,shown:O.objects,outputBytes:Z.output_bytes,
limits:(0,I().limitsOn)((0,I().thisMachine)(),Z,1),requested:B,network:!0,folders:J,home:await(0,c().homeFolders)(L.home_caches,
Y.HOME),signal:V}),rn=en.level==="namespaces";!rn&&e()&&await r(Q,_);const an=[],sn=()=>x({contained:rn,isolation:on,lines:an,
written:b(W()).slice(0,o)}),cn=Object.fromEntries(L.prepare_env.flatMap(q=>Y[q]===void 0?[]:[[q,Y[q]]])),fn=performance.
now()+Z.prepare_seconds*1e3;try{for(const q of i){const mn=Math.max(1,Math.round(fn-performance.now())),{command:ln,argv:hn,
assignments:pn}=q,[gn=""]=hn,yn={...cn,...pn},wn={command:ln,argv:hn,program:gn,directory:"",env:yn,timeoutMs:mn},un=await Promise.
resolve().then(()=>en.prepare(wn,V)).catch(On=>{throw A(q,On)});if(an.push({command:ln,outcome:un}),un.status!=="passed")
throw sn(),un.reason===s().INTERRUPTED?(0,N().interrupted)("during the prepare command"):p(q,un,on)}}finally{await dn()}
sn()}function C({directory:i,folders:O,files:L},B){const Y=new Set([...O,...L.map(({path:V})=>V)]),{cover:J}=(0,l().additionsOf)(
[],(0,R().dependencyFolders)(B));return(0,S().filesBelow)(i,J).filter(V=>!Y.has(V))}async function H(i,O,L,B){const Y=new Set(
[...i.folders,...i.files.map(({path:z})=>z)]),J=z=>z==="."||Y.has(z),V=C(i,L).filter(z=>!O.has(z)).filter(z=>(0,g().replacesAudited)(
z,J)||(0,g().configuresTool)(z,J)),x=(await i.changed()).filter(z=>!B.has(z)),[W,...Q]=[...x,...V].sort();if(W===void 0)
return;const nn=Q.length===0?"":` and ${Q.length} more`;throw k(`it changed or replaced files of the commit, or configur\
ed a tool: ${JSON.stringify(W)}${nn}`,"Use commands that only add files, such as npm ci in place of npm install.")}function b(i){
return[...new Set(i.map(O=>O.split("/",1)[0]??O))].sort()}function e(){return process.platform==="linux"&&process.getuid?.()===
0}async function D(i){const{uid:O,gid:L}=await(0,T().stat)(i);return{uid:O,gid:L}}async function r(i,{uid:O,gid:L}){const B=await(0,$().
systemTool)("chown");if(B===void 0)throw k("`chown` is not in a directory of the system","Install coreutils.");await(0,E().
exec)(B,["-hR",`${O}:${L}`,"--",i],{silent:!0})}function p({command:i},O,L){const{reason:B=`exit code ${O.exit_code}`}=O,
{contained:Y,change:J}=(0,d().containmentWords)(O,L,"allow");return new(N()).GateError("prepare_failed",`The prepare com\
mand "${(0,f().safeLine)(i)}" did not pass: ${B}${Y&&"; "}${Y}.`,`${J}${J&&" "}Its output is in \`prepare\` of the report.\
 It runs without a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy\
 names.`)}function A({command:i},O){return!(O instanceof N().GateError)||O.code!=="program_not_found"?O:new(N()).GateError(
"prepare_failed",`The prepare command "${(0,f().safeLine)(i)}" could not start: ${O.message}`,O.hint,{cause:O})}function k(i,O){
return new(N()).GateError("prepare_failed",`The prepare command could not be used: ${i}.`,O)}const G=5,K=1e3;function U(i,{
lines:O}){const L=O.at(-1)?.outcome;if(L===void 0)return i;const Y=[L.stderr,L.stdout].map(({head:x,tail:W})=>(W||x).trim()).
find(x=>x!=="");if(Y===void 0)return i;const J=Y.split(`
`).slice(-G).map(f().safeLine).join(" | "),V=`${i.message} It printed: ${J.slice(-K)}`;return new(N()).GateError(i.code,
V,i.hint,{cause:i.cause})}},69641:function(X,w,t){Object.defineProperty(w,"__esModule",{value:!0}),w.readPrepare=N;function T(){
const l=t(41895);return T=function(){return l},l}function M(){const l=t(95132);return M=function(){return l},l}function E(){
const l=t(54669);return E=function(){return l},l}function N(l){const S=l.split(/\r?\n/).map(F=>F.trim()).filter(F=>F!==""&&
!F.startsWith("#"));if(S.length===0)throw R("`prepare` has no command","Name a command.");return S.map($)}function $(l){
const{words:P,assignments:S,problems:F}=(0,E().lex)(l),m=F.find(({severity:I})=>I==="error");if(m?.rule==="shell-operato\
r")throw R(`The prepare line \`${l}\` contains a shell operator`,"Give two lines: write each command on a line of its ow\
n (`prepare: |`). A line runs only if all earlier ones passed.");if(m){const{message:I}=(0,M().describe)((0,M().problemFinding)(
m));throw R(`The prepare line \`${l}\` cannot be read: ${I}`,"Write plain words, or put the step into a script and name \
the script.")}return{command:l,argv:P.map(({text:I})=>I),assignments:Object.fromEntries(S.map(({name:I,value:n})=>[I,n]))}}
function R(l,P){return new(T()).GateError("input_invalid",l,P)}},11863:function(X,w,t){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.configuresTool=P,w.replacesAudited=$;function T(){const S=t(76760);return T=function(){return S},S}function M(){
const S=t(41330);return M=function(){return S},S}const E=["",".js",".json",".node"],N=new Set(["package.json",".npmrc"]);
function $(S,F){return N.has(T().posix.basename(S))?F(T().posix.dirname(S)):E.some((m,I)=>{if(!S.endsWith(m))return!1;const n=S.
slice(0,S.length-m.length);return[...E.slice(I+1),...m===""?[]:[""]].some(d=>F(n+d))})}const R=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize\
,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}"],l=(0,M().default)(R,
{dot:!0});function P(S,F){return l(T().posix.basename(S))&&F(T().posix.dirname(S))}},96620:function(X,w,t){Object.defineProperty(
w,"__esModule",{value:!0}),w.commandsToRun=$,w.genesIn=l,w.isPending=R,w.partition=M,w.shardsFor=E;function T(){const n=t(
77598);return T=function(){return n},n}function M(n,c,d=new Map){const s=n.map(S),h=new Map(s.map((y,j)=>[y,n[j]??[]])),
a=P(s),f=[...new Set(n.flat())].sort(),g=new Map(f.map((y,j)=>[y,j])),o=a.map(y=>[...new Set(h.get(y))].map(j=>g.get(j)??
0).sort((j,C)=>j-C)),u=o.length===0?[]:m(o,N(f,d),c),v=new Map(a.map((y,j)=>[y,u[j]??0]));return s.map(y=>y===void 0?void 0:
(v.get(y)??0)+1)}function E(n,c,d){let s=Math.min(c,P(n.map(S)).length);for(;;){const h=new Set(M(n,s,d).filter(a=>a!==void 0));
if(h.size===s)return s;s=h.size}}function N(n,c){const d=n.flatMap(h=>c.get(h)??[]).map(h=>Math.max(h,1)).sort((h,a)=>h-
a),s=d[Math.floor(d.length/2)]??1;return n.map(h=>Math.max(c.get(h)??s,1))}function $(n){return n.map(({commands:c})=>c.
every(d=>d.plan!==void 0||R(d))?c.map(({command:d})=>d):[])}function R({plan:n,verdict:c,findings:d}){return n===void 0&&
c!=="block"&&d.some(({rule:s})=>s==="target-not-judged")}function l({index:n,of:c},d,s){const h=M($(d),c,s);return new Set(
d.filter((a,f)=>h[f]===n))}function P(n){return[...new Set(n)].filter(c=>c!==void 0).sort()}function S(n){if(n.length===
0)return;const c=[...new Set(n)].sort().join(`
`);return(0,T().hash)("sha256",c)}const F=[0,.25,.5,.75];function m(n,c,d){return F.map(h=>I(n,c,d,Math.floor(n.length*h))).
reduce((h,a)=>a.most<h.most?a:h).shards}function I(n,c,d,s){const h=Array.from({length:d},()=>new Set),a=new Array(d).fill(
0),f=new Array(n.length).fill(0),g=new Set,o=[...n.keys()],u=new Set([...o.slice(s),...o.slice(0,s)]);for(;u.size>0;){const v=a.
indexOf(Math.min(...a)),y=h[v]??new Set,j=b=>y.has(b)?2:g.has(b)?0:1;let[C,H]=[0,Number.NEGATIVE_INFINITY];for(const b of u){
const e=(n[b]??[]).reduce((D,r)=>D+j(r)*(c[r]??0),0);e>H&&([C,H]=[b,e])}for(const b of n[C]??[])y.has(b)||(a[v]=(a[v]??0)+
(c[b]??0)),y.add(b),g.add(b);f[C]=v,u.delete(C)}return{shards:f,most:Math.max(...a)}}},63963:function(X,w,t){t.r(w),t.d(
w,{exec:()=>T.m});var T=t(81260)}};
