import { describe } from 'vitest';
import { testAttacks, testAttacksInGroup } from './containment-attacks.ts';

describe.runIf(process.platform === 'linux')('attacks in a process group', testAttacksInGroup);

describe.runIf(process.platform === 'linux')(
  'attacks in namespaces, as the user of the tests',
  () => {
    testAttacks('best');
  },
);
