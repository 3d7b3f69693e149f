import type { GateUses } from './uses.ts';
import { type ActionsFile, jobsOf, type Mapping } from './workflow.ts';

/** The names of checks that a branch protection may require. */
export function gateNames(workflows: readonly ActionsFile[], uses: GateUses): ReadonlySet<string> {
  const names = workflows.flatMap((workflow) =>
    [...(uses.jobs.get(workflow.path) ?? [])].map((id) => checkName(id, jobsOf(workflow).get(id))),
  );
  return new Set(names.length > 0 ? [...names, 'gene-gate'] : []);
}

function checkName(id: string, job: Mapping | undefined): string {
  const name = typeof job?.name === 'string' ? job.name.trim() : '';
  return name === '' ? id : name;
}

/**
 * Whether a job's name can become one of the names. GitHub evaluates the expressions in it, so that
 * only the text before the first and after the last is certain.
 */
function canTake(names: ReadonlySet<string>, name: string): boolean {
  const start = name.indexOf('${{');
  const end = name.lastIndexOf('}}');
  if (start === -1 || end < start) return names.has(name);
  const [before, after] = [name.slice(0, start), name.slice(end + 2)];
  return [...names].some(
    (taken) =>
      taken === name ||
      (taken.length >= before.length + after.length &&
        taken.startsWith(before) &&
        taken.endsWith(after)),
  );
}

/** Finds new jobs whose check can have the name of the gate's: it could satisfy a required check. */
export function* takenNames(
  names: ReadonlySet<string>,
  base: readonly ActionsFile[],
  head: readonly ActionsFile[],
  standing: ReadonlySet<string>,
): Generator<[string, string[]]> {
  for (const workflow of head) {
    const old = base.find(({ path }) => path === workflow.path);
    const taken = [...jobsOf(workflow)].filter(([id, job]) => {
      const before = old && jobsOf(old).get(id);
      const name = checkName(id, job);
      const isNew = before === undefined || checkName(id, before) !== name;
      return isNew && canTake(names, name) && !standing.has(`${workflow.path} ${id}`);
    });
    if (taken.length > 0) {
      yield [
        workflow.path,
        taken.map(([id]) => `the job \`${id}\` takes the name of the gate's check`),
      ];
    }
  }
}
