import type { Assignment } from '../reading.ts';
import { visible } from './characters.ts';
import type { ProblemCollector } from './problem.ts';
import { type RawWord, textOf } from './word.ts';

const SWITCH = /^[\w.-]{0,64}$/;
/** Only UTF-8 locales: in others a byte of a letter can be a backslash to a shell. */
const LOCALE = /^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/;

/**
 * Variables that change what a tool prints or which mode it takes, with the values they may have.
 * Left out: all that a loader, a shell, node or npm obeys, such as PATH, LD_PRELOAD, NODE_OPTIONS,
 * NODE_PATH, HOME, IFS and npm_config_*, because those decide what code runs.
 */
const HARMLESS: ReadonlyMap<string, RegExp> = new Map([
  ['NODE_ENV', SWITCH],
  ['BABEL_ENV', SWITCH],
  ['CI', SWITCH],
  ['FORCE_COLOR', SWITCH],
  ['NO_COLOR', SWITCH],
  ['LOG_LEVEL', SWITCH],
  ['DEBUG', /^[\w.:*,@/-]{0,256}$/],
  // A zone's name and no file: the C library reads `:path`, `/path` and `../path` as one.
  ['TZ', /^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
  ['LANG', LOCALE],
  ['LC_ALL', LOCALE],
]);

/** The name of a leading assignment; `+=` is one in bash and a program's name in dash. */
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;

/**
 * Takes the assignments that stand before the program: harmless ones become environment, with a
 * warning; all others are reported.
 *
 * @returns the harmless assignments, and how many words all of them are
 */
export function readAssignments(
  words: readonly RawWord[],
  problems: ProblemCollector,
): { assignments: Assignment[]; count: number } {
  const assignments: Assignment[] = [];
  let count = 0;
  for (const word of words) {
    const [first] = word.parts;
    const match = first && !first.quoted ? ASSIGNMENT.exec(first.text) : null;
    if (!match) break;
    count += 1;
    const [operator, name = '', plus] = match;
    const value = textOf(word).slice(operator.length);
    const span = { start: word.start, end: word.end };
    const allowed = HARMLESS.get(name);
    if (!plus && allowed?.test(value)) {
      assignments.push({ name, value, span });
      problems.add('environment-assignment', span, { name, value: visible(value) });
    } else {
      const known = !plus && allowed !== undefined;
      problems.add('assignment-refused', span, { name, value: visible(value), known });
    }
  }
  return { assignments, count };
}
