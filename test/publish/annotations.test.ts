import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Harm, Location, Severity } from '../../src/model/finding.ts';
import { annotationsOf as annotationsOfReport } from '../../src/publish/annotations.ts';
import type { GateReport, ReportFinding } from '../../src/report/gate-report.ts';
import { renderHtml } from '../../src/report/html/html.tsx';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { checkAnnotations } from '../github/annotation-rules.ts';
import { list } from '../table.ts';
import { finding, report } from './fixture.ts';

const HEAD = { head_sha: 'a'.repeat(40), audited_sha: 'a'.repeat(40) };

const annotationsOf = (findings: readonly ReportFinding[], max?: number) =>
  annotationsOfReport({ ...HEAD, findings }, max);

const only = (changes: Partial<ReportFinding>) => annotationsOf([finding(changes)]).annotations[0];

it.each<[string, Partial<Location>, object]>([
  ['one line', { end_line: 2, end_column: 9 }, { start_column: 3, end_column: 9 }],
  ['an end before the start', { end_line: 1, end_column: 1 }, { end_line: 2, end_column: 3 }],
])('annotationsOf has columns on %s', (_, end, expected) => {
  expect(only({ location: { path: 'a', line: 2, column: 3, ...end } })).toMatchObject(expected);
});

it('annotationsOf merges equal findings at one location, but not different ones', () => {
  const location = { path: 'a', line: 2, column: 3 };
  const other = { message: 'Another cause.' };
  const all = [finding({ location }), finding({ location }), finding({ location, ...other })];
  expect(annotationsOf(all).annotations).toHaveLength(2);
  expect(
    annotationsOf([...all, finding({ location: { ...location, column: 9 } })]).annotations,
  ).toHaveLength(3);
});

it('annotationsOf has one annotation for a cause in a file, which names the assets', () => {
  const cause = 'c'.repeat(64);
  const about = (id: string, path: string, line: number, command?: string) =>
    finding({
      cause,
      subject: { type: 'Gene', id, ...(command !== undefined && { command }) },
      location: { path, line, column: 1 },
    });
  const genes = Array.from({ length: 60 }, (_, index) =>
    about(`gene_${index}`, 'a.json', index + 1),
  );
  const { annotations } = annotationsOf([...genes, about('gene_b', 'b.json', 1)]);
  expect(annotations.map(({ path, start_line }) => `${path}:${start_line}`)).toEqual([
    'a.json:1',
    'b.json:1',
  ]);
  expect(annotations[0]?.message).toMatch(/\nAlso: gene_1, gene_2, gene_3 and 56 more$/);
  const commands = [about('gene_a', 'a.json', 1, 'a;b'), about('gene_a', 'a.json', 2, 'c;d')];
  expect(annotationsOf(commands).annotations).toHaveLength(2);
});

it('annotationsOf omits findings that the policy ignores', () => {
  expect(only({ suppressed: { reason: 'Known.', expires: '2027-01-31' } })).toBeUndefined();
});

it('annotationsOf sorts errors first, then by path and line, and counts the omitted findings', () => {
  const at = (path: string, line: number) => ({ path, line, column: 1 });
  const { annotations, notes } = annotationsOf(
    [
      finding({ severity: 'notice', location: at('a', 1) }),
      finding({ severity: 'error', location: at('b', 1) }),
      finding({ severity: 'warning', location: at('a', 1) }),
      finding({ severity: 'error', location: at('a', 20) }),
      finding({ severity: 'error', location: at('a', 3) }),
    ],
    4,
  );
  expect(annotations.map((a) => `${a.annotation_level} ${a.path}:${a.start_line}`)).toEqual([
    'failure a:3',
    'failure a:20',
    'failure b:1',
    'warning a:1',
  ]);
  expect(notes).toEqual([expect.stringMatching(/beyond the limit of 4 annotations .*: 1\.$/)]);
});

it.each(list`
  /etc/passwd ¦ ../x ¦ a/../b ¦ a//b ¦ ./a ¦ <0 times x> ¦ a<U+000A>b ¦ a<U+0000> ¦ gene🧬.json
`)('annotationsOf omits a finding at the path %j and counts it', (path) => {
  const result = annotationsOf([finding({ location: { path, line: 1, column: 1 } })]);
  expect(result.annotations).toEqual([]);
  expect(result.notes).toEqual([expect.stringMatching(/cannot be used in an annotation: 1\.$/)]);
});

