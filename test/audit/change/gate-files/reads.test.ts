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
  const found = await gateFindings({
    policyPath: undefined,
    policy: { assets: { include: ['assets/**'] } as never },
    changedNames: new Set(Object.keys(edits)),
    ...trees,
  });
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
  'ci/env.sh': 'a',
  'ci/all.sh': { symlink: '../tools/all.sh' },
  'tools/all.sh': 'a',
  linked: { symlink: 'tools' },
  'src/index.js': 'a',
  'docs/notes.md': 'a',
  'package.json': '{"scripts":{"build":"tsc"}}',
  'package-lock.json': '{}',
  '.npmrc': 'fund=false\n',
  'sub/package.json': '{}',
  'assets/genes.json': '[{}]',
};

const ENV = { 'ci/env.sh': 'b' };
const IN_CI = 'defaults: { run: { working-directory: ci } }';
const REQUIRES = `{ uses: actions/github-script@v8, with: { script: "require('./src/index.js')" } }`;
const OUTPUT =
  'on: pull_request\njobs: { d: { steps: [{ run: ./setup.sh }] }, g: { needs: d, if: needs.d.outputs.go, steps: [{ uses: o/gene-gate@v1 }] } }\n';

/** What runs before the gate, and the edits that need a person. */
const ATTACKS: readonly (readonly [name: string, workflow: string, edits: Files])[] = [
  ['a script', ahead('{ run: ./setup.sh }'), { 'setup.sh': 'evil' }],
  ['a script by the workspace', ahead('{ run: sh "$GITHUB_WORKSPACE/ci/env.sh" }'), ENV],
  ['a script in another letter case', ahead('{ run: pwsh CI\\Env.sh }'), ENV],
  ['the directory of the job', ahead('{ run: ./env.sh }', `${IN_CI}, `), ENV],
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
    'an installing action',
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
  ['the lockfile', { 'package-lock.json': '{"packages":{}}' }],
  ['a registry', { '.npmrc': 'registry=https://evil.test/\n' }],
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
    ['a pattern', 'for f in ci/*; do . "$f"; done', { 'ci/env.sh': 'b' }],
    ['a directory of programs', 'echo bin >> $GITHUB_PATH', { 'bin/git': { executable: 'b' } }],
    ['a new file of the name', './setup.sh', { 'ci/setup.sh': 'b' }],
    ['settings that a tool finds', 'npm test', { 'jest.config.json': '{}' }],
    ['an action of the repository', `x' }, { uses: './${SETUP}`, { 'src/index.js': 'b' }],
    ['an action of an action', `x' }, { uses: './${SETUP}`, { [`${INNER}/index.js`]: 'b' }],
  ])('needs a person for any code that can run before it: %s', async (_, run, edits) => {
    const found = await change({ ...TREE, [GATE]: ahead(`{ run: '${run}' }`) }, edits);
    expect(found.paths).toEqual(Object.keys(edits));
    expect(found.late).toMatchObject([{ severity: 'notice', location: { path: GATE } }]);
    expect(found.text).toContain('`jobs.g.steps[1]` of `.github/workflows/gate.yml` (a command)');
  });

  it.each([
    '{ uses: actions/github-script@v8, with: { script: "await exec.exec(x)" } }',
    '{ uses: bahmutov/npm-install@v1 }',
    '{ uses: wagoid/commitlint-github-action@v6 }',
    '{ uses: docker/build-push-action@v6 }',
    '{ uses: pnpm/action-setup@v4, with: { run_install: true } }',
    '{ uses: ruby/setup-ruby@v1, with: { bundler-cache: true } }',
    '{ uses: actions/setup-python@v6, with: { pip-install: -e . } }',
    '{ uses: actions/download-artifact@v8, with: { name: build } }',
    '{ uses: "docker://alpine" }',
  ])('does not know what runs in `%s`', async (step) => {
    const edits = { 'src/index.js': 'b', 'package-lock.json': '{ }' };
    const found = await change({ ...TREE, [GATE]: ahead(step) }, edits);
    expect(found.paths.sort()).toEqual(Object.keys(edits).sort());
    expect(found.text).toContain('`jobs.g.steps[1]` of `.github/workflows/gate.yml` (an action)');
    expect(found.late).toHaveLength(1);
  });

  it('is said once', async () => {
    const workflow = ahead(`{ run: a }, { uses: ./${SETUP} }`);
    const files = { ...TREE, [GATE]: workflow, '.github/workflows/b.yml': workflow };
    const found = await change(files, { 'docs/notes.md': 'b' });
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
      { 'lib.sh': 'b', 'package.json': '{}', '.npmrc': 'a=b\n' },
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
    ['documents', './setup.sh docs/notes.md', { 'docs/notes.md': 'b', 'setup.sh.md': 'b' }],
    ['a store of assets', 'cat assets/genes.json', { 'assets/genes.json': '[]' }],
    ['a lockfile without its manager', 'cat package-lock.json', { 'package-lock.json': '{ }' }],
    ['package.json without a manager', './setup.sh', { 'package.json': '{}' }],
    ['data', './setup.sh', { 'data/a.json': '{}', 'data/a.png': 'b' }],
    ['no code, as nothing of the repository runs', 'git fetch', { 'src/index.js': 'b' }],
    ['programs of the machine', 'sudo apt-get install -y jq', { 'src/index.js': 'b' }],
    ['a pinned tool', 'pipx install pytest==9.0.3', { 'src/a.py': 'b' }],
    ['an output', 'echo "a=1" >> "$GITHUB_OUTPUT" 2>&1', { 'src/index.js': 'b' }],
    ['another action', 'git fetch', { '.github/actions/deploy/action.yml': 'a: b' }],
  ])('needs nobody, whatever runs before it: %s', async (_, run, edits) => {
    const found = await change({ ...TREE, [GATE]: ahead(`{ run: '${run}' }`) }, edits);
    expect(found.paths).toEqual([]);
    expect(found.late).toHaveLength(1);
  });

  it('needs nobody for the comment of a local action', async () => {
    const edits = { [`${SETUP}/action.yml`]: `# A comment.\n${ACTION}` };
    expect((await change({ ...TREE, [GATE]: ahead(`{ uses: ./${SETUP} }`) }, edits)).paths).toEqual(
      [],
    );
  });
});

