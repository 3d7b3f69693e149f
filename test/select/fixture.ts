import { type Option, optionOf } from '../../src/select/selector.ts';
import { asset } from '../audit/fixture.ts';

/** A Gene candidate with these `signals_match`. */
export function geneOption(id: string, ...patterns: string[]): Option {
  return chosenFrom('Gene', { id, signals_match: patterns });
}

/** A Capsule candidate; by default proven once, with full confidence. */
export function capsuleOption(id: string, trigger: readonly string[], fields: object = {}): Option {
  return chosenFrom('Capsule', { id, trigger: [...trigger], confidence: 1, ...fields });
}

function chosenFrom(type: 'Gene' | 'Capsule', fields: object): Option {
  const option = optionOf(asset(type, fields));
  if (option === undefined) throw new Error(`no option: ${JSON.stringify(fields)}`);
  return option;
}
