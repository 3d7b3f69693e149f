"use strict";exports.id=474,exports.ids=[474],exports.modules={15840:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.historyOf=
O;function v(){const g=e(67397);return v=function(){return g},g}function w(){const g=e(37049);return w=function(){return g},
g}const j=12e4;async function O(g,S,l,{now:E,most:T=w().JUDGED_CHANGES}){const[c]=await(0,v().lookUpCommits)(g,["HEAD"]);
if(c===void 0)return;const{platform:n,signal:i,interactive:r,note:h}=l,f=(d,b)=>{r&&h(`\r\x1B[K${d<b?`Judging past chang\
es: ${d}/${b}`:""}`)},M=AbortSignal.timeout(j),o={tip:c,most:T,policy:S,platform:n,now:E,signal:i,enough:M,progress:f};return(0,w().
judgeHistory)(g,o)}}),49232:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=h,a.namedPolicy=
T,a.policyFor=n,a.policyName=i,a.policyOfFile=c,a.repositoryOf=f;function v(){const o=e(73024);return v=function(){return o},
o}function w(){const o=e(76760);return w=function(){return o},o}function j(){const o=e(41895);return j=function(){return o},
o}function O(){const o=e(21311);return O=function(){return o},o}function g(){const o=e(74238);return g=function(){return o},
o}function S(){const o=e(48741);return S=function(){return o},o}function l(){const o=e(96402);return l=function(){return o},
o}function E(){const o=e(63550);return E=function(){return o},o}async function T(o,d){if(o===void 0)return;const b=await c(
o,d);return(0,O().requireExamples)(b),b}async function c(o,d){const b=(await d.readInput(o)).toString("utf8"),s=await f(
d.cwd,d.env)??d.cwd;return await(0,g().loadPolicyFile)(b,o,(0,S().folderTree)(s))}async function n({policy:o,profile:d},b,s){
const P=o===!1?await h():await T(o,b)??await r(s,b);return d===void 0?P:{...P,policy:{...P.policy,profile:d}}}function i({
source:o,path:d,ref:b}){return o==="default"||d===void 0?"the built-in policy":o==="file"||b===void 0?d:`${d} in ${b}`}async function r(o,{
cwd:d,env:b}){const s=o===void 0?await f(d,b):void 0,P=o??(s===void 0?void 0:(0,S().folderTree)(s));if(P===void 0)return h();
const C=await(0,g().loadPolicy)(P,P.label);return(0,O().requireExamples)(C),C}function h(){const o=(0,E().literalTree)({});
return(0,g().loadPolicy)(o,o.label)}async function f(o,d){try{const b=await(0,l().openRepository)(o,d);return await b.close(),
b.directory}catch(b){const s=b instanceof j().GateError&&b.code==="program_not_found";if(b instanceof j().GateError&&!(s&&
M(o)))return;throw b}}function M(o){const d=(0,w().dirname)(o);return(0,v().existsSync)((0,w().join)(o,".git"))||d!==o&&
M(d)}}),82256:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=
E,a.inRepository=c,a.profileOption=l,a.withJudgingOptions=g;function v(){const n=e(76760);return v=function(){return n},
n}function w(){const n=e(63314);return w=function(){return n},n}function j(){const n=e(80068);return j=function(){return n},
n}function O(){const n=e(96402);return O=function(){return n},n}function g(n){return n.option(...S).option("--no-policy",
"use the built-in policy").addOption(l()).addOption(E())}const S=a.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function l(){return new(w()).Option("--profile <name>","profile for commands").choices(
j().PROFILE_NAMES)}function E(){return new(w()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}const T=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function c({repo:n},{cwd:i,env:r},h){
const f=await(0,O().openRepository)((0,v().resolve)(i,n),r);try{return await h(f)}finally{await f.close()}}}),82330:((R,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.auditCommit=T,a.judgeHead=c;function v(){const n=e(1395);return v=function(){
return n},n}function w(){const n=e(70237);return w=function(){return n},n}function j(){const n=e(67506);return j=function(){
return n},n}function O(){const n=e(54244);return O=function(){return n},n}function g(){const n=e(67147);return g=function(){
return n},n}function S(){const n=e(24634);return S=function(){return n},n}function l(){const n=e(35720);return l=function(){
return n},n}function E(){const n=e(213);return E=function(){return n},n}async function T({repository:n,policy:i,additions:r,
disk:h,isPending:f,platform:M,all:o,unprovenMerge:d,signal:b,progress:s},P,C){const[t,u,m]=await Promise.all([(0,l().readTree)(
n,C),(0,l().readTree)(n,P),(0,E().readChange)(n,C,P)]),p={...h?(0,g().withAdditions)(u,h,r):u,...f&&{isPending:f}},$=new(O()).
AuditClock(b,{},s),I={baseTree:t,headTree:u,change:m,policy:i.policy,all:o,clock:$},N=await(0,w().collectAssets)(I),F=await(0,j().
auditChange)({change:m,assets:N,baseTree:t,tree:p,policy:i,platform:M,...d&&{unprovenMerge:d},clock:$});return{change:m,
assets:N,audit:F,tree:u,commandTree:p}}async function c(n,i,r){const{repository:h,policyCommit:f}=n;await(0,S().requireCommits)(
h,[i],[i]);const M=await(0,S().mergeBase)(h,f,i),{audit:o,tree:d}=await T(n,i,M);return await(0,v().judgedHead)(o,d,n.policy,
r)}}),72857:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.proposeFix=E;function v(){const r=e(53315);return v=
function(){return r},r}function w(){const r=e(62130);return w=function(){return r},r}function j(){const r=e(88211);return j=
function(){return r},r}function O(){const r=e(41895);return O=function(){return r},r}function g(){const r=e(4378);return g=
function(){return r},r}function S(){const r=e(35720);return S=function(){return r},r}function l(){const r=e(93028);return l=
function(){return r},r}async function E({repository:r,policy:{policy:h},platform:f,signal:M,progress:o},d,{assets:b,change:s,
tree:P,commandTree:C},t){const u=new Set([...t.keys()].flatMap(A=>c(A)?n(A):[]));if(u.size===0)return;const m=d.name==="\
worktree"||d.audited===d.head,y=m?P:await(0,S().readTree)(r,d.head),p=b.changes.filter(({kind:A})=>A!=="removed"),$=new Set(
p.map(({asset:A})=>i(A))),I=[...u].filter(A=>(0,l().isRegular)(y.stat(A)?.kind)),N=await Promise.all(I.map(async A=>({path:A,
bytes:await y.read(A)}))),F=g().Judge.by({policy:h,tree:C,base:await(0,S().readTree)(r,d.base),changed:new Set(s.files.flatMap(
v().namesOf)),platform:f,...M&&{signal:M},...o&&{progress:o}});try{const A=L=>$.has(i(L)),B=await(0,w().fixFiles)(N,F,{includes:A,
left:!1});return await(0,j().proposalOf)(B,m?t:T(t))}catch(A){if(A instanceof O().GateError&&A.code==="audit_too_long")return;
throw A}}function T(r){return new Map([...r].map(([{edit:h,...f},M])=>[f,M]))}function c({rule:r,edit:h,suppressed:f}){return!f&&
(h?.fix===!0||r==="content-hash-mismatch")}function n({location:r}){return r?[r.path]:[]}function i({path:r,type:h,id:f}){
return JSON.stringify([r,h,f])}}),47520:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.firstParents=S,a.hasSoleAuthor=
g,a.pastChanges=j;function v(){const l=e(77598);return v=function(){return l},l}function w(){const l=e(96681);return w=function(){
return l},l}async function j({objects:l},E,T){const c=`${(0,v().randomUUID)()} `,n=await l(["log","--first-parent","-m",
"-z","--name-only","--no-renames","--no-color",`--max-count=${T}`,`--format=${c}%H %P%x00%s`,E]),i=[];for(const r of(0,w().
splitNul)(n)){const h=(0,w().decodePath)(r),f=i.at(-1);if(h.startsWith(c)){const[M="",o]=h.slice(c.length).split(" ");i.
push({commit:M,...o&&{base:o},paths:[]})}else f&&f.subject===void 0?f.subject=h:f&&h!==""&&f.paths.push(f.paths.length===
0?h.slice(1):h)}return i.flatMap(({commit:r,base:h,subject:f="",paths:M})=>h===void 0?[]:[{commit:r,base:h,subject:f,paths:M}])}
const O=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function g({objects:l},E){
const T=await l(["log","--no-color","--format=%aN%x00%aE",E]),c=[...new Set(T.toString().toLowerCase().split(`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(i=>O.test(i)));return[0,1].some(n=>new Set(c.map(i=>i[n])).size===
1)}async function S({objects:l},E,T){return(await l(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${E}..${T}`])).toString().split(`
`).filter(Boolean).map(i=>{const[r="",h="",f="",...M]=i.split("\0");return{commit:r,tree:h,parents:f.split(" ").filter(Boolean),
subject:M.join("")}})}}),63512:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.firstPolicy=n;function v(){
const s=e(41330);return v=function(){return s},s}function w(){const s=e(81456);return w=function(){return s},s}function j(){
const s=e(18744);return j=function(){return s},s}function O(){const s=e(68450);return O=function(){return s},s}function g(){
const s=e(7946);return g=function(){return s},s}function S(){const s=e(41115);return S=function(){return s},s}function l(){
const s=e(59490);return l=function(){return s},s}function E(){const s=e(93028);return E=function(){return s},s}function T(){
const s=e(9436);return T=function(){return s},s}const c=336*60*60*1e3;async function n({audit:{genes:s},assets:P,commandTree:C},t,u){
const m=new Map(s.map(({store:N})=>[N.path,N])),y=s.flatMap(N=>N.commands),{hard_cap_files:p,hard_cap_lines:$}=t.blast_radius,
I=new Set(s.filter(N=>N.commands.some(o)).map(({store:N})=>N.root));return{until:(0,T().dayOf)(new Date(u.getTime()+c)),
stores:[...m.values()].filter(({path:N,root:F,named:A})=>!A&&(F!==""||(0,O().packagesAbove)(C,N).length>1)).map(({path:N,
root:F})=>({path:N||".",root:F||"."})),include:await r(C,t),programs:f(y,C),prepare:[...I].flatMap(N=>d(N,C)),exceedsCap:P.
files.length>p||await b(P.files,C)>$}}const i=/(?:^|\/)(?:tests?|__tests__|fixtures?|examples?|docs?|node_modules|dist)(?:\/|$)/i;
async function r(s,P){const C=(0,j().assetPathTest)(P),t=(0,w().assetLimits)(P.assets.max_file_bytes),u=[...s.files()].filter(
({path:y,kind:p})=>(0,E().isRegular)(p)&&(0,g().isJsonPath)(y)&&!C(y)&&!i.test(y)),m=[];for(const y of u){const p=await(0,g().
findStrayGenes)(s,y,t);p?.rule==="outside-globs"&&/Gene/.test(p.detail)&&m.push(h(y.path))}return m}function h(s){return s.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function f(s,P){const C=s.flatMap(({findings:t})=>t.flatMap(({args:u})=>typeof u.offered==
"string"?u.offered:[]));return[...(0,l().groupBy)(C,t=>t)].sort(([,t],[,u])=>u.length-t.length).map(([t])=>t).filter(t=>t!==
""&&M(t,P))}function M(s,P){const t=[...(0,S().programTerms)({programs:[s],families:[]}).allowed.values()].flatMap(({data:p})=>p.
build_files),u=t.some(p=>/\.py$|^pyproject/.test(p)),m=t.map(p=>p.includes("/")?p:`**/${p}`),y=(0,v().default)([...m,...u?
["**/*.py"]:[]],{dot:!0});return[...P.files()].some(({path:p})=>y(p))}function o({findings:s,reading:P}){return s.some(({
rule:C})=>C==="not-installed")||P.targets.some(({kind:C})=>C==="package_binary")}function d(s,P){const C=(0,O().packagesAbove)(
P,s).find(t=>["package-lock.json","npm-shrinkwrap.json"].some(u=>P.stat(t===""?u:`${t}/${u}`)!==void 0));return C===void 0?
[]:[`npm ci --ignore-scripts${C===""?"":` --prefix ${C}`}`]}async function b(s,P){return(await Promise.all(s.map(async t=>(await P.
read(t)).filter(u=>u===10).length))).reduce((t,u)=>t+u,0)}}),67653:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.OUTCOMES=void 0,a.countOutcomes=C,a.editsOf=f,a.judgeChange=n,a.outcomeOf=P;function v(){const t=e(9354);return v=function(){
return t},t}function w(){const t=e(1395);return w=function(){return t},t}function j(){const t=e(89549);return j=function(){
return t},t}function O(){const t=e(82330);return O=function(){return t},t}function g(){const t=e(72857);return g=function(){
return t},t}function S(){const t=e(16346);return S=function(){return t},t}function l(){const t=e(37075);return l=function(){
return t},t}function E(){const t=e(63682);return E=function(){return t},t}function T(){const t=e(92344);return T=function(){
return t},t}function c(){const t=e(47350);return c=function(){return t},t}async function n(t,u,m,y){const{commit:p,subject:$}=t;
try{return{commit:p,subject:$,hasAssets:u,...await i(t,m,y)}}catch(I){const N=(0,S().asGateError)(I);if(N.code==="interr\
upted")throw N;const F={verdict:"error",findings:[],unfixed:[]};return{commit:p,subject:$,hasAssets:u,error:N,...F,...{isHonest:!0,
commands:[],with:()=>F}}}}async function i({commit:t,base:u},m,y){const p=await(0,O().auditCommit)(m,t,u),{policy:$}=m.policy,
I=await h(p,m,y),N=H=>(0,T().judge)(p.audit,E().NOTHING_RAN,{policy:{...$,...H},now:y,approval:I}),F=N({}),A=r.includes(
F.verdict)?[]:await f(p,m,{commit:t,base:u},F),B=M(A),L=(H,J=$.fail_on)=>{const D=(0,T().allFindings)(H),U=G=>(0,c().isBlocking)(
G,J);return{verdict:H.verdict,findings:D.filter(G=>G.level||G.suppressed||U(G)),unfixed:D.filter(G=>U(G)&&!B(G))}};return{
...L(F),isHonest:!p.audit.genes.some(H=>o(H,A)),commands:p.audit.genes.flatMap(({commands:H})=>H),with:H=>L(N(H),H.fail_on)}}
const r=["pass","warn"];function h({audit:t,tree:u},{policy:m},y){const p={judge:()=>(0,w().judgedHead)(t,u,m,"")};return(0,v().
findApprovals)(t,m.policy.approvals,[p],(0,j().approveByDigest)(void 0,y))}async function f(t,u,{commit:m,base:y},p){const $={
name:"range",head:m,audited:m,base:y},I=(0,l().idsOf)((0,T().allFindings)(p));return(await(0,g().proposeFix)(u,$,t,I))?.
edits??[]}function M(t){const u=new Set(t.map(({finding:y})=>y.replace(/:\d+$/,""))),m=new Set(t.map(({path:y,old:p})=>JSON.
stringify([y,p])));return y=>{const{subject:p,location:$}=y;return m.has(JSON.stringify([$?.path,p?.command]))||u.has((0,l().
identityOf)(y))}}function o(t,u){return t.commands.some(m=>d(m)&&b(m,t)&&!u.some(({path:y,old:p})=>y===t.asset.path&&p===
m.command))}function d({profiles:{evolver:t,validator:u}}){return t.verdict==="block"&&u.verdict==="block"}function b({command:t},u){
return u.change==="added"?!0:u.differences.some(({kind:m,head:y})=>m==="command_added"&&y===t)}const s=a.OUTCOMES=["pass\
es","needs_fix","waits","fails","undecided"];function P({verdict:t,unfixed:u}){switch(t){case"pass":case"warn":return"pa\
sses";case"needs_approval":return"waits";case"fail":return u.length===0?"needs_fix":"fails";case"error":return"undecided"}}
function C(t){const u=t.map(P),m=s.map(y=>[y,u.filter(p=>p===y).length]);return Object.fromEntries(m)}}),37049:((R,a,e)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.JUDGED_CHANGES=void 0,a.judgeHistory=T;function v(){const i=e(18744);
return v=function(){return i},i}function w(){const i=e(41115);return w=function(){return i},i}function j(){const i=e(41895);
return j=function(){return i},i}function O(){const i=e(47520);return O=function(){return i},i}function g(){const i=e(67653);
return g=function(){return i},i}const S=a.JUDGED_CHANGES=50,l=4,E=1e3;async function T(i,{tip:r,most:h,policy:f,platform:M,
now:o,signal:d,enough:b,progress:s}){const P=await(0,O().pastChanges)(i,r,Math.max(h,E)),C=(0,v().assetPathTest)(f.policy),
t=n(P,h,({paths:I})=>I.some(C)),u=AbortSignal.any([d,b]),m=(0,w().additionsFor)(f.policy),y={repository:i,policy:f,additions:m,
isPending:m.cover,platform:M,policyCommit:r,all:!1,signal:u},p=[];for(let I=0;I<t.length&&!u.aborted;I+=l){s(I,t.length);
const N=await Promise.all(t.slice(I,I+l).map(({change:F,hasAssets:A})=>(0,g().judgeChange)(F,A,y,o).catch(c(u))));p.push(
...N.filter(F=>F!==void 0))}if(s(t.length,t.length),d.aborted)throw(0,j().interrupted)("while it judged the history");const $=(await i.
shallowCommits()).size>0;return{tip:r,changes:p,left:t.length-p.length,shallow:$}}function c(i){return r=>{if(!i.aborted)
throw r}}function n(i,r,h){const f=i.map(d=>({change:d,hasAssets:h(d)})),M=f.filter(d=>d.hasAssets).slice(0,r),o=new Set(
[...f.slice(0,r),...M]);return f.filter(d=>o.has(d))}}),50380:((R,a,e)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.auditPresent=l,a.countRepairs=E;function v(){const c=e(41115);return v=function(){return c},c}function w(){const c=e(82330);
return w=function(){return c},c}function j(){const c=e(48741);return j=function(){return c},c}function O(){const c=e(63682);
return O=function(){return c},c}function g(){const c=e(92344);return g=function(){return c},c}function S(){const c=e(67653);
return S=function(){return c},c}function l(c,n){return(0,w().auditCommit)(T(c,n),n,n)}async function E(c,n,i,r){const{policy:h}=c.
policy,f=(0,g().judge)(n.audit,O().NOTHING_RAN,{policy:h,now:r}),M={commit:i,base:i};return(await(0,S().editsOf)(n,T(c,i),
M,f)).length}function T({repository:c,policy:n,platform:i,signal:r},h){return{repository:c,policy:n,additions:(0,v().additionsFor)(
n.policy),disk:(0,j().folderTree)(c.directory),platform:i,...r&&{signal:r},all:!0,policyCommit:h}}}),12319:((R,a,e)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.pushedBranch=j;function v(){const O=e(67397);return v=function(){return O},O}
const w=/^Merge pull request #\d+|\(#\d+\)$/;async function j(O,{changes:g}){return g.length===0||g.some(({subject:l})=>w.
test(l))?void 0:(await(0,v().findDefaultBranch)(O))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}}),17493:((R,a)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.WORKFLOW_TEMPLATE=void 0,a.workflowFor=w;const e=a.WORKFLOW_TEMPLATE=
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
  # pull_request_review:`;function w({reviews:j,pushed:O,prepare:g=[]}){return[[j,v,`  # The policy requires approvals; \
a review runs the gate again.
  pull_request_review:`],[O!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(O)}] }
`],[O!==void 0,"|| github.ref }}","|| github.sha }}"],[g.length>0,`        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`,`        with:
          prepare: |
${g.map(l=>`            ${l}
`).join("")}`]].filter(([l])=>l).reduce((l,[,E,T])=>l.replace(E,()=>T),e)}})};
