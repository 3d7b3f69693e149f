import * as z from 'zod';
import { key, section } from '../key.ts';
import { repositoryGlob } from '../path-schemas.ts';
import { incomparable, lowerIsStricter } from '../strictness.ts';

/** Default globs of asset files; `picomatch` syntax, matched against the path from the root. */
const DEFAULT_ASSET_GLOBS = [
  '**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}',
  '**/{assets,.evolver}/gep/{events,events.*,external_candidates}.jsonl',
  '**/*.seed.json',
  '**/data/default_genes.json',
] as const;

export const assets = section('Where the repository keeps its assets.', {
  include: key({
    schema: z.array(repositoryGlob).min(1),
    default: [...DEFAULT_ASSET_GLOBS],
    description: 'Globs of the asset files; replaces the default list.',
    strictness: incomparable(
      'An asset file is audited, and does not count towards a blast radius.',
    ),
  }),
  max_file_bytes: key({
    schema: z.number().int().positive(),
    default: 16 * 1024 * 1024,
    description:
      'Maximum size of an asset file; a larger file is an error. Of an audit log, the newest records up to this size are read.',
    strictness: lowerIsStricter,
  }),
});
