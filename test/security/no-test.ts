import type { Attack, AttackClass } from './attack.ts';
import { packageWith } from './repository.ts';

const warned = (command: string, effect: string, rest: Partial<Attack> = {}): Attack => ({
  command,
  effect,
  warned: true,
  ...rest,
});

const script = (test: string): Attack => ({
  command: 'npm test',
  effect: `a script that is \`${test}\``,
  files: { 'package.json': packageWith({ test }) },
});

/** Commands that succeed whatever the code does. */
export const NO_TEST: AttackClass = {
  name: 'Passes without a test',
  attacks: [
    warned('node --version', 'prints the version'),
    warned('node -h', 'prints help'),
    warned('node --check scripts/ok.js', 'reads the syntax alone'),
    warned('node --v8-options', 'prints options'),
    warned('node --test --test-only test/a.test.js', 'runs marked tests alone'),
    warned('node --test --test-name-pattern=none test/a.test.js', 'runs chosen tests alone'),
    warned('node --test --test-shard=2/2 test/a.test.js', 'runs a part of the tests'),
    warned('node --unhandled-rejections=none scripts/ok.js', 'hides a failure'),
    {
      command: 'node --test "test/*.none.js"',
      effect: 'a pattern that matches no test',
      accepted: 'The run without the change finds it.',
    },
    warned('npm --version', 'prints the version'),
    warned('npm test -h', 'prints help'),
    warned('npm test --usage', 'prints help'),
    { command: 'npm run none --if-present', effect: 'runs nothing' },
    warned('npm run', 'lists the scripts'),
    warned('npm ls', 'lists packages'),
    warned('npx jest --listTests', 'lists the tests'),
    warned('npx jest --passWithNoTests none', 'passes without a test'),
    warned('npx jest --showConfig', 'prints the configuration'),
    warned('npx vitest list', 'lists the tests'),
    warned('npx vitest run --passWithNoTests none', 'passes without a test'),
    warned('npx mocha --dry-run', 'lists the tests'),
    warned('npx eslint --version', 'prints the version'),
    warned('npx eslint --print-config src/index.js', 'prints the configuration'),
    warned('npx eslint --fix src', 'repairs what it should report'),
    warned('npx jest -u', 'accepts what it should compare'),
    script('node scripts/ok.js || true'),
    script('node scripts/ok.js; exit 0'),
    script('node scripts/none.js | cat'),
    {
      command: 'npm test',
      effect: 'a script that is `true`',
      files: { 'package.json': packageWith({ test: 'true' }) },
      warned: true,
    },
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
