import type { Schema } from '@cfworker/json-schema';

const HASH = '^sha256:[a-f0-9]{64}$';

/**
 * The ValidationReport of the specification (1.13, section 2.5), for which the protocol's package has
 * no schema. Additional fields are allowed; the gate's own reports have some.
 */
export const VALIDATION_REPORT_SCHEMA: Schema = {
  type: 'object',
  required: [
    'type',
    'schema_version',
    'id',
    'gene_id',
    'commands',
    'overall_ok',
    'duration_ms',
    'created_at',
    'asset_id',
  ],
  properties: {
    type: { const: 'ValidationReport' },
    schema_version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    id: { type: 'string', minLength: 1 },
    gene_id: { type: 'string', minLength: 1 },
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
    created_at: { type: 'string', minLength: 1 },
    asset_id: { type: 'string', pattern: HASH },
  },
};
