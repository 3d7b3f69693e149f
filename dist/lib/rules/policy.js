"use strict";module.exports={"rules/policy"(v,l,b,E){let $;const k=()=>$??=l("rules/agents-block");let _;const o=()=>_??=l("rules/exa\
mple-asset");let T;const a=()=>T??=l("rules/rule");let A;const g=()=>A??=l("rules/standard-repository");b(v,{policyRules:()=>S});
const r=".github/gene-gate.yml",d=6,i=".github/workflows/gate.yml",h=`on: [pull_request, merge_group]
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v5
      - uses: gene-gate/gene-gate@v1
`,p=50;function m(e){const t=e.length-p;return`${e.slice(0,p).join("; ")}${t>0?`; and ${t} more`:""}`}function u(e,t,n,s){
return t==="review"?`Ask ${e===1?"a person":c(e)} with write access, other than the author, to approve the pull request \
with a review that contains the line \`/gene-gate approve\`${s&&`, or \`/gene-gate approve ${s}\` for exactly this digest`}\
.`:`If ${n}, run the gate again with \`--approve=${s}\`.`}function x(e){if(e.length===0)return"no setting changes";const t=e.
length-d;return`these settings change after the merge: ${e.slice(0,d).join("; ")}${t>0?`; and ${t} more`:""}`}function I([
e,...t]){return t.length===0?`\`${e}\` requires`:`\`${e}\` and ${t.length} more of its commands require`}function f(e,t){
if(e===1)return"";const n=t===1?"one has":`${t} have`;return t===0?` from ${c(e)}`:` from ${c(e)}, and ${n} approved`}function c(e){
return e===2?"two people":`${e} people`}const y=3;function w(e){if(e.length===0)return"";const t=e.length-y;return`; not\
 counted: ${e.slice(0,y).join("; ")}${t>0?`; and ${t} more`:""}`}const S=(0,a().rules)("policy",{"policy-changed":(0,a().
rule)({severity:"notice",title:"Change edits the policy; the policy of the base branch applies",why:"The policy is alway\
s read from the base branch, so a change cannot allow its own content. An edit of the policy applies from the next chang\
e on. The finding lists the keys that change, their old and new values, and whether each change allows more or less, whe\
re this is known.",wrong:{base:{[r]:`limits:
  command_timeout_seconds: 180
`},head:{[r]:`limits:
  command_timeout_seconds: 600
`,[o().GENES]:[(0,o().gene)()]}},right:{head:{[o().GENES]:[(0,o().gene)()]},policy:`limits:
  command_timeout_seconds: 600
`},message:({path:e,effects:t})=>`The change edits the policy \`${e}\`; the policy of the base branch applies to this cha\
nge, and ${x(t)}.`,remedy:()=>"Merge the policy first, and then the change that needs it."}),"policy-broken":(0,a().rule)(
{severity:"error",actor:"human",title:"Policy in the change is not valid",why:"The policy of the base branch applies to \
this change. After the merge, the new policy applies to every change, and the gate never passes with a policy that it ca\
nnot read. A change that fixes the policy could not pass either.",wrong:{head:{[r]:`fail-on: warning
`}},right:{head:{[r]:`fail_on: warning
`}},message:({path:e,mistake:t})=>`The policy \`${e}\` in this change is not valid (${t}).`,remedy:({path:e})=>`Fix the \
policy in this change, and check it with \`gene-gate policy test ${e}\`.`}),"gate-weakened":(0,a().rule)({severity:"warn\
ing",actor:"human",since:"0.2.0",counted:["effects"],title:"Change weakens the gate",why:"A change that deletes or loose\
ns the policy, or that removes, disables or re-triggers the step that runs the gate, affects every later change, so it n\
eeds a person. The verdict is `needs_approval`, and no ignore silences it. The effective policy and every workflow that \
uses the action or the command line are compared with those of the base branch, with the reusable workflows, composite a\
ctions and scripts of the repository that they go through. In a job that uses the gate, the only edits that do not weake\
n it are comments, names, and a newer version of another action; other jobs are free, except a new one with the name of \
the gate's check. More events make the gate stricter. A first policy and a first workflow weaken nothing. The block that\
 `gene-gate init --agents` writes may only change to one that a released version writes.",wrong:{base:{[r]:`fail_on: war\
ning
`,[i]:h},head:{[r]:`fail_on: error
`,[i]:h.replace("on: [pull_request, merge_group]","on: merge_group")}},right:{base:{[r]:`fail_on: error
`,[i]:h},head:{[r]:`fail_on: warning
`,[i]:h.replace("checkout@v5","checkout@v6")},also:{"protected-path":"The default list protects workflows."}},configure:`\
approvals:
  gate: 1   # people who must approve; 0 makes it a warning`,message:({path:e,effects:t})=>`The change weakens the gate \
in \`${e}\`: ${m(t)}.`,remedy:({path:e})=>`Restore \`${e}\`, or ask a person with write access to approve the change.`}),
"gate-tightened":(0,a().rule)({severity:"notice",since:"0.2.0",counted:["effects"],title:"Change makes the gate stricter",
why:"A workflow runs the gate for the first time, or on more events. This applies after the merge.",wrong:{base:{"src/in\
dex.js":`work();
`},head:{"src/index.js":`work();
`,[i]:h}},right:{base:{[i]:h},head:{[i]:h,"src/index.js":`work();
`}},message:({path:e,effects:t})=>`The change makes the gate stricter in \`${e}\`: ${m(t)}.`,remedy:()=>"No action is ne\
eded."}),"agent-instructions-stale":(0,a().rule)({severity:"notice",since:"0.2.0",counted:["state"],title:"Block of gene\
-gate in the agent instructions is out of date",why:"`gene-gate init --agents` writes what a validation command may be, \
how to check before a push, and what an agent must not do into `AGENTS.md` (and, on request, `CLAUDE.md` and the rules o\
f Cursor). The block names its version. An old one, or one that was edited, can tell agents something that the gate does\
 not accept. A change that removes or edits the block is reported by `gate-weakened`.",wrong:{head:{"AGENTS.md":`<!-- ge\
ne-gate:begin v1 -->
Write any command.
<!-- gene-gate:end -->
`}},right:{head:{"AGENTS.md":`${(0,k().agentsBlock)()}
`},also:{"protected-path":"The default list protects agent instructions."}},message:({path:e,state:t})=>`The block of ge\
ne-gate in \`${e}\` is out of date: ${t}.`,remedy:()=>"Run `gene-gate init --agents` on the base branch, and commit the \
file."}),"gate-approval-missing":(0,a().rule)({severity:"warning",actor:"human",since:"0.2.0",title:"Change of the gate \
waits for approval",why:"A change that weakens the gate needs the approval of as many people as `approvals.gate` of the \
base policy says, given as for a command: see [approvals](../approvals.md).",wrong:{base:{[r]:`fail_on: warning
`},head:{[r]:`fail_on: error
`},approvedBy:["author"]},right:{base:{[r]:`fail_on: warning
`},head:{[r]:`fail_on: error
`},approvedBy:["alice"],also:{"gate-weakened":"It stays in the report."}},message:({needed:e,given:t,refusals:n})=>`The \
change weakens the gate and waits for approval${f(e,t)}${w(n)}.`,remedy:({needed:e,means:t,digest:n})=>u(e,t,"the gate m\
ay become weaker as described",n)}),"policy-misplaced":(0,a().rule)({severity:"error",actor:"human",since:"0.2.0",title:"\
Change adds a policy that the gate does not read",why:"The policy is the regular file `.github/gene-gate.yml` and nothin\
g else. With another spelling, such as `gene-gate.yaml`, `.GITHUB/`, or a file at the root, or if `.github` is a symlink\
, the default policy would apply and nobody would notice. On the base branch, such a file is an error that stops the gat\
e.",wrong:{head:{".github/gene-gate.yaml":`fail_on: warning
`}},right:{head:{[r]:`fail_on: warning
`}},message:({path:e,fault:t})=>`\`${e}\` ${t}, but the gate reads only the regular file \`${r}\`.`,remedy:({path:e})=>`\
Rename \`${e}\` to \`${r}\`, or give it another name if it is not a policy.`}),"input-loosens-policy":(0,a().rule)({severity:"\
warning",actor:"human",title:"Action input that loosens the policy is ignored",why:"On a pull request, the workflow file\
 comes from the change itself, so its inputs can only tighten the policy of the base branch. An input that allows more i\
s ignored. A profile is also ignored if it is unclear whether it allows more: `curated` and `workspace` accept other pro\
grams than `evolver`.",wrong:{head:{},inputs:{"command-timeout-seconds":3600}},right:{head:{},policy:`limits:
  command_timeout_seconds: 3600
`},message:({input:e,given:t,kept:n})=>`The input \`${e}: ${t}\` is ignored because it is not stricter than \`${n}\` in t\
he policy.`,remedy:({key:e,given:t})=>`Set \`${e}\` to \`${t}\` in \`.github/gene-gate.yml\` on the base branch.`}),"ign\
ore-expired":(0,a().rule)({severity:"warning",actor:"human",title:"Ignore in the policy has expired",why:"An ignore is t\
emporary. After its last day the finding counts again, and the ignore is reported until the cause is fixed or the ignore\
 is renewed.",wrong:{...(0,o().genes)({asset_id:void 0}),policy:`ignores:
  - rule: content-hash-missing
    reason: The engine hashes its genes from its next release on.
    expires: 2020-01-31
`},right:(0,o().genes)({asset_id:o().RIGHT_HASH.own}),message:({rule:e,where:t,expires:n,reason:s})=>`The ignore of \`${e}\
\` ${t} expired on ${n} (reason: ${s}).`,remedy:({rule:e})=>`Fix what \`${e}\` reports and remove the ignore, or set a ne\
w date and reason.`}),"ignore-refused":(0,a().rule)({severity:"warning",actor:"human",title:"Ignore in the policy has no\
 effect",why:"A policy can ignore warnings, and errors about what an asset claims or how much it touches. It cannot igno\
re an error that blocks a command, a path that no change may touch, a file that cannot be read reliably, a command that \
failed, or a finding about the policy itself. An ignore of one of these has no effect, and neither does an ignore of an \
unknown rule.",wrong:{...(0,o().genes)({validation:['node -e "1"']}),policy:`ignores:
  - rule: evaluates-text
    reason: We trust this gene.
    expires: 2099-12-31
`,also:{"evaluates-text":"It is blocked with or without the ignore."}},right:(0,o().genes)({validation:["node scripts/ch\
eck.js"]}),message:({rule:e,where:t,refusal:n})=>`The ignore of \`${e}\` ${t} has no effect: ${n}.`,remedy:()=>"Remove t\
he ignore from the policy, and fix what the rule reports."}),"ignore-unused":(0,a().rule)({severity:"notice",actor:"huma\
n",title:"Ignore in the policy is unused",why:"The genes that the ignore covers were audited, and the rule found nothing\
. If the ignore stays, it hides the next finding, which has not been reviewed.",wrong:{...(0,o().genes)({asset_id:o().RIGHT_HASH.
own}),policy:`ignores:
  - rule: content-hash-missing
    where: { gene: gene_a }
    reason: Written before the engine hashed its genes.
    expires: 2099-12-31
`},right:{...(0,o().genes)({asset_id:o().RIGHT_HASH.own}),policy:`ignores: []
`},message:({rule:e,where:t})=>`The ignore of \`${e}\` ${t} is unused.`,remedy:()=>"Remove the ignore from the policy."}),
"level-expired":(0,a().rule)({severity:"warning",actor:"human",since:"1.0.0",title:"Level of a rule in the policy has ex\
pired",why:"A level with `until` is temporary. After its last day the default severity of the rule applies again, and th\
e level is reported until it is removed or renewed.",wrong:{...(0,o().genes)({validation:["node scripts/check.js"]}),policy:`\
rules:
  size:
    level: warning
    until: 2020-01-31
`},right:{...(0,o().genes)({validation:["node scripts/check.js"]}),policy:`rules:
  size: warning
`},message:({name:e,level:t,until:n,reason:s})=>`The level \`${t}\` of \`${e}\` in the policy expired on ${n} (reason: ${s}\
).`,remedy:({name:e})=>`Remove \`${e}\` from \`rules\` in the policy, or set a new date and reason.`}),"level-refused":(0,a().
rule)({severity:"warning",actor:"human",since:"1.0.0",title:"Level of a rule in the policy has no effect",why:"A policy \
can make the rules of a group less strict, and every warning. It cannot do so for an error that blocks a command, a path\
 that no change may touch, the records of the audit log, a file that cannot be read reliably, a command that failed, or \
a finding about the policy itself. A level for one of these, or for an unknown rule, has no effect.",wrong:{...(0,o().genes)(
{validation:['node -e "1"']}),policy:`rules:
  evaluates-text: warning
`,also:{"evaluates-text":"It is blocked with or without the level."}},right:{...(0,o().genes)({validation:["node scripts\
/check.js"]}),policy:`rules:
  hashes: warning
`},message:({name:e,level:t,refusal:n})=>`The level \`${t}\` of \`${e}\` in the policy has no effect: ${n}.`,remedy:({name:e})=>`\
Remove \`${e}\` from \`rules\` in the policy, and fix what the rule reports.`}),"approval-missing":(0,a().rule)({severity:"\
notice",actor:"human",since:"0.2.0",title:"Gene waits for approval",why:"The policy allows these commands only after app\
roval: strong confirmation is for dangerous commands and requires one person, and very strong confirmation is for experi\
mental commands and requires two, unless `approvals` in the policy sets other numbers. No command of the gene runs befor\
e the approval, and the verdict is `needs_approval`. An approval applies to the files of the head, the base branch, the \
commands and the policy, so every push ends it, unless it changes only files that `approvals.unaffected_by` in the polic\
y names; a base branch that moves on does not. See [approvals](../approvals.md).",wrong:{...(0,o().genes)({validation:["\
node scripts/check.js"]}),policy:g().ASKING_POLICY,approvedBy:["author"]},right:{...(0,o().genes)({validation:["node scr\
ipts/check.js"]}),policy:g().ASKING_POLICY,approvedBy:["alice"]},configure:`A policy whose profile does not require conf\
irmation, such as evolver, never waits.
A gene whose commands are neither dangerous nor experimental never waits.`,message:({gene:e,confirmation:t,needed:n,given:s,
commands:j,refusals:R})=>`The gene \`${e}\` waits for approval: ${I(j)} ${t} confirmation${f(n,s)}${w(R)}.`,remedy:({needed:e,
means:t,digest:n})=>u(e,t,"all of these commands may run with the files of this commit",n)})})}};
