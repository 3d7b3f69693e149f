"use strict";module.exports={"rules/promotion"(m,r,u,b){let y;const e=()=>y??=r("rules/example-asset");let v;const o=()=>v??=r("rules\
/rule");let f;const w=()=>f??=r("rules/standard-repository");u(m,{promotionRules:()=>$});const i={gene:"gene_b"},d={status:"\
success",score:.9,notes:"It went well."},_={status:"success",score:.2},h=[(0,e().event)({genes_used:["gene_b"],capsule_id:"\
capsule_1"}),(0,e().event)({id:"evt_2",parent:"evt_1",genes_used:["gene_b"],capsule_id:"capsule_1"})],l={validation:["no\
de scripts/check.js"]},c="assets/gep/genes_revoked.json";function p(t){return`${JSON.stringify({...{protocol:"gep-a2a",message_type:"\
revoke",sender_id:"node_7"},payload:{target_local_id:t,reason:"It deletes files."}},null,2)}
`}function g(t){return t.length===0?"no commands":[...t.slice(0,3).map(s=>`\`${s}\``),...t.length>3?[`${t.length-3} more`]:
[]].join(", ")}const $=(0,o().rules)("promotion",{"asset-revoked":(0,o().rule)({severity:"error",title:"Asset is revoked",
why:"A message of the type `revoke` withdraws a published asset. An asset that a message among the candidates or in the \
repository revokes is refused. If the repository already has the asset, the answer lists it in `revoked`.",wrong:{candidates:[
(0,e().gene)()],files:{[c]:p("gene_a")}},right:{candidates:[(0,e().gene)()],files:{[c]:p("gene_other")}},message:({type:t,
id:a,by:s,why:n})=>`The ${t} \`${a}\` is revoked by \`${s}\`${n===""?"":`: ${n}`}.`,remedy:()=>"Remove the asset where i\
t is used, and ask its author for another version."}),"unsafe-validation-command":(0,o().rule)({severity:"error",title:"\
Candidate has a validation command that is not allowed",why:"If you promote a gene, its commands run in your repository \
from then on. A command that the audit blocks is rejected with the message of the reference engine, and the findings tha\
t follow explain what it would do.",wrong:{candidates:[(0,e().gene)({validation:["npm test && node scripts/b.js"]})],also:{
"shell-operator":"It says why the command is unsafe."}},right:{candidates:[(0,e().gene)({validation:["npm test"]})]},message:({
command:t})=>`Unsafe validation command: ${t}`,remedy:()=>"Ask the author for a command that the audit allows."}),"strat\
egy-missing":(0,o().rule)({severity:"error",title:"Candidate has no strategy",why:"The strategy of a gene is the list of\
 steps that an agent takes. A gene without a step has nothing to promote, and other agents reject it.",wrong:{candidates:[
(0,e().gene)({strategy:[]})],also:{"schema-field-invalid":"The schema asks for a step, too."}},right:{candidates:[(0,e().
gene)({strategy:["Find the smallest change that removes the error."]})]},message:({gene:t})=>`The gene \`${t}\` has no st\
rategy.`,remedy:()=>"Add at least one non-empty step to `strategy`."}),"event-parent-unknown":(0,o().rule)({severity:"er\
ror",unproven:!0,title:"Parent of a candidate event does not exist",why:"Events form a chain: each event names the previ\
ous one. An event whose `parent` is neither a candidate nor in the log proves nothing about earlier events, and breaks t\
he log that it is appended to.",wrong:{candidates:[(0,e().event)({parent:"evt_that_nobody_has"})],files:{[e().LOG]:[(0,e().
event)({id:"evt_0"})]}},right:{candidates:[(0,e().event)({parent:"evt_0"})],files:{[e().LOG]:[(0,e().event)({id:"evt_0"})]}},
message:({event:t,parent:a})=>`The event \`${t}\` has the parent \`${a}\`, which is neither a candidate nor in the log.`,
remedy:()=>"Also pass the events before it, or pass the log that contains them with `--events`."}),"promotion-conflict":(0,o().
rule)({severity:"error",title:"Another asset already has the id of a candidate",why:"The repository keeps its own assets\
: a candidate never replaces an asset that has the same id and different content, as in the reference engine. Of two can\
didates with the same id, the first is kept.",wrong:{candidates:[(0,e().gene)({id:"gene_b"})],files:{[e().GENES]:[(0,e().
gene)({id:"gene_b",summary:"Another one."})]}},right:{candidates:[(0,e().gene)({id:"gene_b_from_agent_7"})],files:{[e().
GENES]:[(0,e().gene)({id:"gene_b",summary:"Another one."})]}},message:({type:t,id:a,place:s})=>`Another ${t} \`${a}\` wit\
h different content already exists in \`${s}\` and is kept.`,remedy:()=>"Compare the two assets; to keep both, rename th\
e candidate and hash it again."}),"fields-not-hashed":(0,o().rule)({instance:["fields"],severity:"notice",title:"Fields \
of a Capsule are not covered by its hash",why:"A hub strips `outcome.notes` and `outcome.details` from a Capsule before \
it hashes it. Anybody between its author and you can change these texts, and the hash still matches. A promoted Capsule \
is hashed again, and the new hash would make such a text look like the author\u2019s. So the promoted Capsule does not contai\
n it.",wrong:{candidates:[(0,e().capsule)({outcome:d,asset_id:e().RIGHT_HASH.hub})]},right:{candidates:[(0,e().capsule)(
{outcome:d,asset_id:e().RIGHT_HASH.own})]},message:({capsule:t,fields:a})=>`The \`asset_id\` of the Capsule \`${t}\` does\
 not cover ${a.map(s=>`\`${s}\``).join(" and ")}. The promoted Capsule leaves this text out.`,remedy:()=>"No action is r\
equired; to keep the text, ask the author for the Capsule with the hash of its whole content."}),"near-duplicate":(0,o().
rule)({severity:"notice",title:"Another asset says the same as a candidate",why:"Two Genes with the same signals and the\
 same strategy compete: a selector chooses one of them each time, so neither collects the experience of both. Signals ar\
e compared in any order, texts in any case and with any spaces. Capsules are compared by their triggers, their Gene and \
their summary. The candidate is promoted all the same.",wrong:{candidates:[(0,e().gene)({signals_match:["timeout"],strategy:[
"Retry once"]})],files:{[e().GENES]:[(0,e().gene)({id:"gene_own",signals_match:["Timeout"],strategy:["Retry  once."]})]}},
right:{candidates:[(0,e().gene)({signals_match:["timeout"],strategy:["Retry once"]})],files:{[e().GENES]:[(0,e().gene)({
id:"gene_own",signals_match:["timeout"],strategy:["Wait longer"]})]}},message:({type:t,id:a,other:s,place:n})=>`The ${t}\
 \`${a}\` says the same as the ${t} \`${s}\` in \`${n}\`.`,remedy:()=>"Keep only one of them, or state in the strategy w\
hat is different."}),"bundle-incomplete":(0,o().rule)({severity:"error",unproven:!0,title:"Candidate belongs to a bundle\
 that is not promoted",why:"Agents publish a Gene together with the Capsules that prove it, and hubs accept a bundle as \
a whole. A Capsule without its Gene cannot be applied, and a Gene without its Capsules is unproven, so all are promoted \
or none is.",wrong:{candidates:[(0,e().gene)({id:"gene_b"}),(0,e().capsule)({...i,outcome:_})],events:h,also:{"capsule-s\
core":"It is why the Capsule is not promoted."}},right:{candidates:[(0,e().gene)({id:"gene_b"}),(0,e().capsule)(i)],events:h},
instance:["type","id","otherType","other"],message:({type:t,id:a,otherType:s,other:n})=>`The ${t} \`${a}\` is not promote\
d because the ${s} \`${n}\` of the same bundle is not.`,remedy:()=>"Fix the other asset, or pass the two in separate pro\
motions."}),"already-promoted":(0,o().rule)({severity:"notice",title:"Candidate already exists",why:"Promoting an asset \
twice has the same result as promoting it once: an asset with the same content is not appended again and is not an error\
.",wrong:{candidates:[(0,e().gene)()],files:{[e().GENES]:[(0,e().gene)()]}},right:{candidates:[(0,e().gene)()],files:{}},
message:({type:t,id:a,place:s})=>`The same ${t} \`${a}\` already exists in \`${s}\`.`,remedy:()=>"No action is required."}),
"message-without-candidates":(0,o().rule)({severity:"notice",title:"Message offers no assets",why:"Only messages of the \
types `publish`, `report`, and `fetch` offer assets. Assets in any other message are not promoted: those of a `revoke` a\
re withdrawn. The other candidates are decided as usual.",wrong:{candidates:[(0,e().gene)()],messages:[{message_type:"de\
cision"}]},right:{candidates:[(0,e().gene)()],messages:[]},message:({kind:t})=>`A message of the type \`${t}\` offers no \
assets.`,remedy:()=>"No action is required."}),"not-exchanged":(0,o().rule)({severity:"notice",title:"Agents do not exch\
ange assets of this type",why:"Agents exchange Genes, Capsules, and EvolutionEvents. A log can also contain Mutations an\
d ValidationReports, which are not promoted. A ValidationReport is evidence: pass it with `--report`.",wrong:{candidates:[
(0,e().gene)(),{type:"Mutation",id:"mut_1"}]},right:{candidates:[(0,e().gene)()]},message:({type:t,id:a})=>`The ${t} \`${a}\
\` is not promoted because agents exchange only Genes, Capsules, and EvolutionEvents.`,remedy:()=>"No action is required\
; you can pass a ValidationReport with `--report`."}),"not-validated":(0,o().rule)({severity:"error",unproven:!0,title:"\
Not all commands of a candidate ran",why:"With `--run`, a gene is promoted if all of its commands pass. If the run was i\
nterrupted or waits for approval, the result is unknown.",wrong:{candidates:[(0,e().gene)(l)],policy:w().ASKING_POLICY,run:!0},
right:{candidates:[(0,e().gene)(l)],run:!0},message:({gene:t,summary:a})=>`The gene \`${t}\` was not validated: ${a}.`,remedy:()=>"\
Approve the commands if they wait for approval, and run the promotion again."}),"report-missing":(0,o().rule)({severity:"\
error",unproven:!0,title:"No report covers the candidate",why:"A ValidationReport is evidence for one version of one gen\
e: the version with the hash in `gene_asset_id`. A report about another version proves nothing about this one.",wrong:{candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)({gene_asset_id:e().WRONG_HASH})]},right:{candidates:[(0,e().gene)()],reports:[
(0,e().validationReport)({gene_asset_id:e().RIGHT_HASH.gene})]},message:({gene:t})=>`No report names the \`asset_id\` of t\
he gene \`${t}\`.`,remedy:()=>"Validate the current version of the gene with the gate, and pass its report with `--repor\
t`."}),"evidence-too-low":(0,o().rule)({severity:"error",unproven:!0,title:"Candidate has too little evidence",why:"The \
policy says how well it must be proven that the commands of a gene passed. The levels, from the lowest: `none`; `self_re\
ported`, a report that somebody made and whose hash is correct; `gate`, a GateReport of this gate for this content and p\
olicy, or `--run`; `published`, the check run of the report is found on GitHub; `attested`, a signature is verified. The\
 candidate is quarantined until better evidence is passed.",wrong:{candidates:[(0,e().gene)()],policy:`a2a:
  require_evidence: published
`,reports:[(0,e().validationReport)()]},right:{candidates:[(0,e().gene)()],policy:`a2a:
  require_evidence: published
`,reports:[(0,e().validationReport)()],checkRun:!0},configure:`a2a:
  require_evidence: gate`,message:({type:t,id:a,level:s,required:n})=>`The evidence for the ${t} \`${a}\` has the level \`${s}\
\`, but the policy requires \`${n}\`.`,remedy:({required:t})=>({none:"No action is required.",self_reported:"Pass a repo\
rt about this version of the asset with `--report`.",gate:"Pass the `gate-report.json` of the gate with `--report`, or r\
un the commands with `--run` and `--repo`.",published:"Pass the `gate-report.json` of a run that created a check run, wi\
th `--report` and a token."})[t]??"Pass an attestation about the asset with `--attestation`."}),"report-altered":(0,o().
rule)({severity:"error",title:"Report content does not match its asset_id",why:"The `asset_id` of a ValidationReport is \
the hash of its content. If it is missing or does not match, the report was edited after it was written.",wrong:{candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)({overall_ok:!0,asset_id:e().WRONG_HASH})]},right:{candidates:[(0,e().gene)()],
reports:[(0,e().validationReport)({overall_ok:!0,asset_id:e().RIGHT_HASH.own})]},message:({report:t})=>`The \`asset_id\` o\
f the report \`${t}\` does not match its content.`,remedy:()=>"Pass the report exactly as the gate wrote it."}),"report-\
other-policy":(0,o().rule)({severity:"error",unproven:!0,title:"Report was made with another policy",why:"The policy dec\
ides which commands run, for how long, and in which containment. A report made with a more permissive policy is not evid\
ence, so the digests must be equal. Workflow inputs that tighten the policy also change its digest.",wrong:{candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)({policy_digest:e().WRONG_HASH})]},right:{candidates:[(0,e().gene)()],reports:[
(0,e().validationReport)({policy_digest:e().RIGHT_HASH.policy})]},message:({report:t,expected:a,found:s})=>`The report \`${t}\
\` was made with the policy \`${s}\`, not with \`${a}\`.`,remedy:()=>"Pass the policy of the gate with `--policy`, or ru\
n the gate with this policy."}),"evidence-stale":(0,o().rule)({instance:["age"],severity:"notice",title:"Evidence is old",
why:"A report of last year shows that commands passed with the dependencies and the Node.js of last year. The policy sta\
tes after how many days this is noted. Of a Gene, the time of the report or attestation counts; of a Capsule, the time o\
f its newest success in the log. Evidence without a time is not judged.",wrong:{policy:"a2a: { stale_after_days: 30 }",candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)({created_at:"2026-01-01T00:00:00.000Z"})]},right:{policy:"a2a: { stale\
_after_days: 36500 }",candidates:[(0,e().gene)()],reports:[(0,e().validationReport)({created_at:"2026-01-01T00:00:00.000\
Z"})]},message:({type:t,id:a,age:s,days:n})=>`The evidence for the ${t} \`${a}\` is ${s} days old; the policy expects at\
 most ${n}.`,remedy:()=>"Validate it again with the gate."}),"environment-differs":(0,o().rule)({severity:"notice",title:"\
Asset was proven in another environment",why:"The fingerprint of a Capsule, or of the report about a Gene, states the pl\
atform, the architecture and the version of Node.js in which it worked. What passed there may fail here. Only what the f\
ingerprint states is compared, and of Node.js the major version.",wrong:{candidates:[(0,e().capsule)({env_fingerprint:{platform:"\
win32"}})]},right:{candidates:[(0,e().capsule)({env_fingerprint:{platform:"linux"}})]},message:({type:t,id:a,there:s,here:n})=>`\
The ${t} \`${a}\` was proven with ${s}, but this environment has ${n}.`,remedy:()=>"Validate it here with `--run`, or ac\
cept that it may behave differently."}),"report-not-ok":(0,o().rule)({severity:"error",title:"Report shows that the vali\
dation failed",why:"A gene is promoted only if all of its commands passed.",wrong:{candidates:[(0,e().gene)()],reports:[
(0,e().validationReport)({overall_ok:!1})]},right:{candidates:[(0,e().gene)()],reports:[(0,e().validationReport)({overall_ok:!0})]},
message:({report:t})=>`The report \`${t}\` does not show that every command passed.`,remedy:()=>"Fix the failed commands\
, and validate the gene again with the gate."}),"report-other-commands":(0,o().rule)({severity:"error",title:"Report lis\
ts other commands than the gene",why:"A ValidationReport names the version of the gene that it is about, so it must list\
 exactly the commands of that version, in their order. A report that lists other commands is false.",wrong:{candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)({commands:[{command:"node -v",ok:!0,stdout:"",stderr:""}]})]},right:{candidates:[
(0,e().gene)()],reports:[(0,e().validationReport)()]},message:({report:t,gene:a,ran:s,expected:n})=>`The report \`${t}\` \
lists ${g(s)}, but the gene \`${a}\` has ${g(n)}.`,remedy:()=>"Validate the current version of the gene with the gate, a\
nd pass its report."}),"report-not-published":(0,o().rule)({severity:"error",unproven:!0,title:"Provenance of a report i\
s not proven",why:"Anyone can write a file that looks like a report. The gate stores the digest of its GateReport in the\
 `external_id` of the check run on the audited commit, and only a workflow of the repository can create a check run as t\
he GitHub Actions app. With a token, a report without this check run is not evidence.",wrong:{candidates:[(0,e().gene)()],
reports:[(0,e().validationReport)()],checkRun:!1},right:{candidates:[(0,e().gene)()],reports:[(0,e().validationReport)()],
checkRun:!0},message:({report:t,reason:a})=>`The provenance of the report \`${t}\` is not proven: ${a}.`,remedy:()=>"Pas\
s the unmodified `gate-report.json` of the run that created the check run."})})}};
