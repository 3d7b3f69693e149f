"use strict";module.exports={"rules/invocation"(o,a,i,l){let h;const s=()=>h??=a("rules/rule");i(o,{invocationRules:()=>c});const d=new Set(
["bun","deno","python","python3"]);function n(e,t){return t===""?`\`${e}\``:`\`${e} ${t}\``}const c=(0,s().rules)("invoc\
ation",{"unknown-flag":(0,s().rule)({severity:"error",title:"Flag is unknown",why:"A flag decides what runs, and an unkn\
own flag may take the next word as its value. Flags are looked up in the tables of Node.js 20 and 24 and npm 10, 11, and\
 12.",wrong:"node --definitely-not-a-flag scripts/check.js",right:"node scripts/check.js",message:({flag:e,program:t})=>`\
\`${e}\` is not a known flag of \`${t}\`.`,remedy:({flag:e})=>`Remove \`${e}\`, or put it after the name of the script or\
 tool that it is meant for; with npm, put it after \`--\`.`}),"abbreviated-flag":(0,s().rule)({severity:"error",title:"n\
pm flag is abbreviated",why:"npm 10 and 11 complete an abbreviated flag and npm 12 rejects it, so the same command has d\
ifferent meanings.",wrong:"npm test --script-shel=sh",right:"npm test",message:({flag:e,program:t,meant:r})=>`\`${e}\` is\
 not a flag, but \`${t}\` can read it as an abbreviation of a flag such as \`${r}\`.`,remedy:()=>"Write the full name of\
 the flag, or put it after `--` if it is meant for the script."}),"flag-value":(0,s().rule)({severity:"error",title:"Fla\
g and value do not match",why:"If a value is missing, unexpected, or looks like a flag, versions disagree about which wo\
rd is the value.",wrong:"npm test --loglevel --silent",right:"npm test --loglevel=silent",message:({program:e,flag:t,fault:r})=>`\
The \`${e}\` flag \`${t}\` is ambiguous: ${r}.`,remedy:({flag:e})=>`Write \`${e}=VALUE\` if the flag takes a value; other\
wise write \`${e}\` alone.`}),"unknown-subcommand":(0,s().rule)({severity:"error",title:"npm subcommand is unknown",why:"\
npm completes abbreviated subcommands differently in each version: `npm star` runs the start script in npm 12 and stars \
a package in npm 11.",wrong:"npm tes",right:"npm test",message:({subcommand:e,meant:t})=>t===""?`\`${e}\` is not an npm s\
ubcommand.`:`\`${e}\` is not an npm subcommand; a similar subcommand is \`${t}\`.`,remedy:()=>"Correct the subcommand, o\
r run a script with `node`."}),"program-subcommand-unknown":(0,s().rule)({severity:"error",title:"Subcommand of a progra\
m is unknown",why:"The subcommand decides what a program does. Some programs run a program of this name from PATH if the\
y do not have it.",wrong:{command:"cargo tset",policy:`programs: [cargo]
`},right:{command:"cargo test",policy:`programs: [cargo]
`},message:({program:e,subcommand:t})=>`\`${t}\` is not a known subcommand of \`${e}\`.`,remedy:({program:e})=>`Write a \
subcommand that \`${e}\` has, or define the program in \`families\` of the policy.`}),"misspelt-subcommand":(0,s().rule)(
{severity:"warning",title:"npm subcommand is misspelled",why:"npm has aliases for common typing errors, but reviewers re\
ad them as errors.",wrong:"npm rum lint",right:"npm run lint",message:({subcommand:e,meant:t})=>`\`npm ${e}\` is an alias\
 for \`npm ${t}\`.`,remedy:({meant:e})=>`Write the subcommand as \`${e}\`.`}),"nothing-to-run":(0,s().rule)({severity:"e\
rror",title:"Command does not name a script or tool",why:"`npm` alone prints its help, and `npx` alone opens a shell.",wrong:"\
npx",right:"npx eslint src",message:({program:e})=>`The command does not name a script or tool for \`${e}\` to run.`,remedy:()=>"\
Name the script or tool to run."}),"evaluates-text":(0,s().rule)({severity:"error",title:"Command contains inline code",
why:"Diffs, linters, and reviewers do not see inline code as code, and validators refuse it. A script file is read like \
all other code.",wrong:`node -e "require('./check')"`,right:"node scripts/validate/check.cjs",message:({program:e,flag:t})=>`${n(
e,t)} runs inline code.`,remedy:({program:e})=>`Move the code into a script in the repository, and run it with \`${d.has(
e)?e:"node"}\`.`}),"reads-stdin":(0,s().rule)({severity:"error",title:"Program reads its code from standard input",why:"\
Standard input is closed during validation. Where it is open, the program runs whatever it receives.",wrong:"node -",right:"\
node scripts/check.js",message:({program:e,flag:t})=>t===""?`The command does not name a script, so \`${e}\` reads code f\
rom standard input.`:`\`${t}\` makes \`${e}\` read code from standard input.`,remedy:()=>"Name a script in the repositor\
y."}),"dash-operand":(0,s().rule)({severity:"error",title:"Script name begins with a dash",why:"After `--`, Node.js look\
s for a package with this name, and reviewers read the name as a flag.",wrong:"node -- -e",right:"node scripts/check.js",
message:({operand:e})=>`The script name \`${e}\` looks like a flag.`,remedy:()=>"Write the path of the script so that it\
 does not begin with a dash."}),"preloads-code":(0,s().rule)({severity:"error",title:"Code is loaded before the script",
why:"A preloaded module runs first and can change everything that the script sees, and a `data:` URL can contain an enti\
re program. The rule applies where the command names what runs: to `node`, to runners such as `tsx` and `ts-node`, and t\
o `c8` and `nyc`.",wrong:"node --import ./setup.mjs scripts/check.js",right:"node scripts/check.js",message:({flag:e,value:t=""})=>`\
\`${e}\` loads \`${t}\` before the script runs.`,remedy:({flag:e})=>`Import the module in the script and remove \`${e}\`.`}),
"preloads-package":(0,s().rule)({severity:"warning",title:"Known package is loaded before the script",why:"Packages such\
 as `tsx` and `dotenv/config` are made to be preloaded. What they do still depends on the version in the lockfile.",wrong:{
command:"node --import tsx scripts/check.ts",files:{"scripts/check.ts":`console.log('OK');
`}},right:"node scripts/check.js",message:({flag:e,value:t=""})=>`\`${e}\` loads the package \`${t}\` before the script r\
uns.`,remedy:()=>"Import the package in the script, or lock its version."}),"loads-code":(0,s().rule)({severity:"error",
title:"Flag loads additional code",why:"Loaders, snapshots, policies, configuration files, and extensions run code in ad\
dition to the script.",wrong:"node --loader ./loader.mjs scripts/check.js",right:"node scripts/check.js",message:({program:e,
flag:t})=>`${n(e,t)} loads code in addition to the validated script.`,remedy:({flag:e})=>`Remove \`${e}\` and import the \
code in the script.`}),"reads-environment-file":(0,s().rule)({severity:"warning",title:"Environment is read from a file",
why:"The file decides what the script sees, and the change can add or edit the file. Variables that change what runs are\
 blocked.",wrong:{command:"node --env-file=.env scripts/check.js",files:{".env":`APP_MODE=test
`}},right:"node scripts/check.js",message:({flag:e,value:t=""})=>`\`${e}\` sets environment variables from \`${t}\`.`,remedy:()=>"\
Read the settings in the script."}),"changes-configuration":(0,s().rule)({severity:"error",title:"Command changes the co\
nfiguration of the program",why:"The registry, proxy, certificates, module resolution, prefix, and configuration files d\
ecide what runs and where it comes from.",wrong:"npm test --userconfig=ci.npmrc",right:"npm test",message:({program:e,flag:t})=>`${n(
e,t)} changes what \`${e}\` loads or trusts.`,remedy:({flag:e})=>`Remove \`${e}\`; set the configuration in the workflow.`}),
"changes-shell":(0,s().rule)({severity:"error",title:"Command changes the shell of npm scripts",why:"npm runs scripts in\
 a shell. Another program would run instead of the script, and `true` or `echo` would make every script pass.",wrong:"np\
m test --script-shell=./sh",right:"npm test",message:({flag:e})=>`\`${e}\` runs npm scripts with another program.`,remedy:({
flag:e})=>`Remove \`${e}\`.`}),"changes-node-options":(0,s().rule)({severity:"error",title:"Command sets Node.js options\
 for all scripts",why:"`node-options` becomes NODE_OPTIONS of every script and can load any code.",wrong:"npm test --nod\
e-options=--require=./x.js",right:"npm test",message:({program:e,flag:t})=>`${n(e,t)} sets options for every Node.js pro\
cess that runs.`,remedy:()=>"Set the options in the script, where it runs `node`."}),"names-program":(0,s().rule)({severity:"\
error",title:"Command makes npm start another program",why:"An editor, browser, viewer, git, or build tool that a flag n\
ames can be any file.",wrong:"npm help run --viewer=./x",right:"npm test",message:({flag:e,program:t})=>`\`${e}\` makes \`${t}\
\` start another program.`,remedy:({flag:e})=>`Remove \`${e}\`.`}),installs:(0,s().rule)({severity:"error",title:"Comman\
d installs or changes packages",why:"An installation runs scripts of packages, needs the network, and changes the files \
under validation. It belongs before validation.",wrong:"npm ci",right:"npm test",message:({program:e,flag:t})=>`${n(e,t)}\
 installs or changes packages.`,remedy:()=>"Install packages in the workflow with the `prepare` input, not in a gene."}),
publishes:(0,s().rule)({severity:"error",title:"Command publishes or uses an account",why:"A validation command only rea\
ds; it never publishes or uses credentials.",wrong:"npm publish",right:{command:"npm pack --dry-run",also:{"dry-run":"Th\
e command publishes nothing but runs scripts."}},message:({program:e,flag:t})=>`${n(e,t)} publishes or uses an account.`,
remedy:()=>"Write a command that checks the change and only reads."}),"uses-network":(0,s().rule)({severity:"error",title:"\
Command requires the network",why:"The response of a server changes over time, and npm sends tokens with its requests.",
wrong:"npm view left-pad",right:"npm test",message:({program:e,flag:t})=>`${n(e,t)} contacts a server.`,remedy:()=>"Vali\
date the contents of the repository."}),"depends-on-registry":(0,s().rule)({severity:"warning",title:"Result depends on \
the registry",why:"The response of the registry changes without any change to the repository, and without a network ther\
e is no response.",wrong:"npm outdated",right:"npm test",message:({program:e,flag:t})=>`The result of ${n(e,t)} depends \
on the current contents of the registry.`,remedy:()=>"Run it in a separate workflow."}),downloads:(0,s().rule)({severity:"\
error",title:"Command downloads and runs a package",why:"npx downloads and runs packages that it does not find, without \
a prompt on unattended machines. A version, tag, path, URL, or git address names something to download.",wrong:"npx evil\
@latest",right:"npx eslint src",message:({flag:e,program:t})=>`\`${e}\` makes \`${t}\` download and run code.`,remedy:()=>"\
Add the package to `devDependencies` and the lockfile, and run the tool by its plain name."}),"launches-programs":(0,s().
rule)({severity:"error",title:"Tool starts other programs",why:"Launchers run text or programs that the gate does not se\
e, which bypasses its checks.",wrong:'npx concurrently "rm -rf dist"',right:"node scripts/check.js",message:({program:e,
flag:t})=>t===e||!/^(?:-|[\w@./:+]+$)/.test(t)?`\`${e}\` starts other programs.`:`\`${t}\` makes \`${e}\` start other pro\
grams.`,remedy:()=>"Write what it starts as separate commands."}),"runs-tasks":(0,s().rule)({severity:"error",title:"Tas\
k runner chooses the scripts",why:"A task runner decides by its own configuration, plug-ins, and cache which scripts of \
which packages run, and can report a stored result without running anything. npm runs the scripts themselves, so that th\
e gate can show and judge them.",wrong:"npx turbo run test",right:"npm test",message:({program:e,tasks:t})=>t.length===0?
`\`${e}\` decides by its own configuration and cache which scripts run.`:`\`${e}\` decides by its own configuration and c\
ache which scripts run for ${t.map(r=>`\`${r}\``).join(", ")}.`,remedy:()=>"Run the scripts of the packages with npm."}),
"tool-loads-code":(0,s().rule)({severity:"error",title:"Tool loads code from outside the repository",why:"Configuration,\
 plugins, and parsers are code. In an argument, at a URL, or outside the repository, this code is not reviewed.",wrong:`\
npx jest --config '{"globalSetup":"./x.js"}'`,right:"npx jest --config jest.config.js",message:({program:e,flag:t})=>`\`${e}\
\` loads code from \`${t}\`.`,remedy:()=>"Keep the configuration in a file in the repository and pass the path of the fi\
le."}),"tool-writes":(0,s().rule)({severity:"warning",title:"Tool changes the files that it checks",why:"A command that \
repairs files or rewrites snapshots passes because of what it wrote.",wrong:"npx eslint --fix src",right:"npx eslint src",
message:({flag:e,program:t})=>`\`${e}\` lets \`${t}\` change files during validation.`,remedy:({flag:e,program:t})=>e.startsWith(
"-")?`Remove \`${e}\`.`:`Run the check of \`${t}\` that changes no files.`}),"opens-inspector":(0,s().rule)({severity:"e\
rror",title:"Command opens a debugger",why:"The inspector listens on a port, runs code for any client that connects, and\
 can wait indefinitely.",wrong:"node --inspect scripts/check.js",right:"node scripts/check.js",message:({flag:e})=>`\`${e}\
\` opens the Node.js debugger.`,remedy:({flag:e})=>`Remove \`${e}\`.`}),"never-ends":(0,s().rule)({severity:"error",title:"\
Command does not end",why:"Watchers and servers run until the time limit stops them.",wrong:"node --watch scripts/check.\
js",right:"node scripts/check.js",message:({flag:e,program:t})=>`\`${e}\` keeps \`${t}\` running indefinitely.`,remedy:({
flag:e})=>`Remove \`${e}\`, or run the tool once.`}),"writes-files":(0,s().rule)({severity:"error",title:"Command writes\
 files",why:"Profiles, reports, logs, and generated files can be written to any path, and reports contain the entire env\
ironment.",wrong:"node --cpu-prof scripts/check.js",right:"node scripts/check.js",message:({flag:e,program:t})=>`\`${e}\`\
 makes \`${t}\` write or delete files.`,remedy:({flag:e})=>`Remove \`${e}\`; a validation command only reads.`}),"prints\
-environment":(0,s().rule)({severity:"error",title:"Command prints the environment",why:"Output is kept in reports that \
others read, and the environment can contain secrets.",wrong:"npm run env",right:"npm test",message:()=>"`npm run env` p\
rints the entire environment.",remedy:()=>"Write a command that checks the change and only reads."}),weakens:(0,s().rule)(
{severity:"warning",title:"Flag changes a protection or a limit",why:"The flag changes trust, limits, module resolution,\
 or internals of Node.js, so a passing result proves less.",wrong:"node --insecure-http-parser scripts/check.js",right:"\
node scripts/check.js",message:({flag:e,program:t})=>`\`${e}\` changes a protection, a limit, or an internal of \`${t}\`.`,
remedy:({flag:e})=>`Remove \`${e}\` unless the gene is about it.`}),"only-prints":(0,s().rule)({severity:"warning",title:"\
Command only prints information",why:"The command does not check the change, so it passes whatever the change does.",wrong:"\
node --version",right:"node scripts/check.js",message:({program:e,flag:t})=>`${n(e,t)} only prints information and valid\
ates nothing.`,remedy:()=>"Run a command that fails when the gene breaks something."}),"checks-syntax-only":(0,s().rule)(
{severity:"warning",title:"Command only checks syntax",why:"`node --check` reads one file and does not run it.",wrong:"n\
ode --check src/index.js",right:"node --test",message:({flag:e})=>`\`${e}\` checks the syntax of one file and runs nothin\
g.`,remedy:()=>"Run a test that uses the file."}),"skips-tests":(0,s().rule)({severity:"warning",title:"Command can skip\
 tests",why:"A run without tests passes.",wrong:"node --test --test-only",right:"node --test",message:({flag:e,program:t})=>`\
\`${e}\` lets \`${t}\` pass without running every test.`,remedy:({flag:e})=>`Remove \`${e}\`, or name the test files.`}),
"hides-failures":(0,s().rule)({severity:"warning",title:"Option hides failures",why:"A rejected promise ends Node.js wit\
h an error, unless an option says otherwise. With such an option a failing check passes.",wrong:"node --unhandled-reject\
ions=none scripts/check.js",right:"node scripts/check.js",message:({program:e,flag:t})=>`The option \`${t}\` lets ${e} p\
ass after a failure.`,remedy:({flag:e})=>`Remove \`${e}\`.`}),"skips-hooks":(0,s().rule)({severity:"warning",title:"Comm\
and skips pre and post scripts",why:"The pre and post scripts of a package are part of what its script does.",wrong:"npm\
 test --ignore-scripts",right:"npm test",message:({flag:e})=>`\`${e}\` skips pre and post scripts.`,remedy:({flag:e})=>`\
Remove \`${e}\`.`}),"dry-run":(0,s().rule)({severity:"warning",title:"Dry run still runs scripts",why:"`npm pack --dry-r\
un` runs the `prepack` and `prepare` scripts; the flag has no effect on other commands.",wrong:"npm pack --dry-run",right:"\
npm test",message:({flag:e,program:t})=>`\`${e}\` does not prevent \`${t}\` from running scripts.`,remedy:()=>"Check the\
 contents of the package in a script."}),"flag-before-separator":(0,s().rule)({severity:"warning",title:"Flag does not r\
each the script",why:"npm reads flags itself unless they follow `--`. npm 10 and 11 discard an unknown flag, and npm 12 \
rejects it.",wrong:"npm test --coverage",right:"npm test -- --coverage",message:({flag:e})=>`npm discards \`${e}\`, so th\
e script does not receive it.`,remedy:({flag:e})=>`Put \`--\` before the flag: \`-- ${e}\`.`}),"absolute-path":(0,s().rule)(
{severity:"warning",title:"Argument is a path of one machine",why:"The path does not exist on the machine that runs the \
validation.",wrong:"node scripts/check.js /home/me/project",right:"node scripts/check.js .",message:({path:e})=>`\`${e}\`\
 is an absolute path that exists on one machine only.`,remedy:()=>"Write the path relative to the repository."}),"tool-u\
nknown":(0,s().rule)({severity:"warning",title:"Tool is not known",why:"The gate knows the flags of common tools. Of ano\
ther tool, it cannot tell which words load code, start programs, or write files, so a reviewer has to.",wrong:{command:"\
npx my-checker src",files:{"package.json":`{"name":"example","devDependencies":{"my-checker":"1.0.0"}}
`,"package-lock.json":`{"packages":{"node_modules/my-checker":{"bin":{"my-checker":"bin.js"}}}}
`,"node_modules/.bin/my-checker":{symlink:"../my-checker/bin.js"},"node_modules/my-checker/bin.js":`#!/usr/bin/env node
`}},right:"npx eslint src",message:({tool:e})=>`The gate does not know the flags of \`${e}\`.`,remedy:()=>"Check what th\
e tool does with these words, or run a known tool or a script."}),"tool-flag-unknown":(0,s().rule)({severity:"warning",title:"\
Flag of a tool is not known",why:"The flag is not in the table of the tool. It can be newer than the table, or misspelle\
d and have no effect, or take the next word as its value.",wrong:"npx jest --definitely-not-a-flag",right:"npx jest --ci",
message:({flag:e,program:t})=>`\`${e}\` is not a known flag of \`${t}\`.`,remedy:({flag:e})=>`Check the spelling of \`${e}\
\`, or remove it.`}),"tool-runs-file":(0,s().rule)({severity:"warning",title:"Tool runs a file that a flag names",why:"R\
eporters, environments, plugins, and setup files are code. A test runner, a linter, or a bundler can load such a file of\
 the commit, as it loads the tests and its configuration, but the file can decide the result.",wrong:"npx jest --globalS\
etup ./scripts/x.js",right:"npx jest",message:({flag:e,program:t})=>`\`${e}\` makes \`${t}\` run another file.`,remedy:({
flag:e})=>`Remove \`${e}\`, or set it in the configuration file of the tool.`})})}};
