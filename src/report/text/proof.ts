import { linesOf, type Proof } from '../../model/proof.ts';
import type { GateReport, ReportCommand } from '../gate-report.ts';
import { blockedRows, failedRows, findingRows } from '../view/finding-rows.ts';
import { reportSections } from '../view/report-sections.ts';
import type { Note, Row } from '../view/row.ts';
import { inCode, named } from '../view/words.ts';
import { layoutOf, page, roomOf, type TextOptions } from './layout.ts';
import { rowLines } from './rows.ts';

const SAYS: Record<Proof['outcome'], readonly [string, Row['tone'], string]> = {
  fails_without_change: ['proven', 'good', 'It passes with the change and fails without it.'],
  fails_when_new_code_fails: ['proven', 'good', 'It passes, and fails when its new code fails.'],
  nothing_shown: [
    'unproven',
    'caution',
    'It passes with and without the change. Add a test that fails without it.',
  ],
  no_subject: [
    'unproven',
    'caution',
    'It passes, and the change has nothing to take back: only tests, settings, comments or assets.',
  ],
  not_run: ['not run', 'bad', 'It passes with the change, and was not run without it'],
};

const OUTPUT_LINES = { quiet: 8, verbose: 200 } as const;

/** Renders for a terminal whether the only command of a report fails without the change, or why it did not pass. */
export function renderProof(report: GateReport, options: TextOptions): string {
  const layout = layoutOf(options);
  const [command] = report.genes.flatMap(({ commands }) => commands);
  if (command?.proof) return page([rowLines(proofRow(command, command.proof), layout)]);
  const { blocked, failed, notRun, waiting, dangers, findings } = reportSections(report);
  const most = OUTPUT_LINES[options.verbose ? 'verbose' : 'quiet'];
  const errors = [...dangers, ...findings].filter(({ severity }) => severity === 'error');
  const rows = [
    ...blockedRows(blocked),
    ...failedRows(failed, { most, columns: roomOf(layout) - 2 }),
    ...(notRun.length > 0 ? findingRows([...waiting, ...errors]) : []),
  ];
  return page(rows.map((row) => rowLines(row, layout)));
}

function proofRow({ command }: ReportCommand, proof: Proof): Row {
  const { outcome, reason, files, kept, hunks = [] } = proof;
  const [status, tone, words] = SAYS[outcome];
  const open = hunks.filter(({ noticed }) => !noticed);
  const note = (label: string, text: string): Note[] => (text === '' ? [] : [{ label, text }]);
  return {
    ...{ status, tone, command },
    words: reason === undefined ? words : `${words.replace(/\.$/, '')}: ${reason}.`,
    notes: [
      ...note(outcome === 'fails_when_new_code_fails' ? 'new code' : 'taken back', named(files)),
      ...note('kept', named(kept)),
      ...open.flatMap((hunk) =>
        note('unnoticed', `It passes without ${linesOf(hunk)} of ${inCode(hunk.path)}.`),
      ),
    ],
  };
}
