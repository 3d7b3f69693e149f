import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemFinding, describe as say } from '../../src/rules/finding.ts';
import { lex } from '../../src/shell/lex.ts';
import { runs } from '../runs.ts';

it('never prints invisible characters or very long text', () => {
  const hostile = fc.oneof(
    fc.constantFrom('node ', 'A=', '~', '$(', '*', '[', '{a,', ';', "'", '"', '\\', '# ', '<!--'),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom('\u001b[2J', '\u202e', '\ud800', '\r', '\u0000', 'ﬁ', 'о', '\u{e0041}'),
  );
  const commands = fc.array(hostile, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(commands, (command) => {
      for (const problem of lex(command).problems) {
        const { message, remedy } = say(problemFinding(problem));
        const words = `${message} ${remedy}`;
        expect(words).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\P{Z} ]/u);
        expect(words.length).toBeLessThan(1_000);
      }
    }),
    { numRuns: runs(2_000) },
  );
});
