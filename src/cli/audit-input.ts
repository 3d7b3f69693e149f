import * as z from 'zod';
import { GateError } from '../error.ts';

/** One entry of `audit --commands`. */
export interface CommandEntry {
  /** As given, or the position in the list, counted from 0. */
  readonly id: string;
  /** A string if it is a command; anything else is audited as what it is, and blocked. */
  readonly command: unknown;
}

const entrySchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  command: z.unknown(),
  context: z.looseObject({}).optional(),
});

/**
 * Reads the input of `audit --commands`: a JSON array of commands, or of `{id, command, context?}`.
 *
 * @param from how to name the input in errors
 * @throws GateError `input_invalid` if it is no such array
 */
export function readCommandEntries(input: Buffer, from: string): CommandEntry[] {
  const entries = parseArray(input, from);
  return entries.map((entry, index) => {
    if (typeof entry !== 'object' || entry === null || !('command' in entry)) {
      return { id: String(index), command: entry };
    }
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) {
      throw unusable(`entry ${index} of ${from}: ${z.prettifyError(parsed.error)}`);
    }
    return { id: String(parsed.data.id ?? index), command: parsed.data.command };
  });
}

function parseArray(input: Buffer, from: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(input));
  } catch (error) {
    throw unusable(`${from} is not JSON in UTF-8: ${(error as Error).message}`);
  }
  if (!Array.isArray(parsed)) throw unusable(`${from} holds no JSON array`);
  return parsed;
}

function unusable(what: string): GateError {
  return new GateError(
    'input_invalid',
    `The commands cannot be read: ${what}.`,
    'Give a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.',
  );
}
