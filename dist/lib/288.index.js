"use strict";exports.id=288,exports.ids=[288],exports.modules={49232:function(W,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=r,c.namedPolicy=E,c.policyFor=e,c.policyName=d,c.policyOfFile=F,c.repositoryOf=p;function h(){const t=o(
73024);return h=function(){return t},t}function w(){const t=o(76760);return w=function(){return t},t}function f(){const t=o(
41895);return f=function(){return t},t}function T(){const t=o(21311);return T=function(){return t},t}function S(){const t=o(
74238);return S=function(){return t},t}function I(){const t=o(48741);return I=function(){return t},t}function g(){const t=o(
96402);return g=function(){return t},t}function A(){const t=o(63550);return A=function(){return t},t}async function E(t,i){
if(t===void 0)return;const u=await F(t,i);return(0,T().requireExamples)(u),u}async function F(t,i){const u=(await i.readInput(
t)).toString("utf8"),l=await p(i.cwd,i.env)??i.cwd;return await(0,S().loadPolicyFile)(u,t,(0,I().folderTree)(l))}async function e({
policy:t,profile:i},u,l){const v=t===!1?await r():await E(t,u)??await j(l,u);return i===void 0?v:{...v,policy:{...v.policy,
profile:i}}}function d({source:t,path:i,ref:u}){return t==="default"||i===void 0?"the built-in policy":t==="file"||u===void 0?
i:`${i} in ${u}`}async function j(t,{cwd:i,env:u}){const l=t===void 0?await p(i,u):void 0,v=t??(l===void 0?void 0:(0,I().
folderTree)(l));if(v===void 0)return r();const $=await(0,S().loadPolicy)(v,v.label);return(0,T().requireExamples)($),$}function r(){
const t=(0,A().literalTree)({});return(0,S().loadPolicy)(t,t.label)}async function p(t,i){try{const u=await(0,g().openRepository)(
t,i);return await u.close(),u.directory}catch(u){const l=u instanceof f().GateError&&u.code==="program_not_found";if(u instanceof
f().GateError&&!(l&&a(t)))return;throw u}}function a(t){const i=(0,w().dirname)(t);return(0,h().existsSync)((0,w().join)(
t,".git"))||i!==t&&a(i)}},82256:function(W,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=C,c.folderFiles=L,c.formatOption=u,c.inRepository=P,c.parsedBy=R,c.parsedNumber=M,c.printAnswer=
v,c.rangeRequest=s,c.storeFiles=m,c.textOptions=l,c.withJudgingOptions=a,c.withRangeOptions=H;function h(){const n=o(76760);
return h=function(){return n},n}function w(){const n=o(63314);return w=function(){return n},n}function f(){const n=o(7723);
return f=function(){return n},n}function T(){const n=o(89549);return T=function(){return n},n}function S(){const n=o(18744);
return S=function(){return n},n}function I(){const n=o(25966);return I=function(){return n},n}function g(){const n=o(41895);
return g=function(){return n},n}function A(){const n=o(41551);return A=function(){return n},n}function E(){const n=o(39763);
return E=function(){return n},n}function F(){const n=o(48741);return F=function(){return n},n}function e(){const n=o(96402);
return e=function(){return n},n}function d(){const n=o(93028);return d=function(){return n},n}function j(){const n=o(10289);
return j=function(){return n},n}function r(){const n=o(23107);return r=function(){return n},n}function p(){const n=o(49232);
return p=function(){return n},n}function a(n,y=["text","json"]){return n.option(...t).option("--no-policy","use the buil\
t-in policy").addOption(i()).addOption(u(y))}const t=c.POLICY_OPTION=["--policy <file>","policy file (default: the polic\
y of the repository)"];function i(){return new(w()).Option("--profile <name>","profile for commands").choices(E().PROFILE_NAMES)}
function u(n=["text","json"]){return new(w()).Option("--format <name>","output format").choices(n).default("text")}function l({
verbose:n=!1},{columns:y,colour:b}){return{columns:y,colour:b,verbose:n}}function v(n,y,b,U){U.print(b==="json"?`${(0,j().
json)(n)}
`:y(),b)}const $=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function P({repo:n},{cwd:y,env:b,
note:U},B){const D=await(0,e().openRepository)((0,h().resolve)(y,n),b,U);try{return await B(D)}finally{await D.close()}}
function m(n,y,b){return k((0,S().assetPathsIn)(n,y),b)}function L(n,y,b){const U=(0,S().assetPathTest)(y),B=G=>[(0,h().
resolve)(n,G).split(h().sep).join("/").replace(/^\//,""),`assets/gep/${(0,h().basename)(G)}`],D=[...(0,F().folderTree)(n).
files()].filter(({kind:G,path:N})=>(0,d().isRegular)(G)&&B(N).some(U));return k(D.map(({path:G})=>G),b)}function k(n,y){
if(n.length>0)return n;throw new(g()).GateError("usage",`${y} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function H(n){return n.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(w()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...$).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(i()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function s({base:n,head:y,worktree:b,staged:U,
profile:B,...D},G){const N=(0,T().approveByDigest)(D.approve,new Date),J=await(0,p().namedPolicy)(D.policy,G);return{directory:(0,h().
resolve)(G.cwd,D.repo),env:G.env,note:G.note,locate:x=>(0,I().resolveRange)(x,{...n!==void 0&&{base:n},...y!==void 0&&{head:y},
...b&&{worktree:b},...U&&{staged:U}}),...J&&{policy:J},...D.policyRef!==void 0&&{policyRef:D.policyRef},inputs:{profile:B},
all:D.all??!1,approver:N,signal:G.signal,secrets:(0,A().secretsOf)(G.env)}}function R(n,y){return b=>{const U=n().safeParse(
b);if(U.success)return U.data;throw new(w()).InvalidArgumentError(y)}}function M(n){return R(()=>f().coerce.number().pipe(
n()),"Expected a number from 1 to 256.")}const O=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function C({durations:n},y){return n===void 0?new Map:(0,r().
readDurations)((0,h().resolve)(y.cwd,n),y.openInput)}},29122:function(W,c){Object.defineProperty(c,"__esModule",{value:!0}),
c.isOfCommit=o;function o({name:h}){return h!=="worktree"&&h!=="index"}},25966:function(W,c,o){Object.defineProperty(c,"\
__esModule",{value:!0}),c.resolveRange=I;function h(){const e=o(41895);return h=function(){return e},e}function w(){const e=o(
24634);return w=function(){return e},e}function f(){const e=o(67397);return f=function(){return e},e}function T(){const e=o(
50598);return T=function(){return e},e}function S(){const e=o(34397);return S=function(){return e},e}async function I(e,{
base:d,head:j,worktree:r=!1,staged:p=!1}){if(r&&j!==void 0)throw new(h()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[a,t]=await g([(0,T().resolveRevision)(
e,j??"HEAD"),E(e,d)]);return{name:p?"index":r?"worktree":"range",directory:e.directory,base:await(0,w().mergeBase)(e,t.commit,
a),head:a,audited:r?await(p?S().snapshotIndex:S().snapshotWorktree)(e):a,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&
{defaultBranch:t.defaultBranch},isFork:!1}}async function g(e){return await Promise.allSettled(e),Promise.all(e)}const A=/^refs\/(?:heads|remotes\/origin)\//;
async function E(e,d){const j=d===void 0?await(0,f().defaultBranch)(e):await(0,T().resolveNamed)(e,d),{commit:r}=j,p=d===
"HEAD"||d==="@"?await(0,f().checkedOutBranch)(e):j.ref,a=p&&F(p);if(a===void 0)return{commit:r,name:d??"HEAD"};const t=d===
void 0?j:await(0,f().findDefaultBranch)(e),i=t?.ref&&F(t.ref);return{commit:r,name:a,...t&&i&&{defaultBranch:{name:i,commit:t.
commit}}}}function F(e){return A.test(e)?e.replace(A,""):void 0}},82330:function(W,c,o){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.auditCommit=E,c.judgeHead=F;function h(){const e=o(1395);return h=function(){return e},e}function w(){
const e=o(70237);return w=function(){return e},e}function f(){const e=o(67506);return f=function(){return e},e}function T(){
const e=o(54244);return T=function(){return e},e}function S(){const e=o(67147);return S=function(){return e},e}function I(){
const e=o(24634);return I=function(){return e},e}function g(){const e=o(35720);return g=function(){return e},e}function A(){
const e=o(213);return A=function(){return e},e}async function E({repository:e,policy:d,additions:j,disk:r,isPending:p,platform:a,
all:t,isPush:i,unprovenMerge:u,signal:l},v,$){const[P,m,L]=await Promise.all([(0,g().readTree)(e,$),(0,g().readTree)(e,v),
(0,A().readChange)(e,$,v)]),H={...r?(0,S().withAdditions)(m,r,j):m,...p&&{isPending:p}},s=new(T()).AuditClock(l),R={baseTree:P,
headTree:m,change:L,policy:d.policy,all:t,clock:s},M=await(0,w().collectAssets)(R),O=await(0,f().auditChange)({change:L,
assets:M,baseTree:P,tree:H,policy:d,platform:a,...i&&{isPush:i},...t&&{all:t},...u&&{unprovenMerge:u},clock:s});return{change:L,
assets:M,audit:O,tree:m,commandTree:H}}async function F(e,d,j){const{repository:r,policyCommit:p}=e;await(0,I().requireCommits)(
r,[d],[d]);const a=await(0,I().mergeBase)(r,p,d),{audit:t,tree:i}=await E(e,d,a);return await(0,h().judgedHead)(t,i,e.policy,
j)}},72857:function(W,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.proposeFix=E;function h(){const r=o(53315);
return h=function(){return r},r}function w(){const r=o(29122);return w=function(){return r},r}function f(){const r=o(62130);
return f=function(){return r},r}function T(){const r=o(88211);return T=function(){return r},r}function S(){const r=o(41895);
return S=function(){return r},r}function I(){const r=o(4378);return I=function(){return r},r}function g(){const r=o(35720);
return g=function(){return r},r}function A(){const r=o(93028);return A=function(){return r},r}async function E({repository:r,
policy:{policy:p},platform:a,all:t,signal:i},u,{assets:l,change:v,tree:$,commandTree:P},m){const L=new Set([...m.keys()].
flatMap(n=>e(n)?d(n):[]));if(L.size===0)return;const k=!(0,w().isOfCommit)(u)||u.audited===u.head,H=k?$:await(0,g().readTree)(
r,u.head),s=l.changes.filter(({kind:n})=>n!=="removed"),R=new Set(s.map(({asset:n})=>j(n))),M=[...L].filter(n=>(0,A().isRegular)(
H.stat(n)?.kind)),O=await Promise.all(M.map(async n=>({path:n,bytes:await H.read(n)}))),C=I().Judge.by({policy:p,tree:P,
base:await(0,g().readTree)(r,u.base),changed:new Set(v.files.flatMap(h().namesOf)),platform:a,...i&&{signal:i}});try{const n=U=>R.
has(j(U)),y=await(0,f().fixFiles)(O,C,{includes:n,left:!1}),b=await(0,T().proposalOf)(y,k?m:F(m));return b&&{...b,...t&&
{all:t}}}catch(n){if(n instanceof S().GateError&&n.code==="audit_too_long")return;throw n}}function F(r){return new Map(
[...r].map(([{edit:p,...a},t])=>[a,t]))}function e({rule:r,edit:p,suppressed:a}){return!a&&(p?.fix===!0||r==="content-ha\
sh-mismatch")}function d({location:r}){return r?[r.path]:[]}function j({path:r,type:p,id:a}){return JSON.stringify([r,p,
a])}},47520:function(W,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.firstParents=I,c.hasSoleAuthor=S,c.pastChanges=
f;function h(){const g=o(77598);return h=function(){return g},g}function w(){const g=o(96681);return w=function(){return g},
g}async function f({objects:g},A,E){const F=`${(0,h().randomUUID)()} `,e=await g(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${E}`,`--format=${F}%H %P%x00%s`,A]),d=[];for(const j of(0,w().splitNul)(
e)){const r=(0,w().decodePath)(j),p=d.at(-1);if(r.startsWith(F)){const[a="",t]=r.slice(F.length).split(" ");d.push({commit:a,
...t&&{base:t},paths:[]})}else p&&p.subject===void 0?p.subject=r:p&&r!==""&&p.paths.push(p.paths.length===0?r.slice(1):r)}
return d.flatMap(({commit:j,base:r,subject:p="",paths:a})=>r===void 0?[]:[{commit:j,base:r,subject:p,paths:a}])}const T=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function S({objects:g},A){const E=await g(["log","--no-color","--format=%aN%x00%aE",A]),F=[...new Set(E.toString().
toLowerCase().split(`
`))].map(e=>e.split("\0")).filter(e=>e.length>1&&!e.some(d=>T.test(d)));return[0,1].some(e=>new Set(F.map(d=>d[e])).size===
1)}async function I({objects:g},A,E){return(await g(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${A}..${E}`])).toString().split(`
`).filter(Boolean).map(d=>{const[j="",r="",p="",...a]=d.split("\0");return{commit:j,tree:r,parents:p.split(" ").filter(Boolean),
subject:a.join("")}})}},63512:function(W,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=t;function h(){
const s=o(76760);return h=function(){return s},s}function w(){const s=o(41330);return w=function(){return s},s}function f(){
const s=o(99668);return f=function(){return s},s}function T(){const s=o(18744);return T=function(){return s},s}function S(){
const s=o(28894);return S=function(){return s},s}function I(){const s=o(94534);return I=function(){return s},s}function g(){
const s=o(68450);return g=function(){return s},s}function A(){const s=o(59490);return A=function(){return s},s}function E(){
const s=o(95244);return E=function(){return s},s}function F(){const s=o(87952);return F=function(){return s},s}function e(){
const s=o(32854);return e=function(){return s},s}function d(){const s=o(93028);return d=function(){return s},s}function j(){
const s=o(9436);return j=function(){return s},s}const r=1440*60*1e3,p=14*r,a=90*r;async function t({audit:{genes:s},assets:R,
commandTree:M},O,C){const n=new Map(s.map(({store:N})=>[N.path,N])),y=s.flatMap(N=>N.commands),{hard_cap_files:b,hard_cap_lines:U}=O.
blast_radius,B=new Set(s.filter(N=>N.commands.some(L)).map(({store:N})=>N.root)),D=await v(M,O),G=R.files.length>0||D.length>
0;return{until:(0,j().dayOf)(new Date(C.getTime()+p)),levelsUntil:(0,j().dayOf)(new Date(C.getTime()+a)),stores:[...n.values()].
filter(({named:N})=>!N).map(({path:N,root:J})=>({path:N,root:u(s,N,M)??J})).filter(({path:N,root:J})=>J!==""||(0,g().packagesAbove)(
M,N).length>1).map(({path:N,root:J})=>({path:N||".",root:J||"."})),include:D,agentFiles:G?[]:i(M,O),programs:P(y,M),prepare:[
...B].flatMap(N=>k(N,M)),exceedsCap:R.files.length>b||await H(R.files,M)>U}}function i(s,R){return(0,f().agentFilesIn)(s,
R).flatMap(({path:M,format:O})=>O.isGeneral||O.places.length===0?[]:[M])}function u(s,R,M){const O=s.flatMap(B=>B.store.
path===R?B.commands:[]),C=O.flatMap(({findings:B})=>B.flatMap(({rule:D,args:{path:G}})=>D==="target-missing"&&typeof G==
"string"?(0,e().normalise)(G)??[]:[])),[n]=C;if(n===void 0)return;const y=O.flatMap(({reading:{targets:B}})=>B.flatMap(({
kind:D,via:G,name:N})=>D==="file"&&G===void 0?N:[])),b=B=>(0,d().isRegular)(M.stat(B)?.kind??"directory"),U=[...M.files()].
filter(({path:B})=>B.endsWith(`/${n}`)).map(({path:B})=>B.slice(0,-n.length-1)).filter(B=>[...C,...y].every(D=>b(h().posix.
join(B,D))));return U.length===1?U[0]:void 0}const l=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function v(s,R){
const M=(0,T().assetPathTest)(R),O=(0,I().assetLimits)(R.assets.max_file_bytes),C=[...s.files()].filter(({path:y,kind:b})=>(0,d().
isRegular)(b)&&(0,T().mayHoldAssets)(y)&&!M(y)&&!((0,E().isTest)(y)||(0,E().isTestData)(y)||l.test(y))),n=[];for(const y of C){
const b=await(0,T().findStrayGenes)(s,y,O);b?.rule==="outside-globs"&&/Gene/.test(b.detail)&&n.push($(y.path))}return n}
function $(s){return s.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function P(s,R){const M=s.flatMap(({findings:O})=>O.flatMap(({
args:C})=>typeof C.offered=="string"?C.offered:[]));return[...(0,A().groupBy)(M,O=>O)].sort(([,O],[,C])=>C.length-O.length).
map(([O])=>O).filter(O=>O!==""&&m(O,R))}function m(s,R){const O=[...(0,F().programTerms)({programs:[s],families:[]}).allowed.
values()].flatMap(({data:b})=>b.build_files),C=O.some(b=>/\.py$|^pyproject/.test(b)),n=O.map(b=>b.includes("/")?b:`**/${b}`),
y=(0,w().default)([...n,...C?["**/*.py"]:[]],{dot:!0});return[...R.files()].some(({path:b})=>y(b))}function L({findings:s,
reading:R}){return s.some(({rule:M})=>M==="not-installed")||R.targets.some(({kind:M})=>M==="package_binary")}function k(s,R){
const M=(0,g().packagesAbove)(R,s).find(O=>E().NPM_LOCKFILES.some(C=>R.stat(O===""?C:`${O}/${C}`)!==void 0));return M===
void 0?[]:[`npm ci --ignore-scripts${M===""?"":` --prefix ${M}`}`]}async function H(s,R){return(await Promise.all(s.map(
async O=>{const C=await R.read(O);return(0,S().countLines)(C,C.length)}))).reduce((O,C)=>O+C,0)}},50380:function(W,c,o){
Object.defineProperty(c,"__esModule",{value:!0}),c.auditPresent=F,c.countRepairs=e,c.pushedBranch=p;function h(){const a=o(
82330);return h=function(){return a},a}function w(){const a=o(72857);return w=function(){return a},a}function f(){const a=o(
87952);return f=function(){return a},a}function T(){const a=o(48741);return T=function(){return a},a}function S(){const a=o(
47520);return S=function(){return a},a}function I(){const a=o(67397);return I=function(){return a},a}function g(){const a=o(
37075);return g=function(){return a},a}function A(){const a=o(63682);return A=function(){return a},a}function E(){const a=o(
92344);return E=function(){return a},a}function F(a,t){return(0,h().auditCommit)(d(a,t),t,t)}async function e(a,t,i,u){const{
policy:l}=a.policy,v=(0,E().judge)(t.audit,A().NOTHING_RAN,{policy:l,now:u}),$={name:"range",head:i,audited:i,base:i},P=(0,g().
idsOf)((0,E().allFindings)(v));return(await(0,w().proposeFix)(d(a,i),$,t,P))?.edits.length??0}function d({repository:a,policy:t,
platform:i,signal:u},l){return{repository:a,policy:t,additions:(0,f().additionsFor)(t.policy),disk:(0,T().folderTree)(a.
directory),platform:i,...u&&{signal:u},all:!0,policyCommit:l}}const j=50,r=/^Merge pull request #\d+|\(#\d+\)$/;async function p(a,t){
const i=await(0,S().pastChanges)(a,t,j);return i.length===0||i.some(({subject:l})=>r.test(l))?void 0:(await(0,I().findDefaultBranch)(
a))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(W,c,o){Object.defineProperty(c,"__esModule",
{value:!0}),c.workflowAnswer=S;function h(){const t=o(92299);return h=function(){return t},t}function w(){const t=o(3733);
return w=function(){return t},t}function f(){const t=o(3463);return f=function(){return t},t}function T(){const t=o(95132);
return T=function(){return t},t}async function S(t,i){const u=await(0,h().findGate)(t),l=(0,h().lateGate)(u),v=m=>u.jobs.
flatMap(L=>L.file===m&&g(L.job)?[L.job]:[]),$=(0,w().parseMapping)(i)??{},P=[...u.files.values()].filter(m=>u.jobs.some(
L=>L.file===m));return{paths:P.map(({path:m})=>m),...l&&{late:(0,T().describe)((0,T().finding)("gate-runs-late",l))},lacks:P.
flatMap(m=>I(m.value??{},v(m),$).map(L=>({path:m.path,...L})))}}function I(t,i,u){const[l={}]=(0,w().jobsOf)({value:u}).
values(),v=i.flatMap($=>{const[P,m]=[{...t,...$},{...u,...l}];return[...F(m.on,P.on),...r(m.permissions,P.permissions),...E(
m.concurrency,P.concurrency,e(P.on)),...a(m,P)]});return[...new Map(v.map($=>[$.key,$])).values()]}function g(t){const i=(0,w().
stepsOf)(t).filter(u=>h().GATE.test((0,f().textIn)(u,"uses")));return t.uses===void 0&&i.every(u=>A(u)==="gate")}function A(t){
return(0,f().textIn)((0,f().objectIn)(t.with),"mode")||"gate"}function E(t,i,u){const{group:l,"cancel-in-progress":v=!1}=(0,f().
objectIn)(i);if(v===!1)return[];const $=u.has("pull_request_review")&&!/github\.event_name/.test(String(l)),P=d("pull_re\
quest",u.get("pull_request")).includes("edited"),m=(0,f().textIn)((0,f().objectIn)(t),"cancel-in-progress");return[[$,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[P&&m!==""&&!/github\.event\.action/.
test(String(v)),"cancel-in-progress",`Set it to \`${m}\`; a new description ends the run of a push.`]].flatMap(([k,H,s])=>k?
[{key:`concurrency.${H}`,what:s}]:[])}function F(t,i){const u=e(i);return[...e(t)].flatMap(([l,v])=>{const $=`on.${l}`,P=u.
get(l),m=l==="push"?": the last changes came without a pull request":"";if(P===void 0)return[{key:$,what:`Add the event \
\`${l}\`${m}.`}];const L=d(l,P),k=d(l,v).filter(H=>!L.includes(H));return[...k.length>0?[{key:`${$}.types`,what:`Add the\
 types \`${k.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(H=>H in(0,f().objectIn)(P)).map(H=>({key:`${$}.${H}`,
what:"Remove the filter."}))]})}function e(t){return(0,f().isMapping)(t)?new Map(Object.entries(t).map(([i,u])=>[i,u??{}])):
new Map([t??[]].flat().map(i=>[String(i),{}]))}function d(t,i){const{types:u}=(0,f().objectIn)(i);return u!==void 0?[u].
flat().map(String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const j=["none","read","w\
rite"];function r(t,i){const u=typeof i=="string"?i.replace("-all",""):void 0,l=v=>j.indexOf(u??((0,f().textIn)((0,f().objectIn)(
i),v)||"none"));return Object.entries((0,f().objectIn)(t)).flatMap(([v,$])=>l(v)<j.indexOf(String($))?[{key:`permissions\
.${v}`,what:`Add \`${v}: ${$}\` to \`permissions\`.`}]:[])}const p=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function a(t,i){const u=P=>(0,f().textIn)(P,"uses").split("@")[0]??"",l=(0,w().stepsOf)(i),v=l.filter(P=>h().GATE.test(u(
P))),$=v.length===0||v.some(P=>"prepare"in(0,f().objectIn)(P.with))||l.some(P=>p.test((0,f().textIn)(P,"run")));return(0,w().
stepsOf)(t).flatMap(P=>{const m=u(P);if(!h().GATE.test(m))return m===""||l.some(R=>u(R)===m)?[]:[{key:`steps.${m}`,what:`\
Add a step with \`${m}\`.`}];const L=(0,f().textIn)((0,f().objectIn)(P.with),"prepare").trim();return L===""||$?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${L.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(W,c){Object.defineProperty(c,"__esM\
odule",{value:!0}),c.WORKFLOW_TEMPLATE=void 0,c.workflowFor=w;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,h=c.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
w of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review, and a new title or
# description none.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read # the checkout, and the policies of the base and the default branch
      checks: write # the check run
      pull-requests: write # the comment, and which other pull requests have the same commit
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298
${o}      # The report, also if the gate fails; the second workflow for forks reads it.
      - if: always() && steps.gate.outputs.report-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate, path: '\${{ steps.gate.outputs.report-path }}', overwrite: true }
      # The report as a page, and the task of an agent, which the comment links.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: gene-gate-page
          overwrite: true
          path: |-
            \${{ steps.gate.outputs.page-path }}
            \${{ steps.gate.outputs.agent-task-path }}
`;function w({pushed:f,prepare:T=[]}){return[[f!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(f)}] }
`],[f!==void 0,"|| github.ref }}","|| github.sha }}"],[T.length>0,o,`        with:
          prepare: |
${T.map(I=>`            ${I}
`).join("")}`]].filter(([I])=>I).reduce((I,[,g,A])=>I.replace(g,()=>A),h)}}};
