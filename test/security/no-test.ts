import { list } from '../table.ts';
import { type Attack, type AttackClass, attacks } from './attack.ts';
import { packageWith } from './repository.ts';

const script = (test: string): Attack => ({
  command: 'npm test',
  effect: `a script that is \`${test}\``,
  files: { 'package.json': packageWith({ test }) },
});

const WARNED = attacks`
  prints the version ⇐ node --version ¦ npm --version ¦ npx eslint --version
  prints help ⇐ node -h ¦ npm test -h ¦ npm test --usage
  reads the syntax alone ⇐ node --check scripts/ok.js
  prints options ⇐ node --v8-options
  runs marked tests alone ⇐ node --test --test-only test/a.test.js
  runs chosen tests alone ⇐ node --test --test-name-pattern=none test/a.test.js
  runs a part of the tests ⇐ node --test --test-shard=2/2 test/a.test.js
  hides a failure ⇐ node --unhandled-rejections=none scripts/ok.js
  lists the scripts ⇐ npm run
  lists packages ⇐ npm ls
  lists the tests ⇐ npx jest --listTests ¦ npx vitest list ¦ npx mocha --dry-run
  passes without a test ⇐ npx jest --passWithNoTests none ¦ npx vitest run --passWithNoTests none
  prints the configuration ⇐ npx jest --showConfig ¦ npx eslint --print-config src/index.js
  repairs what it should report ⇐ npx eslint --fix src
  accepts what it should compare ⇐ npx jest -u
`;

/** Commands that succeed whatever the code does. */
export const NO_TEST: AttackClass = {
  name: 'Passes without a test',
  attacks: [
    ...[...WARNED, script('true')].map((each): Attack => ({ ...each, warned: true })),
    {
      command: 'node --test "test/*.none.js"',
      effect: 'a pattern that matches no test',
      accepted: 'The run without the change finds it.',
    },
    { command: 'npm run none --if-present', effect: 'runs nothing' },
    ...list`
      node scripts/ok.js || true ¦ node scripts/ok.js; exit 0 ¦ node scripts/none.js | cat
    `.map(script),
    {
      command: 'node scripts/empty.js',
      effect: 'an empty script',
      files: { 'scripts/empty.js': '' },
      accepted: 'Whether a script of the commit tests anything is for the reviewer to read.',
    },
    {
      command: 'node --test test/a.test.js',
      effect: 'a file without a test',
      accepted: 'Node counts a file without tests as one test that passed.',
    },
  ],
};
