"use strict";module.exports={"rules/curated"(l,h,p,_){let g;const t=()=>g??=h("rules/rule");p(l,{curatedRules:()=>u});const n={network_touching:"\
Commands that contact other hosts are accepted with this warning."},s={archive_extraction_overwrite:"The contents of the\
 archive are not inspected."},m=`profile: curated
mode: dangerous
allow_dangerous: true`,d=`profile: curated
families:
  - name: make
    curated:
      risk: safe
      forms: [{ argv: test }]
      match: [make test]
      not_match: [make]`,f=`profile: curated
families:
  - name: tee
    curated:
      risk: write
      warnings: [writes_files]
      match: [tee out.txt]
      not_match: [tee --append out.txt]`;function a(e,o,r){return(0,t().rule)({severity:"error",title:e,why:"Programs th\
at can do damage in many ways are accepted only in a few fixed forms, and every word of the command must match the form.",
wrong:o,right:r,message:({family:y,reason:c,forms:w})=>`\`${y}\` ${c===""?"is accepted only in its registered forms":c}:\
 ${w.map(v=>`\`${v}\``).join(", ")}.`,remedy:()=>"Write the command in one of the registered forms."})}function i(e,o){return(0,t().
rule)({severity:"error",...o,message:({operator:r})=>`The command contains a blocked shell operator (${e}): \`${r}\`.`,remedy:()=>"\
Write a single command without shell operators."})}const u=(0,t().rules)("policy",{no_command:(0,t().rule)({severity:"er\
ror",title:"Command is missing",why:"The curated validator validates the command of a proposal. Without a command, it ha\
s nothing to accept.",wrong:"",right:"cat notes.md",message:()=>"The proposal has no command to validate.",remedy:()=>"W\
rite a command."}),parse_failed:(0,t().rule)({severity:"error",title:"Command cannot be parsed",why:"Text that a shell c\
annot split into words has no meaning that can be validated.",wrong:'tar -tf "release.tar',right:"tar -tf release.tar",message:()=>"\
The command text cannot be parsed into words.",remedy:()=>"Close every quote, and remove a backslash at the end."}),"she\
ll_operator.chaining":i("chaining",{title:"Command contains chained commands",why:"`&&`, `||`, or `;` would run a second\
 command that is not validated.",wrong:"tar -tf a.tar && ls",right:"tar -tf a.tar"}),"shell_operator.pipeline":i("pipeli\
ne",{title:"Command contains a pipeline",why:"A pipe passes the output to a second command that is not validated.",wrong:"\
ls | head",right:"ls"}),"shell_operator.background":i("background",{title:"Command runs in the background",why:"A backgr\
ound command continues after its validation ends.",wrong:"ping -c 1 host.test &",right:{command:"ping -c 1 host.test",also:n}}),
"shell_operator.redirection":i("redirection",{title:"Command contains a redirection",why:"A redirection opens files that\
 no operand names.",wrong:"dig host.test > out.txt",right:{command:"dig host.test",also:n}}),"shell_operator.substitutio\
n":i("substitution",{title:"Command contains a substitution",why:"A shell would run the inner command and insert its out\
put into the command.",wrong:"tar -tf $(cat name)",right:"tar -tf a.tar"}),"shell_operator.multiline":i("multiline",{title:"\
Command has several lines",why:"A line break or NUL ends a command, and the text after it would be another command.",wrong:"\
tar -tf a.tar<U+000A>tar -tf b.tar",right:"tar -tf a.tar"}),"shell_operator.quoted":i("quoted",{title:"Operand contains \
a shell operator",why:"People and tools that pass archive operands on can lose the quotes, so operators are blocked even\
 inside quotes.",wrong:'tar -tf "a&b.tar"',right:"tar -tf ab.tar"}),not_in_registry:(0,t().rule)({severity:"error",title:"\
Command family is not in the curated registry",why:"Only programs with a specification of their flags and operands can b\
e validated.",wrong:"wget https://host.test",right:{command:"curl -I https://host.test",also:n},configure:"`families` in\
 the policy adds a family, in the same format as the built-in families.",message:({family:e})=>`The command family \`${e}\
\` is not in the curated registry.`,remedy:()=>"Use a command of a family in the registry, or add the family to the poli\
cy."}),family_disabled:(0,t().rule)({severity:"error",title:"Command family belongs to a disabled pack",why:"The policy \
can disable entire packs of families.",wrong:{command:"dig host.test",policy:`profile: curated
disabled_packs: [network]`},right:{command:"cat notes.md",policy:`profile: curated
disabled_packs: [network]`},configure:"`disabled_packs` in the policy.",message:({family:e,pack:o})=>`The command family\
 \`${e}\` belongs to the pack \`${o}\`, which the policy disables.`,remedy:()=>"Use a family of another pack."}),platform_unsupported:(0,t().
rule)({severity:"error",title:"Command family is not supported on this platform",why:"Some programs do not exist on ever\
y platform, or do something else there than the registry specifies.",wrong:"open notes.md",right:"cat notes.md",message:({
family:e,platform:o})=>`The command family \`${e}\` is not supported on \`${o}\`.`,remedy:()=>"Use another family on thi\
s platform."}),maturity_refused:(0,t().rule)({severity:"error",title:"Maturity level of the command family is not accept\
ed",why:"A family with the maturity level `blocked` is always refused. Some other levels are accepted in one proposal mo\
de only.",wrong:"sudo ls",right:"ls",message:({family:e,maturity:o})=>`The command family \`${e}\` has the maturity level\
 \`${o}\` in the registry.`,remedy:()=>"Use another family."}),family_base_mismatch:(0,t().rule)({severity:"error",title:"\
Command runs a different program than the proposal names",why:"A proposal names its command family, and the command must\
 begin with that program. Otherwise the checks of one program would apply to the arguments of another.",wrong:{command:"\
dig host.test",context:{command_family:"curl"}},right:{command:"curl -I https://host.test",context:{command_family:"curl"},
also:n},message:({family:e,base:o})=>`The proposal names \`${e}\`, but the command runs \`${o}\`.`,remedy:({family:e})=>`\
Begin the command with \`${e}\`, or name the other family in the proposal.`}),"constrained_form.tar":a("Command is not a\
 registered form of tar","tar -xvf a.tar",{command:"tar -xf a.tar -C out",also:s}),"constrained_form.unzip":a("Command i\
s not a registered form of unzip","unzip a.zip",{command:"unzip a.zip -d out",also:s}),"constrained_form.zip":a("Command\
 is not a registered form of zip","zip -r a.zip .",{command:"zip -r a.zip src",also:{archive_creation_overwrite:"The arc\
hive may already exist."}}),"constrained_form.ping":a("Command is not a registered form of ping","ping host.test",{command:"\
ping -c 4 host.test",also:n}),"constrained_form.curl":a("Command is not a registered form of curl","curl https://host.te\
st",{command:"curl -I https://host.test",also:n}),"constrained_form.dns":a("Command is not a registered form of dns","di\
g +short host.test",{command:"dig host.test",also:n}),"constrained_form.git":a("Command is not a registered form of git",
"git push","git status --short"),"constrained_form.other":a("Command is not a registered form",{command:"make install",policy:d},
{command:"make test",policy:d}),flag_not_allowed:(0,t().rule)({severity:"error",title:"Flag is not in the specification \
of the family",why:"A flag changes what a program does, so flags without a specification are blocked.",wrong:"wc --files\
0-from=list",right:"wc -l notes.md",message:({family:e,flag:o,reason:r})=>`The \`${e}\` flag \`${o}\` ${r}.`,remedy:({flag:e})=>`\
Remove \`${e}\`, or correct it.`}),operand_count:(0,t().rule)({severity:"error",title:"Number of operands is wrong",why:"\
With too few operands, a program reads standard input or uses another location. With too many, it reaches files that wer\
e not intended.",wrong:"cp a",right:"cp a b",message:({family:e,wanted:o,count:r})=>`The number of \`${e}\` operands must\
 be ${o}, but it is ${r}.`,remedy:()=>"Name every operand that the program requires, and no others."}),operand_refused:(0,t().
rule)({severity:"error",title:"Operand is not accepted",why:"The specification of a family defines what each operand is.",
wrong:"head -n x notes.md",right:"head -n 3 notes.md",message:({family:e,operand:o,reason:r})=>`The \`${e}\` operand \`${o}\
\` ${r}.`,remedy:()=>"Correct the operand."}),forbidden_operand_prefix:(0,t().rule)({severity:"error",title:"Operand has\
 a forbidden prefix",why:"Some operands make a program access more than files, for example URLs with `open`.",wrong:{command:"\
open https://host.test",context:{platform:"darwin"}},right:{command:"open notes.md",context:{platform:"darwin"}},message:({
family:e,operand:o,prefix:r})=>`\`${e}\` does not accept \`${o}\`, because the prefix \`${r}\` is forbidden.`,remedy:()=>"\
Name a file."}),outside_allowed_roots:(0,t().rule)({severity:"error",title:"Path is outside the allowed roots",why:"If t\
he policy sets `allowed_roots`, every path of a command must be inside one of them after `..` and symbolic links are res\
olved.",wrong:{command:"cat /srv/other/notes.md",policy:`profile: curated
allowed_roots: [/srv/app]`},right:{command:"cat /srv/app/notes.md",policy:`profile: curated
allowed_roots: [/srv/app]`},configure:"`allowed_roots` in the policy.",message:({path:e,roots:o})=>`The path \`${e}\` is \
outside the allowed roots (${o.map(r=>`\`${r}\``).join(", ")}).`,remedy:()=>"Use a path inside an allowed root."}),policy_risk:(0,t().
rule)({severity:"error",title:"Policy does not accept the risk",why:"A safe command is always accepted. A command that w\
rites is accepted in the modes `write` and `dangerous`. A dangerous command is accepted only in the mode `dangerous` wit\
h `allow_dangerous`.",wrong:{command:"rm a",policy:`profile: curated
mode: write`},right:{command:"cat a",policy:`profile: curated
mode: write`},configure:"`mode` and `allow_dangerous` in the policy.",message:({risk:e,mode:o})=>`The policy mode \`${o}\
\` does not accept the risk \`${e}\`${e==="dangerous"&&o==="dangerous"?" without `allow_dangerous`":""}.`,remedy:()=>"Us\
e a command with a lower risk, or change the policy to accept this risk."}),network_touching:(0,t().rule)({severity:"war\
ning",title:"Command contacts external hosts",why:"The command is accepted because its form is read-only, but it leaves \
traces on other hosts.",wrong:"curl -I https://host.test",right:"cat notes.md",message:()=>"This command contacts extern\
al hosts and may reveal your IP address, DNS query, target host, or network metadata.",remedy:()=>"Confirm that this is \
intended."}),archive_extraction_overwrite:(0,t().rule)({severity:"warning",title:"Extraction can overwrite files",why:"T\
he members of an archive are not inspected and can have the names of existing files.",wrong:"tar -xf a.tar -C out",right:"\
cat notes.md",message:()=>"Archive extraction can write or overwrite files in the destination.",remedy:()=>"Confirm that\
 this is intended."}),archive_creation_overwrite:(0,t().rule)({severity:"warning",title:"Creation can overwrite an archi\
ve",why:"The archive tool replaces or updates an existing archive.",wrong:"zip -r a.zip src",right:"cat notes.md",message:()=>"\
The underlying archive tool may overwrite or update an existing archive path.",remedy:()=>"Confirm that this is intended\
."}),env_secrets:(0,t().rule)({severity:"warning",title:"Command can print secrets from the environment",why:"Environmen\
ts and `.env` files contain tokens, and printed output stays in logs.",wrong:"cat .env",right:"cat notes.md",message:()=>"\
This command can print secrets from the environment.",remedy:()=>"Confirm that this is intended."}),recursive_deletion:(0,t().
rule)({severity:"warning",title:"Command deletes directories recursively",why:"A wrong path deletes everything under it.",
wrong:{command:"rm -r build",policy:m},right:"cat notes.md",message:()=>"Recursive deletion removes a directory and ever\
ything in it.",remedy:()=>"Confirm that this is intended."}),broad_permission_target:(0,t().rule)({severity:"warning",title:"\
Command changes permissions or owners of the entire system",why:"A change at the root affects every file.",wrong:{command:"\
chmod 755 /",policy:m},right:"cat notes.md",message:()=>"This command changes permissions or owners of a broad target.",
remedy:()=>"Confirm that this is intended."}),writes_files:(0,t().rule)({severity:"warning",title:"Command writes files",
why:"The command changes the workspace or the machine.",wrong:{command:"tee out.txt",policy:f},right:"cat notes.md",message:()=>"\
This command writes files.",remedy:()=>"Confirm that this is intended."}),experimental_mode:(0,t().rule)({severity:"warn\
ing",title:"Proposal is experimental",why:"Experimental proposals pass the same checks and require the strongest confirm\
ation. This warning alone does not change the verdict from allow to warn.",wrong:{command:"cat notes.md",context:{proposal_mode:"\
experimental"}},right:"cat notes.md",message:()=>"Experimental mode requires very strong confirmation.",remedy:()=>"Conf\
irm that this is intended."})},"`curated`")}};
