import { describe, expect, it } from 'vitest';
import { collectAssets } from '../../src/assets/collect.ts';
import { auditChange } from '../../src/audit/audit.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { causesOf } from '../../src/report/build.ts';
import { reportFindings } from '../../src/report/entries.ts';
import { groupCauses, groupFindings } from '../../src/report/view/report-sections.ts';
import { finding } from '../../src/rules/finding.ts';
import { changeBetween } from '../audit/fixture.ts';
import { policyFromFile } from '../policy/from-text.ts';

describe('causesOf', () => {
  it('is one cause if a dependency directory is committed with genes that forbid it', async () => {
    const constraints = { max_files: 700, forbidden_paths: ['.git', 'node_modules'] };
    const genes = Array.from({ length: 6 }, (_, index) => ({
      ...{ type: 'Gene', id: `gene_${index}`, schema_version: '1.13.0', category: 'repair' },
      ...{ signals_match: ['x'], strategy: ['y'], validation: ['node check.js'], constraints },
    }));
    const files = Array.from({ length: 546 }, (_, index) => [`node_modules/m/${index}.js`, 'x\n']);
    const head = {
      ...{ 'check.js': 'work();\n', 'assets/gep/genes.json': JSON.stringify({ genes }) },
      ...Object.fromEntries(files),
    };
    // The limits of a gene bind a change that modifies it.
    const before = genes.map((gene) => ({ ...gene, strategy: ['z'] }));
    const base = { 'assets/gep/genes.json': JSON.stringify({ genes: before }) };
    const [baseTree, tree] = [literalTree(base), literalTree(head)];
    const policy = policyFromFile('blast_radius: { hard_cap_files: 900 }', 'policy.yml');
    const change = changeBetween(base, head);
    const assets = await collectAssets({ baseTree, headTree: tree, change, policy: policy.policy });
    const audit = await auditChange({ change, assets, baseTree, tree, policy, platform: 'linux' });
    const found = [...audit.findings, ...audit.genes.flatMap(({ findings }) => findings)];
    const errors = reportFindings(found).filter(({ severity }) => severity === 'error');
    expect(errors.length).toBe(3 + 6 * 3);
    expect(causesOf(errors)).toEqual([
      {
        id: errors[0]?.cause,
        severity: 'error',
        rules: ['forbidden-path', 'forbidden-path-declared'],
        findings: 21,
        assets: 6,
        message: 'The change touches `node_modules/m/0.js`, but nothing may touch `node_modules`.',
      },
    ]);
  });

  it('has the gravest severity of its findings, and leaves out notices and what is ignored', () => {
    const size = { files: 9, maxFiles: 8, declared: true };
    const of = (gene: string) => ({ subject: { type: 'Gene', id: gene } });
    const suppressed = { reason: 'Known.', expires: '2099-01-01' };
    const found = reportFindings([
      finding('blast-radius-approaching', { gene: 'a', ...size }, of('a')),
      finding('blast-radius-exceeded', { gene: 'b', ...size }, of('b')),
      finding('gene-removed', { gene: 'c' }, of('c')),
      { ...finding('validation-missing', { gene: 'd', that: '' }, of('d')), suppressed },
    ]);
    expect(causesOf(found)).toMatchObject([
      {
        ...{ severity: 'error', findings: 2, assets: 2 },
        rules: ['blast-radius-exceeded', 'blast-radius-approaching'],
        message: 'The change touches 9 files, more than the limit of 8 for the gene `b`.',
      },
    ]);
  });
});

describe('groupFindings', () => {
  it('tells what `fix` does apart from what it leaves, which is one cause', () => {
    const hash = (id: string, fixable: boolean) =>
      finding(
        'content-hash-mismatch',
        { type: 'ValidationReport', id, expected: `sha256:${id}`, fixable },
        { subject: { type: 'ValidationReport', id } },
      );
    const found = reportFindings([hash('a', true), hash('vr_1', false), hash('b', true)]);
    expect(groupCauses(found)).toHaveLength(1);
    expect(
      groupFindings(found).map(({ lead, others }) =>
        [lead, ...others].map(({ subject }) => subject?.id),
      ),
    ).toEqual([['a', 'b'], ['vr_1']]);
  });
});
