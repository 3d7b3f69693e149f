import type { Word } from '../reading.ts';
import { readNopt } from './nopt.ts';
import { interpret } from './npm.ts';
import { NPM_FLAGS, NPM_SHORTHANDS } from './npm-flags.ts';
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
export function parseNpx(words: readonly Word[]): Parsed {
  const [first] = words;
  const exec: Word = { text: 'exec', span: first?.span ?? { start: 0, end: 0 }, quoted: false };
  const { rewritten, removed } = rewrite(words);
  const parsed = interpret('npx', readNopt([exec, ...rewritten]), words);
  const problems = removed.map(({ text, span }) =>
    flagProblem('unknown-flag', 'npx', { name: text, written: text, span }),
  );
  return { invocation: parsed.invocation, problems: [...problems, ...parsed.problems] };
}

function rewrite(words: readonly Word[]): { rewritten: Word[]; removed: Word[] } {
  const rewritten: Word[] = [];
  const removed: Word[] = [];
  const ahead = [...words].reverse();
  for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
    const { text } = word;
    if (text === '--' || !text.startsWith('-')) {
      if (text !== '--') rewritten.push({ ...word, text: '--' });
      rewritten.push(word, ...ahead.reverse());
      break;
    }
    const [key = '', ...values] = text.replace(/^-+/, '').split('=');
    if (REMOVED_SWITCHES.has(key) || REMOVED_OPTIONS.has(key)) {
      removed.push(word);
      if (values.length === 0 && !REMOVED_SWITCHES.has(key)) ahead.pop();
      continue;
    }
    const shorthand = key === 'p' ? undefined : NPM_SHORTHANDS.get(key);
    if (shorthand !== undefined) {
      const value = values.length > 0 ? [values.join('=')] : [];
      ahead.push(...[...shorthand, ...value].reverse().map((part) => ({ ...word, text: part })));
      continue;
    }
    rewritten.push({ ...word, text: renamed(key, values, text) });
    if (values.length > 0 || isSwitch(key)) continue;
    const next = ahead.at(-1);
    if (next !== undefined && (OPTIONS.has(key) || !next.text.startsWith('-'))) {
      ahead.pop();
      rewritten.push(next);
    }
  }
  return { rewritten, removed };
}

function renamed(key: string, values: readonly string[], text: string): string {
  if (key === 'no-install') return '--yes=false';
  const long = key === 'p' ? '--package' : key === 'shell' ? '--script-shell' : undefined;
  return long === undefined ? text : [long, ...values].join('=');
}

function isSwitch(key: string): boolean {
  const arity = NPM_FLAGS.get(key)?.arity;
  return SWITCHES.has(key) || REMOVED_SWITCHES.has(key) || arity === 'none' || arity === 'loose';
}
