import type { Span } from '../../model/finding.ts';

/** A part of a command within the same word and the same marks. */
export interface TextSegment {
  readonly text: string;
  /** Index of its word; undefined between words. */
  readonly word: number | undefined;
  /** Indexes of the marks that cover it. */
  readonly marks: readonly number[];
  /** Indexes of the marks that end with it. */
  readonly ends: readonly number[];
}

/**
 * Splits a command where words and marks begin and end. An empty mark covers the next character, or an
 * empty segment after the last one. Never splits a surrogate pair.
 *
 * @param words sorted, without overlap; UTF-16 offsets
 */
export function segmentsOf(
  command: string,
  words: readonly Span[],
  marks: readonly Span[],
): TextSegment[] {
  const place = (offset: number) => whole(command, Math.min(Math.max(0, offset), command.length));
  const placed = marks.map(({ start, end }) => {
    const from = place(start);
    return { start: from, end: Math.max(place(end), afterCharacter(command, from)) };
  });
  const cuts = new Set([0, command.length]);
  for (const { start, end } of [...words, ...placed]) cuts.add(place(start)).add(place(end));
  const sorted = [...cuts].sort((a, b) => a - b);

  const segments: TextSegment[] = [];
  let word = 0;
  sorted.forEach((start, index) => {
    // The last cut is the end: an empty segment, which only a mark can need.
    const end = sorted[index + 1] ?? start;
    const lying = indexesOf(
      placed,
      (mark) => mark.start <= start && end <= mark.end && (start < end || mark.start === start),
    );
    if (start === end && lying.length === 0) return;
    while (word < words.length && (words[word]?.end ?? 0) <= start) word += 1;
    const inWord = word < words.length && (words[word]?.start ?? end) <= start && start < end;
    segments.push({
      text: command.slice(start, end),
      word: inWord ? word : undefined,
      marks: lying,
      ends: lying.filter((mark) => placed[mark]?.end === end),
    });
  });
  return segments;
}

/** Returns the segments of a part of a command, which does not split a surrogate pair. */
export function segmentsWithin(
  command: string,
  words: readonly Span[],
  marks: readonly Span[],
  { start, end }: Span,
): TextSegment[] {
  if (start === 0 && end === command.length) return segmentsOf(command, words, marks);
  const moved = (span: Span) => ({
    start: Math.max(span.start - start, 0),
    end: Math.min(span.end, end) - start,
  });
  const inside = words.filter((word) => word.end > start && word.start < end).map(moved);
  // Marks keep their numbers, so one that is elsewhere stays in the list, without a character.
  const elsewhere = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const kept = marks.map((mark) =>
    mark.start < end && Math.max(mark.end, mark.start + 1) > start ? moved(mark) : elsewhere,
  );
  return segmentsOf(command.slice(start, end), inside, kept).filter(({ text }) => text !== '');
}

function indexesOf(spans: readonly Span[], wanted: (span: Span) => boolean): number[] {
  return spans.flatMap((span, index) => (wanted(span) ? [index] : []));
}

/** Returns the offset, moved back if it is within a surrogate pair. */
function whole(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

function afterCharacter(text: string, offset: number): number {
  const code = text.codePointAt(offset);
  return code === undefined ? offset : offset + (code > 0xffff ? 2 : 1);
}
