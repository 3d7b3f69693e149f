import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lex } from '../../src/command/lex/lex.ts';
import { ruleOf, type SyntaxRuleId } from '../../src/rules/catalogue.ts';
import { problemFinding, describe as say } from '../../src/rules/finding.ts';
import { syntaxRules } from '../../src/rules/syntax.ts';

/** Documentation shows what cannot be seen or is too long by a name in angle brackets. */
function real(example: string): string {
  return example
    .replace(/<U\+([0-9A-F]+)>/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replace(/<([\d,]+) blanks>/, (_, count: string) => ' '.repeat(toNumber(count)))
    .replace(/<([\d,]+) letters>/, (_, count: string) => 'a'.repeat(toNumber(count)))
    .replace(/<([\d,]+) times (.+)>/, (_, count: string, text: string) =>
      text.repeat(toNumber(count)),
    );
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

const kinds = (command: string) => lex(command).problems.map(({ rule }) => rule);

describe.each((Object.keys(syntaxRules) as SyntaxRuleId[]).map((id) => [id, ruleOf(id)] as const))(
  '%s',
  (id, rule) => {
    it('objects to its wrong example, first of all, and not to its right one', () => {
      expect(kinds(real(rule.wrong))[0]).toBe(id);
      expect(kinds(real(rule.right))).not.toContain(id);
    });

    it('says what and why in whole sentences', () => {
      const problem = lex(real(rule.wrong)).problems.find(({ rule }) => rule === id);
      const args = problem?.args ?? {};
      expect(rule.message(args)).toMatch(/^[`A-Z“].*\.$/);
      expect(rule.remedy(args)).toMatch(/^[A-Z`].*\.$/);
      expect(rule.why).toMatch(/\.$/);
      expect(rule.title).not.toMatch(/\.$/);
    });
  },
);

it('never prints what cannot be seen, and never much', () => {
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
    { numRuns: 2_000 },
  );
});
