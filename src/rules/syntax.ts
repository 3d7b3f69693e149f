import { inCode, singleQuoted } from './quoted.ts';
import { rule, rules, warning } from './rule.ts';

/** The operands are not repeated: the gate may block them as commands too. */
const FOR_OPERATOR: Readonly<Record<string, string>> = {
  '&': 'Remove `&`',
  '|': 'Move both steps into one script and run it with `node`',
  '||': 'Keep the command that must succeed and remove the rest, which hides a failure',
};

function globMessage(pattern: string, matches: string[], count: number, judged: boolean): string {
  if (!judged) return `\`${pattern}\` expands to the names of the files that exist.`;
  if (count === 0) return `\`${pattern}\` matches no file and is passed unchanged.`;
  const rest = count > matches.length ? ` and ${count - matches.length} more` : '';
  return `\`${pattern}\` expands to ${inCode(matches)}${rest}.`;
}

/** Why the words of a glob pattern are ambiguous. */
const GLOB_AMBIGUITIES = {
  bracket: 'shells disagree about its brackets',
  dot: 'it matches the directory itself in some shells',
  empty_segment: 'shells disagree about an empty path segment',
  flag: 'a matching file name can begin with `-`, which the program reads as a flag',
  letters: 'a letter in a file name counts as one or several characters, depending on the locale',
  symlink: 'it leads through a symbolic link or a submodule',
  file_name: 'a matching file name contains a character that is not allowed in commands',
  outside: 'it leads to files outside the repository',
  program: 'it lets file names decide what runs',
  too_many: 'there are too many patterns or matching files',
} as const;

export type GlobAmbiguity = keyof typeof GLOB_AMBIGUITIES;

/**
 * In the order of the documentation: the command as a whole, grammar, expansion, characters, patterns,
 * environment, and forgery in reports. The lexer reports the same ids.
 */
