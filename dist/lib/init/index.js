"use strict";module.exports={"init/agents"(m,t,d,F){let f;const c=()=>f??=t("node:fs/promises");let w;const p=()=>w??=t("node:path");
let g;const y=()=>g??=t("error");let u;const k=()=>u??=t("make-folder");let h;const b=()=>h??=t("rules/agents-block");d(
m,{writeInstructions:()=>s});const _=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function s(e,n){try{const o=await i(e,n),l=await(0,c().readFile)(o,"utf8").catch(a),r=(0,b().withBlock)(l??(n.endsWith(
".mdc")?_:""));if(r===void 0)throw new Error("it has several blocks of gene-gate, or only a part of one");return r===l?"\
kept":(await(0,k().makeFolder)((0,p().dirname)(o)),await(0,c().writeFile)(o,r,{flag:l===void 0?"wx":"w"}),l===void 0?"cr\
eated":"updated")}catch(o){throw new(y()).GateError("file_unreadable",`Cannot write ${n}: ${o instanceof Error?o.message:
o}`,"Check the file: its lines from `gene-gate:begin` to `gene-gate:end` are replaced.",{cause:o})}}async function i(e,n){
const o=(0,p().join)(e,n);if(await(0,c().lstat)(o).catch(a)===void 0)return o;const l=await(0,c().realpath)(o),r=(0,p().
relative)(await(0,c().realpath)(e),l);if(r.split(p().sep)[0]===".."||(0,p().isAbsolute)(r))throw new Error("it is a syml\
ink that leaves the repository");return l}function a(e){if(e.code!=="ENOENT")throw e}},"init/policy-template"(m,t,d,F){let f;
const c=()=>f??=t("yaml");let w;const p=()=>w??=t("policy/documented-keys");d(m,{policyTemplate:()=>y});const g=`# What \
gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function y(){return[g,...(0,p().documentedKeys)().map(s=>`${u(s,"").join(`
`)}
`)].join(`
`)}function u(s,i){const{name:a,description:e,expected:n,example:o,keys:l}=s,r=n===void 0?e:`${e} (${n})`;if(n===void 0){
const v=l.flatMap(E=>u(E,`${i}  `));return[..._(r,i),`${i}#${a}:`,...v]}return[..._(r,i),...o===void 0?[]:k({[a]:o},i),...h(
{[a]:s.default}).map(v=>`${i}#${v}`)]}function k(s,i){return["For example:",...h(s).map(a=>`  ${a}`)].map(a=>`${i}# ${a}`)}
function h(s){return(0,c().stringify)(s,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const b=100;function _(s,i){const a=[];let e=`${i}#`;for(const n of s.split(" "))e.length+1+n.length>b&&(a.push(e),e=
`${i}#`),e+=` ${n}`;return[...a,e]}},"init/workflow-template"(m,t,d,F){d(m,{WORKFLOW_TEMPLATE:()=>f});const f=`name: gen\
e-gate
on:
  pull_request:
  pull_request_review: { types: [submitted, dismissed] }
# Read the repository, publish the check and one comment; nothing else.
permissions: { contents: read, checks: write, pull-requests: write }
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@v1
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
      # The report as a page, which the comment links; also if the gate fails.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate-page, path: '\${{ steps.gate.outputs.page-path }}', overwrite: true }
`},"init/write"(m,t,d,F){let f;const c=()=>f??=t("node:fs/promises");let w;const p=()=>w??=t("node:path");let g;const y=()=>g??=
t("error");let u;const k=()=>u??=t("make-folder");let h;const b=()=>h??=t("policy/load");let _;const s=()=>_??=t("init/p\
olicy-template");let i;const a=()=>i??=t("init/workflow-template");d(m,{startingFiles:()=>e,writeStartingFile:()=>n});function e(){
return[{path:b().POLICY_PATH,purpose:"the policy, with every default as a comment",text:(0,s().policyTemplate)()},{path:"\
.github/workflows/gene-gate.yml",purpose:"the workflow that runs the gate on every pull request",text:a().WORKFLOW_TEMPLATE}]}
async function n(l,{path:r,text:v},E){const $=(0,p().join)(l,r);try{return!E&&await o($)?!1:(await(0,k().makeFolder)((0,p().
dirname)($)),E&&await(0,c().rm)($,{force:!0}),await(0,c().writeFile)($,v,{flag:"wx"}),!0)}catch(T){throw new(y()).GateError(
"file_unreadable",`Cannot write ${r}: ${T instanceof Error?T.message:T}`,"Check the existing file or folder and its perm\
issions.",{cause:T})}}async function o(l){try{return await(0,c().lstat)(l),!0}catch(r){if(r.code==="ENOENT")return!1;throw r}}}};
