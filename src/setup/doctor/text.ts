import {
  type Layout,
  layoutOf,
  limited,
  page,
  prose,
  type TextOptions,
} from '../../report/text/layout.ts';
import { SEVERITY_TONES } from '../../report/view/tones.ts';
import { clip, count } from '../../report/view/words.ts';
import type { HistoryAnswer } from '../history/history-answer.ts';
import { historyRows } from '../history/text.ts';
import type { DoctorAnswer } from './doctor-answer.ts';

/** Problems that are shown without `--verbose`. */
const SHOWN = 5;
const LONGEST_MESSAGE = 300;

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
  const { history } = answer;
  return page([
    policyRows(answer, policyName, layout),
    ...(history ? historyRows(history, namesOf(history), layout) : []),
    answer.tighten.flatMap(({ key, what, why }) =>
      prose(layout, 'tighten', `${key}: ${what} ${why}`, { label: 'good' }),
    ),
    ...assetRows(answer.assets, layout),
    machineRows(answer, layout),
    workflowRows(answer.workflow, layout),
  ]);
}

function namesOf({ levels }: HistoryAnswer) {
  return { strict: 'no levels', policy: levels.length > 0 ? 'proposed' : 'levels' };
}

function policyRows({ policy }: DoctorAnswer, name: string, layout: Layout): string[] {
  const reports = policy.enforce === 'report' ? '; it only reports' : '';
  return [
    ...prose(layout, 'policy', `${name}, profile ${policy.profile}${reports}`),
    ...policy.idle.flatMap(({ key, why }) =>
      prose(layout, 'no effect', `${key}: ${why}`, { label: 'bad' }),
    ),
  ];
}

function assetRows(assets: DoctorAnswer['assets'], layout: Layout): string[][] {
  if (assets === null) return [];
  const { genes, problems, edits } = assets;
  const causes = (severity: Problem['severity']) =>
    problems.filter((each) => each.severity === severity).length;
  const found = (['error', 'warning'] as const).flatMap((severity) =>
    causes(severity) > 0 ? [`${severity}s with ${count(causes(severity), 'cause')}`] : [],
  );
  const state =
    genes === 0 ? 'the policy names the files with genes in `assets.include`' : 'nothing is wrong';
  const fix = edits > 0 ? ` gene-gate fix --write makes ${count(edits, 'edit')}.` : '';
  const { shown, rest } = limited(problems, SHOWN, 'problem', layout);
  return [
    prose(
      layout,
      'assets',
      `${count(genes, 'gene')}: ${found.length > 0 ? found.join(', ') : state}.${fix}`,
    ),
    ...shown.map((each) => problemRows(each, layout)),
    rest,
  ];
}

type Problem = NonNullable<DoctorAnswer['assets']>['problems'][number];

function problemRows(
  { severity, message, rule, findings, fixed, remedy }: Problem,
  layout: Layout,
): string[] {
  const times = findings > 1 ? `, ${findings} times` : '';
  const fix = `gene-gate fix --write resolves ${fixed} of ${findings}.`;
  const remedies =
    findings === 1 || fixed === 0 ? [remedy] : fixed < findings ? [fix, remedy] : [fix];
  return [
    ...prose(layout, severity, `${clip(message, LONGEST_MESSAGE)} (${rule}${times})`, {
      label: SEVERITY_TONES[severity],
    }),
    ...remedies.flatMap((each) => prose(layout, 'fix', clip(each, LONGEST_MESSAGE))),
  ];
}

const MISSING = {
  machine: 'not on PATH',
  dependencies: 'not in node_modules; install the dependencies',
} as const;

function machineRows({ programs, containment }: DoctorAnswer, layout: Layout): string[] {
  const { level, description, downgrades = [] } = containment;
  return [
    ...programs.flatMap(({ name, commands, path, missing }) =>
      prose(
        layout,
        missing ? 'missing' : 'program',
        `${name}, for ${count(commands, 'command')}: ${missing ? MISSING[missing] : path}`,
        missing ? { label: 'bad' } : {},
      ),
    ),
    ...prose(layout, 'contained', `${level}: ${description}`, {
      label: level === 'namespaces' ? 'good' : 'caution',
    }),
    ...(layout.verbose
      ? downgrades.flatMap(({ from, reason }) => prose(layout, '', `${from}: ${reason}`))
      : []),
  ];
}

function workflowRows({ paths, lacks }: DoctorAnswer['workflow'], layout: Layout): string[] {
  if (paths.length === 0) {
    const what = 'no workflow runs the gate; gene-gate init writes one';
    return prose(layout, 'workflow', what, { label: 'caution' });
  }
  return [
    ...prose(layout, 'workflow', paths.join(', ')),
    ...lacks.flatMap(({ path, key, what, why }) => {
      const place = paths.length > 1 ? `${path}: ` : '';
      return prose(layout, 'lacks', `${place}${key}: ${what} ${why}`, { label: 'caution' });
    }),
  ];
}
