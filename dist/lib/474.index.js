"use strict";exports.id=474,exports.ids=[474],exports.modules={15840:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.historyOf=
O;function v(){const g=e(67397);return v=function(){return g},g}function y(){const g=e(37049);return y=function(){return g},
g}const b=12e4;async function O(g,C,p,{now:E,most:T=y().JUDGED_CHANGES}){const[c]=await(0,v().lookUpCommits)(g,["HEAD"]);
if(c===void 0)return;const{platform:n,signal:u,interactive:r,note:h}=p,l=(f,P)=>{r&&h(`\r\x1B[K${f<P?`Judging past chang\
es: ${f}/${P}`:""}`)},S=AbortSignal.timeout(b),o={tip:c,most:T,policy:C,platform:n,now:E,signal:u,enough:S,progress:l};return(0,y().
judgeHistory)(g,o)}}),49232:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=h,a.namedPolicy=
T,a.policyFor=n,a.policyName=u,a.policyOfFile=c,a.repositoryOf=l;function v(){const o=e(73024);return v=function(){return o},
o}function y(){const o=e(76760);return y=function(){return o},o}function b(){const o=e(41895);return b=function(){return o},
o}function O(){const o=e(21311);return O=function(){return o},o}function g(){const o=e(74238);return g=function(){return o},
o}function C(){const o=e(48741);return C=function(){return o},o}function p(){const o=e(96402);return p=function(){return o},
o}function E(){const o=e(63550);return E=function(){return o},o}async function T(o,f){if(o===void 0)return;const P=await c(
o,f);return(0,O().requireExamples)(P),P}async function c(o,f){const P=(await f.readInput(o)).toString("utf8"),I=await l(
f.cwd,f.env)??f.cwd;return await(0,g().loadPolicyFile)(P,o,(0,C().folderTree)(I))}async function n({policy:o,profile:f},P,I){
const s=o===!1?await h():await T(o,P)??await r(I,P);return f===void 0?s:{...s,policy:{...s.policy,profile:f}}}function u({
source:o,path:f,ref:P}){return o==="default"||f===void 0?"the built-in policy":o==="file"||P===void 0?f:`${f} in ${P}`}async function r(o,{
cwd:f,env:P}){const I=o===void 0?await l(f,P):void 0,s=o??(I===void 0?void 0:(0,C().folderTree)(I));if(s===void 0)return h();
const N=await(0,g().loadPolicy)(s,s.label);return(0,O().requireExamples)(N),N}function h(){const o=(0,E().literalTree)({});
return(0,g().loadPolicy)(o,o.label)}async function l(o,f){try{const P=await(0,p().openRepository)(o,f);return await P.close(),
P.directory}catch(P){const I=P instanceof b().GateError&&P.code==="program_not_found";if(P instanceof b().GateError&&!(I&&
S(o)))return;throw P}}function S(o){const f=(0,y().dirname)(o);return(0,v().existsSync)((0,y().join)(o,".git"))||f!==o&&
S(f)}}),82256:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=
E,a.inRepository=c,a.profileOption=p,a.withJudgingOptions=g;function v(){const n=e(76760);return v=function(){return n},
n}function y(){const n=e(63314);return y=function(){return n},n}function b(){const n=e(80068);return b=function(){return n},
n}function O(){const n=e(96402);return O=function(){return n},n}function g(n){return n.option(...C).option("--no-policy",
"use the built-in policy").addOption(p()).addOption(E())}const C=a.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function p(){return new(y()).Option("--profile <name>","profile for commands").choices(
b().PROFILE_NAMES)}function E(){return new(y()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}const T=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function c({repo:n},{cwd:u,env:r},h){
const l=await(0,O().openRepository)((0,v().resolve)(u,n),r);try{return await h(l)}finally{await l.close()}}}),82330:((R,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.auditCommit=T,a.judgeHead=c;function v(){const n=e(1395);return v=function(){
return n},n}function y(){const n=e(70237);return y=function(){return n},n}function b(){const n=e(67506);return b=function(){
return n},n}function O(){const n=e(54244);return O=function(){return n},n}function g(){const n=e(67147);return g=function(){
return n},n}function C(){const n=e(24634);return C=function(){return n},n}function p(){const n=e(35720);return p=function(){
return n},n}function E(){const n=e(213);return E=function(){return n},n}async function T({repository:n,policy:u,additions:r,
disk:h,isPending:l,platform:S,all:o,unprovenMerge:f,signal:P,progress:I},s,N){const[t,i,d]=await Promise.all([(0,p().readTree)(
n,N),(0,p().readTree)(n,s),(0,E().readChange)(n,N,s)]),m={...h?(0,g().withAdditions)(i,h,r):i,...l&&{isPending:l}},j=new(O()).
AuditClock(P,{},I),$={baseTree:t,headTree:i,change:d,policy:u.policy,all:o,clock:j},F=await(0,y().collectAssets)($),M=await(0,b().
auditChange)({change:d,assets:F,baseTree:t,tree:m,policy:u,platform:S,...f&&{unprovenMerge:f},clock:j});return{change:d,
assets:F,audit:M,tree:i,commandTree:m}}async function c(n,u,r){const{repository:h,policyCommit:l}=n;await(0,C().requireCommits)(
h,[u],[u]);const S=await(0,C().mergeBase)(h,l,u),{audit:o,tree:f}=await T(n,u,S);return await(0,v().judgedHead)(o,f,n.policy,
r)}}),72857:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.proposeFix=E;function v(){const r=e(53315);return v=
function(){return r},r}function y(){const r=e(62130);return y=function(){return r},r}function b(){const r=e(88211);return b=
function(){return r},r}function O(){const r=e(41895);return O=function(){return r},r}function g(){const r=e(4378);return g=
function(){return r},r}function C(){const r=e(35720);return C=function(){return r},r}function p(){const r=e(93028);return p=
function(){return r},r}async function E({repository:r,policy:{policy:h},platform:l,signal:S,progress:o},f,{assets:P,change:I,
tree:s,commandTree:N},t){const i=new Set([...t.keys()].flatMap(A=>c(A)?n(A):[]));if(i.size===0)return;const d=f.name==="\
worktree"||f.audited===f.head,w=d?s:await(0,C().readTree)(r,f.head),m=P.changes.filter(({kind:A})=>A!=="removed"),j=new Set(
m.map(({asset:A})=>u(A))),$=[...i].filter(A=>(0,p().isRegular)(w.stat(A)?.kind)),F=await Promise.all($.map(async A=>({path:A,
bytes:await w.read(A)}))),M=g().Judge.by({policy:h,tree:N,base:await(0,C().readTree)(r,f.base),changed:new Set(I.files.flatMap(
v().namesOf)),platform:l,...S&&{signal:S},...o&&{progress:o}});try{const A=B=>j.has(u(B)),L=await(0,y().fixFiles)(F,M,{includes:A,
left:!1});return await(0,b().proposalOf)(L,d?t:T(t))}catch(A){if(A instanceof O().GateError&&A.code==="audit_too_long")return;
throw A}}function T(r){return new Map([...r].map(([{edit:h,...l},S])=>[l,S]))}function c({rule:r,edit:h,suppressed:l}){return!l&&
(h?.fix===!0||r==="content-hash-mismatch")}function n({location:r}){return r?[r.path]:[]}function u({path:r,type:h,id:l}){
return JSON.stringify([r,h,l])}}),47520:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.firstParents=C,a.hasSoleAuthor=
g,a.pastChanges=b;function v(){const p=e(77598);return v=function(){return p},p}function y(){const p=e(96681);return y=function(){
return p},p}async function b({objects:p},E,T){const c=`${(0,v().randomUUID)()} `,n=await p(["log","--first-parent","-m",
"-z","--name-only","--no-renames","--no-color",`--max-count=${T}`,`--format=${c}%H %P%x00%s`,E]),u=[];for(const r of(0,y().
splitNul)(n)){const h=(0,y().decodePath)(r),l=u.at(-1);if(h.startsWith(c)){const[S="",o]=h.slice(c.length).split(" ");u.
push({commit:S,...o&&{base:o},paths:[]})}else l&&l.subject===void 0?l.subject=h:l&&h!==""&&l.paths.push(l.paths.length===
0?h.slice(1):h)}return u.flatMap(({commit:r,base:h,subject:l="",paths:S})=>h===void 0?[]:[{commit:r,base:h,subject:l,paths:S}])}
const O=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function g({objects:p},E){
const T=await p(["log","--no-color","--format=%aN%x00%aE",E]),c=[...new Set(T.toString().toLowerCase().split(`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(u=>O.test(u)));return[0,1].some(n=>new Set(c.map(u=>u[n])).size===
1)}async function C({objects:p},E,T){return(await p(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${E}..${T}`])).toString().split(`
`).filter(Boolean).map(u=>{const[r="",h="",l="",...S]=u.split("\0");return{commit:r,tree:h,parents:l.split(" ").filter(Boolean),
subject:S.join("")}})}}),63512:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.firstPolicy=u;function v(){
const s=e(41330);return v=function(){return s},s}function y(){const s=e(81456);return y=function(){return s},s}function b(){
const s=e(18744);return b=function(){return s},s}function O(){const s=e(28894);return O=function(){return s},s}function g(){
const s=e(68450);return g=function(){return s},s}function C(){const s=e(7946);return C=function(){return s},s}function p(){
const s=e(41115);return p=function(){return s},s}function E(){const s=e(59490);return E=function(){return s},s}function T(){
const s=e(93028);return T=function(){return s},s}function c(){const s=e(9436);return c=function(){return s},s}const n=336*
60*60*1e3;async function u({audit:{genes:s},assets:N,commandTree:t},i,d){const w=new Map(s.map(({store:M})=>[M.path,M])),
m=s.flatMap(M=>M.commands),{hard_cap_files:j,hard_cap_lines:$}=i.blast_radius,F=new Set(s.filter(M=>M.commands.some(f)).
map(({store:M})=>M.root));return{until:(0,c().dayOf)(new Date(d.getTime()+n)),stores:[...w.values()].filter(({path:M,root:A,
named:L})=>!L&&(A!==""||(0,g().packagesAbove)(t,M).length>1)).map(({path:M,root:A})=>({path:M||".",root:A||"."})),include:await h(
t,i),programs:S(m,t),prepare:[...F].flatMap(M=>P(M,t)),exceedsCap:N.files.length>j||await I(N.files,t)>$}}const r=/(?:^|\/)(?:tests?|__tests__|fixtures?|examples?|docs?|node_modules|dist)(?:\/|$)/i;
async function h(s,N){const t=(0,b().assetPathTest)(N),i=(0,y().assetLimits)(N.assets.max_file_bytes),d=[...s.files()].filter(
({path:m,kind:j})=>(0,T().isRegular)(j)&&(0,C().isJsonPath)(m)&&!t(m)&&!r.test(m)),w=[];for(const m of d){const j=await(0,C().
findStrayGenes)(s,m,i);j?.rule==="outside-globs"&&/Gene/.test(j.detail)&&w.push(l(m.path))}return w}function l(s){return s.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function S(s,N){const t=s.flatMap(({findings:i})=>i.flatMap(({args:d})=>typeof d.offered==
"string"?d.offered:[]));return[...(0,E().groupBy)(t,i=>i)].sort(([,i],[,d])=>d.length-i.length).map(([i])=>i).filter(i=>i!==
""&&o(i,N))}function o(s,N){const i=[...(0,p().programTerms)({programs:[s],families:[]}).allowed.values()].flatMap(({data:j})=>j.
build_files),d=i.some(j=>/\.py$|^pyproject/.test(j)),w=i.map(j=>j.includes("/")?j:`**/${j}`),m=(0,v().default)([...w,...d?
["**/*.py"]:[]],{dot:!0});return[...N.files()].some(({path:j})=>m(j))}function f({findings:s,reading:N}){return s.some(({
rule:t})=>t==="not-installed")||N.targets.some(({kind:t})=>t==="package_binary")}function P(s,N){const t=(0,g().packagesAbove)(
N,s).find(i=>["package-lock.json","npm-shrinkwrap.json"].some(d=>N.stat(i===""?d:`${i}/${d}`)!==void 0));return t===void 0?
[]:[`npm ci --ignore-scripts${t===""?"":` --prefix ${t}`}`]}async function I(s,N){return(await Promise.all(s.map(async i=>{
const d=await N.read(i);return(0,O().countLines)(d,d.length)}))).reduce((i,d)=>i+d,0)}}),67653:((R,a,e)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.OUTCOMES=void 0,a.countOutcomes=N,a.editsOf=l,a.judgeChange=n,a.outcomeOf=s;function v(){const t=e(
9354);return v=function(){return t},t}function y(){const t=e(1395);return y=function(){return t},t}function b(){const t=e(
89549);return b=function(){return t},t}function O(){const t=e(82330);return O=function(){return t},t}function g(){const t=e(
72857);return g=function(){return t},t}function C(){const t=e(16346);return C=function(){return t},t}function p(){const t=e(
37075);return p=function(){return t},t}function E(){const t=e(63682);return E=function(){return t},t}function T(){const t=e(
92344);return T=function(){return t},t}function c(){const t=e(47350);return c=function(){return t},t}async function n(t,i,d,w){
const{commit:m,subject:j}=t;try{return{commit:m,subject:j,hasAssets:i,...await u(t,d,w)}}catch($){const F=(0,C().asGateError)(
$);if(F.code==="interrupted")throw F;const M={verdict:"error",findings:[],unfixed:[]};return{commit:m,subject:j,hasAssets:i,
error:F,...M,...{isHonest:!0,commands:[],with:()=>M}}}}async function u({commit:t,base:i},d,w){const m=await(0,O().auditCommit)(
d,t,i),{policy:j}=d.policy,$=await h(m,d,w),F=H=>(0,T().judge)(m.audit,E().NOTHING_RAN,{policy:{...j,...H},now:w,approval:$}),
M=F({}),A=r.includes(M.verdict)?[]:await l(m,d,{commit:t,base:i},M),L=S(A),B=(H,J=j.fail_on)=>{const D=(0,T().allFindings)(
H),U=G=>(0,c().isBlocking)(G,J);return{verdict:H.verdict,findings:D.filter(G=>G.level||G.suppressed||U(G)),unfixed:D.filter(
G=>U(G)&&!L(G))}};return{...B(M),isHonest:!m.audit.genes.some(H=>o(H,A)),commands:m.audit.genes.flatMap(({commands:H})=>H),
with:H=>B(F(H),H.fail_on)}}const r=["pass","warn"];function h({audit:t,tree:i},{policy:d},w){const m={judge:()=>(0,y().judgedHead)(
t,i,d,"")};return(0,v().findApprovals)(t,d.policy.approvals,[m],(0,b().approveByDigest)(void 0,w))}async function l(t,i,{
commit:d,base:w},m){const j={name:"range",head:d,audited:d,base:w},$=(0,p().idsOf)((0,T().allFindings)(m));return(await(0,g().
proposeFix)(i,j,t,$))?.edits??[]}function S(t){const i=new Set(t.map(({finding:w})=>w.replace(/:\d+$/,""))),d=new Set(t.
map(({path:w,old:m})=>JSON.stringify([w,m])));return w=>{const{subject:m,location:j}=w;return d.has(JSON.stringify([j?.path,
m?.command]))||i.has((0,p().identityOf)(w))}}function o(t,i){return t.commands.some(d=>f(d)&&P(d,t)&&!i.some(({path:w,old:m})=>w===
t.asset.path&&m===d.command))}function f({profiles:{evolver:t,validator:i}}){return t.verdict==="block"&&i.verdict==="bl\
ock"}function P({command:t},i){return i.change==="added"?!0:i.differences.some(({kind:d,head:w})=>d==="command_added"&&w===
t)}const I=a.OUTCOMES=["passes","needs_fix","waits","fails","undecided"];function s({verdict:t,unfixed:i}){switch(t){case"\
pass":case"warn":return"passes";case"needs_approval":return"waits";case"fail":return i.length===0?"needs_fix":"fails";case"\
error":return"undecided"}}function N(t){const i=t.map(s),d=I.map(w=>[w,i.filter(m=>m===w).length]);return Object.fromEntries(
d)}}),37049:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.JUDGED_CHANGES=void 0,a.judgeHistory=T;function v(){
const u=e(18744);return v=function(){return u},u}function y(){const u=e(41115);return y=function(){return u},u}function b(){
const u=e(41895);return b=function(){return u},u}function O(){const u=e(47520);return O=function(){return u},u}function g(){
const u=e(67653);return g=function(){return u},u}const C=a.JUDGED_CHANGES=50,p=4,E=1e3;async function T(u,{tip:r,most:h,
policy:l,platform:S,now:o,signal:f,enough:P,progress:I}){const s=await(0,O().pastChanges)(u,r,Math.max(h,E)),N=(0,v().assetPathTest)(
l.policy),t=n(s,h,({paths:$})=>$.some(N)),i=AbortSignal.any([f,P]),d=(0,y().additionsFor)(l.policy),w={repository:u,policy:l,
additions:d,isPending:d.cover,platform:S,policyCommit:r,all:!1,signal:i},m=[];for(let $=0;$<t.length&&!i.aborted;$+=p){I(
$,t.length);const F=await Promise.all(t.slice($,$+p).map(({change:M,hasAssets:A})=>(0,g().judgeChange)(M,A,w,o).catch(c(
i))));m.push(...F.filter(M=>M!==void 0))}if(I(t.length,t.length),f.aborted)throw(0,b().interrupted)("while it judged the\
 history");const j=(await u.shallowCommits()).size>0;return{tip:r,changes:m,left:t.length-m.length,shallow:j}}function c(u){
return r=>{if(!u.aborted)throw r}}function n(u,r,h){const l=u.map(f=>({change:f,hasAssets:h(f)})),S=l.filter(f=>f.hasAssets).
slice(0,r),o=new Set([...l.slice(0,r),...S]);return l.filter(f=>o.has(f))}}),50380:((R,a,e)=>{Object.defineProperty(a,"_\
_esModule",{value:!0}),a.auditPresent=p,a.countRepairs=E;function v(){const c=e(41115);return v=function(){return c},c}function y(){
const c=e(82330);return y=function(){return c},c}function b(){const c=e(48741);return b=function(){return c},c}function O(){
const c=e(63682);return O=function(){return c},c}function g(){const c=e(92344);return g=function(){return c},c}function C(){
const c=e(67653);return C=function(){return c},c}function p(c,n){return(0,y().auditCommit)(T(c,n),n,n)}async function E(c,n,u,r){
const{policy:h}=c.policy,l=(0,g().judge)(n.audit,O().NOTHING_RAN,{policy:h,now:r}),S={commit:u,base:u};return(await(0,C().
editsOf)(n,T(c,u),S,l)).length}function T({repository:c,policy:n,platform:u,signal:r},h){return{repository:c,policy:n,additions:(0,v().
additionsFor)(n.policy),disk:(0,b().folderTree)(c.directory),platform:u,...r&&{signal:r},all:!0,policyCommit:h}}}),12319:((R,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.pushedBranch=b;function v(){const O=e(67397);return v=function(){return O},
O}const y=/^Merge pull request #\d+|\(#\d+\)$/;async function b(O,{changes:g}){return g.length===0||g.some(({subject:p})=>y.
test(p))?void 0:(await(0,v().findDefaultBranch)(O))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}}),17493:((R,a)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.WORKFLOW_TEMPLATE=void 0,a.workflowFor=y;const e=a.WORKFLOW_TEMPLATE=
`# Judges and runs every pull request. For pull requests from forks, also add the second workflow of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # If the policy requires approvals, so that a review runs the gate again:
  # pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
concurrency:
  group: gene-gate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true
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
        uses: gene-gate/gene-gate@v1
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
      # The report, also if the gate fails; the second workflow for forks reads it.
      - if: always() && steps.gate.outputs.report-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate, path: '\${{ steps.gate.outputs.report-path }}', overwrite: true }
      # The report as a page, which the comment links.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate-page, path: '\${{ steps.gate.outputs.page-path }}', overwrite: true }
`,v=`  # If the policy requires approvals, so that a review runs the gate again:
  # pull_request_review:`;function y({reviews:b,pushed:O,prepare:g=[]}){return[[b,v,`  # The policy requires approvals; \
a review runs the gate again.
  pull_request_review:`],[O!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(O)}] }
`],[O!==void 0,"|| github.ref }}","|| github.sha }}"],[g.length>0,`        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`,`        with:
          prepare: |
${g.map(p=>`            ${p}
`).join("")}`]].filter(([p])=>p).reduce((p,[,E,T])=>p.replace(E,()=>T),e)}})};
