import { beforeAll, describe } from 'vitest';
import { testAttacks } from './containment-attacks.ts';

/** A user that owns nothing; each test file has a process of its own, so there is no way back. */
const ORDINARY = 4242;

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'attacks, as an ordinary user',
  () => {
    beforeAll(() => {
      process.setgroups?.([]);
      process.setgid?.(ORDINARY);
      process.setuid?.(ORDINARY);
    });
    testAttacks();
  },
);
