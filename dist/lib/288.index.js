"use strict";exports.id=288,exports.ids=[288],exports.modules={49232:function(k,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=a,c.namedPolicy=R,c.policyFor=e,c.policyName=p,c.policyOfFile=F,c.repositoryOf=m;function w(){const t=o(
73024);return w=function(){return t},t}function O(){const t=o(76760);return O=function(){return t},t}function l(){const t=o(
41895);return l=function(){return t},t}function T(){const t=o(21311);return T=function(){return t},t}function S(){const t=o(
74238);return S=function(){return t},t}function I(){const t=o(48741);return I=function(){return t},t}function y(){const t=o(
96402);return y=function(){return t},t}function A(){const t=o(63550);return A=function(){return t},t}async function R(t,i){
if(t===void 0)return;const u=await F(t,i);return(0,T().requireExamples)(u),u}async function F(t,i){const u=(await i.readInput(
t)).toString("utf8"),h=await m(i.cwd,i.env)??i.cwd;return await(0,S().loadPolicyFile)(u,t,(0,I().folderTree)(h))}async function e({
policy:t,profile:i},u,h){const v=t===!1?await a():await R(t,u)??await j(h,u);return i===void 0?v:{...v,policy:{...v.policy,
profile:i}}}function p({source:t,path:i,ref:u}){return t==="default"||i===void 0?"the built-in policy":t==="file"||u===void 0?
i:`${i} in ${u}`}async function j(t,{cwd:i,env:u}){const h=t===void 0?await m(i,u):void 0,v=t??(h===void 0?void 0:(0,I().
folderTree)(h));if(v===void 0)return a();const $=await(0,S().loadPolicy)(v,v.label);return(0,T().requireExamples)($),$}function a(){
const t=(0,A().literalTree)({});return(0,S().loadPolicy)(t,t.label)}async function m(t,i){try{const u=await(0,y().openRepository)(
t,i);return await u.close(),u.directory}catch(u){const h=u instanceof l().GateError&&u.code==="program_not_found";if(u instanceof
l().GateError&&!(h&&r(t)))return;throw u}}function r(t){const i=(0,O().dirname)(t);return(0,w().existsSync)((0,O().join)(
t,".git"))||i!==t&&r(i)}},82256:function(k,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=s,c.formatOption=t,c.inRepository=v,c.parsedBy=N,c.parsedNumber=G,c.printAnswer=u,c.rangeRequest=
g,c.storeFiles=$,c.textOptions=i,c.withJudgingOptions=a,c.withRangeOptions=P;function w(){const n=o(76760);return w=function(){
return n},n}function O(){const n=o(63314);return O=function(){return n},n}function l(){const n=o(7723);return l=function(){
return n},n}function T(){const n=o(89549);return T=function(){return n},n}function S(){const n=o(18744);return S=function(){
return n},n}function I(){const n=o(25966);return I=function(){return n},n}function y(){const n=o(41895);return y=function(){
return n},n}function A(){const n=o(41551);return A=function(){return n},n}function R(){const n=o(39763);return R=function(){
return n},n}function F(){const n=o(96402);return F=function(){return n},n}function e(){const n=o(10289);return e=function(){
return n},n}function p(){const n=o(23107);return p=function(){return n},n}function j(){const n=o(49232);return j=function(){
return n},n}function a(n,d=["text","json"]){return n.option(...m).option("--no-policy","use the built-in policy").addOption(
r()).addOption(t(d))}const m=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function r(){
return new(O()).Option("--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}function t(n=["text","json"]){
return new(O()).Option("--format <name>","output format").choices(n).default("text")}function i({verbose:n=!1},{columns:d,
colour:f}){return{columns:d,colour:f,verbose:n}}function u(n,d,f,b){b.print(f==="json"?`${(0,e().json)(n)}
`:d(),f)}const h=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function v({repo:n},{cwd:d,env:f,
note:b},M){const C=await(0,F().openRepository)((0,w().resolve)(d,n),f,b);try{return await M(C)}finally{await C.close()}}
function $(n,d,f){const b=(0,S().assetPathsIn)(n,d);if(b.length>0)return b;throw new(y()).GateError("usage",`${f} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function P(n){
return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(O()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...h).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(r()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function g({
base:n,head:d,worktree:f,staged:b,profile:M,...C},E){const U=(0,T().approveByDigest)(C.approve,new Date),B=await(0,j().namedPolicy)(
C.policy,E);return{directory:(0,w().resolve)(E.cwd,C.repo),env:E.env,note:E.note,locate:H=>(0,I().resolveRange)(H,{...n!==
void 0&&{base:n},...d!==void 0&&{head:d},...f&&{worktree:f},...b&&{staged:b}}),...B&&{policy:B},...C.policyRef!==void 0&&
{policyRef:C.policyRef},inputs:{profile:M},all:C.all??!1,approver:U,signal:E.signal,secrets:(0,A().secretsOf)(E.env)}}function N(n,d){
return f=>{const b=n().safeParse(f);if(b.success)return b.data;throw new(O()).InvalidArgumentError(d)}}function G(n){return N(
()=>l().coerce.number().pipe(n()),"Expected a number from 1 to 256.")}const D=c.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function s({durations:n},d){return n===
void 0?new Map:(0,p().readDurations)((0,w().resolve)(d.cwd,n),d.openInput)}},29122:function(k,c){Object.defineProperty(c,
"__esModule",{value:!0}),c.isOfCommit=o;function o({name:w}){return w!=="worktree"&&w!=="index"}},25966:function(k,c,o){
Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=I;function w(){const e=o(41895);return w=function(){return e},
e}function O(){const e=o(24634);return O=function(){return e},e}function l(){const e=o(67397);return l=function(){return e},
e}function T(){const e=o(50598);return T=function(){return e},e}function S(){const e=o(34397);return S=function(){return e},
e}async function I(e,{base:p,head:j,worktree:a=!1,staged:m=!1}){if(a&&j!==void 0)throw new(w()).GateError("usage","`--he\
ad` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[r,
t]=await y([(0,T().resolveRevision)(e,j??"HEAD"),R(e,p)]);return{name:m?"index":a?"worktree":"range",directory:e.directory,
base:await(0,O().mergeBase)(e,t.commit,r),head:r,audited:a?await(m?S().snapshotIndex:S().snapshotWorktree)(e):r,policyCommit:t.
commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function y(e){return await Promise.
allSettled(e),Promise.all(e)}const A=/^refs\/(?:heads|remotes\/origin)\//;async function R(e,p){const j=p===void 0?await(0,l().
defaultBranch)(e):await(0,T().resolveNamed)(e,p),{commit:a}=j,m=p==="HEAD"||p==="@"?await(0,l().checkedOutBranch)(e):j.ref,
r=m&&F(m);if(r===void 0)return{commit:a,name:p??"HEAD"};const t=p===void 0?j:await(0,l().findDefaultBranch)(e),i=t?.ref&&
F(t.ref);return{commit:a,name:r,...t&&i&&{defaultBranch:{name:i,commit:t.commit}}}}function F(e){return A.test(e)?e.replace(
A,""):void 0}},82330:function(k,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.auditCommit=R,c.judgeHead=F;function w(){
const e=o(1395);return w=function(){return e},e}function O(){const e=o(70237);return O=function(){return e},e}function l(){
const e=o(67506);return l=function(){return e},e}function T(){const e=o(54244);return T=function(){return e},e}function S(){
const e=o(67147);return S=function(){return e},e}function I(){const e=o(24634);return I=function(){return e},e}function y(){
const e=o(35720);return y=function(){return e},e}function A(){const e=o(213);return A=function(){return e},e}async function R({
repository:e,policy:p,additions:j,disk:a,isPending:m,platform:r,all:t,isPush:i,unprovenMerge:u,signal:h},v,$){const[P,g,
N]=await Promise.all([(0,y().readTree)(e,$),(0,y().readTree)(e,v),(0,A().readChange)(e,$,v)]),D={...a?(0,S().withAdditions)(
g,a,j):g,...m&&{isPending:m}},s=new(T()).AuditClock(h),n={baseTree:P,headTree:g,change:N,policy:p.policy,all:t,clock:s},
d=await(0,O().collectAssets)(n),f=await(0,l().auditChange)({change:N,assets:d,baseTree:P,tree:D,policy:p,platform:r,...i&&
{isPush:i},...t&&{all:t},...u&&{unprovenMerge:u},clock:s});return{change:N,assets:d,audit:f,tree:g,commandTree:D}}async function F(e,p,j){
const{repository:a,policyCommit:m}=e;await(0,I().requireCommits)(a,[p],[p]);const r=await(0,I().mergeBase)(a,m,p),{audit:t,
tree:i}=await R(e,p,r);return await(0,w().judgedHead)(t,i,e.policy,j)}},72857:function(k,c,o){Object.defineProperty(c,"_\
_esModule",{value:!0}),c.proposeFix=R;function w(){const a=o(53315);return w=function(){return a},a}function O(){const a=o(
29122);return O=function(){return a},a}function l(){const a=o(62130);return l=function(){return a},a}function T(){const a=o(
88211);return T=function(){return a},a}function S(){const a=o(41895);return S=function(){return a},a}function I(){const a=o(
4378);return I=function(){return a},a}function y(){const a=o(35720);return y=function(){return a},a}function A(){const a=o(
93028);return A=function(){return a},a}async function R({repository:a,policy:{policy:m},platform:r,all:t,signal:i},u,{assets:h,
change:v,tree:$,commandTree:P},g){const N=new Set([...g.keys()].flatMap(M=>e(M)?p(M):[]));if(N.size===0)return;const G=!(0,O().
isOfCommit)(u)||u.audited===u.head,D=G?$:await(0,y().readTree)(a,u.head),s=h.changes.filter(({kind:M})=>M!=="removed"),n=new Set(
s.map(({asset:M})=>j(M))),d=[...N].filter(M=>(0,A().isRegular)(D.stat(M)?.kind)),f=await Promise.all(d.map(async M=>({path:M,
bytes:await D.read(M)}))),b=I().Judge.by({policy:m,tree:P,base:await(0,y().readTree)(a,u.base),changed:new Set(v.files.flatMap(
w().namesOf)),platform:r,...i&&{signal:i}});try{const M=U=>n.has(j(U)),C=await(0,l().fixFiles)(f,b,{includes:M,left:!1}),
E=await(0,T().proposalOf)(C,G?g:F(g));return E&&{...E,...t&&{all:t}}}catch(M){if(M instanceof S().GateError&&M.code==="a\
udit_too_long")return;throw M}}function F(a){return new Map([...a].map(([{edit:m,...r},t])=>[r,t]))}function e({rule:a,edit:m,
suppressed:r}){return!r&&(m?.fix===!0||a==="content-hash-mismatch")}function p({location:a}){return a?[a.path]:[]}function j({
path:a,type:m,id:r}){return JSON.stringify([a,m,r])}},47520:function(k,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.firstParents=I,c.hasSoleAuthor=S,c.pastChanges=l;function w(){const y=o(77598);return w=function(){return y},y}function O(){
const y=o(96681);return O=function(){return y},y}async function l({objects:y},A,R){const F=`${(0,w().randomUUID)()} `,e=await y(
["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${R}`,`--format=${F}%H %P%x00%s`,
A]),p=[];for(const j of(0,O().splitNul)(e)){const a=(0,O().decodePath)(j),m=p.at(-1);if(a.startsWith(F)){const[r="",t]=a.
slice(F.length).split(" ");p.push({commit:r,...t&&{base:t},paths:[]})}else m&&m.subject===void 0?m.subject=a:m&&a!==""&&
m.paths.push(m.paths.length===0?a.slice(1):a)}return p.flatMap(({commit:j,base:a,subject:m="",paths:r})=>a===void 0?[]:[
{commit:j,base:a,subject:m,paths:r}])}const T=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function S({objects:y},A){const R=await y(["log","--no-color","--format=%aN%x00%aE",A]),F=[...new Set(R.toString().
toLowerCase().split(`
`))].map(e=>e.split("\0")).filter(e=>e.length>1&&!e.some(p=>T.test(p)));return[0,1].some(e=>new Set(F.map(p=>p[e])).size===
1)}async function I({objects:y},A,R){return(await y(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${A}..${R}`])).toString().split(`
`).filter(Boolean).map(p=>{const[j="",a="",m="",...r]=p.split("\0");return{commit:j,tree:a,parents:m.split(" ").filter(Boolean),
subject:r.join("")}})}},63512:function(k,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=t;function w(){
const s=o(76760);return w=function(){return s},s}function O(){const s=o(41330);return O=function(){return s},s}function l(){
const s=o(99668);return l=function(){return s},s}function T(){const s=o(18744);return T=function(){return s},s}function S(){
const s=o(28894);return S=function(){return s},s}function I(){const s=o(94534);return I=function(){return s},s}function y(){
const s=o(68450);return y=function(){return s},s}function A(){const s=o(59490);return A=function(){return s},s}function R(){
const s=o(95244);return R=function(){return s},s}function F(){const s=o(87952);return F=function(){return s},s}function e(){
const s=o(32854);return e=function(){return s},s}function p(){const s=o(93028);return p=function(){return s},s}function j(){
const s=o(9436);return j=function(){return s},s}const a=1440*60*1e3,m=14*a,r=90*a;async function t({audit:{genes:s},assets:n,
commandTree:d},f,b){const M=new Map(s.map(({store:L})=>[L.path,L])),C=s.flatMap(L=>L.commands),{hard_cap_files:E,hard_cap_lines:U}=f.
blast_radius,B=new Set(s.filter(L=>L.commands.some(N)).map(({store:L})=>L.root)),H=await v(d,f),W=n.files.length>0||H.length>
0;return{until:(0,j().dayOf)(new Date(b.getTime()+m)),levelsUntil:(0,j().dayOf)(new Date(b.getTime()+r)),stores:[...M.values()].
filter(({named:L})=>!L).map(({path:L,root:x})=>({path:L,root:u(s,L,d)??x})).filter(({path:L,root:x})=>x!==""||(0,y().packagesAbove)(
d,L).length>1).map(({path:L,root:x})=>({path:L||".",root:x||"."})),include:H,agentFiles:W?[]:i(d,f),programs:P(C,d),prepare:[
...B].flatMap(L=>G(L,d)),exceedsCap:n.files.length>E||await D(n.files,d)>U}}function i(s,n){return(0,l().agentFilesIn)(s,
n).flatMap(({path:d,format:f})=>f.isGeneral||f.places.length===0?[]:[d])}function u(s,n,d){const f=s.flatMap(B=>B.store.
path===n?B.commands:[]),b=f.flatMap(({findings:B})=>B.flatMap(({rule:H,args:{path:W}})=>H==="target-missing"&&typeof W==
"string"?(0,e().normalise)(W)??[]:[])),[M]=b;if(M===void 0)return;const C=f.flatMap(({reading:{targets:B}})=>B.flatMap(({
kind:H,via:W,name:L})=>H==="file"&&W===void 0?L:[])),E=B=>(0,p().isRegular)(d.stat(B)?.kind??"directory"),U=[...d.files()].
filter(({path:B})=>B.endsWith(`/${M}`)).map(({path:B})=>B.slice(0,-M.length-1)).filter(B=>[...b,...C].every(H=>E(w().posix.
join(B,H))));return U.length===1?U[0]:void 0}const h=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function v(s,n){
const d=(0,T().assetPathTest)(n),f=(0,I().assetLimits)(n.assets.max_file_bytes),b=[...s.files()].filter(({path:C,kind:E})=>(0,p().
isRegular)(E)&&(0,T().mayHoldAssets)(C)&&!d(C)&&!((0,R().isTest)(C)||(0,R().isTestData)(C)||h.test(C))),M=[];for(const C of b){
const E=await(0,T().findStrayGenes)(s,C,f);E?.rule==="outside-globs"&&/Gene/.test(E.detail)&&M.push($(C.path))}return M}
function $(s){return s.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function P(s,n){const d=s.flatMap(({findings:f})=>f.flatMap(({
args:b})=>typeof b.offered=="string"?b.offered:[]));return[...(0,A().groupBy)(d,f=>f)].sort(([,f],[,b])=>b.length-f.length).
map(([f])=>f).filter(f=>f!==""&&g(f,n))}function g(s,n){const f=[...(0,F().programTerms)({programs:[s],families:[]}).allowed.
values()].flatMap(({data:E})=>E.build_files),b=f.some(E=>/\.py$|^pyproject/.test(E)),M=f.map(E=>E.includes("/")?E:`**/${E}`),
C=(0,O().default)([...M,...b?["**/*.py"]:[]],{dot:!0});return[...n.files()].some(({path:E})=>C(E))}function N({findings:s,
reading:n}){return s.some(({rule:d})=>d==="not-installed")||n.targets.some(({kind:d})=>d==="package_binary")}function G(s,n){
const d=(0,y().packagesAbove)(n,s).find(f=>R().NPM_LOCKFILES.some(b=>n.stat(f===""?b:`${f}/${b}`)!==void 0));return d===
void 0?[]:[`npm ci --ignore-scripts${d===""?"":` --prefix ${d}`}`]}async function D(s,n){return(await Promise.all(s.map(
async f=>{const b=await n.read(f);return(0,S().countLines)(b,b.length)}))).reduce((f,b)=>f+b,0)}},50380:function(k,c,o){
Object.defineProperty(c,"__esModule",{value:!0}),c.auditPresent=F,c.countRepairs=e,c.pushedBranch=m;function w(){const r=o(
82330);return w=function(){return r},r}function O(){const r=o(72857);return O=function(){return r},r}function l(){const r=o(
87952);return l=function(){return r},r}function T(){const r=o(48741);return T=function(){return r},r}function S(){const r=o(
47520);return S=function(){return r},r}function I(){const r=o(67397);return I=function(){return r},r}function y(){const r=o(
37075);return y=function(){return r},r}function A(){const r=o(63682);return A=function(){return r},r}function R(){const r=o(
92344);return R=function(){return r},r}function F(r,t){return(0,w().auditCommit)(p(r,t),t,t)}async function e(r,t,i,u){const{
policy:h}=r.policy,v=(0,R().judge)(t.audit,A().NOTHING_RAN,{policy:h,now:u}),$={name:"range",head:i,audited:i,base:i},P=(0,y().
idsOf)((0,R().allFindings)(v));return(await(0,O().proposeFix)(p(r,i),$,t,P))?.edits.length??0}function p({repository:r,policy:t,
platform:i,signal:u},h){return{repository:r,policy:t,additions:(0,l().additionsFor)(t.policy),disk:(0,T().folderTree)(r.
directory),platform:i,...u&&{signal:u},all:!0,policyCommit:h}}const j=50,a=/^Merge pull request #\d+|\(#\d+\)$/;async function m(r,t){
const i=await(0,S().pastChanges)(r,t,j);return i.length===0||i.some(({subject:h})=>a.test(h))?void 0:(await(0,I().findDefaultBranch)(
r))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(k,c,o){Object.defineProperty(c,"__esModule",
{value:!0}),c.workflowAnswer=S;function w(){const t=o(92299);return w=function(){return t},t}function O(){const t=o(3733);
return O=function(){return t},t}function l(){const t=o(3463);return l=function(){return t},t}function T(){const t=o(95132);
return T=function(){return t},t}async function S(t,i){const u=await(0,w().findGate)(t),h=(0,w().lateGate)(u),v=g=>u.jobs.
flatMap(N=>N.file===g&&y(N.job)?[N.job]:[]),$=(0,O().parseMapping)(i)??{},P=[...u.files.values()].filter(g=>u.jobs.some(
N=>N.file===g));return{paths:P.map(({path:g})=>g),...h&&{late:(0,T().describe)((0,T().finding)("gate-runs-late",h))},lacks:P.
flatMap(g=>I(g.value??{},v(g),$).map(N=>({path:g.path,...N})))}}function I(t,i,u){const[h={}]=(0,O().jobsOf)({value:u}).
values(),v=i.flatMap($=>{const[P,g]=[{...t,...$},{...u,...h}];return[...F(g.on,P.on),...a(g.permissions,P.permissions),...R(
g.concurrency,P.concurrency,e(P.on)),...r(g,P)]});return[...new Map(v.map($=>[$.key,$])).values()]}function y(t){const i=(0,O().
stepsOf)(t).filter(u=>w().GATE.test((0,l().textIn)(u,"uses")));return t.uses===void 0&&i.every(u=>A(u)==="gate")}function A(t){
return(0,l().textIn)((0,l().objectIn)(t.with),"mode")||"gate"}function R(t,i,u){const{group:h,"cancel-in-progress":v=!1}=(0,l().
objectIn)(i);if(v===!1)return[];const $=u.has("pull_request_review")&&!/github\.event_name/.test(String(h)),P=p("pull_re\
quest",u.get("pull_request")).includes("edited"),g=(0,l().textIn)((0,l().objectIn)(t),"cancel-in-progress");return[[$,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[P&&g!==""&&!/github\.event\.action/.
test(String(v)),"cancel-in-progress",`Set it to \`${g}\`; a new description ends the run of a push.`]].flatMap(([G,D,s])=>G?
[{key:`concurrency.${D}`,what:s}]:[])}function F(t,i){const u=e(i);return[...e(t)].flatMap(([h,v])=>{const $=`on.${h}`,P=u.
get(h),g=h==="push"?": the last changes came without a pull request":"";if(P===void 0)return[{key:$,what:`Add the event \
\`${h}\`${g}.`}];const N=p(h,P),G=p(h,v).filter(D=>!N.includes(D));return[...G.length>0?[{key:`${$}.types`,what:`Add the\
 types \`${G.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(D=>D in(0,l().objectIn)(P)).map(D=>({key:`${$}.${D}`,
what:"Remove the filter."}))]})}function e(t){return(0,l().isMapping)(t)?new Map(Object.entries(t).map(([i,u])=>[i,u??{}])):
new Map([t??[]].flat().map(i=>[String(i),{}]))}function p(t,i){const{types:u}=(0,l().objectIn)(i);return u!==void 0?[u].
flat().map(String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const j=["none","read","w\
rite"];function a(t,i){const u=typeof i=="string"?i.replace("-all",""):void 0,h=v=>j.indexOf(u??((0,l().textIn)((0,l().objectIn)(
i),v)||"none"));return Object.entries((0,l().objectIn)(t)).flatMap(([v,$])=>h(v)<j.indexOf(String($))?[{key:`permissions\
.${v}`,what:`Add \`${v}: ${$}\` to \`permissions\`.`}]:[])}const m=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function r(t,i){const u=P=>(0,l().textIn)(P,"uses").split("@")[0]??"",h=(0,O().stepsOf)(i),v=h.filter(P=>w().GATE.test(u(
P))),$=v.length===0||v.some(P=>"prepare"in(0,l().objectIn)(P.with))||h.some(P=>m.test((0,l().textIn)(P,"run")));return(0,O().
stepsOf)(t).flatMap(P=>{const g=u(P);if(!w().GATE.test(g))return g===""||h.some(n=>u(n)===g)?[]:[{key:`steps.${g}`,what:`\
Add a step with \`${g}\`.`}];const N=(0,l().textIn)((0,l().objectIn)(P.with),"prepare").trim();return N===""||$?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${N.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(k,c){Object.defineProperty(c,"__esM\
odule",{value:!0}),c.WORKFLOW_TEMPLATE=void 0,c.workflowFor=O;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,w=c.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
`;function O({pushed:l,prepare:T=[]}){return[[l!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(l)}] }
`],[l!==void 0,"|| github.ref }}","|| github.sha }}"],[T.length>0,o,`        with:
          prepare: |
${T.map(I=>`            ${I}
`).join("")}`]].filter(([I])=>I).reduce((I,[,y,A])=>I.replace(y,()=>A),w)}}};
