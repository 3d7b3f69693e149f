import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../src/model/finding.ts';
import { markdownCode, terminal } from '../../src/report/escape.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderHtml } from '../../src/report/html/html.tsx';
import { renderCheckText } from '../../src/report/markdown/check-text.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { commandLine, shownParts } from '../../src/report/view/command-lines.ts';
import { forMany } from '../runs.ts';
import { command, finding, gene, report } from './fixtures.ts';
import { hostileText } from './hostile.ts';

/** Commands of any content: short, long, and longer than any page shows, with marks anywhere. */
const commands = fc
  .record({
    parts: fc.array(hostileText, { minLength: 1, maxLength: 4 }),
    filling: fc.constantFrom(0, 0, 300, 2100, 5000),
    marks: fc.array(fc.nat(6000), { maxLength: 3 }),
  })
  .map(({ parts, filling, marks }) => {
    const text = parts.join(`x${'é'.repeat(filling)} `);
    const spans = marks
      .filter((start) => start < text.length)
      .map((start) => ({ start, end: Math.min(start + 2, text.length) }));
    return { text, spans };
  })
  .filter(({ text }) => text.trim() !== '');

interface Blocked {
  readonly text: string;
  readonly spans: readonly Span[];
}

function blockedReport(all: readonly Blocked[]): GateReport {
  const place = (index: number) => ({ path: 'genes.json', line: index + 1, column: 1 });
  return report({
    verdict: 'fail',
    genes: all.map(({ text }, index) =>
      gene(`gene_${index}`, {
        verdict: 'fail',
        commands: [command(text, { verdict: 'block', location: place(index) })],
      }),
    ),
    findings: all.flatMap(({ text, spans }, index) =>
      (spans.length > 0 ? spans : [undefined]).map((span, nth) =>
        finding({
          rule: `rule-${index % 3}-${nth}`,
          location: place(index),
          subject: { id: `gene_${index}`, command: text },
          ...(span && { span }),
        }),
      ),
    ),
  });
}

/** Returns the parts that must be there, in the spelling of a page. */
function partsOf({ text, spans }: Blocked, spell: (part: string) => string): string[] {
  const parts = shownParts(text, spans);
  const characters = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(characters).toBe(text.length);
  return parts.map(({ start, end, isShown }) =>
    isShown ? spell(text.slice(start, end)) : `${(end - start).toLocaleString('en-US')} character`,
  );
}

/** Expects the parts in the page, in their order. */
function expectInOrder(page: string, parts: readonly string[]): void {
  let at = 0;
  for (const part of parts) {
    const found = page.indexOf(part, at);
    expect(found, part.slice(0, 200)).toBeGreaterThanOrEqual(0);
    at = found + part.length;
  }
}

const lists = fc.array(commands, { minLength: 1, maxLength: 5 });
const RUNS = { numRuns: 60 };

describe('no rendering of a blocked command omits a character unseen', () => {
  it('in a comment', () =>
    forMany(RUNS.numRuns, lists, (all) => {
      const page = renderMarkdown(blockedReport(all), { maxCharacters: 10_000_000 });
      // Folds do not count.
      const [open = ''] = page.split('<details>');
      const plain = open
        .split('\n')
        .filter((line) => !/^ *\^[ ^]*$/.test(line))
        .join('\n');
      for (const one of all) {
        const explained = partsOf(one, terminal);
        const listed = markdownCode(commandLine(one.text, one.spans));
        if (!plain.includes(listed)) expectInOrder(plain, explained);
      }
    }));

  it('in the text of a check run', () =>
    forMany(RUNS.numRuns, lists, (all) => {
      const page = renderCheckText(blockedReport(all), { maxCharacters: 10_000_000 }) ?? '';
      for (const { text } of all) expect(page).toContain(markdownCode(commandLine(text, [])));
    }));

  it.each([80, 120])('in a terminal of %d columns', (columns) =>
    forMany(RUNS.numRuns, lists, (all) => {
      const options = { columns, colour: false, verbose: false };
      const lines = renderText(blockedReport(all), options).split('\n');
      const page = lines
        .filter((line) => !/^ *\^[ ^]*$/.test(line))
        .map((line) => line.slice(11))
        .join('')
        .replace(/ /g, '');
      for (const one of all) {
        expectInOrder(
          page,
          partsOf(one, terminal).map((part) => part.replace(/ /g, '')),
        );
      }
    }),
  );

  it('on the page', () =>
    forMany(15, lists, (all) => {
      const page = renderHtml(blockedReport(all));
      const [, content = ''] = page.split('<main');
      const bare = (text: string) =>
        text
          .replace(/<[^>]*>/g, '')
          .replace(/&(?:#\d+|\w+);/g, (entity) => ENTITIES[entity] ?? entity)
          .replace(/[\s\u00a0]+/g, '');
      const shown = bare(content);
      for (const one of all) {
        expectInOrder(
          shown,
          partsOf(one, (part) => bare(entities(terminal(part)))).map((part) =>
            part.replace(/\s+/g, ''),
          ),
        );
      }
    }));
});

function entities(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&#34;': '"',
  '&#39;': "'",
  '&#36;': '$',
};
