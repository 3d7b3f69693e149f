import { describe, expect, it } from 'vitest';
import {
  ASKING_POLICY,
  check,
  createGateRepository,
  GENES,
  gene,
  genesFile,
  runCli,
  statusesOf,
} from '../e2e/cli.ts';

function waiting() {
  const repository = createGateRepository({ '.github/gene-gate.yml': ASKING_POLICY });
  repository.write({ [GENES]: genesFile(gene('gene_a')) });
  repository.commit();
  return repository;
}

describe('check --approve', () => {
  it('prints what waits, why and how to repeat the command, and lets exactly that run', async () => {
    const repository = waiting();
    const { directory } = repository;
    const shown = await runCli(['check'], { cwd: directory });
    expect(shown.exitCode).toBe(1);
    expect(shown.stdout).toMatch(/APPROVAL REQUIRED: 1 of 1 gene/);
    expect(shown.stdout).toMatch(
      /approval +The gene `gene_a` waits for approval: `node scripts\/pass.js`\s+requires\s+strong/,
    );
    const [, digest = ''] = /--approve=(sha256:[0-9a-f]+)/.exec(shown.stdout) ?? [];

    const { report: before } = await check(repository);
    expect(statusesOf(before)).toEqual({ gene_a: [undefined] });
    expect(before).toMatchObject({ verdict: 'needs_approval', validation_reports: [] });
    expect(before.approval_digest).toMatch(new RegExp(`^${digest}`));

    const { exitCode, report } = await check(repository, ['--approve', digest]);
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ verdict: 'pass', approvals: [{ user: 'command line' }] });
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'] });

    repository.write({ 'docs/notes.md': 'Something else.\n' });
    repository.commit();
    const refused = await runCli(['check', '--approve', digest], { cwd: directory });
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout.replace(/\s+/g, ' ')).toContain(
      `--approve ${digest} is for another state`,
    );
  });

  it('takes nothing for a digest that is none', async () => {
    const run = await runCli(['check', '--approve', 'yes'], { cwd: waiting().directory });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/--approve requires an approval digest/);
  });
});
