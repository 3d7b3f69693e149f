import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import capsule from '@evomap/gep-sdk/schemas/capsule.schema.json' with { type: 'json' };
import event from '@evomap/gep-sdk/schemas/evolution-event.schema.json' with { type: 'json' };
import gene from '@evomap/gep-sdk/schemas/gene.schema.json' with { type: 'json' };
import mutation from '@evomap/gep-sdk/schemas/mutation.schema.json' with { type: 'json' };
import type { Json } from '../../../assets/asset.ts';
import type { AssetType } from '../../../model/asset.ts';
import { ASSET_TYPES } from '../../../model/word-lists.ts';

const VERSION: Schema = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' };
const HASH: Schema = { type: 'string', pattern: '^sha256:[a-f0-9]{64}$' };
const TEXT: Schema = { type: 'string', minLength: 1 };

/**
 * The ValidationReport of the specification (1.13, section 2.5), missing in the protocol's package.
 * Additional fields are allowed; the gate's own reports have some.
 */
const REPORT_FIELDS: Readonly<Record<string, Schema>> = {
  type: { const: 'ValidationReport' },
  schema_version: VERSION,
  id: TEXT,
  gene_id: TEXT,
  env_fingerprint: { type: ['object', 'null'] },
  commands: {
    type: 'array',
    items: {
      type: 'object',
      required: ['command', 'ok', 'stdout', 'stderr'],
      properties: {
        command: { type: 'string' },
        ok: { type: 'boolean' },
        stdout: { type: 'string' },
        stderr: { type: 'string' },
      },
    },
  },
  overall_ok: { type: 'boolean' },
  duration_ms: { type: 'integer', minimum: 0 },
  created_at: TEXT,
  asset_id: HASH,
};

const TEXTS: Schema = { type: 'array', items: { type: 'string' } };

/** The AntiGene of the reference engine 2: what failed, and what to avoid. It has no commands. */
const ANTI_GENE_SCHEMA: Schema = {
  type: 'object',
  required: ['type', 'schema_version', 'id', 'summary', 'trigger', 'avoid', 'asset_id'],
  properties: {
    type: { const: 'AntiGene' },
    schema_version: VERSION,
    id: TEXT,
    summary: TEXT,
    trigger: { ...TEXTS, minItems: 1 },
    avoid: { ...TEXTS, minItems: 1 },
    rationale: { type: 'string' },
    severity: { enum: ['low', 'medium', 'high'] },
    source_clusters: TEXTS,
    evidence_capsules: TEXTS,
    failure_count: { type: 'integer', minimum: 0 },
    asset_id: HASH,
  },
};

/** The protocol's own schemas (draft-07), as its package publishes them. */
export const SCHEMAS: Readonly<Record<AssetType, Schema>> = {
  // TypeScript types the `type` in a JSON file as `string`.
  Gene: gene as Schema,
  Capsule: capsule as Schema,
  EvolutionEvent: event as Schema,
  Mutation: mutation as Schema,
  ValidationReport: {
    type: 'object',
    required: Object.keys(REPORT_FIELDS).filter((name) => name !== 'env_fingerprint'),
    properties: REPORT_FIELDS,
  },
  AntiGene: ANTI_GENE_SCHEMA,
};

/** With JSON pointers with a leading `#`, into the schema and into the value. */
export type Complaint = OutputUnit;

/** @param all true for every complaint, false for only the first failure's to save memory */
export function complaintsOf(type: AssetType, value: Json, all: boolean): readonly Complaint[] {
  return VALIDATORS[all ? 'all' : 'first'][type].validate(value).errors;
}

const VALIDATORS = { all: validators(false), first: validators(true) };

function validators(shortCircuit: boolean): Readonly<Record<AssetType, Validator>> {
  const made = ASSET_TYPES.map((type) => [type, new Validator(SCHEMAS[type], '7', shortCircuit)]);
  return Object.fromEntries(made);
}
