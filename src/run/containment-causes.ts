import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import type { EffectiveLimits, Isolation } from '../model/isolation.ts';
import type { CauseName, ContainmentCause, Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import { CONTAINMENT_CAUSES } from '../rules/containment-causes.ts';
import { DEVICES, SYSTEM } from './containment/view-folders.ts';
import { HOME, TEMP } from './containment/view-mounts.ts';
import { isInside, type Programs } from './programs.ts';

export interface Contained {
  readonly isolation: Pick<Isolation, 'level' | 'limits' | 'launcher'>;
  readonly policy: Pick<Policy, 'limits' | 'network'>;
  readonly programs: Pick<Programs, 'node' | 'searchPath'>;
  /** The checkout of the commands. */
  readonly checkout: string;
  /** The home directory of the gate's user. */
  readonly home: string | undefined;
}

/** Most causes of one failure; the first ones are the most certain. */
const MOST = 3;

const FAILED: ReadonlySet<Outcome['status']> = new Set(['failed', 'crashed', 'timed_out']);

/** The limit of each cause, as the policy names it. */
const LIMITS: Readonly<Partial<Record<CauseName, keyof EffectiveLimits & keyof Policy['limits']>>> =
  {
    memory: 'memory_bytes',
    processes: 'processes',
    written: 'written_bytes',
    file_size: 'file_bytes',
    open_files: 'open_files',
  };

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
  const { isolation } = contained;
  return (outcome) => {
    if (isolation.level !== 'namespaces' || !FAILED.has(outcome.status)) return outcome;
    const causes = [...counted(outcome, contained), ...suggested(outcome, contained)];
    const isCertain = causes.some(({ counted }) => counted);
    // A command can reach several limits, of which the kernel counts some.
    const probable = causes.filter(({ cause, counted }) => counted || LIMITS[cause]);
    const told = distinct(isCertain ? probable : causes).slice(0, MOST);
    return told.length === 0 ? outcome : { ...outcome, causes: told };
  };
}

/** Keeps the first of each cause, without those that another one implies. */
function distinct(causes: readonly ContainmentCause[]): ContainmentCause[] {
  const implied = causes.flatMap(({ cause }) => CONTAINMENT_CAUSES[cause].implies ?? []);
  return causes.filter(
    ({ cause }, index) =>
      !implied.includes(cause) && causes.findIndex((each) => each.cause === cause) === index,
  );
}

function counted({ limits_hit = [] }: Outcome, contained: Contained): ContainmentCause[] {
  return names().flatMap((cause) => {
    const limit = CONTAINMENT_CAUSES[cause].counted;
    return limit && limits_hit.includes(limit) ? [withLimit(cause, contained, true)] : [];
  });
}

function suggested(outcome: Outcome, contained: Contained): ContainmentCause[] {
  const lines = [outcome.stderr, outcome.stdout]
    .flatMap(({ head, tail }) => [head, tail])
    .flatMap((text) => text.split('\n'))
    .map((line) => line.slice(0, LONGEST_LINE));
  const missing = missingPaths(lines, contained);
  return names().flatMap((cause) => {
    const path = missing[cause];
    if (path !== undefined) return [{ ...withLimit(cause, contained, true), detail: path }];
    const { signs, unless } = CONTAINMENT_CAUSES[cause];
    const isSign = (line: string) => signs?.test(line) === true && unless?.test(line) !== true;
    const isSeen = outcome.signal === 'SIGXFSZ' ? cause === 'file_size' : lines.some(isSign);
    return isSeen && isPossible(cause, contained) ? [withLimit(cause, contained)] : [];
  });
}

/** False for what would fail in the same way without containment, or is counted. */
function isPossible(cause: CauseName, { isolation, policy }: Contained): boolean {
  switch (cause) {
    case 'processes':
      return isolation.limits?.processes_counted_for === 'user';
    case 'network':
    case 'package_manager':
      return policy.network === 'none';
    case 'privileges':
      // Without containment, the user of the gate has the same permissions.
      return isolation.launcher === 'root';
    default:
      return true;
  }
}

