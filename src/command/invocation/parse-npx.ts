import { NPM_FLAGS, NPM_SHORTHANDS } from '../../families/npm-words.ts';
import { type FlagGrammar, readFlags, type Takes } from '../../families/read-flags.ts';
import { NO_PROGRAMS, type ProgramFamilies } from '../../families/table.ts';
import type { Word } from '../reading.ts';
import { readNopt } from './nopt.ts';
import { interpret } from './parse-npm.ts';
import { flagProblem, type Parsed } from './parsed.ts';

/** Flags of the old npx that today's drops, with the next word too where they had a value. */
const REMOVED_SWITCHES: ReadonlySet<string> = new Set([
  'always-spawn',
  'ignore-existing',
  'shell-auto-fallback',
]);
const REMOVED_OPTIONS: ReadonlySet<string> = new Set(['npm', 'node-arg', 'n']);

/** What takes a value even if the next word begins with a dash. */
const OPTIONS: ReadonlySet<string> = new Set([
  'package',
  'p',
  'cache',
  'userconfig',
  'call',
  'c',
  'shell',
]);
const SWITCHES: ReadonlySet<string> = new Set([
  'no-install',
  'quiet',
  'q',
  'version',
  'v',
  'help',
  'h',
]);

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
