import {
  MISSPELT,
  NPM_FLAGS,
  NPM_SHORTHANDS,
  NPM_SUBCOMMANDS,
  type Subcommand,
} from '../../programs/npm-words.ts';
import { type FlagGrammar, readFlags, type Takes } from '../../programs/read-flags.ts';
import { NO_PROGRAMS, type ProgramFamilies } from '../../programs/table.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation } from '../reading.ts';
import { type NoptFlag, type NoptReading, readNopt } from './nopt.ts';
import { parseTool } from './parse-tool.ts';
import {
  type FlagRuleId,
  flagProblem,
  onlyAsksForInformation,
  type Parsed,
  printsOnly,
  wordProblem,
} from './parsed.ts';

/**
 * Reads npm's words as npm 10, 11 and 12 do: flags by nopt's grammar, then the subcommand, by exact
 * word or alias only, because the abbreviations differ by version.
 */
export function parseNpm(words: readonly Word[], families: ProgramFamilies = NO_PROGRAMS): Parsed {
  return interpret('npm', readNopt(words), words, families);
}

/** The part of {@link parseNpm} that npx shares: it is `npm exec` once its own flags are rewritten. */
function interpret(
  program: 'npm' | 'npx',
  { flags, unknown, remain, problems: faults }: NoptReading,
  words: readonly Word[],
  families: ProgramFamilies,
): Parsed {
  const [word, ...rest] = remain;
  const informs = flags.find((flag) => flag.spec.effect === 'only-prints' && !flag.negated);
  const subcommand = word && NPM_SUBCOMMANDS.get(word.text);
  const effect = subcommand?.kind;
  const problems = [...flags.flatMap((flag) => flagProblems(program, flag, effect)), ...faults];
  const base = { program, flags } as const;
  if (word === undefined) {
    if (informs === undefined) problems.push(nothingToRun(program, words));
    problems.push(...unknown.map((flag) => flagProblem('unknown-flag', program, flag)));
    return { invocation: { ...base, operands: [], passthrough: [] }, problems };
  }
  if (subcommand === undefined) {
    const meant = [...NPM_SUBCOMMANDS].find(([name]) => name.startsWith(word.text))?.[1].name ?? '';
    const args = { subcommand: word.text, meant };
    problems.unshift(problemAt('unknown-subcommand', word.span, args));
    return { invocation: { ...base, operands: rest, passthrough: [] }, problems };
  }
  const swallowed = subcommand.kind === 'runs-script' ? 'flag-before-separator' : 'unknown-flag';
  problems.push(...unknown.map((flag) => flagProblem(swallowed, program, flag)));
  if (MISSPELT.has(word.text)) {
    const args = { subcommand: word.text, meant: subcommand.name };
    problems.push(problemAt('misspelt-subcommand', word.span, args));
  }
  const named = { ...base, subcommand: subcommand.name };
  const parsed = readSubcommand(subcommand, word, rest, { ...named, families });
  return { invocation: parsed.invocation, problems: [...parsed.problems, ...problems] };
}

type Named = Pick<Invocation, 'program' | 'subcommand'> & { readonly flags: readonly NoptFlag[] };
type Reader = Named & { readonly families: ProgramFamilies };

function readSubcommand(
  { name, kind: effect }: Subcommand,
  word: Word,
  rest: readonly Word[],
  { families, ...base }: Reader,
): Parsed {
  const invocation: Invocation = { ...base, operands: rest, passthrough: [] };
  const does = (rule: FlagRuleId): Parsed => ({
    invocation,
    problems: [wordProblem(rule, base.program, { text: name, span: word.span })],
  });
  switch (effect) {
    case 'runs-script':
      return readScript(name, word, rest, base);
    case 'runs-tool':
      return readTool(word, rest, base, families);
    case 'depends-on-registry':
      return does(rest[0]?.text === 'fix' ? 'installs' : effect);
    case 'packs':
      return isOn(base.flags, 'dry-run') ? { invocation, problems: [] } : does('writes-files');
    case 'edits-package':
      return does(rest[0]?.text === 'get' ? 'only-prints' : 'writes-files');
    default:
      return does(effect);
  }
}

