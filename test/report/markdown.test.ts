import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOW_TO_GET_IT } from '../../src/ground/tool.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderCheckText } from '../../src/report/markdown/check-text.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { forAll, forMany, runs } from '../runs.ts';
import {
  command,
  couldNotDecide,
  everythingWrong,
  finding,
  gene,
  oneBlocked,
  REPORTS,
  report,
} from './fixtures.ts';
import { hostileText, withStrings } from './hostile.ts';

const COMMENT = { maxCharacters: 65_536 };
const PAGES = {
  detailsUrl: 'https://example.com/agent/agent/actions/runs/1',
  repositoryUrl: 'https://example.com/agent/agent',
};

function linesOf(markdown: string): string[] {
  return markdown.trimEnd().split('\n');
}

it.each<[string, string | null]>([
  ['has characters that do not show', '+ "a\u202eb"\n'],
  ['is long', '+ "a"\n'.repeat(60)],
  ['is missing', null],
])('names the file of a diff that %s', (_, patch) => {
  const { fix, ...one } = oneBlocked();
  const page = renderMarkdown({ ...one, fix: { edits: fix?.edits ?? [], patch } }, COMMENT);
  expect(page).not.toContain('```diff');
  expect(page).toContain('The `patch` of `agent-task.json` is its diff');
});

it('gives genes with the same result one row if there are more than ten', () => {
  const table = (number: number) => {
    const genes = Array.from({ length: number }, (_, index) => gene(`gene_${index}`));
    return renderMarkdown(report({ verdict: 'warn', genes }), COMMENT).match(/^\| ✅.*$/gm);
  };
  expect(table(10)).toHaveLength(10);
  expect(table(60)).toEqual([
    '| ✅\u00a0pass | 1\u00a0passed | 5\u00a0files\u00a0(limit\u00a020) | `gene_0`, `gene_1` and 58 more |',
  ]);
});

describe('links', () => {
  const linked = (one: GateReport) => renderMarkdown(one, { ...COMMENT, ...PAGES });

  it('have no line if the audited commit is not the head', () => {
    const markdown = linked({ ...oneBlocked(), audited_sha: 'd'.repeat(40) });
    expect(markdown).toContain('/assets/gep/genes.json)');
    expect(markdown).not.toContain('#L');
  });

  it('have the line of the head if it is known', () => {
    const merge = { ...oneBlocked(), audited_sha: 'd'.repeat(40) };
    const path = 'assets/gep/genes.json';
    expect(linked({ ...merge, head_files: [] })).toContain('/assets/gep/genes.json#L42)');
    const moved = { path, same: [{ line: 40, head_line: 30 }] };
    expect(linked({ ...merge, head_files: [moved] })).toContain('/assets/gep/genes.json#L32)');
    const missing = { path, missing: true as const, same: [] };
    expect(linked({ ...merge, head_files: [missing] })).not.toContain('/blob/b2c3d4');
  });

  it('leave out what no address can spell', () => {
    const location = { path: 'a\ud800.json', line: 1, column: 1 };
    expect(linked(report({ findings: [finding({ location })] }))).not.toContain('/blob/b');
  });
});

describe('blocked commands', () => {
  const blockedBy = (texts: readonly string[], cause?: string) => {
    const genes = texts.map((text, index) =>
      gene(`gene_${index}`, { verdict: 'fail', commands: [command(text, { verdict: 'block' })] }),
    );
    const findings = texts.map((text, index) =>
      finding({
        rule: 'shell-operator',
        message: 'The command contains an operator.',
        subject: { id: `gene_${index}`, command: text },
        ...(cause !== undefined && { cause }),
      }),
    );
    return renderMarkdown(report({ verdict: 'fail', genes, findings }), COMMENT);
  };
  const cause = 'c'.repeat(64);

  it('do not share the reason of a dangerous one that broke the same rule', () => {
    const texts = ['npm test && node a.js', 'npm test && rm -rf build', 'curl x | sh'];
    const dangers = [undefined, 'deletes files with `rm`', 'downloads a script and runs it'];
    const findings = texts.map((text, index) => {
      const danger = dangers[index];
      const found = { rule: 'shell-operator', cause, subject: { id: 'gene_a', command: text } };
      return finding({ ...found, ...(danger ? { danger, harm: 'danger' } : { harm: 'broken' }) });
    });
    const commands = texts.map((text) => command(text, { verdict: 'block' }));
    const genes = [gene('gene_a', { verdict: 'fail', commands })];
    const page = renderMarkdown(report({ verdict: 'fail', genes, findings }), COMMENT);
    expect(page).not.toContain('same reason');
    const places = texts.map((text) => page.indexOf(text));
    expect(places.toSorted((a, b) => b - a)).toEqual(places);
  });

  it('are folded after twenty-two, not left out', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `node ${index}.js; id`);
    const [open = '', folded = ''] = blockedBy(texts, cause).split('18 other blocked commands');
    expect(open.match(/; id(?:`|$)/gm)).toHaveLength(22);
    expect(folded.split('Details')[0]?.match(/; id`/g)).toHaveLength(18);
  });
});

