import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { gateChange } from '../../../src/audit/change/gate-files/gate-change.ts';
import { POLICY_PATH } from '../../../src/policy/load.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { describe as words } from '../../../src/rules/finding.ts';
import { type Files, filesOf } from '../../table.ts';

const GATE = '.github/workflows/gate.yml';
const OTHER = '.github/workflows/b.yml';
const SETUP = '.github/actions/setup';
const INNER = '.github/actions/inner';

const WORKFLOW = `name: gate
on:
  pull_request: { types: [opened, synchronize, reopened, edited], branches: [main] }
  merge_group:
permissions: { contents: read, checks: write }
env: { CI: 'true' }
jobs:
  build:
    runs-on: ubuntu-24.04
    steps: [{ run: npm run build }]
  gate:
    name: Gate
    needs: [build]
    if: github.repository == 'octo/genes'
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    strategy: { matrix: { node: [20, 24] } }
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      # The gate.
      - name: Run the gate
        uses: gene-gate/gene-gate@v0
        with: { fail-on: warning }
  lint:
    runs-on: ubuntu-24.04
    steps: [{ run: npm run lint }]
`;

async function change(base: Files, head: Files) {
  const paths = Object.keys({ ...base, ...head });
  const found = await gateChange({
    policyPath: POLICY_PATH,
    policy: { assets: { include: ['assets/**'] } } as never,
    loadedPolicy: {} as never,
    baseTree: literalTree(base),
    tree: literalTree(head),
    changedNames: new Set(paths.filter((path) => !isDeepStrictEqual(base[path], head[path]))),
  });
  const [late, own] = [true, false].map((isLate) =>
    found.filter(({ rule }) => (rule === 'gate-runs-late') === isLate),
  );
  return {
    found,
    late,
    rules: own?.map(({ rule }) => rule),
    paths: own?.map(({ location }) => location?.path),
    text: found.map((each) => words(each).message).join('\n'),
  };
}

const rulesFor = async (base: Files, head: Files) => (await change(base, head)).rules;
const edit = (base: Files, edits: Files) => change(base, { ...base, ...edits });

function edited(from: string | RegExp, to: string): string {
  const text = WORKFLOW.replace(from, to);
  if (text === WORKFLOW) throw new Error(`${from} is not in the workflow`);
  return text;
}

