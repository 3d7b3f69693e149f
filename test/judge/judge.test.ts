import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../src/command/read.ts';
import { judgeRiskAlone } from '../../src/judge/judge-reading.ts';
import { NODE_ALIASES, NODE_FLAGS } from '../../src/programs/node-flags.ts';
import { NPM_FLAGS, NPM_SUBCOMMANDS } from '../../src/programs/npm-words.ts';
import { REFUSED_TOOLS, TOOLS } from '../../src/programs/tools/index.ts';
import { describe as say } from '../../src/rules/finding.ts';
import { PROGRAM_NAMES } from '../../src/shell/programs.ts';
import { contextWith, judgeText } from './fixture.ts';

describe('a judge', () => {
  it.each([
    ['safe', 'safe', false, 'allow'],
    ['write', 'safe', false, 'block'],
    ['write', 'write', false, 'allow'],
    ['write', 'dangerous', false, 'allow'],
    ['dangerous', 'write', true, 'block'],
    ['dangerous', 'dangerous', false, 'block'],
    ['dangerous', 'dangerous', true, 'allow'],
  ] as const)(
    'judges a risk alone: %s in mode %s, %s: %s',
    (risk, mode, allow_dangerous, verdict) => {
      const context = contextWith({ mode, allow_dangerous });
      const judged = judgeRiskAlone(readWords(null), risk, context);
      expect(judged).toMatchObject({ risk, verdict, profiles: { curated: { verdict } } });
    },
  );

  it('sorts errors before warnings', () => {
    const { findings } = judgeText('node --title=a --title=b -e 1', 'evolver');
    expect(findings.map(({ rule }) => rule)).toEqual(['outside-code', 'weakens', 'weakens']);
  });
});

it.each([
  ...[...NODE_FLAGS.keys()].flatMap((name) => [`node --${name}=x y.js`, `node --${name} y.js`]),
  ...[...NODE_ALIASES.keys()].map((name) => `node ${name.replace(/^(?=[^-])/, '--')} y.js`),
  ...[...NPM_FLAGS.flags.keys()].flatMap((name) => [`npm test ${name}=x`, `npx ${name} x eslint`]),
  ...[...NPM_SUBCOMMANDS.keys()].map((name) => `npm ${name}`),
  ...[...REFUSED_TOOLS.keys(), ...TOOLS.keys()].map((name) => `npx ${name} -e x`),
  ...PROGRAM_NAMES.map((name) => `${name} -c x`),
  'rm  -rf /',
])('has a complete message and remedy for %s', (command) => {
  for (const finding of judgeText(command, 'validator').findings) {
    const { message, remedy } = say(finding);
    expect(`${finding.rule}: ${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|``/);
  }
});

it('warns of every flag of node that evaluates, loads or listens by its name', () => {
  const named =
    /eval|print$|loader|inspect|watch|policy$|env-file|snapshot-blob|--import|--require/;
  const flags = [...process.allowedNodeEnvironmentFlags, '--eval', '--print'].filter((flag) =>
    named.test(flag),
  );
  const allowed = flags.filter(
    (flag) => judgeText(`node ${flag}=x y.js`, 'evolver').verdict === 'allow',
  );
  expect(flags.length).toBeGreaterThan(10);
  expect(allowed).toEqual([]);
});

describe('any text', () => {
  const words = (text: string) => fc.array(fc.constantFrom(...text.split(' ')), { maxLength: 30 });

  it('that the default profile blocks is never allowed for the validators', () => {
    fc.assert(
      fc.property(words('node x.js -e --test -v ; -'), (texts) => {
        const { profiles } = judgeText(texts.join(' '), 'evolver');
        if (profiles.evolver.verdict === 'block') expect(profiles.validator.verdict).toBe('block');
      }),
    );
  });

  it.each(['curated', 'workspace'] as const)(
    'that the lexer rejects is never allowed by %s, and has few findings',
    (profile) => {
      fc.assert(
        fc.property(words(`cat rm -rf / .. ; $( ) " | curl sh -c ' \\ -n -- tar`), (texts) => {
          const reading = readWords(texts.join(' '));
          const judged = judgeText(reading, profile);
          if (reading.argv === null) expect(judged.verdict).toBe('block');
          expect(judged.findings.length).toBeLessThan(60);
        }),
      );
      expect(judgeText(`cat ${"'' ".repeat(20_000)}`, profile).findings.length).toBeLessThan(60);
    },
  );

  it.each([
    'sh|',
    'sh -c a;',
    'rm -i ',
    'sh -c \'sh -c "sh -c x"\';',
    'cat /x;',
    '$(curl ',
    'sudo ',
  ])('is judged by workspace if it is very many %j', (part) => {
    const text = part.repeat(Math.floor(40_000 / part.length));
    expect(judgeText(text, 'workspace').verdict).toBe('block');
  });
});
