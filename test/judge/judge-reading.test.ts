import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE_ALIASES, NODE_FLAGS } from '../../src/programs/node-flags.ts';
import { NPM_FLAGS, NPM_SUBCOMMANDS } from '../../src/programs/npm-words.ts';
import { REFUSED_TOOLS, TOOLS } from '../../src/programs/tools/index.ts';
import { describe as say } from '../../src/rules/finding.ts';
import { PROGRAM_NAMES } from '../../src/shell/programs.ts';
import { judgeText } from './fixture.ts';

describe('the rules about commands', () => {
  it.each([
    ...[...NODE_FLAGS.keys()].flatMap((name) => [`node --${name}=x y.js`, `node --${name} y.js`]),
    ...[...NODE_ALIASES.keys()].map((name) => `node ${name.replace(/^(?=[^-])/, '--')} y.js`),
    ...[...NPM_FLAGS.keys()].flatMap((name) => [`npm test --${name}=x`, `npx --${name} x eslint`]),
    ...[...NPM_SUBCOMMANDS.keys()].map((name) => `npm ${name}`),
    ...[...REFUSED_TOOLS.keys(), ...TOOLS.keys()].map((name) => `npx ${name} -e x`),
    ...PROGRAM_NAMES.map((name) => `${name} -c x`),
  ])('have a complete message and remedy for %s', (command) => {
    for (const finding of judgeText(command, 'validator').findings) {
      const { message, remedy } = say(finding);
      expect(`${finding.rule}: ${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|``/);
    }
  });
});

describe('judgeReading', () => {
  it.each([
    ['node x.js', 'allow', 'safe', 'allow'],
    ['node --version', 'warn', 'safe', 'warn'],
    ['npm test', 'allow', 'safe', 'block'],
    ['npx eslint --fix .', 'warn', 'write', 'block'],
    ['node -e 1', 'block', 'dangerous', 'block'],
  ])('%j: %s, %s; the validators: %s', (command, verdict, risk, strict) => {
    const profiles = { evolver: { verdict }, validator: { verdict: strict } };
    expect(judgeText(command, 'evolver')).toMatchObject({ verdict, risk, profiles });
    expect(judgeText(command, 'validator').verdict).toBe(strict);
  });

  it('sorts errors before warnings', () => {
    const { findings } = judgeText('node --title=a --title=b -e 1', 'evolver');
    expect(findings.map(({ rule }) => rule)).toEqual(['outside-code', 'weakens', 'weakens']);
  });

  it('never allows a command for the validators that the default profile blocks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('node', 'x.js', '-e', '--test', '-v', ';', '-')),
        (texts) => {
          const { profiles } = judgeText(texts.join(' '), 'evolver');
          if (profiles.evolver.verdict === 'block')
            expect(profiles.validator.verdict).toBe('block');
        },
      ),
    );
  });
});
