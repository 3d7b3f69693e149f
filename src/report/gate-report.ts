import * as z from 'zod';
import { agentFileSchema } from '../model/agent-file.ts';
import {
  assetChangeKindSchema,
  assetTypeSchema,
  digestSchema,
  geneDifferenceSchema,
} from '../model/asset.ts';
import { changeBlastRadiusSchema, geneBlastRadiusSchema } from '../model/blast-radius.ts';
import { editSchema, proposalSchema } from '../model/edit.ts';
import { eligibilitySchema } from '../model/evidence.ts';
import {
  findingIdSchema,
  harmSchema,
  headFileSchema,
  locationSchema,
  severitySchema,
  spanSchema,
  subjectSchema,
  suppressionSchema,
} from '../model/finding.ts';
import type { Immutable } from '../model/immutable.ts';
import { isolationSchema } from '../model/isolation.ts';
import { outcomeSchema } from '../model/outcome.ts';
import { proofSchema } from '../model/proof.ts';
import { eventNameSchema, judgedShardSchema, prepareSchema } from '../model/run.ts';
import {
  appliedLevelSchema,
  approvalSchema,
  commandVerdictSchema,
  confirmationSchema,
  nextActorSchema,
  riskSchema,
  verdictSchema,
} from '../model/verdict.ts';
import { validationReportSchema } from './validation-report.ts';
import { GATE_REPORT_VERSION } from './version.ts';

/** A file that the change touches and that decides what its checks mean. */
const readFileSchema = z.object({
  path: z.string(),
  why: z.string().describe('What it decides, as a clause.'),
  new: z.boolean().describe('Whether the change adds it.'),
  bytes: z.int().nonnegative().exactOptional().describe('Its size; absent if it was deleted.'),
});

const oid = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

const finding = z.object({
  id: findingIdSchema
    .optional()
    .describe(
      'Identity of the finding: the same in every run, even if its position changes. Equal findings are numbered: the second ends with `:2`.',
    ),
  cause: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe(
      'The same for findings that are resolved together: those that differ only in their asset, command and path, and those of several rules about one problem.',
    ),
  rule: z.string(),
  severity: severitySchema,
  harm: harmSchema
    .optional()
    .describe(
      'What is behind it: `danger` (it runs code from elsewhere, destroys, reads secrets, or weakens what protects), `broken` (something fails or cannot be read), or `bookkeeping`. Findings are in this order; notices and ignored ones are behind the others.',
    ),
  layer: z.union([z.string(), z.int()]).optional(),
  message: z.string(),
  remedy: z.string(),
  location: locationSchema.exactOptional(),
  span: spanSchema
    .exactOptional()
    .describe('UTF-16 offsets in the command of the finding; the end is exclusive.'),
  subject: subjectSchema.exactOptional(),
  edit: editSchema
    .exactOptional()
    .describe('What to write instead; the gate accepts it, and `remedy` is its text.'),
  danger: z
    .string()
    .exactOptional()
    .describe(
      'What is dangerous about the command, as a clause: only a person resolves the finding.',
    ),
  level: appliedLevelSchema
    .exactOptional()
    .describe('Why the severity is not the one of the rule: a level that the policy sets.'),
  before: z
    .literal(true)
    .exactOptional()
    .describe('The base has the same finding, and the change does not touch its subject.'),
  seed: z
    .literal(true)
    .exactOptional()
    .describe('It is about an unchanged seed of the engine: shown as one notice (`engine-seeds`).'),
  suppressed: suppressionSchema
    .exactOptional()
    .describe('Ignored by the policy until that day: shown, but does not affect the verdict.'),
});

const findingIds = z
  .array(findingIdSchema)
  .exactOptional()
  .describe('The ids of its findings; absent if there are none.');

const script = z.object({
  directory: z.string().describe('The directory of the package; empty for the root.'),
  event: z.string().describe('The name of the script, as in `npm_lifecycle_event`.'),
  text: z.string().describe('The script with the quoted words of the command.'),
  shell: z.boolean().describe('Whether a shell runs the text; otherwise it starts one program.'),
});

const command = z.object({
  command: z.string(),
  verdict: commandVerdictSchema,
  risk: riskSchema.optional(),
  confirmation: confirmationSchema.optional(),
  words: z
    .array(z.object({ text: z.string(), ...spanSchema.shape }))
    .optional()
    .describe('The argv, each word with its UTF-16 offsets in the command; the end is exclusive.'),
  scripts: z
    .array(script)
    .optional()
    .describe('The scripts that the gate runs in place of npm, in their order.'),
  profiles: z
    .record(z.string(), commandVerdictSchema)
    .describe(
      'The verdict of each profile, and of each version of the reference engine and its hub.',
    ),
  location: locationSchema.exactOptional(),
  plan_digest: digestSchema.optional(),
  findings: findingIds,
  outcome: outcomeSchema.exactOptional(),
  proof: proofSchema.exactOptional(),
});

const acceptance = z.object({
  accepted: z.boolean(),
  reason: z.string().optional(),
  remark: z.string().optional(),
  required: z
    .literal(true)
    .exactOptional()
    .describe('Set on a version of the engine or hub that the policy names (`a2a.engines`).'),
});

const assetId = digestSchema
  .optional()
  .describe('The `asset_id` of the content at the head, or at the base if it was removed.');

