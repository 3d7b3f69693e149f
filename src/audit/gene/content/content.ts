import { createHash } from 'node:crypto';
import type { Reading, Target } from '../../../command/reading.ts';
import type { Change } from '../../../repo/change.ts';
import type { Tree } from '../../../repo/tree.ts';
import { type AuditSubject, isChange } from '../../subject.ts';
import { loadedFiles } from './files.ts';

/** The trees that commands would run in. */
export interface ContentSource {
  /** The audited side. */
  readonly tree: Tree;
  /** What differs from the base; absent if the whole tree is trusted. */
  readonly change?: Pick<Change, 'files'>;
}

/**
 * Returns the identity of what each command would run, by command, for all that are not blocked.
 *
 * @returns an empty map if there is no tree to run them in
 */
export async function contentDigests(subject: AuditSubject): Promise<ReadonlyMap<string, string>> {
  const source = isChange(subject) ? subject : subject.tree && { tree: subject.tree };
  if (source === undefined) return new Map();
  const allowed = subject.genes
    .flatMap(({ commands }) => commands)
    .filter(({ verdict }) => verdict !== 'block');
  const readings = new Map(allowed.map(({ command, reading }) => [command, reading]));
  const digests = [...readings].map(
    async ([command, reading]) => [command, await contentDigest(reading, source)] as const,
  );
  return new Map(await Promise.all(digests));
}

/**
 * Returns the identity of what a command would run. If the gate can determine these files, it hashes
 * the scripts, their imports, and the files that npm reads. Otherwise (a tool, a search for tests, a
 * script that reads files or starts programs), it hashes every file that the change touches, because
 * the base is trusted and the change is not.
 *
 * @returns `sha256:` and 64 hexadecimal digits
 */
export async function contentDigest(
  reading: Reading,
  { tree, change }: ContentSource,
): Promise<string> {
  const files = await filesOf(reading, tree);
  const content = files
    ? ['files', ...files]
    : [
        'change',
        ...(change?.files ?? []).map(({ path, oldPath = '', newMode, newOid }) =>
          [newMode, newOid, path, oldPath].join('\0'),
        ),
      ];
  return `sha256:${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}

/** Flags of `node` that load nothing. */
const HARMLESS_FLAGS: ReadonlySet<string> = new Set([
  '--enable-source-maps',
  '--pending-deprecation',
  '--test',
  '--throw-deprecation',
  '--trace-uncaught',
  '--trace-warnings',
]);

const SCRIPT_RUNNERS: ReadonlySet<string> = new Set(['run', 'test', 'start', 'stop', 'restart']);

/** A script that runs node on one file, with arguments and without shell syntax. */
const PLAIN_SCRIPT = /^node [\w.@/][\w.@/-]*(?: [\w.@/=:-]+)*$/;

async function filesOf(
  { invocation, targets }: Reading,
  tree: Tree,
): Promise<readonly string[] | undefined> {
  if (invocation === undefined) return undefined;
  const { program, subcommand = '', flags, operands } = invocation;
  const paths = targets.flatMap(({ kind, path }) => (kind === 'file' && path ? [path] : []));
  if (program === 'node') {
    const clear =
      flags.every(({ name, value }) => HARMLESS_FLAGS.has(name) && value === undefined) &&
      operands.length > 0 &&
      targets.length === operands.length &&
      paths.length === operands.length;
    return clear ? loadedFiles(tree, paths) : undefined;
  }
  const scripts = targets.filter(({ kind }) => kind === 'npm_script');
  const clear =
    program === 'npm' &&
    SCRIPT_RUNNERS.has(subcommand) &&
    flags.length === 0 &&
    scripts.length > 0 &&
    scripts.every(isPlain) &&
    targets.length === scripts.length + paths.length &&
    scripts.length === paths.length;
  if (!clear) return undefined;
  const loaded = await loadedFiles(tree, [...paths, 'package.json']);
  return loaded && [...loaded, await npmrcOf(tree)];
}

function isPlain({ script = '' }: Target): boolean {
  return PLAIN_SCRIPT.test(script);
}

async function npmrcOf(tree: Tree): Promise<string> {
  const entry = tree.stat('.npmrc');
  if (entry === undefined) return '.npmrc missing';
  if (entry.kind !== 'file' && entry.kind !== 'executable') return `.npmrc ${entry.kind}`;
  const digest = createHash('sha256')
    .update(await tree.read('.npmrc'))
    .digest('hex');
  return `.npmrc ${digest}`;
}
