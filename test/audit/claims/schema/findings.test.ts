import { expect, describe as group, it } from 'vitest';
import {
  promotionSchemaFindings,
  schemaFindings,
} from '../../../../src/audit/claims/schema/findings.ts';
import { describe } from '../../../../src/rules/finding.ts';
import { asset, brief, gene } from '../../fixture.ts';

const COMPLETE = {
  category: 'repair',
  signals_match: ['error'],
  strategy: ['Fix it.'],
  constraints: { max_files: 2, forbidden_paths: ['.git'] },
  validation: ['npm test'],
};

group('schemaFindings', () => {
  it('warns at the field, with a message', () => {
    const [finding, ...rest] = schemaFindings(gene({ ...COMPLETE, category: 'fix' }));
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'schema-field',
      severity: 'warning',
      location: { path: 'assets/gep/genes.json', line: 4, column: 14 },
      subject: { type: 'Gene', id: 'gene_a' },
    });
    expect(finding && describe(finding).message).toBe(
      'The field `category` of the Gene `gene_a` must be one of "repair", "optimize", "innovate", "explore", but it is "fix".',
    );
  });

  it('reports how often, and where', () => {
    const findings = schemaFindings(
      gene({ ...COMPLETE, claims: [{}, {}], epigenetic_marks: [1, 2], scope: { at: 1 } }),
    );
    expect(findings.map((finding) => describe(finding).message)).toEqual([
      'The field `epigenetic_marks.0` of the Gene `gene_a` must be a string, but it is 1 (and in 1 similar place).',
      'The field `predicate` of the Gene `gene_a` in `claims.0` and 1 similar place is missing.',
      'The field `at` of the Gene `gene_a` in `scope` is unknown.',
    ]);
  });

  it.each([
    [{ validations: ['npm test'] }, 'If you meant `validation`, rename it.'],
    [{ validation: ['npm test'], validations: ['npm test'] }, 'Remove `validations`'],
    [{ validation: ['npm test'], maintainer_team: 'a' }, 'Remove `maintainer_team`'],
  ])('proposes the field that was meant, if the asset lacks it: %j', (fields, remedy) => {
    const { validation: _, ...others } = COMPLETE;
    const unknown = schemaFindings(gene({ ...others, ...fields })).filter(
      ({ rule }) => rule === 'schema-field',
    );
    expect(unknown.map((finding) => describe(finding).remedy)).toEqual([
      expect.stringContaining(remedy),
    ]);
  });

  it('omits what other rules report', () => {
    expect(schemaFindings(gene(COMPLETE))).toEqual([]);
    const broken = { ...COMPLETE, validation: [7], constraints: { max_files: '2' }, asset_id: 7 };
    expect(schemaFindings(gene(broken))).toEqual([]);
    expect(schemaFindings(asset('Mutation', {}))).toMatchObject([
      { args: { field: expect.not.stringMatching(/^id|`id`|type/) } },
    ]);
  });

  it('reports an empty list of forbidden paths', () => {
    const constraints = { max_files: 2, forbidden_paths: [] };
    expect(brief(schemaFindings(gene({ ...COMPLETE, constraints })))).toEqual([
      'schema-field (warning)',
    ]);
  });
});

group('promotionSchemaFindings', () => {
  it.each([
    [undefined, 'error'],
    ['1.13.0', 'error'],
    ['1.14.0', 'error'],
    ['0.9.0', 'error'],
    ['2.0.0', 'error'],
    ['1.12.9', 'warning'],
    ['1.5.0', 'warning'],
  ])('of an asset that declares %s', (schema_version, severity) => {
    const findings = promotionSchemaFindings(gene({ ...COMPLETE, schema_version, avoid: 1 }));
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.severity))).toEqual(new Set([severity]));
  });

  it('omits nothing', () => {
    expect(promotionSchemaFindings(gene(COMPLETE))).toMatchObject([
      { rule: 'schema-field', args: { field: 'schema_version`, `asset_id' } },
    ]);
  });
});
