import { isDeepStrictEqual } from 'node:util';
import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import { GATE, type GateUses } from './gate-uses.ts';
import { type ActionsFile, jobsOf, stepsOf } from './workflow.ts';

/** The names of checks that a ruleset may require: those that the gate writes, and those of its jobs. */
export function gateNames(
  workflows: readonly ActionsFile[],
  { jobs }: Pick<GateUses, 'jobs'>,
): readonly string[] {
  const names = workflows.flatMap((workflow) =>
    [...(jobs.get(workflow.path)?.keys() ?? [])].flatMap((id) => {
      const job = jobsOf(workflow).get(id) ?? {};
      return [nameOf(id, job), ...writtenNames(job)];
    }),
  );
  return names.length > 0 ? [...new Set([...names, 'gene-gate'])] : [];
}

/** The input `check-name` of the action. */
function writtenNames(job: Mapping): string[] {
  return [job, ...stepsOf(job)].flatMap(({ uses, with: inputs }) => {
    const name = isMapping(inputs) ? inputs['check-name'] : undefined;
    return typeof uses === 'string' && (GATE.test(uses) || uses.startsWith('./')) && name
      ? [String(name).trim()]
      : [];
  });
}

/**
 * Lists the new or edited jobs of a workflow of the head whose check has, or can have, one of the names. The
 * value of an expression comes from the job, its own steps aside, and from the jobs that it needs.
 *
 * @param before the same workflow at the base
 */
export function takenNames(
  names: readonly string[],
  workflow: ActionsFile,
  before: ActionsFile | undefined,
): readonly string[] {
  const old = before ? jobsOf(before) : new Map<string, Mapping>();
  const isSameFile = isDeepStrictEqual(workflow.value, before?.value);
  return [...jobsOf(workflow)]
    .filter(([id, job]) => names.some((taken) => canBe(nameOf(id, job), taken)))
    .filter(([id, job]) => {
      const was = old.get(id);
      const isSame = was && isDeepStrictEqual({ ...job, steps: [] }, { ...was, steps: [] });
      return !isSame || (job.needs !== undefined && !isSameFile);
    })
    .map(([id]) => `the job \`${id}\` has, or can have, the name of the gate's check`);
}

function nameOf(id: string, { name }: Mapping): string {
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : id;
}

/**
 * Whether two names can be the same. GitHub evaluates the expressions in them, so that only the text before
 * the first and after the last is certain.
 */
function canBe(name: string, taken: string): boolean {
  const [a, b] = [certainParts(name), certainParts(taken)];
  if (a === undefined && b === undefined) return name === taken;
  if (a === undefined || b === undefined) {
    const [text, [start, end]] = a === undefined ? [name, b ?? ['', '']] : [taken, a];
    return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
  }
  const fits = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  return fits(a[0], b[0]) && (a[1].endsWith(b[1]) || b[1].endsWith(a[1]));
}

/** @returns undefined for a name without an expression */
function certainParts(name: string): readonly [start: string, end: string] | undefined {
  const start = name.indexOf('${{');
  const end = name.lastIndexOf('}}');
  return start === -1 || end < start ? undefined : [name.slice(0, start), name.slice(end + 2)];
}
