import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import {
  allWell,
  command,
  couldNotDecide,
  everythingWrong,
  finding,
  gene,
  oneBlocked,
  report,
} from './fixtures.ts';
import { hostileText, withStrings } from './hostile.ts';
import { everyField } from './html/every-field.ts';

const COMMENT = { maxCharacters: 65_536 };

function linesOf(markdown: string): string[] {
  return markdown.trimEnd().split('\n');
}

describe.each([
  ['all-well', allWell],
  ['one-blocked', oneBlocked],
  ['everything-wrong', everythingWrong],
  ['could-not-decide', couldNotDecide],
])('%s', (name, make) => {
  it('reads as in its snapshot', () =>
    expect(
      renderMarkdown(make(), { ...COMMENT, detailsUrl: 'https://example.com/runs/1' }),
    ).toMatchFileSnapshot(`snapshots/${name}.md`));

  it('has no table, which a phone would scroll', () =>
    expect(renderMarkdown(make(), COMMENT)).not.toMatch(/^\|/m));

  it('has no code line that a phone would scroll', () => {
    let code = false;
    for (const line of linesOf(renderMarkdown(make(), COMMENT))) {
      if (line.startsWith('```')) code = !code;
      // What is to be copied into a workflow stays as it is.
      else if (code && name !== 'could-not-decide')
        expect([...line].length).toBeLessThanOrEqual(34);
    }
  });
});

it('is calm: 12 lines when all is well, 30 for one blocked command', () => {
  expect(linesOf(renderMarkdown(allWell(), COMMENT)).length).toBeLessThanOrEqual(12);
  expect(linesOf(renderMarkdown(oneBlocked(), COMMENT)).length).toBeLessThanOrEqual(30);
});

it('says what the change does to a gene, what loosens first, also where it passes', () => {
  const one = gene('gene_a', {
    differences: [
      { kind: 'command_removed', field: 'validation', base: 'npm run `all`', head: null },
      { kind: 'command_added', field: 'validation', base: null, head: 'npm test' },
      { kind: 'constraint_tightened', field: 'constraints.x', base: null, head: 'src' },
      { kind: 'constraint_loosened', field: 'constraints.max_files', base: '10', head: '20' },
      { kind: 'constraint_loosened', field: 'constraints.forbidden_paths', base: 'a', head: null },
    ],
  });
  const markdown = renderMarkdown(report({ genes: [one, gene('gene_b')] }), COMMENT);
  expect(markdown.split('<details>')[0]).toContain(
    [
      '#### Genes',
      '',
      '- `gene_a` modified, pass: 1 of 1 command passed',
      '  - loosens `constraints.max_files`: `10` → `20`',
      '  - loosens `constraints.forbidden_paths`: no longer `a`',
      '  - removes `` npm run `all` ``',
      '  - adds `npm test`',
      '  - tightens `constraints.x`: now also `src`',
      '',
      '',
    ].join('\n'),
  );
});

it('says of a Capsule whether others would get it, and the first reason why not', () => {
  const { capsules } = everyField();
  const markdown = renderMarkdown(report({ capsules }), COMMENT);
  expect(markdown).toContain(
    'Capsule <code>capsule_0042</code> added, not eligible: <code>score 0.4 is below 0.7 (score-too-low, and 1 other reason)</code>',
  );
  expect(markdown).toContain('Capsule <code>capsule_0043</code> added, eligible</li>');
});

it('states that no genes changed', () =>
  expect(linesOf(renderMarkdown(report(), COMMENT))[0]).toBe(
    '### ✅ gene-gate: pass — no genes changed',
  ));

it('counts the genes that require approval', () => {
  const waiting = gene('gene_a', { verdict: 'needs_approval' });
  const [first] = linesOf(
    renderMarkdown(report({ verdict: 'needs_approval', genes: [waiting] }), COMMENT),
  );
  expect(first).toBe('### ✋ gene-gate: approval required — 1 of 1 gene');
});

it('shows twenty findings of one rule in one file as one', () => {
  const findings = Array.from({ length: 20 }, (_, index) =>
    finding({
      rule: 'content-hash-mismatch',
      layer: 'asset',
      message: 'The hash is wrong.',
      location: { path: 'genes.json', line: index + 1, column: 1 },
    }),
  );
  const lines = linesOf(renderMarkdown(report({ verdict: 'fail', findings }), COMMENT));
  const shown = lines.filter((line) => line.includes('The hash is wrong.'));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain('19 more in this file');
});

