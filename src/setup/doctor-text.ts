import { type Layout, layoutOf, page, prose, type TextOptions } from '../report/text/layout.ts';
import { count } from '../report/view/words.ts';
import type { DoctorAnswer } from './doctor-answer.ts';

/**
 * Renders what a repository and a machine have and lack for the gate.
 *
 * @param policyName how to name the policy
 */
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
  if (agentFiles !== undefined) {
    const what = `none; pull requests show what agents and editors run because of ${count(agentFiles, 'file')}`;
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
