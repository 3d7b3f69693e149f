import * as z from 'zod';
import { findingIdSchema } from './finding.ts';
import type { Immutable } from './immutable.ts';

/** The effect of the change on a command that a machine runs automatically. */
const agentStateSchema = z.enum(['new', 'changed', 'removed', 'script_changed']);
export type AgentState = z.infer<typeof agentStateSchema>;

const entry = z.object({
  event: z.string().describe('When it runs.'),
  command: z.string().describe('What stands in the file, without secrets.'),
  line: z.int().min(1),
  target: z.string().exactOptional().describe('What that is, as words.'),
  scripts: z
    .array(z.string())
    .exactOptional()
    .describe('The files of the commit that run; absent if there are none.'),
  state: agentStateSchema
    .exactOptional()
    .describe('`script_changed`: only a file behind it. Absent in the audit of a single file.'),
  change: z
    .enum(['widens', 'narrows', 'changes'])
    .exactOptional()
    .describe(
      'Of a setting, and of a hook that goes and could prevent something: what the change does to the trust in the agent. `changes` also stands for a key whose meaning is not known.',
    ),
  digest: z
    .string()
    .describe(
      'Of its content and of the scripts behind it, for `agent_files.rules` of the policy.',
    ),
  findings: z.array(findingIdSchema).exactOptional().describe('The ids of its findings.'),
});

/** A file with commands that agents or editors run, and the entries that the change concerns. */
export const agentFileSchema = z.object({
  path: z.string(),
  format: z.string(),
  tool: z.string().describe('Who reads the file.'),
  approval: z.string().describe('Who is asked before something runs, as a clause.'),
  specification: z.url(),
  entries: z.array(entry),
});

export type AgentFileEntry = Immutable<z.infer<typeof entry>>;
export type ReportAgentFile = Immutable<z.infer<typeof agentFileSchema>>;
