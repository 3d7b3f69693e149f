//# init/agents
(function(s,u,t){const i=t("node:fs/promises"),c=t("node:path"),d=t("error"),l=t("make-folder"),p=t("rules/agents-block"),
a=t("init/place"),m=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function g(w,r){try{const e=await(0,a().placeIn)(w,r),o=await(0,i().readFile)(e,"utf8").catch(a().missing),n=(0,p().
withBlock)(o??(r.endsWith(".mdc")?m:""));if(n===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return n===o?"kept":(await(0,l().makeFolder)((0,c().dirname)(e)),await(0,i().writeFile)(e,n,{flag:o===void 0?
"wx":"w"}),o===void 0?"created":"updated")}catch(e){throw new(d()).GateError("file_unreadable",`Cannot write ${r}: ${e instanceof
Error?e.message:e}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:e})}}s.exports={writeInstructions:g}});
//# init/place
(function(u,v,w){const o=w("node:fs/promises"),t=w("node:path");async function d(i,c){const e=await h(i,c),s=await(0,o().
lstat)(e).catch(a);if(s!==void 0&&!s.isFile())throw new Error("it is no regular file");return e}async function h(i,c){const e=await(0,o().
realpath)(i),s=(0,t().join)(e,c);let n=s;for(;await(0,o().lstat)(n).catch(a)===void 0;)n=(0,t().dirname)(n);const p=await(0,o().
realpath)(n).catch(r=>{throw r.code!=="ENOENT"?r:new Error(`${(0,t().relative)(e,n)} is a symlink to nothing`)}),l=(0,t().
relative)(e,p);if(l.split(t().sep)[0]===".."||(0,t().isAbsolute)(l))throw new Error(`${(0,t().relative)(e,n)} is a symli\
nk that leaves the repository`);if(l.split(t().sep).some(r=>r.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,t().join)(p,(0,t().relative)(n,s))}async function m(i){return await(0,o().lstat)(i).catch(a)!==void 0}function a(i){
if(i.code!=="ENOENT")throw i}u.exports={isTaken:m,missing:a,placeIn:d,resolveIn:h}});
//# init/policy-template
(function(g,k,r){const $=r("packages/yaml"),w=r("history/history-answer"),h=r("history/text"),y=r("policy/documented-ke\
ys"),u=r("report/view/words"),v=`# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/v\
1/schema/policy.schema.json
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function x(t){const n=(0,y().documentedKeys)().map(e=>{const o=p(e,"");return t&&e.name==="rules"?_(o,t):t&&e.name==="\
programs"?[...b(t),...o]:o});return[v,...n.map(e=>`${e.join(`
`)}
`)].join(`
`)}function _(t,{changes:n,strict:e,policy:o,levels:s}){return s.length===0?t:[...t.slice(0,-1),"#",...i(`Judged when th\
is file was created: the last ${(0,u().count)(n,"change")}. Without these levels: ${(0,h().countWords)(e)}. With them: ${(0,h().
countWords)(o)}. \`gene-gate doctor\` says which levels can be removed.`,""),"rules:",...s.flatMap(({name:c,level:l,...a})=>[
...i(`${(0,u().count)(a.changes,"change")}: ${(0,w().ruleCounts)(a.rules)}.`,"  "),`  ${c}: ${l}`])]}function b({programs:t}){
if(t.length===0)return[];const n=t.map(({name:e,commands:o})=>`${e} (${(0,u().count)(o,"command")})`);return i(`Commands\
 of the last changes are refused because of their program: ${n.join(", ")}.`,"").concat("#")}function p(t,n){const{name:e,
description:o,expected:s,example:c,keys:l}=t,a=s===void 0?o:`${o} (${s})`;if(s===void 0){const m=l.flatMap(j=>p(j,`${n} \
 `));return[...i(a,n),`${n}#${e}:`,...m]}return[...i(a,n),...c===void 0?[]:L({[e]:c},n),...d({[e]:t.default}).map(m=>`${n}\
#${m}`)]}function L(t,n){return["For example:",...d(t).map(e=>`  ${e}`)].map(e=>`${n}# ${e}`)}function d(t){return(0,$().
stringify)(t,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const W=100;function i(t,n){const e=[];let o=`${n}#`;for(const s of t.split(" "))o.length+1+s.length>W&&(e.push(o),o=
`${n}#`),o+=` ${s}`;return[...e,o]}g.exports={policyTemplate:x}});
//# init/workflow-template
(function(t,o,i){const e=`# Judges and runs every pull request. For pull requests from forks, also add the second workf\
low of
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
`,a=`  # If the policy requires approvals, so that a review runs the gate again:
  # pull_request_review:`;function s(r){return r?e.replace(a,`  # The policy requires approvals; a review runs the gate \
again.
  pull_request_review:`):e}t.exports={WORKFLOW_TEMPLATE:e,workflowFor:s}});
//# init/write
(function(c,v,e){const l=e("node:fs/promises"),s=e("node:path"),m=e("error"),w=e("make-folder"),u=e("policy/load"),d=e(
"report/view/words"),a=e("init/place"),_=e("init/policy-template"),h=e("init/workflow-template");function g(r,o){const i=r?.
levels.length??0,n=i>0?`${(0,d().count)(i,"level")}, and every other`:"every";return[{path:u().POLICY_PATH,purpose:`the \
policy, with ${n} default as a comment`,text:(0,_().policyTemplate)(r)},{path:".github/workflows/gene-gate.yml",purpose:"\
the workflow that runs the gate on every pull request",text:(0,h().workflowFor)(o)}]}async function k(r,{path:o,text:i},n){
const p=(0,s().join)(r,o);try{if(!n&&await(0,a().isTaken)(p))return!1;await(0,a().resolveIn)(r,(0,s().dirname)(o)),n&&await(0,l().
rm)(p,{force:!0});const t=await(0,a().placeIn)(r,o);return await(0,w().makeFolder)((0,s().dirname)(t)),await(0,l().writeFile)(
t,i,{flag:"wx"}),!0}catch(t){throw new(m()).GateError("file_unreadable",`Cannot write ${o}: ${t instanceof Error?t.message:
t}`,"Check the existing file or directory and its permissions.",{cause:t})}}c.exports={startingFiles:g,writeStartingFile:k}});
