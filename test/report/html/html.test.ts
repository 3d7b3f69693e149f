import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOW_TO_GET_IT } from '../../../src/ground/tool.ts';
import { terminal } from '../../../src/report/escape.ts';
import { renderHtml } from '../../../src/report/html/html.tsx';
import { forMany } from '../../runs.ts';
import {
  couldNotDecide,
  everyField,
  everythingWrong,
  finding,
  oneBlocked,
  REPORTS,
  report,
} from '../fixtures.ts';
import { hostileText, withStrings } from '../hostile.ts';
import { type Element, read } from './page.ts';

function attributesOf(elements: readonly Element[], name: string): string[] {
  return elements.flatMap(({ attrs }) =>
    attrs.filter((attribute) => attribute.name === name).map(({ value }) => value),
  );
}

/** The targets of all links but the one that says how to get the program. */
const anchorsOf = (elements: readonly Element[]) =>
  attributesOf(elements, 'href').filter((target) => target !== HOW_TO_GET_IT);

describe.each(REPORTS)('the page of a report: %#', (one) => {
  const page = renderHtml(one);
  const { elements, errors, comments } = read(page);

  it('is HTML without fault', () => expect([errors, comments]).toEqual([[], 0]));

  it('has every id once, and an end to every link', () => {
    const ids = attributesOf(elements, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const targets = anchorsOf(elements);
    expect(targets.filter((target) => !ids.includes(target.replace('#', '')))).toEqual([]);
  });

  it('refers to nothing outside, and holds no style but ours, and no script', () => {
    expect(attributesOf(elements, 'src')).toEqual([]);
    expect(attributesOf(elements, 'style')).toEqual([]);
    expect(anchorsOf(elements).every((target) => target.startsWith('#'))).toBe(true);
    expect([page.split('<script').length, page.split('<style').length]).toEqual([1, 2]);
    const policy = attributesOf(elements, 'content')[0] ?? '';
    const [, text = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
  });
});

it('is small where there is little to say', () => {
  expect(Buffer.byteLength(renderHtml(report()))).toBeLessThan(60_000);
});

describe('whatever the strings are', () => {
  const reports = [oneBlocked(), couldNotDecide(), everyField()];
  const tags = new Set(reports.flatMap((one) => read(renderHtml(one)).elements.map(tagAndNames)));

  function tagAndNames({ tagName, attrs }: Element): string {
    return [tagName, ...attrs.map(({ name }) => name)].join(' ');
  }

  it('they stay text', () =>
    forMany(
      60,
      fc.constantFrom(...reports),
      fc.array(hostileText, { minLength: 1, maxLength: 12 }),
      (one, texts) => {
        const { elements, comments, text, errors } = read(renderHtml(withStrings(one, texts)));
        expect([errors, comments]).toEqual([[], 0]);
        // `mark` and `sup` come and go with the length of a command.
        const strange = elements.map(tagAndNames).filter((tag) => !tags.has(tag));
        expect(strange).toEqual([]);
        for (const value of [...attributesOf(elements, 'id'), ...anchorsOf(elements)]) {
          expect(value).toMatch(/^#?[a-z][a-z0-9-]*$/);
        }
        expect(text).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
      },
    ));

  it('they are shown', () =>
    forMany(40, hostileText, (id) => {
      const { text } = read(renderHtml(withStrings(oneBlocked(), [id.replaceAll('`', '')])));
      expect(text).toContain(terminal(id.replaceAll('`', '')) || '(empty)');
    }));
});

describe('a page of much', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    finding({ rule: `rule-${index % 700}`, message: `Finding ${index}.` }),
  );

  it('has the first findings, and the number of the others', () => {
    const page = renderHtml({ ...everythingWrong(), findings: many });
    for (const index of [0, 500, 999]) expect(page).toContain(`Finding ${index}.`);
    expect(page).not.toContain('Finding 1000.');
    expect(page).toContain('4,000 more findings in <code>gate-report.json</code>');
  });

  it('has the first genes, those that do not pass before the others, and an end to every link', () => {
    const [gene] = oneBlocked().genes;
    const [command] = gene?.commands ?? [];
    if (gene === undefined || command === undefined) throw new Error('There is no command.');
    const more = renderHtml({
      ...oneBlocked(),
      genes: Array.from({ length: 1200 }, (_, index) => ({
        ...gene,
        id: `gene_${index}`,
        verdict: index === 1100 ? 'fail' : 'pass',
        commands: Array.from({ length: index === 0 ? 1100 : 1 }, () => ({ ...command })),
      })),
    });
    expect(more).toContain('200 more genes in <code>gate-report.json</code>');
    expect(more).toContain('100 more commands in <code>gate-report.json</code>');
    const genes = more.slice(more.indexOf('<section id="genes"'));
    expect(genes.indexOf('>gene_1100<')).toBeLessThan(genes.indexOf('>gene_0<'));
    const { elements } = read(more);
    const ids = new Set(attributesOf(elements, 'id'));
    const targets = anchorsOf(elements).map((target) => target.replace('#', ''));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });
});
