import { type Layout, labelled, limited, prose, roomOf, shortName } from '../report/text/layout.ts';
import { clip, count, shortCommit } from '../report/view/words.ts';
import { type HistorySummary, ruleCounts } from './history-summary.ts';
import { OUTCOMES, type Outcome } from './judge-change.ts';

/** The words for a number of changes with an outcome. */
const WORDS: Record<Outcome, string> = {
  passes: 'pass',
  needs_fix: 'pass after gene-gate fix',
  waits: 'wait for an approval',
  fails: 'fail',
  undecided: 'could not be judged',
};

/** Failing changes that are shown without `--verbose`. */
const SHOWN = 5;
const LONGEST_MESSAGE = 300;

/** Renders what the history says about the new policy. */
export function historyRows(history: HistorySummary, layout: Layout): string[][] {
  const { changes, withAssets, left, shallow, strict, policy, levels, failing } = history;
  const older = shallow ? ' The clone is shallow; git fetch --unshallow gets the others.' : '';
  const late = left > 0 ? ` ${count(left, 'older change')} would take too long.` : '';
  if (changes === 0) return [prose(layout, 'history', `There is no past change.${late}${older}`)];
  return [
    [
      ...prose(
        layout,
        'history',
        `Judged the last ${count(changes, 'change')}, ${withAssets} of them with assets, as if they were pull requests today. Nothing was run.${late}${older}`,
      ),
      ...prose(layout, 'defaults', countWords(strict)),
      ...(countWords(policy) === countWords(strict)
        ? []
        : prose(layout, 'new policy', countWords(policy))),
      ...levels.flatMap(({ group, ...broken }) =>
        prose(
          layout,
          'level',
          `${group}: warning, because of ${count(broken.changes, 'change')}: ${ruleCounts(broken.rules)}`,
        ),
      ),
    ],
    ...failingRows(failing, layout),
    ...history.undecided.map(({ message, hint, changes: number }) => [
      ...prose(
        layout,
        'undecided',
        `${count(number, 'change')}: ${clip(message, LONGEST_MESSAGE)}`,
        {
          label: 'bad',
        },
      ),
      ...prose(layout, 'fix', hint),
    ]),
  ];
}

/** Counts past changes by what becomes of them: `3 pass, 1 fail`. */
export function countWords(counts: HistorySummary['strict']): string {
  const words = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return words.map((outcome) => `${counts[outcome]} ${WORDS[outcome]}`).join(', ');
}

/** Without `--verbose`, only some of those that `fix` cannot help. */
function failingRows(failing: HistorySummary['failing'], layout: Layout): string[][] {
  const [failed, fixable] = [
    failing.filter(({ outcome }) => outcome === 'fails'),
    failing.filter(({ outcome }) => outcome !== 'fails'),
  ];
  const { shown, rest } = limited(failed, SHOWN, 'change', layout);
  const rows = [...shown, ...(layout.verbose ? fixable : [])].map((each) =>
    changeRows(each, layout),
  );
  return rest.length > 0 ? [...rows, rest] : rows;
}

function changeRows(
  { commit, subject, outcome, reasons }: HistorySummary['failing'][number],
  layout: Layout,
): string[] {
  const [label, tone] =
    outcome === 'fails' ? (['fails', 'bad'] as const) : (['fix', 'caution'] as const);
  const name = `${shortCommit(commit)} ${subject}`;
  return [
    ...labelled(layout, label, [layout.paint('strong', shortName(name, roomOf(layout)))], tone),
    ...(reasons.length === 0 ? prose(layout, '', 'gene-gate fix rewrites what fails.') : []),
    ...reasons.flatMap(({ rule, findings, message }) =>
      prose(
        layout,
        '',
        `${clip(message, LONGEST_MESSAGE)} (${rule}${findings > 1 ? `, ${findings} times` : ''})`,
      ),
    ),
  ];
}
