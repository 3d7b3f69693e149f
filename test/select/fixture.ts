import { type Option, optionOf } from '../../src/select/option.ts';
import { asset } from '../audit/fixture.ts';

/** A Gene to choose, with these `signals_match`. */
export function geneOption(id: string, ...patterns: string[]): Option {
  return chosenFrom('Gene', { id, signals_match: patterns });
}

/** A Capsule to choose; proven once with full confidence unless said otherwise. */
export function capsuleOption(id: string, trigger: readonly string[], fields: object = {}): Option {
  return chosenFrom('Capsule', { id, trigger: [...trigger], confidence: 1, ...fields });
}

function chosenFrom(type: 'Gene' | 'Capsule', fields: object): Option {
  const option = optionOf(asset(type, fields));
  if (option === undefined) throw new Error(`no option: ${JSON.stringify(fields)}`);
  return option;
}
