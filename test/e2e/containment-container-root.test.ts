import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { GENES, gene, genesFile, pullRequest } from './cli.ts';

const WITHOUT = ['--bounding-set=-sys_admin', '--inh-caps=-sys_admin'];
const CLI = `${process.cwd()}/dist/cli/index.js`;

/** Why root cannot be one without `CAP_SYS_ADMIN` that makes user namespaces, as in a container. */
function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root';
  const words = [...WITHOUT, 'unshare', '--user', '--map-root-user', '--mount', 'true'];
  return spawnSync('setpriv', words).status === 0 ? undefined : 'root has no user namespaces here';
}

it('root without CAP_SYS_ADMIN contains commands in a user namespace', ({ skip }) => {
  const missing = whyNot();
  if (missing !== undefined) skip(missing);
  const script = `const fs = require('node:fs');
    for (const path of ['/etc/hostname', '/usr/x']) {
      try { fs.writeFileSync(path, 'x'); process.exit(7); } catch {}
    }
    require('./a.js');`;
  const head = { [GENES]: genesFile(gene('gene_a', { validation: ['node check.js'] })) };
  const { directory } = pullRequest({ 'a.js': '' }, { ...head, 'check.js': script });
  const args = [CLI, 'check', '--base', 'main', '--format', 'json'];
  const run = spawnSync('setpriv', [...WITHOUT, process.execPath, ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  const { isolation, genes } = JSON.parse(run.stdout);
  expect(isolation).toMatchObject({ level: 'namespaces', launcher: 'user_namespace' });
  expect(genes[0].commands).toMatchObject([{ outcome: { status: 'passed' } }]);
});
