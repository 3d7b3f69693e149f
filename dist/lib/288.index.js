"use strict";exports.id=288,exports.ids=[288],exports.modules={49232:function(H,u,o){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=a,u.namedPolicy=R,u.policyFor=e,u.policyName=h,u.policyOfFile=S,u.repositoryOf=g;function O(){const n=o(
73024);return O=function(){return n},n}function b(){const n=o(76760);return b=function(){return n},n}function c(){const n=o(
41895);return c=function(){return n},n}function T(){const n=o(21311);return T=function(){return n},n}function A(){const n=o(
74238);return A=function(){return n},n}function M(){const n=o(48741);return M=function(){return n},n}function w(){const n=o(
96402);return w=function(){return n},n}function $(){const n=o(63550);return $=function(){return n},n}async function R(n,r){
if(n===void 0)return;const i=await S(n,r);return(0,T().requireExamples)(i),i}async function S(n,r){const i=(await r.readInput(
n)).toString("utf8"),m=await g(r.cwd,r.env)??r.cwd;return await(0,A().loadPolicyFile)(i,n,(0,M().folderTree)(m))}async function e({
policy:n,profile:r},i,m){const v=n===!1?await a():await R(n,i)??await j(m,i);return r===void 0?v:{...v,policy:{...v.policy,
profile:r}}}function h({source:n,path:r,ref:i}){return n==="default"||r===void 0?"the built-in policy":n==="file"||i===void 0?
r:`${r} in ${i}`}async function j(n,{cwd:r,env:i}){const m=n===void 0?await g(r,i):void 0,v=n??(m===void 0?void 0:(0,M().
folderTree)(m));if(v===void 0)return a();const I=await(0,A().loadPolicy)(v,v.label);return(0,T().requireExamples)(I),I}function a(){
const n=(0,$().literalTree)({});return(0,A().loadPolicy)(n,n.label)}async function g(n,r){try{const i=await(0,w().openRepository)(
n,r);return await i.close(),i.directory}catch(i){const m=i instanceof c().GateError&&i.code==="program_not_found";if(i instanceof
c().GateError&&!(m&&s(n)))return;throw i}}function s(n){const r=(0,b().dirname)(n);return(0,O().existsSync)((0,b().join)(
n,".git"))||r!==n&&s(r)}},82256:function(H,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=
u.DURATIONS=void 0,u.durationsOf=k,u.formatOption=n,u.inRepository=v,u.parsedBy=E,u.parsedNumber=G,u.printAnswer=i,u.rangeRequest=
y,u.storeFiles=I,u.textOptions=r,u.withJudgingOptions=a,u.withRangeOptions=P;function O(){const t=o(76760);return O=function(){
return t},t}function b(){const t=o(63314);return b=function(){return t},t}function c(){const t=o(7723);return c=function(){
return t},t}function T(){const t=o(89549);return T=function(){return t},t}function A(){const t=o(18744);return A=function(){
return t},t}function M(){const t=o(25966);return M=function(){return t},t}function w(){const t=o(41895);return w=function(){
return t},t}function $(){const t=o(41551);return $=function(){return t},t}function R(){const t=o(39763);return R=function(){
return t},t}function S(){const t=o(96402);return S=function(){return t},t}function e(){const t=o(10289);return e=function(){
return t},t}function h(){const t=o(23107);return h=function(){return t},t}function j(){const t=o(49232);return j=function(){
return t},t}function a(t,l=["text","json"]){return t.option(...g).option("--no-policy","use the built-in policy").addOption(
s()).addOption(n(l))}const g=u.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){
return new(b()).Option("--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}function n(t=["text","json"]){
return new(b()).Option("--format <name>","output format").choices(t).default("text")}function r({verbose:t=!1},{columns:l,
colour:p}){return{columns:l,colour:p,verbose:t}}function i(t,l,p,f){f.print(p==="json"?`${(0,e().json)(t)}
`:l(),p)}const m=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function v({repo:t},{cwd:l,env:p,
note:f},d){const C=await(0,S().openRepository)((0,O().resolve)(l,t),p,f);try{return await d(C)}finally{await C.close()}}
function I(t,l,p){const f=(0,A().assetPathsIn)(t,l);if(f.length>0)return f;throw new(w()).GateError("usage",`${p} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function P(t){
return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(b()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...m).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(s()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function y({
base:t,head:l,worktree:p,staged:f,profile:d,...C},F){const N=(0,T().approveByDigest)(C.approve,new Date),W=await(0,j().namedPolicy)(
C.policy,F);return{directory:(0,O().resolve)(F.cwd,C.repo),env:F.env,note:F.note,locate:x=>(0,M().resolveRange)(x,{...t!==
void 0&&{base:t},...l!==void 0&&{head:l},...p&&{worktree:p},...f&&{staged:f}}),...W&&{policy:W},...C.policyRef!==void 0&&
{policyRef:C.policyRef},inputs:{profile:d},all:C.all??!1,approver:N,signal:F.signal,secrets:(0,$().secretsOf)(F.env)}}function E(t,l){
return p=>{const f=t().safeParse(p);if(f.success)return f.data;throw new(b()).InvalidArgumentError(l)}}function G(t){return E(
()=>c().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const D=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function k({durations:t},l){return t===
void 0?new Map:(0,h().readDurations)((0,O().resolve)(l.cwd,t),l.openInput)}},29122:function(H,u){Object.defineProperty(u,
"__esModule",{value:!0}),u.isOfCommit=o;function o({name:O}){return O!=="worktree"&&O!=="index"}},25966:function(H,u,o){
Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=M;function O(){const e=o(41895);return O=function(){return e},
e}function b(){const e=o(24634);return b=function(){return e},e}function c(){const e=o(67397);return c=function(){return e},
e}function T(){const e=o(50598);return T=function(){return e},e}function A(){const e=o(34397);return A=function(){return e},
e}async function M(e,{base:h,head:j,worktree:a=!1,staged:g=!1}){if(a&&j!==void 0)throw new(O()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[s,
n]=await w([(0,T().resolveRevision)(e,j??"HEAD"),R(e,h)]);return{name:g?"index":a?"worktree":"range",directory:e.directory,
base:await(0,b().mergeBase)(e,n.commit,s),head:s,audited:a?await(g?A().snapshotIndex:A().snapshotWorktree)(e):s,policyCommit:n.
commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function w(e){return await Promise.
allSettled(e),Promise.all(e)}const $=/^refs\/(?:heads|remotes\/origin)\//;async function R(e,h){const j=h===void 0?await(0,c().
defaultBranch)(e):await(0,T().resolveNamed)(e,h),{commit:a}=j,g=h==="HEAD"||h==="@"?await(0,c().checkedOutBranch)(e):j.ref,
s=g&&S(g);if(s===void 0)return{commit:a,name:h??"HEAD"};const n=h===void 0?j:await(0,c().findDefaultBranch)(e),r=n?.ref&&
S(n.ref);return{commit:a,name:s,...n&&r&&{defaultBranch:{name:r,commit:n.commit}}}}function S(e){return $.test(e)?e.replace(
$,""):void 0}},82330:function(H,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.auditCommit=R,u.judgeHead=S;function O(){
const e=o(1395);return O=function(){return e},e}function b(){const e=o(70237);return b=function(){return e},e}function c(){
const e=o(67506);return c=function(){return e},e}function T(){const e=o(54244);return T=function(){return e},e}function A(){
const e=o(67147);return A=function(){return e},e}function M(){const e=o(24634);return M=function(){return e},e}function w(){
const e=o(35720);return w=function(){return e},e}function $(){const e=o(213);return $=function(){return e},e}async function R({
repository:e,policy:h,additions:j,disk:a,isPending:g,platform:s,all:n,isPush:r,unprovenMerge:i,signal:m},v,I){const[P,y,
E]=await Promise.all([(0,w().readTree)(e,I),(0,w().readTree)(e,v),(0,$().readChange)(e,I,v)]),D={...a?(0,A().withAdditions)(
y,a,j):y,...g&&{isPending:g}},k=new(T()).AuditClock(m),t={baseTree:P,headTree:y,change:E,policy:h.policy,all:n,clock:k},
l=await(0,b().collectAssets)(t),p=await(0,c().auditChange)({change:E,assets:l,baseTree:P,tree:D,policy:h,platform:s,...r&&
{isPush:r},...n&&{all:n},...i&&{unprovenMerge:i},clock:k});return{change:E,assets:l,audit:p,tree:y,commandTree:D}}async function S(e,h,j){
const{repository:a,policyCommit:g}=e;await(0,M().requireCommits)(a,[h],[h]);const s=await(0,M().mergeBase)(a,g,h),{audit:n,
tree:r}=await R(e,h,s);return await(0,O().judgedHead)(n,r,e.policy,j)}},72857:function(H,u,o){Object.defineProperty(u,"_\
_esModule",{value:!0}),u.proposeFix=R;function O(){const a=o(53315);return O=function(){return a},a}function b(){const a=o(
29122);return b=function(){return a},a}function c(){const a=o(62130);return c=function(){return a},a}function T(){const a=o(
88211);return T=function(){return a},a}function A(){const a=o(41895);return A=function(){return a},a}function M(){const a=o(
4378);return M=function(){return a},a}function w(){const a=o(35720);return w=function(){return a},a}function $(){const a=o(
93028);return $=function(){return a},a}async function R({repository:a,policy:{policy:g},platform:s,all:n,signal:r},i,{assets:m,
change:v,tree:I,commandTree:P},y){const E=new Set([...y.keys()].flatMap(d=>e(d)?h(d):[]));if(E.size===0)return;const G=!(0,b().
isOfCommit)(i)||i.audited===i.head,D=G?I:await(0,w().readTree)(a,i.head),k=m.changes.filter(({kind:d})=>d!=="removed"),t=new Set(
k.map(({asset:d})=>j(d))),l=[...E].filter(d=>(0,$().isRegular)(D.stat(d)?.kind)),p=await Promise.all(l.map(async d=>({path:d,
bytes:await D.read(d)}))),f=M().Judge.by({policy:g,tree:P,base:await(0,w().readTree)(a,i.base),changed:new Set(v.files.flatMap(
O().namesOf)),platform:s,...r&&{signal:r}});try{const d=N=>t.has(j(N)),C=await(0,c().fixFiles)(p,f,{includes:d,left:!1}),
F=await(0,T().proposalOf)(C,G?y:S(y));return F&&{...F,...n&&{all:n}}}catch(d){if(d instanceof A().GateError&&d.code==="a\
udit_too_long")return;throw d}}function S(a){return new Map([...a].map(([{edit:g,...s},n])=>[s,n]))}function e({rule:a,edit:g,
suppressed:s}){return!s&&(g?.fix===!0||a==="content-hash-mismatch")}function h({location:a}){return a?[a.path]:[]}function j({
path:a,type:g,id:s}){return JSON.stringify([a,g,s])}},47520:function(H,u,o){Object.defineProperty(u,"__esModule",{value:!0}),
u.firstParents=M,u.hasSoleAuthor=A,u.pastChanges=c;function O(){const w=o(77598);return O=function(){return w},w}function b(){
const w=o(96681);return b=function(){return w},w}async function c({objects:w},$,R){const S=`${(0,O().randomUUID)()} `,e=await w(
["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${R}`,`--format=${S}%H %P%x00%s`,
$]),h=[];for(const j of(0,b().splitNul)(e)){const a=(0,b().decodePath)(j),g=h.at(-1);if(a.startsWith(S)){const[s="",n]=a.
slice(S.length).split(" ");h.push({commit:s,...n&&{base:n},paths:[]})}else g&&g.subject===void 0?g.subject=a:g&&a!==""&&
g.paths.push(g.paths.length===0?a.slice(1):a)}return h.flatMap(({commit:j,base:a,subject:g="",paths:s})=>a===void 0?[]:[
{commit:j,base:a,subject:g,paths:s}])}const T=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function A({objects:w},$){const R=await w(["log","--no-color","--format=%aN%x00%aE",$]),S=[...new Set(R.toString().
toLowerCase().split(`
`))].map(e=>e.split("\0")).filter(e=>e.length>1&&!e.some(h=>T.test(h)));return[0,1].some(e=>new Set(S.map(h=>h[e])).size===
1)}async function M({objects:w},$,R){return(await w(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${$}..${R}`])).toString().split(`
`).filter(Boolean).map(h=>{const[j="",a="",g="",...s]=h.split("\0");return{commit:j,tree:a,parents:g.split(" ").filter(Boolean),
subject:s.join("")}})}},63512:function(H,u,o){Object.defineProperty(u,"__esModule",{value:!0}),u.firstPolicy=r;function O(){
const t=o(76760);return O=function(){return t},t}function b(){const t=o(41330);return b=function(){return t},t}function c(){
const t=o(99668);return c=function(){return t},t}function T(){const t=o(18744);return T=function(){return t},t}function A(){
const t=o(28894);return A=function(){return t},t}function M(){const t=o(94534);return M=function(){return t},t}function w(){
const t=o(68450);return w=function(){return t},t}function $(){const t=o(59490);return $=function(){return t},t}function R(){
const t=o(41431);return R=function(){return t},t}function S(){const t=o(10729);return S=function(){return t},t}function e(){
const t=o(95244);return e=function(){return t},t}function h(){const t=o(87952);return h=function(){return t},t}function j(){
const t=o(93028);return j=function(){return t},t}function a(){const t=o(9436);return a=function(){return t},t}const g=1440*
60*1e3,s=14*g,n=90*g;async function r({audit:{genes:t},assets:l,commandTree:p},f,d){const C=new Map(t.map(({store:L})=>[
L.path,L])),F=t.flatMap(L=>L.commands),{hard_cap_files:N,hard_cap_lines:W}=f.blast_radius,x=new Set(t.filter(L=>L.commands.
some(G)).map(({store:L})=>L.root)),J=await I(p,f),z=l.files.length>0||J.length>0;return{until:(0,a().dayOf)(new Date(d.getTime()+
s)),levelsUntil:(0,a().dayOf)(new Date(d.getTime()+n)),stores:[...C.values()].filter(({named:L})=>!L).map(L=>({...L,...m(
t,L.path,p)})).filter(({path:L,root:B,checkoutAs:U})=>B!==""||U!==void 0||(0,w().packagesAbove)(p,L).length>1).map(({path:L,
root:B,checkoutAs:U})=>({path:L||".",...U===void 0?{root:B||"."}:{checkout_as:U}})),include:J,agentFiles:z?[]:i(p,f),programs:y(
F,p),prepare:[...x].flatMap(L=>D(L,p)),exceedsCap:l.files.length>N||await k(l.files,p)>W}}function i(t,l){return(0,c().agentFilesIn)(
t,l).flatMap(({path:p,format:f})=>f.isGeneral||f.places.length===0?[]:[p])}function m(t,l,p){const f=t.flatMap(B=>B.store.
path===l?B.commands:[]),d=f.flatMap(R().missingPaths),[C]=d;if(C===void 0)return;const F=f.flatMap(({reading:{targets:B}})=>B.
flatMap(({kind:U,via:K,name:Y})=>U==="file"&&K===void 0?Y:[])),N=B=>(0,j().isRegular)(p.stat(B)?.kind??"directory"),W=[...p.
files()].filter(({path:B})=>B.endsWith(`/${C}`)).map(({path:B})=>B.slice(0,-C.length-1)).filter(B=>[...d,...F].every(U=>N(
O().posix.join(B,U)))),[x]=W;if(x!==void 0)return W.length===1?{root:x}:void 0;const J=C.replace(/\/.*/,""),z=`${J}/`;return[
...d,...F].every(B=>B.startsWith(z)&&N(B.slice(z.length)))&&(0,S().isCheckoutName)(J)?{root:"",checkoutAs:J}:void 0}const v=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;
async function I(t,l){const p=(0,T().assetPathTest)(l),f=(0,M().assetLimits)(l.assets.max_file_bytes),d=[...t.files()].filter(
({path:F,kind:N})=>(0,j().isRegular)(N)&&(0,T().mayHoldAssets)(F)&&!p(F)&&!((0,e().isTest)(F)||(0,e().isTestData)(F)||v.
test(F))),C=[];for(const F of d){const N=await(0,T().findStrayGenes)(t,F,f);N?.rule==="outside-globs"&&/Gene/.test(N.detail)&&
C.push(P(F.path))}return C}function P(t){return t.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function y(t,l){const p=t.flatMap(
({findings:f})=>f.flatMap(({args:d})=>typeof d.offered=="string"?d.offered:[]));return[...(0,$().groupBy)(p,f=>f)].sort(
([,f],[,d])=>d.length-f.length).map(([f])=>f).filter(f=>f!==""&&E(f,l))}function E(t,l){const f=[...(0,h().programTerms)(
{programs:[t],families:[]}).allowed.values()].flatMap(({data:N})=>N.build_files),d=f.some(N=>/\.py$|^pyproject/.test(N)),
C=f.map(N=>N.includes("/")?N:`**/${N}`),F=(0,b().default)([...C,...d?["**/*.py"]:[]],{dot:!0});return[...l.files()].some(
({path:N})=>F(N))}function G({findings:t,reading:l}){return t.some(({rule:p})=>p==="not-installed")||l.targets.some(({kind:p})=>p===
"package_binary")}function D(t,l){const p=(0,w().packagesAbove)(l,t).find(f=>e().NPM_LOCKFILES.some(d=>l.stat(f===""?d:`${f}\
/${d}`)!==void 0));return p===void 0?[]:[`npm ci --ignore-scripts${p===""?"":` --prefix ${p}`}`]}async function k(t,l){return(await Promise.
all(t.map(async f=>{const d=await l.read(f);return(0,A().countLines)(d,d.length)}))).reduce((f,d)=>f+d,0)}},50380:function(H,u,o){
Object.defineProperty(u,"__esModule",{value:!0}),u.auditPresent=S,u.countRepairs=e,u.pushedBranch=g;function O(){const s=o(
82330);return O=function(){return s},s}function b(){const s=o(72857);return b=function(){return s},s}function c(){const s=o(
87952);return c=function(){return s},s}function T(){const s=o(48741);return T=function(){return s},s}function A(){const s=o(
47520);return A=function(){return s},s}function M(){const s=o(67397);return M=function(){return s},s}function w(){const s=o(
37075);return w=function(){return s},s}function $(){const s=o(63682);return $=function(){return s},s}function R(){const s=o(
92344);return R=function(){return s},s}function S(s,n){return(0,O().auditCommit)(h(s,n),n,n)}async function e(s,n,r,i){const{
policy:m}=s.policy,v=(0,R().judge)(n.audit,$().NOTHING_RAN,{policy:m,now:i}),I={name:"range",head:r,audited:r,base:r},P=(0,w().
idsOf)((0,R().allFindings)(v));return(await(0,b().proposeFix)(h(s,r),I,n,P))?.edits.length??0}function h({repository:s,policy:n,
platform:r,signal:i},m){return{repository:s,policy:n,additions:(0,c().additionsFor)(n.policy),disk:(0,T().folderTree)(s.
directory),platform:r,...i&&{signal:i},all:!0,policyCommit:m}}const j=50,a=/^Merge pull request #\d+|\(#\d+\)$/;async function g(s,n){
const r=await(0,A().pastChanges)(s,n,j);return r.length===0||r.some(({subject:m})=>a.test(m))?void 0:(await(0,M().findDefaultBranch)(
s))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(H,u,o){Object.defineProperty(u,"__esModule",
{value:!0}),u.workflowAnswer=A;function O(){const n=o(92299);return O=function(){return n},n}function b(){const n=o(3733);
return b=function(){return n},n}function c(){const n=o(3463);return c=function(){return n},n}function T(){const n=o(95132);
return T=function(){return n},n}async function A(n,r){const i=await(0,O().findGate)(n),m=(0,O().lateGate)(i),v=y=>i.jobs.
flatMap(E=>E.file===y&&w(E.job)?[E.job]:[]),I=(0,b().parseMapping)(r)??{},P=[...i.files.values()].filter(y=>i.jobs.some(
E=>E.file===y));return{paths:P.map(({path:y})=>y),...m&&{late:(0,T().describe)((0,T().finding)("gate-runs-late",m))},lacks:P.
flatMap(y=>M(y.value??{},v(y),I).map(E=>({path:y.path,...E})))}}function M(n,r,i){const[m={}]=(0,b().jobsOf)({value:i}).
values(),v=r.flatMap(I=>{const[P,y]=[{...n,...I},{...i,...m}];return[...S(y.on,P.on),...a(y.permissions,P.permissions),...R(
y.concurrency,P.concurrency,e(P.on)),...s(y,P)]});return[...new Map(v.map(I=>[I.key,I])).values()]}function w(n){const r=(0,b().
stepsOf)(n).filter(i=>O().GATE.test((0,c().textIn)(i,"uses")));return n.uses===void 0&&r.every(i=>$(i)==="gate")}function $(n){
return(0,c().textIn)((0,c().objectIn)(n.with),"mode")||"gate"}function R(n,r,i){const{group:m,"cancel-in-progress":v=!1}=(0,c().
objectIn)(r);if(v===!1)return[];const I=i.has("pull_request_review")&&!/github\.event_name/.test(String(m)),P=h("pull_re\
quest",i.get("pull_request")).includes("edited"),y=(0,c().textIn)((0,c().objectIn)(n),"cancel-in-progress");return[[I,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[P&&y!==""&&!/github\.event\.action/.
test(String(v)),"cancel-in-progress",`Set it to \`${y}\`; a new description ends the run of a push.`]].flatMap(([G,D,k])=>G?
[{key:`concurrency.${D}`,what:k}]:[])}function S(n,r){const i=e(r);return[...e(n)].flatMap(([m,v])=>{const I=`on.${m}`,P=i.
get(m),y=m==="push"?": the last changes came without a pull request":"";if(P===void 0)return[{key:I,what:`Add the event \
\`${m}\`${y}.`}];const E=h(m,P),G=h(m,v).filter(D=>!E.includes(D));return[...G.length>0?[{key:`${I}.types`,what:`Add the\
 types \`${G.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(D=>D in(0,c().objectIn)(P)).map(D=>({key:`${I}.${D}`,
what:"Remove the filter."}))]})}function e(n){return(0,c().isMapping)(n)?new Map(Object.entries(n).map(([r,i])=>[r,i??{}])):
new Map([n??[]].flat().map(r=>[String(r),{}]))}function h(n,r){const{types:i}=(0,c().objectIn)(r);return i!==void 0?[i].
flat().map(String):/^pull_request(?:_target)?$/.test(n)?["opened","synchronize","reopened"]:[]}const j=["none","read","w\
rite"];function a(n,r){const i=typeof r=="string"?r.replace("-all",""):void 0,m=v=>j.indexOf(i??((0,c().textIn)((0,c().objectIn)(
r),v)||"none"));return Object.entries((0,c().objectIn)(n)).flatMap(([v,I])=>m(v)<j.indexOf(String(I))?[{key:`permissions\
.${v}`,what:`Add \`${v}: ${I}\` to \`permissions\`.`}]:[])}const g=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function s(n,r){const i=P=>(0,c().textIn)(P,"uses").split("@")[0]??"",m=(0,b().stepsOf)(r),v=m.filter(P=>O().GATE.test(i(
P))),I=v.length===0||v.some(P=>"prepare"in(0,c().objectIn)(P.with))||m.some(P=>g.test((0,c().textIn)(P,"run")));return(0,b().
stepsOf)(n).flatMap(P=>{const y=i(P);if(!O().GATE.test(y))return y===""||m.some(t=>i(t)===y)?[]:[{key:`steps.${y}`,what:`\
Add a step with \`${y}\`.`}];const E=(0,c().textIn)((0,c().objectIn)(P.with),"prepare").trim();return E===""||I?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${E.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(H,u){Object.defineProperty(u,"__esM\
odule",{value:!0}),u.WORKFLOW_TEMPLATE=void 0,u.workflowFor=b;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,O=u.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
`;function b({pushed:c,prepare:T=[]}){return[[c!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(c)}] }
`],[c!==void 0,"|| github.ref }}","|| github.sha }}"],[T.length>0,o,`        with:
          prepare: |
${T.map(M=>`            ${M}
`).join("")}`]].filter(([M])=>M).reduce((M,[,w,$])=>M.replace(w,()=>$),O)}}};
