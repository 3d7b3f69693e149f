import type { Captured } from '../model/outcome.ts';

/** The protocol's limit for each stream, in UTF-16 units (reference engine 1.29.8). */
export const STREAM_CHARACTERS = 4000;
/** How much of that is the beginning; the end says more about a failure. */
export const HEAD_CHARACTERS = 1000;

/** What a stream printed in at most `limit` UTF-16 units: its beginning, a note, its end. */
export function shortenStream({ head, tail, bytes, truncated }: Captured, limit: number): string {
  const whole = head + tail;
  if (!truncated && whole.length <= limit) return whole;
  const note = `\n[cut: the beginning and the end of ${bytes} bytes]\n`;
  const first = truncated ? head : whole;
  const last = truncated ? tail : whole;
  return (
    first.slice(0, HEAD_CHARACTERS).replace(/[\ud800-\udbff]$/, '') +
    note +
    last.slice(-(limit - HEAD_CHARACTERS - note.length)).replace(/^[\udc00-\udfff]/, '')
  );
}

/** A whole text as a stream of a report. */
export function shortenText(text: string): string {
  const stream = { head: text, tail: '', bytes: Buffer.byteLength(text), truncated: false };
  return shortenStream(stream, STREAM_CHARACTERS);
}
