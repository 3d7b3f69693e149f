"use strict";exports.id=747,exports.ids=[747],exports.modules={49232:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=o,a.namedPolicy=v,a.policyFor=n,a.policyName=c,a.policyOfFile=P,a.repositoryOf=d;function p(){const t=e(
73024);return p=function(){return t},t}function h(){const t=e(76760);return h=function(){return t},t}function g(){const t=e(
41895);return g=function(){return t},t}function O(){const t=e(21311);return O=function(){return t},t}function b(){const t=e(
74238);return b=function(){return t},t}function i(){const t=e(48741);return i=function(){return t},t}function u(){const t=e(
96402);return u=function(){return t},t}function m(){const t=e(63550);return m=function(){return t},t}async function v(t,s){
if(t===void 0)return;const f=await P(t,s);return(0,O().requireExamples)(f),f}async function P(t,s){const f=(await s.readInput(
t)).toString("utf8"),$=await d(s.cwd,s.env)??s.cwd;return await(0,b().loadPolicyFile)(f,t,(0,i().folderTree)($))}async function n({
policy:t,profile:s},f,$){const E=t===!1?await o():await v(t,f)??await w($,f);return s===void 0?E:{...E,policy:{...E.policy,
profile:s}}}function c({source:t,path:s,ref:f}){return t==="default"||s===void 0?"the built-in policy":t==="file"||f===void 0?
s:`${s} in ${f}`}async function w(t,{cwd:s,env:f}){const $=t===void 0?await d(s,f):void 0,E=t??($===void 0?void 0:(0,i().
folderTree)($));if(E===void 0)return o();const N=await(0,b().loadPolicy)(E,E.label);return(0,O().requireExamples)(N),N}function o(){
const t=(0,m().literalTree)({});return(0,b().loadPolicy)(t,t.label)}async function d(t,s){try{const f=await(0,u().openRepository)(
t,s);return await f.close(),f.directory}catch(f){const $=f instanceof g().GateError&&f.code==="program_not_found";if(f instanceof
g().GateError&&!($&&y(t)))return;throw f}}function y(t){const s=(0,h().dirname)(t);return(0,p().existsSync)((0,h().join)(
t,".git"))||s!==t&&y(s)}},82256:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=
void 0,a.formatOption=n,a.inRepository=d,a.printAnswer=w,a.profileOption=P,a.storeFiles=y,a.textOptions=c,a.withJudgingOptions=
m;function p(){const t=e(76760);return p=function(){return t},t}function h(){const t=e(63314);return h=function(){return t},
t}function g(){const t=e(18744);return g=function(){return t},t}function O(){const t=e(41895);return O=function(){return t},
t}function b(){const t=e(80068);return b=function(){return t},t}function i(){const t=e(96402);return i=function(){return t},
t}function u(){const t=e(10289);return u=function(){return t},t}function m(t){return t.option(...v).option("--no-policy",
"use the built-in policy").addOption(P()).addOption(n())}const v=a.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function P(){return new(h()).Option("--profile <name>","profile for commands").choices(
b().PROFILE_NAMES)}function n(){return new(h()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function c({verbose:t=!1},{columns:s,colour:f}){return{columns:s,colour:f,verbose:t}}function w(t,s,f,$){$.print(
f==="json"?`${(0,u().json)(t)}
`:s(),f)}const o=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function d({repo:t},{cwd:s,env:f},$){
const E=await(0,i().openRepository)((0,p().resolve)(s,t),f);try{return await $(E)}finally{await E.close()}}function y(t,s,f){
const $=(0,g().assetPathsIn)(t,s);if($.length>0)return $;throw new(O()).GateError("usage",`${f} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},29122:function(S,a){Object.defineProperty(a,"__esModule",{value:!0}),
a.isOfCommit=e;function e({name:p}){return p!=="worktree"&&p!=="index"}},82330:function(S,a,e){Object.defineProperty(a,"\
__esModule",{value:!0}),a.auditCommit=v,a.judgeHead=P;function p(){const n=e(1395);return p=function(){return n},n}function h(){
const n=e(70237);return h=function(){return n},n}function g(){const n=e(67506);return g=function(){return n},n}function O(){
const n=e(54244);return O=function(){return n},n}function b(){const n=e(67147);return b=function(){return n},n}function i(){
const n=e(24634);return i=function(){return n},n}function u(){const n=e(35720);return u=function(){return n},n}function m(){
const n=e(213);return m=function(){return n},n}async function v({repository:n,policy:c,additions:w,disk:o,isPending:d,platform:y,
all:t,unprovenMerge:s,signal:f},$,E){const[N,r,T]=await Promise.all([(0,u().readTree)(n,E),(0,u().readTree)(n,$),(0,m().
readChange)(n,E,$)]),l={...o?(0,b().withAdditions)(r,o,w):r,...d&&{isPending:d}},F=new(O()).AuditClock(f),A={baseTree:N,
headTree:r,change:T,policy:c.policy,all:t,clock:F},I=await(0,h().collectAssets)(A),C=await(0,g().auditChange)({change:T,
assets:I,baseTree:N,tree:l,policy:c,platform:y,...s&&{unprovenMerge:s},clock:F});return{change:T,assets:I,audit:C,tree:r,
commandTree:l}}async function P(n,c,w){const{repository:o,policyCommit:d}=n;await(0,i().requireCommits)(o,[c],[c]);const y=await(0,i().
mergeBase)(o,d,c),{audit:t,tree:s}=await v(n,c,y);return await(0,p().judgedHead)(t,s,n.policy,w)}},72857:function(S,a,e){
Object.defineProperty(a,"__esModule",{value:!0}),a.proposeFix=v;function p(){const o=e(53315);return p=function(){return o},
o}function h(){const o=e(29122);return h=function(){return o},o}function g(){const o=e(62130);return g=function(){return o},
o}function O(){const o=e(88211);return O=function(){return o},o}function b(){const o=e(41895);return b=function(){return o},
o}function i(){const o=e(4378);return i=function(){return o},o}function u(){const o=e(35720);return u=function(){return o},
o}function m(){const o=e(93028);return m=function(){return o},o}async function v({repository:o,policy:{policy:d},platform:y,
signal:t},s,{assets:f,change:$,tree:E,commandTree:N},r){const T=new Set([...r.keys()].flatMap(M=>n(M)?c(M):[]));if(T.size===
0)return;const j=!(0,h().isOfCommit)(s)||s.audited===s.head,l=j?E:await(0,u().readTree)(o,s.head),F=f.changes.filter(({kind:M})=>M!==
"removed"),A=new Set(F.map(({asset:M})=>w(M))),I=[...T].filter(M=>(0,m().isRegular)(l.stat(M)?.kind)),C=await Promise.all(
I.map(async M=>({path:M,bytes:await l.read(M)}))),B=i().Judge.by({policy:d,tree:N,base:await(0,u().readTree)(o,s.base),changed:new Set(
$.files.flatMap(p().namesOf)),platform:y,...t&&{signal:t}});try{const M=G=>A.has(w(G)),R=await(0,g().fixFiles)(C,B,{includes:M,
left:!1});return await(0,O().proposalOf)(R,j?r:P(r))}catch(M){if(M instanceof b().GateError&&M.code==="audit_too_long")return;
throw M}}function P(o){return new Map([...o].map(([{edit:d,...y},t])=>[y,t]))}function n({rule:o,edit:d,suppressed:y}){return!y&&
(d?.fix===!0||o==="content-hash-mismatch")}function c({location:o}){return o?[o.path]:[]}function w({path:o,type:d,id:y}){
return JSON.stringify([o,d,y])}},47520:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.firstParents=i,
a.hasSoleAuthor=b,a.pastChanges=g;function p(){const u=e(77598);return p=function(){return u},u}function h(){const u=e(96681);
return h=function(){return u},u}async function g({objects:u},m,v){const P=`${(0,p().randomUUID)()} `,n=await u(["log","-\
-first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${v}`,`--format=${P}%H %P%x00%s`,m]),c=[];
for(const w of(0,h().splitNul)(n)){const o=(0,h().decodePath)(w),d=c.at(-1);if(o.startsWith(P)){const[y="",t]=o.slice(P.
length).split(" ");c.push({commit:y,...t&&{base:t},paths:[]})}else d&&d.subject===void 0?d.subject=o:d&&o!==""&&d.paths.
push(d.paths.length===0?o.slice(1):o)}return c.flatMap(({commit:w,base:o,subject:d="",paths:y})=>o===void 0?[]:[{commit:w,
base:o,subject:d,paths:y}])}const O=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function b({
objects:u},m){const v=await u(["log","--no-color","--format=%aN%x00%aE",m]),P=[...new Set(v.toString().toLowerCase().split(
`
`))].map(n=>n.split("\0")).filter(n=>n.length>1&&!n.some(c=>O.test(c)));return[0,1].some(n=>new Set(P.map(c=>c[n])).size===
1)}async function i({objects:u},m,v){return(await u(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${m}..${v}`])).toString().split(`
`).filter(Boolean).map(c=>{const[w="",o="",d="",...y]=c.split("\0");return{commit:w,tree:o,parents:d.split(" ").filter(Boolean),
subject:y.join("")}})}},63512:function(S,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.firstPolicy=o;function p(){
const r=e(41330);return p=function(){return r},r}function h(){const r=e(99668);return h=function(){return r},r}function g(){
const r=e(81456);return g=function(){return r},r}function O(){const r=e(18744);return O=function(){return r},r}function b(){
const r=e(28894);return b=function(){return r},r}function i(){const r=e(68450);return i=function(){return r},r}function u(){
const r=e(7946);return u=function(){return r},r}function m(){const r=e(59490);return m=function(){return r},r}function v(){
const r=e(95244);return v=function(){return r},r}function P(){const r=e(87952);return P=function(){return r},r}function n(){
const r=e(93028);return n=function(){return r},r}function c(){const r=e(9436);return c=function(){return r},r}const w=336*
60*60*1e3;async function o({audit:{genes:r},assets:T,commandTree:j},l,F){const A=new Map(r.map(({store:L})=>[L.path,L])),
I=r.flatMap(L=>L.commands),{hard_cap_files:C,hard_cap_lines:B}=l.blast_radius,M=new Set(r.filter(L=>L.commands.some($)).
map(({store:L})=>L.root)),R=await y(j,l),G=T.files.length>0||R.length>0;return{until:(0,c().dayOf)(new Date(F.getTime()+
w)),stores:[...A.values()].filter(({path:L,root:H,named:U})=>!U&&(H!==""||(0,i().packagesAbove)(j,L).length>1)).map(({path:L,
root:H})=>({path:L||".",root:H||"."})),include:R,agentFiles:G?[]:(0,h().agentFilesIn)(j,l).map(({path:L})=>L),programs:s(
I,j),prepare:[...M].flatMap(L=>E(L,j)),exceedsCap:T.files.length>C||await N(T.files,j)>B}}const d=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;
async function y(r,T){const j=(0,O().assetPathTest)(T),l=(0,g().assetLimits)(T.assets.max_file_bytes),F=[...r.files()].filter(
({path:I,kind:C})=>(0,n().isRegular)(C)&&(0,u().mayHoldAssets)(I)&&!j(I)&&!((0,v().isTest)(I)||(0,v().isTestData)(I)||d.
test(I))),A=[];for(const I of F){const C=await(0,u().findStrayGenes)(r,I,l);C?.rule==="outside-globs"&&/Gene/.test(C.detail)&&
A.push(t(I.path))}return A}function t(r){return r.replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function s(r,T){const j=r.flatMap(
({findings:l})=>l.flatMap(({args:F})=>typeof F.offered=="string"?F.offered:[]));return[...(0,m().groupBy)(j,l=>l)].sort(
([,l],[,F])=>F.length-l.length).map(([l])=>l).filter(l=>l!==""&&f(l,T))}function f(r,T){const l=[...(0,P().programTerms)(
{programs:[r],families:[]}).allowed.values()].flatMap(({data:C})=>C.build_files),F=l.some(C=>/\.py$|^pyproject/.test(C)),
A=l.map(C=>C.includes("/")?C:`**/${C}`),I=(0,p().default)([...A,...F?["**/*.py"]:[]],{dot:!0});return[...T.files()].some(
({path:C})=>I(C))}function $({findings:r,reading:T}){return r.some(({rule:j})=>j==="not-installed")||T.targets.some(({kind:j})=>j===
"package_binary")}function E(r,T){const j=(0,i().packagesAbove)(T,r).find(l=>v().NPM_LOCKFILES.some(F=>T.stat(l===""?F:`${l}\
/${F}`)!==void 0));return j===void 0?[]:[`npm ci --ignore-scripts${j===""?"":` --prefix ${j}`}`]}async function N(r,T){return(await Promise.
all(r.map(async l=>{const F=await T.read(l);return(0,b().countLines)(F,F.length)}))).reduce((l,F)=>l+F,0)}},50380:function(S,a,e){
Object.defineProperty(a,"__esModule",{value:!0}),a.auditPresent=m,a.countRepairs=v;function p(){const n=e(82330);return p=
function(){return n},n}function h(){const n=e(72857);return h=function(){return n},n}function g(){const n=e(87952);return g=
function(){return n},n}function O(){const n=e(48741);return O=function(){return n},n}function b(){const n=e(37075);return b=
function(){return n},n}function i(){const n=e(63682);return i=function(){return n},n}function u(){const n=e(92344);return u=
function(){return n},n}function m(n,c){return(0,p().auditCommit)(P(n,c),c,c)}async function v(n,c,w,o){const{policy:d}=n.
policy,y=(0,u().judge)(c.audit,i().NOTHING_RAN,{policy:d,now:o}),t={name:"range",head:w,audited:w,base:w},s=(0,b().idsOf)(
(0,u().allFindings)(y));return(await(0,h().proposeFix)(P(n,w),t,c,s))?.edits.length??0}function P({repository:n,policy:c,
platform:w,signal:o},d){return{repository:n,policy:c,additions:(0,g().additionsFor)(c.policy),disk:(0,O().folderTree)(n.
directory),platform:w,...o&&{signal:o},all:!0,policyCommit:d}}},12319:function(S,a,e){Object.defineProperty(a,"__esModul\
e",{value:!0}),a.pushedBranch=b;function p(){const i=e(47520);return p=function(){return i},i}function h(){const i=e(67397);
return h=function(){return i},i}const g=50,O=/^Merge pull request #\d+|\(#\d+\)$/;async function b(i,u){const m=await(0,p().
pastChanges)(i,u,g);return m.length===0||m.some(({subject:P})=>O.test(P))?void 0:(await(0,h().findDefaultBranch)(i))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},17493:function(S,a){Object.defineProperty(a,"__esModule",{value:!0}),
a.WORKFLOW_TEMPLATE=void 0,a.workflowFor=h;const e=`        # If your commands need dependencies. For pytest, cargo and \
others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,p=a.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298
${e}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function h({pushed:g,prepare:O=[]}){return[[g!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(g)}] }
`],[g!==void 0,"|| github.ref }}","|| github.sha }}"],[O.length>0,e,`        with:
          prepare: |
${O.map(i=>`            ${i}
`).join("")}`]].filter(([i])=>i).reduce((i,[,u,m])=>i.replace(u,()=>m),p)}}};
