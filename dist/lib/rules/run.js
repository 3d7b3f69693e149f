"use strict";module.exports={"rules/run"(g,l,p,$){let f;const a=()=>f??=l("rules/example-asset");let w;const o=()=>w??=l("rules/rule");
p(g,{runRules:()=>v});function n(e){return{head:{[a().GENES]:[(0,a().gene)({validation:["node scripts/check.js"]})],"scr\
ipts/check.js":e},run:{}}}const r=`containment: require
`,m={"target-writes":"The audit cannot tell where to."},s=`const fs = require('node:fs');
`,c=`setInterval(() => {}, 1000);
`,y=`programs: [no-such-program]
families:
  - name: no-such-program
    evolver:
      operands: plain
      match: [no-such-program check]
      not_match: [no-such-program ../x]
`;function h(e){return e.map(t=>`; ${t}`).join("")}const u=5;function d(e){return`${e.slice(0,u).map(i=>`\`${i}\``).join(
", ")}${e.length>u?", \u2026":""}`}const v=(0,o().rules)("run",{"command-failed":(0,o().rule)({severity:"error",title:"V\
alidation command failed",why:"A command passes when it exits with code 0 and fails with any other code. The later comma\
nds of the gene are skipped. If containment explains the failure, because a command reached a limit or needs something o\
f the machine that it does not see, the finding says what to change.",wrong:n(`console.error('Missing required.txt');
process.exit(1);
`),right:n(`console.log('OK');
`),message:({command:e,exitCode:t,causes:i})=>`The command \`${e}\` failed with exit code ${t}${h(i)}.`,remedy:({command:e,
change:t})=>t||`Run \`${e}\` in the root of the repository, fix the reported error, and push again.`}),"command-timed-ou\
t":(0,o().rule)({severity:"error",title:"Validation command exceeded its time limit",why:"A command that hangs would blo\
ck the pull request forever. After the time limit (180 seconds by default), its process group is asked to terminate, and\
 killed if it does not.",wrong:{...n(c),policy:`limits:
  command_timeout_seconds: 1
`},right:{...n(`console.log('OK');
`),policy:`limits:
  command_timeout_seconds: 60
`},configure:`limits:
  command_timeout_seconds: 300`,message:({command:e,seconds:t,causes:i})=>`The command \`${e}\` exceeded its time limit a\
nd was stopped after ${t} seconds${h(i)}.`,remedy:({change:e})=>e||"Split the command into smaller checks, or find out w\
hat it waits for."}),"budget-spent":(0,o().rule)({severity:"error",title:"Time limit for all commands was exceeded",why:"\
All commands of a run share one time limit, in addition to the time limit of each command, so that the gate can report b\
efore the job itself is stopped. When the time is up, running commands are stopped and the remaining ones do not start. \
A command that did not finish has not passed.",wrong:{...n(c),policy:`limits:
  budget_seconds: 1
`},right:{...n(`console.log('OK');
`),policy:`limits:
  budget_seconds: 60
`},configure:`limits:
  budget_seconds: 18000`,message:({gene:e,seconds:t,commands:i})=>`The time limit of ${t} seconds for all commands was e\
xceeded, and ${i===1?"one command":`${i} commands`} of the gene \`${e}\` did not finish.`,remedy:()=>"Make the slowest c\
ommands faster, or increase `limits.budget_seconds` and the time limit of the job."}),"command-crashed":(0,o().rule)({severity:"\
error",title:"Validation command could not start or was killed by a signal",why:"A command without an exit code has vali\
dated nothing, so it counts as failed. Typical causes are a program that is not installed, a process that ran out of mem\
ory, and a process that kills itself.",wrong:n(`process.kill(process.pid, 'SIGKILL');
`),right:n(`process.exit(0);
`),message:({command:e,reason:t,causes:i})=>`The command \`${e}\` crashed: ${t}${h(i)}.`,remedy:({command:e,change:t})=>t||
`Run \`${e}\` locally and find out why it ends.`}),"program-missing":(0,o().rule)({severity:"error",group:"environment",
actor:"human",title:"Program of a validation command is not installed",why:"A command whose program the machine does not\
 have has validated nothing, so it counts as failed. The other genes still run.",wrong:{head:{[a().GENES]:[(0,a().gene)(
{validation:["no-such-program check"]})]},policy:y,run:{}},right:n(`console.log('OK');
`),message:({command:e,program:t})=>`The command \`${e}\` needs \`${t}\`, which was not found on PATH outside the checkou\
t.`,remedy:({program:e})=>`Install \`${e}\` before the gate runs, in a directory outside the checkout. Shell builtins suc\
h as \`cd\` cannot run.`}),"command-slow":(0,o().rule)({severity:"warning",title:"Validation command is slow",why:"Valid\
ation commands run for every change that names the gene, and again wherever the gene is promoted. The protocol recommend\
s less than 60 seconds for each command.",wrong:{...n(`console.log('OK');
`),policy:`limits:
  slow_command_seconds: 0.001
`},right:{...n(`console.log('OK');
`),policy:`limits:
  slow_command_seconds: 120
`},configure:`limits:
  slow_command_seconds: 120`,message:({command:e,seconds:t,limit:i})=>`The command \`${e}\` took ${t} seconds; commands \
above ${i} seconds are slow.`,remedy:()=>"Use a smaller, faster check."}),"command-writes":(0,o().rule)({severity:"warni\
ng",title:"Validation command writes to the checkout",why:"A validation command should only read. Each command has a pri\
vate copy of the checkout, so its output files are discarded when it ends, and a later command that needs them fails. Ca\
ches are not reported.",wrong:{...n(`${s}fs.writeFileSync('report.txt', 'OK');
`),policy:r},right:{...n(`${s}fs.writeFileSync(process.env.TMPDIR + '/report.txt', 'OK');
`),policy:r,also:m},configure:`caches:
  - '**/.cache/**'
  - 'coverage/**'`,message:({command:e,paths:t})=>`The command \`${e}\` wrote to the checkout: ${d(t)}.`,remedy:()=>"Wri\
te to the temporary directory (`TMPDIR`), or add the cache to `caches` in the policy."}),"earlier-output-missing":(0,o().
rule)({severity:"notice",title:"Command may need a file that an earlier command wrote",why:"Each command has a new priva\
te copy of the audited checkout, so that no command can prepare what the next one checks. Its output files are discarded\
 when it ends, even for later commands of the same gene. The finding names the file that an earlier command of the gene \
wrote and this command mentions.",wrong:{head:{[a().GENES]:[(0,a().gene)({validation:["node scripts/build.js","node scri\
pts/check.js"]})],"scripts/build.js":`${s}fs.writeFileSync('built.txt', 'OK');
`,"scripts/check.js":`${s}fs.readFileSync('built.txt');
`},run:{},policy:r,also:{"command-failed":"This is why."}},right:{...n(`${s}const built = process.env.TMPDIR + '/built.t\
xt';
fs.writeFileSync(built, 'OK');
fs.readFileSync(built);
`),policy:r,also:m},configure:"views: gene",message:({command:e,path:t,writer:i})=>`The command \`${e}\` failed and menti\
ons \`${t}\`, which \`${i}\` wrote to a private copy of the checkout that no longer exists.`,remedy:()=>"Do both steps i\
n one script, build into an ignored directory with the `prepare` input of the action, or set `views: gene` in the policy\
."}),"tool-not-installed":(0,o().rule)({severity:"error",group:"environment",actor:"human",title:"Tool is not installed",
why:"A tool from the dependencies of the repository runs from `node_modules`, where it was audited. If it is missing, np\
x would search elsewhere or download it, so the command does not run.",wrong:{...(0,a().genes)({validation:["npx eslint \
src"]}),run:{}},right:{...(0,a().genes)({validation:["npx eslint src"]}),run:{installed:!0}},message:({command:e,tool:t})=>`\
The command \`${e}\` did not run because \`${t}\` is not installed.`,remedy:()=>"Install the dependencies before the gat\
e runs: set `prepare: npm ci --ignore-scripts` in the workflow, or run `npm ci --ignore-scripts` in a terminal."}),"chec\
kout-modified":(0,o().rule)({severity:"error",title:"Validation command modified audited files",why:"What runs must be w\
hat was audited. After a command modifies tracked files, the next one would run files that were not audited, so no furth\
er command runs. A validation command should only read. With `views: gene` in the policy, the commands of one gene share\
 a private copy of the checkout, and the finding is about that copy. It then also covers files that are not in any commi\
t, and new files that would be used in place of existing ones, and only the remaining commands of that gene do not run.",
wrong:{...n(`${s}fs.writeFileSync('src/index.js', '');
`),policy:`containment: off
`},right:{...n(`${s}fs.readFileSync('src/index.js');
`),policy:`containment: off
`},message:({command:e,paths:t})=>`The command \`${e}\` modified ${t.length===1?"an audited file":`${t.length} audited f\
iles`}: ${d(t)}.`,remedy:()=>"Change the command so that it reports problems and does not modify files."}),"prepare-refu\
sed":(0,o().rule)({severity:"error",actor:"human",since:"0.2.0",title:"Change redirects what prepare installs",why:"`pre\
pare` runs with access to the network, and what it installs is run by commands. It does not run for a change that edits \
where packages come from, adds a dependency from git or a URL, or lets a lockfile download from a host that the base doe\
s not use, nor for one that weakens the gate until it is approved. Without it, commands that need dependencies or build \
outputs do not run.",wrong:{...n(`console.log('OK');
`),head:{...n(`console.log('OK');
`).head,".npmrc":`registry=http://localhost/
`},run:{prepare:"node --version"}},right:{...n(`console.log('OK');
`),run:{prepare:"node --version"}},message:({path:e,what:t})=>`\`prepare\` did not run, because of \`${e}\`: ${t}.`,remedy:()=>"\
Make this change in a separate pull request, and have it reviewed."}),"prepare-uncontained":(0,o().rule)({severity:"warn\
ing",actor:"human",since:"0.2.0",title:"prepare ran without containment",why:"`prepare` starts code of the change: scrip\
ts of package.json, of dependencies, and build tools. Without namespaces, it ran as the user of the gate, with access to\
 the files and the network of the machine.",wrong:{...n(`console.log('OK');
`),policy:`containment: off
`,run:{prepare:"node --version"}},right:{...n(`console.log('OK');
`),policy:`containment: require
`,run:{prepare:"node --version"}},message:({reason:e})=>`\`prepare\` ran without containment: ${e}.`,remedy:()=>"Use a L\
inux runner with passwordless sudo or unprivileged user namespaces, and leave `containment` on."}),"checkout-changed":(0,o().
rule)({severity:"error",since:"0.2.0",title:"Files of the checkout changed while the gate ran",why:"The gate compares th\
e tracked files with the audited commit just before and after each command. If something other than the command wrote a \
file meanwhile, or added one that is not in the commit, the gate cannot tell what ran. The result of the command does no\
t count, and no further command runs.",wrong:{...n(`setTimeout(() => console.log('OK'), 500);
`),run:{meanwhile:{"src/index.js":`module.exports = 'other';
`}},policy:r},right:{...n(`setTimeout(() => console.log('OK'), 500);
`),policy:r},message:({command:e,paths:t})=>`Something other than the command \`${e}\` changed ${t.length===1?"a file":`${t.
length} files`} of the checkout while the gate ran: ${d(t)}.`,remedy:()=>"Stop programs that write to the checkout, such\
 as an editor or a build in watch mode, and run the gate again."}),"file-left-out":(0,o().rule)({severity:"notice",since:"\
0.2.0",title:"Command may need a file that is not in the commit",why:"Commands see the audited commit, installed depende\
ncies, what `prepare` wrote, and the files that `build_outputs` in the policy names. Other files of the checkout, untrac\
ked or ignored, have not been reviewed and are not there. The finding names files that the output of a failed command me\
ntions.",wrong:{...n(`${s}fs.readFileSync('.env.test');
`),run:{untracked:{".env.test":`MODE=test
`}},also:{"command-failed":"This is why."}},right:{...n(`${s}fs.readFileSync('.env.test');
`),run:{untracked:{".env.test":`MODE=test
`}},policy:`build_outputs:
  - .env.test
`},configure:`build_outputs:
  - dist/**
  - .env.test`,message:({command:e,paths:t})=>`The command \`${e}\` failed and mentions ${d(t)}, which ${t.length===1?"i\
s":"are"} on disk but not in the commit, so the command did not see ${t.length===1?"it":"them"}.`,remedy:()=>"Commit the\
 file, create it in `prepare`, or name it in `build_outputs` in the policy of the base branch."}),"checkout-shared":(0,o().
rule)({severity:"warning",actor:"human",since:"0.2.0",title:"Commands ran in the checkout itself",why:"Without namespace\
s, commands run in a private copy of the audited commit, its dependencies and its build outputs. A checkout with more th\
an 200,000 files or 4 GiB is too large to copy. In CI this is an error. In a terminal, the commands run in the checkout,\
 where they also see untracked and ignored files.",wrong:{...n(`console.log('OK');
`),policy:`containment: off
`,run:{large:!0}},right:{...n(`console.log('OK');
`),policy:`containment: off
`},counted:["untracked"],message:({untracked:e})=>`The checkout is too large to copy, so the commands ran in the checkou\
t itself${e===0?"":`, with ${e===1?"one file or directory":`${e} files and directories`} that ${e===1?"is":"are"} not in\
 the commit`}.`,remedy:()=>"Run the gate on Linux with namespaces, or install fewer dependencies."}),"run-interrupted":(0,o().
rule)({severity:"error",title:"Run was interrupted",why:"A canceled job or an interrupted terminal leaves commands witho\
ut a result. A command that did not run has not passed.",wrong:{...n(c),run:{cancelled:!0}},right:n(`console.log('OK');
`),message:({skipped:e})=>`The run was interrupted before ${e===1?"one command":`${e} commands`} finished.`,remedy:()=>"\
Run the gate again."}),"part-of-run":(0,o().rule)({severity:"notice",since:"0.2.0",title:"Report covers one shard of a r\
un",why:"In a matrix, each machine runs only the genes of its own shard. One shard can show that a gene fails, but only \
all shards together can show that all genes pass. A shard whose genes pass therefore has the verdict `error`, and `shard\
s[0].verdict` is the verdict of its own genes. See [matrix](../matrix.md).",wrong:{...(0,a().genes)({id:"gene_a"},{id:"g\
ene_b"}),run:{shard:"1/2"}},right:{...(0,a().genes)({id:"gene_a"},{id:"gene_b"}),run:{}},message:({index:e,of:t,genes:i})=>`\
This report covers only shard ${e} of ${t}, with ${i===1?"one gene":`${i} genes`}.`,remedy:()=>"Merge the reports of all\
 shards with `gene-gate merge`, or with `mode: report` in the action."})})}};
