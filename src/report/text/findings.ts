import type { Span } from '../../model/finding.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { chop } from '../view/columns.ts';
import { markedLines } from '../view/command-lines.ts';
import { errorLines } from '../view/error-lines.ts';
import {
  type Group,
  isMissingTarget,
  isWhole,
  otherFiles,
  othersWords,
  ownRemedy,
  pathAndLine,
  reasonsOf,
} from '../view/finding.ts';
import { fixOf, newFiles } from '../view/fix.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import { clip, clipCounted, count, duration, SEVERITY_TONES, statusWords } from '../view/words.ts';
import { type Layout, labelled, prose, roomOf, shortName, type TextTone } from './layout.ts';

/** Maximum length of a message or remedy; longer ones are hostile. */
export const LONGEST_SENTENCE = 600;
const OUTPUT_LINES = { quiet: 8, verbose: 200 } as const;

/**
 * Returns a blocked command with the span marked, the message, the remedy and the rule.
 *
 * @param above a command before it with the same reason, which is then not said again
 */
export function blockedRows(
  { lead, others }: Group<ExplainedCommand>,
  layout: Layout,
  above?: ExplainedCommand,
): string[] {
  const { main, further } = reasonsOf(lead.findings);
  const remedy = above && ownRemedy(lead.findings, above.findings);
  const reasons = above
    ? [
        ...prose(layout, 'why', 'The reason is the same as above.'),
        ...(remedy ? prose(layout, 'fix', clip(remedy, LONGEST_SENTENCE), { label: 'good' }) : []),
      ]
    : [
        ...(main
          ? explanation(main, layout)
          : prose(layout, 'why', clipCounted(lead.gene.summary, LONGEST_SENTENCE))),
        ...further.flatMap(({ message, rule }) =>
          prose(layout, 'also', `${clip(message, LONGEST_SENTENCE)} (${clip(rule, 60)})`),
        ),
      ];
  return [
    ...placeRows(lead, 'blocked', layout),
    ...labelled(layout, '', commandLines(lead, layout)),
    ...reasons,
    ...sameAgain(others, layout),
  ];
}

/** Returns the whole command, wrapped, with the spans of its findings marked. */
function commandLines({ command, findings }: ExplainedCommand, layout: Layout): string[] {
  const spans = findings.flatMap(({ span }) => span ?? []);
  return markedCommand(command.command, spans, layout);
}

/**
 * Returns a command in lines, with the marked spans in a tone.
 *
 * @param options.whole see {@link MarkedLinesOptions}
 */
export function markedCommand(
  command: string,
  spans: readonly Span[],
  layout: Layout,
  { tone = 'bad', ...rest }: { readonly tone?: TextTone; readonly whole?: number } = {},
): string[] {
  return markedLines(command, spans, { columns: roomOf(layout), ...rest }).map((line) =>
    layout.paint(/^ *\^[ ^]*$/.test(line) ? tone : 'strong', line),
  );
}

/** Returns a command that ran and did not pass, with the last lines of its output. */
export function failedRows({ lead, others }: Group<ExplainedCommand>, layout: Layout): string[] {
  const { outcome } = lead.command;
  if (outcome === undefined) return [];
  const most = layout.verbose ? OUTPUT_LINES.verbose : OUTPUT_LINES.quiet;
  const [finding] = lead.findings;
  return [
    ...placeRows(lead, 'failed', layout),
    ...labelled(layout, '', [
      ...commandLines({ ...lead, findings: [] }, layout),
      ...errorLines(outcome, most, roomOf(layout) - 2).map(
        (line) => `${layout.paint('quiet', '│')} ${line}`,
      ),
    ]),
    ...prose(
      layout,
      'why',
      `It ${statusWords(outcome)} after ${duration(outcome.duration_ms)}.${causeOf(finding)}`,
    ),
    ...(finding ? fixRows(finding, layout) : []),
    ...sameAgain(others, layout),
  ];
}

function causeOf(finding: ReportFinding | undefined): string {
  return finding && isMissingTarget(finding) ? ` ${clip(finding.message, LONGEST_SENTENCE)}` : '';
}

function placeRows(
  { gene, command, position }: ExplainedCommand,
  label: string,
  layout: Layout,
): string[] {
  const room = roomOf(layout);
  const path = command.location?.path ?? gene.path;
  const line = `:${command.location?.line ?? gene.line}`;
  const which = `, command ${position} of ${gene.commands.length}`;
  return labelled(
    layout,
    label,
    [
      shortName(gene.id, room - which.length) + which,
      layout.paint('quiet', shortName(path, room - line.length) + line),
    ],
    'bad',
  );
}

