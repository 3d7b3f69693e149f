import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, resolve } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import type { EffectiveLimits, Isolation } from '../model/isolation.ts';
import type { CauseName, ContainmentCause, Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import { CONTAINMENT_CAUSES } from './cause-words.ts';
import { DEVICES, SYSTEM } from './containment/view-folders.ts';
import { HOME, TEMP } from './containment/view-mounts.ts';
import { isInside, type Programs } from './programs.ts';

interface Contained {
  readonly isolation: Pick<Isolation, 'level' | 'limits' | 'launcher'>;
  readonly policy: Pick<Policy, 'limits' | 'network'>;
  readonly programs: Pick<Programs, 'node' | 'searchPath'>;
  /** The checkout of the commands. */
  readonly checkout: string;
  /** The home directory of the gate's user. */
  readonly home: string | undefined;
}

/** Most causes of one failure; the first ones are the most certain. */
const MOST_CAUSES = 3;

const FAILED: ReadonlySet<Outcome['status']> = new Set(['failed', 'crashed', 'timed_out']);

/** Messages about something that is missing. */
const MISSING =
  /ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i;
/** A path in a message; a longer one is none. */
const PATH = /(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g;
const LONGEST_LINE = 2000;
/** Directories that every command has. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['/', '/dev', '/dev/shm', '/proc', '/home', HOME, TEMP],
]);
/** Devices that every command has, some of them its own. */
const SHOWN_DEVICES = [...DEVICES, 'fd', 'pts', 'ptmx', 'stdin', 'stdout', 'stderr', 'tty'].map(
  (name) => `/dev/${name}`,
);

/**
 * Returns a function that adds to a failed outcome what containment did that explains it, from what the
 * kernel counted, and from signs in the output that are compared with the machine where they can be.
 */
export function causesOf(contained: Contained): (outcome: Outcome) => Outcome {
  return (outcome) => {
    if (contained.isolation.level !== 'namespaces' || !FAILED.has(outcome.status)) return outcome;
    const all = causesIn(outcome, contained);
    const implied = all.flatMap(({ cause }) => CONTAINMENT_CAUSES[cause].implies ?? []);
    const isCertain = all.some(({ counted }) => counted);
    // A command can reach several limits, of which the kernel counts some.
    const told = all.filter(
      ({ cause, counted }) =>
        !implied.includes(cause) && (!isCertain || counted || limitOf(cause) !== undefined),
    );
    const causes = told
      .sort((a, b) => Number(b.counted ?? false) - Number(a.counted ?? false))
      .slice(0, MOST_CAUSES);
    return causes.length === 0 ? outcome : { ...outcome, causes };
  };
}

function causesIn(outcome: Outcome, contained: Contained): ContainmentCause[] {
  const lines = [outcome.stderr, outcome.stdout]
    .flatMap(({ head, tail }) => [head, tail])
    .flatMap((text) => text.split('\n'))
    .map((line) => line.slice(0, LONGEST_LINE));
  const missing = missingPaths(lines, contained);
  return (Object.keys(CONTAINMENT_CAUSES) as CauseName[]).flatMap((cause) => {
    const { counted, signs, unless } = CONTAINMENT_CAUSES[cause];
    const detail = missing.get(cause);
    const isCounted =
      detail !== undefined || (counted && outcome.limits_hit?.includes(counted)) === true;
    const isSign = (line: string) => signs?.test(line) === true && unless?.test(line) !== true;
    const isSeen = outcome.signal === 'SIGXFSZ' ? cause === 'file_size' : lines.some(isSign);
    if (!isCounted && !(isSeen && isPossible(cause, contained))) return [];
    const path = detail === undefined ? {} : { detail };
    return [{ cause, ...(isCounted && { counted: true }), ...limitIn(cause, contained), ...path }];
  });
}

/** False for what would fail in the same way without containment, or is counted. */
function isPossible(cause: CauseName, { isolation, policy }: Contained): boolean {
  if (cause === 'processes') return isolation.limits?.processes_counted_for === 'user';
  if (cause === 'network' || cause === 'package_manager') return policy.network === 'none';
  // Without containment, the user of the gate has the same permissions.
  return cause !== 'privileges' || isolation.launcher === 'root';
}

type LimitName = keyof EffectiveLimits & keyof Policy['limits'];

/** The limit of a cause, as the policy names it. */
function limitOf(cause: CauseName): LimitName | undefined {
  const [, name] = CONTAINMENT_CAUSES[cause].key?.split('limits.') ?? [];
  return name as LimitName | undefined;
}

/** Returns the limit of a cause, and the key that changes it. */
function limitIn(cause: CauseName, { isolation, policy }: Contained) {
  const { key } = CONTAINMENT_CAUSES[cause];
  const name = limitOf(cause);
  const limit = name && (isolation.limits?.[name] ?? undefined);
  const isReduced = name !== undefined && limit !== undefined && limit < policy.limits[name];
  const isShared = cause === 'memory' || cause === 'written';
  return {
    ...(limit !== undefined && { limit }),
    ...(key !== undefined && { key: isReduced && isShared ? 'concurrency' : key }),
  };
}

/** Finds paths in messages about something missing that the machine has and commands do not see. */
function missingPaths(
  lines: readonly string[],
  contained: Contained,
): ReadonlyMap<CauseName, string> {
  const words = new Set(
    lines.filter((line) => MISSING.test(line)).flatMap((line) => line.match(PATH) ?? []),
  );
  const found = [...words].flatMap((word) => hiddenPath(word.replace(/[.:]+$/, ''), contained));
  // The first one of each cause.
  return new Map(found.reverse());
}

function hiddenPath(
  word: string,
  { checkout, home, programs }: Contained,
): (readonly [CauseName, string])[] {
  const ofHome = ['~/', `${HOME}/`].find((start) => word.startsWith(start));
  if (ofHome !== undefined) {
    const path = word.slice(ofHome.length);
    const isThere = home !== undefined && exists(join(home, path));
    return isThere ? [['home_cache', cacheFolder(path)]] : [];
  }
  const path = resolve(checkout, word);
  if (isInside(checkout, path)) {
    const target = attempt(() => realpathSync(path));
    return target === undefined || isInside(checkout, target) ? [] : [['machine_path', word]];
  }
  if (!isAbsolute(word) || /\/(?:docker|podman|containerd)\.sock$/.test(word)) return [];
  const node = dirname(dirname(programs.node.file));
  const seen = [...SYSTEM, '/proc', ...SHOWN_DEVICES, node, ...programs.searchPath];
  if (seen.some((folder) => isInside(folder, path))) return [];
  // A new file needs only the directory.
  const shown = [path, dirname(path)].find((each) => !ALWAYS_THERE.has(each) && exists(each));
  return shown === undefined ? [] : [['machine_path', shown]];
}

/** Returns the directory of a program's cache: `.cache/ms-playwright`, `.local/share/x`, `.m2`. */
function cacheFolder(path: string): string {
  const parts = path.split('/');
  const length = path.startsWith('.local/share/') ? 3 : /^\.(?:cache|config)\//.test(path) ? 2 : 1;
  return parts.slice(0, length).join('/');
}

function exists(path: string): boolean {
  return attempt(() => lstatSync(path)) !== undefined;
}

/** Limit of paths in one outcome; the first ones are sufficient to explain a failure. */
const MOST_MENTIONED = 5;
/** A longer word is no path. */
const MOST_SEGMENTS = 30;

/** Everything but the characters of usual paths. */
const BETWEEN = /[^\w.@+~/\\-]+/;

/**
 * Returns a function that adds to a failed outcome which files of the checkout its output mentions and
 * the command did not see, because they are not in the commit.
 *
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

/** Returns those of the known paths that texts mention. */
export function mentionsIn(
  texts: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const words = new Set(texts.flatMap((text) => text.split(BETWEEN)));
  return new Set([...words].flatMap((word) => partsOf(word).filter((part) => known.has(part))));
}

/** Every way to read a path of the checkout in a word: `/work/app/.env.test:3` contains `.env.test`. */
function partsOf(word: string): string[] {
  const segments = word
    .replaceAll('\\', '/')
    .replace(/[.,]+$/, '')
    .split('/')
    .filter((each) => each !== '' && each !== '.' && each !== '..');
  if (segments.length > MOST_SEGMENTS) return [];
  return segments.flatMap((_, from) =>
    segments.slice(from).map((_, length) => segments.slice(from, from + length + 1).join('/')),
  );
}

/**
 * Returns a function that adds to an outcome which did not pass the root of the checkout, if its output
 * names it, so that reports can show paths relative to the repository.
 *
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
