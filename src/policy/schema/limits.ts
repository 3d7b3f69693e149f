import * as z from 'zod';
import { key, section } from '../key.ts';
import { baseCounts, lowerIsStricter } from '../strictness.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

const seconds = z.number().positive().max(86_400);

export const limits = section('What validation commands may cost.', {
  command_timeout_seconds: key({
    schema: seconds,
    default: 180,
    description: 'A command that runs longer is stopped and fails.',
    strictness: lowerIsStricter,
    input: { name: 'command-timeout-seconds', schema: z.coerce.number().pipe(seconds) },
  }),
  budget_seconds: key({
    schema: seconds,
    default: 5 * 60 * 60,
    description:
      'Time for all commands of a run together; what has not ended by then fails. A job of GitHub’s ends after six hours.',
    strictness: lowerIsStricter,
    input: { name: 'budget-seconds', schema: z.coerce.number().pipe(seconds) },
  }),
  slow_command_seconds: key({
    schema: seconds,
    default: 60,
    description: 'A command that takes longer gets a warning.',
    strictness: lowerIsStricter,
  }),
  output_bytes: key({
    schema: z
      .number()
      .int()
      .min(KIB)
      .max(16 * MIB),
    default: 64 * KIB,
    description:
      'Kept from the beginning and from the end of each output stream, at most; less where there are many commands.',
    strictness: baseCounts(),
  }),
  memory_bytes: key({
    schema: z
      .number()
      .int()
      .min(64 * MIB),
    default: 2 * GIB,
    description: 'Memory of a command with all of its processes, where a cgroup can be had.',
    strictness: lowerIsStricter,
  }),
  processes: key({
    schema: z.number().int().min(16).max(32_768),
    default: 256,
    description: 'Processes and threads of a command at one time, in namespaces.',
    strictness: lowerIsStricter,
  }),
  open_files: key({
    schema: z.number().int().min(64).max(1_048_576),
    default: 1024,
    description: 'Files that one process of a command may have open, in namespaces.',
    strictness: lowerIsStricter,
  }),
  file_bytes: key({
    schema: z.number().int().positive(),
    default: 256 * MIB,
    description: 'The largest file that a command may write, in namespaces.',
    strictness: lowerIsStricter,
  }),
  written_bytes: key({
    schema: z.number().int().min(MIB),
    default: 512 * MIB,
    description: 'Everything that a command may write, in namespaces.',
    strictness: lowerIsStricter,
  }),
});
