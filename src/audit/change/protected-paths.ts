import picomatch from 'picomatch';
import type { Change } from '../../repo/change.ts';
import { isSpellingOf, mayBeSpelled } from '../../repo/look-alike.ts';
import { isWithin, normalise } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile, someTouches, type TouchedPath } from './touched-paths.ts';

/** Forbidden in every change at any depth, because their files run without a review. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

/** Returns the always-forbidden directory of a path, in every spelling that a file system accepts. */
export function alwaysForbidden(path: string): string | undefined {
  const names = ALWAYS_FORBIDDEN.filter((name) => mayBeSpelled(path, name));
  if (names.length === 0) return undefined;
  const segments = (normalise(path) ?? path).split('/');
  return names.find((name) => segments.some((segment) => isSpellingOf(segment, name)));
}

/** Finds changes of always-forbidden paths, then of paths that the policy forbids, with or without a gene. */
export function forbiddenPaths({ touched, touchesOf, policy }: ChangeSubject): Finding[] {
  const inside = touched.flatMap(forbiddenTouch);
  const forbidden = (entry: string, by: string, touches: readonly TouchedPath[]) =>
    someTouches(touches).map((touch) =>
      finding('forbidden-path', { entry, by, ...touch }, atFile(touch.path)),
    );
  return [
    ...ALWAYS_FORBIDDEN.flatMap((directory) => {
      const own = inside.filter((found) => found.directory === directory);
      return forbidden(
        directory,
        'nothing may touch',
        own.map(({ touch }) => touch),
      );
    }),
    ...policy.blast_radius.forbidden_paths.flatMap((entry) =>
      forbidden(entry, 'the policy forbids', touchesOf(entry)),
    ),
  ];
}

function forbiddenTouch({ path, via }: TouchedPath) {
  const own = alwaysForbidden(path);
  const directory = own ?? alwaysForbidden(via);
  if (directory === undefined) return [];
  return [{ directory, touch: { path, via: own === undefined ? via : '' } }];
}

/** Changing these files is a warning. For files in the policy's list, it is an error. */
const DEFAULT_PROTECTED_PATHS =
  `AGENTS.md CLAUDE.md GEMINI.md SOUL.md IDENTITY.md MEMORY.md USER.md TOOLS.md HEARTBEAT.md .env*
  .github/workflows/** .github/gene-gate.yml`.split(/\s+/);

/**
 * Finds touched protected files: an error if the policy names them. For the default list a warning, or
 * an error if a change with a gene deletes or empties them.
 */
export function protectedPaths(subject: ChangeSubject): Finding[] {
  const { touched, policy, policyPath, change, tree, genes } = subject;
  const destroyed = destroyedPaths(change, tree);
  const hasGene = genes.some(({ binds }) => binds);
  const byPolicy = matcherOf(policy.blast_radius.protected_paths);
  const byDefault = matcherOf(DEFAULT_PROTECTED_PATHS);
  return touched.flatMap((place) => {
    const { path } = place;
    const how = destroyed.get(path);
    const names = namesOf(place);
    const named = byPolicy(names);
    // The policy file has its own warnings.
    const pattern = named ?? (path === policyPath ? undefined : byDefault(names));
    if (pattern === undefined) return [];
    const isNamed = named !== undefined;
    const args = { path, pattern, by: isNamed ? 'the policy' : 'the default list' };
    const at = {
      ...atFile(path),
      severity: isNamed || (how !== undefined && hasGene) ? 'error' : 'warning',
      harm: isNamed || isSecret(path) ? 'danger' : 'broken',
    } as const;
    return [
      how === undefined
        ? finding('protected-path', args, at)
        : finding('protected-file-destroyed', { ...args, how }, at),
    ];
  });
}

/** Templates have no secrets. */
function isSecret(path: string): boolean {
  return /(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(path);
}

/** Returns the files whose content a change removes: deleted, renamed, or emptied. */
function destroyedPaths(change: Change, tree: Tree): ReadonlyMap<string, 'deletes' | 'empties'> {
  const destroyed = new Map<string, 'deletes' | 'empties'>();
  for (const { status, path, oldPath } of change.files) {
    if (status === 'deleted') destroyed.set(path, 'deletes');
    if (oldPath !== undefined) destroyed.set(oldPath, 'deletes');
    const isOld = status === 'modified' || status === 'type_changed';
    if (isOld && tree.stat(path)?.size === 0) destroyed.set(path, 'empties');
  }
  return destroyed;
}

/** File systems may ignore case, and paths may contain line breaks. */
const PATHS = { dot: true, nonegate: true, nocase: true, flags: 'is' } as const;

/** A pattern is a glob, or a directory above the path. */
function matcherOf(patterns: readonly string[]): (names: readonly string[]) => string | undefined {
  const matchers = patterns.map((pattern) => {
    const isMatch = picomatch(pattern, PATHS);
    const covers = (path: string) => isMatch(path) || isWithin(path, pattern, { ignoreCase: true });
    return { pattern, covers };
  });
  return (names) => matchers.find(({ covers }) => names.some(covers))?.pattern;
}

function namesOf({ path, via }: TouchedPath): string[] {
  return via === '' ? [path] : [path, via];
}
