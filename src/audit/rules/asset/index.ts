import type { Rule } from '../../../finding/rule.ts';
import { constraintsLoosened } from './constraints-loosened.ts';
import { constraintsMalformed } from './constraints-malformed.ts';
import { constraintsMissing } from './constraints-missing.ts';
import { contentHashMismatch } from './content-hash-mismatch.ts';
import { contentHashMissing } from './content-hash-missing.ts';
import { forbiddenPathPattern } from './forbidden-path-pattern.ts';
import { geneNotFound } from './gene-not-found.ts';
import { geneRemoved } from './gene-removed.ts';
import { problemRules } from './problems.ts';
import { schemaFieldInvalid } from './schema-field-invalid.ts';
import { schemaFieldMissing } from './schema-field-missing.ts';
import { schemaFieldUnknown } from './schema-field-unknown.ts';
import { schemaVersionMissing } from './schema-version-missing.ts';
import { validationDuplicate } from './validation-duplicate.ts';
import { validationMalformed } from './validation-malformed.ts';
import { validationMissing } from './validation-missing.ts';
import { validationVacuous } from './validation-vacuous.ts';

/** Rules about asset files and the assets in them, in the order in which they are documented. */
export const assetRules = [
  ...Object.values(problemRules),
  validationMissing,
  validationMalformed,
  validationVacuous,
  validationDuplicate,
  constraintsMissing,
  constraintsMalformed,
  forbiddenPathPattern,
  constraintsLoosened,
  schemaVersionMissing,
  schemaFieldMissing,
  schemaFieldUnknown,
  schemaFieldInvalid,
  contentHashMissing,
  contentHashMismatch,
  geneNotFound,
  geneRemoved,
] as const satisfies readonly Rule<never>[];
