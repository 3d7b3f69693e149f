import { describe, expect, it } from 'vitest';
import { gateFindings } from '../../../../src/audit/change/gate-files/gate-change.ts';
import { type LiteralEntry, literalTree } from '../../../../src/repo/literal-tree.ts';
import { describe as words } from '../../../../src/rules/finding.ts';

type Files = Readonly<Record<string, LiteralEntry>>;

const GATE = '.github/workflows/gate.yml';
const USES = '{ uses: gene-gate/gene-gate@v1 }';
const SETUP = '.github/actions/setup';
const INNER = '.github/actions/inner';

/** A workflow with a job of these steps, and what is around them. */
const job = (steps: string, more = '', top = '') =>
  `on: pull_request\n${top}jobs: { g: { ${more}steps: [{ uses: actions/checkout@v5 }, ${steps}] } }\n`;
/** The same with the gate as the last step. */
const ahead = (step: string, more = '', top = '') => job(`${step}, ${USES}`, more, top);

async function change(base: Files, edits: Files) {
  const trees = { baseTree: literalTree(base), tree: literalTree({ ...base, ...edits }) };
  const found = await gateFindings({ policyPath: undefined, ...trees });
  return {
    paths: found.filter(({ rule }) => rule === 'gate-weakened').map((each) => each.location?.path),
    late: found.filter(({ rule }) => rule === 'gate-runs-late'),
    text: found.map((each) => words(each).message).join('\n'),
  };
}

const ACTION =
  'runs: { using: composite, steps: [{ run: node tools/warm.js }, { uses: ./.github/actions/inner }] }\n';
const TREE: Files = {
  [`${SETUP}/action.yml`]: ACTION,
  [`${INNER}/action.yml`]: 'runs: { using: node24, main: index.js }\n',
  [`${INNER}/index.js`]: 'a',
  'tools/warm.js': 'a',
  'setup.sh': '. lib.sh\nmake all\n',
  'lib.sh': 'a',
  Makefile: 'a',
  justfile: 'a',
  Dockerfile: 'a',
  'ci/env.sh': 'a',
  'ci/all.sh': { symlink: '../tools/all.sh' },
  'tools/all.sh': 'a',
  linked: { symlink: 'tools' },
  'src/index.js': 'a',
  'docs/notes.md': 'a',
  'package.json': '{"scripts":{"build":"tsc","judge":"gene-gate check"}}',
  'package-lock.json': '{}',
  '.npmrc': 'fund=false\n',
  'sub/package.json': '{}',
};

const ENV = { 'ci/env.sh': 'b' };
const IN_CI = 'defaults: { run: { working-directory: ci } }';
const REQUIRES = `{ uses: actions/github-script@v8, with: { script: "require('./src/index.js')" } }`;
const OUTPUT =
  'on: pull_request\njobs: { d: { steps: [{ run: ./setup.sh }] }, g: { needs: d, if: needs.d.outputs.go, steps: [{ uses: o/gene-gate@v1 }] } }\n';

/** What runs before the gate, and the edits that need a person. */
const ATTACKS: readonly (readonly [name: string, workflow: string, edits: Files])[] = [
  ['a script', ahead('{ run: ./setup.sh }'), { 'setup.sh': 'evil' }],
  ['a sourced file', ahead('{ run: . ci/env.sh }'), ENV],
  ['a script by its directory', ahead('{ run: ./env.sh, working-directory: ci }'), ENV],
  ['a script after cd', ahead('{ run: cd ci && sh env.sh }'), ENV],
  ['a script by the workspace', ahead('{ run: sh "$GITHUB_WORKSPACE/ci/env.sh" }'), ENV],
  ['a script in another letter case', ahead('{ run: pwsh CI\\Env.sh }'), ENV],
  ['the directory of the job', ahead('{ run: ./env.sh }', `${IN_CI}, `), ENV],
  ['the directory of the workflow', ahead('{ run: ./env.sh }', '', `${IN_CI}\n`), ENV],
  ['a shell', ahead(`{ run: a, shell: 'bash ci/env.sh {0}' }`), ENV],
  ['an environment', ahead('{ run: a, env: { BASH_ENV: ci/env.sh } }'), ENV],
  ['the environment of the job', ahead('{ run: a }', 'env: { BASH_ENV: ci/env.sh }, '), ENV],
  ['a new script', ahead('{ run: "[ -f hook.sh ] && . hook.sh" }'), { 'hook.sh': 'b' }],
  ['a symlink', ahead('{ run: ci/all.sh }'), { 'tools/all.sh': 'b' }],
  ['a directory that is a symlink', ahead('{ run: linked/all.sh }'), { 'tools/all.sh': 'b' }],
  ['a script of an action', ahead(REQUIRES), { 'src/index.js': 'b' }],
  ['a script in the step', job('{ run: ./setup.sh && gene-gate check }'), { 'setup.sh': 'b' }],
  [
    'a local action',
    ahead(`{ uses: ./${SETUP} }`),
    { [`${SETUP}/action.yml`]: 'runs: { using: composite, steps: [] }\n' },
  ],
  ['a file of a local action', ahead(`{ uses: ./${SETUP} }`), { [`${SETUP}/x.js`]: 'a' }],
  ['a package script', ahead('{ run: npm run build }'), { 'package.json': '{}' }],
  ['a hook', ahead('{ run: npm ci }'), { 'package.json': '{"scripts":{"postinstall":"x"}}' }],
  [
    'an installation by an action',
    ahead('{ uses: bahmutov/npm-install@v1 }'),
    { 'package-lock.json': '{ }' },
  ],
  [
    'an installation as an input',
    ahead('{ uses: pnpm/action-setup@v4, with: { run_install: true } }'),
    { '.pnpmfile.cjs': 'a' },
  ],
  ['a native module', ahead('{ run: npm ci }'), { 'binding.gyp': '{}' }],
  ['a package elsewhere', ahead('{ run: npm --prefix sub ci }'), { 'sub/package.json': '{ }' }],
  ['Yarn', ahead('{ run: yarn }'), { '.yarn/releases/yarn.cjs': 'a', '.yarnrc.yml': 'a' }],
  ['node as a runner', ahead('{ run: node --run build }'), { 'package.json': '{}' }],
  ['a job that switches it off', OUTPUT, { 'setup.sh': 'b' }],
];

