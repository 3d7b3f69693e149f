import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

/** A package with workspaces, and a command for it, made at random. */
export interface RandomProject {
  /** Files by their path; null is a symlink to the directory `x`. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly cwd: string;
  readonly argv: readonly string[];
}

const FOLDERS = 'w/a w/b w/a/sub w/.dot x @s/q node_modules/n w/node_modules/m'.split(' ');
const PATTERNS = (
  'w/* w/* x w/a ./w/b /x w/a/ * w/** ** . @s/* @*/* w/.* **/sub w/*b w/l* w/*/* w ' +
  'w/{b,a} {x,w/*} {w,@s}/* w/{a,{b,l}} ./{x,w}'
).split(' ');
const NAMES = ['root', 'a', 'x', '@s/q', 'w', ''];
const ASKED = ['test', 'test', 'start', 'stop', 'x', 'a b', '-x'];
/** Settings that npm honours, and some that change nothing. */
const NPMRCS = [
  ...['ignore-scripts=true', 'ignore-scripts', 'ignore-scripts=false', 'ignore-scripts=0'],
  ...[
    'fund=false\nignore-scripts = true',
    'audit=false\nsave-exact=true',
    '"ignore-scripts"=false',
  ],
];
const TEXTS = ['node ok.js', 'a && b', 'node_modules/.bin/t .', 'node ok.js #'];
const WORDS = `a¦a b¦it's¦'¦''a''¦$X¦¦-x¦--flag=v¦[ab]¦{a,b}¦*¦"q"`.split('¦');
const VALUES = 'a a w/a w/a ./w/a x x b @s/q w ./w w/a/sub ../b nope'.split(' ');
const FLAGS = [
  ...['--workspaces', '-ws', '--include-workspace-root', '-iwr', '--if-present', '-s'],
  ...['--foreground-scripts', '--ignore-scripts'],
];

const some = <T>(values: readonly T[], maxLength: number) =>
  fc.array(fc.constantFrom(...values), { maxLength });

const textFrom = (texts: readonly string[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom<unknown>(...texts) },
    fc.constantFrom<unknown>('', ' ', 5, null, ['a']),
  );

/** Each event at random with what npm runs around it. */
const scriptsFrom = (texts: readonly string[]) =>
  fc
    .tuple(
      fc.subarray(['test', 'start', 'stop', 'x', 'a b', '-x', 'env'], { minLength: 2 }),
      fc.subarray(['pretest', 'posttest', 'prestart', 'poststart', 'prestop', 'prex']),
      fc.subarray(['prepare', 'pre-x', 'prea b']),
      fc.array(textFrom(texts), { minLength: 23, maxLength: 23 }),
    )
    .map(([main, around, hooks, texts]) =>
      Object.fromEntries([...main, ...around, ...hooks].map((event, n) => [event, texts[n]])),
    );

const manifest = (folder: string, texts: readonly string[], extra: fc.Arbitrary<object>) =>
  fc.oneof(
    {
      weight: 100,
      arbitrary: fc
        .tuple(fc.constantFrom(folder, folder, folder, folder, ...NAMES), scriptsFrom(texts), extra)
        .map(([name, scripts, more]) =>
          JSON.stringify({ ...(name && { name }), version: '1.0.0', scripts, ...more }),
        ),
    },
    fc.constantFrom('{', '[]', '{"name":"x"}', '\uFEFF{"scripts":{"test":"t"}}'),
  );

const workspaces = fc.oneof(
  fc.constant({}),
  { weight: 6, arbitrary: some(PATTERNS, 3).map((workspaces) => ({ workspaces })) },
  some(PATTERNS, 2).map((packages) => ({ workspaces: { packages } })),
);

const filesFrom = (texts: readonly string[]) =>
  fc
    .record({
      root: manifest('root', texts, workspaces),
      folders: fc.subarray(FOLDERS).map((each) => [...new Set([...each, 'w/a', 'x'])]),
      manifests: fc.tuple(
        ...FOLDERS.map((each) => manifest(each.replace(/^w\//, ''), texts, fc.constant({}))),
      ),
      servers: fc.subarray(['server.js', 'w/a/server.js', 'x/server.js']),
      link: fc.boolean(),
      npmrc: fc.option(fc.constantFrom(...NPMRCS), { freq: 3, nil: undefined }),
    })
    .map(({ root, folders, manifests, servers, link, npmrc }) => ({
      'package.json': root,
      ...(npmrc !== undefined && { '.npmrc': npmrc }),
      'x/file': '',
      'w/file': '',
      ...Object.fromEntries(
        folders.map((each) => [`${each}/package.json`, manifests[FOLDERS.indexOf(each)] ?? '']),
      ),
      ...Object.fromEntries(servers.map((each) => [each, ''])),
      ...(link ? { 'w/link': null } : {}),
    }));

const flag = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FLAGS).map((each) => [each]) },
  fc.tuple(fc.constantFrom('-w', '--workspace'), fc.constantFrom(...VALUES)),
  fc.constantFrom(...VALUES).map((value) => [`--workspace=${value}`]),
  fc.tuple(fc.constantFrom('--prefix', '-C'), fc.constantFrom('x', 'w/a', '.', 'w', 'nope')),
);
const flags = (maxLength: number) => fc.array(flag, { maxLength }).map((all) => all.flat());

const asked = fc.oneof(
  fc.constantFrom('test', 't', 'start', 'stop').map((name) => [name]),
  fc.tuple(fc.constantFrom('run', 'run-script'), fc.constantFrom(...ASKED, 'pretest')),
);

const argv = fc
  .tuple(flags(1), asked, flags(2), some(WORDS.slice(0, 3), 2), fc.boolean(), some(WORDS, 3))
  .map(([before, [name = '', ...rest], behind, plain, separated, words]) => [
    ...[...before, name, ...behind, ...rest, ...plain],
    ...(separated ? ['--', ...words] : []),
  ]);

/**
 * Projects of which some are no projects at all, and commands of which some are refused.
 *
 * @param texts of the scripts
 */
export function randomProject(texts: readonly string[] = TEXTS): fc.Arbitrary<RandomProject> {
  return fc.record({ files: filesFrom(texts), cwd: fc.constantFrom('', '', '', 'w/a', 'x'), argv });
}

/** Writes a project into an empty directory. */
export function writeProject(folder: string, files: RandomProject['files']): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (content === null) symlinkSync('../x', join(folder, path));
    else writeFileSync(join(folder, path), content);
  }
  for (const each of ['w/a', 'x']) mkdirSync(join(folder, each), { recursive: true });
}