it.each<[string, string]>([
  ['the event lost', edited('  merge_group:\n', '')],
  ['the events as a list', edited(/on:\n.*\n.*\n/, 'on: [merge_group, push]\n')],
  ['a filter of paths', edited('branches: [main]', "branches: [main], paths: ['docs/**']")],
  ['more permissions', edited('contents: read', 'contents: write')],
  ['no job', edited(/ {2}gate:\n(?: {4}.*\n)+/, '')],
  ['no step of the gate', edited(/ {6}- name: Run the gate\n(?: {8}.*\n)+/, '')],
  ['an echo instead', edited(/uses: gene-gate.*\n.*\n/, 'run: echo gene-gate\n')],
  ['a step condition', edited('fail-on: warning }', 'fail-on: warning }\n        if: false')],
  ['a step before it', edited('      # The gate.', '      - run: echo PATH=x >> $GITHUB_PATH')],
  ['no needed job', edited(/ {2}build:\n(?: {4}.*\n)+/, '')],
  ['a needed job that is skipped', edited('  build:\n', '  build:\n    if: false\n')],
  ['twice', edited('    needs: [build]\n', '    needs: [build]\n    if: true\n    if: false\n')],
  ['no YAML', edited('jobs:\n', 'jobs: [\n')],
  ['a list', '- jobs\n'],
  ['a merge key', edited('    needs: [build]\n', '    needs: [build]\n    <<: { if: false }\n')],
  ['a condition by alias', edited(/if: .*genes'/, 'if: *no').replace("'true'", "&no 'true'")],
  ['the name of the workflow', edited('name: gate', 'name: The gate')],
  ['the steps of a needed job', edited('npm run build', 'npm run build:all')],
])('an edit of a workflow that weakens the gate %s', async (_, text) => {
  const { found, text: said } = await change({ [GATE]: WORKFLOW }, { [GATE]: text });
  expect(found[0]).toMatchObject({ rule: 'gate-weakened', severity: 'warning' });
  expect(said).toMatch(new RegExp(`^The change weakens the gate in \`${GATE}\`: `));
});

it.each<[string, Files]>([
  ['deleted', {}],
  ['moved out of the directory', { '.github/gate.yml': WORKFLOW }],
  ['moved into a directory', { '.github/workflows/old/gate.yml': WORKFLOW }],
  ['in another spelling of the directory', { '.GitHub/workflows/gate.yml': WORKFLOW }],
  ['a symlink', { [GATE]: { symlink: '../gate.yml' }, '.github/gate.yml': WORKFLOW }],
  ['renamed and edited', { '.github/workflows/g.yml': edited('merge_group:', 'push:') }],
  ['joined by the check', { [GATE]: WORKFLOW, [OTHER]: 'on: push\njobs: { gene-gate: {} }\n' }],
])('an edit of a workflow that weakens the gate %s', async (_, head) => {
  expect(await rulesFor({ [GATE]: WORKFLOW }, head)).toContain('gate-weakened');
});

describe('an edit of a workflow that does not weaken the gate', () => {
  it.each<[string, string]>([
    ['comments', edited('# The gate.', '# This runs the gate. if: false')],
    ['the name of the step', edited('name: Run the gate', 'name: Judge')],
    ['an anchor', edited('fetch-depth: 0 }', 'fetch-depth: &all 0 }')],
    ['a named step of a job', edited('{ run: npm run lint }', '{ name: Lint, run: npm run lint }')],
  ])('%s', async (_, text) => {
    expect(await rulesFor({ [GATE]: WORKFLOW }, { [GATE]: text })).toEqual([]);
  });

  const CI = 'on: push\njobs: { test: { steps: [{ uses: actions/checkout@v5 }] } }\n';
  const CALLER = { '.github/workflows/c.yml': `jobs: { l: { uses: ./${OTHER} } }`, [OTHER]: CI };
  it.each<[string, Files, string]>([
    ['a new job elsewhere', { [OTHER]: CI }, CI.replace('{ test', '{ lint: {}, test')],
    ['another one that is no YAML', { [OTHER]: CI }, 'jobs: ['],
    ['a called one that the gate does not need', CALLER, `${CI}env: { A: b }\n`],
  ])('%s', async (_, files, text) => {
    expect((await edit({ [GATE]: WORKFLOW, ...files }, { [OTHER]: text })).found).toEqual([]);
  });

  it('the first workflow that runs the gate', async () => {
    expect((await change({}, { [GATE]: WORKFLOW })).found).toEqual([]);
  });
});

it.each<[string, string[]]>([
  ['gene-gate', ['gate-weakened']],
  ['Genes / gate', ['gate-weakened']],
  ['Genes', []],
  ['test (${{ matrix.node }})', []],
])('a job of another workflow that takes the name of the check: %s', async (name, expected) => {
  const base = { [GATE]: WORKFLOW.replace('fail-on: warning', 'check-name: Genes / gate') };
  const ci = `on: push\njobs: { x: { name: ${name}, steps: [] } }`;
  expect((await edit(base, { [OTHER]: ci })).rules).toEqual(expected);
});

/** A workflow with a job of these steps, and what is around them. */
const job = (steps: string, more = '', top = '') =>
  `on: pull_request\n${top}jobs: { g: { ${more}steps: [{ uses: actions/checkout@v5 }, ${steps}] } }\n`;
const USES = '{ uses: gene-gate/gene-gate@v1 }';
const ahead = (step: string, more = '', top = '') => job(`${step}, ${USES}`, more, top);

describe('what runs the gate', () => {
  const caller = (uses: string) => `on: pull_request\njobs: { g: { uses: ${uses} } }\n`;
  const called = `on: workflow_call\n${WORKFLOW.slice(WORKFLOW.indexOf('permissions'))}`;
  const ACTION = '.github/actions/gate/action.yml';
  const USES_IT = job('{ uses: ./.github/actions/gate }');
  const steps = '    - uses: actions/setup-node@v4\n    - uses: gene-gate/gene-gate@v0\n';
  const composite = `name: judge\nruns:\n  using: composite\n  steps:\n${steps}`;
  const own = 'name: gene-gate\nruns: { using: node24 }\n';

  it.each<[string, Files]>([
    ['a fork of the action', { [GATE]: job('{ uses: octo/gene-gate@v0 }') }],
    ['npx', { [GATE]: job('{ run: npx gene-gate check --base origin/main }') }],
    ['a path', { [GATE]: job('{ run: node tools/gene-gate/dist/cli/index.js check }') }],
    ['its own action', { [GATE]: job('{ uses: ./ }'), 'action.yml': own }],
    ['a local action', { [GATE]: USES_IT, [ACTION]: composite }],
    ['reusable', { [GATE]: caller(`./${OTHER}`), [OTHER]: called }],
    ['a reusable one elsewhere', { [GATE]: caller('octo/ci/.github/workflows/gene-gate.yml@v1') }],
  ])('%s', async (_, files) => {
    expect((await edit(files, { [GATE]: job('{ run: echo }') })).rules).toContain('gate-weakened');
    expect(await rulesFor(files, files)).toEqual([]);
  });

  const SCRIPT = { [GATE]: job('{ run: ./setup.sh }, { uses: o/gene-gate@v1 }'), 'setup.sh': 'a' };
  it.each<[string, Files, Files]>([
    [
      'a local action without the gate',
      { [GATE]: USES_IT, [ACTION]: composite },
      { [ACTION]: composite.replace('    - uses: gene-gate/gene-gate@v0\n', '') },
    ],
    ['a script before the gate', SCRIPT, { 'setup.sh': 'echo /x >> $GITHUB_PATH' }],
  ])('weakened by %s', async (_, base, edits) => {
    expect((await edit(base, edits)).rules).toEqual(['gate-weakened']);
  });

  it('a script in a job without the gate is free', async () => {
    const files = { [OTHER]: job('{ run: ./t.sh }'), 't.sh': 'sh t.sh' };
    const base = { [GATE]: job('{ uses: o/gene-gate@v1 }'), ...files };
    expect((await edit(base, { 't.sh': 'true' })).found).toEqual([]);
  });

  const ELSEWHERE = { [GATE]: 'on: push', [ACTION]: WORKFLOW, [OTHER]: USES_IT };
  it.each<[string, Files, Files]>([
    ['calls a local action with the gate', { [ACTION]: composite }, { [OTHER]: USES_IT }],
    ['has a job with the gate', {}, { [OTHER]: job('{ run: npx gene-gate }') }],
    ['has the name of its check', {}, { [OTHER]: 'name: gene-gate\non: push' }],
    ['has the text of the removed one elsewhere', {}, ELSEWHERE],
  ])('a second workflow needs a person that %s', async (_, base, head) => {
    const { rules } = await edit({ [GATE]: WORKFLOW, ...base }, head);
    expect(rules).toContain('gate-weakened');
    expect((await edit(base, head)).rules).toEqual([]);
  });

  it('ends on hostile files', async () => {
    const bomb = `a: &a [1]\nb: &b [*a, *a]\njobs: ${'['.repeat(20_000)}\n`;
    const circle = caller(`./${GATE}`);
    const action = 'runs: { using: composite, steps: [{ uses: ./.github/actions/gate }] }\n';
    const files = { [GATE]: circle, [OTHER]: bomb, [ACTION]: action };
    expect(await rulesFor(files, { [GATE]: bomb })).toEqual([]);
    expect(await rulesFor({ [GATE]: WORKFLOW }, { [GATE]: bomb })).toEqual(['gate-weakened']);
  });
});

describe('the workflow for which the gate waits', () => {
  const publish = `on: { workflow_run: { workflows: [ci, other] } }
jobs: { publish: { steps: [{ uses: gene-gate/gene-gate@v1, with: { mode: publish } }] } }
`;
  const CI = '.github/workflows/ci.yml';
  const base = { '.github/workflows/publish.yml': publish, [CI]: 'name: ci\non: push\njobs: {}\n' };
  const { [CI]: _, ...without } = base;

  it.each<[string, Files]>([
    ['another name', { [CI]: 'name: CI\non: push\njobs: {}\n' }],
    ['another workflow of its name', { [CI]: 'on: push', [OTHER]: 'name: ci' }],
    ['a second one of its name', { ...base, [OTHER]: 'name: ci' }],
    ['other events', { [CI]: 'name: ci\non: [push, pull_request]\njobs: {}\n' }],
  ])('weakens the gate with %s', async (_, head) => {
    expect(await rulesFor(base, { ...without, ...head })).toContain('gate-weakened');
  });
});

describe('an edit of the policy', () => {
  const policy = (text: string) => ({ [POLICY_PATH]: text });

  it.each<[string, string, string]>([
    ['fail_on: warning\n', 'fail_on: error\n', 'fail_on: warning → error'],
    ['fail_on: warning\n', '', 'fail_on: warning → error'],
    ['', 'ignores: [{ rule: command-slow, reason: Slow., expires: 2999-01-31 }]\n', 'ignores'],
  ])('from %j to %j weakens the gate', async (from, to, effect) => {
    const { found, text } = await change(policy(from), policy(to));
    const location = { path: POLICY_PATH };
    expect(found).toMatchObject([{ rule: 'gate-weakened', severity: 'warning', location }]);
    expect(text).toContain(effect);
  });

  it.each<Files>([{}, { '.github/gene-gate.yaml': 'fail_on: warning\n' }])(
    'that removes it weakens the gate (%j)',
    async (head) =>
      expect((await change(policy('# a\n'), head)).text).toContain('the policy is removed'),
  );

  it.each<[string | undefined, string]>([
    ['fail_on: error\n', 'fail_on: warning\n'],
    ['# a\n', '# b\n'],
    ['limits: { output_bytes: 2048 }\n', 'limits: { output_bytes: 4096 }\n'],
    ['blast_radius: { forbidden_paths: [a] }\n', 'blast_radius: { forbidden_paths: [b, a] }\n'],
    [undefined, 'containment: off\n'],
  ])('from %j to %j does not', async (from, to) => {
    const base = from === undefined ? {} : policy(from);
    expect((await change(base, policy(to))).found).toEqual([]);
  });
});

const ACTION =
  'runs: { using: composite, steps: [{ run: node tools/warm.js }, { uses: ./.github/actions/inner }] }\n';
const TREE: Files = {
  [`${SETUP}/action.yml`]: ACTION,
  [`${INNER}/action.yml`]: 'runs: { using: node24, main: index.js }\n',
  'setup.sh': '. lib.sh\nmake all\n',
  '.npmrc': 'fund=false\n',
  'named.txt':
    '# Tools\npytest[all]==9.0.3 ; python_version > "3" \\\n    --hash=sha256:0a\n\nruff\n',
  'paths.txt': 'pytest==9.0.3\n./tools.whl\n',
  'requirements.txt': 'pytest\n',
  ...filesOf(`
    .github/actions/inner/index.js = a
    tools/warm.js = a
    lib.sh = a
    Makefile = a
    ci/env.sh = a
    ci/all.sh -> ../tools/all.sh
    tools/all.sh = a
    linked -> tools
    src/index.js = a
    docs/notes.md = a
    package.json = {"scripts":{"build":"tsc"}}
    package-lock.json = {}
    sub/package.json = {}
    assets/genes.json = [{}]`),
};

const IN_ENV = 'env: { BASH_ENV: ci/env.sh }, ';
const IN_CI = 'defaults: { run: { working-directory: ci } }, ';
const OUTPUT =
  'on: pull_request\njobs: { d: { steps: [{ run: ./setup.sh }] }, g: { needs: d, if: needs.d.outputs.go, steps: [{ uses: o/gene-gate@v1 }] } }\n';

/** Reads rows, each `NAME: STEP ⇒ FILE ¦ FILE`. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row): [string, string, Files] => {
      const [, name = '', step = '', files] = /^(.*?): (.*) ⇒ (.*)$/.exec(row) ?? [];
      if (!files) throw new Error(`not a row: ${row}`);
      return [name, step, filesOf(files, ' ¦ ')];
    });

/** What runs before the gate, and the edits that need a person. */
const ATTACKS: readonly [name: string, workflow: string, edits: Files][] = [
  ...rowsOf(String.raw`
a script: { run: ./setup.sh } ⇒ setup.sh = evil
a script by the workspace: { run: sh "$GITHUB_WORKSPACE/ci/env.sh" } ⇒ ci/env.sh = b
a script in another letter case: { run: pwsh CI\Env.sh } ⇒ ci/env.sh = b
a shell: { run: a, shell: 'bash ci/env.sh {0}' } ⇒ ci/env.sh = b
an environment: { run: a, env: { BASH_ENV: ci/env.sh } } ⇒ ci/env.sh = b
a new script: { run: "[ -f hook.sh ] && . hook.sh" } ⇒ hook.sh = b
a symlink: { run: ci/all.sh } ⇒ tools/all.sh = b
a directory that is a symlink: { run: linked/all.sh } ⇒ tools/all.sh = b
a script of an action: { uses: actions/github-script@v8, with: { script: "require('./src/index.js')" } } ⇒ src/index.js = b
a local action: { uses: ./.github/actions/setup } ⇒ .github/actions/setup/action.yml = runs: { using: composite, steps: [] }
a file of a local action: { uses: ./.github/actions/setup } ⇒ .github/actions/setup/x.js = a
a package script: { run: npm run build } ⇒ package.json = {}
a hook: { run: npm ci } ⇒ package.json = {"scripts":{"postinstall":"x"}}
an installing action: { uses: bahmutov/npm-install@v1 } ⇒ package-lock.json = { }
an installation as an input: { uses: pnpm/action-setup@v4, with: { run_install: true } } ⇒ .pnpmfile.cjs = a
a native module: { run: npm ci } ⇒ binding.gyp = {}
a package elsewhere: { run: npm --prefix sub ci } ⇒ sub/package.json = { }
Yarn: { run: yarn } ⇒ .yarn/releases/yarn.cjs = a ¦ .yarnrc.yml = a
node as a runner: { run: node --run build } ⇒ package.json = {}`).map(
    ([name, step, edits]): [string, string, Files] => [name, ahead(step), edits],
  ),
  ['the directory of the job', ahead('{ run: ./env.sh }', IN_CI), { 'ci/env.sh': 'b' }],
  ['the environment of the job', ahead('{ run: a }', IN_ENV), { 'ci/env.sh': 'b' }],
  ['a script in the step', job('{ run: ./setup.sh && gene-gate check }'), { 'setup.sh': 'b' }],
  ['a job that switches it off', OUTPUT, { 'setup.sh': 'b' }],
];

const STARTS = [
  'npx gene-gate check',
  'pnpm exec gene-gate check',
  'yarn gene-gate',
  'npx --yes gene-gate@1 check',
  'node_modules/.bin/gene-gate check',
];

const REPLACED: Readonly<Record<string, Files>> = {
  'a binary of its name': { 'package.json': '{"bin":{"gene-gate":"evil.js"}}' },
  'a directory of binaries': { 'package.json': '{"directories":{"bin":"bin"}}' },
  'the package manager': { 'package.json': '{"packageManager":"yarn@1.0.0"}' },
  'the lockfile': { 'package-lock.json': '{"packages":{}}' },
  'a registry': { '.npmrc': 'registry=https://evil.test/\n' },
  'settings of Bun': { 'bunfig.toml': 'preload = ["./evil.js"]\n' },
};

describe('a gate that runs after code of the change', () => {
  it.each(ATTACKS)('needs a person for %s', async (_, workflow, edits) => {
    const found = await edit({ ...TREE, [GATE]: workflow }, edits);
    expect(found.paths?.sort()).toEqual(Object.keys(edits));
    expect(found.late).toHaveLength(1);
  });

  it.each(STARTS)('needs a person for what `%s` starts', async (run) => {
    const base = { ...TREE, [GATE]: job(`{ run: ${run} }`) };
    for (const [name, edits] of Object.entries(REPLACED)) {
      const found = await edit(base, edits);
      expect(found.paths, name).toEqual(Object.keys(edits));
      expect(found.late).toMatchObject([{ args: { startsGate: true } }]);
    }
  });

  it('needs a person for a workspace that can be the gate', async () => {
    const manifest = { 'package.json': '{"workspaces":["packages/*"]}' };
    const edits = { 'packages/a/package.json': '{"name":"gene-gate","bin":"evil.js"}' };
    const base = { [GATE]: job('{ run: npx gene-gate check }'), ...manifest };
    expect((await edit(base, edits)).paths).toEqual(['packages/a/package.json']);
  });

  it.each<[string, string, Files]>([
    ['a script of a script', './setup.sh', { 'lib.sh': 'b' }],
    ['make', 'make', { Makefile: 'b' }],
    ['a command behind a redirection', 'echo a > b; bin/git', { 'src/index.js': 'b' }],
    ['a pattern', 'for f in ci/*; do . "$f"; done', { 'ci/env.sh': 'b' }],
    ['a directory of programs', 'echo bin >> $GITHUB_PATH', { 'bin/git': { executable: 'b' } }],
    ['a new file of the name', './setup.sh', { 'ci/setup.sh': 'b' }],
    ['settings that a tool finds', 'npm test', { 'jest.config.json': '{}' }],
    ['a project that pip installs', 'pip install -r named.txt .', { 'setup.py': 'b' }],
    ['requirements with a path', 'pip install -r paths.txt', { 'setup.py': 'b' }],
    ['requirements elsewhere', 'cd sub\n\n  pip install -r named.txt', { 'setup.py': 'b' }],
    ['requirements that do not exist', 'pip install -r none.txt', { 'setup.py': 'b' }],
    ['requirements', 'pip install -r named.txt', { 'named.txt': '-e .\n' }],
    [
      'requirements that are a lockfile',
      'pip install -r requirements.txt',
      { 'requirements.txt': '.' },
    ],
    ['a project that pipx installs', 'pipx install .', { 'setup.py': 'b' }],
    ['what pipx runs', 'pipx run --path a.py', { 'a.py': 'b' }],
    ['settings of Cargo', 'cargo fetch --locked', { '.cargo/config.toml': 'b' }],
    ['a toolchain', 'cargo fetch --locked', { 'rust-toolchain.toml': 'b' }],
    ['an action of the repository', `x' }, { uses: './${SETUP}`, { 'src/index.js': 'b' }],
    ['an action of an action', `x' }, { uses: './${SETUP}`, { [`${INNER}/index.js`]: 'b' }],
  ])('needs a person for any code that can run before it: %s', async (_, run, edits) => {
    const found = await edit({ ...TREE, [GATE]: ahead(`{ run: '${run}' }`) }, edits);
    expect(found.paths).toEqual(Object.keys(edits));
    expect(found.late).toMatchObject([{ severity: 'notice', location: { path: GATE } }]);
    expect(found.text).toContain('`jobs.g.steps[1]` of `.github/workflows/gate.yml`');
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
    const edits = { 'package-lock.json': '{ }', 'src/index.js': 'b' };
    const found = await edit({ ...TREE, [GATE]: ahead(step) }, edits);
    expect(found.paths?.sort()).toEqual(Object.keys(edits));
    expect(found.text).toContain('`jobs.g.steps[1]` of `.github/workflows/gate.yml`');
    expect(found.late).toHaveLength(1);
  });

  it('is said once', async () => {
    const workflow = ahead(`{ run: a }, { uses: ./${SETUP} }`);
    const files = { ...TREE, [GATE]: workflow, [OTHER]: workflow };
    const found = await edit(files, { 'docs/notes.md': 'b' });
    expect(found.late).toHaveLength(1);
    expect(found.text).toContain('`jobs.g.steps[2]` of `.github/workflows/b.yml`');
  });
});

const NODE =
  '{ uses: actions/setup-node@v6, with: { node-version-file: .npmrc, cache: npm, cache-dependency-path: package-lock.json } }';
const CACHE = `{ uses: actions/cache@v5, with: { path: ~/.npm, key: "\${{ hashFiles('package-lock.json') }}" } }`;
const OUTSIDE =
  '{ run: npx --yes gene-gate@1.2.3 check --repo "$GITHUB_WORKSPACE", working-directory: "${{ runner.temp }}" }';
const CD = '{ run: "cd $RUNNER_TEMP\\nnpx gene-gate@1.2.3 check --repo $OLDPWD" }';
const PNPM = '{ uses: pnpm/action-setup@v4, with: { run_install: false } }';
const NEEDS = `on: push\njobs: { t: { steps: [{ run: npm ci }] }, g: { needs: t, steps: [${USES}] } }\n`;
const TRUSTED = `on: { workflow_run: { workflows: [gate] } }\njobs: { g: { steps: [{ run: npm ci }, ${USES}] } }\n`;

const touched = (paths: string): Files =>
  Object.fromEntries(paths.split(' ').map((path) => [path, 'b']));

describe('a gate in a job of its own', () => {
  it.each<[string, string, string]>([
    ['the action', job(USES), 'package.json .npmrc setup.sh'],
    ['an action before it', ahead(NODE), '.npmrc package-lock.json'],
    ['a cache before it', ahead(CACHE), 'package-lock.json'],
    ['pnpm without an installation', ahead(PNPM), 'package.json'],
    ['steps after it', job(`${USES}, { run: npm ci && ./setup.sh }`), 'lib.sh package.json .npmrc'],
    ['another job', NEEDS, 'package.json'],
    ['a program', job('{ run: gene-gate --policy docs/notes.md }'), 'docs/notes.md package.json'],
    ['a version outside of the checkout', job(OUTSIDE), 'package.json'],
    ['a version in another directory', job(CD), 'package.json .npmrc'],
    ['the workflow of the default branch', TRUSTED, 'package.json'],
  ])('needs nobody and says nothing: %s', async (_, workflow, paths) => {
    expect((await edit({ ...TREE, [GATE]: workflow }, touched(paths))).found).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['documents', './setup.sh docs/notes.md', 'docs/notes.md setup.sh.md'],
    ['a store of assets', 'cat assets/genes.json', 'assets/genes.json'],
    ['a lockfile without its manager', 'cat package-lock.json', 'package-lock.json'],
    ['package.json without a manager', './setup.sh', 'package.json'],
    ['data', './setup.sh', 'data/a.json data/a.png'],
    ['no code, as nothing of the repository runs', 'git fetch', 'src/index.js'],
    ['programs of the machine', 'sudo apt-get install -y jq', 'src/index.js'],
    ['a pinned tool', 'pipx install pytest==9.0.3', 'src/a.py uv.lock package.json'],
    ['named packages', 'pip install -q -r ./named.txt\n  pip3 install uv==1', 'src/a.py other.txt'],
    ['fetched packages', 'cargo fetch --locked', 'src/lib.rs build.rs Cargo.toml Cargo.lock'],
    ['an output', 'echo "a=1" >> "$GITHUB_OUTPUT" 2>&1', 'src/index.js'],
    ['another action', 'git fetch', '.github/actions/deploy/action.yml'],
  ])('needs nobody, whatever runs before it: %s', async (_, run, paths) => {
    const found = await edit({ ...TREE, [GATE]: ahead(`{ run: '${run}' }`) }, touched(paths));
    expect(found.paths).toEqual([]);
    expect(found.late).toHaveLength(1);
  });

  it('needs nobody for the comment of a local action', async () => {
    const edits = { [`${SETUP}/action.yml`]: `# A comment.\n${ACTION}` };
    const base = { ...TREE, [GATE]: ahead(`{ uses: ./${SETUP} }`) };
    expect((await edit(base, edits)).paths).toEqual([]);
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
    const found = await edit({ ...base, [GATE]: job(`{ run: ${run} }`) }, edits);
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
    const found = await edit(base, edits);
    expect(found.paths).toEqual(Object.keys(edits));
    expect(found.text).toContain('`jobs.g.steps[1]`');
  });

  it('keeps what a step after it names, and what a job that it needs names', async () => {
    const needed = 'jobs: { n: { steps: [{ run: npm ci && node needed.js }] },';
    const steps = job(`${USES}, { run: ./after.sh }`, 'needs: n, ');
    const workflow = { [GATE]: steps.replace('jobs: {', needed) };
    const edits = { 'after.sh': 'b', 'needed.js': 'b' };
    const found = await edit(workflow, { ...edits, 'package.json': '{}', 'a.js': 'b' });
    expect(found).toMatchObject({ paths: Object.keys(edits), late: [] });
  });
});
