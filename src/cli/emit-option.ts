import { randomBytes } from 'node:crypto';
import { Option } from 'commander';
import { GateError } from '../ground/error.ts';
import { EMITTED, type Emitted, type Sender } from '../promote/emit.ts';
import type { Terminal } from './terminal.ts';

/** The option of `promote` that prints messages for other agents. */
export function emitOption(): Option {
  return new Option(
    '--emit <kind>',
    'print messages of the protocol instead, as JSONL; requires A2A_NODE_ID',
  )
    .choices(EMITTED)
    .conflicts('format');
}

/**
 * Returns who sends the messages of `--emit`.
 *
 * @throws GateError `usage` without `A2A_NODE_ID`, because hubs refuse messages without a sender
 */
export function senderOf(emit: Emitted | undefined, { env }: Terminal): Sender {
  const id = env.A2A_NODE_ID?.trim() ?? '';
  if (emit !== undefined && id === '') {
    throw new GateError(
      'usage',
      'promote --emit requires the id of your node, which every message names as its sender.',
      'Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.',
    );
  }
  return { id, now: new Date(), random: () => randomBytes(4).toString('hex') };
}
