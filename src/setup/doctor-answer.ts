import * as z from 'zod';
import type { Immutable } from '../model/immutable.ts';
import { isolationSchema } from '../model/isolation.ts';

/** Version of the answer's format; increased with every change that a reader can notice. */
export const DOCTOR_VERSION = '1.0.0' as const;

export const doctorSchema = z
  .object({
    type: z.literal('Doctor'),
    schema_version: z.literal(DOCTOR_VERSION),
    tool: z.object({ name: z.literal('gene-gate'), version: z.string() }),
    head_sha: z.string().nullable().describe('Null without a commit.'),
    policy: z.object({
      source: z.enum(['default', 'base', 'file']),
      profile: z.string(),
      enforce: z.enum(['report', 'block']).describe('What it enforces today.'),
      enforce_until: z.string().exactOptional().describe('The last day of the reports.'),
    }),
    lacks: z
      .array(z.object({ key: z.string(), what: z.string() }))
      .describe('What `gene-gate init` would write for the assets as they are.'),
    genes: z.object({
      stored: z.int().describe('How many genes the asset files have.'),
      refused: z.int().describe('How many of them have a command that may not run.'),
    }),
    agent_files: z
      .int()
      .positive()
      .exactOptional()
      .describe(
        'How many files make agents and editors run commands; absent in a repository with assets.',
      ),
    programs: z.array(
      z.object({
        name: z.string(),
        commands: z.int().positive().describe('How many commands start it.'),
        path: z.string().nullable(),
        private: z
          .literal(true)
          .exactOptional()
          .describe(
            'Present if it is in the home directory or another one that commands do not see.',
          ),
        missing: z
          .enum(['machine', 'dependencies'])
          .exactOptional()
          .describe('What does not have it.'),
      }),
    ),
    containment: isolationSchema.describe('What this machine gives to commands.'),
    workflow: z.object({
      paths: z.array(z.string()).describe('The workflows that run the gate.'),
      late: z
        .object({ message: z.string(), remedy: z.string() })
        .exactOptional()
        .describe('What a change can decide about the gate before it starts.'),
      lacks: z
        .array(z.object({ path: z.string(), key: z.string(), what: z.string() }))
        .describe('What the workflow of `gene-gate init` has and these do not.'),
    }),
  })
  .describe('The answer of `gene-gate doctor --format json`');

/** What a repository and a machine have and lack for the gate. */
export type DoctorAnswer = Immutable<z.infer<typeof doctorSchema>>;