it('tells a blocked command from the same one in another gene', () => {
  const text = 'npm test; id';
  const place = { path: 'assets/gep/genes.json', line: 12, column: 9 };
  const genes = ['gene_a', 'gene_b'].map((id) =>
    gene(id, { verdict: 'fail', commands: [command(text, { verdict: 'block', location: place })] }),
  );
  const findings = ['gene_a', 'gene_b'].map((id) =>
    finding({ rule: `rule-of-${id}`, subject: { id, command: text }, location: place }),
  );
  const markdown = renderMarkdown(report({ verdict: 'fail', genes, findings }), COMMENT);
  expect(markdown).toMatch(
    /`gene_a`, command[^#]*`rule-of-gene_a`[^#]*`gene_b`, command[^#]*`rule-of-gene_b`/,
  );
  expect(markdown).not.toContain('#### Findings');
});

function manyFindings(): GateReport {
  const base = everythingWrong();
  return {
    ...base,
    findings: Array.from({ length: 5000 }, (_, index) =>
      finding({
        rule: `rule-${index % 700}`,
        message: `Finding ${index}: ${'words '.repeat(60)}`,
        location: { path: `genes-${index % 300}.json`, line: index + 1, column: 1 },
      }),
    ),
  };
}

describe('the size ladder', () => {
  it.each([65_536, 20_000, 10_000, 6000, 2000, 1000, 100, 10])(
    'fits %d characters',
    (maxCharacters) => {
      for (const one of [everythingWrong(), manyFindings(), couldNotDecide()]) {
        const markdown = renderMarkdown(one, { maxCharacters });
        expect(markdown.length).toBeLessThanOrEqual(maxCharacters);
        expect(markdown.startsWith('### ❌ gen'.slice(0, maxCharacters))).toBe(true);
      }
    },
  );

  it.each([
    [65_536, /Not shown: \d,\d+ findings\. See the JSON report of this run\./],
    [20_000, /Not shown: .*everything that passed\. /],
    [9000, /Not shown: .*everything that passed\. /],
    [1400, /Not shown: everything but these counts\. /],
  ])('says at %d characters what it left out', (maxCharacters, words) =>
    expect(renderMarkdown(manyFindings(), { maxCharacters })).toMatch(words),
  );

  it('points to the full report where there is one', () => {
    const options = { maxCharacters: 6000, detailsUrl: 'https://example.com/runs/1' };
    expect(renderMarkdown(everythingWrong(), options)).toContain(
      'See the [full report](https://example.com/runs/1).',
    );
  });
});

/** What is left of Markdown without its code, which is inert, and without our own markup. */
function residue(markdown: string): string {
  const prose: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) fence = line === fence ? undefined : fence;
    else if (/^`{3,}text$/.test(line)) fence = line.slice(0, -'text'.length);
    else if (line.startsWith('<')) prose.push(line.replace(/<code>[^<]*<\/code>/g, ''));
    else prose.push(withoutCode(line));
  }
  expect(fence).toBeUndefined();
  return prose
    .join('\n')
    .replace(/^#{3,4} /gm, '')
    .replace(/<\/?(?:details|summary|ul|li|br)>/g, '')
    .replace(/\*\*(?:Error|Warning):\*\*/g, '');
}

/** Reads a line as CommonMark does: backslash escapes and code spans, from left to right. */
function withoutCode(line: string): string {
  let rest = line;
  let prose = '';
  while (rest !== '') {
    const [escaped] = /^\\[!-/:-@[-`{-~]/.exec(rest) ?? [];
    const [ticks] = /^`+/.exec(rest) ?? [];
    const [span] = ticks
      ? (new RegExp(`^${ticks}[^]*?(?<!\`)${ticks}(?!\`)`).exec(rest) ?? [])
      : [];
    const next = span ?? escaped ?? rest.slice(0, 1);
    prose += span !== undefined || escaped !== undefined ? ' ' : next;
    rest = rest.slice(next.length);
  }
  return prose;
}

describe('whatever the strings are', () => {
  const reports = [allWell(), oneBlocked(), couldNotDecide(), everythingWrong(), everyField()];

  it('nothing in them is markup, a mention or a link', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...reports),
        fc.array(hostileText, { minLength: 1, maxLength: 12 }),
        (one, texts) => {
          const text = residue(renderMarkdown(withStrings(one, texts), COMMENT));
          expect(text).not.toMatch(/[<>@#`*[\]$~]|:\/\/|www\.|gh-\d|[0-9a-f]{7}/i);
          expect(text).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
        },
      ),
      { numRuns: 300 },
    ));

  it('they do not add lines', () =>
    fc.assert(
      fc.property(hostileText, (text) => {
        const count = (one: GateReport) => linesOf(renderMarkdown(one, COMMENT)).length;
        // One string stands for all in both, so that the groups are the same.
        expect(count(withStrings(oneBlocked(), [text]))).toBe(
          count(withStrings(oneBlocked(), ['text'])),
        );
      }),
    ));
});

describe('an ignored finding', () => {
  const suppressed = { reason: 'Wait for release 2 | @all', expires: '2027-01-31' };
  const ignored = {
    ...allWell(),
    findings: [finding({ rule: 'content-hash-mismatch', suppressed })],
  };

  it('is shown in the fold only, with its reason and its end', () => {
    const [open, fold = ''] = renderMarkdown(ignored, COMMENT).split('<details>');
    expect(open).toBe(renderMarkdown(allWell(), COMMENT).split('<details>')[0]);
    expect(fold).toContain('Ignored <code>content-hash-mismatch</code> until 2027-01-31');
    expect(fold).toContain('<code>Wait for release 2 | @all</code>');
  });
});
