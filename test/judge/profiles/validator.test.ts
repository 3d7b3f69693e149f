import { describe, expect, it } from 'vitest';
import { versionWords } from '../../../src/report/view/genes.ts';
import { describe as words } from '../../../src/rules/finding.ts';
import { judgeText } from '../fixture.ts';

/** Commands by the versions of the validators that accept them. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  '1.94 newer': [
    ...['node scripts/check.js', 'node scripts/check.js --port 3000 "a b"'],
    ...['node -c scripts/check.js', 'node --check scripts/check.js'],
    ...['node -v', 'node --version', 'node -h', 'node x.js --print-width'],
  ],
  '1.94': [
    ...['node --no-warnings scripts/check.js', 'node --max-old-space-size=512 scripts/check.js'],
    ...['node --enable-source-maps -c scripts/check.js', 'node --v8-options'],
    ...["node scripts/check.js '`x`'", "node scripts/check.js '$(x)'"],
  ],
  '': [
    ...['node --env-file=.env scripts/check.js', 'node --env-file-if-exists=.env scripts/check.js'],
    ...['node --env_file .env scripts/check.js', 'node -C development scripts/check.js'],
    ...['node --conditions=development scripts/check.js', 'node scripts/check.js -e production'],
    ...['node --test', 'node --test scripts/check.js', 'npm test', 'npx eslint .', ''],
    ...['node x.js -pe', 'node x.js --inspect-brk=1', 'node x.js --experimental_loader'],
    ...['node x.js --import y', 'node -e 1'],
  ],
};

it.each(
  Object.entries(ACCEPTED).flatMap(([by, commands]) => commands.map((command) => [command, by])),
)('%j is accepted by the validators of %j', (command = '', by) => {
  const { validators } = judgeText(command, 'evolver');
  const accepted = Object.entries(validators).filter(([, { verdict }]) => verdict !== 'block');
  expect(accepted.map(([version]) => version).join(' ')).toBe(by);
});

it.each<[command: string, rule: string, text: string]>([
  ['node a.js -p 3000', 'validator-flag', 'Give the flag of the script another name.'],
  [
    'node -r ./setup.js a.js',
    'validator-flag',
    'Write the command without `-r`, and do in the script what it is for.',
  ],
  ['npm test', 'validator-script', "The hub's validators accept `node SCRIPT` alone, not `npm`."],
  [
    'node --no-warnings a.js',
    'validator-flag',
    'The command is accepted by the validators of 1.94, not of newer ones, which refuse `--no-warnings`.',
  ],
])('says of %s by %s: %s', (command, rule, text) => {
  const found = judgeText(command, 'validator').findings.find((each) => each.rule === rule);
  expect(found && Object.values(words(found))).toContain(text);
});

describe('versionWords', () => {
  const of = (old: boolean, newer: boolean) =>
    versionWords({ validators: { '1.94': { accepted: old }, newer: { accepted: newer } } });

  it('names the versions only if they disagree', () => {
    expect(of(true, false)).toBe('accepted by the validators of 1.94, not of newer ones');
    expect(of(true, true)).toBeUndefined();
    expect(of(false, false)).toBeUndefined();
    expect(versionWords({})).toBeUndefined();
  });
});