/** `npm run NAME …` and its short forms; words behind the name belong to the script. */
function readScript(name: string, word: Word, rest: readonly Word[], base: Named): Parsed {
  const operands = name === 'run' ? rest.slice(0, 1) : [word];
  const passthrough = name === 'run' ? rest.slice(1) : rest;
  const [script] = operands;
  const problems: Problem[] = [];
  if (script === undefined) {
    problems.push(printsOnly('npm', { ...word, text: 'run' }));
  } else if (script.text === 'env') {
    problems.push(problemAt('prints-environment', script.span, {}));
  }
  const asked = onlyAsksForInformation(passthrough);
  if (asked !== undefined) problems.push(printsOnly('npm', asked));
  return { invocation: { ...base, operands, passthrough }, problems };
}

/** Whether a text is a package's name, without a version, tag, path, URL or git address. */
export function isToolName(text: string): boolean {
  return /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(text);
}

/** Effects of flags that leave nothing else to be named. */
const COMPLETE: ReadonlySet<string> = new Set(['only-prints', 'evaluates-text']);

function readTool(
  word: Word,
  rest: readonly Word[],
  base: Named,
  { tools }: ProgramFamilies,
): Parsed {
  const [tool, ...args] = rest;
  if (tool === undefined) {
    const complete = base.flags.some(({ spec, negated }) => COMPLETE.has(spec.effect) && !negated);
    const problems = complete ? [] : [nothingToRun(base.program, [word])];
    return { invocation: { ...base, operands: [], passthrough: [] }, problems };
  }
  const invocation = { ...base, operands: [tool], passthrough: args };
  if (isToolName(tool.text)) return { invocation, problems: parseTool(tool, args, tools) };
  return { invocation, problems: [wordProblem('downloads', base.program, tool)] };
}

/** Whether a boolean flag is given and on; the last one wins. */
function isOn(flags: readonly Flag[], name: string): boolean {
  const last = flags.findLast((flag) => flag.name === `--${name}`);
  return last !== undefined && last.negated !== true;
}

/** Flags that are harmless when turned off. Turning off another one changes something too. */
const OFF_IS_HARMLESS: ReadonlySet<string> = new Set(
  'downloads only-prints dry-run skips-hooks'.split(' '),
);

/** @param does what the subcommand does. A tool would start in another directory, or in several. */
function flagProblems(
  program: string,
  flag: NoptFlag,
  does?: Subcommand['kind'],
): readonly Problem[] {
  const { effect, name } = flag.spec;
  if (flag.negated && (OFF_IS_HARMLESS.has(effect) || name === 'force' || name === 'global'))
    return [];
  switch (effect) {
    case 'harmless':
    case 'allows-missing': // judged where it is known whether the script is there
      return [];
    case 'filters-dependencies': // of what is listed or asked about; else of what is installed
      if (does === 'only-prints' || does === 'depends-on-registry') return [];
      return [flagProblem('installs', program, flag)];
    case 'selects-workspace':
      if (does !== 'runs-tool' || flag.negated) return [];
      return [flagProblem('starts-in-workspace', program, flag)];
    case 'changes-directory': // `npm pack` goes on where it was started, and half elsewhere
      if (does !== 'runs-tool' && does !== 'packs') return [];
      return [flagProblem('changes-configuration', program, flag)];
    default:
      return [flagProblem(effect, program, flag)];
  }
}

function nothingToRun(program: string, words: readonly Word[]): Problem {
  const start = words[0]?.span.start ?? 0;
  const end = words.at(-1)?.span.end ?? 0;
  return problemAt('nothing-to-run', { start, end }, { program });
}