export const syntaxRules = rules('syntax', 'broken', {
  'empty-command': rule({
    title: 'Command is empty or has no program',
    why: 'A command that runs nothing validates nothing, and a shell reports success for it.',
    wrong: 'NODE_ENV=test',
    right: {
      command: 'NODE_ENV=test node scripts/validate.js',
      also: { 'environment-assignment': 'The remaining variable is allowed.' },
    },
    message: 'The command does not name a program to run.',
    remedy: 'Write a program and its arguments, or remove the entry.',
  }),
  'command-too-long': rule({
    anyText: true,
    shape: 'unreadable',
    counted: ['more'],
    title: 'Command is too long or has too many quoted parts',
    why: 'Linux does not accept a single argument longer than 128 KiB, so a longer command cannot run, and the gate does not read it. No reviewer can read a command with thousands of quoted parts.',
    wrong: 'node scripts/validate.js <131,072 letters>',
    right: 'node scripts/validate.js data/input.json',
    message: 'The command has more than {more}.',
    remedy: 'Move the data to a file in the repository and pass the path of the file.',
  }),
  'blank-padding': rule<{ blanks: number }>({
    title: 'Command is padded with whitespace',
    why: "A long run of whitespace moves the rest of the command out of the reviewer's view. No command needs it.",
    wrong: 'node scripts/validate.js <100 blanks> --fix',
    right: 'node scripts/validate.js --fix',
    message:
      'The command contains {blanks} unnecessary whitespace characters, which can move part of it out of view.',
    remedy: 'Separate words with a single space.',
  }),
  'shell-operator': rule<{ operator: string }>({
    shape: 'operator',
    cause: ({ operator }) => `shell operator ${operator}`,
    title: 'Command contains a shell operator',
    why: 'Commands run without a shell, one process per command, so that what runs is exactly what was audited. A shell reads `;`, `&`, and `|` as the end of one command and the start of another.',
    wrong: 'node scripts/a.js && node scripts/b.js',
    right: 'node scripts/a.js',
    message:
      'The command contains the shell operator `{operator}`, but commands run without a shell.',
    remedy: ({ operator }) =>
      `${FOR_OPERATOR[operator] ?? 'Write each command that checks something as a separate entry'}; if \`${operator}\` is data, quote it.`,
  }),
  'shell-redirection': rule({
    shape: 'redirection',
    title: 'Command redirects input or output',
    why: 'Commands run without a shell, so nothing opens the file and the program receives the redirection as an argument. In a shell, a redirection can write any file that the user can write.',
    wrong: 'node scripts/validate.js > report.txt',
    right: 'node scripts/validate.js --output report.txt',
    message: 'The command contains the redirection `{operator}`, but commands run without a shell.',
    remedy:
      'Read or write the file in the script; the gate keeps the command output. If `{operator}` is data, quote it.',
  }),
  'shell-grammar': rule<{ written: string }>({
    title: 'Command contains a parenthesis or a reserved word',
    why: 'Parentheses start subshells and define functions, and a function can replace the program that was audited. Words such as `if`, `time`, and `!` are grammar, not programs. They have no meaning without a shell.',
    wrong: '! node scripts/validate.js',
    right: "node scripts/validate.js '(fast)'",
    message: '`{written}` belongs to the grammar of a shell, but commands run without a shell.',
    remedy: ({ written }) =>
      `Remove it, or move conditions, loops and expected failures into a script; if it is data, quote it: \`${singleQuoted(written)}\`.`,
  }),
  'line-break': rule<{ character: string; quoted: boolean }>({
    shape: 'multiline',
    title: 'Command contains a line break',
    why: 'A shell reads a line feed as the end of a command. Inside quotes a line break is data, but it can still forge lines in logs and reports.',
    wrong: 'node scripts/a.js<U+000A>node scripts/b.js',
    right: 'node scripts/a.js',
    message: ({ character, quoted }) =>
      `The command contains a line break (${character})${quoted ? ' inside quotes' : ''}.`,
    remedy:
      'Write each line as a separate entry in `validation`, and text of several lines into a file.',
  }),
  'line-continuation': rule({
    title: 'Command contains a line continuation',
    why: 'A shell removes a backslash and the line break after it, so the text that reviewers and patterns see is not the text that runs.',
    wrong: 'node \\<U+000A>scripts/validate.js',
    right: 'node scripts/validate.js',
    message: 'A backslash at the end of a line continues the command on the next line.',
    remedy: 'Write the command on one line.',
  }),
  'nul-character': rule({
    anyText: true,
    shape: 'multiline',
    title: 'Command contains a NUL character',
    why: 'The operating system ends a string at NUL, so the text after it is audited but never passed to the program.',
    wrong: 'node scripts/validate.js<U+0000>--all',
    right: 'node scripts/validate.js --all',
    message: 'The command contains a NUL character ({character}).',
    remedy: 'Remove the character.',
  }),
  'control-character': rule({
    anyText: true,
    title: 'Command contains a control or broken character',
    why: 'Control characters move the cursor, erase text, and change colours in terminals, so the displayed command is not the one that runs. A tab between words is allowed. A lone surrogate becomes a different character as soon as it leaves the gate, since UTF-8 cannot encode it.',
    wrong: 'node scripts/x.js<U+0008><U+0008>',
    right: 'node scripts/x.js',
    message: 'The command contains the character {character}, which changes how the text is shown.',
    remedy: 'Remove the character; if the program needs it, create it in the script.',
  }),
  'variable-expansion': rule({
    title: 'Command contains a variable expansion',
    why: 'Commands run without a shell, so variables are not expanded. In a shell, the value of the variable decides what runs and appears in arguments and logs.',
    wrong: 'node scripts/validate.js $TARGET',
    right: 'node scripts/validate.js src',
    message:
      'The command contains the variable expansion `{written}`, but commands run without a shell.',
    remedy:
      'Write the value, or read it from `process.env` in the script; if the text is data, put it in single quotes.',
  }),
  'command-substitution': rule({
    shape: 'substitution',
    title: 'Command contains a command substitution',
    why: 'A shell replaces a command substitution with the output of another command, so the final command is unknown until it runs.',
    wrong: 'node scripts/validate.js $(git rev-parse HEAD)',
    right: "node scripts/validate.js '$(not run)'",
    message:
      'The command contains the command substitution `{written}`, but commands run without a shell.',
    remedy:
      'Run the inner command in the script, or write its result; if the text is data, put it in single quotes.',
  }),
  'arithmetic-expansion': rule({
    title: 'Command contains an arithmetic expansion',
    why: 'Commands run without a shell, so arithmetic is not evaluated. The form `$[…]` also has different meanings in bash and dash.',
    wrong: 'node scripts/validate.js $((2 * 3))',
    right: 'node scripts/validate.js 6',
    message:
      'The command contains the arithmetic expansion `{written}`, but commands run without a shell.',
    remedy: 'Write the result; if the text is data, put it in single quotes.',
  }),
  'dollar-quote': rule({
    title: 'Command contains a dollar sign before a quote',
    why: `bash reads \`$'…'\` as a string with escape sequences and \`$"…"\` as a string to translate; dash reads a dollar sign and a quoted string. Ambiguous text is blocked.`,
    wrong: "node scripts/validate.js $'a'",
    right: "node scripts/validate.js 'a'",
    message: '`{written}` has different meanings in bash and dash.',
    remedy: 'Use plain quotes; put a dollar sign that is data inside single quotes.',
  }),
  'tilde-expansion': rule({
    instance: ['word'],
    title: 'Command contains a tilde expansion',
    why: 'A shell replaces the tilde with the home directory of the user who runs the command, which is outside the repository.',
    wrong: 'node ~/validate.js',
    right: 'node scripts/validate.js',
    message: 'The tilde in `{word}` expands to a home directory.',
    remedy: 'Use the relative path of a file in the repository; if the tilde is data, quote it.',
  }),
  'brace-expansion': rule<{ written: string }>({
    title: 'Command contains a brace expansion',
    why: 'bash expands `{a,b}` to several words and dash keeps one word, so the arguments depend on which shell `sh` is.',
    wrong: 'node scripts/validate.js {a,b}',
    right: 'node scripts/validate.js a b',
    message: 'The braces in `{written}` expand to several words in bash but not in dash.',
    remedy: ({ written }) => {
      // Quoted, the word is a pattern for some programs and a file name for others.
      const [, before = '', list = '', behind = ''] =
        /^([^{}]*)\{([\w.*/-]*,[\w,.*/-]*)\}([^{}]*)$/.exec(written) ?? [];
      const words = list.split(',').map((each) => before + each + behind);
      return list === ''
        ? 'Write each word that the braces stand for.'
        : `Write each word: \`${words.join(' ')}\`.`;
    },
  }),
  'shell-comment': rule({
    title: 'Command contains a comment',
    why: 'A shell ignores everything from `#` at the start of a word to the end of the line. Without a shell, the program receives that text as arguments, and reviewers read it as part of the command.',
    wrong: 'node scripts/validate.js # fast',
    right: 'node scripts/validate.js',
    message:
      'The command contains the shell comment `{written}`, but commands run without a shell.',
    remedy: 'Remove the comment; if `#` is data, quote it.',
  }),
  'unterminated-quote': rule({
    shape: 'unreadable',
    title: 'Command ends inside a quote or after a backslash',
    why: 'A shell rejects the command or waits for more, and where the quote was meant to end is ambiguous.',
    wrong: 'node scripts/validate.js "fast',
    right: 'node scripts/validate.js "fast"',
    message: 'The command contains `{quote}`, and nothing closes it.',
    remedy: 'Close or remove it; put one that is data inside quotes of the other kind.',
  }),
  'invisible-character': rule({
    anyText: true,
    harm: 'danger',
    title: 'Command contains an invisible character',
    why: 'Format, private-use, and unassigned characters, unusual spaces, and fillers are displayed as nothing or as something else, and bidirectional control characters change the order of the text. Two commands can look the same and run differently, and hidden text can give instructions to automated readers.',
    wrong: 'node scripts/x.js<U+202E>sj.',
    right: 'node scripts/x.js',
    message: 'The command contains the invisible character {character}.',
    remedy: 'Remove the character; use ordinary spaces between words.',
  }),
  'non-ascii-unquoted': rule({
    title: 'Command has a non-ASCII character outside quotes',
    why: 'Programs, flags, and paths in validation commands are ASCII, and letters and dashes from other scripts can imitate them. Inside quotes, these characters are clearly data.',
    wrong: 'node scripts/validate.js —fast',
    right: "node scripts/validate.js 'naïve café'",
    message: 'The command contains the non-ASCII character `{shown}` ({character}) outside quotes.',
    remedy: 'Type the ASCII character if you meant one; otherwise put the text in quotes.',
  }),
  'look-alike-letters': rule<{ word: string; looks_like: string; characters: string[] }>({
    harm: 'danger',
    title: 'Command contains characters that imitate others',
    why: 'A Cyrillic or Greek letter that looks like a Latin letter names a different program or file than the one that the reviewer reads. A full-width letter, a ligature, or the Greek question mark becomes an ASCII character that was never audited when a tool normalises Unicode text.',
    wrong: 'node "scripts/оk.js"',
    right: 'node "scripts/ok.js"',
    message: ({ word, looks_like, characters }) =>
      `\`${word}\` looks like or becomes \`${looks_like}\`, but contains ${characters.join(', ')}.`,
    remedy: 'Type the ordinary characters that you mean, in ASCII letters.',
  }),
  'unquoted-glob': warning<{ pattern: string; matches: string[]; count: number; judged: boolean }>({
    instance: ['pattern', 'matches'],
    title: 'Command contains an unquoted glob pattern',
    why: 'The result of a glob pattern depends on which files exist. The gate expands the pattern against the audited files, in byte order, and reports the result. A quoted pattern means the same everywhere.',
    wrong: 'node --test test/*.test.js',
    right: "node --test 'test/*.test.js'",
    message: ({ pattern, matches, count, judged }) => globMessage(pattern, matches, count, judged),
    remedy: ({ pattern }) =>
      `Name the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data or the tool expands it.`,
  }),
  'glob-unclear': rule<{ pattern: string; reason: GlobAmbiguity }>({
    instance: ['pattern'],
    title: 'Glob pattern decides what runs, or is ambiguous',
    why: 'File names must not choose the program or script, or become flags: adding a file would change what the command does. A pattern that leads out of the repository, about which shells or locales disagree, or that leads through a link, means something else on each machine.',
    wrong: 'node *',
    right: "node scripts/validate.js '[^a]*'",
    message: ({ pattern, reason }) =>
      `The glob pattern \`${pattern}\` is not expanded: ${GLOB_AMBIGUITIES[reason]}.`,
    remedy: ({ pattern }) =>
      `Name the program, the script and the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
  }),
  'environment-assignment': warning({
    title: 'Command sets an environment variable',
    why: 'The gate adds the variable to the environment of this command, as a shell does. It reports the variable because the command can behave differently without it.',
    wrong: 'NODE_ENV=test npm test',
    right: 'npm test',
    message: 'The command sets the environment variable `{name}={value}`.',
    remedy: 'Keep the variable if it is intended, or set it in the script.',
  }),
  'assignment-refused': rule<{ name: string; value: string; known: boolean }>({
    harm: 'danger',
    title: 'Command sets a variable that is not allowed',
    why: 'Variables such as NODE_OPTIONS, PATH, and LD_PRELOAD load code or replace programs. Allowed are variables that change output or mode, such as NODE_ENV, and a number or a switch for a setting of an application whose name no program of the machine reads.',
    wrong: 'NODE_OPTIONS=--require=./x.cjs node scripts/validate.js',
    right: {
      command: 'NODE_ENV=test node scripts/validate.js',
      also: { 'environment-assignment': 'The remaining variable is allowed.' },
    },
    message: ({ name, value, known }) =>
      `The environment variable \`${known ? `${name}=${value}` : name}\` is not allowed before a command.`,
    remedy: 'Set `{name}` in the script, or pass the value as an argument.',
  }),
  'workflow-command': rule<{ written: string }>({
    anyText: true,
    harm: 'danger',
    title: 'Argument contains a workflow command',
    why: 'The GitHub Actions runner executes workflow commands such as `::set-output …::` and `##[error]` in the output of a step, so a program that prints its arguments would forge them.',
    wrong: "node scripts/echo.js '::warning::all is well'",
    right: "node scripts/echo.js 'warning: all is well'",
    message: ({ written }) =>
      `\`${written.trim()}\` is a workflow command, which the runner executes if a program prints it.`,
    remedy: 'Write the text without `::` and `##[`.',
  }),
  'markup-injection': rule({
    anyText: true,
    harm: 'danger',
    title: 'Argument contains markup that hides text',
    why: 'An HTML comment hides the text after it from reviewers, and a code fence ends the block that shows the command.',
    wrong: "node scripts/echo.js '<!-- x -->'",
    right: "node scripts/echo.js 'x'",
    message: '`{written}` hides or breaks the text around it where the command is displayed.',
    remedy: 'Remove the markup, or read the text from a file.',
  }),
});
