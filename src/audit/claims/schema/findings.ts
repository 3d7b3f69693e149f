import { SCHEMA_VERSION } from '@evomap/gep-sdk';
import { type Asset, placeOf } from '../../../assets/asset.ts';
import { nearestName } from '../../../ground/nearest-name.ts';
import type { AssetType } from '../../../model/asset.ts';
import type { SeverityOf } from '../../../rules/catalogue.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import { type Difference, schemaDifferences } from './differences.ts';

/**
 * Reports differences from the protocol's schema as warnings at the fields, except those that other
 * rules report.
 */
export function schemaFindings(asset: Asset): Finding[] {
  return schemaDifferences(asset.type, asset.value)
    .filter((difference) => !isOfRelease(asset, difference))
    .flatMap((difference) => omitReported(asset, difference))
    .map((difference) => findingOf(asset, difference, 'warning'));
}

/**
 * Reports every difference from the protocol's schema for a promotion: errors, or warnings if the asset
 * declares an older schema of the same major version.
 */
export function promotionSchemaFindings(asset: Asset): Finding[] {
  const severity = declaresOlderSchema(asset) ? 'warning' : 'error';
  return schemaDifferences(asset.type, asset.value).map((difference) =>
    findingOf(asset, difference, severity),
  );
}

function findingOf(
  asset: Asset,
  difference: Difference,
  severity: SeverityOf<'schema-field'>,
): Finding {
  const { type, id } = asset;
  const { kind, pointer, fields, expected, found, more } = difference;
  const place = { ...placeOf(asset, pointer), severity };
  const said = (field: string, fault: string, where: string, fix: string) =>
    finding('schema-field', { type, id, field, fault, where, fix }, place);
  if (kind === 'missing') {
    const hash = fields.includes('asset_id')
      ? '; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author'
      : '';
    const added = fields.map((field, index) => `\`${field}\` (${expected[index]})`).join(', ');
    return said(fields.join('`, `'), 'is missing', inside(pointer, more), `Add ${added}${hash}`);
  }
  if (kind === 'unknown') {
    const [field = ''] = fields;
    const meant = nearestName(field, expected);
    const start = meant ? `If you meant \`${meant}\`, rename it. Otherwise, remove` : 'Remove';
    const fix = `${start} \`${field}\` or store it outside the asset`;
    return said(field, 'is unknown', inside(pointer.slice(0, -1), more), fix);
  }
  const field = pointer.join('.');
  const others = more === 0 ? '' : ` (and in ${similarPlaces(more)})`;
  const fault = `must be ${expected}, but it is ${found}${others}`;
  return said(field, fault, '', `Change \`${field}\` to ${expected}`);
}

function similarPlaces(count: number): string {
  return count === 1 ? '1 similar place' : `${count} similar places`;
}

function inside(parent: readonly (string | number)[], more: number): string {
  if (parent.length === 0) return '';
  return ` in \`${parent.join('.')}\`${more === 0 ? '' : ` and ${similarPlaces(more)}`}`;
}

/**
 * In a repository, other rules report a missing id, a wrong type, `schema_version`, `asset_id`, and the commands
 * and limits of a gene.
 */
function omitReported(asset: Asset, difference: Difference): Difference[] {
  const { kind, pointer, keyword } = difference;
  if (kind === 'unknown') return [difference];
  if (kind === 'invalid') {
    return isReportedIfInvalid(asset.type, pointer, keyword) ? [] : [difference];
  }
  const isReported = (field: string) =>
    REPORTED_IF_MISSING[asset.type].has([...pointer, field].join('.')) ||
    (field === 'source_type' && (minorOf(asset) ?? 0) < SOURCE_SINCE);
  const kept = difference.fields.flatMap((field, index) =>
    isReported(field) ? [] : [[field, difference.expected[index] ?? ''] as const],
  );
  const fields = kept.map(([field]) => field);
  const expected = kept.map(([, each]) => each);
  return fields.length === 0 ? [] : [{ ...difference, fields, expected }];
}

const REPORTED_IF_MISSING: Readonly<Record<AssetType, ReadonlySet<string>>> = {
  Gene: new Set([
    ...['type', 'id', 'schema_version', 'asset_id', 'validation'],
    ...['constraints', 'constraints.max_files', 'constraints.forbidden_paths'],
  ]),
  Capsule: new Set(['type', 'id', 'schema_version', 'asset_id']),
  EvolutionEvent: new Set(['type', 'id', 'schema_version', 'asset_id']),
  Mutation: new Set(['type', 'id']),
  ValidationReport: new Set(['type', 'id']),
  AntiGene: new Set(['type', 'id']),
};

function isReportedIfInvalid(
  type: AssetType,
  [field, ...inside]: Difference['pointer'],
  keyword: string,
): boolean {
  if (field === 'type' || field === 'id' || field === 'asset_id') return true;
  if (type !== 'Gene') return false;
  // Only the schema requires a forbidden path.
  const forbidsNothing = keyword === 'minItems' && inside.length > 0;
  return field === 'validation' || (field === 'constraints' && !forbidsNothing);
}

/** The schema's minor version from which on every engine writes an event's `source_type`. */
const SOURCE_SINCE = 6;

/**
 * Written by releases of the reference engine, although the protocol's schema refuses it: the types of
 * a field, or of a list's elements. In their own repository nothing is wrong.
 */
const OF_RELEASES: Readonly<Record<string, readonly string[]>> = {
  // From 1.12, 1.69 and 1.89 on, in this order.
  'Gene epigenetic_marks[]': ['object', 'string'],
  'Gene _source': ['object'],
  'Gene avoid[]': ['string'],
  'Gene anti_patterns[]': ['object', 'string'],
  // From 1.20 on.
  'Capsule content': ['string'],
  'Capsule diff': ['string'],
  // Without a gene, or without a mutation.
  'Capsule gene': ['null'],
  'EvolutionEvent mutation_id': ['null'],
  'EvolutionEvent execution_trace': ['object'],
  'EvolutionEvent applied_lessons[]': ['object', 'string'],
};

function isOfRelease({ type, value }: Asset, { kind, pointer }: Difference): boolean {
  const [field = '', index = 0, ...inside] = pointer;
  const found = value[field] ?? null;
  const types = OF_RELEASES[`${type} ${field}${Array.isArray(found) ? '[]' : ''}`];
  if (kind === 'missing' || !types || typeof index !== 'number' || inside.length > 0) return false;
  return [found].flat().every((each) => types.includes(each === null ? 'null' : typeof each));
}

function declaresOlderSchema(asset: Asset): boolean {
  return (minorOf(asset) ?? Number.NaN) < Number(SCHEMA_VERSION.split('.')[1]);
}

function minorOf({ value: { schema_version: declared } }: Asset): number | undefined {
  const minor = typeof declared === 'string' ? /^1\.(\d+)\.\d+$/.exec(declared)?.[1] : undefined;
  return minor === undefined ? undefined : Number(minor);
}
