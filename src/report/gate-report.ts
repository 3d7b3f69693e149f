import * as z from 'zod';
import {
  assetChangeKindSchema,
  assetTypeSchema,
  digestSchema,
  geneDifferenceSchema,
} from '../model/asset.ts';
import { changeBlastRadiusSchema, geneBlastRadiusSchema } from '../model/blast-radius.ts';
import {
  locationSchema,
  severitySchema,
  spanSchema,
  subjectSchema,
  suppressionSchema,
} from '../model/finding.ts';
import type { Immutable } from '../model/immutable.ts';
import { isolationSchema } from '../model/isolation.ts';
import { outcomeSchema } from '../model/outcome.ts';
import { replaySchema } from '../model/replay.ts';
import { eventNameSchema, judgedShardSchema } from '../model/run.ts';
import {
  approvalSchema,
  commandVerdictSchema,
  confirmationSchema,
  riskSchema,
  verdictSchema,
} from '../model/verdict.ts';
import { validationReportSchema } from './validation-report.ts';

/** Version of the GateReport's shape; raised with every change that a reader could notice. */
export const GATE_REPORT_VERSION = '1.2.0' as const;

const oid = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

const finding = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('Which finding it is: the same in another run, wherever it then stands.'),
  rule: z.string(),
  severity: severitySchema,
  layer: z.union([z.string(), z.int()]).optional(),
  message: z.string(),
  remedy: z.string(),
  location: locationSchema.exactOptional(),
  span: spanSchema
    .exactOptional()
    .describe('UTF-16 offsets in the command that the finding is about, end excluded.'),
  subject: subjectSchema.exactOptional(),
  suppressed: suppressionSchema
    .exactOptional()
    .describe('Ignored by the policy until that day: shown, but it changes no verdict.'),
});

const command = z.object({
  command: z.string(),
  verdict: commandVerdictSchema,
  risk: riskSchema.optional(),
  confirmation: confirmationSchema.optional(),
  words: z
    .array(z.object({ text: z.string(), ...spanSchema.shape }))
    .optional()
    .describe('The argv, each word with its UTF-16 offsets in the command, end excluded.'),
  profiles: z.record(z.string(), commandVerdictSchema),
  location: locationSchema.exactOptional(),
  plan_digest: digestSchema.optional(),
  outcome: outcomeSchema.exactOptional(),
});

const gene = z.object({
  id: z.string(),
  path: z.string(),
  line: z.int().min(1),
  change: assetChangeKindSchema,
  verdict: verdictSchema,
  summary: z
    .string()
    .describe('The one line that says why; the protocol’s words where it has some.'),
  profiles: z
    .record(
      z.string(),
      z.object({
        accepted: z.boolean(),
        reason: z.string().optional(),
        remark: z.string().optional(),
      }),
    )
    .describe(
      'Which profiles would accept the gene; if not, the first reason; if so, what is to be known.',
    ),
  blast_radius: geneBlastRadiusSchema,
  commands: z.array(command),
  differences: z
    .array(geneDifferenceSchema)
    .exactOptional()
    .describe('What the change does to a gene that the base has, too.'),
  validation_report_id: z.string().nullable(),
});

const claim = z.object({
  type: assetTypeSchema,
  id: z.string(),
  path: z.string(),
  line: z.int().min(1),
  change: assetChangeKindSchema,
});

/** Everything about one pull request, as data; every page, comment and file is rendered from it. */
export const gateReportSchema = z
  .object({
    type: z.literal('GateReport'),
    schema_version: z.literal(GATE_REPORT_VERSION),
    tool: z.object({ name: z.literal('gene-gate'), version: z.string() }),
    verdict: verdictSchema,
    error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).optional(),
    event: z.object({
      name: eventNameSchema.nullable(),
      pull_request: z.int().positive().optional(),
      fork: z.boolean().optional(),
    }),
    base_sha: oid.nullable(),
    head_sha: oid.nullable(),
    audited_sha: oid.nullable(),
    policy: z
      .object({
        source: z.enum(['default', 'base', 'file']),
        path: z.string().optional(),
        ref: z.string().optional(),
        digest: digestSchema,
        profile: z.string(),
        combined_with: z
          .object({ name: z.string(), ref: z.string().optional(), digest: digestSchema })
          .optional()
          .describe('The policy of another branch; of each key the stricter value counts.'),
      })
      .nullable(),
    isolation: isolationSchema,
    blast_radius: changeBlastRadiusSchema.nullable(),
    genes: z.array(gene),
    capsules: z.array(
      claim.extend({
        eligible: z
          .boolean()
          .nullable()
          .describe('Whether other agents would get it; null for one that is removed.'),
        reasons: z
          .array(z.object({ rule: z.string(), message: z.string() }))
          .describe('Why it is not eligible: the stable id of a rule, and its words.'),
      }),
    ),
    events: z.array(claim),
    selection: replaySchema
      .exactOptional()
      .describe(
        'The signals of past events, put to the genes of both sides; absent if the change leaves every gene’s signals as they are, or if there is no past event.',
      ),
    shards: z
      .array(judgedShardSchema)
      .exactOptional()
      .describe(
        'The shard that the report is a part for, or those whose parts it was merged from. A part of several never says `pass` or `warn`.',
      ),
    findings: z.array(finding),
    approvals: z
      .array(approvalSchema)
      .describe(
        'Who has agreed that the Plans of `plans_digest` run, where the policy asks for it.',
      ),
    plans_digest: digestSchema
      .nullable()
      .describe('Of all commands that may run and of what they run; an approval is bound to it.'),
    validation_reports: z.array(validationReportSchema),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime(),
    duration_ms: z.int().nonnegative(),
  })
  .describe('GateReport: everything the gate knows about one change');

export type GateReport = Immutable<z.infer<typeof gateReportSchema>>;
export type ReportFinding = GateReport['findings'][number];
export type ReportCapsule = GateReport['capsules'][number];
export type ReportGene = GateReport['genes'][number];
export type ReportCommand = ReportGene['commands'][number];
