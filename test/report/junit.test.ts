import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJunit } from '../../src/report/junit.ts';
import {
  allWell,
  command,
  couldNotDecide,
  everyField,
  everythingWrong,
  finding,
  gene,
  oneBlocked,
  outcome,
  report,
  stream,
} from './fixtures.ts';
import { hostileText, withStrings } from './hostile.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads a document with a parser that refuses whatever is not well-formed. */
function read(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [root];
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    // Without namespaces, which are off, every attribute is a string.
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (document === undefined) throw new Error('no element');
  return document;
}

function casesOf(one: GateReport): Element[] {
  return read(renderJunit(one)).children.flatMap(({ children }) => children);
}

/** All elements and attributes that there are. */
const NAMES = new Set(
  `testsuites testsuite testcase properties property value failure error skipped system-out system-err
   name classname file line time timestamp tests failures errors type message`.split(/\s+/),
);

function part({ children }: Element, name: string): Element | undefined {
  return children.find((child) => child.name === name);
}

const REPORTS = [allWell(), oneBlocked(), couldNotDecide(), everyField(), everythingWrong()];

it.each(REPORTS)('counts the cases of its suites: %#', (one) => {
  const suites = read(renderJunit(one));
  for (const suite of [...suites.children, suites]) {
    const cases = suite === suites ? casesOf(one) : suite.children;
    const having = (kind: string) => `${cases.filter((one) => part(one, kind)).length}`;
    expect(suite.attributes).toMatchObject({
      tests: `${cases.length}`,
      failures: having('failure'),
      errors: having('error'),
      skipped: having('skipped'),
    });
  }
});

it('has each suite of many genes once, in one document', () => {
  const genes = Array.from({ length: 250 }, (_, n) => gene(`gene_${n}`));
  const text = renderJunit(report({ genes }));
  const { name, children } = read(text);
  expect(name).toBe('testsuites');
  expect(children.map(({ attributes }) => attributes.name)).toEqual(genes.map(({ id }) => id));
  const indents = text.split('\n').flatMap((line) => /^ *(?=<testsuite )/.exec(line) ?? []);
  expect(new Set(indents)).toEqual(new Set(['  ']));
});

it('has each kind of trouble once for its gene, or for the change', () => {
  const cases = casesOf(everythingWrong());
  const of = (type: string) =>
    cases.flatMap((one) =>
      (part(one, 'failure') ?? part(one, 'error'))?.attributes.type === type ? one : [],
    );
  expect(cases).toHaveLength(176);
  expect(of('shell-operator')).toHaveLength(20);
  expect(of('blast-radius-critical')).toHaveLength(60);
  expect(of('content-hash-mismatch')).toHaveLength(24);
  expect(of('protected-path')).toEqual([]); // a warning
  const [slow] = of('command-timed-out');
  expect(slow?.attributes).toMatchObject({ classname: 'gene_slow', time: '180.000' });
  expect(slow && part(slow, 'failure')?.text).toContain('make it pass.\nsuite 19 passed');
});

describe('a command', () => {
  const caseOf = (run: Parameters<typeof outcome>[0], verdict: 'pass' | 'fail' = 'fail') => {
    const one = gene('gene_a', {
      verdict,
      summary: 'why it fails',
      commands: [command('npm test', { outcome: outcome(run) })],
    });
    const [first] = casesOf(report({ verdict, genes: [one] }));
    if (first === undefined) throw new Error('no case');
    return first;
  };

  it('that failed has the lines from the error on', () => {
    const text = `${'noise\n'.repeat(60)}Error: three\n    at node:internal/x\n`;
    const failure = part(
      caseOf({ status: 'failed', exit_code: 1, stderr: stream(text) }),
      'failure',
    );
    expect(failure?.attributes.message).toBe('why it fails');
    expect(failure?.text).toBe('Error: three');
  });

  it('that crashed is an error, one that was left out is skipped', () => {
    expect(part(caseOf({ status: 'crashed', signal: 'SIGSEGV' }), 'error')).toBeDefined();
    const skipped = part(caseOf({ status: 'skipped', reason: 'earlier one failed' }), 'skipped');
    expect(skipped?.attributes.message).toBe('skipped: earlier one failed');
  });

  it('has what it printed, and says what is missing of it', () => {
    const stdout = { head: 'begins', tail: 'ends', bytes: 300_000, truncated: true };
    const out = part(
      caseOf({ stdout, stderr: stream('<b>]]>&amp;\u0000\u001b[31mred') }),
      'system-out',
    );
    expect(out?.text).toBe('begins\n[300000 bytes in total; the middle is omitted]\nends');
  });

  it.each(['<b>', ']]>', '&amp;', '"\'', 'true', '  two  ', '1e9', '<U+0000>'])(
    'is read back as it is: %s',
    (text) => {
      const one = gene('gene_a', {
        commands: [command(text, { outcome: outcome({ stdout: stream(text) }) })],
      });
      const [first] = casesOf(report({ genes: [one] }));
      expect(first?.attributes.name).toBe(text);
      expect(first && part(first, 'system-out')?.text).toBe(text);
    },
  );
});

const FAILING = gene('gene_a', { verdict: 'fail' });

it.each<[string, string, Partial<GateReport>]>([
  [
    'an error of a gene',
    'size',
    { genes: [FAILING], findings: [finding({ rule: 'size', subject: { id: 'gene_a' } })] },
  ],
  ['an error of the change', 'path', { findings: [finding({ rule: 'path' })] }],
  ['a gene without a reason', 'verdict', { genes: [FAILING] }],
  ['warnings that fail', 'verdict', { findings: [finding({ severity: 'warning' })] }],
])('has a case that fails whenever the gate says no: %s', (_, type, part_) => {
  const troubles = casesOf(report({ verdict: 'fail', ...part_ })).flatMap(
    (each) => part(each, 'failure') ?? part(each, 'error') ?? [],
  );
  expect(troubles.map(({ attributes }) => attributes.type)).toEqual([type]);
});

it('is well-formed and holds nothing unseen, whatever the strings are', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(allWell(), oneBlocked(), couldNotDecide(), everyField()),
      fc.array(hostileText, { minLength: 1, maxLength: 12 }),
      (one, texts) => {
        const xml = renderJunit(withStrings(one, texts));
        expect(xml).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]|<!/u);
        const names = (element: Element): string[] => [
          element.name,
          ...Object.keys(element.attributes),
          ...element.children.flatMap(names),
        ];
        const foreign = names(read(xml)).filter((name) => !NAMES.has(name));
        expect(foreign).toEqual([]);
      },
    ),
    { numRuns: 100 },
  ));
