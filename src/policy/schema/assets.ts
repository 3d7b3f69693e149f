import * as z from 'zod';
import { normalise } from '../../repo/paths.ts';
import { key, section, upperLimit } from '../key.ts';
import { repositoryGlob, repositoryPath } from '../path-schemas.ts';
import { baseCounts, incomparable } from '../strictness.ts';

/** Default globs of asset files; `picomatch` syntax, matched against the path from the root. */
const DEFAULT_ASSET_GLOBS = [
  '**/{assets/gep,.evolver/gep,.evomap/assets}/{genes,capsules,anti-genes}*.{json,jsonl}',
  '**/{assets/gep,.evolver/gep,.evomap/assets}/{events,events.*,external_candidates}.jsonl',
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
  max_file_bytes: upperLimit(
    z.int().positive(),
    16 * 1024 * 1024,
    'Maximum size of an asset file. Of a longer audit log, the newest records are read.',
  ),
});

/** As on hosts of repositories. `node_modules` is no place for a commit, and `-` begins a flag. */
export function isCheckoutName(name: string): boolean {
  return /^(?!node_modules$)\w[\w.-]{0,99}$/i.test(name);
}

const entry = z
  .strictObject({
    path: repositoryPath.describe('The directory of a store, or an asset file.'),
    root: repositoryPath
      .describe('The directory in which its commands run; `.` is git’s root.')
      .exactOptional(),
    checkout_as: z
      .string()
      .refine(isCheckoutName, { error: 'expected the name of a directory' })
      .describe(
        'In place of `root`: the commands run in the directory above the checkout, which has nothing but the checkout, under this name.',
      )
      .exactOptional(),
  })
  .refine(({ root, checkout_as }) => (root === undefined) !== (checkout_as === undefined), {
    error: 'expected either `root` or `checkout_as`',
  });

export const storesKey = key({
  schema: z
    .array(entry)
    .refine((all) => new Set(all.map(({ path }) => normalise(path))).size === all.length, {
      error: 'expected one root for each path',
    }),
  default: [],
  description:
    'Where the commands of stores run; the longest matching path counts. See docs/policy.md#where-commands-run.',
  // Another root is another program, in both directions.
  strictness: { ...baseCounts(), loosens: () => true },
  example: [{ path: 'skills/evolver/assets/gep', root: '.' }],
});
