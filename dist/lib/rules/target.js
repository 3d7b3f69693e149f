"use strict";module.exports={"rules/target"(h,l,d,y){let m;const s=()=>m??=l("rules/rule");d(h,{targetRules:()=>f});const p=JSON.stringify(
{scripts:Object.fromEntries(Array.from({length:66},(e,t)=>[String(t),t<65?`npm run ${t+1}`:"node x.js"]))});function r(e){
return JSON.stringify({name:"example",devDependencies:{eslint:e}})}function i(e,t){const n=`https://registry.npmjs.org/${e}\
/-/${e}-${t}.tgz`,o={...e!=="eslint"&&{name:e},version:t,resolved:n,bin:{eslint:"bin.js"}};return JSON.stringify({lockfileVersion:3,
packages:{"node_modules/eslint":o}})}const c={"package.json":'{ "workspaces": ["pk/*"] }',"pk/a/package.json":'{ "name":\
 "a", "scripts": { "test": "node --test" } }',"pk/b/package.json":'{ "name": "b", "scripts": { "test": "node --test" } }'},
g={alias:(e,t)=>`installs the package \`${t}\` under the name \`${e}\``,file:(e,t)=>`installs \`${e}\` from \`${t}\`, out\
side the repository`,git:(e,t)=>`installs \`${e}\` from the git repository \`${t}\``,host:(e,t)=>`installs \`${e}\` from \
the host \`${t}\`, which the base branch does not use`,integrity:(e,t)=>`has other content for the same version of \`${e}\
\`: \`${t}\``,tarball:(e,t)=>`installs \`${e}\` from the archive \`${t}\``},u={directory:"it names a directory without a\
 main file",submodule:"it names a submodule",backslash:"it contains a backslash",loop:"its symbolic links form a loop"};
function a(e){return e.map(t=>`\`${t}\``).join(", ")}const f=(0,s().rules)("target",{"target-outside":(0,s().rule)({severity:"\
error",title:"Command runs a file outside the repository",why:"Only the contents of the commit have been reviewed. A pat\
h that leads out of the repository, directly or through a symbolic link, names a file of one machine.",wrong:"node ../ot\
her/check.js",right:"node scripts/check.js",message:({path:e,reason:t})=>t==="symlink"?`\`${e}\` is a symbolic link that \
leads out of the repository.`:t==="address"?`\`${e}\` is a URL, not a path in the repository.`:t==="workspace"?`The work\
spaces \`${e}\` can lead out of the repository.`:`\`${e}\` is outside the repository.`,remedy:()=>"Add the file to the r\
epository and use its path relative to the root."}),"target-in-git":(0,s().rule)({severity:"error",title:"Command runs a\
 file in the .git directory",why:"Files in `.git` are not part of any commit or diff.",wrong:"node .git/hooks/check",right:"\
node scripts/check.js",message:({path:e})=>`\`${e}\` is in the \`.git\` directory, which is not part of any commit.`,remedy:()=>"\
Move the script out of `.git` and commit it."}),"target-missing":(0,s().rule)({severity:"error",title:"Command runs a fi\
le that does not exist",why:"Commands see the audited commit, installed dependencies, what `prepare` wrote, and the file\
s that `build_outputs` in the policy names. A file on disk that is none of these has not been reviewed.",wrong:"node scr\
ipts/chek.js",right:"node scripts/check.js",message:({path:e})=>`\`${e}\` does not exist in the repository at this commit\
.`,remedy:()=>"Add the file to the change, or correct the path. If a build writes the file, run the build in `prepare`, \
or name the file in `build_outputs` in the policy of the base branch."}),"target-not-judged":(0,s().rule)({severity:"not\
ice",since:"0.2.0",title:"Target is judged when commands run",why:"The first half of the audit reads only the commit. De\
pendencies, build outputs, and what `prepare` writes are judged in the second half, after `prepare` and before anything \
else runs. Without a run, there is no second half.",wrong:{command:"node dist/main.js",firstHalf:!0},right:{command:"nod\
e scripts/check.js",firstHalf:!0},message:({path:e})=>`\`${e}\` is not in the commit. It is judged when commands run, aft\
er \`prepare\`.`,remedy:()=>"Run the gate with its commands to judge it."}),"test-pattern-empty":(0,s().rule)({severity:"\
warning",title:"Test pattern matches no file",why:"Node.js 22 and later exit with code 0 if a pattern matches no file, s\
o that nothing is validated.",wrong:"node --test 'tset/**/*.js'",right:"node --test 'test/**/*.js'",message:({pattern:e})=>`\
The pattern \`${e}\` matches no file of this commit.`,remedy:()=>"Correct the pattern, or add the tests to the change."}),
"target-not-a-file":(0,s().rule)({severity:"error",title:"Command runs a path that is not a regular file",why:"Node.js r\
uns a directory only if it has a main file: the `main` of its package.json, or `index.js`. A loop of symbolic links or a\
 path with backslashes has different meanings on different machines.",wrong:"node scripts",right:"node src",message:({path:e,
reason:t})=>`\`${e}\` is not the path of a regular file: ${u[t]??t}.`,remedy:({reason:e})=>e==="directory"?"Name a file \
in the directory.":e==="backslash"?"Write the path with forward slashes.":"Name a regular file."}),"target-extension":(0,s().
rule)({severity:"error",title:"Node.js does not run this type of file",why:"Node.js runs `.js`, `.mjs`, `.cjs`, and, in \
newer versions, `.ts` files. It loads `.node` files as native code.",wrong:"node data.json",right:"node scripts/check.js",
message:({path:e,extension:t})=>`\`${e}\` has the extension \`.${t}\`, which Node.js does not run.`,remedy:()=>"Use a `.\
js`, `.mjs`, or `.cjs` file."}),"target-untracked":(0,s().rule)({severity:"error",title:"Command runs a file that is not\
 in the commit",why:"The file has not been reviewed, and the machine that runs the validation may not have it.",wrong:{command:"\
node node_modules/check.js",files:{"node_modules/check.js":"process.exit(0);"}},right:"node scripts/check.js",message:({
path:e})=>`\`${e}\` is not part of the audited commit.`,remedy:()=>"Commit the file, or run its source."}),"dependency-u\
nverified":(0,s().rule)({severity:"error",title:"Code of a package is not verified",why:"A package is trusted if package\
.json declares it, the lockfile fixes its contents, and it is installed rather than committed.",wrong:{command:"npx tool\
-of-a-dependency",files:{"node_modules/.bin/tool-of-a-dependency":{symlink:"../dependency/tool.js"},"node_modules/depend\
ency/tool.js":"#!/usr/bin/env node"}},right:"npx eslint src",message:({name:e,path:t,fault:n})=>n==="committed"?`\`${t}\`\
 of the package \`${e}\` is committed, so a change can edit it.`:n==="elsewhere"?`\`${e}\` leads to \`${t}\`, which does \
not belong to a package.`:n==="removed"?`The change removes the package \`${e}\` from the lockfile.`:`The package \`${e}\
\` is not ${n==="unlocked"?"in the lockfile":"declared in package.json"}.`,remedy:({name:e,fault:t})=>t==="committed"||t===
"elsewhere"?"Add `node_modules` to `.gitignore` and install the package.":t==="removed"?"Restore the lockfile of the bas\
e branch, and update it with the package manager.":`Add \`${e}\` to \`devDependencies\` and commit the lockfile.`}),"dep\
endency-redirected":(0,s().rule)({severity:"error",title:"Change takes a dependency from elsewhere",why:"A tool that a c\
ommand starts must be the package of its name from a registry that the base branch uses. An alias, a git repository, an \
archive of another address, a path outside the repository, an unknown registry host, or other content under the same ver\
sion is the code of somebody else. What the base branch already has is accepted.",wrong:{command:"npx eslint src",base:{
"package.json":r("9.0.0"),"package-lock.json":i("eslint","9.0.0")},files:{"package.json":r("npm:lint@1"),"package-lock.j\
son":i("lint","1.0.0")}},right:{command:"npx eslint src",base:{"package.json":r("9.0.0"),"package-lock.json":i("eslint",
"9.0.0")},files:{"package.json":r("9.0.0"),"package-lock.json":i("eslint","9.0.0")}},message:({name:e,path:t,how:n,to:o})=>`\
\`${t}\` ${g[n](e,o)}.`,remedy:({name:e,how:t})=>t==="integrity"?"Restore the entry of the base branch: the content of a\
 published version does not change.":`Use \`${e}\` from a registry that the base branch uses, or add the dependency to th\
e base branch first.`}),"dependency-changed":(0,s().rule)({severity:"notice",title:"Change updates a tool that validates\
 it",why:"The command starts another version of the package than on the base branch, so a reviewer should look at the up\
date.",wrong:{command:"npx eslint src",base:{"package-lock.json":i("eslint","9.0.0")},files:{"package-lock.json":i("esli\
nt","9.1.0")}},right:"npx eslint src",message:({name:e,from:t,to:n})=>t===""?`The change adds the package \`${e}\` ${n},\
 which the command starts.`:`The change updates the package \`${e}\` from ${t} to ${n}, which the command starts.`,remedy:()=>"\
Review the new version of the package."}),"dependency-stale":(0,s().rule)({severity:"error",title:"Installed package is \
not the one of the lockfile",why:"The audit is about the package in the lockfile. If `node_modules` has another name, ve\
rsion, or binary, another program would run. The contents of a package are proven only by installing it from the lockfil\
e.",wrong:{command:"npx eslint src",files:{"package-lock.json":i("eslint","9.1.0"),"node_modules/eslint/package.json":'{\
 "name": "eslint", "version": "9.0.0" }'}},right:"npx eslint src",message:({name:e,what:t,locked:n,installed:o})=>`The i\
nstalled package \`${e}\` has the ${t} \`${o}\`, but the lockfile has \`${n}\`.`,remedy:()=>"Install the dependencies of\
 the lockfile, for example with `npm ci`."}),"lockfile-missing":(0,s().rule)({severity:"warning",title:"Repository has n\
o lockfile",why:"Without a lockfile, every installation can take another version of the tool, and the gate cannot compar\
e it with the base branch.",wrong:{command:"npx eslint src",without:["package-lock.json"]},right:"npx eslint src",message:()=>"\
The repository has no lockfile, so nothing fixes the version of the tool that the command starts.",remedy:()=>"Commit th\
e lockfile of your package manager, such as `package-lock.json`."}),"binary-missing":(0,s().rule)({severity:"error",title:"\
npx would download the tool",why:"No declared and locked dependency provides the tool, so npx would search the parent di\
rectories and then download it.",wrong:"npx eslnit src",right:"npx eslint src",message:({name:e})=>`No declared dependen\
cy provides \`${e}\`, so npx would download it.`,remedy:()=>"Add the package of the tool to `devDependencies` and the lo\
ckfile."}),"binary-shadowed":(0,s().rule)({severity:"error",title:"Repository provides the tool itself",why:"For npx, `b\
in` in package.json takes precedence over a tool of the same name from a dependency.",wrong:{command:"npx eslint src",files:{
"package.json":'{ "bin": { "eslint": "x.js" } }'}},right:{command:"npx eslint src",files:{"package.json":'{ "bin": { "my\
-tool": "x.js" }, "devDependencies": { "eslint": "1.0.0" } }'}},message:({path:e,name:t})=>`\`bin\` in \`${e}\` provides \
\`${t}\`, so npx would run it instead of the dependency.`,remedy:()=>"Run the file with `node`."}),"binary-not-node":(0,s().
rule)({severity:"error",title:"Tool is not a Node.js program",why:"The gate runs tools with Node.js, without a shell. Ot\
her tools need a program that the gate does not know.",wrong:{command:"npx eslint src",files:{"node_modules/.bin/eslint":{
symlink:"../eslint/eslint"},"node_modules/eslint/eslint":"#!/bin/sh"}},right:"npx eslint src",message:({name:e,path:t})=>`\
\`${e}\` (\`${t}\`) is not a Node.js program.`,remedy:()=>"Use a tool that is a Node.js program, or wrap the tool in a N\
ode script."}),"not-installed":(0,s().rule)({severity:"notice",title:"Tool is not installed",why:"The audit used package\
.json and the lockfile. The tool must be installed before it can run.",wrong:{command:"npx eslint src",without:["node_mo\
dules"]},right:"npx eslint src",message:({name:e})=>`\`${e}\` is declared and locked, but not installed.`,remedy:()=>"In\
stall dependencies first, for example with `prepare: npm ci --ignore-scripts`."}),"build-files-unread":(0,s().rule)({severity:"\
notice",title:"Program runs what the build files of the commit say",why:"Build files, such as a Makefile, `conftest.py`,\
 or `build.rs`, are code of the commit like a test. The gate does not judge their content, so a reviewer has to. A chang\
e to one of them counts as a change to what validates.",wrong:{command:"make test",policy:`programs: [make]
`,files:{Makefile:`test:
	node scripts/check.js
`}},right:"node scripts/check.js",counted:["files","count"],message:({program:e,files:t,count:n})=>`\`${e}\` runs what th\
e build files of the commit say, which the gate does not read: ${a(t)}${n>t.length?`, and ${n-t.length} more`:""}.`,remedy:()=>"\
Review the build files as carefully as the command."}),"target-changed":(0,s().rule)({severity:"notice",title:"Change ed\
its the file that validates it",why:"The validation changed together with the code that it validates, so a passing resul\
t proves less.",wrong:{command:"node scripts/check.js",base:{"scripts/check.js":`throw new Error('not yet');
`},files:{"scripts/check.js":`console.log('OK');
`}},right:"node scripts/check.js",message:({path:e})=>`\`${e}\` validates this change and is also changed by it.`,remedy:()=>"\
Review the file as carefully as the rest of the change."}),"target-writes":(0,s().rule)({severity:"warning",title:"Scrip\
t changes files",why:"The source of the script writes or deletes files, so the script can pass because of what it wrote.",
wrong:{command:"node scripts/check.js",files:{"scripts/check.js":"fs.writeFileSync('out.txt', text)"}},right:{command:"n\
ode scripts/check.js",files:{"scripts/check.js":"assert.equal(fs.readFileSync('out.txt', 'utf8'), text)"}},message:({path:e})=>`\
\`${e}\` writes or deletes files during validation.`,remedy:()=>"Only read files in the script, or write to a temporary \
directory."}),"npm-script-missing":(0,s().rule)({severity:"warning",title:"npm script does not exist",why:"The command f\
ails when it runs. With `--if-present`, it passes without doing anything.",wrong:"npm run chek",right:"npm run check",message:({
script:e,passes:t})=>t?`package.json has no script \`${e}\`, and \`--if-present\` makes the command pass.`:`package.json\
 has no script \`${e}\`.`,remedy:()=>"Add the script to package.json, or correct its name."}),"npm-script-empty":(0,s().
rule)({severity:"error",since:"0.2.0",title:"npm script is empty",why:"npm passes without running anything if a script i\
s empty, so that nothing is validated. A script of only white space and comments is empty, too.",wrong:{command:"npm tes\
t",files:{"package.json":'{ "scripts": { "test": "" } }'}},right:{command:"npm test",files:{"package.json":'{ "scripts":\
 { "test": "node scripts/check.js" } }'}},message:({script:e,path:t})=>`The npm script \`${e}\` in \`${t}\` is empty, so \
it passes without running anything.`,remedy:()=>"Write the command that validates into the script."}),"npm-script-empty-\
part":(0,s().rule)({severity:"warning",since:"0.2.0",title:"npm script runs an empty script",why:"npm passes without run\
ning anything if a script is empty, so this part of the validation checks nothing.",wrong:{command:"npm test",files:{"pa\
ckage.json":'{ "scripts": { "test": "npm run unit", "unit": "" } }'}},right:{command:"npm test",files:{"package.json":'{\
 "scripts": { "test": "npm run unit", "unit": "node scripts/check.js" } }'}},message:({script:e,path:t})=>`The command r\
uns the npm script \`${e}\` in \`${t}\`, which is empty and passes without running anything.`,remedy:()=>"Write the comm\
and that validates into the script, or do not run the script."}),"npm-script-text":(0,s().rule)({severity:"warning",title:"\
npm script breaks a rule for commands",why:"npm passes a script of package.json to a shell, and the script is reviewed a\
s shell text. This script does something that is blocked in a validation command.",wrong:{command:"npm test",files:{"pac\
kage.json":'{ "scripts": { "test": "touch x" } }'}},right:{command:"npm test",files:{"package.json":'{ "scripts": { "tes\
t": "node scripts/check.js" } }'}},message:({script:e,text:t,reason:n})=>`The npm script \`${e}\` runs \`${t}\`, which wo\
uld be blocked as a validation command (\`${n}\`).`,remedy:()=>"Use only Node scripts and local tools in the script."}),
"npm-script-loses-failure":(0,s().rule)({severity:"warning",title:"npm script passes although one of its commands fails",
why:"A shell reports the exit code of the last command. After `|| true`, `;`, or `|`, the failure of an earlier command \
is lost, and the validation passes.",wrong:{command:"npm test",files:{"package.json":'{ "scripts": { "test": "node scrip\
ts/check.js || true" } }'},also:{"npm-script-compound":"The script is more than one command."}},right:{command:"npm test",
files:{"package.json":'{ "scripts": { "test": "node scripts/check.js" } }'}},message:({script:e,text:t,command:n})=>`The\
 npm script \`${e}\` runs \`${t}\`, which passes even if \`${n}\` fails.`,remedy:()=>"Join the commands with `&&`, or ru\
n only the one that validates."}),"npm-script-compound":(0,s().rule)({severity:"notice",title:"npm script is more than o\
ne simple command",why:"The gate does not follow every detail of what a shell does with the script, so the script is sho\
wn.",wrong:{command:"npm test",files:{"package.json":'{ "scripts": { "test": "node scripts/a.js && node scripts/b.js" } \
}'}},right:{command:"npm test",files:{"package.json":'{ "scripts": { "test": "node scripts/a.js" } }'}},message:({script:e,
text:t})=>`The npm script \`${e}\` runs \`${t}\`.`,remedy:()=>"Review the script as part of the command."}),"npm-script-\
dangerous":(0,s().rule)({severity:"error",title:"npm script is destructive",why:"The script deletes files, formats disks\
, pipes a download into a shell, or does similar damage. No validation needs this.",wrong:{command:"npm run clean",files:{
"package.json":'{ "scripts": { "clean": "rm -rf /" } }'}},right:{command:"npm test",files:{"package.json":'{ "scripts": \
{ "test": "node --test" } }'}},message:({script:e,text:t,danger:n})=>`The npm script \`${e}\` ${n}: \`${t}\`.`,remedy:()=>"\
Remove this command from the script."}),"npm-script-cycle":(0,s().rule)({severity:"error",title:"npm scripts call each o\
ther in a cycle",why:"The scripts would run until the time limit stops them.",wrong:{command:"npm run a",files:{"package\
.json":'{ "scripts": { "a": "npm run b", "b": "npm run a" } }'}},right:{command:"npm run a",files:{"package.json":'{ "sc\
ripts": { "a": "node scripts/a.js" } }'}},message:({script:e})=>`The npm script \`${e}\` calls itself.`,remedy:()=>"Remo\
ve the call that closes the cycle."}),"npm-script-chain":(0,s().rule)({severity:"error",title:"npm scripts run too many \
other scripts",why:"The gate follows the scripts that an npm script runs, up to a depth, a number, and a total time. Wha\
t is beyond these limits is not judged.",wrong:{command:"npm run 0",files:{"package.json":p}},right:"npm test",counted:[
"limit"],message:({script:e,limit:t,what:n})=>{const o={depth:`it is more than ${t} scripts deep`,count:`the command run\
s more than ${t} scripts`,time:`following the scripts of all commands took more than ${t} seconds`};return`The npm scrip\
t \`${e}\` is not followed: ${o[n]}.`},remedy:()=>"Run the commands directly in the script."}),"script-words-unread":(0,s().
rule)({severity:"error",title:"Arguments are passed to a command that the gate cannot read",why:"npm appends the argumen\
ts after `--` to the script. If the last command of the script is an unknown program, or uses shell syntax, such an argu\
ment may run code.",wrong:{command:"npm run sh -- 'rm -rf .'",files:{"package.json":'{ "scripts": { "sh": "sh -c" } }'},
also:{"npm-script-text":"The script itself starts a shell."}},right:"npm test -- --grep parser",message:({script:e,word:t,
text:n})=>`The argument \`${t}\` is passed to the npm script \`${e}\`, whose last command cannot be read: \`${n}\`.`,remedy:()=>"\
Write the arguments into the script, where they are reviewed."}),"npmrc-redirects":(0,s().rule)({severity:"error",title:"\
.npmrc decides what npm runs",why:"Settings such as the shell, the Node.js options, the workspaces, and `usage` decide w\
hich script npm runs, or whether it runs one. The gate does not apply them, but other machines do. `node-options` with f\
lags that are allowed for `node` applies if the change does not edit the file.",wrong:{command:"npm test",files:{".npmrc":"\
script-shell=./sh"}},right:{command:"npm test",files:{".npmrc":"fund=false"}},message:({path:e,keys:t})=>`\`${e}\` sets ${a(
t)}, which decides what npm runs.`,remedy:()=>"Remove these settings from the repository."}),"npmrc-changed":(0,s().rule)(
{severity:"error",title:"Change edits settings of npm",why:"The change that npm validates also changes the settings of n\
pm, and they are not known to be harmless.",wrong:{command:"npm test",base:{".npmrc":"fund=false"},files:{".npmrc":"regi\
stry=http://localhost/"}},right:{command:"npm test",base:{".npmrc":"fund=true"},files:{".npmrc":"fund=false"}},message:({
path:e,keys:t})=>`The change edits \`${e}\`, which sets ${a(t)}.`,remedy:()=>"Change the settings of npm in a separate p\
ull request."}),"npmrc-settings":(0,s().rule)({severity:"warning",title:".npmrc has settings that are not known to be ha\
rmless",why:"npm passes every setting to scripts as `npm_config_\u2026` and replaces `${NAME}` with an environment variable.",
wrong:{command:"npm test",files:{".npmrc":"registry=https://npm.example.com/"}},right:{command:"npm test",files:{".npmrc":"\
fund=false"}},message:({path:e,keys:t})=>`\`${e}\` sets ${a(t)}.`,remedy:()=>"Remove settings that the project does not \
need."}),"npmrc-unread":(0,s().rule)({severity:"error",title:".npmrc cannot be read",why:"The gate cannot determine the \
settings of npm if the file is a symbolic link that leads out of the repository, a Git LFS pointer, or too large.",wrong:{
command:"npm test",files:{".npmrc":{symlink:"../npmrc"}}},right:{command:"npm test",files:{".npmrc":"fund=false"}},message:({
path:e,reason:t})=>`\`${e}\` cannot be read: ${t}.`,remedy:()=>"Commit it as a regular file."}),"package-json-invalid":(0,s().
rule)({severity:"error",title:"package.json is invalid",why:"The gate cannot determine what npm would run.",wrong:{command:"\
npm test",files:{"package.json":'{ "scripts": '}},right:{command:"npm test",files:{"package.json":'{ "scripts": { "test"\
: "node --test" } }'}},message:({path:e})=>`\`${e}\` is not a readable JSON file.`,remedy:()=>"Fix the file so that npm \
can read it."}),"package-json-missing":(0,s().rule)({severity:"error",title:"package.json is missing",why:"npm searches \
the parent directories, which are outside the repository, and runs the scripts of the package.json that it finds there.",
wrong:{command:"npm test",without:["package.json"]},right:"node --test",message:({directory:e})=>e===""?"The repository \
has no package.json at its root, so npm would search above the repository.":`The directory \`${e}\` has no package.json, \
so npm would search its parent directories.`,remedy:()=>"Add a package.json with the script, or run a script with `node`\
."}),"workspace-missing":(0,s().rule)({severity:"warning",title:"Workspace does not exist",why:"npm fails. With `--if-pr\
esent`, it passes without doing anything.",wrong:"npm test -w nope",right:"npm test -w packages/a",message:({workspace:e})=>e===
""?"package.json declares no workspaces.":`The workspace \`${e}\` does not exist.`,remedy:()=>"Name a workspace that pac\
kage.json declares."}),"workspaces-changed":(0,s().rule)({severity:"warning",since:"0.2.0",title:"Change leaves out a wo\
rkspace that validates it",why:"npm selects packages by `workspaces` in package.json. If a change edits it, scripts that\
 ran on the base branch may no longer run, or other ones run in their place.",wrong:{command:"npm test --workspaces",base:c,
files:{...c,"package.json":'{ "workspaces": ["pk/*", "!pk/a"] }'}},right:{command:"npm test --workspaces",base:c,files:c},
message:({path:e,lost:t})=>`The change edits \`${e}\`, so that the command no longer runs scripts in ${a(t)}.`,remedy:()=>"\
Restore `workspaces` of the base branch, or review why the packages are left out."}),"path-shadowed":(0,s().rule)({severity:"\
warning",title:"Dependency replaces a program of npm scripts",why:"npm puts `node_modules/.bin` first in the PATH of a s\
cript.",wrong:{command:"npm test",files:{"node_modules/.bin/node":{symlink:"../eslint/bin.js"}}},right:"npm test",message:({
path:e})=>`\`${e}\` replaces the program of the same name in npm scripts.`,remedy:()=>"Remove the dependency that provid\
es it."}),"environment-file-unsafe":(0,s().rule)({severity:"error",title:"Environment file changes what runs",why:"Varia\
bles such as NODE_OPTIONS load code, and PATH decides which programs run.",wrong:{command:"node --env-file=.env scripts/\
check.js",files:{".env":"NODE_OPTIONS=--require=./x.js"}},right:{command:"node --env-file=.env scripts/check.js",files:{
".env":"APP_MODE=test"},also:{"reads-environment-file":"The file is harmless, but the rule reports that it is read."}},message:({
path:e,names:t})=>t.length===0?`\`${e}\` is too large to check.`:`\`${e}\` sets ${a(t)}, which changes what runs.`,remedy:({
names:e})=>e.length===0?"Remove everything from the file that the command does not need.":"Remove these variables from t\
he file."})})}};