it('annotationsOf replaces characters that GitHub rejects and escapes deceptive ones', () => {
  const shown = only({ message: '\u{1f9ec} a\u0007b\u202ec\u001b[31mred', remedy: '' });
  expect(shown?.message).toBe('\ufffd a<U+0007>b<U+202E>c<U+001B>[31mred');
});

it('annotationsOf creates only annotations that GitHub accepts, from any findings', () => {
  const [short, long] = [fc.string({ unit: 'binary', maxLength: 80 }), '💥'.repeat(30_000)];
  const text = fc.oneof(short, fc.constant(long));
  const position = fc.integer({ min: 1, max: 9 });
  const location = fc.record(
    {
      path: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a/b.json', '/a', '..')),
      line: position,
      column: position,
      end_line: position,
      end_column: position,
    },
    { requiredKeys: ['path', 'line', 'column'] },
  );
  const any = fc.record(
    {
      rule: fc.string({ unit: 'binary', minLength: 1 }).filter((rule) => rule.trim() !== ''),
      severity: fc.constantFrom('error', 'warning', 'notice'),
      message: text,
      remedy: text,
      location,
      subject: fc.record({ id: text }),
    },
    { requiredKeys: ['rule', 'severity', 'message', 'remedy'] },
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (all) => {
      const { annotations, notes } = annotationsOf(all as ReportFinding[], 10);
      expect(checkAnnotations(annotations)).toEqual(annotations);
      const told = notes.reduce((sum, note) => sum + Number(/(\d+)\.$/.exec(note)?.[1]), 0);
      const placed = all.filter((one) => one.location !== undefined);
      expect(annotations.length + told).toBeLessThanOrEqual(placed.length);
      expect(annotations.length + told > 0).toBe(placed.length > 0);
    }),
  );
});

const location = { path: 'genes.json', line: 12, column: 3, end_line: 14, end_column: 4 };
const at = (head_files: GateReport['head_files']) => {
  const merge = { ...HEAD, audited_sha: 'b'.repeat(40), ...(head_files && { head_files }) };
  const { annotations } = annotationsOfReport({ ...merge, findings: [finding({ location })] });
  return annotations[0];
};

it('an annotation of another commit than the head has the line of the head', () => {
  const same = [{ line: 10, head_line: 5, lines: 20 }];
  expect(at([{ path: 'genes.json', same }])).toMatchObject({ start_line: 7, end_line: 9 });
  expect(at([])).toMatchObject({ start_line: 12, end_line: 14 });
});

it.each<[string, GateReport['head_files']]>([
  ['changed', [{ path: 'genes.json', same: [{ line: 1, head_line: 1, lines: 5 }] }]],
  ['missing', [{ path: 'genes.json', missing: true, same: [] }]],
  ['unknown', undefined],
])('is at the start of the file if the line of the head is %s', (_, head_files) => {
  const shown = at(head_files);
  expect(shown).toMatchObject({ start_line: 1, end_line: 1 });
  expect(shown?.message).toMatch(/This is line 12 of the audited commit bbbbbbb/);
});

const found = (
  ...[rule, severity, harm, message, path]: [string, Severity, Harm, string, string]
) => finding({ rule, severity, harm, message, location: { path, line: 1, column: 1 } });

/** As the audit finds them: the worst is the last of many. */
const FOUND = report({
  findings: [
    ...[1, 2, 3, 4, 5].map((n) =>
      found('content-hash-mismatch', 'error', 'bookkeeping', `HASH-${n}`, `a${n}.json`),
    ),
    found('file-not-json', 'error', 'broken', 'BROKEN', 'b.json'),
    found('protected-path', 'warning', 'danger', 'SECRETS', '.env'),
    found('audit-log-rewritten', 'error', 'danger', 'LOG', 'z.jsonl'),
  ],
});
const markdown = renderMarkdown(FOUND, { maxCharacters: 60_000 }).split('For agents')[0] ?? '';

it.each([
  ['text', renderText(FOUND, { columns: 100, colour: false, verbose: false })],
  ['markdown', markdown],
  ['html', renderHtml(FOUND)],
  ['sarif', JSON.stringify(JSON.parse(renderSarif(FOUND)).runs[0].results)],
  ['annotations', JSON.stringify(annotationsOfReport(FOUND).annotations)],
])('findings are in the order of harm in %s', (_, text) => {
  const places = ['LOG', 'SECRETS', 'BROKEN', 'HASH-1'].map((word) => text.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
