import capsuleSchema from '@evomap/gep-sdk/schemas/capsule.schema.json' with { type: 'json' };
import eventSchema from '@evomap/gep-sdk/schemas/evolution-event.schema.json' with { type: 'json' };
import geneSchema from '@evomap/gep-sdk/schemas/gene.schema.json' with { type: 'json' };
import mutationSchema from '@evomap/gep-sdk/schemas/mutation.schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/assets/asset.ts';
import { schemaDifferences } from '../../../src/audit/claims/schema/differences.ts';
import {
  promotionSchemaFindings,
  schemaFindings,
} from '../../../src/audit/claims/schema/findings.ts';
import type { AssetType } from '../../../src/model/asset.ts';
import { describe as say } from '../../../src/rules/finding.ts';
import * as complete from '../../promote/fixture.ts';
import { forMany, runs } from '../../runs.ts';
import { asset, gene } from '../fixture.ts';

const GENE = complete.gene('gene_x') as JsonObject;
const BARE: JsonObject = { type: 'Gene', schema_version: '1.13.0', id: 'gene_x' };
const MUTATION: JsonObject = {
  ...{ type: 'Mutation', id: 'mut_1', category: 'repair', trigger_signals: [] },
  ...{ target: 'gene:gene_x', expected_effect: 'Fewer errors.', risk_level: 'low' },
};

const ANTI_GENE: JsonObject = {
  ...{ type: 'AntiGene', schema_version: '1.14.0', id: 'anti_gene_x', summary: 'Retrying.' },
  ...{ trigger: ['timeout'], avoid: ['Do not run everything again.'], severity: 'low' },
  ...{ source_clusters: [], evidence_capsules: [], failure_count: 3 },
  asset_id: GENE.asset_id ?? '',
};

const CAPSULE = complete.capsule('capsule_1');
const EVENT = complete.event('evt_1');

const OFFICIAL = [
  ['Gene', GENE, geneSchema],
  ['Capsule', CAPSULE, capsuleSchema],
  ['EvolutionEvent', EVENT, eventSchema],
  ['Mutation', MUTATION, mutationSchema],
] as const;

type Difference = ReturnType<typeof schemaDifferences>[number];

function inWords(difference: Difference): string {
  const { kind, pointer, fields, expected, found, more } = difference;
  const rest = more ? `, and ${more} more` : '';
  if (kind === 'missing') return `missing ${pointer.join('.')}: ${fields}${rest}`;
  if (kind === 'unknown') return `unknown ${pointer.join('.')}: ${fields}${rest}`;
  return `value ${pointer.join('.')}: ${expected}, not ${found}${rest}`;
}

describe('schemaDifferences', () => {
  it('accepts a ValidationReport', () =>
    expect(schemaDifferences('ValidationReport', complete.report(GENE))).toEqual([]));

  it.each<[string, JsonObject, string[]]>([
    [
      'what is missing, once',
      { ...BARE, asset_id: GENE.asset_id ?? '' },
      ['missing : category,signals_match,strategy,constraints,validation'],
    ],
    ['what it does not know', { ...GENE, avoid: [] }, ['unknown avoid: avoid']],
    ['it at its field', { ...GENE, routing_hint: { a: 1 } }, ['unknown routing_hint.a: a']],
    [
      'the elements of a list together',
      { ...GENE, epigenetic_marks: ['a', {}, {}, 7] },
      ['value epigenetic_marks.1: a string, not an object, and 2 more'],
    ],
    ['a value once', { ...GENE, category: null }, ['value category: a string, not null']],
    [
      'ranges and patterns in words',
      { ...GENE, constraints: { max_files: 0, forbidden_paths: [] }, asset_id: 'sha256:0' },
      [
        'value constraints.max_files: a number that is at least 1, not 0',
        'value constraints.forbidden_paths: a non-empty list, not an empty list',
        'value asset_id: `sha256:` and 64 hexadecimal digits, not "sha256:0"',
      ],
    ],
    ['names with the characters of a pointer', { ...GENE, 'a/b~c': 1 }, ['unknown a/b~c: a/b~c']],
  ])('reports %s', (_, value, expected) =>
    expect(schemaDifferences('Gene', value).map(inWords)).toEqual(expected),
  );

  const ajv = new Ajv({ strict: false });
  it.each(OFFICIAL)('judges a %s like ajv', async (type, value, schema) => {
    const isValid = ajv.compile(schema);
    const fields = Object.keys(schema.properties);
    await forMany(
      runs(300),
      fc.dictionary(fc.constantFrom(...fields, 'unknown'), fc.jsonValue(), { maxKeys: 3 }),
      fc.subarray(fields, { maxLength: 1 }),
      (changed, dropped) => {
        const asset = { ...value, ...changed } as JsonObject;
        for (const field of dropped) delete asset[field];
        expect(schemaDifferences(type, asset).length === 0).toBe(isValid(asset));
      },
    );
  });
});

