import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, createGateRepository, GENES, gene, genesFile } from './cli.ts';
import { whyNot } from './containment-attacks.ts';
import { nodeWithoutPython, restrictedNode, whyNotRestricted } from './restricted-node.ts';

function repositoryThatRequires(containment: string) {
  const repository = createGateRepository({
    '.github/gene-gate.yml': `containment: ${containment}\n`,
  });
  repository.write({
    'scripts/leave.js': "require('fs').writeFileSync('left', '')",
    [GENES]: genesFile(gene('gene_a', { validation: ['node scripts/leave.js'] })),
  });
  repository.commit();
  return repository;
}

describe('on a machine without namespaces', () => {
  it('nothing runs if the policy requires them', async ({ skip }) => {
    const missing = whyNotRestricted();
    if (missing !== undefined) skip(missing);
    const repository = repositoryThatRequires('require');
    const { report, exitCode } = await check(repository, [], { node: restrictedNode() });
    expect(exitCode).toBe(2);
    expect(report).toMatchObject({
      verdict: 'error',
      error: { code: 'containment_unavailable' },
    });
    expect(report.error?.message).toMatch(/root: /);
    expect(existsSync(join(repository.directory, 'left'))).toBe(false);
  });

  it('commands run in a process group otherwise, and the report says why', async ({ skip }) => {
    const missing = whyNotRestricted();
    if (missing !== undefined) skip(missing);
    const repository = repositoryThatRequires('auto');
    const { report } = await check(repository, [], { node: restrictedNode() });
    expect(report.isolation).toMatchObject({
      level: 'process_group',
      requested: 'auto',
      downgrades: [{ from: 'root' }, { from: 'user_namespace' }],
    });
    expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({ status: 'passed' });
    // It wrote to a private copy.
    expect(existsSync(join(repository.directory, 'left'))).toBe(false);
  });

  it.each(['auto', 'require'])(
    'because it has no Python, what to install is said: %s',
    async (asked) => {
      const missing = whyNotRestricted() ?? (await whyNot());
      if (missing !== undefined) return console.info(`skipped: ${missing}`);
      const { report } = await check(repositoryThatRequires(asked), [], {
        node: nodeWithoutPython(),
      });
      const { isolation, error } = report;
      expect(isolation.level).toBe(asked === 'auto' ? 'process_group' : 'none');
      expect(error?.message ?? isolation.description).toMatch(/root: python3, .* is not installed/);
      expect(error?.hint ?? isolation.description).toMatch(/To contain commands, install python3/);
    },
  );
});
