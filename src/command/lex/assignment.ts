import type { Assignment } from '../reading.ts';
import { visible } from './characters.ts';
import type { ProblemCollector } from './problem.ts';
import { type RawWord, textOf } from './word.ts';

const SWITCH = /^[\w.-]{0,64}$/;
/** Only UTF-8 locales: in others, a shell can read a byte of a letter as a backslash. */
const LOCALE = /^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/;

/**
 * Variables that change the output or mode of a tool, with their allowed values. Variables that a
 * loader, a shell, node or npm reads are excluded, such as PATH, LD_PRELOAD, NODE_OPTIONS, NODE_PATH,
 * HOME, IFS and npm_config_*: they decide which code runs.
 */
const HARMLESS: ReadonlyMap<string, RegExp> = new Map([
  ['NODE_ENV', SWITCH],
  ['BABEL_ENV', SWITCH],
  ['CI', SWITCH],
  ['FORCE_COLOR', SWITCH],
  ['NO_COLOR', SWITCH],
  ['LOG_LEVEL', SWITCH],
  ['DEBUG', /^[\w.:*,@/-]{0,256}$/],
  // The name of a time zone, not a file: the C library reads `:path`, `/path` and `../path` as files.
  ['TZ', /^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
  ['LANG', LOCALE],
  ['LC_ALL', LOCALE],
]);

/** The name of a leading assignment; `+=` is an assignment in bash, but a program's name in dash. */
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;

/**
 * Reads the assignments before the program. Harmless assignments become environment variables, with a
 * warning; all others are errors.
 *
 * @returns the harmless assignments, and the number of all assignments
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