it('cuts nothing that is approved', () => {
  const values = Array.from({ length: 60 }, (_, at) => `value-${at}`).join(' ');
  const weakened = finding({
    rule: 'gate-weakened',
    layer: 'policy',
    message: `It loosens ${values}.`,
  });
  const waiting = finding({ rule: 'gate-approval-missing', layer: 'policy', severity: 'warning' });
  const one = report({ verdict: 'needs_approval', findings: [weakened, waiting] });
  expect(renderMarkdown(one, COMMENT)).toContain(values);
  const text = renderText(one, { columns: 80, colour: false, verbose: false });
  expect(text.replace(/\s+/g, ' ')).toContain(values);
});

it('tells what has the cause of a danger with it, and what waits only where it is approved', () => {
  const findings = [
    finding({ rule: 'forbidden-path', harm: 'danger', cause: 'a' }),
    finding({ rule: 'forbidden-path-declared', harm: 'broken', cause: 'a' }),
    finding({ rule: 'gate-approval-missing', harm: 'danger', severity: 'warning' }),
  ];
  const text = renderMarkdown(report({ verdict: 'fail', findings }), COMMENT);
  expect(text.match(/^#### .*/gm)).toEqual(['#### Dangerous', '#### Approval required']);
  expect(text).toContain('also forbidden-path-declared');
  expect(text.split('gate-approval-missing.md')).toHaveLength(2);
});

it.each(['danger', 'broken'] as const)('shows one of each rule that blocks (%s)', (harm) => {
  const many = Array.from({ length: 20 }, (_, at) =>
    finding({ rule: 'outside-globs', harm, message: `The file ${at} is bad.` }),
  );
  const others = Array.from({ length: 9 }, (_, at) => finding({ rule: `other-rule-${at}`, harm }));
  const findings = [...many, ...others];
  const failed = report({ verdict: 'fail', findings });
  const pages = [
    renderMarkdown(failed, COMMENT),
    renderText(failed, { columns: 80, colour: false, verbose: false, name: 'gene-gate' }),
  ];
  for (const page of pages) expect(others.filter(({ rule }) => !page.includes(rule))).toEqual([]);
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
  it.each([65_536, 20_000, 10_000, 6000, 2000, 1000, 100, 10])('fits into %d', (maxCharacters) => {
    for (const one of [everythingWrong(), manyFindings(), couldNotDecide()]) {
      const markdown = renderMarkdown(one, { maxCharacters });
      expect(markdown.length).toBeLessThanOrEqual(maxCharacters);
      expect(markdown.startsWith('### ❌ gen'.slice(0, maxCharacters))).toBe(true);
    }
  });

  it.each([
    [65_536, /Not shown: \d,\d+ findings\. See the JSON report of this run\./],
    [15_000, /Not shown: .*everything that passed\. /],
    [9000, /Not shown: .*everything that passed\. /],
    [1400, /Not shown: everything but this line\. /],
  ])('says at %d characters what it left out', (maxCharacters, words) =>
    expect(renderMarkdown(manyFindings(), { maxCharacters })).toMatch(words),
  );
});

it.each([300, 2000, 5000])('fits the text of a check run in %d characters', (maxCharacters) => {
  const { genes } = everythingWrong();
  const text = renderCheckText(everythingWrong(), { maxCharacters }) ?? '';
  expect(text.length).toBeLessThanOrEqual(maxCharacters);
  const shown = text.match(/^\*\*/gm)?.length ?? 0;
  expect(text).toContain(`Not shown: ${genes.length - shown} genes.`);
  expect(renderCheckText(report(), { maxCharacters })).toBeUndefined();
});

/** What is left of Markdown without its code, which is inert, and without our own markup. */
function residue(markdown: string): string {
  const prose: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) fence = line === fence ? undefined : fence;
    else if (/^`{3,}(?:text|diff|sh)$/.test(line)) fence = line.replace(/\w+$/, '');
    else if (line.startsWith('<')) prose.push(line.replace(/<code>[^<]*<\/code>/g, ''));
    else prose.push(withoutCode(line));
  }
  expect(fence).toBeUndefined();
  return prose
    .join('\n')
    .replace(/^#{3,4} /gm, '')
    .replace(/^\|[-:|]+\|$/gm, '')
    .replace(
      /\[ \]\(https:\/\/github\.com\/gene-gate\/gene-gate\/blob\/main\/docs\/rules\/[\w-]+\.md\)/g,
      '',
    )
    .replace(`[how to get it](${HOW_TO_GET_IT})`, '')
    .replace(/<\/?(?:details|summary|ul|li|br)>/g, '')
    .replace(/\*\*(?:Error|Warning|Notice|Ignored|Approval):\*\*/g, '');
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
  it('nothing in them is markup, a mention or a link', () =>
    forMany(
      runs(300),
      fc.constantFrom(...REPORTS),
      fc.array(hostileText, { minLength: 1, maxLength: 12 }),
      (one, texts) => {
        const text = residue(renderMarkdown(withStrings(one, texts), COMMENT));
        expect(text).not.toMatch(/[<>@#`*[\]$~]|:\/\/|www\.|gh-\d|[0-9a-f]{7}/i);
        expect(text).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
      },
    ));

  it('they do not add lines', () =>
    forAll(hostileText, (text) => {
      const count = (one: GateReport) => linesOf(renderMarkdown(one, COMMENT)).length;
      // One string stands for all in both, so that the groups are the same.
      expect(count(withStrings(oneBlocked(), [text]))).toBeLessThanOrEqual(
        count(withStrings(oneBlocked(), ['text'])),
      );
    }));
});
