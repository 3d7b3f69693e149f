import { describe } from 'vitest';
import { testAttacks } from './containment-attacks.ts';
import { testGeneViews } from './gene-views.ts';

describe.runIf(process.platform === 'linux')('attacks, as the user of the tests', () => {
  testAttacks('best');
  testGeneViews('best');
});
