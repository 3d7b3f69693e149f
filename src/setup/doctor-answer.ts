import * as z from 'zod';
import { agentFileSchema } from '../model/agent-file.ts';
import type { Immutable } from '../model/immutable.ts';
import { isolationSchema } from '../model/isolation.ts';
import { type Layout, layoutOf, page, prose, type TextOptions } from '../report/text/layout.ts';
import { listRows } from '../report/text/rows.ts';
import { machineList } from '../report/view/rows.ts';
import { count } from '../report/view/words.ts';

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
      .array(agentFileSchema)
      .describe('What runs automatically in the repository today.'),
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

/** Renders what a repository and a machine have and lack for the gate. */
export function renderDoctor(
  answer: DoctorAnswer,
  policyName: string,
  options: TextOptions,
): string {
  const layout = layoutOf(options);
  return page([
    policyRow(answer, policyName, layout),
    answer.lacks.flatMap(({ key, what }) =>
      prose(layout, 'policy', `${key}: ${what}`, { label: 'caution' }),
    ),
    listRows(machineList({ agent_files: answer.agent_files, findings: [] }), layout),
    genesRow(answer, layout),
    machineRows(answer, layout),
    workflowRows(answer.workflow, layout),
  ]);
}

function policyRow({ policy }: DoctorAnswer, name: string, layout: Layout): string[] {
  const until = policy.enforce_until === undefined ? '' : ` until ${policy.enforce_until}`;
  const reports = policy.enforce === 'report' ? `; it only reports${until}` : '';
  return prose(layout, 'policy', `${name}, profile ${policy.profile}${reports}`);
}

function genesRow(answer: DoctorAnswer, layout: Layout): string[] {
  const { stored, refused } = answer.genes;
  const { agent_files: agentFiles } = answer;
  if (stored === 0 && agentFiles.length > 0) {
    const what = 'none; pull requests show what changes of the files above';
    return prose(layout, 'genes', what);
  }
  const what =
    stored === 0
      ? 'none in an asset file; `assets.include` in the policy says where the gate looks'
      : refused === 0
        ? `${count(stored, 'gene')}, whose commands may all run`
        : `${count(stored, 'gene')}, of which ${refused} may not run; \`gene-gate audit\` says why`;
  const tone = stored > 0 && refused === 0 ? {} : { label: 'caution' as const };
  return prose(layout, 'genes', what, tone);
}

const MISSING = {
  machine: 'not on PATH',
  dependencies: 'not in node_modules; install the dependencies',
} as const;

const PRIVATE =
  'contained commands see little else of your home. If it fails there, install it in a directory of the system, such as /usr/local.';

function machineRows({ programs, containment }: DoctorAnswer, layout: Layout): string[] {
  const { level, description, downgrades = [] } = containment;
  return [
    ...programs.flatMap(({ name, commands, path, missing, private: isPrivate }) => {
      const place = missing ? MISSING[missing] : isPrivate ? `${path}; ${PRIVATE}` : path;
      const tone = missing ? { label: 'bad' as const } : {};
      const words = `${name}, for ${count(commands, 'command')}: ${place}`;
      return prose(layout, missing ? 'missing' : 'program', words, tone);
    }),
    ...prose(layout, 'contained', `${level}: ${description}`, {
      label: level === 'namespaces' ? 'good' : 'caution',
    }),
    ...(layout.verbose
      ? downgrades.flatMap(({ from, reason }) => prose(layout, '', `${from}: ${reason}`))
      : []),
  ];
}

/** Renders the workflows that run the gate, with what they lack. */
export function workflowRows(
  { paths, late, lacks }: DoctorAnswer['workflow'],
  layout: Layout,
): string[] {
  if (paths.length === 0) {
    const what = 'no workflow runs the gate; `gene-gate init` writes one';
    return prose(layout, 'workflow', what, { label: 'caution' });
  }
  return [
    ...prose(layout, 'workflow', paths.join(', ')),
    ...(late ? prose(layout, 'late', `${late.message} ${late.remedy}`, { label: 'caution' }) : []),
    ...lacks.flatMap(({ path, key, what }) => {
      const place = paths.length > 1 ? `${path}: ` : '';
      return prose(layout, 'lacks', `${place}${key}: ${what}`, { label: 'caution' });
    }),
  ];
}
