//# init/agents
(function(s,t,c,E){let l;const n=()=>l??=t("node:fs/promises");let p;const d=()=>p??=t("node:path");let m;const _=()=>m??=
t("error");let g;const w=()=>g??=t("make-folder");let h;const k=()=>h??=t("rules/agents-block");let b;const i=()=>b??=t(
"init/place");c(s,{writeInstructions:()=>v});const u=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function v(y,r){try{const e=await(0,i().placeIn)(y,r),o=await(0,n().readFile)(e,"utf8").catch(i().missing),a=(0,k().
withBlock)(o??(r.endsWith(".mdc")?u:""));if(a===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return a===o?"kept":(await(0,w().makeFolder)((0,d().dirname)(e)),await(0,n().writeFile)(e,a,{flag:o===void 0?
"wx":"w"}),o===void 0?"created":"updated")}catch(e){throw new(_()).GateError("file_unreadable",`Cannot write ${r}: ${e instanceof
Error?e.message:e}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:e})}}});
//# init/place
(function(m,p,d,_){let u;const n=()=>u??=p("node:fs/promises");let v;const t=()=>v??=p("node:path");d(m,{isTaken:()=>E,
missing:()=>a,placeIn:()=>g,resolveIn:()=>h});async function g(i,l){const e=await h(i,l),s=await(0,n().lstat)(e).catch(a);
if(s!==void 0&&!s.isFile())throw new Error("it is no regular file");return e}async function h(i,l){const e=await(0,n().realpath)(
i),s=(0,t().join)(e,l);let o=s;for(;await(0,n().lstat)(o).catch(a)===void 0;)o=(0,t().dirname)(o);const w=await(0,n().realpath)(
o).catch(r=>{throw r.code!=="ENOENT"?r:new Error(`${(0,t().relative)(e,o)} is a symlink to nothing`)}),c=(0,t().relative)(
e,w);if(c.split(t().sep)[0]===".."||(0,t().isAbsolute)(c))throw new Error(`${(0,t().relative)(e,o)} is a symlink that le\
aves the repository`);if(c.split(t().sep).some(r=>r.toLowerCase()===".git"))throw new Error("it would be in .git");return(0,t().
join)(w,(0,t().relative)(o,s))}async function E(i){return await(0,n().lstat)(i).catch(a)!==void 0}function a(i){if(i.code!==
"ENOENT")throw i}});
//# init/policy-template
(function(g,i,$,O){let y;const w=()=>y??=i("yaml");let _;const v=()=>_??=i("history/history-answer");let x;const h=()=>x??=
i("history/text");let b;const L=()=>b??=i("policy/documented-keys");let W;const l=()=>W??=i("report/view/words");$(g,{policyTemplate:()=>k});
const j=`# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/v1/schema/policy.schema.j\
son
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function k(t){const n=(0,L().documentedKeys)().map(e=>{const o=p(e,"");return t&&e.name==="rules"?C(o,t):t&&e.name==="\
programs"?[...E(t),...o]:o});return[j,...n.map(e=>`${e.join(`
`)}
`)].join(`
`)}function C(t,{changes:n,strict:e,policy:o,levels:s}){return s.length===0?t:[...t.slice(0,-1),"#",...r(`Judged when th\
is file was created: the last ${(0,l().count)(n,"change")}. Without these levels: ${(0,h().countWords)(e)}. With them: ${(0,h().
countWords)(o)}. \`gene-gate doctor\` says which levels can be removed.`,""),"rules:",...s.flatMap(({name:c,level:m,...a})=>[
...r(`${(0,l().count)(a.changes,"change")}: ${(0,v().ruleCounts)(a.rules)}.`,"  "),`  ${c}: ${m}`])]}function E({programs:t}){
if(t.length===0)return[];const n=t.map(({name:e,commands:o})=>`${e} (${(0,l().count)(o,"command")})`);return r(`Commands\
 of the last changes are refused because of their program: ${n.join(", ")}.`,"").concat("#")}function p(t,n){const{name:e,
description:o,expected:s,example:c,keys:m}=t,a=s===void 0?o:`${o} (${s})`;if(s===void 0){const u=m.flatMap(T=>p(T,`${n} \
 `));return[...r(a,n),`${n}#${e}:`,...u]}return[...r(a,n),...c===void 0?[]:M({[e]:c},n),...d({[e]:t.default}).map(u=>`${n}\
#${u}`)]}function M(t,n){return["For example:",...d(t).map(e=>`  ${e}`)].map(e=>`${n}# ${e}`)}function d(t){return(0,w().
stringify)(t,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const N=100;function r(t,n){const e=[];let o=`${n}#`;for(const s of t.split(" "))o.length+1+s.length>N&&(e.push(o),o=
`${n}#`),o+=` ${s}`;return[...e,o]}});
//# init/workflow-template
(function(t,i,a,n){a(t,{WORKFLOW_TEMPLATE:()=>e,workflowFor:()=>r});const e=`# Judges and runs every pull request. For \
pull requests from forks, also add the second workflow of
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
`,s=`  # If the policy requires approvals, so that a review runs the gate again:
  # pull_request_review:`;function r(o){return o?e.replace(s,`  # The policy requires approvals; a review runs the gate \
again.
  pull_request_review:`):e}});
//# init/write
(function(m,t,_,P){let c;const p=()=>c??=t("node:fs/promises");let w;const a=()=>w??=t("node:path");let d;const h=()=>d??=
t("error");let g;const k=()=>g??=t("make-folder");let u;const y=()=>u??=t("policy/load");let v;const F=()=>v??=t("report\
/view/words");let x;const n=()=>x??=t("init/place");let $;const C=()=>$??=t("init/policy-template");let I;const T=()=>I??=
t("init/workflow-template");_(m,{startingFiles:()=>b,writeStartingFile:()=>E});function b(o,r){const l=o?.levels.length??
0,i=l>0?`${(0,F().count)(l,"level")}, and every other`:"every";return[{path:y().POLICY_PATH,purpose:`the policy, with ${i}\
 default as a comment`,text:(0,C().policyTemplate)(o)},{path:".github/workflows/gene-gate.yml",purpose:"the workflow tha\
t runs the gate on every pull request",text:(0,T().workflowFor)(r)}]}async function E(o,{path:r,text:l},i){const s=(0,a().
join)(o,r);try{if(!i&&await(0,n().isTaken)(s))return!1;await(0,n().resolveIn)(o,(0,a().dirname)(r)),i&&await(0,p().rm)(s,
{force:!0});const e=await(0,n().placeIn)(o,r);return await(0,k().makeFolder)((0,a().dirname)(e)),await(0,p().writeFile)(
e,l,{flag:"wx"}),!0}catch(e){throw new(h()).GateError("file_unreadable",`Cannot write ${r}: ${e instanceof Error?e.message:
e}`,"Check the existing file or directory and its permissions.",{cause:e})}}});
