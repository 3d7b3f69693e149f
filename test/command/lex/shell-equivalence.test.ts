import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOneReading, lex } from '../../../src/command/lex/lex.ts';
import { denseCommand, numbers } from './dense-commands.ts';
import { readWithShell, shells } from './shells.ts';

/** Strings that the lexer must accept before a run counts; the property is about those. */
const ACCEPTED = 20_000;

const PROGRAMS = new Set(['node', 'npm', 'npx']);

/** What our reading says that a shell would show, or undefined if the command has no one reading. */
function expected(command: string) {
  const result = lex(command);
  if (!hasOneReading(result)) return undefined;
  const argv = result.words.map(({ text }) => text);
  if (!PROGRAMS.has(argv[0] ?? '')) return undefined;
  const value = (name: string) =>
    result.assignments.findLast((assignment) => assignment.name === name)?.value ?? '';
  return { command, environment: [value('NODE_ENV'), value('FORCE_COLOR')], argv };
}

describe.each(shells())('the argv of $name', (shell) => {
  it(`equals ours for ${ACCEPTED} dense strings`, () => {
    const random = numbers(20_240_601);
    const accepted = [];
    while (accepted.length < ACCEPTED) {
      const ours = expected(denseCommand(random, 9));
      if (ours) accepted.push(ours);
    }
    const theirs = readWithShell(
      shell,
      accepted.map(({ command }) => command),
    );
    expect(theirs).toHaveLength(accepted.length);
    const differences = accepted
      .map(({ command, ...ours }, index) => ({ command, ours, theirs: theirs[index] }))
      .filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs));
    expect(differences.slice(0, 10)).toEqual([]);
  });

  it('equals ours for arbitrary text in either kind of quotes', () => {
    const quotedText = fc
      .array(fc.string({ unit: 'grapheme', maxLength: 6 }), { minLength: 1, maxLength: 5 })
      .map(
        (texts) => `node ${texts.map((text) => `'${text.replaceAll("'", "'\\''")}'`).join(' ')}`,
      );
    const samples = fc
      .sample(quotedText, { numRuns: 3_000, seed: 7 })
      .flatMap((command) => [command, command.replaceAll("'", '"')])
      .map(expected)
      .filter((ours) => ours !== undefined);
    expect(samples.length).toBeGreaterThan(500);
    const theirs = readWithShell(
      shell,
      samples.map(({ command }) => command),
    );
    expect(theirs.map(({ argv }) => argv)).toEqual(samples.map(({ argv }) => argv));
  });
});
