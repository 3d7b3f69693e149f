import { rule, rules } from './rule.ts';
import { singleQuoted } from './single-quoted.ts';

/** Entries run in order, and the first that fails fails the gene: that is what `&&` and `;` mean. */
function remedyFor(operator: string, left: string, right: string): string {
  const data = 'if it is data, quote it';
  if ((operator === '&&' || operator === ';') && left !== '' && right !== '') {
    return `Write two entries in \`validation\`: \`${left}\` and \`${right}\`; ${data}.`;
  }
  if (operator === '||') {
    return `Keep what must succeed and drop the rest, which hides a failure; ${data}.`;
  }
  if (operator.startsWith('|')) {
    return `Let one script do both steps and run it with \`node\`; ${data}.`;
  }
  return `Remove \`${operator}\`; ${data}.`;
}

function sentence(pattern: string, matches: string[], count: number, judged: boolean): string {
  if (!judged) return `What \`${pattern}\` becomes depends on the files that are there.`;
  if (count === 0) return `No file matches \`${pattern}\`, so it stays as it is.`;
  const rest = count > matches.length ? ` and ${count - matches.length} more` : '';
  return `\`${pattern}\` became ${matches.map((match) => `\`${match}\``).join(', ')}${rest}.`;
}

/** Why a pattern cannot be expanded with certainty. */
const GLOB_AMBIGUITIES = {
  bracket: 'shells differ about these brackets',
  dot: 'it matches the directory itself in some shells',
  empty_segment: 'shells differ about an empty part of a path',
  letters: 'a letter of a file name counts as one or as several, depending on the locale',
  symlink: 'it leads through a symbolic link or a submodule',
  file_name: 'a file that matches has a character in its name that no command may have',
  too_many: 'there is too much of it',
} as const;

export type GlobAmbiguity = keyof typeof GLOB_AMBIGUITIES;

/**
 * The rules about the characters of a command, in the order of the documentation: the command as a
 * whole, grammar, expansion, characters, patterns, environment, and what forges reports.
 * Their findings are made from the problems that the lexer reports under the same ids.
 */
export const syntaxRules = rules('syntax', {
  'empty-command': rule<Record<string, never>>({
    severity: 'error',
    title: 'A command is empty or names no program',
    why: 'A command that runs nothing proves nothing, and a shell calls it a success.',
    wrong: 'NODE_ENV=test',
    right: {
      command: 'NODE_ENV=test node scripts/validate.js',
      also: { 'environment-assignment': 'The variable is what is kept.' },
    },
    message: () => 'The command names no program to run.',
    remedy: () =>
      'Write the program and its arguments, for example `node scripts/validate.js`, or remove the entry.',
  }),
  'command-too-long': rule<{ limit: number }>({
    severity: 'error',
    title: 'A command is longer than 128 KiB',
    why: 'Linux passes no single argument beyond 128 KiB, so such a command cannot run as it is written; what cannot be run is not judged either.',
    wrong: 'node scripts/validate.js <131,072 letters>',
    right: 'node scripts/validate.js data/input.json',
    message: ({ limit }) => `The command is longer than ${limit} bytes.`,
    remedy: () => 'Put the data into a file of the repository and name the file.',
  }),
  'blank-padding': rule<{ blanks: number }>({
    severity: 'error',
    title: 'A command is padded with blanks',
    why: "A long run of blanks pushes the rest of a command out of the reviewer's sight. No command needs one.",
    wrong: 'node scripts/validate.js <100 blanks> --fix',
    right: 'node scripts/validate.js --fix',
    message: ({ blanks }) =>
      `The command holds ${blanks} needless blanks, which push a part of it out of sight.`,
    remedy: () => 'Separate words by one blank.',
  }),
  'too-many-quotes': rule<{ quotes: number; limit: number }>({
    severity: 'error',
    title: 'A command has more than 1,000 quoted parts',
    why: 'Nobody reads such a command, and no check should be trusted with what nobody reads.',
    wrong: 'node scripts/validate.js <1,001 times "">',
    right: 'node scripts/validate.js data/input.json',
    message: ({ quotes, limit }) => `The command has ${quotes} quoted parts; ${limit} are allowed.`,
    remedy: () => 'Put the data into a file of the repository and name the file.',
  }),
  'shell-operator': rule<{ operator: string; left: string; right: string }>({
    severity: 'error',
    title: 'A shell operator joins several commands',
    why: 'Commands run without a shell, one process each, so that what was audited is what runs. A shell would take `;`, `&` and `|` as the end of one command and the start of the next.',
    wrong: 'node scripts/a.js && node scripts/b.js',
    right: 'node scripts/a.js',
    message: ({ operator }) => `\`${operator}\` joins several commands into one.`,
    remedy: ({ operator, left, right }) => remedyFor(operator, left, right),
  }),
  'shell-redirection': rule<{ operator: string }>({
    severity: 'error',
    title: 'A command redirects its input or output',
    why: 'Without a shell nothing opens the file: the program would receive the sign as an argument. With a shell, a redirection writes any file that the user may write.',
    wrong: 'node scripts/validate.js > report.txt',
    right: 'node scripts/validate.js --output report.txt',
    message: ({ operator }) => `\`${operator}\` redirects input or output.`,
    remedy: ({ operator }) =>
      `Let the script read or write the file itself; the gate keeps the output anyway. If \`${operator}\` is data, quote it.`,
  }),
  'shell-parenthesis': rule<{ character: string }>({
    severity: 'error',
    title: 'An unquoted parenthesis stands in a command',
    why: 'Parentheses start subshells and define functions; a function can replace the very program that was audited.',
    wrong: 'node scripts/validate.js (fast)',
    right: "node scripts/validate.js '(fast)'",
    message: ({ character }) => `\`${character}\` is grammar to a shell: a subshell or a function.`,
    remedy: ({ character }) => `Quote it if it is data: \`${singleQuoted(character)}\`.`,
  }),
  'line-break': rule<{ character: string; quoted: boolean }>({
    severity: 'error',
    title: 'A command contains a line break',
    why: 'A shell takes a line feed as the end of a command. Even inside quotes, where it is data, a line break forges lines in logs and reports.',
    wrong: 'node scripts/a.js<U+000A>node scripts/b.js',
    right: 'node scripts/a.js',
    message: ({ character, quoted }) =>
      quoted
        ? `A line break (${character}) stands inside quotes.`
        : `A line break (${character}) splits the command.`,
    remedy: ({ quoted }) =>
      quoted
        ? 'Put text of several lines into a file of the repository and name the file.'
        : 'Write one entry in `validation` for each line.',
  }),
  'line-continuation': rule<Record<string, never>>({
    severity: 'error',
    title: 'A backslash joins two lines',
    why: 'A shell removes a backslash and the line break behind it, so that the text that people and patterns see is not the text that runs.',
    wrong: 'node \\<U+000A>scripts/validate.js',
    right: 'node scripts/validate.js',
    message: () => 'A backslash at the end of a line joins it to the next.',
    remedy: () => 'Write the command on one line.',
  }),
  'nul-character': rule<{ character: string }>({
    severity: 'error',
    title: 'A command contains NUL',
    why: 'NUL ends a string for the operating system: what stands behind it is audited and never passed.',
    wrong: 'node scripts/validate.js<U+0000>--all',
    right: 'node scripts/validate.js --all',
    message: ({ character }) => `The command contains NUL (${character}).`,
    remedy: () => 'Remove the character.',
  }),
  'control-character': rule<{ character: string }>({
    severity: 'error',
    title: 'A command contains a control character',
    why: 'Control characters move the cursor, erase text and colour terminals: what is shown is not what runs. A TAB between words is fine.',
    wrong: 'node scripts/x.js<U+0008><U+0008>',
    right: 'node scripts/x.js',
    message: ({ character }) => `The command contains the control character ${character}.`,
    remedy: () => 'Remove the character; if the program needs it, let the script make it.',
  }),
  'variable-expansion': rule<{ written: string }>({
    severity: 'error',
    title: 'A command expands a variable',
    why: 'Nothing expands variables without a shell, and with one the value decides what runs and leaks into arguments and logs.',
    wrong: 'node scripts/validate.js $TARGET',
    right: 'node scripts/validate.js src',
    message: ({ written }) => `\`${written}\` would be replaced by the value of a variable.`,
    remedy: () =>
      `Write the value itself, or let the script read it from \`process.env\`; if it is data, write it in single quotes.`,
  }),
  'command-substitution': rule<{ written: string }>({
    severity: 'error',
    title: 'A command runs another command in its text',
    why: 'The output of the inner command becomes a part of the outer one, so that nobody can say what runs before it has run.',
    wrong: 'node scripts/validate.js $(git rev-parse HEAD)',
    right: "node scripts/validate.js '$(not run)'",
    message: ({ written }) => `\`${written}\` would run a command and put its output here.`,
    remedy: () =>
      'Let the script run the inner command, or write its result; if it is data, write it in single quotes.',
  }),
  'arithmetic-expansion': rule<{ written: string }>({
    severity: 'error',
    title: 'A command lets the shell calculate',
    why: 'Nothing calculates without a shell, and the form `$[…]` means one thing to bash and another to dash.',
    wrong: 'node scripts/validate.js $((2 * 3))',
    right: 'node scripts/validate.js 6',
    message: ({ written }) => `\`${written}\` would be calculated by a shell.`,
    remedy: () => 'Write the result; if it is data, write it in single quotes.',
  }),
  'dollar-quote': rule<{ written: string }>({
    severity: 'error',
    title: 'A dollar sign stands before a quote',
    why: 'bash reads `$\'…\'` as a text with escapes and `$"…"` as a translation; dash reads a dollar sign and a quoted text. What two shells read differently has no single meaning.',
    wrong: "node scripts/validate.js $'a'",
    right: "node scripts/validate.js 'a'",
    message: ({ written }) => `\`${written}\` means one thing to bash and another to dash.`,
    remedy: () => 'Use plain quotes; write a dollar sign that is data inside single quotes.',
  }),
  'tilde-expansion': rule<{ word: string }>({
    severity: 'error',
    title: 'A tilde stands for a home directory',
    why: 'A shell replaces the tilde by a directory of the user who runs it, outside of the repository.',
    wrong: 'node ~/validate.js',
    right: 'node scripts/validate.js',
    message: ({ word }) => `The tilde in \`${word}\` would be replaced by a home directory.`,
    remedy: () =>
      'Name a file of the repository by its relative path; quote the tilde if it is data.',
  }),
  'brace-expansion': rule<{ written: string }>({
    severity: 'error',
    title: 'Braces expand in bash',
    why: 'bash makes several words of `{a,b}`, dash keeps the one: the argument depends on which shell is called `sh`.',
    wrong: 'node scripts/validate.js {a,b}',
    right: 'node scripts/validate.js a b',
    message: ({ written }) =>
      `The braces in \`${written}\` become several words in bash and stay one in dash.`,
    remedy: ({ written }) => `Write each word, or quote the text: \`${singleQuoted(written)}\`.`,
  }),
  'shell-comment': rule<{ written: string }>({
    severity: 'error',
    title: 'A command contains a comment',
    why: 'A shell drops everything from `#` at the start of a word to the end of the line; the programs here would receive it as arguments, and reviewers would read it as part of the command.',
    wrong: 'node scripts/validate.js # fast',
    right: 'node scripts/validate.js',
    message: ({ written }) => `\`${written}\` is a comment to a shell.`,
    remedy: () => 'Move the remark out of the command; quote `#` if it is data.',
  }),
  'reserved-word': rule<{ word: string }>({
    severity: 'error',
    title: "A word of the shell's grammar stands in a command",
    why: 'Words such as `if`, `time` and `!` are no programs: a shell takes them for grammar, and without one they mean nothing.',
    wrong: '! node scripts/validate.js',
    right: 'node scripts/validate.js',
    message: ({ word }) =>
      `\`${word}\` is a word of the shell's grammar, not a program or an argument.`,
    remedy: ({ word }) =>
      word === '!'
        ? 'Let a script expect the failure and exit with 0; quote `!` if it is data.'
        : 'Let a script decide or repeat; write only programs with their arguments.',
  }),
  'unterminated-quote': rule<{ quote: string }>({
    severity: 'error',
    title: 'A quote is not closed',
    why: 'A shell refuses such a command, and every reader guesses differently where the quote was meant to end.',
    wrong: 'node scripts/validate.js "fast',
    right: 'node scripts/validate.js "fast"',
    message: ({ quote }) => `The quote \`${quote}\` is never closed.`,
    remedy: ({ quote }) =>
      quote === "'"
        ? 'Close the quote; an apostrophe that is data stands inside double quotes.'
        : 'Close the quote; a double quote that is data stands inside single quotes.',
  }),
  'trailing-backslash': rule<Record<string, never>>({
    severity: 'error',
    title: 'A backslash ends the command',
    why: 'A backslash escapes what follows; at the end there is nothing, and shells disagree about what that means.',
    wrong: 'node scripts/validate.js \\',
    right: 'node scripts/validate.js',
    message: () => 'The command ends in a backslash.',
    remedy: () => 'Remove the backslash; write it in single quotes if it is data.',
  }),
  'invisible-character': rule<{ character: string }>({
    severity: 'error',
    title: 'A command contains an invisible character',
    why: 'Format, private and unassigned characters, exotic blanks and fillers show as nothing or as something else: two commands look the same and run differently, and hidden text can address automatic readers.',
    wrong: 'node scripts/x.js<U+200B>',
    right: 'node scripts/x.js',
    message: ({ character }) =>
      `The command contains the character ${character}, which cannot be seen.`,
    remedy: () => 'Remove the character; type ordinary blanks between words.',
  }),
  'bidirectional-character': rule<{ character: string }>({
    severity: 'error',
    title: 'A command contains a character that turns the direction of text',
    why: 'Such characters make text appear in another order than it is read by the program: what is reviewed is not what runs.',
    wrong: 'node scripts/x.js<U+202E>sj.',
    right: 'node scripts/x.js',
    message: ({ character }) =>
      `The command contains ${character}, which turns the direction of the text around it.`,
    remedy: () => 'Remove the character.',
  }),
  'lone-surrogate': rule<{ character: string }>({
    severity: 'error',
    title: 'A command contains half a character',
    why: 'A lone surrogate is no text in UTF-8: it turns into another character as soon as it leaves the gate.',
    wrong: 'node scripts/x.js <U+D800>',
    right: 'node scripts/x.js',
    message: ({ character }) => `The command contains ${character}, one half of a character.`,
    remedy: () => 'Write the whole character, or remove it.',
  }),
  'non-ascii-unquoted': rule<{ character: string; shown: string }>({
    severity: 'error',
    title: 'A letter beyond ASCII stands outside quotes',
    why: 'Programs, flags and paths that validate a gene are ASCII; letters and dashes of other scripts pass for them. Inside quotes they are plainly data.',
    wrong: 'node scripts/validate.js —fast',
    right: "node scripts/validate.js 'naïve café'",
    message: ({ character, shown }) => `\`${shown}\` (${character}) stands outside quotes.`,
    remedy: () =>
      'Type the ASCII character if you meant one; put text of other scripts into quotes.',
  }),
  'compatibility-character': rule<{ character: string; becomes: string }>({
    severity: 'error',
    title: 'A character turns into another one when text is normalised',
    why: 'Tools normalise text at different moments. A full-width letter, a ligature or the Greek question mark then becomes an ASCII character that was never audited.',
    wrong: "node scripts/validate.js 'ｆast'",
    right: "node scripts/validate.js 'fast'",
    message: ({ character, becomes }) =>
      `${character} becomes \`${becomes}\` when text is normalised.`,
    remedy: ({ becomes }) => `Write \`${becomes}\` if that is what you mean.`,
  }),
  'look-alike-letters': rule<{ word: string; looks_like: string; characters: string[] }>({
    severity: 'error',
    title: 'Letters of another script pass for ASCII',
    why: 'A Cyrillic or Greek letter that looks like a Latin one names another program or another file than the reviewer reads.',
    wrong: 'node "scripts/оk.js"',
    right: 'node "scripts/ok.js"',
    message: ({ word, looks_like, characters }) =>
      `\`${word}\` looks like \`${looks_like}\` and is not: it contains ${characters.join(', ')}.`,
    remedy: ({ looks_like }) => `Type \`${looks_like}\` in ASCII letters.`,
  }),
  'unquoted-glob': rule<{ pattern: string; matches: string[]; count: number; judged: boolean }>({
    severity: 'warning',
    title: 'An unquoted pattern stands for file names',
    why: 'What a pattern becomes depends on the files that are there. The gate expands it against the audited files, in the order of their bytes, and says what it became; quoted, it means the same everywhere.',
    wrong: 'node --test test/*.test.js',
    right: "node --test 'test/*.test.js'",
    message: ({ pattern, matches, count, judged }) => sentence(pattern, matches, count, judged),
    remedy: ({ pattern }) =>
      `Name the files; or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data or the tool expands it itself.`,
  }),
  'glob-outside': rule<{ pattern: string }>({
    severity: 'error',
    title: 'A pattern leads out of the repository',
    why: "Names of files outside of the repository are nobody's business in a report, and they differ from machine to machine.",
    wrong: 'node scripts/validate.js /etc/host*',
    right: 'node scripts/validate.js data/hosts',
    message: ({ pattern }) =>
      `\`${pattern}\` would be replaced by the names of files outside of the repository.`,
    remedy: ({ pattern }) =>
      `Name files of the repository; quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
  }),
  'glob-flag': rule<{ pattern: string; match: string }>({
    severity: 'error',
    title: 'A pattern may turn into a flag',
    why: 'A file whose name begins with `-` becomes a flag of the program: whoever adds a file decides what the command does.',
    wrong: 'node scripts/validate.js -*',
    right: "node scripts/validate.js './-*'",
    message: ({ pattern, match }) =>
      match === ''
        ? `\`${pattern}\` can only become flags.`
        : `\`${pattern}\` becomes \`${match}\`, which is a flag to the program.`,
    remedy: ({ pattern }) =>
      `Write \`./\` before the pattern, name the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
  }),
  'glob-program': rule<{ pattern: string }>({
    severity: 'error',
    title: 'A pattern decides what runs',
    why: 'The first file that matches would be the program or the script: whoever adds a file with a smaller name decides what runs.',
    wrong: 'node *',
    right: 'node scripts/validate.js',
    message: ({ pattern }) => `\`${pattern}\` leaves it to the file names what runs.`,
    remedy: () => 'Name the program and the script; use one entry for each script.',
  }),
  'glob-unclear': rule<{ pattern: string; reason: GlobAmbiguity }>({
    severity: 'error',
    title: 'A pattern cannot be expanded with certainty',
    why: 'Where shells or locales disagree about a pattern, or where it leads through a link, the arguments depend on the machine.',
    wrong: 'node scripts/validate.js [^a]*',
    right: "node scripts/validate.js '[^a]*'",
    message: ({ pattern, reason }) =>
      `\`${pattern}\` cannot be expanded with certainty: ${GLOB_AMBIGUITIES[reason]}.`,
    remedy: ({ pattern }) =>
      `Name the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
  }),
  'environment-assignment': rule<{ name: string; value: string }>({
    severity: 'warning',
    title: 'A variable is set before the program',
    why: 'The variable becomes environment of this one command, as a shell would do it. It is shown because the same command without it may give another result.',
    wrong: 'NODE_ENV=test npm test',
    right: 'npm test',
    message: ({ name, value }) => `${name} is set to \`${value}\` for this command.`,
    remedy: () =>
      'Nothing has to change; a script that sets what it needs is easier to run by hand.',
  }),
  'assignment-refused': rule<{ name: string; value: string; known: boolean }>({
    severity: 'error',
    title: 'A variable is set that may decide what runs',
    why: 'Variables such as NODE_OPTIONS, PATH or LD_PRELOAD load code or replace programs. Only a short list of names that change output or mode may be set, with plain values.',
    wrong: 'NODE_OPTIONS=--require=./x.cjs node scripts/validate.js',
    right: {
      command: 'NODE_ENV=test node scripts/validate.js',
      also: { 'environment-assignment': 'The variable is what is kept.' },
    },
    message: ({ name, value, known }) =>
      known
        ? `${name} may not be set to \`${value}\`.`
        : `${name} may not be set before a command.`,
    remedy: ({ name, known }) =>
      known
        ? `Give ${name} a plain value, or set it in the script.`
        : `Set ${name} in the script, or pass the value as an argument.`,
  }),
  'workflow-command': rule<{ written: string }>({
    severity: 'error',
    title: 'An argument is a command to the CI runner',
    why: "GitHub's runner obeys lines such as `::set-output …::` and `##[error]` in the output of a step; a program that prints its arguments would forge them.",
    wrong: "node scripts/echo.js '::warning::all is well'",
    right: "node scripts/echo.js 'warning: all is well'",
    message: ({ written }) =>
      `\`${written.trim()}\` is a command to the CI runner when a program prints it.`,
    remedy: () => 'Write the text without `::` and `##[`.',
  }),
  'markup-injection': rule<{ written: string }>({
    severity: 'error',
    title: 'An argument contains markup that hides text in reports',
    why: 'An HTML comment hides what follows it from reviewers, and a fence ends the block in which a command is shown.',
    wrong: "node scripts/echo.js '<!-- x -->'",
    right: "node scripts/echo.js 'x'",
    message: ({ written }) =>
      `\`${written}\` hides or breaks the text around it where the command is shown.`,
    remedy: () => 'Remove the markup, or read the text from a file.',
  }),
});
