import { terminal } from '../escape.ts';
import type { ReportCommand, ReportFinding } from '../gate-report.ts';
import { notShown, shownParts } from '../view/marked-lines.ts';
import { segmentsWithin, type TextSegment } from './segments.ts';

/** Longer commands are shown around their marks; no rule allows one. */
const LONGEST_COMMAND = 4000;

/** Maximum number of marks in one command. */
const MOST_MARKS = 30;

/** Returns the findings with a span in the command; mark `n` is the one at `n - 1`. */
export function marksOf(findings: readonly ReportFinding[]): readonly ReportFinding[] {
  return findings.filter(({ span }) => span !== undefined).slice(0, MOST_MARKS);
}

/** Returns the number of a finding's mark; undefined without a mark, or if it is the only one. */
export function numberOf(
  finding: ReportFinding,
  marked: readonly ReportFinding[],
): number | undefined {
  return marked.length > 1 && marked.includes(finding) ? marked.indexOf(finding) + 1 : undefined;
}

/**
 * A command with its words separated and the spans of findings marked and numbered.
 *
 * @param marked findings that have a span, in the order of their numbers
 */
export function CommandText({
  command: { command, words = [] },
  marked,
}: {
  readonly command: ReportCommand;
  readonly marked: readonly ReportFinding[];
}) {
  const spans = marked.flatMap(({ span }) => span ?? []);
  const numbered = marked.length > 1;
  return (
    <p class="command-text">
      {shownParts(command, spans, LONGEST_COMMAND).map(({ start, end, isShown }) =>
        isShown ? (
          <code dir="ltr" key={start}>
            {byWord(segmentsWithin(command, words, spans, { start, end })).map(
              ({ word, segments }, index) =>
                word === undefined ? (
                  segments.map(marking(numbered))
                ) : (
                  <span class="word" key={index}>
                    {segments.map(marking(numbered))}
                  </span>
                ),
            )}
          </code>
        ) : (
          <span class="quiet" key={start}>
            {' '}
            {notShown(end - start)}{' '}
          </span>
        ),
      )}
    </p>
  );
}

/** A single mark has no number. */
const marking = (numbered: boolean) =>
  function Marking({ text, marks, ends }: TextSegment, index: number) {
    if (marks.length === 0) return terminal(text);
    return (
      <mark key={index}>
        {text === '' ? '\u00a0' : terminal(text)}
        {numbered && ends.map((mark) => <sup key={mark}>{mark + 1}</sup>)}
      </mark>
    );
  };

/** Groups consecutive segments of the same word. */
function byWord(
  segments: readonly TextSegment[],
): { word: number | undefined; segments: TextSegment[] }[] {
  const groups: { word: number | undefined; segments: TextSegment[] }[] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (last && last.word === segment.word) last.segments.push(segment);
    else groups.push({ word: segment.word, segments: [segment] });
  }
  return groups;
}