/** Returns the message, the remedy and the rule of a finding, and the files that a person writes for it. */
export function explanation(finding: ReportFinding, layout: Layout): string[] {
  return [
    ...prose(layout, 'why', clipCounted(finding.message, LONGEST_SENTENCE)),
    ...fixRows(finding, layout),
    ...newFiles(finding.edit).flatMap(({ path, lines, length }) => [
      ...prose(layout, 'new file', `${clip(path, 200)}, ${count(length, 'line')}`),
      ...diffRows(
        (lines ?? []).map((line) => `+ ${line}`),
        layout,
      ),
    ]),
  ];
}

/** Returns the remedy and the rule of a finding. */
export function fixRows({ remedy, rule }: ReportFinding, layout: Layout): string[] {
  return [
    ...prose(layout, 'fix', clip(remedy, LONGEST_SENTENCE), { label: 'good' }),
    ...explainRow(rule, layout),
  ];
}

/** Returns what `gene-gate fix` changes in the whole report: the command, and the same diff as in a comment. */
export function proposalRows(report: GateReport, layout: Layout): string[] {
  const fix = fixOf(report);
  if (fix === undefined) return [];
  const { what, command, diff } = fix;
  return [
    ...prose(layout, 'fix', `${what}:`, { label: 'good' }),
    ...labelled(layout, '', chop(command, roomOf(layout))),
    ...diffRows(diff ?? [], layout),
  ];
}

function diffRows(lines: readonly string[], layout: Layout): string[] {
  const painted = lines.flatMap((line) =>
    chop(terminal(line.replaceAll('\t', '    ')), roomOf(layout)).map((piece) => {
      const tone = line.startsWith('-') ? 'bad' : line.startsWith('+') ? 'good' : undefined;
      return tone ? layout.paint(tone, piece) : piece;
    }),
  );
  return labelled(layout, '', painted);
}

function explainRow(rule: string, layout: Layout): string[] {
  return labelled(layout, 'see', [
    layout.paint('quiet', shortName(`gene-gate explain ${rule}`, roomOf(layout))),
  ]);
}

function sameAgain(others: readonly ExplainedCommand[], layout: Layout): string[] {
  if (others.length === 0) return [];
  const ids = [...new Set(others.map(({ gene }) => clip(gene.id, 40)))];
  const more = ids.length > 3 ? ` and ${ids.length - 3} more` : '';
  return prose(
    layout,
    'repeated',
    `Same problem in ${count(others.length, 'other command')}, in ${ids.slice(0, 3).join(', ')}${more}.`,
  );
}

/** Returns the first finding of a group or a gene that requires approval, and the number of others. */
export function findingRows(group: Group<ReportFinding>, layout: Layout): string[] {
  const waits = group.lead.rule === 'approval-missing';
  const label = waits ? 'approval' : group.lead.severity;
  const tone = waits ? 'caution' : SEVERITY_TONES[group.lead.severity];
  const { lead } = group;
  const place = pathAndLine(lead);
  const files = otherFiles(group);
  const others = files.length > 0 ? files.map(terminal).join(', ') : othersWords(group);
  const more = others === '' ? '' : ` and ${others}`;
  const fits = more.length < roomOf(layout) / 2;
  return [
    ...prose(layout, label, isWhole(lead) ? lead.message : clip(lead.message, LONGEST_SENTENCE), {
      label: tone,
    }),
    ...(place === undefined
      ? []
      : labelled(layout, '', [
          layout.paint(
            'quiet',
            fits
              ? shortName(place, roomOf(layout) - more.length) + more
              : shortName(place, roomOf(layout)),
          ),
        ])),
    ...(fits ? [] : prose(layout, '', `and ${others}`, { text: 'quiet' })),
    ...fixRows(lead, layout),
  ];
}

/** Returns a finding that the policy ignores, with the reason and the expiry date. */
export function suppressedRows(finding: ReportFinding, layout: Layout): string[] {
  const { rule, message, suppressed } = finding;
  const place = pathAndLine(finding);
  const words = `${suppressed?.reason ?? ''} (${rule}, until ${suppressed?.expires})`;
  return [
    ...prose(layout, 'ignored', clip(message, LONGEST_SENTENCE), { label: 'quiet' }),
    ...(place === undefined
      ? []
      : labelled(layout, '', [layout.paint('quiet', shortName(place, roomOf(layout)))])),
    ...prose(layout, 'reason', clip(words, LONGEST_SENTENCE)),
  ];
}
