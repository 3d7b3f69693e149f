import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runIn } from '../cli/fake-terminal.ts';
import { workflowRunPayload } from '../event/payload.ts';
import { actionsToken, READ_ALL, WRITE_ALL } from '../github/tokens.ts';
import { type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { openPullRequest, type PullRequestFiles } from './action-pull-request.ts';
import { scene } from './action-scene.ts';

type Files = PullRequestFiles['head'];

/** A job of these steps, which is the gate, in a workflow of this name. */
const workflow = (steps: string, { name = 'gene-gate', id = 'gate' } = {}) =>
  `name: ${name}\non: pull_request\njobs:\n  ${id}: { steps: [{ uses: actions/checkout@v7 }, ${steps}] }\n`;

const USES = '{ uses: gene-gate/gene-gate@v1 }';
const GATE = '.github/workflows/gate.yml';
const PUBLISH = '.github/workflows/publish.yml';

/** How a repository runs the gate, and where the required check comes from. */
export interface SetUp {
  readonly files: Files;
  /** The workflow of a ruleset, which is not in the repository. */
  readonly elsewhere?: string;
  /** The required check is that of an app of the repository's own. */
  readonly ownApp?: true;
}

const OWN = workflow(USES);

export const SET_UPS: Readonly<Record<string, SetUp>> = {
  'published by the default branch': {
    files: { [GATE]: OWN, [PUBLISH]: readFileSync('docs/workflows/publish.yml', 'utf8') },
    ownApp: true,
  },
  'workflow of a ruleset': { files: {}, elsewhere: OWN },
  'job of its own': { files: { [GATE]: OWN } },
  'after other steps': { files: { [GATE]: workflow(`{ run: ./setup.sh }, ${USES}`) } },
  'by `npx gene-gate`': {
    files: { [GATE]: workflow('{ run: npx gene-gate check }', { id: 'gene-gate' }) },
  },
};

/** What takes over a gate that starts later: a git that hides what the change does, also to the file itself. */
const TAKEOVER = `mkdir "$RUNNER_TEMP/bin"
cat > "$RUNNER_TEMP/bin/git" <<END
#!/bin/sh
case " \\$* " in
  *" diff-tree "*) $(command -v git) "\\$@" | sed -e s#src/index.js#doc/index.md#g \\
    -e s#setup.sh#doc/setup.md#g -e s#lib.sh#doc/lib.md#g ;;
  *" ls-tree "*) $(command -v git) "\\$@" | sed -e s#src/index.js#doc/index.md#g \\
    -e s/$(git rev-parse HEAD:setup.sh)/$(git rev-parse HEAD^1:setup.sh)/g \\
    -e s/$(git rev-parse HEAD:lib.sh)/$(git rev-parse HEAD^1:lib.sh)/g ;;
  *) exec $(command -v git) "\\$@" ;;
esac
END
chmod +x "$RUNNER_TEMP/bin/git"
echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
`;
const PASSES = (id: string) => workflow('{ run: "true" }', { name: 'other', id });

/** The edits of a change that also touches what the policy forbids. */
export const ATTACKS: Readonly<Record<string, (setUp: SetUp) => Files>> = {
  'The gate is replaced by a job with the name of the check': () => ({
    [GATE]: workflow('{ run: "true" }', { id: 'gene-gate' }),
  }),
  'A job of another workflow takes the name of the check': () => ({
    '.github/workflows/other.yml': PASSES('gene-gate'),
  }),
  'The `name` of the workflow changes': ({ files }) => {
    const text = files[GATE];
    return typeof text === 'string' ? { [GATE]: text.replace('name: gene-gate', 'name: x') } : {};
  },
  'A file changes that stands in a step before the gate': () => ({
    'setup.sh': { executable: TAKEOVER },
  }),
  'A file changes that such a file reads': () => ({ 'lib.sh': TAKEOVER }),
  '`package.json` says what `npx gene-gate` starts': () => ({
    'package.json': '{ "name": "x", "version": "1.0.0", "bin": { "gene-gate": "evil.cjs" } }\n',
    'evil.cjs': { executable: '#!/usr/bin/env node\n' },
  }),
};

const BASE: Files = {
  '.github/gene-gate.yml': 'containment: auto\nblast_radius: { forbidden_paths: [src] }\n',
  'setup.sh': { executable: '#!/bin/sh\n. ./lib.sh\n' },
  'lib.sh': 'true\n',
};

const APP = { id: 77, slug: 'octo-gate' };

/** Opens the pull request of an attack, runs what GitHub would, and says whether its required check is green. */
export async function outcomeOf(setUp: SetUp, attack: (setUp: SetUp) => Files) {
  const origin = openPullRequest({
    base: { ...BASE, ...setUp.files },
    head: { 'src/index.js': 'export const retries = 2;\n', ...attack(setUp) },
  });
  const publisher = { ...actionsToken(WRITE_ALL), app: APP };
  const now = await scene(origin, setUp.ownApp ? READ_ALL : WRITE_ALL, publisher);
  const { checkRuns } = now.github.state;

  /** Runs a job, and adds the check run that GitHub makes for it. */
  async function runJob(id: string, steps: readonly Step[]) {
    const checkout = origin.checkout();
    const runner = runnerIn(checkout);
    let conclusion = 'success';
    for (const { uses = '', run } of steps) {
      if (conclusion !== 'success') break;
      if (uses.startsWith('gene-gate/')) {
        const { main, outputs } = await now.run({ checkout, env: { PATH: runner.path() } });
        now.upload({ 'gate-report.json': readFileSync(outputs['report-path'] ?? '', 'utf8') });
        if (main.code !== 0) conclusion = 'failure';
      } else if (run !== undefined && (await runner.start(run)) !== 0) conclusion = 'failure';
    }
    checkRuns.push(checkOfJob(checkRuns.length, id, origin.head, conclusion));
    return conclusion;
  }

  async function runWorkflow(text: string) {
    const { name, on, jobs } = parse(text) as Workflow;
    if (on !== 'pull_request') return [];
    const ended: string[] = [];
    for (const [id, { steps }] of Object.entries(jobs)) ended.push(await runJob(id, steps));
    const isAwaited = setUp.files[PUBLISH] !== undefined && name === 'gene-gate';
    if (isAwaited) await now.publish(workflowRunPayload({ head: origin.head, owner: 'octo' }));
    return ended;
  }

  if (setUp.elsewhere !== undefined) {
    const ended = await runWorkflow(setUp.elsewhere);
    return ended.every((each) => each === 'success') ? 'open' : 'held';
  }
  for (const text of workflowsOf(origin.checkout())) await runWorkflow(text);
  const accepted = checkRuns.filter(
    ({ name, app }) => name === 'gene-gate' && (!setUp.ownApp || app.id === APP.id),
  );
  return accepted.some(({ conclusion }) => conclusion === 'success') ? 'open' : 'held';
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

function workflowsOf({ directory, git }: TestRepository): string[] {
  const paths = git('ls-files', '.github/workflows').split('\n').filter(Boolean);
  return paths.map((path) => readFileSync(join(directory, path), 'utf8'));
}

/** What a runner keeps between the `run` steps of a job. */
function runnerIn({ directory }: TestRepository) {
  const temp = temporaryFolder();
  const added = join(mkdtempSync(join(temp, 'commands-')), 'path');
  writeFileSync(added, '');
  const path = () =>
    [...readFileSync(added, 'utf8').split('\n').filter(Boolean), process.env.PATH].join(':');
  const start = async (run: string): Promise<number> => {
    // The released command line, unless the repository says otherwise.
    const hasOwn = /"bin"/.test(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (run === 'npx gene-gate check' && !hasOwn) {
      return (await runIn(directory, ['check', '--base=origin/main', '--no-run'])).exitCode;
    }
    const env = {
      PATH: path(),
      HOME: temp,
      RUNNER_TEMP: temp,
      GITHUB_PATH: added,
      npm_config_offline: 'true',
    };
    return spawnSync('bash', ['-e', '-c', run], { cwd: directory, env }).status ?? 1;
  };
  return { path, start };
}

function checkOfJob(index: number, name: string, head: string, conclusion: string) {
  return {
    ...{ id: 900_000 + index, app: { id: 15_368, slug: 'github-actions' }, name, head_sha: head },
    ...{ status: 'completed' as const, conclusion, external_id: '', details_url: null },
    ...{ started_at: null, completed_at: null, annotations: [], ofJob: true as const },
    output: { title: null, summary: null, text: null },
  };
}
