import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { forMany } from '../runs.ts';
import {
  command,
  finding,
  gene,
  outcome,
  REPORTS,
  report,
  SMALL_REPORTS,
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

const NAMES = new Set(
  `testsuites testsuite testcase properties property value failure error skipped system-out system-err
   name classname file line time timestamp tests failures errors type message`.split(/\s+/),
);

function part({ children }: Element, name: string): Element | undefined {
  return children.find((child) => child.name === name);
}

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

  it('that crashed is an error, one that was left out is skipped', () => {
    expect(part(caseOf({ status: 'crashed', signal: 'SIGSEGV' }), 'error')).toBeDefined();
    const skipped = part(caseOf({ status: 'skipped', reason: 'earlier one failed' }), 'skipped');
    expect(skipped?.attributes.message).toBe('skipped: earlier one failed');
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
  forMany(
    100,
    fc.constantFrom(...SMALL_REPORTS),
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
  ));
