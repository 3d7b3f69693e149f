import { type Schema, Validator } from '@cfworker/json-schema';
import capsule from '@evomap/gep-sdk/schemas/capsule.schema.json' with { type: 'json' };
import event from '@evomap/gep-sdk/schemas/evolution-event.schema.json' with { type: 'json' };
import gene from '@evomap/gep-sdk/schemas/gene.schema.json' with { type: 'json' };
import mutation from '@evomap/gep-sdk/schemas/mutation.schema.json' with { type: 'json' };
import type { Json } from '../../../assets/asset.ts';
import type { AssetType } from '../../../model/asset.ts';
import { compileTest } from './accepts.ts';
import { VALIDATION_REPORT_SCHEMA } from './validation-report.ts';

/** The protocol's own schemas (draft-07), as its package publishes them. */
export const SCHEMAS: Readonly<Record<AssetType, Schema>> = {
  // TypeScript reads the type names in a JSON file as `string`.
  Gene: gene as Schema,
  Capsule: capsule as Schema,
  EvolutionEvent: event as Schema,
  Mutation: mutation as Schema,
  ValidationReport: VALIDATION_REPORT_SCHEMA,
};

/** One complaint of the validator, about one value against one keyword of the schema. */
export interface Complaint {
  readonly keyword: string;
  /** JSON pointers with a leading `#`, into the schema and into the value. */
  readonly keywordLocation: string;
  readonly instanceLocation: string;
}

/**
 * Validates a value against the schema of a type.
 *
 * @param all whether to return every complaint, or only those of the first failure to save memory
 */
export function complaintsOf(type: AssetType, value: Json, all: boolean): readonly Complaint[] {
  if (TESTS[type](value)) return [];
  return VALIDATORS[all ? 'all' : 'first'][type].validate(value).errors;
}

const TESTS = forEachType((type) => compileTest(SCHEMAS[type]));
const VALIDATORS = { all: validators(false), first: validators(true) };

function validators(shortCircuit: boolean): Readonly<Record<AssetType, Validator>> {
  return forEachType((type) => new Validator(SCHEMAS[type], '7', shortCircuit));
}

function forEachType<Made>(make: (type: AssetType) => Made): Readonly<Record<AssetType, Made>> {
  return {
    Gene: make('Gene'),
    Capsule: make('Capsule'),
    EvolutionEvent: make('EvolutionEvent'),
    Mutation: make('Mutation'),
    ValidationReport: make('ValidationReport'),
  };
}
