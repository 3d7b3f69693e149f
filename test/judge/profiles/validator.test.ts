import { describe, expect, it } from 'vitest';
import { versionWords } from '../../../src/report/view/genes.ts';
import { describe as words } from '../../../src/rules/finding.ts';
import { judgeText } from '../fixture.ts';

/** The versions of the validators that accept a command. */
function acceptedBy(command: string): string[] {
  const { validators } = judgeText(command, 'evolver');
  return Object.entries(validators).flatMap(([version, { verdict }]) =>
    verdict === 'block' ? [] : [version],
  );
}

describe('the versions of the validators', () => {
  it.each([
    ['node scripts/check.js', ['1.94', 'newer']],
    ['node scripts/check.js --port 3000 "a b"', ['1.94', 'newer']],
    ['node -c scripts/check.js', ['1.94', 'newer']],
    ['node --check scripts/check.js', ['1.94', 'newer']],
    ['node -v', ['1.94', 'newer']],
    ['node --version', ['1.94', 'newer']],
    ['node -h', ['1.94', 'newer']],
    ['node --no-warnings scripts/check.js', ['1.94']],
    ['node --max-old-space-size=512 scripts/check.js', ['1.94']],
    ['node --enable-source-maps -c scripts/check.js', ['1.94']],
    ['node --v8-options', ['1.94']],
    ["node scripts/check.js '`x`'", ['1.94']],
    ["node scripts/check.js '$(x)'", ['1.94']],
    ['node --env-file=.env scripts/check.js', []],
    ['node --env-file-if-exists=.env scripts/check.js', []],
    ['node --env_file .env scripts/check.js', []],
    ['node -C development scripts/check.js', []],
    ['node --conditions=development scripts/check.js', []],
    ['node scripts/check.js -e production', []],
    ['node --test scripts/check.js', []],
    ['npm test', []],
  ])('%s is accepted by %j', (command, versions) => {
    expect(acceptedBy(command)).toEqual(versions);
  });

  it.each([
    ['node scripts/check.js -p 3000', 'Give the flag of the script another name.'],
    [
      'node -r ./setup.js scripts/check.js',
      'Write the command without `-r`, and do in the script what it is for.',
    ],
    [
      'node --env-file=.env scripts/check.js',
      'Write the command without `--env-file=.env`, and do in the script what it is for.',
    ],
  ])('tells the flag of node from the flag of the script in %s', (command, remedy) => {
    const found = judgeText(command, 'validator').findings.find(
      ({ rule }) => rule === 'validator-flag',
    );
    expect(found && words(found).remedy).toBe(remedy);
  });

  it('says of an accepted command which versions refuse it, and changes no verdict', () => {
    const { verdict, findings } = judgeText('node --no-warnings scripts/check.js', 'validator');
    expect(verdict).toBe('allow');
    const found = findings.find(({ rule }) => rule === 'validator-newer');
    expect(found && words(found).message).toBe(
      'The command is accepted by the validators of 1.94, not of newer ones, which refuse `--no-warnings`.',
    );
    const { findings: others } = judgeText('node scripts/check.js', 'validator');
    expect(others.map(({ rule }) => rule)).not.toContain('validator-newer');
  });

  it('says that the validators accept `node SCRIPT` alone', () => {
    const { profiles } = judgeText('npm test', 'evolver');
    const { reason } = profiles.validator;
    expect(reason && words(reason).message).toContain('accept `node SCRIPT` alone');
  });
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
