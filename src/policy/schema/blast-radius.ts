import * as z from 'zod';
import { countingSchema } from '../../model/blast-radius.ts';
import { key, section } from '../key.ts';
import { repositoryPath } from '../repository-path.ts';
import { fromLoosest, incomparable, lowerIsStricter, moreIsStricter } from '../strictness.ts';

/** Whether events.jsonl may grow, from the most permissive to the strictest. */
const AUDIT_LOGS = ['append', 'forbidden'] as const;

/** Warned about when a change touches them; those that a policy names itself are errors. */
export const DEFAULT_PROTECTED_PATHS = [
  'AGENTS.md',
  'CLAUDE.md',
  'GEMINI.md',
  'SOUL.md',
  'IDENTITY.md',
  'MEMORY.md',
  'USER.md',
  'TOOLS.md',
  'HEARTBEAT.md',
  '.env*',
  '.github/workflows/**',
  '.github/gene-gate.yml',
] as const;

export const blastRadius = section(
  'How much a change with a gene may touch, and what no change may.',
  {
    counting: key({
      schema: countingSchema,
      default: 'full',
      description:
        'Which files count: all but the asset store and new validation scripts, or those that the protocol’s reference engine counts.',
      strictness: incomparable('Each of the two counts files that the other leaves out.'),
    }),
    hard_cap_files: key({
      schema: z.number().int().positive(),
      default: 60,
      description: 'No change may count more files, whatever its genes allow.',
      strictness: lowerIsStricter,
    }),
    hard_cap_lines: key({
      schema: z.number().int().positive(),
      default: 20_000,
      description: 'No change may count more added and deleted lines.',
      strictness: lowerIsStricter,
    }),
    forbidden_paths: key({
      schema: z.array(repositoryPath),
      default: [],
      description: 'No change may touch these paths or anything under them.',
      strictness: moreIsStricter,
    }),
    protected_paths: key({
      schema: z.array(repositoryPath),
      default: [],
      description: 'Globs of files that need a person; a change that touches one fails.',
      strictness: moreIsStricter,
    }),
    audit_log: key({
      schema: z.enum(AUDIT_LOGS),
      default: 'append',
      description: 'Whether events.jsonl may grow or must not change at all.',
      strictness: fromLoosest(AUDIT_LOGS),
    }),
  },
);
