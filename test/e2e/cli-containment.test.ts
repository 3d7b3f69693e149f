import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run/fixture.ts';
import { check, createGateRepository, GENES, gene, genesFile } from './cli.ts';

/** What a container without rights to mounts is, for root: its processes can never get them. */
const WITHOUT_MOUNTS = ['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-sys_admin'];

/** @returns a node for the gate that can make no namespaces */
function restrictedNode(): string {
  const script = `#!/bin/sh\nexec ${WITHOUT_MOUNTS.join(' ')} '${process.execPath}' "$@"\n`;
  return join(temporaryFolder({ node: script }), 'node');
}

function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has capabilities';
  if (process.getuid?.() !== 0) return 'only root can give up a capability of its processes';
  const [file = '', ...args] = WITHOUT_MOUNTS;
  const { status } = spawnSync(file, [...args, 'true']);
  return status === 0 ? undefined : 'setpriv does not work';
}

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
    const missing = whyNot();
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
    const missing = whyNot();
    if (missing !== undefined) skip(missing);
    const repository = repositoryThatRequires('auto');
    const { report } = await check(repository, [], { node: restrictedNode() });
    expect(report.isolation).toMatchObject({
      level: 'process_group',
      requested: 'auto',
      downgrades: [{ from: 'root' }],
    });
    expect(existsSync(join(repository.directory, 'left'))).toBe(true);
  });
});
