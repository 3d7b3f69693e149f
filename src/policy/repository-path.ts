import * as z from 'zod';
import { normalise } from '../repo/paths.ts';

/**
 * A path within the repository. One outside, or with blanks around it, would have no effect, so it is a
 * mistake.
 */
export const repositoryPath = z
  .string()
  .min(1)
  .refine((text) => normalise(text) !== undefined, {
    error: 'expected a path from the root of the repository, without a leading / and without ..',
  })
  .refine((text) => text.trim() === text, { error: 'expected a path without blanks around it' });

/**
 * A glob of paths within the repository. Globs of the policy have no negation, and no quotes around them: both
 * are read as part of a name, so that they would match nothing. `!(a)` is a group.
 */
export const repositoryGlob = repositoryPath.refine(
  (glob) => !/^!(?!\()|^["'`].*["'`]$/.test(glob),
  { error: 'expected a glob without a negation and without quotes around it' },
);