/** Flags of the old npx that today's drops, with the next word too where they had a value. */
const REMOVED_SWITCHES: ReadonlySet<string> = new Set([
  'always-spawn',
  'ignore-existing',
  'shell-auto-fallback',
]);
const REMOVED_OPTIONS: ReadonlySet<string> = new Set(['npm', 'node-arg', 'n']);

/** What takes a value even if the next word begins with a dash. */
const OPTIONS: ReadonlySet<string> = new Set('package p cache userconfig call c shell'.split(' '));
const SWITCHES: ReadonlySet<string> = new Set('no-install quiet q version v help h'.split(' '));

/**
 * Reads npx's words. npx is `npm exec` behind a small parser of its own (npm's `bin/npx-cli.js`),
 * which rewrites flags and puts `--` before the first word that it takes for the tool. It takes the
 * word behind any flag that is not a known boolean for a value: `npx --no BIN --yes` gets its `--`
 * too late, and npm reads the `--yes`.
 */
export function parseNpx(words: readonly Word[], families: ProgramFamilies = NO_PROGRAMS): Parsed {
  const [first] = words;
  const exec: Word = { text: 'exec', span: first?.span ?? { start: 0, end: 0 }, quoted: false };
  const { rewritten, removed } = rewrite(words);
  const parsed = interpret('npx', readNopt([exec, ...rewritten]), words, families);
  const problems = removed.map(({ text, span }) =>
    flagProblem('unknown-flag', 'npx', { name: text, written: text, span }),
  );
  return { invocation: parsed.invocation, problems: [...problems, ...parsed.problems] };
}

function rewrite(words: readonly Word[]): { rewritten: Word[]; removed: Word[] } {
  const rewritten: Word[] = [];
  const removed: Word[] = [];
  const { tokens, separator } = readFlags(words, NPX_GRAMMAR);
  const behind: Word[] = [];
  for (const token of tokens) {
    if (token.kind === 'operand') {
      behind.push(token.word);
    } else if (token.kind === 'flag') {
      const { word, written, attached, consumes, next, part } = token;
      if (part.spec === 'removed') {
        removed.push(word);
        continue;
      }
      rewritten.push({ ...word, text: renamed(keyOf(written), attached, word.text) });
      if (consumes && next) rewritten.push(next);
    }
  }
  const [first] = behind;
  if (separator !== undefined) rewritten.push(separator);
  else if (first !== undefined) rewritten.push({ ...first, text: '--' });
  return { rewritten: rewritten.concat(behind), removed };
}

const NPX_GRAMMAR: FlagGrammar<'kept' | 'removed'> = {
  flags: 'first',
  dash: 'flag',
  separator: /^--$/,
  equals: 'all',
  unknown: 'never',
  expand: (written, attached) => {
    const key = keyOf(written);
    const flag = (spec: 'kept' | 'removed', takes: Takes) => [{ spec, negated: false, takes }];
    if (REMOVED_SWITCHES.has(key)) return flag('removed', 'never');
    if (REMOVED_OPTIONS.has(key)) return flag('removed', 'always');
    const shorthand = key === 'p' ? undefined : NPM_SHORTHANDS.get(key);
    if (shorthand !== undefined) {
      return { instead: attached === undefined ? shorthand : [...shorthand, attached] };
    }
    if (isSwitch(key)) return flag('kept', 'never');
    return flag('kept', OPTIONS.has(key) ? 'always' : 'unless-dash');
  },
};

function keyOf(written: string): string {
  return written.replace(/^-+/, '');
}

function renamed(key: string, attached: string | undefined, text: string): string {
  if (key === 'no-install') return '--yes=false';
  const long = key === 'p' ? '--package' : key === 'shell' ? '--script-shell' : undefined;
  if (long === undefined) return text;
  return attached === undefined ? long : `${long}=${attached}`;
}

function isSwitch(key: string): boolean {
  const arity = NPM_FLAGS.get(key)?.arity;
  return SWITCHES.has(key) || arity === 'none' || arity === 'loose';
}
