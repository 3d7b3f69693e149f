import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createRepository, TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { GENES, gene, genesFile, pullRequest } from './cli.ts';

const PAGE = readFileSync(new URL('../../docs/other-ci.md', import.meta.url), 'utf8');

/** Returns the only block of the page in a language. */
function block(language: string): string {
  const [found, ...others] = PAGE.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'));
  if (found?.[1] === undefined || others.length > 0) throw new Error(`expected one ${language}`);
  return found[1];
}

interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts: {
    readonly paths: readonly string[];
    readonly reports: { readonly junit: string };
  };
}

const JOB = (parse(block('yaml')) as { readonly 'gene-gate': GitLabJob })['gene-gate'];
const JENKINSFILE = block('groovy');

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
  { system: 'a shell', script: block('sh'), target: 'TARGET', kept: ['gene-gate/report.html'] },
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
[ "$1 $2" = "clone --quiet" ] && mkdir "$4" && exec ln -s ${dirname(dirname(bundle('cli')))} "$4/dist"
[ "$1 $2" = "-C ../gene-gate" ] && exit
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

it('GitLab accepts its job', ({ skip }) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, '.gitlab-ci.yml'), block('yaml'));
  spawnSync('git', ['init', '--quiet'], { cwd });
  const words = ['--yes', 'gitlab-ci-local@4.70.0', '--list-json'];
  const run = spawnSync('npx', words, { cwd, encoding: 'utf8', timeout: 120_000 });
  if (run.error || /^npm (?:error|ERR!)/m.test(run.stderr)) {
    skip(`npm cannot install gitlab-ci-local, which has the schema of GitLab: ${run.stderr}`);
  }
  expect(run.stdout + run.stderr).toContain('json schema validated');
  expect(run.stdout).toContain('"name": "gene-gate"');
});