describe('a file through which the gate starts', () => {
  it.each<[string, string, Files]>([
    ['its name in a directory', 'scripts/gene-gate.sh', { 'scripts/gene-gate.sh': 'exit 0' }],
    ['a target of its name', 'make gene-gate', { Makefile: 'gene-gate:\n\ttrue\n' }],
    ['its name after a program', 'node tools/gene-gate.mjs', { 'tools/gene-gate.mjs': 'exit' }],
    ['its name after cd', 'cd tools && node gene-gate.mjs', { 'tools/gene-gate.mjs': 'exit' }],
    ['what such a script imports', 'node tools/gene-gate.mjs', { 'tools/lib.mjs': 'exit' }],
    ['its name without a place', 'gene-gate check', { 'ci/gene-gate.json': '{}' }],
  ])('needs a person: %s', async (_, run, edits) => {
    const base: Files = {
      'scripts/gene-gate.sh': 'npx gene-gate check',
      'tools/gene-gate.mjs': 'a',
      'tools/judge.mjs': 'a',
      'tools/lib.mjs': 'a',
      Makefile: 'gene-gate:\n\tnpx gene-gate check\n',
      'package.json': '{"scripts":{"judge:all":"node tools/judge.mjs && gene-gate check"}}',
    };
    const found = await change({ ...base, [GATE]: job(`{ run: ${run} }`) }, edits);
    expect(found.paths).toEqual(Object.keys(edits));
    expect(found.late).toHaveLength(run === 'gene-gate check' ? 0 : 1);
  });

  it.each<[string, Files]>([
    ['its main file', { 'dist/index.js': 'b' }],
    ['another file, as all of the repository is its directory', { 'src/index.js': 'b' }],
    ['another file of its name, which comes first', { 'action.yml': 'name: x\n' }],
  ])('needs a person in a local action at the root: %s', async (_, edits) => {
    const action = 'name: gene-gate\nruns: { using: node24, main: dist/index.js }\n';
    const base = { 'action.yaml': action, 'dist/index.js': 'a', [GATE]: job('{ uses: ./ }') };
    const found = await change(base, edits);
    expect(found.paths).toEqual(Object.keys(edits));
    expect(found.text).toContain('(a local action)');
  });

  it('keeps what a step after it names, and what a job that it needs names', async () => {
    const needed = `{ steps: [{ run: npm ci && node needed.js }] }`;
    const workflow = job(`${USES}, { run: ./after.sh }`, 'needs: n, ').replace(
      'jobs: {',
      `jobs: { n: ${needed},`,
    );
    const edits = { 'after.sh': 'b', 'needed.js': 'b' };
    const found = await change(
      { [GATE]: workflow },
      { ...edits, 'package.json': '{}', 'a.js': 'b' },
    );
    expect(found).toMatchObject({ paths: Object.keys(edits), late: [] });
  });
});