const COMPLETE = {
  category: 'repair',
  signals_match: ['error'],
  strategy: ['Fix it.'],
  constraints: { max_files: 2, forbidden_paths: ['.git'] },
  validation: ['npm test'],
};

describe('schemaFindings', () => {
  it('reports how often, and where', () => {
    const findings = schemaFindings(
      gene({ ...COMPLETE, claims: [{}, {}], epigenetic_marks: [1, 2], scope: { at: 1 } }),
    );
    expect(findings.map((finding) => say(finding).message)).toEqual([
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
    expect(unknown.map((each) => say(each).remedy)).toEqual([expect.stringContaining(remedy)]);
  });

  it('omits what other rules report', () => {
    expect(schemaFindings(gene(COMPLETE))).toEqual([]);
    const broken = { ...COMPLETE, validation: [7], constraints: { max_files: '2' }, asset_id: 7 };
    expect(schemaFindings(gene(broken))).toEqual([]);
    expect(schemaFindings(asset('Mutation', {}))).toMatchObject([
      { args: { field: expect.not.stringMatching(/^id|`id`|type/) } },
    ]);
  });

  it.each<[string, string, object, string[]]>([
    ['Gene', 'a release writes', { epigenetic_marks: [{ a: 1 }], avoid: ['x'], _source: {} }, []],
    ['Gene', 'a release writes, too', { anti_patterns: ['x', { at: 'y' }] }, []],
    ['Gene', 'none writes', { epigenetic_marks: [7] }, ['epigenetic_marks.0']],
    ['Gene', 'none writes in a list', { avoid: [{ a: 1 }] }, ['avoid']],
    ['Capsule', 'a release writes', { content: 'Did it.', diff: '+x', gene: null }, []],
    ['Capsule', 'none writes', { content: ['x'], diff: 7 }, ['content', 'diff']],
    ['EvolutionEvent', 'a release writes', { mutation_id: null, applied_lessons: ['x'] }, []],
    ['EvolutionEvent', 'a release writes, too', { execution_trace: { a: 1 } }, []],
    ['EvolutionEvent', 'none writes', { mutation_id: 7 }, ['mutation_id']],
    ['EvolutionEvent', '1.5 did not require', { source_type: 0, schema_version: '1.5.0' }, []],
    ['EvolutionEvent', 'nobody requires', { source_type: 0, schema_version: 0 }, []],
    ['EvolutionEvent', '1.6 requires', { source_type: 0 }, ['source_type']],
    ['AntiGene', 'engine 2 writes', {}, []],
    ['AntiGene', 'engine 2 does not write', { avoid: 0, trigger: 'x' }, ['avoid', 'trigger']],
  ])('of a store, for a %s: fields that %s', (type, _, fields, found) => {
    const whole = { Gene: GENE, Capsule: CAPSULE, EvolutionEvent: EVENT, AntiGene: ANTI_GENE };
    const stated = { ...whole[type as keyof typeof whole], ...fields } as JsonObject;
    // 0 stands for a missing field.
    const value = Object.fromEntries(Object.entries(stated).filter((entry) => entry[1] !== 0));
    const findings = schemaFindings(asset(type as AssetType, value));
    expect(findings.map(({ args }) => args.field).sort()).toEqual(found);
    // Others accept only what the protocol's package accepts.
    const isWhole = type === 'AntiGene' && found.length === 0;
    expect(promotionSchemaFindings(asset(type as AssetType, value)).length === 0).toBe(isWhole);
  });
});

it.each([
  [undefined, 'error'],
  ['0.9.0', 'error'],
  ['2.0.0', 'error'],
  ['1.12.9', 'warning'],
])('promotionSchemaFindings of an asset that declares %s', (schema_version, severity) => {
  const findings = promotionSchemaFindings(gene({ ...COMPLETE, schema_version, avoid: 1 }));
  expect(findings.length).toBeGreaterThan(0);
  expect(new Set(findings.map((finding) => finding.severity))).toEqual(new Set([severity]));
});
