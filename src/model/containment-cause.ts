import * as z from 'zod';
import type { Immutable } from './immutable.ts';

/** The limits of a command whose enforcement the kernel counts, or its file system shows. */
export const countedLimitSchema = z.enum(['memory_bytes', 'processes', 'written_bytes']);

export type CountedLimit = z.infer<typeof countedLimitSchema>;

/** What containment limits or leaves out, and a command may need. */
const causeNameSchema = z.enum([
  'memory',
  'processes',
  'written',
  'file_size',
  'open_files',
  'network',
  'package_manager',
  'home_cache',
  'container_engine',
  'machine_path',
  'link_outside',
  'rename',
  'read_only',
  'privileges',
  'nested_sandbox',
  'terminal',
]);

export type CauseName = z.infer<typeof causeNameSchema>;

export const containmentCauseSchema = z.object({
  cause: causeNameSchema,
  counted: z
    .literal(true)
    .exactOptional()
    .describe(
      'The kernel enforced the limit, or the machine has what is missing; otherwise the output of the command only suggests it.',
    ),
  limit: z.int().nonnegative().exactOptional().describe('The limit, in its own unit.'),
  detail: z.string().exactOptional().describe('The path that is missing.'),
  key: z.string().exactOptional().describe('The key of the policy that changes it.'),
});

/** Something that containment did and that explains why a command failed. */
export type ContainmentCause = Immutable<z.infer<typeof containmentCauseSchema>>;