const gene = z.object({
  id: z.string(),
  asset_id: assetId,
  path: z.string(),
  line: z.int().min(1),
  store: z
    .object({
      path: z.string().describe('The directory of the asset file.'),
      root: z
        .string()
        .describe(
          'The directory in which the commands run; `.` is git’s root, `..` the one above.',
        ),
      checkout_as: z.string().exactOptional().describe('The name of the checkout in `..`.'),
    })
    .exactOptional(),
  change: assetChangeKindSchema,
  verdict: verdictSchema,
  summary: z
    .string()
    .describe('The reason for the verdict in one line, in the protocol’s words where they exist.'),
  profiles: z
    .record(z.string(), acceptance)
    .describe(
      'Whether each profile, and each version of the reference engine and its hub, accepts the gene, with the first reason if not, or a remark if so.',
    ),
  blast_radius: geneBlastRadiusSchema,
  commands: z.array(command),
  findings: findingIds.describe(
    'The ids of the findings about the gene itself; absent if there are none. Each command has its own.',
  ),
  differences: z
    .array(geneDifferenceSchema)
    .exactOptional()
    .describe('The differences to the same gene at the base.'),
  validation_report_id: z.string().nullable(),
});

const claim = z.object({
  type: assetTypeSchema,
  id: z.string(),
  asset_id: assetId,
  path: z.string(),
  line: z.int().min(1),
  change: assetChangeKindSchema,
  findings: findingIds,
});

/** The result of one run of the gate, as data; every page, comment and file is rendered from it. */
export const gateReportSchema = z
  .object({
    type: z.literal('GateReport'),
    schema_version: z.literal(GATE_REPORT_VERSION),
    tool: z.object({ name: z.literal('gene-gate'), version: z.string() }),
    verdict: verdictSchema,
    next_actor: nextActorSchema.describe(
      'Who acts next: `done` (no one; the change can be merged), `agent` (who wrote the change), `human` (a person who decides, for example about an approval) or `undecided` (the gate could not decide).',
    ),
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
        fail_on: z
          .enum(['error', 'warning'])
          .exactOptional()
          .describe('The least severity of a finding that fails the gate.'),
        enforce: z
          .literal('report')
          .exactOptional()
          .describe('The verdict does not fail the check; absent if it does.'),
        enforce_until: z
          .string()
          .exactOptional()
          .describe('The last day (UTC) of that; after it, the verdict fails the check.'),
        extends: z
          .object({
            repository: z.string(),
            commit: z.string(),
            path: z.string(),
            sha256: z.string(),
          })
          .exactOptional()
          .describe('The policy of another repository that it extends.'),
        combined_with: z
          .object({ name: z.string(), ref: z.string().optional(), digest: digestSchema })
          .optional()
          .describe('The policy of another branch; the stricter value of each key applies.'),
      })
      .nullable(),
    head_files: z
      .array(headFileSchema)
      .exactOptional()
      .describe(
        'Only if another commit than the head was audited: the files with a location that differ at the head, and which of their lines are the same there.',
      ),
    isolation: isolationSchema,
    prepare: prepareSchema
      .optional()
      .describe(
        'What `prepare` did before the second half of the audit; absent if it did not run.',
      ),
    blast_radius: changeBlastRadiusSchema.nullable(),
    genes: z.array(gene),
    capsules: z.array(
      claim.extend({
        eligible: z
          .boolean()
          .nullable()
          .describe('Whether the Capsule is eligible for other agents; null for a removed one.'),
        eligibility: eligibilitySchema
          .nullable()
          .optional()
          .describe('Whether an ineligible Capsule is `refuted` or only `unproven`.'),
        reasons: z
          .array(z.object({ rule: z.string(), message: z.string() }))
          .describe('Why the Capsule is not eligible: the stable id of a rule, and its message.'),
      }),
    ),
    events: z.array(claim),
    shards: z
      .array(judgedShardSchema)
      .exactOptional()
      .describe(
        'The shard of this part, or the shards of a merged report. The verdict of one part of several is never `pass` or `warn`.',
      ),
    findings: z.array(finding),
    read: z
      .array(readFileSchema)
      .exactOptional()
      .describe(
        'What decides what the checks mean and was changed here, for a person to read; absent if there is nothing.',
      ),
    agent_files: z
      .array(agentFileSchema)
      .exactOptional()
      .describe(
        'Commands that the change runs automatically, through files of agents and editors; absent if nothing changes.',
      ),
    fix: proposalSchema
      .exactOptional()
      .describe('What `gene-gate fix --write` changes in the assets of the change.'),
    approvals: z
      .array(approvalSchema)
      .describe('Who approved the head of `approval_digest`, if the policy requires approval.'),
    approval_digest: digestSchema
      .nullable()
      .describe(
        'Digest of everything that an approval is bound to: the files of the head, the name of the base branch, the Plans of the head, and the policy. Null if nothing requires approval.',
      ),
    plans_digest: digestSchema
      .nullable()
      .describe(
        'Digest of all commands that may run, with their environments and limits, without the files that they run.',
      ),
    validation_reports: z.array(validationReportSchema),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime(),
    duration_ms: z.int().nonnegative(),
  })
  .describe('GateReport: the result of the gate for one change');

export type GateReport = Immutable<z.infer<typeof gateReportSchema>>;
export type ReportFinding = GateReport['findings'][number];
export type ReportCapsule = GateReport['capsules'][number];
export type ReportGene = GateReport['genes'][number];
export type ReportCommand = ReportGene['commands'][number];
export type ReportScript = z.infer<typeof script>;
