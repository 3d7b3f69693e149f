import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxRules } from '../../../../src/audit/rules/syntax/index.ts';
import { lex } from '../../../../src/command/lex/lex.ts';
import { SYNTAX_SEVERITIES } from '../../../../src/command/lex/problem.ts';

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

const kinds = (command: string) => lex(command).problems.map(({ kind }) => kind);

it('has one rule for every problem of the lexer, with the same severity', () => {
  const severities = Object.fromEntries(syntaxRules.map(({ id, severity }) => [id, severity]));
  expect(severities).toEqual(SYNTAX_SEVERITIES);
  expect(syntaxRules).toHaveLength(Object.keys(SYNTAX_SEVERITIES).length);
});

describe.each(syntaxRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('objects to its wrong example, first of all, and not to its right one', () => {
    expect(kinds(real(rule.wrong))[0]).toBe(id);
    expect(kinds(real(rule.right))).not.toContain(id);
  });

  it('says what and why in whole sentences', () => {
    const problem = lex(real(rule.wrong)).problems.find(({ kind }) => kind === id);
    const args = problem?.args as never;
    expect(rule.message(args)).toMatch(/^[`A-Z“].*\.$/);
    expect(rule.remedy(args)).toMatch(/^[A-Z`].*\.$/);
    expect(rule.why).toMatch(/\.$/);
    expect(rule.title).not.toMatch(/\.$/);
    expect(rule.find(args, { span: { start: 0, end: 1 } })).toMatchObject({ rule: id, args });
  });
});

it('never prints what cannot be seen, and never much', () => {
  const rules = new Map(syntaxRules.map((rule) => [rule.id, rule]));
  const hostile = fc.oneof(
    fc.constantFrom('node ', 'A=', '~', '$(', '*', '[', '{a,', ';', "'", '"', '\\', '# ', '<!--'),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom('\u001b[2J', '\u202e', '\ud800', '\r', '\u0000', 'ﬁ', 'о', '\u{e0041}'),
  );
  const commands = fc.array(hostile, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(commands, (command) => {
      for (const { kind, args } of lex(command).problems) {
        const rule = rules.get(kind);
        const words = `${rule?.message(args as never)} ${rule?.remedy(args as never)}`;
        expect(words).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\P{Z} ]/u);
        expect(words.length).toBeLessThan(1_000);
      }
    }),
    { numRuns: 2_000 },
  );
});