function withLimit(cause: CauseName, contained: Contained, isCounted = false): ContainmentCause {
  const { key } = CONTAINMENT_CAUSES[cause];
  const name = LIMITS[cause];
  const limit = name && (contained.isolation.limits?.[name] ?? undefined);
  const isReduced = name && limit !== undefined && limit < contained.policy.limits[name];
  const isShared = cause === 'memory' || cause === 'written';
  const changed = isReduced && isShared ? 'concurrency' : key;
  return {
    cause,
    ...(isCounted && { counted: true }),
    ...(limit !== undefined && { limit }),
    ...(changed !== undefined && { key: changed }),
  };
}

/** Finds paths in messages about something missing that the machine has and commands do not see. */
function missingPaths(
  lines: readonly string[],
  contained: Contained,
): Partial<Record<CauseName, string>> {
  const found: Partial<Record<CauseName, string>> = {};
  const words = new Set(
    lines.filter((line) => MISSING.test(line)).flatMap((line) => line.match(PATH) ?? []),
  );
  for (const word of words) {
    const [cause, path] = hiddenPath(word.replace(/[.:]+$/, ''), contained) ?? [];
    if (cause !== undefined && path !== undefined) found[cause] ??= path;
  }
  return found;
}

function hiddenPath(
  word: string,
  { checkout, home, programs }: Contained,
): readonly [CauseName, string] | undefined {
  const inHome = homePath(word);
  if (inHome !== undefined) {
    if (home === undefined || !exists(join(home, inHome))) return undefined;
    return ['home_cache', cacheFolder(inHome)];
  }
  const path = resolve(checkout, word);
  if (isInside(checkout, path)) {
    const link = linkOutside(checkout, path);
    return link === undefined ? undefined : ['link_outside', link];
  }
  if (!isAbsolute(word) || /\/(?:docker|podman|containerd)\.sock$/.test(word)) return undefined;
  const node = dirname(dirname(programs.node.file));
  const seen = [...SYSTEM, '/proc', ...SHOWN_DEVICES, node, ...programs.searchPath];
  if (seen.some((folder) => isInside(folder, path))) return undefined;
  // A new file needs only the directory.
  const shown = [path, dirname(path)].find((each) => !ALWAYS_THERE.has(each) && exists(each));
  return shown === undefined ? undefined : ['machine_path', shown];
}

/** @returns the path below HOME */
function homePath(word: string): string | undefined {
  if (word.startsWith('~/')) return word.slice(2);
  return word.startsWith(`${HOME}/`) ? word.slice(HOME.length + 1) : undefined;
}

/** Returns the directory of a program's cache: `.cache/ms-playwright`, `.local/share/x`, `.m2`. */
function cacheFolder(path: string): string {
  const parts = path.split('/');
  const length = path.startsWith('.local/share/') ? 3 : /^\.(?:cache|config)\//.test(path) ? 2 : 1;
  return parts.slice(0, length).join('/');
}

/** @returns the path of the first link on the way that leads out of the checkout */
function linkOutside(checkout: string, path: string): string | undefined {
  const names = relative(checkout, path).split('/');
  for (const [index] of names.entries()) {
    const way = names.slice(0, index + 1).join('/');
    const place = join(checkout, way);
    const isLink = attempt(() => lstatSync(place).isSymbolicLink());
    if (isLink === undefined) return undefined;
    const target = isLink ? attempt(() => realpathSync(place)) : undefined;
    if (target !== undefined && !isInside(checkout, target)) return way;
  }
  return undefined;
}

function exists(path: string): boolean {
  return attempt(() => lstatSync(path)) !== undefined;
}

function names(): CauseName[] {
  return Object.keys(CONTAINMENT_CAUSES) as CauseName[];
}
