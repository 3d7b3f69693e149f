import { isAuditLog } from '../../assets/log/audit-log.ts';
import { MUST_NOT } from '../../audit/change/agents-block.ts';
import { HOW_TO_GET_IT } from '../../ground/tool.ts';
import { byHarm } from '../../model/by-harm.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { isForHuman } from '../../verdict/next-actor.ts';
import { isBlocking } from '../../verdict/verdict.ts';
import { jsonLine } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { hubAnswer } from '../view/hub.ts';
import { AGENT_TASK_VERSION, type AgentTask, agentTaskSchema } from './agent-task.ts';

/** The names of the result files that have the whole task and its diff. */
export const AGENT_TASK_FILE = 'agent-task.json';
export const AGENT_PATCH_FILE = 'agent-task.patch';

export function renderAgentTask(report: GateReport): string {
  return renderTask(agentTask(report));
}

/** Renders a task as JSON: one line for each field, and for each entry of a list. */
export function renderTask(task: AgentTask): string {
  const fields = Object.entries(agentTaskSchema.parse(task)).map(([name, value]) => {
    const isLong = Array.isArray(value) && value.length > 0;
    const text = isLong ? `[\n${value.map(jsonLine).join(',\n')}\n]` : jsonLine(value);
    return `${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** The part of a GateReport that a task is made of. */
export type TaskSource = Pick<
  GateReport,
  | 'verdict'
  | 'next_actor'
  | 'error'
  | 'head_sha'
  | 'base_sha'
  | 'findings'
  | 'fix'
  | 'approval_digest'
> & {
  readonly event?: Pick<GateReport['event'], 'name'>;
  readonly genes: readonly Pick<GateReport['genes'][number], 'id' | 'profiles'>[];
  readonly policy: Pick<
    NonNullable<GateReport['policy']>,
    'ref' | 'profile' | 'fail_on' | 'enforce'
  > | null;
};

/** Returns what the agent that wrote the change does next. Decides nothing of its own. */
export function agentTask(source: TaskSource): AgentTask {
  const { verdict, next_actor, error, head_sha, base_sha, policy, findings, fix, genes } = source;
  const isOpen = verdict === 'pass' || verdict === 'warn' ? () => false : isOpenFor(source);
  const shown = findings.filter((each) => isOpen(each) || isAdvice(each)).sort(byHarm);
  const forHuman = new Set(shown.filter(isForHuman));
  const forAgent = shown.filter((each) => !forHuman.has(each));
  const resolved = resolvedBy(fix?.edits ?? []);
  const hub = genes.flatMap(({ id, profiles }) => {
    const { taken, words } = hubAnswer(profiles) ?? {};
    return taken === undefined || words === undefined ? [] : [{ gene: id, taken, words }];
  });
  return {
    type: 'AgentTask',
    schema_version: AGENT_TASK_VERSION,
    next_actor,
    verdict,
    ...(error && { error }),
    head_sha,
    base_sha,
    policy: policy && {
      ...(policy.ref !== undefined && { ref: policy.ref }),
      profile: policy.profile,
    },
    edits: fix?.edits ?? [],
    todo: forAgent.filter((each) => isOpen(each) && !resolved(each)).map(entryOf),
    advice: forAgent.filter((each) => !isOpen(each)).map(entryOf),
    human: [...forHuman].map((each) => ({
      ...(each.id !== undefined && { finding: each.id }),
      why: each.message,
      needs: needsOf(each, source),
    })),
    ...(hub.length > 0 && { hub }),
    must_not: MUST_NOT,
    patch: fix?.patch ?? null,
    verify: verifyCommand(source),
    how_to_get_it: HOW_TO_GET_IT,
  };
}

function entryOf({ id, rule, message, remedy, location }: ReportFinding) {
  const finding = id === undefined ? {} : { finding: id };
  const place = location && { path: location.path, line: location.line };
  return { ...finding, rule, ...place, message, remedy };
}

/** What makes a check worth more, also of a change that passes. */
function isAdvice({ rule, severity, suppressed }: ReportFinding): boolean {
  return ruleOf(rule)?.advice === true && severity === 'warning' && !suppressed;
}

/** A finding is open if it fails the gate, or if an approval is waited for. */
function isOpenFor({ policy, findings }: TaskSource): (finding: ReportFinding) => boolean {
  const failOn = policy?.fail_on ?? 'error';
  const gateWaits = findings.some(({ rule }) => rule === 'gate-approval-missing');
  return (each) => {
    const approval = ruleOf(each.rule)?.approval;
    const isWaiting = approval === 'waits' || (approval === 'needed' && gateWaits);
    return !each.suppressed && (isBlocking(each, failOn) || isWaiting);
  };
}

/** Whether an edit resolves a finding: its own, or any other one about the same command. */
function resolvedBy(
  edits: NonNullable<GateReport['fix']>['edits'],
): (finding: ReportFinding) => boolean {
  const ids = new Set<string | undefined>(edits.map(({ finding }) => finding));
  const commands = new Set(edits.map(({ path, old }) => JSON.stringify([path, old])));
  return ({ id, subject, location }) =>
    ids.has(id) || commands.has(JSON.stringify([location?.path, subject?.command]));
}

function needsOf(
  { rule, remedy, location }: ReportFinding,
  { approval_digest }: TaskSource,
): string {
  if (approval_digest !== null && ruleOf(rule)?.approval !== undefined) {
    return `${remedy} The approval digest is ${approval_digest}.`;
  }
  return location && isAuditLog(location.path)
    ? `${remedy} Only the process that owns the audit log writes to it.`
    : remedy;
}

/**
 * The command runs all that the gate runs: behind a command that was blocked, another one can fail. It fails while
 * the agent has something to do, also where the policy only reports it.
 */
function verifyCommand({ policy, base_sha, event }: TaskSource): string {
  const base = policy?.ref ?? base_sha;
  return [
    'gene-gate check --worktree',
    ...(event?.name === 'index' ? ['--staged'] : []),
    ...(policy?.enforce === 'report' ? ['--block'] : []),
    ...(base ? [`--base ${base}`] : []),
  ].join(' ');
}
