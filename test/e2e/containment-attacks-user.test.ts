import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { testAttacks } from './containment-attacks.ts';

/** A user that owns nothing. There is no way back from it: this file has a process of its own. */
const ORDINARY = 4242;

/** Root of a container may have no other users, or a Node in a directory that only root may enter. */
function hasOtherUsers(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status, error } = spawnSync(process.execPath, ['-e', '0'], {
    cwd: '/',
    uid: ORDINARY,
    gid: ORDINARY,
  });
  if (status !== 0) console.info(`skipped: no other user can start this Node: ${error}`);
  return status === 0;
}

describe.runIf(hasOtherUsers())('attacks, as an ordinary user', () => {
  testAttacks('best', () => {
    // Not every machine lets everyone write to its directory for temporary files.
    const folder = mkdtempSync(join(tmpdir(), 'gene-gate-user-'));
    chownSync(folder, ORDINARY, ORDINARY);
    process.env.TMPDIR = folder;
    process.setgroups?.([]);
    process.setgid?.(ORDINARY);
    process.setuid?.(ORDINARY);
  });
});
