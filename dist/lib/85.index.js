"use strict";exports.id=85,exports.ids=[85],exports.modules={15840:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.historyOf=
P;function y(){const c=o(67397);return y=function(){return c},c}function h(){const c=o(37049);return h=function(){return c},
c}const v=12e4;async function P(c,j,O,{now:T,most:C=h().JUDGED_CHANGES}){const[u]=await(0,y().lookUpCommits)(c,["HEAD"]);
if(u===void 0)return;const{platform:t,signal:a,interactive:n,note:d}=O,f=(s,g)=>{n&&d(`\r\x1B[K${s<g?`Judging past chang\
es: ${s}/${g}`:""}`)},E=AbortSignal.timeout(v),r={tip:u,most:C,policy:j,platform:t,now:T,signal:a,enough:E,progress:f};return(0,h().
judgeHistory)(c,r)}}),49232:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.builtInPolicy=d,i.namedPolicy=
C,i.policyFor=t,i.policyName=a,i.policyOfFile=u,i.repositoryOf=f;function y(){const r=o(73024);return y=function(){return r},
r}function h(){const r=o(76760);return h=function(){return r},r}function v(){const r=o(41895);return v=function(){return r},
r}function P(){const r=o(21311);return P=function(){return r},r}function c(){const r=o(74238);return c=function(){return r},
r}function j(){const r=o(48741);return j=function(){return r},r}function O(){const r=o(96402);return O=function(){return r},
r}function T(){const r=o(63550);return T=function(){return r},r}async function C(r,s){if(r===void 0)return;const g=await u(
r,s);return(0,P().requireExamples)(g),g}async function u(r,s){const g=(await s.readInput(r)).toString("utf8"),S=await f(
s.cwd,s.env)??s.cwd;return await(0,c().loadPolicyFile)(g,r,(0,j().folderTree)(S))}async function t({policy:r,profile:s},g,S){
const N=r===!1?await d():await C(r,g)??await n(S,g);return s===void 0?N:{...N,policy:{...N.policy,profile:s}}}function a({
source:r,path:s,ref:g}){return r==="default"||s===void 0?"the built-in policy":r==="file"||g===void 0?s:`${s} in ${g}`}async function n(r,{
cwd:s,env:g}){const S=r===void 0?await f(s,g):void 0,N=r??(S===void 0?void 0:(0,j().folderTree)(S));if(N===void 0)return d();
const H=await(0,c().loadPolicy)(N,N.label);return(0,P().requireExamples)(H),H}function d(){const r=(0,T().literalTree)({});
return(0,c().loadPolicy)(r,r.label)}async function f(r,s){try{const g=await(0,O().openRepository)(r,s);return await g.close(),
g.directory}catch(g){const S=g instanceof v().GateError&&g.code==="program_not_found";if(g instanceof v().GateError&&!(S&&
E(r)))return;throw g}}function E(r){const s=(0,h().dirname)(r);return(0,y().existsSync)((0,h().join)(r,".git"))||s!==r&&
E(s)}}),82256:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,i.formatOption=
T,i.inRepository=u,i.profileOption=O,i.withJudgingOptions=c;function y(){const t=o(76760);return y=function(){return t},
t}function h(){const t=o(63314);return h=function(){return t},t}function v(){const t=o(80068);return v=function(){return t},
t}function P(){const t=o(96402);return P=function(){return t},t}function c(t){return t.option(...j).option("--no-policy",
"use the built-in policy").addOption(O()).addOption(T())}const j=i.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function O(){return new(h()).Option("--profile <name>","profile for commands").choices(
v().PROFILE_NAMES)}function T(){return new(h()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}const C=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function u({repo:t},{cwd:a,env:n},d){
const f=await(0,P().openRepository)((0,y().resolve)(a,t),n);try{return await d(f)}finally{await f.close()}}}),82330:((G,i,o)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.auditCommit=C,i.judgeHead=u;function y(){const t=o(1395);return y=function(){
return t},t}function h(){const t=o(70237);return h=function(){return t},t}function v(){const t=o(67506);return v=function(){
return t},t}function P(){const t=o(54244);return P=function(){return t},t}function c(){const t=o(67147);return c=function(){
return t},t}function j(){const t=o(24634);return j=function(){return t},t}function O(){const t=o(35720);return O=function(){
return t},t}function T(){const t=o(213);return T=function(){return t},t}async function C({repository:t,policy:a,additions:n,
disk:d,isPending:f,platform:E,all:r,unprovenMerge:s,signal:g,progress:S},N,H){const[e,l,p]=await Promise.all([(0,O().readTree)(
t,H),(0,O().readTree)(t,N),(0,T().readChange)(t,H,N)]),m={...d?(0,c().withAdditions)(l,d,n):l,...f&&{isPending:f}},A=new(P()).
AuditClock(g,{},S),M={baseTree:e,headTree:l,change:p,policy:a.policy,all:r,clock:A},I=await(0,h().collectAssets)(M),F=await(0,v().
auditChange)({change:p,assets:I,baseTree:e,tree:m,policy:a,platform:E,...s&&{unprovenMerge:s},clock:A});return{change:p,
assets:I,audit:F,tree:l,commandTree:m}}async function u(t,a,n){const{repository:d,policyCommit:f}=t;await(0,j().requireCommits)(
d,[a],[a]);const E=await(0,j().mergeBase)(d,f,a),{audit:r,tree:s}=await C(t,a,E);return await(0,y().judgedHead)(r,s,t.policy,
n)}}),72857:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.proposeFix=T;function y(){const n=o(53315);return y=
function(){return n},n}function h(){const n=o(62130);return h=function(){return n},n}function v(){const n=o(88211);return v=
function(){return n},n}function P(){const n=o(41895);return P=function(){return n},n}function c(){const n=o(4378);return c=
function(){return n},n}function j(){const n=o(35720);return j=function(){return n},n}function O(){const n=o(93028);return O=
function(){return n},n}async function T({repository:n,policy:{policy:d},platform:f,signal:E,progress:r},s,{assets:g,change:S,
tree:N,commandTree:H},e){const l=new Set([...e.keys()].flatMap(b=>u(b)?t(b):[]));if(l.size===0)return;const p=s.name==="\
worktree"||s.audited===s.head,w=p?N:await(0,j().readTree)(n,s.head),m=g.changes.filter(({kind:b})=>b!=="removed"),A=new Set(
m.map(({asset:b})=>a(b))),M=[...l].filter(b=>(0,O().isRegular)(w.stat(b)?.kind)),I=await Promise.all(M.map(async b=>({path:b,
bytes:await w.read(b)}))),F=c().Judge.by({policy:d,tree:H,base:await(0,j().readTree)(n,s.base),changed:new Set(S.files.flatMap(
y().namesOf)),platform:f,...E&&{signal:E},...r&&{progress:r}});try{const b=D=>A.has(a(D)),J=await(0,h().fixFiles)(I,F,{includes:b,
left:!1});return await(0,v().proposalOf)(J,p?e:C(e))}catch(b){if(b instanceof P().GateError&&b.code==="audit_too_long")return;
throw b}}function C(n){return new Map([...n].map(([{edit:d,...f},E])=>[f,E]))}function u({rule:n,edit:d,suppressed:f}){return!f&&
(d?.fix===!0||n==="content-hash-mismatch")}function t({location:n}){return n?[n.path]:[]}function a({path:n,type:d,id:f}){
return JSON.stringify([n,d,f])}}),47520:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.firstParents=P,i.pastChanges=
v;function y(){const c=o(77598);return y=function(){return c},c}function h(){const c=o(96681);return h=function(){return c},
c}async function v({objects:c},j,O){const T=`${(0,y().randomUUID)()} `,C=await c(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${O}`,`--format=${T}%H %P%x00%s`,j]),u=[];for(const t of(0,h().splitNul)(
C)){const a=(0,h().decodePath)(t),n=u.at(-1);if(a.startsWith(T)){const[d="",f]=a.slice(T.length).split(" ");u.push({commit:d,
...f&&{base:f},paths:[]})}else n&&n.subject===void 0?n.subject=a:n&&a!==""&&n.paths.push(n.paths.length===0?a.slice(1):a)}
return u.flatMap(({commit:t,base:a,subject:n="",paths:d})=>a===void 0?[]:[{commit:t,base:a,subject:n,paths:d}])}async function P({
objects:c},j,O){return(await c(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",`${j}..${O}`])).toString().
split(`
`).filter(Boolean).map(u=>{const[t="",a="",n="",...d]=u.split("\0");return{commit:t,tree:a,parents:n.split(" ").filter(Boolean),
subject:d.join("")}})}}),67653:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.OUTCOMES=void 0,i.countOutcomes=
H,i.editsOf=f,i.judgeChange=t,i.outcomeOf=N;function y(){const e=o(9354);return y=function(){return e},e}function h(){const e=o(
1395);return h=function(){return e},e}function v(){const e=o(89549);return v=function(){return e},e}function P(){const e=o(
82330);return P=function(){return e},e}function c(){const e=o(72857);return c=function(){return e},e}function j(){const e=o(
16346);return j=function(){return e},e}function O(){const e=o(37075);return O=function(){return e},e}function T(){const e=o(
63682);return T=function(){return e},e}function C(){const e=o(92344);return C=function(){return e},e}function u(){const e=o(
94274);return u=function(){return e},e}async function t(e,l,p,w){const{commit:m,subject:A}=e;try{return{commit:m,subject:A,
hasAssets:l,...await a(e,p,w)}}catch(M){const I=(0,j().asGateError)(M);if(I.code==="interrupted")throw I;const F={verdict:"\
error",findings:[],unfixed:[]};return{commit:m,subject:A,hasAssets:l,error:I,...F,...{isHonest:!0,commands:[],with:()=>F}}}}
async function a({commit:e,base:l},p,w){const m=await(0,P().auditCommit)(p,e,l),{policy:A}=p.policy,M=await d(m,p,w),I=R=>(0,C().
judge)(m.audit,T().NOTHING_RAN,{policy:{...A,...R},now:w,approval:M}),F=I({}),b=n.includes(F.verdict)?[]:await f(m,p,{commit:e,
base:l},F),J=E(b),D=(R,B=A.fail_on)=>{const U=(0,C().allFindings)(R),L=$=>(0,u().isBlocking)($,B);return{verdict:R.verdict,
findings:U.filter($=>$.level||$.suppressed||L($)),unfixed:U.filter($=>L($)&&!J($))}};return{...D(F),isHonest:!m.audit.genes.
some(R=>r(R,b)),commands:m.audit.genes.flatMap(({commands:R})=>R),with:R=>D(I(R),R.fail_on)}}const n=["pass","warn"];function d({
audit:e,tree:l},{policy:p},w){const m={judge:()=>(0,h().judgedHead)(e,l,p,"")};return(0,y().findApprovals)(e,p.policy.approvals,
[m],(0,v().approveByDigest)(void 0,w))}async function f(e,l,{commit:p,base:w},m){const A={name:"range",head:p,audited:p,
base:w},M=(0,O().idsOf)((0,C().allFindings)(m));return(await(0,c().proposeFix)(l,A,e,M))?.edits??[]}function E(e){const l=new Set(
e.map(({finding:w})=>w.replace(/:\d+$/,""))),p=new Set(e.map(({path:w,old:m})=>JSON.stringify([w,m])));return w=>{const{
subject:m,location:A}=w;return p.has(JSON.stringify([A?.path,m?.command]))||l.has((0,O().identityOf)(w))}}function r(e,l){
return e.commands.some(p=>s(p)&&g(p,e)&&!l.some(({path:w,old:m})=>w===e.asset.path&&m===p.command))}function s({profiles:{
evolver:e,validator:l}}){return e.verdict==="block"&&l.verdict==="block"}function g({command:e},l){return l.change==="ad\
ded"?!0:l.differences.some(({kind:p,head:w})=>p==="command_added"&&w===e)}const S=i.OUTCOMES=["passes","needs_fix","wait\
s","fails","undecided"];function N({verdict:e,unfixed:l}){switch(e){case"pass":case"warn":return"passes";case"needs_appr\
oval":return"waits";case"fail":return l.length===0?"needs_fix":"fails";case"error":return"undecided"}}function H(e){const l=e.
map(N),p=S.map(w=>[w,l.filter(m=>m===w).length]);return Object.fromEntries(p)}}),37049:((G,i,o)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.JUDGED_CHANGES=void 0,i.judgeHistory=C;function y(){const a=o(18744);return y=function(){return a},
a}function h(){const a=o(41115);return h=function(){return a},a}function v(){const a=o(41895);return v=function(){return a},
a}function P(){const a=o(47520);return P=function(){return a},a}function c(){const a=o(67653);return c=function(){return a},
a}const j=i.JUDGED_CHANGES=50,O=4,T=1e3;async function C(a,{tip:n,most:d,policy:f,platform:E,now:r,signal:s,enough:g,progress:S}){
const N=await(0,P().pastChanges)(a,n,Math.max(d,T)),H=(0,y().assetPathTest)(f.policy),e=t(N,d,({paths:M})=>M.some(H)),l=AbortSignal.
any([s,g]),p=(0,h().additionsFor)(f.policy),w={repository:a,policy:f,additions:p,isPending:p.cover,platform:E,policyCommit:n,
all:!1,signal:l},m=[];for(let M=0;M<e.length&&!l.aborted;M+=O){S(M,e.length);const I=await Promise.all(e.slice(M,M+O).map(
({change:F,hasAssets:b})=>(0,c().judgeChange)(F,b,w,r).catch(u(l))));m.push(...I.filter(F=>F!==void 0))}if(S(e.length,e.
length),s.aborted)throw(0,v().interrupted)("while it judged the history");const A=(await a.shallowCommits()).size>0;return{
tip:n,changes:m,left:e.length-m.length,shallow:A}}function u(a){return n=>{if(!a.aborted)throw n}}function t(a,n,d){const f=a.
map(s=>({change:s,hasAssets:d(s)})),E=f.filter(s=>s.hasAssets).slice(0,n),r=new Set([...f.slice(0,n),...E]);return f.filter(
s=>r.has(s))}}),50380:((G,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.auditPresent=O,i.countRepairs=T;function y(){
const u=o(41115);return y=function(){return u},u}function h(){const u=o(82330);return h=function(){return u},u}function v(){
const u=o(48741);return v=function(){return u},u}function P(){const u=o(63682);return P=function(){return u},u}function c(){
const u=o(92344);return c=function(){return u},u}function j(){const u=o(67653);return j=function(){return u},u}function O(u,t){
return(0,h().auditCommit)(C(u,t),t,t)}async function T(u,t,a){const n=await O(u,t),{policy:d}=u.policy,f=(0,c().judge)(n.
audit,P().NOTHING_RAN,{policy:d,now:a}),E={commit:t,base:t};return(await(0,j().editsOf)(n,C(u,t),E,f)).length}function C({
repository:u,policy:t,platform:a,signal:n},d){return{repository:u,policy:t,additions:(0,y().additionsFor)(t.policy),disk:(0,v().
folderTree)(u.directory),platform:a,...n&&{signal:n},all:!0,policyCommit:d}}}),17493:((G,i)=>{Object.defineProperty(i,"_\
_esModule",{value:!0}),i.WORKFLOW_TEMPLATE=void 0,i.workflowFor=h;const o=i.WORKFLOW_TEMPLATE=`# Judges and runs every p\
ull request. For pull requests from forks, also add the second workflow of
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
`,y=`  # If the policy requires approvals, so that a review runs the gate again:
  # pull_request_review:`;function h(v){return v?o.replace(y,`  # The policy requires approvals; a review runs the gate \
again.
  pull_request_review:`):o}})};
