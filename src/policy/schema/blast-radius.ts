import * as z from 'zod';
import { countingSchema } from '../../model/blast-radius.ts';
import { looksLikePattern } from '../../repo/paths.ts';
import { key, section } from '../key.ts';
import { repositoryGlob, repositoryPath } from '../path-schemas.ts';
import { fromLoosest, incomparable, lowerIsStricter, moreIsStricter } from '../strictness.ts';

/** Values of `audit_log`, from the most permissive to the strictest. */
const AUDIT_LOGS = ['append', 'forbidden'] as const;

export const blastRadius = section(
  'How much a change with a gene may touch, and which paths no change may touch.',
  {
    counting: key({
      schema: countingSchema,
      default: 'full',
      description:
        'Which files count: `full` counts all except the asset store and new validation scripts, `reference` those that the protocol’s reference engine counts.',
      strictness: incomparable('Each of the two counts files that the other does not count.'),
    }),
    hard_cap_files: key({
      schema: z.number().int().positive(),
      default: 60,
      description: 'Maximum number of files that count in one change, whatever its genes allow.',
      strictness: lowerIsStricter,
    }),
    hard_cap_lines: key({
      schema: z.number().int().positive(),
      default: 20_000,
      description: 'Maximum number of added and deleted lines that count in one change.',
      strictness: lowerIsStricter,
    }),
    forbidden_paths: key({
      schema: z.array(
        repositoryPath.refine((path) => !looksLikePattern(path.trim()), {
          error: 'expected a path, not a pattern; protected_paths takes globs',
        }),
      ),
      default: [],
      description: 'Paths, not globs, that no change may touch, including everything under them.',
      strictness: moreIsStricter,
    }),
    protected_paths: key({
      schema: z.array(repositoryGlob),
      default: [],
      description: 'Globs of protected files; a change that touches one fails.',
      strictness: moreIsStricter,
    }),
    audit_log: key({
      schema: z.enum(AUDIT_LOGS),
      default: 'append',
      description: 'Whether a change may append to events.jsonl, or must not change it at all.',
      strictness: fromLoosest(AUDIT_LOGS),
    }),
  },
);
