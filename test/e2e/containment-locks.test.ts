import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tryNamespaces } from '../../src/run/containment/choose-backend.ts';
import { privilegesFor } from '../../src/run/containment/privileges.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, planOf, temporaryFolder } from '../run/fixture.ts';

const NOBODY = { uid: 65534, gid: 65534 };
/** Names that separate the options of a mount. */
const FILES = ['plain/a', 'deep/a,b:c/a', 'deep/nested/a', 'deep/small', 'top'];

/** Says which files it reads, and which of them somebody else has locked. */
const LOOK = `const fs = require('node:fs'), { spawnSync } = require('node:child_process');
for (const file of process.argv.slice(2)) {
  const isLocked = spawnSync('flock', ['-n', '-x', file, 'true']).status === 1;
  console.log(fs.readFileSync(file, 'utf8'), isLocked);
}`;

it.for(['root', 'user_namespace'] as const)(
  'no lock on a file of the machine is met, also not beside and below nested mounts: %s',
  async (way, { skip }) => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) skip('only root can mount');
    if (spawnSync('flock', ['--version']).status !== 0) skip('flock is not installed');
    const shown = temporaryFolder(Object.fromEntries(FILES.map((file) => [file, file])));
    chmodSync(shown, 0o755);
    const nested = join(shown, 'deep/nested');
    const { status } = spawnSync('mount', ['-t', 'tmpfs', 'gene-gate-test', nested]);
    if (status !== 0) skip('root may not mount here');
    onTestFinished(() => void spawnSync('umount', ['-l', nested]));
    writeFileSync(join(nested, 'a'), 'deep/nested/a');
    const paths = FILES.map((file) => join(shown, file));
    const lock = paths.flatMap((file) => ['flock', '-s', file]);
    const [file = '', ...args] = [...lock, 'sh', '-c', 'echo; read -r _'];
    const holder = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void holder.stdin.destroy());
    await once(holder.stdout, 'data');

    const checkout = temporaryFolder({ 'look.js': LOOK });
    const programs = await findPrograms({ path: process.env.PATH ?? '', checkout });
    const uid = way === 'root' ? { uid: 0, gid: 0 } : NOBODY;
    const privileges = privilegesFor(uid, { uid: 0, gid: 0 });
    const chosen = privileges.find(({ name }) => name === way);
    const options = { programs, checkout, limits: LIMITS, outputBytes: 4096, network: false };
    const made =
      chosen && (await tryNamespaces(chosen, { ...options, folders: [], shown: [shown] }));
    if (made === undefined || 'reason' in made) return skip(made?.reason ?? 'no such way');
    onTestFinished(made.close);
    const argv = ['node', 'look.js', ...paths];
    const { stdout, stderr } = await made.backend.run(planOf('node look.js', { argv }));
    expect(stdout.head + stderr.head).toBe(FILES.map((name) => `${name} false\n`).join(''));
  },
);
