"use strict";module.exports={"init/agents"(f,o,h,$){let _;const p=()=>_??=o("node:fs/promises");let v;const i=()=>v??=o("node:path");
let b;const w=()=>b??=o("error");let g;const m=()=>g??=o("make-folder");let r;const u=()=>r??=o("rules/agents-block");let l;
const e=()=>l??=o("init/place");h(f,{writeInstructions:()=>a});const t=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function a(s,n){try{const c=await(0,e().placeIn)(s,n),y=await(0,p().readFile)(c,"utf8").catch(e().missing),d=(0,u().
withBlock)(y??(n.endsWith(".mdc")?t:""));if(d===void 0)throw new Error("it has several blocks of gene-gate, or only a pa\
rt of one");return d===y?"kept":(await(0,m().makeFolder)((0,i().dirname)(c)),await(0,p().writeFile)(c,d,{flag:y===void 0?
"wx":"w"}),y===void 0?"created":"updated")}catch(c){throw new(w()).GateError("file_unreadable",`Cannot write ${n}: ${c instanceof
Error?c.message:c}`,"Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` ar\
e replaced.",{cause:c})}}},"init/place"(f,o,h,$){let _;const p=()=>_??=o("node:fs/promises");let v;const i=()=>v??=o("no\
de:path");h(f,{isTaken:()=>g,missing:()=>m,placeIn:()=>b,resolveIn:()=>w});async function b(r,u){const l=await w(r,u),e=await(0,p().
lstat)(l).catch(m);if(e!==void 0&&!e.isFile())throw new Error("it is no regular file");return l}async function w(r,u){const l=await(0,p().
realpath)(r),e=(0,i().join)(l,u);let t=e;for(;await(0,p().lstat)(t).catch(m)===void 0;)t=(0,i().dirname)(t);const a=await(0,p().
realpath)(t).catch(n=>{throw n.code!=="ENOENT"?n:new Error(`${(0,i().relative)(l,t)} is a symlink to nothing`)}),s=(0,i().
relative)(l,a);if(s.split(i().sep)[0]===".."||(0,i().isAbsolute)(s))throw new Error(`${(0,i().relative)(l,t)} is a symli\
nk that leaves the repository`);if(s.split(i().sep).some(n=>n.toLowerCase()===".git"))throw new Error("it would be in .g\
it");return(0,i().join)(a,(0,i().relative)(t,e))}async function g(r){return await(0,p().lstat)(r).catch(m)!==void 0}function m(r){
if(r.code!=="ENOENT")throw r}},"init/policy-template"(f,o,h,$){let _;const p=()=>_??=o("yaml");let v;const i=()=>v??=o("\
policy/documented-keys");h(f,{policyTemplate:()=>w});const b=`# What gene-gate allows in this repository. Every key is l\
isted with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function w(){return[b,...(0,i().documentedKeys)().map(e=>`${g(e,"").join(`
`)}
`)].join(`
`)}function g(e,t){const{name:a,description:s,expected:n,example:c,keys:y}=e,d=n===void 0?s:`${s} (${n})`;if(n===void 0){
const k=y.flatMap(T=>g(T,`${t}  `));return[...l(d,t),`${t}#${a}:`,...k]}return[...l(d,t),...c===void 0?[]:m({[a]:c},t),...r(
{[a]:e.default}).map(k=>`${t}#${k}`)]}function m(e,t){return["For example:",...r(e).map(a=>`  ${a}`)].map(a=>`${t}# ${a}`)}
function r(e){return(0,p().stringify)(e,{lineWidth:0,singleQuote:!0,indentSeq:!1}).trimEnd().split(`
`)}const u=100;function l(e,t){const a=[];let s=`${t}#`;for(const n of e.split(" "))s.length+1+n.length>u&&(a.push(s),s=
`${t}#`),s+=` ${n}`;return[...a,s]}},"init/workflow-template"(f,o,h,$){h(f,{WORKFLOW_TEMPLATE:()=>_});const _=`name: gen\
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
`},"init/write"(f,o,h,$){let _;const p=()=>_??=o("node:fs/promises");let v;const i=()=>v??=o("node:path");let b;const w=()=>b??=
o("error");let g;const m=()=>g??=o("make-folder");let r;const u=()=>r??=o("policy/load");let l;const e=()=>l??=o("init/p\
lace");let t;const a=()=>t??=o("init/policy-template");let s;const n=()=>s??=o("init/workflow-template");h(f,{startingFiles:()=>c,
writeStartingFile:()=>y});function c(){return[{path:u().POLICY_PATH,purpose:"the policy, with every default as a comment",
text:(0,a().policyTemplate)()},{path:".github/workflows/gene-gate.yml",purpose:"the workflow that runs the gate on every\
 pull request",text:n().WORKFLOW_TEMPLATE}]}async function y(d,{path:k,text:T},F){const I=(0,i().join)(d,k);try{if(!F&&await(0,e().
isTaken)(I))return!1;await(0,e().resolveIn)(d,(0,i().dirname)(k)),F&&await(0,p().rm)(I,{force:!0});const E=await(0,e().placeIn)(
d,k);return await(0,m().makeFolder)((0,i().dirname)(E)),await(0,p().writeFile)(E,T,{flag:"wx"}),!0}catch(E){throw new(w()).
GateError("file_unreadable",`Cannot write ${k}: ${E instanceof Error?E.message:E}`,"Check the existing file or directory\
 and its permissions.",{cause:E})}}}};
