import { describe, expect, it } from 'vitest';
import { allRules } from '../../src/rules/catalogue.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { causeOf, identityOf } from '../../src/rules/identity.ts';

const at = (line: number, path = 'genes.json') => ({ location: { path, line, column: 1 } });
const gene = (id: string) => ({ subject: { type: 'Gene', id } });

const exceeded = (id: string, files: number, line = 1): Finding =>
  finding(
    'blast-radius-exceeded',
    { gene: id, files, maxFiles: 5, declared: true },
    { ...at(line), ...gene(id) },
  );
const forbidden = (path: string): Finding =>
  finding(
    'forbidden-path',
    { path, entry: 'node_modules', by: 'nothing may touch', via: '' },
    at(1, path),
  );
const duplicate = (line: number, key = 'id'): Finding =>
  finding('ambiguous-key', { detail: `"${key}", first at line ${line}, column 3` }, at(line + 1));
const stale = (id: string, expected: string): Finding =>
  finding('content-hash-mismatch', { type: 'Gene', id, expected } as never, gene(id));

const inlineCode = (value: string): Finding =>
  finding('outside-code', { program: 'node', flag: '-e', value } as never, {
    subject: { id: 'a', command: value },
  });

function schemaField(id: string, field: string) {
  const args = { type: 'Gene', id, field, fault: 'is unknown', where: '', fix: 'Remove it' };
  return finding('schema-field', args);
}

describe('the identity of a finding', () => {
  it.each([
    ['the line', exceeded('gene_a', 8, 3), exceeded('gene_a', 8, 90)],
    ['counts', exceeded('gene_a', 8), exceeded('gene_a', 9)],
    ['counts in text', duplicate(3), duplicate(70)],
    [
      'the file of an asset',
      { ...exceeded('gene_a', 8), ...at(1, 'b.json') },
      exceeded('gene_a', 8),
    ],
    [
      'the severity',
      { ...exceeded('gene_a', 8), severity: 'notice' as const },
      exceeded('gene_a', 8),
    ],
  ])('does not depend on %s', (_, one, other) => {
    expect(identityOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(identityOf(one)).toBe(identityOf(other));
  });

  it.each([
    [
      'the rule',
      exceeded('gene_a', 8),
      { ...exceeded('gene_a', 8), rule: 'blast-radius-critical' as const },
    ],
    ['the asset', exceeded('gene_a', 8), exceeded('gene_b', 8)],
    [
      'the command',
      finding(
        'validation-redundant',
        { gene: 'a', field: 'validation.1', fault: 'repeats `x`' },
        { subject: { id: 'a', command: 'x' } },
      ),
      finding(
        'validation-redundant',
        { gene: 'a', field: 'validation.1', fault: 'repeats `y`' },
        { subject: { id: 'a', command: 'y' } },
      ),
    ],
    [
      'the path, if the finding has no asset',
      forbidden('node_modules/a'),
      forbidden('node_modules/b'),
    ],
    ['the arguments of the rule', duplicate(3), duplicate(3, 'type')],
    ['the expected hash', stale('gene_a', 'sha256:1'), stale('gene_a', 'sha256:2')],
  ])('depends on %s', (_, one, other) => {
    expect(identityOf(one)).not.toBe(identityOf(other));
  });
});

describe('the cause of a finding', () => {
  it.each([
    ['a limit that several genes exceed', exceeded('gene_a', 8), exceeded('gene_b', 8)],
    [
      'several files in one forbidden directory',
      forbidden('node_modules/a'),
      forbidden('node_modules/b'),
    ],
    ['outdated hashes', stale('gene_a', 'sha256:1'), stale('gene_b', 'sha256:2')],
    [
      'a directory that is always forbidden and that a gene forbids',
      forbidden('node_modules/a'),
      finding(
        'forbidden-path-declared',
        { gene: 'gene_a', path: 'node_modules/b', entry: 'node_modules', via: '', more: 3 },
        gene('gene_a'),
      ),
    ],
    [
      'limits of several grades',
      exceeded('gene_a', 8),
      finding(
        'blast-radius-hard-cap',
        { files: 70, lines: 9, capFiles: 60, capLines: 20_000, genes: 1 },
        gene('gene_b'),
      ),
    ],
    ['code of different commands', inlineCode('throw 1'), inlineCode('throw 2')],
    ['fields of one type', schemaField('a', 'x'), schemaField('b', 'y')],
  ])('is the same for %s', (_, one, other) => {
    expect(identityOf(one)).not.toBe(identityOf(other));
    expect(causeOf(one)).toBe(causeOf(other));
  });

  it('differs between directories', () => {
    const git = finding('forbidden-path', {
      path: '.git/x',
      entry: '.git',
      by: 'nothing may touch',
      via: '',
    });
    expect(causeOf(git)).not.toBe(causeOf(forbidden('node_modules/a')));
  });
});

it.each(
  allRules().flatMap(({ id, counted = [], instance = [] }) =>
    [...counted, ...instance].map((name) => [id, name] as const),
  ),
)('%s uses %s in its message or remedy', (id, name) => {
  const asked = new Set<PropertyKey>();
  const args = new Proxy(
    {},
    {
      get: (_, key) => {
        asked.add(key);
        return Object.assign(['1'], { startsWith: () => false, replaceAll: () => '1' });
      },
    },
  );
  const rule = allRules().find((each) => each.id === id);
  rule?.message(args);
  rule?.remedy(args);
  expect(asked).toContain(name);
});
