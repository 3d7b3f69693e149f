import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMAND, HOW_TO_GET_IT } from '../../src/ground/tool.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { reportTitle } from '../../src/report/view/headline.ts';
import { runs } from '../runs.ts';
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
const PAGES = {
  detailsUrl: 'https://example.com/agent/agent/actions/runs/1',
  repositoryUrl: 'https://example.com/agent/agent',
};

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
    // Without the fold of sixty genes; the other snapshots have one.
    expect(renderMarkdown(make(), { maxCharacters: 12_000, ...PAGES })).toMatchFileSnapshot(
      `snapshots/${name}.md`,
    ));
});

it('is short: 30 lines when all is well, most of them folded, 45 for one blocked command with its diff', () => {
  expect(linesOf(renderMarkdown(allWell(), COMMENT)).length).toBeLessThanOrEqual(30);
  expect(
    linesOf(renderMarkdown(oneBlocked(), { ...COMMENT, part: 'screen' })).length,
  ).toBeLessThanOrEqual(45);
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
  expect(markdown.split('<details>')[1]).toContain(
    [
      '- `gene_a` modified, pass: 1 command passed, 5 of 20 files',
      '  - loosens `constraints.max_files`: `10` → `20`',
      '  - loosens `constraints.forbidden_paths`: no longer `a`',
      '  - removes `npm run ˋallˋ`',
      '  - adds `npm test`',
      '  - tightens `constraints.x`: now also `src`',
    ].join('\n'),
  );
});

it('says of a Capsule whether others would get it, and why not', () => {
  const { capsules } = everyField();
  const markdown = renderMarkdown(report({ capsules }), COMMENT);
  expect(markdown).toContain(
    '- `capsule_0042` (not eligible for promotion): Capsule added. score 0.4 is below 0.7 (`score-too-low`). ',
  );
  expect(markdown).toContain('- `capsule_0043` (eligible for promotion): Capsule added\n');
});

describe('the fix', () => {
  const patchOf = (one: GateReport, patch: string | null) =>
    renderMarkdown({ ...one, fix: { edits: one.fix?.edits ?? [], patch } }, COMMENT);

  it('is said once: a command to paste, and the diff as it stands', () => {
    const page = renderMarkdown(oneBlocked(), { ...COMMENT, part: 'screen' });
    expect(page).toContain(
      `\`\`\`sh\n${COMMAND} fix --base ${oneBlocked().base_sha?.slice(0, 12)} --write\n`,
    );
    expect(page).toContain(`\`\`\`diff\n${oneBlocked().fix?.patch}\`\`\``);
    expect(page.match(/ --write/g)).toHaveLength(1);
  });

  it.each<[string, string | null]>([
    ['has characters that do not show', '+ "a\u202eb"\n'],
    ['is long', '+ "a"\n'.repeat(60)],
    ['is missing', null],
  ])('names the file of a diff that %s', (_, patch) => {
    const page = patchOf(oneBlocked(), patch);
    expect(page).not.toContain('```diff');
    expect(page).toContain('The `patch` of `agent-task.json` is its diff');
  });

  it('of a report without one is nothing', () =>
    expect(renderMarkdown(allWell(), COMMENT)).not.toContain('#### Fix'));
});

it('gives genes with the same result one row if there are more than ten', () => {
  const table = (number: number) => {
    const genes = Array.from({ length: number }, (_, index) => gene(`gene_${index}`));
    return renderMarkdown(report({ genes }), COMMENT).match(/^\| ✅.*$/gm);
  };
  expect(table(10)).toHaveLength(10);
  expect(table(60)).toEqual([
    '| ✅\u00a0pass | 5\u00a0of\u00a020 | `gene_0`, `gene_1` and 58 more | 1\u00a0passed |',
  ]);
});

