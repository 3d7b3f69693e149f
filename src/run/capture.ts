import { StringDecoder } from 'node:string_decoder';
import type { Captured } from '../model/outcome.ts';

/**
 * Keeps the start and the end of one output stream in bounded memory, regardless of its length and
 * lines. The tail is a ring buffer, so a stream of single bytes is not more expensive.
 *
 * UTF-8 sequences are never split: head and tail are decoded as one text if nothing between them is
 * missing; otherwise a truncated sequence is dropped with the missing middle. Invalid UTF-8 becomes
 * U+FFFD.
 */
export class Capture {
  readonly #head: Buffer;
  readonly #tail: Buffer;
  #bytes = 0;

  /** @param limit bytes to keep of the start, and the same number of the end */
  constructor(limit: number) {
    // Not zero-filled: the system allocates pages only when they are written.
    this.#head = Buffer.allocUnsafeSlow(limit);
    this.#tail = Buffer.allocUnsafeSlow(limit);
  }

  write(chunk: Buffer): void {
    const room = Math.max(0, this.#head.length - this.#bytes);
    if (room > 0) chunk.copy(this.#head, this.#bytes);
    const beyond = chunk.subarray(room);
    if (beyond.length > 0) this.#writeTail(beyond);
    this.#bytes += chunk.length;
  }

  #writeTail(beyond: Buffer): void {
    const size = this.#tail.length;
    const written = Math.max(0, this.#bytes - this.#head.length);
    const last = beyond.subarray(Math.max(0, beyond.length - size));
    const start = (written + beyond.length - last.length) % size;
    const copied = last.copy(this.#tail, start);
    last.copy(this.#tail, 0, copied);
  }

  /** Returns the output kept so far as text. */
  result(): Captured {
    const limit = this.#head.length;
    const bytes = this.#bytes;
    const decoder = new StringDecoder('utf8');
    const kept = this.#head.subarray(0, Math.min(bytes, limit));
    if (bytes <= limit) return { head: decoder.end(kept), tail: '', bytes, truncated: false };
    const head = decoder.write(kept);
    if (bytes <= 2 * limit) {
      const tail = decoder.end(this.#tail.subarray(0, bytes - limit));
      return { head, tail, bytes, truncated: false };
    }
    const start = bytes % limit;
    const ring = Buffer.concat([this.#tail.subarray(start), this.#tail.subarray(0, start)]);
    const tail = ring.subarray(tornSequenceLength(ring)).toString('utf8');
    return { head, tail, bytes, truncated: true };
  }
}

/** Counts the bytes at the start that belong to a truncated sequence: three at most. */
function tornSequenceLength(bytes: Buffer): number {
  const isContinuation = (byte: number | undefined) => byte !== undefined && byte >> 6 === 0b10;
  const length = [0, 1, 2, 3].find((index) => !isContinuation(bytes[index]));
  // Four continuation bytes in a row are not a truncated sequence but invalid UTF-8.
  return length ?? 0;
}
