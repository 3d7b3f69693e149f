import type { Readable } from 'node:stream';

const LENGTH_BYTES = 4;
/** A longer reply is none of the supervisor's. */
const LONGEST_REPLY = 64 * 1024;

/**
 * Writes words as one frame for the supervisor: their length in four bytes, then the words, separated
 * by NUL.
 *
 * @throws TypeError for a word with NUL, which no program can receive
 */
export function frame(...words: readonly string[]): Buffer {
  refuseNul(words);
  const body = Buffer.from(words.join('\0'));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** @throws TypeError for a word with NUL, as `spawn` does */
function refuseNul(words: readonly string[]): void {
  if (!words.some((word) => word.includes('\0'))) return;
  throw Object.assign(new TypeError('A word contains NUL'), { code: 'ERR_INVALID_ARG_VALUE' });
}

/**
 * Reads the frames of a stream.
 *
 * @param reply receives the words of each frame
 * @param nonsense called once if the stream is not a sequence of frames; nothing is read afterwards
 */
export function readFrames(
  stream: Readable,
  reply: (words: readonly string[]) => void,
  nonsense: () => void,
): void {
  let rest: Buffer = Buffer.alloc(0);
  const read = (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + rest.readUInt32BE();
      if (end > LONGEST_REPLY) {
        stream.off('data', read);
        nonsense();
        return;
      }
      if (rest.length < end) return;
      const words = rest.toString('utf8', LENGTH_BYTES, end).split('\0');
      rest = rest.subarray(end);
      reply(words);
    }
  };
  stream.on('data', read);
}
