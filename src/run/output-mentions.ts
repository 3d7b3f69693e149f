import { posix } from 'node:path';
import type { Outcome } from '../model/outcome.ts';

/** Paths in one outcome; the first ones suffice to explain a failure. */
const MOST_MENTIONED = 5;
/** A longer word is no path. */
const MOST_SEGMENTS = 30;

/** Everything but the characters of usual paths. */
const BETWEEN = /[^\w.@+~/\\-]+/;

/**
 * Returns a function that adds hidden files to a failed outcome: those that its output mentions but the
 * commit does not have.
 * @param leftOut paths from the root; a directory stands for its contents
 */
export function mentionedOf(leftOut: readonly string[]): (outcome: Outcome) => Outcome {
  const known = new Map(leftOut.map((path) => [path, path]));
  // `require('./config')` names the file config.js.
  for (const path of leftOut) {
    const { dir, name, ext } = posix.parse(path);
    const bare = posix.join(dir, name);
    if (ext !== '' && !known.has(bare)) known.set(bare, path);
  }
  return (outcome) => {
    if (outcome.status !== 'failed' || known.size === 0) return outcome;
    const { stdout, stderr } = outcome;
    const texts = [stderr, stdout].flatMap(({ head, tail }) => [head, tail]);
    const found = new Set([...mentionsIn(texts, known)].flatMap((part) => known.get(part) ?? []));
    return found.size === 0
      ? outcome
      : { ...outcome, left_out: [...found].sort().slice(0, MOST_MENTIONED) };
  };
}

/** Returns the known paths in the texts. */
function mentionsIn(
  texts: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const words = new Set(texts.flatMap((text) => text.split(BETWEEN)));
  return new Set([...words].flatMap((word) => partsOf(word).filter((part) => known.has(part))));
}

/** Every path of the checkout that a word may contain: `/work/app/.env.test:3` contains `.env.test`. */
function partsOf(word: string): string[] {
  const segments = word
    .replaceAll('\\', '/')
    .replace(/(?<![.,])[.,]+$/, '')
    .split('/')
    .filter((each) => each !== '' && each !== '.' && each !== '..');
  if (segments.length > MOST_SEGMENTS) return [];
  return segments.flatMap((_, from) =>
    segments.slice(from).map((_, length) => segments.slice(from, from + length + 1).join('/')),
  );
}

/**
 * Returns a function that adds the root of the checkout to an outcome that did not pass and names it,
 * so that reports can show paths relative to the repository.
 * @param root as the commands see it
 */
export function namedRootOf(root: string): (outcome: Outcome) => Outcome {
  return (outcome) => {
    const { status, stdout, stderr } = outcome;
    if (status === 'passed' || root === '/') return outcome;
    const isNamed = [stdout, stderr].some(({ head, tail }) =>
      [head, tail].some((text) => text.includes(root)),
    );
    return isNamed ? { ...outcome, root } : outcome;
  };
}
