import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/ground/turns.ts';
import { compact, expand } from '../../src/report/compact/compact.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJson } from '../../src/report/json.ts';
import { readReportFile } from '../../src/report/read.ts';
import { report } from './fixtures.ts';

const HASH = 'a'.repeat(64);

/** A report with many genes, of which each has one command of its own and one that all have. */
function reportOf(genes: number): GateReport {
  const location = (line: number) => ({ path: 'assets/gep/genes.json', line, column: 9 });
  return report({
    genes: Array.from({ length: genes }, (_, index) => ({
      id: `gene_repair_${index}`,
      path: 'assets/gep/genes.json',
      line: 25 * index + 4,
      change: 'added',
      verdict: index % 7 === 0 ? 'fail' : 'warn',
      summary: '2 commands allowed, none run, with warnings: content-hash-missing',
      profiles: { evolver: { accepted: true }, validator: { accepted: false, reason: 'npm' } },
      blast_radius: {
        ...{ files: 0, lines: 0, exempt_files: 2, exempt_lines: 250_010, max_files: 20 },
        severity: 'within_limit',
      },
      commands: [`node test.js ${index}`, 'npm test'].map((command, at) => ({
        command,
        verdict: 'allow',
        risk: 'safe',
        confirmation: 'standard',
        words: command.split(' ').map((text) => ({ text, start: 0, end: text.length })),
        profiles: { evolver: 'allow', validator: at === 0 ? 'allow' : 'block' },
        location: location(25 * index + 24 + at),
        plan_digest: `sha256:${HASH}`,
      })),
      validation_report_id: null,
    })),
    findings: Array.from({ length: genes }, (_, index) => ({
      rule: 'content-hash-missing',
      severity: 'warning',
      layer: 'asset',
      message: `The Gene \`gene_repair_${index}\` has no \`asset_id\`.`,
      remedy: `Add \`"asset_id": "sha256:${HASH}"\`, the hash of the current content.`,
      location: location(25 * index + 4),
      subject: { type: 'Gene', id: `gene_repair_${index}` },
    })),
  });
}

/** An object that is no number and no text. */
const NO_TEXT = { valueOf: 1, toString: 1 };

describe('a long report', () => {
  it('states once what its entries share, and is read as it was', () => {
    const long = reportOf(6_000);
    const text = renderJson(long);
    expect(text.split('"max_files"')).toHaveLength(2 + 1);
    expect(text.length / long.genes.length).toBeLessThan(400);
    expect(resultOf(readReportFile(Buffer.from(text), 'it', ''))).toEqual(long);
  });

  it('has one entry in a line', () => {
    const lines = renderJson(reportOf(6_000)).split('\n');
    expect(lines.filter((line) => line.includes('gene_repair_1999"')).length).toBe(2);
    expect(lines.length).toBeLessThan(15_000);
  });

  it('cannot grow without limit by what it shares', () => {
    const { shared, genes, ...rest } = JSON.parse(renderJson(reportOf(12_000)));
    const like = shared.push({ ...shared[genes[0].like], summary: 'x'.repeat(1 << 16) }) - 1;
    const equal = genes.map((gene: object) => ({ ...gene, like }));
    const text = JSON.stringify({ ...rest, shared, genes: equal });
    expect(text.length).toBeLessThan(1 << 23);
    expect(() => resultOf(readReportFile(Buffer.from(text), 'it', ''))).toThrow(
      'is not a valid GateReport',
    );
  });

  it('is read as it was under every limit of its growth, because what is beyond it is written in full', () => {
    const long = { ...reportOf(60) };
    const written = [0, 1_000, 10_000, 20_000, 50_000, 1_000_000].map((most) => {
      const text = JSON.stringify(resultOf(compact(long, most)));
      expect(resultOf(expand(JSON.parse(text), most))).toEqual(long);
      return text.length;
    });
    expect(new Set(written).size).toBe(6);
    expect(written[0]).toBeGreaterThan(1.2 * (written[5] ?? 0));
    expect(resultOf(expand(resultOf(compact(long)), 50_000))).not.toEqual(long);
  });

  it.each([
    ['a location', 'genes', { commands: [{ command: 'node', in: 'a', at: [1, NO_TEXT] }] }],
    ['a word', 'genes', { commands: [{ command: 'node', offsets: [NO_TEXT, 2] }] }],
    ['an id', 'validation_reports', { gene: 0, id: NO_TEXT, commands: [] }],
  ])('is refused as no report if it has %s that cannot be expanded', (_, list, entry) => {
    const { type, schema_version } = reportOf(0);
    const text = JSON.stringify({ type, schema_version, shared: [], [list]: [entry] });
    const words = /^it is not a valid GateReport/;
    expect(() => resultOf(readReportFile(Buffer.from(text), 'it', ''))).toThrow(words);
  });

  it('cannot refer to what it does not state', () => {
    const text = renderJson(reportOf(6_000)).replace(/"like":\d+/, '"like":100000');
    expect(() => resultOf(readReportFile(Buffer.from(text), 'it', ''))).toThrow('it ');
  });
});

