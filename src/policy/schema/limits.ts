import * as z from 'zod';
import { countingSchema } from '../../model/blast-radius.ts';
import { looksLikePattern } from '../../repo/paths.ts';
import { key, section, upperLimit } from '../key.ts';
import { repositoryGlob, repositoryPath } from '../path-schemas.ts';
import {
  baseCounts,
  fromLoosest,
  incomparable,
  lowerIsStricter,
  moreIsStricter,
} from '../strictness.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

const seconds = z.number().positive().max(86_400);

export const limits = section('Limits of validation commands.', {
  command_timeout_seconds: key({
    schema: seconds,
    default: 180,
    description: 'Time limit of a command.',
    strictness: lowerIsStricter,
    input: { name: 'command-timeout-seconds', schema: z.coerce.number().pipe(seconds) },
  }),
  budget_seconds: key({
    schema: seconds,
    default: 5 * 60 * 60,
    description: 'Time limit of all commands together.',
    strictness: lowerIsStricter,
    input: { name: 'budget-seconds', schema: z.coerce.number().pipe(seconds) },
  }),
  prepare_seconds: upperLimit(seconds, 15 * 60, 'Time limit of all lines of `prepare` together.'),
  slow_command_seconds: upperLimit(
    seconds,
    60,
    'A command that takes longer is reported with a warning.',
  ),
  output_bytes: key({
    schema: z
      .int()
      .min(KIB)
      .max(16 * MIB),
    default: 64 * KIB,
    description: 'Maximum output kept from the start and from the end of each stream.',
    strictness: baseCounts(),
  }),
  memory_bytes: upperLimit(
    z.int().min(64 * MIB),
    16 * GIB,
    'Memory of a command; at most its share of the machine, but at least 2 GiB.',
  ),
  processes: upperLimit(
    z.int().min(16).max(32_768),
    1024,
    'Concurrent processes and threads of a command, with namespaces.',
  ),
  open_files: upperLimit(
    z.int().min(64).max(1_048_576),
    4096,
    'Open files of one process, with namespaces.',
  ),
  file_bytes: upperLimit(
    z.int().positive(),
    4 * GIB,
    'Largest file that a command may write, with namespaces.',
  ),
  written_bytes: upperLimit(
    z.int().min(MIB),
    4 * GIB,
    'Total size of the files that a command may write, with namespaces. They are in memory.',
  ),
});

/** Values of `audit_log`, from the most permissive to the strictest. */
const AUDIT_LOGS = ['append', 'forbidden'] as const;

export const blastRadius = section(
  'How much a change with a gene may touch, and which paths no change may touch.',
  {
    counting: key({
      schema: countingSchema,
      default: 'full',
      description: 'Which files count; see docs/policy.md#how-size-is-counted.',
      strictness: incomparable('Each of the two counts files that the other does not count.'),
    }),
    hard_cap_files: upperLimit(
      z.int().positive(),
      60,
      'Maximum number of counted files of a change, whatever its genes allow.',
    ),
    hard_cap_lines: upperLimit(
      z.int().positive(),
      20_000,
      'Maximum number of counted lines of a change.',
    ),
    forbidden_paths: key({
      schema: z.array(
        repositoryPath.refine((path) => !looksLikePattern(path.trim()), {
          error: 'expected a path, not a pattern; protected_paths takes globs',
        }),
      ),
      default: [],
      description: 'Paths, not globs, that no change may touch, with everything below them.',
      strictness: moreIsStricter,
    }),
    protected_paths: key({
      schema: z.array(repositoryGlob),
      default: [],
      description: 'Globs of files that no change may touch.',
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
