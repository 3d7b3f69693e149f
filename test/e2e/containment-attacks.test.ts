import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { testAttacks, testAttacksInGroup } from './containment-attacks.ts';

describe.runIf(process.platform === 'linux')('attacks in a process group', testAttacksInGroup);

describe.runIf(process.platform === 'linux')('attacks in namespaces', () => {
  testAttacks('best');
});

/** Another user takes this way by choice, in the tests of its own attacks. */
function hasSudoAsRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status, error } = spawnSync('sudo', ['-n', 'true']);
  if (status !== 0) console.info(`skipped: root may not use sudo: ${error ?? `status ${status}`}`);
  return status === 0;
}

describe.runIf(hasSudoAsRoot())('attacks, by sudo', () => {
  testAttacks('sudo');
});