/** What starts the gate as a package. */
const STARTS = [
  'npx gene-gate check',
  'npm run judge',
  'pnpm exec gene-gate check',
  'yarn gene-gate',
  'npx --yes gene-gate@1 check',
  'node_modules/.bin/gene-gate check',
];

/** What changes the program that they start. */
const REPLACED: readonly (readonly [name: string, edits: Files])[] = [
  ['a binary of its name', { 'package.json': '{"bin":{"gene-gate":"evil.js"}}' }],
  ['a directory of binaries', { 'package.json': '{"directories":{"bin":"bin"}}' }],
  ['the package manager', { 'package.json': '{"packageManager":"yarn@1.0.0"}' }],
  ['a local dependency', { 'package.json': '{"dependencies":{"gene-gate":"file:x"}}' }],
  ['a first workspace', { 'package.json': '{"workspaces":["a"]}' }],
  ['an override', { 'package.json': '{"overrides":{"gene-gate":"npm:evil@1"}}' }],
  ['the lockfile', { 'package-lock.json': '{"packages":{}}' }],
  ['another lockfile', { 'npm-shrinkwrap.json': '{}' }],
  ['a registry', { '.npmrc': 'registry=https://evil.test/\n' }],
  ['settings of Yarn', { '.yarnrc.yml': 'yarnPath: evil.cjs\n' }],
  ['a hook of pnpm', { '.pnpmfile.cjs': 'evil' }],
  ['settings of pnpm', { 'pnpm-workspace.yaml': 'overrides: {}\n' }],
  ['settings of Bun', { 'bunfig.toml': 'preload = ["./evil.js"]\n' }],
];

describe('a gate that runs after code of the change', () => {
  it.each(ATTACKS)('needs a person for %s', async (_, workflow, edits) => {
    const found = await change({ ...TREE, [GATE]: workflow }, edits);
    expect(found.paths.sort()).toEqual(Object.keys(edits));
    expect(found.late).toHaveLength(1);
  });

  it.each(STARTS)('needs a person for what `%s` starts', async (run) => {
    const base = { ...TREE, [GATE]: job(`{ run: ${run} }`) };
    for (const [name, edits] of REPLACED) {
      const found = await change(base, edits);
      expect(found.paths, name).toEqual(Object.keys(edits));
      expect(found.late).toMatchObject([{ args: { startsGate: true } }]);
    }
  });

  it('needs a person for a workspace that can be the gate', async () => {
    const base = {
      [GATE]: job('{ run: npx gene-gate check }'),
      'package.json': '{"workspaces":["packages/*"]}',
    };
    const edits = { 'packages/a/package.json': '{"name":"gene-gate","bin":"evil.js"}' };
    expect((await change(base, edits)).paths).toEqual(['packages/a/package.json']);
  });

  it.each<[string, string, Files]>([
    ['a script of a script', './setup.sh', { 'lib.sh': 'b' }],
    ['make', 'make', { Makefile: 'b' }],
    ['just', 'just build', { justfile: 'b' }],
    ['a build of an image', 'docker build .', { Dockerfile: 'b' }],
    ['what a package script runs', 'npm run build', { 'src/index.js': 'b' }],
    ['a local action of a script', `x' }, { uses: './${SETUP}`, { 'tools/warm.js': 'b' }],
    ['an action of an action', `x' }, { uses: './${SETUP}`, { [`${INNER}/index.js`]: 'b' }],
    ['a pattern', 'for f in ci/*; do . "$f"; done', { 'ci/env.sh': 'b' }],
  ])('is said, but nobody is asked, where it ends: %s', async (_, run, edits) => {
    const found = await change({ ...TREE, [GATE]: ahead(`{ run: '${run}' }`) }, edits);
    expect(found.paths).toEqual([]);
    expect(found.late).toMatchObject([{ severity: 'notice', location: { path: GATE } }]);
    expect(found.text).toContain('`jobs.g.steps[1]` of `.github/workflows/gate.yml` (a command)');
  });

  it('is said once', async () => {
    const workflow = ahead(`{ run: a }, { uses: ./${SETUP} }`);
    const files = { ...TREE, [GATE]: workflow, '.github/workflows/b.yml': workflow };
    const found = await change(files, { 'src/index.js': 'b' });
    expect(found.late).toHaveLength(1);
    expect(found.text).toContain('`jobs.g.steps[2]` of `.github/workflows/b.yml` (a local action)');
  });
});

