import * as z from 'zod';
import { normalise } from '../../repo/paths.ts';
import { key } from '../key.ts';
import { repositoryPath } from '../path-schemas.ts';
import { baseCounts } from '../strictness.ts';

const entry = z.strictObject({
  path: repositoryPath.describe('The directory of a store, or an asset file.'),
  root: repositoryPath.describe('The directory in which its commands run; `.` is git’s root.'),
});

export const storesKey = key({
  schema: z
    .array(entry)
    .refine((all) => new Set(all.map(({ path }) => normalise(path))).size === all.length, {
      error: 'expected one root for each path',
    }),
  default: [],
  description:
    'Where the commands of stores run, if not in the nearest directory above with a package.json, else in git’s root. The longest path that contains the asset file counts.',
  // Another root is another program, in both directions.
  strictness: { ...baseCounts(), loosens: () => true },
  example: [{ path: 'skills/evolver/assets/gep', root: '.' }],
});
