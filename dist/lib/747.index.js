"use strict";exports.id=747,exports.ids=[747],exports.modules={49232:((N,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=
t,a.namedPolicy=F,a.policyFor=n,a.policyName=u,a.policyOfFile=P,a.repositoryOf=c;function h(){const e=o(73024);return h=
function(){return e},e}function l(){const e=o(76760);return l=function(){return e},e}function O(){const e=o(41895);return O=
function(){return e},e}function v(){const e=o(21311);return v=function(){return e},e}function p(){const e=o(74238);return p=
function(){return e},e}function d(){const e=o(48741);return d=function(){return e},e}function i(){const e=o(96402);return i=
function(){return e},e}function y(){const e=o(63550);return y=function(){return e},e}async function F(e,s){if(e===void 0)
return;const m=await P(e,s);return(0,v().requireExamples)(m),m}async function P(e,s){const m=(await s.readInput(e)).toString(
"utf8"),I=await c(s.cwd,s.env)??s.cwd;return await(0,p().loadPolicyFile)(m,e,(0,d().folderTree)(I))}async function n({policy:e,
profile:s},m,I){const L=e===!1?await t():await F(e,m)??await w(I,m);return s===void 0?L:{...L,policy:{...L.policy,profile:s}}}
function u({source:e,path:s,ref:m}){return e==="default"||s===void 0?"the built-in policy":e==="file"||m===void 0?s:`${s}\
 in ${m}`}async function w(e,{cwd:s,env:m}){const I=e===void 0?await c(s,m):void 0,L=e??(I===void 0?void 0:(0,d().folderTree)(
I));if(L===void 0)return t();const R=await(0,p().loadPolicy)(L,L.label);return(0,v().requireExamples)(R),R}function t(){
const e=(0,y().literalTree)({});return(0,p().loadPolicy)(e,e.label)}async function c(e,s){try{const m=await(0,i().openRepository)(
e,s);return await m.close(),m.directory}catch(m){const I=m instanceof O().GateError&&m.code==="program_not_found";if(m instanceof
O().GateError&&!(I&&g(e)))return;throw m}}function g(e){const s=(0,l().dirname)(e);return(0,h().existsSync)((0,l().join)(
e,".git"))||s!==e&&g(s)}}),82256:((N,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=
void 0,a.formatOption=P,a.inRepository=u,a.profileOption=F,a.storeFiles=w,a.withJudgingOptions=i;function h(){const t=o(
76760);return h=function(){return t},t}function l(){const t=o(63314);return l=function(){return t},t}function O(){const t=o(
18744);return O=function(){return t},t}function v(){const t=o(41895);return v=function(){return t},t}function p(){const t=o(
80068);return p=function(){return t},t}function d(){const t=o(96402);return d=function(){return t},t}function i(t){return t.
option(...y).option("--no-policy","use the built-in policy").addOption(F()).addOption(P())}const y=a.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function F(){return new(l()).Option("--profile <nam\
e>","profile for commands").choices(p().PROFILE_NAMES)}function P(){return new(l()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}const n=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];
async function u({repo:t},{cwd:c,env:g},e){const s=await(0,d().openRepository)((0,h().resolve)(c,t),g);try{return await e(
s)}finally{await s.close()}}function w(t,c,g){const e=(0,O().assetPathsIn)(t,c);if(e.length>0)return e;throw new(v()).GateError(
"usage",`${g} has no asset files.`,"Use --repo with the repository, or name the files.")}}),29122:((N,a)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.isOfCommit=o;function o({name:h}){return h!=="worktree"&&h!=="index"}}),82330:((N,a,o)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.auditCommit=F,a.judgeHead=P;function h(){const n=o(1395);return h=function(){
return n},n}function l(){const n=o(70237);return l=function(){return n},n}function O(){const n=o(67506);return O=function(){
return n},n}function v(){const n=o(54244);return v=function(){return n},n}function p(){const n=o(67147);return p=function(){
return n},n}function d(){const n=o(24634);return d=function(){return n},n}function i(){const n=o(35720);return i=function(){
return n},n}function y(){const n=o(213);return y=function(){return n},n}async function F({repository:n,policy:u,additions:w,
disk:t,isPending:c,platform:g,all:e,unprovenMerge:s,signal:m},I,L){const[R,r,b]=await Promise.all([(0,i().readTree)(n,L),
(0,i().readTree)(n,I),(0,y().readChange)(n,L,I)]),f={...t?(0,p().withAdditions)(r,t,w):r,...c&&{isPending:c}},j=new(v()).
AuditClock(m),S={baseTree:R,headTree:r,change:b,policy:u.policy,all:e,clock:j},$=await(0,l().collectAssets)(S),C=await(0,O().
auditChange)({change:b,assets:$,baseTree:R,tree:f,policy:u,platform:g,...s&&{unprovenMerge:s},clock:j});return{change:b,
assets:$,audit:C,tree:r,commandTree:f}}async function P(n,u,w){const{repository:t,policyCommit:c}=n;await(0,d().requireCommits)(
t,[u],[u]);const g=await(0,d().mergeBase)(t,c,u),{audit:e,tree:s}=await F(n,u,g);return await(0,h().judgedHead)(e,s,n.policy,
w)}}),72857:((N,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.proposeFix=F;function h(){const t=o(53315);return h=
function(){return t},t}function l(){const t=o(29122);return l=function(){return t},t}function O(){const t=o(62130);return O=
function(){return t},t}function v(){const t=o(88211);return v=function(){return t},t}function p(){const t=o(41895);return p=
function(){return t},t}function d(){const t=o(4378);return d=function(){return t},t}function i(){const t=o(35720);return i=
function(){return t},t}function y(){const t=o(93028);return y=function(){return t},t}async function F({repository:t,policy:{
policy:c},platform:g,signal:e},s,{assets:m,change:I,tree:L,commandTree:R},r){const b=new Set([...r.keys()].flatMap(M=>n(
M)?u(M):[]));if(b.size===0)return;const T=!(0,l().isOfCommit)(s)||s.audited===s.head,f=T?L:await(0,i().readTree)(t,s.head),
j=m.changes.filter(({kind:M})=>M!=="removed"),S=new Set(j.map(({asset:M})=>w(M))),$=[...b].filter(M=>(0,y().isRegular)(f.
stat(M)?.kind)),C=await Promise.all($.map(async M=>({path:M,bytes:await f.read(M)}))),B=d().Judge.by({policy:c,tree:R,base:await(0,i().
readTree)(t,s.base),changed:new Set(I.files.flatMap(h().namesOf)),platform:g,...e&&{signal:e}});try{const M=G=>S.has(w(G)),
A=await(0,O().fixFiles)(C,B,{includes:M,left:!1});return await(0,v().proposalOf)(A,T?r:P(r))}catch(M){if(M instanceof p().
GateError&&M.code==="audit_too_long")return;throw M}}function P(t){return new Map([...t].map(([{edit:c,...g},e])=>[g,e]))}
function n({rule:t,edit:c,suppressed:g}){return!g&&(c?.fix===!0||t==="content-hash-mismatch")}function u({location:t}){return t?
[t.path]:[]}function w({path:t,type:c,id:g}){return JSON.stringify([t,c,g])}}),47520:((N,a,o)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.firstParents=d,a.hasSoleAuthor=p,a.pastChanges=O;function h(){const i=o(77598);return h=function(){
return i},i}function l(){const i=o(96681);return l=function(){return i},i}async function O({objects:i},y,F){const P=`${(0,h().
randomUUID)()} `,n=await i(["log","--first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${F}`,
`--format=${P}%H %P%x00%s`,y]),u=[];for(const w of(0,l().splitNul)(n)){const t=(0,l().decodePath)(w),c=u.at(-1);if(t.startsWith(
P)){const[g="",e]=t.slice(P.length).split(" ");u.push({commit:g,...e&&{base:e},paths:[]})}else c&&c.subject===void 0?c.subject=
t:c&&t!==""&&c.paths.push(c.paths.length===0?t.slice(1):t)}return u.flatMap(({commit:w,base:t,subject:c="",paths:g})=>t===
void 0?[]:[{commit:w,base:t,subject:c,paths:g}])}const v=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function p({objects:i},y){const F=await i(["log","--no-color","--format=%aN%x00%aE",y]),P=[...new Set(F.toString().
toLowerCase().split(`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(u=>v.test(u)));return[0,1].some(n=>new Set(P.map(u=>u[n])).size===
1)}async function d({objects:i},y,F){return(await i(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${y}..${F}`])).toString().split(`
`).filter(Boolean).map(u=>{const[w="",t="",c="",...g]=u.split("\0");return{commit:w,tree:t,parents:c.split(" ").filter(Boolean),
subject:g.join("")}})}}),63512:((N,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.firstPolicy=t;function h(){
const r=o(41330);return h=function(){return r},r}function l(){const r=o(99668);return l=function(){return r},r}function O(){
const r=o(81456);return O=function(){return r},r}function v(){const r=o(18744);return v=function(){return r},r}function p(){
const r=o(28894);return p=function(){return r},r}function d(){const r=o(68450);return d=function(){return r},r}function i(){
const r=o(7946);return i=function(){return r},r}function y(){const r=o(20639);return y=function(){return r},r}function F(){
const r=o(41115);return F=function(){return r},r}function P(){const r=o(59490);return P=function(){return r},r}function n(){
const r=o(93028);return n=function(){return r},r}function u(){const r=o(9436);return u=function(){return r},r}const w=336*
60*60*1e3;async function t({audit:{genes:r},assets:b,commandTree:T},f,j){const S=new Map(r.map(({store:E})=>[E.path,E])),
$=r.flatMap(E=>E.commands),{hard_cap_files:C,hard_cap_lines:B}=f.blast_radius,M=new Set(r.filter(E=>E.commands.some(I)).
map(({store:E})=>E.root)),A=await g(T,f),G=b.files.length>0||A.length>0;return{until:(0,u().dayOf)(new Date(j.getTime()+
w)),stores:[...S.values()].filter(({path:E,root:H,named:U})=>!U&&(H!==""||(0,d().packagesAbove)(T,E).length>1)).map(({path:E,
root:H})=>({path:E||".",root:H||"."})),include:A,agentFiles:G?[]:(0,l().agentFilesIn)(T,f).map(({path:E})=>E),programs:s(
$,T),prepare:[...M].flatMap(E=>L(E,T)),exceedsCap:b.files.length>C||await R(b.files,T)>B}}const c=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;
async function g(r,b){const T=(0,v().assetPathTest)(b),f=(0,O().assetLimits)(b.assets.max_file_bytes),j=[...r.files()].filter(
({path:$,kind:C})=>(0,n().isRegular)(C)&&(0,i().mayHoldAssets)($)&&!T($)&&!((0,y().isTest)($)||(0,y().isTestData)($)||c.
test($))),S=[];for(const $ of j){const C=await(0,i().findStrayGenes)(r,$,f);C?.rule==="outside-globs"&&/Gene/.test(C.detail)&&
S.push(e($.path))}return S}function e(r){return r.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function s(r,b){const T=r.flatMap(
({findings:f})=>f.flatMap(({args:j})=>typeof j.offered=="string"?j.offered:[]));return[...(0,P().groupBy)(T,f=>f)].sort(
([,f],[,j])=>j.length-f.length).map(([f])=>f).filter(f=>f!==""&&m(f,b))}function m(r,b){const f=[...(0,F().programTerms)(
{programs:[r],families:[]}).allowed.values()].flatMap(({data:C})=>C.build_files),j=f.some(C=>/\.py$|^pyproject/.test(C)),
S=f.map(C=>C.includes("/")?C:`**/${C}`),$=(0,h().default)([...S,...j?["**/*.py"]:[]],{dot:!0});return[...b.files()].some(
({path:C})=>$(C))}function I({findings:r,reading:b}){return r.some(({rule:T})=>T==="not-installed")||b.targets.some(({kind:T})=>T===
"package_binary")}function L(r,b){const T=(0,d().packagesAbove)(b,r).find(f=>y().NPM_LOCKFILES.some(j=>b.stat(f===""?j:`${f}\
/${j}`)!==void 0));return T===void 0?[]:[`npm ci --ignore-scripts${T===""?"":` --prefix ${T}`}`]}async function R(r,b){return(await Promise.
all(r.map(async f=>{const j=await b.read(f);return(0,p().countLines)(j,j.length)}))).reduce((f,j)=>f+j,0)}}),50380:((N,a,o)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.auditPresent=y,a.countRepairs=F;function h(){const n=o(41115);return h=
function(){return n},n}function l(){const n=o(82330);return l=function(){return n},n}function O(){const n=o(72857);return O=
function(){return n},n}function v(){const n=o(48741);return v=function(){return n},n}function p(){const n=o(37075);return p=
function(){return n},n}function d(){const n=o(63682);return d=function(){return n},n}function i(){const n=o(92344);return i=
function(){return n},n}function y(n,u){return(0,l().auditCommit)(P(n,u),u,u)}async function F(n,u,w,t){const{policy:c}=n.
policy,g=(0,i().judge)(u.audit,d().NOTHING_RAN,{policy:c,now:t}),e={name:"range",head:w,audited:w,base:w},s=(0,p().idsOf)(
(0,i().allFindings)(g));return(await(0,O().proposeFix)(P(n,w),e,u,s))?.edits.length??0}function P({repository:n,policy:u,
platform:w,signal:t},c){return{repository:n,policy:u,additions:(0,h().additionsFor)(u.policy),disk:(0,v().folderTree)(n.
directory),platform:w,...t&&{signal:t},all:!0,policyCommit:c}}}),12319:((N,a,o)=>{Object.defineProperty(a,"__esModule",{
value:!0}),a.pushedBranch=p;function h(){const d=o(47520);return h=function(){return d},d}function l(){const d=o(67397);
return l=function(){return d},d}const O=50,v=/^Merge pull request #\d+|\(#\d+\)$/;async function p(d,i){const y=await(0,h().
pastChanges)(d,i,O);return y.length===0||y.some(({subject:P})=>v.test(P))?void 0:(await(0,l().findDefaultBranch)(d))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}}),17493:((N,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.WORKFLOW_TEMPLATE=
void 0,a.workflowFor=h;const o=a.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, \
also add the second workflow of
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
        uses: gene-gate/gene-gate@e5315969ac745be25953f535474a38b651e3af67
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
`;function h({pushed:l,prepare:O=[]}){return[[l!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(l)}] }
`],[l!==void 0,"|| github.ref }}","|| github.sha }}"],[O.length>0,`        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`,`        with:
          prepare: |
${O.map(p=>`            ${p}
`).join("")}`]].filter(([p])=>p).reduce((p,[,d,i])=>p.replace(d,()=>i),o)}})};
