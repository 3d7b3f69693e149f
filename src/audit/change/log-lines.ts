const NEWLINE = 0x0a;

/** A line of a log that is not a valid record. */
export interface MalformedLine {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/**
 * Finds the first malformed line of an append-only log, for readers that read it line by line: each
 * line is one JSON object with a `type`, or empty.
 *
 * @param from the offset of the first byte to check; a line that starts before it is checked only
 *   from there
 */
export function firstMalformedLine(log: Buffer, from: number): MalformedLine | undefined {
  let line = 1;
  for (let at = log.indexOf(NEWLINE); at >= 0 && at < from; at = log.indexOf(NEWLINE, at + 1)) {
    line += 1;
  }
  for (let start = from; start < log.length; line += 1) {
    const newline = log.indexOf(NEWLINE, start);
    const end = newline < 0 ? log.length : newline;
    const problem = problemOf(log.subarray(start, end));
    if (problem !== undefined) return { line, problem };
    start = end + 1;
  }
  return undefined;
}

function problemOf(line: Buffer): string | undefined {
  let value: unknown;
  try {
    const text = line.toString('utf8').trim();
    if (text === '') return undefined;
    value = JSON.parse(text);
  } catch {
    // A line that is too long or too deep to parse is not a valid record either.
    return 'it is not a single JSON value';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'it is not a JSON object';
  }
  return typeof (value as { type?: unknown }).type === 'string' ? undefined : 'it has no `type`';
}
