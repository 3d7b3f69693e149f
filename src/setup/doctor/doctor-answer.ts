import * as z from 'zod';
import { severitySchema } from '../../model/finding.ts';
import type { Immutable } from '../../model/immutable.ts';
import { isolationSchema } from '../../model/isolation.ts';
import { historySchema } from '../history/history-answer.ts';

/** Version of the answer's format; increased with every change that a reader can notice. */
export const DOCTOR_VERSION = '1.0.0' as const;

const count = z.int().nonnegative();

export const doctorSchema = z
  .object({
    type: z.literal('Doctor'),
    schema_version: z.literal(DOCTOR_VERSION),
    tool: z.object({ name: z.literal('gene-gate'), version: z.string() }),
    head_sha: z.string().nullable().describe('Null without a commit.'),
    policy: z.object({
      source: z.enum(['default', 'base', 'file']),
      profile: z.string(),
      enforce: z.enum(['report', 'block']),
      idle: z
        .array(z.object({ key: z.string(), why: z.string() }))
        .describe('Parts of the policy without any effect.'),
    }),
    history: historySchema.nullable().describe('Null with `--no-history` or without a commit.'),
    tighten: z
      .array(z.object({ key: z.string(), what: z.string(), why: z.string() }))
      .describe('What the policy can make stricter, because the last changes did not need it.'),
    assets: z
      .object({
        genes: count,
        edits: count.describe('How many edits `gene-gate fix --write` makes.'),
        problems: z.array(
          z.object({
            rule: z.string(),
            severity: severitySchema,
            message: z
              .string()
              .describe(
                'Of the first finding that `gene-gate fix` does not resolve, or else of the first.',
              ),
            findings: z.int().positive().describe('How many findings have this cause.'),
            fixed: count.describe('How many of them `gene-gate fix --write` resolves.'),
            remedy: z
              .string()
              .describe('About the first that it does not resolve, if there is one.'),
            path: z.string().exactOptional(),
          }),
        ),
      })
      .nullable()
      .describe('All assets as they are; null without a commit.'),
    programs: z.array(
      z.object({
        name: z.string(),
        commands: z.int().positive().describe('How many commands start it.'),
        path: z.string().nullable(),
        missing: z
          .enum(['machine', 'dependencies'])
          .exactOptional()
          .describe('What does not have it.'),
      }),
    ),
    containment: isolationSchema.describe('What this machine gives to commands.'),
    workflow: z.object({
      paths: z.array(z.string()).describe('The workflows that run the gate.'),
      lacks: z
        .array(z.object({ path: z.string(), key: z.string(), what: z.string(), why: z.string() }))
        .describe('What the workflow of `gene-gate init` has and these do not.'),
    }),
  })
  .describe('The answer of `gene-gate doctor --format json`');

/** What a repository and a machine have and lack for the gate. */
export type DoctorAnswer = Immutable<z.infer<typeof doctorSchema>>;