const NODE =
  '{ uses: actions/setup-node@v6, with: { node-version-file: .npmrc, cache: npm, cache-dependency-path: package-lock.json } }';
const CACHE = `{ uses: actions/cache@v5, with: { path: ~/.npm, key: "\${{ hashFiles('package-lock.json') }}" } }`;
const OUTSIDE =
  '{ run: npx --yes gene-gate@1.2.3 check --repo "$GITHUB_WORKSPACE", working-directory: "${{ runner.temp }}" }';
const CD = '{ run: "cd $RUNNER_TEMP\\nnpx gene-gate@1.2.3 check --repo $OLDPWD" }';

describe('a gate in a job of its own', () => {
  it.each<[string, string, Files]>([
    ['the action', job(USES), { 'package.json': '{}', '.npmrc': 'a=b\n', 'setup.sh': 'b' }],
    ['an action before it', ahead(NODE), { '.npmrc': 'a=b\n', 'package-lock.json': '{ }' }],
    ['a cache before it', ahead(CACHE), { 'package-lock.json': '{ }' }],
    [
      'pnpm without an installation',
      ahead('{ uses: pnpm/action-setup@v4, with: { run_install: false } }'),
      { 'package.json': '{}' },
    ],
    [
      'steps after it',
      job(`${USES}, { run: npm ci && ./setup.sh }`),
      { 'setup.sh': 'b', 'package.json': '{}' },
    ],
    [
      'its own preparation',
      job('{ uses: gene-gate/gene-gate@v1, with: { prepare: npm ci } }'),
      { 'package.json': '{}' },
    ],
    [
      'another job',
      `on: push\njobs: { t: { steps: [{ run: npm ci }] }, g: { needs: t, steps: [${USES}] } }\n`,
      { 'package.json': '{}' },
    ],
    [
      'the program of the machine',
      job('{ run: gene-gate check --policy docs/notes.md }'),
      { 'docs/notes.md': 'b', 'package.json': '{}' },
    ],
    ['a version outside of the checkout', job(OUTSIDE), { 'package.json': '{}' }],
    ['a version in another directory', job(CD), { 'package.json': '{}', '.npmrc': 'a=b\n' }],
    [
      'the workflow of the default branch',
      `on: { workflow_run: { workflows: [gate] } }\njobs: { g: { steps: [{ run: npm ci }, ${USES}] } }\n`,
      { 'package.json': '{}' },
    ],
  ])('needs nobody and says nothing: %s', async (_, workflow, edits) => {
    const found = await change({ ...TREE, [GATE]: workflow }, edits);
    expect(found).toEqual({ paths: [], late: [], text: '' });
  });

  it.each<[string, string, Files]>([
    ['another file of the directory', '{ run: ci/env.sh }', { 'ci/other.sh': 'b' }],
    ['a file of the name elsewhere', '{ run: ./setup.sh }', { 'ci/setup.sh': 'b' }],
    ['a longer name', '{ run: ./setup.sh }', { 'setup.sh.md': 'b', 'my-setup.sh': 'b' }],
    ['a comment', '{ run: "# see docs/notes.md\\n./setup.sh" }', { 'docs/notes.md': 'b' }],
    ['package.json without a package manager', '{ run: ./setup.sh }', { 'package.json': '{}' }],
    ['a package that is no workspace', '{ run: npm ci }', { 'sub/package.json': '{ }' }],
    ['sources', '{ run: npm ci }', { 'src/index.js': 'b', 'docs/notes.md': 'b' }],
    [
      'the comment of a local action',
      `{ uses: ./${SETUP} }`,
      { [`${SETUP}/action.yml`]: `# A comment.\n${ACTION}` },
    ],
    ['another action', `{ uses: ./${SETUP} }`, { '.github/actions/deploy/action.yml': 'a: b' }],
    ['a test', '{ run: ./setup.sh }', { 'test/setup.test.js': 'b' }],
  ])('needs nobody, whatever runs before it: %s', async (_, step, edits) => {
    const found = await change({ ...TREE, [GATE]: ahead(step) }, edits);
    expect(found.paths).toEqual([]);
    expect(found.late).toHaveLength(1);
  });
});
