"use strict";module.exports={"rules/attestation"(c,l,d,f){let g;const i=()=>g??=l("rules/example-asset");let u;const s=()=>u??=l("rul\
es/rule");d(c,{attestationRules:()=>y});const n={repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"},r=`\
a2a:
  attestation:
    - repository: ${n.repository}
      workflow: ${n.workflow}
      max_age_days: 90
`;function a(t={}){const e={subject:i().RIGHT_HASH.gene,verificationResult:"PASSED",policy:i().RIGHT_HASH.policy,signer:`${n.
workflow} of ${n.repository} at refs/heads/main`,age:"2 days",signature:"valid"};return{candidates:[(0,i().gene)()],policy:r,
attestations:[{...e,...t}]}}const y=(0,s().rules)("promotion",{"attestation-missing":(0,s().rule)({severity:"error",unproven:!0,
title:"No attestation covers the candidate",why:"An attestation is about its subjects, which are named by the hash of th\
eir content. An attestation about another version of an asset, or about other assets, proves nothing about this one.",wrong:a(
{subject:i().WRONG_HASH}),right:a(),instance:["type","id"],message:({type:t,id:e})=>`No attestation has the \`asset_id\` o\
f the ${t} \`${e}\` as a subject.`,remedy:()=>"Validate this version with the gate, sign its verification summary with `\
actions/attest`, and pass the bundle with `--attestation`."}),"attestation-invalid":(0,s().rule)({severity:"error",title:"\
Attestation cannot be verified",why:"Anyone can write a file that looks like an attestation. Its signature, the certific\
ate of the signer, the entry in the transparency log and the signed time are verified with the trusted root; the stateme\
nt must be an in-toto statement with a verification summary or a test result. Whatever cannot be verified proves nothing\
.",wrong:a({signature:"by another root"}),right:a(),instance:["source"],message:({source:t,reason:e})=>`The attestation \
\`${t}\` is not valid: ${e}.`,remedy:()=>"Pass the bundle exactly as `actions/attest` wrote it, and the trusted root of \
the Sigstore instance that signed it."}),"attestation-other-signer":(0,s().rule)({severity:"error",unproven:!0,title:"At\
testation was signed by a workflow that the policy does not accept",why:"A valid signature only says who signed. Every w\
orkflow on GitHub can sign any statement, so the policy lists the workflows whose attestations count: the repository, th\
e workflow file, and the ref that it runs for. A workflow of a pull request signs with the ref of the pull request.",wrong:a(
{signer:".github/workflows/gene-gate.yml of stranger/genes at refs/heads/main"}),right:a(),configure:r.trimEnd(),instance:[
"source"],message:({source:t,found:e,accepted:o})=>o.length===0?`The attestation \`${t}\` was signed by \`${e}\`, and the\
 policy accepts no signer.`:`The attestation \`${t}\` was signed by \`${e}\`; the policy accepts ${o.map(h=>`\`${h}\``).
join(", ")}.`,remedy:()=>"If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the polic\
y."}),"attestation-other-policy":(0,s().rule)({severity:"error",unproven:!0,title:"Attestation is about another policy",
why:"The policy decides which commands run, for how long, and in which containment. A verification with a more permissiv\
e policy, or with an earlier version of this one, is not evidence, so the digests must be equal.",wrong:a({policy:i().WRONG_HASH}),
right:a(),configure:`${r}      policies:
        - sha256:${"0123456789abcdef".repeat(4)}`,instance:["source"],message:({source:t,found:e,accepted:o})=>`The atte\
station \`${t}\` is about the policy \`${e}\`, not about ${o.map(h=>`\`${h}\``).join(" or ")}.`,remedy:()=>"Run the gate\
 with the policy of the promotion, or add the digest of the other policy to `policies` of this signer in `a2a.attestatio\
n`."}),"attestation-expired":(0,s().rule)({severity:"error",unproven:!0,title:"Attestation is too old",why:"The tools an\
d rules of the gate change, and so do the repositories that genes are used in. The policy says after how many days a ver\
ification no longer counts.",wrong:a({age:"91 days"}),right:a({age:"89 days"}),configure:r.trimEnd(),instance:["source"],
counted:["verified","days"],message:({source:t,verified:e,days:o})=>`The attestation \`${t}\` is about a verification at ${e}\
, more than ${o} days ago.`,remedy:()=>"Validate the asset again with the gate, or increase `max_age_days` of this signe\
r in `a2a.attestation`."}),"attestation-not-passed":(0,s().rule)({severity:"error",title:"Attestation says that the veri\
fication did not pass",why:"The gate also signs that a change failed. Of several attestations about the same content, th\
e newest counts. A gene is validated only if all of its commands ran and passed.",wrong:a({verificationResult:"FAILED"}),
right:a({verificationResult:"PASSED"}),instance:["source"],message:({source:t,what:e})=>`The newest attestation about th\
is content, \`${t}\`, says that the verification ${e}.`,remedy:()=>"Fix what the gate reports, and validate the asset ag\
ain."})})}};
