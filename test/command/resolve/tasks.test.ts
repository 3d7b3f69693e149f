import { describe, expect, it } from 'vitest';
import { tasksOf } from '../../../src/programs/tools/task-runners.ts';
import { withEdit } from '../../../src/remedy/edits.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { lex } from '../../../src/shell/lex.ts';
import { judgeIn } from '../../remedy/fixture.ts';

describe('the tasks that words name', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['turbo run test', ['test']],
    ['turbo test lint', ['test', 'lint']],
    ['turbo run build test --filter=web --concurrency 4', ['build', 'test']],
    ['turbo run test -F web --force -- --watch', ['test']],
    ['turbo run web#test', ['test']],
    ['turbo prune web', []],
    ['nx test', ['test']],
    ['nx test app --skip-nx-cache', ['test']],
    ['nx run app:test:ci', ['test']],
    ['nx run-many -t test lint', ['test', 'lint']],
    ['nx run-many --target=test,lint --parallel=3', ['test', 'lint']],
    ['nx affected --targets test', ['test']],
    ['nx graph', []],
    ['lerna run test --scope=a --stream', ['test']],
    ['lerna run build,test', ['build', 'test']],
    ['lerna publish', []],
    ['wireit', []],
    ['turborepo run test', undefined],
  ])('%s', (command, tasks) => {
    const [first, ...rest] = lex(command).words;
    expect(tasksOf(first?.text ?? '', rest)).toEqual(tasks);
  });
});

const LOCKED = (...names: string[]) => ({
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries(
      names.map((name) => [
        `node_modules/${name}`,
        {
          version: '1.0.0',
          resolved: `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`,
          integrity: 'sha512-AA==',
        },
      ]),
    ),
  }),
});

function tree(script: string, extra: Readonly<Record<string, string>> = {}) {
  const runners = ['turbo', 'nx', 'lerna', 'wireit'];
  return literalTree({
    'package.json': JSON.stringify({
      workspaces: ['packages/*'],
      scripts: { test: script },
      devDependencies: Object.fromEntries(runners.map((name) => [name, '1'])),
    }),
    ...LOCKED(...runners),
    'packages/a/package.json': JSON.stringify({
      name: '@x/a',
      scripts: { test: 'node t.js', build: 'node b.js' },
    }),
    'packages/a/t.js': '',
    'packages/a/b.js': '',
    'packages/b/package.json': JSON.stringify({ name: 'b', scripts: { test: 'node t.js' } }),
    'packages/b/t.js': '',
    ...extra,
  });
}

async function judged(command: string, files: ReturnType<typeof tree>) {
  const judge = judgeIn(files);
  const { verdict, findings, reading } = await withEdit(await judge.command(command), judge);
  return {
    verdict,
    rules: findings.map(({ rule }) => rule),
    edit: findings.flatMap(({ edit }) => edit?.new ?? []),
    scripts: reading.targets.flatMap(({ name, via, kind }) =>
      kind === 'npm_script' ? [`${via ?? ''}:${name}`] : [],
    ),
    files: reading.targets.flatMap(({ path, kind }) => (kind === 'file' ? (path ?? []) : [])),
  };
}

describe('a task runner', () => {
  it.each([
    ['npx turbo run test', 'packages/b/t.js'],
    ['npx turbo test build --filter=b', 'packages/a/b.js'],
    ['npx nx run-many -t test', 'packages/b/t.js'],
    ['npx nx run a:build', 'packages/a/b.js'],
    ['npx lerna run test --stream', 'packages/b/t.js'],
  ])('is refused, and its scripts are read: %s', async (command, file) => {
    const found = await judged(command, tree('node packages/a/t.js'));
    expect(found).toMatchObject({ verdict: 'block', edit: [] });
    expect(found.rules).toContain('runs-tasks');
    expect(found.files).toContain(file);
  });

  it('is followed as the script of an npm command, with what its tasks depend on', async () => {
    const turbo = {
      'turbo.json':
        '{\n  // dependencies first\n  "tasks": {"test": {"dependsOn": ["^build", "a#lint"]}}\n}',
    };
    const found = await judged('npm test', tree('turbo run test', turbo));
    expect(found).toMatchObject({ verdict: 'block', edit: [] });
    expect(found.files.sort()).toEqual(['packages/a/b.js', 'packages/a/t.js', 'packages/b/t.js']);
  });

  it('does not hide a script that npm would not be allowed to run', async () => {
    const bad = {
      'packages/b/package.json': JSON.stringify({ name: 'b', scripts: { test: 'rm -rf /' } }),
    };
    const found = await judged('npm test', tree('turbo run test', bad));
    expect(found.verdict).toBe('block');
    expect(found.rules).toContain('npm-script-dangerous');
  });

  it('reads what wireit runs for a script from package.json', async () => {
    const manifest = {
      scripts: { test: 'wireit', build: 'wireit' },
      devDependencies: { wireit: '1' },
      wireit: {
        test: { command: 'node t.js', dependencies: ['build', './packages/b:test'] },
        build: { command: 'node b.js' },
      },
    };
    const files = literalTree({
      'package.json': JSON.stringify(manifest),
      ...LOCKED('wireit'),
      't.js': '',
      'b.js': '',
      'packages/b/package.json': '{"scripts": {"test": "node x.js"}}',
      'packages/b/x.js': '',
    });
    const found = await judged('npm test', files);
    expect(found.verdict).toBe('block');
    expect(found.files.sort()).toEqual(['b.js', 'packages/b/x.js', 't.js']);
  });
});