function withoutFix(edit: object = {}): object {
  const { fix: _, ...rest } = { fix: true, ...edit };
  return rest;
}

describe('the entries of a long report', () => {
  const location = { path: 'a.json', line: 2, column: 5, end_line: 2, end_column: 9 };
  const subject = { type: 'Gene', id: 'gene_{id}', command: 'node "a b"' };
  const findings = [
    {
      id: 'x',
      rule: 'one',
      message: 'The Gene gene_a is new.',
      subject: { type: 'Gene', id: 'gene_a' },
    },
    { id: 'y', rule: 'one', message: 'The Gene gene_{id}.', location, subject },
    {
      id: 'z',
      rule: 'two',
      message: '{id} is $& a word',
      location: { path: 'b', line: 1, column: 1 },
    },
    { id: 'z:2', rule: 'two', message: 'no place', subject: { type: 'Gene', id: '' } },
    { id: 'no_subject', rule: 'two', message: 'about nothing' },
    {
      id: `${HASH}:2`,
      rule: 'three',
      message: 'About gene_a.',
      location,
      subject: { type: 'Gene', id: 'gene_a', command: 'node "a b"' },
      edit: { path: 'a.json', pointer: '/0/validation/0', old: 'node "a b"', new: [], fix: true },
    },
  ];
  const command = {
    command: 'node "a b"',
    words: [
      { text: 'node', start: 0, end: 4 },
      { text: 'a b', start: 5, end: 10 },
    ],
    location,
    findings: ['y', 'unknown', 'no_subject', `${HASH}:2`],
  };
  const genes = [
    {
      id: 'gene_a',
      asset_id: 'sha256:1',
      line: 2,
      summary: 'failed: node "a b" => {id}',
      profiles: { evolver: { accepted: true }, validator: { accepted: true } },
      commands: [
        command,
        { command: 'npm test', location },
        { command: 'node "x"', location: { path: 'a.json', line: 9, column: 4 } },
        { command: 'node "x"', location: { ...location, end_line: 2, end_column: 17 } },
        { command: 'node "x"', location: { ...location, end_line: 3, end_column: 17 } },
        { command: 'node', location: { path: 'a.json', line: 9 } },
        { command: 'node', location: { path: 'a.json' } },
      ],
      findings: ['x', 'z:2'],
      validation_report_id: 'vr_1',
    },
    {
      id: 'gene_a',
      asset_id: `sha256:${HASH}`,
      summary: 'not packed: {0}',
      profiles: { evolver: { accepted: true }, validator: { accepted: false } },
      commands: [],
      findings: [],
      validation_report_id: null,
    },
  ];
  const validation = (text: string) => ({
    id: 'vr_1',
    gene_id: 'gene_a',
    gene_asset_id: 'sha256:1',
    commands: [
      { command: text, ok: false, stderr: 'no', duration_ms: 3 },
      { command: 'npm test', ok: true, stderr: '', duration_ms: 4 },
    ],
    results: [
      { cmd: text, ok: false, duration_ms: 3, err: 'no' },
      { cmd: 'npm test', ok: true, duration_ms: 4 },
    ],
  });
  /** Genes whose ValidationReports have these ids, in another order. */
  const sequence = (ids: number[], order: number[], other?: number) => {
    const named = ids.map((id) => ({ id: `gene_${id}`, asset_id: null, commands: [] }));
    const of = (index: number) => ({
      ...{ id: `vr_${ids[index]}`, gene_id: index === other ? 'another' : named[index]?.id },
      ...{ gene_asset_id: null, commands: [], results: [] },
    });
    return {
      genes: named.map((gene, index) => ({ ...gene, validation_report_id: `vr_${ids[index]}` })),
      validation_reports: order.map(of),
    };
  };
  const again = (value: object) =>
    resultOf(expand(JSON.parse(JSON.stringify(resultOf(compact({ ...value }))))));

  it.each([
    ['findings', { genes: [], findings }],
    ['genes', { genes, findings }],
    [
      'a fix',
      {
        genes,
        findings,
        fix: {
          edits: [
            { ...withoutFix(findings[5]?.edit), finding: `${HASH}:2`, after: 'warn' },
            { ...withoutFix(findings[5]?.edit), finding: 'y', after: 'allow' },
          ],
          patch: null,
        },
      },
    ],
    ['a ValidationReport', { genes, findings: [], validation_reports: [validation('node "a b"')] }],
    ['ValidationReports in and out of sequence', sequence([7, 8, 9, 4, 5], [0, 1, 4, 3, 2])],
    ['one between them that is not about its gene', sequence([7, 8, 9], [0, 1, 2], 1)],
    ['one that is not about its gene', { genes, validation_reports: [validation('node b')] }],
    [
      'events',
      {
        events: [
          { id: 'e', findings: ['x'] },
          { id: 'f', line: 7 },
        ],
        findings,
      },
    ],
  ])('are what they were: %s', (_, lists) => {
    const whole = {
      genes: [],
      capsules: [],
      events: [],
      findings: [],
      validation_reports: [],
      ...lists,
    };
    expect(again(whole)).toEqual(whole);
  });

  it.each([
    ['findings', { findings: [7] }],
    ['genes', { genes: 'all' }],
    ['genes', { genes: [null] }],
    ['events', {}],
  ])('leave %s that are none to the schema', (name, lists) => {
    const expanded = resultOf(expand({ ...lists, shared: [] }));
    expect(expanded).toEqual(lists);
    expect(expanded).not.toHaveProperty(name, []);
  });

  it('have a base64url digest and a run of findings in place of a list', () => {
    const packed = resultOf(
      compact({ genes, findings, capsules: [], events: [], validation_reports: [] }),
    );
    const { findings: short } = packed as unknown as { findings: [number, string][] };
    expect(short[5]?.[1]).toBe(`${Buffer.from(HASH, 'hex').toString('base64url')}:2`);
    const run = { findings: 3, commands: [{ findings: 1 }, { findings: 9 }, { findings: 1e9 }] };
    const all = Array.from({ length: 8 }, (_, index) => ({ id: `f${index}` }));
    expect(resultOf(expand({ shared: [], genes: [run], findings: all }))).toMatchObject({
      genes: [
        {
          findings: ['f0', 'f1', 'f2'],
          commands: [
            { findings: ['f3'] },
            { findings: ['f4', 'f5', 'f6', 'f7'] },
            { findings: [] },
          ],
        },
      ],
    });
  });

  it('cannot grow without limit: a summary', () => {
    const gene = { outline: '{0}', commands: [{ command: 'x'.repeat(3e5) }] };
    const genes = [0, 0, 0].map((like) => ({ like }));
    const expanded = resultOf(expand({ shared: [gene], genes }, 16e5));
    const { genes: found } = expanded as { genes: { summary?: string }[] };
    expect(found.map(({ summary }) => summary?.length)).toEqual([3e5, 3e5, undefined]);
  });

  it('cannot grow without limit', () => {
    const finding = { template: '{id}'.repeat(1_000), about: 'x'.repeat(1_000), kind: 'Gene' };
    const findings = [0, 0, 0, 0].map((like) => ({ like }));
    const expanded = resultOf(expand({ shared: [finding], findings }, 25e5));
    const { findings: found } = expanded as { findings: { message?: string }[] };
    expect(found.map(({ message }) => message?.length)).toEqual([1e6, 1e6, undefined, undefined]);
  });
});

describe('a report of many entries', () => {
  it('states every entry in full, in one line', () => {
    const many = reportOf(500);
    const text = renderJson(many);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(many)));
    const entries = many.genes.length + many.findings.length;
    expect(text.split('\n').length - entries).toBeLessThan(60);
  });

  it('is compact with many commands or Capsules', () => {
    const [gene] = reportOf(1).genes;
    const commands = Array.from({ length: 10_001 }, () => gene?.commands[0]);
    const text = renderJson({ ...reportOf(0), genes: [{ ...gene, commands }] } as GateReport);
    expect(JSON.parse(text)).toHaveProperty('shared');
  });
});

describe('a short report', () => {
  it('states every entry in full', () => {
    const long = reportOf(250);
    const { shared, genes } = JSON.parse(renderJson(long));
    expect(shared).toBeUndefined();
    expect(genes).toEqual(long.genes);
    expect(renderJson(long)).toContain('\n  "genes": [\n    {\n      "id":');
  });
});
