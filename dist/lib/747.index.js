"use strict";exports.id=747,exports.ids=[747],exports.modules={49232:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=o,a.namedPolicy=C,a.policyFor=n,a.policyName=u,a.policyOfFile=P,a.repositoryOf=f;function g(){const t=e(
73024);return g=function(){return t},t}function p(){const t=e(76760);return p=function(){return t},t}function O(){const t=e(
41895);return O=function(){return t},t}function v(){const t=e(21311);return v=function(){return t},t}function h(){const t=e(
74238);return h=function(){return t},t}function d(){const t=e(48741);return d=function(){return t},t}function i(){const t=e(
96402);return i=function(){return t},t}function m(){const t=e(63550);return m=function(){return t},t}async function C(t,s){
if(t===void 0)return;const c=await P(t,s);return(0,v().requireExamples)(c),c}async function P(t,s){const c=(await s.readInput(
t)).toString("utf8"),F=await f(s.cwd,s.env)??s.cwd;return await(0,h().loadPolicyFile)(c,t,(0,d().folderTree)(F))}async function n({
policy:t,profile:s},c,F){const E=t===!1?await o():await C(t,c)??await w(F,c);return s===void 0?E:{...E,policy:{...E.policy,
profile:s}}}function u({source:t,path:s,ref:c}){return t==="default"||s===void 0?"the built-in policy":t==="file"||c===void 0?
s:`${s} in ${c}`}async function w(t,{cwd:s,env:c}){const F=t===void 0?await f(s,c):void 0,E=t??(F===void 0?void 0:(0,d().
folderTree)(F));if(E===void 0)return o();const N=await(0,h().loadPolicy)(E,E.label);return(0,v().requireExamples)(N),N}function o(){
const t=(0,m().literalTree)({});return(0,h().loadPolicy)(t,t.label)}async function f(t,s){try{const c=await(0,i().openRepository)(
t,s);return await c.close(),c.directory}catch(c){const F=c instanceof O().GateError&&c.code==="program_not_found";if(c instanceof
O().GateError&&!(F&&y(t)))return;throw c}}function y(t){const s=(0,p().dirname)(t);return(0,g().existsSync)((0,p().join)(
t,".git"))||s!==t&&y(s)}},82256:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=
void 0,a.formatOption=n,a.inRepository=f,a.printAnswer=w,a.profileOption=P,a.storeFiles=y,a.textOptions=u,a.withJudgingOptions=
m;function g(){const t=e(76760);return g=function(){return t},t}function p(){const t=e(63314);return p=function(){return t},
t}function O(){const t=e(18744);return O=function(){return t},t}function v(){const t=e(41895);return v=function(){return t},
t}function h(){const t=e(80068);return h=function(){return t},t}function d(){const t=e(96402);return d=function(){return t},
t}function i(){const t=e(10289);return i=function(){return t},t}function m(t){return t.option(...C).option("--no-policy",
"use the built-in policy").addOption(P()).addOption(n())}const C=a.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function P(){return new(p()).Option("--profile <name>","profile for commands").choices(
h().PROFILE_NAMES)}function n(){return new(p()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function u({verbose:t=!1},{columns:s,colour:c}){return{columns:s,colour:c,verbose:t}}function w(t,s,c,F){F.print(
c==="json"?`${(0,i().json)(t)}
`:s(),c)}const o=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function f({repo:t},{cwd:s,env:c},F){
const E=await(0,d().openRepository)((0,g().resolve)(s,t),c);try{return await F(E)}finally{await E.close()}}function y(t,s,c){
const F=(0,O().assetPathsIn)(t,s);if(F.length>0)return F;throw new(v()).GateError("usage",`${c} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},29122:function(S,a){Object.defineProperty(a,"__esModule",{value:!0}),
a.isOfCommit=e;function e({name:g}){return g!=="worktree"&&g!=="index"}},82330:function(S,a,e){Object.defineProperty(a,"\
__esModule",{value:!0}),a.auditCommit=C,a.judgeHead=P;function g(){const n=e(1395);return g=function(){return n},n}function p(){
const n=e(70237);return p=function(){return n},n}function O(){const n=e(67506);return O=function(){return n},n}function v(){
const n=e(54244);return v=function(){return n},n}function h(){const n=e(67147);return h=function(){return n},n}function d(){
const n=e(24634);return d=function(){return n},n}function i(){const n=e(35720);return i=function(){return n},n}function m(){
const n=e(213);return m=function(){return n},n}async function C({repository:n,policy:u,additions:w,disk:o,isPending:f,platform:y,
all:t,unprovenMerge:s,signal:c},F,E){const[N,r,b]=await Promise.all([(0,i().readTree)(n,E),(0,i().readTree)(n,F),(0,m().
readChange)(n,E,F)]),l={...o?(0,h().withAdditions)(r,o,w):r,...f&&{isPending:f}},j=new(v()).AuditClock(c),L={baseTree:N,
headTree:r,change:b,policy:u.policy,all:t,clock:j},I=await(0,p().collectAssets)(L),M=await(0,O().auditChange)({change:b,
assets:I,baseTree:N,tree:l,policy:u,platform:y,...s&&{unprovenMerge:s},clock:j});return{change:b,assets:I,audit:M,tree:r,
commandTree:l}}async function P(n,u,w){const{repository:o,policyCommit:f}=n;await(0,d().requireCommits)(o,[u],[u]);const y=await(0,d().
mergeBase)(o,f,u),{audit:t,tree:s}=await C(n,u,y);return await(0,g().judgedHead)(t,s,n.policy,w)}},72857:function(S,a,e){
Object.defineProperty(a,"__esModule",{value:!0}),a.proposeFix=C;function g(){const o=e(53315);return g=function(){return o},
o}function p(){const o=e(29122);return p=function(){return o},o}function O(){const o=e(62130);return O=function(){return o},
o}function v(){const o=e(88211);return v=function(){return o},o}function h(){const o=e(41895);return h=function(){return o},
o}function d(){const o=e(4378);return d=function(){return o},o}function i(){const o=e(35720);return i=function(){return o},
o}function m(){const o=e(93028);return m=function(){return o},o}async function C({repository:o,policy:{policy:f},platform:y,
signal:t},s,{assets:c,change:F,tree:E,commandTree:N},r){const b=new Set([...r.keys()].flatMap($=>n($)?u($):[]));if(b.size===
0)return;const T=!(0,p().isOfCommit)(s)||s.audited===s.head,l=T?E:await(0,i().readTree)(o,s.head),j=c.changes.filter(({kind:$})=>$!==
"removed"),L=new Set(j.map(({asset:$})=>w($))),I=[...b].filter($=>(0,m().isRegular)(l.stat($)?.kind)),M=await Promise.all(
I.map(async $=>({path:$,bytes:await l.read($)}))),B=d().Judge.by({policy:f,tree:N,base:await(0,i().readTree)(o,s.base),changed:new Set(
F.files.flatMap(g().namesOf)),platform:y,...t&&{signal:t}});try{const $=G=>L.has(w(G)),R=await(0,O().fixFiles)(M,B,{includes:$,
left:!1});return await(0,v().proposalOf)(R,T?r:P(r))}catch($){if($ instanceof h().GateError&&$.code==="audit_too_long")return;
throw $}}function P(o){return new Map([...o].map(([{edit:f,...y},t])=>[y,t]))}function n({rule:o,edit:f,suppressed:y}){return!y&&
(f?.fix===!0||o==="content-hash-mismatch")}function u({location:o}){return o?[o.path]:[]}function w({path:o,type:f,id:y}){
return JSON.stringify([o,f,y])}},47520:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.firstParents=d,
a.hasSoleAuthor=h,a.pastChanges=O;function g(){const i=e(77598);return g=function(){return i},i}function p(){const i=e(96681);
return p=function(){return i},i}async function O({objects:i},m,C){const P=`${(0,g().randomUUID)()} `,n=await i(["log","-\
-first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${C}`,`--format=${P}%H %P%x00%s`,m]),u=[];
for(const w of(0,p().splitNul)(n)){const o=(0,p().decodePath)(w),f=u.at(-1);if(o.startsWith(P)){const[y="",t]=o.slice(P.
length).split(" ");u.push({commit:y,...t&&{base:t},paths:[]})}else f&&f.subject===void 0?f.subject=o:f&&o!==""&&f.paths.
push(f.paths.length===0?o.slice(1):o)}return u.flatMap(({commit:w,base:o,subject:f="",paths:y})=>o===void 0?[]:[{commit:w,
base:o,subject:f,paths:y}])}const v=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function h({
objects:i},m){const C=await i(["log","--no-color","--format=%aN%x00%aE",m]),P=[...new Set(C.toString().toLowerCase().split(
`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(u=>v.test(u)));return[0,1].some(n=>new Set(P.map(u=>u[n])).size===
1)}async function d({objects:i},m,C){return(await i(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${m}..${C}`])).toString().split(`
`).filter(Boolean).map(u=>{const[w="",o="",f="",...y]=u.split("\0");return{commit:w,tree:o,parents:f.split(" ").filter(Boolean),
subject:y.join("")}})}},63512:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.firstPolicy=o;function g(){
const r=e(41330);return g=function(){return r},r}function p(){const r=e(99668);return p=function(){return r},r}function O(){
const r=e(81456);return O=function(){return r},r}function v(){const r=e(18744);return v=function(){return r},r}function h(){
const r=e(28894);return h=function(){return r},r}function d(){const r=e(68450);return d=function(){return r},r}function i(){
const r=e(7946);return i=function(){return r},r}function m(){const r=e(20639);return m=function(){return r},r}function C(){
const r=e(41115);return C=function(){return r},r}function P(){const r=e(59490);return P=function(){return r},r}function n(){
const r=e(93028);return n=function(){return r},r}function u(){const r=e(9436);return u=function(){return r},r}const w=336*
60*60*1e3;async function o({audit:{genes:r},assets:b,commandTree:T},l,j){const L=new Map(r.map(({store:A})=>[A.path,A])),
I=r.flatMap(A=>A.commands),{hard_cap_files:M,hard_cap_lines:B}=l.blast_radius,$=new Set(r.filter(A=>A.commands.some(F)).
map(({store:A})=>A.root)),R=await y(T,l),G=b.files.length>0||R.length>0;return{until:(0,u().dayOf)(new Date(j.getTime()+
w)),stores:[...L.values()].filter(({path:A,root:H,named:U})=>!U&&(H!==""||(0,d().packagesAbove)(T,A).length>1)).map(({path:A,
root:H})=>({path:A||".",root:H||"."})),include:R,agentFiles:G?[]:(0,p().agentFilesIn)(T,l).map(({path:A})=>A),programs:s(
I,T),prepare:[...$].flatMap(A=>E(A,T)),exceedsCap:b.files.length>M||await N(b.files,T)>B}}const f=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;
async function y(r,b){const T=(0,v().assetPathTest)(b),l=(0,O().assetLimits)(b.assets.max_file_bytes),j=[...r.files()].filter(
({path:I,kind:M})=>(0,n().isRegular)(M)&&(0,i().mayHoldAssets)(I)&&!T(I)&&!((0,m().isTest)(I)||(0,m().isTestData)(I)||f.
test(I))),L=[];for(const I of j){const M=await(0,i().findStrayGenes)(r,I,l);M?.rule==="outside-globs"&&/Gene/.test(M.detail)&&
L.push(t(I.path))}return L}function t(r){return r.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function s(r,b){const T=r.flatMap(
({findings:l})=>l.flatMap(({args:j})=>typeof j.offered=="string"?j.offered:[]));return[...(0,P().groupBy)(T,l=>l)].sort(
([,l],[,j])=>j.length-l.length).map(([l])=>l).filter(l=>l!==""&&c(l,b))}function c(r,b){const l=[...(0,C().programTerms)(
{programs:[r],families:[]}).allowed.values()].flatMap(({data:M})=>M.build_files),j=l.some(M=>/\.py$|^pyproject/.test(M)),
L=l.map(M=>M.includes("/")?M:`**/${M}`),I=(0,g().default)([...L,...j?["**/*.py"]:[]],{dot:!0});return[...b.files()].some(
({path:M})=>I(M))}function F({findings:r,reading:b}){return r.some(({rule:T})=>T==="not-installed")||b.targets.some(({kind:T})=>T===
"package_binary")}function E(r,b){const T=(0,d().packagesAbove)(b,r).find(l=>m().NPM_LOCKFILES.some(j=>b.stat(l===""?j:`${l}\
/${j}`)!==void 0));return T===void 0?[]:[`npm ci --ignore-scripts${T===""?"":` --prefix ${T}`}`]}async function N(r,b){return(await Promise.
all(r.map(async l=>{const j=await b.read(l);return(0,h().countLines)(j,j.length)}))).reduce((l,j)=>l+j,0)}},50380:function(S,a,e){
Object.defineProperty(a,"__esModule",{value:!0}),a.auditPresent=m,a.countRepairs=C;function g(){const n=e(41115);return g=
function(){return n},n}function p(){const n=e(82330);return p=function(){return n},n}function O(){const n=e(72857);return O=
function(){return n},n}function v(){const n=e(48741);return v=function(){return n},n}function h(){const n=e(37075);return h=
function(){return n},n}function d(){const n=e(63682);return d=function(){return n},n}function i(){const n=e(92344);return i=
function(){return n},n}function m(n,u){return(0,p().auditCommit)(P(n,u),u,u)}async function C(n,u,w,o){const{policy:f}=n.
policy,y=(0,i().judge)(u.audit,d().NOTHING_RAN,{policy:f,now:o}),t={name:"range",head:w,audited:w,base:w},s=(0,h().idsOf)(
(0,i().allFindings)(y));return(await(0,O().proposeFix)(P(n,w),t,u,s))?.edits.length??0}function P({repository:n,policy:u,
platform:w,signal:o},f){return{repository:n,policy:u,additions:(0,g().additionsFor)(u.policy),disk:(0,v().folderTree)(n.
directory),platform:w,...o&&{signal:o},all:!0,policyCommit:f}}},12319:function(S,a,e){Object.defineProperty(a,"__esModul\
e",{value:!0}),a.pushedBranch=h;function g(){const d=e(47520);return g=function(){return d},d}function p(){const d=e(67397);
return p=function(){return d},d}const O=50,v=/^Merge pull request #\d+|\(#\d+\)$/;async function h(d,i){const m=await(0,g().
pastChanges)(d,i,O);return m.length===0||m.some(({subject:P})=>v.test(P))?void 0:(await(0,p().findDefaultBranch)(d))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},17493:function(S,a){Object.defineProperty(a,"__esModule",{value:!0}),
a.WORKFLOW_TEMPLATE=void 0,a.workflowFor=g;const e=a.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull r\
equests from forks, also add the second workflow of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
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
        uses: gene-gate/gene-gate@243f9b39402c8999410b19812866b0a7f3ddde61
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function g({pushed:p,prepare:O=[]}){return[[p!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(p)}] }
`],[p!==void 0,"|| github.ref }}","|| github.sha }}"],[O.length>0,`        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`,`        with:
          prepare: |
${O.map(h=>`            ${h}
`).join("")}`]].filter(([h])=>h).reduce((h,[,d,i])=>h.replace(d,()=>i),e)}}};
