"use strict";module.exports={"init/agents"(_,t,y,x){let v;const m=()=>v??=t("node:fs/promises");let T;const n=()=>T??=t("node:path");
let F;const E=()=>F??=t("error");let L;const f=()=>L??=t("make-folder");let l;const b=()=>l??=t("rules/agents-block");let d;
const h=()=>d??=t("init/place");y(_,{writeInstructions:()=>g});const c=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function g(w,u){try{const r=await(0,h().placeIn)(w,u),e=await(0,m().readFile)(r,"utf8").catch(h().missing),o=(0,b().
withBlock)(e??(u.endsWith(".mdc")?c:""));if(o===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return o===e?"kept":(await(0,f().makeFolder)((0,n().dirname)(r)),await(0,m().writeFile)(r,o,{flag:e===void 0?
"wx":"w"}),e===void 0?"created":"updated")}catch(r){throw new(E()).GateError("file_unreadable",`Cannot write ${u}: ${r instanceof
Error?r.message:r}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:r})}}},"init/place"(_,t,y,x){let v;const m=()=>v??=t("node:fs/promises");let T;const n=()=>T??=t("no\
de:path");y(_,{isTaken:()=>L,missing:()=>f,placeIn:()=>F,resolveIn:()=>E});async function F(l,b){const d=await E(l,b),h=await(0,m().
lstat)(d).catch(f);if(h!==void 0&&!h.isFile())throw new Error("it is no regular file");return d}async function E(l,b){const d=await(0,m().
realpath)(l),h=(0,n().join)(d,b);let c=h;for(;await(0,m().lstat)(c).catch(f)===void 0;)c=(0,n().dirname)(c);const g=await(0,m().
realpath)(c).catch(u=>{throw u.code!=="ENOENT"?u:new Error(`${(0,n().relative)(d,c)} is a symlink to nothing`)}),w=(0,n().
relative)(d,g);if(w.split(n().sep)[0]===".."||(0,n().isAbsolute)(w))throw new Error(`${(0,n().relative)(d,c)} is a symli\
nk that leaves the repository`);if(w.split(n().sep).some(u=>u.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,n().join)(g,(0,n().relative)(c,h))}async function L(l){return await(0,m().lstat)(l).catch(f)!==void 0}function f(l){
if(l.code!=="ENOENT")throw l}},"init/policy-template"(_,t,y,x){let v;const m=()=>v??=t("yaml");let T;const n=()=>T??=t("\
history/history-answer");let F;const E=()=>F??=t("policy/documented-keys");let L;const f=()=>L??=t("report/view/words");
y(_,{policyTemplate:()=>b});const l=`# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-ga\
te/v1/schema/policy.schema.json
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function b(e){const o=(0,E().documentedKeys)().map(a=>{const s=c(a,"");return e&&a.name==="rules"?d(s,e):e&&a.name==="\
programs"?[...h(e),...s]:s});return[l,...o.map(a=>`${a.join(`
`)}
`)].join(`
`)}function d(e,{changes:o,strict:a,policy:s,levels:i}){if(i.length===0)return e;const k=$=>$.fails+$.needs_fix;return[...e.
slice(0,-1),"#",...r(`When this file was created, the last ${o} changes were judged: ${k(a)} fail without these levels, \
and ${k(s)} with them. \`gene-gate doctor\` says which levels can be removed.`,""),"rules:",...i.flatMap(({name:$,level:I,
...p})=>[...r(`${(0,f().count)(p.changes,"change")}: ${(0,n().ruleCounts)(p.rules)}.`,"  "),`  ${$}: ${I}`])]}function h({
programs:e}){if(e.length===0)return[];const o=e.map(({name:a,commands:s})=>`${a} (${(0,f().count)(s,"command")})`);return r(
`Commands of the last changes are refused because of their program: ${o.join(", ")}.`,"").concat("#")}function c(e,o){const{
name:a,description:s,expected:i,example:k,keys:$}=e,I=i===void 0?s:`${s} (${i})`;if(i===void 0){const p=$.flatMap(O=>c(O,
`${o}  `));return[...r(I,o),`${o}#${a}:`,...p]}return[...r(I,o),...k===void 0?[]:g({[a]:k},o),...w({[a]:e.default}).map(
p=>`${o}#${p}`)]}function g(e,o){return["For example:",...w(e).map(a=>`  ${a}`)].map(a=>`${o}# ${a}`)}function w(e){return(0,m().
stringify)(e,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const u=100;function r(e,o){const a=[];let s=`${o}#`;for(const i of e.split(" "))s.length+1+i.length>u&&(a.push(s),s=
`${o}#`),s+=` ${i}`;return[...a,s]}},"init/workflow-template"(_,t,y,x){y(_,{WORKFLOW_TEMPLATE:()=>v});const v=`# Judges \
and runs every pull request. For pull requests from forks, also add the second workflow of
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
`},"init/write"(_,t,y,x){let v;const m=()=>v??=t("node:fs/promises");let T;const n=()=>T??=t("node:path");let F;const E=()=>F??=
t("error");let L;const f=()=>L??=t("make-folder");let l;const b=()=>l??=t("policy/load");let d;const h=()=>d??=t("report\
/view/words");let c;const g=()=>c??=t("init/place");let w;const u=()=>w??=t("init/policy-template");let r;const e=()=>r??=
t("init/workflow-template");y(_,{startingFiles:()=>o,writeStartingFile:()=>a});function o(s){const i=s?.levels.length??0,
k=i>0?`${(0,h().count)(i,"level")}, and every other`:"every";return[{path:b().POLICY_PATH,purpose:`the policy, with ${k}\
 default as a comment`,text:(0,u().policyTemplate)(s)},{path:".github/workflows/gene-gate.yml",purpose:"the workflow tha\
t runs the gate on every pull request",text:e().WORKFLOW_TEMPLATE}]}async function a(s,{path:i,text:k},$){const I=(0,n().
join)(s,i);try{if(!$&&await(0,g().isTaken)(I))return!1;await(0,g().resolveIn)(s,(0,n().dirname)(i)),$&&await(0,m().rm)(I,
{force:!0});const p=await(0,g().placeIn)(s,i);return await(0,f().makeFolder)((0,n().dirname)(p)),await(0,m().writeFile)(
p,k,{flag:"wx"}),!0}catch(p){throw new(E()).GateError("file_unreadable",`Cannot write ${i}: ${p instanceof Error?p.message:
p}`,"Check the existing file or directory and its permissions.",{cause:p})}}}};
