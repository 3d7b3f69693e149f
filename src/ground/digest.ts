import { type BinaryLike, hash } from 'node:crypto';

/** The form of every digest that the gate writes, and of a protocol's `asset_id`. */
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

export function digestOf(content: BinaryLike): string {
  return `sha256:${hash('sha256', content)}`;
}
