"use strict";module.exports={"rules/syntax"(i,o,h,v){let d;const t=()=>d??=o("rules/rule");let l;const r=()=>l??=o("rules/single-quot\
ed");h(i,{syntaxRules:()=>p});function m(e){const a=`if \`${e}\` is data, quote it`;return e==="&&"||e===";"?`Write each\
 command that checks something as a separate entry; ${a}.`:e==="||"?`Keep the command that must succeed and remove the r\
est, which hides a failure; ${a}.`:e.startsWith("|")?`Move both steps into one script and run it with \`node\`; ${a}.`:`\
Remove \`${e}\`; ${a}.`}function c(e,a,s,n){if(!n)return`\`${e}\` expands to the names of the files that exist.`;if(s===
0)return`\`${e}\` matches no file and is passed unchanged.`;const g=s>a.length?` and ${s-a.length} more`:"";return`\`${e}\
\` expands to ${a.map(w=>`\`${w}\``).join(", ")}${g}.`}const u={bracket:"shells disagree about its brackets",dot:"it mat\
ches the directory itself in some shells",empty_segment:"shells disagree about an empty path segment",letters:"a letter \
in a file name counts as one or several characters, depending on the locale",symlink:"it leads through a symbolic link o\
r a submodule",file_name:"a matching file name contains a character that is not allowed in commands",too_many:"there are\
 too many patterns or matching files"},p=(0,t().rules)("syntax",{"empty-command":(0,t().rule)({severity:"error",title:"C\
ommand is empty or has no program",why:"A command that runs nothing validates nothing, and a shell reports success for i\
t.",wrong:"NODE_ENV=test",right:{command:"NODE_ENV=test node scripts/validate.js",also:{"environment-assignment":"The re\
maining variable is allowed."}},message:()=>"The command does not name a program to run.",remedy:()=>"Write a program an\
d its arguments, or remove the entry."}),"command-too-long":(0,t().rule)({severity:"error",title:"Command is longer than\
 128 KiB",why:"Linux does not accept a single argument longer than 128 KiB. A longer command cannot run, so the gate doe\
s not read it.",wrong:"node scripts/validate.js <131,072 letters>",right:"node scripts/validate.js data/input.json",message:({
limit:e})=>`The command is longer than ${e} bytes.`,remedy:()=>"Move the data to a file in the repository and pass the p\
ath of the file."}),"blank-padding":(0,t().rule)({severity:"error",title:"Command is padded with whitespace",why:"A long\
 run of whitespace moves the rest of the command out of the reviewer's view. No command needs it.",wrong:"node scripts/v\
alidate.js <100 blanks> --fix",right:"node scripts/validate.js --fix",message:({blanks:e})=>`The command contains ${e} u\
nnecessary whitespace characters, which can move part of it out of view.`,remedy:()=>"Separate words with a single space\
."}),"too-many-quotes":(0,t().rule)({severity:"error",title:"Command has more than 1,000 quoted parts",why:"A reviewer c\
annot read a command with this many quoted parts, so it is blocked.",wrong:'node scripts/validate.js <1,001 times "">',right:"\
node scripts/validate.js data/input.json",message:({quotes:e,limit:a})=>`The command has ${e} quoted parts, but the limi\
t is ${a}.`,remedy:()=>"Move the data to a file in the repository and pass the path of the file."}),"shell-operator":(0,t().
rule)({cause:({operator:e})=>`shell operator ${e}`,severity:"error",title:"Command contains a shell operator",why:"Comma\
nds run without a shell, one process per command, so that what runs is exactly what was audited. A shell reads `;`, `&`,\
 and `|` as the end of one command and the start of another.",wrong:"node scripts/a.js && node scripts/b.js",right:"node\
 scripts/a.js",message:({operator:e})=>`The command contains the shell operator \`${e}\`, but commands run without a shel\
l.`,remedy:({operator:e})=>m(e)}),"shell-redirection":(0,t().rule)({severity:"error",title:"Command redirects input or o\
utput",why:"Commands run without a shell, so nothing opens the file and the program receives the redirection as an argum\
ent. In a shell, a redirection can write any file that the user can write.",wrong:"node scripts/validate.js > report.txt",
right:"node scripts/validate.js --output report.txt",message:({operator:e})=>`The command contains the redirection \`${e}\
\`, but commands run without a shell.`,remedy:({operator:e})=>`Read or write the file in the script; the gate keeps the \
command output. If \`${e}\` is data, quote it.`}),"shell-parenthesis":(0,t().rule)({severity:"error",title:"Command cont\
ains an unquoted parenthesis",why:"In a shell, parentheses start subshells and define functions, and a function can repl\
ace the program that was audited.",wrong:"node scripts/validate.js (fast)",right:"node scripts/validate.js '(fast)'",message:({
character:e})=>`The command contains an unquoted \`${e}\`, which belongs to a subshell or a function in a shell.`,remedy:({
character:e})=>`Remove the parenthesis, or quote it if it is data: \`${(0,r().singleQuoted)(e)}\`.`}),"line-break":(0,t().
rule)({severity:"error",title:"Command contains a line break",why:"A shell reads a line feed as the end of a command. In\
side quotes a line break is data, but it can still forge lines in logs and reports.",wrong:"node scripts/a.js<U+000A>nod\
e scripts/b.js",right:"node scripts/a.js",message:({character:e,quoted:a})=>a?`The command contains a line break (${e}) \
inside quotes.`:`A line break (${e}) splits the command.`,remedy:({quoted:e})=>e?"Move the text to a file in the reposit\
ory and pass the path of the file.":"Write each line as a separate entry in `validation`."}),"line-continuation":(0,t().
rule)({severity:"error",title:"Command contains a line continuation",why:"A shell removes a backslash and the line break\
 after it, so the text that reviewers and patterns see is not the text that runs.",wrong:"node \\<U+000A>scripts/validate\
.js",right:"node scripts/validate.js",message:()=>"A backslash at the end of a line continues the command on the next li\
ne.",remedy:()=>"Write the command on one line."}),"nul-character":(0,t().rule)({severity:"error",title:"Command contain\
s a NUL character",why:"The operating system ends a string at NUL, so the text after it is audited but never passed to t\
he program.",wrong:"node scripts/validate.js<U+0000>--all",right:"node scripts/validate.js --all",message:({character:e})=>`\
The command contains a NUL character (${e}).`,remedy:()=>"Remove the character."}),"control-character":(0,t().rule)({severity:"\
error",title:"Command contains a control character",why:"Control characters move the cursor, erase text, and change colo\
urs in terminals, so the displayed command is not the one that runs. A tab between words is allowed.",wrong:"node script\
s/x.js<U+0008><U+0008>",right:"node scripts/x.js",message:({character:e})=>`The command contains the control character ${e}\
.`,remedy:()=>"Remove the character; if the program needs it, create it in the script."}),"variable-expansion":(0,t().rule)(
{severity:"error",title:"Command contains a variable expansion",why:"Commands run without a shell, so variables are not \
expanded. In a shell, the value of the variable decides what runs and appears in arguments and logs.",wrong:"node script\
s/validate.js $TARGET",right:"node scripts/validate.js src",message:({written:e})=>`The command contains the variable ex\
pansion \`${e}\`, but commands run without a shell.`,remedy:()=>"Write the value, or read it from `process.env` in the s\
cript; if the text is data, put it in single quotes."}),"command-substitution":(0,t().rule)({severity:"error",title:"Com\
mand contains a command substitution",why:"A shell replaces a command substitution with the output of another command, s\
o the final command is unknown until it runs.",wrong:"node scripts/validate.js $(git rev-parse HEAD)",right:"node script\
s/validate.js '$(not run)'",message:({written:e})=>`The command contains the command substitution \`${e}\`, but commands \
run without a shell.`,remedy:()=>"Run the inner command in the script, or write its result; if the text is data, put it \
in single quotes."}),"arithmetic-expansion":(0,t().rule)({severity:"error",title:"Command contains an arithmetic expansi\
on",why:"Commands run without a shell, so arithmetic is not evaluated. The form `$[\u2026]` also has different meanings in ba\
sh and dash.",wrong:"node scripts/validate.js $((2 * 3))",right:"node scripts/validate.js 6",message:({written:e})=>`The\
 command contains the arithmetic expansion \`${e}\`, but commands run without a shell.`,remedy:()=>"Write the result; if\
 the text is data, put it in single quotes."}),"dollar-quote":(0,t().rule)({severity:"error",title:"Command contains a d\
ollar sign before a quote",why:"bash reads `$'\u2026'` as a string with escape sequences and `$\"\u2026\"` as a string to translate;\
 dash reads a dollar sign and a quoted string. Ambiguous text is blocked.",wrong:"node scripts/validate.js $'a'",right:"\
node scripts/validate.js 'a'",message:({written:e})=>`\`${e}\` has different meanings in bash and dash.`,remedy:()=>"Use\
 plain quotes; put a dollar sign that is data inside single quotes."}),"tilde-expansion":(0,t().rule)({instance:["word"],
severity:"error",title:"Command contains a tilde expansion",why:"A shell replaces the tilde with the home directory of t\
he user who runs the command, which is outside the repository.",wrong:"node ~/validate.js",right:"node scripts/validate.\
js",message:({word:e})=>`The tilde in \`${e}\` expands to a home directory.`,remedy:()=>"Use the relative path of a file\
 in the repository; if the tilde is data, quote it."}),"brace-expansion":(0,t().rule)({severity:"error",title:"Command c\
ontains a brace expansion",why:"bash expands `{a,b}` to several words and dash keeps one word, so the arguments depend o\
n which shell `sh` is.",wrong:"node scripts/validate.js {a,b}",right:"node scripts/validate.js a b",message:({written:e})=>`\
The braces in \`${e}\` expand to several words in bash but not in dash.`,remedy:({written:e})=>`Write each word, or quot\
e the text: \`${(0,r().singleQuoted)(e)}\`.`}),"shell-comment":(0,t().rule)({severity:"error",title:"Command contains a \
comment",why:"A shell ignores everything from `#` at the start of a word to the end of the line. Without a shell, the pr\
ogram receives that text as arguments, and reviewers read it as part of the command.",wrong:"node scripts/validate.js # \
fast",right:"node scripts/validate.js",message:({written:e})=>`The command contains the shell comment \`${e}\`, but comma\
nds run without a shell.`,remedy:()=>"Remove the comment; if `#` is data, quote it."}),"reserved-word":(0,t().rule)({severity:"\
error",title:"Command contains a reserved word of the shell",why:"Words such as `if`, `time`, and `!` are shell grammar,\
 not programs. They have no meaning without a shell.",wrong:"! node scripts/validate.js",right:"node scripts/validate.js",
message:({word:e})=>`\`${e}\` is a reserved word of the shell, not a program or an argument.`,remedy:({word:e})=>e==="!"?
"Write a script that expects the failure and exits with code 0; if `!` is data, quote it.":"Move conditions and loops in\
to a script; write only a program with its arguments."}),"unterminated-quote":(0,t().rule)({severity:"error",title:"Comm\
and contains an unterminated quote",why:"A shell rejects the command, and where the quote was meant to end is ambiguous.",
wrong:'node scripts/validate.js "fast',right:'node scripts/validate.js "fast"',message:({quote:e})=>`The command contain\
s the quote \`${e}\` without a closing quote.`,remedy:({quote:e})=>e==="'"?"Close the quote, or put an apostrophe that i\
s data inside double quotes.":"Close the quote, or put a double quote that is data inside single quotes."}),"trailing-ba\
ckslash":(0,t().rule)({severity:"error",title:"Command ends with a backslash",why:"A backslash escapes the next characte\
r. At the end of a command no character follows, and shells disagree about the meaning.",wrong:"node scripts/validate.js\
 \\",right:"node scripts/validate.js",message:()=>"The command ends with a backslash.",remedy:()=>"Remove the backslash,\
 or put it in single quotes if it is data."}),"invisible-character":(0,t().rule)({severity:"error",title:"Command contai\
ns an invisible character",why:"Format, private-use, and unassigned characters, unusual spaces, and fillers are displaye\
d as nothing or as something else. Two commands can look the same and run differently, and hidden text can give instruct\
ions to automated readers.",wrong:"node scripts/x.js<U+200B>",right:"node scripts/x.js",message:({character:e})=>`The co\
mmand contains the invisible character ${e}.`,remedy:()=>"Remove the character; use ordinary spaces between words."}),"b\
idirectional-character":(0,t().rule)({severity:"error",title:"Command contains a bidirectional control character",why:"T\
hese characters change the order in which text is displayed, so the command that is reviewed is not the command that run\
s.",wrong:"node scripts/x.js<U+202E>sj.",right:"node scripts/x.js",message:({character:e})=>`The command contains the bi\
directional control character ${e}.`,remedy:()=>"Remove the character."}),"lone-surrogate":(0,t().rule)({severity:"error",
title:"Command contains a lone surrogate",why:"UTF-8 cannot encode a lone surrogate, so it becomes a different character\
 as soon as it leaves the gate.",wrong:"node scripts/x.js <U+D800>",right:"node scripts/x.js",message:({character:e})=>`\
The command contains the lone surrogate ${e}, which is one half of a character.`,remedy:()=>"Write the complete characte\
r, or remove it."}),"non-ascii-unquoted":(0,t().rule)({severity:"error",title:"Command contains a non-ASCII character ou\
tside quotes",why:"Programs, flags, and paths in validation commands are ASCII, and letters and dashes from other script\
s can imitate them. Inside quotes, these characters are clearly data.",wrong:"node scripts/validate.js \u2014fast",right:"\
node scripts/validate.js 'na\xEFve caf\xE9'",message:({shown:e,character:a})=>`The command contains the non-ASCII charac\
ter \`${e}\` (${a}) outside quotes.`,remedy:()=>"Type the ASCII character if you meant one; otherwise put the text in qu\
otes."}),"compatibility-character":(0,t().rule)({severity:"error",title:"Command contains a character that changes when \
text is normalised",why:"Tools normalise Unicode text at different times. A full-width letter, a ligature, or the Greek \
question mark then becomes an ASCII character that was never audited.",wrong:"node scripts/validate.js '\uFF46ast'",right:"\
node scripts/validate.js 'fast'",message:({character:e,becomes:a})=>`The character ${e} becomes \`${a}\` when Unicode tex\
t is normalised.`,remedy:()=>"Replace the character with the ordinary characters that you mean, or remove it."}),"look-a\
like-letters":(0,t().rule)({severity:"error",title:"Command contains letters that imitate ASCII letters",why:"A Cyrillic\
 or Greek letter that looks like a Latin letter names a different program or file than the one that the reviewer reads.",
wrong:'node "scripts/\u043Ek.js"',right:'node "scripts/ok.js"',message:({word:e,looks_like:a,characters:s})=>`\`${e}\` lo\
oks like \`${a}\` but contains ${s.join(", ")}.`,remedy:()=>"Type the word in ASCII letters."}),"unquoted-glob":(0,t().rule)(
{instance:["pattern","matches"],severity:"warning",title:"Command contains an unquoted glob pattern",why:"The result of \
a glob pattern depends on which files exist. The gate expands the pattern against the audited files, in byte order, and \
reports the result. A quoted pattern means the same everywhere.",wrong:"node --test test/*.test.js",right:"node --test '\
test/*.test.js'",message:({pattern:e,matches:a,count:s,judged:n})=>c(e,a,s,n),remedy:({pattern:e})=>`Name the files, or \
quote the pattern, \`${(0,r().singleQuoted)(e)}\`, if it is data or the tool expands it.`}),"glob-outside":(0,t().rule)(
{instance:["pattern"],severity:"error",title:"Glob pattern leads out of the repository",why:"Names of files outside the \
repository do not belong in a report, and they differ from machine to machine.",wrong:"node scripts/validate.js /etc/hos\
t*",right:"node scripts/validate.js data/hosts",message:({pattern:e})=>`\`${e}\` expands to the names of files outside th\
e repository.`,remedy:({pattern:e})=>`Use files in the repository, or quote the pattern, \`${(0,r().singleQuoted)(e)}\`, \
if it is data.`}),"glob-flag":(0,t().rule)({instance:["pattern","match"],severity:"error",title:"Glob pattern can expand\
 to a flag",why:"A file whose name begins with `-` becomes a flag of the program, so adding a file changes what the comm\
and does.",wrong:"node scripts/validate.js -*",right:"node scripts/validate.js './-*'",message:({pattern:e,match:a})=>a===
""?`\`${e}\` can only expand to flags.`:`\`${e}\` expands to \`${a}\`, which the program reads as a flag.`,remedy:({pattern:e})=>`\
Write \`./\` before the pattern, name the files, or quote the pattern, \`${(0,r().singleQuoted)(e)}\`, if it is data.`}),
"glob-program":(0,t().rule)({instance:["pattern"],severity:"error",title:"Glob pattern decides what runs",why:"The first\
 file that matches is the program or the script, so adding a file with a name that sorts first changes what runs.",wrong:"\
node *",right:"node scripts/validate.js",message:({pattern:e})=>`The glob pattern \`${e}\` lets file names decide what ru\
ns.`,remedy:()=>"Name the program and the script; write a separate entry for each script."}),"glob-unclear":(0,t().rule)(
{instance:["pattern"],severity:"error",title:"Glob pattern is ambiguous",why:"Shells or locales disagree about the patte\
rn, or it leads through a link, so the arguments depend on the machine.",wrong:"node scripts/validate.js [^a]*",right:"n\
ode scripts/validate.js '[^a]*'",message:({pattern:e,reason:a})=>`The glob pattern \`${e}\` is ambiguous: ${u[a]}.`,remedy:({
pattern:e})=>`Name the files, or quote the pattern, \`${(0,r().singleQuoted)(e)}\`, if it is data.`}),"environment-assig\
nment":(0,t().rule)({severity:"warning",title:"Command sets an environment variable",why:"The gate adds the variable to \
the environment of this command, as a shell does. It reports the variable because the command can behave differently wit\
hout it.",wrong:"NODE_ENV=test npm test",right:"npm test",message:({name:e,value:a})=>`The command sets the environment \
variable \`${e}=${a}\`.`,remedy:()=>"Keep the variable if it is intended, or set it in the script."}),"assignment-refuse\
d":(0,t().rule)({severity:"error",title:"Command sets a variable that is not allowed",why:"Variables such as NODE_OPTION\
S, PATH, and LD_PRELOAD load code or replace programs. Only a short list of variables that change output or mode is allo\
wed, with plain values.",wrong:"NODE_OPTIONS=--require=./x.cjs node scripts/validate.js",right:{command:"NODE_ENV=test n\
ode scripts/validate.js",also:{"environment-assignment":"The remaining variable is allowed."}},message:({name:e,value:a,
known:s})=>s?`The value of \`${e}=${a}\` is not allowed.`:`The environment variable \`${e}\` is not allowed before a comm\
and.`,remedy:({name:e,known:a})=>a?`Use a plain value for \`${e}\`, or set it in the script.`:`Set \`${e}\` in the script\
, or pass the value as an argument.`}),"workflow-command":(0,t().rule)({severity:"error",title:"Argument contains a work\
flow command",why:"The GitHub Actions runner executes workflow commands such as `::set-output \u2026::` and `##[error]` in th\
e output of a step, so a program that prints its arguments would forge them.",wrong:"node scripts/echo.js '::warning::al\
l is well'",right:"node scripts/echo.js 'warning: all is well'",message:({written:e})=>`\`${e.trim()}\` is a workflow com\
mand, which the runner executes if a program prints it.`,remedy:()=>"Write the text without `::` and `##[`."}),"markup-i\
njection":(0,t().rule)({severity:"error",title:"Argument contains markup that hides text in reports",why:"An HTML commen\
t hides the text after it from reviewers, and a code fence ends the block that shows the command.",wrong:"node scripts/e\
cho.js '<!-- x -->'",right:"node scripts/echo.js 'x'",message:({written:e})=>`\`${e}\` hides or breaks the text around it\
 where the command is displayed.`,remedy:()=>"Remove the markup, or read the text from a file."})})}};
