import { Command, CommanderError } from 'commander';
import { GateError, systemError } from '../ground/error.ts';
import { nearestName } from '../ground/nearest-name.ts';
import { TOOL } from '../ground/tool.ts';
import { failureText, messageText } from '../report/text/layout.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { NO_COLOR_FLAG, ownArguments, type ProcessTerminal, type Terminal } from './terminal.ts';
import { commandsFor, VERBS } from './verbs.ts';

/** Answered without the parser of the other options, which takes longer to load than to answer. */
const VERSION_FLAGS: ReadonlySet<string> = new Set(['-V', '--version']);

/** Runs the command line. */
export async function main(given: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const own = ownArguments(given);
  const args = [...own.filter((arg) => arg !== NO_COLOR_FLAG), ...given.slice(own.length)];
  if (args.length === 1 && VERSION_FLAGS.has(args[0] ?? '')) {
    terminal.print(`${TOOL.version}\n`);
    return 0;
  }
  let exitCode: ExitCode = 2;
  const program = new Command(terminal.name)
    .description(
      'CI gate for AI-agent evolution assets: audit commands, check the blast radius, run, report',
    )
    .version(TOOL.version)
    .showSuggestionAfterError(!SYNONYMS.has(args[0] ?? ''))
    .addHelpText(
      'after',
      '\nExit codes:\n' +
        '  0  pass, or pass with warnings\n' +
        '  1  fail, or approval required\n' +
        '  2  error: the gate could not decide\n\n' +
        'Colours: on a terminal; --no-color, NO_COLOR and FORCE_COLOR decide otherwise\n\n' +
        `Try it without a repository: ${terminal.name} demo`,
    );
  const done = (code: ExitCode) => {
    exitCode = code;
  };
  for (const command of await commandsFor(args, terminal, done)) program.addCommand(command);
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showHelpAfterError(
        `(${terminal.name} ${command === program ? '' : `${command.name()} `}--help)`,
      )
      .configureOutput({
        writeOut: (text) => terminal.print(text),
        writeErr: (text) => terminal.note(text),
        outputError: (text, write) => write(messageText(text.trimEnd(), terminal)),
      });
  }
  try {
    requirePaths(args);
    await program.parseAsync(withoutHelpOfUnknown(args, program), { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has printed the error; help and version are not errors.
    if (error instanceof CommanderError) {
      terminal.note(suggestion(error) ?? argumentHint(error, program, args));
      return error.exitCode === 0 ? 0 : 2;
    }
    terminal.note(explainFailure(error, terminal));
    return 2;
  }
}

/** The words of other tools, and how this one calls the same. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`audit`, or `check` for a change': 'lint scan validate',
    '`check`': 'ci gate run test verify',
    '`check --approve DIGEST`': 'approve',
    '`fix`, or `fix --write`': '--fix apply format',
    '`--format json`': '--json -j',
    '`--format` with a name, such as `sarif`': '--html --junit --markdown --md --sarif --xml',
    '`--no-run`': '--dry-run -n',
    '`--output DIR`': '--out -o',
    '`--base REF`': '--against --from --since',
    '`--head REF`': '--to',
    '`--policy FILE`': '--config -c',
    '`--repo DIR`': '--cwd --dir -C',
    '`--verbose`': '--all-findings --debug -v',
  }).flatMap(([ours, theirs]) => theirs.split(' ').map((word) => [word, ours] as const)),
);

/** Returns what a word that is not known may mean: the name that this tool has for it, or the nearest choice. */
function suggestion({ message }: CommanderError): string | undefined {
  const [, word = ''] = /unknown (?:command|option) '([^'=]*)/.exec(message) ?? [];
  const ours = SYNONYMS.get(word);
  if (ours !== undefined) return `hint: Use ${ours}.\n`;
  const [, value = '', choices = ''] =
    /'([^']*)' is invalid.*Allowed choices are (.*)\.$/s.exec(message) ?? [];
  const nearest = nearestName(value, choices.split(', '));
  return choices === '' || nearest === undefined ? undefined : `(Did you mean ${nearest}?)\n`;
}

/** Many tools take a commit as an argument; the verbs about a range of commits have flags for it. */
function argumentHint({ code }: CommanderError, { commands }: Command, [verb]: readonly string[]) {
  const hasBase = commands.some(
    (each) => each.name() === verb && each.options.some(({ long }) => long === '--base'),
  );
  return code === 'commander.excessArguments' && hasBase
    ? `hint: Name the commit to compare with as \`--base REF\`, and the one to judge as \`--head REF\`.\n`
    : '';
}

/**
 * Rejects an empty directory, as from an unset variable of a shell: it would be the working directory.
 * @throws GateError `usage`
 */
function requirePaths(args: readonly string[]): void {
  const own = ownArguments(args);
  const empty = own.find(
    (arg, index) =>
      /^--(?:repo|output)=?$/.test(arg) && (arg.endsWith('=') || own[index + 1] === ''),
  );
  if (empty === undefined) return;
  throw new GateError(
    'usage',
    `${empty.replace('=', '')} is empty.`,
    'Specify a path; a variable may not be set.',
  );
}

/** Commander shows the help for `typo --help`, `help typo` and `policy typo --help`, as if it had found the word. */
function withoutHelpOfUnknown(args: readonly string[], { commands }: Command): readonly string[] {
  const [first = '', second = '-'] = args[0] === 'help' ? args.slice(1) : args;
  const [argument] = commands.find((each) => each.name() === first)?.registeredArguments ?? [];
  const isChoice = argument?.argChoices?.includes(second) ?? true;
  if (!isChoice && !second.startsWith('-')) return [first, second];
  const isVerb = first === 'help' || Object.hasOwn(VERBS, first);
  return first === '' || first.startsWith('-') || isVerb ? args : [first];
}

/**
 * Runs the command line of this process; output that cannot be written is an error too, and so is a signal
 * before its end.
 */
export async function mainOfProcess(
  args: readonly string[],
  terminal: ProcessTerminal,
): Promise<ExitCode> {
  const old = tooOld(process.versions.node);
  const exitCode = old ? 2 : await main(args, terminal);
  const failure = old ?? (await terminal.written()) ?? lateInterrupt(exitCode, terminal);
  if (failure === undefined) return exitCode;
  terminal.note(failureText(failure, terminal));
  return 2;
}

/** A shell that runs several commands must not go on to the next one after an interrupt. */
function lateInterrupt(exitCode: ExitCode, { signal }: Terminal): GateError | undefined {
  if (exitCode !== 0 || !signal.aborted) return undefined;
  return new GateError(
    'interrupted',
    'The gate was interrupted before it ended.',
    'Run it again, because its output may not be complete.',
  );
}

function explainFailure(error: unknown, terminal: Terminal): string {
  const known = error instanceof GateError ? error : systemError(error);
  if (known !== undefined) return failureText(known, terminal);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `error: ${message}\nhint: This is a bug in ${TOOL.name} ${TOOL.version}. Report it with the output above.\n`;
}

/** The first release of Node.js with all functions that the gate calls. */
const OLDEST_MAJOR = 20;

/** Returns the error about a Node.js that is too old to run the gate, which would end anywhere. */
export function tooOld(version: string): GateError | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return undefined;
  return new GateError(
    'usage',
    `Node.js ${version} cannot run the gate.`,
    'Install Node.js 20.20 or newer, and put it on PATH.',
  );
}
