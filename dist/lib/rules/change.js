"use strict";module.exports={"rules/change"(y,l,w,_){let b;const t=()=>b??=l("rules/example-asset");let v;const s=()=>v??=l("rules/ru\
le");w(y,{changeRules:()=>$});const c=`blast_radius:
  forbidden_paths: [infrastructure]
`,g=`blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']
`,u=`blast_radius:
  audit_log: forbidden
`,m={[t().GENES]:[(0,t().gene)({constraints:{max_files:5,forbidden_paths:["src/core"]}})]},r={[t().GENES]:[(0,t().gene)(
{constraints:{max_files:5,forbidden_paths:[".git"]}})]},p={[t().GENES]:[(0,t().gene)({constraints:{max_files:100,forbidden_paths:[
".git"]}})]},f={submodule:"1d0c4fe2b6a0d6d9a51b2c4a7f1ed0f5bb1f3b64"};function n(e){return e===1?"1 file":`${e} files`}function d({
path:e,via:a,more:o=0}){const i=a===""?"":`, which resolves to \`${a}\``;return`The change touches \`${e}\`${i}${o===0?"":
` and ${o} more paths there`}`}function h({gene:e,declared:a}){return a?`the gene \`${e}\``:`genes without \`max_files\`, \
such as \`${e}\``}const $=(0,s().rules)("change",{"forbidden-path-always":(0,s().rule)({cause:({directory:e})=>`forbidde\
n path ${e}`,severity:"error",title:"Change touches .git or node_modules",why:"git, npm, and Node.js run the files in `.\
git` and `node_modules` without a review, so no change may add or edit them, whether or not a gene declares these paths.\
 They are forbidden at any depth, in any mix of upper and lower case (some file systems ignore case), and through symlin\
ks.",wrong:{head:{"packages/api/node_modules/left-pad/index.js":`work();
`}},right:{head:{"packages/api/package.json":`{ "dependencies": { "left-pad": "1.3.0" } }
`}},message:e=>`${d(e)}, but \`${e.directory}\` is always forbidden.`,remedy:({path:e})=>`Remove \`${e}\` from the change\
, and add its directory to \`.gitignore\`.`}),"forbidden-path-policy":(0,s().rule)({cause:({entry:e})=>`forbidden path ${e}`,
severity:"error",title:"Change touches a path that the policy forbids",why:"The policy lists the paths that no change ma\
y touch, with or without a gene. An entry is a path from the root of the repository and includes everything below it. It\
 is case-sensitive and not a pattern.",wrong:{head:{"infrastructure/production.tf":`# \u2026
`},policy:c},right:{head:{"docs/infrastructure.md":`# \u2026
`},policy:c},configure:`blast_radius:
  forbidden_paths: [infrastructure]`,message:e=>`${d(e)}, but the policy forbids \`${e.entry}\`.`,remedy:({path:e})=>`Re\
move \`${e}\` from the change, or update the policy on the base branch first.`}),"forbidden-path-declared":(0,s().rule)(
{cause:({entry:e})=>`forbidden path ${e}`,severity:"error",ignorable:!0,title:"Change touches a path that a gene forbids",
why:"`constraints.forbidden_paths` lists what a gene must never touch. An entry is a path from the root of the repositor\
y and includes everything below it. It is case-sensitive and not a pattern. Both names of a renamed file are checked, an\
d symlinks are followed. For a gene that exists at the base, its old entries also apply.",wrong:{head:{...m,"src/core/in\
dex.js":`work();
`}},right:{head:{...m,"src/corelib.js":`work();
`}},message:e=>`${d(e)}, but the gene \`${e.gene}\` forbids \`${e.entry}\`.`,remedy:({path:e,gene:a})=>`Remove \`${e}\` f\
rom the change, or edit it in a change that does not use the gene \`${a}\`.`}),"protected-path":(0,s().rule)({severity:"\
error",title:"Change touches a protected file",why:"Some files control everything else: instructions for agents, secrets\
, and workflows. A person must review a change to one of them. A file that only the default list protects (agent instruc\
tions, `.env*`, workflows) is a warning, and a file that the policy names is an error. The patterns are globs from the r\
oot of the repository, and both names of a renamed file are checked.",wrong:{head:{"AGENTS.md":`Push to main.
`},policy:g},right:{head:{"docs/agents.md":`How our agents work.
`},policy:g},configure:`blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']   # errors instead of warnings`,message:({path:e,pattern:a,by:o})=>`T\
he change touches \`${e}\`, which ${o} protects (\`${a}\`).`,remedy:({path:e,pattern:a,by:o})=>o==="the policy"?`Remove \
\`${e}\` from the change, or remove \`${a}\` from \`blast_radius.protected_paths\` in the policy on the base branch first.`:
`Change \`${e}\` in a separate pull request, and have a person review it.`}),"protected-file-destroyed":(0,s().rule)({severity:"\
error",title:"Change deletes or empties a protected file",why:"Agents cannot work without the files that control them, a\
nd the reference engine never deletes or empties one. This is an error in a change with a gene and for a file that the p\
olicy names, and otherwise a warning.",wrong:{base:{"AGENTS.md":`Run the tests.
`},head:{[t().GENES]:[(0,t().gene)()]}},right:{base:{"AGENTS.md":`Run the tests.
`},head:{"AGENTS.md":`Run the tests.
`,[t().GENES]:[(0,t().gene)()]}},configure:`blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']`,message:({path:e,pattern:a,by:o,how:i})=>`The change ${i} \`${e}\`, w\
hich ${o} protects (\`${a}\`).`,remedy:({path:e,by:a})=>a==="the policy"?`Restore \`${e}\`.`:`Restore \`${e}\`, or remove\
 it in a separate pull request without a gene.`}),"audit-log-rewritten":(0,s().rule)({severity:"error",actor:"human",title:"\
Change rewrites the audit log",why:"`events.jsonl` records what an agent did, and eligibility is counted from it. New ev\
ents are appended to the end, and every existing record stays the same, byte for byte and in order. Blank lines and the \
end of the last line do not count. An edit in the middle, a removed record, and an addition to the last record all rewri\
te history.",wrong:{base:{[t().LOG]:[(0,t().event)({outcome:{status:"failed",score:.2}})]},head:{[t().LOG]:[(0,t().event)(
{outcome:{status:"success",score:.9}})]}},right:{base:{[t().LOG]:[(0,t().event)({outcome:{status:"failed",score:.2}})]},
head:{[t().LOG]:[(0,t().event)({outcome:{status:"failed",score:.2}}),(0,t().event)({id:"evt_2",parent:"evt_1",outcome:{status:"\
success",score:.9}})]}},configure:`blast_radius:
  audit_log: append   # or forbidden: the log must not change at all`,message:({path:e,line:a,gone:o})=>o?`The change re\
moves the end of the audit log \`${e}\`, from line ${a} on.`:`The change modifies line ${a} of the audit log \`${e}\`.`,
remedy:({path:e})=>`Restore \`${e}\` from the base branch, and append the new events to the end.`}),"audit-log-malformed":(0,s().
rule)({counted:["problem"],severity:"error",actor:"human",title:"Line appended to the audit log is not a valid record",why:"\
The log is read line by line, and each line is one JSON object with a `type`. Any other line stops readers, or hides the\
 lines after it.",wrong:{head:{[t().LOG]:`{ "type": "EvolutionEvent",
  "id": "evt_1" }
`}},right:(0,t().log)({id:"evt_1"}),message:({path:e,line:a,problem:o})=>`Line ${a} of the audit log \`${e}\` is not a va\
lid record: ${o}.`,remedy:()=>"Append each record as one line of JSON that ends with a line break."}),"audit-log-removed":(0,s().
rule)({severity:"error",actor:"human",title:"Change removes, renames, or replaces the audit log",why:"`events.jsonl` rec\
ords what an agent did. If it is missing, or replaced with a symlink or a submodule, no claim about past successes can b\
e verified.",wrong:{base:{[t().LOG]:[(0,t().event)()]},head:{"docs/events.jsonl":[(0,t().event)()]}},right:{base:{[t().LOG]:[
(0,t().event)()]},head:{[t().LOG]:[(0,t().event)(),(0,t().event)({id:"evt_2",parent:"evt_1"})]}},message:({path:e})=>`Th\
e change removes or replaces the audit log \`${e}\`.`,remedy:({path:e})=>`Restore \`${e}\` from the base branch.`}),"aud\
it-log-changed":(0,s().rule)({severity:"error",actor:"human",title:"Change touches the audit log, which the policy forbi\
ds",why:"With `audit_log: forbidden`, only the process that owns `events.jsonl` writes to it, on the base branch. A pull\
 request cannot even append to it.",wrong:{base:{[t().LOG]:[(0,t().event)()]},head:{[t().LOG]:[(0,t().event)(),(0,t().event)(
{id:"evt_2",parent:"evt_1"})]},policy:u},right:{base:{[t().LOG]:[(0,t().event)()]},head:{[t().LOG]:[(0,t().event)()],"sr\
c/index.js":`work();
`},policy:u},configure:`blast_radius:
  audit_log: forbidden   # default: append, which only allows new events`,message:({path:e})=>`The change touches the au\
dit log \`${e}\`, but the policy forbids any change to it.`,remedy:({path:e})=>`Remove \`${e}\` from the change.`}),"bla\
st-radius-approaching":(0,s().rule)({cause:()=>"size",severity:"warning",group:"size",title:"Change uses more than 80% o\
f the files that a gene allows",why:"A gene declares how many files its change may touch. A change close to this limit i\
s allowed, but consider whether it should be two changes. Every changed file counts, a renamed file with both of its nam\
es. The asset files and the new validation scripts of the change are counted separately.",wrong:{head:{...r,"src/<1-5>.j\
s":`work();
`}},right:{head:{...r,"src/<1-4>.js":`work();
`}},message:e=>e.files===e.maxFiles?`The change touches ${n(e.files)}, which is the limit for ${h(e)}.`:`The change touc\
hes ${n(e.files)}, close to the limit of ${e.maxFiles} for ${h(e)}.`,remedy:()=>"Keep the change small, or split it."}),
"blast-radius-exceeded":(0,s().rule)({cause:()=>"size",severity:"error",group:"size",ignorable:!0,title:"Change touches \
more files than a gene allows",why:"`constraints.max_files` is the number of files that a change may touch if it adds, m\
odifies, or applies the gene. If the limit is missing or is not a number above zero, it is 20. For a gene that exists at\
 the base, the stricter of the old and the new limit applies, so a change cannot raise its own limit.",wrong:{head:{...r,
"src/<1-6>.js":`work();
`}},right:{head:{...r,"src/<1-5>.js":`work();
`},also:{"blast-radius-approaching":"More than 80 % of the limit."}},message:e=>`The change touches ${n(e.files)}, more \
than the limit of ${e.maxFiles} for ${h(e)}.`,remedy:({maxFiles:e})=>`Split the change so that each part touches at most\
 ${n(e)}; a higher limit applies only after it is merged.`}),"blast-radius-critical":(0,s().rule)({cause:()=>"size",severity:"\
error",group:"size",ignorable:!0,title:"Change touches more than twice the files that a gene allows",why:"More than twic\
e the limit is not an estimation error: the change does something that the gene does not describe. The protocol calls it\
 a critical overrun and rolls the cycle back.",wrong:{head:{...r,"src/<1-11>.js":`work();
`}},right:{head:{...r,"src/<1-4>.js":`work();
`}},message:e=>`The change touches ${n(e.files)}, more than twice the limit of ${e.maxFiles} for ${h(e)}.`,remedy:()=>"R\
emove everything from the change that the gene does not need."}),"blast-radius-hard-cap":(0,s().rule)({cause:()=>"size",
severity:"error",group:"size",title:"Change exceeds the hard cap",why:"Reviewers cannot check more than 60 files or 20,0\
00 changed lines from an agent. The hard cap applies to every change that adds, modifies, removes, or applies a gene, re\
gardless of what the gene declares. Only the policy on the base branch can change it.",wrong:{head:{...p,"src/<1-61>.js":`\
work();
`}},right:{head:{...p,"src/<1-60>.js":`work();
`},also:{"constraints-beyond-cap":"A lower limit would be approached."}},configure:`blast_radius:
  hard_cap_files: 60
  hard_cap_lines: 20000`,message:({files:e,lines:a,capFiles:o,capLines:i})=>`The change touches ${n(e)} and ${a} ${a===1?
"line":"lines"}, but the hard cap is ${o} files and ${i} lines.`,remedy:()=>"Split the change, or add generated and vend\
ored files in a change without a gene."}),"symlink-leaves-tree":(0,s().rule)({severity:"error",title:"Change adds a syml\
ink that leaves the repository or never resolves",why:"What runs must be what was audited. A symlink that points outside\
 the repository, or in a circle, shows one thing to the audit and another to the command.",wrong:{head:{[t().GENES]:[(0,t().
gene)()],"scripts/extra.js":{symlink:"/tmp/check.js"}}},right:{head:{[t().GENES]:[(0,t().gene)()],"scripts/extra.js":{symlink:"\
../src/index.js"}}},message:({path:e,target:a})=>`The symlink \`${e}\` points to \`${a}\`, which does not resolve to a pa\
th inside the repository.`,remedy:({path:e})=>`Replace \`${e}\` with the file itself or with a symlink that stays inside \
the repository.`}),"submodule-changed":(0,s().rule)({severity:"error",title:"Change with a gene adds or updates a submod\
ule",why:"A submodule is one line in git and any number of files on disk, from another repository. Its files can neither\
 be counted against a limit nor audited. `.gitmodules` decides which repository that is and where git stores it, so a ch\
ange to that file counts as well.",wrong:{head:{[t().GENES]:[(0,t().gene)()],tools:f}},right:{head:{tools:f}},message:({
path:e})=>e===".gitmodules"?"The change edits `.gitmodules`, which defines submodules, whose files cannot be audited.":`\
The change adds or updates the submodule \`${e}\`, whose files cannot be audited.`,remedy:()=>"Add or update the submodu\
le in a separate change without a gene."}),"merge-not-proven":(0,s().rule)({severity:"notice",since:"0.2.0",title:"Head \
audited because the checked-out merge commit is not proven",why:"Anyone can make a commit with the parents of a test mer\
ge and any content. The gate audits a merge commit only if the API names it as the test merge of the pull request, or if\
 git computes the same content from both parents and the first one is a recent commit of the base branch. A difference p\
roves nothing, because versions of git merge differently. The gate then audits the head of the pull request, compared wi\
th its merge base.",wrong:{base:{"README.md":`# Agent
`},head:{"README.md":`# Agent
`,"src/index.js":`work();
`},checkout:"another merge"},right:{base:{"README.md":`# Agent
`},head:{"README.md":`# Agent
`,"src/index.js":`work();
`},checkout:"test merge"},message:({merge:e,reason:a})=>`The gate audited the head of the pull request, because the chec\
ked-out merge commit \`${e.slice(0,12)}\` is not proven: ${a}.`,remedy:()=>"Give the step a `github-token` with `content\
s: read` and run the job again, or check out the head with `ref: ${{ github.event.pull_request.head.sha }}`."})})}};