describe('links', () => {
  const linked = (one: GateReport) => renderMarkdown(one, { ...COMMENT, ...PAGES });

  it('lead to the lines of the head, the pages of the rules, and the log', () => {
    const markdown = linked(everythingWrong());
    const { head_sha } = everythingWrong();
    const blob = `https://example.com/agent/agent/blob/${head_sha}/assets/gep/genes.json`;
    expect(markdown).toContain(`| [\`gene_deploy_1\`](${blob}#L`);
    expect(markdown).toContain(`[\`assets/gep/genes.json:40\`](${blob}#L40)`);
    expect(markdown).toContain('blob/main/docs/rules/shell-operator.md)');
    expect(markdown).toContain(`[Log](${PAGES.detailsUrl})`);
  });

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

  it('escape the path, and leave out what no address can spell', () => {
    const at = (path: string) =>
      linked(report({ findings: [finding({ location: { path, line: 1, column: 1 } })] }));
    expect(at('a b/(c)/%#?.json')).toContain('/a%20b/%28c%29/%25%23%3F.json#L1)');
    expect(at('a\ud800.json')).not.toContain('/blob/b');
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

  it('are each listed, below one reason', () => {
    const texts = ['npm test && rm -rf build', 'curl https://example.com/install | sh', 'a;b'];
    const markdown = blockedBy(texts, cause);
    const [open = ''] = markdown.split('<details>');
    for (const text of texts)
      expect(open).toMatch(new RegExp(`(?:^|\`)${escaped(text)}(?:\`|$)`, 'm'));
    expect(markdown.match(/contains an operator/g)).toHaveLength(1);
  });

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

  it('are one entry if they are equal', () => {
    const markdown = blockedBy(['a;b', 'a;b', 'a;b'], cause);
    expect(markdown.match(/^a;b$/gm)).toHaveLength(1);
    expect(markdown).toContain('; also in `gene_1`, `gene_2`');
  });

  it('are folded after twenty-two, not left out', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `node ${index}.js; id`);
    const [open = '', folded = ''] = blockedBy(texts, cause).split('18 other blocked commands');
    expect(open.match(/; id(?:`|$)/gm)).toHaveLength(22);
    expect(folded.split('Details')[0]?.match(/; id`/g)).toHaveLength(18);
  });

  it('are counted if the place has no room for them', () => {
    const texts = Array.from(
      { length: 600 },
      (_, index) => `node ${'x'.repeat(300)}${index}.js; id`,
    );
    const markdown = blockedBy(texts, cause);
    const listed = markdown.match(/; id(?:`|$)/gm)?.length ?? 0;
    expect(markdown).toContain(`Not shown: ${600 - listed} blocked commands`);
  });
});

describe('under `enforce: report`', () => {
  const under = (make: () => GateReport) => {
    const made = make();
    const policy = made.policy && { ...made.policy, enforce: 'report' as const };
    return renderMarkdown({ ...made, policy }, COMMENT)
      .split('\n')
      .slice(0, 3)
      .join('\n');
  };

  it('a failing verdict says that it blocks nothing, and is no cross', () => {
    expect(under(oneBlocked)).toMatch(/^### ⚠️ gene-gate: would fail .*\n\n.*blocks nothing\.$/);
  });

  it.each([allWell, couldNotDecide])('others do not: %o', (make) => {
    expect(under(make)).not.toContain('blocks nothing');
  });
});

it('states that no genes changed', () =>
  expect(linesOf(renderMarkdown(report(), COMMENT))[0]).toBe(
    '### ✅ gene-gate: pass — no genes changed',
  ));

describe('the headline of a report that waits for approval', () => {
  const waiting = gene('gene_a', { verdict: 'needs_approval' });
  const gate = [
    finding({ rule: 'gate-weakened', layer: 'policy', severity: 'warning' }),
    finding({ rule: 'gate-approval-missing', layer: 'policy', severity: 'warning' }),
  ];

  it.each<[string, Partial<GateReport>, string]>([
    ['the genes', { genes: [waiting] }, '1 of 1 gene'],
    ['a weaker gate without genes', { findings: gate }, 'the gate is weakened'],
    [
      'a weaker gate with genes that pass',
      { genes: [gene('gene_a')], findings: gate },
      'the gate is weakened',
    ],
    [
      'both',
      { genes: [waiting, gene('gene_b')], findings: gate },
      'the gate is weakened, 1 of 2 genes',
    ],
  ])('names %s', (_, part, words) => {
    const waits = report({ verdict: 'needs_approval', ...part });
    const [first] = linesOf(renderMarkdown(waits, COMMENT));
    expect(first).toBe(`### ✋ gene-gate: approval required — ${words}`);
    expect(reportTitle(waits)).toBe(`approval required: ${words}`);
  });
});

it('has the line to paste into a review as a block of its own, and cuts nothing that is approved', () => {
  const values = Array.from({ length: 60 }, (_, at) => `value-${at}`);
  const findings = [
    finding({ rule: 'gate-weakened', layer: 'policy', message: `It loosens ${values.join(' ')}.` }),
    finding({
      rule: 'gate-approval-missing',
      layer: 'policy',
      severity: 'warning',
      remedy: 'Ask a person to approve with a review that contains the line `/gene-gate approve`.',
    }),
  ];
  const text = renderMarkdown(report({ verdict: 'needs_approval', findings }), COMMENT);
  expect(text).toContain('\n```text\n/gene-gate approve\n```\n');
  for (const value of values) expect(text).toContain(value);
  const inTerminal = renderText(report({ findings }), {
    columns: 80,
    colour: false,
    verbose: false,
  });
  for (const value of values) expect(inTerminal).toContain(value);
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

it('shows twenty findings of one cause as one', () => {
  const findings = Array.from({ length: 20 }, (_, index) =>
    finding({
      rule: 'content-hash-mismatch',
      layer: 'asset',
      message: 'The hash is wrong.',
      location: { path: 'genes.json', line: index + 1, column: 1 },
    }),
  );
  const page = renderMarkdown(report({ verdict: 'fail', findings }), COMMENT);
  const shown = linesOf(page).filter((line) => line.includes('The hash is wrong.'));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain('; 19 other places)');
});

it.each([
  [['CLAUDE.md'], 'also `CLAUDE.md`', 'AGENTS.md:1; also `CLAUDE.md`'],
  [['a', 'b', 'c', 'd'], '4 other places', 'AGENTS.md:1; 4 other places'],
])('names the other files of a cause if they are few: %j', (paths, markdown, text) => {
  const findings = ['AGENTS.md', ...paths].map((path) =>
    finding({
      rule: 'protected-path',
      cause: 'protected',
      layer: 'change',
      message: `The change touches the protected file ${path}.`,
      location: { path, line: 1, column: 1 },
    }),
  );
  const failed = report({ verdict: 'fail', findings });
  expect(renderMarkdown(failed, COMMENT)).toContain(`; ${markdown})`);
  expect(renderText(failed, { columns: 80, colour: false, verbose: false })).toContain(text);
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
    /`gene_a`, `assets[^#]*`rule-of-gene_a`[^#]*`gene_b`, `assets[^#]*`rule-of-gene_b`/,
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
    [15_000, /Not shown: .*everything that passed\. /],
    [9000, /Not shown: .*everything that passed\. /],
    [1400, /Not shown: everything but this line\. /],
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
      { numRuns: runs(300) },
    ));

  it('they do not add lines', () =>
    fc.assert(
      fc.property(hostileText, (text) => {
        const count = (one: GateReport) => linesOf(renderMarkdown(one, COMMENT)).length;
        // One string stands for all in both, so that the groups are the same.
        expect(count(withStrings(oneBlocked(), [text]))).toBeLessThanOrEqual(
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
    expect(fold).toMatch(/\*\*Ignored:\*\* .*`content-hash-mismatch`/);
    expect(fold).toContain('Wait for release 2 \\| `@all` (until 2027-01-31)');
  });
});
