import { describe, expect, it } from 'vitest';
import { type Finding, type FindingPlace, finding } from '../../src/rules/finding.ts';
import { causeOf, identityOf } from '../../src/rules/identity.ts';

const at = (line: number, path = 'genes.json') => ({ location: { path, line, column: 1 } });
const about = (id: string, command?: string) => ({
  subject: { type: 'Gene', id, ...(command && { command }) },
});

const exceeded = (id: string, files: number, place: Pick<FindingPlace, 'location'> = at(1)) => {
  const args = { gene: id, files, maxFiles: 5, declared: true };
  return finding('blast-radius-exceeded', args, { ...place, ...about(id) });
};
const forbidden = (path: string, entry = 'node_modules') =>
  finding('forbidden-path', { path, entry, by: 'nothing may touch', via: '' }, at(1, path));
const declared = {
  gene: 'gene_a',
  path: 'node_modules/b',
  entry: 'node_modules',
  via: '',
  more: 3,
};
const capped = { files: 70, lines: 9, capFiles: 60, capLines: 20_000, genes: 1 };
const DECLARED = finding('forbidden-path-declared', declared, about('gene_a'));
const CAPPED = finding('blast-radius-hard-cap', capped, about('gene_b'));
const duplicate = (line: number, key = 'id') =>
  finding('ambiguous-key', { detail: `"${key}", first at line ${line}, column 3` }, at(line + 1));
const stale = (id: string, expected: string) => {
  const args = { type: 'Gene', id, expected, fixable: true };
  return finding('content-hash-mismatch', args, { ...at(1), ...about(id) });
};
const repeated = (command: string) => {
  const args = { gene: 'a', field: 'validation.1', fault: `repeats \`${command}\`` };
  return finding('validation-redundant', args, about('a', command));
};
const inlineCode = (value: string) =>
  finding('outside-code', { program: 'node', flag: '-e', value }, about('a', value));
const unknown = (id: string, field: string) =>
  finding('schema-field', { type: 'Gene', id, field, fault: 'is unknown', where: '', fix: '' });

type Row = [what: string, one: Finding, other: Finding];

describe('the identity of a finding', () => {
  const one = exceeded('gene_a', 8);
  it.each<Row>([
    ['the line', one, exceeded('gene_a', 8, at(90))],
    ['counts', one, exceeded('gene_a', 9)],
    ['counts in text', duplicate(3), duplicate(70)],
    ['the file of an asset', one, exceeded('gene_a', 8, at(1, 'b.json'))],
    ['the severity', one, { ...one, severity: 'notice' }],
  ])('does not depend on %s', (_, first, second) => {
    expect(identityOf(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(identityOf(first)).toBe(identityOf(second));
  });

  it.each<Row>([
    ['the rule', one, { ...one, rule: 'blast-radius-critical' }],
    ['the asset', one, exceeded('gene_b', 8)],
    ['the command', repeated('x'), repeated('y')],
    ['the path, if there is no asset', forbidden('node_modules/a'), forbidden('node_modules/b')],
    ['the arguments of the rule', duplicate(3), duplicate(3, 'type')],
    ['the expected hash', stale('gene_a', 'sha256:1'), stale('gene_a', 'sha256:2')],
  ])('depends on %s', (_, first, second) => {
    expect(identityOf(first)).not.toBe(identityOf(second));
  });
});

describe('the cause of a finding', () => {
  it.each<Row>([
    ['a limit that several genes exceed', exceeded('gene_a', 8), exceeded('gene_b', 8)],
    ['files in one forbidden directory', forbidden('node_modules/a'), forbidden('node_modules/b')],
    ['outdated hashes', stale('gene_a', 'sha256:1'), stale('gene_b', 'sha256:2')],
    ['a directory that a gene forbids, too', forbidden('node_modules/a'), DECLARED],
    ['limits of several grades', exceeded('gene_a', 8), CAPPED],
    ['code of different commands', inlineCode('throw 1'), inlineCode('throw 2')],
    ['fields of one type', unknown('a', 'x'), unknown('b', 'y')],
  ])('is the same for %s', (_, first, second) => {
    expect(identityOf(first)).not.toBe(identityOf(second));
    expect(causeOf(first)).toBe(causeOf(second));
  });

  it('differs between directories', () => {
    expect(causeOf(forbidden('.git/x', '.git'))).not.toBe(causeOf(forbidden('node_modules/a')));
  });
});
