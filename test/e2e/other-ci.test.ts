import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOME } from '../../src/ground/tool.ts';
import { WORKFLOW_TEMPLATE } from '../../src/setup/workflow-template.ts';
import { createRepository, TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { check, GENES, gene, genesFile, pullRequest } from './cli.ts';

const ROOT = new URL('../../', import.meta.url);
const PAGE = readFileSync(new URL('docs/other-ci.md', ROOT), 'utf8');

interface Hook {
  readonly id: string;
  readonly entry: string;
}

interface PreCommit {
  readonly repo: string;
  readonly hooks: readonly Pick<Hook, 'id'>[];
}

/** Returns the first block of a section of the page. */
function block(section: string): string {
  const found = new RegExp(`^## ${section}\\n.*?^\`\`\`\\w+\\n(.*?)^\`\`\`$`, 'ms').exec(PAGE);
  if (found?.[1] === undefined) throw new Error(`expected a block in ${section}`);
  return found[1];
}

interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts: {
    readonly paths: readonly string[];
    readonly reports: { readonly junit: string };
  };
}

const JOB = (parse(block('GitLab CI')) as { readonly 'gene-gate': GitLabJob })['gene-gate'];
const JENKINSFILE = block('Jenkins');

/** What each system starts with `sh`, the variable with its target branch, and the files that it keeps. */
const SYSTEMS = [
  {
    system: 'GitLab CI',
    script: JOB.script.join('\n'),
    target: 'CI_MERGE_REQUEST_TARGET_BRANCH_NAME',
    kept: [...JOB.artifacts.paths, JOB.artifacts.reports.junit],
  },
  {
    system: 'Jenkins',
    script: /sh '''\n(.*?)'''/s.exec(JENKINSFILE)?.[1] ?? '',
    target: 'CHANGE_TARGET',
    kept: [/junit testResults: '([^']*)'/.exec(JENKINSFILE)?.[1] ?? ''],
  },
];

/** A clone as a runner leaves it, without the branches of its origin. */
function checkoutWith(command: string): string {
  const origin = pullRequest(
    {},
    { [GENES]: genesFile(gene('gene_one', { validation: [command] })) },
  );
  const clone = createRepository();
  clone.git('fetch', '--quiet', origin.directory, 'pull-request');
  clone.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  clone.git('remote', 'add', 'origin', origin.directory);
  return clone.directory;
}

/** Returns a directory with a `git` that clones the built command line, whatever commit is wanted. */
function withClone(): string {
  const folder = temporaryFolder();
  const file = join(folder, 'git');
  writeFileSync(
    file,
    `#!/bin/sh
[ "$1 $2" = "clone --quiet" ] && exec ln -s ${dirname(dirname(bundle('cli')))} "$4/dist"
[ "$3 $4" = "checkout --quiet" ] && exit
PATH=\${PATH#*:} exec git "$@"
`,
  );
  chmodSync(file, 0o755);
  return folder;
}

describe.each(SYSTEMS)('on $system', ({ script, target, kept }) => {
  it.each([
    ['passes', 'node scripts/pass.js', 0],
    ['fails for a command that fails', 'node scripts/fail.js', 1],
  ])('%s, and keeps the reports', (_, command, status) => {
    const cwd = join(temporaryFolder(), 'agent');
    renameSync(checkoutWith(command), cwd);
    const path = [withClone(), process.env.PATH].join(delimiter);
    const env = { ...TEST_ENVIRONMENT, PATH: path, [target]: 'main' };
    // Each of them ends at the first line that fails.
    const run = spawnSync('sh', ['-e', '-c', script], { cwd, env, encoding: 'utf8' });
    expect(run.status, run.stdout + run.stderr).toBe(status);
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) expect(existsSync(join(cwd, file)), file).toBe(true);
  });
});

/** What pre-commit does: it clones the repository, and starts the entry of its file there. */
it.each([
  ['passes', 'node scripts/pass.js', 0],
  ['fails for a command that is blocked', 'node scripts/pass.js; rm x', 1],
])('as a hook of pre-commit, %s', (_, command, status) => {
  const [repo] = (parse(block('pre-commit')) as { repos: PreCommit[] }).repos;
  const [hook] = parse(readFileSync(new URL('.pre-commit-hooks.yaml', ROOT), 'utf8')) as Hook[];
  expect(repo).toMatchObject({ repo: HOME, hooks: [{ id: hook?.id }] });
  const { directory, write, git } = createRepository();
  write({ 'scripts/pass.js': '' });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'begin');
  write({ [GENES]: genesFile(gene('gene_one', { validation: [command] })) });
  git('add', '--all');
  const clone = temporaryFolder();
  symlinkSync(dirname(dirname(bundle('cli'))), join(clone, 'dist'));
  const [program = '', ...args] = hook?.entry.split(' ') ?? [];
  const options = { cwd: directory, env: TEST_ENVIRONMENT, encoding: 'utf8' } as const;
  const run = spawnSync(join(clone, program), args, options);
  expect(run.status, run.stdout + run.stderr).toBe(status);
});

it('Dependabot updates actions, and its update of the gate needs a person', async () => {
  const { updates } = parse(block('Dependabot')) as { updates: object[] };
  expect(updates).toEqual([
    { 'package-ecosystem': 'github-actions', directory: '/', schedule: { interval: 'weekly' } },
  ]);
  const { directory, write, git } = createRepository();
  write({ '.github/workflows/gene-gate.yml': WORKFLOW_TEMPLATE });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'begin');
  git('checkout', '--quiet', '-b', 'dependabot/github_actions/gene-gate');
  const bumped = WORKFLOW_TEMPLATE.replace(
    /(gene-gate\/gene-gate@).*/,
    `$1${'a'.repeat(40)} # v9.9.9`,
  );
  write({ '.github/workflows/gene-gate.yml': bumped });
  git('commit', '--quiet', '--all', '--message', 'Bump gene-gate');
  const { report } = await check({ directory }, ['--base', 'main']);
  expect(report).toMatchObject({ verdict: 'needs_approval', next_actor: 'human' });
});
