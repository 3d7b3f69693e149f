"use strict";var L=Object.defineProperty;var e=(d,t)=>L(d,"name",{value:t,configurable:!0});module.exports={"init/agents"(d,t,f,O){let u;const p=e(()=>u??=t("node:fs/promises"),"import_promises");let g;const m=e(
()=>g??=t("node:path"),"import_node_path");let y;const k=e(()=>y??=t("error"),"import_error");let h;const b=e(()=>h??=t(
"make-folder"),"import_make_folder");let _;const v=e(()=>_??=t("rules/agents-block"),"import_agents_block");f(d,{writeInstructions:e(
()=>a,"writeInstructions")});const w=`---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;async function a(o,l){try{const i=await r(o,l),c=await(0,p().readFile)(i,"utf8").catch(n),s=(0,v().withBlock)(c??(l.endsWith(
".mdc")?w:""));if(s===void 0)throw new Error("it has several blocks of gene-gate, or only a part of one");return s===c?"\
kept":(await(0,b().makeFolder)((0,m().dirname)(i)),await(0,p().writeFile)(i,s,{flag:c===void 0?"wx":"w"}),c===void 0?"cr\
eated":"updated")}catch(i){throw new(k()).GateError("file_unreadable",`Cannot write ${l}: ${i instanceof Error?i.message:
i}`,"Check the file: its lines from `gene-gate:begin` to `gene-gate:end` are replaced.",{cause:i})}}e(a,"writeInstructio\
ns");async function r(o,l){const i=(0,m().join)(o,l);if(await(0,p().lstat)(i).catch(n)===void 0)return i;const c=await(0,p().
realpath)(i),s=(0,m().relative)(await(0,p().realpath)(o),c);if(s.split(m().sep)[0]===".."||(0,m().isAbsolute)(s))throw new Error(
"it is a symlink that leaves the repository");return c}e(r,"targetOf");function n(o){if(o.code!=="ENOENT")throw o}e(n,"m\
issing")},"init/policy-template"(d,t,f,O){let u;const p=e(()=>u??=t("yaml"),"import_yaml");let g;const m=e(()=>g??=t("po\
licy/documented-keys"),"import_documented_keys");f(d,{policyTemplate:e(()=>k,"policyTemplate")});const y=`# What gene-ga\
te allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function k(){return[y,...(0,m().documentedKeys)().map(a=>`${h(a,"").join(`
`)}
`)].join(`
`)}e(k,"policyTemplate");function h(a,r){const{name:n,description:o,expected:l,example:i,keys:c}=a,s=l===void 0?o:`${o} \
(${l})`;if(l===void 0){const E=c.flatMap($=>h($,`${r}  `));return[...w(s,r),`${r}#${n}:`,...E]}return[...w(s,r),...i===void 0?
[]:b({[n]:i},r),..._({[n]:a.default}).map(E=>`${r}#${E}`)]}e(h,"keyLines");function b(a,r){return["For example:",..._(a).
map(n=>`  ${n}`)].map(n=>`${r}# ${n}`)}e(b,"exampleLines");function _(a){return(0,p().stringify)(a,{lineWidth:0,singleQuote:!0,
indentSeq:!1}).trimEnd().split(`
`)}e(_,"yamlLines");const v=100;function w(a,r){const n=[];let o=`${r}#`;for(const l of a.split(" "))o.length+1+l.length>
v&&(n.push(o),o=`${r}#`),o+=` ${l}`;return[...n,o]}e(w,"comment")},"init/workflow-template"(d,t,f,O){f(d,{WORKFLOW_TEMPLATE:e(
()=>u,"WORKFLOW_TEMPLATE")});const u=`name: gene-gate
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
      - uses: gene-gate/gene-gate@v1
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`},"init/write"(d,t,f,O){let u;const p=e(()=>u??=t("node:fs/promises"),"import_promises");let g;const m=e(()=>g??=t("nod\
e:path"),"import_node_path");let y;const k=e(()=>y??=t("error"),"import_error");let h;const b=e(()=>h??=t("make-folder"),
"import_make_folder");let _;const v=e(()=>_??=t("policy/load"),"import_load");let w;const a=e(()=>w??=t("init/policy-tem\
plate"),"import_policy_template");let r;const n=e(()=>r??=t("init/workflow-template"),"import_workflow_template");f(d,{startingFiles:e(
()=>o,"startingFiles"),writeStartingFile:e(()=>l,"writeStartingFile")});function o(){return[{path:v().POLICY_PATH,purpose:"\
the policy, with every default as a comment",text:(0,a().policyTemplate)()},{path:".github/workflows/gene-gate.yml",purpose:"\
the workflow that runs the gate on every pull request",text:n().WORKFLOW_TEMPLATE}]}e(o,"startingFiles");async function l(c,{
path:s,text:E},$){const T=(0,m().join)(c,s);try{return!$&&await i(T)?!1:(await(0,b().makeFolder)((0,m().dirname)(T)),$&&
await(0,p().rm)(T,{force:!0}),await(0,p().writeFile)(T,E,{flag:"wx"}),!0)}catch(F){throw new(k()).GateError("file_unread\
able",`Cannot write ${s}: ${F instanceof Error?F.message:F}`,"Check the existing file or folder and its permissions.",{cause:F})}}
e(l,"writeStartingFile");async function i(c){try{return await(0,p().lstat)(c),!0}catch(s){if(s.code==="ENOENT")return!1;
throw s}}e(i,"isTaken")}};
